/* bramble-stuffed-board-dice.c: picking dice up, and throwing them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-board-private.h"

#include <glib/gi18n.h>
#include <rules/stuffed-plan.h>
#include <rules/stuffed-text.h>

static BrambleMatch *
match_of (BrambleStuffedBoard *self)
{
  return bramble_board_get_match (BRAMBLE_BOARD (self));
}

static void
clear_draft (BrambleStuffedBoard *self)
{
  self->draft = (BrambleStuffedDraft) { { 0 } };
  self->pouring = FALSE;
}

/**
 * bramble_stuffed_board_picks:
 * @ask: (out): what is asked
 *
 * Returns: whether somebody who looks may pick dice up now, before saying what for
 */
gboolean
bramble_stuffed_board_picks (BrambleStuffedBoard *self,
                             BrambleAsk          *ask)
{
  BrambleMatch *match = match_of (self);

  bramble_match_get_ask (match, ask);
  return ask->kind == STUFFED_ASK_ACT && ask->n_options > 0 && !bramble_match_get_replay (match);
}

/* Lays the next die of the draft, or throws. Returns whether more is to come. */
static gboolean
pour_one (BrambleStuffedBoard *self)
{
  BrambleMatch *match = match_of (self);
  guint colour = bramble_stuffed_draft_colour (&self->draft);
  gboolean pool;
  BrambleAsk ask;
  guint option;

  bramble_match_get_ask (match, &ask);
  pool = ask.kind == STUFFED_ASK_POOL;
  if (ask.n_options == 0 || (!pool && ask.kind != STUFFED_ASK_DIE))
    return FALSE;
  if (colour != STUFFED_NONE)
    {
      if (!bramble_stuffed_draft_next (&self->draft, &ask, &option))
        return FALSE;
      self->draft.dice[colour]--;
      return bramble_match_answer (match, option) && pool;
    }
  for (option = 0; option < ask.n_options; option++)
    if (ask.options[option].kind == STUFFED_OPT_ROLL)
      bramble_match_answer (match, option);
  return FALSE;
}

static gboolean
pour_all (gpointer user_data)
{
  BrambleStuffedBoard *self = user_data;

  self->pour = 0;
  while (self->pouring && pour_one (self))
    ;
  clear_draft (self);
  bramble_board_show_anew (BRAMBLE_BOARD (self));
  return G_SOURCE_REMOVE;
}

/* When an action was chosen for the dice in the hand, they are laid; when something else is
 * asked, they are put back. */
static void
follow_draft (BrambleStuffedBoard *self)
{
  BrambleAsk ask;

  if (self->pour > 0 || self->pouring || bramble_stuffed_draft_count (&self->draft) == 0)
    return;
  bramble_match_get_ask (match_of (self), &ask);
  if (ask.kind == STUFFED_ASK_ACT && ask.turn == self->drafted_at)
    return;
  if (ask.n_options > 0 && ask.turn == self->drafted_at + 1 && (ask.kind == STUFFED_ASK_POOL || ask.kind == STUFFED_ASK_DIE))
    {
      self->pouring = TRUE;
      self->pour = g_idle_add (pour_all, self);
      return;
    }
  clear_draft (self);
}

/* The answer of the present question that is of a kind and that the dice serve. */
static gboolean
find_option (BrambleStuffedBoard *self,
             const BrambleAsk    *ask,
             guint                kind,
             guint               *option)
{
  const StuffedState *s = bramble_match_get_view (match_of (self));

  for (guint i = 0; i < ask->n_options; i++)
    if (ask->options[i].kind == kind && bramble_stuffed_draft_serves (&self->draft, s, &ask->options[i]))
      {
        *option = i;
        return TRUE;
      }

  return FALSE;
}

/**
 * bramble_stuffed_board_throw:
 * @kind: a StuffedOpt
 *
 * Uses the dice in the hand for something.
 *
 * Returns: whether they served
 */
gboolean
bramble_stuffed_board_throw (BrambleStuffedBoard *self,
                             guint                kind)
{
  BrambleAsk ask;
  guint option;

  if (!bramble_stuffed_board_picks (self, &ask) || !find_option (self, &ask, kind, &option))
    return FALSE;

  gtk_widget_activate_action (GTK_WIDGET (self), "board.answer", "u", option);
  return TRUE;
}

/**
 * bramble_stuffed_board_pick:
 * @colour: of a die that lies there
 *
 * Picks one up, or puts one of them back when no other can join.
 */
gboolean
bramble_stuffed_board_pick (BrambleStuffedBoard *self,
                            guint                colour)
{
  const StuffedState *s = bramble_match_get_view (match_of (self));
  BrambleAsk ask;

  if (colour > STUFFED_PURPLE || !bramble_stuffed_board_picks (self, &ask))
    return FALSE;

  if (bramble_stuffed_draft_takes (&self->draft, s, colour))
    self->draft.dice[colour]++;
  else if (self->draft.dice[colour] > 0)
    self->draft.dice[colour] = 0;
  else
    {
      /* Another colour: what was in the hand is put back for it. */
      clear_draft (self);
      self->draft.dice[colour] = s->drawn[colour] > 0;
    }
  self->drafted_at = ask.turn;
  bramble_board_show_anew (BRAMBLE_BOARD (self));
  return TRUE;
}

/* Puts all dice back. Returns FALSE when none was in the hand. */
gboolean
bramble_stuffed_board_put_back (BrambleStuffedBoard *self)
{
  if (bramble_stuffed_draft_count (&self->draft) == 0 || self->pouring)
    return FALSE;

  clear_draft (self);
  bramble_board_show_anew (BRAMBLE_BOARD (self));
  return TRUE;
}

