/* stuffed-read.c: a story is read, statement by statement
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A frame stands in a block at a statement; what a statement contains is another block and
 * another frame. Nothing else looks into blocks. In a view nothing that is unread is looked
 * into: something else happens in its place, by the tag of the option that leads there, so
 * that whoever thinks ahead knows no more than whoever reads.
 */

#include "stuffed-engine.h"

/* The statement that a reading stands at. */
const StuffedDo *
stuffed_statement (const StuffedState *s,
                   const StuffedFrame *f)
{
  const StuffedStory *book = stuffed_tome (s, f->book);

  return &book->statements[book->blocks[stuffed_block_of (f)].first + f->at];
}

void
stuffed_mark_read (StuffedState *s,
                   guint         book,
                   guint         block)
{
  s->read[book][block / 8] = (guint8) (s->read[book][block / 8] | 1u << (block % 8));
}

/* What is likely behind an option that nobody has chosen yet. */
static void
imagine (StuffedRun *r,
         guint       seat,
         guint       tag)
{
  StuffedState *s = r->s;
  guint chance = bramble_rng_below (&s->rng, 10);

  stuffed_tell (r, STUFFED_EVENT_IMAGINED, seat)->a = (guint8) tag;
  if (!stuffed_stands (s, seat))
    return;
  switch ((StuffedTag) tag)
    {
    case STUFFED_TAG_KIND:
      if (chance < 4)
        stuffed_add_hearts (r, seat, 1);
      else if (chance >= 8)
        stuffed_found_item (r, seat, stuffed_draw_card (r));
      return;
    case STUFFED_TAG_BRAVE:
      if (chance < 5)
        stuffed_found_item (r, seat, stuffed_draw_card (r));
      else
        stuffed_hurt (r, seat, 2, STUFFED_NONE);
      return;
    case STUFFED_TAG_SLY:
      stuffed_add_buttons (r, seat, 1);
      stuffed_get_status (r, seat, bramble_rng_below (&s->rng, STUFFED_COURAGEOUS));
      return;
    case STUFFED_TAG_PLAIN:
    case STUFFED_N_TAGS:
      return;
    }

  g_assert_not_reached ();
}

/* Whether a block is not to be looked into. What an environment says lies open. */
static gboolean
is_hidden (const StuffedState *s,
           guint               book,
           guint               block)
{
  return s->veiled && !stuffed_was_read (s, book, block);
}

/* Puts a block on top, to be read next. */
static void
enter (StuffedRun *r,
       guint       book,
       guint       block,
       guint       you,
       guint       tag,
       guint       flags)
{
  StuffedState *s = r->s;
  StuffedFrame *f;
  BrambleEvent *event;

  if (block == STUFFED_NO_BLOCK || !stuffed_has_depth (s))
    return;
  if (is_hidden (s, book, block))
    {
      imagine (r, you, tag);
      return;
    }

  stuffed_mark_read (s, book, block);
  event = stuffed_tell (r, STUFFED_EVENT_BLOCK_READ, you);
  event->a = (guint8) book;
  event->b = s->story;
  event->n = (gint16) block;
  f = stuffed_push (r, STUFFED_PROC_READ, STUFFED_STEP_READ, you);
  f->book = (guint8) book;
  f->high = (guint8) (block >> 8);
  f->low = (guint8) (block & 0xff);
  f->flags = (guint8) flags;
}

/**
 * stuffed_read:
 * @tag: of the option that leads there, or STUFFED_TAG_PLAIN
 *
 * Reads a block and all that it contains, before anything else goes on.
 */
void
stuffed_read (StuffedRun *r,
              guint       book,
              guint       block,
              guint       you,
              guint       tag)
{
  enter (r, book, block, you, tag, STUFFED_FLAG_ROOT);
}

/* Goes on in another block and does not come back. */
static BrambleFlow
go_to (StuffedRun   *r,
       StuffedFrame *f,
       guint         block)
{
  StuffedState *s = r->s;
  guint book = f->book, you = f->seat;

  while ((s->stack[s->depth - 1].flags & STUFFED_FLAG_ROOT) == 0)
    s->depth--;
  s->depth--;
  enter (r, book, block, you, STUFFED_TAG_PLAIN, STUFFED_FLAG_ROOT);
  r->restarted = TRUE;
  return BRAMBLE_AGAIN;
}

