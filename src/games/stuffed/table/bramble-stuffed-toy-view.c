/* bramble-stuffed-toy-view.c: a toy's card on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-toy-view.h"

#include <glib/gi18n.h>
#include <rules/stuffed-engine.h>
#include <rules/stuffed-text.h>

#include <bramble-stuffed-target.h>
#include <bramble-stuffed-words.h>

#include "bramble-children.h"
#include "bramble-panel.h"
#include "bramble-stuffed-layouts.h"
#include "bramble-stuffed-style.h"
#include "bramble-target.h"
#include "bramble-text.h"

/* So many tufts are drawn; more are one tuft and the number. */
#define TUFTS 5
/* So many statuses have their names. */
#define NAMED_CHIPS 2

/**
 * BrambleStuffedToyView:
 *
 * A felt card: the toy, its stuffing in tufts and as a number, hearts, buttons, how it
 * feels, what it wears, and the dice that are stored with it.
 */
struct _BrambleStuffedToyView
{
  GtkWidget parent_instance;

  BrambleStuffedToy *toy;
  BramblePanel *board;
  BrambleTarget *seat;  /* the portrait */
  GtkWidget *portrait;  /* its picture */
  GtkBox *counts;
  GtkBox *chips;
  GtkGrid *items;
  GtkBox *sockets;
  BrambleText *about;   /* what it can do, where there is room */
  gboolean brief;       /* there is room for names only */
};

G_DEFINE_FINAL_TYPE (BrambleStuffedToyView, bramble_stuffed_toy_view, GTK_TYPE_WIDGET)

static void
add_count (GtkBox     *row,
           const char *art,
           const char *page,
           guint       n)
{
  g_autofree char *text = g_strdup_printf ("%u", n);
  GtkWidget *sign = bramble_stuffed_sign_new (art, "token");

  bramble_target_set_shown (sign, bramble_thing (BRAMBLE_STUFFED_CARD_THING, page));
  gtk_box_append (row, sign);
  gtk_box_append (row, bramble_stuffed_word_new (text, "count"));
}

static void
show_counts (BrambleStuffedToyView *self,
             const StuffedSeat     *p)
{
  GtkWidget *tufts = bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "tufts");
  g_autofree char *text = g_strdup_printf ("%u", p->stuffing);

  bramble_children_remove (self->counts);
  for (guint i = 0; i < (p->stuffing > TUFTS ? 1 : TUFTS); i++)
    gtk_box_append (GTK_BOX (tufts), bramble_stuffed_sign_new (i < p->stuffing ? "stuffed/tokens/stuffing" : "stuffed/tokens/stuffing-gone",
                                                               "tuft"));
  bramble_target_set_shown (tufts, bramble_thing (BRAMBLE_STUFFED_CARD_THING, "token-stuffing"));
  gtk_box_append (self->counts, tufts);
  gtk_box_append (self->counts, bramble_stuffed_word_new (text, "count"));
  add_count (self->counts, "stuffed/tokens/heart", "token-heart", p->hearts);
  add_count (self->counts, "stuffed/tokens/button", "token-button", p->buttons);
}

/* How it feels: two words at most, then signs. */
static void
show_chips (BrambleStuffedToyView *self,
            const StuffedSeat     *p)
{
  guint seat = bramble_stuffed_toy_get_seat (self->toy);
  guint n = 0;

  bramble_children_remove (self->chips);
  for (guint status = 0; status < STUFFED_N_STATUSES; status++)
    if ((p->statuses >> status) & 1)
      {
        g_autofree char *art = g_strconcat ("stuffed/statuses/", stuffed_status_ids[status], NULL);
        GtkWidget *chip = bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "mood-chip");
        GtkWidget *target;

        gtk_box_append (GTK_BOX (chip), bramble_stuffed_sign_new (art, "token"));
        if (n++ < NAMED_CHIPS)
          gtk_box_append (GTK_BOX (chip), bramble_stuffed_word_new (stuffed_status_name (status), "mood"));
        target = bramble_target_new (bramble_stuffed_status_thing (seat, status), chip);
        gtk_widget_add_css_class (target, stuffed_statuses[status].good ? "good" : "bad");
        bramble_target_describe (BRAMBLE_TARGET (target), stuffed_status_name (status), stuffed_status_text (status));
        gtk_box_append (self->chips, target);
      }
  /* Beside each other their names have less room. */
  bramble_stuffed_set_class (GTK_WIDGET (self->chips), "several", n > 1);
}

