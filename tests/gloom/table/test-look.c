/* test-look.c: what is to be seen on the table of Fairytale Gloom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk-kit.h"

#include <libintl.h>
#include <locale.h>
#include <rules/text.h>
#include <string.h>

#include "bramble-contrast.h"
#include "bramble-frame.h"
#include "bramble-gloom-board-private.h"
#include "bramble-gloom-pile.h"
#include "bramble-presentation.h"
#include "bramble-settings.h"
#include "bramble-summary.h"
#include "look.h"

/* Sizes of the table, without the header bar of a window. */
static const struct
{
  const char *name;
  int width;
  int height;
} rooms[] = {
  { "800x600", 800, 554 },
  { "1280x800", 1280, 754 },
  { "1920x1080", 1920, 1034 },
};

static graphene_rect_t
bounds_of (Desk      *desk,
           GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, desk->board, &bounds));
  return bounds;
}

/* Nothing that one plays with lies over another thing, or beyond the edge. */
static void
check_places (Desk  *desk,
              guint  seats)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));
  graphene_rect_t table = GRAPHENE_RECT_INIT (-1, -1, (float) gtk_widget_get_width (desk->board) + 2,
                                              (float) gtk_widget_get_height (desk->board) + 2);

  for (guint hero = 0; hero < seats * GLOOM_FAMILY; hero++)
    {
      g_autofree char *thing = g_strdup_printf ("hero/%u", hero + 1);
      graphene_rect_t bounds = bounds_of (desk, GTK_WIDGET (desk_find (desk, thing)));

      g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (desk_find (desk, thing))));
      /* Large enough to be pointed at and told apart. */
      g_assert_cmpfloat (bounds.size.width, >=, 40);
      g_assert_cmpfloat (bounds.size.height, >=, 70);
      g_assert_true (graphene_rect_contains_rect (&table, &bounds));
      for (guint i = 0; i < all->len; i++)
        g_assert_false (graphene_rect_intersection (&bounds, &g_array_index (all, graphene_rect_t, i), NULL));
      graphene_rect_inset (&bounds, 1, 1);
      g_array_append_val (all, bounds);
    }
}

/* Every hero of every family is in sight, and none covers another. */
static void
test_all_in_sight (void)
{
  for (guint seats = 2; seats <= 5; seats++)
    for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
      {
        g_autofree char *choices = g_strdup_printf ("players=%u", seats);
        g_autofree char *name = g_strdup_printf ("gloom-%up-%s", seats, rooms[i].name);
        g_autoptr (Kit) k = kit_begin (choices);
        Desk desk;

        desk_play (k, 40 + 12 * seats, 0);
        desk_init (&desk, &k->s, rooms[i].width, rooms[i].height);
        check_places (&desk, seats);
        desk_photograph (&desk, name);
        desk_clear (&desk);
      }
}

/* A card that is carried, one that is to be laid, and who joins a family: for the
 * eyes of whoever looks at the pictures. */
static void
test_moments (void)
{
  for (guint seats = 2; seats <= 5; seats += 3)
    for (guint i = 0; i < 2; i++)
      {
        g_autofree char *choices = g_strdup_printf ("players=%u", seats);
        g_autofree char *draft = g_strdup_printf ("gloom-draft-%up-%s", seats, rooms[i].name);
        g_autofree char *carry = g_strdup_printf ("gloom-carry-%up-%s", seats, rooms[i].name);
        g_autofree char *target = g_strdup_printf ("gloom-target-%up-%s", seats, rooms[i].name);
        g_autofree char *fan = g_strdup_printf ("gloom-fan-%up-%s", seats, rooms[i].name);
        g_autoptr (Kit) k = kit_begin (choices);
        g_autofree char *thing = NULL;
        Desk desk;

        desk_play (k, 2, k->ask.seat);
        desk_init (&desk, &k->s, rooms[i].width, rooms[i].height);
        desk_photograph (&desk, draft);
        desk_clear (&desk);
        desk_play (k, 50, 0);
        desk_init (&desk, &k->s, rooms[i].width, rooms[i].height);
        thing = g_strconcat ("card/", gloom_cards[k->ask.options[0].a].id, NULL);
        desk_carry (&desk, thing, NULL);
        desk_photograph (&desk, carry);
        gtk_widget_activate_action (desk.board, "board.carry", "s", "");
        gtk_widget_activate_action (desk.board, "board.touch", "s", "hero/2");
        look_run_for (300);
        desk_photograph (&desk, fan);
        gtk_widget_activate_action (desk.board, "board.touch", "s", thing);
        look_settle ();
        gtk_widget_grab_focus (GTK_WIDGET (desk_find (&desk, "hero/2")));
        desk_photograph (&desk, target);
        desk_clear (&desk);
      }
}

