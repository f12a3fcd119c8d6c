/* bramble-stuffed-steps.c: what a minion does, step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-steps.h"

#include <glib/gi18n.h>
#include <rules/stuffed-engine.h>
#include <rules/stuffed-text.h>

#include "bramble-children.h"
#include "bramble-stuffed-style.h"

typedef enum
{
  THROWS,
  WALKS,
  HITS,
  LESS,
  DEFENDS,
  LOSES,
  N_STEPS,
} Step;

/**
 * BrambleStuffedSteps:
 *
 * Six places in the order of the rules: the throw, the walk, the blow, what lessens it, a stored
 * die, and what is lost. Those behind have a tick, the present one is lit.
 */
struct _BrambleStuffedSteps
{
  GtkWidget parent_instance;

  GtkLabel *title;
  GtkBox *row;
  char *shown; /* (nullable): to be compared */
};

G_DEFINE_FINAL_TYPE (BrambleStuffedSteps, bramble_stuffed_steps, GTK_TYPE_WIDGET)

static void
bramble_stuffed_steps_dispose (GObject *object)
{
  bramble_children_unparent (GTK_WIDGET (object));
  g_clear_pointer (&BRAMBLE_STUFFED_STEPS (object)->shown, g_free);

  G_OBJECT_CLASS (bramble_stuffed_steps_parent_class)->dispose (object);
}

static void
bramble_stuffed_steps_class_init (BrambleStuffedStepsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bramble_stuffed_steps_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "stuffedsteps");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bramble_stuffed_steps_init (BrambleStuffedSteps *self)
{
  GtkWidget *column = bramble_stuffed_box_new (GTK_ORIENTATION_VERTICAL, "steps-column");

  self->title = GTK_LABEL (bramble_stuffed_word_new (NULL, "heading"));
  self->row = GTK_BOX (bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "steps-row"));
  gtk_box_set_homogeneous (self->row, TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->row), TRUE);
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->row));
  gtk_widget_set_parent (column, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "felt");
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
bramble_stuffed_steps_new (void)
{
  return g_object_new (BRAMBLE_TYPE_STUFFED_STEPS, NULL);
}

/* Which step is the present one; all before it are behind. */
static Step
find_now (const BrambleStuffedStrike *strike,
          const char                 *defender)
{
  if (strike->lost > 0)
    return N_STEPS;
  if (strike->defended)
    return strike->blocked >= bramble_stuffed_strike_left (strike) ? N_STEPS : LOSES;
  if (defender)
    return DEFENDS;
  if (strike->struck)
    return strike->prevented > 0 ? DEFENDS : LESS;
  if (strike->to != STUFFED_NONE || strike->pinned)
    return HITS;

  return WALKS;
}

/* What a step came to, or would. */
static char *
dup_value (const BrambleStuffedStrike *strike,
           Step                        step,
           Step                        now,
           guint                       walked,
           const char                 *defender)
{
  const StuffedBehaviour *b = &stuffed_minions[strike->kind].faces[strike->face - 1];

  switch (step)
    {
    case THROWS:
      return g_strdup_printf ("%u", strike->face);
    case WALKS:
      if (walked > 0)
        /* Translators: how many spaces a minion walked, and how many it could */
        return g_strdup_printf (C_("minion", "%1$u of %2$u"), walked, b->speed);
      return strike->to == STUFFED_NONE && now > WALKS ? g_strdup (C_("minion", "stays")) : g_strdup_printf ("%u", b->speed);
    case HITS:
      return b->range == 0 ? g_strdup ("–") : g_strdup_printf ("%u", b->strength);
    case LESS:
      return strike->prevented > 0 ? g_strdup_printf ("−%u", strike->prevented) : g_strdup (now > LESS ? "–" : "?");
    case DEFENDS:
      if (strike->defended)
        return g_strdup_printf ("−%u", strike->blocked);
      return g_strdup (defender ? defender : now > DEFENDS ? "–" : "?");
    case LOSES:
      return now >= LOSES && strike->struck ? g_strdup_printf ("%u", strike->lost) : g_strdup ("?");
    case N_STEPS:
      break;
    }

  g_assert_not_reached ();
}

