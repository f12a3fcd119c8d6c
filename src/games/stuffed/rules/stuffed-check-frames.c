/* stuffed-check-frames.c: what must be true of procedures under way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions come from files and consoles, too. Whatever a step relies on is looked at here,
 * so that every position that is let in can be played on.
 */

#include "stuffed-game.h"

#define PROC(name) (1u << STUFFED_PROC_##name)

/* Everything that a reading can bring about, and a reading itself. */
#define READING (PROC (READ) | PROC (ROLL) | PROC (HURT) | PROC (MINIONS) | PROC (MEET) | PROC (ITEM) | PROC (SURGE) | PROC (CURE))

/* Where procedures are that wait for an answer or for what goes on above them. */
static const struct
{
  guint8 proc;    /* StuffedProc */
  guint8 step;    /* StuffedStep */
  guint children; /* StuffedProc, a bit each: what may go on above; none: it waits for an answer */
} places[] = {
  { STUFFED_PROC_GAME, STUFFED_STEP_TURN, PROC (OPEN) },
  { STUFFED_PROC_GAME, STUFFED_STEP_WHITES, 0 },
  { STUFFED_PROC_GAME, STUFFED_STEP_FOUND, PROC (ROLL) },
  { STUFFED_PROC_GAME, STUFFED_STEP_ENTER, 0 },
  { STUFFED_PROC_GAME, STUFFED_STEP_BEGIN, PROC (SETTLE) | PROC (MEET) },
  { STUFFED_PROC_GAME, STUFFED_STEP_ACTED, 0 },
  { STUFFED_PROC_GAME, STUFFED_STEP_WALK, PROC (ROLL) },
  { STUFFED_PROC_GAME, STUFFED_STEP_GO, 0 },
  { STUFFED_PROC_GAME, STUFFED_STEP_WAGON, 0 },
  { STUFFED_PROC_GAME, STUFFED_STEP_TESTED, PROC (ROLL) },
  { STUFFED_PROC_GAME, STUFFED_STEP_TASKED, PROC (ROLL) },
  { STUFFED_PROC_GAME, STUFFED_STEP_CURED, PROC (ROLL) },
  { STUFFED_PROC_GAME, STUFFED_STEP_STRUCK, PROC (ROLL) },
  { STUFFED_PROC_GAME, STUFFED_STEP_SEARCHED, PROC (ROLL) },
  { STUFFED_PROC_GAME, STUFFED_STEP_POCKETS, 0 },
  { STUFFED_PROC_GAME, STUFFED_STEP_KEEP, 0 },
  { STUFFED_PROC_GAME, STUFFED_STEP_SEND, 0 },
  { STUFFED_PROC_GAME, STUFFED_STEP_GIVE, 0 },
  { STUFFED_PROC_GAME, STUFFED_STEP_HEAVE, 0 },
  { STUFFED_PROC_GAME, STUFFED_STEP_SQUEAK, 0 },
  { STUFFED_PROC_GAME, STUFFED_STEP_SING, 0 },
  { STUFFED_PROC_GAME, STUFFED_STEP_TAKE, 0 },
  { STUFFED_PROC_GAME, STUFFED_STEP_DISCARD, PROC (SETTLE) },
  { STUFFED_PROC_GAME, STUFFED_STEP_TURN_OVER, PROC (SETTLE) | PROC (MINIONS) },
  { STUFFED_PROC_GAME, STUFFED_STEP_LEAVE, PROC (SETTLE) },
  { STUFFED_PROC_OPEN, STUFFED_STEP_PLACE, 0 },
  { STUFFED_PROC_OPEN, STUFFED_STEP_OPENED, PROC (SETTLE) },
  { STUFFED_PROC_SETTLE, STUFFED_STEP_HUSH, 0 },
  { STUFFED_PROC_SETTLE, STUFFED_STEP_LOOK, READING | PROC (LOST) | PROC (STORE) },
  { STUFFED_PROC_END, STUFFED_STEP_CLOSE, READING },
  { STUFFED_PROC_READ, STUFFED_STEP_READ, READING },
  { STUFFED_PROC_READ, STUFFED_STEP_WHO, 0 },
  { STUFFED_PROC_READ, STUFFED_STEP_EACH, READING },
  { STUFFED_PROC_READ, STUFFED_STEP_CHOOSE, 0 },
  { STUFFED_PROC_READ, STUFFED_STEP_PASS, PROC (ROLL) },
  { STUFFED_PROC_READ, STUFFED_STEP_DROP, 0 },
  { STUFFED_PROC_READ, STUFFED_STEP_PAY, 0 },
  { STUFFED_PROC_ROLL, STUFFED_STEP_DIE, 0 },
  { STUFFED_PROC_ROLL, STUFFED_STEP_CHANGE, 0 },
  { STUFFED_PROC_ROLL, STUFFED_STEP_AGAIN, 0 },
  { STUFFED_PROC_ROLL, STUFFED_STEP_ADD, 0 },
  { STUFFED_PROC_HURT, STUFFED_STEP_BEFORE, 0 },
  { STUFFED_PROC_HURT, STUFFED_STEP_PREVENT, 0 },
  { STUFFED_PROC_HURT, STUFFED_STEP_DEFEND, 0 },
  { STUFFED_PROC_HURT, STUFFED_STEP_BLOCK, PROC (ROLL) },
  { STUFFED_PROC_MINIONS, STUFFED_STEP_PIN, 0 },
  { STUFFED_PROC_MINIONS, STUFFED_STEP_QUARRY, 0 },
  { STUFFED_PROC_MINIONS, STUFFED_STEP_VICTIM, 0 },
  { STUFFED_PROC_MINIONS, STUFFED_STEP_SPECIAL, PROC (HURT) },
  { STUFFED_PROC_MINIONS, STUFFED_STEP_OTHERS, PROC (HURT) },
  { STUFFED_PROC_MINIONS, STUFFED_STEP_AFTER, PROC (MEET) | PROC (STORE) },
  { STUFFED_PROC_MINIONS, STUFFED_STEP_NEXT, PROC (SETTLE) },
  { STUFFED_PROC_MEET, STUFFED_STEP_ARRIVE, 0 },
  { STUFFED_PROC_ITEM, STUFFED_STEP_ITEM, 0 },
  { STUFFED_PROC_LOST, STUFFED_STEP_TALE, 0 },
  { STUFFED_PROC_LOST, STUFFED_STEP_LOST, 0 },
  { STUFFED_PROC_LOST, STUFFED_STEP_PARTING, READING },
  { STUFFED_PROC_SURGE, STUFFED_STEP_CAME, READING },
  { STUFFED_PROC_SURGE, STUFFED_STEP_EBB, PROC (MINIONS) },
  { STUFFED_PROC_STORE, STUFFED_STEP_MAKE_ROOM, 0 },
  { STUFFED_PROC_CURE, STUFFED_STEP_STATUS, 0 },
};

