/* test-words.c: positions, events and questions in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <proof.h>
#include <rules/folk-text.h>
#include <string.h>

static const char *const names[FOLK_MAX_SEATS] = { "Anna", "Ben", "Chloe", "Dylan", "Edith", "Finn" };

static void
what_is_impossible_cannot_be_set (void)
{
  KIT2 ("turn seat-1 1");

  kit_set_fails (k, "fields seat-1 sea-1", "an end of it");
  kit_set_fails (k, "fields seat-1 village/xc4", "an end of it");
  kit_set_fails (k, "fields seat-1 sea-1/bh2", "ends of its shortcut");
  kit_set_fails (k, "fields seat-1 nowhere", "usage");
  kit_set_fails (k, "biscuits seat-1 4", "usage");
  kit_set_fails (k, "biscuits seat-1 5 5 5 5 5", "not so many Biscuits");
  kit_set_fails (k, "biscuits seat-1 1 1 1 1 1 1 1 1", "more than 7 Biscuits");
  kit_set_fails (k, "salt seat-1 1", "Salt");
  kit_set_fails (k, "gold seat-1 4", "3 Gold");
  kit_set_fails (k, "advice seat-1 8", "7 Advice");
  kit_set_fails (k, "advice seat-1 -1", "usage");
  kit_set_fails (k, "boot seat-1 3", "boot token");
  kit_set_fails (k, "done seat-1 2", "so many quests");
  kit_set_fails (k, "lost seat-1 0/resting", "who rests");
  kit_set (k, "boot seat-1 2 seat-2 2");
  kit_set_fails (k, "lost seat-2 2/resting", "one turn to lose");
  kit_set_fails (k, "lost seat-1 1/resting", "asked nothing");
  kit_set_fails (k, "lost seat-1 21", "so many turns");
  kit_set_fails (k, "tiles seat-1 magic-cloak/2", "used so often");
  kit_set_fails (k, "tiles seat-1 rope rope rope key key key", "room for 5");
  kit_set_fails (k, "tiles seat-1 trickster", "not so many");
  kit_set_fails (k, "tiles seat-1 rope/1", "usage");
  kit_set_fails (k, "turn seat-3 1", "usage");
  kit_set_fails (k, "lost seat-1 1", "loses it at once");
  kit_set_fails (k, "over seat-2 3 turns", "80 turns are full");
  kit_set_fails (k, "over seat-1 80 turns", "the last in the round");
  kit_set_fails (k, "over seat-2 79 turns", "80 turns are full");
  kit_set_fails (k, "over seat-1 5 gate seat-2", "on the own turn");
  kit_set_fails (k, "over seat-1 5 gate seat-1", "far from the Castle");
  kit_set (k, "fields seat-1 castle");
  kit_set_fails (k, "over seat-1 5 gate seat-1", "what the card asks for");
  kit_set_fails (k, "fields seat-1 sea-1/xc4", "walks along it");
  kit_set (k, "tiles seat-1 wishing-table");
  kit_set_fails (k, "boot seat-1 1", "Wishing Table takes");
  kit_set_fails (k, "quests seat-1 king", "usage");
  kit_set_fails (k, "heroes seat-1 wolf", "usage");
  kit_set_fails (k, "nonsense", "unknown key");
}

static void
what_goes_on_must_be_possible (void)
{
  static const char *const frames[] = {
    "game:after:seat=seat-1", "game:before:seat=seat-2", "game:act:seat=seat-1", "game:act:seat=seat-1 move:way:seat=seat-1",
    "game:act:seat=seat-1 throw:luck:seat=seat-1:who=witch:die=3", "game:act:seat=seat-1 gate:gate:seat=seat-1:die=3",
    "game:act:seat=seat-1 sorcerer:tile:seat=seat-1", "game:act:seat=seat-1 pay:pay:seat=seat-1",
    "game:act:seat=seat-1 gain:room:seat=seat-1:tile=rope", "game:act:seat=seat-1 trickster:room:seat=seat-1:tile=trickster",
    "game:act:seat=seat-1 trade:offer:seat=seat-1", "game:act:seat=seat-1 courage:courage:seat=seat-1",
    "game:act:seat=seat-1 partners:give:seat=seat-1:other=seat-2", "game:act:seat=seat-1 roll:salt:seat=seat-1:die=2",
    "game:act:seat=seat-1 roll:number:seat=seat-1:die=2", "game:act:seat=seat-1 roll:lantern:seat=seat-1",
    "game:act:seat=seat-1 wand:kind:seat=seat-1:tile=rope", "roll:number:seat=seat-1:die=6", "game:boot:seat=seat-1",
    "game:act:seat=seat-1 move:bonus:seat=seat-1:from=vf1:n=1", "game:act:seat=seat-1 move:shortcut:seat=seat-1:from=vf1:n=1",
    "game:act:seat=seat-1 roll:number:seat=seat-2:die=6", "game:before:seat=seat-1 roll:number:seat=seat-1:die=6",
  };
  KIT2 ("turn seat-1 1");

  for (guint i = 0; i < G_N_ELEMENTS (frames); i++)
    {
      g_autofree char *now = g_strdup_printf ("now before offers 0 bonus 0 used none %s", frames[i]);

      kit_set_fails (k, now, "");
    }
  kit_set (k, "now after offers 0 bonus 0 used moved game:act:seat=seat-1 roll:number:seat=seat-1:die=6");
  kit_asks (k, "number", "seat-1");
  kit_set_fails (k, "advice seat-1 2", "while something goes on");
}

/* What goes on fits the turn, the place and what was done: each line is possible, and
 * is not with another word in it. */
