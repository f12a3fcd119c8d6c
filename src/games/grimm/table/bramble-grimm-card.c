/* bramble-grimm-card.c: a card on the table or in hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-card.h"

#include <string.h>

#include "bramble-picture.h"
#include "bramble-target.h"

static gboolean
is_kind (BrambleItem *item,
         const char  *kind)
{
  return strcmp (bramble_item_get_kind (item), kind) == 0;
}

/**
 * bramble_grimm_item_art:
 * @pig: (nullable): the colour of whose it is
 *
 * Returns: (transfer full): the id of the thing's picture
 */
char *
bramble_grimm_item_art (BrambleItem *item,
                        const char  *pig)
{
  const char *id = bramble_item_get_id (item);

  if (is_kind (item, "back"))
    return strcmp (id, "gather") == 0 ? g_strconcat ("grimm/cards/back-gather-", pig ? pig : "orange", NULL)
                                      : g_strconcat ("grimm/cards/back-", id, NULL);
  if (is_kind (item, "gather"))
    return g_strconcat ("grimm/cards/gather-", id, NULL);
  if (is_kind (item, "friend"))
    return g_strconcat ("grimm/friends/", id, NULL);
  if (is_kind (item, "pig"))
    return g_strconcat ("grimm/pigs/pig-", pig ? pig : "orange", NULL);
  if (is_kind (item, "monster"))
    {
      /* There are two Wolves, and two figures to tell them apart. */
      if (strcmp (id, "wolf") == 0)
        return g_strdup (bramble_item_get_seat (item) % 2 == 0 ? "grimm/monsters/wolf-1" : "grimm/monsters/wolf-2");
      return g_strconcat ("grimm/monsters/", id, NULL);
    }
  if (is_kind (item, "unique"))
    return g_strconcat ("grimm/unique/", id, NULL);
  if (is_kind (item, "bonus"))
    return g_strconcat ("grimm/tokens/bonus-", id, NULL);
  return g_strconcat ("grimm/fables/", id, NULL);
}

static BrambleThing
item_thing (BrambleItem *item)
{
  if (is_kind (item, "unique") || is_kind (item, "monster"))
    return bramble_thing ("fable", bramble_item_get_id (item));
  return bramble_thing (bramble_item_get_kind (item), bramble_item_get_id (item));
}

/**
 * bramble_grimm_card_new:
 * @pig: (nullable): the colour of whose card it is
 * @width: how wide it would like to be
 *
 * Returns: a card with its picture and name, or its back
 */
GtkWidget *
bramble_grimm_card_new (BrambleItem *item,
                        const char  *pig,
                        int          width)
{
  /* What will lie at a Location is a card like the others until then. */
  g_autofree char *art = is_kind (item, "unique") ? g_strconcat ("grimm/fables/", bramble_item_get_id (item), NULL)
                                                  : bramble_grimm_item_art (item, pig);
  GtkWidget *button;
  GtkWidget *child;
  GtkWidget *picture;

  if (is_kind (item, "back"))
    child = picture = bramble_picture_new (art, width * 3 / 5, width * 21 / 25);
  else
    {
      GtkWidget *name = gtk_label_new (bramble_item_get_name (item));

      child = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      picture = bramble_picture_new (art, width, width * 3 / 4);
      gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
      gtk_label_set_max_width_chars (GTK_LABEL (name), 1);
      gtk_widget_set_hexpand (name, TRUE);
      gtk_box_append (GTK_BOX (child), picture);
      gtk_box_append (GTK_BOX (child), name);
    }
  gtk_widget_set_vexpand (picture, TRUE);
  g_object_set (picture, "grow", TRUE, NULL);
  button = bramble_target_new (item_thing (item), child);
  gtk_widget_add_css_class (button, "card");
  gtk_widget_add_css_class (button, bramble_item_get_kind (item));
  /* One's own that lies face down, or that only the viewer knows. */
  if (bramble_item_get_hidden (item))
    gtk_widget_add_css_class (button, "face-down");
  /* The name may use all of the card, the card not all of the table. */
  gtk_widget_set_hexpand (button, FALSE);
  gtk_widget_set_vexpand (button, FALSE);
  bramble_target_describe (BRAMBLE_TARGET (button), bramble_item_get_name (item), bramble_item_get_text (item));
  return button;
}

/**
 * bramble_grimm_figure_new:
 *
 * Returns: a pig, a Monster or whatever else stands or lies at a Location
 */
GtkWidget *
bramble_grimm_figure_new (BrambleItem *item,
                          const char  *pig,
                          int          height)
{
  g_autofree char *art = bramble_grimm_item_art (item, pig);
  gboolean wide = !is_kind (item, "pig") && !is_kind (item, "monster");
  GtkWidget *picture = bramble_picture_new (art, wide ? height * 4 / 3 : height * 4 / 5, height);

  gtk_widget_set_can_target (picture, TRUE);
  gtk_widget_set_tooltip_text (picture, bramble_item_get_name (item));
  bramble_target_set_shown (picture, item_thing (item));
  return picture;
}
