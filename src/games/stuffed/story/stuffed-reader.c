/* stuffed-reader.c: makes a book of the words of a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What stands at the beginning of lines: a story with its pages, entries and endings, Lost
 * cards, environments.
 */

#include "stuffed-reader.h"

#include <string.h>

#include "stuffed-map.h"
#include "stuffed-reader-statements.h"

/* The page that is being read. */
static StuffedPage *
page_now (StuffedReader *r)
{
  return &g_array_index (r->book->pages, StuffedPage, r->page);
}

static guint
line_before (const StuffedReader *r)
{
  return g_array_index (r->scan->tokens, StuffedScanned, r->at - 1).line;
}

/* Says what the file is, if it is not something else already. */
gboolean
stuffed_reader_begin_book (StuffedReader     *r,
                           StuffedVolumeKind  kind)
{
  if (r->book->kind != STUFFED_VOLUME_NOTHING && (r->book->kind != kind || kind == STUFFED_VOLUME_STORY))
    return stuffed_reader_refuse (r, "put it into a file of its own", "a file has one story, or Lost cards, or environments");
  r->book->kind = kind;
  return TRUE;
}

/* Says where the statements and texts that come now stand. */
void
stuffed_reader_say_where (StuffedReader *r,
                          StuffedPlace   place,
                          const char    *where)
{
  r->place = place;
  r->where = g_string_chunk_insert_const (r->book->chunk, where);
}

/* story NAME "Title" level 1..7 */
static gboolean
read_story (StuffedReader *r)
{
  const char *id;
  guint level;

  if (!stuffed_reader_begin_book (r, STUFFED_VOLUME_STORY) || !stuffed_reader_name (r, "the name of the story", &id))
    return FALSE;
  r->book->story.id = id;
  stuffed_reader_say_where (r, STUFFED_PLACE_PAGE, "");
  if (!stuffed_reader_text (r, STUFFED_TEXT_TITLE, &r->book->story.title)
      || !stuffed_reader_expect (r, "level", "write: story my-name \"My Title\" level 1")
      || !stuffed_reader_plain_number (r, "a level", 1, STUFFED_LAST_LEVEL, &level))
    return FALSE;
  r->book->story.level = (guint8) level;
  return TRUE;
}

/* page 2 "Title" */
static gboolean
read_page (StuffedReader *r)
{
  StuffedPage page = {
    .title = STUFFED_NO_TEXT, .goal = STUFFED_NO_TEXT, .opening = STUFFED_NO_BLOCK,
    .surge_first = STUFFED_NO_BLOCK, .surge_more = STUFFED_NO_BLOCK, .restless = STUFFED_NO_BLOCK,
    .first_when = (guint16) r->book->whens->len,
  };
  guint line = line_before (r);
  g_autofree char *where = NULL;
  guint number;

  if (r->book->kind != STUFFED_VOLUME_STORY)
    return stuffed_reader_refuse (r, "begin the file with: story my-name \"My Title\" level 1", "a page belongs to a story");
  for (guint i = 0; i < STUFFED_MAX_POINTS; i++)
    page.points[i] = STUFFED_NO_BLOCK;
  if (!stuffed_reader_plain_number (r, "the number of a page", 1, STUFFED_MAX_PAGES, &number))
    return FALSE;
  if (number != r->book->pages->len + 1)
    stuffed_reader_refuse (r, "number the pages 1, 2, 3 …, in this order", "page %u comes after page %u", number, r->book->pages->len);
  if (r->book->pages->len == STUFFED_MAX_PAGES)
    return FALSE;
  r->page = r->book->pages->len;
  r->called = number;
  r->no_map = FALSE;
  g_array_append_val (r->book->pages, page);
  g_array_append_val (r->book->page_lines, line);
  where = g_strdup_printf ("page %u", number);
  stuffed_reader_say_where (r, STUFFED_PLACE_PAGE, where);
  return stuffed_reader_text (r, STUFFED_TEXT_PAGE, &page_now (r)->title);
}

