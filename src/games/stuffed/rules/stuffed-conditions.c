/* stuffed-conditions.c: whom a story means, and what it asks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-engine.h"

/* The standing seats with the fewest or the most stuffing. */
static guint
by_stuffing (const StuffedState *s,
             gboolean            most)
{
  guint best = most ? 0 : G_MAXUINT;
  guint seats = 0;

  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      guint stuffing = s->seats[seat].stuffing;

      if (!stuffed_stands (s, seat))
        continue;
      if (most ? stuffing > best : stuffing < best)
        {
          best = stuffing;
          seats = 0;
        }
      if (stuffing == best)
        seats |= 1u << seat;
    }
  return seats;
}

/**
 * stuffed_targets:
 *
 * Returns: the seats that a story means, a bit each; all those from whom somebody or chance
 *   picks one
 */
guint
stuffed_targets (const StuffedState *s,
                 guint               who,
                 guint               whom,
                 guint               you)
{
  guint standing = stuffed_standing (s);
  guint seats = 0;

  switch ((StuffedWho) who)
    {
    case STUFFED_WHO_NOBODY:
      return 0;
    case STUFFED_WHO_YOU:
      return standing & (1u << you);
    case STUFFED_WHO_EACH:
    case STUFFED_WHO_CHANCE:
    case STUFFED_WHO_PICK:
    case STUFFED_WHO_ANY:
      return standing;
    case STUFFED_WHO_OTHERS:
      return standing & ~(1u << you);
    case STUFFED_WHO_FEWEST:
      return by_stuffing (s, FALSE);
    case STUFFED_WHO_MOST:
      return by_stuffing (s, TRUE);
    case STUFFED_WHO_NEAR:
      for (guint seat = 0; seat < s->n_seats; seat++)
        if ((standing >> seat) & 1 && stuffed_is_near (s, seat, whom))
          seats |= 1u << seat;
      return seats;
    case STUFFED_WHO_LYING:
      for (guint seat = 0; seat < s->n_seats; seat++)
        if (stuffed_lies (s, seat))
          seats |= 1u << seat;
      return seats;
    case STUFFED_WHO_STUFFY:
      for (guint seat = 0; seat < s->n_seats; seat++)
        if (s->seats[seat].stuffy == whom)
          seats |= 1u << seat;
      return seats & standing;
    case STUFFED_N_WHOS:
      break;
    }

  g_assert_not_reached ();
}

/* Whether the standing ones are on a place, or near it: any of them or all, and one at least. */
static gboolean
are_there (const StuffedState *s,
           const StuffedIf    *part)
{
  guint standing = stuffed_standing (s);
  guint there = 0;

  for (guint seat = 0; seat < s->n_seats; seat++)
    if ((standing >> seat) & 1
        && (part->kind == STUFFED_IF_NEAR ? stuffed_is_near (s, seat, part->what)
                                          : stuffed_squares_has (stuffed_place (s, part->what), s->seats[seat].square)))
      there |= 1u << seat;
  return part->all ? there == standing && standing != 0 : there != 0;
}

/* Whether one seat has what a condition asks. */
static gboolean
has (const StuffedState *s,
     const StuffedIf    *part,
     guint               seat)
{
  const StuffedSeat *p = &s->seats[seat];
  gboolean any = FALSE;

  switch ((guint) part->kind)
    {
    case STUFFED_IF_HEART:
      return p->hearts > 0;
    case STUFFED_IF_BUTTON:
      return p->buttons > 0;
    case STUFFED_IF_ITEMS:
    case STUFFED_IF_WEAPON:
      for (guint slot = 0; slot < STUFFED_N_SLOTS; slot++)
        any = any || (p->slots[slot] != STUFFED_NONE
                      && (part->kind == STUFFED_IF_ITEMS || stuffed_is_weapon (p->slots[slot])));
      return any;
    case STUFFED_IF_DIE:
      return stuffed_n_dice_of (s, seat) > 0;
    case STUFFED_IF_STATUS:
      return stuffed_has_status (s, seat, part->what);
    case STUFFED_IF_ITEM:
      return stuffed_wears (s, seat, part->what);
    default: /* so much stuffing at most */
      return p->stuffing <= stuffed_number (part->n, s->n_seats);
    }
}

