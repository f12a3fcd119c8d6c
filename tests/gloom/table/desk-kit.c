/* desk-kit.c: positions of Fairytale Gloom on a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk-kit.h"

#include <string.h>

#include "bramble-art.h"
#include "bramble-presentation.h"
#include "look.h"

static const char *const names[BRAMBLE_MAX_SEATS] = { "Hazel", "Rowan", "Bryony", "Moss", "Sorrel", "Ivy" };

/* A computer player who is never asked: the test answers for everybody. */
static guint
ponder (const BrambleLevel   *level,
        const BrambleThought *thought)
{
  while (thought->cancelled && !g_atomic_int_get (thought->cancelled))
    g_usleep (1000);
  return 0;
}

static const BrambleLevel ponderer = { .id = "ponderer", .name = "Ponderer", .line = "Ponders.", .choose = ponder };

static BrambleMatch *
create_match (const GloomState *state)
{
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS] = { 0 };
  g_autoptr (GError) error = NULL;
  BrambleRecord *record;
  BrambleSetup setup;

  bramble_setup_init (&setup, &gloom_game);
  setup.seats = state->n_seats;
  for (guint i = 0; i < setup.seats; i++)
    seats[i] = (BrambleRecordSeat) { .name = (char *) names[i], .level = i == 0 ? NULL : &ponderer };
  record = bramble_record_new (&gloom_game, &setup, seats, FALSE, &error);
  g_assert_no_error (error);
  /* A record gives its states to nobody for writing; a test may take it. */
  memcpy ((gpointer) bramble_record_state (record, 0), state, sizeof *state);
  bramble_record_go_to (record, 0);
  return bramble_match_new (record);
}

void
desk_init (Desk             *desk,
           const GloomState *state,
           int               width,
           int               height)
{
  desk->match = create_match (state);
  desk->window = gtk_window_new ();
  desk->board = GTK_WIDGET (bramble_presentation_of (&gloom_game)->board (desk->match, TRUE));
  gtk_window_set_decorated (GTK_WINDOW (desk->window), FALSE);
  /* A default size would not be larger than the screen. */
  gtk_widget_set_size_request (desk->board, width, height);
  gtk_window_set_default_size (GTK_WINDOW (desk->window), width, height);
  gtk_window_set_child (GTK_WINDOW (desk->window), desk->board);
  /* Where the pointer is is no matter of the test. */
  gtk_widget_set_can_target (desk->window, FALSE);
  gtk_window_present (GTK_WINDOW (desk->window));
  while (!gtk_widget_get_mapped (desk->board) || gtk_widget_get_width (desk->board) != width)
    g_main_context_iteration (NULL, TRUE);
  look_settle ();
}

void
desk_clear (Desk *desk)
{
  gtk_window_destroy (GTK_WINDOW (desk->window));
  look_settle ();
  look_finalize (g_steal_pointer (&desk->match));
}

static GtkWidget *
find (GtkWidget    *widget,
      BrambleThing  thing)
{
  if (BRAMBLE_IS_TARGET (widget) && bramble_thing_equal (bramble_target_get_thing (BRAMBLE_TARGET (widget)), thing))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, thing);

      if (found)
        return found;
    }

  return NULL;
}

BrambleTarget *
desk_find (Desk       *desk,
           const char *thing)
{
  GtkWidget *found = find (desk->board, bramble_thing_parse (thing));

  if (found == NULL)
    g_error ("there is no %s", thing);
  return BRAMBLE_TARGET (found);
}

void
desk_touch (Desk       *desk,
            const char *thing)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (desk_find (desk, thing)), "board.touch", "s", thing));
  look_settle ();
}

void
desk_carry (Desk       *desk,
            const char *thing,
            const char *place)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (desk_find (desk, thing)), "board.carry", "s", thing));
  look_settle ();
  if (place == NULL)
    return;
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (desk_find (desk, place)), "board.drop", "(ss)", thing, place));
  gtk_widget_activate_action (desk->board, "board.carry", "s", "");
  look_settle ();
}

void
desk_photograph (Desk       *desk,
                 const char *name)
{
  const char *directory = g_getenv ("BRAMBLE_PICTURES");
  g_autofree char *path = NULL;
  g_autoptr (GBytes) ready = NULL;
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  GtkSnapshot *snapshot;

  if (directory == NULL)
    return;
  path = g_strdup_printf ("%s/%s.png", directory, name);
  ready = look_picture (desk->window);
  paintable = gtk_widget_paintable_new (desk->window);
  snapshot = gtk_snapshot_new ();
  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), gtk_widget_get_width (desk->window),
                          gtk_widget_get_height (desk->window));
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (desk->window)), node, NULL);
  g_assert_true (gdk_texture_save_to_png (texture, path));
}

void
desk_play (Kit   *k,
           guint  answers,
           guint  seat)
{
  BrambleRng rng = { 11 };

  /* Until it is that player's turn, and something is on the table. */
  while (!k->s.over && (answers > 0 || k->ask.seat != seat
                         || (k->ask.kind != GLOOM_ASK_ACTION && k->ask.kind != GLOOM_ASK_CHARACTER)))
    {
      guint option = gloom_playout (&k->s, &k->ask, &rng);

      g_assert_true (gloom_game.answer (&k->s, &k->ask, option, NULL));
      answers -= answers > 0;
    }
}
