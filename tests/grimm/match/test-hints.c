/* test-hints.c: why an answer is good in The Grimm Forest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <bramble-reasons.h>
#include <rules/grimm.h>
#include <string.h>

#include "match-kit.h"

/* A position, two answers of the first seat to what it is asked, and part of what is said
 * for the first of them. */
static const struct
{
  const char *name;
  const char *words;
  const char *better;
  const char *worse;
  const char *reason;
} rows[] = {
  { "walls", "house seat-1 1 wood floor;resources seat-1 0 4 0;actions seat-1 1;window build",
    "build-wood-walls-site-1", "draw", "Walls" },
  { "roof", "house seat-1 1 wood walls;resources seat-1 0 6 0;actions seat-1 1;window build",
    "build-wood-roof-site-1", "gain-straw", "complete a house" },
  { "win", "house seat-1 1 wood roof;house seat-1 2 straw roof;house seat-1 3 brick walls;resources seat-1 0 0 6;"
           "actions seat-1 1;window build",
    "build-brick-roof-site-3", "draw", "win the game" },
  { "fable", "actions seat-1 1;window build", "draw", "gain-straw", "Fables" },
  { "alone", "pile fields 5 0 0;pile forest 0 9 0;pile brickyard 0 0 1;window plan", "fields", "forest", "alone" },
  { "monster", "hand seat-1 wolf;hand seat-2 none;hand seat-3 none;plan seat-1 fields wolf;plan seat-2 forest;plan seat-3 forest;"
               "window fables",
    "brickyard", "fields", "Monster" },
};

static BrambleWay
find_way (const BrambleAsk *ask,
          const char       *answer)
{
  int option = bramble_ask_find_option (&grimm_game, ask, answer);

  g_assert_cmpint (option, >=, 0);
  return (BrambleWay) { &ask->options[option], 1 };
}

static void
test_row (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_auto (GStrv) lines = g_strsplit (rows[row].words, ";", 0);
  g_autoptr (BrambleRecord) record = kit_record (3, "basic", 1, FALSE);
  g_autoptr (GError) error = NULL;
  g_autofree GrimmState *view = g_new0 (GrimmState, 1);
  const BrambleReason *reasons[BRAMBLE_MAX_TOLD_REASONS];
  gboolean said = FALSE;
  BrambleAsk ask;
  guint n;

  bramble_record_set (record, "start seat-1", &error);
  for (guint i = 0; error == NULL && lines[i]; i++)
    bramble_record_set (record, lines[i], &error);
  g_assert_no_error (error);
  grimm_game.view (bramble_record_now (record), 0, view);
  grimm_game.ask (view, &ask);
  g_assert_cmpuint (ask.seat, ==, 0);
  n = bramble_reasons_find (&grimm_game, view, &ask, find_way (&ask, rows[row].better), find_way (&ask, rows[row].worse),
                            reasons);
  for (guint i = 0; i < n; i++)
    {
      g_test_message ("%s / %s", reasons[i]->more, reasons[i]->less);
      said = said || strstr (reasons[i]->more, rows[row].reason);
    }
  g_assert_true (said);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/hints/", rows[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_row);
    }
  return g_test_run ();
}