/* Of several seats all must have it, and one at least; of any, one. */
static gboolean
have (const StuffedState *s,
      const StuffedIf    *part,
      guint               you)
{
  guint seats = stuffed_targets (s, part->who, part->whom, you);
  guint good = 0;

  for (guint seat = 0; seat < s->n_seats; seat++)
    if ((seats >> seat) & 1 && has (s, part, seat))
      good |= 1u << seat;
  return part->who == STUFFED_WHO_ANY ? good != 0 : good == seats && seats != 0;
}

/* A kind of which one was defeated on this page, while none is in play. */
static gboolean
is_down (const StuffedState *s,
         guint               kind)
{
  return (s->defeated >> kind) & 1 && stuffed_minions_free (s, kind) == stuffed_n_cards (kind);
}

static gboolean
part_holds (const StuffedState *s,
            guint               book,
            const StuffedIf    *part,
            guint               you)
{
  guint n = stuffed_number (part->n, s->n_seats);

  switch ((StuffedIfKind) part->kind)
    {
    case STUFFED_IF_FLAG:
      return (s->flags >> part->what) & 1;
    case STUFFED_IF_COUNTER:
      return s->counters[part->what] >= n;
    case STUFFED_IF_AT:
    case STUFFED_IF_NEAR:
      return are_there (s, part);
    case STUFFED_IF_TOKEN:
      return stuffed_token_at (s, part->what, stuffed_place (s, part->whom));
    case STUFFED_IF_HEART:
    case STUFFED_IF_BUTTON:
    case STUFFED_IF_ITEMS:
    case STUFFED_IF_WEAPON:
    case STUFFED_IF_DIE:
    case STUFFED_IF_STATUS:
    case STUFFED_IF_ITEM:
    case STUFFED_IF_STUFFING:
      return have (s, part, you);
    case STUFFED_IF_STUFFIES:
      return s->n_seats == n;
    case STUFFED_IF_HERO:
      for (guint seat = 0; seat < s->n_seats; seat++)
        if (s->seats[seat].stuffy == part->what)
          return TRUE;
      return FALSE;
    case STUFFED_IF_MINIONS:
      return s->n_foes >= n;
    case STUFFED_IF_DOWN:
      return is_down (s, part->what);
    case STUFFED_IF_DONE:
      return s->stands[part->what + (book == STUFFED_TOME_ENVIRONMENTS ? STUFFED_MAX_STANDS : 0)] == STUFFED_STAND_PASSED;
    case STUFFED_IF_READ:
      return stuffed_was_read (s, book, part->block);
    case STUFFED_IF_SURGES:
      return s->surges >= n;
    case STUFFED_IF_TURNS:
      return s->page_turns >= n;
    case STUFFED_IF_EVERY:
      return s->phase == STUFFED_PHASE_BETWEEN && s->page_turns > 0 && s->page_turns % MAX (n, 1) == 0;
    case STUFFED_IF_WAKING:
      return s->waking;
    case STUFFED_IF_LEVEL:
      return s->level == part->what;
    case STUFFED_N_IFS:
      break;
    }

  g_assert_not_reached ();
}

/* Whether all parts of a condition hold for whoever is "you". */
gboolean
stuffed_holds (const StuffedState *s,
               guint               book,
               StuffedCondition    condition,
               guint               you)
{
  const StuffedIf *parts = stuffed_tome (s, book)->ifs + condition.first;

  for (guint i = 0; i < condition.n; i++)
    if (part_holds (s, book, &parts[i], you) == (parts[i].not != 0))
      return FALSE;

  return TRUE;
}
