/* write.c: the one visit that writes, reads and hashes a state
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gloom.h"

#include <string.h>

#define ANY 0xff

static void
visit_frame (BrambleArchive *a,
             GloomFrame     *f)
{
  bramble_archive_u8 (a, &f->proc, GLOOM_N_PROCS - 1);
  bramble_archive_u8 (a, &f->step, GLOOM_N_STEPS - 1);
  bramble_archive_u8 (a, &f->card, ANY);
  bramble_archive_u8 (a, &f->owner, ANY);
  bramble_archive_u8 (a, &f->hero, ANY);
  bramble_archive_u8 (a, &f->laid, ANY);
  bramble_archive_u8 (a, &f->seat, ANY);
  bramble_archive_u8 (a, &f->index, ANY);
  bramble_archive_u8 (a, &f->left, ANY);
  bramble_archive_u8 (a, &f->clause, ANY);
  bramble_archive_u8 (a, &f->pick, ANY);
  bramble_archive_u8 (a, &f->place, ANY);
  bramble_archive_u8 (a, &f->held, ANY);
  bramble_archive_u8 (a, &f->answer, ANY);
  bramble_archive_u8 (a, &f->flags, ANY);
}

static void
visit_cards (BrambleArchive *a,
             GloomState     *s)
{
  for (guint seat = 0; seat < GLOOM_MAX_SEATS; seat++)
    {
      bramble_archive_u64 (a, &s->hands[seat][0]);
      bramble_archive_u64 (a, &s->hands[seat][1]);
    }
  bramble_archive_u64 (a, &s->after_used[0]);
  bramble_archive_u64 (a, &s->after_used[1]);
  bramble_archive_bytes (a, s->n_hands, GLOOM_MAX_SEATS, GLOOM_MAX_HAND);
  for (guint card = 0; card < GLOOM_N_DECK; card++)
    bramble_archive_bytes (a, s->known[card], GLOOM_MAX_SEATS, GLOOM_ALL_SEATS);
  bramble_archive_bytes (a, s->deck_known, GLOOM_MAX_SEATS, (1 << GLOOM_TOP_CARDS) - 1);
  bramble_archive_bytes (a, s->below, GLOOM_N_DECK, ANY);
  bramble_archive_bytes (a, s->laid_by, GLOOM_N_DECK, ANY);
  bramble_archive_u8 (a, &s->n_deck, GLOOM_N_DECK);
  bramble_archive_u8 (a, &s->n_discard, GLOOM_N_DECK);
  if (a->failed)
    return;
  bramble_archive_bytes (a, s->deck, s->n_deck, ANY);
  bramble_archive_bytes (a, s->discard, s->n_discard, ANY);
  bramble_archive_bytes (a, s->stories, GLOOM_MAX_STORIES, ANY);
  bramble_archive_bytes (a, s->holders, GLOOM_MAX_STORIES, ANY);
}

/* What can be seen of a pile is not written: it is found again. Only a position
 * that is sound as far as piles go can be looked at. */
static void
look_again (BrambleArchive *a,
            GloomState     *s)
{
  guint n = 0;

  for (guint hero = 0; hero < GLOOM_MAX_HEROES; hero++)
    {
      GloomHero *h = &s->heroes[hero];

      h->n_cards = 0;
      if (hero >= gloom_n_heroes (s) && h->top != GLOOM_NONE)
        a->failed = TRUE;
      for (guint card = h->top; !a->failed && card != GLOOM_NONE; h->n_cards++)
        {
          a->failed = card >= GLOOM_N_DECK || ++n > GLOOM_N_DECK;
          if (!a->failed)
            card = s->below[card];
        }
    }
  for (guint i = 0; i < GLOOM_MAX_STORIES; i++)
    if (s->stories[i] != GLOOM_NONE && gloom_kind (s->stories[i]) != GLOOM_STORY)
      a->failed = TRUE;
  if (!a->failed)
    gloom_refresh_all (s);
}

/* The one visit that writes, reads and hashes. A new field is one more line. */
void
gloom_visit (gpointer        state,
             BrambleArchive *archive)
{
  GloomState *s = state;
  BrambleArchive *a = archive;

  bramble_archive_u64 (a, &s->rng.state);
  bramble_archive_u32 (a, &s->turn);
  bramble_archive_u8 (a, &s->n_seats, GLOOM_MAX_SEATS);
  bramble_archive_u8 (a, &s->dealt, TRUE);
  bramble_archive_u8 (a, &s->simple, TRUE);
  bramble_archive_u8 (a, &s->with_stories, GLOOM_MAX_STORIES);
  bramble_archive_u8 (a, &s->poker, GLOOM_ALL_SEATS);
  bramble_archive_u8 (a, &s->start, GLOOM_MAX_SEATS - 1);
  bramble_archive_u8 (a, &s->active, GLOOM_MAX_SEATS - 1);
  bramble_archive_u8 (a, &s->backwards, TRUE);
  bramble_archive_u8 (a, &s->turns, GLOOM_MAX_TURNS * GLOOM_MAX_SEATS);
  bramble_archive_u8 (a, &s->action, GLOOM_ACTIONS + 1);
  bramble_archive_u8 (a, &s->extra, TRUE);
  bramble_archive_u8 (a, &s->extra_next, GLOOM_ALL_SEATS);
  bramble_archive_u8 (a, &s->free_plays, GLOOM_MAX_FREE_PLAYS);
  bramble_archive_u8 (a, &s->idle, TRUE);
  bramble_archive_u8 (a, &s->passes, GLOOM_MAX_SEATS);
  bramble_archive_bytes (a, s->orders, GLOOM_MAX_SEATS, ANY);
  bramble_archive_u8 (a, &s->over, GLOOM_N_OVERS - 1);
  bramble_archive_u8 (a, &s->ask_seat, ANY);
  for (guint hero = 0; hero < GLOOM_MAX_HEROES; hero++)
    {
      bramble_archive_u8 (a, &s->heroes[hero].character, ANY);
      bramble_archive_u8 (a, &s->heroes[hero].top, ANY);
    }
  visit_cards (a, s);
  bramble_archive_u8 (a, &s->depth, GLOOM_MAX_DEPTH);
  for (guint i = 0; !a->failed && i < s->depth; i++)
    visit_frame (a, &s->stack[i]);
  if (a->mode == BRAMBLE_ARCHIVE_READ && !a->failed)
    look_again (a, s);
}
