/* test-views.c: views and the chance that fills them, in random games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "secrets.h"

#include <rules/asks.h>
#include <rules/events.h>
#include "test-setup.h"

static const struct
{
  guint seats;
  const char *cards;
  const char *edition;
} setups[] = {
  { .seats = 2, .cards = "all" },
  { .seats = 3, .cards = "all" },
  { .seats = 4, .cards = "all" },
  { .seats = 3, .cards = "basic" },
  { .seats = 4, .cards = "basic" },
  { .seats = 3, .edition = "draft" },
  { .seats = 4, .edition = "draft" },
};

/* More answers than a random game is followed for. */
#define LENGTH 400

typedef void (*Look) (const GrimmState *s,
                      guint             seat,
                      BrambleRng       *rng);

/* Plays random games of every kind; at random moments every seat looks. */
static void
in_random_games (guint games,
                 guint one_in,
                 Look  look)
{
  for (guint game = 0; game < games; game++)
    {
      guint kind = game % G_N_ELEMENTS (setups);
      BrambleSetup setup = test_setup (setups[kind].seats, game, BRAMBLE_NO_SEAT, setups[kind].cards, setups[kind].edition);
      BrambleRng rng;
      GrimmState s;
      BrambleAsk ask;

      setup.seed = game;
      bramble_rng_seed (&rng, game + 1);
      g_assert_true (bramble_game_set_up (&grimm_game, &s, &setup, NULL, NULL));
      grimm_game.ask (&s, &ask);
      for (guint i = 0; i < LENGTH && !s.over; i++)
        {
          if (bramble_rng_below (&rng, one_in) == 0)
            for (guint seat = 0; seat < s.n_seats; seat++)
              look (&s, seat, &rng);
          g_assert_true (grimm_game.answer (&s, &ask, bramble_rng_below (&rng, ask.n_options), NULL));
        }
    }
}

/* How many copies of @fable @seat holds, in hand or set down by itself and not
 * yet turned up. */
static guint
copies_with (const GrimmState *s,
             guint             seat,
             guint             fable)
{
  const GrimmPlayer *player = &s->players[seat];

  return grimm_hand_count (player, fable)
         + (player->fable == fable && !player->dreamt && player->fable_seen != GRIMM_ALL_SEATS);
}

/* Whether what @seat knows of @fable can be true: for each item a copy of its
 * own, with one of the item's seats. */
static gboolean
knowledge_holds (const GrimmState *s,
                 guint             seat,
                 guint             fable)
{
  guint first = s->known[seat][fable] & 0x0f;
  guint second = s->known[seat][fable] >> 4;

  if (first == 0)
    {
      first = second;
      second = 0;
    }
  for (guint a = 0; a < s->n_seats; a++)
    for (guint b = 0; b < s->n_seats; b++)
      if ((first == 0 || ((first >> a) & 1)) && (second == 0 || ((second >> b) & 1))
          && (first == 0 || copies_with (s, a, fable) > 0)
          && (second == 0 || copies_with (s, b, fable) > (first != 0 && a == b)))
        return TRUE;

  return FALSE;
}

static void
knows_truly (const GrimmState *s,
             guint             seat)
{
  for (guint fable = 0; fable < GRIMM_N_FABLES; fable++)
    if (!knowledge_holds (s, seat, fable))
      {
        g_autofree char *text = grimm_show (s, BRAMBLE_NO_SEAT);

        g_test_message ("%s", text);
        g_error ("seat-%u is wrong about %s (%x)", seat + 1, grimm_cards[fable].id, s->known[seat][fable]);
      }
}

static void
look_whether_true (const GrimmState *s,
                   guint             seat,
                   BrambleRng       *rng)
{
  knows_truly (s, seat);
}

static void
known_items_are_really_there (void)
{
  in_random_games (700, 1, look_whether_true);
}

static void
look_at_imagined (const GrimmState *s,
                  guint             seat,
                  BrambleRng       *rng)
{
  GrimmState imagined;

  imagine (s, seat, rng, &imagined);
  g_assert_cmpuint (view_hash (&imagined, seat), ==, view_hash (s, seat));
  g_assert_cmpmem (imagined.known[seat], GRIMM_N_FABLES, s->known[seat], GRIMM_N_FABLES);
  knows_truly (&imagined, seat);
}

/* The imagined position passes every check, looks the same to the seat, and
 * what it knows is true there. */
