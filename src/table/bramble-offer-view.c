/* bramble-offer-view.c: an offer that is put together, or waits for an answer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-offer-view.h"

#include <glib/gi18n.h>
#include <offer.h>
#include <string.h>

#include "bramble-announce.h"
#include "bramble-children.h"
#include "bramble-name.h"
#include "bramble-picture.h"
#include "bramble-tiles.h"

/* Pixels between two things, and the most columns of them on a side. */
#define GAP 4
#define COLUMNS 3

/* One thing on one side. */
typedef struct
{
  GtkWidget *box;
  GtkLabel *label;       /* what it is, and how many if there are some */
  GtkWidget *less;       /* takes one back */
  GtkWidget *more;       /* puts one more there: the thing itself */
  guint8 thing;
  gboolean given;        /* by whoever offers */
  guint option;          /* what @more answers, while it can */
} Row;

/**
 * BrambleOfferView:
 *
 * What the viewer would give beside what they would get. Whoever puts an offer
 * together touches what there is: that adds it with "board.answer", and the button
 * beside it takes it back with "board.take-back". Whoever is to answer only reads.
 * What else there is to say (make it, accept it …) is for the prompt.
 *
 * Rows stay where they are until there is another offer, and with them the
 * keyboard. Where there is little room they scroll.
 */
struct _BrambleOfferView
{
  GtkWidget parent_instance;

  BrambleOfferArt art;     /* (nullable) */
  GtkBox *sides[2];        /* the rows of what is wanted, and of what is given, by whoever offers */
  GtkLabel *headings[2];   /* above them */
  GPtrArray *rows;         /* Row */
  BrambleOfferStage stage; /* what is shown */
  BrambleOffer offer;      /* likewise */
};

G_DEFINE_FINAL_TYPE (BrambleOfferView, bramble_offer_view, GTK_TYPE_WIDGET)

static void
bramble_offer_view_dispose (GObject *object)
{
  g_ptr_array_set_size (BRAMBLE_OFFER_VIEW (object)->rows, 0);
  bramble_children_unparent (GTK_WIDGET (object));

  G_OBJECT_CLASS (bramble_offer_view_parent_class)->dispose (object);
}

static void
bramble_offer_view_finalize (GObject *object)
{
  g_ptr_array_unref (BRAMBLE_OFFER_VIEW (object)->rows);

  G_OBJECT_CLASS (bramble_offer_view_parent_class)->finalize (object);
}

static void
bramble_offer_view_class_init (BrambleOfferViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_offer_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = bramble_offer_view_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "offer");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* One side with its heading. */
static GtkWidget *
create_side (BrambleOfferView *self,
             gboolean          given)
{
  GtkWidget *side = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *heading = gtk_label_new (NULL);
  GtkWidget *rows = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_label_set_wrap (GTK_LABEL (heading), TRUE);
  gtk_widget_add_css_class (heading, "heading");
  gtk_widget_set_layout_manager (rows, g_object_new (BRAMBLE_TYPE_TILES, "gap", GAP, "most", COLUMNS, NULL));
  gtk_accessible_update_relation (GTK_ACCESSIBLE (rows), GTK_ACCESSIBLE_RELATION_LABELLED_BY, heading, NULL, -1);
  gtk_box_append (GTK_BOX (side), heading);
  gtk_box_append (GTK_BOX (side), rows);
  self->sides[given] = GTK_BOX (rows);
  self->headings[given] = GTK_LABEL (heading);
  return side;
}

static void
bramble_offer_view_init (BrambleOfferView *self)
{
  GtkWidget *room = gtk_scrolled_window_new ();
  GtkWidget *both = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->rows = g_ptr_array_new_with_free_func (g_free);
  gtk_box_set_homogeneous (GTK_BOX (both), TRUE);
  gtk_widget_add_css_class (both, "sides");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (room), both);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (room), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_hexpand (room, TRUE);
  gtk_widget_set_parent (room, GTK_WIDGET (self));
  /* What is given comes first: one begins with what one has. */
  gtk_box_append (GTK_BOX (both), create_side (self, TRUE));
  gtk_box_append (GTK_BOX (both), create_side (self, FALSE));
}

