/* text-asks.c: every question in words, addressed to the player who is asked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A question that a card asks is headed by the name of the card, so the
 * sentences here do not repeat it.
 */

#include "text.h"

#include <glib/gi18n-lib.h>

#include "asks.h"
#include "editions.h"

static gboolean
offers (const BrambleAsk *ask,
        guint             kind)
{
  for (guint i = 0; i < ask->n_options; i++)
    if (ask->options[i].kind == kind)
      return TRUE;

  return FALSE;
}

static gboolean
offers_self (const BrambleAsk *ask)
{
  for (guint i = 0; i < ask->n_options; i++)
    if (ask->options[i].kind == GRIMM_OPT_SEAT && ask->options[i].a == ask->seat)
      return TRUE;

  return FALSE;
}

/* Frames that count say how many are left; for the others it is one. */
static guint
left (const GrimmFrame *f)
{
  return MAX (f->left, 1);
}

static const GrimmPlayer *
asked (const GrimmState *s,
       const BrambleAsk *ask)
{
  return &s->players[ask->seat < GRIMM_MAX_SEATS ? ask->seat : 0];
}

/* How many more there can be of what a frame counts down: who must give, take
 * or discard more than there is stops there. */
static guint
possible (const GrimmFrame *f,
          guint             there_are)
{
  return MAX (MIN (f->left, there_are), 1);
}

/* What the asked seat Gathered, still holds and has not given yet. */
static guint
gathered_left (const GrimmState *s,
               const GrimmFrame *f,
               const BrambleAsk *ask)
{
  const GrimmPlayer *player = asked (s, ask);
  guint n = 0;

  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    n += MIN (player->stock[type], (guint) MAX (player->gathered[type] - f->tally[type], 0));

  return n;
}

/* Whether anybody who can be chosen has two resources. */
static gboolean
two_can_be_taken (const GrimmState *s,
                  const BrambleAsk *ask)
{
  for (guint i = 0; i < ask->n_options; i++)
    if (ask->options[i].kind == GRIMM_OPT_SEAT_TYPE && grimm_sum (s->players[ask->options[i].a].stock) >= 2)
      return TRUE;

  return FALSE;
}

static char *
plan_gather (const GrimmState *s,
             const BrambleAsk *ask)
{
  if (asked (s, ask)->dreamt)
    return g_strdup_printf (_("Where will your pig go? Choose a Gather card. %s has chosen your Fable."),
                            grimm_card_name (GRIMM_SLEEPING_BEAUTY));

  return g_strdup (_("Where will your pig go? Choose a Gather card."));
}

static char *
plan_fable (const BrambleAsk *ask)
{
  if (ask->n_options > 0 && !offers (ask, GRIMM_OPT_NONE))
    return grimm_with_cause (GRIMM_HUNTSMAN, g_strdup (_("You must play a Fable. Which one?")));

  return g_strdup (_("Will you play a Fable this round?"));
}

/* What the free power does that is asked about at the start of a round. */
static char *
use_friend (const BrambleAsk *ask)
{
  if (ask->cause == GRIMM_FAIRY_GODMOTHER)
    return g_strdup (_("Discard her now, with up to 3 Fables, for as many resources?"));
  if (ask->cause == GRIMM_GOLDEN_GOOSE)
    return g_strdup (_("Discard her now for any 2 resources?"));
  if (ask->cause == GRIMM_RUMPELSTILTSKIN)
    return g_strdup (_("Discard him now and turn all your Straw into Wood, or all into Brick?"));

  return g_strdup (_("Use this power now?"));
}

