/* test-touch.c: playing Fairytale Gloom by touching and carrying
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk-kit.h"

#include <string.h>

#include <bramble-gloom-pile-private.h>
#include <bramble-gloom-sheet.h>

#include "bramble-answer.h"
#include "bramble-contrast.h"
#include "bramble-settings.h"
#include "look.h"

#define WIDTH 1280
#define HEIGHT 754

static const GloomState *
state_of (Desk *desk)
{
  return bramble_match_get_view (desk->match);
}

static BrambleGloomPile *
pile_of (Desk       *desk,
         const char *thing)
{
  return BRAMBLE_GLOOM_PILE (gtk_button_get_child (GTK_BUTTON (desk_find (desk, thing))));
}

static gboolean
is_lit (Desk       *desk,
        const char *thing)
{
  return gtk_widget_has_css_class (GTK_WIDGET (desk_find (desk, thing)), "lit");
}

static gboolean
takes (Desk       *desk,
       const char *thing)
{
  return gtk_widget_has_css_class (GTK_WIDGET (desk_find (desk, thing)), "takes");
}

/* A card is carried onto a hero: that is two answers, and it lies there. */
static void
test_carry (void)
{
  KIT (2, "hand seat-1 lost-a-shoe-and-an-argument wrong-soup", "pile wolf haunted-by-breakfast ended-in-a-footnote");
  Desk desk;

  desk_init (&desk, &k->s, WIDTH, HEIGHT);
  g_assert_true (is_lit (&desk, "card/lost-a-shoe-and-an-argument"));
  g_assert_false (is_lit (&desk, "hero/1"));
  desk_carry (&desk, "card/lost-a-shoe-and-an-argument", NULL);
  g_assert_true (takes (&desk, "hero/1"));
  g_assert_true (takes (&desk, "hero/6"));
  /* Who is finished takes nothing more. */
  g_assert_false (takes (&desk, "hero/5"));
  desk_carry (&desk, "card/lost-a-shoe-and-an-argument", "hero/1");
  g_assert_cmpuint (bramble_match_get_step (desk.match), ==, 2);
  g_assert_cmpuint (state_of (&desk)->heroes[0].top, ==, GLOOM_LOST_A_SHOE_AND_AN_ARGUMENT);
  g_assert_false (takes (&desk, "hero/1"));
  desk_clear (&desk);
}

/* The same by touching one after the other; in between it can be taken back. */
static void
test_touch (void)
{
  KIT (2, "hand seat-1 lost-a-shoe-and-an-argument wrong-soup");
  Desk desk;

  desk_init (&desk, &k->s, WIDTH, HEIGHT);
  desk_touch (&desk, "card/lost-a-shoe-and-an-argument");
  g_assert_true (is_lit (&desk, "hero/1"));
  g_assert_true (is_lit (&desk, "hero/8"));
  g_assert_cmpuint (state_of (&desk)->heroes[0].n_cards, ==, 0);
  g_assert_true (bramble_match_undo (desk.match, BRAMBLE_BY_STEP));
  look_settle ();
  g_assert_false (is_lit (&desk, "hero/1"));
  desk_touch (&desk, "card/lost-a-shoe-and-an-argument");
  desk_touch (&desk, "hero/8");
  g_assert_cmpuint (state_of (&desk)->heroes[7].top, ==, GLOOM_LOST_A_SHOE_AND_AN_ARGUMENT);
  desk_clear (&desk);
}

/* What would be is seen while a card is carried, and not any more when it is put
 * down. */
static void
test_preview (void)
{
  KIT (2, "hand seat-1 lost-a-shoe-and-an-argument", "pile cinderella asked-to-dance");
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) carried = NULL;
  g_autoptr (GBytes) after = NULL;
  Desk desk;

  desk_init (&desk, &k->s, WIDTH, HEIGHT);
  before = look_picture (desk.window);
  gtk_widget_activate_action (desk.board, "board.carry", "s", "card/lost-a-shoe-and-an-argument");
  carried = look_picture (desk.window);
  gtk_widget_activate_action (desk.board, "board.carry", "s", "");
  after = look_picture (desk.window);
  g_assert_false (g_bytes_equal (before, carried));
  g_assert_true (g_bytes_equal (before, after));
  desk_clear (&desk);
}

/* The button of an answer in words. */
static GtkWidget *
find_option (GtkWidget *widget,
             guint      option)
{
  GtkWidget *found = NULL;

  if (GTK_IS_ACTIONABLE (widget) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "board.answer") == 0
      && g_variant_get_uint32 (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget))) == option)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_option (child, option);
  return found;
}

/* What the first hero would be worth, or is. */
static int
would_be (Desk *desk)
{
  return bramble_gloom_hero_get_would (pile_of (desk, "hero/1")->hero);
}

