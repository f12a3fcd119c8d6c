/* bramble-deed.c: what somebody did or met with, at a glance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-deed.h"

#include "bramble-picture.h"

/* The sign goes before the number in every language. */
#define LEFT_TO_RIGHT "\342\200\216"

static void
clear_deed (gpointer data)
{
  BrambleDeed *deed = data;

  g_free (deed->art);
  g_free (deed->text);
}

/* Returns (transfer full) (element-type BrambleDeed): none yet. */
GArray *
bramble_deeds_new (void)
{
  GArray *deeds = g_array_new (FALSE, TRUE, sizeof (BrambleDeed));

  g_array_set_clear_func (deeds, clear_deed);
  return deeds;
}

/* Makes one of @deed and @more, if they differ only in how many. */
static gboolean
join (BrambleDeed       *deed,
      const BrambleDeed *more)
{
  if (deed->kind != more->kind || deed->seat != more->seat || g_strcmp0 (deed->art, more->art) != 0
      || g_strcmp0 (deed->text, more->text) != 0 || g_strcmp0 (deed->of, more->of) != 0
      || (deed->n > 0) != (more->n > 0))
    return FALSE;

  deed->n += more->n;
  return TRUE;
}

/* Makes one of those that differ only in how many. */
void
bramble_deeds_join (GArray *deeds)
{
  for (guint i = 1; i < deeds->len;)
    {
      gboolean joined = FALSE;

      for (guint k = 0; k < i && !joined; k++)
        joined = join (&g_array_index (deeds, BrambleDeed, k), &g_array_index (deeds, BrambleDeed, i));
      if (joined)
        g_array_remove_index (deeds, i);
      else
        i++;
    }
}

/* A sign as high as a line. */
static GtkWidget *
create_sign (const char *art,
             gboolean    card)
{
  GtkWidget *picture = bramble_picture_new (art, card ? 4 : 3, 3);

  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (picture, card ? "card-sign" : "sign");
  return picture;
}

/**
 * bramble_deed_chip:
 *
 * Returns: (transfer floating): @deed on a small piece of paper; what is lost has a minus
 *   and another ground
 */
GtkWidget *
bramble_deed_chip (const BrambleDeed *deed)
{
  GtkWidget *chip = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (chip, "chip");
  if (deed->kind == BRAMBLE_DEED_LOST)
    gtk_widget_add_css_class (chip, "lost");
  if (deed->art)
    gtk_box_append (GTK_BOX (chip), create_sign (deed->art, deed->card));
  if (deed->text)
    gtk_box_append (GTK_BOX (chip), gtk_label_new (deed->text));
  if (deed->n != 0)
    {
      g_autofree char *text = g_strdup_printf (LEFT_TO_RIGHT "%s%d", deed->n > 0 ? "+" : "−", ABS (deed->n));
      GtkWidget *number = gtk_label_new (text);

      gtk_widget_add_css_class (number, "number");
      gtk_box_append (GTK_BOX (chip), number);
    }
  if (deed->of)
    gtk_box_append (GTK_BOX (chip), create_sign (deed->of, FALSE));
  return chip;
}

GtkWidget *
bramble_seat_symbol (BrambleMatch *match,
                     int           seat)
{
  const BrambleLook *look = seat < 0 ? NULL : bramble_seat_get_look (bramble_match_get_seat (match, (guint) seat));

  return create_sign (look ? look->symbol : NULL, FALSE);
}

/**
 * bramble_seat_face:
 * @symbol: (transfer floating): the symbol of a seat
 * @temper: (nullable): what the computer player there is like
 *
 * There is little room beside names: who has a face wears the symbol on it.
 *
 * Returns: (transfer floating): the face with the symbol on it, or the symbol alone
 */
GtkWidget *
bramble_seat_face (GtkWidget           *symbol,
                   const BrambleTemper *temper)
{
  GtkWidget *overlay;
  GtkWidget *face;

  if (temper == NULL)
    return symbol;
  overlay = gtk_overlay_new ();
  face = bramble_picture_new (temper->face, 3, 3);
  gtk_widget_add_css_class (overlay, "face");
  gtk_widget_set_valign (overlay, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (symbol, GTK_ALIGN_END);
  gtk_widget_set_valign (symbol, GTK_ALIGN_END);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), face);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), symbol);
  return overlay;
}
