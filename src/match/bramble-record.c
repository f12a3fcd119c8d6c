/* bramble-record.c: a game as it was played, from its beginning
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A state is kept for every step, and what the step told. They are small, so
 * going back and forth is instant however long the game is.
 */

#include "bramble-record-private.h"

#include <string.h>

/* More than one answer ever tells. */
#define MAX_EVENTS 1024

G_DEFINE_QUARK (bramble-record-error-quark, bramble_record_error)

typedef struct
{
  char *words;      /* (nullable): a change of the position, or an answer */
  guint16 option;   /* the answer */
  guint8 answerer;  /* the seat that gave it */
  guint8 teller;    /* the seat whose @remark it is */
  char *remark;     /* (nullable): what somebody says to it in their own words */
  gboolean reveals; /* something hidden was shown by it */
  guint told;       /* how many events there are up to its end */
} Step;

struct _BrambleRecord
{
  const BrambleGame *game;
  BrambleSetup setup;
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS];
  gboolean casual;
  gboolean curtain;          /* one falls between two people at one computer */
  gboolean lesson;           /* it is the game's lesson: nobody counts it */
  GArray *steps;             /* Step; undone ones stay until another is taken */
  GPtrArray *states;         /* one more than steps */
  GArray *events;            /* BrambleEvent: of the set-up and of all steps */
  guint told;                /* how many of them are the set-up's */
  GArray *pleas;             /* BrambleRecordPlea: from early to late */
  guint at;
  BrambleAsk ask;            /* of the state at @at */
};

static void
clear_step (gpointer data)
{
  g_free (((Step *) data)->words);
  g_free (((Step *) data)->remark);
}

/**
 * bramble_record_clean_name:
 * @name: (nullable): what somebody wants to be called
 *
 * Returns: (transfer full): the name as it is kept: one line of valid text that
 *   is not too long
 */
char *
bramble_record_clean_name (const char *name)
{
  g_autofree char *valid = g_utf8_make_valid (name ? name : "", -1);
  GString *clean = g_string_new (NULL);
  guint n = 0;

  for (const char *at = valid; *at && n < BRAMBLE_RECORD_MAX_NAME; at = g_utf8_next_char (at), n++)
    {
      gunichar c = g_utf8_get_char (at);

      g_string_append_unichar (clean, g_unichar_iscntrl (c) ? ' ' : c);
    }
  return g_string_free (clean, FALSE);
}

/* Not what would begin another line, turns the order of other letters around, or means
 * something to this program only. What is one may not change with the years: a file that
 * was written today is read for ever. */
static gboolean
is_letter (gunichar c)
{
  static const struct
  {
    gunichar first;
    gunichar last;
  } none[] = {
    { 0x2028, 0x202E }, { 0x2066, 0x2069 }, { 0xE000, 0xF8FF }, { 0xFDD0, 0xFDEF }, { 0xFFFE, 0xFFFF }, { 0xF0000, 0x10FFFF },
  };

  for (guint i = 0; i < G_N_ELEMENTS (none); i++)
    if (c >= none[i].first && c <= none[i].last)
      return FALSE;
  return !g_unichar_iscntrl (c) && !g_unichar_isspace (c);
}

/**
 * bramble_record_clean_remark:
 * @remark: (nullable): what somebody wrote
 *
 * Returns: (transfer full) (nullable): the sentence as it is kept: one line of valid
 *   text that is not too long, with single blanks between words; or %NULL when
 *   nothing is left of it
 */
char *
bramble_record_clean_remark (const char *remark)
{
  g_autofree char *valid = g_utf8_make_valid (remark ? remark : "", -1);
  g_autoptr (GString) clean = g_string_new (NULL);
  gboolean blank = FALSE;
  guint n = 0;

  for (const char *at = valid; *at; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (!is_letter (c))
        {
          blank = n > 0;
          continue;
        }
      if (n + blank >= BRAMBLE_RECORD_MAX_REMARK)
        break;
      if (blank)
        g_string_append_c (clean, ' ');
      g_string_append_unichar (clean, c);
      n += blank + 1u;
      blank = FALSE;
    }

  return n > 0 ? g_string_free (g_steal_pointer (&clean), FALSE) : NULL;
}

