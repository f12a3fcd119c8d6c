/* stuffed-set.c: setting up positions in words, for consoles and tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is shown can be set again, line by line and in the same order. A page clears the
 * table; every line after it puts something there, from where all else is: dice from the
 * bag, cards from their decks. What comes out of a line must be a possible position, or
 * nothing changes.
 */

#include "stuffed-set.h"

#include <string.h>

/* Everything goes back to where it was before the game. */
static void
clear_table (StuffedState *s)
{
  guint start = s->level == STUFFED_GENTLE ? 7 : 5;

  s->flags = stuffed_friend_flags (s);
  s->party = 0;
  memset (s->party_used, 0, sizeof s->party_used);
  memset (s->item_discards, 0, sizeof s->item_discards);
  memset (s->discard, 0, sizeof s->discard);
  memset (s->drawn, 0, sizeof s->drawn);
  memset (s->counters, 0, sizeof s->counters);
  memset (s->stands, 0, sizeof s->stands);
  memset (s->totals, 0, sizeof s->totals);
  memset (s->task_dice, 0, sizeof s->task_dice);
  memset (s->read, 0, sizeof s->read);
  s->threat = 0;
  s->losts_gone = 0;
  s->sleep_due = 0;
  s->struck = STUFFED_NONE;
  s->bled = FALSE;
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      guint stuffy = s->seats[seat].stuffy;

      s->seats[seat] = (StuffedSeat) { .stuffy = (guint8) stuffy, .stuffing = (guint8) start };
      memset (s->seats[seat].slots, STUFFED_NONE, STUFFED_N_SLOTS);
      memset (s->seats[seat].stored, STUFFED_NONE, STUFFED_MAX_STORED);
    }
  s->n_losts = (guint8) stuffed_n_losts;
  for (guint i = 0; i < stuffed_n_losts; i++)
    s->losts[i] = (guint8) i;
  memset (s->slept, 0, sizeof s->slept);
  s->sleep_top = STUFFED_SLEEP_TOP;
  stuffed_stack_sleep (s);
}

/* Puts everybody who is nowhere on or next to a start. */
static void
place_all (StuffedState *s)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (s->seats[seat].square == STUFFED_NONE && !s->seats[seat].guard)
      s->seats[seat].square = (guint8) stuffed_squares_first (
        stuffed_grid_room (&stuffed_page (s)->grid, stuffed_closed (s), stuffed_place (s, 'S'), stuffed_figures (s)));
}

/* The sleep cards that were not revealed, Waking lowest. */
void
stuffed_stack_sleep (StuffedState *s)
{
  static const guint8 all[STUFFED_N_SLEEPS] = { 5, 4, 1 };

  s->n_sleep = 0;
  for (guint kind = STUFFED_N_SLEEPS; kind-- > 0;)
    for (guint i = s->slept[kind]; i < all[kind]; i++)
      s->sleep[s->n_sleep++] = (guint8) kind;
  s->sleep_top = MIN (s->sleep_top, s->n_sleep);
  s->waking = s->slept[STUFFED_SLEEP_WAKING] > 0;
}

static StuffedFrame *
push (StuffedState *s,
      StuffedProc   proc,
      StuffedStep   step,
      guint         seat)
{
  StuffedFrame *f = &s->stack[s->depth++];

  *f = (StuffedFrame) {
    .proc = (guint8) proc, .step = (guint8) step, .seat = (guint8) seat, .other = STUFFED_NONE, .what = STUFFED_NONE,
  };
  return f;
}

/* The game waits for what somebody who stands does next, or for who is not placed yet. When all
 * lie it is lost. */
static void
come_to_rest (StuffedState *s)
{
  guint unplaced = STUFFED_NONE;
  StuffedFrame *meet;
  BrambleAsk ask;

  s->over = STUFFED_NOT_OVER;
  s->depth = 0;
  s->sleep_due = 0;
  s->done = 0;
  stuffed_clear_roll (s);
  memset (s->stack, 0, sizeof s->stack);
  if (stuffed_standing (s) == 0)
    {
      s->over = STUFFED_LOST_LYING;
      return;
    }
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (s->seats[seat].square == STUFFED_NONE && !s->seats[seat].guard && unplaced == STUFFED_NONE)
      unplaced = seat;
  if (unplaced != STUFFED_NONE)
    {
      s->phase = STUFFED_PHASE_OPENING;
      push (s, STUFFED_PROC_GAME, STUFFED_STEP_TURN, s->active);
      push (s, STUFFED_PROC_OPEN, STUFFED_STEP_PLACE, unplaced);
      return;
    }
  for (guint i = 0; i < s->n_seats && stuffed_lies (s, s->active); i++)
    s->active = (guint8) stuffed_after (s, s->active);
  s->phase = STUFFED_PHASE_ACTIONS;
  if (stuffed_foe_at (s, STUFFED_NONE) == STUFFED_NONE)
    {
      push (s, STUFFED_PROC_GAME, STUFFED_STEP_ACTED, s->active);
      return;
    }
  push (s, STUFFED_PROC_GAME, STUFFED_STEP_BEGIN, s->active);
  meet = push (s, STUFFED_PROC_MEET, STUFFED_STEP_ARRIVE, s->bookkeeper);
  meet->what = 'M';
  stuffed_ask_fill (s, &ask);
  /* It is asked where there is a choice. */
  if (ask.n_options < 2)
    meet->what = 'N';
}

