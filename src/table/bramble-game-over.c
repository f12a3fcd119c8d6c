/* bramble-game-over.c: who won, why, and how it went
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-game-over.h"

#include <glib/gi18n.h>

#include <bramble-verdict.h>

#include "bramble-children.h"
#include "bramble-analysis-view.h"
#include "bramble-chart-view.h"
#include "bramble-lens.h"
#include "bramble-name.h"
#include "bramble-picture.h"
#include "bramble-presentation.h"
#include "bramble-ranks.h"
#include "bramble-tell.h"
#include "bramble-wrap.h"

/* Four fit beside each other in a window of the usual size. */
#define BOARD_WIDTH 250

/* How many of them stand side by side at most, and how far from each other. */
#define BOARDS 4
#define BOARD_GAP 16

/* Between two buttons or names, which stand in several lines where there is no room; in units. */
#define BUTTON_GAP 1.5
#define NAME_GAP 2.5
/* A picture of how it ended. */
#define END_WIDTH 218
#define END_HEIGHT 150

/**
 * BrambleGameOver:
 *
 * A page about a game that is over. Its buttons run the actions "win.rematch",
 * "win.book", "win.replay", "win.save" and "win.copy-seed", and in its analysis "win.watch-step".
 */
struct _BrambleGameOver
{
  GtkWidget parent_instance;

  GtkWidget *verdict; /* who won, and why */
  GtkBox *winners;
  GtkLabel *winner;
  GtkLabel *reason;
  GtkLabel *length;
  GtkLabel *lesson; /* what a lesson says last */
  GtkBox *players;
  GtkBox *legend;
  GtkBox *sheet;
  GtkBox *charts;
  GtkWidget *buttons;
  GtkWidget *book;
  BrambleTell *tell;
};

G_DEFINE_FINAL_TYPE (BrambleGameOver, bramble_game_over, GTK_TYPE_WIDGET)

/* Symbol and name, as everywhere. With @yields the name takes what room is left, so that
 * a long one does not make its place wider. */
static GtkWidget *
create_name (BrambleSeat *seat,
             gboolean     yields)
{
  const char *words = bramble_seat_get_name (seat);
  const BrambleLook *look = bramble_seat_get_look (seat);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *picture = bramble_picture_new (look ? look->symbol : NULL, 22, 22);
  GtkWidget *name = gtk_label_new (words);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), yields ? 1 : 18);
  /* Some letters are wider than most. */
  gtk_label_set_width_chars (GTK_LABEL (name), (int) MIN (g_utf8_strlen (words, -1) + 2, 12));
  gtk_widget_set_tooltip_text (name, words);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_hexpand (name, yields);
  gtk_widget_add_css_class (name, "page-heading");
  gtk_widget_set_size_request (picture, 22, 22);
  gtk_widget_set_visible (picture, look != NULL);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), name);
  return box;
}

/* What a seat has in the end; what the game does not show is its score. */
static GtkWidget *
create_player (BrambleMatch              *match,
               const BramblePresentation *game,
               const BrambleResult       *result,
               guint                      index)
{
  BrambleSeat *seat = bramble_match_get_seat (match, index);
  GtkWidget *board = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *heading = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  g_autofree char *partners = bramble_partners_dup (match, index);

  gtk_box_append (GTK_BOX (heading), create_name (seat, TRUE));
  gtk_box_append (GTK_BOX (board), heading);
  if (partners)
    {
      GtkWidget *line = gtk_label_new (partners);

      gtk_label_set_wrap (GTK_LABEL (line), TRUE);
      gtk_label_set_xalign (GTK_LABEL (line), 0);
      gtk_widget_add_css_class (line, "dim");
      gtk_box_append (GTK_BOX (board), line);
    }
  if (game->show_final)
    game->show_final (match, index, GTK_BOX (heading), GTK_BOX (board));
  else
    {
      g_autofree char *score = g_strdup_printf ("%d", result->scores[index]);

      gtk_box_append (GTK_BOX (heading), gtk_label_new (score));
    }
  gtk_widget_add_css_class (board, "player-board");
  if (bramble_seat_get_look (seat))
    gtk_widget_add_css_class (board, bramble_seat_get_look (seat)->id);
  if ((result->winners >> index) & 1)
    gtk_widget_add_css_class (board, "asked");
  return board;
}

