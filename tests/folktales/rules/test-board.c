/* test-board.c: what must be true of the map of Hungarian Folktales
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <rules/folk-board.h>

#include <math.h>

/* As far as a hero can go in one move. */
#define MAX_MOVE 8

#define MAX_STOPS 4

/* Where the page says that a Folktale card leads. */
typedef struct
{
  /* Who is to be faced or helped. */
  FolkAdventure who;
  /* Steps from the Village to the nearest space, and from there to the Castle. */
  guint from_village;
  guint to_castle;
  /* Steps of the whole tale. */
  guint tour;
  /* The tile that is handed over, or FOLK_NONE. Biscuits and Gold lie on the way. */
  guint give;
  /* The tiles that are brought to the Castle, then FOLK_NONE. */
  guint bring[2];
} Tale;

static const Tale tales[] = {
  { FOLK_WITCH, 40, 13, 54, FOLK_NONE, { FOLK_SEVEN_LEAGUE_BOOTS, FOLK_ENCHANTED_SWORD } },
  { FOLK_DRAGON, 35, 15, 56, FOLK_NONE, { FOLK_ENCHANTED_SWORD, FOLK_WISHING_TABLE } },
  { FOLK_DEVIL, 12, 21, 67, FOLK_NONE, { FOLK_MAGIC_CLOAK, FOLK_SEVEN_LEAGUE_BOOTS } },
  { FOLK_WOLVES, 35, 8, 55, FOLK_NONE, { FOLK_GOLDEN_COMB, FOLK_SEVEN_LEAGUE_BOOTS } },
  { FOLK_ROBBERS, 34, 7, 60, FOLK_NONE, { FOLK_ENCHANTED_SWORD, FOLK_MAGIC_WAND } },
  { FOLK_GIANT, 32, 16, 57, FOLK_NONE, { FOLK_GOLDEN_COMB, FOLK_ENCHANTED_SWORD } },
  { FOLK_LION, 22, 20, 66, FOLK_DOVE, { FOLK_MAGIC_WAND, FOLK_MAGIC_CLOAK } },
  { FOLK_BEAR, 9, 20, 65, FOLK_ROPE, { FOLK_GOLDEN_COMB, FOLK_WISHING_TABLE } },
  { FOLK_KIND_FAIRY, 17, 9, 54, FOLK_GOLDEN_COMB, { FOLK_MAGIC_WAND, FOLK_NONE } },
  { FOLK_COTTAGE, 10, 21, 54, FOLK_NONE, { FOLK_MAGIC_CLOAK, FOLK_WISHING_TABLE } },
  { FOLK_BEGGAR, 21, 8, 86, FOLK_DOG, { FOLK_WISHING_TABLE, FOLK_MAGIC_WAND } },
  { FOLK_DWARF, 26, 23, 66, FOLK_PICKAXE, { FOLK_WISHING_TABLE, FOLK_NONE } },
  { FOLK_OLD_MAN, 12, 17, 56, FOLK_BLACK_CAT, { FOLK_MAGIC_WAND, FOLK_SEVEN_LEAGUE_BOOTS } },
  { FOLK_KING, 31, 19, 74, FOLK_KEY, { FOLK_MAGIC_CLOAK, FOLK_NONE } },
};

static gboolean
is_at (guint         field,
       FolkFieldKind kind,
       guint         what)
{
  const FolkField *f = &folk_board_fields ()[field];

  if (kind == FOLK_KIND_ADVENTURE && what == FOLK_KING)
    return f->kind == FOLK_KIND_PALACE;
  return f->kind == kind && (what == FOLK_NONE || f->what == what);
}

static guint
count (FolkFieldKind kind,
       guint         what)
{
  guint n = 0;

  for (guint i = 0; i < FOLK_N_FIELDS; i++)
    n += is_at (i, kind, what);
  return n;
}

static guint
nearest (guint         from,
         FolkFieldKind kind,
         guint         what)
{
  guint best = FOLK_FAR;

  for (guint i = 0; i < FOLK_N_ON_FOOT; i++)
    if (is_at (i, kind, what))
      best = MIN (best, folk_board_distance (from, i));
  return best;
}