/* What may go on above a frame, a bit each; -1: it cannot be there at all. */
static int
children_of (const StuffedFrame *f)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (places[i].proc == f->proc && places[i].step == f->step)
      return (int) places[i].children;

  return -1;
}

static gboolean
is_foe (const StuffedState *s,
        guint               foe)
{
  return foe < s->n_foes && s->foes[foe].square != STUFFED_NONE;
}

static gboolean
is_card (guint item)
{
  return item < STUFFED_N_ITEMS;
}

/* An open stand that could be rolled for. */
static gboolean
is_stand (const StuffedState *s,
          guint               stand,
          gboolean            task)
{
  return stand < STUFFED_ALL_STANDS && s->stands[stand] == STUFFED_STAND_OPEN && (stuffed_stand (s, stand)->task != 0) == task;
}

static gboolean
check_game (const StuffedState *s,
            const StuffedFrame *f)
{
  switch ((guint) f->step)
    {
    case STUFFED_STEP_TURN:
      return s->phase == STUFFED_PHASE_OPENING;
    case STUFFED_STEP_WHITES:
    case STUFFED_STEP_FOUND:
    case STUFFED_STEP_DISCARD:
      return f->seat == s->active && s->phase == STUFFED_PHASE_FIND;
    case STUFFED_STEP_TURN_OVER:
      return f->seat == s->active && s->phase == STUFFED_PHASE_CHECK;
    case STUFFED_STEP_LEAVE:
      return f->seat == s->active && s->phase == STUFFED_PHASE_BETWEEN;
    case STUFFED_STEP_BEGIN:
      return f->seat == s->active && s->phase == STUFFED_PHASE_ACTIONS;
    }

  /* In the middle of somebody's actions. */
  if (f->seat != s->active || s->phase != STUFFED_PHASE_ACTIONS || stuffed_lies (s, f->seat))
    return FALSE;
  switch ((guint) f->step)
    {
    case STUFFED_STEP_TESTED:
      return is_stand (s, f->what, FALSE);
    case STUFFED_STEP_TASKED:
      return is_stand (s, f->what, TRUE);
    case STUFFED_STEP_CURED:
      return f->what < STUFFED_N_STATUSES && f->other < s->n_seats;
    case STUFFED_STEP_STRUCK:
    case STUFFED_STEP_HEAVE:
      return is_foe (s, f->other);
    case STUFFED_STEP_POCKETS:
      return is_card (f->what);
    case STUFFED_STEP_KEEP:
      return is_card (f->what) && is_card (f->other);
    case STUFFED_STEP_SEND:
      return f->other < s->n_seats && f->other != f->seat && stuffed_stands (s, f->other);
    case STUFFED_STEP_GIVE:
      return f->other < s->n_seats && f->other != f->seat && !s->seats[f->other].guard && s->seats[f->seat].stuffing > 1;
    case STUFFED_STEP_SING:
      return f->other < s->n_seats && f->what < STUFFED_N_STATUSES;
    case STUFFED_STEP_GO:
      return s->roll.kind == STUFFED_ROLL_MOVE && s->roll.seat == f->seat;
    default: /* nothing else is relied on */
      return TRUE;
    }
}

