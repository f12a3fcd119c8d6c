/* text-refusals.c: why something is not possible, in words for who would like it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * These explain what the generators leave out; they decide nothing. Each is
 * NULL when there is nothing to explain.
 */

#include "text.h"

#include <glib/gi18n-lib.h>

#include "asks.h"
#include "editions.h"
#include "engine.h"

static char *
no_actions (void)
{
  return g_strdup (_("You have no actions left."));
}

static char *
why_not_section (const GrimmState  *s,
                 guint              seat,
                 guint              site,
                 const char *const *names)
{
  const GrimmPlayer *player = &s->players[seat];
  guint type = player->sites[site].type;
  guint section = player->sites[site].height;
  GrimmCost cost = grimm_cost (s, seat, section, site);
  guint price = cost.supply + cost.toll;
  g_autofree char *lacking = NULL;

  if (s->supply[type][section] == 0)
    /* Translators: %s is a section of a house, such as Straw Roof. */
    return g_strdup_printf (_("Nothing of this is left in the supply: %s."), grimm_house_section_name (type, section));
  if (player->stock[type] >= price)
    return NULL;

  /* Translators: %1$u is the price, %2$u what the player has of that type. */
  lacking = g_strdup_printf (grimm_by_type (type,
                             grimm_by_section (section,
                                               _("A Floor of Straw costs %1$u Straw; you have %2$u."),
                                               _("Walls of Straw cost %1$u Straw; you have %2$u."),
                                               _("A Roof of Straw costs %1$u Straw; you have %2$u.")),
                             grimm_by_section (section,
                                               _("A Floor of Wood costs %1$u Wood; you have %2$u."),
                                               _("Walls of Wood cost %1$u Wood; you have %2$u."),
                                               _("A Roof of Wood costs %1$u Wood; you have %2$u.")),
                             grimm_by_section (section,
                                               _("A Floor of Brick costs %1$u Brick; you have %2$u."),
                                               _("Walls of Brick cost %1$u Brick; you have %2$u."),
                                               _("A Roof of Brick costs %1$u Brick; you have %2$u."))),
                             price, (guint) player->stock[type]);
  if (cost.toll == 0)
    return g_steal_pointer (&lacking);

  /* Translators: %1$s is the sentence that says the price, %2$s a Friend, %3$s a player. */
  return g_strdup_printf (_("%1$s One of them is for %2$s of %3$s."), lacking,
                          grimm_card_name (GRIMM_HANSEL_AND_GRETEL), grimm_player_name (names, cost.toll_seat));
}

/* Nothing can be begun at @site. */
static char *
why_not_begin (const GrimmState *s,
               guint             seat,
               guint             site)
{
  const GrimmPlayer *player = &s->players[seat];
  guint price = grimm_cost (s, seat, GRIMM_FLOOR, site).supply;

  for (guint first = 0; first < site && site != player->corner; first++)
    if (player->sites[first].height == 0 && first != player->corner)
      return g_strdup (_("New houses begin on the first free Build Site."));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "To begin a house here you need %u resource of a type of which no house of yours is unfinished.",
                                       "To begin a house here you need %u resources of a type of which no house of yours is unfinished.",
                                       price),
                          price);
}

/**
 * grimm_why_not_build:
 * @site: a Build Site of @seat's, in their Build turn
 *
 * Returns: (transfer full) (nullable): why nothing can be built there
 */
char *
grimm_why_not_build (const GrimmState  *s,
                     guint              seat,
                     guint              site,
                     const char *const *names)
{
  const GrimmPlayer *player = &s->players[seat];

  if (player->sites[site].height == GRIMM_N_SECTIONS)
    return g_strdup (_("This house is complete."));
  if (player->actions == 0)
    return no_actions ();
  if (player->sites[site].height == 0)
    return why_not_begin (s, seat, site);

  return why_not_section (s, seat, site, names);
}

/* Returns (transfer full) (nullable): why @seat cannot draw a Fable in their
 * Build turn. */
char *
grimm_why_not_draw (const GrimmState *s,
                    guint             seat)
{
  if (s->players[seat].actions == 0)
    return no_actions ();
  if (s->n_deck + s->n_discard == 0)
    return g_strdup (_("There are no Fables left to draw."));

  return NULL;
}

/* Returns (transfer full) (nullable): why @seat cannot gain a resource in
 * their Build turn. */
char *
grimm_why_not_gain (const GrimmState *s,
                    guint             seat)
{
  return s->players[seat].actions == 0 ? no_actions () : NULL;
}

