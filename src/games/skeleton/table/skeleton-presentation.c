/* skeleton-presentation.c: what Hedge Dice shows of itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include <bramble-presentation.h>
#include <rules/state.h>

#include "bramble-picture.h"
#include "bramble-skeleton-board.h"

static const BramblePage chapters[] = {
  {
    "about", N_("What it is about"),
    {
      { { "dice/white-2", "dice/white-4", "dice/white-6" },
        N_("Berries grow in the hedge, and so do thorns. Who has picked enough of them first has won.") },
    },
  },
  {
    "round", N_("A round"),
    {
      { { "dice/white-5", "dice/white-5" },
        N_("All of you choose in secret to throw one, two or three dice. Then everybody throws, and picks as many berries as they show.") },
      { { "dice/white-1" },
        N_("A one is a thorn. With a thorn among your dice you pick nothing at all, unless you have a dock leaf to soothe it.") },
      { { "dice/white-3" },
        N_("One of you has a wasp and tells nobody. When the player before you has picked ten berries or more with one throw, "
           "you may let it out, once: the berries are lost.") },
      { { "dice/white-4" },
        N_("Before each round another one of you may offer somebody leaves for berries, or berries for leaves.") },
    },
  },
  { NULL },
};

static GtkWidget *
draw (const char *art)
{
  return bramble_picture_new (art, 72, 72);
}

static guint
count_berries (gconstpointer state,
               guint         seat)
{
  return ((const SkeletonState *) state)->berries[seat];
}

static const BrambleMeasure measures[] = {
  {
    .title = N_("Berries after each round"),
    .label = N_("Chart: berries that were picked after each round"),
    .scale = SKELETON_MIN_GOAL,
    .count = count_berries,
  },
  { NULL },
};

/* The last thing that was told is how it ended. */
static char *
tell_reason (BrambleMatch *match)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));

  bramble_match_get_events (match, bramble_match_get_step (match), events);
  return bramble_match_dup_sentence (match, &g_array_index (events, BrambleEvent, events->len - 1));
}

/* All that somebody has in secret: what they will throw, and perhaps the wasp. */
static void
fill_hand (BrambleHand   *hand,
           BrambleMatch  *match,
           guint          seat,
           gconstpointer  view)
{
  const SkeletonState *s = view;
  g_autofree char *dice = NULL;

  bramble_hand_add_heading (hand, _("Only you know"));
  bramble_hand_add_line (hand, s->wasp == seat ? _("You have the wasp.") : _("You have no wasp."));
  dice = s->dice[seat] == 0 ? NULL : g_strdup_printf (ngettext ("You will throw %u die.", "You will throw %u dice.",
                                                                s->dice[seat]), s->dice[seat]);
  if (dice)
    bramble_hand_add_line (hand, dice);
}

const BramblePresentation skeleton_presentation = {
  .game = &skeleton_game,
  .tagline = N_("Pick berries, mind the thorns."),
  .front = "dice/white-6",
  .spine = "table/plank",
  .chapters = chapters,
  .draw = draw,
  .board = bramble_skeleton_board_new,
  .preview = bramble_skeleton_preview_new,
  .hand = fill_hand,
  .measures = measures,
  .reason = tell_reason,
};
