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
#include "bramble-panel.h"
#include "bramble-stuffed-layouts.h"
#include "bramble-stuffed-style.h"
#include "bramble-target.h"
#include "bramble-text.h"
#include "bramble-wrap.h"

/* So many cells have room for a figure and a name, so many on a compact table beside what all have, so many
 * low ones are one row, and so many tufts have room for themselves. */
#define WIDE_CELLS 8
#define FEW_CELLS 2
#define ROW_CELLS 4
#define TUFTS 5

/**
 * BrambleStuffedThreat:
 *
 * A place for each die that brings the minion turn, in the cell of the minion that will
 * throw it. Without minions it counts to a surge. While minions act one sees who has, who does
 * and who will.
 */
struct _BrambleStuffedThreat
{
  GtkWidget parent_instance;

  BramblePanel *board;
  BrambleTarget *track;   /* the title, with all that is to be said of the track */
  BrambleText *title;
  BrambleText *about;
  GtkBox *cells;
  GtkBox *all;            /* what everybody has together */
  StuffedState seen;      /* as was last shown */
  guint acting;           /* likewise: the minion that acts, or STUFFED_NONE */
  guint face;             /* and what it has thrown */
  guint pointed;          /* the minion that has the focus or the pointer, or STUFFED_NONE */
  GtkWidget *targets[STUFFED_MAX_MINIONS];
};

G_DEFINE_FINAL_TYPE (BrambleStuffedThreat, bramble_stuffed_threat, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_POINTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

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

/* The die of a minion: what it has thrown, a tick when it has acted, or what lies there. */
static GtkWidget *
create_die (BrambleStuffedThreat *self,
            const StuffedState   *s,
            guint                 foe)
{
  if (self->acting == STUFFED_NONE)
    return create_slot (foe < s->threat);
  if (foe == self->acting)
    return bramble_stuffed_die_new (STUFFED_BLACK, self->face, "threat-slot");
  if (foe > self->acting)
    return create_slot (foe - self->acting <= s->threat);

  return bramble_stuffed_sign_new ("stuffed/tokens/point-read", "threat-slot");
}

/* A boss's dark stuffing, in tufts and as a number. */
static GtkWidget *
create_dark (guint dark)
{
  g_autofree char *text = g_strdup_printf ("%u", dark);
  GtkWidget *column = bramble_stuffed_box_new (GTK_ORIENTATION_VERTICAL, "dark");
  GtkWidget *row = bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "dark-tufts");
  GtkWidget *count = bramble_stuffed_word_new (text, "count");

  for (guint i = 0; i < (dark > TUFTS ? 1 : dark); i++)
    gtk_box_append (GTK_BOX (row), bramble_stuffed_sign_new ("stuffed/tokens/stuffing-dark", "dark-tuft"));
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gtk_label_set_xalign (GTK_LABEL (count), 0.5f);
  gtk_box_append (GTK_BOX (column), row);
  gtk_box_append (GTK_BOX (column), count);
  return column;
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
  gtk_widget_set_halign (overlay, GTK_ALIGN_END);
  gtk_widget_set_valign (overlay, GTK_ALIGN_END);
  return overlay;
}

