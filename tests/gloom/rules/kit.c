/* kit.c: playing positions in words, for tests of Fairytale Gloom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <string.h>

static const BrambleGame *const game = &gloom_game;

/* More answers than any way through a turn needs. */
#define PATIENCE 200

static void
check (Kit *k)
{
  g_autoptr (GError) error = NULL;

  game->check (&k->s, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (k->events.lost, ==, 0);
}

Kit *
kit_begin (const char *choices)
{
  Kit *k = g_new0 (Kit, 1);
  g_auto (GStrv) words = g_strsplit (choices, " ", -1);
  g_autoptr (GError) error = NULL;
  BrambleSetup setup;

  k->events.events = k->store;
  k->events.size = G_N_ELEMENTS (k->store);
  bramble_setup_init (&setup, game);
  for (guint i = 0; words[i]; i++)
    {
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);

      bramble_setup_set (&setup, game, pair[0], pair[1], &error);
      g_assert_no_error (error);
    }
  bramble_game_set_up (game, &k->s, &setup, &k->events, &error);
  g_assert_no_error (error);
  game->ask (&k->s, &k->ask);
  check (k);
  return k;
}

Kit *
kit_new (guint seats,
         ...)
{
  g_autofree char *choices = g_strdup_printf ("players=%u families=dealt start=1 first-story=kingdom-to-let "
                                              "second-story=fairys-invoice", seats);
  Kit *k = kit_begin (choices);
  g_autoptr (GString) families = g_string_new ("families");
  const char *command;
  va_list args;

  for (guint hero = 0; hero < gloom_n_heroes (&k->s); hero++)
    g_string_append_printf (families, " %s", gloom_cards[GLOOM_N_DECK_AND_STORIES + hero].id);
  kit_set (k, families->str);
  for (guint seat = 1; seat <= seats; seat++)
    {
      g_autofree char *none = g_strdup_printf ("hand seat-%u none", seat);

      kit_set (k, none);
    }
  va_start (args, seats);
  while ((command = va_arg (args, const char *)))
    kit_set (k, command);
  va_end (args);
  kit_forget (k);
  return k;
}

void
kit_free (Kit *k)
{
  g_free (k);
}

void
kit_set (Kit        *k,
         const char *command)
{
  g_auto (GStrv) words = g_strsplit (command, " ", -1);
  g_autoptr (GError) error = NULL;

  if (!game->place (&k->s, (const char *const *) words, &k->events, &error))
    g_error ("set %s: %s", command, error->message);
  game->ask (&k->s, &k->ask);
  check (k);
}

void
kit_set_fails (Kit        *k,
               const char *command,
               const char *message)
{
  g_auto (GStrv) words = g_strsplit (command, " ", -1);
  g_autoptr (GError) error = NULL;
  guint64 before = bramble_game_hash (game, &k->s);

  g_assert_false (game->place (&k->s, (const char *const *) words, NULL, &error));
  g_assert_nonnull (error);
  if (strstr (error->message, message) == NULL)
    g_error ("set %s: expected “%s”, got “%s”", command, message, error->message);
  g_assert_cmpuint (bramble_game_hash (game, &k->s), ==, before);
}

void
kit_asks (Kit        *k,
          const char *ask,
          const char *seat)
{
  g_autofree char *asked = g_strdup_printf ("seat-%u", k->ask.seat + 1u);

  g_assert_cmpstr (game->ask_id (&k->ask), ==, ask);
  g_assert_cmpstr (asked, ==, seat);
}

gboolean
kit_offers (Kit        *k,
            const char *option)
{
  return bramble_ask_find_option (game, &k->ask, option) >= 0;
}

void
kit_offers_only (Kit        *k,
                 const char *options)
{
  g_auto (GStrv) words = g_strsplit (options, " ", -1);

  for (guint i = 0; words[i]; i++)
    if (!kit_offers (k, words[i]))
      g_error ("%s is not offered", words[i]);
  g_assert_cmpuint (k->ask.n_options, ==, g_strv_length (words));
}

void
kit_answer (Kit        *k,
            const char *ask,
            const char *option)
{
  GloomState before = k->s;
  BrambleEvents events = { g_newa (BrambleEvent, 256), 0, 256, 0 };
  g_autoptr (GError) error = NULL;
  BrambleAsk again;
  int at;

  g_assert_cmpstr (game->ask_id (&k->ask), ==, ask);
  at = bramble_ask_find_option (game, &k->ask, option);
  if (at < 0)
    {
      g_autofree char *shown = game->show (&k->s, GLOOM_NONE);

      g_error ("%s does not offer %s:\n%s", ask, option, shown);
    }
  g_assert_true (game->answer (&k->s, &k->ask, (guint) at, &events));
  for (guint i = 0; i < events.n_events; i++)
    k->store[k->events.n_events++] = events.events[i];
  check (k);
  game->check_events (&before, &k->s, &events, &error);
  g_assert_no_error (error);
  /* What the answer hands out is what the position asks. */
  game->ask (&k->s, &again);
  g_assert_cmpuint (again.kind, ==, k->ask.kind);
  g_assert_cmpuint (again.seat, ==, k->ask.seat);
  g_assert_cmpuint (again.n_options, ==, k->ask.n_options);
}

void
kit_act (Kit        *k,
         const char *words)
{
  g_auto (GStrv) parts = g_strsplit (words, " ", 2);

  kit_answer (k, "action", parts[0]);
  if (parts[1])
    kit_answer (k, "target", parts[1]);
}

void
kit_pass_to (Kit        *k,
             const char *seat)
{
  guint turns = k->s.turns;

  for (guint i = 0; i < PATIENCE; i++)
    {
      g_autofree char *asked = g_strdup_printf ("seat-%u", k->ask.seat + 1u);
      gboolean action = strcmp (game->ask_id (&k->ask), "action") == 0;

      if (action && k->s.turns > turns && k->s.action == 0 && strcmp (asked, seat) == 0)
        return;
      kit_answer (k, game->ask_id (&k->ask), action ? "pass" : kit_offers (k, "no") ? "no" : "none");
    }
  g_assert_not_reached ();
}

static gboolean
has_line (Kit        *k,
          const char *line)
{
  g_autofree char *shown = game->show (&k->s, GLOOM_NONE);
  g_auto (GStrv) lines = g_strsplit (shown, "\n", -1);

  return g_strv_contains ((const char *const *) lines, line);
}

void
kit_shows (Kit        *k,
           const char *line)
{
  if (!has_line (k, line))
    {
      g_autofree char *shown = game->show (&k->s, GLOOM_NONE);

      g_error ("“%s” is not in\n%s", line, shown);
    }
}

void
kit_shows_not (Kit        *k,
               const char *line)
{
  g_assert_false (has_line (k, line));
}

void
kit_worth (Kit        *k,
           const char *hero,
           int         worth)
{
  guint character = gloom_card_by_id (hero);

  for (guint i = 0; i < gloom_n_heroes (&k->s); i++)
    if (k->s.heroes[i].character == character)
      {
        g_assert_cmpint (gloom_worth (&k->s, i), ==, worth);
        return;
      }
  g_assert_not_reached ();
}

guint
kit_hand (Kit   *k,
          guint  seat)
{
  return k->s.n_hands[seat - 1];
}

guint
kit_events (Kit        *k,
            const char *pattern)
{
  guint n = 0;

  for (guint i = 0; i < k->events.n_events; i++)
    {
      g_autofree char *line = game->event_line (&k->events.events[i]);

      n += strstr (line, pattern) != NULL;
    }

  return n;
}

void
kit_forget (Kit *k)
{
  k->events.n_events = 0;
}
