/* build.c: window K, the Build turns
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine.h"
#include "editions.h"

/* What @seat pays for @section at @site. Cutting Corners takes one off; the
 * toll of Hansel & Gretel comes after that and is not reduced. */
GrimmCost
grimm_cost (const GrimmState *s,
            guint             seat,
            guint             section,
            guint             site)
{
  GrimmCost cost = { grimm_section_cost[section], 0, GRIMM_NONE };

  if (site == s->players[seat].corner)
    cost.supply--;
  if (section == GRIMM_WALLS)
    {
      guint holder = grimm_friend_holder (s, GRIMM_HANSEL_AND_GRETEL);

      if (holder != GRIMM_NONE && holder != seat)
        {
          cost.toll = 1;
          cost.toll_seat = (guint8) holder;
        }
    }

  return cost;
}

/* Where a player may build: the unfinished houses, and the free sites. */
typedef struct
{
  guint8 sites[GRIMM_MAX_SITES]; /* that hold an unfinished house */
  guint8 n_sites;
  guint8 types;                  /* of unfinished houses, a bit each */
  guint8 free_site;              /* the first ordinary one, or GRIMM_NONE */
  guint8 free_corner;            /* the corner when it is free, or GRIMM_NONE */
} Plots;

static void
find_plots (const GrimmPlayer *player,
            Plots             *plots)
{
  plots->n_sites = 0;
  plots->types = 0;
  plots->free_site = GRIMM_NONE;
  plots->free_corner = GRIMM_NONE;
  for (guint site = 0; site < player->n_sites; site++)
    {
      const GrimmHouse *house = &player->sites[site];

      if (house->height == 0)
        {
          if (site == player->corner)
            plots->free_corner = (guint8) site;
          else if (plots->free_site == GRIMM_NONE)
            plots->free_site = (guint8) site;
        }
      else if (house->height < GRIMM_N_SECTIONS)
        {
          plots->sites[plots->n_sites++] = (guint8) site;
          plots->types |= (guint8) (1u << house->type);
        }
    }
}

static gboolean
opponent_holds (const GrimmState *s,
                guint             seat,
                guint             type)
{
  for (guint other = 0; other < s->n_seats; other++)
    if (other != seat && s->players[other].stock[type] > 0)
      return TRUE;

  return FALSE;
}

/* How Puss in Boots can help with a Build, if at all. */
typedef enum
{
  PUSS_AWAY,
  PUSS_SPECIAL, /* as a special action */
  PUSS_ALWAYS,  /* in the draft: with every Build */
} PussHelp;

static PussHelp
puss_help (const GrimmState *s,
           guint             seat)
{
  const GrimmPlayer *player = &s->players[seat];

  if (player->friend_card != GRIMM_PUSS_IN_BOOTS)
    return PUSS_AWAY;
  if (grimm_edition (s)->puss_always)
    return PUSS_ALWAYS;

  return player->specials & GRIMM_FRIEND_BIT (GRIMM_PUSS_IN_BOOTS) ? PUSS_AWAY : PUSS_SPECIAL;
}

static void
offer_section (const GrimmState *s,
               guint             seat,
               guint             type,
               guint             site,
               PussHelp          puss,
               BrambleAsk       *ask)
{
  const GrimmPlayer *player = &s->players[seat];
  guint section = player->sites[site].height;
  GrimmCost cost = grimm_cost (s, seat, section, site);
  guint price = cost.supply + cost.toll;
  gboolean helped;

  if (s->supply[type][section] == 0)
    return;

  helped = puss != PUSS_AWAY && player->stock[type] + 1u >= price && opponent_holds (s, seat, type);
  if (player->stock[type] >= price || (helped && puss == PUSS_ALWAYS))
    grimm_offer (ask, GRIMM_OPT_BUILD, site, section, type);
  if (helped && puss == PUSS_SPECIAL)
    grimm_offer (ask, GRIMM_OPT_PUSS_BUILD, site, section, type);
}

/* In the order of the types; of two unfinished houses of one type the builder
 * chooses, and without any a new one may be begun on a free site. */
static void
offer_builds (const GrimmState *s,
              guint             seat,
              BrambleAsk       *ask)
{
  const GrimmPlayer *player = &s->players[seat];
  PussHelp puss = puss_help (s, seat);
  Plots plots;

  find_plots (player, &plots);
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    {
      /* Nothing costs less than one, so who has nothing builds nothing alone. */
      if (player->stock[type] == 0 && puss == PUSS_AWAY)
        continue;

      if ((plots.types >> type) & 1)
        {
          for (guint i = 0; i < plots.n_sites; i++)
            if (player->sites[plots.sites[i]].type == type)
              offer_section (s, seat, type, plots.sites[i], puss, ask);
          continue;
        }
      if (plots.free_site != GRIMM_NONE)
        offer_section (s, seat, type, plots.free_site, puss, ask);
      if (plots.free_corner != GRIMM_NONE)
        offer_section (s, seat, type, plots.free_corner, puss, ask);
    }
}

