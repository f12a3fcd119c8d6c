/* stuffed-reader-words.c: what single words of a story mean
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Functions that return FALSE have said what is wrong.
 */

#include "stuffed-reader.h"

#include <string.h>

#include "stuffed-map.h"

/* Takes a word; @what is what it should be. */
gboolean
stuffed_reader_word (StuffedReader  *r,
                     const char     *what,
                     const char    **word)
{
  const StuffedScanned *token = stuffed_reader_peek (r);

  if (token->kind != STUFFED_SCAN_WORD)
    {
      g_autofree char *mend = g_strdup_printf ("write %s", what);

      stuffed_reader_refuse (r, mend, "here should be %s, and there is %s", what, stuffed_reader_shown (token));
      return FALSE;
    }
  *word = token->text;
  r->at++;
  return TRUE;
}

/* Takes a name that a story gives to something. */
gboolean
stuffed_reader_name (StuffedReader  *r,
                     const char     *what,
                     const char    **name)
{
  const char *word;

  if (!stuffed_reader_word (r, what, &word))
    return FALSE;
  for (const char *c = word; *c; c++)
    if (!g_ascii_islower (*c) && !(g_ascii_isdigit (*c) && c > word) && !(*c == '-' && c > word))
      {
        r->at--;
        stuffed_reader_refuse (r, "names are lower-case-with-hyphens", "'%s' is no name", word);
        return FALSE;
      }
  *name = g_string_chunk_insert_const (r->book->chunk, word);
  return TRUE;
}

/* Says which of some words are known, for who has misspelt one. */
static char *
list_of (const char        *what,
         const char *const *ids,
         guint              n)
{
  GString *list = g_string_new (NULL);

  g_string_append_printf (list, "%s is one of:", what);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (list, " %s", ids[i]);
  return g_string_free (list, FALSE);
}

gboolean
stuffed_reader_one_of (StuffedReader     *r,
                       const char        *what,
                       const char *const *ids,
                       guint              n,
                       guint8            *found)
{
  const char *word;

  if (!stuffed_reader_word (r, what, &word))
    return FALSE;
  *found = (guint8) stuffed_find_id (ids, n, word);
  if (*found == STUFFED_NONE)
    {
      g_autofree char *mend = list_of (what, ids, n);

      r->at--;
      return stuffed_reader_refuse (r, mend, "'%s' is not %s", word, what);
    }
  return TRUE;
}

/* Adds a term such as 2, n or 3n to a number. Returns what comes after it, or NULL. */
static const char *
read_term (const char *at,
           int         sign,
           int         sums[2])
{
  gboolean has_digits = g_ascii_isdigit (*at);
  int value = has_digits ? 0 : 1;
  gboolean each;

  for (; g_ascii_isdigit (*at); at++)
    {
      value = 10 * value + (*at - '0');
      if (value > 99)
        return NULL;
    }
  each = *at == 'n';
  if (!each && !has_digits)
    return NULL;
  sums[each] += sign * value;
  return each ? at + 1 : at;
}

/* 3, n, 2n+1, 8-2n. */
static gboolean
read_number (const char    *at,
             StuffedNumber *number)
{
  int sums[2] = { 0, 0 };
  int sign = *at == '-' ? -1 : 1;

  if (*at == '+' || *at == '-')
    at++;
  for (;;)
    {
      at = read_term (at, sign, sums);
      if (!at || ABS (sums[0]) > 99 || ABS (sums[1]) > 20)
        return FALSE;
      if (*at == '\0')
        break;
      if (*at != '+' && *at != '-')
        return FALSE;
      sign = *at == '-' ? -1 : 1;
      at++;
    }
  number->plus = (gint8) sums[0];
  number->each = (gint8) sums[1];
  return TRUE;
}

gboolean
stuffed_reader_number (StuffedReader *r,
                       StuffedNumber *number)
{
  const char *word;

  if (!stuffed_reader_word (r, "a number", &word))
    return FALSE;
  if (!read_number (word, number))
    {
      r->at--;
      return stuffed_reader_refuse (r, "write 3, n, 2n+1 or 8-2n, with n for the number of stuffies, nothing above 99 or 20n",
                                    "'%s' is no number", word);
    }
  return TRUE;
}

/* A number that does not depend on how many play. */
gboolean
stuffed_reader_plain_number (StuffedReader *r,
                             const char    *what,
                             guint          min,
                             guint          max,
                             guint         *number)
{
  const char *word;
  guint64 value;

  if (!stuffed_reader_word (r, what, &word))
    return FALSE;
  if (!g_ascii_string_to_unsigned (word, 10, min, max, &value, NULL))
    {
      g_autofree char *mend = g_strdup_printf ("write a number from %u to %u", min, max);

      r->at--;
      return stuffed_reader_refuse (r, mend, "'%s' is not %s", word, what);
    }
  *number = (guint) value;
  return TRUE;
}

