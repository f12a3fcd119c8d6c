/* text-events.c: what happened in Fairytale Gloom, for the log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The log is the tale as it grows: what was done is followed by what the card
 * tells of it.
 */

#include "gloom.h"

#include <glib/gi18n-lib.h>

#include "text.h"

/* An event and the words that its sentences are made with. */
typedef struct
{
  const BrambleEvent *e;
  const char *who;   /* its seat */
  const char *other; /* its other seat */
  const char *card;  /* the name of its card, or NULL when that is not known */
  const char *cause; /* the name of what did it, or "" */
  char *hero;        /* the Character, inside a sentence */
} Telling;

/* Two sentences, the second of them the tale's, if it has one. */
static char *
with_tale (char *deed,
           char *tale)
{
  char *both;

  if (tale == NULL)
    return deed;
  /* Translators: what was done, and the tale that is told of it: two sentences */
  both = g_strdup_printf (_("%1$s %2$s"), deed, tale);
  g_free (deed);
  g_free (tale);
  return both;
}

static char *
laid (const Telling *t)
{
  return with_tale (g_strdup_printf (_("%1$s lays “%2$s” on %3$s."), t->who, t->card, t->hero),
                    gloom_tale (t->e->card, t->e->b, t->who));
}

static char *
ended (const Telling *t)
{
  g_autofree char *worth = gloom_number (t->e->n);

  return with_tale (g_strdup_printf (_("%1$s ends the tale of %3$s at a Self-Worth of %4$s with “%2$s”."), t->who, t->card,
                                     t->hero, worth),
                    gloom_tale (t->e->card, t->e->b, t->who));
}

/* A Response, and what it answers. */
static char *
responded (const Telling *t)
{
  return with_tale (g_strdup_printf (_("%1$s answers “%2$s” of %3$s with “%4$s”."), t->who, t->card, t->other, t->cause),
                    gloom_tale (t->e->cause, GLOOM_NONE, t->who));
}

static char *
turned_aside (const Telling *t)
{
  return with_tale (g_strdup_printf (_("%1$s turns “%2$s” to %3$s."), t->who, t->card, t->hero),
                    gloom_tale (GLOOM_WRONG_ADDRESS, t->e->b, t->who));
}

static char *
revived (const Telling *t)
{
  return with_tale (g_strdup_printf (_("%1$s revives %3$s: “%2$s” is discarded."), t->who, t->card, t->hero),
                    gloom_tale (GLOOM_ONLY_RESTING, t->e->b, t->who));
}

static char *
claimed (const Telling *t)
{
  char *deed = t->e->other == GLOOM_NONE
               ? g_strdup_printf (_("%1$s claims “%2$s”."), t->who, t->card)
               : g_strdup_printf (_("%1$s claims “%2$s” from %3$s."), t->who, t->card, t->other);

  return with_tale (deed, gloom_tale (t->e->card, GLOOM_NONE, t->who));
}

static char *
drawn (const Telling *t)
{
  /* That cards are dealt was said already. */
  if (t->e->n > 0)
    return NULL;
  if (t->card)
    return g_strdup_printf (_("%1$s draws “%2$s”."), t->who, t->card);

  return g_strdup_printf (_("%s draws a card."), t->who);
}

static char *
discarded (const Telling *t)
{
  if (t->e->n > 0)
    return g_strdup_printf (_("%1$s discards “%2$s” by chance."), t->who, t->card);

  return g_strdup_printf (_("%1$s discards “%2$s”."), t->who, t->card);
}

static char *
taken (const Telling *t)
{
  if (t->card)
    return g_strdup_printf (_("%1$s takes “%2$s” from %3$s."), t->who, t->card, t->other);

  return g_strdup_printf (_("%1$s takes a card from %2$s."), t->who, t->other);
}

static char *
given (const Telling *t)
{
  if (t->e->n > 0)
    return g_strdup_printf (_("%1$s gives “%2$s” to %3$s, who has no room for it: it is discarded."), t->who, t->card,
                            t->other);
  if (t->card)
    return g_strdup_printf (_("%1$s gives “%2$s” to %3$s."), t->who, t->card, t->other);

  return g_strdup_printf (_("%1$s gives a card to %2$s."), t->who, t->other);
}

