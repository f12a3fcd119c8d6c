/* ids.c: stable ids of asks, options and events
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "grimm.h"

#include <string.h>

#include "asks.h"
#include "events.h"

const char *const grimm_type_ids[GRIMM_N_TYPES] = { "straw", "wood", "brick" };
const char *const grimm_location_ids[GRIMM_N_LOCATIONS] = { "fields", "forest", "brickyard", "market" };
const char *const grimm_section_ids[GRIMM_N_SECTIONS] = { "floor", "walls", "roof" };
const char *const grimm_seat_ids[GRIMM_MAX_SEATS] = { "seat-1", "seat-2", "seat-3", "seat-4" };
const char *const grimm_window_ids[GRIMM_N_WINDOWS] = {
  [GRIMM_WINDOW_START] = "start",
  [GRIMM_WINDOW_REGAL] = "regal",
  [GRIMM_WINDOW_PLAN] = "plan",
  [GRIMM_WINDOW_FABLES] = "fables",
  [GRIMM_WINDOW_GATHERS] = "gathers",
  [GRIMM_WINDOW_ARRIVE] = "arrive",
  [GRIMM_WINDOW_BEFORE] = "before",
  [GRIMM_WINDOW_COLLECT] = "collect",
  [GRIMM_WINDOW_GATHER_END] = "gather-end",
  [GRIMM_WINDOW_BACK] = "back",
  [GRIMM_WINDOW_BUILD_START] = "build-start",
  [GRIMM_WINDOW_BUILD] = "build",
  [GRIMM_WINDOW_BUILD_END] = "build-end",
  [GRIMM_WINDOW_GAME_END] = "game-end",
  [GRIMM_WINDOW_CLEAN_UP] = "clean-up",
};

#define EVENT_ID(kind, id) [GRIMM_EVENT_##kind] = (id),
static const char *const event_ids[GRIMM_N_EVENTS] = { GRIMM_EVENTS (EVENT_ID) };
#undef EVENT_ID

#define IDLE_ID(kind, id) [GRIMM_IDLE_##kind] = (id),
static const char *const idle_ids[GRIMM_N_IDLES] = { GRIMM_IDLES (IDLE_ID) };
#undef IDLE_ID

/* Returns the index of @id in @ids, or GRIMM_NONE. */
guint
grimm_find_id (const char *const *ids,
               guint              n_ids,
               const char        *id)
{
  for (guint i = 0; i < n_ids; i++)
    if (strcmp (ids[i], id) == 0)
      return i;

  return GRIMM_NONE;
}

const char *
grimm_ask_id (const BrambleAsk *ask)
{
  return grimm_asks[ask->kind].id;
}

/* Options that are nothing but themselves. */
static const char *const lone_option_ids[GRIMM_N_OPTS] = {
  [GRIMM_OPT_NONE] = "none",
  [GRIMM_OPT_YES] = "yes",
  [GRIMM_OPT_NO] = "no",
  [GRIMM_OPT_ALONE] = "alone",
  [GRIMM_OPT_TOGETHER] = "together",
  [GRIMM_OPT_KEEP] = "keep",
  [GRIMM_OPT_DRAW] = "draw",
  [GRIMM_OPT_SPECIAL] = "special",
  [GRIMM_OPT_FREE] = "discard-friend",
  [GRIMM_OPT_END_TURN] = "end-turn",
  [GRIMM_OPT_BONUS_RESOURCES] = "resources",
  [GRIMM_OPT_BONUS_FABLES] = "fables",
  [GRIMM_OPT_BONUS_FRIEND] = "friend",
};

