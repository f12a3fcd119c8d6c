/* bramble-moments.c: moments of a game that somebody may look for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-moments.h"

/* Whether @card was told of in this round already. */
static gboolean
is_known (const GArray *moments,
          guint         round,
          const char   *card)
{
  for (guint i = moments->len; i > 0; i--)
    {
      const BrambleMoment *moment = &g_array_index (moments, BrambleMoment, i - 1);

      if (moment->round != round)
        return FALSE;
      if (g_strcmp0 (moment->card, card) == 0)
        return TRUE;
    }

  return FALSE;
}

/* The cards that one event names. */
static void
add_event (const BrambleGame  *game,
           const BrambleEvent *event,
           guint               step,
           guint               round,
           GArray             *moments)
{
  g_autofree char *line = game->event_line (event);
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  for (guint i = 0; words[i]; i++)
    {
      BrambleMoment moment = { .step = step, .round = round, .card = game->card_name (words[i]) };

      if (moment.card && !is_known (moments, round, moment.card))
        g_array_append_val (moments, moment);
    }
}

/**
 * bramble_moments_of_cards:
 * @record: a game that nobody has secrets in any more
 *
 * Returns: (transfer full) (element-type BrambleMoment): all cards that were told of, each
 * once a round, in the order of the game
 */
GArray *
bramble_moments_of_cards (const BrambleRecord *record)
{
  const BrambleGame *game = bramble_record_game (record);
  GArray *moments = g_array_new (FALSE, TRUE, sizeof (BrambleMoment));
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));

  if (game->card_name == NULL)
    return moments;

  for (guint step = 1; step <= bramble_record_n_steps (record); step++)
    {
      guint round = game->round (bramble_record_state (record, step - 1));

      bramble_record_events (record, step, events);
      for (guint i = 0; i < events->len; i++)
        add_event (game, &g_array_index (events, BrambleEvent, i), step, round, moments);
    }
  return moments;
}

/**
 * bramble_moments_of_rounds:
 *
 * Returns: (transfer full) (element-type BrambleMoment): where each round begins; they have
 * no card
 */
GArray *
bramble_moments_of_rounds (const BrambleRecord *record)
{
  const BrambleGame *game = bramble_record_game (record);
  GArray *moments = g_array_new (FALSE, TRUE, sizeof (BrambleMoment));
  guint last = G_MAXUINT;

  for (guint step = 0; step <= bramble_record_n_steps (record); step++)
    {
      gconstpointer state = bramble_record_state (record, step);
      BrambleMoment moment = { .step = step, .round = game->round (state) };

      /* What is over belongs to the last round. */
      if (moment.round == last || (step > 0 && bramble_game_is_over (game, state)))
        continue;
      last = moment.round;
      g_array_append_val (moments, moment);
    }
  return moments;
}
