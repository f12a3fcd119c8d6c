/* bramble-recap.c: what the others did since one's last turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-recap.h"

#include <glib/gi18n.h>

#include "bramble-children.h"
#include "bramble-log-line.h"
#include "bramble-name.h"

/**
 * BrambleRecap:
 *
 * A small panel with the sentences of a log. It is not there until
 * bramble_recap_show() has something to say, and goes at its button or Escape.
 */
struct _BrambleRecap
{
  GtkWidget parent_instance;

  GtkWidget *panel;
  GtkBox *lines;
  GtkScrolledWindow *scroller;
  GtkWidget *close;
};

G_DEFINE_FINAL_TYPE (BrambleRecap, bramble_recap, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CLOSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
clear_lines (BrambleRecap *self)
{
  bramble_children_remove (self->lines);
}

static void
add_line (BrambleRecap    *self,
          BrambleLogEntry *entry)
{
  GtkWidget *line = bramble_log_line_new ();

  bramble_log_line_set_entry (line, entry);
  gtk_label_set_max_width_chars (GTK_LABEL (line), 46);
  gtk_box_append (self->lines, line);
}

static void
close_clicked (BrambleRecap *self)
{
  bramble_recap_close (self);
}

static gboolean
escape_pressed (GtkWidget *widget,
                GVariant  *arguments,
                gpointer   user_data)
{
  bramble_recap_close (BRAMBLE_RECAP (widget));
  return TRUE;
}

static void
bramble_recap_dispose (GObject *object)
{
  bramble_children_unparent (GTK_WIDGET (object));

  G_OBJECT_CLASS (bramble_recap_parent_class)->dispose (object);
}

static void
bramble_recap_class_init (BrambleRecapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_recap_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-recap.ui");
  gtk_widget_class_bind_template_child (widget_class, BrambleRecap, panel);
  gtk_widget_class_bind_template_child (widget_class, BrambleRecap, lines);
  gtk_widget_class_bind_template_child (widget_class, BrambleRecap, scroller);
  gtk_widget_class_bind_template_child (widget_class, BrambleRecap, close);
  gtk_widget_class_bind_template_callback (widget_class, close_clicked);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_pressed, NULL);
  /* What appears in an alert is read out. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);

  /**
   * BrambleRecap::closed:
   *
   * It was read, and is gone.
   */
  signals[SIGNAL_CLOSED] = g_signal_new ("closed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
}

static void
bramble_recap_init (BrambleRecap *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bramble_name_button (self->close, _("Close what happened since your turn"));
}

GtkWidget *
bramble_recap_new (void)
{
  return g_object_new (BRAMBLE_TYPE_RECAP, NULL);
}

/**
 * bramble_recap_show:
 * @entries: (nullable): a list of #BrambleLogEntry, as bramble_log_since() makes it
 *
 * Shows @entries in place of what was shown. When there are none, it is closed.
 */
void
bramble_recap_show (BrambleRecap *self,
                    GListModel   *entries)
{
  g_autoptr (GString) all = g_string_new (NULL);

  g_return_if_fail (BRAMBLE_IS_RECAP (self));
  g_return_if_fail (entries == NULL || G_IS_LIST_MODEL (entries));

  if (entries == NULL || g_list_model_get_n_items (entries) == 0)
    {
      bramble_recap_close (self);
      return;
    }

  clear_lines (self);
  for (guint i = 0; i < g_list_model_get_n_items (entries); i++)
    {
      g_autoptr (BrambleLogEntry) entry = g_list_model_get_item (entries, i);

      add_line (self, entry);
      g_string_append_printf (all, "%s%s", i > 0 ? "\n" : "", bramble_log_entry_get_text (entry));
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Since your turn"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, all->str,
                                  -1);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

/**
 * bramble_recap_close:
 *
 * Nothing of what was shown is left, be it on the screen or to be listened to.
 */
void
bramble_recap_close (BrambleRecap *self)
{
  gboolean was_open;

  g_return_if_fail (BRAMBLE_IS_RECAP (self));

  was_open = gtk_widget_get_visible (GTK_WIDGET (self));
  clear_lines (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "", -1);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  if (was_open)
    g_signal_emit (self, signals[SIGNAL_CLOSED], 0);
}
