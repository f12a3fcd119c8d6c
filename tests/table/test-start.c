/* test-start.c: a start does what is seen, and leaves the rest for later
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>

#include <bramble-application.h>
#include <bramble-art.h>
#include <bramble-game-panel.h>
#include <bramble-miniature.h>
#include <bramble-picture.h>
#include <bramble-settings.h>
#include <bramble-shelf.h>
#include <bramble-window.h>

#include "look.h"
#include "match-kit.h"

/* How often texts are asked for their size: a few times each, and not for one width
 * after the other. */
#define MOST_MEASURED 70

/* Unfinished games on the shelf. */
#define N_UNFINISHED 3

static GApplication *application;

/* What a text does, and how often it was asked. */
static void (*measure) (GtkWidget *, GtkOrientation, int, int *, int *, int *, int *);
static guint n_measured;

/* The pictures that were rendered, in their order. */
static GPtrArray *rendered;

/* The frames after which pictures of the shelf came into sight, each once. */
static GArray *frames;

static BrambleWindow *
get_window (void)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l; l = l->next)
    if (BRAMBLE_IS_WINDOW (l->data))
      return l->data;

  return NULL;
}

/* Nobody sees when the icon comes. */
static void
note_picture (gpointer    unused,
              const char *id)
{
  gint64 frame = gdk_frame_clock_get_frame_counter (gtk_widget_get_frame_clock (GTK_WIDGET (get_window ())));

  g_ptr_array_add (rendered, g_strdup (id));
  if (!g_str_equal (id, "app/icon") && (frames->len == 0 || g_array_index (frames, gint64, frames->len - 1) != frame))
    g_array_append_val (frames, frame);
}

static guint
count_rendered (const char *id)
{
  guint n = 0;

  for (guint i = 0; i < rendered->len; i++)
    n += g_str_equal (g_ptr_array_index (rendered, i), id);
  return n;
}

static void
count_measure (GtkWidget      *widget,
               GtkOrientation  orientation,
               int             for_size,
               int            *minimum,
               int            *natural,
               int            *minimum_baseline,
               int            *natural_baseline)
{
  n_measured++;
  measure (widget, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
}

/* Whether there ever was a widget of such a class. */
static gboolean
was_made (const char *type)
{
  GType made = g_type_from_name (type);

  return made != G_TYPE_INVALID && g_type_class_peek (made) != NULL;
}

/* Whether the style of tables was read. */
static gboolean
is_dressed (void)
{
  GdkRGBA colour;

  return gtk_style_context_lookup_color (gtk_widget_get_style_context (GTK_WIDGET (get_window ())), "table_paper", &colour);
}

/* In how many places of the shelf a picture is seen. */
static guint
count_seen (const char *id)
{
  const BramblePresentation *const *games = bramble_presentations ();
  guint n = g_str_equal (id, "table/plank") + g_str_equal (id, "app/icon");

  for (guint i = 0; games[i]; i++)
    n += g_str_equal (id, games[i]->front) + g_str_equal (id, games[i]->spine);
  return n;
}

/* What is seen is rendered in the one size that it has there, and nothing else is. All of it comes
 * into sight in one frame: each that follows would cost a start as much again. */
static void
check_pictures (void)
{
  bramble_art_settle (bramble_art_get_default ());
  look_settle ();
  g_assert_cmpuint (rendered->len, >, 2);
  for (guint i = 0; i < rendered->len; i++)
    {
      const char *id = g_ptr_array_index (rendered, i);

      g_test_message ("rendered: %s", id);
      g_assert_cmpuint (count_rendered (id), ==, count_seen (id));
    }
  g_assert_cmpuint (count_rendered ("app/icon"), ==, 1);
  g_assert_cmpuint (frames->len, ==, 1);
}

static GtkWidget *
get_shortcuts (void)
{
  return GTK_WIDGET (gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (get_window ())));
}

