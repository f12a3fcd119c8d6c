/* stuffed-set-things.c: setting what somebody has, and what lies on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Dice come from the bag and cards from their decks: whoever calls these sees to that.
 */

#include "stuffed-set.h"

#include <string.h>

gboolean
stuffed_words_none (const char *const *values,
                    guint              n)
{
  return n == 1 && strcmp (values[0], "none") == 0;
}

gboolean
stuffed_set_number (guint8            *number,
                    guint              max,
                    const char *const *values,
                    guint              n)
{
  int value = n == 1 ? bramble_parse_number (values[0], 0, max) : -1;

  *number = (guint8) MAX (value, 0);
  return value >= 0;
}

/* Reads "COLUMN,ROW" or "none". */
gboolean
stuffed_parse_square (const StuffedState *s,
                      const char         *word,
                      guint8             *square)
{
  const StuffedMap *map = &stuffed_page (s)->map;
  g_auto (GStrv) parts = g_strsplit (word, ",", 3);
  int column, row;

  *square = STUFFED_NONE;
  if (strcmp (word, "none") == 0)
    return TRUE;
  if (g_strv_length (parts) != 2)
    return FALSE;
  column = bramble_parse_number (parts[0], 0, STUFFED_MAX_COLUMNS - 1);
  row = bramble_parse_number (parts[1], 0, STUFFED_MAX_ROWS - 1);
  if (column < 0 || column >= map->columns || row < 0 || row >= map->rows)
    return FALSE;
  *square = (guint8) (row * map->columns + column);
  return TRUE;
}

/* Reads ids into a set, a bit each. */
gboolean
stuffed_parse_set (const char *const *values,
                   guint              n,
                   const char *const *ids,
                   guint              n_ids,
                   guint32           *set)
{
  *set = 0;
  if (n == 0)
    return FALSE;
  for (guint i = 0; i < n && !stuffed_words_none (values, n); i++)
    {
      int id = bramble_parse_id (values[i], ids, n_ids);

      if (id < 0)
        return FALSE;
      *set |= 1u << id;
    }
  return TRUE;
}

/* Whoever had that stuffy gets the other one. */
static gboolean
set_stuffy (StuffedState      *s,
            guint              seat,
            const char *const *values,
            guint              n)
{
  int stuffy = n == 1 ? bramble_parse_id (values[0], stuffed_stuffy_ids, STUFFED_N_STUFFIES) : -1;

  if (stuffy < 0)
    return FALSE;
  for (guint other = 0; other < s->n_seats; other++)
    if (s->seats[other].stuffy == stuffy)
      s->seats[other].stuffy = s->seats[seat].stuffy;
  s->seats[seat].stuffy = (guint8) stuffy;
  return TRUE;
}

static gboolean
set_square (StuffedState      *s,
            guint              seat,
            const char *const *values,
            guint              n)
{
  s->seats[seat].guard = n == 1 && strcmp (values[0], "guard") == 0;
  s->seats[seat].square = STUFFED_NONE;
  return s->seats[seat].guard || (n == 1 && stuffed_parse_square (s, values[0], &s->seats[seat].square));
}

/* Who lies has nothing but what they wear. */
void
stuffed_lay_down (StuffedState *s,
                  guint         seat)
{
  StuffedSeat *p = &s->seats[seat];

  p->stuffing = 0;
  p->statuses = 0;
  p->hearts = 0;
  p->buttons = 0;
  p->fresh = 0;
  memset (p->stored, STUFFED_NONE, sizeof p->stored);
}

static gboolean
set_stuffing (StuffedState      *s,
              guint              seat,
              const char *const *values,
              guint              n)
{
  if (!stuffed_set_number (&s->seats[seat].stuffing, STUFFED_MAX_COUNT, values, n))
    return FALSE;
  if (s->seats[seat].stuffing == 0)
    stuffed_lay_down (s, seat);
  return TRUE;
}

static gboolean
set_hearts (StuffedState      *s,
            guint              seat,
            const char *const *values,
            guint              n)
{
  return stuffed_set_number (&s->seats[seat].hearts, STUFFED_MAX_COUNT, values, n);
}

static gboolean
set_buttons (StuffedState      *s,
             guint              seat,
             const char *const *values,
             guint              n)
{
  return stuffed_set_number (&s->seats[seat].buttons, STUFFED_MAX_COUNT, values, n);
}

