/* folk-playout.c: a quick answer to everything, for playing on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folk-game.h"
#include "folk-plan.h"

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
    return 20;
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

/* Buys what is needed, and else what helps at the gate. */
static int
purchase (const FolkState  *s,
          const BrambleAsk *ask)
{
  for (guint i = 0; i < ask->n_options; i++)
    if (ask->options[i].kind == FOLK_OPT_BUY && folk_needs (s, ask->seat, ask->options[i].a))
      return (int) i;
  if (find (ask, FOLK_OPT_FORGE) >= 0 && folk_needs (s, ask->seat, FOLK_ENCHANTED_SWORD))
    return find (ask, FOLK_OPT_FORGE);

  return -1;
}

/* A walk with a Biscuit that ends exactly where one wants to be. */
static int
walk_there (const FolkState  *s,
            const BrambleAsk *ask)
{
  guint field = s->seats[ask->seat].field;
  guint next = folk_plan (s, ask->seat, field).next;
  guint steps = folk_near (next, field);

  for (guint i = 0; steps > 0 && i < ask->n_options; i++)
    if (ask->options[i].kind == FOLK_OPT_WALK
        && (folk_biscuit_steps[ask->options[i].a] == steps
            || (next == FOLK_GOAL_CASTLE && folk_biscuit_steps[ask->options[i].a] > steps)))
      return (int) i;

  return -1;
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
  if ((at = purchase (s, ask)) >= 0 || (at = walk_there (s, ask)) >= 0)
    return (guint) at;

  return find_or_first (ask, FOLK_OPT_ROLL);
}

static guint
after (const FolkState  *s,
       const BrambleAsk *ask)
{
  int at;

  if ((at = purchase (s, ask)) >= 0 || (at = find (ask, FOLK_OPT_MEND)) >= 0 || (at = walk_there (s, ask)) >= 0)
    return (guint) at;

  return find_or_first (ask, FOLK_OPT_END_TURN);
}

/* The way that ends nearest to where one wants to be. */
static guint
way (const FolkState  *s,
     const BrambleAsk *ask,
     BrambleRng       *rng)
{
  guint next = folk_plan (s, ask->seat, s->seats[ask->seat].field).next;
  guint best = 0, least = G_MAXUINT;

  for (guint i = 0; i < ask->n_options; i++)
    {
      guint steps = 4 * folk_near (next, ask->options[i].a) + bramble_rng_below (rng, 4);

      if (steps < least)
        {
          least = steps;
          best = i;
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
  guint next = folk_plan (s, ask->seat, field).next;

  return find_or_first (ask, folk_near (next, other) + 5 < folk_near (next, field) ? FOLK_OPT_YES : FOLK_OPT_NO);
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
  guint least;

  for (guint tile = FOLK_FIRST_MAGICAL; !needs && tile < FOLK_FIRST_ANIMAL; tile++)
    needs = folk_needs (s, ask->seat, tile) && folk_may_get (s, ask->seat, tile);
  least = best_tile (s, ask, ask->seat, TRUE);
  if (!needs || ask->options[least].kind != FOLK_OPT_TILE || worth (s, ask->seat, ask->options[least].a) >= 20)
    return find_or_first (ask, FOLK_OPT_ENOUGH);

  return least;
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
      return find_or_first (ask, s->seats[ask->seat].advice >= 3 ? FOLK_OPT_PAY_ADVICE : FOLK_OPT_GO_ON);
    case FOLK_ASK_HELP:
      return find_or_first (ask, FOLK_OPT_TILE);
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
      return find_or_first (ask, BRAMBLE_OFFER_DROP);
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
      return ask->n_options - 1u;
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
