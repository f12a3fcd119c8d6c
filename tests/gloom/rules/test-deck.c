/* test-deck.c: the design rules of the deck
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <string.h>

#define ORDINARY 51

static guint
n_points (guint card)
{
  guint n = 0;

  for (guint i = 0; i < GLOOM_PLACES; i++)
    n += gloom_cards[card].points[i] != 0;
  return n;
}

static guint
n_icons (guint card)
{
  guint n = 0;

  for (guint i = 0; i < GLOOM_PLACES; i++)
    n += gloom_cards[card].icons[i] != GLOOM_NO_ICON;
  return n;
}

static void
it_has_the_pieces_of_the_page (void)
{
  g_assert_cmpuint (GLOOM_N_MODIFIERS, ==, 58);
  g_assert_cmpuint (GLOOM_N_MODIFIERS_AND_EVENTS - GLOOM_N_MODIFIERS, ==, 16);
  g_assert_cmpuint (GLOOM_N_DECK - GLOOM_N_MODIFIERS_AND_EVENTS, ==, 18);
  g_assert_cmpuint (GLOOM_N_DECK_AND_STORIES - GLOOM_N_DECK, ==, 10);
  g_assert_cmpuint (GLOOM_N_CARDS - GLOOM_N_DECK_AND_STORIES, ==, 20);
}

static void
seven_modifiers_are_persistent (void)
{
  for (guint card = 0; card < GLOOM_N_MODIFIERS; card++)
    g_assert_cmpint (gloom_is_persistent (card), ==, card >= ORDINARY);
}

/* 34 negative and 17 positive in sum; the persistent 5 and 2. */
static void
modifiers_are_two_thirds_negative (void)
{
  guint negative[2] = { 0, 0 }, positive[2] = { 0, 0 };

  for (guint card = 0; card < GLOOM_N_MODIFIERS; card++)
    {
      negative[gloom_is_persistent (card)] += gloom_sum (card) < 0;
      positive[gloom_is_persistent (card)] += gloom_sum (card) > 0;
    }
  g_assert_cmpuint (negative[0], ==, 34);
  g_assert_cmpuint (positive[0], ==, 17);
  g_assert_cmpuint (negative[1], ==, 5);
  g_assert_cmpuint (positive[1], ==, 2);
}

/* A number from -35 to +25 in steps of 5; sums from -40 to +30. */
static void
points_are_within_bounds (void)
{
  int least = 0, most = 0;

  for (guint card = 0; card < GLOOM_N_DECK; card++)
    {
      for (guint i = 0; i < GLOOM_PLACES; i++)
        if (gloom_cards[card].points[i] != 0)
          {
            g_assert_cmpint (GLOOM_PRINTED (gloom_cards[card].points[i]), >=, -35);
            g_assert_cmpint (GLOOM_PRINTED (gloom_cards[card].points[i]), <=, 25);
          }
      least = MIN (least, gloom_sum (card));
      most = MAX (most, gloom_sum (card));
    }
  g_assert_cmpint (least, ==, -40);
  g_assert_cmpint (most, ==, 30);
}

/* All seven arrangements occur; about 20 print one place, 20 two, 18 three. */
static void
all_arrangements_occur (void)
{
  guint arrangements = 0;
  guint n[4] = { 0 };

  for (guint card = 0; card < GLOOM_N_MODIFIERS; card++)
    {
      const guint8 *points = gloom_cards[card].points;

      arrangements |= 1u << ((points[0] != 0) | (points[1] != 0) << 1 | (points[2] != 0) << 2);
      n[n_points (card)]++;
    }
  g_assert_cmpuint (arrangements, ==, 0xfe);
  g_assert_cmpuint (n[0], ==, 0);
  g_assert_cmpuint (n[1], >=, 19);
  g_assert_cmpuint (n[1], <=, 21);
  g_assert_cmpuint (n[2], >=, 19);
  g_assert_cmpuint (n[2], <=, 21);
  g_assert_cmpuint (n[3], >=, 17);
  g_assert_cmpuint (n[3], <=, 19);
}

