/* bramble-stuffed-words.h: what lies on the table of Stuffed Fables, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <rules/stuffed-state.h>

G_BEGIN_DECLS

const char *bramble_stuffed_seat_sign    (guint                   seat);
const char *bramble_stuffed_attribute    (guint                   colour);
char       *bramble_stuffed_toy_text     (const StuffedState     *s,
                                          guint                   seat);
char       *bramble_stuffed_square_label (const StuffedState     *s,
                                          guint                   square,
                                          const char *const      *names);
char       *bramble_stuffed_square_about (const StuffedState     *s,
                                          guint                   seat,
                                          guint                   square);
char       *bramble_stuffed_special_text (const StuffedBehaviour *behaviour);
char       *bramble_stuffed_behaviours_text (guint                kind);
char       *bramble_stuffed_minion_text  (const StuffedState     *s,
                                          guint                   foe);

G_END_DECLS
