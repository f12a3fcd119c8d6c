/* bramble-grimm-board-touch.c: touching things on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-board-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include <bramble-grimm-cards.h>
#include <bramble-grimm-target.h>

#include "bramble-grimm-card-dialog.h"

typedef void (*VisitTarget) (BrambleTarget *target,
                             gpointer       user_data);

static void
visit_targets (GtkWidget   *widget,
               VisitTarget  visit,
               gpointer     user_data)
{
  if (BRAMBLE_IS_TARGET (widget))
    visit (BRAMBLE_TARGET (widget), user_data);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    visit_targets (child, visit, user_data);
}

static void
light (BrambleTarget *target,
       gpointer       user_data)
{
  GHashTable *names = user_data;
  const char *id = bramble_target_get_id (target);

  bramble_target_set_lit (target, id && g_hash_table_contains (names, id));
}

/* Lights up what is an answer to what is asked. */
void
bramble_grimm_board_light (BrambleGrimmBoard *self)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  BrambleAsk ask;

  bramble_match_get_ask (self->match, &ask);
  for (guint i = 0; i < ask.n_options; i++)
    {
      char *target = bramble_grimm_option_target (&ask, i);

      if (target)
        g_hash_table_add (names, target);
    }
  visit_targets (self->everything, light, names);
}

/* Answers for the viewer, unless the curtain is down. */
void
bramble_grimm_board_answer (BrambleGrimmBoard *self,
                            guint              option)
{
  if (!gtk_widget_get_visible (self->curtain))
    bramble_match_answer (self->match, option);
}

static void
answer_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  bramble_grimm_board_answer (BRAMBLE_GRIMM_BOARD (widget), g_variant_get_uint32 (parameter));
}

static void
popover_closed (GtkWidget *popover)
{
  gtk_widget_unparent (popover);
}

static GtkWidget *
popover_at (GtkWidget *at)
{
  GtkWidget *popover = gtk_popover_new ();

  gtk_widget_set_parent (popover, at);
  g_signal_connect_after (popover, "closed", G_CALLBACK (popover_closed), NULL);
  return popover;
}

static void
find_target (BrambleTarget *target,
             gpointer       user_data)
{
  gpointer *search = user_data;

  if (search[1] == NULL && g_strcmp0 (bramble_target_get_id (target), search[0]) == 0)
    search[1] = target;
}

/* Returns the widget that stands for a place, or NULL. */
GtkWidget *
bramble_grimm_board_find_place (const char *name,
                                gpointer    user_data)
{
  BrambleGrimmBoard *self = user_data;
  gpointer search[2] = { (gpointer) name, NULL };

  /* Sentences about what happens stand below the boards of the others. */
  if (strcmp (name, "caption") == 0)
    return GTK_WIDGET (self->others);

  visit_targets (self->everything, find_target, search);
  return search[1];
}

/* Several answers lie at one place: a list of them. */
static void
offer_choice (BrambleGrimmBoard *self,
              GtkWidget         *at,
              const BrambleAsk  *ask,
              const char        *target)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *popover = popover_at (at);

  for (guint i = 0; i < ask->n_options; i++)
    {
      g_autofree char *here = bramble_grimm_option_target (ask, i);
      g_autofree char *text = NULL;
      GtkWidget *button;

      if (g_strcmp0 (here, target) != 0)
        continue;
      text = bramble_match_dup_option (self->match, i);
      button = gtk_button_new_with_label (text);
      gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "board.answer");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", i);
      /* After the action, which is not found any more from a popover that has gone. */
      g_signal_connect_object (button, "clicked", G_CALLBACK (gtk_popover_popdown), popover,
                               G_CONNECT_SWAPPED | G_CONNECT_AFTER);
      gtk_box_append (GTK_BOX (box), button);
    }
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_popover_popup (GTK_POPOVER (popover));
}

/* What is no answer now says what it is. */
static void
tell_about (BrambleGrimmBoard *self,
            GtkWidget         *at,
            const char        *target)
{
  guint edition = bramble_grimm_match_edition (self->match);
  const char *text = gtk_widget_get_tooltip_text (at);
  GtkWidget *label;
  GtkWidget *popover;

  if (g_str_has_prefix (target, "fable/") || g_str_has_prefix (target, "friend/"))
    {
      bramble_grimm_card_dialog_present (GTK_WIDGET (self), strchr (target, '/') + 1, edition);
      return;
    }
  if (strcmp (target, "discard") == 0)
    {
      bramble_grimm_pile_dialog_present (GTK_WIDGET (self), _("Discarded Fables"),
                                         bramble_grimm_table_get_discard (self->table), edition);
      return;
    }
  if (text == NULL)
    return;
  popover = popover_at (at);
  label = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 44);
  gtk_popover_set_child (GTK_POPOVER (popover), label);
  gtk_popover_popup (GTK_POPOVER (popover));
}

static void
touch_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  BrambleGrimmBoard *self = BRAMBLE_GRIMM_BOARD (widget);
  const char *target = g_variant_get_string (parameter, NULL);
  GtkWidget *at;
  BrambleAsk ask;
  guint n = 0;
  guint option = 0;

  bramble_match_get_ask (self->match, &ask);
  for (guint i = 0; i < ask.n_options; i++)
    {
      g_autofree char *here = bramble_grimm_option_target (&ask, i);

      if (g_strcmp0 (here, target) == 0)
        {
          n++;
          option = i;
        }
    }
  if (n == 1)
    {
      bramble_grimm_board_answer (self, option);
      return;
    }

  at = bramble_grimm_board_find_place (target, self);
  if (at == NULL)
    return;
  if (n > 1)
    offer_choice (self, at, &ask, target);
  else
    tell_about (self, at, target);
}

void
bramble_grimm_board_add_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "board.answer", "u", answer_action);
  gtk_widget_class_install_action (widget_class, "board.touch", "s", touch_action);
}
