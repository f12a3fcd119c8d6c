/* test-random.c: random games meet everything that there is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every kind of ask, of option and of event must occur in some random game. A
 * kind that never does is dead, or a card that should bring it about does not.
 */

#include <rules/grimm.h>

#include <string.h>

#include <rules/asks.h>
#include <rules/editions.h>
#include <rules/events.h>
#include <rules/choices.h>

#include "test-setup.h"

/* Games that are played at most until everything was met. */
#define MAX_GAMES 6000
/* Games that are played anyway. */
#define MIN_GAMES 300
#define MAX_EVENTS 1024

/* What a random game cannot bring. */
static const guint8 impossible_asks[] = {
  GRIMM_ASK_NOTHING, /* what is asked when the game is over: it has no options */
};
static const guint8 impossible_events[] = {
  /* There are as many Locations as players or more, who play one Fable each,
   * and three Unique Locations: only a position that was set leaves no room. */
  GRIMM_EVENT_CARD_FIZZLED,
};

typedef struct
{
  guint64 asks[GRIMM_N_ASKS];
  guint64 options[GRIMM_N_OPTS];
  guint64 events[GRIMM_N_EVENTS];
  guint64 cards[GRIMM_N_CARDS];   /* as the cause of an ask or event */
  guint64 windows[GRIMM_N_WINDOWS];
  guint games;
} Met;

static BrambleEvent store[MAX_EVENTS];

static void
meet_events (Met           *met,
             BrambleEvents *events)
{
  g_assert_cmpuint (events->lost, ==, 0);
  for (guint i = 0; i < events->n_events; i++)
    {
      const BrambleEvent *event = &events->events[i];

      g_assert_cmpuint (event->kind, <, GRIMM_N_EVENTS);
      met->events[event->kind]++;
      if (event->kind == GRIMM_EVENT_WINDOW_BEGAN)
        met->windows[event->a]++;
      if (event->cause < GRIMM_N_CARDS)
        met->cards[event->cause]++;
    }
  events->n_events = 0;
}

static void
meet_ask (Met              *met,
          const BrambleAsk *ask)
{
  g_assert_cmpuint (ask->kind, <, GRIMM_N_ASKS);
  met->asks[ask->kind]++;
  for (guint i = 0; i < ask->n_options; i++)
    {
      g_assert_cmpuint (ask->options[i].kind, <, GRIMM_N_OPTS);
      met->options[ask->options[i].kind]++;
    }
}

/* The editions in turn. */
static const char *
edition_of (guint game)
{
  const BrambleNamed *editions = grimm_choices[GRIMM_CHOICE_EDITION].values;
  guint n = 0;

  while (editions[n].id)
    n++;
  return editions[game / 2 % n].id;
}

/* One game in three is played as playouts are, so that houses are built early,
 * and the others by pure chance. */
static void
play_game (Met   *met,
           guint  game)
{
  BrambleSetup setup = test_setup (2 + game % 3, game, BRAMBLE_NO_SEAT, game % 5 ? "all" : "basic", edition_of (game));
  BrambleEvents events = { .events = store, .size = MAX_EVENTS };
  gboolean builds = game / 3 % 3 == 0;
  BrambleRng rng = { game };
  GrimmState s;
  BrambleAsk ask;

  g_assert_true (bramble_game_set_up (&grimm_game, &s, &setup, &events, NULL));
  grimm_game.ask (&s, &ask);
  while (!s.over)
    {
      guint option;

      meet_events (met, &events);
      meet_ask (met, &ask);
      g_assert_cmpuint (ask.n_options, >, 0);
      option = builds ? grimm_game.playout (&s, &ask, &rng) : bramble_rng_below (&rng, ask.n_options);
      g_assert_true (grimm_game.answer (&s, &ask, option, &events));
    }
  meet_events (met, &events);
  met->games++;
}

static gboolean
all_met (const guint64 *times,
         guint          n,
         const guint8  *impossible,
         guint          n_impossible)
{
  for (guint i = 0; i < n; i++)
    if (times[i] == 0 && (n_impossible == 0 || memchr (impossible, (int) i, n_impossible) == NULL))
      return FALSE;

  return TRUE;
}

static gboolean
everything_met (const Met *met)
{
  return all_met (met->asks, GRIMM_N_ASKS, impossible_asks, G_N_ELEMENTS (impossible_asks))
         && all_met (met->options, GRIMM_N_OPTS, NULL, 0)
         && all_met (met->events, GRIMM_N_EVENTS, impossible_events, G_N_ELEMENTS (impossible_events))
         && all_met (met->cards, GRIMM_N_CARDS, NULL, 0)
         && all_met (met->windows, GRIMM_N_WINDOWS, NULL, 0);
}

