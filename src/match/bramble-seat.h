/* bramble-seat.h: somebody at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "bramble-record.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_SEAT (bramble_seat_get_type ())
G_DECLARE_FINAL_TYPE (BrambleSeat, bramble_seat, BRAMBLE, SEAT, GObject)

BrambleSeat *bramble_seat_new          (guint                    index,
                                        const BrambleRecordSeat *seat,
                                        const BrambleLook       *look);
guint        bramble_seat_get_index    (BrambleSeat *self);
const char  *bramble_seat_get_name     (BrambleSeat *self);
const BrambleLook *
             bramble_seat_get_look     (BrambleSeat *self);
gboolean     bramble_seat_get_computer (BrambleSeat *self);
const BrambleTemper *
             bramble_seat_get_temper   (BrambleSeat *self);
const char  *bramble_seat_get_manner   (BrambleSeat *self);

G_END_DECLS
