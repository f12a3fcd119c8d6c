/* bramble-record-text.c: a game as the text of a .bramble file, and back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The text is a key file that ends with a seal, the checksum of all that
 * stands before it. Reading believes nothing: the seal, then every number and
 * every answer is checked, the game is played again from its seed, and what
 * comes out must be the snapshot that was saved.
 */

#include "bramble-record.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "bramble-file.h"

#define FORMAT 1

#define MAIN "Bramble"
#define HISTORY "History"
#define SNAPSHOT "Snapshot"

/* How much of a stranger's word is repeated in a sentence. */
#define MAX_QUOTED 40

/* The only line of the file that a reader looks for before the rest. */
#define FIRST_LINE "[" MAIN "]\n"

static char *
seat_group (guint seat)
{
  return g_strdup_printf ("Seat %u", seat + 1);
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

  g_key_file_set_integer (file, MAIN, "Format", FORMAT);
  g_key_file_set_string (file, MAIN, "Game", game->id);
  g_key_file_set_integer (file, MAIN, "Rules", (int) game->version);
  g_key_file_set_string (file, MAIN, "Edition", setup->edition);
  g_key_file_set_string (file, MAIN, "Cards", setup->cards);
  g_key_file_set_integer (file, MAIN, "Seats", (int) setup->seats);
  g_key_file_set_uint64 (file, MAIN, "Seed", setup->seed);
  g_key_file_set_integer (file, MAIN, "Start", setup->start == BRAMBLE_NO_SEAT ? 0 : (int) setup->start + 1);
  g_key_file_set_boolean (file, MAIN, "Casual", bramble_record_casual (record));

  for (guint i = 0; i < setup->seats; i++)
    {
      const BrambleRecordSeat *seat = bramble_record_seat (record, i);
      g_autofree char *group = seat_group (i);

      g_key_file_set_string (file, group, "Name", seat->name);
      g_key_file_set_string (file, group, "Pig", seat->pig);
      g_key_file_set_string (file, group, "Player", seat->bot ? seat->bot->id : "person");
    }

  for (guint i = 1; i <= bramble_record_n_steps (record); i++)
    {
      const char *words = bramble_record_words (record, i);

      g_ptr_array_add (steps, words ? g_strdup (words) : g_strdup_printf ("%d", bramble_record_option (record, i)));
    }
  g_key_file_set_string_list (file, HISTORY, "Steps", (const char *const *) steps->pdata, steps->len);
  g_key_file_set_integer (file, HISTORY, "At", (int) bramble_record_at (record));

  size = game->write (bramble_record_now (record), bytes, sizeof bytes);
  g_assert (size > 0);
  snapshot = g_base64_encode (bytes, size);
  hash = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", game->hash (bramble_record_now (record)));
  g_key_file_set_string (file, SNAPSHOT, "State", snapshot);
  g_key_file_set_string (file, SNAPSHOT, "Hash", hash);

  body = g_key_file_to_data (file, NULL, NULL);
  return bramble_seal (body);
}

static gboolean G_GNUC_PRINTF (3, 4)
wrong (GError             **error,
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

/* The beginning of a word out of a file, for a sentence. */
static char *
quote (const char *word)
{
  return g_utf8_substring (word, 0, MIN (g_utf8_strlen (word, -1), MAX_QUOTED));
}

static gboolean
altered (GError **error)
{
  return wrong (error, BRAMBLE_RECORD_ERROR_ALTERED, "%s", _("It is damaged or was changed after it was saved."));
}

/* The version is looked at before the seal, which a newer format may not have. */
static gboolean
check_format (GKeyFile  *file,
              GError   **error)
{
  g_autoptr (GError) missing = NULL;
  int format = g_key_file_get_integer (file, MAIN, "Format", &missing);

  if (missing)
    return wrong (error, BRAMBLE_RECORD_ERROR_NO_SAVE, "%s", _("It is not a saved game."));
  if (format > FORMAT)
    return wrong (error, BRAMBLE_RECORD_ERROR_VERSION, "%s", _("It was saved by a newer version of Bramble."));
  if (format < 1)
    return altered (error);
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
      return altered (error);
    case BRAMBLE_SEAL_MISSING:
      return wrong (error, BRAMBLE_RECORD_ERROR_ALTERED, "%s", _("It is not complete: its end is missing."));
    }

  g_assert_not_reached ();
}

/* Reading values. Each function fails on a missing or impossible one. */

