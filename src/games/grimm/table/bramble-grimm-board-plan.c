/* bramble-grimm-board-plan.c: planning on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-board-private.h"

#include <string.h>

/* A Location stands for the Gather card that leads there, and a place of the
 * plan for the card that lies in it. */
static const BrambleGrimmChoice *
find_choice (BrambleGrimmBoard *self,
             const char        *target)
{
  g_autofree char *gather = NULL;

  if (strcmp (target, "plan/gather") == 0)
    return bramble_grimm_plan_find_chosen (self->plan, "gather/");
  if (strcmp (target, "plan/fable") == 0)
    return bramble_grimm_plan_find_chosen (self->plan, "fable/");
  if (!g_str_has_prefix (target, "location/"))
    return bramble_grimm_plan_find (self->plan, target);

  gather = g_strconcat ("gather/", strchr (target, '/') + 1, NULL);
  return bramble_grimm_plan_find (self->plan, gather);
}

static char *
location_of (const char *gather)
{
  return g_strconcat ("location/", strchr (gather, '/') + 1, NULL);
}

/* Adds the names of what may be touched and of what may be carried. */
void
bramble_grimm_board_collect_plan (BrambleGrimmBoard *self,
                                  GHashTable        *answers,
                                  GHashTable        *things)
{
  const GPtrArray *choices = bramble_grimm_plan_get_choices (self->plan);

  for (guint i = 0; i < choices->len; i++)
    {
      const BrambleGrimmChoice *choice = g_ptr_array_index (choices, i);

      g_hash_table_add (answers, g_strdup (choice->target));
      g_hash_table_add (things, g_strdup (choice->target));
      if (g_str_has_prefix (choice->target, "gather/"))
        g_hash_table_add (answers, location_of (choice->target));
    }
}

/* Adds the names of the places where @thing may be put. */
void
bramble_grimm_board_collect_plan_places (BrambleGrimmBoard *self,
                                         const char        *thing,
                                         GHashTable        *places)
{
  if (bramble_grimm_plan_find (self->plan, thing) == NULL)
    return;
  if (g_str_has_prefix (thing, "gather/"))
    {
      g_hash_table_add (places, location_of (thing));
      g_hash_table_add (places, g_strdup ("plan/gather"));
    }
  else
    g_hash_table_add (places, g_strdup ("plan/fable"));
}

/* Whether @target stands for something that is planned. */
gboolean
bramble_grimm_board_planned (BrambleGrimmBoard *self,
                             const char        *target)
{
  const BrambleGrimmChoice *found = bramble_grimm_plan_get_active (self->plan) ? find_choice (self, target) : NULL;

  return found && found->chosen;
}

/* Chooses what @target stands for, or takes it back. Returns FALSE when it has
 * nothing to do with a plan. */
gboolean
bramble_grimm_board_touch_plan (BrambleGrimmBoard *self,
                                const char        *target)
{
  const BrambleGrimmChoice *choice = bramble_grimm_plan_get_active (self->plan) ? find_choice (self, target) : NULL;
  g_autofree char *name = NULL;

  if (choice == NULL || gtk_widget_get_visible (self->curtain))
    return FALSE;

  name = g_strdup (choice->target);
  if (choice->chosen)
    bramble_grimm_plan_take_back (self->plan, name);
  else
    bramble_grimm_plan_choose (self->plan, name);
  /* A button that was pressed in vain springs back. */
  bramble_grimm_board_show_plan (self);
  return TRUE;
}

/* The plan in the prompt. */
void
bramble_grimm_board_show_plan (BrambleGrimmBoard *self)
{
  const GPtrArray *choices = bramble_grimm_plan_get_choices (self->plan);
  g_autofree BramblePromptChoice *shown = g_new0 (BramblePromptChoice, choices->len + 1);
  gboolean ready = bramble_grimm_plan_get_ready (self->plan);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "board.set-down", ready);
  if (!bramble_grimm_plan_get_active (self->plan))
    return;

  for (guint i = 0; i < choices->len; i++)
    {
      const BrambleGrimmChoice *choice = g_ptr_array_index (choices, i);

      shown[i] = (BramblePromptChoice) { choice->target, choice->text, choice->chosen };
    }
  bramble_prompt_show_draft (self->prompt, bramble_grimm_plan_get_question (self->plan), shown, choices->len,
                             ready ? NULL : bramble_grimm_plan_get_missing (self->plan));
}

/* Enter sets the plan down, but on a card that is not planned yet it chooses
 * that one, and any other button does what it always does. */
gboolean
bramble_grimm_board_enter (BrambleGrimmBoard *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  GVariant *value;

  if (!bramble_grimm_plan_get_active (self->plan) || !bramble_grimm_plan_get_ready (self->plan)
      || gtk_widget_get_visible (self->curtain))
    return FALSE;

  if (GTK_IS_BUTTON (focus))
    {
      value = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (focus));
      if (value == NULL || !g_variant_is_of_type (value, G_VARIANT_TYPE_STRING)
          || !bramble_grimm_board_planned (self, g_variant_get_string (value, NULL)))
        return FALSE;
    }
  return bramble_grimm_board_set_down (self);
}
