/* bramble-statistics.c: what became of the games that were finished
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One group for each game, number of players and kind of seat ("person", or
 * the id of a computer player), such as [ludo 4 person]; and one for what else is
 * remembered of a game, such as [ludo memory], with a number for each thing.
 */

#include "bramble-statistics.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "bramble-file.h"

#define FORMAT 1
#define MAIN "Statistics"
#define CLOSED "Closed-"

/* Nobody has played more. */
#define MOST 100000000

/* No number is negative: what scores below nought add up to has one of its own. */
static const char *const keys[] = { "Games", "Wins", "Score", "Rounds", "Below" };

/* How many of them are there even when they are nought. */
#define ALWAYS 4

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

static char *
memory_name (const char *game)
{
  return g_strconcat (game, " memory", NULL);
}

/* In the order of @keys. */
static void
get_group (GKeyFile   *file,
           const char *group,
           guint       numbers[G_N_ELEMENTS (keys)])
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    numbers[i] = (guint) g_key_file_get_integer (file, group, keys[i], NULL);
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
  guint numbers[G_N_ELEMENTS (keys)];

  get_group (statistics->file, group, numbers);
  *tally = (BrambleTally) {
    .games = numbers[0],
    .wins = numbers[1],
    .score = (int) numbers[2] - (int) numbers[4],
    .rounds = numbers[3],
  };
}

/* What else is worth being remembered of a game in which somebody played. */
static void
remember (BrambleStatistics   *statistics,
          const BrambleRecord *record)
{
  const BrambleGame *game = bramble_record_game (record);
  g_autofree char *group = memory_name (game->id);
  char id[BRAMBLE_MAX_MEMORY_ID];
  guint n_people = 0;

  for (guint i = 0; i < bramble_record_n_seats (record); i++)
    n_people += bramble_record_seat (record, i)->level == NULL;
  for (guint n = 0; n_people > 0 && game->remember && game->remember (bramble_record_now (record), n, id, sizeof id); n++)
    g_key_file_set_integer (statistics->file, group, id, (int) MIN (bramble_statistics_times (statistics, game->id, id) + 1, MOST));
}

/**
 * bramble_statistics_times:
 * @id: what a game remembers
 *
 * Returns: of how many games
 */
guint
bramble_statistics_times (BrambleStatistics *statistics,
                          const char        *game,
                          const char        *id)
{
  g_autofree char *group = memory_name (game);

  return (guint) g_key_file_get_integer (statistics->file, group, id, NULL);
}

/**
 * bramble_memory_times:
 * @memory: a #BrambleMemory
 *
 * Returns: how often its game remembers that
 */
guint
bramble_memory_times (gconstpointer  memory,
                      const char    *id)
{
  const BrambleMemory *self = memory;

  return bramble_statistics_times (self->statistics, self->game->id, id);
}

/**
 * bramble_statistics_recall:
 * @setup: a new game; its choices that are remembered are set
 */
void
bramble_statistics_recall (BrambleStatistics *statistics,
                           const BrambleGame *game,
                           BrambleSetup      *setup)
{
  const BrambleMemory memory = { statistics, game };

  if (game->recall)
    game->recall (setup, bramble_memory_times, &memory);
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
  BrambleResult result;

  game->result (state, &result);
  if (result.outcome == BRAMBLE_PLAYING)
    return;

  for (guint i = 0; i < n_seats; i++)
    {
      const BrambleLevel *level = bramble_record_seat (record, i)->level;
      g_autofree char *group = group_name (game->id, n_seats, level ? level->id : "person");
      const guint more[] = {
        1, (result.winners >> i) & 1, (guint) MAX (result.scores[i], 0), game->round (state), (guint) MAX (-result.scores[i], 0),
      };
      guint numbers[G_N_ELEMENTS (keys)];

      get_group (statistics->file, group, numbers);
      for (guint k = 0; k < G_N_ELEMENTS (keys); k++)
        if (numbers[k] + more[k] > 0 || k < ALWAYS)
          g_key_file_set_integer (statistics->file, group, keys[k], (int) MIN (numbers[k] + more[k], MOST));
    }
  remember (statistics, record);
}

