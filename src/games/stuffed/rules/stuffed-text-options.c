/* stuffed-text-options.c: what can be answered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-text.h"

#include <glib/gi18n-lib.h>

/* Answers that are always the same. */
static const char *const answers[STUFFED_N_OPTS] = {
  [STUFFED_OPT_NONE] = N_("Nothing"),
  [STUFFED_OPT_YES] = N_("Yes"),
  [STUFFED_OPT_NO] = N_("No"),
  [STUFFED_OPT_DONE] = N_("End the actions"),
  [STUFFED_OPT_ROLL] = N_("Roll"),
  [STUFFED_OPT_STAY] = N_("Stay"),
  [STUFFED_OPT_BOTH] = N_("Both stored dice"),
  [STUFFED_OPT_WALK_AWAY] = N_("Walk away"),
  [STUFFED_OPT_WEAR] = N_("Keep it"),
  [STUFFED_OPT_DISCARD] = N_("Leave it"),
  [STUFFED_OPT_MOVE] = N_("Move"),
  [STUFFED_OPT_SEARCH] = N_("Search"),
};

/* Questions that are answered by "no": nobody says "nothing" to them. */
static const gboolean asks_whether[STUFFED_N_ASKS] = {
  [STUFFED_ASK_CHANGE] = TRUE,
  [STUFFED_ASK_ADD] = TRUE,
  [STUFFED_ASK_DEFEND] = TRUE,
  [STUFFED_ASK_MINION] = TRUE,
  [STUFFED_ASK_SLEEP] = TRUE,
  [STUFFED_ASK_POCKETS] = TRUE,
  [STUFFED_ASK_TALE] = TRUE,
};

/* A square is called by its column and row, from 1. */
static char *
square_text (const StuffedState *s,
             guint               square)
{
  guint columns = stuffed_page (s)->map.columns;

  return g_strdup_printf (_("Column %1$u, row %2$u"), square % columns + 1, square / columns + 1);
}

static char *
nth_text (const StuffedState *s,
          guint               nth)
{
  const StuffedRoll *roll = &s->roll;
  guint colour = nth < STUFFED_DICE_OF_A_COLOUR ? roll->colour : roll->beside;

  /* Translators: the how-many-th die of a roll, what die it is, and its number */
  return g_strdup_printf (_("%1$u. %2$s that shows %3$u"), nth + 1, stuffed_die_name (colour), roll->faces[nth]);
}

static char *
number_text (const BrambleAsk *ask,
             guint             n)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u die", "%u dice", n), n);
}

static char *
option_text (const StuffedState  *s,
             const BrambleOption *o)
{
  const StuffedFrame *f = &s->stack[s->depth - 1];
  guint first = f->proc == STUFFED_PROC_LOST ? stuffed_losts[f->n].option : stuffed_statement (s, f)->to;

  return g_strdup (stuffed_text (s->story, o->b, stuffed_tome (s, o->b)->options[first + o->a].label));
}

static char *
stand_text (const StuffedState  *s,
            const BrambleOption *o)
{
  const StuffedStand *stand = stuffed_stand (s, o->a);
  const char *label = stuffed_text (s->story, o->b, stand->label);

  if (stand->task)
    return g_strdup_printf (_("%1$s (together, %2$s, %3$u of %4$u so far)"), label, stuffed_colour_name (stand->colour), s->totals[o->a],
                            stuffed_stand_number (s, o->a));

  return g_strdup_printf (_("%1$s (%2$s, %3$u)"), label, stuffed_colour_name (stand->colour), stuffed_stand_number (s, o->a));
}

static char *
cure_text (const StuffedState  *s,
           const BrambleAsk    *ask,
           const BrambleOption *o,
           const char *const   *names)
{
  guint number = stuffed_test_number (s, stuffed_statuses[o->a].number);

  if (o->b == ask->seat)
    return g_strdup_printf (_("Get rid of this: %1$s (%2$s, %3$u)"), stuffed_status_name (o->a), stuffed_colour_name (o->c), number);

  return g_strdup_printf (_("Help %1$s get rid of this: %2$s (%3$s, %4$u)"), names[o->b], stuffed_status_name (o->a),
                          stuffed_colour_name (o->c), number);
}

static char *
buy_text (const BrambleOption *o)
{
  if (o->b == STUFFED_NONE)
    return g_strdup_printf (_("Buy this for a button: %s"), stuffed_item_name (o->a));

  return g_strdup_printf (_("Buy this: %1$s. Give this for it: %2$s"), stuffed_item_name (o->a), stuffed_item_name (o->b));
}

static char *
use_text (const BrambleOption *o,
          const char *const   *names)
{
  const char *name = stuffed_ability_name (o->a);

  switch ((guint) o->a)
    {
    case STUFFED_HEAVE:
      return g_strdup_printf (_("%1$s: %2$s, number %3$u"), name, stuffed_minion_name (o->c), o->b + 1u);
    case STUFFED_WARM_WOOL:
      return g_strdup_printf (_("%1$s for %2$s"), name, names[o->b]);
    case STUFFED_LULLABY:
      return g_strdup_printf (_("%1$s for %2$s: %3$s"), name, names[o->b], stuffed_status_name (o->c));
    default: /* on nobody in particular */
      return g_strdup (name);
    }
}

