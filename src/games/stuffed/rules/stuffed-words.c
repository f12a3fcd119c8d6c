/* stuffed-words.c: the words that positions are set and shown with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-game.h"

#include <string.h>

const char *const stuffed_phase_ids[STUFFED_N_PHASES] = { "opening", "find", "actions", "check", "between" };
const char *const stuffed_over_ids[STUFFED_N_OVERS] = {
  "no", "asleep", "waking", "all-lie", "story", "night-over", "page-turned",
};
const char *const stuffed_sleep_ids[STUFFED_N_SLEEPS] = { "asleep", "restless", "waking" };
const char *const stuffed_roll_ids[STUFFED_N_ROLLS] = {
  "white", "move", "test", "task", "melee", "ranged", "search", "defence",
};
const char *const stuffed_stand_state_ids[STUFFED_N_STAND_STATES] = { "none", "open", "passed", "closed" };
const char *const stuffed_dice_place_ids[STUFFED_N_DICE_PLACES] = {
  "bag", "discard", "drawn", "pool", "track", "stored", "sent", "task",
};
const char *const stuffed_tome_ids[STUFFED_N_TOMES] = { "story", "lost", "environments" };

/* As the map has them: those that are read once, then those that act again. */
const char *const stuffed_point_ids[STUFFED_MAX_POINTS] = {
  "1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "c", "d", "e", "f",
};

/* In the order of the bits of StuffedDone. */
const char *const stuffed_done_ids[] = { "ended", "crack", "white", "entered", "surge", "minions" };

G_STATIC_ASSERT (STUFFED_ALL_DONE == (1 << G_N_ELEMENTS (stuffed_done_ids)) - 1);

static const char *const proc_ids[STUFFED_N_PROCS] = {
  [STUFFED_PROC_GAME] = "game",
  [STUFFED_PROC_OPEN] = "open",
  [STUFFED_PROC_SETTLE] = "settle",
  [STUFFED_PROC_READ] = "read",
  [STUFFED_PROC_ROLL] = "roll",
  [STUFFED_PROC_HURT] = "hurt",
  [STUFFED_PROC_MINIONS] = "minions",
  [STUFFED_PROC_MEET] = "meet",
  [STUFFED_PROC_ITEM] = "item",
  [STUFFED_PROC_LOST] = "lost",
  [STUFFED_PROC_SURGE] = "surge",
  [STUFFED_PROC_STORE] = "store",
  [STUFFED_PROC_CURE] = "cure",
  [STUFFED_PROC_END] = "end",
};

