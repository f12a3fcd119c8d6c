/* canberra-ear.c: a libcanberra that listens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It stands in the place of the library of that name, and remembers the files
 * that it should have played. A machine that runs tests has nothing to play them on.
 */

#include <glib.h>
#include <stdarg.h>
#include <string.h>

int         ca_context_create (gpointer *context);
int         ca_context_play   (gpointer  context,
                               guint32   id,
                               ...);
const char *canberra_ear_take (void);

static char *heard; /* (nullable): the last file */

int
ca_context_create (gpointer *context)
{
  *context = &heard;
  return 0;
}

int
ca_context_play (gpointer context,
                 guint32  id,
                 ...)
{
  const char *key;
  va_list properties;

  g_assert_true (context == &heard);
  va_start (properties, id);
  while ((key = va_arg (properties, const char *)))
    {
      const char *value = va_arg (properties, const char *);

      if (strcmp (key, "media.filename") == 0)
        {
          g_free (heard);
          heard = g_strdup (value);
        }
    }
  va_end (properties);
  return 0;
}

/* Returns: (nullable): the file that was to be played last, once */
const char *
canberra_ear_take (void)
{
  static char *taken;

  g_free (taken);
  taken = g_steal_pointer (&heard);
  return taken;
}