/* What is nowhere else is in the bag and in the decks. Returns FALSE when there is too much
 * of something. */
static gboolean
fill_up (StuffedState *s)
{
  guint8 wanted[STUFFED_N_ITEMS];
  guint out_items[STUFFED_N_ITEMS];
  guint n = 0;

  stuffed_count_items_out (s, out_items);
  for (guint colour = 0; colour < STUFFED_N_COLOURS; colour++)
    {
      guint out = stuffed_n_dice_out (s, colour), all = stuffed_n_dice (s, colour);

      if (out > all)
        return FALSE;
      s->bag[colour] = (guint8) (all - out);
    }
  for (guint item = 0; item < STUFFED_N_ITEMS; item++)
    {
      if (out_items[item] > stuffed_items[item].copies)
        return FALSE;
      wanted[item] = (guint8) (stuffed_items[item].copies - out_items[item]);
    }
  /* Cards stay in their order, from the top; what is missing comes beneath. */
  for (guint i = s->n_deck; i-- > 0;)
    {
      guint item = s->deck[i];

      if (wanted[item] == 0)
        s->deck[i] = STUFFED_NONE;
      else
        wanted[item]--;
    }
  for (guint i = 0; i < s->n_deck; i++)
    if (s->deck[i] != STUFFED_NONE)
      s->deck[n++] = s->deck[i];
  for (guint item = 0; item < STUFFED_N_ITEMS; item++)
    for (; wanted[item] > 0; wanted[item]--, n++)
      {
        memmove (s->deck + 1, s->deck, n);
        s->deck[0] = (guint8) item;
      }
  s->n_deck = (guint8) n;
  return TRUE;
}

/* The same for Lost cards. */
static void
fill_losts (StuffedState *s)
{
  guint held = stuffed_lost_held (s);
  guint32 out = s->losts_gone | (held == STUFFED_NONE ? 0 : 1u << held);
  guint n = 0;

  for (guint i = 0; i < s->n_losts; i++)
    if (((out >> s->losts[i]) & 1) == 0)
      {
        s->losts[n++] = s->losts[i];
        out |= 1u << s->losts[n - 1];
      }
  for (guint card = 0; card < stuffed_n_losts; card++)
    if (((out >> card) & 1) == 0)
      {
        memmove (s->losts + 1, s->losts, n);
        s->losts[0] = (guint8) card;
        n++;
      }
  s->n_losts = (guint8) n;
}

/* page NUMBER: that page, and nothing on the table yet */
static gboolean
set_page (StuffedState      *s,
          const char *const *words)
{
  int page = words[0] && words[1] == NULL ? bramble_parse_number (words[0], 1, stuffed_stories[s->story]->n_pages) : -1;

  if (page < 0)
    return FALSE;
  clear_table (s);
  stuffed_lay_page (s, (guint) page - 1);
  place_all (s);
  come_to_rest (s);
  return TRUE;
}

/* pages one: the game is over when this one is left */
static gboolean
set_pages (StuffedState      *s,
           const char *const *words)
{
  static const char *const ids[] = { "all", "one" };
  int pages = words[0] && words[1] == NULL ? bramble_parse_id (words[0], ids, G_N_ELEMENTS (ids)) : -1;

  if (pages < 0)
    return FALSE;
  s->only_page = pages > 0;
  return TRUE;
}

