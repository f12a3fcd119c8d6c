/* stuffed-state.c: what can be asked of a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-state.h"

#include <string.h>

static const StuffedGrid *
grid_of (const StuffedState *s)
{
  return &stuffed_page (s)->grid;
}

/* A door is a wall until it is lifted. */
StuffedSquares
stuffed_closed (const StuffedState *s)
{
  return s->door == STUFFED_NONE ? STUFFED_NO_SQUARES : stuffed_square (s->door);
}

static void
add (StuffedSquares *set,
     guint           square)
{
  if (square != STUFFED_NONE)
    *set = stuffed_squares_or (*set, stuffed_square (square));
}

/* The letter that the page's map has on a square. */
static char
letter_at (const StuffedState *s,
           guint               square)
{
  return stuffed_page (s)->map.squares[square];
}

/* Returns the point on a square, counted from 0, or STUFFED_NONE. */
guint
stuffed_point_at (const StuffedState *s,
                  guint               square)
{
  char letter = letter_at (s, square);

  if (letter >= '1' && letter <= '9')
    return (guint) (letter - '1');
  if (letter >= 'a' && letter <= 'f')
    return 9u + (guint) (letter - 'a');

  return STUFFED_NONE;
}

/* Whether a point would act: it is there, and was not read if it is read once. */
static gboolean
point_acts (const StuffedState *s,
            guint               point)
{
  return ((s->points_off >> point) & 1) == 0 && (point >= 9 || ((s->points_read >> point) & 1) == 0);
}

/* Returns the open vendor on a square, or STUFFED_NONE. */
guint
stuffed_vendor_at (const StuffedState *s,
                   guint               square)
{
  for (guint i = 0; i < STUFFED_MAX_VENDORS; i++)
    if (s->vendors[i].square == square)
      return i;

  return STUFFED_NONE;
}

/* Whether a vendor waits there whom nobody has met. */
gboolean
stuffed_is_new_vendor (const StuffedState *s,
                       guint               square)
{
  return letter_at (s, square) == 'V' && stuffed_vendor_at (s, square) == STUFFED_NONE
         && stuffed_vendor_at (s, STUFFED_NONE) != STUFFED_NONE;
}

/* Where the move of a stuffy ends. */
StuffedSquares
stuffed_stops (const StuffedState *s)
{
  const StuffedPage *page = stuffed_page (s);
  StuffedSquares stops = STUFFED_NO_SQUARES;
  StuffedSquares vendors = stuffed_grid_place (&page->grid, 'V');

  for (guint point = 0; point < STUFFED_MAX_POINTS; point++)
    if (page->points[point] != STUFFED_NO_BLOCK && point_acts (s, point))
      stops = stuffed_squares_or (stops, stuffed_grid_place (&page->grid, (char) (point < 9 ? '1' + point : 'a' + point - 9)));
  for (guint i = 0; i < STUFFED_MAX_LOST_TOKENS; i++)
    add (&stops, s->lost_tokens[i]);
  while (stuffed_squares_any (vendors))
    {
      guint square = stuffed_squares_take (&vendors);

      if (stuffed_is_new_vendor (s, square))
        add (&stops, square);
    }
  return stops;
}

/* Where no minion is put: all points of the page, Lost tokens and vendors. */
StuffedSquares
stuffed_points (const StuffedState *s)
{
  const StuffedPage *page = stuffed_page (s);
  StuffedSquares points = stuffed_grid_place (&page->grid, 'V');

  for (guint point = 0; point < STUFFED_MAX_POINTS; point++)
    if (page->points[point] != STUFFED_NO_BLOCK)
      points = stuffed_squares_or (points, stuffed_grid_place (&page->grid, (char) (point < 9 ? '1' + point : 'a' + point - 9)));
  for (guint i = 0; i < STUFFED_MAX_LOST_TOKENS; i++)
    add (&points, s->lost_tokens[i]);
  return points;
}

StuffedScene
stuffed_scene (const StuffedState *s)
{
  StuffedScene scene = { .closed = stuffed_closed (s), .stops = stuffed_stops (s) };

  for (guint seat = 0; seat < s->n_seats; seat++)
    add (stuffed_stands (s, seat) ? &scene.standing : &scene.lying, s->seats[seat].square);
  for (guint i = 0; i < s->n_foes; i++)
    add (&scene.minions, s->foes[i].square);
  return scene;
}

