/* stuffed-engine.h: how procedures run step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What goes on is a stack of frames in the state. A procedure does a step and says where it
 * goes on; it may ask, or put another frame on top and wait for that. What it tells goes to
 * the run's events.
 */

#pragma once

#include <frames.h>

#include "stuffed-asks.h"
#include "stuffed-events.h"

G_BEGIN_DECLS

/* Lives on the C stack while one answer is carried out. */
typedef struct
{
  StuffedState *s;
  BrambleAsk *ask;       /* filled in when somebody is asked */
  BrambleEvents *events; /* (nullable) */
  BrambleOption choice;  /* the answer */
  gboolean restarted;    /* the stack is another one: no frame of before is finished */
  BrambleEvent scratch;  /* when nobody listens */
} StuffedRun;

typedef BrambleFlow (*StuffedProcedure) (StuffedRun   *r,
                                         StuffedFrame *f);

/* What helps a roll or prevents damage: an ability, or an item after all of them, or a good
 * status after these. */
#define STUFFED_CAUSE_ITEM(item) (STUFFED_N_ABILITIES + (item))
#define STUFFED_CAUSE_STATUS(status) (STUFFED_N_ABILITIES + STUFFED_N_ITEMS + (status))

/* stuffed-engine.c */
void          stuffed_run         (StuffedRun *r);
BrambleEvent *stuffed_tell_event  (StuffedRun *r, StuffedEventKind kind, guint seat);
StuffedFrame *stuffed_push        (StuffedRun *r, StuffedProc proc, StuffedStep step, guint seat);
BrambleFlow   stuffed_ask         (StuffedRun *r, StuffedFrame *f, StuffedStep step);
BrambleFlow   stuffed_end         (StuffedRun *r, StuffedOver why);
gboolean      stuffed_has_depth   (const StuffedState *s);

static inline BrambleEvent *
stuffed_tell (StuffedRun       *r,
              StuffedEventKind  kind,
              guint             seat)
{
  return r->events ? stuffed_tell_event (r, kind, seat) : &r->scratch;
}

/* Goes on at another step of the same frame. */
static inline BrambleFlow
stuffed_go (StuffedFrame *f,
            StuffedStep   step)
{
  f->step = (guint8) step;
  return BRAMBLE_AGAIN;
}

static inline guint
stuffed_throw_die (StuffedRun *r)
{
  return 1 + bramble_rng_below (&r->s->rng, 6);
}

/* Takes the next seat in turn order out of a set, which must have one. */
static inline guint
stuffed_take_seat (const StuffedState *s,
                   guint8             *seats)
{
  guint seat = stuffed_first_in_order (s);

  while (((*seats >> seat) & 1) == 0)
    seat = stuffed_after (s, seat);
  *seats = (guint8) (*seats & ~(1u << seat));
  return seat;
}

/* Procedures. */
#define STUFFED_PROCEDURES(X)                                                                      \
  X (game) X (open) X (settle) X (read) X (roll) X (hurt) X (minions) X (meet) X (item) X (lost)   \
  X (surge) X (store) X (cure) X (end)
#define STUFFED_DECLARE(name) BrambleFlow stuffed_proc_##name (StuffedRun *r, StuffedFrame *f);
STUFFED_PROCEDURES (STUFFED_DECLARE)
#undef STUFFED_DECLARE

/* stuffed-dice.c: nothing else moves dice, and each tells of it. */
void     stuffed_move_dice      (StuffedRun *r, guint seat, guint colour, guint from, guint to, guint n, guint stand);
void     stuffed_shift_dice     (StuffedState *s, guint seat, guint colour, guint from, guint to, guint n, guint stand);
void     stuffed_draw_dice      (StuffedRun *r, guint seat);
void     stuffed_refresh        (StuffedRun *r);
void     stuffed_refresh_rest   (StuffedRun *r);
void     stuffed_pour           (StuffedState *s);
void     stuffed_discard_drawn  (StuffedRun *r);
void     stuffed_clear_track    (StuffedRun *r);
void     stuffed_threat_more    (StuffedRun *r, guint n);
void     stuffed_threat_less    (StuffedRun *r, guint n);
void     stuffed_unstore        (StuffedState *s, guint seat, guint colour);
guint    stuffed_n_stored       (const StuffedState *s, guint seat);
guint    stuffed_usable         (const StuffedState *s, guint seat, guint8 *stored);
guint    stuffed_n_dice_of      (const StuffedState *s, guint seat);
void     stuffed_return_tasks   (StuffedRun *r, guint stand);

/* stuffed-hands.c: nothing else changes what somebody has, and each tells of it. */
void     stuffed_gain_stuffing  (StuffedRun *r, guint seat, guint n);
void     stuffed_lose_stuffing  (StuffedRun *r, guint seat, guint n);
void     stuffed_give_stuffing  (StuffedRun *r, guint from, guint to);
void     stuffed_add_hearts     (StuffedRun *r, guint seat, int n);
void     stuffed_add_buttons    (StuffedRun *r, guint seat, int n);
void     stuffed_get_status     (StuffedRun *r, guint seat, guint status);
void     stuffed_lose_status    (StuffedRun *r, guint seat, guint status);
void     stuffed_wear           (StuffedRun *r, guint seat, guint item);
void     stuffed_take_off       (StuffedRun *r, guint seat, guint item);
void     stuffed_leave_item     (StuffedRun *r, guint seat, guint item);
void     stuffed_put_on         (StuffedState *s, guint seat, guint item);
void     stuffed_put_off        (StuffedState *s, guint seat, guint item);
void     stuffed_use            (StuffedRun *r, guint seat, guint ability);
void     stuffed_use_item       (StuffedRun *r, guint seat, guint item);
void     stuffed_spend_status   (StuffedRun *r, guint seat, guint status);
void     stuffed_end_actions    (StuffedRun *r);
void     stuffed_guard          (StuffedRun *r, guint seat);
void     stuffed_put_figure     (StuffedRun *r, guint seat, guint square);
void     stuffed_make_room      (StuffedRun *r, guint square);

