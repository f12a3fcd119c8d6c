/* bramble-plan.h: a plan that is being thought about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-table.h"

G_BEGIN_DECLS

/* The kind of the places on the table where a plan lies before it is set down;
 * the id is the kind of what lies there: "plan/fable". */
#define BRAMBLE_PLAN_PLACE "plan"

/* Something that may be part of the plan. */
typedef struct
{
  BrambleThing thing;
  BrambleThing place; /* where else it may be carried, or none; to touch that is to touch the thing */
  char *text;         /* translated; what it is called */
  gboolean chosen;    /* it is part of the plan now */
  gboolean fixed;     /* and cannot be taken back: nothing else is possible */
  guint8 ask;         /* the question that it answers */
  BrambleOption option; /* and how */
} BramblePlanChoice;

#define BRAMBLE_TYPE_PLAN (bramble_plan_get_type ())
G_DECLARE_FINAL_TYPE (BramblePlan, bramble_plan, BRAMBLE, PLAN, GObject)

BramblePlan             *bramble_plan_new          (BrambleTable *table);

gboolean                 bramble_plan_get_active   (BramblePlan  *self);
gboolean                 bramble_plan_get_ready    (BramblePlan  *self);
gboolean                 bramble_plan_get_forced   (BramblePlan  *self);
const char              *bramble_plan_get_question (BramblePlan  *self);
const char              *bramble_plan_get_missing  (BramblePlan  *self);

const GPtrArray         *bramble_plan_get_choices  (BramblePlan  *self);
const BramblePlanChoice *bramble_plan_find         (BramblePlan  *self,
                                                    BrambleThing  thing);
const BramblePlanChoice *bramble_plan_find_chosen  (BramblePlan  *self,
                                                    const char   *kind);
gboolean                 bramble_plan_has_kind     (BramblePlan  *self,
                                                    const char   *kind);

gboolean                 bramble_plan_choose       (BramblePlan  *self,
                                                    BrambleThing  thing);
gboolean                 bramble_plan_take_back    (BramblePlan  *self,
                                                    BrambleThing  thing);
const BrambleOption     *bramble_plan_get_path     (BramblePlan  *self,
                                                    guint        *n);
gboolean                 bramble_plan_set_down     (BramblePlan  *self);

G_END_DECLS
