/* bramble-gloom-target.c: where on the table an answer lies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-gloom-target.h"

#include <rules/asks.h>

#include "bramble-gloom-cards.h"

/* Returns what a card is called as a thing: "card/wrong-soup", "story/long-night",
 * "character/wolf". */
BrambleThing
bramble_gloom_card_thing (guint card)
{
  return card < GLOOM_N_CARDS ? bramble_thing (bramble_gloom_kind_id (card), gloom_cards[card].id)
                              : bramble_thing ("back", "card");
}

/* Where a card of @ask goes that is carried, or none: where it would be laid is
 * another question. */
static BrambleThing
find_place (const GloomState *s,
            const BrambleAsk *ask,
            guint             card)
{
  const GloomFrame *f = s->depth > 0 ? &s->stack[s->depth - 1] : NULL;

  switch ((GloomAskKind) ask->kind)
    {
    case GLOOM_ASK_ACTION:
    case GLOOM_ASK_FREE_PLAY:
      return gloom_kind (card) == GLOOM_EVENT ? bramble_thing ("discard", NULL) : BRAMBLE_NO_THING;
    case GLOOM_ASK_RESPOND:
    case GLOOM_ASK_ORDER:
    case GLOOM_ASK_DISCARD:
      return bramble_thing ("discard", NULL);
    case GLOOM_ASK_TAKE:
    case GLOOM_ASK_RECOVER:
      return bramble_thing_number ("seat", ask->seat);
    case GLOOM_ASK_GIVE:
      return f && f->seat < s->n_seats ? bramble_thing_number ("seat", f->seat) : BRAMBLE_NO_THING;
    case GLOOM_ASK_PUT_BACK:
      return bramble_thing ("deck", NULL);
    case GLOOM_ASK_NOTHING:
    case GLOOM_ASK_CHARACTER:
    case GLOOM_ASK_TARGET:
    case GLOOM_ASK_ASIDE:
    case GLOOM_ASK_PLAYER:
    case GLOOM_ASK_MAY:
    case GLOOM_ASK_FREE_TARGET:
    case GLOOM_ASK_HERO:
    case GLOOM_ASK_MODIFIER:
    case GLOOM_ASK_DESTINATION:
    case GLOOM_ASK_FIRST:
    case GLOOM_ASK_SECOND:
    case GLOOM_ASK_REVIVE:
    case GLOOM_ASK_STORY:
    case GLOOM_N_ASKS:
      break;
    }

  return BRAMBLE_NO_THING;
}

static void
locate_hero (const GloomState *s,
             const BrambleAsk *ask,
             guint             hero,
             BrambleSpot      *spot)
{
  const GloomFrame *f = s->depth > 0 ? &s->stack[s->depth - 1] : NULL;

  spot->thing = bramble_thing_number ("hero", hero);
  spot->to = spot->thing;
  if (f && f->pick < GLOOM_N_DECK && (ask->kind == GLOOM_ASK_TARGET || ask->kind == GLOOM_ASK_FREE_TARGET))
    spot->carried = bramble_gloom_card_thing (f->pick);
}

/**
 * bramble_gloom_locate:
 *
 * The class function of #BrambleTable. Things are "card/wrong-soup", "story/long-night",
 * "character/wolf", "hero/3", "seat/2", "deck" and "discard".
 */
void
bramble_gloom_locate (gconstpointer     state,
                      const BrambleAsk *ask,
                      guint             option,
                      BrambleSpot      *spot)
{
  const BrambleOption *o = &ask->options[option];

  switch ((GloomOptionKind) o->kind)
    {
    case GLOOM_OPT_CHARACTER:
      spot->thing = bramble_gloom_card_thing (o->a);
      spot->carried = spot->thing;
      spot->to = bramble_thing_number ("seat", ask->seat);
      return;
    case GLOOM_OPT_CARD:
      spot->thing = bramble_gloom_card_thing (o->a);
      spot->carried = spot->thing;
      spot->to = find_place (state, ask, o->a);
      return;
    case GLOOM_OPT_CLAIM:
    case GLOOM_OPT_STORY:
      spot->thing = bramble_gloom_card_thing (o->a);
      spot->carried = spot->thing;
      spot->to = bramble_thing_number ("seat", ask->seat);
      return;
    case GLOOM_OPT_HERO:
      locate_hero (state, ask, o->a, spot);
      return;
    case GLOOM_OPT_MODIFIER:
      spot->thing = bramble_thing_number ("hero", o->b);
      return;
    case GLOOM_OPT_SEAT:
      spot->thing = bramble_thing_number ("seat", o->a);
      return;
    case GLOOM_OPT_NONE:
    case GLOOM_OPT_YES:
    case GLOOM_OPT_NO:
    case GLOOM_OPT_DISCARD_HAND:
    case GLOOM_OPT_PASS:
    case GLOOM_OPT_ORDER:
    case GLOOM_N_OPTIONS:
      return;
    }

  g_assert_not_reached ();
}

/**
 * bramble_gloom_lead:
 *
 * The class function of #BrambleTable: a Modifier or Ending is carried onto the
 * Character that it is laid on, which is two answers.
 */
void
bramble_gloom_lead (gconstpointer     state,
                    const BrambleAsk *ask,
                    guint             option,
                    GArray           *answers,
                    GArray           *places)
{
  const GloomState *s = state;
  const BrambleOption *o = &ask->options[option];

  if (o->kind != GLOOM_OPT_CARD || (ask->kind != GLOOM_ASK_ACTION && ask->kind != GLOOM_ASK_FREE_PLAY)
      || gloom_kind (o->a) == GLOOM_EVENT)
    return;
  for (guint hero = 0; hero < gloom_n_heroes (s); hero++)
    if (gloom_kind (o->a) == GLOOM_ENDING ? gloom_may_end (s, hero, ask->seat) : gloom_may_lie (s, o->a, hero, ask->seat))
      {
        BrambleOption answer = { GLOOM_OPT_HERO, (guint8) hero, s->heroes[hero].character, 0 };
        BrambleThing place = bramble_thing_number ("hero", hero);

        g_array_append_val (answers, answer);
        g_array_append_val (places, place);
      }
}
