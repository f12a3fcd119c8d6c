/* test-knowledge.c: what becomes of knowledge, section 10 of the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "secrets.h"
#include "test-setup.h"

/* Takes all actions from everybody, so that a round ends without draws. */
static void
nobody_builds (Kit *k)
{
  for (guint seat = 0; seat < k->s.n_seats; seat++)
    {
      g_autofree char *command = g_strdup_printf ("actions seat-%u 0", seat + 1);

      kit_set (k, command);
    }
}

/* A Fable passed from hand to hand. */

static Kit *
snow_white_takes (const char *fable)
{
  Kit *k = kit_new (4, "friend seat-1 snow-white", "hand seat-1 roar taxation", "hand seat-2 wolf dragon",
                    "plan seat-1 fields", "plan seat-2 fields", "plan seat-3 forest", "plan seat-4 forest",
                    "window gather-end", NULL);

  kit_answer (k, "give-fable", fable);
  return k;
}

static void
fable_passed_to_snow_white_is_known_to_giver_and_taker (void)
{
  g_autoptr (Kit) k = snow_white_takes ("wolf");

  for (guint seat = 0; seat < 4; seat++)
    g_assert_true (is_told (k, seat, seat < 2 ? "fable-passed seat seat-1 other seat-2 cause snow-white card wolf"
                                     : "fable-passed seat seat-1 other seat-2 cause snow-white"));
  g_assert_cmpuint (times_in_hand (&k->s, 1, 0, "wolf"), ==, SAMPLES);
  g_assert_true (sees (k, 0, "hand seat-1 roar taxation wolf"));
}

static void
fable_passed_is_known_to_nobody_else (void)
{
  g_autoptr (Kit) k = snow_white_takes ("wolf");
  g_autoptr (Kit) other = snow_white_takes ("dragon");

  g_assert_cmpuint (times_in_hand (&k->s, 2, 0, "wolf"), <, SAMPLES);
  g_assert_cmpuint (view_hash (&k->s, 2), ==, view_hash (&other->s, 2));
  g_assert_cmpuint (view_hash (&k->s, 0), !=, view_hash (&other->s, 0));
}

static void
fable_taken_by_the_oracle_is_known_to_giver_and_taker (void)
{
  KIT (3, "plan seat-1 fields consult-the-oracle", "plan seat-2 forest", "plan seat-3 forest", "hand seat-2 wolf",
       "hand seat-3 dragon giant", "window gather-end");

  kit_answer (k, "oracle", "yes");
  g_assert_true (is_told (k, 1, "fable-passed seat seat-1 other seat-2 cause consult-the-oracle card wolf"));
  g_assert_true (is_told (k, 2, "fable-passed seat seat-1 other seat-2 cause consult-the-oracle"));
  g_assert_cmpuint (times_in_hand (&k->s, 1, 0, "wolf"), ==, SAMPLES);
  g_assert_cmpuint (times_in_hand (&k->s, 2, 0, "wolf"), <, SAMPLES);
  g_assert_cmpuint (times_in_hand (&k->s, 2, 0, "dragon") + times_in_hand (&k->s, 2, 0, "giant"), >=, SAMPLES);
}

static void
what_was_passed_is_known_until_it_is_played (void)
{
  g_autoptr (Kit) k = snow_white_takes ("wolf");

  kit_pass_to_ask (k, "action");
  nobody_builds (k);
  kit_pass_round (k);
  g_assert_cmpuint (times_in_hand (&k->s, 1, 0, "wolf"), ==, SAMPLES);
  kit_plan (k, "fields wolf", "forest", "forest", "forest");
  kit_answer (k, "place-monster", "fields");
  g_assert_cmpuint (times_in_hand (&k->s, 1, 0, "wolf"), <, SAMPLES);
}

