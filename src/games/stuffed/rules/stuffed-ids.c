/* stuffed-ids.c: stable words for files and consoles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-game.h"

const char *
stuffed_ask_id (const BrambleAsk *ask)
{
  return stuffed_asks[ask->kind].id;
}

/* What follows the word of an option. */
typedef enum
{
  ALONE,
  NUMBER,
  NTH,     /* from 1 */
  SQUARE,
  COLOUR,
  SEAT,
  STATUS,
  ITEM,
  MINION,  /* its place, from 1, and its kind */
  STAND,
  CURE,
  BUY,
  USE,
  USE_ITEM,
} Suffix;

static const struct
{
  const char *id;
  Suffix suffix;
} option_ids[STUFFED_N_OPTS] = {
  [STUFFED_OPT_NONE] = { "none", ALONE },
  [STUFFED_OPT_YES] = { "yes", ALONE },
  [STUFFED_OPT_NO] = { "no", ALONE },
  [STUFFED_OPT_DONE] = { "done", ALONE },
  [STUFFED_OPT_ROLL] = { "roll", ALONE },
  [STUFFED_OPT_SQUARE] = { "to", SQUARE },
  [STUFFED_OPT_STAY] = { "stay", ALONE },
  [STUFFED_OPT_NUMBER] = { "number", NUMBER },
  [STUFFED_OPT_DIE] = { "die", COLOUR },
  [STUFFED_OPT_STORED] = { "stored", COLOUR },
  [STUFFED_OPT_BOTH] = { "both", ALONE },
  [STUFFED_OPT_NTH] = { "nth", NTH },
  [STUFFED_OPT_SEAT] = { "pick", SEAT },
  [STUFFED_OPT_STATUS] = { "cure", STATUS },
  [STUFFED_OPT_ITEM] = { "card", ITEM },
  [STUFFED_OPT_OPTION] = { "option", NTH },
  [STUFFED_OPT_WALK_AWAY] = { "walk-away", ALONE },
  [STUFFED_OPT_WEAR] = { "wear", ALONE },
  [STUFFED_OPT_HAND] = { "hand", SEAT },
  [STUFFED_OPT_DISCARD] = { "discard", ALONE },
  [STUFFED_OPT_MOVE] = { "move", ALONE },
  [STUFFED_OPT_RESERVE] = { "reserve", COLOUR },
  [STUFFED_OPT_SEND] = { "send", SEAT },
  [STUFFED_OPT_GIVE] = { "give", SEAT },
  [STUFFED_OPT_GIVE_FREE] = { "give-free", SEAT },
  [STUFFED_OPT_STAND] = { "try", STAND },
  [STUFFED_OPT_CURE] = { "cure", CURE },
  [STUFFED_OPT_MELEE] = { "melee", MINION },
  [STUFFED_OPT_RANGED] = { "ranged", MINION },
  [STUFFED_OPT_SEARCH] = { "search", ALONE },
  [STUFFED_OPT_BUY] = { "buy", BUY },
  [STUFFED_OPT_USE] = { "use", USE },
  [STUFFED_OPT_USE_ITEM] = { "use", USE_ITEM },
  [STUFFED_OPT_SPEND] = { "spend", STATUS },
};

/* An ability by its name, and what it is used on. */
static void
write_use (const BrambleOption *o,
           char                *id,
           gsize                size)
{
  const char *ability = stuffed_abilities[o->a].id;

  switch ((guint) o->a)
    {
    case STUFFED_HEAVE:
      g_snprintf (id, size, "use-%s-%u-%s", ability, o->b + 1u, stuffed_minion_ids[o->c]);
      return;
    case STUFFED_WARM_WOOL:
      g_snprintf (id, size, "use-%s-seat-%u", ability, o->b + 1u);
      return;
    case STUFFED_LULLABY:
      g_snprintf (id, size, "use-%s-seat-%u-%s", ability, o->b + 1u, stuffed_status_ids[o->c]);
      return;
    default: /* on nobody in particular */
      g_snprintf (id, size, "use-%s", ability);
      return;
    }
}

