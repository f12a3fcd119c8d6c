/* bramble-grimm-chart.c: how a game went, round by round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Boards lie open, so what is read here from the states of a record is what
 * every player has seen.
 */

#include "bramble-grimm-chart.h"

#include <glib/gi18n-lib.h>
#include <rules/text.h>

struct _BrambleGrimmChart
{
  guint n_seats;
  GArray *points; /* BrambleGrimmPoint: all seats of the first round, then of the second … */
};

static void
add_round (BrambleGrimmChart *chart,
           const GrimmState  *s)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      const GrimmPlayer *player = &s->players[seat];
      BrambleGrimmPoint point = { .resources = grimm_sum (player->stock) };

      for (guint site = 0; site < player->n_sites; site++)
        point.sections += player->sites[site].height;
      g_array_append_val (chart->points, point);
    }
}

/**
 * bramble_grimm_chart_new:
 *
 * A round ends where the next one begins; the last one ends with what lies on
 * the table now.
 *
 * Returns: (transfer full): a point for each player and round until now
 */
BrambleGrimmChart *
bramble_grimm_chart_new (BrambleMatch *match)
{
  BrambleGrimmChart *chart;
  const BrambleRecord *record;
  const GrimmState *s;
  guint round;

  g_return_val_if_fail (BRAMBLE_IS_MATCH (match), NULL);

  record = bramble_match_get_record (match);
  chart = g_new0 (BrambleGrimmChart, 1);
  chart->n_seats = bramble_record_n_seats (record);
  chart->points = g_array_new (FALSE, FALSE, sizeof (BrambleGrimmPoint));
  s = bramble_record_state (record, 0);
  round = s->round;
  for (guint at = 1; at <= bramble_record_at (record); at++)
    {
      s = bramble_record_state (record, at);
      /* A position that was set up may be of any round. */
      if (s->round != round)
        add_round (chart, s);
      round = s->round;
    }
  add_round (chart, s);
  return chart;
}

void
bramble_grimm_chart_free (BrambleGrimmChart *chart)
{
  g_array_unref (chart->points);
  g_free (chart);
}

guint
bramble_grimm_chart_get_n_rounds (const BrambleGrimmChart *chart)
{
  return chart->points->len / chart->n_seats;
}

guint
bramble_grimm_chart_get_n_seats (const BrambleGrimmChart *chart)
{
  return chart->n_seats;
}

/* @round counts from 0. */
const BrambleGrimmPoint *
bramble_grimm_chart_get_point (const BrambleGrimmChart *chart,
                               guint                    round,
                               guint                    seat)
{
  g_return_val_if_fail (seat < chart->n_seats && round < bramble_grimm_chart_get_n_rounds (chart), NULL);

  return &g_array_index (chart->points, BrambleGrimmPoint, round * chart->n_seats + seat);
}

static const char *
nth_winner (BrambleMatch *match,
            guint         winners,
            guint         n)
{
  for (guint seat = 0; seat < GRIMM_MAX_SEATS; seat++)
    if (((winners >> seat) & 1) && n-- == 0)
      return bramble_seat_get_name (bramble_match_get_seat (match, seat));

  return NULL;
}

static guint
n_winners (guint winners)
{
  guint n = 0;

  for (guint seat = 0; seat < GRIMM_MAX_SEATS; seat++)
    n += (winners >> seat) & 1;
  return n;
}

/**
 * bramble_grimm_dup_winner:
 *
 * Returns: (transfer full): who won, in a few words
 */
char *
bramble_grimm_dup_winner (BrambleMatch *match)
{
  guint winners = bramble_match_get_winners (match);

  switch (n_winners (winners))
    {
    case 0:
      return g_strdup (_("The game goes on"));
    case 1:
      return g_strdup_printf (_("%s wins!"), nth_winner (match, winners, 0));
    case 2:
      return g_strdup_printf (_("%1$s and %2$s share the win!"), nth_winner (match, winners, 0),
                              nth_winner (match, winners, 1));
    case 3:
      return g_strdup_printf (_("%1$s, %2$s and %3$s share the win!"), nth_winner (match, winners, 0),
                              nth_winner (match, winners, 1), nth_winner (match, winners, 2));
    default:
      return g_strdup (_("All share the win!"));
    }
}

/* Which bonus decided: the sturdiest that one of those who were still tied had. */
static char *
bonus_reason (const GrimmState *s,
              guint             winner,
              const char       *name)
{
  for (int type = GRIMM_BRICK; type >= GRIMM_STRAW; type--)
    if (s->bonus[type] == winner)
      return g_strdup_printf (grimm_by_type ((guint) type,
                                             _("Brick and Wood houses are equal, so the First Builder Bonus decides, and %s has "
                                               "the one for Straw."),
                                             _("Brick and Wood houses are equal, so the First Builder Bonus decides, and %s has "
                                               "the one for Wood."),
                                             _("Brick and Wood houses are equal, so the First Builder Bonus decides, and %s has "
                                               "the one for Brick.")),
                              name);

  g_assert_not_reached ();
}

/**
 * bramble_grimm_dup_reason:
 *
 * Returns: (transfer full) (nullable): why they won, or %NULL while nobody has
 */
char *
bramble_grimm_dup_reason (BrambleMatch *match)
{
  const GrimmState *s = bramble_match_get_view (match);
  const char *name = nth_winner (match, s->winners, 0);
  guint builders = 0;

  if (!s->over || name == NULL)
    return NULL;

  for (guint seat = 0; seat < s->n_seats; seat++)
    builders += grimm_all_houses (&s->players[seat]) >= GRIMM_HOUSES_TO_WIN;
  switch ((GrimmWonBy) s->won_by)
    {
    case GRIMM_WON_BY_HOUSES:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("Nobody but %s has three houses."), name);
    case GRIMM_WON_BY_BRICK:
      /* Translators: %1$u is how many players, two or more; %2$s is one of them. */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "%1$u player has three houses. Brick houses decide, and %2$s has most of them.",
                                           "%1$u players have three houses. Brick houses decide, and %2$s has most of them.",
                                           builders),
                              builders, name);
    case GRIMM_WON_BY_WOOD:
      return g_strdup_printf (_("The number of Brick houses is equal, so Wood houses decide, and %s has most of them."), name);
    case GRIMM_WON_BY_BONUS:
      {
        guint winner = 0;

        while (((s->winners >> winner) & 1) == 0)
          winner++;
        return bonus_reason (s, winner, name);
      }
    case GRIMM_WON_SHARED:
      return g_strdup (_("They have as many Brick houses and as many Wood houses, and no First Builder Bonus decides between "
                         "them."));
    }

  g_assert_not_reached ();
}
