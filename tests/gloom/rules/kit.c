/* kit.c: playing positions in words, for tests of Fairytale Gloom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <string.h>

const BrambleGame *const kit_game = &gloom_game;

/* More answers than any way through a turn needs. */
#define PATIENCE 200

Kit *
kit_new (guint seats,
         ...)
{
  g_autofree char *choices = g_strdup_printf ("players=%u families=dealt start=1 first-story=kingdom-to-let "
                                              "second-story=fairys-invoice", seats);
  Kit *k = kit_begin (choices);
  g_autoptr (GString) families = g_string_new ("families");
  va_list args;

  for (guint hero = 0; hero < gloom_n_heroes (&k->s); hero++)
    g_string_append_printf (families, " %s", gloom_cards[GLOOM_N_DECK_AND_STORIES + hero].id);
  kit_set (k, families->str);
  for (guint seat = 1; seat <= seats; seat++)
    {
      g_autofree char *none = g_strdup_printf ("hand seat-%u none", seat);

      kit_set (k, none);
    }
  va_start (args, seats);
  kit_set_all (k, args);
  va_end (args);
  kit_forget (k);
  return k;
}

void
kit_act (Kit        *k,
         const char *words)
{
  g_auto (GStrv) parts = g_strsplit (words, " ", 2);

  kit_answer (k, "action", parts[0]);
  if (parts[1])
    kit_answer (k, "target", parts[1]);
}

void
kit_pass_to (Kit        *k,
             const char *seat)
{
  guint turns = k->s.turns;

  for (guint i = 0; i < PATIENCE; i++)
    {
      g_autofree char *asked = g_strdup_printf ("seat-%u", k->ask.seat + 1u);
      gboolean action = strcmp (kit_game->ask_id (&k->ask), "action") == 0;

      if (action && k->s.turns > turns && k->s.action == 0 && strcmp (asked, seat) == 0)
        return;
      kit_answer (k, kit_game->ask_id (&k->ask), action ? "pass" : kit_offers (k, "no") ? "no" : "none");
    }
  g_assert_not_reached ();
}

void
kit_worth (Kit        *k,
           const char *hero,
           int         worth)
{
  guint character = gloom_card_by_id (hero);

  for (guint i = 0; i < gloom_n_heroes (&k->s); i++)
    if (k->s.heroes[i].character == character)
      {
        g_assert_cmpint (gloom_worth (&k->s, i), ==, worth);
        return;
      }
  g_assert_not_reached ();
}

guint
kit_hand (Kit   *k,
          guint  seat)
{
  return k->s.n_hands[seat - 1];
}
