/* folk-ids.c: stable words for files and consoles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folk-game.h"

#include <words.h>

const char *
folk_ask_id (const BrambleAsk *ask)
{
  return folk_asks[ask->kind].id;
}

static const char *const row_ids[FOLK_N_ROWS] = { "lose-thing", "lose-turn", "get-biscuit", "get-advice", "get-magical" };

/* What an option is called, and what follows that. */
typedef enum
{
  ALONE,
  TILE,
  SEAT,
  STEPS, /* of a Biscuit */
  NUMBER,
  THING,
} Suffix;

static const struct
{
  const char *id;
  Suffix suffix;
} option_ids[FOLK_N_OPTS] = {
  [FOLK_OPT_NONE] = { "none", ALONE },
  [FOLK_OPT_YES] = { "yes", ALONE },
  [FOLK_OPT_NO] = { "no", ALONE },
  [FOLK_OPT_ROLL] = { "roll", ALONE },
  [FOLK_OPT_STAY] = { "stay", ALONE },
  [FOLK_OPT_KNOCK] = { "knock", ALONE },
  [FOLK_OPT_QUEST] = { "see-to-quest", ALONE },
  [FOLK_OPT_END_TURN] = { "end-turn", ALONE },
  [FOLK_OPT_WALK] = { "walk", STEPS },
  [FOLK_OPT_CLOAK] = { "cloak", ALONE },
  [FOLK_OPT_EAT] = { "advice-for-biscuit", ALONE },
  [FOLK_OPT_MEND] = { "biscuit-for-boot", ALONE },
  [FOLK_OPT_SELL] = { "sell", TILE },
  [FOLK_OPT_FEATHER] = { "feather", TILE },
  [FOLK_OPT_WAND] = { "wand", TILE },
  [FOLK_OPT_WITS] = { "biscuit-for-advice", ALONE },
  [FOLK_OPT_DISCARD] = { "discard", TILE },
  [FOLK_OPT_BUY] = { "buy", TILE },
  [FOLK_OPT_BUY_ADVICE] = { "buy-advice", ALONE },
  [FOLK_OPT_FORGE] = { "forge-sword", ALONE },
  [FOLK_OPT_TRADE] = { "trade", ALONE },
  [FOLK_OPT_DARE] = { "dare", SEAT },
  [FOLK_OPT_SHARE] = { "share", SEAT },
  [FOLK_OPT_NUMBER] = { "steps", NUMBER },
  [FOLK_OPT_BISCUIT] = { "biscuit", STEPS },
  [FOLK_OPT_GOLD] = { "gold", ALONE },
  [FOLK_OPT_ADVICE] = { "advice", ALONE },
  [FOLK_OPT_TRICKSTER] = { "trickster", ALONE },
  [FOLK_OPT_COMB] = { "comb", ALONE },
  [FOLK_OPT_LANTERN] = { "lantern", ALONE },
  [FOLK_OPT_KEY] = { "key", ALONE },
  [FOLK_OPT_PAY_ADVICE] = { "pay-advice", ALONE },
  [FOLK_OPT_REST] = { "rest", ALONE },
  [FOLK_OPT_GO_ON] = { "go-on", ALONE },
  [FOLK_OPT_GIVE] = { "give", THING },
  [FOLK_OPT_ENOUGH] = { "enough", ALONE },
};

static void
write_suffixed (const BrambleOption *option,
                char                *id,
                gsize                size)
{
  const char *word = option_ids[option->kind].id;

  switch (option_ids[option->kind].suffix)
    {
    case ALONE:
      g_strlcpy (id, word, size);
      return;
    case TILE:
      g_snprintf (id, size, "%s-%s", word, folk_tile_ids[option->a]);
      return;
    case SEAT:
      g_snprintf (id, size, "%s-seat-%u", word, option->a + 1u);
      return;
    case STEPS:
      g_snprintf (id, size, "%s-%u", word, folk_biscuit_steps[option->a]);
      return;
    case NUMBER:
      g_snprintf (id, size, "%s-%u", word, option->a);
      return;
    case THING:
      g_snprintf (id, size, "%s-%s", word, folk_trade.thing_id (option->a));
      return;
    }

  g_assert_not_reached ();
}

/* A way is called after its end, and after its first step where that does not do. */
void
folk_option_id (const BrambleAsk *ask,
                guint             option,
                char             *id,
                gsize             size)
{
  const BrambleOption *o = &ask->options[option];
  const FolkField *board = folk_board_fields ();

  if (ask->kind == FOLK_ASK_OFFER || ask->kind == FOLK_ASK_REPLY)
    bramble_offer_option_id (&folk_trade, o, id, size);
  else if (o->kind == FOLK_OPT_TILE)
    g_strlcpy (id, folk_tile_ids[o->a], size);
  else if (o->kind == FOLK_OPT_OUTCOME)
    g_strlcpy (id, row_ids[o->a], size);
  else if (o->kind == FOLK_OPT_WAY && o->c)
    g_snprintf (id, size, "%s-by-%s", board[o->a].id, board[o->b].id);
  else if (o->kind == FOLK_OPT_WAY)
    g_strlcpy (id, board[o->a].id, size);
  else
    write_suffixed (o, id, size);
}

#define EVENT_ID(kind, id) [FOLK_EVENT_##kind] = (id),
static const char *const event_ids[FOLK_N_EVENTS] = { FOLK_EVENT_LIST (EVENT_ID) };
#undef EVENT_ID

const char *
folk_event_id (const BrambleEvent *event)
{
  return event_ids[event->kind];
}

/* What the letters of an event are. */
typedef enum
{
  NOTHING,
  A_HERO,
  A_CARD,
  A_FIELD,
  A_TILE,
  A_MEETING,
  A_ROW,
  A_COUNT,
} Letter;

