/* test-table.c: any game is played through widgets, and they keep its secrets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-kit.h"
#include "games-kit.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <string.h>

#include "bramble-art.h"
#include "bramble-card-dialog.h"
#include "bramble-chart-view.h"
#include "bramble-gallery.h"
#include "bramble-game-over.h"
#include "bramble-presentation.h"
#include "bramble-settings.h"
#include "bramble-verdict.h"
#include "hands.h"
#include "look.h"

/* More things to do than any game has, and a good part of them. */
#define ALL_THINGS 4000
#define SOME_THINGS 40
/* Pairs of positions that are compared in one game. */
#define PAIRS kit_often (KIT_TIMES (10), KIT_TIMES (24))
/* Things that are done in a game in which everything is read. */
#define READINGS kit_often (KIT_TIMES (24), KIT_TIMES (60))
/* All people, with the curtain between them. */
#define BEHIND_CURTAIN BRAMBLE_MAX_SEATS

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

/* Whether somebody who points at the middle of @widget reaches it. */
static gboolean
is_on_top (GtkWidget *board,
           GtkWidget *widget)
{
  graphene_point_t middle;
  GtkWidget *there;

  g_assert_true (gtk_widget_compute_point (widget, board,
                                           &GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (widget) / 2,
                                                                 (float) gtk_widget_get_height (widget) / 2), &middle));
  there = gtk_widget_pick (board, middle.x, middle.y, GTK_PICK_DEFAULT);
  return there && (there == widget || gtk_widget_is_ancestor (there, widget));
}

static guint
count_type (GtkWidget *widget,
            GType      type)
{
  guint n = g_type_is_a (G_OBJECT_TYPE (widget), type);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += count_type (child, type);
  return n;
}

/* A game, or its first @things, by buttons and by what lights up; behind the curtain
 * nobody looks. People @finish what they have begun. Then everything is gone. */
static void
play_through (const BrambleGame *game,
              guint              seats,
              guint              people,
              gboolean           privacy,
              guint              things,
              gboolean           finishes)
{
  BrambleSetup setup;
  g_autoptr (BrambleMatch) match = NULL;
  GtkWidget *board;
  guint n_curtains = 0;
  BrambleRng rng = { 5 };

  bramble_setup_init (&setup, game);
  setup.seats = seats;
  setup.seed = seats;
  match = kit_match_of (game, &setup, (1u << people) - 1, &bramble_chance);
  board = kit_board_show (match, privacy);
  /* Computer players answer many times while a person does one thing. */
  for (guint i = 0; i < things && !bramble_match_get_over (match)
                    && (things == ALL_THINGS || bramble_match_get_step (match) < things); i++)
    {
      n_curtains += gtk_widget_get_visible (hands_find (board, "curtain"));
      if (hands_do_something (board, match, &rng))
        look_settle ();
      else
        g_main_context_iteration (NULL, TRUE);
    }
  if (finishes)
    kit_finish (match, &rng);
  look_settle ();
  g_assert_true (bramble_match_get_over (match) || (things < ALL_THINGS && !finishes));
  g_assert_cmpuint (count_type (board, BRAMBLE_TYPE_GAME_OVER), ==, bramble_match_get_over (match));
  g_assert_cmpint (n_curtains > 0, ==, people > 1 && privacy && kit_has_closed_asks (game));
  g_object_add_weak_pointer (G_OBJECT (board), (gpointer *) &board);
  kit_board_remove (board);
  g_assert_null (board);
  look_finalize (g_steal_pointer (&match));
}