/* A card taken for all to see is known to all. */
static void
what_was_taken_openly_is_known_to_all (void)
{
  KIT (3, "plan seat-1 fields search-the-past", "plan seat-2 fields", "plan seat-3 forest", "discard wolf giant dragon",
       "hand seat-1 roar", "window gather-end");

  kit_answer (k, "search", "giant");
  kit_answer (k, "search", "wolf");
  for (guint seat = 1; seat < 3; seat++)
    {
      g_assert_cmpuint (times_in_hand (&k->s, seat, 0, "giant"), ==, SAMPLES);
      g_assert_cmpuint (times_in_hand (&k->s, seat, 0, "wolf"), ==, SAMPLES);
      g_assert_cmpuint (times_in_hand (&k->s, seat, 0, "roar"), <, SAMPLES);
      g_assert_cmpuint (times_in_hand (&k->s, seat, 0, "dragon"), ==, 0);
    }
}

/* Seat-1 gives seat-2 a Wolf; seat-3 takes the other one openly, if there is
 * one in the discard pile. A round later seat-2 plays a Wolf, and the Evil
 * Queen's player, seat-1, looks at it. */
static Kit *
queen_finds_the_wolf_she_gave (const char *discard)
{
  Kit *k = kit_new (3, "friend seat-2 snow-white", "hand seat-1 wolf", "hand seat-2 roar taxation",
                    "plan seat-1 fields", "plan seat-2 fields", "plan seat-3 fields search-the-past", discard,
                    "window gather-end", NULL);

  kit_answer (k, "give-fable", "wolf");
  kit_pass_to_ask (k, "search");
  kit_answer (k, "search", kit_offers (k, "wolf") ? "wolf" : "harvest-moon");
  kit_answer (k, "search", "giant");
  kit_pass_to_ask (k, "action");
  nobody_builds (k);
  kit_pass_round (k);
  kit_set (k, "friend seat-1 evil-queen");
  while (k->ask.seat != 0)
    {
      kit_answer (k, "plan-gather", "fields");
      kit_answer (k, "plan-fable", k->ask.seat == 1 ? "wolf" : "none");
    }
  kit_answer (k, "queen-peek", "seat-2-fable");
  g_assert_true (sees (k, 0, "plan seat-2 ? wolf"));
  return k;
}

static void
peeked_fable_may_be_the_one_that_was_passed (void)
{
  g_autoptr (Kit) k = queen_finds_the_wolf_she_gave ("discard giant harvest-moon");

  /* The other Wolf is anywhere, seldom in this hand of two. */
  g_assert_cmpuint (times_in_hand (&k->s, 0, 1, "wolf"), <, SAMPLES / 2);
}

static void
peeked_fable_leaves_the_other_copy_where_it_is_known (void)
{
  g_autoptr (Kit) k = queen_finds_the_wolf_she_gave ("discard giant wolf");

  g_assert_cmpuint (times_in_hand (&k->s, 0, 2, "wolf"), ==, SAMPLES);
  g_assert_cmpuint (times_in_hand (&k->s, 0, 1, "wolf"), ==, 0);
}

/* Seats 2 and 4 take a Wolf each for all to see. Seat-2 gives a card to
 * seat-3 and seat-4 one to seat-2, unseen by seat-1; then seat-2 plays a Wolf.
 * The other may be with any of the three. */
static void
two_wolves_that_wandered_may_be_with_any_who_had_them (void)
{
  KIT (4, "plan seat-1 forest", "plan seat-2 fields search-the-past", "plan seat-3 forest",
       "plan seat-4 fields search-the-past", "discard wolf wolf giant dragon", "window gather-end");

  kit_answer (k, "search", "wolf");
  kit_answer (k, "search", "giant");
  kit_answer (k, "search", "wolf");
  kit_answer (k, "search", "dragon");
  nobody_builds (k);
  kit_pass_round (k);
  kit_set (k, "friend seat-3 snow-white");
  kit_plan (k, "forest", "fields", "fields", "forest");
  kit_answer (k, "give-fable", "wolf");
  nobody_builds (k);
  kit_pass_round (k);
  kit_set (k, "friend seat-3 none");
  kit_set (k, "friend seat-2 snow-white");
  kit_plan (k, "forest", "fields", "forest", "fields");
  kit_answer (k, "give-fable", "wolf");
  nobody_builds (k);
  kit_pass_round (k);
  kit_plan (k, "forest", "fields wolf", "forest", "forest");
  kit_asks (k, "place-monster", "seat-2");
  g_assert_cmpuint (kit_hand (k, 2, "wolf"), ==, 1);
  g_assert_cmpuint (times_in_hand (&k->s, 0, 2, "wolf"), >, 0);
  /* It surely is with one of them. */
  g_assert_cmpuint (times_in_hand (&k->s, 0, 1, "wolf") + times_in_hand (&k->s, 0, 2, "wolf")
                    + times_in_hand (&k->s, 0, 3, "wolf"), ==, SAMPLES);
}