static void
what_goes_on_must_fit_the_turn (void)
{
#define ACT " game:act:seat=seat-1 "
  static const struct
  {
    const char *place[4];
    const char *possible;
    const char *not[4];
  } rows[] = {
    { { NULL },
      "now after offers 0 bonus 0 used none" ACT "roll:number:seat=seat-1:die=6",
      { "now before offers 0 bonus 0 used none" ACT "roll:number:seat=seat-1:die=6",
        "now after offers 0 bonus 0 used none" ACT "roll:number:seat=seat-1:die=6:tile=boot",
        "now after offers 0 bonus 0 used none" ACT "roll:number:seat=seat-1:die=6:flags=16" } },
    { { "heroes seat-1 princess" },
      "now after offers 0 bonus 0 used none" ACT "roll:salt:seat=seat-1:die=2",
      { "now after offers 0 bonus 0 used salt" ACT "roll:salt:seat=seat-1:die=2" } },
    { { NULL },
      "now after offers 0 bonus 0 used moved" ACT "move:way:seat=seat-1:from=village:n=6",
      { "now after offers 0 bonus 0 used moved" ACT "move:way:seat=seat-1:from=village:n=7",
        "now after offers 0 bonus 0 used moved" ACT "move:way:seat=seat-1:from=vf1:n=6",
        "now before offers 0 bonus 0 used walk,moved" ACT "move:way:seat=seat-1:from=village:n=6",
        "now after offers 0 bonus 0 used none" ACT "move:way:seat=seat-1:from=village:n=6" } },
    { { NULL },
      "now before offers 0 bonus 0 used walk,moved" ACT "move:way:seat=seat-1:from=village:move=biscuit:n=3",
      { "now before offers 0 bonus 0 used walk,moved" ACT "move:way:seat=seat-1:from=village:move=biscuit:n=4",
        "now before offers 0 bonus 0 used cloak,moved" ACT "move:way:seat=seat-1:from=village:move=biscuit:n=3",
        "now before offers 0 bonus 0 used walk,moved" ACT "move:way:seat=seat-1:from=village:move=cloak:n=7",
        "now before offers 0 bonus 0 used walk,moved" ACT "move:way:seat=seat-1:from=village:move=bonus:n=3" } },
    { { "fields seat-1 fe3" },
      "now after offers 0 bonus 0 used moved" ACT "move:bonus:seat=seat-1:from=fe1:prev=fe2:to=fe3:n=2",
      { "now after offers 0 bonus 0 used moved" ACT "move:bonus:seat=seat-1:from=village:prev=fe2:to=fe3:n=2",
        "now after offers 0 bonus 0 used moved" ACT "move:bonus:seat=seat-1:from=fe1:prev=fe4:to=fe3:n=2",
        "now after offers 0 bonus 0 used moved" ACT "move:bonus:seat=seat-1:from=fe1:prev=fe2:to=fe4:n=3",
        "now after offers 0 bonus 0 used moved" ACT "move:bonus:seat=seat-1:from=fe1:prev=fe2:to=fe3:n=3" } },
    { { "fields seat-1 fw7" },
      "now after offers 0 bonus 0 used moved" ACT "throw:luck:seat=seat-1:who=fox:die=3:added=7",
      { "now after offers 0 bonus 0 used moved" ACT "throw:luck:seat=seat-1:who=fox:die=3:added=8",
        "now after offers 0 bonus 0 used moved" ACT "throw:luck:seat=seat-1:who=fox:die=3:flags=8",
        "now after offers 0 bonus 0 used none" ACT "throw:luck:seat=seat-1:who=fox:die=3",
        "now after offers 0 bonus 0 used moved" ACT "throw:luck:seat=seat-1:who=fox:die=3:added=2:flags=2" } },
    { { "fields seat-1 castle", "tiles seat-1 seven-league-boots enchanted-sword", "done seat-1 1 seat-3 1", "advice seat-1 3" },
      "now after offers 0 bonus 0 used none" ACT "gate:gate:seat=seat-1:die=6",
      { "now after offers 0 bonus 0 used moved" ACT "gate:gate:seat=seat-1:die=6",
        "now before offers 0 bonus 0 used none" ACT "gate:gate:seat=seat-1:die=6" } },
    { { "fields seat-1 gx8", "advice seat-1 0", "biscuits seat-1 1 2 3 5" },
      "now after offers 0 bonus 0 used moved" ACT "pay:pay:seat=seat-1:n=2",
      { "now after offers 0 bonus 0 used moved" ACT "pay:pay:seat=seat-1:n=3",
        "now after offers 0 bonus 0 used moved" ACT "pay:pay:seat=seat-1:n=2:other=seat-2",
        "now after offers 0 bonus 0 used moved game:wits:seat=seat-1 pay:pay:seat=seat-1:n=1" } },
    { { "fields seat-1 fw5", "tiles seat-1 rope rope key key dog" },
      "now after offers 0 bonus 0 used moved" ACT "gain:room:seat=seat-1:tile=black-cat",
      { "now after offers 0 bonus 0 used moved" ACT "gain:room:seat=seat-1:tile=dove",
        "now after offers 0 bonus 0 used moved" ACT "trickster:room:seat=seat-1:other=seat-1:tile=trickster" } },
    { { "tiles seat-1 magic-wand/1 rope" },
      "now before offers 0 bonus 0 used wand" ACT "wand:kind:seat=seat-1:tile=rope",
      { "now before offers 0 bonus 0 used none" ACT "wand:kind:seat=seat-1:tile=rope" } },
    { { NULL },
      "now before offers 0 bonus 0 used test" ACT "courage:courage:seat=seat-1:other=seat-2",
      { "now before offers 0 bonus 0 used none" ACT "courage:courage:seat=seat-1:other=seat-2" } },
    { { NULL },
      "now before offers 0 bonus 0 used partner" ACT "partners:give:seat=seat-1:other=seat-3",
      { "now before offers 0 bonus 0 used partner" ACT "partners:give:seat=seat-1:other=seat-3:flags=32",
        "now before offers 0 bonus 0 used partner" ACT "partners:give:seat=seat-1:other=seat-3:flags=1" } },
    { { "fields seat-1 tq3", "tiles seat-1 rope" },
      "now after offers 0 bonus 0 used moved" ACT "sorcerer:tile:seat=seat-1",
      { "now after offers 0 bonus 0 used none" ACT "sorcerer:tile:seat=seat-1",
        "now after offers 0 bonus 0 used moved" ACT "sorcerer:tile:seat=seat-1:die=3",
        "now after offers 0 bonus 0 used moved" ACT "sorcerer:tile:seat=seat-1:tile=rope" } },
    { { "boot seat-1 2" },
      "now before offers 0 bonus 0 used none game:boot:seat=seat-1",
      { "now before offers 1 bonus 0 used none game:boot:seat=seat-1" } },
  };
#undef ACT

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      KIT ("players=4 teams=twos");

      for (guint j = 0; j < G_N_ELEMENTS (rows[i].place) && rows[i].place[j]; j++)
        kit_set (k, rows[i].place[j]);
      kit_set (k, rows[i].possible);
      for (guint j = 0; j < G_N_ELEMENTS (rows[i].not) && rows[i].not[j]; j++)
        kit_set_fails (k, rows[i].not[j], "");
    }
}

