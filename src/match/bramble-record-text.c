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

/* Format 1 knew one game only: its choices were keys of their own. */
#define FORMAT 2

#define MAIN "Bramble"
#define CHOICES "Choices"
#define HISTORY "History"
#define SNAPSHOT "Snapshot"

/* What people say to steps in their own words: a group for each. */
#define REMARK "Remark "

/* How much of a stranger's word is repeated in a sentence. */
#define MAX_QUOTED 40

/* The only line of the file that a reader looks for before the rest. */
#define FIRST_LINE "[" MAIN "]\n"

static char *
seat_group (guint seat)
{
  return g_strdup_printf ("Seat %u", seat + 1);
}

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

  g_key_file_set_integer (file, MAIN, "Format", FORMAT);
  g_key_file_set_string (file, MAIN, "Game", game->id);
  g_key_file_set_integer (file, MAIN, "Rules", (int) game->version);
  g_key_file_set_integer (file, MAIN, "Seats", (int) setup->seats);
  g_key_file_set_uint64 (file, MAIN, "Seed", setup->seed);
  g_key_file_set_boolean (file, MAIN, "Casual", bramble_record_casual (record));
  g_key_file_set_boolean (file, MAIN, "Curtain", bramble_record_curtain (record));
  if (bramble_record_lesson (record))
    g_key_file_set_boolean (file, MAIN, "Lesson", TRUE);
  for (guint i = 0; game->choices && game->choices[i].id; i++)
    {
      g_autofree char *value = bramble_setup_get (setup, game, game->choices[i].id);

      g_key_file_set_string (file, CHOICES, game->choices[i].id, value);
    }

  for (guint i = 0; i < setup->seats; i++)
    {
      const BrambleRecordSeat *seat = bramble_record_seat (record, i);
      const BrambleLook *look = bramble_record_look (record, i);
      g_autofree char *group = seat_group (i);

      g_key_file_set_string (file, group, "Name", seat->name);
      if (look)
        g_key_file_set_string (file, group, "Look", look->id);
      g_key_file_set_string (file, group, "Player", seat->level ? seat->level->id : "person");
    }

  for (guint i = 1; i <= bramble_record_n_steps (record); i++)
    {
      const char *words = bramble_record_words (record, i);

      g_ptr_array_add (steps, words ? g_strdup (words) : g_strdup_printf ("%d", bramble_record_option (record, i)));
    }
  g_key_file_set_string_list (file, HISTORY, "Steps", (const char *const *) steps->pdata, steps->len);
  g_key_file_set_integer (file, HISTORY, "At", (int) bramble_record_at (record));
  write_remarks (file, record);

  size = bramble_game_write (game, bramble_record_now (record), bytes, sizeof bytes);
  g_assert (size > 0);
  snapshot = g_base64_encode (bytes, size);
  hash = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", bramble_game_hash (game, bramble_record_now (record)));
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
              int       *found,
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

static gboolean
read_switch (GKeyFile    *file,
             const char  *key,
             gboolean    *value,
             GError     **error)
{
  g_autoptr (GError) bad = NULL;

  *value = g_key_file_get_boolean (file, MAIN, key, &bad);
  return bad ? altered (error) : TRUE;
}

typedef struct
{
  int format;                  /* of the file */
  const BrambleGame *game;
  BrambleSetup setup;
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS];
  char *looks[BRAMBLE_MAX_SEATS]; /* ids out of the file */
  gboolean casual;
  gboolean curtain;
  gboolean lesson;             /* few files say anything about that */
} Beginning;

