/* bramble-hand.c: what only one person may see, in a window of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-hand.h"

#include <glib/gi18n.h>

#include "bramble-announce.h"
#include "bramble-contrast.h"
#include "bramble-face.h"
#include "bramble-picture.h"
#include "bramble-presentation.h"
#include "bramble-tiles.h"

#define CARD_WIDTH 236
#define SMALL_WIDTH 112
#define SMALL_HEIGHT 70
#define GAP 12
#define NOTE_CHARS 28

/**
 * BrambleHand:
 *
 * The hand of one person: their cards at reading size, when each acts and whether it
 * could be played now, and whatever else they alone know. It follows the match, and it
 * is filled from the view of their seat and from nothing else.
 *
 * It lies over the table until it is hidden, or stands beside it as a window of its own.
 * It goes by itself when other eyes look at the table or the game is over, and while it
 * is gone there is nothing of it anywhere.
 */
struct _BrambleHand
{
  GtkWindow parent_instance;

  BrambleMatch *match;
  guint seat;
  GtkWidget *scroller;
  GtkBox *contents;    /* what the game puts there */
  GtkBox *cards;       /* (nullable): the row that is being filled */
  int width;           /* of the cards in it */
  GtkWidget *detach;   /* makes it a window of its own */
};

G_DEFINE_FINAL_TYPE (BrambleHand, bramble_hand, GTK_TYPE_WINDOW)

enum
{
  SIGNAL_DETACHED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
fill (BrambleHand *self)
{
  const BramblePresentation *presentation = bramble_presentation_of (bramble_match_get_game (self->match));
  g_autofree guint8 *view = bramble_match_dup_view (self->match, self->seat);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->contents))))
    gtk_box_remove (self->contents, child);
  self->cards = NULL;
  presentation->hand (self, self->match, self->seat, view);
  /* Otherwise the text of a card would have the focus and be selected. */
  gtk_window_set_focus (GTK_WINDOW (self), self->scroller);
}

/* The match is somewhere else, or seen with other eyes. */
static void
follow (BrambleHand *self)
{
  int viewer = bramble_match_get_viewer (self->match);

  if (bramble_match_get_over (self->match) || (viewer >= 0 && viewer != (int) self->seat))
    gtk_window_destroy (GTK_WINDOW (self));
  else
    fill (self);
}

static void
bramble_hand_dispose (GObject *object)
{
  BrambleHand *self = BRAMBLE_HAND (object);

  if (self->match)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (bramble_hand_parent_class)->dispose (object);
}

static void
bramble_hand_class_init (BrambleHandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_hand_dispose;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);

  /**
   * BrambleHand::detached:
   *
   * It does not lie over the table any more.
   */
  signals[SIGNAL_DETACHED] = g_signal_new ("detached", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                           NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static GtkWidget *
create_header (BrambleHand *self)
{
  GtkWidget *header = gtk_header_bar_new ();
  GtkWidget *hide = gtk_button_new_with_mnemonic (_("_Hide"));

  self->detach = gtk_button_new_with_mnemonic (_("_Own window"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (hide), "window.close");
  g_signal_connect_swapped (self->detach, "clicked", G_CALLBACK (bramble_hand_detach), self);
  gtk_header_bar_pack_start (GTK_HEADER_BAR (header), hide);
  gtk_header_bar_pack_end (GTK_HEADER_BAR (header), self->detach);
  return header;
}

static void
bramble_hand_init (BrambleHand *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->scroller = scroller;
  self->contents = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  gtk_widget_add_css_class (GTK_WIDGET (self->contents), "hand-contents");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->contents));
  gtk_window_set_child (GTK_WINDOW (self), scroller);
  gtk_window_set_titlebar (GTK_WINDOW (self), create_header (self));
  gtk_window_set_default_size (GTK_WINDOW (self), 1064, 680);
  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "hand-window");
  gtk_widget_add_css_class (GTK_WIDGET (self), "bramble");
  gtk_widget_add_css_class (scroller, "story");
  gtk_widget_add_css_class (scroller, "plain");
  bramble_contrast_follow (GTK_WIDGET (self));
  bramble_contrast_follow (scroller);
}

