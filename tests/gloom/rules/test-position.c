/* test-position.c: positions in words, and bytes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <string.h>

static void
nonsense_is_refused (void)
{
  KIT (3, "hand seat-1 wrong-soup");

  kit_set_fails (k, "hand seat-4 wrong-soup", "usage");
  kit_set_fails (k, "hand seat-1 cinderella", "usage");
  kit_set_fails (k, "hand seat-1 wrong-soup wrong-soup", "usage");
  kit_set_fails (k, "pile wolf wind-changes", "only Modifiers lie on Characters");
  kit_set_fails (k, "pile wolf outlived-by-the-donkey wrong-soup", "only Modifiers lie on Characters");
  kit_set_fails (k, "pile baba-yaga wrong-soup", "usage");
  kit_set_fails (k, "families cinderella cinderella grandmother woodsman wolf snow-white rapunzel hansel gretel "
                    "gingerbread-witch puss-in-boots pinocchio", "in two");
  kit_set_fails (k, "story 1 wrong-soup none", "Stories");
  kit_set_fails (k, "knows seat-1 fresh-page seat-2", "untrue");
  kit_set_fails (k, "order seat-1 events", "cannot give");
  kit_set_fails (k, "hand seat-1 wrong-soup lost-a-shoe-and-an-argument ate-the-landladys-porch haunted-by-breakfast "
                    "engaged-to-the-wrong-twin sold-for-five-beans kissed-the-wrong-frog pricked-a-finger-then-another "
                    "locked-in-a-very-small-tower slept-on-a-pea-woke-on-the-floor cursed-by-an-uninvited-aunt "
                    "followed-home-by-a-goose apprenticed-to-an-ogre", "more than 12 cards");
  kit_set_fails (k, "turn seat-1 121", "at most 120 turns");
  kit_set_fails (k, "passes 4", "3 passed in a row");
  kit_set_fails (k, "turn seat-1 0", "usage");
  kit_set_fails (k, "passes 9", "usage");
  kit_set_fails (k, "now 0 no 0 yes no seat-2 game:action", "somebody else");
  kit_set_fails (k, "now 2 no 0 yes no seat-1 game:action", "impossible");
  kit_set_fails (k, "now 0 no 0 yes no seat-1 game:act", "impossible");
  kit_set_fails (k, "now 0 no 0 yes no seat-1 effect:discard,card=wrong-soup", "impossible");
  kit_set_fails (k, "now 0 no 0 yes no none game:action", "usage");
}

/* A game is over at once, also when what ends it is set, and only then. */
static void
a_complete_family_that_is_set_ends_the_game (void)
{
  KIT (2, "pile cinderella wrong-soup outlived-by-the-donkey", "pile grandmother wished-on-the-wrong-star put-back-in-the-bottle",
       "pile woodsman chased-by-the-porridge ended-in-a-footnote");

  kit_asks (k, "action", "seat-1");
  kit_set (k, "pile red-riding-hood swallowed-by-a-polite-whale danced-into-the-sea");
  kit_shows (k, "winner seat-1");
  kit_shows (k, "now 0 no 0 yes family none");
  kit_set_fails (k, "now 0 no 0 yes no seat-1 game:action", "all of a family are finished");
  kit_set (k, "pile red-riding-hood swallowed-by-a-polite-whale");
  kit_asks (k, "action", "seat-1");
}

static void
passes_of_all_that_are_set_end_the_game (void)
{
  KIT (3, "passes 2");

  kit_asks (k, "action", "seat-1");
  kit_set (k, "passes 3");
  kit_shows (k, "now 0 no 0 yes passes none");
  kit_set (k, "passes 1");
  kit_asks (k, "action", "seat-1");
}

static void
an_end_that_nothing_brought_is_refused (void)
{
  KIT (3, "pile cinderella wrong-soup outlived-by-the-donkey", "turn seat-1 119");

  kit_set_fails (k, "now 2 no 0 no family none", "all of a family are finished");
  kit_set_fails (k, "now 2 no 0 yes passes none", "3 passed in a row");
  kit_set_fails (k, "now 2 no 0 yes turns none", "over by turns after 120");
}

/* Who is on turn neither answers nor waits for a turn, and passing plays nothing. */
static void
a_turn_has_no_more_than_can_be (void)
{
  KIT (3);

  kit_set_fails (k, "extra-next seat-1", "now or never");
  kit_set_fails (k, "now 1 no 1 yes no seat-1 game:action", "no free plays");
}

static void
a_turn_that_is_set_begins (void)
{
  KIT (3, "extra-next seat-2 seat-3", "after-used haunted-by-breakfast", "now 2 yes 3 no no seat-1 game:action",
       "turn seat-2 8");

  kit_shows (k, "extra-next seat-3");
  kit_shows (k, "after-used none");
  kit_shows (k, "now 0 no 0 yes no seat-2 game:action");
}

