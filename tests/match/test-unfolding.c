/* test-unfolding.c: a table that takes its time, of whatever game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <bramble-table.h>
#include <string.h>

#include "match-kit.h"

/* A table that shows nothing and writes down what it is told to. */
#define PLAIN_TYPE_TABLE (plain_table_get_type ())
G_DECLARE_FINAL_TYPE (PlainTable, plain_table, PLAIN, TABLE, BrambleTable)

struct _PlainTable
{
  BrambleTable parent_instance;

  guint8 *shown; /* (nullable): the state that was shown last */
  guint n_shown; /* how often one was */
};

G_DEFINE_FINAL_TYPE (PlainTable, plain_table, BRAMBLE_TYPE_TABLE)

static GString *unfolded; /* kinds of events, "-" when they begin and "+" in the end */

static void
plain_table_show (BrambleTable  *table,
                  gconstpointer  state)
{
  PlainTable *self = PLAIN_TABLE (table);

  g_free (self->shown);
  self->shown = g_memdup2 (state, bramble_match_get_game (bramble_table_get_match (table))->state_size);
  self->n_shown++;
}

static void
plain_table_unfold (gpointer            state,
                    int                 viewer,
                    const BrambleEvent *event,
                    gboolean            landed)
{
  g_string_append_printf (unfolded, "%u%c", event->kind, landed ? '+' : '-');
}

/* Every event has two scenes. */
static void
tell (BrambleTelling     *telling,
      const BrambleEvent *event,
      BrambleScene       *scene)
{
  bramble_scene_show (scene, bramble_thing ("first", NULL), BRAMBLE_NO_THING);
  bramble_scene_move (bramble_telling_add (telling), bramble_thing ("second", NULL), bramble_thing_number ("seat", 0),
                      bramble_thing_number ("seat", 1));
}

static void
plain_table_locate (gconstpointer     state,
                    const BrambleAsk *ask,
                    guint             option,
                    BrambleSpot      *spot)
{
}

static void
plain_table_finalize (GObject *object)
{
  g_free (PLAIN_TABLE (object)->shown);

  G_OBJECT_CLASS (plain_table_parent_class)->finalize (object);
}

static void
plain_table_class_init (PlainTableClass *klass)
{
  BrambleTableClass *table_class = BRAMBLE_TABLE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = plain_table_finalize;
  table_class->show = plain_table_show;
  table_class->unfold = plain_table_unfold;
  table_class->tell = tell;
  table_class->locate = plain_table_locate;
}

static void
plain_table_init (PlainTable *self)
{
}

/* A match, and a table that shows it. */
typedef struct
{
  BrambleMatch *match;
  PlainTable *table;
  BrambleRng rng;
  GArray *events; /* BrambleEvent: of the last step */
} Fixture;

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  f->match = bramble_match_new (kit_record (3, "all", 4, TRUE));
  f->table = g_object_new (PLAIN_TYPE_TABLE, NULL);
  f->rng = (BrambleRng) { 4 };
  f->events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  unfolded = g_string_new (NULL);
  bramble_table_set_match (BRAMBLE_TABLE (f->table), f->match);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  g_assert_finalize_object (f->table);
  g_assert_finalize_object (f->match);
  g_array_unref (f->events);
  g_string_free (g_steal_pointer (&unfolded), TRUE);
}

/* Plays until a step tells at least @n things. */
static void
play_until (Fixture *f,
            guint    n)
{
  do
    {
      bramble_match_set_viewer (f->match, bramble_match_get_ask_seat (f->match));
      g_assert_true (kit_match_any (f->match, &f->rng));
      bramble_match_get_events (f->match, bramble_match_get_step (f->match), f->events);
    }
  while (f->events->len < n);
}

/* Whether what lay there after @step is shown, as the viewer sees it. */
static gboolean
shows_step (Fixture *f,
            guint    step)
{
  const BrambleGame *game = bramble_match_get_game (f->match);
  gconstpointer state = bramble_record_state (bramble_match_get_record (f->match), step);
  g_autofree guint8 *view = g_memdup2 (state, game->state_size);

  game->view (state, (guint) bramble_match_get_viewer (f->match), view);
  return memcmp (f->table->shown, view, game->state_size) == 0;
}

