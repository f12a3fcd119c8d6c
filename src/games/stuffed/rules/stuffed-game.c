/* stuffed-game.c: Stuffed Fables as one game among others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-set.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include <story/stuffed-writing.h>

#include "stuffed-text.h"

static void
clear (StuffedState       *s,
       const BrambleSetup *setup)
{
  memset (s, 0, sizeof *s);
  bramble_rng_seed (&s->rng, setup->seed);
  s->n_seats = (guint8) setup->seats;
  s->story = (guint8) MIN ((guint) setup->values[STUFFED_CHOICE_STORY][0], stuffed_n_stories - 1);
  s->level = (guint8) setup->values[STUFFED_CHOICE_LEVEL][0];
  s->friends = (guint8) setup->values[STUFFED_CHOICE_FRIENDS][0];
  s->flags = stuffed_friend_flags (s);
  s->struck = STUFFED_NONE;
  s->leave = STUFFED_NONE;
  s->environment = STUFFED_NONE;
  stuffed_clear_roll (s);
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (setup->values[STUFFED_CHOICE_KEEPS_BOOK][seat])
      s->keepers = (guint8) (s->keepers | 1u << seat);
}

/* Seats with their stuffies and what they begin with. */
static void
seat_all (StuffedRun         *r,
          const BrambleSetup *setup)
{
  StuffedState *s = r->s;

  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      StuffedSeat *p = &s->seats[seat];

      p->stuffy = setup->looks[seat];
      p->square = STUFFED_NONE;
      p->stuffing = s->level == STUFFED_GENTLE ? 7 : 5;
      p->hearts = s->level == STUFFED_GENTLE;
      memset (p->slots, STUFFED_NONE, sizeof p->slots);
      memset (p->stored, STUFFED_NONE, sizeof p->stored);
      stuffed_tell (r, STUFFED_EVENT_STUFFY_TAKEN, seat)->a = p->stuffy;
    }
}

/* Dice in the bag, decks shuffled; of the sleep cards Waking and two others lie lowest. */
static void
prepare (StuffedState *s)
{
  for (guint colour = 0; colour < STUFFED_N_COLOURS; colour++)
    s->bag[colour] = (guint8) stuffed_n_dice (s, colour);
  for (guint item = 0; item < STUFFED_N_ITEMS; item++)
    for (guint i = 0; i < stuffed_items[item].copies; i++)
      s->deck[s->n_deck++] = (guint8) item;
  bramble_rng_shuffle (&s->rng, s->deck, s->n_deck);
  s->n_losts = (guint8) stuffed_n_losts;
  for (guint i = 0; i < stuffed_n_losts; i++)
    s->losts[i] = (guint8) i;
  bramble_rng_shuffle (&s->rng, s->losts, s->n_losts);

  s->sleep_top = STUFFED_SLEEP_TOP;
  stuffed_stack_sleep (s);
  bramble_rng_shuffle (&s->rng, s->sleep + 1, STUFFED_N_SLEEP_CARDS - 1);
  bramble_rng_shuffle (&s->rng, s->sleep, STUFFED_N_SLEEP_CARDS - STUFFED_SLEEP_TOP);
}

static gboolean
set_up (gpointer             state,
        const BrambleSetup  *setup,
        BrambleEvents       *events,
        GError             **error)
{
  StuffedState *s = state;
  guint start = (guint) setup->values[STUFFED_CHOICE_START][0];
  BrambleAsk ask;
  StuffedRun run = { .s = s, .ask = &ask, .events = events };

  clear (s, setup);
  seat_all (&run, setup);
  prepare (s);
  s->first = (guint8) (start == 0 ? bramble_rng_below (&s->rng, s->n_seats) : start - 1);
  s->bookkeeper = s->first;
  /* Nobody has had a turn: the first one comes after the last. */
  s->active = (guint8) (s->first == 0 ? s->n_seats - 1 : s->first - 1);
  stuffed_tell (&run, STUFFED_EVENT_BOOK_PASSED, s->bookkeeper);
  stuffed_push (&run, STUFFED_PROC_GAME, STUFFED_STEP_OPEN, s->active);
  stuffed_run (&run);
  return TRUE;
}

