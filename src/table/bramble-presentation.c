/* bramble-presentation.c: what a game shows of itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-presentation.h"

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
