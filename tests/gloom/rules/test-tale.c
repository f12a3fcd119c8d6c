/* test-tale.c: cards in words, and sentences of the tale
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <rules/text.h>
#include <string.h>

/* A sentence begins with who it is about and ends like one. */
static void
every_card_tells_a_sentence_of_every_hero (void)
{
  for (guint card = 0; card < GLOOM_N_DECK_AND_STORIES; card++)
    for (guint hero = GLOOM_N_DECK_AND_STORIES; hero < GLOOM_N_CARDS; hero++)
      {
        g_autofree char *tale = gloom_tale (card, hero, "Anna");

        g_assert_nonnull (tale);
        g_assert_true (g_ascii_isupper (tale[0]));
        g_assert_true (g_str_has_suffix (tale, "."));
        g_assert_null (strpbrk (tale, "{}|%"));
      }
}

/* Modifiers and Endings tell of the hero, Events and Stories of the family. */
static void
the_subject_is_the_hero_or_the_family (void)
{
  for (guint card = 0; card < GLOOM_N_DECK_AND_STORIES; card++)
    {
      g_autofree char *tale = gloom_tale (card, GLOOM_WOLF, "Anna");
      gboolean of_hero = gloom_kind (card) == GLOOM_MODIFIER || gloom_kind (card) == GLOOM_ENDING
                         || card == GLOOM_ONLY_RESTING || card == GLOOM_WRONG_ADDRESS;

      g_assert_true (g_str_has_prefix (tale, of_hero ? "The Wolf " : "Anna’s family "));
    }
}

static void
who_is_not_there_cannot_be_told_of (void)
{
  g_assert_null (gloom_tale (GLOOM_WRONG_SOUP, GLOOM_NONE, "Anna"));
  g_assert_null (gloom_tale (GLOOM_WIND_CHANGES, GLOOM_WOLF, NULL));
}

static void
names_have_forms (void)
{
  g_autofree char *first = gloom_hero_name (GLOOM_WOLF, GLOOM_FORM_FIRST);
  g_autofree char *inner = gloom_hero_name (GLOOM_WOLF, GLOOM_FORM_INNER);
  g_autofree char *further = gloom_hero_name (GLOOM_CINDERELLA, 7);

  g_assert_cmpstr (first, ==, "The Wolf");
  g_assert_cmpstr (inner, ==, "the Wolf");
  g_assert_cmpstr (further, ==, "Cinderella");
}

/* A translation may write endings for one kind of hero and for another, and names
 * in another case. */
static void
a_sentence_may_have_alternatives (void)
{
  g_autofree char *tale = gloom_tell_tale ("{hero} est {parti|partie} sans {hero:2} ni {family:2}.", GLOOM_WOLF, "Anna");
  g_autofree char *nobody = gloom_tell_tale ("{Tout|Toute} est fini.", GLOOM_NONE, NULL);
  g_autofree char *open = gloom_tell_tale ("A brace { stays.", GLOOM_NONE, NULL);

  g_assert_cmpstr (tale, ==, "The Wolf est parti sans the Wolf ni Anna’s family.");
  g_assert_cmpstr (nobody, ==, "Tout est fini.");
  g_assert_cmpstr (open, ==, "A brace { stays.");
}

static void
points_and_icons_have_words (void)
{
  g_autofree char *minus = gloom_number (-15);
  g_autofree char *plus = gloom_number (5);
  g_autofree char *zero = gloom_number (0);

  g_assert_cmpstr (minus, ==, "−15");
  g_assert_cmpstr (plus, ==, "+5");
  g_assert_cmpstr (zero, ==, "0");
  for (guint icon = GLOOM_CROWN; icon < GLOOM_N_ICONS; icon++)
    g_assert_cmpint (g_ascii_strcasecmp (gloom_icon_name (icon), gloom_icon_ids[icon]), ==, 0);
  g_assert_cmpstr (gloom_game.card_name ("wrong-soup"), ==, "The Wrong Soup");
  g_assert_null (gloom_game.card_name ("right-soup"));
}

