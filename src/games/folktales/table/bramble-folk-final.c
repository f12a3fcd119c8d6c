/* bramble-folk-final.c: how far a hero has come when the game is over
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-final.h"

#include <bramble-folk-table.h>
#include <bramble-folk-words.h>
#include <bramble-item.h>

#include "bramble-picture.h"

#define FIGURE_WIDTH 48
#define FIGURE_HEIGHT 63
#define SIGN 28
#define FLAG 24

/* One thing that was to be done, with a tick if it was. */
static GtkWidget *
create_task (const BrambleFolkTask *task)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name = gtk_label_new (task->name);
  GtkWidget *picture = bramble_picture_new (task->art, SIGN, SIGN);

  gtk_widget_set_size_request (picture, SIGN, SIGN);
  gtk_box_append (GTK_BOX (row), gtk_label_new (task->done ? "✓" : "○"));
  gtk_box_append (GTK_BOX (row), picture);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_box_append (GTK_BOX (row), name);
  gtk_widget_set_opacity (row, task->done ? 1 : 0.7);
  return row;
}

/* The figure of @seat, what was done, and the tiles in the satchel. */
void
bramble_folk_show_final (BrambleMatch *match,
                         guint         seat,
                         GtkBox       *heading,
                         GtkBox       *board)
{
  g_autoptr (BrambleFolkTable) table = bramble_folk_table_new (match);
  g_autoptr (BrambleFolkHero) hero = g_list_model_get_item (bramble_folk_table_get_heroes (table), seat);
  const GArray *tasks = bramble_folk_hero_get_tasks (hero);
  GListModel *tiles = bramble_folk_hero_get_tiles (hero);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *satchel = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  const char *flag = bramble_folk_team_art (bramble_folk_hero_get_team (hero));

  if (flag)
    {
      GtkWidget *picture = bramble_picture_new (flag, FLAG, FLAG);

      gtk_widget_set_size_request (picture, FLAG, FLAG);
      gtk_box_append (heading, picture);
    }
  gtk_box_append (GTK_BOX (row), bramble_picture_new (bramble_seat_get_look (bramble_match_get_seat (match, seat))->figure,
                                                      FIGURE_WIDTH, FIGURE_HEIGHT));
  for (guint i = 0; i < tasks->len; i++)
    gtk_box_append (GTK_BOX (list), create_task (&g_array_index (tasks, BrambleFolkTask, i)));
  gtk_box_append (GTK_BOX (row), list);
  for (guint i = 0; i < g_list_model_get_n_items (tiles); i++)
    {
      g_autoptr (BrambleItem) tile = g_list_model_get_item (tiles, i);
      g_autofree char *art = g_strconcat ("folktales/tiles/", bramble_item_get_id (tile), NULL);
      GtkWidget *picture = bramble_picture_new (art, SIGN, SIGN);

      gtk_widget_set_tooltip_text (picture, bramble_item_get_name (tile));
      gtk_widget_set_can_target (picture, TRUE);
      gtk_box_append (GTK_BOX (satchel), picture);
    }
  gtk_widget_set_margin_start (row, 6);
  gtk_widget_set_margin_start (satchel, 6);
  gtk_box_append (board, row);
  gtk_box_append (board, satchel);
}
