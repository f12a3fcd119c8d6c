/* test-table.c: any game is played through widgets, and they keep its secrets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-kit.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <string.h>

#include "bramble-art.h"
#include "bramble-board.h"
#include "bramble-presentation.h"
#include "bramble-settings.h"
#include "hands.h"
#include "look.h"

/* More things to do than any game has. */
#define PATIENCE 4000
/* Pairs of positions that are compared in one game. */
#define PAIRS 24
/* All people, with the curtain between them. */
#define BEHIND_CURTAIN BRAMBLE_MAX_SEATS

static const char *const names[BRAMBLE_MAX_SEATS] = { "Hazel", "Rowan", "Bryony", "Moss", "Fern", "Ivy" };

/* A computer player who thinks until somebody has had enough. */
static guint
ponder (const BrambleLevel   *level,
        const BrambleThought *thought)
{
  while (thought->cancelled && !g_atomic_int_get (thought->cancelled))
    g_usleep (1000);
  return 0;
}

static const BrambleLevel ponderer = { .id = "ponderer", .name = "Ponderer", .line = "Ponders.", .choose = ponder };

/* A match in which the seats of @people are people. */
static BrambleMatch *
new_match (const BrambleGame  *game,
           const BrambleSetup *setup,
           guint               people,
           const BrambleLevel *others)
{
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS] = { 0 };
  g_autoptr (GError) error = NULL;
  BrambleRecord *record;

  for (guint i = 0; i < setup->seats; i++)
    seats[i] = (BrambleRecordSeat) { .name = (char *) names[i], .level = (people >> i) & 1 ? NULL : others };
  record = bramble_record_new (game, setup, seats, FALSE, &error);
  g_assert_no_error (error);
  return bramble_match_new (record);
}

/* A board in a window of its own, on the screen. */
static GtkWidget *
show_board (BrambleMatch *match,
            gboolean      privacy)
{
  const BramblePresentation *presentation = bramble_presentation_of (bramble_match_get_game (match));
  GtkWidget *window = gtk_window_new ();
  GtkWidget *board = GTK_WIDGET (presentation->board (match, privacy));

  gtk_window_set_default_size (GTK_WINDOW (window), 1100, 760);
  gtk_window_set_child (GTK_WINDOW (window), board);
  /* Whether the pointer is above something is no matter of the position. */
  gtk_widget_set_can_target (window, FALSE);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (board))
    g_main_context_iteration (NULL, TRUE);
  return board;
}

static void
take_off (GtkWidget *board)
{
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (board)));
  look_settle ();
}

/* A whole game, by buttons and by what lights up; behind the curtain nobody looks.
 * Then everything is gone. */
static void
play_through (const BrambleGame *game,
              guint              seats,
              guint              people,
              gboolean           privacy)
{
  BrambleSetup setup;
  g_autoptr (BrambleMatch) match = NULL;
  GtkWidget *board;
  guint n_curtains = 0;
  BrambleRng rng = { 5 };

  bramble_setup_init (&setup, game);
  setup.seats = seats;
  setup.seed = seats;
  match = new_match (game, &setup, (1u << people) - 1, &bramble_chance);
  board = show_board (match, privacy);
  for (guint i = 0; !bramble_match_get_over (match); i++)
    {
      g_assert_cmpuint (i, <, PATIENCE);
      n_curtains += gtk_widget_get_visible (hands_find (board, "curtain"));
      if (hands_do_something (board, match, &rng))
        look_settle ();
      else
        g_main_context_iteration (NULL, TRUE);
    }
  look_settle ();
  g_assert_cmpint (n_curtains > 0, ==, people > 1 && privacy);
  g_object_add_weak_pointer (G_OBJECT (board), (gpointer *) &board);
  take_off (board);
  g_assert_null (board);
  g_assert_finalize_object (g_steal_pointer (&match));
}

/* Before the first of several people looks, and never again, it is said that the
 * file of a game has no secrets. */
static void
files_tell_is_said_once (const BrambleGame *game)
{
  GSettings *settings = bramble_settings_get_default ();
  BrambleSetup setup;

  if (!hands_have_board (game))
    return;

  bramble_setup_init (&setup, game);
  g_settings_reset (settings, "files-tell-said");
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (BrambleMatch) match = new_match (game, &setup, G_MAXUINT, NULL);
      GtkWidget *board = show_board (match, TRUE);
      GtkWidget *note = GTK_WIDGET (gtk_widget_get_template_child (board, BRAMBLE_TYPE_BOARD, "curtain_note"));
      BrambleRng rng = { 5 };

      look_settle ();
      g_assert_true (gtk_widget_get_visible (hands_find (board, "curtain")));
      g_assert_cmpint (gtk_widget_get_mapped (note), ==, i == 0);
      /* Nobody has read what was taken away at once. */
      g_assert_cmpint (g_settings_get_boolean (settings, "files-tell-said"), ==, i > 0);
      hands_do_something (board, match, &rng);
      g_assert_false (gtk_widget_get_visible (hands_find (board, "curtain")));
      g_assert_true (g_settings_get_boolean (settings, "files-tell-said"));
      take_off (board);
    }
}

