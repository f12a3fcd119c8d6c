/* folk-board.c: the map of Hungarian Folktales as data
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tables below are the map; all else is made from them, once, when somebody
 * first asks. A field that is moved here is moved everywhere.
 */

#include "folk-board.h"

#include <math.h>
#include <string.h>

#define MAX_ON_WAY 12
#define MAX_LANDS 3
#define MAX_BENDS 6
#define MAX_ON_PATH 2

/* Points of the curve between two bends: enough that even distances are even. */
#define CUTS 32

/* A place on the grid. */
typedef struct
{
  /* From the left. */
  double x;
  /* From the top. */
  double y;
} Place;

/* Where ways meet. */
typedef struct
{
  /* Its id as a field. */
  const char *id;
  /* What it is. */
  FolkFieldKind kind;
  /* The land it lies in. */
  FolkLand land;
  /* Where on the grid. */
  Place place;
} Junction;

/* The fields of a way up to this number lie in a land. */
typedef struct
{
  /* Which land. */
  FolkLand land;
  /* The last field of it. */
  guint last;
} Stretch;

/* What a field is, and which of its kind. */
typedef struct
{
  /* A FolkFieldKind. */
  guint8 kind;
  /* FOLK_NONE, or which food, tile, adventure or shortcut. */
  guint8 what;
  /* TRUE for every field that is there: a way ends at the first that is not. */
  gboolean there;
} Mark;

/* A way between two junctions, or from one to a dead end. */
typedef struct
{
  /* The ids of its fields begin with it. */
  const char *id;
  /* Where it begins. */
  guint8 from;
  /* Where it ends; FOLK_NONE: at its last field. */
  guint8 to;
  /* Its lands in order. */
  Stretch lands[MAX_LANDS];
  /* Its fields in order. */
  Mark fields[MAX_ON_WAY];
  /* The curve goes through these on its way; the last one of a dead end is its
   * last field. */
  Place bends[MAX_BENDS];
} Way;

#define FIELD(kind, what) { FOLK_KIND_##kind, what, TRUE }
#define PLAIN FIELD (PLAIN, FOLK_NONE)
#define ADVICE FIELD (ADVICE, FOLK_NONE)
#define GOLD FIELD (GOLD, FOLK_NONE)
#define RED FIELD (RED, FOLK_NONE)
#define BONUS FIELD (BONUS, FOLK_NONE)
#define BAD_LUCK FIELD (BAD_LUCK, FOLK_NONE)
#define SORCERER FIELD (SORCERER, FOLK_NONE)
#define FOOD(food) FIELD (FOOD, FOLK_##food)
#define TILE(tile) FIELD (TILE, FOLK_##tile)
#define END(shortcut) FIELD (SHORTCUT, FOLK_SHORTCUT_##shortcut)
#define MEET(who) FIELD (ADVENTURE, FOLK_##who)
#define MEET_2(who) MEET (who), MEET (who)
#define MEET_3(who) MEET (who), MEET_2 (who)
#define LAND(land, last) { FOLK_LAND_##land, last }

static const Junction junctions[FOLK_N_JUNCTIONS] = {
  [FOLK_VILLAGE] = { "village", FOLK_KIND_VILLAGE, FOLK_LAND_WHEAT_FIELDS, { 14, 86 } },
  [FOLK_FOREST_GATE] = { "forest-gate", FOLK_KIND_PLAIN, FOLK_LAND_MEADOW, { 18, 52 } },
  [FOLK_HOLLOW_OAK] = { "hollow-oak", FOLK_KIND_PLAIN, FOLK_LAND_ROUND_FOREST, { 30, 20 } },
  [FOLK_CASTLE_CROSS] = { "castle-cross", FOLK_KIND_PLAIN, FOLK_LAND_CASTLE_PARK, { 78, 30 } },
  [FOLK_CASTLE] = { "castle", FOLK_KIND_CASTLE, FOLK_LAND_CASTLE_PARK, { 86, 8 } },
  [FOLK_BARE_CROSSROADS] = { "bare-crossroads", FOLK_KIND_PLAIN, FOLK_LAND_BARE_LANDS, { 46, 78 } },
  [FOLK_REED_SHORE] = { "reed-shore", FOLK_KIND_PLAIN, FOLK_LAND_SHORE, { 58, 50 } },
  [FOLK_CITY] = { "city", FOLK_KIND_CITY, FOLK_LAND_FOOTHILLS, { 100, 42 } },
  [FOLK_HILL_GATE] = { "hill-gate", FOLK_KIND_PLAIN, FOLK_LAND_HILL_COUNTRY, { 92, 76 } },
  [FOLK_PALACE] = { "palace", FOLK_KIND_PALACE, FOLK_LAND_ORCHARDS, { 146, 88 } },
  [FOLK_RAVEN_GATE] = { "raven-gate", FOLK_KIND_PLAIN, FOLK_LAND_DARK_WOODS, { 122, 26 } },
  [FOLK_THORN_GATE] = { "thorn-gate", FOLK_KIND_PLAIN, FOLK_LAND_DARK_WOODS, { 146, 48 } },
  [FOLK_OWL_GATE] = { "owl-gate", FOLK_KIND_PLAIN, FOLK_LAND_DARK_WOODS, { 126, 8 } },
};

