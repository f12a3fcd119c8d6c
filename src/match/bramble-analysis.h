/* bramble-analysis.h: how a game was won and lost
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "bramble-chart.h"
#include "bramble-match.h"

G_BEGIN_DECLS

/* An answer, or a plan of several, after which a seat was worse off than it need
 * have been. */
typedef struct
{
  guint step;    /* of the first answer: the choice is at the state before it */
  guint round;
  guint seat;    /* who answered */
  double chance; /* to win, after it, as far as the seat could know */
  double better; /* and after what the strongest player would have done */
  char *question; /* (owned): what was asked, in words */
  char *chosen;  /* (owned): what was answered, in words */
  char *instead; /* (owned): what would have been better */
} BrambleTurningPoint;

/* What the strongest computer player thinks of a finished game. It never changes, and
 * several may hold it. */
typedef struct _BrambleAnalysis BrambleAnalysis;

BrambleAnalysis           *bramble_analysis_ref         (BrambleAnalysis       *self);
void                       bramble_analysis_unref       (BrambleAnalysis       *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrambleAnalysis, bramble_analysis_unref)

const BrambleChart        *bramble_analysis_get_chart   (const BrambleAnalysis *self);
guint                      bramble_analysis_get_n_turns (const BrambleAnalysis *self);
const BrambleTurningPoint *bramble_analysis_get_turn    (const BrambleAnalysis *self,
                                                         guint                  i);

gboolean                   bramble_match_can_analyse    (BrambleMatch          *match);
void                       bramble_match_analyse_async  (BrambleMatch          *match,
                                                         GCancellable          *cancellable,
                                                         GAsyncReadyCallback    callback,
                                                         gpointer               user_data);
BrambleAnalysis           *bramble_match_analyse_finish (GAsyncResult          *result,
                                                         GError               **error);
void                       bramble_match_keep_analysis  (BrambleMatch          *match,
                                                         BrambleAnalysis       *analysis);
BrambleAnalysis           *bramble_match_get_analysis   (BrambleMatch          *match);

G_END_DECLS
