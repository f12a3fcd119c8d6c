/* bramble-prompt.c: what is asked, in words, and the answers as buttons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-prompt-private.h"

#include <glib/gi18n.h>

#include "bramble-announce.h"
#include "bramble-children.h"
#include "bramble-name.h"

enum
{
  SIGNAL_POINTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BramblePrompt, bramble_prompt, GTK_TYPE_WIDGET)

/* Says what all that is in here is called by those who hear it. */
static void
set_name (BramblePrompt *self,
          const char    *name)
{
  self->unnamed = FALSE;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Whoever goes elsewhere comes back. */
static void
keyboard_left (BramblePrompt *self)
{
  if (self->unnamed)
    set_name (self, self->asked);
}

/* Another window is elsewhere, too. */
static void
bramble_prompt_state_flags_changed (GtkWidget     *widget,
                                    GtkStateFlags  before)
{
  GTK_WIDGET_CLASS (bramble_prompt_parent_class)->state_flags_changed (widget, before);
  if (gtk_widget_get_state_flags (widget) & ~before & GTK_STATE_FLAG_BACKDROP)
    keyboard_left (BRAMBLE_PROMPT (widget));
}

static void
bramble_prompt_dispose (GObject *object)
{
  g_clear_object (&BRAMBLE_PROMPT (object)->offer);
  bramble_children_unparent (GTK_WIDGET (object));

  G_OBJECT_CLASS (bramble_prompt_parent_class)->dispose (object);
}

static void
bramble_prompt_finalize (GObject *object)
{
  g_ptr_array_unref (BRAMBLE_PROMPT (object)->texts);
  g_array_unref (BRAMBLE_PROMPT (object)->hidden);
  g_free (BRAMBLE_PROMPT (object)->asked);

  G_OBJECT_CLASS (bramble_prompt_parent_class)->finalize (object);
}

static void
bramble_prompt_class_init (BramblePromptClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_prompt_dispose;
  G_OBJECT_CLASS (klass)->finalize = bramble_prompt_finalize;
  widget_class->state_flags_changed = bramble_prompt_state_flags_changed;
  /* Another answer has the keyboard or the pointer, or none has. */
  signals[SIGNAL_POINTED] = g_signal_new ("pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);

  g_type_ensure (BRAMBLE_TYPE_WAITING);
  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-prompt.ui");
  gtk_widget_class_bind_template_child (widget_class, BramblePrompt, waiting);
}

/* Where choices end there is always the same: what sets them down. */
static void
create_bottom (BramblePrompt *self)
{
  self->bottom = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_widget_add_css_class (GTK_WIDGET (self->bottom), "set-down");
  /* Translators: cards are set down for this round, face down */
  self->confirm = gtk_button_new_with_mnemonic (_("_Set down"));
  gtk_widget_set_hexpand (self->confirm, TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->confirm), "board.set-down");
  gtk_widget_add_css_class (self->confirm, "suggested-action");
  gtk_widget_add_css_class (self->confirm, "answer");
  gtk_box_append (self->bottom, self->confirm);
  gtk_widget_set_visible (GTK_WIDGET (self->bottom), FALSE);
  gtk_widget_set_visible (self->confirm, FALSE);
}

static void
answer_pointed (BramblePrompt *self)
{
  g_signal_emit (self, signals[SIGNAL_POINTED], 0);
}

static void
bramble_prompt_init (BramblePrompt *self)
{
  GtkEventController *keyboard = gtk_event_controller_focus_new ();
  GtkWidget *box;

  self->texts = g_ptr_array_new_with_free_func (g_free);
  self->hidden = g_array_new (FALSE, FALSE, sizeof (guint));
  self->asked = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (self));
  create_bottom (self);
  self->slots = BRAMBLE_SLOTS (bramble_slots_new (GTK_WIDGET (self->bottom)));
  gtk_widget_set_vexpand (GTK_WIDGET (self->slots), TRUE);
  g_signal_connect_object (self->slots, "pointed", G_CALLBACK (answer_pointed), self, G_CONNECT_SWAPPED);
  box = gtk_widget_get_first_child (GTK_WIDGET (self));
  /* However long a question is, the answers stay in their places. */
  self->question = BRAMBLE_TEXT (bramble_text_new ("question"));
  gtk_box_prepend (GTK_BOX (box), GTK_WIDGET (self->question));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->slots));
  bramble_name_buttons (GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect_swapped (keyboard, "leave", G_CALLBACK (keyboard_left), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keyboard);
}

/**
 * bramble_prompt_set_ways:
 * @ways: (nullable): how the game asks; it is not copied
 */
void
bramble_prompt_set_ways (BramblePrompt           *self,
                         const BramblePromptWays *ways,
                         gpointer                 user_data)
{
  g_return_if_fail (BRAMBLE_IS_PROMPT (self));

  self->ways = ways;
  self->ways_data = user_data;
}

