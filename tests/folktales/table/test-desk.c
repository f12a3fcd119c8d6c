/* test-desk.c: Hungarian Folktales on the table, to look at and to play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>
#include <string.h>

#include <bramble-folk-target.h>
#include <bramble-folk-words.h>

#include "bramble-board.h"
#include "bramble-folk-hero-view.h"
#include "bramble-folk-map-private.h"
#include "bramble-presentation.h"
#include "bramble-settings.h"
#include "desk-kit.h"
#include "look.h"

static BrambleFolkMap *
find_map (void)
{
  return look_nth (board, BRAMBLE_TYPE_FOLK_MAP, 0);
}

static GtkWidget *
find_target (GtkWidget  *widget,
             const char *thing)
{
  if (BRAMBLE_IS_TARGET (widget)
      && g_strcmp0 (bramble_thing_get_name (bramble_target_get_thing (BRAMBLE_TARGET (widget))), thing) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_target (child, thing);

      if (found)
        return found;
    }
  return NULL;
}

static GtkWidget *
find_class (GtkWidget  *widget,
            const char *css_class)
{
  if (gtk_widget_has_css_class (widget, css_class) && gtk_widget_get_mapped (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_class (child, css_class);

      if (found)
        return found;
    }
  return NULL;
}

static void
touch (const char *thing)
{
  GtkWidget *target = find_target (board, thing);

  if (target == NULL)
    g_error ("there is no %s", thing);
  g_assert_true (gtk_widget_activate_action (target, "board.touch", "s", thing));
  look_settle ();
}

static int
steps_of (const char *field)
{
  return bramble_folk_field_get_steps (bramble_folk_map_get_field (find_map (), folk_board_find (field)));
}

static gboolean
reads (const char *text)
{
  g_autofree char *texts = look_texts (board);

  return strstr (texts, text) != NULL;
}

/* Whether a note on the map says that. */
static gboolean
has_note (const char *text)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (find_map ())); child; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LABEL (child) && g_strcmp0 (gtk_label_get_text (GTK_LABEL (child)), text) == 0)
      return TRUE;

  return FALSE;
}

/* Where one can go is lit with its steps, and to touch it is to go there. */
static void
fields_light_up (void)
{
  KIT2 ("fields seat-1 vf7");
  const FolkState *s;

  kit_chance (k, "6:3");
  kit_answer (k, "before", "roll");
  desk_show (k, 1280, 754);
  g_assert_cmpint (steps_of ("fw2"), ==, 3);
  g_assert_cmpint (steps_of ("fe2"), ==, 3);
  g_assert_cmpint (steps_of ("vf4"), ==, 3);
  g_assert_cmpint (steps_of ("fw1"), ==, BRAMBLE_FOLK_UNLIT);
  g_assert_true (has_note ("The Bear, die −2"));
  g_assert_true (gtk_widget_has_css_class (find_target (board, "field/vf4"), "lit"));
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (find_target (board, "field/fw1")), "You must take all of your 3 steps."));
  touch ("field/vf4");
  s = bramble_match_get_view (match);
  g_assert_cmpuint (s->seats[0].field, ==, folk_board_find ("vf4"));
  g_assert_cmpint (steps_of ("fw2"), ==, BRAMBLE_FOLK_UNLIT);
  desk_put_away ();
}

/* Whoever points at a field sees its way, what it costs, and reads of nothing else. */
static void
ways_are_shown (void)
{
  KIT2 ("fields seat-1 vf6");
  GtkWidget *target;

  kit_chance (k, "6:4");
  kit_answer (k, "before", "roll");
  desk_show (k, 1280, 754);
  target = find_target (board, "field/fw2");
  gtk_widget_set_state_flags (target, GTK_STATE_FLAG_PRELIGHT, FALSE);
  look_settle ();
  g_assert_true (has_note ("1 Biscuit less\nThe Cottage, die 0"));
  g_assert_false (has_note ("1 Biscuit less\nThe Bear, die −2"));
  gtk_widget_unset_state_flags (target, GTK_STATE_FLAG_PRELIGHT);
  look_settle ();
  g_assert_true (has_note ("1 Biscuit less\nThe Bear, die −2"));
  desk_put_away ();
}

/* A throw stands on the stage before and after the die falls, also in a small window,
 * where the book turns to it and back to the map. */
