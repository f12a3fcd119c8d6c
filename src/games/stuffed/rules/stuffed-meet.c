/* stuffed-meet.c: minions come and go
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-engine.h"

static void
tell_foe (StuffedRun       *r,
          StuffedEventKind  kind,
          guint             seat,
          guint             foe)
{
  BrambleEvent *event = stuffed_tell (r, kind, seat);

  event->a = r->s->foes[foe].kind;
  event->b = r->s->foes[foe].square;
  event->c = (guint8) foe;
  event->n = r->s->foes[foe].dark;
}

/* Takes a minion out of the column, and tells nobody. */
void
stuffed_remove_foe (StuffedState *s,
                    guint         foe)
{
  for (guint i = foe; i + 1u < s->n_foes; i++)
    s->foes[i] = s->foes[i + 1];
  s->n_foes--;
  s->foes[s->n_foes] = (StuffedFoe) { 0, 0, 0 };
}

/* The place in the column that @place is when @gone has left it. */
static guint8
place_without (guint8 place,
               guint  gone)
{
  if (place == STUFFED_NONE || place < gone)
    return place;

  return place == gone ? STUFFED_NONE : (guint8) (place - 1);
}

/* What goes on with minions by their places minds that one has left. */
void
stuffed_forget_foe (StuffedRun *r,
                    guint       foe)
{
  StuffedState *s = r->s;

  stuffed_remove_foe (s, foe);
  for (guint i = 0; i < s->depth; i++)
    {
      StuffedFrame *f = &s->stack[i];

      if (f->proc == STUFFED_PROC_HURT)
        f->other = place_without (f->other, foe);
      if (f->proc != STUFFED_PROC_MINIONS)
        continue;
      f->other = place_without (f->other, foe);
      f->n = (guint8) (f->n - (foe < f->n));
      f->at = (guint8) (f->at - (foe < f->at));
    }
}

/* The card is discarded; who did it gets a button, and for a leader or boss is courageous. */
void
stuffed_defeat (StuffedRun *r,
                guint       seat,
                guint       foe)
{
  StuffedState *s = r->s;
  guint kind = s->foes[foe].kind;

  tell_foe (r, STUFFED_EVENT_MINION_DEFEATED, seat, foe);
  s->defeated = (guint16) (s->defeated | 1u << kind);
  stuffed_forget_foe (r, foe);
  stuffed_add_buttons (r, seat, 1);
  stuffed_lose_status (r, seat, STUFFED_SCARED);
  if (kind >= STUFFED_N_ORDINARY)
    stuffed_get_status (r, seat, STUFFED_COURAGEOUS);
}

/* Removes a kind, or all, without reward. */
void
stuffed_banish (StuffedRun *r,
                guint       kind)
{
  StuffedState *s = r->s;

  for (guint foe = s->n_foes; foe-- > 0;)
    if (kind == STUFFED_NONE || s->foes[foe].kind == kind)
      {
        tell_foe (r, STUFFED_EVENT_MINION_LEFT, STUFFED_NONE, foe);
        stuffed_forget_foe (r, foe);
      }
}

/* Puts cards under the column, to be placed one after the other. */
static void
arrive (StuffedRun *r,
        guint8     *kinds,
        guint       n,
        guint       dark,
        guint       letter)
{
  StuffedState *s = r->s;

  bramble_rng_shuffle (&s->rng, kinds, n);
  for (guint i = 0; i < n; i++)
    {
      s->foes[s->n_foes] = (StuffedFoe) { kinds[i], STUFFED_NONE, (guint8) dark };
      s->n_foes++;
      tell_foe (r, STUFFED_EVENT_MINION_CAME, STUFFED_NONE, s->n_foes - 1u);
    }
  if (n > 0)
    stuffed_push (r, STUFFED_PROC_MEET, STUFFED_STEP_LOOK, s->bookkeeper)->what = (guint8) letter;
}

/* As many as seats, from all that are not in play. */
void
stuffed_meet_random (StuffedRun *r,
                     guint       letter)
{
  StuffedState *s = r->s;
  guint8 cards[STUFFED_MAX_MINIONS];
  guint n = 0;

  for (guint kind = 0; kind < STUFFED_FIRST_BOSS; kind++)
    for (guint i = 0; i < stuffed_minions_free (s, kind); i++)
      cards[n++] = (guint8) kind;
  bramble_rng_shuffle (&s->rng, cards, n);
  arrive (r, cards, MIN (n, s->n_seats), 0, letter);
}