static void
add_one (GtkWidget *button,
         Row       *row)
{
  gtk_widget_activate_action (button, "board.answer", "u", row->option);
}

static void
take_back (GtkWidget *button,
           Row       *row)
{
  gtk_widget_activate_action (button, "board.take-back", "(bu)", row->given, (guint) row->thing);
}

/* What a thing looks like and is called. */
static GtkWidget *
create_face (BrambleOfferView *self,
             Row              *row)
{
  const char *art = self->art ? self->art (row->thing) : NULL;
  GtkWidget *face = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  row->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (row->label, 0);
  gtk_label_set_wrap (row->label, TRUE);
  gtk_label_set_wrap_mode (row->label, PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (GTK_WIDGET (row->label), TRUE);
  gtk_widget_add_css_class (face, "face");
  if (art)
    {
      GtkWidget *picture = bramble_picture_new (art, 1, 1);

      gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (face), picture);
    }
  gtk_box_append (GTK_BOX (face), GTK_WIDGET (row->label));
  return face;
}

/* A row that is only read has nothing to be touched. */
static void
add_row (BrambleOfferView *self,
         gboolean          given,
         guint             thing)
{
  Row *row = g_new0 (Row, 1);
  GtkWidget *face;

  row->given = given;
  row->thing = (guint8) thing;
  row->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (row->box, "piece");
  face = create_face (self, row);
  gtk_widget_set_hexpand (face, TRUE);
  if (self->stage == BRAMBLE_OFFER_MAKING)
    {
      row->more = gtk_button_new ();
      gtk_button_set_child (GTK_BUTTON (row->more), face);
      gtk_widget_set_hexpand (row->more, TRUE);
      g_signal_connect (row->more, "clicked", G_CALLBACK (add_one), row);
      row->less = gtk_button_new_from_icon_name ("list-remove-symbolic");
      gtk_widget_set_valign (row->less, GTK_ALIGN_CENTER);
      gtk_widget_add_css_class (row->less, "circular");
      g_signal_connect (row->less, "clicked", G_CALLBACK (take_back), row);
      gtk_box_append (GTK_BOX (row->box), row->more);
      gtk_box_append (GTK_BOX (row->box), row->less);
    }
  else
    gtk_box_append (GTK_BOX (row->box), face);
  gtk_box_append (self->sides[given], row->box);
  g_ptr_array_add (self->rows, row);
}

static Row *
find_row (BrambleOfferView *self,
          gboolean          given,
          guint             thing)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      Row *row = g_ptr_array_index (self->rows, i);

      if (row->given == given && row->thing == thing)
        return row;
    }

  return NULL;
}

static void
remove_rows (BrambleOfferView *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      Row *row = g_ptr_array_index (self->rows, i);

      gtk_box_remove (self->sides[row->given], row->box);
    }
  g_ptr_array_set_size (self->rows, 0);
}

/* A row for everything that is in the offer or could be. */
static void
add_rows (BrambleOfferView *self,
          const BrambleAsk *ask)
{
  for (guint i = 0; i < BRAMBLE_OFFER_KINDS; i++)
    {
      if (self->offer.given[i].n > 0 && !find_row (self, TRUE, self->offer.given[i].thing))
        add_row (self, TRUE, self->offer.given[i].thing);
      if (self->offer.wanted[i].n > 0 && !find_row (self, FALSE, self->offer.wanted[i].thing))
        add_row (self, FALSE, self->offer.wanted[i].thing);
    }
  for (guint i = 0; i < ask->n_options; i++)
    {
      gboolean given = ask->options[i].kind == BRAMBLE_OFFER_GIVE;

      if ((given || ask->options[i].kind == BRAMBLE_OFFER_WANT) && !find_row (self, given, ask->options[i].a))
        add_row (self, given, ask->options[i].a);
    }
}

