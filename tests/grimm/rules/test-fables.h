/* test-fables.h: what the tests of Fables share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "kit.h"

#include <string.h>

#include "game.h"

/* How many seeds stand for "whatever chance brings". */
#define SEEDS 60

/* The present ask offers these options, words of @options, and no others. */
static inline void
offers_only (Kit        *k,
             const char *options)
{
  g_auto (GStrv) words = g_strsplit (options, " ", -1);

  for (guint i = 0; words[i]; i++)
    if (!kit_offers (k, words[i]))
      {
        kit_dump (k);
        g_error ("%s is not offered", words[i]);
      }
  if (k->ask.n_options != g_strv_length (words))
    kit_dump (k);
  g_assert_cmpuint (k->ask.n_options, ==, g_strv_length (words));
}

/* Whether @seat (from 0) sees that line. */
static inline gboolean
sees (Kit        *k,
      guint       seat,
      const char *line)
{
  g_autofree char *text = grimm_show (&k->s, seat);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  return g_strv_contains ((const char *const *) lines, line);
}

static inline guint
hand_size (Kit  *k,
           guint seat)
{
  return k->s.players[seat].hand_size;
}

static inline guint
pig_of (Kit  *k,
        guint seat)
{
  return k->s.players[seat].pig;
}

static inline void
set_seed (Kit  *k,
          guint seed)
{
  g_autofree char *command = g_strdup_printf ("seed %u", seed);

  kit_set (k, command);
}

/* All Fables of the deck but the top @left go to the hand of @seat (from 0). */
static inline void
hoard (Kit  *k,
       guint seat,
       guint left)
{
  g_autoptr (GString) command = g_string_new ("hand ");

  g_string_append (command, grimm_seat_ids[seat]);
  for (guint i = 0; i + left < k->s.n_deck; i++)
    g_string_append_printf (command, " %s", grimm_cards[k->s.deck[i]].id);
  kit_set (k, command->str);
  g_assert_cmpuint (k->s.n_deck, ==, left);
}

/* Nobody was asked anything before the first Build turn. */
static inline void
nobody_is_asked (Kit *k)
{
  kit_asks (k, "action", "seat-1");
  g_assert_cmpuint (k->s.players[0].used, ==, 0);
}

/* Planning begins, and everybody has the own Gather cards, all of them and no
 * others (of three Locations). */
static inline void
everybody_has_the_own_gather_cards (Kit *k)
{
  for (guint i = 0; i < k->s.n_seats; i++)
    {
      kit_asks (k, "plan-gather", grimm_seat_ids[grimm_seat_in_turn (&k->s, i)]);
      offers_only (k, "fields forest brickyard");
      kit_answer (k, "plan-gather", "fields");
      if (strcmp (grimm_ask_id (&k->ask), "plan-fable") == 0)
        kit_answer (k, "plan-fable", "none");
    }
}
