/* bramble-gloom-card.c: what stands on a card of Fairytale Gloom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-gloom-card.h"

#include <glib/gi18n.h>
#include <rules/gloom.h>
#include <rules/text.h>

#include <bramble-gloom-cards.h>

#include "bramble-gloom-example.h"
#include "bramble-gloom-sheet.h"

/* Pictures of the icons, in the order of GloomIcon. */
static const char *const icon_pictures[GLOOM_N_ICONS] = {
  NULL,
  "gloom/icons/crown",
  "gloom/icons/heart",
  "gloom/icons/skull",
  "gloom/icons/wand",
  "gloom/icons/beast",
  "gloom/icons/coin",
};

/**
 * bramble_gloom_card_art:
 *
 * Returns: (transfer full): the id of the picture of a card
 */
char *
bramble_gloom_card_art (guint card)
{
  switch ((GloomKind) gloom_kind (card))
    {
    case GLOOM_MODIFIER:
      return gloom_is_persistent (card) ? g_strconcat ("gloom/fates/", gloom_cards[card].id, NULL)
                                        : g_strdup ("gloom/icons/modifier");
    case GLOOM_EVENT:
      return g_strdup ("gloom/cards/event");
    case GLOOM_ENDING:
      return g_strdup ("gloom/cards/ending");
    case GLOOM_STORY:
      return g_strconcat ("gloom/stories/", gloom_cards[card].id, NULL);
    case GLOOM_CHARACTER:
      return g_strconcat ("gloom/heroes/", gloom_cards[card].id, NULL);
    }

  g_assert_not_reached ();
}

/* Returns the picture of what kind of card it is. */
const char *
bramble_gloom_card_sign (guint card)
{
  switch ((GloomKind) gloom_kind (card))
    {
    case GLOOM_MODIFIER:
      return gloom_is_persistent (card) ? "gloom/icons/mask" : "gloom/icons/modifier";
    case GLOOM_EVENT:
      return gloom_is_response (card) ? "gloom/icons/response" : "gloom/icons/event";
    case GLOOM_ENDING:
      return "gloom/icons/ending";
    case GLOOM_STORY:
      return "gloom/icons/story";
    case GLOOM_CHARACTER:
      return "gloom/icons/finished";
    }

  g_assert_not_reached ();
}

/* The icons of a card and the sign of its effect. Returns how many there are. */
static guint
find_marks (guint        card,
            const char **marks,
            guint        most)
{
  const GloomCard *c = &gloom_cards[card];
  const char *category = bramble_gloom_category_id (c->effect.category);
  guint n = 0;

  for (guint i = 0; i < GLOOM_PLACES && n < most; i++)
    if (c->icons[i])
      marks[n++] = icon_pictures[c->icons[i]];
  if (c->needs > 0 && n < most)
    marks[n++] = icon_pictures[c->needed];
  if (category && n < most)
    marks[n++] = category;
  return n;
}

/**
 * bramble_gloom_read_card:
 * @face: (out): what stands on it
 *
 * Returns: whether there is such a card
 */
gboolean
bramble_gloom_read_card (const char      *id,
                         BrambleLeafFace *face)
{
  guint card = gloom_card_by_id (id);

  if (card >= GLOOM_N_CARDS)
    return FALSE;

  face->name = g_strdup (gloom_card_name (card));
  face->art = bramble_gloom_card_art (card);
  face->when = g_strdup (bramble_gloom_category_name (gloom_cards[card].effect.category));
  face->text = bramble_gloom_card_text (card);
  face->note = gloom_kind (card) == GLOOM_CHARACTER ? NULL : g_strdup (gloom_card_flavour (card));
  face->style = g_strdup (bramble_gloom_kind_id (card));
  find_marks (card, face->marks, BRAMBLE_LEAF_MARKS);
  return TRUE;
}

/* How large a card is where it is read. */
#define SHEET_WIDTH 264

/* A card as one holds it; among others, what a Modifier prints is what it is known by. */
static GtkWidget *
draw_card (const char *id,
           gboolean    small)
{
  guint card = gloom_card_by_id (id);
  gboolean broad = gloom_kind (card) == GLOOM_STORY;
  GtkWidget *sheet;

  if (small)
    return gloom_kind (card) == GLOOM_MODIFIER ? bramble_gloom_example_new (id) : NULL;

  sheet = bramble_gloom_sheet_new (card);
  gtk_widget_set_hexpand (sheet, FALSE);
  gtk_widget_set_vexpand (sheet, FALSE);
  gtk_widget_set_size_request (sheet, SHEET_WIDTH, SHEET_WIDTH * (broad ? 236 : gloom_kind (card) == GLOOM_CHARACTER ? 336 : 370) / 240);
  return sheet;
}

/* Everything about a card; see #BrambleDescribeCard. */
gboolean
bramble_gloom_describe_card (const BrambleSetup *setup,
                             const char         *id,
                             BrambleCardInfo    *info)
{
  guint card = gloom_card_by_id (id);

  if (card >= GLOOM_N_CARDS)
    return FALSE;

  info->item = bramble_gloom_cards_find (id);
  info->picture = bramble_gloom_card_art (card);
  info->frame = gloom_kind (card) == GLOOM_ENDING  ? "gloom/cards/hand-ending"
                : gloom_kind (card) == GLOOM_EVENT ? "gloom/cards/hand-event"
                                                   : "gloom/cards/hand-modifier";
  info->draw = draw_card;
  info->style = bramble_gloom_kind_id (card);
  info->when = bramble_gloom_category_name (gloom_cards[card].effect.category);
  find_marks (card, info->marks, BRAMBLE_CARD_MARKS);
  info->type_picture = g_strdup (bramble_gloom_card_sign (card));
  info->badge = TRUE;
  info->type = bramble_gloom_kind_name (card);
  info->type_text = bramble_gloom_kind_text (card);
  info->deck = gloom_kind (card) == GLOOM_EVENT || gloom_kind (card) == GLOOM_STORY ? _("It is left out of a very simple game.")
               : gloom_speaks_of_stories (card) ? _("It is left out when there are no Stories.") : NULL;
  return TRUE;
}
