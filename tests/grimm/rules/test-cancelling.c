/* test-cancelling.c: how Friends cancel Monsters
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-round.h"
#include "test-friends.h"

/* Monsters about to act. Seat-1 has sent one to the Fields, where seat-2
 * stands; seat-1 is at the Forest, seat-3 at the Brickyard. */

static const char *const monsters[] = { "wolf", "dragon", "giant", "big-bad-wolf", "bridge-troll" };
#define N_MONSTERS G_N_ELEMENTS (monsters)

static Kit *
monster_comes (const char *monster,
               const char *friend_command)
{
  Kit *k = kit_new (3, friend_command, "resources seat-2 1 1 1", "hand seat-2 roar", "house seat-2 1 straw walls",
                    NULL);
  g_autofree char *plans = g_strdup_printf ("forest:%s fields brickyard", monster);

  lay (k, plans);
  kit_set (k, "monster seat-1 fields");
  kit_set (k, "window before");
  return k;
}

/* Nothing has happened to seat-2, who collected 5 Straw. */
static void
spared (Kit        *k,
        const char *resources)
{
  nobody_is_asked (k);
  kit_shows (k, resources);
  kit_shows (k, "hand seat-2 roar");
  kit_shows (k, "house seat-2 1 straw walls");
}

static void
struck (Kit        *k,
        const char *monster)
{
  if (strcmp (monster, "big-bad-wolf") == 0)
    kit_asks (k, "blow-down", "seat-1");
  else if (strcmp (monster, "bridge-troll") == 0)
    kit_asks (k, "troll-victim", "seat-1");
  else if (strcmp (monster, "wolf") == 0)
    kit_shows (k, "resources seat-2 1 1 1");
  else if (strcmp (monster, "dragon") == 0)
    kit_shows (k, "resources seat-2 5 0 0");
  else
    kit_shows (k, "hand seat-2 none");
}

/* The Friend of seat-3 may cancel the Monsters in @which and no others. */
static void
cancels_only (const char        *friend_card,
              const char *const *which)
{
  for (guint i = 0; i < N_MONSTERS; i++)
    {
      g_autofree char *command = g_strdup_printf ("friend seat-3 %s", friend_card);
      g_autofree char *cancelled = g_strdup_printf ("card-cancelled seat seat-3 cause %s card %s", friend_card,
                                                    monsters[i]);
      g_autofree char *discarded = g_strdup_printf ("friend-discard %s", friend_card);
      g_autoptr (Kit) yes = monster_comes (monsters[i], command);
      g_autoptr (Kit) no = monster_comes (monsters[i], command);

      g_test_message ("%s against %s", friend_card, monsters[i]);
      if (!g_strv_contains (which, monsters[i]))
        {
          struck (yes, monsters[i]);
          kit_shows (yes, command);
          continue;
        }
      asks_only (yes, "cancel", "seat-3", "yes no");
      kit_answer (yes, "cancel", "yes");
      g_assert_cmpuint (kit_events (yes, cancelled), ==, 1);
      spared (yes, "resources seat-2 6 1 1");
      kit_shows (yes, "friend seat-3 none");
      kit_shows (yes, discarded);
      g_assert_cmpuint (kit_discarded (yes, monsters[i]), ==, 1);

      kit_answer (no, "cancel", "no");
      struck (no, monsters[i]);
      kit_shows (no, command);
    }
}

static void
red_riding_hood_cancels_wolves (void)
{
  cancels_only ("red-riding-hood", (const char *const[]) { "wolf", "big-bad-wolf", NULL });
}

static void
jack_cancels_a_giant (void)
{
  cancels_only ("jack-the-giant-slayer", (const char *const[]) { "giant", NULL });
}

static void
the_wood_cutter_cancels_any_monster (void)
{
  cancels_only ("wood-cutter",
                (const char *const[]) { "wolf", "dragon", "giant", "big-bad-wolf", "bridge-troll", NULL });
}

static void
other_friends_cancel_nothing (void)
{
  cancels_only ("golden-goose", (const char *const[]) { NULL });
}

