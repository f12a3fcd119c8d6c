/* test-value.c: what the valuation looks at, and what that weighs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <string.h>

#include <rules/value.h>

/* The feature of that name. */
static guint
feature (const char *name)
{
  for (guint i = 0; i < GRIMM_N_FEATURES; i++)
    {
      char other[64];

      grimm_feature_name (i, other, sizeof other);
      if (strcmp (other, name) == 0)
        return i;
    }

  g_error ("there is no feature %s", name);
}

static void
every_feature_has_a_name_of_its_own (void)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < GRIMM_N_FEATURES; i++)
    {
      char name[64];

      grimm_feature_name (i, name, sizeof name);
      g_assert_true (g_hash_table_add (names, g_strdup (name)));
    }
}

/* The first and the last of every kind, as they were tuned. A weight that sits
 * under another name is another number here. */
static void
weights_stand_under_their_names (void)
{
  static const struct
  {
    const char *name;
    float weights[GRIMM_MAX_SEATS - 1]; /* with 2, 3 and 4 players */
  } tuned[] = {
    { "NTH (FIRST_HOUSE, 1)", { 0.546f, 0.572f, 0.582f } },
    { "NTH (FIRST_HOUSE, 3)", { 0.846f, 1.077f, 1.192f } },
    { "NTH (THIRD_HOUSE, 2)", { 1.091f, 1.372f, 1.497f } },
    { "NTH (USABLE, 1)", { 0.801f, 0.816f, 0.971f } },
    { "NTH (SURPLUS, 1)", { 0.054f, 0.057f, 0.088f } },
    { "NTH (LAST_STEP, 1)", { 0.517f, 0.698f, 0.893f } },
    { "NTH (FABLES, 4)", { -0.380f, 0.046f, 0.067f } },
    { "NTH (TIE_BREAK, 1)", { 1.255f, 1.250f, 1.447f } },
    { "NTH (CORNER, 1)", { 0.160f, -0.429f, 0.217f } },
    { "NTH (OTHER_NEXT_TURN, 1)", { 0.654f, 0.731f, 0.779f } },
    { "NTH (TURN, 1)", { -0.033f, 0.022f, 0.011f } },
    { "FRIEND (ALADDIN)", { 0.250f, 0.518f, 0.507f } },
    { "FRIEND (GOLDEN_GOOSE)", { 0.374f, 0.337f, 0.397f } },
    { "FRIEND (WOOD_CUTTER)", { 0.015f, -0.243f, -0.142f } },
    { "FABLE (A_FRIENDLY_GAME)", { 0.245f, 0.369f, 0.145f } },
    { "FABLE (LITTLE_HELPERS)", { 0.179f, 0.176f, 0.147f } },
    { "FABLE (WOLF)", { 0.083f, 0.132f, -0.052f } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tuned); i++)
    for (guint seats = 2; seats <= GRIMM_MAX_SEATS; seats++)
      {
        float weight = grimm_weights[seats - 2][feature (tuned[i].name)];

        if (weight != tuned[i].weights[seats - 2])
          g_error ("%s weighs %g with %u players", tuned[i].name, weight, seats);
      }
}

/* What stands under the name of a card looks at that card and at no other. */
static void
a_cards_feature_looks_at_that_card (void)
{
  for (guint card = 0; card < GRIMM_N_CARDS; card++)
    {
      g_autofree char *upper = g_strdelimit (g_ascii_strup (grimm_cards[card].id, -1), "-", '_');
      g_autofree char *name = g_strdup_printf (card < GRIMM_N_FABLES ? "FABLE (%s)" : "FRIEND (%s)", upper);
      float features[3 * GRIMM_N_FEATURES];
      KIT (3);

      /* Whether it is in this edition or not. */
      if (card < GRIMM_N_FABLES)
        k->s.players[1].hand[0] = 1u << card;
      else
        k->s.players[1].friend_card = (guint8) card;
      grimm_features (&k->s, features);
      for (guint i = GRIMM_FEATURE_FRIEND; i < GRIMM_N_FEATURES; i++)
        g_assert_cmpfloat (features[GRIMM_N_FEATURES + i], ==, i == feature (name) ? 1 : 0);
    }
}

const KitTest kit_value_tests[] = {
  { "value", "every-feature-has-a-name-of-its-own", every_feature_has_a_name_of_its_own },
  { "value", "weights-stand-under-their-names", weights_stand_under_their_names },
  { "value", "a-cards-feature-looks-at-that-card", a_cards_feature_looks_at_that_card },
  { NULL },
};