StuffedSquares
stuffed_figures (const StuffedState *s)
{
  StuffedSquares figures = STUFFED_NO_SQUARES;

  for (guint seat = 0; seat < s->n_seats; seat++)
    add (&figures, s->seats[seat].square);
  for (guint i = 0; i < s->n_foes; i++)
    add (&figures, s->foes[i].square);
  return figures;
}

StuffedSquares
stuffed_place (const StuffedState *s,
               guint               letter)
{
  return stuffed_grid_place (grid_of (s), (char) letter);
}

guint
stuffed_distance (const StuffedState *s,
                  guint               from,
                  guint               to)
{
  return stuffed_grid_distance (grid_of (s), stuffed_closed (s), from, to);
}

/* Whether two different squares are adjacent. */
gboolean
stuffed_adjacent (const StuffedState *s,
                  guint               from,
                  guint               to)
{
  return stuffed_squares_has (stuffed_grid_adjacent (grid_of (s), stuffed_closed (s), from), to);
}

/* On or adjacent to a place of the map. Without a place everybody is near. */
gboolean
stuffed_is_near (const StuffedState *s,
                 guint               seat,
                 guint               letter)
{
  if (letter == STUFFED_NONE)
    return TRUE;

  return s->seats[seat].square != STUFFED_NONE
         && stuffed_squares_has (stuffed_grid_near (grid_of (s), stuffed_closed (s), stuffed_place (s, letter)),
                                 s->seats[seat].square);
}

guint
stuffed_seat_at (const StuffedState *s,
                 guint               square)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (s->seats[seat].square == square)
      return seat;

  return STUFFED_NONE;
}

guint
stuffed_foe_at (const StuffedState *s,
                guint               square)
{
  for (guint i = 0; i < s->n_foes; i++)
    if (s->foes[i].square == square)
      return i;

  return STUFFED_NONE;
}

/* The seats that stand, a bit each. */
guint
stuffed_standing (const StuffedState *s)
{
  guint seats = 0;

  for (guint seat = 0; seat < s->n_seats; seat++)
    if (stuffed_stands (s, seat))
      seats |= 1u << seat;
  return seats;
}

/* Who is asked in the bookkeeper's place: the bookkeeper, or the next one in turn order who
 * keeps books. */
guint
stuffed_keeper (const StuffedState *s)
{
  guint seat = s->bookkeeper;

  while (s->keepers != 0 && ((s->keepers >> seat) & 1) == 0)
    seat = stuffed_after (s, seat);
  return seat;
}

/* How many dice can be stored with a seat. */
guint
stuffed_room (const StuffedState *s,
              guint               seat)
{
  return s->seats[seat].stuffy == STUFFED_TODDLE ? 2 : 1;
}

guint
stuffed_n_black (const StuffedState *s)
{
  return s->level == STUFFED_GENTLE ? s->n_seats : s->n_seats + 1u;
}

guint
stuffed_n_white (const StuffedState *s)
{
  return s->level == STUFFED_BRAVE ? s->n_seats : s->n_seats + 1u;
}

/* What a test or search needs at this level. */
guint
stuffed_test_number (const StuffedState *s,
                     guint               number)
{
  return number + s->level > STUFFED_NORMAL ? number + s->level - STUFFED_NORMAL : 0;
}

/* A stand of the story, or of the environments after those. */
const StuffedStand *
stuffed_stand (const StuffedState *s,
               guint               stand)
{
  return stand < STUFFED_MAX_STANDS ? &stuffed_stories[s->story]->stands[stand]
                                    : &stuffed_environment_story.stands[stand - STUFFED_MAX_STANDS];
}

/* What a test on offer or a task needs at this level. */
guint
stuffed_stand_number (const StuffedState *s,
                      guint               stand)
{
  const StuffedStand *info = stuffed_stand (s, stand);
  guint number = stuffed_number (info->n, s->n_seats);

  if (!info->task)
    return stuffed_test_number (s, number);
  if (s->level == STUFFED_GENTLE)
    return number > s->n_seats ? number - s->n_seats : 1;

  return s->level == STUFFED_BRAVE ? number + s->n_seats : number;
}

