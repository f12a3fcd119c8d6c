/* bramble-sound.c: what is heard at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sounds are small files that the build makes (build-aux/make-sounds). They
 * are played by libcanberra, the library that desktops have for exactly this: it
 * hands a file to the sound server and is done, where GTK's media would start all
 * of GStreamer. It is looked for when the first sound is due, so that the program
 * neither needs it nor waits for it; without it there is no sound, and nothing
 * else is different.
 */

#include "bramble-sound.h"

#include <gmodule.h>
#include <gtk/gtk.h>

#include "bramble-settings.h"

#define LIBRARY "libcanberra.so.0"

/* Where the files are when they are not installed. */
#define DIRECTORY_VARIABLE "BRAMBLE_SOUND_DIR"

/* Sounds that come closer together than this are one, in µs. */
#define GAP (90 * G_TIME_SPAN_MILLISECOND)

/* What is used of libcanberra. */
typedef struct ca_context ca_context;
typedef int (*CreateContext) (ca_context **context);
typedef int (*Play)          (ca_context  *context,
                              guint32      id,
                              ...);

static ca_context *context; /* (nullable): there is no library, or nobody has looked yet */
static Play play;           /* as long as there is a context */

static const char *const ids[BRAMBLE_N_SOUNDS] = {
  [BRAMBLE_SOUND_STEP] = "step",
  [BRAMBLE_SOUND_TOKEN] = "token",
  [BRAMBLE_SOUND_CARD] = "card",
  [BRAMBLE_SOUND_SHEET] = "sheet",
  [BRAMBLE_SOUND_SECTION] = "section",
  [BRAMBLE_SOUND_CHIME] = "chime",
  [BRAMBLE_SOUND_SPELL] = "spell",
  [BRAMBLE_SOUND_DICE] = "dice",
  [BRAMBLE_SOUND_MONSTER] = "monster",
  [BRAMBLE_SOUND_KNELL] = "knell",
  [BRAMBLE_SOUND_CURTAIN] = "curtain",
  [BRAMBLE_SOUND_DRAPE] = "drape",
  [BRAMBLE_SOUND_WIN] = "win",
  [BRAMBLE_SOUND_LAMENT] = "lament",
  [BRAMBLE_SOUND_GATE] = "gate",
  [BRAMBLE_SOUND_BAG] = "bag",
  [BRAMBLE_SOUND_PUFF] = "puff",
  [BRAMBLE_SOUND_SKITTER] = "skitter",
  [BRAMBLE_SOUND_LEAF] = "leaf",
  [BRAMBLE_SOUND_LULLABY] = "lullaby",
};

/* Returns: (nullable): what the file of @sound is called */
const char *
bramble_sound_id (BrambleSound sound)
{
  g_return_val_if_fail (sound < BRAMBLE_N_SOUNDS, NULL);

  return ids[sound];
}

/**
 * bramble_sound_path:
 *
 * Returns: (transfer full): where the file of @sound should be
 */
char *
bramble_sound_path (BrambleSound sound)
{
  const char *directory = g_getenv (DIRECTORY_VARIABLE);
  g_autofree char *name = g_strconcat (bramble_sound_id (sound), ".wav", NULL);

  return g_build_filename (directory ? directory : BRAMBLE_SOUND_DIR, name, NULL);
}

/**
 * bramble_sound_is_on:
 *
 * Returns: whether somebody wants to hear something, here and on the desktop
 */
gboolean
bramble_sound_is_on (void)
{
  GtkSettings *desktop = gtk_settings_get_default ();
  gboolean events = TRUE;

  if (desktop)
    g_object_get (desktop, "gtk-enable-event-sounds", &events, NULL);
  return events && g_settings_get_boolean (bramble_settings_get_default (), "sound");
}

/* Looks for the library, once. It stays: its threads would outlive it. */
static gboolean
find_library (void)
{
  static gboolean looked;
  CreateContext create;
  GModule *library;

  if (looked)
    return context != NULL;

  looked = TRUE;
  library = g_module_open (LIBRARY, G_MODULE_BIND_LAZY | G_MODULE_BIND_LOCAL);
  if (library == NULL)
    return FALSE;

  g_module_make_resident (library);
  if (!g_module_symbol (library, "ca_context_create", (gpointer *) &create)
      || !g_module_symbol (library, "ca_context_play", (gpointer *) &play)
      || create (&context) != 0)
    context = NULL;
  return context != NULL;
}

/**
 * bramble_sound_play:
 *
 * Lets @sound be heard, unless nobody wants to or another is heard already that
 * matters as much.
 */
void
bramble_sound_play (BrambleSound sound)
{
  static gint64 last_time;
  static BrambleSound last;
  gint64 now = g_get_monotonic_time ();
  g_autofree char *path = NULL;

  g_return_if_fail (sound < BRAMBLE_N_SOUNDS);

  if (sound == BRAMBLE_SOUND_NONE || (last_time > 0 && now < last_time + GAP && sound <= last)
      || !bramble_sound_is_on () || !find_library ())
    return;

  last_time = now;
  last = sound;
  path = bramble_sound_path (sound);
  play (context, 0, "media.filename", path, "media.role", "event", NULL);
}
