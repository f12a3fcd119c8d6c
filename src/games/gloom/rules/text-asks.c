/* text-asks.c: questions of Fairytale Gloom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gloom.h"

#include <glib/gi18n-lib.h>

#include "text.h"

static char *
action_text (const GloomState *s)
{
  if (s->action == 0)
    return g_strdup (_("What is your first action? Only now can you lay an Ending."));
  if (s->action == 1)
    return g_strdup (_("What is your second action?"));

  return g_strdup (_("What is your extra action?"));
}

/* What was announced, as a sentence. */
static char *
announced_text (const GloomState  *s,
                const GloomFrame  *f,
                const char *const *names)
{
  g_autofree char *hero = f->hero == GLOOM_NONE ? NULL : gloom_hero_name (s->heroes[f->hero].character, GLOOM_FORM_INNER);

  if (hero == NULL)
    return g_strdup_printf (_("%1$s plays “%2$s”."), names[f->owner], gloom_card_name (f->card));

  return g_strdup_printf (_("%1$s lays “%2$s” on %3$s."), names[f->owner], gloom_card_name (f->card), hero);
}

static char *
respond_text (const GloomState  *s,
              const GloomFrame  *f,
              const char *const *names,
              gboolean           order)
{
  g_autofree char *announced = announced_text (s, f, names);

  if (order)
    /* Translators: %s is a sentence about a card that somebody plays; there is little room. An order says what
     * one wants to be asked about later in this turn. */
    return g_strdup_printf (_("%s Respond, or give an order for this turn?"), announced);

  return g_strdup_printf (_("%s Do you respond?"), announced);
}

static char *
hero_named (const GloomState *s,
            guint             hero)
{
  return gloom_hero_name (s->heroes[hero].character, GLOOM_FORM_INNER);
}

/* What is done to a Modifier that is chosen. */
static char *
modifier_text (const GloomFrame *f)
{
  const char *card = gloom_card_name (f->card);
  guint verb = gloom_clause (f)->verb;

  if (verb == GLOOM_MOVE)
    return g_strdup_printf (_("“%s”: which Modifier do you move?"), card);
  if (verb == GLOOM_REMOVE)
    return g_strdup_printf (_("“%s”: which Modifier do you remove?"), card);
  if (verb == GLOOM_RETURN)
    return g_strdup_printf (_("“%s”: which Modifier do you take back into your hand?"), card);
  if (verb == GLOOM_SINK)
    return g_strdup_printf (_("“%s”: which Modifier do you put beneath its pile?"), card);

  return g_strdup_printf (_("“%s”: which Modifier do you raise to the top of its pile?"), card);
}

static char *
may_text (const GloomFrame  *f,
          const char *const *names)
{
  const GloomClause *clause = gloom_clause (f);
  const char *card = gloom_card_name (f->card);

  if (clause->verb == GLOOM_LOOK && clause->how == GLOOM_TOP_THREE)
    return g_strdup_printf (_("“%s”: do you look at the top cards of the draw pile?"), card);
  if (clause->verb == GLOOM_LOOK)
    return g_strdup_printf (_("“%1$s”: do you look at the hand of %2$s?"), card, names[f->seat]);

  return g_strdup_printf (_("“%s”: do you do what it says?"), card);
}

static char *
story_text (const GloomFrame *f)
{
  const char *card = gloom_card_name (f->card);

  if (gloom_clause (f)->verb == GLOOM_STEAL)
    return g_strdup_printf (_("“%s”: which Story do you take?"), card);

  return g_strdup_printf (_("“%s”: which Story do you send back to the middle?"), card);
}

static char *
second_text (const GloomState *s,
             const GloomFrame *f)
{
  g_autofree char *first = hero_named (s, f->place);

  return g_strdup_printf (_("“%1$s”: whose topmost Modifier do you swap with that of %2$s?"),
                          gloom_card_name (f->card), first);
}

/**
 * gloom_ask_text:
 *
 * Returns: (transfer full): the question, in a sentence
 */
