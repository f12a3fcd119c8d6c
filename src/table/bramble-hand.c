/* bramble-hand.c: what only one person may see, in a window of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-hand.h"

#include <glib/gi18n.h>

#include "bramble-announce.h"
#include "bramble-contrast.h"
#include "bramble-hand-card.h"
#include "bramble-name.h"
#include "bramble-picture.h"
#include "bramble-presentation.h"
#include "bramble-tiles.h"

/* In pixels, at the size that letters usually have. */
#define WINDOW_WIDTH 1064
#define WINDOW_HEIGHT 690
#define CARD_WIDTH 236
#define SMALL_WIDTH 104
#define PART_WIDTH 400
#define SYMBOL 24
#define GAP 12

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
  double scale;        /* of letters and pictures; 1 is as usual */
  GtkCssProvider *letters; /* how large they are */
  gboolean shared;     /* others sit at the same computer */
  GtkLabel *subtitle;
  GtkBox *contents;    /* what the game puts there */
  GtkBox *below;       /* (nullable): parts that stand side by side where there is room */
  GtkBox *part;        /* (nullable): the part that is being filled */
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
show_progress (BrambleHand *self)
{
  g_autofree char *progress = bramble_match_dup_progress (self->match);
  /* Translators: what only one person may see, and how far the game has come: "Round 8 · Planning" */
  g_autofree char *subtitle = g_strdup_printf (_("Private · %s"), progress);

  gtk_label_set_label (self->subtitle, subtitle);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, subtitle, -1);
}

static void
fill (BrambleHand *self)
{
  const BramblePresentation *presentation = bramble_presentation_of (bramble_match_get_game (self->match));
  g_autofree guint8 *view = bramble_match_dup_view (self->match, self->seat);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->contents))))
    gtk_box_remove (self->contents, child);
  self->cards = NULL;
  self->part = NULL;
  self->below = NULL;
  show_progress (self);
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
  g_clear_object (&self->letters);

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
create_button (const char *icon,
               const char *text)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new_with_mnemonic (text);

  gtk_label_set_mnemonic_widget (GTK_LABEL (label), button);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (icon));
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  bramble_name_button (button, gtk_label_get_text (GTK_LABEL (label)));
  return button;
}

static GtkWidget *
create_title (BrambleHand *self,
              const char  *title)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = gtk_label_new (title);

  self->subtitle = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (self->subtitle, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, "title");
  gtk_widget_add_css_class (GTK_WIDGET (self->subtitle), "subtitle");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->subtitle));
  return box;
}

static GtkWidget *
create_header (BrambleHand *self)
{
  GtkWidget *header = gtk_header_bar_new ();
  GtkWidget *hide = create_button ("go-previous-symbolic", _("_Hide"));

  self->detach = create_button ("window-new-symbolic", _("_Own window"));
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
  self->scale = 1;
  self->letters = gtk_css_provider_new ();
  self->contents = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  gtk_style_context_add_provider (gtk_widget_get_style_context (GTK_WIDGET (self->contents)),
                                  GTK_STYLE_PROVIDER (self->letters), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  gtk_widget_add_css_class (GTK_WIDGET (self->contents), "hand-contents");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->contents));
  gtk_window_set_child (GTK_WINDOW (self), scroller);
  gtk_window_set_titlebar (GTK_WINDOW (self), create_header (self));
  gtk_window_set_default_size (GTK_WINDOW (self), WINDOW_WIDTH, WINDOW_HEIGHT);
  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "hand-window");
  gtk_widget_add_css_class (GTK_WIDGET (self), "bramble");
  gtk_widget_add_css_class (scroller, "story");
  gtk_widget_add_css_class (scroller, "plain");
  bramble_announce_window (GTK_WINDOW (self));
  bramble_contrast_follow (GTK_WIDGET (self));
  bramble_contrast_follow (scroller);
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
  self->shared = shared;
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_header_bar_set_title_widget (GTK_HEADER_BAR (gtk_window_get_titlebar (GTK_WINDOW (self))),
                                   create_title (self, title));
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

/* Makes letters and pictures as large as @scale, with 1 as usual, and the window
 * with them as far as the screen goes. */
