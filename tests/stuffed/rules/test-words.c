/* test-words.c: positions in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

static void
nonsense_is_refused (void)
{
  static const struct { const char *command; const char *message; } rows[] = {
    { "nonsense", "unknown key" },
    { "page 9", "usage" },
    { "page", "usage" },
    { "over maybe", "usage" },
    { "over no", "usage" },
    { "over page-turned", "only a lesson" },
    { "pages two", "usage" },
    { "start seat-9", "usage" },
    { "turn seat-1 1", "usage" },
    { "turn seat-1 5 9", "turns in a night" },
    { "stuffies seat-1 teddy", "usage" },
    { "squares seat-1 99,99", "usage" },
    { "squares seat-1 3,1", "no space" },
    { "squares seat-1 5,3", "no space" },
    { "stuffing seat-1 100", "usage" },
    { "statuses seat-1 hungry", "usage" },
    { "items seat-1 jam-sandwich", "usage" },
    { "items seat-1 raincoat seat-2 raincoat", "not so many" },
    { "party raincoat", "usage" },
    { "vendors 0,0 sold sold sold sold", "lies where it cannot" },
    { "vendors 0,0 sold", "usage" },
    { "item-discards nothing", "usage" },
    { "stands trunk", "usage" },
    { "stands trunk passed 3 0 0", "open tasks" },
    { "stands nothing open 0 0 0", "usage" },
    { "stored seat-1 red blue", "store so many" },
    { "stored seat-1 white", "usage" },
    { "sent seat-1 red", "usage" },
    { "track 5", "not so many" },
    { "drawn red 6", "usage" },
    { "drawn red 3 black 4", "not so many" },
    { "discard red", "usage" },
    { "objectives 1,1 1,2 1,3 1,4 1,5", "usage" },
    { "door x", "usage" },
    { "train 1,1", "usage" },
    { "train 1,1 3", "lies where it cannot" },
    { "minions lintling 0,0", "usage" },
    { "minions lintling 4,3 0", "no space" },
    { "minions mitten-king 0,0 0", "dark stuffing" },
    { "minions mitten-king 0,0 1 mitten-king 1,0 1", "not so many" },
    { "defeated nobody", "usage" },
    { "points-off 99999", "usage" },
    { "points-read x", "usage" },
    { "rules-fired 99", "usage" },
    { "rules-held x", "usage" },
    { "goal 30000", "no such goal" },
    { "search 99", "usage" },
    { "environment rain", "usage" },
    { "leave 5", "no such goal" },
    { "flags nothing", "usage" },
    { "counters mittens", "usage" },
    { "counters nothing 1", "usage" },
    { "read story 9999", "usage" },
    { "read", "usage" },
    { "deck nothing", "usage" },
    { "lost-gone nothing", "usage" },
    { "lost-deck nothing", "usage" },
    { "slept 6 0 0 0", "usage" },
    { "sleep-deck waking", "usage" },
    { "sleep-deck waking asleep asleep asleep asleep asleep restless restless restless restless", "three lowest" },
    { "used seat-1 lullaby", "usage" },
    { "used seat-1 pan-lid", "usage" },
    { "used-minion-turn seat-1 1", "usage" },
    { "party-used 1", "usage" },
    { "party-used picture-book", "no such item" },
    { "now seat-1", "usage" },
    { "now seat-1 actions sleep-due 0 done none struck none roll none", "usage" },
    { "now seat-1 actions sleep-due 0 done none struck none roll none game:begin:seat=seat-1", "nobody is asked" },
    { "now seat-1 actions sleep-due 0 done none struck none roll none game:walk:seat=seat-1", "nobody is asked" },
    { "now seat-1 actions sleep-due 0 done none struck none roll none game:acted:seat=seat-2", "impossible" },
    { "now seat-1 actions sleep-due 0 done none struck none roll none read:choose:seat=seat-1", "impossible" },
    { "now seat-1 find sleep-due 0 done none struck none roll none game:whites:seat=seat-1", "no choice" },
    { "now seat-1 actions sleep-due 0 done none struck seat-9 roll none game:acted:seat=seat-1", "usage" },
    { "now seat-1 actions sleep-due 0 done none struck none roll melee seat-1 red 7 beside purple added 0 total 7 game:acted:seat=seat-1",
      "usage" },
    { "now seat-1 actions sleep-due 0 done none struck none roll melee seat-1 none 3 beside purple added 0 total 3 game:acted:seat=seat-1",
      "not so many dice" },
    { "seed x", "usage" },
  };
  KIT2 (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    kit_set_fails (k, rows[i].command, rows[i].message);
}

static void
a_position_amid_a_procedure_can_be_set (void)
{
  KIT2 ("minions lintling 6,3 0", "stored seat-2 red", "track 1", "squares seat-1 0,7");
  g_autofree char *shown = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (Kit) other = kit_begin ("players=2 start=1");

  kit_chance (k, "4");
  kit_answer (k, "act", "done");
  kit_asks (k, "defend", "seat-2");
  shown = kit_game->show (&k->s, STUFFED_NONE);
  lines = g_strsplit (shown, "\n", -1);
  for (guint i = 0; lines[i]; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);

      kit_game->place (&other->s, (const char *const *) words, NULL, NULL);
    }
  {
    g_autofree char *again = kit_game->show (&other->s, STUFFED_NONE);

    g_assert_cmpstr (again, ==, shown);
  }
}

static void
help_lists_all_words (void)
{
  g_autofree char *help = kit_game->place_help ();

  g_assert_nonnull (strstr (help, "set page NUMBER\n"));
  g_assert_nonnull (strstr (help, "# ITEM:"));
  g_assert_nonnull (strstr (help, "knitting-needle"));
  g_assert_nonnull (strstr (help, "# MINION:"));
}

static void
the_state_is_small (void)
{
  guint8 bytes[BRAMBLE_MAX_WRITTEN];
  KIT ("players=4", NULL);

  g_assert_cmpuint (sizeof (StuffedState), <=, 2048);
  g_assert_cmpuint (bramble_game_write (kit_game, &k->s, bytes, sizeof bytes), <=, 2048);
}

const KitTest kit_words_tests[] = {
  { "position", "nonsense-is-refused", nonsense_is_refused },
  { "position", "amid-a-procedure-can-be-set", a_position_amid_a_procedure_can_be_set },
  { "position", "help-lists-all-words", help_lists_all_words },
  { "position", "the-state-is-small", the_state_is_small },
  { NULL },
};
