/* test-sound.c: what is heard at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Run with an argument, there is a libcanberra that listens; without one there
 * is none, and everything is as it would be without sound.
 */

#include <gmodule.h>
#include <gtk/gtk.h>
#include <string.h>

#include <bramble-presentation.h>
#include <bramble-settings.h>
#include <bramble-sound.h>

#include "match-kit.h"

/* µs after which the next sound is one of its own. */
#define PAUSE (120 * G_TIME_SPAN_MILLISECOND)

static const char *(*take) (void); /* what was heard last */

/* The id of what was heard since it was last asked, or NULL. */
static char *
take_id (void)
{
  const char *path = take ();
  g_autofree char *name = path ? g_path_get_basename (path) : NULL;

  if (name == NULL)
    return NULL;
  g_assert_true (g_str_has_suffix (name, ".wav"));
  name[strlen (name) - strlen (".wav")] = '\0';
  return g_steal_pointer (&name);
}

/* Every sound has a file, and it is played. */
static void
test_all (void)
{
  for (guint i = BRAMBLE_SOUND_NONE + 1; i < BRAMBLE_N_SOUNDS; i++)
    {
      g_autofree char *path = bramble_sound_path (i);
      g_autofree char *id = NULL;
      g_autofree char *bytes = NULL;
      gsize size;

      g_assert_true (g_file_get_contents (path, &bytes, &size, NULL));
      g_assert_cmpmem (bytes, 4, "RIFF", 4);
      g_assert_cmpuint (size, >, 2000);
      g_assert_cmpuint (size, <, 120000);
      g_usleep (PAUSE);
      bramble_sound_play (i);
      id = take_id ();
      g_assert_cmpstr (id, ==, bramble_sound_id (i));
    }
}

/* The loudest sample of a file, from 0 to 1. */
static double
peak (const char *path)
{
  g_autofree char *bytes = NULL;
  gsize size;
  int loudest = 0;

  g_assert_true (g_file_get_contents (path, &bytes, &size, NULL));
  /* Behind 44 bytes about the file. */
  for (gsize i = 44; i + 1 < size; i += 2)
    {
      gint16 sample = (gint16) ((guint8) bytes[i] | (guint16) ((guint8) bytes[i + 1] << 8));

      loudest = MAX (loudest, ABS ((int) sample));
    }
  return loudest / 32768.0;
}

/* All are quiet, and none is silent. */
static void
test_quiet (void)
{
  for (guint i = BRAMBLE_SOUND_NONE + 1; i < BRAMBLE_N_SOUNDS; i++)
    {
      g_autofree char *path = bramble_sound_path (i);

      g_assert_cmpfloat (peak (path), <, 0.13);
      g_assert_cmpfloat (peak (path), >, 0.05);
    }
}

/* The switch of the program and that of the desktop. */
static void
test_off (void)
{
  GSettings *settings = bramble_settings_get_default ();
  GtkSettings *desktop = gtk_settings_get_default ();

  g_usleep (PAUSE);
  g_settings_set_boolean (settings, "sound", FALSE);
  bramble_sound_play (BRAMBLE_SOUND_WIN);
  g_assert_null (take ());
  g_settings_set_boolean (settings, "sound", TRUE);
  g_object_set (desktop, "gtk-enable-event-sounds", FALSE, NULL);
  bramble_sound_play (BRAMBLE_SOUND_WIN);
  g_assert_null (take ());
  g_object_set (desktop, "gtk-enable-event-sounds", TRUE, NULL);
  bramble_sound_play (BRAMBLE_SOUND_WIN);
  g_assert_nonnull (take ());
}

/* Of several at once what matters is heard. */
static void
test_together (void)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_usleep (PAUSE);
  bramble_sound_play (BRAMBLE_SOUND_CARD);
  first = take_id ();
  g_assert_cmpstr (first, ==, "card");
  bramble_sound_play (BRAMBLE_SOUND_TOKEN);
  bramble_sound_play (BRAMBLE_SOUND_CARD);
  bramble_sound_play (BRAMBLE_SOUND_NONE);
  g_assert_null (take ());
  bramble_sound_play (BRAMBLE_SOUND_MONSTER);
  second = take_id ();
  g_assert_cmpstr (second, ==, "monster");
}

