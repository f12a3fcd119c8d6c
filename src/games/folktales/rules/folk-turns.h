/* folk-turns.h: how many turns it takes to get somewhere
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "folk-engine.h"

G_BEGIN_DECLS

/* Somewhere to go: a tile, Gold, food, somebody, an end of a shortcut, or the Castle. */
enum
{
  FOLK_GOAL_GOLD = FOLK_N_TILES,
  FOLK_GOAL_FOOD,
  FOLK_GOAL_MARKET,
  FOLK_GOAL_CITY,
  FOLK_GOAL_SORCERER,
  FOLK_GOAL_CASTLE,
  FOLK_GOAL_WHO,
  FOLK_GOAL_END = FOLK_GOAL_WHO + FOLK_N_ADVENTURES, /* two for each shortcut, in the order of the board */
  FOLK_N_GOALS = FOLK_GOAL_END + 2 * FOLK_N_SHORTCUTS,
};

/* How a hero gets along. */
typedef enum
{
  FOLK_GAIT_PLAIN,
  FOLK_GAIT_LIGHT,   /* no land slows them */
  FOLK_GAIT_RIDING,  /* on a Stallion */
  FOLK_N_GAITS,
} FolkGait;

void  folk_measure  (void);
float folk_turns    (FolkGait gait,
                     float    fed,
                     guint    goal,
                     guint    from);
guint folk_place_of (guint    goal,
                     guint    from);

G_END_DECLS
