/* stuffed-hands.c: what changes in somebody's paws, and is told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nothing else changes what somebody has. Limits are kept here, and so is what follows at
 * once: who loses the last stuffing falls, and who gains some rises.
 */

#include "stuffed-engine.h"

static void
tell_change (StuffedRun       *r,
             StuffedEventKind  kind,
             guint             seat,
             int               by,
             guint             to)
{
  BrambleEvent *event = stuffed_tell (r, kind, seat);

  event->n = (gint16) by;
  event->c = (guint8) to;
}

/* Changes a count within its limits, and tells of it if there is something to tell. */
static void
change (StuffedRun       *r,
        StuffedEventKind  kind,
        guint             seat,
        guint8           *count,
        int               by)
{
  int to = CLAMP (*count + by, 0, STUFFED_MAX_COUNT);

  by = to - *count;
  if (by == 0)
    return;
  *count = (guint8) to;
  tell_change (r, kind, seat, by, (guint) to);
}

void
stuffed_add_hearts (StuffedRun *r,
                    guint       seat,
                    int         n)
{
  change (r, STUFFED_EVENT_HEARTS_CHANGED, seat, &r->s->seats[seat].hearts, n);
}

void
stuffed_add_buttons (StuffedRun *r,
                     guint       seat,
                     int         n)
{
  change (r, STUFFED_EVENT_BUTTONS_CHANGED, seat, &r->s->seats[seat].buttons, n);
}

/* Who lies rises with the first stuffing, and by a good smell with more. */
void
stuffed_gain_stuffing (StuffedRun *r,
                       guint       seat,
                       guint       n)
{
  StuffedSeat *p = &r->s->seats[seat];
  gboolean lies = stuffed_lies (r->s, seat);

  if (n == 0)
    return;
  if (lies)
    n += stuffed_rule (r->s, STUFFED_RULE_RISE);
  change (r, STUFFED_EVENT_STUFFING_CHANGED, seat, &p->stuffing, (int) n);
  if (lies)
    stuffed_tell (r, STUFFED_EVENT_ROSE, seat);
}

/* At 0 stuffing one lies, with nothing but items, and a sleep card is due. */
static void
fall (StuffedRun *r,
      guint       seat)
{
  StuffedState *s = r->s;
  StuffedSeat *p = &s->seats[seat];

  while (p->stored[0] != STUFFED_NONE)
    stuffed_move_dice (r, seat, p->stored[0], STUFFED_DICE_STORED, STUFFED_DICE_DISCARD, 1, STUFFED_NONE);
  p->statuses = 0;
  p->hearts = 0;
  p->buttons = 0;
  stuffed_tell (r, STUFFED_EVENT_FELL, seat);
  s->sleep_due = (guint8) MIN (s->sleep_due + 1, STUFFED_MAX_COUNT);
  if (seat == s->active && s->phase == STUFFED_PHASE_ACTIONS)
    stuffed_end_actions (r);
}

/* By damage or by what is simply lost; who is sleepy wakes up by it. */
void
stuffed_lose_stuffing (StuffedRun *r,
                       guint       seat,
                       guint       n)
{
  StuffedSeat *p = &r->s->seats[seat];

  n = MIN (n, p->stuffing);
  if (n == 0)
    return;
  change (r, STUFFED_EVENT_STUFFING_CHANGED, seat, &p->stuffing, -(int) n);
  if (stuffed_has_status (r->s, seat, STUFFED_SLEEPY))
    stuffed_lose_status (r, seat, STUFFED_SLEEPY);
  if (p->stuffing == 0)
    fall (r, seat);
}

/* One of one's own, of which at least one is kept: no loss that wakes anybody up. */
void
stuffed_give_stuffing (StuffedRun *r,
                       guint       from,
                       guint       to)
{
  change (r, STUFFED_EVENT_STUFFING_CHANGED, from, &r->s->seats[from].stuffing, -1);
  stuffed_gain_stuffing (r, to, 1);
  if (stuffed_has_status (r->s, to, STUFFED_WORRIED))
    stuffed_lose_status (r, to, STUFFED_WORRIED);
}

/* One of a kind only; who lies or wears the right thing gets none. */
void
stuffed_get_status (StuffedRun *r,
                    guint       seat,
                    guint       status)
{
  StuffedSeat *p = &r->s->seats[seat];

  if (!stuffed_stands (r->s, seat) || ((p->statuses | stuffed_immune (r->s, seat)) >> status) & 1)
    return;
  p->statuses = (guint16) (p->statuses | 1u << status);
  stuffed_tell (r, STUFFED_EVENT_STATUS_GOT, seat)->a = (guint8) status;
}