static void
throws_are_a_scene (void)
{
  static const int sizes[][2] = { { 1280, 754 }, { 800, 554 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      KIT2 ("heroes seat-1 peter", "fields seat-1 vb4", "tiles seat-1 flute");
      g_autofree char *words = NULL;

      kit_chance (k, "6:2");
      kit_answer (k, "before", "roll");
      kit_answer (k, "way", "vb5");
      desk_show (k, sizes[i][0], sizes[i][1]);
      g_assert_nonnull (find_class (board, "throw"));
      words = look_accessible (find_class (board, "throw"), GTK_ACCESSIBLE_PROPERTY_LABEL);
      g_assert_nonnull (strstr (words, "The Snake: −2."));
      g_assert_nonnull (strstr (words, "Flute: +1."));
      g_assert_true (reads ("2 of 8"));
      gtk_widget_activate_action (board, "board.answer", "u", 1u);
      look_settle ();
      g_assert_nonnull (find_class (board, "throw-sum"));
      g_assert_nonnull (find_class (board, "now"));
      gtk_widget_activate_action (board, "board.answer", "u", 0u);
      look_settle ();
      while (find_class (board, "throw"))
        g_main_context_iteration (NULL, TRUE);
      /* The page turns with the next frame. */
      while (!gtk_widget_get_mapped (GTK_WIDGET (find_map ())))
        g_main_context_iteration (NULL, TRUE);
      /* What is left of it was no card. */
      g_assert_true (reads ("The Lucky Throw"));
      g_assert_false (reads ("The last card"));
      desk_put_away ();
    }
}

/* What the throw does for the quest stands below the ladder, and is seen whole also in a small window. */
static void
a_throw_shows_that_the_quest_is_fulfilled (void)
{
  static const int sizes[][2] = { { 1280, 754 }, { 800, 554 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      KIT2 ("quests seat-1 witch", "fields seat-1 rt3", "biscuits seat-1 1", "advice seat-1 3");
      graphene_rect_t bounds;

      kit_answer (k, "before", "walk-1");
      kit_chance (k, "8:7");
      kit_answer (k, "way", "rt2");
      desk_show (k, sizes[i][0], sizes[i][1]);
      g_assert_true (reads ("Quest fulfilled, whatever this throw brings."));
      g_assert_true (gtk_widget_compute_bounds (find_class (board, "throw-quest"), find_class (board, "throw"), &bounds));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (find_class (board, "throw")));
      desk_put_away ();
    }
}

/* With a Key the gate is within reach, and no row of the ladder is grey. */
static void
keys_are_on_the_ladder (void)
{
  KIT2 ("quests seat-1 palace", "done seat-1 1", "fields seat-1 castle", "biscuits seat-1 none", "advice seat-1 0",
        "tiles seat-1 magic-cloak magic-wand/1 golden-comb/2 key");

  kit_chance (k, "8:5");
  kit_answer (k, "before", "knock");
  desk_show (k, 1280, 754);
  g_assert_nonnull (find_class (board, "throw"));
  g_assert_nonnull (find_class (board, "now"));
  g_assert_null (find_class (board, "away"));
  look_photograph (GTK_WIDGET (window), "folktales-gate");
  desk_put_away ();
}

static void
remember (guint *hero,
          guint  arrived)
{
  *hero = arrived;
}

/* Heroes walk to where they stand: the map tells of the end of a walk, and of nothing
 * when somebody is only put there. */
static void
heroes_walk (void)
{
  KIT2 ("fields seat-1 vf7");
  guint arrived = FOLK_NONE;

  g_settings_set_enum (bramble_settings_get_default (), "pace", BRAMBLE_PACE_FAST);
  kit_chance (k, "6:3");
  kit_answer (k, "before", "roll");
  desk_show (k, 1280, 754);
  g_signal_connect_swapped (find_map (), "arrived", G_CALLBACK (remember), &arrived);
  touch ("field/vf4");
  while (arrived == FOLK_NONE)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (arrived, ==, 0);
  look_settle ();
  desk_put_away ();
  g_settings_set_enum (bramble_settings_get_default (), "pace", BRAMBLE_PACE_OFF);
}

/* Six boards and the map are whole in a window of 1280 × 800, and fields 24 across. */
static void
six_have_room (void)
{
  KIT ("players=6", "tiles seat-1 rope pickaxe key lantern dog", "tiles seat-2 enchanted-sword magic-cloak magic-wand dove fish");

  desk_show (k, 1280, 754);
  g_assert_cmpfloat (bramble_folk_map_get_scale (find_map ()) * BRAMBLE_FOLK_FIELD_SIZE, >=, 24);
  for (guint seat = 0; seat < 6; seat++)
    {
      g_autofree char *thing = g_strdup_printf ("seat/%u", seat + 1);
      GtkWidget *target = find_target (board, thing);
      graphene_rect_t bounds;

      g_assert_true (target && gtk_widget_get_mapped (target));
      g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_ancestor (target, g_type_from_name ("BrambleFolkHeroView")), board,
                                                &bounds));
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, 1280);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, 754);
    }
  desk_put_away ();
}

