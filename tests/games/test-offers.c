/* test-offers.c: offers have one form, one text and one weight in every game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-kit.h"

#include <offer.h>
#include <search.h>
#include <string.h>

#define N_THINGS 6
#define N_OFFERS 500
/* Games in which bots are looked at while they trade. */
#define GAMES 60

static const char *const names[BRAMBLE_MAX_SEATS] = { "Anna", "Ben", "Chloe", "Dylan", "Edith", "Finn" };

/* More things than the sides of an offer have room for. */

static const char *
thing_id (guint thing)
{
  static const char *const ids[N_THINGS] = { "apple", "bell", "comb", "drum", "egg", "flute" };

  return ids[thing];
}

static char *
thing_text (guint thing,
            guint n)
{
  return g_strdup_printf ("%u × %s", n, thing_id (thing));
}

static const BrambleTrade market = { .n_things = N_THINGS, .thing_id = thing_id, .thing_text = thing_text };

static BrambleOffer
some_offer (BrambleRng *rng)
{
  BrambleOffer offer;

  bramble_offer_begin (&offer, bramble_rng_below (rng, 3));
  offer.to = (guint8) (3 + bramble_rng_below (rng, 3));
  offer.tries = (guint8) bramble_rng_below (rng, 3);
  if (bramble_rng_below (rng, 2))
    offer.rather = (guint8) bramble_rng_below (rng, N_THINGS);
  for (guint n = bramble_rng_below (rng, 9); n > 0; n--)
    bramble_offer_add (&offer, bramble_rng_below (rng, 2), bramble_rng_below (rng, N_THINGS));
  return offer;
}

/* The same things in another order are the same bytes. */
static void
order_does_not_matter (void)
{
  static const guint8 things[] = { 4, 1, 4, 0, 5, 1, 4 };
  BrambleOffer forward, backward;

  bramble_offer_begin (&forward, 0);
  bramble_offer_begin (&backward, 0);
  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    {
      g_assert_true (bramble_offer_add (&forward, TRUE, things[i]));
      g_assert_true (bramble_offer_add (&backward, TRUE, things[G_N_ELEMENTS (things) - 1 - i]));
    }
  g_assert_cmpmem (&forward, sizeof forward, &backward, sizeof backward);
  g_assert_cmpuint (bramble_offer_count (&forward, TRUE, 4), ==, 3);
  g_assert_cmpuint (bramble_offer_total (&forward, TRUE), ==, G_N_ELEMENTS (things));
  g_assert_cmpuint (bramble_offer_total (&forward, FALSE), ==, 0);
}

/* A fifth kind finds no room, and changes nothing; one more of a fourth does. */
static void
sides_are_bounded (void)
{
  BrambleOffer offer, before;

  bramble_offer_begin (&offer, 1);
  for (guint thing = 1; thing <= BRAMBLE_OFFER_KINDS; thing++)
    g_assert_true (bramble_offer_add (&offer, FALSE, thing));
  before = offer;
  g_assert_false (bramble_offer_add (&offer, FALSE, 0));
  g_assert_false (bramble_offer_add (&offer, FALSE, 5));
  g_assert_cmpmem (&offer, sizeof offer, &before, sizeof before);
  for (guint n = 1; n < G_MAXUINT8; n++)
    g_assert_true (bramble_offer_add (&offer, FALSE, 2));
  g_assert_false (bramble_offer_add (&offer, FALSE, 2));
  g_assert_true (bramble_offer_check (&offer, &market, 2));
}

/* What is out of order, is for oneself, or names what is not there, is none. */
static void
what_is_no_offer_is_refused (void)
{
  BrambleRng rng = { 3 };
  BrambleOffer good = some_offer (&rng);
  BrambleOffer bad;

  bramble_offer_clear (&bad);
  g_assert_true (bramble_offer_check (&bad, &market, 6));
  bad.tries = 1;
  g_assert_false (bramble_offer_check (&bad, &market, 6));
  g_assert_true (bramble_offer_check (&good, &market, 6));
  g_assert_false (bramble_offer_check (&good, &market, 3));
  bad = good;
  bad.to = bad.from;
  g_assert_false (bramble_offer_check (&bad, &market, 6));
  bad = good;
  bad.given[0] = (BrambleCounted) { N_THINGS, 1 };
  g_assert_false (bramble_offer_check (&bad, &market, 6));
  bad = good;
  bad.wanted[0] = (BrambleCounted) { 2, 1 };
  bad.wanted[1] = (BrambleCounted) { 2, 1 };
  g_assert_false (bramble_offer_check (&bad, &market, 6));
}

