/* resample.c: filling a view with chance, in any way that agrees with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "grimm.h"

#include <string.h>

#include "editions.h"
#include "engine.h"

/* Places for hidden Fables that belong to one seat: its hand, and the card
 * that it set down itself. */
typedef struct
{
  guint8 cards[GRIMM_MAX_FABLES];
  guint n_cards; /* filled so far */
  guint room;    /* in all */
} Holding;

/* The Fables that the view does not show, as counts. */
static void
count_hidden (const GrimmState *v,
              guint8           *left)
{
  for (guint fable = 0; fable < GRIMM_N_FABLES; fable++)
    left[fable] = (guint8) grimm_copies (v, fable);

#define SEEN(card)                                       \
  G_STMT_START                                           \
  {                                                      \
    if ((card) < GRIMM_N_FABLES && left[(card)] > 0)     \
      left[(card)]--;                                    \
  }                                                      \
  G_STMT_END

  for (guint i = 0; i < v->n_deck; i++)
    SEEN (v->deck[i]);
  for (guint i = 0; i < v->n_discard; i++)
    SEEN (v->discard[i]);
  for (guint location = 0; location < v->n_locations; location++)
    SEEN (v->unique[location]);
  for (guint seat = 0; seat < v->n_seats; seat++)
    {
      const GrimmPlayer *player = &v->players[seat];

      for (guint fable = 0; fable < GRIMM_N_FABLES; fable++)
        left[fable] = (guint8) (left[fable] - MIN (left[fable], grimm_hand_count (player, fable)));
      SEEN (player->fable);
      SEEN (player->next_card);
      SEEN (player->next_laid);
      if (player->corner != GRIMM_NONE)
        SEEN (GRIMM_CUTTING_CORNERS);
    }
#undef SEEN
}

/* A hidden card that a seat is known to hold, and the seats it may be. */
typedef struct
{
  guint8 fable;
  guint8 owners;
} Item;

static guint
known_items (const GrimmState *v,
             guint             seat,
             const guint8     *left,
             Item             *items)
{
  guint n = 0;

  /* Somebody without a seat knows of nobody's hand. */
  if (seat >= v->n_seats)
    return 0;

  for (guint fable = 0; fable < GRIMM_N_FABLES; fable++)
    {
      guint here = 0;
      guint8 known = v->known[seat][fable];

      /* A card that the seat has peeked at may be the one it knew of. */
      for (guint owner = 0; owner < v->n_seats; owner++)
        if (owner != seat && v->window == GRIMM_WINDOW_PLAN
            && v->players[owner].fable == fable && !v->players[owner].dreamt)
          known = grimm_know_without (known, owner);

      for (guint slot = 0; slot < 2; slot++)
        {
          guint owners = (known >> (4 * slot)) & 0x0f;

          if (owners == 0 || here == left[fable])
            continue;
          here++;
          items[n].fable = (guint8) fable;
          items[n++].owners = (guint8) owners;
        }
    }

  return n;
}

/* Gives each item to one of its possible owners who has room; FALSE when that
 * does not come out. Tries owners in random order and takes back what fails. */
static gboolean
place_items (Holding     *holdings,
             const Item  *items,
             guint        n_items,
             guint       *budget,
             BrambleRng  *rng)
{
  guint8 order[GRIMM_MAX_SEATS] = { 0, 1, 2, 3 };

  if (n_items == 0)
    return TRUE;
  if (*budget == 0)
    return FALSE;
  (*budget)--;

  bramble_rng_shuffle (rng, order, GRIMM_MAX_SEATS);
  for (guint i = 0; i < GRIMM_MAX_SEATS; i++)
    {
      Holding *holding = &holdings[order[i]];

      if (((items->owners >> order[i]) & 1) == 0 || holding->n_cards == holding->room)
        continue;
      holding->cards[holding->n_cards++] = items->fable;
      if (place_items (holdings, items + 1, n_items - 1, budget, rng))
        return TRUE;
      holding->n_cards--;
    }

  return FALSE;
}

