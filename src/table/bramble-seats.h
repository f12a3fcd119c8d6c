/* bramble-seats.h: who plays a new game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "bramble-wish.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_SEATS (bramble_seats_get_type ())
G_DECLARE_FINAL_TYPE (BrambleSeats, bramble_seats, BRAMBLE, SEATS, GtkWidget)

GtkWidget          *bramble_seats_new           (const BrambleWish *wish);
void                bramble_seats_take          (BrambleSeats      *self,
                                                 BrambleWish       *wish);
guint               bramble_seats_get_n         (BrambleSeats      *self);
guint               bramble_seats_get_n_persons (BrambleSeats      *self);
const char         *bramble_seats_usual_name    (guint              seat);
char               *bramble_seats_dup_name      (BrambleSeats      *self,
                                                 guint              seat);
const BrambleTemper *
                    bramble_seats_get_temper    (BrambleSeats      *self,
                                                 guint              seat);
const BrambleLevel *bramble_seats_get_level     (BrambleSeats      *self,
                                                 guint              seat);

G_END_DECLS
