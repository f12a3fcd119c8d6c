/* answers.c: bramble-lab answers, what is chosen when it can be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * For every answer of every kind of ask how often it could be chosen, and how often it
 * was: what a quick policy can learn from those who think.
 */

#include "lab.h"

#include <string.h>

/* One answer to one kind of ask. */
typedef struct
{
  guint64 offered;
  guint64 chosen;
} Answer;

typedef struct
{
  LabSeries series;
  GMutex lock;
  GHashTable *answers; /* the ids of ask and option to Answer */
} Answers;

static void
add (GHashTable *answers,
     const char *key,
     guint64     offered,
     guint64     chosen)
{
  Answer *answer = g_hash_table_lookup (answers, key);

  if (answer == NULL)
    g_hash_table_insert (answers, g_strdup (key), answer = g_new0 (Answer, 1));
  answer->offered += offered;
  answer->chosen += chosen;
}

static void
keep (const BrambleGame *game,
      GHashTable        *answers,
      const BrambleAsk  *ask,
      guint              chosen)
{
  for (guint i = 0; i < ask->n_options; i++)
    {
      char id[64];
      g_autofree char *key = NULL;

      game->option_id (ask, i, id, sizeof id);
      key = g_strconcat (game->ask_id (ask), " ", id, NULL);
      add (answers, key, 1, i == chosen);
    }
}

static gpointer
work (gpointer data)
{
  Answers *self = data;
  const BrambleGame *game = self->series.game;
  g_autofree guint8 *state = g_malloc0 (game->state_size);
  g_autofree guint8 *view = g_malloc0 (game->state_size);
  g_autoptr (GHashTable) answers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  GHashTableIter iter;
  gpointer key, value;
  guint64 index;

  while (lab_progress_take (&self->series.progress, &index))
    {
      BrambleRng rng;
      BrambleAsk ask;

      lab_series_begin (&self->series, index, state, &ask, NULL, &rng);
      while (ask.n_options > 0)
        {
          guint option = lab_entrant_choose (&self->series.entrants[ask.seat], game, state, &ask, view,
                                             bramble_rng_next (&rng));

          if (ask.n_options > 1)
            keep (game, answers, &ask, option);
          game->answer (state, &ask, option, NULL);
        }
      lab_progress_done (&self->series.progress);
    }

  g_mutex_lock (&self->lock);
  g_hash_table_iter_init (&iter, answers);
  while (g_hash_table_iter_next (&iter, &key, &value))
    add (self->answers, key, ((Answer *) value)->offered, ((Answer *) value)->chosen);
  g_mutex_unlock (&self->lock);
  return NULL;
}

static void
report (const Answers *self)
{
  g_autoptr (GList) keys = g_list_sort (g_hash_table_get_keys (self->answers), (GCompareFunc) strcmp);

  g_print ("games: %" G_GUINT64_FORMAT "\n", self->series.progress.n);
  for (const GList *key = keys; key; key = key->next)
    {
      const Answer *answer = g_hash_table_lookup (self->answers, key->data);

      g_print ("%s: %" G_GUINT64_FORMAT " of %" G_GUINT64_FORMAT ", %.3f\n", (const char *) key->data, answer->chosen,
               answer->offered, (double) answer->chosen / (double) answer->offered);
    }
}

/* bramble-lab answers */
int
lab_answers (int    argc,
             char **argv)
{
  Answers self = { 0 };

  if (!lab_series_parse (&self.series, argc, argv, NULL, NULL, "— say how often each answer is chosen when it can be"))
    return 2;

  self.answers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_mutex_init (&self.lock);
  lab_series_run (&self.series, work, &self);
  report (&self);

  g_mutex_clear (&self.lock);
  g_hash_table_unref (self.answers);
  lab_series_clear (&self.series);
  return 0;
}
