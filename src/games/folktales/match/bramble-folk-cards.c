/* bramble-folk-cards.c: everything of Hungarian Folktales that has a page, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nothing here belongs to a game that is being played. Tiles are called as in the log, so
 * that a name there leads here; what could be called the same has a word before it.
 */

#include "bramble-folk-cards.h"

#include <glib/gi18n-lib.h>
#include <rules/folk-game.h>
#include <rules/folk-text.h>

#include "bramble-folk-words.h"

static const char *const token_ids[BRAMBLE_FOLK_N_PAGE_TOKENS] = { "biscuit", "advice", "gold", "salt", "boot-1" };

static const char *const field_ids[BRAMBLE_FOLK_N_PAGE_FIELDS] = {
  [BRAMBLE_FOLK_FIELD_WHEAT] = "wheat",
  [BRAMBLE_FOLK_FIELD_APPLES] = "apples",
  [BRAMBLE_FOLK_FIELD_GRAPES] = "grapes",
  [BRAMBLE_FOLK_FIELD_PEARS] = "pears",
  [BRAMBLE_FOLK_FIELD_GOURD] = "gourd",
  [BRAMBLE_FOLK_FIELD_ADVICE] = "advice",
  [BRAMBLE_FOLK_FIELD_GOLD] = "gold",
  [BRAMBLE_FOLK_FIELD_TILE] = "tile",
  [BRAMBLE_FOLK_FIELD_RED] = "red",
  [BRAMBLE_FOLK_FIELD_BONUS] = "bonus",
  [BRAMBLE_FOLK_FIELD_BAD_LUCK] = "bad-luck",
  [BRAMBLE_FOLK_FIELD_ADVENTURE] = "adventure",
  [BRAMBLE_FOLK_FIELD_SORCERER] = "sorcerer",
  [BRAMBLE_FOLK_FIELD_SEA] = "shortcut-sea",
  [BRAMBLE_FOLK_FIELD_TUNNEL] = "shortcut-tunnel",
  [BRAMBLE_FOLK_FIELD_GORGE] = "shortcut-gorge",
  [BRAMBLE_FOLK_FIELD_PATH] = "shortcut-path",
  [BRAMBLE_FOLK_FIELD_GRIFFIN] = "shortcut-griffin",
  [BRAMBLE_FOLK_FIELD_WAGON] = "shortcut-wagon",
  [BRAMBLE_FOLK_FIELD_PLAIN] = "plain",
  [BRAMBLE_FOLK_FIELD_VILLAGE] = "village",
  [BRAMBLE_FOLK_FIELD_CITY] = "city",
  [BRAMBLE_FOLK_FIELD_PALACE] = "palace",
  [BRAMBLE_FOLK_FIELD_CASTLE] = "castle",
};

static const BrambleLexiconRange pages[BRAMBLE_FOLK_N_PAGES] = {
  [BRAMBLE_FOLK_PAGE_HERO] = { 0, FOLK_N_HEROES, "" },
  [BRAMBLE_FOLK_PAGE_TALE] = { 0, FOLK_N_CARDS, "tale-" },
  [BRAMBLE_FOLK_PAGE_STARTING] = { 0, FOLK_FIRST_USEFUL, "" },
  [BRAMBLE_FOLK_PAGE_USEFUL] = { FOLK_FIRST_USEFUL, FOLK_FIRST_MAGICAL, "" },
  [BRAMBLE_FOLK_PAGE_MAGICAL] = { FOLK_FIRST_MAGICAL, FOLK_FIRST_ANIMAL, "" },
  [BRAMBLE_FOLK_PAGE_ANIMAL] = { FOLK_FIRST_ANIMAL, FOLK_N_TILES, "" },
  [BRAMBLE_FOLK_PAGE_FOE] = { 0, FOLK_FIRST_FRIEND, "" },
  [BRAMBLE_FOLK_PAGE_FRIEND] = { FOLK_FIRST_FRIEND, FOLK_N_ADVENTURES, "" },
  [BRAMBLE_FOLK_PAGE_TOKEN] = { 0, BRAMBLE_FOLK_N_PAGE_TOKENS, "token-" },
  [BRAMBLE_FOLK_PAGE_FIELD] = { 0, BRAMBLE_FOLK_N_PAGE_FIELDS, "field-" },
  [BRAMBLE_FOLK_PAGE_LAND] = { 0, FOLK_N_LANDS, "land-" },
};

