/* test-position-2.c: positions as bytes, answers, ids and digests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <string.h>

#include <rules/asks.h>
#include "test-setup.h"

typedef void (*Visit) (const GrimmState *s,
                       const BrambleAsk *ask,
                       BrambleRng       *rng);

/* Plays random games of all kinds and visits every position. */
static void
in_random_games (guint games,
                 guint length,
                 Visit visit)
{
  for (guint game = 0; game < games; game++)
    {
      BrambleSetup setup = test_setup (2 + game % 3, game, BRAMBLE_NO_SEAT, game % 4 ? "all" : "basic", game % 5 == 4 ? "draft" : "published");
      BrambleRng rng = { game };
      GrimmState s;
      BrambleAsk ask;

      g_assert_true (bramble_game_set_up (&grimm_game, &s, &setup, NULL, NULL));
      grimm_game.ask (&s, &ask);
      for (guint i = 0; i < length && !s.over; i++)
        {
          visit (&s, &ask, &rng);
          g_assert_true (grimm_game.answer (&s, &ask, grimm_game.playout (&s, &ask, &rng), NULL));
        }
      visit (&s, &ask, &rng);
    }
}

/* Bytes. */

static void
write_and_read (const GrimmState *s,
                const BrambleAsk *ask,
                BrambleRng       *rng)
{
  guint8 bytes[BRAMBLE_MAX_WRITTEN], again[BRAMBLE_MAX_WRITTEN];
  gsize size = bramble_game_write (&grimm_game, s, bytes, sizeof bytes);
  GrimmState back;
  BrambleAsk back_ask;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (size, >, 0);
  bramble_game_read (&grimm_game, &back, bytes, size, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (bramble_game_hash (&grimm_game, &back), ==, bramble_game_hash (&grimm_game, s));
  g_assert_cmpuint (bramble_game_write (&grimm_game, &back, again, sizeof again), ==, size);
  g_assert_cmpmem (again, size, bytes, size);
  grimm_game.ask (&back, &back_ask);
  g_assert_cmpuint (back_ask.turn, ==, ask->turn);
  g_assert_cmpuint (back_ask.kind, ==, ask->kind);
  g_assert_cmpuint (back_ask.seat, ==, ask->seat);
  g_assert_cmpmem (back_ask.options, back_ask.n_options * sizeof (BrambleOption),
                   ask->options, ask->n_options * sizeof (BrambleOption));
}

static void
bytes_come_back_as_the_same_position (void)
{
  in_random_games (40, 1000, write_and_read);
}

static void
write_into_too_little (const GrimmState *s,
                       const BrambleAsk *ask,
                       BrambleRng       *rng)
{
  guint8 bytes[BRAMBLE_MAX_WRITTEN];
  gsize size = bramble_game_write (&grimm_game, s, bytes, sizeof bytes);
  g_autofree guint8 *exact = g_malloc (size);

  if (bramble_rng_below (rng, 50) != 0)
    return;
  g_assert_cmpuint (bramble_game_write (&grimm_game, s, exact, size), ==, size);
  for (gsize less = 0; less < size; less++)
    {
      g_autofree guint8 *small = g_malloc (MAX (less, 1));

      g_assert_cmpuint (bramble_game_write (&grimm_game, s, small, less), ==, 0);
    }
}

static void
too_small_a_buffer_is_not_written (void)
{
  in_random_games (6, 200, write_into_too_little);
}

/* The bytes are refused, and the state they were read into is untouched. */
static void
refuse_bytes (const guint8 *bytes,
              gsize         size)
{
  GrimmState back, before;
  g_autoptr (GError) error = NULL;

  memset (&back, 0x5a, sizeof back);
  before = back;
  g_assert_false (bramble_game_read (&grimm_game, &back, bytes, size, &error));
  g_assert_error (error, BRAMBLE_RULES_ERROR, BRAMBLE_RULES_ERROR_BYTES);
  g_assert_cmpmem (&back, sizeof back, &before, sizeof before);
}

static void
truncate_bytes (const GrimmState *s,
                const BrambleAsk *ask,
                BrambleRng       *rng)
{
  guint8 bytes[BRAMBLE_MAX_WRITTEN] = { 0 };
  gsize size = bramble_game_write (&grimm_game, s, bytes, sizeof bytes);

  if (bramble_rng_below (rng, 50) != 0)
    return;
  for (gsize less = 0; less < size; less++)
    {
      g_autofree guint8 *part = g_malloc (MAX (less, 1));

      memcpy (part, bytes, less);
      refuse_bytes (part, less);
    }
  refuse_bytes (bytes, size + 1);
}

static void
truncated_or_lengthened_bytes_are_refused (void)
{
  in_random_games (6, 200, truncate_bytes);
}

/* What is not refused is a position that passes every check, and it is the one
 * that these bytes say. */
static void
alter_bytes (const GrimmState *s,
             const BrambleAsk *ask,
             BrambleRng       *rng)
{
  static const guint8 changes[] = { 0x01, 0x02, 0x04, 0x10, 0x80, 0xff };
  guint8 bytes[BRAMBLE_MAX_WRITTEN];
  gsize size = bramble_game_write (&grimm_game, s, bytes, sizeof bytes);

  if (bramble_rng_below (rng, 10) != 0)
    return;
  for (gsize at = 0; at < size; at++)
    for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
      {
        GrimmState back;
        g_autoptr (GError) error = NULL;

        bytes[at] ^= changes[i];
        memset (&back, 0x5a, sizeof back);
        if (bramble_game_read (&grimm_game, &back, bytes, size, &error))
          {
            guint8 again[BRAMBLE_MAX_WRITTEN];
            BrambleAsk back_ask;

            grimm_check (&back, &error);
            g_assert_no_error (error);
            g_assert_cmpuint (bramble_game_write (&grimm_game, &back, again, sizeof again), ==, size);
            g_assert_cmpmem (again, size, bytes, size);
            grimm_game.ask (&back, &back_ask);
            g_assert_true (back.over || back_ask.n_options > 0);
          }
        else
          g_assert_nonnull (error);
        bytes[at] ^= changes[i];
      }
}

static void
altered_bytes_are_refused_or_a_position (void)
{
  in_random_games (20, 200, alter_bytes);
}

static void
no_bytes_are_refused (void)
{
  guint8 zero[600] = { 0 };
  guint8 ones[600];

  memset (ones, 0xff, sizeof ones);
  refuse_bytes (zero, 0);
  refuse_bytes (zero, sizeof zero);
  refuse_bytes (ones, sizeof ones);
}

/* Answers. */

static void
answer_illegally (const GrimmState *s,
                  const BrambleAsk *ask,
                  BrambleRng       *rng)
{
  const guint options[] = { ask->n_options, ask->n_options + 1u, BRAMBLE_MAX_OPTIONS, 255, G_MAXUINT };

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      GrimmState copy = *s;
      BrambleAsk copy_ask = *ask;
      BrambleEvent store[4];
      BrambleEvents events = { .events = store, .size = 4 };

      g_assert_false (grimm_game.answer (&copy, &copy_ask, options[i], &events));
      g_assert_cmpmem (&copy, sizeof copy, s, sizeof *s);
      g_assert_cmpmem (&copy_ask, sizeof copy_ask, ask, sizeof *ask);
      g_assert_cmpuint (events.n_events, ==, 0);
    }
}

