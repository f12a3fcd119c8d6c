/* test-proof.c: the proof of a game finds what is wrong with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every game is spoilt in one way after the other, and the proof must say so. A
 * proof that finds nothing would prove nothing.
 */

#include "games-kit.h"

#include <proof.h>
#include <string.h>

/* Games in which a fault must be found. */
#define SEEDS 60

/* The game as it is, for what spoils it. */
static const BrambleGame *whole;

static gboolean
answer_anything (gpointer       state,
                 BrambleAsk    *ask,
                 guint          option,
                 BrambleEvents *events)
{
  return whole->answer (state, ask, MIN (option, ask->n_options - 1u), events);
}

static gboolean
answer_late (gpointer       state,
             BrambleAsk    *ask,
             guint          option,
             BrambleEvents *events)
{
  BrambleAsk now;

  whole->ask (state, &now);
  ask->turn = now.turn;
  return whole->answer (state, ask, option, events);
}

/* Chance that is not in the state. */
static gboolean
answer_from_outside (gpointer       state,
                     BrambleAsk    *ask,
                     guint          option,
                     BrambleEvents *events)
{
  static guint n;

  if (ask->n_options > 1 && option < ask->n_options && n++ % 2 == 1)
    option = (option + 1) % ask->n_options;
  return whole->answer (state, ask, option, events);
}

static gboolean
answer_untold (gpointer       state,
               BrambleAsk    *ask,
               guint          option,
               BrambleEvents *events)
{
  guint n = events ? events->n_events : 0;
  gboolean answered = whole->answer (state, ask, option, events);

  if (events)
    events->n_events = n;
  return answered;
}

static gboolean
answer_too_much (gpointer       state,
                 BrambleAsk    *ask,
                 guint          option,
                 BrambleEvents *events)
{
  gboolean answered = whole->answer (state, ask, option, events);

  if (events && answered)
    events->lost++;
  return answered;
}

/* The ask of the position before is left where the next should be. */
static gboolean
answer_old_ask (gpointer       state,
                BrambleAsk    *ask,
                guint          option,
                BrambleEvents *events)
{
  gboolean answered = whole->answer (state, ask, option, events);

  if (answered && ask->n_options > 1)
    ask->n_options--;
  return answered;
}

static void
view_all (gconstpointer state,
          guint         seat,
          gpointer      view)
{
  memcpy (view, state, whole->state_size);
}

static void
view_as_neighbour (gconstpointer state,
                   guint         seat,
                   gpointer      view)
{
  whole->view (state, (seat + 1) % whole->n_seats (state), view);
}

static void
fill_in_nothing (gpointer    view,
                 guint       seat,
                 BrambleRng *rng)
{
}

/* Fills in what was visible, too: as if another answer had been given. */
static void
fill_in_too_much (gpointer    view,
                  guint       seat,
                  BrambleRng *rng)
{
  BrambleAsk ask;

  whole->resample (view, seat, rng);
  whole->ask (view, &ask);
  if (ask.n_options > 0)
    whole->answer (view, &ask, 0, NULL);
}

static void
visit_nothing (gpointer        state,
               BrambleArchive *archive)
{
  guint8 nothing = 0;

  bramble_archive_u8 (archive, &nothing, 0);
}

static void
nobody_wins (gconstpointer  state,
             BrambleResult *result)
{
  whole->result (state, result);
  result->winners = 0;
  result->outcome = result->outcome == BRAMBLE_PLAYING ? BRAMBLE_PLAYING : BRAMBLE_WON;
}

static void
somebody_wins_early (gconstpointer  state,
                     BrambleResult *result)
{
  whole->result (state, result);
  if (result->outcome == BRAMBLE_PLAYING)
    result->winners = 1;
}

static void
never_over (gconstpointer  state,
            BrambleResult *result)
{
  whole->result (state, result);
  result->outcome = BRAMBLE_PLAYING;
  result->winners = 0;
}

static void
same_ids (const BrambleAsk *ask,
          guint             option,
          char             *id,
          gsize             size)
{
  g_strlcpy (id, "same", size);
}

