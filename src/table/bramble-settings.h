/* bramble-settings.h: what is remembered from one day to the next
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef enum
{
  BRAMBLE_PACE_SLOW,
  BRAMBLE_PACE_NORMAL,
  BRAMBLE_PACE_FAST,
  BRAMBLE_PACE_OFF,
} BramblePace;

GSettings *bramble_settings_get_default (void);
GSettings *bramble_settings_new         (GSettingsSchemaSource *source,
                                         const char            *directory);
double     bramble_settings_get_pace    (GSettings             *settings);
gboolean   bramble_settings_has_lesson  (GSettings             *settings,
                                         const char            *game);
void       bramble_settings_add_lesson  (GSettings             *settings,
                                         const char            *game);

G_END_DECLS