void
stuffed_lose_status (StuffedRun *r,
                     guint       seat,
                     guint       status)
{
  StuffedSeat *p = &r->s->seats[seat];

  if (((p->statuses >> status) & 1) == 0)
    return;
  p->statuses = (guint16) (p->statuses & ~(1u << status));
  stuffed_tell (r, STUFFED_EVENT_STATUS_GONE, seat)->a = (guint8) status;
}

/* A good status is used up. */
void
stuffed_spend_status (StuffedRun *r,
                      guint       seat,
                      guint       status)
{
  stuffed_tell (r, STUFFED_EVENT_USED, seat)->cause = (guint8) STUFFED_CAUSE_STATUS (status);
  stuffed_lose_status (r, seat, status);
}

/* Puts an item into its slot, which is empty, and tells nobody. */
void
stuffed_put_on (StuffedState *s,
                guint         seat,
                guint         item)
{
  guint slot = stuffed_items[item].slot;

  if (slot == STUFFED_PARTY)
    s->party |= 1u << item;
  else
    s->seats[seat].slots[slot] = (guint8) item;
}

/* Takes an item out of its slot, onto the discard pile, and tells nobody. Whether it was used
 * is forgotten: the next one in its place was not. */
void
stuffed_put_off (StuffedState *s,
                 guint         seat,
                 guint         item)
{
  guint slot = stuffed_items[item].slot;

  if (slot == STUFFED_PARTY)
    s->party &= ~(1u << item);
  else
    s->seats[seat].slots[slot] = STUFFED_NONE;
  for (guint once = 0; once < STUFFED_N_ONCES; once++)
    if (slot == STUFFED_PARTY)
      s->party_used[once] &= ~(1u << item);
    else
      s->seats[seat].used[once] = (guint8) (s->seats[seat].used[once] & ~(1u << (STUFFED_N_ABILITIES_EACH + slot)));
  s->item_discards[item]++;
}

/* What one wore in that place is discarded, and what the new item keeps away is over. */
void
stuffed_wear (StuffedRun *r,
              guint       seat,
              guint       item)
{
  StuffedState *s = r->s;
  guint old = stuffed_gives_up (s, seat, item);

  if (old != STUFFED_NONE)
    stuffed_take_off (r, seat, old);
  stuffed_put_on (s, seat, item);
  stuffed_tell (r, STUFFED_EVENT_ITEM_WORN, seat)->a = (guint8) item;
  for (guint status = 0; status < STUFFED_N_STATUSES; status++)
    if ((stuffed_items[item].set >> status) & 1)
      stuffed_lose_status (r, seat, status);
}

void
stuffed_take_off (StuffedRun *r,
                  guint       seat,
                  guint       item)
{
  stuffed_put_off (r->s, seat, item);
  stuffed_tell (r, STUFFED_EVENT_ITEM_GONE, seat)->a = (guint8) item;
}

/* An item that was drawn is not wanted. */
void
stuffed_leave_item (StuffedRun *r,
                    guint       seat,
                    guint       item)
{
  r->s->item_discards[item]++;
  stuffed_tell (r, STUFFED_EVENT_ITEM_LEFT, seat)->a = (guint8) item;
}

/* An ability is used: earned ones cost a heart. */
void
stuffed_use (StuffedRun *r,
             guint       seat,
             guint       ability)
{
  StuffedState *s = r->s;
  guint nth = ability % STUFFED_N_ABILITIES_EACH;
  guint8 *used = &s->seats[seat].used[stuffed_once (s)];

  *used = (guint8) (*used | 1u << nth);
  stuffed_tell (r, STUFFED_EVENT_USED, seat)->cause = (guint8) ability;
  if (nth > 0)
    stuffed_add_hearts (r, seat, -1);
}

