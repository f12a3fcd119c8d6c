/* folk-check-frames.c: what must be true of procedures under way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions come from files and consoles, too. Whatever a step relies on is looked
 * at here, so that every position that is let in can be played on.
 */

#include "folk-game.h"

#define STEP(name) (G_GUINT64_CONSTANT (1) << FOLK_STEP_##name)
#define PROC(name) (1u << FOLK_PROC_##name)

/* What the Trickster adds to a throw. */
#define TRICK 5

/* The steps at which a procedure waits for an answer, a bit each. */
static const guint64 waiting[FOLK_N_PROCS] = {
  [FOLK_PROC_GAME] = STEP (ITEM) | STEP (BOOT) | STEP (BEFORE) | STEP (AFTER),
  [FOLK_PROC_ROLL] = STEP (HELP) | STEP (LANTERN) | STEP (SALT) | STEP (NUMBER),
  [FOLK_PROC_MOVE] = STEP (WAY) | STEP (BONUS) | STEP (SHORTCUT),
  [FOLK_PROC_THROW] = STEP (HAND_OVER) | STEP (ADVICE) | STEP (LUCK) | STEP (LOSE) | STEP (FIND),
  [FOLK_PROC_SORCERER] = STEP (TILE) | STEP (WISH) | STEP (ADVICE) | STEP (SPELL),
  [FOLK_PROC_GATE] = STEP (ADVICE) | STEP (GATE),
  [FOLK_PROC_PAY] = STEP (PAY),
  [FOLK_PROC_GAIN] = STEP (ROOM),
  [FOLK_PROC_TRICKSTER] = STEP (ROOM),
  [FOLK_PROC_WAND] = STEP (KIND),
  [FOLK_PROC_TRADE] = STEP (OFFER) | STEP (REPLY),
  [FOLK_PROC_COURAGE] = STEP (COURAGE),
  [FOLK_PROC_PARTNERS] = STEP (GIVE),
};

/* What may go on above a procedure that will go on at a step. */
static const struct
{
  guint8 proc;     /* FolkProc */
  guint8 step;     /* FolkStep */
  guint children;  /* FolkProc, a bit each */
} nests[] = {
  { FOLK_PROC_GAME, FOLK_STEP_ACT, ~PROC (GAME) },
  { FOLK_PROC_GAME, FOLK_STEP_MENDED, PROC (PAY) },
  { FOLK_PROC_GAME, FOLK_STEP_WITS, PROC (PAY) },
  { FOLK_PROC_GAME, FOLK_STEP_BOUGHT, PROC (PAY) },
  { FOLK_PROC_GAME, FOLK_STEP_FORGED, PROC (PAY) },
  { FOLK_PROC_MOVE, FOLK_STEP_EAT, PROC (TRICKSTER) },
  { FOLK_PROC_MOVE, FOLK_STEP_GO_ON, PROC (PAY) },
  { FOLK_PROC_MOVE, FOLK_STEP_LAND, PROC (PAY) },
  { FOLK_PROC_MOVE, FOLK_STEP_ENTER, PROC (PAY) },
  { FOLK_PROC_THROW, FOLK_STEP_PREPARE, PROC (PAY) },
  { FOLK_PROC_THROW, FOLK_STEP_ADVISED, PROC (PAY) },
  { FOLK_PROC_THROW, FOLK_STEP_TRICKED, PROC (TRICKSTER) },
  { FOLK_PROC_SORCERER, FOLK_STEP_PREPARE, PROC (PAY) },
  { FOLK_PROC_SORCERER, FOLK_STEP_ADVISED, PROC (PAY) },
  { FOLK_PROC_GATE, FOLK_STEP_ADVISED, PROC (PAY) },
  { FOLK_PROC_TRADE, FOLK_STEP_TRADED, PROC (PAY) },
  { FOLK_PROC_PARTNERS, FOLK_STEP_SHARE, PROC (PAY) | PROC (GAIN) | PROC (TRICKSTER) },
};

