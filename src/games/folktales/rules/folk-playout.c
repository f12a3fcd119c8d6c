/* folk-playout.c: a quick answer to everything, for playing on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folk-game.h"
#include "folk-plan.h"

/* Turns that a walk must save, and those that a shortcut takes, about. */
#define WALK 0.5f
#define LAST_WALK 0.8f
#define SHORTCUT 1.3f

/* What a tile is worth that cannot be done without. */
#define NEEDED 20

/* The option of a kind, or -1. */
static int
find (const BrambleAsk *ask,
      guint             kind)
{
  for (guint i = 0; i < ask->n_options; i++)
    if (ask->options[i].kind == kind)
      return (int) i;

  return -1;
}

static guint
find_or_first (const BrambleAsk *ask,
               guint             kind)
{
  int at = find (ask, kind);

  return at < 0 ? 0 : (guint) at;
}

/* What a tile is worth to @seat, about; what it needs above everything. */
static guint
worth (const FolkState *s,
       guint            seat,
       guint            tile)
{
  guint card = folk_quest (s, seat);

  if (folk_wants (s, seat, tile) || (card != FOLK_NONE && folk_cards[card].tile == tile))
    return NEEDED;
  if (tile == FOLK_TOAD || folk_is_spent (s, seat, tile))
    return 0;
  if (folk_is_magical (tile) || tile == FOLK_WHITE_STALLION || tile == FOLK_KEY)
    return 8;

  return folk_is_animal (tile) ? 5 : 4;
}

/* Of the tiles that are offered the one that is worth most, or least. */
static guint
best_tile (const FolkState  *s,
           const BrambleAsk *ask,
           guint             seat,
           gboolean          least)
{
  guint best = 0, most = 0;

  for (guint i = 0; i < ask->n_options; i++)
    {
      guint value = ask->options[i].kind == FOLK_OPT_TILE ? worth (s, seat, ask->options[i].a) : 3;

      value = least ? 30 - value : value + 1;
      if (value > most)
        {
          most = value;
          best = i;
        }
    }
  return best;
}

/* Forges or buys what is needed, but not for Gold that is needed as well: who did would
 * never go to the City. */
static int
purchase (const FolkState  *s,
          const BrambleAsk *ask)
{
  guint gold = folk_spare_gold (s, ask->seat);

  if (find (ask, FOLK_OPT_FORGE) >= 0 && folk_needs (s, ask->seat, FOLK_ENCHANTED_SWORD))
    return find (ask, FOLK_OPT_FORGE);
  for (guint i = 0; i < ask->n_options; i++)
    if (ask->options[i].kind == FOLK_OPT_BUY && folk_needs (s, ask->seat, ask->options[i].a)
        && gold >= (folk_is_magical (ask->options[i].a) ? 2 : 1))
      return (int) i;

  return -1;
}

/* Whether the Wand could make of @tile one that is needed. */
static gboolean
turns_useful (const FolkState *s,
              guint            seat,
              guint            tile)
{
  guint first = folk_is_magical (tile) ? FOLK_FIRST_MAGICAL : folk_is_animal (tile) ? FOLK_FIRST_ANIMAL : FOLK_FIRST_USEFUL;
  guint end = folk_is_magical (tile) ? FOLK_FIRST_ANIMAL : folk_is_animal (tile) ? FOLK_TRICKSTER : FOLK_FIRST_MAGICAL;

  for (guint i = first; i < end; i++)
    if (folk_needs (s, seat, i) && folk_supply (s, i) > 0)
      return TRUE;

  return FALSE;
}

/* Makes with the Wand what is needed, of something that is not. */
static int
conjure (const FolkState  *s,
         const BrambleAsk *ask)
{
  for (guint i = 0; i < ask->n_options; i++)
    if (ask->options[i].kind == FOLK_OPT_WAND && worth (s, ask->seat, ask->options[i].a) < NEEDED
        && turns_useful (s, ask->seat, ask->options[i].a))
      return (int) i;

  return -1;
}

/* Turns that a walk must save: more, when nothing to eat is left after it, and any number if
 * the Biscuits are to be handed over. */