static void
ask (gconstpointer  state,
     BrambleAsk    *ask)
{
  stuffed_ask_fill (state, ask);
}

/* Carries out an answer. @ask must be this position's; afterwards it is the next one's. An
 * illegal answer changes nothing. */
static gboolean
answer (gpointer       state,
        BrambleAsk    *ask,
        guint          option,
        BrambleEvents *events)
{
  StuffedState *s = state;
  StuffedRun run;

  if (!bramble_frames_answer (ask, option, &s->turn, &run.choice))
    return FALSE;

  run.s = s;
  run.ask = ask;
  run.events = events;
  stuffed_run (&run);
  return TRUE;
}

/* The score counts pages that were finished, and twice those of a story that was. */
static void
result (gconstpointer  state,
        BrambleResult *result)
{
  const StuffedState *s = state;
  gboolean won = s->over == STUFFED_WON_ASLEEP || s->over == STUFFED_WON_WAKING || s->over == STUFFED_PAGE_TURNED;

  *result = (BrambleResult) {
    .outcome = !stuffed_is_over (s) ? BRAMBLE_PLAYING : won ? BRAMBLE_WON : BRAMBLE_LOST,
    .winners = won ? (guint8) ((1u << s->n_seats) - 1) : 0,
  };
  for (guint seat = 0; seat < s->n_seats; seat++)
    result->scores[seat] = s->page + (s->over == STUFFED_WON_WAKING ? 1 : s->over == STUFFED_WON_ASLEEP ? 2 : 0);
}

static const char *
ending (gconstpointer state)
{
  return stuffed_over_ids[((const StuffedState *) state)->over];
}

static guint
n_seats (gconstpointer state)
{
  return ((const StuffedState *) state)->n_seats;
}

/* A round is as many turns as there are seats; what comes before the first is part of it. */
static guint
round_number (gconstpointer state)
{
  const StuffedState *s = state;

  return (MAX (s->turns, 1u) + s->n_seats - 1u) / s->n_seats;
}

static guint
turn_number (gconstpointer state)
{
  return ((const StuffedState *) state)->turns;
}

static guint
nature (gconstpointer     state,
        const BrambleAsk *ask)
{
  return BRAMBLE_ASK_OPEN;
}

static gboolean
is_heading (const BrambleEvent *event)
{
  return event->kind == STUFFED_EVENT_TURN_BEGAN;
}

static const char *
card_name (const char *id)
{
  return stuffed_name_by_id (id);
}

const BrambleGame stuffed_game = {
  .id = "stuffed-fables",
  .name = NC_("game", "Stuffed Fables"),
  .version = 1,
  .writing = &stuffed_writing,
  .state_size = sizeof (StuffedState),
  .min_seats = STUFFED_MIN_SEATS,
  .max_seats = STUFFED_MAX_SEATS,
  .choices = stuffed_choices,
  .looks = stuffed_looks,
  .looks_once = TRUE,
  .all_open = TRUE,
  .levels = stuffed_levels,
  .lesson = &stuffed_lesson,
  .score_name = NC_("score", "Pages a game"),
  .set_up = set_up,
  .ask = ask,
  .answer = answer,
  .result = result,
  .ending = ending,
  .n_seats = n_seats,
  .round = round_number,
  .turn = turn_number,
  .nature = nature,
  .view = stuffed_view,
  .resample = stuffed_resample,
  .visit = stuffed_visit,
  .check = stuffed_check,
  .check_events = stuffed_check_events,
  .place = stuffed_place_words,
  .place_help = stuffed_place_help,
  .show = stuffed_show,
  .playout = stuffed_playout,
  .value = stuffed_value,
  .reasons = stuffed_reasons,
  .motive = stuffed_motive,
  .requests = &stuffed_requests,
  .remember = stuffed_remember,
  .recall = stuffed_recall,
  .reveals = stuffed_reveals,
  .is_heading = is_heading,
  .dice = stuffed_dice,
  .ask_id = stuffed_ask_id,
  .option_id = stuffed_option_id,
  .ask_text = stuffed_ask_text,
  .option_text = stuffed_option_text,
  .event_id = stuffed_event_id,
  .event_text = stuffed_event_text,
  .event_line = stuffed_event_line,
  .card_name = card_name,
};