static char *
cancel (const GrimmState *s,
        const GrimmFrame *f,
        const BrambleAsk *ask)
{
  guint friend_card = asked (s, ask)->friend_card;
  const char *monster = grimm_card_name (ask->cause);
  const char *power = grimm_card_name (friend_card);

  if (friend_card < GRIMM_N_CARDS && grimm_rule (s, friend_card)->cancels_free)
    /* Translators: %1$s is a Monster, %2$s a Friend. */
    return g_strdup_printf (_("A Monster is about to act at your Location: %1$s. Stop it with the help of %2$s?"),
                            monster, power);

  return g_strdup_printf (grimm_by_location (f->place,
                                             /* Translators: %1$s is a Monster, %2$s a Friend. */
                                             _("A Monster is about to act at the Fields: %1$s. Discard %2$s to stop it?"),
                                             _("A Monster is about to act in the Forest: %1$s. Discard %2$s to stop it?"),
                                             _("A Monster is about to act in the Brickyard: %1$s. Discard %2$s to stop it?"),
                                             _("A Monster is about to act at the Market: %1$s. Discard %2$s to stop it?")),
                          monster, power);
}

/* Only the Market leaves a choice of what to take. */
static char *
take_from_location (const GrimmState *s,
                    const GrimmFrame *f)
{
  guint n = possible (f, f->place < GRIMM_N_LOCATIONS ? grimm_sum (s->piles[f->place]) : 0);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Choose a resource to take from the Market.",
                                       "Choose a resource to take from the Market (%u left).", n),
                          n);
}

static char *
take_more (const GrimmState  *s,
           const GrimmFrame  *f,
           const char *const *names)
{
  guint n = possible (f, f->other < s->n_seats ? grimm_sum (s->players[f->other].stock) : 0);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Choose a resource to take from %1$s.",
                                       "Choose a resource to take from %1$s (%2$u left).", n),
                          grimm_player_name (names, f->other), n);
}

static char *
pay_gathered (const GrimmState  *s,
              const GrimmFrame  *f,
              const BrambleAsk  *ask,
              const char *const *names)
{
  guint n = possible (f, gathered_left (s, f, ask));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Choose a resource you Gathered to give to %1$s.",
                                       "Choose a resource you Gathered to give to %1$s (%2$u left).", n),
                          grimm_player_name (names, f->other), n);
}

static char *
search_the_past (const GrimmState *s,
                 const GrimmFrame *f)
{
  guint n = possible (f, s->n_discard);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Choose a Fable from the discard pile.",
                                       "Choose a Fable from the discard pile (%u left).", n),
                          n);
}

static char *
discard (const GrimmState *s,
         const GrimmFrame *f,
         const BrambleAsk *ask)
{
  guint n = possible (f, grimm_sum (asked (s, ask)->stock));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Choose a resource to discard.",
                                       "Choose a resource to discard (%u left).", n),
                          n);
}

static char *
give (const GrimmState  *s,
      const GrimmFrame  *f,
      const BrambleAsk  *ask,
      const char *const *names)
{
  guint n = possible (f, grimm_sum (asked (s, ask)->stock));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Choose a resource to give to %1$s.",
                                       "Choose a resource to give to %1$s (%2$u left).", n),
                          grimm_player_name (names, f->other), n);
}

static char *
blow_down (const GrimmFrame  *f,
           const BrambleAsk  *ask,
           const char *const *names)
{
  if (f->seat == ask->seat)
    return g_strdup (_("One of your houses loses its top section. Which one?"));

  return g_strdup_printf (_("%s loses the top section of a house. Which one?"), grimm_player_name (names, f->seat));
}

static char *
gift_return (const GrimmFrame  *f,
             const char *const *names)
{
  g_autofree char *gift = grimm_count_text (f->type, f->left);

  return g_strdup_printf (_("A gift from %1$s: %2$s. What do you give in return?"),
                          grimm_player_name (names, f->owner), gift);
}

