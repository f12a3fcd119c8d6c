/* bramble-gloom-final.c: what a family has come to when the game is over
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-gloom-final.h"

#include <glib/gi18n.h>
#include <rules/gloom.h>
#include <rules/text.h>

#include "bramble-picture.h"

/* Four heroes stand beside each other. */
#define PORTRAIT_WIDTH 52
#define PORTRAIT_HEIGHT 73
#define PLAQUE_WIDTH 50
#define PLAQUE_HEIGHT 32

/* A number on its plaque, which says with its shape whether it is good or bad. */
static GtkWidget *
create_worth (int worth)
{
  g_autofree char *number = gloom_number (worth);
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *label = gtk_label_new (number);

  gtk_overlay_set_child (GTK_OVERLAY (overlay), bramble_picture_new (worth < 0 ? "gloom/icons/points-minus"
                                                                     : worth > 0 ? "gloom/icons/points-plus"
                                                                                 : "gloom/icons/points-nought",
                                                                     PLAQUE_WIDTH, PLAQUE_HEIGHT));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), label);
  gtk_widget_add_css_class (label, "plaque-number");
  gtk_widget_add_css_class (label, worth < 0 ? "below" : "above");
  gtk_widget_set_halign (overlay, GTK_ALIGN_CENTER);
  return overlay;
}

/* Who it is and what became of them, in a sentence. */
static char *
dup_fate (const GloomState *s,
          guint             hero)
{
  const GloomHero *h = &s->heroes[hero];
  g_autofree char *name = gloom_hero_name (h->character, GLOOM_FORM_FIRST);
  g_autofree char *worth = gloom_number (gloom_worth (s, hero));

  if (h->finished)
    /* Translators: a hero, an Ending and a number of points */
    return g_strdup_printf (_("%1$s: “%2$s”, at a Self-Worth of %3$s."), name, gloom_card_name (h->top), worth);

  /* Translators: a hero and a number of points, which do not count */
  return g_strdup_printf (_("%1$s is not finished: a Self-Worth of %2$s does not count."), name, worth);
}

static GtkWidget *
create_hero (const GloomState *s,
             guint             hero)
{
  const GloomHero *h = &s->heroes[hero];
  g_autofree char *art = g_strconcat ("gloom/heroes/", gloom_cards[h->character].id, NULL);
  g_autofree char *fate = dup_fate (s, hero);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (box), bramble_picture_new (art, PORTRAIT_WIDTH, PORTRAIT_HEIGHT));
  if (h->finished)
    gtk_box_append (GTK_BOX (box), create_worth (gloom_worth (s, hero)));
  else
    {
      GtkWidget *open = gtk_label_new (C_("unfinished", "…"));

      gtk_widget_add_css_class (open, "dim");
      gtk_box_append (GTK_BOX (box), open);
    }
  gtk_widget_set_opacity (box, h->finished ? 1 : 0.6);
  gtk_widget_set_tooltip_text (box, fate);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, fate, -1);
  return box;
}

/* The family of @seat, and what its finished heroes are worth together. */
void
bramble_gloom_show_final (BrambleMatch *match,
                          guint         seat,
                          GtkBox       *heading,
                          GtkBox       *board)
{
  const GloomState *s = bramble_match_get_view (match);
  GtkWidget *family = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  guint n = gloom_n_finished (s, seat);
  g_autofree char *text = g_strdup_printf (ngettext ("%u finished Character", "%u finished Characters", n), n);
  GtkWidget *finished = gtk_label_new (text);
  GtkWidget *total = create_worth (gloom_score (s, seat));

  /* The name has all the room that the number leaves. */
  gtk_box_append (heading, total);
  gtk_widget_set_margin_start (family, 6);
  gtk_widget_set_margin_end (family, 6);
  gtk_widget_set_margin_start (finished, 6);
  for (guint i = 0; i < GLOOM_FAMILY; i++)
    gtk_box_append (GTK_BOX (family), create_hero (s, GLOOM_HERO (seat, i)));
  gtk_box_append (board, family);
  gtk_label_set_xalign (GTK_LABEL (finished), 0);
  gtk_label_set_wrap (GTK_LABEL (finished), TRUE);
  gtk_widget_add_css_class (finished, "dim");
  gtk_box_append (board, finished);
}
