/* text-cards.c: names of cards and icons, and what cards say
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text.h"

#include <glib/gi18n-lib.h>

static const GloomWords *
words (guint card)
{
  return card < GLOOM_N_MODIFIERS ? &gloom_words_modifiers[card] : &gloom_words_others[card - GLOOM_N_MODIFIERS];
}

const char *
gloom_card_name (guint card)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "card", gloom_cards[card].name);
}

/**
 * gloom_card_effect:
 *
 * Returns: (nullable): the effect of a card in sentences
 */
const char *
gloom_card_effect (guint card)
{
  if (gloom_kind (card) == GLOOM_CHARACTER || words (card)->effect == NULL)
    return NULL;

  return g_dgettext (GETTEXT_PACKAGE, words (card)->effect);
}

const char *
gloom_card_flavour (guint card)
{
  const char *flavour = gloom_kind (card) == GLOOM_CHARACTER
                        ? gloom_words_heroes[card - GLOOM_N_DECK_AND_STORIES].flavour
                        : words (card)->flavour;

  return g_dpgettext2 (GETTEXT_PACKAGE, "flavour", flavour);
}

const char *
gloom_icon_name (guint icon)
{
  switch ((GloomIcon) icon)
    {
    case GLOOM_CROWN:
      return C_("icon", "Crown");
    case GLOOM_HEART:
      return C_("icon", "Heart");
    case GLOOM_SKULL:
      return C_("icon", "Skull");
    case GLOOM_WAND:
      return C_("icon", "Wand");
    case GLOOM_BEAST:
      return C_("icon", "Beast");
    case GLOOM_COIN:
      return C_("icon", "Coin");
    case GLOOM_NO_ICON:
    case GLOOM_N_ICONS:
      break;
    }

  g_assert_not_reached ();
}

/**
 * gloom_number:
 *
 * Returns: (transfer full): points with their sign, as cards print them
 */
char *
gloom_number (int n)
{
  if (n < 0)
    return g_strdup_printf ("−%d", -n);

  return g_strdup_printf (n > 0 ? "+%d" : "%d", n);
}
