/* folk-names.c: what things, places and people are called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folk-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "folk-game.h"

static const char *const tiles[FOLK_N_TILES] = {
  [FOLK_FLUTE] = NC_("tile", "Flute"),
  [FOLK_SWORD] = NC_("tile", "Sword"),
  [FOLK_STAFF] = NC_("tile", "Staff"),
  [FOLK_FEATHER] = NC_("tile", "Feather"),
  [FOLK_SATCHEL] = NC_("tile", "Satchel"),
  [FOLK_BOOT] = NC_("tile", "Boot"),
  [FOLK_ROPE] = NC_("tile", "Rope"),
  [FOLK_PICKAXE] = NC_("tile", "Pickaxe"),
  [FOLK_KEY] = NC_("tile", "Key"),
  [FOLK_LANTERN] = NC_("tile", "Lantern"),
  /* Translators: in Hungarian a köpönyeg that makes unseen */
  [FOLK_MAGIC_CLOAK] = NC_("tile", "Magic Cloak"),
  [FOLK_GOLDEN_COMB] = NC_("tile", "Golden Comb"),
  [FOLK_ENCHANTED_SWORD] = NC_("tile", "Enchanted Sword"),
  [FOLK_MAGIC_WAND] = NC_("tile", "Magic Wand"),
  /* Translators: in Hungarian terülj, terülj asztalkám */
  [FOLK_WISHING_TABLE] = NC_("tile", "Wishing Table"),
  /* Translators: in Hungarian hétmérföldes csizma */
  [FOLK_SEVEN_LEAGUE_BOOTS] = NC_("tile", "7-League Boots"),
  [FOLK_FISH] = NC_("tile", "Fish"),
  [FOLK_DOVE] = NC_("tile", "Dove"),
  [FOLK_BLACK_CAT] = NC_("tile", "Black Cat"),
  /* Translators: a word of more than 9 letters needs a soft hyphen (U+00AD) here and in the other names of tiles, where it
   * may be broken on a small tile; it is seen nowhere else */
  [FOLK_WHITE_STALLION] = NC_("tile", "White Stallion"),
  [FOLK_DOG] = NC_("tile", "Dog"),
  /* Translators: in Hungarian csalóka Péter */
  [FOLK_TRICKSTER] = NC_("tile", "Trickster"),
  [FOLK_TOAD] = NC_("tile", "Toad"),
};

/* Translators: names with an article stand within sentences. */
static const char *const people[FOLK_N_ADVENTURES] = {
  [FOLK_FOX] = NC_("adventure", "the Fox"),
  [FOLK_FROG] = NC_("adventure", "the Frog"),
  [FOLK_SNAKE] = NC_("adventure", "the Snake"),
  [FOLK_CROW] = NC_("adventure", "the Crow"),
  [FOLK_BEAR] = NC_("adventure", "the Bear"),
  [FOLK_WOLVES] = NC_("adventure", "the Wolves"),
  [FOLK_ROBBERS] = NC_("adventure", "the Robbers"),
  [FOLK_LION] = NC_("adventure", "the Lion"),
  [FOLK_GIANT] = NC_("adventure", "the Giant"),
  /* Translators: in Hungarian a vasorrú bába */
  [FOLK_WITCH] = NC_("adventure", "the Witch"),
  /* Translators: in Hungarian a sárkány */
  [FOLK_DRAGON] = NC_("adventure", "the Dragon"),
  [FOLK_DEVIL] = NC_("adventure", "the Devil"),
  [FOLK_COTTAGE] = NC_("adventure", "the Cottage"),
  [FOLK_BEGGAR] = NC_("adventure", "the Beggar"),
  [FOLK_DWARF] = NC_("adventure", "the Dwarf"),
  [FOLK_OLD_MAN] = NC_("adventure", "the Old Man"),
  [FOLK_KIND_FAIRY] = NC_("adventure", "the Kind Fairy"),
  [FOLK_KING] = NC_("adventure", "the King"),
};

