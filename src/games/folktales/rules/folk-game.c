/* folk-game.c: Hungarian Folktales as one game among others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folk-game.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "folk-plan.h"
#include "folk-text.h"

static void
clear (FolkState          *s,
       const BrambleSetup *setup)
{
  static const guint8 quests[] = { 1, 3, 4 };

  memset (s, 0, sizeof *s);
  bramble_rng_seed (&s->rng, setup->seed);
  s->n_seats = (guint8) setup->seats;
  s->n_quests = setup->seats <= 3 ? quests[setup->values[FOLK_CHOICE_QUESTS][0]] : 1;
  s->team_size = (guint8) folk_team_size (setup->seats, (guint) setup->values[FOLK_CHOICE_TEAMS][0] + 1);
  s->exact = (guint8) setup->values[FOLK_CHOICE_EXACT_END][0];
  s->long_game = (guint8) setup->values[FOLK_CHOICE_LONG_GAME][0];
  s->kind_fairies = (guint8) setup->values[FOLK_CHOICE_KIND_FAIRIES][0];
  s->winner = FOLK_NONE;
  bramble_offer_clear (&s->offer);
}

/* Heroes as they were chosen, or dealt; Folktale cards; and what everybody sets out
 * with. */
static void
deal (FolkRun            *r,
      const BrambleSetup *setup)
{
  FolkState *s = r->s;
  guint8 heroes[FOLK_N_HEROES], cards[FOLK_N_CARDS];
  guint n = 0;

  for (guint i = 0; i < FOLK_N_HEROES; i++)
    heroes[i] = (guint8) i;
  for (guint i = 0; i < FOLK_N_CARDS; i++)
    cards[i] = (guint8) i;
  bramble_rng_shuffle (&s->rng, heroes, FOLK_N_HEROES);
  bramble_rng_shuffle (&s->rng, cards, FOLK_N_CARDS);
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      FolkSeat *p = &s->seats[seat];

      p->hero = setup->values[FOLK_CHOICE_HEROES][0] ? heroes[seat] : setup->looks[seat];
      p->field = FOLK_VILLAGE;
      p->goal = FOLK_NONE;
      p->biscuits[0] = 1;
      p->biscuits[1] = 1;
      p->n_biscuits = 2;
      p->advice = 1;
      p->gold = 1;
      p->salt = p->hero == FOLK_PRINCESS ? FOLK_SALT : 0;
      folk_tell (r, FOLK_EVENT_HERO_TAKEN, seat)->a = p->hero;
      for (guint i = 0; i < FOLK_MAX_QUESTS; i++)
        {
          BrambleEvent *event;

          p->quests[i] = i < s->n_quests ? cards[n++] : FOLK_NONE;
          if (p->quests[i] == FOLK_NONE)
            continue;
          event = folk_tell (r, FOLK_EVENT_CARD_DRAWN, seat);
          event->a = p->quests[i];
          event->c = (guint8) (i + 1);
        }
    }
}

/* The highest number of the blue die begins; who tie throw again. */
static void
throw_lots (FolkRun *r)
{
  FolkState *s = r->s;
  guint left = (1u << s->n_seats) - 1;

  while ((left & (left - 1)) != 0)
    {
      guint highest = 0, best = 0;

      for (guint seat = 0; seat < s->n_seats; seat++)
        {
          guint die;

          if (((left >> seat) & 1) == 0)
            continue;
          die = folk_throw_die (r, 6);
          folk_tell (r, FOLK_EVENT_LOT_THROWN, seat)->a = (guint8) die;
          if (die > highest)
            best = 0;
          highest = MAX (highest, die);
          if (die == highest)
            best |= 1u << seat;
        }
      left = best;
    }
  s->start = (guint8) __builtin_ctz (left);
}

