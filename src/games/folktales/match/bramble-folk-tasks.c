/* bramble-folk-tasks.c: what a hero still has to do, as a list to tick off
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-tasks.h"

#include <glib/gi18n-lib.h>
#include <rules/folk-plan.h>
#include <rules/folk-text.h>

#include "bramble-folk-private.h"
#include "bramble-folk-words.h"

static void
clear_task (gpointer data)
{
  BrambleFolkTask *task = data;

  g_free (task->art);
  g_free (task->what);
  g_free (task->name);
  g_free (task->where);
  g_free (task->brief);
}

/* Returns (transfer full) (element-type BrambleFolkTask): none yet. */
GArray *
bramble_folk_tasks_new (void)
{
  GArray *tasks = g_array_new (FALSE, TRUE, sizeof (BrambleFolkTask));

  g_array_set_clear_func (tasks, clear_task);
  return tasks;
}

/* Where something is, in both lengths. */
typedef struct
{
  char *text;
  char *brief;
} Where;

/* Takes all of it. */
static void
add_task (GArray   *tasks,
          char     *art,
          char     *what,
          char     *name,
          Where     where,
          gboolean  done)
{
  BrambleFolkTask task = { art, what, name, where.text, where.brief, done };

  g_array_append_val (tasks, task);
}

/* Where a goal is nearest. */
static Where
find_nearest (const FolkSeat *p,
              guint           goal)
{
  guint from = bramble_folk_where_from (p);
  guint field, steps;

  folk_measure ();
  field = folk_place_of (goal, from);
  steps = folk_board_distance (from, field);
  return (Where) { bramble_folk_where_text (field, steps), bramble_folk_where_brief (field, steps) };
}

/* It is nowhere to be looked for. */
static Where
say (const char *text)
{
  return (Where) { g_strdup (text), g_strdup (text) };
}

/* A tile that is to be handed over, or brought. */
static void
add_tile (GArray          *tasks,
          const FolkSeat  *p,
          guint            tile,
          gboolean         given)
{
  gboolean held = p->tiles[tile] > 0;
  const char *tile_name = folk_tile_name (tile);
  /* Translators: %s is what somebody on the way wants to have */
  char *what = given ? g_strdup_printf (_("Hand over: %s"), tile_name)
                     /* Translators: %s is what must be held at the Castle */
                     : g_strdup_printf (_("Bring: %s"), tile_name);
  /* Translators: %s is what somebody on the way wants to have; short */
  char *name = given ? g_strdup_printf (C_("task", "Give: %s"), tile_name) : g_strdup (tile_name);

  add_task (tasks, g_strconcat ("folktales/tiles/", folk_tile_ids[tile], NULL), what, name,
            held ? say (_("in the satchel")) : find_nearest (p, tile), held);
}

/* Where more of something is, and how many there are. */
static Where
find_more (const FolkSeat *p,
           guint           goal,
           guint           have,
           guint           wanted)
{
  Where nearest = find_nearest (p, goal);
  g_autofree char *text = nearest.text;
  g_autofree char *brief = nearest.brief;

  /* Translators: how many there are of how many, and where more can be found */
  return (Where) { g_strdup_printf (_("%1$u of %2$u; %3$s"), have, wanted, text),
                   /* Translators: the same, very short */
                   g_strdup_printf (C_("task", "%1$u/%2$u; %3$s"), have, wanted, brief) };
}

/* So many tokens that are to be handed over, or brought. */
static void
add_tokens (GArray         *tasks,
            const FolkSeat *p,
            gboolean        gold,
            guint           wanted,
            gboolean        given)
{
  guint have = gold ? p->gold : p->n_biscuits;
  g_autofree char *n = gold ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u Gold Coin", "%u Gold Coins", wanted), wanted)
                            : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u Biscuit", "%u Biscuits", wanted), wanted);
  char *what = given ? g_strdup_printf (_("Hand over: %s"), n) : g_strdup_printf (_("Bring: %s"), n);
  char *name = given ? g_strdup_printf (C_("task", "Give: %s"), n) : g_strdup (n);

  add_task (tasks, g_strdup (gold ? "folktales/tokens/gold" : "folktales/tokens/biscuit"), what, name,
            have >= wanted ? say (_("in the satchel"))
                           : find_more (p, gold ? FOLK_GOAL_GOLD : FOLK_GOAL_FOOD, have, wanted), have >= wanted);
}