gboolean
stuffed_reader_colour (StuffedReader *r,
                       guint8        *colour)
{
  return stuffed_reader_one_of (r, "a colour for tests and tasks", stuffed_colour_ids, STUFFED_N_ATTRIBUTES, colour);
}

/* Whether a letter is on the map of the page that is being read. */
gboolean
stuffed_reader_has_place (const StuffedReader *r,
                          char                 letter)
{
  const StuffedPage *page = &g_array_index (r->book->pages, StuffedPage, r->page);

  return r->no_map || stuffed_squares_any (stuffed_grid_place (&page->grid, letter));
}

/* A letter or point of the map of the page that is being read. */
gboolean
stuffed_reader_letter (StuffedReader *r,
                       guint8        *letter)
{
  const char *word;

  if (!stuffed_reader_word (r, "a letter or point of the map", &word))
    return FALSE;
  r->at--;
  if (r->place != STUFFED_PLACE_PAGE)
    return stuffed_reader_refuse (r, "leave the place out: cards and endings are read on any page", "there is no map here");
  if (strlen (word) == 1 && stuffed_reader_has_place (r, *word))
    {
      *letter = (guint8) *word;
      r->at++;
      return TRUE;
    }
  return stuffed_reader_refuse (r, "write a letter that is on the map of this page, above the lines that use it", "'%s' is not on the map", word);
}

static const char *const who_ids[] = {
  [STUFFED_WHO_NOBODY] = "",     [STUFFED_WHO_YOU] = "you",       [STUFFED_WHO_EACH] = "each", [STUFFED_WHO_OTHERS] = "others",
  [STUFFED_WHO_CHANCE] = "chance", [STUFFED_WHO_PICK] = "pick",   [STUFFED_WHO_FEWEST] = "fewest", [STUFFED_WHO_MOST] = "most",
  [STUFFED_WHO_NEAR] = "near",   [STUFFED_WHO_LYING] = "lying",   [STUFFED_WHO_STUFFY] = "",   [STUFFED_WHO_ANY] = "any",
};
G_STATIC_ASSERT (G_N_ELEMENTS (who_ids) == STUFFED_N_WHOS);

/* Whether the next word can say whom something happens to. */
gboolean
stuffed_reader_is_who (const StuffedReader *r)
{
  const StuffedScanned *token = stuffed_reader_peek (r);

  return token->kind == STUFFED_SCAN_WORD
         && (stuffed_find_id (who_ids, STUFFED_N_WHOS, token->text) != STUFFED_NONE
             || stuffed_find_id (stuffed_stuffy_ids, STUFFED_N_STUFFIES, token->text) != STUFFED_NONE);
}

#define WHOS "you, each, others, chance, pick, fewest, most, near X, lying or a stuffy's name"
#define CONDITION_WHOS "you, each, any, others, near X, lying or a stuffy's name"

/* Whom something happens to; in a condition, whom it must be true of. */
gboolean
stuffed_reader_who (StuffedReader *r,
                    gboolean       in_condition,
                    guint8        *who,
                    guint8        *whom)
{
  const char *word;

  if (!stuffed_reader_word (r, in_condition ? CONDITION_WHOS : WHOS, &word))
    return FALSE;
  *whom = (guint8) stuffed_find_id (stuffed_stuffy_ids, STUFFED_N_STUFFIES, word);
  if (*whom != STUFFED_NONE)
    {
      *who = STUFFED_WHO_STUFFY;
      return TRUE;
    }
  *who = (guint8) stuffed_find_id (who_ids, STUFFED_N_WHOS, word);
  switch (*who)
    {
    case STUFFED_WHO_YOU:
    case STUFFED_WHO_EACH:
    case STUFFED_WHO_OTHERS:
    case STUFFED_WHO_LYING:
      return TRUE;
    case STUFFED_WHO_NEAR:
      return stuffed_reader_letter (r, whom);
    case STUFFED_WHO_CHANCE:
    case STUFFED_WHO_PICK:
    case STUFFED_WHO_FEWEST:
    case STUFFED_WHO_MOST:
      if (!in_condition)
        return TRUE;
      break;
    case STUFFED_WHO_ANY:
      if (in_condition)
        return TRUE;
      break;
    }
  r->at--;
  return stuffed_reader_refuse (r, in_condition ? "write " CONDITION_WHOS : "write " WHOS, "'%s' is nobody here", word);
}

/* What a text is, as part of its context for translators; it must not change. */
static const char *const text_kind_ids[STUFFED_N_TEXT_KINDS] = {
  [STUFFED_TEXT_TITLE] = "title",   [STUFFED_TEXT_PAGE] = "page title", [STUFFED_TEXT_GOAL] = "goal",
  [STUFFED_TEXT_TOLD] = "told",     [STUFFED_TEXT_OPTION] = "option",   [STUFFED_TEXT_STAND] = "task",
  [STUFFED_TEXT_NAME] = "name",     [STUFFED_TEXT_CARD] = "card",
};

