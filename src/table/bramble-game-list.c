/* bramble-game-list.c: the finished games that can be watched again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-game-list.h"

#include <glib/gi18n.h>

#include <bramble-verdict.h>

#include "bramble-announce.h"
#include "bramble-children.h"
#include "bramble-name.h"
#include "bramble-picture.h"
#include "bramble-presentation.h"

/**
 * BrambleGameList:
 *
 * A list of the finished games that a store keeps, newest first. A game that is
 * chosen runs the action "win.watch" with the address of its file. The list is
 * not there while it is empty.
 */
struct _BrambleGameList
{
  GtkWidget parent_instance;

  GCancellable *cancellable; /* (nullable): of the reading under way */
  GtkListBox *games;
};

G_DEFINE_FINAL_TYPE (BrambleGameList, bramble_game_list, GTK_TYPE_WIDGET)

/* A finished game, in a few words. */
typedef struct
{
  char *uri;
  char *title;
  char *about;
  const char *figure; /* (nullable): of the winner, or of one of them */
  gboolean book;      /* it can be read as a book */
} Game;

static void
free_game (gpointer data)
{
  Game *game = data;

  g_free (game->uri);
  g_free (game->title);
  g_free (game->about);
  g_free (game);
}

/* What was played, by whom, how long, and when. */
static char *
dup_about (const BrambleRecord *record,
           GDateTime           *when)
{
  guint rounds = bramble_record_game (record)->round (bramble_record_now (record));
  g_autofree char *length = g_strdup_printf (ngettext ("%u round", "%u rounds", rounds), rounds);
  g_autoptr (GString) about = g_string_new (g_dpgettext2 (NULL, "game", bramble_record_game (record)->name));

  g_string_append (about, " · ");
  for (guint i = 0; i < bramble_record_n_seats (record); i++)
    /* A name may be written in the other direction: it keeps to itself. */
    g_string_append_printf (about, "%s\342\201\250%s\342\201\251", i > 0 ? ", " : "",
                            bramble_record_seat (record, i)->name);
  g_string_append_printf (about, " · %s", length);
  if (when)
    {
      g_autoptr (GDateTime) local = g_date_time_to_local (when);
      g_autofree char *date = g_date_time_format (local, "%x, %H:%M");

      g_string_append_printf (about, " · %s", date);
    }
  return g_string_free (g_steal_pointer (&about), FALSE);
}

/* Returns (nullable): what there is to say about the game in @file. */
static Game *
read_game (GFile        *file,
           GCancellable *cancellable)
{
  g_autoptr (BrambleRecord) record = bramble_record_load (file, cancellable, NULL);
  g_autoptr (GFileInfo) info = NULL;
  g_autoptr (GDateTime) when = NULL;
  const BrambleLook *look;
  BrambleResult result;
  Game *game;

  if (record == NULL)
    return NULL;
  bramble_record_game (record)->result (bramble_record_now (record), &result);
  if (result.outcome == BRAMBLE_PLAYING)
    return NULL;

  info = g_file_query_info (file, G_FILE_ATTRIBUTE_TIME_MODIFIED, G_FILE_QUERY_INFO_NONE, cancellable, NULL);
  when = info ? g_file_info_get_modification_date_time (info) : NULL;
  game = g_new0 (Game, 1);
  game->uri = g_file_get_uri (file);
  game->title = bramble_verdict_past (record, &result);
  game->about = dup_about (record, when);
  look = bramble_record_look (record, result.winners ? (guint) g_bit_nth_lsf (result.winners, -1) : 0);
  game->figure = look ? look->figure : NULL;
  game->book = bramble_presentation_of (bramble_record_game (record))->book != NULL;
  return game;
}

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  g_autoptr (GPtrArray) files = bramble_store_list_finished (task_data);
  GPtrArray *games = g_ptr_array_new_with_free_func (free_game);

  for (guint i = 0; i < files->len; i++)
    {
      Game *game = read_game (g_ptr_array_index (files, i), cancellable);

      /* One that cannot be read is not there to be watched. */
      if (game)
        g_ptr_array_add (games, game);
    }
  g_task_return_pointer (task, games, (GDestroyNotify) g_ptr_array_unref);
}

static GtkWidget *
create_label (const char *text,
              const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
create_book_button (const Game *game)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("accessories-dictionary-symbolic");

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, _("Read the book"));
  bramble_name_button (button, _("Read the book"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", game->uri);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.read-book");
  return button;
}

static GtkWidget *
create_row (const Game *game)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *sign = gtk_image_new_from_icon_name ("media-playback-start-symbolic");

  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), create_label (game->title, "heading"));
  gtk_box_append (GTK_BOX (words), create_label (game->about, "caption"));
  gtk_box_append (GTK_BOX (box), bramble_picture_new (game->figure, 36, 45));
  gtk_box_append (GTK_BOX (box), words);
  if (game->book)
    gtk_box_append (GTK_BOX (box), create_book_button (game));
  gtk_box_append (GTK_BOX (box), sign);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", game->uri);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.watch");
  gtk_widget_set_tooltip_text (row, _("Watch it again"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, game->title, -1);
  bramble_describe (row, game->about);
  return row;
}

static void
was_read (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (BrambleGameList) self = BRAMBLE_GAME_LIST (g_object_ref (source));
  g_autoptr (GPtrArray) games = g_task_propagate_pointer (G_TASK (result), NULL);
  GtkWidget *row;

  if (games == NULL || g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;

  g_clear_object (&self->cancellable);
  while ((row = GTK_WIDGET (gtk_list_box_get_row_at_index (self->games, 0))))
    gtk_list_box_remove (self->games, row);
  for (guint i = 0; i < games->len; i++)
    gtk_list_box_append (self->games, create_row (g_ptr_array_index (games, i)));
  gtk_widget_set_visible (GTK_WIDGET (self), games->len > 0);
}

static void
bramble_game_list_dispose (GObject *object)
{
  BrambleGameList *self = BRAMBLE_GAME_LIST (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  bramble_children_unparent (GTK_WIDGET (self));

  G_OBJECT_CLASS (bramble_game_list_parent_class)->dispose (object);
}

static void
bramble_game_list_class_init (BrambleGameListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_game_list_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-game-list.ui");
  gtk_widget_class_bind_template_child (widget_class, BrambleGameList, games);
}

static void
bramble_game_list_init (BrambleGameList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * bramble_game_list_read:
 *
 * Reads, in a thread, what @store keeps now.
 */
void
bramble_game_list_read (BrambleGameList *self,
                        BrambleStore    *store)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (BRAMBLE_IS_GAME_LIST (self));
  g_return_if_fail (BRAMBLE_IS_STORE (store));

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  task = g_task_new (self, self->cancellable, was_read, NULL);
  g_task_set_task_data (task, g_object_ref (store), g_object_unref);
  g_task_run_in_thread (task, read_in_thread);
}