void
bramble_hand_set_scale (BrambleHand *self,
                        double       scale)
{
  char number[G_ASCII_DTOSTR_BUF_SIZE];
  g_autofree char *style = NULL;

  g_return_if_fail (BRAMBLE_IS_HAND (self));

  self->scale = MAX (scale, 1);
  g_ascii_formatd (number, sizeof number, "%.2f", self->scale * 100);
  style = g_strdup_printf ("* { font-size: %s%%; }", number);
  gtk_css_provider_load_from_data (self->letters, style, -1);
  gtk_window_set_default_size (GTK_WINDOW (self), (int) (WINDOW_WIDTH * self->scale), (int) (WINDOW_HEIGHT * self->scale));
  fill (self);
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

/* Who may look, beside the first heading. */
static GtkWidget *
create_warning (BrambleHand *self)
{
  const char *name = bramble_seat_get_name (bramble_match_get_seat (self->match, self->seat));
  /* Translators: %s is a player */
  g_autofree char *alone = g_strdup_printf (_("Only %s should be looking. Escape hides it at once."), name);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("channel-secure-symbolic"));
  gtk_box_append (GTK_BOX (box), bramble_hand_text_new (alone, "hand-alone"));
  return box;
}

/* The heading of the first part has the symbol of who looks. */
static GtkWidget *
create_first_heading (BrambleHand *self,
                      const char  *text)
{
  const BrambleLook *look = bramble_seat_get_look (bramble_match_get_seat (self->match, self->seat));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *heading = bramble_hand_text_new (text, "page-heading");

  if (look)
    {
      GtkWidget *symbol = bramble_picture_new (look->symbol, (int) (SYMBOL * self->scale), (int) (SYMBOL * self->scale));

      gtk_widget_set_valign (symbol, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), symbol);
    }
  gtk_widget_set_hexpand (heading, TRUE);
  gtk_box_append (GTK_BOX (box), heading);
  if (self->shared)
    gtk_box_append (GTK_BOX (box), create_warning (self));
  return box;
}

/* Begins another part of the hand. The first has all the width, the others stand
 * below it. */
void
bramble_hand_add_heading (BrambleHand *self,
                          const char  *text)
{
  gboolean first;

  g_return_if_fail (BRAMBLE_IS_HAND (self));

  first = self->part == NULL;
  self->cards = NULL;
  self->part = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 8));
  /* The next part comes at once, however much room there is. */
  gtk_widget_set_vexpand (GTK_WIDGET (self->part), FALSE);
  gtk_box_append (self->part, first ? create_first_heading (self, text) : bramble_hand_text_new (text, "page-heading"));
  if (first)
    {
      gtk_box_append (self->contents, GTK_WIDGET (self->part));
      return;
    }
  if (self->below == NULL)
    {
      self->below = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
      gtk_widget_set_layout_manager (GTK_WIDGET (self->below),
                                     g_object_new (BRAMBLE_TYPE_TILES, "width", (int) (PART_WIDTH * self->scale),
                                                   "gap", 2 * GAP, "fill", TRUE, NULL));
      gtk_box_append (self->contents, GTK_WIDGET (self->below));
    }
  gtk_box_append (self->below, GTK_WIDGET (self->part));
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
                                     g_object_new (BRAMBLE_TYPE_TILES, "width", (int) (width * self->scale), "gap", GAP,
                                                   NULL));
      gtk_box_append (self->part, GTK_WIDGET (self->cards));
    }
  /* Whoever hears the cards goes from one to the next. */
  gtk_widget_set_focusable (card, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  bramble_describe (card, description);
  gtk_box_append (self->cards, card);
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
  g_autofree char *about = NULL;

  g_return_if_fail (BRAMBLE_IS_HAND (self));

  if (!presentation->describe_card (bramble_record_setup (bramble_match_get_record (self->match)), id, &card))
    g_error ("There is no card “%s”", id);
  about = g_strjoin ("\n", bramble_item_get_text (card.item), card.when ? card.when : "", note ? note : "", NULL);
  add_to_row (self, bramble_hand_card_new (&card, state, note, self->scale), CARD_WIDTH,
              bramble_item_get_name (card.item), about);
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
  g_return_if_fail (BRAMBLE_IS_HAND (self));

  add_to_row (self, bramble_hand_small_new (art, name, note, self->scale), SMALL_WIDTH, name, note ? note : "");
}

/**
 * bramble_hand_add_fact:
 * @art: (nullable): the id of a picture of what it is about
 * @text: what only this person knows, in a sentence
 */
void
bramble_hand_add_fact (BrambleHand *self,
                       const char  *art,
                       const char  *text)
{
  g_return_if_fail (BRAMBLE_IS_HAND (self));

  self->cards = NULL;
  gtk_box_append (self->part, bramble_hand_fact_new (art, text, self->scale));
}

/* A sentence. */
void
bramble_hand_add_line (BrambleHand *self,
                       const char  *text)
{
  bramble_hand_add_fact (self, NULL, text);
}
