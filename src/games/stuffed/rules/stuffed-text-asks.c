/* stuffed-text-asks.c: questions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-text.h"

#include <glib/gi18n-lib.h>

/* Questions that are always the same. */
static const char *const questions[STUFFED_N_ASKS] = {
  [STUFFED_ASK_NOTHING] = N_("The story is over."),
  [STUFFED_ASK_PLACE] = N_("Where will you begin this page?"),
  [STUFFED_ASK_WHITE] = N_("How many white dice will you roll together to find stuffing?"),
  [STUFFED_ASK_ACT] = N_("What will you do?"),
  [STUFFED_ASK_AGAIN] = N_("Which die?"),
  [STUFFED_ASK_WAGON] = N_("Will you take the wagon along?"),
  [STUFFED_ASK_ENTER] = N_("Will you look once more at what is here?"),
  [STUFFED_ASK_MAKE_ROOM] = N_("Which of the stored dice goes?"),
  [STUFFED_ASK_SLEEP] = N_("A sleep card is due. Will you keep it from being revealed?"),
  [STUFFED_ASK_KEEP] = N_("Which of the two items will you keep?"),
  [STUFFED_ASK_CURE] = N_("Which bad status shall be cured?"),
  [STUFFED_ASK_DROP] = N_("Which item will you lose?"),
  [STUFFED_ASK_DIE] = N_("With which die will you pay?"),
  [STUFFED_ASK_HEAVE] = N_("Where shall it land?"),
  [STUFFED_ASK_SQUEAK] = N_("How many dice shall leave the threat track?"),
  [STUFFED_ASK_TAKE] = N_("Which die will you take back?"),
};

/* Which die is put into a pool: the first, and each further one. White dice are asked for by their
 * number, and a defence by whether there is one. */
static const char *const pools[STUFFED_N_ROLLS][2] = {
  [STUFFED_ROLL_MOVE] = { N_("Which die will you roll to move?"), N_("Another die to move, or roll?") },
  [STUFFED_ROLL_TEST] = { N_("Which die will you roll to pass the test?"), N_("Another die to pass the test, or roll?") },
  [STUFFED_ROLL_TASK] = { N_("Which die will you roll to help with the task?"), N_("Another die to help with the task, or roll?") },
  [STUFFED_ROLL_MELEE] = { N_("Which die will you roll to strike?"), N_("Another die to strike, or roll?") },
  [STUFFED_ROLL_RANGED] = { N_("Which die will you roll to shoot?"), N_("Another die to shoot, or roll?") },
  [STUFFED_ROLL_SEARCH] = { N_("Which die will you roll to search?"), N_("Another die to search, or roll?") },
};

static char *
pool_text (const StuffedState *s)
{
  return g_strdup (g_dgettext (GETTEXT_PACKAGE, pools[s->roll.kind][s->roll.own + s->roll.purple > 0]));
}

static char *
roll_text (const StuffedState *s,
           gboolean            change)
{
  if (change)
    return g_strdup_printf (_("You have rolled %u. Will you change something?"), stuffed_total (s));

  return g_strdup_printf (_("You have %u. Will you add something?"), stuffed_total (s));
}

static char *
hit_text (const StuffedFrame *f,
          guint               seat,
          const char *const  *names)
{
  if (f->seat == seat)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "You are hit for %u damage. What will you do?",
                                         "You are hit for %u damage. What will you do?", f->n), f->n);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s is hit for %2$u damage. What will you do?",
                                       "%1$s is hit for %2$u damage. What will you do?", f->n), names[f->seat], f->n);
}

static char *
defend_text (const StuffedState *s,
             const StuffedFrame *f)
{
  guint n = stuffed_damage_costs (s, f->seat, f->n);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "You would lose %u stuffing. Will you defend yourself?",
                                       "You would lose %u stuffing. Will you defend yourself?", n), n);
}