/* Writes the id of an option, unique within its ask. */
void
grimm_option_id (const BrambleAsk *ask,
                 guint             option,
                 char             *id,
                 gsize             size)
{
  const BrambleOption *o = &ask->options[option];

  switch ((GrimmOptionKind) o->kind)
    {
    case GRIMM_OPT_LOCATION:
      g_strlcpy (id, grimm_location_ids[o->a], size);
      return;
    case GRIMM_OPT_GATHER:
      /* A card that came from another player carries its home. */
      if (GRIMM_GATHER_HOME (o->a) == ask->seat)
        g_strlcpy (id, grimm_location_ids[GRIMM_GATHER_LOCATION (o->a)], size);
      else
        g_snprintf (id, size, "%s-of-%s", grimm_location_ids[GRIMM_GATHER_LOCATION (o->a)],
                    grimm_seat_ids[GRIMM_GATHER_HOME (o->a)]);
      return;
    case GRIMM_OPT_FABLE:
    case GRIMM_OPT_FRIEND:
      g_strlcpy (id, grimm_cards[o->a].id, size);
      return;
    case GRIMM_OPT_TYPE:
      g_strlcpy (id, grimm_type_ids[o->a], size);
      return;
    case GRIMM_OPT_SEAT:
      g_strlcpy (id, grimm_seat_ids[o->a], size);
      return;
    case GRIMM_OPT_SEAT_TYPE:
      g_snprintf (id, size, "%s-%s", grimm_seat_ids[o->a], grimm_type_ids[o->b]);
      return;
    case GRIMM_OPT_PLACE_TYPE:
      g_snprintf (id, size, "%s-%s", grimm_location_ids[o->a], grimm_type_ids[o->b]);
      return;
    case GRIMM_OPT_SEATS:
      g_snprintf (id, size, "%s-%s", grimm_seat_ids[o->a], grimm_seat_ids[o->b]);
      return;
    case GRIMM_OPT_LOCATIONS:
      g_snprintf (id, size, "%s-%s", grimm_location_ids[o->a], grimm_location_ids[o->b]);
      return;
    case GRIMM_OPT_HOUSE:
      g_snprintf (id, size, "%s-site-%u", grimm_seat_ids[o->a], o->b + 1u);
      return;
    case GRIMM_OPT_PEEK_GATHER:
      g_snprintf (id, size, "%s-gather", grimm_seat_ids[o->a]);
      return;
    case GRIMM_OPT_PEEK_FABLE:
      g_snprintf (id, size, "%s-fable", grimm_seat_ids[o->a]);
      return;
    case GRIMM_OPT_GIFT:
      g_snprintf (id, size, "%s-%s-%u", grimm_seat_ids[o->a], grimm_type_ids[o->b], o->c);
      return;
    case GRIMM_OPT_TRADE:
      g_snprintf (id, size, "%s-for-%s", grimm_type_ids[o->a], grimm_type_ids[o->b]);
      return;
    case GRIMM_OPT_GIVE:
      g_snprintf (id, size, "give-%s", grimm_seat_ids[o->a]);
      return;
    case GRIMM_OPT_GAIN:
      g_snprintf (id, size, "gain-%s", grimm_type_ids[o->a]);
      return;
    case GRIMM_OPT_BUILD:
    case GRIMM_OPT_PUSS_BUILD:
      g_snprintf (id, size, "%s-%s-%s-site-%u", o->kind == GRIMM_OPT_BUILD ? "build" : "puss-build",
                  grimm_type_ids[o->c], grimm_section_ids[o->b], o->a + 1u);
      return;
    case GRIMM_OPT_NONE:
    case GRIMM_OPT_YES:
    case GRIMM_OPT_NO:
    case GRIMM_OPT_ALONE:
    case GRIMM_OPT_TOGETHER:
    case GRIMM_OPT_KEEP:
    case GRIMM_OPT_DRAW:
    case GRIMM_OPT_SPECIAL:
    case GRIMM_OPT_FREE:
    case GRIMM_OPT_END_TURN:
    case GRIMM_OPT_BONUS_RESOURCES:
    case GRIMM_OPT_BONUS_FABLES:
    case GRIMM_OPT_BONUS_FRIEND:
      g_strlcpy (id, lone_option_ids[o->kind], size);
      return;
    case GRIMM_N_OPTS:
      break;
    }

  g_assert_not_reached ();
}

const char *
grimm_event_id (const BrambleEvent *event)
{
  return event_ids[event->kind];
}

static void
append_place (GString *line,
              guint    place)
{
  if (place < 4)
    g_string_append (line, grimm_seat_ids[place]);
  else if (place < 8)
    g_string_append (line, grimm_location_ids[place - 4]);
  else if (place < 12)
    g_string_append_printf (line, "%s-tower", grimm_seat_ids[place - 8]);
  else
    g_string_append (line, "supply");
}