/* Nobody can be put where something is for sale that is not sold there. */
static void
what_was_done_this_turn_must_be_possible (void)
{
  KIT2 ("fields seat-1 city", "gold seat-1 3");

  kit_answer (k, "before", "stay");
  g_assert_true (kit_offers (k, "buy-dog"));
  kit_set (k, "fields seat-1 gx1");
  g_assert_false (kit_offers (k, "buy-dog"));
  kit_set_fails (k, "now after offers 0 bonus 0 used market game:after:seat=seat-1", "City and Palace");
  kit_set_fails (k, "now after offers 0 bonus 0 used up game:after:seat=seat-1", "used up");
  kit_set_fails (k, "now before offers 0 bonus 0 used walk game:before:seat=seat-1", "has moved");
  kit_set_fails (k, "now before offers 0 bonus 0 used moved game:before:seat=seat-1", "has moved");
  kit_set_fails (k, "now after offers 0 bonus 1 used none game:after:seat=seat-1", "who had a bonus roll");
  kit_set_fails (k, "now after offers 0 bonus 0 used salt game:after:seat=seat-1", "only the princess");
  kit_set_fails (k, "now after offers 0 bonus 0 used wits game:after:seat=seat-1", "only the Clever Girl");
  kit_set_fails (k, "now after offers 0 bonus 0 used partner game:after:seat=seat-1", "no partners");
  kit_set (k, "fields seat-1 city");
  kit_set_fails (k, "now before offers 0 bonus 0 used market game:before:seat=seat-1", "just arrived");
  kit_set_fails (k, "now before offers 0 bonus 0 used comb game:before:seat=seat-1", "who has not moved");
  kit_set_fails (k, "now before offers 0 bonus 0 used advice game:before:seat=seat-1", "who has not moved");
  kit_set (k, "now before offers 0 bonus 0 used walk,comb,advice,moved game:before:seat=seat-1");
}

