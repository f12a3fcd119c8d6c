/* powers.c: special actions of Friends, their free powers, and what happens
 * when one is gained
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "effects.h"

enum { BEGIN, CHOSEN, CHOSEN_AGAIN, FINISHED };

gboolean
grimm_always (const GrimmState *s,
              guint             seat)
{
  return TRUE;
}

gboolean
grimm_can_draw (const GrimmState *s,
                guint             seat)
{
  return s->n_deck + s->n_discard > 0;
}

gboolean
grimm_has_fable (const GrimmState *s,
                 guint             seat)
{
  return s->players[seat].hand_size >= 1;
}

gboolean
grimm_has_two_fables (const GrimmState *s,
                      guint             seat)
{
  return s->players[seat].hand_size >= 2;
}

gboolean
grimm_has_straw (const GrimmState *s,
                 guint             seat)
{
  return s->players[seat].stock[GRIMM_STRAW] > 0;
}

/* Whether Rapunzel lets down her hair: alone, and something lies on her. */
gboolean
grimm_can_climb (const GrimmState *s,
                 guint             seat)
{
  return grimm_sum (s->players[seat].tower) > 0 && grimm_is_alone (s, seat);
}

/**
 * grimm_look_at_top:
 *
 * The frame's owner looks at the top @n Fables, which stay on the deck until
 * it is decided about them; the frame's index says how many there are. With
 * too few the discard pile is shuffled beneath.
 */
void
grimm_look_at_top (GrimmRun   *r,
                   GrimmFrame *f,
                   guint       n)
{
  GrimmState *s = r->s;

  grimm_fill_deck (r, n);
  f->index = (guint8) MIN (n, s->n_deck);
  if (f->index == 0)
    return;

  for (guint i = 1; i <= f->index; i++)
    s->deck_known[f->owner] |= G_GUINT64_CONSTANT (1) << (s->n_deck - i);
  grimm_tell (r, GRIMM_EVENT_FABLES_LOOKED_AT, f->owner)->n = f->index;
}

/* Of the cards looked at, @fable goes to the owner's hand. What others knew of
 * the places of these cards is worth nothing any more. */
void
grimm_keep_from_top (GrimmRun   *r,
                     GrimmFrame *f,
                     guint       fable)
{
  GrimmState *s = r->s;
  guint64 looked_at = ((G_GUINT64_CONSTANT (1) << f->index) - 1) << (s->n_deck - f->index);
  BrambleEvent *event;

  for (guint seat = 0; seat < s->n_seats; seat++)
    if (seat != f->owner)
      s->deck_known[seat] &= ~looked_at;

  for (guint at = s->n_deck - 1u;; at--)
    if (s->deck[at] == fable)
      {
        grimm_take_from_deck (r, at);
        break;
      }
  f->index--;
  grimm_hand_add (s, f->owner, fable);
  event = grimm_tell (r, GRIMM_EVENT_FABLE_DRAWN, f->owner);
  event->card = (guint8) fable;
  event->shown = (guint8) (1u << f->owner);
}

/* Fairy Godmother (special): draw 2 Fables. */
BrambleFlow
grimm_godmother_draws (GrimmRun   *r,
                       GrimmFrame *f)
{
  grimm_draw_fable (r, f->owner);
  grimm_draw_fable (r, f->owner);
  return BRAMBLE_DONE;
}

/* Fairy Godmother (free): she and exactly 2 Fables go for any 2 resources. */
BrambleFlow
grimm_godmother_leaves (GrimmRun   *r,
                        GrimmFrame *f)
{
  switch (f->step)
    {
    case BEGIN:
      grimm_lose_friend (r, f->owner);
      f->left = 2;
      break;

    case CHOSEN:
      grimm_discard_from_hand (r, f->owner, r->choice.a);
      f->left--;
      break;

    case FINISHED:
      return BRAMBLE_DONE;
    }

  if (f->left > 0)
    return grimm_ask (r, f, GRIMM_ASK_GODMOTHER_DISCARD, f->owner, CHOSEN);

  return grimm_gain_any (r, f, f->owner, 2, FINISHED);
}

/* Goldilocks (special): look at 3, keep 1, the others back in any order. */
BrambleFlow
grimm_goldilocks_looks (GrimmRun   *r,
                        GrimmFrame *f)
{
  GrimmState *s = r->s;

  switch (f->step)
    {
    case BEGIN:
      grimm_look_at_top (r, f, 3);
      return grimm_ask (r, f, GRIMM_ASK_GOLDILOCKS_KEEP, f->owner, CHOSEN);

    case CHOSEN:
      grimm_keep_from_top (r, f, r->choice.a);
      if (f->index < 2)
        return BRAMBLE_DONE;
      return grimm_ask (r, f, GRIMM_ASK_GOLDILOCKS_TOP, f->owner, CHOSEN_AGAIN);

    case CHOSEN_AGAIN:
      if (s->deck[s->n_deck - 1] != r->choice.a)
        {
          s->deck[s->n_deck - 2] = s->deck[s->n_deck - 1];
          s->deck[s->n_deck - 1] = r->choice.a;
        }
      return BRAMBLE_DONE;
    }

  g_assert_not_reached ();
}