static float
least_saved (const FolkState *s,
             guint            seat)
{
  const FolkSeat *p = &s->seats[seat];
  guint card = folk_quest (s, seat);

  if (card != FOLK_NONE && folk_cards[card].biscuits >= p->n_biscuits)
    return G_MAXFLOAT;

  return p->n_biscuits == 1 ? LAST_WALK : WALK;
}

/* A walk with a Biscuit that saves about a turn. */
static int
walk_there (const FolkState  *s,
            const BrambleAsk *ask)
{
  guint field = s->seats[ask->seat].field;
  int best = -1;
  float least;
  guint next;

  if (find (ask, FOLK_OPT_WALK) < 0)
    return -1;
  next = folk_plan (s, ask->seat, field).next;
  least = folk_turns_to (s, ask->seat, next, field) - least_saved (s, ask->seat);
  for (guint i = 0; least > 0 && i < ask->n_options; i++)
    if (ask->options[i].kind == FOLK_OPT_WALK)
      {
        FolkWay ways[FOLK_MAX_WAYS];
        guint n = folk_ways (s, field, folk_biscuit_steps[ask->options[i].a], ways);

        for (guint j = 0; j < n; j++)
          {
            float left = folk_turns_to (s, ask->seat, next, ways[j].to);

            if (left < least)
              {
                least = left;
                best = (int) i;
              }
          }
      }

  return best;
}

/* Who has nothing to eat gets something, if it costs nothing that is needed. */
static int
provide (const FolkState  *s,
         const BrambleAsk *ask)
{
  const FolkSeat *p = &s->seats[ask->seat];

  if (p->n_biscuits > 0)
    return -1;
  for (guint i = 0; i < ask->n_options; i++)
    if (ask->options[i].kind == FOLK_OPT_SELL && worth (s, ask->seat, ask->options[i].a) < NEEDED)
      return (int) i;

  return p->advice > 3 ? find (ask, FOLK_OPT_EAT) : -1;
}

/* Whether the plan goes on with what can be had in the City or the Palace. */
static gboolean
trades_next (const FolkState *s,
             guint            seat)
{
  guint next = folk_plan (s, seat, s->seats[seat].field).next;

  return next == FOLK_GOAL_MARKET || next == FOLK_GOAL_CITY;
}

static guint
before (const FolkState  *s,
        const BrambleAsk *ask)
{
  static const guint8 first[] = { FOLK_OPT_KNOCK, FOLK_OPT_QUEST, FOLK_OPT_MEND };
  int at;

  for (guint i = 0; i < G_N_ELEMENTS (first); i++)
    if ((at = find (ask, first[i])) >= 0)
      return (guint) at;
  if ((at = conjure (s, ask)) >= 0 || (at = purchase (s, ask)) >= 0 || (at = provide (s, ask)) >= 0
      || (at = walk_there (s, ask)) >= 0)
    return (guint) at;

  if ((at = find (ask, FOLK_OPT_STAY)) >= 0 && trades_next (s, ask->seat))
    return (guint) at;

  return find_or_first (ask, FOLK_OPT_ROLL);
}

static guint
after (const FolkState  *s,
       const BrambleAsk *ask)
{
  int at;

  if ((at = conjure (s, ask)) >= 0 || (at = purchase (s, ask)) >= 0 || (at = provide (s, ask)) >= 0
      || (at = find (ask, FOLK_OPT_MEND)) >= 0 || (at = walk_there (s, ask)) >= 0)
    return (guint) at;

  return find_or_first (ask, FOLK_OPT_END_TURN);
}

/* Whether @seat could fulfil a quest there. */
static gboolean
serves (const FolkState *s,
        guint            seat,
        guint            who)
{
  guint owner = folk_quest_owner (s, seat, who);

  return owner != FOLK_NONE && folk_can_give (s, seat, folk_quest (s, owner));
}

/* What Red Fields on a way cost, in turns. */
static float
hunger (const FolkState *s,
        guint            seat,
        guint32          reds)
{
  const FolkSeat *p = &s->seats[seat];
  float sum = 0;

  if (folk_has (s, seat, FOLK_WISHING_TABLE))
    return 0;
  for (guint n = 1; reds != 0; n++, reds >>= 8)
    sum += n <= p->n_biscuits ? 0.4f : 0.9f;
  return sum;
}