static GtkWidget *
create_text (const char *text,
             const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/**
 * bramble_hand_new:
 * @seat: a person's, of a game whose presentation fills hands
 * @shared: whether others sit at the same computer
 *
 * Returns: (transfer none): the window, which lives until it is closed
 */
BrambleHand *
bramble_hand_new (BrambleMatch *match,
                  guint         seat,
                  gboolean      shared)
{
  BrambleHand *self = g_object_new (BRAMBLE_TYPE_HAND, NULL);
  const char *name = bramble_seat_get_name (bramble_match_get_seat (match, seat));
  /* Translators: %s is a player; the title of a window with their cards */
  g_autofree char *title = g_strdup_printf (_("The hand of %s"), name);

  self->match = g_object_ref (match);
  self->seat = seat;
  gtk_window_set_title (GTK_WINDOW (self), title);
  if (shared)
    {
      /* Translators: %s is a player */
      g_autofree char *alone = g_strdup_printf (_("Only %s should be looking. Escape hides it at once."), name);
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

      g_object_ref (self->scroller);
      gtk_window_set_child (GTK_WINDOW (self), box);
      gtk_box_append (GTK_BOX (box), create_text (alone, "hand-alone"));
      gtk_widget_set_vexpand (self->scroller, TRUE);
      gtk_box_append (GTK_BOX (box), self->scroller);
      g_object_unref (self->scroller);
    }
  g_signal_connect_swapped (match, "answered", G_CALLBACK (follow), self);
  g_signal_connect_swapped (match, "changed", G_CALLBACK (follow), self);
  fill (self);
  return self;
}

guint
bramble_hand_get_seat (BrambleHand *self)
{
  g_return_val_if_fail (BRAMBLE_IS_HAND (self), 0);

  return self->seat;
}

/* Makes it a window of its own, beside the table. */
void
bramble_hand_detach (BrambleHand *self)
{
  g_return_if_fail (BRAMBLE_IS_HAND (self));

  if (!gtk_window_get_modal (GTK_WINDOW (self)))
    return;

  gtk_widget_set_visible (self->detach, FALSE);
  gtk_window_set_modal (GTK_WINDOW (self), FALSE);
  gtk_window_set_transient_for (GTK_WINDOW (self), NULL);
  g_signal_emit (self, signals[SIGNAL_DETACHED], 0);
}

/* Begins another part of the hand. */
void
bramble_hand_add_heading (BrambleHand *self,
                          const char  *text)
{
  g_return_if_fail (BRAMBLE_IS_HAND (self));

  self->cards = NULL;
  gtk_box_append (self->contents, create_text (text, "page-heading"));
}

/* Adds to the row of cards, which lasts until something else is added. */
static void
add_to_row (BrambleHand *self,
            GtkWidget   *card,
            int          width,
            const char  *name,
            const char  *description)
{
  if (self->cards == NULL || self->width != width)
    {
      self->cards = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
      self->width = width;
      gtk_widget_set_layout_manager (GTK_WIDGET (self->cards),
                                     g_object_new (BRAMBLE_TYPE_TILES, "width", width, "gap", GAP, NULL));
      gtk_box_append (self->contents, GTK_WIDGET (self->cards));
    }
  /* Whoever hears the cards goes from one to the next. */
  gtk_widget_set_focusable (card, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  bramble_describe (card, description);
  gtk_box_append (self->cards, card);
}

static GtkWidget *
create_note (BrambleHandState  state,
             const char       *note)
{
  GtkWidget *label = create_text (note, NULL);

  gtk_label_set_max_width_chars (GTK_LABEL (label), NOTE_CHARS);
  if (state == BRAMBLE_HAND_READY)
    gtk_widget_add_css_class (label, "success");
  else if (state == BRAMBLE_HAND_NOT)
    gtk_widget_add_css_class (label, "dim-label");
  return label;
}

/**
 * bramble_hand_add_card:
 * @id: a card that the game's presentation describes
 * @note: (nullable): whether it could be played now, in a sentence
 */
void
bramble_hand_add_card (BrambleHand      *self,
                       const char       *id,
                       BrambleHandState  state,
                       const char       *note)
{
  const BramblePresentation *presentation = bramble_presentation_of (bramble_match_get_game (self->match));
  g_auto (BrambleCardInfo) card = { NULL };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *face = bramble_face_new ();
  g_autofree char *about = NULL;

  g_return_if_fail (BRAMBLE_IS_HAND (self));

  if (!presentation->describe_card (bramble_record_setup (bramble_match_get_record (self->match)), id, &card))
    g_error ("There is no card “%s”", id);
  bramble_face_set_card (BRAMBLE_FACE (face), &card);
  gtk_widget_set_valign (face, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), face);
  if (card.when)
    gtk_box_append (GTK_BOX (box), create_note (BRAMBLE_HAND_REST, card.when));
  if (note)
    gtk_box_append (GTK_BOX (box), create_note (state, note));
  about = g_strjoin ("\n", bramble_item_get_text (card.item), card.when ? card.when : "", note ? note : "", NULL);
  add_to_row (self, box, CARD_WIDTH, bramble_item_get_name (card.item), about);
}

/**
 * bramble_hand_add_small:
 * @art: the id of a picture, 8 : 5
 * @note: (nullable): what else there is to say, in a sentence
 *
 * Adds something that needs no text of its own.
 */
void
bramble_hand_add_small (BrambleHand *self,
                        const char  *art,
                        const char  *name,
                        const char  *note)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  g_return_if_fail (BRAMBLE_IS_HAND (self));

  gtk_box_append (GTK_BOX (box), bramble_picture_new (art, SMALL_WIDTH, SMALL_HEIGHT));
  gtk_box_append (GTK_BOX (box), create_text (name, "heading"));
  if (note)
    gtk_box_append (GTK_BOX (box), create_note (BRAMBLE_HAND_NOT, note));
  add_to_row (self, box, SMALL_WIDTH, name, note ? note : "");
}

/* A sentence. */
void
bramble_hand_add_line (BrambleHand *self,
                       const char  *text)
{
  g_return_if_fail (BRAMBLE_IS_HAND (self));

  self->cards = NULL;
  gtk_box_append (self->contents, create_text (text, NULL));
}