static void
every_part_can_be_set (void)
{
  KIT (3, "start seat-2", "wind counter-clockwise", "turn seat-3 7", "passes 2", "extra-next seat-1 seat-2",
       "after-used haunted-by-breakfast kingdom-to-let", "story 1 long-night seat-2", "story 2 kingdom-to-let seat-2",
       "hand seat-1 wrong-soup", "knows seat-2 wrong-soup seat-1 seat-3", "deck fresh-page given-a-pony",
       "knows-deck seat-2 1 2", "discard slipper-fits", "seed 5");
  g_autofree char *help = gloom_place_help ();

  kit_shows (k, "start seat-2");
  kit_shows (k, "turn seat-3 7");
  kit_shows (k, "passes 2");
  kit_shows (k, "extra-next seat-1 seat-2");
  kit_shows (k, "after-used haunted-by-breakfast kingdom-to-let");
  /* Nobody holds two. */
  kit_shows (k, "story 1 long-night none");
  kit_shows (k, "story 2 kingdom-to-let seat-2");
  kit_shows (k, "knows seat-2 wrong-soup seat-1 seat-3");
  kit_shows (k, "seed 5");
  kit_set (k, "story 1 kingdom-to-let none");
  kit_shows (k, "story 2 long-night seat-2");
  kit_set (k, "extra-next none");
  kit_set (k, "after-used none");
  kit_set (k, "knows-deck seat-2 none");
  kit_set_fails (k, "extra-next seat-7", "usage");
  kit_set_fails (k, "after-used wrong-soup", "usage");
  kit_set_fails (k, "knows-deck seat-1 4", "usage");
  kit_set_fails (k, "wind sideways", "usage");
  kit_set_fails (k, "start nobody", "usage");
  kit_set_fails (k, "families cinderella", "usage");
  kit_set_fails (k, "nonsense", "unknown key");
  g_assert_nonnull (strstr (help, "set pile CHARACTER"));
  g_assert_nonnull (strstr (help, "\n# CHARACTER: cinderella "));
  g_assert_nonnull (strstr (help, " dragons-pension\n"));
}

static void
a_draft_can_be_set (void)
{
  g_autoptr (Kit) k = kit_begin ("players=2 start=1");

  kit_set (k, "start seat-2");
  kit_set (k, "families wolf none none none hansel gretel none none");
  kit_asks (k, "character", "seat-1");
  kit_set_fails (k, "families wolf none none none none none none none", "in turn");
  kit_set_fails (k, "hand seat-1 wrong-soup", "nobody has cards");
}

/* Every procedure that can be under way is shown, and can be set again. */
static void
amid_an_effect_it_can_be_said_too (void)
{
  KIT (3, "hand seat-1 removal-men", "pile cinderella wrong-soup", "pile grandmother fresh-page");
  g_autofree char *shown = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (Kit) again = kit_new (3, NULL);

  kit_act (k, "removal-men");
  kit_answer (k, "modifier", "wrong-soup");
  shown = gloom_show (&k->s, GLOOM_NONE);
  lines = g_strsplit (shown, "\n", -1);
  for (guint i = 0; lines[i]; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);

      gloom_place (&again->s, (const char *const *) words, NULL, NULL);
    }
  gloom_game.ask (&again->s, &again->ask);
  kit_answer (again, "destination", "wolf");
  kit_shows (again, "pile wolf wrong-soup/seat-1");
  kit_set_fails (k, "hand seat-1 none", "amid an effect");
}

static void
what_is_held_is_somewhere (void)
{
  KIT (3, "hand seat-1 wrong-soup", "hand seat-2 we-gave-at-the-castle");

  kit_act (k, "wrong-soup wolf");
  kit_shows (k, "now 1 no 0 no no seat-2 game:act "
                "play:responded,card=wrong-soup,owner=seat-1,hero=4,laid=seat-1,seat=seat-2,index=1,held=wrong-soup");
}

static void
ids_are_stable (void)
{
  GChecksum *sum = g_checksum_new (G_CHECKSUM_SHA1);

  for (guint card = 0; card < GLOOM_N_CARDS; card++)
    {
      g_checksum_update (sum, (const guchar *) gloom_cards[card].id, -1);
      g_checksum_update (sum, (const guchar *) "\n", 1);
    }
  g_test_message ("%s", g_checksum_get_string (sum));
  g_assert_cmpstr (g_checksum_get_string (sum), ==, "de7a7c23c6e62ea6cd78c7c9519c0db1b6cc8206");
  g_checksum_free (sum);
}