/* All that is shown, set line by line in a new game, makes the same position. */
static void
check_shown_again (Kit        *k,
                   const char *choices)
{
  g_autofree char *shown = folk_show (&k->s, FOLK_NONE);
  g_auto (GStrv) lines = g_strsplit (shown, "\n", -1);
  g_autoptr (Kit) other = kit_begin (choices);
  g_autofree char *again = NULL;
  guint i = 0;

  while (!g_str_has_prefix (lines[i], "start "))
    i++;
  for (; lines[i] && lines[i][0]; i++)
    kit_set (other, lines[i]);
  again = folk_show (&other->s, FOLK_NONE);
  g_assert_cmpstr (again, ==, shown);
}

/* “Lose a turn” is the next whole one: who is on turn has one only by what went on in it. */
static void
who_is_on_turn_has_lost_one_only_in_it (void)
{
  static const char *const possible[] = {
    "now before offers 0 bonus 0 used walk,moved game:before:seat=seat-1",
    "now after offers 0 bonus 0 used moved game:act:seat=seat-1 roll:number:seat=seat-1:die=6",
    "now after offers 0 bonus 0 used none game:after:seat=seat-1", /* by seeing to the quest */
  };
  static const char *const impossible[] = {
    "now before offers 0 bonus 0 used none game:before:seat=seat-1",
    "now before offers 0 bonus 0 used test game:act:seat=seat-1 courage:courage:seat=seat-1:other=seat-2",
    "now after offers 0 bonus 0 used none game:act:seat=seat-1 roll:number:seat=seat-1:die=6",
    "now after offers 0 bonus 0 used none game:act:seat=seat-1 throw:luck:seat=seat-1:who=witch:die=8:flags=4",
  };
  KIT2 ("fields seat-1 rt1 seat-2 rt1");

  for (guint i = 0; i < G_N_ELEMENTS (possible); i++)
    {
      kit_set (k, possible[i]);
      kit_set (k, "lost seat-1 1");
      check_shown_again (k, "players=2");
      for (guint j = 0; j < G_N_ELEMENTS (impossible); j++)
        kit_set_fails (k, impossible[j], "");
      kit_set (k, "lost seat-1 0");
    }
  for (guint j = 0; j < G_N_ELEMENTS (impossible); j++)
    {
      kit_set (k, impossible[j]);
      kit_set_fails (k, "lost seat-1 1", "");
    }
  kit_set (k, possible[2]);
  kit_set (k, "fields seat-1 village");
  kit_set_fails (k, "lost seat-1 1", "loses it at once");
  kit_set (k, "lost seat-2 1");
  kit_set_fails (k, "turn seat-2 1", "loses it at once");
}

