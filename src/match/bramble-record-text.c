/* bramble-record-text.c: a game as the text of a .bramble file, and back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The text is a key file that ends with a seal, the checksum of all that
 * stands before it. Reading believes nothing: the seal, then every number and
 * every answer is checked, the game is played again from its seed, and what
 * comes out must be the snapshot that was saved.
 */

#include "bramble-record-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "bramble-file.h"

#define HISTORY "History"
#define SNAPSHOT "Snapshot"

/* What people say to steps in their own words: a group for each. */
#define REMARK "Remark "

/* The only line of the file that a reader looks for before the rest. */
#define FIRST_LINE "[" BRAMBLE_RECORD_MAIN "]\n"

static void
write_remarks (GKeyFile            *file,
               const BrambleRecord *record)
{
  for (guint i = 1; i <= bramble_record_n_steps (record); i++)
    {
      guint seat;
      const char *remark = bramble_record_remark (record, i, &seat);
      g_autofree char *group = remark ? g_strdup_printf (REMARK "%u", i) : NULL;

      if (remark == NULL)
        continue;
      g_key_file_set_integer (file, group, "Seat", (int) seat + 1);
      g_key_file_set_string (file, group, "Text", remark);
    }
}

/**
 * bramble_record_to_text:
 *
 * Returns: (transfer full): the whole file
 */
char *
bramble_record_to_text (const BrambleRecord *record)
{
  const BrambleGame *game = bramble_record_game (record);
  const BrambleSetup *setup = bramble_record_setup (record);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GPtrArray) steps = g_ptr_array_new_with_free_func (g_free);
  guint8 bytes[BRAMBLE_MAX_WRITTEN];
  g_autofree char *hash = NULL;
  g_autofree char *snapshot = NULL;
  g_autofree char *body = NULL;
  gsize size;

  g_key_file_set_integer (file, BRAMBLE_RECORD_MAIN, "Format", BRAMBLE_RECORD_FORMAT);
  g_key_file_set_string (file, BRAMBLE_RECORD_MAIN, "Game", game->id);
  g_key_file_set_integer (file, BRAMBLE_RECORD_MAIN, "Rules", (int) game->version);
  g_key_file_set_integer (file, BRAMBLE_RECORD_MAIN, "Seats", (int) setup->seats);
  g_key_file_set_uint64 (file, BRAMBLE_RECORD_MAIN, "Seed", setup->seed);
  g_key_file_set_boolean (file, BRAMBLE_RECORD_MAIN, "Casual", bramble_record_casual (record));
  g_key_file_set_boolean (file, BRAMBLE_RECORD_MAIN, "Curtain", bramble_record_curtain (record));
  if (bramble_record_lesson (record))
    g_key_file_set_boolean (file, BRAMBLE_RECORD_MAIN, "Lesson", TRUE);
  for (guint i = 0; game->choices && game->choices[i].id; i++)
    {
      g_autofree char *value = bramble_setup_get (setup, game, game->choices[i].id);

      g_key_file_set_string (file, BRAMBLE_RECORD_CHOICES, game->choices[i].id, value);
    }

  for (guint i = 0; i < setup->seats; i++)
    {
      const BrambleRecordSeat *seat = bramble_record_seat (record, i);
      const BrambleLook *look = bramble_record_look (record, i);
      g_autofree char *group = bramble_record_seat_group (i);

      g_key_file_set_string (file, group, "Name", seat->name);
      if (look)
        g_key_file_set_string (file, group, "Look", look->id);
      g_key_file_set_string (file, group, "Player", seat->level ? seat->level->id : "person");
      if (seat->temper)
        g_key_file_set_string (file, group, "Temper", seat->temper->id);
    }

  for (guint i = 1; i <= bramble_record_n_steps (record); i++)
    {
      const char *words = bramble_record_words (record, i);

      g_ptr_array_add (steps, words ? g_strdup (words) : g_strdup_printf ("%d", bramble_record_option (record, i)));
    }
  g_key_file_set_string_list (file, HISTORY, "Steps", (const char *const *) steps->pdata, steps->len);
  g_key_file_set_integer (file, HISTORY, "At", (int) bramble_record_at (record));
  write_remarks (file, record);
  bramble_record_write_pleas (file, HISTORY, record);

  size = bramble_game_write (game, bramble_record_now (record), bytes, sizeof bytes);
  g_assert (size > 0);
  snapshot = g_base64_encode (bytes, size);
  hash = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", bramble_game_hash (game, bramble_record_now (record)));
  g_key_file_set_string (file, SNAPSHOT, "State", snapshot);
  g_key_file_set_string (file, SNAPSHOT, "Hash", hash);

  body = g_key_file_to_data (file, NULL, NULL);
  return bramble_seal (body);
}

