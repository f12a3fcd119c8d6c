/* view.c: what one seat may know
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "grimm.h"

#include <string.h>

#include "engine.h"

/* During planning nobody sees what others have set down. Their cards go back
 * to their hands, as if the viewer were the first to plan. */
static void
take_back_plan (GrimmState *v,
                guint       seat)
{
  GrimmPlayer *player = &v->players[seat];

  if (player->gather != GRIMM_NONE)
    player->gather_hand |= (guint16) (1u << player->gather);
  player->gather = GRIMM_NONE;
  player->gather_home = 0;
  player->gather_seen = 0;
  if (player->fable != GRIMM_NONE && !player->dreamt)
    {
      player->hand_size++;
      player->fable = GRIMM_NONE;
      player->fable_seen = 0;
    }
  v->planning |= (guint8) (1u << seat);
}

static void
hide_plans (GrimmState *v,
            guint       viewer)
{
  GrimmFrame *f = &v->stack[v->depth - 1];

  for (guint seat = 0; seat < v->n_seats; seat++)
    if (seat != viewer && ((v->plans_shown >> seat) & 1) == 0)
      take_back_plan (v, seat);

  /* Whoever is planning now is, for others, at the beginning of it. */
  if (f->proc == GRIMM_PROC_PLAN && v->ask_seat != viewer && v->ask_kind == GRIMM_ASK_PLAN_FABLE)
    {
      f->step--;
      v->ask_kind = GRIMM_ASK_PLAN_GATHER;
    }
}

/* Whether @viewer is one of the seats that know a face-down card. Somebody
 * without a seat sees it when it has been turned up for all. */
static gboolean
knows (guint8 seen,
       guint  viewer)
{
  return viewer < GRIMM_MAX_SEATS ? (seen >> viewer) & 1 : seen == GRIMM_ALL_SEATS;
}

static void
hide_player (GrimmState *v,
             guint       seat,
             guint       viewer)
{
  GrimmPlayer *player = &v->players[seat];

  if (seat != viewer)
    {
      player->hand[0] = 0;
      player->hand[1] = 0;
      player->locked = 0;
    }
  if (player->fable != GRIMM_NONE && !knows (player->fable_seen, viewer))
    player->fable = GRIMM_HIDDEN;
  if (player->gather != GRIMM_NONE && !knows (player->gather_seen, viewer))
    player->gather = GRIMM_HIDDEN;
}

/* Gather cards in hand follow from those that lie there; where they do not,
 * only whose cards they are can be seen, by their backs. */
static void
hide_gather_hands (GrimmState *v,
                   guint       viewer)
{
  for (guint seat = 0; seat < v->n_seats; seat++)
    {
      guint16 shown = 0;

      if (seat == viewer)
        continue;
      for (guint home = 0; home < v->n_seats; home++)
        {
          guint cards = (v->players[seat].gather_hand >> (4 * home)) & 0x0f;
          guint n = (guint) __builtin_popcount (cards);

          /* A count in place of a set: as many low bits as cards. */
          shown |= (guint16) (((1u << n) - 1) << (4 * home));
        }
      v->players[seat].gather_hand = shown;
    }
}

/**
 * grimm_view:
 * @seat: who looks, or GRIMM_NONE for somebody who knows only what all do
 * @view: (out): a state in which everything that @seat may not know is hidden
 *
 * Two states that differ only in what @seat may not know have equal views.
 */
void
grimm_view (gconstpointer state,
            guint         seat,
            gpointer      view)
{
  GrimmState *v = view;
  guint64 known;

  memcpy (v, state, sizeof *v);
  v->rng.state = 0;

  if (v->window == GRIMM_WINDOW_PLAN)
    hide_plans (v, seat);

  known = seat < v->n_seats ? v->deck_known[seat] : 0;
  for (guint i = 0; i < v->n_deck; i++)
    if (((known >> i) & 1) == 0)
      v->deck[i] = GRIMM_HIDDEN;
  memset (v->friends, GRIMM_HIDDEN, v->n_friends);

  for (guint i = 0; i < v->n_seats; i++)
    {
      hide_player (v, i, seat);
      if (i != seat)
        memset (v->known[i], 0, sizeof v->known[i]);
    }
  hide_gather_hands (v, seat);
}
