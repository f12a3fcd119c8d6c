/* test-interactions-before.c: Friends and Fables that meet, on the way to collecting
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-friends.h"

/* Little Mermaid. */

/* Night at the Tavern in mid-round. */

static void
a_friend_got_in_d_acts_in_e (void)
{
  g_autoptr (Kit) k = tavern ("cinderella", "friend seat-1 none", "fields", "fields", "forest");

  kit_shows (k, "resources seat-1 3 0 0");
  kit_shows (k, "resources seat-2 1 0 0");
}

static void
a_friend_got_in_d_acts_in_h (void)
{
  g_autoptr (Kit) k = tavern ("seven-dwarfs", "friend seat-1 none", "fields", "forest", "forest");

  kit_shows (k, "actions seat-1 3");
}

static void
a_friend_lost_in_d_does_not_act_any_more (void)
{
  g_autoptr (Kit) k = tavern ("goldilocks", "friend seat-1 cinderella", "fields", "fields", "forest");

  kit_shows (k, "resources seat-1 2 0 0");
  kit_shows (k, "resources seat-2 2 0 0");
}

static void
aladdin_without_a_declaration_gains_nothing (void)
{
  g_autoptr (Kit) k = tavern ("aladdin", "friend seat-1 none", "fields", "forest", "forest");

  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 5 0 0");
}

static void
pinocchio_without_a_declaration_gains_nothing (void)
{
  g_autoptr (Kit) k = tavern ("pinocchio", "friend seat-1 none", "forest", "fields", "fields");

  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 0 4 0");
}

/* What one of them heard is not for the other. */
static void
a_declaration_is_lost_with_its_friend (void)
{
  g_autoptr (Kit) k = tavern ("pinocchio", "friend seat-1 aladdin", "forest", "fields", "fields");
  g_autoptr (Kit) other = tavern ("aladdin", "friend seat-1 pinocchio", "fields", "fields", "forest");

  g_assert_cmpuint (kit_events (k, "declared-alone seat seat-1"), ==, 1);
  g_assert_cmpuint (kit_events (other, "declared-card seat seat-1"), ==, 1);
  kit_shows (k, "resources seat-1 0 4 0");
  kit_shows (other, "resources seat-1 2 0 0");
}

static void
aladdin_lost_before_h_gains_nothing (void)
{
  g_autoptr (Kit) k = tavern ("goldilocks", "friend seat-1 aladdin", "fields", "forest", "forest");

  kit_shows (k, "resources seat-1 5 0 0");
}

static void
a_friend_step_that_is_over_is_missed (void)
{
  g_autoptr (Kit) k = tavern ("tom-thumb", "friend seat-1 none", "fields", "forest", "forest");

  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 5 0 0");
  kit_pass_to_ask (k, "tom-thumb");
  kit_asks (k, "tom-thumb", "seat-1");
}

static void
ali_baba_lost_before_collecting_gives_nothing_back (void)
{
  KIT (3, "friend seat-1 ali-baba", "resources seat-2 0 0 1", "hand seat-3 night-at-the-tavern",
       "friend-deck hansel-and-gretel goldilocks puss-in-boots", "window start");

  kit_answer (k, "steal", "seat-2-brick");
  kit_plan (k, "fields", "fields", "forest night-at-the-tavern");
  kit_answer (k, "tavern", "goldilocks");
  kit_shows (k, "resources seat-1 2 0 1");
  kit_shows (k, "resources seat-2 2 0 0");
}

static void
ali_baba_meets_his_victim_after_a_move (void)
{
  KIT (3, "friend seat-1 ali-baba", "resources seat-2 0 0 1", "hand seat-1 chinny-chin-chin", "hand seat-3 wolf",
       "window start");

  kit_answer (k, "steal", "seat-2-brick");
  kit_plan (k, "fields chinny-chin-chin", "forest", "brickyard wolf");
  kit_answer (k, "place-monster", "fields");
  kit_answer (k, "chinny-move", "forest");
  kit_shows (k, "resources seat-1 0 2 0");
  kit_shows (k, "resources seat-2 0 2 1");
}

/* Who acts first in E and F. */

static void
cinderella_and_jack_act_before_the_wolf (void)
{
  KIT (3, "friend seat-1 cinderella", "friend seat-2 jack-the-giant-slayer", "hand seat-3 wolf");

  kit_plan (k, "fields", "fields", "forest wolf");
  kit_answer (k, "place-monster", "fields");
  kit_shows (k, "resources seat-1 2 0 0");
  kit_shows (k, "resources seat-2 0 0 0");
  kit_shows (k, "pile fields 0 0 0");
}

static void
jack_and_cinderella_act_in_turn_order (void)
{
  KIT (3, "friend seat-1 jack-the-giant-slayer", "friend seat-2 cinderella", "pile fields 0 0 0");
  g_autoptr (Kit) other = kit_new (3, "friend seat-1 cinderella", "friend seat-2 jack-the-giant-slayer",
                                   "pile fields 0 0 0", NULL);

  kit_plan (k, "fields", "fields", "forest");
  kit_shows (k, "resources seat-1 0 0 0");
  kit_shows (k, "resources seat-2 2 0 0");

  kit_plan (other, "fields", "fields", "forest");
  kit_shows (other, "resources seat-1 1 0 0");
  kit_shows (other, "resources seat-2 1 0 0");
}

