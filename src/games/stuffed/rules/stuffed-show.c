/* stuffed-show.c: the whole position in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In the order in which the lines can be set again: the page comes first and clears the
 * table, what goes on comes last. What was chosen before the game cannot be set, and what is
 * in the bag follows from where all other dice are.
 */

#include "stuffed-set.h"

#include <string.h>

/* So much of what was read goes into a line: consoles take 4096 bytes. */
#define LONGEST 4000

static void
add_square (GString            *text,
            const StuffedState *s,
            guint               square)
{
  guint columns = stuffed_page (s)->map.columns;

  if (square == STUFFED_NONE)
    g_string_append (text, " none");
  else
    bramble_words_add (text, " %u,%u", square % columns, square / columns);
}

static void
show_choices (GString            *text,
              const StuffedState *s)
{
  bramble_words_add (text, "players %u\nstory %s\nlevel %s\n", s->n_seats, stuffed_stories[s->story]->id,
                     stuffed_level_ids[s->level]);
  g_string_append (text, "keepers");
  for (guint seat = 0; seat < s->n_seats; seat++)
    if ((s->keepers >> seat) & 1)
      bramble_words_add (text, " seat-%u", seat + 1);
  g_string_append (text, s->keepers ? "\nfriends" : " all\nfriends");
  for (guint i = 0; i < STUFFED_N_FRIENDS; i++)
    if ((s->friends >> i) & 1)
      bramble_words_add (text, " %u", i + 1);
  g_string_append (text, s->friends ? "\n" : " none\n");
}

/* The members of a set by their ids. */
static void
add_set (GString           *text,
         guint32            set,
         const char *const *ids,
         guint              n)
{
  for (guint i = 0; i < n; i++)
    if ((set >> i) & 1)
      bramble_words_add (text, " %s", ids[i]);
  if (set == 0)
    g_string_append (text, " none");
}

static void
show_seats (GString            *text,
            const StuffedState *s)
{
  g_string_append (text, "stuffies");
  for (guint seat = 0; seat < s->n_seats; seat++)
    bramble_words_add (text, " seat-%u %s", seat + 1, stuffed_stuffy_ids[s->seats[seat].stuffy]);
  g_string_append (text, "\nsquares");
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      bramble_words_add (text, " seat-%u", seat + 1);
      if (s->seats[seat].guard)
        g_string_append (text, " guard");
      else
        add_square (text, s, s->seats[seat].square);
    }
  g_string_append_c (text, '\n');
  bramble_words_numbers (text, "stuffing", s->n_seats, &s->seats[0].stuffing, sizeof (StuffedSeat));
  bramble_words_numbers (text, "hearts", s->n_seats, &s->seats[0].hearts, sizeof (StuffedSeat));
  bramble_words_numbers (text, "buttons", s->n_seats, &s->seats[0].buttons, sizeof (StuffedSeat));
  g_string_append (text, "statuses");
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      bramble_words_add (text, " seat-%u", seat + 1);
      add_set (text, s->seats[seat].statuses, stuffed_status_ids, STUFFED_N_STATUSES);
    }
  g_string_append_c (text, '\n');
}

static void
show_items (GString            *text,
            const StuffedState *s)
{
  gboolean any = FALSE;

  g_string_append (text, "items");
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      guint n = 0;

      bramble_words_add (text, " seat-%u", seat + 1);
      for (guint slot = 0; slot < STUFFED_N_SLOTS; slot++)
        if (s->seats[seat].slots[slot] != STUFFED_NONE)
          {
            bramble_words_add (text, " %s", stuffed_item_ids[s->seats[seat].slots[slot]]);
            n++;
          }
      if (n == 0)
        g_string_append (text, " none");
    }
  g_string_append (text, "\nparty");
  add_set (text, s->party, stuffed_item_ids, STUFFED_N_ITEMS);
  g_string_append (text, "\nvendors");
  for (guint i = 0; i < STUFFED_MAX_VENDORS; i++)
    {
      if (s->vendors[i].square == STUFFED_NONE)
        continue;
      any = TRUE;
      add_square (text, s, s->vendors[i].square);
      for (guint j = 0; j < STUFFED_N_WARES; j++)
        bramble_words_add (text, " %s", s->vendors[i].wares[j] == STUFFED_NONE ? "sold" : stuffed_item_ids[s->vendors[i].wares[j]]);
    }
  g_string_append (text, any ? "\nitem-discards" : " none\nitem-discards");
  any = FALSE;
  for (guint item = 0; item < STUFFED_N_ITEMS; item++)
    for (guint i = 0; i < s->item_discards[item]; i++, any = TRUE)
      bramble_words_add (text, " %s", stuffed_item_ids[item]);
  g_string_append (text, any ? "\n" : " none\n");
}

