/* bramble-folk-table.c: everything that lies on the table of Hungarian Folktales
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-table.h"

#include <rules/folk-game.h>

#include "bramble-folk-scene.h"
#include "bramble-folk-target.h"

/**
 * BrambleFolkTable:
 *
 * Hungarian Folktales as the viewer of a match may see it.
 */
struct _BrambleFolkTable
{
  BrambleTable parent_instance;

  FolkState shown; /* with what is hidden from the viewer hidden */
};

G_DEFINE_FINAL_TYPE (BrambleFolkTable, bramble_folk_table, BRAMBLE_TYPE_TABLE)

static void
bramble_folk_table_show (BrambleTable  *table,
                         gconstpointer  state)
{
  BRAMBLE_FOLK_TABLE (table)->shown = *(const FolkState *) state;
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
bramble_folk_table_class_init (BrambleFolkTableClass *klass)
{
  BrambleTableClass *table_class = BRAMBLE_TABLE_CLASS (klass);

  table_class->show = bramble_folk_table_show;
  table_class->unfold = bramble_folk_table_unfold;
  table_class->tell = bramble_folk_tell;
  table_class->locate = bramble_folk_locate;
}

static void
bramble_folk_table_init (BrambleFolkTable *self)
{
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

  g_return_val_if_fail (BRAMBLE_IS_MATCH (match), NULL);
  g_return_val_if_fail (bramble_match_get_game (match) == &folktales_game, NULL);

  self = g_object_new (BRAMBLE_TYPE_FOLK_TABLE, NULL);
  bramble_table_set_match (BRAMBLE_TABLE (self), match);
  return self;
}

/* Returns the position as it is seen now, with what the viewer may not know hidden. */
const FolkState *
bramble_folk_table_get_shown (BrambleFolkTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_FOLK_TABLE (self), NULL);

  return &self->shown;
}