/**
 * bramble_record_new:
 * @seats: who plays, one for each seat; copied, with the names made clean
 *
 * Begins a game.
 *
 * Returns: (nullable): the record, or %NULL with @error set
 */
BrambleRecord *
bramble_record_new (const BrambleGame        *game,
                    const BrambleSetup       *setup,
                    const BrambleRecordSeat  *seats,
                    gboolean                  casual,
                    GError                  **error)
{
  g_autofree guint8 *state = g_malloc0 (game->state_size);
  BrambleEvent store[MAX_EVENTS];
  BrambleEvents events = { .events = store, .size = MAX_EVENTS };
  BrambleRecord *record;

  if (!bramble_game_set_up (game, state, setup, &events, error))
    return NULL;

  record = g_new0 (BrambleRecord, 1);
  record->game = game;
  record->setup = *setup;
  for (guint i = 0; i < setup->seats; i++)
    {
      record->seats[i].name = bramble_record_clean_name (seats[i].name);
      record->seats[i].level = seats[i].level;
      record->seats[i].temper = seats[i].temper;
    }
  record->casual = casual;
  record->curtain = TRUE;
  record->steps = g_array_new (FALSE, TRUE, sizeof (Step));
  g_array_set_clear_func (record->steps, clear_step);
  record->states = g_ptr_array_new_with_free_func (g_free);
  record->events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  g_array_append_vals (record->events, store, events.n_events);
  record->told = events.n_events;
  record->pleas = g_array_new (FALSE, FALSE, sizeof (BrambleRecordPlea));
  game->ask (state, &record->ask);
  g_ptr_array_add (record->states, g_steal_pointer (&state));
  return record;
}

/**
 * bramble_record_copy:
 *
 * Returns: (transfer full): the same game, independent of @record
 */
BrambleRecord *
bramble_record_copy (const BrambleRecord *record)
{
  g_autoptr (GError) error = NULL;
  BrambleRecord *copy = bramble_record_new (record->game, &record->setup, record->seats, record->casual, &error);

  g_assert_no_error (error);
  copy->curtain = record->curtain;
  copy->lesson = record->lesson;
  g_array_append_vals (copy->events, &g_array_index (record->events, BrambleEvent, record->told),
                       record->events->len - record->told);
  for (guint i = 0; i < record->steps->len; i++)
    {
      Step step = g_array_index (record->steps, Step, i);

      step.words = g_strdup (step.words);
      step.remark = g_strdup (step.remark);
      g_array_append_val (copy->steps, step);
      g_ptr_array_add (copy->states, g_memdup2 (g_ptr_array_index (record->states, i + 1), record->game->state_size));
    }
  g_array_append_vals (copy->pleas, record->pleas->data, record->pleas->len);
  bramble_record_go_to (copy, record->at);
  return copy;
}

void
bramble_record_free (BrambleRecord *record)
{
  for (guint i = 0; i < BRAMBLE_MAX_SEATS; i++)
    g_free (record->seats[i].name);
  g_array_unref (record->events);
  g_array_unref (record->pleas);
  g_array_unref (record->steps);
  g_ptr_array_unref (record->states);
  g_free (record);
}

const BrambleGame *
bramble_record_game (const BrambleRecord *record)
{
  return record->game;
}

const BrambleSetup *
bramble_record_setup (const BrambleRecord *record)
{
  return &record->setup;
}

const BrambleRecordSeat *
bramble_record_seat (const BrambleRecord *record,
                     guint                seat)
{
  g_return_val_if_fail (seat < record->setup.seats, NULL);

  return &record->seats[seat];
}

guint
bramble_record_n_seats (const BrambleRecord *record)
{
  return record->setup.seats;
}

/* Returns (nullable): what a seat looks like, in games where that differs. */
const BrambleLook *
bramble_record_look (const BrambleRecord *record,
                     guint                seat)
{
  g_return_val_if_fail (seat < record->setup.seats, NULL);

  return record->game->looks ? &record->game->looks[record->setup.looks[seat]] : NULL;
}

