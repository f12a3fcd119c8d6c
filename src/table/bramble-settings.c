/* bramble-settings.c: what is remembered from one day to the next
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_SETTINGS_ENABLE_BACKEND

#include "bramble-settings.h"

#include <gio/gsettingsbackend.h>
#include <glib/gstdio.h>

#define SCHEMA "io.github.bramblegames.Bramble"
#define COMPILED "/io/github/bramblegames/Bramble/schema/gschemas.compiled"

/* Where the schema is looked for when it is not installed. */
#define DIRECTORY_VARIABLE "BRAMBLE_SCHEMA_DIR"

static GSettingsSchema *
look_up (GSettingsSchemaSource *source)
{
  return source ? g_settings_schema_source_lookup (source, SCHEMA, TRUE) : NULL;
}

static GSettingsSchema *
look_up_in (const char *directory)
{
  g_autoptr (GSettingsSchemaSource) source = NULL;

  if (directory == NULL || *directory == '\0')
    return NULL;

  source = g_settings_schema_source_new_from_directory (directory, NULL, FALSE, NULL);
  return look_up (source);
}

/* The schema that is part of the program. GLib reads schemas from directories
 * only; the file may go again as soon as it is read. */
static GSettingsSchema *
look_up_inside (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) compiled = g_resources_lookup_data (COMPILED, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  g_autofree char *directory = compiled ? g_dir_make_tmp ("bramble-XXXXXX", &error) : NULL;
  g_autofree char *path = directory ? g_build_filename (directory, "gschemas.compiled", NULL) : NULL;
  GSettingsSchema *schema = NULL;

  if (path && g_file_set_contents (path, g_bytes_get_data (compiled, NULL), (gssize) g_bytes_get_size (compiled),
                                   &error))
    schema = look_up_in (directory);
  if (path)
    g_unlink (path);
  if (directory)
    g_rmdir (directory);
  if (schema == NULL)
    g_message ("Settings are not available: %s", error ? error->message : "the schema cannot be read");
  return schema;
}

/**
 * bramble_settings_new:
 * @source: (nullable): where schemas are installed
 * @directory: (nullable): where else the schema may be
 *
 * Settings with the schema from where it is found first. When it is found only
 * in the program itself they are kept in memory and forgotten at the end.
 *
 * Returns: (transfer full) (nullable): settings; %NULL only when there is not
 *   even a place for a temporary file
 */
GSettings *
bramble_settings_new (GSettingsSchemaSource *source,
                      const char            *directory)
{
  g_autoptr (GSettingsSchema) schema = look_up (source);
  g_autoptr (GSettingsBackend) backend = NULL;

  if (schema == NULL)
    schema = look_up_in (directory);
  if (schema == NULL)
    {
      schema = look_up_inside ();
      backend = g_memory_settings_backend_new ();
    }

  return schema ? g_settings_new_full (schema, backend, NULL) : NULL;
}

/**
 * bramble_settings_get_default:
 *
 * Returns: (transfer none) (nullable): the settings of this program; see
 *   bramble_settings_new()
 */
GSettings *
bramble_settings_get_default (void)
{
  static GSettings *settings;
  static gsize once;

  if (g_once_init_enter (&once))
    {
      settings = bramble_settings_new (g_settings_schema_source_get_default (), g_getenv (DIRECTORY_VARIABLE));
      g_once_init_leave (&once, 1);
    }
  return settings;
}

/* Returns how long things take that are played on the table; 1 is normal, 0 is
 * not at all. */
double
bramble_settings_get_pace (GSettings *settings)
{
  if (settings == NULL)
    return 1;

  switch ((BramblePace) g_settings_get_enum (settings, "pace"))
    {
    case BRAMBLE_PACE_SLOW:
      return 1.8;
    case BRAMBLE_PACE_FAST:
      return 0.5;
    case BRAMBLE_PACE_OFF:
      return 0;
    case BRAMBLE_PACE_NORMAL:
      break;
    }

  return 1;
}

/* Whether somebody has played the lesson of @game to its end. */
gboolean
bramble_settings_has_lesson (GSettings  *settings,
                             const char *game)
{
  g_auto (GStrv) games = g_settings_get_strv (settings, "lessons");

  return g_strv_contains ((const char *const *) games, game);
}

/* From now on they have. */
void
bramble_settings_add_lesson (GSettings  *settings,
                             const char *game)
{
  g_auto (GStrv) games = g_settings_get_strv (settings, "lessons");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  if (g_strv_contains ((const char *const *) games, game))
    return;
  g_strv_builder_addv (builder, (const char **) games);
  g_strv_builder_add (builder, game);
  all = g_strv_builder_end (builder);
  g_settings_set_strv (settings, "lessons", (const char *const *) all);
}