static void
write_stand (const BrambleOption *o,
             char                *id,
             gsize                size)
{
  g_snprintf (id, size, "try-%s", stuffed_table (o->c, o->b)->stands[o->a % STUFFED_MAX_STANDS].id);
}

void
stuffed_option_id (const BrambleAsk *ask,
                   guint             option,
                   char             *id,
                   gsize             size)
{
  const BrambleOption *o = &ask->options[option];
  const char *word = option_ids[o->kind].id;

  switch (option_ids[o->kind].suffix)
    {
    case ALONE:
      g_strlcpy (id, word, size);
      return;
    case NUMBER:
      g_snprintf (id, size, "%s-%u", word, o->a);
      return;
    case SQUARE:
      g_snprintf (id, size, "%s-%u-%u", word, (guint) o->a % o->b, (guint) o->a / o->b);
      return;
    case NTH:
      g_snprintf (id, size, "%s-%u", word, o->a + 1u);
      return;
    case COLOUR:
      g_snprintf (id, size, "%s-%s", word, stuffed_colour_ids[o->a]);
      return;
    case SEAT:
      g_snprintf (id, size, "%s-seat-%u", word, o->a + 1u);
      return;
    case STATUS:
      g_snprintf (id, size, "%s-%s", word, stuffed_status_ids[o->a]);
      return;
    case ITEM:
      g_snprintf (id, size, "%s-%s", word, stuffed_item_ids[o->a]);
      return;
    case MINION:
      g_snprintf (id, size, "%s-%u-%s", word, o->a + 1u, stuffed_minion_ids[o->b]);
      return;
    case STAND:
      write_stand (o, id, size);
      return;
    case CURE:
      g_snprintf (id, size, "cure-%s-seat-%u-%s", stuffed_status_ids[o->a], o->b + 1u, stuffed_colour_ids[o->c]);
      return;
    case BUY:
      g_snprintf (id, size, "buy-%u-%s-for-%s", o->c + 1u, stuffed_item_ids[o->a],
                  o->b == STUFFED_NONE ? "button" : stuffed_item_ids[o->b]);
      return;
    case USE:
      write_use (o, id, size);
      return;
    case USE_ITEM:
      if (o->b != STUFFED_NONE && ask->kind == STUFFED_ASK_ACT)
        g_snprintf (id, size, "use-%s-seat-%u", stuffed_item_ids[o->a], o->b + 1u);
      else
        g_snprintf (id, size, "use-%s", stuffed_item_ids[o->a]);
      return;
    }

  g_assert_not_reached ();
}

#define EVENT_ID(kind, id) [STUFFED_EVENT_##kind] = (id),
static const char *const event_ids[STUFFED_N_EVENTS] = { STUFFED_EVENT_LIST (EVENT_ID) };
#undef EVENT_ID

const char *
stuffed_event_id (const BrambleEvent *event)
{
  return event_ids[event->kind];
}

/* An ability, an item or a status. */
const char *
stuffed_cause_id (guint cause)
{
  if (cause < STUFFED_N_ABILITIES)
    return stuffed_abilities[cause].id;
  if (cause < STUFFED_CAUSE_STATUS (0))
    return stuffed_item_ids[cause - STUFFED_CAUSE_ITEM (0)];

  return stuffed_status_ids[cause - STUFFED_CAUSE_STATUS (0)];
}

/* What the letters of an event are. */
typedef enum
{
  NOTHING,
  A_STUFFY,
  A_COLOUR,
  A_DICE_PLACE,
  A_STATUS,
  AN_ITEM,
  A_MINION,
  A_TOKEN,
  A_BOOK,
  A_SLEEP,
  AN_ENVIRONMENT,
  A_STATE,
  A_STORY,
  A_LOST,
  A_ROLL,
  AN_END,
  A_COUNT,
} Letter;

