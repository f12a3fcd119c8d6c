/* kit.c: playing positions in words, for tests of Hungarian Folktales
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <stdio.h>
#include <string.h>

static const BrambleGame *const game = &folktales_game;

/* More answers than any way through a turn needs. */
#define PATIENCE 500

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
kit_new (const char *choices,
         ...)
{
  static const char *const cards[] = { "witch", "dragon", "devil", "wolves", "robbers", "giant" };
  g_autofree char *all = g_strdup_printf ("%s start=1", choices);
  Kit *k = kit_begin (all);
  const char *command;
  va_list args;

  for (guint seat = 0; k->s.n_quests == 1 && seat < k->s.n_seats; seat++)
    {
      g_autofree char *quest = g_strdup_printf ("quests seat-%u %s", seat + 1, cards[seat]);

      kit_set (k, quest);
    }
  kit_set (k, "turn seat-1 1");
  va_start (args, choices);
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
kit_chance (Kit        *k,
            const char *faces)
{
  g_auto (GStrv) words = g_strsplit (faces, " ", -1);

  for (guint64 seed = 1;; seed++)
    {
      BrambleRng rng = { seed };
      gboolean fits = TRUE;

      for (guint i = 0; fits && words[i]; i++)
        {
          guint sides = 1, face = 1;

          if (words[i][0] != '-')
            g_assert_cmpint (sscanf (words[i], "%u:%u", &sides, &face), ==, 2);
          fits = bramble_rng_below (&rng, sides) + 1 == face;
        }
      if (!fits)
        continue;
      k->s.rng.state = seed;
      return;
    }
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
  for (guint i = 0; i < k->ask.n_options; i++)
    {
      char id[64];

      game->option_id (&k->ask, i, id, sizeof id);
      if (!g_strv_contains ((const char *const *) words, id))
        g_error ("%s is offered, too", id);
    }
}

void
kit_answer (Kit        *k,
            const char *ask,
            const char *option)
{
  FolkState before = k->s;
  BrambleEvents events = { g_newa (BrambleEvent, 256), 0, 256, 0 };
  g_autoptr (GError) error = NULL;
  BrambleAsk again;
  int at;

  g_assert_cmpstr (game->ask_id (&k->ask), ==, ask);
  at = bramble_ask_find_option (game, &k->ask, option);
  if (at < 0)
    {
      g_autofree char *shown = game->show (&k->s, FOLK_NONE);

      g_error ("%s does not offer %s:\n%s", ask, option, shown);
    }
  g_assert_true (game->answer (&k->s, &k->ask, (guint) at, &events));
  for (guint i = 0; i < events.n_events && k->events.n_events < k->events.size; i++)
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

static gboolean
is_asked (Kit        *k,
          const char *ask)
{
  return strcmp (game->ask_id (&k->ask), ask) == 0;
}

void
kit_roll (Kit        *k,
          guint       number,
          const char *field)
{
  g_autofree char *chance = g_strdup_printf ("6:%u", number);

  kit_chance (k, chance);
  kit_answer (k, "before", "roll");
  if (is_asked (k, "way"))
    kit_answer (k, "way", field);
}

void
kit_meet (Kit        *k,
          guint       number,
          const char *field,
          guint       die)
{
  g_autofree char *chance = g_strdup_printf ("6:%u 8:%u", number, die);

  kit_chance (k, chance);
  kit_answer (k, "before", "roll");
  if (is_asked (k, "way"))
    kit_answer (k, "way", field);
}

void
kit_pass_to (Kit        *k,
             const char *seat)
{
  for (guint i = 0; i < PATIENCE; i++)
    {
      g_autofree char *asked = g_strdup_printf ("seat-%u", k->ask.seat + 1u);
      char id[64];

      if ((is_asked (k, "before") || is_asked (k, "boot")) && strcmp (asked, seat) == 0 && i > 0)
        return;
      /* What comes first is never another question about the same. */
      game->option_id (&k->ask, is_asked (k, "boot") ? k->ask.n_options - 1u : 0, id, sizeof id);
      kit_answer (k, game->ask_id (&k->ask), id);
    }
  g_assert_not_reached ();
}

void
kit_stands (Kit        *k,
            guint       seat,
            const char *field)
{
  g_assert_cmpstr (folk_board_fields ()[SEAT (seat)->field].id, ==, field);
}

guint
kit_tile (Kit        *k,
          guint       seat,
          const char *tile)
{
  int at = folk_parse_id (tile, folk_tile_ids, FOLK_N_TILES);

  g_assert_cmpint (at, >=, 0);
  return SEAT (seat)->tiles[at];
}

void
kit_shows (Kit        *k,
           const char *line)
{
  g_autofree char *shown = game->show (&k->s, FOLK_NONE);
  g_auto (GStrv) lines = g_strsplit (shown, "\n", -1);

  if (!g_strv_contains ((const char *const *) lines, line))
    g_error ("“%s” is not in\n%s", line, shown);
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