static void
resample_fables (GrimmState *v,
                 guint       seat,
                 BrambleRng *rng)
{
  guint8 left[GRIMM_N_FABLES];
  Item items[2 * GRIMM_N_FABLES];
  Holding holdings[GRIMM_MAX_SEATS] = { 0 };
  guint8 pool[GRIMM_MAX_FABLES];
  guint n_items, n_pool = 0;
  guint budget = 1000;

  count_hidden (v, left);
  for (guint i = 0; i < v->n_seats; i++)
    if (i != seat)
      {
        const GrimmPlayer *player = &v->players[i];

        holdings[i].room = player->hand_size - (guint) __builtin_popcount (player->hand[0])
                           - (guint) __builtin_popcount (player->hand[1]);
        holdings[i].room += player->fable == GRIMM_HIDDEN && !player->dreamt;
      }

  n_items = known_items (v, seat, left, items);
  if (!place_items (holdings, items, n_items, &budget, rng))
    for (guint i = 0; i < GRIMM_MAX_SEATS; i++)
      holdings[i].n_cards = 0;
  for (guint i = 0; i < GRIMM_MAX_SEATS; i++)
    for (guint j = 0; j < holdings[i].n_cards; j++)
      left[holdings[i].cards[j]]--;

  for (guint fable = 0; fable < GRIMM_N_FABLES; fable++)
    for (guint n = left[fable]; n > 0; n--)
      pool[n_pool++] = (guint8) fable;
  bramble_rng_shuffle (rng, pool, n_pool);

  for (guint i = 0; i < v->n_deck; i++)
    if (v->deck[i] == GRIMM_HIDDEN)
      v->deck[i] = pool[--n_pool];
  for (guint i = 0; i < v->n_seats; i++)
    {
      GrimmPlayer *player = &v->players[i];
      Holding *holding = &holdings[i];

      if (player->fable == GRIMM_HIDDEN && player->dreamt)
        player->fable = pool[--n_pool];
      while (holding->n_cards < holding->room)
        holding->cards[holding->n_cards++] = pool[--n_pool];
      bramble_rng_shuffle (rng, holding->cards, holding->n_cards);
      if (player->fable == GRIMM_HIDDEN)
        player->fable = holding->cards[--holding->n_cards];
      while (holding->n_cards > 0)
        {
          /* The hand's size is public and already counts them. */
          player->hand_size--;
          grimm_hand_add (v, i, holding->cards[--holding->n_cards]);
        }
    }
}

static void
resample_friends (GrimmState *v,
                  BrambleRng *rng)
{
  guint32 left = 0;
  guint n = 0;

  for (guint card = GRIMM_N_FABLES; card < GRIMM_N_CARDS; card++)
    if (grimm_has_friend (v, card))
      left |= GRIMM_FRIEND_BIT (card);
  for (guint i = 0; i < v->n_friend_discard; i++)
    left &= ~GRIMM_FRIEND_BIT (v->friend_discard[i]);
  for (guint seat = 0; seat < v->n_seats; seat++)
    if (v->players[seat].friend_card != GRIMM_NONE)
      left &= ~GRIMM_FRIEND_BIT (v->players[seat].friend_card);
  for (guint i = 0; i < v->depth; i++)
    for (guint j = 0; j < GRIMM_MAX_SEATS; j++)
      if (v->stack[i].cards[j] != GRIMM_NONE)
        left &= ~GRIMM_FRIEND_BIT (v->stack[i].cards[j]);

  for (; left != 0; left &= left - 1)
    v->friends[n++] = (guint8) (GRIMM_N_FABLES + __builtin_ctz (left));
  bramble_rng_shuffle (rng, v->friends, n);
}

/* The Gather cards of @seat that the viewer has seen played, or holds: they do
 * not lie under the Little Mermaid. */
static guint
seen_free (const GrimmState *v,
           guint             viewer,
           guint             seat)
{
  const GrimmPlayer *player = &v->players[seat];
  guint locations = player->unlocked;

  /* She came after the cards were set down, so these prove nothing. */
  if (player->locked_late)
    return locations;

  for (guint other = 0; other < v->n_seats; other++)
    if (v->players[other].gather < GRIMM_HIDDEN && v->players[other].gather_home == seat)
      locations |= 1u << GRIMM_GATHER_LOCATION (v->players[other].gather);
  if (viewer < v->n_seats)
    locations |= (v->players[viewer].gather_hand >> (4 * seat)) & 0x0f;
  return locations;
}