static const char *const step_ids[STUFFED_N_STEPS] = {
  [STUFFED_STEP_OPEN] = "open",
  [STUFFED_STEP_TURN] = "turn",
  [STUFFED_STEP_WHITE] = "white",
  [STUFFED_STEP_WHITES] = "whites",
  [STUFFED_STEP_FOUND] = "found",
  [STUFFED_STEP_THREAT] = "threat",
  [STUFFED_STEP_BEGIN] = "begin",
  [STUFFED_STEP_ENTER] = "enter",
  [STUFFED_STEP_ACT] = "act",
  [STUFFED_STEP_ACTED] = "acted",
  [STUFFED_STEP_WALK] = "walk",
  [STUFFED_STEP_GO] = "go",
  [STUFFED_STEP_WAGON] = "wagon",
  [STUFFED_STEP_TESTED] = "tested",
  [STUFFED_STEP_CURED] = "cured",
  [STUFFED_STEP_TASKED] = "tasked",
  [STUFFED_STEP_STRUCK] = "struck",
  [STUFFED_STEP_SEARCHED] = "searched",
  [STUFFED_STEP_POCKETS] = "pockets",
  [STUFFED_STEP_KEEP] = "keep",
  [STUFFED_STEP_SEND] = "send",
  [STUFFED_STEP_GIVE] = "give",
  [STUFFED_STEP_HEAVE] = "heave",
  [STUFFED_STEP_SQUEAK] = "squeak",
  [STUFFED_STEP_SING] = "sing",
  [STUFFED_STEP_TAKE] = "take",
  [STUFFED_STEP_DISCARD] = "discard",
  [STUFFED_STEP_CHECK] = "check",
  [STUFFED_STEP_TURN_OVER] = "turn-over",
  [STUFFED_STEP_LEAVE] = "leave",
  [STUFFED_STEP_PLACES] = "places",
  [STUFFED_STEP_PLACE] = "place",
  [STUFFED_STEP_OPENED] = "opened",
  [STUFFED_STEP_LOOK] = "look",
  [STUFFED_STEP_HUSH] = "hush",
  [STUFFED_STEP_CLOSE] = "close",
  [STUFFED_STEP_READ] = "read",
  [STUFFED_STEP_WHO] = "who",
  [STUFFED_STEP_EACH] = "each",
  [STUFFED_STEP_CHOOSE] = "choose",
  [STUFFED_STEP_PASS] = "pass",
  [STUFFED_STEP_DROP] = "drop",
  [STUFFED_STEP_PAY] = "pay",
  [STUFFED_STEP_POOL] = "pool",
  [STUFFED_STEP_DIE] = "die",
  [STUFFED_STEP_THROW] = "throw",
  [STUFFED_STEP_CHANGE] = "change",
  [STUFFED_STEP_AGAIN] = "again",
  [STUFFED_STEP_ADD] = "add",
  [STUFFED_STEP_AIM] = "aim",
  [STUFFED_STEP_BEFORE] = "before",
  [STUFFED_STEP_SHIELD] = "shield",
  [STUFFED_STEP_PREVENT] = "prevent",
  [STUFFED_STEP_DEFEND] = "defend",
  [STUFFED_STEP_BLOCK] = "block",
  [STUFFED_STEP_NEXT] = "next",
  [STUFFED_STEP_PIN] = "pin",
  [STUFFED_STEP_CHASE] = "chase",
  [STUFFED_STEP_QUARRY] = "quarry",
  [STUFFED_STEP_TARGET] = "target",
  [STUFFED_STEP_VICTIM] = "victim",
  [STUFFED_STEP_SPECIAL] = "special",
  [STUFFED_STEP_OTHERS] = "others",
  [STUFFED_STEP_AFTER] = "after",
  [STUFFED_STEP_ARRIVE] = "arrive",
  [STUFFED_STEP_ITEM] = "item",
  [STUFFED_STEP_TALE] = "tale",
  [STUFFED_STEP_LOST] = "lost",
  [STUFFED_STEP_PARTING] = "parting",
  [STUFFED_STEP_CAME] = "came",
  [STUFFED_STEP_EBB] = "ebb",
  [STUFFED_STEP_STORE] = "store",
  [STUFFED_STEP_MAKE_ROOM] = "make-room",
  [STUFFED_STEP_STATUS] = "status",
};

#define WORDS(name, label, ids, n)  \
  static const char *               \
  name##_id (guint value)           \
  {                                 \
    return (ids)[value];            \
  }                                 \
  static const BrambleVocabulary name##_words = { label, n, name##_id };

WORDS (stuffy, "STUFFY", stuffed_stuffy_ids, STUFFED_N_STUFFIES)
WORDS (colour, "COLOUR", stuffed_colour_ids, STUFFED_N_COLOURS)
WORDS (status, "STATUS", stuffed_status_ids, STUFFED_N_STATUSES)
WORDS (item, "ITEM", stuffed_item_ids, STUFFED_N_ITEMS)
WORDS (minion, "MINION", stuffed_minion_ids, STUFFED_N_MINIONS)
WORDS (environment, "ENVIRONMENT", stuffed_environment_ids, STUFFED_N_ENVIRONMENTS)
WORDS (sleep, "SLEEP", stuffed_sleep_ids, STUFFED_N_SLEEPS)
WORDS (point, "POINT", stuffed_point_ids, STUFFED_MAX_POINTS)
WORDS (state, "STATE", stuffed_stand_state_ids, STUFFED_N_STAND_STATES)
WORDS (phase, "PHASE", stuffed_phase_ids, STUFFED_N_PHASES)
WORDS (roll, "ROLL", stuffed_roll_ids, STUFFED_N_ROLLS)
WORDS (done, "DONE", stuffed_done_ids, G_N_ELEMENTS (stuffed_done_ids))
WORDS (book, "BOOK", stuffed_tome_ids, STUFFED_N_TOMES)

static const char *
ability_id (guint value)
{
  return stuffed_abilities[value].id;
}