/* Decks. */

static Kit *
goldilocks_puts_back (const char *top)
{
  Kit *k = kit_new (3, "friend seat-1 goldilocks", "deck wolf roar dragon giant", "window build", NULL);

  kit_answer (k, "action", "special");
  kit_answer (k, "goldilocks-keep", "dragon");
  kit_answer (k, "goldilocks-top", top);
  return k;
}

static void
goldilocks_knows_what_was_put_back (void)
{
  g_autoptr (Kit) wolf = goldilocks_puts_back ("wolf");
  g_autoptr (Kit) roar = goldilocks_puts_back ("roar");
  g_autofree char *own = grimm_show (&wolf->s, 0);
  g_autofree char *other = grimm_show (&wolf->s, 1);
  BrambleRng rng = { 2 };

  g_assert_nonnull (strstr (own, "\ndeck wolf roar ? ? "));
  g_assert_nonnull (strstr (other, "\ndeck ? ? ? ? "));
  g_assert_cmpuint (view_hash (&wolf->s, 1), ==, view_hash (&roar->s, 1));
  g_assert_cmpuint (view_hash (&wolf->s, 0), !=, view_hash (&roar->s, 0));
  for (guint i = 0; i < SAMPLES; i++)
    {
      GrimmState imagined;

      imagine (&wolf->s, 0, &rng, &imagined);
      g_assert_cmpuint (imagined.deck[imagined.n_deck - 1], ==, GRIMM_WOLF);
      g_assert_cmpuint (imagined.deck[imagined.n_deck - 2], ==, GRIMM_ROAR);
    }
}

static void
goldilocks_look_is_her_players_alone (void)
{
  g_autoptr (Kit) k = goldilocks_puts_back ("wolf");

  for (guint seat = 0; seat < 3; seat++)
    g_assert_true (is_told (k, seat, "fables-looked-at seat seat-1 cause goldilocks n 3"));
  g_assert_true (is_told (k, 0, "fable-drawn seat seat-1 cause goldilocks card dragon"));
  g_assert_true (is_told (k, 1, "fable-drawn seat seat-1 cause goldilocks"));
}

static void
who_draws_a_card_that_another_seat_put_back (void)
{
  g_autoptr (Kit) k = goldilocks_puts_back ("wolf");

  kit_answer (k, "action", "gain-straw");
  kit_asks (k, "action", "seat-2");
  kit_forget (k);
  kit_answer (k, "action", "draw");
  g_assert_true (is_told (k, 0, "fable-drawn seat seat-2 card wolf"));
  g_assert_true (is_told (k, 1, "fable-drawn seat seat-2 card wolf"));
  g_assert_true (is_told (k, 2, "fable-drawn seat seat-2"));
  g_assert_cmpuint (times_in_hand (&k->s, 0, 1, "wolf"), ==, SAMPLES);
  g_assert_cmpuint (times_in_hand (&k->s, 2, 1, "wolf"), <, SAMPLES);
  kit_answer (k, "action", "draw");
  g_assert_cmpuint (times_in_hand (&k->s, 0, 1, "roar"), ==, SAMPLES);
}

/* Another look at the same cards: what is kept and how the rest lies is not
 * for the first to know. */
