/* reckon.c: what games reckon for computer players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reckon.h"

/**
 * bramble_reckon_name:
 * @groups: of features, in their order; the first begins with feature 0
 * @name: (out): what the table of weights calls @feature
 */
void
bramble_reckon_name (const BrambleFeatureGroup *groups,
                     guint                      n_groups,
                     guint                      feature,
                     char                      *name,
                     gsize                      size)
{
  guint group = 0;

  while (group + 1 < n_groups && groups[group + 1].first <= feature)
    group++;
  g_snprintf (name, size, "NTH (%s, %u)", groups[group].name, feature - groups[group].first + 1);
}
