/* test-unfold.c: what is seen of a step, event by event, is how it comes about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include <bramble-gloom-table.h>

#include "kit.h"
#include "sitting.h"
#include "test-slow.h"

/* Everything that somebody would see jump. */
static char *
show (const GloomState *s)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "active %u wind %u deck %u discard", s->active, s->backwards, s->n_deck);
  for (guint i = 0; i < s->n_discard; i++)
    g_string_append_printf (text, " %u", s->discard[i]);
  for (guint i = 0; i < GLOOM_MAX_STORIES; i++)
    g_string_append_printf (text, "\nstory %u of %u", s->stories[i], s->holders[i]);
  for (guint seat = 0; seat < s->n_seats; seat++)
    g_string_append_printf (text, "\nseat %u: hand %u %" G_GINT64_MODIFIER "x %" G_GINT64_MODIFIER "x", seat, s->n_hands[seat],
                            s->hands[seat][0], s->hands[seat][1]);
  for (guint hero = 0; hero < gloom_n_heroes (s); hero++)
    {
      g_string_append_printf (text, "\nhero %u: %u worth %d", hero, s->heroes[hero].character, gloom_worth (s, hero));
      for (guint card = s->heroes[hero].top; card != GLOOM_NONE; card = s->below[card])
        g_string_append_printf (text, " %u by %u", card, s->laid_by[card]);
    }
  return g_string_free (text, FALSE);
}

/* What others hold is known as far as it goes; a step may let the viewer forget it. */
static void
forget_others (GloomState *s,
               int         viewer)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    if ((int) seat != viewer)
      memset (s->hands[seat], 0, sizeof s->hands[seat]);
}

static void
follow_step (BrambleMatch        *match,
             const BrambleRecord *record,
             guint                step,
             int                  viewer)
{
  BrambleTableClass *klass = g_type_class_peek_static (BRAMBLE_TYPE_GLOOM_TABLE);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  guint seat = viewer < 0 ? GLOOM_NONE : (guint) viewer;
  GloomState view, after;
  g_autofree char *seen = NULL;
  g_autofree char *real = NULL;

  gloom_view (bramble_record_state (record, step - 1), seat, &view);
  gloom_view (bramble_record_state (record, step), seat, &after);
  bramble_match_get_events (match, step, events);
  for (guint i = 0; i < events->len; i++)
    for (guint landed = 0; landed < 2; landed++)
      klass->unfold (&view, viewer, &g_array_index (events, BrambleEvent, i), landed);
  /* Whose turn it is to choose a Character is not told, it follows. */
  if (gloom_is_drafting (&after))
    view.active = after.active;
  forget_others (&view, viewer);
  forget_others (&after, viewer);
  seen = show (&view);
  real = show (&after);
  if (strcmp (seen, real) != 0)
    g_error ("step %u as seat %d sees it:\n%s\nis\n%s", step, viewer, seen, real);
}

static void
test_steps_come_about (void)
{
  for (guint64 seed = 1; seed <= KIT_TIMES (12); seed++)
    {
      guint seats = 2 + seed % 4;
      BrambleRecord *record = sitting_record (&gloom_game, seats, seed, 600);
      g_autoptr (BrambleMatch) match = bramble_match_new_replay (record);

      for (int viewer = BRAMBLE_VIEWER_NOBODY; viewer < (int) seats; viewer++)
        {
          bramble_match_set_viewer (match, viewer);
          for (guint step = 1; step <= bramble_match_get_n_steps (match); step++)
            follow_step (match, record, step, viewer);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GTypeClass) klass = NULL;

  g_test_init (&argc, &argv, NULL);
  klass = g_type_class_ref (BRAMBLE_TYPE_GLOOM_TABLE);
  g_test_add_func ("/gloom/unfold/steps-come-about", test_steps_come_about);
  return g_test_run ();
}
