/* bramble-log-view.c: what happened, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-log-view.h"

#include <glib/gi18n.h>

#include "bramble-children.h"
#include "bramble-log-line.h"
#include "bramble-name.h"
#include "bramble-picture.h"
#include "bramble-presentation.h"
#include "bramble-tell.h"

/* Who looks at the log's end would like to see what comes next. */
#define NEAR_END 60

/* Of whom something is read. */
#define EVERYBODY (-1)

/**
 * BrambleLogView:
 *
 * The sentences of a log with the symbol of whom they are about and a picture
 * of their card, below headings for rounds and their parts. It can be read for
 * one player alone. It opens at its newest line.
 */
struct _BrambleLogView
{
  GtkWidget parent_instance;

  BrambleLog *log;
  BrambleMatch *match;
  BrambleCardArt art;
  gpointer art_data;
  GtkCustomFilter *filter;
  int seat;               /* whose lines are read, or EVERYBODY */
  guint showing;          /* tick: until the newest line is shown */
  guint frames;           /* how long that has waited */
  gboolean wants_focus;   /* the keyboard comes with it */
  gboolean wants_tell;    /* somebody wants to tell along when it appears */
  BrambleTell *tell;
  GtkBox *seats;
  GtkListView *list;
  GtkScrolledWindow *scroller;
};

G_DEFINE_FINAL_TYPE (BrambleLogView, bramble_log_view, GTK_TYPE_WIDGET)

/* The parts of a line. */
typedef struct
{
  GtkWidget *phase;
  GtkWidget *box;
  BramblePicture *symbol;
  BramblePicture *card;
  GtkWidget *text;
} Line;

static gboolean
is_read (gpointer item,
         gpointer user_data)
{
  BrambleLogView *self = user_data;
  BrambleLogEntry *entry = item;

  if (bramble_log_entry_get_joined (entry))
    return FALSE;
  return self->seat == EVERYBODY || bramble_log_entry_get_heading (entry) || bramble_log_entry_get_seat (entry) == self->seat;
}

/* Lines. */

static void
setup_line (BrambleLogView *self,
            GtkListItem    *item)
{
  Line *line = g_new0 (Line, 1);
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  line->phase = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (line->phase), 0);
  gtk_label_set_wrap (GTK_LABEL (line->phase), TRUE);
  gtk_widget_add_css_class (line->phase, "phase");
  line->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (line->box, "line");
  line->symbol = BRAMBLE_PICTURE (bramble_picture_new (NULL, 3, 3));
  line->card = BRAMBLE_PICTURE (bramble_picture_new (NULL, 4, 3));
  gtk_widget_add_css_class (GTK_WIDGET (line->symbol), "log-sign");
  gtk_widget_add_css_class (GTK_WIDGET (line->card), "card-sign");
  gtk_widget_set_valign (GTK_WIDGET (line->symbol), GTK_ALIGN_START);
  gtk_widget_set_valign (GTK_WIDGET (line->card), GTK_ALIGN_START);
  line->text = bramble_log_line_new ();
  gtk_widget_set_hexpand (line->text, TRUE);
  gtk_box_append (GTK_BOX (line->box), GTK_WIDGET (line->symbol));
  gtk_box_append (GTK_BOX (line->box), GTK_WIDGET (line->card));
  gtk_box_append (GTK_BOX (line->box), line->text);
  gtk_box_append (GTK_BOX (all), line->phase);
  gtk_box_append (GTK_BOX (all), line->box);
  g_object_set_data_full (G_OBJECT (item), "bramble-line", line, g_free);
  gtk_list_item_set_child (item, all);
  gtk_list_item_set_activatable (item, FALSE);
}

/* The line before this one begins no other part of the round. */
static gboolean
begins_phase (BrambleLogView  *self,
              GtkListItem     *item,
              BrambleLogEntry *entry)
{
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (self->list));
  guint position = gtk_list_item_get_position (item);
  g_autoptr (BrambleLogEntry) before = position > 0 ? g_list_model_get_item (model, position - 1) : NULL;

  return bramble_log_entry_get_phase (entry)
         && (before == NULL || g_strcmp0 (bramble_log_entry_get_phase (before), bramble_log_entry_get_phase (entry)) != 0);
}

