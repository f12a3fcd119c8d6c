/* bramble-stuffed-end.c: how a game of Stuffed Fables went, and how it ended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is counted here is what every player has seen.
 */

#include "bramble-stuffed-end.h"

#include <glib/gi18n-lib.h>
#include <rules/stuffed-events.h>
#include <rules/stuffed-text.h>
#include <string.h>

/* Whether @seat did or met with what @event tells of, and how much of it. */
static guint
measure_deed (BrambleStuffedDeed  deed,
              const BrambleEvent *event,
              guint               seat)
{
  gboolean own = event->seat == seat;

  switch (deed)
    {
    case BRAMBLE_STUFFED_DEED_DEFEATED:
      return event->kind == STUFFED_EVENT_MINION_DEFEATED && own;
    case BRAMBLE_STUFFED_DEED_ENCOURAGED:
      return event->kind == STUFFED_EVENT_ENCOURAGED && own;
    case BRAMBLE_STUFFED_DEED_PASSED:
      return event->kind == STUFFED_EVENT_TEST_PASSED && own;
    case BRAMBLE_STUFFED_DEED_FOUND:
      return event->kind == STUFFED_EVENT_ITEM_DRAWN && own;
    case BRAMBLE_STUFFED_DEED_MET:
      return event->kind == STUFFED_EVENT_LOST_DRAWN && own;
    case BRAMBLE_STUFFED_DEED_BLOCKED:
      if (event->kind == STUFFED_EVENT_PREVENTED)
        return event->other == seat ? (guint) event->n : 0;
      return event->kind == STUFFED_EVENT_BLOCKED && own ? (guint) event->n : 0;
    case BRAMBLE_STUFFED_DEED_FELL:
      return event->kind == STUFFED_EVENT_FELL && own;
    case BRAMBLE_STUFFED_N_DEEDS:
      break;
    }

  g_assert_not_reached ();
}

/**
 * bramble_stuffed_count_deeds:
 * @deeds: (out caller-allocates): how much of each BrambleStuffedDeed, up to now
 */
void
bramble_stuffed_count_deeds (BrambleMatch *match,
                             guint         seat,
                             guint        *deeds)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));

  memset (deeds, 0, BRAMBLE_STUFFED_N_DEEDS * sizeof *deeds);
  for (guint step = 0; step <= bramble_match_get_step (match); step++)
    {
      g_array_set_size (events, 0);
      bramble_match_get_events (match, step, events);
      for (guint i = 0; i < events->len; i++)
        for (BrambleStuffedDeed deed = 0; deed < BRAMBLE_STUFFED_N_DEEDS; deed++)
          deeds[deed] += measure_deed (deed, &g_array_index (events, BrambleEvent, i), seat);
    }
}

/* Returns: (transfer full): such a deed in a few words */
char *
bramble_stuffed_deed_text (BrambleStuffedDeed deed,
                           guint              n)
{
  switch (deed)
    {
    case BRAMBLE_STUFFED_DEED_DEFEATED:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "defeated %u minion", "defeated %u minions", n), n);
    case BRAMBLE_STUFFED_DEED_ENCOURAGED:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "encouraged others %u time", "encouraged others %u times", n), n);
    case BRAMBLE_STUFFED_DEED_PASSED:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "passed %u test", "passed %u tests", n), n);
    case BRAMBLE_STUFFED_DEED_FOUND:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "found %u item", "found %u items", n), n);
    case BRAMBLE_STUFFED_DEED_MET:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "met %u who was lost", "met %u who were lost", n), n);
    case BRAMBLE_STUFFED_DEED_BLOCKED:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "kept off %u damage", "kept off %u damage", n), n);
    case BRAMBLE_STUFFED_DEED_FELL:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "fell %u time", "fell %u times", n), n);
    case BRAMBLE_STUFFED_N_DEEDS:
      break;
    }

  g_assert_not_reached ();
}

