/* folk-write.c: the one visit that writes, reads and hashes a state
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folk-game.h"

#include <string.h>

#define ANY 0xff

static void
visit_frame (BrambleArchive *a,
             FolkFrame      *f)
{
  bramble_archive_u8 (a, &f->proc, FOLK_N_PROCS - 1);
  bramble_archive_u8 (a, &f->step, FOLK_N_STEPS - 1);
  bramble_archive_u8 (a, &f->seat, FOLK_MAX_SEATS - 1);
  bramble_archive_u8 (a, &f->other, ANY);
  bramble_archive_u8 (a, &f->from, ANY);
  bramble_archive_u8 (a, &f->prev, ANY);
  bramble_archive_u8 (a, &f->to, ANY);
  bramble_archive_u8 (a, &f->move, FOLK_N_MOVES - 1);
  bramble_archive_u8 (a, &f->n, ANY);
  bramble_archive_u8 (a, &f->who, ANY);
  bramble_archive_u8 (a, &f->die, ANY);
  bramble_archive_u8 (a, &f->added, ANY);
  bramble_archive_u8 (a, &f->tile, ANY);
  bramble_archive_u8 (a, &f->wish, ANY);
  bramble_archive_u8 (a, &f->flags, FOLK_ALL_FLAGS);
}

static void
visit_seat (BrambleArchive *a,
            FolkSeat       *p)
{
  bramble_archive_u8 (a, &p->hero, FOLK_N_HEROES - 1);
  bramble_archive_u8 (a, &p->field, FOLK_N_FIELDS - 1);
  bramble_archive_u8 (a, &p->goal, ANY);
  bramble_archive_u8 (a, &p->n_biscuits, FOLK_MAX_BISCUITS);
  bramble_archive_bytes (a, p->biscuits, FOLK_N_NUMBERS, FOLK_MAX_BISCUITS);
  bramble_archive_u8 (a, &p->advice, FOLK_MAX_ADVICE);
  bramble_archive_u8 (a, &p->gold, FOLK_MAX_GOLD);
  bramble_archive_u8 (a, &p->salt, FOLK_SALT);
  bramble_archive_u8 (a, &p->boot, FOLK_MAX_BOOT);
  bramble_archive_u8 (a, &p->lost, FOLK_MAX_LOST);
  bramble_archive_u8 (a, &p->resting, TRUE);
  bramble_archive_u8 (a, &p->n_tiles, FOLK_MAX_TILES);
  bramble_archive_bytes (a, p->tiles, FOLK_N_TILES, FOLK_MAX_TILES);
  bramble_archive_bytes (a, p->uses, FOLK_N_MAGICAL, 2);
  bramble_archive_bytes (a, p->quests, FOLK_MAX_QUESTS, ANY);
  bramble_archive_u8 (a, &p->done, FOLK_MAX_QUESTS);
}

/* The one visit that writes, reads and hashes. A new field is one more line. */
void
folk_visit (gpointer        state,
            BrambleArchive *archive)
{
  FolkState *s = state;
  BrambleArchive *a = archive;

  if (a->mode == BRAMBLE_ARCHIVE_READ)
    memset (s, 0, sizeof *s);
  bramble_archive_u64 (a, &s->rng.state);
  bramble_archive_u32 (a, &s->turn);
  bramble_archive_u16 (a, &s->used);
  bramble_archive_u8 (a, &s->n_seats, FOLK_MAX_SEATS);
  bramble_archive_u8 (a, &s->n_quests, FOLK_MAX_QUESTS);
  bramble_archive_u8 (a, &s->team_size, 3);
  bramble_archive_u8 (a, &s->exact, TRUE);
  bramble_archive_u8 (a, &s->long_game, TRUE);
  bramble_archive_u8 (a, &s->kind_fairies, TRUE);
  bramble_archive_u8 (a, &s->start, FOLK_MAX_SEATS - 1);
  bramble_archive_u8 (a, &s->active, FOLK_MAX_SEATS - 1);
  bramble_archive_u8 (a, &s->round, FOLK_MAX_ROUNDS);
  bramble_archive_u8 (a, &s->phase, FOLK_N_PHASES - 1);
  bramble_archive_u8 (a, &s->offers, FOLK_MAX_OFFERS);
  bramble_archive_u8 (a, &s->bonus, FOLK_MAX_BONUS);
  bramble_archive_u8 (a, &s->over, FOLK_N_OVERS - 1);
  bramble_archive_u8 (a, &s->winner, ANY);
  bramble_archive_u8 (a, &s->depth, FOLK_MAX_DEPTH);
  bramble_offer_visit (&s->offer, a);
  for (guint seat = 0; !a->failed && seat < s->n_seats; seat++)
    visit_seat (a, &s->seats[seat]);
  for (guint i = 0; !a->failed && i < s->depth; i++)
    visit_frame (a, &s->stack[i]);
}
