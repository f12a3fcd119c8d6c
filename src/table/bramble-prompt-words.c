/* bramble-prompt-words.c: a question and its answers for who hears them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-prompt-private.h"

#include <glib/gi18n.h>

#include "bramble-answer.h"

/* The keys 1 to 9 and 0. */
#define N_DIGITS 10

/* Whether @button is a part of the plan. */
static gboolean
is_chosen (GtkWidget *button)
{
  return GTK_IS_TOGGLE_BUTTON (button) && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button));
}

/* Adds the answers that end the choice, or the others. */
static void
add_answers (BramblePrompt *self,
             gboolean       ends,
             GString       *words)
{
  guint more = bramble_slots_get_more_key (self->slots);

  for (guint i = 0; i < self->texts->len; i++)
    {
      const char *text = g_ptr_array_index (self->texts, i);
      guint key = bramble_slots_get_key (self->slots, i);
      GtkWidget *button = bramble_slots_get (self->slots, i);

      if (bramble_answer_get_ends (button) != ends)
        continue;
      if (key == 0 && bramble_answer_has_key (button))
        key = (guint) MAX (g_ascii_digit_value (bramble_answer_get_key (button)[0]), 0);
      /* Those on other pages are heard when they are turned up. */
      if (key == 0 && more > 0)
        continue;
      g_string_append_c (words, '\n');
      if (key == 0)
        g_string_append (words, text);
      else if (is_chosen (button))
        /* Translators: an answer that is part of a plan after the digit that takes it out again, read aloud */
        g_string_append_printf (words, C_("answer", "%1$u: %2$s, chosen"), key % N_DIGITS, text);
      else
        /* Translators: an answer after the digit that gives it, read aloud */
        g_string_append_printf (words, C_("answer", "%1$u: %2$s"), key % N_DIGITS, text);
    }
}

/* Returns (nullable): what the answer is about that has the keyboard or the pointer: the number of an option, or
 * the name of a thing. */
GVariant *
bramble_prompt_get_pointed (BramblePrompt *self)
{
  GtkWidget *answer;

  g_return_val_if_fail (BRAMBLE_IS_PROMPT (self), NULL);

  answer = bramble_slots_get_pointed (self->slots);
  return answer ? gtk_actionable_get_action_target_value (GTK_ACTIONABLE (answer)) : NULL;
}

/**
 * bramble_prompt_dup_words:
 *
 * Returns: (transfer full): what is asked and all answers, each with the key
 *   that gives it and whether it is chosen by now, a line each; what ends the
 *   choice comes last, as it does for who sees it
 */
char *
bramble_prompt_dup_words (BramblePrompt *self)
{
  g_autoptr (GString) words = NULL;
  guint more;

  g_return_val_if_fail (BRAMBLE_IS_PROMPT (self), NULL);

  more = bramble_slots_get_more_key (self->slots);
  words = g_string_new (self->asked);
  add_answers (self, FALSE, words);
  if (more > 0)
    {
      g_string_append_c (words, '\n');
      g_string_append_printf (words, C_("answer", "%1$u: %2$s"), more % N_DIGITS, _("More answers"));
    }
  add_answers (self, TRUE, words);
  return g_string_free (g_steal_pointer (&words), FALSE);
}
