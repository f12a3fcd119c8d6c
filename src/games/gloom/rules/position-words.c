/* position-words.c: the words that positions are said in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "position.h"

#include <stddef.h>
#include <string.h>
#include <words.h>

const char *const gloom_proc_ids[GLOOM_N_PROCS] = {
  [GLOOM_PROC_GAME] = "game",
  [GLOOM_PROC_PLAY] = "play",
  [GLOOM_PROC_EFFECT] = "effect",
  [GLOOM_PROC_AFTER] = "after",
};

const char *const gloom_step_ids[GLOOM_N_STEPS] = {
  [GLOOM_STEP_DRAFT] = "draft",
  [GLOOM_STEP_CHARACTER] = "character",
  [GLOOM_STEP_TURN] = "turn",
  [GLOOM_STEP_ACT] = "act",
  [GLOOM_STEP_ACTION] = "action",
  [GLOOM_STEP_TARGET] = "target",
  [GLOOM_STEP_DRAW] = "draw",
  [GLOOM_STEP_NEXT] = "next",
  [GLOOM_STEP_ANNOUNCE] = "announce",
  [GLOOM_STEP_RESPOND] = "respond",
  [GLOOM_STEP_RESPONDED] = "responded",
  [GLOOM_STEP_ORDERED] = "ordered",
  [GLOOM_STEP_ASIDE] = "aside",
  [GLOOM_STEP_LIE] = "lie",
  [GLOOM_STEP_ACTED] = "acted",
  [GLOOM_STEP_PLAYED] = "played",
  [GLOOM_STEP_CLAUSE] = "clause",
  [GLOOM_STEP_PLAYER] = "player",
  [GLOOM_STEP_SUBJECT] = "subject",
  [GLOOM_STEP_MAY] = "may",
  [GLOOM_STEP_VERB] = "verb",
  [GLOOM_STEP_DISCARD] = "discard",
  [GLOOM_STEP_TAKE] = "take",
  [GLOOM_STEP_GIVE] = "give",
  [GLOOM_STEP_PUT_BACK] = "put-back",
  [GLOOM_STEP_RECOVER] = "recover",
  [GLOOM_STEP_FREE_PLAY] = "free-play",
  [GLOOM_STEP_FREE_TARGET] = "free-target",
  [GLOOM_STEP_FREE_PLAYED] = "free-played",
  [GLOOM_STEP_HERO] = "hero",
  [GLOOM_STEP_MODIFIER] = "modifier",
  [GLOOM_STEP_DESTINATION] = "destination",
  [GLOOM_STEP_FIRST] = "first",
  [GLOOM_STEP_SECOND] = "second",
  [GLOOM_STEP_REVIVE] = "revive",
  [GLOOM_STEP_STORY] = "story",
  [GLOOM_STEP_AFTER] = "after",
};

#define FIELD(name, kind, usual) { #name, kind, offsetof (GloomFrame, name), usual }
const GloomField gloom_fields[] = {
  FIELD (card, GLOOM_FIELD_CARD, GLOOM_NONE),
  FIELD (owner, GLOOM_FIELD_SEAT, GLOOM_NONE),
  FIELD (hero, GLOOM_FIELD_NUMBER, GLOOM_NONE),
  FIELD (laid, GLOOM_FIELD_SEAT, GLOOM_NONE),
  FIELD (seat, GLOOM_FIELD_SEAT, GLOOM_NONE),
  FIELD (index, GLOOM_FIELD_NUMBER, 0),
  FIELD (left, GLOOM_FIELD_NUMBER, 0),
  FIELD (clause, GLOOM_FIELD_NUMBER, 0),
  FIELD (pick, GLOOM_FIELD_CARD, GLOOM_NONE),
  FIELD (place, GLOOM_FIELD_NUMBER, GLOOM_NONE),
  FIELD (held, GLOOM_FIELD_CARD, GLOOM_NONE),
  FIELD (answer, GLOOM_FIELD_CARD, GLOOM_NONE),
  FIELD (flags, GLOOM_FIELD_NUMBER, 0),
};
#undef FIELD
const guint gloom_n_fields = G_N_ELEMENTS (gloom_fields);

/* Reads a number, or -1. */
int
gloom_parse_number (const char *word,
                    guint       max)
{
  guint64 number;

  return g_ascii_string_to_unsigned (word, 10, 0, max, &number, NULL) ? (int) number : -1;
}