static guint
count_class (GtkWidget  *widget,
             const char *css_class)
{
  guint n = gtk_widget_has_css_class (widget, css_class) && gtk_widget_get_mapped (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += count_class (child, css_class);
  return n;
}

/* Who plays together carries one flag, has the partners' quests in the list, and is said to
 * whoever does not see it. Where nobody does there are no flags. */
static void
teams_are_seen (void)
{
  static const int sizes[][2] = { { 1280, 754 }, { 800, 554 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      KIT ("players=6 teams=threes", "quests seat-1 bear seat-3 witch seat-5 dwarf", "done seat-5 1");
      g_autofree char *partner = NULL;
      const char *name;

      desk_show (k, sizes[i][0], sizes[i][1]);
      g_assert_cmpuint (count_class (board, "flag"), ==, 6);
      name = bramble_seat_get_name (bramble_match_get_seat (match, 2));
      partner = g_strdup_printf ("Plays together with %s.", name);
      g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (find_target (board, "seat/1")), partner));
      g_free (partner);
      partner = g_strdup_printf ("Quest of %s: face the Witch (Dark Woods, 40 steps).", name);
      g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (find_target (board, "seat/1")), partner));
      g_free (partner);
      partner = g_strdup_printf ("Quest of %s: help the Dwarf (fulfilled).",
                                 bramble_seat_get_name (bramble_match_get_seat (match, 4)));
      g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (find_target (board, "seat/1")), partner));
      desk_put_away ();
    }

  {
    KIT ("players=6");

    desk_show (k, 1280, 754);
    g_assert_cmpuint (count_class (board, "flag"), ==, 0);
    desk_put_away ();
  }
}

/* Touches the edges of the map until an arrow is there. */
static gboolean
touch_arrow (void)
{
  GtkWidget *map = GTK_WIDGET (find_map ());
  int width = gtk_widget_get_width (map);
  int height = gtk_widget_get_height (map);

  /* The little map is at the lower right. */
  for (int x = 20; x < width / 2; x += 10)
    if (bramble_folk_map_touch_edge (find_map (), x, 20) || bramble_folk_map_touch_edge (find_map (), x, height - 20))
      return TRUE;
  for (int y = 20; y < height / 2; y += 10)
    if (bramble_folk_map_touch_edge (find_map (), 20, y) || bramble_folk_map_touch_edge (find_map (), width - 20, y))
      return TRUE;
  return FALSE;
}

/* A lit field that is out of sight has an arrow at the edge, which leads there; on a map that
 * is whole there is none. */
static void
arrows_lead_to_lit_fields (void)
{
  KIT2 ("fields seat-1 vf7");
  guint end = folk_board_find ("vf4");

  kit_chance (k, "6:3");
  kit_answer (k, "before", "roll");
  desk_show (k, 1280, 754);
  g_assert_true (bramble_folk_map_in_sight (find_map (), end));
  g_assert_false (touch_arrow ());
  bramble_folk_map_zoom (find_map (), 4, 0, 0);
  look_settle ();
  g_assert_false (bramble_folk_map_in_sight (find_map (), end));
  while (!bramble_folk_map_in_sight (find_map (), end))
    {
      g_assert_true (touch_arrow ());
      look_settle ();
    }
  desk_put_away ();
}

/* Whatever others did last, who is asked sees their own hero. */
static void
a_turn_begins_with_its_hero (void)
{
  KIT2 ("fields seat-1 hollow-oak seat-2 hill-gate", "turn seat-2 3");

  kit_chance (k, "6:1");
  desk_show (k, 800, 554);
  desk_answer ("roll");
  desk_answer ("hp1");
  while (bramble_match_get_ask_seat (match) == 1)
    desk_answer (NULL);
  look_settle ();
  g_assert_true (bramble_folk_map_in_sight (find_map (), FOLK_HOLLOW_OAK));
  desk_put_away ();
}

