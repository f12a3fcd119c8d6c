/* folk-words.c: the words that positions are set and shown with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folk-game.h"

#include <string.h>

const char *const folk_phase_ids[FOLK_N_PHASES] = { "before", "after" };
const char *const folk_over_ids[FOLK_N_OVERS] = { "no", "gate", "turns" };
const char *const folk_hero_ids[FOLK_N_HEROES] = {
  [FOLK_WHITE_MARE] = "white-mare",
  [FOLK_ILONA] = "ilona",
  [FOLK_PETER] = "peter",
  [FOLK_SHEPHERD] = "shepherd",
  [FOLK_CLEVER_GIRL] = "clever-girl",
  [FOLK_PRINCESS] = "princess",
};

/* In the order of the bits of FolkUsed. */
static const char *const used_ids[] = {
  "walk", "cloak", "comb", "wand", "feather", "wits", "salt", "advice", "test", "partner", "moved", "market", "up",
};

G_STATIC_ASSERT (FOLK_ALL_USED == (1 << G_N_ELEMENTS (used_ids)) - 1);

static const char *const proc_ids[FOLK_N_PROCS] = {
  [FOLK_PROC_GAME] = "game",
  [FOLK_PROC_ROLL] = "roll",
  [FOLK_PROC_MOVE] = "move",
  [FOLK_PROC_THROW] = "throw",
  [FOLK_PROC_SORCERER] = "sorcerer",
  [FOLK_PROC_GATE] = "gate",
  [FOLK_PROC_PAY] = "pay",
  [FOLK_PROC_GAIN] = "gain",
  [FOLK_PROC_TRICKSTER] = "trickster",
  [FOLK_PROC_WAND] = "wand",
  [FOLK_PROC_TRADE] = "trade",
  [FOLK_PROC_COURAGE] = "courage",
  [FOLK_PROC_PARTNERS] = "partners",
};

static const char *const step_ids[FOLK_N_STEPS] = {
  [FOLK_STEP_DRAFT] = "draft",
  [FOLK_STEP_ITEM] = "item",
  [FOLK_STEP_TURN] = "turn",
  [FOLK_STEP_BOOT] = "boot",
  [FOLK_STEP_ACT] = "act",
  [FOLK_STEP_BEFORE] = "before",
  [FOLK_STEP_AFTER] = "after",
  [FOLK_STEP_MENDED] = "mended",
  [FOLK_STEP_WITS] = "wits",
  [FOLK_STEP_BOUGHT] = "bought",
  [FOLK_STEP_FORGED] = "forged",
  [FOLK_STEP_READY] = "ready",
  [FOLK_STEP_HELP] = "help",
  [FOLK_STEP_LANTERN] = "lantern",
  [FOLK_STEP_SALT] = "salt",
  [FOLK_STEP_NUMBER] = "number",
  [FOLK_STEP_SET_OUT] = "set-out",
  [FOLK_STEP_WAY] = "way",
  [FOLK_STEP_EAT] = "eat",
  [FOLK_STEP_GO_ON] = "go-on",
  [FOLK_STEP_LAND] = "land",
  [FOLK_STEP_BONUS] = "bonus",
  [FOLK_STEP_SHORTCUT] = "shortcut",
  [FOLK_STEP_ENTER] = "enter",
  [FOLK_STEP_MEET] = "meet",
  [FOLK_STEP_HAND_OVER] = "hand-over",
  [FOLK_STEP_PREPARE] = "prepare",
  [FOLK_STEP_ADVICE] = "advice",
  [FOLK_STEP_ADVISED] = "advised",
  [FOLK_STEP_DIE] = "die",
  [FOLK_STEP_LUCK] = "luck",
  [FOLK_STEP_TRICKED] = "tricked",
  [FOLK_STEP_LOSE] = "lose",
  [FOLK_STEP_FIND] = "find",
  [FOLK_STEP_GREET] = "greet",
  [FOLK_STEP_TILE] = "tile",
  [FOLK_STEP_WISH] = "wish",
  [FOLK_STEP_SPELL] = "spell",
  [FOLK_STEP_GATE] = "gate",
  [FOLK_STEP_COUNT] = "count",
  [FOLK_STEP_PAY] = "pay",
  [FOLK_STEP_TAKE] = "take",
  [FOLK_STEP_ROOM] = "room",
  [FOLK_STEP_WAVE] = "wave",
  [FOLK_STEP_KIND] = "kind",
  [FOLK_STEP_MAKE] = "make",
  [FOLK_STEP_OFFER] = "offer",
  [FOLK_STEP_REPLY] = "reply",
  [FOLK_STEP_TRADED] = "traded",
  [FOLK_STEP_DARE] = "dare",
  [FOLK_STEP_COURAGE] = "courage",
  [FOLK_STEP_SHARE] = "share",
  [FOLK_STEP_GIVE] = "give",
};