/* However it ended, and wherever who was on turn then stands. */
static void
a_game_that_is_over_can_be_set_again (void)
{
  KIT2 ("fields seat-1 castle seat-2 sea-1/xc4", "done seat-1 1", "tiles seat-1 seven-league-boots enchanted-sword");

  kit_set (k, "over seat-1 9 gate seat-1");
  check_shown_again (k, "players=2");
  kit_set_fails (k, "tiles seat-1 seven-league-boots", "what the card asks for");
  kit_set_fails (k, "done seat-1 0", "what the card asks for");
  kit_set (k, "over seat-2 80 turns");
  kit_set (k, "lost seat-2 1");
  check_shown_again (k, "players=2");
}

static void
the_help_lists_every_key_and_word (void)
{
  g_autofree char *help = folk_place_help ();

  g_assert_nonnull (strstr (help, "set fields SEAT FIELD[/END]…\n"));
  g_assert_nonnull (strstr (help, "set seed NUMBER\n"));
  g_assert_nonnull (strstr (help, "\n# HERO: white-mare "));
  g_assert_nonnull (strstr (help, " trickster toad\n"));
  g_assert_nonnull (strstr (help, "\n# PHASE: before after\n"));
  g_assert_nonnull (strstr (help, "\n# USED: walk cloak "));
}

/* A question, an answer and an event as people read them. */
static void
sentences_are_whole (void)
{
  KIT ("players=3", "fields seat-1 fw6", "biscuits seat-1 none", "advice seat-1 0");
  g_autofree char *question = NULL;
  g_autofree char *answer = NULL;
  g_autofree char *told = NULL;

  kit_meet (k, 1, "fw7", 7);
  question = folk_ask_text (&k->s, &k->ask, names);
  answer = folk_option_text (&k->s, &k->ask, 0, names);
  g_assert_cmpstr (question, ==, "You threw 7, which makes 6 in all. What will you do?");
  g_assert_cmpstr (answer, ==, "Take a Biscuit");
  told = folk_event_text (&k->events.events[k->events.n_events - 1], 1, names);
  g_assert_cmpstr (told, ==, "Anna meets the Fox and throws 7: 6 in all.");
}

