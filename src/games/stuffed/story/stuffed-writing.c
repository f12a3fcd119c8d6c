/* stuffed-writing.c: stories as what people write for the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-writing.h"

#include "stuffed-volume.h"

const BrambleWriting stuffed_writing = {
  .id = "story",
  .summary = "say whether stories can be played, and what would mend them",
  .check = stuffed_volume_check,
};