/* Whether the Friend of @seat has a special action, or a power that is used
 * without one, in a Build turn. */
gboolean
grimm_friend_acts_in_turn (const GrimmState *s,
                           guint             seat)
{
  guint card = s->players[seat].friend_card;

  return card < GRIMM_N_CARDS && (grimm_rule (s, card)->special || grimm_rule (s, card)->free);
}

/* Returns (transfer full) (nullable): why the Friend of @seat does not act in
 * their Build turn. */
char *
grimm_why_not_friend (const GrimmState *s,
                      guint             seat)
{
  const GrimmPlayer *player = &s->players[seat];
  const GrimmRule *rule;

  if (!grimm_friend_acts_in_turn (s, seat))
    return NULL;

  rule = grimm_rule (s, player->friend_card);
  if (rule->special && (player->specials & GRIMM_FRIEND_BIT (player->friend_card)))
    return g_strdup (_("The special action was already used this turn."));
  if (rule->special && player->actions == 0)
    return no_actions ();
  if (rule->special && !rule->special_ok (s, seat))
    return g_strdup (_("The special action would do nothing now."));
  if (rule->free && !rule->free_ok (s, seat))
    return g_strdup (_("This power cannot be used now."));

  return NULL;
}

/**
 * grimm_why_not_location:
 * @ask: what is asked; @location is none of its options
 *
 * Returns: (transfer full) (nullable): why it is none
 */
char *
grimm_why_not_location (const GrimmState *s,
                        const BrambleAsk *ask,
                        guint             location)
{
  const char *why = NULL;

  if (ask->kind == GRIMM_ASK_PLACE_MONSTER && grimm_monster_at (s, location))
    why = _("A Monster stands there already.");
  else if (ask->kind == GRIMM_ASK_PLACE_UNIQUE && s->unique[location] != GRIMM_NONE)
    why = _("A Unique Location lies there already.");
  else if (ask->kind == GRIMM_ASK_CHINNY_MOVE && s->players[ask->seat].pig == location)
    why = _("Your pig is there already.");
  else if (ask->kind == GRIMM_ASK_VAULT)
    why = grimm_pigs_at (s, location) > 0 ? _("A pig stands there.") : _("There are not even two resources there.");
  else if (ask->kind == GRIMM_ASK_TOM_THUMB && grimm_sum (s->piles[location]) == 0)
    why = _("Nothing lies there.");
  else if ((ask->kind == GRIMM_ASK_PLAN_GATHER || ask->kind == GRIMM_ASK_CRYSTAL_CHANGE)
           && ((s->players[ask->seat].locked >> location) & 1))
    why = _("Your Gather card for it lies under the Little Mermaid.");

  return g_strdup (why);
}

/**
 * grimm_why_not_seat:
 * @ask: what is asked; @seat is none of its options
 *
 * Returns: (transfer full) (nullable): why it is none
 */
char *
grimm_why_not_seat (const GrimmState  *s,
                    const BrambleAsk  *ask,
                    guint              seat,
                    const char *const *names)
{
  gboolean company = ask->kind == GRIMM_ASK_FRIENDLY_GAME || ask->kind == GRIMM_ASK_ROBIN_STEAL;

  if (ask->kind == GRIMM_ASK_TROLL_VICTIM)
    return g_strdup_printf (_("%s is not at its Location."), grimm_player_name (names, seat));
  if (seat == ask->seat)
    return NULL;
  if (company && !grimm_is_with (s, ask->seat, seat))
    return g_strdup_printf (_("%s is not at your Location."), grimm_player_name (names, seat));
  if ((company || ask->kind == GRIMM_ASK_STEAL || ask->kind == GRIMM_ASK_STEAL_TWO || ask->kind == GRIMM_ASK_PUSS_PAYER)
      && grimm_sum (s->players[seat].stock) == 0)
    return g_strdup_printf (_("%s has no resources."), grimm_player_name (names, seat));

  return NULL;
}

/* Returns (transfer full) (nullable): why the house at a site is none that
 * could lose its top section now. */
char *
grimm_why_not_house (const GrimmState *s,
                     const BrambleAsk *ask,
                     guint             seat,
                     guint             site)
{
  const GrimmHouse *house = &s->players[seat].sites[site];

  if (ask->kind != GRIMM_ASK_BLOW_DOWN || house->height == 0)
    return NULL;
  if (house->type == GRIMM_BRICK)
    return g_strdup (_("Brick houses cannot be blown down."));

  return g_strdup (_("This is not the player whose house is chosen now."));
}
