/* text-events.c: every event as one sentence of a log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An event that a card causes is headed by the name of the card, so the
 * sentences here do not repeat it.
 */

#include "text.h"

#include <glib/gi18n-lib.h>

#include "events.h"

/* Fables. */

static char *
fable_drawn (const BrambleEvent *e,
             const char         *who)
{
  if (e->card >= GRIMM_N_CARDS)
    return g_strdup_printf (_("%s draws a Fable."), who);

  /* Translators: %2$s is a Fable. Names of players and cards are never
   * declined. Where your language would have to, put them behind a colon or in
   * quotation marks; this holds for all sentences of the log. */
  return g_strdup_printf (_("%1$s draws %2$s."), who, grimm_card_name (e->card));
}

static char *
fable_passed (const BrambleEvent *e,
              const char         *who,
              const char         *other)
{
  if (e->card >= GRIMM_N_CARDS)
    return g_strdup_printf (_("%1$s gets a Fable from %2$s."), who, other);

  return g_strdup_printf (_("%1$s gets the Fable %2$s from %3$s."), who, grimm_card_name (e->card), other);
}

/* What goes to the discard pile when its time is over is nobody's loss. */
static char *
fable_discarded (const BrambleEvent *e,
                 const char         *who)
{
  if (e->seat >= GRIMM_MAX_SEATS || e->cause >= GRIMM_N_CARDS || e->cause == e->card)
    return g_strdup_printf (_("%s goes to the discard pile."), grimm_card_name (e->card));

  return g_strdup_printf (_("%1$s discards %2$s."), who, grimm_card_name (e->card));
}

static char *
fables_shuffled (const BrambleEvent *e)
{
  if (e->n <= 0)
    return g_strdup (_("The Fable deck is shuffled."));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "The discard pile is shuffled into the Fable deck: %d card.",
                                       "The discard pile is shuffled into the Fable deck: %d cards.", (gulong) e->n),
                          e->n);
}

static char *
plan_made (const BrambleEvent *e,
           const char         *who)
{
  if (e->card >= GRIMM_N_CARDS)
    /* Translators: a plan that only this player sees; %2$s is a Location. */
    return g_strdup_printf (_("%1$s plans in secret: %2$s."), who, grimm_location_name (e->a));

  /* Translators: a plan that only this player sees; %2$s is a Location, %3$s a Fable. */
  return g_strdup_printf (_("%1$s plans in secret: %2$s, with %3$s."),
                          who, grimm_location_name (e->a), grimm_card_name (e->card));
}

static char *
dream_set (const BrambleEvent *e,
           const char         *who)
{
  if (e->card >= GRIMM_N_CARDS)
    return g_strdup_printf (_("%s will play the top Fable of the deck, unseen."), who);

  return g_strdup_printf (_("%1$s will play the top Fable of the deck, unseen: %2$s."), who, grimm_card_name (e->card));
}

static char *
fable_peeked (const BrambleEvent *e,
              const char         *who,
              const char         *other)
{
  if (e->card >= GRIMM_N_CARDS)
    return g_strdup_printf (_("%1$s looks at %2$s’s Fable."), who, other);

  return g_strdup_printf (_("%1$s looks at %2$s’s Fable: %3$s."), who, other, grimm_card_name (e->card));
}

/* Gather cards. In these events the secret is a Location. */

static char *
gather_peeked (const BrambleEvent *e,
               const char         *who,
               const char         *other)
{
  gboolean known = e->card < GRIMM_N_LOCATIONS;

  if (e->seat == e->other)
    {
      if (!known)
        return g_strdup_printf (_("%s looks at the new Gather card."), who);
      return g_strdup_printf (_("%1$s looks at the new Gather card: %2$s."), who, grimm_location_name (e->card));
    }

  if (!known)
    return g_strdup_printf (_("%1$s looks at %2$s’s Gather card."), who, other);
  return g_strdup_printf (_("%1$s looks at %2$s’s Gather card: %3$s."), who, other, grimm_location_name (e->card));
}

static char *
gather_changed (const BrambleEvent *e,
                const char         *who)
{
  if (e->card >= GRIMM_N_LOCATIONS)
    return g_strdup_printf (_("%s sets down another Gather card."), who);

  return g_strdup_printf (_("%1$s sets down another Gather card: %2$s."), who, grimm_location_name (e->card));
}