/* One minion: its die, itself, its number, what it takes to hit it. */
static GtkWidget *
create_cell (BrambleStuffedThreat *self,
             const StuffedState   *s,
             guint                 foe,
             guint                 places)
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
  GtkWidget *name = bramble_text_new ("minion-name");
  GtkWidget *digit = gtk_label_new (number);
  GtkWidget *figure = gtk_overlay_new ();
  GtkWidget *shield = create_shield (stuffed_minions[kind].defence);
  GtkWidget *target;

  if (foe < places || self->acting != STUFFED_NONE)
    gtk_box_append (GTK_BOX (left), create_die (self, s, foe));
  gtk_widget_add_css_class (digit, "digit");
  gtk_widget_set_halign (digit, GTK_ALIGN_START);
  gtk_widget_set_valign (digit, GTK_ALIGN_END);
  gtk_widget_set_vexpand (digit, TRUE);
  gtk_box_append (GTK_BOX (left), digit);
  gtk_box_append (GTK_BOX (top), left);
  gtk_overlay_set_child (GTK_OVERLAY (figure), bramble_stuffed_sign_new (art, "minion"));
  gtk_overlay_add_overlay (GTK_OVERLAY (figure), shield);
  /* Where there is no room for figures their shields are left. */
  gtk_overlay_set_measure_overlay (GTK_OVERLAY (figure), shield, TRUE);
  gtk_widget_set_hexpand (figure, TRUE);
  gtk_box_append (GTK_BOX (top), figure);
  if (stuffed_is_boss (kind))
    gtk_box_append (GTK_BOX (top), create_dark (s->foes[foe].dark));
  gtk_widget_set_vexpand (top, TRUE);
  /* All cells are as wide, however long a name is. */
  bramble_text_set (BRAMBLE_TEXT (name), stuffed_minion_name (kind));
  bramble_text_center (BRAMBLE_TEXT (name));
  gtk_box_append (GTK_BOX (cell), top);
  gtk_box_append (GTK_BOX (cell), name);
  target = bramble_target_new (bramble_stuffed_minion_thing (foe), cell);
  gtk_widget_add_css_class (target, "cell");
  bramble_stuffed_set_class (target, "boss", stuffed_is_boss (kind));
  bramble_stuffed_set_class (target, "acts", foe == self->acting);
  bramble_target_describe (BRAMBLE_TARGET (target), label, about);
  return target;
}

static void
show_words (BrambleStuffedThreat *self,
            const StuffedState   *s)
{
  guint places = count_places (s);
  gboolean full = s->threat >= places;
  /* After minions were defeated more dice can lie there than bring something: the track is full, then.
   * Translators: how many dice of threat there are, and how many bring something */
  g_autofree char *title = g_strdup_printf (_("Threat %1$u of %2$u"), MIN (s->threat, places), places);
  g_autofree char *about = NULL;

  if (self->acting != STUFFED_NONE)
    {
      g_free (title);
      title = g_strdup (_("Minions act"));
      /* Translators: the number of a minion, and how many there are */
      about = g_strdup_printf (_("Number %1$u of %2$u. Each throws one black die."), self->acting + 1, s->n_foes);
    }
  else if (full && s->n_foes > 0)
    about = g_strdup_printf (_("When this turn is over all minions act.\nBlack in the bag: %u"), s->bag[STUFFED_BLACK]);
  /* Nothing comes to a page that is left. */
  else if (full && s->leave == STUFFED_NONE)
    about = g_strdup_printf (_("When this turn is over the dark surges.\nBlack in the bag: %u"), s->bag[STUFFED_BLACK]);
  else if (s->n_foes == 0)
    about = g_strdup_printf (_("No minions. At %1$u the dark surges.\nBlack in the bag: %2$u"), places, s->bag[STUFFED_BLACK]);
  else
    about = g_strdup_printf (_("At %1$u all minions act.\nBlack in the bag: %2$u"), places, s->bag[STUFFED_BLACK]);
  bramble_text_set (self->title, title);
  bramble_text_set (self->about, about);
  bramble_target_describe (self->track, title, about);
}

static void
flags_changed (BrambleStuffedThreat *self)
{
  guint pointed = bramble_target_find_pointed (self->targets, STUFFED_MAX_MINIONS, STUFFED_NONE);

  if (pointed == self->pointed)
    return;

  self->pointed = pointed;
  g_signal_emit (self, signals[SIGNAL_POINTED], 0);
}

static void
forget_cells (BrambleStuffedThreat *self)
{
  for (guint i = 0; i < STUFFED_MAX_MINIONS && self->targets[i]; i++)
    g_signal_handlers_disconnect_by_data (self->targets[i], self);
  memset (self->targets, 0, sizeof self->targets);
  self->pointed = STUFFED_NONE;
}

/* What a compact table shows of so many cells. */
static const BrambleSheet *
choose_sheet (guint cells)
{
  if (cells == 0)
    return &bramble_stuffed_threat_calm;
  if (cells <= FEW_CELLS)
    return &bramble_stuffed_threat_compact;

  return cells == ROW_CELLS ? &bramble_stuffed_threat_row : &bramble_stuffed_threat_full;
}

