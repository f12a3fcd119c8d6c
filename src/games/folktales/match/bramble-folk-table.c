/* bramble-folk-table.c: everything that lies on the table of Hungarian Folktales
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-table.h"

#include <rules/folk-game.h>
#include <rules/folk-text.h>

#include "bramble-folk-private.h"
#include "bramble-folk-scene.h"
#include "bramble-folk-target.h"

/**
 * BrambleFolkTable:
 *
 * Hungarian Folktales as the viewer of a match may see it. It changes by difference:
 * where two views agree, nothing is told.
 */
struct _BrambleFolkTable
{
  BrambleTable parent_instance;

  BrambleFolkView view;     /* as was last shown */
  GListStore *heroes;       /* BrambleFolkHero */
  BrambleItemList *offered; /* tiles of nobody that somebody chooses among */
};

G_DEFINE_FINAL_TYPE (BrambleFolkTable, bramble_folk_table, BRAMBLE_TYPE_TABLE)

/* All that is asked here everybody may see, so it lies there for all. */
static void
update_offered (BrambleFolkTable *self)
{
  BrambleTable *table = BRAMBLE_TABLE (self);
  BrambleMatch *match = bramble_table_get_match (table);
  g_auto (BrambleSpecs) specs = { NULL };
  BrambleAsk ask;

  bramble_match_get_ask (match, &ask);
  for (guint i = 0; i < ask.n_options && ask.kind != FOLK_ASK_OFFER && ask.kind != FOLK_ASK_REPLY; i++)
    {
      BrambleSpot spot = { 0 };
      BrambleItemSpec *spec;

      bramble_table_locate (table, bramble_match_get_view (match), &ask, i, &spot);
      if (!bramble_thing_is (spot.thing, BRAMBLE_FOLK_SUPPLY_THING))
        continue;
      spec = bramble_specs_add (&specs, "tile", spot.thing.id, BRAMBLE_ITEM_NO_SEAT);
      spec->name = folk_tile_name (ask.options[i].a);
    }
  bramble_specs_update (&specs, self->offered);
}

static void
bramble_folk_table_show (BrambleTable  *table,
                         gconstpointer  state)
{
  BrambleFolkTable *self = BRAMBLE_FOLK_TABLE (table);
  BrambleMatch *match = bramble_table_get_match (table);
  BrambleFolkView *view = &self->view;

  view->s = *(const FolkState *) state;
  view->viewer = bramble_match_get_viewer (match);
  for (guint seat = 0; seat < view->s.n_seats; seat++)
    view->names[seat] = bramble_seat_get_name (bramble_match_get_seat (match, seat));
  for (guint seat = 0; seat < view->s.n_seats; seat++)
    {
      g_autoptr (BrambleFolkHero) hero = g_list_model_get_item (G_LIST_MODEL (self->heroes), seat);

      bramble_folk_hero_update (hero, view);
    }
  update_offered (self);
}

/* The class function of #BrambleTable. Nothing is missing before it has arrived
 * somewhere else. */
static void
bramble_folk_table_unfold (gpointer            state,
                           int                 viewer,
                           const BrambleEvent *event,
                           gboolean            landed)
{
  if (landed)
    folk_follow (state, event);
}

static void
bramble_folk_table_finalize (GObject *object)
{
  BrambleFolkTable *self = BRAMBLE_FOLK_TABLE (object);

  g_object_unref (self->heroes);
  g_object_unref (self->offered);

  G_OBJECT_CLASS (bramble_folk_table_parent_class)->finalize (object);
}

static void
bramble_folk_table_class_init (BrambleFolkTableClass *klass)
{
  BrambleTableClass *table_class = BRAMBLE_TABLE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bramble_folk_table_finalize;
  table_class->show = bramble_folk_table_show;
  table_class->unfold = bramble_folk_table_unfold;
  table_class->tell = bramble_folk_tell;
  table_class->locate = bramble_folk_locate;
  table_class->why_not = bramble_folk_why_not;
}

static void
bramble_folk_table_init (BrambleFolkTable *self)
{
  self->view.viewer = BRAMBLE_VIEWER_NOBODY;
  self->heroes = g_list_store_new (BRAMBLE_TYPE_FOLK_HERO);
  self->offered = bramble_item_list_new ();
}

/**
 * bramble_folk_table_new:
 * @match: a match of Hungarian Folktales
 *
 * Returns: (transfer full): what its viewer sees, now and as it goes on
 */
BrambleFolkTable *
bramble_folk_table_new (BrambleMatch *match)
{
  BrambleFolkTable *self;
  const FolkState *view;

  g_return_val_if_fail (BRAMBLE_IS_MATCH (match), NULL);
  g_return_val_if_fail (bramble_match_get_game (match) == &folktales_game, NULL);

  self = g_object_new (BRAMBLE_TYPE_FOLK_TABLE, NULL);
  view = bramble_match_get_view (match);
  for (guint i = 0; i < view->n_seats; i++)
    {
      g_autoptr (BrambleFolkHero) hero = bramble_folk_hero_new (bramble_match_get_seat (match, i));

      g_list_store_append (self->heroes, hero);
    }
  bramble_table_set_match (BRAMBLE_TABLE (self), match);
  return self;
}

/* Returns the position as it is seen now, with what the viewer may not know hidden. */
const FolkState *
bramble_folk_table_get_shown (BrambleFolkTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_FOLK_TABLE (self), NULL);

  return &self->view.s;
}

/* Returns how the players are called, in the order of seats. */
const char *const *
bramble_folk_table_get_names (BrambleFolkTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_FOLK_TABLE (self), NULL);

  return self->view.names;
}

/**
 * bramble_folk_table_get_heroes:
 *
 * Returns: (transfer none): a list of #BrambleFolkHero, in the order of seats
 */
GListModel *
bramble_folk_table_get_heroes (BrambleFolkTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_FOLK_TABLE (self), NULL);

  return G_LIST_MODEL (self->heroes);
}

/**
 * bramble_folk_table_get_offered:
 *
 * Returns: (transfer none): a list of #BrambleItem, tiles that somebody chooses among
 *   and that nobody has
 */
GListModel *
bramble_folk_table_get_offered (BrambleFolkTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_FOLK_TABLE (self), NULL);

  return G_LIST_MODEL (self->offered);
}