/* Who is asked to hand something over reads what. */
static void
what_is_handed_over_is_named (void)
{
  static const struct
  {
    const char *quest;
    const char *from;
    const char *to;
    const char *has;
    const char *named;
  } rows[] = {
    { "quests seat-1 bear", "fields seat-1 forest-gate", "fe1", "tiles seat-1 rope", ": Rope?" },
    { "quests seat-1 giant", "fields seat-1 cr4", "cr5", "gold seat-1 2", ": 2 Gold Coins?" },
    { "quests seat-1 cottage", "fields seat-1 fw1", "fw2", "biscuits seat-1 1 1 1", ": 3 Biscuits?" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      KIT2 (rows[i].quest, "tiles seat-1 seven-league-boots", rows[i].from, rows[i].has);
      g_autofree char *question = NULL;

      kit_meet (k, 1, rows[i].to, 5);
      g_assert_cmpuint (k->ask.kind, ==, FOLK_ASK_HAND_OVER);
      question = folk_ask_text (&k->s, &k->ask, names);
      g_assert_true (g_str_has_suffix (question, rows[i].named));
    }
}

/* An offer that is begun and dropped was none: there is nothing to read. */
static void
offers_that_are_dropped_are_not_told (void)
{
  KIT2 (NULL);
  guint dropped = 0;

  kit_answer (k, "before", "trade");
  kit_answer (k, "offer", "no-offer");
  for (guint i = 0; i < k->events.n_events; i++)
    if (k->events.events[i].kind == FOLK_EVENT_NO_TRADE)
      {
        g_assert_null (folk_event_text (&k->events.events[i], 1, names));
        dropped++;
      }
  g_assert_cmpuint (dropped, ==, 1);
}

static void
dice_are_told_with_their_colour (void)
{
  BrambleEvent event = { .kind = FOLK_EVENT_COURAGE_THROWN, .a = 6, .b = 2 };
  BrambleDice dice;

  g_assert_true (folk_dice (&event, &dice));
  g_assert_cmpuint (dice.n, ==, 2);
  g_assert_cmpuint (dice.faces[0], ==, 6);
  g_assert_cmpuint (dice.kinds[1], ==, 2);
  event.kind = FOLK_EVENT_MOVED;
  g_assert_false (folk_dice (&event, &dice));
}

static const char *const choices[] = { "players=2", "players=6", "players=4 teams=twos", "players=3 quests=three",
                                       "players=6 teams=threes", "players=5 kind-fairies=yes", "players=2 long-game=yes",
                                       "players=3 exact-end=yes" };

/* Everything that must hold for any game: texts, ids, views, words, bytes, events. */
static void
games_of_all_kinds_are_proved (void)
{
  for (guint n = 0; n < 2 * G_N_ELEMENTS (choices); n++)
    {
      g_auto (GStrv) words = g_strsplit (choices[n / 2], " ", -1);
      g_autoptr (BrambleProof) proof = NULL;
      g_autoptr (GError) error = NULL;
      BrambleRng rng = { n };
      BrambleSetup setup;
      FolkState state;
      BrambleAsk ask;

      bramble_setup_init (&setup, &folktales_game);
      for (guint i = 0; words[i]; i++)
        {
          g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);

          g_assert_true (bramble_setup_set (&setup, &folktales_game, pair[0], pair[1], NULL));
        }
      setup.seed = n;
      proof = bramble_proof_new (&folktales_game, &setup);
      bramble_proof_begin (proof, &state, &ask, &error);
      while (error == NULL && ask.n_options > 0)
        bramble_proof_answer (proof, &state, &ask,
                              n % 2 ? folk_playout (&state, &ask, &rng) : bramble_rng_below (&rng, ask.n_options), &error);
      g_assert_no_error (error);
      g_assert_true (bramble_proof_end (proof, &state, NULL));
    }
}

/* Every question, answer and event has words; only what is put into an offer has none
 * yet. */
static void
read_everything (Kit *k)
{
  g_autofree char *question = folk_ask_text (&k->s, &k->ask, names);

  g_assert_cmpstr (question, !=, "");
  for (guint i = 0; i < k->ask.n_options; i++)
    {
      g_autofree char *answer = folk_option_text (&k->s, &k->ask, i, names);

      g_assert_cmpstr (answer, !=, "");
    }
  for (guint i = 0; i < k->events.n_events; i++)
    {
      g_autofree char *told = folk_event_text (&k->events.events[i], 0, names);

      g_assert_true ((told == NULL) == (k->events.events[i].kind == FOLK_EVENT_PUT
                                            || k->events.events[i].kind == FOLK_EVENT_NO_TRADE));
    }
}

