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
  "dropped",
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

static const char *
hero_id (guint value)
{
  return folk_hero_ids[value];
}

static const char *
card_id (guint value)
{
  return folk_cards[value].id;
}

static const char *
field_id (guint value)
{
  return folk_board_fields ()[value].id;
}

static const char *
tile_id (guint value)
{
  return folk_tile_ids[value];
}

static const char *
adventure_id (guint value)
{
  return folk_adventure_ids[value];
}

static const char *
phase_id (guint value)
{
  return folk_phase_ids[value];
}

static const char *
used_id (guint value)
{
  return used_ids[value];
}

static const char *
move_id (guint value)
{
  return move_ids[value];
}

static const BrambleVocabulary hero_words = { "HERO", FOLK_N_HEROES, hero_id };
static const BrambleVocabulary card_words = { "CARD", FOLK_N_CARDS, card_id };
static const BrambleVocabulary field_words = { "FIELD", FOLK_N_FIELDS, field_id };
static const BrambleVocabulary tile_words = { "TILE", FOLK_N_TILES, tile_id };
static const BrambleVocabulary phase_words = { "PHASE", FOLK_N_PHASES, phase_id };
static const BrambleVocabulary used_words = { "USED", G_N_ELEMENTS (used_ids), used_id };
static const BrambleVocabulary adventure_words = { "ADVENTURE", FOLK_N_ADVENTURES, adventure_id };
static const BrambleVocabulary move_words = { "MOVE", FOLK_N_MOVES, move_id };

const BrambleVocabulary *const folk_vocabularies[] = { &hero_words, &card_words, &field_words, &tile_words, &phase_words, &used_words };
const guint folk_n_vocabularies = G_N_ELEMENTS (folk_vocabularies);

#define FIELD(name, words, usual) { #name, words, G_STRUCT_OFFSET (FolkFrame, name), usual }
static const BrambleFrameField frame_fields[] = {
  FIELD (seat, &bramble_seat_words, FOLK_NONE),
  FIELD (other, &bramble_seat_words, FOLK_NONE),
  FIELD (from, &field_words, FOLK_NONE),
  FIELD (prev, &field_words, FOLK_NONE),
  FIELD (to, &field_words, FOLK_NONE),
  FIELD (move, &move_words, 0),
  FIELD (n, NULL, 0),
  FIELD (who, &adventure_words, FOLK_NONE),
  FIELD (die, NULL, 0),
  FIELD (added, NULL, 0),
  FIELD (tile, &tile_words, FOLK_NONE),
  FIELD (wish, &tile_words, FOLK_NONE),
  FIELD (flags, NULL, 0),
};
#undef FIELD

static const BrambleFrameWords frame_words = {
  .procs = proc_ids,
  .n_procs = FOLK_N_PROCS,
  .steps = step_ids,
  .n_steps = FOLK_N_STEPS,
  .fields = frame_fields,
  .n_fields = G_N_ELEMENTS (frame_fields),
  .between = ':',
};

/* Returns a set of FolkUsed from "walk,salt" or "none", or -1. */
int
folk_parse_used (const char *word)
{
  g_auto (GStrv) parts = g_strsplit (word, ",", -1);
  int used = 0;

  for (guint i = 0; parts[i] && strcmp (word, "none") != 0; i++)
    {
      int bit = bramble_parse_id (parts[i], used_ids, G_N_ELEMENTS (used_ids));

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
        bramble_words_add (text, "%s%s", between, used_ids[i]);
        between = ",";
      }
  if (used == 0)
    g_string_append (text, "none");
}

/* Reads "PROC:STEP:KEY=VALUE…". */
gboolean
folk_parse_frame (const FolkState *s,
                  const char      *word,
                  FolkFrame       *f)
{
  return bramble_frame_parse (&frame_words, word, s->n_seats, (guint8 *) f);
}

/* Writes a blank and a frame. */
void
folk_word_frame (GString         *text,
                 const FolkFrame *f)
{
  bramble_frame_write (&frame_words, (const guint8 *) f, text);
}
