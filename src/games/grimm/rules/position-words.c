/* position-words.c: reading the words of a position command
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "position.h"

#include <string.h>

static const char *
fable_id (guint value)
{
  return grimm_cards[value].id;
}

static const char *
friend_id (guint value)
{
  return grimm_cards[GRIMM_N_FABLES + value].id;
}

static const char *
location_id (guint value)
{
  return grimm_location_ids[value];
}

static const char *
type_id (guint value)
{
  return grimm_type_ids[value];
}

static const char *
window_id (guint value)
{
  return grimm_window_ids[value];
}

static const BrambleVocabulary fable_words = { "FABLE", GRIMM_N_FABLES, fable_id };
static const BrambleVocabulary friend_words = { "FRIEND", GRIMM_N_CARDS - GRIMM_N_FABLES, friend_id };
static const BrambleVocabulary location_words = { "LOCATION", GRIMM_N_LOCATIONS, location_id };
static const BrambleVocabulary type_words = { "TYPE", GRIMM_N_TYPES, type_id };
static const BrambleVocabulary window_words = { "WINDOW", GRIMM_N_WINDOWS, window_id };

const BrambleVocabulary *const grimm_vocabularies[] = {
  &fable_words, &friend_words, &location_words, &type_words, &window_words,
};
const guint grimm_n_vocabularies = G_N_ELEMENTS (grimm_vocabularies);

gboolean
grimm_refuse (GrimmWords *w,
              const char *format,
              ...)
{
  va_list args;

  va_start (args, format);
  if (w->error)
    *w->error = g_error_new_valist (BRAMBLE_RULES_ERROR, BRAMBLE_RULES_ERROR_POSITION, format, args);
  va_end (args);
  return FALSE;
}

gboolean
grimm_word_id (GrimmWords        *w,
               guint              at,
               const char        *what,
               const char *const *ids,
               guint              n_ids,
               guint             *value)
{
  *value = grimm_find_id (ids, n_ids, w->words[at]);
  if (*value == GRIMM_NONE)
    return grimm_refuse (w, "“%s” is no %s", w->words[at], what);

  return TRUE;
}

gboolean
grimm_word_seat (GrimmWords *w,
                 guint       at,
                 guint      *seat)
{
  return grimm_word_id (w, at, "seat", grimm_seat_ids, w->s->n_seats, seat);
}

gboolean
grimm_word_location (GrimmWords *w,
                     guint       at,
                     guint      *location)
{
  return grimm_word_id (w, at, "Location", grimm_location_ids, w->s->n_locations, location);
}

gboolean
grimm_word_type (GrimmWords *w,
                 guint       at,
                 guint      *type)
{
  return grimm_word_id (w, at, "resource", grimm_type_ids, GRIMM_N_TYPES, type);
}

gboolean
grimm_word_number (GrimmWords *w,
                   guint       at,
                   guint       min,
                   guint       max,
                   guint      *value)
{
  guint64 number;

  *value = min;
  if (!g_ascii_string_to_unsigned (w->words[at], 10, min, max, &number, NULL))
    return grimm_refuse (w, "“%s” is no number from %u to %u", w->words[at], min, max);
  *value = (guint) number;
  return TRUE;
}

gboolean
grimm_word_yes (GrimmWords *w,
                guint       at,
                guint8     *value)
{
  *value = strcmp (w->words[at], "yes") == 0;
  return *value || strcmp (w->words[at], "no") == 0
         || grimm_refuse (w, "“%s” is neither yes nor no", w->words[at]);
}

gboolean
grimm_word_is_none (GrimmWords *w,
                    guint       at)
{
  return strcmp (w->words[at], "none") == 0;
}

/* All words from @at on are seats, a bit each; or there is one, "none". */
gboolean
grimm_word_seats (GrimmWords *w,
                  guint       at,
                  guint8     *seats)
{
  *seats = 0;
  if (w->n_words == at + 1 && grimm_word_is_none (w, at))
    return TRUE;
  for (; at < w->n_words; at++)
    {
      guint seat;

      if (!grimm_word_seat (w, at, &seat))
        return FALSE;
      *seats |= (guint8) (1u << seat);
    }

  return TRUE;
}

/* A card's id of the wanted kind, or "none". */
gboolean
grimm_word_card (GrimmWords *w,
                 guint       at,
                 gboolean    friends,
                 guint      *card)
{
  *card = GRIMM_NONE;
  if (grimm_word_is_none (w, at))
    return TRUE;
  *card = grimm_card_by_id (w->words[at]);
  if (*card == GRIMM_NONE || (*card >= GRIMM_N_FABLES) != friends)
    return grimm_refuse (w, "“%s” is no %s", w->words[at], friends ? "Friend" : "Fable");

  return TRUE;
}