/* No choice, and 1 of each for him. */
static void
the_huntsman_cancels_any_monster_where_he_stands (void)
{
  for (guint i = 0; i < N_MONSTERS; i++)
    {
      g_autoptr (Kit) k = monster_comes (monsters[i], "friend seat-2 huntsman");

      g_test_message ("%s", monsters[i]);
      spared (k, "resources seat-2 7 2 2");
      kit_shows (k, "friend seat-2 huntsman");
      g_assert_cmpuint (kit_discarded (k, monsters[i]), ==, 1);
    }
}

static void
the_huntsman_elsewhere_does_nothing (void)
{
  for (guint i = 0; i < N_MONSTERS; i++)
    {
      g_autoptr (Kit) k = monster_comes (monsters[i], "friend seat-3 huntsman");

      g_test_message ("%s", monsters[i]);
      struck (k, monsters[i]);
      kit_shows (k, "resources seat-3 0 0 3");
    }
}

static void
the_huntsman_spares_everybody_there (void)
{
  KIT (3, "friend seat-2 huntsman", "resources seat-1 2 2 2");

  lay (k, "fields:dragon fields forest");
  kit_set (k, "monster seat-1 fields");
  kit_set (k, "window before");
  kit_shows (k, "resources seat-1 4 2 2");
  kit_shows (k, "resources seat-2 3 1 1");
}

/* A Wolf where nothing lies, a Big Bad Wolf where nobody has a house. */
static void
the_huntsman_gains_without_a_victim (void)
{
  KIT (3, "friend seat-2 huntsman", "pile fields 0 0 0");
  g_autoptr (Kit) big = kit_new (3, "friend seat-2 huntsman", NULL);

  lay (k, "forest:wolf fields forest");
  kit_set (k, "monster seat-1 fields");
  kit_set (k, "window before");
  kit_shows (k, "resources seat-2 1 1 1");

  lay (big, "forest:big-bad-wolf fields forest");
  kit_set (big, "monster seat-1 fields");
  kit_set (big, "window gather-end");
  kit_shows (big, "resources seat-2 1 1 1");
}

static void
the_huntsman_gains_once_per_monster (void)
{
  KIT (3, "friend seat-2 huntsman", "unique fields grandmas-house");

  lay (k, "forest:wolf fields:dragon forest:giant");
  for (guint seat = 0; seat < 3; seat++)
    {
      g_autofree char *command = g_strdup_printf ("monster %s fields", grimm_seat_ids[seat]);

      kit_set (k, command);
    }
  kit_set (k, "window before");
  kit_asks (k, "gain", "seat-2"); /* Grandma's House */
  kit_shows (k, "resources seat-2 8 3 3");
  kit_shows (k, "friend seat-2 huntsman");
}

/* The rules for all that cancel. */

static void
not_asked_where_nobody_stands (void)
{
  for (guint i = 0; i < N_MONSTERS; i++)
    {
      KIT (3, "friend seat-2 wood-cutter", "friend seat-3 red-riding-hood");
      g_autofree char *plans = g_strdup_printf ("forest:%s brickyard nowhere", monsters[i]);

      lay (k, plans);
      kit_set (k, "monster seat-1 fields");
      kit_set (k, "window before");
      nobody_is_asked (k);
      kit_shows (k, "pile fields 5 0 0");
    }
}

static Kit *
wolf_among_three (const char *start)
{
  Kit *k = kit_new (3, "friend seat-2 red-riding-hood", "friend seat-3 wood-cutter", start, NULL);

  lay (k, "forest:wolf fields brickyard");
  kit_set (k, "monster seat-1 fields");
  kit_set (k, "window before");
  return k;
}

static void
the_first_yes_spends_no_other_card (void)
{
  g_autoptr (Kit) k = wolf_among_three ("start seat-1");

  kit_asks (k, "cancel", "seat-2");
  kit_answer (k, "cancel", "yes");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-2 5 0 0");
  kit_shows (k, "friend seat-2 none");
  kit_shows (k, "friend seat-3 wood-cutter");
}

