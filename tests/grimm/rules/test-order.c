/* test-order.c: the order of effects, and one Friend step in a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-round.h"

/* Order. */

static void
player_by_player_in_turn_order (void)
{
  for (guint start = 1; start <= 2; start++)
    {
      KIT (3, "plan seat-1 fields mysterious-stranger", "plan seat-2 forest", "plan seat-3 brickyard",
           "friend seat-2 golden-goose", "friend-deck aladdin");

      kit_setf (k, "start seat-%u", start);
      kit_set (k, "window gather-end");
      if (start == 1)
        {
          /* A Fable of the first player comes before a Friend of the second. */
          kit_asks_for (k, "friend", "seat-1", "mysterious-stranger");
          kit_answer (k, "friend", "keep");
        }
      kit_asks_for (k, "gain", "seat-2", "golden-goose");
      kit_answer (k, "gain", "straw");
      if (start == 2)
        kit_asks_for (k, "friend", "seat-1", "mysterious-stranger");
    }
}

static void
friend_then_next_turn_card_then_fable (void)
{
  KIT (3, "plan seat-1 fields mysterious-stranger", "plan seat-2 forest", "plan seat-3 forest",
       "friend seat-1 golden-goose", "next seat-1 fairy-food fields", "window gather-end");

  kit_asks_for (k, "gain", "seat-1", "golden-goose");
  kit_answer (k, "gain", "straw");
  for (guint i = 0; i < 3; i++)
    {
      kit_asks_for (k, "gain", "seat-1", "fairy-food");
      kit_answer (k, "gain", "straw");
    }
  kit_asks_for (k, "friend", "seat-1", "mysterious-stranger");
}

static void
the_start_of_the_round_goes_by_the_same_order (void)
{
  KIT (3, "friend seat-1 tom-thumb", "next seat-1 fairy-food", "friend seat-2 rapunzel", "window start");

  kit_asks_for (k, "tom-thumb", "seat-1", "tom-thumb");
  kit_answer (k, "tom-thumb", "none");
  kit_asks_for (k, "fairy-food", "seat-1", "fairy-food");
  kit_answer (k, "fairy-food", "forest");
  kit_shows (k, "next seat-1 fairy-food forest");
  kit_asks_for (k, "rapunzel", "seat-2", "rapunzel");
  kit_answer (k, "rapunzel", "brick");
  kit_asks (k, "plan-gather", "seat-1");
}

/* Jack adds two to an empty Location before or after Cinderella takes there. */
static void
friends_act_in_turn_order_when_gather_cards_turn_up (void)
{
  for (guint start = 1; start <= 2; start++)
    {
      KIT (3, "friend seat-1 jack-the-giant-slayer", "friend seat-2 cinderella", "pile fields 0 0 0");

      kit_setf (k, "start seat-%u", start);
      kit_plan (k, "fields", "fields", "forest");
      kit_shows (k, start == 1 ? "resources seat-2 2 0 0" : "resources seat-2 1 0 0");
      kit_shows (k, start == 1 ? "resources seat-1 0 0 0" : "resources seat-1 1 0 0");
    }
}

static void
magic_flute_comes_first (void)
{
  KIT (3, "hand seat-1 wolf", "hand seat-2 wishing-well", "hand seat-3 magic-flute");

  kit_plan (k, "fields wolf", "forest wishing-well", "forest magic-flute");
  kit_asks (k, "wishing-well", "seat-2");
  g_assert_cmpuint (kit_hand (k, 2, "wolf"), ==, 1);
  g_assert_cmpuint (kit_events (k, "card-placed"), ==, 0);
}

static void
cancelling_interrupts_the_monster (void)
{
  KIT (3, "plan seat-1 fields wolf", "plan seat-2 forest chinny-chin-chin", "plan seat-3 brickyard",
       "monster seat-1 forest", "friend seat-3 wood-cutter", "window before");

  /* The last player before the second one's Fable. */
  kit_asks_for (k, "cancel", "seat-3", "wolf");
  kit_answer (k, "cancel", "yes");
  kit_shows (k, "pile forest 0 4 0");
  kit_asks (k, "chinny-move", "seat-2");
}

