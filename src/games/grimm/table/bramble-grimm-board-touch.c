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

/* What lights up, and what may be carried. */
typedef struct
{
  BrambleGrimmBoard *self;
  GHashTable *answers; /* names of targets */
  GHashTable *things;  /* names of what may be carried */
} Light;

static gboolean
is_in (BrambleTarget *target,
       gpointer       box)
{
  return gtk_widget_is_ancestor (GTK_WIDGET (target), box);
}

/* A card may lie in several places at once. Which of them is meant by an
 * answer: those in hand, and those that somebody chooses from. */
static gboolean
is_meant (BrambleGrimmBoard *self,
          BrambleTarget     *target,
          const char        *name)
{
  if (g_str_has_prefix (name, "gather/"))
    return is_in (target, self->gathers);
  if (g_str_has_prefix (name, "fable/"))
    return is_in (target, self->hand) || is_in (target, self->open_cards);
  if (g_str_has_prefix (name, "friend/"))
    return !is_in (target, self->others);

  return TRUE;
}

static void
light (BrambleTarget *target,
       gpointer       user_data)
{
  Light *light = user_data;
  BrambleGrimmBoard *self = light->self;
  const char *name = bramble_target_get_id (target);
  gboolean meant, lit, planned;

  /* Where something could be put down is another place now. */
  bramble_target_set_takes (target, FALSE);
  if (name == NULL || g_str_has_prefix (name, "plan/"))
    return;

  meant = is_meant (self, target, name);
  lit = meant && g_hash_table_contains (light->answers, name);
  planned = lit && bramble_grimm_board_planned (self, name);
  bramble_target_set_lit (target, lit);
  bramble_target_set_chosen (target, planned);
  bramble_target_set_carried (target, g_hash_table_contains (light->things, name) && !is_in (target, self->others)
                                      && (meant || !bramble_grimm_plan_get_active (self->plan)));
  if (meant && !lit && !bramble_match_get_replay (self->match))
    {
      g_autofree char *reason = bramble_grimm_why_not (self->match, name);

      bramble_target_set_reason (target, reason);
    }
  else
    bramble_target_set_reason (target, NULL);
}

/* Lights up what is an answer to what is asked. */
void
bramble_grimm_board_light (BrambleGrimmBoard *self)
{
  g_autoptr (GHashTable) answers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) things = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Light all = { self, answers, things };
  BrambleAsk ask;

  if (bramble_grimm_plan_get_active (self->plan))
    bramble_grimm_board_collect_plan (self, answers, things);
  else
    {
      bramble_match_get_ask (self->match, &ask);
      for (guint i = 0; i < ask.n_options; i++)
        {
          char *target = bramble_grimm_option_target (&ask, i);
          g_autofree char *place = NULL;
          char *thing;

          if (target)
            g_hash_table_add (answers, target);
          if (bramble_grimm_option_carry (self->match, &ask, i, &thing, &place))
            g_hash_table_add (things, thing);
        }
    }
  visit_targets (self->everything, light, &all);
}

static void
answer_after_all (gpointer user_data)
{
  BrambleGrimmBoard *self = user_data;

  bramble_match_answer (self->match, self->answer);
}

/* Answers for the viewer, unless the curtain is down or the tutor has a word. */
void
bramble_grimm_board_answer (BrambleGrimmBoard *self,
                            guint              option)
{
  BrambleAsk ask;

  bramble_match_get_ask (self->match, &ask);
  if (gtk_widget_get_visible (self->curtain) || option >= ask.n_options)
    return;
  self->answer = option;
  if (!bramble_tutor_weigh (self->tutor, &ask.options[option], 1, answer_after_all, self))
    bramble_match_answer (self->match, option);
}

static void
set_down_after_all (gpointer user_data)
{
  bramble_grimm_plan_set_down (BRAMBLE_GRIMM_BOARD (user_data)->plan);
}

/* Sets the plan down, unless the curtain is down or the tutor has a word. */
gboolean
bramble_grimm_board_set_down (BrambleGrimmBoard *self)
{
  const BrambleOption *path;
  guint n;

  if (gtk_widget_get_visible (self->curtain) || !bramble_grimm_plan_get_ready (self->plan))
    return FALSE;
  path = bramble_grimm_plan_get_path (self->plan, &n);
  return bramble_tutor_weigh (self->tutor, path, n, set_down_after_all, self)
         || bramble_grimm_plan_set_down (self->plan);
}

/**
 * bramble_grimm_board_hint:
 *
 * Says what the strongest computer player would do.
 */