/* What a page is called, without what stands before it. */
static const char *
plain_id (guint page,
          guint number)
{
  switch ((BrambleFolkPage) page)
    {
    case BRAMBLE_FOLK_PAGE_HERO:
      return folk_looks[number].id;
    case BRAMBLE_FOLK_PAGE_TALE:
      return folk_cards[number].id;
    case BRAMBLE_FOLK_PAGE_STARTING:
    case BRAMBLE_FOLK_PAGE_USEFUL:
    case BRAMBLE_FOLK_PAGE_MAGICAL:
    case BRAMBLE_FOLK_PAGE_ANIMAL:
      return folk_tile_ids[number];
    case BRAMBLE_FOLK_PAGE_FOE:
    case BRAMBLE_FOLK_PAGE_FRIEND:
      return folk_adventure_ids[number];
    case BRAMBLE_FOLK_PAGE_TOKEN:
      return token_ids[number];
    case BRAMBLE_FOLK_PAGE_FIELD:
      return field_ids[number];
    case BRAMBLE_FOLK_PAGE_LAND:
      return folk_lands[number].id;
    case BRAMBLE_FOLK_N_PAGES:
      break;
    }

  g_assert_not_reached ();
}

static const char *
get_title (guint page,
           guint number)
{
  switch ((BrambleFolkPage) page)
    {
    case BRAMBLE_FOLK_PAGE_HERO:
      return folk_hero_name (number);
    case BRAMBLE_FOLK_PAGE_TALE:
      return bramble_folk_person_title (folk_cards[number].who);
    case BRAMBLE_FOLK_PAGE_STARTING:
    case BRAMBLE_FOLK_PAGE_USEFUL:
    case BRAMBLE_FOLK_PAGE_MAGICAL:
    case BRAMBLE_FOLK_PAGE_ANIMAL:
      return folk_tile_name (number);
    case BRAMBLE_FOLK_PAGE_FOE:
    case BRAMBLE_FOLK_PAGE_FRIEND:
      return bramble_folk_person_title (number);
    case BRAMBLE_FOLK_PAGE_TOKEN:
      return bramble_folk_token_title (number);
    case BRAMBLE_FOLK_PAGE_FIELD:
      return bramble_folk_field_title (number);
    case BRAMBLE_FOLK_PAGE_LAND:
      return folk_land_name (number);
    case BRAMBLE_FOLK_N_PAGES:
      break;
    }

  g_assert_not_reached ();
}

static char *
dup_text (guint   page,
          guint   number,
          char  **rulings)
{
  switch ((BrambleFolkPage) page)
    {
    case BRAMBLE_FOLK_PAGE_HERO:
      return bramble_folk_hero_page (number, rulings);
    case BRAMBLE_FOLK_PAGE_TALE:
      return bramble_folk_tale_page (number, rulings);
    case BRAMBLE_FOLK_PAGE_STARTING:
    case BRAMBLE_FOLK_PAGE_USEFUL:
    case BRAMBLE_FOLK_PAGE_MAGICAL:
    case BRAMBLE_FOLK_PAGE_ANIMAL:
      return bramble_folk_tile_page (number, rulings);
    case BRAMBLE_FOLK_PAGE_FOE:
    case BRAMBLE_FOLK_PAGE_FRIEND:
      return bramble_folk_person_page (number, rulings);
    case BRAMBLE_FOLK_PAGE_TOKEN:
      return bramble_folk_token_page (number, rulings);
    case BRAMBLE_FOLK_PAGE_FIELD:
      return bramble_folk_field_page (number, rulings);
    case BRAMBLE_FOLK_PAGE_LAND:
      return bramble_folk_land_page (number, rulings);
    case BRAMBLE_FOLK_N_PAGES:
      break;
    }

  g_assert_not_reached ();
}

/**
 * bramble_folk_page_art:
 *
 * Returns: (transfer full): the id of a page's picture
 */
char *
bramble_folk_page_art (BrambleFolkPage page,
                       guint           number)
{
  switch (page)
    {
    case BRAMBLE_FOLK_PAGE_HERO:
      return g_strdup (folk_looks[number].figure);
    case BRAMBLE_FOLK_PAGE_TALE:
      return g_strconcat ("folktales/tales/", folk_adventure_ids[folk_cards[number].who], NULL);
    case BRAMBLE_FOLK_PAGE_STARTING:
    case BRAMBLE_FOLK_PAGE_USEFUL:
    case BRAMBLE_FOLK_PAGE_MAGICAL:
    case BRAMBLE_FOLK_PAGE_ANIMAL:
      return g_strconcat ("folktales/tiles/", folk_tile_ids[number], NULL);
    case BRAMBLE_FOLK_PAGE_FOE:
    case BRAMBLE_FOLK_PAGE_FRIEND:
      return g_strconcat ("folktales/tales/", folk_adventure_ids[number], NULL);
    case BRAMBLE_FOLK_PAGE_TOKEN:
      return g_strconcat ("folktales/tokens/", token_ids[number], NULL);
    case BRAMBLE_FOLK_PAGE_FIELD:
      if (number == BRAMBLE_FOLK_FIELD_TILE)
        return g_strdup ("folktales/tiles/magic-wand");
      if (number == BRAMBLE_FOLK_FIELD_ADVENTURE)
        return g_strdup ("folktales/meet/dragon");
      return g_strconcat ("folktales/fields/", field_ids[number], NULL);
    case BRAMBLE_FOLK_PAGE_LAND:
      return g_strdup ("folktales/map/map");
    case BRAMBLE_FOLK_N_PAGES:
      break;
    }

  g_assert_not_reached ();
}

