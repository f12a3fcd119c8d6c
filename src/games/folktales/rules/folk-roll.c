/* folk-roll.c: the white die, and what becomes of its number
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folk-engine.h"

/* Of two that do the same the first is taken to work. */
static const guint8 helpers[] = { FOLK_BOOT, FOLK_SEVEN_LEAGUE_BOOTS, FOLK_WHITE_STALLION };

/* Whether a tile is one of those of which one works in a turn. */
gboolean
folk_helps_along (guint tile)
{
  return tile == helpers[0] || tile == helpers[1] || tile == helpers[2];
}

/* The minus of a land that is left for @seat, whatever is on its feet. */
static guint
land_minus (const FolkState *s,
            guint            seat,
            guint            land,
            guint            helper,
            gboolean         lantern)
{
  int steps = folk_lands[land].steps;

  if (steps >= 0 || helper == FOLK_SEVEN_LEAGUE_BOOTS
      || (helper == FOLK_BOOT && (land == FOLK_LAND_BARE_LANDS || land == FOLK_LAND_DARK_WOODS))
      || (land == FOLK_LAND_GLASS_MOUNTAIN && folk_has (s, seat, FOLK_DOVE))
      || (land == FOLK_LAND_DARK_WOODS && lantern))
    return 0;

  return (guint) -steps;
}

/**
 * folk_steps:
 * @helper: Boot, 7-League Boots or Stallion, or FOLK_NONE
 * @lantern: whether one is lit
 *
 * Returns: how many steps @seat takes from where it stands; below 1 it does not move
 */
int
folk_steps (const FolkState *s,
            guint            seat,
            guint            helper,
            gboolean         lantern,
            guint            roll)
{
  guint land = folk_board_fields ()[s->seats[seat].field].land;
  guint minus = land_minus (s, seat, land, helper, lantern) + s->seats[seat].boot;

  return (int) roll + MAX (folk_lands[land].steps, 0) - (int) MIN (minus, FOLK_MAX_BOOT)
         + (helper == FOLK_WHITE_STALLION ? 2 : 0);
}

/* Whether @seat has a Lantern whose light would still count. */
gboolean
folk_could_light (const FolkState *s,
                  guint            seat,
                  guint            helper)
{
  return folk_has (s, seat, FOLK_LANTERN)
         && folk_steps (s, seat, helper, TRUE, 0) != folk_steps (s, seat, helper, FALSE, 0);
}

/* Those that change the steps, each in a way of its own; and none, where there is a
 * choice. */
void
folk_gen_help (const FolkState *s,
               const FolkFrame *f,
               BrambleAsk      *ask)
{
  int plain = folk_steps (s, f->seat, FOLK_NONE, FALSE, 0);

  for (guint i = 0; i < G_N_ELEMENTS (helpers); i++)
    {
      int steps = folk_steps (s, f->seat, helpers[i], FALSE, 0);
      gboolean is_new = folk_has (s, f->seat, helpers[i]) && steps != plain;

      for (guint j = 0; is_new && j < ask->n_options; j++)
        is_new = folk_steps (s, f->seat, ask->options[j].a, FALSE, 0) != steps;
      if (is_new)
        folk_offer (ask, FOLK_OPT_TILE, helpers[i]);
    }
  if (ask->n_options > 1)
    folk_offer (ask, FOLK_OPT_NONE, 0);
}

/* Numbers that bring no step are not there to be named. */
void
folk_gen_number (const FolkState *s,
                 const FolkFrame *f,
                 BrambleAsk      *ask)
{
  gboolean lantern = (f->flags & FOLK_FLAG_LANTERN) != 0;

  for (guint n = 1; n < FOLK_BLANK; n++)
    if (folk_steps (s, f->seat, f->tile, lantern, n) >= 1)
      folk_offer (ask, FOLK_OPT_NUMBER, n);
}

static BrambleFlow
walk (FolkRun   *r,
      FolkFrame *f,
      guint      roll)
{
  int steps = folk_steps (r->s, f->seat, f->tile, (f->flags & FOLK_FLAG_LANTERN) != 0, roll);

  if (steps < 1)
    {
      folk_tell (r, FOLK_EVENT_STOOD_STILL, f->seat)->c = FALSE;
      return BRAMBLE_DONE;
    }
  folk_become (f, FOLK_PROC_MOVE, FOLK_STEP_SET_OUT);
  f->move = FOLK_MOVE_ROLL;
  f->n = (guint8) steps;
  return BRAMBLE_AGAIN;
}

/* The number stands. */
static BrambleFlow
accept (FolkRun   *r,
        FolkFrame *f)
{
  if (f->die != FOLK_BLANK)
    return walk (r, f, f->die);
  if (!r->s->long_game)
    return folk_ask (r, f, FOLK_STEP_NUMBER);

  r->s->used |= FOLK_USED_UP;
  folk_tell (r, FOLK_EVENT_STOOD_STILL, f->seat)->c = TRUE;
  return BRAMBLE_DONE;
}

static void
throw_white (FolkRun   *r,
             FolkFrame *f)
{
  f->die = (guint8) folk_throw_die (r, 6);
  folk_tell (r, FOLK_EVENT_WHITE_THROWN, f->seat)->a = f->die;
}

static BrambleFlow
roll (FolkRun   *r,
      FolkFrame *f)
{
  const FolkSeat *p = &r->s->seats[f->seat];

  throw_white (r, f);
  if (p->hero == FOLK_PRINCESS && p->salt > 0 && (r->s->used & FOLK_USED_SALT) == 0)
    return folk_ask (r, f, FOLK_STEP_SALT);

  return accept (r, f);
}

static BrambleFlow
choose_lantern (FolkRun   *r,
                FolkFrame *f)
{
  if (r->choice.kind == FOLK_OPT_TILE)
    {
      f->tile = r->choice.a;
      folk_tell (r, FOLK_EVENT_HELP_CHOSEN, f->seat)->a = f->tile;
    }
  if (folk_could_light (r->s, f->seat, f->tile))
    return folk_ask (r, f, FOLK_STEP_LANTERN);

  return roll (r, f);
}

BrambleFlow
folk_proc_roll (FolkRun   *r,
                FolkFrame *f)
{
  FolkState *s = r->s;

  switch (f->step)
    {
    case FOLK_STEP_READY:
      return folk_ask (r, f, FOLK_STEP_HELP);
    case FOLK_STEP_HELP:
      return choose_lantern (r, f);
    case FOLK_STEP_LANTERN:
      if (r->choice.kind == FOLK_OPT_YES)
        {
          folk_drop_tile (r, f->seat, FOLK_LANTERN);
          f->flags |= FOLK_FLAG_LANTERN;
        }
      return roll (r, f);
    case FOLK_STEP_SALT:
      if (r->choice.kind == FOLK_OPT_YES)
        {
          s->used |= FOLK_USED_SALT;
          s->seats[f->seat].salt--;
          folk_tell (r, FOLK_EVENT_SALT_SPENT, f->seat);
          throw_white (r, f);
        }
      return accept (r, f);
    case FOLK_STEP_NUMBER:
      folk_tell (r, FOLK_EVENT_NUMBER_NAMED, f->seat)->n = r->choice.a;
      return walk (r, f, r->choice.a);
    }

  g_assert_not_reached ();
}
