/* test-dice.c: dice on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>

#include "bramble-dice-view.h"
#include "bramble-picture.h"
#include "look.h"

static const BrambleDice thrown = { .n = 3, .faces = { 2, 5, 6 } };

static GtkWidget *view;
static GtkWindow *window;
static guint n_rested;

static void
count (guint *n)
{
  (*n)++;
}

static void
show (BrambleDiceArt art)
{
  n_rested = 0;
  window = GTK_WINDOW (gtk_window_new ());
  view = bramble_dice_view_new (48, art);
  g_signal_connect_swapped (view, "rested", G_CALLBACK (count), &n_rested);
  gtk_window_set_child (window, view);
  gtk_window_present (window);
  while (!gtk_widget_get_mapped (view))
    g_main_context_iteration (NULL, TRUE);
}

static void
put_away (void)
{
  g_object_ref (view);
  gtk_window_destroy (window);
  look_finalize (view);
}

/* The pictures of all dice, in a row. */
static char *
dup_faces (void)
{
  GString *faces = g_string_new (NULL);

  for (GtkWidget *die = gtk_widget_get_first_child (view); die; die = gtk_widget_get_next_sibling (die))
    g_string_append_printf (faces, "%s ", bramble_picture_get_art (BRAMBLE_PICTURE (die)));
  return g_string_free (faces, FALSE);
}

static void
assert_lies (const char *expected)
{
  g_autofree char *faces = dup_faces ();

  g_assert_cmpstr (faces, ==, expected);
}

/* Dice roll, are known before they rest to who listens, and come to rest. */
static void
test_roll (void)
{
  g_autofree char *heard = NULL;
  guint changes = 0;
  g_autofree char *before = NULL;

  show (NULL);
  bramble_dice_view_throw (BRAMBLE_DICE_VIEW (view), &thrown, 0.2);
  g_assert_true (bramble_dice_view_get_rolling (BRAMBLE_DICE_VIEW (view)));
  heard = look_accessible (view, GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_assert_cmpstr (heard, ==, "Dice: 2, 5, 6");
  before = dup_faces ();
  while (bramble_dice_view_get_rolling (BRAMBLE_DICE_VIEW (view)))
    {
      g_autofree char *now = NULL;

      g_main_context_iteration (NULL, TRUE);
      now = dup_faces ();
      if (g_strcmp0 (now, before) != 0)
        {
          changes++;
          g_free (before);
          before = g_steal_pointer (&now);
        }
    }
  g_assert_cmpuint (changes, >=, 1);
  g_assert_cmpuint (n_rested, ==, 1);
  assert_lies ("dice/white-2 dice/white-5 dice/white-6 ");
  put_away ();
}

/* A throw while others roll takes their place. */
static void
test_again (void)
{
  const BrambleDice one = { .n = 1, .faces = { 4 } };
  g_autofree char *heard = NULL;

  show (NULL);
  bramble_dice_view_throw (BRAMBLE_DICE_VIEW (view), &thrown, 50);
  g_assert_true (bramble_dice_view_get_rolling (BRAMBLE_DICE_VIEW (view)));
  bramble_dice_view_throw (BRAMBLE_DICE_VIEW (view), &one, 0);
  g_assert_false (bramble_dice_view_get_rolling (BRAMBLE_DICE_VIEW (view)));
  g_assert_cmpuint (n_rested, ==, 1);
  assert_lies ("dice/white-4 ");
  heard = look_accessible (view, GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_assert_cmpstr (heard, ==, "Die: 4");
  put_away ();
}

/* Who looks away finds them at rest. */
static void
test_unseen (void)
{
  show (NULL);
  bramble_dice_view_throw (BRAMBLE_DICE_VIEW (view), &thrown, 50);
  gtk_widget_set_visible (view, FALSE);
  g_assert_false (bramble_dice_view_get_rolling (BRAMBLE_DICE_VIEW (view)));
  g_assert_cmpuint (n_rested, ==, 1);
  assert_lies ("dice/white-2 dice/white-5 dice/white-6 ");
  bramble_dice_view_throw (BRAMBLE_DICE_VIEW (view), &thrown, 1);
  g_assert_cmpuint (n_rested, ==, 2);
  put_away ();
}

static char *
draw (guint kind,
      guint face)
{
  return g_strdup_printf ("dice/white-%u", kind == 1 ? 7 - face : face);
}

/* A game draws its own. */
static void
test_own (void)
{
  const BrambleDice dice = { .n = 2, .faces = { 1, 1 }, .kinds = { 0, 1 } };

  show (draw);
  bramble_dice_view_throw (BRAMBLE_DICE_VIEW (view), &dice, 0);
  assert_lies ("dice/white-1 dice/white-6 ");
  put_away ();
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/dice/roll", test_roll);
  g_test_add_func ("/dice/again", test_again);
  g_test_add_func ("/dice/unseen", test_unseen);
  g_test_add_func ("/dice/own", test_own);
  return g_test_run ();
}
