/* stuffed-check.c: what must be true of every position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-game.h"

/* How many dice of a colour the game has. */
guint
stuffed_n_dice (const StuffedState *s,
                guint               colour)
{
  if (colour == STUFFED_WHITE)
    return stuffed_n_white (s);
  if (colour == STUFFED_BLACK)
    return stuffed_n_black (s);

  return STUFFED_DICE_OF_A_COLOUR;
}

/* Whether dice are on their way: in a pool that is put together or rolled, not on a card. */
static gboolean
is_rolling (const StuffedState *s)
{
  return s->depth > 0 && s->stack[s->depth - 1].proc == STUFFED_PROC_ROLL && s->roll.kind != STUFFED_ROLL_DEFENCE;
}

/* How many dice of a colour are anywhere but in the bag. */
guint
stuffed_n_dice_out (const StuffedState *s,
                    guint               colour)
{
  guint n = s->discard[colour] + s->drawn[colour] + (colour == STUFFED_BLACK ? s->threat : 0u);

  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      for (guint i = 0; i < STUFFED_MAX_STORED; i++)
        n += s->seats[seat].stored[i] == colour;
      n += colour <= STUFFED_PURPLE ? s->seats[seat].sent[colour] : 0;
    }
  for (guint stand = 0; stand < STUFFED_ALL_STANDS; stand++)
    if (s->stands[stand] == STUFFED_STAND_OPEN)
      n += (stuffed_stand (s, stand)->colour == colour ? s->task_dice[stand][0] : 0u)
           + (colour == STUFFED_PURPLE ? s->task_dice[stand][1] : 0u);
  if (is_rolling (s))
    n += (s->roll.colour == colour ? s->roll.own : 0u) + (colour == STUFFED_PURPLE ? s->roll.purple : 0u);
  return n;
}

static void
count_item (guint *counts,
            guint  item)
{
  if (item < STUFFED_N_ITEMS)
    counts[item]++;
}

/**
 * stuffed_count_items_out:
 * @counts: (out): how many cards of each item are anywhere but in the deck
 */
void
stuffed_count_items_out (const StuffedState *s,
                         guint              *counts)
{
  for (guint item = 0; item < STUFFED_N_ITEMS; item++)
    counts[item] = s->item_discards[item] + ((s->party >> item) & 1);
  for (guint seat = 0; seat < s->n_seats; seat++)
    for (guint slot = 0; slot < STUFFED_N_SLOTS; slot++)
      count_item (counts, s->seats[seat].slots[slot]);
  for (guint vendor = 0; vendor < STUFFED_MAX_VENDORS; vendor++)
    for (guint i = 0; i < STUFFED_N_WARES; i++)
      count_item (counts, s->vendors[vendor].wares[i]);
  /* In somebody's paws, between deck and slot. */
  for (guint i = 0; i < s->depth; i++)
    {
      const StuffedFrame *f = &s->stack[i];
      gboolean chooses = f->proc == STUFFED_PROC_GAME && (f->step == STUFFED_STEP_POCKETS || f->step == STUFFED_STEP_KEEP);

      if (chooses || f->proc == STUFFED_PROC_ITEM)
        count_item (counts, f->what);
      if (chooses && f->step == STUFFED_STEP_KEEP)
        count_item (counts, f->other);
    }
}

/* The Lost card that somebody is looking at, or STUFFED_NONE. */
guint
stuffed_lost_held (const StuffedState *s)
{
  for (guint i = 0; i < s->depth; i++)
    if (s->stack[i].proc == STUFFED_PROC_LOST)
      return s->stack[i].n;

  return STUFFED_NONE;
}

static gboolean
check_course (const StuffedState  *s,
              GError             **error)
{
  guint guards = 0;

  if (s->n_seats < STUFFED_MIN_SEATS || s->n_seats > STUFFED_MAX_SEATS || s->first >= s->n_seats || s->active >= s->n_seats
      || s->bookkeeper >= s->n_seats || s->keepers >> s->n_seats)
    return bramble_refuse (error, "there are 2 to 4 seats, and one of them keeps the book");
  if (s->story >= stuffed_n_stories || s->page >= stuffed_stories[s->story]->n_pages || s->friends >> STUFFED_N_FRIENDS)
    return bramble_refuse (error, "there is no such story or page");
  if (s->turns > STUFFED_MAX_TURNS || s->page_turns > s->turns)
    return bramble_refuse (error, "there are not so many turns in a night");
  if (s->goal >= stuffed_stories[s->story]->n_texts || s->search > 24
      || (s->leave != STUFFED_NONE && s->leave >= stuffed_stories[s->story]->n_pages) || (s->leave_now && s->leave == STUFFED_NONE))
    return bramble_refuse (error, "the page has no such goal, search or way on");
  if (s->environment != STUFFED_NONE && s->environment >= STUFFED_N_ENVIRONMENTS)
    return bramble_refuse (error, "there is no such environment");
  for (guint seat = 0; seat < s->n_seats; seat++)
    guards += s->seats[seat].guard;
  if (guards == s->n_seats)
    return bramble_refuse (error, "not everybody can stay behind");

  return TRUE;
}

