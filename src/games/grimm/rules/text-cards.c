/* text-cards.c: names of things, and what is written on the cards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text.h"

#include <glib/gi18n-lib.h>

/**
 * grimm_card_name:
 *
 * Returns: the name of a card, or words for a card that one may not know
 */
const char *
grimm_card_name (guint card)
{
  if (card < GRIMM_N_CARDS)
    return g_dpgettext2 (GETTEXT_PACKAGE, "card", grimm_cards[card].name);

  /* Translators: stands where the name of a card would, in the middle of a
   * sentence, when the player may not know which card it is. */
  return C_("card", "a hidden card");
}

static const GrimmCardWords *
words (guint edition,
       guint card)
{
  g_assert (card < GRIMM_N_CARDS);

  return card < GRIMM_N_FABLES ? grimm_fable_words (edition, card) : grimm_friend_words (edition, card);
}

/**
 * grimm_card_text:
 *
 * Returns: what the card does in that edition, in a few sentences
 */
const char *
grimm_card_text (guint edition,
                 guint card)
{
  return g_dgettext (GETTEXT_PACKAGE, words (edition, card)->text);
}

/**
 * grimm_card_when:
 *
 * Returns: when the card acts in that edition, short enough for a badge
 */
const char *
grimm_card_when (guint edition,
                 guint card)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "when", words (edition, card)->when);
}

/**
 * grimm_card_rulings:
 *
 * Returns: (nullable): what a player should know about the card beyond its text
 */
const char *
grimm_card_rulings (guint edition,
                    guint card)
{
  const char *rulings = words (edition, card)->rulings;

  return rulings ? g_dgettext (GETTEXT_PACKAGE, rulings) : NULL;
}

const char *
grimm_card_type_name (guint card_type)
{
  switch ((GrimmCardType) card_type)
    {
    case GRIMM_PLAIN:
      return C_("card type", "Fable");
    case GRIMM_MONSTER:
      return C_("card type", "Monster");
    case GRIMM_NEXT_TURN:
      return C_("card type", "Next Turn");
    case GRIMM_UNIQUE:
      return C_("card type", "Unique Location");
    case GRIMM_FRIEND:
      return C_("card type", "Friend");
    }

  g_assert_not_reached ();
}

const char *
grimm_type_name (guint type)
{
  return grimm_by_type (type, C_("type", "Straw"), C_("type", "Wood"), C_("type", "Brick"));
}

const char *
grimm_section_name (guint section)
{
  return grimm_by_section (section, C_("section", "Floor"), C_("section", "Walls"), C_("section", "Roof"));
}

/* A section with what it is made of. */
const char *
grimm_house_section_name (guint type,
                          guint section)
{
  return grimm_by_section (section,
                           grimm_by_type (type,
                                          C_("section", "Straw Floor"),
                                          C_("section", "Wood Floor"),
                                          C_("section", "Brick Floor")),
                           grimm_by_type (type,
                                          C_("section", "Straw Walls"),
                                          C_("section", "Wood Walls"),
                                          C_("section", "Brick Walls")),
                           grimm_by_type (type,
                                          C_("section", "Straw Roof"),
                                          C_("section", "Wood Roof"),
                                          C_("section", "Brick Roof")));
}

/* The name of a Location, or of where a pig is that is at none. */
const char *
grimm_location_name (guint location)
{
  if (location == GRIMM_NOWHERE)
    /* Translators: where a pig is that goes to no Location this round. */
    return C_("location", "Nowhere");
  if (location == GRIMM_HOME)
    /* Translators: where a pig is before it sets out. */
    return C_("location", "Home");

  return grimm_by_location (location,
                            C_("location", "Fields"),
                            C_("location", "Forest"),
                            C_("location", "Brickyard"),
                            C_("location", "Market"));
}

