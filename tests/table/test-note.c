/* test-note.c: where the words of a lesson lie
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>

#include <bramble-note-place.h>

#include "bramble-note.h"
#include "look.h"

/* More than a table of these tests has. */
#define MOST 8

/* What lies on a table of 1000 by 600, and a sheet of 300 by 100 is laid there. */
typedef struct
{
  const char *name;
  graphene_rect_t told[MOST];   /* what it speaks of, the first of them is always there */
  graphene_rect_t spared[MOST]; /* what can be answered */
  BrambleNoteSide side;         /* where it should lie */
  gboolean away;
} Case;

#define ROOM(x, y, width, height) { { x, y }, { width, height } }

static const Case cases[] = {
  { "there is room after it", { ROOM (300, 200, 60, 60) }, { { { 0 } } }, BRAMBLE_NOTE_AFTER, FALSE },
  { "the edge is after it", { ROOM (900, 200, 60, 60) }, { { { 0 } } }, BRAMBLE_NOTE_BEFORE, FALSE },
  { "as broad as the table", { ROOM (10, 10, 980, 60) }, { { { 0 } } }, BRAMBLE_NOTE_BELOW, FALSE },
  { "the table's foot", { ROOM (10, 500, 980, 90) }, { { { 0 } } }, BRAMBLE_NOTE_ABOVE, FALSE },
  { "its other thing is after it", { ROOM (20, 480, 80, 100), ROOM (110, 480, 500, 100) }, { { { 0 } } }, BRAMBLE_NOTE_ABOVE, FALSE },
  { "its other thing is askew of it", { ROOM (100, 80, 60, 60), ROOM (220, 150, 60, 60) }, { { { 0 } } }, BRAMBLE_NOTE_AFTER, FALSE },
  { "answers are after it", { ROOM (400, 300, 60, 60) }, { ROOM (470, 0, 530, 600) }, BRAMBLE_NOTE_BEFORE, FALSE },
  { "small answers are on its only side", { ROOM (420, 0, 580, 600) }, { ROOM (150, 290, 20, 20), ROOM (170, 300, 20, 20) }, BRAMBLE_N_NOTE_SIDES, TRUE },
  { "answers are all about it", { ROOM (200, 200, 60, 60) }, { ROOM (0, 0, 600, 600) }, BRAMBLE_N_NOTE_SIDES, TRUE },
};

static gboolean
is_empty (const graphene_rect_t *room)
{
  return room->size.width == 0;
}

/* Lays out @told and @spared. */
static void
lay (const graphene_rect_t  told[MOST],
     const graphene_rect_t  spared[MOST],
     BrambleNoteTable      *table)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (BrambleNoteSpared));

  for (guint i = 0; i < MOST; i++)
    {
      BrambleNoteSpared answer = { spared[i], 1, TRUE };

      if (!is_empty (&told[i]))
        g_array_append_val (all, told[i]);
      if (!is_empty (&spared[i]))
        g_array_append_val (answers, answer);
    }
  *table = (BrambleNoteTable) { 1000, 600, 300, 100, 20, 8, all, answers };
}

static void
put_away (BrambleNoteTable *table)
{
  g_array_unref ((GArray *) table->told);
  g_array_unref ((GArray *) table->spared);
}

/* It covers nothing that it speaks of and no answer, and stays on the table. */
static void
test_nothing_is_covered (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, 1000, 600);
      BrambleNoteTable table;
      BrambleNotePlace place;

      g_test_message ("%s", cases[i].name);
      lay (cases[i].told, cases[i].spared, &table);
      bramble_note_place_find (&table, NULL, &place);
      g_assert_true (graphene_rect_contains_rect (&all, &place.room));
      g_assert_cmpint (place.away, ==, cases[i].away);
      if (!place.away)
        g_assert_cmpuint (place.side, ==, cases[i].side);
      for (guint k = 0; k < MOST; k++)
        {
          g_assert_cmpfloat (bramble_note_covered (&place.room, &cases[i].told[k]), ==, 0);
          g_assert_cmpfloat (bramble_note_covered (&place.room, &cases[i].spared[k]), ==, 0);
        }
      put_away (&table);
    }
}

/* While the same is said it does not run about, unless it lies on what becomes an answer. */
static void
test_it_stays (void)
{
  const graphene_rect_t thing[MOST] = { ROOM (400, 300, 60, 60) };
  const graphene_rect_t nothing[MOST] = { { { 0 } } };
  const graphene_rect_t corner[MOST] = { ROOM (480, 240, 40, 46) };
  const graphene_rect_t right[MOST] = { ROOM (470, 0, 530, 600) };
  BrambleNoteTable table;
  BrambleNotePlace first, place;

  lay (thing, nothing, &table);
  bramble_note_place_find (&table, NULL, &first);
  put_away (&table);

  lay (thing, corner, &table);
  bramble_note_place_find (&table, &first, &place);
  g_assert_true (graphene_rect_equal (&place.room, &first.room));
  bramble_note_place_find (&table, NULL, &place);
  g_assert_false (graphene_rect_equal (&place.room, &first.room));
  put_away (&table);

  lay (thing, right, &table);
  bramble_note_place_find (&table, &first, &place);
  g_assert_cmpuint (place.side, ==, BRAMBLE_NOTE_BEFORE);
  put_away (&table);
}

