/* bramble-verdict.c: who won, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-verdict.h"

#include <glib/gi18n-lib.h>

/* Whether all who won did it as one team of several. */
static gboolean
is_team (const BrambleResult *result,
         const guint         *winners,
         guint                n_winners)
{
  for (guint i = 1; i < n_winners; i++)
    if (result->sides[winners[i]] != result->sides[winners[0]])
      return FALSE;

  return n_winners > 1;
}

/* One team, of several. */
static char *
dup_team (const char *const *names,
          guint              n_winners)
{
  switch (n_winners)
    {
    case 2:
      return g_strdup_printf (_("%1$s and %2$s win together!"), names[0], names[1]);
    case 3:
      return g_strdup_printf (_("%1$s, %2$s and %3$s win together!"), names[0], names[1], names[2]);
    case 4:
      return g_strdup_printf (_("%1$s, %2$s, %3$s and %4$s win together!"), names[0], names[1], names[2], names[3]);
    default:
      return g_strdup_printf (_("%1$s, %2$s, %3$s, %4$s and %5$s win together!"), names[0], names[1], names[2], names[3],
                              names[4]);
    }
}

/* Several, but not all of those who play. */
static char *
dup_winners (const char *const *names,
             guint              n_winners)
{
  switch (n_winners)
    {
    case 1:
      return g_strdup_printf (_("%s wins!"), names[0]);
    case 2:
      return g_strdup_printf (_("%1$s and %2$s share the win!"), names[0], names[1]);
    case 3:
      return g_strdup_printf (_("%1$s, %2$s and %3$s share the win!"), names[0], names[1], names[2]);
    case 4:
      return g_strdup_printf (_("%1$s, %2$s, %3$s and %4$s share the win!"), names[0], names[1], names[2], names[3]);
    default:
      return g_strdup_printf (_("%1$s, %2$s, %3$s, %4$s and %5$s share the win!"), names[0], names[1], names[2], names[3],
                              names[4]);
    }
}

static char *
dup_won (BrambleMatch        *match,
         const BrambleResult *result)
{
  guint n_seats = g_list_model_get_n_items (bramble_match_get_seats (match));
  const char *names[BRAMBLE_MAX_SEATS] = { NULL };
  guint winners[BRAMBLE_MAX_SEATS];
  guint n_winners = 0;

  for (guint seat = 0; seat < n_seats; seat++)
    if ((result->winners >> seat) & 1)
      {
        names[n_winners] = bramble_seat_get_name (bramble_match_get_seat (match, seat));
        winners[n_winners++] = seat;
      }
  if (n_winners == n_seats && is_team (result, winners, n_winners))
    return g_strdup (_("All win together!"));
  /* Two or three who share it are named even when there are no others. */
  if (n_winners == n_seats && n_winners > 3)
    return g_strdup (_("All share the win!"));

  return is_team (result, winners, n_winners) ? dup_team (names, n_winners) : dup_winners (names, n_winners);
}

/**
 * bramble_partners_dup:
 *
 * Returns: (transfer full) (nullable): whom @seat wins together with, in a few words; %NULL
 *   where everybody plays alone, or all together
 */
char *
bramble_partners_dup (BrambleMatch *match,
                      guint         seat)
{
  guint n_seats;
  const char *names[BRAMBLE_MAX_SEATS] = { NULL };
  BrambleResult result;
  guint n = 0;

  g_return_val_if_fail (BRAMBLE_IS_MATCH (match), NULL);

  n_seats = g_list_model_get_n_items (bramble_match_get_seats (match));
  bramble_match_get_result (match, &result);
  for (guint other = 0; other < n_seats; other++)
    if (other != seat && result.sides[other] == result.sides[seat])
      names[n++] = bramble_seat_get_name (bramble_match_get_seat (match, other));
  if (n == 0 || n == n_seats - 1)
    return NULL;
  if (n == 1)
    /* Translators: beside a player, the other one of their team */
    return g_strdup_printf (C_("team", "with %s"), names[0]);
  if (n == 2)
    /* Translators: beside a player, the others of their team */
    return g_strdup_printf (C_("team", "with %1$s and %2$s"), names[0], names[1]);

  /* Translators: beside a player, two of the others of their team */
  return g_strdup_printf (C_("team", "with %1$s, %2$s and others"), names[0], names[1]);
}