static gboolean
set_statuses (StuffedState      *s,
              guint              seat,
              const char *const *values,
              guint              n)
{
  guint32 set;

  if (!stuffed_parse_set (values, n, stuffed_status_ids, STUFFED_N_STATUSES, &set))
    return FALSE;
  s->seats[seat].statuses = (guint16) set;
  return TRUE;
}

static gboolean
parse_items (const char *const *words,
             guint32           *set)
{
  return stuffed_parse_set (words, g_strv_length ((char **) words), stuffed_item_ids, STUFFED_N_ITEMS, set);
}

/* Takes a card from the discards when the deck has none left. */
static void
take_item (StuffedState *s,
           guint         item)
{
  guint out[STUFFED_N_ITEMS];

  stuffed_count_items_out (s, out);
  if (out[item] == stuffed_items[item].copies && s->item_discards[item] > 0)
    s->item_discards[item]--;
}

/* What finds its place taken is put into another, where it does not belong: the check says so. */
static gboolean
set_items (StuffedState      *s,
           guint              seat,
           const char *const *values,
           guint              n)
{
  if (n == 0 || n > STUFFED_N_SLOTS)
    return FALSE;
  memset (s->seats[seat].slots, STUFFED_NONE, STUFFED_N_SLOTS);
  /* What is put on has not been used yet. */
  for (guint once = 0; once < STUFFED_N_ONCES; once++)
    s->seats[seat].used[once] &= (1u << STUFFED_N_ABILITIES_EACH) - 1;
  for (guint i = 0; i < n && !stuffed_words_none (values, n); i++)
    {
      int item = bramble_parse_id (values[i], stuffed_item_ids, STUFFED_N_ITEMS);
      guint slot = item < 0 ? STUFFED_PARTY : stuffed_items[item].slot;

      if (slot == STUFFED_PARTY)
        return FALSE;
      take_item (s, (guint) item);
      while (s->seats[seat].slots[slot] != STUFFED_NONE)
        slot = (slot + 1) % STUFFED_N_SLOTS;
      s->seats[seat].slots[slot] = (guint8) item;
    }
  return TRUE;
}

static gboolean
set_party (StuffedState      *s,
           const char *const *words)
{
  guint32 set;

  if (!parse_items (words, &set))
    return FALSE;
  s->party = 0;
  for (guint item = 0; item < STUFFED_N_ITEMS; item++)
    if ((set >> item) & 1)
      {
        if (stuffed_items[item].slot != STUFFED_PARTY)
          return FALSE;
        take_item (s, item);
        s->party |= 1u << item;
      }
  for (guint once = 0; once < STUFFED_N_ONCES; once++)
    s->party_used[once] &= s->party;
  return TRUE;
}

/* vendors SQUARE ITEM ITEM ITEM ITEM… */
static gboolean
set_vendors (StuffedState      *s,
             const char *const *words)
{
  guint n = g_strv_length ((char **) words);

  for (guint i = 0; i < STUFFED_MAX_VENDORS; i++)
    memset (&s->vendors[i], STUFFED_NONE, sizeof s->vendors[i]);
  if (stuffed_words_none (words, n))
    return TRUE;
  if (n == 0 || n % (1 + STUFFED_N_WARES) != 0 || n / (1 + STUFFED_N_WARES) > STUFFED_MAX_VENDORS)
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      StuffedVendor *vendor = &s->vendors[i / (1 + STUFFED_N_WARES)];
      guint at = i % (1 + STUFFED_N_WARES);
      int item = at == 0 ? -1 : bramble_parse_id (words[i], stuffed_item_ids, STUFFED_N_ITEMS);

      if (at == 0 ? !stuffed_parse_square (s, words[i], &vendor->square) : item < 0 && strcmp (words[i], "sold") != 0)
        return FALSE;
      if (item < 0)
        continue;
      take_item (s, (guint) item);
      vendor->wares[at - 1] = (guint8) item;
    }
  return TRUE;
}

