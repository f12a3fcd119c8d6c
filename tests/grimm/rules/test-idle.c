/* test-idle.c: a card that does nothing says why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <rules/events.h>
#include <rules/text.h>

/* A position, which is played until Build turns begin, and what is said of it. */
typedef struct
{
  const char *position[6]; /* commands before the window */
  const char *window;      /* where the round goes on */
  const char *line;        /* the event, in the words of the console */
  const char *sentence;    /* the same, for people */
} Idle;

static const char *const names[] = { "Ann", "Bob", "Cat", "Dan" };

static const Idle idles[] = {
  { { "plan seat-1 fields mysterious-stranger", "plan seat-2 fields", "plan seat-3 forest" }, "gather-end",
    "card-idle seat seat-1 cause mysterious-stranger why not-alone card mysterious-stranger",
    "Mysterious Stranger does nothing: Ann is not alone." },
  { { "plan seat-1 fields little-helpers", "plan seat-2 forest", "plan seat-3 forest", "pig seat-1 nowhere" }, "gather-end",
    "card-idle seat seat-1 cause little-helpers why nowhere", "Little Helpers does nothing: Ann went nowhere." },
  { { "plan seat-1 fields consult-the-oracle", "plan seat-2 forest", "plan seat-3 forest" }, "gather-end",
    "card-idle seat seat-1 cause consult-the-oracle why no-fables",
    "Consult the Oracle does nothing: nobody else has a Fable in hand." },
  { { "plan seat-1 fields", "plan seat-2 forest roar", "plan seat-3 brickyard" }, "before",
    "card-idle seat seat-2 cause roar why no-company", "Roar does nothing: Bob is alone." },
  { { "plan seat-1 fields a-friendly-game", "plan seat-2 forest", "plan seat-3 forest" }, "gather-end",
    "card-idle seat seat-1 cause a-friendly-game why no-company", "A Friendly Game does nothing: Ann is alone." },
  { { "plan seat-1 fields a-friendly-game", "plan seat-2 fields", "plan seat-3 forest" }, "gather-end",
    "card-idle seat seat-1 cause a-friendly-game why no-resources",
    "A Friendly Game does nothing: nobody with Ann has any resources." },
  { { "plan seat-1 fields search-the-past", "plan seat-2 fields", "plan seat-3 forest", "discard none" }, "gather-end",
    "card-idle seat seat-1 cause search-the-past why no-fables",
    "Search the Past does nothing: the discard pile is empty." },
  { { "plan seat-1 fields wolf", "plan seat-2 fields", "plan seat-3 fields", "monster seat-1 forest" }, "before",
    "card-idle seat seat-1 cause wolf why no-pig", "Wolf does nothing: no pig is at its Location." },
  { { "plan seat-1 fields dragon", "plan seat-2 fields", "plan seat-3 forest", "monster seat-1 fields" }, "before",
    "card-idle seat seat-1 cause dragon why no-resources",
    "Dragon does nothing: nobody at its Location has any resources." },
  { { "plan seat-1 fields big-bad-wolf", "plan seat-2 fields", "plan seat-3 forest", "monster seat-1 fields" }, "gather-end",
    "card-idle seat seat-1 cause big-bad-wolf why no-house",
    "Big Bad Wolf does nothing: nobody at its Location has a Straw or Wood house." },
  { { "plan seat-1 fields giant", "plan seat-2 forest", "plan seat-3 forest", "monster seat-1 fields" }, "gather-end",
    "card-idle seat seat-1 cause giant why nothing-to-lose",
    "Giant does nothing: nobody at its Location has anything to lose." },
  { { "plan seat-1 fields chinny-chin-chin", "plan seat-2 fields wolf", "plan seat-3 forest", "monster seat-2 forest" },
    "before", "card-idle seat seat-1 cause chinny-chin-chin why no-monster-here",
    "Chinny Chin Chin does nothing: no Monster is where Ann is." },
  { { "plan seat-1 fields share-the-wealth", "plan seat-2 forest", "plan seat-3 forest" }, "gather-end",
    "card-idle seat seat-1 cause share-the-wealth why nobody-pays",
    "Share the Wealth does nothing: no opponent Gathered 5 resources." },
  { { "plan seat-1 fields thoughtful-gift", "plan seat-2 forest", "plan seat-3 forest" }, "gather-end",
    "card-idle seat seat-1 cause thoughtful-gift why no-trade",
    "Thoughtful Gift does nothing: nobody could give anything back to Ann." },
  { { "plan seat-1 fields wandering-trader", "plan seat-2 forest", "plan seat-3 forest" }, "gather-end",
    "card-idle seat seat-1 cause wandering-trader why no-trade",
    "Wandering Trader does nothing: nobody there has 2 resources of one type." },
  { { "plan seat-1 fields magic-flute", "plan seat-2 forest", "plan seat-3 forest" }, "fables",
    "card-idle seat seat-1 cause magic-flute why no-monster", "Magic Flute does nothing: there is no Monster to take." },
  { { "plan seat-1 fields hired-help", "plan seat-2 forest", "plan seat-3 forest" }, "fables",
    "card-idle seat seat-1 cause hired-help why cannot-pay", "Hired Help does nothing: Ann cannot pay 2 resources." },
};