/* What is said of a page must be below its first line, and once. */
static gboolean
needs_page (StuffedReader *r,
            const char    *what)
{
  g_autofree char *where = NULL;

  if (r->book->pages->len == 0)
    return stuffed_reader_refuse (r, "put it below: page 1 \"Title\"", "%s belongs to a page", what);
  where = g_strdup_printf ("page %u", r->page + 1);
  stuffed_reader_say_where (r, STUFFED_PLACE_PAGE, where);
  return TRUE;
}

static gboolean
is_once (StuffedReader *r,
         gboolean       there,
         const char    *what)
{
  if (!there)
    return TRUE;
  return stuffed_reader_refuse (r, "leave one of them out", "this page has %s already", what);
}

static gboolean
read_map (StuffedReader        *r,
          const StuffedScanned *token)
{
  StuffedPage *page;

  if (!needs_page (r, "a map"))
    return FALSE;
  page = page_now (r);
  if (!is_once (r, page->map.columns > 0, "a map"))
    return FALSE;
  r->no_map = !stuffed_map_read (&page->map, (const char *const *) r->scan->lines + token->first, token->n, token->first + 1, r->troubles);
  if (!r->no_map)
    stuffed_grid_make (&page->grid, &page->map);
  return TRUE;
}

/* track (3,2) (4,2): squares that the train goes along. */
static gboolean
read_track (StuffedReader *r)
{
  StuffedPage *page;

  if (!needs_page (r, "a track") || !is_once (r, page_now (r)->n_track > 0, "a track"))
    return FALSE;
  page = page_now (r);
  do
    {
      guint column;
      guint row;
      guint square;

      if (!stuffed_reader_expect (r, "(", "write squares by column and row from the top left: track (3,2) (4,2)")
          || !stuffed_reader_plain_number (r, "a column", 0, STUFFED_MAX_COLUMNS - 1, &column)
          || !stuffed_reader_expect (r, ",", "write: (3,2)") || !stuffed_reader_plain_number (r, "a row", 0, STUFFED_MAX_ROWS - 1, &row)
          || !stuffed_reader_expect (r, ")", "write: (3,2)"))
        return FALSE;
      square = row * page->map.columns + column;
      if (!r->no_map && (column >= page->map.columns || row >= page->map.rows || !stuffed_squares_has (stuffed_grid_spaces (&page->grid, STUFFED_NO_SQUARES), square)))
        return stuffed_reader_refuse (r, "name squares that one can stand on, of the map above", "the train cannot go to (%u,%u)", column, row);
      if (page->n_track == STUFFED_MAX_TRACK)
        return stuffed_reader_refuse (r, "do with 16 halts", "the track is too long");
      page->track[page->n_track++] = (guint8) square;
    }
  while (!stuffed_reader_ends (r));
  return TRUE;
}

/* surge first: …, surge more: … */
static gboolean
read_surge (StuffedReader *r)
{
  gboolean first = stuffed_reader_take (r, "first");
  guint16 *where;
  guint16 block;

  if (!needs_page (r, "a surge"))
    return FALSE;
  if (!first && !stuffed_reader_expect (r, "more", "write: surge first: … or: surge more: …"))
    return FALSE;
  where = first ? &page_now (r)->surge_first : &page_now (r)->surge_more;
  if (!is_once (r, *where != STUFFED_NO_BLOCK, "such a surge") || !stuffed_reader_block (r, &block))
    return FALSE;
  if (first)
    page_now (r)->surge_first = block;
  else
    page_now (r)->surge_more = block;
  return TRUE;
}

static gboolean
read_restless (StuffedReader *r)
{
  guint16 block;

  if (!needs_page (r, "what restless sleep brings") || !is_once (r, page_now (r)->restless != STUFFED_NO_BLOCK, "something restless")
      || !stuffed_reader_block (r, &block))
    return FALSE;
  page_now (r)->restless = block;
  return TRUE;
}