/* Heroes show what the card that is to be laid would make of them, though the pointer
 * rests on another one. */
static void
test_chosen_is_shown (void)
{
  g_autoptr (Kit) k = kit_begin ("players=2 families=dealt start=seat-1");
  g_autoptr (BrambleGloomHero) hero = NULL;
  BrambleGloomBoard *board;
  Desk desk;

  kit_set (k, "hand seat-1 lost-a-shoe-and-an-argument swept-under-the-rug");
  desk_init (&desk, &k->s, rooms[1].width, rooms[1].height);
  board = BRAMBLE_GLOOM_BOARD (desk.board);
  hero = g_list_model_get_item (bramble_gloom_table_get_heroes (board->table), 0);
  gtk_widget_set_state_flags (GTK_WIDGET (desk_find (&desk, "card/swept-under-the-rug")), GTK_STATE_FLAG_PRELIGHT, FALSE);
  g_assert_false (bramble_gloom_hero_get_possible (hero));
  gtk_widget_activate_action (desk.board, "board.touch", "s", "card/lost-a-shoe-and-an-argument");
  look_settle ();
  g_assert_true (bramble_gloom_hero_get_possible (hero));
  g_assert_cmpint (bramble_gloom_hero_get_would (hero), ==, -20);
  desk_clear (&desk);
}

/* Whether a widget that is to be seen below @widget, and is of that class, lies over @about. */
static gboolean
is_crossed (GtkWidget             *widget,
            const char            *of_class,
            GtkWidget             *board,
            const graphene_rect_t *about)
{
  graphene_rect_t room;
  gboolean crossed = gtk_widget_get_mapped (widget) && gtk_widget_has_css_class (widget, of_class)
                     && gtk_widget_compute_bounds (widget, board, &room) && graphene_rect_intersection (&room, about, NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    crossed = crossed || is_crossed (child, of_class, board, about);
  return crossed;
}

static GtkWidget *
find_class (GtkWidget  *widget,
            const char *of_class)
{
  GtkWidget *found = gtk_widget_has_css_class (widget, of_class) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_class (child, of_class);
  return found;
}

/* On a small table, too, what an answer would do is told beside the answers. */
static void
test_words_beside_answers (void)
{
  g_autoptr (Kit) k = kit_begin ("players=2 families=dealt start=seat-1");
  graphene_rect_t room;
  GtkWidget *about;
  Desk desk;

  kit_set (k, "hand seat-1 mistaken-for-firewood perfectly-ordinary-birthday swept-under-the-rug");
  desk_init (&desk, &k->s, rooms[0].width, rooms[0].height);
  desk_photograph (&desk, "gloom-words-800x600");
  about = find_class (desk.board, "about");
  g_assert_true (gtk_widget_get_mapped (about));
  g_assert_true (gtk_widget_compute_bounds (about, desk.board, &room));
  g_assert_false (is_crossed (desk.board, "answer", desk.board, &room));
  desk_clear (&desk);
}

/* What is written from the right to the left, and by lamplight. */
static void
test_other_looks (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autoptr (Kit) k = kit_begin ("players=3");
  Desk desk;

  desk_play (k, 60, 0);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  desk_init (&desk, &k->s, rooms[1].width, rooms[1].height);
  desk_photograph (&desk, "gloom-rtl-1280x800");
  desk_clear (&desk);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  g_object_set (settings, "gtk-application-prefer-dark-theme", TRUE, NULL);
  desk_init (&desk, &k->s, rooms[1].width, rooms[1].height);
  desk_photograph (&desk, "gloom-dark-1280x800");
  desk_clear (&desk);
  g_object_set (settings, "gtk-application-prefer-dark-theme", FALSE, NULL);
}

/* A pile that is fanned out is a surface of its own: the whole screen is taken. */
static void
photograph_screen (const char *name)
{
  const char *directory = g_getenv ("BRAMBLE_PICTURES");
  g_autofree char *path = NULL;
  g_autoptr (GSubprocess) import = NULL;

  if (directory == NULL)
    return;
  path = g_strdup_printf ("%s/%s.png", directory, name);
  import = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, NULL, "import", "-window", "root", path, NULL);
  g_subprocess_wait (import, NULL, NULL);
}

