/* temper.h: what computer players like for its own sake
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <game.h>

G_BEGIN_DECLS

/* A temper at work: it watches what one playout after the other brings. */
typedef struct
{
  const BrambleTemper *temper; /* (nullable): without one nothing is watched */
  const BrambleGame *game;
  guint seat;                  /* who has it */
  guint leader;                /* the one of the others who stood best to begin with */
  BrambleEvents events;        /* of the last answer */
  double liked;                /* what the playout has brought, as odds by which a chance seems better */
} BrambleMood;

void bramble_mood_init  (BrambleMood         *mood,
                         const BrambleTemper *temper,
                         const BrambleGame   *game,
                         guint                seat,
                         gconstpointer        state);
void bramble_mood_clear (BrambleMood         *mood);

void bramble_mood_watch (BrambleMood         *mood,
                         gconstpointer        state);
void bramble_mood_bend  (BrambleMood         *mood,
                         double              *values);

double bramble_bend      (double               chance,
                          double               liked);

void bramble_temper_draw (const BrambleGame    *game,
                          guint64               seed,
                          guint                 n_seats,
                          const BrambleLevel  **levels,
                          const BrambleTemper **tempers);

G_END_DECLS
