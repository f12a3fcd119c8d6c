/* bramble-statistics.c: what became of the games that were finished
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One group for each game, number of players and kind of seat ("person", or
 * the id of a computer player), such as [grimm-forest 4 person].
 */

#include "bramble-statistics.h"

#include <glib/gi18n-lib.h>

#define FORMAT 1
#define MAIN "Statistics"

/* Nobody has played more. */
#define MOST 100000000

struct _BrambleStatistics
{
  GKeyFile *file;
};

BrambleStatistics *
bramble_statistics_new (void)
{
  BrambleStatistics *statistics = g_new0 (BrambleStatistics, 1);

  statistics->file = g_key_file_new ();
  g_key_file_set_integer (statistics->file, MAIN, "Format", FORMAT);
  return statistics;
}

void
bramble_statistics_free (BrambleStatistics *statistics)
{
  g_key_file_unref (statistics->file);
  g_free (statistics);
}

static char *
group_name (const char *game,
            guint       n_seats,
            const char *player)
{
  return g_strdup_printf ("%s %u %s", game, n_seats, player);
}

static guint
get_number (GKeyFile   *file,
            const char *group,
            const char *key)
{
  int value = g_key_file_get_integer (file, group, key, NULL);

  return (guint) CLAMP (value, 0, MOST);
}

static void
get_group (GKeyFile     *file,
           const char   *group,
           BrambleTally *tally)
{
  tally->games = get_number (file, group, "Games");
  tally->wins = get_number (file, group, "Wins");
  tally->score = get_number (file, group, "Score");
  tally->rounds = get_number (file, group, "Rounds");
}

/**
 * bramble_statistics_get:
 * @player: "person", or the id of a computer player
 */
void
bramble_statistics_get (BrambleStatistics *statistics,
                        const char        *game,
                        guint              n_seats,
                        const char        *player,
                        BrambleTally      *tally)
{
  g_autofree char *group = group_name (game, n_seats, player);

  get_group (statistics->file, group, tally);
}

/**
 * bramble_statistics_add:
 * @record: a game; it counts only when it is over
 */
void
bramble_statistics_add (BrambleStatistics   *statistics,
                        const BrambleRecord *record)
{
  const BrambleGame *game = bramble_record_game (record);
  gconstpointer state = bramble_record_now (record);
  guint n_seats = bramble_record_n_seats (record);
  guint8 winners;

  if (!game->is_over (state, &winners))
    return;

  for (guint i = 0; i < n_seats; i++)
    {
      const BrambleBot *bot = bramble_record_seat (record, i)->bot;
      g_autofree char *group = group_name (game->id, n_seats, bot ? bot->id : "person");
      BrambleTally tally;

      get_group (statistics->file, group, &tally);
      g_key_file_set_integer (statistics->file, group, "Games", (int) tally.games + 1);
      g_key_file_set_integer (statistics->file, group, "Wins", (int) tally.wins + ((winners >> i) & 1));
      g_key_file_set_integer (statistics->file, group, "Score", (int) (tally.score + game->score (state, i)));
      g_key_file_set_integer (statistics->file, group, "Rounds", (int) (tally.rounds + game->round (state)));
    }
}

char *
bramble_statistics_to_text (BrambleStatistics *statistics)
{
  return g_key_file_to_data (statistics->file, NULL, NULL);
}

/**
 * bramble_statistics_from_text:
 *
 * Returns: (nullable) (transfer full): the statistics, or %NULL with a sentence
 *   that says what is wrong
 */
BrambleStatistics *
bramble_statistics_from_text (const char  *text,
                              gsize        length,
                              GError     **error)
{
  g_autoptr (BrambleStatistics) statistics = bramble_statistics_new ();
  int format;

  if (!g_utf8_validate (text, (gssize) length, NULL)
      || !g_key_file_load_from_data (statistics->file, text, length, G_KEY_FILE_NONE, NULL)
      || (format = g_key_file_get_integer (statistics->file, MAIN, "Format", NULL)) < 1)
    {
      g_set_error_literal (error, BRAMBLE_RECORD_ERROR, BRAMBLE_RECORD_ERROR_ALTERED,
                           _("The statistics are damaged."));
      return NULL;
    }
  if (format > FORMAT)
    {
      g_set_error_literal (error, BRAMBLE_RECORD_ERROR, BRAMBLE_RECORD_ERROR_VERSION,
                           _("The statistics were written by a newer version of Bramble."));
      return NULL;
    }

  return g_steal_pointer (&statistics);
}