/* The numbers of a frame that a procedure uses, a bit each. */
enum
{
  OTHER = 1 << 0,
  WAY = 1 << 1, /* from, prev, to and move */
  N = 1 << 2,
  WHO = 1 << 3,
  DIE = 1 << 4, /* and what was added */
  TILE = 1 << 5,
  WISH = 1 << 6,
  FLAGS = 1 << 7,
};

static const guint8 uses[FOLK_N_PROCS] = {
  [FOLK_PROC_GAME] = N | TILE,
  [FOLK_PROC_ROLL] = DIE | TILE | FLAGS,
  [FOLK_PROC_MOVE] = WAY | N,
  [FOLK_PROC_THROW] = OTHER | WHO | DIE | FLAGS,
  [FOLK_PROC_SORCERER] = DIE | TILE | WISH,
  [FOLK_PROC_GATE] = DIE,
  [FOLK_PROC_PAY] = OTHER | N,
  [FOLK_PROC_GAIN] = OTHER | TILE,
  [FOLK_PROC_TRICKSTER] = OTHER | N | TILE | FLAGS,
  [FOLK_PROC_WAND] = TILE,
  [FOLK_PROC_COURAGE] = OTHER,
  [FOLK_PROC_PARTNERS] = OTHER | FLAGS,
};

/* Whether all other numbers are as they are when nobody uses them. */
static gboolean
check_unused (const FolkFrame *f)
{
  guint used = uses[f->proc];

  return ((used & OTHER) || f->other == FOLK_NONE)
         && ((used & WAY) || (f->from == FOLK_NONE && f->prev == FOLK_NONE && f->to == FOLK_NONE && f->move == 0))
         && ((used & N) || f->n == 0) && ((used & WHO) || f->who == FOLK_NONE)
         && ((used & DIE) || (f->die == 0 && f->added == 0)) && ((used & TILE) || f->tile == FOLK_NONE)
         && ((used & WISH) || f->wish == FOLK_NONE) && ((used & FLAGS) || f->flags == 0);
}

static gboolean
is_below (guint value,
          guint bound)
{
  return value == FOLK_NONE || value < bound;
}

/* Every number means something that there is. */
static gboolean
check_bounds (const FolkState *s,
              const FolkFrame *f)
{
  return f->proc < FOLK_N_PROCS && f->step < FOLK_N_STEPS && f->seat < s->n_seats && is_below (f->other, s->n_seats)
         && is_below (f->from, FOLK_N_ON_FOOT) && is_below (f->prev, FOLK_N_ON_FOOT) && is_below (f->to, FOLK_N_ON_FOOT)
         && f->move < FOLK_N_MOVES && f->n <= FOLK_MAX_STEPS && is_below (f->who, FOLK_N_ADVENTURES) && f->die <= 8
         && f->added <= 100 && is_below (f->tile, FOLK_N_TILES) && is_below (f->wish, FOLK_N_TILES)
         && (f->flags & ~FOLK_ALL_FLAGS) == 0 && check_unused (f);
}

static gboolean
check_game (const FolkState *s,
            const FolkFrame *f)
{
  if (f->seat != s->active || (s->round == 0) != (f->step == FOLK_STEP_ITEM))
    return FALSE;
  if (f->step == FOLK_STEP_ITEM)
    return f->tile == FOLK_NONE && f->n < s->n_seats && f->seat == (s->start + 2u * s->n_seats - 1 - f->n) % s->n_seats;
  if (f->n != 0 || s->seats[f->seat].goal != FOLK_NONE || (f->step == FOLK_STEP_BOUGHT) != (f->tile != FOLK_NONE))
    return FALSE;

  switch (f->step)
    {
    case FOLK_STEP_BOOT:
      return s->seats[f->seat].boot == FOLK_MAX_BOOT && s->seats[f->seat].lost == 0 && s->phase == FOLK_BEFORE
             && s->used == 0 && s->offers == 0 && s->bonus == 0;
    case FOLK_STEP_BEFORE:
      return s->phase == FOLK_BEFORE;
    case FOLK_STEP_AFTER:
      return s->phase == FOLK_AFTER;
    case FOLK_STEP_BOUGHT:
      return folk_is_magical (f->tile) && folk_may_get (s, f->seat, f->tile);
    case FOLK_STEP_FORGED:
      return folk_has (s, f->seat, FOLK_SWORD) && folk_may_get (s, f->seat, FOLK_ENCHANTED_SWORD);
    case FOLK_STEP_MENDED:
      return s->seats[f->seat].boot == 1;
    case FOLK_STEP_WITS:
      return (s->used & FOLK_USED_WITS) != 0;
    case FOLK_STEP_ACT:
      return TRUE;
    }

  return FALSE;
}

