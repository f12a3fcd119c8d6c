/* wasp.c: what somebody keeps in secret until another one picks too much
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "state.h"

/* Who could sting when @seat has picked: the next one. */
static guint
neighbour (const SkeletonState *s,
           guint                seat)
{
  return (seat + 1) % s->n_seats;
}

/* Whose throw is at stake: whoever threw last. */
guint
skeleton_picker (const SkeletonState *s)
{
  return skeleton_nth_seat (s, s->thrown - 1u);
}

/* Whether somebody is asked for the wasp after @seat has picked @n. With a poker face
 * everybody is, so that nobody knows who has it; without one only who has it. */
gboolean
skeleton_may_sting (const SkeletonState *s,
                    guint                seat,
                    guint                n)
{
  return n >= SKELETON_RICH && s->wasp != SKELETON_GONE && (s->poker_face || s->wasp == neighbour (s, seat));
}

void
skeleton_ask_wasp (const SkeletonState *s,
                   BrambleAsk          *ask)
{
  ask->kind = SKELETON_ASK_WASP;
  ask->seat = (guint8) neighbour (s, skeleton_picker (s));
  ask->options[ask->n_options++] = (BrambleOption) { .a = FALSE };
  if (s->wasp == ask->seat)
    ask->options[ask->n_options++] = (BrambleOption) { .a = TRUE };
}

/* Lets the wasp out, or keeps it, which nobody else is told. */
void
skeleton_take_sting (SkeletonState *s,
                     guint          seat,
                     gboolean       sting,
                     BrambleEvent  *event)
{
  guint picker = skeleton_picker (s);

  event->kind = sting ? SKELETON_EVENT_STUNG : SKELETON_EVENT_KEPT;
  event->other = (guint8) picker;
  if (sting)
    {
      event->n = (gint16) s->at_stake;
      s->berries[picker] = (guint16) (s->berries[picker] - s->at_stake);
      s->wasp = SKELETON_GONE;
    }
  else
    {
      event->told = (guint8) (1u << seat);
      event->shown = event->told;
    }
  s->at_stake = 0;
}

/* Where the wasp may be for who does not know it. Whoever is asked without a poker
 * face has it: that is what asking tells. */
void
skeleton_hide_wasp (SkeletonState *v,
                    guint          viewer,
                    BrambleRng    *rng)
{
  if (v->wasp != SKELETON_HIDDEN)
    return;
  if (v->at_stake > 0 && !v->poker_face)
    {
      v->wasp = (guint8) neighbour (v, skeleton_picker (v));
      return;
    }
  v->wasp = (guint8) bramble_rng_below (rng, v->n_seats - (viewer < v->n_seats));
  v->wasp = (guint8) (v->wasp + (viewer < v->n_seats && v->wasp >= viewer));
}

/* A stake is waited for amid the throws, of somebody who could answer it. */
gboolean
skeleton_check_wasp (const SkeletonState *s)
{
  if (s->wasp != SKELETON_GONE && s->wasp != SKELETON_HIDDEN && s->wasp >= s->n_seats)
    return FALSE;
  if (s->at_stake == 0)
    return s->thrown == 0;
  if (s->thrown == 0 || s->thrown > s->n_seats || s->at_stake > SKELETON_MAX_DICE * 6)
    return FALSE;

  return skeleton_may_sting (s, skeleton_picker (s), s->at_stake) && s->berries[skeleton_picker (s)] >= s->at_stake;
}
