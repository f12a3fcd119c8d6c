/* idle.c: noticing that a card did nothing, and why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card that ends without a question and without an event did nothing. That
 * is told too: whoever looks on has seen it turned up and waits for it. What
 * the reasons speak of lies open on the table.
 */

#include "engine.h"

void
grimm_tell_idle (GrimmRun  *r,
                 guint      seat,
                 guint      card,
                 GrimmIdle  why)
{
  BrambleEvent *event = grimm_tell (r, GRIMM_EVENT_CARD_IDLE, seat);

  event->cause = (guint8) card;
  event->card = (guint8) card;
  event->a = (guint8) why;
}

static guint
n_told (const GrimmRun *r)
{
  return r->events->n_events + r->events->lost;
}

/* The card of @f is about to take a step; the first one is remembered. */
void
grimm_watch_card (GrimmRun         *r,
                  const GrimmFrame *f)
{
  if (f->step != 0 || f->index != 0 || f->left != 0)
    return;

  r->watched = r->s->depth;
  r->told = n_told (r);
}

/* Cards that want their player alone. */
static GrimmIdle
why_not_alone (const GrimmState *s,
               guint             seat,
               GrimmIdle         otherwise)
{
  if (grimm_has_company (s, seat))
    return GRIMM_IDLE_NOT_ALONE;

  return grimm_is_alone (s, seat) ? otherwise : GRIMM_IDLE_NOWHERE;
}

/* Cards that are about those who are with their player. */
static GrimmIdle
why_not_together (const GrimmState *s,
                  guint             seat,
                  GrimmIdle         otherwise)
{
  if (grimm_is_alone (s, seat))
    return GRIMM_IDLE_NO_COMPANY;

  return grimm_has_company (s, seat) ? otherwise : GRIMM_IDLE_NOWHERE;
}

/* Cards that are about everybody at the Location of their player. */
static GrimmIdle
why_not_there (const GrimmState *s,
               guint             seat,
               GrimmIdle         otherwise)
{
  return s->players[seat].pig < GRIMM_N_LOCATIONS ? otherwise : GRIMM_IDLE_NOWHERE;
}

static GrimmIdle
find_reason (const GrimmState *s,
             const GrimmFrame *f)
{
  switch ((GrimmCard) f->cause)
    {
    case GRIMM_CONSULT_THE_ORACLE:
    case GRIMM_GHOSTLY_WHISPERS:
      return why_not_alone (s, f->owner, GRIMM_IDLE_NO_FABLES);
    case GRIMM_MYSTERIOUS_STRANGER:
      return why_not_alone (s, f->owner, GRIMM_IDLE_NO_FRIENDS);
    case GRIMM_CUTTING_CORNERS:
    case GRIMM_LITTLE_HELPERS:
      return why_not_alone (s, f->owner, GRIMM_IDLE_OTHERWISE);

    case GRIMM_A_FRIENDLY_GAME:
      return why_not_together (s, f->owner, GRIMM_IDLE_NO_RESOURCES);
    case GRIMM_POWERFUL_FRIENDS:
      return why_not_together (s, f->owner, GRIMM_IDLE_NO_ACTIONS);
    case GRIMM_SEARCH_THE_PAST:
      return why_not_together (s, f->owner, GRIMM_IDLE_NO_FABLES);
    case GRIMM_ROAR:
      return why_not_together (s, f->owner, GRIMM_IDLE_OTHERWISE);

    case GRIMM_SPY_NETWORK:
      return why_not_there (s, f->owner, GRIMM_IDLE_NO_FABLES);
    case GRIMM_WANDERING_TRADER:
      return why_not_there (s, f->owner, GRIMM_IDLE_NO_TRADE);
    case GRIMM_HARVEST_MOON:
      return why_not_there (s, f->owner, GRIMM_IDLE_OTHERWISE);
    case GRIMM_CHINNY_CHIN_CHIN:
      if (f->window == GRIMM_WINDOW_BEFORE && !s->monster_played)
        return GRIMM_IDLE_NO_FABLES;
      return why_not_there (s, f->owner, GRIMM_IDLE_NO_MONSTER_HERE);

    case GRIMM_FAIRY_FOOD:
      return GRIMM_IDLE_NO_PIG;
    case GRIMM_WOLF:
    case GRIMM_HIDDEN_VAULT:
      return GRIMM_IDLE_NOTHING_LIES;
    case GRIMM_DRAGON:
      return GRIMM_IDLE_NO_RESOURCES;
    case GRIMM_GIANT:
      return GRIMM_IDLE_NOTHING_TO_LOSE;
    case GRIMM_BIG_BAD_WOLF:
      return GRIMM_IDLE_NO_HOUSE;
    case GRIMM_BRIDGE_TROLL:
    case GRIMM_SHARE_THE_WEALTH:
    case GRIMM_TAXATION:
      return GRIMM_IDLE_NOBODY_PAYS;
    case GRIMM_THOUGHTFUL_GIFT:
      return GRIMM_IDLE_NO_TRADE;
    case GRIMM_HIRED_HELP:
      return GRIMM_IDLE_GATHERED_NOTHING;
    case GRIMM_NIGHT_AT_THE_TAVERN:
      return GRIMM_IDLE_NO_FRIENDS;
    case GRIMM_CRYSTAL_BALL:
    case GRIMM_CURSE_OF_DARKNESS:
    case GRIMM_GRANDMAS_HOUSE:
    case GRIMM_LONELY_CASTLE:
    case GRIMM_MAGIC_FLUTE:
    case GRIMM_ROYAL_WEDDING:
    case GRIMM_WISHING_WELL:
    case GRIMM_ALADDIN:
    case GRIMM_ALI_BABA:
    case GRIMM_CINDERELLA:
    case GRIMM_EVIL_QUEEN:
    case GRIMM_FAIRY_GODMOTHER:
    case GRIMM_FROG_PRINCE:
    case GRIMM_GINGERBREAD_MAN:
    case GRIMM_GOLDEN_GOOSE:
    case GRIMM_GOLDILOCKS:
    case GRIMM_HANSEL_AND_GRETEL:
    case GRIMM_HUNTSMAN:
    case GRIMM_JACK_THE_GIANT_SLAYER:
    case GRIMM_LITTLE_MERMAID:
    case GRIMM_PINOCCHIO:
    case GRIMM_PUSS_IN_BOOTS:
    case GRIMM_RAPUNZEL:
    case GRIMM_RED_RIDING_HOOD:
    case GRIMM_ROBIN_HOOD:
    case GRIMM_RUMPELSTILTSKIN:
    case GRIMM_SEVEN_DWARFS:
    case GRIMM_SLEEPING_BEAUTY:
    case GRIMM_SNOW_WHITE:
    case GRIMM_THUMBELINA:
    case GRIMM_TOM_THUMB:
    case GRIMM_WOOD_CUTTER:
    case GRIMM_N_CARDS:
      return GRIMM_IDLE_OTHERWISE;
    }

  g_assert_not_reached ();
}

/* The card of @f is over. */
void
grimm_end_card (GrimmRun         *r,
                const GrimmFrame *f)
{
  if (r->watched != r->s->depth || n_told (r) != r->told)
    return;

  grimm_tell_idle (r, f->owner, f->cause, find_reason (r->s, f));
}
