/* write.c: the one visit that writes, reads and hashes a state
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "grimm.h"

#include "editions.h"

#define ANY 0xff

static void
visit_counts (BrambleArchive *a,
              guint16        *counts)
{
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    bramble_archive_u16 (a, &counts[type]);
}

static void
visit_player (BrambleArchive *a,
              GrimmPlayer    *p)
{
  visit_counts (a, p->stock);
  visit_counts (a, p->gathered);
  visit_counts (a, p->tower);
  bramble_archive_u32 (a, &p->hand[0]);
  bramble_archive_u32 (a, &p->hand[1]);
  bramble_archive_u32 (a, &p->specials);
  bramble_archive_u16 (a, &p->gather_hand);
  bramble_archive_u8 (a, &p->hand_size, GRIMM_MAX_FABLES);
  bramble_archive_u8 (a, &p->friend_card, ANY);
  bramble_archive_u8 (a, &p->n_sites, GRIMM_MAX_SITES);
  bramble_archive_u8 (a, &p->corner, ANY);
  for (guint site = 0; site < GRIMM_MAX_SITES; site++)
    {
      bramble_archive_u8 (a, &p->sites[site].type, GRIMM_N_TYPES - 1);
      bramble_archive_u8 (a, &p->sites[site].height, GRIMM_N_SECTIONS);
    }
  bramble_archive_u8 (a, &p->fable, ANY);
  bramble_archive_u8 (a, &p->fable_seen, GRIMM_ALL_SEATS);
  bramble_archive_u8 (a, &p->dreamt, TRUE);
  bramble_archive_u8 (a, &p->next_card, ANY);
  bramble_archive_u8 (a, &p->next_laid, ANY);
  bramble_archive_u8 (a, &p->next_place, ANY);
  bramble_archive_u8 (a, &p->monster_at, ANY);
  bramble_archive_u8 (a, &p->gather, ANY);
  bramble_archive_u8 (a, &p->gather_home, GRIMM_MAX_SEATS - 1);
  bramble_archive_u8 (a, &p->gather_seen, GRIMM_ALL_SEATS);
  bramble_archive_u8 (a, &p->faced, ANY);
  bramble_archive_u8 (a, &p->locked, 0x0f);
  bramble_archive_u8 (a, &p->unlocked, 0x0f);
  bramble_archive_u8 (a, &p->locked_late, TRUE);
  bramble_archive_u8 (a, &p->pig, GRIMM_HOME);
  bramble_archive_u8 (a, &p->actions, ANY);
  bramble_archive_u8 (a, &p->used, ANY);
  bramble_archive_u8 (a, &p->declared, ANY);
  bramble_archive_u8 (a, &p->robbed, ANY);
  bramble_archive_u8 (a, &p->loot, GRIMM_N_TYPES - 1);
}

static void
visit_frame (BrambleArchive *a,
             GrimmFrame     *f)
{
  bramble_archive_u16 (a, &f->left);
  visit_counts (a, f->tally);
  bramble_archive_u8 (a, &f->proc, GRIMM_N_PROCS - 1);
  bramble_archive_u8 (a, &f->step, ANY);
  bramble_archive_u8 (a, &f->cause, ANY);
  bramble_archive_u8 (a, &f->owner, ANY);
  bramble_archive_u8 (a, &f->window, GRIMM_N_WINDOWS - 1);
  bramble_archive_u8 (a, &f->seat, ANY);
  bramble_archive_u8 (a, &f->other, ANY);
  bramble_archive_u8 (a, &f->type, GRIMM_N_TYPES - 1);
  bramble_archive_u8 (a, &f->place, ANY);
  bramble_archive_u8 (a, &f->index, ANY);
  bramble_archive_u8 (a, &f->part, ANY);
  bramble_archive_bytes (a, f->cards, GRIMM_MAX_SEATS, ANY);
}

/* A pile of cards: how many, then each. */
static void
visit_pile (BrambleArchive *a,
            guint8         *n,
            guint8         *cards,
            guint           size)
{
  bramble_archive_u8 (a, n, size);
  bramble_archive_bytes (a, cards, *n, ANY);
}

void
grimm_visit (gpointer        state,
             BrambleArchive *a)
{
  GrimmState *s = state;

  bramble_archive_u8 (a, &s->edition, grimm_n_editions - 1);
  bramble_archive_u8 (a, &s->advanced, TRUE);
  bramble_archive_u8 (a, &s->n_seats, GRIMM_MAX_SEATS);
  bramble_archive_u8 (a, &s->n_locations, GRIMM_N_LOCATIONS);
  bramble_archive_u8 (a, &s->start, GRIMM_MAX_SEATS - 1);
  bramble_archive_u8 (a, &s->window, GRIMM_N_WINDOWS - 1);
  bramble_archive_u8 (a, &s->over, TRUE);
  bramble_archive_u8 (a, &s->winners, GRIMM_ALL_SEATS);
  bramble_archive_u8 (a, &s->won_by, GRIMM_WON_SHARED);
  bramble_archive_u8 (a, &s->monster_played, TRUE);
  bramble_archive_u8 (a, &s->planning, GRIMM_ALL_SEATS);
  bramble_archive_u8 (a, &s->plans_shown, GRIMM_ALL_SEATS);
  bramble_archive_u8 (a, &s->ask_kind, ANY);
  bramble_archive_u8 (a, &s->ask_seat, ANY);
  bramble_archive_u64 (a, &s->rng.state);
  bramble_archive_u32 (a, &s->turn);
  bramble_archive_u16 (a, &s->round);
  bramble_archive_u16 (a, &s->draft_left);
  for (guint location = 0; location < GRIMM_N_LOCATIONS; location++)
    visit_counts (a, s->piles[location]);
  bramble_archive_bytes (a, s->unique, GRIMM_N_LOCATIONS, ANY);
  bramble_archive_bytes (a, s->bonus, GRIMM_N_TYPES, ANY);
  bramble_archive_bytes (a, &s->supply[0][0], GRIMM_N_TYPES * GRIMM_N_SECTIONS, GRIMM_SECTIONS_EACH);
  visit_pile (a, &s->n_deck, s->deck, GRIMM_MAX_FABLES);
  visit_pile (a, &s->n_discard, s->discard, GRIMM_MAX_FABLES);
  visit_pile (a, &s->n_friends, s->friends, GRIMM_MAX_FRIENDS);
  visit_pile (a, &s->n_friend_discard, s->friend_discard, GRIMM_MAX_FRIENDS);
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      visit_player (a, &s->players[seat]);
      bramble_archive_u64 (a, &s->deck_known[seat]);
      bramble_archive_bytes (a, s->known[seat], GRIMM_N_FABLES, ANY);
    }
  bramble_archive_u8 (a, &s->depth, GRIMM_MAX_DEPTH);
  for (guint i = 0; i < s->depth; i++)
    visit_frame (a, &s->stack[i]);
}