static GtkWidget *
create_item (guint seat,
             guint slot,
             guint item)
{
  static const char *const slots[STUFFED_N_SLOTS] = {
    "stuffed/slots/head",
    "stuffed/slots/body",
    "stuffed/slots/paws",
    "stuffed/slots/accessory",
  };
  GtkWidget *row = bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "worn");
  GtkWidget *name = bramble_text_new ("item-name");
  GtkWidget *target;

  bramble_text_set (BRAMBLE_TEXT (name), item == STUFFED_NONE ? "–" : stuffed_item_name (item));
  gtk_widget_set_hexpand (name, TRUE);
  gtk_box_append (GTK_BOX (row), bramble_stuffed_sign_new (slots[slot], "token"));
  gtk_box_append (GTK_BOX (row), name);
  gtk_widget_set_hexpand (row, TRUE);
  if (item == STUFFED_NONE)
    {
      gtk_widget_add_css_class (row, "bare");
      return row;
    }
  target = bramble_target_new (bramble_thing_numbers (BRAMBLE_STUFFED_ITEM_THING, seat, slot), row);
  bramble_target_describe (BRAMBLE_TARGET (target), stuffed_item_name (item), stuffed_item_text (item));
  return target;
}

static void
show_items (BrambleStuffedToyView *self,
            const StuffedSeat     *p)
{
  /* Head and paws at the left, body and accessory at the right. */
  static const guint8 order[STUFFED_N_SLOTS] = { STUFFED_HEAD, STUFFED_BODY, STUFFED_PAWS, STUFFED_ACCESSORY };

  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (self->items)));)
    gtk_grid_remove (self->items, child);
  for (guint i = 0; i < STUFFED_N_SLOTS; i++)
    gtk_grid_attach (self->items, create_item (bramble_stuffed_toy_get_seat (self->toy), order[i], p->slots[order[i]]), (int) (i % 2),
                     (int) (i / 2), 1, 1);
}

/* A stored die, or room for one. */
static GtkWidget *
create_socket (BrambleStuffedToyView *self,
               guint                  colour)
{
  guint seat = bramble_stuffed_toy_get_seat (self->toy);
  gboolean shut = (bramble_stuffed_toy_get_seen (self->toy)->statuses >> STUFFED_WORRIED) & 1;
  GtkWidget *target;

  if (colour != STUFFED_NONE)
    {
      /* Translators: %s is a die */
      g_autofree char *name = g_strdup_printf (_("Stored: %s"), stuffed_die_name (colour));

      target = bramble_target_new (bramble_stuffed_stored_thing (seat, colour), bramble_stuffed_die_new (colour, 0, "stored-die"));
      bramble_target_describe (BRAMBLE_TARGET (target), name, _("It defends, or joins a later pool."));
    }
  else
    {
      target = bramble_target_new (bramble_stuffed_socket_thing (seat),
                                   bramble_stuffed_sign_new (shut ? "stuffed/tokens/socket-shut" : "stuffed/tokens/socket", "stored-die"));
      bramble_target_describe (BRAMBLE_TARGET (target), shut ? _("No die can be stored") : _("Room for a stored die"), NULL);
    }
  gtk_widget_add_css_class (target, "socket");
  return target;
}

static void
show_sockets (BrambleStuffedToyView *self,
              const StuffedSeat     *p)
{
  gboolean shut = (p->statuses >> STUFFED_WORRIED) & 1;
  GtkWidget *row = bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "dice-row");
  const char *word = p->stored[0] != STUFFED_NONE ? C_("socket", "stored") : shut ? C_("socket", "no room") : C_("socket", "free");
  GtkWidget *label = bramble_text_new ("socket-word");

  bramble_children_remove (self->sockets);
  for (guint i = 0; i < MAX (1, bramble_stuffed_toy_get_room (self->toy)) && i < STUFFED_MAX_STORED; i++)
    gtk_box_append (GTK_BOX (row), create_socket (self, p->stored[i]));
  bramble_stuffed_set_class (GTK_WIDGET (self->sockets), "two", gtk_widget_get_first_child (row) != gtk_widget_get_last_child (row));
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  bramble_text_set (BRAMBLE_TEXT (label), word);
  bramble_text_center (BRAMBLE_TEXT (label));
  gtk_box_append (self->sockets, row);
  gtk_box_append (self->sockets, label);
}

