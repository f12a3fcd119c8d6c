/* folk-text.h: what people read of Hungarian Folktales
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "folk-value.h"

G_BEGIN_DECLS

/* folk-names.c */
/* Stands in names of tiles where they may be broken. */
#define FOLK_SOFT_HYPHEN "\302\255"
const char *folk_tile_label    (guint               tile);
const char *folk_tile_name     (guint               tile);
const char *folk_hero_name     (guint               hero);
char       *folk_capital       (const char         *name);
const char *folk_who_name      (guint               who);
const char *folk_shortcut_name (guint               shortcut);
const char *folk_row_name      (guint               row);
const char *folk_land_name     (guint               land);
const char *folk_field_name    (guint               field);
char       *folk_place_text    (guint               field,
                                const char         *land);
char       *folk_field_text    (guint               field);
char       *folk_field_brief_text (guint            field);
char       *folk_field_exact_text (guint            field);

/* folk-text-asks.c, folk-text-options.c */
char       *folk_ask_text      (gconstpointer       state,
                                const BrambleAsk   *ask,
                                const char *const  *names);
char       *folk_option_text   (gconstpointer       state,
                                const BrambleAsk   *ask,
                                guint               option,
                                const char *const  *names);

/* folk-tell.c */
char       *folk_event_text    (const BrambleEvent *event,
                                guint               viewer,
                                const char *const  *names);

G_END_DECLS