static GtkWidget *
create_step (const BrambleStuffedStrike *strike,
             Step                        step,
             Step                        now,
             guint                       walked,
             const char                 *defender)
{
  const char *const words[N_STEPS] = {
    /* Translators: the head of a narrow column, over the number that a minion has thrown */
    [THROWS] = C_("minion's step", "throw"),
    /* Translators: likewise, over how many spaces it walks */
    [WALKS] = C_("minion's step", "walk"),
    /* Translators: likewise, over how much its attack hurts */
    [HITS] = C_("minion's step", "damage"),
    /* Translators: likewise, over how much of it was prevented */
    [LESS] = C_("minion's step", "less"),
    /* Translators: likewise, over who may defend, and then how much was blocked */
    [DEFENDS] = C_("minion's step", "defend?"),
    /* Translators: likewise, over how much stuffing was lost */
    [LOSES] = C_("minion's step", "loss"),
  };
  GtkWidget *column = bramble_stuffed_box_new (GTK_ORIENTATION_VERTICAL, "step-place");
  GtkWidget *cell = bramble_stuffed_box_new (GTK_ORIENTATION_VERTICAL, "step");
  GtkWidget *word = bramble_stuffed_line_new (step == LESS && strike->prevented > 0 ? stuffed_cause_name (strike->cause) : words[step], "step-word");
  GtkWidget *tick = bramble_stuffed_word_new (step < now ? "✓" : step == now ? C_("minion's step", "▲ now") : "", "step-tick");
  g_autofree char *text = dup_value (strike, step, now, walked, defender);
  GtkWidget *value = step == THROWS ? bramble_stuffed_die_new (STUFFED_BLACK, strike->face, "step-die")
                                    : bramble_stuffed_line_new (text, "step-value");

  gtk_label_set_xalign (GTK_LABEL (word), 0.5f);
  gtk_label_set_justify (GTK_LABEL (word), GTK_JUSTIFY_CENTER);
  gtk_label_set_xalign (GTK_LABEL (tick), 0.5f);
  if (GTK_IS_LABEL (value))
    {
      gtk_label_set_xalign (GTK_LABEL (value), 0.5f);
      gtk_label_set_justify (GTK_LABEL (value), GTK_JUSTIFY_CENTER);
    }
  gtk_widget_set_vexpand (value, TRUE);
  gtk_box_append (GTK_BOX (cell), word);
  gtk_box_append (GTK_BOX (cell), value);
  bramble_stuffed_set_class (cell, "now", step == now);
  bramble_stuffed_set_class (cell, "later", step > now);
  gtk_widget_set_vexpand (cell, TRUE);
  gtk_box_append (GTK_BOX (column), cell);
  gtk_box_append (GTK_BOX (column), tick);
  return column;
}

/**
 * bramble_stuffed_steps_show:
 * @strike: of a minion that has thrown
 * @defender: (nullable): who is asked whether to defend
 */
void
bramble_stuffed_steps_show (BrambleStuffedSteps        *self,
                            const BrambleStuffedStrike *strike,
                            const char                 *defender)
{
  Step now = find_now (strike, defender);
  guint walked = strike->n_way > 1 ? strike->n_way - 1 : 0;
  /* Translators: %s is a minion that acts */
  g_autofree char *title = g_strdup_printf (_("%s, step by step"), stuffed_minion_name (strike->kind));
  g_autofree char *shown = NULL;

  g_return_if_fail (BRAMBLE_IS_STUFFED_STEPS (self));
  g_return_if_fail (strike->face >= 1 && strike->face <= 6);

  shown = g_strdup_printf ("%u %u %u %u %u %u %u %u %u %s", strike->foe, strike->kind, strike->face, (guint) now, walked, strike->prevented,
                           strike->blocked, strike->lost, strike->to, defender ? defender : "");
  if (g_strcmp0 (shown, self->shown) == 0)
    return;

  g_free (self->shown);
  self->shown = g_steal_pointer (&shown);
  gtk_label_set_label (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  bramble_children_remove (self->row);
  for (Step step = THROWS; step < N_STEPS; step++)
    gtk_box_append (self->row, create_step (strike, step, now, walked, defender));
}