static void
unique_locations_come_last_in_the_order_of_locations (void)
{
  KIT (4, "start seat-2", "unique fields grandmas-house", "unique brickyard royal-wedding",
       "unique market lonely-castle", "friend-deck robin-hood", "plan seat-1 fields mysterious-stranger",
       "plan seat-2 forest", "plan seat-3 brickyard", "plan seat-4 market", "resources seat-2 0 2 0",
       "window gather-end");

  kit_asks_for (k, "friend", "seat-1", "mysterious-stranger");
  kit_answer (k, "friend", "keep");
  for (guint i = 0; i < 2; i++)
    {
      kit_asks_for (k, "gain", "seat-1", "grandmas-house");
      kit_answer (k, "gain", "straw");
    }
  kit_asks_for (k, "discard", "seat-2", "royal-wedding");
  kit_answer (k, "discard", "wood");
  /* Seat 4 has nothing yet; the Lonely Castle comes after the Wedding. */
  kit_asks_for (k, "discard", "seat-1", "royal-wedding");
  kit_answer (k, "discard", "straw");
  kit_shows (k, "resources seat-4 1 1 1");
  kit_asks_nothing (k);
}

static void
a_unique_location_at_the_fields_comes_before_one_at_the_forest (void)
{
  KIT (3, "unique fields lonely-castle", "unique forest royal-wedding", "plan seat-1 fields", "plan seat-2 forest",
       "plan seat-3 forest", "window gather-end");

  kit_asks_for (k, "discard", "seat-1", "royal-wedding");
  kit_shows (k, "resources seat-1 1 1 1");
}

static void
unique_locations_leave_after_all_have_acted (void)
{
  KIT (3, "unique fields royal-wedding", "unique forest lonely-castle");

  kit_forget (k);
  kit_plan (k, "forest", "brickyard", "brickyard");
  kit_pass_to_window (k, "build");
  g_assert_cmpuint (kit_events (k, "unique-left"), ==, 1);
  g_assert_cmpuint (kit_event_at (k, "unique-left location fields card royal-wedding"), >,
                    kit_event_at (k, "cause lonely-castle"));
  kit_shows (k, "unique forest lonely-castle");
  g_assert_cmpuint (kit_discarded (k, "royal-wedding"), ==, 1);
}

/* Skipping who is not involved. */
static void
one_effect_asks_several_players_in_turn_order (void)
{
  KIT (4, "start seat-3", "plan seat-1 fields wandering-trader", "plan seat-2 forest", "plan seat-3 fields",
       "plan seat-4 fields", "resources seat-1 2 0 0", "resources seat-2 2 0 0", "resources seat-3 0 2 0",
       "resources seat-4 0 0 2", "window gather-end");

  kit_asks_for (k, "trade", "seat-3", "wandering-trader");
  kit_answer (k, "trade", "wood-for-brick");
  kit_asks_for (k, "trade", "seat-4", "wandering-trader");
  kit_answer (k, "trade", "none");
  kit_asks_for (k, "trade", "seat-1", "wandering-trader");
  kit_answer (k, "trade", "none");
  kit_asks_nothing (k);
}

/* Steps. */

#define STRANGER(friend) "friend-deck " friend, "plan seat-2 forest mysterious-stranger", "plan seat-1 fields", \
                         "plan seat-3 brickyard", "window gather-end"

static void
a_friend_gained_after_the_own_step_waits (void)
{
  KIT (3, STRANGER ("golden-goose"));

  kit_answer (k, "friend", "keep");
  kit_shows (k, "friend seat-2 golden-goose");
  kit_asks_nothing (k);
}

static void
a_friend_given_to_an_earlier_player_waits (void)
{
  KIT (3, STRANGER ("golden-goose"));

  kit_answer (k, "friend", "give-seat-1");
  kit_shows (k, "friend seat-1 golden-goose");
  kit_asks_nothing (k);
}

static void
a_friend_given_to_a_later_player_acts (void)
{
  KIT (3, STRANGER ("golden-goose"));

  kit_answer (k, "friend", "give-seat-3");
  kit_asks_for (k, "gain", "seat-3", "golden-goose");
}

static void
the_friend_held_at_the_step_acts_not_the_former (void)
{
  KIT (3, "friend seat-3 golden-goose", STRANGER ("seven-dwarfs"));

  kit_answer (k, "friend", "give-seat-3");
  kit_asks_nothing (k);
  kit_shows (k, "actions seat-3 3");
}

static void
a_friend_acts_in_the_next_window (void)
{
  KIT (3, STRANGER ("rumpelstiltskin"));

  kit_answer (k, "friend", "keep");
  kit_shows (k, "resources seat-2 1 0 0");
}

