/* bramble-stuffed-board-dice.c: picking dice up, and throwing them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-board-private.h"

#include <glib/gi18n.h>
#include <rules/stuffed-plan.h>
#include <rules/stuffed-text.h>

#include "bramble-stuffed-style.h"

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
  gboolean more;
  BrambleAsk ask;
  guint option;

  bramble_match_get_ask (match, &ask);
  if (ask.n_options == 0 || !bramble_stuffed_draft_next (&self->draft, bramble_match_get_view (match), &ask, &option))
    return FALSE;
  more = ask.kind == STUFFED_ASK_POOL && ask.options[option].kind != STUFFED_OPT_ROLL;
  return bramble_match_answer (match, option) && more;
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

/* The answers at @thing, or anywhere when that is none, that are of a kind and that the dice in
 * the hand serve. Returns how many they are. */
static guint
find_served (BrambleStuffedBoard *self,
             const BrambleAsk    *ask,
             guint                kind,
             BrambleThing         thing,
             guint               *option)
{
  const StuffedState *s = bramble_match_get_view (match_of (self));
  guint n = 0;

  for (guint i = 0; i < ask->n_options; i++)
    {
      BrambleSpot spot = { 0 };

      if ((kind != STUFFED_N_OPTS && ask->options[i].kind != kind) || !bramble_stuffed_draft_serves (&self->draft, s, &ask->options[i]))
        continue;
      bramble_stuffed_locate (s, ask, i, &spot);
      if (thing.kind && !bramble_thing_equal (spot.thing, thing))
        continue;
      if (n++ == 0)
        *option = i;
    }
  return n;
}

static gboolean
use_for (BrambleStuffedBoard *self,
         guint                option)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "board.answer", "u", option);
  return TRUE;
}

/* Says aloud what is in the hand now; what could be done with it is the question. */
static void
pick (BrambleStuffedBoard *self,
      const BrambleAsk    *ask,
      guint                colour,
      gboolean             stored)
{
  bramble_stuffed_draft_pick (&self->draft, bramble_match_get_view (match_of (self)), colour, stored);
  self->drafted_at = ask->turn;
  bramble_board_show_anew (BRAMBLE_BOARD (self));
}

/* What is touched with dice in the hand is what they are for. Where several answers lie, they are
 * offered as always. */
static gboolean
touch_with_dice (BrambleStuffedBoard *self,
                 const BrambleAsk    *ask,
                 BrambleThing         thing)
{
  guint option, n;

  if (bramble_stuffed_draft_count (&self->draft) == 0)
    return FALSE;
  if (bramble_thing_is_number (thing, BRAMBLE_STUFFED_SQUARE_THING, &n))
    return bramble_stuffed_square_get_chance (bramble_stuffed_map_get_square (self->map, n)) > 0
           && find_served (self, ask, STUFFED_OPT_MOVE, BRAMBLE_NO_THING, &option) > 0 && use_for (self, option);
  if (bramble_thing_is_number (thing, BRAMBLE_STUFFED_SOCKET_THING, &n) && n != ask->seat)
    return find_served (self, ask, STUFFED_OPT_SEND, bramble_stuffed_seat_thing (n), &option) > 0 && use_for (self, option);

  return find_served (self, ask, STUFFED_N_OPTS, thing, &option) == 1 && use_for (self, option);
}

/**
 * bramble_stuffed_board_touch:
 *
 * The class function of #BrambleBoard: a die is picked up, and with dice in the hand what is
 * touched is what they are thrown for.
 */