static void
no_two_cards_are_alike (void)
{
  for (guint a = 0; a < GLOOM_N_DECK_AND_STORIES; a++)
    for (guint b = 0; b < a; b++)
      if (gloom_kind (a) == GLOOM_MODIFIER && gloom_kind (b) == GLOOM_MODIFIER)
        g_assert_false (memcmp (gloom_cards[a].points, gloom_cards[b].points, GLOOM_PLACES) == 0
                        && memcmp (gloom_cards[a].icons, gloom_cards[b].icons, GLOOM_PLACES) == 0
                        && memcmp (&gloom_cards[a].effect, &gloom_cards[b].effect, sizeof (GloomEffect)) == 0);
  for (guint a = 0; a < GLOOM_N_CARDS; a++)
    for (guint b = 0; b < a; b++)
      {
        g_assert_cmpstr (gloom_cards[a].id, !=, gloom_cards[b].id);
        g_assert_cmpstr (gloom_cards[a].name, !=, gloom_cards[b].name);
      }
}

/* Each of the six on 12 to 18 Modifiers, about 90 in all. */
static void
icons_are_spread (void)
{
  guint cards[GLOOM_N_ICONS] = { 0 };
  guint negative = 0, positive = 0, persistent = 0;

  for (guint card = 0; card < GLOOM_N_MODIFIERS; card++)
    {
      guint shown = 0;

      for (guint i = 0; i < GLOOM_PLACES; i++)
        shown |= 1u << gloom_cards[card].icons[i];
      for (guint icon = GLOOM_CROWN; icon < GLOOM_N_ICONS; icon++)
        cards[icon] += (shown >> icon) & 1;
      if (gloom_is_persistent (card))
        {
          persistent += n_icons (card);
          g_assert_cmpuint (n_icons (card), >=, 1);
          g_assert_cmpuint (n_icons (card), <=, 2);
        }
      else if (gloom_sum (card) < 0)
        negative += n_icons (card);
      else
        positive += n_icons (card);
    }
  for (guint icon = GLOOM_CROWN; icon < GLOOM_N_ICONS; icon++)
    {
      g_assert_cmpuint (cards[icon], >=, 12);
      g_assert_cmpuint (cards[icon], <=, 18);
    }
  g_assert_cmpuint (negative, >=, 66);
  g_assert_cmpuint (negative, <=, 72);
  g_assert_cmpuint (positive, <, 17);
  g_assert_cmpuint (negative + positive + persistent, >=, 86);
  g_assert_cmpuint (negative + positive + persistent, <=, 94);
}

/* 30 of 58 Modifiers: 15 immediate, 8 ongoing, 7 persistent. */
static void
half_of_the_modifiers_have_effects (void)
{
  guint n[GLOOM_RESPONSE + 1] = { 0 };

  for (guint card = 0; card < GLOOM_N_MODIFIERS; card++)
    n[gloom_cards[card].effect.category]++;
  g_assert_cmpuint (n[GLOOM_IMMEDIATE], ==, 15);
  g_assert_cmpuint (n[GLOOM_ONGOING], ==, 8);
  g_assert_cmpuint (n[GLOOM_PERSISTENT], ==, 7);
}

