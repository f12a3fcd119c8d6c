/* bramble-leaf.h: a card that can be read where it lies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_LEAF_MARKS 4

/* What stands on a card. All of it is the face's own. */
typedef struct
{
  char *name;                           /* translated */
  char *art;                            /* (nullable): the id of its picture */
  char *when;                           /* (nullable): translated; when it acts */
  char *text;                           /* (nullable): translated; what it does */
  char *note;                           /* (nullable): translated; what else one should know */
  char *style;                          /* (nullable): a class of the style sheet */
  const char *marks[BRAMBLE_LEAF_MARKS]; /* pictures that say when it acts and what it is; NULL where there are fewer */
  char *kind;                           /* (nullable): translated; what it is, if it is no card */
} BrambleLeafFace;

void       bramble_leaf_face_clear     (BrambleLeafFace       *face);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrambleLeafFace, bramble_leaf_face_clear)

#define BRAMBLE_TYPE_LEAF (bramble_leaf_get_type ())
G_DECLARE_FINAL_TYPE (BrambleLeaf, bramble_leaf, BRAMBLE, LEAF, GtkWidget)

GtkWidget *bramble_leaf_new       (gboolean           large);
void       bramble_leaf_set_face  (BrambleLeaf       *self,
                                   const BrambleLeafFace *face);
gboolean   bramble_leaf_is_readable (BrambleLeaf     *self);
void       bramble_leaf_set_tag   (BrambleLeaf       *self,
                                   const char        *tag);

G_END_DECLS