static char *
minion_text (const BrambleOption *o)
{
  guint defence = stuffed_minions[o->b].defence;

  if (o->kind == STUFFED_OPT_MELEE)
    return g_strdup_printf (_("Strike: %1$s, number %2$u (red, %3$u or more)"), stuffed_minion_name (o->b), o->a + 1u, defence);

  return g_strdup_printf (_("Shoot at: %1$s, number %2$u (green, %3$u or more)"), stuffed_minion_name (o->b), o->a + 1u, defence);
}

/* Who takes an item gives up what lies in its place, and should know that before. */
static char *
item_text (const StuffedState  *s,
           const BrambleAsk    *ask,
           const BrambleOption *o,
           const char *const   *names)
{
  guint seat = o->kind == STUFFED_OPT_HAND ? o->a : ask->seat;
  guint old = stuffed_gives_up (s, seat, s->stack[s->depth - 1].what);

  if (o->kind == STUFFED_OPT_HAND && old != STUFFED_NONE)
    /* Translators: a player, and an item */
    return g_strdup_printf (_("Hand it to %1$s, who gives this up: %2$s"), names[seat], stuffed_item_name (old));
  if (o->kind == STUFFED_OPT_HAND)
    return g_strdup_printf (_("Hand it to %s"), names[seat]);
  if (old != STUFFED_NONE)
    /* Translators: %s is another item */
    return g_strdup_printf (_("Keep it and give this up: %s"), stuffed_item_name (old));

  return g_strdup (g_dgettext (GETTEXT_PACKAGE, answers[o->kind]));
}

/* Returns: (transfer full): an answer, for who is asked */
char *
stuffed_option_text (gconstpointer      state,
                     const BrambleAsk  *ask,
                     guint              option,
                     const char *const *names)
{
  const StuffedState *s = state;
  const BrambleOption *o = &ask->options[option];

  switch ((StuffedOpt) o->kind)
    {
    case STUFFED_OPT_NONE:
      return g_strdup (g_dgettext (GETTEXT_PACKAGE, answers[asks_whether[ask->kind] ? STUFFED_OPT_NO : STUFFED_OPT_NONE]));
    case STUFFED_OPT_YES:
    case STUFFED_OPT_NO:
    case STUFFED_OPT_DONE:
    case STUFFED_OPT_ROLL:
    case STUFFED_OPT_STAY:
    case STUFFED_OPT_BOTH:
    case STUFFED_OPT_WALK_AWAY:
    case STUFFED_OPT_DISCARD:
    case STUFFED_OPT_MOVE:
    case STUFFED_OPT_SEARCH:
      return g_strdup (g_dgettext (GETTEXT_PACKAGE, answers[o->kind]));
    case STUFFED_OPT_SQUARE:
      return square_text (s, o->a);
    case STUFFED_OPT_NUMBER:
      return number_text (ask, o->a);
    case STUFFED_OPT_DIE:
      return g_strdup (stuffed_die_name (o->a));
    case STUFFED_OPT_STORED:
      return g_strdup_printf (_("%s that is stored"), stuffed_die_name (o->a));
    case STUFFED_OPT_NTH:
      return nth_text (s, o->a);
    case STUFFED_OPT_SEAT:
      return g_strdup (names[o->a]);
    case STUFFED_OPT_STATUS:
      return g_strdup (stuffed_status_name (o->a));
    case STUFFED_OPT_ITEM:
      return g_strdup (stuffed_item_name (o->a));
    case STUFFED_OPT_OPTION:
      return option_text (s, o);
    case STUFFED_OPT_WEAR:
    case STUFFED_OPT_HAND:
      return item_text (s, ask, o, names);
    case STUFFED_OPT_RESERVE:
      return g_strdup_printf (_("Store: %s"), stuffed_die_name (o->a));
    case STUFFED_OPT_SEND:
      /* What is sent from a guard does not lie on the card if there is no room. */
      if (stuffed_n_stored (s, o->a) == stuffed_room (s, o->a) && !s->seats[ask->seat].guard)
        return g_strdup_printf (_("Encourage %s with a die in place of a stored one"), names[o->a]);
      return g_strdup_printf (_("Encourage %s with a die"), names[o->a]);
    case STUFFED_OPT_GIVE:
      return g_strdup_printf (_("Encourage %s with stuffing, for a die"), names[o->a]);
    case STUFFED_OPT_GIVE_FREE:
      return g_strdup_printf (_("Stuffing to %s (Ball of Wool)"), names[o->a]);
    case STUFFED_OPT_STAND:
      return stand_text (s, o);
    case STUFFED_OPT_CURE:
      return cure_text (s, ask, o, names);
    case STUFFED_OPT_MELEE:
    case STUFFED_OPT_RANGED:
      return minion_text (o);
    case STUFFED_OPT_BUY:
      return buy_text (o);
    case STUFFED_OPT_USE:
      return use_text (o, names);
    case STUFFED_OPT_USE_ITEM:
      if (ask->kind == STUFFED_ASK_ACT && o->b != STUFFED_NONE)
        return g_strdup_printf (_("Use this for %1$s: %2$s"), names[o->b], stuffed_item_name (o->a));
      return g_strdup_printf (_("Use this: %s"), stuffed_item_name (o->a));
    case STUFFED_OPT_SPEND:
      return g_strdup_printf (_("Use up this: %s"), stuffed_status_name (o->a));
    case STUFFED_N_OPTS:
      break;
    }

  g_assert_not_reached ();
}