static void
illegal_answers_are_refused_and_change_nothing (void)
{
  in_random_games (20, 300, answer_illegally);
}

static void
answer_stale_asks (const GrimmState *s,
                   const BrambleAsk *ask,
                   BrambleRng       *rng)
{
  GrimmState after = *s, before;
  BrambleAsk next = *ask, stale = *ask;

  if (s->over)
    return;
  g_assert_true (grimm_game.answer (&after, &next, 0, NULL));
  before = after;
  g_assert_false (grimm_game.answer (&after, &stale, 0, NULL));
  g_assert_cmpmem (&after, sizeof after, &before, sizeof before);
  g_assert_cmpmem (&stale, sizeof stale, ask, sizeof *ask);
  /* Nor can one answer before one is asked. */
  if (!after.over)
    {
      GrimmState early = *s;

      g_assert_false (grimm_game.answer (&early, &next, 0, NULL));
      g_assert_cmpmem (&early, sizeof early, s, sizeof *s);
    }
}

static void
stale_asks_are_refused_and_change_nothing (void)
{
  in_random_games (20, 300, answer_stale_asks);
}

static guint ended;

static void
answer_after_the_end (const GrimmState *s,
                      const BrambleAsk *ask,
                      BrambleRng       *rng)
{
  GrimmState after = *s;
  BrambleAsk last = *ask;

  if (!s->over)
    return;
  g_assert_cmpuint (ask->n_options, ==, 0);
  g_assert_cmpuint (ask->seat, ==, BRAMBLE_NO_SEAT);
  g_assert_false (grimm_game.answer (&after, &last, 0, NULL));
  g_assert_cmpmem (&after, sizeof after, s, sizeof *s);
  ended++;
}