static gboolean
set_up (gpointer             state,
        const BrambleSetup  *setup,
        BrambleEvents       *events,
        GError             **error)
{
  FolkState *s = state;
  guint start = (guint) setup->values[FOLK_CHOICE_START][0];
  BrambleAsk ask;
  FolkRun run = { .s = s, .ask = &ask, .events = events };

  folk_measure ();
  clear (s, setup);
  deal (&run, setup);
  if (start == 0)
    throw_lots (&run);
  else
    s->start = (guint8) (start - 1);
  folk_tell (&run, FOLK_EVENT_FIRST_CHOSEN, s->start);
  folk_push (&run, FOLK_PROC_GAME, FOLK_STEP_DRAFT, s->start);
  folk_run (&run);
  return TRUE;
}

static void
ask (gconstpointer  state,
     BrambleAsk    *ask)
{
  folk_ask_fill (state, ask);
}

/* Carries out an answer. @ask must be this position's; afterwards it is the next
 * one's. An illegal answer changes nothing. */
static gboolean
answer (gpointer       state,
        BrambleAsk    *ask,
        guint          option,
        BrambleEvents *events)
{
  FolkState *s = state;
  FolkRun run;

  if (!bramble_frames_answer (ask, option, &s->turn, &run.choice))
    return FALSE;

  run.s = s;
  run.ask = ask;
  run.events = events;
  folk_run (&run);
  return TRUE;
}

/* The score counts quests that are done and items that are held. */
static void
result (gconstpointer  state,
        BrambleResult *result)
{
  const FolkState *s = state;

  *result = (BrambleResult) { .outcome = folk_is_over (s) ? BRAMBLE_WON : BRAMBLE_PLAYING };
  if (folk_is_over (s))
    result->winners = folk_winners (s);
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      result->sides[seat] = (guint8) folk_team (s, seat);
      result->scores[seat] = (int) (s->seats[seat].done + folk_n_items (s, seat));
    }
}

static guint
n_seats (gconstpointer state)
{
  return ((const FolkState *) state)->n_seats;
}

static guint
round_number (gconstpointer state)
{
  return ((const FolkState *) state)->round;
}

/* While Starting items are chosen nobody has had one. */
static guint
turn_number (gconstpointer state)
{
  const FolkState *s = state;

  return s->round == 0 ? 0 : s->round * s->n_seats + (s->active + s->n_seats - s->start) % s->n_seats;
}

static guint
nature (gconstpointer     state,
        const BrambleAsk *ask)
{
  return folk_asks[ask->kind].nature;
}

static gboolean
is_heading (const BrambleEvent *event)
{
  return event->kind == FOLK_EVENT_TURN_BEGAN;
}

static const char *
card_name (const char *id)
{
  int tile = bramble_parse_id (id, folk_tile_ids, FOLK_N_TILES);

  return tile < 0 ? NULL : folk_tile_name ((guint) tile);
}

const BrambleGame folktales_game = {
  .id = "hungarian-folktales",
  .name = NC_("game", "Hungarian Folktales"),
  .version = 1,
  .state_size = sizeof (FolkState),
  .min_seats = 2,
  .max_seats = FOLK_MAX_SEATS,
  .choices = folk_choices,
  .looks = folk_looks,
  .looks_once = TRUE,
  .levels = folk_levels,
  .lesson = &folk_lesson,
  .score_name = NC_("score", "Quests and items a game"),
  .set_up = set_up,
  .ask = ask,
  .answer = answer,
  .result = result,
  .n_seats = n_seats,
  .round = round_number,
  .turn = turn_number,
  .nature = nature,
  .trade = &folk_trade,
  .view = folk_view,
  .resample = folk_resample,
  .visit = folk_visit,
  .check = folk_check,
  .check_events = folk_check_events,
  .place = folk_place,
  .place_help = folk_place_help,
  .show = folk_show,
  .playout = folk_playout,
  .value = folk_value,
  .rounds_left = folk_rounds_left,
  .features = folk_features,
  .n_features = FOLK_N_FEATURES,
  .feature_name = folk_feature_name,
  .reasons = folk_reasons,
  .reveals = folk_reveals,
  .is_heading = is_heading,
  .dice = folk_dice,
  .ask_id = folk_ask_id,
  .option_id = folk_option_id,
  .ask_text = folk_ask_text,
  .option_text = folk_option_text,
  .event_id = folk_event_id,
  .event_text = folk_event_text,
  .event_line = folk_event_line,
  .card_name = card_name,
};