/**
 * bramble_prompt_set_offer:
 * @offer: where an offer that is asked about is put together or read; what can be
 *   answered there has no button here
 */
void
bramble_prompt_set_offer (BramblePrompt    *self,
                          BrambleOfferView *offer)
{
  g_return_if_fail (BRAMBLE_IS_PROMPT (self));

  g_set_object (&self->offer, offer);
}

/**
 * bramble_prompt_set_places:
 * @places: (transfer floating): where the cards of a plan lie before they are
 *   set down; it stands beside the button that does that
 */
void
bramble_prompt_set_places (BramblePrompt *self,
                           GtkWidget     *places)
{
  g_return_if_fail (BRAMBLE_IS_PROMPT (self));

  gtk_box_prepend (self->bottom, places);
}

static char *
dup_question (BramblePrompt    *self,
              BrambleMatch     *match,
              const BrambleAsk *ask)
{
  char *own = self->ways ? self->ways->question (ask, self->ways_data) : NULL;

  return own ? own : bramble_match_dup_question (match);
}

static char *
headline (BramblePrompt    *self,
          BrambleMatch     *match,
          const BrambleAsk *ask)
{
  int seat = bramble_match_get_ask_seat (match);
  gboolean mine = ask->n_options > 0;
  g_autofree char *question = mine ? dup_question (self, match, ask) : NULL;
  const char *name;

  if (seat < 0)
    return g_strdup (_("The game is over."));
  if (mine && bramble_match_get_viewer (match) == seat)
    return g_steal_pointer (&question);

  name = bramble_seat_get_name (bramble_match_get_seat (match, (guint) seat));
  if (mine)
    /* Translators: a player, and what they are asked for all to see. */
    return g_strdup_printf (C_("question", "%1$s: %2$s"), name, question);
  /* Who it is may be a secret. */
  if (bramble_match_get_nature (match) & BRAMBLE_ASK_TELLS)
    return g_strdup (_("Waiting…"));
  return g_strdup_printf (_("Waiting for %s…"), name);
}

void
bramble_prompt_set_question (BramblePrompt *self,
                             const char    *question)
{
  bramble_text_set (self->question, question);
  g_free (self->asked);
  self->asked = g_strdup (question);
}

/* While nothing is asked the name stays the same, whoever is waited for, because the keyboard
 * is here, and another name would cut short what is being read aloud. */
static void
name_waiting (BramblePrompt *self,
              BrambleMatch  *match,
              gboolean       asked)
{
  set_name (self, !asked && !bramble_match_get_over (match) ? _("Waiting for the others…") : self->asked);
}

/**
 * bramble_prompt_name_question:
 * @here: whether the keyboard goes to the answers by itself
 *
 * The question is the name of what the answers are in, for whoever comes here. Who is here
 * already is asked aloud, and would hear it twice: it gets the name when they go elsewhere.
 */
void
bramble_prompt_name_question (BramblePrompt *self,
                              gboolean       here)
{
  set_name (self, here ? "" : self->asked);
  self->unnamed = here;
}

/* Says above a question that an offer was declined. It is not read aloud once more: that was
 * done when it happened. */
static void
show_declined (BramblePrompt *self,
               BrambleMatch  *match)
{
  g_autofree char *declined = self->offer ? bramble_offer_dup_declined (match) : NULL;
  g_autofree char *both = NULL;

  if (declined == NULL)
    return;
  /* Translators: that an offer was declined, and what is asked now */
  both = g_strdup_printf (C_("question", "%1$s %2$s"), declined, self->asked);
  bramble_text_set (self->question, both);
}

void
bramble_prompt_remove_answers (BramblePrompt *self)
{
  bramble_slots_clear (self->slots);
  g_ptr_array_set_size (self->texts, 0);
  g_array_set_size (self->hidden, 0);
}

