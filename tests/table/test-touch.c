/* test-touch.c: the table is touched, and answers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>
#include <string.h>

#include <grimm/asks.h>
#include <grimm/events.h>
#include <grimm/grimm.h>

#include "bramble-counter.h"
#include "bramble-herald.h"
#include "bramble-motion.h"
#include "bramble-picture.h"
#include "bramble-recap.h"
#include "bramble-settings.h"
#include "bramble-target.h"
#include "grimm/bramble-grimm-board.h"
#include "match-kit.h"

typedef struct
{
  BrambleMatch *match;
  GtkWidget *window;
  GtkWidget *board;
} Table;

static void
set_pace (const char *pace)
{
  g_settings_set_string (bramble_settings_get_default (), "pace", pace);
}

/* @bot: (nullable): plays the second seat. */
static BrambleRecord *
new_record (const BrambleBot *bot)
{
  const BrambleRecordSeat seats[] = {
    { (char *) "Hazel", (char *) "orange", NULL },
    { (char *) "Rowan", (char *) "blue", bot },
    { (char *) "Bryony", (char *) "purple", NULL },
  };
  BrambleSetup setup = { .seats = G_N_ELEMENTS (seats), .seed = 1, .start = 0, .cards = "all" };
  g_autoptr (GError) error = NULL;
  BrambleRecord *record = bramble_record_new (&grimm_forest, &setup, seats, FALSE, &error);

  g_assert_no_error (error);
  return record;
}

static void
table_init_with (Table            *table,
                 const char       *words,
                 gboolean          privacy,
                 const BrambleBot *bot)
{
  g_auto (GStrv) lines = g_strsplit (words, ";", 0);
  BrambleRecord *record = new_record (bot);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; error == NULL && lines[i]; i++)
    bramble_record_set (record, lines[i], &error);
  g_assert_no_error (error);
  table->match = bramble_match_new (record);
  table->window = gtk_window_new ();
  table->board = bramble_grimm_board_new (table->match, privacy);
  gtk_window_set_default_size (GTK_WINDOW (table->window), 1000, 700);
  gtk_window_set_child (GTK_WINDOW (table->window), table->board);
  gtk_window_present (GTK_WINDOW (table->window));
  while (!gtk_widget_get_mapped (table->board))
    g_main_context_iteration (NULL, TRUE);
}

/* A table with three people and a position. */
static void
table_init (Table      *table,
            const char *words,
            gboolean    privacy)
{
  table_init_with (table, words, privacy, NULL);
}

static void
table_clear (Table *table)
{
  gtk_window_destroy (GTK_WINDOW (table->window));
  kit_run_for (20);
  g_assert_finalize_object (table->match);
}

static GtkWidget *
find (GtkWidget *widget,
      gboolean (*is_it) (GtkWidget *, const char *),
      const char *what)
{
  if (is_it (widget, what))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, is_it, what);

      if (found)
        return found;
    }

  return NULL;
}

static gboolean
is_target (GtkWidget  *widget,
           const char *name)
{
  return BRAMBLE_IS_TARGET (widget) && g_strcmp0 (bramble_target_get_id (BRAMBLE_TARGET (widget)), name) == 0;
}

static gboolean
is_type (GtkWidget  *widget,
         const char *type)
{
  return strcmp (G_OBJECT_TYPE_NAME (widget), type) == 0;
}

static gboolean
has_class (GtkWidget  *widget,
           const char *css_class)
{
  return gtk_widget_has_css_class (widget, css_class);
}

static GtkWidget *
target (Table      *table,
        const char *name)
{
  GtkWidget *found = find (table->board, is_target, name);

  if (found == NULL)
    g_error ("there is no %s on the table", name);
  return found;
}

static GtkWidget *
confirm_button (Table *table)
{
  return find (find (table->board, is_type, "BramblePrompt"), has_class, "suggested-action");
}

