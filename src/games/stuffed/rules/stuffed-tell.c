/* stuffed-tell.c: what happened, in sentences for the log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-text.h"

#include <glib/gi18n-lib.h>

/* What one event tells. */
typedef struct
{
  const BrambleEvent *e;
  const char *who;   /* the seat's name, or "" */
  const char *other; /* the other's */
} Telling;

static char *
tell_count (const Telling *t)
{
  int n = t->e->n;

  switch ((guint) t->e->kind)
    {
    case STUFFED_EVENT_STUFFING_CHANGED:
      if (n > 0)
        return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s gains %2$d stuffing.",
                                             "%1$s gains %2$d stuffing.", (gulong) ABS (n)), t->who, n);
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s loses %2$d stuffing.",
                                           "%1$s loses %2$d stuffing.", (gulong) ABS (n)), t->who, -n);
    case STUFFED_EVENT_HEARTS_CHANGED:
      if (n > 0)
        return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s gains a heart.",
                                             "%1$s gains %2$d hearts.", (gulong) ABS (n)), t->who, n);
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s gives a heart.",
                                           "%1$s gives %2$d hearts.", (gulong) ABS (n)), t->who, -n);
    default: /* buttons */
      if (n > 0)
        return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s gains a button.",
                                             "%1$s gains %2$d buttons.", (gulong) ABS (n)), t->who, n);
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s gives a button.",
                                           "%1$s gives %2$d buttons.", (gulong) ABS (n)), t->who, -n);
    }
}

/* Only what people would say about dice; a pool is told when it is rolled. */
static char *
tell_dice (const Telling *t)
{
  const BrambleEvent *e = t->e;

  if (e->c == STUFFED_DICE_STORED)
    return g_strdup_printf (_("A die is stored with %1$s: %2$s."), t->who, stuffed_colour_name (e->a));
  if (e->c == STUFFED_DICE_SENT)
    return g_strdup_printf (_("A die waits for the next turn of %1$s: %2$s."), t->who, stuffed_colour_name (e->a));
  if (e->c == STUFFED_DICE_TRACK)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "A black die goes to the threat track.",
                                         "%d black dice go to the threat track.", (gulong) ABS (e->n)), e->n);
  if (e->b == STUFFED_DICE_TRACK)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "A die leaves the threat track.",
                                         "%d dice leave the threat track.", (gulong) ABS (e->n)), e->n);
  if (e->b == STUFFED_DICE_STORED)
    return g_strdup_printf (_("%1$s uses a stored die: %2$s."), t->who, stuffed_colour_name (e->a));

  return NULL;
}

static char *
tell_item (const Telling *t)
{
  const char *item = stuffed_item_name (t->e->a);

  switch ((guint) t->e->kind)
    {
    case STUFFED_EVENT_ITEM_DRAWN:
      return g_strdup_printf (_("%1$s finds this: %2$s."), t->who, item);
    case STUFFED_EVENT_ITEM_WORN:
      return g_strdup_printf (_("%1$s takes this along: %2$s."), t->who, item);
    case STUFFED_EVENT_ITEM_GONE:
      return g_strdup_printf (_("%1$s gives this up: %2$s."), t->who, item);
    case STUFFED_EVENT_ITEM_LEFT:
      return g_strdup_printf (_("%1$s leaves this behind: %2$s."), t->who, item);
    case STUFFED_EVENT_WARE_LAID:
      return g_strdup_printf (_("The vendor offers this: %s."), item);
    default: /* sold */
      return g_strdup_printf (_("%1$s buys this: %2$s."), t->who, item);
    }
}

static char *
tell_lost (const Telling *t)
{
  const char *card = stuffed_lost_name (t->e->a);

  if (t->e->kind == STUFFED_EVENT_LOST_DRAWN)
    return g_strdup_printf (_("%1$s meets somebody lost: %2$s."), t->who, card);
  if (t->e->kind == STUFFED_EVENT_WALKED_AWAY)
    return g_strdup_printf (_("%1$s walks away from somebody lost: %2$s."), t->who, card);

  return NULL;
}

static char *
tell_token (const Telling *t)
{
  gboolean put = t->e->kind == STUFFED_EVENT_TOKEN_PUT;

  switch ((StuffedToken) t->e->a)
    {
    case STUFFED_TOKEN_OBJECTIVE:
      return g_strdup (put ? _("Something to find lies on the map.") : _("It is found, and taken off the map."));
    case STUFFED_TOKEN_LOST:
      return put ? g_strdup (_("Somebody lost is on the map.")) : NULL;
    case STUFFED_TOKEN_DOOR:
      return g_strdup (put ? _("A door shuts.") : _("The door opens."));
    case STUFFED_TOKEN_WAGON:
      return g_strdup (put ? _("The wagon has come here.") : _("The wagon is gone."));
    case STUFFED_TOKEN_TRAIN:
      return g_strdup (put ? _("The train has come here.") : _("The train is gone."));
    case STUFFED_N_TOKENS:
      break;
    }

  g_assert_not_reached ();
}

