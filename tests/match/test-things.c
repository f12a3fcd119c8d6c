/* test-things.c: names of what lies on a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <bramble-thing.h>

static void
test_names (void)
{
  static const struct
  {
    const char *name;
    const char *kind;
    const char *id;
  } rows[] = {
    { "deck", "deck", NULL },
    { "fable/wolf", "fable", "wolf" },
    { "site/2/1", "site", "2/1" },
    { "seat/", "seat", "" },
    { NULL, NULL, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BrambleThing thing = bramble_thing_parse (rows[i].name);

      g_assert_cmpstr (thing.kind, ==, rows[i].kind);
      g_assert_cmpstr (thing.id, ==, rows[i].id);
      g_assert_cmpstr (bramble_thing_get_name (thing), ==, rows[i].name);
      g_assert_true (bramble_thing_is (thing, rows[i].kind));
      g_assert_false (bramble_thing_is (thing, "fab"));
      if (rows[i].name)
        g_assert_true (bramble_thing_equal (thing, bramble_thing (rows[i].kind, rows[i].id)));
    }
  g_assert_null (bramble_thing_parse ("").kind);
  g_assert_false (bramble_thing_equal (bramble_thing ("fable", "wolf"), bramble_thing ("fable", "giant")));
  g_assert_false (bramble_thing_equal (bramble_thing ("fable", "wolf"), bramble_thing ("monster", "wolf")));
  g_assert_false (bramble_thing_equal (bramble_thing ("fable", NULL), BRAMBLE_NO_THING));
}

/* What is counted is called from one on, and found again from nought on. */
static void
test_numbers (void)
{
  static const char *const others[] = { "seat", "seat/", "seat/0", "seat/x", "seat/-1", "seat/2x", "seat/1/2",
                                        "seat/99999999999", "set/1" };
  guint first = 0;
  guint second = 0;

  g_assert_cmpstr (bramble_thing_get_name (bramble_thing_number ("seat", 1)), ==, "seat/2");
  g_assert_cmpstr (bramble_thing_get_name (bramble_thing_numbers ("site", 1, 0)), ==, "site/2/1");
  g_assert_true (bramble_thing_is_number (bramble_thing_parse ("seat/2"), "seat", &first));
  g_assert_cmpuint (first, ==, 1);
  g_assert_true (bramble_thing_is_numbers (bramble_thing_parse ("site/3/1"), "site", &first, &second));
  g_assert_cmpuint (first, ==, 2);
  g_assert_cmpuint (second, ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (bramble_thing_is_number (bramble_thing_parse (others[i]), "seat", &first));
  g_assert_false (bramble_thing_is_numbers (bramble_thing_parse ("site/3"), "site", &first, &second));
  g_assert_false (bramble_thing_is_numbers (bramble_thing_parse ("site/3/1/1"), "site", &first, &second));
}

static void
test_several (void)
{
  g_autoptr (GArray) things = bramble_things_new ();

  bramble_things_add (things, bramble_thing ("fable", "wolf"));
  bramble_things_add (things, bramble_thing ("deck", NULL));
  bramble_things_add (things, bramble_thing_parse ("fable/wolf"));
  bramble_things_add (things, BRAMBLE_NO_THING);
  g_assert_cmpuint (things->len, ==, 2);
  g_assert_true (bramble_things_contain (things, bramble_thing_parse ("deck")));
  g_assert_false (bramble_things_contain (things, bramble_thing ("fable", "giant")));
  g_assert_false (bramble_things_contain (things, BRAMBLE_NO_THING));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/things/names", test_names);
  g_test_add_func ("/things/numbers", test_numbers);
  g_test_add_func ("/things/several", test_several);
  return g_test_run ();
}
