/* bramble-record-pleas.c: what people ask of the computer players of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A plea is no answer and changes no state. It is kept with the step that it was made after:
 * so it goes when that is undone, comes back when it is redone, and whether it still holds
 * follows from what has happened since.
 */

#include "bramble-record-private.h"

#include <string.h>

#define KEY "Requests"

static const BrambleRecordPlea *
get (const BrambleRecord *record,
     guint                n)
{
  return &g_array_index (bramble_record_pleas (record), BrambleRecordPlea, n);
}

/* How many there are. */
guint
bramble_record_n_pleas (const BrambleRecord *record)
{
  return bramble_record_pleas (record)->len;
}

/**
 * bramble_record_plea:
 * @step: (out): after which it was made
 *
 * Returns: (transfer none): the @n-th, from early to late
 */
const BramblePlea *
bramble_record_plea (const BrambleRecord *record,
                     guint                n,
                     guint               *step)
{
  g_return_val_if_fail (n < bramble_record_n_pleas (record), NULL);

  *step = get (record, n)->step;
  return &get (record, n)->plea;
}

/* Those of steps that are no more. */
void
bramble_record_cut_pleas (BrambleRecord *record)
{
  guint n = bramble_record_n_pleas (record);

  while (n > 0 && get (record, n - 1)->step > bramble_record_at (record))
    n--;
  g_array_set_size (bramble_record_pleas (record), n);
}

static guint
n_requests (const BrambleGame *game)
{
  guint n = 0;

  while (game->requests && n < BRAMBLE_MAX_REQUESTS && game->requests->kinds[n].id)
    n++;
  return n;
}

/* After all that were made up to @step. */
static gboolean
insert (BrambleRecord     *record,
        guint              step,
        const BramblePlea *plea)
{
  BrambleRecordPlea made = { step, *plea };
  guint n = bramble_record_n_pleas (record);
  guint seats = bramble_record_n_seats (record);

  if (plea->what >= n_requests (bramble_record_game (record)) || plea->from >= seats || plea->to >= seats
      || bramble_record_seat (record, plea->from)->level || bramble_record_seat (record, plea->to)->level == NULL
      || n >= BRAMBLE_RECORD_MAX_PLEAS)
    return FALSE;
  while (n > 0 && get (record, n - 1)->step > step)
    n--;
  g_array_insert_val (bramble_record_pleas (record), n, made);
  return TRUE;
}

/**
 * bramble_record_plead:
 *
 * A person asks something of a computer player now; it takes the place of what was asked of
 * that player before.
 *
 * Returns: %FALSE when that cannot be asked, or too much has been; then nothing has changed
 */
gboolean
bramble_record_plead (BrambleRecord     *record,
                      const BramblePlea *plea)
{
  return insert (record, bramble_record_at (record), plea);
}

/* Whether everybody has had a turn between @step and @at. */
static gboolean
is_long_ago (const BrambleRecord *record,
             guint                step,
             guint                at)
{
  const BrambleGame *game = bramble_record_game (record);
  gconstpointer then = bramble_record_state (record, step);
  gconstpointer now = bramble_record_state (record, at);

  return game->turn ? game->turn (now) > game->turn (then) + bramble_record_n_seats (record)
                    : game->round (now) > game->round (then) + 1;
}

static gboolean
is_done (const BrambleRecord     *record,
         const BrambleRecordPlea *made,
         guint                    at)
{
  const BrambleGame *game = bramble_record_game (record);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));

  for (guint step = made->step + 1; step <= at; step++)
    {
      bramble_record_events (record, step, events);
      for (guint i = 0; i < events->len; i++)
        if (game->requests->fulfils (bramble_record_state (record, step), &g_array_index (events, BrambleEvent, i), &made->plea))
          return TRUE;
    }
  return FALSE;
}

/**
 * bramble_record_find_plea:
 * @at: a step
 * @plea: (out): what is asked of @to after it
 *
 * Returns: whether anything is that was not done yet, and was asked within a round
 */
gboolean
bramble_record_find_plea (const BrambleRecord *record,
                          guint                at,
                          guint                to,
                          BramblePlea         *plea)
{
  for (guint n = bramble_record_n_pleas (record); n > 0; n--)
    {
      const BrambleRecordPlea *made = get (record, n - 1);

      if (made->step > at || made->plea.to != to)
        continue;
      *plea = made->plea;
      return !is_long_ago (record, made->step, at) && !is_done (record, made, at);
    }
  return FALSE;
}

/* A word each: the step, who asks whom, and what. */
void
bramble_record_write_pleas (GKeyFile            *file,
                            const char          *group,
                            const BrambleRecord *record)
{
  const BrambleGame *game = bramble_record_game (record);
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < bramble_record_n_pleas (record); i++)
    {
      const BrambleRecordPlea *made = get (record, i);

      g_ptr_array_add (words, g_strdup_printf ("%u %u %u %s", made->step, made->plea.from + 1u, made->plea.to + 1u,
                                               game->requests->kinds[made->plea.what].id));
    }
  if (words->len > 0)
    g_key_file_set_string_list (file, group, KEY, (const char *const *) words->pdata, words->len);
}

/* What is asked in a game that does not know such a thing any more is left out: it changes no rule. */
static gboolean
read_plea (BrambleRecord  *record,
           const char     *text,
           guint          *last,
           GError        **error)
{
  const BrambleGame *game = bramble_record_game (record);
  g_auto (GStrv) words = g_strsplit (text, " ", 5);
  guint64 step, from, to;

  if (g_strv_length (words) != 4
      || !g_ascii_string_to_unsigned (words[0], 10, *last, bramble_record_n_steps (record), &step, NULL)
      || !g_ascii_string_to_unsigned (words[1], 10, 1, bramble_record_n_seats (record), &from, NULL)
      || !g_ascii_string_to_unsigned (words[2], 10, 1, bramble_record_n_seats (record), &to, NULL))
    return bramble_record_altered (error);
  *last = (guint) step;
  for (guint i = 0; i < n_requests (game); i++)
    if (strcmp (game->requests->kinds[i].id, words[3]) == 0)
      {
        BramblePlea plea = { .what = (guint8) i, .from = (guint8) (from - 1), .to = (guint8) (to - 1) };

        return insert (record, (guint) step, &plea) || bramble_record_altered (error);
      }
  return TRUE;
}

/* Older files say nothing of it. The record stands at its end. */
gboolean
bramble_record_read_pleas (GKeyFile       *file,
                           const char     *group,
                           BrambleRecord  *record,
                           GError        **error)
{
  g_autoptr (GError) bad = NULL;
  g_auto (GStrv) words = NULL;
  guint last = 0;

  if (!g_key_file_has_key (file, group, KEY, NULL))
    return TRUE;
  words = g_key_file_get_string_list (file, group, KEY, NULL, &bad);
  if (words == NULL || bad || g_strv_length (words) > BRAMBLE_RECORD_MAX_PLEAS)
    return bramble_record_altered (error);
  for (guint i = 0; words[i]; i++)
    if (!read_plea (record, words[i], &last, error))
      return FALSE;
  return TRUE;
}