static void
nothing_is_answered_when_the_game_is_over (void)
{
  ended = 0;
  in_random_games (20, 3000, answer_after_the_end);
  g_assert_cmpuint (ended, ==, 20);
}

/* Ids. */

static gboolean
is_kebab_case (const char *id)
{
  gboolean word = FALSE;

  for (; *id; id++)
    if (*id == '-')
      {
        if (!word)
          return FALSE;
        word = FALSE;
      }
    else if (g_ascii_islower (*id) || g_ascii_isdigit (*id))
      word = TRUE;
    else
      return FALSE;

  return word;
}

static void
games_are_found_by_id (void)
{
  g_assert_true (bramble_game_by_id ("grimm-forest") == &grimm_game);
  g_assert_null (bramble_game_by_id ("grimm"));
  g_assert_null (bramble_game_by_id (""));
  for (guint i = 0; bramble_games ()[i]; i++)
    {
      g_assert_true (is_kebab_case (bramble_games ()[i]->id));
      g_assert_true (bramble_game_by_id (bramble_games ()[i]->id) == bramble_games ()[i]);
    }
}

static gboolean asked[GRIMM_N_ASKS];

static void
look_at_option_ids (const GrimmState *s,
                    const BrambleAsk *ask,
                    BrambleRng       *rng)
{
  asked[ask->kind] = TRUE;
  for (guint i = 0; i < ask->n_options; i++)
    {
      char id[64];

      grimm_game.option_id (ask, i, id, sizeof id);
      g_assert_true (is_kebab_case (id));
      g_assert_cmpuint (strlen (id), <, sizeof id - 1);
      /* The first with that id is this one: no other has it. */
      g_assert_cmpint (bramble_ask_find_option (&grimm_game, ask, id), ==, (int) i);
    }
  g_assert_cmpint (bramble_ask_find_option (&grimm_game, ask, "unicorn"), ==, -1);
}

static void
option_ids_are_unique_within_their_ask (void)
{
  memset (asked, 0, sizeof asked);
  in_random_games (200, 2000, look_at_option_ids);
  /* Every kind of ask was among them. */
  for (guint kind = 0; kind < GRIMM_N_ASKS; kind++)
    if (!asked[kind])
      g_error ("%s was never asked", grimm_asks[kind].id);
}

static void
ask_ids_are_unique_and_kebab_case (void)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint kind = 0; kind < GRIMM_N_ASKS; kind++)
    {
      g_assert_true (is_kebab_case (grimm_asks[kind].id));
      g_assert_true (g_hash_table_add (ids, (gpointer) grimm_asks[kind].id));
    }
}

/* These ids are in saved games; they never change. */
static void
card_ids_are_stable (void)
{
  static const char *const ids[] = {
    "a-friendly-game", "big-bad-wolf", "bridge-troll", "chinny-chin-chin", "consult-the-oracle", "crystal-ball",
    "curse-of-darkness", "cutting-corners", "dragon", "fairy-food", "ghostly-whispers", "giant", "grandmas-house",
    "harvest-moon", "hidden-vault", "hired-help", "little-helpers", "lonely-castle", "magic-flute",
    "mysterious-stranger", "night-at-the-tavern", "powerful-friends", "roar", "royal-wedding", "search-the-past",
    "share-the-wealth", "spy-network", "taxation", "thoughtful-gift", "wandering-trader", "wishing-well", "wolf",
    "aladdin", "ali-baba", "cinderella", "evil-queen", "fairy-godmother", "frog-prince", "gingerbread-man",
    "golden-goose", "goldilocks", "hansel-and-gretel", "huntsman", "jack-the-giant-slayer", "little-mermaid",
    "pinocchio", "puss-in-boots", "rapunzel", "red-riding-hood", "robin-hood", "rumpelstiltskin", "seven-dwarfs",
    "sleeping-beauty", "snow-white", "thumbelina", "tom-thumb", "wood-cutter",
  };

  g_assert_cmpuint (G_N_ELEMENTS (ids), ==, 57);
  g_assert_cmpuint (GRIMM_N_FABLES, ==, 32);
  g_assert_cmpuint (GRIMM_N_CARDS, ==, 57);
  for (guint card = 0; card < GRIMM_N_CARDS; card++)
    {
      g_assert_cmpstr (grimm_cards[card].id, ==, ids[card]);
      g_assert_cmpint (grimm_card_by_id (ids[card]), ==, (int) card);
      g_assert_true (is_kebab_case (ids[card]));
    }
  g_assert_cmpint (grimm_card_by_id ("unicorn"), ==, -1);
}