static void
add_dice (GString      *text,
          const guint8 *dice,
          guint         n)
{
  guint all = 0;

  for (guint colour = 0; colour < n; colour++)
    {
      if (dice[colour] > 0)
        bramble_words_add (text, " %s %u", stuffed_colour_ids[colour], dice[colour]);
      all += dice[colour];
    }
  if (all == 0)
    g_string_append (text, " none");
}

static void
show_dice (GString            *text,
           const StuffedState *s)
{
  g_string_append (text, "stored");
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      const StuffedSeat *p = &s->seats[seat];

      bramble_words_add (text, " seat-%u", seat + 1);
      for (guint i = 0; i < STUFFED_MAX_STORED; i++)
        if (p->stored[i] != STUFFED_NONE)
          bramble_words_add (text, " %s%s", stuffed_colour_ids[p->stored[i]], (p->fresh >> i) & 1 ? "/fresh" : "");
      if (p->stored[0] == STUFFED_NONE)
        g_string_append (text, " none");
    }
  g_string_append (text, "\nsent");
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      bramble_words_add (text, " seat-%u", seat + 1);
      add_dice (text, s->seats[seat].sent, STUFFED_PURPLE + 1);
    }
  bramble_words_add (text, "\ntrack %u\ndrawn", s->threat);
  add_dice (text, s->drawn, STUFFED_N_COLOURS);
  g_string_append (text, "\ndiscard");
  add_dice (text, s->discard, STUFFED_N_COLOURS);
  g_string_append (text, "\nbag");
  add_dice (text, s->bag, STUFFED_N_COLOURS);
  g_string_append_c (text, '\n');
}

static void
add_squares (GString            *text,
             const StuffedState *s,
             const char         *key,
             const guint8       *squares,
             guint               n)
{
  g_string_append (text, key);
  for (guint i = 0; i < n; i++)
    add_square (text, s, squares[i]);
}

/* A line for a set of what is counted from 1. */
static void
show_places (GString    *text,
             const char *key,
             guint       set)
{
  g_string_append (text, key);
  for (guint i = 0; set >> i; i++)
    if ((set >> i) & 1)
      bramble_words_add (text, " %u", i + 1);
  g_string_append (text, set == 0 ? " none\n" : "\n");
}

static void
show_board (GString            *text,
            const StuffedState *s)
{
  g_autofree char *goal = stuffed_goal_word (s);

  add_squares (text, s, "objectives", s->objectives, STUFFED_MAX_OBJECTIVES);
  add_squares (text, s, "\nlost-tokens", s->lost_tokens, STUFFED_MAX_LOST_TOKENS);
  add_squares (text, s, "\nwagon", &s->wagon, 1);
  add_squares (text, s, "\ntrain", &s->train, 1);
  bramble_words_add (text, " %u\nminions", s->halt);
  for (guint i = 0; i < s->n_foes; i++)
    {
      bramble_words_add (text, " %s", stuffed_minion_ids[s->foes[i].kind]);
      add_square (text, s, s->foes[i].square);
      bramble_words_add (text, " %u", s->foes[i].dark);
    }
  g_string_append (text, s->n_foes == 0 ? " none\ndefeated" : "\ndefeated");
  add_set (text, s->defeated, stuffed_minion_ids, STUFFED_N_MINIONS);
  g_string_append (text, "\npoints-off");
  add_set (text, s->points_off, stuffed_point_ids, STUFFED_MAX_POINTS);
  g_string_append (text, "\npoints-read");
  add_set (text, s->points_read, stuffed_point_ids, STUFFED_MAX_POINTS);
  g_string_append_c (text, '\n');
  show_places (text, "rules-fired", s->fired);
  show_places (text, "rules-held", s->held);
  bramble_words_add (text, "goal %s\nsearch %u\nsurges %u\nleave ", goal, s->search, s->surges);
  if (s->leave == STUFFED_NONE)
    g_string_append (text, "none\n");
  else
    bramble_words_add (text, "%u%s\n", s->leave + 1u, s->leave_now ? " now" : "");
}