char *
gloom_ask_text (gconstpointer      state,
                const BrambleAsk  *ask,
                const char *const *names)
{
  const GloomState *s = state;
  const GloomFrame *f = s->depth > 0 ? &s->stack[s->depth - 1] : NULL;
  const char *card = f && f->card < GLOOM_N_CARDS ? gloom_card_name (f->card) : "";
  const char *pick = f && f->pick < GLOOM_N_DECK ? gloom_card_name (f->pick) : "";

  switch ((GloomAskKind) ask->kind)
    {
    case GLOOM_ASK_NOTHING:
      return g_strdup (_("The game is over."));
    case GLOOM_ASK_CHARACTER:
      return g_strdup (_("Who joins your family?"));
    case GLOOM_ASK_ACTION:
      return action_text (s);
    case GLOOM_ASK_TARGET:
    case GLOOM_ASK_FREE_TARGET:
      return g_strdup_printf (_("On whom do you lay “%s”?"), pick);
    case GLOOM_ASK_RESPOND:
      return respond_text (s, f, names, FALSE);
    case GLOOM_ASK_ORDER:
      return respond_text (s, f, names, TRUE);
    case GLOOM_ASK_ASIDE:
      return g_strdup_printf (_("To whom do you turn “%s”?"), card);
    case GLOOM_ASK_PLAYER:
      return g_strdup_printf (_("“%s”: which player do you choose?"), card);
    case GLOOM_ASK_MAY:
      return may_text (f, names);
    case GLOOM_ASK_DISCARD:
      return g_strdup_printf (_("“%s”: which card do you discard?"), card);
    case GLOOM_ASK_TAKE:
      return g_strdup_printf (_("“%1$s”: which card do you take from %2$s?"), card, names[f->seat]);
    case GLOOM_ASK_GIVE:
      return g_strdup_printf (_("“%1$s”: which card do you give to %2$s?"), card, names[f->seat]);
    case GLOOM_ASK_PUT_BACK:
      return f->place == 0 ? g_strdup_printf (_("“%s”: which card do you put back as the topmost?"), card)
                           : g_strdup_printf (_("“%s”: which card comes next?"), card);
    case GLOOM_ASK_RECOVER:
      return g_strdup_printf (_("“%s”: which card do you take from the discard pile?"), card);
    case GLOOM_ASK_FREE_PLAY:
      return g_strdup_printf (_("“%s”: which card do you play freely?"), card);
    case GLOOM_ASK_HERO:
      return g_strdup_printf (_("“%s”: of which Character is the Modifier?"), card);
    case GLOOM_ASK_MODIFIER:
      return modifier_text (f);
    case GLOOM_ASK_DESTINATION:
      return g_strdup_printf (_("“%1$s”: to whom do you move “%2$s”?"), card, pick);
    case GLOOM_ASK_FIRST:
      return g_strdup_printf (_("“%s”: whose topmost Modifier do you swap?"), card);
    case GLOOM_ASK_SECOND:
      return second_text (s, f);
    case GLOOM_ASK_REVIVE:
      return g_strdup_printf (_("“%s”: which finished Character do you revive?"), card);
    case GLOOM_ASK_STORY:
      return story_text (f);
    case GLOOM_N_ASKS:
      break;
    }

  g_assert_not_reached ();
}

static char *
hero_option (const GloomState  *s,
             guint              hero,
             const char *const *names)
{
  g_autofree char *name = gloom_hero_name (s->heroes[hero].character, GLOOM_FORM_FIRST);
  g_autofree char *worth = gloom_number (gloom_worth (s, hero));

  /* Translators: a Character, whose it is, and its Self-Worth */
  return g_strdup_printf (_("%1$s (%2$s, Self-Worth %3$s)"), name, names[GLOOM_OWNER (hero)], worth);
}

static char *
card_option (const BrambleAsk *ask,
             guint             card)
{
  const char *name = gloom_card_name (card);

  if (ask->kind != GLOOM_ASK_ACTION && ask->kind != GLOOM_ASK_FREE_PLAY && ask->kind != GLOOM_ASK_RESPOND
      && ask->kind != GLOOM_ASK_ORDER)
    return g_strdup (name);
  if (gloom_kind (card) == GLOOM_EVENT)
    return g_strdup_printf (_("Play “%s”"), name);

  return g_strdup_printf (_("Lay “%s”"), name);
}

static char *
modifier_option (const GloomState    *s,
                 const BrambleOption *o)
{
  g_autofree char *hero = hero_named (s, o->b);

  /* Translators: a Modifier that lies on a Character */
  return g_strdup_printf (_("“%1$s” on %2$s"), gloom_card_name (o->a), hero);
}

static const char *
order_option (guint order)
{
  switch ((GloomOrder) order)
    {
    case GLOOM_ORDER_NOT_THIS_TURN:
      return _("Not this turn");
    case GLOOM_ORDER_EVENTS:
      return _("Ask me about Events");
    case GLOOM_ORDER_MODIFIERS:
      return _("Ask me about Modifiers");
    case GLOOM_ORDER_ENDINGS:
      return _("Ask me about Endings");
    case GLOOM_ORDER_MY_FAMILY:
      return _("Ask me about cards on my family");
    case GLOOM_ORDER_EVERYTHING:
      return _("Ask me about everything");
    case GLOOM_ORDER_NONE:
    case GLOOM_N_ORDERS:
      break;
    }

  g_assert_not_reached ();
}

/**
 * gloom_option_text:
 *
 * Returns: (transfer full): what an option is called
 */
char *
gloom_option_text (gconstpointer      state,
                   const BrambleAsk  *ask,
                   guint              option,
                   const char *const *names)
{
  const GloomState *s = state;
  const BrambleOption *o = &ask->options[option];

  switch ((GloomOptionKind) o->kind)
    {
    case GLOOM_OPT_NONE:
      return g_strdup (ask->kind == GLOOM_ASK_RESPOND ? _("Let it happen") : _("None"));
    case GLOOM_OPT_YES:
      return g_strdup (_("Yes"));
    case GLOOM_OPT_NO:
      return g_strdup (_("No"));
    case GLOOM_OPT_CHARACTER:
      return gloom_hero_name (o->a, GLOOM_FORM_FIRST);
    case GLOOM_OPT_CARD:
      return card_option (ask, o->a);
    case GLOOM_OPT_CLAIM:
      return g_strdup_printf (_("Claim “%s”"), gloom_card_name (o->a));
    case GLOOM_OPT_DISCARD_HAND:
      return g_strdup (_("Discard your hand"));
    case GLOOM_OPT_PASS:
      return g_strdup (_("Pass"));
    case GLOOM_OPT_HERO:
      return hero_option (s, o->a, names);
    case GLOOM_OPT_SEAT:
      return g_strdup (names[o->a]);
    case GLOOM_OPT_ORDER:
      return g_strdup (order_option (o->a));
    case GLOOM_OPT_MODIFIER:
      return modifier_option (s, o);
    case GLOOM_OPT_STORY:
      return g_strdup (gloom_card_name (o->a));
    case GLOOM_N_OPTIONS:
      break;
    }

  g_assert_not_reached ();
}