/* Whether the keyboard is here, or nowhere. */
gboolean
bramble_prompt_has_focus (BramblePrompt *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return focus == NULL || focus == GTK_WIDGET (self) || gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

/* Returns (nullable): its button. */
GtkWidget *
bramble_prompt_create_answer (BramblePrompt    *self,
                              const BrambleAsk *ask,
                              guint             option,
                              const char       *text,
                              gboolean          toggle,
                              GString          *taken)
{
  g_auto (BrambleAnswer) answer = { .text = g_strdup (text) };

  if (self->ways)
    self->ways->dress (ask, option, &answer, self->ways_data);
  if (answer.hidden)
    {
      g_array_append_val (self->hidden, option);
      return NULL;
    }
  g_ptr_array_add (self->texts, g_strdup (answer.text));
  return bramble_answer_new (&answer, toggle, taken);
}

/* Buttons of the game's own, which are no options. */
static void
add_more (BramblePrompt    *self,
          const BrambleAsk *ask,
          GString          *taken)
{
  for (guint n = 0; self->ways && ask->n_options > 0; n++)
    {
      g_auto (BrambleAnswer) answer = { 0 };

      if (!self->ways->more (ask, n, &answer, self->ways_data))
        return;
      g_ptr_array_add (self->texts, g_strdup (answer.text));
      bramble_slots_add (self->slots, bramble_answer_new (&answer, FALSE, taken));
    }
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

  had_focus = bramble_prompt_has_focus (self) || bramble_offer_view_has_focus (self->offer);
  if (self->offer)
    bramble_offer_view_show (self->offer, match);
  /* Whoever puts an offer together stays there, and comes here when it is gone. */
  had_focus &= !bramble_offer_view_has_focus (self->offer);
  bramble_match_get_ask (match, &ask);
  question = headline (self, match, &ask);
  bramble_prompt_set_question (self, question);
  if (ask.n_options > 0)
    show_declined (self, match);
  else
    name_waiting (self, match, FALSE);

  /* The keyboard waits here while there is nothing to answer. */
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self));
  bramble_prompt_remove_answers (self);
  bramble_slots_set_first_key (self->slots, self->ways && ask.n_options > 0 ? self->ways->first_key (&ask, self->ways_data) : 1);
  gtk_widget_set_visible (self->confirm, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->bottom), FALSE);
  for (guint i = 0; i < ask.n_options; i++)
    {
      g_autofree char *text = bramble_match_dup_option (match, i);
      GtkWidget *button;

      if (self->offer && bramble_offer_view_has (self->offer, &ask.options[i]))
        continue;
      button = bramble_prompt_create_answer (self, &ask, i, text, FALSE, taken);
      if (button == NULL)
        continue;
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "board.answer");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", i);
      bramble_slots_add (self->slots, button);
    }
  add_more (self, &ask, taken);
  gtk_widget_set_visible (GTK_WIDGET (self->slots), ask.n_options > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->waiting), ask.n_options == 0);
  bramble_waiting_set_going (self->waiting, !bramble_match_get_over (match));

  /* Before the keyboard comes, for then it is heard. Nobody is asked aloud who looks at a game that is over, and without a
   * button the keyboard stays on what has the name. */
  if (ask.n_options > 0)
    bramble_prompt_name_question (self, had_focus && !bramble_match_get_replay (match) && bramble_slots_get (self->slots, 0));
  /* Whoever plays with the keyboard goes on where they were. */
  if (had_focus)
    bramble_prompt_focus (self);
}

/**
 * bramble_prompt_show_unfolding:
 * @step: the step that is played
 *
 * Says what is going on. What is asked after it comes with bramble_prompt_show().
 */
void
bramble_prompt_show_unfolding (BramblePrompt *self,
                               BrambleMatch  *match,
                               guint          step)
{
  g_autofree char *headline = NULL;
  BrambleAsk ask;

  g_return_if_fail (BRAMBLE_IS_PROMPT (self));
  g_return_if_fail (step > 0);

  headline = bramble_waiting_dup_headline (match, step);
  bramble_match_get_ask (match, &ask);
  /* The keyboard waits here while there is nothing to answer. */
  if (bramble_prompt_has_focus (self) || bramble_offer_view_has_focus (self->offer))
    gtk_widget_grab_focus (GTK_WIDGET (self));
  if (self->offer)
    bramble_offer_view_hide (self->offer);
  bramble_prompt_set_question (self, headline);
  name_waiting (self, match, ask.n_options > 0);
  bramble_prompt_remove_answers (self);
  gtk_widget_set_visible (self->confirm, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->bottom), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->slots), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->waiting), TRUE);
  bramble_waiting_set_going (self->waiting, TRUE);
}

/**
 * bramble_prompt_show_steps:
 * @moves: (nullable) (element-type BrambleMove): what happens, or %NULL when
 *   nothing does
 * @now: which of them is played
 * @over: whether that one is over, too
 *
 * Says what is going on, for whoever waits.
 */
void
bramble_prompt_show_steps (BramblePrompt   *self,
                           const GPtrArray *moves,
                           guint            now,
                           gboolean         over)
{
  g_return_if_fail (BRAMBLE_IS_PROMPT (self));

  bramble_waiting_show_steps (self->waiting, moves, now, over);
}

/* Says why, in the words of who does it; @motive may be NULL. */
void
bramble_prompt_show_motive (BramblePrompt *self,
                            const char    *motive)
{
  g_return_if_fail (BRAMBLE_IS_PROMPT (self));

  bramble_waiting_show_motive (self->waiting, motive);
}

