/* stuffed-reader-cards.c: Lost cards and environments
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Both are read on any page of any story, so they name no place of a map.
 */

#include "stuffed-reader.h"

/* Takes the end of a line after which a card is described. */
static gboolean
begin_card (StuffedReader *r)
{
  if (!stuffed_reader_end_line (r))
    return FALSE;
  if (stuffed_reader_peek (r)->kind != STUFFED_SCAN_DEEPER)
    {
      r->at--;
      return stuffed_reader_refuse (r, "write its text and more below it, indented by two", "the card is empty");
    }
  r->at++;
  return TRUE;
}

/* Reads all options of a card, and what ends it. */
static gboolean
read_options (StuffedReader *r,
              GArray        *options,
              GArray        *lines)
{
  while (stuffed_reader_is (r, "option"))
    if (!stuffed_reader_option (r, options, lines) || !stuffed_reader_end_line (r))
      return FALSE;
  if (stuffed_reader_peek (r)->kind != STUFFED_SCAN_SHALLOWER)
    return stuffed_reader_refuse (r, "write only options below the text of a Lost card", "this is no option");
  r->at++;
  return TRUE;
}

/* lost ID "Name", then "text" and options */
gboolean
stuffed_reader_lost (StuffedReader *r)
{
  g_autoptr (GArray) options = g_array_new (FALSE, FALSE, sizeof (StuffedOption));
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (guint));
  StuffedLost card = { 0 };
  guint line = g_array_index (r->scan->tokens, StuffedScanned, r->at - 1).line;
  guint kind = 0;

  if (!stuffed_reader_begin_book (r, STUFFED_VOLUME_LOST) || !stuffed_reader_name (r, "the name of a Lost card", &card.id))
    return FALSE;
  for (guint i = 0; i < r->book->losts->len; i++)
    if (g_str_equal (g_array_index (r->book->losts, StuffedLost, i).id, card.id))
      return stuffed_reader_refuse (r, "give it another name", "there is a card '%s' already", card.id);
  if (r->book->losts->len >= STUFFED_N_LOST)
    return stuffed_reader_refuse (r, "do with fewer", "there are more than %u Lost cards", STUFFED_N_LOST);
  stuffed_reader_say_where (r, STUFFED_PLACE_LOST, card.id);
  if (!stuffed_reader_text (r, STUFFED_TEXT_NAME, &card.name) || !begin_card (r))
    return FALSE;
  if (!stuffed_reader_text (r, STUFFED_TEXT_CARD, &card.text) || !stuffed_reader_end_line (r) || !read_options (r, options, lines))
    {
      stuffed_reader_skip_block (r);
      return FALSE;
    }
  for (guint i = 0; i < options->len; i++)
    kind += g_array_index (options, StuffedOption, i).tag == STUFFED_TAG_KIND;
  if (options->len < 2 || options->len > 3 || kind == 0)
    stuffed_troubles_add (r->troubles, line, "write 2 or 3 options, one of them kind; walking away is always offered besides",
                          "the card has %u options, %u of them kind", options->len, kind);
  card.n = (guint8) MIN (options->len, STUFFED_MAX_OPTIONS);
  card.option = stuffed_reader_append_options (r, options, lines);
  g_array_append_val (r->book->losts, card);
  return TRUE;
}

/* rule WORD NUMBER */
static gboolean
read_rule (StuffedReader      *r,
           StuffedEnvironment *card)
{
  static const char *const rules[STUFFED_N_RULES] = {
    [STUFFED_RULE_NONE] = "",
    [STUFFED_RULE_RANGE] = "range",
    [STUFFED_RULE_CREAK] = "creak",
    [STUFFED_RULE_FIRST_WHITE] = "first-white",
    [STUFFED_RULE_BLOCK_LESS] = "block-less",
    [STUFFED_RULE_CALL] = "call",
    [STUFFED_RULE_MOVE] = "move",
    [STUFFED_RULE_RISE] = "rise",
  };
  guint number;

  if (!stuffed_reader_expect (r, "rule", "write what it does: rule range 2")
      || !stuffed_reader_one_of (r, "a rule", rules + 1, STUFFED_N_RULES - 1, &card->rule)
      || !stuffed_reader_plain_number (r, "how much", 1, 20, &number))
    return FALSE;
  card->rule++;
  card->n = (guint8) number;
  return TRUE;
}

/* environment ID "Name" good|bad, then "text", rule, and what stands while it is there */
gboolean
stuffed_reader_environment (StuffedReader *r)
{
  static const char *const natures[] = { "bad", "good" };
  StuffedEnvironment card = { 0 };
  guint8 kind;

  if (!stuffed_reader_begin_book (r, STUFFED_VOLUME_ENVIRONMENTS)
      || !stuffed_reader_one_of (r, "an environment", stuffed_environment_ids, STUFFED_N_ENVIRONMENTS, &kind))
    return FALSE;
  if (kind != r->book->environments->len)
    return stuffed_reader_refuse (r, "keep the order of the table in stuffed-things.c", "'%s' is in the wrong place", stuffed_environment_ids[kind]);
  card.id = stuffed_environment_ids[kind];
  stuffed_reader_say_where (r, STUFFED_PLACE_ENVIRONMENT, card.id);
  if (!stuffed_reader_text (r, STUFFED_TEXT_NAME, &card.name)
      || !stuffed_reader_one_of (r, "good or bad", natures, G_N_ELEMENTS (natures), &card.good) || !begin_card (r))
    return FALSE;
  if (!stuffed_reader_text (r, STUFFED_TEXT_CARD, &card.text) || !stuffed_reader_end_line (r) || !read_rule (r, &card)
      || !stuffed_reader_end_line (r))
    {
      stuffed_reader_skip_block (r);
      return FALSE;
    }
  if (!stuffed_reader_rest (r, &card.block))
    return FALSE;
  g_array_append_val (r->book->environments, card);
  return TRUE;
}
