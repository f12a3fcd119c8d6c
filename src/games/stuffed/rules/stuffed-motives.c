/* stuffed-motives.c: why a companion does what it does, in one sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the quick policy gives points for (stuffed-playout-act.c), in words: the chance of
 * the dice that it would roll, who is weak, what threatens, where it goes and what for. It
 * is said of an answer before anything is rolled, from what lies open.
 */

#include "stuffed-game.h"

#include <glib/gi18n-lib.h>

#include "stuffed-plan.h"
#include "stuffed-text.h"

/* From this danger on minions, or the page, are near. */
#define NEAR 0.6

/* How likely the dice of a pool are to do: exactly, for the table shows that as well. */
static guint
percent (const StuffedPool *pool)
{
  double sums[6 * STUFFED_MAX_POOL + 1] = { 1 };
  double chance = 0;

  for (guint die = 0; die < pool->dice; die++)
    for (int sum = 6 * (int) die + 6; sum >= 0; sum--)
      {
        double ways = 0;

        for (int face = 1; face <= MIN (6, sum); face++)
          ways += sums[sum - face] / 6;
        sums[sum] = ways;
      }
  for (int sum = MAX (pool->needed, 0); sum <= 6 * (int) pool->dice; sum++)
    chance += sums[sum];
  return (guint) (100 * chance + 0.5);
}

/* Whether purple dice are spared that could have been rolled. */
static gboolean
spares_purple (const StuffedState *s,
               const StuffedPool  *pool)
{
  return pool->purple == 0 && s->drawn[STUFFED_PURPLE] > 0;
}

static char *
say_attack (const StuffedState  *s,
            guint                seat,
            const BrambleOption *o)
{
  StuffedPool pool = stuffed_plan_attack (s, seat, o);
  const char *name = stuffed_minion_name (o->b);

  if (pool.dice == 0)
    return NULL;
  if (stuffed_is_boss (o->b))
    /* Translators: why a companion attacks. %1$s is a boss. */
    return g_strdup_printf (_("It takes dark stuffing from this boss with a chance of about %2$u %%: %1$s."), name, percent (&pool));
  if (stuffed_reaches_weak (s, o->a))
    /* Translators: why a companion attacks. %1$s is a minion. */
    return g_strdup_printf (_("This minion is close to somebody weak, and is defeated with a chance of about %2$u %%: %1$s."), name,
                            percent (&pool));
  if (spares_purple (s, &pool))
    /* Translators: why a companion attacks. %1$s is a minion. */
    return g_strdup_printf (_("It defeats this minion with a chance of about %2$u %% and costs no purple die: %1$s."), name,
                            percent (&pool));

  /* Translators: why a companion attacks. %1$s is a minion. */
  return g_strdup_printf (_("It defeats this minion with a chance of about %2$u %%: %1$s."), name, percent (&pool));
}

/* Of a test that stands open, and of anything else that dice may do or not. */
static char *
say_chance (const StuffedState *s,
            StuffedPool         pool)
{
  if (pool.dice == 0)
    return NULL;
  if (spares_purple (s, &pool))
    return g_strdup_printf (_("It succeeds with a chance of about %u %% and costs no purple die."), percent (&pool));

  return g_strdup_printf (_("It succeeds with a chance of about %u %%."), percent (&pool));
}

static char *
say_stand (const StuffedState  *s,
           guint                seat,
           const BrambleOption *o)
{
  const StuffedStand *stand = stuffed_stand (s, o->a);

  if (!stand->task)
    return say_chance (s, stuffed_plan_test (s, seat, o->a));
  if (stuffed_is_way_out (s, o->a))
    return g_strdup (_("The kind way is often shorter."));
  if (s->totals[o->a] > 0)
    /* Translators: a task that all do together, how much of it is done, and of how much */
    return g_strdup_printf (_("“%1$s” goes on: %2$u of %3$u are done."), stuffed_text (s->story, o->b, stand->label), s->totals[o->a],
                            stuffed_stand_number (s, o->a));

  /* Translators: a task that all do together */
  return g_strdup_printf (_("“%s” has to begin some time, and it never fails."), stuffed_text (s->story, o->b, stand->label));
}

static char *
say_search (const StuffedState *s,
            guint               seat)
{
  StuffedPool pool = stuffed_plan_search (s, seat);

  if (pool.dice == 0)
    return NULL;

  return g_strdup_printf (_("It finds something with a chance of about %u %%."), percent (&pool));
}

/* What stands open on the page, if there is only one: of several nobody knows which one is meant. */
static char *
say_errand_to_stand (const StuffedState *s)
{
  guint found = STUFFED_NONE, n = 0;

  for (guint stand = 0; stand < STUFFED_ALL_STANDS; stand++)
    if (s->stands[stand] == STUFFED_STAND_OPEN && stuffed_stand (s, stand)->near != STUFFED_NONE)
      {
        found = stand;
        n++;
      }
  if (n != 1 || found >= STUFFED_MAX_STANDS)
    return g_strdup (_("Something can be done over there."));

  /* Translators: why a companion goes somewhere; %s is what can be done there */
  return g_strdup_printf (_("There is something to do: “%s”."),
                          stuffed_text (s->story, STUFFED_TOME_STORY, stuffed_stand (s, found)->label));
}