static const char *const shortcuts[FOLK_N_SHORTCUTS] = {
  /* Translators: in Hungarian az Óperenciás tenger */
  [FOLK_SHORTCUT_SEA] = NC_("shortcut", "the Sea"),
  [FOLK_SHORTCUT_TUNNEL] = NC_("shortcut", "the Secret Tunnel"),
  [FOLK_SHORTCUT_GORGE] = NC_("shortcut", "the Gorge"),
  [FOLK_SHORTCUT_PATH] = NC_("shortcut", "the Secret Path"),
  /* Translators: in Hungarian a griffmadár */
  [FOLK_SHORTCUT_GRIFFIN] = NC_("shortcut", "the Griffin"),
  [FOLK_SHORTCUT_WAGON] = NC_("shortcut", "the Wagon Driver"),
};

static const char *const foods[FOLK_N_FOODS] = {
  [FOLK_WHEAT] = NC_("field", "Wheat"),
  [FOLK_APPLES] = NC_("field", "Apples"),
  [FOLK_GRAPES] = NC_("field", "Grapes"),
  [FOLK_PEARS] = NC_("field", "Wild Pears"),
  [FOLK_GOURD] = NC_("field", "Gourd"),
};

static const char *const junctions[FOLK_N_JUNCTIONS] = {
  [FOLK_VILLAGE] = NC_("field", "the Village"),
  [FOLK_FOREST_GATE] = NC_("field", "the Forest Gate"),
  [FOLK_HOLLOW_OAK] = NC_("field", "the Hollow Oak"),
  [FOLK_CASTLE_CROSS] = NC_("field", "the Castle Cross"),
  [FOLK_CASTLE] = NC_("field", "the Castle"),
  [FOLK_BARE_CROSSROADS] = NC_("field", "the Bare Crossroads"),
  [FOLK_REED_SHORE] = NC_("field", "the Reed Shore"),
  [FOLK_CITY] = NC_("field", "the City"),
  [FOLK_HILL_GATE] = NC_("field", "the Hill Gate"),
  [FOLK_PALACE] = NC_("field", "the Palace"),
  [FOLK_RAVEN_GATE] = NC_("field", "the Raven Gate"),
  [FOLK_THORN_GATE] = NC_("field", "the Thorn Gate"),
  [FOLK_OWL_GATE] = NC_("field", "the Owl Gate"),
};

static const char *const lands[FOLK_N_LANDS] = {
  [FOLK_LAND_WHEAT_FIELDS] = NC_("land", "Wheat Fields"),
  [FOLK_LAND_MEADOW] = NC_("land", "Meadow"),
  /* Translators: in Hungarian Kerekerdő */
  [FOLK_LAND_ROUND_FOREST] = NC_("land", "Round Forest"),
  [FOLK_LAND_LONG_MEADOW] = NC_("land", "Long Meadow"),
  [FOLK_LAND_BARE_LANDS] = NC_("land", "Bare Lands"),
  [FOLK_LAND_SHORE] = NC_("land", "Shore"),
  /* Translators: in Hungarian an island in the Óperenciás tenger */
  [FOLK_LAND_ISLAND] = NC_("land", "Island"),
  [FOLK_LAND_CASTLE_PARK] = NC_("land", "Castle Park"),
  [FOLK_LAND_GORGE] = NC_("land", "Gorge"),
  [FOLK_LAND_HILL_COUNTRY] = NC_("land", "Hill Country"),
  [FOLK_LAND_FOOTHILLS] = NC_("land", "Foothills"),
  /* Translators: in Hungarian Üveghegy */
  [FOLK_LAND_GLASS_MOUNTAIN] = NC_("land", "Glass Mountain"),
  [FOLK_LAND_ORCHARDS] = NC_("land", "Orchards"),
  [FOLK_LAND_DARK_WOODS] = NC_("land", "Dark Woods"),
};