/* A reading stands in a block of its book, at a statement that asks what is asked. */
static gboolean
check_read (const StuffedState *s,
            const StuffedFrame *f)
{
  const StuffedStory *book = stuffed_tome (s, f->book);
  guint block = stuffed_block_of (f);
  const StuffedDo *d;

  if (block >= book->n_blocks || f->at > book->blocks[block].n)
    return FALSE;
  if (f->step == STUFFED_STEP_READ)
    return TRUE;
  if (f->at == book->blocks[block].n)
    return FALSE;
  d = stuffed_statement (s, f);
  switch ((guint) f->step)
    {
    case STUFFED_STEP_WHO:
      return d->who == STUFFED_WHO_PICK || d->who == STUFFED_WHO_FEWEST || d->who == STUFFED_WHO_MOST;
    case STUFFED_STEP_CHOOSE:
      return d->kind == STUFFED_DO_CHOOSE && f->what < s->n_seats;
    case STUFFED_STEP_PASS:
      return d->kind == STUFFED_DO_TEST && f->what < s->n_seats;
    case STUFFED_STEP_DROP:
      return d->kind == STUFFED_DO_DROP && f->what < s->n_seats;
    case STUFFED_STEP_PAY:
      return d->kind == STUFFED_DO_DIE && f->what < s->n_seats;
    default: /* each of several: a statement about seats */
      return d->who != STUFFED_WHO_NOBODY;
    }
}

/* What dice are rolled for by the procedure that waits for them: StuffedRollKind, a bit each. */
static guint
rolls_for (const StuffedFrame *f)
{
  switch ((guint) f->step)
    {
    case STUFFED_STEP_FOUND:
      return STUFFED_ON (WHITE);
    case STUFFED_STEP_WALK:
      return STUFFED_ON (MOVE);
    case STUFFED_STEP_TASKED:
      return STUFFED_ON (TASK);
    case STUFFED_STEP_STRUCK:
      return STUFFED_ON_ATTACKS;
    case STUFFED_STEP_SEARCHED:
      return STUFFED_ON (SEARCH);
    case STUFFED_STEP_BLOCK:
      return STUFFED_ON (DEFENCE);
    default: /* on offer, for a status, or ordered */
      return STUFFED_ON (TEST);
    }
}

