/* bramble-prompt-plan.c: the buttons of a plan that is being put together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-prompt-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "bramble-announce.h"

/* The button of a choice, when there is one already at this place. */
static GtkWidget *
find_choice (BramblePrompt *self,
             guint          at,
             BrambleThing   thing)
{
  GtkWidget *button = bramble_slots_get (self->slots, at);
  GVariant *value = button ? gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button)) : NULL;

  if (value == NULL || !g_variant_is_of_type (value, G_VARIANT_TYPE_STRING)
      || strcmp (g_variant_get_string (value, NULL), bramble_thing_get_name (thing)) != 0)
    return NULL;

  return button;
}

static gboolean
has_choices (BramblePrompt   *self,
             const GPtrArray *choices)
{
  for (guint i = 0; i < choices->len; i++)
    if (find_choice (self, i, ((const BramblePlanChoice *) g_ptr_array_index (choices, i))->thing) == NULL)
      return FALSE;

  return bramble_slots_get (self->slots, choices->len) == NULL;
}

/* A button for everything that the plan may be put together of. */
static void
add_choices (BramblePrompt   *self,
             const GPtrArray *choices,
             guint            seat)
{
  g_autoptr (GString) taken = g_string_new (NULL);

  /* The letter of the button that sets everything down is its own. */
  bramble_answer_take_mnemonic (gtk_button_get_label (GTK_BUTTON (self->confirm)), taken);
  for (guint i = 0; i < choices->len; i++)
    {
      const BramblePlanChoice *choice = g_ptr_array_index (choices, i);
      BrambleAsk ask = { .kind = choice->ask, .seat = (guint8) seat, .n_options = 1, .options = { choice->option } };
      GtkWidget *button = bramble_prompt_create_answer (self, &ask, 0, choice->text, TRUE, taken);

      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "board.touch");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", bramble_thing_get_name (choice->thing));
      bramble_slots_add (self->slots, button);
    }
}

/* Shows a plan that is being put together. Buttons that were there before
 * stay, and with them the keyboard. */
void
bramble_prompt_show_plan (BramblePrompt *self,
                          BramblePlan   *plan,
                          BrambleMatch  *match)
{
  const GPtrArray *choices = bramble_plan_get_choices (plan);
  const char *missing = bramble_plan_get_ready (plan) ? NULL : bramble_plan_get_missing (plan);
  gboolean had_focus;

  g_return_if_fail (BRAMBLE_IS_PROMPT (self));

  had_focus = bramble_prompt_has_focus (self) || bramble_offer_view_has_focus (self->offer);
  if (self->offer)
    bramble_offer_view_hide (self->offer);
  bramble_prompt_set_question (self, bramble_plan_get_question (plan));
  bramble_prompt_name_question (self, had_focus);
  gtk_widget_set_visible (GTK_WIDGET (self->slots), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->waiting), FALSE);
  if (!gtk_widget_get_visible (self->confirm) || !has_choices (self, choices))
    {
      if (had_focus)
        gtk_widget_grab_focus (GTK_WIDGET (self));
      bramble_prompt_remove_answers (self);
      add_choices (self, choices, (guint) bramble_match_get_ask_seat (match));
      gtk_widget_set_visible (self->confirm, TRUE);
      gtk_widget_set_visible (GTK_WIDGET (self->bottom), TRUE);
      if (had_focus)
        bramble_prompt_focus (self);
    }
  for (guint i = 0; i < choices->len; i++)
    {
      const BramblePlanChoice *choice = g_ptr_array_index (choices, i);
      GtkWidget *button = find_choice (self, i, choice->thing);

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), choice->chosen);
      /* Whether it is pressed is not heard of what is no toggle button to GTK 4.8. */
      bramble_describe_quietly (button, choice->chosen ? C_("answer", "Chosen") : NULL);
    }
  gtk_widget_set_tooltip_text (self->confirm, missing);
  bramble_describe (self->confirm, missing);
}