static char *
say_move (const StuffedState *s,
          guint               seat)
{
  StuffedSquares to;

  switch (stuffed_errand_of (s, seat, &to))
    {
    case STUFFED_ERRAND_WAGON:
      return g_strdup (_("The wagon is wanted somewhere else."));
    case STUFFED_ERRAND_FIND:
      return g_strdup (s->n_foes > 0 ? _("There is something that nobody else is nearer to.")
                                     : _("There is something to be found, and no minion is about."));
    case STUFFED_ERRAND_CURE:
      return g_strdup (_("Over there is a cure."));
    case STUFFED_ERRAND_STAND:
      return say_errand_to_stand (s);
    case STUFFED_ERRAND_GATHER:
      return g_strdup (_("All of us have to come together there."));
    case STUFFED_ERRAND_FIGHT:
      return g_strdup (_("These minions do not go away by themselves."));
    case STUFFED_ERRAND_NONE:
      break;
    }

  return NULL;
}

static char *
say_reserve (const StuffedState *s)
{
  if (s->n_foes > 0 && stuffed_danger (s) > NEAR)
    return g_strdup (_("Threat is near: a stored die can defend."));
  if (s->n_foes > 0)
    return g_strdup (_("A stored die can defend."));

  return g_strdup (_("A stored die can be of use later; all others are discarded."));
}

/* Why somebody is given stuffing. */
static char *
say_need (const StuffedState *s,
          guint               seat,
          guint               other,
          const char *const  *names)
{
  if (stuffed_lies (s, other))
    return g_strdup_printf (_("Nobody is left lying: %s rises."), names[other]);
  if (s->seats[other].stuffing <= 2 && other != seat)
    return g_strdup_printf (_("%s is weak and would fall next."), names[other]);
  if (s->seats[other].stuffing <= 2)
    return g_strdup (_("It is good to be further from falling."));

  return g_strdup (_("More stuffing does nobody harm."));
}

static char *
say_send (const StuffedState *s,
          guint               seat,
          guint               other,
          const char *const  *names)
{
  if (s->seats[seat].guard)
    return g_strdup_printf (_("%s is out there and can do more with it."), names[other]);
  if (stuffed_n_stored (s, other) == 0)
    return g_strdup_printf (_("%s has no die to defend with."), names[other]);

  return g_strdup_printf (_("%s can do more with it."), names[other]);
}

static char *
say_cure (const StuffedState  *s,
          guint                seat,
          const BrambleOption *o,
          const char *const   *names)
{
  StuffedPool pool = stuffed_plan_cure (s, seat, o);

  if (pool.dice == 0)
    return NULL;
  if (o->b == seat)
    return g_strdup_printf (_("It cures what hinders with a chance of about %u %%."), percent (&pool));

  return g_strdup_printf (_("It cures %1$s with a chance of about %2$u %%."), names[o->b], percent (&pool));
}

static char *
say_ability (const StuffedState  *s,
             guint                seat,
             const BrambleOption *o,
             const char *const   *names)
{
  switch ((guint) o->a)
    {
    case STUFFED_WARM_WOOL:
      return say_need (s, seat, o->b, names);
    case STUFFED_LULLABY:
      return g_strdup_printf (_("It cures %s at once."), names[o->b]);
    case STUFFED_SQUEAK:
      return g_strdup (_("Threat is near, and with fewer dice on the track it is further off."));
    case STUFFED_I_REMEMBER:
      return g_strdup (_("One more die can do one more thing."));
    default: /* no sentence is truer than its text */
      return NULL;
    }
}

static char *
say_item (const StuffedState  *s,
          guint                seat,
          const BrambleOption *o,
          const char *const   *names)
{
  switch ((guint) stuffed_items[o->a].effect)
    {
    case STUFFED_EFFECT_MEND:
    case STUFFED_EFFECT_COMFORT:
      return say_need (s, seat, o->b, names);
    case STUFFED_EFFECT_WARM:
      return say_need (s, seat, seat, names);
    case STUFFED_EFFECT_CALM:
      return g_strdup (_("Threat is near, and with fewer dice on the track it is further off."));
    case STUFFED_EFFECT_EACH_STUFFING:
      return g_strdup (_("All who stand gain stuffing at once."));
    case STUFFED_EFFECT_EACH_CURED:
      return g_strdup (_("All who stand are cured at once."));
    default: /* no sentence is truer than its text */
      return NULL;
    }
}

static char *
say_done (const StuffedState *s)
{
  for (guint colour = 0; colour <= STUFFED_PURPLE; colour++)
    if (s->drawn[colour] > 0)
      return g_strdup (_("Nothing that is left to do is worth a die."));

  return NULL;
}

