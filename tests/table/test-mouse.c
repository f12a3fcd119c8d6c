/* test-mouse.c: the program under a real pointer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program runs here with its real window, and xdotool moves the pointer of
 * the display and presses its buttons. Where to is asked of the widgets, so no
 * theme, font or layout is taken for granted.
 */

#include <gtk/gtk.h>
#include <string.h>

#include "bramble-application.h"
#include "bramble-card-dialog.h"
#include "bramble-settings.h"
#include "bramble-target.h"
#include "bramble-window-private.h"
#include "look.h"
#include "match-kit.h"

/* How long it is waited for an answer that may only be a plan, in ms. */
#define PLANNED 3000
/* More clicks than it ever takes. */
#define CLICKS 200
/* How many answers are given on the table. */
#define ANSWERS 12

/* What buttons are known by. */
#define NEW_GAME "win.new-game-of" /* the action of the one on the shelf */
#define SHELF "win.shelf"         /* and of the one in the title bar */
#define ANSWER "board.answer"    /* the answers in the prompt and in popovers */
#define TOUCH "board.touch"       /* what an answer is put together of */
#define SET_DOWN "board.set-down" /* what is planned on the table is answered with it */
#define PLAY "suggested-action"   /* the style of the one that begins a game */
#define LIT "lit"                 /* the style of what is an answer on the table */
#define CHOSEN "chosen"           /* and of what is planned, but not all of it yet */

typedef gboolean (*IsIt) (GtkWidget  *widget,
                          const char *what);

/* Whether a person could press it just now. */
static gboolean
is_usable (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget) && gtk_widget_get_width (widget) > 0;
}

static gboolean
runs_action (GtkWidget  *widget,
             const char *action)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0;
}

/* One of what an answer is put together of, in the prompt. */
static gboolean
is_part (GtkWidget  *widget,
         const char *action)
{
  return GTK_IS_TOGGLE_BUTTON (widget) && runs_action (widget, action);
}

static gboolean
is_suggested (GtkWidget  *widget,
              const char *css_class)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, css_class);
}

static gboolean
is_lit (GtkWidget  *widget,
        const char *css_class)
{
  return BRAMBLE_IS_TARGET (widget) && gtk_widget_has_css_class (widget, css_class);
}

/* Whether the pointer would reach it: nothing lies over its middle, and it is
 * not scrolled away. */
static gboolean
is_on_top (GtkWidget *widget)
{
  GtkWidget *native = GTK_WIDGET (gtk_widget_get_native (widget));
  graphene_point_t middle;
  GtkWidget *there;

  g_assert_true (gtk_widget_compute_point (widget, native,
                                           &GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (widget) / 2,
                                                                 (float) gtk_widget_get_height (widget) / 2),
                                           &middle));
  there = gtk_widget_pick (native, middle.x, middle.y, GTK_PICK_DEFAULT);
  return there && (there == widget || gtk_widget_is_ancestor (there, widget));
}

static void
find_all (GtkWidget  *widget,
          IsIt        is_it,
          const char *what,
          GPtrArray  *found)
{
  if (is_it (widget, what) && is_usable (widget) && is_on_top (widget))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    find_all (child, is_it, what, found);
}

static GtkWidget *
find (GtkWidget  *widget,
      IsIt        is_it,
      const char *what)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  find_all (widget, is_it, what, found);
  return found->len > 0 ? g_ptr_array_index (found, 0) : NULL;
}

/* The middle of a widget on the screen. Without a window manager windows are
 * at its corner; popovers are windows of their own. */
static void
find_middle (GtkWidget *widget,
             int       *x,
             int       *y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = gtk_native_get_surface (native);
  graphene_point_t middle;
  double left, top;

  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (native),
                                           &GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (widget) / 2,
                                                                 (float) gtk_widget_get_height (widget) / 2),
                                           &middle));
  gtk_native_get_surface_transform (native, &left, &top);
  *x = (int) (left + middle.x);
  *y = (int) (top + middle.y);
  if (GDK_IS_POPUP (surface))
    {
      GtkNative *below = gtk_widget_get_native (gtk_widget_get_parent (GTK_WIDGET (native)));

      g_assert_false (GDK_IS_POPUP (gtk_native_get_surface (below)));
      *x += gdk_popup_get_position_x (GDK_POPUP (surface));
      *y += gdk_popup_get_position_y (GDK_POPUP (surface));
    }
}

static void
xdotool_ended (GObject      *process,
               GAsyncResult *result,
               gpointer      ended)
{
  g_autoptr (GError) error = NULL;

  g_subprocess_wait_check_finish (G_SUBPROCESS (process), result, &error);
  g_assert_no_error (error);
  *(gboolean *) ended = TRUE;
}

