/* kit.c: playing positions in words, for tests of Hungarian Folktales
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <stdio.h>
#include <string.h>

const BrambleGame *const kit_game = &folktales_game;

/* More answers than any way through a turn needs. */
#define PATIENCE 500

Kit *
kit_new (const char *choices,
         ...)
{
  static const char *const cards[] = { "witch", "dragon", "devil", "wolves", "robbers", "giant" };
  g_autofree char *all = g_strdup_printf ("%s start=1", choices);
  Kit *k = kit_begin (all);
  va_list args;

  for (guint seat = 0; k->s.n_quests == 1 && seat < k->s.n_seats; seat++)
    {
      g_autofree char *quest = g_strdup_printf ("quests seat-%u %s", seat + 1, cards[seat]);

      kit_set (k, quest);
    }
  kit_set (k, "turn seat-1 1");
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
        {
          guint sides = 1, face = 1;

          if (words[i][0] != '-')
            g_assert_cmpint (sscanf (words[i], "%u:%u", &sides, &face), ==, 2);
          fits = bramble_rng_below (&rng, sides) + 1 == face;
        }
      if (!fits)
        continue;
      k->s.rng.state = seed;
      return;
    }
}

static gboolean
is_asked (Kit        *k,
          const char *ask)
{
  return strcmp (kit_game->ask_id (&k->ask), ask) == 0;
}

void
kit_roll (Kit        *k,
          guint       number,
          const char *field)
{
  g_autofree char *chance = g_strdup_printf ("6:%u", number);

  kit_chance (k, chance);
  kit_answer (k, "before", "roll");
  if (is_asked (k, "way"))
    kit_answer (k, "way", field);
}

void
kit_meet (Kit        *k,
          guint       number,
          const char *field,
          guint       die)
{
  g_autofree char *chance = g_strdup_printf ("6:%u 8:%u", number, die);

  kit_chance (k, chance);
  kit_answer (k, "before", "roll");
  if (is_asked (k, "way"))
    kit_answer (k, "way", field);
}

void
kit_pass_to (Kit        *k,
             const char *seat)
{
  for (guint i = 0; i < PATIENCE; i++)
    {
      g_autofree char *asked = g_strdup_printf ("seat-%u", k->ask.seat + 1u);
      char id[64];

      if ((is_asked (k, "before") || is_asked (k, "boot")) && strcmp (asked, seat) == 0 && i > 0)
        return;
      /* What comes first is never another question about the same. */
      kit_game->option_id (&k->ask, is_asked (k, "boot") ? k->ask.n_options - 1u : 0, id, sizeof id);
      kit_answer (k, kit_game->ask_id (&k->ask), id);
    }
  g_assert_not_reached ();
}

void
kit_stands (Kit        *k,
            guint       seat,
            const char *field)
{
  g_assert_cmpstr (folk_board_fields ()[SEAT (seat)->field].id, ==, field);
}

guint
kit_tile (Kit        *k,
          guint       seat,
          const char *tile)
{
  int at = folk_parse_id (tile, folk_tile_ids, FOLK_N_TILES);

  g_assert_cmpint (at, >=, 0);
  return SEAT (seat)->tiles[at];
}
