/* bramble-match-speak.c: what computer players say, and what is asked of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What they say is kept nowhere: it follows from the record, and from what everybody may
 * know. So it is the same after loading, in a replay, and for all who look.
 */

#include "bramble-match-private.h"

#include <glib/gi18n-lib.h>

/* What everybody may know after @step. */
static gpointer
dup_common_view (BrambleMatch *self,
                 guint         step)
{
  const BrambleGame *game = bramble_record_game (self->record);
  guint8 *view = g_malloc0 (game->state_size);

  game->view (bramble_record_state (self->record, step), BRAMBLE_NO_SEAT, view);
  return view;
}

/* Whether a computer player has chosen among several answers openly in @step. */
static gboolean
is_spoken_of (BrambleMatch     *self,
              guint             step,
              const BrambleAsk *ask)
{
  const BrambleGame *game = bramble_record_game (self->record);
  int option = bramble_record_option (self->record, step);

  return ask->n_options > 1 && option >= 0 && option < ask->n_options && ask->seat == bramble_record_answerer (self->record, step)
         && (bramble_ask_nature (game, bramble_record_state (self->record, step - 1), ask) & BRAMBLE_ASK_OPEN);
}

/* Why a computer player has given its answer in @step, whatever it has said before. */
static char *
find_motive (BrambleMatch *self,
             guint         step)
{
  const BrambleGame *game = bramble_record_game (self->record);
  guint seat = bramble_record_answerer (self->record, step);
  g_autofree guint8 *view = NULL;
  BramblePlea plea;
  BrambleAsk ask;
  guint option;
  char *motive;

  if (game->motive == NULL || bramble_record_words (self->record, step) || !bramble_match_is_computer (self, seat))
    return NULL;
  view = dup_common_view (self, step - 1);
  game->ask (view, &ask);
  if (!is_spoken_of (self, step, &ask))
    return NULL;

  option = (guint) bramble_record_option (self->record, step);
  motive = game->motive (view, &ask, option, self->names);
  if (motive && game->requests && bramble_record_find_plea (self->record, step - 1, seat, &plea)
      && game->requests->heeds (view, &ask, option, &plea) > 0)
    {
      g_free (motive);
      /* Translators: why a computer player does something; %s is who asked for it */
      return g_strdup_printf (_("%s has asked for it."), self->names[plea.from]);
    }
  return motive;
}

/* Answers that are looked back at: nobody remembers longer what was said. */
#define MEMORY 40

/**
 * bramble_match_dup_motive:
 * @step: an answer up to the present one
 *
 * Returns: (transfer full) (nullable): why the computer player who gave it did so; %NULL for
 *   what people answer, for what needs no words, and for what was just said
 */
char *
bramble_match_dup_motive (BrambleMatch *self,
                          guint         step)
{
  g_autofree char *motive = NULL;

  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), NULL);
  g_return_val_if_fail (step > 0 && step <= bramble_record_n_steps (self->record), NULL);

  motive = find_motive (self, step);
  for (guint before = step - 1; motive && before > 0 && step - before < MEMORY; before--)
    {
      g_autofree char *said = NULL;

      if (bramble_record_answerer (self->record, before) != bramble_record_answerer (self->record, step))
        break;
      said = find_motive (self, before);
      if (said && g_str_equal (said, motive))
        return NULL;
      if (said)
        break;
    }
  return g_steal_pointer (&motive);
}

/**
 * bramble_match_dup_words:
 *
 * Returns: (transfer full): @said as the words of @seat
 */
char *
bramble_match_dup_words (BrambleMatch *self,
                         guint         seat,
                         const char   *said)
{
  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), NULL);

  /* Translators: a player, and what the player says */
  return g_strdup_printf (C_("remark", "%1$s: “%2$s”"), self->names[seat], said);
}

/**
 * bramble_match_dup_reply:
 * @plea: what was asked after @step
 *
 * Returns: (transfer full): what the computer player said to it
 */
char *
bramble_match_dup_reply (BrambleMatch      *self,
                         guint              step,
                         const BramblePlea *plea)
{
  g_autofree guint8 *view = NULL;
  gboolean willing;

  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), NULL);

  view = dup_common_view (self, step);
  return bramble_record_game (self->record)->requests->reply (view, plea, self->names, &willing);
}

/**
 * bramble_match_find_pleader:
 * @seat: (out): who asks when something is asked of computer players now
 *
 * Returns: whether anything can be
 */
gboolean
bramble_match_find_pleader (BrambleMatch *self,
                            guint        *seat)
{
  guint n = bramble_record_n_seats (self->record);
  int wanted = self->viewer >= 0 ? self->viewer : self->ask_seat;
  gboolean found = FALSE, computers = FALSE;

  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), FALSE);

  if (bramble_record_game (self->record)->requests == NULL || self->replay || self->over || bramble_record_lesson (self->record))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (bramble_match_is_computer (self, i))
      computers = TRUE;
    else if (!found || (int) i == wanted)
      {
        *seat = i;
        found = TRUE;
      }
  return found && computers;
}

/**
 * bramble_match_request:
 * @plea: what a person asks of a computer player
 *
 * It is weighed from the next answer on that the player thinks about.
 *
 * Returns: (transfer full) (nullable): what the player says to it, or %NULL when it cannot be asked
 */
char *
bramble_match_request (BrambleMatch      *self,
                       const BramblePlea *plea)
{
  guint step = bramble_record_at (self->record);
  guint pleader;

  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), NULL);

  if (!bramble_match_find_pleader (self, &pleader) || !bramble_record_plead (self->record, plea))
    return NULL;

  g_signal_emit_by_name (self, "remarked", step);
  return bramble_match_dup_reply (self, step, plea);
}
