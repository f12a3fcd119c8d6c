/* bramble-thing.c: the name of something on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-thing.h"

#include <string.h>

/**
 * bramble_thing:
 * @kind: what it is, without a slash
 * @id: (nullable): which one, or %NULL when there is only one of its kind
 */
BrambleThing
bramble_thing (const char *kind,
               const char *id)
{
  g_return_val_if_fail (kind != NULL && strchr (kind, '/') == NULL, BRAMBLE_NO_THING);

  return (BrambleThing) { g_intern_string (kind), g_intern_string (id) };
}

/* One of several that are counted: the first is @number 0 and called 1. */
BrambleThing
bramble_thing_number (const char *kind,
                      guint       number)
{
  char id[16];

  g_snprintf (id, sizeof id, "%u", number + 1);
  return bramble_thing (kind, id);
}

/* One that is counted within one that is counted. */
BrambleThing
bramble_thing_numbers (const char *kind,
                       guint       first,
                       guint       second)
{
  char id[32];

  g_snprintf (id, sizeof id, "%u/%u", first + 1, second + 1);
  return bramble_thing (kind, id);
}

/**
 * bramble_thing_parse:
 * @name: (nullable): as of bramble_thing_get_name()
 *
 * Returns: what is called so; no thing for %NULL and for an empty name
 */
BrambleThing
bramble_thing_parse (const char *name)
{
  const char *slash = name ? strchr (name, '/') : NULL;
  g_autofree char *kind = slash ? g_strndup (name, (gsize) (slash - name)) : g_strdup (name);

  return kind && *kind ? bramble_thing (kind, slash ? slash + 1 : NULL) : BRAMBLE_NO_THING;
}

/* Returns (nullable): the name, which is interned; NULL for no thing. */
const char *
bramble_thing_get_name (BrambleThing thing)
{
  g_autofree char *name = NULL;

  if (thing.id == NULL)
    return thing.kind;

  name = g_strconcat (thing.kind, "/", thing.id, NULL);
  return g_intern_string (name);
}

gboolean
bramble_thing_is (BrambleThing  thing,
                  const char   *kind)
{
  return g_strcmp0 (thing.kind, kind) == 0;
}

/* Reads a number as it is called, and the text after it. */
static gboolean
scan (const char **text,
      guint       *number)
{
  guint64 value;
  char *end;

  if (*text == NULL || !g_ascii_isdigit (**text))
    return FALSE;
  value = g_ascii_strtoull (*text, &end, 10);
  if (value == 0 || value > G_MAXUINT)
    return FALSE;

  *text = end;
  *number = (guint) value - 1;
  return TRUE;
}

/* Whether it was made by bramble_thing_number(), of which number. */
gboolean
bramble_thing_is_number (BrambleThing  thing,
                         const char   *kind,
                         guint        *number)
{
  const char *id = thing.id;

  return bramble_thing_is (thing, kind) && scan (&id, number) && *id == '\0';
}

/* Whether it was made by bramble_thing_numbers(), of which ones. */
gboolean
bramble_thing_is_numbers (BrambleThing  thing,
                          const char   *kind,
                          guint        *first,
                          guint        *second)
{
  const char *id = thing.id;

  return bramble_thing_is (thing, kind) && scan (&id, first) && *id++ == '/' && scan (&id, second) && *id == '\0';
}

gboolean
bramble_thing_equal (BrambleThing a,
                     BrambleThing b)
{
  return a.kind == b.kind && a.id == b.id;
}

/**
 * bramble_things_new:
 *
 * Returns: (transfer full) (element-type BrambleThing): no things yet
 */
GArray *
bramble_things_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (BrambleThing));
}

/* Adds a thing that is not there yet; no thing is none to add. */
void
bramble_things_add (GArray       *things,
                    BrambleThing  thing)
{
  if (thing.kind && !bramble_things_contain (things, thing))
    g_array_append_val (things, thing);
}

gboolean
bramble_things_contain (const GArray *things,
                        BrambleThing  thing)
{
  for (guint i = 0; i < things->len; i++)
    if (bramble_thing_equal (g_array_index (things, BrambleThing, i), thing))
      return TRUE;

  return FALSE;
}
