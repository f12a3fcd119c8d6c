/* test-secrets.c: who may know what, section 10 of the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "secrets.h"

/* The two positions look the same to @seat, who is told the same. */
static void
same_for (Kit  *one,
          Kit  *two,
          guint seat)
{
  g_autofree char *told_one = told (&one->events, seat);
  g_autofree char *told_two = told (&two->events, seat);
  g_autofree char *shown_one = grimm_show (&one->s, seat);
  g_autofree char *shown_two = grimm_show (&two->s, seat);

  g_assert_cmpuint (bramble_game_hash (&grimm_game, &one->s), !=, bramble_game_hash (&grimm_game, &two->s));
  g_assert_cmpstr (told_one, ==, told_two);
  g_assert_cmpstr (shown_one, ==, shown_two);
  g_assert_cmpuint (view_hash (&one->s, seat), ==, view_hash (&two->s, seat));
}

static void
differs_for (Kit  *one,
             Kit  *two,
             guint seat)
{
  g_assert_cmpuint (view_hash (&one->s, seat), !=, view_hash (&two->s, seat));
}

/* What is secret. */

static void
fables_in_hand (void)
{
  g_autoptr (Kit) one = kit_new (3, "hand seat-2 wolf roar", NULL);
  g_autoptr (Kit) two = kit_new (3, "hand seat-2 dragon taxation", NULL);

  g_assert_true (sees (one, 0, "hand seat-2 ? ?"));
  g_assert_true (sees (one, 1, "hand seat-2 roar wolf"));
  same_for (one, two, 0);
  same_for (one, two, 2);
  g_assert_cmpuint (view_hash (&one->s, GRIMM_NONE), ==, view_hash (&two->s, GRIMM_NONE));
  differs_for (one, two, 1);
}

static void
order_of_both_decks (void)
{
  g_autoptr (Kit) one = kit_new (3, "deck wolf roar", "friend-deck aladdin", NULL);
  g_autoptr (Kit) two = kit_new (3, "deck roar wolf", "friend-deck snow-white", NULL);
  g_autofree char *text = grimm_show (&one->s, 0);

  g_assert_nonnull (strstr (text, "\ndeck ? ? ? "));
  g_assert_nonnull (strstr (text, "\nfriend-deck ? ? ? "));
  for (guint seat = 0; seat < 3; seat++)
    same_for (one, two, seat);
}

/* Fables lie open in D, Gather cards do not. */
static Kit *
amid_d (const char *second)
{
  Kit *k = kit_new (3, "hand seat-1 wolf", "hand seat-2 roar taxation", NULL);

  kit_plan (k, "fields wolf", second, "forest");
  kit_asks (k, "place-monster", "seat-1");
  return k;
}

static void
gather_cards_face_down (void)
{
  g_autoptr (Kit) one = amid_d ("forest roar");
  g_autoptr (Kit) two = amid_d ("brickyard roar");

  g_assert_true (sees (one, 0, "plan seat-2 ? roar"));
  g_assert_true (sees (one, 1, "plan seat-2 forest roar"));
  same_for (one, two, 0);
  same_for (one, two, 2);
  differs_for (one, two, 1);
}

/* All others have set down when the Evil Queen looks. */
static Kit *
before_the_queen (const char *second,
                  const char *third)
{
  Kit *k = kit_new (3, "friend seat-1 evil-queen", "hand seat-1 wolf", "hand seat-2 roar taxation",
                    "hand seat-3 dragon", "window plan", NULL);
  const char *plans[] = { second, third };

  for (guint i = 0; i < 2; i++)
    {
      g_auto (GStrv) words = g_strsplit (plans[i], " ", 2);

      kit_answer (k, "plan-gather", words[0]);
      kit_answer (k, "plan-fable", words[1]);
    }
  kit_asks (k, "queen-peek", "seat-1");
  return k;
}

static void
fables_face_down (void)
{
  g_autoptr (Kit) one = before_the_queen ("forest roar", "fields none");
  g_autoptr (Kit) two = before_the_queen ("fields taxation", "fields none");

  g_assert_true (sees (one, 0, "plan seat-2 ? ?"));
  g_assert_true (sees (one, 2, "plan seat-2 ? ?"));
  g_assert_true (sees (one, 2, "plan seat-3 fields none"));
  same_for (one, two, 0);
  same_for (one, two, 2);
  differs_for (one, two, 1);
}