/* when [again] CONDITION: … */
static gboolean
read_when (StuffedReader *r)
{
  StuffedWhen when = { 0 };
  guint line = line_before (r);

  if (!needs_page (r, "a rule"))
    return FALSE;
  when.again = stuffed_reader_take (r, "again");
  if (!stuffed_reader_condition (r, &when.condition) || !stuffed_reader_block (r, &when.block))
    return FALSE;
  if (page_now (r)->n_whens == STUFFED_MAX_WHENS)
    return stuffed_reader_refuse (r, "do with 12", "the page has too many rules");
  page_now (r)->n_whens++;
  g_array_append_val (r->book->whens, when);
  g_array_append_val (r->book->when_lines, line);
  return TRUE;
}

static gboolean
read_goal (StuffedReader *r)
{
  return needs_page (r, "a goal") && is_once (r, page_now (r)->goal != STUFFED_NO_TEXT, "a goal")
         && stuffed_reader_text (r, STUFFED_TEXT_GOAL, &page_now (r)->goal);
}

static gboolean
read_search (StuffedReader *r)
{
  guint number;

  if (!needs_page (r, "a search") || !is_once (r, page_now (r)->search > 0, "a search")
      || !stuffed_reader_plain_number (r, "a number for a search", 1, STUFFED_MAX_TEST, &number))
    return FALSE;
  page_now (r)->search = (guint8) number;
  return TRUE;
}

/* Where an entry belongs: 0 opens the page, a point acts when somebody comes there. */
static void
place_entry (StuffedReader *r,
             const char    *name,
             guint          line,
             guint16        block)
{
  StuffedPage *page = page_now (r);
  guint point = strlen (name) == 1 ? stuffed_map_point (*name) : STUFFED_NONE;

  if (g_str_equal (name, "0"))
    page->opening = block;
  else if (point != STUFFED_NONE)
    {
      page->points[point] = block;
      if (!stuffed_reader_has_place (r, *name))
        stuffed_troubles_add (r->troubles, line, "draw the point on the map, or give the entry a longer name",
                              "there is an entry for the point %s, and it is not on the map", name);
    }
}

/* entry 2.1, then its lines */
static gboolean
read_entry (StuffedReader *r)
{
  StuffedEntry entry = { 0 };
  guint line = line_before (r);
  const char *word;
  const char *name;
  guint16 block;

  if (!needs_page (r, "an entry") || !stuffed_reader_word (r, "an entry such as 1.lint", &word))
    return FALSE;
  name = strchr (word, '.');
  if (!name || name != word + 1 || (guint) (*word - '0') != r->called || name[1] == '\0' || strlen (name + 1) != strspn (name + 1, "abcdefghijklmnopqrstuvwxyz0123456789-"))
    {
      g_autofree char *mend = g_strdup_printf ("on this page entries are called %u.0, %u.1, %u.some-name", r->called, r->called, r->called);

      r->at--;
      return stuffed_reader_refuse (r, mend, "an entry of page %u cannot be called '%s'", r->called, word);
    }
  entry.id = g_string_chunk_insert_const (r->book->chunk, word);
  entry.page = (guint8) r->page;
  stuffed_reader_say_where (r, STUFFED_PLACE_PAGE, word);
  for (guint i = 0; i < r->book->entries->len; i++)
    if (g_str_equal (g_array_index (r->book->entries, StuffedEntry, i).id, entry.id))
      return stuffed_reader_refuse (r, "give it another name", "there is an entry %s already", word);
  if (r->book->entries->len >= STUFFED_MAX_ENTRIES)
    return stuffed_reader_refuse (r, "tell it in two stories", "there are more than %u entries", STUFFED_MAX_ENTRIES);
  if (!stuffed_reader_lines (r, &block))
    return FALSE;
  entry.block = block;
  g_array_append_val (r->book->entries, entry);
  g_array_append_val (r->book->entry_lines, line);
  place_entry (r, name + 1, line, block);
  return TRUE;
}

