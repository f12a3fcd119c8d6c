/* bramble-stuffed-board-minions.c: what minions do, and what they would do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-board-private.h"

#include <glib/gi18n.h>
#include <rules/stuffed-text.h>

#include <string.h>

#include <bramble-stuffed-words.h>

static BrambleMatch *
match_of (BrambleStuffedBoard *self)
{
  return bramble_board_get_match (BRAMBLE_BOARD (self));
}

/**
 * bramble_stuffed_board_find_pointed:
 *
 * Returns: the place in the column of the minion that has the focus or else the pointer, on the
 *   map or in the row, or %STUFFED_NONE
 */
guint
bramble_stuffed_board_find_pointed (BrambleStuffedBoard *self)
{
  const StuffedState *s = bramble_stuffed_table_get_shown (self->table);
  guint square = bramble_stuffed_map_get_pointed (self->map);
  guint foe = bramble_stuffed_threat_get_pointed (self->threat);

  if (foe != STUFFED_NONE)
    return foe;

  return square == STUFFED_NONE ? STUFFED_NONE : stuffed_foe_at (s, square);
}

/* Something else is pointed at: what dice would do there, or what somebody does who stands there. */
void
bramble_stuffed_board_show_pointed (BrambleStuffedBoard *self)
{
  bramble_stuffed_board_show_dice (self);
  bramble_stuffed_board_show_page (self);
}

/* Who is asked whether to defend, or NULL. */
static const char *
find_defender (BrambleStuffedBoard *self)
{
  const StuffedState *s = bramble_match_get_view (match_of (self));
  BrambleAsk ask;

  bramble_match_get_ask (match_of (self), &ask);
  if (ask.kind != STUFFED_ASK_DEFEND || ask.n_options == 0 || s->depth == 0)
    return NULL;

  return bramble_stuffed_table_get_names (self->table)[s->stack[s->depth - 1].seat];
}

/* Who is hit: by a minion, or by the story. */
static void
show_hit (BrambleStuffedBoard *self,
          const StuffedState  *s)
{
  const StuffedState *view = bramble_match_get_view (match_of (self));
  const StuffedFrame *f = view->depth > 0 ? &view->stack[view->depth - 1] : NULL;
  BrambleAsk ask;

  bramble_match_get_ask (match_of (self), &ask);
  for (guint seat = 0; seat < s->n_seats; seat++)
    bramble_stuffed_toy_view_set_hit (self->toys[seat], (self->strike.acts && self->strike.victim == seat)
                                                          || (f && f->proc == STUFFED_PROC_HURT && f->seat == seat && ask.n_options > 0));
}

/* What it does on the map: the way it has gone, and whom it hits with how much. */
static void
show_trail (BrambleStuffedBoard *self,
            const StuffedState  *s)
{
  const BrambleStuffedStrike *strike = &self->strike;
  BrambleStuffedTrail trail = { .from = STUFFED_NONE, .to = STUFFED_NONE };

  if (strike->acts && strike->foe < s->n_foes)
    {
      memcpy (trail.squares, strike->way, strike->n_way);
      trail.n = strike->n_way;
      trail.from = s->foes[strike->foe].square;
      if (strike->victim != STUFFED_NONE && strike->strength > 0)
        trail.to = s->seats[strike->victim].square;
      if (strike->prevented > 0)
        g_snprintf (trail.blow, sizeof trail.blow, "%u − %u = %u", strike->strength, strike->prevented, bramble_stuffed_strike_left (strike));
      else
        g_snprintf (trail.blow, sizeof trail.blow, "%u", strike->strength);
    }
  bramble_stuffed_map_set_trail (self->map, &trail);
}

/* Everything that one sees of a minion turn: its steps in the place of the dice, and who comes
 * then in the place of the pool. */
void
bramble_stuffed_board_show_minions (BrambleStuffedBoard *self)
{
  const StuffedState *s = bramble_stuffed_table_get_shown (self->table);
  const BrambleStuffedStrike *strike = &self->strike;
  gboolean acts;

  bramble_stuffed_strike_find (&self->strike, BRAMBLE_TABLE (self->table));
  acts = strike->acts && strike->foe < s->n_foes;
  if (acts)
    bramble_stuffed_steps_show (self->steps, strike, find_defender (self));
  gtk_widget_set_visible (GTK_WIDGET (self->steps), acts);
  gtk_widget_set_visible (GTK_WIDGET (self->dice), !acts);
  bramble_stuffed_threat_show (self->threat, s, strike);
  show_hit (self, s);
  show_trail (self, s);
}

/* Says how a minion stands to whoever is in front, and what is to be expected of it. */
static void
add_minion (GString            *text,
            const StuffedState *s,
            guint               foe,
            guint               front)
{
  const StuffedFoe *minion = &s->foes[foe];
  g_autofree char *brief = bramble_stuffed_minion_brief (minion->kind);
  guint from = s->seats[front].square;
  guint distance = from == STUFFED_NONE || minion->square == STUFFED_NONE ? STUFFED_FAR : stuffed_distance (s, from, minion->square);

  g_string_append_c (text, '\n');
  if (distance == STUFFED_FAR)
    /* Translators: the number of a minion, what it is, and what it does */
    g_string_append_printf (text, C_("minion", "%1$u %2$s: %3$s."), foe + 1, stuffed_minion_name (minion->kind), brief);
  else
    /* Translators: likewise, with how far away it is */
    g_string_append_printf (text, C_("minion", "%1$u %2$s, distance %3$u: %4$s."), foe + 1, stuffed_minion_name (minion->kind), distance, brief);
}

/* The class function of #BrambleBoard: the goal, the dice with their digits, the threat, and who
 * is there. */
char *
bramble_stuffed_board_read_places (BrambleBoard *board)
{
  BrambleStuffedBoard *self = BRAMBLE_STUFFED_BOARD (board);
  const StuffedState *s = bramble_stuffed_table_get_shown (self->table);
  guint front = MIN (bramble_board_find_front (board), s->n_seats - 1u);
  g_autofree char *threat = bramble_stuffed_threat_dup_words (self->threat);
  GString *text = g_string_new (stuffed_text (s->story, STUFFED_TOME_STORY, s->goal));

  for (guint place = 0; bramble_stuffed_dice_colour (self->dice, place) < STUFFED_N_COLOURS; place++)
    {
      g_string_append_c (text, '\n');
      /* Translators: a die after the digit that picks it up, read aloud */
      g_string_append_printf (text, C_("die", "%1$u: %2$s"), place + 1, stuffed_die_name (bramble_stuffed_dice_colour (self->dice, place)));
    }
  g_string_append_c (text, '\n');
  g_string_append (text, threat);
  for (guint foe = 0; foe < s->n_foes; foe++)
    add_minion (text, s, foe, front);
  return g_string_free (text, FALSE);
}
