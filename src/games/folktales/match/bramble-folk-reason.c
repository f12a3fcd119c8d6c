/* bramble-folk-reason.c: why something is no answer now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-target.h"

#include <glib/gi18n-lib.h>
#include <rules/folk-engine.h>

/* Why nobody can go to a field with so many steps. */
static char *
dup_why_not_there (guint steps,
                   guint distance)
{
  if (distance == 0)
    return g_strdup (_("You stand here, and nobody turns round within a move."));
  if (distance == FOLK_FAR)
    return g_strdup (_("No way leads here but a shortcut."));
  if (distance > steps)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "You have only %u step.", "You have only %u steps.", steps), steps);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "You must take all of your %u step.",
                                       "You must take all of your %u steps.", steps), steps);
}

/**
 * bramble_folk_why_not:
 *
 * The class function of #BrambleTable: of fields when one is asked where to.
 */
char *
bramble_folk_why_not (BrambleMatch *match,
                      BrambleThing  thing)
{
  const FolkState *s = bramble_match_get_view (match);
  guint field = bramble_thing_is (thing, BRAMBLE_FOLK_FIELD_THING) ? folk_board_find (thing.id) : FOLK_NONE;
  BrambleAsk ask;

  bramble_match_get_ask (match, &ask);
  if (field == FOLK_NONE || ask.kind != FOLK_ASK_WAY || ask.n_options == 0 || s->depth == 0)
    return NULL;

  return dup_why_not_there (s->stack[s->depth - 1].n, folk_board_distance (s->seats[ask.seat].field, field));
}
