/* test-learning.c: answers that tell who gives them something are known as such
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An answer may be taken back as long as nothing came to light by it. What does
 * is asked here of views, which know nothing of events.
 */

#include "secrets.h"

#include <rules/asks.h>
#include <rules/events.h>

/* The kinds of events that show what was hidden or what chance brought. Three
 * more depend on where the card came from. */
static const char *const telling[] = {
  "regal-came", "fable-drawn", "fable-passed", "fables-shuffled", "fables-looked-at", "plan-set", "dream-set",
  "fable-revealed", "gather-revealed", "gather-peeked", "fable-peeked", "gather-shuffled", "gather-drawn",
  "friend-turned-up", "friends-shuffled",
};

static void
these_kinds_of_events_tell_something (void)
{
  for (guint kind = 0; kind < GRIMM_N_EVENTS; kind++)
    {
      BrambleEvent event = { .kind = (guint8) kind, .cause = GRIMM_NONE, .other = GRIMM_NONE };
      gboolean tells = FALSE;

      for (guint i = 0; i < G_N_ELEMENTS (telling); i++)
        tells |= strcmp (grimm_event_id (&event), telling[i]) == 0;
      if (grimm_reveals (&event) != tells)
        g_error ("%s", grimm_event_id (&event));
    }
}

/* Off the deck or out of a hand that the Giant empties, where nobody saw it,
 * or from where all have seen it. */
static void
a_card_from_the_deck_tells_something (void)
{
  BrambleEvent discarded = { .kind = GRIMM_EVENT_FABLE_DISCARDED, .seat = GRIMM_NONE };
  BrambleEvent from_hand = { .kind = GRIMM_EVENT_FABLE_DISCARDED, .seat = 1, .a = TRUE, .cause = GRIMM_NONE };
  BrambleEvent by_giant = { .kind = GRIMM_EVENT_FABLE_DISCARDED, .seat = 1, .a = TRUE, .cause = GRIMM_GIANT };
  BrambleEvent from_deck = { .kind = GRIMM_EVENT_FABLE_TAKEN, .seat = 1, .a = GRIMM_FROM_DECK };
  BrambleEvent from_pile = { .kind = GRIMM_EVENT_FABLE_TAKEN, .seat = 1, .a = GRIMM_FROM_DISCARD };

  g_assert_true (grimm_reveals (&discarded));
  g_assert_false (grimm_reveals (&from_hand));
  g_assert_true (grimm_reveals (&by_giant));
  g_assert_true (grimm_reveals (&from_deck));
  g_assert_false (grimm_reveals (&from_pile));
}

/* A Friend who is dealt at random, or one who was turned up before. */
static void
a_friend_dealt_at_random_tells_something (void)
{
  BrambleEvent dealt = { .kind = GRIMM_EVENT_FRIEND_GAINED, .cause = GRIMM_NIGHT_AT_THE_TAVERN };
  BrambleEvent kept = { .kind = GRIMM_EVENT_FRIEND_GAINED, .cause = GRIMM_MYSTERIOUS_STRANGER };

  g_assert_true (grimm_reveals (&dealt));
  g_assert_false (grimm_reveals (&kept));
}

/* How many worlds a seat imagines before it answers. */
#define WORLDS 6

/* What an answer came to in one world. */
typedef struct
{
  guint64 seen;    /* the view of who answered, afterwards */
  gboolean tells;  /* whether an event says that something came to light */
  char *events;    /* for the message, when a test fails */
} Outcome;

static void
answer_in (const GrimmState *world,
           const BrambleAsk *asked,
           guint             option,
           Outcome          *outcome)
{
  BrambleEvent store[512];
  BrambleEvents events = { .events = store, .size = G_N_ELEMENTS (store) };
  GrimmState s = *world;
  BrambleAsk ask;
  GString *text = g_string_new (NULL);

  grimm_game.ask (&s, &ask);
  g_assert_cmpmem (ask.options, ask.n_options * sizeof (BrambleOption),
                   asked->options, asked->n_options * sizeof (BrambleOption));
  g_assert_true (grimm_game.answer (&s, &ask, option, &events));
  g_assert_cmpuint (events.lost, ==, 0);
  outcome->seen = view_hash (&s, asked->seat);
  outcome->tells = FALSE;
  for (guint i = 0; i < events.n_events; i++)
    {
      g_autofree char *line = grimm_event_line (&store[i]);

      outcome->tells |= grimm_reveals (&store[i]);
      g_string_append_printf (text, "  %s\n", line);
    }
  outcome->events = g_string_free (text, FALSE);
}