/* 12 immediate and 4 Responses, with at least one of each of these. */
static void
events_have_one_of_each (void)
{
  static const guint8 wanted[] = { GLOOM_MOVE, GLOOM_REMOVE, GLOOM_SWAP, GLOOM_SINK, GLOOM_REVIVE, GLOOM_STEAL,
                                   GLOOM_LOOK, GLOOM_DISCARD, GLOOM_TURN_WIND };
  guint n[GLOOM_RESPONSE + 1] = { 0 };
  guint verbs = 0, revives = 0, removes = 0, answers = 0;

  for (guint card = GLOOM_N_MODIFIERS; card < GLOOM_N_MODIFIERS_AND_EVENTS; card++)
    {
      const GloomEffect *effect = &gloom_cards[card].effect;

      n[effect->category]++;
      g_assert_cmpint (gloom_is_response (card), ==, card >= GLOOM_FIRST_RESPONSE);
      verbs |= 1u << effect->clauses[0].verb | 1u << effect->clauses[1].verb;
      revives += effect->clauses[0].verb == GLOOM_REVIVE;
      removes += effect->clauses[0].verb == GLOOM_REMOVE;
      if (gloom_is_response (card))
        answers |= 1u << effect->response;
      g_assert_cmpuint (n_points (card) + n_icons (card), ==, 0);
    }
  g_assert_cmpuint (n[GLOOM_IMMEDIATE], ==, 12);
  g_assert_cmpuint (n[GLOOM_RESPONSE], ==, 4);
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    g_assert_true ((verbs >> wanted[i]) & 1);
  g_assert_cmpuint (revives, ==, 1);
  /* One that removes, and the feast. */
  g_assert_cmpuint (removes, >=, 2);
  g_assert_cmpuint (answers, ==, 0x0f);
}

/* Half have an effect (5 immediate, 4 ongoing); 6 print points, none icons. */
static void
half_of_the_endings_have_effects (void)
{
  guint n[GLOOM_RESPONSE + 1] = { 0 };
  guint printing = 0;

  for (guint card = GLOOM_N_MODIFIERS_AND_EVENTS; card < GLOOM_N_DECK; card++)
    {
      n[gloom_cards[card].effect.category]++;
      printing += n_points (card) > 0;
      g_assert_cmpuint (n_icons (card), ==, 0);
    }
  g_assert_cmpuint (n[GLOOM_IMMEDIATE], ==, 5);
  g_assert_cmpuint (n[GLOOM_ONGOING], ==, 4);
  g_assert_cmpuint (n[GLOOM_NO_EFFECT], ==, 9);
  g_assert_cmpuint (printing, ==, 6);
}

/* Stories ask for 2 to 4 of one icon; each icon has one, four have a second with
 * another number. Ongoing effects only. */
static void
every_icon_has_a_story (void)
{
  guint n[GLOOM_N_ICONS] = { 0 }, numbers[GLOOM_N_ICONS] = { 0 };
  guint second = 0;

  for (guint card = GLOOM_N_DECK; card < GLOOM_N_DECK_AND_STORIES; card++)
    {
      const GloomCard *c = &gloom_cards[card];

      g_assert_cmpuint (c->needs, >=, 2);
      g_assert_cmpuint (c->needs, <=, 4);
      g_assert_cmpuint (c->effect.category, ==, GLOOM_ONGOING);
      n[c->needed]++;
      g_assert_false ((numbers[c->needed] >> c->needs) & 1);
      numbers[c->needed] |= 1u << c->needs;
    }
  for (guint icon = GLOOM_CROWN; icon < GLOOM_N_ICONS; icon++)
    {
      g_assert_cmpuint (n[icon], >=, 1);
      second += n[icon] == 2;
    }
  g_assert_cmpuint (second, ==, 4);
}

/* An immediate effect has immediate verbs; an ongoing one others, unless it waits. */
static void
verbs_fit_their_category (void)
{
  for (guint card = 0; card < GLOOM_N_DECK_AND_STORIES; card++)
    {
      const GloomEffect *effect = &gloom_cards[card].effect;
      gboolean immediate = effect->category == GLOOM_IMMEDIATE || effect->after != GLOOM_NOT_AFTER;

      g_assert_true (effect->after == GLOOM_NOT_AFTER || effect->clauses[1].verb == GLOOM_NO_VERB);
      g_assert_true ((effect->category == GLOOM_NO_EFFECT) == (effect->clauses[0].verb == GLOOM_NO_VERB));
      for (guint i = 0; i < 2 && effect->category != GLOOM_RESPONSE; i++)
        if (effect->clauses[i].verb != GLOOM_NO_VERB)
          g_assert_true ((effect->clauses[i].verb < GLOOM_N_IMMEDIATE) == immediate);
    }
}

