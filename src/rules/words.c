/* words.c: positions in words, as all games read and write them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words come from consoles and files: whatever does not fit is -1 or refused.
 *
 * A proof shows every position to everybody, a hundred lines at a time, and compares. What
 * the C library does for a format would take most of its time; these lines need little of it.
 */

#include "words.h"

#include <string.h>

static const char *
seat_id (guint value)
{
  static const char *const ids[BRAMBLE_MAX_SEATS] = { "seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6" };

  return ids[value];
}

const BrambleVocabulary bramble_seat_words = { "SEAT", BRAMBLE_MAX_SEATS, seat_id };

static void
add_number (GString *text,
            guint64  number,
            gboolean negative)
{
  char digits[24];
  gsize at = sizeof digits;

  do
    digits[--at] = (char) ('0' + number % 10);
  while ((number /= 10) > 0);
  if (negative)
    digits[--at] = '-';
  g_string_append_len (text, &digits[at], (gssize) (sizeof digits - at));
}

/* Adds one argument as the letters after a % say. Returns how many letters they are. */
static gsize
add_argument (GString    *text,
              const char *letters,
              va_list    *args)
{
  int number;

  switch (letters[0])
    {
    case 's':
      g_string_append (text, va_arg (*args, const char *));
      return 1;

    case 'u':
      add_number (text, va_arg (*args, guint), FALSE);
      return 1;

    case 'd':
      number = va_arg (*args, int);
      add_number (text, number < 0 ? 0 - (guint64) number : (guint64) number, number < 0);
      return 1;

    default:
      /* The only other one, whatever it is called here. */
      g_assert (g_str_has_prefix (letters, G_GUINT64_FORMAT));
      add_number (text, va_arg (*args, guint64), FALSE);
      return sizeof G_GUINT64_FORMAT - 1;
    }
}

/**
 * bramble_words_add:
 * @format: may hold %s, %u, %d and %G_GUINT64_FORMAT, and no other conversion or flag
 *
 * Adds to @text, like g_string_append_printf(), in a tenth of the time.
 */
void
bramble_words_add (GString    *text,
                   const char *format,
                   ...)
{
  va_list args;

  va_start (args, format);
  while (*format != '\0')
    {
      gsize plain = strcspn (format, "%");

      g_string_append_len (text, format, (gssize) plain);
      format += plain;
      if (*format == '%')
        format += 1 + add_argument (text, format + 1, &args);
    }
  va_end (args);
}

/**
 * bramble_words_numbers:
 * @first: the number of seat-1
 * @stride: how many bytes further the next seat's is
 *
 * Adds a line with a number that everybody has: "KEY seat-1 NUMBER seat-2 NUMBER…".
 */
void
bramble_words_numbers (GString      *text,
                       const char   *key,
                       guint         n_seats,
                       const guint8 *first,
                       gsize         stride)
{
  g_string_append (text, key);
  for (guint seat = 0; seat < n_seats; seat++)
    bramble_words_add (text, " seat-%u %u", seat + 1, first[seat * stride]);
  g_string_append_c (text, '\n');
}

/* Says why a position cannot be. Returns %FALSE, for whoever says so too. */
gboolean
bramble_refuse (GError    **error,
                const char *format,
                ...)
{
  va_list args;

  va_start (args, format);
  if (error)
    *error = g_error_new_valist (BRAMBLE_RULES_ERROR, BRAMBLE_RULES_ERROR_POSITION, format, args);
  va_end (args);
  return FALSE;
}

/* Returns a number from @min to @max, or -1. */
int
bramble_parse_number (const char *word,
                      guint       min,
                      guint       max)
{
  guint64 number;

  return g_ascii_string_to_unsigned (word, 10, min, max, &number, NULL) ? (int) number : -1;
}

/* Returns the place of "seat-N", or -1. */
int
bramble_parse_seat (const char *word,
                    guint       n_seats)
{
  int number = g_str_has_prefix (word, "seat-") ? bramble_parse_number (word + strlen ("seat-"), 1, n_seats) : -1;

  return number < 0 ? -1 : number - 1;
}

/**
 * bramble_parse_seat_part:
 * @words: "seat-1 VALUE… seat-2 VALUE…"
 * @seat: (out): who is named first
 * @n_values: (out): how many words follow before another seat
 *
 * Returns: whether a seat is named
 */
