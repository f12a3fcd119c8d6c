/* text-asks.h: the questions in words, inside the rules only
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "asks.h"
#include "text.h"

G_BEGIN_DECLS

/* A question that says what the position has to do with it. Returns: (transfer
 * full): the words */
typedef char *(GrimmQuestion) (const GrimmState  *s,
                               const GrimmFrame  *f,
                               const BrambleAsk  *ask,
                               const char *const *names);

/* text-amounts.c */
GrimmQuestion grimm_ask_take_from_location;
GrimmQuestion grimm_ask_take_more;
GrimmQuestion grimm_ask_pay_gathered;
GrimmQuestion grimm_ask_search_the_past;
GrimmQuestion grimm_ask_discard;
GrimmQuestion grimm_ask_give;
GrimmQuestion grimm_ask_godmother_more;
GrimmQuestion grimm_ask_market_draft;
GrimmQuestion grimm_ask_whispers;
GrimmQuestion grimm_ask_gain;
GrimmQuestion grimm_ask_pay;
GrimmQuestion grimm_ask_godmother_discard;

/* The player who is asked. */
static inline const GrimmPlayer *
grimm_asked (const GrimmState *s,
             const BrambleAsk *ask)
{
  return &s->players[ask->seat < GRIMM_MAX_SEATS ? ask->seat : 0];
}

G_END_DECLS