/* A new Friend, and the one that would make room. */
static char *
new_friend (const GrimmState *s,
            const GrimmFrame *f,
            const BrambleAsk *ask)
{
  guint old = asked (s, ask)->friend_card;

  if (old < GRIMM_N_CARDS)
    /* Translators: both are Friends; %2$s goes if %1$s is kept. */
    return g_strdup_printf (_("You meet %1$s. Keep this Friend in place of %2$s, or give it to another player?"),
                            grimm_card_name (f->cards[0]), grimm_card_name (old));

  return g_strdup_printf (_("You meet %s. Keep this Friend, or give it to another player?"),
                          grimm_card_name (f->cards[0]));
}

static char *
action (const GrimmState *s,
        const BrambleAsk *ask)
{
  guint actions = asked (s, ask)->actions;

  if (actions == 0)
    return g_strdup (_("You have no actions left. You may still use your Friend, or end your turn."));
  if (offers (ask, GRIMM_OPT_END_TURN))
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "You may take %u more action, or end your turn.",
                                         "You may take %u more actions, or end your turn.", actions),
                            actions);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Choose an action (%u left).",
                                       "Choose an action (%u left).", actions),
                          actions);
}

static char *
puss_payer (const GrimmFrame *f)
{
  g_autofree char *part = grimm_count_text (f->type, 1);

  return g_strdup_printf (_("Which opponent’s board does %s of the price come from?"), part);
}

static char *
godmother_more (const GrimmState *s,
                const GrimmFrame *f,
                const BrambleAsk *ask)
{
  guint more = MAX (MIN (f->left < 3 ? 3u - f->left : 1, asked (s, ask)->hand_size), 1);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "You may discard %u more Fable. Each brings you a resource.",
                                       "You may discard up to %u more Fables. Each brings you a resource.", more),
                          more);
}

