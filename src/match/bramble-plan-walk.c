/* bramble-plan-walk.c: what may be planned
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-plan-private.h"

#include <string.h>

/* How many ways to answer what is missing are tried: enough to know all that
 * may be planned, and not too many where plans are long. */
#define MAX_WAYS 512

/* How the rules were asked so far. */
typedef struct
{
  gboolean certain; /* all questions were answered */
  guint depth;      /* how many there were */
  guint used;       /* the picks that answered them, a bit each */
  guint8 n_asks[G_MAXUINT8 + 1];
} Way;

static const BrambleGame *
game (BramblePlan *self)
{
  return bramble_match_get_game (self->match);
}

/* Returns (nullable): the choice of this very thing. */
BramblePlanChoice *
bramble_plan_find_thing (BramblePlan  *self,
                         BrambleThing  thing)
{
  for (guint i = 0; i < self->choices->len; i++)
    {
      BramblePlanChoice *choice = g_ptr_array_index (self->choices, i);

      if (bramble_thing_equal (choice->thing, thing))
        return choice;
    }

  return NULL;
}

/* What is answered with words only, such as "No Fable", is what happens when
 * nothing is picked. */
static void
add_choices (BramblePlan       *self,
             gconstpointer      state,
             const BrambleAsk  *ask,
             const char *const *names)
{
  for (guint i = 0; i < ask->n_options; i++)
    {
      BramblePlanChoice *choice;
      BrambleSpot spot;

      bramble_table_locate (self->table, state, ask, i, &spot);
      if (spot.thing.kind == NULL || bramble_plan_find_thing (self, spot.thing))
        continue;
      choice = g_new0 (BramblePlanChoice, 1);
      choice->thing = spot.thing;
      if (bramble_thing_equal (spot.carried, spot.thing))
        choice->place = spot.to;
      choice->text = game (self)->option_text (state, ask, i, names);
      choice->ask = ask->kind;
      choice->option = ask->options[i];
      g_ptr_array_add (self->choices, choice);
    }
}

/* What of the picks answers @ask, or the only answer, or to decline. */
static int
find_answer (BramblePlan      *self,
             gconstpointer     state,
             const BrambleAsk *ask,
             guint            *used)
{
  for (guint i = 0; i < self->n_picks; i++)
    {
      int option = (*used >> i) & 1 ? -1 : bramble_ask_find (ask, &self->picks[i]);

      if (option >= 0 && self->kinds[i] == ask->kind)
        {
          *used |= 1u << i;
          return option;
        }
    }
  if (ask->n_options == 1)
    return 0;
  for (guint i = 0; i < ask->n_options; i++)
    {
      BrambleSpot spot;

      bramble_table_locate (self->table, state, ask, i, &spot);
      if (spot.thing.kind == NULL)
        return (int) i;
    }

  return -1;
}

static void
mark_chosen (BramblePlan      *self,
             gconstpointer     state,
             const BrambleAsk *ask,
             guint             option)
{
  BramblePlanChoice *choice;
  BrambleSpot spot;

  bramble_table_locate (self->table, state, ask, option, &spot);
  choice = bramble_plan_find_thing (self, spot.thing);
  if (choice == NULL)
    return;
  choice->chosen = TRUE;
  choice->fixed = ask->n_options == 1;
}

static void
add_question (BramblePlan *self,
              const char  *question)
{
  if (strstr (self->question->str, question) == NULL)
    g_string_append_printf (self->question, "%s%s", self->question->len > 0 ? " " : "", question);
}

/* Answers one question after the other. Returns which picks were used on any
 * way, a bit each. */
static guint
walk (BramblePlan       *self,
      gconstpointer      from,
      Way                way,
      const char *const *names)
{
  gsize size = game (self)->state_size;
  g_autofree guint8 *state = NULL;
  g_autofree char *question = NULL;
  BrambleAsk ask;
  guint used;
  int option;

  if (!bramble_table_is_planning (self->table, from, self->seat, &ask) || way.depth++ >= BRAMBLE_PLAN_MAX_PICKS)
    return way.used;

  state = g_memdup2 (from, size);
  add_choices (self, state, &ask, names);
  way.n_asks[ask.kind]++;
  self->n_asks[ask.kind] = MAX (self->n_asks[ask.kind], way.n_asks[ask.kind]);
  if (ask.n_options > 1)
    self->forced = FALSE;
  question = game (self)->ask_text (state, &ask, names);
  add_question (self, question);

  option = find_answer (self, state, &ask, &way.used);
  if (option >= 0)
    {
      mark_chosen (self, state, &ask, (guint) option);
      if (way.certain)
        self->answers[self->n_answers++] = ask.options[option];
      game (self)->answer (state, &ask, (guint) option, NULL);
      return walk (self, state, way, names);
    }

  self->ready = FALSE;
  used = way.used;
  way.certain = FALSE;
  if (self->missing == NULL)
    self->missing = g_steal_pointer (&question);
  for (guint i = 0; i < ask.n_options && self->n_ways++ < MAX_WAYS; i++)
    {
      g_autofree guint8 *then = g_memdup2 (state, size);
      BrambleAsk asked = ask;

      game (self)->answer (then, &asked, i, NULL);
      used |= walk (self, then, way, names);
    }
  return used;
}

void
bramble_plan_remove_pick (BramblePlan *self,
                          guint        at)
{
  self->n_picks--;
  memmove (&self->picks[at], &self->picks[at + 1], (self->n_picks - at) * sizeof self->picks[0]);
  memmove (&self->kinds[at], &self->kinds[at + 1], (self->n_picks - at) * sizeof self->kinds[0]);
}

/* Finds out anew what may be planned. Picks that fit no longer drop out. */
void
bramble_plan_look (BramblePlan *self)
{
  const char *names[BRAMBLE_MAX_SEATS] = { NULL };
  guint used;

  g_ptr_array_set_size (self->choices, 0);
  g_string_truncate (self->question, 0);
  g_clear_pointer (&self->missing, g_free);
  memset (self->n_asks, 0, sizeof self->n_asks);
  self->n_answers = 0;
  self->n_ways = 0;
  self->ready = self->forced = self->active;
  if (!self->active)
    {
      self->n_picks = 0;
      return;
    }

  for (guint i = 0; i < game (self)->n_seats (self->base); i++)
    names[i] = bramble_seat_get_name (bramble_match_get_seat (self->match, i));
  used = walk (self, self->base, (Way) { .certain = TRUE }, names);
  for (guint i = self->n_picks; i-- > 0;)
    if (((used >> i) & 1) == 0)
      bramble_plan_remove_pick (self, i);
}
