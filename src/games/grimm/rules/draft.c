/* draft.c: the Friends of the draft edition, where they differ
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "effects.h"

enum { BEGIN, CHOSEN, CHOSEN_AGAIN, GIVEN, FINISHED };

/* What the draft lets one discard at any time is asked at the start of the
 * round, and offered on one's Build turn as a free power. */
static BrambleFlow
ask_to_leave (GrimmRun   *r,
              GrimmFrame *f,
              guint       next_step)
{
  const GrimmRule *rule = grimm_rule (r->s, f->cause);

  if (!rule->free_ok (r->s, f->owner))
    return BRAMBLE_DONE;

  return grimm_ask (r, f, GRIMM_ASK_USE_FRIEND, f->owner, next_step);
}

static BrambleFlow
leave_if_wanted (GrimmRun   *r,
                 GrimmFrame *f)
{
  if (r->choice.kind != GRIMM_OPT_YES)
    return BRAMBLE_DONE;

  f->part = GRIMM_PART_FREE;
  f->step = BEGIN;
  return BRAMBLE_AGAIN;
}

/* Ali Baba (H): alone, one may steal 2 from one player. */
BrambleFlow
grimm_draft_ali_baba (GrimmRun   *r,
                      GrimmFrame *f)
{
  if (f->step == BEGIN && !grimm_is_alone (r->s, f->owner))
    return BRAMBLE_DONE;

  return grimm_take_two (r, f, GRIMM_ASK_STEAL_TWO);
}

/* Fairy Godmother (A): draw a Fable; then she may be discarded. */
BrambleFlow
grimm_draft_fairy_godmother (GrimmRun   *r,
                             GrimmFrame *f)
{
  if (f->step == CHOSEN)
    return leave_if_wanted (r, f);

  grimm_draw_fable (r, f->owner);
  return ask_to_leave (r, f, CHOSEN);
}

/* Fairy Godmother leaves with up to 3 Fables for as many resources. */
BrambleFlow
grimm_draft_godmother_leaves (GrimmRun   *r,
                              GrimmFrame *f)
{
  switch (f->step)
    {
    case BEGIN:
      grimm_lose_friend (r, f->owner);
      break;

    case CHOSEN:
      if (r->choice.kind != GRIMM_OPT_FABLE)
        return grimm_gain_any (r, f, f->owner, f->left, FINISHED);
      grimm_discard_from_hand (r, f->owner, r->choice.a);
      f->left++;
      break;

    case FINISHED:
      return BRAMBLE_DONE;
    }

  if (f->left < 3 && r->s->players[f->owner].hand_size > 0)
    return grimm_ask (r, f, GRIMM_ASK_GODMOTHER_MORE, f->owner, CHOSEN);

  return grimm_gain_any (r, f, f->owner, f->left, FINISHED);
}

/* The Golden Goose. A: she may be discarded. H: as published. */
BrambleFlow
grimm_draft_golden_goose (GrimmRun   *r,
                          GrimmFrame *f)
{
  if (f->window == GRIMM_WINDOW_GATHER_END)
    return grimm_golden_goose (r, f);
  if (f->step == CHOSEN)
    return leave_if_wanted (r, f);

  return ask_to_leave (r, f, CHOSEN);
}

/* Goldilocks (A): discard her to take up to 1 of each type and a random Fable
 * from one opponent. */
BrambleFlow
grimm_draft_goldilocks (GrimmRun   *r,
                        GrimmFrame *f)
{
  if (f->step == BEGIN)
    return grimm_ask (r, f, GRIMM_ASK_GOLDILOCKS_ROB, f->owner, CHOSEN);
  if (r->choice.kind == GRIMM_OPT_NONE)
    return BRAMBLE_DONE;

  grimm_lose_friend (r, f->owner);
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    grimm_move (r, GRIMM_PLACE_SEAT (r->choice.a), GRIMM_PLACE_SEAT (f->owner), type, 1);
  if (r->s->players[r->choice.a].hand_size > 0)
    grimm_pass_fable (r, r->choice.a, f->owner, grimm_random_in_hand (r, r->choice.a));
  return BRAMBLE_DONE;
}

/* Red Riding Hood (gained): take 2 Wolf cards from the deck, then from the
 * discard pile; the deck is shuffled. */