static void
every_card_has_its_words (void)
{
  for (guint card = 0; card < GLOOM_N_CARDS; card++)
    {
      gboolean effect = gloom_cards[card].effect.category != GLOOM_NO_EFFECT;

      g_assert_cmpuint (strlen (gloom_card_name (card)), >, 0);
      g_assert_cmpuint (strlen (gloom_card_flavour (card)), >, 0);
      g_assert_cmpint (gloom_card_effect (card) != NULL, ==, effect);
      for (guint other = 0; other < card; other++)
        g_assert_cmpstr (gloom_card_flavour (card), !=, gloom_card_flavour (other));
    }
}

/* The number that a row says stands in its text. */
static void
texts_say_the_numbers_of_their_rows (void)
{
  for (guint card = 0; card < GLOOM_N_DECK_AND_STORIES; card++)
    for (guint i = 0; i < 2; i++)
      {
        const GloomClause *clause = &gloom_cards[card].effect.clauses[i];
        g_autofree char *number = g_strdup_printf ("%d", ABS (clause->n));

        if (clause->n != 0)
          g_assert_nonnull (strstr (gloom_card_effect (card), number));
        if (clause->verb != GLOOM_NO_VERB && clause->may)
          g_assert_nonnull (strstr (gloom_card_effect (card), "may"));
      }
}

/* A card that asks what its Character is like asks what it was like before the card:
 * one that was neither is made miserable by it, and that does not count. */
static void
texts_ask_what_a_character_was_before (void)
{
  KIT (2, "hand seat-1 danced-until-the-shoes-gave-up");

  for (guint card = 0; card < GLOOM_N_DECK; card++)
    {
      const GloomEffect *effect = &gloom_cards[card].effect;

      if (effect->category == GLOOM_IMMEDIATE
          && (effect->condition == GLOOM_IF_MISERABLE || effect->condition == GLOOM_IF_HAPPY))
        g_assert_nonnull (strstr (gloom_card_effect (card), " was "));
    }
  kit_act (k, "danced-until-the-shoes-gave-up cinderella");
  g_assert_cmpint (gloom_worth (&k->s, 0), <, 0);
  g_assert_false (k->s.extra);
}

/* What is done and what is told are two sentences of the log. */
static void
the_log_tells_the_tale (void)
{
  KIT (2, "hand seat-1 wrong-soup");
  static const char *const names[] = { "Anna", "Ben" };
  gboolean found = FALSE;

  kit_act (k, "wrong-soup wolf");
  for (guint i = 0; i < k->events.n_events; i++)
    {
      g_autofree char *text = gloom_event_text (&k->store[i], GLOOM_NONE, names);

      found |= g_strcmp0 (text, "Anna lays “The Wrong Soup” on the Wolf. The Wolf was served the wrong soup by seven "
                                "strangers, and the right one went to somebody else.") == 0;
    }
  g_assert_true (found);
}

const KitTest kit_tale_tests[] = {
  { "tale", "every-card-tells-a-sentence-of-every-hero", every_card_tells_a_sentence_of_every_hero },
  { "tale", "the-subject-is-the-hero-or-the-family", the_subject_is_the_hero_or_the_family },
  { "tale", "who-is-not-there-cannot-be-told-of", who_is_not_there_cannot_be_told_of },
  { "tale", "names-have-forms", names_have_forms },
  { "tale", "a-sentence-may-have-alternatives", a_sentence_may_have_alternatives },
  { "tale", "points-and-icons-have-words", points_and_icons_have_words },
  { "tale", "every-card-has-its-words", every_card_has_its_words },
  { "tale", "texts-say-the-numbers-of-their-rows", texts_say_the_numbers_of_their_rows },
  { "tale", "texts-ask-what-a-character-was-before", texts_ask_what_a_character_was_before },
  { "tale", "the-log-tells-the-tale", the_log_tells_the_tale },
  { NULL },
};
