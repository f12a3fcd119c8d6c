/* bramble-grimm-chart.h: how a game went, round by round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-match.h"

G_BEGIN_DECLS

/* Where a player was when a round ended. Everybody could see it. */
typedef struct
{
  guint sections;  /* that stand on the board */
  guint resources; /* that lie on the board */
} BrambleGrimmPoint;

/* Plain data with one owner. */
typedef struct _BrambleGrimmChart BrambleGrimmChart;

BrambleGrimmChart       *bramble_grimm_chart_new          (BrambleMatch            *match);
void                     bramble_grimm_chart_free         (BrambleGrimmChart       *chart);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrambleGrimmChart, bramble_grimm_chart_free)

guint                    bramble_grimm_chart_get_n_rounds (const BrambleGrimmChart *chart);
guint                    bramble_grimm_chart_get_n_seats  (const BrambleGrimmChart *chart);
const BrambleGrimmPoint *bramble_grimm_chart_get_point    (const BrambleGrimmChart *chart,
                                                           guint                    round,
                                                           guint                    seat);

/* Who won, and why, in sentences. */
char                    *bramble_grimm_dup_winner         (BrambleMatch            *match);
char                    *bramble_grimm_dup_reason         (BrambleMatch            *match);

G_END_DECLS