/* The keyboard on an answer shows what its card would do, also while the pointer rests on another card. */
static void
test_considered (void)
{
  KIT (2, "hand seat-1 lost-a-shoe-and-an-argument wrong-soup");
  guint ten = gloom_card_by_id ("wrong-soup"), option = 0;
  BrambleAsk ask;
  Desk desk;

  desk_init (&desk, &k->s, WIDTH, HEIGHT);
  bramble_match_get_ask (desk.match, &ask);
  while (ask.options[option].a != ten)
    g_assert_cmpuint (++option, <, ask.n_options);
  gtk_window_set_focus_visible (GTK_WINDOW (desk.window), TRUE);
  g_assert_true (gtk_widget_grab_focus (find_option (desk.board, option == 0 ? 1 : 0)));
  gtk_widget_set_state_flags (GTK_WIDGET (desk_find (&desk, "card/lost-a-shoe-and-an-argument")), GTK_STATE_FLAG_PRELIGHT, FALSE);
  g_assert_cmpint (would_be (&desk), ==, -20);
  g_assert_true (gtk_widget_grab_focus (find_option (desk.board, option)));
  look_settle ();
  g_assert_cmpint (would_be (&desk), ==, -10);
  gtk_widget_activate_action (desk.board, "board.consider", "u", BRAMBLE_NO_OPTION);
  g_assert_cmpint (would_be (&desk), ==, -20);
  gtk_widget_unset_state_flags (GTK_WIDGET (desk_find (&desk, "card/lost-a-shoe-and-an-argument")), GTK_STATE_FLAG_PRELIGHT);
  g_assert_cmpint (would_be (&desk), ==, 0);
  desk_clear (&desk);
}

/* What is carried does not hide whom it is carried to. */
static void
test_picture_of_what_is_carried (void)
{
  KIT (2, "hand seat-1 lost-a-shoe-and-an-argument");
  g_autoptr (GdkPaintable) picture = NULL;
  Desk desk;

  desk_init (&desk, &k->s, WIDTH, HEIGHT);
  picture = bramble_target_dup_picture (desk_find (&desk, "card/lost-a-shoe-and-an-argument"));
  g_assert_cmpint (gdk_paintable_get_intrinsic_width (picture), >, 20);
  g_assert_cmpint (gdk_paintable_get_intrinsic_width (picture), <, gtk_widget_get_width (GTK_WIDGET (desk_find (&desk, "hero/1"))));
  g_assert_cmpint (gdk_paintable_get_intrinsic_height (picture), <, gtk_widget_get_height (GTK_WIDGET (desk_find (&desk, "hero/1"))) * 3 / 4);
  desk_clear (&desk);
}

static guint
count_sheets (GtkWidget *widget)
{
  guint n = BRAMBLE_IS_GLOOM_SHEET (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += count_sheets (child);
  return n;
}

/* A pile that is touched and is no answer is fanned out, each card to be read. */
static void
test_fan (void)
{
  KIT (2, "hand seat-1 wrong-soup", "pile wolf haunted-by-breakfast asked-to-dance sold-for-five-beans");
  GtkWidget *hero;
  Desk desk;

  desk_init (&desk, &k->s, WIDTH, HEIGHT);
  hero = GTK_WIDGET (desk_find (&desk, "hero/5"));
  g_assert_cmpuint (count_sheets (hero), ==, 0);
  desk_touch (&desk, "hero/5");
  g_assert_cmpuint (count_sheets (hero), ==, 3);
  g_assert_cmpuint (bramble_match_get_step (desk.match), ==, 0);
  desk_clear (&desk);
}

static void
resize (Desk *desk,
        int   width,
        int   height)
{
  gtk_widget_set_size_request (desk->board, width, height);
  gtk_window_set_default_size (GTK_WINDOW (desk->window), width, height);
  while (gtk_widget_get_width (desk->board) != width || gtk_widget_get_height (desk->board) != height)
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (desk->window);
  look_settle ();
}

/* Whoever makes the window smaller has the fan closed: its place may be out of sight. */
static void
test_fan_goes (void)
{
  KIT (2, "hand seat-1 lost-a-shoe-and-an-argument wrong-soup", "pile wolf haunted-by-breakfast ended-in-a-footnote");
  static const int sizes[][2] = { { 640, 480 }, { 1280, 700 }, { 700, 480 }, { 900, 790 }, { 640, 600 } };
  Desk desk;

  desk_init (&desk, &k->s, WIDTH, HEIGHT);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      desk_touch (&desk, "hero/5");
      g_assert_nonnull (look_popover (desk.board));
      resize (&desk, sizes[i][0], sizes[i][1]);
      g_assert_null (look_popover (desk.board));
    }
  desk_clear (&desk);
}