static gboolean
set_over (StuffedState      *s,
          const char *const *words)
{
  int over = words[0] && words[1] == NULL ? bramble_parse_id (words[0], stuffed_over_ids, STUFFED_N_OVERS) : -1;

  if (over <= STUFFED_NOT_OVER)
    return FALSE;
  s->depth = 0;
  memset (s->stack, 0, sizeof s->stack);
  stuffed_clear_roll (s);
  s->sleep_due = 0;
  s->over = (guint8) over;
  if (over == STUFFED_WON_WAKING && !s->waking)
    {
      s->slept[STUFFED_SLEEP_WAKING] = 1;
      s->sleep_top = 0;
      stuffed_stack_sleep (s);
    }
  for (guint seat = 0; over == STUFFED_LOST_LYING && seat < s->n_seats; seat++)
    if (!s->seats[seat].guard)
      stuffed_lay_down (s, seat);
  return TRUE;
}

static gboolean
set_seat (guint8            *seat,
          const StuffedState *s,
          const char *const *words)
{
  int value = words[0] && words[1] == NULL ? bramble_parse_seat (words[0], s->n_seats) : -1;

  *seat = (guint8) MAX (value, 0);
  return value >= 0;
}

static gboolean
set_start (StuffedState      *s,
           const char *const *words)
{
  return set_seat (&s->first, s, words);
}

static gboolean
set_bookkeeper (StuffedState      *s,
                const char *const *words)
{
  return set_seat (&s->bookkeeper, s, words);
}

/* turn SEAT TURNS PAGE-TURNS: whose turn it is, and how many there were */
static gboolean
set_turn (StuffedState      *s,
          const char *const *words)
{
  int seat = words[0] && words[1] && words[2] && words[3] == NULL ? bramble_parse_seat (words[0], s->n_seats) : -1;
  int turns = seat < 0 ? -1 : bramble_parse_number (words[1], 0, STUFFED_MAX_TURNS);
  int page_turns = turns < 0 ? -1 : bramble_parse_number (words[2], 0, STUFFED_MAX_TURNS);

  if (page_turns < 0)
    return FALSE;
  s->active = (guint8) seat;
  s->turns = (guint16) turns;
  s->page_turns = (guint16) page_turns;
  return TRUE;
}

static gboolean
set_seed (StuffedState      *s,
          const char *const *words)
{
  return words[0] && words[1] == NULL && g_ascii_string_to_unsigned (words[0], 10, 0, G_MAXUINT64, &s->rng.state, NULL);
}

/* Reads "FACE[!]…" up to a word that is none; returns how many there are. */
static guint
parse_faces (StuffedRoll       *roll,
             guint              first,
             const char *const *words)
{
  guint n = 0;

  for (; n < STUFFED_DICE_OF_A_COLOUR && words[n] && g_ascii_isdigit (words[n][0]); n++)
    {
      const char *face = words[n];
      gboolean marked = face[1] == '!';

      if (face[0] > '6' || face[marked ? 2 : 1] != '\0')
        break;
      roll->faces[first + n] = (guint8) (face[0] - '0');
      roll->marked = (guint16) (roll->marked | (marked ? 1u << (first + n) : 0));
    }
  return n;
}

/* Reads @key and a number. */
static gboolean
parse_pair (const char *const *words,
            const char        *key,
            guint8            *number)
{
  return words[0] && words[1] && strcmp (words[0], key) == 0 && stuffed_set_number (number, STUFFED_MAX_COUNT, words + 1, 1);
}

/* Reads the roll of "now"; returns how many words it has, or 0. */
static guint
parse_roll (StuffedState      *s,
            const char *const *words,
            guint              n)
{
  StuffedRoll *roll = &s->roll;
  int kind, seat, colour;
  guint i = 3;

  stuffed_clear_roll (s);
  if (n >= 1 && strcmp (words[0], "none") == 0)
    return 1;
  if (n < 9)
    return 0;
  kind = bramble_parse_id (words[0], stuffed_roll_ids, STUFFED_N_ROLLS);
  seat = bramble_parse_seat (words[1], s->n_seats);
  colour = bramble_parse_id (words[2], stuffed_colour_ids, STUFFED_N_COLOURS);
  if (kind < 0 || seat < 0 || (colour < 0 && strcmp (words[2], "none") != 0))
    return 0;
  *roll = (StuffedRoll) { .kind = (guint8) kind, .seat = (guint8) seat, .colour = colour < 0 ? STUFFED_NONE : (guint8) colour };
  roll->own = (guint8) parse_faces (roll, 0, words + i);
  i += roll->own;
  if (words[i] == NULL || strcmp (words[i], "beside") != 0 || words[i + 1] == NULL)
    return 0;
  colour = bramble_parse_id (words[i + 1], stuffed_colour_ids, STUFFED_PURPLE + 1);
  i += 2;
  roll->beside = (guint8) MAX (colour, 0);
  roll->purple = (guint8) parse_faces (roll, STUFFED_DICE_OF_A_COLOUR, words + i);
  i += roll->purple;
  if (colour < 0 || !parse_pair (words + i, "added", &roll->added) || !parse_pair (words + i + 2, "total", &roll->total))
    return 0;
  return i + 4;
}

