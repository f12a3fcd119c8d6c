/* bramble-gloom-end.c: how a game of Fairytale Gloom went, and why it ended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Families lie open, so what is counted here is what every player has seen.
 */

#include "bramble-gloom-end.h"

#include <glib/gi18n-lib.h>
#include <rules/gloom.h>
#include <rules/text.h>

/* How far below nought a family is, finished or not: who is happy counts against it. */
guint
bramble_gloom_count_misery (gconstpointer state,
                            guint         seat)
{
  const GloomState *s = state;
  int worth = 0;

  for (guint i = 0; i < GLOOM_FAMILY; i++)
    if (s->heroes[GLOOM_HERO (seat, i)].character != GLOOM_NONE)
      worth += gloom_worth (s, GLOOM_HERO (seat, i));
  return worth < 0 ? (guint) -worth : 0;
}

/* How many of a family are finished. */
guint
bramble_gloom_count_finished (gconstpointer state,
                              guint         seat)
{
  return gloom_n_finished (state, seat);
}

/* Whether another has the same score as @seat, and if so as many finished Characters. */
static void
compare (const GloomState *s,
         guint             seat,
         gboolean         *same_score,
         gboolean         *same_finished)
{
  *same_score = *same_finished = FALSE;
  for (guint other = 0; other < s->n_seats; other++)
    if (other != seat && gloom_score (s, other) == gloom_score (s, seat))
      {
        *same_score = TRUE;
        *same_finished = *same_finished || gloom_n_finished (s, other) == gloom_n_finished (s, seat);
      }
}

static char *
dup_by_score (const GloomState *s,
              guint             winner,
              const char       *name)
{
  g_autofree char *score = gloom_number (gloom_score (s, winner));

  switch ((GloomOver) s->over)
    {
    case GLOOM_OVER_BY_FAMILY:
      /* Translators: a player, and a number of points below nought */
      return g_strdup_printf (_("A family was finished, and nobody is as wretched as that of %1$s, with a Self-Worth of %2$s."),
                              name, score);
    case GLOOM_OVER_BY_PASSES:
      return g_strdup_printf (_("Everybody did nothing but pass, and nobody is as wretched as the family of %1$s, with a "
                                "Self-Worth of %2$s."), name, score);
    case GLOOM_OVER_BY_TURNS:
      return g_strdup_printf (_("The candle burnt down after 40 turns each, and nobody is as wretched as the family of %1$s, "
                                "with a Self-Worth of %2$s."), name, score);
    case GLOOM_NOT_OVER:
    case GLOOM_N_OVERS:
      break;
    }

  g_assert_not_reached ();
}

/**
 * bramble_gloom_dup_reason:
 *
 * Returns: (transfer full) (nullable): why they won, or %NULL while nobody has
 */
char *
bramble_gloom_dup_reason (BrambleMatch *match)
{
  const GloomState *s = bramble_match_get_view (match);
  guint winners = s->over ? gloom_winners (s) : 0;
  guint winner = 0;
  gboolean same_score, same_finished;
  const char *name;

  if (winners == 0)
    return NULL;
  while (((winners >> winner) & 1) == 0)
    winner++;
  name = bramble_seat_get_name (bramble_match_get_seat (match, winner));
  if ((winners & (winners - 1)) != 0)
    return g_strdup (_("Their families are equally wretched, have as many finished Characters, and none has one that is more "
                       "miserable than all others."));

  compare (s, winner, &same_score, &same_finished);
  if (same_score && same_finished)
    return g_strdup_printf (_("The scores are equal and so are the finished Characters, but the single most miserable one is in "
                              "the family of %s."), name);
  if (same_score)
    return g_strdup_printf (_("The scores are equal, but %s has more finished Characters."), name);

  return dup_by_score (s, winner, name);
}