/* The number of a standing effect while that environment is there, else 0. */
guint
stuffed_rule (const StuffedState *s,
              guint               rule)
{
  if (s->environment == STUFFED_NONE || stuffed_environments[s->environment].rule != rule)
    return 0;

  return stuffed_environments[s->environment].n;
}

/* How far a seat can attack, or 0: not at all. */
guint
stuffed_range (const StuffedState *s,
               guint               seat)
{
  guint range = s->seats[seat].stuffy == STUFFED_PRICKLE ? STUFFED_PINS_RANGE : 0;
  guint most = stuffed_rule (s, STUFFED_RULE_RANGE);

  for (guint slot = 0; slot < STUFFED_N_SLOTS; slot++)
    {
      guint item = s->seats[seat].slots[slot];

      if (item != STUFFED_NONE && stuffed_items[item].weapon == STUFFED_RANGED)
        range = MAX (range, stuffed_items[item].range);
    }
  return most > 0 ? MIN (range, most) : range;
}

gboolean
stuffed_has_melee (const StuffedState *s,
                   guint               seat)
{
  for (guint slot = 0; slot < STUFFED_N_SLOTS; slot++)
    {
      guint item = s->seats[seat].slots[slot];

      if (item != STUFFED_NONE && stuffed_items[item].weapon == STUFFED_MELEE)
        return TRUE;
    }
  return FALSE;
}

/* The statuses that a seat cannot get, a bit each. */
guint
stuffed_immune (const StuffedState *s,
                guint               seat)
{
  guint set = 0;

  for (guint slot = 0; slot < STUFFED_N_SLOTS; slot++)
    {
      guint item = s->seats[seat].slots[slot];

      if (item != STUFFED_NONE && stuffed_items[item].effect == STUFFED_EFFECT_IMMUNE)
        set |= stuffed_items[item].set;
    }
  return set;
}

/* Whether a status that somebody has protects a boss. */
gboolean
stuffed_is_shielded (const StuffedState *s,
                     guint               kind)
{
  guint shield = stuffed_minions[kind].shield;

  for (guint seat = 0; shield != STUFFED_NONE && seat < s->n_seats; seat++)
    if (stuffed_stands (s, seat) && stuffed_has_status (s, seat, shield))
      return TRUE;

  return FALSE;
}

/* Whether an ability is this seat's, paid for and not used yet. */
gboolean
stuffed_can_use (const StuffedState *s,
                 guint               seat,
                 guint               ability)
{
  const StuffedSeat *p = &s->seats[seat];
  guint nth = ability % STUFFED_N_ABILITIES_EACH;

  return p->stuffy == ability / STUFFED_N_ABILITIES_EACH && stuffed_stands (s, seat) && (nth == 0 || p->hearts > 0)
         && ((p->used[stuffed_once (s)] >> nth) & 1) == 0;
}

/* Whether an item that acts once in a turn, or is discarded, can act for this seat. */
gboolean
stuffed_can_use_item (const StuffedState *s,
                      guint               seat,
                      guint               item)
{
  guint once = stuffed_once (s);

  if (!stuffed_stands (s, seat) || !stuffed_wears (s, seat, item))
    return FALSE;
  if (stuffed_items[item].slot == STUFFED_PARTY)
    return ((s->party_used[once] >> item) & 1) == 0;

  return ((s->seats[seat].used[once] >> (STUFFED_N_ABILITIES_EACH + stuffed_items[item].slot)) & 1) == 0;
}

/* How many cards of a kind are not in play. */
guint
stuffed_minions_free (const StuffedState *s,
                      guint               kind)
{
  guint n = stuffed_n_cards (kind);

  for (guint i = 0; i < s->n_foes; i++)
    n -= s->foes[i].kind == kind;
  return n;
}

/* Whether the story has left a friend behind: its flag of that name. */
gboolean
stuffed_is_friend (const StuffedState *s)
{
  const StuffedStory *story = stuffed_stories[s->story];

  for (guint i = 0; i < story->n_flags; i++)
    if (strcmp (story->flags[i], "friend") == 0)
      return (s->flags >> i) & 1;

  return FALSE;
}
