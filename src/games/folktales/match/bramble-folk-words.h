/* bramble-folk-words.h: what lies on the table of Hungarian Folktales, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <rules/folk-engine.h>

G_BEGIN_DECLS

/* bramble-folk-words.c */
char       *bramble_folk_land_text     (guint                land);
const char *bramble_folk_power_text    (guint                hero);
char       *bramble_folk_tile_text     (guint                tile,
                                        guint                count,
                                        guint                used);
char       *bramble_folk_tile_sign     (guint                tile,
                                        guint                count,
                                        guint                used);
char       *bramble_folk_where_text    (guint                field,
                                        guint                steps);
char       *bramble_folk_where_brief   (guint                field,
                                        guint                steps);
guint       bramble_folk_where_from    (const FolkSeat      *seat);
const char *bramble_folk_team_art      (guint                team);

/* bramble-folk-deal.c: what would happen on fields */
char       *bramble_folk_end_text      (const FolkState     *s,
                                        guint                seat,
                                        guint                field);
char       *bramble_folk_way_text      (const FolkState     *s,
                                        guint                seat,
                                        const BrambleOption *way);
char       *bramble_folk_way_lines     (const FolkState     *s,
                                        guint                seat,
                                        const BrambleOption *way);
guint       bramble_folk_way_reds      (guint                from,
                                        const BrambleOption *way);
guint       bramble_folk_way_fields    (guint                from,
                                        guint                first,
                                        guint                to,
                                        guint8              *fields,
                                        guint                max);
char       *bramble_folk_field_label   (const FolkState     *s,
                                        guint                seat,
                                        guint                field,
                                        const char *const   *names);
char       *bramble_folk_field_about   (const FolkState     *s,
                                        guint                seat,
                                        guint                field);

G_END_DECLS
