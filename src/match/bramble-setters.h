/* bramble-setters.h: properties that tell of a change only when there is one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

static inline void
bramble_set_uint (gpointer    object,
                  guint      *field,
                  guint       value,
                  GParamSpec *pspec)
{
  if (*field == value)
    return;

  *field = value;
  g_object_notify_by_pspec (object, pspec);
}

static inline void
bramble_set_int (gpointer    object,
                 int        *field,
                 int         value,
                 GParamSpec *pspec)
{
  if (*field == value)
    return;

  *field = value;
  g_object_notify_by_pspec (object, pspec);
}

/* For strings that are constants. */
static inline void
bramble_set_id (gpointer     object,
                const char **field,
                const char  *value,
                GParamSpec  *pspec)
{
  if (*field == value)
    return;

  *field = value;
  g_object_notify_by_pspec (object, pspec);
}

/* Takes @value. */
static inline void
bramble_take_text (gpointer    object,
                   char      **field,
                   char       *value,
                   GParamSpec *pspec)
{
  if (g_strcmp0 (*field, value) == 0)
    {
      g_free (value);
      return;
    }

  g_free (*field);
  *field = value;
  g_object_notify_by_pspec (object, pspec);
}

G_END_DECLS