static gboolean
read_number (GKeyFile    *file,
             const char  *group,
             const char  *key,
             guint64      max,
             guint64     *value,
             GError     **error)
{
  g_autofree char *text = g_key_file_get_string (file, group, key, NULL);

  /* Only digits: a key file's own numbers may be negative and wrap around. */
  if (text == NULL || !g_ascii_string_to_unsigned (text, 10, 0, max, value, NULL))
    return altered (error);
  return TRUE;
}

static char *
read_text (GKeyFile    *file,
           const char  *group,
           const char  *key,
           GError     **error)
{
  g_autoptr (GError) bad = NULL;
  g_autofree char *text = g_key_file_get_string (file, group, key, &bad);

  /* Of a text that is badly written there may be both. */
  if (text == NULL || bad)
    {
      altered (error);
      return NULL;
    }
  return g_steal_pointer (&text);
}

typedef struct
{
  const BrambleGame *game;
  BrambleSetup setup;
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS];
  char *edition;
  char *cards;
} Beginning;

static void
clear_beginning (Beginning *beginning)
{
  for (guint i = 0; i < BRAMBLE_MAX_SEATS; i++)
    {
      g_free (beginning->seats[i].name);
      g_free (beginning->seats[i].pig);
    }
  g_free (beginning->edition);
  g_free (beginning->cards);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Beginning, clear_beginning)

/* Whether a text is one of the short words that things are called by inside
 * the program; it may be empty. */
static gboolean
is_id (const char *text)
{
  return strlen (text) <= BRAMBLE_RECORD_MAX_NAME
         && strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen (text);
}

static gboolean
has_id (const BrambleNamed *list,
        const char         *id)
{
  for (guint i = 0; list[i].id; i++)
    if (strcmp (list[i].id, id) == 0)
      return TRUE;

  return FALSE;
}

static gboolean
read_seat (GKeyFile           *file,
           guint               index,
           BrambleRecordSeat  *seat,
           GError            **error)
{
  g_autofree char *group = seat_group (index);
  g_autofree char *player = read_text (file, group, "Player", error);
  g_autofree char *clean = NULL;
  g_autofree char *word = NULL;

  if (player == NULL || (seat->name = read_text (file, group, "Name", error)) == NULL
      || (seat->pig = read_text (file, group, "Pig", error)) == NULL)
    return FALSE;
  clean = bramble_record_clean_name (seat->name);
  if (strcmp (clean, seat->name) != 0 || !is_id (seat->pig))
    return altered (error);
  if (strcmp (player, "person") == 0)
    return TRUE;

  seat->bot = bramble_bot_by_id (player);
  if (seat->bot == NULL)
    {
      word = quote (player);
      return wrong (error, BRAMBLE_RECORD_ERROR_UNKNOWN,
                    /* Translators: %s is an internal name out of a file */
                    _("It was played by a computer player that is not known here: “%s”."), word);
    }
  return TRUE;
}

