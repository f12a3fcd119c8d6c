/* bramble-card-info.c: what a card says of itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-card-info.h"

/* Lets go of everything; @self is empty then. */
void
bramble_card_info_clear (BrambleCardInfo *self)
{
  g_clear_object (&self->item);
  g_free (self->picture);
  g_free (self->type_picture);
  *self = (BrambleCardInfo) { 0 };
}
