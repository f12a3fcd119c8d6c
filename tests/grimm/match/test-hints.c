/* test-hints.c: why an answer is good in The Grimm Forest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <rules/grimm.h>

#include "match-kit.h"
#include "sitting.h"

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

static void
test_row (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_auto (GStrv) lines = g_strsplit (rows[row].words, ";", 0);
  g_autoptr (BrambleRecord) record = kit_record (3, "basic", 1, FALSE);
  g_autoptr (GError) error = NULL;

  bramble_record_set (record, "start seat-1", &error);
  for (guint i = 0; error == NULL && lines[i]; i++)
    bramble_record_set (record, lines[i], &error);
  g_assert_no_error (error);
  sitting_gives_reason (&grimm_game, bramble_record_now (record), rows[row].better, rows[row].worse, rows[row].reason);
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
