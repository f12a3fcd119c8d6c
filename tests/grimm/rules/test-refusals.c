/* test-refusals.c: positions that cannot be set, and why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"
#include "test-setup.h"

/* A command that is refused in a new game. */
typedef struct
{
  const char *before; /* a command that is carried out first, or NULL */
  const char *command;
  const char *message; /* a part of the error */
} Refusal;

static void
refuses (guint          seats,
         const char    *cards,
         const Refusal *refusals,
         guint          n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (Kit) k = kit_begin_with (test_setup (seats, 1, 0, cards, NULL));

      if (refusals[i].before)
        kit_set (k, refusals[i].before);
      kit_set_fails (k, refusals[i].command, refusals[i].message);
    }
}

#define REFUSES(seats, cards, ...)                                        \
  G_STMT_START                                                            \
  {                                                                       \
    static const Refusal refusals[] = { __VA_ARGS__ };                    \
                                                                          \
    refuses (seats, cards, refusals, G_N_ELEMENTS (refusals));            \
  }                                                                       \
  G_STMT_END

static void
refuses_what_cannot_be_set (void)
{
  REFUSES (3, "all", { NULL, "", "what shall be set" }, { NULL, "castle seat-1", "“castle” cannot be set" },
           { NULL, "Resources seat-1 1 1 1", "cannot be set" });
}

static void
refuses_an_unknown_seat (void)
{
  REFUSES (3, "all", { NULL, "resources seat-4 1 1 1", "“seat-4” is no seat" },
           { NULL, "gathered seat-0 1 1 1", "“seat-0” is no seat" }, { NULL, "tower orange 1 1 1", "is no seat" },
           { NULL, "hand seat-4 wolf", "is no seat" }, { NULL, "friend seat-4 aladdin", "is no seat" },
           { NULL, "house seat-4 1 straw floor", "is no seat" }, { NULL, "corner seat-4", "is no seat" },
           { NULL, "bonus straw seat-4", "is no seat" }, { NULL, "next seat-4 taxation", "is no seat" },
           { NULL, "laid seat-4 taxation", "is no seat" }, { NULL, "plan seat-4 fields", "is no seat" },
           { NULL, "pig seat-4 fields", "is no seat" }, { NULL, "monster seat-4 fields", "is no seat" },
           { NULL, "actions seat-4 1", "is no seat" }, { NULL, "start seat-4", "is no seat" });
}

static void
refuses_an_unknown_card (void)
{
  REFUSES (3, "all", { NULL, "hand seat-1 unicorn", "“unicorn” is no Fable" },
           { NULL, "hand seat-1 aladdin", "“aladdin” is no Fable" },
           { NULL, "hand seat-1 wolf unicorn", "is no Fable" }, { NULL, "deck unicorn", "is no Fable" },
           { NULL, "deck aladdin", "is no Fable" }, { NULL, "discard unicorn", "is no Fable" },
           { NULL, "friend-deck wolf", "“wolf” is no Friend" }, { NULL, "friend-discard wolf", "is no Friend" },
           { NULL, "friend seat-1 wolf", "is no Friend" }, { NULL, "friend seat-1 unicorn", "is no Friend" },
           { NULL, "unique fields unicorn", "is no Fable" }, { NULL, "next seat-1 unicorn", "is no Fable" },
           { NULL, "laid seat-1 aladdin", "is no Fable" }, { NULL, "plan seat-1 fields unicorn", "is no Fable" });
}

static void
refuses_an_unknown_location_resource_section_or_window (void)
{
  REFUSES (3, "all", { NULL, "pile market 1 1 1", "“market” is no Location" },
           { NULL, "pile castle 1 1 1", "“castle” is no Location" },
           { NULL, "unique market lonely-castle", "is no Location" },
           { NULL, "next seat-1 fairy-food market", "is no Location" },
           { NULL, "plan seat-1 market", "is no Location" }, { NULL, "pig seat-1 market", "is no Location" },
           { "plan seat-1 fields wolf", "monster seat-1 market", "is no Location" },
           { NULL, "friend seat-1 little-mermaid fields market", "is no Location" },
           { NULL, "bonus gold seat-1", "“gold” is no resource" },
           { NULL, "house seat-1 1 gold floor", "is no resource" },
           { NULL, "house seat-1 1 straw door", "“door” is no section" },
           { NULL, "window kitchen", "“kitchen” is no window" });
}

