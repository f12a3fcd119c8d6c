/* bramble-stuffed-final.c: how a game ended, and what a stuffy did and has then
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-final.h"

#include <rules/stuffed-text.h>

#include <bramble-stuffed-end.h>

#include "bramble-picture.h"

#define FIGURE 72
#define SIGN 26

static const char *const deed_art[BRAMBLE_STUFFED_N_DEEDS] = {
  [BRAMBLE_STUFFED_DEED_DEFEATED] = "stuffed/slots/melee",
  [BRAMBLE_STUFFED_DEED_ENCOURAGED] = "stuffed/actions/encourage",
  [BRAMBLE_STUFFED_DEED_PASSED] = "stuffed/actions/use",
  [BRAMBLE_STUFFED_DEED_FOUND] = "stuffed/tokens/search",
  [BRAMBLE_STUFFED_DEED_MET] = "stuffed/tokens/lost",
  [BRAMBLE_STUFFED_DEED_BLOCKED] = "stuffed/tokens/shield",
  [BRAMBLE_STUFFED_DEED_FELL] = "stuffed/sleep/restless",
};

/* A picture that does not shrink. */
static GtkWidget *
create_sign (const char *art,
             int         size)
{
  GtkWidget *picture = bramble_picture_new (art, size, size);

  gtk_widget_set_size_request (picture, size, size);
  return picture;
}

static void
append_line (GtkWidget  *list,
             const char *art,
             const char *text)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_box_append (GTK_BOX (row), create_sign (art, SIGN));
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (list), row);
}

static void
append_count (GtkWidget  *row,
              const char *art,
              guint       n)
{
  g_autofree char *number = g_strdup_printf ("%u", n);

  gtk_box_append (GTK_BOX (row), create_sign (art, SIGN));
  gtk_box_append (GTK_BOX (row), gtk_label_new (number));
}

static GtkWidget *
create_items (const StuffedSeat *p)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  for (guint slot = 0; slot < STUFFED_N_SLOTS; slot++)
    if (p->slots[slot] != STUFFED_NONE)
      {
        g_autofree char *art = g_strconcat ("stuffed/items/", stuffed_item_ids[p->slots[slot]], NULL);
        GtkWidget *picture = create_sign (art, SIGN);

        gtk_widget_set_tooltip_text (picture, stuffed_item_name (p->slots[slot]));
        gtk_widget_set_can_target (picture, TRUE);
        gtk_box_append (GTK_BOX (row), picture);
      }
  return row;
}

/* The figure of @seat with what it has left, what it wears, and below it what it did. */
void
bramble_stuffed_show_final (BrambleMatch *match,
                            guint         seat,
                            GtkBox       *heading,
                            GtkBox       *board)
{
  const StuffedSeat *p = &((const StuffedState *) bramble_match_get_view (match))->seats[seat];
  g_autofree char *figure = g_strconcat (p->stuffing > 0 ? "stuffed/stuffies/" : "stuffed/lying/", stuffed_stuffy_ids[p->stuffy], NULL);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *beside = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *counts = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  guint deeds[BRAMBLE_STUFFED_N_DEEDS];

  bramble_stuffed_count_deeds (match, seat, deeds);
  append_count (counts, "stuffed/tokens/stuffing", p->stuffing);
  append_count (counts, "stuffed/tokens/heart", p->hearts);
  append_count (counts, "stuffed/tokens/button", p->buttons);
  gtk_box_append (GTK_BOX (beside), counts);
  gtk_box_append (GTK_BOX (beside), create_items (p));
  gtk_widget_set_valign (beside, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), create_sign (figure, FIGURE));
  gtk_box_append (GTK_BOX (row), beside);
  for (BrambleStuffedDeed deed = 0; deed < BRAMBLE_STUFFED_N_DEEDS; deed++)
    {
      g_autofree char *text = bramble_stuffed_deed_text (deed, deeds[deed]);

      if (deeds[deed] > 0)
        append_line (list, deed_art[deed], text);
    }
  gtk_widget_set_margin_start (row, 6);
  gtk_widget_set_margin_start (list, 6);
  if (g_strcmp0 (bramble_seat_get_name (bramble_match_get_seat (match, seat)), stuffed_stuffy_name (p->stuffy)) != 0)
    gtk_box_append (heading, gtk_label_new (stuffed_stuffy_name (p->stuffy)));
  gtk_box_append (board, row);
  gtk_box_append (board, list);
}

/* Returns (nullable): a picture of how the story ended. */
const char *
bramble_stuffed_end_art (BrambleMatch *match)
{
  const StuffedState *s = bramble_match_get_view (match);

  switch ((StuffedOver) s->over)
    {
    case STUFFED_WON_ASLEEP:
      return "stuffed/endings/asleep";
    case STUFFED_WON_WAKING:
      return "stuffed/endings/waking";
    case STUFFED_LOST_LYING:
    case STUFFED_LOST_STORY:
    case STUFFED_LOST_TURNS:
      return "stuffed/endings/lost";
    case STUFFED_NOT_OVER:
    case STUFFED_PAGE_TURNED:
    case STUFFED_N_OVERS:
      return NULL;
    }

  g_assert_not_reached ();
}
