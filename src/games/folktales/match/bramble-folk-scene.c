/* bramble-folk-scene.c: what moves on the table when something happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-scene.h"

/**
 * bramble_folk_tell:
 *
 * Makes of @scene what is seen of an event: for now it is told.
 */
void
bramble_folk_tell (BrambleTelling     *telling,
                   const BrambleEvent *e,
                   BrambleScene       *scene)
{
}