static void
imagined_positions_look_the_same (void)
{
  in_random_games (210, 4, look_at_imagined);
}

/* With the same chance the same comes out, whichever of the positions that
 * look the same was the true one. */
static void
look_at_twins (const GrimmState *s,
               guint             seat,
               BrambleRng       *rng)
{
  GrimmState twin, one, two;
  BrambleRng first, second;

  imagine (s, seat, rng, &twin);
  first = *rng;
  second = *rng;
  imagine (s, seat, &first, &one);
  imagine (&twin, seat, &second, &two);
  g_assert_cmpuint (bramble_game_hash (&grimm_game, &one), ==, bramble_game_hash (&grimm_game, &two));
  g_assert_cmpuint (first.state, ==, second.state);
}

static void
imagined_positions_do_not_depend_on_the_truth (void)
{
  in_random_games (140, 8, look_at_twins);
}

/* Who has no seat is shown a position that can be filled as well. */
static void
look_without_a_seat (const GrimmState *s,
                     guint             seat,
                     BrambleRng       *rng)
{
  GrimmState imagined;

  imagine (s, GRIMM_NONE, rng, &imagined);
  g_assert_cmpuint (view_hash (&imagined, GRIMM_NONE), ==, view_hash (s, GRIMM_NONE));
}

static void
imagined_positions_without_a_seat (void)
{
  in_random_games (70, 16, look_without_a_seat);
}

/* Nothing of others' hands, of what they know and of what chance will bring is
 * in a view. */
static void
look_on (const GrimmState *s,
         guint             seat,
         BrambleRng       *rng)
{
  GrimmState view;

  grimm_view (s, seat, &view);
  for (guint i = 0; i < s->n_seats; i++)
    if (i != seat)
      {
        g_assert_cmpuint (view.players[i].hand[0] | view.players[i].hand[1], ==, 0);
        g_assert_cmpuint (view.players[i].locked, ==, 0);
        for (guint fable = 0; fable < GRIMM_N_FABLES; fable++)
          g_assert_cmpuint (view.known[i][fable], ==, 0);
      }
  for (guint i = 0; i < s->n_friends; i++)
    g_assert_cmpuint (view.friends[i], ==, GRIMM_HIDDEN);
  g_assert_cmpuint (view.rng.state, ==, 0);
  /* To look at a view shows no more of it. */
  g_assert_cmpuint (view_hash (&view, seat), ==, bramble_game_hash (&grimm_game, &view));
}

static void
views_hide_hands_knowledge_and_chance (void)
{
  in_random_games (140, 4, look_on);
}

/* Hands, face-down cards and decks vary. */
static void
imagined_hands_vary (void)
{
  KIT (3, "hand seat-2 wolf roar", "hand seat-3 dragon", "hand seat-1 giant");
  g_autoptr (GHashTable) hands = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) tops = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) friends = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) chances = g_hash_table_new (g_int64_hash, g_int64_equal);
  guint64 states[SAMPLES];
  BrambleRng rng = { 1 };

  for (guint i = 0; i < SAMPLES; i++)
    {
      GrimmState imagined;

      imagine (&k->s, 0, &rng, &imagined);
      g_hash_table_add (hands, GUINT_TO_POINTER (imagined.players[1].hand[0]));
      g_hash_table_add (tops, GUINT_TO_POINTER (imagined.deck[imagined.n_deck - 1] + 1u));
      g_hash_table_add (friends, GUINT_TO_POINTER (imagined.friends[imagined.n_friends - 1] + 1u));
      states[i] = imagined.rng.state;
      g_hash_table_add (chances, &states[i]);
      g_assert_cmpuint (grimm_hand_count (&imagined.players[0], GRIMM_GIANT), ==, 1);
      g_assert_cmpuint (grimm_hand_count (&imagined.players[1], GRIMM_GIANT), ==, 0);
    }
  g_assert_cmpuint (g_hash_table_size (hands), >, SAMPLES / 2);
  g_assert_cmpuint (g_hash_table_size (tops), >, 15);
  g_assert_cmpuint (g_hash_table_size (friends), >, 12);
  g_assert_cmpuint (g_hash_table_size (chances), ==, SAMPLES);
}