static const struct
{
  Letter a;
  Letter b;
  Letter c;
} letters[FOLK_N_EVENTS] = {
  [FOLK_EVENT_HERO_TAKEN] = { .a = A_HERO },
  [FOLK_EVENT_CARD_DRAWN] = { .a = A_CARD, .c = A_COUNT },
  [FOLK_EVENT_LOT_THROWN] = { .a = A_COUNT },
  [FOLK_EVENT_TURN_LOST] = { .c = A_COUNT },
  [FOLK_EVENT_BOOT_CHANGED] = { .c = A_COUNT },
  [FOLK_EVENT_BISCUIT_WALKED] = { .a = A_COUNT },
  [FOLK_EVENT_TILE_GOT] = { .a = A_TILE },
  [FOLK_EVENT_TILE_LEFT] = { .a = A_TILE },
  [FOLK_EVENT_TILE_GONE] = { .a = A_TILE },
  [FOLK_EVENT_TILE_USED] = { .a = A_TILE, .c = A_COUNT },
  [FOLK_EVENT_TILE_TURNED] = { .a = A_TILE, .b = A_TILE },
  [FOLK_EVENT_TILE_PASSED] = { .a = A_TILE, .c = A_COUNT },
  [FOLK_EVENT_HELP_CHOSEN] = { .a = A_TILE },
  [FOLK_EVENT_WHITE_THROWN] = { .a = A_COUNT },
  [FOLK_EVENT_BLUE_THROWN] = { .a = A_COUNT },
  [FOLK_EVENT_STOOD_STILL] = { .c = A_COUNT },
  [FOLK_EVENT_MOVED] = { A_FIELD, A_FIELD, A_FIELD },
  [FOLK_EVENT_PATH_ENTERED] = { A_FIELD, A_FIELD, A_FIELD },
  [FOLK_EVENT_PATH_WALKED] = { .a = A_FIELD, .b = A_FIELD },
  [FOLK_EVENT_PATH_LEFT] = { .a = A_FIELD, .b = A_FIELD },
  [FOLK_EVENT_FLEW] = { .a = A_FIELD, .b = A_FIELD },
  [FOLK_EVENT_STAYED] = { .a = A_FIELD },
  [FOLK_EVENT_QUEST_SERVED] = { .a = A_CARD },
  [FOLK_EVENT_LUCK_THROWN] = { .a = A_COUNT, .b = A_MEETING },
  [FOLK_EVENT_LUCK_RAISED] = { .a = A_TILE },
  [FOLK_EVENT_QUEST_DONE] = { .a = A_CARD },
  [FOLK_EVENT_OUTCOME_TAKEN] = { .a = A_ROW },
  [FOLK_EVENT_FOUND] = { .a = A_TILE },
  [FOLK_EVENT_TURN_FORFEITED] = { .c = A_COUNT },
  [FOLK_EVENT_WISHED] = { .a = A_TILE, .b = A_TILE },
  [FOLK_EVENT_SPELL_THROWN] = { .a = A_COUNT },
  [FOLK_EVENT_KNOCKED] = { .a = A_COUNT },
  [FOLK_EVENT_COURAGE_THROWN] = { .a = A_COUNT, .b = A_COUNT },
};

static void
write_letter (GString    *line,
              const char *key,
              Letter      letter,
              guint       value)
{
  if (value == FOLK_NONE)
    return;
  switch (letter)
    {
    case NOTHING:
      return;
    case A_HERO:
      bramble_words_add (line, " %s %s", key, folk_hero_ids[value]);
      return;
    case A_CARD:
      bramble_words_add (line, " %s %s", key, folk_cards[value].id);
      return;
    case A_FIELD:
      bramble_words_add (line, " %s %s", key, folk_board_fields ()[value].id);
      return;
    case A_TILE:
      bramble_words_add (line, " %s %s", key, folk_tile_ids[value]);
      return;
    case A_MEETING:
      bramble_words_add (line, " %s %s", key, folk_adventure_ids[value]);
      return;
    case A_ROW:
      bramble_words_add (line, " %s %s", key, row_ids[value]);
      return;
    case A_COUNT:
      bramble_words_add (line, " %s %u", key, value);
      return;
    }

  g_assert_not_reached ();
}

/* An event for programs: the id, and pairs of a key and a value. */
char *
folk_event_line (const BrambleEvent *event)
{
  GString *line = g_string_new (folk_event_id (event));

  if (event->seat != FOLK_NONE)
    bramble_words_add (line, " seat seat-%u", event->seat + 1u);
  if (event->other != FOLK_NONE)
    bramble_words_add (line, " other seat-%u", event->other + 1u);
  write_letter (line, "a", letters[event->kind].a, event->a);
  write_letter (line, "b", letters[event->kind].b, event->b);
  write_letter (line, "c", letters[event->kind].c, event->c);
  if (event->card != FOLK_NONE)
    bramble_words_add (line, " number %u", event->card);
  if (event->kind >= FOLK_EVENT_PUT && event->kind <= FOLK_EVENT_DECLINED)
    {
      bramble_words_add (line, " from seat-%u to seat-%u", event->offer.from + 1u, event->offer.to + 1u);
      bramble_offer_write_pairs (&folk_trade, &event->offer, line);
    }
  if (event->kind == FOLK_EVENT_GAME_OVER)
    {
      bramble_words_add (line, " why %s", folk_over_ids[event->b]);
      for (guint seat = 0; seat < FOLK_MAX_SEATS; seat++)
        if ((event->a >> seat) & 1)
          bramble_words_add (line, " winner seat-%u", seat + 1);
    }
  if (event->n != 0)
    bramble_words_add (line, " n %d", event->n);

  return g_string_free (line, FALSE);
}