/* stuffed-page.c: what lies on a page. */
void     stuffed_lay_page       (StuffedState *s, guint number);
void     stuffed_clear_page     (StuffedState *s);
void     stuffed_put_token      (StuffedRun *r, guint token, guint square);
void     stuffed_lift_token     (StuffedRun *r, guint token, guint square);
void     stuffed_lay_token      (StuffedState *s, guint token, guint square);
void     stuffed_take_token     (StuffedState *s, guint token, guint square);
gboolean stuffed_token_at       (const StuffedState *s, guint token, StuffedSquares squares);
void     stuffed_shift_train    (StuffedRun *r, guint n);
void     stuffed_open_vendor    (StuffedRun *r, guint square);
void     stuffed_set_stand      (StuffedRun *r, guint stand, guint state);
void     stuffed_set_environment (StuffedRun *r, guint environment);
void     stuffed_put_stand      (StuffedState *s, guint stand, guint state);
void     stuffed_put_environment (StuffedState *s, guint environment);
guint    stuffed_environment_stands (guint environment);

/* stuffed-items.c: the deck. */
guint    stuffed_draw_card      (StuffedRun *r);
guint    stuffed_draw_weapon    (StuffedRun *r);
gboolean stuffed_take_card      (StuffedRun *r, guint item);
void     stuffed_found_item     (StuffedRun *r, guint seat, guint item);
guint    stuffed_draw_lost      (StuffedRun *r, guint seat);

/* stuffed-roll.c */
void     stuffed_clear_roll     (StuffedState *s);
void     stuffed_start_roll     (StuffedRun *r, guint seat, guint kind, guint colour, guint flags);
void     stuffed_start_pool     (StuffedRun *r, guint seat, guint kind);
guint    stuffed_total          (const StuffedState *s);
int      stuffed_roll_plus      (const StuffedState *s, const StuffedRoll *roll);
guint    stuffed_pool_colours   (const StuffedState *s, guint seat, guint kind, guint colour);

/* stuffed-walk.c */
StuffedSquares stuffed_ends      (const StuffedState *s, guint seat, guint colour, guint total);
gboolean stuffed_can_go          (const StuffedState *s, guint seat, guint colour);
gboolean stuffed_can_move        (const StuffedState *s, guint seat);
guint    stuffed_move_total      (const StuffedState *s, guint seat, guint total);

/* stuffed-act.c, stuffed-own.c */
BrambleFlow stuffed_do_action   (StuffedRun *r, StuffedFrame *f);
BrambleFlow stuffed_go_on       (StuffedRun *r, StuffedFrame *f);
void     stuffed_gen_own        (const StuffedState *s, guint seat, BrambleAsk *ask);
BrambleFlow stuffed_do_own      (StuffedRun *r, StuffedFrame *f);
BrambleFlow stuffed_own_on      (StuffedRun *r, StuffedFrame *f);

/* stuffed-minions.c, stuffed-meet.c */
void     stuffed_remove_foe     (StuffedState *s, guint foe);
void     stuffed_forget_foe     (StuffedRun *r, guint foe);
void     stuffed_defeat         (StuffedRun *r, guint seat, guint foe);
void     stuffed_banish         (StuffedRun *r, guint kind);
void     stuffed_meet_random    (StuffedRun *r, guint letter);
void     stuffed_meet_kind      (StuffedRun *r, guint kind, guint n, gboolean plain, guint letter);
void     stuffed_meet_boss      (StuffedRun *r, guint kind, guint dark, guint letter);
void     stuffed_minion_turn    (StuffedRun *r, gboolean inner);
void     stuffed_surge          (StuffedRun *r);

/* stuffed-turn.c */
gboolean stuffed_ends_thought   (StuffedRun *r, guint block);

/* stuffed-hurt.c */
void     stuffed_hurt           (StuffedRun *r, guint seat, guint n, guint foe);
guint    stuffed_damage_costs   (const StuffedState *s, guint seat, guint n);

/* stuffed-read.c */
void     stuffed_read           (StuffedRun *r, guint book, guint block, guint you, guint tag);
guint    stuffed_who_picks      (const StuffedState *s, const StuffedFrame *f);
void     stuffed_mark_read      (StuffedState *s, guint book, guint block);
const StuffedDo *stuffed_statement (const StuffedState *s, const StuffedFrame *f);

/* stuffed-read-board.c */
void     stuffed_do_board       (StuffedRun *r, const StuffedFrame *f, const StuffedDo *d);

static inline guint
stuffed_block_of (const StuffedFrame *f)
{
  return f->high * 256u + f->low;
}

G_END_DECLS
