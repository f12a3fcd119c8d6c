/* show.h: the parts of a position in words, inside the rules only
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "state.h"

G_BEGIN_DECLS

/* show.c: words */
const char *grimm_show_card     (guint              card);
const char *grimm_show_location (guint              location);
const char *grimm_show_seat     (guint              seat);
void        grimm_show_set      (GString           *text,
                                 const char        *key,
                                 const char *const *ids,
                                 guint              n_ids,
                                 guint              set);

/* show-round.c: what else is going on in the round */
guint       grimm_known_in_hand (const GrimmState  *s,
                                 guint              viewer,
                                 guint              seat,
                                 guint              fable);
void        grimm_show_gathers  (GString           *text,
                                 const GrimmState  *s);
void        grimm_show_knowledge (GString          *text,
                                 const GrimmState  *s);
void        grimm_show_round    (GString           *text,
                                 const GrimmState  *s);

/* position-frames.c */
void        grimm_show_now      (GString           *text,
                                 const GrimmState  *s);

G_END_DECLS