/* What has just come gets its place in the next frame. */
static void
wait_for_layout (GtkWidget *widget)
{
  look_settle ();
  gtk_widget_queue_draw (widget);
  gtk_test_widget_wait_for_draw (widget);
}

/* Moves the pointer somewhere and does something there. */
static void
xdotool (int         x,
         int         y,
         const char *what,
         const char *which)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = NULL;
  g_autofree char *across = g_strdup_printf ("%d", x);
  g_autofree char *down = g_strdup_printf ("%d", y);
  gboolean ended = FALSE;

  process = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, "xdotool", "mousemove", across, down, what, which, NULL);
  g_assert_no_error (error);
  g_subprocess_wait_check_async (process, NULL, xdotool_ended, &ended);
  while (!ended)
    g_main_context_iteration (NULL, TRUE);
}

/* Moves the pointer there and presses one of its buttons. */
static void
click_with (GtkWidget  *widget,
            const char *button)
{
  int x, y;

  wait_for_layout (widget);
  find_middle (widget, &x, &y);
  xdotool (x, y, "click", button);
}

static void
click (GtkWidget *widget)
{
  click_with (widget, "1");
}

/* Clicks on it as soon as it is there to be clicked. */
typedef struct
{
  GtkWidget *below;
  IsIt is_it;
  const char *what;
} Search;

static gboolean
is_there (gpointer data)
{
  const Search *search = data;

  return find (search->below, search->is_it, search->what) != NULL;
}

static void
find_and_click (GtkWidget  *below,
                IsIt        is_it,
                const char *what)
{
  Search search = { below, is_it, what };

  g_assert_true (kit_wait (is_there, &search, KIT_LONG));
  click (find (below, is_it, what));
}

/* What is waited for. */
typedef struct
{
  BrambleWindow *window;
  const char *page;
  guint step;
  GtkWidget *target; /* what was touched */
  gboolean chosen;   /* whether that was chosen before: then it is no longer */
} Goal;

/* Answers that took a second click. */
static guint chosen;

static gboolean
is_page (gpointer data)
{
  const Goal *goal = data;

  return g_strcmp0 (gtk_stack_get_visible_child_name (goal->window->pages), goal->page) == 0
         && !gtk_stack_get_transition_running (goal->window->pages);
}

static gboolean
has_answered (gpointer data)
{
  const Goal *goal = data;

  return bramble_match_get_step (goal->window->match) > goal->step;
}

static gboolean
asks_person (gpointer data)
{
  const Goal *goal = data;
  BrambleAsk ask;

  bramble_match_get_ask (goal->window->match, &ask);
  return ask.n_options > 0 || bramble_match_get_over (goal->window->match);
}

/* Several answers lie there, or it is to be set down. */
static GPtrArray *
find_choices (const Goal *goal)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  GPtrArray *choices = g_ptr_array_new ();

  find_all (GTK_WIDGET (goal->window->board), runs_action, ANSWER, buttons);
  for (guint i = 0; i < buttons->len; i++)
    if (GTK_IS_POPOVER (gtk_widget_get_native (g_ptr_array_index (buttons, i))))
      g_ptr_array_add (choices, g_ptr_array_index (buttons, i));
  find_all (GTK_WIDGET (goal->window->board), runs_action, SET_DOWN, choices);
  return choices;
}

static gboolean
has_effect (gpointer data)
{
  const Goal *goal = data;
  g_autoptr (GPtrArray) choices = find_choices (goal);

  return has_answered (data) || choices->len > 0 || gtk_widget_has_css_class (goal->target, CHOSEN) != goal->chosen;
}

/* Touches something that is lit on the table, and what it then takes to answer
 * with it. Returns FALSE when nothing is lit. */
static gboolean
touch_table (Goal       *goal,
             BrambleRng *rng)
{
  g_autoptr (GPtrArray) lit = g_ptr_array_new ();
  g_autoptr (GPtrArray) choices = NULL;

  find_all (GTK_WIDGET (goal->window->board), is_lit, LIT, lit);
  if (lit->len == 0)
    return FALSE;

  g_set_object (&goal->target, g_ptr_array_index (lit, bramble_rng_below (rng, lit->len)));
  g_test_message ("touching %s", bramble_thing_get_name (bramble_target_get_thing (BRAMBLE_TARGET (goal->target))));
  goal->chosen = gtk_widget_has_css_class (goal->target, CHOSEN);
  click (goal->target);
  g_assert_true (kit_wait (has_effect, goal, KIT_LONG));
  choices = find_choices (goal);
  if (!has_answered (goal) && choices->len > 0)
    {
      click (g_ptr_array_index (choices, bramble_rng_below (rng, choices->len)));
      g_assert_true (kit_wait (has_answered, goal, KIT_LONG));
      chosen++;
    }
  return TRUE;
}

static gboolean
is_lit_card (GtkWidget  *widget,
             const char *css_class)
{
  return is_lit (widget, css_class) && gtk_widget_has_css_class (widget, "card");
}

