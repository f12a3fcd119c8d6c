/* bramble-chart.c: how a game went, number by number
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-chart.h"

/* How it was at one moment. */
typedef struct
{
  guint round;                     /* it belongs to, from 1 */
  guint values[BRAMBLE_MAX_SEATS]; /* what each seat had */
} Point;

struct _BrambleChart
{
  guint n_seats;
  GArray *points; /* Point: in the order of the game */
};

/**
 * bramble_chart_new:
 *
 * Returns: (transfer full): a chart without a point
 */
BrambleChart *
bramble_chart_new (guint n_seats)
{
  BrambleChart *chart;

  g_return_val_if_fail (n_seats <= BRAMBLE_MAX_SEATS, NULL);

  chart = g_new0 (BrambleChart, 1);
  chart->n_seats = n_seats;
  chart->points = g_array_new (FALSE, TRUE, sizeof (Point));
  return chart;
}

static void
add_round (BrambleChart  *chart,
           gconstpointer  state,
           BrambleCount   count)
{
  guint values[BRAMBLE_MAX_SEATS];

  for (guint seat = 0; seat < chart->n_seats; seat++)
    values[seat] = count (state, seat);
  bramble_chart_add (chart, chart->points->len + 1, values);
}

/**
 * bramble_chart_new_for_rounds:
 *
 * A round ends where the next one begins; the last one ends with what lies on
 * the table now. What is chosen before the first one is no round.
 *
 * Returns: (transfer full): a point for each round until now
 */
BrambleChart *
bramble_chart_new_for_rounds (const BrambleRecord *record,
                              BrambleCount         count)
{
  const BrambleGame *game = bramble_record_game (record);
  BrambleChart *chart = bramble_chart_new (bramble_record_n_seats (record));
  guint round = game->round (bramble_record_state (record, 0));

  for (guint at = 1; at <= bramble_record_at (record); at++)
    {
      gconstpointer state = bramble_record_state (record, at);

      /* A position that was set up may be of any round. */
      if (game->round (state) != round && round > 0)
        add_round (chart, state, count);
      round = game->round (state);
    }
  add_round (chart, bramble_record_now (record), count);
  return chart;
}

/* Returns (transfer full): the same once more. */
BrambleChart *
bramble_chart_copy (const BrambleChart *chart)
{
  BrambleChart *copy = bramble_chart_new (chart->n_seats);

  g_array_append_vals (copy->points, chart->points->data, chart->points->len);
  return copy;
}

void
bramble_chart_free (BrambleChart *chart)
{
  g_array_unref (chart->points);
  g_free (chart);
}

/* Adds a point after all others. @values: a number for each seat. */
void
bramble_chart_add (BrambleChart *chart,
                   guint         round,
                   const guint  *values)
{
  Point point = { .round = round };

  for (guint seat = 0; seat < chart->n_seats; seat++)
    point.values[seat] = values[seat];
  g_array_append_val (chart->points, point);
}

guint
bramble_chart_get_n_points (const BrambleChart *chart)
{
  return chart->points->len;
}

guint
bramble_chart_get_n_seats (const BrambleChart *chart)
{
  return chart->n_seats;
}

/* The round that @point belongs to, from 1. */
guint
bramble_chart_get_round (const BrambleChart *chart,
                         guint               point)
{
  g_return_val_if_fail (point < chart->points->len, 0);

  return g_array_index (chart->points, Point, point).round;
}

guint
bramble_chart_get_value (const BrambleChart *chart,
                         guint               point,
                         guint               seat)
{
  g_return_val_if_fail (point < chart->points->len && seat < chart->n_seats, 0);

  return g_array_index (chart->points, Point, point).values[seat];
}
