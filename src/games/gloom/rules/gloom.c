/* gloom.c: Fairytale Gloom as one game among others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gloom.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "choices.h"
#include "engine.h"
#include "text.h"
#include "value.h"

#define N_STORIES (GLOOM_N_DECK_AND_STORIES - GLOOM_N_DECK)

static gboolean
is_chosen_story (const GloomState *s,
                 guint             card)
{
  return s->stories[0] == card || s->stories[1] == card;
}

/* The Stories that were chosen, and others by chance. */
static void
lay_out_stories (GloomRun           *r,
                 const BrambleSetup *setup)
{
  GloomState *s = r->s;

  for (guint i = 0; i < s->with_stories; i++)
    {
      int chosen = setup->values[GLOOM_CHOICE_FIRST_STORY + i][0];
      guint card = GLOOM_N_DECK + (guint) chosen - 1;

      while (chosen == 0 || is_chosen_story (s, card))
        {
          card = GLOOM_N_DECK + bramble_rng_below (&s->rng, N_STORIES);
          chosen = 1;
        }
      s->stories[i] = (guint8) card;
      gloom_tell (r, GLOOM_EVENT_STORY_LAID_OUT, GLOOM_NONE, card)->c = (guint8) i;
    }
}

static void
clear (GloomState         *s,
       const BrambleSetup *setup)
{
  memset (s, 0, sizeof *s);
  bramble_rng_seed (&s->rng, setup->seed);
  s->n_seats = (guint8) setup->seats;
  s->dealt = (guint8) setup->values[GLOOM_CHOICE_FAMILIES][0];
  s->simple = (guint8) setup->values[GLOOM_CHOICE_SIMPLE][0];
  s->with_stories = s->simple ? 0 : (guint8) (GLOOM_MAX_STORIES - setup->values[GLOOM_CHOICE_STORIES][0]);
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (setup->values[GLOOM_CHOICE_POKER_FACE][seat] && !s->simple)
      s->poker |= (guint8) (1u << seat);
  memset (s->below, GLOOM_NONE, sizeof s->below);
  memset (s->laid_by, GLOOM_NONE, sizeof s->laid_by);
  memset (s->stories, GLOOM_NONE, sizeof s->stories);
  memset (s->holders, GLOOM_NONE, sizeof s->holders);
  for (guint hero = 0; hero < GLOOM_MAX_HEROES; hero++)
    s->heroes[hero] = (GloomHero) {
      .character = GLOOM_NONE,
      .top = GLOOM_NONE,
      .effect = GLOOM_NONE,
      .portrait = GLOOM_NONE,
    };
}

static gboolean
set_up (gpointer             state,
        const BrambleSetup  *setup,
        BrambleEvents       *events,
        GError             **error)
{
  GloomState *s = state;
  guint start = (guint) setup->values[GLOOM_CHOICE_START][0];
  BrambleAsk ask;
  GloomRun run = { .s = s, .ask = &ask, .events = events };

  clear (s, setup);
  s->start = (guint8) (start == 0 ? bramble_rng_below (&s->rng, setup->seats) : start - 1);
  lay_out_stories (&run, setup);
  for (guint card = 0; card < GLOOM_N_DECK; card++)
    if (gloom_in_game (s, card))
      s->deck[s->n_deck++] = (guint8) card;

  gloom_push (&run, GLOOM_PROC_GAME, GLOOM_STEP_DRAFT, GLOOM_NONE, GLOOM_NONE);
  gloom_run (&run);
  return TRUE;
}

static void
ask (gconstpointer  state,
     BrambleAsk    *ask)
{
  gloom_ask_fill (state, ask);
}

/* Carries out an answer. @ask must be this position's; afterwards it is the next
 * one's. An illegal answer changes nothing. */
static gboolean
answer (gpointer       state,
        BrambleAsk    *ask,
        guint          option,
        BrambleEvents *events)
{
  GloomState *s = state;
  GloomRun run = { .s = s, .ask = ask, .events = events };

  if (!bramble_frames_answer (ask, option, &s->turn, &run.choice))
    return FALSE;

  gloom_run (&run);
  return TRUE;
}