static const Way ways[FOLK_N_WAYS] = {
  { "vf", FOLK_VILLAGE, FOLK_FOREST_GATE,
    { LAND (WHEAT_FIELDS, 5), LAND (MEADOW, 7) },
    { FOOD (WHEAT), PLAIN, FOOD (WHEAT), ADVICE, FOOD (WHEAT), FOOD (GOURD), RED },
    { { 8.5, 77 }, { 14.5, 70 }, { 9.5, 59.5 } } },
  { "fw", FOLK_FOREST_GATE, FOLK_HOLLOW_OAK,
    { LAND (ROUND_FOREST, 8) },
    { FOOD (PEARS), MEET_2 (COTTAGE), TILE (MAGIC_WAND), TILE (BLACK_CAT), FOOD (PEARS), MEET_2 (FOX) },
    { { 10, 44.5 }, { 9, 31.5 }, { 19.5, 18.5 } } },
  { "fe", FOLK_FOREST_GATE, FOLK_HOLLOW_OAK,
    { LAND (ROUND_FOREST, 6) },
    { MEET_2 (BEAR), BONUS, MEET_2 (OLD_MAN), FOOD (PEARS) },
    { { 28.5, 44.5 }, { 31, 35 }, { 28, 28.5 } } },
  { "gx", FOLK_HOLLOW_OAK, FOLK_CASTLE_CROSS,
    { LAND (LONG_MEADOW, 9) },
    { FOOD (APPLES), MEET (CROW), TILE (MAGIC_CLOAK), END (GRIFFIN), RED, MEET_2 (BEGGAR), BAD_LUCK, FOOD (APPLES) },
    { { 38, 14 }, { 49, 15.5 }, { 57.5, 22.5 }, { 67.5, 22 }, { 70.5, 23.5 } } },
  { "vb", FOLK_VILLAGE, FOLK_BARE_CROSSROADS,
    { LAND (WHEAT_FIELDS, 2), LAND (BARE_LANDS, 8) },
    { FOOD (WHEAT), FOOD (WHEAT), RED, TILE (ROPE), MEET_2 (SNAKE), FOOD (GOURD), GOLD },
    { { 21, 92 }, { 26.5, 91 }, { 31, 87.5 }, { 33, 82 }, { 39.5, 76.5 } } },
  { "bd", FOLK_BARE_CROSSROADS, FOLK_NONE,
    { LAND (BARE_LANDS, 4) },
    { BAD_LUCK, TILE (WISHING_TABLE), MEET_2 (DEVIL) },
    { { 47, 82 }, { 46, 91 }, { 40, 97 } } },
  { "bs", FOLK_BARE_CROSSROADS, FOLK_REED_SHORE,
    { LAND (BARE_LANDS, 1), LAND (SHORE, 5) },
    { FOOD (GOURD), MEET (FROG), END (SEA), TILE (FISH), ADVICE },
    { { 47, 68 }, { 53.5, 52.5 } } },
  { "si", FOLK_REED_SHORE, FOLK_NONE,
    { LAND (ISLAND, 4) },
    { PLAIN, TILE (FISH), PLAIN, TILE (GOLDEN_COMB) },
    { { 70, 50 }, { 76, 54 } } },
  { "sx", FOLK_REED_SHORE, FOLK_CASTLE_CROSS,
    { LAND (SHORE, 6) },
    { FOOD (GRAPES), MEET_2 (KIND_FAIRY), RED, TILE (DOVE), BONUS },
    { { 56, 46.5 }, { 56, 40 }, { 60.5, 36 }, { 68, 36 }, { 75, 32 } } },
  { "xc", FOLK_CASTLE_CROSS, FOLK_CITY,
    { LAND (SHORE, 5) },
    { ADVICE, PLAIN, FOOD (GRAPES), END (SEA), GOLD },
    { { 80, 37 }, { 86.5, 41.5 } } },
  { "xk", FOLK_CASTLE_CROSS, FOLK_CASTLE,
    { LAND (CASTLE_PARK, 4) },
    { ADVICE, RED, GOLD, FOOD (APPLES) },
    { { 80.5, 22 }, { 79, 14 } } },
  { "bh", FOLK_BARE_CROSSROADS, FOLK_HILL_GATE,
    { LAND (BARE_LANDS, 2), LAND (GORGE, 10) },
    { GOLD, END (GORGE), TILE (KEY), BAD_LUCK, RED, FOOD (GOURD), BONUS, FOOD (APPLES), PLAIN, END (GORGE) },
    { { 54.5, 77.5 }, { 60, 88 }, { 72, 92 }, { 82.5, 86.5 }, { 87, 77 } } },
  { "hp", FOLK_HILL_GATE, FOLK_PALACE,
    { LAND (HILL_COUNTRY, 10) },
    { TILE (WHITE_STALLION), MEET_2 (LION), FOOD (GOURD), ADVICE, MEET_2 (DWARF), RED, END (WAGON), FOOD (GRAPES) },
    { { 102.5, 81.5 }, { 109, 87.5 }, { 122, 92 }, { 128.5, 87.5 }, { 138.5, 86 } } },
  { "hc", FOLK_HILL_GATE, FOLK_CITY,
    { LAND (HILL_COUNTRY, 6) },
    { FOOD (APPLES), TILE (ROPE), BONUS, FOOD (GRAPES), END (WAGON), TILE (PICKAXE) },
    { { 94, 71 }, { 95, 67 }, { 94.5, 57.5 }, { 99, 48.5 } } },
  { "cr", FOLK_CITY, FOLK_RAVEN_GATE,
    { LAND (FOOTHILLS, 3), LAND (GLASS_MOUNTAIN, 11), LAND (FOOTHILLS, 12) },
    { END (GRIFFIN), RED, END (TUNNEL), TILE (ENCHANTED_SWORD), MEET_2 (GIANT), TILE (DOG), MEET_3 (DRAGON), ADVICE, END (TUNNEL) },
    { { 106.5, 45 }, { 113, 57.5 }, { 129, 59.5 }, { 133.5, 48.5 }, { 122.5, 33 } } },
  { "pt", FOLK_PALACE, FOLK_THORN_GATE,
    { LAND (ORCHARDS, 6) },
    { TILE (WHITE_STALLION), FOOD (GRAPES), RED, TILE (LANTERN), TILE (DOVE), TILE (SEVEN_LEAGUE_BOOTS) },
    { { 150, 78 }, { 147.5, 67.5 }, { 149.5, 57 } } },
  { "rt", FOLK_RAVEN_GATE, FOLK_THORN_GATE,
    { LAND (DARK_WOODS, 5) },
    { MEET_2 (WITCH), END (PATH), GOLD, BAD_LUCK },
    { { 130.5, 28 }, { 138.5, 34.5 }, { 140, 40 } } },
  { "tq", FOLK_THORN_GATE, FOLK_OWL_GATE,
    { LAND (DARK_WOODS, 5) },
    { TILE (DOG), BONUS, SORCERER, MEET_2 (ROBBERS) },
    { { 148.5, 37 }, { 136, 14.5 } } },
  { "qr", FOLK_OWL_GATE, FOLK_RAVEN_GATE,
    { LAND (DARK_WOODS, 5) },
    { FOOD (PEARS), MEET_2 (WOLVES), TILE (SEVEN_LEAGUE_BOOTS), TILE (BLACK_CAT) },
    { { 114.5, 16.5 }, { 115, 25 } } },
  { "qk", FOLK_OWL_GATE, FOLK_CASTLE,
    { LAND (DARK_WOODS, 2), LAND (CASTLE_PARK, 5) },
    { END (PATH), BAD_LUCK, RED, ADVICE, FOOD (PEARS) },
    { { 117, 5.5 }, { 106.5, 10 }, { 96, 6 } } },
};

