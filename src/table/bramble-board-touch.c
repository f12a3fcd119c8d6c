/* bramble-board-touch.c: touching and carrying things on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-board-private.h"

#include "bramble-announce.h"
#include "bramble-popover.h"

static void
visit_targets (GtkWidget          *widget,
               BrambleVisitTarget  visit,
               gpointer            user_data)
{
  if (BRAMBLE_IS_TARGET (widget))
    visit (BRAMBLE_TARGET (widget), user_data);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    visit_targets (child, visit, user_data);
}

/* Calls @visit for everything on the table that can be touched. */
void
bramble_board_visit_targets (BrambleBoard       *self,
                             BrambleVisitTarget  visit,
                             gpointer            user_data)
{
  visit_targets (bramble_board_private (self)->everything, visit, user_data);
}

/* What lights up, and what may be carried. */
typedef struct
{
  BrambleBoard *self;
  GArray *answers; /* BrambleThing: what may be touched */
  GArray *things;  /* BrambleThing: what may be carried */
  GArray *advised; /* BrambleThing: what should be touched */
} Light;

static gboolean
is_meant (BrambleBoard  *self,
          BrambleTarget *target,
          gboolean       carried)
{
  BrambleBoardClass *klass = BRAMBLE_BOARD_GET_CLASS (self);

  return klass->is_meant == NULL || klass->is_meant (self, target, carried);
}

static void
light (BrambleTarget *target,
       gpointer       user_data)
{
  Light *light = user_data;
  BrambleBoardPrivate *priv = bramble_board_private (light->self);
  BrambleThing thing = bramble_target_get_thing (target);
  g_autofree char *reason = NULL;
  gboolean meant, lit;

  /* Where something could be put down is another place now. */
  bramble_target_set_takes (target, FALSE);
  if (thing.kind == NULL || bramble_thing_is (thing, BRAMBLE_PLAN_PLACE))
    return;

  meant = is_meant (light->self, target, FALSE);
  lit = meant && bramble_things_contain (light->answers, thing);
  bramble_target_set_lit (target, lit);
  bramble_target_set_advised (target, lit && bramble_things_contain (light->advised, thing));
  bramble_target_set_chosen (target, lit && bramble_board_is_planned (light->self, thing));
  bramble_target_set_carried (target, bramble_things_contain (light->things, thing)
                                      && is_meant (light->self, target, TRUE)
                                      && (meant || !bramble_plan_get_active (priv->plan)));
  if (meant && !lit && !priv->unfolding && !bramble_match_get_replay (priv->match))
    reason = bramble_table_why_not (priv->table, thing);
  bramble_target_set_reason (target, reason);
}

/* What the answer stands for that has the keyboard or the pointer, or none. */
static BrambleThing
find_meant (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  GVariant *pointed = bramble_prompt_get_pointed (priv->prompt);
  BrambleSpot spot = { 0 };
  BrambleAsk ask;

  if (pointed && g_variant_is_of_type (pointed, G_VARIANT_TYPE_STRING))
    return bramble_thing_parse (g_variant_get_string (pointed, NULL));
  bramble_board_get_ask (self, &ask);
  if (pointed && g_variant_is_of_type (pointed, G_VARIANT_TYPE_UINT32) && g_variant_get_uint32 (pointed) < ask.n_options)
    bramble_table_locate (priv->table, bramble_match_get_view (priv->match), &ask, g_variant_get_uint32 (pointed), &spot);
  return spot.thing;
}

static void
mean (BrambleTarget *target,
      gpointer       user_data)
{
  const BrambleThing *meant = user_data;

  bramble_target_set_meant (target, meant->kind && gtk_widget_has_css_class (GTK_WIDGET (target), "lit")
                                    && bramble_thing_equal (bramble_target_get_thing (target), *meant));
}

/* Shows where on the table the answer lies that has the keyboard or the pointer. */
void
bramble_board_show_meant (BrambleBoard *self)
{
  BrambleThing meant = find_meant (self);

  bramble_board_visit_targets (self, mean, &meant);
}