/* What helps along works from before the roll on, and is kept. */
static gboolean
check_roll (const FolkState *s,
            const FolkFrame *f)
{
  gboolean lit = f->flags == FOLK_FLAG_LANTERN;

  if (s->phase != FOLK_AFTER || f->added != 0 || (f->flags != 0 && !lit)
      || (lit && folk_board_fields ()[s->seats[f->seat].field].land != FOLK_LAND_DARK_WOODS)
      || (f->tile != FOLK_NONE && !(folk_helps_along (f->tile) && folk_has (s, f->seat, f->tile)))
      || ((s->used & FOLK_USED_MOVED) == 0 && s->seats[f->seat].lost > 0))
    return FALSE;

  switch (f->step)
    {
    case FOLK_STEP_HELP:
      return f->die == 0 && !lit && f->tile == FOLK_NONE;
    case FOLK_STEP_LANTERN:
      return f->die == 0 && !lit && folk_could_light (s, f->seat, f->tile);
    case FOLK_STEP_SALT:
      return s->seats[f->seat].salt > 0 && (s->used & FOLK_USED_SALT) == 0 && f->die > 0 && f->die <= FOLK_BLANK;
    case FOLK_STEP_NUMBER:
      return f->die == FOLK_BLANK && !s->long_game;
    }

  return FALSE;
}

/* Whether some roll of @seat is worth so many steps from where it stands. */
static gboolean
could_roll (const FolkState *s,
            guint            seat,
            guint            steps)
{
  for (guint helper = 0; helper <= FOLK_N_TILES; helper++)
    for (guint roll = 1; roll < FOLK_BLANK; roll++)
      if ((helper == FOLK_N_TILES || (folk_helps_along (helper) && folk_has (s, seat, helper)))
          && (folk_steps (s, seat, helper, FALSE, roll) == (int) steps
              || folk_steps (s, seat, helper, TRUE, roll) == (int) steps))
        return TRUE;

  return FALSE;
}

/* Whether something moves a hero so far. */
static gboolean
check_steps (const FolkState *s,
             const FolkFrame *f)
{
  switch ((FolkMove) f->move)
    {
    case FOLK_MOVE_ROLL:
      return s->phase == FOLK_AFTER && (f->step != FOLK_STEP_WAY || could_roll (s, f->seat, f->n));
    case FOLK_MOVE_BONUS:
      return s->bonus > 0 && f->n <= 6;
    case FOLK_MOVE_BISCUIT:
      return (s->used & FOLK_USED_WALK) != 0 && f->n <= 5 && f->n != 4;
    case FOLK_MOVE_CLOAK:
      return (s->used & FOLK_USED_CLOAK) != 0 && f->n == 7;
    case FOLK_N_MOVES:
      break;
    }

  return FALSE;
}

/* Whether a hero who set out from one field and wants to another is on the way
 * there. All ways are shortest ones. */
static gboolean
is_on_way (const FolkState *s,
           const FolkFrame *f)
{
  FolkWay ways[FOLK_MAX_WAYS];
  guint n = folk_ways (s, f->from, f->n, ways);
  guint at = s->seats[f->seat].field;

  if (f->prev == FOLK_NONE || f->to == FOLK_NONE || folk_board_distance (f->prev, at) != 1
      || folk_board_distance (f->from, f->prev) + 1 != folk_board_distance (f->from, at)
      || folk_board_distance (f->from, at) + folk_board_distance (at, f->to) != folk_board_distance (f->from, f->to))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (ways[i].to == f->to)
      return TRUE;

  return FALSE;
}

