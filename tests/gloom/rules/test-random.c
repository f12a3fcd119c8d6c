/* test-random.c: whatever chance plays is right, and everything occurs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <proof.h>
#include <string.h>

#define MAX_ANSWERS 10000

/* Options that games are begun with; seats go through all numbers. */
static const char *const options[] = {
  "",
  "families=dealt",
  "stories=one",
  "stories=none",
  "simple=yes",
  "first-story=heart-in-a-box second-story=wolves-unionise",
  "poker-face=yes",
};

static BrambleSetup
setup_of (guint index)
{
  g_auto (GStrv) words = g_strsplit (options[index % G_N_ELEMENTS (options)], " ", -1);
  BrambleSetup setup;

  bramble_setup_init (&setup, &gloom_game);
  setup.seats = 2 + index % 4;
  setup.seed = index;
  for (guint i = 0; words[i] && words[i][0]; i++)
    {
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);

      if (strcmp (pair[0], "poker-face") == 0)
        for (guint seat = 0; seat < setup.seats; seat++)
          setup.values[bramble_find_choice (&gloom_game, pair[0])][seat] = seat % 2;
      else
        g_assert_true (bramble_setup_set (&setup, &gloom_game, pair[0], pair[1], NULL));
    }

  return setup;
}

/* Every game through the proof of all games. */
static void
games_of_all_options_are_right (void)
{
  guint n = g_test_slow () ? 560 : 56;

  for (guint i = 0; i < n; i++)
    {
      BrambleSetup setup = setup_of (i);
      g_autoptr (BrambleProof) proof = bramble_proof_new (&gloom_game, &setup);
      g_autoptr (GError) error = NULL;
      BrambleRng rng = { i };
      GloomState state;
      BrambleAsk ask;

      bramble_proof_begin (proof, &state, &ask, &error);
      for (guint answers = 0; error == NULL && ask.n_options > 0; answers++)
        {
          g_assert_cmpuint (answers, <, MAX_ANSWERS);
          bramble_proof_answer (proof, &state, &ask, bramble_rng_below (&rng, ask.n_options), &error);
        }
      if (error == NULL)
        bramble_proof_end (proof, &state, &error);
      g_assert_no_error (error);
    }
}

/* What has been seen of the game, a bit or a byte each. */
typedef struct
{
  guint64 asks;
  guint64 options;
  guint64 events;
  guint8 played[GLOOM_N_CARDS];
} Seen;

static void
watch (Seen  *seen,
       guint  index)
{
  BrambleSetup setup = setup_of (index);
  BrambleEvent store[512];
  BrambleEvents events = { store, 0, G_N_ELEMENTS (store), 0 };
  BrambleRng rng = { index };
  GloomState state;
  BrambleAsk ask;

  bramble_game_set_up (&gloom_game, &state, &setup, &events, NULL);
  gloom_game.ask (&state, &ask);
  for (;;)
    {
      for (guint i = 0; i < events.n_events; i++)
        {
          const BrambleEvent *e = &store[i];

          seen->events |= G_GUINT64_CONSTANT (1) << e->kind;
          if (e->kind == GLOOM_EVENT_ANNOUNCED || e->kind == GLOOM_EVENT_STORY_CLAIMED)
            seen->played[e->card] = TRUE;
          else if (e->kind == GLOOM_EVENT_RESPONDED)
            seen->played[e->cause] = TRUE;
          else if (e->kind == GLOOM_EVENT_CHARACTER_CHOSEN)
            seen->played[e->b] = TRUE;
        }
      seen->asks |= G_GUINT64_CONSTANT (1) << ask.kind;
      for (guint i = 0; i < ask.n_options; i++)
        seen->options |= G_GUINT64_CONSTANT (1) << ask.options[i].kind;
      if (ask.n_options == 0)
        return;
      events.n_events = 0;
      gloom_game.answer (&state, &ask, bramble_rng_below (&rng, ask.n_options), &events);
    }
}