static gboolean
free_power_ok (const GrimmState *s,
               guint             seat)
{
  guint friend_card = s->players[seat].friend_card;
  const GrimmRule *rule;

  if (friend_card == GRIMM_NONE)
    return FALSE;

  rule = grimm_rule (s, friend_card);
  return rule->free && rule->free_ok (s, seat);
}

/* The two actions of a turn are not optional, further ones are. */
static gboolean
may_end (const GrimmPlayer *player)
{
  return player->actions == 0 || player->used >= GRIMM_ACTIONS;
}

void
grimm_offer_actions (const GrimmState *s,
                     const GrimmFrame *f,
                     BrambleAsk       *ask)
{
  guint seat = f->owner;
  const GrimmPlayer *player = &s->players[seat];

  if (player->actions > 0)
    {
      if (s->n_deck + s->n_discard > 0)
        grimm_offer (ask, GRIMM_OPT_DRAW, 0, 0, 0);
      for (guint type = 0; type < GRIMM_N_TYPES; type++)
        grimm_offer (ask, GRIMM_OPT_GAIN, type, 0, 0);
      offer_builds (s, seat, ask);
      if (player->friend_card != GRIMM_NONE)
        {
          const GrimmRule *rule = grimm_rule (s, player->friend_card);

          if (rule->special
              && (player->specials & GRIMM_FRIEND_BIT (player->friend_card)) == 0
              && rule->special_ok (s, seat))
            grimm_offer (ask, GRIMM_OPT_SPECIAL, player->friend_card, 0, 0);
        }
    }
  if (free_power_ok (s, seat))
    grimm_offer (ask, GRIMM_OPT_FREE, player->friend_card, 0, 0);
  if (may_end (player))
    grimm_offer (ask, GRIMM_OPT_END_TURN, 0, 0, 0);
}

enum { TURN_BEGIN, TURN_ACTION, TURN_CHOSEN };

static void
use_action (GrimmPlayer *player)
{
  player->actions--;
  player->used++;
}

static void
use_special (GrimmRun *r,
             guint     seat)
{
  GrimmPlayer *player = &r->s->players[seat];

  player->specials |= GRIMM_FRIEND_BIT (player->friend_card);
  grimm_tell (r, GRIMM_EVENT_SPECIAL_USED, seat)->card = player->friend_card;
}

static void
push_build (GrimmRun            *r,
            guint                seat,
            const BrambleOption *option,
            gboolean             with_puss)
{
  GrimmFrame *f = grimm_push (r, GRIMM_PROC_BUILD, seat, with_puss ? GRIMM_PUSS_IN_BOOTS : GRIMM_NONE);

  f->place = option->a;
  f->index = option->b;
  f->type = option->c;
  f->part = with_puss;
}

static BrambleFlow
carry_out (GrimmRun   *r,
           GrimmFrame *f)
{
  GrimmState *s = r->s;
  GrimmPlayer *player = &s->players[f->owner];
  const BrambleOption *choice = &r->choice;

  if (choice->kind == GRIMM_OPT_END_TURN)
    return BRAMBLE_DONE;

  f->step = TURN_ACTION;
  if (choice->kind == GRIMM_OPT_FREE)
    {
      grimm_push (r, GRIMM_PROC_CARD, f->owner, player->friend_card)->part = GRIMM_PART_FREE;
      return BRAMBLE_AGAIN;
    }

  use_action (player);
  if (choice->kind == GRIMM_OPT_DRAW)
    grimm_draw_fable (r, f->owner);
  else if (choice->kind == GRIMM_OPT_GAIN)
    grimm_move (r, GRIMM_PLACE_SUPPLY, GRIMM_PLACE_SEAT (f->owner), choice->a, 1);
  else if (choice->kind == GRIMM_OPT_BUILD)
    push_build (r, f->owner, choice, player->friend_card == GRIMM_PUSS_IN_BOOTS && grimm_edition (s)->puss_always);
  else
    {
      use_special (r, f->owner);
      if (choice->kind == GRIMM_OPT_PUSS_BUILD)
        push_build (r, f->owner, choice, TRUE);
      else
        grimm_push (r, GRIMM_PROC_CARD, f->owner, player->friend_card)->part = GRIMM_PART_SPECIAL;
    }

  return BRAMBLE_AGAIN;
}