static gboolean
is_dead_end (guint field)
{
  return g_str_equal (folk_board_fields ()[field].id, "bd4") || g_str_equal (folk_board_fields ()[field].id, "si4");
}

static gboolean
stops_moves (guint field)
{
  return field == FOLK_CITY || field == FOLK_PALACE || field == FOLK_CASTLE || is_dead_end (field);
}

static void
everything_is_connected (void)
{
  for (guint i = 0; i < FOLK_N_ON_FOOT; i++)
    for (guint j = 0; j < FOLK_N_ON_FOOT; j++)
      {
        g_assert_cmpuint (folk_board_distance (i, j), <, FOLK_FAR);
        g_assert_cmpuint (folk_board_distance (i, j), ==, folk_board_distance (j, i));
        g_assert_true ((folk_board_distance (i, j) == 0) == (i == j));
      }
  for (guint i = FOLK_N_ON_FOOT; i < FOLK_N_FIELDS; i++)
    {
      g_assert_cmpuint (folk_board_distance (i, FOLK_VILLAGE), ==, FOLK_FAR);
      g_assert_cmpuint (folk_board_distance (FOLK_VILLAGE, i), ==, FOLK_FAR);
      g_assert_cmpuint (folk_board_distance (i, i), ==, 0);
    }
}

static void
all_but_dead_ends_lead_on (void)
{
  const FolkField *fields = folk_board_fields ();
  guint n_ends = 0;

  for (guint i = 0; i < FOLK_N_ON_FOOT; i++)
    {
      n_ends += is_dead_end (i);
      if (is_dead_end (i))
        g_assert_cmpuint (fields[i].n_neighbours, ==, 1);
      else if (i < FOLK_N_JUNCTIONS)
        g_assert_cmpuint (fields[i].n_neighbours, >=, 2);
      else
        g_assert_cmpuint (fields[i].n_neighbours, ==, 2);
      for (guint k = 0; k < fields[i].n_neighbours; k++)
        g_assert_cmpuint (folk_board_distance (i, fields[i].neighbours[k]), ==, 1);
    }
  g_assert_cmpuint (n_ends, ==, 2);
  g_assert_cmpuint (fields[FOLK_CASTLE_CROSS].n_neighbours, ==, 4);
}

static void
every_tile_of_the_land_is_found (void)
{
  for (guint tile = 0; tile < FOLK_N_TILES; tile++)
    if (tile >= FOLK_FIRST_USEFUL && tile < FOLK_TRICKSTER)
      g_assert_cmpuint (count (FOLK_KIND_TILE, tile), >=, 1);
    else
      g_assert_cmpuint (count (FOLK_KIND_TILE, tile), ==, 0);
  for (guint who = 0; who < FOLK_N_ADVENTURES; who++)
    g_assert_cmpuint (count (FOLK_KIND_ADVENTURE, who), >=, 1);
  for (guint food = 0; food < FOLK_N_FOODS; food++)
    g_assert_cmpuint (count (FOLK_KIND_FOOD, food), >=, 1);
}

