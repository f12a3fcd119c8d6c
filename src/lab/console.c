/* console.c: bramble-lab console, a line protocol for people, scripts and bots
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One command a line. Every reply begins with "=" (done) or "?" (refused, and
 * nothing has changed), may go on for more lines, and ends with an empty line.
 * It is described completely in CONTRIBUTING.md.
 */

#include "lab.h"

#include <string.h>

#include <bramble-display.h>
#include <bramble-file.h>
#include <bramble-match.h>

/* No command is nearly as long, in bytes. */
#define MAX_LINE 4096

typedef struct
{
  const BrambleGame *game;
  BrambleSetup setup;    /* how a new game is begun when nothing is said about it */
  BrambleRecord *record; /* (nullable): the game that is played */
  BrambleAsk ask;        /* of its present state */
  guint told;            /* steps whose events were already told, and the set-up */
  gboolean quit;
} Console;

static const char *const seat_names[BRAMBLE_MAX_SEATS] = { "seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6" };

static gconstpointer
state (Console *c)
{
  return bramble_record_now (c->record);
}

static void G_GNUC_PRINTF (1, 2)
refuse (const char *format,
        ...)
{
  g_autofree char *message = NULL;
  g_autofree char *shown = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  /* A reply that refuses is one line, whatever is quoted in it. */
  shown = bramble_display_text (message);
  g_print ("? %s\n\n", shown);
}

static gboolean
playing (Console *c)
{
  if (c->record)
    return TRUE;

  refuse ("no game: begin with “new”");
  return FALSE;
}

/* The present state is another one now. */
static void
done (Console *c)
{
  c->game->ask (state (c), &c->ask);
  c->told = MIN (c->told, bramble_record_at (c->record) + 1);
  g_print ("=\n\n");
}

static void
take_over (Console       *c,
           BrambleRecord *record)
{
  g_clear_pointer (&c->record, bramble_record_free);
  c->record = record;
  c->told = 0;
  done (c);
}

/* A seat's id or number; -1 when it is neither. */
static int
parse_seat (const char *word,
            guint       n_seats)
{
  guint64 number;

  if (g_str_has_prefix (word, "seat-"))
    word += strlen ("seat-");
  if (!g_ascii_string_to_unsigned (word, 10, 1, n_seats, &number, NULL))
    return -1;
  return (int) number - 1;
}

/* Who looks: the seat that the command names, or the table when it names none. */
static gboolean
parse_viewer (Console *c,
              char   **words,
              guint   *viewer)
{
  int seat = BRAMBLE_NO_SEAT;

  if (words[1] && (seat = parse_seat (words[1], c->game->n_seats (state (c)))) < 0)
    {
      refuse ("“%s” is no seat of this game", words[1]);
      return FALSE;
    }
  *viewer = (guint) seat;
  return TRUE;
}

static void
do_new (Console *c,
        char   **words)
{
  BrambleSetup setup = c->setup;
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS] = { 0 };
  g_autoptr (GError) error = NULL;
  BrambleRecord *record;

  for (guint i = 0; i < BRAMBLE_MAX_SEATS; i++)
    seats[i].name = (char *) seat_names[i];
  for (guint i = 1; words[i]; i++)
    {
      char *value = strchr (words[i], '=');

      if (value == NULL)
        {
          refuse ("“%s” is no KEY=VALUE", words[i]);
          return;
        }
      *value++ = '\0';
      if (!bramble_setup_set (&setup, c->game, words[i], value, &error))
        {
          refuse ("%s", error->message);
          return;
        }
    }
  record = bramble_record_new (c->game, &setup, seats, TRUE, &error);
  if (record)
    take_over (c, record);
  else
    refuse ("%s", error->message);
}

static void
do_set (Console *c,
        char   **words)
{
  g_autofree char *command = g_strjoinv (" ", words + 1);
  g_autoptr (GError) error = NULL;

  if (bramble_record_set (c->record, command, &error))
    done (c);
  else
    refuse ("%s", error->message);
}

static void
do_show (Console *c,
         char   **words)
{
  g_autofree char *text = NULL;
  guint viewer;

  if (!parse_viewer (c, words, &viewer))
    return;
  text = c->game->show (state (c), viewer);
  g_print ("=\n%s\n", text);
}