static char *
gather_shuffled (const BrambleEvent *e,
                 const char         *who)
{
  if (e->card >= GRIMM_N_LOCATIONS)
    return g_strdup_printf (_("%s sets down a random Gather card."), who);

  return g_strdup_printf (_("%1$s sets down a random Gather card: %2$s."), who, grimm_location_name (e->card));
}

/* Here the secret is a set of two Locations. */
static char *
gathers_locked (const BrambleEvent *e,
                const char         *who)
{
  guint kept[2] = { 0, 0 };
  guint n = 0;

  for (guint location = 0; e->card < GRIMM_HIDDEN && location < GRIMM_N_LOCATIONS && n < 2; location++)
    if ((e->card >> location) & 1)
      kept[n++] = location;

  if (n < 2)
    return g_strdup_printf (_("%s keeps 2 Gather cards and puts the rest under her."), who);

  /* Translators: %2$s and %3$s are Locations. */
  return g_strdup_printf (_("%1$s keeps 2 Gather cards and puts the rest under her. In hand: %2$s and %3$s."),
                          who, grimm_location_name (kept[0]), grimm_location_name (kept[1]));
}

/* Actions and houses. */

static char *
turn_began (const BrambleEvent *e,
            const char         *who)
{
  if (e->n <= 0)
    return g_strdup_printf (_("%s takes a Build turn without actions."), who);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%1$s takes a Build turn with %2$d action.",
                                       "%1$s takes a Build turn with %2$d actions.", (gulong) e->n),
                          who, e->n);
}

static char *
actions_changed (const BrambleEvent *e,
                 const char         *who)
{
  if (e->n < 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "%1$s loses %2$d action this round.",
                                         "%1$s loses %2$d actions this round.", (gulong) -e->n),
                            who, -e->n);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%1$s gets %2$d more action this round.",
                                       "%1$s gets %2$d more actions this round.", (gulong) e->n),
                          who, e->n);
}

static char *
section_built (const BrambleEvent *e,
               const char         *who)
{
  return g_strdup_printf (grimm_by_section (e->b,
                                            grimm_by_type (e->c,
                                                           _("%s builds a Straw Floor."),
                                                           _("%s builds a Wood Floor."),
                                                           _("%s builds a Brick Floor.")),
                                            grimm_by_type (e->c,
                                                           _("%s builds Straw Walls."),
                                                           _("%s builds Wood Walls."),
                                                           _("%s builds Brick Walls.")),
                                            grimm_by_type (e->c,
                                                           _("%s builds a Straw Roof."),
                                                           _("%s builds a Wood Roof."),
                                                           _("%s builds a Brick Roof."))),
                          who);
}

static char *
section_lost (const BrambleEvent *e,
              const char         *who)
{
  return g_strdup_printf (grimm_by_section (e->b,
                                            grimm_by_type (e->c,
                                                           _("%s loses a Straw Floor."),
                                                           _("%s loses a Wood Floor."),
                                                           _("%s loses a Brick Floor.")),
                                            grimm_by_type (e->c,
                                                           _("%s loses Straw Walls."),
                                                           _("%s loses Wood Walls."),
                                                           _("%s loses Brick Walls.")),
                                            grimm_by_type (e->c,
                                                           _("%s loses a Straw Roof."),
                                                           _("%s loses a Wood Roof."),
                                                           _("%s loses a Brick Roof."))),
                          who);
}

static char *
shared_win (const char *const *winners,
            guint              n)
{
  if (n == 2)
    return g_strdup_printf (_("%1$s and %2$s share the win!"), winners[0], winners[1]);
  if (n == 3)
    return g_strdup_printf (_("%1$s, %2$s and %3$s share the win!"), winners[0], winners[1], winners[2]);

  return g_strdup_printf (_("%1$s, %2$s, %3$s and %4$s share the win!"),
                          winners[0], winners[1], winners[2], winners[3]);
}

static char *
game_won (const BrambleEvent *e,
          const char *const  *names)
{
  const char *winners[GRIMM_MAX_SEATS] = { 0 };
  const char *who;
  guint n = 0;

  for (guint seat = 0; seat < GRIMM_MAX_SEATS; seat++)
    if ((e->a >> seat) & 1)
      winners[n++] = grimm_player_name (names, seat);
  if (n > 1)
    return shared_win (winners, n);

  who = n == 1 ? winners[0] : grimm_player_name (names, GRIMM_NONE);
  switch ((GrimmWonBy) e->b)
    {
    case GRIMM_WON_BY_HOUSES:
      return g_strdup_printf (_("%s has built three houses and wins the game!"), who);
    case GRIMM_WON_BY_BRICK:
      return g_strdup_printf (_("%s has the most Brick houses and wins the game!"), who);
    case GRIMM_WON_BY_WOOD:
      return g_strdup_printf (_("The Brick houses are equal. %s has the most Wood houses and wins the game!"), who);
    case GRIMM_WON_BY_BONUS:
      return g_strdup_printf (_("The houses are equal. %s has the best First Builder Bonus and wins the game!"), who);
    case GRIMM_WON_SHARED:
      break;
    }

  return g_strdup_printf (_("%s wins the game!"), who);
}