/* What dice are thrown for, in a few words. */
static char *
dup_against (const StuffedState  *s,
             const BrambleOption *o)
{
  switch ((guint) o->kind)
    {
    case STUFFED_OPT_MELEE:
    case STUFFED_OPT_RANGED:
      /* Translators: a minion and its number, which dice are thrown against */
      return g_strdup_printf (_("against %1$s %2$u"), stuffed_minion_name (o->b), o->a + 1u);
    case STUFFED_OPT_SEARCH:
      return g_strdup (stuffed_roll_name (STUFFED_ROLL_SEARCH));
    case STUFFED_OPT_STAND:
      return g_strdup (stuffed_text (s->story, o->b, stuffed_stand (s, o->a)->label));
    case STUFFED_OPT_CURE:
      return g_strdup (stuffed_status_name (o->a));
    default: /* a move */
      return g_strdup (stuffed_roll_name (STUFFED_ROLL_MOVE));
    }
}

/* The dice in the hand and what they would first be thrown for: what one points at, or a
 * move, or anything. */
static gboolean
find_drafted (BrambleStuffedBoard  *self,
              const BrambleAsk     *ask,
              const BrambleOption **option,
              StuffedRoll          *pool)
{
  const StuffedState *s = bramble_match_get_view (match_of (self));
  guint pointed = bramble_stuffed_map_get_pointed (self->map);
  BrambleThing there = pointed == STUFFED_NONE ? BRAMBLE_NO_THING : bramble_stuffed_at_thing (s, pointed);
  StuffedRoll other;

  *option = NULL;
  for (guint i = 0; i < ask->n_options; i++)
    {
      BrambleSpot spot = { 0 };

      if (!bramble_stuffed_draft_pool (&self->draft, s, ask->seat, &ask->options[i], &other))
        continue;
      bramble_stuffed_locate (s, ask, i, &spot);
      if (spot.thing.kind && bramble_thing_equal (spot.thing, there))
        {
          *option = &ask->options[i];
          *pool = other;
          return TRUE;
        }
      if (*option == NULL || ask->options[i].kind == STUFFED_OPT_MOVE)
        {
          *option = &ask->options[i];
          *pool = other;
        }
    }
  return *option != NULL;
}

/**
 * bramble_stuffed_board_find_pool:
 * @pool: (out): the dice that are put together, or thrown
 * @needed: (out) (optional): what is enough
 * @against: (out) (optional) (transfer full): what for
 *
 * Returns: %FALSE when there are none
 */
gboolean
bramble_stuffed_board_find_pool (BrambleStuffedBoard  *self,
                                 StuffedRoll          *pool,
                                 guint                *needed,
                                 char                **against)
{
  const StuffedState *s = bramble_match_get_view (match_of (self));
  const BrambleOption *option;
  BrambleAsk ask;

  if (bramble_stuffed_board_picks (self, &ask) && bramble_stuffed_draft_count (&self->draft) > 0
      && find_drafted (self, &ask, &option, pool))
    {
      if (needed)
        *needed = bramble_stuffed_needed (s, option);
      if (against)
        *against = dup_against (s, option);
      return TRUE;
    }
  if (s->depth == 0 || s->stack[s->depth - 1].proc != STUFFED_PROC_ROLL || s->roll.own + s->roll.purple == 0)
    return FALSE;

  *pool = s->roll;
  if (needed)
    *needed = stuffed_goal_number (s);
  if (against)
    *against = g_strdup (stuffed_roll_name (s->roll.kind));
  return TRUE;
}

/* Dice, what they would come to, and where a single one could be stored. */
void
bramble_stuffed_board_show_dice (BrambleStuffedBoard *self)
{
  const StuffedState *s = bramble_stuffed_table_get_shown (self->table);
  const StuffedState *view = bramble_match_get_view (match_of (self));
  g_autofree char *against = NULL;
  gboolean could = FALSE;
  guint needed, option;
  StuffedRoll pool;
  BrambleAsk ask;

  follow_draft (self);
  bramble_stuffed_dice_show (self->dice, s, &self->draft,
                             stuffed_nobody_acts (s) ? NULL : bramble_stuffed_table_get_names (self->table)[s->active]);
  if (bramble_stuffed_board_find_pool (self, &pool, &needed, &against))
    bramble_stuffed_pool_show (self->pool, view, &pool, needed, against);
  else
    bramble_stuffed_pool_show_goal (self->pool, s);
  if (bramble_stuffed_board_picks (self, &ask))
    could = find_option (self, &ask, STUFFED_OPT_RESERVE, &option);
  for (guint seat = 0; seat < s->n_seats; seat++)
    bramble_stuffed_toy_view_set_could (self->toys[seat], could && ask.seat == seat);
}

/* Digits pick dice up while there are some and somebody is asked what to do; Backspace puts
 * them back. */
static gboolean
key_pressed (BrambleStuffedBoard *self,
             guint                key,
             guint                code,
             GdkModifierType      modifiers)
{
  BrambleAsk ask;

  if ((modifiers & gtk_accelerator_get_default_mod_mask ()) != 0 || !bramble_stuffed_board_picks (self, &ask))
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_BackSpace)
    return bramble_stuffed_board_put_back (self) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;

  return GDK_EVENT_PROPAGATE;
}

void
bramble_stuffed_board_add_keys (BrambleStuffedBoard *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_object (self->map, "pointed", G_CALLBACK (bramble_stuffed_board_show_dice), self, G_CONNECT_SWAPPED);
}