static void
shortcut_ends_are_pairs (void)
{
  /* How long the page says they are: path fields, and the same on foot. */
  static const struct
  {
    const char *ends[2];
    guint n_path_fields;
    guint on_foot;
  } shortcuts[FOLK_N_SHORTCUTS] = {
    [FOLK_SHORTCUT_SEA] = { { "bs3", "xc4" }, 2, 14 },    [FOLK_SHORTCUT_TUNNEL] = { { "cr3", "cr12" }, 2, 9 },
    [FOLK_SHORTCUT_GORGE] = { { "bh2", "bh10" }, 1, 8 },  [FOLK_SHORTCUT_PATH] = { { "rt3", "qk1" }, 1, 10 },
    [FOLK_SHORTCUT_GRIFFIN] = { { "gx4", "cr1" }, 1, 13 }, [FOLK_SHORTCUT_WAGON] = { { "hp9", "hc5" }, 1, 14 },
  };
  const FolkField *fields = folk_board_fields ();

  for (guint s = 0; s < FOLK_N_SHORTCUTS; s++)
    {
      g_assert_cmpuint (count (FOLK_KIND_SHORTCUT, s), ==, 2);
      g_assert_cmpuint (count (FOLK_KIND_PATH, s), ==, shortcuts[s].n_path_fields);
      for (guint e = 0; e < 2; e++)
        {
          guint end = folk_board_find (shortcuts[s].ends[e]);
          guint other = folk_board_find (shortcuts[s].ends[1 - e]);
          guint before = end;
          guint here = fields[end].path;

          g_assert_cmpuint (fields[end].other_end, ==, other);
          g_assert_cmpuint (folk_board_distance (end, other), ==, shortcuts[s].on_foot);
          /* Walking on along the path, one comes out at the other end. */
          for (guint i = 0; i < shortcuts[s].n_path_fields; i++)
            {
              guint next = fields[here].neighbours[fields[here].neighbours[0] == before];

              g_assert_cmpuint (fields[here].kind, ==, FOLK_KIND_PATH);
              before = here;
              here = next;
            }
          g_assert_cmpuint (here, ==, other);
        }
    }
}

static void
steps_are_those_of_the_page (void)
{
  g_assert_cmpuint (folk_board_distance (FOLK_VILLAGE, FOLK_CASTLE), ==, 27);
  g_assert_cmpuint (folk_board_distance (FOLK_VILLAGE, FOLK_CITY), ==, 27);
  g_assert_cmpuint (folk_board_distance (FOLK_VILLAGE, FOLK_PALACE), ==, 31);
  for (guint i = 0; i < G_N_ELEMENTS (tales); i++)
    {
      g_assert_cmpuint (nearest (FOLK_VILLAGE, FOLK_KIND_ADVENTURE, tales[i].who), ==, tales[i].from_village);
      g_assert_cmpuint (nearest (FOLK_CASTLE, FOLK_KIND_ADVENTURE, tales[i].who), ==, tales[i].to_castle);
    }
}

/* Returns the fewest steps from a field through all stops that are left to the
 * Castle. Stop 0 is what is handed over, which comes before the quest, stop 1. */
static guint
walk_tour (const Tale *tale,
           guint       from,
           guint       left)
{
  guint stops[MAX_STOPS] = { tale->give, tale->who, tale->bring[0], tale->bring[1] };
  guint best = G_MAXUINT;

  if (left == 0)
    return folk_board_distance (from, FOLK_CASTLE);
  for (guint s = 0; s < MAX_STOPS; s++)
    {
      if (!(left & 1 << s) || (s == 1 && left & 1))
        continue;
      for (guint i = 0; i < FOLK_N_ON_FOOT; i++)
        if (is_at (i, s == 1 ? FOLK_KIND_ADVENTURE : FOLK_KIND_TILE, stops[s]))
          best = MIN (best, folk_board_distance (from, i) + walk_tour (tale, i, left & ~(1u << s)));
    }
  return best;
}

static guint
get_tour (const Tale *tale)
{
  guint left = 1 << 1 | 1 << 2;

  if (tale->give != FOLK_NONE)
    left |= 1 << 0;
  if (tale->bring[1] != FOLK_NONE)
    left |= 1 << 3;
  return walk_tour (tale, FOLK_VILLAGE, left);
}

static void
tours_are_those_of_the_page (void)
{
  guint shortest = G_MAXUINT;
  guint longest = 0;

  for (guint i = 0; i < G_N_ELEMENTS (tales); i++)
    {
      guint tour = get_tour (&tales[i]);

      if (tour != tales[i].tour)
        g_error ("the tale of %s takes %u steps, not %u", folk_adventure_ids[tales[i].who], tour, tales[i].tour);
      shortest = MIN (shortest, tour);
      longest = MAX (longest, tour);
    }
  g_assert_cmpuint (longest * 10, <=, shortest * 16);
}

/* Returns the steps of the shortest ring through a way between two fields: there
 * over it, and back by any other. */