/* The little map shows what is touched there. */
static void
the_little_map_is_touched (void)
{
  KIT2 ("fields seat-1 vf7");
  GtkWidget *map;

  desk_show (k, 1280, 754);
  map = GTK_WIDGET (find_map ());
  bramble_folk_map_zoom (find_map (), 4, 0, 0);
  look_settle ();
  g_assert_false (bramble_folk_map_in_sight (find_map (), FOLK_PALACE));
  /* The Palace is at the lower right of the country. */
  g_assert_true (bramble_folk_map_touch_edge (find_map (), gtk_widget_get_width (map) - 20, gtk_widget_get_height (map) - 20));
  look_settle ();
  g_assert_true (bramble_folk_map_in_sight (find_map (), FOLK_PALACE));
  desk_put_away ();
}

/* Whoever does not see the map hears what lies round their hero, the nearest first. */
static void
the_country_is_read (void)
{
  KIT2 ("fields seat-1 vf7 seat-2 forest-gate");
  g_autofree char *text = NULL;
  const char *here, *next, *far;

  desk_show (k, 1280, 754);
  text = BRAMBLE_BOARD_GET_CLASS (board)->read_places (BRAMBLE_BOARD (board));
  here = strstr (text, "A Red Field, Meadow. Here: Hazel.");
  next = strstr (text, "The Forest Gate, Meadow, 1 step away. Here: Rowan.");
  far = strstr (text, "The Bear, Round Forest, 2 steps from the Forest Gate, 3 steps away.");
  g_assert_true (here == text);
  g_assert_true (here < next && next < far);
  g_assert_null (strstr (text, "7 steps away"));
  desk_put_away ();
}

static guint
count_hidden_names (GtkWidget *map)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (map); child; child = gtk_widget_get_next_sibling (child))
    n += GTK_IS_LABEL (child) && !gtk_widget_get_mapped (child);
  return n;
}

static guint
count_cut_prices (GtkWidget *widget)
{
  guint n = GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "price")
            && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += count_cut_prices (child);
  return n;
}

/* What a way costs is a figure, and read whole beside a long name. */
static void
prices_are_read_whole (void)
{
  KIT ("players=4", "fields seat-1 castle-cross", "tiles seat-1 white-stallion");

  kit_chance (k, "6:3");
  kit_answer (k, "before", "roll");
  desk_show (k, 792, 546);
  g_assert_nonnull (find_class (board, "price"));
  g_assert_cmpuint (count_cut_prices (board), ==, 0);
  desk_put_away ();
}

/* A game that is opened where somebody chooses a way shows all of them, though it was lit before it had any room; and what
 * one gets has a plus. */
static void
what_is_lit_is_seen_from_the_beginning (void)
{
  KIT ("players=4", "fields seat-1 castle-cross", "tiles seat-1 white-stallion");

  kit_chance (k, "6:4");
  kit_answer (k, "before", "roll");
  desk_show (k, 792, 546);
  for (guint i = 0; i < FOLK_N_FIELDS; i++)
    if (bramble_folk_field_get_steps (bramble_folk_map_get_field (find_map (), i)) != BRAMBLE_FOLK_UNLIT)
      {
        GtkWidget *field = GTK_WIDGET (bramble_folk_map_get_field (find_map (), i));
        graphene_rect_t bounds;

        g_assert_true (gtk_widget_compute_bounds (field, GTK_WIDGET (find_map ()), &bounds));
        g_assert_cmpfloat (bounds.origin.y, >=, bounds.size.height * 0.3);
      }
  g_assert_true (has_note ("1 Biscuit less\n+1 Biscuit"));
  g_assert_true (has_note ("+1 Biscuit\nYou may buy something"));
  desk_put_away ();
}

/* Two ways to one field have letters; the only one has none. */
static void
two_ways_have_letters (void)
{
  KIT2 ("fields seat-1 forest-gate");
  guint8 ways[2][BRAMBLE_FOLK_MAX_WALK];
  guint n[2];

  desk_show (k, 1280, 754);
  for (guint i = 0; i < 2; i++)
    n[i] = bramble_folk_way_fields (folk_board_find ("forest-gate"), folk_board_find (i == 0 ? "fw1" : "fe1"),
                                    folk_board_find ("hollow-oak"), ways[i], BRAMBLE_FOLK_MAX_WALK);
  bramble_folk_map_show_route (find_map (), 0, ways[0], n[0]);
  g_assert_false (has_note ("a"));
  bramble_folk_map_show_route (find_map (), 1, ways[1], n[1]);
  g_assert_true (has_note ("a"));
  g_assert_true (has_note ("b"));
  bramble_folk_map_show_route (find_map (), 1, NULL, 0);
  g_assert_false (has_note ("a"));
  g_assert_false (has_note ("b"));
  desk_put_away ();
}

