/* folk-field.c: what the field at the end of a move brings
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folk-engine.h"

/* The price of a shortcut in tiles and Biscuits, and whether the Feather is enough. */
static const struct
{
  guint8 tile;      /* that is wanted, or FOLK_NONE */
  guint8 biscuits;  /* that are wanted */
  gboolean kept;    /* the tile is only shown */
  gboolean feather; /* who has it pays nothing */
  gboolean flown;   /* Fairy Beauty Ilona flies over it */
} prices[FOLK_N_SHORTCUTS] = {
  [FOLK_SHORTCUT_SEA] = { .tile = FOLK_FISH, .flown = TRUE },
  [FOLK_SHORTCUT_TUNNEL] = { .tile = FOLK_PICKAXE },
  [FOLK_SHORTCUT_GORGE] = { .tile = FOLK_ROPE, .feather = TRUE, .flown = TRUE },
  [FOLK_SHORTCUT_PATH] = { .tile = FOLK_BLACK_CAT, .kept = TRUE },
  [FOLK_SHORTCUT_GRIFFIN] = { .tile = FOLK_NONE, .biscuits = 2, .feather = TRUE, .flown = TRUE },
  [FOLK_SHORTCUT_WAGON] = { .tile = FOLK_NONE, .biscuits = 1 },
};

gboolean
folk_flies (const FolkState *s,
            guint            seat,
            guint            shortcut)
{
  return s->seats[seat].hero == FOLK_ILONA && prices[shortcut].flown;
}

/* Whether @seat has what a shortcut costs. */
gboolean
folk_can_enter (const FolkState *s,
                guint            seat,
                guint            shortcut)
{
  if (folk_flies (s, seat, shortcut) || (prices[shortcut].feather && folk_has (s, seat, FOLK_FEATHER)))
    return TRUE;

  return (prices[shortcut].tile == FOLK_NONE || folk_has (s, seat, prices[shortcut].tile))
         && s->seats[seat].n_biscuits >= prices[shortcut].biscuits;
}

/* How many Biscuits a shortcut costs who has no other way to pay. */
guint
folk_fare (guint shortcut)
{
  return prices[shortcut].biscuits;
}

/* A tile's name: one takes it. Who has it already gets something else. */
static BrambleFlow
pick_up (FolkRun *r,
         guint    seat,
         guint    tile)
{
  if (folk_is_magical (tile) && folk_has (r->s, seat, tile))
    folk_get_advice (r, seat, 1);
  else if (folk_is_animal (tile) && folk_has (r->s, seat, tile))
    folk_get_biscuits (r, seat, 1);
  else if (folk_may_get (r->s, seat, tile))
    {
      /* Nothing else is left to be done with this frame, so the tile may have it. */
      FolkFrame *f = &r->s->stack[r->s->depth - 1];

      folk_become (f, FOLK_PROC_GAIN, FOLK_STEP_TAKE);
      f->tile = (guint8) tile;
      return BRAMBLE_AGAIN;
    }
  return BRAMBLE_DONE;
}

/* One Advice, or two Biscuits; the boot gets heavier for each that is missing. */
static BrambleFlow
suffer_bad_luck (FolkRun   *r,
                 FolkFrame *f)
{
  const FolkSeat *p = &r->s->seats[f->seat];
  guint seat = f->seat;

  if (folk_has (r->s, seat, FOLK_BLACK_CAT) || p->hero == FOLK_SHEPHERD)
    return BRAMBLE_DONE;
  if (folk_has (r->s, seat, FOLK_WISHING_TABLE))
    {
      folk_tell (r, FOLK_EVENT_FED, seat);
      return BRAMBLE_DONE;
    }
  if (p->advice > 0)
    {
      folk_pay_advice (r, seat, 1);
      return BRAMBLE_DONE;
    }
  if (p->n_biscuits < 2)
    folk_set_boot (r, seat, p->boot + 2u - p->n_biscuits);
  folk_become (f, FOLK_PROC_PAY, FOLK_STEP_COUNT);
  f->n = 2;
  return BRAMBLE_AGAIN;
}

static BrambleFlow
arrive_at_market (FolkRun   *r,
                  FolkFrame *f)
{
  folk_get_biscuits (r, f->seat, 1);
  r->s->used |= FOLK_USED_MARKET;
  if (folk_quest_here (r->s, f->seat) == FOLK_NONE)
    return BRAMBLE_DONE;

  folk_become (f, FOLK_PROC_THROW, FOLK_STEP_MEET);
  f->who = FOLK_KING;
  return BRAMBLE_AGAIN;
}

/* An Adventure Field that the move began on is no new one. */
static BrambleFlow
begin_adventure (FolkFrame *f,
                 guint      who)
{
  if (folk_who_is_at (f->from) == who)
    return BRAMBLE_DONE;

  folk_become (f, FOLK_PROC_THROW, FOLK_STEP_MEET);
  f->who = (guint8) who;
  return BRAMBLE_AGAIN;
}

/* The end of a move: no Stallion stays on the Glass Mountain, and the field acts.
 * Red Fields have acted already. */