static void
show_about (BrambleStuffedToyView *self,
            const StuffedSeat     *p)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < STUFFED_N_ABILITIES_EACH; i++)
    {
      guint ability = p->stuffy * STUFFED_N_ABILITIES_EACH + i;

      if (i > 0)
        g_string_append (text, self->brief ? " · " : "\n");
      g_string_append_printf (text, i > 0 ? "<b>%s</b> ♥" : "<b>%s</b>", stuffed_ability_name (ability));
      if (!self->brief)
        g_string_append_printf (text, " %s", stuffed_ability_text (ability));
    }
  bramble_text_set_markup (self->about, text->str);
  g_string_free (text, TRUE);
}

static void
toy_changed (BrambleStuffedToyView *self)
{
  const StuffedSeat *p = bramble_stuffed_toy_get_seen (self->toy);

  show_counts (self, p);
  show_chips (self, p);
  show_items (self, p);
  show_sockets (self, p);
  show_about (self, p);
  bramble_stuffed_set_class (GTK_WIDGET (self), "asked", bramble_stuffed_toy_get_active (self->toy));
  bramble_stuffed_set_class (GTK_WIDGET (self), "lies", p->stuffing == 0 || p->guard);
  bramble_target_describe (self->seat, bramble_stuffed_toy_get_name (self->toy), bramble_stuffed_toy_get_description (self->toy));
}

static void
lay_portrait (BrambleStuffedToyView *self)
{
  guint seat = bramble_stuffed_toy_get_seat (self->toy);
  const StuffedSeat *p = bramble_stuffed_toy_get_seen (self->toy);
  g_autofree char *art = g_strconcat ("stuffed/portraits/", stuffed_stuffy_ids[p->stuffy], NULL);
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *sign = gtk_label_new (bramble_stuffed_seat_sign (seat));

  self->portrait = bramble_stuffed_sign_new (art, "portrait");
  gtk_overlay_set_child (GTK_OVERLAY (overlay), self->portrait);
  gtk_widget_add_css_class (sign, "seat-sign");
  gtk_widget_set_halign (sign, GTK_ALIGN_START);
  gtk_widget_set_valign (sign, GTK_ALIGN_END);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), sign);
  self->seat = BRAMBLE_TARGET (bramble_target_new (bramble_stuffed_seat_thing (seat), overlay));
  gtk_widget_add_css_class (GTK_WIDGET (self->seat), "seat");
  bramble_target_set_whole (self->seat, GTK_WIDGET (self));
  bramble_panel_add (self->board, "portrait", GTK_WIDGET (self->seat));
}

static void
lay_name (BrambleStuffedToyView *self)
{
  const char *name = bramble_stuffed_toy_get_name (self->toy);
  const char *stuffy = stuffed_stuffy_name (bramble_stuffed_toy_get_seen (self->toy)->stuffy);
  GtkWidget *row = bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "names");
  GtkWidget *who = bramble_stuffed_word_new (stuffy, "player-name");

  gtk_box_append (GTK_BOX (row), who);
  if (g_strcmp0 (name, stuffy) != 0)
    {
      g_autofree char *both = g_strdup_printf (C_("stuffy", "%1$s plays %2$s."), name, stuffy);

      gtk_box_append (GTK_BOX (row), bramble_stuffed_word_new (name, "state"));
      gtk_widget_set_tooltip_text (row, both);
    }
  else
    {
      if (bramble_stuffed_toy_get_computer (self->toy))
        {
          /* Translators: a toy that the computer plays; very short, beside its name */
          const char *what = C_("stuffy", "companion");
          GtkWidget *word = bramble_stuffed_word_new (what, "state");

          gtk_widget_set_tooltip_text (word, what);
          gtk_box_append (GTK_BOX (row), word);
        }
      gtk_widget_set_tooltip_text (row, stuffy);
    }
  bramble_panel_add (self->board, "name", row);
}

static void
lay_rest (BrambleStuffedToyView *self)
{
  GtkWidget *items = gtk_grid_new ();

  self->counts = GTK_BOX (bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "counts"));
  self->chips = GTK_BOX (bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "chips"));
  self->sockets = GTK_BOX (bramble_stuffed_box_new (GTK_ORIENTATION_VERTICAL, "sockets"));
  /* One socket stands at the edge, two take room that is free as a rule. */
  gtk_widget_set_halign (GTK_WIDGET (self->sockets), GTK_ALIGN_END);
  self->items = GTK_GRID (items);
  self->about = BRAMBLE_TEXT (bramble_text_new ("about"));
  gtk_grid_set_column_homogeneous (self->items, TRUE);
  gtk_widget_add_css_class (items, "items");
  bramble_panel_add (self->board, "counts", GTK_WIDGET (self->counts));
  bramble_panel_add (self->board, "chips", GTK_WIDGET (self->chips));
  bramble_panel_add (self->board, "items", items);
  bramble_panel_add (self->board, "sockets", GTK_WIDGET (self->sockets));
  bramble_panel_add (self->board, "about", GTK_WIDGET (self->about));
}