static char *
tell_minion (const Telling *t)
{
  const BrambleEvent *e = t->e;
  const char *name = stuffed_minion_name (e->a);

  switch ((guint) e->kind)
    {
    case STUFFED_EVENT_MINION_CAME:
      if (e->n > 0)
        return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "A boss comes, with %2$d dark stuffing: %1$s.",
                                             "A boss comes, with %2$d dark stuffing: %1$s.", (gulong) ABS (e->n)),
                                name, e->n);
      return g_strdup_printf (_("A minion comes: %s."), name);
    case STUFFED_EVENT_MINION_ROLLED:
      return g_strdup_printf (_("%1$s rolls %2$u."), name, e->b);
    case STUFFED_EVENT_MINION_MOVED:
      return g_strdup_printf (_("%s comes nearer."), name);
    case STUFFED_EVENT_MINION_STRUCK:
      return g_strdup_printf (_("%1$s attacks %2$s with strength %3$d."), name, t->who, e->n);
    case STUFFED_EVENT_MINION_HURT:
      return g_strdup_printf (_("%1$s takes 1 dark stuffing from this boss: %2$s. What is left: %3$d."), t->who, name, e->n);
    case STUFFED_EVENT_MINION_UNHURT:
      return g_strdup_printf (_("%1$s hits this boss: %2$s. Nothing comes of it while somebody has this status: %3$s."), t->who, name,
                              stuffed_status_name (e->b));
    case STUFFED_EVENT_MINION_MISSED:
      return g_strdup_printf (_("%1$s misses this minion: %2$s."), t->who, name);
    case STUFFED_EVENT_MINION_DEFEATED:
      return g_strdup_printf (_("%1$s defeats this minion: %2$s."), t->who, name);
    case STUFFED_EVENT_MINION_LEFT:
      return g_strdup_printf (_("%s is gone."), name);
    case STUFFED_EVENT_MINION_HEAVED:
      return g_strdup_printf (_("%1$s heaves this minion out of the way: %2$s."), t->who, name);
    case STUFFED_EVENT_MINION_PINNED:
      return g_strdup_printf (_("%1$s pins this minion down: %2$s."), t->who, name);
    default: /* placed */
      return NULL;
    }
}

/* What dice are thrown for. */
static char *
tell_thrown (const char *who,
             guint       kind)
{
  switch ((StuffedRollKind) kind)
    {
    case STUFFED_ROLL_WHITE:
      return g_strdup_printf (_("%s rolls to find stuffing."), who);
    case STUFFED_ROLL_MOVE:
      return g_strdup_printf (_("%s rolls to move."), who);
    case STUFFED_ROLL_TEST:
      return g_strdup_printf (_("%s rolls to pass the test."), who);
    case STUFFED_ROLL_TASK:
      return g_strdup_printf (_("%s rolls to help with the task."), who);
    case STUFFED_ROLL_MELEE:
      return g_strdup_printf (_("%s rolls to strike."), who);
    case STUFFED_ROLL_RANGED:
      return g_strdup_printf (_("%s rolls to shoot."), who);
    case STUFFED_ROLL_SEARCH:
      return g_strdup_printf (_("%s rolls to search."), who);
    case STUFFED_ROLL_DEFENCE:
      return g_strdup_printf (_("%s rolls to defend."), who);
    case STUFFED_N_ROLLS:
      break;
    }

  g_assert_not_reached ();
}

/* What they came to. */
static char *
tell_total (const char *who,
            int         n,
            guint       kind)
{
  switch ((StuffedRollKind) kind)
    {
    case STUFFED_ROLL_WHITE:
      return g_strdup_printf (_("%1$s has %2$d in all to find stuffing."), who, n);
    case STUFFED_ROLL_MOVE:
      return g_strdup_printf (_("%1$s has %2$d in all to move."), who, n);
    case STUFFED_ROLL_TEST:
      return g_strdup_printf (_("%1$s has %2$d in all to pass the test."), who, n);
    case STUFFED_ROLL_TASK:
      return g_strdup_printf (_("%1$s has %2$d in all to help with the task."), who, n);
    case STUFFED_ROLL_MELEE:
      return g_strdup_printf (_("%1$s has %2$d in all to strike."), who, n);
    case STUFFED_ROLL_RANGED:
      return g_strdup_printf (_("%1$s has %2$d in all to shoot."), who, n);
    case STUFFED_ROLL_SEARCH:
      return g_strdup_printf (_("%1$s has %2$d in all to search."), who, n);
    case STUFFED_ROLL_DEFENCE:
      return g_strdup_printf (_("%1$s has %2$d in all to defend."), who, n);
    case STUFFED_N_ROLLS:
      break;
    }

  g_assert_not_reached ();
}