static void
everything_occurs (void)
{
  Seen seen = { 0 };

  for (guint i = 0; i < 700; i++)
    watch (&seen, i);
  /* So many Modifiers of one family as need two steps are too rare; they have a
   * test of their own. */
  for (guint kind = 0; kind < GLOOM_N_ASKS; kind++)
    if (kind != GLOOM_ASK_HERO && ((seen.asks >> kind) & 1) == 0)
      g_error ("%s is never asked", gloom_asks[kind].id);
  for (guint kind = 0; kind < GLOOM_N_OPTIONS; kind++)
    if (((seen.options >> kind) & 1) == 0)
      g_error ("option %u is never offered", kind);
  for (guint kind = 0; kind < GLOOM_N_EVENTS; kind++)
    if (((seen.events >> kind) & 1) == 0)
      g_error ("%s never happens", gloom_event_id (&(BrambleEvent) { .kind = (guint8) kind }));
  for (guint card = 0; card < GLOOM_N_CARDS; card++)
    if (!seen.played[card])
      g_error ("%s is never played", gloom_cards[card].id);
}

/* The ends of games with fixed seeds. One that changes when the rules should not
 * have is a bug; see CONTRIBUTING.md. */
static void
digests_of_fixed_seed_games (void)
{
  static const guint64 digests[] = {
    G_GUINT64_CONSTANT (0xbb0d823189571e71),
    G_GUINT64_CONSTANT (0xf29b70e389c6ee84),
    G_GUINT64_CONSTANT (0xbf3ab176a589a5ed),
    G_GUINT64_CONSTANT (0xf804d08394e92042),
    G_GUINT64_CONSTANT (0x76ee573d20d9c980),
    G_GUINT64_CONSTANT (0x2a38d1703009efe9),
    G_GUINT64_CONSTANT (0x839575990d0c053f),
    G_GUINT64_CONSTANT (0x970fa3d3d7885460),
    G_GUINT64_CONSTANT (0x124facacf746180a),
    G_GUINT64_CONSTANT (0x2042d5b63ebae24b),
    G_GUINT64_CONSTANT (0x41979d2ef00ddd4c),
    G_GUINT64_CONSTANT (0x9d8641ea9b08603b),
    G_GUINT64_CONSTANT (0xc72c894b2fc1eef5),
    G_GUINT64_CONSTANT (0x94dec4937dacb1b4),
    G_GUINT64_CONSTANT (0xc6eeece9b066e7e3),
    G_GUINT64_CONSTANT (0x0468a123cb40d6fb),
    G_GUINT64_CONSTANT (0xec5dfa34f3dbd861),
    G_GUINT64_CONSTANT (0x938227f7e94454df),
    G_GUINT64_CONSTANT (0x5105be1e1b82fe55),
    G_GUINT64_CONSTANT (0xebb3b26631793443),
    G_GUINT64_CONSTANT (0xeaaafc9b3178fc59),
    G_GUINT64_CONSTANT (0x2a5be88eb07ca742),
    G_GUINT64_CONSTANT (0xff0da724a7fd7485),
    G_GUINT64_CONSTANT (0x81c5586e446e86c5),
    G_GUINT64_CONSTANT (0x7adf20ebc9b00e1c),
    G_GUINT64_CONSTANT (0xda10117a123fad99),
    G_GUINT64_CONSTANT (0x6aede506e58d714c),
    G_GUINT64_CONSTANT (0x5984736326fd03c0),
  };

  for (guint i = 0; i < G_N_ELEMENTS (digests); i++)
    {
      BrambleSetup setup = setup_of (i);
      BrambleRng rng = { i };
      GloomState state;
      BrambleAsk ask;
      guint64 hash;

      bramble_game_set_up (&gloom_game, &state, &setup, NULL, NULL);
      gloom_game.ask (&state, &ask);
      while (ask.n_options > 0)
        gloom_game.answer (&state, &ask, bramble_rng_below (&rng, ask.n_options), NULL);
      hash = bramble_game_hash (&gloom_game, &state);
      g_test_message ("    G_GUINT64_CONSTANT (0x%016" G_GINT64_MODIFIER "x),", hash);
      g_assert_cmphex (hash, ==, digests[i]);
    }
}

const KitTest kit_random_tests[] = {
  { "random", "games-of-all-options-are-right", games_of_all_options_are_right },
  { "random", "everything-occurs", everything_occurs },
  { "position", "digests-of-fixed-seed-games", digests_of_fixed_seed_games },
  { NULL },
};
