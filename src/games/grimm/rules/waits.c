/* waits.c: where effects can wait
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Wherever an effect asks, or calls another that may ask, is a line of this table,
 * with what it has noted in its frame by then.
 */

#include "waits.h"

#include "effects.h"

#define CALLS(proc) (guint16) (1u << GRIMM_PROC_##proc)
#define IN(window) (guint16) GRIMM_IN (GRIMM_WINDOW_##window)
#define ASK(effect, step, who, kind, ...) \
  { effect, GRIMM_PROC_CARD, step, GRIMM_ASK_##kind, GRIMM_ASKS_##who, 0, __VA_ARGS__ }
#define CALL(effect, step, called, ...) \
  { effect, GRIMM_PROC_CARD, step, GRIMM_ASK_NOTHING, GRIMM_ASKS_NOBODY, CALLS (called), __VA_ARGS__ }

static const GrimmWait waits[] = {
  /* Fables */
  ASK (grimm_a_friendly_game, 1, OWNER, FRIENDLY_GAME, 0),
  ASK (grimm_a_friendly_game, 2, OWNER, TAKE_MORE, GRIMM_NOTES_OTHER),
  ASK (grimm_draft_a_friendly_game, 1, OWNER, TAKE_MORE, GRIMM_NOTES_OTHER | GRIMM_NOTES_TURNS, 1, 2),
  ASK (grimm_big_bad_wolf, 1, OWNER, BLOW_DOWN, GRIMM_NOTES_SEAT | GRIMM_NOTES_LOCATION | GRIMM_NOTES_TURNS),
  ASK (grimm_draft_big_bad_wolf, 1, SEAT, BLOW_DOWN, GRIMM_NOTES_SEAT | GRIMM_NOTES_LOCATION | GRIMM_NOTES_TURNS),
  ASK (grimm_bridge_troll, 1, OWNER, TROLL_VICTIM, GRIMM_NOTES_LOCATION),
  CALL (grimm_bridge_troll, 2, PAY_GATHERED, GRIMM_NOTES_LOCATION),
  CALL (grimm_draft_bridge_troll, 2, PAY_GATHERED, GRIMM_NOTES_LOCATION | GRIMM_NOTES_TURNS),
  ASK (grimm_chinny_chin_chin, 1, OWNER, CHINNY_MOVE, 0),
  ASK (grimm_draft_chinny_chin_chin, 1, OWNER, CHINNY_MOVE, 0),
  ASK (grimm_consult_the_oracle, 1, OWNER, ORACLE, 0),
  ASK (grimm_crystal_ball, 1, OWNER, CRYSTAL_PEEK, 0),
  ASK (grimm_crystal_ball, 2, OWNER, CRYSTAL_CHANGE, 0),
  ASK (grimm_fairy_food, 1, OWNER, FAIRY_FOOD, 0, .windows = IN (START)),
  CALL (grimm_fairy_food, 0, GAIN_ANY, GRIMM_NOTES_TURNS, .windows = IN (GATHER_END)),
  ASK (grimm_ghostly_whispers, 1, OWNER, WHISPERS, GRIMM_NOTES_TOP_4, 1, 2),
  ASK (grimm_harvest_moon, 1, SEAT, HARVEST, GRIMM_NOTES_SEAT | GRIMM_NOTES_MARKET | GRIMM_NOTES_TURNS),
  ASK (grimm_hidden_vault, 1, OWNER, VAULT, 0),
  ASK (grimm_hidden_vault, 2, OWNER, TAKE_FROM_LOCATION, GRIMM_NOTES_MARKET, 1, GRIMM_MANY),
  ASK (grimm_hired_help, 1, OWNER, HIRED_HELP, 0, .windows = IN (FABLES)),
  CALL (grimm_hired_help, 3, PAY_ANY, 0, .windows = IN (FABLES)),
  ASK (grimm_draft_hired_help, 1, OWNER, HIRED_HELP, 0, .windows = IN (FABLES)),
  CALL (grimm_draft_hired_help, 3, PAY_ANY, 0, .windows = IN (FABLES)),
  CALL (grimm_mysterious_stranger, 3, GAIN_FRIEND, 0),
  ASK (grimm_night_at_the_tavern, 1, OWNER, TAVERN, GRIMM_NOTES_CARDS),
  CALL (grimm_night_at_the_tavern, 3, CARD, GRIMM_NOTES_TURNS | GRIMM_NOTES_CARDS),
  ASK (grimm_search_the_past, 1, OWNER, SEARCH, 0, 1, 2),
  CALL (grimm_share_the_wealth, 1, PAY_GATHERED, GRIMM_NOTES_TURNS),
  ASK (grimm_draft_taxation, 1, SEAT, KEEP_ONE, GRIMM_NOTES_SEAT | GRIMM_NOTES_TURNS),
  ASK (grimm_thoughtful_gift, 1, OWNER, GIFT, 0),
  ASK (grimm_thoughtful_gift, 2, OTHER, GIFT_RETURN, GRIMM_NOTES_OTHER | GRIMM_NOTES_TYPE, 1, 3),
  ASK (grimm_wandering_trader, 1, SEAT, TRADE, GRIMM_NOTES_SEAT | GRIMM_NOTES_TURNS),
  ASK (grimm_wishing_well, 1, OWNER, WISHING_WELL, 0),

  /* Friends */
  ASK (grimm_aladdin, 1, OWNER, ALADDIN, 0, .windows = IN (START)),
  ASK (grimm_ali_baba, 1, OWNER, STEAL, 0, .windows = IN (START)),
  ASK (grimm_draft_ali_baba, 1, OWNER, STEAL_TWO, 0),
  ASK (grimm_draft_ali_baba, 2, OWNER, TAKE_MORE, GRIMM_NOTES_OTHER),
  ASK (grimm_cinderella, 1, OWNER, TAKE_FROM_LOCATION, GRIMM_NOTES_MARKET, 1, 2),
  ASK (grimm_draft_fairy_godmother, 1, OWNER, USE_FRIEND, 0),
  CALL (grimm_frog_prince, 1, GAIN_FRIEND, GRIMM_NOTES_CARDS),
  CALL (grimm_frog_prince, 3, GAIN_ANY, 0),
  ASK (grimm_gingerbread_man, 1, OWNER, GINGERBREAD_MAN, 0),
  ASK (grimm_gingerbread_man, 2, OWNER, TAKE_FROM_LOCATION, GRIMM_NOTES_MARKET),
  CALL (grimm_golden_goose, 3, GAIN_ANY, 0),
  ASK (grimm_draft_golden_goose, 1, OWNER, USE_FRIEND, 0, .windows = IN (START)),
  CALL (grimm_draft_golden_goose, 3, GAIN_ANY, 0, .windows = IN (GATHER_END)),
  ASK (grimm_draft_goldilocks, 1, OWNER, GOLDILOCKS_ROB, 0),
  ASK (grimm_jack_the_giant_slayer, 1, OWNER, JACK_ADD, GRIMM_NOTES_MARKET),
  ASK (grimm_pinocchio, 1, OWNER, PINOCCHIO, 0, .windows = IN (START)),
  ASK (grimm_pinocchio, 1, OWNER, PINOCCHIO_GAIN, GRIMM_NOTES_MARKET, .windows = IN (GATHER_END)),
  ASK (grimm_rapunzel, 1, OWNER, RAPUNZEL, 0),
  CALL (grimm_robin_hood, 1, PAY_ANY, GRIMM_NOTES_TURNS),
  ASK (grimm_draft_robin_hood, 1, OWNER, ROBIN_STEAL, 0),
  ASK (grimm_draft_robin_hood, 2, OWNER, ROBIN_MORE, GRIMM_NOTES_OTHER),
  ASK (grimm_draft_robin_hood, 3, OWNER, ROBIN_GIVE, GRIMM_NOTES_OTHER),
  ASK (grimm_draft_rumpelstiltskin, 1, OWNER, USE_FRIEND, 0, .windows = IN (START)),
  ASK (grimm_draft_rumpelstiltskin, 1, OWNER, SPIN_ONE, 0, .windows = IN (GATHER_END)),
  ASK (grimm_sleeping_beauty, 1, OWNER, SLEEPING_BEAUTY, 0),
  ASK (grimm_snow_white, 1, OTHER, GIVE_FABLE, GRIMM_NOTES_OTHER | GRIMM_NOTES_TURNS),
  ASK (grimm_snow_white, 2, OWNER, SNOW_WHITE_TAKE, GRIMM_NOTES_OTHER | GRIMM_NOTES_TURNS),
  ASK (grimm_draft_snow_white, 1, OTHER, GIVE_FABLE, GRIMM_NOTES_OTHER | GRIMM_NOTES_TURNS),
  ASK (grimm_thumbelina, 1, OWNER, THUMBELINA, 0),
  ASK (grimm_tom_thumb, 1, OWNER, TOM_THUMB, 0),

  /* What Friends do at other times */
  ASK (grimm_godmother_leaves, 1, OWNER, GODMOTHER_DISCARD, 0, 1, 2),
  CALL (grimm_godmother_leaves, 3, GAIN_ANY, 0),
  ASK (grimm_draft_godmother_leaves, 1, OWNER, GODMOTHER_MORE, 0, 0, 2),
  CALL (grimm_draft_godmother_leaves, 4, GAIN_ANY, 0, 1, 3),
  ASK (grimm_goldilocks_looks, 1, OWNER, GOLDILOCKS_KEEP, GRIMM_NOTES_TOP_3),
  ASK (grimm_goldilocks_looks, 2, OWNER, GOLDILOCKS_TOP, GRIMM_NOTES_TOP_2),
  CALL (grimm_goose_leaves, 3, GAIN_ANY, 0),
  ASK (grimm_mermaid_comes, 1, OWNER, MERMAID, 0),
  ASK (grimm_rumpelstiltskin_spins, 1, OWNER, SPIN_ALL, 0),
  ASK (grimm_draft_rumpelstiltskin_leaves, 1, OWNER, SPIN_ALL, 0),

  /* What is no card's */
  { NULL, GRIMM_PROC_PLAN, 2, GRIMM_ASK_PLAN_GATHER, GRIMM_ASKS_SEAT, 0, GRIMM_NOTES_SEAT },
  { NULL, GRIMM_PROC_PLAN, 3, GRIMM_ASK_PLAN_FABLE, GRIMM_ASKS_SEAT, 0, GRIMM_NOTES_SEAT },
  { NULL, GRIMM_PROC_PLAN, 4, GRIMM_ASK_QUEEN_PEEK, GRIMM_ASKS_SEAT, 0, GRIMM_NOTES_SEAT },
  { NULL, GRIMM_PROC_PLAN, 4, GRIMM_ASK_QUEEN_PEEK_BOTH, GRIMM_ASKS_SEAT, 0, GRIMM_NOTES_SEAT },
  { NULL, GRIMM_PROC_COLLECT, 2, GRIMM_ASK_MARKET_DRAFT, GRIMM_ASKS_SEAT, 0, GRIMM_NOTES_SEAT | GRIMM_NOTES_MARKET },
  { NULL, GRIMM_PROC_TURN, 2, GRIMM_ASK_ACTION, GRIMM_ASKS_OWNER, 0, 0 },
  { NULL, GRIMM_PROC_TURN, 1, GRIMM_ASK_NOTHING, GRIMM_ASKS_NOBODY, CALLS (BUILD) | CALLS (CARD), 0 },
  { NULL, GRIMM_PROC_BUILD, 1, GRIMM_ASK_PUSS_PAYER, GRIMM_ASKS_OWNER, 0, GRIMM_NOTES_TYPE },
  { NULL, GRIMM_PROC_BUILD, 2, GRIMM_ASK_NOTHING, GRIMM_ASKS_NOBODY, CALLS (GAIN_FRIEND), GRIMM_NOTES_TYPE },
  { NULL, GRIMM_PROC_BUILD, 3, GRIMM_ASK_BONUS, GRIMM_ASKS_OWNER, 0, GRIMM_NOTES_TYPE },
  { NULL, GRIMM_PROC_MONSTER, 2, GRIMM_ASK_CANCEL, GRIMM_ASKS_SEAT, 0,
    GRIMM_NOTES_SEAT | GRIMM_NOTES_LOCATION | GRIMM_NOTES_TURNS },
  { NULL, GRIMM_PROC_MONSTER, 3, GRIMM_ASK_NOTHING, GRIMM_ASKS_NOBODY, CALLS (CARD),
    GRIMM_NOTES_SEAT | GRIMM_NOTES_LOCATION | GRIMM_NOTES_TURNS },
  { NULL, GRIMM_PROC_PLACE, 1, GRIMM_ASK_PLACE_MONSTER, GRIMM_ASKS_OWNER, 0, 0 },
  { NULL, GRIMM_PROC_PLACE, 1, GRIMM_ASK_PLACE_UNIQUE, GRIMM_ASKS_OWNER, 0, 0 },
  { NULL, GRIMM_PROC_GAIN_FRIEND, 1, GRIMM_ASK_FRIEND, GRIMM_ASKS_OWNER, 0, GRIMM_NOTES_CARDS },
  { NULL, GRIMM_PROC_GAIN_FRIEND, 2, GRIMM_ASK_NOTHING, GRIMM_ASKS_NOBODY, CALLS (CARD), 0 },
  { NULL, GRIMM_PROC_GAIN_ANY, 1, GRIMM_ASK_GAIN, GRIMM_ASKS_OWNER, 0, 0, 1, 3 },
  { NULL, GRIMM_PROC_PAY_ANY, 1, GRIMM_ASK_PAY, GRIMM_ASKS_OWNER, 0, 0, 1, 2 },
  { NULL, GRIMM_PROC_PAY_ANY, 1, GRIMM_ASK_DISCARD, GRIMM_ASKS_OWNER, 0, 0, 1, 1 },
  { NULL, GRIMM_PROC_PAY_ANY, 1, GRIMM_ASK_GIVE, GRIMM_ASKS_OWNER, 0, 0, 1, 1 },
  { NULL, GRIMM_PROC_PAY_GATHERED, 1, GRIMM_ASK_PAY_GATHERED, GRIMM_ASKS_OWNER, 0, GRIMM_NOTES_OTHER, 1, GRIMM_MANY },
  { NULL, GRIMM_PROC_UNIQUES, 1, GRIMM_ASK_NOTHING, GRIMM_ASKS_NOBODY, CALLS (GAIN_ANY) | CALLS (PAY_ANY),
    GRIMM_NOTES_LOCATION | GRIMM_NOTES_TURNS },
};

/* The function that a card's frame runs, or NULL when the card has none of the kind. */
static GrimmEffect
effect_of (const GrimmState *s,
           const GrimmFrame *f)
{
  const GrimmRule *rule;
  gboolean friend_card = f->cause >= GRIMM_N_FABLES;

  if (f->cause >= GRIMM_N_CARDS || (f->part == GRIMM_PART_FABLE || f->part == GRIMM_PART_NEXT) == friend_card)
    return NULL;
  rule = grimm_rule (s, f->cause);
  switch ((GrimmPart) f->part)
    {
    case GRIMM_PART_FRIEND:
    case GRIMM_PART_FABLE:
      return rule->windows & GRIMM_IN (s->window) ? rule->effect : NULL;
    case GRIMM_PART_NEXT:
      return rule->next_windows & GRIMM_IN (s->window) ? rule->effect : NULL;
    case GRIMM_PART_SPECIAL:
      return rule->special;
    case GRIMM_PART_FREE:
      return rule->free;
    case GRIMM_PART_GAINED:
      return rule->gained;
    case GRIMM_N_PARTS:
      break;
    }

  return NULL;
}

/* Returns (nullable): where frame @i waits, if it can wait as it is. */
const GrimmWait *
grimm_find_wait (const GrimmState *s,
                 guint             i)
{
  const GrimmFrame *f = &s->stack[i];
  gboolean top = i + 1u == s->depth;
  GrimmEffect effect = f->proc == GRIMM_PROC_CARD ? effect_of (s, f) : NULL;

  if (f->proc == GRIMM_PROC_CARD && effect == NULL)
    return NULL;
  for (guint at = 0; at < G_N_ELEMENTS (waits); at++)
    if (waits[at].proc == f->proc && waits[at].effect == effect && waits[at].step == f->step
        && (waits[at].windows == 0 || (waits[at].windows & GRIMM_IN (s->window)))
        && (top ? waits[at].ask != GRIMM_ASK_NOTHING && waits[at].ask == s->ask_kind
                : ((waits[at].calls >> s->stack[i + 1].proc) & 1)))
      return &waits[at];

  return NULL;
}