static void
one_friend_step_in_a_window (void)
{
  KIT (3, "friend seat-1 frog-prince", "friend-deck snow-white", "hand seat-2 wolf", "plan seat-1 fields",
       "plan seat-2 fields", "plan seat-3 fields", "window gather-end");

  kit_answer (k, "friend", "keep");
  kit_answer (k, "gain", "straw");
  kit_shows (k, "friend seat-1 snow-white");
  kit_asks_nothing (k);
}

static void
a_giant_silences_later_friends_not_earlier_ones (void)
{
  KIT (3, "friend seat-1 snow-white", "friend seat-3 frog-prince", "resources seat-3 0 0 2", "plan seat-1 fields",
       "plan seat-2 forest giant", "plan seat-3 fields", "monster seat-2 fields", "window gather-end");

  kit_asks_for (k, "snow-white-take", "seat-1", "snow-white");
  kit_answer (k, "snow-white-take", "brick");
  kit_asks_nothing (k);
  kit_shows (k, "friend seat-1 none");
  kit_shows (k, "friend seat-3 none");
  kit_shows (k, "friend-discard frog-prince snow-white");
}

static void
extra_actions_once_granted_stay (void)
{
  KIT (3, "friend seat-1 seven-dwarfs", "plan seat-1 fields", "plan seat-2 forest giant", "plan seat-3 forest",
       "monster seat-2 fields", "window gather-end");

  kit_shows (k, "friend seat-1 none");
  kit_shows (k, "actions seat-1 3");
}

/* Discarding, and Monsters. */

static void
no_gain_without_a_declaration (void)
{
  static const char *const friends[] = { "aladdin", "pinocchio" };

  for (guint i = 0; i < G_N_ELEMENTS (friends); i++)
    {
      KIT (3, "plan seat-1 fields", "plan seat-2 forest", "plan seat-3 forest");

      kit_setf (k, "friend seat-1 %s", friends[i]);
      kit_set (k, "window gather-end");
      kit_asks_nothing (k);
      kit_shows (k, "resources seat-1 0 0 0");
    }
}

const KitTest kit_order_tests[] = {
  { "order", "player-by-player-in-turn-order", player_by_player_in_turn_order },
  { "order", "friend-then-next-turn-card-then-fable", friend_then_next_turn_card_then_fable },
  { "order", "the-start-of-the-round-goes-by-the-same-order", the_start_of_the_round_goes_by_the_same_order },
  { "order", "friends-act-in-turn-order-when-gather-cards-turn-up",
    friends_act_in_turn_order_when_gather_cards_turn_up },
  { "order", "magic-flute-comes-first", magic_flute_comes_first },
  { "order", "cancelling-interrupts-the-monster", cancelling_interrupts_the_monster },
  { "order", "unique-locations-come-last-in-the-order-of-locations",
    unique_locations_come_last_in_the_order_of_locations },
  { "order", "a-unique-location-at-the-fields-comes-before-one-at-the-forest",
    a_unique_location_at_the_fields_comes_before_one_at_the_forest },
  { "order", "unique-locations-leave-after-all-have-acted", unique_locations_leave_after_all_have_acted },
  { "order", "one-effect-asks-several-players-in-turn-order", one_effect_asks_several_players_in_turn_order },
  { "steps", "a-friend-gained-after-the-own-step-waits", a_friend_gained_after_the_own_step_waits },
  { "steps", "a-friend-given-to-an-earlier-player-waits", a_friend_given_to_an_earlier_player_waits },
  { "steps", "a-friend-given-to-a-later-player-acts", a_friend_given_to_a_later_player_acts },
  { "steps", "the-friend-held-at-the-step-acts-not-the-former", the_friend_held_at_the_step_acts_not_the_former },
  { "steps", "a-friend-acts-in-the-next-window", a_friend_acts_in_the_next_window },
  { "steps", "one-friend-step-in-a-window", one_friend_step_in_a_window },
  { "steps", "a-giant-silences-later-friends-not-earlier-ones", a_giant_silences_later_friends_not_earlier_ones },
  { "steps", "extra-actions-once-granted-stay", extra_actions_once_granted_stay },
  { "steps", "no-gain-without-a-declaration", no_gain_without_a_declaration },
  { NULL },
};
