/* test-show.c: what is shown of a position makes it again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <string.h>

#include <rules/asks.h>
#include "test-setup.h"

/* The value of the line of that key, or NULL. */
static char *
value_of (char      **lines,
          const char *key)
{
  for (guint i = 0; lines[i]; i++)
    if (g_str_has_prefix (lines[i], key) && lines[i][strlen (key)] == ' ')
      return g_strdup (lines[i] + strlen (key) + 1);

  return NULL;
}

/* Lines that are said when a game begins, or that follow from others. */
static gboolean
cannot_be_set (const char *line)
{
  static const char *const keys[] = { "players ", "edition ", "cards ", "supply ", "winner ", "won-by ",
                                      "asks " };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (g_str_has_prefix (line, keys[i]))
      return TRUE;

  return *line == '\0';
}

/* Makes a position from nothing but what is shown of it: a new game, and its
 * lines in their order. */
static Kit *
rebuild (const char *shown)
{
  g_auto (GStrv) lines = g_strsplit (shown, "\n", -1);
  g_autofree char *players = value_of (lines, "players");
  g_autofree char *edition = value_of (lines, "edition");
  g_autofree char *cards = value_of (lines, "cards");
  g_autofree char *now = value_of (lines, "now");
  Kit *k = kit_begin_with (test_setup ((guint) g_ascii_strtoull (players, NULL, 10), 99, 0, cards, edition));

  for (guint i = 0; lines[i]; i++)
    if (!cannot_be_set (lines[i]) && !(now && g_str_has_prefix (lines[i], "window ")))
      kit_set (k, lines[i]);
  return k;
}

/* The hash without what is no part of a position: how many answers it took,
 * what is left of a robbery or of a card that is gone, and the order in which
 * two things were learnt. */
static guint64
essence (const GrimmState *s)
{
  GrimmState copy = *s;

  copy.turn = 0;
  for (guint seat = 0; seat < copy.n_seats; seat++)
    {
      GrimmPlayer *player = &copy.players[seat];

      if (player->robbed == GRIMM_NONE)
        player->loot = 0;
      if (player->fable == GRIMM_NONE)
        player->fable_seen = 0;
      if (player->gather == GRIMM_NONE)
        player->gather_seen = 0;
      for (guint fable = 0; fable < GRIMM_N_FABLES; fable++)
        {
          guint8 byte = copy.known[seat][fable];

          if ((byte & 0x0f) == 0)
            copy.known[seat][fable] = (guint8) (byte >> 4);
        }
    }
  return bramble_game_hash (&grimm_game, &copy);
}

static guint rebuilt;
static guint amid;
static guint ended;

static void
make_again (const GrimmState *s,
            const BrambleAsk *ask,
            BrambleRng       *rng)
{
  g_autofree char *shown = NULL;
  g_autofree char *again = NULL;
  g_autoptr (Kit) k = NULL;

  shown = grimm_show (s, BRAMBLE_NO_SEAT);
  k = rebuild (shown);
  again = grimm_show (&k->s, BRAMBLE_NO_SEAT);
  g_assert_cmpstr (again, ==, shown);
  g_assert_cmpmem (k->ask.options, k->ask.n_options * sizeof (BrambleOption),
                   ask->options, ask->n_options * sizeof (BrambleOption));
  g_assert_cmpuint (essence (&k->s), ==, essence (s));
  rebuilt++;
  amid += !s->over && s->ask_kind != GRIMM_ASK_PLAN_GATHER && s->ask_kind != GRIMM_ASK_ACTION;
  ended += s->over;
}

/* What is shown of a position of a random game makes one that has the same hash,
 * in the middle of an effect, too: so the same answers lead from both to the same
 * ends. */
static void
lines_make_the_same_position (void)
{
  rebuilt = 0;
  amid = 0;
  ended = 0;
  kit_random_games (90, 600, make_again);
  g_assert_cmpuint (rebuilt, >, 5000);
  g_assert_cmpuint (amid, >, 1000);
  g_assert_cmpuint (ended, >, 20);
}

/* Random answers lead to more than playouts do: swapped cards, dreams, Friends
 * who have looked. */
static void
lines_make_the_same_position_after_random_answers (void)
{
  rebuilt = 0;
  for (guint i = 0; i < 60; i++)
    {
      g_autoptr (Kit) k = kit_begin_with (test_setup (2 + i % 3, i, BRAMBLE_NO_SEAT, "all", i % 6 == 5 ? "draft" : "published"));
      BrambleRng rng = { i };

      for (guint n = 0; n < 500 && !k->s.over; n++)
        {
          make_again (&k->s, &k->ask, &rng);
          kit_forget (k);
          g_assert_true (grimm_game.answer (&k->s, &k->ask, bramble_rng_below (&rng, k->ask.n_options), &k->events));
        }
    }
  g_assert_cmpuint (rebuilt, >, 5000);
}

/* Everything that may be between two such moments is shown too: positions of
 * which the same is shown differ in nothing. */
static void
effects_under_way_are_shown (void)
{
  KIT (3, "hand seat-1 giant", "friend seat-2 wood-cutter", "friend seat-3 robin-hood");

  kit_plan (k, "fields giant", "fields", "forest");
  kit_answer (k, "place-monster", "fields");
  kit_asks (k, "cancel", "seat-2");
  kit_shows (k, "now gather-end cancel seat-2 round:step=1,part=3 "
                "monster:step=2,owner=seat-1,cause=giant,seat=1,index=2");
  kit_shows (k, "monster seat-1 fields");
  kit_shows (k, "monster-played yes");
  kit_answer (k, "cancel", "yes");
  kit_shows (k, "turn seat-1");
}