static const GrimmState *
now (Table *table)
{
  return bramble_record_now (bramble_match_get_record (table->match));
}

static gpointer
controller_of (GtkWidget *widget,
               GType      type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return controller;
    }

  g_assert_not_reached ();
}

static gboolean
press_key (Table *table,
           guint  key)
{
  gboolean handled = FALSE;

  g_signal_emit_by_name (controller_of (table->board, GTK_TYPE_EVENT_CONTROLLER_KEY), "key-pressed", key, 0, 0, &handled);
  return handled;
}

static void
click (Table      *table,
       const char *name)
{
  g_signal_emit_by_name (target (table, name), "clicked");
}

/* Planning. */

static void
test_plan (void)
{
  Table table;
  guint step;

  set_pace ("off");
  table_init (&table, "hand seat-1 wolf giant;window plan", FALSE);
  step = bramble_match_get_step (table.match);

  /* Gather cards, their Locations and Fables are all there to be chosen. */
  g_assert_true (has_class (target (&table, "gather/fields"), "lit"));
  g_assert_true (has_class (target (&table, "location/fields"), "lit"));
  g_assert_true (has_class (target (&table, "fable/wolf"), "lit"));
  g_assert_false (gtk_widget_get_sensitive (confirm_button (&table)));
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (confirm_button (&table)), "Gather card"));

  /* A change of mind, another one, and one by the Location. */
  click (&table, "fable/wolf");
  click (&table, "gather/fields");
  g_assert_true (has_class (target (&table, "gather/fields"), "chosen"));
  g_assert_true (has_class (target (&table, "location/fields"), "chosen"));
  g_assert_true (gtk_widget_get_sensitive (confirm_button (&table)));
  click (&table, "location/forest");
  g_assert_false (has_class (target (&table, "gather/fields"), "chosen"));
  g_assert_true (has_class (target (&table, "gather/forest"), "chosen"));
  click (&table, "fable/giant");
  g_assert_false (has_class (target (&table, "fable/wolf"), "chosen"));
  click (&table, "plan/fable");
  g_assert_false (has_class (target (&table, "fable/giant"), "chosen"));
  click (&table, "fable/wolf");
  g_assert_cmpuint (bramble_match_get_step (table.match), ==, step);

  /* Only now anything is answered. */
  g_signal_emit_by_name (confirm_button (&table), "clicked");
  g_assert_cmpuint (bramble_match_get_step (table.match), ==, step + 2);
  g_assert_cmpuint (GRIMM_GATHER_LOCATION (now (&table)->players[0].gather), ==, GRIMM_FOREST);
  g_assert_cmpuint (now (&table)->players[0].fable, ==, GRIMM_WOLF);
  table_clear (&table);
}

/* The keyboard: Enter on a card chooses it, and on a chosen one sets all down. */
static void
test_enter (void)
{
  Table table;
  guint step;

  set_pace ("off");
  table_init (&table, "hand seat-1 wolf;window plan", FALSE);
  step = bramble_match_get_step (table.match);
  g_assert_false (press_key (&table, GDK_KEY_Return));
  click (&table, "gather/fields");
  gtk_widget_grab_focus (target (&table, "fable/wolf"));
  g_assert_false (press_key (&table, GDK_KEY_Return));
  gtk_widget_grab_focus (target (&table, "discard"));
  g_assert_false (press_key (&table, GDK_KEY_Return));
  g_assert_cmpuint (bramble_match_get_step (table.match), ==, step);
  gtk_widget_grab_focus (target (&table, "gather/fields"));
  g_assert_true (press_key (&table, GDK_KEY_Return));
  g_assert_cmpuint (bramble_match_get_step (table.match), ==, step + 2);
  g_assert_cmpuint (now (&table)->players[0].fable, ==, GRIMM_NONE);
  table_clear (&table);
}