static gboolean
read_beginning (GKeyFile   *file,
                Beginning  *b,
                GError    **error)
{
  g_autofree char *game = read_text (file, MAIN, "Game", error);
  g_autofree char *word = NULL;
  guint64 seats, start;

  if (game == NULL)
    return FALSE;
  b->game = bramble_game_by_id (game);
  if (b->game == NULL)
    {
      word = quote (game);
      return wrong (error, BRAMBLE_RECORD_ERROR_UNKNOWN,
                    /* Translators: %s is an internal name out of a file */
                    _("It is of a game that is not known here: “%s”."), word);
    }
  if ((b->edition = read_text (file, MAIN, "Edition", error)) == NULL
      || (b->cards = read_text (file, MAIN, "Cards", error)) == NULL)
    return FALSE;
  if (!has_id (b->game->editions, b->edition) || !has_id (b->game->card_sets, b->cards))
    {
      word = quote (has_id (b->game->editions, b->edition) ? b->cards : b->edition);
      return wrong (error, BRAMBLE_RECORD_ERROR_UNKNOWN,
                    /* Translators: %s is an internal name out of a file */
                    _("It is played by rules or with cards that are not known here: “%s”."), word);
    }

  if (!read_number (file, MAIN, "Seats", BRAMBLE_MAX_SEATS, &seats, error)
      || !read_number (file, MAIN, "Start", BRAMBLE_MAX_SEATS, &start, error)
      || !read_number (file, MAIN, "Seed", G_MAXUINT64, &b->setup.seed, error))
    return FALSE;
  b->setup.seats = (guint) seats;
  b->setup.edition = b->edition;
  b->setup.cards = b->cards;
  b->setup.start = start == 0 ? BRAMBLE_NO_SEAT : (guint) start - 1;
  for (guint i = 0; i < b->setup.seats; i++)
    if (!read_seat (file, i, &b->seats[i], error))
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
  guint64 at;

  if (steps == NULL || bad || n_steps > BRAMBLE_RECORD_MAX_STEPS)
    return altered (error);

  for (gsize i = 0; i < n_steps; i++)
    {
      g_autoptr (GError) refused = NULL;
      guint64 option;

      /* Answers are numbers; changes of the position begin with a word. */
      if (g_ascii_isdigit (steps[i][0]) || steps[i][0] == '-')
        {
          if (!g_ascii_string_to_unsigned (steps[i], 10, 0, BRAMBLE_MAX_OPTIONS, &option, NULL)
              || !bramble_record_answer (record, (guint) option))
            return wrong (error, BRAMBLE_RECORD_ERROR_ILLEGAL,
                          /* Translators: %u is the number of a move */
                          _("Its move %u is against the rules."), (guint) i + 1);
        }
      else if (!bramble_record_set (record, steps[i], &refused))
        return wrong (error, BRAMBLE_RECORD_ERROR_ILLEGAL,
                      /* Translators: %u is the number of a move */
                      _("Its change of the position at move %u is not possible."), (guint) i + 1);
    }

  if (!read_number (file, HISTORY, "At", n_steps, &at, error))
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
  g_autofree char *hash = read_text (file, SNAPSHOT, "Hash", error);
  g_autofree char *snapshot = hash ? read_text (file, SNAPSHOT, "State", error) : NULL;
  g_autofree char *real_hash = NULL;
  g_autofree char *real = NULL;
  guint8 bytes[BRAMBLE_MAX_WRITTEN];
  guint64 version;
  gsize size;

  if (snapshot == NULL || !read_number (file, MAIN, "Rules", G_MAXINT, &version, error))
    return FALSE;
  /* A newer game may have other rules, which cannot be played here. An older
   * one wrote its states in another way: then its legal moves must do. */
  if (version > game->version)
    return wrong (error, BRAMBLE_RECORD_ERROR_VERSION, "%s", _("It was saved by a newer version of Bramble."));
  if (version < game->version)
    return version > 0 || altered (error);

  size = game->write (bramble_record_now (record), bytes, sizeof bytes);
  real = g_base64_encode (bytes, size);
  real_hash = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", game->hash (bramble_record_now (record)));
  if (strcmp (real, snapshot) != 0 || strcmp (real_hash, hash) != 0)
    return wrong (error, BRAMBLE_RECORD_ERROR_ILLEGAL, "%s",
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
  g_auto (Beginning) beginning = { 0 };
  gboolean casual;

  if (length > BRAMBLE_RECORD_MAX_BYTES)
    {
      wrong (error, BRAMBLE_RECORD_ERROR_NO_SAVE, "%s", _("It is much too large to be a saved game."));
      return NULL;
    }
  if (length < strlen (FIRST_LINE) || memcmp (text, FIRST_LINE, strlen (FIRST_LINE)) != 0
      || memchr (text, '\0', length) != NULL || !g_utf8_validate (text, (gssize) length, NULL)
      || !g_key_file_load_from_data (file, text, length, G_KEY_FILE_NONE, NULL))
    {
      wrong (error, BRAMBLE_RECORD_ERROR_NO_SAVE, "%s", _("It is not a saved game."));
      return NULL;
    }
  if (!check_format (file, error) || !check_seal (text, length, error)
      || !read_beginning (file, &beginning, error))
    return NULL;

  casual = g_key_file_get_boolean (file, MAIN, "Casual", &refused);
  if (refused)
    {
      altered (error);
      return NULL;
    }
  record = bramble_record_new (beginning.game, &beginning.setup, beginning.seats, casual, &refused);
  if (record == NULL)
    {
      wrong (error, BRAMBLE_RECORD_ERROR_ILLEGAL, "%s", _("A game cannot be set up as it says."));
      return NULL;
    }
  if (!read_steps (file, record, error) || !check_snapshot (file, record, error))
    return NULL;

  return g_steal_pointer (&record);
}