static char *
tell_roll (const Telling *t)
{
  const BrambleEvent *e = t->e;

  switch ((guint) e->kind)
    {
    case STUFFED_EVENT_ROLLED:
      if (e->cause != STUFFED_NONE)
        return g_strdup_printf (_("%1$s changes the roll by this: %2$s."), t->who, stuffed_cause_name (e->cause));
      return tell_thrown (t->who, e->card);
    case STUFFED_EVENT_ROLL_RAISED:
      return g_strdup_printf (_("%1$s adds %2$d by this: %3$s."), t->who, e->n, stuffed_cause_name (e->cause));
    case STUFFED_EVENT_ROLL_MADE:
      return tell_total (t->who, e->n, e->a);
    case STUFFED_EVENT_STORY_ROLLED:
      return g_strdup_printf (_("A die is rolled: %u."), e->a);
    case STUFFED_EVENT_TEST_PASSED:
      return g_strdup_printf (_("%s succeeds."), t->who);
    case STUFFED_EVENT_TEST_FAILED:
      return g_strdup_printf (_("%s does not succeed."), t->who);
    case STUFFED_EVENT_FOUND_NOTHING:
      if (e->a)
        return g_strdup_printf (_("%s is lonely and finds no stuffing."), t->who);
      return g_strdup_printf (_("%s finds no stuffing."), t->who);
    default: /* a task */
      return g_strdup_printf (_("%1$s helps with the task: %2$d so far."), t->who, e->n);
    }
}

static char *
tell_damage (const Telling *t)
{
  const BrambleEvent *e = t->e;

  switch ((guint) e->kind)
    {
    case STUFFED_EVENT_HIT:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s is hit for %2$d damage.", "%1$s is hit for %2$d damage.",
                                           (gulong) ABS (e->n)), t->who, e->n);
    case STUFFED_EVENT_STEPPED_BEFORE:
      return g_strdup_printf (_("%1$s steps before %2$s."), t->who, t->other);
    case STUFFED_EVENT_PREVENTED:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$d damage to %2$s is prevented by this: %3$s.",
                                           "%1$d damage to %2$s is prevented by this: %3$s.", (gulong) ABS (e->n)),
                              e->n, t->who, stuffed_cause_name (e->cause));
    case STUFFED_EVENT_BLOCKED:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s blocks %2$d damage.", "%1$s blocks %2$d damage.",
                                           (gulong) ABS (e->n)), t->who, e->n);
    case STUFFED_EVENT_FELL:
      return g_strdup_printf (_("%s falls."), t->who);
    default: /* rose */
      return g_strdup_printf (_("%s rises again."), t->who);
    }
}

static char *
tell_night (const Telling *t)
{
  const BrambleEvent *e = t->e;

  if (e->kind == STUFFED_EVENT_HUSHED)
    return g_strdup_printf (_("%1$s keeps a sleep card from being revealed by this: %2$s."), t->who, stuffed_cause_name (e->cause));
  switch ((StuffedSleep) e->a)
    {
    case STUFFED_SLEEP_ASLEEP:
      return g_strdup (_("A sleep card: Nell is asleep."));
    case STUFFED_SLEEP_RESTLESS:
      return g_strdup (_("A sleep card: Nell is restless."));
    case STUFFED_SLEEP_WAKING:
      return g_strdup (_("A sleep card: Nell is waking."));
    case STUFFED_N_SLEEPS:
      break;
    }

  g_assert_not_reached ();
}

static char *
tell_end (const BrambleEvent *e)
{
  switch ((StuffedOver) e->a)
    {
    case STUFFED_WON_ASLEEP:
      return g_strdup (_("The story ends well, and Nell has slept on."));
    case STUFFED_WON_WAKING:
      return g_strdup (_("The story ends well, though Nell woke."));
    case STUFFED_LOST_LYING:
      return g_strdup (_("All lie still. The story is lost for tonight."));
    case STUFFED_LOST_STORY:
      return g_strdup (_("The story is lost for tonight."));
    case STUFFED_LOST_TURNS:
      return g_strdup (_("The night is over before the story is."));
    case STUFFED_PAGE_TURNED:
      return g_strdup (_("The page is turned."));
    case STUFFED_NOT_OVER:
    case STUFFED_N_OVERS:
      break;
    }

  g_assert_not_reached ();
}

