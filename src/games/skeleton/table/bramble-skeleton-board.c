/* bramble-skeleton-board.c: Hedge Dice on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-skeleton-board.h"

#include <glib/gi18n.h>

#include <bramble-skeleton-table.h>

#include "bramble-picture.h"

#define DIE_SIZE 48
#define FIGURE_SIZE 64

/**
 * BrambleSkeletonBoard:
 *
 * Everybody with their berries, and below them the cups to choose from. All else
 * that a table has is the #BrambleBoard.
 */
struct _BrambleSkeletonBoard
{
  BrambleBoard parent_instance;

  BrambleSkeletonTable *table;           /* (owned by the board) */
  GtkLabel *berries[SKELETON_MAX_SEATS]; /* what each who plays has */
  GtkLabel *leaves[SKELETON_MAX_SEATS];  /* likewise */
  GtkLabel *wasps[SKELETON_MAX_SEATS];   /* whether they have it, as far as the viewer knows */
  GtkLabel *choices[SKELETON_MAX_SEATS]; /* and will throw */
};

G_DEFINE_FINAL_TYPE (BrambleSkeletonBoard, bramble_skeleton_board, BRAMBLE_TYPE_BOARD)

static const BrambleThingPicture pictures[] = {
  { .kind = BRAMBLE_SKELETON_DIE, .art = "dice/white-", .width = DIE_SIZE, .height = DIE_SIZE,
    .faces = 6, .sound = BRAMBLE_SOUND_DICE },
  { NULL },
};

static char *
count_berries (const SkeletonState *s,
               guint                seat)
{
  return skeleton_trade.thing_text (SKELETON_BERRY, s->berries[seat]);
}

/* What somebody will throw, as far as the viewer knows. */
static char *
describe_choice (const SkeletonState *s,
                 guint                seat)
{
  if (s->dice[seat] == 0)
    return g_strdup ("");
  if (s->dice[seat] == SKELETON_HIDDEN)
    return g_strdup (_("has chosen"));

  return g_strdup_printf (ngettext ("will throw %u die", "will throw %u dice", s->dice[seat]), s->dice[seat]);
}

/* So much of something, to be read and to be touched. */
static void
show_heap (GtkLabel   *label,
           const char *text)
{
  gtk_label_set_label (label, text);
  bramble_target_describe (BRAMBLE_TARGET (gtk_widget_get_parent (GTK_WIDGET (label))), text, NULL);
}

static void
bramble_skeleton_board_show (BrambleBoard *board)
{
  BrambleSkeletonBoard *self = BRAMBLE_SKELETON_BOARD (board);
  const SkeletonState *s = bramble_skeleton_table_get_shown (self->table);

  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      g_autofree char *berries = count_berries (s, seat);
      g_autofree char *leaves = skeleton_trade.thing_text (SKELETON_LEAF, s->leaves[seat]);
      g_autofree char *choice = describe_choice (s, seat);

      show_heap (self->berries[seat], berries);
      show_heap (self->leaves[seat], leaves);
      gtk_label_set_label (self->wasps[seat], s->wasp == seat ? _("has a wasp") : "");
      gtk_label_set_label (self->choices[seat], choice);
    }
}

