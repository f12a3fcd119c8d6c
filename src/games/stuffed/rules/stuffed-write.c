/* stuffed-write.c: the one visit that writes, reads and hashes a state
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-game.h"

#include <string.h>

#define ANY 0xff
#define ALL_DICE 35

static void
visit_frame (BrambleArchive *a,
             StuffedFrame   *f)
{
  bramble_archive_u8 (a, &f->proc, STUFFED_N_PROCS - 1);
  bramble_archive_u8 (a, &f->step, STUFFED_N_STEPS - 1);
  bramble_archive_u8 (a, &f->seat, ANY);
  bramble_archive_u8 (a, &f->other, ANY);
  bramble_archive_u8 (a, &f->book, STUFFED_N_TOMES - 1);
  bramble_archive_u8 (a, &f->high, ANY);
  bramble_archive_u8 (a, &f->low, ANY);
  bramble_archive_u8 (a, &f->at, ANY);
  bramble_archive_u8 (a, &f->left, ANY);
  bramble_archive_u8 (a, &f->n, ANY);
  bramble_archive_u8 (a, &f->die, ANY);
  bramble_archive_u8 (a, &f->what, ANY);
  bramble_archive_u8 (a, &f->flags, STUFFED_ALL_FLAGS);
}

static void
visit_seat (BrambleArchive *a,
            StuffedSeat    *p)
{
  bramble_archive_u16 (a, &p->statuses);
  bramble_archive_u8 (a, &p->stuffy, STUFFED_N_STUFFIES - 1);
  bramble_archive_u8 (a, &p->square, ANY);
  bramble_archive_u8 (a, &p->stuffing, STUFFED_MAX_COUNT);
  bramble_archive_u8 (a, &p->hearts, STUFFED_MAX_COUNT);
  bramble_archive_u8 (a, &p->buttons, STUFFED_MAX_COUNT);
  bramble_archive_u8 (a, &p->guard, TRUE);
  bramble_archive_bytes (a, p->slots, STUFFED_N_SLOTS, ANY);
  bramble_archive_bytes (a, p->stored, STUFFED_MAX_STORED, ANY);
  bramble_archive_u8 (a, &p->fresh, 3);
  bramble_archive_bytes (a, p->used, STUFFED_N_ONCES, ANY);
  bramble_archive_bytes (a, p->sent, STUFFED_PURPLE + 1, ALL_DICE);
}

static void
visit_roll (BrambleArchive *a,
            StuffedRoll    *roll)
{
  bramble_archive_u16 (a, &roll->marked);
  bramble_archive_u8 (a, &roll->kind, STUFFED_N_ROLLS - 1);
  bramble_archive_u8 (a, &roll->seat, ANY);
  bramble_archive_u8 (a, &roll->colour, ANY);
  bramble_archive_u8 (a, &roll->beside, STUFFED_PURPLE);
  bramble_archive_u8 (a, &roll->own, STUFFED_DICE_OF_A_COLOUR);
  bramble_archive_u8 (a, &roll->purple, STUFFED_DICE_OF_A_COLOUR);
  bramble_archive_bytes (a, roll->faces, STUFFED_MAX_POOL, 6);
  bramble_archive_u8 (a, &roll->added, STUFFED_MAX_COUNT);
  bramble_archive_u8 (a, &roll->total, STUFFED_MAX_COUNT);
}

/* What the game was begun with, and how far it is. */
static void
visit_course (BrambleArchive *a,
              StuffedState   *s)
{
  bramble_archive_u64 (a, &s->rng.state);
  bramble_archive_u32 (a, &s->turn);
  bramble_archive_u32 (a, &s->flags);
  bramble_archive_u32 (a, &s->party);
  for (guint once = 0; once < STUFFED_N_ONCES; once++)
    bramble_archive_u32 (a, &s->party_used[once]);
  bramble_archive_u32 (a, &s->losts_gone);
  bramble_archive_u16 (a, &s->turns);
  bramble_archive_u16 (a, &s->page_turns);
  bramble_archive_u16 (a, &s->goal);
  bramble_archive_u16 (a, &s->fired);
  bramble_archive_u16 (a, &s->held);
  bramble_archive_u16 (a, &s->points_off);
  bramble_archive_u16 (a, &s->points_read);
  bramble_archive_u16 (a, &s->defeated);
  bramble_archive_u8 (a, &s->n_seats, STUFFED_MAX_SEATS);
  bramble_archive_u8 (a, &s->story, ANY);
  bramble_archive_u8 (a, &s->level, STUFFED_N_LEVELS - 1);
  bramble_archive_u8 (a, &s->keepers, ANY);
  bramble_archive_u8 (a, &s->friends, ANY);
  bramble_archive_u8 (a, &s->veiled, TRUE);
  bramble_archive_u8 (a, &s->first, STUFFED_MAX_SEATS - 1);
  bramble_archive_u8 (a, &s->active, STUFFED_MAX_SEATS - 1);
  bramble_archive_u8 (a, &s->bookkeeper, STUFFED_MAX_SEATS - 1);
  bramble_archive_u8 (a, &s->phase, STUFFED_N_PHASES - 1);
  bramble_archive_u8 (a, &s->done, STUFFED_ALL_DONE);
  bramble_archive_u8 (a, &s->over, STUFFED_N_OVERS - 1);
  bramble_archive_u8 (a, &s->page, STUFFED_MAX_PAGES - 1);
  bramble_archive_u8 (a, &s->only_page, TRUE);
  bramble_archive_u8 (a, &s->leave, ANY);
  bramble_archive_u8 (a, &s->leave_now, TRUE);
  bramble_archive_u8 (a, &s->surges, STUFFED_MAX_COUNT);
  bramble_archive_u8 (a, &s->search, ANY);
  bramble_archive_u8 (a, &s->environment, ANY);
  bramble_archive_u8 (a, &s->sleep_due, STUFFED_MAX_COUNT);
  bramble_archive_u8 (a, &s->waking, TRUE);
  bramble_archive_u8 (a, &s->struck, ANY);
  bramble_archive_u8 (a, &s->bled, TRUE);
}

