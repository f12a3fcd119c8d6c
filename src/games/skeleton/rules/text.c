/* text.c: what people read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "state.h"

#include <glib/gi18n-lib.h>

char *
skeleton_ask_text (gconstpointer      state,
                   const BrambleAsk  *ask,
                   const char *const *names)
{
  const SkeletonState *s = state;

  BrambleOffer offer;
  BrambleOfferStage stage = bramble_offer_stage (&skeleton_game, s, ask, &offer);

  if (ask->kind == SKELETON_ASK_NOTHING)
    return g_strdup (_("The game is over."));
  if (ask->kind == SKELETON_ASK_WASP)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "%1$s has picked %2$u berry. Will you let a wasp out?",
                                         "%1$s has picked %2$u berries. Will you let a wasp out?", s->at_stake),
                            names[skeleton_picker (s)], s->at_stake);
  if (stage != BRAMBLE_OFFER_NONE)
    return bramble_offer_ask_text (&skeleton_trade, stage, &offer, names);
  if (s->gentle)
    return g_strdup (_("How many dice will you throw? A die that shows a thorn counts nothing."));

  return g_strdup (_("How many dice will you throw? With a thorn among them you pick nothing."));
}

char *
skeleton_option_text (gconstpointer      state,
                      const BrambleAsk  *ask,
                      guint              option,
                      const char *const *names)
{
  const SkeletonState *s = state;
  guint n = ask->options[option].a;

  if (ask->kind == SKELETON_ASK_WASP)
    return g_strdup (n ? _("Let the wasp out") : _("Do nothing"));
  if (ask->kind != SKELETON_ASK_DICE)
    return bramble_offer_option_text (&skeleton_trade, &s->offer, &ask->options[option], names);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u die", "%u dice", n), n);
}

static char *
won (guint8             winners,
     const char *const *names)
{
  guint n = (guint) __builtin_popcount (winners);

  if (n == 1)
    return g_strdup_printf (_("%s wins the game!"), names[__builtin_ctz (winners)]);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u player wins together.", "%u players win together.", n), n);
}

static char *
ended (const BrambleEvent *e,
       const char *const  *names)
{
  switch ((BrambleOutcome) e->a)
    {
    case BRAMBLE_WON:
      return won (e->b, names);
    case BRAMBLE_LOST:
      return g_strdup (_("There are too few berries: all have lost."));
    case BRAMBLE_DRAWN:
      return g_strdup (_("Nobody has picked a single berry."));
    case BRAMBLE_PLAYING:
      break;
    }

  g_assert_not_reached ();
}

/* How many dice, as far as the reader may know. */
static char *
chosen (const BrambleEvent *e,
        const char         *who)
{
  if (e->card == BRAMBLE_NO_SEAT)
    return g_strdup_printf (_("%s has chosen."), who);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%1$s chooses in secret: %2$u die.",
                                       "%1$s chooses in secret: %2$u dice.", e->card),
                          who, e->card);
}

/**
 * skeleton_event_text:
 * @viewer: who reads it, or BRAMBLE_NO_SEAT for somebody who sees only what
 *   all do
 *
 * Returns: (transfer full) (nullable): a sentence for the log, or %NULL when it
 *   is not for @viewer to know
 */
char *
skeleton_event_text (const BrambleEvent *event,
                     guint               viewer,
                     const char *const  *names)
{
  BrambleEvent e;
  const char *who;

  if (!bramble_event_for_seat (event, viewer, &e))
    return NULL;

  who = e.seat < SKELETON_MAX_SEATS ? names[e.seat] : "";
  switch ((SkeletonEventKind) e.kind)
    {
    case SKELETON_EVENT_ROUND_BEGAN:
      return g_strdup_printf (_("Round %d begins."), e.n);
    case SKELETON_EVENT_PUT:
      /* Nobody needs to read of an offer before it is made. */
      return NULL;
    case SKELETON_EVENT_OFFERED:
      return bramble_offer_made_text (&skeleton_trade, &e.offer, names);
    case SKELETON_EVENT_ACCEPTED:
      return bramble_offer_accepted_text (&skeleton_trade, &e.offer, names);
    case SKELETON_EVENT_DECLINED:
      return bramble_offer_declined_text (&skeleton_trade, &e.offer, names);
    case SKELETON_EVENT_NO_TRADE:
      return g_strdup_printf (_("%s leaves it at that."), who);
    case SKELETON_EVENT_CHOSEN:
      return chosen (&e, who);
    case SKELETON_EVENT_THROWN:
      if (e.n == 0)
        return g_strdup_printf (_("%s throws a thorn and picks nothing."), who);
      if (e.cause == SKELETON_LEAF)
        return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                             "%1$s soothes a thorn with a leaf and picks %2$d berry.",
                                             "%1$s soothes a thorn with a leaf and picks %2$d berries.", (gulong) e.n),
                                who, e.n);
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "%1$s picks %2$d berry.", "%1$s picks %2$d berries.", (gulong) e.n),
                              who, e.n);
    case SKELETON_EVENT_STUNG:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "A wasp of %1$s chases %2$s away, who loses %3$d berry.",
                                           "A wasp of %1$s chases %2$s away, who loses %3$d berries.", (gulong) e.n),
                              who, names[e.other], e.n);
    case SKELETON_EVENT_KEPT:
      return g_strdup_printf (_("%1$s lets %2$s pick."), who, names[e.other]);
    case SKELETON_EVENT_ENDED:
      return ended (&e, names);
    }

  g_assert_not_reached ();
}
