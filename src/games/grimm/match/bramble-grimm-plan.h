/* bramble-grimm-plan.h: a plan that is being thought about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-match.h"

G_BEGIN_DECLS

/* Something that may be part of the plan. */
typedef struct
{
  char *target;    /* as of bramble_grimm_option_target() */
  char *text;      /* translated; what it is called */
  gboolean chosen; /* it is part of the plan now */
  gboolean fixed;  /* and cannot be taken back: nothing else is possible */
  guint8 ask;      /* the question that it answers */
  BrambleOption option; /* and how */
} BrambleGrimmChoice;

#define BRAMBLE_TYPE_GRIMM_PLAN (bramble_grimm_plan_get_type ())
G_DECLARE_FINAL_TYPE (BrambleGrimmPlan, bramble_grimm_plan, BRAMBLE, GRIMM_PLAN, GObject)

BrambleGrimmPlan *bramble_grimm_plan_new          (BrambleMatch     *match);

gboolean          bramble_grimm_plan_get_active   (BrambleGrimmPlan *self);
gboolean          bramble_grimm_plan_get_ready    (BrambleGrimmPlan *self);
gboolean          bramble_grimm_plan_get_forced   (BrambleGrimmPlan *self);
const char       *bramble_grimm_plan_get_question (BrambleGrimmPlan *self);
const char       *bramble_grimm_plan_get_missing  (BrambleGrimmPlan *self);

const GPtrArray  *bramble_grimm_plan_get_choices  (BrambleGrimmPlan *self);
const BrambleGrimmChoice *
                  bramble_grimm_plan_find         (BrambleGrimmPlan *self,
                                                   const char       *target);
const BrambleGrimmChoice *
                  bramble_grimm_plan_find_chosen  (BrambleGrimmPlan *self,
                                                   const char       *prefix);

gboolean          bramble_grimm_plan_choose       (BrambleGrimmPlan *self,
                                                   const char       *target);
gboolean          bramble_grimm_plan_take_back    (BrambleGrimmPlan *self,
                                                   const char       *target);
const BrambleOption *
                  bramble_grimm_plan_get_path     (BrambleGrimmPlan *self,
                                                   guint            *n);
gboolean          bramble_grimm_plan_set_down     (BrambleGrimmPlan *self);

G_END_DECLS