/* Lights up what is an answer to what is asked. */
void
bramble_board_light (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  g_autoptr (GArray) answers = bramble_things_new ();
  g_autoptr (GArray) things = bramble_things_new ();
  g_autoptr (GArray) advised = bramble_things_new ();
  g_autoptr (GArray) options = g_array_new (FALSE, FALSE, sizeof (guint));
  Light all = { self, answers, things, advised };
  BrambleAsk ask;

  if (bramble_plan_get_active (priv->plan) && !priv->unfolding)
    bramble_board_light_plan (self, answers, things);
  else
    {
      bramble_board_get_ask (self, &ask);
      for (guint i = 0; i < ask.n_options; i++)
        {
          BrambleSpot spot;

          bramble_table_locate (priv->table, bramble_match_get_view (priv->match), &ask, i, &spot);
          bramble_things_add (answers, spot.thing);
          bramble_things_add (things, spot.carried);
        }
    }
  bramble_board_list_advised (self, advised, options);
  bramble_board_visit_targets (self, light, &all);
  bramble_prompt_advise (priv->prompt, advised, options);
  bramble_board_show_meant (self);
  /* Other things are in the way now, or lie elsewhere. */
  if (bramble_board_is_teaching (self))
    bramble_board_point_lesson (self);
}

static void
find_target (BrambleTarget *target,
             gpointer       user_data)
{
  gpointer *search = user_data;
  const BrambleThing *thing = search[0];

  /* Nothing can be pointed at where something else covers it. */
  if ((search[1] == NULL || (!gtk_widget_get_mapped (search[1]) && gtk_widget_get_mapped (GTK_WIDGET (target))))
      && bramble_thing_equal (bramble_target_get_thing (target), *thing))
    search[1] = target;
}

/* Returns the widget that stands for a place, one that is to be seen if there is one, or NULL. */
GtkWidget *
bramble_board_find_place (BrambleThing place,
                          gpointer     user_data)
{
  gpointer search[2] = { &place, NULL };

  bramble_board_visit_targets (user_data, find_target, search);
  return search[1];
}

/* Answering. */

/* Gives the answer that waits, and the one that goes with it: unless that was taken
 * without asking, the next question is where the same thing is carried to. */
static void
answer_after_all (gpointer user_data)
{
  BrambleBoardPrivate *priv = bramble_board_private (user_data);
  BrambleThing led = priv->led;
  int seat = bramble_match_get_ask_seat (priv->match);
  BrambleAsk ask;

  priv->led = BRAMBLE_NO_THING;
  if (!bramble_match_answer (priv->match, priv->answer) || led.kind == NULL)
    return;
  bramble_match_get_ask (priv->match, &ask);
  for (guint i = 0; i < ask.n_options && (int) ask.seat == seat; i++)
    {
      BrambleSpot spot;

      bramble_table_locate (priv->table, bramble_match_get_view (priv->match), &ask, i, &spot);
      if (!bramble_thing_equal (spot.carried, led) || !bramble_option_equal (&ask.options[i], &priv->then))
        continue;
      bramble_match_answer (priv->match, i);
      return;
    }
}

/* Answers for the viewer, and with @then the question that follows about @led too,
 * unless the curtain is down or the tutor has a word. */
static void
answer_with (BrambleBoard        *self,
             guint                option,
             BrambleThing         led,
             const BrambleOption *then)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  BrambleOption path[2];
  BrambleAsk ask;

  bramble_match_get_ask (priv->match, &ask);
  if (gtk_widget_get_visible (priv->curtain) || option >= ask.n_options)
    return;
  priv->answer = option;
  priv->led = led;
  path[0] = ask.options[option];
  if (then)
    path[1] = priv->then = *then;
  if (!bramble_tutor_weigh (priv->tutor, path, then ? 2 : 1, answer_after_all, self))
    answer_after_all (self);
}

/* Answers for the viewer, unless the curtain is down or the tutor has a word. */
void
bramble_board_answer (BrambleBoard *self,
                      guint         option)
{
  answer_with (self, option, BRAMBLE_NO_THING, NULL);
}

/* An empty popover at a place, which goes when it is closed. */
GtkWidget *
bramble_board_popover_at (GtkWidget *at)
{
  GtkRoot *root = gtk_widget_get_root (at);

  /* Where nothing has the focus, GTK looks for it in a popover of words in vain, and
   * complains. */
  if (gtk_root_get_focus (root) == NULL && !gtk_widget_grab_focus (at))
    gtk_widget_child_focus (GTK_WIDGET (root), GTK_DIR_TAB_FORWARD);
  return bramble_popover_new (at);
}

/* Several answers lie at one place: a list of them. */
static void
offer_choice (BrambleBoard *self,
              GtkWidget    *at,
              const GArray *options)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *popover = bramble_board_popover_at (at);

  for (guint i = 0; i < options->len; i++)
    {
      guint option = g_array_index (options, guint, i);
      g_autofree char *text = bramble_match_dup_option (bramble_board_private (self)->match, option);
      GtkWidget *button = gtk_button_new_with_label (text);

      gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "board.answer");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", option);
      /* After the action, which is not found any more from a popover that has gone. */
      g_signal_connect_object (button, "clicked", G_CALLBACK (gtk_popover_popdown), popover,
                               G_CONNECT_SWAPPED | G_CONNECT_AFTER);
      gtk_box_append (GTK_BOX (box), button);
    }
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_popover_popup (GTK_POPOVER (popover));
}