static char *
question (const GrimmState  *s,
          const GrimmFrame  *f,
          const BrambleAsk  *ask,
          const char *const *names)
{
  switch ((GrimmAskKind) ask->kind)
    {
    case GRIMM_ASK_NOTHING:
      return g_strdup (_("The game is over."));

    /* Planning */
    case GRIMM_ASK_PLAN_GATHER:
      return plan_gather (s, ask);
    case GRIMM_ASK_PLAN_FABLE:
      return plan_fable (ask);
    case GRIMM_ASK_QUEEN_PEEK:
      return g_strdup (_("Which face-down card do you look at before you plan?"));
    case GRIMM_ASK_QUEEN_PEEK_BOTH:
      return g_strdup (_("Whose face-down cards do you look at before you plan?"));

    /* Start of the round */
    case GRIMM_ASK_ALADDIN:
      return g_strdup (_("Will you be alone at your Location this round?"));
    case GRIMM_ASK_STEAL:
      return g_strdup (_("Choose a resource to steal."));
    case GRIMM_ASK_STEAL_TWO:
      if (!two_can_be_taken (s, ask))
        return g_strdup (_("Do you steal? Choose a resource."));
      return g_strdup (_("Do you steal? Choose the first resource; the second one comes from the same player."));
    case GRIMM_ASK_PINOCCHIO:
      return g_strdup (_("Which Gather card do you say you will play?"));
    case GRIMM_ASK_RAPUNZEL:
      return g_strdup (_("Choose what the supply puts on her."));
    case GRIMM_ASK_SLEEPING_BEAUTY:
      return g_strdup (_("Who plays the top Fable of the deck this round, unseen?"));
    case GRIMM_ASK_TOM_THUMB:
      return g_strdup (_("Will you take a resource from a Location?"));
    case GRIMM_ASK_FAIRY_FOOD:
      return g_strdup (_("Choose a Location. Everybody who goes there will gain any 3 resources."));
    case GRIMM_ASK_USE_FRIEND:
      return use_friend (ask);
    case GRIMM_ASK_GOLDILOCKS_ROB:
      return g_strdup (_("Discard her and raid an opponent for 1 resource of each type and a Fable?"));

    /* Fables and Gather cards turn up */
    case GRIMM_ASK_PLACE_MONSTER:
      return g_strdup (_("Choose a Location for your Monster."));
    case GRIMM_ASK_PLACE_UNIQUE:
      return g_strdup (_("Choose a Location for your Unique Location."));
    case GRIMM_ASK_HIRED_HELP:
      return g_strdup (_("Pay any 2 resources, to get twice what you Gather next round?"));
    case GRIMM_ASK_CRYSTAL_PEEK:
      return g_strdup (_("Whose face-down Gather card do you look at?"));
    case GRIMM_ASK_CRYSTAL_CHANGE:
      return g_strdup (_("Will you play another Gather card instead of yours?"));
    case GRIMM_ASK_TAVERN:
      return g_strdup (_("Choose your new Friend. The others go to your opponents, as chance has it."));
    case GRIMM_ASK_WISHING_WELL:
      return g_strdup (_("Whose Gather cards change places?"));
    case GRIMM_ASK_TAKE_FROM_LOCATION:
      return take_from_location (s, f);
    case GRIMM_ASK_GINGERBREAD_MAN:
      return g_strdup (_("Go nowhere this round, and take 1 resource from each Location?"));
    case GRIMM_ASK_JACK_ADD:
      return g_strdup (_("Choose what the Market gets."));
    case GRIMM_ASK_THUMBELINA:
      return g_strdup (_("Draw one of your other Gather cards blindly, and go there instead?"));

    /* Before collecting, and collecting */
    case GRIMM_ASK_CHINNY_MOVE:
      return g_strdup (_("There is a Monster at your Location! Will you run?"));
    case GRIMM_ASK_CANCEL:
      return cancel (s, f, ask);
    case GRIMM_ASK_MARKET_DRAFT:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "Your turn to choose a resource at the Market (%u to share out).",
                                           "Your turn to choose a resource at the Market (%u to share out).",
                                           s->draft_left),
                              s->draft_left);

    /* End of the Gather phase */
    case GRIMM_ASK_FRIENDLY_GAME:
      if (!two_can_be_taken (s, ask))
        return g_strdup (_("Choose a resource to take."));
      return g_strdup (_("Choose the first resource to take. The second one comes from the same player."));
    case GRIMM_ASK_TAKE_MORE:
      return take_more (s, f, names);
    case GRIMM_ASK_BLOW_DOWN:
      return blow_down (f, ask, names);
    case GRIMM_ASK_TROLL_VICTIM:
      if (offers_self (ask))
        return g_strdup (_("Who pays you half of what they Gathered? Choose yourself to let everybody off."));
      return g_strdup (_("Who pays you half of what they Gathered?"));
    case GRIMM_ASK_PAY_GATHERED:
      return pay_gathered (s, f, ask, names);
    case GRIMM_ASK_ORACLE:
      return g_strdup (_("Draw a Fable from the hand of every other player?"));
    case GRIMM_ASK_WHISPERS:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "Choose a Fable to keep.",
                                           "Choose a Fable to keep (%u left).", left (f)),
                              left (f));
    case GRIMM_ASK_VAULT:
      return g_strdup (_("Choose a Location without pigs. Half of what lies there is yours."));
    case GRIMM_ASK_HARVEST:
      return g_strdup (_("Choose what you gain."));
    case GRIMM_ASK_SEARCH:
      return search_the_past (s, f);
    case GRIMM_ASK_GIFT:
      return g_strdup (_("Choose a gift. You will get as many resources of another type back."));
    case GRIMM_ASK_GIFT_RETURN:
      return gift_return (f, names);
    case GRIMM_ASK_TRADE:
      return g_strdup (_("Will you trade 2 resources of one type for 3 of another?"));
    case GRIMM_ASK_PINOCCHIO_GAIN:
      return g_strdup (_("You told the truth. Choose what you gain."));
    case GRIMM_ASK_GIVE_FABLE:
      return g_strdup_printf (_("Choose a Fable to give to %s."), grimm_player_name (names, f->owner));
    case GRIMM_ASK_SNOW_WHITE_TAKE:
      return g_strdup_printf (_("%s has no Fable to give. Choose a resource instead."),
                              grimm_player_name (names, f->other));
    case GRIMM_ASK_ROBIN_STEAL:
      return g_strdup (_("Will you steal from a player at your Location?"));
    case GRIMM_ASK_ROBIN_MORE:
      return g_strdup_printf (_("Will you steal one more resource from %s?"), grimm_player_name (names, f->other));
    case GRIMM_ASK_ROBIN_GIVE:
      return g_strdup (_("Now give a resource to an opponent."));
    case GRIMM_ASK_SPIN_ONE:
      return g_strdup (_("What will 1 of your Straw turn into?"));

    /* Gaining and losing */
    case GRIMM_ASK_GAIN:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "Choose a resource to gain.",
                                           "Choose a resource to gain (%u left).", left (f)),
                              left (f));
    case GRIMM_ASK_PAY:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "Choose a resource to pay.",
                                           "Choose a resource to pay (%u left).", left (f)),
                              left (f));
    case GRIMM_ASK_DISCARD:
      return discard (s, f, ask);
    case GRIMM_ASK_GIVE:
      return give (s, f, ask, names);
    case GRIMM_ASK_KEEP_ONE:
      return g_strdup (_("Choose the one resource that you keep. You discard all the others."));

    /* Friends */
    case GRIMM_ASK_FRIEND:
      return new_friend (s, f, ask);
    case GRIMM_ASK_MERMAID:
      return g_strdup (_("Choose the 2 Gather cards that you keep in hand while she is with you."));

    /* Building */
    case GRIMM_ASK_ACTION:
      return action (s, ask);
    case GRIMM_ASK_BONUS:
      return g_strdup (grimm_by_type (f->type,
                                      _("You have built the first Straw house of this game. Choose your bonus!"),
                                      _("You have built the first Wood house of this game. Choose your bonus!"),
                                      _("You have built the first Brick house of this game. Choose your bonus!")));
    case GRIMM_ASK_PUSS_PAYER:
      return puss_payer (f);
    case GRIMM_ASK_GOLDILOCKS_KEEP:
      return g_strdup (_("Which Fable is just right? It goes to your hand."));
    case GRIMM_ASK_GOLDILOCKS_TOP:
      return g_strdup (_("Which Fable goes on top of the deck? The other one goes beneath it."));
    case GRIMM_ASK_SPIN_ALL:
      return g_strdup (_("What does all your Straw turn into?"));
    case GRIMM_ASK_GODMOTHER_DISCARD:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "Choose a Fable to discard.",
                                           "Choose a Fable to discard (%u left).", left (f)),
                              left (f));
    case GRIMM_ASK_GODMOTHER_MORE:
      return godmother_more (s, f, ask);
    case GRIMM_N_ASKS:
      break;
    }

  g_assert_not_reached ();
}

/**
 * grimm_ask_text:
 * @names: the display name of each seat
 *
 * Returns: (transfer full): the question in words
 */
char *
grimm_ask_text (gconstpointer      state,
                const BrambleAsk  *ask,
                const char *const *names)
{
  static const GrimmFrame no_frame = { .cards = { GRIMM_NONE, GRIMM_NONE, GRIMM_NONE, GRIMM_NONE } };
  const GrimmState *s = state;
  const GrimmFrame *f = s->depth > 0 ? &s->stack[s->depth - 1] : &no_frame;
  guint cause = ask->cause;

  /* Planning asks for no card, though the Evil Queen is behind this. The
   * question whether to cancel a Monster names the cards itself. */
  if (ask->kind == GRIMM_ASK_QUEEN_PEEK || ask->kind == GRIMM_ASK_QUEEN_PEEK_BOTH)
    cause = GRIMM_EVIL_QUEEN;
  else if (ask->kind == GRIMM_ASK_CANCEL)
    cause = GRIMM_NONE;

  return grimm_with_cause (cause, question (s, f, ask, names));
}