/* How a game ended: who won, or that all lost, or that it was drawn. */
static void
print_end (const BrambleResult *result)
{
  g_print ("= over");
  switch (result->outcome)
    {
    case BRAMBLE_PLAYING:
      break;
    case BRAMBLE_LOST:
      g_print (" lost");
      break;
    case BRAMBLE_DRAWN:
      g_print (" drawn");
      break;
    case BRAMBLE_WON:
      for (guint seat = 0; seat < BRAMBLE_MAX_SEATS; seat++)
        if ((result->winners >> seat) & 1)
          g_print (" %s", seat_names[seat]);
      break;
    }
  g_print ("\n\n");
}

static void
do_ask (Console *c,
        char   **words)
{
  BrambleResult result;

  c->game->result (state (c), &result);
  if (result.outcome != BRAMBLE_PLAYING)
    {
      print_end (&result);
      return;
    }

  {
    g_autofree char *question = c->game->ask_text (state (c), &c->ask, seat_names);

    g_print ("= %s %s\n# %s\n", c->game->ask_id (&c->ask), seat_names[c->ask.seat], question);
  }
  for (guint i = 0; i < c->ask.n_options; i++)
    {
      g_autofree char *text = c->game->option_text (state (c), &c->ask, i, seat_names);
      char id[64];

      c->game->option_id (&c->ask, i, id, sizeof id);
      g_print ("%u %s # %s\n", i + 1, id, text);
    }
  g_print ("\n");
}

static void
do_answer (Console *c,
           char   **words)
{
  guint64 number;
  int option = -1;

  if (c->ask.n_options == 0)
    {
      refuse ("the game is over");
      return;
    }
  if (g_ascii_string_to_unsigned (words[1], 10, 1, c->ask.n_options, &number, NULL))
    option = (int) number - 1;
  else
    option = bramble_ask_find_option (c->game, &c->ask, words[1]);
  if (option >= 0 && bramble_record_answer (c->record, (guint) option))
    done (c);
  else
    refuse ("“%s” is no option of “%s”", words[1], c->game->ask_id (&c->ask));
}

/* The events since they were last asked for, of all or as one seat saw them. */
static void
do_events (Console *c,
           char   **words)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  guint viewer;

  if (!parse_viewer (c, words, &viewer))
    return;

  g_print ("=\n");
  for (; c->told <= bramble_record_at (c->record); c->told++)
    {
      bramble_record_events (c->record, c->told, events);
      for (guint i = 0; i < events->len; i++)
        {
          BrambleEvent event = g_array_index (events, BrambleEvent, i);
          g_autofree char *line = NULL;

          if (viewer != BRAMBLE_NO_SEAT && !bramble_event_for_seat (&event, viewer, &event))
            continue;
          line = c->game->event_line (&event);
          g_print ("%s\n", line);
        }
    }
  g_print ("\n");
}

static void
do_undo (Console *c,
         char   **words)
{
  guint at = bramble_record_at (c->record);

  if (at == 0)
    {
      refuse ("there is nothing to undo");
      return;
    }
  bramble_record_go_to (c->record, at - 1);
  done (c);
}

static void
do_redo (Console *c,
         char   **words)
{
  guint at = bramble_record_at (c->record);

  if (at == bramble_record_n_steps (c->record))
    {
      refuse ("there is nothing to redo");
      return;
    }
  bramble_record_go_to (c->record, at + 1);
  done (c);
}

static void
do_save (Console *c,
         char   **words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  g_autofree char *text = NULL;

  file = g_file_new_for_commandline_arg (words[1]);
  text = bramble_record_to_text (c->record);
  if (bramble_file_write (file, text, BRAMBLE_FILE_CHOSEN, NULL, &error))
    g_print ("=\n\n");
  else
    {
      bramble_file_name_error (file, error);
      refuse ("%s", error->message);
    }
}

static void
do_load (Console *c,
         char   **words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  BrambleRecord *record;

  file = g_file_new_for_commandline_arg (words[1]);
  record = bramble_record_load (file, NULL, &error);
  if (record == NULL)
    {
      refuse ("%s", error->message);
      return;
    }
  if (c->game != bramble_record_game (record))
    bramble_setup_init (&c->setup, bramble_record_game (record));
  c->game = bramble_record_game (record);
  take_over (c, record);
}

