/* bramble-stuffed-board-map.c: the map, who stands on it, and where dice would reach
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-board-private.h"

#include <glib/gi18n.h>
#include <rules/stuffed-plan.h>

#include <bramble-art.h>
#include <bramble-stuffed-way.h>
#include <bramble-stuffed-words.h>

#include "bramble-settings.h"

/* Steps of the match whose events are looked through for a walk. */
#define LOOK_BACK 3

/* Whether it was told lately that somebody went to a square: else they are simply there. */
static gboolean
was_told (BrambleStuffedBoard *self,
          guint                kind,
          guint                who,
          guint                to)
{
  BrambleMatch *match = bramble_board_get_match (BRAMBLE_BOARD (self));
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  guint now = bramble_match_get_step (match);

  for (guint step = now; step > 0 && step + LOOK_BACK > now; step--)
    {
      bramble_match_get_events (match, step, events);
      for (guint i = 0; i < events->len; i++)
        {
          const BrambleEvent *e = &g_array_index (events, BrambleEvent, i);

          if (e->kind == kind && e->b == to && (kind == STUFFED_EVENT_MOVED ? e->seat : e->c) == who)
            return TRUE;
        }
    }
  return FALSE;
}

/* Who stands elsewhere than before goes there square by square. */
static void
let_walk (BrambleStuffedBoard *self,
          const StuffedState  *s)
{
  const StuffedState *before = &self->before;
  double pace = bramble_settings_get_pace (bramble_settings_get_default ());
  guint8 squares[STUFFED_MAX_SQUARES];
  guint n;

  if (!self->begun || before->story != s->story || before->page != s->page)
    return;
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (before->seats[seat].square != s->seats[seat].square && before->seats[seat].square != STUFFED_NONE
        && s->seats[seat].square != STUFFED_NONE && was_told (self, STUFFED_EVENT_MOVED, seat, s->seats[seat].square)
        && (n = bramble_stuffed_toy_way (before, seat, s->seats[seat].square, squares)) > 1)
      bramble_stuffed_map_walk (self->map, seat, squares, n, pace);
  for (guint foe = 0; foe < MIN (s->n_foes, before->n_foes); foe++)
    if (before->foes[foe].kind == s->foes[foe].kind && before->foes[foe].square != s->foes[foe].square
        && before->foes[foe].square != STUFFED_NONE && s->foes[foe].square != STUFFED_NONE
        && was_told (self, STUFFED_EVENT_MINION_MOVED, foe, s->foes[foe].square)
        && (n = bramble_stuffed_minion_way (before, foe, s->foes[foe].square, squares)) > 1)
      bramble_stuffed_map_walk (self->map, STUFFED_MAX_SEATS + foe, squares, n, pace);
}

/* Who stands where. */
void
bramble_stuffed_map_show_figures (BrambleStuffedMap  *self,
                                  const StuffedState *s)
{
  gboolean acts = !stuffed_nobody_acts (s) && !stuffed_is_over (s);

  for (guint seat = 0; seat < STUFFED_MAX_SEATS; seat++)
    {
      const StuffedSeat *p = &s->seats[seat];
      BrambleStuffedFigure *figure;
      g_autofree char *art = NULL;

      if (seat >= s->n_seats || p->square == STUFFED_NONE)
        {
          bramble_stuffed_map_take_figure (self, seat);
          continue;
        }
      art = g_strconcat (p->stuffing > 0 ? "stuffed/stuffies/" : "stuffed/lying/", stuffed_stuffy_ids[p->stuffy], NULL);
      figure = bramble_stuffed_map_put_figure (self, seat, p->square);
      bramble_stuffed_figure_set (figure, art, bramble_stuffed_seat_sign (seat));
      bramble_stuffed_figure_set_acting (figure, acts && seat == s->active);
    }
  for (guint foe = 0; foe < STUFFED_MAX_MINIONS; foe++)
    {
      BrambleStuffedFigure *figure;
      g_autofree char *art = NULL;
      g_autofree char *number = NULL;

      if (foe >= s->n_foes || s->foes[foe].square == STUFFED_NONE)
        {
          bramble_stuffed_map_take_figure (self, STUFFED_MAX_SEATS + foe);
          continue;
        }
      art = g_strconcat ("stuffed/minions/", stuffed_minion_ids[s->foes[foe].kind], NULL);
      number = g_strdup_printf ("%u", foe + 1);
      figure = bramble_stuffed_map_put_figure (self, STUFFED_MAX_SEATS + foe, s->foes[foe].square);
      bramble_stuffed_figure_set (figure, art, number);
      bramble_stuffed_figure_set_acting (figure, FALSE);
      bramble_stuffed_figure_set_aimed (figure, NULL);
    }
}

/* What is in the way is not the same on every page: a trunk, or a door. */
static const char *
find_door (const StuffedState *s)
{
  g_autofree char *art = g_strdup_printf ("stuffed/doors/%s-%u", stuffed_stories[s->story]->id, s->page + 1u);

  return bramble_art_has (bramble_art_get_default (), art) ? g_intern_string (art) : "stuffed/tokens/door";
}