static guint learnt;
static guint asked_kinds[GRIMM_N_ASKS];

/* Whoever answers believes several worlds possible. When the same answer shows
 * them different things in two of these, each has told them which it is. */
static void
learn (const GrimmState *s,
       const BrambleAsk *ask,
       BrambleRng       *rng)
{
  Outcome outcomes[WORLDS];
  guint option;

  if (s->over || bramble_rng_below (rng, 3) != 0)
    return;
  option = bramble_rng_below (rng, ask->n_options);
  for (guint i = 0; i < WORLDS; i++)
    {
      GrimmState world;

      imagine (s, ask->seat, rng, &world);
      answer_in (&world, ask, option, &outcomes[i]);
    }
  for (guint i = 1; i < WORLDS; i++)
    if (outcomes[i].seen != outcomes[0].seen)
      {
        learnt++;
        asked_kinds[ask->kind]++;
        if (!outcomes[0].tells || !outcomes[i].tells)
          g_error ("%s: something came to light by none of\n%sor of\n%s", grimm_ask_id (ask), outcomes[0].events,
                   outcomes[i].events);
      }
  for (guint i = 0; i < WORLDS; i++)
    g_free (outcomes[i].events);
}

static void
what_comes_to_light_is_known_as_such (void)
{
  learnt = 0;
  kit_random_games (400, 1000, learn);
  g_test_message ("%u answers told something", learnt);
  g_assert_cmpuint (learnt, >, 10000);
  /* Cards that chance brings at once, and nothing else. */
  g_assert_cmpuint (asked_kinds[GRIMM_ASK_ACTION], >, 0);
  g_assert_cmpuint (asked_kinds[GRIMM_ASK_TAVERN], >, 0);
}

/* Building Walls turns up a Friend; to take that back would be to know it. */
static void
walls_turn_up_a_friend (void)
{
  KIT (3, "house seat-1 1 straw floor", "resources seat-1 4 0 0", "window build");
  Outcome outcome;
  int walls = bramble_ask_find_option (&grimm_game, &k->ask, "build-straw-walls-site-1");

  g_assert_cmpint (walls, >=, 0);
  answer_in (&k->s, &k->ask, (guint) walls, &outcome);
  g_assert_true (outcome.tells);
  g_free (outcome.events);
}

/* Nothing comes to light by what one does with what lies open. */
static void
open_answers_tell_nothing (void)
{
  static const char *const options[] = { "gain-straw", "build-straw-walls-site-1", "build-wood-floor-site-2" };

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      KIT (3, "house seat-1 1 straw floor", "resources seat-1 4 2 0", "friend-discard none", "window build");
      Outcome outcome;

      answer_in (&k->s, &k->ask, (guint) bramble_ask_find_option (&grimm_game, &k->ask, options[i]), &outcome);
      g_assert_cmpint (outcome.tells, ==, i == 1);
      g_free (outcome.events);
    }
}

const KitTest kit_learning_tests[] = {
  { "undo", "these-kinds-of-events-tell-something", these_kinds_of_events_tell_something },
  { "undo", "a-card-from-the-deck-tells-something", a_card_from_the_deck_tells_something },
  { "undo", "a-friend-dealt-at-random-tells-something", a_friend_dealt_at_random_tells_something },
  { "undo", "what-comes-to-light-is-known-as-such", what_comes_to_light_is_known_as_such },
  { "undo", "walls-turn-up-a-friend", walls_turn_up_a_friend },
  { "undo", "open-answers-tell-nothing", open_answers_tell_nothing },
  { NULL },
};