/* Whether one of several is picked, and not all are meant. */
static gboolean
picks_one (guint who)
{
  return who == STUFFED_WHO_PICK || who == STUFFED_WHO_FEWEST || who == STUFFED_WHO_MOST;
}

/* Who picks: you, or the bookkeeper where stuffing does not tell. */
guint
stuffed_who_picks (const StuffedState *s,
                   const StuffedFrame *f)
{
  return stuffed_statement (s, f)->who == STUFFED_WHO_PICK ? f->seat : stuffed_keeper (s);
}

/* One of those that are left. */
void
stuffed_gen_who (const StuffedState *s,
                 const StuffedFrame *f,
                 BrambleAsk         *ask)
{
  stuffed_offer_seats (ask, f->left);
}

/* Who is picked is told, whatever it changes. */
static guint
one_by_chance (StuffedRun *r,
               guint       seats)
{
  guint at;

  if (seats == 0)
    return 0;
  for (at = bramble_rng_below (&r->s->rng, (guint) __builtin_popcount (seats)); at > 0; at--)
    seats &= seats - 1;
  stuffed_tell (r, STUFFED_EVENT_PICKED, (guint) __builtin_ctz (seats));
  return seats & (~seats + 1);
}

/* The options of a choice that one may choose: a story, or a Lost card, which one can walk
 * away from. */
void
stuffed_gen_choose (const StuffedState *s,
                    const StuffedFrame *f,
                    BrambleAsk         *ask)
{
  gboolean lost = f->proc == STUFFED_PROC_LOST;
  guint book = lost ? STUFFED_TOME_LOST : f->book;
  guint first = lost ? stuffed_losts[f->n].option : stuffed_statement (s, f)->to;
  guint n = lost ? stuffed_losts[f->n].n : (guint) stuffed_statement (s, f)->n.plus;
  const StuffedOption *options = stuffed_tome (s, book)->options + first;

  for (guint i = 0; i < n; i++)
    if (stuffed_holds (s, book, options[i].condition, lost ? f->seat : f->what))
      stuffed_offer_all (ask, STUFFED_OPT_OPTION, i, book, s->story);
  if (lost)
    stuffed_offer (ask, STUFFED_OPT_WALK_AWAY, 0);
}

/* Items that somebody wears. */
void
stuffed_gen_drop (const StuffedState *s,
                  const StuffedFrame *f,
                  BrambleAsk         *ask)
{
  for (guint slot = 0; slot < STUFFED_N_SLOTS; slot++)
    if (s->seats[f->what].slots[slot] != STUFFED_NONE)
      stuffed_offer (ask, STUFFED_OPT_ITEM, s->seats[f->what].slots[slot]);
}

/* A free space of a place, or a nearest one. */
static void
move_to (StuffedRun *r,
         guint       seat,
         guint       letter)
{
  StuffedState *s = r->s;
  StuffedSquares place = stuffed_place (s, letter);
  StuffedSquares free = stuffed_squares_and (place, stuffed_grid_spaces (&stuffed_page (s)->grid, stuffed_closed (s)));

  if (s->seats[seat].square != STUFFED_NONE && stuffed_squares_has (place, s->seats[seat].square))
    return;
  free = stuffed_squares_but (free, stuffed_figures (s));
  if (!stuffed_squares_any (free))
    free = stuffed_grid_room (&stuffed_page (s)->grid, stuffed_closed (s), place, stuffed_figures (s));
  if (stuffed_squares_any (free))
    stuffed_put_figure (r, seat, stuffed_squares_first (free));
}