static void
refuses_a_number_out_of_range (void)
{
  REFUSES (3, "all", { NULL, "resources seat-1 -1 0 0", "“-1” is no number from 0 to 30000" },
           { NULL, "resources seat-1 0 30001 0", "“30001” is no number" },
           { NULL, "resources seat-1 0 0 x", "is no number" }, { NULL, "resources seat-1 1.5 0 0", "is no number" },
           { NULL, "resources seat-1 99999999999999999999 0 0", "is no number" },
           { NULL, "gathered seat-1 0 30001 0", "is no number" },
           { "friend seat-1 rapunzel", "tower seat-1 30001 0 0", "is no number" },
           { NULL, "pile fields 30001 0 0", "is no number" },
           { NULL, "house seat-1 6 straw floor", "“6” is no number from 1 to 5" },
           { NULL, "house seat-1 0 straw floor", "from 1 to 5" }, { NULL, "actions seat-1 21", "from 0 to 20" },
           { NULL, "round 10001", "from 1 to 10000" }, { NULL, "round 0", "from 1 to 10000" }, { NULL, "seed -1", "is no number" },
           { NULL, "seed x", "is no number" });
}

static void
refuses_a_card_of_which_no_copy_is_left (void)
{
  REFUSES (3, "all", { NULL, "hand seat-1 wolf wolf wolf", "no wolf is left" },
           { "hand seat-2 giant", "hand seat-1 giant", "no giant is left in deck or discard pile" },
           { "hand seat-2 giant", "deck giant", "no giant is left" },
           { NULL, "deck giant giant", "no giant is left" },
           { NULL, "discard giant giant", "no giant is left in the deck" },
           { "friend seat-2 aladdin", "friend seat-1 aladdin", "no aladdin is left" },
           { NULL, "friend-deck aladdin aladdin", "no aladdin is left" },
           { NULL, "friend-discard aladdin aladdin", "no aladdin is left" },
           { "unique forest royal-wedding", "unique fields royal-wedding", "no royal-wedding is left" },
           { "corner seat-1", "corner seat-2", "no cutting-corners is left" },
           { "next seat-2 fairy-food", "laid seat-1 fairy-food", "no fairy-food is left" },
           { "laid seat-2 fairy-food", "next seat-1 fairy-food", "no fairy-food is left" },
           { "hand seat-2 giant", "plan seat-1 fields giant", "no giant is left" });
  REFUSES (3, "basic", { NULL, "hand seat-1 giant", "no giant is left" },
           { NULL, "friend seat-1 aladdin", "no aladdin is left" },
           { NULL, "corner seat-1", "no cutting-corners is left" });
}

static void
refuses_a_section_of_which_none_is_left (void)
{
  KIT (3, "house seat-1 1 straw roof", "house seat-1 2 straw walls", "house seat-2 1 straw floor",
       "house seat-2 2 straw floor", "house seat-3 1 straw floor");

  kit_set_fails (k, "house seat-3 2 straw floor", "no straw floor section is left");
  kit_set_fails (k, "house seat-3 2 straw roof", "no straw floor section is left");
  kit_set (k, "house seat-3 1 straw roof");
  kit_shows (k, "supply straw floor 0 walls 2 roof 3");
}