/* The sixteen cards of the page, in a few words each. */
static void
the_cards_of_the_page_are_as_it_says (void)
{
  static const struct
  {
    const char *id;
    const char *name;
    int top, middle, bottom; /* 99: clear */
    guint8 icons[3];
  } cards[] = {
    { "wrong-soup", "The Wrong Soup", -10, 99, 99, { GLOOM_SKULL, 0, GLOOM_COIN } },
    { "lost-a-shoe-and-an-argument", "Lost a Shoe and an Argument", -5, -15, 99, { GLOOM_HEART, 0, GLOOM_CROWN } },
    { "ate-the-landladys-porch", "Ate the Landlady’s Porch", 99, -10, 99, { 0, GLOOM_BEAST, GLOOM_SKULL } },
    { "haunted-by-breakfast", "Haunted by Breakfast", -5, -5, -5, { GLOOM_SKULL, 0, GLOOM_BEAST } },
    { "engaged-to-the-wrong-twin", "Engaged to the Wrong Twin", 99, 99, -20, { GLOOM_HEART, GLOOM_CROWN, 0 } },
    { "asked-to-dance", "Asked to Dance", 10, 99, 5, { 0, GLOOM_HEART, 0 } },
    { "turned-to-stone", "Turned to Stone", -10, 99, 0, { 0, GLOOM_WAND, 0 } },
    { "asleep-for-a-hundred-years", "Asleep for a Hundred Years", 99, -15, 99, { GLOOM_CROWN, 0, GLOOM_WAND } },
    { "lived-ever-after-alone", "Lived Ever After, Alone", 99, 99, -5, { 0, 0, 0 } },
    { "forgotten-by-the-author", "Forgotten by the Author", 99, 99, 99, { 0, 0, 0 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      const GloomCard *c = &gloom_cards[gloom_card_by_id (cards[i].id)];
      const int points[] = { cards[i].top, cards[i].middle, cards[i].bottom };

      g_assert_cmpstr (c->name, ==, cards[i].name);
      for (guint j = 0; j < GLOOM_PLACES; j++)
        g_assert_cmpint (c->points[j] == 0 ? 99 : GLOOM_PRINTED (c->points[j]), ==, points[j]);
      g_assert_cmpmem (c->icons, GLOOM_PLACES, cards[i].icons, GLOOM_PLACES);
    }
}

const KitTest kit_deck_tests[] = {
  { "deck", "has-the-pieces-of-the-page", it_has_the_pieces_of_the_page },
  { "deck", "seven-modifiers-are-persistent", seven_modifiers_are_persistent },
  { "deck", "modifiers-are-two-thirds-negative", modifiers_are_two_thirds_negative },
  { "deck", "points-are-within-bounds", points_are_within_bounds },
  { "deck", "all-arrangements-occur", all_arrangements_occur },
  { "deck", "no-two-cards-are-alike", no_two_cards_are_alike },
  { "deck", "icons-are-spread", icons_are_spread },
  { "deck", "half-of-the-modifiers-have-effects", half_of_the_modifiers_have_effects },
  { "deck", "events-have-one-of-each", events_have_one_of_each },
  { "deck", "half-of-the-endings-have-effects", half_of_the_endings_have_effects },
  { "deck", "every-icon-has-a-story", every_icon_has_a_story },
  { "deck", "verbs-fit-their-category", verbs_fit_their_category },
  { "deck", "the-cards-of-the-page-are-as-it-says", the_cards_of_the_page_are_as_it_says },
  { NULL },
};
