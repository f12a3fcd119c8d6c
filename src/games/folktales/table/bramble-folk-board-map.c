/* bramble-folk-board-map.c: the map, who walks on it, and where one can go
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-board-private.h"

#include <string.h>

#include <glib/gi18n.h>
#include <rules/folk-text.h>

#include <bramble-folk-words.h>

#include "bramble-settings.h"

/* How far a hero hears of fields: as far as most moves go. */
#define READ_STEPS 6

/* Steps of the match whose events are looked through for a walk. */
#define LOOK_BACK 3

static const FolkState *
get_shown (BrambleFolkBoard *self)
{
  return bramble_folk_table_get_shown (self->table);
}

/* The way that somebody went between two fields, as it was told; else the shortest.
 * Returns how many fields it has; 0: they are far apart. */
static guint
find_walk (BrambleFolkBoard *self,
           guint             seat,
           guint             from,
           guint             to,
           guint8           *fields)
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

          if (e->seat != seat || e->a != from || e->b != to)
            continue;
          if (e->kind == FOLK_EVENT_MOVED)
            return bramble_folk_way_fields (from, e->c, to, fields, BRAMBLE_FOLK_MAX_WALK);
          if (e->kind == FOLK_EVENT_FLEW || e->kind == FOLK_EVENT_PATH_ENTERED || e->kind == FOLK_EVENT_PATH_WALKED
              || e->kind == FOLK_EVENT_PATH_LEFT)
            {
              fields[0] = (guint8) from;
              fields[1] = (guint8) to;
              return 2;
            }
        }
    }
  return 0;
}

/* Heroes walk to where they stand now, or are simply there. */
static void
move_heroes (BrambleFolkBoard *self)
{
  const FolkState *s = get_shown (self);
  BrambleMatch *match = bramble_board_get_match (BRAMBLE_BOARD (self));
  double pace = bramble_settings_get_pace (bramble_settings_get_default ());

  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      guint field = s->seats[seat].field;
      guint8 fields[BRAMBLE_FOLK_MAX_WALK];
      guint n;

      if (self->stood[seat] == field)
        continue;
      n = self->stood[seat] == FOLK_NONE ? 0 : find_walk (self, seat, self->stood[seat], field, fields);
      bramble_folk_map_put_hero (self->map, seat, bramble_seat_get_look (bramble_match_get_seat (match, seat))->figure, field);
      bramble_folk_map_set_flag (self->map, seat, bramble_folk_team_art (s->team_size > 1 ? folk_team (s, seat) : FOLK_NONE));
      if (n > 1)
        bramble_folk_map_walk (self->map, seat, fields, n, pace);
      self->stood[seat] = (guint8) field;
      if (seat == s->active)
        bramble_folk_map_reveal (self->map, field);
    }
  bramble_folk_map_set_acting (self->map, folk_is_over (s) ? FOLK_NONE : s->active);
}

/* The question where to, if somebody is asked it openly or looks. */
static gboolean
get_ways (BrambleFolkBoard *self,
          BrambleAsk       *ask)
{
  bramble_board_get_ask (BRAMBLE_BOARD (self), ask);
  return ask->kind == FOLK_ASK_WAY && ask->n_options > 0;
}

/* What a note says: what a way brings, and of the field that is pointed at also its name, unless
 * that is said anyway. */
static char *
dup_note (BrambleFolkBoard *self,
          const BrambleAsk *ask,
          guint             option,
          gboolean          pointed)
{
  const FolkState *s = bramble_match_get_view (bramble_board_get_match (BRAMBLE_BOARD (self)));
  g_autofree char *lines = bramble_folk_way_lines (s, ask->seat, &ask->options[option]);
  g_autofree char *name = folk_capital (folk_field_name (ask->options[option].a));

  return pointed && strstr (lines, name) == NULL ? g_strdup_printf ("%s\n%s", name, lines) : g_steal_pointer (&lines);
}

static void
clear_ways (BrambleFolkBoard *self)
{
  for (guint i = 0; i < FOLK_N_FIELDS; i++)
    {
      bramble_folk_field_set_steps (bramble_folk_map_get_field (self->map, i), BRAMBLE_FOLK_UNLIT);
      bramble_folk_field_set_costs (bramble_folk_map_get_field (self->map, i), FALSE);
      bramble_folk_map_set_note (self->map, i, NULL);
    }
  for (guint i = 0; i < BRAMBLE_FOLK_ROUTES; i++)
    bramble_folk_map_show_route (self->map, i, NULL, 0);
}

/* The way to the field that is pointed at; a second one to the same field has dashes. */
static void
show_route (BrambleFolkBoard *self,
            const BrambleAsk *ask,
            guint             from,
            guint             to)
{
  guint n_routes = 0;

  for (guint i = 0; i < ask->n_options && n_routes < BRAMBLE_FOLK_ROUTES; i++)
    if (ask->options[i].a == to)
      {
        guint8 fields[BRAMBLE_FOLK_MAX_WALK];
        guint n = bramble_folk_way_fields (from, ask->options[i].b, to, fields, BRAMBLE_FOLK_MAX_WALK);

        bramble_folk_map_show_route (self->map, n_routes++, fields, n);
        for (guint k = 1; k < n; k++)
          if (folk_board_fields ()[fields[k]].kind == FOLK_KIND_RED)
            bramble_folk_field_set_costs (bramble_folk_map_get_field (self->map, fields[k]), TRUE);
      }
}