/* The sentence about the card that did nothing. */
static char *
dup_sentence (Kit *k)
{
  for (guint i = 0; i < k->events.n_events; i++)
    if (k->store[i].kind == GRIMM_EVENT_CARD_IDLE)
      return grimm_event_text (&k->store[i], 2, names);

  return NULL;
}

static void
what_does_nothing_says_why (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (idles); i++)
    {
      const Idle *idle = &idles[i];
      g_autofree char *window = g_strconcat ("window ", idle->window, NULL);
      g_autofree char *sentence = NULL;

      KIT (3, idle->position[0]);
      for (guint j = 1; j < G_N_ELEMENTS (idle->position) && idle->position[j]; j++)
        kit_set (k, idle->position[j]);
      kit_forget (k);
      kit_set (k, window);
      if (kit_events (k, idle->line) != 1)
        {
          kit_dump (k);
          g_error ("not told: %s", idle->line);
        }
      g_assert_cmpuint (kit_events (k, "card-idle"), ==, 1);
      sentence = dup_sentence (k);
      g_assert_cmpstr (sentence, ==, idle->sentence);
    }
}

/* Whoever was asked and did not want to is told, too. */
static void
what_is_declined_is_told (void)
{
  KIT (3, "plan seat-1 fields consult-the-oracle", "plan seat-2 forest", "plan seat-3 forest", "hand seat-2 wolf",
       "window gather-end");

  kit_forget (k);
  kit_answer (k, "oracle", "no");
  g_assert_cmpuint (kit_events (k, "card-idle seat seat-1 cause consult-the-oracle why left-alone"), ==, 1);
}

static void
a_gift_that_is_not_made_is_told_once (void)
{
  KIT (3, "plan seat-1 fields thoughtful-gift", "plan seat-2 forest", "plan seat-3 forest", "resources seat-1 3 0 0",
       "resources seat-2 0 3 0", "window gather-end");

  kit_forget (k);
  kit_answer (k, "gift", "none");
  g_assert_cmpuint (kit_events (k, "card-idle seat seat-1 cause thoughtful-gift why left-alone"), ==, 1);
  g_assert_cmpuint (kit_events (k, "card-idle"), ==, 1);
}

static void
a_troll_may_spare_the_others (void)
{
  KIT (3, "plan seat-1 fields bridge-troll", "plan seat-2 fields", "plan seat-3 forest", "monster seat-1 fields",
       "window gather-end");

  kit_forget (k);
  kit_answer (k, "troll-victim", "seat-1");
  g_assert_cmpuint (kit_events (k, "card-idle seat seat-1 cause bridge-troll why left-alone"), ==, 1);
}

/* What acts does not say that it does nothing. */
static void
what_acts_is_not_idle (void)
{
  static const char *const acting[][4] = {
    { "plan seat-1 fields little-helpers", "plan seat-2 forest", "plan seat-3 forest", "window gather-end" },
    { "plan seat-1 fields spy-network", "plan seat-2 forest", "plan seat-3 forest", "window gather-end" },
    { "plan seat-1 fields harvest-moon", "plan seat-2 forest", "plan seat-3 forest", "window gather-end" },
    { "plan seat-1 fields curse-of-darkness", "plan seat-2 forest", "plan seat-3 forest", "window fables" },
    { "plan seat-1 fields roar", "plan seat-2 fields", "plan seat-3 forest", "window before" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (acting); i++)
    {
      KIT (3, acting[i][0], acting[i][1], acting[i][2]);

      kit_forget (k);
      kit_set (k, acting[i][3]);
      g_assert_cmpuint (kit_events (k, "card-idle"), ==, 0);
    }
}

const KitTest kit_idle_tests[] = {
  { "idle", "what-does-nothing-says-why", what_does_nothing_says_why },
  { "idle", "what-is-declined-is-told", what_is_declined_is_told },
  { "idle", "a-gift-that-is-not-made-is-told-once", a_gift_that_is_not_made_is_told_once },
  { "idle", "a-troll-may-spare-the-others", a_troll_may_spare_the_others },
  { "idle", "what-acts-is-not-idle", what_acts_is_not_idle },
  { NULL },
};
