/* test-log.c: the cards that the sentences of a log link to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include <bramble-log.h>

#include "match-kit.h"
#include "test-setup.h"

/* What a sentence's markup says. */
typedef struct
{
  GString *text;    /* all of it, unescaped */
  GString *link;    /* what the present link shows */
  char *address;    /* (nullable): of the present link */
  guint n_links;
} Reading;

static void
element_begins (GMarkupParseContext  *context,
                const char           *name,
                const char          **attributes,
                const char          **values,
                gpointer              user_data,
                GError              **error)
{
  Reading *reading = user_data;

  if (strcmp (name, "all") == 0)
    return;
  g_assert_cmpstr (name, ==, "a");
  g_assert_null (reading->address);
  g_assert_cmpstr (attributes[0], ==, "href");
  g_assert_null (attributes[1]);
  reading->address = g_strdup (values[0]);
  g_string_truncate (reading->link, 0);
}

static void
element_ends (GMarkupParseContext  *context,
              const char           *name,
              gpointer              user_data,
              GError              **error)
{
  Reading *reading = user_data;

  if (strcmp (name, "a") != 0)
    return;
  /* A link shows the name of the card that it leads to. */
  g_assert_cmpstr (reading->link->str, ==, bramble_games ()[0]->card_name (reading->address));
  g_clear_pointer (&reading->address, g_free);
  reading->n_links++;
}

static void
text_comes (GMarkupParseContext  *context,
            const char           *text,
            gsize                 length,
            gpointer              user_data,
            GError              **error)
{
  Reading *reading = user_data;

  g_string_append_len (reading->text, text, (gssize) length);
  if (reading->address)
    g_string_append_len (reading->link, text, (gssize) length);
}

/* Returns the number of links of @entry, whose markup says what its text says. */
static guint
read_entry (BrambleLogEntry *entry)
{
  static const GMarkupParser parser = {
    .start_element = element_begins,
    .end_element = element_ends,
    .text = text_comes,
  };
  const char *markup = bramble_log_entry_get_markup (entry);
  g_autofree char *document = g_strdup_printf ("<all>%s</all>", markup);
  g_autoptr (GMarkupParseContext) context = NULL;
  g_autoptr (GError) error = NULL;
  Reading reading = { .text = g_string_new (NULL), .link = g_string_new (NULL) };

  if (markup)
    {
      context = g_markup_parse_context_new (&parser, G_MARKUP_DEFAULT_FLAGS, &reading, NULL);
      g_markup_parse_context_parse (context, document, -1, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (reading.text->str, ==, bramble_log_entry_get_text (entry));
      g_assert_cmpuint (reading.n_links, >, 0);
    }
  g_string_free (reading.text, TRUE);
  g_string_free (reading.link, TRUE);
  return reading.n_links;
}

static BrambleMatch *
new_match (const char *const *names,
           guint64            seed)
{
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS] = { 0 };
  BrambleSetup setup = test_setup (4, seed, 0, "all", NULL);
  g_autoptr (GError) error = NULL;
  BrambleRecord *record;

  for (guint i = 0; i < setup.seats; i++)
    seats[i] = (BrambleRecordSeat) { .name = (char *) names[i] };
  record = bramble_record_new (bramble_games ()[0], &setup, seats, FALSE, &error);
  g_assert_no_error (error);
  return bramble_match_new (record);
}

/* Whole games of people whose names are cards and pieces of markup. */
static void
test_hostile_names (void)
{
  static const char *const names[] = { "Wolf", "<a href=\"x\">Giant</a>", "Hansel &amp; Gretel", "</b>\"'& <" };
  guint n_links = 0;
  guint n_told = 0;

  for (guint64 seed = 1; seed <= KIT_TIMES (10); seed++)
    {
      g_autoptr (BrambleMatch) match = new_match (names, seed);
      g_autoptr (BrambleLog) log = NULL;
      BrambleRng rng = { seed };

      bramble_match_set_viewer (match, (int) (seed % 4));
      while (!bramble_match_get_over (match))
        {
          bramble_match_set_viewer (match, bramble_match_get_ask_seat (match));
          g_assert_true (kit_match_any (match, &rng));
        }
      log = bramble_log_new (match);
      for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (log)); i++)
        {
          g_autoptr (BrambleLogEntry) entry = g_list_model_get_item (G_LIST_MODEL (log), i);

          n_links += read_entry (entry);
          n_told += bramble_log_entry_get_cards (entry)[0] != NULL;
        }
    }
  /* Nearly everything that is about a card names it. */
  g_test_message ("%u links, %u sentences about cards", n_links, n_told);
  g_assert_cmpuint (n_links, >, n_told * 9 / 10);
}

/* A player who is called like a card, even like the one that is played, is no link. */
static void
test_player_is_no_card (void)
{
  static const char *const names[] = { "Wolf", "Giant", "Roar", "Moss" };
  static const char *const words[] = {
    "hand seat-1 wolf", "plan seat-1 fields wolf", "plan seat-2 fields", "plan seat-3 forest", "plan seat-4 forest",
    "window fables",
  };
  g_autoptr (BrambleMatch) match = NULL;
  g_autoptr (BrambleLog) log = NULL;
  BrambleRecord *record;
  guint n_plays = 0;

  match = new_match (names, 3);
  record = bramble_record_copy (bramble_match_get_record (match));
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autoptr (GError) error = NULL;

      bramble_record_set (record, words[i], &error);
      g_assert_no_error (error);
    }
  g_clear_object (&match);
  match = bramble_match_new (record);
  bramble_match_set_viewer (match, bramble_match_get_ask_seat (match));
  /* Where the Wolf goes. */
  g_assert_true (bramble_match_answer (match, 0));
  log = bramble_log_new (match);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (log)); i++)
    {
      g_autoptr (BrambleLogEntry) entry = g_list_model_get_item (G_LIST_MODEL (log), i);
      const char *markup = bramble_log_entry_get_markup (entry);

      g_test_message ("%s", bramble_log_entry_get_text (entry));
      read_entry (entry);
      if (g_str_has_prefix (bramble_log_entry_get_text (entry), "Wolf places Wolf "))
        {
          g_assert_true (g_str_has_prefix (markup, "Wolf places <a href=\"wolf\">Wolf</a> "));
          n_plays++;
        }
    }
  g_assert_cmpuint (n_plays, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/log/hostile-names", test_hostile_names);
  g_test_add_func ("/log/player-is-no-card", test_player_is_no_card);
  return g_test_run ();
}