static void
refuses_too_few_and_too_many_words (void)
{
  static const char *const commands[] = {
    "resources seat-1 1 1", "resources seat-1 1 1 1 1", "gathered seat-1", "gathered seat-1 1 1 1 1", "tower",
    "tower a b c d e",
    "pile fields", "pile fields 1 0 0 0", "hand", "hand seat-1", "deck", "discard", "friend-deck", "friend-discard",
    "friend seat-1", "friend seat-1 little-mermaid fields forest brickyard", "house seat-1 1",
    "house seat-1 1 straw floor x",
    "corner", "corner seat-1 none x", "bonus straw", "bonus straw seat-1 x", "unique fields", "unique fields none x",
    "next seat-1", "next seat-1 fairy-food fields x", "laid seat-1", "laid seat-1 taxation fields", "plan seat-1",
    "plan seat-1 fields wolf x", "pig seat-1", "pig seat-1 fields x", "monster seat-1", "monster seat-1 fields x",
    "actions seat-1", "actions seat-1 1 1", "start", "start seat-1 x", "round", "round 1 1", "seed", "seed 1 1",
    "window", "window build x", "dream", "dream seat-1 x", "swapped seat-1", "swapped seat-1 seat-2 x",
    "strange seat-1", "faced seat-1", "faced seat-1 fields x", "declared seat-1", "declared seat-1 alone x",
    "robbed seat-1", "robbed seat-1 seat-2 straw x", "monster-played", "monster-played yes x", "gather-seen seat-1",
    "fable-seen seat-1", "unlocked seat-1", "late-mermaid seat-1", "late-mermaid seat-1 yes x", "knows seat-1",
    "knows-deck seat-1", "used seat-1", "used seat-1 1 x", "specials seat-1", "planning", "turn", "turn seat-1 x",
  };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      KIT (3);
      g_auto (GStrv) words = g_strsplit (commands[i], " ", 2);
      g_autofree char *usage = g_strdup_printf ("usage: set %s ", words[0]);

      kit_set_fails (k, commands[i], usage);
    }
}

static void
refuses_an_impossible_position (void)
{
  REFUSES (4, "all", { NULL, "pile fields 1 1 0", "wood never lies at the fields" },
           { NULL, "pile brickyard 1 0 0", "straw never lies at the brickyard" },
           { NULL, "tower seat-1 1 0 0", "seat-1 does not have Rapunzel" },
           { NULL, "monster seat-1 fields", "seat-1 has set down no Monster" },
           { "plan seat-1 fields roar", "monster seat-1 fields", "seat-1 has set down no Monster" },
           { NULL, "unique fields wolf", "wolf is no Unique Location" },
           { NULL, "next seat-1 wolf", "wolf is no Next Turn card" },
           { NULL, "laid seat-1 roar", "roar is no Next Turn card" },
           { NULL, "friend seat-1 little-mermaid", "needs the two Gather cards" },
           { NULL, "friend seat-1 little-mermaid fields", "needs the two Gather cards" },
           { NULL, "friend seat-1 little-mermaid fields fields", "must differ" },
           { NULL, "friend seat-1 aladdin fields forest", "only the Little Mermaid" },
           { NULL, "house seat-1 1 straw", "a house needs a type and its top section" },
           { NULL, "window fables", "seat-1 has set down no Gather card" },
           { "plan seat-1 fields", "window collect", "seat-2 has set down no Gather card" });
  REFUSES (3, "all", { "house seat-1 1 straw roof", "bonus straw none", "nobody has its First Builder Bonus" },
           { NULL, "corner seat-1 wolf", "“wolf” is not “none”" },
           { NULL, "dream seat-1", "no Fable lies before seat-1" },
           { NULL, "swapped seat-1 seat-2", "seat-1 has set down no Gather card" },
           { NULL, "strange seat-1 forest-of-seat-4", "is no Gather card" },
           { NULL, "strange seat-1 market-of-seat-2", "is no Gather card" },
           { NULL, "strange seat-1 forest-of-seat-1", "is the own card of seat-1" },
           { "plan seat-2 forest", "strange seat-1 forest-of-seat-2", "lies before seat-2" },
           { NULL, "declared seat-1 alone", "neither Aladdin nor Pinocchio" },
           { "friend seat-1 aladdin", "declared seat-1 fields", "is no declaration" },
           { "friend seat-1 pinocchio", "declared seat-1 alone", "is no Location" },
           { NULL, "robbed seat-1 seat-2 straw", "does not have Ali Baba" },
           { "friend seat-1 ali-baba", "robbed seat-1 seat-1 straw", "robs an opponent" },
           { "friend seat-1 ali-baba", "robbed seat-1 seat-2", "of a type of resource" },
           { NULL, "monster-played perhaps", "neither yes nor no" },
           { NULL, "gather-seen seat-1 seat-2", "no such card lies before seat-1" },
           { NULL, "fable-seen seat-1 seat-2", "no such card lies before seat-1" },
           { NULL, "unlocked seat-1 fields", "does not have the Little Mermaid" },
           { "friend seat-1 little-mermaid fields forest", "unlocked seat-1 brickyard", "lies under" },
           { NULL, "late-mermaid seat-1 yes", "does not have the Little Mermaid" },
           { NULL, "knows seat-1 wolf seat-2", "none of them has wolf" },
           { "hand seat-1 wolf", "knows seat-1 wolf seat-1", "is no knowledge" },
           { "hand seat-2 wolf", "knows seat-1 wolf", "who has wolf?" },
           { NULL, "knows seat-1 none seat-2", "“none” is no Fable" },
           { NULL, "knows-deck seat-1 57", "from 1 to 56" },
           { "discard all", "knows-deck seat-1 1", "the Fable deck is empty" },
           { NULL, "specials seat-1 wolf", "is no Friend" },
           { NULL, "used seat-1 21", "from 0 to 20" },
           { NULL, "planning seat-2 seat-3", "seat-1 has set down no Gather card" },
           { NULL, "planning none", "the window is “fables”" },
           { NULL, "planning seat-1 seat-2 seat-3 peeked", "only the Evil Queen looks" },
           { "window build", "planning seat-1", "nobody is planning" },
           { NULL, "turn seat-1", "nobody has a Build turn" });
}