/* What a statement does to one seat. */
static BrambleFlow
do_to (StuffedRun      *r,
       StuffedFrame    *f,
       const StuffedDo *d,
       guint            seat)
{
  StuffedState *s = r->s;
  guint n = stuffed_number (d->n, s->n_seats);

  switch ((guint) d->kind)
    {
    case STUFFED_DO_CHOOSE:
      f->what = (guint8) seat;
      return stuffed_ask (r, f, STUFFED_STEP_CHOOSE);
    case STUFFED_DO_TEST:
      f->step = STUFFED_STEP_PASS;
      f->what = (guint8) seat;
      stuffed_start_roll (r, seat, STUFFED_ROLL_TEST, d->what, STUFFED_FLAG_ORDERED);
      return BRAMBLE_AGAIN;
    case STUFFED_DO_GAIN_STUFFING:
      stuffed_gain_stuffing (r, seat, n);
      return BRAMBLE_AGAIN;
    case STUFFED_DO_GAIN_HEART:
      stuffed_add_hearts (r, seat, (int) n);
      return BRAMBLE_AGAIN;
    case STUFFED_DO_GAIN_BUTTON:
      stuffed_add_buttons (r, seat, (int) n);
      return BRAMBLE_AGAIN;
    case STUFFED_DO_LOSE_STUFFING:
      stuffed_lose_stuffing (r, seat, n);
      return BRAMBLE_AGAIN;
    case STUFFED_DO_LOSE_HEART:
      stuffed_add_hearts (r, seat, -(int) n);
      return BRAMBLE_AGAIN;
    case STUFFED_DO_LOSE_BUTTON:
      stuffed_add_buttons (r, seat, -(int) n);
      return BRAMBLE_AGAIN;
    case STUFFED_DO_HURT:
      stuffed_hurt (r, seat, n, STUFFED_NONE);
      return BRAMBLE_AGAIN;
    case STUFFED_DO_BECOME:
      stuffed_get_status (r, seat, d->what);
      return BRAMBLE_AGAIN;
    case STUFFED_DO_CURE:
      if (d->what == STUFFED_NONE)
        stuffed_push (r, STUFFED_PROC_CURE, STUFFED_STEP_LOOK, seat)->left = (guint8) (1u << seat);
      else
        stuffed_lose_status (r, seat, d->what);
      return BRAMBLE_AGAIN;
    case STUFFED_DO_DRAW_ITEM:
      stuffed_found_item (r, seat, stuffed_draw_card (r));
      return BRAMBLE_AGAIN;
    case STUFFED_DO_DRAW_WEAPON:
      stuffed_found_item (r, seat, stuffed_draw_weapon (r));
      return BRAMBLE_AGAIN;
    case STUFFED_DO_GIVE:
      if (stuffed_take_card (r, d->what))
        stuffed_found_item (r, seat, d->what);
      return BRAMBLE_AGAIN;
    case STUFFED_DO_DROP:
      f->what = (guint8) seat;
      return stuffed_ask (r, f, STUFFED_STEP_DROP);
    case STUFFED_DO_DIE:
      f->what = (guint8) seat;
      return stuffed_ask (r, f, STUFFED_STEP_PAY);
    case STUFFED_DO_MOVE:
      move_to (r, seat, d->what);
      return BRAMBLE_AGAIN;
    case STUFFED_DO_GUARD:
      stuffed_guard (r, seat);
      return BRAMBLE_AGAIN;
    }

  g_assert_not_reached ();
}

/* The next one of those a statement is about, or the next statement. */
static BrambleFlow
do_each (StuffedRun   *r,
         StuffedFrame *f)
{
  const StuffedDo *d = stuffed_statement (r->s, f);

  if (f->left == 0)
    {
      f->at++;
      return stuffed_go (f, STUFFED_STEP_READ);
    }
  f->step = STUFFED_STEP_EACH;
  return do_to (r, f, d, stuffed_take_seat (r->s, &f->left));
}

static void
order_leave (StuffedRun *r,
             guint       page,
             gboolean    now)
{
  StuffedState *s = r->s;
  BrambleEvent *event;

  /* Nobody's turn can be ended while a page is opened. */
  now = now && s->phase != STUFFED_PHASE_OPENING;
  /* The first order counts. */
  if (s->leave != STUFFED_NONE)
    return;
  s->leave = (guint8) page;
  s->leave_now = (guint8) now;
  event = stuffed_tell (r, STUFFED_EVENT_LEAVE_ORDERED, STUFFED_NONE);
  event->a = (guint8) page;
  event->c = (guint8) now;
  if (now && s->phase == STUFFED_PHASE_ACTIONS)
    stuffed_end_actions (r);
}

/* An environment comes with what it says and what stands while it is there. */
static void
begin_environment (StuffedRun *r,
                   guint       environment,
                   guint       you)
{
  StuffedState *s = r->s;

  if (environment == s->environment)
    return;
  stuffed_set_environment (r, environment);
  if (environment == STUFFED_NONE)
    return;
  if (s->veiled)
    stuffed_mark_read (s, STUFFED_TOME_ENVIRONMENTS, stuffed_environments[environment].block);
  stuffed_read (r, STUFFED_TOME_ENVIRONMENTS, stuffed_environments[environment].block, you, STUFFED_TAG_PLAIN);
}