/* What lies on a square: its picture, and what is written on that. */
const char *
bramble_stuffed_map_find_mark (const StuffedState *s,
                               guint               square,
                               char               *text)
{
  char letter = stuffed_page (s)->map.squares[square];
  guint point = stuffed_point_at (s, square);

  text[0] = '\0';
  for (guint i = 0; i < STUFFED_MAX_LOST_TOKENS; i++)
    if (s->lost_tokens[i] == square)
      return "stuffed/tokens/lost";
  for (guint i = 0; i < STUFFED_MAX_OBJECTIVES; i++)
    if (s->objectives[i] == square)
      return "stuffed/tokens/objective";
  if (s->door == square)
    return find_door (s);
  if (s->wagon == square)
    return "stuffed/tokens/wagon";
  if (s->train == square)
    return "stuffed/tokens/train";
  if (stuffed_vendor_at (s, square) != STUFFED_NONE || stuffed_is_new_vendor (s, square))
    return "stuffed/tokens/vendor";
  if (point != STUFFED_NONE && !((s->points_off >> point) & 1))
    {
      if ((s->points_read >> point) & 1 && g_ascii_isdigit (letter))
        return "stuffed/tokens/point-read";
      text[0] = letter;
      text[1] = '\0';
      return g_ascii_isdigit (letter) ? "stuffed/tokens/point" : "stuffed/tokens/point-again";
    }
  if (stuffed_squares_has (stuffed_exits (s), square))
    return "stuffed/tokens/exit";

  return NULL;
}

/* What else lies on the squares. */
void
bramble_stuffed_map_show_marks (BrambleStuffedMap  *self,
                                const StuffedState *s)
{
  const StuffedMap *map = &stuffed_page (s)->map;

  for (guint i = 0; i < (guint) map->columns * map->rows; i++)
    {
      BrambleStuffedSquare *square = bramble_stuffed_map_get_square (self, i);
      char text[2];
      const char *art;

      if (square == NULL)
        continue;
      art = bramble_stuffed_map_find_mark (s, i, text);
      bramble_stuffed_square_set_mark (square, art, text[0] ? text : NULL);
      bramble_stuffed_square_set_done (square, g_strcmp0 (art, "stuffed/tokens/point-read") == 0);
      bramble_target_set_thing (bramble_stuffed_map_get_target (self, i), bramble_stuffed_at_thing (s, i));
    }
}

/* Squares where a move of the dice that are picked up may end, with their chances. */
static void
show_reach (BrambleStuffedBoard *self,
            const StuffedState  *s)
{
  const StuffedMap *map = &stuffed_page (s)->map;
  double chances[STUFFED_MAX_SQUARES] = { 0 };
  gboolean chosen = FALSE;
  StuffedRoll pool;
  BrambleAsk ask;

  bramble_board_get_ask (BRAMBLE_BOARD (self), &ask);
  if (ask.n_options > 0 && (ask.kind == STUFFED_ASK_WALK || ask.kind == STUFFED_ASK_PLACE || ask.kind == STUFFED_ASK_ARRIVE
                            || ask.kind == STUFFED_ASK_HEAVE))
    {
      chosen = TRUE;
      for (guint i = 0; i < ask.n_options; i++)
        if (ask.options[i].kind == STUFFED_OPT_SQUARE)
          chances[ask.options[i].a] = 1;
    }
  else if (bramble_stuffed_board_find_pool (self, &pool, NULL, NULL) && pool.kind == STUFFED_ROLL_MOVE)
    bramble_stuffed_reach (s, &pool, chances);
  for (guint i = 0; i < (guint) map->columns * map->rows; i++)
    if (bramble_stuffed_map_get_square (self->map, i))
      bramble_stuffed_square_set_chance (bramble_stuffed_map_get_square (self->map, i),
                                         chances[i] <= 0 ? BRAMBLE_STUFFED_UNLIT
                                         : chosen ? BRAMBLE_STUFFED_CERTAIN : (int) bramble_stuffed_percent (chances[i]));
}

/* A task or test that is done at a square: that shows the chance. */
static void
show_stand (BrambleStuffedBoard *self,
            const StuffedState  *s,
            guint                stand,
            guint                chance)
{
  const StuffedMap *map = &stuffed_page (s)->map;

  for (guint i = 0; i < (guint) map->columns * map->rows; i++)
    if (bramble_stuffed_map_get_square (self->map, i)
        && bramble_thing_equal (bramble_stuffed_at_thing (s, i), bramble_stuffed_stand_thing (stand)))
      bramble_stuffed_square_set_chance (bramble_stuffed_map_get_square (self->map, i), (int) chance);
}

/* A minion that could be hit has a red frame and the chance. */
static void
show_aim (BrambleStuffedBoard *self,
          const StuffedState  *s,
          guint                foe,
          guint                chance)
{
  /* Translators: a chance in percent; very short */
  g_autofree char *text = g_strdup_printf (C_("chance", "%u %%"), chance);

  bramble_stuffed_figure_set_aimed (bramble_stuffed_map_put_figure (self->map, STUFFED_MAX_SEATS + foe, s->foes[foe].square), text);
}

