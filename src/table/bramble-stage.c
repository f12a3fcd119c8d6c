/* bramble-stage.c: the place where one sees what happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stage.h"

#include <glib/gi18n.h>

#include "bramble-announce.h"
#include "bramble-children.h"
#include "bramble-name.h"
#include "bramble-picture.h"
#include "bramble-target.h"
#include "bramble-wrap.h"

/**
 * BrambleStage:
 *
 * A fixed place at the table. The card that acts now is shown here, large and
 * with its text, whose it is and whom it hits; or the card that a question is
 * about; or cards to choose among; or an offer. Else it sums up what happened.
 */
struct _BrambleStage
{
  GtkWidget parent_instance;

  BrambleMatch *match;  /* (nullable) */
  BrambleThing shown;   /* the card on the stage, or none */
  gboolean acts;        /* that card acts now */
  GtkWidget *board;     /* all of it */
  GtkStack *pages;
  GtkBox *head;
  GtkBox *leaf_place;
  GtkWidget *leaf;
  GtkWidget *own;       /* (nullable): the card, if it is no leaf */
  GtkWidget *hits_row;
  GtkBox *hits;
  GtkBox *cards;
  GtkWidget *open;      /* (nullable): cards that somebody chooses among; not owned */
  BrambleOfferView *offer; /* (nullable): what is traded; not owned */
  BrambleSummary *summary;
  GtkLabel *title;      /* what that sums up */
};

G_DEFINE_FINAL_TYPE (BrambleStage, bramble_stage, GTK_TYPE_WIDGET)

void
bramble_acting_clear (BrambleActing *acting)
{
  g_clear_pointer (&acting->line, g_free);
  g_clear_pointer (&acting->place, g_free);
  g_clear_pointer (&acting->place_art, g_free);
}

static void
bramble_stage_dispose (GObject *object)
{
  BrambleStage *self = BRAMBLE_STAGE (object);

  self->open = NULL;
  self->offer = NULL;
  self->own = NULL;
  bramble_children_unparent (GTK_WIDGET (object));
  g_clear_object (&self->match);

  G_OBJECT_CLASS (bramble_stage_parent_class)->dispose (object);
}

static void
bramble_stage_class_init (BrambleStageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_stage_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  g_type_ensure (BRAMBLE_TYPE_SUMMARY);
  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-stage.ui");
#define CHILD(name) gtk_widget_class_bind_template_child (widget_class, BrambleStage, name)
  CHILD (board);
  CHILD (pages);
  CHILD (head);
  CHILD (leaf_place);
  CHILD (hits_row);
  CHILD (hits);
  CHILD (cards);
  CHILD (summary);
  CHILD (title);
#undef CHILD
}

static void
bramble_stage_init (BrambleStage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->leaf = bramble_leaf_new (TRUE);
  gtk_widget_set_hexpand (self->leaf, TRUE);
  gtk_widget_set_vexpand (self->leaf, TRUE);
  gtk_box_append (self->leaf_place, self->leaf);
  gtk_widget_set_layout_manager (GTK_WIDGET (self->hits), bramble_wrap_new (0.5));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  bramble_stage_set_yours (self, TRUE);
}

GtkWidget *
bramble_stage_new (void)
{
  return g_object_new (BRAMBLE_TYPE_STAGE, NULL);
}

void
bramble_stage_set_match (BrambleStage *self,
                         BrambleMatch *match)
{
  g_return_if_fail (BRAMBLE_IS_STAGE (self));

  g_set_object (&self->match, match);
}

/**
 * bramble_stage_set_cards:
 * @cards: (transfer floating): cards that somebody chooses among lie there;
 *   while there are any, the stage is theirs
 */
void
bramble_stage_set_cards (BrambleStage *self,
                         GtkWidget    *cards)
{
  g_return_if_fail (BRAMBLE_IS_STAGE (self));

  self->open = cards;
  gtk_widget_set_vexpand (cards, TRUE);
  gtk_box_append (self->cards, cards);
}

/* An offer that is over takes its head along, before anything else is to be seen. */
static void
offer_shown (BrambleStage *self)
{
  if (self->offer && !gtk_widget_get_visible (GTK_WIDGET (self->offer)) && self->shown.kind == NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->head), FALSE);
}

/**
 * bramble_stage_set_offer:
 * @offer: (transfer floating): while there is one, the stage is its
 */