static void
bind_line (BrambleLogView *self,
           GtkListItem    *item)
{
  Line *line = g_object_get_data (G_OBJECT (item), "bramble-line");
  BrambleLogEntry *entry = gtk_list_item_get_item (item);
  const char *card = bramble_log_entry_get_cards (entry)[0];
  int seat = bramble_log_entry_get_seat (entry);
  const BrambleLook *look = seat < 0 ? NULL : bramble_seat_get_look (bramble_match_get_seat (self->match, (guint) seat));
  g_autofree char *art = card && self->art ? self->art (card, self->art_data) : NULL;

  gtk_label_set_label (GTK_LABEL (line->phase), bramble_log_entry_get_phase (entry) ? bramble_log_entry_get_phase (entry) : "");
  gtk_widget_set_visible (line->phase, begins_phase (self, item, entry));
  bramble_picture_set_art (line->symbol, look ? look->symbol : NULL);
  gtk_widget_set_visible (GTK_WIDGET (line->symbol), !bramble_log_entry_get_heading (entry));
  bramble_picture_set_art (line->card, art);
  gtk_widget_set_visible (GTK_WIDGET (line->card), art != NULL && !bramble_log_entry_get_heading (entry));
  bramble_log_line_set_entry (line->text, entry);
}

/* The newest line is in sight when the log appears, and stays there unless
 * somebody reads further up. */

/* What is new is laid out first. */
static gboolean
scroll_to_end (GtkWidget     *list,
               GdkFrameClock *clock,
               gpointer       user_data)
{
  BrambleLogView *self = user_data;
  GListModel *lines = G_LIST_MODEL (gtk_list_view_get_model (self->list));
  guint n = lines ? g_list_model_get_n_items (lines) : 0;

  if (self->frames++ < 2)
    return G_SOURCE_CONTINUE;

  self->showing = 0;
  if (n > 0)
    gtk_widget_activate_action (list, "list.scroll-to-item", "u", n - 1);
  return G_SOURCE_REMOVE;
}

static void
show_end (BrambleLogView *self)
{
  self->frames = 0;
  if (self->showing == 0)
    self->showing = gtk_widget_add_tick_callback (GTK_WIDGET (self->list), scroll_to_end, self, NULL);
}

static void
appeared (BrambleLogView *self)
{
  show_end (self);
  if (self->wants_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self->list));
  self->wants_focus = FALSE;
  if (self->wants_tell)
    bramble_tell_open (self->tell);
  self->wants_tell = FALSE;
}

static void
log_grew (BrambleLogView *self,
          guint           position,
          guint           removed,
          guint           added)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double below = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_value (adjustment)
                 - gtk_adjustment_get_page_size (adjustment);
  g_autoptr (BrambleLogEntry) before = position > 0 ? g_list_model_get_item (G_LIST_MODEL (self->log), position - 1) : NULL;

  /* The last line may be joined with a new one, or not any more. */
  if (before && (removed > 0 || bramble_log_entry_get_joined (before)))
    gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  if (below < NEAR_END)
    show_end (self);
}

/* Whose lines are read. */

static void
seat_chosen (GtkToggleButton *button,
             BrambleLogView  *self)
{
  if (!gtk_toggle_button_get_active (button))
    return;

  self->seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "bramble-seat"));
  if (self->filter)
    gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  show_end (self);
}

static GtkToggleButton *
add_seat (BrambleLogView  *self,
          int              seat,
          GtkWidget       *child,
          const char      *name,
          GtkToggleButton *group)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_widget_set_tooltip_text (button, name);
  bramble_name_button (button, name);
  gtk_widget_add_css_class (button, "answer");
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), group);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), seat == EVERYBODY);
  g_object_set_data (G_OBJECT (button), "bramble-seat", GINT_TO_POINTER (seat));
  g_signal_connect (button, "toggled", G_CALLBACK (seat_chosen), self);
  gtk_box_append (self->seats, button);
  return GTK_TOGGLE_BUTTON (button);
}