static void
asked_in_turn_order (void)
{
  g_autoptr (Kit) k = wolf_among_three ("start seat-1");
  g_autoptr (Kit) later = wolf_among_three ("start seat-3");

  kit_asks (k, "cancel", "seat-2");
  kit_answer (k, "cancel", "no");
  kit_asks (k, "cancel", "seat-3");
  kit_answer (k, "cancel", "yes");
  kit_shows (k, "friend seat-2 red-riding-hood");
  kit_shows (k, "friend seat-3 none");
  kit_shows (k, "resources seat-2 5 0 0");

  kit_asks (later, "cancel", "seat-3");
  kit_answer (later, "cancel", "no");
  kit_asks (later, "cancel", "seat-2");
  kit_answer (later, "cancel", "no");
  kit_shows (later, "resources seat-2 0 0 0");
}

static void
the_huntsman_comes_before_all_others (void)
{
  KIT (3, "friend seat-1 wood-cutter", "friend seat-2 red-riding-hood", "friend seat-3 huntsman");

  lay (k, "forest:wolf fields fields");
  kit_set (k, "monster seat-1 fields");
  kit_set (k, "window before");
  nobody_is_asked (k);
  kit_shows (k, "friend seat-1 wood-cutter");
  kit_shows (k, "friend seat-2 red-riding-hood");
  kit_shows (k, "resources seat-2 2 0 0");
  kit_shows (k, "resources seat-3 3 1 1");
}

static void
ones_own_monster_too (void)
{
  KIT (3, "friend seat-1 wood-cutter");
  g_autoptr (Kit) huntsman = kit_new (3, "friend seat-1 huntsman", NULL);

  lay (k, "forest:wolf fields brickyard");
  kit_set (k, "monster seat-1 fields");
  kit_set (k, "window before");
  kit_asks (k, "cancel", "seat-1");

  lay (huntsman, "forest:wolf fields brickyard");
  kit_set (huntsman, "monster seat-1 forest");
  kit_set (huntsman, "window before");
  kit_shows (huntsman, "resources seat-1 1 5 1");
}

/* Discarding, and Monsters. */

/* "Any" powers. Seat 1's Wolf stands where seat 4 is. */
#define WOLF_AT_FOREST "plan seat-1 fields wolf", "plan seat-2 brickyard", "plan seat-3 brickyard", \
                       "plan seat-4 forest", "monster seat-1 forest"

static void
any_powers_are_asked_in_turn_order_wherever_they_stand (void)
{
  for (guint start = 2; start <= 3; start++)
    {
      KIT (4, WOLF_AT_FOREST, "friend seat-2 red-riding-hood", "friend seat-3 wood-cutter");

      kit_setf (k, "start seat-%u", start);
      kit_set (k, "window before");
      kit_asks_for (k, "cancel", start == 2 ? "seat-2" : "seat-3", "wolf");
      kit_answer (k, "cancel", "no");
      kit_asks_for (k, "cancel", start == 2 ? "seat-3" : "seat-2", "wolf");
      kit_answer (k, "cancel", "no");
      kit_asks_nothing (k);
      kit_shows (k, "resources seat-4 0 0 0");
      kit_shows (k, "friend seat-2 red-riding-hood");
      kit_shows (k, "friend seat-3 wood-cutter");
    }
}

static void
the_first_yes_cancels_and_no_other_card_is_spent (void)
{
  KIT (4, WOLF_AT_FOREST, "friend seat-2 red-riding-hood", "friend seat-3 wood-cutter", "window before");

  kit_answer (k, "cancel", "yes");
  kit_asks_nothing (k);
  kit_shows (k, "friend seat-2 none");
  kit_shows (k, "friend seat-3 wood-cutter");
  kit_shows (k, "resources seat-4 0 4 0");
}

static void
any_powers_are_not_asked_for_a_monster_without_a_pig (void)
{
  KIT (4, WOLF_AT_FOREST, "pig seat-4 fields", "friend seat-3 wood-cutter", "window before");

  kit_asks_nothing (k);
  kit_shows (k, "friend seat-3 wood-cutter");
}