static void
test_fan (void)
{
  KIT (2, "hand seat-1 wrong-soup", "pile wolf asked-to-dance lost-a-shoe-and-an-argument turned-to-stone ended-in-a-footnote");
  Desk desk;

  desk_init (&desk, &k->s, 1280, 754);
  desk_touch (&desk, "hero/5");
  look_run_for (600);
  photograph_screen ("gloom-fan");
  desk_clear (&desk);
}

static void
answer_for_all (Desk       *desk,
                const char *id)
{
  BrambleAsk ask;

  gloom_game.ask (bramble_record_now (bramble_match_get_record (desk->match)), &ask);
  g_assert_true (bramble_match_answer (desk->match, (guint) bramble_ask_find_option (&gloom_game, &ask, id)));
  look_settle ();
}

/* Who comes back to a game is told what others did since, and not what they drew themselves before. */
static void
test_news_after_a_break (void)
{
  KIT (2, "hand seat-1 asked-to-dance");
  g_autofree char *news = NULL;
  Desk desk;

  desk_init (&desk, &k->s, 1280, 754);
  while (bramble_match_get_ask_seat (desk.match) == 0)
    answer_for_all (&desk, "pass");
  while (bramble_match_get_ask_seat (desk.match) == 1)
    answer_for_all (&desk, "pass");
  desk.board = GTK_WIDGET (bramble_presentation_of (&gloom_game)->board (desk.match, TRUE));
  gtk_window_set_child (GTK_WINDOW (desk.window), desk.board);
  look_settle ();
  news = look_texts (look_nth (desk.board, BRAMBLE_TYPE_SUMMARY, 0));
  g_assert_null (strstr (news, "(you)"));
  desk_clear (&desk);
}

/* What lights up around a Story that can be claimed is no larger than its card, however many there are. */
static void
test_stories_are_framed (void)
{
  for (guint seats = 2; seats <= 5; seats++)
    for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
      {
        KIT (seats);
        Desk desk;

        desk_init (&desk, &k->s, rooms[i].width, rooms[i].height);
        for (guint n = 0; n < 2; n++)
          {
            g_autofree char *thing = g_strconcat ("story/", gloom_cards[k->s.stories[n]].id, NULL);
            graphene_rect_t bounds = bounds_of (&desk, GTK_WIDGET (desk_find (&desk, thing)));

            g_assert_cmpfloat (bounds.size.width, <=, 1.1 * (double) bounds.size.height);
            g_assert_cmpfloat (bounds.size.height, <=, 1.52 * (double) bounds.size.width);
          }
        desk_clear (&desk);
      }
}