static gboolean
check_seat (const StuffedState  *s,
            guint                seat,
            GError             **error)
{
  const StuffedSeat *p = &s->seats[seat];

  if (p->statuses >> STUFFED_N_STATUSES || (p->statuses && !stuffed_stands (s, seat)))
    return bramble_refuse (error, "nobody who lies or stays behind has a status");
  if (p->statuses & stuffed_immune (s, seat))
    return bramble_refuse (error, "something that is worn keeps a status away");
  if (p->stuffing == 0 && (p->guard || p->hearts + p->buttons > 0))
    return bramble_refuse (error, "who lies has neither hearts nor buttons");
  if (p->stored[0] == STUFFED_NONE && (p->stored[1] != STUFFED_NONE || p->fresh))
    return bramble_refuse (error, "the first die is stored first");
  if (stuffed_n_stored (s, seat) > stuffed_room (s, seat) || (p->stored[0] != STUFFED_NONE && !stuffed_stands (s, seat))
      || (p->stored[1] == STUFFED_NONE && p->fresh & 2))
    return bramble_refuse (error, "nobody can store so many dice");
  for (guint i = 0; i < STUFFED_MAX_STORED; i++)
    if (p->stored[i] != STUFFED_NONE && p->stored[i] > STUFFED_PURPLE)
      return bramble_refuse (error, "white and black dice are never stored");
  for (guint slot = 0; slot < STUFFED_N_SLOTS; slot++)
    if (p->slots[slot] != STUFFED_NONE && (p->slots[slot] >= STUFFED_N_ITEMS || stuffed_items[p->slots[slot]].slot != slot))
      return bramble_refuse (error, "an item is worn where it belongs, one in each place");
  for (guint once = 0; once < STUFFED_N_ONCES; once++)
    for (guint bit = STUFFED_N_ABILITIES_EACH; p->used[once] >> bit; bit++)
      if ((p->used[once] >> bit) & 1 && (bit - STUFFED_N_ABILITIES_EACH >= STUFFED_N_SLOTS || p->slots[bit - STUFFED_N_ABILITIES_EACH] == STUFFED_NONE))
        return bramble_refuse (error, "nobody has used what nobody wears");
  for (guint other = 0; other < seat; other++)
    if (s->seats[other].stuffy == p->stuffy)
      return bramble_refuse (error, "no two seats play the same stuffy");
  if (p->guard && p->square != STUFFED_NONE)
    return bramble_refuse (error, "who stays behind is not on the map");

  return TRUE;
}

/* Everybody stands on a space of their own. */
static gboolean
check_figures (const StuffedState  *s,
               GError             **error)
{
  StuffedSquares spaces = stuffed_grid_spaces (&stuffed_page (s)->grid, stuffed_closed (s));
  guint8 squares[STUFFED_MAX_SEATS + STUFFED_MAX_MINIONS];
  guint n = 0;

  for (guint seat = 0; seat < s->n_seats; seat++)
    squares[n++] = s->seats[seat].square;
  for (guint i = 0; i < s->n_foes; i++)
    squares[n++] = s->foes[i].square;
  for (guint i = 0; i < n; i++)
    {
      if (squares[i] == STUFFED_NONE)
        continue;
      if (squares[i] >= STUFFED_MAX_SQUARES || !stuffed_squares_has (spaces, squares[i]))
        return bramble_refuse (error, "somebody stands where there is no space");
      spaces = stuffed_squares_but (spaces, stuffed_square (squares[i]));
    }

  return TRUE;
}

static gboolean
check_dice (const StuffedState  *s,
            GError             **error)
{
  for (guint colour = 0; colour < STUFFED_N_COLOURS; colour++)
    if (s->bag[colour] + stuffed_n_dice_out (s, colour) != stuffed_n_dice (s, colour))
      return bramble_refuse (error, "there are not so many %s dice", stuffed_colour_ids[colour]);
  for (guint stand = 0; stand < STUFFED_ALL_STANDS; stand++)
    {
      guint n = stand < STUFFED_MAX_STANDS ? stuffed_stories[s->story]->n_stands : stuffed_environment_story.n_stands;

      if (s->stands[stand] != STUFFED_STAND_NONE && stand % STUFFED_MAX_STANDS >= n)
        return bramble_refuse (error, "there is no such test or task");
      if ((s->stands[stand] != STUFFED_STAND_OPEN || !stuffed_stand (s, stand)->task)
          && s->totals[stand] + s->task_dice[stand][0] + s->task_dice[stand][1] > 0)
        return bramble_refuse (error, "dice lie on open tasks only");
      if (s->totals[stand] < s->task_dice[stand][0] + s->task_dice[stand][1]
          || (s->totals[stand] > 0 && s->totals[stand] >= stuffed_stand_number (s, stand)))
        return bramble_refuse (error, "dice count at least 1 each on a task, and all of them less than its number");
    }

  return TRUE;
}