static const struct
{
  Letter a;
  Letter b;
  Letter c;
} letters[STUFFED_N_EVENTS] = {
  [STUFFED_EVENT_STUFFY_TAKEN] = { .a = A_STUFFY },
  [STUFFED_EVENT_PAGE_OPENED] = { A_COUNT, A_STORY, NOTHING },
  [STUFFED_EVENT_PLACED] = { .b = A_COUNT },
  [STUFFED_EVENT_DICE_MOVED] = { A_COLOUR, A_DICE_PLACE, A_DICE_PLACE },
  [STUFFED_EVENT_ROLLED] = { A_COUNT, A_COUNT, A_COUNT },
  [STUFFED_EVENT_ROLLED_AGAIN] = { .a = A_COUNT },
  [STUFFED_EVENT_ROLL_MADE] = { .a = A_ROLL },
  [STUFFED_EVENT_FOUND_NOTHING] = { .a = A_COUNT },
  [STUFFED_EVENT_STUFFING_CHANGED] = { .c = A_COUNT },
  [STUFFED_EVENT_HEARTS_CHANGED] = { .c = A_COUNT },
  [STUFFED_EVENT_BUTTONS_CHANGED] = { .c = A_COUNT },
  [STUFFED_EVENT_STATUS_GOT] = { .a = A_STATUS },
  [STUFFED_EVENT_STATUS_GONE] = { .a = A_STATUS },
  [STUFFED_EVENT_MOVED] = { .a = A_COUNT, .b = A_COUNT },
  [STUFFED_EVENT_ENCOURAGED] = { .a = A_COUNT },
  [STUFFED_EVENT_ITEM_DRAWN] = { .a = AN_ITEM },
  [STUFFED_EVENT_ITEM_WORN] = { .a = AN_ITEM },
  [STUFFED_EVENT_ITEM_GONE] = { .a = AN_ITEM },
  [STUFFED_EVENT_ITEM_LEFT] = { .a = AN_ITEM },
  [STUFFED_EVENT_DECK_SHUFFLED] = { .a = A_COUNT },
  [STUFFED_EVENT_VENDOR_OPENED] = { .a = A_COUNT, .b = A_COUNT },
  [STUFFED_EVENT_WARE_LAID] = { .a = AN_ITEM, .c = A_COUNT },
  [STUFFED_EVENT_WARE_SOLD] = { .a = AN_ITEM, .c = A_COUNT },
  [STUFFED_EVENT_LOST_DRAWN] = { .a = A_LOST },
  [STUFFED_EVENT_LOST_GONE] = { .a = A_LOST },
  [STUFFED_EVENT_WALKED_AWAY] = { .a = A_LOST },
  [STUFFED_EVENT_TOKEN_PUT] = { A_TOKEN, A_COUNT, A_COUNT },
  [STUFFED_EVENT_TOKEN_LIFTED] = { .a = A_TOKEN, .b = A_COUNT },
  [STUFFED_EVENT_POINT_READ] = { .a = A_COUNT },
  [STUFFED_EVENT_POINT_TURNED] = { .a = A_COUNT, .c = A_COUNT },
  [STUFFED_EVENT_BLOCK_READ] = { .a = A_BOOK },
  [STUFFED_EVENT_IMAGINED] = { .a = A_COUNT },
  [STUFFED_EVENT_TEXT_READ] = { .a = A_BOOK },
  [STUFFED_EVENT_CHOSEN] = { .a = A_BOOK },
  [STUFFED_EVENT_STORY_ROLLED] = { .a = A_COUNT },
  [STUFFED_EVENT_STAND_CHANGED] = { .a = A_COUNT, .b = A_STATE },
  [STUFFED_EVENT_TASK_GREW] = { .a = A_COUNT },
  [STUFFED_EVENT_FLAG_CHANGED] = { .a = A_COUNT, .c = A_COUNT },
  [STUFFED_EVENT_COUNTED] = { .a = A_COUNT },
  [STUFFED_EVENT_SEARCH_CHANGED] = { .a = A_COUNT },
  [STUFFED_EVENT_ENVIRONMENT_CHANGED] = { .a = AN_ENVIRONMENT },
  [STUFFED_EVENT_MINION_CAME] = { .a = A_MINION, .c = A_COUNT },
  [STUFFED_EVENT_MINION_PLACED] = { A_MINION, A_COUNT, A_COUNT },
  [STUFFED_EVENT_MINION_ROLLED] = { A_MINION, A_COUNT, A_COUNT },
  [STUFFED_EVENT_MINION_MOVED] = { A_MINION, A_COUNT, A_COUNT },
  [STUFFED_EVENT_MINION_STRUCK] = { .a = A_MINION, .c = A_COUNT },
  [STUFFED_EVENT_MINION_HURT] = { .a = A_MINION, .c = A_COUNT },
  [STUFFED_EVENT_MINION_UNHURT] = { A_MINION, A_STATUS, A_COUNT },
  [STUFFED_EVENT_MINION_MISSED] = { .a = A_MINION, .c = A_COUNT },
  [STUFFED_EVENT_MINION_DEFEATED] = { .a = A_MINION, .c = A_COUNT },
  [STUFFED_EVENT_MINION_LEFT] = { .a = A_MINION, .c = A_COUNT },
  [STUFFED_EVENT_MINION_HEAVED] = { A_MINION, A_COUNT, A_COUNT },
  [STUFFED_EVENT_MINION_PINNED] = { .a = A_MINION, .c = A_COUNT },
  [STUFFED_EVENT_SLEEP_CARD] = { .a = A_SLEEP },
  [STUFFED_EVENT_LEAVE_ORDERED] = { .a = A_COUNT, .c = A_COUNT },
  [STUFFED_EVENT_GAME_OVER] = { .a = AN_END, .c = A_COUNT },
};