static void
numbers_as_ids (const BrambleAsk *ask,
                guint             option,
                char             *id,
                gsize             size)
{
  g_snprintf (id, size, "%u", option);
}

static char *
unfinished_text (gconstpointer      state,
                 const BrambleAsk  *ask,
                 const char *const *names)
{
  return g_strdup ("What will %s do?");
}

static char *
no_text (gconstpointer      state,
         const BrambleAsk  *ask,
         guint              option,
         const char *const *names)
{
  return g_strdup ("");
}

/* Says it to everybody. */
static char *
loud_event (const BrambleEvent *event,
            guint               viewer,
            const char *const  *names)
{
  return g_strdup_printf ("Event %u of card %u.", event->kind, event->card);
}

static char *
odd_line (const BrambleEvent *event)
{
  g_autofree char *line = whole->event_line (event);

  return g_strconcat (line, " word", NULL);
}

static char *
no_line (const BrambleEvent *event)
{
  return g_strdup ("");
}

static char *
show_all (gconstpointer state,
          guint         seat)
{
  return g_strdup_printf ("%" G_GINT64_MODIFIER "x\n", bramble_game_hash (whole, state));
}

static guint
wild_playout (gconstpointer     state,
              const BrambleAsk *ask,
              BrambleRng       *rng)
{
  return ask->n_options;
}

static void
wild_value (gconstpointer  state,
            double        *values)
{
  values[0] = 1.5;
}

/* Everything is secret, also what shows at once. */
static guint
all_secret (gconstpointer     state,
            const BrambleAsk *ask)
{
  return BRAMBLE_ASK_SECRET;
}

/* Everything can be answered by what all see. */
static guint
all_open (gconstpointer     state,
          const BrambleAsk *ask)
{
  return BRAMBLE_ASK_OPEN;
}

/* Asking never tells anything. */
static guint
never_tells (gconstpointer     state,
             const BrambleAsk *ask)
{
  return bramble_ask_nature (whole, state, ask) & ~(guint) BRAMBLE_ASK_TELLS;
}

#define SPOIL(name, member, value) { name, G_STRUCT_OFFSET (BrambleGame, member), (void (*) (void)) value }

/* What is spoilt, and how. */
static const struct
{
  const char *name;
  gsize member; /* of BrambleGame */
  void (*function) (void);
} faults[] = {
  SPOIL ("answers anything", answer, answer_anything),
  SPOIL ("answers too late", answer, answer_late),
  SPOIL ("has chance outside", answer, answer_from_outside),
  SPOIL ("tells nothing", answer, answer_untold),
  SPOIL ("tells too much", answer, answer_too_much),
  SPOIL ("leaves an old ask", answer, answer_old_ask),
  SPOIL ("hides nothing", view, view_all),
  SPOIL ("sees with other eyes", view, view_as_neighbour),
  SPOIL ("fills in nothing", resample, fill_in_nothing),
  SPOIL ("fills in what is seen", resample, fill_in_too_much),
  SPOIL ("writes nothing", visit, visit_nothing),
  SPOIL ("is won by nobody", result, nobody_wins),
  SPOIL ("is won early", result, somebody_wins_early),
  SPOIL ("is never over", result, never_over),
  SPOIL ("has options of one id", option_id, same_ids),
  SPOIL ("has numbers for ids", option_id, numbers_as_ids),
  SPOIL ("asks without words", ask_text, unfinished_text),
  SPOIL ("offers without words", option_text, no_text),
  SPOIL ("tells what is secret", event_text, loud_event),
  SPOIL ("tells in odd lines", event_line, odd_line),
  SPOIL ("tells in empty lines", event_line, no_line),
  SPOIL ("shows what is hidden", show, show_all),
  SPOIL ("plays out wildly", playout, wild_playout),
  SPOIL ("values wildly", value, wild_value),
  SPOIL ("calls everything secret", nature, all_secret),
  SPOIL ("calls everything open", nature, all_open),
  SPOIL ("never says that asking tells", nature, never_tells),
};