/* Says what is wrong with a file. */
gboolean
bramble_record_wrong (GError             **error,
                      BrambleRecordError   code,
                      const char          *format,
                      ...)
{
  va_list args;

  va_start (args, format);
  if (error)
    *error = g_error_new_valist (BRAMBLE_RECORD_ERROR, (int) code, format, args);
  va_end (args);
  return FALSE;
}

gboolean
bramble_record_altered (GError **error)
{
  return bramble_record_wrong (error, BRAMBLE_RECORD_ERROR_ALTERED, "%s", _("It is damaged or was changed after it was saved."));
}

/* The version is looked at before the seal, which a newer format may not have. */
static gboolean
check_format (GKeyFile  *file,
              int       *found,
              GError   **error)
{
  g_autoptr (GError) missing = NULL;
  int format = g_key_file_get_integer (file, BRAMBLE_RECORD_MAIN, "Format", &missing);

  if (missing)
    return bramble_record_wrong (error, BRAMBLE_RECORD_ERROR_NO_SAVE, "%s", _("It is not a saved game."));
  if (format > BRAMBLE_RECORD_FORMAT)
    return bramble_record_wrong (error, BRAMBLE_RECORD_ERROR_VERSION, "%s", _("It was saved by a newer version of Bramble."));
  if (format < 1)
    return bramble_record_altered (error);
  *found = format;
  return TRUE;
}

static gboolean
check_seal (const char  *text,
            gsize        length,
            GError     **error)
{
  switch (bramble_seal_check (text, length, NULL))
    {
    case BRAMBLE_SEAL_HOLDS:
      return TRUE;
    case BRAMBLE_SEAL_BROKEN:
      return bramble_record_altered (error);
    case BRAMBLE_SEAL_MISSING:
      return bramble_record_wrong (error, BRAMBLE_RECORD_ERROR_ALTERED, "%s", _("It is not complete: its end is missing."));
    }

  g_assert_not_reached ();
}

/* Reading values. Each function fails on a missing or impossible one. */

gboolean
bramble_record_read_number (GKeyFile    *file,
                            const char  *group,
                            const char  *key,
                            guint64      max,
                            guint64     *value,
                            GError     **error)
{
  g_autofree char *text = g_key_file_get_string (file, group, key, NULL);

  /* Only digits: a key file's own numbers may be negative and wrap around. */
  if (text == NULL || !g_ascii_string_to_unsigned (text, 10, 0, max, value, NULL))
    return bramble_record_altered (error);
  return TRUE;
}

char *
bramble_record_read_text (GKeyFile    *file,
                          const char  *group,
                          const char  *key,
                          GError     **error)
{
  g_autoptr (GError) bad = NULL;
  g_autofree char *text = g_key_file_get_string (file, group, key, &bad);

  /* Of a text that is badly written there may be both. */
  if (text == NULL || bad)
    {
      bramble_record_altered (error);
      return NULL;
    }
  return g_steal_pointer (&text);
}

/* Reads what is said to one step, which must be as bramble_record_set_remark() keeps it. */
static gboolean
read_remark (GKeyFile       *file,
             const char     *group,
             BrambleRecord  *record,
             GError        **error)
{
  g_autofree char *remark = bramble_record_read_text (file, group, "Text", error);
  g_autofree char *clean = NULL;
  g_autofree char *again = NULL;
  guint64 seat = 0;
  guint64 step = 0;

  if (remark == NULL || !bramble_record_read_number (file, group, "Seat", bramble_record_n_seats (record), &seat, error))
    return FALSE;
  clean = bramble_record_clean_remark (remark);
  if (g_strcmp0 (clean, remark) != 0 || seat == 0
      || !g_ascii_string_to_unsigned (group + strlen (REMARK), 10, 1, BRAMBLE_RECORD_MAX_STEPS, &step, NULL))
    return bramble_record_altered (error);
  /* A step has one name only. */
  again = g_strdup_printf (REMARK "%u", (guint) step);
  if (strcmp (again, group) != 0 || !bramble_record_set_remark (record, (guint) step, (guint) seat - 1, remark))
    return bramble_record_altered (error);
  return TRUE;
}

/* The record stands at its end. */
static gboolean
read_remarks (GKeyFile       *file,
              BrambleRecord  *record,
              GError        **error)
{
  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);

  for (guint i = 0; groups[i]; i++)
    if (g_str_has_prefix (groups[i], REMARK) && !read_remark (file, groups[i], record, error))
      return FALSE;
  return TRUE;
}