/* Why the effect of a card comes to nothing. */
static char *
idle (const Telling *t)
{
  switch ((GloomIdle) t->e->c)
    {
    case GLOOM_IDLE_CONDITION:
      return g_strdup_printf (_("The effect of “%s” does nothing: what it depends on is not so."), t->card);
    case GLOOM_IDLE_NOTHING_COUNTED:
      return g_strdup_printf (_("The effect of “%s” does nothing: there is nothing of what it counts."), t->card);
    case GLOOM_IDLE_NO_CARD:
      return g_strdup_printf (_("The effect of “%s” does nothing: there is no card for it."), t->card);
    case GLOOM_IDLE_NO_MODIFIER:
      return g_strdup_printf (_("The effect of “%s” does nothing: there is no Modifier that it may touch."), t->card);
    case GLOOM_IDLE_NO_STORY:
      return g_strdup_printf (_("The effect of “%s” does nothing: there is no Story that it may take."), t->card);
    case GLOOM_IDLE_NOBODY_FINISHED:
      return g_strdup_printf (_("The effect of “%s” does nothing: there is nobody whom it may revive."), t->card);
    case GLOOM_IDLE_TWO_PLAYERS:
      return g_strdup_printf (_("The effect of “%s” does nothing: between two players the direction is always the same."),
                              t->card);
    case GLOOM_IDLE_EXTRA_ALREADY:
      return g_strdup_printf (_("The effect of “%1$s” does nothing: %2$s has an extra action already."), t->card, t->who);
    case GLOOM_IDLE_NO_FREE_PLAY:
      return g_strdup_printf (_("The effect of “%1$s” does nothing: %2$s cannot play one more card now."), t->card, t->who);
    case GLOOM_N_IDLES:
      break;
    }

  return NULL;
}

static char *
put_back (const Telling *t)
{
  if (t->card)
    return g_strdup_printf (_("%1$s puts “%2$s” back."), t->who, t->card);

  return g_strdup_printf (_("%s puts a card back."), t->who);
}

static char *
sent_back (const Telling *t)
{
  if (t->e->n > 0)
    return g_strdup_printf (_("“%2$s” is discarded, because the hand of %1$s is full."), t->who, t->card);

  return g_strdup_printf (_("“%2$s” goes back into the hand of %1$s."), t->who, t->card);
}

static char *
recovered (const Telling *t)
{
  if (t->e->n > 0)
    return g_strdup_printf (_("%1$s has no room for “%2$s”: it stays in the discard pile."), t->who, t->card);

  return g_strdup_printf (_("%1$s takes “%2$s” from the discard pile."), t->who, t->card);
}

static char *
returned (const Telling *t)
{
  if (t->e->n > 0)
    return g_strdup_printf (_("%1$s has no room for “%2$s”: it is discarded."), t->who, t->card);

  return g_strdup_printf (_("%1$s takes “%2$s” back."), t->who, t->card);
}

static char *
extra_action (const Telling *t)
{
  if (t->e->n > 0)
    return g_strdup_printf (_("%s will have an extra action in the next turn."), t->who);

  return g_strdup_printf (_("%s has an extra action."), t->who);
}

static char *
order_given (const Telling *t)
{
  return g_strdup (t->e->c == GLOOM_ORDER_NOT_THIS_TURN ? _("You will not be asked about Responses again this turn.")
                                                        : _("You will be asked about some Responses this turn."));
}

static char *
over (const BrambleEvent *e,
      const char *const  *names)
{
  guint n = (guint) __builtin_popcount (e->a);
  const char *first = names[__builtin_ctz (e->a)];

  if (n > 1)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u family is the most miserable.",
                                         "%u families are equally miserable and share the win.", n), n);
  switch ((GloomOver) e->c)
    {
    case GLOOM_OVER_BY_FAMILY:
      return g_strdup_printf (_("A family is finished, and the most miserable of all is that of %s!"), first);
    case GLOOM_OVER_BY_PASSES:
      return g_strdup_printf (_("Nobody does anything any more, and the most miserable family is that of %s!"), first);
    case GLOOM_OVER_BY_TURNS:
      return g_strdup_printf (_("The candle has burnt down, and the most miserable family is that of %s!"), first);
    case GLOOM_NOT_OVER:
    case GLOOM_N_OVERS:
      break;
    }

  g_assert_not_reached ();
}

