/* stuffed-legal.c: which actions there are in one's own turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-engine.h"

#define DICE_OF(colour) (1u << (colour))
#define ANY_DIE ((1u << (STUFFED_PURPLE + 1)) - 1)

/* The colours of dice that a seat could roll or pay with, a bit each. */
static guint
colours_of (const StuffedState *s,
            guint               seat)
{
  guint8 stored[STUFFED_PURPLE + 1];
  guint colours = 0;

  stuffed_usable (s, seat, stored);
  for (guint colour = 0; colour <= STUFFED_PURPLE; colour++)
    if (stored[colour] > 0 || (seat == s->active && s->drawn[colour] > 0))
      colours |= 1u << colour;
  return colours;
}

static gboolean
fits (guint colours,
      guint colour)
{
  return (colours & (DICE_OF (colour) | DICE_OF (STUFFED_PURPLE))) != 0;
}

/* Whether somebody is near enough to be called to. */
static gboolean
can_call (const StuffedState *s,
          guint               seat,
          guint               other)
{
  guint reach = stuffed_rule (s, STUFFED_RULE_CALL);

  return reach == 0 || s->seats[seat].guard
         || stuffed_distance (s, s->seats[seat].square, s->seats[other].square) <= reach;
}

static void
gen_encourage (const StuffedState *s,
               guint               seat,
               guint               colours,
               BrambleAsk         *ask)
{
  const StuffedSeat *p = &s->seats[seat];

  if (stuffed_has_status (s, seat, STUFFED_ANGRY))
    return;
  for (guint other = 0; other < s->n_seats; other++)
    {
      if (other == seat || s->seats[other].guard || !can_call (s, seat, other))
        continue;
      if (colours && stuffed_stands (s, other) && !stuffed_has_status (s, other, STUFFED_WORRIED))
        stuffed_offer (ask, STUFFED_OPT_SEND, other);
      if (p->guard || p->stuffing < 2)
        continue;
      if (colours)
        stuffed_offer (ask, STUFFED_OPT_GIVE, other);
      if (stuffed_can_use_item (s, seat, STUFFED_BALL_OF_WOOL))
        stuffed_offer (ask, STUFFED_OPT_GIVE_FREE, other);
    }
}

static void
gen_tests (const StuffedState *s,
           guint               seat,
           guint               colours,
           BrambleAsk         *ask)
{
  for (guint stand = 0; stand < STUFFED_ALL_STANDS; stand++)
    if (s->stands[stand] == STUFFED_STAND_OPEN && fits (colours, stuffed_stand (s, stand)->colour)
        && stuffed_is_near (s, seat, stuffed_stand (s, stand)->near))
      stuffed_offer_all (ask, STUFFED_OPT_STAND, stand, stand < STUFFED_MAX_STANDS ? STUFFED_TOME_STORY : STUFFED_TOME_ENVIRONMENTS,
                         s->story);
  for (guint other = 0; other < s->n_seats; other++)
    for (guint status = 0; status < STUFFED_N_STATUSES; status++)
      {
        const StuffedStatusInfo *info = &stuffed_statuses[status];

        if (!stuffed_has_status (s, other, status) || info->colour == STUFFED_NONE
            || (other != seat
                && !(info->adjacent && stuffed_adjacent (s, s->seats[seat].square, s->seats[other].square))))
          continue;
        if (fits (colours, info->colour))
          stuffed_offer_all (ask, STUFFED_OPT_CURE, status, other, info->colour);
        if (info->other != STUFFED_NONE && fits (colours, info->other))
          stuffed_offer_all (ask, STUFFED_OPT_CURE, status, other, info->other);
      }
}

