/* bramble-hand-card.c: a card in the hand of somebody, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-hand-card.h"

#include "bramble-picture.h"

/* In pixels, at the size that letters usually have. */
#define PICTURE_WIDTH 216
#define PICTURE_HEIGHT 150
#define DRAWN_WIDTH 179
#define DRAWN_HEIGHT 250
#define MARK 22
#define SMALL_WIDTH 112
#define SMALL_HEIGHT 78
#define FACT_WIDTH 48
#define FACT_HEIGHT 36

/* Letters in a line of words below a card, at most. */
#define CHARS 30

/* A label that says as much as there is to say. */
GtkWidget *
bramble_hand_text_new (const char *text,
                       const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* A picture that is never smaller than that. */
static GtkWidget *
create_picture (const char *art,
                int         width,
                int         height,
                double      scale,
                gboolean    wide)
{
  GtkWidget *picture = bramble_picture_new (art, (int) (width * scale), (int) (height * scale));

  g_object_set (picture, "fill", TRUE, NULL);
  gtk_widget_set_size_request (picture, wide ? -1 : (int) (width * scale), (int) (height * scale));
  return picture;
}

/* When it acts, in pictures and words. */
static GtkWidget *
create_when (const BrambleCardInfo *card,
             double                 scale)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = bramble_hand_text_new (card->when, "hand-when");

  for (guint i = 0; i < G_N_ELEMENTS (card->marks) && card->marks[i]; i++)
    {
      GtkWidget *mark = create_picture (card->marks[i], MARK, MARK, scale, FALSE);

      gtk_widget_set_valign (mark, GTK_ALIGN_START);
      gtk_box_append (GTK_BOX (box), mark);
    }
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), CHARS);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

/* Whether it could be played now, with a sign beside the words. */
static GtkWidget *
create_state (BrambleHandState  state,
              const char       *note)
{
  static const struct
  {
    const char *sign;      /* (nullable) */
    const char *css_class;
  } looks[] = {
    [BRAMBLE_HAND_REST] = { NULL, "hand-rest" },
    [BRAMBLE_HAND_READY] = { "✓", "hand-ready" },
    [BRAMBLE_HAND_BUT] = { "!", "hand-but" },
    [BRAMBLE_HAND_NOT] = { "✗", "hand-not" },
  };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = bramble_hand_text_new (note, NULL);

  gtk_widget_add_css_class (box, "hand-state");
  gtk_widget_add_css_class (box, looks[state].css_class);
  if (looks[state].sign)
    {
      GtkWidget *sign = gtk_label_new (looks[state].sign);

      gtk_widget_set_valign (sign, GTK_ALIGN_START);
      gtk_box_append (GTK_BOX (box), sign);
    }
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), CHARS);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

/* What the game draws itself, or the name and a picture. */
static void
add_looks (GtkBox                *box,
           const BrambleCardInfo *card,
           double                 scale)
{
  GtkWidget *drawn = card->draw ? card->draw (bramble_item_get_id (card->item), FALSE) : NULL;
  GtkWidget *name;

  if (drawn)
    {
      gtk_widget_set_size_request (drawn, (int) (DRAWN_WIDTH * scale), (int) (DRAWN_HEIGHT * scale));
      gtk_widget_set_halign (drawn, GTK_ALIGN_CENTER);
      gtk_box_append (box, drawn);
      return;
    }
  name = bramble_hand_text_new (bramble_item_get_name (card->item), "hand-name");
  gtk_label_set_xalign (GTK_LABEL (name), 0.5f);
  gtk_label_set_justify (GTK_LABEL (name), GTK_JUSTIFY_CENTER);
  gtk_box_append (box, name);
  gtk_box_append (box, create_picture (card->picture, PICTURE_WIDTH, PICTURE_HEIGHT, scale, TRUE));
}

/**
 * bramble_hand_card_new:
 * @note: (nullable): whether it could be played now, in a sentence
 * @scale: how large pictures are: 1 is as usual
 *
 * Returns: (transfer floating): the card at reading size
 */
GtkWidget *
bramble_hand_card_new (const BrambleCardInfo *card,
                       BrambleHandState       state,
                       const char            *note,
                       double                 scale)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *text = bramble_hand_text_new (bramble_item_get_text (card->item), "hand-text");

  gtk_widget_add_css_class (box, "hand-card");
  gtk_widget_add_css_class (box, "paper");
  add_looks (GTK_BOX (box), card, scale);
  if (card->when)
    gtk_box_append (GTK_BOX (box), create_when (card, scale));
  gtk_label_set_yalign (GTK_LABEL (text), 0);
  gtk_widget_set_vexpand (text, TRUE);
  gtk_box_append (GTK_BOX (box), text);
  if (note)
    gtk_box_append (GTK_BOX (box), create_state (state, note));
  return box;
}

/**
 * bramble_hand_small_new:
 * @note: (nullable): what else there is to say
 *
 * Returns: (transfer floating): a card that needs no text of its own
 */
GtkWidget *
bramble_hand_small_new (const char *art,
                        const char *name,
                        const char *note,
                        double      scale)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *label = gtk_label_new (name);

  gtk_widget_add_css_class (overlay, "hand-small");
  gtk_widget_add_css_class (label, "hand-plate");
  gtk_widget_set_halign (label, GTK_ALIGN_START);
  gtk_widget_set_valign (label, GTK_ALIGN_END);
  gtk_widget_set_overflow (overlay, GTK_OVERFLOW_HIDDEN);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), create_picture (art, SMALL_WIDTH, SMALL_HEIGHT, scale, TRUE));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), label);
  gtk_overlay_set_measure_overlay (GTK_OVERLAY (overlay), label, TRUE);
  gtk_box_append (GTK_BOX (box), overlay);
  if (note)
    gtk_box_append (GTK_BOX (box), bramble_hand_text_new (note, "hand-note"));
  return box;
}

/**
 * bramble_hand_fact_new:
 * @art: (nullable): a picture of what it is about
 *
 * Returns: (transfer floating): something that only one person knows
 */
GtkWidget *
bramble_hand_fact_new (const char *art,
                       const char *text,
                       double      scale)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *label = bramble_hand_text_new (text, NULL);

  if (art)
    {
      GtkWidget *picture = create_picture (art, FACT_WIDTH, FACT_HEIGHT, scale, FALSE);

      gtk_widget_set_valign (picture, GTK_ALIGN_START);
      gtk_widget_add_css_class (picture, "hand-small");
      gtk_widget_set_overflow (picture, GTK_OVERFLOW_HIDDEN);
      gtk_box_append (GTK_BOX (box), picture);
      gtk_widget_add_css_class (label, "hand-fact");
    }
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}