guint
bramble_stuffed_count_stuffing (gconstpointer state,
                                guint         seat)
{
  return ((const StuffedState *) state)->seats[seat].stuffing;
}

/* Hearts and buttons. */
guint
bramble_stuffed_count_riches (gconstpointer state,
                              guint         seat)
{
  const StuffedSeat *p = &((const StuffedState *) state)->seats[seat];

  return (guint) p->hearts + p->buttons;
}

static const char *
get_title (const StuffedState *s)
{
  return stuffed_text (s->story, STUFFED_TOME_STORY, stuffed_stories[s->story]->title);
}

/* What ended, and how. */
static char *
dup_end (const StuffedState *s)
{
  guint pages = stuffed_stories[s->story]->n_pages;

  switch ((StuffedOver) s->over)
    {
    case STUFFED_WON_ASLEEP:
      /* Translators: the title of a story */
      return g_strdup_printf (_("“%s” is won, with the better one of its two ends: Asleep."), get_title (s));
    case STUFFED_WON_WAKING:
      return g_strdup_printf (_("“%s” is won, with the other one of its two ends: Waking."), get_title (s));
    case STUFFED_LOST_LYING:
      /* Translators: which page of how many, and the title of a story */
      return g_strdup_printf (_("On page %1$u of %2$u of “%3$s” all stuffies lay on the floor."), s->page + 1u, pages, get_title (s));
    case STUFFED_LOST_STORY:
      return g_strdup_printf (_("On page %1$u of %2$u of “%3$s” the story went wrong."), s->page + 1u, pages, get_title (s));
    case STUFFED_LOST_TURNS:
      return g_strdup_printf (_("On page %1$u of %2$u of “%3$s” the night was over."), s->page + 1u, pages, get_title (s));
    case STUFFED_PAGE_TURNED:
      return g_strdup_printf (_("The first page of “%s” is turned."), get_title (s));
    case STUFFED_NOT_OVER:
    case STUFFED_N_OVERS:
      break;
    }

  g_assert_not_reached ();
}

/* The block that is read in the end. */
static guint
find_ending (const StuffedState *s)
{
  const StuffedStory *story = stuffed_stories[s->story];

  if (s->over == STUFFED_WON_ASLEEP)
    return story->ending_asleep;

  return s->over == STUFFED_WON_WAKING ? story->ending_waking : story->ending_lost;
}

/* What was read in the end, and whether somebody is a friend now. */
static void
add_ending (GString            *text,
            BrambleMatch       *match,
            const StuffedState *s)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  gboolean reading = FALSE;

  bramble_match_get_events (match, bramble_match_get_step (match), events);
  for (guint i = 0; i < events->len; i++)
    {
      const BrambleEvent *e = &g_array_index (events, BrambleEvent, i);

      if (e->kind == STUFFED_EVENT_BLOCK_READ && e->a == STUFFED_TOME_STORY && (guint) e->n == find_ending (s))
        reading = TRUE;
      if (e->kind == STUFFED_EVENT_TEXT_READ && reading)
        g_string_append_printf (text, "\n%s", stuffed_text (s->story, e->a, (guint) e->n));
      if (e->kind == STUFFED_EVENT_GAME_OVER && e->c)
        g_string_append_printf (text, "\n%s", _("Somebody who was alone has friends now."));
    }
}

/**
 * bramble_stuffed_dup_reason:
 *
 * Returns: (transfer full) (nullable): how it ended, with the last words of the story, or %NULL
 *   while it goes on
 */
char *
bramble_stuffed_dup_reason (BrambleMatch *match)
{
  const StuffedState *s = bramble_match_get_view (match);
  g_autofree char *end = NULL;
  GString *text;

  if (!stuffed_is_over (s))
    return NULL;
  end = dup_end (s);
  text = g_string_new (end);
  add_ending (text, match, s);
  return g_string_free (text, FALSE);
}