static gboolean
is_discarded (guint item)
{
  switch ((StuffedEffect) stuffed_items[item].effect)
    {
    case STUFFED_EFFECT_PREVENT:
    case STUFFED_EFFECT_MEND:
    case STUFFED_EFFECT_COMFORT:
    case STUFFED_EFFECT_WARM:
    case STUFFED_EFFECT_CALM:
    case STUFFED_EFFECT_EACH_STUFFING:
    case STUFFED_EFFECT_EACH_CURED:
    case STUFFED_EFFECT_HUSH:
      return TRUE;
    case STUFFED_EFFECT_NONE:
    case STUFFED_EFFECT_DIE_BONUS:
    case STUFFED_EFFECT_ROLL_BONUS:
    case STUFFED_EFFECT_REROLL:
    case STUFFED_EFFECT_LESS:
    case STUFFED_EFFECT_IMMUNE:
    case STUFFED_EFFECT_CROSS:
    case STUFFED_EFFECT_GIVE:
    case STUFFED_N_EFFECTS:
      return FALSE;
    }

  g_assert_not_reached ();
}

/* An item acts: it is discarded, or acts once in a turn. */
void
stuffed_use_item (StuffedRun *r,
                  guint       seat,
                  guint       item)
{
  StuffedState *s = r->s;
  guint once = stuffed_once (s);
  guint slot = stuffed_items[item].slot;

  stuffed_tell (r, STUFFED_EVENT_USED, seat)->cause = (guint8) STUFFED_CAUSE_ITEM (item);
  if (is_discarded (item))
    stuffed_take_off (r, seat, item);
  else if (slot == STUFFED_PARTY)
    s->party_used[once] |= 1u << item;
  else
    s->seats[seat].used[once] = (guint8) (s->seats[seat].used[once] | 1u << (STUFFED_N_ABILITIES_EACH + slot));
}

void
stuffed_end_actions (StuffedRun *r)
{
  if (r->s->done & STUFFED_DONE_ENDED)
    return;
  r->s->done |= STUFFED_DONE_ENDED;
  stuffed_tell (r, STUFFED_EVENT_ACTIONS_ENDED, r->s->active);
}

/* Puts a stuffy on a square, by no step of its own. */
void
stuffed_put_figure (StuffedRun *r,
                    guint       seat,
                    guint       square)
{
  StuffedState *s = r->s;

  if (s->seats[seat].square == square)
    return;
  s->seats[seat].square = (guint8) square;
  stuffed_tell (r, STUFFED_EVENT_PLACED, seat)->b = (guint8) square;
  if (seat == s->active && s->phase == STUFFED_PHASE_ACTIONS)
    s->done |= STUFFED_DONE_ENTERED;
}

/* Whoever stands on a square is put on a nearest free one: a minion never on a point, Lost token or vendor. */
void
stuffed_make_room (StuffedRun *r,
                   guint       square)
{
  StuffedState *s = r->s;
  guint seat = stuffed_seat_at (s, square);
  guint foe = stuffed_foe_at (s, square);
  StuffedSquares room;

  if (seat == STUFFED_NONE && foe == STUFFED_NONE)
    return;
  room = stuffed_grid_room (&stuffed_page (s)->grid, stuffed_closed (s), stuffed_square (square),
                            foe == STUFFED_NONE ? stuffed_figures (s)
                                                : stuffed_squares_or (stuffed_figures (s), stuffed_points (s)));
  if (!stuffed_squares_any (room))
    return;
  if (seat != STUFFED_NONE)
    {
      stuffed_put_figure (r, seat, stuffed_squares_first (room));
    }
  else
    {
      BrambleEvent *event = stuffed_tell (r, STUFFED_EVENT_MINION_PLACED, STUFFED_NONE);

      s->foes[foe].square = (guint8) stuffed_squares_first (room);
      event->a = s->foes[foe].kind;
      event->b = s->foes[foe].square;
      event->c = (guint8) foe;
    }
}

/* One stays behind, off the map; somebody must go on. */
void
stuffed_guard (StuffedRun *r,
               guint       seat)
{
  StuffedState *s = r->s;
  StuffedSeat *p = &s->seats[seat];
  guint others = 0;

  for (guint other = 0; other < s->n_seats; other++)
    others += other != seat && stuffed_stands (s, other);
  if (p->guard || others == 0)
    return;
  while (p->stored[0] != STUFFED_NONE)
    stuffed_move_dice (r, seat, p->stored[0], STUFFED_DICE_STORED, STUFFED_DICE_DISCARD, 1, STUFFED_NONE);
  p->guard = TRUE;
  p->square = STUFFED_NONE;
  p->statuses = 0;
  stuffed_tell (r, STUFFED_EVENT_GUARDED, seat);
  if (seat == s->active && s->phase == STUFFED_PHASE_ACTIONS)
    stuffed_end_actions (r);
}