/* Whether the proof finds something in so many games. */
static gboolean
finds (const BrambleGame  *game,
       guint               games,
       GError            **error)
{
  g_autofree guint8 *state = g_malloc0 (game->state_size);

  for (guint64 seed = 1; seed <= games; seed++)
    {
      g_autoptr (BrambleProof) proof = NULL;
      BrambleRng rng = { seed };
      BrambleSetup setup;
      BrambleAsk ask;

      bramble_setup_init (&setup, game);
      setup.seed = seed;
      proof = bramble_proof_new (game, &setup);
      if (!bramble_proof_begin (proof, state, &ask, error))
        return TRUE;
      while (ask.n_options > 0)
        if (!bramble_proof_answer (proof, state, &ask, bramble_rng_below (&rng, ask.n_options), error))
          return TRUE;
      if (!bramble_proof_end (proof, state, error))
        return TRUE;
    }

  return FALSE;
}

/* What is asked in a game: all of it secretly, all of it openly, and something that
 * tells by being asked; and whether seats have secrets from each other, and what happens is
 * ever told to some of them only. */
typedef struct
{
  gboolean all_secret;
  gboolean all_open;
  gboolean tells;
  gboolean secrets;
  gboolean whispers;
} Natures;

/* Whether the first two seats see different things. */
static gboolean
have_secrets (const BrambleGame *game,
              gconstpointer      state)
{
  g_autofree guint8 *first = g_malloc0 (game->state_size);
  g_autofree guint8 *second = g_malloc0 (game->state_size);

  game->view (state, 0, first);
  game->view (state, 1, second);
  return !bramble_game_equal (game, first, second);
}

static Natures
find_natures (const BrambleGame *game)
{
  Natures natures = { TRUE, TRUE, FALSE, FALSE, FALSE };

  for (guint64 seed = 1; seed <= SEEDS; seed++)
    {
      g_autoptr (KitPlay) play = NULL;
      BrambleSetup setup;

      bramble_setup_init (&setup, game);
      play = kit_play_new (game, &setup, seed);
      for (; play->ask.n_options > 0; kit_play_any (play))
        {
          guint nature = bramble_ask_nature (game, play->state, &play->ask);

          natures.all_secret &= (nature & BRAMBLE_ASK_SECRET) != 0;
          natures.all_open &= (nature & BRAMBLE_ASK_OPEN) != 0;
          natures.tells |= (nature & BRAMBLE_ASK_TELLS) != 0;
          natures.secrets = natures.secrets || have_secrets (game, play->state);
          for (guint i = 0; i < play->events.n_events; i++)
            natures.whispers |= (play->events.events[i].told & play->events.events[i].shown) != BRAMBLE_ALL_SEATS;
        }
    }
  return natures;
}

/* Natures that are not what they seem are no faults of a game in which nothing is asked
 * otherwise, and the eyes of another are as good where all see the same. */
static gboolean
is_no_fault (const Natures *natures,
             const char    *name)
{
  return (natures->all_secret && strcmp (name, "calls everything secret") == 0)
         || (natures->all_open && strcmp (name, "calls everything open") == 0)
         || (!natures->tells && strcmp (name, "never says that asking tells") == 0)
         || (!natures->secrets && strcmp (name, "sees with other eyes") == 0)
         || (!natures->whispers && strcmp (name, "tells what is secret") == 0);
}

static void
faults_are_found (const BrambleGame *game)
{
  g_autoptr (GError) none = NULL;
  const Natures natures = find_natures (game);

  whole = game;
  /* The tests of the rules prove many more games. */
  g_assert_false (finds (game, kit_often (KIT_TIMES (20), SEEDS), &none));
  g_assert_no_error (none);
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      BrambleGame spoilt = *game;
      g_autoptr (GError) error = NULL;

      if (is_no_fault (&natures, faults[i].name))
        continue;
      memcpy ((guint8 *) &spoilt + faults[i].member, &faults[i].function, sizeof faults[i].function);
      if (!finds (&spoilt, SEEDS, &error))
        g_error ("nothing is found in a game that %s", faults[i].name);
      g_test_message ("%s: %s", faults[i].name, error->message);
    }
}

