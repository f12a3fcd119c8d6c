/* bramble-grimm-card.c: a card on the table or in hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-card.h"

#include <string.h>

#include <bramble-grimm-cards.h>

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

/* The card that an item is, wherever it lies. */
BrambleThing
bramble_grimm_item_thing (BrambleItem *item)
{
  if (is_kind (item, "unique") || is_kind (item, "monster"))
    return bramble_thing ("fable", bramble_item_get_id (item));
  return bramble_thing (bramble_item_get_kind (item), bramble_item_get_id (item));
}

/* A card is called like its item, and says what it does. */
static GtkWidget *
create_target (BrambleItem *item,
               GtkWidget   *child)
{
  GtkWidget *target = bramble_target_new (bramble_grimm_item_thing (item), child);

  gtk_widget_add_css_class (target, "card");
  gtk_widget_add_css_class (target, bramble_item_get_kind (item));
  /* One's own that lies face down, or that only the viewer knows. */
  if (bramble_item_get_hidden (item))
    gtk_widget_add_css_class (target, "face-down");
  bramble_target_describe (BRAMBLE_TARGET (target), bramble_item_get_name (item), bramble_item_get_text (item));
  return target;
}

/* What will lie at a Location is a card like the others until then. */
static char *
card_art (BrambleItem *item,
          const char  *pig)
{
  return is_kind (item, "unique") ? g_strconcat ("grimm/fables/", bramble_item_get_id (item), NULL)
                                  : bramble_grimm_item_art (item, pig);
}

/**
 * bramble_grimm_small_card_new:
 * @pig: (nullable): the colour of whose card it is
 *
 * Returns: a card that is only a picture, or its back
 */
GtkWidget *
bramble_grimm_small_card_new (BrambleItem *item,
                              const char  *pig)
{
  gboolean back = is_kind (item, "back");
  g_autofree char *art = card_art (item, pig);
  GtkWidget *picture = bramble_picture_new (art, back ? 5 : 4, back ? 7 : 3);
  GtkWidget *card;

  gtk_widget_add_css_class (picture, back ? "back-picture" : "front-picture");
  g_object_set (picture, "fill", !back, NULL);
  card = create_target (item, picture);
  gtk_widget_add_css_class (card, "small");
  return card;
}

/* A card whose face can be read. */
static GtkWidget *
create_leaf (BrambleItem       *item,
             const BrambleLeafFace *face,
             gboolean           large)
{
  GtkWidget *leaf = bramble_leaf_new (large);

  bramble_leaf_set_face (BRAMBLE_LEAF (leaf), face);
  return create_target (item, leaf);
}

/**
 * bramble_grimm_named_card_new:
 *
 * Returns: a card with its name, but without its text
 */
GtkWidget *
bramble_grimm_named_card_new (BrambleItem *item)
{
  g_autofree char *art = card_art (item, NULL);
  BrambleLeafFace face = { .name = (char *) bramble_item_get_name (item), .art = art };
  GtkWidget *card = create_leaf (item, &face, FALSE);

  gtk_widget_add_css_class (card, "small");
  return card;
}

/**
 * bramble_grimm_own_card_new:
 * @edition: that it is played in
 * @pig: (nullable): the colour of whose card it is
 * @large: whether it lies on the stage, where it says everything
 *
 * Returns: a card that can be read
 */
GtkWidget *
bramble_grimm_own_card_new (BrambleItem *item,
                            guint        edition,
                            const char  *pig,
                            gboolean     large)
{
  g_auto (BrambleLeafFace) face = { 0 };

  if (!bramble_grimm_read_card (bramble_item_get_id (item), edition, &face))
    {
      face.name = g_strdup (bramble_item_get_name (item));
      face.art = card_art (item, pig);
    }
  return create_leaf (item, &face, large);
}

/**
 * bramble_grimm_read_card:
 * @face: (out): what stands on it
 *
 * Returns: whether there is such a Fable or Friend
 */
gboolean
bramble_grimm_read_card (const char  *card_id,
                         guint        edition,
                         BrambleLeafFace *face)
{
  g_autoptr (BrambleItem) item = bramble_grimm_cards_find (card_id, edition);
  const char *type = bramble_grimm_card_type_id (card_id);
  const char *marks[BRAMBLE_GRIMM_MAX_MARKS];
  guint n;

  if (item == NULL)
    return FALSE;

  n = bramble_grimm_card_marks (card_id, edition, marks);
  face->name = g_strdup (bramble_item_get_name (item));
  face->art = bramble_grimm_item_art (item, NULL);
  face->when = g_strdup (bramble_grimm_card_when (card_id, edition));
  face->text = g_strdup (bramble_item_get_text (item));
  face->note = g_strdup (bramble_item_get_note (item));
  face->style = g_strdup (bramble_item_get_kind (item));
  for (guint i = 0; i < MIN (n, BRAMBLE_LEAF_MARKS); i++)
    face->marks[i] = marks[i];
  if (n < BRAMBLE_LEAF_MARKS && g_strcmp0 (type, "monster") == 0)
    face->marks[n] = "grimm/marks/monster";
  else if (n < BRAMBLE_LEAF_MARKS && g_strcmp0 (type, "next-turn") == 0)
    face->marks[n] = "grimm/marks/next-turn";
  else if (n < BRAMBLE_LEAF_MARKS && g_strcmp0 (type, "unique-location") == 0)
    face->marks[n] = "grimm/marks/unique-location";
  return TRUE;
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
  bramble_target_set_shown (picture, bramble_grimm_item_thing (item));
  return picture;
}
