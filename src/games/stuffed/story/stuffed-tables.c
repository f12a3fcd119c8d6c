/* stuffed-tables.c: books as C, and their texts for translators
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Both are read by programs, so they are plain: a row for each row of a table.
 */

#include "stuffed-tables.h"

/* What the tables of a book are called in C: "satin_corner", "lost". */
static char *
name_of (const StuffedVolume *book)
{
  switch (book->kind)
    {
    case STUFFED_VOLUME_LOST:
      return g_strdup ("lost");
    case STUFFED_VOLUME_ENVIRONMENTS:
      return g_strdup ("environment");
    case STUFFED_VOLUME_NOTHING:
    case STUFFED_VOLUME_STORY:
      return g_strdelimit (g_strdup_printf ("story_%s", book->story.id), "-", '_');
    }

  g_assert_not_reached ();
}

/* A string as C and PO files have it; what is not ASCII stays as it is. */
static char *
quote (const char *text)
{
  GString *kept = g_string_new (NULL);
  g_autofree char *escaped = NULL;
  g_autofree char *exceptions = NULL;

  for (guint byte = 0x80; byte < 0x100; byte++)
    g_string_append_c (kept, (char) byte);
  exceptions = g_string_free (kept, FALSE);
  escaped = g_strescape (text, exceptions);
  return g_strdup_printf ("\"%s\"", escaped);
}

static void
begin (GString    *out,
       const char *type,
       const char *name,
       const char *what)
{
  g_string_append_printf (out, "static const %s %s_%s[] = {\n", type, name, what);
}

/* An array must not be empty. */
static void
end (GString    *out,
     guint       n,
     const char *nothing)
{
  g_string_append_printf (out, "%s};\n\n", n == 0 ? nothing : "");
}

static void
write_strings (GString         *out,
               const char      *name,
               const char      *what,
               const GPtrArray *strings)
{
  begin (out, "char *const", name, what);
  for (guint i = 0; i < strings->len; i++)
    {
      g_autofree char *quoted = quote (g_ptr_array_index (strings, i));

      g_string_append_printf (out, "  %s,\n", quoted);
    }
  end (out, strings->len, "  NULL,\n");
}

static void
write_statements (GString             *out,
                  const StuffedVolume *book,
                  const char          *name)
{
  begin (out, "StuffedBlock", name, "blocks");
  for (guint i = 0; i < book->blocks->len; i++)
    {
      const StuffedBlock *b = &g_array_index (book->blocks, StuffedBlock, i);

      g_string_append_printf (out, "  { %u, %u },\n", b->first, b->n);
    }
  end (out, book->blocks->len, "  { 0 },\n");

  begin (out, "StuffedDo", name, "statements");
  for (guint i = 0; i < book->statements->len; i++)
    {
      const StuffedDo *d = &g_array_index (book->statements, StuffedDo, i);

      g_string_append_printf (out, "  { %u, %u, %u, %u, { %d, %d }, %u, %u, %u, { %u, %u } },\n", d->kind, d->who, d->whom, d->what,
                              d->n.plus, d->n.each, d->text, d->to, d->other, d->condition.first, d->condition.n);
    }
  end (out, book->statements->len, "  { 0 },\n");

  begin (out, "StuffedIf", name, "ifs");
  for (guint i = 0; i < book->ifs->len; i++)
    {
      const StuffedIf *part = &g_array_index (book->ifs, StuffedIf, i);

      g_string_append_printf (out, "  { %u, %u, %u, %u, %u, %u, { %d, %d }, %u },\n", part->kind, part->not, part->who, part->whom, part->what,
                              part->all, part->n.plus, part->n.each, part->block);
    }
  end (out, book->ifs->len, "  { 0 },\n");
}

static void
write_choices (GString             *out,
               const StuffedVolume *book,
               const char          *name)
{
  begin (out, "StuffedOption", name, "options");
  for (guint i = 0; i < book->options->len; i++)
    {
      const StuffedOption *o = &g_array_index (book->options, StuffedOption, i);

      g_string_append_printf (out, "  { %u, %u, { %u, %u }, %u },\n", o->label, o->tag, o->condition.first, o->condition.n, o->block);
    }
  end (out, book->options->len, "  { 0 },\n");

  begin (out, "StuffedFork", name, "forks");
  for (guint i = 0; i < book->forks->len; i++)
    {
      const StuffedFork *f = &g_array_index (book->forks, StuffedFork, i);

      g_string_append_printf (out, "  { { %u, %u, %u, %u, %u, %u } },\n", f->blocks[0], f->blocks[1], f->blocks[2], f->blocks[3], f->blocks[4], f->blocks[5]);
    }
  end (out, book->forks->len, "  { { 0 } },\n");

  begin (out, "StuffedStand", name, "stands");
  for (guint i = 0; i < book->stands->len; i++)
    {
      const StuffedStand *s = &g_array_index (book->stands, StuffedStand, i);

      g_string_append_printf (out, "  { \"%s\", %u, %u, %u, { %d, %d }, %u, %u, %u },\n", s->id, s->task, s->colour, s->near, s->n.plus,
                              s->n.each, s->label, s->pass, s->fail);
    }
  end (out, book->stands->len, "  { 0 },\n");

  begin (out, "StuffedWhen", name, "whens");
  for (guint i = 0; i < book->whens->len; i++)
    {
      const StuffedWhen *w = &g_array_index (book->whens, StuffedWhen, i);

      g_string_append_printf (out, "  { %u, { %u, %u }, %u },\n", w->again, w->condition.first, w->condition.n, w->block);
    }
  end (out, book->whens->len, "  { 0 },\n");

  begin (out, "StuffedEntry", name, "entries");
  for (guint i = 0; i < book->entries->len; i++)
    {
      const StuffedEntry *e = &g_array_index (book->entries, StuffedEntry, i);

      g_string_append_printf (out, "  { \"%s\", %u, %u },\n", e->id, e->page, e->block);
    }
  end (out, book->entries->len, "  { 0 },\n");
}