static void
games_are_played (const BrambleGame *game)
{
  if (!hands_have_board (game))
    return;

  play_through (game, game->min_seats, game->min_seats, TRUE);
  play_through (game, game->max_seats, 1, TRUE);
  if (!KIT_SLOW)
    {
      play_through (game, game->min_seats, game->min_seats, FALSE);
      play_through (game, game->min_seats, 0, TRUE);
    }
}

/* What is to be seen, read and heard when @state is on the table. */
static void
look_at (const BrambleGame  *game,
         const BrambleSetup *setup,
         gconstpointer       state,
         guint               viewer,
         char              **texts,
         GBytes            **picture)
{
  guint people = viewer == BEHIND_CURTAIN ? BRAMBLE_ALL_SEATS : 1u << viewer;
  g_autoptr (BrambleMatch) match = new_match (game, setup, people, &ponderer);
  BrambleRecord *record = (BrambleRecord *) bramble_match_get_record (match);
  GtkWidget *board;

  /* A record gives its states to nobody for writing; a test may take it. */
  memcpy ((gpointer) bramble_record_state (record, 0), state, game->state_size);
  bramble_record_go_to (record, 0);
  board = show_board (match, TRUE);
  hands_hear_out (board);
  *picture = look_picture (GTK_WIDGET (gtk_widget_get_root (board)));
  *texts = look_texts (GTK_WIDGET (gtk_widget_get_root (board)));
  take_off (board);
}

/* Two positions that differ only in what @viewer may not know. Behind the curtain
 * that is what nobody knows, and what each of them does. */
static gboolean
compare (const BrambleGame  *game,
         const BrambleSetup *setup,
         gconstpointer       state,
         guint               viewer,
         BrambleRng         *rng)
{
  g_autofree guint8 *other = g_malloc0 (game->state_size);
  g_autoptr (GBytes) first_picture = NULL;
  g_autoptr (GBytes) second_picture = NULL;
  g_autofree char *first_texts = NULL;
  g_autofree char *second_texts = NULL;
  BrambleAsk ask;
  guint eyes;

  /* Who is asked next does not sit behind the curtain: somebody else does. */
  game->ask (state, &ask);
  eyes = viewer == BEHIND_CURTAIN ? (ask.seat + 1u) % setup->seats : viewer;
  game->view (state, eyes, other);
  game->resample (other, eyes, rng);
  if (bramble_game_hash (game, state) == bramble_game_hash (game, other))
    return FALSE;

  look_at (game, setup, state, viewer, &first_texts, &first_picture);
  look_at (game, setup, other, viewer, &second_texts, &second_picture);
  g_assert_cmpstr (first_texts, ==, second_texts);
  g_assert_true (g_bytes_equal (first_picture, second_picture));
  return TRUE;
}

/* Every pixel and every text is the same for who may not tell them apart. */
static void
secrets_are_kept (const BrambleGame *game)
{
  g_autoptr (GArray) setups = kit_setups (game);
  BrambleRng rng = { 9 };
  guint n_pairs = 0;

  if (!hands_have_board (game))
    return;

  for (guint64 seed = 1; n_pairs < KIT_TIMES (PAIRS); seed++)
    {
      const BrambleSetup *setup = &g_array_index (setups, BrambleSetup, (seed * 7) % setups->len);
      g_autoptr (KitPlay) play = kit_play_new (game, setup, seed);

      g_assert_cmpuint (seed, <, 1000);
      if (!kit_play_on (play, bramble_rng_below (&rng, 40)))
        continue;
      n_pairs += compare (game, setup, play->state, bramble_rng_below (&rng, setup->seats), &rng);
      n_pairs += compare (game, setup, play->state, BEHIND_CURTAIN, &rng);
    }
}

static void
assert_art (const char *art)
{
  if (art == NULL || !bramble_art_has (bramble_art_get_default (), art))
    g_error ("there is no picture “%s”", art ? art : "");
}

/* Every page has a title and paragraphs, and every row of pictures is drawn. */
static void
check_pages (const BramblePage *pages,
             BramblePageDraw    draw)
{
  for (const BramblePage *page = pages; page && page->id; page++)
    {
      GtkWidget *widget = g_object_ref_sink (bramble_page_new (page, draw));

      g_assert_cmpstr (page->title, !=, NULL);
      g_assert_cmpstr (page->blocks[0].text, !=, NULL);
      for (guint i = 0; i < BRAMBLE_PAGE_BLOCKS; i++)
        {
          /* No paragraph after one that is missing, and no pictures without one. */
          g_assert_true (i == 0 || page->blocks[i].text == NULL || page->blocks[i - 1].text);
          g_assert_true (page->blocks[i].text || page->blocks[i].art[0] == NULL);
          g_assert_cmpstr (page->blocks[i].text, !=, "");
        }
      for (const BramblePage *other = pages; other != page; other++)
        g_assert_cmpstr (other->id, !=, page->id);
      g_assert_nonnull (gtk_widget_get_first_child (widget));
      g_object_unref (widget);
    }
}

