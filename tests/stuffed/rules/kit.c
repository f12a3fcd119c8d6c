/* kit.c: playing positions in words, for tests of Stuffed Fables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <string.h>

const BrambleGame *const kit_game = &stuffed_game;

/* More answers than any way through a turn needs. */
#define PATIENCE 500

Kit *
kit_new (const char *choices,
         ...)
{
  static const char *const places[] = { "squares seat-1 4,3", "squares seat-2 5,3", "squares seat-3 4,4", "squares seat-4 5,4" };
  g_autofree char *all = g_strdup_printf ("%s start=1", choices);
  Kit *k = kit_begin (all);
  va_list args;

  kit_set (k, "page 1");
  kit_set (k, "turn seat-1 1 0");
  for (guint seat = 0; seat < k->s.n_seats && k->s.story == 0; seat++)
    kit_set (k, places[seat]);
  va_start (args, choices);
  kit_set_all (k, args);
  va_end (args);
  kit_forget (k);
  return k;
}

void
kit_chance (Kit        *k,
            const char *faces)
{
  g_auto (GStrv) words = g_strsplit (faces, " ", -1);

  for (guint64 seed = 1;; seed++)
    {
      BrambleRng rng = { seed };
      gboolean fits = TRUE;

      for (guint i = 0; fits && words[i]; i++)
        fits = bramble_rng_below (&rng, 6) + 1 == (guint) g_ascii_strtoull (words[i], NULL, 10);
      if (!fits)
        continue;
      k->s.rng.state = seed;
      return;
    }
}

void
kit_say (Kit        *k,
         const char *option)
{
  kit_answer (k, kit_game->ask_id (&k->ask), option);
}

/* Something is put on top of what goes on, and carried out. */
static void
go_on (Kit        *k,
       StuffedRun *r)
{
  g_autoptr (GError) error = NULL;

  stuffed_run (r);
  stuffed_check (&k->s, &error);
  g_assert_no_error (error);
}

static StuffedRun
interrupt (Kit *k)
{
  StuffedRun r = { .s = &k->s, .ask = &k->ask, .events = &k->events };

  k->s.stack[0].step = STUFFED_STEP_BEGIN;
  stuffed_push (&r, STUFFED_PROC_SETTLE, STUFFED_STEP_LOOK, k->s.active);
  return r;
}

void
kit_read (Kit        *k,
          const char *entry)
{
  const StuffedStory *story = stuffed_stories[k->s.story];
  StuffedRun r = interrupt (k);

  for (guint i = 0; i < story->n_entries; i++)
    if (strcmp (story->entries[i].id, entry) == 0)
      {
        stuffed_read (&r, STUFFED_TOME_STORY, story->entries[i].block, k->s.active, STUFFED_TAG_PLAIN);
        go_on (k, &r);
        return;
      }
  g_error ("there is no entry %s", entry);
}

void
kit_meet (Kit        *k,
          const char *card)
{
  g_autofree char *deck = g_strdup_printf ("lost-deck %s", card);
  StuffedRun r;

  kit_set (k, deck);
  r = interrupt (k);
  stuffed_push (&r, STUFFED_PROC_LOST, STUFFED_STEP_LOOK, k->s.active);
  go_on (k, &r);
}

void
kit_end_turn (Kit *k)
{
  kit_answer (k, "act", "done");
  for (guint i = 0; i < PATIENCE && k->ask.n_options > 0; i++)
    {
      if (strcmp (kit_game->ask_id (&k->ask), "act") == 0)
        return;
      kit_answer_nth (k, 0);
    }
}

const char *
kit_to (Kit  *k,
        guint column,
        guint row)
{
  static char id[16];

  g_snprintf (id, sizeof id, "to-%u-%u", column, row);
  return id;
}

gboolean
kit_has (Kit  *k,
         guint seat,
         guint status)
{
  return stuffed_has_status (&k->s, seat - 1, status);
}
