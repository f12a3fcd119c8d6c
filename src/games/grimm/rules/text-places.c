/* text-places.c: what happens at the Locations in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text.h"

#include <glib/gi18n-lib.h>

char *
grimm_regal_text (const BrambleEvent *e)
{
  if (e->n > 0)
    return g_strdup (grimm_by_location (e->a,
                                        _("Prince Regal rolls the die: he visits the Fields."),
                                        _("Prince Regal rolls the die: he visits the Forest."),
                                        _("Prince Regal rolls the die: he visits the Brickyard."),
                                        _("Prince Regal rolls the die: he visits the Market.")));
  return g_strdup (grimm_by_location (e->a,
                                      _("Prince Regal visits the Fields."),
                                      _("Prince Regal visits the Forest."),
                                      _("Prince Regal visits the Brickyard."),
                                      _("Prince Regal visits the Market.")));
}

char *
grimm_turned_up_text (const BrambleEvent *e,
                      const char         *who)
{
  return g_strdup_printf (grimm_by_location (e->a,
                                             _("%s turns up the Fields."),
                                             _("%s turns up the Forest."),
                                             _("%s turns up the Brickyard."),
                                             _("%s turns up the Market.")),
                          who);
}

char *
grimm_gather_drawn_text (const BrambleEvent *e,
                         const char         *who)
{
  return g_strdup_printf (grimm_by_location (e->a,
                                             _("%s draws the Gather card of the Fields."),
                                             _("%s draws the Gather card of the Forest."),
                                             _("%s draws the Gather card of the Brickyard."),
                                             _("%s draws the Gather card of the Market.")),
                          who);
}

char *
grimm_pig_text (const BrambleEvent *e,
                const char         *who)
{
  /* A pig that goes where its card says was announced by the card. */
  if (e->cause >= GRIMM_N_CARDS)
    return NULL;
  return g_strdup_printf (grimm_by_location (e->a,
                                             _("%s goes to the Fields."),
                                             _("%s goes to the Forest."),
                                             _("%s goes to the Brickyard."),
                                             _("%s goes to the Market.")),
                          who);
}

char *
grimm_placed_text (const BrambleEvent *e,
                   const char         *who)
{
  return g_strdup_printf (grimm_by_location (e->a,
                                             /* Translators: %1$s is a player, %2$s the card. */
                                             _("%1$s places %2$s at the Fields."),
                                             _("%1$s places %2$s in the Forest."),
                                             _("%1$s places %2$s in the Brickyard."),
                                             _("%1$s places %2$s at the Market.")),
                          who, grimm_card_name (e->card));
}

char *
grimm_unique_left_text (const BrambleEvent *e)
{
  return g_strdup_printf (grimm_by_location (e->a,
                                             /* Translators: %s is a Unique Location, a card that lay there. */
                                             _("%s is gone from the Fields."),
                                             _("%s is gone from the Forest."),
                                             _("%s is gone from the Brickyard."),
                                             _("%s is gone from the Market.")),
                          grimm_card_name (e->card));
}

char *
grimm_declared_card_text (const BrambleEvent *e,
                          const char         *who)
{
  return g_strdup_printf (grimm_by_location (e->a,
                                             _("%s says: I am going to the Fields."),
                                             _("%s says: I am going to the Forest."),
                                             _("%s says: I am going to the Brickyard."),
                                             _("%s says: I am going to the Market.")),
                          who);
}