gboolean
bramble_parse_seat_part (const char *const *words,
                         guint              n_seats,
                         guint             *seat,
                         guint             *n_values)
{
  int named = words[0] ? bramble_parse_seat (words[0], n_seats) : -1;

  if (named < 0)
    return FALSE;
  *seat = (guint) named;
  *n_values = 0;
  while (words[1 + *n_values] && !g_str_has_prefix (words[1 + *n_values], "seat-"))
    (*n_values)++;

  return TRUE;
}

/* Returns the place of a word in a list that may have gaps, or -1. */
int
bramble_parse_id (const char        *word,
                  const char *const *ids,
                  guint              n_ids)
{
  for (guint i = 0; i < n_ids; i++)
    if (ids[i] && strcmp (ids[i], word) == 0)
      return (int) i;

  return -1;
}

/* Returns what is called @word, or -1. */
int
bramble_parse_word (const char              *word,
                    const BrambleVocabulary *words)
{
  for (guint i = 0; i < words->n; i++)
    {
      const char *id = words->id (i);

      if (id && strcmp (id, word) == 0)
        return (int) i;
    }

  return -1;
}

/**
 * bramble_list_words:
 * @text: what is appended to
 * @kinds: vocabularies
 *
 * Lists all words of each kind, a line for each, for who sets a position up.
 */
void
bramble_list_words (GString                        *text,
                    const BrambleVocabulary *const *kinds,
                    guint                           n_kinds)
{
  for (guint kind = 0; kind < n_kinds; kind++)
    {
      g_string_append_printf (text, "# %s:", kinds[kind]->name);
      for (guint i = 0; i < kinds[kind]->n; i++)
        if (kinds[kind]->id (i))
          g_string_append_printf (text, " %s", kinds[kind]->id (i));
      g_string_append_c (text, '\n');
    }
}

static gboolean
parse_field (const BrambleFrameWords *words,
             const char              *part,
             guint                    n_seats,
             guint8                  *frame)
{
  g_auto (GStrv) pair = g_strsplit (part, "=", 2);

  for (guint i = 0; i < words->n_fields && pair[0] && pair[1]; i++)
    {
      const BrambleFrameField *field = &words->fields[i];
      int value;

      if (strcmp (field->key, pair[0]) != 0)
        continue;
      if (field->words == NULL)
        value = bramble_parse_number (pair[1], 0, G_MAXUINT8);
      else if (field->words == &bramble_seat_words)
        value = bramble_parse_seat (pair[1], n_seats);
      else
        value = bramble_parse_word (pair[1], field->words);
      if (value < 0)
        return FALSE;
      frame[field->offset] = (guint8) value;
      return TRUE;
    }

  return FALSE;
}

/**
 * bramble_frame_parse:
 * @words: how the game says its frames
 * @word: "PROC:STEP" and fields
 * @frame: (out): the bytes of a frame, all of which are named
 *
 * Returns: whether @word is a frame
 */
gboolean
bramble_frame_parse (const BrambleFrameWords *words,
                     const char              *word,
                     guint                    n_seats,
                     guint8                  *frame)
{
  char between[] = { words->between, ':', '\0' };
  g_auto (GStrv) parts = g_strsplit_set (word, between, -1);
  int proc = parts[0] ? bramble_parse_id (parts[0], words->procs, words->n_procs) : -1;
  int step = proc >= 0 && parts[1] ? bramble_parse_id (parts[1], words->steps, words->n_steps) : -1;

  if (step < 0)
    return FALSE;
  frame[0] = (guint8) proc;
  frame[1] = (guint8) step;
  for (guint i = 0; i < words->n_fields; i++)
    frame[words->fields[i].offset] = words->fields[i].usual;
  for (guint i = 2; parts[i]; i++)
    if (!parse_field (words, parts[i], n_seats, frame))
      return FALSE;

  return TRUE;
}

/* Appends a blank and what bramble_frame_parse () reads. A frame of a file may hold
 * anything; what has no word is shown as "?", which is no word. */
void
bramble_frame_write (const BrambleFrameWords *words,
                     const guint8            *frame,
                     GString                 *text)
{
  bramble_words_add (text, " %s:%s", frame[0] < words->n_procs ? words->procs[frame[0]] : "?",
                     frame[1] < words->n_steps ? words->steps[frame[1]] : "?");
  for (guint i = 0; i < words->n_fields; i++)
    {
      const BrambleFrameField *field = &words->fields[i];
      guint value = frame[field->offset];

      if (value == field->usual)
        continue;
      g_string_append_c (text, words->between);
      bramble_words_add (text, "%s=", field->key);
      if (field->words)
        g_string_append (text, value < field->words->n && field->words->id (value) ? field->words->id (value) : "?");
      else
        bramble_words_add (text, "%u", value);
    }
}