static char *
tell_page (const Telling *t)
{
  const BrambleEvent *e = t->e;

  switch ((guint) e->kind)
    {
    case STUFFED_EVENT_PAGE_OPENED:
      return g_strdup_printf (_("Page %1$u: %2$s"), e->a + 1u,
                              stuffed_text (e->b, STUFFED_TOME_STORY, stuffed_stories[e->b]->pages[e->a].title));
    case STUFFED_EVENT_TEXT_READ:
      return g_strdup (stuffed_text (e->b, e->a, (guint) e->n));
    case STUFFED_EVENT_GOAL_CHANGED:
      return g_strdup_printf (_("What to do now: %s"), stuffed_text (e->b, STUFFED_TOME_STORY, (guint) e->n));
    case STUFFED_EVENT_CHOSEN:
      return g_strdup_printf (_("%1$s chooses: %2$s"), t->who,
                              stuffed_text (e->b, e->a, stuffed_table (e->b, e->a)->options[e->n].label));
    case STUFFED_EVENT_ENVIRONMENT_CHANGED:
      if (e->a == STUFFED_NONE)
        return g_strdup (_("What changed the whole page is over."));
      return g_strdup_printf (_("This changes the whole page now: %s."), stuffed_environment_name (e->a));
    case STUFFED_EVENT_SEARCH_CHANGED:
      if (e->n == 0)
        return g_strdup (_("Nobody can search on this page any more."));
      return g_strdup_printf (_("A search needs %u now."), e->a);
    case STUFFED_EVENT_SURGED:
      return g_strdup (_("The dark surges."));
    default: /* leave */
      return g_strdup (_("When this turn is over the page is turned."));
    }
}

