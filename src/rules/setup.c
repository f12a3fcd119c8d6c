/* setup.c: how a game is begun
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A setup is said in words, a KEY and a VALUE at a time: "players", "seed",
 * "look", and the game's own choices by their ids. What each seat chooses for
 * itself is a list, "bear,rabbit". Saved games, the console and command lines all
 * speak like that.
 */

#include "setup.h"

#include <string.h>

#include "game.h"

/* Who begins, when chance decides. */
#define CHANCE "chance"

static gboolean G_GNUC_PRINTF (2, 3)
refuse (GError     **error,
        const char  *format,
        ...)
{
  va_list args;

  va_start (args, format);
  if (error)
    *error = g_error_new_valist (BRAMBLE_RULES_ERROR, BRAMBLE_RULES_ERROR_SET_UP, format, args);
  va_end (args);
  return FALSE;
}

static guint
n_values (const BrambleChoice *choice)
{
  guint n = 0;

  while (choice->values[n].id)
    n++;
  return n;
}

/* How many players there are when nobody says how many. */
#define USUAL_SEATS 3

/**
 * bramble_setup_init:
 *
 * Everything as it is when nobody says anything.
 */
void
bramble_setup_init (BrambleSetup      *setup,
                    const BrambleGame *game)
{
  memset (setup, 0, sizeof *setup);
  setup->seats = CLAMP (USUAL_SEATS, game->min_seats, game->max_seats);
  setup->seed = 1;
  for (guint seat = 0; seat < BRAMBLE_MAX_SEATS; seat++)
    {
      if (seat < bramble_n_looks (game))
        setup->looks[seat] = (guint8) seat;
      for (guint i = 0; game->choices && game->choices[i].id; i++)
        setup->values[i][seat] = (gint16) game->choices[i].usual;
    }
}

int
bramble_find_choice (const BrambleGame *game,
                     const char        *id)
{
  for (guint i = 0; game->choices && game->choices[i].id; i++)
    if (strcmp (game->choices[i].id, id) == 0)
      return (int) i;

  return -1;
}

int
bramble_find_look (const BrambleGame *game,
                   const char        *id)
{
  for (guint i = 0; i < bramble_n_looks (game); i++)
    if (strcmp (game->looks[i].id, id) == 0)
      return (int) i;

  return -1;
}

guint
bramble_n_looks (const BrambleGame *game)
{
  guint n = 0;

  while (game->looks && game->looks[n].id)
    n++;
  return n;
}

/* One value in words; -1 when it is none of the choice's. */
static int
parse_value (const BrambleGame   *game,
             const BrambleChoice *choice,
             const char          *word)
{
  gint64 number;

  switch (choice->kind)
    {
    case BRAMBLE_CHOICE_ONE:
      for (guint i = 0; choice->values[i].id; i++)
        if (strcmp (choice->values[i].id, word) == 0)
          return (int) i;
      return -1;

    case BRAMBLE_CHOICE_SWITCH:
      return strcmp (word, "yes") == 0 ? TRUE : strcmp (word, "no") == 0 ? FALSE : -1;

    case BRAMBLE_CHOICE_NUMBER:
      return g_ascii_string_to_signed (word, 10, choice->min, choice->max, &number, NULL) ? (int) number : -1;

    case BRAMBLE_CHOICE_SEAT:
      if (strcmp (word, CHANCE) == 0)
        return 0;
      if (g_str_has_prefix (word, "seat-"))
        word += strlen ("seat-");
      return g_ascii_string_to_signed (word, 10, 1, game->max_seats, &number, NULL) ? (int) number : -1;
    }

  g_assert_not_reached ();
}

static char *
value_words (const BrambleChoice *choice,
             int                  value)
{
  switch (choice->kind)
    {
    case BRAMBLE_CHOICE_ONE:
      return g_strdup (choice->values[value].id);
    case BRAMBLE_CHOICE_SWITCH:
      return g_strdup (value ? "yes" : "no");
    case BRAMBLE_CHOICE_NUMBER:
      return g_strdup_printf ("%d", value);
    case BRAMBLE_CHOICE_SEAT:
      return value == 0 ? g_strdup (CHANCE) : g_strdup_printf ("seat-%d", value);
    }

  g_assert_not_reached ();
}