/* The path fields of the shortcuts, from the end that stands first above to the
 * other. */
static const Place paths[FOLK_N_SHORTCUTS][MAX_ON_PATH] = {
  [FOLK_SHORTCUT_SEA] = { { 67.9, 67.9 }, { 85.7, 59.5 } },
  [FOLK_SHORTCUT_TUNNEL] = { { 114.2, 46.6 }, { 116.8, 38.4 } },
  [FOLK_SHORTCUT_GORGE] = { { 71.3, 79 } },
  [FOLK_SHORTCUT_PATH] = { { 128.2, 19 } },
  [FOLK_SHORTCUT_GRIFFIN] = { { 89.1, 21.7 } },
  [FOLK_SHORTCUT_WAGON] = { { 115.5, 69.8 } },
};

const FolkLandInfo folk_lands[FOLK_N_LANDS] = {
  [FOLK_LAND_WHEAT_FIELDS] = { "wheat-fields", 1 },
  [FOLK_LAND_MEADOW] = { "meadow", 0 },
  [FOLK_LAND_ROUND_FOREST] = { "round-forest", 0 },
  [FOLK_LAND_LONG_MEADOW] = { "long-meadow", 0 },
  [FOLK_LAND_BARE_LANDS] = { "bare-lands", -1 },
  [FOLK_LAND_SHORE] = { "shore", 0 },
  [FOLK_LAND_ISLAND] = { "island", -2 },
  [FOLK_LAND_CASTLE_PARK] = { "castle-park", 0 },
  [FOLK_LAND_GORGE] = { "gorge", 0 },
  [FOLK_LAND_HILL_COUNTRY] = { "hill-country", 0 },
  [FOLK_LAND_FOOTHILLS] = { "foothills", 0 },
  [FOLK_LAND_GLASS_MOUNTAIN] = { "glass-mountain", -2 },
  [FOLK_LAND_ORCHARDS] = { "orchards", 0 },
  [FOLK_LAND_DARK_WOODS] = { "dark-woods", -1 },
};

