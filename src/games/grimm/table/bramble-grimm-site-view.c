/* bramble-grimm-site-view.c: a Build Site, and what is built there next
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-site-view.h"

#include <glib/gi18n.h>
#include <rules/state.h>

#include "bramble-picture.h"
#include "bramble-target.h"

/* The parts of the line below a house. */
typedef struct
{
  GtkLabel *words;
  BramblePicture *type;
  GtkLabel *number;
} Price;

/* What comes next on the house, and what it costs. */
static void
update_price (BrambleTarget    *target,
              BrambleGrimmSite *site)
{
  /* Translators: what can be built next on a house that is begun; its price follows */
  const char *const next[] = { C_("build site", "free"), C_("next section", "Walls"), C_("next section", "Roof"),
                               C_("build site", "finished") };
  Price *price = g_object_get_data (G_OBJECT (target), "bramble-price");
  guint height = bramble_grimm_site_get_height (site);
  gboolean built = height > 0 && height < GRIMM_N_SECTIONS;
  g_autofree char *art = built ? g_strconcat ("grimm/tokens/", bramble_grimm_site_get_house_type (site), NULL) : NULL;
  g_autofree char *number = NULL;

  if (price == NULL)
    return;

  if (built)
    number = g_strdup_printf ("%u", grimm_section_cost[height] - (bramble_grimm_site_get_corner (site) ? 1u : 0u));
  gtk_label_set_label (price->words, next[MIN (height, GRIMM_N_SECTIONS)]);
  gtk_label_set_label (price->number, number ? number : "");
  bramble_picture_set_art (price->type, art);
  gtk_widget_set_visible (GTK_WIDGET (price->type), built);
  gtk_widget_set_visible (GTK_WIDGET (price->number), built);
}

/* The sections of a house lie over each other in one place. */
static void
update_house (BrambleTarget    *target,
              BrambleGrimmSite *site)
{
  static const char *const sections[] = { "floor", "walls", "roof" };
  GtkWidget *overlay = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (target)));
  GtkWidget *child = gtk_widget_get_first_child (overlay);
  guint height = bramble_grimm_site_get_height (site);
  const char *type = bramble_grimm_site_get_house_type (site);

  bramble_picture_set_art (BRAMBLE_PICTURE (child),
                           height > 0 ? NULL : bramble_grimm_site_get_corner (site) ? "grimm/houses/site-corner" : "grimm/houses/site");
  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    {
      g_autofree char *art = i < height ? g_strdup_printf ("grimm/houses/%s-%s", type, sections[i]) : NULL;

      child = gtk_widget_get_next_sibling (child);
      bramble_picture_set_art (BRAMBLE_PICTURE (child), art);
    }
  update_price (target, site);
  bramble_target_describe (target, bramble_grimm_site_get_description (site), NULL);
}

static void
site_changed (BrambleGrimmSite *site,
              GParamSpec       *pspec,
              BrambleTarget    *target)
{
  update_house (target, site);
}

static void
add_price (GtkWidget *target,
           GtkWidget *box)
{
  Price *price = g_new0 (Price, 1);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  price->words = GTK_LABEL (gtk_label_new (NULL));
  price->type = BRAMBLE_PICTURE (bramble_picture_new (NULL, 3, 3));
  price->number = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (price->type), "sign");
  gtk_widget_add_css_class (GTK_WIDGET (price->number), "number");
  gtk_widget_set_halign (line, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (line, "site-price");
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (price->words));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (price->type));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (price->number));
  gtk_box_append (GTK_BOX (box), line);
  g_object_set_data_full (G_OBJECT (target), "bramble-price", price, g_free);
}

/**
 * bramble_grimm_site_view_new:
 * @seat: whose it is
 * @priced: whether the next section and its price stand below
 */
GtkWidget *
bramble_grimm_site_view_new (BrambleGrimmSite *site,
                             guint             seat,
                             gboolean          priced)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *target = bramble_target_new (bramble_thing_numbers ("site", seat, bramble_grimm_site_get_index (site)), box);

  gtk_overlay_set_child (GTK_OVERLAY (overlay), bramble_picture_new (NULL, 10, 11));
  for (guint i = 0; i < GRIMM_N_SECTIONS; i++)
    gtk_overlay_add_overlay (GTK_OVERLAY (overlay), bramble_picture_new (NULL, 10, 11));
  gtk_widget_set_vexpand (overlay, TRUE);
  gtk_box_append (GTK_BOX (box), overlay);
  if (priced)
    add_price (target, box);
  gtk_widget_add_css_class (target, "site");
  g_signal_connect_object (site, "notify", G_CALLBACK (site_changed), target, 0);
  update_house (BRAMBLE_TARGET (target), site);
  return target;
}
