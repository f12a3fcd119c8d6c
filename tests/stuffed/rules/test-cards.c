/* test-cards.c: the rows of the tables of cards, held against the rules page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <stdio.h>
#include <string.h>

/* Speed, range and strength by the number rolled, and what comes with it: a row as the rules have it. */
typedef struct
{
  guint kind;
  guint defence;
  const char *faces[6];
} Row;

static const char *
special_word (const StuffedBehaviour *b)
{
  static char word[40];

  switch ((StuffedSpecialKind) b->special)
    {
    case STUFFED_SPECIAL_STATUS:
      return stuffed_status_ids[b->status];
    case STUFFED_SPECIAL_WITHIN:
      g_snprintf (word, sizeof word, "!%s-%u", stuffed_status_ids[b->status], b->n);
      return word;
    case STUFFED_SPECIAL_COMES:
      return "!comes";
    case STUFFED_SPECIAL_STORED:
      return "!stored";
    case STUFFED_SPECIAL_OTHERS:
      g_snprintf (word, sizeof word, "!others-%u", b->n);
      return word;
    case STUFFED_SPECIAL_NONE:
    case STUFFED_N_SPECIALS:
      break;
    }
  return "";
}

static void
is_as_in_its_row (const Row *row)
{
  const StuffedMinionInfo *info = &stuffed_minions[row->kind];

  g_assert_cmpuint (info->defence, ==, row->defence);
  for (guint face = 0; face < 6; face++)
    {
      const StuffedBehaviour *b = &info->faces[face];
      g_autofree char *numbers = b->range == 0 ? g_strdup_printf ("%u/-/-", b->speed)
                                               : g_strdup_printf ("%u/%u/%u", b->speed, b->range, b->strength);
      const char *special = special_word (b);
      g_autofree char *is = g_strconcat (numbers, *special ? " " : "", special, NULL);

      g_assert_cmpstr (is, ==, row->faces[face]);
    }
}

