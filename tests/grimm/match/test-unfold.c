/* test-unfold.c: what is seen of a step, event by event, is how it comes about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <bramble-grimm-private.h>
#include <rules/asks.h>
#include <rules/grimm.h>
#include <string.h>

#include "match-kit.h"

/* Everything that somebody would see jump. */
static char *
show (const GrimmState *s)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "round %u window %u start %u deck %u discard", s->round, s->window, s->start, s->n_deck);
  for (guint i = 0; i < s->n_discard; i++)
    g_string_append_printf (text, " %u", s->discard[i]);
  g_string_append_printf (text, "\nfriends %u bonus %u %u %u supply", s->n_friends, s->bonus[0], s->bonus[1], s->bonus[2]);
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    for (guint section = 0; section < GRIMM_N_SECTIONS; section++)
      g_string_append_printf (text, " %u", s->supply[type][section]);
  for (guint l = 0; l < s->n_locations; l++)
    g_string_append_printf (text, "\nlocation %u: %u %u %u unique %u", l, s->piles[l][0], s->piles[l][1], s->piles[l][2],
                            s->unique[l]);
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      const GrimmPlayer *p = &s->players[seat];

      g_string_append_printf (text, "\nseat %u: stock %u %u %u tower %u %u %u pig %u hand %u %x %x friend %u fable %u monster %u",
                              seat, p->stock[0], p->stock[1], p->stock[2], p->tower[0], p->tower[1], p->tower[2], p->pig,
                              p->hand_size, p->hand[0], p->hand[1], p->friend_card, p->fable, p->monster_at);
      g_string_append_printf (text, " next %u %u at %u gather %u declared %u sites", p->next_card, p->next_laid, p->next_place,
                              p->gather, p->declared);
      for (guint site = 0; site < p->n_sites; site++)
        g_string_append_printf (text, " %u/%u", p->sites[site].height > 0 ? p->sites[site].type : 0, p->sites[site].height);
    }
  return g_string_free (text, FALSE);
}

/* Half a plan is told to nobody: it is no step that anybody sees. */
static gboolean
is_half_a_plan (const GrimmState *before,
                const GrimmState *after,
                int               viewer)
{
  return before->ask_kind == GRIMM_ASK_PLAN_GATHER && after->ask_kind == GRIMM_ASK_PLAN_FABLE
         && before->ask_seat == after->ask_seat && (int) before->ask_seat == viewer;
}

static void
follow_game (guint       seats,
             const char *cards,
             guint64     seed)
{
  BrambleRecord *record = kit_record (seats, cards, seed, FALSE);
  g_autoptr (BrambleMatch) match = NULL;
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  BrambleRng rng = { seed };

  kit_play (record, &rng, 800);
  match = bramble_match_new_replay (record);
  for (int viewer = BRAMBLE_VIEWER_NOBODY; viewer < (int) seats; viewer++)
    {
      guint seat = viewer < 0 ? GRIMM_NONE : (guint) viewer;

      bramble_match_set_viewer (match, viewer);
      for (guint step = 1; step <= bramble_match_get_n_steps (match); step++)
        {
          const GrimmState *now = bramble_record_state (record, step);
          GrimmState view;
          g_autofree char *seen = NULL;
          g_autofree char *real = NULL;
          GrimmState after;

          if (is_half_a_plan (bramble_record_state (record, step - 1), now, viewer))
            continue;
          grimm_view (bramble_record_state (record, step - 1), seat, &view);
          grimm_view (now, seat, &after);
          bramble_match_get_events (match, step, events);
          for (guint i = 0; i < events->len; i++)
            {
              bramble_grimm_unfold (&view, viewer, &g_array_index (events, BrambleEvent, i), FALSE);
              bramble_grimm_unfold (&view, viewer, &g_array_index (events, BrambleEvent, i), TRUE);
            }
          seen = show (&view);
          real = show (&after);
          if (strcmp (seen, real) != 0)
            {
              for (guint i = 0; i < events->len; i++)
                {
                  g_autofree char *line = grimm_event_line (&g_array_index (events, BrambleEvent, i));

                  g_test_message ("%s", line);
                }
              g_error ("step %u of seed %" G_GUINT64_FORMAT " as seat %d sees it:\n%s\nis\n%s", step, seed, viewer, seen, real);
            }
        }
    }
}

static void
test_games (gconstpointer data)
{
  const char *cards = data;

  for (guint64 seed = 1; seed <= KIT_TIMES (30); seed++)
    follow_game (2 + seed % 3, cards, seed);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/unfold/basic", "basic", test_games);
  g_test_add_data_func ("/unfold/all", "all", test_games);
  g_test_add_data_func ("/unfold/draft", "draft", test_games);
  return g_test_run ();
}