/* The Golden Goose (free): she goes for any 2 resources. */
BrambleFlow
grimm_goose_leaves (GrimmRun   *r,
                    GrimmFrame *f)
{
  if (f->step == FINISHED)
    return BRAMBLE_DONE;

  grimm_lose_friend (r, f->owner);
  return grimm_gain_any (r, f, f->owner, 2, FINISHED);
}

/* Little Mermaid (gained): keep 2 Gather cards, the others lie under her. */
BrambleFlow
grimm_mermaid_comes (GrimmRun   *r,
                     GrimmFrame *f)
{
  GrimmState *s = r->s;
  GrimmPlayer *player = &s->players[f->owner];
  guint kept;
  BrambleEvent *event;

  if (f->step == BEGIN)
    return grimm_ask (r, f, GRIMM_ASK_MERMAID, f->owner, CHOSEN);

  kept = (1u << r->choice.a) | (1u << r->choice.b);
  player->locked = (guint8) (((1u << s->n_locations) - 1) & ~kept);
  player->unlocked = 0;
  player->locked_late = player->gather != GRIMM_NONE;
  event = grimm_tell (r, GRIMM_EVENT_GATHERS_LOCKED, f->owner);
  event->card = (guint8) kept;
  event->shown = (guint8) (1u << f->owner);
  return BRAMBLE_DONE;
}

/* Little Mermaid (special): gain 1 of each. */
BrambleFlow
grimm_mermaid_gains (GrimmRun   *r,
                     GrimmFrame *f)
{
  grimm_gain_one_of_each (r, f->owner);
  return BRAMBLE_DONE;
}

/* Rapunzel (special): take what lies on her. */
BrambleFlow
grimm_rapunzel_lets_down (GrimmRun   *r,
                          GrimmFrame *f)
{
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    grimm_move (r, GRIMM_PLACE_TOWER (f->owner), GRIMM_PLACE_SEAT (f->owner), type,
                r->s->players[f->owner].tower[type]);
  return BRAMBLE_DONE;
}

/* Red Riding Hood (special): discard the top 5 Fables and take the Wolf cards
 * among them; without any, draw one. */
BrambleFlow
grimm_hood_searches (GrimmRun   *r,
                     GrimmFrame *f)
{
  GrimmState *s = r->s;
  guint n = MIN (5, s->n_deck);
  gboolean found = FALSE;

  for (guint i = 0; i < n; i++)
    {
      guint fable = grimm_take_from_deck (r, s->n_deck - 1u);

      grimm_discard_fable (r, GRIMM_NONE, fable);
      if (fable == GRIMM_WOLF || fable == GRIMM_BIG_BAD_WOLF)
        {
          s->n_discard--;
          grimm_take_open (r, f->owner, fable, GRIMM_FROM_DISCARD);
          found = TRUE;
        }
    }
  if (!found)
    grimm_draw_fable (r, f->owner);
  return BRAMBLE_DONE;
}

/* Changes @n Straw of @seat into as much of @type. */
void
grimm_spin (GrimmRun *r,
            guint     seat,
            guint     type,
            guint     n)
{
  n = grimm_move (r, GRIMM_PLACE_SEAT (seat), GRIMM_PLACE_SUPPLY, GRIMM_STRAW, n);
  grimm_move (r, GRIMM_PLACE_SUPPLY, GRIMM_PLACE_SEAT (seat), type, n);
}

/* Rumpelstiltskin (special): all Straw into as much Wood, or Brick. */
BrambleFlow
grimm_rumpelstiltskin_spins (GrimmRun   *r,
                             GrimmFrame *f)
{
  if (f->step == BEGIN)
    return grimm_ask (r, f, GRIMM_ASK_SPIN_ALL, f->owner, CHOSEN);

  grimm_spin (r, f->owner, r->choice.a, r->s->players[f->owner].stock[GRIMM_STRAW]);
  return BRAMBLE_DONE;
}

/* The Wood Cutter (special): 2 Wood to his player, 2 to the Forest. */
BrambleFlow
grimm_wood_cutter_cuts (GrimmRun   *r,
                        GrimmFrame *f)
{
  grimm_move (r, GRIMM_PLACE_SUPPLY, GRIMM_PLACE_SEAT (f->owner), GRIMM_WOOD, 2);
  grimm_move (r, GRIMM_PLACE_SUPPLY, GRIMM_PLACE_LOCATION (GRIMM_FOREST), GRIMM_WOOD, 2);
  return BRAMBLE_DONE;
}