static void
tell_text (StuffedRun   *r,
           StuffedFrame *f,
           guint         text)
{
  BrambleEvent *event = stuffed_tell (r, STUFFED_EVENT_TEXT_READ, f->seat);

  event->a = f->book;
  event->b = r->s->story;
  event->n = (gint16) text;
}

/* The dark stuffing of a boss: what the story says, or one for each seat by the level. */
static guint
dark_stuffing (const StuffedState *s,
               const StuffedDo    *d)
{
  guint by_level = s->n_seats + s->level - 1u;

  return CLAMP (d->other ? stuffed_number (d->n, s->n_seats) : by_level, 1, STUFFED_MAX_COUNT);
}

/* Does one statement; the frame stands behind it already, unless seats are concerned. */
static BrambleFlow
do_statement (StuffedRun      *r,
              StuffedFrame    *f,
              const StuffedDo *d)
{
  StuffedState *s = r->s;
  guint die;

  switch ((StuffedDoKind) d->kind)
    {
    case STUFFED_DO_TEXT:
      tell_text (r, f, d->text);
      return BRAMBLE_AGAIN;
    case STUFFED_DO_GOTO:
      return go_to (r, f, d->to);
    case STUFFED_DO_LEAVE:
    case STUFFED_DO_LEAVE_NOW:
      order_leave (r, d->what, d->kind == STUFFED_DO_LEAVE_NOW);
      return BRAMBLE_AGAIN;
    case STUFFED_DO_WIN:
      return stuffed_end (r, s->waking ? STUFFED_WON_WAKING : STUFFED_WON_ASLEEP);
    case STUFFED_DO_LOSE:
      return stuffed_end (r, STUFFED_LOST_STORY);
    case STUFFED_DO_IF:
      enter (r, f->book, stuffed_holds (s, f->book, d->condition, f->seat) ? d->to : d->other, f->seat, STUFFED_TAG_PLAIN, 0);
      return BRAMBLE_AGAIN;
    case STUFFED_DO_ROLL:
      die = stuffed_throw_die (r);
      stuffed_tell (r, STUFFED_EVENT_STORY_ROLLED, f->seat)->a = (guint8) die;
      enter (r, f->book, stuffed_tome (s, f->book)->forks[d->to].blocks[die - 1], f->seat, STUFFED_TAG_PLAIN, 0);
      return BRAMBLE_AGAIN;
    case STUFFED_DO_MEET_RANDOM:
      stuffed_meet_random (r, d->what);
      return BRAMBLE_AGAIN;
    case STUFFED_DO_MEET:
      stuffed_meet_kind (r, d->whom, stuffed_number (d->n, s->n_seats), d->other != 0, d->what);
      return BRAMBLE_AGAIN;
    case STUFFED_DO_MEET_BOSS:
      stuffed_meet_boss (r, d->whom, dark_stuffing (s, d), d->what);
      return BRAMBLE_AGAIN;
    case STUFFED_DO_ACT:
      stuffed_minion_turn (r, TRUE);
      return BRAMBLE_AGAIN;
    case STUFFED_DO_ENVIRONMENT:
      begin_environment (r, d->what, f->seat);
      return BRAMBLE_AGAIN;
    case STUFFED_DO_SURGE:
      stuffed_surge (r);
      return BRAMBLE_AGAIN;
    case STUFFED_DO_STAND:
    case STUFFED_DO_CLOSE:
    case STUFFED_DO_END_ACTIONS:
    case STUFFED_DO_BANISH:
    case STUFFED_DO_PUT:
    case STUFFED_DO_LIFT:
    case STUFFED_DO_SHIFT:
    case STUFFED_DO_POINT_ON:
    case STUFFED_DO_POINT_OFF:
    case STUFFED_DO_SEARCH:
    case STUFFED_DO_GOAL:
    case STUFFED_DO_THREAT_MORE:
    case STUFFED_DO_THREAT_LESS:
    case STUFFED_DO_SLEEP:
    case STUFFED_DO_REFRESH:
    case STUFFED_DO_SET:
    case STUFFED_DO_CLEAR:
    case STUFFED_DO_COUNT:
      stuffed_do_board (r, f, d);
      return BRAMBLE_AGAIN;
    case STUFFED_DO_CHOOSE:
    case STUFFED_DO_TEST:
    case STUFFED_DO_GAIN_STUFFING:
    case STUFFED_DO_GAIN_HEART:
    case STUFFED_DO_GAIN_BUTTON:
    case STUFFED_DO_LOSE_STUFFING:
    case STUFFED_DO_LOSE_HEART:
    case STUFFED_DO_LOSE_BUTTON:
    case STUFFED_DO_HURT:
    case STUFFED_DO_BECOME:
    case STUFFED_DO_CURE:
    case STUFFED_DO_DRAW_ITEM:
    case STUFFED_DO_DRAW_WEAPON:
    case STUFFED_DO_GIVE:
    case STUFFED_DO_DROP:
    case STUFFED_DO_DIE:
    case STUFFED_DO_MOVE:
    case STUFFED_DO_GUARD:
      f->at--;
      f->left = (guint8) stuffed_targets (s, d->who, d->whom, f->seat);
      if (d->who == STUFFED_WHO_CHANCE)
        f->left = (guint8) one_by_chance (r, f->left);
      if (picks_one (d->who))
        return stuffed_ask (r, f, STUFFED_STEP_WHO);
      return do_each (r, f);
    case STUFFED_N_DOS:
      break;
    }

  g_assert_not_reached ();
}

