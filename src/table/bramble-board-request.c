/* bramble-board-request.c: what somebody asks of the computer players at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A request is no answer: it can be made at any time, and nothing waits for it. Where a
 * player is pointed at, or for all of them at a key, there is a button for each that the game
 * knows; above them stands what was said to it.
 */

#include "bramble-board-private.h"

#include <glib/gi18n.h>

#include "bramble-name.h"

/* Whom a button asks: a seat, or all. */
#define EVERYBODY (-1)

/* What the buttons of one popover share. */
typedef struct
{
  BrambleBoard *board; /* not owned: it outlives what is open on it */
  GtkLabel *said;      /* where it is read what was said; likewise */
  int to;              /* who is asked: a seat, or EVERYBODY */
} Asking;

/* The name under which a button knows its place among the game's requests or who is chosen with it. */
#define NUMBER "bramble-request-number"

static gboolean
can_be_asked (BrambleBoard *self,
              int           to,
              guint         seat)
{
  return (to == EVERYBODY || to == (int) seat) && bramble_seat_get_computer (bramble_match_get_seat (bramble_board_private (self)->match, seat));
}

/* The number of a button. */
static int
number_of (GtkWidget *button)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), NUMBER));
}

static void
ask_for_it (GtkWidget *button,
            Asking    *asking)
{
  BrambleBoardPrivate *priv = bramble_board_private (asking->board);
  guint n = g_list_model_get_n_items (bramble_match_get_seats (priv->match));
  g_autoptr (GString) said = g_string_new (NULL);
  guint from;

  for (guint seat = 0; seat < n && bramble_match_find_pleader (priv->match, &from); seat++)
    {
      BramblePlea plea = { .what = (guint8) number_of (button), .from = (guint8) from, .to = (guint8) seat };
      g_autofree char *reply = can_be_asked (asking->board, asking->to, seat) ? bramble_match_request (priv->match, &plea) : NULL;
      g_autofree char *words = reply ? bramble_match_dup_words (priv->match, seat, reply) : NULL;

      if (words)
        g_string_append_printf (said, "%s%s", said->len > 0 ? "\n" : "", words);
    }
  if (said->len == 0)
    return;
  gtk_label_set_label (asking->said, said->str);
  gtk_widget_set_visible (GTK_WIDGET (asking->said), TRUE);
  bramble_herald_answer (priv->herald, said->str);
}

static void
choose_whom (GtkWidget *radio,
             Asking    *asking)
{
  if (gtk_check_button_get_active (GTK_CHECK_BUTTON (radio)))
    asking->to = number_of (radio);
}

/* A button for each request, below each other. */
static GtkWidget *
create_buttons (Asking *asking)
{
  const BrambleGame *game = bramble_match_get_game (bramble_board_private (asking->board)->match);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  for (guint i = 0; i < BRAMBLE_MAX_REQUESTS && game->requests->kinds[i].id; i++)
    {
      const char *text = g_dpgettext2 (GETTEXT_PACKAGE, "request", game->requests->kinds[i].name);
      GtkWidget *button = gtk_button_new_with_label (text);

      g_object_set_data (G_OBJECT (button), NUMBER, GINT_TO_POINTER (i));
      bramble_name_button (button, text);
      g_signal_connect (button, "clicked", G_CALLBACK (ask_for_it), asking);
      gtk_box_append (GTK_BOX (box), button);
    }
  return box;
}

/* Where it is read what was said to a request. */
static GtkWidget *
create_said (void)
{
  GtkWidget *said = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (said), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (said), 44);
  gtk_label_set_xalign (GTK_LABEL (said), 0);
  gtk_widget_set_visible (said, FALSE);
  return said;
}

/* A box with what was said at its top, which @asking goes with. */
static GtkWidget *
create_box (BrambleBoard *self,
            int           to,
            Asking      **asking)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *said = create_said ();

  *asking = g_new (Asking, 1);
  **asking = (Asking) { self, GTK_LABEL (said), to };
  g_object_set_data_full (G_OBJECT (box), NUMBER, *asking, g_free);
  gtk_box_append (GTK_BOX (box), said);
  return box;
}

/**
 * bramble_board_create_requests:
 * @thing: somebody at the table
 *
 * Returns: (nullable) (transfer floating): what can be asked of them
 */
GtkWidget *
bramble_board_create_requests (BrambleBoard *self,
                               BrambleThing  thing)
{
  BrambleMatch *match = bramble_board_private (self)->match;
  const char *kind = BRAMBLE_BOARD_GET_CLASS (self)->seat_kind;
  Asking *asking;
  GtkWidget *box;
  guint seat, pleader;

  if (kind == NULL || !bramble_thing_is_number (thing, kind, &seat) || !bramble_match_find_pleader (match, &pleader)
      || !can_be_asked (self, (int) seat, seat))
    return NULL;

  box = create_box (self, (int) seat, &asking);
  gtk_box_append (GTK_BOX (box), create_buttons (asking));
  return box;
}

/* One more who can be asked. */
static GtkWidget *
add_whom (GtkBox     *box,
          GtkWidget  *others,
          Asking     *asking,
          int         to,
          const char *name)
{
  GtkWidget *radio = gtk_check_button_new_with_label (name);

  g_object_set_data (G_OBJECT (radio), NUMBER, GINT_TO_POINTER (to));
  if (others)
    gtk_check_button_set_group (GTK_CHECK_BUTTON (radio), GTK_CHECK_BUTTON (others));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (radio), to == asking->to);
  g_signal_connect (radio, "toggled", G_CALLBACK (choose_whom), asking);
  gtk_box_append (box, radio);
  return radio;
}

/* Who can be asked, one or all; nothing when there is only one. */
static GtkWidget *
create_whom (BrambleBoard *self,
             Asking       *asking)
{
  BrambleMatch *match = bramble_board_private (self)->match;
  guint n = g_list_model_get_n_items (bramble_match_get_seats (match)), computers = 0;
  GtkWidget *box, *all;

  for (guint seat = 0; seat < n; seat++)
    computers += can_be_asked (self, EVERYBODY, seat);
  if (computers < 2)
    return NULL;

  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  /* Translators: all computer players, beside what can be asked of them */
  all = add_whom (GTK_BOX (box), NULL, asking, EVERYBODY, C_("request", "All of them"));
  for (guint seat = 0; seat < n; seat++)
    if (can_be_asked (self, EVERYBODY, seat))
      add_whom (GTK_BOX (box), all, asking, (int) seat, bramble_seat_get_name (bramble_match_get_seat (match, seat)));
  return box;
}

/**
 * bramble_board_request:
 *
 * Lets who is at the computer ask something of one computer player or of all.
 */
void
bramble_board_request (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  GtkWidget *box, *row, *whom, *popover;
  Asking *asking;
  guint pleader;

  g_return_if_fail (BRAMBLE_IS_BOARD (self));

  if (!bramble_match_find_pleader (priv->match, &pleader) || gtk_widget_get_visible (priv->curtain))
    return;

  box = create_box (self, EVERYBODY, &asking);
  row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);
  whom = create_whom (self, asking);
  if (whom)
    gtk_box_append (GTK_BOX (row), whom);
  gtk_box_append (GTK_BOX (row), create_buttons (asking));
  gtk_box_append (GTK_BOX (box), row);
  popover = bramble_board_popover_at (GTK_WIDGET (priv->prompt));
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_popover_popup (GTK_POPOVER (popover));
}