static char *
sentence (const BrambleEvent *e,
          const char *const  *names)
{
  const char *who = grimm_player_name (names, e->seat);
  const char *other = grimm_player_name (names, e->other);
  const char *card = grimm_card_name (e->card);

  switch ((GrimmEventKind) e->kind)
    {
    /* The beginning of a round names the starting player, a refill is always
     * the same, and a log has headings for the windows. */
    case GRIMM_EVENT_WINDOW_BEGAN:
    case GRIMM_EVENT_REFILLED:
    case GRIMM_EVENT_START_PASSED:
      return NULL;

    case GRIMM_EVENT_ROUND_BEGAN:
      return g_strdup_printf (_("Round %1$d begins. %2$s is the starting player."), e->n, who);
    case GRIMM_EVENT_TURN_BEGAN:
      return turn_began (e, who);
    case GRIMM_EVENT_RESOURCES_MOVED:
      return grimm_resources_text (e, names);
    case GRIMM_EVENT_GATHERED:
      return grimm_gathered_text (e, names);
    case GRIMM_EVENT_REGAL_CAME:
      return grimm_regal_text (e);

    case GRIMM_EVENT_FABLE_DRAWN:
      return fable_drawn (e, who);
    case GRIMM_EVENT_FABLE_PASSED:
      return fable_passed (e, who, other);
    case GRIMM_EVENT_FABLE_TAKEN:
      /* Translators: %2$s is a Fable. */
      return g_strdup_printf (_("%1$s adds %2$s to their hand."), who, card);
    case GRIMM_EVENT_FABLE_DISCARDED:
      return fable_discarded (e, who);
    case GRIMM_EVENT_FABLES_SHUFFLED:
      return fables_shuffled (e);
    case GRIMM_EVENT_FABLES_LOOKED_AT:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "%1$s looks at the top Fable of the deck.",
                                           "%1$s looks at the top %2$d Fables of the deck.", (gulong) MAX (e->n, 0)),
                              who, e->n);

    case GRIMM_EVENT_PLAN_SET:
      if (e->n > 0)
        return g_strdup_printf (_("%s has set down a Gather card and a Fable."), who);
      return g_strdup_printf (_("%s has set down a Gather card."), who);
    case GRIMM_EVENT_PLAN_MADE:
      return plan_made (e, who);
    case GRIMM_EVENT_DREAM_SET:
      return dream_set (e, who);
    case GRIMM_EVENT_FABLE_REVEALED:
      return g_strdup_printf (_("%1$s plays %2$s."), who, card);
    case GRIMM_EVENT_FABLE_PEEKED:
      return fable_peeked (e, who, other);

    case GRIMM_EVENT_GATHER_REVEALED:
      return grimm_turned_up_text (e, who);
    case GRIMM_EVENT_GATHER_PEEKED:
      return gather_peeked (e, who, other);
    case GRIMM_EVENT_GATHER_CHANGED:
      return gather_changed (e, who);
    case GRIMM_EVENT_GATHERS_SWAPPED:
      return g_strdup_printf (_("The Gather cards of %1$s and %2$s change places."), who, other);
    case GRIMM_EVENT_GATHER_SHUFFLED:
      return gather_shuffled (e, who);
    case GRIMM_EVENT_GATHER_DRAWN:
      return grimm_gather_drawn_text (e, who);
    case GRIMM_EVENT_GATHERS_LOCKED:
      return gathers_locked (e, who);

    case GRIMM_EVENT_PIG_MOVED:
      return grimm_pig_text (e, who);
    case GRIMM_EVENT_PIG_STAYED_AWAY:
      return g_strdup_printf (_("%s goes nowhere this round."), who);

    case GRIMM_EVENT_CARD_PLACED:
      return grimm_placed_text (e, who);
    case GRIMM_EVENT_CARD_LAID_ASIDE:
      return g_strdup_printf (_("%1$s lays %2$s aside for the next round."), who, card);
    case GRIMM_EVENT_CARD_RECALLED:
      return g_strdup_printf (_("Now comes %1$s, which %2$s laid aside."), card, who);
    case GRIMM_EVENT_CARD_CANCELLED:
      return g_strdup_printf (_("%1$s cancels %2$s."), who, card);
    case GRIMM_EVENT_CARD_FIZZLED:
      return g_strdup_printf (_("%1$s finds no free Location for %2$s."), who, card);
    case GRIMM_EVENT_CARD_IDLE:
      return grimm_idle_text (e, who);
    case GRIMM_EVENT_UNIQUE_LEFT:
      return grimm_unique_left_text (e);

    case GRIMM_EVENT_DECLARED_ALONE:
      if (e->a)
        return g_strdup_printf (_("%s expects to be alone."), who);
      return g_strdup_printf (_("%s expects company."), who);
    case GRIMM_EVENT_DECLARED_CARD:
      return grimm_declared_card_text (e, who);
    case GRIMM_EVENT_ACTIONS_CHANGED:
      return actions_changed (e, who);

    case GRIMM_EVENT_FRIEND_TURNED_UP:
      /* Translators: %2$s is a Friend who may stay with the player or not. */
      return g_strdup_printf (_("%1$s meets %2$s."), who, card);
    case GRIMM_EVENT_FRIEND_GAINED:
      if (e->other < GRIMM_MAX_SEATS)
        /* Translators: %2$s is a Friend, and now with the player %3$s. */
        return g_strdup_printf (_("%1$s sends %2$s to %3$s."), other, card, who);
      /* Translators: %2$s is a Friend, and now with the player. */
      return g_strdup_printf (_("%1$s welcomes %2$s."), who, card);
    case GRIMM_EVENT_FRIEND_LOST:
      /* Translators: %2$s is a Friend. */
      return g_strdup_printf (_("%1$s says goodbye to %2$s."), who, card);
    case GRIMM_EVENT_FRIENDS_SHUFFLED:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "The discarded Friends are shuffled into a new deck: %d card.",
                                           "The discarded Friends are shuffled into a new deck: %d cards.",
                                           (gulong) MAX (e->n, 0)),
                              e->n);
    case GRIMM_EVENT_SPECIAL_USED:
      return g_strdup_printf (_("%1$s uses the special action of %2$s."), who, card);

    case GRIMM_EVENT_SECTION_BUILT:
      return section_built (e, who);
    case GRIMM_EVENT_SECTION_LOST:
      return section_lost (e, who);
    case GRIMM_EVENT_SITE_GAINED:
      return g_strdup_printf (_("%s gets one more Build Site."), who);
    case GRIMM_EVENT_BONUS_TAKEN:
      return g_strdup_printf (grimm_by_type (e->c,
                                             _("%s has the first Straw house and takes its First Builder Bonus!"),
                                             _("%s has the first Wood house and takes its First Builder Bonus!"),
                                             _("%s has the first Brick house and takes its First Builder Bonus!")),
                              who);
    case GRIMM_EVENT_GAME_WON:
      return game_won (e, names);
    case GRIMM_N_EVENTS:
      break;
    }

  g_assert_not_reached ();
}

/* The card that heads the sentence, or none. */
static guint
heading (const BrambleEvent *e)
{
  /* The sentence is about that card anyway. */
  if (e->cause == e->card)
    return GRIMM_NONE;

  /* Who discards a Friend to cancel a Monster is no victim of it. */
  if (e->kind == GRIMM_EVENT_FRIEND_LOST && e->cause != GRIMM_GIANT && e->cause < GRIMM_N_CARDS
      && grimm_cards[e->cause].type == GRIMM_MONSTER)
    return GRIMM_NONE;

  return e->cause;
}

/**
 * grimm_event_text:
 * @viewer: who reads it, or BRAMBLE_NO_SEAT for somebody who sees only what
 *   all do
 * @names: the display name of each seat
 *
 * Returns: (transfer full) (nullable): a sentence for the log, or %NULL when
 *   the event needs none or is not for @viewer to know
 */
char *
grimm_event_text (const BrambleEvent *event,
                  guint               viewer,
                  const char *const  *names)
{
  BrambleEvent seen;
  char *text;

  if (!bramble_event_for_seat (event, viewer, &seen))
    return NULL;

  text = sentence (&seen, names);
  return text ? grimm_with_cause (heading (&seen), text) : NULL;
}