/* Plays the steps again, one by one. */
static gboolean
read_steps (GKeyFile       *file,
            BrambleRecord  *record,
            GError        **error)
{
  gsize n_steps = 0;
  g_autoptr (GError) bad = NULL;
  g_auto (GStrv) steps = g_key_file_get_string_list (file, HISTORY, "Steps", &n_steps, &bad);
  guint64 at = 0;

  if (steps == NULL || bad || n_steps > BRAMBLE_RECORD_MAX_STEPS)
    return bramble_record_altered (error);

  for (gsize i = 0; i < n_steps; i++)
    {
      g_autoptr (GError) refused = NULL;
      guint64 option;

      /* Answers are numbers; changes of the position begin with a word. */
      if (g_ascii_isdigit (steps[i][0]) || steps[i][0] == '-')
        {
          if (!g_ascii_string_to_unsigned (steps[i], 10, 0, BRAMBLE_MAX_OPTIONS, &option, NULL)
              || !bramble_record_answer (record, (guint) option))
            return bramble_record_wrong (error, BRAMBLE_RECORD_ERROR_ILLEGAL,
                                         /* Translators: %u is the number of a move */
                                         _("Its move %u is against the rules."), (guint) i + 1);
        }
      else if (!bramble_record_set (record, steps[i], &refused))
        return bramble_record_wrong (error, BRAMBLE_RECORD_ERROR_ILLEGAL,
                                     /* Translators: %u is the number of a move */
                                     _("Its change of the position at move %u is not possible."), (guint) i + 1);
    }

  if (!read_remarks (file, record, error) || !bramble_record_read_pleas (file, HISTORY, record, error)
      || !bramble_record_read_number (file, HISTORY, "At", n_steps, &at, error))
    return FALSE;
  bramble_record_go_to (record, (guint) at);
  return TRUE;
}

static gboolean
check_snapshot (GKeyFile             *file,
                const BrambleRecord  *record,
                GError              **error)
{
  const BrambleGame *game = bramble_record_game (record);
  g_autofree char *hash = bramble_record_read_text (file, SNAPSHOT, "Hash", error);
  g_autofree char *snapshot = hash ? bramble_record_read_text (file, SNAPSHOT, "State", error) : NULL;
  g_autofree char *real_hash = NULL;
  g_autofree char *real = NULL;
  guint8 bytes[BRAMBLE_MAX_WRITTEN];
  guint64 version = 0;
  gsize size;

  if (snapshot == NULL || !bramble_record_read_number (file, BRAMBLE_RECORD_MAIN, "Rules", G_MAXINT, &version, error))
    return FALSE;
  /* A newer game may have other rules, which cannot be played here. An older
   * one wrote its states in another way: then its legal moves must do. */
  if (version > game->version)
    return bramble_record_wrong (error, BRAMBLE_RECORD_ERROR_VERSION, "%s", _("It was saved by a newer version of Bramble."));
  if (version < game->version)
    return version > 0 || bramble_record_altered (error);

  size = bramble_game_write (game, bramble_record_now (record), bytes, sizeof bytes);
  real = g_base64_encode (bytes, size);
  real_hash = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", bramble_game_hash (game, bramble_record_now (record)));
  if (strcmp (real, snapshot) != 0 || strcmp (real_hash, hash) != 0)
    return bramble_record_wrong (error, BRAMBLE_RECORD_ERROR_ILLEGAL, "%s",
                                 _("Played again, its moves lead to another position than the one that was saved."));
  return TRUE;
}

/**
 * bramble_record_from_text:
 *
 * Builds a game completely, or says in a sentence for players what is wrong
 * with the text.
 *
 * Returns: (nullable) (transfer full): the game
 */
BrambleRecord *
bramble_record_from_text (const char  *text,
                          gsize        length,
                          GError     **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (BrambleRecord) record = NULL;
  g_autoptr (GError) refused = NULL;
  g_auto (BrambleRecordBeginning) beginning = { 0 };

  if (length > BRAMBLE_RECORD_MAX_BYTES)
    {
      bramble_record_wrong (error, BRAMBLE_RECORD_ERROR_NO_SAVE, "%s", _("It is much too large to be a saved game."));
      return NULL;
    }
  if (length < strlen (FIRST_LINE) || memcmp (text, FIRST_LINE, strlen (FIRST_LINE)) != 0
      || memchr (text, '\0', length) != NULL || !g_utf8_validate (text, (gssize) length, NULL)
      || !g_key_file_load_from_data (file, text, length, G_KEY_FILE_NONE, NULL))
    {
      bramble_record_wrong (error, BRAMBLE_RECORD_ERROR_NO_SAVE, "%s", _("It is not a saved game."));
      return NULL;
    }
  if (!check_format (file, &beginning.format, error) || !check_seal (text, length, error)
      || !bramble_record_read_beginning (file, &beginning, error))
    return NULL;

  record = bramble_record_new (beginning.game, &beginning.setup, beginning.seats, beginning.casual, &refused);
  if (record == NULL)
    {
      bramble_record_wrong (error, BRAMBLE_RECORD_ERROR_ILLEGAL, "%s", _("A game cannot be set up as it says."));
      return NULL;
    }
  bramble_record_set_curtain (record, beginning.curtain);
  bramble_record_set_lesson (record, beginning.lesson);
  if (!read_steps (file, record, error) || !check_snapshot (file, record, error))
    return NULL;

  return g_steal_pointer (&record);
}