/* Whether a curtain falls between two people who play at one computer. */
gboolean
bramble_record_curtain (const BrambleRecord *record)
{
  return record->curtain;
}

void
bramble_record_set_curtain (BrambleRecord *record,
                            gboolean       curtain)
{
  record->curtain = curtain;
}

/* Whether it is the lesson of its game, in which somebody learns to play. */
gboolean
bramble_record_lesson (const BrambleRecord *record)
{
  return record->lesson;
}

void
bramble_record_set_lesson (BrambleRecord *record,
                           gboolean       lesson)
{
  record->lesson = lesson && record->game->lesson != NULL;
}

gboolean
bramble_record_casual (const BrambleRecord *record)
{
  return record->casual;
}

guint
bramble_record_n_steps (const BrambleRecord *record)
{
  return record->steps->len;
}

guint
bramble_record_at (const BrambleRecord *record)
{
  return record->at;
}

/* Goes to any state there is, without losing what comes after it. */
void
bramble_record_go_to (BrambleRecord *record,
                      guint          at)
{
  g_return_if_fail (at < record->states->len);

  record->at = at;
  record->game->ask (g_ptr_array_index (record->states, at), &record->ask);
}

gconstpointer
bramble_record_state (const BrambleRecord *record,
                      guint                at)
{
  g_return_val_if_fail (at < record->states->len, NULL);

  return g_ptr_array_index (record->states, at);
}

gconstpointer
bramble_record_now (const BrambleRecord *record)
{
  return g_ptr_array_index (record->states, record->at);
}

static const Step *
get_step (const BrambleRecord *record,
          guint                step)
{
  g_assert (step > 0 && step <= record->steps->len);

  return &g_array_index (record->steps, Step, step - 1);
}

/* How many events there are up to the end of a step, the set-up's included. */
static guint
told_after (const BrambleRecord *record,
            guint                step)
{
  return step == 0 ? record->told : get_step (record, step)->told;
}

/* Returns the option that was answered, or -1 when the position was changed. */
int
bramble_record_option (const BrambleRecord *record,
                       guint                step)
{
  const Step *s = get_step (record, step);

  return s->words ? -1 : s->option;
}

/* Returns the words by which the position was changed, or NULL for an answer. */
const char *
bramble_record_words (const BrambleRecord *record,
                      guint                step)
{
  return get_step (record, step)->words;
}

/* Returns the seat that answered, or BRAMBLE_NO_SEAT. */
guint
bramble_record_answerer (const BrambleRecord *record,
                         guint                step)
{
  return get_step (record, step)->answerer;
}

/* Whether the step showed what was hidden before it. */
gboolean
bramble_record_reveals (const BrambleRecord *record,
                        guint                step)
{
  return get_step (record, step)->reveals;
}

/**
 * bramble_record_remark:
 * @seat: (out) (optional): who says it
 *
 * Returns: (nullable): what somebody says to a step in their own words
 */
const char *
bramble_record_remark (const BrambleRecord *record,
                       guint                step,
                       guint               *seat)
{
  const Step *s = get_step (record, step);

  if (seat && s->remark)
    *seat = s->teller;
  return s->remark;
}

/* How many remarks there are. */
static guint
count_remarks (const BrambleRecord *record)
{
  guint n = 0;

  for (guint i = 0; i < record->steps->len; i++)
    n += g_array_index (record->steps, Step, i).remark != NULL;
  return n;
}

/**
 * bramble_record_set_remark:
 * @step: an answer that was given, up to the present state
 * @seat: who says it
 * @remark: (nullable): in their own words, or %NULL to take it back
 *
 * A remark changes nothing of the game, and goes when its step is undone for good.
 *
 * Returns: %FALSE when nothing can be said there, or too much has been; then nothing
 *   has changed
 */
