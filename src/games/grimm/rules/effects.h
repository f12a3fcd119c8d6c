/* effects.h: what the cards do, one function for each way of doing it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <string.h>

#include "editions.h"
#include "engine.h"

G_BEGIN_DECLS

#define GRIMM_EFFECT(name) BrambleFlow name (GrimmRun *r, GrimmFrame *f)

/* fables.c, fables-resources.c */
GRIMM_EFFECT (grimm_a_friendly_game);
GRIMM_EFFECT (grimm_chinny_chin_chin);
GRIMM_EFFECT (grimm_consult_the_oracle);
GRIMM_EFFECT (grimm_cutting_corners);
GRIMM_EFFECT (grimm_fairy_food);
GRIMM_EFFECT (grimm_ghostly_whispers);
GRIMM_EFFECT (grimm_harvest_moon);
GRIMM_EFFECT (grimm_hidden_vault);
GRIMM_EFFECT (grimm_little_helpers);
GRIMM_EFFECT (grimm_mysterious_stranger);
GRIMM_EFFECT (grimm_powerful_friends);
GRIMM_EFFECT (grimm_roar);
GRIMM_EFFECT (grimm_search_the_past);
GRIMM_EFFECT (grimm_share_the_wealth);
GRIMM_EFFECT (grimm_spy_network);
GRIMM_EFFECT (grimm_taxation);
GRIMM_EFFECT (grimm_thoughtful_gift);
GRIMM_EFFECT (grimm_wandering_trader);
GRIMM_EFFECT (grimm_draft_a_friendly_game);
GRIMM_EFFECT (grimm_draft_chinny_chin_chin);
GRIMM_EFFECT (grimm_draft_roar);
GRIMM_EFFECT (grimm_draft_spy_network);
GRIMM_EFFECT (grimm_draft_taxation);

/* monsters.c */
GRIMM_EFFECT (grimm_big_bad_wolf);
GRIMM_EFFECT (grimm_bridge_troll);
GRIMM_EFFECT (grimm_dragon);
GRIMM_EFFECT (grimm_giant);
GRIMM_EFFECT (grimm_wolf);
GRIMM_EFFECT (grimm_draft_big_bad_wolf);
GRIMM_EFFECT (grimm_draft_bridge_troll);

/* reveal.c */
GRIMM_EFFECT (grimm_crystal_ball);
GRIMM_EFFECT (grimm_curse_of_darkness);
GRIMM_EFFECT (grimm_hired_help);
GRIMM_EFFECT (grimm_night_at_the_tavern);
GRIMM_EFFECT (grimm_wishing_well);
GRIMM_EFFECT (grimm_draft_hired_help);

/* friends.c */
GRIMM_EFFECT (grimm_aladdin);
GRIMM_EFFECT (grimm_ali_baba);
GRIMM_EFFECT (grimm_cinderella);
GRIMM_EFFECT (grimm_frog_prince);
GRIMM_EFFECT (grimm_gingerbread_man);
GRIMM_EFFECT (grimm_golden_goose);
GRIMM_EFFECT (grimm_jack_the_giant_slayer);
GRIMM_EFFECT (grimm_pinocchio);
GRIMM_EFFECT (grimm_rapunzel);
GRIMM_EFFECT (grimm_robin_hood);
GRIMM_EFFECT (grimm_rumpelstiltskin);
GRIMM_EFFECT (grimm_seven_dwarfs);
GRIMM_EFFECT (grimm_sleeping_beauty);
GRIMM_EFFECT (grimm_snow_white);
GRIMM_EFFECT (grimm_thumbelina);
GRIMM_EFFECT (grimm_tom_thumb);
GRIMM_EFFECT (grimm_draft_snow_white);

/* powers.c: special actions, free powers, what happens on gaining a Friend */
GRIMM_EFFECT (grimm_godmother_draws);
GRIMM_EFFECT (grimm_godmother_leaves);
GRIMM_EFFECT (grimm_goldilocks_looks);
GRIMM_EFFECT (grimm_goose_leaves);
GRIMM_EFFECT (grimm_mermaid_gains);
GRIMM_EFFECT (grimm_mermaid_comes);
GRIMM_EFFECT (grimm_rapunzel_lets_down);
GRIMM_EFFECT (grimm_hood_searches);
GRIMM_EFFECT (grimm_rumpelstiltskin_spins);
GRIMM_EFFECT (grimm_wood_cutter_cuts);
gboolean grimm_can_draw            (const GrimmState *s, guint seat);
gboolean grimm_always              (const GrimmState *s, guint seat);
gboolean grimm_has_two_fables      (const GrimmState *s, guint seat);
gboolean grimm_has_fable           (const GrimmState *s, guint seat);
gboolean grimm_has_straw           (const GrimmState *s, guint seat);
gboolean grimm_can_climb           (const GrimmState *s, guint seat);

/* draft.c: Friends of the draft edition */
GRIMM_EFFECT (grimm_draft_ali_baba);
GRIMM_EFFECT (grimm_draft_fairy_godmother);
GRIMM_EFFECT (grimm_draft_godmother_leaves);
GRIMM_EFFECT (grimm_draft_golden_goose);
GRIMM_EFFECT (grimm_draft_goldilocks);
GRIMM_EFFECT (grimm_draft_hood_comes);
GRIMM_EFFECT (grimm_draft_robin_hood);
GRIMM_EFFECT (grimm_draft_rumpelstiltskin);
GRIMM_EFFECT (grimm_draft_rumpelstiltskin_leaves);

/* Pieces that several cards share. */
BrambleFlow grimm_take_two      (GrimmRun     *r,
                                 GrimmFrame   *f,
                                 GrimmAskKind  kind);
BrambleFlow grimm_all_there_gain (GrimmRun  *r,
                                 GrimmFrame *f,
                                 guint       location,
                                 guint       n);
void      grimm_look_at_top     (GrimmRun   *r,
                                 GrimmFrame *f,
                                 guint       n);
void      grimm_keep_from_top   (GrimmRun   *r,
                                 GrimmFrame *f,
                                 guint       fable);
void      grimm_turn_up_gather  (GrimmRun   *r,
                                 guint       seat);
void      grimm_spin            (GrimmRun   *r,
                                 guint       seat,
                                 guint       type,
                                 guint       n);

G_END_DECLS
