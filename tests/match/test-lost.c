/* test-lost.c: no way through the program loses an unfinished game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store-kit.h"

static char *
dup_text (BrambleMatch *match)
{
  return bramble_record_to_text (bramble_match_get_record (match));
}

/* What somebody does who uses everything. */
typedef struct
{
  KitDir dir;
  BrambleStore *store;
  BrambleMatch *match;   /* (nullable): on the table */
  gboolean begun;        /* it has been changed since it is there, or was kept before */
  GPtrArray *left;       /* (element-type utf8): the texts of all others, as they were left */
  guint n_counted;       /* seats that finished a game */
  BrambleRng rng;
} User;

/* What is on the table goes away. */
static void
leave (User *user)
{
  if (user->match && user->begun && !bramble_match_get_over (user->match))
    g_ptr_array_add (user->left, dup_text (user->match));
  g_clear_object (&user->match);
  user->begun = FALSE;
}

static void
new_game (User *user)
{
  leave (user);
  user->match = bramble_match_new (kit_record (2, "basic", bramble_rng_next (&user->rng), TRUE));
  bramble_store_keep (user->store, user->match);
}

/* The same players once more. */
static void
rematch (User *user)
{
  guint64 seed = bramble_rng_next (&user->rng);

  leave (user);
  user->match = bramble_match_new (kit_record (2, "basic", seed, TRUE));
  bramble_store_keep (user->store, user->match);
}

static void
answer (User *user)
{
  guint n = 1 + bramble_rng_below (&user->rng, 5);

  for (guint i = 0; i < n && user->match && !bramble_match_get_over (user->match); i++)
    {
      g_assert_true (kit_match_any (user->match, &user->rng));
      user->begun = TRUE;
      if (bramble_match_get_over (user->match))
        user->n_counted += 2;
    }
}

static void
play_to_the_end (User *user)
{
  if (user->match == NULL || bramble_match_get_over (user->match))
    return;
  while (kit_match_any (user->match, &user->rng))
    ;
  user->n_counted += 2;
  user->begun = TRUE;
}

/* A file that a person saved at some time. */
static void
open_file (User *user)
{
  g_autoptr (GFile) file = g_file_get_child (user->dir.file, "saved.bramble");
  g_autoptr (BrambleRecord) record = kit_record (2, "basic", bramble_rng_next (&user->rng), TRUE);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  kit_play (record, &user->rng, 10);
  text = bramble_record_to_text (record);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), text, -1, NULL));
  leave (user);
  user->match = bramble_match_new (bramble_record_load (file, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (bramble_store_resume (user->store, file, user->match, &error));
}

/* One of the unfinished games, perhaps the one on the table. */
static void
resume (User *user)
{
  g_autoptr (GPtrArray) files = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  guint index;

  g_assert_true (bramble_store_flush (user->store));
  files = bramble_store_list_unfinished (user->store);
  if (files->len == 0)
    return;
  file = g_object_ref (g_ptr_array_index (files, bramble_rng_below (&user->rng, files->len)));
  leave (user);
  user->match = bramble_match_new (bramble_record_load (file, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (bramble_store_resume (user->store, file, user->match, &error));
  text = dup_text (user->match);
  user->begun = TRUE;
  g_assert_true (g_ptr_array_find_with_equal_func (user->left, text, g_str_equal, &index));
  g_ptr_array_remove_index_fast (user->left, index);
}

static void
delete_one (User *user)
{
  g_autoptr (GPtrArray) files = bramble_store_list_unfinished (user->store);
  GFile *file;
  g_autofree char *text = NULL;
  guint index;

  if (files->len < 6)
    return;
  file = g_ptr_array_index (files, files->len - 1);
  g_assert_true (g_file_get_contents (g_file_peek_path (file), &text, NULL, NULL));
  if (!g_ptr_array_find_with_equal_func (user->left, text, g_str_equal, &index))
    return;
  g_assert_true (bramble_store_delete (user->store, file, NULL));
  g_ptr_array_remove_index_fast (user->left, index);
}

/* A replay, or nothing at all. */
static void
clear_table (User *user)
{
  leave (user);
  bramble_store_keep (user->store, NULL);
}

static void
restart (User *user)
{
  leave (user);
  g_assert_true (bramble_store_flush (user->store));
  store_rest (user->store);
  g_clear_object (&user->store);
  user->store = store_open (&user->dir);
}

static void
check_all_there (User *user)
{
  g_autoptr (GPtrArray) files = NULL;
  guint n = user->left->len;
  guint index;

  g_assert_true (bramble_store_flush (user->store));
  files = bramble_store_list_unfinished (user->store);
  if (user->match && user->begun && !bramble_match_get_over (user->match))
    {
      store_has (user->store, user->match);
      n++;
    }
  g_assert_cmpuint (files->len, ==, n);
  for (guint i = 0; i < files->len; i++)
    {
      g_autofree char *text = NULL;
      g_autofree char *own = user->match ? dup_text (user->match) : NULL;

      g_assert_true (g_file_get_contents (g_file_peek_path (g_ptr_array_index (files, i)), &text, NULL, NULL));
      g_assert_true (g_strcmp0 (text, own) == 0
                     || g_ptr_array_find_with_equal_func (user->left, text, g_str_equal, &index));
    }
  g_assert_cmpuint (store_n_counted (user->store, 2), ==, user->n_counted);
}

static void
test_nothing_is_lost (void)
{
  static void (*const ways[]) (User *user) = {
    new_game, rematch, answer, answer, answer, play_to_the_end, open_file, resume, resume, delete_one, clear_table, restart,
  };
  User user = { .rng = { 5 } };
  guint n = KIT_TIMES (300);

  kit_dir_init (&user.dir);
  user.left = g_ptr_array_new_with_free_func (g_free);
  user.store = store_open (&user.dir);
  for (guint i = 0; i < n; i++)
    {
      ways[bramble_rng_below (&user.rng, G_N_ELEMENTS (ways))] (&user);
      /* Often several things happen before anything is written. */
      if (bramble_rng_below (&user.rng, 2))
        check_all_there (&user);
    }
  check_all_there (&user);
  g_test_message ("%u games are unfinished at the end, %u are finished", user.left->len, user.n_counted / 2);
  g_assert_cmpuint (user.left->len, >, 0);
  g_assert_cmpuint (user.n_counted, >, 0);

  g_clear_object (&user.match);
  store_rest (user.store);
  g_clear_object (&user.store);
  g_ptr_array_unref (user.left);
  kit_dir_clear (&user.dir);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lost/nothing-is-lost", test_nothing_is_lost);

  return g_test_run ();
}