/* stands ID STATE TOTAL DICE PURPLE… */
static gboolean
set_stands (StuffedState      *s,
            const char *const *words)
{
  guint n = g_strv_length ((char **) words);

  memset (s->stands, 0, sizeof s->stands);
  memset (s->totals, 0, sizeof s->totals);
  memset (s->task_dice, 0, sizeof s->task_dice);
  if (n == 0 || (n % 5 != 0 && !stuffed_words_none (words, n)))
    return FALSE;
  for (guint i = 0; i + 5 <= n; i += 5)
    {
      int state = bramble_parse_id (words[i + 1], stuffed_stand_state_ids, STUFFED_N_STAND_STATES);
      guint stand = 0;

      while (stand < STUFFED_ALL_STANDS
             && (stand % STUFFED_MAX_STANDS >= (stand < STUFFED_MAX_STANDS ? stuffed_stories[s->story]->n_stands
                                                                           : stuffed_environment_story.n_stands)
                 || strcmp (stuffed_stand (s, stand)->id, words[i]) != 0 || s->stands[stand] != STUFFED_STAND_NONE))
        stand++;
      if (state < 0 || stand == STUFFED_ALL_STANDS || !stuffed_set_number (&s->totals[stand], STUFFED_MAX_COUNT, words + i + 2, 1)
          || !stuffed_set_number (&s->task_dice[stand][0], STUFFED_DICE_OF_A_COLOUR, words + i + 3, 1)
          || !stuffed_set_number (&s->task_dice[stand][1], STUFFED_DICE_OF_A_COLOUR, words + i + 4, 1))
        return FALSE;
      s->stands[stand] = (guint8) state;
    }
  stuffed_open_stands (s);
  return TRUE;
}

static gboolean
set_stored (StuffedState      *s,
            guint              seat,
            const char *const *values,
            guint              n)
{
  StuffedSeat *p = &s->seats[seat];

  memset (p->stored, STUFFED_NONE, sizeof p->stored);
  p->fresh = 0;
  if (n == 0 || n > STUFFED_MAX_STORED)
    return FALSE;
  for (guint i = 0; i < n && !stuffed_words_none (values, n); i++)
    {
      g_auto (GStrv) parts = g_strsplit (values[i], "/", 2);
      int colour = parts[0] ? bramble_parse_id (parts[0], stuffed_colour_ids, STUFFED_PURPLE + 1) : -1;

      if (colour < 0 || (parts[1] && strcmp (parts[1], "fresh") != 0))
        return FALSE;
      p->stored[i] = (guint8) colour;
      p->fresh = (guint8) (p->fresh | (parts[1] ? 1u << i : 0));
    }
  return TRUE;
}

/* Reads "COLOUR NUMBER…", each colour once, or "none". */
static gboolean
parse_dice (guint8            *dice,
            guint              n_colours,
            const char *const *values,
            guint              n)
{
  guint said = 0;

  memset (dice, 0, n_colours);
  if (stuffed_words_none (values, n))
    return TRUE;
  if (n == 0 || n % 2 != 0)
    return FALSE;
  for (guint i = 0; i < n; i += 2)
    {
      int colour = bramble_parse_id (values[i], stuffed_colour_ids, n_colours);

      if (colour < 0 || (said >> colour) & 1 || !stuffed_set_number (&dice[colour], STUFFED_DICE_OF_A_COLOUR, values + i + 1, 1))
        return FALSE;
      said |= 1u << colour;
    }
  return TRUE;
}

static gboolean
set_sent (StuffedState      *s,
          guint              seat,
          const char *const *values,
          guint              n)
{
  return parse_dice (s->seats[seat].sent, STUFFED_PURPLE + 1, values, n);
}

static gboolean
set_drawn (StuffedState      *s,
           const char *const *words)
{
  return parse_dice (s->drawn, STUFFED_N_COLOURS, words, g_strv_length ((char **) words));
}

static gboolean
set_discard (StuffedState      *s,
             const char *const *words)
{
  return parse_dice (s->discard, STUFFED_N_COLOURS, words, g_strv_length ((char **) words));
}

static gboolean
set_track (StuffedState      *s,
           const char *const *words)
{
  return stuffed_set_number (&s->threat, STUFFED_DICE_OF_A_COLOUR, words, g_strv_length ((char **) words));
}