/* What vanishes is seen to go, for a while; without a pace it is simply gone. */
static void
test_vanishing (void)
{
  static const char *const paces[] = { "off", "normal" };

  for (guint i = 0; i < G_N_ELEMENTS (paces); i++)
    {
      KIT (2, "hand seat-1 lost-a-shoe-and-an-argument wrong-soup", "pile cinderella asked-to-dance");
      gboolean seen = FALSE;
      Desk desk;

      g_object_set (gtk_settings_get_default (), "gtk-enable-animations", i > 0, NULL);
      g_settings_set_string (bramble_settings_get_default (), "pace", paces[i]);
      desk_init (&desk, &k->s, WIDTH, HEIGHT);
      gtk_widget_activate_action (desk.board, "board.drop", "(ss)", "card/lost-a-shoe-and-an-argument", "hero/1");
      for (guint wait = 0; wait < 200 && !seen; wait++)
        {
          seen = bramble_gloom_pile_is_changing (pile_of (&desk, "hero/1"));
          look_run_for (20);
          if (i == 0 && wait > 10)
            break;
        }
      g_assert_cmpint (seen, ==, i > 0);
      /* Nobody waits for ever. */
      for (guint wait = 0; wait < 300 && bramble_gloom_pile_is_changing (pile_of (&desk, "hero/1")); wait++)
        look_run_for (20);
      g_assert_false (bramble_gloom_pile_is_changing (pile_of (&desk, "hero/1")));
      desk_clear (&desk);
    }
  g_settings_set_string (bramble_settings_get_default (), "pace", "off");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* A hero says everything to who does not see it, and a hand card its text. */
static void
test_words (void)
{
  KIT (2, "hand seat-1 wrong-soup", "pile wolf haunted-by-breakfast asked-to-dance");
  g_autofree char *hero = NULL;
  g_autofree char *about = NULL;
  g_autofree char *card = NULL;
  Desk desk;

  desk_init (&desk, &k->s, WIDTH, HEIGHT);
  hero = look_accessible (GTK_WIDGET (desk_find (&desk, "hero/5")), GTK_ACCESSIBLE_PROPERTY_LABEL);
  about = look_accessible (GTK_WIDGET (desk_find (&desk, "hero/5")), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  card = look_accessible (GTK_WIDGET (desk_find (&desk, "card/wrong-soup")), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  g_assert_cmpstr (hero, ==, "The Wolf");
  g_assert_nonnull (strstr (about, "Self-Worth"));
  g_assert_nonnull (strstr (about, "2 cards lie on it"));
  g_assert_nonnull (strstr (card, "−10"));
  g_assert_nonnull (strstr (card, "Skull, Coin"));
  desk_clear (&desk);
}

/* Returns (nullable): the answer that is called @name. */
static GtkWidget *
find_answer (GtkWidget  *widget,
             const char *name)
{
  GtkWidget *found = NULL;

  if (gtk_widget_has_css_class (widget, "answer"))
    {
      g_autofree char *called = look_accessible (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);

      return g_strcmp0 (called, name) == 0 ? widget : NULL;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_answer (child, name);
  return found;
}

/* Who does not see the families hears in which a Character is that a card may be laid on. */
static void
test_families (void)
{
  KIT (2, "hand seat-1 wrong-soup");
  g_autofree char *name = NULL;
  g_autofree char *own = NULL;
  g_autofree char *other = NULL;
  Desk desk;

  desk_init (&desk, &k->s, WIDTH, HEIGHT);
  desk_touch (&desk, "card/wrong-soup");
  look_run_for (60);
  other = look_accessible (find_answer (desk.board, "The Wolf"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  g_assert_cmpstr (other, ==, "In the family of Rowan.\nThe Wolf: Self-Worth 0 becomes −10.");
  name = look_accessible (GTK_WIDGET (desk_find (&desk, "hero/1")), GTK_ACCESSIBLE_PROPERTY_LABEL);
  own = look_accessible (find_answer (desk.board, name), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  g_assert_true (g_str_has_prefix (own, name));
  desk_clear (&desk);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  bramble_contrast_watch (gdk_display_get_default ());
  g_settings_set_string (bramble_settings_get_default (), "pace", "off");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_func ("/gloom/touch/carry", test_carry);
  g_test_add_func ("/gloom/touch/touch", test_touch);
  g_test_add_func ("/gloom/touch/preview", test_preview);
  g_test_add_func ("/gloom/touch/considered", test_considered);
  g_test_add_func ("/gloom/touch/picture-of-what-is-carried", test_picture_of_what_is_carried);
  g_test_add_func ("/gloom/touch/families", test_families);
  g_test_add_func ("/gloom/touch/fan", test_fan);
  g_test_add_func ("/gloom/touch/fan-goes", test_fan_goes);
  g_test_add_func ("/gloom/touch/vanishing", test_vanishing);
  g_test_add_func ("/gloom/touch/words", test_words);
  return g_test_run ();
}
