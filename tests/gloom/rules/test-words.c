/* test-words.c: what people read of questions, answers and events
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

static const char *const names[] = { "Anna", "Ben", "Cleo", "Dan", "Eve" };

/* The present question, in a sentence. */
static void
says (Kit        *k,
      const char *sentence)
{
  g_autofree char *text = gloom_ask_text (&k->s, &k->ask, names);

  g_assert_cmpstr (text, ==, sentence);
}

/* One of the present options. */
static void
calls (Kit        *k,
       const char *option,
       const char *name)
{
  g_autofree char *text = gloom_option_text (&k->s, &k->ask, (guint) bramble_ask_find_option (&gloom_game, &k->ask, option),
                                             names);

  g_assert_cmpstr (text, ==, name);
}

static void
questions_about_piles_name_the_deed (void)
{
  static const char *const questions[][2] = {
    { "removal-men", "“The Removal Men”: which Modifier do you move?" },
    { "thorough-scrubbing", "“A Thorough Scrubbing”: which Modifier do you remove?" },
    { "swept-under-the-rug", "“Swept Under the Rug”: which Modifier do you put beneath its pile?" },
    { "mistaken-for-firewood hansel", "“Mistaken for Firewood”: which Modifier do you take back into your hand?" },
    { "fell-down-the-wishing-well hansel",
      "“Fell Down the Wishing Well”: which Modifier do you raise to the top of its pile?" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      KIT (2, "turn seat-2 2", "hand seat-2 removal-men thorough-scrubbing swept-under-the-rug mistaken-for-firewood "
           "fell-down-the-wishing-well", "pile wolf wrong-soup slipper-fits", "pile snow-white taxed-by-the-tooth-fairy "
           "given-a-pony");

      kit_act (k, questions[i][0]);
      says (k, questions[i][1]);
      calls (k, i == 4 ? "wrong-soup" : "slipper-fits", i == 4 ? "“The Wrong Soup” on the Wolf"
                                                               : "“The Slipper Fits” on the Wolf");
    }
}

static void
a_feast_asks_what_is_forgotten (void)
{
  KIT (2, "hand seat-1 feast-for-everybody", "pile cinderella wrong-soup", "pile grandmother kissed-the-wrong-frog");

  kit_act (k, "feast-for-everybody");
  says (k, "“A Feast for Everybody”: which Modifier do you remove?");
}

static void
questions_about_hands_name_the_other_player (void)
{
  KIT (3, "hand seat-1 pockets-like-a-magpie letter-without-a-bill", "hand seat-3 fresh-page wrong-soup");

  kit_act (k, "pockets-like-a-magpie");
  says (k, "“Pockets Like a Magpie”: which player do you choose?");
  calls (k, "seat-3", "Cleo");
  kit_answer (k, "player", "seat-3");
  says (k, "“Pockets Like a Magpie”: which card do you take from Cleo?");
  kit_answer (k, "take", "wrong-soup");
  kit_set (k, "hand seat-2 given-a-pony slipper-fits");
  kit_act (k, "letter-without-a-bill wolf");
  says (k, "“A Letter Without a Bill”: which card do you give to Anna?");
  calls (k, "given-a-pony", "Given a Pony");
}

static void
a_look_is_asked_for (void)
{
  KIT (2, "hand seat-1 cracked-crystal-ball");

  kit_act (k, "cracked-crystal-ball");
  says (k, "“The Cracked Crystal Ball”: do you look at the top cards of the draw pile?");
  calls (k, "no", "No");
  calls (k, "yes", "Yes");
  kit_answer (k, "may", "yes");
  says (k, "“The Cracked Crystal Ball”: which card do you put back as the topmost?");
  gloom_game.answer (&k->s, &k->ask, 0, NULL);
  says (k, "“The Cracked Crystal Ball”: which card comes next?");
}

static void
questions_about_stories_name_the_deed (void)
{
  KIT (3, "hand seat-1 stolen-plot", "story 1 kingdom-to-let seat-2", "story 2 fairys-invoice seat-3");

  kit_act (k, "stolen-plot");
  says (k, "“The Stolen Plot”: which Story do you take?");
  calls (k, "kingdom-to-let", "A Kingdom to Let");
}

static void
a_story_that_is_sent_back_is_asked_for (void)
{
  KIT (3, "hand seat-1 drowned-in-the-small-print", "pile cinderella wrong-soup", "story 1 kingdom-to-let seat-2",
       "story 2 fairys-invoice seat-3");

  kit_act (k, "drowned-in-the-small-print cinderella");
  says (k, "“Drowned in the Small Print”: which Story do you send back to the middle?");
}

static void
a_swap_names_both (void)
{
  KIT (2, "hand seat-1 swapped-in-the-cradle", "pile wolf wrong-soup", "pile hansel fresh-page", "pile cinderella given-a-pony");

  kit_act (k, "swapped-in-the-cradle");
  says (k, "“Swapped in the Cradle”: whose topmost Modifier do you swap?");
  calls (k, "wolf", "The Wolf (Ben, Self-Worth −10)");
  kit_answer (k, "first", "wolf");
  says (k, "“Swapped in the Cradle”: whose topmost Modifier do you swap with that of the Wolf?");
}

static void
the_dead_are_asked_for (void)
{
  KIT (2, "hand seat-1 only-resting", "pile wolf wrong-soup outlived-by-the-donkey",
       "pile hansel fell-down-the-wishing-well put-back-in-the-bottle");

  kit_act (k, "only-resting");
  says (k, "“Only Resting”: which finished Character do you revive?");
}

/* The same event, for who may know the card and for who may not. */
static void
secrets_are_told_as_far_as_they_are_known (void)
{
  static const struct
  {
    guint8 kind;
    const char *shown;
    const char *hidden;
  } events[] = {
    { GLOOM_EVENT_DRAWN, "Anna draws “The Wrong Soup”.", "Anna draws a card." },
    { GLOOM_EVENT_TAKEN, "Anna takes “The Wrong Soup” from Ben.", "Anna takes a card from Ben." },
    { GLOOM_EVENT_GIVEN, "Anna gives “The Wrong Soup” to Ben.", "Anna gives a card to Ben." },
    { GLOOM_EVENT_PUT_BACK, "Anna puts “The Wrong Soup” back.", "Anna puts a card back." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    {
      BrambleEvent event = {
        .kind = events[i].kind, .cause = GLOOM_NONE, .seat = 0, .other = 1, .a = GLOOM_NONE, .b = GLOOM_NONE,
        .c = GLOOM_NONE, .card = GLOOM_WRONG_SOUP, .told = BRAMBLE_ALL_SEATS, .shown = 1,
      };
      g_autofree char *shown = gloom_event_text (&event, 0, names);
      g_autofree char *hidden = gloom_event_text (&event, 2, names);

      g_assert_cmpstr (shown, ==, events[i].shown);
      g_assert_cmpstr (hidden, ==, events[i].hidden);
    }
}

/* What finds no room, and what else is rare. */
static void
rare_events_have_their_sentences (void)
{
  static const struct
  {
    guint8 kind;
    guint8 a, c;
    gint16 n;
    const char *text;
  } events[] = {
    { GLOOM_EVENT_GIVEN, 0, 0, 1, "Anna gives “The Wrong Soup” to Ben, who has no room for it: it is discarded." },
    { GLOOM_EVENT_SENT_BACK, 0, 0, 1, "“The Wrong Soup” is discarded, because the hand of Anna is full." },
    { GLOOM_EVENT_RECOVERED, 0, 0, 1, "Anna has no room for “The Wrong Soup”: it stays in the discard pile." },
    { GLOOM_EVENT_RECOVERED, 0, 0, 0, "Anna takes “The Wrong Soup” from the discard pile." },
    { GLOOM_EVENT_MODIFIER_RETURNED, 0, 0, 1, "Anna has no room for “The Wrong Soup”: it is discarded." },
    { GLOOM_EVENT_MODIFIER_RETURNED, 0, 0, 0, "Anna takes “The Wrong Soup” back." },
    { GLOOM_EVENT_EXTRA_ACTION, 0, 0, 1, "Anna will have an extra action in the next turn." },
    { GLOOM_EVENT_DISCARDED, 0, 0, 1, "Anna discards “The Wrong Soup” by chance." },
    { GLOOM_EVENT_STORY_STOLEN, 0, 0, 0, "Anna takes “The Wrong Soup” from Ben." },
    { GLOOM_EVENT_STORY_FREED, 0, 0, 0, "“The Wrong Soup” goes back to the middle." },
    { GLOOM_EVENT_MODIFIER_SUNK, 0, 0, 0, "Anna puts “The Wrong Soup” beneath all else that happened to the Wolf." },
    { GLOOM_EVENT_MODIFIER_RAISED, 0, 0, 0, "Anna brings up “The Wrong Soup” of the Wolf again." },
    { GLOOM_EVENT_WIND_TURNED, 0, 0, 1, "The wind turns: play goes on counter-clockwise." },
    { GLOOM_EVENT_WIND_TURNED, 0, 0, 0, "The wind turns: play goes on clockwise." },
    { GLOOM_EVENT_IDLE, 0, GLOOM_IDLE_NOTHING_COUNTED, 0,
      "The effect of “The Wrong Soup” does nothing: there is nothing of what it counts." },
    { GLOOM_EVENT_IDLE, 0, GLOOM_IDLE_NO_STORY, 0,
      "The effect of “The Wrong Soup” does nothing: there is no Story that it may take." },
    { GLOOM_EVENT_IDLE, 0, GLOOM_IDLE_TWO_PLAYERS, 0,
      "The effect of “The Wrong Soup” does nothing: between two players the direction is always the same." },
    { GLOOM_EVENT_IDLE, 0, GLOOM_IDLE_EXTRA_ALREADY, 0,
      "The effect of “The Wrong Soup” does nothing: Anna has an extra action already." },
    { GLOOM_EVENT_IDLE, 0, GLOOM_IDLE_NO_FREE_PLAY, 0,
      "The effect of “The Wrong Soup” does nothing: Anna cannot play one more card now." },
    { GLOOM_EVENT_ORDER_GIVEN, 0, GLOOM_ORDER_EVENTS, 0, "You will be asked about some Responses this turn." },
    { GLOOM_EVENT_ORDER_GIVEN, 0, GLOOM_ORDER_NOT_THIS_TURN, 0, "You will not be asked about Responses again this turn." },
    { GLOOM_EVENT_GAME_OVER, 3, GLOOM_OVER_BY_FAMILY, 0, "2 families are equally miserable and share the win." },
    { GLOOM_EVENT_GAME_OVER, 2, GLOOM_OVER_BY_PASSES, 0,
      "Nobody does anything any more, and the most miserable family is that of Ben!" },
    { GLOOM_EVENT_GAME_OVER, 1, GLOOM_OVER_BY_TURNS, 0,
      "The candle has burnt down, and the most miserable family is that of Anna!" },
    { GLOOM_EVENT_ANNOUNCED, 0, 0, 0, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    {
      BrambleEvent event = {
        .kind = events[i].kind, .cause = GLOOM_NONE, .seat = 0, .other = 1, .a = events[i].a, .b = GLOOM_WOLF,
        .c = events[i].c, .card = GLOOM_WRONG_SOUP, .n = events[i].n, .told = BRAMBLE_ALL_SEATS, .shown = BRAMBLE_ALL_SEATS,
      };
      g_autofree char *text = gloom_event_text (&event, 0, names);

      g_assert_cmpstr (text, ==, events[i].text);
    }
}

const KitTest kit_words_tests[] = {
  { "words", "questions-about-piles-name-the-deed", questions_about_piles_name_the_deed },
  { "words", "a-feast-asks-what-is-forgotten", a_feast_asks_what_is_forgotten },
  { "words", "questions-about-hands-name-the-other-player", questions_about_hands_name_the_other_player },
  { "words", "a-look-is-asked-for", a_look_is_asked_for },
  { "words", "questions-about-stories-name-the-deed", questions_about_stories_name_the_deed },
  { "words", "a-story-that-is-sent-back-is-asked-for", a_story_that_is_sent_back_is_asked_for },
  { "words", "a-swap-names-both", a_swap_names_both },
  { "words", "the-dead-are-asked-for", the_dead_are_asked_for },
  { "words", "secrets-are-told-as-far-as-they-are-known", secrets_are_told_as_far_as_they_are_known },
  { "words", "rare-events-have-their-sentences", rare_events_have_their_sentences },
  { NULL },
};
