/* ids.c: stable words for files and consoles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "state.h"

#include <words.h>

const char *
skeleton_ask_id (const BrambleAsk *ask)
{
  switch ((SkeletonAskKind) ask->kind)
    {
    case SKELETON_ASK_NOTHING:
      return "nothing";
    case SKELETON_ASK_DICE:
      return "dice";
    case SKELETON_ASK_OFFER:
      return "offer";
    case SKELETON_ASK_REPLY:
      return "reply";
    case SKELETON_ASK_WASP:
      return "wasp";
    }

  g_assert_not_reached ();
}

/* No numbers: those count options. */
void
skeleton_option_id (const BrambleAsk *ask,
                    guint             option,
                    char             *id,
                    gsize             size)
{
  static const char *const ids[] = { "none", "one-die", "two-dice", "three-dice" };

  if (ask->kind == SKELETON_ASK_WASP)
    g_strlcpy (id, ask->options[option].a ? "sting" : "keep", size);
  else if (ask->kind != SKELETON_ASK_DICE)
    bramble_offer_option_id (&skeleton_trade, &ask->options[option], id, size);
  else
    g_strlcpy (id, ids[ask->options[option].a], size);
}

const char *
skeleton_event_id (const BrambleEvent *event)
{
  switch ((SkeletonEventKind) event->kind)
    {
    case SKELETON_EVENT_ROUND_BEGAN:
      return "round-began";
    case SKELETON_EVENT_PUT:
      return "put";
    case SKELETON_EVENT_OFFERED:
      return "offered";
    case SKELETON_EVENT_ACCEPTED:
      return "accepted";
    case SKELETON_EVENT_DECLINED:
      return "declined";
    case SKELETON_EVENT_NO_TRADE:
      return "no-trade";
    case SKELETON_EVENT_CHOSEN:
      return "chosen";
    case SKELETON_EVENT_THROWN:
      return "thrown";
    case SKELETON_EVENT_STUNG:
      return "stung";
    case SKELETON_EVENT_KEPT:
      return "kept";
    case SKELETON_EVENT_ENDED:
      return "ended";
    }

  g_assert_not_reached ();
}

/* An event for programs: the id, and pairs of a key and a value. */
char *
skeleton_event_line (const BrambleEvent *event)
{
  GString *line = g_string_new (skeleton_event_id (event));
  const guint8 faces[] = { event->a, event->b, event->c };

  if (event->seat < SKELETON_MAX_SEATS)
    bramble_words_add (line, " seat seat-%u", event->seat + 1u);
  if (event->other < SKELETON_MAX_SEATS)
    bramble_words_add (line, " other seat-%u", event->other + 1u);
  for (guint i = 0; event->kind == SKELETON_EVENT_THROWN && i < G_N_ELEMENTS (faces); i++)
    if (faces[i] > 0)
      bramble_words_add (line, " die %u", faces[i]);
  if (event->cause == SKELETON_LEAF)
    g_string_append (line, " cause leaf");
  if (event->kind >= SKELETON_EVENT_PUT && event->kind <= SKELETON_EVENT_DECLINED)
    {
      bramble_words_add (line, " from seat-%u to seat-%u", event->offer.from + 1u, event->offer.to + 1u);
      bramble_offer_write_pairs (&skeleton_trade, &event->offer, line);
    }
  if (event->card != BRAMBLE_NO_SEAT)
    bramble_words_add (line, " dice %u", event->card);
  if (event->kind == SKELETON_EVENT_ENDED)
    {
      static const char *const outcomes[] = { "playing", "won", "lost", "drawn" };

      bramble_words_add (line, " outcome %s", outcomes[event->a]);
      for (guint seat = 0; seat < SKELETON_MAX_SEATS; seat++)
        if ((event->b >> seat) & 1)
          bramble_words_add (line, " winner seat-%u", seat + 1);
    }
  if (event->n != 0)
    bramble_words_add (line, " n %d", event->n);

  return g_string_free (line, FALSE);
}
