/* skeleton.c: the rules of Hedge Dice, and the game as one among others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "state.h"

#include <frames.h>
#include <glib/gi18n-lib.h>
#include <string.h>

/* How many have chosen this round. */
guint
skeleton_n_chosen (const SkeletonState *s)
{
  guint n = 0;

  for (guint seat = 0; seat < s->n_seats; seat++)
    n += s->dice[seat] != 0;
  return n;
}

/* The seat that is asked and throws as the @n-th, from 0. */
guint
skeleton_nth_seat (const SkeletonState *s,
                   guint                n)
{
  return (s->start + n) % s->n_seats;
}

/* Whether a throw is worth something with a leaf only; a face of 0 is a die that was
 * not thrown. */
gboolean
skeleton_needs_leaf (const SkeletonState *s,
                     const guint8        *faces)
{
  guint n_thorns = 0, n_berries = 0;

  for (guint i = 0; i < SKELETON_MAX_DICE; i++)
    {
      n_thorns += faces[i] == 1;
      n_berries += faces[i] > 1 ? faces[i] : 0;
    }
  return !s->gentle && n_thorns > 0 && n_berries > 0;
}

/* What a throw is worth to @seat. */
guint
skeleton_pick (const SkeletonState *s,
               guint                seat,
               const guint8        *faces)
{
  guint sum = 0;

  if (skeleton_needs_leaf (s, faces) && s->leaves[seat] == 0)
    return 0;
  for (guint i = 0; i < SKELETON_MAX_DICE; i++)
    sum += faces[i] > 1 ? faces[i] : 0;
  return sum;
}

/* Nothing is stored of how it ends: it follows from the berries and the rounds. */
void
skeleton_result (gconstpointer  state,
                 BrambleResult *result)
{
  const SkeletonState *s = state;
  gboolean together = s->mode == SKELETON_TOGETHER;
  guint all = 0, most = 0;
  gboolean reached;

  *result = (BrambleResult) { .outcome = BRAMBLE_PLAYING };
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      result->scores[seat] = s->berries[seat];
      result->sides[seat] = together ? 0 : (guint8) seat;
      all += s->berries[seat];
      most = MAX (most, s->berries[seat]);
    }
  /* What is at stake is not picked yet. */
  if (s->at_stake > 0)
    return;
  reached = together ? all >= s->goal * s->n_seats : most >= s->goal;
  if (!reached && s->done < SKELETON_ROUNDS)
    return;

  if (together && !reached)
    result->outcome = BRAMBLE_LOST;
  else if (most == 0)
    result->outcome = BRAMBLE_DRAWN;
  else
    result->outcome = BRAMBLE_WON;
  for (guint seat = 0; result->outcome == BRAMBLE_WON && seat < s->n_seats; seat++)
    if (together || s->berries[seat] == most)
      result->winners |= (guint8) (1u << seat);
}

/* An event that everybody sees, to fill in and tell. */
static BrambleEvent
happened (SkeletonEventKind kind,
          guint             seat)
{
  return (BrambleEvent) {
    .kind = (guint8) kind,
    .cause = BRAMBLE_NO_SEAT,
    .seat = (guint8) seat,
    .other = BRAMBLE_NO_SEAT,
    .card = BRAMBLE_NO_SEAT,
    .told = BRAMBLE_ALL_SEATS,
    .shown = BRAMBLE_ALL_SEATS,
  };
}

static void
tell (BrambleEvents *events,
      BrambleEvent   event)
{
  if (events)
    *bramble_frames_tell (events, &event) = event;
}

static void
begin_round (SkeletonState *s,
             BrambleEvents *events)
{
  BrambleEvent event = happened (SKELETON_EVENT_ROUND_BEGAN, BRAMBLE_NO_SEAT);

  skeleton_begin_trade (s);
  event.seat = s->offer.from;
  event.n = (gint16) (s->done + 1);
  tell (events, event);
}