static void
do_hash (Console *c,
         char   **words)
{
  g_print ("= %016" G_GINT64_MODIFIER "x\n\n", bramble_game_hash (c->game, state (c)));
}

static void
do_quit (Console *c,
         char   **words)
{
  c->quit = TRUE;
  g_print ("=\n\n");
}

static void do_help (Console *c, char **words);

static const struct
{
  const char *name;
  guint min_words; /* after the name */
  guint max_words;
  gboolean needs_game;
  void (*run) (Console *c, char **words);
  const char *usage;
} commands[] = {
  { "help", 0, 0, FALSE, do_help, "help" },
  { "new", 0, BRAMBLE_MAX_CHOICES + 3, FALSE, do_new, "new KEY=VALUE…" },
  { "set", 1, G_MAXUINT, TRUE, do_set, "set KEY VALUE…" },
  { "show", 0, 1, TRUE, do_show, "show [SEAT]" },
  { "ask", 0, 0, TRUE, do_ask, "ask" },
  { "answer", 1, 1, TRUE, do_answer, "answer NUMBER|ID" },
  { "events", 0, 1, TRUE, do_events, "events [SEAT]" },
  { "undo", 0, 0, TRUE, do_undo, "undo" },
  { "redo", 0, 0, TRUE, do_redo, "redo" },
  { "hash", 0, 0, TRUE, do_hash, "hash" },
  { "save", 1, 1, TRUE, do_save, "save FILE" },
  { "load", 1, 1, FALSE, do_load, "load FILE" },
  { "quit", 0, 0, FALSE, do_quit, "quit" },
};

static void
do_help (Console *c,
         char   **words)
{
  g_autofree char *places = c->game->place_help ();
  g_autofree char *choices = bramble_setup_help (c->game);

  g_print ("=\n");
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (commands[i].run == do_new)
      g_print ("new %s\n", choices);
    else
      g_print ("%s\n", commands[i].usage);
  g_print ("%s\n", places);
}

static void
run (Console *c,
     char    *line,
     gsize    length)
{
  g_auto (GStrv) split = NULL;
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  if (length > MAX_LINE)
    {
      refuse ("that line is too long");
      return;
    }
  if (!g_utf8_validate (line, (gssize) length, NULL))
    {
      refuse ("that line is not text");
      return;
    }
  split = g_strsplit_set (g_strstrip (line), " \t", -1);
  for (guint i = 0; split[i]; i++)
    if (*split[i] != '\0')
      g_ptr_array_add (words, split[i]);
  g_ptr_array_add (words, NULL);
  /* Empty lines and comments need no reply. */
  if (words->len == 1 || *(char *) words->pdata[0] == '#')
    return;

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strcmp (commands[i].name, words->pdata[0]) == 0)
      {
        guint n_words = words->len - 2;

        if (n_words < commands[i].min_words || n_words > commands[i].max_words)
          refuse ("usage: %s", commands[i].usage);
        else if (!commands[i].needs_game || playing (c))
          commands[i].run (c, (char **) words->pdata);
        return;
      }

  refuse ("unknown command “%s”", (char *) words->pdata[0]);
}

/* Takes commands from @input until one is "quit" or there are no more. */
void
lab_console_talk (const BrambleGame  *game,
                  const BrambleSetup *setup,
                  FILE               *input)
{
  Console c = { .game = game, .setup = *setup };
  g_autofree char *line = NULL;
  size_t size = 0;
  ssize_t length;

  while (!c.quit && (length = getline (&line, &size, input)) >= 0)
    {
      /* The end of a line is no part of it. */
      if (length > 0 && line[length - 1] == '\n')
        line[--length] = '\0';
      run (&c, line, (gsize) length);
      fflush (stdout);
    }
  g_clear_pointer (&c.record, bramble_record_free);
}

/* bramble-lab console */
int
lab_console (int    argc,
             char **argv)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  const BrambleGame *game;
  BrambleSetup setup;

  if (!lab_parse_game (&argc, &argv, entries, "— a line protocol; “help” lists its commands", &game, &setup))
    return 2;

  lab_console_talk (game, &setup, stdin);
  return 0;
}
