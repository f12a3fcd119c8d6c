/* test-round.h: aids for the tests of rounds, Build turns and whole games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "kit.h"

#include <string.h>

/* The functions of the kit with a format in place of the words. */

G_GNUC_PRINTF (2, 3) static inline void
kit_setf (Kit        *k,
          const char *format,
          ...)
{
  g_autofree char *words = NULL;
  va_list args;

  va_start (args, format);
  words = g_strdup_vprintf (format, args);
  va_end (args);
  kit_set (k, words);
}

G_GNUC_PRINTF (2, 3) static inline void
kit_showsf (Kit        *k,
            const char *format,
            ...)
{
  g_autofree char *words = NULL;
  va_list args;

  va_start (args, format);
  words = g_strdup_vprintf (format, args);
  va_end (args);
  kit_shows (k, words);
}

G_GNUC_PRINTF (2, 3) static inline gboolean
kit_offersf (Kit        *k,
             const char *format,
             ...)
{
  g_autofree char *words = NULL;
  va_list args;

  va_start (args, format);
  words = g_strdup_vprintf (format, args);
  va_end (args);
  return kit_offers (k, words);
}

G_GNUC_PRINTF (3, 4) static inline void
kit_answerf (Kit        *k,
             const char *ask,
             const char *format,
             ...)
{
  g_autofree char *words = NULL;
  va_list args;

  va_start (args, format);
  words = g_strdup_vprintf (format, args);
  va_end (args);
  kit_answer (k, ask, words);
}

G_GNUC_PRINTF (2, 3) static inline guint
kit_eventsf (Kit        *k,
             const char *format,
             ...)
{
  g_autofree char *words = NULL;
  va_list args;

  va_start (args, format);
  words = g_strdup_vprintf (format, args);
  va_end (args);
  return kit_events (k, words);
}

/* Puts all Fables of the deck but @leave into the hand of @seat, which must be
 * empty, as must be the discard pile. */
static inline void
kit_hold_fables (Kit        *k,
                 const char *seat,
                 guint       leave)
{
  g_autoptr (GString) words = g_string_new ("hand ");

  g_string_append (words, seat);
  for (guint i = leave; i < k->s.n_deck; i++)
    g_string_append_printf (words, " %s", grimm_cards[k->s.deck[i]].id);
  kit_set (k, words->str);
  g_assert_cmpuint (k->s.n_deck, ==, leave);
  g_assert_cmpuint (k->s.n_discard, ==, 0);
}

/* The position of the first event that has @pattern; there must be one. */
static inline guint
kit_event_at (Kit        *k,
              const char *pattern)
{
  for (guint i = 0; i < k->events.n_events; i++)
    {
      g_autofree char *line = grimm_event_line (&k->store[i]);

      if (strstr (line, pattern))
        return i;
    }

  kit_dump (k);
  g_error ("nothing happened like “%s”", pattern);
}

/* The present ask must be that one, of that seat, because of that card. */
static inline void
kit_asks_for (Kit        *k,
              const char *ask,
              const char *seat,
              const char *card)
{
  kit_asks (k, ask, seat);
  g_assert_cmpuint (k->ask.cause, <, GRIMM_N_CARDS);
  g_assert_cmpstr (grimm_cards[k->ask.cause].id, ==, card);
}

/* Nobody was asked anything before the Build turns of the first round. */
static inline void
kit_asks_nothing (Kit *k)
{
  kit_asks (k, "action", grimm_seat_ids[k->s.start]);
  kit_shows (k, "window build");
}
