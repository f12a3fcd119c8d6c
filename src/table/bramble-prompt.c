/* bramble-prompt.c: what is asked, in words, and the answers as buttons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-prompt.h"

#include <glib/gi18n.h>
#include <string.h>

/**
 * BramblePrompt:
 *
 * Each button runs the action "board.answer" with the number of its option.
 */
struct _BramblePrompt
{
  GtkWidget parent_instance;

  GtkLabel *question;
  GtkFlowBox *options;
};

G_DEFINE_FINAL_TYPE (BramblePrompt, bramble_prompt, GTK_TYPE_WIDGET)

/* A label with the first letter underlined that no other label has yet. */
static char *
with_mnemonic (const char *text,
               GString    *taken)
{
  GString *label = g_string_new (NULL);
  gboolean found = FALSE;

  for (const char *p = text; *p; p = g_utf8_next_char (p))
    {
      gunichar c = g_unichar_tolower (g_utf8_get_char (p));

      if (!found && g_unichar_isalpha (c) && g_utf8_strchr (taken->str, -1, c) == NULL)
        {
          found = TRUE;
          g_string_append_unichar (taken, c);
          g_string_append_c (label, '_');
        }
      if (*p == '_')
        g_string_append_c (label, '_');
      g_string_append_unichar (label, g_utf8_get_char (p));
    }

  return g_string_free (label, FALSE);
}

static void
bramble_prompt_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (bramble_prompt_parent_class)->dispose (object);
}

static void
bramble_prompt_class_init (BramblePromptClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_prompt_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-prompt.ui");
  gtk_widget_class_bind_template_child (widget_class, BramblePrompt, question);
  gtk_widget_class_bind_template_child (widget_class, BramblePrompt, options);
}

static void
bramble_prompt_init (BramblePrompt *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

static char *
headline (BrambleMatch *match,
          gboolean      mine)
{
  int seat = bramble_match_get_ask_seat (match);
  const char *name;

  if (seat < 0)
    return g_strdup (_("The game is over."));
  if (mine)
    return bramble_match_dup_question (match);

  name = bramble_seat_get_name (bramble_match_get_seat (match, (guint) seat));
  return g_strdup_printf (_("Waiting for %s…"), name);
}

/* Whether the keyboard is here, or nowhere. */
static gboolean
has_focus (BramblePrompt *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return focus == NULL || focus == GTK_WIDGET (self) || gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

/**
 * bramble_prompt_show:
 *
 * Shows what @match asks its viewer, or whom it waits for.
 */
void
bramble_prompt_show (BramblePrompt *self,
                     BrambleMatch  *match)
{
  g_autoptr (GString) taken = g_string_new (NULL);
  g_autofree char *question = NULL;
  gboolean had_focus;
  GtkWidget *child;
  BrambleAsk ask;

  g_return_if_fail (BRAMBLE_IS_PROMPT (self));

  had_focus = has_focus (self);

  bramble_match_get_ask (match, &ask);
  question = headline (match, ask.n_options > 0);
  gtk_label_set_label (self->question, question);

  /* The keyboard waits here while there is nothing to answer. */
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self));
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->options))))
    gtk_flow_box_remove (self->options, child);
  for (guint i = 0; i < ask.n_options; i++)
    {
      g_autofree char *text = bramble_match_dup_option (match, i);
      g_autofree char *label = with_mnemonic (text, taken);
      GtkWidget *button = gtk_button_new_with_mnemonic (label);

      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "board.answer");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", i);
      gtk_flow_box_append (self->options, button);
      gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->options), ask.n_options > 0);

  /* Whoever plays with the keyboard goes on where they were. */
  if (had_focus)
    bramble_prompt_focus (self);
}

/* The first answer gets the keyboard, or without any the prompt itself. */
void
bramble_prompt_focus (BramblePrompt *self)
{
  GtkWidget *child;

  g_return_if_fail (BRAMBLE_IS_PROMPT (self));

  child = gtk_widget_get_first_child (GTK_WIDGET (self->options));
  gtk_widget_grab_focus (child ? gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child)) : GTK_WIDGET (self));
}
