/* test-touch.c: the table is touched, and answers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <rules/asks.h>
#include <rules/events.h>
#include <string.h>

#include "bramble-card-dialog.h"
#include "bramble-herald.h"
#include "bramble-settings.h"
#include "bramble-target.h"
#include "look.h"
#include "match-kit.h"
#include "touch-kit.h"

static GtkWidget *
confirm_button (TouchTable *table)
{
  return touch_find (touch_find (table->board, touch_is_type, "BrambleSlots"), touch_has_class, "suggested-action");
}

static void
click (TouchTable *table,
       const char *name)
{
  g_signal_emit_by_name (touch_target (table, name), "clicked");
}

/* Planning. */

static void
test_plan (void)
{
  TouchTable table;
  guint step;

  touch_set_pace ("off");
  touch_table_init (&table, "hand seat-1 wolf giant;window plan", FALSE);
  step = bramble_match_get_step (table.match);

  /* Gather cards, their Locations and Fables are all there to be chosen. */
  g_assert_true (touch_has_class (touch_target (&table, "gather/fields"), "lit"));
  g_assert_true (touch_has_class (touch_target (&table, "location/fields"), "lit"));
  g_assert_true (touch_has_class (touch_target (&table, "fable/wolf"), "lit"));
  g_assert_false (gtk_widget_get_sensitive (confirm_button (&table)));
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (confirm_button (&table)), "Gather card"));

  /* A change of mind, another one, and one by the Location. */
  click (&table, "fable/wolf");
  click (&table, "gather/fields");
  g_assert_true (touch_has_class (touch_target (&table, "gather/fields"), "chosen"));
  g_assert_true (touch_has_class (touch_target (&table, "location/fields"), "chosen"));
  g_assert_true (gtk_widget_get_sensitive (confirm_button (&table)));
  click (&table, "location/forest");
  g_assert_false (touch_has_class (touch_target (&table, "gather/fields"), "chosen"));
  g_assert_true (touch_has_class (touch_target (&table, "gather/forest"), "chosen"));
  click (&table, "fable/giant");
  g_assert_false (touch_has_class (touch_target (&table, "fable/wolf"), "chosen"));
  click (&table, "plan/fable");
  g_assert_false (touch_has_class (touch_target (&table, "fable/giant"), "chosen"));
  click (&table, "fable/wolf");
  g_assert_cmpuint (bramble_match_get_step (table.match), ==, step);

  /* Only now anything is answered. */
  g_signal_emit_by_name (confirm_button (&table), "clicked");
  g_assert_cmpuint (bramble_match_get_step (table.match), ==, step + 2);
  g_assert_cmpuint (GRIMM_GATHER_LOCATION (touch_now (&table)->players[0].gather), ==, GRIMM_FOREST);
  g_assert_cmpuint (touch_now (&table)->players[0].fable, ==, GRIMM_WOLF);
  touch_table_clear (&table);
}

/* The keyboard: Enter on a card chooses it, and on a chosen one sets all down. */
static void
test_enter (void)
{
  TouchTable table;
  guint step;

  touch_set_pace ("off");
  touch_table_init (&table, "hand seat-1 wolf;window plan", FALSE);
  step = bramble_match_get_step (table.match);
  g_assert_false (touch_key (&table, GDK_KEY_Return));
  click (&table, "gather/fields");
  gtk_widget_grab_focus (touch_target (&table, "fable/wolf"));
  g_assert_false (touch_key (&table, GDK_KEY_Return));
  gtk_widget_grab_focus (touch_target (&table, "discard"));
  g_assert_false (touch_key (&table, GDK_KEY_Return));
  g_assert_cmpuint (bramble_match_get_step (table.match), ==, step);
  gtk_widget_grab_focus (touch_target (&table, "gather/fields"));
  g_assert_true (touch_key (&table, GDK_KEY_Return));
  g_assert_cmpuint (bramble_match_get_step (table.match), ==, step + 2);
  g_assert_cmpuint (touch_now (&table)->players[0].fable, ==, GRIMM_NONE);
  touch_table_clear (&table);
}