/* Everything that can be asked, answered and told happens in random games. */
static void
everything_happens_in_random_games (void)
{
  gboolean asked[FOLK_N_ASKS] = { FALSE }, answered[FOLK_N_OPTS] = { FALSE }, told[FOLK_N_EVENTS] = { FALSE };

  for (guint seed = 1; seed <= 700; seed++)
    {
      g_autofree char *words = g_strdup_printf ("%s seed=%u heroes=dealt", choices[seed % G_N_ELEMENTS (choices)], seed);
      g_autoptr (Kit) k = kit_begin (words);
      BrambleRng rng = { seed };

      asked[k->ask.kind] = TRUE;
      while (k->ask.n_options > 0)
        {
          guint option = seed % 3 == 0 ? folk_playout (&k->s, &k->ask, &rng) : bramble_rng_below (&rng, k->ask.n_options);

          if (seed % 5 == 0)
            read_everything (k);
          for (guint i = 0; i < k->ask.n_options; i++)
            answered[k->ask.options[i].kind] = TRUE;
          for (guint i = 0; i < k->events.n_events; i++)
            told[k->events.events[i].kind] = TRUE;
          k->events.n_events = 0;
          g_assert_true (folktales_game.answer (&k->s, &k->ask, option, &k->events));
          asked[k->ask.kind] = TRUE;
        }
      for (guint i = 0; i < k->events.n_events; i++)
        told[k->events.events[i].kind] = TRUE;
    }
  for (guint i = 0; i < FOLK_N_ASKS; i++)
    if (!asked[i])
      g_error ("nobody is ever asked “%s”", folk_asks[i].id);
  for (guint i = FOLK_OPT_NONE; i < FOLK_N_OPTS; i++)
    if (!answered[i])
      g_error ("nobody can ever answer %u", i);
  for (guint i = 0; i < FOLK_N_EVENTS; i++)
    if (!told[i])
      {
        BrambleEvent event = { .kind = (guint8) i };

        g_error ("“%s” never happens", folk_event_id (&event));
      }
}

/* They are in saved games. */
static void
tile_ids_are_stable (void)
{
  static const char *const ids[] = {
    "flute", "sword", "staff", "feather", "satchel", "boot", "rope", "pickaxe", "key", "lantern", "magic-cloak", "golden-comb",
    "enchanted-sword", "magic-wand", "wishing-table", "seven-league-boots", "fish", "dove", "black-cat", "white-stallion", "dog",
    "trickster", "toad",
  };

  G_STATIC_ASSERT (G_N_ELEMENTS (ids) == FOLK_N_TILES);
  for (guint i = 0; i < FOLK_N_TILES; i++)
    g_assert_cmpstr (folk_tile_ids[i], ==, ids[i]);
}

const KitTest kit_words_tests[] = {
  { "words", "what-is-impossible-cannot-be-set", what_is_impossible_cannot_be_set },
  { "words", "what-goes-on-must-be-possible", what_goes_on_must_be_possible },
  { "words", "what-goes-on-must-fit-the-turn", what_goes_on_must_fit_the_turn },
  { "words", "what-was-done-this-turn-must-be-possible", what_was_done_this_turn_must_be_possible },
  { "words", "who-is-on-turn-has-lost-one-only-in-it", who_is_on_turn_has_lost_one_only_in_it },
  { "words", "a-game-that-is-over-can-be-set-again", a_game_that_is_over_can_be_set_again },
  { "words", "the-help-lists-every-key-and-word", the_help_lists_every_key_and_word },
  { "words", "sentences-are-whole", sentences_are_whole },
  { "words", "what-is-handed-over-is-named", what_is_handed_over_is_named },
  { "words", "offers-that-are-dropped-are-not-told", offers_that_are_dropped_are_not_told },
  { "words", "dice-are-told-with-their-colour", dice_are_told_with_their_colour },
  { "words", "games-of-all-kinds-are-proved", games_of_all_kinds_are_proved },
  { "words", "everything-happens-in-random-games", everything_happens_in_random_games },
  { "words", "tile-ids-are-stable", tile_ids_are_stable },
  { NULL },
};
