/* bramble-board-plan.c: planning on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-board-private.h"

#include <glib/gi18n.h>

/* The plan in the prompt, or what happens before there is one. */
void
bramble_board_show_plan (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "board.set-down", !priv->unfolding && bramble_plan_get_ready (priv->plan));
  if (priv->unfolding)
    bramble_prompt_show_unfolding (priv->prompt, priv->match, priv->next);
  else if (bramble_plan_get_active (priv->plan))
    bramble_prompt_show_plan (priv->prompt, priv->plan, priv->match);
  else
    bramble_prompt_show (priv->prompt, priv->match);
}

/* Adds what may be touched and what may be carried. */
void
bramble_board_light_plan (BrambleBoard *self,
                          GArray       *answers,
                          GArray       *things)
{
  const GPtrArray *choices = bramble_plan_get_choices (bramble_board_private (self)->plan);

  for (guint i = 0; i < choices->len; i++)
    {
      const BramblePlanChoice *choice = g_ptr_array_index (choices, i);

      bramble_things_add (answers, choice->thing);
      bramble_things_add (answers, choice->place);
      bramble_things_add (things, choice->thing);
    }
}

/* Adds the places where @thing may be put. */
void
bramble_board_plan_places (BrambleBoard *self,
                           BrambleThing  thing,
                           GArray       *places)
{
  const BramblePlanChoice *choice = bramble_plan_find (bramble_board_private (self)->plan, thing);

  if (choice == NULL)
    return;

  bramble_things_add (places, choice->place);
  bramble_things_add (places, bramble_thing (BRAMBLE_PLAN_PLACE, thing.kind));
}

/* Whether @thing stands for something that is planned. */
gboolean
bramble_board_is_planned (BrambleBoard *self,
                          BrambleThing  thing)
{
  const BramblePlanChoice *choice = bramble_plan_find (bramble_board_private (self)->plan, thing);

  return choice && choice->chosen;
}

/* What is chosen by now, and what is still missing. */
static void
say_plan (BrambleBoardPrivate *priv)
{
  const GPtrArray *choices = bramble_plan_get_choices (priv->plan);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < choices->len; i++)
    {
      const BramblePlanChoice *choice = g_ptr_array_index (choices, i);

      if (!choice->chosen)
        continue;
      /* Translators: read aloud: a part of an answer that is put together of several */
      g_string_append_printf (text, _("Chosen: %s"), choice->text);
      g_string_append_c (text, '\n');
    }
  g_string_append (text, bramble_plan_get_ready (priv->plan) ? _("Enter sets it down.")
                                                             : bramble_plan_get_missing (priv->plan));
  bramble_herald_answer (priv->herald, text->str);
}

/* Chooses what @thing stands for, or takes it back. Returns FALSE when it has
 * nothing to do with a plan. */
gboolean
bramble_board_touch_plan (BrambleBoard *self,
                          BrambleThing  thing)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  const BramblePlanChoice *choice = bramble_plan_find (priv->plan, thing);

  if (choice == NULL || gtk_widget_get_visible (priv->curtain))
    return FALSE;

  if (choice->chosen)
    bramble_plan_take_back (priv->plan, choice->thing);
  else
    bramble_plan_choose (priv->plan, choice->thing);
  /* A button that was pressed in vain springs back. */
  bramble_board_show_plan (self);
  say_plan (priv);
  return TRUE;
}

static void
set_down_after_all (gpointer user_data)
{
  bramble_plan_set_down (bramble_board_private (user_data)->plan);
}

/* Sets the plan down, unless the curtain is down or the tutor has a word. */
gboolean
bramble_board_set_down (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  const BrambleOption *path;
  guint n;

  if (priv->unfolding || gtk_widget_get_visible (priv->curtain) || !bramble_plan_get_ready (priv->plan))
    return FALSE;
  path = bramble_plan_get_path (priv->plan, &n);
  return bramble_tutor_weigh (priv->tutor, path, n, set_down_after_all, self) || bramble_plan_set_down (priv->plan);
}

/* Enter sets the plan down, but on a thing that is not planned yet it chooses
 * that one, and any other button does what it always does. */
gboolean
bramble_board_enter (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (priv->unfolding || !bramble_plan_get_ready (priv->plan) || gtk_widget_get_visible (priv->curtain))
    return FALSE;

  if (GTK_IS_BUTTON (focus))
    {
      GVariant *value = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (focus));

      if (value == NULL || !g_variant_is_of_type (value, G_VARIANT_TYPE_STRING)
          || !bramble_board_is_planned (self, bramble_thing_parse (g_variant_get_string (value, NULL))))
        return FALSE;
    }
  return bramble_board_set_down (self);
}