static guint
kind (Fixture *f,
      guint    event)
{
  return g_array_index (f->events, BrambleEvent, event).kind;
}

static void
test_at_once (Fixture       *f,
              gconstpointer  data)
{
  g_assert_cmpuint (f->table->n_shown, ==, 1);
  for (guint i = 0; i < 20; i++)
    {
      play_until (f, 0);
      g_assert_true (shows_step (f, bramble_match_get_step (f->match)));
    }
  g_assert_cmpuint (unfolded->len, ==, 0);
}

/* An event that is passed over has happened; one that has left is not moved on
 * by those after it. */
static void
test_stages (Fixture       *f,
             gconstpointer  data)
{
  BrambleTable *table = BRAMBLE_TABLE (f->table);
  g_autofree char *expected = NULL;
  guint n_shown;
  guint step;

  bramble_table_set_patient (table, TRUE);
  play_until (f, 4);
  step = bramble_match_get_step (f->match);
  n_shown = f->table->n_shown;
  bramble_table_unfold (table, bramble_match_get_step (f->match));
  g_assert_cmpuint (f->table->n_shown, ==, n_shown + 1);
  g_assert_true (shows_step (f, step - 1));

  bramble_table_show_event (table, 1, FALSE);
  bramble_table_show_event (table, 1, FALSE);
  bramble_table_show_event (table, 3, TRUE);
  bramble_table_show_event (table, 1, TRUE);
  bramble_table_show_event (table, f->events->len, TRUE);
  expected = g_strdup_printf ("%1$u-%1$u+" "%2$u-" "%3$u-%3$u+" "%4$u-%4$u+" "%2$u+",
                              kind (f, 0), kind (f, 1), kind (f, 2), kind (f, 3));
  g_assert_cmpstr (unfolded->str, ==, expected);

  bramble_table_settle (table);
  g_assert_true (shows_step (f, step));
  bramble_table_show_event (table, 2, TRUE);
  g_assert_cmpstr (unfolded->str, ==, expected);
}

/* A patient table waits after an answer, and only then. */
static void
test_patience (Fixture       *f,
               gconstpointer  data)
{
  BrambleTable *table = BRAMBLE_TABLE (f->table);
  guint n_shown;

  bramble_table_set_patient (table, TRUE);
  bramble_match_set_viewer (f->match, bramble_match_get_ask_seat (f->match));
  n_shown = f->table->n_shown;
  g_assert_true (kit_match_any (f->match, &f->rng));
  g_assert_cmpuint (f->table->n_shown, ==, n_shown);
  bramble_table_unfold (table, bramble_match_get_step (f->match));
  g_assert_true (shows_step (f, 0));
  g_assert_true (bramble_match_undo (f->match, BRAMBLE_BY_STEP));
  g_assert_true (shows_step (f, 0));
  bramble_table_show_event (table, 0, TRUE);
  g_assert_cmpuint (unfolded->len, ==, 0);
}

/* What part of the round it is said to be never runs ahead of what has been seen of an answer with which several begin. */
static void
test_progress (Fixture       *f,
               gconstpointer  data)
{
  const BrambleGame *game = bramble_match_get_game (f->match);
  BrambleTable *table = BRAMBLE_TABLE (f->table);
  guint n_amid = 0;

  bramble_table_set_patient (table, TRUE);
  for (guint i = 0; i < 60; i++)
    {
      g_autofree char *before = bramble_match_dup_progress (f->match);
      g_autofree char *after = NULL;
      const char *phase = NULL;

      g_assert_true (kit_match_any (f->match, &f->rng));
      after = bramble_match_dup_progress (f->match);
      bramble_match_get_events (f->match, bramble_match_get_step (f->match), f->events);
      g_assert_cmpstr (bramble_table_get_progress (table), ==, before);
      bramble_table_unfold (table, bramble_match_get_step (f->match));
      g_assert_cmpstr (bramble_table_get_progress (table), ==, before);
      for (guint k = 0; k < f->events->len; k++)
        {
          const char *begun = game->phase (&g_array_index (f->events, BrambleEvent, k));

          phase = begun ? begun : phase;
          bramble_table_show_event (table, k, TRUE);
          if (phase)
            g_assert_true (g_str_has_suffix (bramble_table_get_progress (table), phase));
          n_amid += g_strcmp0 (bramble_table_get_progress (table), before) != 0
                    && g_strcmp0 (bramble_table_get_progress (table), after) != 0;
        }
      bramble_table_settle (table);
      g_assert_cmpstr (bramble_table_get_progress (table), ==, after);
    }
  g_assert_cmpuint (n_amid, >, 0);
}