/* Of one Fable a seat knows no more than there is. */
static void
refuses_more_knowledge_than_there_is (void)
{
  KIT (3, "hand seat-2 wolf giant", "knows seat-1 wolf seat-2");

  kit_set_fails (k, "knows seat-1 wolf seat-3", "none of them has wolf");
  kit_set_fails (k, "knows seat-1 wolf seat-2 seat-3", "knows as much of wolf already as can be");
  kit_set (k, "hand seat-3 wolf");
  kit_set (k, "knows seat-1 wolf seat-2");
  kit_set (k, "knows seat-1 wolf seat-2 seat-3");
  kit_set_fails (k, "knows seat-1 wolf seat-3", "knows as much of wolf already as can be");
  kit_set (k, "knows seat-1 none");
  kit_shows_not (k, "knows seat-1 wolf seat-2");
}

static void
refuses_to_take_back_a_corner_with_a_house (void)
{
  KIT (3, "corner seat-2", "house seat-2 6 straw floor");

  kit_set_fails (k, "corner seat-2 none", "seat-2 has a house on Cutting Corners");
}

/* The error may be of no interest. */
static void
refuses_without_an_error_too (void)
{
  KIT (3);
  const char *const words[] = { "resources", "seat-4", "1", "1", "1", NULL };

  g_assert_false (grimm_position_set (&k->s, words, NULL, NULL));
}

const KitTest kit_refusal_tests[] = {
  { "position", "refuses-what-cannot-be-set", refuses_what_cannot_be_set },
  { "position", "refuses-an-unknown-seat", refuses_an_unknown_seat },
  { "position", "refuses-an-unknown-card", refuses_an_unknown_card },
  { "position", "refuses-an-unknown-location-resource-section-or-window",
    refuses_an_unknown_location_resource_section_or_window },
  { "position", "refuses-a-number-out-of-range", refuses_a_number_out_of_range },
  { "position", "refuses-a-card-of-which-no-copy-is-left", refuses_a_card_of_which_no_copy_is_left },
  { "position", "refuses-a-section-of-which-none-is-left", refuses_a_section_of_which_none_is_left },
  { "position", "refuses-too-few-and-too-many-words", refuses_too_few_and_too_many_words },
  { "position", "refuses-an-impossible-position", refuses_an_impossible_position },
  { "position", "refuses-more-knowledge-than-there-is", refuses_more_knowledge_than_there_is },
  { "position", "refuses-to-take-back-a-corner-with-a-house", refuses_to_take_back_a_corner_with_a_house },
  { "position", "refuses-without-an-error-too", refuses_without_an_error_too },
  { NULL },
};
