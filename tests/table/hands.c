/* hands.c: somebody who plays through the widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "hands.h"

#include <string.h>

#include "bramble-herald.h"
#include "bramble-presentation.h"
#include "bramble-target.h"
#include "look.h"

/* Whether a game has a table to play at; otherwise the test is skipped. */
gboolean
hands_have_board (const BrambleGame *game)
{
  if (bramble_presentation_of (game)->board)
    return TRUE;

  g_test_skip ("this game has no table");
  return FALSE;
}

/* Returns (nullable): the box below @widget that has a class of the style sheet. */
GtkWidget *
hands_find (GtkWidget  *widget,
            const char *css_class)
{
  if (GTK_IS_BOX (widget) && gtk_widget_has_css_class (widget, css_class))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = hands_find (child, css_class);

      if (found)
        return found;
    }

  return NULL;
}

static void
count_buttons (GtkWidget *widget,
               GPtrArray *buttons)
{
  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget) || !gtk_widget_get_sensitive (widget))
    return;
  if (GTK_IS_BUTTON (widget))
    g_ptr_array_add (buttons, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    count_buttons (child, buttons);
}

static void
count_lit (GtkWidget *widget,
           GPtrArray *targets)
{
  if (BRAMBLE_IS_TARGET (widget) && gtk_widget_has_css_class (widget, "lit") && gtk_widget_get_mapped (widget))
    g_ptr_array_add (targets, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    count_lit (child, targets);
}

/* One thing that a person does: lift the curtain, press an answer, or touch
 * what is lit. Returns FALSE while a computer is asked. */
gboolean
hands_do_something (GtkWidget    *board,
                    BrambleMatch *match,
                    BrambleRng   *rng)
{
  GtkWidget *curtain = hands_find (board, "curtain");
  GtkWidget *prompt = hands_find (board, "prompt");
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  g_autoptr (GPtrArray) lit = g_ptr_array_new ();
  guint step = bramble_match_get_step (match);

  if (gtk_widget_get_visible (curtain))
    {
      g_assert_cmpint (bramble_match_get_viewer (match), ==, BRAMBLE_VIEWER_NOBODY);
      count_buttons (curtain, buttons);
      g_signal_emit_by_name (g_ptr_array_index (buttons, 0), "clicked");
      return TRUE;
    }

  count_buttons (prompt, buttons);
  if (buttons->len == 0)
    return FALSE;

  count_lit (board, lit);
  if (lit->len > 0 && bramble_rng_below (rng, 4) == 0)
    {
      BrambleTarget *target = g_ptr_array_index (lit, bramble_rng_below (rng, lit->len));
      const char *name = bramble_thing_get_name (bramble_target_get_thing (target));

      gtk_widget_activate_action (board, "board.touch", "s", name);
      /* It answered, or offers what lies there. */
      if (bramble_match_get_step (match) > step)
        return TRUE;
    }
  g_ptr_array_set_size (buttons, 0);
  count_buttons (prompt, buttons);
  g_signal_emit_by_name (g_ptr_array_index (buttons, bramble_rng_below (rng, buttons->len)), "clicked");
  return TRUE;
}

/* Whoever listens would wait for a breath: it is drawn now. Returns whether there
 * was one to wait for. */
static gboolean
hurry_herald (GtkWidget *widget)
{
  GSource *breath = BRAMBLE_IS_HERALD (widget) ? g_main_context_find_source_by_user_data (NULL, widget) : NULL;
  gboolean hurried = breath != NULL;

  if (breath)
    g_source_set_ready_time (breath, 0);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    hurried |= hurry_herald (child);
  return hurried;
}

/* However much there is to say, all of it is said. */
void
hands_hear_out (GtkWidget *widget)
{
  look_settle ();
  while (hurry_herald (widget))
    look_settle ();
}

/* What GTK 4.8 says of itself: its labels are a pixel narrower than they may be, and a
 * menu that was opened where it is scrolled away afterwards finds no monitor there. Its
 * tooltips look for the pointer half a second later, in what may be closed by then. */
static gboolean
is_known (const char *message)
{
  return (g_str_has_prefix (message, "GtkLabel ") && g_str_has_suffix (message, "natural size must be >= min size"))
         || g_str_has_prefix (message, "gdk_monitor_get_geometry: assertion")
         || g_str_has_prefix (message, "gdk_surface_get_device_position: assertion")
         || g_str_has_prefix (message, "_gtk_widget_find_at_coords: assertion");
}

static gboolean
is_fatal (const char     *domain,
          GLogLevelFlags  level,
          const char     *message,
          gpointer        user_data)
{
  return !is_known (message);
}

/* What is forgiven is not said either: who reads what tests say takes it for the end. */
static void
say_others (const char     *domain,
            GLogLevelFlags  level,
            const char     *message,
            gpointer        user_data)
{
  if (!is_known (message))
    g_log_default_handler (domain, level, message, user_data);
}

/* The same for what GTK says in fields. */
static GLogWriterOutput
write_others (GLogLevelFlags   level,
              const GLogField *fields,
              gsize            n_fields,
              gpointer         user_data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (strcmp (fields[i].key, "MESSAGE") == 0 && is_known (fields[i].value))
      return G_LOG_WRITER_HANDLED;

  return g_log_writer_default (level, fields, n_fields, user_data);
}

/* All complaints end a test, but not those. It is to be said in each one. */
void
hands_forgive_gtk (void)
{
  static const char *const domains[] = { "Gdk", "Gtk" };
  static gboolean is_said;

  for (guint i = 0; i < G_N_ELEMENTS (domains) && !is_said; i++)
    g_log_set_handler (domains[i], G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING | G_LOG_FLAG_FATAL | G_LOG_FLAG_RECURSION,
                       say_others, NULL);
  if (!is_said)
    g_log_set_writer_func (write_others, NULL, NULL);
  is_said = TRUE;
  g_test_log_set_fatal_handler (is_fatal, NULL);
}