static const char *const move_ids[FOLK_N_MOVES] = { "roll", "bonus", "biscuit", "cloak" };

/* What a field of a frame is in words. */
typedef enum
{
  SEAT,
  FIELD,
  TILE,
  WHO,
  MOVE,
  NUMBER,
} FieldKind;

static const struct
{
  const char *key;
  FieldKind kind;
  gsize offset; /* of the byte in FolkFrame */
  guint8 usual; /* what it is when it is not said */
} frame_fields[] = {
  { "seat", SEAT, G_STRUCT_OFFSET (FolkFrame, seat), FOLK_NONE },
  { "other", SEAT, G_STRUCT_OFFSET (FolkFrame, other), FOLK_NONE },
  { "from", FIELD, G_STRUCT_OFFSET (FolkFrame, from), FOLK_NONE },
  { "prev", FIELD, G_STRUCT_OFFSET (FolkFrame, prev), FOLK_NONE },
  { "to", FIELD, G_STRUCT_OFFSET (FolkFrame, to), FOLK_NONE },
  { "move", MOVE, G_STRUCT_OFFSET (FolkFrame, move), 0 },
  { "n", NUMBER, G_STRUCT_OFFSET (FolkFrame, n), 0 },
  { "who", WHO, G_STRUCT_OFFSET (FolkFrame, who), FOLK_NONE },
  { "die", NUMBER, G_STRUCT_OFFSET (FolkFrame, die), 0 },
  { "added", NUMBER, G_STRUCT_OFFSET (FolkFrame, added), 0 },
  { "tile", TILE, G_STRUCT_OFFSET (FolkFrame, tile), FOLK_NONE },
  { "wish", TILE, G_STRUCT_OFFSET (FolkFrame, wish), FOLK_NONE },
  { "flags", NUMBER, G_STRUCT_OFFSET (FolkFrame, flags), 0 },
};

/* Returns a number from 0 to @max, or -1. */
int
folk_parse_number (const char *word,
                   guint       max)
{
  guint64 number;

  return g_ascii_string_to_unsigned (word, 10, 0, max, &number, NULL) ? (int) number : -1;
}

/* Returns the place of "seat-N", or -1. */
int
folk_parse_seat (const FolkState *s,
                 const char      *word)
{
  int n = g_str_has_prefix (word, "seat-") ? folk_parse_number (word + 5, s->n_seats) : 0;

  return n > 0 ? n - 1 : -1;
}

/* Returns the place of a word in a list, or -1. */
int
folk_parse_id (const char        *word,
               const char *const *ids,
               guint              n_ids)
{
  for (guint i = 0; i < n_ids; i++)
    if (ids[i] && strcmp (ids[i], word) == 0)
      return (int) i;

  return -1;
}

/* Returns a set of FolkUsed from "walk,salt" or "none", or -1. */
int
folk_parse_used (const char *word)
{
  g_auto (GStrv) parts = g_strsplit (word, ",", -1);
  int used = 0;

  for (guint i = 0; parts[i] && strcmp (word, "none") != 0; i++)
    {
      int bit = folk_parse_id (parts[i], used_ids, G_N_ELEMENTS (used_ids));

      if (bit < 0)
        return -1;
      used |= 1 << bit;
    }
  return used;
}