static guint
ring_over (guint a,
           guint b)
{
  const FolkField *fields = folk_board_fields ();
  guint steps[FOLK_N_ON_FOOT];
  guint queue[FOLK_N_ON_FOOT];
  guint n = 1;

  for (guint i = 0; i < FOLK_N_ON_FOOT; i++)
    steps[i] = G_MAXUINT;
  steps[a] = 0;
  queue[0] = a;
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < fields[queue[i]].n_neighbours; k++)
      {
        guint next = fields[queue[i]].neighbours[k];

        if ((queue[i] == a && next == b) || steps[next] != G_MAXUINT)
          continue;
        steps[next] = steps[queue[i]] + 1;
        queue[n++] = next;
      }
  return steps[b] == G_MAXUINT ? G_MAXUINT : steps[b] + 1;
}

static void
no_ring_meets_itself (void)
{
  const FolkField *fields = folk_board_fields ();
  guint shortest = G_MAXUINT;

  for (guint i = 0; i < FOLK_N_ON_FOOT; i++)
    for (guint k = 0; k < fields[i].n_neighbours; k++)
      shortest = MIN (shortest, ring_over (i, fields[i].neighbours[k]));
  g_assert_cmpuint (shortest, ==, 16);
  g_assert_cmpuint (shortest, >=, 2 * MAX_MOVE);
}

/* Returns how many ways of so many steps there are, never turning round. */
static guint
count_ways (guint field,
            guint before,
            guint steps)
{
  const FolkField *f = &folk_board_fields ()[field];
  guint n = 0;

  if (steps == 0 || (before != FOLK_NONE && stops_moves (field)))
    return 1;
  for (guint k = 0; k < f->n_neighbours; k++)
    if (f->neighbours[k] != before)
      n += count_ways (f->neighbours[k], field, steps - 1);
  return n;
}

static void
choices_are_few (void)
{
  guint most = 0;

  for (guint i = 0; i < FOLK_N_ON_FOOT; i++)
    for (guint steps = 1; steps <= MAX_MOVE; steps++)
      most = MAX (most, count_ways (i, FOLK_NONE, steps));
  g_test_message ("%u ways", most);
  g_assert_cmpuint (most, >=, 4);
  g_assert_cmpuint (most, <=, 7);
}

static void
kinds_are_counted (void)
{
  g_assert_cmpuint (count (FOLK_KIND_ADVENTURE, FOLK_NONE), ==, 33);
  g_assert_cmpuint (count (FOLK_KIND_FOOD, FOLK_NONE), ==, 25);
  g_assert_cmpuint (count (FOLK_KIND_RED, FOLK_NONE), ==, 10);
  g_assert_cmpuint (count (FOLK_KIND_BAD_LUCK, FOLK_NONE), ==, 5);
  g_assert_cmpuint (count (FOLK_KIND_BONUS, FOLK_NONE), ==, 5);
  g_assert_cmpuint (count (FOLK_KIND_SORCERER, FOLK_NONE), ==, 1);
  g_assert_cmpuint (count (FOLK_KIND_PATH, FOLK_NONE), ==, FOLK_N_PATH_FIELDS);
}

static void
lands_begin_where_the_page_says (void)
{
  static const struct
  {
    const char *id;
    FolkLand land;
  } samples[] = {
    { "vf5", FOLK_LAND_WHEAT_FIELDS },   { "vf6", FOLK_LAND_MEADOW },       { "vb2", FOLK_LAND_WHEAT_FIELDS },
    { "vb3", FOLK_LAND_BARE_LANDS },     { "bs1", FOLK_LAND_BARE_LANDS },   { "bs2", FOLK_LAND_SHORE },
    { "bh2", FOLK_LAND_BARE_LANDS },     { "bh3", FOLK_LAND_GORGE },        { "cr3", FOLK_LAND_FOOTHILLS },
    { "cr4", FOLK_LAND_GLASS_MOUNTAIN }, { "cr11", FOLK_LAND_GLASS_MOUNTAIN }, { "cr12", FOLK_LAND_FOOTHILLS },
    { "qk2", FOLK_LAND_DARK_WOODS },     { "qk3", FOLK_LAND_CASTLE_PARK },  { "village", FOLK_LAND_WHEAT_FIELDS },
    { "thorn-gate", FOLK_LAND_DARK_WOODS },
  };
  const FolkField *fields = folk_board_fields ();

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    g_assert_cmpuint (fields[folk_board_find (samples[i].id)].land, ==, samples[i].land);
  for (guint i = 0; i < FOLK_N_FIELDS; i++)
    g_assert_true ((fields[i].land == FOLK_NONE) == (i >= FOLK_N_ON_FOOT));
}