const char *
grimm_window_name (guint window)
{
  switch ((GrimmWindow) window)
    {
    case GRIMM_WINDOW_START:
      return C_("window", "Start of the round");
    case GRIMM_WINDOW_REGAL:
      return C_("window", "Prince Regal");
    case GRIMM_WINDOW_PLAN:
      return C_("window", "Planning");
    case GRIMM_WINDOW_FABLES:
      return C_("window", "Fables are revealed");
    case GRIMM_WINDOW_GATHERS:
      return C_("window", "Gather cards are revealed");
    case GRIMM_WINDOW_ARRIVE:
      return C_("window", "Pigs arrive");
    case GRIMM_WINDOW_BEFORE:
      return C_("window", "Before collecting");
    case GRIMM_WINDOW_COLLECT:
      return C_("window", "Collecting");
    case GRIMM_WINDOW_GATHER_END:
      return C_("window", "End of the Gather phase");
    case GRIMM_WINDOW_BACK:
      return C_("window", "Cards go back");
    case GRIMM_WINDOW_BUILD_START:
      return C_("window", "Start of the Build phase");
    case GRIMM_WINDOW_BUILD:
      return C_("window", "Build turns");
    case GRIMM_WINDOW_BUILD_END:
      return C_("window", "End of the Build phase");
    case GRIMM_WINDOW_GAME_END:
      /* Translators: the moment when the game looks whether somebody has won. */
      return C_("window", "Has anybody won?");
    case GRIMM_WINDOW_CLEAN_UP:
      return C_("window", "Clean-up");
    case GRIMM_N_WINDOWS:
      break;
    }

  g_assert_not_reached ();
}

/**
 * grimm_count_text:
 *
 * Returns: (transfer full): a number of resources, like "3 Straw"
 */
char *
grimm_count_text (guint type,
                  guint n)
{
  return g_strdup_printf (grimm_by_type (type,
                                         /* Translators: these stand on buttons alone, and in sentences for what
                                          * somebody gains, pays or takes. */
                                         g_dngettext (GETTEXT_PACKAGE, "%u Straw", "%u Straw", n),
                                         g_dngettext (GETTEXT_PACKAGE, "%u Wood", "%u Wood", n),
                                         g_dngettext (GETTEXT_PACKAGE, "%u Brick", "%u Brick", n)),
                          n);
}

/**
 * grimm_pile_text:
 * @pile: how much of each type
 *
 * Only what there is: three numbers, two of them 0, look like something to compare.
 *
 * Returns: (transfer full): what lies at a Location, like "3 Straw"
 */
char *
grimm_pile_text (const guint *pile)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    {
      g_autofree char *count = grimm_count_text (type, pile[type]);

      if (pile[type] > 0)
        g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", count);
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : g_strdup (C_("location", "empty"));
}

/* The display name of a seat. */
const char *
grimm_player_name (const char *const *names,
                   guint              seat)
{
  if (names && seat < GRIMM_MAX_SEATS && names[seat])
    return names[seat];

  /* Translators: stands in a sentence where the name of a player would. */
  return C_("player", "Somebody");
}

/**
 * grimm_with_cause:
 * @cause: the card that is behind it, or none
 * @sentence: (transfer full): a whole sentence
 *
 * Returns: (transfer full): the sentence, headed by the card if there is one
 */
char *
grimm_with_cause (guint  cause,
                  char  *sentence)
{
  char *headed;

  if (cause >= GRIMM_N_CARDS)
    return sentence;

  /* Translators: the name of a card, and a sentence about what it does. */
  headed = g_strdup_printf (C_("cause", "%1$s: %2$s"), grimm_card_name (cause), sentence);
  g_free (sentence);
  return headed;
}

const char *
grimm_by_location (guint       location,
                   const char *fields,
                   const char *forest,
                   const char *brickyard,
                   const char *market)
{
  const char *const texts[GRIMM_N_LOCATIONS] = {
    [GRIMM_FIELDS] = fields,
    [GRIMM_FOREST] = forest,
    [GRIMM_BRICKYARD] = brickyard,
    [GRIMM_MARKET] = market,
  };

  g_assert (location < GRIMM_N_LOCATIONS);
  return texts[location];
}

const char *
grimm_by_type (guint       type,
               const char *straw,
               const char *wood,
               const char *brick)
{
  const char *const texts[GRIMM_N_TYPES] = {
    [GRIMM_STRAW] = straw,
    [GRIMM_WOOD] = wood,
    [GRIMM_BRICK] = brick,
  };

  g_assert (type < GRIMM_N_TYPES);
  return texts[type];
}

const char *
grimm_by_section (guint       section,
                  const char *floor,
                  const char *walls,
                  const char *roof)
{
  const char *const texts[GRIMM_N_SECTIONS] = {
    [GRIMM_FLOOR] = floor,
    [GRIMM_WALLS] = walls,
    [GRIMM_ROOF] = roof,
  };

  g_assert (section < GRIMM_N_SECTIONS);
  return texts[section];
}