static void
what_somebody_peeked_at (void)
{
  g_autoptr (Kit) one = before_the_queen ("forest roar", "fields none");
  g_autoptr (Kit) two = before_the_queen ("fields taxation", "fields none");

  kit_answer (one, "queen-peek", "seat-2-gather");
  kit_answer (two, "queen-peek", "seat-2-gather");
  g_assert_true (sees (one, 0, "plan seat-2 forest ?"));
  g_assert_true (is_told (one, 0, "gather-peeked seat seat-1 other seat-2 cause evil-queen location forest"));
  g_assert_true (is_told (one, 2, "gather-peeked seat seat-1 other seat-2 cause evil-queen"));
  same_for (one, two, 2);
  differs_for (one, two, 0);
}

static void
evil_queen_peeks_at_a_fable_alone (void)
{
  g_autoptr (Kit) one = before_the_queen ("forest roar", "fields none");
  g_autoptr (Kit) two = before_the_queen ("forest taxation", "fields none");

  kit_answer (one, "queen-peek", "seat-2-fable");
  kit_answer (two, "queen-peek", "seat-2-fable");
  g_assert_true (sees (one, 0, "plan seat-2 ? roar"));
  g_assert_true (is_told (one, 0, "fable-peeked seat seat-1 other seat-2 cause evil-queen card roar"));
  g_assert_true (is_told (one, 2, "fable-peeked seat seat-1 other seat-2 cause evil-queen"));
  same_for (one, two, 2);
}

/* What the Evil Queen plans is as secret while she does. */
static void
evil_queen_plans_in_secret_too (void)
{
  g_autoptr (Kit) one = before_the_queen ("forest roar", "fields none");
  g_autoptr (Kit) two = before_the_queen ("forest roar", "fields none");

  kit_answer (one, "queen-peek", "seat-2-fable");
  kit_answer (two, "queen-peek", "seat-2-fable");
  kit_answer (one, "plan-gather", "fields");
  kit_answer (two, "plan-gather", "brickyard");
  same_for (one, two, 1);
  same_for (one, two, 2);
}

static void
gather_cards_under_the_little_mermaid (void)
{
  g_autoptr (Kit) one = kit_new (3, "friend seat-1 little-mermaid fields forest", NULL);
  g_autoptr (Kit) two = kit_new (3, "friend seat-1 little-mermaid forest brickyard", NULL);

  g_assert_true (sees (one, 0, "friend seat-1 little-mermaid fields forest"));
  g_assert_true (sees (one, 1, "friend seat-1 little-mermaid"));
  same_for (one, two, 1);
  differs_for (one, two, 0);
}

static Kit *
mermaid_comes (const char *kept)
{
  Kit *k = kit_new (3, "plan seat-1 fields mysterious-stranger", "plan seat-2 forest", "plan seat-3 forest",
                    "friend-deck little-mermaid", "window gather-end", NULL);

  kit_answer (k, "friend", "give-seat-2");
  kit_answer (k, "mermaid", kept);
  return k;
}

static void
little_mermaid_locks_unseen (void)
{
  g_autoptr (Kit) one = mermaid_comes ("fields-forest");
  g_autoptr (Kit) two = mermaid_comes ("forest-brickyard");

  g_assert_true (is_told (one, 1, "gathers-locked seat seat-2 cause little-mermaid kept fields kept forest"));
  g_assert_true (is_told (one, 0, "gathers-locked seat seat-2 cause little-mermaid"));
  same_for (one, two, 0);
  same_for (one, two, 2);
}

/* A card that was played is known to be free of her. */
static void
little_mermaid_shows_what_was_played (void)
{
  KIT (3, "friend seat-1 little-mermaid fields forest");
  BrambleRng rng = { 3 };
  guint locked = 0;

  kit_plan (k, "fields", "fields", "fields");
  kit_pass_round (k);
  for (guint i = 0; i < SAMPLES; i++)
    {
      GrimmState imagined;

      imagine (&k->s, 1, &rng, &imagined);
      locked |= imagined.players[0].locked;
    }
  g_assert_cmpuint (locked, ==, (1u << GRIMM_FOREST) | (1u << GRIMM_BRICKYARD));
}