static const char *
letter_word (Letter letter,
             guint  value)
{
  switch (letter)
    {
    case NOTHING:
    case A_COUNT:
      return NULL;
    case A_STUFFY:
      return stuffed_stuffy_ids[value];
    case A_COLOUR:
      return stuffed_colour_ids[value];
    case A_DICE_PLACE:
      return stuffed_dice_place_ids[value];
    case A_STATUS:
      return stuffed_status_ids[value];
    case AN_ITEM:
      return stuffed_item_ids[value];
    case A_MINION:
      return stuffed_minion_ids[value];
    case A_TOKEN:
      return stuffed_token_ids[value];
    case A_BOOK:
      return stuffed_tome_ids[value];
    case A_SLEEP:
      return stuffed_sleep_ids[value];
    case AN_ENVIRONMENT:
      return stuffed_environment_ids[value];
    case A_STATE:
      return stuffed_stand_state_ids[value];
    case A_STORY:
      return stuffed_stories[value]->id;
    case A_LOST:
      return stuffed_losts[value].id;
    case A_ROLL:
      return stuffed_roll_ids[value];
    case AN_END:
      return stuffed_over_ids[value];
    }

  g_assert_not_reached ();
}

static void
write_letter (GString    *line,
              const char *key,
              Letter      letter,
              guint       value)
{
  if (value == STUFFED_NONE || letter == NOTHING)
    return;
  if (letter == A_COUNT)
    bramble_words_add (line, " %s %u", key, value);
  else
    bramble_words_add (line, " %s %s", key, letter_word (letter, value));
}

/* An event for programs: the id, and pairs of a key and a value. */
char *
stuffed_event_line (const BrambleEvent *event)
{
  GString *line = g_string_new (stuffed_event_id (event));
  BrambleDice dice;

  if (event->seat != STUFFED_NONE)
    bramble_words_add (line, " seat seat-%u", event->seat + 1u);
  if (event->other != STUFFED_NONE)
    bramble_words_add (line, " other %u", event->other + 1u);
  if (event->cause != STUFFED_NONE)
    bramble_words_add (line, " cause %s", stuffed_cause_id (event->cause));
  if (event->kind == STUFFED_EVENT_ROLLED)
    {
      stuffed_dice (event, &dice);
      bramble_words_add (line, " for %s", stuffed_roll_ids[event->card]);
      for (guint i = 0; i < dice.n; i++)
        bramble_words_add (line, " %s %u", stuffed_colour_ids[dice.kinds[i]], dice.faces[i]);
      return g_string_free (line, FALSE);
    }
  write_letter (line, "a", letters[event->kind].a, event->a);
  write_letter (line, "b", letters[event->kind].b, event->b);
  write_letter (line, "c", letters[event->kind].c, event->c);
  if (event->n != 0 || event->kind == STUFFED_EVENT_TEXT_READ || event->kind == STUFFED_EVENT_BLOCK_READ)
    bramble_words_add (line, " n %d", event->n);

  return g_string_free (line, FALSE);
}