/* ending asleep | waking | lost, then its lines */
static gboolean
read_ending (StuffedReader *r)
{
  static const char *const endings[] = { "asleep", "waking", "lost" };
  guint16 *const blocks[] = { &r->book->story.ending_asleep, &r->book->story.ending_waking, &r->book->story.ending_lost };
  guint8 which;

  if (r->book->kind != STUFFED_VOLUME_STORY)
    return stuffed_reader_refuse (r, "begin the file with: story my-name \"My Title\" level 1", "an ending belongs to a story");
  if (!stuffed_reader_one_of (r, "an ending", endings, G_N_ELEMENTS (endings), &which))
    return FALSE;
  if (*blocks[which] != STUFFED_NO_BLOCK)
    return stuffed_reader_refuse (r, "leave one of them out", "there is such an ending already");
  stuffed_reader_say_where (r, STUFFED_PLACE_ENDING, endings[which]);
  return stuffed_reader_lines (r, blocks[which]);
}

static const struct
{
  const char *word;
  gboolean (*read) (StuffedReader *r);
} heads[] = {
  { "story", read_story },
  { "page", read_page },
  { "goal", read_goal },
  { "search", read_search },
  { "track", read_track },
  { "surge", read_surge },
  { "restless", read_restless },
  { "when", read_when },
  { "entry", read_entry },
  { "ending", read_ending },
  { "lost", stuffed_reader_lost },
  { "environment", stuffed_reader_environment },
};

static gboolean
read_head (StuffedReader *r)
{
  const StuffedScanned *token = stuffed_reader_peek (r);

  if (token->kind == STUFFED_SCAN_MAP)
    {
      r->at++;
      return read_map (r, token);
    }
  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    if (stuffed_reader_take (r, heads[i].word))
      return heads[i].read (r);
  return stuffed_reader_refuse (r, "indent what happens in an entry by two; lines without blanks begin with story, page, map, goal, search, "
                                   "track, surge, restless, when, entry or ending",
                                "no part of a story begins like this");
}

static void
read_heads (StuffedReader *r)
{
  while (stuffed_reader_peek (r)->kind != STUFFED_SCAN_FILE_END)
    {
      guint before = r->at;
      gboolean done = read_head (r);

      if (!done || !stuffed_reader_end_line (r))
        stuffed_reader_recover (r, before);
      stuffed_reader_refuse_deeper (r);
      /* What is left of lines that could not be read. */
      while (stuffed_reader_peek (r)->kind == STUFFED_SCAN_SHALLOWER)
        r->at++;
    }
}

/* Looks up the entries that are named. */
static guint16
find_entry (StuffedReader *r,
            guint          number,
            guint          page)
{
  const StuffedReference *reference = &g_array_index (r->references, StuffedReference, number);

  for (guint i = 0; i < r->book->entries->len; i++)
    {
      const StuffedEntry *entry = &g_array_index (r->book->entries, StuffedEntry, i);

      if (!g_str_equal (entry->id, reference->name))
        continue;
      if (page != STUFFED_NONE && entry->page != page)
        {
          stuffed_troubles_add (r->troubles, reference->line, "leave for the other page first; its entry 0 is read there",
                                "%s is on another page", entry->id);
          return STUFFED_NO_BLOCK;
        }
      return entry->block;
    }
  stuffed_troubles_add (r->troubles, reference->line, "write the entry, or check how it is spelt", "there is no entry '%s'", reference->name);
  return STUFFED_NO_BLOCK;
}