/* Half a plan that was taken back is a draft again, all of its cards in hand. */
static void
test_undo (void)
{
  TouchTable table;

  touch_set_pace ("off");
  touch_table_init (&table, "hand seat-1 wolf;window plan", FALSE);
  click (&table, "gather/fields");
  click (&table, "fable/wolf");
  g_signal_emit_by_name (confirm_button (&table), "clicked");
  g_assert_true (bramble_match_undo (table.match, BRAMBLE_BY_STEP));
  g_assert_true (touch_has_class (touch_target (&table, "gather/fields"), "chosen"));
  g_assert_true (touch_has_class (touch_target (&table, "plan/gather"), "chosen"));
  g_assert_false (touch_has_class (touch_target (&table, "fable/wolf"), "chosen"));
  click (&table, "gather/brickyard");
  g_signal_emit_by_name (confirm_button (&table), "clicked");
  g_assert_cmpuint (GRIMM_GATHER_LOCATION (touch_now (&table)->players[0].gather), ==, GRIMM_BRICKYARD);
  touch_table_clear (&table);
}

/* Carrying. */

static gboolean
pick_up (GtkWidget *thing)
{
  GtkDragSource *source = touch_controller (thing, GTK_TYPE_DRAG_SOURCE);
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
  g_signal_emit_by_name (touch_controller (thing, GTK_TYPE_DRAG_SOURCE), "drag-end", NULL, FALSE);
}

static gboolean
drop_on (GtkWidget *place,
         GtkWidget *thing)
{
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean dropped = FALSE;

  g_value_init (&value, BRAMBLE_TYPE_TARGET);
  g_value_set_object (&value, thing);
  g_signal_emit_by_name (touch_controller (place, GTK_TYPE_DROP_TARGET), "drop", &value, 1.0, 1.0, &dropped);
  return dropped;
}

static void
test_carry_plan (void)
{
  TouchTable table;
  GtkWidget *thing;
  guint step;

  touch_set_pace ("off");
  touch_table_init (&table, "hand seat-1 wolf;window plan", FALSE);
  step = bramble_match_get_step (table.match);

  /* Only a lit card can be carried, and only to where it belongs. */
  g_assert_false (pick_up (touch_target (&table, "deck")));
  thing = touch_target (&table, "gather/forest");
  g_assert_true (pick_up (thing));
  g_assert_true (touch_has_class (touch_target (&table, "location/forest"), "takes"));
  g_assert_true (touch_has_class (touch_target (&table, "plan/gather"), "takes"));
  g_assert_false (touch_has_class (touch_target (&table, "location/fields"), "takes"));
  g_assert_false (touch_has_class (touch_target (&table, "plan/fable"), "takes"));
  g_assert_false (drop_on (touch_target (&table, "location/fields"), thing));
  g_assert_false (touch_has_class (thing, "chosen"));
  g_assert_true (drop_on (touch_target (&table, "location/forest"), thing));
  put_down (thing);
  g_assert_true (touch_has_class (thing, "chosen"));
  g_assert_false (touch_has_class (touch_target (&table, "location/forest"), "takes"));

  thing = touch_target (&table, "fable/wolf");
  g_assert_true (pick_up (thing));
  g_assert_true (drop_on (touch_target (&table, "plan/fable"), thing));
  put_down (thing);
  g_assert_true (touch_has_class (thing, "chosen"));
  g_assert_cmpuint (bramble_match_get_step (table.match), ==, step);
  g_assert_true (gtk_widget_get_sensitive (confirm_button (&table)));
  touch_table_clear (&table);
}

