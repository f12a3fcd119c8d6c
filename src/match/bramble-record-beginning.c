/* bramble-record-beginning.c: who plays what, out of the text of a .bramble file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-record-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* How much of a stranger's word is repeated in a sentence. */
#define MAX_QUOTED 40

/* Returns (transfer full): where the file says who sits at @seat. */
char *
bramble_record_seat_group (guint seat)
{
  return g_strdup_printf ("Seat %u", seat + 1);
}

/* The beginning of a word out of a file, for a sentence. */
static char *
quote (const char *word)
{
  return g_utf8_substring (word, 0, MIN (g_utf8_strlen (word, -1), MAX_QUOTED));
}

static gboolean
read_switch (GKeyFile    *file,
             const char  *key,
             gboolean    *value,
             GError     **error)
{
  g_autoptr (GError) bad = NULL;

  *value = g_key_file_get_boolean (file, BRAMBLE_RECORD_MAIN, key, &bad);
  return bad ? bramble_record_altered (error) : TRUE;
}

void
bramble_record_clear_beginning (BrambleRecordBeginning *b)
{
  for (guint i = 0; i < BRAMBLE_MAX_SEATS; i++)
    {
      g_free (b->seats[i].name);
      g_free (b->looks[i]);
    }
}

/* Whether a text is one of the short words that things are called by inside
 * the program; it may be empty. */
static gboolean
is_id (const char *text)
{
  return strlen (text) <= BRAMBLE_RECORD_MAX_NAME
         && strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen (text);
}

static gboolean
read_seat (GKeyFile                *file,
           BrambleRecordBeginning  *b,
           guint                    index,
           GError                 **error)
{
  BrambleRecordSeat *seat = &b->seats[index];
  g_autofree char *group = bramble_record_seat_group (index);
  g_autofree char *player = bramble_record_read_text (file, group, "Player", error);
  g_autofree char *clean = NULL;
  g_autofree char *temper = NULL;
  g_autofree char *word = NULL;

  if (player == NULL || (seat->name = bramble_record_read_text (file, group, "Name", error)) == NULL
      || (b->game->looks
          && (b->looks[index] = bramble_record_read_text (file, group, b->format == 1 ? "Pig" : "Look", error)) == NULL))
    return FALSE;
  clean = bramble_record_clean_name (seat->name);
  if (strcmp (clean, seat->name) != 0 || (b->looks[index] && !is_id (b->looks[index])))
    return bramble_record_altered (error);
  if (strcmp (player, "person") == 0)
    return TRUE;

  seat->level = bramble_bot_level (b->game, player);
  if (seat->level == NULL)
    {
      word = quote (player);
      return bramble_record_wrong (error, BRAMBLE_RECORD_ERROR_UNKNOWN,
                                   /* Translators: %s is an internal name out of a file */
                                   _("It was played by a computer player that is not known here: “%s”."), word);
    }
  /* Older files say nothing of it; what is not known here is none, for it changes no rule. */
  if (seat->level->tempered && (temper = g_key_file_get_string (file, group, "Temper", NULL)))
    seat->temper = bramble_game_temper (b->game, temper);
  return TRUE;
}

/* Files come from strangers: a look that there is not, or that another seat has
 * already where each is there once, is exchanged for one that is free. */
static void
choose_looks (BrambleRecordBeginning *b)
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
read_choice (BrambleRecordBeginning  *b,
             const char              *id,
             const char              *value,
             GError                 **error)
{
  g_autofree char *word = NULL;

  /* Only what the game chooses: how many play and with which seed stands elsewhere. */
  if (bramble_find_choice (b->game, id) >= 0 && bramble_setup_set (&b->setup, b->game, id, value, NULL))
    return TRUE;

  word = quote (bramble_find_choice (b->game, id) >= 0 ? value : id);
  return bramble_record_wrong (error, BRAMBLE_RECORD_ERROR_UNKNOWN,
                               /* Translators: %s is an internal name out of a file */
                               _("It is played by rules or with cards that are not known here: “%s”."), word);
}

/* What is not chosen in the file is as usual: the game had no such choice yet. */
static gboolean
read_choices (GKeyFile                *file,
              BrambleRecordBeginning  *b,
              GError                 **error)
{
  g_auto (GStrv) ids = g_key_file_get_keys (file, BRAMBLE_RECORD_CHOICES, NULL, NULL);

  for (guint i = 0; ids && ids[i]; i++)
    {
      g_autofree char *value = bramble_record_read_text (file, BRAMBLE_RECORD_CHOICES, ids[i], error);

      if (value == NULL || !read_choice (b, ids[i], value, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_choices_1 (GKeyFile                *file,
                BrambleRecordBeginning  *b,
                GError                 **error)
{
  g_autofree char *edition = bramble_record_read_text (file, BRAMBLE_RECORD_MAIN, "Edition", error);
  g_autofree char *cards = edition ? bramble_record_read_text (file, BRAMBLE_RECORD_MAIN, "Cards", error) : NULL;
  g_autofree char *seat = NULL;
  guint64 start = 0;

  if (cards == NULL || !bramble_record_read_number (file, BRAMBLE_RECORD_MAIN, "Start", b->setup.seats, &start, error)
      || !read_choice (b, "edition", edition, error) || !read_choice (b, "cards", cards, error))
    return FALSE;
  seat = g_strdup_printf ("seat-%u", (guint) start);
  return start == 0 || read_choice (b, "start", seat, error);
}

gboolean
bramble_record_read_beginning (GKeyFile                *file,
                               BrambleRecordBeginning  *b,
                               GError                 **error)
{
  g_autofree char *game = bramble_record_read_text (file, BRAMBLE_RECORD_MAIN, "Game", error);
  g_autofree char *word = NULL;
  guint64 seats = 0;

  if (game == NULL)
    return FALSE;
  b->game = bramble_game_by_id (game);
  if (b->game == NULL)
    {
      word = quote (game);
      return bramble_record_wrong (error, BRAMBLE_RECORD_ERROR_UNKNOWN,
                                   /* Translators: %s is an internal name out of a file */
                                   _("It is of a game that is not known here: “%s”."), word);
    }

  bramble_setup_init (&b->setup, b->game);
  b->curtain = TRUE;
  if (!bramble_record_read_number (file, BRAMBLE_RECORD_MAIN, "Seats", BRAMBLE_MAX_SEATS, &seats, error)
      || !bramble_record_read_number (file, BRAMBLE_RECORD_MAIN, "Seed", G_MAXUINT64, &b->setup.seed, error)
      || !read_switch (file, "Casual", &b->casual, error)
      || (b->format > 1 && !read_switch (file, "Curtain", &b->curtain, error))
      || (g_key_file_has_key (file, BRAMBLE_RECORD_MAIN, "Lesson", NULL) && !read_switch (file, "Lesson", &b->lesson, error)))
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
