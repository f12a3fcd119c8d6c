/* bramble-stuffed-toy.c: a toy with all that it has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-toy.h"

#include <string.h>

#include "bramble-stuffed-private.h"
#include "bramble-stuffed-words.h"

/**
 * BrambleStuffedToy:
 *
 * A seat's toy: stuffing, hearts, buttons, how it feels, what it wears and the dice that are
 * stored with it.
 */
struct _BrambleStuffedToy
{
  GObject parent_instance;

  BrambleSeat *seat;
  StuffedSeat seen;  /* as was last shown */
  gboolean active;   /* it is its turn */
  guint room;        /* for stored dice */
  char *description; /* (nullable): translated */
};

G_DEFINE_FINAL_TYPE (BrambleStuffedToy, bramble_stuffed_toy, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
bramble_stuffed_toy_finalize (GObject *object)
{
  BrambleStuffedToy *self = BRAMBLE_STUFFED_TOY (object);

  g_object_unref (self->seat);
  g_free (self->description);

  G_OBJECT_CLASS (bramble_stuffed_toy_parent_class)->finalize (object);
}

static void
bramble_stuffed_toy_class_init (BrambleStuffedToyClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bramble_stuffed_toy_finalize;

  /**
   * BrambleStuffedToy::changed:
   *
   * Something of it is another than before.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
bramble_stuffed_toy_init (BrambleStuffedToy *self)
{
}

BrambleStuffedToy *
bramble_stuffed_toy_new (BrambleSeat *seat)
{
  BrambleStuffedToy *self = g_object_new (BRAMBLE_TYPE_STUFFED_TOY, NULL);

  self->seat = g_object_ref (seat);
  self->seen.square = STUFFED_NONE;
  return self;
}

void
bramble_stuffed_toy_update (BrambleStuffedToy        *self,
                            const BrambleStuffedView *view)
{
  guint seat = bramble_seat_get_index (self->seat);
  const StuffedSeat *p = &view->s.seats[seat];
  gboolean active = view->s.active == seat && !stuffed_nobody_acts (&view->s) && !stuffed_is_over (&view->s);
  g_autofree char *description = bramble_stuffed_toy_text (&view->s, seat);

  if (active == self->active && memcmp (p, &self->seen, sizeof *p) == 0 && g_strcmp0 (description, self->description) == 0)
    return;

  self->seen = *p;
  self->active = active;
  self->room = stuffed_room (&view->s, seat);
  g_free (self->description);
  self->description = g_steal_pointer (&description);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

guint
bramble_stuffed_toy_get_seat (BrambleStuffedToy *self)
{
  g_return_val_if_fail (BRAMBLE_IS_STUFFED_TOY (self), 0);

  return bramble_seat_get_index (self->seat);
}

/* Returns how the player is called. */
const char *
bramble_stuffed_toy_get_name (BrambleStuffedToy *self)
{
  g_return_val_if_fail (BRAMBLE_IS_STUFFED_TOY (self), NULL);

  return bramble_seat_get_name (self->seat);
}

gboolean
bramble_stuffed_toy_get_computer (BrambleStuffedToy *self)
{
  g_return_val_if_fail (BRAMBLE_IS_STUFFED_TOY (self), FALSE);

  return bramble_seat_get_computer (self->seat);
}

gboolean
bramble_stuffed_toy_get_active (BrambleStuffedToy *self)
{
  g_return_val_if_fail (BRAMBLE_IS_STUFFED_TOY (self), FALSE);

  return self->active;
}

/* Returns how many dice can be stored with it. */
guint
bramble_stuffed_toy_get_room (BrambleStuffedToy *self)
{
  g_return_val_if_fail (BRAMBLE_IS_STUFFED_TOY (self), 0);

  return self->room;
}

const char *
bramble_stuffed_toy_get_description (BrambleStuffedToy *self)
{
  g_return_val_if_fail (BRAMBLE_IS_STUFFED_TOY (self), NULL);

  return self->description;
}

/* Returns what it has. */
const StuffedSeat *
bramble_stuffed_toy_get_seen (BrambleStuffedToy *self)
{
  g_return_val_if_fail (BRAMBLE_IS_STUFFED_TOY (self), NULL);

  return &self->seen;
}