/* What ending a move on a field is worth beside the way, in turns. */
static float
comfort (const FolkState *s,
         guint            seat,
         guint            at)
{
  const FolkField *field = &folk_board_fields ()[at];
  const FolkSeat *p = &s->seats[seat];

  switch ((FolkFieldKind) field->kind)
    {
    case FOLK_KIND_TILE:
      return folk_needs (s, seat, field->what) ? 4 : p->n_tiles < FOLK_MAX_TILES ? 0.3f : 0;
    case FOLK_KIND_GOLD:
      return p->gold < FOLK_MAX_GOLD ? 0.5f : 0;
    case FOLK_KIND_FOOD:
      return p->n_biscuits < FOLK_MAX_BISCUITS ? 0.4f : 0;
    case FOLK_KIND_ADVICE:
      return p->advice < FOLK_MAX_ADVICE ? 0.4f : 0;
    case FOLK_KIND_BAD_LUCK:
      return -0.4f;
    case FOLK_KIND_BONUS:
      return 0.5f;
    case FOLK_KIND_ADVENTURE:
      return serves (s, seat, field->what) ? 1 : 0.1f * (float) folk_luck_bonus (s, seat, field->what) - 0.25f;
    case FOLK_KIND_PALACE:
      return serves (s, seat, FOLK_KING) ? 1 : 0.3f;
    case FOLK_KIND_CITY:
      return 0.3f;
    case FOLK_KIND_PLAIN:
    case FOLK_KIND_RED:
    case FOLK_KIND_SORCERER:
    case FOLK_KIND_SHORTCUT:
    case FOLK_KIND_PATH:
    case FOLK_KIND_VILLAGE:
    case FOLK_KIND_CASTLE:
    case FOLK_N_KINDS:
      return 0;
    }

  g_assert_not_reached ();
}

/* The way that leaves least to do. */
static guint
way (const FolkState  *s,
     const BrambleAsk *ask,
     BrambleRng       *rng)
{
  const FolkFrame *f = &s->stack[s->depth - 1];
  float least = G_MAXFLOAT;
  guint best = 0;
  FolkWay ways[FOLK_MAX_WAYS];

  /* They are in the order of the options. */
  folk_ways (s, s->seats[ask->seat].field, f->n, ways);
  for (guint i = 0; i < ask->n_options; i++)
    {
      guint at = ask->options[i].a;
      float left = folk_plan (s, ask->seat, at).turns - comfort (s, ask->seat, at) + hunger (s, ask->seat, ways[i].reds)
                   + (float) bramble_rng_below (rng, 8) / 32;

      if (left < least)
        {
          least = left;
          best = i;
        }
    }
  return best;
}

/* Whatever brings most steps. */
static guint
help (const FolkState  *s,
      const BrambleAsk *ask)
{
  guint best = 0;
  int most = G_MININT;

  for (guint i = 0; i < ask->n_options; i++)
    {
      int steps = folk_steps (s, ask->seat, ask->options[i].kind == FOLK_OPT_TILE ? ask->options[i].a : FOLK_NONE, FALSE, 0);

      if (steps > most)
        {
          most = steps;
          best = i;
        }
    }
  return best;
}

/* After a blank, the number that leads nearest to where the plan goes. */
static guint
number (const FolkState  *s,
        const BrambleAsk *ask)
{
  const FolkFrame *f = &s->stack[s->depth - 1];
  guint field = s->seats[ask->seat].field;
  guint next = folk_plan (s, ask->seat, field).next;
  float least = G_MAXFLOAT;
  guint best = ask->n_options - 1u;

  for (guint i = 0; i < ask->n_options; i++)
    {
      int steps = folk_steps (s, ask->seat, f->tile, (f->flags & FOLK_FLAG_LANTERN) != 0, ask->options[i].a);
      FolkWay ways[FOLK_MAX_WAYS];
      guint n = folk_ways (s, field, (guint) CLAMP (steps, 1, FOLK_MAX_STEPS), ways);

      for (guint j = 0; j < n; j++)
        {
          float left = folk_turns_to (s, ask->seat, next, ways[j].to) - comfort (s, ask->seat, ways[j].to)
                       + hunger (s, ask->seat, ways[j].reds);

          if (left < least)
            {
              least = left;
              best = i;
            }
        }
    }
  return best;
}