static void
show_cells (BrambleStuffedThreat *self,
            const StuffedState   *s)
{
  guint places = count_places (s);
  guint cells = s->n_foes;

  forget_cells (self);
  bramble_children_remove (self->cells);
  for (guint i = 0; i < s->n_foes; i++)
    {
      /* A boss takes the room of two. */
      cells += stuffed_is_boss (s->foes[i].kind);
      self->targets[i] = create_cell (self, s, i, places);
      gtk_box_append (self->cells, self->targets[i]);
      g_signal_connect_swapped (self->targets[i], "state-flags-changed", G_CALLBACK (flags_changed), self);
    }
  for (guint i = 0; s->n_foes == 0 && i < places; i++)
    {
      GtkWidget *slot = create_slot (i < s->threat);

      gtk_widget_add_css_class (slot, "alone");
      gtk_box_append (self->cells, slot);
    }
  /* Where there is little room, what all have goes first, to a page of the book, then figures. */
  bramble_panel_set_sheets (self->board, &bramble_stuffed_threat_wide, choose_sheet (cells));
  bramble_stuffed_set_class (GTK_WIDGET (self), "many", cells > FEW_CELLS + 1);
  bramble_stuffed_set_class (GTK_WIDGET (self), "crowd", cells > WIDE_CELLS);
}

/* Words that share their room with others: each has as much, and smaller letters where it needs them. */
static GtkWidget *
create_share (const char *text,
              const char *css_class)
{
  GtkWidget *words = bramble_text_new (css_class);

  bramble_text_set (BRAMBLE_TEXT (words), text);
  gtk_widget_add_css_class (words, "shared");
  gtk_widget_set_vexpand (words, TRUE);
  gtk_widget_set_hexpand (words, TRUE);
  return words;
}

/* What all have together: party items and the environment. */
static void
show_all (BrambleStuffedThreat *self,
          const StuffedState   *s)
{
  guint n = (guint) __builtin_popcount (s->party) + (s->environment != STUFFED_NONE);
  GtkWidget *(*say) (const char *text, const char *css_class) = n < 2 ? bramble_stuffed_line_new : create_share;

  bramble_children_remove (self->all);
  gtk_box_append (self->all, say (_("For all"), "heading"));
  for (guint item = 0; item < STUFFED_N_ITEMS; item++)
    if ((s->party >> item) & 1)
      {
        GtkWidget *target = bramble_target_new (bramble_stuffed_item_thing (STUFFED_NONE, item),
                                                say (stuffed_item_name (item), "item-name"));

        bramble_target_describe (BRAMBLE_TARGET (target), stuffed_item_name (item), stuffed_item_text (item));
        gtk_box_append (self->all, target);
      }
  if (s->environment != STUFFED_NONE)
    {
      g_autofree char *about = bramble_stuffed_environment_text (s);
      GtkWidget *target = bramble_target_new (bramble_thing (BRAMBLE_STUFFED_CARD_THING, stuffed_environment_ids[s->environment]),
                                              say (stuffed_environment_name (s->environment), "item-name"));

      bramble_target_describe (BRAMBLE_TARGET (target), stuffed_environment_name (s->environment), about);
      gtk_box_append (self->all, target);
    }
  if (n == 0)
    {
      GtkWidget *nothing = say (_("nothing yet"), "state");

      gtk_widget_set_tooltip_text (nothing, _("nothing yet"));
      gtk_box_append (self->all, nothing);
    }
}

static void
bramble_stuffed_threat_dispose (GObject *object)
{
  forget_cells (BRAMBLE_STUFFED_THREAT (object));
  bramble_children_unparent (GTK_WIDGET (object));

  G_OBJECT_CLASS (bramble_stuffed_threat_parent_class)->dispose (object);
}