/* What stands with an environment is open as long as it lasts. */
static gboolean
check_environment (const StuffedState  *s,
                   GError             **error)
{
  guint stands = stuffed_environment_stands (s->environment);

  for (guint i = 0; i < stuffed_environment_story.n_stands; i++)
    if ((s->stands[STUFFED_MAX_STANDS + i] == STUFFED_STAND_OPEN) != ((stands >> i) & 1))
      return bramble_refuse (error, "“%s” stands open as long as its environment lasts, and no longer", stuffed_stand (s, STUFFED_MAX_STANDS + i)->id);

  return TRUE;
}

static gboolean
check_cards (const StuffedState  *s,
             GError             **error)
{
  guint counts[STUFFED_N_ITEMS];
  guint32 losts = s->losts_gone;
  guint held = stuffed_lost_held (s);

  stuffed_count_items_out (s, counts);
  for (guint i = 0; i < s->n_deck; i++)
    {
      if (s->deck[i] >= STUFFED_N_ITEMS)
        return bramble_refuse (error, "the deck is not known");
      counts[s->deck[i]]++;
    }
  for (guint item = 0; item < STUFFED_N_ITEMS; item++)
    if (counts[item] != stuffed_items[item].copies)
      return bramble_refuse (error, "there are not so many cards “%s”", stuffed_item_ids[item]);
  if (s->party >> STUFFED_N_ITEMS || ((s->party_used[STUFFED_IN_TURN] | s->party_used[STUFFED_IN_MINION_TURN]) & ~s->party) != 0)
    return bramble_refuse (error, "there is no such item");
  for (guint i = 0; i < s->n_losts; i++)
    {
      if (s->losts[i] >= stuffed_n_losts || (losts >> s->losts[i]) & 1)
        return bramble_refuse (error, "a Lost card is there twice");
      losts |= 1u << s->losts[i];
    }
  if (held != STUFFED_NONE && (held >= stuffed_n_losts || (losts >> held) & 1))
    return bramble_refuse (error, "a Lost card is there twice");
  if (held != STUFFED_NONE)
    losts |= 1u << held;
  if (losts != (stuffed_n_losts == 32 ? G_MAXUINT32 : (1u << stuffed_n_losts) - 1))
    return bramble_refuse (error, "a Lost card is missing");

  return TRUE;
}

/* Five Asleep, four Restless, one Waking, which is not among those on top. */
static gboolean
check_sleep (const StuffedState  *s,
             GError             **error)
{
  static const guint8 all[STUFFED_N_SLEEPS] = { 5, 4, 1 };
  guint counts[STUFFED_N_SLEEPS] = { s->slept[0], s->slept[1], s->slept[2] };

  for (guint i = 0; i < s->n_sleep; i++)
    {
      if (s->sleep[i] >= STUFFED_N_SLEEPS)
        return bramble_refuse (error, "the sleep deck is not known");
      counts[s->sleep[i]]++;
      if (s->sleep[i] == STUFFED_SLEEP_WAKING && i + s->sleep_top >= s->n_sleep)
        return bramble_refuse (error, "Waking lies among the three lowest cards");
    }
  for (guint i = 0; i < STUFFED_N_SLEEPS; i++)
    if (counts[i] != all[i])
      return bramble_refuse (error, "there are not so many sleep cards “%s”", stuffed_sleep_ids[i]);

  if (s->waking && s->sleep_top > 0)
    return bramble_refuse (error, "Waking lies among the three lowest cards");

  return s->waking == (s->slept[STUFFED_SLEEP_WAKING] > 0) || bramble_refuse (error, "Waking is revealed or not");
}

static gboolean
check_minions (const StuffedState  *s,
               GError             **error)
{
  guint8 counts[STUFFED_N_MINIONS] = { 0 };

  for (guint i = 0; i < s->n_foes; i++)
    {
      if (++counts[s->foes[i].kind] > stuffed_n_cards (s->foes[i].kind))
        return bramble_refuse (error, "there are not so many cards “%s”", stuffed_minion_ids[s->foes[i].kind]);
      if (stuffed_is_boss (s->foes[i].kind) != (s->foes[i].dark > 0))
        return bramble_refuse (error, "only a boss has dark stuffing");
    }

  return s->defeated >> STUFFED_N_MINIONS == 0 || bramble_refuse (error, "nobody like that was defeated");
}

