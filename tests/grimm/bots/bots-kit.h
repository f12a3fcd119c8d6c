/* bots-kit.h: aids for the tests of computer players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <search.h>

#include <rules/grimm.h>
#include <rules/state.h>

G_BEGIN_DECLS

void  kit_new      (GrimmState       *s,
                    guint             seats,
                    guint64           seed,
                    const char *const *lines);
void  kit_advance  (GrimmState       *s,
                    BrambleAsk       *ask,
                    guint             n_answers,
                    BrambleRng       *rng);
guint kit_choose   (const BrambleLevel *bot,
                    const GrimmState *s,
                    guint64           seed);

/* The tests of each file. */
void  bots_tests   (void);
void  plan_tests   (void);

G_END_DECLS