/* Every hidden card is as likely: a Fable with two copies twice as often. */
static void
imagined_hands_are_fair (void)
{
  KIT (2, "hand seat-2 wolf");
  guint times[GRIMM_N_FABLES] = { 0 };
  BrambleRng rng = { 1 };

  for (guint i = 0; i < 5600; i++)
    {
      GrimmState imagined;

      imagine (&k->s, 0, &rng, &imagined);
      times[__builtin_ctz (imagined.players[1].hand[0])]++;
    }
  for (guint fable = 0; fable < GRIMM_N_FABLES; fable++)
    {
      gboolean single = fable == GRIMM_CUTTING_CORNERS || fable == GRIMM_CURSE_OF_DARKNESS || fable == GRIMM_DRAGON
                        || fable == GRIMM_FAIRY_FOOD || fable == GRIMM_GIANT || fable == GRIMM_GRANDMAS_HOUSE
                        || fable == GRIMM_LONELY_CASTLE || fable == GRIMM_ROYAL_WEDDING;

      g_assert_cmpuint (times[fable], >, single ? 60 : 140);
      g_assert_cmpuint (times[fable], <, single ? 140 : 260);
    }
}

/* Whether chance or a secret of another's showed in what happened. */
static gboolean
reveals (const BrambleEvents *events,
         guint                seat)
{
  for (guint i = 0; i < events->n_events; i++)
    {
      const BrambleEvent *event = &events->events[i];

      switch ((GrimmEventKind) event->kind)
        {
        case GRIMM_EVENT_PLAN_SET:
        case GRIMM_EVENT_FABLE_REVEALED:
        case GRIMM_EVENT_GATHER_REVEALED:
        case GRIMM_EVENT_GATHER_DRAWN:
        case GRIMM_EVENT_FRIEND_TURNED_UP:
        case GRIMM_EVENT_FRIEND_GAINED:
        case GRIMM_EVENT_REGAL_CAME:
        case GRIMM_EVENT_FABLE_TAKEN:
          return TRUE;
        case GRIMM_EVENT_FABLE_DRAWN:
        case GRIMM_EVENT_GATHER_PEEKED:
        case GRIMM_EVENT_FABLE_PEEKED:
        case GRIMM_EVENT_FABLES_LOOKED_AT:
        case GRIMM_EVENT_GATHER_SHUFFLED:
        case GRIMM_EVENT_FABLE_PASSED:
          if (event->seat == seat || event->other == seat)
            return TRUE;
          break;
        case GRIMM_EVENT_FABLE_DISCARDED:
          if (event->seat != seat)
            return TRUE;
          break;
        case GRIMM_EVENT_ROUND_BEGAN:
        case GRIMM_EVENT_WINDOW_BEGAN:
        case GRIMM_EVENT_TURN_BEGAN:
        case GRIMM_EVENT_RESOURCES_MOVED:
        case GRIMM_EVENT_GATHERED:
        case GRIMM_EVENT_REFILLED:
        case GRIMM_EVENT_FABLES_SHUFFLED:
        case GRIMM_EVENT_PLAN_MADE:
        case GRIMM_EVENT_DREAM_SET:
        case GRIMM_EVENT_GATHER_CHANGED:
        case GRIMM_EVENT_GATHERS_SWAPPED:
        case GRIMM_EVENT_GATHERS_LOCKED:
        case GRIMM_EVENT_PIG_MOVED:
        case GRIMM_EVENT_PIG_STAYED_AWAY:
        case GRIMM_EVENT_CARD_PLACED:
        case GRIMM_EVENT_CARD_LAID_ASIDE:
        case GRIMM_EVENT_CARD_RECALLED:
        case GRIMM_EVENT_CARD_CANCELLED:
        case GRIMM_EVENT_CARD_FIZZLED:
        case GRIMM_EVENT_CARD_IDLE:
        case GRIMM_EVENT_UNIQUE_LEFT:
        case GRIMM_EVENT_DECLARED_ALONE:
        case GRIMM_EVENT_DECLARED_CARD:
        case GRIMM_EVENT_ACTIONS_CHANGED:
        case GRIMM_EVENT_FRIEND_LOST:
        case GRIMM_EVENT_FRIENDS_SHUFFLED:
        case GRIMM_EVENT_SPECIAL_USED:
        case GRIMM_EVENT_SECTION_BUILT:
        case GRIMM_EVENT_SECTION_LOST:
        case GRIMM_EVENT_SITE_GAINED:
        case GRIMM_EVENT_BONUS_TAKEN:
        case GRIMM_EVENT_START_PASSED:
        case GRIMM_EVENT_GAME_WON:
        case GRIMM_N_EVENTS:
          break;
        }
    }

  return FALSE;
}