/* Boards stand side by side, or below each other where there is no room: teams together, and nobody alone. Returns
 * the @order of the seats. */
static void
arrange_players (BrambleGameOver     *self,
                 const BrambleResult *result,
                 guint                n_seats,
                 guint               *order)
{
  guint ranks[BOARDS + 1] = { 1 };

  for (guint room = 1; room <= BOARDS; room++)
    ranks[room] = bramble_verdict_rows (result, n_seats, room, order);
  gtk_widget_set_layout_manager (GTK_WIDGET (self->players), bramble_ranks_new (BOARD_GAP, ranks, BOARDS));
}

/* Lines, with their title above and what they say at the pointer below. */
static void
append_chart (BrambleGameOver      *self,
              BrambleMatch         *match,
              const BrambleMeasure *measure)
{
  BrambleChart *numbers = bramble_chart_new_for_rounds (bramble_match_get_record (match), measure->count);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *title = gtk_label_new (_(measure->title));
  GtkWidget *chart = bramble_chart_view_new (match, measure, numbers);
  GtkWidget *reading = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "page-heading");
  gtk_widget_set_vexpand (chart, TRUE);
  gtk_label_set_wrap (GTK_LABEL (reading), TRUE);
  gtk_label_set_xalign (GTK_LABEL (reading), 0);
  gtk_widget_add_css_class (reading, "dim");
  g_object_bind_property (chart, "reading", reading, "label", G_BINDING_SYNC_CREATE);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), chart);
  gtk_box_append (GTK_BOX (box), reading);
  gtk_box_append (self->charts, box);
}

/* The page comes when it comes: a key that was meant for the answer before, or that is pressed
 * a little late, must find nothing there that begins another game. */
static gboolean
bramble_game_over_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (BRAMBLE_GAME_OVER (widget)->verdict);
}

static void
bramble_game_over_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bramble_game_over_parent_class)->map (widget);
  gtk_widget_grab_focus (widget);
}

static void
bramble_game_over_dispose (GObject *object)
{
  bramble_children_unparent (GTK_WIDGET (object));

  G_OBJECT_CLASS (bramble_game_over_parent_class)->dispose (object);
}

static void
bramble_game_over_class_init (BrambleGameOverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_game_over_dispose;
  widget_class->grab_focus = bramble_game_over_grab_focus;
  widget_class->map = bramble_game_over_map;

  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-game-over.ui");
#define CHILD(name) gtk_widget_class_bind_template_child (widget_class, BrambleGameOver, name)
  CHILD (verdict);
  CHILD (winners);
  CHILD (winner);
  CHILD (reason);
  CHILD (length);
  CHILD (lesson);
  CHILD (players);
  CHILD (legend);
  CHILD (sheet);
  CHILD (charts);
  CHILD (buttons);
  CHILD (book);
  CHILD (tell);
#undef CHILD
}

static void
bramble_game_over_init (BrambleGameOver *self)
{
  g_type_ensure (BRAMBLE_TYPE_TELL);
  g_type_ensure (BRAMBLE_TYPE_LENS);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->buttons, bramble_wrap_new (BUTTON_GAP));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->legend), bramble_wrap_new (NAME_GAP));
  bramble_name_buttons (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->verdict), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The game is over."), -1);
  bramble_tell_set_label (self->tell, _("_Tell the end in your own words"));
}

