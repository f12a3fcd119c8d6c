/* bramble-prompt.c: what is asked, in words, and the answers as buttons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-prompt.h"

#include <glib/gi18n.h>
#include <string.h>

#include "bramble-announce.h"
#include "bramble-children.h"
#include "bramble-name.h"

/* The keys 1 to 9 and 0. */
#define N_DIGITS 10

/**
 * BramblePrompt:
 *
 * Each button runs the action "board.answer" with the number of its option. An
 * answer that is put together of several things is a draft: its buttons run
 * "board.touch" with the name of a thing and stay pressed while it is part of
 * the answer, and one more runs "board.set-down".
 */
struct _BramblePrompt
{
  GtkWidget parent_instance;

  GtkLabel *question;
  GtkFlowBox *options;
  GtkWidget *confirm;
  GPtrArray *texts; /* char: the answers in words, in their order */
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
  bramble_children_unparent (GTK_WIDGET (object));

  G_OBJECT_CLASS (bramble_prompt_parent_class)->dispose (object);
}

static void
bramble_prompt_finalize (GObject *object)
{
  g_ptr_array_unref (BRAMBLE_PROMPT (object)->texts);

  G_OBJECT_CLASS (bramble_prompt_parent_class)->finalize (object);
}

static void
bramble_prompt_class_init (BramblePromptClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_prompt_dispose;
  G_OBJECT_CLASS (klass)->finalize = bramble_prompt_finalize;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-prompt.ui");
  gtk_widget_class_bind_template_child (widget_class, BramblePrompt, question);
  gtk_widget_class_bind_template_child (widget_class, BramblePrompt, options);
  gtk_widget_class_bind_template_child (widget_class, BramblePrompt, confirm);
}

static void
bramble_prompt_init (BramblePrompt *self)
{
  self->texts = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  bramble_name_buttons (GTK_WIDGET (self));
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

/* The question is the name of what the answers are in. @waiting: nothing is
 * asked. Then the name stays the same, whoever is waited for: the keyboard is
 * here, and another name would cut short what is being read aloud. */
static void
set_question (BramblePrompt *self,
              const char    *question,
              gboolean       waiting)
{
  gtk_label_set_label (self->question, question);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  waiting ? _("Waiting for the others…") : question, -1);
}

/* Whether the keyboard is here, or nowhere. */
static gboolean
has_focus (BramblePrompt *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return focus == NULL || focus == GTK_WIDGET (self) || gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

static void
remove_options (BramblePrompt *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->options))))
    gtk_flow_box_remove (self->options, child);
  g_ptr_array_set_size (self->texts, 0);
}

static void
add_option (BramblePrompt *self,
            GtkWidget     *button,
            const char    *text)
{
  gtk_flow_box_append (self->options, button);
  bramble_name_button (button, text);
  g_ptr_array_add (self->texts, g_strdup (text));
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
}

/* Answers appear, or go. A flow box that never had any room does not know how many
 * stand in a line: before the next frame an arrow key would look for the line above
 * for ever. So they get some at once. */
static void
show_options (BramblePrompt *self,
              gboolean       any)
{
  GtkWidget *options = GTK_WIDGET (self->options);
  int width, height;

  gtk_widget_set_visible (options, any);
  if (!any || gtk_widget_get_width (options) > 0)
    return;
  gtk_widget_measure (options, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (options, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_allocate (options, width, height, -1, NULL);
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
  BrambleAsk ask;

  g_return_if_fail (BRAMBLE_IS_PROMPT (self));

  had_focus = has_focus (self);

  bramble_match_get_ask (match, &ask);
  question = headline (match, ask.n_options > 0);
  set_question (self, question, ask.n_options == 0 && !bramble_match_get_over (match));

  /* The keyboard waits here while there is nothing to answer. */
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self));
  remove_options (self);
  gtk_widget_set_visible (self->confirm, FALSE);
  for (guint i = 0; i < ask.n_options; i++)
    {
      g_autofree char *text = bramble_match_dup_option (match, i);
      g_autofree char *label = with_mnemonic (text, taken);
      GtkWidget *button = gtk_button_new_with_mnemonic (label);

      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "board.answer");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", i);
      add_option (self, button, text);
    }
  show_options (self, ask.n_options > 0);

  /* Whoever plays with the keyboard goes on where they were. */
  if (had_focus)
    bramble_prompt_focus (self);
}