static void
test_start (void)
{
  static const char *const later[] = {
    "BrambleFrame", "BrambleGallery", "BrambleMiniature", "BrambleNewGame", "BramblePreferences",
    "BrambleRules", "BrambleStatisticsPage", "BrambleTarget", "BrambleWood",
  };
  BrambleGamePanel *panel;
  GtkWidgetClass *labels = g_type_class_ref (GTK_TYPE_LABEL);

  rendered = g_ptr_array_new_with_free_func (g_free);
  frames = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_signal_connect (bramble_art_get_default (), "ready", G_CALLBACK (note_picture), NULL);
  measure = labels->measure;
  labels->measure = count_measure;
  g_application_activate (application);
  /* Who never played is to learn the game, and sees nothing else first. */
  panel = look_nth (GTK_WIDGET (get_window ()), BRAMBLE_TYPE_GAME_PANEL, 0);
  g_assert_true (gtk_widget_has_css_class (bramble_game_panel_get_first (panel), "first"));
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (bramble_game_panel_get_first (panel))), ==, "win.learn-of");
  g_assert_cmpuint (rendered->len, ==, 0);
  look_settle ();
  labels->measure = measure;
  g_type_class_unref (labels);

  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (get_window ())));
  g_assert_true (was_made ("BrambleShelf"));
  for (guint i = 0; i < G_N_ELEMENTS (later); i++)
    if (was_made (later[i]))
      g_error ("A %s is made before anybody wants one", later[i]);
  g_test_message ("Texts were measured %u times.", n_measured);
  g_assert_cmpuint (n_measured, >, 0);
  g_assert_cmpuint (n_measured, <=, MOST_MEASURED);
  g_assert_null (get_shortcuts ());
  g_assert_false (is_dressed ());
  check_pictures ();
  /* With its name, GTK would draw the icon while the window waits. */
  g_assert_null (gtk_window_get_icon_name (GTK_WINDOW (get_window ())));
}

/* A picture in a small table, not in one that is as large as a table. */
static void
check_small (BramblePicture *picture)
{
  GtkWidget *widget = GTK_WIDGET (picture);
  double pixels = bramble_miniature_pixels (widget);
  gboolean exact;

  g_test_message ("Pictures have %g pixels a unit.", pixels);
  g_assert_cmpfloat (pixels, <=, 0.75 * gtk_widget_get_scale_factor (widget));
  bramble_art_peek (bramble_art_get_default (), bramble_picture_get_art (picture),
                    (int) (gtk_widget_get_width (widget) * pixels + 0.5),
                    (int) (gtk_widget_get_height (widget) * pixels + 0.5), &exact);
  g_assert_true (exact);
}

static gboolean
are_small (gpointer data)
{
  for (guint i = 0; i < N_UNFINISHED; i++)
    {
      BrambleMiniature *miniature = look_nth (data, BRAMBLE_TYPE_MINIATURE, i);

      if (miniature == NULL || bramble_miniature_get_child (miniature) == NULL)
        return FALSE;
    }

  return TRUE;
}

/* A frame may come late, and with it the wish for pictures. */
static gboolean
are_painted (gpointer data)
{
  return count_rendered ("grimm/locations/forest") > 0 && count_rendered ("table/wood") > 0;
}

/* Unfinished games are small pictures: nothing of a table is made or read for them, and
 * pictures that several of them show are rendered once, as small as they are seen. */