/* Whatever is changed in a position, something else is shown. */
static void
a_change_of_any_byte_is_shown (void)
{
  KIT (4, "friend seat-1 ali-baba", "robbed seat-1 seat-2 wood", "plan seat-1 fields wolf", "plan seat-2 forest roar",
       "plan seat-3 fields", "swapped seat-1 seat-3", "plan seat-4 fields", "friend seat-2 evil-queen",
       "strange seat-3 brickyard-of-seat-1", "planning seat-2");
  g_autofree char *shown = grimm_show (&k->s, BRAMBLE_NO_SEAT);
  guint changes = 0;

  kit_asks (k, "queen-peek", "seat-2");
  for (gsize at = 0; at < sizeof k->s; at++)
    for (guint by = 1; by < 4; by++)
      {
        GrimmState other = k->s;
        guint8 bytes[BRAMBLE_MAX_WRITTEN];
        g_autofree char *others = NULL;

        ((guint8 *) &other)[at] ^= (guint8) by;
        /* Only what is a possible position: it passes the check, and its bytes
         * can be read. */
        if (!grimm_check (&other, NULL)
            || !bramble_game_read (&grimm_game, &other, bytes, bramble_game_write (&grimm_game, &other, bytes, sizeof bytes), NULL)
            || essence (&other) == essence (&k->s))
          continue;
        others = grimm_show (&other, BRAMBLE_NO_SEAT);
        if (strcmp (others, shown) == 0)
          g_error ("byte %" G_GSIZE_FORMAT " changes nothing that is shown", at);
        changes++;
      }
  g_test_message ("%u changes", changes);
  g_assert_cmpuint (changes, >, 500);
}

/* What a seat knows of the hands of others is shown to it, and marked. */
static void
a_seat_sees_what_it_knows_of_hands (void)
{
  KIT (3, "friend seat-1 snow-white", "hand seat-2 wolf dragon", "plan seat-1 fields", "plan seat-2 fields",
       "plan seat-3 forest", "window gather-end");
  g_autofree char *giver = NULL;
  g_autofree char *third = NULL;

  kit_answer (k, "give-fable", "wolf");
  giver = grimm_show (&k->s, 1);
  third = grimm_show (&k->s, 2);
  g_assert_nonnull (strstr (giver, "\nhand seat-1 known:wolf\n"));
  g_assert_nonnull (strstr (giver, "\nknows seat-2 wolf seat-1\n"));
  g_assert_nonnull (strstr (third, "\nhand seat-1 ?\n"));
  g_assert_null (strstr (third, "knows "));
}

/* While a Fable lies face down, it may be the one that is known. */
static void
a_known_fable_may_be_the_one_that_lies_there (void)
{
  KIT (3, "hand seat-2 wolf dragon", "plan seat-2 fields wolf", "plan seat-1 fields", "plan seat-3 forest",
       "friend seat-3 evil-queen", "knows seat-1 wolf seat-2", "planning seat-3");
  g_autofree char *text = grimm_show (&k->s, 0);

  kit_asks (k, "queen-peek", "seat-3");
  g_assert_nonnull (strstr (text, "\nplan seat-2 ? ?\n"));
  g_assert_nonnull (strstr (text, "\nhand seat-2 ?\n"));
  g_assert_nonnull (strstr (text, "\nknows seat-1 wolf seat-2\n"));
}

/* A view shows whose card was swapped, by its back, and not which. */
static void
a_swapped_card_shows_its_back (void)
{
  KIT (3, "hand seat-3 wishing-well");
  g_autofree char *third = NULL;

  kit_plan (k, "forest", "brickyard", "fields wishing-well");
  kit_asks (k, "wishing-well", "seat-3");
  kit_answer (k, "wishing-well", "seat-1-seat-2");
  kit_shows (k, "pig seat-1 brickyard");
  kit_set (k, "window plan");
  kit_set (k, "plan seat-1 forest");
  kit_set (k, "plan seat-2 brickyard");
  kit_set (k, "plan seat-3 fields");
  kit_set (k, "friend seat-3 evil-queen");
  kit_set (k, "swapped seat-1 seat-2");
  kit_set (k, "planning seat-3");
  third = grimm_show (&k->s, 2);
  g_assert_nonnull (strstr (third, "\nplan seat-1 ? none\n"));
  g_assert_nonnull (strstr (third, "\nswapped seat-1 seat-2\n"));
}

const KitTest kit_show_tests[] = {
  { "position", "shown-lines-make-the-same-position", lines_make_the_same_position },
  { "position", "shown-lines-make-the-same-position-after-random-answers",
    lines_make_the_same_position_after_random_answers },
  { "position", "effects-under-way-are-shown", effects_under_way_are_shown },
  { "position", "a-change-of-any-byte-is-shown", a_change_of_any_byte_is_shown },
  { "position", "a-seat-sees-what-it-knows-of-hands", a_seat_sees_what_it_knows_of_hands },
  { "position", "a-known-fable-may-be-the-one-that-lies-there", a_known_fable_may_be_the_one_that_lies_there },
  { "position", "a-swapped-card-shows-its-back", a_swapped_card_shows_its_back },
  { NULL },
};