/* Nothing that it speaks of is covered or touched as long as there is a place where nothing is,
 * wherever that lies and whatever else is covered there; and it lies on pixels. */
static void
test_no_edge_is_covered (void)
{
  const graphene_rect_t answers[MOST] = { ROOM (330, 0, 670, 600), ROOM (0, 330, 330, 270) };
  BrambleNoteTable table;
  BrambleNotePlace place, before = { ROOM (8, 8, 300, 100), BRAMBLE_NOTE_AFTER, TRUE };

  for (float x = 0; x < 970; x += 12.3f)
    for (float y = 0; y < 570; y += 12.3f)
      {
        const graphene_rect_t things[MOST] = { ROOM (x, y, 30, 30) };
        graphene_rect_t clear;

        lay (things, answers, &table);
        for (guint i = 0; i < 2; i++)
          {
            bramble_note_place_find (&table, i == 0 ? NULL : &before, &place);
            graphene_rect_inset_r (&place.room, -table.margin, -table.margin, &clear);
            g_assert_cmpfloat (bramble_note_covered (&clear, &things[0]), ==, 0);
            g_assert_cmpfloat (place.room.origin.x, ==, (float) (int) place.room.origin.x);
            g_assert_cmpfloat (place.room.origin.y, ==, (float) (int) place.room.origin.y);
          }
        put_away (&table);
      }
}

/* A note above things that are moved about. */
typedef struct
{
  GtkWidget *fixed;
  GtkWidget *note;
  GtkWidget *things[3];
  graphene_point_t to[3]; /* where they are moved to */
} Table;

/* What could be answered. */
static void
spare_last (GtkWidget *note,
            GArray    *rooms,
            gpointer   user_data)
{
  Table *table = user_data;
  BrambleNoteSpared spared = { .weight = 20 };

  g_assert_true (gtk_widget_compute_bounds (table->things[2], note, &spared.room));
  g_array_append_val (rooms, spared);
}

static void
move (Table *table,
      guint  i,
      float  x,
      float  y)
{
  table->to[i] = GRAPHENE_POINT_INIT ((float) (int) x, (float) (int) y);
  gtk_fixed_move (GTK_FIXED (table->fixed), table->things[i], table->to[i].x, table->to[i].y);
}

/* Everything has come to its place, and is in sight there. */
static gboolean
is_nothing_covered (gpointer user_data)
{
  Table *table = user_data;

  for (guint i = 0; i < G_N_ELEMENTS (table->things); i++)
    {
      graphene_rect_t paper, room;

      bramble_note_get_room (BRAMBLE_NOTE (table->note), table->note, &paper);
      if (!gtk_widget_compute_bounds (table->things[i], table->note, &room) || !graphene_point_equal (&room.origin, &table->to[i])
          || paper.size.width == 0 || bramble_note_covered (&paper, &room) > 0)
        return FALSE;
    }
  return TRUE;
}

/* It gives way to anything that comes below it, whoever moves that. */
static void
test_it_gives_way (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *overlay = gtk_overlay_new ();
  Table table = { gtk_fixed_new (), g_object_new (BRAMBLE_TYPE_NOTE, NULL), { NULL } };
  g_autoptr (GPtrArray) also = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (table.things); i++)
    {
      table.things[i] = gtk_drawing_area_new ();
      gtk_widget_set_size_request (table.things[i], 40, 40);
      gtk_fixed_put (GTK_FIXED (table.fixed), table.things[i], 0, 0);
      move (&table, i, 100 + 300 * (float) i, 20);
    }
  gtk_overlay_set_child (GTK_OVERLAY (overlay), table.fixed);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), table.note);
  gtk_window_set_child (GTK_WINDOW (window), overlay);
  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 700);
  gtk_window_present (GTK_WINDOW (window));
  g_ptr_array_add (also, table.things[1]);
  bramble_note_set_spare (BRAMBLE_NOTE (table.note), spare_last, &table);
  bramble_note_say (BRAMBLE_NOTE (table.note), "Once upon a time there were three things that could not keep still.", NULL);
  bramble_note_set_page (BRAMBLE_NOTE (table.note), 0, 1);
  bramble_note_point (BRAMBLE_NOTE (table.note), table.things[0], also, table.fixed);
  g_assert_true (look_wait (window, is_nothing_covered, &table));

  for (guint i = 0; i < G_N_ELEMENTS (table.things); i++)
    {
      graphene_rect_t paper;

      bramble_note_get_room (BRAMBLE_NOTE (table.note), table.fixed, &paper);
      g_test_message ("thing %u", i);
      move (&table, i, paper.origin.x + paper.size.width / 2 - 20, paper.origin.y + paper.size.height / 2 - 20);
      g_assert_false (is_nothing_covered (&table));
      g_assert_true (look_wait (window, is_nothing_covered, &table));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/note/nothing-is-covered", test_nothing_is_covered);
  g_test_add_func ("/note/it-stays", test_it_stays);
  g_test_add_func ("/note/no-edge-is-covered", test_no_edge_is_covered);
  g_test_add_func ("/note/it-gives-way", test_it_gives_way);
  return g_test_run ();
}