/* now SEAT PHASE sleep-due N done WORD… struck SEAT|none [bled] roll ROLL… FRAME…: whose turn
 * it is and what goes on, from the lowest frame to the top. While an effect goes on all may lie,
 * and the game is lost only when it is finished. */
static gboolean
set_now (StuffedState      *s,
         const char *const *words)
{
  guint n = g_strv_length ((char **) words);
  int seat = n >= 8 ? bramble_parse_seat (words[0], s->n_seats) : -1;
  int phase = seat < 0 ? -1 : bramble_parse_id (words[1], stuffed_phase_ids, STUFFED_N_PHASES);
  int due = phase < 0 || strcmp (words[2], "sleep-due") != 0 ? -1 : bramble_parse_number (words[3], 0, STUFFED_MAX_COUNT);
  int struck;
  guint i, roll;

  if (due < 0 || strcmp (words[4], "done") != 0)
    return FALSE;
  s->done = 0;
  for (i = 5; words[i] && strcmp (words[i], "struck") != 0; i++)
    {
      int bit = bramble_parse_id (words[i], stuffed_done_ids, 6);

      if (bit < 0 && strcmp (words[i], "none") != 0)
        return FALSE;
      s->done = (guint8) (s->done | (bit < 0 ? 0 : 1u << bit));
    }
  if (n < i + 4)
    return FALSE;
  struck = bramble_parse_seat (words[i + 1], s->n_seats);
  if (struck < 0 && strcmp (words[i + 1], "none") != 0)
    return FALSE;
  i += 2;
  s->bled = strcmp (words[i], "bled") == 0;
  i += s->bled;
  if (n < i + 2 || strcmp (words[i], "roll") != 0)
    return FALSE;
  i++;
  roll = parse_roll (s, words + i, n - i);
  if (roll == 0)
    return FALSE;
  s->active = (guint8) seat;
  s->phase = (guint8) phase;
  s->sleep_due = (guint8) due;
  s->struck = struck < 0 ? STUFFED_NONE : (guint8) struck;
  s->depth = 0;
  memset (s->stack, 0, sizeof s->stack);
  for (i += roll; words[i]; i++)
    if (s->depth == STUFFED_MAX_DEPTH || !stuffed_parse_frame (s, words[i], &s->stack[s->depth++]))
      return FALSE;
  if (s->over == STUFFED_LOST_LYING && s->depth > 0)
    s->over = STUFFED_NOT_OVER;

  return stuffed_is_over (s) == (s->depth == 0);
}

static const StuffedSetKey keys[] = {
  { "page", set_page, NULL, STUFFED_SET_CLEARS, "page NUMBER" },
  { "pages", set_pages, NULL, STUFFED_SET_NOW, "pages all|one" },
  { "over", set_over, NULL, STUFFED_SET_OVER, "over asleep|waking|all-lie|story|night-over|page-turned" },
  { "start", set_start, NULL, STUFFED_SET_RESTS, "start SEAT" },
  { "bookkeeper", set_bookkeeper, NULL, STUFFED_SET_RESTS, "bookkeeper SEAT" },
  { "turn", set_turn, NULL, STUFFED_SET_RESTS, "turn SEAT TURNS PAGE-TURNS" },
  { "window", stuffed_set_window, NULL, STUFFED_SET_WINDOW, "window WINDOW" },
  { "now", set_now, NULL, STUFFED_SET_NOW,
    "now SEAT PHASE sleep-due NUMBER done DONE…|none struck SEAT|none [bled] "
    "roll ROLL SEAT COLOUR|none FACE[!]… beside COLOUR FACE[!]… added NUMBER total NUMBER|none FRAME…" },
  { "seed", set_seed, NULL, STUFFED_SET_NOW, "seed NUMBER" },
};
static const guint n_keys = G_N_ELEMENTS (keys);

/* All that can be set. */
static const struct
{
  const StuffedSetKey *keys;
  const guint *n;
} lists[] = {
  { keys, &n_keys },
  { stuffed_set_keys, &stuffed_n_set_keys },
  { stuffed_deck_keys, &stuffed_n_deck_keys },
  { stuffed_page_keys, &stuffed_n_page_keys },
};