/* The button of a choice, when there is one already at this place. */
static GtkWidget *
find_choice (BramblePrompt *self,
             guint          at,
             BrambleThing   thing)
{
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (self->options, (int) at);
  GtkWidget *button = child ? gtk_flow_box_child_get_child (child) : NULL;
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

  return gtk_flow_box_get_child_at_index (self->options, (int) choices->len) == NULL;
}

/* The letter of the button that sets everything down is its own. */
static void
take_mnemonic (const char *label,
               GString    *taken)
{
  const char *underscore = strchr (label, '_');

  if (underscore && underscore[1])
    g_string_append_unichar (taken, g_unichar_tolower (g_utf8_get_char (underscore + 1)));
}

/* A button for everything that the plan may be put together of. */
static void
add_choices (BramblePrompt   *self,
             const GPtrArray *choices)
{
  g_autoptr (GString) taken = g_string_new (NULL);

  take_mnemonic (gtk_button_get_label (GTK_BUTTON (self->confirm)), taken);
  for (guint i = 0; i < choices->len; i++)
    {
      const BramblePlanChoice *choice = g_ptr_array_index (choices, i);
      g_autofree char *label = with_mnemonic (choice->text, taken);
      GtkWidget *button = gtk_toggle_button_new_with_mnemonic (label);

      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "board.touch");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", bramble_thing_get_name (choice->thing));
      add_option (self, button, choice->text);
    }
  show_options (self, choices->len > 0);
}

/* Shows a plan that is being put together. Buttons that were there before
 * stay, and with them the keyboard. */
void
bramble_prompt_show_plan (BramblePrompt *self,
                          BramblePlan   *plan)
{
  const GPtrArray *choices = bramble_plan_get_choices (plan);
  const char *missing = bramble_plan_get_ready (plan) ? NULL : bramble_plan_get_missing (plan);

  g_return_if_fail (BRAMBLE_IS_PROMPT (self));

  set_question (self, bramble_plan_get_question (plan), FALSE);
  if (!gtk_widget_get_visible (self->confirm) || !has_choices (self, choices))
    {
      gboolean had_focus = has_focus (self);

      if (had_focus)
        gtk_widget_grab_focus (GTK_WIDGET (self));
      remove_options (self);
      add_choices (self, choices);
      gtk_widget_set_visible (self->confirm, TRUE);
      if (had_focus)
        bramble_prompt_focus (self);
    }
  for (guint i = 0; i < choices->len; i++)
    {
      const BramblePlanChoice *choice = g_ptr_array_index (choices, i);

      GtkWidget *button = find_choice (self, i, choice->thing);

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), choice->chosen);
      /* Whether it is pressed is not heard of what is no toggle button to GTK 4.8. */
      bramble_describe (button, choice->chosen ? C_("answer", "Chosen") : NULL);
    }
  gtk_widget_set_tooltip_text (self->confirm, missing);
  bramble_describe (self->confirm, missing);
}

/* Returns what is asked, in words. */
const char *
bramble_prompt_get_question (BramblePrompt *self)
{
  g_return_val_if_fail (BRAMBLE_IS_PROMPT (self), NULL);

  return gtk_label_get_label (self->question);
}

/**
 * bramble_prompt_dup_words:
 *
 * Returns: (transfer full): what is asked and all answers, each with the key
 *   that gives it, a line each
 */
char *
bramble_prompt_dup_words (BramblePrompt *self)
{
  g_autoptr (GString) words = NULL;

  g_return_val_if_fail (BRAMBLE_IS_PROMPT (self), NULL);

  words = g_string_new (gtk_label_get_label (self->question));
  for (guint i = 0; i < self->texts->len; i++)
    {
      const char *text = g_ptr_array_index (self->texts, i);

      g_string_append_c (words, '\n');
      if (i < N_DIGITS)
        /* Translators: an answer after the digit that gives it, read aloud */
        g_string_append_printf (words, C_("answer", "%1$u: %2$s"), (i + 1) % N_DIGITS, text);
      else
        g_string_append (words, text);
    }
  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* Gives an answer, counted from 0, as if its button had been pressed. Returns
 * FALSE when there are not so many. */
gboolean
bramble_prompt_press (BramblePrompt *self,
                      guint          answer)
{
  GtkFlowBoxChild *child;
  GtkWidget *button;

  g_return_val_if_fail (BRAMBLE_IS_PROMPT (self), FALSE);

  child = gtk_flow_box_get_child_at_index (self->options, (int) answer);
  if (child == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return FALSE;

  button = gtk_flow_box_child_get_child (child);
  /* Who goes on putting an answer together goes on from here. */
  gtk_widget_grab_focus (button);
  g_signal_emit_by_name (button, "clicked");
  return TRUE;
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
