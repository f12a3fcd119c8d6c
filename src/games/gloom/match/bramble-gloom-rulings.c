/* bramble-gloom-rulings.c: what else one should know about cards of Fairytale Gloom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Effects are made of words of a closed vocabulary, so what is settled about a word is
 * settled for all cards that have it.
 */

#include "bramble-gloom-cards.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *
verb_ruling (const GloomClause *clause)
{
  switch ((GloomVerb) clause->verb)
    {
    case GLOOM_DRAW:
      return _("Nobody holds more than 12 cards: what would come on top is not drawn.");
    case GLOOM_TAKE:
      return _("The card that changes hands is known to both. Nobody holds more than 12.");
    case GLOOM_GIVE:
      return _("The card that changes hands is known to both. If there is no room for it, it is discarded.");
    case GLOOM_LOOK:
      return _("You may decline. What you see is for you alone.");
    case GLOOM_RECOVER:
      return _("Only the topmost 8 cards of the discard pile can be taken.");
    case GLOOM_FREE_PLAY:
      return _("A free play costs no action and may be declined. Outside of your own turn it is lost, and there are at most four "
               "in a turn.");
    case GLOOM_EXTRA_ACTION:
      return _("A second extra action in a turn is lost. One that comes outside of your turn waits for your next.");
    case GLOOM_MOVE:
    case GLOOM_SWAP:
      return _("A Modifier that is moved does not count as laid: what it does at once does not happen again. It may not go where "
               "a shield keeps it away.");
    case GLOOM_REMOVE:
    case GLOOM_RETURN:
      return _("What lay beneath can be seen again: points, icons and lasting effects come back.");
    case GLOOM_SINK:
    case GLOOM_RAISE:
      return _("Only the order of the pile changes. What can be seen now counts, and what happened at once does not happen again.");
    case GLOOM_REVIVE:
      return _("The Character is unfinished again, and what lay beneath the Ending can be seen and works.");
    case GLOOM_STEAL:
      return _("You control one Story at most: an older one goes back to the middle.");
    case GLOOM_FREE_STORY:
      return _("The Story lies in the middle again, and anybody who shows enough of its icon may claim it.");
    case GLOOM_TURN_WIND:
      return _("With two players the direction makes no difference.");
    case GLOOM_LIMIT:
      return _("The limit is what you draw up to at the end of your turn, never below 1 or above 9.");
    case GLOOM_WORTH:
      return _("This covers nothing. What it counts or asks about happy and miserable goes by printed points alone.");
    case GLOOM_COUNT_AS:
      return _("This icon counts for Stories and for effects, and covers nothing.");
    case GLOOM_TURN_ASIDE:
      return _("It counts as laid there by who played it. If it may lie nowhere else, this cannot be played.");
    case GLOOM_SEND_BACK:
      return _("The action or free play is spent. If the hand is full, the card is discarded.");
    case GLOOM_CANCEL:
      return _("The card is discarded, and its action or free play is spent.");
    case GLOOM_SHIELD:
    case GLOOM_FORBID:
    case GLOOM_DISCARD:
    case GLOOM_NO_VERB:
    case GLOOM_N_VERBS:
      break;
    }

  return NULL;
}

static const char *
shield_ruling (guint shield)
{
  switch ((GloomShield) shield)
    {
    case GLOOM_SHIELD_EVENTS:
      return _("This Character cannot be chosen for Events, which pass it by. Responses are Events, too.");
    case GLOOM_MODIFIERS_OF_OTHERS:
      return _("Modifiers cannot be moved or swapped here by others either.");
    case GLOOM_POSITIVE_MODIFIERS:
      return _("It is the sum of a card’s points that matters. Such Modifiers cannot be moved or swapped here either.");
    case GLOOM_ENDINGS_OF_OTHERS:
      return _("You yourself may still end the tale.");
    }

  g_assert_not_reached ();
}