static const char *
id_of_book (const StuffedReader *r)
{
  switch (r->book->kind)
    {
    case STUFFED_VOLUME_NOTHING:
    case STUFFED_VOLUME_STORY:
      return r->book->story.id;
    case STUFFED_VOLUME_LOST:
      return "lost";
    case STUFFED_VOLUME_ENVIRONMENTS:
      return "environment";
    }

  g_assert_not_reached ();
}

/* Takes a text; the same one twice in one place is one. */
gboolean
stuffed_reader_text (StuffedReader   *r,
                     StuffedTextKind  kind,
                     guint16         *text)
{
  const StuffedScanned *token = stuffed_reader_peek (r);
  StuffedTextPlace place = { .line = token->line, .kind = kind };
  g_autofree char *context = NULL;

  if (token->kind != STUFFED_SCAN_TEXT)
    return stuffed_reader_refuse (r, "write it between quotes: \"…\"", "here should be a text, and there is %s", stuffed_reader_shown (token));
  r->at++;
  context = *r->where ? g_strdup_printf ("%s, %s, %s", id_of_book (r), r->where, text_kind_ids[kind])
                      : g_strdup_printf ("%s, %s", id_of_book (r), text_kind_ids[kind]);
  for (guint i = 0; i < r->book->texts->len; i++)
    if (g_str_equal (g_ptr_array_index (r->book->texts, i), token->text)
        && g_str_equal (g_ptr_array_index (r->book->contexts, i), context))
      {
        *text = (guint16) i;
        return TRUE;
      }
  if (r->book->texts->len >= STUFFED_MAX_TEXTS)
    return stuffed_reader_refuse (r, "tell it in two stories", "there are too many texts");
  *text = (guint16) r->book->texts->len;
  g_ptr_array_add (r->book->texts, g_string_chunk_insert (r->book->chunk, token->text));
  g_ptr_array_add (r->book->contexts, g_string_chunk_insert_const (r->book->chunk, context));
  g_array_append_val (r->book->text_places, place);
  return TRUE;
}

/* Finds or makes the number of a name that a story remembers something by. */
static gboolean
mention (StuffedReader *r,
         GPtrArray     *names,
         GArray        *mentions,
         guint          max,
         gboolean       written,
         guint8        *number)
{
  StuffedMention fresh = { .line = stuffed_reader_peek (r)->line };
  StuffedMention *found;
  const char *name;
  guint i;

  if (r->place != STUFFED_PLACE_PAGE && !(r->place == STUFFED_PLACE_ENDING && !written))
    return stuffed_reader_refuse (r, "use it in an entry of the story", "flags and counters belong to the pages of a story");
  if (!stuffed_reader_name (r, "the name of a flag or counter", &name))
    return FALSE;
  for (i = 0; i < names->len; i++)
    if (g_str_equal (g_ptr_array_index (names, i), name))
      break;
  if (i == names->len)
    {
      if (i == max)
        return stuffed_reader_refuse (r, "do with fewer", "there are more than %u %s", max, names == r->book->flags ? "flags" : "counters");
      g_ptr_array_add (names, (gpointer) name);
      g_array_append_val (mentions, fresh);
    }
  found = &g_array_index (mentions, StuffedMention, i);
  found->read |= !written;
  found->written |= written;
  *number = (guint8) i;
  return TRUE;
}

/* What other stories have left behind is read in the last one, and written nowhere. */
static gboolean
check_outside (StuffedReader *r,
               gboolean       written)
{
  const StuffedScanned *token = stuffed_reader_peek (r);

  if (token->kind != STUFFED_SCAN_WORD || !g_str_has_prefix (token->text, "friend-of-"))
    return TRUE;
  if (written)
    return stuffed_reader_refuse (r, "set the flag friend in the story itself", "how other stories ended cannot be changed");
  if (r->book->story.level != STUFFED_LAST_LEVEL)
    return stuffed_reader_refuse (r, "use a flag of this story", "only a story of level 7 knows how the others ended");
  return TRUE;
}

gboolean
stuffed_reader_flag (StuffedReader *r,
                     gboolean       written,
                     guint8        *flag)
{
  return check_outside (r, written) && mention (r, r->book->flags, r->flag_mentions, STUFFED_MAX_FLAGS, written, flag);
}

gboolean
stuffed_reader_counter (StuffedReader *r,
                        gboolean       written,
                        guint8        *counter)
{
  return mention (r, r->book->counters, r->counter_mentions, STUFFED_MAX_COUNTERS, written, counter);
}

/* Keeps a name to be looked up at the end. Returns the number by which it is found then. */
guint16
stuffed_reader_refer (StuffedReader *r,
                      GArray        *references,
                      const char    *name)
{
  StuffedReference reference = { .name = g_string_chunk_insert_const (r->book->chunk, name) };

  reference.line = g_array_index (r->scan->tokens, StuffedScanned, r->at - 1).line;
  g_array_append_val (references, reference);
  return (guint16) (references->len - 1);
}
