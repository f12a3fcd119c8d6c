/* test-table.c: what lies on the table is in its models, with the right words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "worlds.h"
#include "test-setup.h"

/* One thing in a list: its id, in brackets when it lies face down, and whose it
 * is where that is not plain. */
static void
add_item (GString *text,
          GObject *object)
{
  BrambleItem *item;

  if (text->len > 0)
    g_string_append_c (text, ' ');
  if (!BRAMBLE_IS_ITEM (object))
    {
      g_string_append (text, G_OBJECT_TYPE_NAME (object));
      return;
    }

  item = BRAMBLE_ITEM (object);
  if (bramble_item_get_hidden (item))
    g_string_append_c (text, '[');
  g_string_append_printf (text, "%s:%s", bramble_item_get_kind (item), bramble_item_get_id (item));
  if (bramble_item_get_seat (item) >= 0)
    g_string_append_printf (text, "@%d", bramble_item_get_seat (item) + 1);
  if (bramble_item_get_count (item) != 1)
    g_string_append_printf (text, "*%u", bramble_item_get_count (item));
  if (bramble_item_get_hidden (item))
    g_string_append_c (text, ']');
}

/* What a path of properties and positions leads to, "players.0.straw". */
static char *
look (GObject    *root,
      const char *path)
{
  g_auto (GStrv) names = g_strsplit (path, ".", -1);
  g_autoptr (GObject) object = g_object_ref (root);
  GString *text;

  for (guint i = 0; names[i]; i++)
    {
      g_auto (GValue) value = G_VALUE_INIT;

      if (g_ascii_isdigit (*names[i]))
        {
          GObject *item = g_list_model_get_item (G_LIST_MODEL (object), (guint) g_ascii_strtoull (names[i], NULL, 10));

          g_assert_nonnull (item);
          g_object_unref (object);
          object = item;
          continue;
        }
      g_object_get_property (object, names[i], &value);
      if (G_VALUE_HOLDS_STRING (&value))
        return g_value_dup_string (&value);
      if (!G_VALUE_HOLDS_OBJECT (&value))
        return g_strdup_value_contents (&value);
      g_set_object (&object, g_value_get_object (&value));
    }

  text = g_string_new (NULL);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (object)); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (object), i);

      add_item (text, item);
    }
  return g_string_free (text, FALSE);
}

typedef struct
{
  const char *path;
  const char *value;
} Seen;

typedef struct
{
  const char *name;
  guint seats;
  const char *position; /* commands, separated by semicolons */
  const char *answers;  /* ids of options, separated by blanks; or NULL */
  int viewer;
  Seen seen[12];
} Case;

#define BACKS "[back:gather@2] [back:gather@2] [back:gather@2]"