static const char *
forbidden_ruling (guint what)
{
  switch ((GloomForbidden) what)
    {
    case GLOOM_PLAYING_EVENTS:
      return _("Responses are Events, too.");
    case GLOOM_PLAYING_ENDINGS:
      return _("This holds for free plays, too.");
    case GLOOM_CLAIMING:
      return _("A Story that a card brings is not claimed.");
    case GLOOM_FREE_PLAYS:
      return _("A free play that a card grants is lost.");
    case GLOOM_DISCARDING:
      return _("Only the action is forbidden: cards can still make you discard.");
    }

  g_assert_not_reached ();
}

static const char *
after_ruling (guint after)
{
  switch ((GloomAfter) after)
    {
    case GLOOM_NOT_AFTER:
    case GLOOM_N_AFTERS:
      return NULL;
    case GLOOM_AFTER_LAID_ON_THIS:
      return _("It works once a turn, while its text can be seen, and is not set off by itself.");
    case GLOOM_AFTER_ANOTHER_PLAYS_EVENT:
      return _("It works once a turn, while its text can be seen, when the Event is over. A Response does not count.");
    case GLOOM_AFTER_YOU_LAY_ENDING:
    case GLOOM_AFTER_YOU_LAY_ON_ANOTHER:
    case GLOOM_AFTER_YOU_CLAIM:
    case GLOOM_AFTER_YOU_DREW:
      return _("It works once a turn, while its text can be seen.");
    }

  g_assert_not_reached ();
}

/* What holds for the card as it is, whatever its words are. */
static const char *
card_ruling (guint card)
{
  const GloomCard *c = &gloom_cards[card];

  switch ((GloomKind) gloom_kind (card))
    {
    case GLOOM_MODIFIER:
      if (gloom_is_persistent (card))
        return _("It works while its portrait can be seen, even when its text is covered, until another such card or an Ending "
                 "lies above it.");
      return c->effect.category == GLOOM_IMMEDIATE ? _("“You” is whose Character it lies on, whoever laid it.") : NULL;
    case GLOOM_EVENT:
      return gloom_is_response (card) ? _("It can answer a free play as well as an action. Nobody answers a Response.")
                                      : _("It goes to the discard pile when all of it is over. It may be played though it does "
                                          "nothing.");
    case GLOOM_ENDING:
      return c->effect.category == GLOOM_NO_EFFECT ? _("It covers the effect that lay there, though it has none itself.")
                                                   : _("“You” is whose Character it lies on, whoever laid it.");
    case GLOOM_STORY:
      return _("It stays with who controls it, even when their icons become fewer, until somebody claims it with more.");
    case GLOOM_CHARACTER:
      return NULL;
    }

  g_assert_not_reached ();
}

static void
add (GString    *rulings,
     const char *ruling)
{
  if (ruling == NULL || strstr (rulings->str, ruling))
    return;
  if (rulings->len > 0)
    g_string_append_c (rulings, '\n');
  g_string_append (rulings, ruling);
}

/**
 * bramble_gloom_card_rulings:
 *
 * Returns: (transfer full) (nullable): what else one should know about a card, a sentence or
 *   two a line
 */
char *
bramble_gloom_card_rulings (guint card)
{
  const GloomEffect *effect = &gloom_cards[card].effect;
  g_autoptr (GString) rulings = g_string_new (NULL);

  add (rulings, card_ruling (card));
  add (rulings, after_ruling (effect->after));
  for (guint i = 0; i < G_N_ELEMENTS (effect->clauses); i++)
    {
      const GloomClause *clause = &effect->clauses[i];

      add (rulings, verb_ruling (clause));
      if (clause->verb == GLOOM_SHIELD)
        add (rulings, shield_ruling (clause->shield));
      if (clause->verb == GLOOM_FORBID)
        add (rulings, forbidden_ruling (clause->forbidden));
    }

  return rulings->len > 0 ? g_string_free (g_steal_pointer (&rulings), FALSE) : NULL;
}