/* What is public. */

static void
everything_else_is_public (void)
{
  KIT (4, "resources seat-2 1 2 3", "friend seat-3 rapunzel", "tower seat-3 0 2 0", "house seat-4 1 wood walls",
       "bonus straw seat-2", "unique fields lonely-castle", "next seat-2 taxation", "laid seat-3 hired-help",
       "corner seat-1", "discard wolf roar dragon", "friend-discard aladdin tom-thumb", "hand seat-2 giant",
       "actions seat-2 3", "pile market 2 3 4", "pig seat-2 forest");
  g_autofree char *all = grimm_show (&k->s, BRAMBLE_NO_SEAT);
  g_auto (GStrv) lines = g_strsplit (all, "\n", -1);

  for (guint seat = 0; seat < 4; seat++)
    for (guint i = 0; lines[i]; i++)
      if (!g_str_has_prefix (lines[i], "hand ") && !g_str_has_prefix (lines[i], "deck ")
          && !g_str_has_prefix (lines[i], "friend-deck ") && !g_str_has_prefix (lines[i], "seed "))
        g_assert_true (sees (k, seat, lines[i]));
}

static void
counts_of_hands_and_decks_are_public (void)
{
  KIT (3, "hand seat-2 giant wolf roar");
  GrimmState view;

  grimm_view (&k->s, 0, &view);
  g_assert_cmpuint (view.players[1].hand_size, ==, 3);
  g_assert_cmpuint (view.n_deck, ==, 53);
  g_assert_cmpuint (view.n_friends, ==, 25);
  g_assert_true (sees (k, 2, "hand seat-2 ? ? ?"));
}

static void
whole_discard_pile_is_public (void)
{
  KIT (3, "discard wolf roar dragon");
  GrimmState view;

  for (guint seat = 0; seat < 3; seat++)
    {
      grimm_view (&k->s, seat, &view);
      g_assert_cmpuint (view.n_discard, ==, 3);
      g_assert_cmpmem (view.discard, 3, k->s.discard, 3);
    }
}

/* Somebody without a seat sees what all have seen, and nothing more. */
static void
who_only_looks_on_sees_what_all_see (void)
{
  KIT (3, "hand seat-1 wolf", "hand seat-2 wishing-well roar", "friend seat-3 thumbelina");
  GrimmState view;

  kit_plan (k, "fields wolf", "forest wishing-well", "fields");
  kit_asks (k, "place-monster", "seat-1");
  grimm_view (&k->s, GRIMM_NONE, &view);
  g_assert_cmpuint (view.players[0].fable, ==, GRIMM_WOLF);
  g_assert_cmpuint (view.players[1].fable, ==, GRIMM_WISHING_WELL);
  g_assert_cmpuint (view.players[0].gather, ==, GRIMM_HIDDEN);
  g_assert_cmpuint (view.players[1].hand[0], ==, 0);
  kit_answer (k, "place-monster", "forest");
  kit_answer (k, "wishing-well", "seat-1-seat-3");
  kit_asks (k, "thumbelina", "seat-3");
  grimm_view (&k->s, GRIMM_NONE, &view);
  for (guint seat = 0; seat < 3; seat++)
    g_assert_cmpuint (view.players[seat].gather, ==, k->s.players[seat].gather);
}

/* Planning. */

static const char *const plans[] = { "fields none", "fields roar", "forest roar", "brickyard wolf", "forest none" };

static Kit *
planned (const char *first,
         const char *second,
         guint       answers)
{
  Kit *k = kit_new (3, "hand seat-1 wolf roar", "hand seat-2 wolf roar", "hand seat-3 dragon", NULL);
  g_autofree char *both = g_strdup_printf ("%s %s", first, second ? second : "");
  g_auto (GStrv) words = g_strsplit (both, " ", -1);

  for (guint i = 0; i < answers; i++)
    kit_answer (k, i % 2 == 0 ? "plan-gather" : "plan-fable", words[i]);
  return k;
}

