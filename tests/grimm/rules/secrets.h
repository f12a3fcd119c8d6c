/* secrets.h: comparing what seats may know, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "kit.h"

#include <string.h>

/* How often chance fills a view where a test wants to see all it may bring. */
#define SAMPLES 60

static inline guint64
view_hash (const GrimmState *s,
           guint             seat)
{
  GrimmState view;

  grimm_view (s, seat, &view);
  return bramble_game_hash (&grimm_game, &view);
}

/* What @seat believes possible, filled in by chance. */
static inline void
imagine (const GrimmState *s,
         guint             seat,
         BrambleRng       *rng,
         GrimmState       *imagined)
{
  g_autoptr (GError) error = NULL;

  grimm_view (s, seat, imagined);
  grimm_resample (imagined, seat, rng);
  grimm_check (imagined, &error);
  g_assert_no_error (error);
}

/* In how many of SAMPLES imagined positions @holder has @fable in hand. */
static inline guint
times_in_hand (const GrimmState *s,
               guint             viewer,
               guint             holder,
               const char       *fable)
{
  guint card = grimm_card_by_id (fable);
  BrambleRng rng;
  guint n = 0;

  g_assert_cmpuint (card, !=, GRIMM_NONE);
  bramble_rng_seed (&rng, 5);
  for (guint i = 0; i < SAMPLES; i++)
    {
      GrimmState imagined;

      imagine (s, viewer, &rng, &imagined);
      n += grimm_hand_count (&imagined.players[holder], card) > 0;
    }

  return n;
}

/* What @seat is told of these events, in lines. */
static inline char *
told (const BrambleEvents *events,
      guint                seat)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < events->n_events; i++)
    {
      BrambleEvent seen;

      if (bramble_event_for_seat (&events->events[i], seat, &seen))
        {
          g_autofree char *line = grimm_event_line (&seen);

          g_string_append_printf (text, "%s\n", line);
        }
    }

  return g_string_free (text, FALSE);
}

static inline gboolean
is_told (Kit        *k,
         guint       seat,
         const char *line)
{
  g_autofree char *text = told (&k->events, seat);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  return g_strv_contains ((const char *const *) lines, line);
}

static inline gboolean
sees (Kit        *k,
      guint       seat,
      const char *line)
{
  g_autofree char *text = grimm_show (&k->s, seat);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  return g_strv_contains ((const char *const *) lines, line);
}
