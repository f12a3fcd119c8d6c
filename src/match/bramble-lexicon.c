/* bramble-lexicon.c: all that a game has a page about, by kind and number
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-lexicon.h"

#include <string.h>

/**
 * bramble_lexicon_look_up:
 * @id: (nullable): what may be the id of a page
 * @kind: (out): what kind of page it is
 * @number: (out): and which of them
 *
 * Returns: whether there is such a page
 */
gboolean
bramble_lexicon_look_up (const BrambleLexicon *lexicon,
                         const char           *id,
                         guint                *kind,
                         guint                *number)
{
  for (*kind = 0; id && *kind < lexicon->n_kinds; (*kind)++)
    {
      const BrambleLexiconRange *range = lexicon->range (*kind);

      if (!g_str_has_prefix (id, range->prefix))
        continue;
      for (*number = range->first; *number < range->end; (*number)++)
        if (g_str_equal (id + strlen (range->prefix), lexicon->id (*kind, *number)))
          return TRUE;
    }

  return FALSE;
}

static BrambleItem *
make_item (const BrambleLexicon *lexicon,
           guint                 kind,
           guint                 number)
{
  g_autofree char *id = g_strconcat (lexicon->range (kind)->prefix, lexicon->id (kind, number), NULL);
  g_autofree char *rulings = NULL;
  g_autofree char *text = lexicon->text (kind, number, &rulings);
  BrambleItemSpec spec = {
    .kind = "page",
    .id = id,
    .name = lexicon->title (kind, number),
    .text = text,
    .note = rulings,
    .count = 1,
    .seat = BRAMBLE_ITEM_NO_SEAT,
  };

  return bramble_item_new (&spec);
}

/**
 * bramble_lexicon_list:
 *
 * Returns: (transfer full): all pages of a kind as #BrambleItem, in the order of the rules
 */
GListModel *
bramble_lexicon_list (const BrambleLexicon *lexicon,
                      guint                 kind)
{
  const BrambleLexiconRange *range = lexicon->range (kind);
  GListStore *store = g_list_store_new (BRAMBLE_TYPE_ITEM);

  for (guint number = range->first; number < range->end; number++)
    {
      g_autoptr (BrambleItem) item = make_item (lexicon, kind, number);

      g_list_store_append (store, item);
    }
  return G_LIST_MODEL (store);
}

/**
 * bramble_lexicon_find:
 *
 * Returns: (transfer full) (nullable): the page, or %NULL when there is none of that id
 */
BrambleItem *
bramble_lexicon_find (const BrambleLexicon *lexicon,
                      const char           *id)
{
  guint kind, number;

  return bramble_lexicon_look_up (lexicon, id, &kind, &number) ? make_item (lexicon, kind, number) : NULL;
}