static void
gen_attacks (const StuffedState *s,
             guint               seat,
             guint               colours,
             BrambleAsk         *ask)
{
  const StuffedGrid *grid = &stuffed_page (s)->grid;
  StuffedSquares here = stuffed_square (s->seats[seat].square);
  StuffedSquares melee = STUFFED_NO_SQUARES, ranged = STUFFED_NO_SQUARES;
  guint range;

  if (s->n_foes == 0)
    return;
  range = stuffed_range (s, seat);
  if (stuffed_has_melee (s, seat) && fits (colours, STUFFED_RED))
    melee = stuffed_grid_steps (grid, stuffed_closed (s), STUFFED_CROSSES_NONE, here);
  if (range > 0 && fits (colours, STUFFED_GREEN))
    ranged = stuffed_grid_within (grid, stuffed_closed (s), here, range);
  for (guint foe = 0; foe < s->n_foes; foe++)
    {
      if (stuffed_squares_has (melee, s->foes[foe].square))
        stuffed_offer_all (ask, STUFFED_OPT_MELEE, foe, s->foes[foe].kind, 0);
      if (stuffed_squares_has (ranged, s->foes[foe].square))
        stuffed_offer_all (ask, STUFFED_OPT_RANGED, foe, s->foes[foe].kind, 0);
    }
}

/* On or adjacent to an open vendor: a button or an item for one of its cards. */
static void
gen_trade (const StuffedState *s,
           guint               seat,
           BrambleAsk         *ask)
{
  const StuffedSeat *p = &s->seats[seat];

  for (guint vendor = 0; vendor < STUFFED_MAX_VENDORS; vendor++)
    {
      guint square = s->vendors[vendor].square;

      if (square == STUFFED_NONE || (square != p->square && !stuffed_adjacent (s, p->square, square)))
        continue;
      for (guint i = 0; i < STUFFED_N_WARES; i++)
        {
          guint item = s->vendors[vendor].wares[i];
          gboolean twice = FALSE;

          for (guint j = 0; j < i; j++)
            twice = twice || s->vendors[vendor].wares[j] == item;
          if (item == STUFFED_NONE || twice)
            continue;
          if (p->buttons > 0)
            stuffed_offer_all (ask, STUFFED_OPT_BUY, item, STUFFED_NONE, vendor);
          for (guint slot = 0; slot < STUFFED_N_SLOTS; slot++)
            if (p->slots[slot] != STUFFED_NONE)
              stuffed_offer_all (ask, STUFFED_OPT_BUY, item, p->slots[slot], vendor);
        }
    }
}

void
stuffed_gen_act (const StuffedState *s,
                 const StuffedFrame *f,
                 BrambleAsk         *ask)
{
  guint seat = f->seat;
  guint colours = colours_of (s, seat);

  stuffed_offer (ask, STUFFED_OPT_DONE, 0);
  gen_encourage (s, seat, colours, ask);
  if (s->seats[seat].guard)
    return;

  if (stuffed_can_move (s, seat))
    stuffed_offer (ask, STUFFED_OPT_MOVE, 0);
  if (stuffed_n_stored (s, seat) < stuffed_room (s, seat) && !stuffed_has_status (s, seat, STUFFED_WORRIED))
    for (guint colour = 0; colour <= STUFFED_PURPLE; colour++)
      if (s->drawn[colour] > 0)
        stuffed_offer (ask, STUFFED_OPT_RESERVE, colour);
  gen_tests (s, seat, colours, ask);
  gen_attacks (s, seat, colours, ask);
  if (s->search > 0 && fits (colours, STUFFED_YELLOW))
    stuffed_offer (ask, STUFFED_OPT_SEARCH, 0);
  gen_trade (s, seat, ask);
  stuffed_gen_own (s, seat, ask);
}

/* Dice to pay with: of what is before somebody and what they have stored. */
void
stuffed_gen_die (const StuffedState *s,
                 const StuffedFrame *f,
                 BrambleAsk         *ask)
{
  guint seat = f->step == STUFFED_STEP_PAY ? f->what : f->seat;
  guint colours = f->step == STUFFED_STEP_SING ? DICE_OF (STUFFED_BLUE) | DICE_OF (STUFFED_PURPLE) : ANY_DIE;
  guint8 stored[STUFFED_PURPLE + 1];

  stuffed_usable (s, seat, stored);
  for (guint colour = 0; colour <= STUFFED_PURPLE; colour++)
    if ((colours >> colour) & 1)
      {
        if (seat == s->active && s->drawn[colour] > 0)
          stuffed_offer (ask, STUFFED_OPT_DIE, colour);
        if (stored[colour] > 0)
          stuffed_offer (ask, STUFFED_OPT_STORED, colour);
      }
}