/* Half a plan that was taken back is a draft again, all of its cards in hand. */
static void
test_undo (void)
{
  Table table;

  set_pace ("off");
  table_init (&table, "hand seat-1 wolf;window plan", FALSE);
  click (&table, "gather/fields");
  click (&table, "fable/wolf");
  g_signal_emit_by_name (confirm_button (&table), "clicked");
  g_assert_true (bramble_match_undo (table.match, BRAMBLE_BY_STEP));
  g_assert_true (has_class (target (&table, "gather/fields"), "chosen"));
  g_assert_true (has_class (target (&table, "plan/gather"), "chosen"));
  g_assert_false (has_class (target (&table, "fable/wolf"), "chosen"));
  click (&table, "gather/brickyard");
  g_signal_emit_by_name (confirm_button (&table), "clicked");
  g_assert_cmpuint (GRIMM_GATHER_LOCATION (now (&table)->players[0].gather), ==, GRIMM_BRICKYARD);
  table_clear (&table);
}

/* Carrying. */

static gboolean
pick_up (GtkWidget *thing)
{
  GtkDragSource *source = controller_of (thing, GTK_TYPE_DRAG_SOURCE);
  g_autoptr (GdkContentProvider) content = NULL;

  g_signal_emit_by_name (source, "prepare", 1.0, 1.0, &content);
  if (content == NULL)
    return FALSE;
  g_signal_emit_by_name (source, "drag-begin", NULL);
  return TRUE;
}

static void
put_down (GtkWidget *thing)
{
  g_signal_emit_by_name (controller_of (thing, GTK_TYPE_DRAG_SOURCE), "drag-end", NULL, FALSE);
}

static gboolean
drop_on (GtkWidget *place,
         GtkWidget *thing)
{
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean dropped = FALSE;

  g_value_init (&value, BRAMBLE_TYPE_TARGET);
  g_value_set_object (&value, thing);
  g_signal_emit_by_name (controller_of (place, GTK_TYPE_DROP_TARGET), "drop", &value, 1.0, 1.0, &dropped);
  return dropped;
}

static void
test_carry_plan (void)
{
  Table table;
  GtkWidget *thing;
  guint step;

  set_pace ("off");
  table_init (&table, "hand seat-1 wolf;window plan", FALSE);
  step = bramble_match_get_step (table.match);

  /* Only a lit card can be carried, and only to where it belongs. */
  g_assert_false (pick_up (target (&table, "deck")));
  thing = target (&table, "gather/forest");
  g_assert_true (pick_up (thing));
  g_assert_true (has_class (target (&table, "location/forest"), "takes"));
  g_assert_true (has_class (target (&table, "plan/gather"), "takes"));
  g_assert_false (has_class (target (&table, "location/fields"), "takes"));
  g_assert_false (has_class (target (&table, "plan/fable"), "takes"));
  g_assert_false (drop_on (target (&table, "location/fields"), thing));
  g_assert_false (has_class (thing, "chosen"));
  g_assert_true (drop_on (target (&table, "location/forest"), thing));
  put_down (thing);
  g_assert_true (has_class (thing, "chosen"));
  g_assert_false (has_class (target (&table, "location/forest"), "takes"));

  thing = target (&table, "fable/wolf");
  g_assert_true (pick_up (thing));
  g_assert_true (drop_on (target (&table, "plan/fable"), thing));
  put_down (thing);
  g_assert_true (has_class (thing, "chosen"));
  g_assert_cmpuint (bramble_match_get_step (table.match), ==, step);
  g_assert_true (gtk_widget_get_sensitive (confirm_button (&table)));
  table_clear (&table);
}