const char *const folk_kind_ids[FOLK_N_KINDS] = {
  [FOLK_KIND_PLAIN] = "plain",       [FOLK_KIND_FOOD] = "food",           [FOLK_KIND_ADVICE] = "advice",
  [FOLK_KIND_GOLD] = "gold",         [FOLK_KIND_TILE] = "tile",           [FOLK_KIND_RED] = "red",
  [FOLK_KIND_BONUS] = "bonus",       [FOLK_KIND_BAD_LUCK] = "bad-luck",   [FOLK_KIND_ADVENTURE] = "adventure",
  [FOLK_KIND_SORCERER] = "sorcerer", [FOLK_KIND_SHORTCUT] = "shortcut",   [FOLK_KIND_PATH] = "path",
  [FOLK_KIND_VILLAGE] = "village",   [FOLK_KIND_CITY] = "city",           [FOLK_KIND_PALACE] = "palace",
  [FOLK_KIND_CASTLE] = "castle",
};

/* What is made of the tables: filled in once, and never changed again. */
static FolkField fields[FOLK_N_FIELDS];
static guint8 distances[FOLK_N_ON_FOOT][FOLK_N_ON_FOOT];

static void
join (guint a,
      guint b)
{
  g_assert (fields[a].n_neighbours < FOLK_MAX_NEIGHBOURS && fields[b].n_neighbours < FOLK_MAX_NEIGHBOURS);
  fields[a].neighbours[fields[a].n_neighbours++] = (guint8) b;
  fields[b].neighbours[fields[b].n_neighbours++] = (guint8) a;
}

