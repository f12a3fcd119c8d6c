/* bramble-thinker.c: a computer player at work in a thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-thinker.h"

#include <string.h>

/* How long nobody notices, in µs. */
#define BLINK 50000

/* Shared by the thread that asks and the thread that thinks; the last of the
 * two to let go frees it. Only @cancelled is touched by both at once. */
struct _BrambleThinker
{
  gatomicrefcount refs;
  const BrambleLevel *level;
  const BrambleTemper *temper; /* (nullable) */
  gboolean pleaded;  /* somebody asks something of who thinks: */
  BramblePlea plea;
  const BrambleGame *game;
  guint8 *view;      /* a copy of the asked seat's view, nothing else */
  guint64 seed;
  int known;         /* the answer, when there is nothing to think about, or -1 */
  gint64 until;      /* when the answer is due: nobody sees by the clock how hard it was */
  guint wait;        /* source: until then */
  gint cancelled;    /* atomic */
  guint option;      /* the result */
  BrambleThinkerCallback callback;
  gpointer user_data;
};

static void
unref (gpointer data)
{
  BrambleThinker *thinker = data;

  if (!g_atomic_ref_count_dec (&thinker->refs))
    return;

  g_free (thinker->view);
  g_free (thinker);
}

static void
think (GTask        *task,
       gpointer      source_object,
       gpointer      task_data,
       GCancellable *cancellable)
{
  BrambleThinker *thinker = task_data;
  BrambleAsk ask;
  BrambleThought thought = {
    .game = thinker->game,
    .view = thinker->view,
    .ask = &ask,
    .seed = thinker->seed,
    .temper = thinker->temper,
    .plea = thinker->pleaded ? &thinker->plea : NULL,
    .cancelled = &thinker->cancelled,
    .patience = BRAMBLE_PATIENCE,
  };

  thinker->game->ask (thinker->view, &ask);
  /* Nobody may notice that somebody thinks. */
  if (bramble_ask_nature (thinker->game, thinker->view, &ask) & BRAMBLE_ASK_TELLS)
    thought.patience = BLINK;
  if (thinker->known >= 0)
    thinker->option = (guint) thinker->known;
  else if (ask.n_options > 0)
    thinker->option = bramble_bot_choose (thinker->level, &thought);
  g_task_return_boolean (task, ask.n_options > 0);
}

static gboolean
hand_over (gpointer user_data)
{
  BrambleThinker *thinker = user_data;

  thinker->wait = 0;
  thinker->callback (thinker->option, thinker->user_data);
  return G_SOURCE_REMOVE;
}

static void
thought (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  BrambleThinker *thinker = user_data;
  gint64 left = thinker->until - g_get_monotonic_time ();

  if (!g_task_propagate_boolean (G_TASK (result), NULL) || g_atomic_int_get (&thinker->cancelled))
    return;

  if (left <= 0)
    {
      hand_over (thinker);
      return;
    }
  g_atomic_ref_count_inc (&thinker->refs);
  thinker->wait = g_timeout_add_full (G_PRIORITY_DEFAULT, (guint) (left / 1000) + 1, hand_over, thinker, unref);
}

/**
 * bramble_thinker_start:
 * @temper: (nullable): what the computer player is like
 * @plea: (nullable): what somebody asks of it; copied
 * @view: what the asked seat may know; copied
 * @seed: of the computer player's own chance
 * @known: the option when it is known already, or -1
 * @pause: how long it takes at least, in ms
 *
 * Starts a thought. @callback is called with a legal option, once, unless the
 * thought is cancelled first. In both cases the owner lets go with
 * bramble_thinker_cancel().
 */
BrambleThinker *
bramble_thinker_start (const BrambleLevel     *level,
                       const BrambleTemper    *temper,
                       const BramblePlea      *plea,
                       const BrambleGame      *game,
                       gconstpointer           view,
                       guint64                 seed,
                       int                     known,
                       guint                   pause,
                       BrambleThinkerCallback  callback,
                       gpointer                user_data)
{
  BrambleThinker *thinker = g_new0 (BrambleThinker, 1);
  g_autoptr (GTask) task = NULL;

  g_atomic_ref_count_init (&thinker->refs);
  thinker->level = level;
  thinker->temper = temper;
  thinker->pleaded = plea != NULL;
  if (plea)
    thinker->plea = *plea;
  thinker->game = game;
  thinker->view = g_memdup2 (view, game->state_size);
  thinker->seed = seed;
  thinker->known = known;
  thinker->until = pause > 0 ? g_get_monotonic_time () + (gint64) pause * 1000 : 0;
  thinker->callback = callback;
  thinker->user_data = user_data;

  g_atomic_ref_count_inc (&thinker->refs);
  task = g_task_new (NULL, NULL, thought, thinker);
  g_task_set_source_tag (task, bramble_thinker_start);
  g_task_set_task_data (task, thinker, unref);
  g_task_run_in_thread (task, think);
  return thinker;
}

/**
 * bramble_thinker_cancel:
 * @thinker: (transfer full): a thought
 *
 * Lets go of a thought. It returns at once; the thread ends by itself.
 */
void
bramble_thinker_cancel (BrambleThinker *thinker)
{
  g_atomic_int_set (&thinker->cancelled, TRUE);
  g_clear_handle_id (&thinker->wait, g_source_remove);
  unref (thinker);
}