/* Returns the berries that were picked. */
static guint
throw (SkeletonState *s,
       guint          seat,
       BrambleEvents *events)
{
  guint8 faces[SKELETON_MAX_DICE] = { 0 };
  BrambleEvent event = happened (SKELETON_EVENT_THROWN, seat);
  guint picked;

  for (guint i = 0; i < s->dice[seat]; i++)
    faces[i] = (guint8) (1 + bramble_rng_below (&s->rng, 6));
  picked = skeleton_pick (s, seat, faces);
  if (skeleton_needs_leaf (s, faces) && s->leaves[seat] > 0)
    {
      s->leaves[seat]--;
      event.cause = SKELETON_LEAF;
    }
  s->berries[seat] = (guint16) (s->berries[seat] + picked);

  event.a = faces[0];
  event.b = faces[1];
  event.c = faces[2];
  event.n = (gint16) picked;
  tell (events, event);
  s->dice[seat] = 0;
  return picked;
}

/* Tells how it ended, if it has: by a throw, or by a trade. */
static gboolean
tell_end (const SkeletonState *s,
          BrambleEvents       *events)
{
  BrambleEvent event = happened (SKELETON_EVENT_ENDED, BRAMBLE_NO_SEAT);
  BrambleResult result;

  skeleton_result (s, &result);
  if (result.outcome == BRAMBLE_PLAYING)
    return FALSE;

  event.a = (guint8) result.outcome;
  event.b = result.winners;
  event.n = s->done;
  tell (events, event);
  return TRUE;
}

/* All have chosen: those who have not thrown yet do, until somebody is asked for the
 * wasp. */
static void
finish_round (SkeletonState *s,
              BrambleEvents *events)
{
  while (s->thrown < s->n_seats)
    {
      guint seat = skeleton_nth_seat (s, s->thrown);
      guint picked = throw (s, seat, events);

      s->thrown++;
      if (skeleton_may_sting (s, seat, picked))
        {
          s->at_stake = (guint8) picked;
          return;
        }
    }
  s->thrown = 0;
  s->done++;
  if (!tell_end (s, events))
    begin_round (s, events);
}

static gboolean
set_up (gpointer             state,
        const BrambleSetup  *setup,
        BrambleEvents       *events,
        GError             **error)
{
  SkeletonState *s = state;
  guint start = (guint) setup->values[SKELETON_CHOICE_START][0];

  memset (s, 0, sizeof *s);
  bramble_rng_seed (&s->rng, setup->seed);
  g_assert (setup->seats <= SKELETON_MAX_SEATS);
  s->n_seats = (guint8) setup->seats;
  s->mode = (guint8) setup->values[SKELETON_CHOICE_MODE][0];
  s->goal = (guint8) setup->values[SKELETON_CHOICE_GOAL][0];
  s->gentle = (guint8) setup->values[SKELETON_CHOICE_GENTLE][0];
  s->poker_face = (guint8) setup->values[SKELETON_CHOICE_POKER_FACE][0];
  s->start = (guint8) (start == 0 ? bramble_rng_below (&s->rng, setup->seats) : start - 1);
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      s->berries[seat] = (guint16) setup->values[SKELETON_CHOICE_HEAD_START][seat];
      s->leaves[seat] = s->gentle ? 0 : SKELETON_LEAVES;
    }
  s->wasp = (guint8) bramble_rng_below (&s->rng, setup->seats);
  begin_round (s, events);
  return TRUE;
}

static void
fill_ask (gconstpointer  state,
          BrambleAsk    *ask)
{
  const SkeletonState *s = state;

  ask->turn = s->turn;
  ask->cause = BRAMBLE_NO_SEAT;
  ask->kind = SKELETON_ASK_NOTHING;
  ask->seat = BRAMBLE_NO_SEAT;
  ask->n_options = 0;
  if (bramble_game_is_over (&skeleton_game, s))
    return;

  if (s->at_stake > 0)
    {
      skeleton_ask_wasp (s, ask);
      return;
    }
  if (s->offer.from != BRAMBLE_NO_SEAT)
    {
      if (s->made)
        skeleton_ask_reply (s, ask);
      else
        skeleton_ask_offer (s, ask);
      return;
    }
  ask->kind = SKELETON_ASK_DICE;
  ask->seat = (guint8) skeleton_nth_seat (s, skeleton_n_chosen (s));
  for (guint8 n = 1; n <= SKELETON_MAX_DICE; n++)
    ask->options[ask->n_options++] = (BrambleOption) { .a = n };
}

static void
choose_dice (SkeletonState *s,
             guint          seat,
             guint8         n,
             BrambleEvent  *event)
{
  s->dice[seat] = n;
  event->card = n;
  event->shown = (guint8) (1u << seat);
}