/* Names of lands are seen whole, or not at all, however the map is zoomed. */
static void
names_are_seen_whole (void)
{
  KIT2 ("fields seat-1 vf7");
  graphene_rect_t overview;
  GtkWidget *map;

  desk_show (k, 1280, 754);
  map = GTK_WIDGET (find_map ());
  g_assert_cmpuint (count_hidden_names (map), ==, 0);
  bramble_folk_map_zoom (find_map (), 3, 300, 300);
  /* They find their places with the next frame. */
  while (count_hidden_names (map) == 0)
    g_main_context_iteration (NULL, TRUE);
  for (GtkWidget *child = gtk_widget_get_first_child (map); child; child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t bounds;

      if (!GTK_IS_LABEL (child) || !gtk_widget_get_mapped (child))
        continue;
      g_assert_true (gtk_widget_compute_bounds (child, map, &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.y, >=, -1);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (map));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (map) + 1);
      g_assert_true (bramble_folk_map_get_overview (find_map (), &overview));
      g_assert_false (graphene_rect_intersection (&bounds, &overview, NULL));
    }
  desk_put_away ();
}

/* With six players there is less room for each, and still everybody sees what the others are about. */
static void
what_others_have_to_do_is_seen_among_six (void)
{
  KIT ("players=6", "tiles seat-2 rope key dog fish dove");
  guint n = 0;

  desk_show (k, 1280, 754);
  for (guint i = 0; i < 6; i++)
    {
      GtkWidget *view = look_nth (board, BRAMBLE_TYPE_FOLK_HERO_VIEW, i);
      GtkWidget *signs = gtk_widget_has_css_class (view, "low") ? find_class (view, "signs") : NULL;
      graphene_rect_t bounds;

      if (signs == NULL)
        continue;
      n++;
      g_assert_nonnull (find_class (signs, "task"));
      g_assert_true (gtk_widget_compute_bounds (signs, view, &bounds));
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (view));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (view));
    }
  g_assert_cmpuint (n, ==, 5);
  desk_put_away ();
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_settings_set_enum (bramble_settings_get_default (), "pace", BRAMBLE_PACE_OFF);
  g_test_add_func ("/folktales/desk/fields-light-up", fields_light_up);
  g_test_add_func ("/folktales/desk/ways-are-shown", ways_are_shown);
  g_test_add_func ("/folktales/desk/throws-are-a-scene", throws_are_a_scene);
  g_test_add_func ("/folktales/desk/a-throw-shows-that-the-quest-is-fulfilled", a_throw_shows_that_the_quest_is_fulfilled);
  g_test_add_func ("/folktales/desk/keys-are-on-the-ladder", keys_are_on_the_ladder);
  g_test_add_func ("/folktales/desk/heroes-walk", heroes_walk);
  g_test_add_func ("/folktales/desk/six-have-room", six_have_room);
  g_test_add_func ("/folktales/desk/what-others-have-to-do-is-seen-among-six", what_others_have_to_do_is_seen_among_six);
  g_test_add_func ("/folktales/desk/teams-are-seen", teams_are_seen);
  g_test_add_func ("/folktales/desk/arrows-lead-to-lit-fields", arrows_lead_to_lit_fields);
  g_test_add_func ("/folktales/desk/a-turn-begins-with-its-hero", a_turn_begins_with_its_hero);
  g_test_add_func ("/folktales/desk/the-little-map-is-touched", the_little_map_is_touched);
  g_test_add_func ("/folktales/desk/the-country-is-read", the_country_is_read);
  g_test_add_func ("/folktales/desk/names-are-seen-whole", names_are_seen_whole);
  g_test_add_func ("/folktales/desk/prices-are-read-whole", prices_are_read_whole);
  g_test_add_func ("/folktales/desk/what-is-lit-is-seen-from-the-beginning", what_is_lit_is_seen_from_the_beginning);
  g_test_add_func ("/folktales/desk/two-ways-have-letters", two_ways_have_letters);
  return g_test_run ();
}
