/* folk-move.c: ways over the board, step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * No ring of ways is shorter than sixteen fields and no move longer than eight, so
 * a move never meets itself, every way is a shortest one, and two ways to the same
 * end begin with different steps.
 */

#include "folk-engine.h"

/* All that the walk of ways has to know. */
typedef struct
{
  const FolkState *s;
  const FolkField *board;
  FolkWay *ways;
  guint n;
} Walk;

static gboolean
stops (const FolkField *field)
{
  return field->kind == FOLK_KIND_CITY || field->kind == FOLK_KIND_PALACE || field->kind == FOLK_KIND_CASTLE;
}

/* Of two ways to one end that meet the same Red Fields one is enough. */
static void
add_way (Walk    *walk,
         FolkWay  way)
{
  for (guint i = 0; i < walk->n; i++)
    if (walk->ways[i].to == way.to && walk->ways[i].reds == way.reds)
      return;
  if (walk->n < FOLK_MAX_WAYS)
    walk->ways[walk->n++] = way;
}

static void
go (Walk    *walk,
    FolkWay  way,
    guint    prev,
    guint    left)
{
  const FolkField *field = &walk->board[way.to];

  if (field->kind == FOLK_KIND_RED)
    way.reds = way.reds << 8 | way.to;
  if (left == 0 || stops (field))
    {
      add_way (walk, way);
      return;
    }
  if (field->n_neighbours == 1)
    {
      if (!walk->s->exact)
        add_way (walk, way);
      return;
    }
  for (guint i = 0; i < field->n_neighbours; i++)
    if (field->neighbours[i] != prev)
      {
        FolkWay next = way;

        next.to = field->neighbours[i];
        go (walk, next, way.to, left - 1);
      }
}

/**
 * folk_ways:
 * @steps: from 1
 * @ways: (out): FOLK_MAX_WAYS of them
 *
 * Returns: how many ways there are
 */
guint
folk_ways (const FolkState *s,
           guint            from,
           guint            steps,
           FolkWay         *ways)
{
  Walk walk = { s, folk_board_fields (), ways, 0 };
  const FolkField *field = &walk.board[from];

  for (guint i = 0; i < field->n_neighbours; i++)
    {
      guint8 first = field->neighbours[i];

      go (&walk, (FolkWay) { first, first, 0 }, from, steps - 1);
    }
  return walk.n;
}

void
folk_gen_way (const FolkState *s,
              const FolkFrame *f,
              BrambleAsk      *ask)
{
  FolkWay ways[FOLK_MAX_WAYS];
  guint n = folk_ways (s, s->seats[f->seat].field, f->n, ways);

  for (guint i = 0; i < n; i++)
    {
      gboolean twice = FALSE;

      for (guint j = 0; j < n && !twice; j++)
        twice = j != i && ways[j].to == ways[i].to;
      ask->options[ask->n_options++] = (BrambleOption) { FOLK_OPT_WAY, ways[i].to, ways[i].first, (guint8) twice };
    }
}

/* The next field on the way from @at to @to, not turning round. */
guint
folk_toward (guint at,
             guint prev,
             guint to)
{
  const FolkField *field = &folk_board_fields ()[at];
  guint near = folk_board_distance (at, to);

  for (guint i = 0; i < field->n_neighbours; i++)
    if (field->neighbours[i] != prev && folk_board_distance (field->neighbours[i], to) + 1 == near)
      return field->neighbours[i];

  return to;
}

/* The next field on a shortcut's path toward the end @goal. */
guint
folk_along_path (guint field,
                 guint goal)
{
  const FolkField *board = folk_board_fields ();

  for (guint i = 0; i < board[field].n_neighbours; i++)
    {
      guint next = board[field].neighbours[i];

      if (next == goal || (board[next].kind == FOLK_KIND_PATH && board[goal].path != field))
        return next;
    }

  return goal;
}

/* Walks on until something happens: at a Red Field, or at the end. */
static BrambleFlow
walk_on (FolkRun   *r,
         FolkFrame *f,
         guint      first)
{
  const FolkField *board = folk_board_fields ();
  FolkSeat *p = &r->s->seats[f->seat];
  guint at = p->field;
  guint next = first;
  gint16 n = 0;
  BrambleEvent *event = folk_tell (r, FOLK_EVENT_MOVED, f->seat);

  event->a = (guint8) at;
  event->c = (guint8) first;
  do
    {
      f->prev = (guint8) at;
      at = next;
      n++;
      next = folk_toward (at, f->prev, f->to);
    }
  while (at != f->to && board[at].kind != FOLK_KIND_RED);
  p->field = (guint8) at;
  event->b = (guint8) at;
  event->n = n;
  if (board[at].kind != FOLK_KIND_RED)
    return folk_go (f, FOLK_STEP_LAND);

  f->step = FOLK_STEP_EAT;
  if (r->s->n_seats >= 4 && folk_trickster (r->s) == FOLK_NONE)
    folk_lead_trickster (r, NULL, f->seat, f->seat, FALSE);
  return BRAMBLE_AGAIN;
}

/* A Red Field: a Biscuit, or a boot that is heavier. */
static BrambleFlow
eat (FolkRun   *r,
     FolkFrame *f)
{
  FolkSeat *p = &r->s->seats[f->seat];

  f->step = p->field == f->to ? FOLK_STEP_LAND : FOLK_STEP_GO_ON;
  if (folk_has (r->s, f->seat, FOLK_WISHING_TABLE))
    folk_tell (r, FOLK_EVENT_FED, f->seat);
  else if (p->n_biscuits > 0)
    folk_pay (r, f->seat, 1);
  else
    folk_set_boot (r, f->seat, p->boot + 1u);
  return BRAMBLE_AGAIN;
}

BrambleFlow
folk_proc_move (FolkRun   *r,
                FolkFrame *f)
{
  FolkSeat *p = &r->s->seats[f->seat];

  switch (f->step)
    {
    case FOLK_STEP_SET_OUT:
      f->from = p->field;
      r->s->used = (guint16) ((r->s->used | FOLK_USED_MOVED) & ~FOLK_USED_MARKET);
      return folk_ask (r, f, FOLK_STEP_WAY);
    case FOLK_STEP_WAY:
      f->to = r->choice.a;
      return walk_on (r, f, r->choice.b);
    case FOLK_STEP_EAT:
      return eat (r, f);
    case FOLK_STEP_GO_ON:
      return walk_on (r, f, folk_toward (p->field, f->prev, f->to));
    case FOLK_STEP_LAND:
      return folk_land (r, f);
    case FOLK_STEP_BONUS:
      return folk_take_bonus (r, f);
    case FOLK_STEP_SHORTCUT:
      return folk_take_shortcut (r, f);
    case FOLK_STEP_ENTER:
      return folk_enter_path (r, f);
    }

  g_assert_not_reached ();
}
