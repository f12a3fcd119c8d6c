/* bramble-rules.h: the rules and the cards, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-presentation.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_RULES (bramble_rules_get_type ())
G_DECLARE_FINAL_TYPE (BrambleRules, bramble_rules, BRAMBLE, RULES, GtkWidget)

GtkWidget  *bramble_rules_new          (const BramblePresentation *game);
void        bramble_rules_show_chapter (BrambleRules *self,
                                        const char   *chapter);
const char *bramble_rules_get_chapter  (BrambleRules *self);
guint       bramble_rules_search       (BrambleRules *self,
                                        const char   *search);

G_END_DECLS
