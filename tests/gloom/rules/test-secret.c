/* test-secret.c: who may know what
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <string.h>

static gboolean
sees (Kit        *k,
      guint       seat,
      const char *line)
{
  g_autofree char *shown = gloom_show (&k->s, seat == 0 ? GLOOM_NONE - 1u : seat - 1);
  g_auto (GStrv) lines = g_strsplit (shown, "\n", -1);

  return g_strv_contains ((const char *const *) lines, line);
}

static void
hands_are_secret (void)
{
  KIT (2, "hand seat-1 wrong-soup", "hand seat-2 fresh-page given-a-pony");

  g_assert_true (sees (k, 1, "hand seat-1 wrong-soup"));
  g_assert_true (sees (k, 1, "hand seat-2 ? ?"));
  g_assert_true (sees (k, 2, "hand seat-2 given-a-pony fresh-page"));
}

static void
the_order_of_the_draw_pile_is_secret (void)
{
  KIT (2);
  g_autofree char *shown = gloom_show (&k->s, 0);

  g_assert_nonnull (strstr (shown, "deck ? ? ?"));
  g_assert_null (strstr (shown, "seed"));
}

static void
piles_and_the_discard_pile_are_public (void)
{
  KIT (2, "pile wolf wrong-soup", "discard fresh-page");

  g_assert_true (sees (k, 1, "pile wolf wrong-soup/seat-2"));
  g_assert_true (sees (k, 1, "discard fresh-page"));
}

/* A card that goes from hand to hand is known to both. */
static void
a_card_from_hand_to_hand_is_known_to_both (void)
{
  KIT (3, "hand seat-1 followed-home-by-a-goose", "hand seat-2 fresh-page");

  kit_act (k, "followed-home-by-a-goose cinderella");
  g_assert_true (sees (k, 2, "hand seat-1 fresh-page"));
  g_assert_true (sees (k, 3, "hand seat-1 ?"));
}

/* Returned or recovered cards are public. */
static void
what_is_recovered_is_public (void)
{
  KIT (3, "hand seat-1 last-page-comes-early", "discard outlived-by-the-donkey");

  kit_act (k, "last-page-comes-early");
  kit_answer (k, "recover", "outlived-by-the-donkey");
  g_assert_true (sees (k, 3, "hand seat-1 outlived-by-the-donkey"));
}

/* What somebody looked at is known to who looked until the card is played. */
static void
a_look_is_known_until_the_card_is_played (void)
{
  KIT (3, "hand seat-1 pockets-like-a-magpie", "hand seat-2 fresh-page given-a-pony");

  kit_act (k, "pockets-like-a-magpie");
  kit_answer (k, "player", "seat-2");
  kit_answer (k, "take", "given-a-pony");
  g_assert_true (sees (k, 1, "hand seat-2 fresh-page"));
  g_assert_true (sees (k, 3, "hand seat-2 ?"));
  kit_act (k, "pass");
  kit_act (k, "fresh-page wolf");
  g_assert_true (sees (k, 1, "hand seat-2 none"));
}

static void
a_look_at_the_draw_pile_is_followed_into_hands (void)
{
  KIT (3, "hand seat-1 cracked-crystal-ball", "deck fresh-page given-a-pony slipper-fits");

  kit_act (k, "cracked-crystal-ball");
  kit_answer (k, "may", "yes");
  kit_answer (k, "put-back", "fresh-page");
  kit_answer (k, "put-back", "given-a-pony");
  kit_act (k, "discard-hand");
  /* Seat 1 draws the third card and four more: what it knew it has. */
  g_assert_true (k->s.deck_known[0] == 0);
}

/* A reshuffle ends what was known of the draw pile; another's look does too. */
static void
anothers_look_makes_one_forget_the_order (void)
{
  KIT (3, "hand seat-2 cracked-crystal-ball", "knows-deck seat-1 1 2 3", "turn seat-2 2");

  kit_act (k, "cracked-crystal-ball");
  kit_answer (k, "may", "yes");
  g_assert_cmpuint (k->s.deck_known[0], ==, 0);
  g_assert_cmpuint (k->s.deck_known[1], ==, 7);
}

/* When a card passes unseen, what was known may be with either. */
static void
what_passes_unseen_may_be_with_either (void)
{
  KIT (3, "hand seat-1 followed-home-by-a-goose", "hand seat-2 fresh-page given-a-pony", "knows seat-3 fresh-page seat-2");

  kit_act (k, "followed-home-by-a-goose cinderella");
  kit_shows (k, "knows seat-3 fresh-page seat-1 seat-2");
  g_assert_true (sees (k, 3, "hand seat-1 ?"));
  g_assert_true (sees (k, 3, "hand seat-2 ?"));
}