/* A game with secrets does not say that it has none. */
static void
secrets_are_found (const BrambleGame *game)
{
  BrambleGame spoilt = *game;
  const Natures natures = find_natures (game);
  g_autoptr (GError) error = NULL;

  g_assert_false (game->all_open && !natures.all_open);
  whole = game;
  spoilt.all_open = TRUE;
  g_assert_true (finds (&spoilt, SEEDS, &error) == !natures.all_open);
}

static void
all_lose (gconstpointer  state,
          BrambleResult *result)
{
  nobody_wins (state, result);
  result->outcome = result->outcome == BRAMBLE_PLAYING ? BRAMBLE_PLAYING : BRAMBLE_LOST;
}

/* Nothing is wrong with a game that all can lose. */
static void
a_loss_of_all_is_right (const BrambleGame *game)
{
  BrambleGame hard = *game;
  g_autoptr (GError) error = NULL;

  whole = game;
  hard.result = all_lose;
  g_assert_false (finds (&hard, kit_often (KIT_TIMES (20), SEEDS), &error));
  g_assert_no_error (error);
}

static gboolean
place_nothing (gpointer            state,
               const char *const  *words,
               BrambleEvents      *events,
               GError            **error)
{
  return TRUE;
}

/* What is shown can be set again. */
static void
what_cannot_be_set_is_found (const BrambleGame *game)
{
  BrambleGame spoilt = *game;
  g_autoptr (GError) error = NULL;

  whole = game;
  spoilt.place = place_nothing;
  g_assert_true (finds (&spoilt, SEEDS, &error));
  g_test_message ("%s", error->message);
}

/* The offer is somebody else's. */
static BrambleOfferStage
strange_stage (gconstpointer     state,
               const BrambleAsk *ask,
               BrambleOffer     *offer)
{
  BrambleOfferStage stage = whole->trade->stage (state, ask, offer);
  guint8 from = offer->from;

  if (offer->to == BRAMBLE_NO_SEAT)
    return stage;
  offer->from = offer->to;
  offer->to = from;
  return stage;
}

/* Every question is a yes or no. */
static BrambleOfferStage
hasty_stage (gconstpointer     state,
             const BrambleAsk *ask,
             BrambleOffer     *offer)
{
  return whole->trade->stage (state, ask, offer) != BRAMBLE_OFFER_NONE ? BRAMBLE_OFFER_ANSWERING : BRAMBLE_OFFER_NONE;
}

static gboolean
exchange_nothing (gpointer            state,
                  const BrambleOffer *offer)
{
  return FALSE;
}

static void
broken_offers_are_found (const BrambleGame *game)
{
  BrambleTrade trades[3];

  if (game->trade == NULL)
    {
      g_test_skip ("nobody trades in this game");
      return;
    }
  whole = game;
  for (guint i = 0; i < G_N_ELEMENTS (trades); i++)
    trades[i] = *game->trade;
  trades[0].stage = strange_stage;
  trades[1].stage = hasty_stage;
  trades[2].exchange = exchange_nothing;
  for (guint i = 0; i < G_N_ELEMENTS (trades); i++)
    {
      BrambleGame spoilt = *game;
      g_autoptr (GError) error = NULL;

      spoilt.trade = &trades[i];
      g_assert_true (finds (&spoilt, SEEDS, &error));
      g_test_message ("%s", error->message);
    }
}

static const KitGameTest tests[] = {
  { "faults-are-found", faults_are_found },
  { "secrets-are-found", secrets_are_found },
  { "a-loss-of-all-is-right", a_loss_of_all_is_right },
  { "what-cannot-be-set-is-found", what_cannot_be_set_is_found },
  { "broken-offers-are-found", broken_offers_are_found },
  { NULL },
};

int
main (int    argc,
      char **argv)
{
  return kit_main (argc, argv, tests);
}
