/* bramble-lexicon.h: all that a game has a page about, by kind and number
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "bramble-item.h"

G_BEGIN_DECLS

/* The numbers that pages of a kind have, and what stands before their ids. */
typedef struct
{
  guint first;
  guint end;          /* after the last one */
  const char *prefix;
} BrambleLexiconRange;

/* What a game says about its pages. */
typedef struct
{
  guint n_kinds;
  const BrambleLexiconRange *(*range) (guint kind);
  const char *(*id) (guint kind,
                     guint number);      /* without the prefix */
  const char *(*title) (guint kind,
                        guint number);
  char *(*text) (guint   kind,
                 guint   number,
                 char  **rulings);       /* both are new strings, rulings may be %NULL */
} BrambleLexicon;

gboolean     bramble_lexicon_look_up (const BrambleLexicon *lexicon,
                                      const char           *id,
                                      guint                *kind,
                                      guint                *number);
GListModel  *bramble_lexicon_list    (const BrambleLexicon *lexicon,
                                      guint                 kind);
BrambleItem *bramble_lexicon_find    (const BrambleLexicon *lexicon,
                                      const char           *id);

G_END_DECLS
