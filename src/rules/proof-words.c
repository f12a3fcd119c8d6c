/* proof-words.c: everything has an id and words, and positions can be said in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "proof-private.h"

#include <string.h>

const char *const bramble_proof_names[BRAMBLE_MAX_SEATS] = { "Anna", "Ben", "Chloe", "Dylan", "Edith", "Finn" };

/* Ids are in files: short, in small letters, and nothing that could be a number. */
static gboolean
is_id (const char *id)
{
  return g_ascii_islower (id[0]) && strlen (id) < 60
         && strspn (id, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen (id);
}

/* Words that were put together well: no place is left where one should stand. */
static gboolean
is_text (const char *text)
{
  gsize length = text ? strlen (text) : 0;

  if (length == 0 || !g_utf8_validate (text, -1, NULL) || strstr (text, "(null)") || strchr (text, '\n')
      || g_ascii_isspace (text[0]) || g_ascii_isspace (text[length - 1]))
    return FALSE;
  for (const char *p = strchr (text, '%'); p; p = strchr (p + 1, '%'))
    if (g_ascii_isalnum (p[1]))
      return FALSE;

  return TRUE;
}

gboolean
bramble_proof_ask (BrambleProof      *proof,
                   gconstpointer      state,
                   const BrambleAsk  *ask,
                   GError           **error)
{
  const BrambleGame *game = proof->game;
  g_autofree char *question = game->ask_text (state, ask, bramble_proof_names);

  if (!is_id (game->ask_id (ask)) || !is_text (question))
    return bramble_proof_fail (error, "“%s” is no ask for people: “%s”", game->ask_id (ask), question);
  for (guint i = 0; i < ask->n_options; i++)
    {
      g_autofree char *text = game->option_text (state, ask, i, bramble_proof_names);
      char id[64] = "";

      game->option_id (ask, i, id, sizeof id);
      if (!is_id (id) || !is_text (text))
        return bramble_proof_fail (error, "“%s” of “%s” is no option for people: “%s”", id, game->ask_id (ask), text);
      if (bramble_ask_find_option (game, ask, id) != (int) i)
        return bramble_proof_fail (error, "two options of “%s” are called “%s”", game->ask_id (ask), id);
    }

  return TRUE;
}

/* An event for programs is its id, and pairs of a key and a value. */
static gboolean
is_line (const char *line,
         const char *id)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  for (guint i = 0; words[i]; i++)
    if (words[i][0] == '\0' || strpbrk (words[i], "\n\t"))
      return FALSE;

  return words[0] && strcmp (words[0], id) == 0 && g_strv_length (words) % 2 == 1;
}

static gboolean
check_dice (const BrambleGame   *game,
            const BrambleEvent  *event,
            GError             **error)
{
  BrambleDice dice = { 0 };

  if (game->dice == NULL || !game->dice (event, &dice))
    return TRUE;
  if (dice.n == 0 || dice.n > BRAMBLE_MAX_DICE)
    return bramble_proof_fail (error, "an event tells of %u dice", dice.n);
  for (guint i = 0; i < dice.n; i++)
    if (dice.faces[i] == 0)
      return bramble_proof_fail (error, "a die shows nothing");

  return TRUE;
}

/* Everybody reads what is for them to know and nothing else: the same whether the
 * event was made poorer before it was put in words or not. */
static gboolean
check_reader (const BrambleGame   *game,
              const BrambleEvent  *event,
              guint                seat,
              GError             **error)
{
  BrambleEvent seen;
  gboolean told = bramble_event_for_seat (event, seat, &seen);
  g_autofree char *text = game->event_text (event, seat, bramble_proof_names);
  g_autofree char *poorer = game->event_text (&seen, seat, bramble_proof_names);

  if (!told && text)
    return bramble_proof_fail (error, "“%s” is for others to read", text);
  if (told && g_strcmp0 (text, poorer) != 0)
    return bramble_proof_fail (error, "“%s” says more than may be known: “%s”", text, poorer);
  if (text && !is_text (text))
    return bramble_proof_fail (error, "“%s” are no words for people", text);

  return TRUE;
}

/* The events of the last answer. */
gboolean
bramble_proof_told (BrambleProof  *proof,
                    GError       **error)
{
  const BrambleGame *game = proof->game;

  for (guint i = 0; i < proof->events.n_events; i++)
    {
      const BrambleEvent *event = &proof->events.events[i];
      g_autofree char *line = game->event_line (event);

      if (!is_id (game->event_id (event)) || !is_line (line, game->event_id (event)))
        return bramble_proof_fail (error, "“%s” is no event for programs", line);
      if ((event->shown & ~event->told) != 0)
        return bramble_proof_fail (error, "who is not told “%s” cannot be shown it", line);
      if (!check_dice (game, event, error))
        return FALSE;
      for (guint seat = 0; seat <= proof->setup.seats; seat++)
        if (!check_reader (game, event, seat < proof->setup.seats ? seat : BRAMBLE_NO_SEAT, error))
          return FALSE;
    }

  return TRUE;
}

/* Setting a position takes much longer than everything else that is proved, so it is
 * done for one position in so many. */
#define REBUILT 8

/* What is shown makes the position again, in a new game with another seed. A line that
 * cannot be set was said when the game began, or follows from others. */
gboolean
bramble_proof_rebuild (BrambleProof      *proof,
                       gconstpointer      state,
                       const BrambleAsk  *ask,
                       GError           **error)
{
  const BrambleGame *game = proof->game;
  BrambleSetup setup = proof->setup;
  g_autofree char *shown = NULL;
  g_autofree char *again = NULL;
  g_auto (GStrv) lines = NULL;
  BrambleAsk asked;

  if ((proof->setup.seed + ask->turn) % REBUILT != 0 && ask->n_options > 0)
    return TRUE;

  setup.seed = ~setup.seed;
  if (!bramble_game_set_up (game, proof->copy, &setup, NULL, error))
    return FALSE;
  shown = game->show (state, BRAMBLE_NO_SEAT);
  lines = g_strsplit (shown, "\n", -1);
  for (guint i = 0; lines[i]; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);

      game->place (proof->copy, (const char *const *) words, NULL, NULL);
    }
  again = game->show (proof->copy, BRAMBLE_NO_SEAT);
  if (strcmp (shown, again) != 0)
    return bramble_proof_fail (error, "what is shown makes another position again:\n%s\nis not\n%s", again, shown);
  game->ask (proof->copy, &asked);
  asked.turn = ask->turn;
  if (!bramble_asks_equal (ask, &asked))
    return bramble_proof_fail (error, "a position that was made again asks something else");

  return TRUE;
}
