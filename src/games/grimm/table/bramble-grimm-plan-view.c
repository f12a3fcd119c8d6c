/* bramble-grimm-plan-view.c: where the cards of a plan lie before they are set down
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-plan-view.h"

#include <glib/gi18n.h>

#include "bramble-picture.h"
#include "bramble-target.h"

/* A place for one card. */
typedef struct
{
  BrambleTarget *target;
  BramblePicture *picture;
  const char *mark; /* a picture of what could lie there */
} Place;

/**
 * BrambleGrimmPlanView:
 *
 * Two places beside what sets a plan down, for a Gather card and for a Fable. Cards may
 * be dropped there; to press a place takes its card back. It is there only
 * while its player plans, and the place for the Fable only if one may be set
 * down.
 */
struct _BrambleGrimmPlanView
{
  GtkBox parent_instance;

  BramblePlan *plan;
  Place gather;
  Place fable;
};

G_DEFINE_FINAL_TYPE (BrambleGrimmPlanView, bramble_grimm_plan_view, GTK_TYPE_BOX)

/* Shows a card, or that there is none. */
static void
show_card (Place                   *place,
           const BramblePlanChoice *choice,
           const char              *art_prefix,
           const char              *what,
           const char              *none,
           const char              *how)
{
  g_autofree char *art = choice ? g_strconcat (art_prefix, choice->thing.id, NULL) : NULL;

  bramble_picture_set_art (place->picture, art ? art : place->mark);
  g_object_set (place->picture, "fill", choice != NULL, NULL);
  bramble_target_set_shown (GTK_WIDGET (place->target), choice ? choice->thing : BRAMBLE_NO_THING);
  bramble_target_set_chosen (place->target, choice != NULL);
  bramble_target_describe (place->target, what,
                           choice == NULL ? none : choice->text);
  bramble_target_set_reason (place->target, choice == NULL ? how
                                            : choice->fixed ? NULL : _("Press to take it back into your hand."));
}

static void
plan_changed (BrambleGrimmPlanView *self)
{
  gboolean active = bramble_plan_get_active (self->plan);
  const BramblePlanChoice *fable = bramble_plan_find_chosen (self->plan, "fable");

  gtk_widget_set_visible (GTK_WIDGET (self), active);
  gtk_widget_set_visible (GTK_WIDGET (self->fable.target), active && bramble_plan_has_kind (self->plan, "fable"));
  if (!active)
    fable = NULL;
  show_card (&self->gather, active ? bramble_plan_find_chosen (self->plan, "gather") : NULL, "grimm/cards/gather-",
             _("Your Gather card for this round"), C_("place for a card", "Gather card"),
             _("Put a Gather card of yours here."));
  show_card (&self->fable, fable, "grimm/fables/", _("Your Fable for this round"),
             bramble_plan_get_ready (self->plan) ? _("No Fable") : C_("place for a card", "Fable"),
             _("Put a Fable of yours here."));
}

static void
add_place (BrambleGrimmPlanView *self,
           Place                *place,
           const char           *kind,
           const char           *mark)
{
  place->mark = mark;
  place->picture = BRAMBLE_PICTURE (bramble_picture_new (mark, 4, 3));
  place->target = BRAMBLE_TARGET (bramble_target_new (bramble_thing (BRAMBLE_PLAN_PLACE, kind), GTK_WIDGET (place->picture)));
  gtk_widget_add_css_class (GTK_WIDGET (place->target), "place");
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (place->target));
}

static void
bramble_grimm_plan_view_dispose (GObject *object)
{
  BrambleGrimmPlanView *self = BRAMBLE_GRIMM_PLAN_VIEW (object);

  if (self->plan)
    g_signal_handlers_disconnect_by_data (self->plan, self);
  g_clear_object (&self->plan);

  G_OBJECT_CLASS (bramble_grimm_plan_view_parent_class)->dispose (object);
}

static void
bramble_grimm_plan_view_class_init (BrambleGrimmPlanViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bramble_grimm_plan_view_dispose;
}

static void
bramble_grimm_plan_view_init (BrambleGrimmPlanView *self)
{
  add_place (self, &self->gather, "gather", "grimm/marks/window-gather");
  add_place (self, &self->fable, "fable", "grimm/marks/window-fables");
}

GtkWidget *
bramble_grimm_plan_view_new (BramblePlan *plan)
{
  BrambleGrimmPlanView *self = g_object_new (BRAMBLE_TYPE_GRIMM_PLAN_VIEW, NULL);

  self->plan = g_object_ref (plan);
  g_signal_connect_swapped (plan, "changed", G_CALLBACK (plan_changed), self);
  plan_changed (self);
  return GTK_WIDGET (self);
}