/* Numbers, one or two of them. */
gboolean
stuffed_parse_numbers (const char *const *words,
                       guint              n,
                       guint              max,
                       int               *numbers)
{
  if (g_strv_length ((char **) words) != n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if ((numbers[i] = bramble_parse_number (words[i], 0, max)) < 0)
      return FALSE;

  return TRUE;
}

/* Which of what a seat can use a word is: one of its abilities, or an item that it wears. */
static int
parse_used (const StuffedSeat *p,
            const char        *word)
{
  int item = bramble_parse_id (word, stuffed_item_ids, STUFFED_N_ITEMS);

  for (guint i = 0; i < STUFFED_N_ABILITIES_EACH; i++)
    if (strcmp (word, stuffed_abilities[p->stuffy * STUFFED_N_ABILITIES_EACH + i].id) == 0)
      return (int) i;
  for (guint slot = 0; slot < STUFFED_N_SLOTS; slot++)
    if (item >= 0 && p->slots[slot] == item)
      return (int) (STUFFED_N_ABILITIES_EACH + slot);

  return -1;
}

static gboolean
parse_all_used (StuffedSeat       *p,
                guint              once,
                const char *const *values,
                guint              n)
{
  guint used = 0;

  for (guint i = 0; i < n && !stuffed_words_none (values, n); i++)
    {
      int bit = parse_used (p, values[i]);

      if (bit < 0)
        return FALSE;
      used |= 1u << bit;
    }
  p->used[once] = (guint8) used;
  return n > 0;
}

static gboolean
set_used (StuffedState      *s,
          guint              seat,
          const char *const *values,
          guint              n)
{
  return parse_all_used (&s->seats[seat], STUFFED_IN_TURN, values, n);
}

static gboolean
set_used_minion_turn (StuffedState      *s,
                      guint              seat,
                      const char *const *values,
                      guint              n)
{
  return parse_all_used (&s->seats[seat], STUFFED_IN_MINION_TURN, values, n);
}

static gboolean
set_party_used (StuffedState      *s,
                const char *const *words)
{
  return parse_items (words, &s->party_used[STUFFED_IN_TURN]);
}

static gboolean
set_party_used_minion_turn (StuffedState      *s,
                            const char *const *words)
{
  return parse_items (words, &s->party_used[STUFFED_IN_MINION_TURN]);
}

const StuffedSetKey stuffed_set_keys[] = {
  { "stuffies", NULL, set_stuffy, STUFFED_SET_RESTS, "stuffies SEAT STUFFY…" },
  { "squares", NULL, set_square, STUFFED_SET_RESTS, "squares SEAT COLUMN,ROW|none|guard…" },
  { "stuffing", NULL, set_stuffing, STUFFED_SET_RESTS, "stuffing SEAT NUMBER…" },
  { "hearts", NULL, set_hearts, STUFFED_SET_RESTS, "hearts SEAT NUMBER…" },
  { "buttons", NULL, set_buttons, STUFFED_SET_RESTS, "buttons SEAT NUMBER…" },
  { "statuses", NULL, set_statuses, STUFFED_SET_RESTS, "statuses SEAT STATUS…|none…" },
  { "items", NULL, set_items, STUFFED_SET_RESTS, "items SEAT ITEM…|none…" },
  { "party", set_party, NULL, STUFFED_SET_RESTS, "party ITEM…|none" },
  { "vendors", set_vendors, NULL, STUFFED_SET_RESTS, "vendors COLUMN,ROW ITEM|sold ITEM|sold ITEM|sold ITEM|sold…|none" },
  { "stands", set_stands, NULL, STUFFED_SET_RESTS, "stands ID STATE TOTAL DICE PURPLE…|none" },
  { "stored", NULL, set_stored, STUFFED_SET_RESTS, "stored SEAT COLOUR[/fresh]…|none…" },
  { "sent", NULL, set_sent, STUFFED_SET_RESTS, "sent SEAT COLOUR NUMBER…|none…" },
  { "track", set_track, NULL, STUFFED_SET_RESTS, "track NUMBER" },
  { "drawn", set_drawn, NULL, STUFFED_SET_RESTS, "drawn COLOUR NUMBER…|none" },
  { "discard", set_discard, NULL, STUFFED_SET_RESTS, "discard COLOUR NUMBER…|none" },
  { "used", NULL, set_used, STUFFED_SET_RESTS, "used SEAT ABILITY|ITEM…|none…" },
  { "party-used", set_party_used, NULL, STUFFED_SET_RESTS, "party-used ITEM…|none" },
  { "used-minion-turn", NULL, set_used_minion_turn, STUFFED_SET_RESTS, "used-minion-turn SEAT ABILITY|ITEM…|none…" },
  { "party-used-minion-turn", set_party_used_minion_turn, NULL, STUFFED_SET_RESTS, "party-used-minion-turn ITEM…|none" },
};
const guint stuffed_n_set_keys = G_N_ELEMENTS (stuffed_set_keys);