static gboolean
check_move (const FolkState *s,
            const FolkFrame *f)
{
  const FolkField *field = &folk_board_fields ()[s->seats[f->seat].field];
  gboolean arrived;

  if (f->from == FOLK_NONE || f->n == 0 || (s->used & FOLK_USED_MOVED) == 0 || !check_steps (s, f))
    return FALSE;
  if (f->step == FOLK_STEP_WAY)
    return f->from == s->seats[f->seat].field && f->prev == FOLK_NONE && f->to == FOLK_NONE;
  if (!is_on_way (s, f))
    return FALSE;

  arrived = f->to == s->seats[f->seat].field;
  switch (f->step)
    {
    case FOLK_STEP_BONUS:
      return arrived && field->kind == FOLK_KIND_BONUS && s->bonus < FOLK_MAX_BONUS;
    case FOLK_STEP_SHORTCUT:
      return arrived && field->kind == FOLK_KIND_SHORTCUT && folk_can_enter (s, f->seat, field->what);
    case FOLK_STEP_ENTER:
      return arrived && field->kind == FOLK_KIND_SHORTCUT;
    case FOLK_STEP_EAT:
      return field->kind == FOLK_KIND_RED;
    case FOLK_STEP_GO_ON:
    case FOLK_STEP_LAND:
      return field->kind == FOLK_KIND_RED && arrived == (f->step == FOLK_STEP_LAND);
    }

  return FALSE;
}

static gboolean
check_throw (const FolkState *s,
             const FolkFrame *f)
{
  gboolean given = (f->flags & FOLK_FLAG_GIVEN) != 0;
  gboolean tricked = (f->flags & FOLK_FLAG_TRICKED) != 0;
  gboolean sought = (f->flags & FOLK_FLAG_SOUGHT) != 0;
  gboolean thrown = f->die > 0;

  if (f->who == FOLK_NONE || folk_who_is_at (s->seats[f->seat].field) != f->who
      || (f->flags & ~(FOLK_FLAG_GIVEN | FOLK_FLAG_TRICKED | FOLK_FLAG_SOUGHT)) != 0
      || sought == ((s->used & FOLK_USED_MOVED) != 0) || (sought && (s->phase != FOLK_AFTER || s->seats[f->seat].lost > 0))
      || (tricked && s->n_seats < 4) || (f->other != FOLK_NONE && folk_team (s, f->other) != folk_team (s, f->seat)))
    return FALSE;
  if (thrown ? given || f->added > FOLK_MAX_ADVICE + (tricked ? TRICK : 0) : f->added > 0 || tricked)
    return FALSE;
  if ((given || f->step == FOLK_STEP_HAND_OVER)
      && (f->other == FOLK_NONE || folk_quest_owner (s, f->seat, f->who) != f->other))
    return FALSE;

  switch (f->step)
    {
    case FOLK_STEP_HAND_OVER:
      return !thrown && !given && !sought && folk_can_give (s, f->seat, folk_quest (s, f->other));
    case FOLK_STEP_PREPARE:
      return !thrown && given;
    case FOLK_STEP_ADVICE:
      return !thrown && folk_can_buy_advice (s, f->seat);
    case FOLK_STEP_ADVISED:
      return !thrown && (s->used & FOLK_USED_ADVICE) != 0;
    case FOLK_STEP_TRICKED:
      return thrown && tricked && f->added <= FOLK_MAX_ADVICE;
    case FOLK_STEP_LUCK:
    case FOLK_STEP_LOSE:
      return thrown && (!tricked || f->added >= TRICK);
    case FOLK_STEP_FIND:
      return thrown && s->kind_fairies
             && folk_row (f->die + f->added + folk_luck_bonus (s, f->seat, f->who)) == FOLK_ROW_MAGICAL;
    }

  return FALSE;
}