static GtkWindow *
find_card_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (BRAMBLE_IS_CARD_DIALOG (window))
        return window;
    }

  return NULL;
}

static gboolean
card_is_open (gpointer data)
{
  GtkWindow *dialog = find_card_dialog ();

  return dialog && gtk_widget_get_mapped (GTK_WIDGET (dialog));
}

static gboolean
card_is_closed (gpointer data)
{
  return find_card_dialog () == NULL;
}

static gboolean
has_lit_card (gpointer goal)
{
  return find (GTK_WIDGET (((Goal *) goal)->window->board), is_lit_card, LIT) != NULL;
}

/* A card that could be chosen is read instead, and put away again. */
static void
read_card (Goal *goal)
{
  GtkWidget *card;
  guint step;

  g_assert_true (kit_wait (has_lit_card, goal, KIT_LONG));
  step = bramble_match_get_step (goal->window->match);
  card = find (GTK_WIDGET (goal->window->board), is_lit_card, LIT);
  click_with (card, "3");
  g_assert_true (kit_wait (card_is_open, NULL, KIT_LONG));
  /* Without a window manager keys go to the window below the pointer. */
  wait_for_layout (GTK_WIDGET (find_card_dialog ()));
  xdotool (60, 60, "key", "Escape");
  g_assert_true (kit_wait (card_is_closed, NULL, KIT_LONG));
  g_assert_cmpuint (bramble_match_get_step (goal->window->match), ==, step);
  g_assert_false (gtk_widget_has_css_class (card, CHOSEN));
}

static void
play_with_mouse (void)
{
  g_autoptr (BrambleApplication) application = bramble_application_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  BrambleRng rng = { 11 };
  guint touched = 0;
  guint pressed = 0;
  Goal goal = { 0 };

  g_assert_true (g_application_register (G_APPLICATION (application), NULL, &error));
  g_assert_no_error (error);
  g_application_activate (G_APPLICATION (application));
  goal.window = BRAMBLE_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (application)));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (goal.window));

  find_and_click (GTK_WIDGET (goal.window->shelf), runs_action, NEW_GAME);
  goal.page = "new-game";
  g_assert_true (kit_wait (is_page, &goal, KIT_LONG));
  find_and_click (GTK_WIDGET (goal.window->new_game), is_suggested, PLAY);
  goal.page = "table";
  g_assert_true (kit_wait (is_page, &goal, KIT_LONG));
  read_card (&goal);

  for (guint clicks = 0; touched < ANSWERS || pressed == 0 || chosen == 0; clicks++)
    {
      g_assert_cmpuint (clicks, <, CLICKS);
      g_assert_true (kit_wait (asks_person, &goal, KIT_LONG));
      g_assert_false (bramble_match_get_over (goal.window->match));
      goal.step = bramble_match_get_step (goal.window->match);
      wait_for_layout (GTK_WIDGET (goal.window));
      if ((touched == 0 || pressed > 0 || touched < ANSWERS / 2) && touch_table (&goal, &rng))
        {
          touched += has_answered (&goal);
          continue;
        }

      /* What is nothing on the table is answered below it. What is only planned
       * may take another click. */
      g_ptr_array_set_size (buttons, 0);
      find_all (GTK_WIDGET (goal.window->board), runs_action, ANSWER, buttons);
      find_all (GTK_WIDGET (goal.window->board), is_part, TOUCH, buttons);
      find_all (GTK_WIDGET (goal.window->board), runs_action, SET_DOWN, buttons);
      g_assert_cmpuint (buttons->len, >, 0);
      click (g_ptr_array_index (buttons, bramble_rng_below (&rng, buttons->len)));
      pressed += kit_wait (has_answered, &goal, PLANNED);
    }
  g_test_message ("%u answers on the table, %u of them with a second click, %u in the prompt", touched, chosen, pressed);
  g_assert_cmpuint (chosen, >, 0);

  g_clear_object (&goal.target);

  /* And away, as people do it. */
  find_and_click (gtk_window_get_titlebar (GTK_WINDOW (goal.window)), runs_action, SHELF);
  goal.page = "shelf";
  g_assert_true (kit_wait (is_page, &goal, KIT_LONG));
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
  look_settle ();
}

int
main (int    argc,
      char **argv)
{
  g_auto (KitDir) home = { 0 };
  g_autofree char *program = g_find_program_in_path ("xdotool");

  kit_dir_init (&home);
  g_setenv ("XDG_DATA_HOME", home.path, TRUE);
  gtk_test_init (&argc, &argv, NULL);
  g_settings_set_string (bramble_settings_get_default (), "pace", "off");
  if (program)
    g_test_add_func ("/table/mouse", play_with_mouse);
  return g_test_run ();
}