/* What all of a kind are. */
const char *
bramble_folk_page_type (BrambleFolkPage page)
{
  switch (page)
    {
    case BRAMBLE_FOLK_PAGE_HERO:
      return C_("kind of page", "Hero");
    case BRAMBLE_FOLK_PAGE_TALE:
      return C_("kind of page", "Folktale card");
    case BRAMBLE_FOLK_PAGE_STARTING:
      return C_("kind of page", "Starting item");
    case BRAMBLE_FOLK_PAGE_USEFUL:
      return C_("kind of page", "Useful item");
    case BRAMBLE_FOLK_PAGE_MAGICAL:
      return C_("kind of page", "Magical item");
    case BRAMBLE_FOLK_PAGE_ANIMAL:
      return C_("kind of page", "Animal or companion");
    case BRAMBLE_FOLK_PAGE_FOE:
      return C_("kind of page", "Foe");
    case BRAMBLE_FOLK_PAGE_FRIEND:
      return C_("kind of page", "Friend");
    case BRAMBLE_FOLK_PAGE_TOKEN:
      return C_("kind of page", "Token");
    case BRAMBLE_FOLK_PAGE_FIELD:
      return C_("kind of page", "Field");
    case BRAMBLE_FOLK_PAGE_LAND:
      return C_("kind of page", "Land");
    case BRAMBLE_FOLK_N_PAGES:
      break;
    }

  g_assert_not_reached ();
}

/* And what holds for all of them, in a sentence or two. */
const char *
bramble_folk_page_about (BrambleFolkPage page)
{
  switch (page)
    {
    case BRAMBLE_FOLK_PAGE_HERO:
      return _("Every hero is there once, and can do something that no other can.");
    case BRAMBLE_FOLK_PAGE_TALE:
      return _("It says what your quest is, and what you have to hold when you knock at the gate of the Castle. It lies open.");
    case BRAMBLE_FOLK_PAGE_STARTING:
      return _("Everybody chooses one before the first turn. There is one of each; it is never traded, and does not come back.");
    case BRAMBLE_FOLK_PAGE_USEFUL:
      return _("It helps once and goes back to the supply. There are three of each, and you may have several of a kind.");
    case BRAMBLE_FOLK_PAGE_MAGICAL:
      return _("Folktale cards ask for them. There are five of each, and nobody has two of a kind. When it is spent you may keep it, "
               "and it still counts for the gate.");
    case BRAMBLE_FOLK_PAGE_ANIMAL:
      return _("There are three of each Animal, and nobody has two of a kind. Trickster and Toad are in no class.");
    case BRAMBLE_FOLK_PAGE_FOE:
      return _("Who ends a move there makes a Lucky Throw, from which something is taken away.");
    case BRAMBLE_FOLK_PAGE_FRIEND:
      return _("Who ends a move there makes a Lucky Throw, and nothing is taken away from it.");
    case BRAMBLE_FOLK_PAGE_TOKEN:
      return _("Tokens take no room in the satchel. What is not there any more nobody gets.");
    case BRAMBLE_FOLK_PAGE_FIELD:
      return _("A field acts when a move ends on it. Only Red Fields act in passing, too.");
    case BRAMBLE_FOLK_PAGE_LAND:
      return _("It is the land where a move starts that counts, and only for a roll of the white die.");
    case BRAMBLE_FOLK_N_PAGES:
      break;
    }

  g_assert_not_reached ();
}

static const BrambleLexiconRange *
get_range (guint page)
{
  return &pages[page];
}

const BrambleLexicon bramble_folk_lexicon = {
  .n_kinds = BRAMBLE_FOLK_N_PAGES,
  .range = get_range,
  .id = plain_id,
  .title = get_title,
  .text = dup_text,
};
