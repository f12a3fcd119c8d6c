/* test-kill.c: a program that is killed goes on where it was
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The test starts itself as "test-kill --play DIRECTORY SEED", which plays at
 * random, says on its standard output what it is about to answer and what is on
 * the disk, and is killed at a random moment.
 */

#include "match-kit.h"

#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define TIMES 200

typedef enum
{
  RESUMED = 1, /* this is where it begins, as it was found on the disk */
  FRESH,       /* this is where it begins, and nothing is on the disk */
  BEGUN,       /* this is about to be answered */
  SAVED,       /* this is on the disk */
} Kind;

/* One line of what the player says. */
typedef struct
{
  guint32 kind;
  guint32 game; /* the number of the game, which is its seed */
  guint32 step;
  guint32 over; /* the game is over now */
} Said;

static const char *program;

static void
say (Kind                 kind,
     const BrambleRecord *record,
     guint                step)
{
  Said said = {
    .kind = kind,
    .game = (guint32) bramble_record_setup (record)->seed,
    .step = step,
    .over = bramble_game_is_over (bramble_record_game (record), bramble_record_now (record)),
  };

  if (write (STDOUT_FILENO, &said, sizeof said) != sizeof said)
    _exit (1);
}

/* The games there are, one after the other, of people only. */
static BrambleRecord *
new_record (guint number)
{
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS] = { 0 };
  g_autoptr (GError) error = NULL;
  const BrambleGame *game;
  BrambleSetup setup;
  BrambleRecord *record;
  guint n_games = 0;

  while (bramble_games ()[n_games])
    n_games++;
  game = bramble_games ()[number % n_games];
  bramble_setup_init (&setup, game);
  setup.seats = game->min_seats + number % (game->max_seats - game->min_seats + 1);
  setup.seed = number;
  record = bramble_record_new (game, &setup, seats, FALSE, &error);
  g_assert_no_error (error);
  return record;
}

/* A game that is over after a few more answers, so that many games end. */
static BrambleMatch *
begin_game (guint number)
{
  g_autoptr (BrambleRecord) whole = new_record (number);
  BrambleRecord *record = new_record (number);
  BrambleRng rng = { number };
  guint n = kit_play (whole, &rng, G_MAXUINT);

  for (guint i = 1; i + number % 8 < n; i++)
    g_assert_true (bramble_record_answer (record, (guint) bramble_record_option (whole, i)));
  return bramble_match_new (record);
}

/* Plays until it is killed: most answers are on the disk before the next one,
 * as at a table, some come as fast as they can. */
static int
play (const char *path,
      guint64     seed,
      guint       number)
{
  g_autoptr (GFile) directory = g_file_new_for_path (path);
  g_autoptr (BrambleStore) store = bramble_store_new (directory);
  g_autoptr (GPtrArray) files = NULL;
  g_autoptr (BrambleMatch) match = NULL;
  BrambleRng rng = { seed };

  if (!bramble_store_open (store, NULL) || !bramble_store_get_alone (store))
    return 2;
  files = bramble_store_list_unfinished (store);
  if (files->len > 1)
    return 3;
  if (files->len == 1)
    {
      BrambleRecord *record = bramble_record_load (g_ptr_array_index (files, 0), NULL, NULL);

      if (record == NULL)
        return 4;
      match = bramble_match_new (record);
      if (!bramble_store_resume (store, g_ptr_array_index (files, 0), match, NULL))
        return 5;
    }
  else
    {
      match = begin_game (number);
      bramble_store_keep (store, match);
    }
  say (files->len == 1 ? RESUMED : FRESH, bramble_match_get_record (match), bramble_match_get_step (match));

  for (;;)
    {
      const BrambleRecord *record = bramble_match_get_record (match);

      if (bramble_match_get_over (match))
        {
          guint next = (guint) bramble_record_setup (record)->seed + 1;

          g_clear_object (&match);
          match = begin_game (next);
          record = bramble_match_get_record (match);
          bramble_store_keep (store, match);
        }
      say (BEGUN, record, bramble_match_get_step (match) + 1);
      kit_match_any (match, &rng);
      if (bramble_rng_below (&rng, 4) > 0 || bramble_match_get_over (match))
        {
          if (!bramble_store_flush (store))
            return 6;
          say (SAVED, record, bramble_match_get_step (match));
        }
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
}

/* Everything the player said before it died. */
static void
listen (int    fd,
        Said  *begun,
        Said  *saved,
        guint *n_begun)
{
  Said said;
  gsize got = 0;
  gssize n;

  while ((n = read (fd, (char *) &said + got, sizeof said - got)) > 0)
    {
      got += (gsize) n;
      if (got < sizeof said)
        continue;
      got = 0;
      if (said.kind == BEGUN)
        {
          *begun = said;
          (*n_begun)++;
        }
      else
        *saved = said;
    }
}

/* Starts a player and kills it. */
static void
start_and_kill (KitDir *dir,
                guint   seed,
                guint   number,
                Said   *resumed,
                Said   *begun,
                Said   *saved,
                guint  *n_begun)
{
  g_autofree char *seed_text = g_strdup_printf ("%u", seed);
  g_autofree char *number_text = g_strdup_printf ("%u", number);
  const char *const argv[] = { program, "--play", dir->path, seed_text, number_text, NULL };
  g_autoptr (GError) error = NULL;
  Said first = { 0 };
  int status, out;
  GPid pid;

  g_spawn_async_with_pipes (NULL, (char **) argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid,
                            NULL, &out, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (read (out, &first, sizeof first), ==, sizeof first);
  g_assert_true (first.kind == RESUMED || first.kind == FRESH);
  *resumed = *begun = *saved = first;
  g_usleep ((gulong) g_test_rand_int_range (0, 60000));
  g_assert_no_errno (kill (pid, SIGKILL));
  listen (out, begun, saved, n_begun);
  close (out);
  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
  g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);
  g_spawn_close_pid (pid);
}

static int
compare (guint game,
         guint step,
         Said  said)
{
  return game != said.game ? (game > said.game ? 1 : -1) : step != said.step ? (step > said.step ? 1 : -1) : 0;
}

/* The number of the game that was finished last, or 0. */
static guint
last_finished (BrambleStore *store)
{
  g_autoptr (GPtrArray) files = bramble_store_list_finished (store);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrambleRecord) record = NULL;

  if (files->len == 0)
    return 0;

  g_assert_cmpuint (files->len, <=, BRAMBLE_STORE_FINISHED + 1);
  record = bramble_record_load (g_ptr_array_index (files, 0), NULL, &error);
  g_assert_no_error (error);
  g_assert_true (bramble_game_is_over (bramble_record_game (record), bramble_record_now (record)));
  return (guint) bramble_record_setup (record)->seed;
}