/* Says whether everything stands still. */
void
bramble_prompt_set_paused (BramblePrompt *self,
                           gboolean       paused)
{
  g_return_if_fail (BRAMBLE_IS_PROMPT (self));

  bramble_waiting_set_paused (self->waiting, paused);
}

/* Whether the keyboard is on what lets everything stand still or hurry. */
gboolean
bramble_prompt_is_pacing (BramblePrompt *self)
{
  g_return_val_if_fail (BRAMBLE_IS_PROMPT (self), FALSE);

  return gtk_widget_get_focus_child (GTK_WIDGET (self->waiting)) != NULL;
}

/**
 * bramble_prompt_advise:
 * @things: (element-type BrambleThing): the parts of a plan that are advised
 * @options: (element-type guint): the answers that are
 *
 * Marks their buttons, and shows the page of the first that was not marked yet. The keyboard
 * goes there if it is among the answers.
 */
void
bramble_prompt_advise (BramblePrompt *self,
                       const GArray  *things,
                       const GArray  *options)
{
  gboolean shown = FALSE;
  GtkWidget *button;

  g_return_if_fail (BRAMBLE_IS_PROMPT (self));

  for (guint i = 0; (button = bramble_slots_get (self->slots, i)); i++)
    {
      GVariant *value = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button));
      gboolean advised = FALSE;

      if (value && g_variant_is_of_type (value, G_VARIANT_TYPE_STRING))
        advised = bramble_things_contain (things, bramble_thing_parse (g_variant_get_string (value, NULL)));
      for (guint k = 0; value && g_variant_is_of_type (value, G_VARIANT_TYPE_UINT32) && k < options->len; k++)
        advised = advised || g_variant_get_uint32 (value) == g_array_index (options, guint, k);
      if (advised && !gtk_widget_has_css_class (button, "advised") && !shown)
        {
          bramble_slots_show (self->slots, button);
          shown = TRUE;
        }
      if (advised)
        gtk_widget_add_css_class (button, "advised");
      else
        gtk_widget_remove_css_class (button, "advised");
    }
  if (shown && bramble_prompt_has_focus (self))
    bramble_prompt_focus (self);
}

/* Whether an answer has no button because it lies on the table, or waits for something else. */
gboolean
bramble_prompt_hides (BramblePrompt *self,
                      guint          option)
{
  g_return_val_if_fail (BRAMBLE_IS_PROMPT (self), FALSE);

  for (guint i = 0; i < self->hidden->len; i++)
    if (g_array_index (self->hidden, guint, i) == option)
      return TRUE;

  return FALSE;
}

/* Returns what is asked, in words. */
const char *
bramble_prompt_get_question (BramblePrompt *self)
{
  g_return_val_if_fail (BRAMBLE_IS_PROMPT (self), NULL);

  return self->asked;
}

/* Returns (nullable): the answer that is advised, or the first that is to be seen. What ends the
 * choice is only taken when there is nothing else but what would be given up for nothing: who
 * presses Enter once too often has not given up a turn, nor anything that is missed later. */
static GtkWidget *
find_first (BramblePrompt *self)
{
  GtkWidget *first = NULL;
  GtkWidget *end = NULL;
  GtkWidget *button;

  for (guint i = 0; (button = bramble_slots_get (self->slots, i)); i++)
    {
      if (gtk_widget_has_css_class (button, "advised"))
        return button;
      if (!bramble_slots_is_shown (self->slots, i) || bramble_answer_get_forgoes (button))
        continue;
      if (bramble_answer_get_ends (button))
        end = end ? end : button;
      else
        first = first ? first : button;
    }
  if (first == NULL)
    first = end;
  return first ? first : bramble_slots_get (self->slots, 0);
}

/* The first answer gets the keyboard, or without any the prompt itself. */
void
bramble_prompt_focus (BramblePrompt *self)
{
  GtkWidget *first;

  g_return_if_fail (BRAMBLE_IS_PROMPT (self));

  first = find_first (self);
  gtk_widget_grab_focus (first && gtk_widget_get_visible (GTK_WIDGET (self->slots)) ? first : GTK_WIDGET (self));
}

/* Presses the button whose key is a digit, counted from 0, where the key 1 is
 * the first. Returns FALSE when there is none. */
gboolean
bramble_prompt_press (BramblePrompt *self,
                      guint          answer)
{
  GtkWidget *button;

  g_return_val_if_fail (BRAMBLE_IS_PROMPT (self), FALSE);

  button = gtk_widget_get_visible (GTK_WIDGET (self->slots)) ? bramble_slots_get_by_key (self->slots, answer + 1) : NULL;
  if (button == NULL || !gtk_widget_is_sensitive (button))
    return FALSE;

  gtk_widget_grab_focus (button);
  g_signal_emit_by_name (button, "clicked");
  return TRUE;
}