static gboolean
check_sorcerer (const FolkState *s,
                const FolkFrame *f)
{
  gboolean thrown = f->step == FOLK_STEP_SPELL;

  if (folk_board_fields ()[s->seats[f->seat].field].kind != FOLK_KIND_SORCERER || (s->used & FOLK_USED_MOVED) == 0
      || thrown != (f->die > 0) || f->added > (thrown ? FOLK_MAX_ADVICE : 0))
    return FALSE;
  if (f->step == FOLK_STEP_TILE)
    return f->tile == FOLK_NONE && f->wish == FOLK_NONE;
  if (f->tile == FOLK_NONE || f->tile == FOLK_TRICKSTER || !folk_has (s, f->seat, f->tile))
    return FALSE;
  if (f->step == FOLK_STEP_WISH)
    return f->wish == FOLK_NONE && s->seats[f->seat].n_biscuits > 0;

  return folk_is_magical (f->wish) && folk_may_get (s, f->seat, f->wish)
         && (f->step != FOLK_STEP_ADVICE || folk_can_buy_advice (s, f->seat))
         && (f->step != FOLK_STEP_ADVISED || (s->used & FOLK_USED_ADVICE) != 0);
}

static gboolean
check_gate (const FolkState *s,
            const FolkFrame *f)
{
  if (s->seats[f->seat].field != FOLK_CASTLE || !folk_is_ready (s, f->seat) || s->phase != FOLK_AFTER
      || (s->used & FOLK_USED_MOVED) != 0)
    return FALSE;
  if (f->step == FOLK_STEP_GATE)
    return f->die > 0 && f->die + f->added < 8;

  return f->die == 0 && f->added == 0
         && (f->step == FOLK_STEP_ADVICE ? folk_can_buy_advice (s, f->seat) : (s->used & FOLK_USED_ADVICE) != 0);
}

/* What a field sells, gives or lets one find. */
static gboolean
could_bring (const FolkField *field,
             guint            tile)
{
  if (field->kind == FOLK_KIND_TILE)
    return tile == field->what;

  return field->kind == FOLK_KIND_ADVENTURE ? folk_is_magical (tile)
         : (field->kind == FOLK_KIND_CITY || field->kind == FOLK_KIND_PALACE) && !folk_is_useful (tile);
}

/* Only trades and partners let Biscuits change hands; everything else has its price. */
static gboolean
check_pay (const FolkState *s,
           const FolkFrame *f,
           const FolkFrame *parent)
{
  const FolkField *field = &folk_board_fields ()[s->seats[f->seat].field];
  gboolean handed = parent->proc == FOLK_PROC_TRADE || parent->proc == FOLK_PROC_PARTNERS;
  guint most = 1;

  if (handed ? f->other == FOLK_NONE || f->other == f->seat
                   || s->seats[f->other].field != s->seats[f->seat].field
                   || s->seats[f->other].n_biscuits + f->n > FOLK_MAX_BISCUITS
             : f->other != FOLK_NONE || f->seat != parent->seat)
    return FALSE;

  switch ((FolkProc) parent->proc)
    {
    case FOLK_PROC_GAME:
      if (parent->step == FOLK_STEP_ACT && (field->kind != FOLK_KIND_BAD_LUCK || s->seats[f->seat].advice > 0))
        return FALSE;
      most = parent->step == FOLK_STEP_ACT || parent->step == FOLK_STEP_FORGED ? 2 : 1;
      break;
    case FOLK_PROC_MOVE:
      most = parent->step == FOLK_STEP_ENTER ? folk_fare (field->what) : 1;
      break;
    case FOLK_PROC_THROW:
      most = parent->step == FOLK_STEP_PREPARE ? folk_cards[folk_quest (s, parent->other)].biscuits : 2;
      break;
    case FOLK_PROC_SORCERER:
      most = parent->step == FOLK_STEP_PREPARE ? 1 : 2;
      break;
    case FOLK_PROC_GATE:
      most = 2;
      break;
    case FOLK_PROC_TRADE:
      if (f->seat != s->active && f->other != s->active)
        return FALSE;
      most = 3;
      break;
    case FOLK_PROC_PARTNERS:
      if (f->seat != parent->seat || f->other != parent->other)
        return FALSE;
      break;
    case FOLK_PROC_ROLL:
    case FOLK_PROC_PAY:
    case FOLK_PROC_GAIN:
    case FOLK_PROC_TRICKSTER:
    case FOLK_PROC_WAND:
    case FOLK_PROC_COURAGE:
    case FOLK_N_PROCS:
      return FALSE;
    }

  return f->n > 0 && f->n <= most;
}

