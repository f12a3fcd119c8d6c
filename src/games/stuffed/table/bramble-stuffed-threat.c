/* bramble-stuffed-threat.c: the row of minions and the threat that grows over them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-threat.h"

#include <glib/gi18n.h>
#include <rules/stuffed-engine.h>
#include <rules/stuffed-text.h>
#include <string.h>

#include <bramble-stuffed-target.h>
#include <bramble-stuffed-words.h>

#include "bramble-children.h"
#include "bramble-stuffed-style.h"
#include "bramble-target.h"

/* So many cells have room for a figure and a name. */
#define WIDE_CELLS 8

/**
 * BrambleStuffedThreat:
 *
 * A place for each die that brings the minion turn, in the cell of the minion that will
 * throw it. Without minions it counts to a surge.
 */
struct _BrambleStuffedThreat
{
  GtkWidget parent_instance;

  GtkBox *row;
  GtkLabel *title;
  GtkLabel *about;
  GtkBox *cells;
  GtkBox *all;            /* what everybody has together */
  StuffedState seen;      /* as was last shown */
  GtkWidget *targets[STUFFED_MAX_MINIONS];
};

G_DEFINE_FINAL_TYPE (BrambleStuffedThreat, bramble_stuffed_threat, GTK_TYPE_WIDGET)

/* How many dice bring the minion turn, or a surge. */
static guint
count_places (const StuffedState *s)
{
  return s->n_foes > 0 ? MIN (s->n_foes, stuffed_n_black (s)) : s->n_seats;
}

static GtkWidget *
create_slot (gboolean filled)
{
  if (filled)
    return bramble_stuffed_die_new (STUFFED_BLACK, 0, "threat-slot");

  return bramble_stuffed_sign_new ("stuffed/tokens/slot", "threat-slot");
}

static GtkWidget *
create_shield (guint defence)
{
  g_autofree char *text = g_strdup_printf ("%u", defence);
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *label = gtk_label_new (text);

  gtk_overlay_set_child (GTK_OVERLAY (overlay), bramble_stuffed_sign_new ("stuffed/tokens/shield", "shield"));
  gtk_widget_add_css_class (label, "defence");
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), label);
  gtk_widget_set_valign (overlay, GTK_ALIGN_END);
  return overlay;
}

/* One minion: its die, itself, its number, what it takes to hit it. */
static GtkWidget *
create_cell (const StuffedState *s,
             guint               foe,
             guint               places)
{
  guint kind = s->foes[foe].kind;
  g_autofree char *art = g_strconcat ("stuffed/minions/", stuffed_minion_ids[kind], NULL);
  g_autofree char *number = g_strdup_printf ("%u", foe + 1);
  /* Translators: a minion, and which one of all */
  g_autofree char *label = g_strdup_printf (C_("minion", "%1$s, number %2$u"), stuffed_minion_name (kind), foe + 1);
  g_autofree char *about = bramble_stuffed_minion_text (s, foe);
  GtkWidget *cell = bramble_stuffed_box_new (GTK_ORIENTATION_VERTICAL, "cell-box");
  GtkWidget *top = bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "cell-top");
  GtkWidget *left = bramble_stuffed_box_new (GTK_ORIENTATION_VERTICAL, "cell-left");
  GtkWidget *name = bramble_stuffed_word_new (stuffed_minion_name (kind), "minion-name");
  GtkWidget *digit = gtk_label_new (number);
  GtkWidget *target;

  if (foe < places)
    gtk_box_append (GTK_BOX (left), create_slot (foe < s->threat));
  gtk_widget_add_css_class (digit, "digit");
  gtk_widget_set_halign (digit, GTK_ALIGN_START);
  gtk_widget_set_valign (digit, GTK_ALIGN_END);
  gtk_widget_set_vexpand (digit, TRUE);
  gtk_box_append (GTK_BOX (left), digit);
  gtk_box_append (GTK_BOX (top), left);
  gtk_box_append (GTK_BOX (top), bramble_stuffed_sign_new (art, "minion"));
  gtk_box_append (GTK_BOX (top), create_shield (stuffed_minions[kind].defence));
  if (stuffed_is_boss (kind))
    {
      g_autofree char *dark = g_strdup_printf ("%u", s->foes[foe].dark);

      gtk_box_append (GTK_BOX (top), bramble_stuffed_sign_new ("stuffed/tokens/stuffing-dark", "token"));
      gtk_box_append (GTK_BOX (top), bramble_stuffed_word_new (dark, "count"));
    }
  gtk_widget_set_vexpand (top, TRUE);
  gtk_label_set_xalign (GTK_LABEL (name), 0.5f);
  gtk_box_append (GTK_BOX (cell), top);
  gtk_box_append (GTK_BOX (cell), name);
  target = bramble_target_new (bramble_stuffed_minion_thing (foe), cell);
  gtk_widget_add_css_class (target, "cell");
  bramble_target_describe (BRAMBLE_TARGET (target), label, about);
  return target;
}

static void
show_words (BrambleStuffedThreat *self,
            const StuffedState   *s)
{
  guint places = count_places (s);
  /* Translators: how many dice of threat there are, and how many bring something */
  g_autofree char *title = g_strdup_printf (_("Threat %1$u of %2$u"), s->threat, places);
  g_autofree char *about = NULL;

  if (s->n_foes == 0)
    about = g_strdup_printf (_("No minions. At %1$u the dark surges.\nBlack in the bag: %2$u"), places, s->bag[STUFFED_BLACK]);
  else
    about = g_strdup_printf (_("At %1$u all minions act.\nBlack in the bag: %2$u"), places, s->bag[STUFFED_BLACK]);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->about, about);
}