/* Gives the one answer of @options, or lets the person choose. */
static void
answer_one_of (BrambleBoard *self,
               BrambleThing  place,
               const GArray *options)
{
  GtkWidget *at;

  if (options->len == 1)
    bramble_board_answer (self, g_array_index (options, guint, 0));
  else if (options->len > 1 && (at = bramble_board_find_place (place, self)))
    offer_choice (self, at, options);
}

static void
answer_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  bramble_board_answer (BRAMBLE_BOARD (widget), g_variant_get_uint32 (parameter));
}

/* Touching. */

/* What is no answer now says what it is. */
void
bramble_board_tell_about (BrambleBoard *self,
                          BrambleThing  thing)
{
  BrambleBoardClass *klass = BRAMBLE_BOARD_GET_CLASS (self);
  GtkWidget *at = bramble_board_find_place (thing, self);
  const char *text = at ? gtk_widget_get_tooltip_text (at) : NULL;
  GtkWidget *box, *label, *popover, *hand, *requests;

  if (at == NULL || bramble_board_show_card (self, thing) || (klass->tell_about && klass->tell_about (self, thing)))
    return;
  requests = bramble_board_create_requests (self, thing);
  if (text == NULL && requests == NULL)
    return;

  popover = bramble_board_popover_at (at);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  if (text)
    {
      label = gtk_label_new (text);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 44);
      gtk_box_append (GTK_BOX (box), label);
    }
  hand = bramble_board_create_hand_button (self, thing);
  if (hand)
    {
      gtk_box_append (GTK_BOX (box), hand);
      /* After the action, which is not found any more from a popover that has gone. */
      g_signal_connect_object (hand, "clicked", G_CALLBACK (gtk_popover_popdown), popover,
                               G_CONNECT_SWAPPED | G_CONNECT_AFTER);
    }
  if (requests)
    gtk_box_append (GTK_BOX (box), requests);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_popover_popup (GTK_POPOVER (popover));
  if (text)
    bramble_announce (at, text);
}

static void
find_lit (BrambleTarget *target,
          gpointer       user_data)
{
  gpointer *search = user_data;
  const BrambleThing *thing = search[0];

  if (gtk_widget_has_css_class (GTK_WIDGET (target), "lit") && bramble_thing_equal (bramble_target_get_thing (target), *thing))
    search[1] = target;
}

/* Whoever touches something while it is still to be seen what led to the question, or
 * ends that with the same click, does not answer what they could not read. */
static gboolean
touch_early (BrambleBoard *self,
             BrambleThing  thing)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  gpointer search[2] = { &thing, NULL };

  if (!priv->unfolding && !priv->spent)
    return FALSE;

  bramble_board_visit_targets (self, find_lit, search);
  if (search[1] == NULL)
    bramble_board_tell_about (self, thing);
  priv->spent = FALSE;
  return TRUE;
}

static void
touch_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  BrambleBoard *self = BRAMBLE_BOARD (widget);
  BrambleBoardPrivate *priv = bramble_board_private (self);
  BrambleThing thing = bramble_thing_parse (g_variant_get_string (parameter, NULL));
  g_autoptr (GArray) options = g_array_new (FALSE, FALSE, sizeof (guint));
  BrambleAsk ask;

  /* On a board that has left its window nothing can be pointed at. */
  if (gtk_widget_get_root (widget) == NULL || touch_early (self, thing) || bramble_board_touch_plan (self, thing)
      || (BRAMBLE_BOARD_GET_CLASS (self)->touch && BRAMBLE_BOARD_GET_CLASS (self)->touch (self, thing)))
    return;

  bramble_match_get_ask (priv->match, &ask);
  for (guint i = 0; i < ask.n_options && !bramble_plan_get_active (priv->plan); i++)
    {
      BrambleSpot spot;

      bramble_table_locate (priv->table, bramble_match_get_view (priv->match), &ask, i, &spot);
      if (bramble_thing_equal (spot.thing, thing))
        g_array_append_val (options, i);
    }
  if (options->len > 0)
    answer_one_of (self, thing, options);
  else
    bramble_board_tell_about (self, thing);
}

/* Carrying. */

/* Adds the answers that carrying @thing to @place gives; to anywhere when that
 * is none. @places: (nullable): where they are. */