/* Goes on for a while, and remembers what was heard. */
static void
listen (GHashTable *heard)
{
  g_autofree char *id = NULL;

  kit_run_for (100);
  id = take_id ();
  if (id)
    g_hash_table_add (heard, g_steal_pointer (&id));
}

/* A table on which things move is heard, and one on which a game ends. */
static void
test_table (void)
{
  BrambleRecord *record = kit_record (2, "basic", 3, TRUE);
  g_autoptr (BrambleMatch) match = NULL;
  BrambleRng rng = { 3 };
  GtkWidget *window = gtk_window_new ();
  g_autoptr (GHashTable) heard = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const BramblePresentation *game;

  g_settings_set_string (bramble_settings_get_default (), "pace", "fast");
  kit_play (record, &rng, 8);
  match = bramble_match_new (record);
  game = bramble_presentation_of (bramble_match_get_game (match));
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (game->board (match, FALSE)));
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 720);
  gtk_window_present (GTK_WINDOW (window));
  kit_run_for (200);
  for (guint i = 0; i < 400 && !(g_hash_table_contains (heard, "card") && g_hash_table_contains (heard, "token")); i++)
    {
      if (i % 8 == 0)
        g_assert_true (kit_match_any (match, &rng));
      listen (heard);
    }
  g_assert_true (g_hash_table_contains (heard, "card"));
  g_assert_true (g_hash_table_contains (heard, "token"));

  while (!bramble_match_get_over (match))
    g_assert_true (kit_match_any (match, &rng));
  /* That it is over is seen, and heard, when all before it was. */
  for (guint i = 0; i < 2000 && !g_hash_table_contains (heard, "win"); i++)
    listen (heard);
  g_assert_true (g_hash_table_contains (heard, "win"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Everything that moves makes some sound. */
static void
test_moves (void)
{
  g_autoptr (BrambleMatch) match = bramble_match_new (kit_record (2, "basic", 3, TRUE));
  const BramblePresentation *game = bramble_presentation_of (bramble_match_get_game (match));
  BrambleBoard *board = g_object_ref_sink (game->board (match, FALSE));
  const BrambleThingPicture *pictures = BRAMBLE_BOARD_GET_CLASS (board)->pictures;

  for (guint i = 0; pictures[i].kind; i++)
    if (pictures[i].sound == BRAMBLE_SOUND_NONE)
      g_error ("Nobody hears a %s", pictures[i].kind);
  g_object_unref (board);
}

/* Without the library nothing is heard, and nothing goes wrong. */
static void
test_absent (void)
{
  if (g_module_open ("libcanberra.so.0", 0))
    {
      g_test_skip ("There is a libcanberra here");
      return;
    }
  g_assert_true (bramble_sound_is_on ());
  for (guint i = 0; i < BRAMBLE_N_SOUNDS; i++)
    bramble_sound_play (i);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  if (argc > 1)
    {
      GModule *ear = g_module_open ("libcanberra.so.0", 0);

      g_assert_nonnull (ear);
      g_assert_true (g_module_symbol (ear, "canberra_ear_take", (gpointer *) &take));
      g_test_add_func ("/sound/every-one-is-played", test_all);
      g_test_add_func ("/sound/all-are-quiet", test_quiet);
      g_test_add_func ("/sound/off-is-off", test_off);
      g_test_add_func ("/sound/what-matters-is-heard", test_together);
      g_test_add_func ("/sound/the-table-is-heard", test_table);
      g_test_add_func ("/sound/what-moves-is-heard", test_moves);
    }
  else
    g_test_add_func ("/sound/without-a-library", test_absent);
  return g_test_run ();
}