/* A guess that fills in a view puts such a card into one of the hands. */
static void
a_guess_agrees_with_what_was_seen (void)
{
  guint with[2] = { 0, 0 };

  for (guint seed = 0; seed < 60; seed++)
    {
      KIT (3, "hand seat-1 followed-home-by-a-goose", "hand seat-2 fresh-page given-a-pony", "knows seat-3 fresh-page seat-2");
      GloomState view;
      BrambleRng rng = { seed };

      kit_act (k, "followed-home-by-a-goose cinderella");
      gloom_view (&k->s, 2, &view);
      gloom_resample (&view, 2, &rng);
      g_assert_true (gloom_check (&view, NULL));
      for (guint seat = 0; seat < 2; seat++)
        with[seat] += gloom_in_set (view.hands[seat], GLOOM_FRESH_PAGE);
    }
  g_assert_cmpuint (with[0] + with[1], ==, 60);
  g_assert_cmpuint (with[0], >, 0);
  g_assert_cmpuint (with[1], >, 0);
}

/* Which card is about to be laid is not announced yet. */
static void
a_card_that_is_not_announced_is_secret (void)
{
  KIT (2, "hand seat-1 wrong-soup kissed-the-wrong-frog");
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  before = gloom_show (&k->s, 1);
  kit_answer (k, "action", "wrong-soup");
  after = gloom_show (&k->s, 1);
  g_assert_cmpstr (before, ==, after);
}

static void
standing_orders_are_secret (void)
{
  g_autoptr (Kit) k = kit_begin ("players=2 families=dealt start=1 poker-face=no,yes");

  kit_set (k, "families cinderella red-riding-hood grandmother woodsman wolf snow-white rapunzel hansel");
  kit_set (k, "hand seat-1 wrong-soup");
  kit_act (k, "wrong-soup cinderella");
  kit_answer (k, "order", "endings");
  g_assert_true (sees (k, 1, "order seat-2 ?"));
  g_assert_true (sees (k, 2, "order seat-2 endings"));
  for (guint i = 0; i < k->events.n_events; i++)
    if (k->store[i].kind == GLOOM_EVENT_ORDER_GIVEN)
      g_assert_cmpuint (k->store[i].told, ==, 1u << 1);
}

/* Two cards fill two hands between them, so a third that could be in one of those is
 * in the other that it could be in, whichever is handed out first. */
static void
what_is_known_of_hands_is_filled_in_together (void)
{
  KIT (4, "hand seat-2 wrong-soup", "hand seat-3 fresh-page", "hand seat-4 given-a-pony",
       "knows seat-1 wrong-soup seat-2 seat-3", "knows seat-1 fresh-page seat-2 seat-3",
       "knows seat-1 given-a-pony seat-3 seat-4");

  for (guint64 seed = 1; seed <= 50; seed++)
    {
      BrambleRng rng = { seed };
      GloomState view;

      gloom_view (&k->s, 0, &view);
      gloom_resample (&view, 0, &rng);
      g_assert_true (gloom_in_set (view.hands[3], GLOOM_GIVEN_A_PONY));
      g_assert_true (gloom_in_set (view.hands[1], GLOOM_WRONG_SOUP) != gloom_in_set (view.hands[2], GLOOM_WRONG_SOUP));
    }
}

const KitTest kit_secret_tests[] = {
  { "secrets", "hands-are-secret", hands_are_secret },
  { "secrets", "the-order-of-the-draw-pile-is-secret", the_order_of_the_draw_pile_is_secret },
  { "secrets", "piles-and-the-discard-pile-are-public", piles_and_the_discard_pile_are_public },
  { "secrets", "a-card-from-hand-to-hand-is-known-to-both", a_card_from_hand_to_hand_is_known_to_both },
  { "secrets", "what-is-recovered-is-public", what_is_recovered_is_public },
  { "secrets", "a-look-is-known-until-the-card-is-played", a_look_is_known_until_the_card_is_played },
  { "secrets", "a-look-at-the-draw-pile-is-followed-into-hands", a_look_at_the_draw_pile_is_followed_into_hands },
  { "secrets", "anothers-look-makes-one-forget-the-order", anothers_look_makes_one_forget_the_order },
  { "secrets", "what-passes-unseen-may-be-with-either", what_passes_unseen_may_be_with_either },
  { "secrets", "a-guess-agrees-with-what-was-seen", a_guess_agrees_with_what_was_seen },
  { "secrets", "a-card-that-is-not-announced-is-secret", a_card_that_is_not_announced_is_secret },
  { "secrets", "standing-orders-are-secret", standing_orders_are_secret },
  { "secrets", "what-is-known-of-hands-is-filled-in-together", what_is_known_of_hands_is_filled_in_together },
  { NULL },
};