static const char *const rows[FOLK_N_ROWS] = {
  [FOLK_ROW_LOSE_THING] = NC_("outcome", "Lose a Gold Coin or an item"),
  [FOLK_ROW_LOSE_TURN] = NC_("outcome", "Lose a turn"),
  [FOLK_ROW_BISCUIT] = NC_("outcome", "Take a Biscuit"),
  [FOLK_ROW_ADVICE] = NC_("outcome", "Take an Advice"),
  [FOLK_ROW_MAGICAL] = NC_("outcome", "Take a Magical item"),
};

/* The name as it is written on a small tile: a soft hyphen is where a long word may be broken. */
const char *
folk_tile_label (guint tile)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "tile", tiles[tile]);
}

/* The name anywhere else: nobody who looks for it types what is not seen. */
const char *
folk_tile_name (guint tile)
{
  const char *label = folk_tile_label (tile);
  g_auto (GStrv) parts = NULL;
  g_autofree char *name = NULL;

  if (strstr (label, FOLK_SOFT_HYPHEN) == NULL)
    return label;
  parts = g_strsplit (label, FOLK_SOFT_HYPHEN, -1);
  name = g_strjoinv (NULL, parts);
  return g_intern_string (name);
}

const char *
folk_hero_name (guint hero)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "look", folk_looks[hero].name);
}

const char *
folk_who_name (guint who)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "adventure", people[who]);
}

const char *
folk_shortcut_name (guint shortcut)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "shortcut", shortcuts[shortcut]);
}

const char *
folk_land_name (guint land)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "land", lands[land]);
}

const char *
folk_row_name (guint row)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "outcome", rows[row]);
}

/* Returns: (transfer full): a name as it begins a line of its own */
char *
folk_capital (const char *name)
{
  char first[8] = { 0 };

  if (*name == '\0')
    return g_strdup (name);

  first[g_unichar_to_utf8 (g_unichar_totitle (g_utf8_get_char (name)), first)] = '\0';
  return g_strconcat (first, g_utf8_next_char (name), NULL);
}

/* What a field is, without where it lies. */
const char *
folk_field_name (guint field)
{
  const FolkField *f = &folk_board_fields ()[field];

  if (field < FOLK_N_JUNCTIONS)
    return g_dpgettext2 (GETTEXT_PACKAGE, "field", junctions[field]);
  switch ((FolkFieldKind) f->kind)
    {
    case FOLK_KIND_PLAIN:
    case FOLK_KIND_VILLAGE:
    case FOLK_KIND_CITY:
    case FOLK_KIND_PALACE:
    case FOLK_KIND_CASTLE:
      return C_("field", "a plain field");
    case FOLK_KIND_FOOD:
      return g_dpgettext2 (GETTEXT_PACKAGE, "field", foods[f->what]);
    case FOLK_KIND_ADVICE:
      return C_("field", "Advice");
    case FOLK_KIND_GOLD:
      return C_("field", "Gold");
    case FOLK_KIND_TILE:
      return folk_tile_name (f->what);
    case FOLK_KIND_RED:
      return C_("field", "a Red Field");
    case FOLK_KIND_BONUS:
      return C_("field", "a Bonus Roll");
    case FOLK_KIND_BAD_LUCK:
      return C_("field", "Bad Luck");
    case FOLK_KIND_ADVENTURE:
      return folk_who_name (f->what);
    case FOLK_KIND_SORCERER:
      return C_("field", "the Sorcerer");
    case FOLK_KIND_SHORTCUT:
    case FOLK_KIND_PATH:
      return folk_shortcut_name (f->what);
    case FOLK_N_KINDS:
      break;
    }

  g_assert_not_reached ();
}

/* Whether two fields have the same name and lie in the same land. */
static gboolean
are_twins (const FolkField *a,
           const FolkField *b)
{
  return a->kind == b->kind && a->what == b->what && a->land == b->land;
}

