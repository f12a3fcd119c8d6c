/* test-conditions.c: what a story asks, condition by condition
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

/* Whether a condition holds in a position of two seats: who reads gets a button for it. */
static gboolean
holds (const char *condition,
       const char *position)
{
  g_autofree char *body = g_strdup_printf ("if %s: gain you button 1", condition);
  g_auto (GStrv) commands = g_strsplit (position, "; ", -1);
  g_autoptr (Kit) k = kit_saying ("players=2", "", body, "hearts seat-1 0", NULL);
  guint before;

  for (guint i = 0; commands[i]; i++)
    if (*commands[i] != '\0')
      kit_set (k, commands[i]);
  before = SEAT (1)->buttons;
  kit_read (k, "1.1");
  return SEAT (1)->buttons > before;
}

/* It holds in the first position, not in the second, and "not" turns that round. */
static void
tells_apart (const char *condition,
             const char *so,
             const char *not_so)
{
  g_autofree char *not = g_strdup_printf ("not %s", condition);

  g_test_message ("%s", condition);
  g_assert_true (holds (condition, so));
  g_assert_false (holds (condition, not_so));
  g_assert_false (holds (not, so));
  g_assert_true (holds (not, not_so));
}

#define CONDITION(name, condition, so, not_so) \
  static void                                  \
  name (void)                                  \
  {                                            \
    tells_apart (condition, so, not_so);       \
  }

CONDITION (is_a_flag, "is called", "flags called", "flags none")
CONDITION (a_counter_is_as_large, "calls >= 2", "counters calls 2", "counters calls 1")
CONDITION (token_at, "token train at X", "train 2,7 0", "train 6,3 0")
CONDITION (has_heart, "has you heart", "hearts seat-1 1", "hearts seat-2 1")
CONDITION (has_button, "has you button", "buttons seat-1 1", "buttons seat-2 1")
CONDITION (has_item, "has you item", "items seat-1 raincoat", "items seat-2 raincoat; party jam-sandwich")
CONDITION (has_weapon, "has you weapon", "items seat-1 pan-lid", "items seat-1 raincoat")
CONDITION (has_a_named_item, "has you raincoat", "items seat-1 raincoat", "items seat-1 tea-cosy; items seat-2 raincoat")
CONDITION (has_a_party_item, "has you jam-sandwich", "party jam-sandwich", "party peppermints")
CONDITION (has_a_status, "has you angry", "statuses seat-1 angry", "statuses seat-1 soggy seat-2 angry")
CONDITION (stuffing_at_most, "stuffing you <= 2", "stuffing seat-1 2", "stuffing seat-1 3 seat-2 1")
CONDITION (hero, "hero wick", "stuffies seat-2 wick", "stuffies seat-2 lulla")
CONDITION (minions_none, "minions none", "minions none", "minions lintling 3,3 0")
CONDITION (minions_as_many, "minions >= 2", "minions lintling 3,3 0 inkblot 4,3 0", "minions lintling 3,3 0")
CONDITION (down, "down lintling", "defeated lintling", "defeated inkblot")
CONDITION (down_and_none_in_play, "down lintling", "defeated lintling; minions inkblot 3,3 0", "defeated lintling; minions lintling 3,3 0")
CONDITION (done, "done knock", "stands knock passed 0 0 0", "stands knock open 3 0 0")
CONDITION (surges, "surges >= 2", "surges 2", "surges 1")
CONDITION (turns, "turns >= 5", "turn seat-1 9 5", "turn seat-1 9 4")
CONDITION (waking, "waking", "slept 0 0 1 0", "slept 1 0 0 6")

static void
has_die (void)
{
  tells_apart ("has you die", "drawn red 1", "drawn none");
  tells_apart ("has you die", "stored seat-1 red", "stored seat-1 red/fresh");
  tells_apart ("has others die", "stored seat-2 red", "drawn red 1; stored seat-2 red/fresh");
}

/* Of each all must have it, of any one; the lying do not count. */
static void
has_each_and_any (void)
{
  tells_apart ("has each heart", "hearts seat-1 1 seat-2 1", "hearts seat-2 1");
  tells_apart ("has each heart", "hearts seat-1 1; stuffing seat-2 0", "hearts seat-1 0; stuffing seat-2 0");
  tells_apart ("has any heart", "hearts seat-2 1", "hearts seat-1 0");
  tells_apart ("has bartle heart", "hearts seat-1 1", "hearts seat-2 1");
}