/* An answer that carries something is given by carrying it. */
static void
test_carry_answers (void)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  TouchTable table;
  GtkWidget *thing;

  touch_set_pace ("off");
  touch_table_init (&table, "plan seat-1 fields wolf;plan seat-2 fields;plan seat-3 fields;window fables", FALSE);
  g_assert_cmpuint (touch_now (&table)->ask_kind, ==, GRIMM_ASK_PLACE_MONSTER);
  thing = touch_target (&table, "fable/wolf");
  g_assert_true (pick_up (thing));
  g_assert_true (touch_has_class (touch_target (&table, "location/brickyard"), "takes"));
  g_assert_true (drop_on (touch_target (&table, "location/brickyard"), thing));
  bramble_match_get_events (table.match, bramble_match_get_step (table.match), events);
  g_assert_cmpuint (g_array_index (events, BrambleEvent, 0).kind, ==, GRIMM_EVENT_CARD_PLACED);
  g_assert_cmpuint (g_array_index (events, BrambleEvent, 0).a, ==, GRIMM_BRICKYARD);
  touch_table_clear (&table);

  touch_table_init (&table, "resources seat-1 2 0 0;window build", FALSE);
  thing = touch_target (&table, "supply/straw");
  g_assert_true (pick_up (thing));
  g_assert_true (touch_has_class (touch_target (&table, "site/1/1"), "takes"));
  g_assert_true (touch_has_class (touch_target (&table, "seat/1"), "takes"));
  g_assert_false (touch_has_class (touch_target (&table, "site/1/2"), "takes"));
  g_assert_true (drop_on (touch_target (&table, "site/1/1"), thing));
  put_down (thing);
  g_assert_cmpuint (touch_now (&table)->players[0].sites[0].height, ==, 1);
  touch_table_clear (&table);
}

/* Reasons. */

static void
test_reasons (void)
{
  static const char *const sentence = "Walls of Wood cost 4 Wood; you have 2.";
  TouchTable table;
  g_autofree char *problem = NULL;

  touch_set_pace ("off");
  touch_table_init (&table, "house seat-1 1 wood floor;resources seat-1 0 2 0;window build", FALSE);
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (touch_target (&table, "site/1/1")), sentence));
  problem = gtk_test_accessible_check_property (GTK_ACCESSIBLE (touch_target (&table, "site/1/1")),
                                                GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence);
  g_assert_cmpstr (problem, ==, NULL);

  /* The reason goes when it is none any more. */
  gtk_widget_activate_action (table.board, "board.touch", "s", "supply/wood");
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (touch_target (&table, "site/1/1")), "you have 3"));
  g_assert_false (touch_has_class (touch_target (&table, "site/1/1"), "lit"));
  g_assert_true (bramble_match_undo (table.match, BRAMBLE_BY_STEP));
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (touch_target (&table, "site/1/1")), sentence));
  touch_table_clear (&table);

  /* Whoever answers before everybody's eyes is told there. */
  touch_table_init (&table, "house seat-1 1 wood floor;resources seat-1 0 2 0;window build", TRUE);
  g_assert_cmpint (bramble_match_get_viewer (table.match), ==, BRAMBLE_VIEWER_NOBODY);
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (touch_target (&table, "site/1/1")), sentence));
  touch_table_clear (&table);

  touch_table_init (&table, "house seat-1 1 wood floor;resources seat-1 0 4 0;window build", FALSE);
  g_assert_true (touch_has_class (touch_target (&table, "site/1/1"), "lit"));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (touch_target (&table, "site/1/1")), ==, "Wood house: Floor");
  touch_table_clear (&table);
}

static void
set_down_forest (TouchTable *table)
{
  gtk_widget_activate_action (table->board, "board.touch", "s", "gather/forest");
  gtk_widget_activate_action (table->board, "board.set-down", NULL);
}