static void
words_come_back (void)
{
  BrambleRng rng = { 7 };

  for (guint i = 0; i < N_OFFERS; i++)
    {
      BrambleOffer offer = some_offer (&rng);
      BrambleOffer read;
      g_autoptr (GString) line = g_string_new (NULL);
      g_auto (GStrv) words = NULL;

      bramble_offer_write_words (&market, &offer, line);
      words = g_strsplit (line->str + 1, " ", -1);
      g_assert_true (bramble_offer_parse_words (&market, (const char *const *) words, BRAMBLE_MAX_SEATS, &read));
      g_assert_cmpmem (&offer, sizeof offer, &read, sizeof read);
      /* A word less, or one that is none. */
      g_free (words[g_strv_length (words) - 1]);
      words[g_strv_length (words) - 1] = NULL;
      g_assert_false (bramble_offer_parse_words (&market, (const char *const *) words, BRAMBLE_MAX_SEATS, &read));
    }
}

static void
assert_says (char       *text,
             const char *said)
{
  g_assert_cmpstr (text, ==, said);
  g_free (text);
}

static void
offers_are_sentences (void)
{
  BrambleOption rather = { .kind = BRAMBLE_OFFER_RATHER, .a = 1 };
  BrambleOffer offer;

  bramble_offer_begin (&offer, 0);
  assert_says (bramble_offer_ask_text (&market, BRAMBLE_OFFER_MAKING, &offer, names), "With whom would you like to trade?");
  offer.to = 1;
  assert_says (bramble_offer_ask_text (&market, BRAMBLE_OFFER_MAKING, &offer, names),
               "What do you offer Ben, and what would you like for it?");
  bramble_offer_add (&offer, FALSE, 4);
  assert_says (bramble_offer_ask_text (&market, BRAMBLE_OFFER_MAKING, &offer, names),
               "Ben would give you 1 × egg. What do you give for it?");
  bramble_offer_add (&offer, TRUE, 2);
  bramble_offer_add (&offer, TRUE, 0);
  bramble_offer_add (&offer, TRUE, 1);
  bramble_offer_add (&offer, TRUE, 1);
  assert_says (bramble_offer_ask_text (&market, BRAMBLE_OFFER_MAKING, &offer, names),
               "Ben would get 1 × apple, 2 × bell and 1 × comb from you for 1 × egg. Is that your offer?");
  assert_says (bramble_offer_ask_text (&market, BRAMBLE_OFFER_ANSWERING, &offer, names),
               "Anna offers you 1 × apple, 2 × bell and 1 × comb for 1 × egg. Do you accept?");
  assert_says (bramble_offer_option_text (&market, &offer, &rather, names), "Only with this as well: 1 × bell");
  assert_says (bramble_offer_made_text (&market, &offer, names),
               "Anna offers Ben a trade: 1 × apple, 2 × bell and 1 × comb for 1 × egg.");
  assert_says (bramble_offer_accepted_text (&market, &offer, names),
               "Ben accepts and gives 1 × egg for 1 × apple, 2 × bell and 1 × comb.");
  assert_says (bramble_offer_declined_text (&market, &offer, names), "Ben declines the offer.");
  bramble_offer_take (&offer, &rather);
  assert_says (bramble_offer_declined_text (&market, &offer, names), "Ben declines the offer, and wants this as well: 1 × bell.");
  /* It is said of a piece more, whatever was offered before, which is not known any more. */
  bramble_offer_begin (&offer, 0);
  offer.to = 1;
  bramble_offer_take (&offer, &rather);
  assert_says (bramble_offer_ask_text (&market, BRAMBLE_OFFER_MAKING, &offer, names),
               "Ben wants this as well: 1 × bell. What do you offer now?");
}

/* What bots did with offers. */
typedef struct
{
  guint made;     /* and would be good for both */
  guint accepted;
  guint declined; /* without a wish */
  guint rather;
} Tally;