/* An answer that carries something is given by carrying it. */
static void
test_carry_answers (void)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  Table table;
  GtkWidget *thing;

  set_pace ("off");
  table_init (&table, "plan seat-1 fields wolf;plan seat-2 fields;plan seat-3 fields;window fables", FALSE);
  g_assert_cmpuint (now (&table)->ask_kind, ==, GRIMM_ASK_PLACE_MONSTER);
  thing = target (&table, "fable/wolf");
  g_assert_true (pick_up (thing));
  g_assert_true (has_class (target (&table, "location/brickyard"), "takes"));
  g_assert_true (drop_on (target (&table, "location/brickyard"), thing));
  bramble_match_get_events (table.match, bramble_match_get_step (table.match), events);
  g_assert_cmpuint (g_array_index (events, BrambleEvent, 0).kind, ==, GRIMM_EVENT_CARD_PLACED);
  g_assert_cmpuint (g_array_index (events, BrambleEvent, 0).a, ==, GRIMM_BRICKYARD);
  table_clear (&table);

  table_init (&table, "resources seat-1 2 0 0;window build", FALSE);
  thing = target (&table, "supply/straw");
  g_assert_true (pick_up (thing));
  g_assert_true (has_class (target (&table, "site/1/1"), "takes"));
  g_assert_true (has_class (target (&table, "seat/1"), "takes"));
  g_assert_false (has_class (target (&table, "site/1/2"), "takes"));
  g_assert_true (drop_on (target (&table, "site/1/1"), thing));
  put_down (thing);
  g_assert_cmpuint (now (&table)->players[0].sites[0].height, ==, 1);
  table_clear (&table);
}

/* Reasons. */

static void
test_reasons (void)
{
  static const char *const sentence = "Walls of Wood cost 4 Wood; you have 2.";
  Table table;
  g_autofree char *problem = NULL;

  set_pace ("off");
  table_init (&table, "house seat-1 1 wood floor;resources seat-1 0 2 0;window build", FALSE);
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (target (&table, "site/1/1")), sentence));
  problem = gtk_test_accessible_check_property (GTK_ACCESSIBLE (target (&table, "site/1/1")),
                                                GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence);
  g_assert_cmpstr (problem, ==, NULL);

  /* The reason goes when it is none any more. */
  gtk_widget_activate_action (table.board, "board.touch", "s", "supply/wood");
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (target (&table, "site/1/1")), "you have 3"));
  g_assert_false (has_class (target (&table, "site/1/1"), "lit"));
  g_assert_true (bramble_match_undo (table.match, BRAMBLE_BY_STEP));
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (target (&table, "site/1/1")), sentence));
  table_clear (&table);

  table_init (&table, "house seat-1 1 wood floor;resources seat-1 0 4 0;window build", FALSE);
  g_assert_true (has_class (target (&table, "site/1/1"), "lit"));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (target (&table, "site/1/1")), ==, "Wood house: Floor");
  table_clear (&table);
}

/* What happens is said, and then what is asked; but not to the next player. */
static void
test_said (void)
{
  Table table;
  BrambleHerald *herald;

  set_pace ("off");
  table_init (&table, "deck wolf;actions seat-1 1;window build", TRUE);
  herald = BRAMBLE_HERALD (find (table.board, is_type, "BrambleHerald"));
  kit_run_for (300);
  g_assert_nonnull (strstr (bramble_herald_get_text (herald), "Your turn"));
  g_signal_emit_by_name (find (find (table.board, has_class, "curtain"), is_type, "GtkButton"), "clicked");
  kit_run_for (300);
  g_assert_nonnull (strstr (bramble_herald_get_text (herald), "Choose an action"));
  gtk_widget_activate_action (table.board, "board.touch", "s", "supply/wood");
  g_assert_cmpstr (bramble_herald_get_text (herald), ==, "");
  kit_run_for (300);
  g_assert_nonnull (strstr (bramble_herald_get_text (herald), "Your turn"));
  table_clear (&table);

  /* While a computer plays, nothing is left of what one person heard. */
  table_init_with (&table, "actions seat-1 1;window build", TRUE, &bramble_bot_random);
  herald = BRAMBLE_HERALD (find (table.board, is_type, "BrambleHerald"));
  g_signal_emit_by_name (find (find (table.board, has_class, "curtain"), is_type, "GtkButton"), "clicked");
  kit_run_for (300);
  g_assert_cmpstr (bramble_herald_get_text (herald), !=, "");
  gtk_widget_activate_action (table.board, "board.touch", "s", "supply/wood");
  g_assert_cmpint (bramble_match_get_viewer (table.match), ==, BRAMBLE_VIEWER_NOBODY);
  g_assert_cmpstr (bramble_herald_get_text (herald), ==, "");
  table_clear (&table);

  table_init (&table, "actions seat-1 2;window build", FALSE);
  herald = BRAMBLE_HERALD (find (table.board, is_type, "BrambleHerald"));
  kit_run_for (300);
  gtk_widget_activate_action (table.board, "board.touch", "s", "supply/wood");
  kit_run_for (300);
  g_assert_nonnull (strstr (bramble_herald_get_text (herald), "gains 1 Wood"));
  g_assert_nonnull (strstr (bramble_herald_get_text (herald), "Choose an action"));
  table_clear (&table);
}