gboolean
bramble_stuffed_board_touch (BrambleBoard *board,
                             BrambleThing  thing)
{
  BrambleStuffedBoard *self = BRAMBLE_STUFFED_BOARD (board);
  guint colour, seat;
  BrambleAsk ask;

  if (!bramble_stuffed_board_picks (self, &ask))
    return FALSE;
  colour = bramble_thing_is (thing, BRAMBLE_STUFFED_DIE_THING) ? stuffed_find_id (stuffed_colour_ids, STUFFED_N_COLOURS, thing.id)
                                                               : STUFFED_NONE;
  if (colour <= STUFFED_PURPLE)
    {
      pick (self, &ask, colour, FALSE);
      return TRUE;
    }
  if (bramble_thing_is_numbers (thing, BRAMBLE_STUFFED_STORED_THING, &seat, &colour) && seat == ask.seat && colour <= STUFFED_PURPLE
      && (self->draft.stored[colour] > 0 || bramble_stuffed_draft_takes (&(BrambleStuffedDraft) { { 0 } }, bramble_match_get_view (match_of (self)), colour, TRUE)))
    {
      pick (self, &ask, colour, TRUE);
      return TRUE;
    }
  return touch_with_dice (self, &ask, thing);
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
  if (o->kind == STUFFED_OPT_MELEE || o->kind == STUFFED_OPT_RANGED)
    /* Translators: a minion and its number, which dice are thrown against */
    return g_strdup_printf (_("against %1$s %2$u"), stuffed_minion_name (o->b), o->a + 1u);
  if (o->kind == STUFFED_OPT_STAND)
    return g_strdup (stuffed_text (s->story, o->b, stuffed_stand (s, o->a)->label));
  if (o->kind == STUFFED_OPT_CURE)
    return g_strdup (stuffed_status_name (o->a));

  return g_strdup (stuffed_roll_name (o->kind == STUFFED_OPT_SEARCH ? STUFFED_ROLL_SEARCH : STUFFED_ROLL_MOVE));
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

/* So many white dice that are still to be rolled. */
void
bramble_stuffed_white_pool (const BrambleAsk *ask,
                            guint             n,
                            StuffedRoll      *pool)
{
  *pool = (StuffedRoll) { .kind = STUFFED_ROLL_WHITE, .seat = (guint8) ask->seat, .colour = STUFFED_WHITE, .beside = STUFFED_PURPLE,
                          .own = (guint8) n };
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
  if (ask.kind == STUFFED_ASK_WHITE && ask.n_options > 0)
    {
      bramble_stuffed_white_pool (&ask, s->drawn[STUFFED_WHITE], pool);
      if (needed)
        *needed = s->seats[ask.seat].stuffing;
      if (against)
        *against = g_strdup (stuffed_roll_name (STUFFED_ROLL_WHITE));
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

/**
 * bramble_stuffed_board_find_throw:
 * @throw: (out): the last dice that were thrown in this turn
 *
 * Returns: whether there is time to read what they were: nothing else is thrown, and what is read is no
 *   more than what they brought
 */
gboolean
bramble_stuffed_board_find_throw (BrambleStuffedBoard *self,
                                  BrambleStuffedThrow *throw)
{
  bramble_stuffed_throw_find (throw, BRAMBLE_TABLE (self->table));
  if (throw->dice.n == 0)
    return FALSE;

  return self->mode == BRAMBLE_STUFFED_PLAYING
         || (bramble_stuffed_board_reads (self) && throw->kind != STUFFED_ROLL_MOVE && throw->step == bramble_match_get_step (match_of (self)));
}

/* Where a die in the hand could be stored: with who holds it, or with a friend. */
static void
show_sockets (BrambleStuffedBoard *self,
              const StuffedState  *s)
{
  BrambleAsk ask;
  gboolean picks = bramble_stuffed_board_picks (self, &ask);
  guint option;

  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      gboolean could = FALSE;

      if (picks && seat == ask.seat)
        could = find_served (self, &ask, STUFFED_OPT_RESERVE, BRAMBLE_NO_THING, &option) > 0;
      else if (picks)
        could = find_served (self, &ask, STUFFED_OPT_SEND, bramble_stuffed_seat_thing (seat), &option) > 0;
      bramble_stuffed_toy_view_set_could (self->toys[seat], could);
      bramble_stuffed_toy_view_set_picked (self->toys[seat], picks && seat == ask.seat ? &self->draft : NULL);
    }
}

/* Whether digits mean dice: those of who is asked lie there, and a question is about them. */
static gboolean
has_digits (BrambleStuffedBoard *self,
            const BrambleAsk    *ask)
{
  const StuffedState *s = bramble_match_get_view (match_of (self));

  return (ask->kind == STUFFED_ASK_ACT || ask->kind == STUFFED_ASK_POOL || ask->kind == STUFFED_ASK_DIE) && ask->n_options > 0
         && ask->seat == s->active && bramble_stuffed_dice_count (self->dice) > 0 && !bramble_match_get_replay (match_of (self));
}

/* Dice, what they would come to, and where a single one could be stored. */
void
bramble_stuffed_board_show_dice (BrambleStuffedBoard *self)
{
  const StuffedState *s = bramble_stuffed_table_get_shown (self->table);
  const StuffedState *view = bramble_match_get_view (match_of (self));
  g_autofree char *against = NULL;
  guint needed;
  BrambleStuffedThrow throw;
  StuffedRoll pool;
  BrambleAsk ask;

  follow_draft (self);
  bramble_match_get_ask (match_of (self), &ask);
  bramble_stuffed_dice_show (self->dice, s, &self->draft, ask.kind == STUFFED_ASK_WHITE && ask.n_options > 0,
                             stuffed_nobody_acts (s) ? NULL : bramble_stuffed_table_get_names (self->table)[s->active]);
  bramble_stuffed_set_class (GTK_WIDGET (self->dice), "keyless", !has_digits (self, &ask));
  if (bramble_stuffed_board_find_pool (self, &pool, &needed, &against))
    bramble_stuffed_pool_show (self->pool, view, &pool, needed, against);
  else if (self->strike.acts && self->strike.foe < s->n_foes)
    bramble_stuffed_pool_show_then (self->pool, s, self->strike.foe);
  else if (bramble_stuffed_board_find_throw (self, &throw))
    bramble_stuffed_pool_show_throw (self->pool, &throw, bramble_stuffed_table_get_names (self->table));
  else if (self->mode == BRAMBLE_STUFFED_PLAYING)
    bramble_stuffed_pool_show_idle (self->pool, bramble_stuffed_board_picks (self, &ask) && bramble_stuffed_dice_count (self->dice) > 0);
  else
    bramble_stuffed_pool_show_goal (self->pool, s);
  show_sockets (self, s);
}

/* Keys. */

/* The class function of #BrambleBoard: the digits before it are those of dice. */
guint
bramble_stuffed_board_find_first_key (BrambleBoard     *board,
                                      const BrambleAsk *ask)
{
  BrambleStuffedBoard *self = BRAMBLE_STUFFED_BOARD (board);

  return has_digits (self, ask) ? MAX (bramble_stuffed_dice_count (self->dice), STUFFED_N_DRAWN) + 1 : 1;
}

/* The die in a place is picked up, or laid into the pool that is put together. */
static gboolean
press_die (BrambleStuffedBoard *self,
           guint                place)
{
  guint colour = bramble_stuffed_dice_colour (self->dice, place);

  if (colour > STUFFED_PURPLE)
    return FALSE;

  gtk_widget_activate_action (GTK_WIDGET (self), "board.touch", "s", bramble_thing_get_name (bramble_stuffed_die_thing (colour)));
  return TRUE;
}

/* What is read scrolls, unless the keyboard is in something else that does. */
static gboolean
press_page (BrambleStuffedBoard *self,
            guint                key)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  GtkWidget *room = focus ? gtk_widget_get_ancestor (focus, GTK_TYPE_SCROLLED_WINDOW) : NULL;

  if (key != GDK_KEY_Page_Up && key != GDK_KEY_Page_Down && key != GDK_KEY_KP_Page_Up && key != GDK_KEY_KP_Page_Down)
    return FALSE;
  /* The whole table is in one, for windows that are too small. */
  if (room && gtk_widget_get_ancestor (gtk_widget_get_parent (room), GTK_TYPE_SCROLLED_WINDOW))
    return FALSE;

  return bramble_stuffed_page_scroll (self->page, key == GDK_KEY_Page_Down || key == GDK_KEY_KP_Page_Down);
}

/* Digits pick dice up while there are some; Backspace puts them back. What is still to be seen
 * comes before either: a digit ends that as on any table. */
static gboolean
key_pressed (BrambleStuffedBoard *self,
             guint                key,
             guint                code,
             GdkModifierType      modifiers)
{
  int digit = g_unichar_digit_value (gdk_keyval_to_unicode (key));
  BrambleAsk ask;

  if ((modifiers & gtk_accelerator_get_default_mod_mask ()) == 0 && press_page (self, key))
    return GDK_EVENT_STOP;
  bramble_board_get_ask (BRAMBLE_BOARD (self), &ask);
  if ((modifiers & gtk_accelerator_get_default_mod_mask ()) != 0 || !has_digits (self, &ask))
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_BackSpace)
    return bramble_stuffed_board_put_back (self) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
  if (digit > 0 && (guint) digit <= MAX (bramble_stuffed_dice_count (self->dice), STUFFED_N_DRAWN))
    {
      press_die (self, (guint) digit - 1);
      return GDK_EVENT_STOP;
    }
  return GDK_EVENT_PROPAGATE;
}

void
bramble_stuffed_board_add_keys (BrambleStuffedBoard *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_object (self->map, "pointed", G_CALLBACK (bramble_stuffed_board_show_pointed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->threat, "pointed", G_CALLBACK (bramble_stuffed_board_show_pointed), self, G_CONNECT_SWAPPED);
}