static void
set_field (guint field,
           guint kind,
           guint what,
           guint land,
           Place place)
{
  FolkField *f = &fields[field];

  f->kind = (guint8) kind;
  f->what = (guint8) what;
  f->land = (guint8) land;
  f->way = FOLK_NONE;
  f->path = FOLK_NONE;
  f->other_end = FOLK_NONE;
  f->x = (float) place.x;
  f->y = (float) place.y;
}

static Place
mix (Place  a,
     Place  b,
     double part)
{
  return (Place) { a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part };
}

/* The curve between the two places in the middle of four, at a part of it: a
 * centripetal Catmull-Rom spline, which has neither loops nor corners, however
 * unevenly the bends lie. */
static Place
curve_at (const Place *p,
          double       part)
{
  double knots[4] = { 0 };
  Place points[4] = { p[0], p[1], p[2], p[3] };
  double t;

  for (guint i = 1; i < 4; i++)
    knots[i] = knots[i - 1] + sqrt (hypot (p[i].x - p[i - 1].x, p[i].y - p[i - 1].y));
  t = knots[1] + (knots[2] - knots[1]) * part;

  for (guint level = 1; level <= 2; level++)
    for (guint i = 0; i < 4 - level; i++)
      points[i] = mix (points[i], points[i + 1], (t - knots[i]) / (knots[i + level] - knots[i]));
  return mix (points[0], points[1], (t - knots[1]) / (knots[2] - knots[1]));
}

/* Lays the fields of a way along its curve, at even distances. */
static void
lay_fields (const Way *way,
            guint      first,
            guint      n)
{
  Place bends[MAX_BENDS + 4];
  Place line[(MAX_BENDS + 1) * CUTS + 1];
  guint n_bends = 0;
  guint n_cuts = 0;
  guint steps = way->to == FOLK_NONE ? n : n + 1;
  guint cut = 0;
  double length = 0;
  double walked = 0;

  bends[++n_bends] = junctions[way->from].place;
  for (guint i = 0; i < MAX_BENDS && way->bends[i].x > 0; i++)
    bends[++n_bends] = way->bends[i];
  if (way->to != FOLK_NONE)
    bends[++n_bends] = junctions[way->to].place;
  bends[0] = mix (bends[2], bends[1], 2);
  bends[n_bends + 1] = mix (bends[n_bends - 1], bends[n_bends], 2);

  for (guint i = 1; i < n_bends; i++)
    for (guint k = 0; k < CUTS; k++)
      line[n_cuts++] = curve_at (&bends[i - 1], (double) k / CUTS);
  line[n_cuts] = bends[n_bends];
  for (guint i = 0; i < n_cuts; i++)
    length += hypot (line[i + 1].x - line[i].x, line[i + 1].y - line[i].y);

  for (guint k = 1; k <= n; k++)
    {
      double goal = length * k / steps;
      double next = hypot (line[cut + 1].x - line[cut].x, line[cut + 1].y - line[cut].y);
      Place place;

      while (cut + 1 < n_cuts && walked + next < goal)
        {
          walked += next;
          cut++;
          next = hypot (line[cut + 1].x - line[cut].x, line[cut + 1].y - line[cut].y);
        }
      place = mix (line[cut], line[cut + 1], MIN ((goal - walked) / next, 1));
      fields[first + k - 1].x = (float) place.x;
      fields[first + k - 1].y = (float) place.y;
    }
}

/* Returns how many fields the way has. */
static guint
make_way (guint number,
          guint first)
{
  const Way *way = &ways[number];
  guint stretch = 0;
  guint n = 0;

  while (n < MAX_ON_WAY && way->fields[n].there)
    {
      guint field = first + n;

      if (n == way->lands[stretch].last)
        stretch++;
      set_field (field, way->fields[n].kind, way->fields[n].what, way->lands[stretch].land, (Place) { 0 });
      n++;
      fields[field].way = (guint8) number;
      fields[field].number = (guint8) n;
      g_snprintf (fields[field].id, sizeof fields[field].id, "%s%u", way->id, n);
      join (n == 1 ? way->from : field - 1, field);
    }
  g_assert (n == way->lands[stretch].last);
  if (way->to != FOLK_NONE)
    join (first + n - 1, way->to);
  lay_fields (way, first, n);
  return n;
}

