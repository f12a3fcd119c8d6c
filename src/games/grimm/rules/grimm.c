/* grimm.c: The Grimm Forest as one game among others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "grimm.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "asks.h"
#include "choices.h"
#include "editions.h"
#include "engine.h"
#include "value.h"

static void
set_up_player (GrimmState *s,
               guint       seat)
{
  GrimmPlayer *player = &s->players[seat];

  player->n_sites = grimm_edition (s)->sites;
  player->corner = GRIMM_NONE;
  player->friend_card = GRIMM_NONE;
  player->fable = GRIMM_NONE;
  player->next_card = GRIMM_NONE;
  player->next_laid = GRIMM_NONE;
  player->next_place = GRIMM_NONE;
  player->monster_at = GRIMM_NONE;
  player->gather = GRIMM_NONE;
  player->gather_hand = (guint16) (((1u << s->n_locations) - 1) << (4 * seat));
  player->declared = GRIMM_NONE;
  player->robbed = GRIMM_NONE;
  player->faced = GRIMM_NONE;
}

static gboolean
set_up (gpointer             state,
        const BrambleSetup  *setup,
        BrambleEvents       *events,
        GError             **error)
{
  GrimmState *s = state;
  guint start = (guint) setup->values[GRIMM_CHOICE_START][0];
  BrambleAsk ask;
  GrimmRun run = { .s = s, .ask = &ask, .events = events };

  memset (s, 0, sizeof *s);
  bramble_rng_seed (&s->rng, setup->seed);
  s->edition = (guint8) setup->values[GRIMM_CHOICE_EDITION][0];
  s->advanced = (guint8) setup->values[GRIMM_CHOICE_CARDS][0];
  s->n_seats = (guint8) setup->seats;
  s->n_locations = setup->seats == 4 ? 4 : 3;
  s->start = (guint8) (start == 0 ? bramble_rng_below (&s->rng, setup->seats) : start - 1);
  memset (s->unique, GRIMM_NONE, sizeof s->unique);
  memset (s->bonus, GRIMM_NONE, sizeof s->bonus);
  memset (s->supply, GRIMM_SECTIONS_EACH, sizeof s->supply);
  for (guint seat = 0; seat < s->n_seats; seat++)
    set_up_player (s, seat);

  for (guint fable = 0; fable < GRIMM_N_FABLES; fable++)
    for (guint n = grimm_copies (s, fable); n > 0; n--)
      s->deck[s->n_deck++] = (guint8) fable;
  for (guint card = GRIMM_N_FABLES; card < GRIMM_N_CARDS; card++)
    if (grimm_has_friend (s, card))
      s->friends[s->n_friends++] = (guint8) card;
  bramble_rng_shuffle (&s->rng, s->deck, s->n_deck);
  bramble_rng_shuffle (&s->rng, s->friends, s->n_friends);

  grimm_begin_round (&run);
  grimm_push (&run, GRIMM_PROC_ROUND, GRIMM_NONE, GRIMM_NONE);
  grimm_run (&run);
  return TRUE;
}

static void
ask (gconstpointer  state,
     BrambleAsk    *ask)
{
  grimm_ask_fill (state, ask);
}

/* Carries out an answer. @ask must be this position's; afterwards it is the
 * next one's. An illegal answer changes nothing. */
static gboolean
answer (gpointer       state,
        BrambleAsk    *ask,
        guint          option,
        BrambleEvents *events)
{
  GrimmState *s = state;
  GrimmRun run = { .s = s, .ask = ask, .events = events };

  if (!bramble_frames_answer (ask, option, &s->turn, &run.choice))
    return FALSE;

  grimm_run (&run);
  return TRUE;
}

/* The score is the complete houses. */
static void
result (gconstpointer  state,
        BrambleResult *result)
{
  const GrimmState *s = state;

  *result = (BrambleResult) { .outcome = s->over ? BRAMBLE_WON : BRAMBLE_PLAYING, .winners = s->winners };
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      result->sides[seat] = (guint8) seat;
      result->scores[seat] = (int) grimm_all_houses (&s->players[seat]);
    }
}

static guint
n_seats (gconstpointer state)
{
  return ((const GrimmState *) state)->n_seats;
}

static guint
round_number (gconstpointer state)
{
  return ((const GrimmState *) state)->round;
}

/* Only planning is hidden and at once. The Evil Queen's peek is neither. Who is asked
 * for something else than a Fable of theirs answers before everybody's eyes. */
static guint
nature (gconstpointer     state,
        const BrambleAsk *ask)
{
  if (ask->kind == GRIMM_ASK_PLAN_GATHER || ask->kind == GRIMM_ASK_PLAN_FABLE)
    return BRAMBLE_ASK_SECRET;

  return ask->kind == GRIMM_ASK_NOTHING || grimm_asks[ask->kind].closed ? 0 : BRAMBLE_ASK_OPEN;
}

static gboolean
is_heading (const BrambleEvent *event)
{
  return event->kind == GRIMM_EVENT_ROUND_BEGAN;
}

/* The windows of a round have names. */
static const char *
phase (const BrambleEvent *event)
{
  return event->kind == GRIMM_EVENT_WINDOW_BEGAN ? grimm_window_name (event->a) : NULL;
}

static const char *
card_name (const char *id)
{
  guint card = grimm_card_by_id (id);

  return card == GRIMM_NONE ? NULL : grimm_card_name (card);
}

const BrambleGame grimm_game = {
  .id = "grimm-forest",
  .name = NC_("game", "The Grimm Forest"),
  .version = 1,
  .state_size = sizeof (GrimmState),
  .min_seats = 2,
  .max_seats = GRIMM_MAX_SEATS,
  .choices = grimm_choices,
  .looks = grimm_looks,
  .looks_once = TRUE,
  .levels = grimm_levels,
  .tempers = grimm_tempers,
  .lesson = &grimm_lesson,
  .reasons = grimm_reasons,
  .score_name = NC_("score", "Houses a game"),
  .set_up = set_up,
  .ask = ask,
  .answer = answer,
  .result = result,
  .n_seats = n_seats,
  .round = round_number,
  .nature = nature,
  .view = grimm_view,
  .resample = grimm_resample,
  .visit = grimm_visit,
  .check = grimm_check,
  .check_events = grimm_check_events,
  .place = grimm_position_set,
  .place_help = grimm_position_help,
  .show = grimm_show,
  .playout = grimm_playout,
  .value = grimm_value,
  .features = grimm_features,
  .n_features = GRIMM_N_FEATURES,
  .feature_name = grimm_feature_name,
  .former = &grimm_former,
  .habits = grimm_habits,
  .reveals = grimm_reveals,
  .is_heading = is_heading,
  .phase = phase,
  .ask_id = grimm_ask_id,
  .option_id = grimm_option_id,
  .ask_text = grimm_ask_text,
  .option_text = grimm_option_text,
  .event_id = grimm_event_id,
  .event_text = grimm_event_text,
  .event_line = grimm_event_line,
  .card_name = card_name,
};
