/* text-idle.c: why a card did nothing, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text.h"

#include <glib/gi18n-lib.h>

#include "events.h"

/* What the card takes Fables from is the card's own matter. */
static char *
no_fables (const BrambleEvent *e,
           const char         *card)
{
  if (e->card == GRIMM_CONSULT_THE_ORACLE)
    return g_strdup_printf (_("%s does nothing: nobody else has a Fable in hand."), card);
  if (e->card == GRIMM_SEARCH_THE_PAST)
    return g_strdup_printf (_("%s does nothing: the discard pile is empty."), card);

  return g_strdup_printf (_("%s does nothing: there is no Fable left to draw."), card);
}

static char *
nobody_pays (const BrambleEvent *e,
             const char         *card)
{
  if (e->card == GRIMM_BRIDGE_TROLL)
    return g_strdup_printf (_("%s does nothing: half of what was Gathered is less than 1 resource."), card);
  if (e->card == GRIMM_SHARE_THE_WEALTH)
    return g_strdup_printf (_("%s does nothing: no opponent Gathered 5 resources."), card);

  return g_strdup_printf (_("%s does nothing: no opponent elsewhere has 2 resources."), card);
}

static char *
no_trade (const BrambleEvent *e,
          const char         *card,
          const char         *who)
{
  if (e->card == GRIMM_THOUGHTFUL_GIFT)
    return g_strdup_printf (_("%1$s does nothing: nobody could give anything back to %2$s."), card, who);

  return g_strdup_printf (_("%s does nothing: nobody there has 2 resources of one type."), card);
}

static char *
nothing_lies (const BrambleEvent *e,
              const char         *card)
{
  if (e->card == GRIMM_HIDDEN_VAULT)
    return g_strdup_printf (_("%s does nothing: nowhere without a pig do 2 resources lie."), card);

  return g_strdup_printf (_("%s does nothing: nothing lies at its Location."), card);
}

static char *
no_resources (const BrambleEvent *e,
              const char         *card,
              const char         *who)
{
  if (e->card == GRIMM_A_FRIENDLY_GAME)
    return g_strdup_printf (_("%1$s does nothing: nobody with %2$s has any resources."), card, who);

  return g_strdup_printf (_("%s does nothing: nobody at its Location has any resources."), card);
}

/* Translators: in the sentences of this file the first name is a card's, and the
 * second that of the player who played it. */
char *
grimm_idle_text (const BrambleEvent *e,
                 const char         *who)
{
  const char *card = grimm_card_name (e->card);

  switch ((GrimmIdle) e->a)
    {
    case GRIMM_IDLE_NOWHERE:
      return g_strdup_printf (_("%1$s does nothing: %2$s went nowhere."), card, who);
    case GRIMM_IDLE_NOT_ALONE:
      return g_strdup_printf (_("%1$s does nothing: %2$s is not alone."), card, who);
    case GRIMM_IDLE_NO_COMPANY:
      return g_strdup_printf (_("%1$s does nothing: %2$s is alone."), card, who);
    case GRIMM_IDLE_NO_PIG:
      return g_strdup_printf (_("%s does nothing: no pig is at its Location."), card);
    case GRIMM_IDLE_NO_MONSTER:
      return g_strdup_printf (_("%s does nothing: there is no Monster to take."), card);
    case GRIMM_IDLE_NO_MONSTER_HERE:
      return g_strdup_printf (_("%1$s does nothing: no Monster is where %2$s is."), card, who);
    case GRIMM_IDLE_NO_RESOURCES:
      return no_resources (e, card, who);
    case GRIMM_IDLE_NOTHING_TO_LOSE:
      return g_strdup_printf (_("%s does nothing: nobody at its Location has anything to lose."), card);
    case GRIMM_IDLE_NOTHING_LIES:
      return nothing_lies (e, card);
    case GRIMM_IDLE_NO_HOUSE:
      return g_strdup_printf (_("%s does nothing: nobody at its Location has a Straw or Wood house."), card);
    case GRIMM_IDLE_NO_FABLES:
      return no_fables (e, card);
    case GRIMM_IDLE_NO_FRIENDS:
      return g_strdup_printf (_("%s does nothing: there is no Friend left."), card);
    case GRIMM_IDLE_NO_ACTIONS:
      return g_strdup_printf (_("%1$s does nothing: nobody with %2$s has an action left."), card, who);
    case GRIMM_IDLE_NOBODY_PAYS:
      return nobody_pays (e, card);
    case GRIMM_IDLE_NO_TRADE:
      return no_trade (e, card, who);
    case GRIMM_IDLE_CANNOT_PAY:
      return g_strdup_printf (_("%1$s does nothing: %2$s cannot pay 2 resources."), card, who);
    case GRIMM_IDLE_GATHERED_NOTHING:
      return g_strdup_printf (_("%1$s does nothing: %2$s Gathered nothing."), card, who);
    case GRIMM_IDLE_LEFT_ALONE:
      return g_strdup_printf (_("%1$s does nothing: %2$s would rather not."), card, who);
    case GRIMM_IDLE_OTHERWISE:
    case GRIMM_N_IDLES:
      break;
    }

  return g_strdup_printf (_("%s does nothing this time."), card);
}
