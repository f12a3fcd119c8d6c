/* bramble-move.c: something that happens on the table, to be played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-move.h"

/* Times in ms at normal pace. */
#define STAGGER 80   /* between two pictures that fly together */
#define SPREAD 450   /* between the first and the last of them, at most */

#define MAX_PIECES 6 /* of one move: more is a flock, not a number */

BrambleMove *
bramble_move_new (guint kind)
{
  BrambleMove *move = g_new0 (BrambleMove, 1);

  move->kind = kind;
  move->count = 1;
  return move;
}

void
bramble_move_free (BrambleMove *move)
{
  g_free (move->art);
  g_free (move->symbol);
  g_free (move->text);
  g_strfreev (move->faces);
  g_free (move);
}

/* Returns how many pictures are seen. */
guint
bramble_move_n_pieces (const BrambleMove *move)
{
  return move->art && (move->from.kind || move->to.kind) ? MIN (move->count, MAX_PIECES) : 0;
}

/* Whether it is a die that has to come to rest before anybody knows what it shows. */
gboolean
bramble_move_rolls (const BrambleMove *move)
{
  return move->faces != NULL && bramble_move_n_pieces (move) > 0;
}

static void
time_act (BrambleAct *act,
          GPtrArray  *moves)
{
  for (guint i = 0; i < act->n_moves; i++)
    {
      const BrambleMove *move = g_ptr_array_index (moves, act->first + i);

      act->duration = MAX (act->duration, move->linger);
    }
  if (act->n_pieces == 0)
    return;

  for (guint i = 0; i < act->n_moves; i++)
    if (bramble_move_rolls (g_ptr_array_index (moves, act->first + i)))
      {
        act->duration += BRAMBLE_MOVE_ROLL;
        break;
      }
  if (act->n_pieces > 1)
    act->stagger = MIN (STAGGER, (double) SPREAD / (act->n_pieces - 1));
  act->duration += BRAMBLE_MOVE_FLIGHT + act->stagger * (act->n_pieces - 1);
}

static gboolean
is_read (const BrambleAct *act,
         GPtrArray        *moves)
{
  return ((const BrambleMove *) g_ptr_array_index (moves, act->first))->read;
}

/**
 * bramble_moves_plan:
 * @moves: (element-type BrambleMove): what happens; what is nothing to see or
 *   say is removed
 * @acts: (element-type BrambleAct): is filled with which moves are played at once
 *
 * Returns: how long everything takes that can be hurried, in ms at normal pace; what is read takes as
 *   long as it says however much that is shortened to %BRAMBLE_MOVE_LONGEST
 */
double
bramble_moves_plan (GPtrArray *moves,
                    GArray    *acts)
{
  double total = 0;
  guint lines = 0;

  for (guint i = moves->len; i-- > 0;)
    {
      const BrambleMove *move = g_ptr_array_index (moves, i);

      if (bramble_move_n_pieces (move) == 0 && move->text == NULL)
        g_ptr_array_remove_index (moves, i);
    }

  g_array_set_size (acts, 0);
  for (guint i = 0; i < moves->len; i++)
    {
      const BrambleMove *move = g_ptr_array_index (moves, i);
      BrambleAct *last = acts->len > 0 ? &g_array_index (acts, BrambleAct, acts->len - 1) : NULL;
      const BrambleMove *before = last ? g_ptr_array_index (moves, last->first) : NULL;
      guint says = move->text != NULL;

      if (last && before->kind == move->kind && before->together && move->together
          && lines + says <= BRAMBLE_MOVE_MAX_LINES)
        {
          last->n_moves++;
          last->n_pieces += bramble_move_n_pieces (move);
          lines += says;
        }
      else
        {
          BrambleAct act = { .first = i, .n_moves = 1, .n_pieces = bramble_move_n_pieces (move) };

          g_array_append_val (acts, act);
          lines = says;
        }
    }

  for (guint i = 0; i < acts->len; i++)
    {
      BrambleAct *act = &g_array_index (acts, BrambleAct, i);

      time_act (act, moves);
      total += is_read (act, moves) ? 0 : act->duration;
    }
  for (guint i = 0; i < acts->len && total > BRAMBLE_MOVE_LONGEST; i++)
    if (is_read (&g_array_index (acts, BrambleAct, i), moves))
      g_array_index (acts, BrambleAct, i).duration *= total / BRAMBLE_MOVE_LONGEST;
  return total;
}