BrambleFlow
grimm_draft_hood_comes (GrimmRun   *r,
                        GrimmFrame *f)
{
  static const guint8 wolves[] = { GRIMM_WOLF, GRIMM_BIG_BAD_WOLF };
  GrimmState *s = r->s;
  guint wanted = 2;

  for (int at = s->n_deck - 1; at >= 0 && wanted > 0; at--)
    if (s->deck[at] == wolves[0] || s->deck[at] == wolves[1])
      {
        grimm_take_open (r, f->owner, grimm_take_from_deck (r, (guint) at), GRIMM_FROM_DECK);
        wanted--;
      }
  for (int at = s->n_discard - 1; at >= 0 && wanted > 0; at--)
    if (s->discard[at] == wolves[0] || s->discard[at] == wolves[1])
      {
        guint fable = s->discard[at];

        s->n_discard--;
        memmove (s->discard + at, s->discard + at + 1, (gsize) (s->n_discard - at));
        grimm_take_open (r, f->owner, fable, GRIMM_FROM_DISCARD);
        wanted--;
      }

  bramble_rng_shuffle (&s->rng, s->deck, s->n_deck);
  for (guint seat = 0; seat < s->n_seats; seat++)
    s->deck_known[seat] = 0;
  grimm_tell (r, GRIMM_EVENT_FABLES_SHUFFLED, GRIMM_NONE)->n = 0;
  return BRAMBLE_DONE;
}

/* Robin Hood (H): steal up to 2 from a player at one's Location, then give 1
 * to an opponent. */
BrambleFlow
grimm_draft_robin_hood (GrimmRun   *r,
                        GrimmFrame *f)
{
  switch (f->step)
    {
    case BEGIN:
      return grimm_ask (r, f, GRIMM_ASK_ROBIN_STEAL, f->owner, CHOSEN);

    case CHOSEN:
      if (r->choice.kind == GRIMM_OPT_NONE)
        return BRAMBLE_DONE;
      f->other = r->choice.a;
      grimm_move (r, GRIMM_PLACE_SEAT (f->other), GRIMM_PLACE_SEAT (f->owner), r->choice.b, 1);
      if (grimm_sum (r->s->players[f->other].stock) > 0)
        return grimm_ask (r, f, GRIMM_ASK_ROBIN_MORE, f->owner, CHOSEN_AGAIN);
      return grimm_ask (r, f, GRIMM_ASK_ROBIN_GIVE, f->owner, GIVEN);

    case CHOSEN_AGAIN:
      if (r->choice.kind == GRIMM_OPT_TYPE)
        grimm_move (r, GRIMM_PLACE_SEAT (f->other), GRIMM_PLACE_SEAT (f->owner), r->choice.a, 1);
      return grimm_ask (r, f, GRIMM_ASK_ROBIN_GIVE, f->owner, GIVEN);

    case GIVEN:
      grimm_move (r, GRIMM_PLACE_SEAT (f->owner), GRIMM_PLACE_SEAT (r->choice.a), r->choice.b, 1);
      return BRAMBLE_DONE;
    }

  g_assert_not_reached ();
}

/* Rumpelstiltskin. A: he may be discarded. H: 1 Straw into Wood or Brick. */
BrambleFlow
grimm_draft_rumpelstiltskin (GrimmRun   *r,
                             GrimmFrame *f)
{
  if (f->window == GRIMM_WINDOW_START)
    return f->step == CHOSEN ? leave_if_wanted (r, f) : ask_to_leave (r, f, CHOSEN);

  if (f->step == BEGIN)
    {
      if (!grimm_has_straw (r->s, f->owner))
        return BRAMBLE_DONE;
      return grimm_ask (r, f, GRIMM_ASK_SPIN_ONE, f->owner, CHOSEN);
    }

  if (r->choice.kind == GRIMM_OPT_TYPE)
    grimm_spin (r, f->owner, r->choice.a, 1);
  return BRAMBLE_DONE;
}

/* Rumpelstiltskin leaves and changes all Straw. */
BrambleFlow
grimm_draft_rumpelstiltskin_leaves (GrimmRun   *r,
                                    GrimmFrame *f)
{
  if (f->step == BEGIN)
    {
      grimm_lose_friend (r, f->owner);
      return grimm_ask (r, f, GRIMM_ASK_SPIN_ALL, f->owner, CHOSEN);
    }

  return grimm_rumpelstiltskin_spins (r, f);
}
