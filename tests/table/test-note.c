/* test-note.c: where the words of a lesson lie
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib.h>

#include <bramble-note-place.h>

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
      BrambleNoteSpared answer = { spared[i], 1 };

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
  const graphene_rect_t corner[MOST] = { ROOM (480, 240, 40, 60) };
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

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/note/nothing-is-covered", test_nothing_is_covered);
  g_test_add_func ("/note/it-stays", test_it_stays);
  return g_test_run ();
}