static char *
choose_text (const StuffedState *s,
             const StuffedFrame *f)
{
  if (f->proc == STUFFED_PROC_LOST)
    return g_strdup_printf (_("%1$s: %2$s What will you do?"), stuffed_lost_name (f->n),
                            stuffed_text (s->story, STUFFED_TOME_LOST, stuffed_losts[f->n].text));

  return g_strdup (_("What will you choose?"));
}

static char *
who_text (const StuffedState *s,
          const StuffedFrame *f)
{
  if (f->proc == STUFFED_PROC_READ)
    return g_strdup (_("Who shall it be?"));
  if (f->step == STUFFED_STEP_QUARRY)
    return g_strdup_printf (_("Which stuffy does this minion, %s, go for?"), stuffed_minion_name (s->foes[f->other].kind));

  return g_strdup_printf (_("Which stuffy does this minion, %s, attack?"), stuffed_minion_name (s->foes[f->other].kind));
}

static char *
arrive_text (const StuffedState *s)
{
  return g_strdup_printf (_("Where does this minion, %s, begin?"), stuffed_minion_name (s->foes[stuffed_foe_at (s, STUFFED_NONE)].kind));
}

/* Returns: (transfer full): the question, for who is asked */
char *
stuffed_ask_text (gconstpointer      state,
                  const BrambleAsk  *ask,
                  const char *const *names)
{
  const StuffedState *s = state;
  const StuffedFrame *f = s->depth > 0 ? &s->stack[s->depth - 1] : NULL;

  switch ((StuffedAskKind) ask->kind)
    {
    case STUFFED_ASK_NOTHING:
    case STUFFED_ASK_PLACE:
    case STUFFED_ASK_WHITE:
    case STUFFED_ASK_ACT:
    case STUFFED_ASK_AGAIN:
    case STUFFED_ASK_WAGON:
    case STUFFED_ASK_ENTER:
    case STUFFED_ASK_MAKE_ROOM:
    case STUFFED_ASK_SLEEP:
    case STUFFED_ASK_KEEP:
    case STUFFED_ASK_CURE:
    case STUFFED_ASK_DROP:
    case STUFFED_ASK_DIE:
    case STUFFED_ASK_HEAVE:
    case STUFFED_ASK_SQUEAK:
    case STUFFED_ASK_TAKE:
      return g_strdup (g_dgettext (GETTEXT_PACKAGE, questions[ask->kind]));
    case STUFFED_ASK_POOL:
      return pool_text (s);
    case STUFFED_ASK_CHANGE:
      return roll_text (s, TRUE);
    case STUFFED_ASK_ADD:
      return roll_text (s, FALSE);
    case STUFFED_ASK_WALK:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "You can go %u space. Where to?", "You can go %u spaces. Where to?",
                                           stuffed_move_total (s, f->seat, s->roll.total)),
                              stuffed_move_total (s, f->seat, s->roll.total));
    case STUFFED_ASK_HIT:
      return hit_text (f, ask->seat, names);
    case STUFFED_ASK_DEFEND:
      return defend_text (s, f);
    case STUFFED_ASK_MINION:
      return g_strdup_printf (_("%1$s has rolled %2$u. Will you pin it down?"), stuffed_minion_name (s->foes[f->other].kind), f->die);
    case STUFFED_ASK_WHO:
      return who_text (s, f);
    case STUFFED_ASK_POCKETS:
      return g_strdup_printf (_("You have found this: %s. Will you draw another one?"), stuffed_item_name (f->what));
    case STUFFED_ASK_TALE:
      return g_strdup_printf (_("%1$s meets somebody lost: %2$s. Will you tell a tall tale, so that another comes?"), names[f->seat], stuffed_lost_name (f->n));
    case STUFFED_ASK_ITEM:
      return g_strdup_printf (_("You have got this: %s. What becomes of it?"), stuffed_item_name (f->what));
    case STUFFED_ASK_CHOOSE:
      return choose_text (s, f);
    case STUFFED_ASK_ARRIVE:
      return arrive_text (s);
    case STUFFED_N_ASKS:
      break;
    }

  g_assert_not_reached ();
}
