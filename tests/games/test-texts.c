/* test-texts.c: everything that any game says is translated, and said in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The language of this test puts brackets around every text. What stands outside
 * of them, but for the names of the players, was never translated.
 */

#include "games-kit.h"

#include <glib/gi18n-lib.h>
#include <libintl.h>
#include <locale.h>
#include <string.h>

#include "test-plain.h"

#define GAMES 60
#define OPEN 0x27e6  /* ⟦ */
#define CLOSE 0x27e7 /* ⟧ */

static const char *const names[BRAMBLE_MAX_SEATS] = { "Anna", "Ben", "Chloe", "Dylan", "Edith", "Finn" };

/* What is left of a text outside of all brackets, without names. */
static char *
left_over (const char *text)
{
  GString *left = g_string_new (NULL);
  guint depth = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      depth -= c == CLOSE && depth > 0;
      if (depth == 0 && c != OPEN && c != CLOSE)
        g_string_append_unichar (left, c);
      depth += c == OPEN;
    }
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_string_replace (left, names[i], "", 0);
  return g_string_free (left, FALSE);
}

static void
assert_translated (const char *text)
{
  g_autofree char *left = left_over (text);

  for (const char *p = left; *p != '\0'; p = g_utf8_next_char (p))
    if (g_unichar_isalpha (g_utf8_get_char (p)))
      g_error ("“%s” is not translated", text);
  kit_assert_plain (text);
}

/* What a table of a game says by a string that was only marked. */
static void
assert_marked (const char *context,
               const char *text)
{
  g_assert_nonnull (text);
  assert_translated (g_dpgettext2 (GETTEXT_PACKAGE, context, text));
}

static void
tables_are_translated (const BrambleGame *game)
{
  assert_marked ("game", game->name);
  if (game->score_name)
    assert_marked ("score", game->score_name);
  for (guint i = 0; game->choices && game->choices[i].id; i++)
    {
      const BrambleChoice *choice = &game->choices[i];

      assert_marked ("choice", choice->name);
      if (choice->explanation)
        assert_marked ("choice", choice->explanation);
      for (guint j = 0; choice->kind == BRAMBLE_CHOICE_ONE && choice->values[j].id; j++)
        assert_marked (choice->id, choice->values[j].name);
    }
  for (guint i = 0; i < bramble_n_looks (game); i++)
    assert_marked ("look", game->looks[i].name);
  for (const BrambleLevel *level = game->levels; level->id; level++)
    {
      assert_marked ("bot", level->name);
      assert_marked ("bot", level->line);
    }
}

static void
check_ask (KitPlay *play)
{
  const BrambleGame *game = play->game;
  g_autoptr (GHashTable) labels = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *question = game->ask_text (play->state, &play->ask, names);

  assert_translated (question);
  for (guint i = 0; i < play->ask.n_options; i++)
    {
      char *label = game->option_text (play->state, &play->ask, i, names);

      assert_translated (label);
      if (!g_hash_table_add (labels, label))
        g_error ("two options to “%s” read the same", question);
    }
}

static void
check_events (KitPlay *play)
{
  for (guint i = 0; i < play->events.n_events; i++)
    for (guint seat = 0; seat <= play->game->n_seats (play->state); seat++)
      {
        guint viewer = seat < play->game->n_seats (play->state) ? seat : BRAMBLE_NO_SEAT;
        g_autofree char *text = play->game->event_text (&play->events.events[i], viewer, names);

        if (text)
          assert_translated (text);
        /* What begins a part of the game stands above what follows. */
        if (play->game->is_heading && play->game->is_heading (&play->events.events[i]))
          g_assert_cmpint (play->events.events[i].n, >, 0);
      }
}

/* What is asked, offered and told in games of every kind. */
static void
games_are_translated (const BrambleGame *game)
{
  g_autoptr (GArray) setups = kit_setups (game);

  for (guint64 seed = 0; seed < KIT_TIMES (GAMES); seed++)
    {
      g_autoptr (KitPlay) play = kit_play_new (game, &g_array_index (setups, BrambleSetup, seed % setups->len), seed);

      do
        {
          check_events (play);
          check_ask (play);
        }
      while (kit_play_any (play));
    }
}

static const KitGameTest tests[] = {
  { "tables-are-translated", tables_are_translated },
  { "games-are-translated", games_are_translated },
  { NULL },
};

int
main (int    argc,
      char **argv)
{
  g_setenv ("LOCPATH", g_getenv ("BRAMBLE_LOCALE_DIR"), TRUE);
  g_setenv ("LC_ALL", "qps.UTF-8", TRUE);
  g_assert_nonnull (setlocale (LC_ALL, ""));
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("BRAMBLE_LOCALE_DIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  return kit_main (argc, argv, tests);
}