static guint compared, answered;

/* The seat answers in the true position and in one it may imagine: it is told
 * the same, is shown the same and is asked the same. Not while planning: those
 * who may have planned already plan again in what is imagined. */
static void
look_at_answers (const GrimmState *s,
                 guint             seat,
                 BrambleRng       *rng)
{
  GrimmState states[2];
  BrambleEvent store[2][256];
  BrambleEvents events[2] = { { .events = store[0], .size = 256 }, { .events = store[1], .size = 256 } };
  BrambleAsk asks[2];
  guint option;

  if (s->ask_seat != seat || s->window == GRIMM_WINDOW_PLAN)
    return;
  states[0] = *s;
  imagine (s, seat, rng, &states[1]);
  grimm_game.ask (&states[0], &asks[0]);
  grimm_game.ask (&states[1], &asks[1]);
  g_assert_cmpuint (asks[0].n_options, ==, asks[1].n_options);
  g_assert_cmpmem (asks[0].options, asks[0].n_options * sizeof (BrambleOption),
                   asks[1].options, asks[1].n_options * sizeof (BrambleOption));
  option = bramble_rng_below (rng, asks[0].n_options);
  for (guint i = 0; i < 2; i++)
    g_assert_true (grimm_game.answer (&states[i], &asks[i], option, &events[i]));
  answered++;
  if (reveals (&events[0], seat) || reveals (&events[1], seat))
    return;

  {
    g_autofree char *one = told (&events[0], seat);
    g_autofree char *two = told (&events[1], seat);

    g_assert_cmpstr (one, ==, two);
    g_assert_cmpuint (view_hash (&states[0], seat), ==, view_hash (&states[1], seat));
    g_assert_cmpuint (asks[0].kind, ==, asks[1].kind);
    g_assert_cmpuint (asks[0].seat, ==, asks[1].seat);
    compared++;
  }
}

static void
answers_show_no_secrets (void)
{
  compared = answered = 0;
  in_random_games (280, 2, look_at_answers);
  g_assert_cmpuint (compared, >, 5000);
  g_assert_cmpuint (compared, >, answered / 2);
}

/* Answers that are for their own seat to know, and of a Fable given away for
 * the one who gets it. */
static gboolean
is_secret_answer (const GrimmState *s,
                  guint             viewer)
{
  switch ((GrimmAskKind) s->ask_kind)
    {
    case GRIMM_ASK_PLAN_GATHER:
    case GRIMM_ASK_PLAN_FABLE:
    case GRIMM_ASK_CRYSTAL_CHANGE:
    case GRIMM_ASK_WHISPERS:
    case GRIMM_ASK_MERMAID:
    case GRIMM_ASK_GOLDILOCKS_KEEP:
    case GRIMM_ASK_GOLDILOCKS_TOP:
      return TRUE;
    case GRIMM_ASK_GIVE_FABLE:
      return s->stack[s->depth - 1].owner != viewer;
    case GRIMM_ASK_NOTHING:
    case GRIMM_ASK_QUEEN_PEEK:
    case GRIMM_ASK_QUEEN_PEEK_BOTH:
    case GRIMM_ASK_ALADDIN:
    case GRIMM_ASK_STEAL:
    case GRIMM_ASK_STEAL_TWO:
    case GRIMM_ASK_PINOCCHIO:
    case GRIMM_ASK_RAPUNZEL:
    case GRIMM_ASK_SLEEPING_BEAUTY:
    case GRIMM_ASK_TOM_THUMB:
    case GRIMM_ASK_FAIRY_FOOD:
    case GRIMM_ASK_USE_FRIEND:
    case GRIMM_ASK_GOLDILOCKS_ROB:
    case GRIMM_ASK_PLACE_MONSTER:
    case GRIMM_ASK_PLACE_UNIQUE:
    case GRIMM_ASK_HIRED_HELP:
    case GRIMM_ASK_CRYSTAL_PEEK:
    case GRIMM_ASK_TAVERN:
    case GRIMM_ASK_WISHING_WELL:
    case GRIMM_ASK_TAKE_FROM_LOCATION:
    case GRIMM_ASK_GINGERBREAD_MAN:
    case GRIMM_ASK_JACK_ADD:
    case GRIMM_ASK_THUMBELINA:
    case GRIMM_ASK_CHINNY_MOVE:
    case GRIMM_ASK_CANCEL:
    case GRIMM_ASK_MARKET_DRAFT:
    case GRIMM_ASK_FRIENDLY_GAME:
    case GRIMM_ASK_TAKE_MORE:
    case GRIMM_ASK_BLOW_DOWN:
    case GRIMM_ASK_TROLL_VICTIM:
    case GRIMM_ASK_PAY_GATHERED:
    case GRIMM_ASK_ORACLE:
    case GRIMM_ASK_VAULT:
    case GRIMM_ASK_HARVEST:
    case GRIMM_ASK_SEARCH:
    case GRIMM_ASK_GIFT:
    case GRIMM_ASK_GIFT_RETURN:
    case GRIMM_ASK_TRADE:
    case GRIMM_ASK_PINOCCHIO_GAIN:
    case GRIMM_ASK_SNOW_WHITE_TAKE:
    case GRIMM_ASK_ROBIN_STEAL:
    case GRIMM_ASK_ROBIN_MORE:
    case GRIMM_ASK_ROBIN_GIVE:
    case GRIMM_ASK_SPIN_ONE:
    case GRIMM_ASK_GAIN:
    case GRIMM_ASK_PAY:
    case GRIMM_ASK_DISCARD:
    case GRIMM_ASK_GIVE:
    case GRIMM_ASK_KEEP_ONE:
    case GRIMM_ASK_FRIEND:
    case GRIMM_ASK_ACTION:
    case GRIMM_ASK_BONUS:
    case GRIMM_ASK_PUSS_PAYER:
    case GRIMM_ASK_SPIN_ALL:
    case GRIMM_ASK_GODMOTHER_DISCARD:
    case GRIMM_ASK_GODMOTHER_MORE:
    case GRIMM_N_ASKS:
      return FALSE;
    }

  g_assert_not_reached ();
}

