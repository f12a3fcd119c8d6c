/* bramble-grimm-cards.c: the cards of The Grimm Forest, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nothing here belongs to a game that is being played: it is what stands on
 * the cards, for everybody who wants to read them.
 */

#include "bramble-grimm-cards.h"

#include <glib/gi18n-lib.h>
#include <rules/editions.h>
#include <rules/text.h>

#include "bramble-grimm-private.h"

static gboolean
is_in_edition (guint card,
               guint edition)
{
  const GrimmEdition *rules = grimm_editions[edition];

  return card < GRIMM_N_FABLES ? rules->copies[card] > 0 : (rules->friends & GRIMM_FRIEND_BIT (card)) != 0;
}

static BrambleItem *
make_item (guint card,
           guint edition)
{
  BrambleItemSpec spec = {
    .kind = grimm_cards[card].type == GRIMM_FRIEND ? "friend" : "fable",
    .id = grimm_cards[card].id,
    .name = grimm_card_name (card),
    .text = grimm_card_text (edition, card),
    .note = grimm_card_rulings (edition, card),
    .count = card < GRIMM_N_FABLES ? grimm_editions[edition]->copies[card] : 1,
    .seat = BRAMBLE_ITEM_NO_SEAT,
  };

  return bramble_item_new (&spec);
}

/**
 * bramble_grimm_cards_new:
 * @kind: "fable" or "friend"
 *
 * Returns: (transfer full): all cards of that kind as #BrambleItem, by name
 */
GListModel *
bramble_grimm_cards_new (const char *kind,
                         guint       edition)
{
  GListStore *store = g_list_store_new (BRAMBLE_TYPE_ITEM);
  gboolean friends = g_strcmp0 (kind, "friend") == 0;

  g_return_val_if_fail (edition < grimm_n_editions, G_LIST_MODEL (store));

  for (guint card = friends ? GRIMM_N_FABLES : 0; card < (friends ? GRIMM_N_CARDS : GRIMM_N_FABLES); card++)
    if (is_in_edition (card, edition))
      {
        g_autoptr (BrambleItem) item = make_item (card, edition);

        g_list_store_insert_sorted (store, item, bramble_item_compare_names, NULL);
      }

  return G_LIST_MODEL (store);
}

/**
 * bramble_grimm_cards_find:
 *
 * Returns: (transfer full) (nullable): the card, or %NULL when there is none of that id
 */
BrambleItem *
bramble_grimm_cards_find (const char *card_id,
                          guint       edition)
{
  guint card = grimm_card_by_id (card_id);

  g_return_val_if_fail (edition < grimm_n_editions, NULL);

  return card == GRIMM_NONE ? NULL : make_item (card, edition);
}

/**
 * bramble_grimm_cards_find_gather:
 *
 * Returns: (transfer full) (nullable): the Gather card for a Location, or %NULL when there
 * is none of that id
 */
BrambleItem *
bramble_grimm_cards_find_gather (const char *location_id)
{
  for (guint location = 0; location < GRIMM_N_LOCATIONS; location++)
    if (g_strcmp0 (grimm_location_ids[location], location_id) == 0)
      {
        BrambleItemSpec spec = {
          .kind = "gather",
          .id = grimm_location_ids[location],
          .name = grimm_location_name (location),
          .text = bramble_grimm_gather_text (location),
          .count = 1,
          .seat = BRAMBLE_ITEM_NO_SEAT,
        };

        return bramble_item_new (&spec);
      }

  return NULL;
}

/* When the card acts, short enough for a badge, or %NULL for no card. */
const char *
bramble_grimm_card_when (const char *card_id,
                         guint       edition)
{
  guint card = grimm_card_by_id (card_id);

  return card == GRIMM_NONE ? NULL : grimm_card_when (edition, card);
}

/**
 * bramble_grimm_card_type_id:
 *
 * Returns: "fable", "monster", "next-turn", "unique-location" or "friend"
 */
const char *
bramble_grimm_card_type_id (const char *card_id)
{
  guint card = grimm_card_by_id (card_id);

  if (card == GRIMM_NONE)
    return NULL;
  switch ((GrimmCardType) grimm_cards[card].type)
    {
    case GRIMM_PLAIN:
      return "fable";
    case GRIMM_MONSTER:
      return "monster";
    case GRIMM_NEXT_TURN:
      return "next-turn";
    case GRIMM_UNIQUE:
      return "unique-location";
    case GRIMM_FRIEND:
      return "friend";
    }

  g_assert_not_reached ();
}

const char *
bramble_grimm_card_type_name (const char *card_id)
{
  guint card = grimm_card_by_id (card_id);

  return card == GRIMM_NONE ? NULL : grimm_card_type_name (grimm_cards[card].type);
}