/* All tests look at the same games. */
static const Met *
meet (void)
{
  static Met met;

  while (met.games < MIN_GAMES || (met.games < MAX_GAMES && !everything_met (&met)))
    play_game (&met, met.games);

  return &met;
}

static void
every_ask_occurs (void)
{
  const Met *met = meet ();

  for (guint i = 0; i < GRIMM_N_ASKS; i++)
    {
      gboolean impossible = memchr (impossible_asks, (int) i, sizeof impossible_asks) != NULL;

      if ((met->asks[i] == 0) != impossible)
        {
          g_test_message ("the ask %s %s", grimm_asks[i].id, impossible ? "does occur" : "never occurs");
          g_test_fail ();
        }
    }
}

static void
every_option_occurs (void)
{
  const Met *met = meet ();

  for (guint i = 0; i < GRIMM_N_OPTS; i++)
    if (met->options[i] == 0)
      {
        g_test_message ("options of kind %u never occur", i);
        g_test_fail ();
      }
}

static void
every_event_occurs (void)
{
  const Met *met = meet ();

  for (guint i = 0; i < GRIMM_N_EVENTS; i++)
    {
      gboolean impossible = memchr (impossible_events, (int) i, sizeof impossible_events) != NULL;

      if ((met->events[i] == 0) != impossible)
        {
          g_test_message ("the event %s %s", grimm_event_id (&(BrambleEvent) { .kind = (guint8) i }),
                          impossible ? "does occur" : "never occurs");
          g_test_fail ();
        }
    }
}

static void
every_card_acts (void)
{
  const Met *met = meet ();

  for (guint i = 0; i < GRIMM_N_CARDS; i++)
    if (met->cards[i] == 0)
      {
        g_test_message ("%s causes nothing", grimm_cards[i].id);
        g_test_fail ();
      }
}

static void
every_window_comes (void)
{
  const Met *met = meet ();

  for (guint i = 0; i < GRIMM_N_WINDOWS; i++)
    if (met->windows[i] == 0)
      {
        g_test_message ("the window %s never comes", grimm_window_ids[i]);
        g_test_fail ();
      }
}

/* No edition has more cards than there is room for. */
static void
every_edition_fits_its_decks (void)
{
  guint n_editions = 0;

  while (grimm_choices[GRIMM_CHOICE_EDITION].values[n_editions].id)
    n_editions++;
  g_assert_cmpuint (n_editions, ==, grimm_n_editions);
  for (guint edition = 0; edition < n_editions; edition++)
    {
      guint fables = 0;

      for (guint fable = 0; fable < GRIMM_N_FABLES; fable++)
        {
          /* A hand has a bit for a first and one for a second copy. */
          g_assert_cmpuint (grimm_editions[edition]->copies[fable], <=, 2);
          fables += grimm_editions[edition]->copies[fable];
        }
      g_assert_cmpuint (fables, <=, GRIMM_MAX_FABLES);
    }
}

/* Whatever is in the table of editions can be begun by its id, is played in that
 * edition, and has words on all its cards. */
static void
every_edition_can_be_chosen (void)
{
  for (guint edition = 0; edition < grimm_n_editions; edition++)
    {
      BrambleSetup setup = test_setup (3, 1, 0, "all", grimm_choices[GRIMM_CHOICE_EDITION].values[edition].id);
      GrimmState s;

      g_assert_true (bramble_game_set_up (&grimm_game, &s, &setup, NULL, NULL));
      g_assert_cmpuint (s.edition, ==, edition);
      for (guint card = 0; card < GRIMM_N_CARDS; card++)
        g_assert_cmpstr (grimm_card_text (edition, card), !=, "");
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/random/every-ask-occurs", every_ask_occurs);
  g_test_add_func ("/random/every-option-occurs", every_option_occurs);
  g_test_add_func ("/random/every-event-occurs", every_event_occurs);
  g_test_add_func ("/random/every-card-acts", every_card_acts);
  g_test_add_func ("/random/every-window-comes", every_window_comes);
  g_test_add_func ("/random/every-edition-fits-its-decks", every_edition_fits_its_decks);
  g_test_add_func ("/random/every-edition-can-be-chosen", every_edition_can_be_chosen);

  return g_test_run ();
}