BrambleFlow
folk_land (FolkRun   *r,
           FolkFrame *f)
{
  FolkState *s = r->s;
  guint seat = f->seat;
  const FolkField *field = &folk_board_fields ()[s->seats[seat].field];

  if (folk_on_glass (s, seat) && folk_has (s, seat, FOLK_WHITE_STALLION))
    folk_drop_tile (r, seat, FOLK_WHITE_STALLION);
  switch ((FolkFieldKind) field->kind)
    {
    case FOLK_KIND_PLAIN:
    case FOLK_KIND_RED:
    case FOLK_KIND_PATH:
    case FOLK_KIND_VILLAGE:
    case FOLK_KIND_CASTLE:
    case FOLK_N_KINDS:
      return BRAMBLE_DONE;
    case FOLK_KIND_FOOD:
      folk_get_biscuits (r, seat, folk_has (s, seat, FOLK_SATCHEL) && field->what != FOLK_WHEAT ? 2 : 1);
      return BRAMBLE_DONE;
    case FOLK_KIND_ADVICE:
      folk_get_advice (r, seat, 1);
      return BRAMBLE_DONE;
    case FOLK_KIND_GOLD:
      folk_get_gold (r, seat, 1);
      return BRAMBLE_DONE;
    case FOLK_KIND_TILE:
      return pick_up (r, seat, field->what);
    case FOLK_KIND_BONUS:
      return s->bonus < FOLK_MAX_BONUS ? folk_ask (r, f, FOLK_STEP_BONUS) : BRAMBLE_DONE;
    case FOLK_KIND_BAD_LUCK:
      return suffer_bad_luck (r, f);
    case FOLK_KIND_ADVENTURE:
      return begin_adventure (f, field->what);
    case FOLK_KIND_SORCERER:
      folk_become (f, FOLK_PROC_SORCERER, FOLK_STEP_GREET);
      return BRAMBLE_AGAIN;
    case FOLK_KIND_SHORTCUT:
      return folk_can_enter (s, seat, field->what) ? folk_ask (r, f, FOLK_STEP_SHORTCUT) : BRAMBLE_DONE;
    case FOLK_KIND_CITY:
    case FOLK_KIND_PALACE:
      return arrive_at_market (r, f);
    }

  g_assert_not_reached ();
}

/* The blue die: no land, Stallion, token or Salt. */
BrambleFlow
folk_take_bonus (FolkRun   *r,
                 FolkFrame *f)
{
  guint die;

  if (r->choice.kind != FOLK_OPT_YES)
    return BRAMBLE_DONE;

  r->s->bonus++;
  die = folk_throw_die (r, 6);
  folk_tell (r, FOLK_EVENT_BLUE_THROWN, f->seat)->a = (guint8) die;
  folk_become (f, FOLK_PROC_MOVE, FOLK_STEP_SET_OUT);
  f->move = FOLK_MOVE_BONUS;
  f->n = (guint8) die;
  return BRAMBLE_AGAIN;
}

/* Fairy Beauty Ilona stands on the other end at once. */
static void
fly (FolkRun   *r,
     FolkFrame *f)
{
  FolkSeat *p = &r->s->seats[f->seat];
  BrambleEvent *event = folk_tell (r, FOLK_EVENT_FLEW, f->seat);

  event->a = p->field;
  p->field = folk_board_fields ()[p->field].other_end;
  event->b = p->field;
  if (f->move != FOLK_MOVE_BISCUIT)
    r->s->used |= FOLK_USED_UP;
}

BrambleFlow
folk_take_shortcut (FolkRun   *r,
                    FolkFrame *f)
{
  guint seat = f->seat;
  guint shortcut = folk_board_fields ()[r->s->seats[seat].field].what;

  if (r->choice.kind != FOLK_OPT_YES)
    return BRAMBLE_DONE;
  if (folk_flies (r->s, seat, shortcut))
    {
      fly (r, f);
      return BRAMBLE_DONE;
    }

  f->step = FOLK_STEP_ENTER;
  if (prices[shortcut].feather && folk_has (r->s, seat, FOLK_FEATHER))
    return BRAMBLE_AGAIN;
  if (prices[shortcut].tile != FOLK_NONE && !prices[shortcut].kept)
    folk_drop_tile (r, seat, prices[shortcut].tile);
  if (prices[shortcut].biscuits > 0)
    folk_pay (r, seat, prices[shortcut].biscuits);
  return BRAMBLE_AGAIN;
}

/* Onto the first path field, and the turn is over. By a Biscuit walk one field
 * further, and who comes out by that goes on. */
BrambleFlow
folk_enter_path (FolkRun   *r,
                 FolkFrame *f)
{
  FolkSeat *p = &r->s->seats[f->seat];
  const FolkField *end = &folk_board_fields ()[p->field];
  BrambleEvent *event = folk_tell (r, FOLK_EVENT_PATH_ENTERED, f->seat);

  event->a = p->field;
  event->b = end->path;
  event->c = end->other_end;
  p->goal = end->other_end;
  p->field = end->path;
  if (f->move == FOLK_MOVE_BISCUIT)
    {
      guint next = folk_along_path (p->field, p->goal);

      event = folk_tell (r, next == p->goal ? FOLK_EVENT_PATH_LEFT : FOLK_EVENT_PATH_WALKED, f->seat);
      event->a = p->field;
      event->b = (guint8) next;
      p->field = (guint8) next;
      if (next == p->goal)
        p->goal = FOLK_NONE;
    }
  if (p->goal != FOLK_NONE)
    r->s->used |= FOLK_USED_UP;
  return BRAMBLE_DONE;
}