static gboolean
set_choice (BrambleSetup       *setup,
            const BrambleGame  *game,
            guint               index,
            const char         *value,
            GError            **error)
{
  const BrambleChoice *choice = &game->choices[index];
  g_auto (GStrv) words = choice->per_seat ? g_strsplit (value, ",", BRAMBLE_MAX_SEATS + 1) : NULL;
  gint16 values[BRAMBLE_MAX_SEATS];

  memcpy (values, setup->values[index], sizeof values);
  for (guint seat = 0; seat == 0 || (words && words[seat]); seat++)
    {
      const char *word = words ? words[seat] : value;
      int number = word && seat < game->max_seats ? parse_value (game, choice, word) : -1;

      if (number < 0)
        return refuse (error, "“%s” is nothing that “%s” can be", word ? word : "", choice->id);
      values[seat] = (gint16) number;
    }
  memcpy (setup->values[index], values, sizeof values);
  return TRUE;
}

static gboolean
set_looks (BrambleSetup       *setup,
           const BrambleGame  *game,
           const char         *value,
           GError            **error)
{
  g_auto (GStrv) words = g_strsplit (value, ",", BRAMBLE_MAX_SEATS + 1);
  guint8 looks[BRAMBLE_MAX_SEATS];

  memcpy (looks, setup->looks, sizeof looks);
  for (guint seat = 0; words[seat]; seat++)
    {
      int look = seat < game->max_seats ? bramble_find_look (game, words[seat]) : -1;

      if (look < 0)
        return refuse (error, "nobody looks like “%s” in this game", words[seat]);
      looks[seat] = (guint8) look;
    }
  memcpy (setup->looks, looks, sizeof looks);
  return TRUE;
}

/**
 * bramble_setup_set:
 *
 * Says one thing about a new game, in words. What is refused changes nothing.
 */
gboolean
bramble_setup_set (BrambleSetup       *setup,
                   const BrambleGame  *game,
                   const char         *key,
                   const char         *value,
                   GError            **error)
{
  int choice = bramble_find_choice (game, key);
  guint64 number;

  if (choice >= 0)
    return set_choice (setup, game, (guint) choice, value, error);
  if (strcmp (key, "look") == 0)
    return set_looks (setup, game, value, error);
  if (strcmp (key, "players") != 0 && strcmp (key, "seed") != 0)
    return refuse (error, "unknown option “%s”", key);
  if (!g_ascii_string_to_unsigned (value, 10, 0, G_MAXUINT64, &number, NULL))
    return refuse (error, "“%s” is no number", value);

  if (strcmp (key, "seed") == 0)
    setup->seed = number;
  else
    setup->seats = (guint) MIN (number, 99);
  return TRUE;
}

/**
 * bramble_setup_get:
 *
 * Returns: (transfer full): what bramble_setup_set() would have to be told for
 *   the choice @key
 */
char *
bramble_setup_get (const BrambleSetup *setup,
                   const BrambleGame  *game,
                   const char         *key)
{
  int index = bramble_find_choice (game, key);
  const BrambleChoice *choice;
  GString *words;

  g_return_val_if_fail (index >= 0, NULL);

  choice = &game->choices[index];
  words = g_string_new (NULL);
  for (guint seat = 0; seat < (choice->per_seat ? setup->seats : 1); seat++)
    {
      g_autofree char *word = value_words (choice, setup->values[index][seat]);

      g_string_append_printf (words, "%s%s", seat > 0 ? "," : "", word);
    }
  return g_string_free (words, FALSE);
}

static gboolean
is_possible (const BrambleSetup  *setup,
             const BrambleChoice *choice,
             int                  value)
{
  switch (choice->kind)
    {
    case BRAMBLE_CHOICE_ONE:
      return value >= 0 && value < (int) n_values (choice);
    case BRAMBLE_CHOICE_SWITCH:
      return value == TRUE || value == FALSE;
    case BRAMBLE_CHOICE_NUMBER:
      return value >= choice->min && value <= choice->max;
    case BRAMBLE_CHOICE_SEAT:
      return value >= 0 && value <= (int) setup->seats;
    }

  g_assert_not_reached ();
}