static void
plans_are_secret_until_all_have_set_down (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (plans); i++)
    for (guint j = 0; j < G_N_ELEMENTS (plans); j++)
      {
        g_autoptr (Kit) one = planned (plans[0], NULL, 2);
        g_autoptr (Kit) two = planned (plans[i], NULL, 2);
        g_autoptr (Kit) three = planned (plans[i], plans[0], 4);
        g_autoptr (Kit) four = planned (plans[i], plans[j], 4);

        for (guint seat = 0; seat < 3; seat++)
          {
            if (seat != 0 && i != 0)
              same_for (one, two, seat);
            if (seat != 1 && j != 0)
              same_for (three, four, seat);
          }
      }
}

static void
half_a_plan_is_secret_too (void)
{
  g_autoptr (Kit) one = planned ("fields none", NULL, 1);
  g_autoptr (Kit) two = planned ("forest none", NULL, 1);
  GrimmState view;

  same_for (one, two, 1);
  same_for (one, two, 2);
  grimm_view (&one->s, 1, &view);
  g_assert_cmpuint (view.players[0].hand_size, ==, 2);
  g_assert_cmpuint (view.players[0].gather, ==, GRIMM_NONE);
}

static void
nobody_is_told_of_a_plan_but_its_seat (void)
{
  g_autoptr (Kit) k = planned ("fields wolf", "forest none", 0);
  g_autofree char *second = NULL;
  g_autofree char *own = NULL;

  kit_forget (k);
  kit_answer (k, "plan-gather", "fields");
  kit_answer (k, "plan-fable", "wolf");
  own = told (&k->events, 0);
  second = told (&k->events, 1);
  g_assert_cmpstr (own, ==, "plan-made seat seat-1 location fields card wolf\n");
  g_assert_cmpstr (second, ==, "");

  kit_answer (k, "plan-gather", "forest");
  kit_answer (k, "plan-fable", "none");
  kit_answer (k, "plan-gather", "fields");
  g_assert_cmpuint (kit_events (k, "plan-set"), ==, 0);
  kit_answer (k, "plan-fable", "none");
  g_assert_true (is_told (k, 2, "plan-set seat seat-1 n 1"));
  g_assert_true (is_told (k, 2, "plan-set seat seat-2"));
  for (guint seat = 0; seat < 3; seat++)
    {
      g_autofree char *text = told (&k->events, seat);
      g_autofree char *made = g_strdup_printf ("plan-made seat seat-%u", seat + 1);

      g_assert_nonnull (strstr (text, made));
      g_assert_null (strstr (strstr (text, "plan-made") + 1, "plan-made"));
    }
}

/* Sleeping Beauty. */

static Kit *
dreaming (const char *top)
{
  Kit *k = kit_new (3, "friend seat-1 sleeping-beauty", "hand seat-2 taxation", NULL);

  kit_set (k, top);
  kit_set (k, "window start");
  kit_answer (k, "sleeping-beauty", "seat-2");
  kit_asks (k, "plan-gather", "seat-1");
  return k;
}

static void
sleeping_beautys_card_is_unseen_by_its_player (void)
{
  g_autoptr (Kit) one = dreaming ("deck roar");
  g_autoptr (Kit) two = dreaming ("deck harvest-moon");

  g_assert_true (sees (one, 1, "plan seat-2 none ?"));
  for (guint seat = 0; seat < 3; seat++)
    same_for (one, two, seat);
  kit_plan (one, "fields", "forest", "forest");
  kit_plan (two, "fields", "forest", "forest");
  g_assert_cmpuint (kit_events (one, "fable-revealed seat seat-2 card roar"), ==, 1);
}

static void
evil_queen_may_see_sleeping_beautys_card (void)
{
  g_autoptr (Kit) k = dreaming ("deck roar");

  kit_set (k, "friend seat-3 evil-queen");
  kit_answer (k, "plan-gather", "fields");
  kit_answer (k, "plan-gather", "forest");
  kit_asks (k, "queen-peek", "seat-3");
  g_assert_false (kit_offers (k, "seat-1-fable"));
  kit_answer (k, "queen-peek", "seat-2-fable");
  g_assert_true (sees (k, 2, "plan seat-2 ? roar"));
  g_assert_true (sees (k, 1, "plan seat-2 forest ?"));
  g_assert_true (is_told (k, 2, "fable-peeked seat seat-3 other seat-2 cause evil-queen card roar"));
  g_assert_true (is_told (k, 1, "fable-peeked seat seat-3 other seat-2 cause evil-queen"));
}