void
bramble_grimm_board_hint (BrambleGrimmBoard *self)
{
  g_return_if_fail (BRAMBLE_IS_GRIMM_BOARD (self));

  if (!gtk_widget_get_visible (self->curtain))
    bramble_tutor_hint (self->tutor);
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
bramble_grimm_board_find_place (BrambleThing place,
                                gpointer     user_data)
{
  BrambleGrimmBoard *self = user_data;
  const char *name = bramble_thing_get_name (place);
  gpointer search[2] = { (gpointer) name, NULL };

  /* Sentences about what happens stand below the boards of the others. */
  if (strcmp (name, "caption") == 0)
    return GTK_WIDGET (self->others);

  visit_targets (self->everything, find_target, search);
  return search[1];
}

/* Several answers lie at one place: a list of them. @options: a bit each. */
static void
offer_choice (BrambleGrimmBoard *self,
              GtkWidget         *at,
              const BrambleAsk  *ask,
              guint64            options)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *popover = popover_at (at);

  for (guint i = 0; i < ask->n_options; i++)
    {
      g_autofree char *text = NULL;
      GtkWidget *button;

      if (((options >> i) & 1) == 0)
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

/* Gives the one answer of @options, or lets the person choose. */
static gboolean
answer_one_of (BrambleGrimmBoard *self,
               const char        *place,
               const BrambleAsk  *ask,
               guint64            options)
{
  GtkWidget *at;

  if (options == 0)
    return FALSE;
  if ((options & (options - 1)) == 0)
    {
      bramble_grimm_board_answer (self, (guint) __builtin_ctzll (options));
      return TRUE;
    }
  at = bramble_grimm_board_find_place (bramble_thing_parse (place), self);
  if (at)
    offer_choice (self, at, ask, options);
  return TRUE;
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
  guint64 options = 0;
  BrambleAsk ask;

  if (bramble_grimm_board_touch_plan (self, target))
    return;

  bramble_match_get_ask (self->match, &ask);
  for (guint i = 0; i < ask.n_options && !bramble_grimm_plan_get_active (self->plan); i++)
    {
      g_autofree char *here = bramble_grimm_option_target (&ask, i);

      if (g_strcmp0 (here, target) == 0)
        options |= G_GUINT64_CONSTANT (1) << i;
    }
  if (answer_one_of (self, target, &ask, options))
    return;

  at = bramble_grimm_board_find_place (bramble_thing_parse (target), self);
  if (at)
    tell_about (self, at, target);
}

/* Carrying. */

/* The answers that carrying @thing to @place gives, a bit each; to anywhere
 * when @place is NULL, and then @places is filled. */
static guint64
find_carried (BrambleGrimmBoard *self,
              const BrambleAsk  *ask,
              const char        *thing,
              const char        *place,
              GHashTable        *places)
{
  guint64 options = 0;

  for (guint i = 0; i < ask->n_options; i++)
    {
      g_autofree char *this_thing = NULL;
      g_autofree char *this_place = NULL;

      if (!bramble_grimm_option_carry (self->match, ask, i, &this_thing, &this_place)
          || strcmp (this_thing, thing) != 0 || (place && strcmp (this_place, place) != 0))
        continue;
      options |= G_GUINT64_CONSTANT (1) << i;
      if (places)
        g_hash_table_add (places, g_steal_pointer (&this_place));
    }

  return options;
}

static void
take (BrambleTarget *target,
      gpointer       user_data)
{
  const char *name = bramble_target_get_id (target);

  bramble_target_set_takes (target, name && g_hash_table_contains (user_data, name));
}

/* Something is picked up, or with an empty name put down: the places that
 * would take it light up. */
static void
carry_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  BrambleGrimmBoard *self = BRAMBLE_GRIMM_BOARD (widget);
  const char *thing = g_variant_get_string (parameter, NULL);
  g_autoptr (GHashTable) places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  BrambleAsk ask;

  if (*thing && bramble_grimm_plan_get_active (self->plan))
    bramble_grimm_board_collect_plan_places (self, thing, places);
  else if (*thing)
    {
      bramble_match_get_ask (self->match, &ask);
      find_carried (self, &ask, thing, NULL, places);
    }
  visit_targets (self->everything, take, places);
}

static void
drop_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  BrambleGrimmBoard *self = BRAMBLE_GRIMM_BOARD (widget);
  const char *thing, *place;
  BrambleAsk ask;

  g_variant_get (parameter, "(&s&s)", &thing, &place);
  if (bramble_grimm_plan_get_active (self->plan))
    {
      bramble_grimm_plan_choose (self->plan, thing);
      return;
    }
  bramble_match_get_ask (self->match, &ask);
  answer_one_of (self, place, &ask, find_carried (self, &ask, thing, place, NULL));
}

static void
set_down_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  bramble_grimm_board_set_down (BRAMBLE_GRIMM_BOARD (widget));
}

void
bramble_grimm_board_add_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "board.answer", "u", answer_action);
  gtk_widget_class_install_action (widget_class, "board.touch", "s", touch_action);
  gtk_widget_class_install_action (widget_class, "board.carry", "s", carry_action);
  gtk_widget_class_install_action (widget_class, "board.drop", "(ss)", drop_action);
  gtk_widget_class_install_action (widget_class, "board.set-down", NULL, set_down_action);
}