/* Who played, with whoever won above them. */
static void
show_players (BrambleGameOver           *self,
              BrambleMatch              *match,
              const BramblePresentation *game)
{
  guint n_seats = g_list_model_get_n_items (bramble_match_get_seats (match));
  guint order[BRAMBLE_MAX_SEATS];
  const char *art = game->end_art ? game->end_art (match) : NULL;
  BrambleResult result;

  bramble_match_get_result (match, &result);
  if (art)
    gtk_box_append (self->winners, bramble_picture_new (art, END_WIDTH, END_HEIGHT));
  arrange_players (self, &result, n_seats, order);
  for (guint i = 0; i < n_seats; i++)
    {
      GtkWidget *board = create_player (match, game, &result, order[i]);

      gtk_widget_set_size_request (board, BOARD_WIDTH, -1);
      gtk_box_append (self->players, board);
    }
  for (guint i = 0; i < n_seats; i++)
    {
      BrambleSeat *seat = bramble_match_get_seat (match, i);
      const BrambleLook *look = bramble_seat_get_look (seat);

      if (art == NULL && look && ((result.winners >> i) & 1))
        gtk_box_append (self->winners, bramble_picture_new (look->figure, 96, 120));
      gtk_box_append (self->legend, create_name (seat, FALSE));
    }
}

/* Asks for a sentence about the end, if somebody here had a part in it. */
void
bramble_game_over_tell (BrambleGameOver *self)
{
  g_return_if_fail (BRAMBLE_IS_GAME_OVER (self));

  bramble_tell_open (self->tell);
}

/**
 * bramble_game_over_dup_words:
 *
 * Returns: (transfer full): who won, why, and the last words of a lesson, a line each, for who hears them
 */
char *
bramble_game_over_dup_words (BrambleGameOver *self)
{
  g_autoptr (GString) words = NULL;

  g_return_val_if_fail (BRAMBLE_IS_GAME_OVER (self), NULL);

  words = g_string_new (gtk_label_get_label (self->winner));
  if (gtk_widget_get_visible (GTK_WIDGET (self->reason)))
    g_string_append_printf (words, "\n%s", gtk_label_get_label (self->reason));
  if (gtk_widget_get_visible (GTK_WIDGET (self->lesson)))
    g_string_append_printf (words, "\n%s", gtk_label_get_label (self->lesson));
  return g_string_free (g_steal_pointer (&words), FALSE);
}

/**
 * bramble_game_over_new:
 * @match: a game that is over; the page tells what it is now and does not follow it
 */
GtkWidget *
bramble_game_over_new (BrambleMatch *match)
{
  BrambleGameOver *self = g_object_new (BRAMBLE_TYPE_GAME_OVER, NULL);
  const BramblePresentation *game = bramble_presentation_of (bramble_match_get_game (match));
  guint round = bramble_match_get_round (match);
  g_autofree char *winner = bramble_verdict_dup (match);
  g_autofree char *reason = game->reason ? game->reason (match) : NULL;
  g_autofree char *length = g_strdup_printf (ngettext ("The game took %u round.", "The game took %u rounds.", round), round);

  gtk_label_set_label (self->winner, winner);
  gtk_label_set_label (self->reason, reason);
  gtk_widget_set_visible (GTK_WIDGET (self->reason), reason != NULL);
  gtk_label_set_label (self->length, length);
  if (bramble_record_lesson (bramble_match_get_record (match)))
    gtk_label_set_label (self->lesson, _(game->game->lesson->end));
  gtk_widget_set_visible (GTK_WIDGET (self->lesson), bramble_record_lesson (bramble_match_get_record (match)));
  gtk_widget_set_visible (self->book, game->book != NULL);
  bramble_tell_set_match (self->tell, match, game->tells);
  show_players (self, match, game);
  for (const BrambleMeasure *measure = game->measures; measure && measure->title; measure++)
    append_chart (self, match, measure);
  if (bramble_match_can_analyse (match))
    gtk_box_append (self->sheet, bramble_analysis_view_new (match));
  gtk_widget_set_visible (GTK_WIDGET (self->sheet), game->measures || bramble_match_can_analyse (match));
  return GTK_WIDGET (self);
}