/* The lit field that is pointed at, or FOLK_NONE. */
static guint
find_pointed (BrambleFolkBoard *self,
              const BrambleAsk *ask)
{
  guint pointed = bramble_folk_map_get_pointed (self->map);

  for (guint i = 0; i < ask->n_options; i++)
    if (ask->options[i].a == pointed)
      return pointed;

  return FOLK_NONE;
}

/* Whoever is asked sees their own hero, and then looks where they like. */
static void
show_asked (BrambleFolkBoard *self,
            const BrambleAsk *ask)
{
  if (ask->n_options == 0 || self->looked_at == ask->turn)
    return;

  bramble_folk_map_reveal (self->map, get_shown (self)->seats[ask->seat].field);
  self->looked_at = ask->turn;
}

/* Lights up where one can go, with what would happen there. */
static void
show_ways (BrambleFolkBoard *self)
{
  const FolkState *s = get_shown (self);
  guint pointed;
  BrambleAsk ask;

  clear_ways (self);
  if (!get_ways (self, &ask))
    {
      show_asked (self, &ask);
      return;
    }

  pointed = find_pointed (self, &ask);
  for (guint i = 0; i < ask.n_options; i++)
    {
      guint to = ask.options[i].a;
      guint from = s->seats[ask.seat].field;
      guint8 fields[BRAMBLE_FOLK_MAX_WALK];
      guint n = bramble_folk_way_fields (from, ask.options[i].b, to, fields, BRAMBLE_FOLK_MAX_WALK);
      g_autofree char *note = dup_note (self, &ask, i, to == pointed);

      bramble_folk_field_set_steps (bramble_folk_map_get_field (self->map, to), (int) n - 1);
      if (pointed == FOLK_NONE || to == pointed)
        bramble_folk_map_set_note (self->map, to, note);
      if (to == pointed)
        show_route (self, &ask, from, to);
    }
  if (self->looked_at != ask.turn)
    bramble_folk_map_reveal_lit (self->map);
  self->looked_at = ask.turn;
}

/* The names of fields, for who rests the pointer on them or has them read. */
static void
name_fields (BrambleFolkBoard *self)
{
  const FolkState *s = get_shown (self);
  guint front = MIN (bramble_board_find_front (BRAMBLE_BOARD (self)), s->n_seats - 1u);

  for (guint i = 0; i < FOLK_N_FIELDS; i++)
    {
      g_autofree char *name = bramble_folk_field_label (s, front, i, bramble_folk_table_get_names (self->table));
      g_autofree char *about = bramble_folk_field_about (s, front, i);

      bramble_target_describe (bramble_folk_map_get_target (self->map, i), name, about);
    }
}

static void
name_lands (BrambleFolkBoard *self)
{
  for (guint land = 0; land < FOLK_N_LANDS; land++)
    {
      g_autofree char *name = bramble_folk_land_text (land);

      bramble_folk_map_name_land (self->map, land, name);
    }
}

void
bramble_folk_board_lay_map (BrambleFolkBoard *self)
{
  self->map = BRAMBLE_FOLK_MAP (bramble_folk_map_new ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->map), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The map"), -1);
  name_lands (self);
  for (guint seat = 0; seat < FOLK_MAX_SEATS; seat++)
    self->stood[seat] = FOLK_NONE;
  g_signal_connect_object (self->map, "pointed", G_CALLBACK (show_ways), self, G_CONNECT_SWAPPED);
  bramble_board_add (BRAMBLE_BOARD (self), "map", GTK_WIDGET (self->map));
}

/* Everything on the map as it is seen now. */
void
bramble_folk_board_show_map (BrambleFolkBoard *self)
{
  move_heroes (self);
  show_ways (self);
  name_fields (self);
}

/* The class function: what lies round the hero in front, the nearest first. */
char *
bramble_folk_board_read_places (BrambleBoard *board)
{
  BrambleFolkBoard *self = BRAMBLE_FOLK_BOARD (board);
  const FolkState *s = get_shown (self);
  guint front = MIN (bramble_board_find_front (board), s->n_seats - 1u);
  guint from = bramble_folk_where_from (&s->seats[front]);
  GString *text = g_string_new (NULL);

  for (guint steps = 0; steps <= READ_STEPS; steps++)
    for (guint i = 0; i < FOLK_N_ON_FOOT; i++)
      if (folk_board_distance (from, i) == steps)
        {
          g_autofree char *name = bramble_folk_field_label (s, front, i, bramble_folk_table_get_names (self->table));

          g_string_append_printf (text, "%s%s.", text->len > 0 ? "\n" : "", name);
        }
  return g_string_free (text, FALSE);
}