/* What is written in a picture. */
typedef struct
{
  double smallest; /* letters, in pixels */
  guint n_glyphs;  /* letters and what is between them */
  float top;       /* what is above is not read */
} Writing;

static void
read_node (GskRenderNode *node,
           Writing       *writing,
           float          y)
{
  switch ((int) gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        read_node (gsk_container_node_get_child (node, i), writing, y);
      break;
    case GSK_TRANSFORM_NODE:
      {
        float dx = 0, dy = 0;

        if (gsk_transform_get_category (gsk_transform_node_get_transform (node)) >= GSK_TRANSFORM_CATEGORY_2D_TRANSLATE)
          gsk_transform_to_translate (gsk_transform_node_get_transform (node), &dx, &dy);
        read_node (gsk_transform_node_get_child (node), writing, y + dy);
        break;
      }
    case GSK_CLIP_NODE:
      read_node (gsk_clip_node_get_child (node), writing, y);
      break;
    case GSK_OPACITY_NODE:
      read_node (gsk_opacity_node_get_child (node), writing, y);
      break;
    case GSK_TEXT_NODE:
      {
        PangoFontDescription *font = pango_font_describe_with_absolute_size (gsk_text_node_get_font (node));

        if (y + gsk_text_node_get_offset (node)->y >= writing->top)
          {
            writing->smallest = MIN (writing->smallest, (double) pango_font_description_get_size (font) / PANGO_SCALE);
            writing->n_glyphs += gsk_text_node_get_num_glyphs (node);
          }
        pango_font_description_free (font);
        break;
      }
    default:
      break;
    }
}

/* What is written on @widget in its lower part, from @top on. */
static Writing
read_widget (GtkWidget *widget,
             float      top)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  Writing writing = { 1000, 0, top };
  GskRenderNode *node;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  read_node (node, &writing, 0);
  gsk_render_node_unref (node);
  return writing;
}

/* Names of heroes are never cut, and neither they nor Stories and Events are set in letters that are too small to be read. */
static void
test_letters_can_be_read (void)
{
  for (guint seats = 2; seats <= 5; seats++)
    for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
      {
        KIT (seats, "hand seat-1 swept-under-the-rug midnight-already last-page-comes-early");
        gboolean compact = rooms[i].width < 1280;
        guint n_named = 0;
        double unit;
        Desk desk;

        desk_init (&desk, &k->s, rooms[i].width, rooms[i].height);
        unit = bramble_frame_unit (GTK_WIDGET (desk_find (&desk, "hero/1")));
        /* What was never drawn has nothing written on it. */
        gtk_widget_queue_draw (desk.window);
        gtk_test_widget_wait_for_draw (desk.window);
        for (guint hero = 0; hero < seats * GLOOM_FAMILY; hero++)
          {
            g_autofree char *thing = g_strdup_printf ("hero/%u", hero + 1);
            GtkWidget *pile = look_nth (GTK_WIDGET (desk_find (&desk, thing)), BRAMBLE_TYPE_GLOOM_PILE, 0);
            const char *name = gloom_card_name (k->s.heroes[hero].character);
            Writing writing;

            /* Where there is no room for names, faces say who it is. */
            if (gtk_widget_get_width (pile) <= 8 * unit)
              continue;
            writing = read_widget (pile, (float) gtk_widget_get_height (pile)
                                         - (gtk_widget_get_width (pile) < 10.5 * unit ? 4.5f : 3.2f) * (float) unit);
            g_test_message ("%u players, %s, %s: %d by %d", seats, rooms[i].name, name, gtk_widget_get_width (pile), gtk_widget_get_height (pile));
            g_assert_cmpuint (writing.n_glyphs + 2, >=, (guint) g_utf8_strlen (name, -1));
            g_assert_cmpfloat (writing.smallest, >=, 1.2 * unit);
            n_named++;
          }
        g_assert_cmpuint (n_named, >, 0);
        for (guint n = 0; n < 2 && !compact; n++)
          {
            g_autofree char *thing = g_strconcat ("story/", gloom_cards[k->s.stories[n]].id, NULL);

            g_assert_cmpfloat (read_widget (GTK_WIDGET (desk_find (&desk, thing)), 0).smallest, >=, 1.2 * unit);
          }
        g_assert_cmpfloat (read_widget (GTK_WIDGET (desk_find (&desk, "card/swept-under-the-rug")), 0).smallest, >=,
                           (compact ? 1.1 : 1.3) * unit);
        desk_clear (&desk);
      }
}

