/* bramble-jump.c: moments of a game to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-jump.h"

#include <bramble-moments.h>
#include <glib/gi18n.h>

#include "bramble-analysis-view.h"
#include "bramble-children.h"

/**
 * BrambleJump:
 *
 * A list of what happened in a game: the answers that changed most, and every card that
 * did something. What is typed above it leaves those that have the words.
 */
struct _BrambleJump
{
  GtkWidget parent_instance;

  BrambleMatch *match;   /* (nullable): whose moments they are */
  GtkEditable *search;
  GtkListBox *list;
  GtkScrolledWindow *scroller;
};

G_DEFINE_FINAL_TYPE (BrambleJump, bramble_jump, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* A moment: what is written on it, and the step that it leads to. */
static void
add_row (BrambleJump *self,
         const char  *text,
         guint        step,
         int          at,
         const char  *style)
{
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 44);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_object_set_data (G_OBJECT (row), "step", GUINT_TO_POINTER (step));
  gtk_widget_add_css_class (row, style);
  gtk_list_box_insert (self->list, row, at);
}

static void
row_activated (BrambleJump   *self,
               GtkListBoxRow *row)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "step")));
}

static gboolean
is_found (GtkListBoxRow *row,
          gpointer       user_data)
{
  BrambleJump *self = user_data;
  const char *text = gtk_label_get_label (GTK_LABEL (gtk_list_box_row_get_child (row)));

  /* Word by word: the blanks of a name may be ones at which no line is broken. */
  return g_str_match_string (gtk_editable_get_text (self->search), text, TRUE);
}

static void
search_changed (BrambleJump *self)
{
  gtk_list_box_invalidate_filter (self->list);
}

/* Escape takes back what was typed, and closes the list when nothing was. */
static void
stop_search (BrambleJump *self)
{
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_POPOVER);

  if (*gtk_editable_get_text (self->search))
    gtk_editable_set_text (self->search, "");
  else if (popover)
    gtk_popover_popdown (GTK_POPOVER (popover));
}

static void
bramble_jump_dispose (GObject *object)
{
  BrambleJump *self = BRAMBLE_JUMP (object);

  bramble_children_unparent (GTK_WIDGET (self));
  g_clear_object (&self->match);

  G_OBJECT_CLASS (bramble_jump_parent_class)->dispose (object);
}

static void
bramble_jump_class_init (BrambleJumpClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_jump_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-jump.ui");
  gtk_widget_class_bind_template_child (widget_class, BrambleJump, search);
  gtk_widget_class_bind_template_child (widget_class, BrambleJump, list);
  gtk_widget_class_bind_template_child (widget_class, BrambleJump, scroller);
  gtk_widget_class_bind_template_callback (widget_class, row_activated);
  gtk_widget_class_bind_template_callback (widget_class, search_changed);
  gtk_widget_class_bind_template_callback (widget_class, stop_search);

  /**
   * BrambleJump::chosen:
   * @step: of the game
   *
   * Somebody wants to see the game at this step.
   */
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
bramble_jump_init (BrambleJump *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_filter_func (self->list, is_found, self, NULL);
}

static char *
dup_round (guint round)
{
  if (round == 0)
    return g_strdup (C_("title", "Before the first round"));

  /* Translators: a part of the game to jump to */
  return g_strdup_printf (C_("jump", "Round %u"), round);
}

static char *
dup_moment (const BrambleMoment *card)
{
  if (card->round == 0)
    /* Translators: the same for a card that did something before the game began */
    return g_strdup_printf (C_("jump", "Before the first round: %s"), card->card);

  /* Translators: when a card did something: the round, and the card */
  return g_strdup_printf (C_("jump", "Round %1$u: %2$s"), card->round, card->card);
}

/**
 * bramble_jump_set_match:
 * @match: a replay
 *
 * Lists the rounds of a game and the cards that did something in them.
 */
void
bramble_jump_set_match (BrambleJump  *self,
                        BrambleMatch *match)
{
  const BrambleRecord *record = bramble_match_get_record (match);
  g_autoptr (GArray) rounds = bramble_moments_of_rounds (record);
  g_autoptr (GArray) cards = bramble_moments_of_cards (record);
  guint next = 0;

  g_return_if_fail (BRAMBLE_IS_JUMP (self));
  g_return_if_fail (self->match == NULL);

  self->match = g_object_ref (match);
  for (guint i = 0; i < rounds->len; i++)
    {
      const BrambleMoment *round = &g_array_index (rounds, BrambleMoment, i);
      g_autofree char *text = dup_round (round->round);

      add_row (self, text, round->step, -1, "round");
      for (; next < cards->len && g_array_index (cards, BrambleMoment, next).round <= round->round; next++)
        {
          const BrambleMoment *card = &g_array_index (cards, BrambleMoment, next);
          g_autofree char *line = dup_moment (card);

          add_row (self, line, card->step, -1, "card-moment");
        }
    }
}

/* Puts the answers that changed most before everything else. */
void
bramble_jump_add_turns (BrambleJump     *self,
                        BrambleAnalysis *analysis)
{
  g_return_if_fail (BRAMBLE_IS_JUMP (self));

  for (guint i = 0; i < bramble_analysis_get_n_turns (analysis); i++)
    {
      const BrambleTurningPoint *turn = bramble_analysis_get_turn (analysis, i);
      g_autofree char *text = bramble_turning_point_text (turn, self->match);

      add_row (self, text, turn->step - 1, (int) i, "turn");
    }
}