gboolean
bramble_record_set_remark (BrambleRecord *record,
                           guint          step,
                           guint          seat,
                           const char    *remark)
{
  g_autofree char *clean = bramble_record_clean_remark (remark);
  Step *s;

  if (step == 0 || step > record->at || seat >= record->setup.seats)
    return FALSE;
  s = &g_array_index (record->steps, Step, step - 1);
  if (s->words || (clean && s->remark == NULL && count_remarks (record) >= BRAMBLE_RECORD_MAX_REMARKS))
    return FALSE;

  g_free (s->remark);
  s->remark = g_steal_pointer (&clean);
  s->teller = (guint8) seat;
  return TRUE;
}

/**
 * bramble_record_events:
 * @events: (element-type BrambleEvent): is filled with what the step told
 *
 * Step 0 is the set-up.
 */
void
bramble_record_events (const BrambleRecord *record,
                       guint                step,
                       GArray              *events)
{
  guint first = step == 0 ? 0 : told_after (record, step - 1);
  guint end = told_after (record, step);

  g_array_set_size (events, 0);
  if (end > first)
    g_array_append_vals (events, &g_array_index (record->events, BrambleEvent, first), end - first);
}

/* Everything that was asked of computer players; not owned. */
GArray *
bramble_record_pleas (const BrambleRecord *record)
{
  return record->pleas;
}

/* Forgets what comes after the present state. */
void
bramble_record_cut (BrambleRecord *record)
{
  g_array_set_size (record->events, told_after (record, record->at));
  g_array_set_size (record->steps, record->at);
  bramble_record_cut_pleas (record);
  g_ptr_array_set_size (record->states, (int) record->at + 1);
}

/* Adds a step after the present state; what was undone is gone for good. */
static void
add_step (BrambleRecord       *record,
          Step                *step,
          gpointer             state,
          const BrambleEvents *events)
{
  bramble_record_cut (record);
  if (events->n_events > 0)
    g_array_append_vals (record->events, events->events, events->n_events);
  step->told = record->events->len;
  g_array_append_vals (record->steps, step, 1);
  g_ptr_array_add (record->states, state);
  record->at++;
}

/**
 * bramble_record_answer:
 *
 * Returns: %FALSE when that is no legal option; then nothing has changed
 */
gboolean
bramble_record_answer (BrambleRecord *record,
                       guint          option)
{
  const BrambleGame *game = record->game;
  BrambleEvent store[MAX_EVENTS];
  BrambleEvents events = { .events = store, .size = MAX_EVENTS };
  Step step = { .option = (guint16) option, .answerer = record->ask.seat };
  guint8 *state;

  if (option >= record->ask.n_options || record->at >= BRAMBLE_RECORD_MAX_STEPS)
    return FALSE;

  state = g_memdup2 (bramble_record_now (record), game->state_size);
  game->answer (state, &record->ask, option, &events);
  for (guint i = 0; i < events.n_events && !step.reveals; i++)
    step.reveals = game->reveals (&events.events[i]);
  add_step (record, &step, state, &events);
  return TRUE;
}

/**
 * bramble_record_set:
 * @words: a position command of the game's, words separated by blanks
 *
 * Changes the position, as a step of its own.
 */
gboolean
bramble_record_set (BrambleRecord  *record,
                    const char     *words,
                    GError        **error)
{
  const BrambleGame *game = record->game;
  g_auto (GStrv) split = g_strsplit (words, " ", -1);
  g_autofree guint8 *state = g_memdup2 (bramble_record_now (record), game->state_size);
  BrambleEvent store[MAX_EVENTS];
  BrambleEvents events = { .events = store, .size = MAX_EVENTS };
  Step step = { .answerer = BRAMBLE_NO_SEAT, .reveals = TRUE };

  if (record->at >= BRAMBLE_RECORD_MAX_STEPS)
    {
      g_set_error_literal (error, BRAMBLE_RECORD_ERROR, BRAMBLE_RECORD_ERROR_ILLEGAL, "the game is too long");
      return FALSE;
    }
  if (!game->place (state, (const char *const *) split, &events, error))
    return FALSE;

  step.words = g_strdup (words);
  add_step (record, &step, g_steal_pointer (&state), &events);
  game->ask (bramble_record_now (record), &record->ask);
  return TRUE;
}