static void
any_powers_are_asked_before_the_monsters_player_chooses (void)
{
  KIT (3, "plan seat-1 fields big-bad-wolf", "plan seat-2 forest", "plan seat-3 forest", "monster seat-1 forest",
       "house seat-2 1 straw roof", "house seat-2 2 wood roof", "friend seat-3 red-riding-hood", "window gather-end");

  kit_asks (k, "cancel", "seat-3");
  kit_answer (k, "cancel", "no");
  kit_asks (k, "blow-down", "seat-1");
}

static void
the_huntsman_comes_first_and_is_no_choice (void)
{
  KIT (4, WOLF_AT_FOREST, "friend seat-4 huntsman", "friend seat-2 red-riding-hood", "friend seat-3 wood-cutter",
       "window before");

  kit_asks_nothing (k);
  kit_shows (k, "friend seat-2 red-riding-hood");
  kit_shows (k, "friend seat-3 wood-cutter");
  kit_shows (k, "friend seat-4 huntsman");
  kit_shows (k, "resources seat-4 1 5 1");
}

static void
only_the_two_wolves_are_wolf_cards (void)
{
  static const struct { const char *monster, *window; gboolean wolf; } cases[] = {
    { "wolf", "before", TRUE }, { "dragon", "before", FALSE }, { "big-bad-wolf", "gather-end", TRUE },
    { "bridge-troll", "gather-end", FALSE }, { "giant", "gather-end", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      KIT (3, "plan seat-2 forest", "plan seat-3 brickyard", "friend seat-3 red-riding-hood");

      kit_setf (k, "plan seat-1 fields %s", cases[i].monster);
      kit_set (k, "monster seat-1 forest");
      kit_setf (k, "window %s", cases[i].window);
      g_assert_cmpint (kit_offers (k, "yes"), ==, cases[i].wolf);
    }
}

const KitTest kit_cancelling_tests[] = {
  { "red-riding-hood", "cancels-a-wolf-or-the-big-bad-wolf", red_riding_hood_cancels_wolves },
  { "jack-the-giant-slayer", "cancels-a-giant", jack_cancels_a_giant },
  { "wood-cutter", "cancels-any-monster", the_wood_cutter_cancels_any_monster },
  { "cancel", "other-friends-cancel-nothing", other_friends_cancel_nothing },
  { "huntsman", "cancels-any-monster-where-he-stands", the_huntsman_cancels_any_monster_where_he_stands },
  { "huntsman", "elsewhere-does-nothing", the_huntsman_elsewhere_does_nothing },
  { "huntsman", "spares-everybody-there", the_huntsman_spares_everybody_there },
  { "huntsman", "gains-without-a-victim", the_huntsman_gains_without_a_victim },
  { "huntsman", "gains-once-per-monster", the_huntsman_gains_once_per_monster },
  { "cancel", "not-asked-where-nobody-stands", not_asked_where_nobody_stands },
  { "cancel", "the-first-yes-spends-no-other-card", the_first_yes_spends_no_other_card },
  { "cancel", "asked-in-turn-order", asked_in_turn_order },
  { "cancel", "the-huntsman-comes-before-all-others", the_huntsman_comes_before_all_others },
  { "cancel", "ones-own-monster-too", ones_own_monster_too },
  { "cancelling", "is-asked-in-turn-order-wherever-the-owner-stands",
    any_powers_are_asked_in_turn_order_wherever_they_stand },
  { "cancelling", "the-first-yes-is-enough-and-no-other-card-is-spent",
    the_first_yes_cancels_and_no_other_card_is_spent },
  { "cancelling", "is-not-asked-for-a-monster-without-a-pig", any_powers_are_not_asked_for_a_monster_without_a_pig },
  { "cancelling", "is-asked-before-the-monsters-player-chooses",
    any_powers_are_asked_before_the_monsters_player_chooses },
  { "cancelling", "the-huntsman-comes-first-and-is-no-choice", the_huntsman_comes_first_and_is_no_choice },
  { "cancelling", "only-the-two-wolves-are-wolf-cards", only_the_two_wolves_are_wolf_cards },
  { NULL },
};
