/* text.h: the words of The Grimm Forest for its players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything here is translated when it is asked for. More of it is declared
 * in grimm.h, where the rest of the program finds it.
 */

#pragma once

#include "grimm.h"

G_BEGIN_DECLS

/* What is written on one card. */
typedef struct
{
  const char *when;    /* a badge: when it acts; context "when" */
  const char *text;    /* what it does */
  const char *rulings; /* what else one should know, or NULL */
} GrimmCardWords;

/* text-cards.c */
const char *grimm_card_when          (guint edition,
                                      guint card);
const char *grimm_card_rulings       (guint edition,
                                      guint card);
const char *grimm_card_type_name     (guint card_type);
const char *grimm_type_name          (guint type);
const char *grimm_section_name       (guint section);
const char *grimm_house_section_name (guint type,
                                      guint section);

/* text-fables.c, text-friends.c: the words as they are translated from */
const GrimmCardWords *grimm_fable_words  (guint edition,
                                          guint card);
const GrimmCardWords *grimm_friend_words (guint edition,
                                          guint card);

/* text-places.c */
char       *grimm_regal_text (const BrambleEvent *e);
char       *grimm_turned_up_text (const BrambleEvent *e, const char *who);
char       *grimm_gather_drawn_text (const BrambleEvent *e, const char *who);
char       *grimm_pig_text (const BrambleEvent *e, const char *who);
char       *grimm_placed_text (const BrambleEvent *e, const char *who);
char       *grimm_unique_left_text (const BrambleEvent *e);
char       *grimm_declared_card_text (const BrambleEvent *e, const char *who);

/* text-resources.c */
char       *grimm_resources_text     (const BrambleEvent *e,
                                      const char *const  *names);
char       *grimm_gathered_text      (const BrambleEvent *e,
                                      const char *const  *names);

/* text-idle.c */
char       *grimm_idle_text          (const BrambleEvent *e,
                                      const char         *who);

/* text-refusals.c */
char       *grimm_why_not_build       (const GrimmState   *s,
                                       guint               seat,
                                       guint               site,
                                       const char *const  *names);
char       *grimm_why_not_draw        (const GrimmState   *s,
                                       guint               seat);
char       *grimm_why_not_gain        (const GrimmState   *s,
                                       guint               seat);
char       *grimm_why_not_friend      (const GrimmState   *s,
                                       guint               seat);
char       *grimm_why_not_location    (const GrimmState   *s,
                                       const BrambleAsk   *ask,
                                       guint               location);
char       *grimm_why_not_seat        (const GrimmState   *s,
                                       const BrambleAsk   *ask,
                                       guint               seat,
                                       const char *const  *names);
char       *grimm_why_not_house       (const GrimmState   *s,
                                       const BrambleAsk   *ask,
                                       guint               seat,
                                       guint               site);
gboolean    grimm_friend_acts_in_turn (const GrimmState   *s,
                                       guint               seat);

/* Pieces that asks, options and events share. A sentence that depends on a
 * Location, type or section is translated whole, once for each of them. */
const char *grimm_player_name        (const char *const *names,
                                      guint              seat);
char       *grimm_with_cause         (guint              cause,
                                      char              *sentence);
const char *grimm_by_location        (guint              location,
                                      const char        *fields,
                                      const char        *forest,
                                      const char        *brickyard,
                                      const char        *market) G_GNUC_FORMAT (2) G_GNUC_FORMAT (3)
                                                                 G_GNUC_FORMAT (4) G_GNUC_FORMAT (5);
const char *grimm_by_type            (guint              type,
                                      const char        *straw,
                                      const char        *wood,
                                      const char        *brick) G_GNUC_FORMAT (2) G_GNUC_FORMAT (3)
                                                                G_GNUC_FORMAT (4);
const char *grimm_by_section         (guint              section,
                                      const char        *floor,
                                      const char        *walls,
                                      const char        *roof) G_GNUC_FORMAT (2) G_GNUC_FORMAT (3)
                                                               G_GNUC_FORMAT (4);

G_END_DECLS