static void
set_class (BrambleStuffedThreat *self,
           const char           *css_class,
           gboolean              on)
{
  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (self), css_class);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), css_class);
}

static void
show_cells (BrambleStuffedThreat *self,
            const StuffedState   *s)
{
  guint places = count_places (s);

  bramble_children_remove (self->cells);
  memset (self->targets, 0, sizeof self->targets);
  for (guint i = 0; i < s->n_foes; i++)
    {
      self->targets[i] = create_cell (s, i, places);
      gtk_box_append (self->cells, self->targets[i]);
    }
  for (guint i = 0; s->n_foes == 0 && i < places; i++)
    {
      GtkWidget *slot = create_slot (i < s->threat);

      gtk_widget_add_css_class (slot, "alone");
      gtk_box_append (self->cells, slot);
    }
  /* Where there is little room, words go first, then figures. */
  set_class (self, "some", s->n_foes > 2);
  set_class (self, "many", s->n_foes > 3);
  set_class (self, "crowd", s->n_foes > WIDE_CELLS);
}

/* What all have together: party items and the environment. */
static void
show_all (BrambleStuffedThreat *self,
          const StuffedState   *s)
{
  gboolean any = FALSE;

  bramble_children_remove (self->all);
  gtk_box_append (self->all, bramble_stuffed_word_new (_("For all"), "heading"));
  for (guint item = 0; item < STUFFED_N_ITEMS; item++)
    if ((s->party >> item) & 1)
      {
        GtkWidget *target = bramble_target_new (bramble_stuffed_item_thing (STUFFED_NONE, item),
                                                bramble_stuffed_word_new (stuffed_item_name (item), "item-name"));

        bramble_target_describe (BRAMBLE_TARGET (target), stuffed_item_name (item), stuffed_item_text (item));
        gtk_box_append (self->all, target);
        any = TRUE;
      }
  if (s->environment != STUFFED_NONE)
    {
      gtk_box_append (self->all, bramble_stuffed_word_new (stuffed_environment_name (s->environment), "item-name"));
      any = TRUE;
    }
  if (!any)
    gtk_box_append (self->all, bramble_stuffed_word_new (_("nothing yet"), "state"));
}

static void
bramble_stuffed_threat_dispose (GObject *object)
{
  bramble_children_unparent (GTK_WIDGET (object));

  G_OBJECT_CLASS (bramble_stuffed_threat_parent_class)->dispose (object);
}

static void
bramble_stuffed_threat_class_init (BrambleStuffedThreatClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bramble_stuffed_threat_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "stuffedthreat");
}

static void
bramble_stuffed_threat_init (BrambleStuffedThreat *self)
{
  GtkWidget *words = bramble_stuffed_box_new (GTK_ORIENTATION_VERTICAL, "words");
  GtkWidget *track;

  self->row = GTK_BOX (bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "threat-row"));
  self->title = GTK_LABEL (bramble_stuffed_word_new (NULL, "heading"));
  self->about = GTK_LABEL (bramble_stuffed_line_new (NULL, "state"));
  self->cells = GTK_BOX (bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "cells"));
  self->all = GTK_BOX (bramble_stuffed_box_new (GTK_ORIENTATION_VERTICAL, "for-all"));
  /* Dice that come to the track fly here. */
  track = bramble_target_new (bramble_thing (BRAMBLE_STUFFED_TRACK_THING, NULL), GTK_WIDGET (self->title));
  gtk_widget_add_css_class (track, "quiet");
  gtk_box_append (GTK_BOX (words), track);
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->about));
  gtk_widget_set_hexpand (GTK_WIDGET (self->cells), TRUE);
  gtk_box_append (self->row, words);
  gtk_box_append (self->row, GTK_WIDGET (self->cells));
  gtk_box_append (self->row, GTK_WIDGET (self->all));
  gtk_widget_set_parent (GTK_WIDGET (self->row), GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "felt");
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
bramble_stuffed_threat_new (void)
{
  return g_object_new (BRAMBLE_TYPE_STUFFED_THREAT, NULL);
}

void
bramble_stuffed_threat_show (BrambleStuffedThreat *self,
                             const StuffedState   *s)
{
  g_return_if_fail (BRAMBLE_IS_STUFFED_THREAT (self));

  if (self->seen.n_seats == s->n_seats && self->seen.n_foes == s->n_foes && self->seen.threat == s->threat && self->seen.party == s->party
      && self->seen.environment == s->environment && memcmp (self->seen.bag, s->bag, sizeof s->bag) == 0
      && memcmp (self->seen.foes, s->foes, sizeof s->foes) == 0)
    return;

  self->seen = *s;
  show_words (self, s);
  show_cells (self, s);
  show_all (self, s);
  bramble_stuffed_threat_set_aimed (self, 0);
}

/* Says which minions could be hit. */
void
bramble_stuffed_threat_set_aimed (BrambleStuffedThreat *self,
                                  guint32               foes)
{
  g_return_if_fail (BRAMBLE_IS_STUFFED_THREAT (self));

  for (guint i = 0; i < STUFFED_MAX_MINIONS && self->targets[i]; i++)
    if ((foes >> i) & 1)
      gtk_widget_add_css_class (self->targets[i], "aimed");
    else
      gtk_widget_remove_css_class (self->targets[i], "aimed");
}