/* Somebody with what they have and will do. */
static GtkWidget *
create_seat (BrambleSkeletonBoard *self,
             BrambleSeat          *seat)
{
  guint index = bramble_seat_get_index (seat);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *who = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *target;

  self->berries[index] = GTK_LABEL (gtk_label_new (NULL));
  self->leaves[index] = GTK_LABEL (gtk_label_new (NULL));
  self->wasps[index] = GTK_LABEL (gtk_label_new (NULL));
  self->choices[index] = GTK_LABEL (gtk_label_new (NULL));

  gtk_box_append (GTK_BOX (who), bramble_picture_new (bramble_seat_get_look (seat)->figure, FIGURE_SIZE, FIGURE_SIZE));
  gtk_box_append (GTK_BOX (who), gtk_label_new (bramble_seat_get_name (seat)));
  target = bramble_target_new (bramble_thing_number (BRAMBLE_SKELETON_SEAT, index), who);
  bramble_target_describe (BRAMBLE_TARGET (target), bramble_seat_get_name (seat), NULL);
  bramble_target_set_whole (BRAMBLE_TARGET (target), box);

  gtk_box_append (GTK_BOX (box), target);
  gtk_box_append (GTK_BOX (box), bramble_target_new (bramble_thing_number (BRAMBLE_SKELETON_BERRIES, index),
                                                     GTK_WIDGET (self->berries[index])));
  gtk_box_append (GTK_BOX (box), bramble_target_new (bramble_thing_number (BRAMBLE_SKELETON_LEAVES, index),
                                                     GTK_WIDGET (self->leaves[index])));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->wasps[index]));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->choices[index]));
  gtk_widget_add_css_class (box, "player-board");
  return box;
}

/* So many dice to choose. */
static GtkWidget *
create_cup (guint n)
{
  GtkWidget *dice = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  g_autofree char *text = g_strdup_printf (ngettext ("%u die", "%u dice", n), n);
  GtkWidget *target;

  for (guint i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (dice), bramble_picture_new ("dice/white-6", DIE_SIZE, DIE_SIZE));
  target = bramble_target_new (bramble_thing_number (BRAMBLE_SKELETON_CUP, n), dice);
  bramble_target_describe (BRAMBLE_TARGET (target), text, NULL);
  return target;
}

static void
lay_out (BrambleSkeletonBoard *self,
         BrambleMatch         *match)
{
  GtkWidget *middle = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *seats = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *cups = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);

  for (guint i = 0; i < g_list_model_get_n_items (bramble_match_get_seats (match)); i++)
    gtk_box_append (GTK_BOX (seats), create_seat (self, bramble_match_get_seat (match, i)));
  for (guint n = 1; n <= SKELETON_MAX_DICE; n++)
    gtk_box_append (GTK_BOX (cups), create_cup (n));
  gtk_widget_set_halign (seats, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (cups, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (middle, "table");
  gtk_box_append (GTK_BOX (middle), seats);
  gtk_box_append (GTK_BOX (middle), cups);
  g_object_set (self, "middle", middle, NULL);
}

static void
bramble_skeleton_board_class_init (BrambleSkeletonBoardClass *klass)
{
  BrambleBoardClass *board_class = BRAMBLE_BOARD_CLASS (klass);

  board_class->pictures = pictures;
  board_class->seat_kind = BRAMBLE_SKELETON_SEAT;
  board_class->show = bramble_skeleton_board_show;
}

static void
bramble_skeleton_board_init (BrambleSkeletonBoard *self)
{
}

/**
 * bramble_skeleton_board_new:
 * @privacy: whether a curtain falls between two people at the computer
 */
BrambleBoard *
bramble_skeleton_board_new (BrambleMatch *match,
                            gboolean      privacy)
{
  BrambleSkeletonBoard *self = g_object_new (BRAMBLE_TYPE_SKELETON_BOARD, NULL);
  g_autoptr (BrambleSkeletonTable) table = bramble_skeleton_table_new (match);

  self->table = table;
  lay_out (self, match);
  bramble_board_begin (BRAMBLE_BOARD (self), BRAMBLE_TABLE (table), privacy);
  return BRAMBLE_BOARD (self);
}

/**
 * bramble_skeleton_preview_new:
 *
 * Returns: what everybody may see of the table now, small
 */
GtkWidget *
bramble_skeleton_preview_new (BrambleMatch *match)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  SkeletonState seen;

  skeleton_view (bramble_record_now (bramble_match_get_record (match)), BRAMBLE_NO_SEAT, &seen);
  for (guint seat = 0; seat < seen.n_seats; seat++)
    {
      g_autofree char *text = count_berries (&seen, seat);

      gtk_box_append (GTK_BOX (box), gtk_label_new (text));
    }
  return box;
}
