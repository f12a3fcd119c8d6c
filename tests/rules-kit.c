/* rules-kit.c: playing positions in words, for tests of any game's rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <string.h>

void
kit_add (const char           *game,
         const KitTest *const *tables,
         guint                 n_tables)
{
  for (guint t = 0; t < n_tables; t++)
    for (guint i = 0; tables[t][i].topic; i++)
      {
        g_autofree char *path = g_strdup_printf ("/%s/%s/%s", game, tables[t][i].topic, tables[t][i].rule);

        g_test_add_func (path, tables[t][i].test);
      }
}

static void
check (Kit *k)
{
  g_autoptr (GError) error = NULL;

  kit_game->check (&k->s, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (k->events.lost, ==, 0);
}

Kit *
kit_begin_with (BrambleSetup setup)
{
  Kit *k = g_new0 (Kit, 1);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (kit_game->state_size, ==, sizeof k->s);
  k->events.events = k->store;
  k->events.size = G_N_ELEMENTS (k->store);
  bramble_game_set_up (kit_game, &k->s, &setup, &k->events, &error);
  g_assert_no_error (error);
  kit_game->ask (&k->s, &k->ask);
  check (k);
  return k;
}

Kit *
kit_begin (const char *choices)
{
  g_auto (GStrv) words = g_strsplit (choices, " ", -1);
  BrambleSetup setup;

  bramble_setup_init (&setup, kit_game);
  for (guint i = 0; words[i]; i++)
    {
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);
      g_autoptr (GError) error = NULL;

      bramble_setup_set (&setup, kit_game, pair[0], pair[1], &error);
      g_assert_no_error (error);
    }
  return kit_begin_with (setup);
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

  if (!kit_game->place (&k->s, (const char *const *) words, &k->events, &error))
    g_error ("set %s: %s", command, error->message);
  kit_game->ask (&k->s, &k->ask);
  check (k);
}

void
kit_set_all (Kit     *k,
             va_list  commands)
{
  const char *command;

  while ((command = va_arg (commands, const char *)))
    kit_set (k, command);
}

void
kit_set_fails (Kit        *k,
               const char *command,
               const char *message)
{
  g_auto (GStrv) words = g_strsplit (command, " ", -1);
  g_autoptr (GError) error = NULL;
  guint64 before = bramble_game_hash (kit_game, &k->s);

  g_assert_false (kit_game->place (&k->s, (const char *const *) words, NULL, &error));
  g_assert_nonnull (error);
  if (strstr (error->message, message) == NULL)
    g_error ("set %s: expected “%s”, got “%s”", command, message, error->message);
  g_assert_cmpuint (bramble_game_hash (kit_game, &k->s), ==, before);
}

void
kit_asks (Kit        *k,
          const char *ask,
          const char *seat)
{
  g_autofree char *asked = g_strdup_printf ("seat-%u", k->ask.seat + 1u);

  g_assert_cmpstr (kit_game->ask_id (&k->ask), ==, ask);
  g_assert_cmpstr (asked, ==, seat);
}

gboolean
kit_offers (Kit        *k,
            const char *option)
{
  return bramble_ask_find_option (kit_game, &k->ask, option) >= 0;
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
kit_answer_nth (Kit   *k,
                guint  option)
{
  KIT_STATE before = k->s;
  guint n_before = k->events.n_events;
  BrambleEvents events = { k->store + n_before, 0, G_N_ELEMENTS (k->store) - n_before, 0 };
  g_autoptr (GError) error = NULL;
  BrambleAsk again;

  g_assert_true (kit_game->answer (&k->s, &k->ask, option, &events));
  k->events.n_events += events.n_events;
  k->events.lost += events.lost;
  check (k);
  kit_game->check_events (&before, &k->s, &events, &error);
  g_assert_no_error (error);
  /* What the answer hands out is what the position asks. */
  kit_game->ask (&k->s, &again);
  g_assert_cmpuint (again.kind, ==, k->ask.kind);
  g_assert_cmpuint (again.seat, ==, k->ask.seat);
  g_assert_cmpmem (again.options, again.n_options * sizeof (BrambleOption),
                   k->ask.options, k->ask.n_options * sizeof (BrambleOption));
}

void
kit_answer (Kit        *k,
            const char *ask,
            const char *option)
{
  int at;

  g_assert_cmpstr (kit_game->ask_id (&k->ask), ==, ask);
  at = bramble_ask_find_option (kit_game, &k->ask, option);
  if (at < 0)
    {
      kit_dump (k);
      g_error ("%s does not offer %s", ask, option);
    }
  kit_answer_nth (k, (guint) at);
}

static gboolean
has_line (Kit        *k,
          const char *line)
{
  g_autofree char *text = kit_game->show (&k->s, BRAMBLE_NO_SEAT);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  return g_strv_contains ((const char *const *) lines, line);
}

void
kit_shows (Kit        *k,
           const char *line)
{
  if (!has_line (k, line))
    {
      kit_dump (k);
      g_error ("the position has no line “%s”", line);
    }
}

void
kit_shows_not (Kit        *k,
               const char *line)
{
  if (has_line (k, line))
    {
      kit_dump (k);
      g_error ("the position has the line “%s”", line);
    }
}

guint
kit_events (Kit        *k,
            const char *pattern)
{
  guint n = 0;

  for (guint i = 0; i < k->events.n_events; i++)
    {
      g_autofree char *line = kit_game->event_line (&k->store[i]);

      n += strstr (line, pattern) != NULL;
    }

  return n;
}

void
kit_forget (Kit *k)
{
  k->events.n_events = 0;
}

void
kit_dump (Kit *k)
{
  g_autofree char *text = kit_game->show (&k->s, BRAMBLE_NO_SEAT);

  g_test_message ("%s", text);
  if (k->ask.seat == BRAMBLE_NO_SEAT)
    g_test_message ("nobody is asked");
  else
    g_test_message ("ask %s of seat-%u", kit_game->ask_id (&k->ask), k->ask.seat + 1u);
  for (guint i = 0; i < k->ask.n_options; i++)
    {
      char id[64];

      kit_game->option_id (&k->ask, i, id, sizeof id);
      g_test_message ("  %u %s", i, id);
    }
  for (guint i = 0; i < k->events.n_events; i++)
    {
      g_autofree char *line = kit_game->event_line (&k->store[i]);

      g_test_message ("  event %s", line);
    }
}
