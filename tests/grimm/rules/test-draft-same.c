/* test-draft-same.c: cards that the draft plays like the published rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draft.h"

#include <string.h>
#include <rules/asks.h>

/* Fables that are the same. */

static void
night_at_the_tavern_is_the_same (void)
{
  DRAFT (3, "hand seat-2 night-at-the-tavern", "friend seat-1 cinderella",
         "friend-deck snow-white ali-baba goldilocks");
  guint dealt;

  kit_plan (k, "fields", "forest night-at-the-tavern", "brickyard");
  kit_asks (k, "tavern", "seat-2");
  g_assert_true (kit_offers (k, "snow-white") && kit_offers (k, "goldilocks") && kit_offers (k, "ali-baba"));
  g_assert_false (kit_offers (k, "cinderella"));
  kit_answer (k, "tavern", "ali-baba");
  kit_shows (k, "friend seat-2 ali-baba");
  kit_shows (k, "friend-discard cinderella");
  dealt = (1u << k->s.players[0].friend_card % 32) | (1u << k->s.players[2].friend_card % 32);
  g_assert_cmpuint (dealt, ==, (1u << GRIMM_SNOW_WHITE % 32) | (1u << GRIMM_GOLDILOCKS % 32));
}

static void
consult_the_oracle_is_the_same (void)
{
  DRAFT (3, "plan seat-1 fields consult-the-oracle", "plan seat-2 forest", "plan seat-3 forest",
         "hand seat-2 wolf", "hand seat-3 roar taxation", "window gather-end");

  kit_answer (k, "oracle", "yes");
  g_assert_cmpuint (hand_size (k, 0), ==, 2);
  g_assert_cmpuint (hand_size (k, 1), ==, 0);
  g_assert_cmpuint (hand_size (k, 2), ==, 1);
}

static void
ghostly_whispers_is_the_same (void)
{
  DRAFT (3, "plan seat-1 fields ghostly-whispers", "plan seat-2 forest", "plan seat-3 forest",
         "deck wolf roar taxation hired-help", "window gather-end");

  kit_answer (k, "whispers", "hired-help");
  kit_answer (k, "whispers", "wolf");
  kit_shows (k, "hand seat-1 hired-help wolf");
  g_assert_cmpuint (kit_discarded (k, "roar") + kit_discarded (k, "taxation"), ==, 2);
}

static void
little_helpers_is_the_same (void)
{
  DRAFT (3, "plan seat-1 fields little-helpers", "plan seat-2 forest", "plan seat-3 forest", "window gather-end");
  g_autoptr (Kit) met = NEW_DRAFT (3, "plan seat-1 fields little-helpers", "plan seat-2 fields", "plan seat-3 forest",
                               "window gather-end");

  kit_shows (k, "actions seat-1 4");
  kit_shows (met, "actions seat-1 2");
}

static void
mysterious_stranger_is_the_same (void)
{
  DRAFT (3, "plan seat-1 fields mysterious-stranger", "plan seat-2 forest", "plan seat-3 forest",
         "friend-deck snow-white", "window gather-end");

  kit_asks (k, "friend", "seat-1");
  kit_answer (k, "friend", "give-seat-3");
  kit_shows (k, "friend seat-3 snow-white");
}

static void
powerful_friends_is_the_same (void)
{
  DRAFT (3, "plan seat-1 fields powerful-friends", "plan seat-2 fields", "plan seat-3 forest", "window gather-end");

  kit_shows (k, "actions seat-1 3");
  kit_shows (k, "actions seat-2 1");
  kit_shows (k, "actions seat-3 2");
}

static void
wolf_is_the_same (void)
{
  DRAFT (3, "hand seat-2 wolf");

  kit_plan (k, "fields", "forest wolf", "brickyard");
  kit_answer (k, "place-monster", "brickyard");
  kit_shows (k, "pile brickyard 0 0 0");
  kit_shows (k, "resources seat-3 0 0 0");
  kit_shows (k, "resources seat-1 5 0 0");
}

static void
cinderella_is_the_same (void)
{
  DRAFT (3, "friend seat-1 cinderella");

  kit_plan (k, "fields", "fields", "forest");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "resources seat-1 3 0 0");
  kit_shows (k, "resources seat-2 1 0 0");
  kit_shows (k, "gathered seat-1 1 0 0");
}

static void
thumbelina_is_the_same (void)
{
  DRAFT (3, "friend seat-1 thumbelina");

  kit_plan (k, "fields", "forest", "forest");
  kit_answer (k, "thumbelina", "yes");
  g_assert_cmpuint (kit_events (k, "gather-drawn seat seat-1"), ==, 1);
  kit_shows_not (k, "pig seat-1 fields");
}

const KitTest kit_draft_same_tests[] = {
  { "draft", "night-at-the-tavern-is-the-same", night_at_the_tavern_is_the_same },
  { "draft", "consult-the-oracle-is-the-same", consult_the_oracle_is_the_same },
  { "draft", "ghostly-whispers-is-the-same", ghostly_whispers_is_the_same },
  { "draft", "little-helpers-is-the-same", little_helpers_is_the_same },
  { "draft", "mysterious-stranger-is-the-same", mysterious_stranger_is_the_same },
  { "draft", "powerful-friends-is-the-same", powerful_friends_is_the_same },
  { "draft", "wolf-is-the-same", wolf_is_the_same },
  { "draft", "cinderella-is-the-same", cinderella_is_the_same },
  { "draft", "thumbelina-is-the-same", thumbelina_is_the_same },
  { NULL },
};