/* The environment comes first: what stands with it is set with it. */
static void
show_stands (GString            *text,
             const StuffedState *s)
{
  gboolean any = FALSE;

  bramble_words_add (text, "environment %s\nstands", s->environment == STUFFED_NONE ? "none" : stuffed_environment_ids[s->environment]);
  for (guint i = 0; i < STUFFED_ALL_STANDS; i++)
    if (s->stands[i] != STUFFED_STAND_NONE)
      {
        bramble_words_add (text, " %s %s %u %u %u", stuffed_stand (s, i)->id, stuffed_stand_state_ids[s->stands[i]], s->totals[i],
                           s->task_dice[i][0], s->task_dice[i][1]);
        any = TRUE;
      }
  g_string_append (text, any ? "\n" : " none\n");
}

/* What was read of a book. Numbers serve where words would make a line too long to be set again. */
static void
show_read (GString            *text,
           const StuffedState *s,
           guint               book)
{
  g_auto (GStrv) names = stuffed_block_names (s, book);
  guint n = stuffed_tome (s, book)->n_blocks, length = 0;

  for (guint block = 0; block < n; block++)
    length += stuffed_was_read (s, book, block) ? (guint) strlen (names[block]) + 1 : 0;
  bramble_words_add (text, "read %s", stuffed_tome_ids[book]);
  for (guint block = 0; block < n; block++)
    if (stuffed_was_read (s, book, block) && length <= LONGEST)
      bramble_words_add (text, " %s", names[block]);
    else if (stuffed_was_read (s, book, block))
      bramble_words_add (text, " %u", block);
  g_string_append (text, length > 0 ? "\n" : " none\n");
}

static void
show_book (GString            *text,
           const StuffedState *s)
{
  const StuffedStory *story = stuffed_stories[s->story];

  g_string_append (text, "flags");
  add_set (text, s->flags, story->flags, story->n_flags);
  g_string_append (text, "\ncounters");
  for (guint i = 0; i < story->n_counters; i++)
    bramble_words_add (text, " %s %u", story->counters[i], s->counters[i]);
  g_string_append (text, story->n_counters == 0 ? " none\n" : "\n");
  for (guint book = 0; book < STUFFED_N_TOMES; book++)
    show_read (text, s, book);
}

/* From the top of a pile. */
static void
show_pile (GString           *text,
           const char        *key,
           const guint8      *cards,
           guint              n,
           gboolean           hidden,
           const char *const *ids)
{
  g_string_append (text, key);
  for (guint i = n; i-- > 0;)
    if (hidden)
      g_string_append (text, " ?");
    else if (ids)
      bramble_words_add (text, " %s", ids[cards[i]]);
    else
      bramble_words_add (text, " %s", stuffed_losts[cards[i]].id);
  g_string_append (text, n == 0 ? " none\n" : "\n");
}

static void
show_decks (GString            *text,
            const StuffedState *s,
            gboolean            hidden)
{
  gboolean any = FALSE;

  show_pile (text, "deck", s->deck, s->n_deck, hidden, stuffed_item_ids);
  g_string_append (text, "lost-gone");
  for (guint i = 0; i < stuffed_n_losts; i++)
    if ((s->losts_gone >> i) & 1)
      {
        bramble_words_add (text, " %s", stuffed_losts[i].id);
        any = TRUE;
      }
  g_string_append (text, any ? "\n" : " none\n");
  show_pile (text, "lost-deck", s->losts, s->n_losts, hidden, NULL);
  bramble_words_add (text, "slept %u %u %u %u\n", s->slept[0], s->slept[1], s->slept[2], s->sleep_top);
  show_pile (text, "sleep-deck", s->sleep, s->n_sleep, hidden, stuffed_sleep_ids);
}

/* The abilities and worn items that a seat has used. */
static void
add_used (GString           *text,
          const StuffedSeat *p,
          guint              used)
{
  for (guint i = 0; i < STUFFED_N_ABILITIES_EACH; i++)
    if ((used >> i) & 1)
      bramble_words_add (text, " %s", stuffed_abilities[p->stuffy * STUFFED_N_ABILITIES_EACH + i].id);
  for (guint slot = 0; slot < STUFFED_N_SLOTS; slot++)
    if ((used >> (STUFFED_N_ABILITIES_EACH + slot)) & 1)
      bramble_words_add (text, " %s", stuffed_item_ids[p->slots[slot]]);
  if (used == 0)
    g_string_append (text, " none");
}