/* The score is the Self-Worth of finished Characters: the lowest wins. */
static void
result (gconstpointer  state,
        BrambleResult *result)
{
  const GloomState *s = state;

  *result = (BrambleResult) { .outcome = s->over ? BRAMBLE_WON : BRAMBLE_PLAYING };
  if (s->over)
    result->winners = gloom_winners (s);
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      result->sides[seat] = (guint8) seat;
      result->scores[seat] = gloom_score (s, seat);
    }
}

static guint
n_seats (gconstpointer state)
{
  return ((const GloomState *) state)->n_seats;
}

/* How often everybody has had a turn, this one included; families come before. */
static guint
round_number (gconstpointer state)
{
  const GloomState *s = state;

  return (s->turns + s->n_seats - 1u) / s->n_seats;
}

/* Who chooses a family, a Character or a card that all see needs no secret. A
 * Response is asked in another's turn: that it is asked at all says that somebody
 * holds one, unless the seat keeps a poker face. */
static guint
nature (gconstpointer     state,
        const BrambleAsk *ask)
{
  const GloomState *s = state;

  switch ((GloomAskKind) ask->kind)
    {
    case GLOOM_ASK_RESPOND:
      /* A poker face is asked first whatever it holds, and then as it ordered: that
       * order is its secret. */
      return (s->poker >> ask->seat) & 1 && s->orders[ask->seat] == GLOOM_ORDER_NONE ? 0 : BRAMBLE_ASK_TELLS;
    case GLOOM_ASK_CHARACTER:
    case GLOOM_ASK_ASIDE:
    case GLOOM_ASK_PLAYER:
    case GLOOM_ASK_RECOVER:
    case GLOOM_ASK_HERO:
    case GLOOM_ASK_MODIFIER:
    case GLOOM_ASK_DESTINATION:
    case GLOOM_ASK_FIRST:
    case GLOOM_ASK_SECOND:
    case GLOOM_ASK_REVIVE:
    case GLOOM_ASK_STORY:
      return BRAMBLE_ASK_OPEN;
    case GLOOM_ASK_FREE_PLAY:
      return BRAMBLE_ASK_TELLS;
    case GLOOM_ASK_NOTHING:
    case GLOOM_ASK_ACTION:
    case GLOOM_ASK_TARGET:
    case GLOOM_ASK_ORDER:
    case GLOOM_ASK_MAY:
    case GLOOM_ASK_DISCARD:
    case GLOOM_ASK_TAKE:
    case GLOOM_ASK_GIVE:
    case GLOOM_ASK_PUT_BACK:
    case GLOOM_ASK_FREE_TARGET:
    case GLOOM_N_ASKS:
      break;
    }

  return 0;
}

static gboolean
is_heading (const BrambleEvent *event)
{
  return event->kind == GLOOM_EVENT_TURN_BEGAN;
}

static const char *
card_name (const char *id)
{
  guint card = gloom_card_by_id (id);

  return card == GLOOM_NONE ? NULL : gloom_card_name (card);
}

const BrambleGame gloom_game = {
  .id = "fairytale-gloom",
  .name = NC_("game", "Fairytale Gloom"),
  .version = 1,
  .state_size = sizeof (GloomState),
  .min_seats = 2,
  .max_seats = GLOOM_MAX_SEATS,
  .choices = gloom_choices,
  .looks = gloom_looks,
  .looks_once = TRUE,
  .levels = gloom_levels,
  .lesson = &gloom_lesson,
  .score_name = NC_("score", "Self-Worth a game"),
  .set_up = set_up,
  .ask = ask,
  .answer = answer,
  .result = result,
  .n_seats = n_seats,
  .round = round_number,
  .nature = nature,
  .view = gloom_view,
  .resample = gloom_resample,
  .visit = gloom_visit,
  .check = gloom_check,
  .check_events = gloom_check_events,
  .place = gloom_place,
  .place_help = gloom_place_help,
  .show = gloom_show,
  .playout = gloom_playout,
  .value = gloom_value,
  .features = gloom_features,
  .n_features = GLOOM_N_FEATURES,
  .feature_name = gloom_feature_name,
  .reasons = gloom_reasons,
  .reveals = gloom_reveals,
  .is_heading = is_heading,
  .ask_id = gloom_ask_id,
  .option_id = gloom_option_id,
  .ask_text = gloom_ask_text,
  .option_text = gloom_option_text,
  .event_id = gloom_event_id,
  .event_text = gloom_event_text,
  .event_line = gloom_event_line,
  .card_name = card_name,
};