/* Digests. */

/* What a game comes to: the hash of its last position, after at most so many
 * random answers. */
#define DIGEST_ANSWERS 2000

static guint64
digest (guint       seats,
        const char *edition,
        const char *cards)
{
  g_autoptr (Kit) k = kit_new_with (test_setup (seats, 7, 0, cards, edition));
  BrambleRng rng;

  bramble_rng_seed (&rng, 7);
  for (guint i = 0; i < DIGEST_ANSWERS && !k->s.over; i++)
    g_assert_true (grimm_game.answer (&k->s, &k->ask, bramble_rng_below (&rng, k->ask.n_options), NULL));
  return bramble_game_hash (&grimm_game, &k->s);
}

/* The same seed and the same answers make the same game, on every machine and
 * in every version. When a rule or the state changes on purpose, run this test
 * with --verbose and copy the lines that it prints into the table. */
static void
digests_of_fixed_seed_games (void)
{
  static const struct
  {
    guint seats;
    const char *edition;
    const char *cards;
    guint64 hash;
  } games[] = {
    { 2, "published", "basic", G_GUINT64_CONSTANT (0xb2da92e6f46d6322) },
    { 3, "published", "basic", G_GUINT64_CONSTANT (0xb9ec35be5df5250c) },
    { 4, "published", "basic", G_GUINT64_CONSTANT (0x8d63aae845d1149b) },
    { 2, "published", "all", G_GUINT64_CONSTANT (0xf6f6e73133675ae3) },
    { 3, "published", "all", G_GUINT64_CONSTANT (0xf1f38c6d43c04c94) },
    { 4, "published", "all", G_GUINT64_CONSTANT (0xcba1e86beacbf5b5) },
    { 2, "draft", "basic", G_GUINT64_CONSTANT (0xef92fd25611e09dd) },
    { 3, "draft", "basic", G_GUINT64_CONSTANT (0x099028019674695d) },
    { 4, "draft", "basic", G_GUINT64_CONSTANT (0x41edd1b8b0565293) },
  };
  gboolean same = TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      guint64 hash = digest (games[i].seats, games[i].edition, games[i].cards);

      g_test_message ("{ %u, \"%s\", \"%s\", G_GUINT64_CONSTANT (0x%016" G_GINT64_MODIFIER "x) },", games[i].seats,
                      games[i].edition, games[i].cards, hash);
      same &= hash == games[i].hash;
    }
  g_assert_true (same);
}

static void
digests_do_not_depend_on_the_run (void)
{
  g_assert_cmpuint (digest (4, "published", "all"), ==, digest (4, "published", "all"));
  g_assert_cmpuint (digest (4, "published", "all"), !=, digest (4, "published", "basic"));
}

const KitTest kit_bytes_tests[] = {
  { "position", "bytes-come-back-as-the-same-position", bytes_come_back_as_the_same_position },
  { "position", "too-small-a-buffer-is-not-written", too_small_a_buffer_is_not_written },
  { "position", "truncated-or-lengthened-bytes-are-refused", truncated_or_lengthened_bytes_are_refused },
  { "position", "altered-bytes-are-refused-or-a-position", altered_bytes_are_refused_or_a_position },
  { "position", "no-bytes-are-refused", no_bytes_are_refused },
  { "position", "illegal-answers-are-refused-and-change-nothing", illegal_answers_are_refused_and_change_nothing },
  { "position", "stale-asks-are-refused-and-change-nothing", stale_asks_are_refused_and_change_nothing },
  { "position", "nothing-is-answered-when-the-game-is-over", nothing_is_answered_when_the_game_is_over },
  { "position", "games-are-found-by-id", games_are_found_by_id },
  { "position", "option-ids-are-unique-within-their-ask", option_ids_are_unique_within_their_ask },
  { "position", "ask-ids-are-unique-and-kebab-case", ask_ids_are_unique_and_kebab_case },
  { "position", "card-ids-are-stable", card_ids_are_stable },
  { "position", "digests-of-fixed-seed-games", digests_of_fixed_seed_games },
  { "position", "digests-do-not-depend-on-the-run", digests_do_not_depend_on_the_run },
  { NULL },
};