static void
clear_beginning (Beginning *beginning)
{
  for (guint i = 0; i < BRAMBLE_MAX_SEATS; i++)
    {
      g_free (beginning->seats[i].name);
      g_free (beginning->looks[i]);
    }
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
read_seat (GKeyFile   *file,
           Beginning  *b,
           guint       index,
           GError    **error)
{
  BrambleRecordSeat *seat = &b->seats[index];
  g_autofree char *group = seat_group (index);
  g_autofree char *player = read_text (file, group, "Player", error);
  g_autofree char *clean = NULL;
  g_autofree char *word = NULL;

  if (player == NULL || (seat->name = read_text (file, group, "Name", error)) == NULL
      || (b->game->looks && (b->looks[index] = read_text (file, group, b->format == 1 ? "Pig" : "Look", error)) == NULL))
    return FALSE;
  clean = bramble_record_clean_name (seat->name);
  if (strcmp (clean, seat->name) != 0 || (b->looks[index] && !is_id (b->looks[index])))
    return altered (error);
  if (strcmp (player, "person") == 0)
    return TRUE;

  seat->level = bramble_bot_level (b->game, player);
  if (seat->level == NULL)
    {
      word = quote (player);
      return wrong (error, BRAMBLE_RECORD_ERROR_UNKNOWN,
                    /* Translators: %s is an internal name out of a file */
                    _("It was played by a computer player that is not known here: “%s”."), word);
    }
  return TRUE;
}

/* Files come from strangers: a look that there is not, or that another seat has
 * already where each is there once, is exchanged for one that is free. */
static void
choose_looks (Beginning *b)
{
  gboolean chosen[BRAMBLE_MAX_SEATS] = { FALSE };
  guint n = bramble_n_looks (b->game);
  guint64 taken = 0;

  for (guint i = 0; n > 0 && i < b->setup.seats; i++)
    {
      int look = bramble_find_look (b->game, b->looks[i]);

      if (look < 0 || (b->game->looks_once && ((taken >> look) & 1)))
        continue;
      b->setup.looks[i] = (guint8) look;
      taken |= G_GUINT64_CONSTANT (1) << look;
      chosen[i] = TRUE;
    }
  for (guint i = 0; n > 0 && i < b->setup.seats; i++)
    if (!chosen[i])
      {
        guint look = 0;

        while (look + 1 < n && ((taken >> look) & 1))
          look++;
        b->setup.looks[i] = (guint8) look;
        taken |= G_GUINT64_CONSTANT (1) << look;
      }
}

static gboolean
read_choice (Beginning   *b,
             const char  *id,
             const char  *value,
             GError     **error)
{
  g_autofree char *word = NULL;

  /* Only what the game chooses: how many play and with which seed stands elsewhere. */
  if (bramble_find_choice (b->game, id) >= 0 && bramble_setup_set (&b->setup, b->game, id, value, NULL))
    return TRUE;

  word = quote (bramble_find_choice (b->game, id) >= 0 ? value : id);
  return wrong (error, BRAMBLE_RECORD_ERROR_UNKNOWN,
                /* Translators: %s is an internal name out of a file */
                _("It is played by rules or with cards that are not known here: “%s”."), word);
}

/* What is not chosen in the file is as usual: the game had no such choice yet. */
static gboolean
read_choices (GKeyFile   *file,
              Beginning  *b,
              GError    **error)
{
  g_auto (GStrv) ids = g_key_file_get_keys (file, CHOICES, NULL, NULL);

  for (guint i = 0; ids && ids[i]; i++)
    {
      g_autofree char *value = read_text (file, CHOICES, ids[i], error);

      if (value == NULL || !read_choice (b, ids[i], value, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_choices_1 (GKeyFile   *file,
                Beginning  *b,
                GError    **error)
{
  g_autofree char *edition = read_text (file, MAIN, "Edition", error);
  g_autofree char *cards = edition ? read_text (file, MAIN, "Cards", error) : NULL;
  g_autofree char *seat = NULL;
  guint64 start = 0;

  if (cards == NULL || !read_number (file, MAIN, "Start", b->setup.seats, &start, error)
      || !read_choice (b, "edition", edition, error) || !read_choice (b, "cards", cards, error))
    return FALSE;
  seat = g_strdup_printf ("seat-%u", (guint) start);
  return start == 0 || read_choice (b, "start", seat, error);
}

static gboolean
read_beginning (GKeyFile   *file,
                Beginning  *b,
                GError    **error)
{
  g_autofree char *game = read_text (file, MAIN, "Game", error);
  g_autofree char *word = NULL;
  guint64 seats = 0;

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

  bramble_setup_init (&b->setup, b->game);
  b->curtain = TRUE;
  if (!read_number (file, MAIN, "Seats", BRAMBLE_MAX_SEATS, &seats, error)
      || !read_number (file, MAIN, "Seed", G_MAXUINT64, &b->setup.seed, error)
      || !read_switch (file, "Casual", &b->casual, error)
      || (b->format > 1 && !read_switch (file, "Curtain", &b->curtain, error))
      || (g_key_file_has_key (file, MAIN, "Lesson", NULL) && !read_switch (file, "Lesson", &b->lesson, error)))
    return FALSE;
  b->setup.seats = (guint) seats;
  if (!(b->format == 1 ? read_choices_1 (file, b, error) : read_choices (file, b, error)))
    return FALSE;
  for (guint i = 0; i < b->setup.seats; i++)
    if (!read_seat (file, b, i, error))
      return FALSE;

  choose_looks (b);
  return TRUE;
}

/* Reads what is said to one step, which must be as bramble_record_set_remark() keeps it. */
static gboolean
read_remark (GKeyFile       *file,
             const char     *group,
             BrambleRecord  *record,
             GError        **error)
{
  g_autofree char *remark = read_text (file, group, "Text", error);
  g_autofree char *clean = NULL;
  g_autofree char *again = NULL;
  guint64 seat = 0;
  guint64 step = 0;

  if (remark == NULL || !read_number (file, group, "Seat", bramble_record_n_seats (record), &seat, error))
    return FALSE;
  clean = bramble_record_clean_remark (remark);
  if (g_strcmp0 (clean, remark) != 0 || seat == 0
      || !g_ascii_string_to_unsigned (group + strlen (REMARK), 10, 1, BRAMBLE_RECORD_MAX_STEPS, &step, NULL))
    return altered (error);
  /* A step has one name only. */
  again = g_strdup_printf (REMARK "%u", (guint) step);
  if (strcmp (again, group) != 0 || !bramble_record_set_remark (record, (guint) step, (guint) seat - 1, remark))
    return altered (error);
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

  if (!read_remarks (file, record, error) || !read_number (file, HISTORY, "At", n_steps, &at, error))
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
  guint64 version = 0;
  gsize size;

  if (snapshot == NULL || !read_number (file, MAIN, "Rules", G_MAXINT, &version, error))
    return FALSE;
  /* A newer game may have other rules, which cannot be played here. An older
   * one wrote its states in another way: then its legal moves must do. */
  if (version > game->version)
    return wrong (error, BRAMBLE_RECORD_ERROR_VERSION, "%s", _("It was saved by a newer version of Bramble."));
  if (version < game->version)
    return version > 0 || altered (error);

  size = bramble_game_write (game, bramble_record_now (record), bytes, sizeof bytes);
  real = g_base64_encode (bytes, size);
  real_hash = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", bramble_game_hash (game, bramble_record_now (record)));
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
  if (!check_format (file, &beginning.format, error) || !check_seal (text, length, error)
      || !read_beginning (file, &beginning, error))
    return NULL;

  record = bramble_record_new (beginning.game, &beginning.setup, beginning.seats, beginning.casual, &refused);
  if (record == NULL)
    {
      wrong (error, BRAMBLE_RECORD_ERROR_ILLEGAL, "%s", _("A game cannot be set up as it says."));
      return NULL;
    }
  bramble_record_set_curtain (record, beginning.curtain);
  bramble_record_set_lesson (record, beginning.lesson);
  if (!read_steps (file, record, error) || !check_snapshot (file, record, error))
    return NULL;

  return g_steal_pointer (&record);
}