static void
write_set (GString        *out,
           StuffedSquares  set)
{
  g_string_append_printf (out, "{ G_GUINT64_CONSTANT (0x%" G_GINT64_MODIFIER "x), G_GUINT64_CONSTANT (0x%" G_GINT64_MODIFIER "x) }", set.low, set.high);
}

static void
write_sets (GString              *out,
            const char           *name,
            const StuffedSquares *sets,
            guint                 n)
{
  g_string_append_printf (out, "      .%s = {\n", name);
  for (guint i = 0; i < n; i++)
    if (stuffed_squares_any (sets[i]))
      {
        g_string_append_printf (out, "        [%u] = ", i);
        write_set (out, sets[i]);
        g_string_append (out, ",\n");
      }
  /* There is always a first one. */
  if (!stuffed_squares_any (sets[0]))
    g_string_append (out, "        [0] = { 0, 0 },\n");
  g_string_append (out, "      },\n");
}

static void
write_bytes (GString      *out,
             const char   *name,
             const guint8 *bytes,
             guint         n)
{
  g_string_append_printf (out, "      .%s = {", name);
  for (guint i = 0; i < MAX (n, 1); i++)
    g_string_append_printf (out, " %u,", bytes[i]);
  g_string_append (out, " },\n");
}

static void
write_page (GString           *out,
            const StuffedPage *page)
{
  guint n = (guint) page->map.columns * page->map.rows;

  g_string_append_printf (out, "  {\n    .title = %u,\n    .goal = %u,\n    .search = %u,\n    .n_track = %u,\n  ", page->title, page->goal,
                          page->search, page->n_track);
  write_bytes (out, "track", page->track, page->n_track);
  g_string_append_printf (out, "    .opening = %u,\n    .points = {", page->opening);
  for (guint i = 0; i < STUFFED_MAX_POINTS; i++)
    g_string_append_printf (out, " %u,", page->points[i]);
  g_string_append_printf (out, " },\n    .surge_first = %u,\n    .surge_more = %u,\n    .restless = %u,\n    .first_when = %u,\n    .n_whens = %u,\n",
                          page->surge_first, page->surge_more, page->restless, page->first_when, page->n_whens);

  g_string_append_printf (out, "    .map = {\n      .columns = %u,\n      .rows = %u,\n      .squares = {", page->map.columns, page->map.rows);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (out, " '%c',", page->map.squares[i]);
  g_string_append (out, " },\n");
  write_bytes (out, "right", page->map.right, n);
  write_bytes (out, "below", page->map.below, n);
  g_string_append_printf (out, "    },\n    .grid = {\n      .columns = %u,\n      .inside = ", page->grid.columns);
  write_set (out, page->grid.inside);
  g_string_append (out, ",\n      .brackets = ");
  write_set (out, page->grid.brackets);
  g_string_append (out, ",\n");
  write_sets (out, "right", page->grid.right, G_N_ELEMENTS (page->grid.right));
  write_sets (out, "below", page->grid.below, G_N_ELEMENTS (page->grid.below));
  write_sets (out, "places", page->grid.places, G_N_ELEMENTS (page->grid.places));
  g_string_append (out, "    },\n  },\n");
}

/* The struct that the tables of a book hang from. */
static void
write_story (GString            *out,
             const StuffedStory *story,
             const char         *name,
             gboolean            is_static)
{
  static const char *const tables[] = {
    "pages", "blocks", "statements", "ifs", "options", "forks", "stands", "whens", "entries", "flags", "counters", "texts", "contexts",
  };

  g_string_append_printf (out, is_static ? "static const StuffedStory %s = {\n" : "const StuffedStory stuffed_%s_story = {\n", name);
  g_string_append_printf (out, "  .id = \"%s\",\n  .title = %u,\n  .level = %u,\n  .n_pages = %u,\n  .n_flags = %u,\n  .n_counters = %u,\n",
                          story->id, story->title, story->level, story->n_pages, story->n_flags, story->n_counters);
  g_string_append_printf (out, "  .n_stands = %u,\n  .n_blocks = %u,\n  .n_entries = %u,\n  .n_texts = %u,\n", story->n_stands,
                          story->n_blocks, story->n_entries, story->n_texts);
  g_string_append_printf (out, "  .ending_asleep = %u,\n  .ending_waking = %u,\n  .ending_lost = %u,\n", story->ending_asleep,
                          story->ending_waking, story->ending_lost);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    g_string_append_printf (out, "  .%s = %s_%s,\n", tables[i], name, tables[i]);
  g_string_append (out, "};\n\n");
}

