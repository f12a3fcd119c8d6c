/* check.c: the visit of all fields, and what must be true of positions and events
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "state.h"

#include <string.h>

/* The one visit that writes, reads and hashes. A new field is one more line. */
void
skeleton_visit (gpointer        state,
                BrambleArchive *archive)
{
  SkeletonState *s = state;

  bramble_archive_u64 (archive, &s->rng.state);
  bramble_archive_u32 (archive, &s->turn);
  for (guint seat = 0; seat < SKELETON_MAX_SEATS; seat++)
    bramble_archive_u16 (archive, &s->berries[seat]);
  bramble_archive_bytes (archive, s->dice, SKELETON_MAX_SEATS, SKELETON_HIDDEN);
  bramble_archive_bytes (archive, s->leaves, SKELETON_MAX_SEATS, SKELETON_MAX_SEATS * SKELETON_LEAVES);
  bramble_offer_visit (&s->offer, archive);
  bramble_archive_u8 (archive, &s->made, TRUE);
  bramble_archive_u8 (archive, &s->wasp, SKELETON_HIDDEN);
  bramble_archive_u8 (archive, &s->poker_face, TRUE);
  bramble_archive_u8 (archive, &s->thrown, SKELETON_MAX_SEATS);
  bramble_archive_u8 (archive, &s->at_stake, SKELETON_MAX_DICE * 6);
  bramble_archive_u8 (archive, &s->n_seats, SKELETON_MAX_SEATS);
  bramble_archive_u8 (archive, &s->mode, SKELETON_TOGETHER);
  bramble_archive_u8 (archive, &s->goal, SKELETON_MAX_GOAL);
  bramble_archive_u8 (archive, &s->gentle, TRUE);
  bramble_archive_u8 (archive, &s->start, SKELETON_MAX_SEATS - 1);
  bramble_archive_u8 (archive, &s->done, SKELETON_ROUNDS);
}

static gboolean
refuse (GError     **error,
        const char  *what)
{
  g_set_error_literal (error, BRAMBLE_RULES_ERROR, BRAMBLE_RULES_ERROR_POSITION, what);
  return FALSE;
}

/* No throw is worth more than a six with every die, and somebody may have bought all
 * that everybody has. */
#define MOST_BERRIES (SKELETON_MAX_SEATS * (SKELETON_MAX_HEAD_START + SKELETON_ROUNDS * SKELETON_MAX_DICE * 6))

/* An offer is made before anybody has chosen, of what there is. */
static gboolean
check_offer (const SkeletonState  *s,
             GError              **error)
{
  const BrambleOffer *offer = &s->offer;

  if (!bramble_offer_check (offer, &skeleton_trade, s->n_seats) || offer->tries >= SKELETON_MAX_TRIES)
    return refuse (error, "this is no offer");
  if (offer->from == BRAMBLE_NO_SEAT)
    return !s->made || refuse (error, "there is no offer to be answered");
  if (skeleton_n_chosen (s) > 0 || s->thrown > 0 || bramble_game_is_over (&skeleton_game, s)
      || offer->from != skeleton_nth_seat (s, s->done))
    return refuse (error, "one player trades before each round");
  if (!skeleton_is_fair (s, offer) || (offer->to != BRAMBLE_NO_SEAT && !skeleton_can_trade (s, offer->from, offer->to)))
    return refuse (error, "nobody can give what they do not have, and nothing for the same");
  if (s->made && (!bramble_offer_is_complete (offer) || offer->rather != BRAMBLE_OFFER_NOTHING))
    return refuse (error, "an offer gives something for something");
  if (!s->made && (offer->rather != BRAMBLE_OFFER_NOTHING) != (offer->tries > 0))
    return refuse (error, "there is another offer when somebody would rather have something else");
  if (offer->tries > 0 && offer->to == BRAMBLE_NO_SEAT)
    return refuse (error, "the second offer is for whom the first was for");

  return TRUE;
}

gboolean
skeleton_check (gconstpointer   state,
                GError        **error)
{
  const SkeletonState *s = state;
  guint n_chosen;

  if (s->n_seats < 2 || s->n_seats > SKELETON_MAX_SEATS || s->start >= s->n_seats)
    return refuse (error, "there are 2 to 6 seats, and one of them throws first");
  if (s->goal < SKELETON_MIN_GOAL)
    return refuse (error, "so few berries are no goal");
  if (!skeleton_check_wasp (s))
    return refuse (error, "nobody is asked for a wasp like that");
  n_chosen = skeleton_n_chosen (s);
  for (guint i = 0; i < SKELETON_MAX_SEATS; i++)
    {
      guint seat = i < s->n_seats ? skeleton_nth_seat (s, i) : i;

      if (s->berries[seat] > (i < s->n_seats ? MOST_BERRIES : 0))
        return refuse (error, "nobody can have picked so many berries");
      if (s->leaves[seat] > (i < s->n_seats && !s->gentle ? s->n_seats * SKELETON_LEAVES : 0))
        return refuse (error, "nobody can have so many leaves");
      /* Amid the throws those who have thrown have no dice any more. */
      if ((s->dice[seat] != 0) != (i >= s->thrown && i < s->thrown + n_chosen) || s->dice[seat] > SKELETON_MAX_DICE)
        return refuse (error, "all choose 1 to 3 dice, one after the other");
    }
  if (s->thrown > 0 && s->thrown + n_chosen != s->n_seats)
    return refuse (error, "all have chosen when somebody throws");
  if (n_chosen == s->n_seats || (n_chosen > 0 && bramble_game_is_over (&skeleton_game, s)))
    return refuse (error, "nobody chooses dice when all have chosen or the game is over");

  return check_offer (s, error);
}

