/* bramble-folk-hand.c: what one player of Hungarian Folktales alone may see
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-hand.h"

#include <glib/gi18n.h>
#include <rules/folk-state.h>

/**
 * bramble_folk_fill_hand:
 * @view: what @seat knows
 *
 * The numbers on the back of their Biscuits: all else lies open.
 */
void
bramble_folk_fill_hand (BrambleHand   *hand,
                        BrambleMatch  *match,
                        guint          seat,
                        gconstpointer  view)
{
  const FolkSeat *p = &((const FolkState *) view)->seats[seat];

  bramble_hand_add_heading (hand, _("Only you know"));
  for (guint i = 0; i < FOLK_N_NUMBERS; i++)
    if (p->biscuits[i] > 0)
      {
        g_autofree char *text = g_strdup_printf (_("Biscuits with the number %2$u: %1$u."), p->biscuits[i], folk_biscuit_steps[i]);

        bramble_hand_add_fact (hand, "folktales/tokens/biscuit", text);
      }
  if (p->n_biscuits == 0)
    bramble_hand_add_line (hand, _("You have no Biscuit. Nothing else is hidden from the others."));
}
