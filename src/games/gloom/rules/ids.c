/* ids.c: stable words for files and consoles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gloom.h"

#include <words.h>

const char *const gloom_icon_ids[GLOOM_N_ICONS] = {
  [GLOOM_NO_ICON] = "none",
  [GLOOM_CROWN] = "crown",
  [GLOOM_HEART] = "heart",
  [GLOOM_SKULL] = "skull",
  [GLOOM_WAND] = "wand",
  [GLOOM_BEAST] = "beast",
  [GLOOM_COIN] = "coin",
};

const char *const gloom_order_ids[GLOOM_N_ORDERS] = {
  [GLOOM_ORDER_NONE] = "none",
  [GLOOM_ORDER_NOT_THIS_TURN] = "not-this-turn",
  [GLOOM_ORDER_EVENTS] = "events",
  [GLOOM_ORDER_MODIFIERS] = "modifiers",
  [GLOOM_ORDER_ENDINGS] = "endings",
  [GLOOM_ORDER_MY_FAMILY] = "my-family",
  [GLOOM_ORDER_EVERYTHING] = "everything",
};

const char *const gloom_over_ids[GLOOM_N_OVERS] = {
  [GLOOM_NOT_OVER] = "no",
  [GLOOM_OVER_BY_FAMILY] = "family",
  [GLOOM_OVER_BY_PASSES] = "passes",
  [GLOOM_OVER_BY_TURNS] = "turns",
};

#define EVENT_ID(kind, id) [GLOOM_EVENT_##kind] = (id),
static const char *const event_ids[GLOOM_N_EVENTS] = {
  GLOOM_EVENT_LIST (EVENT_ID)
};
#undef EVENT_ID

#define IDLE_ID(why, id) [GLOOM_IDLE_##why] = (id),
static const char *const idle_ids[GLOOM_N_IDLES] = { GLOOM_IDLE_LIST (IDLE_ID) };
#undef IDLE_ID

const char *
gloom_ask_id (const BrambleAsk *ask)
{
  return gloom_asks[ask->kind].id;
}

void
gloom_option_id (const BrambleAsk *ask,
                 guint             option,
                 char             *id,
                 gsize             size)
{
  const BrambleOption *o = &ask->options[option];

  switch ((GloomOptionKind) o->kind)
    {
    case GLOOM_OPT_NONE:
      g_strlcpy (id, "none", size);
      return;
    case GLOOM_OPT_YES:
      g_strlcpy (id, "yes", size);
      return;
    case GLOOM_OPT_NO:
      g_strlcpy (id, "no", size);
      return;
    case GLOOM_OPT_CHARACTER:
    case GLOOM_OPT_CARD:
    case GLOOM_OPT_MODIFIER:
    case GLOOM_OPT_STORY:
      g_strlcpy (id, gloom_cards[o->a].id, size);
      return;
    case GLOOM_OPT_CLAIM:
      g_snprintf (id, size, "claim-%s", gloom_cards[o->a].id);
      return;
    case GLOOM_OPT_DISCARD_HAND:
      g_strlcpy (id, "discard-hand", size);
      return;
    case GLOOM_OPT_PASS:
      g_strlcpy (id, "pass", size);
      return;
    case GLOOM_OPT_HERO:
      g_strlcpy (id, gloom_cards[o->b].id, size);
      return;
    case GLOOM_OPT_SEAT:
      g_snprintf (id, size, "seat-%u", o->a + 1u);
      return;
    case GLOOM_OPT_ORDER:
      g_strlcpy (id, gloom_order_ids[o->a], size);
      return;
    case GLOOM_N_OPTIONS:
      break;
    }

  g_assert_not_reached ();
}

const char *
gloom_event_id (const BrambleEvent *event)
{
  return event_ids[event->kind];
}

static void
add_card (GString    *line,
          const char *key,
          guint       card)
{
  if (card < GLOOM_N_CARDS)
    bramble_words_add (line, " %s %s", key, gloom_cards[card].id);
}

static void
add_seat (GString    *line,
          const char *key,
          guint       seat)
{
  if (seat < GLOOM_MAX_SEATS)
    bramble_words_add (line, " %s seat-%u", key, seat + 1);
}

/* An event for programs: the id, and pairs of a key and a value. */
char *
gloom_event_line (const BrambleEvent *event)
{
  GString *line = g_string_new (gloom_event_id (event));

  add_seat (line, "seat", event->seat);
  add_card (line, "cause", event->cause);
  add_seat (line, "other", event->other);
  add_card (line, "card", event->card);
  if (event->kind == GLOOM_EVENT_GAME_OVER)
    {
      for (guint seat = 0; seat < GLOOM_MAX_SEATS; seat++)
        if ((event->a >> seat) & 1)
          add_seat (line, "winner", seat);
      bramble_words_add (line, " by %s", gloom_over_ids[event->c]);
    }
  else if (event->kind == GLOOM_EVENT_ORDER_GIVEN)
    bramble_words_add (line, " order %s", gloom_order_ids[event->c]);
  else if (event->kind == GLOOM_EVENT_IDLE)
    bramble_words_add (line, " why %s", idle_ids[event->c]);
  else
    {
      add_card (line, "hero", event->b);
      if (event->c != GLOOM_NONE)
        bramble_words_add (line, " place %u", event->c + 1u);
    }
  if (event->n != 0)
    bramble_words_add (line, " n %d", event->n);

  return g_string_free (line, FALSE);
}