/* Flights. */

static BrambleMotion *
motion_of (Table *table)
{
  return BRAMBLE_MOTION (find (table->board, is_type, "BrambleMotion"));
}

static void
wait_for_rest (Table *table)
{
  gint64 limit = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  while (bramble_motion_get_playing (motion_of (table)))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, limit);
      g_main_context_iteration (NULL, TRUE);
    }
}

/* The counter at @index of somebody's stock. */
static guint
count_of (GtkWidget *view,
          guint      index)
{
  GtkWidget *counter = find (view, is_type, "BrambleCounter");
  guint count;

  while (index-- > 0)
    counter = gtk_widget_get_next_sibling (counter);
  g_object_get (counter, "count", &count, NULL);
  return count;
}

static GtkWidget *
own_view (Table *table)
{
  return gtk_widget_get_ancestor (target (table, "seat/1"), g_type_from_name ("BrambleGrimmPlayerView"));
}

/* A resource is here, or in the air, or there. */
static void
test_lands (void)
{
  Table table;

  set_pace ("fast");
  table_init (&table, "resources seat-1 2 0 0;friend seat-1 none;window build", FALSE);
  g_assert_cmpuint (count_of (own_view (&table), 0), ==, 2);
  gtk_widget_activate_action (table.board, "board.touch", "s", "supply/straw");
  g_assert_cmpuint (now (&table)->players[0].stock[0], ==, 3);
  g_assert_true (bramble_motion_get_playing (motion_of (&table)));
  g_assert_cmpuint (count_of (own_view (&table), 0), ==, 2);
  kit_run_for (120);
  g_assert_cmpuint (count_of (own_view (&table), 0), ==, 2);
  wait_for_rest (&table);
  g_assert_cmpuint (count_of (own_view (&table), 0), ==, 3);

  /* What is paid leaves at once, what is built comes when it is there. */
  gtk_widget_activate_action (table.board, "board.touch", "s", "site/1/1");
  g_assert_true (bramble_motion_get_playing (motion_of (&table)));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (target (&table, "site/1/1")), !=, "Straw house: Floor");
  kit_run_for (200);
  g_assert_cmpuint (count_of (own_view (&table), 0), ==, 1);
  g_assert_null (strstr (gtk_widget_get_tooltip_text (target (&table, "site/1/1")), "Straw house: Floor"));
  wait_for_rest (&table);
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (target (&table, "site/1/1")), "Straw house: Floor"));
  table_clear (&table);

  /* Who has seen enough sees the end. */
  table_init (&table, "resources seat-1 2 0 0;friend seat-1 none;window build", FALSE);
  gtk_widget_activate_action (table.board, "board.touch", "s", "supply/straw");
  g_assert_true (press_key (&table, GDK_KEY_space));
  g_assert_false (bramble_motion_get_playing (motion_of (&table)));
  g_assert_cmpuint (count_of (own_view (&table), 0), ==, 3);
  table_clear (&table);
}