/* Is the other end nearer, by more than the time that it takes? */
static guint
shortcut (const FolkState  *s,
          const BrambleAsk *ask)
{
  guint field = s->seats[ask->seat].field;
  guint other = folk_board_fields ()[field].other_end;

  return find_or_first (ask, folk_plan (s, ask->seat, other).turns + SHORTCUT < folk_plan (s, ask->seat, field).turns
                             ? FOLK_OPT_YES : FOLK_OPT_NO);
}

/* Whatever helps, until it is no harm any more. */
static guint
luck (const FolkState  *s,
      const BrambleAsk *ask)
{
  static const guint8 helps[] = { FOLK_OPT_TRICKSTER, FOLK_OPT_LANTERN, FOLK_OPT_COMB, FOLK_OPT_ADVICE };
  const FolkFrame *f = &s->stack[s->depth - 1];
  int total = f->die + f->added + folk_luck_bonus (s, ask->seat, f->who);
  int at;

  if (total >= 5)
    return find_or_first (ask, FOLK_OPT_OUTCOME);
  for (guint i = 0; i < G_N_ELEMENTS (helps); i++)
    if ((at = find (ask, helps[i])) >= 0 && (helps[i] != FOLK_OPT_ADVICE || total >= 3 + (s->seats[ask->seat].advice < 3)))
      return (guint) at;

  return find_or_first (ask, FOLK_OPT_OUTCOME);
}

/* Advice first, then what can be thrown again. */
static guint
gate (const FolkState  *s,
      const BrambleAsk *ask)
{
  static const guint8 helps[] = { FOLK_OPT_KEY, FOLK_OPT_ADVICE, FOLK_OPT_COMB };
  int at;

  for (guint i = 0; i < G_N_ELEMENTS (helps); i++)
    if ((at = find (ask, helps[i])) >= 0)
      return (guint) at;

  return find_or_first (ask, FOLK_OPT_ENOUGH);
}

/* Something that is not needed, for something that is. */
static guint
sorcerer (const FolkState  *s,
          const BrambleAsk *ask)
{
  gboolean needs = FALSE;
  guint least = NEEDED;
  int best = -1;

  for (guint tile = FOLK_FIRST_MAGICAL; !needs && tile < FOLK_FIRST_ANIMAL; tile++)
    needs = folk_needs (s, ask->seat, tile) && folk_may_get (s, ask->seat, tile);
  for (guint i = 0; needs && i < ask->n_options; i++)
    if (ask->options[i].kind == FOLK_OPT_TILE && worth (s, ask->seat, ask->options[i].a) < least)
      {
        least = worth (s, ask->seat, ask->options[i].a);
        best = (int) i;
      }

  return best < 0 ? find_or_first (ask, FOLK_OPT_ENOUGH) : (guint) best;
}

/* What the partner's card wants, and nothing else. */
static guint
give (const FolkState  *s,
      const BrambleAsk *ask)
{
  guint partner = s->stack[s->depth - 1].other;

  for (guint i = 0; i < ask->n_options; i++)
    {
      guint tile = ask->options[i].kind == FOLK_OPT_GIVE ? folk_thing_tile (ask->options[i].a) : FOLK_NONE;

      if (tile != FOLK_NONE && folk_wants (s, partner, tile) && !folk_wants (s, ask->seat, tile))
        return i;
    }
  return find_or_first (ask, FOLK_OPT_ENOUGH);
}

/* What a thing is worth to @seat, to have it or to get it. */
static guint
worth_of_thing (const FolkState *s,
                guint            seat,
                guint            thing)
{
  guint tile = folk_thing_tile (thing);

  if (tile == FOLK_NONE)
    return thing == FOLK_THING_GOLD ? 6 : 3;
  if (folk_needs (s, seat, tile))
    return NEEDED;

  return worth (s, seat, tile);
}