/* Each line is possible, and is not with another word in it. */
static void
what_goes_on_must_fit_the_turn (void)
{
#define SOUP "card=wrong-soup,owner=seat-1,laid=seat-1,seat=seat-2,index=1,held=wrong-soup"
#define DONKEY "card=outlived-by-the-donkey,owner=seat-1,laid=seat-1,seat=seat-2,index=1,held=outlived-by-the-donkey"
#define PORCH "card=ate-the-landladys-porch,hero=0,laid=seat-1"
#define PRINCE "card=still-waiting-for-the-prince,owner=seat-1,hero=0,laid=seat-1,seat=seat-1,index=1,left=1"
  static const struct
  {
    const char *place[2];
    const char *possible;
    const char *not[5];
  } rows[] = {
    { { NULL },
      "now 0 no 0 yes no seat-1 game:action",
      { "now 0 no 0 no no seat-1 game:action",
        "now 0 no 0 yes no seat-1 game:action,hero=3",
        "now 0 no 0 yes no seat-1 game:action,flags=2" } },
    { { "hand seat-2 we-gave-at-the-castle", "pile wolf ended-in-a-footnote" },
      "now 1 no 0 no no seat-2 game:act play:responded,hero=0," SOUP,
      { "now 0 no 0 no no seat-2 game:act play:responded,hero=0," SOUP,
        "now 1 no 0 yes no seat-2 game:act play:responded,hero=0," SOUP,
        "now 1 no 0 no no seat-2 game:act play:responded,hero=4," SOUP,
        "now 1 no 0 no no seat-2 game:act play:responded,flags=2,hero=0," SOUP,
        "now 1 no 0 no no seat-2 game:act play:responded,pick=fresh-page,hero=0," SOUP } },
    { { "hand seat-2 one-more-chapter", "pile cinderella wrong-soup" },
      "now 1 no 0 no no seat-2 game:act play:responded,hero=0," DONKEY,
      { "now 2 no 0 no no seat-2 game:act play:responded,hero=0," DONKEY,
        "now 1 no 0 no no seat-2 game:act play:responded,hero=1," DONKEY } },
    { { "hand seat-1 fresh-page wrong-soup", "pile cinderella ate-the-landladys-porch" },
      "now 1 no 0 no no seat-1 game:act play:acted,owner=seat-1,index=3," PORCH
      " effect:discard,owner=seat-1,seat=seat-1,index=1,left=1," PORCH,
      { "now 1 no 0 no no seat-1 game:act play:acted,owner=seat-1," PORCH
        " effect:discard,owner=seat-1,seat=seat-1,index=1,left=1," PORCH,
        "now 1 no 0 no no seat-1 game:act play:acted,owner=seat-1,index=3,flags=6," PORCH
        " effect:discard,owner=seat-1,seat=seat-1,index=1,left=1," PORCH,
        "now 1 no 0 no no seat-1 game:act play:acted,owner=seat-1,index=3," PORCH
        " effect:discard,owner=seat-2,seat=seat-1,index=1,left=1," PORCH,
        "now 1 no 0 no no seat-1 game:act play:acted,owner=seat-1,index=3," PORCH
        " effect:discard,owner=seat-1,seat=seat-1,left=1," PORCH } },
    { { "pile cinderella still-waiting-for-the-prince" },
      "now 2 no 0 no no seat-1 game:next after:after,owner=seat-1,index=1,flags=64 effect:may," PRINCE,
      { "now 1 no 0 no no seat-1 game:next after:after,owner=seat-1,index=1,flags=64 effect:may," PRINCE,
        "now 2 no 0 no no seat-1 game:next after:after,owner=seat-2,index=1,flags=64 effect:may," PRINCE,
        "now 2 no 0 no no seat-1 game:next after:after,owner=seat-1,index=1,flags=4 effect:may," PRINCE } },
  };
#undef SOUP
#undef DONKEY
#undef PORCH
#undef PRINCE

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      KIT (3, "hand seat-3 fresh-page");

      for (guint j = 0; j < G_N_ELEMENTS (rows[i].place) && rows[i].place[j]; j++)
        kit_set (k, rows[i].place[j]);
      kit_set (k, rows[i].possible);
      for (guint j = 0; j < G_N_ELEMENTS (rows[i].not) && rows[i].not[j]; j++)
        kit_set_fails (k, rows[i].not[j], "impossible");
    }
}

const KitTest kit_position_tests[] = {
  { "position", "nonsense-is-refused", nonsense_is_refused },
  { "position", "a-complete-family-that-is-set-ends-the-game", a_complete_family_that_is_set_ends_the_game },
  { "position", "passes-of-all-that-are-set-end-the-game", passes_of_all_that_are_set_end_the_game },
  { "position", "an-end-that-nothing-brought-is-refused", an_end_that_nothing_brought_is_refused },
  { "position", "a-turn-has-no-more-than-can-be", a_turn_has_no_more_than_can_be },
  { "position", "a-turn-that-is-set-begins", a_turn_that_is_set_begins },
  { "position", "every-part-can-be-set", every_part_can_be_set },
  { "position", "a-draft-can-be-set", a_draft_can_be_set },
  { "position", "amid-an-effect-it-can-be-said-too", amid_an_effect_it_can_be_said_too },
  { "position", "what-is-held-is-somewhere", what_is_held_is_somewhere },
  { "position", "card-ids-are-stable", ids_are_stable },
  { "position", "what-goes-on-must-fit-the-turn", what_goes_on_must_fit_the_turn },
  { NULL },
};