/* Returns: (transfer full) (nullable): what @viewer reads of an event */
char *
stuffed_event_text (const BrambleEvent *event,
                    guint               viewer,
                    const char *const  *names)
{
  Telling t = {
    .e = event,
    .who = event->seat < STUFFED_MAX_SEATS ? names[event->seat] : "",
    .other = event->other < STUFFED_MAX_SEATS ? names[event->other] : "",
  };

  switch ((StuffedEventKind) event->kind)
    {
    case STUFFED_EVENT_STUFFY_TAKEN:
      /* Who is called as they look says so already. */
      if (g_str_equal (t.who, stuffed_stuffy_name (event->a)))
        return NULL;
      return g_strdup_printf (C_("stuffy", "%1$s plays %2$s."), t.who, stuffed_stuffy_name (event->a));
    case STUFFED_EVENT_BOOK_PASSED:
      return g_strdup_printf (_("%s keeps the book."), t.who);
    case STUFFED_EVENT_TURN_BEGAN:
      return g_strdup_printf (_("It is the turn of %s."), t.who);
    case STUFFED_EVENT_ACTIONS_ENDED:
      return g_strdup_printf (_("%s can do nothing more this turn."), t.who);
    case STUFFED_EVENT_REFRESHED:
      return g_strdup (_("All discarded dice go back into the bag."));
    case STUFFED_EVENT_MINION_TURN:
      return g_strdup (_("The minions act."));
    case STUFFED_EVENT_DICE_MOVED:
      return tell_dice (&t);
    case STUFFED_EVENT_ROLLED:
    case STUFFED_EVENT_ROLL_RAISED:
    case STUFFED_EVENT_ROLL_MADE:
    case STUFFED_EVENT_FOUND_NOTHING:
    case STUFFED_EVENT_TEST_PASSED:
    case STUFFED_EVENT_TEST_FAILED:
    case STUFFED_EVENT_STORY_ROLLED:
    case STUFFED_EVENT_TASK_GREW:
      return tell_roll (&t);
    case STUFFED_EVENT_STUFFING_CHANGED:
    case STUFFED_EVENT_HEARTS_CHANGED:
    case STUFFED_EVENT_BUTTONS_CHANGED:
      return tell_count (&t);
    case STUFFED_EVENT_PICKED:
      return g_strdup_printf (_("Chance picks %s."), t.who);
    case STUFFED_EVENT_STATUS_GOT:
      return g_strdup_printf (_("%1$s now has this status: %2$s."), t.who, stuffed_status_name (event->a));
    case STUFFED_EVENT_STATUS_GONE:
      return g_strdup_printf (_("%1$s no longer has this status: %2$s."), t.who, stuffed_status_name (event->a));
    case STUFFED_EVENT_GUARDED:
      return g_strdup_printf (_("%s stays behind on guard."), t.who);
    case STUFFED_EVENT_MOVED:
      return g_strdup_printf (_("%s moves."), t.who);
    case STUFFED_EVENT_STAYED:
      return g_strdup_printf (_("%s stays."), t.who);
    case STUFFED_EVENT_ENCOURAGED:
      return g_strdup_printf (_("%1$s encourages %2$s."), t.who, t.other);
    case STUFFED_EVENT_ITEM_DRAWN:
    case STUFFED_EVENT_ITEM_WORN:
    case STUFFED_EVENT_ITEM_GONE:
    case STUFFED_EVENT_ITEM_LEFT:
    case STUFFED_EVENT_WARE_LAID:
    case STUFFED_EVENT_WARE_SOLD:
      return tell_item (&t);
    case STUFFED_EVENT_VENDOR_OPENED:
      return g_strdup_printf (_("%s meets a vendor."), t.who);
    case STUFFED_EVENT_LOST_DRAWN:
    case STUFFED_EVENT_LOST_GONE:
    case STUFFED_EVENT_WALKED_AWAY:
      return tell_lost (&t);
    case STUFFED_EVENT_TOKEN_PUT:
    case STUFFED_EVENT_TOKEN_LIFTED:
      return tell_token (&t);
    case STUFFED_EVENT_MINION_CAME:
    case STUFFED_EVENT_MINION_PLACED:
    case STUFFED_EVENT_MINION_ROLLED:
    case STUFFED_EVENT_MINION_MOVED:
    case STUFFED_EVENT_MINION_STRUCK:
    case STUFFED_EVENT_MINION_HURT:
    case STUFFED_EVENT_MINION_UNHURT:
    case STUFFED_EVENT_MINION_MISSED:
    case STUFFED_EVENT_MINION_DEFEATED:
    case STUFFED_EVENT_MINION_LEFT:
    case STUFFED_EVENT_MINION_HEAVED:
    case STUFFED_EVENT_MINION_PINNED:
      return tell_minion (&t);
    case STUFFED_EVENT_HIT:
    case STUFFED_EVENT_STEPPED_BEFORE:
    case STUFFED_EVENT_PREVENTED:
    case STUFFED_EVENT_BLOCKED:
    case STUFFED_EVENT_FELL:
    case STUFFED_EVENT_ROSE:
      return tell_damage (&t);
    case STUFFED_EVENT_SLEEP_CARD:
    case STUFFED_EVENT_HUSHED:
      return tell_night (&t);
    case STUFFED_EVENT_PAGE_OPENED:
    case STUFFED_EVENT_TEXT_READ:
    case STUFFED_EVENT_CHOSEN:
    case STUFFED_EVENT_GOAL_CHANGED:
    case STUFFED_EVENT_ENVIRONMENT_CHANGED:
    case STUFFED_EVENT_SEARCH_CHANGED:
    case STUFFED_EVENT_SURGED:
    case STUFFED_EVENT_LEAVE_ORDERED:
      return tell_page (&t);
    case STUFFED_EVENT_USED:
      if (event->cause >= STUFFED_CAUSE_STATUS (0))
        return g_strdup_printf (_("%1$s uses this status up: %2$s."), t.who, stuffed_cause_name (event->cause));
      return g_strdup_printf (C_("stuffy", "%1$s uses this: %2$s."), t.who, stuffed_cause_name (event->cause));
    case STUFFED_EVENT_CRACKED:
      return g_strdup_printf (_("The next move of %s goes through everything."), t.who);
    case STUFFED_EVENT_GAME_OVER:
      return tell_end (event);
    case STUFFED_EVENT_PLACED:
    case STUFFED_EVENT_TURN_ENDED:
    case STUFFED_EVENT_DECK_SHUFFLED:
    case STUFFED_EVENT_WARE_RETURNED:
    case STUFFED_EVENT_POINT_READ:
    case STUFFED_EVENT_POINT_TURNED:
    case STUFFED_EVENT_BLOCK_READ:
    case STUFFED_EVENT_IMAGINED:
    case STUFFED_EVENT_STAND_CHANGED:
    case STUFFED_EVENT_FLAG_CHANGED:
    case STUFFED_EVENT_COUNTED:
    case STUFFED_EVENT_ROLLED_AGAIN:
      /* Seen on the table, or told by what follows. */
      return NULL;
    case STUFFED_N_EVENTS:
      break;
    }

  g_assert_not_reached ();
}
