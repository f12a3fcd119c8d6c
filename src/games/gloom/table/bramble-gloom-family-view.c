/* bramble-gloom-family-view.c: a player and their family on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-gloom-family-view.h"

#include <glib/gi18n.h>
#include <rules/text.h>

#include "bramble-children.h"
#include "bramble-fan.h"
#include "bramble-gloom-layouts.h"
#include "bramble-gloom-pile.h"
#include "bramble-picture.h"
#include "bramble-target.h"
#include "bramble-text.h"

/**
 * BrambleGloomFamilyView:
 *
 * A line about the player, and beneath it the four Characters side by side.
 */
struct _BrambleGloomFamilyView
{
  GtkWidget parent_instance;

  BrambleGloomTable *table;
  BrambleGloomFamily *family;
  BrambleTarget *seat;
  gboolean terse; /* there is no room for words */
  GtkLabel *state;
  GtkLabel *hand_size;
  GtkBox *heroes;
};

G_DEFINE_FINAL_TYPE (BrambleGloomFamilyView, bramble_gloom_family_view, GTK_TYPE_WIDGET)

static void
family_changed (BrambleGloomFamilyView *self)
{
  guint finished = bramble_gloom_family_get_finished (self->family);
  g_autofree char *score = gloom_number (bramble_gloom_family_get_score (self->family));
  /* Translators: how many Characters of a family are finished, and their Self-Worth together; short */
  g_autofree char *words = g_strdup_printf (ngettext ("%1$u finished: %2$s", "%1$u finished: %2$s", finished), finished, score);
  g_autofree char *state = self->terse ? g_strdup_printf ("\u200e✓%u %s", finished, score) : g_steal_pointer (&words);
  g_autofree char *hand = g_strdup_printf ("%u", bramble_gloom_family_get_hand_size (self->family));

  gtk_label_set_label (self->state, state);
  gtk_label_set_label (self->hand_size, hand);
  if (bramble_gloom_family_get_active (self->family))
    gtk_widget_add_css_class (GTK_WIDGET (self), "asked");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "asked");
  bramble_target_describe (self->seat, bramble_gloom_family_get_name (self->family),
                           bramble_gloom_family_get_description (self->family));
}

/* The line about the player. */
static GtkWidget *
create_head (BrambleGloomFamilyView *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *who = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *symbol = bramble_picture_new (bramble_gloom_family_get_symbol (self->family), 1, 1);
  GtkWidget *name = bramble_text_new ("player-name");
  GtkWidget *back = bramble_picture_new ("gloom/cards/back", 5, 7);

  gtk_widget_add_css_class (head, "head");
  gtk_widget_add_css_class (symbol, "symbol");
  bramble_text_set (BRAMBLE_TEXT (name), bramble_gloom_family_get_name (self->family));
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_set_valign (name, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (who), symbol);
  gtk_box_append (GTK_BOX (who), name);
  self->seat = BRAMBLE_TARGET (bramble_target_new (bramble_thing_number ("seat", bramble_gloom_family_get_seat (self->family)),
                                                   who));
  gtk_widget_add_css_class (GTK_WIDGET (self->seat), "seat");
  bramble_target_set_whole (self->seat, GTK_WIDGET (self));
  self->state = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_ellipsize (self->state, PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (self->state, 1);
  gtk_widget_add_css_class (GTK_WIDGET (self->state), "state");
  self->hand_size = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (back, "hand-sign");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->hand_size), _("Cards in hand"));
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->seat));
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->state));
  gtk_box_append (GTK_BOX (head), back);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->hand_size));
  return head;
}

/* Heroes. */

static BrambleGloomPile *
pile_of (GtkWidget *target)
{
  return BRAMBLE_GLOOM_PILE (gtk_button_get_child (GTK_BUTTON (target)));
}

static void
hero_changed (BrambleTarget    *target,
              BrambleGloomHero *hero)
{
  bramble_target_describe (target, bramble_gloom_hero_get_name (hero) ? bramble_gloom_hero_get_name (hero)
                                                                       : _("Nobody yet"),
                           bramble_gloom_hero_get_description (hero));
}

/* Somebody points at it, carries something over it, or has the focus there. */
static void
look_near (GtkWidget *target)
{
  GtkStateFlags near = GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_DROP_ACTIVE;

  bramble_gloom_pile_set_near (pile_of (target), (gtk_widget_get_state_flags (target) & near) != 0);
}

static GtkWidget *
create_hero (BrambleGloomHero *hero)
{
  GtkWidget *target = bramble_target_new (bramble_thing_number ("hero", bramble_gloom_hero_get_index (hero)),
                                          bramble_gloom_pile_new (hero));

  gtk_widget_add_css_class (target, "hero");
  g_signal_connect (target, "state-flags-changed", G_CALLBACK (look_near), NULL);
  g_signal_connect_object (hero, "changed", G_CALLBACK (hero_changed), target, G_CONNECT_SWAPPED);
  hero_changed (BRAMBLE_TARGET (target), hero);
  return target;
}

static void
bramble_gloom_family_view_dispose (GObject *object)
{
  BrambleGloomFamilyView *self = BRAMBLE_GLOOM_FAMILY_VIEW (object);

  if (self->family)
    g_signal_handlers_disconnect_by_data (self->family, self);
  bramble_children_unparent (GTK_WIDGET (self));
  g_clear_object (&self->family);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (bramble_gloom_family_view_parent_class)->dispose (object);
}

static void
bramble_gloom_family_view_class_init (BrambleGloomFamilyViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bramble_gloom_family_view_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "family");
}

static void
bramble_gloom_family_view_init (BrambleGloomFamilyView *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))), GTK_ORIENTATION_VERTICAL);
}

/**
 * bramble_gloom_family_view_new:
 * @own: whether it is the viewer's
 */
GtkWidget *
bramble_gloom_family_view_new (BrambleGloomTable  *table,
                               BrambleGloomFamily *family,
                               gboolean            own)
{
  BrambleGloomFamilyView *self = g_object_new (BRAMBLE_TYPE_GLOOM_FAMILY_VIEW, NULL);
  GListModel *heroes = bramble_gloom_table_get_heroes (table);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->table = g_object_ref (table);
  self->family = g_object_ref (family);
  self->terse = !own && g_list_model_get_n_items (bramble_gloom_table_get_families (table)) >= GLOOM_MAX_SEATS - 1;
  gtk_widget_add_css_class (GTK_WIDGET (self), bramble_gloom_family_get_look (family));
  gtk_widget_add_css_class (GTK_WIDGET (self), own ? "own" : "rival");
  gtk_widget_set_parent (create_head (self), GTK_WIDGET (self));
  gtk_widget_set_layout_manager (row, bramble_fan_new (&bramble_gloom_heroes_row, &bramble_gloom_heroes_row));
  gtk_widget_set_vexpand (row, TRUE);
  gtk_widget_set_parent (row, GTK_WIDGET (self));
  self->heroes = GTK_BOX (row);
  for (guint i = 0; i < GLOOM_FAMILY; i++)
    {
      g_autoptr (BrambleGloomHero) hero = g_list_model_get_item (heroes, GLOOM_HERO (bramble_gloom_family_get_seat (family), i));

      gtk_box_append (self->heroes, create_hero (hero));
    }
  g_signal_connect_swapped (family, "changed", G_CALLBACK (family_changed), self);
  family_changed (self);
  return GTK_WIDGET (self);
}