/* A bot gives nothing away, lets nothing good go, and offers what could be accepted. */
static void
check_answer (const KitPlay *play,
              BrambleOffer  *offer,
              guint          option,
              Tally         *tally)
{
  const BrambleGame *game = play->game;
  g_autofree guint8 *after = g_memdup2 (play->state, game->state_size);
  double now[BRAMBLE_MAX_SEATS], then[BRAMBLE_MAX_SEATS];

  switch (play->ask.options[option].kind)
    {
    case BRAMBLE_OFFER_MAKE:
    case BRAMBLE_OFFER_ACCEPT:
    case BRAMBLE_OFFER_DECLINE:
    case BRAMBLE_OFFER_RATHER:
      break;
    default: /* not made yet, or never */
      return;
    }
  game->value (play->state, now);
  g_assert_true (game->trade->exchange (after, offer));
  game->value (after, then);
  if (play->ask.options[option].kind == BRAMBLE_OFFER_MAKE)
    {
      g_assert_cmpfloat (then[offer->from], >, now[offer->from]);
      g_assert_cmpfloat (then[offer->to], >, now[offer->to]);
      tally->made++;
    }
  else if (play->ask.options[option].kind == BRAMBLE_OFFER_ACCEPT)
    {
      g_assert_cmpfloat (then[offer->to], >, now[offer->to]);
      tally->accepted++;
    }
  else
    {
      g_assert_cmpfloat (then[offer->to], <=, now[offer->to] + 0.001);
      tally->rather += play->ask.options[option].kind == BRAMBLE_OFFER_RATHER;
      tally->declined += play->ask.options[option].kind == BRAMBLE_OFFER_DECLINE;
    }
}

/* Whether offers ended in every way that there is. */
static gboolean
has_all (const Tally *tally)
{
  return tally->made > 0 && tally->accepted >= tally->made && tally->declined > 0 && tally->rather > 0;
}

/* Half of all offers are made by chance, so that some are bad. */
static void
bots_weigh_offers (const BrambleGame *game)
{
  const BrambleLevel *level = bramble_game_strongest (game);
  g_autofree BrambleFindings *findings = g_new0 (BrambleFindings, 1);
  g_autofree guint8 *view = g_malloc0 (game->state_size);
  Tally tally = { 0 };

  if (game->trade == NULL)
    {
      g_test_skip ("nobody trades in this game");
      return;
    }
  for (guint64 seed = 0; seed < GAMES && (seed < kit_often (1, GAMES) || !has_all (&tally)); seed++)
    {
      g_autoptr (KitPlay) play = NULL;
      BrambleSetup setup;

      bramble_setup_init (&setup, game);
      setup.seats = MIN (MAX (game->min_seats, 3), game->max_seats);
      play = kit_play_new (game, &setup, seed);
      while (play->ask.n_options > 0)
        {
          BrambleThought thought = { .game = game, .view = view, .ask = &play->ask, .seed = seed };
          guint option = bramble_rng_below (&play->rng, play->ask.n_options);
          guint best = 0;
          BrambleOffer offer;
          BrambleOfferStage stage = bramble_offer_stage (game, play->state, &play->ask, &offer);

          /* What chance offers nobody thinks about, except who is to accept it. */
          if (stage == BRAMBLE_OFFER_ANSWERING || (stage == BRAMBLE_OFFER_MAKING && seed % 2 == 0))
            {
              game->view (play->state, play->ask.seat, view);
              bramble_search_run (level, &thought, findings);
              for (guint i = 1; i < play->ask.n_options; i++)
                if (findings->shares[i] > findings->shares[best])
                  best = i;
              check_answer (play, &offer, best, &tally);
              option = best;
            }
          kit_play_answer (play, option);
        }
    }
  g_test_message ("%u made, %u accepted, %u declined, %u would rather have had something else", tally.made,
                  tally.accepted, tally.declined, tally.rather);
  g_assert_true (has_all (&tally));
}

static const KitGameTest tests[] = {
  { "bots-weigh-offers", bots_weigh_offers },
  { NULL },
};

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/offers/order-does-not-matter", order_does_not_matter);
  g_test_add_func ("/offers/sides-are-bounded", sides_are_bounded);
  g_test_add_func ("/offers/what-is-no-offer-is-refused", what_is_no_offer_is_refused);
  g_test_add_func ("/offers/words-come-back", words_come_back);
  g_test_add_func ("/offers/offers-are-sentences", offers_are_sentences);
  return kit_run (tests);
}
