/* games-kit.h: going through all games, and all ways to begin them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bot.h>
#include <game.h>

#include "test-slow.h"

G_BEGIN_DECLS

/* No answer tells nearly as much. */
#define KIT_MAX_EVENTS 1024

typedef void (*KitTest) (const BrambleGame *game);

/* A test's name and the test, of one game; a list of them ends with NULL. */
typedef struct
{
  const char *name;
  KitTest test;
} KitGameTest;

int        kit_run      (const KitGameTest  *tests);
int        kit_main     (int                 argc,
                         char              **argv,
                         const KitGameTest  *tests);

/* All setups of a game: every number of seats, as usual, with every value of each
 * choice, and with nothing as usual. */
GArray    *kit_setups   (const BrambleGame  *game);
char      *kit_describe (const BrambleGame  *game,
                         const BrambleSetup *setup);

/* A game that is played by chance. */
typedef struct
{
  const BrambleGame *game;
  gpointer state;
  BrambleAsk ask;       /* what it waits for */
  BrambleEvents events; /* of the last answer */
  BrambleRng rng;       /* what decides the answers */
} KitPlay;

KitPlay   *kit_play_new    (const BrambleGame  *game,
                            const BrambleSetup *setup,
                            guint64             seed);
void       kit_play_free   (KitPlay            *play);
gboolean   kit_play_answer (KitPlay            *play,
                            guint               option);
gboolean   kit_play_any    (KitPlay            *play);
gboolean   kit_play_on     (KitPlay            *play,
                            guint               n_answers);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (KitPlay, kit_play_free)

guint      kit_choose      (const BrambleGame  *game,
                            const BrambleLevel *level,
                            gconstpointer       state,
                            guint64             seed);
gboolean   kit_has_closed_asks (const BrambleGame *game);

G_END_DECLS