/* Goes through "seat-1 VALUE… seat-2 VALUE…", each seat once. */
static gboolean
set_seats (StuffedState      *s,
           StuffedSetSeat     set,
           const char *const *words)
{
  guint said = 0;
  guint seat, n;

  if (words[0] == NULL)
    return FALSE;
  for (; words[0]; words += n + 1, said |= 1u << seat)
    if (!bramble_parse_seat_part (words, s->n_seats, &seat, &n) || (said >> seat) & 1 || !set (s, seat, words + 1, n))
      return FALSE;

  return TRUE;
}

static const StuffedSetKey *
find_key (const StuffedSetKey *list,
          guint                n,
          const char          *word)
{
  for (guint i = 0; i < n; i++)
    if (strcmp (list[i].key, word) == 0)
      return &list[i];

  return NULL;
}

/* Of these there is one each, and no two in one place. Returns the word that is said twice, or NULL. */
static const char *
find_twice (const char        *key,
            const char *const *words)
{
  static const char *const alone[] = { "stuffies", "party", "lost-gone", "lost-deck", "lost-tokens", "objectives" };

  if (bramble_parse_id (key, alone, G_N_ELEMENTS (alone)) < 0)
    return NULL;
  for (guint i = 0; words[i]; i++)
    for (guint j = 0; j < i; j++)
      if (strcmp (words[i], words[j]) == 0 && strcmp (words[i], "none") != 0)
        return words[i];

  return NULL;
}

/* The game goes on to its next ask. It is tried first, so that nothing is told of what turns out to be impossible. */
static gboolean
go_on (StuffedState       *s,
       const StuffedState *from,
       BrambleEvents      *events,
       GError            **error)
{
  StuffedState trial = *from;
  BrambleAsk ask;

  stuffed_run (&(StuffedRun) { .s = &trial, .ask = &ask });
  if (!stuffed_check (&trial, error))
    return FALSE;
  *s = *from;
  stuffed_run (&(StuffedRun) { .s = s, .ask = &ask, .events = events });
  return TRUE;
}

/**
 * stuffed_place_words:
 * @words: a key and its values
 *
 * Changes one part of the position, if what comes out is possible; else nothing. It tells no
 * events, since nothing happens by it; but by "window" the game goes on. All others but "now", "pages" and "seed"
 * end what goes on: whoever's turn it is, and stands, is asked what to do.
 */
gboolean
stuffed_place_words (gpointer            state,
                     const char *const  *words,
                     BrambleEvents      *events,
                     GError            **error)
{
  StuffedState *s = state;
  StuffedState changed = *s;
  const StuffedSetKey *key = NULL;
  const char *twice;

  for (guint i = 0; i < G_N_ELEMENTS (lists) && words[0] && key == NULL; i++)
    key = find_key (lists[i].keys, *lists[i].n, words[0]);
  if (key == NULL)
    return bramble_refuse (error, "unknown key “%s”", words[0] ? words[0] : "");
  if (!(key->set ? key->set (&changed, words + 1) : set_seats (&changed, key->set_seat, words + 1)))
    return bramble_refuse (error, "usage: set %s", key->usage);
  twice = find_twice (key->key, words + 1);
  if (twice)
    return bramble_refuse (error, "“%s” is said twice", twice);
  /* Who lies has a turn without actions, in which nothing is asked: it would be another's at once. */
  if (key->set == set_turn && !stuffed_is_over (&changed) && stuffed_lies (&changed, changed.active))
    return bramble_refuse (error, "%s lies and is asked nothing in its turn; set its stuffing first", words[1]);
  if (key->kind == STUFFED_SET_RESTS && (!stuffed_is_over (&changed) || changed.over == STUFFED_LOST_LYING))
    come_to_rest (&changed);
  if (!fill_up (&changed))
    return bramble_refuse (error, "there are not so many dice or cards");
  fill_losts (&changed);
  if (key->kind == STUFFED_SET_WINDOW)
    {
      if (!stuffed_all_placed (&changed))
        return bramble_refuse (error, "somebody has no place yet");
      return go_on (s, &changed, events, error);
    }
  if (!stuffed_check (&changed, error))
    return FALSE;
  *s = changed;
  return TRUE;
}

char *
stuffed_place_help (void)
{
  GString *help = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    for (guint k = 0; k < *lists[i].n; k++)
      g_string_append_printf (help, "set %s\n", lists[i].keys[k].usage);
  bramble_list_words (help, stuffed_vocabularies, stuffed_n_vocabularies);
  return g_string_free (help, FALSE);
}