/* Whether no other field of this name and land is as far from a junction as this one is. */
static gboolean
tells_apart (guint field,
             guint junction)
{
  const FolkField *board = folk_board_fields ();

  for (guint i = FOLK_N_JUNCTIONS; i < FOLK_N_ON_FOOT; i++)
    if (i != field && are_twins (&board[i], &board[field])
        && folk_board_distance (i, junction) == folk_board_distance (field, junction))
      return FALSE;

  return TRUE;
}

/* Whether the way of a field begins or ends at a junction. */
static gboolean
is_on_the_way (guint field,
               guint junction)
{
  const FolkField *board = folk_board_fields ();

  for (guint i = 0; i < board[junction].n_neighbours; i++)
    if (board[board[junction].neighbours[i]].way == board[field].way)
      return TRUE;

  return FALSE;
}

/* Returns the junction that a field is found from: the nearer end of its way, or the other
 * where only that tells it from all others. */
static guint
find_landmark (guint field)
{
  guint nearest = FOLK_NONE;

  for (guint i = 0; i < FOLK_N_JUNCTIONS; i++)
    if (is_on_the_way (field, i) && tells_apart (field, i)
        && (nearest == FOLK_NONE || folk_board_distance (field, i) < folk_board_distance (field, nearest)))
      nearest = i;

  g_assert (nearest != FOLK_NONE);
  return nearest;
}

static gboolean
has_twin (guint field)
{
  const FolkField *board = folk_board_fields ();

  for (guint i = FOLK_N_JUNCTIONS; i < FOLK_N_ON_FOOT; i++)
    if (i != field && are_twins (&board[i], &board[field]))
      return TRUE;

  return FALSE;
}

/**
 * folk_place_text:
 * @land: what its land is called
 *
 * Fields are called by words and never by their ids, which nobody sees on the map.
 *
 * Returns: (transfer full): where a field lies, so that its name and this tell it from all
 *   others
 */
char *
folk_place_text (guint       field,
                 const char *land)
{
  guint landmark, steps;

  if (field < FOLK_N_JUNCTIONS || field >= FOLK_N_ON_FOOT || !has_twin (field))
    return g_strdup (land);

  landmark = find_landmark (field);
  steps = folk_board_distance (field, landmark);
  /* Translators: a land, and which of several fields there is meant: so many steps from a
   * place with a name, such as "Wheat Fields, 3 steps from the Village". */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s, %2$u step from %3$s", "%1$s, %2$u steps from %3$s", steps),
                          land, steps, folk_field_name (landmark));
}

/* Returns: (transfer full): what a field is and where exactly it lies */
char *
folk_field_exact_text (guint field)
{
  const FolkField *f = &folk_board_fields ()[field];
  g_autofree char *place = NULL;

  if (field < FOLK_N_JUNCTIONS || f->kind == FOLK_KIND_PATH)
    return g_strdup (folk_field_name (field));

  place = folk_place_text (field, folk_land_name (f->land));
  /* Translators: what a field is, and where it lies, such as "Apples (Castle Park)". */
  return g_strdup_printf (C_("field", "%1$s (%2$s)"), folk_field_name (field), place);
}

/* Returns: (transfer full): what a field is and in which land it lies, where the map shows
 *   the rest */
char *
folk_field_brief_text (guint field)
{
  const FolkField *f = &folk_board_fields ()[field];

  if (field < FOLK_N_JUNCTIONS || f->kind == FOLK_KIND_PATH)
    return g_strdup (folk_field_name (field));

  return g_strdup_printf (C_("field", "%1$s (%2$s)"), folk_field_name (field), folk_land_name (f->land));
}

/* Returns: (transfer full): what a field is and where it lies; spaces side by side of one
 *   adventure are one field */
char *
folk_field_text (guint field)
{
  if (folk_board_fields ()[field].kind == FOLK_KIND_ADVENTURE)
    return folk_field_brief_text (field);

  return folk_field_exact_text (field);
}