static gboolean
check_gain (const FolkState *s,
            const FolkFrame *f,
            const FolkFrame *parent)
{
  if (f->tile < FOLK_FIRST_USEFUL || f->tile >= FOLK_TRICKSTER || s->seats[f->seat].n_tiles != FOLK_MAX_TILES)
    return FALSE;
  if (parent->proc == FOLK_PROC_GAME)
    return f->other == FOLK_NONE && f->seat == s->active && folk_may_get (s, f->seat, f->tile)
           && could_bring (&folk_board_fields ()[s->seats[f->seat].field], f->tile);

  return f->other == parent->seat && f->seat == parent->other && folk_has (s, f->other, f->tile)
         && (folk_is_useful (f->tile) || !folk_has (s, f->seat, f->tile));
}

/* He asks from the right of where he comes from, or there itself at a Red Field, and
 * so many have let him go on. */
static gboolean
check_trickster (const FolkState *s,
                 const FolkFrame *f,
                 const FolkFrame *parent)
{
  gboolean used = parent->proc == FOLK_PROC_THROW;
  guint origin = parent->proc == FOLK_PROC_PARTNERS ? parent->other : parent->seat;
  guint asked = f->n + (parent->proc == FOLK_PROC_MOVE ? 0u : 1u);

  return s->n_seats >= 4 && folk_trickster (s) == FOLK_NONE && f->tile == FOLK_TRICKSTER && f->other == origin
         && f->flags == (used ? FOLK_FLAG_KEEPS : 0) && asked < s->n_seats
         && f->seat == (origin + s->n_seats - asked) % s->n_seats && s->seats[f->seat].n_tiles == FOLK_MAX_TILES
         && (!used || s->seats[origin].n_tiles < FOLK_MAX_TILES);
}

static gboolean
check_trade (const FolkState *s,
             const FolkFrame *f)
{
  const BrambleOffer *offer = &s->offer;
  FolkState copy;

  if (f->step == FOLK_STEP_TRADED)
    return s->offers > 0;
  if (offer->from != f->seat || s->offers == 0 || !bramble_offer_check (offer, &folk_trade, s->n_seats)
      || offer->tries + 1u != s->offers || !folk_is_fair (s, offer)
      || (offer->to != BRAMBLE_NO_SEAT && s->seats[offer->to].field != s->seats[offer->from].field))
    return FALSE;
  if (f->step == FOLK_STEP_OFFER)
    return TRUE;
  copy = *s;
  return offer->rather == BRAMBLE_OFFER_NOTHING && folk_trade.exchange (&copy, offer);
}

/* Two who meet stand on the same field. */
static gboolean
check_meeting (const FolkState *s,
               const FolkFrame *f)
{
  if (f->other == FOLK_NONE || f->other == f->seat || s->seats[f->seat].field != s->seats[f->other].field)
    return FALSE;
  if (f->proc == FOLK_PROC_COURAGE)
    return (s->used & FOLK_USED_TEST) != 0 && s->seats[f->seat].n_biscuits > 0 && s->seats[f->other].n_biscuits > 0;

  return folk_team (s, f->seat) == folk_team (s, f->other) && (s->used & FOLK_USED_PARTNER) != 0
         && (f->flags == 0 ? f->seat : f->flags == FOLK_FLAG_SECOND ? f->other : FOLK_NONE) == s->active;
}