static void
games_are_played (const BrambleGame *game)
{
  const guint things = kit_often (SOME_THINGS, KIT_SLOW ? SOME_THINGS : ALL_THINGS);

  if (!hands_have_board (game))
    return;
  hands_forgive_gtk ();

  /* One game that people finish is enough for the check, and none with sanitizers:
   * how games end is looked at by itself. */
  play_through (game, game->min_seats, game->min_seats, TRUE, things, kit_often (FALSE, TRUE));
  play_through (game, game->max_seats, 1, TRUE, things, FALSE);
  play_through (game, game->min_seats, game->min_seats, FALSE, things, kit_often (!KIT_SLOW, TRUE));
  play_through (game, game->min_seats, 0, TRUE, things, FALSE);
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
  g_autoptr (BrambleMatch) match = kit_match_of (game, setup, people, &ponderer);
  BrambleRecord *record = (BrambleRecord *) bramble_match_get_record (match);
  GtkWidget *board;

  /* A record gives its states to nobody for writing; a test may take it. */
  memcpy ((gpointer) bramble_record_state (record, 0), state, game->state_size);
  bramble_record_go_to (record, 0);
  board = kit_board_show (match, TRUE);
  hands_hear_out (board);
  *picture = look_picture (GTK_WIDGET (gtk_widget_get_root (board)));
  *texts = look_texts (GTK_WIDGET (gtk_widget_get_root (board)));
  kit_board_remove (board);
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
  hands_forgive_gtk ();

  /* What the table answers by itself may bring what chance has in store, which is another thing. */
  g_settings_set_boolean (bramble_settings_get_default (), "answer-alone", FALSE);
  for (guint64 seed = 1; n_pairs < PAIRS; seed++)
    {
      const BrambleSetup *setup = &g_array_index (setups, BrambleSetup, (seed * 7) % setups->len);
      g_autoptr (KitPlay) play = kit_play_new (game, setup, seed);

      g_assert_cmpuint (seed, <, 1000);
      if (!kit_play_on (play, bramble_rng_below (&rng, 40)))
        continue;
      n_pairs += compare (game, setup, play->state, bramble_rng_below (&rng, setup->seats), &rng);
      n_pairs += compare (game, setup, play->state, BEHIND_CURTAIN, &rng);
    }
  g_settings_reset (bramble_settings_get_default (), "answer-alone");
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

/* Each card says what it is, and opens. */
static void
check_cards (const BramblePresentation *presentation,
             const BrambleSetup        *setup,
             GListModel                *cards)
{
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (BrambleItem) item = g_list_model_get_item (cards, i);
      const char *id = bramble_item_get_id (item);
      g_auto (BrambleCardInfo) card = { 0 };

      g_assert_true (presentation->describe_card (setup, id, &card));
      g_assert_cmpstr (bramble_item_get_id (card.item), ==, id);
      g_assert_cmpstr (bramble_item_get_name (card.item), !=, NULL);
      g_assert_cmpstr (bramble_item_get_text (card.item), !=, NULL);
      assert_art (card.picture);
      assert_art (card.frame);
      if (card.type_picture)
        assert_art (card.type_picture);
      for (guint k = 0; k < G_N_ELEMENTS (card.marks) && card.marks[k]; k++)
        assert_art (card.marks[k]);
      if (i % 7 == 0)
        {
          GtkWindow *dialog = bramble_card_dialog_present (NULL, presentation, setup, id);

          g_assert_cmpstr (gtk_window_get_title (dialog), ==, bramble_item_get_name (item));
          gtk_window_destroy (dialog);
        }
    }
}

static void
pages_are_complete (const BrambleGame *game)
{
  const BramblePresentation *presentation = bramble_presentation_of (game);
  BrambleSetup setup;

  bramble_setup_init (&setup, game);
  g_assert_nonnull (presentation->chapters);
  check_pages (presentation->chapters, presentation->draw);
  for (const BrambleGalleryPage *page = presentation->galleries; page && page->id; page++)
    {
      g_autoptr (GListModel) cards = page->cards (&setup);
      GtkWidget *gallery = g_object_ref_sink (bramble_gallery_new (presentation, &setup, cards));

      g_assert_nonnull (page->title);
      g_assert_nonnull (page->heading);
      g_assert_cmpuint (bramble_gallery_set_search (BRAMBLE_GALLERY (gallery), ""), >, 0);
      g_assert_cmpuint (bramble_gallery_set_search (BRAMBLE_GALLERY (gallery), "nothing is called like that"), ==, 0);
      check_cards (presentation, &setup, cards);
      g_object_unref (gallery);
    }
  g_assert_null (bramble_card_dialog_present (NULL, presentation, &setup, "no-such-card"));
}

/* What is above a table when nobody plays there any more: who won, why, and how it
 * went, in as many charts as the game has. */
static void
check_end (const BrambleGame  *game,
           const BrambleSetup *setup)
{
  const BramblePresentation *presentation = bramble_presentation_of (game);
  g_autoptr (BrambleMatch) match = kit_match_of (game, setup, BRAMBLE_ALL_SEATS, NULL);
  g_autofree char *verdict = NULL;
  g_autofree char *reason = NULL;
  g_autofree char *texts = NULL;
  BrambleRng rng = { setup->seed };
  guint n_measures = 0;
  GtkWidget *page;

  kit_finish (match, &rng);
  page = g_object_ref_sink (bramble_game_over_new (match));
  texts = look_texts (page);
  verdict = bramble_verdict_dup (match);
  g_assert_nonnull (strstr (texts, verdict));
  /* A friend can be sent the same deal. */
  g_assert_nonnull (strstr (texts, "Copy the number of the deal"));
  reason = presentation->reason ? presentation->reason (match) : NULL;
  if (reason)
    g_assert_nonnull (strstr (texts, reason));
  for (const BrambleMeasure *measure = presentation->measures; measure && measure->title; measure++, n_measures++)
    g_assert_nonnull (strstr (texts, _(measure->title)));
  g_assert_cmpuint (count_type (page, BRAMBLE_TYPE_CHART_VIEW), ==, n_measures);
  g_object_unref (page);
}

static void
ends_are_told (const BrambleGame *game)
{
  g_autoptr (GArray) setups = kit_setups (game);

  if (!hands_have_board (game))
    return;
  hands_forgive_gtk ();

  for (guint i = 0; i < setups->len; i += 1 + setups->len / KIT_TIMES (12))
    check_end (game, &g_array_index (setups, BrambleSetup, i));
}

