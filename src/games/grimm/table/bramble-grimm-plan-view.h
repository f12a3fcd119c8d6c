/* bramble-grimm-plan-view.h: where the cards of a plan lie before they are set down
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-plan.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_GRIMM_PLAN_VIEW (bramble_grimm_plan_view_get_type ())
G_DECLARE_FINAL_TYPE (BrambleGrimmPlanView, bramble_grimm_plan_view, BRAMBLE, GRIMM_PLAN_VIEW, GtkBox)

GtkWidget *bramble_grimm_plan_view_new (BramblePlan *plan);

G_END_DECLS