void
bramble_stage_set_offer (BrambleStage     *self,
                         BrambleOfferView *offer)
{
  g_return_if_fail (BRAMBLE_IS_STAGE (self));

  self->offer = offer;
  gtk_stack_add_named (self->pages, GTK_WIDGET (offer), "offer");
  g_signal_connect_object (offer, "notify::visible", G_CALLBACK (offer_shown), self, G_CONNECT_SWAPPED);
}

/**
 * bramble_stage_get_summary:
 *
 * Returns: (transfer none): what it shows when nothing else is to be seen
 */
BrambleSummary *
bramble_stage_get_summary (BrambleStage *self)
{
  g_return_val_if_fail (BRAMBLE_IS_STAGE (self), NULL);

  return self->summary;
}

/* Dark ground says that something acts. */
static void
set_acts (BrambleStage *self,
          gboolean      acts)
{
  self->acts = acts;
  if (acts)
    gtk_widget_add_css_class (self->board, "acts");
  else
    gtk_widget_remove_css_class (self->board, "acts");
}

/* Says to whoever has the screen read what is to be seen. */
static void
speak (BrambleStage *self,
       const char   *name,
       const char   *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  bramble_describe (GTK_WIDGET (self), text);
}

/* The card on the stage, and whose it is. */
static void
speak_of_card (BrambleStage          *self,
               const BrambleActing   *acting,
               const BrambleLeafFace *face)
{
  const char *who = acting->seat < 0 ? NULL : bramble_seat_get_name (bramble_match_get_seat (self->match, (guint) acting->seat));
  /* Translators: a player, and the card of theirs that is to be seen large */
  g_autofree char *name = who ? g_strdup_printf (C_("card on the stage", "%1$s: %2$s"), who, face->name) : NULL;

  speak (self, name ? name : face->name, face->text);
}

/* Lays what the card itself looks like, or a leaf. */
static void
lay_card (BrambleStage        *self,
          const BrambleActing *acting)
{
  if (self->own && acting && acting->create && !acting->anew && bramble_thing_equal (self->shown, acting->card))
    return;
  if (self->own)
    bramble_children_remove_one (self->leaf_place, self->own);
  self->own = acting && acting->create ? acting->create (acting->card, acting->user_data) : NULL;
  gtk_widget_set_visible (self->leaf, self->own == NULL);
  if (self->own)
    gtk_box_append (self->leaf_place, self->own);
}

/* A line of the head. No word in it is torn: one that has no room ends in dots, and is whole when it is pointed at. */
static GtkWidget *
create_line (const char *text,
             const char *css_class,
             guint       lines)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), lines > 1);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_lines (GTK_LABEL (label), (int) lines);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  bramble_name_cut (label, GTK_LABEL (label));
  return label;
}

static GtkWidget *
create_words (const char *first,
              const char *second)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  if (first)
    gtk_box_append (GTK_BOX (box), create_line (first, "who", second ? 1 : 2));
  if (second)
    gtk_box_append (GTK_BOX (box), create_line (second, "what", 1));
  return box;
}

/* Whose card it is, and where it acts. */
static void
show_head (BrambleStage        *self,
           const BrambleActing *acting)
{
  BrambleSeat *who = acting->seat < 0 ? NULL : bramble_match_get_seat (self->match, (guint) acting->seat);
  GtkWidget *words = create_words (who ? bramble_seat_get_name (who) : acting->line, who ? acting->line : NULL);

  gtk_widget_set_visible (GTK_WIDGET (self->head), TRUE);
  bramble_children_remove (self->head);
  if (who)
    gtk_box_append (self->head, bramble_seat_symbol (self->match, acting->seat));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (self->head, words);
  if (acting->place)
    {
      GtkWidget *arrow = gtk_label_new (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? "←" : "→");

      gtk_widget_add_css_class (arrow, "arrow");
      gtk_box_append (self->head, arrow);
      words = create_words (acting->place, NULL);
      gtk_box_append (self->head, words);
    }
  if (acting->place_art)
    {
      GtkWidget *picture = bramble_picture_new (acting->place_art, 8, 5);

      gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
      gtk_widget_add_css_class (picture, "place-sign");
      gtk_box_append (self->head, picture);
    }
}