/* Whether the dice of a roll have the colours that it takes: those of @wanted and purple, but for some. */
static gboolean
has_right_dice (const StuffedState *s,
                guint               wanted)
{
  const StuffedRoll *roll = &s->roll;
  const guint8 *stored = s->seats[roll->seat].stored;

  switch ((StuffedRollKind) roll->kind)
    {
    case STUFFED_ROLL_WHITE:
      return roll->own > 0 && roll->colour == STUFFED_WHITE && roll->purple == 0;
    case STUFFED_ROLL_DEFENCE:
      return roll->own == 1 && (roll->purple == 0 ? roll->colour == stored[0] || roll->colour == stored[1]
                                                  : roll->purple == 1 && roll->colour == stored[0] && roll->beside == stored[1]);
    case STUFFED_ROLL_MELEE:
      wanted = STUFFED_RED;
      break;
    case STUFFED_ROLL_RANGED:
      wanted = STUFFED_GREEN;
      break;
    case STUFFED_ROLL_SEARCH:
      wanted = STUFFED_YELLOW;
      break;
    case STUFFED_ROLL_MOVE:
      wanted = roll->own > 0 ? roll->colour : STUFFED_RED;
      break;
    case STUFFED_ROLL_TEST:
    case STUFFED_ROLL_TASK:
    case STUFFED_N_ROLLS:
      break;
    }

  return roll->beside == STUFFED_PURPLE && wanted < STUFFED_N_ATTRIBUTES && (roll->own == 0 || roll->colour == wanted);
}

static gboolean
check_roll (const StuffedState *s,
            const StuffedFrame *f)
{
  const StuffedRoll *roll = &s->roll;

  if (roll->seat != f->seat || roll->kind >= STUFFED_N_ROLLS || roll->own + roll->purple > STUFFED_MAX_POOL)
    return FALSE;
  /* It never goes on by itself. */
  if (((rolls_for (f - 1) >> roll->kind) & 1) == 0 || !has_right_dice (s, f->what))
    return FALSE;
  if (roll->own > 0 && roll->colour >= STUFFED_BLACK)
    return FALSE;
  /* White dice and those that defend are never put together one by one. */
  if (f->step == STUFFED_STEP_DIE && (roll->kind == STUFFED_ROLL_WHITE || roll->kind == STUFFED_ROLL_DEFENCE))
    return FALSE;
  if (f->step == STUFFED_STEP_DIE)
    return f->what < STUFFED_N_ATTRIBUTES || (f->what == STUFFED_NONE && roll->kind == STUFFED_ROLL_MOVE);
  for (guint i = 0; i < roll->own; i++)
    if (roll->faces[i] == 0)
      return FALSE;
  for (guint i = 0; i < roll->purple; i++)
    if (roll->faces[STUFFED_DICE_OF_A_COLOUR + i] == 0)
      return FALSE;
  if (f->step == STUFFED_STEP_AGAIN && f->die >= STUFFED_CAUSE_STATUS (STUFFED_N_STATUSES))
    return FALSE;

  return roll->own + roll->purple > 0;
}

static gboolean
check_minions (const StuffedState *s,
               const StuffedFrame *f)
{
  gboolean acting = f->step != STUFFED_STEP_NEXT && f->step != STUFFED_STEP_AFTER;

  if ((s->done & STUFFED_DONE_MINIONS) == 0 || f->at > f->n || f->n > s->n_foes)
    return FALSE;
  if (f->step == STUFFED_STEP_PIN && f->what >= s->n_seats)
    return FALSE;

  return !acting || f->other == STUFFED_NONE || (is_foe (s, f->other) && f->die >= 1 && f->die <= 6);
}

