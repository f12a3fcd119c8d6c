/* generators.c: shapes of options that several asks share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "generators.h"

static void
offer_types (const guint16 *counts,
             guint          at_least,
             BrambleAsk    *ask)
{
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    if (counts[type] >= at_least)
      grimm_offer (ask, GRIMM_OPT_TYPE, type, 0, 0);
}

void
grimm_offer_fable_set (guint32     fables,
                       BrambleAsk *ask)
{
  for (; fables != 0; fables &= fables - 1)
    grimm_offer (ask, GRIMM_OPT_FABLE, (guint) __builtin_ctz (fables), 0, 0);
}

void
grimm_offer_gathers (guint16     cards,
                     BrambleAsk *ask)
{
  for (guint left = cards; left != 0; left &= left - 1)
    grimm_offer (ask, GRIMM_OPT_GATHER, (guint) __builtin_ctz (left), 0, 0);
}

static void
offer_holdings (const GrimmState *s,
                guint             seat,
                BrambleAsk       *ask)
{
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    if (s->players[seat].stock[type] > 0)
      grimm_offer (ask, GRIMM_OPT_SEAT_TYPE, seat, type, 0);
}

void
grimm_gen_yes_no (const GrimmState *s,
                  const GrimmFrame *f,
                  BrambleAsk       *ask)
{
  grimm_offer (ask, GRIMM_OPT_YES, 0, 0, 0);
  grimm_offer (ask, GRIMM_OPT_NO, 0, 0, 0);
}

void
grimm_gen_any_type (const GrimmState *s,
                    const GrimmFrame *f,
                    BrambleAsk       *ask)
{
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    grimm_offer (ask, GRIMM_OPT_TYPE, type, 0, 0);
}

void
grimm_gen_wood_or_brick (const GrimmState *s,
                         const GrimmFrame *f,
                         BrambleAsk       *ask)
{
  grimm_offer (ask, GRIMM_OPT_TYPE, GRIMM_WOOD, 0, 0);
  grimm_offer (ask, GRIMM_OPT_TYPE, GRIMM_BRICK, 0, 0);
}

void
grimm_gen_wood_brick_or_none (const GrimmState *s,
                              const GrimmFrame *f,
                              BrambleAsk       *ask)
{
  grimm_offer (ask, GRIMM_OPT_NONE, 0, 0, 0);
  grimm_gen_wood_or_brick (s, f, ask);
}

/* The types that the asked seat holds. */
void
grimm_gen_held_types (const GrimmState *s,
                      const GrimmFrame *f,
                      BrambleAsk       *ask)
{
  offer_types (s->players[ask->seat].stock, 1, ask);
}

/* The types that the frame's other seat holds. */
void
grimm_gen_held_by_other (const GrimmState *s,
                         const GrimmFrame *f,
                         BrambleAsk       *ask)
{
  offer_types (s->players[f->other].stock, 1, ask);
}

void
grimm_gen_held_by_other_or_none (const GrimmState *s,
                                 const GrimmFrame *f,
                                 BrambleAsk       *ask)
{
  grimm_offer (ask, GRIMM_OPT_NONE, 0, 0, 0);
  grimm_gen_held_by_other (s, f, ask);
}

/* The types that lie at the frame's Location. */
void
grimm_gen_lying_types (const GrimmState *s,
                       const GrimmFrame *f,
                       BrambleAsk       *ask)
{
  offer_types (s->piles[f->place], 1, ask);
}

/* The types that the frame's Location produces. */
void
grimm_gen_produced_types (const GrimmState *s,
                          const GrimmFrame *f,
                          BrambleAsk       *ask)
{
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    if (grimm_produces (f->place, type))
      grimm_offer (ask, GRIMM_OPT_TYPE, type, 0, 0);
}

void
grimm_gen_all_locations (const GrimmState *s,
                         const GrimmFrame *f,
                         BrambleAsk       *ask)
{
  for (guint location = 0; location < s->n_locations; location++)
    grimm_offer (ask, GRIMM_OPT_LOCATION, location, 0, 0);
}

void
grimm_gen_all_seats (const GrimmState *s,
                     const GrimmFrame *f,
                     BrambleAsk       *ask)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    grimm_offer (ask, GRIMM_OPT_SEAT, seat, 0, 0);
}

void
grimm_gen_opponents (const GrimmState *s,
                     const GrimmFrame *f,
                     BrambleAsk       *ask)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (seat != ask->seat)
      grimm_offer (ask, GRIMM_OPT_SEAT, seat, 0, 0);
}

void
grimm_gen_opponents_or_none (const GrimmState *s,
                             const GrimmFrame *f,
                             BrambleAsk       *ask)
{
  grimm_offer (ask, GRIMM_OPT_NONE, 0, 0, 0);
  grimm_gen_opponents (s, f, ask);
}

/* A resource on an opponent's board. */
void
grimm_gen_opponents_resources (const GrimmState *s,
                               const GrimmFrame *f,
                               BrambleAsk       *ask)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (seat != ask->seat)
      offer_holdings (s, seat, ask);
}

void
grimm_gen_opponents_resources_or_none (const GrimmState *s,
                                       const GrimmFrame *f,
                                       BrambleAsk       *ask)
{
  grimm_gen_opponents_resources (s, f, ask);
  if (ask->n_options > 0)
    grimm_offer (ask, GRIMM_OPT_NONE, 0, 0, 0);
}

/* The same, of those at the asked seat's Location. */
void
grimm_gen_company_resources (const GrimmState *s,
                             const GrimmFrame *f,
                             BrambleAsk       *ask)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (grimm_is_with (s, ask->seat, seat))
      offer_holdings (s, seat, ask);
}

void
grimm_gen_company_resources_or_none (const GrimmState *s,
                                     const GrimmFrame *f,
                                     BrambleAsk       *ask)
{
  grimm_gen_company_resources (s, f, ask);
  if (ask->n_options > 0)
    grimm_offer (ask, GRIMM_OPT_NONE, 0, 0, 0);
}

void
grimm_gen_hand_fables (const GrimmState *s,
                       const GrimmFrame *f,
                       BrambleAsk       *ask)
{
  grimm_offer_fable_set (s->players[ask->seat].hand[0], ask);
}

void
grimm_gen_hand_fables_or_none (const GrimmState *s,
                               const GrimmFrame *f,
                               BrambleAsk       *ask)
{
  grimm_gen_hand_fables (s, f, ask);
  if (ask->n_options > 0)
    grimm_offer (ask, GRIMM_OPT_NONE, 0, 0, 0);
}

/* The Fables that the frame's card looks at: the top @index of the deck. */
void
grimm_gen_top_fables (const GrimmState *s,
                      const GrimmFrame *f,
                      BrambleAsk       *ask)
{
  guint32 fables = 0;

  for (guint i = 1; i <= f->index; i++)
    if (s->deck[s->n_deck - i] < GRIMM_N_FABLES)
      fables |= 1u << s->deck[s->n_deck - i];
  grimm_offer_fable_set (fables, ask);
}