static void
cinderella_takes_where_the_swapped_card_sends_her (void)
{
  KIT (3, "friend seat-1 cinderella", "hand seat-2 wishing-well");

  kit_plan (k, "fields", "forest wishing-well", "forest");
  kit_answer (k, "wishing-well", "seat-1-seat-3");
  kit_shows (k, "resources seat-1 0 3 0");
  kit_shows (k, "resources seat-3 5 0 0");
}

/* Roared away before the Dragon comes, the Huntsman does not stop it. */
static void
the_huntsman_must_be_there_when_the_monster_would_act (void)
{
  guint away = 0;

  for (guint seed = 1; seed <= SEEDS; seed++)
    {
      KIT (3, "friend seat-2 huntsman", "resources seat-1 1 1 1", "hand seat-1 roar", "hand seat-3 dragon");

      set_seed (k, seed);
      kit_plan (k, "fields roar", "fields", "brickyard dragon");
      kit_answer (k, "place-monster", "fields");
      if (pig_of (k, 1) == GRIMM_FIELDS)
        {
          kit_shows (k, "resources seat-1 3 1 1");
          kit_shows (k, "resources seat-2 3 1 1");
          continue;
        }
      away++;
      kit_shows (k, "resources seat-1 5 0 0");
    }
  g_assert_cmpuint (away, >, 0);
  g_assert_cmpuint (away, <, SEEDS);
}

static void
from_a_cancelled_monster_one_may_still_flee (void)
{
  KIT (3, "friend seat-3 huntsman", "hand seat-1 wolf", "hand seat-2 chinny-chin-chin");

  kit_plan (k, "brickyard wolf", "fields chinny-chin-chin", "fields");
  kit_answer (k, "place-monster", "fields");
  kit_shows (k, "resources seat-3 1 1 1");
  kit_shows (k, "monster seat-1 fields");
  g_assert_cmpuint (kit_events (k, "card-cancelled seat seat-3 cause huntsman card wolf"), ==, 1);
  g_assert_cmpuint (kit_events (k, "resources-moved seat seat-3 cause huntsman from supply to seat-3"), ==, 3);
  asks_only (k, "chinny-move", "seat-2", "none forest brickyard");
}

static void
a_monster_taken_by_the_magic_flute_was_played (void)
{
  KIT (3, "hand seat-1 magic-flute", "hand seat-2 chinny-chin-chin", "hand seat-3 wolf");

  kit_plan (k, "fields magic-flute", "forest chinny-chin-chin", "brickyard wolf");
  nobody_is_asked (k);
  kit_shows (k, "hand seat-1 wolf");
  kit_shows (k, "hand seat-2 none");
  kit_shows (k, "pig seat-2 forest");
}

const KitTest kit_interaction_before_tests[] = {
  { "interaction", "a-friend-got-in-d-acts-in-e", a_friend_got_in_d_acts_in_e },
  { "interaction", "a-friend-got-in-d-acts-in-h", a_friend_got_in_d_acts_in_h },
  { "interaction", "a-friend-lost-in-d-does-not-act-any-more", a_friend_lost_in_d_does_not_act_any_more },
  { "interaction", "aladdin-without-a-declaration-gains-nothing", aladdin_without_a_declaration_gains_nothing },
  { "interaction", "pinocchio-without-a-declaration-gains-nothing", pinocchio_without_a_declaration_gains_nothing },
  { "interaction", "a-declaration-is-lost-with-its-friend", a_declaration_is_lost_with_its_friend },
  { "interaction", "aladdin-lost-before-h-gains-nothing", aladdin_lost_before_h_gains_nothing },
  { "interaction", "a-friend-step-that-is-over-is-missed", a_friend_step_that_is_over_is_missed },
  { "interaction", "ali-baba-lost-before-collecting-gives-nothing-back",
    ali_baba_lost_before_collecting_gives_nothing_back },
  { "interaction", "ali-baba-meets-his-victim-after-a-move", ali_baba_meets_his_victim_after_a_move },
  { "interaction", "cinderella-and-jack-act-before-the-wolf", cinderella_and_jack_act_before_the_wolf },
  { "interaction", "jack-and-cinderella-act-in-turn-order", jack_and_cinderella_act_in_turn_order },
  { "interaction", "cinderella-takes-where-the-swapped-card-sends-her",
    cinderella_takes_where_the_swapped_card_sends_her },
  { "interaction", "the-huntsman-must-be-there-when-it-would-act",
    the_huntsman_must_be_there_when_the_monster_would_act },
  { "interaction", "from-a-cancelled-monster-one-may-still-flee", from_a_cancelled_monster_one_may_still_flee },
  { "interaction", "a-monster-taken-by-the-magic-flute-was-played", a_monster_taken_by_the_magic_flute_was_played },
  { NULL },
};