/* Looks up the offers and tasks that are named. */
static guint8
find_stand (StuffedReader *r,
            guint          number)
{
  const StuffedReference *reference = &g_array_index (r->stand_references, StuffedReference, number);

  for (guint i = 0; i < r->book->stands->len; i++)
    if (g_str_equal (g_array_index (r->book->stands, StuffedStand, i).id, reference->name))
      return (guint8) i;
  stuffed_troubles_add (r->troubles, reference->line, "write offer or task with this name, or check how it is spelt",
                        "there is no offer or task '%s'", reference->name);
  return STUFFED_NONE;
}

static void
look_up (StuffedReader *r)
{
  for (guint i = 0; i < r->book->statements->len; i++)
    {
      StuffedDo *d = &g_array_index (r->book->statements, StuffedDo, i);

      if (d->kind == STUFFED_DO_GOTO)
        {
          d->to = find_entry (r, d->to, d->what);
          d->what = STUFFED_NONE;
        }
      if (d->kind == STUFFED_DO_CLOSE)
        {
          d->what = find_stand (r, d->to);
          d->to = STUFFED_NO_BLOCK;
        }
    }
  for (guint i = 0; i < r->book->ifs->len; i++)
    {
      StuffedIf *part = &g_array_index (r->book->ifs, StuffedIf, i);

      if (part->kind == STUFFED_IF_READ)
        part->block = find_entry (r, part->block, STUFFED_NONE);
      if (part->kind == STUFFED_IF_DONE)
        {
          part->what = find_stand (r, part->block);
          part->block = STUFFED_NO_BLOCK;
        }
    }
}

/* A flag or counter that is read and never written, or the reverse. */
static void
check_mentions (StuffedReader *r,
                GPtrArray     *names,
                GArray        *mentions,
                const char    *what)
{
  for (guint i = 0; i < names->len; i++)
    {
      const StuffedMention *mention = &g_array_index (mentions, StuffedMention, i);
      const char *name = g_ptr_array_index (names, i);

      if (g_str_has_prefix (name, "friend-of-"))
        continue;
      if (!mention->written)
        stuffed_troubles_add (r->troubles, mention->line, "set or count it somewhere, or check how it is spelt",
                              "nothing ever changes the %s '%s'", what, name);
      /* How a story ended is read by others. */
      else if (!mention->read && !g_str_equal (name, "friend"))
        stuffed_troubles_add (r->troubles, mention->line, "ask for it in a condition, or leave it out",
                              "nothing ever asks for the %s '%s'", what, name);
    }
}

/*
 * Reads a file into an empty book.
 *
 * Returns: whether it can be checked; else @troubles has the reasons why not.
 */
gboolean
stuffed_reader_read (StuffedVolume   *book,
                     const char      *text,
                     gsize            length,
                     StuffedTroubles *troubles)
{
  g_autoptr (StuffedScan) scan = stuffed_scan_new (text, length, troubles);
  StuffedReader r = { .book = book, .scan = scan, .troubles = troubles, .where = "" };

  if (!scan || troubles->len > 0)
    return FALSE;
  r.references = g_array_new (FALSE, FALSE, sizeof (StuffedReference));
  r.stand_references = g_array_new (FALSE, FALSE, sizeof (StuffedReference));
  r.flag_mentions = g_array_new (FALSE, FALSE, sizeof (StuffedMention));
  r.counter_mentions = g_array_new (FALSE, FALSE, sizeof (StuffedMention));

  read_heads (&r);
  if (book->kind == STUFFED_VOLUME_NOTHING && troubles->len == 0)
    stuffed_troubles_add (troubles, 1, "begin with: story my-name \"My Title\" level 1", "the file has no story in it");
  if (troubles->len == 0)
    {
      look_up (&r);
      check_mentions (&r, book->flags, r.flag_mentions, "flag");
      check_mentions (&r, book->counters, r.counter_mentions, "counter");
    }

  g_array_unref (r.references);
  g_array_unref (r.stand_references);
  g_array_unref (r.flag_mentions);
  g_array_unref (r.counter_mentions);
  return troubles->len == 0;
}
