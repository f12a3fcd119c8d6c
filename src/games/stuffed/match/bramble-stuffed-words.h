/* bramble-stuffed-words.h: what lies on the table of Stuffed Fables, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-stuffed-odds.h"

G_BEGIN_DECLS

const char *bramble_stuffed_seat_sign    (guint                   seat);
const char *bramble_stuffed_attribute    (guint                   colour);
char       *bramble_stuffed_place_text   (const StuffedState     *s);
char       *bramble_stuffed_toy_text     (const StuffedState     *s,
                                          guint                   seat);
char       *bramble_stuffed_square_label (const StuffedState     *s,
                                          guint                   seat,
                                          guint                   square,
                                          const char *const      *names);
char       *bramble_stuffed_pool_text    (const StuffedState     *s,
                                          const StuffedRoll      *pool,
                                          guint                   needed);
char       *bramble_stuffed_special_text (const StuffedBehaviour *behaviour);
char       *bramble_stuffed_behaviours_text (guint                kind);
char       *bramble_stuffed_minion_text  (const StuffedState     *s,
                                          guint                   foe);
char       *bramble_stuffed_minion_brief (guint                   kind);
char       *bramble_stuffed_abilities_text (guint                 stuffy);
char       *bramble_stuffed_rule_text    (const StuffedEnvironment *environment);
char       *bramble_stuffed_environment_text (const StuffedState *s);

G_END_DECLS