static void
add_seats (BrambleLogView *self)
{
  guint n = g_list_model_get_n_items (bramble_match_get_seats (self->match));
  /* Translators: a button: the log of all players */
  GtkToggleButton *all = add_seat (self, EVERYBODY, gtk_label_new (C_("log", "All")), _("What happened to everybody"), NULL);

  for (guint i = 0; i < n; i++)
    {
      BrambleSeat *seat = bramble_match_get_seat (self->match, i);
      const BrambleLook *look = bramble_seat_get_look (seat);
      GtkWidget *symbol = bramble_picture_new (look ? look->symbol : NULL, 3, 3);
      /* Translators: a button: only what the log says of one player */
      g_autofree char *name = g_strdup_printf (_("Only %s"), bramble_seat_get_name (seat));

      gtk_widget_add_css_class (symbol, "sign");
      add_seat (self, (int) i, symbol, name, all);
    }
}

static void
bramble_log_view_dispose (GObject *object)
{
  BrambleLogView *self = BRAMBLE_LOG_VIEW (object);

  if (self->showing)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->list), self->showing);
  self->showing = 0;
  if (self->log)
    g_signal_handlers_disconnect_by_data (self->log, self);
  if (self->list)
    gtk_list_view_set_model (self->list, NULL);
  self->list = NULL;
  bramble_children_unparent (GTK_WIDGET (object));
  g_clear_object (&self->filter);
  g_clear_object (&self->log);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (bramble_log_view_parent_class)->dispose (object);
}

static void
bramble_log_view_class_init (BrambleLogViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_log_view_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-log-view.ui");
  g_type_ensure (BRAMBLE_TYPE_TELL);
  gtk_widget_class_bind_template_child (widget_class, BrambleLogView, tell);
  gtk_widget_class_bind_template_child (widget_class, BrambleLogView, seats);
  gtk_widget_class_bind_template_child (widget_class, BrambleLogView, list);
  gtk_widget_class_bind_template_child (widget_class, BrambleLogView, scroller);
}

static void
bramble_log_view_init (BrambleLogView *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  self->seat = EVERYBODY;
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (factory, "setup", G_CALLBACK (setup_line), self);
  g_signal_connect_swapped (factory, "bind", G_CALLBACK (bind_line), self);
  gtk_list_view_set_factory (self->list, factory);
  g_signal_connect_object (self->list, "map", G_CALLBACK (appeared), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

GtkWidget *
bramble_log_view_new (void)
{
  return g_object_new (BRAMBLE_TYPE_LOG_VIEW, NULL);
}

/**
 * bramble_log_view_set_log:
 * @art: (nullable): finds the pictures of cards
 *
 * Shows @log, which is the one of @match. It is called once.
 */
void
bramble_log_view_set_log (BrambleLogView *self,
                          BrambleLog     *log,
                          BrambleMatch   *match,
                          BrambleCardArt  art,
                          gpointer        user_data)
{
  g_autoptr (GtkNoSelection) lines = NULL;
  GtkFilterListModel *read;

  g_return_if_fail (BRAMBLE_IS_LOG_VIEW (self));
  g_return_if_fail (self->log == NULL);

  self->log = g_object_ref (log);
  self->match = g_object_ref (match);
  self->art = art;
  self->art_data = user_data;
  self->filter = gtk_custom_filter_new (is_read, self, NULL);
  read = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (log)), g_object_ref (GTK_FILTER (self->filter)));
  lines = gtk_no_selection_new (G_LIST_MODEL (read));
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (lines));
  g_signal_connect_swapped (log, "items-changed", G_CALLBACK (log_grew), self);
  add_seats (self);
  bramble_tell_set_match (self->tell, match, bramble_presentation_of (bramble_match_get_game (match))->tells);
}

/* It gets the keyboard, now or when it appears. */
void
bramble_log_view_focus (BrambleLogView *self)
{
  g_return_if_fail (BRAMBLE_IS_LOG_VIEW (self));

  self->wants_focus = !gtk_widget_get_mapped (GTK_WIDGET (self->list));
  if (!self->wants_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

/* Somebody wants to tell along, now or when it appears. */
void
bramble_log_view_tell (BrambleLogView *self)
{
  g_return_if_fail (BRAMBLE_IS_LOG_VIEW (self));

  self->wants_tell = !gtk_widget_get_mapped (GTK_WIDGET (self->list));
  if (!self->wants_tell)
    bramble_tell_open (self->tell);
}