/* What has its sentence. */
static char *
tell (const Telling     *t,
      const char *const *names)
{
  const BrambleEvent *e = t->e;

  switch ((GloomEventKind) e->kind)
    {
    case GLOOM_EVENT_CHARACTER_CHOSEN:
      return g_strdup_printf (_("%2$s joins the family of %1$s."), t->who, t->hero);
    case GLOOM_EVENT_STORY_LAID_OUT:
      return g_strdup_printf (_("“%s” lies in the middle."), t->card);
    case GLOOM_EVENT_CARDS_DEALT:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s is dealt %2$d card.", "%1$s is dealt %2$d cards.",
                                           (gulong) e->n), t->who, e->n);
    case GLOOM_EVENT_TURN_BEGAN:
      return g_strdup_printf (_("It is the turn of %s."), t->who);
    case GLOOM_EVENT_RESPONDED:
      return responded (t);
    case GLOOM_EVENT_CANCELLED:
      return g_strdup_printf (_("“%s” is cancelled."), t->card);
    case GLOOM_EVENT_SENT_BACK:
      return sent_back (t);
    case GLOOM_EVENT_TURNED_ASIDE:
      return turned_aside (t);
    case GLOOM_EVENT_MODIFIER_LAID:
      return laid (t);
    case GLOOM_EVENT_ENDING_LAID:
      return ended (t);
    case GLOOM_EVENT_EVENT_PLAYED:
      return with_tale (g_strdup_printf (_("%1$s plays “%2$s”."), t->who, t->card), gloom_tale (e->card, GLOOM_NONE, t->who));
    case GLOOM_EVENT_STORY_CLAIMED:
      return claimed (t);
    case GLOOM_EVENT_STORY_STOLEN:
      return g_strdup_printf (_("%1$s takes “%2$s” from %3$s."), t->who, t->card, t->other);
    case GLOOM_EVENT_STORY_FREED:
      return g_strdup_printf (_("“%s” goes back to the middle."), t->card);
    case GLOOM_EVENT_HAND_DISCARDED:
      return g_strdup_printf (_("%s discards the whole hand."), t->who);
    case GLOOM_EVENT_TURN_PASSED:
      return g_strdup_printf (_("%s passes."), t->who);
    case GLOOM_EVENT_DRAWN:
      return drawn (t);
    case GLOOM_EVENT_SHUFFLED:
      return g_strdup (_("The discard pile is shuffled and becomes part of the draw pile."));
    case GLOOM_EVENT_DISCARDED:
      return discarded (t);
    case GLOOM_EVENT_TAKEN:
      return taken (t);
    case GLOOM_EVENT_GIVEN:
      return given (t);
    case GLOOM_EVENT_LOOKED_AT_HAND:
      return g_strdup_printf (_("%1$s looks at the hand of %2$s."), t->who, t->other);
    case GLOOM_EVENT_LOOKED_AT_TOP:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s looks at the top card of the draw pile.",
                                           "%1$s looks at the top %2$d cards of the draw pile.", (gulong) e->n),
                              t->who, e->n);
    case GLOOM_EVENT_PUT_BACK:
      return put_back (t);
    case GLOOM_EVENT_RECOVERED:
      return recovered (t);
    case GLOOM_EVENT_EXTRA_ACTION:
      return extra_action (t);
    case GLOOM_EVENT_MODIFIER_MOVED:
      return g_strdup_printf (_("%1$s moves “%2$s” to %3$s."), t->who, t->card, t->hero);
    case GLOOM_EVENT_MODIFIER_REMOVED:
      return g_strdup_printf (_("%1$s removes “%2$s” from %3$s."), t->who, t->card, t->hero);
    case GLOOM_EVENT_MODIFIER_RETURNED:
      return returned (t);
    case GLOOM_EVENT_MODIFIER_SUNK:
      return g_strdup_printf (_("%1$s puts “%2$s” beneath all else that happened to %3$s."), t->who, t->card, t->hero);
    case GLOOM_EVENT_MODIFIER_RAISED:
      return g_strdup_printf (_("%1$s brings up “%2$s” of %3$s again."), t->who, t->card, t->hero);
    case GLOOM_EVENT_REVIVED:
      return revived (t);
    case GLOOM_EVENT_IDLE:
      return idle (t);
    case GLOOM_EVENT_WIND_TURNED:
      return g_strdup (e->n > 0 ? _("The wind turns: play goes on counter-clockwise.")
                                : _("The wind turns: play goes on clockwise."));
    case GLOOM_EVENT_ORDER_GIVEN:
      return order_given (t);
    case GLOOM_EVENT_GAME_OVER:
      return over (e, names);
    /* What is announced is told when it happens, and where cards go goes
     * without saying. */
    case GLOOM_EVENT_ANNOUNCED:
    case GLOOM_EVENT_ANSWER_DONE:
    case GLOOM_EVENT_EVENT_OVER:
    case GLOOM_N_EVENTS:
      break;
    }

  return NULL;
}

/**
 * gloom_event_text:
 * @viewer: who reads it, or GLOOM_NONE for somebody who sees only what all do
 *
 * Returns: (transfer full) (nullable): a sentence for the log, or %NULL when there
 *   is nothing to say or it is not for @viewer to know
 */
char *
gloom_event_text (const BrambleEvent *event,
                  guint               viewer,
                  const char *const  *names)
{
  g_autofree char *hero = NULL;
  BrambleEvent e;
  Telling t;

  if (!bramble_event_for_seat (event, viewer, &e))
    return NULL;

  if (e.kind != GLOOM_EVENT_GAME_OVER && e.b < GLOOM_N_CARDS)
    hero = gloom_hero_name (e.b, e.kind == GLOOM_EVENT_CHARACTER_CHOSEN ? GLOOM_FORM_FIRST : GLOOM_FORM_INNER);
  t = (Telling) {
    .e = &e,
    .who = e.seat < GLOOM_MAX_SEATS ? names[e.seat] : "",
    .other = e.other < GLOOM_MAX_SEATS ? names[e.other] : "",
    .card = e.card < GLOOM_N_CARDS ? gloom_card_name (e.card) : NULL,
    .cause = e.cause < GLOOM_N_CARDS ? gloom_card_name (e.cause) : "",
    .hero = hero,
  };
  return tell (&t, names);
}