/* What the next program does first. Returns (nullable): what it would go on with. */
static BrambleRecord *
look (KitDir *dir)
{
  g_autoptr (BrambleStore) store = bramble_store_new (dir->file);
  g_autoptr (GPtrArray) files = NULL;
  g_autoptr (GError) error = NULL;
  BrambleRecord *record;

  bramble_store_open (store, &error);
  g_assert_no_error (error);
  files = bramble_store_list_unfinished (store);
  /* One game comes after the other: none is there twice. */
  g_assert_cmpuint (files->len, <=, 1);
  record = files->len > 0 ? bramble_record_load (g_ptr_array_index (files, 0), NULL, &error) : NULL;
  g_assert_no_error (error);
  return record;
}

/* How many games have been counted, whatever they are and how many play. */
static guint
n_counted (BrambleStatistics *statistics)
{
  guint n = 0;

  for (const BrambleGame *const *game = bramble_games (); *game; game++)
    for (guint seats = (*game)->min_seats; seats <= (*game)->max_seats; seats++)
      {
        BrambleTally tally;

        bramble_statistics_get (statistics, (*game)->id, seats, "person", &tally);
        n += tally.games / seats;
      }

  return n;
}

static void
test_kill (void)
{
  const guint times = kit_more (KIT_SLOW ? TIMES / 4 : TIMES);
  g_auto (KitDir) dir = { 0 };
  g_autofree char *folder = NULL;
  g_autoptr (BrambleStore) reader = NULL;
  g_autoptr (BrambleStatistics) statistics = NULL;
  g_autoptr (GError) unread = NULL;
  guint number = 1;
  guint n_last = 0, n_before = 0, n_fast = 0, n_gone = 0, n_answers = 0, n_ends = 0;
  Said expected = { 0 };

  kit_dir_init (&dir);
  folder = kit_dir_path (&dir, "unfinished");
  reader = bramble_store_new (dir.file);
  for (guint i = 0; i < times; i++)
    {
      Said resumed, begun, saved;
      guint n_begun = 0;
      g_autoptr (BrambleRecord) record = NULL;

      start_and_kill (&dir, (guint) g_test_rand_int (), number, &resumed, &begun, &saved, &n_begun);
      /* It began where the last one was found to be. */
      if (expected.kind)
        g_assert_cmpint (compare (resumed.game, resumed.step, expected), ==, 0);
      n_answers += n_begun;
      n_ends += begun.game - resumed.game;
      record = look (&dir);
      if (record == NULL)
        {
          /* No game: one has ended, perhaps the last, killed before it could say
           * so, and the next is not on the disk yet. */
          if (last_finished (reader) != begun.game)
            {
              g_assert_cmpuint (last_finished (reader) + 1, ==, begun.game);
              g_assert_true (saved.game < begun.game || saved.kind == FRESH);
            }
          n_gone++;
          number = last_finished (reader) + 1;
          expected.kind = 0;
        }
      else
        {
          guint game = (guint) bramble_record_setup (record)->seed;
          guint step = bramble_record_at (record);

          if (saved.kind != FRESH)
            g_assert_cmpint (compare (game, step, saved), >=, 0);
          g_assert_cmpint (compare (game, step, begun), <=, 0);
          /* Only answers that came faster than they were written can be more
           * than one behind. */
          if (compare (game, step, begun) == 0)
            n_last++;
          else if (game == begun.game && step + 1 == begun.step)
            n_before++;
          else
            n_fast++;
          expected = (Said) { .kind = RESUMED, .game = game, .step = step };
          number = game;
        }
    }

  g_test_message ("%u kills: %u at the last answer, %u one before it, %u behind fast answers, %u between games; "
                  "%u answers, %u games ended", times, n_last, n_before, n_fast, n_gone, n_answers, n_ends);
  g_assert_cmpuint (n_last, >, 0);
  g_assert_cmpuint (n_answers, >, times / 2);

  /* Nothing is left lying about but what the last one was writing. */
  g_assert_true (bramble_store_open (reader, NULL));
  g_assert_cmpuint (kit_count_files (folder, ".bramble."), ==, 0);
  statistics = bramble_store_read_statistics (reader, &unread);
  g_assert_no_error (unread);
  /* One game comes after the other, so each has been counted, and once. */
  g_assert_cmpuint (n_counted (statistics), ==, number - 1);
}

int
main (int    argc,
      char **argv)
{
  if (argc == 5 && strcmp (argv[1], "--play") == 0)
    return play (argv[2], g_ascii_strtoull (argv[3], NULL, 10), (guint) g_ascii_strtoull (argv[4], NULL, 10));

  g_test_init (&argc, &argv, NULL);
  program = argv[0];

  g_test_add_func ("/kill/at-any-moment", test_kill);

  return g_test_run ();
}