static void
wait_to_hear (BrambleHerald *herald,
              const char    *words)
{
  while (strstr (bramble_herald_get_text (herald), words) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* What happens is said, and then what is asked; but not to the next player. */
static void
test_said (void)
{
  TouchTable table;
  BrambleHerald *herald;

  touch_set_pace ("off");
  touch_table_init (&table, "start seat-1", TRUE);
  herald = BRAMBLE_HERALD (touch_find (table.board, touch_is_type, "BrambleHerald"));
  wait_to_hear (herald, "Your turn");
  g_signal_emit_by_name (touch_find (touch_find (table.board, touch_has_class, "curtain"), touch_is_type, "GtkButton"), "clicked");
  wait_to_hear (herald, "Where will your pig go");
  set_down_forest (&table);
  g_assert_cmpstr (bramble_herald_get_text (herald), ==, "");
  wait_to_hear (herald, "Your turn");
  touch_table_clear (&table);

  /* While a computer plays, nothing is left of what one person heard. */
  touch_table_init_with (&table, "start seat-1", TRUE, &bramble_chance);
  herald = BRAMBLE_HERALD (touch_find (table.board, touch_is_type, "BrambleHerald"));
  g_signal_emit_by_name (touch_find (touch_find (table.board, touch_has_class, "curtain"), touch_is_type, "GtkButton"), "clicked");
  wait_to_hear (herald, "Where will your pig go");
  set_down_forest (&table);
  g_assert_cmpint (bramble_match_get_viewer (table.match), ==, BRAMBLE_VIEWER_NOBODY);
  g_assert_cmpstr (bramble_herald_get_text (herald), ==, "");
  touch_table_clear (&table);

  touch_table_init (&table, "actions seat-1 2;window build", FALSE);
  herald = BRAMBLE_HERALD (touch_find (table.board, touch_is_type, "BrambleHerald"));
  wait_to_hear (herald, "Choose an action");
  gtk_widget_activate_action (table.board, "board.touch", "s", "supply/wood");
  wait_to_hear (herald, "gains 1 Wood");
  g_assert_nonnull (strstr (bramble_herald_get_text (herald), "Choose an action"));
  touch_table_clear (&table);
}

/* Returns the title of the card that is open, and closes it. */
static char *
close_card (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (BRAMBLE_IS_CARD_DIALOG (window))
        {
          char *title = g_strdup (gtk_window_get_title (window));

          gtk_window_close (window);
          return title;
        }
    }

  return NULL;
}

static void
check_read (TouchTable *table,
            GtkWidget  *focus,
            const char *title)
{
  g_autofree char *read = NULL;

  g_assert_true (gtk_widget_grab_focus (focus));
  g_assert_true (touch_key (table, GDK_KEY_Menu));
  read = close_card ();
  g_assert_cmpstr (read, ==, title);
  g_assert_true (gtk_root_get_focus (gtk_widget_get_root (table->board)) == focus);
}

static gboolean
is_read_button (GtkWidget  *widget,
                const char *name)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "board.read-thing") == 0
         && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), name) == 0;
}

static gboolean
says (GtkWidget  *widget,
      const char *text)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

static gboolean
is_answer (GtkWidget  *widget,
           const char *text)
{
  return GTK_IS_TOGGLE_BUTTON (widget) && touch_has_class (widget, "answer") && touch_find (widget, says, text);
}

/* The menu key reads what has the focus: a card that is an answer, one that is none, the
 * words of an answer, and what lies at a Location. Nothing is answered by it. */
static void
test_read (void)
{
  TouchTable table;
  g_autofree char *read = NULL;
  GtkWidget *button;
  guint step;

  touch_set_pace ("off");
  touch_table_init (&table, "hand seat-1 wolf;friend seat-2 cinderella;unique forest lonely-castle;unique fields royal-wedding;"
                            "next seat-2 fairy-food fields;window plan", FALSE);
  step = bramble_match_get_step (table.match);
  check_read (&table, touch_target (&table, "fable/wolf"), "Wolf");
  check_read (&table, touch_target (&table, "gather/forest"), "Forest");
  check_read (&table, touch_target (&table, "friend/cinderella"), "Cinderella");
  check_read (&table, touch_target (&table, "location/forest"), "Lonely Castle");
  check_read (&table, touch_find (table.board, is_answer, "olf"), "Wolf");

  /* A place with several cards asks which one. */
  g_assert_true (gtk_widget_grab_focus (touch_target (&table, "location/fields")));
  g_assert_true (touch_key (&table, GDK_KEY_Menu));
  button = touch_find (table.board, is_read_button, "Fairy Food");
  g_assert_nonnull (touch_find (table.board, is_read_button, "Royal Wedding"));
  g_signal_emit_by_name (button, "clicked");
  read = close_card ();
  g_assert_cmpstr (read, ==, "Fairy Food");
  g_assert_cmpuint (bramble_match_get_step (table.match), ==, step);
  g_assert_false (touch_has_class (touch_target (&table, "fable/wolf"), "chosen"));
  touch_table_clear (&table);
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
  g_test_add_func ("/touch/every-card-can-be-read", test_read);
  return g_test_run ();
}