/* Whoever looks next does not see the end of an answer before it unfolds, and until then it is the turn of who gave it. */
static void
test_other_eyes (Fixture       *f,
                 gconstpointer  data)
{
  BrambleTable *table = BRAMBLE_TABLE (f->table);
  guint n_seats = bramble_record_n_seats (bramble_match_get_record (f->match));
  guint n_turns = 0;

  bramble_table_set_patient (table, TRUE);
  for (guint i = 0; i < 60; i++)
    {
      guint asked = (guint) bramble_match_get_ask_seat (f->match);
      gboolean secret;
      BrambleAsk ask;
      guint step;

      bramble_match_set_viewer (f->match, (int) asked);
      bramble_match_get_ask (f->match, &ask);
      secret = bramble_ask_is_secret (bramble_match_get_game (f->match), bramble_match_get_view (f->match), &ask);
      g_assert_cmpint (bramble_table_get_acting (table), ==, asked);
      g_assert_true (kit_match_any (f->match, &f->rng));
      step = bramble_match_get_step (f->match);
      g_assert_cmpint (bramble_table_get_acting (table), ==, secret ? -1 : (int) asked);
      bramble_match_set_viewer (f->match, (int) ((asked + 1) % n_seats));
      g_assert_true (shows_step (f, step - 1));

      bramble_table_unfold (table, step);
      g_assert_true (shows_step (f, step - 1));
      g_assert_cmpint (bramble_table_get_acting (table), ==, secret ? -1 : (int) asked);
      bramble_table_settle (table);
      g_assert_cmpint (bramble_table_get_acting (table), ==, bramble_match_get_ask_seat (f->match));
      n_turns += !secret && bramble_match_get_ask_seat (f->match) != (int) asked;
    }
  g_assert_cmpuint (n_turns, >, 0);
}

/* Of several scenes of an event the first has the sentence. */
static void
test_scenes (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr (GPtrArray) scenes = NULL;
  guint n_texts = 0;

  play_until (f, 4);
  scenes = bramble_scenes_new (f->match, bramble_match_get_step (f->match), tell);
  g_assert_cmpuint (scenes->len, ==, 2 * f->events->len);
  for (guint i = 0; i < scenes->len; i++)
    {
      const BrambleScene *scene = g_ptr_array_index (scenes, i);

      g_assert_cmpuint (scene->place, ==, i / 2);
      g_assert_cmpuint (scene->event, ==, kind (f, i / 2));
      g_assert_cmpint (scene->kind, ==, i % 2 ? BRAMBLE_SCENE_MOVED : BRAMBLE_SCENE_SHOWN);
      g_assert_true (bramble_thing_is (scene->thing, i % 2 ? "second" : "first"));
      g_assert_true (i % 2 == 0 || scene->text == NULL);
      n_texts += scene->text != NULL;
    }
  g_assert_cmpuint (n_texts, >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/unfolding/at-once", Fixture, NULL, set_up, test_at_once, tear_down);
  g_test_add ("/unfolding/stages", Fixture, NULL, set_up, test_stages, tear_down);
  g_test_add ("/unfolding/patience", Fixture, NULL, set_up, test_patience, tear_down);
  g_test_add ("/unfolding/progress", Fixture, NULL, set_up, test_progress, tear_down);
  g_test_add ("/unfolding/other-eyes", Fixture, NULL, set_up, test_other_eyes, tear_down);
  g_test_add ("/unfolding/scenes", Fixture, NULL, set_up, test_scenes, tear_down);
  return g_test_run ();
}