/**
 * bramble_verdict_dup:
 *
 * Returns: (transfer full): who won @match, in a few words
 */
char *
bramble_verdict_dup (BrambleMatch *match)
{
  BrambleResult result;

  g_return_val_if_fail (BRAMBLE_IS_MATCH (match), NULL);

  bramble_match_get_result (match, &result);
  switch (result.outcome)
    {
    case BRAMBLE_PLAYING:
      return g_strdup (_("The game goes on"));
    case BRAMBLE_WON:
      return dup_won (match, &result);
    case BRAMBLE_LOST:
      return g_strdup (_("All lose together"));
    case BRAMBLE_DRAWN:
      return g_strdup (_("Nobody wins"));
    }

  g_assert_not_reached ();
}

/* One team, of several, when all is over. */
static char *
dup_team_past (const char *const *names,
               guint              n_winners)
{
  switch (n_winners)
    {
    case 2:
      /* Translators: the team that won a game that is over */
      return g_strdup_printf (_("%1$s and %2$s won together"), names[0], names[1]);
    case 3:
      return g_strdup_printf (_("%1$s, %2$s and %3$s won together"), names[0], names[1], names[2]);
    default:
      /* Translators: a team of many won a game that is over; two of them are named */
      return g_strdup_printf (_("%1$s, %2$s and others won together"), names[0], names[1]);
    }
}

/**
 * bramble_verdict_past:
 * @record: a game that is over
 * @result: how it ended
 *
 * Returns: (transfer full): who won it, in a few words, as one tells of it later
 */
char *
bramble_verdict_past (const BrambleRecord *record,
                      const BrambleResult *result)
{
  guint n_seats = bramble_record_n_seats (record);
  const char *names[BRAMBLE_MAX_SEATS] = { NULL };
  guint winners[BRAMBLE_MAX_SEATS];
  guint n = 0;

  for (guint i = 0; i < n_seats; i++)
    if ((result->winners >> i) & 1)
      {
        names[n] = bramble_record_seat (record, i)->name;
        winners[n++] = i;
      }
  if (result->outcome == BRAMBLE_LOST)
    /* Translators: all players together lost a game that is over */
    return g_strdup (_("Everybody lost"));
  if (result->outcome == BRAMBLE_DRAWN)
    return g_strdup (_("Nobody won"));
  if (is_team (result, winners, n))
    /* Translators: all players together won a game that is over */
    return n == n_seats ? g_strdup (_("Everybody won")) : dup_team_past (names, n);
  if (n == 1)
    /* Translators: who won a game that is over */
    return g_strdup_printf (_("%s won"), names[0]);
  if (n == 2)
    return g_strdup_printf (_("%1$s and %2$s shared the win"), names[0], names[1]);
  return g_strdup (_("The win was shared"));
}

/**
 * bramble_verdict_rows:
 * @most: how many have room side by side
 * @order: (out): the seats as they stand then, those of a team beside each other
 *
 * Returns: how many should stand in a row at most, so that no team is torn apart and no
 *   row is much shorter than another
 */
guint
bramble_verdict_rows (const BrambleResult *result,
                      guint                n_seats,
                      guint                most,
                      guint               *order)
{
  guint sizes[BRAMBLE_MAX_SEATS] = { 0 };
  guint n_rows = (n_seats + most - 1) / most;
  guint even = (n_seats + n_rows - 1) / n_rows;
  guint size;
  guint n = 0;

  for (guint first = 0; first < n_seats; first++)
    if (sizes[result->sides[first]] == 0)
      for (guint seat = first; seat < n_seats; seat++)
        if (result->sides[seat] == result->sides[first])
          {
            sizes[result->sides[first]]++;
            order[n++] = seat;
          }
  size = sizes[result->sides[0]];
  for (guint side = 0; side < BRAMBLE_MAX_SEATS; side++)
    if (sizes[side] > 0 && sizes[side] != size)
      return even;
  /* Rows of whole teams, of which all are full. */
  if (size > 1 && size < n_seats)
    for (guint row = most - most % size; row > 0; row -= size)
      if (n_seats % row == 0)
        return row;

  return even;
}