static void
write_book (GString             *out,
            const StuffedVolume *book,
            const char          *name)
{
  begin (out, "StuffedPage", name, "pages");
  for (guint i = 0; i < book->pages->len; i++)
    write_page (out, &g_array_index (book->pages, StuffedPage, i));
  end (out, book->pages->len, "  { 0 },\n");
  write_statements (out, book, name);
  write_choices (out, book, name);
  write_strings (out, name, "flags", book->flags);
  write_strings (out, name, "counters", book->counters);
  write_strings (out, name, "texts", book->texts);
  write_strings (out, name, "contexts", book->contexts);
  write_story (out, &book->story, name, book->kind == STUFFED_VOLUME_STORY);

  if (book->kind == STUFFED_VOLUME_LOST)
    {
      g_string_append (out, "const StuffedLost stuffed_losts[] = {\n");
      for (guint i = 0; i < book->losts->len; i++)
        {
          const StuffedLost *card = &g_array_index (book->losts, StuffedLost, i);

          g_string_append_printf (out, "  { \"%s\", %u, %u, %u, %u },\n", card->id, card->name, card->text, card->option, card->n);
        }
      g_string_append_printf (out, "};\n\nconst guint stuffed_n_losts = %u;\n\n", book->losts->len);
    }
  if (book->kind == STUFFED_VOLUME_ENVIRONMENTS)
    {
      g_string_append (out, "const StuffedEnvironment stuffed_environments[STUFFED_N_ENVIRONMENTS] = {\n");
      for (guint i = 0; i < book->environments->len; i++)
        {
          const StuffedEnvironment *card = &g_array_index (book->environments, StuffedEnvironment, i);

          g_string_append_printf (out, "  { \"%s\", %u, %u, %u, %u, %u, %u },\n", card->id, card->good, card->rule, card->n, card->name,
                                  card->text, card->block);
        }
      g_string_append (out, "};\n\n");
    }
}

/* Returns: (transfer full): a C source with the tables of all books, the stories in their order. */
char *
stuffed_tables_write (const GPtrArray *books)
{
  GString *out = g_string_new ("/* Made by compile-stories. */\n\n#include <rules/stuffed-story.h>\n\n");
  GString *list = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; i < books->len; i++)
    {
      const StuffedVolume *book = g_ptr_array_index (books, i);
      g_autofree char *name = name_of (book);

      write_book (out, book, name);
      if (book->kind != STUFFED_VOLUME_STORY)
        continue;
      g_string_append_printf (list, "  &%s,\n", name);
      n++;
    }
  g_string_append_printf (out, "const StuffedStory *stuffed_stories[STUFFED_MAX_STORIES] = {\n%s};\n\nguint stuffed_n_stories = %u;\n", list->str, n);
  g_string_free (list, TRUE);
  return g_string_free (out, FALSE);
}

/* What translators are told about a text. */
static const char *const text_notes[STUFFED_N_TEXT_KINDS] = {
  [STUFFED_TEXT_TITLE] = "The title of a story",
  [STUFFED_TEXT_PAGE] = "The title of a page",
  [STUFFED_TEXT_GOAL] = "What is to be done on a page",
  [STUFFED_TEXT_TOLD] = "Told; read aloud to children",
  [STUFFED_TEXT_OPTION] = "Something to choose; costs stand in brackets",
  [STUFFED_TEXT_STAND] = "A test or task that is on offer, on a button",
  [STUFFED_TEXT_NAME] = "The name of a card",
  [STUFFED_TEXT_CARD] = "What stands on a card",
};

/* Returns: (transfer full): the texts of all books, as xgettext takes them in. */
char *
stuffed_tables_write_texts (const GPtrArray *books)
{
  GString *out = g_string_new ("msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n");

  for (guint i = 0; i < books->len; i++)
    {
      const StuffedVolume *book = g_ptr_array_index (books, i);

      for (guint j = 0; j < book->texts->len; j++)
        {
          const StuffedTextPlace *place = &g_array_index (book->text_places, StuffedTextPlace, j);
          g_autofree char *context = quote (g_ptr_array_index (book->contexts, j));
          g_autofree char *text = quote (g_ptr_array_index (book->texts, j));

          g_string_append_printf (out, "\n#. %s\n#: %s:%u\nmsgctxt %s\nmsgid %s\nmsgstr \"\"\n", text_notes[place->kind], book->file,
                                  place->line, context, text);
        }
    }
  return g_string_free (out, FALSE);
}