static Kit *
another_look (const char *keep,
              const char *top)
{
  Kit *k = goldilocks_puts_back ("wolf");

  kit_answer (k, "action", "gain-straw");
  kit_set (k, "friend seat-1 none");
  kit_set (k, "friend seat-2 goldilocks");
  kit_answer (k, "action", "special");
  kit_answer (k, "goldilocks-keep", keep);
  kit_answer (k, "goldilocks-top", top);
  return k;
}

static void
goldilocks_knows_no_more_after_another_look (void)
{
  g_autoptr (Kit) one = another_look ("giant", "wolf");
  g_autoptr (Kit) two = another_look ("giant", "roar");
  g_autoptr (Kit) three = another_look ("wolf", "roar");

  g_assert_cmpuint (view_hash (&one->s, 0), ==, view_hash (&two->s, 0));
  g_assert_cmpuint (view_hash (&one->s, 0), ==, view_hash (&three->s, 0));
  g_assert_cmpuint (view_hash (&one->s, 1), !=, view_hash (&two->s, 1));
}

static void
ghostly_whispers_are_heard_by_one (void)
{
  KIT (3, "plan seat-1 fields", "plan seat-2 brickyard ghostly-whispers", "plan seat-3 forest",
       "deck wolf roar dragon giant", "window gather-end");

  kit_answer (k, "whispers", "dragon");
  kit_answer (k, "whispers", "wolf");
  g_assert_true (is_told (k, 1, "fable-drawn seat seat-2 cause ghostly-whispers card dragon"));
  g_assert_false (is_told (k, 0, "fable-drawn seat seat-2 cause ghostly-whispers card dragon"));
  g_assert_true (is_told (k, 0, "fable-drawn seat seat-2 cause ghostly-whispers"));
  g_assert_true (is_told (k, 0, "fable-discarded cause ghostly-whispers card roar"));
  g_assert_cmpuint (times_in_hand (&k->s, 0, 1, "dragon"), <, SAMPLES);
}

/* Gather cards that somebody looked at. */

/* Seat-1 has the Evil Queen and looks at the card of seat-2; seat-4's Monster
 * gives us a moment to look before the cards turn up. */
static Kit *
queen_peeks (const char *third_hand,
             const char *third_plan)
{
  Kit *k = kit_new (4, "friend seat-1 evil-queen", third_hand, "hand seat-4 wolf", "window plan", NULL);
  g_auto (GStrv) words = g_strsplit (third_plan, " ", 2);

  kit_answer (k, "plan-gather", "forest");
  kit_answer (k, "plan-gather", words[0]);
  kit_answer (k, "plan-fable", words[1]);
  kit_answer (k, "plan-gather", "market");
  kit_answer (k, "plan-fable", "wolf");
  kit_answer (k, "queen-peek", "seat-2-gather");
  kit_answer (k, "plan-gather", "brickyard");
  return k;
}

static void
peek_is_known_until_the_cards_turn_up (void)
{
  g_autoptr (Kit) k = queen_peeks ("hand seat-3 taxation", "fields taxation");
  BrambleRng rng = { 2 };

  kit_asks (k, "place-monster", "seat-4");
  g_assert_true (sees (k, 0, "plan seat-2 forest none"));
  g_assert_true (sees (k, 2, "plan seat-2 ? none"));
  for (guint i = 0; i < SAMPLES; i++)
    {
      GrimmState imagined;

      imagine (&k->s, 0, &rng, &imagined);
      g_assert_cmpuint (imagined.players[1].gather, ==, GRIMM_GATHER (1, GRIMM_FOREST));
    }
}

static void
peek_is_lost_when_the_card_is_shuffled_away (void)
{
  g_autoptr (Kit) k = queen_peeks ("hand seat-3 curse-of-darkness", "fields curse-of-darkness");
  guint places = 0;
  BrambleRng rng = { 2 };

  kit_asks (k, "place-monster", "seat-4");
  g_assert_true (sees (k, 0, "plan seat-2 ? none"));
  g_assert_false (sees (k, 1, "plan seat-2 ? none"));
  g_assert_false (sees (k, 0, "plan seat-1 ? none"));
  for (guint i = 0; i < SAMPLES; i++)
    {
      GrimmState imagined;

      imagine (&k->s, 0, &rng, &imagined);
      places |= 1u << GRIMM_GATHER_LOCATION (imagined.players[1].gather);
    }
  g_assert_cmpuint (places, ==, 0x0f);
}