static void
bramble_stuffed_toy_view_dispose (GObject *object)
{
  BrambleStuffedToyView *self = BRAMBLE_STUFFED_TOY_VIEW (object);

  if (self->toy)
    g_signal_handlers_disconnect_by_data (self->toy, self);
  bramble_children_unparent (GTK_WIDGET (self));
  g_clear_object (&self->toy);

  G_OBJECT_CLASS (bramble_stuffed_toy_view_parent_class)->dispose (object);
}

static void
bramble_stuffed_toy_view_class_init (BrambleStuffedToyViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bramble_stuffed_toy_view_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "stuffedtoy");
}

static void
bramble_stuffed_toy_view_init (BrambleStuffedToyView *self)
{
}

/**
 * bramble_stuffed_toy_view_new:
 * @toys: how many there are: fewer have more room
 */
GtkWidget *
bramble_stuffed_toy_view_new (BrambleStuffedToy *toy,
                              guint              toys)
{
  BrambleStuffedToyView *self = g_object_new (BRAMBLE_TYPE_STUFFED_TOY_VIEW, NULL);

  self->toy = g_object_ref (toy);
  self->brief = toys > 2;
  self->board = BRAMBLE_PANEL (bramble_panel_new (toys > 3 ? &bramble_stuffed_toy_low : &bramble_stuffed_toy_tall,
                                                  toys > 2 ? &bramble_stuffed_toy_half : &bramble_stuffed_toy_strip));
  gtk_widget_add_css_class (GTK_WIDGET (self), "felt");
  gtk_widget_add_css_class (GTK_WIDGET (self), toys > 2 ? "narrow" : "broad");
  gtk_widget_set_parent (GTK_WIDGET (self->board), GTK_WIDGET (self));
  /* What else is on its card leads to it, too. */
  bramble_target_set_shown (GTK_WIDGET (self), bramble_stuffed_seat_thing (bramble_stuffed_toy_get_seat (toy)));
  lay_portrait (self);
  lay_name (self);
  lay_rest (self);
  g_signal_connect_swapped (toy, "changed", G_CALLBACK (toy_changed), self);
  toy_changed (self);
  return GTK_WIDGET (self);
}

/* Says whether the die in the hand could be stored here. */
void
bramble_stuffed_toy_view_set_could (BrambleStuffedToyView *self,
                                    gboolean               could)
{
  g_return_if_fail (BRAMBLE_IS_STUFFED_TOY_VIEW (self));

  bramble_stuffed_set_class (GTK_WIDGET (self->sockets), "could", could);
}

/**
 * bramble_stuffed_toy_view_set_picked:
 * @draft: (nullable): the dice in its hand; those of its card that are among them are raised
 */
void
bramble_stuffed_toy_view_set_picked (BrambleStuffedToyView     *self,
                                     const BrambleStuffedDraft *draft)
{
  const StuffedSeat *p;
  GtkWidget *socket;
  guint seen[STUFFED_PURPLE + 1] = { 0 };

  g_return_if_fail (BRAMBLE_IS_STUFFED_TOY_VIEW (self));

  p = bramble_stuffed_toy_get_seen (self->toy);
  socket = gtk_widget_get_first_child (gtk_widget_get_first_child (GTK_WIDGET (self->sockets)));
  for (guint i = 0; i < STUFFED_MAX_STORED && socket; i++, socket = gtk_widget_get_next_sibling (socket))
    bramble_stuffed_set_class (socket, "picked", draft && p->stored[i] <= STUFFED_PURPLE
                                                   && seen[p->stored[i]]++ < draft->stored[p->stored[i]]);
}

/* Says whether somebody hits it now. */
void
bramble_stuffed_toy_view_set_hit (BrambleStuffedToyView *self,
                                  gboolean               hit)
{
  g_return_if_fail (BRAMBLE_IS_STUFFED_TOY_VIEW (self));

  bramble_stuffed_set_class (GTK_WIDGET (self), "hit", hit);
}