static void
ids_are_found_again (void)
{
  const FolkField *fields = folk_board_fields ();

  for (guint i = 0; i < FOLK_N_FIELDS; i++)
    g_assert_cmpuint (folk_board_find (fields[i].id), ==, i);
  g_assert_cmpuint (folk_board_find ("nowhere"), ==, FOLK_NONE);
  g_assert_cmpuint (folk_board_find ("castle"), ==, FOLK_CASTLE);
  g_assert_cmpuint (folk_board_find ("vf1"), ==, FOLK_N_JUNCTIONS);
}

/* Each field is on the map, and at the smallest size it is drawn at none touches
 * another: at 5.95 units a grid step they are 24 across. */
static void
fields_have_room (void)
{
  const FolkField *fields = folk_board_fields ();

  for (guint i = 0; i < FOLK_N_FIELDS; i++)
    {
      g_assert_cmpfloat (fields[i].x, >=, 2);
      g_assert_cmpfloat (fields[i].x, <=, FOLK_BOARD_WIDTH - 2);
      g_assert_cmpfloat (fields[i].y, >=, 2);
      g_assert_cmpfloat (fields[i].y, <=, FOLK_BOARD_HEIGHT - 2);
      for (guint j = 0; j < i; j++)
        if (hypot (fields[i].x - fields[j].x, fields[i].y - fields[j].y) < 4.4)
          g_error ("%s and %s lie upon each other", fields[i].id, fields[j].id);
    }
}

/* The fields of a way are equally far apart, as far as a bend lets them. */
static void
steps_look_alike (void)
{
  const FolkField *fields = folk_board_fields ();

  for (guint i = FOLK_N_JUNCTIONS + 1; i < FOLK_N_ON_FOOT; i++)
    {
      const FolkField *f = &fields[i];
      double length = hypot (f->x - fields[i - 1].x, f->y - fields[i - 1].y);

      if (f->way != fields[i - 1].way)
        continue;
      g_assert_cmpfloat (length, >=, 4.4);
      g_assert_cmpfloat (length, <=, 8.5);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/folktales/board/everything-is-connected", everything_is_connected);
  g_test_add_func ("/folktales/board/all-but-dead-ends-lead-on", all_but_dead_ends_lead_on);
  g_test_add_func ("/folktales/board/every-tile-of-the-land-is-found", every_tile_of_the_land_is_found);
  g_test_add_func ("/folktales/board/shortcut-ends-are-pairs", shortcut_ends_are_pairs);
  g_test_add_func ("/folktales/board/steps-are-those-of-the-page", steps_are_those_of_the_page);
  g_test_add_func ("/folktales/board/tours-are-those-of-the-page", tours_are_those_of_the_page);
  g_test_add_func ("/folktales/board/no-ring-meets-itself", no_ring_meets_itself);
  g_test_add_func ("/folktales/board/choices-are-few", choices_are_few);
  g_test_add_func ("/folktales/board/kinds-are-counted", kinds_are_counted);
  g_test_add_func ("/folktales/board/lands-begin-where-the-page-says", lands_begin_where_the_page_says);
  g_test_add_func ("/folktales/board/ids-are-found-again", ids_are_found_again);
  g_test_add_func ("/folktales/board/fields-have-room", fields_have_room);
  g_test_add_func ("/folktales/board/steps-look-alike", steps_look_alike);
  return g_test_run ();
}
