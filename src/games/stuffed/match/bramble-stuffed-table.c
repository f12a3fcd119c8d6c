/* bramble-stuffed-table.c: everything that lies on the table of Stuffed Fables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-table.h"

#include <glib/gi18n-lib.h>
#include <rules/stuffed-game.h>
#include <rules/stuffed-text.h>
#include <string.h>

#include "bramble-stuffed-private.h"
#include "bramble-stuffed-scene.h"
#include "bramble-stuffed-strike.h"
#include "bramble-stuffed-target.h"

/* So many answers are looked back through. */
#define LOOK_BACK 60

/**
 * BrambleStuffedTable:
 *
 * Stuffed Fables as the viewer of a match may see it. Toys tell of their changes; all else
 * lies in the position that is shown.
 */
struct _BrambleStuffedTable
{
  BrambleTable parent_instance;

  BrambleStuffedView view; /* as was last shown */
  GListStore *toys;        /* BrambleStuffedToy */
};

G_DEFINE_FINAL_TYPE (BrambleStuffedTable, bramble_stuffed_table, BRAMBLE_TYPE_TABLE)

static void
bramble_stuffed_table_show (BrambleTable  *table,
                            gconstpointer  state)
{
  BrambleStuffedTable *self = BRAMBLE_STUFFED_TABLE (table);
  BrambleMatch *match = bramble_table_get_match (table);

  self->view.s = *(const StuffedState *) state;
  for (guint seat = 0; seat < self->view.s.n_seats; seat++)
    self->view.names[seat] = bramble_seat_get_name (bramble_match_get_seat (match, seat));
  for (guint seat = 0; seat < self->view.s.n_seats; seat++)
    {
      g_autoptr (BrambleStuffedToy) toy = g_list_model_get_item (G_LIST_MODEL (self->toys), seat);

      bramble_stuffed_toy_update (toy, &self->view);
    }
}

/* The class function of #BrambleTable. Nothing is missing before it has arrived
 * somewhere else. */
static void
bramble_stuffed_table_unfold (gpointer            state,
                              int                 viewer,
                              const BrambleEvent *event,
                              gboolean            landed)
{
  if (landed)
    stuffed_follow (state, event);
}

/* Which story it is, and whose turn. */
static char *
bramble_stuffed_table_dup_progress (BrambleTable *table)
{
  BrambleStuffedTable *self = BRAMBLE_STUFFED_TABLE (table);
  const StuffedState *s = &self->view.s;
  const char *title = stuffed_text (s->story, STUFFED_TOME_STORY, stuffed_stories[s->story]->title);
  BrambleStuffedStrike strike;

  bramble_stuffed_strike_find (&strike, table);
  if (strike.acts)
    /* Translators: a story, and who acts in it now */
    return g_strdup_printf (C_("title", "%s · the minions act"), title);
  if (stuffed_is_over (s) || stuffed_nobody_acts (s))
    return g_strdup (title);

  /* Translators: a story, and whose turn it is */
  return g_strdup_printf (C_("title", "%1$s · turn of %2$s"), title, self->view.names[s->active]);
}

static void
bramble_stuffed_table_finalize (GObject *object)
{
  g_object_unref (BRAMBLE_STUFFED_TABLE (object)->toys);

  G_OBJECT_CLASS (bramble_stuffed_table_parent_class)->finalize (object);
}

static void
bramble_stuffed_table_class_init (BrambleStuffedTableClass *klass)
{
  BrambleTableClass *table_class = BRAMBLE_TABLE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bramble_stuffed_table_finalize;
  table_class->show = bramble_stuffed_table_show;
  table_class->unfold = bramble_stuffed_table_unfold;
  table_class->tell = bramble_stuffed_tell;
  table_class->locate = bramble_stuffed_locate;
  table_class->why_not = bramble_stuffed_why_not;
  table_class->dup_progress = bramble_stuffed_table_dup_progress;
}

static void
bramble_stuffed_table_init (BrambleStuffedTable *self)
{
  self->toys = g_list_store_new (BRAMBLE_TYPE_STUFFED_TOY);
}

/**
 * bramble_stuffed_table_new:
 * @match: a match of Stuffed Fables
 *
 * Returns: (transfer full): what its viewer sees, now and as it goes on
 */
BrambleStuffedTable *
bramble_stuffed_table_new (BrambleMatch *match)
{
  BrambleStuffedTable *self;
  const StuffedState *view;

  g_return_val_if_fail (BRAMBLE_IS_MATCH (match), NULL);
  g_return_val_if_fail (bramble_match_get_game (match) == &stuffed_game, NULL);

  self = g_object_new (BRAMBLE_TYPE_STUFFED_TABLE, NULL);
  view = bramble_match_get_view (match);
  for (guint i = 0; i < view->n_seats; i++)
    {
      g_autoptr (BrambleStuffedToy) toy = bramble_stuffed_toy_new (bramble_match_get_seat (match, i));

      g_list_store_append (self->toys, toy);
    }
  bramble_table_set_match (BRAMBLE_TABLE (self), match);
  return self;
}

/* Returns the last step before @step that tells of one of @kinds, or one that is long enough ago. */
guint
bramble_stuffed_look_back (BrambleMatch *match,
                           guint         step,
                           const guint8 *kinds,
                           guint         n_kinds)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  guint first = step;

  while (first > 0 && step - first < LOOK_BACK)
    {
      bramble_match_get_events (match, --first, events);
      for (guint i = 0; i < events->len; i++)
        if (memchr (kinds, g_array_index (events, BrambleEvent, i).kind, n_kinds))
          return first;
    }
  return first;
}

/* Returns the position as it is seen now. */
const StuffedState *
bramble_stuffed_table_get_shown (BrambleStuffedTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_STUFFED_TABLE (self), NULL);

  return &self->view.s;
}

/* Returns how the players are called, in the order of seats. */
const char *const *
bramble_stuffed_table_get_names (BrambleStuffedTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_STUFFED_TABLE (self), NULL);

  return self->view.names;
}

/**
 * bramble_stuffed_table_get_toys:
 *
 * Returns: (transfer none): a list of #BrambleStuffedToy, in the order of seats
 */
GListModel *
bramble_stuffed_table_get_toys (BrambleStuffedTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_STUFFED_TABLE (self), NULL);

  return G_LIST_MODEL (self->toys);
}