/* Somebody may answer what another has announced: the card is on the stage. */
static void
test_response (void)
{
  KIT (3, "hand seat-1 it-was-all-a-dream we-gave-at-the-castle asked-to-dance", "hand seat-2 haunted-by-breakfast wind-changes",
       "pile cinderella lost-a-shoe-and-an-argument");
  Desk desk;

  kit_pass_to (k, "seat-2");
  kit_answer (k, "action", "wind-changes");
  kit_asks (k, "respond", "seat-1");
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *name = g_strconcat ("gloom-respond-", rooms[i].name, NULL);

      desk_init (&desk, &k->s, rooms[i].width, rooms[i].height);
      g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (desk_find (&desk, "card/it-was-all-a-dream")), "lit"));
      g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (desk_find (&desk, "card/asked-to-dance")), "lit"));
      desk_photograph (&desk, name);
      desk_touch (&desk, "card/it-was-all-a-dream");
      g_assert_cmpuint (((const GloomState *) bramble_match_get_view (desk.match))->n_discard, ==, 2);
      desk_clear (&desk);
    }
}

/* A language that is longer by 40 percent, with everything still in its place. It is
 * the last test: nobody speaks anything else afterwards. */
static void
test_long_words (void)
{
  g_setenv ("LOCPATH", g_getenv ("BRAMBLE_LOCALE_DIR"), TRUE);
  g_setenv ("LC_ALL", "qps.UTF-8", TRUE);
  g_assert_nonnull (setlocale (LC_ALL, ""));
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("BRAMBLE_LOCALE_DIR"));
  textdomain (GETTEXT_PACKAGE);
  for (guint i = 0; i < 2; i++)
    for (guint seats = 2; seats <= 5; seats += 3)
      {
        g_autofree char *choices = g_strdup_printf ("players=%u", seats);
        g_autofree char *name = g_strdup_printf ("gloom-long-%up-%s", seats, rooms[i].name);
        g_autoptr (Kit) k = kit_begin (choices);
        Desk desk;

        desk_play (k, 50, 0);
        desk_init (&desk, &k->s, rooms[i].width, rooms[i].height);
        check_places (&desk, seats);
        desk_photograph (&desk, name);
        desk_clear (&desk);
      }
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  bramble_contrast_watch (gdk_display_get_default ());
  g_settings_set_string (bramble_settings_get_default (), "pace", "off");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_func ("/gloom/look/all-in-sight", test_all_in_sight);
  g_test_add_func ("/gloom/look/moments", test_moments);
  g_test_add_func ("/gloom/look/chosen-is-shown", test_chosen_is_shown);
  g_test_add_func ("/gloom/look/words-beside-answers", test_words_beside_answers);
  g_test_add_func ("/gloom/look/other-looks", test_other_looks);
  g_test_add_func ("/gloom/look/fan", test_fan);
  g_test_add_func ("/gloom/look/response", test_response);
  g_test_add_func ("/gloom/look/news-after-a-break", test_news_after_a_break);
  g_test_add_func ("/gloom/look/stories-are-framed", test_stories_are_framed);
  g_test_add_func ("/gloom/look/letters-can-be-read", test_letters_can_be_read);
  g_test_add_func ("/gloom/look/long-words", test_long_words);
  return g_test_run ();
}