static void
everything_has_a_picture (const BrambleGame *game)
{
  const BramblePresentation *presentation = bramble_presentation_of (game);

  g_assert_nonnull (presentation->tagline);
  assert_art (presentation->front);
  assert_art (presentation->spine);
  for (guint i = 0; i < bramble_n_looks (game); i++)
    {
      GdkRGBA colour;

      assert_art (game->looks[i].figure);
      assert_art (game->looks[i].symbol);
      g_assert_true (gdk_rgba_parse (&colour, game->looks[i].colour));
      /* What is only told apart by its colour is not. */
      for (guint j = 0; j < i; j++)
        g_assert_cmpstr (game->looks[i].symbol, !=, game->looks[j].symbol);
    }
}

static void
pages_are_complete (const BrambleGame *game)
{
  const BramblePresentation *presentation = bramble_presentation_of (game);

  g_assert_nonnull (presentation->chapters);
  check_pages (presentation->chapters, presentation->draw);
  check_pages (presentation->lessons, presentation->draw);
  for (const BrambleGalleryPage *page = presentation->galleries; page && page->id; page++)
    {
      GtkWidget *gallery = g_object_ref_sink (page->create ());

      g_assert_nonnull (page->title);
      g_assert_nonnull (page->heading);
      g_assert_cmpuint (page->search (gallery, ""), >, 0);
      g_assert_cmpuint (page->search (gallery, "nothing is called like that"), ==, 0);
      g_object_unref (gallery);
    }
}

/* On the shelf everybody looks: the picture of a table is the same whatever any of
 * them knows. */
static void
previews_show_what_all_may_see (const BrambleGame *game)
{
  const BramblePresentation *presentation = bramble_presentation_of (game);
  g_autofree guint8 *other = g_malloc0 (game->state_size);
  BrambleRng rng = { 4 };

  if (!hands_have_board (game))
    return;

  for (guint64 seed = 1; seed <= 5; seed++)
    {
      BrambleSetup setup;
      g_autoptr (KitPlay) play = NULL;
      char *texts[2];

      bramble_setup_init (&setup, game);
      play = kit_play_new (game, &setup, seed);
      kit_play_on (play, 3 + 2 * (guint) seed);
      game->view (play->state, 0, other);
      game->resample (other, 0, &rng);
      for (guint i = 0; i < 2; i++)
        {
          g_autoptr (BrambleMatch) match = new_match (game, &setup, 0, &bramble_chance);
          GtkWidget *preview;

          memcpy ((gpointer) bramble_record_state (bramble_match_get_record (match), 0), i ? other : play->state,
                  game->state_size);
          bramble_record_go_to ((BrambleRecord *) bramble_match_get_record (match), 0);
          preview = g_object_ref_sink (presentation->preview (match));
          texts[i] = look_texts (preview);
          g_object_unref (preview);
        }
      g_assert_cmpstr (texts[0], ==, texts[1]);
      g_free (texts[0]);
      g_free (texts[1]);
    }
}

/* Keys may come before the first frame, with every answer in its place or none. */
static void
keys_come_early (const BrambleGame *game)
{
  BrambleSetup setup;
  g_autoptr (BrambleMatch) match = NULL;
  GtkWidget *window = gtk_window_new ();
  GtkWidget *board;

  if (!hands_have_board (game))
    return;

  bramble_setup_init (&setup, game);
  match = new_match (game, &setup, BRAMBLE_ALL_SEATS, NULL);
  gtk_window_present (GTK_WINDOW (window));
  look_settle ();
  board = GTK_WIDGET (bramble_presentation_of (game)->board (match, FALSE));
  gtk_window_set_child (GTK_WINDOW (window), board);
  gtk_widget_grab_focus (board);
  for (GtkDirectionType direction = GTK_DIR_TAB_FORWARD; direction <= GTK_DIR_RIGHT; direction++)
    gtk_widget_child_focus (window, direction);
  look_settle ();
  take_off (board);
}

static const KitGameTest tests[] = {
  { "everything-has-a-picture", everything_has_a_picture },
  { "pages-are-complete", pages_are_complete },
  { "files-tell-is-said-once", files_tell_is_said_once },
  { "games-are-played", games_are_played },
  { "keys-come-early", keys_come_early },
  { "secrets-are-kept", secrets_are_kept },
  { "previews-show-what-all-may-see", previews_show_what_all_may_see },
  { NULL },
};

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_settings_set_string (bramble_settings_get_default (), "pace", "off");
  return kit_run (tests);
}
