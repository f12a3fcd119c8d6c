/* test-draft-start.c: Friends of the draft who are asked at the start of a round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draft.h"

static void
evil_queen_plans_last_and_sees_both_cards (void)
{
  DRAFT (3, "friend seat-1 evil-queen", "hand seat-1 roar", "hand seat-2 wolf", "hand seat-3 taxation");

  kit_set (k, "window plan");
  kit_asks (k, "plan-gather", "seat-2");
  kit_answer (k, "plan-gather", "brickyard");
  kit_answer (k, "plan-fable", "wolf");
  kit_answer (k, "plan-gather", "forest");
  kit_answer (k, "plan-fable", "none");
  kit_asks (k, "queen-peek-both", "seat-1");
  g_assert_true (kit_offers (k, "seat-2") && kit_offers (k, "seat-3"));
  g_assert_cmpuint (k->ask.n_options, ==, 2);
  kit_answer (k, "queen-peek-both", "seat-2");
  g_assert_cmpuint (kit_events (k, "gather-peeked seat seat-1 other seat-2"), ==, 1);
  g_assert_cmpuint (kit_events (k, "cause evil-queen location brickyard"), ==, 1);
  g_assert_cmpuint (kit_events (k, "fable-peeked seat seat-1 other seat-2 cause evil-queen card wolf"), ==, 1);
  g_assert_cmpuint (k->s.players[1].gather_seen, ==, 3);
  g_assert_cmpuint (k->s.players[1].fable_seen, ==, 3);
  g_assert_cmpuint (k->s.players[2].gather_seen, ==, 4);
  kit_answer (k, "plan-gather", "fields");
  kit_answer (k, "plan-fable", "roar");
}

static void
evil_queen_may_look_at_who_has_no_fable (void)
{
  DRAFT (3, "friend seat-1 evil-queen", "hand seat-2 wolf");

  kit_set (k, "window plan");
  kit_answer (k, "plan-gather", "brickyard");
  kit_answer (k, "plan-fable", "wolf");
  kit_answer (k, "plan-gather", "forest");
  kit_answer (k, "queen-peek-both", "seat-3");
  g_assert_cmpuint (kit_events (k, "gather-peeked"), ==, 1);
  g_assert_cmpuint (kit_events (k, "fable-peeked"), ==, 0);
}

static void
fairy_godmother_draws_at_the_start (void)
{
  DRAFT (3, "friend seat-1 fairy-godmother", "deck wolf", "window start");

  kit_shows (k, "hand seat-1 wolf");
  kit_asks (k, "use-friend", "seat-1");
  kit_answer (k, "use-friend", "no");
  kit_asks (k, "plan-gather", "seat-1");
  kit_shows (k, "friend seat-1 fairy-godmother");
  kit_shows (k, "hand seat-1 wolf");
}

static void
fairy_godmother_leaves_with_up_to_three_fables (void)
{
  DRAFT (3, "friend seat-1 fairy-godmother", "hand seat-1 roar taxation spy-network", "deck wolf", "window start");

  kit_answer (k, "use-friend", "yes");
  kit_shows (k, "friend seat-1 none");
  kit_answer (k, "godmother-more", "roar");
  g_assert_true (kit_offers (k, "none"));
  g_assert_false (kit_offers (k, "roar"));
  kit_answer (k, "godmother-more", "wolf");
  kit_answer (k, "godmother-more", "taxation");
  kit_answer (k, "gain", "straw");
  kit_answer (k, "gain", "brick");
  kit_answer (k, "gain", "brick");
  kit_asks (k, "plan-gather", "seat-1");
  kit_shows (k, "hand seat-1 spy-network");
  kit_shows (k, "resources seat-1 1 0 2");
  g_assert_cmpuint (kit_discarded (k, "wolf") + kit_discarded (k, "taxation") + kit_discarded (k, "roar"), ==, 3);
}

static void
fairy_godmother_leaves_with_fewer_on_a_build_turn (void)
{
  DRAFT (3, "friend seat-1 fairy-godmother", "hand seat-1 roar taxation", "window build");

  kit_answer (k, "action", "discard-friend");
  kit_answer (k, "godmother-more", "roar");
  kit_answer (k, "godmother-more", "none");
  kit_answer (k, "gain", "wood");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "actions seat-1 2");
  kit_shows (k, "hand seat-1 taxation");
  kit_shows (k, "resources seat-1 0 1 0");
}

static void
fairy_godmother_does_not_leave_without_fables (void)
{
  DRAFT (3, "friend seat-1 fairy-godmother", "window build");

  g_assert_false (kit_offers (k, "discard-friend"));
}

static void
golden_goose_alone_gains_one (void)
{
  DRAFT (3, "friend seat-1 golden-goose", "plan seat-1 fields", "plan seat-2 forest", "plan seat-3 forest",
         "window gather-end");
  g_autoptr (Kit) met = NEW_DRAFT (3, "friend seat-1 golden-goose", "plan seat-1 fields", "plan seat-2 fields",
                                   "plan seat-3 forest", "window gather-end");

  kit_answer (k, "gain", "brick");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "resources seat-1 0 0 1");
  kit_asks (met, "action", "seat-1");
}

static void
golden_goose_leaves_at_the_start_or_on_a_build_turn (void)
{
  DRAFT (3, "friend seat-1 golden-goose", "window start");
  g_autoptr (Kit) turn = NEW_DRAFT (3, "friend seat-1 golden-goose", "window build");

  kit_asks (k, "use-friend", "seat-1");
  kit_answer (k, "use-friend", "yes");
  kit_answer (k, "gain", "brick");
  kit_answer (k, "gain", "straw");
  kit_asks (k, "plan-gather", "seat-1");
  kit_shows (k, "friend seat-1 none");
  kit_shows (k, "resources seat-1 1 0 1");

  kit_answer (turn, "action", "discard-friend");
  kit_answer (turn, "gain", "wood");
  kit_answer (turn, "gain", "wood");
  kit_shows (turn, "actions seat-1 2");
  kit_shows (turn, "resources seat-1 0 2 0");
}

static void
goldilocks_is_discarded_to_rob_one_opponent (void)
{
  DRAFT (3, "friend seat-1 goldilocks", "resources seat-2 3 0 1", "hand seat-2 wolf", "resources seat-3 1 1 1",
         "hand seat-3 roar", "window start");

  kit_asks (k, "goldilocks-rob", "seat-1");
  g_assert_false (kit_offers (k, "seat-1"));
  g_assert_true (kit_offers (k, "seat-3"));
  kit_answer (k, "goldilocks-rob", "seat-2");
  kit_asks (k, "plan-gather", "seat-1");
  kit_shows (k, "friend seat-1 none");
  kit_shows (k, "friend-discard goldilocks");
  kit_shows (k, "resources seat-1 1 0 1");
  kit_shows (k, "hand seat-1 wolf");
  kit_shows (k, "resources seat-2 2 0 0");
  kit_shows (k, "hand seat-2 none");
  kit_shows (k, "resources seat-3 1 1 1");
}

static void
goldilocks_takes_a_random_fable (void)
{
  guint wolves = 0;

  for (guint seed = 1; seed <= 40; seed++)
    {
      DRAFT (2, "friend seat-1 goldilocks", "hand seat-2 wolf roar");
      g_autofree char *command = g_strdup_printf ("seed %u", seed);

      kit_set (k, command);
      kit_set (k, "window start");
      kit_answer (k, "goldilocks-rob", "seat-2");
      g_assert_cmpuint (k->s.players[0].hand_size, ==, 1);
      wolves += kit_hand (k, 0, "wolf");
    }

  g_assert_cmpuint (wolves, >=, 8);
  g_assert_cmpuint (wolves, <=, 32);
}

static void
goldilocks_may_stay (void)
{
  DRAFT (3, "friend seat-1 goldilocks", "resources seat-2 3 0 1", "window start");

  kit_answer (k, "goldilocks-rob", "none");
  kit_shows (k, "friend seat-1 goldilocks");
  kit_shows (k, "resources seat-2 3 0 1");
}

const KitTest kit_draft_start_tests[] = {
  { "draft", "evil-queen-plans-last-and-sees-both-cards", evil_queen_plans_last_and_sees_both_cards },
  { "draft", "evil-queen-may-look-at-who-has-no-fable", evil_queen_may_look_at_who_has_no_fable },
  { "draft", "fairy-godmother-draws-at-the-start", fairy_godmother_draws_at_the_start },
  { "draft", "fairy-godmother-leaves-with-up-to-three-fables", fairy_godmother_leaves_with_up_to_three_fables },
  { "draft", "fairy-godmother-leaves-with-fewer-on-a-build-turn", fairy_godmother_leaves_with_fewer_on_a_build_turn },
  { "draft", "fairy-godmother-does-not-leave-without-fables", fairy_godmother_does_not_leave_without_fables },
  { "draft", "golden-goose-alone-gains-one", golden_goose_alone_gains_one },
  { "draft", "golden-goose-leaves-at-the-start-or-on-a-build-turn",
    golden_goose_leaves_at_the_start_or_on_a_build_turn },
  { "draft", "goldilocks-is-discarded-to-rob-one-opponent", goldilocks_is_discarded_to_rob_one_opponent },
  { "draft", "goldilocks-takes-a-random-fable", goldilocks_takes_a_random_fable },
  { "draft", "goldilocks-may-stay", goldilocks_may_stay },
  { NULL },
};