static void
bramble_stuffed_threat_class_init (BrambleStuffedThreatClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bramble_stuffed_threat_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "stuffedthreat");

  /**
   * BrambleStuffedThreat::pointed:
   *
   * Another minion has the focus or the pointer, or none has.
   */
  signals[SIGNAL_POINTED] = g_signal_new ("pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
bramble_stuffed_threat_init (BrambleStuffedThreat *self)
{
  self->board = BRAMBLE_PANEL (bramble_panel_new (&bramble_stuffed_threat_wide, &bramble_stuffed_threat_compact));
  self->title = BRAMBLE_TEXT (bramble_text_new ("heading"));
  self->about = BRAMBLE_TEXT (bramble_text_new ("state"));
  self->cells = GTK_BOX (bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "cells"));
  self->all = GTK_BOX (bramble_stuffed_box_new (GTK_ORIENTATION_VERTICAL, "for-all"));
  self->acting = self->pointed = STUFFED_NONE;
  gtk_widget_set_layout_manager (GTK_WIDGET (self->cells), bramble_wrap_new (0.4));
  /* Dice that come to the track fly here. */
  self->track = BRAMBLE_TARGET (bramble_target_new (bramble_thing (BRAMBLE_STUFFED_TRACK_THING, NULL), GTK_WIDGET (self->title)));
  gtk_widget_add_css_class (GTK_WIDGET (self->track), "quiet");
  bramble_target_set_whole (self->track, GTK_WIDGET (self->cells));
  bramble_panel_add (self->board, "title", GTK_WIDGET (self->track));
  bramble_panel_add (self->board, "about", GTK_WIDGET (self->about));
  bramble_panel_add (self->board, "cells", GTK_WIDGET (self->cells));
  bramble_panel_add (self->board, "all", GTK_WIDGET (self->all));
  gtk_widget_set_parent (GTK_WIDGET (self->board), GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "felt");
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
bramble_stuffed_threat_new (void)
{
  return g_object_new (BRAMBLE_TYPE_STUFFED_THREAT, NULL);
}

/**
 * bramble_stuffed_threat_show:
 * @strike: what the minion that acts does
 */
void
bramble_stuffed_threat_show (BrambleStuffedThreat       *self,
                             const StuffedState         *s,
                             const BrambleStuffedStrike *strike)
{
  guint acting = strike->acts && strike->foe < s->n_foes ? strike->foe : STUFFED_NONE;

  g_return_if_fail (BRAMBLE_IS_STUFFED_THREAT (self));

  if (self->seen.n_seats == s->n_seats && self->seen.n_foes == s->n_foes && self->seen.threat == s->threat && self->seen.party == s->party
      && self->seen.environment == s->environment && self->seen.leave == s->leave && memcmp (self->seen.bag, s->bag, sizeof s->bag) == 0
      && memcmp (self->seen.foes, s->foes, sizeof s->foes) == 0 && self->acting == acting && self->face == strike->face)
    return;

  self->seen = *s;
  self->acting = acting;
  self->face = strike->face;
  show_words (self, s);
  show_cells (self, s);
  show_all (self, s);
  bramble_stuffed_threat_set_aimed (self, 0);
}

/* Returns the place of the minion that has the focus or else the pointer, or STUFFED_NONE. */
guint
bramble_stuffed_threat_get_pointed (BrambleStuffedThreat *self)
{
  g_return_val_if_fail (BRAMBLE_IS_STUFFED_THREAT (self), STUFFED_NONE);

  return self->pointed;
}

/* Returns: (transfer full): how much threat there is and what comes of it, in words */
char *
bramble_stuffed_threat_dup_words (BrambleStuffedThreat *self)
{
  g_return_val_if_fail (BRAMBLE_IS_STUFFED_THREAT (self), NULL);

  return g_strdup_printf ("%s\n%s", bramble_text_get (self->title), bramble_text_get (self->about));
}

/* Says which minions could be hit. */
void
bramble_stuffed_threat_set_aimed (BrambleStuffedThreat *self,
                                  guint32               foes)
{
  g_return_if_fail (BRAMBLE_IS_STUFFED_THREAT (self));

  for (guint i = 0; i < STUFFED_MAX_MINIONS && self->targets[i]; i++)
    bramble_stuffed_set_class (self->targets[i], "aimed", (foes >> i) & 1);
}