/* So many of a kind, their leader first. */
void
stuffed_meet_kind (StuffedRun *r,
                   guint       kind,
                   guint       n,
                   gboolean    plain,
                   guint       letter)
{
  StuffedState *s = r->s;
  guint leader = kind + STUFFED_N_ORDINARY;
  guint8 cards[STUFFED_MAX_MINIONS];
  guint got = 0;

  if (kind < STUFFED_N_ORDINARY && !plain && n > 0 && stuffed_minions_free (s, leader) > 0)
    cards[got++] = (guint8) leader;
  for (guint i = 0; i < stuffed_minions_free (s, kind) && got < n; i++)
    cards[got++] = (guint8) kind;
  arrive (r, cards, got, 0, letter);
}

void
stuffed_meet_boss (StuffedRun *r,
                   guint       kind,
                   guint       dark,
                   guint       letter)
{
  guint8 card = (guint8) kind;

  if (stuffed_minions_free (r->s, kind) > 0)
    arrive (r, &card, 1, dark, letter);
}

static guint
first_waiting (const StuffedState *s)
{
  return stuffed_foe_at (s, STUFFED_NONE);
}

/* On or adjacent to a start, never on a point, Lost token or vendor. */
void
stuffed_gen_arrive (const StuffedState *s,
                    const StuffedFrame *f,
                    BrambleAsk         *ask)
{
  StuffedSquares taken = stuffed_squares_or (stuffed_figures (s), stuffed_points (s));

  stuffed_offer_squares (s, ask, stuffed_grid_room (&stuffed_page (s)->grid, stuffed_closed (s), stuffed_place (s, f->what), taken));
}

/* The bookkeeper places each in order. */
BrambleFlow
stuffed_proc_meet (StuffedRun   *r,
                   StuffedFrame *f)
{
  StuffedState *s = r->s;
  guint foe = first_waiting (s);

  if (f->step == STUFFED_STEP_ARRIVE)
    {
      if (r->choice.kind == STUFFED_OPT_SQUARE)
        {
          s->foes[foe].square = r->choice.a;
          tell_foe (r, STUFFED_EVENT_MINION_PLACED, STUFFED_NONE, foe);
        }
      else
        {
          /* Nowhere is room: it goes home. */
          tell_foe (r, STUFFED_EVENT_MINION_LEFT, STUFFED_NONE, foe);
          stuffed_forget_foe (r, foe);
        }
      f->step = STUFFED_STEP_LOOK;
      return BRAMBLE_AGAIN;
    }

  return foe == STUFFED_NONE ? BRAMBLE_DONE : stuffed_ask (r, f, STUFFED_STEP_ARRIVE);
}

/* The page's first surge, or a further one; then minions that came act, and the track is
 * emptied. No surge begins within another. */
void
stuffed_surge (StuffedRun *r)
{
  StuffedState *s = r->s;

  if (s->done & STUFFED_DONE_SURGE)
    return;
  s->done |= STUFFED_DONE_SURGE;
  s->surges = (guint8) MIN (s->surges + 1, STUFFED_MAX_COUNT);
  stuffed_tell (r, STUFFED_EVENT_SURGED, STUFFED_NONE)->n = s->surges;
  stuffed_push (r, STUFFED_PROC_SURGE, STUFFED_STEP_CAME, stuffed_you (s))->n = s->n_foes;
  stuffed_read (r, STUFFED_TOME_STORY, s->surges == 1 ? stuffed_page (s)->surge_first : stuffed_page (s)->surge_more,
                stuffed_you (s), STUFFED_TAG_PLAIN);
}

BrambleFlow
stuffed_proc_surge (StuffedRun   *r,
                    StuffedFrame *f)
{
  StuffedState *s = r->s;

  if (f->step == STUFFED_STEP_CAME)
    {
      f->step = STUFFED_STEP_EBB;
      if (s->n_foes > f->n)
        stuffed_minion_turn (r, TRUE);
      return BRAMBLE_AGAIN;
    }
  s->done = (guint8) (s->done & ~STUFFED_DONE_SURGE);
  stuffed_clear_track (r);
  stuffed_refresh_rest (r);
  return BRAMBLE_DONE;
}