/* What all cards of its type have in common, in a sentence. */
const char *
bramble_grimm_card_type_text (const char *card_id)
{
  guint card = grimm_card_by_id (card_id);

  if (card == GRIMM_NONE)
    return NULL;
  switch ((GrimmCardType) grimm_cards[card].type)
    {
    case GRIMM_PLAIN:
      return _("It is set down face down with your Gather card and discarded at the end of the Gather phase.");
    case GRIMM_MONSTER:
      return _("When it is revealed, you send it to a Location where no other Monster is.");
    case GRIMM_NEXT_TURN:
      return _("When it is revealed, it is laid aside and acts in the next round.");
    case GRIMM_UNIQUE:
      return _("When it is revealed, you lay it at a Location, where it stays until its own text sends it away.");
    case GRIMM_FRIEND:
      return _("A Friend stays beside your board until another one takes the place. You have only one at a time.");
    }

  g_assert_not_reached ();
}

/* Whether the card is left out when only the basic ones are played. */
gboolean
bramble_grimm_card_is_advanced (const char *card_id)
{
  guint card = grimm_card_by_id (card_id);

  return card != GRIMM_NONE && grimm_cards[card].advanced;
}

/* Cards that the rules of planning, revealing and building know by name, and when. */
static const guint32 windows_by_name[GRIMM_N_CARDS] = {
  [GRIMM_EVIL_QUEEN] = GRIMM_IN (GRIMM_WINDOW_PLAN),
  [GRIMM_HUNTSMAN] = GRIMM_IN (GRIMM_WINDOW_PLAN),
  [GRIMM_MAGIC_FLUTE] = GRIMM_IN (GRIMM_WINDOW_FABLES),
  [GRIMM_HANSEL_AND_GRETEL] = GRIMM_IN (GRIMM_WINDOW_BUILD),
  [GRIMM_GRANDMAS_HOUSE] = GRIMM_IN (GRIMM_WINDOW_FABLES) | GRIMM_IN (GRIMM_WINDOW_GATHER_END),
  [GRIMM_LONELY_CASTLE] = GRIMM_IN (GRIMM_WINDOW_FABLES) | GRIMM_IN (GRIMM_WINDOW_GATHER_END),
  [GRIMM_ROYAL_WEDDING] = GRIMM_IN (GRIMM_WINDOW_FABLES) | GRIMM_IN (GRIMM_WINDOW_GATHER_END),
};

/**
 * bramble_grimm_card_marks:
 * @marks: (out): pictures that say when the card acts, in the order of a round
 *
 * Returns: how many there are
 */
guint
bramble_grimm_card_marks (const char *card_id,
                          guint       edition,
                          const char *marks[BRAMBLE_GRIMM_MAX_MARKS])
{
  static const struct
  {
    guint windows;
    const char *mark;
  } pictures[] = {
    { GRIMM_IN (GRIMM_WINDOW_START), "grimm/marks/window-start" },
    { GRIMM_IN (GRIMM_WINDOW_PLAN), "grimm/marks/window-plan" },
    { GRIMM_IN (GRIMM_WINDOW_FABLES), "grimm/marks/window-fables" },
    { GRIMM_IN (GRIMM_WINDOW_GATHERS) | GRIMM_IN (GRIMM_WINDOW_ARRIVE), "grimm/marks/window-gather" },
    { GRIMM_IN (GRIMM_WINDOW_BEFORE), "grimm/marks/window-before" },
    { GRIMM_IN (GRIMM_WINDOW_COLLECT), "grimm/marks/window-collect" },
    { GRIMM_IN (GRIMM_WINDOW_GATHER_END), "grimm/marks/window-end" },
    { GRIMM_IN (GRIMM_WINDOW_BUILD_START) | GRIMM_IN (GRIMM_WINDOW_BUILD) | GRIMM_IN (GRIMM_WINDOW_BUILD_END),
      "grimm/marks/window-build" },
  };
  guint card = grimm_card_by_id (card_id);
  const GrimmRule *rule;
  guint windows;
  guint n = 0;

  g_return_val_if_fail (edition < grimm_n_editions, 0);

  if (card == GRIMM_NONE)
    return 0;
  rule = &grimm_editions[edition]->rules[card];
  windows = rule->windows | rule->next_windows | windows_by_name[card];
  if (rule->free || (card == GRIMM_PUSS_IN_BOOTS && grimm_editions[edition]->puss_always))
    windows |= GRIMM_IN (GRIMM_WINDOW_BUILD);
  for (guint i = 0; i < G_N_ELEMENTS (pictures) && n < BRAMBLE_GRIMM_MAX_MARKS; i++)
    if (windows & pictures[i].windows)
      marks[n++] = pictures[i].mark;
  if (n < BRAMBLE_GRIMM_MAX_MARKS
      && (rule->special || (card == GRIMM_PUSS_IN_BOOTS && !grimm_editions[edition]->puss_always)))
    marks[n++] = "grimm/marks/window-special";
  if (n < BRAMBLE_GRIMM_MAX_MARKS && (rule->cancels || rule->gained || card == GRIMM_HUNTSMAN))
    marks[n++] = "grimm/marks/window-any";
  return n;
}
