/* bramble-gloom-fan.c: a pile that is fanned out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-gloom-fan.h"

#include <glib/gi18n.h>
#include <rules/text.h>

#include <bramble-gloom-cards.h>

#include "bramble-frame.h"
#include "bramble-gloom-board-private.h"
#include "bramble-popover.h"

/* A card in units of the table, and how many are seen at once. */
#define CARD_WIDTH 17
#define CARD_HEIGHT 26.2
#define LABEL_HEIGHT 7.5
#define MOST_SEEN 5

/* Returns (nullable): what stands for a Character on the table. */
static GtkWidget *
find_hero (GtkWidget    *widget,
           BrambleThing  thing)
{
  if (BRAMBLE_IS_TARGET (widget) && bramble_thing_equal (bramble_target_get_thing (BRAMBLE_TARGET (widget)), thing))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_hero (child, thing);

      if (found)
        return found;
    }

  return NULL;
}

/* What of a card can be seen, and who laid it. */
static char *
describe_layer (BrambleMatch            *match,
                const BrambleGloomLayer *layer)
{
  guint covered = (guint) (layer->prints & ~layer->shows);
  const char *seen = covered == 0 ? _("All of it shows.") : layer->shows == 0 ? _("Nothing of it shows.")
                                                                              : _("What is struck through is covered.");
  BrambleSeat *seat = bramble_match_get_seat (match, layer->laid);

  if (seat == NULL)
    return g_strdup (seen);

  /* Translators: %1$s is a player who laid a card; %2$s is a sentence about what of it shows */
  return g_strdup_printf (_("Laid by %1$s. %2$s"), bramble_seat_get_name (seat), seen);
}

static GtkWidget *
create_layer (BrambleMatch            *match,
              const BrambleGloomLayer *layer,
              double                   unit)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  g_autofree char *about = describe_layer (match, layer);
  g_autofree char *text = bramble_gloom_card_text (layer->card);
  g_autofree char *all = g_strconcat (text, "\n", about, NULL);
  GtkWidget *card = bramble_gloom_card_target_new (layer->card, gloom_card_name (layer->card), all);
  GtkWidget *label = gtk_label_new (about);

  bramble_gloom_sheet_set_covered (BRAMBLE_GLOOM_SHEET (gtk_button_get_child (GTK_BUTTON (card))),
                                   (guint) (layer->prints & ~layer->shows));
  gtk_widget_set_size_request (card, (int) (CARD_WIDTH * unit), (int) (CARD_HEIGHT * unit));
  gtk_widget_set_halign (card, GTK_ALIGN_CENTER);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  /* It is as wide as the card and no wider. */
  gtk_label_set_max_width_chars (GTK_LABEL (label), 1);
  gtk_widget_set_size_request (label, (int) (CARD_WIDTH * unit), (int) (LABEL_HEIGHT * unit));
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), card);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

/**
 * bramble_gloom_fan_open:
 *
 * Fans the pile of a Character out to be read, the lowest card first.
 *
 * Returns: whether there is a pile
 */
gboolean
bramble_gloom_fan_open (BrambleBoard      *board,
                        BrambleGloomTable *table,
                        guint              hero)
{
  BrambleMatch *match = bramble_board_get_match (board);
  g_autoptr (BrambleGloomHero) model = g_list_model_get_item (bramble_gloom_table_get_heroes (table), hero);
  GtkWidget *at = find_hero (GTK_WIDGET (board), bramble_thing_number ("hero", hero));
  const BrambleGloomLayer *layers;
  GtkWidget *popover, *cards, *room;
  double unit;
  guint n;

  if (model == NULL || at == NULL)
    return FALSE;
  layers = bramble_gloom_hero_get_layers (model, &n);
  if (n == 0)
    return FALSE;

  unit = bramble_frame_unit (at);
  popover = bramble_popover_new (at);
  cards = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, (int) (0.8 * unit));
  room = gtk_scrolled_window_new ();
  for (guint i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (cards), create_layer (match, &layers[i], unit));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (room), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (room), cards);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (room), TRUE);
  gtk_scrolled_window_set_max_content_width (GTK_SCROLLED_WINDOW (room), (int) ((CARD_WIDTH + 1) * MOST_SEEN * unit));
  gtk_widget_add_css_class (popover, "pile-fan");
  gtk_popover_set_child (GTK_POPOVER (popover), room);
  gtk_popover_popup (GTK_POPOVER (popover));
  return TRUE;
}