static const char *
lost_id (guint value)
{
  return value < stuffed_n_losts ? stuffed_losts[value].id : NULL;
}

/* What stories call something: all names of the first story, then of the next, each once. A story has less than so many. */
#define NAMES_EACH STUFFED_MAX_STANDS

static const char *
name_once (guint value,
           const char *(*name) (const StuffedStory *story, guint nth))
{
  const char *id = value / NAMES_EACH < stuffed_n_stories ? name (stuffed_stories[value / NAMES_EACH], value % NAMES_EACH) : NULL;

  for (guint i = 0; id && i < value; i++)
    {
      const char *other = name (stuffed_stories[i / NAMES_EACH], i % NAMES_EACH);

      if (other && strcmp (other, id) == 0)
        return NULL;
    }
  return id;
}

static const char *
flag_of (const StuffedStory *story,
         guint               nth)
{
  return nth < story->n_flags ? story->flags[nth] : NULL;
}

static const char *
counter_of (const StuffedStory *story,
            guint               nth)
{
  return nth < story->n_counters ? story->counters[nth] : NULL;
}

static const char *
stand_of (const StuffedStory *story,
          guint               nth)
{
  return nth < story->n_stands ? story->stands[nth].id : NULL;
}

static const char *
flag_id (guint value)
{
  return name_once (value, flag_of);
}

static const char *
counter_id (guint value)
{
  return name_once (value, counter_of);
}

/* Those of environments come after all others. */
static const char *
stand_id (guint value)
{
  guint stories = STUFFED_MAX_STORIES * NAMES_EACH;

  return value < stories ? name_once (value, stand_of) : stand_of (&stuffed_environment_story, value - stories);
}

static const BrambleVocabulary lost_words = { "LOST", STUFFED_MAX_LOSTS, lost_id };
static const BrambleVocabulary flag_words = { "FLAG", STUFFED_MAX_STORIES * NAMES_EACH, flag_id };
static const BrambleVocabulary counter_words = { "COUNTER", STUFFED_MAX_STORIES * NAMES_EACH, counter_id };
static const BrambleVocabulary stand_words = { "ID", (STUFFED_MAX_STORIES + 1) * NAMES_EACH, stand_id };
static const BrambleVocabulary ability_words = { "ABILITY", STUFFED_N_ABILITIES, ability_id };

const BrambleVocabulary *const stuffed_vocabularies[] = {
  &stuffy_words, &ability_words, &colour_words, &status_words, &item_words, &minion_words, &environment_words,
  &sleep_words, &lost_words, &point_words, &flag_words, &counter_words, &stand_words, &state_words, &phase_words, &roll_words,
  &done_words, &book_words, &stuffed_window_words,
};
const guint stuffed_n_vocabularies = G_N_ELEMENTS (stuffed_vocabularies);

#define FIELD(name, words, usual) { #name, words, G_STRUCT_OFFSET (StuffedFrame, name), usual }
static const BrambleFrameField frame_fields[] = {
  FIELD (seat, &bramble_seat_words, STUFFED_NONE),
  FIELD (other, NULL, STUFFED_NONE),
  FIELD (book, &book_words, 0),
  FIELD (high, NULL, 0),
  FIELD (low, NULL, 0),
  FIELD (at, NULL, 0),
  FIELD (left, NULL, 0),
  FIELD (n, NULL, 0),
  FIELD (die, NULL, 0),
  FIELD (what, NULL, STUFFED_NONE),
  FIELD (flags, NULL, 0),
};
#undef FIELD

static const BrambleFrameWords frame_words = {
  .procs = proc_ids,
  .n_procs = STUFFED_N_PROCS,
  .steps = step_ids,
  .n_steps = STUFFED_N_STEPS,
  .fields = frame_fields,
  .n_fields = G_N_ELEMENTS (frame_fields),
  .between = ':',
};

/* Reads "PROC:STEP:KEY=VALUE…". */
gboolean
stuffed_parse_frame (const StuffedState *s,
                     const char         *word,
                     StuffedFrame       *f)
{
  return bramble_frame_parse (&frame_words, word, s->n_seats, (guint8 *) f);
}

/* Writes a blank and a frame. */
void
stuffed_word_frame (GString            *text,
                    const StuffedFrame *f)
{
  bramble_frame_write (&frame_words, (const guint8 *) f, text);
}