/* What the procedure of a frame relies on, at the step where it is; @parent is the
 * frame below it. */
static gboolean
check_frame (const FolkState *s,
             const FolkFrame *f,
             const FolkFrame *parent)
{
  switch ((FolkProc) f->proc)
    {
    case FOLK_PROC_GAME:
      return check_game (s, f);
    case FOLK_PROC_ROLL:
      return check_roll (s, f);
    case FOLK_PROC_MOVE:
      return check_move (s, f);
    case FOLK_PROC_THROW:
      return check_throw (s, f);
    case FOLK_PROC_SORCERER:
      return check_sorcerer (s, f);
    case FOLK_PROC_GATE:
      return check_gate (s, f);
    case FOLK_PROC_PAY:
      return check_pay (s, f, parent);
    case FOLK_PROC_GAIN:
      return check_gain (s, f, parent);
    case FOLK_PROC_TRICKSTER:
      return check_trickster (s, f, parent);
    case FOLK_PROC_WAND:
      return f->tile != FOLK_NONE && folk_has (s, f->seat, f->tile) && (s->used & FOLK_USED_WAND) != 0
             && folk_uses (s, f->seat, FOLK_MAGIC_WAND) > 0;
    case FOLK_PROC_TRADE:
      return check_trade (s, f);
    case FOLK_PROC_COURAGE:
    case FOLK_PROC_PARTNERS:
      return check_meeting (s, f);
    case FOLK_N_PROCS:
      break;
    }

  return FALSE;
}

/* Whether a procedure may go on above another. */
static gboolean
may_nest (const FolkFrame *below,
          const FolkFrame *above)
{
  for (guint i = 0; i < G_N_ELEMENTS (nests); i++)
    if (nests[i].proc == below->proc && nests[i].step == below->step)
      return (nests[i].children >> above->proc) & 1;

  return FALSE;
}

/* Only these are about somebody whose turn it is not. */
static gboolean
is_of_active (const FolkState *s,
              const FolkFrame *f)
{
  return f->seat == s->active || f->proc == FOLK_PROC_PAY || f->proc == FOLK_PROC_GAIN || f->proc == FOLK_PROC_TRICKSTER
         || f->proc == FOLK_PROC_PARTNERS;
}

/* Whether the procedures under way fit together, and the top one waits. */
gboolean
folk_check_frames (const FolkState  *s,
                   GError          **error)
{
  const FolkFrame *top;
  BrambleAsk ask;

  if (s->depth == 0 || s->depth > FOLK_MAX_DEPTH)
    return bramble_refuse (error, "nothing goes on, and the game is not over");
  top = &s->stack[s->depth - 1];
  for (guint i = 0; i < s->depth; i++)
    {
      const FolkFrame *f = &s->stack[i];

      if (!check_bounds (s, f) || (i == 0) != (f->proc == FOLK_PROC_GAME) || !is_of_active (s, f)
          || (i > 0 && !may_nest (f - 1, f)) || !check_frame (s, f, i > 0 ? f - 1 : NULL))
        {
          g_autoptr (GString) words = g_string_new (NULL);

          folk_word_frame (words, f);
          return bramble_refuse (error, "what goes on is impossible:%s", words->str);
        }
    }
  if (((waiting[top->proc] >> top->step) & 1) == 0)
    return bramble_refuse (error, "nobody is asked anything");
  if ((top->step == FOLK_STEP_OFFER || top->step == FOLK_STEP_REPLY) != (s->offer.from != BRAMBLE_NO_SEAT))
    return bramble_refuse (error, "there is an offer when somebody trades, and only then");
  folk_ask_fill (s, &ask);
  if (ask.seat >= s->n_seats || ask.n_options < (folk_asks[ask.kind].always ? 1 : 2))
    return bramble_refuse (error, "somebody is asked who has no choice");

  return TRUE;
}