/* What can be done with a thing while the offer is put together. */
static void
show_buttons (BrambleOfferView   *self,
              Row                *row,
              const BrambleTrade *trade,
              const BrambleAsk   *ask,
              guint               n)
{
  BrambleOption option = { .kind = row->given ? BRAMBLE_OFFER_GIVE : BRAMBLE_OFFER_WANT, .a = row->thing };
  int found = bramble_ask_find (ask, &option);
  g_autofree char *one = trade->thing_text (row->thing, 1);
  g_autofree char *less = g_strdup_printf (_("Take back %s"), one);
  g_autofree char *more = bramble_offer_option_text (trade, &self->offer, &option, NULL);

  row->option = found < 0 ? 0 : (guint) found;
  gtk_widget_set_sensitive (row->more, found >= 0);
  /* What there is none of keeps its place for the button. */
  gtk_widget_set_sensitive (row->less, n > 0);
  gtk_widget_set_opacity (row->less, n > 0 ? 1 : 0);
  bramble_name_button (row->less, less);
  bramble_name_button (row->more, more);
  gtk_widget_set_tooltip_text (row->less, less);
  gtk_widget_set_tooltip_text (row->more, more);
}

static void
show_row (BrambleOfferView   *self,
          Row                *row,
          const BrambleTrade *trade,
          const BrambleAsk   *ask)
{
  guint n = bramble_offer_count (&self->offer, row->given, row->thing);
  g_autofree char *text = trade->thing_text (row->thing, MAX (n, 1));

  gtk_label_set_label (row->label, text);
  if (n > 0)
    gtk_widget_add_css_class (row->box, "chosen");
  else
    gtk_widget_remove_css_class (row->box, "chosen");
  if (row->more)
    {
      show_buttons (self, row, trade, ask, n);
      /* Whether it is part of the offer is heard, too. */
      bramble_describe (row->more, n > 0 ? text : NULL);
    }
}

/* What the two sides are to whoever looks. */
static void
show_headings (BrambleOfferView *self)
{
  gboolean making = self->stage == BRAMBLE_OFFER_MAKING;
  /* Translators: above a list of things in an offer. */
  const char *give = C_("offer", "You give");
  /* Translators: above a list of things in an offer. */
  const char *get = C_("offer", "You get");

  gtk_label_set_label (self->headings[TRUE], making ? give : get);
  gtk_label_set_label (self->headings[FALSE], making ? get : give);
}

/* Where the keyboard was it stays, or goes to the button beside it. */
static void
keep_focus (Row      *row,
            gboolean  more)
{
  GtkWidget *first = more ? row->more : row->less;
  GtkWidget *second = more ? row->less : row->more;

  gtk_widget_grab_focus (gtk_widget_get_sensitive (first) ? first : second);
}

/* What is asked now, and what there is of an offer about it. */
static void
read_match (BrambleOfferView *self,
            BrambleMatch     *match,
            BrambleAsk       *ask)
{
  BrambleOfferStage was = self->stage;
  BrambleOffer before = self->offer;

  bramble_match_get_ask (match, ask);
  self->stage = bramble_offer_stage (bramble_match_get_game (match), bramble_match_get_view (match), ask, &self->offer);
  if (ask->n_options == 0 || self->offer.to == BRAMBLE_NO_SEAT)
    self->stage = BRAMBLE_OFFER_NONE;
  if (self->stage != was || before.from != self->offer.from || before.to != self->offer.to
      || before.tries != self->offer.tries)
    remove_rows (self);
}

/**
 * bramble_offer_view_show:
 *
 * Shows the offer that the viewer of @match puts together or is to answer, or
 * nothing.
 */
void
bramble_offer_view_show (BrambleOfferView *self,
                         BrambleMatch     *match)
{
  const BrambleTrade *trade = bramble_match_get_game (match)->trade;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  Row *focused = NULL;
  gboolean more = FALSE;
  BrambleAsk ask;

  g_return_if_fail (BRAMBLE_IS_OFFER_VIEW (self));

  read_match (self, match, &ask);
  gtk_widget_set_visible (GTK_WIDGET (self), self->stage != BRAMBLE_OFFER_NONE);
  if (self->stage == BRAMBLE_OFFER_NONE)
    return;

  show_headings (self);
  add_rows (self, &ask);
  for (guint i = 0; i < self->rows->len; i++)
    {
      Row *row = g_ptr_array_index (self->rows, i);

      if (focus && (focus == row->more || focus == row->less))
        {
          focused = row;
          more = focus == row->more;
        }
      show_row (self, row, trade, &ask);
    }
  if (focused)
    keep_focus (focused, more);
}