/* Everything on the board that can be pointed at to read a card. */
static void
find_cards (GtkWidget *board,
            GtkWidget *widget,
            GPtrArray *found)
{
  BrambleThing thing = bramble_target_get_shown (widget);

  if (BRAMBLE_IS_TARGET (widget) && thing.kind == NULL)
    thing = bramble_target_get_thing (BRAMBLE_TARGET (widget));
  if (gtk_widget_get_mapped (widget) && bramble_board_find_card (BRAMBLE_BOARD (board), thing).kind)
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    find_cards (board, child, found);
}

/* Returns the card that is read, or %NULL. */
static GtkWindow *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (BRAMBLE_IS_CARD_DIALOG (window))
        return window;
    }

  return NULL;
}

/* Presses @type of the board's gestures in the middle of @widget. */
static void
press (GtkWidget *board,
       GtkWidget *widget,
       GType      type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (board);
  graphene_point_t middle;

  g_assert_true (gtk_widget_compute_point (widget, board,
                                           &GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (widget) / 2,
                                                                 (float) gtk_widget_get_height (widget) / 2), &middle));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (G_OBJECT_TYPE (controller) != type)
        continue;
      if (type == GTK_TYPE_GESTURE_LONG_PRESS)
        g_signal_emit_by_name (controller, "pressed", (double) middle.x, (double) middle.y);
      else if (gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (controller)) == GDK_BUTTON_SECONDARY)
        g_signal_emit_by_name (controller, "pressed", 1, (double) middle.x, (double) middle.y);
    }
}

/* A card has opened, says what it is, and goes; the choice is as it was. */
static void
check_reading (BrambleMatch *match,
               guint         step)
{
  GtkWindow *dialog = find_dialog ();

  g_assert_nonnull (dialog);
  g_assert_cmpstr (gtk_window_get_title (dialog), !=, NULL);
  gtk_window_destroy (dialog);
  g_assert_null (find_dialog ());
  g_assert_cmpuint (bramble_match_get_step (match), ==, step);
}

/* Reads whatever lies open by every way that there is. */
static guint
read_all (GtkWidget    *board,
          BrambleMatch *match)
{
  g_autoptr (GPtrArray) cards = g_ptr_array_new ();
  guint step = bramble_match_get_step (match);
  guint n = 0;

  find_cards (board, board, cards);
  for (guint i = 0; i < cards->len; i++)
    {
      GtkWidget *card = g_ptr_array_index (cards, i);

      /* What is scrolled away or lies below another cannot be pointed at. */
      if (gtk_widget_get_width (card) == 0 || !is_on_top (board, card))
        continue;
      press (board, card, GTK_TYPE_GESTURE_CLICK);
      check_reading (match, step);
      press (board, card, GTK_TYPE_GESTURE_LONG_PRESS);
      check_reading (match, step);
      if (BRAMBLE_IS_TARGET (card) && gtk_widget_grab_focus (card))
        {
          gtk_widget_activate_action (board, "board.read", NULL);
          check_reading (match, step);
          g_assert_true (gtk_root_get_focus (gtk_widget_get_root (board)) == card);
        }
      n++;
    }
  return n;
}

static void
cards_can_be_read (const BrambleGame *game)
{
  BrambleSetup setup;
  g_autoptr (BrambleMatch) match = NULL;
  GtkWidget *board;
  BrambleRng rng = { 3 };
  guint n_read = 0;
  gboolean has_cards;

  if (!hands_have_board (game))
    return;
  hands_forgive_gtk ();

  bramble_setup_init (&setup, game);
  setup.seats = game->min_seats;
  match = kit_match_of (game, &setup, BRAMBLE_ALL_SEATS, NULL);
  board = kit_board_show (match, TRUE);
  gtk_widget_set_can_target (GTK_WIDGET (gtk_widget_get_root (board)), TRUE);
  has_cards = BRAMBLE_BOARD_GET_CLASS (board)->card_kinds != NULL;
  for (guint i = 0; (i < READINGS || (has_cards && n_read == 0)) && !bramble_match_get_over (match); i++)
    {
      if (gtk_widget_get_visible (hands_find (board, "curtain")))
        {
          /* Nobody reads through the curtain. */
          gtk_widget_activate_action (board, "board.read", NULL);
          press (board, board, GTK_TYPE_GESTURE_CLICK);
          g_assert_null (find_dialog ());
        }
      else if (i % 3 == 0)
        n_read += read_all (board, match);
      hands_do_something (board, match, &rng);
      look_settle ();
    }
  g_assert_cmpint (n_read > 0, ==, has_cards);
  kit_board_remove (board);
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
  hands_forgive_gtk ();

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
          g_autoptr (BrambleMatch) match = kit_match_of (game, &setup, 0, &bramble_chance);
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

static const KitGameTest tests[] = {
  { "everything-has-a-picture", everything_has_a_picture },
  { "pages-are-complete", pages_are_complete },
  { "ends-are-told", ends_are_told },
  { "games-are-played", games_are_played },
  { "cards-can-be-read", cards_can_be_read },
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
  /* A frame around the focus that is on its way would be another picture. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  return kit_run (tests);
}