#define ROW(name, kind, defence, ...)                                     \
  static void                                                             \
  name (void)                                                             \
  {                                                                       \
    static const Row row = { STUFFED_##kind, defence, { __VA_ARGS__ } };  \
                                                                          \
    is_as_in_its_row (&row);                                              \
  }

ROW (lintling, LINTLING, 4, "0/-/-", "3/1/2", "3/1/2", "4/1/3", "4/1/3", "4/1/4")
ROW (lampmoth, LAMPMOTH, 5, "3/-/-", "3/2/2", "3/2/3", "4/3/3", "4/3/3 scared", "4/3/4")
ROW (hookling, HOOKLING, 6, "2/1/2", "2/1/3", "2/1/4", "2/1/4", "3/1/4 tangled", "4/1/6")
ROW (inkblot, INKBLOT, 5, "0/-/- !worried-2", "2/1/3 soggy", "2/1/3 soggy", "3/1/4", "3/1/4 worried", "3/2/5")
ROW (lint_baron, LINT_BARON, 7, "0/-/- !comes", "2/1/3", "2/1/4", "3/1/4", "3/1/5", "3/1/5")
ROW (dame_dusk, DAME_DUSK, 7, "4/-/- !scared-3", "4/3/3", "4/3/4", "4/3/4", "4/3/5", "4/4/5 scared")
ROW (old_hook, OLD_HOOK, 7, "2/1/2", "2/1/4", "2/1/4", "3/1/5 tangled", "3/2/5 !stored", "4/1/6 torn")
ROW (mitten_king, MITTEN_KING, 8, "0/-/-", "2/1/4", "2/1/4", "3/1/5 lonely", "3/2/5", "3/1/5 !others-2")

/* Minions without a row there: strength from 2 to 5, ordinary 2 to 4 on average, and every kind of bosses has a story. */
static void
ordinary_minions_hit_for_2_to_4_on_average_and_leaders_and_bosses_to_5 (void)
{
  for (guint kind = 0; kind < STUFFED_N_MINIONS; kind++)
    {
      guint sum = 0, hits = 0;

      for (guint face = 0; face < 6; face++)
        {
          sum += stuffed_minions[kind].faces[face].strength;
          hits += stuffed_minions[kind].faces[face].range > 0;
        }
      g_assert_cmpuint (sum, >=, 2 * hits);
      g_assert_cmpuint (sum, <=, (kind < STUFFED_N_ORDINARY ? 4 : 5) * hits);
    }
}

static void
there_are_12_minions_4_leaders_and_7_bosses (void)
{
  guint ordinary = 0, leaders = 0, bosses = 0;

  for (guint kind = 0; kind < STUFFED_N_MINIONS; kind++)
    if (kind < STUFFED_N_ORDINARY)
      ordinary += stuffed_n_cards (kind);
    else if (kind < STUFFED_FIRST_BOSS)
      leaders += stuffed_n_cards (kind);
    else
      bosses += stuffed_n_cards (kind);
  g_assert_cmpuint (ordinary, ==, 12);
  g_assert_cmpuint (leaders, ==, 4);
  g_assert_cmpuint (bosses, ==, 7);
  g_assert_cmpuint (STUFFED_N_ENVIRONMENTS, ==, 7);
  g_assert_cmpuint (STUFFED_N_STATUSES, ==, 11);
  g_assert_cmpuint (STUFFED_N_STUFFIES, ==, 6);
}

/* Items. */

static void
a_weapon_reaches_so_far (const char *items,
                         guint       range)
{
  g_autofree char *set = g_strdup_printf ("items seat-1 %s", items);
  g_autofree char *in = g_strdup_printf ("minions inkblot %u,7 0", range);
  g_autofree char *out = g_strdup_printf ("minions inkblot %u,7 0", range + 1);
  KIT2 (set, "squares seat-1 0,7", "drawn green 1", in);

  g_assert_true (kit_offers (k, "ranged-1-inkblot"));
  kit_set (k, out);
  g_assert_false (kit_offers (k, "ranged-1-inkblot"));
}

static void
the_pea_shooter_reaches_3 (void)
{
  a_weapon_reaches_so_far ("pea-shooter", 3);
}

static void
the_marble_sling_reaches_5 (void)
{
  a_weapon_reaches_so_far ("marble-sling", 5);
}

static void
the_button_yo_yo_reaches_2 (void)
{
  a_weapon_reaches_so_far ("button-yo-yo", 2);
}

/* What a roll of one die that shows 3 comes to. */
static void
makes (Kit        *k,
       const char *option,
       const char *event)
{
  kit_chance (k, "3");
  kit_answer (k, "act", option);
  if (k->ask.kind == STUFFED_ASK_POOL)
    kit_answer (k, "pool", "roll");
  g_assert_cmpuint (kit_events (k, event), ==, 1);
}

static void
the_pea_shooter_adds_1_to_green_dice_in_ranged_attacks (void)
{
  KIT2 ("items seat-1 pea-shooter", "drawn green 1", "minions hookling 3,3 0", "statuses seat-1 torn");

  makes (k, "ranged-1-hookling", "roll-made seat seat-1 a ranged n 4");
  kit_set (k, "drawn green 1");
  makes (k, "cure-torn-seat-1-green", "roll-made seat seat-1 a test n 3");
}

static void
the_knitting_needle_adds_1_in_melee_only (void)
{
  KIT2 ("items seat-1 knitting-needle", "drawn red 1", "minions hookling 3,3 0", "statuses seat-1 soggy");

  makes (k, "melee-1-hookling", "roll-made seat seat-1 a melee n 4");
  kit_set (k, "drawn red 1");
  makes (k, "cure-soggy-seat-1-red", "roll-made seat seat-1 a test n 3");
}

static void
the_night_light_cap_adds_1_to_yellow_dice (void)
{
  KIT2 ("items seat-1 night-light-cap", "drawn yellow 1", "statuses seat-1 sleepy");

  makes (k, "cure-sleepy-seat-1-yellow", "roll-made seat seat-1 a test n 4");
  kit_set (k, "drawn yellow 1");
  makes (k, "search", "roll-made seat seat-1 a search n 4");
  kit_answer (k, "item", "discard");
  kit_set (k, "drawn yellow 1");
  makes (k, "move", "roll-made seat seat-1 a move n 4");
}

static void
the_paper_crown_adds_1_to_blue_dice (void)
{
  KIT2 ("items seat-1 paper-crown", "drawn blue 1", "statuses seat-1 scared");

  makes (k, "cure-scared-seat-1-blue", "roll-made seat seat-1 a test n 4");
  g_assert_false (kit_has (k, 1, STUFFED_SCARED));
}

static void
the_skipping_rope_is_a_melee_weapon_for_the_accessory_slot (void)
{
  KIT2 ("items seat-1 skipping-rope", "drawn red 1", "minions hookling 3,3 0");

  g_assert_true (kit_offers (k, "melee-1-hookling"));
  g_assert_cmpuint (stuffed_items[STUFFED_SKIPPING_ROPE].slot, ==, STUFFED_ACCESSORY);
}

static void
the_paper_boat_crosses_blue (void)
{
  KIT2 ("page 2", "turn seat-1 1 0", "squares seat-1 3,1 seat-2 0,7", "drawn red 1", "items seat-1 paper-boat");

  kit_chance (k, "1");
  kit_answer (k, "act", "move");
  g_assert_true (kit_offers (k, TO (4, 1)));
}

static void
the_thimble_helmet_is_no_use_against_a_story (void)
{
  SAID ("players=2", "", "hurt you 2", "items seat-1 thimble-helmet");

  kit_asks (k, "act", "seat-1");
  kit_shows (k, "stuffing seat-1 3 seat-2 5");
}

/* 14 weapons, nothing above +1 to dice or +3 to a roll, nothing that crosses white, a quarter to be discarded. */
static void
nothing_is_above_1_to_dice_or_3_to_a_roll (void)
{
  guint names = 0, discards = 0;

  for (guint item = 0; item < STUFFED_N_ITEMS; item++)
    {
      const StuffedItemInfo *info = &stuffed_items[item];

      names++;
      discards += info->effect == STUFFED_EFFECT_PREVENT || info->effect == STUFFED_EFFECT_HUSH
                  || (info->effect >= STUFFED_EFFECT_MEND && info->effect <= STUFFED_EFFECT_EACH_CURED);
      if (info->effect == STUFFED_EFFECT_DIE_BONUS)
        g_assert_cmpuint (info->n, <=, 1);
      if (info->effect == STUFFED_EFFECT_ROLL_BONUS)
        g_assert_cmpuint (info->n, <=, 3);
      if (info->effect == STUFFED_EFFECT_CROSS)
        g_assert_cmpuint (info->colour, <, STUFFED_N_ATTRIBUTES);
      if (info->slot == STUFFED_PARTY)
        g_assert_cmpuint (info->copies, ==, 1);
    }
  g_assert_cmpuint (names, ==, 31);
  g_assert_cmpuint (discards, >=, names / 4);
  g_assert_cmpuint (discards, <=, (names + 3) / 4 + 1);
}

/* Lost cards: what each option of those on the rules page brings. */

static void
the_robot_is_helped_to_look (void)
{
  KIT2 ("drawn yellow 1");

  kit_meet (k, "one-eyed-robot");
  kit_answer (k, "choose", "option-2");
  kit_chance (k, "5");
  kit_answer (k, "pool", "die-yellow");
  kit_shows (k, "hearts seat-1 1 seat-2 0");
}

static void
jack_is_sung_to_for_a_die (void)
{
  KIT2 (NULL);

  kit_meet (k, "jack-in-the-box");
  kit_offers_only (k, "option-1 walk-away");
  kit_answer (k, "choose", "walk-away");
  kit_set (k, "lost-gone none");
  kit_set (k, "drawn green 1");
  kit_meet (k, "jack-in-the-box");
  kit_answer (k, "choose", "option-2");
  kit_shows (k, "drawn none");
  kit_shows (k, "hearts seat-1 1 seat-2 0");
  g_assert_true (kit_has (k, 1, STUFFED_CHEERFUL));
}

static void
jacks_lid_is_forced (void)
{
  KIT2 ("drawn red 1");

  kit_meet (k, "jack-in-the-box");
  kit_answer (k, "choose", "option-1");
  kit_chance (k, "4");
  kit_answer (k, "pool", "die-red");
  kit_shows (k, "stuffing seat-1 2 seat-2 5");
}

static void
the_kite_gets_a_thread (void)
{
  KIT2 ("stuffing seat-1 2");

  kit_meet (k, "kite-without-string");
  kit_answer (k, "choose", "option-1");
  kit_shows (k, "stuffing seat-1 1 seat-2 5");
  kit_shows (k, "hearts seat-1 1 seat-2 1");
  kit_set (k, "lost-gone none");
  kit_meet (k, "kite-without-string");
  kit_offers_only (k, "option-2 walk-away");
  kit_answer (k, "choose", "option-2");
  g_assert_true (kit_has (k, 1, STUFFED_CHEERFUL));
}

static void
the_soldier_stands_guard_or_may_rest (void)
{
  KIT2 ("drawn blue 1", "track 3", "minions lintling 9,0 0 lintling 9,1 0 inkblot 8,0 0");

  kit_meet (k, "tin-soldier");
  kit_answer (k, "choose", "option-2");
  kit_chance (k, "5");
  kit_answer (k, "pool", "die-blue");
  kit_asks (k, "item", "seat-1");
  g_assert_true (stuffed_is_weapon (k->s.stack[k->s.depth - 1].what));
  kit_answer (k, "item", "discard");
  kit_set (k, "lost-gone none");
  kit_meet (k, "tin-soldier");
  kit_answer (k, "choose", "option-1");
  g_assert_cmpuint (kit_events (k, "dice-moved a black b track c discard n 2"), ==, 1);
}

static void
the_piggy_bank_is_fed_or_shaken (void)
{
  KIT2 ("buttons seat-1 2");

  kit_meet (k, "piggy-bank");
  kit_chance (k, "3");
  kit_answer (k, "choose", "option-1");
  kit_asks (k, "act", "seat-1");
  kit_shows (k, "buttons seat-1 1 seat-2 0");
  kit_set (k, "lost-gone none");
  kit_meet (k, "piggy-bank");
  kit_chance (k, "4");
  kit_answer (k, "choose", "option-1");
  kit_asks (k, "item", "seat-1");
  kit_answer (k, "item", "discard");
  kit_set (k, "lost-gone none");
  kit_meet (k, "piggy-bank");
  kit_answer (k, "choose", "option-2");
  kit_shows (k, "buttons seat-1 2 seat-2 0");
  g_assert_true (kit_has (k, 1, STUFFED_ANGRY));
}

static void
the_doll_is_named_or_asked (void)
{
  KIT2 ("statuses seat-1 torn", "drawn blue 1");

  kit_meet (k, "doll-without-a-name");
  kit_answer (k, "choose", "option-1");
  g_assert_false (kit_has (k, 1, STUFFED_TORN));
  kit_set (k, "lost-gone none");
  kit_meet (k, "doll-without-a-name");
  kit_answer (k, "choose", "option-2");
  kit_chance (k, "4");
  kit_answer (k, "pool", "die-blue");
  kit_shows (k, "hearts seat-1 1 seat-2 0");
}

/* Whether a block, or one that it contains, does something good, or something bad that is not the cost in the label. */
static void
weigh (guint     block,
       gboolean *good,
       gboolean *bad)
{
  const StuffedStory *book = &stuffed_lost_story;

  for (guint i = 0; i < book->blocks[block].n; i++)
    {
      const StuffedDo *d = &book->statements[book->blocks[block].first + i];

      switch ((guint) d->kind)
        {
        case STUFFED_DO_GAIN_STUFFING:
        case STUFFED_DO_GAIN_HEART:
        case STUFFED_DO_GAIN_BUTTON:
        case STUFFED_DO_CURE:
        case STUFFED_DO_DRAW_ITEM:
        case STUFFED_DO_DRAW_WEAPON:
        case STUFFED_DO_THREAT_LESS:
          *good = TRUE;
          break;
        case STUFFED_DO_BECOME:
          *(stuffed_statuses[d->what].good ? good : bad) = TRUE;
          break;
        case STUFFED_DO_HURT:
        case STUFFED_DO_THREAT_MORE:
        case STUFFED_DO_SLEEP:
        case STUFFED_DO_MEET:
        case STUFFED_DO_MEET_RANDOM:
          *bad = TRUE;
          break;
        case STUFFED_DO_TEST:
          weigh (d->to, good, bad);
          weigh (d->other, good, bad);
          break;
        case STUFFED_DO_ROLL:
          for (guint face = 0; face < 6; face++)
            weigh (book->forks[d->to].blocks[face], good, bad);
          break;
        default: /* words and what was paid */
          break;
        }
    }
}

static void
each_has_2_or_3_options_and_a_kind_one_that_never_harms (void)
{
  guint kind = 0, thanks = 0;

  for (guint card = 0; card < stuffed_n_losts; card++)
    {
      guint kinds = 0;

      g_assert_cmpuint (stuffed_losts[card].n, >=, 2);
      g_assert_cmpuint (stuffed_losts[card].n, <=, 3);
      for (guint i = 0; i < stuffed_losts[card].n; i++)
        {
          const StuffedOption *option = &stuffed_lost_story.options[stuffed_losts[card].option + i];
          gboolean good = FALSE, bad = FALSE;

          if (option->tag != STUFFED_TAG_KIND)
            continue;
          weigh (option->block, &good, &bad);
          g_assert_false (bad);
          kinds++;
          thanks += !good;
        }
      g_assert_cmpuint (kinds, >=, 1);
      kind += kinds;
    }
  /* A third, give or take one. */
  g_assert_cmpuint (3 * thanks, >=, kind - 3);
  g_assert_cmpuint (3 * thanks, <=, kind + 3);
}

const KitTest kit_cards_tests[] = {
  { "lintling", "is-as-in-its-row", lintling },
  { "lampmoth", "is-as-in-its-row", lampmoth },
  { "hookling", "is-as-in-its-row", hookling },
  { "inkblot", "is-as-in-its-row", inkblot },
  { "lint-baron", "is-as-in-its-row", lint_baron },
  { "dame-dusk", "is-as-in-its-row", dame_dusk },
  { "old-hook", "is-as-in-its-row", old_hook },
  { "mitten-king", "is-as-in-its-row", mitten_king },
  { "minions", "hit-for-2-to-4-on-average-and-leaders-and-bosses-to-5", ordinary_minions_hit_for_2_to_4_on_average_and_leaders_and_bosses_to_5 },
  { "set-up", "there-are-12-minions-4-leaders-and-7-bosses", there_are_12_minions_4_leaders_and_7_bosses },
  { "pea-shooter", "reaches-3", the_pea_shooter_reaches_3 },
  { "marble-sling", "reaches-5", the_marble_sling_reaches_5 },
  { "button-yo-yo", "reaches-2", the_button_yo_yo_reaches_2 },
  { "pea-shooter", "adds-1-to-green-dice-in-ranged-attacks", the_pea_shooter_adds_1_to_green_dice_in_ranged_attacks },
  { "knitting-needle", "adds-1-to-red-dice-in-melee-only", the_knitting_needle_adds_1_in_melee_only },
  { "night-light-cap", "adds-1-to-yellow-dice", the_night_light_cap_adds_1_to_yellow_dice },
  { "paper-crown", "adds-1-to-blue-dice", the_paper_crown_adds_1_to_blue_dice },
  { "skipping-rope", "is-a-melee-weapon-for-the-accessory-slot", the_skipping_rope_is_a_melee_weapon_for_the_accessory_slot },
  { "paper-boat", "crosses-blue", the_paper_boat_crosses_blue },
  { "thimble-helmet", "is-no-use-against-a-story", the_thimble_helmet_is_no_use_against_a_story },
  { "items", "nothing-is-above-1-to-dice-or-3-to-a-roll", nothing_is_above_1_to_dice_or_3_to_a_roll },
  { "one-eyed-robot", "is-helped-to-look", the_robot_is_helped_to_look },
  { "jack-in-the-box", "is-sung-to-for-a-die", jack_is_sung_to_for_a_die },
  { "jack-in-the-box", "has-his-lid-forced", jacks_lid_is_forced },
  { "kite-without-string", "gets-a-thread-or-a-wish", the_kite_gets_a_thread },
  { "tin-soldier", "stands-guard-or-may-rest", the_soldier_stands_guard_or_may_rest },
  { "piggy-bank", "is-fed-or-shaken", the_piggy_bank_is_fed_or_shaken },
  { "doll-without-a-name", "is-named-or-asked", the_doll_is_named_or_asked },
  { "lost", "each-has-2-or-3-options-and-a-kind-one-that-never-harms", each_has_2_or_3_options_and_a_kind_one_that_never_harms },
  { NULL },
};