static const Case cases[] = {
  { "beginning", 4, "start seat-2", NULL, BRAMBLE_VIEWER_NOBODY, {
      { "window", "plan" },
      { "window-name", "Planning" },
      { "round", "1" },
      { "viewer", "-1" },
      { "deck-size", "56" },
      { "friend-deck-size", "25" },
      { "locations.3.id", "market" },
      { "locations.3.name", "Market" },
      { "locations.3.brick", "1" },
      { "players.1.starting", "TRUE" },
      { "players.3.name", "Dan" },
      { "players.3.pig", "green" },
    } },
  { "supply", 2, "house seat-1 1 straw roof;house seat-2 1 brick floor;bonus straw seat-1", NULL, 0, {
      { "supply", "section:straw-floor*4 section:straw-walls*4 section:straw-roof*4 "
                  "section:wood-floor*5 section:wood-walls*5 section:wood-roof*5 "
                  "section:brick-floor*4 section:brick-walls*5 section:brick-roof*5" },
      { "supply.1.name", "Straw Walls" },
      { "bonuses", "bonus:straw@1 bonus:wood bonus:brick" },
      { "players.0.bonus", "First Builder Bonus: Straw" },
      { "players.1.bonus", NULL },
      { "players.0.houses", "1" },
      { "players.0.sites.0.type", "straw" },
      { "players.0.sites.0.complete", "TRUE" },
      { "players.0.sites.0.description", "Complete Straw house" },
      { "players.1.sites.0.description", "Brick house: Floor" },
      { "players.1.sites.1.description", "Free Build Site" },
      { "players.1.sites.1.type", NULL },
    } },
  { "corner", 3, "corner seat-2;house seat-2 6 wood walls", NULL, 0, {
      { "players.0.sites.n-items", "5" },
      { "players.1.sites.n-items", "6" },
      { "players.1.sites.5.corner", "TRUE" },
      { "players.1.sites.5.height", "2" },
      { "players.1.sites.5.description", "Wood house: Floor and Walls (Cutting Corners)" },
      { "players.1.sites.4.corner", "FALSE" },
    } },
  { "resources", 3, "resources seat-1 3 0 7;friend seat-1 rapunzel;tower seat-1 4 2 0;gathered seat-2 1 2 3;"
                    "actions seat-3 5;pile forest 0 9 0", NULL, 1, {
      { "players.0.straw", "3" },
      { "players.0.wood", "0" },
      { "players.0.brick", "7" },
      { "players.0.tower", "4 Straw and 2 Wood" },
      { "players.0.gathered", NULL },
      { "players.0.friend", "friend:rapunzel@1" },
      { "players.1.gathered", "1 Straw, 2 Wood and 3 Brick" },
      { "players.1.friend", "" },
      { "players.2.actions", "5" },
      { "locations.1.wood", "9" },
    } },
  { "hands", 3, "hand seat-1 wolf wolf roar;hand seat-2 dragon;discard giant taxation;friend-discard aladdin", NULL, 0, {
      { "players.0.hand", "fable:roar@1 fable:wolf@1 fable:wolf@1" },
      { "players.0.hand.1.name", "Wolf" },
      { "players.0.hand-size", "3" },
      { "players.0.gathers", "gather:fields@1 gather:forest@1 gather:brickyard@1" },
      { "players.0.gathers.0.name", "Fields" },
      { "players.0.gathers.0.note", NULL },
      { "players.1.hand", "[back:fable@2]" },
      { "players.1.hand.0.text", NULL },
      { "players.1.gathers", BACKS },
      { "friend-discard", "friend:aladdin" },
    } },
  { "mermaid", 3, "friend seat-1 little-mermaid fields forest", NULL, 0, {
      { "players.0.gathers", "gather:fields@1 gather:forest@1 gather:brickyard@1" },
      { "players.0.gathers.1.note", NULL },
      { "players.0.gathers.2.note",
        "It lies under the Little Mermaid and cannot be played while she is with you." },
    } },
  { "mermaid-of-another", 3, "friend seat-2 little-mermaid fields forest", NULL, 0, {
      { "players.1.gathers", BACKS },
      { "players.1.gathers.2.note", NULL },
    } },
  { "own-plan", 2, "hand seat-1 wolf roar;start seat-1", "forest roar", 0, {
      { "players.0.front", "[gather:forest@1] [fable:roar@1]" },
      { "players.0.hand", "fable:wolf@1" },
      { "players.0.gathers", "gather:fields@1 gather:brickyard@1" },
      { "players.0.planned", "FALSE" },
      { "players.0.asked", "FALSE" },
      { "players.1.asked", "TRUE" },
      { "players.0.location", "home" },
    } },
  { "plan-of-another", 2, "hand seat-1 wolf roar;start seat-1", "forest roar", 1, {
      { "players.0.front", "" },
      { "players.0.hand", "[back:fable@1] [back:fable@1]" },
      { "players.0.gathers", "[back:gather@1] [back:gather@1] [back:gather@1]" },
      { "players.0.planned", "FALSE" },
    } },
  { "fables-revealed", 2, "hand seat-1 wolf;start seat-1", "forest wolf fields", 1, {
      { "window", "fables" },
      { "players.0.front", "[back:gather@1] fable:wolf@1" },
      { "players.1.front", "[gather:fields@2]" },
      { "players.0.planned", "TRUE" },
    } },
  { "pigs", 2, "hand seat-1 wolf;start seat-1;friend seat-1 wood-cutter", "forest wolf forest forest", BRAMBLE_VIEWER_NOBODY, {
      { "locations.1.pigs", "pig:seat-1@1 pig:seat-2@2" },
      { "locations.1.pigs.1.name", "Ben" },
      { "locations.1.monsters", "monster:wolf@1" },
      { "players.0.location", "forest" },
      { "players.1.front", "gather:forest@2" },
      { "locations.0.pigs", "" },
    } },
  { "uniques", 3, "unique fields lonely-castle;next seat-2 fairy-food forest;next seat-3 taxation;laid seat-3 hired-help",
    NULL, 0, {
      { "locations.0.cards", "unique:lonely-castle" },
      { "locations.1.cards", "fable:fairy-food@2" },
      { "players.1.next", "" },
      { "players.2.next", "fable:taxation@3 fable:hired-help@3" },
    } },
  { "discard", 2, "discard giant taxation roar;window build;start seat-1;friend seat-1 goldilocks;deck wolf dragon wolf roar",
    "special", 0, {
      { "looked-at", "fable:wolf@1 fable:dragon@1 fable:wolf@1" },
      { "discard.n-items", "3" },
      { "turned-up", "" },
    } },
  { "looked-at-by-another", 2, "window build;start seat-1;friend seat-1 goldilocks;deck wolf dragon wolf roar",
    "special", 1, {
      { "looked-at", "" },
    } },
  { "turned-up", 2, "window build;start seat-1;resources seat-1 9 9 9;house seat-1 1 straw floor;"
                    "friend-deck snow-white aladdin", "build-straw-walls-site-1", 1, {
      { "turned-up", "friend:snow-white" },
      { "friend-deck-size", "24" },
    } },
  { "said", 2, "start seat-1;friend seat-1 aladdin;friend seat-2 pinocchio;window start", "alone forest", 0, {
      { "players.0.declared", "Expects to be alone" },
      { "players.1.declared", "Says: I am going to the Forest" },
    } },
};