/* Everything that can be seen of a widget. */
static void
describe (GtkWidget *widget,
          GString   *text)
{
  static const char *const classes[] = { "lit", "chosen", "takes", "none", "taken", "asked" };
  const char *tip = gtk_widget_get_tooltip_text (widget);

  if (BRAMBLE_IS_RECAP (widget) || BRAMBLE_IS_MOTION (widget) || BRAMBLE_IS_HERALD (widget) || GTK_IS_POPOVER (widget))
    return;
  if (!gtk_widget_get_visible (widget))
    return;
  g_string_append (text, G_OBJECT_TYPE_NAME (widget));
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    if (has_class (widget, classes[i]))
      g_string_append_printf (text, " .%s", classes[i]);
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, " '%s'", gtk_label_get_text (GTK_LABEL (widget)));
  if (BRAMBLE_IS_PICTURE (widget))
    g_string_append_printf (text, " %s", bramble_picture_get_art (BRAMBLE_PICTURE (widget)));
  if (tip)
    g_string_append_printf (text, " (%s)", tip);
  g_string_append_c (text, '\n');
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    describe (child, text);
}

/* Line by line: all of it would be too much to read. */
static void
check_same (const char *seen,
            const char *anew)
{
  g_auto (GStrv) left = g_strsplit (seen, "\n", 0);
  g_auto (GStrv) right = g_strsplit (anew, "\n", 0);

  for (guint i = 0; left[i] || right[i]; i++)
    {
      g_assert_cmpstr (left[i], ==, right[i]);
      g_assert_true (left[i] && right[i]);
    }
}

/* After every motion, played or skipped somewhere in its middle, the table is
 * like one that is laid anew. */
static void
test_never_stale (void)
{
  Table table;
  BrambleRng rng = { 3 };
  guint n_skipped = 0;

  set_pace ("fast");
  table_init (&table, "hand seat-1 wolf", FALSE);
  for (guint i = 0; i < KIT_TIMES (150) && !bramble_match_get_over (table.match); i++)
    {
      g_autoptr (GString) seen = g_string_new (NULL);
      g_autoptr (GString) anew = g_string_new (NULL);
      GtkWidget *fresh;

      g_assert_true (kit_match_any (table.match, &rng));
      if (bramble_motion_get_playing (motion_of (&table)))
        {
          kit_run_for (bramble_rng_below (&rng, 250));
          if (i % 20 == 0)
            wait_for_rest (&table);
          else if (bramble_rng_below (&rng, 5) > 0)
            {
              press_key (&table, GDK_KEY_space);
              n_skipped++;
            }
          else
            /* Somebody answers while things are in the air. */
            continue;
        }

      fresh = g_object_ref_sink (bramble_grimm_board_new (table.match, FALSE));
      describe (table.board, seen);
      describe (fresh, anew);
      check_same (seen->str, anew->str);
      g_object_unref (fresh);
    }
  g_assert_cmpuint (n_skipped, >, 5);
  table_clear (&table);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_settings_set_boolean (bramble_settings_get_default (), "answer-alone", FALSE);
  g_test_add_func ("/touch/a-plan-is-one-gesture", test_plan);
  g_test_add_func ("/touch/enter-sets-the-plan-down", test_enter);
  g_test_add_func ("/touch/undo-brings-the-plan-back", test_undo);
  g_test_add_func ("/touch/cards-are-carried-to-their-places", test_carry_plan);
  g_test_add_func ("/touch/answers-are-carried", test_carry_answers);
  g_test_add_func ("/touch/what-is-not-possible-says-why", test_reasons);
  g_test_add_func ("/touch/what-happens-is-said", test_said);
  g_test_add_func ("/touch/what-flies-is-not-there-twice", test_lands);
  g_test_add_func ("/touch/nothing-stays-stale", test_never_stale);
  return g_test_run ();
}