/* GRIMM_PROC_TURN */
BrambleFlow
grimm_turn (GrimmRun   *r,
            GrimmFrame *f)
{
  GrimmPlayer *player = &r->s->players[f->owner];

  switch (f->step)
    {
    case TURN_BEGIN:
      player->used = 0;
      player->specials = 0;
      grimm_tell (r, GRIMM_EVENT_TURN_BEGAN, f->owner)->n = player->actions;
      f->step = TURN_ACTION;
      return BRAMBLE_AGAIN;

    case TURN_ACTION:
      if (player->actions == 0 && !free_power_ok (r->s, f->owner))
        return BRAMBLE_DONE;
      return grimm_ask (r, f, GRIMM_ASK_ACTION, f->owner, TURN_CHOSEN);

    case TURN_CHOSEN:
      return carry_out (r, f);
    }

  g_assert_not_reached ();
}

enum { BUILD_BEGIN, BUILD_PAYER_CHOSEN, BUILD_BUILT, BUILD_BONUS_CHOSEN };

static void
pay (GrimmRun   *r,
     GrimmFrame *f,
     guint       payer)
{
  GrimmCost cost = grimm_cost (r->s, f->owner, f->index, f->place);
  guint own = cost.supply;

  if (payer != GRIMM_NONE)
    own -= grimm_move (r, GRIMM_PLACE_SEAT (payer), GRIMM_PLACE_SUPPLY, f->type, 1);
  grimm_move (r, GRIMM_PLACE_SEAT (f->owner), GRIMM_PLACE_SUPPLY, f->type, own);
  if (cost.toll > 0)
    {
      guint8 cause = f->cause;

      f->cause = GRIMM_HANSEL_AND_GRETEL;
      grimm_move (r, GRIMM_PLACE_SEAT (f->owner), GRIMM_PLACE_SEAT (cost.toll_seat), f->type, cost.toll);
      f->cause = cause;
    }
}

static void
add_section (GrimmRun   *r,
             GrimmFrame *f)
{
  GrimmHouse *house = &r->s->players[f->owner].sites[f->place];
  BrambleEvent *event;

  house->type = f->type;
  house->height = (guint8) (f->index + 1);
  r->s->supply[f->type][f->index]--;
  event = grimm_tell (r, GRIMM_EVENT_SECTION_BUILT, f->owner);
  event->a = f->place;
  event->b = f->index;
  event->c = f->type;
}

/* GRIMM_PROC_BUILD: @place is the site, @index the section; @part is TRUE when
 * Puss in Boots helps. */
BrambleFlow
grimm_build (GrimmRun   *r,
             GrimmFrame *f)
{
  GrimmState *s = r->s;
  guint payer = GRIMM_NONE;

  switch (f->step)
    {
    case BUILD_BEGIN:
      if (f->part && opponent_holds (s, f->owner, f->type))
        return grimm_ask (r, f, GRIMM_ASK_PUSS_PAYER, f->owner, BUILD_PAYER_CHOSEN);
      r->choice.kind = GRIMM_OPT_NONE;
      G_GNUC_FALLTHROUGH;

    case BUILD_PAYER_CHOSEN:
      if (r->choice.kind == GRIMM_OPT_SEAT)
        payer = r->choice.a;
      pay (r, f, payer);
      f->cause = GRIMM_NONE;
      add_section (r, f);
      if (f->index == GRIMM_WALLS)
        return grimm_call (r, f, GRIMM_PROC_GAIN_FRIEND, f->owner, BUILD_BUILT);
      if (f->index == GRIMM_ROOF && s->bonus[f->type] == GRIMM_NONE)
        {
          s->bonus[f->type] = f->owner;
          grimm_tell (r, GRIMM_EVENT_BONUS_TAKEN, f->owner)->c = f->type;
          return grimm_ask (r, f, GRIMM_ASK_BONUS, f->owner, BUILD_BONUS_CHOSEN);
        }
      return BRAMBLE_DONE;

    case BUILD_BONUS_CHOSEN:
      if (r->choice.kind == GRIMM_OPT_BONUS_RESOURCES)
        grimm_gain_one_of_each (r, f->owner);
      else if (r->choice.kind == GRIMM_OPT_BONUS_FRIEND)
        return grimm_call (r, f, GRIMM_PROC_GAIN_FRIEND, f->owner, BUILD_BUILT);
      else
        for (guint i = 0; i < 2; i++)
          grimm_draw_fable (r, f->owner);
      return BRAMBLE_DONE;

    case BUILD_BUILT:
      return BRAMBLE_DONE;
    }

  g_assert_not_reached ();
}