/* An option was chosen: what it brings is read, by whoever chose it. */
static BrambleFlow
choose (StuffedRun   *r,
        StuffedFrame *f)
{
  StuffedState *s = r->s;
  guint number = stuffed_statement (s, f)->to + r->choice.a;
  const StuffedOption *option = &stuffed_tome (s, f->book)->options[number];
  BrambleEvent *event;
  guint seat = f->what;

  if (r->choice.kind != STUFFED_OPT_OPTION)
    {
      f->what = STUFFED_NONE;
      return do_each (r, f);
    }
  event = stuffed_tell (r, STUFFED_EVENT_CHOSEN, seat);
  event->a = f->book;
  event->b = s->story;
  event->n = (gint16) number;
  f->step = STUFFED_STEP_EACH;
  f->what = STUFFED_NONE;
  enter (r, f->book, option->block, seat, option->tag, 0);
  return BRAMBLE_AGAIN;
}

/* An ordered test was made, or left out. */
static BrambleFlow
tested (StuffedRun   *r,
        StuffedFrame *f)
{
  StuffedState *s = r->s;
  const StuffedDo *d = stuffed_statement (s, f);
  gboolean rolled = s->roll.own + s->roll.purple > 0;
  gboolean passed = rolled && s->roll.total >= stuffed_test_number (s, stuffed_number (d->n, s->n_seats));
  guint seat = f->what;

  stuffed_tell (r, passed ? STUFFED_EVENT_TEST_PASSED : STUFFED_EVENT_TEST_FAILED, seat);
  stuffed_clear_roll (s);
  f->step = STUFFED_STEP_EACH;
  f->what = STUFFED_NONE;
  enter (r, f->book, passed ? d->to : d->other, seat, STUFFED_TAG_PLAIN, 0);
  return BRAMBLE_AGAIN;
}

BrambleFlow
stuffed_proc_read (StuffedRun   *r,
                   StuffedFrame *f)
{
  StuffedState *s = r->s;
  guint seat;

  switch ((guint) f->step)
    {
    case STUFFED_STEP_READ:
      if (f->at == stuffed_tome (s, f->book)->blocks[stuffed_block_of (f)].n)
        return BRAMBLE_DONE;
      f->at++;
      return do_statement (r, f, stuffed_statement (s, f) - 1);
    case STUFFED_STEP_WHO:
      f->left = (guint8) (r->choice.kind == STUFFED_OPT_SEAT ? 1u << r->choice.a : 0);
      return do_each (r, f);
    case STUFFED_STEP_EACH:
      return do_each (r, f);
    case STUFFED_STEP_CHOOSE:
      return choose (r, f);
    case STUFFED_STEP_PASS:
      return tested (r, f);
    case STUFFED_STEP_DROP:
    case STUFFED_STEP_PAY:
      seat = f->what;
      f->what = STUFFED_NONE;
      if (r->choice.kind == STUFFED_OPT_ITEM)
        stuffed_take_off (r, seat, r->choice.a);
      else if (r->choice.kind != STUFFED_OPT_NONE)
        stuffed_move_dice (r, seat, r->choice.a,
                           r->choice.kind == STUFFED_OPT_DIE ? STUFFED_DICE_DRAWN : STUFFED_DICE_STORED, STUFFED_DICE_DISCARD,
                           1, STUFFED_NONE);
      return do_each (r, f);
    }

  g_assert_not_reached ();
}