/* The offer that is put together or waits for an answer, under whom it is for or from. */
static void
show_offer (BrambleStage *self,
            int           partner)
{
  g_auto (BrambleActing) acting = { .seat = partner, .line = g_strdup (C_("stage", "A trade")) };
  g_autofree char *name = g_strdup_printf (C_("card on the stage", "%1$s: %2$s"),
                                           bramble_seat_get_name (bramble_match_get_seat (self->match, (guint) partner)),
                                           acting.line);

  show_head (self, &acting);
  gtk_stack_set_visible_child_name (self->pages, "offer");
  speak (self, name, NULL);
}

/* Nothing acts and nothing is asked about a card. */
void
bramble_stage_show_idle (BrambleStage *self)
{
  static const BrambleLeafFace nothing = { NULL };
  int partner;
  gboolean open;

  g_return_if_fail (BRAMBLE_IS_STAGE (self));

  open = self->open && gtk_widget_get_first_child (self->open) != NULL;
  partner = self->offer ? bramble_offer_view_get_partner (self->offer) : -1;
  lay_card (self, NULL);
  self->shown = BRAMBLE_NO_THING;
  bramble_target_set_shown (GTK_WIDGET (self->leaf_place), BRAMBLE_NO_THING);
  set_acts (self, FALSE);
  /* What was to be seen is not for other eyes. */
  gtk_widget_set_visible (GTK_WIDGET (self->head), FALSE);
  bramble_children_remove (self->head);
  bramble_children_remove (self->hits);
  bramble_leaf_set_face (BRAMBLE_LEAF (self->leaf), &nothing);
  if (partner >= 0)
    {
      show_offer (self, partner);
      return;
    }
  gtk_stack_set_visible_child_name (self->pages, open ? "cards" : "summary");
  speak (self, open ? _("Cards to choose among") : gtk_label_get_text (self->title), NULL);
}

/**
 * bramble_stage_set_yours:
 * @yours: whether what happened is told since a turn of who looks; else it is that of the round
 */
void
bramble_stage_set_yours (BrambleStage *self,
                         gboolean      yours)
{
  const char *title = yours ? _("Since your turn") : _("In this round");

  g_return_if_fail (BRAMBLE_IS_STAGE (self));

  gtk_label_set_text (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->summary), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

/**
 * bramble_stage_show_card:
 * @acts: whether it acts now; else a question is about it
 */
void
bramble_stage_show_card (BrambleStage        *self,
                         const BrambleActing *acting,
                         const BrambleLeafFace   *face,
                         gboolean             acts)
{
  g_return_if_fail (BRAMBLE_IS_STAGE (self));

  /* What it hits is added to what it has hit. */
  if (!acts || !self->acts || !bramble_thing_equal (self->shown, acting->card))
    {
      bramble_children_remove (self->hits);
      gtk_widget_set_visible (self->hits_row, FALSE);
    }
  show_head (self, acting);
  /* Cards that lie open are the ones that it is about. */
  if (!acts && g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "cards") == 0)
    return;

  lay_card (self, acting);
  self->shown = acting->card;
  bramble_target_set_shown (GTK_WIDGET (self->leaf_place), acting->card);
  set_acts (self, acts);
  bramble_leaf_set_face (BRAMBLE_LEAF (self->leaf), face);
  for (guint i = 0; i < 2; i++)
    {
      static const char *const styles[] = { "fable", "friend" };

      gtk_widget_remove_css_class (GTK_WIDGET (self->leaf_place), styles[i]);
    }
  if (face->style)
    gtk_widget_add_css_class (GTK_WIDGET (self->leaf_place), face->style);
  speak_of_card (self, acting, face);
  gtk_stack_set_visible_child_name (self->pages, "card");
}

/* The card on the stage does @hit to somebody. */
void
bramble_stage_add_hit (BrambleStage      *self,
                       const BrambleDeed *hit)
{
  GtkWidget *chip;

  g_return_if_fail (BRAMBLE_IS_STAGE (self));

  chip = bramble_deed_chip (hit);
  gtk_box_prepend (GTK_BOX (chip), bramble_seat_symbol (self->match, hit->seat));
  gtk_box_append (self->hits, chip);
  gtk_widget_set_visible (self->hits_row, TRUE);
}

/* Whether a card is on the stage. */
gboolean
bramble_stage_is_busy (BrambleStage *self)
{
  g_return_val_if_fail (BRAMBLE_IS_STAGE (self), FALSE);

  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "summary") != 0;
}
