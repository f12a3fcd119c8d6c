/* bramble-presentation.c: what a game shows of itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-presentation.h"

#include <glib/gi18n.h>

/**
 * bramble_presentation_of:
 *
 * Returns: how @game looks on the table
 */
const BramblePresentation *
bramble_presentation_of (const BrambleGame *game)
{
  for (const BramblePresentation *const *presentation = bramble_presentations (); *presentation; presentation++)
    if ((*presentation)->game == game)
      return *presentation;

  g_assert_not_reached ();
}

/* Returns what the game is called in the language of who plays. */
const char *
bramble_presentation_name (const BramblePresentation *game)
{
  return g_dpgettext2 (NULL, "game", game->game->name);
}

/* Returns how many games there are. */
guint
bramble_n_presentations (void)
{
  guint n = 0;

  while (bramble_presentations ()[n])
    n++;
  return n;
}