/* What the procedure of a frame relies on, at the step where it is. */
static gboolean
check_frame (const StuffedState *s,
             const StuffedFrame *f)
{
  if (f->seat >= s->n_seats || f->left >> s->n_seats || f->flags & ~STUFFED_ALL_FLAGS || f->book >= STUFFED_N_TOMES)
    return FALSE;
  switch ((StuffedProc) f->proc)
    {
    case STUFFED_PROC_GAME:
      return check_game (s, f);
    case STUFFED_PROC_OPEN:
      return s->phase == STUFFED_PHASE_OPENING
             && (f->step != STUFFED_STEP_PLACE || (s->seats[f->seat].square == STUFFED_NONE && !s->seats[f->seat].guard));
    case STUFFED_PROC_SETTLE:
      return f->step != STUFFED_STEP_HUSH || (f->what < s->n_seats && s->sleep_due > 0 && s->n_sleep > 0);
    case STUFFED_PROC_READ:
      return check_read (s, f);
    case STUFFED_PROC_ROLL:
      return check_roll (s, f);
    case STUFFED_PROC_HURT:
      return f->n <= STUFFED_MAX_COUNT && (f->other == STUFFED_NONE || is_foe (s, f->other))
             && ((f->step != STUFFED_STEP_BEFORE && f->step != STUFFED_STEP_PREVENT) || f->what < s->n_seats);
    case STUFFED_PROC_MINIONS:
      return check_minions (s, f);
    case STUFFED_PROC_MEET:
      return stuffed_foe_at (s, STUFFED_NONE) != STUFFED_NONE;
    case STUFFED_PROC_ITEM:
      return is_card (f->what);
    case STUFFED_PROC_LOST:
      return f->n < stuffed_n_losts && (f->step != STUFFED_STEP_TALE || f->what < s->n_seats);
    case STUFFED_PROC_SURGE:
      return (s->done & STUFFED_DONE_SURGE) != 0;
    case STUFFED_PROC_STORE:
      return stuffed_n_stored (s, f->seat) > 0 && (f->what == STUFFED_NONE || (f->what <= STUFFED_PURPLE && s->drawn[f->what] > 0));
    case STUFFED_PROC_CURE:
      return TRUE;
    case STUFFED_PROC_END:
      return f->what > STUFFED_NOT_OVER && f->what < STUFFED_PAGE_TURNED;
    case STUFFED_N_PROCS:
      break;
    }

  return FALSE;
}

/* Whoever is not on the map yet is about to be placed. */
static gboolean
check_waiting (const StuffedState  *s,
               GError             **error)
{
  gboolean opens = FALSE, meets = FALSE;

  for (guint i = 0; i < s->depth; i++)
    {
      opens = opens || (s->stack[i].proc == STUFFED_PROC_OPEN && s->stack[i].step == STUFFED_STEP_PLACE);
      meets = meets || s->stack[i].proc == STUFFED_PROC_MEET;
    }
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (s->seats[seat].square == STUFFED_NONE && !s->seats[seat].guard && !opens)
      return bramble_refuse (error, "somebody stands nowhere");

  return stuffed_foe_at (s, STUFFED_NONE) == STUFFED_NONE || meets || bramble_refuse (error, "a minion stands nowhere");
}

/* Whether the procedures under way fit together, and the top one waits. */
gboolean
stuffed_check_frames (const StuffedState  *s,
                      GError             **error)
{
  int children = 0;
  BrambleAsk ask;

  if (s->depth == 0 || s->depth > STUFFED_MAX_DEPTH)
    return bramble_refuse (error, "nothing goes on, and the game is not over");
  for (guint i = 0; i < s->depth; i++)
    {
      const StuffedFrame *f = &s->stack[i];
      gboolean lowest = f->proc == STUFFED_PROC_GAME || f->proc == STUFFED_PROC_END;

      if (f->proc >= STUFFED_N_PROCS || f->step >= STUFFED_N_STEPS || (i == 0) != lowest
          || (i > 0 && ((children >> f->proc) & 1) == 0) || children_of (f) < 0 || !check_frame (s, f))
        {
          g_autoptr (GString) words = g_string_new (NULL);

          if (f->proc < STUFFED_N_PROCS && f->step < STUFFED_N_STEPS)
            stuffed_word_frame (words, f);
          return bramble_refuse (error, "what goes on is impossible:%s", words->str);
        }
      children = children_of (f);
    }
  if (children != 0)
    return bramble_refuse (error, "nobody is asked anything");
  if (!check_waiting (s, error))
    return FALSE;
  stuffed_ask_fill (s, &ask);
  if (ask.seat >= s->n_seats || ask.n_options < (stuffed_asks[ask.kind].always ? 1 : 2))
    return bramble_refuse (error, "somebody is asked who has no choice");

  return TRUE;
}