/* The piece that brings most to who wants it, in comparison with who gives it away. */
static int
best_piece (const FolkState    *s,
            const BrambleAsk   *ask,
            BrambleOfferStep    step,
            guint               least)
{
  int best = -1;

  for (guint i = 0; i < ask->n_options; i++)
    {
      guint thing = ask->options[i].a;
      guint got, lost;

      if (ask->options[i].kind != step)
        continue;
      got = worth_of_thing (s, step == BRAMBLE_OFFER_GIVE ? s->offer.to : s->offer.from, thing);
      lost = worth_of_thing (s, step == BRAMBLE_OFFER_GIVE ? s->offer.from : s->offer.to, thing);
      if (lost < NEEDED && NEEDED + got - lost > least)
        {
          least = NEEDED + got - lost;
          best = (int) i;
        }
    }
  return best;
}

/* One thing that is needed, for one that the other can use. */
static guint
bargain (const FolkState  *s,
         const BrambleAsk *ask)
{
  int at = -1;

  if (s->offer.to == BRAMBLE_NO_SEAT)
    return find_or_first (ask, BRAMBLE_OFFER_TO);
  if (bramble_offer_total (&s->offer, FALSE) == 0)
    at = best_piece (s, ask, BRAMBLE_OFFER_WANT, 30);
  else if (bramble_offer_total (&s->offer, TRUE) == 0)
    at = best_piece (s, ask, BRAMBLE_OFFER_GIVE, 0);
  else
    at = find (ask, BRAMBLE_OFFER_MAKE);

  return at < 0 ? find_or_first (ask, BRAMBLE_OFFER_DROP) : (guint) at;
}

/* A quick answer that makes sense, and little of it by chance. */
guint
folk_playout (gconstpointer     state,
              const BrambleAsk *ask,
              BrambleRng       *rng)
{
  const FolkState *s = state;

  switch ((FolkAskKind) ask->kind)
    {
    case FOLK_ASK_BEFORE:
      return before (s, ask);
    case FOLK_ASK_AFTER:
      return after (s, ask);
    case FOLK_ASK_WAY:
      return way (s, ask, rng);
    case FOLK_ASK_BOOT:
      return find_or_first (ask, folk_is_ready (s, ask->seat) ? FOLK_OPT_GO_ON
                                 : find (ask, FOLK_OPT_PAY_ADVICE) >= 0 ? FOLK_OPT_PAY_ADVICE : FOLK_OPT_REST);
    case FOLK_ASK_HELP:
      return help (s, ask);
    case FOLK_ASK_SALT:
      return find_or_first (ask, s->stack[s->depth - 1].die <= 2 ? FOLK_OPT_YES : FOLK_OPT_NO);
    case FOLK_ASK_SHORTCUT:
      return shortcut (s, ask);
    case FOLK_ASK_LUCK:
      return luck (s, ask);
    case FOLK_ASK_SPELL:
    case FOLK_ASK_GATE:
      return gate (s, ask);
    case FOLK_ASK_TILE:
      return sorcerer (s, ask);
    case FOLK_ASK_WISH:
    case FOLK_ASK_FIND:
    case FOLK_ASK_KIND:
      return best_tile (s, ask, ask->seat, FALSE);
    case FOLK_ASK_ROOM:
    case FOLK_ASK_LOSE:
      return best_tile (s, ask, ask->seat, TRUE);
    case FOLK_ASK_OFFER:
      return bargain (s, ask);
    case FOLK_ASK_REPLY:
      return bramble_offer_weigh (&folktales_game, s, ask, NULL);
    case FOLK_ASK_ADVICE:
      return find_or_first (ask, s->seats[ask->seat].n_biscuits > 4 ? FOLK_OPT_YES : FOLK_OPT_NO);
    case FOLK_ASK_LANTERN:
      return find_or_first (ask, FOLK_OPT_NO);
    case FOLK_ASK_BONUS:
    case FOLK_ASK_HAND_OVER:
      return find_or_first (ask, FOLK_OPT_YES);
    case FOLK_ASK_NUMBER:
      return number (s, ask);
    case FOLK_ASK_PAY:
      return 0;
    case FOLK_ASK_ITEM:
    case FOLK_ASK_COURAGE:
      return bramble_rng_below (rng, ask->n_options);
    case FOLK_ASK_GIVE:
      return give (s, ask);
    case FOLK_ASK_NOTHING:
    case FOLK_N_ASKS:
      break;
    }

  g_assert_not_reached ();
}