static void
shuffled_card_is_seen_by_its_player_alone (void)
{
  g_autoptr (Kit) k = queen_peeks ("hand seat-3 curse-of-darkness", "fields curse-of-darkness");
  g_autofree char *own = g_strdup_printf ("gather-shuffled seat seat-2 cause curse-of-darkness location %s",
                                          grimm_location_ids[GRIMM_GATHER_LOCATION (k->s.players[1].gather)]);

  g_assert_true (is_told (k, 1, own));
  g_assert_false (is_told (k, 0, own));
  g_assert_true (is_told (k, 0, "gather-shuffled seat seat-2 cause curse-of-darkness"));
}

static void
knowledge_follows_a_card_through_the_wishing_well (void)
{
  g_autoptr (Kit) k = queen_peeks ("hand seat-3 wishing-well", "fields wishing-well");

  kit_answer (k, "wishing-well", "seat-2-seat-4");
  kit_asks (k, "place-monster", "seat-4");
  /* The Queen's player knows where the card went, not what came for it. */
  g_assert_true (sees (k, 0, "plan seat-4 forest wolf"));
  g_assert_true (sees (k, 0, "plan seat-2 ? none"));
  /* Both players look at what they got, and know what they gave. */
  g_assert_true (sees (k, 1, "plan seat-2 market none"));
  g_assert_true (sees (k, 1, "plan seat-4 forest wolf"));
  g_assert_true (sees (k, 3, "plan seat-2 market none"));
  g_assert_true (sees (k, 3, "plan seat-4 forest wolf"));
  /* Who swapped them saw neither. */
  g_assert_true (sees (k, 2, "plan seat-2 ? none"));
  g_assert_true (sees (k, 2, "plan seat-4 ? wolf"));
  g_assert_true (is_told (k, 1, "gather-peeked seat seat-2 other seat-2 cause wishing-well location market"));
  g_assert_true (is_told (k, 2, "gather-peeked seat seat-2 other seat-2 cause wishing-well"));
}

/* In the draft nobody peeks; one still knows one's own card. */
static void
draft_wishing_well_is_blind (void)
{
  g_autoptr (Kit) k = kit_begin_with (test_setup (3, 1, 0, NULL, "draft"));

  kit_set (k, "hand seat-1 wishing-well");
  kit_set (k, "hand seat-3 wolf");
  kit_plan (k, "fields wishing-well", "forest", "brickyard wolf");
  kit_answer (k, "wishing-well", "seat-2-seat-3");
  kit_asks (k, "place-monster", "seat-3");
  g_assert_true (sees (k, 1, "plan seat-2 ? none"));
  g_assert_true (sees (k, 1, "plan seat-3 forest wolf"));
  g_assert_true (sees (k, 2, "plan seat-2 brickyard none"));
  g_assert_true (sees (k, 2, "plan seat-3 ? wolf"));
  g_assert_true (sees (k, 0, "plan seat-2 ? none"));
}

static Kit *
crystal_ball (const char *second)
{
  Kit *k = kit_new (3, "hand seat-1 crystal-ball", NULL);

  kit_plan (k, "fields crystal-ball", second, "fields");
  kit_answer (k, "crystal-peek", "seat-2");
  return k;
}

static void
crystal_ball_shows_to_its_player_alone (void)
{
  g_autoptr (Kit) one = crystal_ball ("forest");
  g_autoptr (Kit) two = crystal_ball ("brickyard");

  kit_asks (one, "crystal-change", "seat-1");
  g_assert_true (sees (one, 0, "plan seat-2 forest none"));
  g_assert_true (sees (one, 2, "plan seat-2 ? none"));
  g_assert_true (is_told (one, 0, "gather-peeked seat seat-1 other seat-2 cause crystal-ball location forest"));
  g_assert_true (is_told (one, 2, "gather-peeked seat seat-1 other seat-2 cause crystal-ball"));
  g_assert_cmpuint (view_hash (&one->s, 2), ==, view_hash (&two->s, 2));
  g_assert_cmpuint (view_hash (&one->s, 0), !=, view_hash (&two->s, 0));
}