/**
 * skeleton_follow:
 * @told: what somebody knows of the position before; changed to what they know
 *   after @event, as they were told it
 *
 * The table unfolds like that, and so it is proved that events tell all.
 */
void
skeleton_follow (SkeletonState      *told,
                 const BrambleEvent *event)
{
  switch ((SkeletonEventKind) event->kind)
    {
    case SKELETON_EVENT_ROUND_BEGAN:
      told->done = (guint8) (event->n - 1);
      told->thrown = 0;
      bramble_offer_begin (&told->offer, event->seat);
      break;
    case SKELETON_EVENT_PUT:
      told->offer = event->offer;
      break;
    case SKELETON_EVENT_OFFERED:
      told->offer = event->offer;
      told->made = TRUE;
      break;
    case SKELETON_EVENT_ACCEPTED:
      skeleton_trade.exchange (told, &event->offer);
      told->offer = event->offer;
      skeleton_end_offer (told);
      break;
    case SKELETON_EVENT_DECLINED:
      told->offer = event->offer;
      skeleton_end_offer (told);
      break;
    case SKELETON_EVENT_NO_TRADE:
      bramble_offer_clear (&told->offer);
      break;
    case SKELETON_EVENT_CHOSEN:
      told->dice[event->seat] = event->card;
      break;
    case SKELETON_EVENT_THROWN:
      told->berries[event->seat] = (guint16) (told->berries[event->seat] + event->n);
      told->leaves[event->seat] = (guint8) (told->leaves[event->seat] - (event->cause == SKELETON_LEAF));
      told->dice[event->seat] = 0;
      told->thrown++;
      told->at_stake = skeleton_may_sting (told, event->seat, (guint) event->n) ? (guint8) event->n : 0;
      break;
    case SKELETON_EVENT_STUNG:
      told->berries[event->other] = (guint16) (told->berries[event->other] - event->n);
      told->wasp = SKELETON_GONE;
      told->at_stake = 0;
      break;
    case SKELETON_EVENT_KEPT:
      told->at_stake = 0;
      break;
    case SKELETON_EVENT_ENDED:
      told->thrown = 0;
      told->done = (guint8) event->n;
      break;
    }
}

/* Whether an event throws as many dice as were chosen, and picks what they show, with
 * a leaf where one is needed. */
static gboolean
is_honest (const SkeletonState *told,
           const BrambleEvent  *event)
{
  const guint8 faces[SKELETON_MAX_DICE] = { event->a, event->b, event->c };
  guint thrown = (event->a > 0) + (event->b > 0) + (event->c > 0);

  return event->kind != SKELETON_EVENT_THROWN
         || (thrown == told->dice[event->seat] && event->n == (int) skeleton_pick (told, event->seat, faces)
             && (event->cause == SKELETON_LEAF)
                    == (skeleton_needs_leaf (told, faces) && told->leaves[event->seat] > 0));
}

/* Who knows the position before and follows the events knows the one after. */
gboolean
skeleton_check_events (gconstpointer         before,
                       gconstpointer         after,
                       const BrambleEvents  *events,
                       GError              **error)
{
  const SkeletonState *end = after;
  SkeletonState told = *(const SkeletonState *) before;
  const BrambleEvent *last = events->n_events > 0 ? &events->events[events->n_events - 1] : NULL;
  BrambleResult result;

  for (guint i = 0; i < events->n_events; i++)
    {
      if (!is_honest (&told, &events->events[i]))
        return refuse (error, "an event tells of dice that nobody threw");
      skeleton_follow (&told, &events->events[i]);
    }
  /* What chance will bring next, and how many answers there were, is never told. */
  told.rng = end->rng;
  told.turn = end->turn;
  if (!bramble_game_equal (&skeleton_game, &told, end))
    return refuse (error, "the events tell of another position");

  skeleton_result (end, &result);
  if ((result.outcome != BRAMBLE_PLAYING) != (last && last->kind == SKELETON_EVENT_ENDED)
      || (result.outcome != BRAMBLE_PLAYING && (last->a != result.outcome || last->b != result.winners)))
    return refuse (error, "the events tell of another end");

  return TRUE;
}