/* What was used in this turn and in this minion turn. */
static void
show_used (GString            *text,
           const StuffedState *s)
{
  static const char *const keys[STUFFED_N_ONCES][2] = {
    [STUFFED_IN_TURN] = { "used", "party-used" },
    [STUFFED_IN_MINION_TURN] = { "used-minion-turn", "party-used-minion-turn" },
  };

  for (guint once = 0; once < STUFFED_N_ONCES; once++)
    {
      g_string_append (text, keys[once][0]);
      for (guint seat = 0; seat < s->n_seats; seat++)
        {
          bramble_words_add (text, " seat-%u", seat + 1);
          add_used (text, &s->seats[seat], s->seats[seat].used[once]);
        }
      bramble_words_add (text, "\n%s", keys[once][1]);
      add_set (text, s->party_used[once], stuffed_item_ids, STUFFED_N_ITEMS);
      g_string_append_c (text, '\n');
    }
}

/* What dice of a roll show, 0 before they are thrown; marked ones are rolled again. */
static void
add_faces (GString           *text,
           const StuffedRoll *roll,
           guint              first,
           guint              n)
{
  for (guint i = first; i < first + n; i++)
    bramble_words_add (text, " %u%s", roll->faces[i], (roll->marked >> i) & 1 ? "!" : "");
}

static void
add_roll (GString           *text,
          const StuffedRoll *roll)
{
  if (roll->seat == STUFFED_NONE)
    {
      g_string_append (text, " none");
      return;
    }
  bramble_words_add (text, " %s seat-%u %s", stuffed_roll_ids[roll->kind], roll->seat + 1u,
                     roll->colour == STUFFED_NONE ? "none" : stuffed_colour_ids[roll->colour]);
  add_faces (text, roll, 0, roll->own);
  bramble_words_add (text, " beside %s", stuffed_colour_ids[roll->beside]);
  add_faces (text, roll, STUFFED_DICE_OF_A_COLOUR, roll->purple);
  bramble_words_add (text, " added %u total %u", roll->added, roll->total);
}

/* Whose turn it is, what is rolled, and what goes on. */
static void
show_now (GString            *text,
          const StuffedState *s)
{
  bramble_words_add (text, "now seat-%u %s sleep-due %u done", s->active + 1u, stuffed_phase_ids[s->phase], s->sleep_due);
  add_set (text, s->done, stuffed_done_ids, 6);
  g_string_append (text, " struck");
  if (s->struck == STUFFED_NONE)
    g_string_append (text, " none");
  else
    bramble_words_add (text, " seat-%u", s->struck + 1u);
  g_string_append (text, s->bled ? " bled roll" : " roll");
  add_roll (text, &s->roll);
  for (guint i = 0; i < s->depth; i++)
    stuffed_word_frame (text, &s->stack[i]);
  g_string_append_c (text, '\n');
}

/**
 * stuffed_show:
 * @seat: who looks, or STUFFED_NONE for everything
 *
 * Returns: (transfer full): the position in lines of words, with "?" for what is hidden
 */
char *
stuffed_show (gconstpointer state,
              guint         seat)
{
  GString *text = g_string_new (NULL);
  const StuffedState *s = state;

  show_choices (text, s);
  bramble_words_add (text, "page %u\npages %s\n", s->page + 1u, s->only_page ? "one" : "all");
  bramble_words_add (text, "start seat-%u\nbookkeeper seat-%u\nturn seat-%u %u %u\n", s->first + 1u, s->bookkeeper + 1u,
                     s->active + 1u, s->turns, s->page_turns);
  /* Somebody may stand where a door was. */
  add_squares (text, s, "door", &s->door, 1);
  g_string_append_c (text, '\n');
  show_seats (text, s);
  show_items (text, s);
  show_stands (text, s);
  show_dice (text, s);
  show_board (text, s);
  show_book (text, s);
  show_decks (text, s, seat != STUFFED_NONE);
  show_used (text, s);
  if (stuffed_is_over (s))
    bramble_words_add (text, "over %s\n", stuffed_over_ids[s->over]);
  show_now (text, s);
  if (seat == STUFFED_NONE)
    bramble_words_add (text, "seed %" G_GUINT64_FORMAT "\n", s->rng.state);

  return g_string_free (text, FALSE);
}