/* What dice in the hand could do, with the chance. A task that they cannot finish gets on all the same: it
 * has none. */
static void
show_aims (BrambleStuffedBoard *self,
           const StuffedState  *s)
{
  BrambleAsk ask;
  guint32 aimed = 0;

  if (bramble_stuffed_board_picks (self, &ask))
    for (guint i = 0; i < ask.n_options; i++)
      {
        const BrambleOption *o = &ask.options[i];
        gboolean attack = o->kind == STUFFED_OPT_MELEE || o->kind == STUFFED_OPT_RANGED;
        BrambleStuffedOdds odds;
        StuffedRoll pool;
        guint needed = bramble_stuffed_needed (s, o), chance;

        if (!bramble_stuffed_draft_pool (&self->draft, s, ask.seat, o, &pool))
          continue;
        bramble_stuffed_odds_fill (&odds, s, &pool);
        chance = bramble_stuffed_percent (bramble_stuffed_odds_reach (&odds, needed));
        if (o->kind == STUFFED_OPT_STAND)
          show_stand (self, s, o->a, pool.kind == STUFFED_ROLL_TASK && odds.most < needed ? BRAMBLE_STUFFED_CERTAIN : chance);
        else if (attack && o->a < s->n_foes && s->foes[o->a].square != STUFFED_NONE)
          {
            show_aim (self, s, o->a, chance);
            aimed |= 1u << o->a;
          }
      }
  bramble_stuffed_threat_set_aimed (self->threat, aimed);
}

/* What else there is to say of a square: who stands there does what, or how likely a move gets
 * there. */
static char *
dup_about (BrambleStuffedBoard *self,
           const StuffedState  *s,
           guint                square)
{
  guint foe = stuffed_foe_at (s, square);
  int chance = bramble_stuffed_square_get_chance (bramble_stuffed_map_get_square (self->map, square));

  if (foe != STUFFED_NONE)
    return bramble_stuffed_minion_text (s, foe);
  if (chance == BRAMBLE_STUFFED_UNLIT || chance == BRAMBLE_STUFFED_CERTAIN)
    return NULL;

  /* Translators: how likely it is that dice in the hand come to this */
  return g_strdup_printf (_("Chance: %d %%."), chance);
}

/* What squares are called, for who rests the pointer on them or has them read. */
static void
name_squares (BrambleStuffedBoard *self,
              const StuffedState  *s)
{
  const StuffedMap *map = &stuffed_page (s)->map;
  guint front = MIN (bramble_board_find_front (BRAMBLE_BOARD (self)), s->n_seats - 1u);

  for (guint i = 0; i < (guint) map->columns * map->rows; i++)
    {
      BrambleTarget *target = bramble_stuffed_map_get_target (self->map, i);
      g_autofree char *name = NULL;
      g_autofree char *about = NULL;

      if (target == NULL)
        continue;
      name = bramble_stuffed_square_label (s, front, i, bramble_stuffed_table_get_names (self->table));
      about = dup_about (self, s, i);
      bramble_target_describe (target, name, about);
    }
}

/* There is one torch: while minions act it is on the one that does. */
static void
light_minion (BrambleStuffedBoard *self,
              const StuffedState  *s)
{
  const BrambleStuffedStrike *strike = &self->strike;

  if (!strike->acts)
    return;
  if (s->seats[s->active].square != STUFFED_NONE)
    bramble_stuffed_figure_set_acting (bramble_stuffed_map_put_figure (self->map, s->active, s->seats[s->active].square), FALSE);
  if (strike->foe < s->n_foes && s->foes[strike->foe].square != STUFFED_NONE)
    bramble_stuffed_figure_set_acting (bramble_stuffed_map_put_figure (self->map, STUFFED_MAX_SEATS + strike->foe, s->foes[strike->foe].square), TRUE);
}

void
bramble_stuffed_board_lay_map (BrambleStuffedBoard *self)
{
  self->map = BRAMBLE_STUFFED_MAP (bramble_stuffed_map_new ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->map), GTK_ACCESSIBLE_PROPERTY_LABEL, C_("story", "The map"), -1);
  bramble_board_add (BRAMBLE_BOARD (self), "map", GTK_WIDGET (self->map));
}

/* Everything on the map as it is seen now. */
void
bramble_stuffed_board_show_map (BrambleStuffedBoard *self)
{
  const StuffedState *s = bramble_stuffed_table_get_shown (self->table);
  g_autofree char *ground = g_strdup_printf ("stuffed/pages/%s-%u", stuffed_stories[s->story]->id, s->page + 1u);

  bramble_stuffed_map_set_page (self->map, &stuffed_page (s)->map, ground);
  bramble_stuffed_map_show_marks (self->map, s);
  bramble_stuffed_map_show_figures (self->map, s);
  light_minion (self, s);
  let_walk (self, s);
  self->before = *s;
  self->begun = TRUE;
  show_reach (self, s);
  show_aims (self, s);
  name_squares (self, s);
}