static World *
set_up (const Case *c)
{
  BrambleSetup setup = test_setup (c->seats, 1, 0, "all", NULL);
  g_auto (GStrv) commands = g_strsplit (c->position, ";", -1);
  g_auto (GStrv) answers = g_strsplit (c->answers ? c->answers : "", " ", -1);
  BrambleRecord *record = world_record (&setup);
  World *world;

  for (guint i = 0; commands[i]; i++)
    {
      g_autoptr (GError) error = NULL;

      bramble_record_set (record, commands[i], &error);
      g_assert_no_error (error);
    }
  world = world_new (record, c->viewer);
  for (guint i = 0; answers[i]; i++)
    {
      BrambleAsk ask;
      int option;

      grimm_game.ask (bramble_record_now (record), &ask);
      option = bramble_ask_find_option (&grimm_game, &ask, answers[i]);
      if (option < 0)
        g_error ("%s: %s is no answer to %s", c->name, answers[i], grimm_game.ask_id (&ask));
      bramble_match_answer (world->match, (guint) option);
    }

  return world;
}

static void
shows (gconstpointer data)
{
  const Case *c = data;
  g_autoptr (World) world = set_up (c);

  for (guint i = 0; i < G_N_ELEMENTS (c->seen) && c->seen[i].path; i++)
    {
      g_autofree char *value = look (G_OBJECT (world->table), c->seen[i].path);

      if (g_strcmp0 (value, c->seen[i].value) != 0)
        g_test_message ("%s is not what it should be", c->seen[i].path);
      g_assert_cmpstr (value, ==, c->seen[i].value);
    }
}

/* Every Fable says what it does. */
static void
says_every_fable (void)
{
  for (guint fable = 0; fable < GRIMM_N_FABLES; fable++)
    {
      g_autofree char *position = g_strdup_printf ("hand seat-1 %s", grimm_cards[fable].id);
      Case c = { .name = "card", .seats = 2, .position = position };
      g_autoptr (World) world = set_up (&c);
      g_autofree char *id = look (G_OBJECT (world->table), "players.0.hand.0.id");
      g_autofree char *name = look (G_OBJECT (world->table), "players.0.hand.0.name");
      g_autofree char *text = look (G_OBJECT (world->table), "players.0.hand.0.text");

      g_assert_cmpstr (id, ==, grimm_cards[fable].id);
      g_assert_cmpstr (name, ==, grimm_card_name (fable));
      g_assert_cmpstr (text, ==, grimm_card_text (0, fable));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/table/shows/%s", cases[i].name);

      g_test_add_data_func (path, &cases[i], shows);
    }
  g_test_add_func ("/table/says-every-fable", says_every_fable);
  return g_test_run ();
}