static void
any_and_all_at (void)
{
  tells_apart ("any at X", "squares seat-2 2,7", "squares seat-2 3,7");
  tells_apart ("all near X", "squares seat-1 1,6 seat-2 2,7", "squares seat-2 2,7");
  tells_apart ("all near X", "squares seat-1 1,6; stuffing seat-2 0", "squares seat-1 4,6; stuffing seat-2 0");
  tells_apart ("any near X", "squares seat-2 3,6", "squares seat-2 4,7");
}

static void
lying_ones_are_no_any (void)
{
  tells_apart ("any at X", "squares seat-1 2,7; stuffing seat-2 0", "squares seat-2 2,7; stuffing seat-2 0");
}

static void
stuffies_are_seats (void)
{
  g_assert_true (holds ("stuffies 2", ""));
  g_assert_true (holds ("stuffies 2", "stuffing seat-2 0"));
  g_assert_false (holds ("stuffies 3", ""));
}

static void
read (void)
{
  g_autoptr (Kit) k = kit_saying ("players=2", "", "if read 1.2: gain you button 1", NULL);

  kit_read (k, "1.1");
  kit_shows (k, "buttons seat-1 0 seat-2 0");
  kit_read (k, "1.2");
  kit_read (k, "1.1");
  kit_shows (k, "buttons seat-1 1 seat-2 0");
}

static void
level (void)
{
  static const char *const ids[] = { "gentle", "normal", "brave" };

  for (guint is = 0; is < 3; is++)
    for (guint asked = 0; asked < 3; asked++)
      {
        g_autofree char *choices = g_strdup_printf ("players=2 level=%s", ids[is]);
        g_autofree char *body = g_strdup_printf ("if level %s: gain you button 1", ids[asked]);
        SAID (choices, "", body);

        g_assert_cmpuint (SEAT (1)->buttons, ==, is == asked);
      }
}

static void
joined_by_and_all_must_hold (void)
{
  g_assert_true (holds ("is called and calls >= 2", "flags called; counters calls 2"));
  g_assert_false (holds ("is called and calls >= 2", "flags called"));
  g_assert_false (holds ("is called and calls >= 2", "counters calls 2"));
  g_assert_true (holds ("is called and not calls >= 2", "flags called"));
}

static void
numbers_grow_with_the_seats_and_do_not_fall_below_0 (void)
{
  g_assert_true (holds ("calls >= 2n+1", "counters calls 5"));
  g_assert_false (holds ("calls >= 2n+1", "counters calls 4"));
  g_assert_true (holds ("calls >= 8-2n", "counters calls 4"));
  g_assert_false (holds ("calls >= 8-2n", "counters calls 3"));
  g_assert_true (holds ("calls >= 1-2n", "counters calls 0"));
}

const KitTest kit_conditions_tests[] = {
  { "condition", "is-a-flag", is_a_flag },
  { "condition", "a-counter-is-as-large", a_counter_is_as_large },
  { "condition", "any-and-all-at-and-near", any_and_all_at },
  { "condition", "any-at-means-one-who-stands", lying_ones_are_no_any },
  { "condition", "token-at", token_at },
  { "condition", "has-heart", has_heart },
  { "condition", "has-button", has_button },
  { "condition", "has-item-of-ones-own", has_item },
  { "condition", "has-weapon", has_weapon },
  { "condition", "has-die-that-can-be-used", has_die },
  { "condition", "has-a-status", has_a_status },
  { "condition", "has-a-named-item", has_a_named_item },
  { "condition", "has-a-party-item-like-everybody", has_a_party_item },
  { "condition", "has-each-and-any", has_each_and_any },
  { "condition", "stuffing-at-most", stuffing_at_most },
  { "condition", "stuffies-counts-the-lying-too", stuffies_are_seats },
  { "condition", "hero", hero },
  { "condition", "minions-none", minions_none },
  { "condition", "minions-as-many", minions_as_many },
  { "condition", "down", down },
  { "condition", "down-means-none-in-play", down_and_none_in_play },
  { "condition", "done", done },
  { "condition", "read", read },
  { "condition", "surges", surges },
  { "condition", "turns-on-this-page", turns },
  { "condition", "waking", waking },
  { "condition", "level", level },
  { "condition", "joined-by-and-all-must-hold", joined_by_and_all_must_hold },
  { "number", "grows-with-the-seats-and-does-not-fall-below-0", numbers_grow_with_the_seats_and_do_not_fall_below_0 },
  { NULL },
};
