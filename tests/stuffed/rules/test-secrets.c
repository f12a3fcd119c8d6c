/* test-secrets.c: what nobody may know, and what a thought makes of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <rules/stuffed-text.h>

/* The position as somebody thinks of it. */
static void
veil (Kit    *k,
      guint64 seed)
{
  BrambleRng rng = { seed };
  StuffedState view;

  kit_game->view (&k->s, 0, &view);
  kit_game->resample (&view, 0, &rng);
  k->s = view;
  kit_game->ask (&k->s, &k->ask);
}

static void
orders_of_decks_and_chance_are_hidden_and_all_else_is_open (void)
{
  KIT2 ("drawn red 2", "stored seat-2 blue");
  g_autofree char *shown = kit_game->show (&k->s, 1);

  g_assert_null (strstr (shown, "seed"));
  g_assert_nonnull (strstr (shown, "\ndeck ? ? "));
  g_assert_nonnull (strstr (shown, "\nsleep-deck ? "));
  g_assert_nonnull (strstr (shown, "\ndrawn red 2"));
  g_assert_nonnull (strstr (shown, "stored seat-1 none seat-2 blue"));
}

static void
a_thought_never_reads_what_is_unread (void)
{
  KIT2 ("drawn red 1", "squares seat-1 2,3");

  veil (k, 1);
  kit_chance (k, "1");
  kit_answer (k, "act", "move");
  kit_answer (k, "walk", TO (2, 2));
  g_assert_cmpuint (kit_events (k, "imagined seat seat-1"), ==, 1);
  g_assert_cmpuint (kit_events (k, "block-read"), ==, 0);
  g_assert_cmpuint (kit_events (k, "text-read"), ==, 0);
}

static void
what_was_read_is_known (void)
{
  KIT2 ("drawn red 1", "squares seat-1 2,3");
  guint block = stuffed_page (&k->s)->points[0];

  stuffed_mark_read (&k->s, STUFFED_TOME_STORY, block);
  veil (k, 1);
  kit_chance (k, "1");
  kit_answer (k, "act", "move");
  kit_answer (k, "walk", TO (2, 2));
  g_assert_cmpuint (kit_events (k, "block-read"), ==, 1);
}

/* How often each of some things happens behind an option of a Lost card. */
static guint
often (const char *card,
       const char *option,
       const char *pattern)
{
  guint n = 0;

  for (guint64 seed = 1; seed <= 200; seed++)
    {
      KIT2 ("drawn red 1", "buttons seat-1 1");

      kit_meet (k, card);
      veil (k, seed);
      kit_forget (k);
      kit_say (k, option);
      n += kit_events (k, pattern) > 0;
    }
  return n;
}

static void
stand_ins_follow_the_tag (void)
{
  guint heart = often ("one-eyed-robot", "option-1", "hearts-changed seat seat-1 c 1 n 1");
  guint item = often ("one-eyed-robot", "option-1", "item-drawn");
  guint brave = often ("jack-in-the-box", "option-1", "item-drawn");

  g_assert_cmpuint (heart, >, 55);
  g_assert_cmpuint (heart, <, 105);
  g_assert_cmpuint (item, >, 20);
  g_assert_cmpuint (item, <, 65);
  g_assert_cmpuint (brave, >, 70);
  g_assert_cmpuint (brave, <, 130);
  g_assert_cmpuint (often ("jack-in-the-box", "option-1", "hit seat seat-1 n 2"), ==, 200 - brave);
  g_assert_cmpuint (often ("piggy-bank", "option-2", "status-got"), ==, 200);
  g_assert_cmpuint (often ("piggy-bank", "option-2", "buttons-changed seat seat-1 c 2 n 1"), ==, 200);
  g_assert_cmpuint (often ("kite-without-string", "option-2", "changed"), ==, 0);
}

static void
a_thought_ends_where_an_unread_page_begins (void)
{
  KIT2 ("leave 2");

  veil (k, 1);
  kit_answer (k, "act", "done");
  kit_shows (k, "over page-turned");
}

