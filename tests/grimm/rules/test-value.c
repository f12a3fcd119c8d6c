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
    { "NTH (FIRST_HOUSE, 1)", { -0.175f, -0.038f, -0.036f } },
    { "NTH (FIRST_HOUSE, 3)", { 0.447f, 0.487f, 0.383f } },
    { "NTH (THIRD_HOUSE, 2)", { 0.381f, 0.372f, 0.501f } },
    { "NTH (USABLE, 1)", { 0.256f, 0.417f, 0.214f } },
    { "NTH (SURPLUS, 1)", { 0.147f, -0.074f, 0.120f } },
    { "NTH (LAST_STEP, 1)", { 0.770f, 0.486f, 0.329f } },
    { "NTH (FABLES, 4)", { -0.050f, -0.051f, -0.056f } },
    { "NTH (TIE_BREAK, 1)", { 0.870f, 0.858f, 0.901f } },
    { "NTH (CORNER, 1)", { 0.138f, 0.784f, 0.352f } },
    { "NTH (OTHER_NEXT_TURN, 1)", { 0.715f, 0.594f, 0.929f } },
    { "NTH (TURN, 1)", { -0.041f, 0.017f, -0.015f } },
    { "NTH (STOCK, 1)", { 0.012f, 0.083f, -0.010f } },
    { "NTH (BEGUN, 12)", { 0.005f, 1.628f, 0.531f } },
    { "NTH (BONUS_WAY, 3)", { 1.909f, 1.597f, 1.877f } },
    { "NTH (SHORTAGE, 1)", { -1.312f, -1.511f, -1.300f } },
    { "NTH (BOTH, 2)", { 0.608f, 0.480f, 0.392f } },
    { "NTH (LATER, 1)", { -0.064f, -0.011f, -0.011f } },
    { "NTH (FREE_SITES, 1)", { -0.561f, -0.521f, -0.560f } },
    { "FRIEND (ALADDIN)", { 0.099f, 0.370f, 0.268f } },
    { "FRIEND (GOLDEN_GOOSE)", { 0.305f, 0.188f, 0.418f } },
    { "FRIEND (WOOD_CUTTER)", { -0.253f, -0.229f, -0.103f } },
    { "FABLE (A_FRIENDLY_GAME)", { 0.428f, 0.225f, 0.089f } },
    { "FABLE (LITTLE_HELPERS)", { -0.277f, 0.066f, 0.175f } },
    { "FABLE (WOLF)", { -0.071f, 0.205f, -0.026f } },
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
