/* text-resources.c: the sentences of a log that are about resources
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text.h"

#include <glib/gi18n-lib.h>

#include "events.h"

/* Whether a card makes players lose resources rather than pay for something. */
static gboolean
is_loss (guint cause)
{
  return cause == GRIMM_DRAGON || cause == GRIMM_GIANT || cause == GRIMM_TAXATION || cause == GRIMM_ROYAL_WEDDING;
}

static char *
from_location (const BrambleEvent *e,
               guint               location,
               const char         *count,
               const char *const  *names)
{
  if (e->b < GRIMM_MAX_SEATS)
    return g_strdup_printf (grimm_by_location (location,
                                               /* Translators: %2$s is a number of resources like "3 Straw". */
                                               _("%1$s takes %2$s from the Fields."),
                                               _("%1$s takes %2$s from the Forest."),
                                               _("%1$s takes %2$s from the Brickyard."),
                                               _("%1$s takes %2$s from the Market.")),
                            grimm_player_name (names, e->b), count);

  return g_strdup_printf (grimm_by_location (location,
                                             /* Translators: %s is a number of resources; they go back to the supply. */
                                             _("The Fields lose %s."),
                                             _("The Forest loses %s."),
                                             _("The Brickyard loses %s."),
                                             _("The Market loses %s.")),
                          count);
}

static char *
to_location (guint       location,
             const char *count)
{
  return g_strdup_printf (grimm_by_location (location,
                                             /* Translators: %s is a number of resources; they come from the supply. */
                                             _("The Fields get %s."),
                                             _("The Forest gets %s."),
                                             _("The Brickyard gets %s."),
                                             _("The Market gets %s.")),
                          count);
}

static char *
from_seat (const BrambleEvent *e,
           const char         *count,
           const char *const  *names)
{
  const char *who = grimm_player_name (names, e->a);

  if (e->b < GRIMM_MAX_SEATS)
    /* Translators: %1$s is who gets the resources %2$s, %3$s who had them. */
    return g_strdup_printf (_("%1$s gets %2$s from %3$s."), grimm_player_name (names, e->b), count, who);
  if (is_loss (e->cause))
    return g_strdup_printf (_("%1$s loses %2$s."), who, count);

  return g_strdup_printf (_("%1$s pays %2$s."), who, count);
}

static char *
from_tower (const BrambleEvent *e,
            guint               seat,
            const char         *count,
            const char *const  *names)
{
  const char *who = grimm_player_name (names, seat);

  if (e->b < GRIMM_MAX_SEATS)
    /* Translators: the resources had been piling up on Rapunzel. */
    return g_strdup_printf (_("%1$s fetches %2$s from the tower."), who, count);

  /* Translators: the resources lay on Rapunzel, who has to go. */
  return g_strdup_printf (_("%1$s loses %2$s from the tower."), who, count);
}

/* The sentence for resources that move from one place to another. */
char *
grimm_resources_text (const BrambleEvent *e,
                      const char *const  *names)
{
  g_autofree char *count = grimm_count_text (e->c, (guint) MAX (e->n, 0));

  if (e->a < GRIMM_PLACE_LOCATION (0))
    return from_seat (e, count, names);
  if (e->a < GRIMM_PLACE_TOWER (0))
    return from_location (e, e->a - GRIMM_PLACE_LOCATION (0), count, names);
  if (e->a < GRIMM_PLACE_SUPPLY)
    return from_tower (e, e->a - GRIMM_PLACE_TOWER (0), count, names);

  if (e->b < GRIMM_PLACE_LOCATION (0))
    return g_strdup_printf (_("%1$s gains %2$s."), grimm_player_name (names, e->b), count);
  if (e->b < GRIMM_PLACE_TOWER (0))
    return to_location (e->b - GRIMM_PLACE_LOCATION (0), count);

  /* Translators: the resources pile up on Rapunzel. */
  return g_strdup_printf (_("%1$s saves up %2$s in the tower."),
                          grimm_player_name (names, e->b - GRIMM_PLACE_TOWER (0)), count);
}

/* The sentence for what a pig collects. */
char *
grimm_gathered_text (const BrambleEvent *e,
                     const char *const  *names)
{
  g_autofree char *count = grimm_count_text (e->c, (guint) MAX (e->n, 0));

  return g_strdup_printf (grimm_by_location (e->a - GRIMM_PLACE_LOCATION (0),
                                             _("%1$s gathers %2$s at the Fields."),
                                             _("%1$s gathers %2$s in the Forest."),
                                             _("%1$s gathers %2$s in the Brickyard."),
                                             _("%1$s gathers %2$s at the Market.")),
                          grimm_player_name (names, e->seat), count);
}