/* Carries out an answer. @ask must be this position's; afterwards it is the
 * next one's. An illegal answer changes nothing. */
static gboolean
answer (gpointer       state,
        BrambleAsk    *ask,
        guint          option,
        BrambleEvents *events)
{
  SkeletonState *s = state;
  BrambleEvent event = happened (SKELETON_EVENT_CHOSEN, ask->seat);
  BrambleOption choice;

  if (!bramble_frames_answer (ask, option, &s->turn, &choice))
    return FALSE;

  if (ask->kind == SKELETON_ASK_DICE)
    choose_dice (s, ask->seat, choice.a, &event);
  else if (ask->kind == SKELETON_ASK_WASP)
    skeleton_take_sting (s, ask->seat, choice.a, &event);
  else
    skeleton_take_offer (s, &choice, &event);
  tell (events, event);
  if (s->thrown > 0 || skeleton_n_chosen (s) == s->n_seats)
    finish_round (s, events);
  else
    tell_end (s, events);
  fill_ask (s, ask);
  return TRUE;
}

static guint
n_seats (gconstpointer state)
{
  return ((const SkeletonState *) state)->n_seats;
}

static guint
round_number (gconstpointer state)
{
  return MIN (((const SkeletonState *) state)->done + 1, SKELETON_ROUNDS);
}

static guint
nature (gconstpointer     state,
        const BrambleAsk *ask)
{
  switch ((SkeletonAskKind) ask->kind)
    {
    case SKELETON_ASK_NOTHING:
      return 0;
    case SKELETON_ASK_DICE:
      return BRAMBLE_ASK_SECRET;
    case SKELETON_ASK_OFFER:
    case SKELETON_ASK_REPLY:
      return BRAMBLE_ASK_OPEN;
    case SKELETON_ASK_WASP:
      return ((const SkeletonState *) state)->poker_face ? 0 : BRAMBLE_ASK_TELLS;
    }

  g_assert_not_reached ();
}

static gboolean
reveals (const BrambleEvent *event)
{
  return event->kind == SKELETON_EVENT_THROWN || event->kind == SKELETON_EVENT_STUNG;
}

static gboolean
is_heading (const BrambleEvent *event)
{
  return event->kind == SKELETON_EVENT_ROUND_BEGAN;
}

static gboolean
dice (const BrambleEvent *event,
      BrambleDice        *dice)
{
  const guint8 faces[] = { event->a, event->b, event->c };

  if (event->kind != SKELETON_EVENT_THROWN)
    return FALSE;

  *dice = (BrambleDice) { 0 };
  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    if (faces[i] > 0)
      dice->faces[dice->n++] = faces[i];
  return TRUE;
}

const BrambleGame skeleton_game = {
  .id = "skeleton",
  .name = NC_("game", "Hedge Dice"),
  .version = 2,
  .state_size = sizeof (SkeletonState),
  .min_seats = 2,
  .max_seats = SKELETON_MAX_SEATS,
  .choices = skeleton_choices,
  .looks = skeleton_looks,
  .looks_once = TRUE,
  .levels = skeleton_levels,
  .lesson = &skeleton_lesson,
  .reasons = skeleton_reasons,
  .score_name = NC_("score", "Berries a game"),
  .set_up = set_up,
  .ask = fill_ask,
  .answer = answer,
  .result = skeleton_result,
  .n_seats = n_seats,
  .round = round_number,
  .nature = nature,
  .trade = &skeleton_trade,
  .view = skeleton_view,
  .resample = skeleton_resample,
  .visit = skeleton_visit,
  .check = skeleton_check,
  .check_events = skeleton_check_events,
  .place = skeleton_place,
  .show = skeleton_show,
  .place_help = skeleton_place_help,
  .playout = skeleton_playout,
  .value = skeleton_value,
  .reveals = reveals,
  .is_heading = is_heading,
  .dice = dice,
  .ask_id = skeleton_ask_id,
  .option_id = skeleton_option_id,
  .ask_text = skeleton_ask_text,
  .option_text = skeleton_option_text,
  .event_id = skeleton_event_id,
  .event_text = skeleton_event_text,
  .event_line = skeleton_event_line,
};
