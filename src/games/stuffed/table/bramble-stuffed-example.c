/* bramble-stuffed-example.c: pieces of the table as examples, to be looked at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What pages show is what the table shows: the same map with the same figures. Nothing
 * of it can be done anything with.
 */

#include "bramble-stuffed-example.h"

#include <rules/stuffed-game.h>

#include "bramble-stuffed-board-private.h"
#include "bramble-stuffed-style.h"

#define MAP_WIDTH 440
#define MAP_HEIGHT 352

/**
 * bramble_stuffed_picture_of:
 *
 * Returns: (transfer floating): the open page of @s with everybody on it
 */
GtkWidget *
bramble_stuffed_picture_of (const StuffedState *s,
                            int                 width,
                            int                 height)
{
  BrambleStuffedMap *map = BRAMBLE_STUFFED_MAP (bramble_stuffed_map_new ());
  g_autofree char *ground = g_strdup_printf ("stuffed/pages/%s-%u", stuffed_stories[s->story]->id, s->page + 1u);

  bramble_stuffed_style_load ();
  bramble_stuffed_map_set_page (map, &stuffed_page (s)->map, ground);
  bramble_stuffed_map_show_marks (map, s);
  bramble_stuffed_map_show_figures (map, s);
  gtk_widget_set_size_request (GTK_WIDGET (map), width, height);
  gtk_widget_set_can_target (GTK_WIDGET (map), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (map), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (map), "stuffed-example");
  return GTK_WIDGET (map);
}

static void
place (StuffedState      *s,
       const char *const *words)
{
  g_autoptr (GError) error = NULL;

  if (!stuffed_place_words (s, words, NULL, &error))
    g_error ("%s: %s", words[0], error->message);
}

/* The first page of the first story in the middle of a turn. */
GtkWidget *
bramble_stuffed_example_map (void)
{
  static const char *const lines[][8] = {
    { "squares", "seat-1", "6,4", "seat-2", "8,1", "seat-3", "2,6", NULL },
    { "stuffing", "seat-1", "5", "seat-2", "4", "seat-3", "0", NULL },
    { "minions", "lintling", "7,5", "0", "lintling", "6,2", "0", NULL },
    { "points-read", "1", NULL },
  };
  BrambleSetup setup;
  StuffedState s;

  bramble_setup_init (&setup, &stuffed_game);
  setup.seats = 3;
  setup.seed = 1;
  if (!bramble_game_set_up (&stuffed_game, &s, &setup, NULL, NULL))
    g_assert_not_reached ();
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    place (&s, lines[i]);
  return bramble_stuffed_picture_of (&s, MAP_WIDTH, MAP_HEIGHT);
}