static char *
say_act (const StuffedState  *s,
         guint                seat,
         const BrambleOption *o,
         const char *const   *names)
{
  switch ((guint) o->kind)
    {
    case STUFFED_OPT_DONE:
      return say_done (s);
    case STUFFED_OPT_MOVE:
      return say_move (s, seat);
    case STUFFED_OPT_RESERVE:
      return say_reserve (s);
    case STUFFED_OPT_SEND:
      return say_send (s, seat, o->a, names);
    case STUFFED_OPT_GIVE:
    case STUFFED_OPT_GIVE_FREE:
      return say_need (s, seat, o->a, names);
    case STUFFED_OPT_STAND:
      return say_stand (s, seat, o);
    case STUFFED_OPT_CURE:
      return say_cure (s, seat, o, names);
    case STUFFED_OPT_MELEE:
    case STUFFED_OPT_RANGED:
      return say_attack (s, seat, o);
    case STUFFED_OPT_SEARCH:
      return say_search (s, seat);
    case STUFFED_OPT_BUY:
      return o->b == STUFFED_NONE ? g_strdup (_("Buttons are good for nothing else.")) : NULL;
    case STUFFED_OPT_USE:
      return say_ability (s, seat, o, names);
    case STUFFED_OPT_USE_ITEM:
      return say_item (s, seat, o, names);
    default: /* no actions */
      return NULL;
    }
}

/* By the tag only: nobody knows more of it. */
static char *
say_choice (const StuffedState  *s,
            const StuffedFrame  *f,
            const BrambleOption *o)
{
  guint first;

  if (o->kind == STUFFED_OPT_WALK_AWAY)
    return g_strdup (_("Who walks away loses nothing."));
  first = f->proc == STUFFED_PROC_LOST ? stuffed_losts[f->n].option : stuffed_statement (s, f)->to;
  switch ((StuffedTag) stuffed_tome (s, o->b)->options[first + o->a].tag)
    {
    case STUFFED_TAG_KIND:
      return g_strdup (_("The kind way is often shorter."));
    case STUFFED_TAG_BRAVE:
      return g_strdup (_("Who dares may find something, or be hurt."));
    case STUFFED_TAG_SLY:
      return g_strdup (_("It will bring something, and leave something behind."));
    case STUFFED_TAG_PLAIN:
      return g_strdup (_("It will hardly do any harm."));
    case STUFFED_N_TAGS:
      break;
    }

  g_assert_not_reached ();
}

/* What becomes of an item that was drawn. */
static char *
say_find (const StuffedState  *s,
          const StuffedFrame  *f,
          const BrambleOption *o,
          const char *const   *names)
{
  guint slot = stuffed_items[f->what].slot;
  guint who = o->kind == STUFFED_OPT_HAND ? o->a : f->seat;

  if (o->kind == STUFFED_OPT_DISCARD)
    return g_strdup (_("What we have is better."));
  if (slot == STUFFED_PARTY)
    return g_strdup (_("It is good for all of us."));
  if (stuffed_is_weapon (f->what) && !stuffed_has_melee (s, who) && stuffed_range (s, who) == 0)
    return who == f->seat ? g_strdup (_("A weapon was missing.")) : g_strdup_printf (_("%s has no weapon."), names[who]);
  if (s->seats[who].slots[slot] == STUFFED_NONE)
    return who == f->seat ? g_strdup (_("There is room for it.")) : g_strdup_printf (_("%s has room for it."), names[who]);

  return NULL;
}

static char *
say_hit (const StuffedState  *s,
         const StuffedFrame  *f,
         const BrambleOption *o,
         const char *const   *names)
{
  if (o->kind == STUFFED_OPT_NONE)
    return NULL;
  if (s->seats[f->seat].stuffing <= f->n)
    return g_strdup_printf (_("Otherwise %s would fall."), names[f->seat]);

  return g_strdup_printf (_("It spares %s stuffing."), names[f->seat]);
}

/**
 * stuffed_motive:
 * @view: what may be known
 *
 * Returns: (transfer full) (nullable): why one would answer @option
 */
char *
stuffed_motive (gconstpointer      view,
                const BrambleAsk  *ask,
                guint              option,
                const char *const *names)
{
  const StuffedState *s = view;
  const StuffedFrame *f = &s->stack[s->depth - 1];
  const BrambleOption *o = &ask->options[option];

  switch ((guint) ask->kind)
    {
    case STUFFED_ASK_ACT:
      return say_act (s, ask->seat, o, names);
    case STUFFED_ASK_CHOOSE:
      return say_choice (s, f, o);
    case STUFFED_ASK_ITEM:
      return say_find (s, f, o, names);
    case STUFFED_ASK_HIT:
      return say_hit (s, f, o, names);
    case STUFFED_ASK_SLEEP:
      return o->kind == STUFFED_OPT_NONE ? NULL : g_strdup (_("The child shall sleep on."));
    case STUFFED_ASK_WAGON:
      return o->kind == STUFFED_OPT_YES && stuffed_squares_any (stuffed_token_goal (s, STUFFED_TOKEN_WAGON))
             ? g_strdup (_("The wagon is wanted somewhere else.")) : NULL;
    default: /* only how something is done that was begun with a reason */
      return NULL;
    }
}
