/* generators.h: shapes of options that several asks share, inside the rules only
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "asks.h"

G_BEGIN_DECLS

#define GRIMM_GENERATOR(name) void name (const GrimmState *s, const GrimmFrame *f, BrambleAsk *ask)

GRIMM_GENERATOR (grimm_gen_yes_no);
GRIMM_GENERATOR (grimm_gen_any_type);
GRIMM_GENERATOR (grimm_gen_wood_or_brick);
GRIMM_GENERATOR (grimm_gen_wood_brick_or_none);
GRIMM_GENERATOR (grimm_gen_held_types);
GRIMM_GENERATOR (grimm_gen_held_by_other);
GRIMM_GENERATOR (grimm_gen_held_by_other_or_none);
GRIMM_GENERATOR (grimm_gen_lying_types);
GRIMM_GENERATOR (grimm_gen_produced_types);
GRIMM_GENERATOR (grimm_gen_all_locations);
GRIMM_GENERATOR (grimm_gen_all_seats);
GRIMM_GENERATOR (grimm_gen_opponents);
GRIMM_GENERATOR (grimm_gen_opponents_or_none);
GRIMM_GENERATOR (grimm_gen_opponents_resources);
GRIMM_GENERATOR (grimm_gen_opponents_resources_or_none);
GRIMM_GENERATOR (grimm_gen_company_resources);
GRIMM_GENERATOR (grimm_gen_company_resources_or_none);
GRIMM_GENERATOR (grimm_gen_hand_fables);
GRIMM_GENERATOR (grimm_gen_hand_fables_or_none);
GRIMM_GENERATOR (grimm_gen_top_fables);

void grimm_offer_fable_set (guint32 fables, BrambleAsk *ask);
void grimm_offer_gathers (guint16 cards, BrambleAsk *ask);

G_END_DECLS