static void
resample_locked (GrimmState *v,
                 guint       viewer,
                 guint       seat,
                 BrambleRng *rng)
{
  GrimmPlayer *player = &v->players[seat];
  guint not_locked = seen_free (v, viewer, seat);
  guint8 locations[GRIMM_N_LOCATIONS];
  guint n = 0;
  guint wanted = v->n_locations - 2u;

  /* While her player still chooses, nothing is locked. */
  if (player->friend_card != GRIMM_LITTLE_MERMAID
      || (v->ask_kind == GRIMM_ASK_MERMAID && v->ask_seat == seat))
    return;

  for (guint location = 0; location < v->n_locations; location++)
    if (((not_locked >> location) & 1) == 0)
      locations[n++] = (guint8) location;
  bramble_rng_shuffle (rng, locations, n);
  for (guint i = 0; i < wanted && i < n; i++)
    player->locked |= (guint8) (1u << locations[i]);
}

/* Deals the Gather cards of @home over the places where their backs lie. */
static void
resample_home (GrimmState    *v,
               guint          viewer,
               guint          home,
               const guint16 *hands,
               BrambleRng    *rng)
{
  guint8 cards[GRIMM_N_LOCATIONS];
  guint n = 0;
  guint fixed = (hands[viewer < v->n_seats ? viewer : 0] >> (4 * home)) & 0x0f;

  if (viewer >= v->n_seats)
    fixed = 0;
  for (guint seat = 0; seat < v->n_seats; seat++)
    {
      const GrimmPlayer *player = &v->players[seat];

      if (player->gather < GRIMM_HIDDEN && player->gather_home == home)
        fixed |= 1u << GRIMM_GATHER_LOCATION (player->gather);
    }
  for (guint location = 0; location < v->n_locations; location++)
    if (((fixed >> location) & 1) == 0)
      cards[n++] = (guint8) location;
  bramble_rng_shuffle (rng, cards, n);

  for (guint seat = 0; seat < v->n_seats; seat++)
    {
      GrimmPlayer *player = &v->players[seat];

      if (player->gather != GRIMM_HIDDEN || player->gather_home != home)
        continue;
      /* A locked card can only lie there when it was set down before. */
      for (guint i = 0; i < n; i++)
        if (v->players[home].locked_late || ((v->players[home].locked >> cards[i]) & 1) == 0)
          {
            player->gather = (guint8) GRIMM_GATHER (home, cards[i]);
            cards[i] = cards[--n];
            break;
          }
      g_assert (player->gather != GRIMM_HIDDEN);
    }

  /* Foreign hands next; a locked card stays with its owner, who comes last. */
  for (guint turn = 0; turn < v->n_seats; turn++)
    {
      guint seat = (home + 1 + turn) % v->n_seats;
      guint wanted = (guint) __builtin_popcount ((hands[seat] >> (4 * home)) & 0x0f);

      if (seat == viewer)
        continue;
      for (guint i = 0; i < n && wanted > 0;)
        if (seat != home && !v->players[home].locked_late && ((v->players[home].locked >> cards[i]) & 1))
          i++;
        else
          {
            v->players[seat].gather_hand |= (guint16) (1u << GRIMM_GATHER (home, cards[i]));
            cards[i] = cards[--n];
            wanted--;
          }
    }
}

static void
resample_gathers (GrimmState *v,
                  guint       viewer,
                  BrambleRng *rng)
{
  guint16 hands[GRIMM_MAX_SEATS] = { 0 };

  for (guint seat = 0; seat < v->n_seats; seat++)
    {
      hands[seat] = v->players[seat].gather_hand;
      if (seat != viewer)
        {
          v->players[seat].gather_hand = 0;
          resample_locked (v, viewer, seat, rng);
        }
    }
  for (guint home = 0; home < v->n_seats; home++)
    resample_home (v, viewer, home, hands, rng);
}

/**
 * grimm_resample:
 * @view: a view of @seat's, which becomes a whole state
 *
 * Fills what is hidden at random, in a way that agrees with everything that
 * @seat has seen. The random generator's state is new as well.
 */
void
grimm_resample (gpointer    view,
                guint       seat,
                BrambleRng *rng)
{
  GrimmState *v = view;

  bramble_rng_seed (&v->rng, bramble_rng_next (rng));
  resample_fables (v, seat, rng);
  resample_friends (v, rng);
  resample_gathers (v, seat, rng);
}