/* Whatever another seat answers in secret, it looks the same from here. */
static void
look_at_secret_answers (const GrimmState *s,
                        guint             seat,
                        BrambleRng       *rng)
{
  g_autofree char *first = NULL;
  guint64 hash = 0;
  BrambleAsk ask;

  if (s->over || s->ask_seat == seat || !is_secret_answer (s, seat))
    return;
  grimm_game.ask (s, &ask);
  for (guint option = 0; option < ask.n_options; option++)
    {
      GrimmState after = *s;
      BrambleAsk next = ask;
      BrambleEvent store[256];
      BrambleEvents events = { .events = store, .size = 256 };
      g_autofree char *text = NULL;

      /* Changing the card or not is for all to see. */
      if (ask.kind == GRIMM_ASK_CRYSTAL_CHANGE && ask.options[option].kind == GRIMM_OPT_NONE)
        continue;
      g_assert_true (grimm_game.answer (&after, &next, option, &events));
      if (reveals (&events, seat))
        return;
      text = told (&events, seat);
      if (first == NULL)
        {
          first = g_steal_pointer (&text);
          hash = view_hash (&after, seat);
        }
      else
        {
          g_assert_cmpstr (text, ==, first);
          g_assert_cmpuint (view_hash (&after, seat), ==, hash);
          compared++;
        }
    }
}

static void
secret_answers_look_the_same_to_others (void)
{
  compared = 0;
  in_random_games (280, 1, look_at_secret_answers);
  g_assert_cmpuint (compared, >, 5000);
}

const KitTest kit_view_tests[] = {
  { "secret", "known-items-are-really-there", known_items_are_really_there },
  { "secret", "imagined-positions-look-the-same", imagined_positions_look_the_same },
  { "secret", "imagined-positions-do-not-depend-on-the-truth", imagined_positions_do_not_depend_on_the_truth },
  { "secret", "imagined-positions-without-a-seat", imagined_positions_without_a_seat },
  { "secret", "views-hide-hands-knowledge-and-chance", views_hide_hands_knowledge_and_chance },
  { "secret", "imagined-hands-vary", imagined_hands_vary },
  { "secret", "imagined-hands-are-fair", imagined_hands_are_fair },
  { "secret", "answers-show-no-secrets", answers_show_no_secrets },
  { "secret", "secret-answers-look-the-same-to-others", secret_answers_look_the_same_to_others },
  { NULL },
};
