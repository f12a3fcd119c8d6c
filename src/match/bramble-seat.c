/* bramble-seat.c: somebody at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-seat.h"

#include <glib/gi18n-lib.h>

#include "bramble-display.h"

struct _BrambleSeat
{
  GObject parent_instance;

  guint index;
  char *name;
  const BrambleLook *look; /* (nullable): the game's own */
  gboolean computer;
  const BrambleTemper *temper; /* (nullable): the game's own */
  char *manner;
};

G_DEFINE_FINAL_TYPE (BrambleSeat, bramble_seat, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_INDEX,
  PROP_NAME,
  PROP_COMPUTER,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
bramble_seat_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  BrambleSeat *self = BRAMBLE_SEAT (object);

  switch (prop_id)
    {
    case PROP_INDEX:
      g_value_set_uint (value, self->index);
      break;
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_COMPUTER:
      g_value_set_boolean (value, self->computer);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bramble_seat_finalize (GObject *object)
{
  BrambleSeat *self = BRAMBLE_SEAT (object);

  g_free (self->name);
  g_free (self->manner);

  G_OBJECT_CLASS (bramble_seat_parent_class)->finalize (object);
}

static void
bramble_seat_class_init (BrambleSeatClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = bramble_seat_get_property;
  object_class->finalize = bramble_seat_finalize;

  props[PROP_INDEX] = g_param_spec_uint ("index", NULL, NULL, 0, BRAMBLE_MAX_SEATS, 0,
                                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_COMPUTER] = g_param_spec_boolean ("computer", NULL, NULL, FALSE,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bramble_seat_init (BrambleSeat *self)
{
}

/* Who the computer player is in words. */
static char *
dup_manner (const BrambleRecordSeat *seat)
{
  const char *level = seat->level && seat->level->name ? g_dpgettext2 (NULL, "bot", seat->level->name) : NULL;

  if (level == NULL)
    return NULL;
  if (seat->temper == NULL)
    /* Translators: a computer player and how it plays */
    return g_strdup_printf (C_("manner", "%1$s. %2$s"), level, g_dpgettext2 (NULL, "bot", seat->level->line));
  /* Translators: a computer player, what it is like, and what that means */
  return g_strdup_printf (C_("manner", "%1$s, %2$s. %3$s"), level, g_dpgettext2 (NULL, "temper", seat->temper->name),
                          g_dpgettext2 (NULL, "temper", seat->temper->line));
}

BrambleSeat *
bramble_seat_new (guint                    index,
                  const BrambleRecordSeat *seat,
                  const BrambleLook       *look)
{
  BrambleSeat *self = g_object_new (BRAMBLE_TYPE_SEAT, NULL);

  self->index = index;
  self->name = bramble_display_name (seat->name);
  self->look = look;
  self->computer = seat->level != NULL;
  self->temper = seat->temper;
  self->manner = dup_manner (seat);
  return self;
}

guint
bramble_seat_get_index (BrambleSeat *self)
{
  g_return_val_if_fail (BRAMBLE_IS_SEAT (self), 0);

  return self->index;
}

const char *
bramble_seat_get_name (BrambleSeat *self)
{
  g_return_val_if_fail (BRAMBLE_IS_SEAT (self), NULL);

  return self->name;
}

/* Returns (nullable): what the seat looks like, in games where that differs. */
const BrambleLook *
bramble_seat_get_look (BrambleSeat *self)
{
  g_return_val_if_fail (BRAMBLE_IS_SEAT (self), NULL);

  return self->look;
}

/* Whether the computer plays this seat. */
gboolean
bramble_seat_get_computer (BrambleSeat *self)
{
  g_return_val_if_fail (BRAMBLE_IS_SEAT (self), FALSE);

  return self->computer;
}

/* Returns (nullable): what the computer player of this seat is like. */
const BrambleTemper *
bramble_seat_get_temper (BrambleSeat *self)
{
  g_return_val_if_fail (BRAMBLE_IS_SEAT (self), NULL);

  return self->temper;
}

/* Returns (nullable): who the computer player of this seat is and how it plays, in words. */
const char *
bramble_seat_get_manner (BrambleSeat *self)
{
  g_return_val_if_fail (BRAMBLE_IS_SEAT (self), NULL);

  return self->manner;
}