int
gloom_parse_seat (const GloomState *s,
                  const char       *word)
{
  int seat = g_str_has_prefix (word, "seat-") ? gloom_parse_number (word + strlen ("seat-"), s->n_seats) : -1;

  return seat < 1 ? -1 : seat - 1;
}

int
gloom_parse_id (const char        *word,
                const char *const *ids,
                guint              n_ids)
{
  for (guint i = 0; i < n_ids; i++)
    if (strcmp (ids[i], word) == 0)
      return (int) i;

  return -1;
}

/* Reads cards of the deck, all different and in the game, or "none". */
gboolean
gloom_parse_cards (const GloomState  *s,
                   const char *const *words,
                   guint8            *cards,
                   guint             *n_cards)
{
  guint64 seen[2] = { 0, 0 };

  *n_cards = 0;
  if (words[0] && strcmp (words[0], "none") == 0 && words[1] == NULL)
    return TRUE;
  for (guint i = 0; words[i]; i++)
    {
      guint card = gloom_card_by_id (words[i]);

      if (card >= GLOOM_N_DECK || !gloom_in_game (s, card) || gloom_in_set (seen, card))
        return FALSE;
      seen[card >> 6] |= G_GUINT64_CONSTANT (1) << (card & 63);
      cards[(*n_cards)++] = (guint8) card;
    }

  return *n_cards > 0;
}

static gboolean
parse_field (const GloomState *s,
             const GloomField *field,
             const char       *word,
             GloomFrame       *f)
{
  guint8 *byte = (guint8 *) f + field->offset;
  int value = -1;

  switch (field->kind)
    {
    case GLOOM_FIELD_CARD:
      value = (int) gloom_card_by_id (word);
      value = value == GLOOM_NONE ? -1 : value;
      break;
    case GLOOM_FIELD_SEAT:
      value = gloom_parse_seat (s, word);
      break;
    case GLOOM_FIELD_NUMBER:
      value = gloom_parse_number (word, 0xff);
      break;
    }
  if (value < 0)
    return FALSE;
  *byte = (guint8) value;
  return TRUE;
}

/* Reads a frame, "PROC:STEP,KEY=VALUE,…". */
gboolean
gloom_parse_frame (const GloomState *s,
                   const char       *word,
                   GloomFrame       *f)
{
  g_auto (GStrv) parts = g_strsplit (word, ",", -1);
  g_auto (GStrv) names = parts[0] ? g_strsplit (parts[0], ":", -1) : NULL;
  int proc, step;

  if (names == NULL || g_strv_length (names) != 2)
    return FALSE;
  proc = gloom_parse_id (names[0], gloom_proc_ids, GLOOM_N_PROCS);
  step = gloom_parse_id (names[1], gloom_step_ids, GLOOM_N_STEPS);
  if (proc < 0 || step < 0)
    return FALSE;
  f->proc = (guint8) proc;
  f->step = (guint8) step;
  for (guint i = 0; i < gloom_n_fields; i++)
    ((guint8 *) f)[gloom_fields[i].offset] = gloom_fields[i].usual;
  for (guint i = 1; parts[i]; i++)
    {
      g_auto (GStrv) pair = g_strsplit (parts[i], "=", 2);
      gboolean found = FALSE;

      for (guint j = 0; j < gloom_n_fields && g_strv_length (pair) == 2; j++)
        if (strcmp (gloom_fields[j].key, pair[0]) == 0)
          found = parse_field (s, &gloom_fields[j], pair[1], f);
      if (!found)
        return FALSE;
    }

  return TRUE;
}

/* Writes a frame as gloom_parse_frame () reads it. */
void
gloom_word_frame (GString          *text,
                  const GloomFrame *f)
{
  bramble_words_add (text, " %s:%s", gloom_proc_ids[f->proc], gloom_step_ids[f->step]);
  for (guint i = 0; i < gloom_n_fields; i++)
    {
      const GloomField *field = &gloom_fields[i];
      guint8 value = ((const guint8 *) f)[field->offset];

      if (value == field->usual)
        continue;
      if (field->kind == GLOOM_FIELD_CARD)
        bramble_words_add (text, ",%s=%s", field->key, value < GLOOM_N_CARDS ? gloom_cards[value].id : "?");
      else if (field->kind == GLOOM_FIELD_SEAT)
        bramble_words_add (text, ",%s=seat-%u", field->key, value + 1u);
      else
        bramble_words_add (text, ",%s=%u", field->key, value);
    }
}