static gboolean
is_square (const StuffedState *s,
           guint               square)
{
  return square == STUFFED_NONE
         || (square < STUFFED_MAX_SQUARES && stuffed_squares_has (stuffed_page (s)->grid.inside, square));
}

/* Where figures can be, but for a door. */
static gboolean
is_space (const StuffedState *s,
          guint               square)
{
  return square == STUFFED_NONE || (is_square (s, square) && !stuffed_squares_has (stuffed_page (s)->grid.brackets, square));
}

/* Tokens lie on the map. */
static gboolean
check_tokens (const StuffedState  *s,
              GError             **error)
{
  const StuffedPage *page = stuffed_page (s);
  gboolean good = is_space (s, s->door) && is_space (s, s->wagon) && is_square (s, s->train)
                  && s->halt < MAX (page->n_track, 1);

  for (guint i = 0; i < STUFFED_MAX_OBJECTIVES; i++)
    good = good && is_space (s, s->objectives[i]);
  for (guint i = 0; i < STUFFED_MAX_LOST_TOKENS; i++)
    good = good && is_space (s, s->lost_tokens[i]);
  for (guint i = 0; good && i < STUFFED_MAX_VENDORS; i++)
    {
      guint square = s->vendors[i].square;

      good = square == STUFFED_NONE || stuffed_squares_has (stuffed_place (s, 'V'), square);
      for (guint j = 0; j < i; j++)
        good = good && (square == STUFFED_NONE || s->vendors[j].square != square);
      for (guint j = 0; j < STUFFED_N_WARES; j++)
        good = good && (s->vendors[i].wares[j] == STUFFED_NONE || (square != STUFFED_NONE && s->vendors[i].wares[j] < STUFFED_N_ITEMS));
    }
  if (s->points_off >> STUFFED_MAX_POINTS || s->points_read >> STUFFED_MAX_POINTS)
    good = FALSE;

  return good || bramble_refuse (error, "something lies where it cannot");
}

/* Dice that are rolled show something where there are any, and nothing else. */
static gboolean
check_faces (const StuffedState  *s,
             GError             **error)
{
  const StuffedRoll *roll = &s->roll;
  guint dice;

  if (roll->seat == STUFFED_NONE)
    return TRUE;
  if (roll->own > STUFFED_DICE_OF_A_COLOUR || roll->purple > STUFFED_DICE_OF_A_COLOUR || roll->beside > STUFFED_PURPLE
      || (roll->colour == STUFFED_NONE && roll->own > 0))
    return bramble_refuse (error, "there are not so many dice to roll");
  dice = ((1u << roll->own) - 1) | ((1u << roll->purple) - 1) << STUFFED_DICE_OF_A_COLOUR;
  if ((roll->marked & ~dice) != 0)
    return bramble_refuse (error, "there are no such dice to roll");
  for (guint i = 0; i < STUFFED_MAX_POOL; i++)
    if (roll->faces[i] > ((dice >> i) & 1 ? 6 : 0))
      return bramble_refuse (error, "a die shows what it cannot");

  return TRUE;
}

static gboolean
check_over (const StuffedState  *s,
            GError             **error)
{
  if (s->depth != 0 || s->sleep_due != 0 || s->roll.seat != STUFFED_NONE)
    return bramble_refuse (error, "something goes on after the end");
  if (s->over == STUFFED_LOST_LYING && stuffed_standing (s) != 0)
    return bramble_refuse (error, "somebody stands, so not all lie");
  if (s->over == STUFFED_WON_WAKING && !s->waking)
    return bramble_refuse (error, "nobody is awake");
  if (s->over == STUFFED_PAGE_TURNED && !s->veiled && !s->only_page)
    return bramble_refuse (error, "only a lesson and a thought end where the page is turned");

  return TRUE;
}

/* Whether a position is possible. */
gboolean
stuffed_check (gconstpointer   state,
               GError        **error)
{
  const StuffedState *s = state;

  if (!check_course (s, error))
    return FALSE;
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (!check_seat (s, seat, error))
      return FALSE;
  if (!check_tokens (s, error) || !check_minions (s, error) || !check_figures (s, error) || !check_dice (s, error)
      || !check_environment (s, error) || !check_faces (s, error) || !check_cards (s, error) || !check_sleep (s, error))
    return FALSE;

  return stuffed_is_over (s) ? check_over (s, error) : stuffed_check_frames (s, error);
}