/* What comes of it is unread, but a goal that all have reached is taken for the end of the page. */
static void
a_thought_ends_where_all_have_come_to_the_exit (void)
{
  KIT2 ("door none", "squares seat-1 9,6 seat-2 9,7");

  veil (k, 1);
  kit_answer (k, "act", "done");
  kit_shows (k, "over page-turned");
}

static void
undo_stops_at_rolls_draws_and_readings (void)
{
  static const guint8 revealing[] = {
    STUFFED_EVENT_ROLLED, STUFFED_EVENT_MINION_ROLLED, STUFFED_EVENT_ITEM_DRAWN, STUFFED_EVENT_LOST_DRAWN,
    STUFFED_EVENT_SLEEP_CARD, STUFFED_EVENT_BLOCK_READ, STUFFED_EVENT_TURN_BEGAN, STUFFED_EVENT_MINION_CAME,
  };
  BrambleEvent event = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (revealing); i++)
    {
      event.kind = revealing[i];
      g_assert_true (kit_game->reveals (&event));
    }
  event.kind = STUFFED_EVENT_DICE_MOVED;
  g_assert_false (kit_game->reveals (&event));
}

static void
every_card_has_words (void)
{
  for (guint item = 0; item < STUFFED_N_ITEMS; item++)
    {
      g_assert_cmpstr (stuffed_item_text (item), !=, "");
      g_assert_cmpstr (stuffed_item_flavour (item), !=, "");
      g_assert_cmpstr (kit_game->card_name (stuffed_item_ids[item]), ==, stuffed_item_name (item));
    }
  for (guint kind = 0; kind < STUFFED_N_MINIONS; kind++)
    {
      for (guint card = 0; card < stuffed_n_cards (kind); card++)
        g_assert_cmpstr (stuffed_minion_flavour (kind, card), !=, "");
      g_assert_cmpstr (kit_game->card_name (stuffed_minion_ids[kind]), ==, stuffed_minion_name (kind));
    }
  for (guint status = 0; status < STUFFED_N_STATUSES; status++)
    {
      g_assert_cmpstr (stuffed_status_text (status), !=, "");
      g_assert_cmpstr (stuffed_status_flavour (status), !=, "");
    }
  for (guint ability = 0; ability < STUFFED_N_ABILITIES; ability++)
    g_assert_cmpstr (stuffed_ability_text (ability), !=, "");
  for (guint stuffy = 0; stuffy < STUFFED_N_STUFFIES; stuffy++)
    {
      g_assert_cmpstr (stuffed_stuffy_text (stuffy), !=, "");
      g_assert_cmpstr (stuffed_looks[stuffy].id, ==, stuffed_stuffy_ids[stuffy]);
    }
  for (guint kind = 0; kind < STUFFED_N_SLEEPS; kind++)
    g_assert_cmpstr (stuffed_sleep_name (kind), !=, "");
  g_assert_cmpstr (kit_game->card_name (stuffed_losts[0].id), ==, stuffed_lost_name (0));
  g_assert_null (kit_game->card_name ("nothing-like-that"));
}

const KitTest kit_secrets_tests[] = {
  { "view", "orders-of-decks-and-chance-are-hidden-and-all-else-is-open", orders_of_decks_and_chance_are_hidden_and_all_else_is_open },
  { "view", "a-thought-never-reads-what-is-unread", a_thought_never_reads_what_is_unread },
  { "view", "what-was-read-is-known", what_was_read_is_known },
  { "view", "stand-ins-follow-the-tag", stand_ins_follow_the_tag },
  { "view", "a-thought-ends-where-an-unread-page-begins", a_thought_ends_where_an_unread_page_begins },
  { "view", "a-thought-ends-where-all-have-come-to-the-exit", a_thought_ends_where_all_have_come_to_the_exit },
  { "undo", "stops-at-rolls-draws-and-readings", undo_stops_at_rolls_draws_and_readings },
  { "texts", "every-card-has-words", every_card_has_words },
  { NULL },
};
