/* entrant.c: who plays, as it is said on the command line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab.h"

#include <string.h>

/* There is nothing to fill in for somebody who sees everything. */
static void
leave_as_it_is (gpointer    view,
                guint       seat,
                BrambleRng *rng)
{
}

static gboolean
parse_search (LabEntrant        *entrant,
              const BrambleGame *game,
              const char        *word)
{
  g_auto (GStrv) parts = g_strsplit (word, ":", -1);
  guint n_parts = g_strv_length (parts);
  guint64 playouts;
  guint64 horizon;

  if (n_parts < 3
      || !g_ascii_string_to_unsigned (parts[1], 10, 1, 10000000, &playouts, NULL)
      || !g_ascii_string_to_unsigned (parts[2], 10, 0, 100, &horizon, NULL))
    return FALSE;

  entrant->custom = *bramble_game_strongest (game);
  entrant->custom.playouts = (guint) playouts;
  entrant->custom.horizon = (guint) horizon;
  entrant->custom.laps = 0;
  entrant->custom.softness = n_parts > 3 ? g_ascii_strtod (parts[3], NULL) : 0;
  if (n_parts > 4)
    entrant->custom.habit = g_ascii_strtod (parts[4], NULL);
  if (n_parts > 6)
    {
      entrant->custom.foresight = (guint) CLAMP (g_ascii_strtoll (parts[5], NULL, 10), 0, 100);
      entrant->custom.foreseen = (guint) CLAMP (g_ascii_strtoll (parts[6], NULL, 10), 1, 1000000);
    }
  if (n_parts > 7)
    entrant->custom.caution = (guint) CLAMP (g_ascii_strtoll (parts[7], NULL, 10), 1, 1000);
  entrant->level = &entrant->custom;
  return TRUE;
}

/* Somebody who knows how a level thinks: it thinks in the place of all others as they
 * do, and plans what is best against that. */
#define EXPLOIT_FORESIGHT 4

static gboolean
parse_exploit (LabEntrant        *entrant,
               const BrambleGame *game,
               const char        *id)
{
  const BrambleLevel *level = bramble_bot_level (game, id);

  if (level == NULL || level->playouts == 0)
    return FALSE;
  entrant->custom = *level;
  entrant->custom.habit = 1;
  entrant->custom.foresight = EXPLOIT_FORESIGHT;
  entrant->custom.foreseen = level->playouts * MAX (level->caution, 1);
  entrant->custom.softness = 0;
  entrant->level = &entrant->custom;
  return TRUE;
}

/* A level, alone or with a temper. */
static gboolean
parse_level (LabEntrant        *entrant,
             const BrambleGame *game,
             const char        *word)
{
  g_auto (GStrv) parts = g_strsplit (word, ":", 2);

  entrant->level = bramble_bot_level (game, parts[0] ? parts[0] : "");
  if (entrant->level && parts[1])
    entrant->temper = bramble_game_temper (game, parts[1]);
  return entrant->level != NULL && (parts[1] == NULL || (entrant->level->tempered && entrant->temper != NULL));
}

static gboolean
parse (LabEntrant        *entrant,
       const BrambleGame *game,
       const char        *word)
{
  g_auto (GStrv) parts = g_strsplit (word, "+", 2);
  const char *id = parts[0];

  if (id == NULL)
    return FALSE;
  entrant->id = g_strdup (word);
  if (parts[1])
    entrant->own_game = g_memdup2 (game, sizeof *game);
  if (g_strcmp0 (parts[1], "open") == 0)
    {
      entrant->sees_all = TRUE;
      entrant->own_game->resample = leave_as_it_is;
    }
  else if (g_strcmp0 (parts[1], "former") == 0 && game->former)
    {
      entrant->own_game->levels = game->former->levels;
      entrant->own_game->playout = game->former->playout;
      entrant->own_game->value = game->former->value;
      game = entrant->own_game;
    }
  else if (parts[1])
    return FALSE;
  if (strcmp (id, "policy") == 0)
    return game->playout != NULL;
  if (g_str_has_prefix (id, "search:"))
    return parse_search (entrant, game, id);
  if (g_str_has_prefix (id, "exploit:"))
    return parse_exploit (entrant, game, id + strlen ("exploit:"));

  return parse_level (entrant, game, id);
}

/* @seats may be NULL: then chance plays, for as many as can. Returns how many there
 * are, or 0 after saying on standard error what is wrong. */
guint
lab_entrants_parse (LabEntrant        *entrants,
                    const BrambleGame *game,
                    const char        *seats)
{
  g_autofree char *chance = seats ? NULL : lab_entrants_repeat (bramble_chance.id, game->max_seats);
  g_auto (GStrv) words = g_strsplit (seats ? seats : chance, ",", -1);
  guint n = g_strv_length (words);

  if (n < game->min_seats || n > game->max_seats)
    {
      g_printerr ("bramble-lab: --seats needs %u to %u names\n", game->min_seats, game->max_seats);
      return 0;
    }
  for (guint i = 0; i < n; i++)
    if (!parse (&entrants[i], game, words[i]))
      {
        g_printerr ("bramble-lab: there is no computer player “%s”\n", words[i]);
        lab_entrants_clear (entrants);
        return 0;
      }

  return n;
}

/* Returns (transfer full): @n times the same player, for lab_entrants_parse(). */
char *
lab_entrants_repeat (const char *name,
                     guint       n)
{
  GString *seats = g_string_new (name);

  while (--n > 0)
    g_string_append_printf (seats, ",%s", name);
  return g_string_free (seats, FALSE);
}

void
lab_entrants_clear (LabEntrant *entrants)
{
  for (guint i = 0; i < BRAMBLE_MAX_SEATS; i++)
    {
      g_clear_pointer (&entrants[i].id, g_free);
      g_clear_pointer (&entrants[i].own_game, g_free);
    }
}

/* @view is room for what the entrant may know. */
guint
lab_entrant_choose (const LabEntrant  *entrant,
                    const BrambleGame *game,
                    gconstpointer      state,
                    const BrambleAsk  *ask,
                    gpointer           view,
                    guint64            seed)
{
  BrambleAsk seen;
  BrambleThought thought = { .game = game, .view = view, .ask = &seen, .seed = seed, .temper = entrant->temper };

  if (entrant->own_game)
    thought.game = entrant->own_game;
  if (entrant->level == NULL)
    return thought.game->playout (state, ask, &(BrambleRng) { seed });
  if (entrant->sees_all)
    {
      thought.view = state;
      thought.ask = ask;
    }
  else
    {
      game->view (state, ask->seat, view);
      game->ask (view, &seen);
    }

  return bramble_bot_choose (entrant->level, &thought);
}