/* Whether @option is one of the view's own buttons. */
gboolean
bramble_offer_view_has (BrambleOfferView    *self,
                        const BrambleOption *option)
{
  g_return_val_if_fail (BRAMBLE_IS_OFFER_VIEW (self), FALSE);

  return self->stage == BRAMBLE_OFFER_MAKING
         && (option->kind == BRAMBLE_OFFER_GIVE || option->kind == BRAMBLE_OFFER_WANT);
}

/**
 * bramble_offer_view_get_partner:
 *
 * Returns: the seat that whoever looks would trade with, or -1 while there is no offer
 */
int
bramble_offer_view_get_partner (BrambleOfferView *self)
{
  g_return_val_if_fail (BRAMBLE_IS_OFFER_VIEW (self), -1);

  switch (self->stage)
    {
    case BRAMBLE_OFFER_NONE:
      return -1;
    case BRAMBLE_OFFER_MAKING:
      return self->offer.to;
    case BRAMBLE_OFFER_ANSWERING:
      return self->offer.from;
    }

  g_assert_not_reached ();
}

/* The first thing that can be added gets the keyboard. Returns FALSE when there is none. */
gboolean
bramble_offer_view_focus (BrambleOfferView *self)
{
  g_return_val_if_fail (BRAMBLE_IS_OFFER_VIEW (self), FALSE);

  for (guint i = 0; i < self->rows->len; i++)
    {
      Row *row = g_ptr_array_index (self->rows, i);

      if (row->more && gtk_widget_get_sensitive (row->more))
        return gtk_widget_grab_focus (row->more);
    }

  return FALSE;
}

/* There is no offer to be seen. */
void
bramble_offer_view_hide (BrambleOfferView *self)
{
  g_return_if_fail (BRAMBLE_IS_OFFER_VIEW (self));

  remove_rows (self);
  self->stage = BRAMBLE_OFFER_NONE;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * bramble_offer_dup_declined:
 *
 * Returns: (transfer full) (nullable): that an offer of whoever is asked now was declined just
 *   before, without a wish
 */
char *
bramble_offer_dup_declined (BrambleMatch *match)
{
  const BrambleGame *game = bramble_match_get_game (match);
  const BrambleRecord *record = bramble_match_get_record (match);
  guint step = bramble_match_get_step (match);
  int option = step > 0 ? bramble_record_option (record, step) : -1;
  const char *names[BRAMBLE_MAX_SEATS] = { NULL };
  BrambleOffer offer;
  BrambleAsk ask;

  if (game->trade == NULL || option < 0)
    return NULL;

  game->ask (bramble_record_state (record, step - 1), &ask);
  if (bramble_offer_stage (game, bramble_record_state (record, step - 1), &ask, &offer) != BRAMBLE_OFFER_ANSWERING
      || ask.options[option].kind != BRAMBLE_OFFER_DECLINE || bramble_match_get_ask_seat (match) != offer.from)
    return NULL;

  offer.rather = BRAMBLE_OFFER_NOTHING;
  for (guint seat = 0; seat < g_list_model_get_n_items (bramble_match_get_seats (match)); seat++)
    names[seat] = bramble_seat_get_name (bramble_match_get_seat (match, seat));
  return bramble_offer_declined_text (game->trade, &offer, names);
}

/* How a game draws what can be offered. */
void
bramble_offer_view_set_art (BrambleOfferView *self,
                            BrambleOfferArt   art)
{
  g_return_if_fail (BRAMBLE_IS_OFFER_VIEW (self));

  self->art = art;
}

GtkWidget *
bramble_offer_view_new (void)
{
  return g_object_new (BRAMBLE_TYPE_OFFER_VIEW, NULL);
}

/**
 * bramble_offer_view_has_focus:
 * @self: (nullable)
 *
 * Returns: whether it is to be seen and the keyboard is there
 */
gboolean
bramble_offer_view_has_focus (BrambleOfferView *self)
{
  g_return_val_if_fail (self == NULL || BRAMBLE_IS_OFFER_VIEW (self), FALSE);

  return self && gtk_widget_get_visible (GTK_WIDGET (self)) && gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
}