static void
visit_decks (BrambleArchive *a,
             StuffedState   *s)
{
  bramble_archive_u8 (a, &s->threat, ALL_DICE);
  bramble_archive_bytes (a, s->bag, STUFFED_N_COLOURS, ALL_DICE);
  bramble_archive_bytes (a, s->discard, STUFFED_N_COLOURS, ALL_DICE);
  bramble_archive_bytes (a, s->drawn, STUFFED_N_COLOURS, ALL_DICE);
  bramble_archive_u8 (a, &s->n_deck, STUFFED_N_ITEM_CARDS);
  if (!a->failed)
    bramble_archive_bytes (a, s->deck, s->n_deck, ANY);
  bramble_archive_bytes (a, s->item_discards, STUFFED_N_ITEMS, STUFFED_N_ITEM_CARDS);
  bramble_archive_u8 (a, &s->n_losts, STUFFED_MAX_LOSTS);
  if (!a->failed)
    bramble_archive_bytes (a, s->losts, s->n_losts, ANY);
  bramble_archive_u8 (a, &s->n_sleep, STUFFED_N_SLEEP_CARDS);
  if (!a->failed)
    bramble_archive_bytes (a, s->sleep, s->n_sleep, ANY);
  bramble_archive_u8 (a, &s->sleep_top, STUFFED_SLEEP_TOP);
  bramble_archive_bytes (a, s->slept, STUFFED_N_SLEEPS, STUFFED_N_SLEEP_CARDS);
}

static void
visit_page (BrambleArchive *a,
            StuffedState   *s)
{
  bramble_archive_bytes (a, s->objectives, STUFFED_MAX_OBJECTIVES, ANY);
  bramble_archive_bytes (a, s->lost_tokens, STUFFED_MAX_LOST_TOKENS, ANY);
  bramble_archive_u8 (a, &s->door, ANY);
  bramble_archive_u8 (a, &s->wagon, ANY);
  bramble_archive_u8 (a, &s->train, ANY);
  bramble_archive_u8 (a, &s->halt, STUFFED_MAX_TRACK - 1);
  bramble_archive_bytes (a, s->counters, STUFFED_MAX_COUNTERS, STUFFED_MAX_COUNT);
  bramble_archive_bytes (a, s->stands, STUFFED_ALL_STANDS, STUFFED_N_STAND_STATES - 1);
  bramble_archive_bytes (a, s->totals, STUFFED_ALL_STANDS, STUFFED_MAX_COUNT);
  bramble_archive_bytes (a, s->task_dice[0], STUFFED_ALL_STANDS * 2, ALL_DICE);
  bramble_archive_bytes (a, s->read[0], STUFFED_N_TOMES * STUFFED_MAX_BLOCKS / 8, ANY);
  for (guint i = 0; i < STUFFED_MAX_VENDORS; i++)
    {
      bramble_archive_u8 (a, &s->vendors[i].square, ANY);
      bramble_archive_bytes (a, s->vendors[i].wares, STUFFED_N_WARES, ANY);
    }
  bramble_archive_u8 (a, &s->n_foes, STUFFED_MAX_MINIONS);
  for (guint i = 0; !a->failed && i < s->n_foes; i++)
    {
      bramble_archive_u8 (a, &s->foes[i].kind, STUFFED_N_MINIONS - 1);
      bramble_archive_u8 (a, &s->foes[i].square, ANY);
      bramble_archive_u8 (a, &s->foes[i].dark, STUFFED_MAX_COUNT);
    }
}

/* The one visit that writes, reads and hashes. A new field is one more line. */
void
stuffed_visit (gpointer        state,
               BrambleArchive *archive)
{
  StuffedState *s = state;
  BrambleArchive *a = archive;

  if (a->mode == BRAMBLE_ARCHIVE_READ)
    memset (s, 0, sizeof *s);
  visit_course (a, s);
  visit_decks (a, s);
  visit_page (a, s);
  for (guint seat = 0; !a->failed && seat < s->n_seats; seat++)
    visit_seat (a, &s->seats[seat]);
  visit_roll (a, &s->roll);
  bramble_archive_u8 (a, &s->depth, STUFFED_MAX_DEPTH);
  for (guint i = 0; !a->failed && i < s->depth; i++)
    visit_frame (a, &s->stack[i]);
}
