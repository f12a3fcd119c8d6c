/* bramble-folk-example.c: pieces of the table as examples, to be looked at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What pages show is what the table shows: the same map, the same throw. Nothing of it
 * can be done anything with.
 */

#include "bramble-folk-example.h"

#include <rules/folk-game.h>

#include "bramble-folk-glimpse.h"
#include "bramble-folk-map.h"
#include "bramble-folk-style.h"
#include "bramble-folk-throw.h"

#define THROW_WIDTH 380

static GtkWidget *
make_picture (GtkWidget *widget)
{
  gtk_widget_set_can_target (widget, FALSE);
  gtk_widget_set_can_focus (widget, FALSE);
  gtk_widget_add_css_class (widget, "folk-example");
  return widget;
}

/* Two players with nothing at all. */
static void
clear (FolkState *s)
{
  *s = (FolkState) { .n_seats = 2, .n_quests = 1, .team_size = 1, .round = 1, .winner = FOLK_NONE };
  for (guint seat = 0; seat < FOLK_MAX_SEATS; seat++)
    {
      s->seats[seat].hero = FOLK_SHEPHERD;
      s->seats[seat].goal = FOLK_NONE;
      for (guint i = 0; i < FOLK_MAX_QUESTS; i++)
        s->seats[seat].quests[i] = FOLK_NONE;
    }
}

/**
 * bramble_folk_example_road:
 * @words: a hero, a field and a number of steps, with a slash between them
 *
 * Returns: a piece of the map where that hero stands, and where the steps lead lit up
 */
GtkWidget *
bramble_folk_example_road (const char *words)
{
  g_auto (GStrv) parts = g_strsplit (words, "/", 3);
  g_autofree char *figure = g_strconcat ("folktales/heroes/", parts[0], NULL);
  guint from = folk_board_find (parts[1]);
  guint steps = (guint) g_ascii_strtoull (parts[2], NULL, 10);
  GtkWidget *map = bramble_folk_map_new ();
  FolkWay ways[FOLK_MAX_WAYS];
  FolkState s;
  guint n;

  g_assert (from != FOLK_NONE);
  clear (&s);
  n = folk_ways (&s, from, steps, ways);
  for (guint i = 0; i < n; i++)
    bramble_folk_field_set_steps (bramble_folk_map_get_field (BRAMBLE_FOLK_MAP (map), ways[i].to), (int) steps);
  bramble_folk_map_put_hero (BRAMBLE_FOLK_MAP (map), 0, figure, from);
  return make_picture (bramble_folk_glimpse_new (map, GTK_WIDGET (bramble_folk_map_get_field (BRAMBLE_FOLK_MAP (map), from))));
}

/**
 * bramble_folk_example_throw:
 * @words: who is met, what was thrown, an amount of Advice, and tiles, with a slash
 *   between them
 *
 * Returns: a Lucky Throw as it is seen on the table
 */
GtkWidget *
bramble_folk_example_throw (const char *words)
{
  g_auto (GStrv) parts = g_strsplit (words, "/", -1);
  BrambleFolkLuck luck = { .kind = BRAMBLE_FOLK_LUCK_MEETING };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  FolkState s;
  int who;

  g_assert (g_strv_length (parts) >= 3);
  who = bramble_parse_id (parts[0], folk_adventure_ids, FOLK_N_ADVENTURES);
  g_assert (who >= 0);
  clear (&s);
  s.seats[0].advice = (guint8) g_ascii_strtoull (parts[2], NULL, 10);
  for (guint i = 3; parts[i]; i++)
    {
      int tile = bramble_parse_id (parts[i], folk_tile_ids, FOLK_N_TILES);

      g_assert (tile >= 0);
      folk_put_tile (&s, 0, (guint) tile, 0);
    }
  luck.who = (guint) who;
  luck.die = (guint) g_ascii_strtoull (parts[1], NULL, 10);
  bramble_folk_style_load ();
  gtk_widget_set_size_request (box, THROW_WIDTH, -1);
  gtk_box_append (GTK_BOX (box), bramble_folk_throw_new (&s, NULL, &luck));
  return make_picture (box);
}

/* A land as it is painted on the map. */
GtkWidget *
bramble_folk_example_land (const char *id)
{
  guint land = 0;

  while (land < FOLK_N_LANDS && g_strcmp0 (folk_lands[land].id, id) != 0)
    land++;
  g_assert (land < FOLK_N_LANDS);
  return make_picture (bramble_folk_glimpse_new_land (land, TRUE));
}
