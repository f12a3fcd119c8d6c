/* bramble-folk-end.c: how a game of Hungarian Folktales went, and why it ended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is counted here is what every player has seen.
 */

#include "bramble-folk-end.h"

#include <glib/gi18n-lib.h>
#include <rules/folk-game.h>
#include <rules/folk-plan.h>

#include "bramble-folk-words.h"

/* Turns until the gate opens, about. */
guint
bramble_folk_count_way_left (gconstpointer state,
                             guint         seat)
{
  const FolkState *s = state;

  if (s->over == FOLK_OVER_BY_GATE && s->winner == seat)
    return 0;

  return (guint) (folk_plan (s, seat, bramble_folk_where_from (&s->seats[seat])).turns + 0.5f);
}

/* Quests that are fulfilled, and things that the card asks for. */
guint
bramble_folk_count_done (gconstpointer state,
                         guint         seat)
{
  const FolkState *s = state;

  return s->seats[seat].done + folk_n_items (s, seat);
}

/* Biscuits, Advice and Gold. */
guint
bramble_folk_count_goods (gconstpointer state,
                          guint         seat)
{
  const FolkSeat *p = &((const FolkState *) state)->seats[seat];

  return (guint) p->n_biscuits + p->advice + p->gold;
}

/* What decided after the last turn, from what counts most on. */
typedef enum
{
  BY_QUESTS,
  BY_ITEMS,
  BY_WAY,
  BY_NOTHING, /* they share it */
} Decision;

static guint
count_quests (const FolkState *s,
              guint            team)
{
  guint n = 0;

  for (guint seat = 0; seat < s->n_seats; seat++)
    n += folk_team (s, seat) == team ? s->seats[seat].done : 0;
  return n;
}

static guint
count_items (const FolkState *s,
             guint            team)
{
  guint n = 0;

  for (guint seat = 0; seat < s->n_seats; seat++)
    if (folk_team (s, seat) == team)
      n = MAX (n, folk_n_items (s, seat));
  return n;
}

static Decision
find_decision (const FolkState *s,
               guint            winners)
{
  guint team = folk_team (s, (guint) __builtin_ctz (winners));
  Decision decision = BY_QUESTS;

  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      guint other = folk_team (s, seat);

      if (other == team || count_quests (s, other) < count_quests (s, team))
        continue;
      if ((winners >> seat) & 1)
        return BY_NOTHING;
      decision = MAX (decision, count_items (s, other) < count_items (s, team) ? BY_ITEMS : BY_WAY);
    }
  return decision;
}

/* The same for teams. @names: all of the one that won. */
static char *
dup_by_turns_of_teams (Decision    decision,
                       const char *names)
{
  switch (decision)
    {
    case BY_QUESTS:
      /* Translators: %s are the players of a team */
      return g_strdup_printf (_("Night fell after 80 turns each, and no team has fulfilled as many quests as this one: %s."), names);
    case BY_ITEMS:
      /* Translators: %s are the players of a team */
      return g_strdup_printf (_("Night fell after 80 turns each. Quests are equal, but one of this team holds most of what the card asks for: %s."), names);
    case BY_WAY:
      /* Translators: %s are the players of a team */
      return g_strdup_printf (_("Night fell after 80 turns each. All else is equal, but one of this team is nearest to the Castle: %s."), names);
    case BY_NOTHING:
      return g_strdup (_("Night fell after 80 turns each, and no team is ahead of the others."));
    }

  g_assert_not_reached ();
}

static char *
dup_by_turns (const FolkState *s,
              guint            winners,
              const char      *name)
{
  Decision decision = find_decision (s, winners);

  if (s->team_size > 1)
    return dup_by_turns_of_teams (decision, name);
  switch (decision)
    {
    case BY_QUESTS:
      return g_strdup_printf (_("Night fell after 80 turns each, and nobody has fulfilled as many quests as %s."), name);
    case BY_ITEMS:
      return g_strdup_printf (_("Night fell after 80 turns each. Quests are equal, but %s holds most of what the card asks for."), name);
    case BY_WAY:
      return g_strdup_printf (_("Night fell after 80 turns each. All else is equal, but %s is nearest to the Castle."), name);
    case BY_NOTHING:
      return g_strdup (_("Night fell after 80 turns each, and nobody is ahead of the others."));
    }

  g_assert_not_reached ();
}

/* All who won. */
static char *
dup_names (BrambleMatch *match,
           guint         winners)
{
  const char *names[FOLK_MAX_SEATS + 1] = { NULL };
  guint n = 0;

  for (guint seat = 0; seat < FOLK_MAX_SEATS; seat++)
    if ((winners >> seat) & 1)
      names[n++] = bramble_seat_get_name (bramble_match_get_seat (match, seat));
  return g_strjoinv (", ", (char **) names);
}

/**
 * bramble_folk_dup_reason:
 *
 * Returns: (transfer full) (nullable): why they won, or %NULL while nobody has
 */
char *
bramble_folk_dup_reason (BrambleMatch *match)
{
  const FolkState *s = bramble_match_get_view (match);
  g_autofree char *names = NULL;
  const char *name;

  if (!folk_is_over (s))
    return NULL;
  names = dup_names (match, folk_winners (s));
  if (s->over == FOLK_OVER_BY_TURNS)
    return dup_by_turns (s, folk_winners (s), names);

  name = bramble_seat_get_name (bramble_match_get_seat (match, s->winner));
  if (s->team_size > 1)
    return g_strdup_printf (_("All quests of the team are fulfilled, and the gate of the Castle opened for %s."), name);
  if (s->n_quests > 1)
    return g_strdup_printf (_("%s has fulfilled all quests, and the gate of the Castle opened."), name);

  return g_strdup_printf (_("%s has fulfilled the quest and brought all that the card asks for, and the gate of the Castle opened."), name);
}