static void
test_unfinished (void)
{
  g_autoptr (BrambleStore) store = bramble_store_new (NULL);
  GtkWidget *shelf = look_nth (GTK_WIDGET (get_window ()), BRAMBLE_TYPE_SHELF, 0);
  g_autoptr (GError) error = NULL;

  bramble_store_open (store, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < N_UNFINISHED; i++)
    {
      g_autoptr (BrambleMatch) match = bramble_match_new (kit_record (3, "basic", 3 + i, TRUE));
      BrambleRng rng = { i };

      bramble_store_keep (store, match);
      bramble_match_set_viewer (match, bramble_match_get_ask_seat (match));
      g_assert_true (kit_match_any (match, &rng));
      g_assert_true (bramble_store_flush (store));
      bramble_store_keep (store, NULL);
    }
  g_ptr_array_set_size (rendered, 0);
  bramble_shelf_read (BRAMBLE_SHELF (shelf), store);
  g_assert_true (kit_wait (are_small, shelf, KIT_LONG));
  g_assert_true (kit_wait (are_painted, NULL, KIT_LONG));
  look_settle ();
  bramble_art_settle (bramble_art_get_default ());
  look_settle ();

  g_assert_false (is_dressed ());
  g_assert_false (was_made ("BrambleFrame"));
  g_assert_cmpuint (count_rendered ("grimm/locations/forest"), ==, 1);
  g_assert_cmpuint (count_rendered ("table/wood"), ==, 1);
  check_small (look_nth (look_nth (shelf, BRAMBLE_TYPE_MINIATURE, 0), BRAMBLE_TYPE_PICTURE, 0));
}

/* What was left for later is there when it is wanted. */
static void
test_later (void)
{
  static const struct
  {
    const char *action;
    const char *type;
  } pages[] = {
    { "win.rules", "BrambleRules" },
    { "win.statistics", "BrambleStatisticsPage" },
    { "win.new-game", "BrambleNewGame" },
  };
  BrambleWindow *window = get_window ();
  g_autoptr (BrambleMatch) match = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), pages[i].action, NULL);
      look_settle ();
      g_assert_true (was_made (pages[i].type));
    }

  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-help-overlay", NULL);
  look_settle ();
  g_assert_nonnull (get_shortcuts ());
  g_assert_true (gtk_widget_get_mapped (get_shortcuts ()));
  gtk_window_close (GTK_WINDOW (get_shortcuts ()));
  look_settle ();
  g_assert_false (gtk_widget_get_mapped (get_shortcuts ()));

  match = bramble_match_new (kit_record (2, "basic", 3, TRUE));
  bramble_window_play (window, match);
  look_settle ();
  g_assert_true (was_made ("BrambleFrame"));
  g_assert_true (is_dressed ());
}

/* Who has not touched the keyboard is not shown where it is, in the first frame neither: GTK
 * asks while it is being made ready, and what it takes away then fades. */
static void
test_ring (void)
{
  g_autoptr (BrambleStore) store = bramble_store_new (NULL);
  BrambleWindow *window = bramble_window_new (NULL, store);

  g_assert_false (gtk_window_get_focus_visible (GTK_WINDOW (window)));
  gtk_window_destroy (GTK_WINDOW (window));
  look_settle ();
}

int
main (int    argc,
      char **argv)
{
  g_auto (KitDir) home = { 0 };
  g_autoptr (GError) error = NULL;
  int status;

  kit_dir_init (&home);
  g_setenv ("XDG_DATA_HOME", home.path, TRUE);
  gtk_test_init (&argc, &argv, NULL);
  g_settings_set_string (bramble_settings_get_default (), "pace", "off");
  application = G_APPLICATION (bramble_application_new ());
  g_application_register (application, NULL, &error);
  g_assert_no_error (error);
  g_application_hold (application);

  /* In this order: what was made once is there for good. */
  g_test_add_func ("/start/only-what-is-seen", test_start);
  g_test_add_func ("/start/small-pictures-of-unfinished-games", test_unfinished);
  g_test_add_func ("/start/the-rest-when-it-is-wanted", test_later);
  g_test_add_func ("/start/no-ring", test_ring);
  status = g_test_run ();
  /* What is rendered still has no window to be seen in. */
  g_signal_handlers_disconnect_by_func (bramble_art_get_default (), note_picture, NULL);
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
  look_settle ();
  g_object_unref (application);
  g_ptr_array_unref (rendered);
  g_array_unref (frames);
  return status;
}
