/* bramble-gloom-pile.h: a Character and the clear cards on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-gloom-hero.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_GLOOM_PILE (bramble_gloom_pile_get_type ())
G_DECLARE_FINAL_TYPE (BrambleGloomPile, bramble_gloom_pile, BRAMBLE, GLOOM_PILE, GtkWidget)

GtkWidget *bramble_gloom_pile_new         (BrambleGloomHero *hero);
void       bramble_gloom_pile_set_near    (BrambleGloomPile *self,
                                           gboolean          near);
gboolean   bramble_gloom_pile_is_changing (BrambleGloomPile *self);

G_END_DECLS