/* What the letters of the event carry, seats, card and number aside. */
static void
append_letters (GString            *line,
                const BrambleEvent *event)
{
  switch ((GrimmEventKind) event->kind)
    {
    case GRIMM_EVENT_RESOURCES_MOVED:
      g_string_append (line, " from ");
      append_place (line, event->a);
      g_string_append (line, " to ");
      append_place (line, event->b);
      G_GNUC_FALLTHROUGH;
    case GRIMM_EVENT_GATHERED:
    case GRIMM_EVENT_REFILLED:
      if (event->kind != GRIMM_EVENT_RESOURCES_MOVED)
        {
          g_string_append (line, " at ");
          append_place (line, event->a);
        }
      g_string_append_printf (line, " type %s", grimm_type_ids[event->c]);
      return;

    case GRIMM_EVENT_GATHER_PEEKED:
    case GRIMM_EVENT_GATHER_CHANGED:
    case GRIMM_EVENT_GATHER_SHUFFLED:
      if (event->card < GRIMM_N_LOCATIONS)
        g_string_append_printf (line, " location %s", grimm_location_ids[event->card]);
      return;

    case GRIMM_EVENT_GATHERS_LOCKED:
      for (guint l = 0; event->card < GRIMM_HIDDEN && l < GRIMM_N_LOCATIONS; l++)
        if ((event->card >> l) & 1)
          g_string_append_printf (line, " kept %s", grimm_location_ids[l]);
      return;

    case GRIMM_EVENT_REGAL_CAME:
    case GRIMM_EVENT_PLAN_MADE:
    case GRIMM_EVENT_GATHER_REVEALED:
    case GRIMM_EVENT_GATHER_DRAWN:
    case GRIMM_EVENT_PIG_MOVED:
    case GRIMM_EVENT_CARD_PLACED:
    case GRIMM_EVENT_UNIQUE_LEFT:
    case GRIMM_EVENT_DECLARED_CARD:
      g_string_append_printf (line, " location %s", grimm_location_ids[event->a]);
      return;

    case GRIMM_EVENT_WINDOW_BEGAN:
      g_string_append_printf (line, " window %s", grimm_window_ids[event->a]);
      return;

    case GRIMM_EVENT_CARD_IDLE:
      g_string_append_printf (line, " why %s", idle_ids[MIN (event->a, GRIMM_IDLE_OTHERWISE)]);
      return;

    case GRIMM_EVENT_DECLARED_ALONE:
      g_string_append (line, event->a ? " says alone" : " says together");
      return;

    case GRIMM_EVENT_SECTION_BUILT:
    case GRIMM_EVENT_SECTION_LOST:
      g_string_append_printf (line, " site %u section %s", event->a + 1u, grimm_section_ids[event->b]);
      G_GNUC_FALLTHROUGH;
    case GRIMM_EVENT_BONUS_TAKEN:
      g_string_append_printf (line, " type %s", grimm_type_ids[event->c]);
      return;

    case GRIMM_EVENT_SITE_GAINED:
      g_string_append_printf (line, " site %u", event->a + 1u);
      return;

    case GRIMM_EVENT_GAME_WON:
      for (guint seat = 0; seat < GRIMM_MAX_SEATS; seat++)
        if ((event->a >> seat) & 1)
          g_string_append_printf (line, " winner %s", grimm_seat_ids[seat]);
      return;

    case GRIMM_EVENT_ROUND_BEGAN:
    case GRIMM_EVENT_TURN_BEGAN:
    case GRIMM_EVENT_FABLE_DRAWN:
    case GRIMM_EVENT_FABLE_PASSED:
    case GRIMM_EVENT_FABLE_TAKEN:
    case GRIMM_EVENT_FABLE_DISCARDED:
    case GRIMM_EVENT_FABLES_SHUFFLED:
    case GRIMM_EVENT_FABLES_LOOKED_AT:
    case GRIMM_EVENT_PLAN_SET:
    case GRIMM_EVENT_DREAM_SET:
    case GRIMM_EVENT_FABLE_REVEALED:
    case GRIMM_EVENT_FABLE_PEEKED:
    case GRIMM_EVENT_GATHERS_SWAPPED:
    case GRIMM_EVENT_PIG_STAYED_AWAY:
    case GRIMM_EVENT_CARD_LAID_ASIDE:
    case GRIMM_EVENT_CARD_RECALLED:
    case GRIMM_EVENT_CARD_CANCELLED:
    case GRIMM_EVENT_CARD_FIZZLED:
    case GRIMM_EVENT_ACTIONS_CHANGED:
    case GRIMM_EVENT_FRIEND_TURNED_UP:
    case GRIMM_EVENT_FRIEND_GAINED:
    case GRIMM_EVENT_FRIEND_LOST:
    case GRIMM_EVENT_FRIENDS_SHUFFLED:
    case GRIMM_EVENT_SPECIAL_USED:
    case GRIMM_EVENT_START_PASSED:
    case GRIMM_N_EVENTS:
      return;
    }
}

/* Whether what may be secret of the event is a card, and not a Location. */
static gboolean
carries_a_card (const BrambleEvent *event)
{
  return event->kind != GRIMM_EVENT_GATHER_PEEKED && event->kind != GRIMM_EVENT_GATHER_CHANGED
         && event->kind != GRIMM_EVENT_GATHER_SHUFFLED && event->kind != GRIMM_EVENT_GATHERS_LOCKED;
}

/* One line for a console: the id, then "key value" for what it carries. */
char *
grimm_event_line (const BrambleEvent *event)
{
  GString *line = g_string_new (event_ids[event->kind]);

  if (event->seat < GRIMM_MAX_SEATS)
    g_string_append_printf (line, " seat %s", grimm_seat_ids[event->seat]);
  if (event->other < GRIMM_MAX_SEATS)
    g_string_append_printf (line, " other %s", grimm_seat_ids[event->other]);
  if (event->cause < GRIMM_N_CARDS)
    g_string_append_printf (line, " cause %s", grimm_cards[event->cause].id);

  append_letters (line, event);
  if (carries_a_card (event) && event->card < GRIMM_N_CARDS)
    g_string_append_printf (line, " card %s", grimm_cards[event->card].id);
  if (event->n != 0)
    g_string_append_printf (line, " n %d", event->n);

  return g_string_free (line, FALSE);
}
