/* position-words.c: the words that positions are said in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "position.h"

#include <string.h>

static const char *const proc_ids[GLOOM_N_PROCS] = {
  [GLOOM_PROC_GAME] = "game",
  [GLOOM_PROC_PLAY] = "play",
  [GLOOM_PROC_EFFECT] = "effect",
  [GLOOM_PROC_AFTER] = "after",
};

static const char *const step_ids[GLOOM_N_STEPS] = {
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

static const char *
card_id (guint value)
{
  return gloom_cards[value].id;
}

static const char *
character_id (guint value)
{
  return gloom_cards[GLOOM_CINDERELLA + value].id;
}

static const char *
order_id (guint value)
{
  return gloom_order_ids[value];
}

static const BrambleVocabulary any_words = { "CARD", GLOOM_N_CARDS, card_id };
static const BrambleVocabulary card_words = { "CARD", GLOOM_N_DECK_AND_STORIES, card_id };
static const BrambleVocabulary character_words = { "CHARACTER", GLOOM_N_CHARACTERS, character_id };
static const BrambleVocabulary order_words = { "ORDER", GLOOM_N_ORDERS, order_id };

const BrambleVocabulary *const gloom_vocabularies[] = { &character_words, &card_words, &order_words };
const guint gloom_n_vocabularies = G_N_ELEMENTS (gloom_vocabularies);

#define FIELD(name, words, usual) { #name, words, G_STRUCT_OFFSET (GloomFrame, name), usual }
static const BrambleFrameField frame_fields[] = {
  FIELD (card, &any_words, GLOOM_NONE),
  FIELD (owner, &bramble_seat_words, GLOOM_NONE),
  FIELD (hero, NULL, GLOOM_NONE),
  FIELD (laid, &bramble_seat_words, GLOOM_NONE),
  FIELD (seat, &bramble_seat_words, GLOOM_NONE),
  FIELD (index, NULL, 0),
  FIELD (left, NULL, 0),
  FIELD (clause, NULL, 0),
  FIELD (pick, &any_words, GLOOM_NONE),
  FIELD (place, NULL, GLOOM_NONE),
  FIELD (held, &any_words, GLOOM_NONE),
  FIELD (answer, &any_words, GLOOM_NONE),
  FIELD (flags, NULL, 0),
};
#undef FIELD

static const BrambleFrameWords frame_words = {
  .procs = proc_ids,
  .n_procs = GLOOM_N_PROCS,
  .steps = step_ids,
  .n_steps = GLOOM_N_STEPS,
  .fields = frame_fields,
  .n_fields = G_N_ELEMENTS (frame_fields),
  .between = ',',
};

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

/* Reads a frame, "PROC:STEP,KEY=VALUE,…". */
gboolean
gloom_parse_frame (const GloomState *s,
                   const char       *word,
                   GloomFrame       *f)
{
  return bramble_frame_parse (&frame_words, word, s->n_seats, (guint8 *) f);
}

/* Writes a frame as gloom_parse_frame () reads it. */
void
gloom_word_frame (GString          *text,
                  const GloomFrame *f)
{
  bramble_frame_write (&frame_words, (const guint8 *) f, text);
}
