/* bramble-plan-private.h: what the files of BramblePlan share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-plan.h"

G_BEGIN_DECLS

/* More things than any plan has, and more questions. */
#define BRAMBLE_PLAN_MAX_PICKS 8

/**
 * BramblePlan:
 *
 * The rules ask one thing after the other: for a card, and then perhaps for
 * another. Where they ask in secret, nobody but the viewer sees what is
 * answered; people think of everything at once and change their minds, so here
 * a plan is only a draft until bramble_plan_set_down() answers.
 *
 * It knows nothing of what may be planned: it answers a copy of the viewer's
 * view with what was picked so far and looks what is asked then. Where a pick
 * is still missing it tries all answers, to know what could come after it. A
 * question with only one answer has that answer, and one that may be declined,
 * by an answer without a thing, is declined unless something was picked.
 */
struct _BramblePlan
{
  GObject parent_instance;

  BrambleTable *table;
  BrambleMatch *match;    /* that the table shows */
  gboolean active;        /* the viewer is planning */
  guint given;            /* how many answers the rules have already, which may be taken back */
  gboolean busy;          /* the plan is just being set down */
  guint seat;             /* who plans */
  guint32 turn;           /* when they began to */
  guint8 *base;           /* where planning begins, what is hidden filled in somehow */

  BrambleOption picks[BRAMBLE_PLAN_MAX_PICKS]; /* what the person wants, the oldest first */
  guint8 kinds[BRAMBLE_PLAN_MAX_PICKS];        /* the questions that they answer */
  guint n_picks;

  GPtrArray *choices;     /* BramblePlanChoice: what may be picked */
  BrambleOption answers[BRAMBLE_PLAN_MAX_PICKS]; /* what setting down would answer */
  guint n_answers;
  guint n_ways;           /* how many were tried */
  guint8 n_asks[G_MAXUINT8 + 1]; /* how often each question is asked */
  gboolean ready;         /* nothing is missing */
  gboolean forced;        /* there is nothing to choose */
  GString *question;      /* everything that is asked */
  char *missing;          /* (nullable): what has no answer yet */
};

/* bramble-plan-walk.c */
BramblePlanChoice *bramble_plan_find_thing  (BramblePlan  *self,
                                             BrambleThing  thing);
void               bramble_plan_remove_pick (BramblePlan  *self,
                                             guint         at);
void               bramble_plan_look        (BramblePlan  *self);

G_END_DECLS
