/* store-kit.c: what tests ask a store
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store-kit.h"

BrambleStore *
store_open (KitDir *dir)
{
  BrambleStore *store = bramble_store_new (dir->file);
  g_autoptr (GError) error = NULL;

  bramble_store_open (store, &error);
  g_assert_no_error (error);
  g_assert_null (bramble_store_get_trouble (store));
  return store;
}

static gboolean
is_let_go_of (gpointer store)
{
  return g_atomic_int_get ((gint *) &G_OBJECT (store)->ref_count) == 1;
}

/* What was being written lets go of the store, which is nobody else's then. */
void
store_rest (BrambleStore *store)
{
  g_assert_true (kit_wait (is_let_go_of, store, KIT_LONG));
}

guint
store_n_unfinished (BrambleStore *store)
{
  g_autoptr (GPtrArray) files = bramble_store_list_unfinished (store);

  return files->len;
}

guint
store_n_finished (BrambleStore *store)
{
  g_autoptr (GPtrArray) files = bramble_store_list_finished (store);

  return files->len;
}

/* Seats of people in games of that many seats. */
guint
store_n_counted (BrambleStore *store,
                 guint         seats)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrambleStatistics) statistics = bramble_store_read_statistics (store, &error);
  BrambleTally tally;

  g_assert_no_error (error);
  bramble_statistics_get (statistics, bramble_games ()[0]->id, seats, "person", &tally);
  return tally.games;
}

/* Returns (transfer full): its file. */
GFile *
store_file (BrambleStore *store,
            guint         number)
{
  g_autoptr (GPtrArray) files = bramble_store_list_unfinished (store);

  g_assert_cmpuint (number, <, files->len);
  return g_object_ref (g_ptr_array_index (files, number));
}

/* Returns (transfer full): the game, not yet kept. */
BrambleMatch *
store_load (BrambleStore *store,
            guint         number)
{
  g_autoptr (GFile) file = store_file (store, number);
  g_autoptr (GError) error = NULL;
  BrambleRecord *record = bramble_record_load (file, NULL, &error);

  g_assert_no_error (error);
  return bramble_match_new (record);
}

/* Returns (nullable) (transfer full): the unfinished game that is @match as it is now. */
GFile *
store_find (BrambleStore *store,
            BrambleMatch *match)
{
  g_autoptr (GPtrArray) files = bramble_store_list_unfinished (store);
  g_autofree char *text = bramble_record_to_text (bramble_match_get_record (match));

  for (guint i = 0; i < files->len; i++)
    {
      GFile *file = g_ptr_array_index (files, i);
      g_autofree char *there = NULL;

      if (g_file_get_contents (g_file_peek_path (file), &there, NULL, NULL) && g_str_equal (there, text))
        return g_object_ref (file);
    }

  return NULL;
}

/* It can be loaded, and is @match in all that can be asked of it. */
void
store_has (BrambleStore *store,
           BrambleMatch *match)
{
  g_autoptr (GFile) file = store_find (store, match);
  g_autoptr (BrambleRecord) record = NULL;

  g_assert_nonnull (file);
  record = bramble_record_load (file, NULL, NULL);
  g_assert_nonnull (record);
  kit_same (record, bramble_match_get_record (match));
}

BrambleMatch *
store_almost_over (guint    seed,
                   gboolean casual,
                   guint   *last)
{
  BrambleRecord *record = kit_record (2, "basic", seed, casual);
  BrambleRng rng = { seed };
  guint n = kit_play (record, &rng, G_MAXUINT);

  *last = (guint) bramble_record_option (record, n);
  bramble_record_go_to (record, n - 1);
  return bramble_match_new (record);
}

/* The first answer that is offered, again and again. */
void
store_answers (BrambleMatch *match,
               guint         n)
{
  for (guint i = 0; i < n; i++)
    g_assert_true (bramble_match_answer (match, 0));
}