static void
find_carried (BrambleBoard *self,
              BrambleThing  thing,
              BrambleThing  place,
              GArray       *options,
              GArray       *places)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  BrambleAsk ask;

  bramble_match_get_ask (priv->match, &ask);
  for (guint i = 0; i < ask.n_options; i++)
    {
      BrambleSpot spot;

      bramble_table_locate (priv->table, bramble_match_get_view (priv->match), &ask, i, &spot);
      if (spot.carried.kind == NULL || !bramble_thing_equal (spot.carried, thing)
          || (place.kind && !bramble_thing_equal (spot.to, place)))
        continue;
      if (spot.to.kind == NULL)
        continue;
      g_array_append_val (options, i);
      if (places)
        bramble_things_add (places, spot.to);
    }
}

/* Where @thing may be put down when that answers two questions: adds it to @places.
 * With @place the answers are given there. Returns whether they were. */
static gboolean
lead_on (BrambleBoard *self,
         BrambleThing  thing,
         BrambleThing  place,
         GArray       *places)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  gconstpointer view = bramble_match_get_view (priv->match);
  BrambleAsk ask;

  bramble_match_get_ask (priv->match, &ask);
  for (guint i = 0; i < ask.n_options; i++)
    {
      g_autoptr (GArray) answers = g_array_new (FALSE, FALSE, sizeof (BrambleOption));
      g_autoptr (GArray) leads = g_array_new (FALSE, FALSE, sizeof (BrambleThing));
      BrambleSpot spot;

      bramble_table_locate (priv->table, view, &ask, i, &spot);
      if (!bramble_thing_equal (spot.carried, thing))
        continue;
      bramble_table_lead (priv->table, view, &ask, i, answers, leads);
      for (guint j = 0; j < leads->len; j++)
        {
          BrambleThing there = g_array_index (leads, BrambleThing, j);

          if (places)
            bramble_things_add (places, there);
          if (place.kind == NULL || !bramble_thing_equal (there, place))
            continue;
          answer_with (self, i, thing, &g_array_index (answers, BrambleOption, j));
          return TRUE;
        }
    }
  return FALSE;
}

static void
take (BrambleTarget *target,
      gpointer       user_data)
{
  bramble_target_set_takes (target, bramble_things_contain (user_data, bramble_target_get_thing (target)));
}

/* Something is picked up, or with an empty name put down: the places that
 * would take it light up. */
static void
carry_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  BrambleBoard *self = BRAMBLE_BOARD (widget);
  BrambleBoardPrivate *priv = bramble_board_private (self);
  BrambleThing thing = bramble_thing_parse (g_variant_get_string (parameter, NULL));
  g_autoptr (GArray) options = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GArray) places = bramble_things_new ();

  if (thing.kind && bramble_plan_get_active (priv->plan))
    bramble_board_plan_places (self, thing, places);
  else if (thing.kind)
    {
      find_carried (self, thing, BRAMBLE_NO_THING, options, places);
      lead_on (self, thing, BRAMBLE_NO_THING, places);
    }
  bramble_board_visit_targets (self, take, places);
  if (BRAMBLE_BOARD_GET_CLASS (self)->carry)
    BRAMBLE_BOARD_GET_CLASS (self)->carry (self, thing);
}

static void
drop_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  BrambleBoard *self = BRAMBLE_BOARD (widget);
  BrambleBoardPrivate *priv = bramble_board_private (self);
  g_autoptr (GArray) options = g_array_new (FALSE, FALSE, sizeof (guint));
  const char *thing, *place;

  g_variant_get (parameter, "(&s&s)", &thing, &place);
  if (bramble_plan_get_active (priv->plan))
    {
      bramble_plan_choose (priv->plan, bramble_thing_parse (thing));
      return;
    }
  find_carried (self, bramble_thing_parse (thing), bramble_thing_parse (place), options, NULL);
  if (options->len > 0 || !lead_on (self, bramble_thing_parse (thing), bramble_thing_parse (place), NULL))
    answer_one_of (self, bramble_thing_parse (place), options);
}

static void
set_down_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  bramble_board_set_down (BRAMBLE_BOARD (widget));
}

void
bramble_board_add_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "board.answer", "u", answer_action);
  gtk_widget_class_install_action (widget_class, "board.touch", "s", touch_action);
  gtk_widget_class_install_action (widget_class, "board.carry", "s", carry_action);
  gtk_widget_class_install_action (widget_class, "board.drop", "(ss)", drop_action);
  gtk_widget_class_install_action (widget_class, "board.set-down", NULL, set_down_action);
}
