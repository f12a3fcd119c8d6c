/* worlds.c: positions in matches, and everything a match shows as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "worlds.h"

#include <string.h>
#include <rules/choices.h>

#include "test-setup.h"

BrambleRecord *
world_record (const BrambleSetup *setup)
{
  static char names[][8] = { "Ann", "Ben", "Cat", "Dan" };
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS] = { 0 };
  g_autoptr (GError) error = NULL;
  BrambleRecord *record;

  for (guint i = 0; i < setup->seats; i++)
    seats[i].name = names[i];
  record = bramble_record_new (&grimm_game, setup, seats, TRUE, &error);
  g_assert_no_error (error);
  return record;
}

static World *
show (BrambleMatch *match,
      int           viewer)
{
  World *world = g_new0 (World, 1);

  world->match = match;
  bramble_match_set_viewer (world->match, viewer);
  world->table = bramble_grimm_table_new (world->match);
  world->log = bramble_log_new (world->match);
  return world;
}

World *
world_new (BrambleRecord *record,
           int            viewer)
{
  return show (bramble_match_new (record), viewer);
}

World *
world_new_replay (const World *world,
                  int          viewer)
{
  return show (bramble_match_new_replay (bramble_record_copy (bramble_match_get_record (world->match))), viewer);
}

World *
world_new_at (const BrambleSetup *setup,
              const GrimmState   *state,
              int                 viewer)
{
  BrambleRecord *record = world_record (setup);

  /* A record gives its states to nobody for writing; a test may take it. */
  memcpy ((gpointer) bramble_record_state (record, 0), state, sizeof *state);
  bramble_record_go_to (record, 0);
  return world_new (record, viewer);
}

void
world_free (World *world)
{
  g_assert_finalize_object (world->log);
  g_assert_finalize_object (world->table);
  g_assert_finalize_object (world->match);
  g_free (world);
}

gboolean
world_play (World      *world,
            BrambleRng *rng)
{
  gconstpointer state = bramble_record_now (bramble_match_get_record (world->match));
  BrambleAsk ask;
  guint option;

  grimm_game.ask (state, &ask);
  if (ask.n_options == 0)
    return FALSE;

  option = bramble_rng_below (rng, 3) > 0 ? grimm_game.playout (state, &ask, rng)
                                          : bramble_rng_below (rng, ask.n_options);
  g_assert_true (bramble_match_answer (world->match, option));
  return TRUE;
}

void
world_for_all (guint     games,
               WorldTest test)
{
  const BrambleNamed *editions = grimm_choices[GRIMM_CHOICE_EDITION].values;
  const BrambleNamed *card_sets = grimm_choices[GRIMM_CHOICE_CARDS].values;

  for (guint edition = 0; editions[edition].id; edition++)
    for (guint cards = 0; card_sets[cards].id; cards++)
      for (guint seats = grimm_game.min_seats; seats <= grimm_game.max_seats; seats++)
        for (guint64 seed = 1; seed <= games; seed++)
          {
            BrambleSetup setup = test_setup (seats, seed, BRAMBLE_NO_SEAT, card_sets[cards].id, editions[edition].id);

            test (&setup, seed);
          }
}

/* What nobody knows is what no seat knows, so for nobody all of them forget,
 * one after the other. */
void
world_other_state (const GrimmState *state,
                   int               viewer,
                   GrimmState       *other,
                   BrambleRng       *rng)
{
  GrimmState from = *state;

  for (guint seat = 0; seat < state->n_seats; seat++)
    if (viewer < 0 || viewer == (int) seat)
      {
        grimm_view (&from, seat, other);
        grimm_resample (other, seat, rng);
        from = *other;
      }
}

static void
add_line (GString    *text,
          guint       depth,
          const char *name,
          const char *value)
{
  g_string_append_printf (text, "%*s%s: %s\n", (int) (2 * depth), "", name, value);
}

char *
world_dump_value (const GValue *value)
{
  if (G_VALUE_HOLDS (value, G_TYPE_STRV) && g_value_get_boxed (value))
    return g_strjoinv (", ", g_value_get_boxed (value));
  if (G_VALUE_HOLDS (value, G_TYPE_GTYPE))
    return g_strdup (g_type_name (g_value_get_gtype (value)));
  /* A pointer is no text. */
  if (G_VALUE_HOLDS_OBJECT (value))
    return g_strdup (g_value_get_object (value) ? "object" : "NULL");

  return g_strdup_value_contents (value);
}

static void
dump (GString  *text,
      guint     depth,
      gpointer  object)
{
  guint n_specs;
  g_autofree GParamSpec **specs = g_object_class_list_properties (G_OBJECT_GET_CLASS (object), &n_specs);

  add_line (text, depth, "object", G_OBJECT_TYPE_NAME (object));
  for (guint i = 0; i < n_specs; i++)
    {
      g_auto (GValue) value = G_VALUE_INIT;
      g_autofree char *contents = NULL;

      if ((specs[i]->flags & G_PARAM_READABLE) == 0)
        continue;
      g_object_get_property (object, specs[i]->name, &value);
      contents = world_dump_value (&value);
      add_line (text, depth + 1, specs[i]->name, contents);
      if (G_VALUE_HOLDS_OBJECT (&value) && g_value_get_object (&value))
        dump (text, depth + 2, g_value_get_object (&value));
    }

  for (guint i = 0; G_IS_LIST_MODEL (object) && i < g_list_model_get_n_items (object); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (object, i);

      dump (text, depth + 1, item);
    }
}

char *
world_dump (gpointer object)
{
  GString *text = g_string_new (NULL);

  dump (text, 0, object);
  return g_string_free (text, FALSE);
}

char *
world_dump_all (World *world)
{
  GString *text = g_string_new (NULL);
  g_autofree char *question = bramble_match_dup_question (world->match);

  add_line (text, 0, "question", question);
  for (guint i = 0;; i++)
    {
      g_autofree char *option = bramble_match_dup_option (world->match, i);

      if (option == NULL)
        break;
      add_line (text, 1, "option", option);
    }
  dump (text, 0, world->match);
  dump (text, 0, world->table);
  dump (text, 0, world->log);
  return g_string_free (text, FALSE);
}

void
world_assert_same (const char *what,
                   const char *first,
                   const char *second)
{
  g_auto (GStrv) one = NULL;
  g_auto (GStrv) two = NULL;

  if (strcmp (first, second) == 0)
    return;

  one = g_strsplit (first, "\n", -1);
  two = g_strsplit (second, "\n", -1);
  for (guint i = 0; one[i] && two[i]; i++)
    if (strcmp (one[i], two[i]) != 0)
      g_error ("%s: line %u is “%s” here and “%s” there", what, i + 1, g_strstrip (one[i]), g_strstrip (two[i]));
  g_error ("%s: one has more lines than the other", what);
}