void
folk_word_used (GString *text,
                guint    used)
{
  const char *between = "";

  for (guint i = 0; i < G_N_ELEMENTS (used_ids); i++)
    if ((used >> i) & 1)
      {
        g_string_append_printf (text, "%s%s", between, used_ids[i]);
        between = ",";
      }
  if (used == 0)
    g_string_append (text, "none");
}

static int
parse_field (const FolkState *s,
             FieldKind        kind,
             const char      *word)
{
  guint field;

  switch (kind)
    {
    case SEAT:
      return folk_parse_seat (s, word);
    case FIELD:
      field = folk_board_find (word);
      return field == FOLK_NONE ? -1 : (int) field;
    case TILE:
      return folk_parse_id (word, folk_tile_ids, FOLK_N_TILES);
    case WHO:
      return folk_parse_id (word, folk_adventure_ids, FOLK_N_ADVENTURES);
    case MOVE:
      return folk_parse_id (word, move_ids, FOLK_N_MOVES);
    case NUMBER:
      return folk_parse_number (word, G_MAXUINT8);
    }

  g_assert_not_reached ();
}

/* Reads "PROC:STEP:KEY=VALUE…". */
gboolean
folk_parse_frame (const FolkState *s,
                  const char      *word,
                  FolkFrame       *f)
{
  g_auto (GStrv) parts = g_strsplit (word, ":", -1);
  int proc = parts[0] ? folk_parse_id (parts[0], proc_ids, FOLK_N_PROCS) : -1;
  int step = proc >= 0 && parts[1] ? folk_parse_id (parts[1], step_ids, FOLK_N_STEPS) : -1;

  if (step < 0)
    return FALSE;
  *f = (FolkFrame) { .proc = (guint8) proc, .step = (guint8) step };
  for (guint i = 0; i < G_N_ELEMENTS (frame_fields); i++)
    *((guint8 *) f + frame_fields[i].offset) = frame_fields[i].usual;
  for (guint at = 2; parts[at]; at++)
    {
      g_auto (GStrv) pair = g_strsplit (parts[at], "=", 2);
      guint i = 0;
      int value;

      while (i < G_N_ELEMENTS (frame_fields) && strcmp (frame_fields[i].key, pair[0]) != 0)
        i++;
      if (i == G_N_ELEMENTS (frame_fields) || pair[1] == NULL)
        return FALSE;
      value = parse_field (s, frame_fields[i].kind, pair[1]);
      if (value < 0)
        return FALSE;
      *((guint8 *) f + frame_fields[i].offset) = (guint8) value;
    }
  return TRUE;
}

static void
word_field (GString   *text,
            FieldKind  kind,
            guint      value)
{
  switch (kind)
    {
    case SEAT:
      g_string_append_printf (text, "seat-%u", value + 1);
      return;
    case FIELD:
      g_string_append (text, value < FOLK_N_FIELDS ? folk_board_fields ()[value].id : "?");
      return;
    case TILE:
      g_string_append (text, value < FOLK_N_TILES ? folk_tile_ids[value] : "?");
      return;
    case WHO:
      g_string_append (text, value < FOLK_N_ADVENTURES ? folk_adventure_ids[value] : "?");
      return;
    case MOVE:
      g_string_append (text, value < FOLK_N_MOVES ? move_ids[value] : "?");
      return;
    case NUMBER:
      g_string_append_printf (text, "%u", value);
      return;
    }

  g_assert_not_reached ();
}

/* Writes a blank and a frame. */
void
folk_word_frame (GString         *text,
                 const FolkFrame *f)
{
  g_string_append_printf (text, " %s:%s", f->proc < FOLK_N_PROCS ? proc_ids[f->proc] : "?",
                          f->step < FOLK_N_STEPS ? step_ids[f->step] : "?");
  for (guint i = 0; i < G_N_ELEMENTS (frame_fields); i++)
    {
      guint value = *((const guint8 *) f + frame_fields[i].offset);

      if (value == frame_fields[i].usual)
        continue;
      g_string_append_printf (text, ":%s=", frame_fields[i].key);
      word_field (text, frame_fields[i].kind, value);
    }
}