static void
crystal_ball_changes_unseen (void)
{
  KIT (3, "hand seat-1 crystal-ball", "hand seat-2 wolf");
  g_autoptr (Kit) other = kit_new (3, "hand seat-1 crystal-ball", "hand seat-2 wolf", NULL);

  kit_plan (k, "fields crystal-ball", "fields wolf", "fields");
  kit_plan (other, "fields crystal-ball", "fields wolf", "fields");
  kit_answer (k, "crystal-peek", "seat-2");
  kit_answer (k, "crystal-change", "forest");
  kit_answer (other, "crystal-peek", "seat-2");
  kit_answer (other, "crystal-change", "brickyard");
  g_assert_true (is_told (k, 0, "gather-changed seat seat-1 cause crystal-ball location forest"));
  g_assert_true (is_told (k, 1, "gather-changed seat seat-1 cause crystal-ball"));
  g_assert_cmpuint (view_hash (&k->s, 1), ==, view_hash (&other->s, 1));
  g_assert_cmpuint (view_hash (&k->s, 0), !=, view_hash (&other->s, 0));
}

const KitTest kit_knowledge_tests[] = {
  { "secret", "fable-passed-to-snow-white-is-known-to-giver-and-taker",
    fable_passed_to_snow_white_is_known_to_giver_and_taker },
  { "secret", "fable-passed-is-known-to-nobody-else", fable_passed_is_known_to_nobody_else },
  { "secret", "fable-taken-by-the-oracle-is-known-to-giver-and-taker",
    fable_taken_by_the_oracle_is_known_to_giver_and_taker },
  { "secret", "what-was-passed-is-known-until-it-is-played", what_was_passed_is_known_until_it_is_played },
  { "secret", "what-was-taken-openly-is-known-to-all", what_was_taken_openly_is_known_to_all },
  { "secret", "peeked-fable-may-be-the-one-that-was-passed", peeked_fable_may_be_the_one_that_was_passed },
  { "secret", "peeked-fable-leaves-the-other-copy-where-it-is-known",
    peeked_fable_leaves_the_other_copy_where_it_is_known },
  { "secret", "two-wolves-that-wandered-may-be-with-any-who-had-them",
    two_wolves_that_wandered_may_be_with_any_who_had_them },
  { "secret", "goldilocks-knows-what-was-put-back", goldilocks_knows_what_was_put_back },
  { "secret", "goldilocks-look-is-her-players-alone", goldilocks_look_is_her_players_alone },
  { "secret", "who-draws-a-card-that-another-seat-put-back", who_draws_a_card_that_another_seat_put_back },
  { "secret", "goldilocks-knows-no-more-after-another-look", goldilocks_knows_no_more_after_another_look },
  { "secret", "ghostly-whispers-are-heard-by-one", ghostly_whispers_are_heard_by_one },
  { "secret", "peek-is-known-until-the-cards-turn-up", peek_is_known_until_the_cards_turn_up },
  { "secret", "peek-is-lost-when-the-card-is-shuffled-away", peek_is_lost_when_the_card_is_shuffled_away },
  { "secret", "shuffled-card-is-seen-by-its-player-alone", shuffled_card_is_seen_by_its_player_alone },
  { "secret", "knowledge-follows-a-card-through-the-wishing-well", knowledge_follows_a_card_through_the_wishing_well },
  { "secret", "draft-wishing-well-is-blind", draft_wishing_well_is_blind },
  { "secret", "crystal-ball-shows-to-its-player-alone", crystal_ball_shows_to_its_player_alone },
  { "secret", "crystal-ball-changes-unseen", crystal_ball_changes_unseen },
  { NULL },
};