/* Offers. */

/* Asks for a card from a hand, with the kit at them. */
static void
asks_of_another_seat_reveal_no_hand (void)
{
  g_autoptr (Kit) plan = planned ("fields none", NULL, 1);
  g_autoptr (Kit) snow = kit_new (3, "friend seat-1 snow-white", "plan seat-1 fields", "plan seat-2 fields",
                                  "plan seat-3 forest", "hand seat-2 wolf roar", "window gather-end", NULL);
  g_autoptr (Kit) godmother = kit_new (3, "friend seat-2 fairy-godmother", "start seat-2", "hand seat-2 wolf roar",
                                       "window build", NULL);
  g_autoptr (Kit) whispers = kit_new (3, "plan seat-1 fields", "plan seat-2 brickyard ghostly-whispers",
                                      "plan seat-3 forest", "window gather-end", NULL);
  g_autoptr (Kit) looks = kit_new (3, "friend seat-2 goldilocks", "start seat-2", "window build", NULL);
  struct { Kit *k; const char *ask; guint seat; } cases[] = {
    { plan, "plan-fable", 0 }, { snow, "give-fable", 1 }, { godmother, "godmother-discard", 1 },
    { whispers, "whispers", 1 }, { looks, "goldilocks-keep", 1 },
  };

  kit_answer (godmother, "action", "discard-friend");
  kit_answer (looks, "action", "special");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      kit_asks (cases[i].k, cases[i].ask, grimm_seat_ids[cases[i].seat]);
      for (guint seat = 0; seat < 3; seat++)
        {
          GrimmState view;
          BrambleAsk ask;
          guint fables = 0;

          grimm_view (&cases[i].k->s, seat, &view);
          grimm_game.ask (&view, &ask);
          for (guint option = 0; option < ask.n_options; option++)
            {
              char id[64];

              grimm_game.option_id (&ask, option, id, sizeof id);
              fables += grimm_card_by_id (id) != GRIMM_NONE;
            }
          if (seat == cases[i].seat)
            g_assert_cmpuint (fables, >, 0);
          else
            g_assert_cmpuint (fables, ==, 0);
        }
    }
}

const KitTest kit_secret_tests[] = {
  { "secret", "fables-in-hand", fables_in_hand },
  { "secret", "order-of-both-decks", order_of_both_decks },
  { "secret", "gather-cards-face-down", gather_cards_face_down },
  { "secret", "fables-face-down", fables_face_down },
  { "secret", "what-somebody-peeked-at", what_somebody_peeked_at },
  { "secret", "evil-queen-peeks-at-a-fable-alone", evil_queen_peeks_at_a_fable_alone },
  { "secret", "evil-queen-plans-in-secret-too", evil_queen_plans_in_secret_too },
  { "secret", "gather-cards-under-the-little-mermaid", gather_cards_under_the_little_mermaid },
  { "secret", "little-mermaid-locks-unseen", little_mermaid_locks_unseen },
  { "secret", "little-mermaid-shows-what-was-played", little_mermaid_shows_what_was_played },
  { "secret", "everything-else-is-public", everything_else_is_public },
  { "secret", "counts-of-hands-and-decks-are-public", counts_of_hands_and_decks_are_public },
  { "secret", "whole-discard-pile-is-public", whole_discard_pile_is_public },
  { "secret", "who-only-looks-on-sees-what-all-see", who_only_looks_on_sees_what_all_see },
  { "secret", "plans-are-secret-until-all-have-set-down", plans_are_secret_until_all_have_set_down },
  { "secret", "half-a-plan-is-secret-too", half_a_plan_is_secret_too },
  { "secret", "nobody-is-told-of-a-plan-but-its-seat", nobody_is_told_of_a_plan_but_its_seat },
  { "secret", "sleeping-beautys-card-is-unseen-by-its-player", sleeping_beautys_card_is_unseen_by_its_player },
  { "secret", "evil-queen-may-see-sleeping-beautys-card", evil_queen_may_see_sleeping_beautys_card },
  { "secret", "asks-of-another-seat-reveal-no-hand", asks_of_another_seat_reveal_no_hand },
  { NULL },
};
