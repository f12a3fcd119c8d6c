/* bramble-folk-tile.c: tiles and Biscuits on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-tile.h"


#include <bramble-folk-target.h>
#include <rules/folk-text.h>

#include "bramble-folk-style.h"
#include "bramble-picture.h"
#include "bramble-target.h"
#include "bramble-text.h"

/* Letters of a word that a tile has room for. */
#define LONG_WORD 7

/* Returns the tile that is called so, or FOLK_NONE. */
guint
bramble_folk_find_tile (const char *id)
{
  for (guint tile = 0; tile < FOLK_N_TILES; tile++)
    if (g_strcmp0 (folk_tile_ids[tile], id) == 0)
      return tile;

  return FOLK_NONE;
}

/* Whether a word of a name is too long for a tile, in usual letters. */
static gboolean
has_long_word (const char *name)
{
  g_auto (GStrv) words = g_strsplit (name, " ", -1);

  for (guint i = 0; words[i]; i++)
    if (g_utf8_strlen (words[i], -1) > LONG_WORD)
      return TRUE;

  return FALSE;
}

/* The picture of a tile with its name, and how many there are if there are more. */
static GtkWidget *
create_face (BrambleItem *item,
             gboolean     named)
{
  g_autofree char *art = g_strconcat ("folktales/tiles/", bramble_item_get_id (item), NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *picture = bramble_picture_new (art, 1, 1);

  gtk_widget_set_vexpand (picture, TRUE);
  gtk_box_append (GTK_BOX (box), picture);
  if (named)
    {
      GtkWidget *name = bramble_text_new ("tile-name");

      bramble_text_set (BRAMBLE_TEXT (name), folk_tile_label (bramble_folk_find_tile (bramble_item_get_id (item))));
      bramble_text_center (BRAMBLE_TEXT (name));
      if (has_long_word (bramble_text_get (BRAMBLE_TEXT (name))))
        gtk_widget_add_css_class (name, "long");
      gtk_box_append (GTK_BOX (box), name);
    }
  /* Whoever wants to read it finds its page. */
  bramble_target_set_shown (picture, bramble_thing (BRAMBLE_FOLK_CARD_THING, bramble_item_get_id (item)));
  return box;
}

/* How often it was used, or how many there are, in a corner. */
static GtkWidget *
add_tag (GtkWidget  *face,
         const char *text)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *tag = gtk_label_new (text);

  gtk_widget_add_css_class (tag, "tile-tag");
  gtk_widget_set_halign (tag, GTK_ALIGN_END);
  gtk_widget_set_valign (tag, GTK_ALIGN_START);
  gtk_widget_set_can_target (tag, FALSE);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), face);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), tag);
  return overlay;
}

/**
 * bramble_folk_tile_new:
 * @item: a tile in a satchel
 * @seat: whose it is
 * @named: whether its name can be read
 */
GtkWidget *
bramble_folk_tile_new (BrambleItem *item,
                       guint        seat,
                       gboolean     named)
{
  guint tile = bramble_folk_find_tile (bramble_item_get_id (item));
  const char *tag = bramble_item_get_note (item);
  GtkWidget *face = create_face (item, named);
  GtkWidget *target = bramble_target_new (bramble_folk_tile_thing (seat, tile), tag ? add_tag (face, tag) : face);

  gtk_widget_add_css_class (target, "tile");
  bramble_target_describe (BRAMBLE_TARGET (target), bramble_item_get_name (item), NULL);
  return target;
}

/**
 * bramble_folk_supply_new:
 * @item: a tile that nobody has, to be chosen
 * @text: (nullable): what it does
 */
GtkWidget *
bramble_folk_supply_new (BrambleItem *item,
                         const char  *text)
{
  guint tile = bramble_folk_find_tile (bramble_item_get_id (item));
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *face = create_face (item, FALSE);
  GtkWidget *target = bramble_target_new (bramble_folk_supply_thing (tile), row);

  gtk_widget_add_css_class (row, "supply-row");
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), bramble_folk_line_new (folk_tile_name (tile), "supply-name"));
  if (text)
    {
      GtkWidget *about = bramble_text_new ("supply-text");

      /* Six of them have room beneath each other, in any language. */
      bramble_text_set (BRAMBLE_TEXT (about), text);
      gtk_box_append (GTK_BOX (words), about);
    }
  gtk_box_append (GTK_BOX (row), face);
  gtk_box_append (GTK_BOX (row), words);
  gtk_widget_add_css_class (target, "tile");
  bramble_target_describe (BRAMBLE_TARGET (target), bramble_item_get_name (item), text);
  return target;
}

/* Returns Biscuits of one number. */
GtkWidget *
bramble_folk_biscuit_new (BrambleItem *item)
{
  guint place = (guint) g_ascii_strtoull (bramble_item_get_id (item), NULL, 10);
  GtkWidget *overlay = gtk_overlay_new ();
  g_autofree char *text = g_strdup_printf ("%u", folk_biscuit_steps[place]);
  GtkWidget *number = gtk_label_new (text);
  GtkWidget *picture = bramble_picture_new ("folktales/tokens/biscuit-number", 1, 1);

  gtk_widget_add_css_class (picture, "sign");
  gtk_widget_add_css_class (number, "biscuit-number");
  gtk_overlay_set_child (GTK_OVERLAY (overlay), picture);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), number);
  gtk_widget_set_valign (overlay, GTK_ALIGN_CENTER);
  if (bramble_item_get_count (item) > 1)
    {
      g_autofree char *tag = g_strdup_printf ("×%u", bramble_item_get_count (item));

      overlay = add_tag (overlay, tag);
      gtk_widget_set_valign (gtk_widget_get_last_child (overlay), GTK_ALIGN_END);
    }
  return overlay;
}