/**
 * bramble_statistics_list_closed:
 *
 * Returns: (transfer full): the places of games whose end has been counted,
 *   though they may still lie there
 */
char **
bramble_statistics_list_closed (BrambleStatistics *statistics)
{
  g_autoptr (GStrvBuilder) places = g_strv_builder_new ();
  g_auto (GStrv) found = g_key_file_get_keys (statistics->file, MAIN, NULL, NULL);

  for (guint i = 0; found && found[i]; i++)
    if (g_str_has_prefix (found[i], CLOSED))
      g_strv_builder_add (places, found[i] + strlen (CLOSED));
  return g_strv_builder_end (places);
}

/**
 * bramble_statistics_get_closed:
 *
 * Returns: (nullable) (transfer full): the checksum of the game in @place when
 *   its end has been counted
 */
char *
bramble_statistics_get_closed (BrambleStatistics *statistics,
                               const char        *place)
{
  g_autofree char *key = g_strconcat (CLOSED, place, NULL);

  return g_key_file_get_string (statistics->file, MAIN, key, NULL);
}

/**
 * bramble_statistics_set_closed:
 * @checksum: (nullable): of the kept game that is counted, or %NULL when it is gone
 */
void
bramble_statistics_set_closed (BrambleStatistics *statistics,
                               const char        *place,
                               const char        *checksum)
{
  g_autofree char *key = g_strconcat (CLOSED, place, NULL);

  if (checksum)
    g_key_file_set_string (statistics->file, MAIN, key, checksum);
  else
    g_key_file_remove_key (statistics->file, MAIN, key, NULL);
}

char *
bramble_statistics_to_text (BrambleStatistics *statistics)
{
  g_autofree char *body = g_key_file_to_data (statistics->file, NULL, NULL);

  return bramble_seal (body);
}

/* Whether a number, if it is there, is one that could have been counted. */
static gboolean
is_counted (GKeyFile   *file,
            const char *group,
            const char *key)
{
  g_autoptr (GError) error = NULL;
  int number = g_key_file_get_integer (file, group, key, &error);

  return number >= 0 && number <= MOST
         && (error == NULL || g_error_matches (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_KEY_NOT_FOUND));
}

/* Whether every number that is there could have been counted. */
static gboolean
is_sound (GKeyFile *file)
{
  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);

  for (guint i = 0; groups[i]; i++)
    {
      g_auto (GStrv) things = g_str_has_suffix (groups[i], " memory") ? g_key_file_get_keys (file, groups[i], NULL, NULL) : NULL;

      for (guint k = 0; k < G_N_ELEMENTS (keys); k++)
        if (!is_counted (file, groups[i], keys[k]))
          return FALSE;
      for (guint k = 0; things && things[k]; k++)
        if (!is_counted (file, groups[i], things[k]))
          return FALSE;
    }

  return TRUE;
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
  gboolean readable;
  gsize body = 0;
  int format;

  readable = g_utf8_validate (text, (gssize) length, NULL)
             && g_key_file_load_from_data (statistics->file, text, length, G_KEY_FILE_NONE, NULL);
  format = readable ? g_key_file_get_integer (statistics->file, MAIN, "Format", NULL) : 0;
  if (format > FORMAT)
    {
      g_set_error_literal (error, BRAMBLE_RECORD_ERROR, BRAMBLE_RECORD_ERROR_VERSION,
                           _("The statistics were written by a newer version of Bramble."));
      return NULL;
    }
  if (format < 1 || bramble_seal_check (text, length, &body) != BRAMBLE_SEAL_HOLDS
      || !g_key_file_load_from_data (statistics->file, text, body, G_KEY_FILE_NONE, NULL)
      || !is_sound (statistics->file))
    {
      g_set_error_literal (error, BRAMBLE_RECORD_ERROR, BRAMBLE_RECORD_ERROR_ALTERED,
                           _("The statistics are damaged."));
      return NULL;
    }

  return g_steal_pointer (&statistics);
}
