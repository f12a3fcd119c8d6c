/* test-reasons.c: what is no answer says why, and only that
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <bramble-grimm-target.h>
#include <rules/asks.h>
#include <rules/grimm.h>
#include <string.h>

#include "match-kit.h"

static BrambleMatch *
match_with (const char *words)
{
  g_auto (GStrv) lines = g_strsplit (words, ";", 0);
  BrambleRecord *record = kit_record (3, "all", 1, FALSE);
  g_autoptr (GError) error = NULL;
  BrambleMatch *match;

  bramble_record_set (record, "start seat-1", &error);
  for (guint i = 0; error == NULL && lines[i]; i++)
    bramble_record_set (record, lines[i], &error);
  g_assert_no_error (error);
  match = bramble_match_new (record);
  bramble_match_set_viewer (match, 0);
  return match;
}

/* A position, something that a person may point at in it, and what they are
 * told. */
static const struct
{
  const char *name;
  const char *words;
  const char *target;
  const char *reason; /* NULL: there is nothing to say */
} rows[] = {
  { "too-poor", "house seat-1 1 wood floor;resources seat-1 0 2 0;window build", "site/1/1",
    "Walls of Wood cost 4 Wood; you have 2." },
  { "too-poor-for-a-roof", "house seat-1 1 brick walls;resources seat-1 9 9 5;window build", "site/1/1",
    "A Roof of Brick costs 6 Brick; you have 5." },
  { "toll", "house seat-1 1 wood floor;resources seat-1 0 4 0;friend seat-2 hansel-and-gretel;window build", "site/1/1",
    "Walls of Wood cost 5 Wood; you have 4. One of them is for Hansel & Gretel of Bruno." },
  { "rich-enough", "house seat-1 1 wood floor;resources seat-1 0 4 0;window build", "site/1/1", NULL },
  { "complete", "house seat-1 1 straw roof;window build", "site/1/1", "This house is complete." },
  { "nothing-to-begin-with", "resources seat-1 1 1 1;window build", "site/1/1",
    "To begin a house here you need 2 resources of a type of which no house of yours is unfinished." },
  { "not-the-first-site", "resources seat-1 2 0 0;window build", "site/1/3",
    "New houses begin on the first free Build Site." },
  { "no-actions", "actions seat-1 0;friend seat-1 golden-goose;resources seat-1 9 9 9;window build", "site/1/1",
    "You have no actions left." },
  { "no-actions-to-draw", "actions seat-1 0;friend seat-1 golden-goose;window build", "deck", "You have no actions left." },
  { "no-actions-to-gain", "actions seat-1 0;friend seat-1 golden-goose;window build", "supply/wood",
    "You have no actions left." },
  { "others-build", "start seat-2;window build", "site/1/1", "It is the Build turn of Bruno." },
  { "no-time-to-build", "window plan", "site/1/1", "There is another question to answer first." },
  { "no-time-to-draw", "start seat-2;window plan", "deck", "That is for your Build turn." },
  { "others-sites", "window build", "site/2/1", NULL },
  { "no-time-to-plan", "hand seat-1 wolf;window build", "fable/wolf",
    "Fables are set down when all players plan, at the beginning of a round." },
  { "no-time-to-go", "window build", "gather/fields",
    "Gather cards are set down when all players plan, at the beginning of a round." },
  { "locked", "friend seat-1 little-mermaid fields forest;window plan", "gather/brickyard",
    "It lies under the Little Mermaid and cannot be played while she is with you." },
  { "locked-location", "friend seat-1 little-mermaid fields forest;window plan", "location/brickyard",
    "Your Gather card for it lies under the Little Mermaid." },
  { "nothing-to-spin", "friend seat-1 rumpelstiltskin;resources seat-1 0 1 1;actions seat-1 2;window build",
    "friend/rumpelstiltskin", "The special action would do nothing now." },
  { "friend-of-another", "friend seat-2 goldilocks;window build", "friend/goldilocks", NULL },
};

static void
test_row (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_autoptr (BrambleMatch) match = match_with (rows[row].words);
  g_autofree char *reason = bramble_grimm_why_not (match, bramble_thing_parse (rows[row].target));

  g_assert_cmpstr (reason, ==, rows[row].reason);
}

static gboolean
is_answer (gconstpointer     state,
           const BrambleAsk *ask,
           const char       *target)
{
  for (guint i = 0; i < ask->n_options; i++)
    {
      BrambleSpot spot = { .thing = BRAMBLE_NO_THING };

      bramble_grimm_locate (state, ask, i, &spot);
      if (g_strcmp0 (bramble_thing_get_name (spot.thing), target) == 0)
        return TRUE;
    }

  return FALSE;
}

/* In a Build turn everything of one's own that cannot be touched says why; and
 * a reason is a sentence, always. */
static void
test_games (void)
{
  guint n_reasons = 0;

  for (guint64 seed = 1; seed <= KIT_TIMES (20); seed++)
    {
      guint seats = 2 + (guint) (seed % 3);
      g_autoptr (BrambleMatch) match = bramble_match_new (kit_record (seats, seed % 4 ? "all" : "draft", seed, FALSE));
      BrambleRng rng = { seed };

      for (guint i = 0; i < 300 && !bramble_match_get_over (match); i++)
        {
          static const char *const things[] = {
            "deck", "supply/straw", "supply/wood", "supply/brick", "location/fields", "location/forest",
            "location/brickyard", "location/market", "seat/1", "seat/2", "seat/3", "seat/4", "gather/fields",
            "fable/wolf", "site/1/1", "site/2/2", "site/3/3", "site/4/4", "site/9/9", "friend/aladdin", "plan/fable",
          };
          int seat = bramble_match_get_ask_seat (match);
          BrambleAsk ask;

          bramble_match_set_viewer (match, seat);
          bramble_match_get_ask (match, &ask);
          for (guint j = 0; j < G_N_ELEMENTS (things); j++)
            {
              g_autofree char *reason = bramble_grimm_why_not (match, bramble_thing_parse (things[j]));

              g_assert_true (reason == NULL || (g_str_has_suffix (reason, ".") && strchr (reason, '%') == NULL));
            }
          for (guint site = 1; ask.kind == GRIMM_ASK_ACTION && site <= 5; site++)
            {
              g_autofree char *target = g_strdup_printf ("site/%d/%u", seat + 1, site);
              g_autofree char *reason = bramble_grimm_why_not (match, bramble_thing_parse (target));

              if (is_answer (bramble_match_get_view (match), &ask, target))
                continue;
              g_assert_nonnull (reason);
              n_reasons++;
            }
          g_assert_true (kit_match_any (match, &rng));
        }
    }
  g_assert_cmpuint (n_reasons, >, 100);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/reasons/", rows[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_row);
    }
  g_test_add_func ("/reasons/games", test_games);
  return g_test_run ();
}