/* The quest of a partner, which is theirs to prepare and anybody's of the team to fulfil. */
static void
add_partner_quest (GArray          *tasks,
                   const FolkState *s,
                   guint            seat,
                   guint            partner,
                   const char      *partner_name)
{
  const FolkSeat *other = &s->seats[partner];
  gboolean done = other->done >= s->n_quests;
  const FolkCardInfo *card = &folk_cards[other->quests[done ? s->n_quests - 1u : other->done]];
  const char *who = folk_who_name (card->who);
  gboolean foe = folk_is_foe (card->who);
  /* Translators: a player of the same team, and a Foe such as "the Witch" */
  char *what = foe ? g_strdup_printf (_("Quest of %1$s: face %2$s"), partner_name, who)
                   /* Translators: a player of the same team, and a Friend such as "the Dwarf" */
                   : g_strdup_printf (_("Quest of %1$s: help %2$s"), partner_name, who);
  /* Translators: the same, short */
  char *name = foe ? g_strdup_printf (C_("task", "%1$s: face %2$s"), partner_name, who)
                   /* Translators: the same, short */
                   : g_strdup_printf (C_("task", "%1$s: help %2$s"), partner_name, who);

  add_task (tasks, g_strconcat ("folktales/meet/", folk_adventure_ids[card->who], NULL), what, name,
            done ? say (_("fulfilled")) : find_nearest (&s->seats[seat], FOLK_GOAL_WHO + card->who), done);
}

/* A quest, and before it what is handed over. */
static void
add_quest (GArray          *tasks,
           const FolkState *s,
           guint            seat,
           guint            place)
{
  const FolkSeat *p = &s->seats[seat];
  const FolkCardInfo *card = &folk_cards[p->quests[place]];
  const char *who = folk_who_name (card->who);
  gboolean done = place < p->done;
  gboolean now = place == p->done;
  char *what, *name;

  if (now && card->tile != FOLK_NONE)
    add_tile (tasks, p, card->tile, TRUE);
  if (now && card->gold > 0)
    add_tokens (tasks, p, TRUE, card->gold, TRUE);
  if (now && card->biscuits > 0)
    add_tokens (tasks, p, FALSE, card->biscuits, TRUE);
  if (folk_is_foe (card->who))
    {
      /* Translators: %s is a Foe, such as "the Witch" */
      what = g_strdup_printf (_("Quest: face %s"), who);
      name = g_strdup_printf (C_("task", "Face %s"), who);
    }
  else
    {
      /* Translators: %s is a Friend, such as "the Dwarf" */
      what = g_strdup_printf (_("Quest: help %s"), who);
      name = g_strdup_printf (C_("task", "Help %s"), who);
    }
  add_task (tasks, g_strconcat ("folktales/meet/", folk_adventure_ids[card->who], NULL), what, name,
            done ? say (_("fulfilled")) : find_nearest (p, FOLK_GOAL_WHO + card->who), done);
}

/* Fills an empty list with all that @seat has to do, the Castle last. */
void
bramble_folk_tasks_fill (GArray                *tasks,
                         const BrambleFolkView *view,
                         guint                  seat)
{
  const FolkState *s = &view->s;
  const FolkSeat *p = &s->seats[seat];
  const FolkCardInfo *own = &folk_cards[p->quests[0]];

  for (guint i = 0; i < s->n_quests; i++)
    add_quest (tasks, s, seat, i);
  for (guint i = 0; s->n_quests == 1 && i < G_N_ELEMENTS (own->bring); i++)
    if (own->bring[i] != FOLK_NONE)
      add_tile (tasks, p, own->bring[i], FALSE);
  if (s->n_quests == 1 && own->treasure > 0)
    add_tokens (tasks, p, TRUE, own->treasure, FALSE);
  for (guint other = 0; s->team_size > 1 && other < s->n_seats; other++)
    if (other != seat && folk_team (s, other) == folk_team (s, seat))
      add_partner_quest (tasks, s, seat, other, view->names[other]);
  add_task (tasks, g_strdup ("folktales/fields/castle"), g_strdup (_("Through the gate of the Castle: 8 or more")),
            g_strdup (C_("task", "The gate: 8 or more")), find_nearest (p, FOLK_GOAL_CASTLE),
            s->over == FOLK_OVER_BY_GATE && ((folk_winners (s) >> seat) & 1));
}

/* Returns: (transfer full): all of them, a line each */
char *
bramble_folk_tasks_text (const GArray *tasks)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < tasks->len; i++)
    {
      const BrambleFolkTask *task = &g_array_index (tasks, BrambleFolkTask, i);

      g_string_append (text, i > 0 ? "\n" : "");
      /* Translators: something to be done, and where, or that it is done */
      g_string_append_printf (text, C_("task", "%1$s (%2$s)."), task->what, task->where);
    }
  return g_string_free (text, FALSE);
}

/* Returns how many are done. */
guint
bramble_folk_tasks_done (const GArray *tasks)
{
  guint n = 0;

  for (guint i = 0; i < tasks->len; i++)
    n += g_array_index (tasks, BrambleFolkTask, i).done;
  return n;
}