/* Returns how many path fields the shortcut has. */
static guint
make_path (guint shortcut,
           guint first)
{
  guint ends[2] = { FOLK_NONE, FOLK_NONE };
  guint n = 0;

  for (guint field = FOLK_N_ON_FOOT; field-- > 0;)
    if (fields[field].kind == FOLK_KIND_SHORTCUT && fields[field].what == shortcut)
      {
        ends[1] = ends[0];
        ends[0] = field;
      }
  g_assert (ends[1] != FOLK_NONE);

  for (; n < MAX_ON_PATH && paths[shortcut][n].x > 0; n++)
    {
      gboolean is_last = n + 1 == MAX_ON_PATH || paths[shortcut][n + 1].x <= 0;
      FolkField *f = &fields[first + n];

      set_field (first + n, FOLK_KIND_PATH, shortcut, FOLK_NONE, paths[shortcut][n]);
      g_snprintf (f->id, sizeof f->id, "%s-%u", folk_shortcut_ids[shortcut], n + 1);
      f->number = (guint8) (n + 1);
      f->neighbours[f->n_neighbours++] = (guint8) (n == 0 ? ends[0] : first + n - 1);
      f->neighbours[f->n_neighbours++] = (guint8) (is_last ? ends[1] : first + n + 1);
    }
  fields[ends[0]].path = (guint8) first;
  fields[ends[1]].path = (guint8) (first + n - 1);
  fields[ends[0]].other_end = (guint8) ends[1];
  fields[ends[1]].other_end = (guint8) ends[0];
  return n;
}

static void
measure_from (guint start)
{
  guint8 *steps = distances[start];
  guint8 queue[FOLK_N_ON_FOOT];
  guint n = 1;

  memset (steps, FOLK_FAR, sizeof distances[start]);
  steps[start] = 0;
  queue[0] = (guint8) start;
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < fields[queue[i]].n_neighbours; k++)
      {
        guint8 next = fields[queue[i]].neighbours[k];

        if (steps[next] == FOLK_FAR)
          {
            steps[next] = (guint8) (steps[queue[i]] + 1);
            queue[n++] = next;
          }
      }
}

static void
make_board (void)
{
  guint field = FOLK_N_JUNCTIONS;

  for (guint i = 0; i < FOLK_N_JUNCTIONS; i++)
    {
      set_field (i, junctions[i].kind, FOLK_NONE, junctions[i].land, junctions[i].place);
      g_strlcpy (fields[i].id, junctions[i].id, sizeof fields[i].id);
    }
  for (guint i = 0; i < FOLK_N_WAYS; i++)
    field += make_way (i, field);
  g_assert (field == FOLK_N_ON_FOOT);
  for (guint i = 0; i < FOLK_N_SHORTCUTS; i++)
    field += make_path (i, field);
  g_assert (field == FOLK_N_FIELDS);
  for (guint i = 0; i < FOLK_N_ON_FOOT; i++)
    measure_from (i);
}

/**
 * folk_board_fields:
 *
 * Returns: (transfer none): the #FOLK_N_FIELDS fields of the board; they never
 *   change, and any thread may ask for them
 */
const FolkField *
folk_board_fields (void)
{
  static gsize made = 0;

  if (g_once_init_enter (&made))
    {
      make_board ();
      g_once_init_leave (&made, 1);
    }
  return fields;
}

/**
 * folk_board_find:
 * @id: the id of a field
 *
 * Returns: the field, or %FOLK_NONE
 */
guint
folk_board_find (const char *id)
{
  const FolkField *all = folk_board_fields ();

  for (guint i = 0; i < FOLK_N_FIELDS; i++)
    if (g_str_equal (all[i].id, id))
      return i;
  return FOLK_NONE;
}

/**
 * folk_board_distance:
 * @from: a field
 * @to: another
 *
 * Returns: the fewest steps between them on foot, or %FOLK_FAR if one is a path
 *   field and it is not the other
 */
guint
folk_board_distance (guint from,
                     guint to)
{
  g_return_val_if_fail (from < FOLK_N_FIELDS && to < FOLK_N_FIELDS, FOLK_FAR);

  folk_board_fields ();
  if (from < FOLK_N_ON_FOOT && to < FOLK_N_ON_FOOT)
    return distances[from][to];
  return from == to ? 0 : FOLK_FAR;
}