/* Whether every seat looks like something, and where that matters, like nobody else. */
static gboolean
check_looks (const BrambleSetup  *setup,
             const BrambleGame   *game,
             GError             **error)
{
  guint n = bramble_n_looks (game);

  for (guint seat = 0; n > 0 && seat < setup->seats; seat++)
    {
      if (setup->looks[seat] >= n)
        return refuse (error, "seat %u looks like nothing in this game", seat + 1);
      for (guint other = 0; other < seat && game->looks_once; other++)
        if (setup->looks[other] == setup->looks[seat])
          return refuse (error, "seats %u and %u look the same", other + 1, seat + 1);
    }

  return TRUE;
}

/**
 * bramble_setup_check:
 *
 * Whether a setup is within what @game says of itself. The game may still refuse
 * what does not go together.
 */
gboolean
bramble_setup_check (const BrambleSetup  *setup,
                     const BrambleGame   *game,
                     GError             **error)
{
  if (setup->seats < game->min_seats || setup->seats > game->max_seats)
    return refuse (error, "%u to %u players can play, not %u", game->min_seats, game->max_seats, setup->seats);
  for (guint i = 0; game->choices && game->choices[i].id; i++)
    for (guint seat = 0; seat < (game->choices[i].per_seat ? setup->seats : 1); seat++)
      {
        const BrambleChoice *choice = &game->choices[i];
        int value = setup->values[i][seat];

        if (is_possible (setup, choice, value))
          continue;
        if (choice->kind == BRAMBLE_CHOICE_SEAT)
          return refuse (error, "there is no seat %d in a game of %u players", value, setup->seats);
        return refuse (error, "“%s” cannot be %d", choice->id, value);
      }

  return check_looks (setup, game, error);
}

gboolean
bramble_setup_equal (const BrambleSetup *a,
                     const BrambleSetup *b,
                     const BrambleGame  *game)
{
  if (a->seats != b->seats || a->seed != b->seed || memcmp (a->looks, b->looks, a->seats) != 0)
    return FALSE;
  for (guint i = 0; game->choices && game->choices[i].id; i++)
    for (guint seat = 0; seat < (game->choices[i].per_seat ? a->seats : 1); seat++)
      if (a->values[i][seat] != b->values[i][seat])
        return FALSE;

  return TRUE;
}

/**
 * bramble_choice_help:
 *
 * Returns: (transfer full): what a choice can be, as "basic|all"
 */
char *
bramble_choice_help (const BrambleChoice *choice)
{
  GString *text;

  switch (choice->kind)
    {
    case BRAMBLE_CHOICE_ONE:
      text = g_string_new (NULL);
      for (guint i = 0; choice->values[i].id; i++)
        g_string_append_printf (text, "%s%s", i > 0 ? "|" : "", choice->values[i].id);
      return g_string_free (text, FALSE);
    case BRAMBLE_CHOICE_SWITCH:
      return g_strdup ("yes|no");
    case BRAMBLE_CHOICE_NUMBER:
      return g_strdup_printf ("%d…%d", choice->min, choice->max);
    case BRAMBLE_CHOICE_SEAT:
      return g_strdup (CHANCE "|SEAT");
    }

  g_assert_not_reached ();
}

/**
 * bramble_setup_help:
 *
 * Returns: (transfer full): what may be said, as "[players=N] [cards=basic|all]"
 */
char *
bramble_setup_help (const BrambleGame *game)
{
  GString *help = g_string_new (NULL);

  g_string_append_printf (help, "[players=%u…%u]", game->min_seats, game->max_seats);
  for (guint i = 0; game->choices && game->choices[i].id; i++)
    {
      g_autofree char *values = bramble_choice_help (&game->choices[i]);

      g_string_append_printf (help, " [%s=%s%s]", game->choices[i].id, values, game->choices[i].per_seat ? ",…" : "");
    }
  if (bramble_n_looks (game) > 0)
    g_string_append (help, " [look=LOOK,…]");
  g_string_append (help, " [seed=N]");
  return g_string_free (help, FALSE);
}
