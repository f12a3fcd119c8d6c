/* bramble-tale.c: a game as a tale, chapter by chapter
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game fills it when it is over; how it is laid out, on the screen or on paper,
 * is not its affair.
 */

#include "bramble-tale.h"

#include <glib/gi18n-lib.h>

static void
free_sentence (gpointer data)
{
  BrambleTaleSentence *sentence = data;

  g_free (sentence->text);
  g_free (sentence->teller);
  g_free (sentence);
}

static void
free_part (gpointer data)
{
  BrambleTalePart *part = data;

  g_free (part->heading);
  g_free (part->picture);
  g_ptr_array_unref (part->sentences);
  g_free (part->closing);
  g_free (part->score);
  g_free (part->plaque);
  g_free (part);
}

static void
free_chapter (gpointer data)
{
  BrambleTaleChapter *chapter = data;

  g_free (chapter->heading);
  g_free (chapter->symbol);
  g_ptr_array_unref (chapter->parts);
  g_free (chapter->sum);
  g_free (chapter->score);
  g_free (chapter->verdict);
  g_free (chapter);
}

/**
 * bramble_tale_new:
 *
 * Returns: (transfer full): a tale without chapters
 */
BrambleTale *
bramble_tale_new (const char *title)
{
  BrambleTale *tale = g_atomic_rc_box_new0 (BrambleTale);

  tale->title = g_strdup (title);
  tale->chapters = g_ptr_array_new_with_free_func (free_chapter);
  return tale;
}

static void
clear (gpointer data)
{
  BrambleTale *tale = data;

  g_free (tale->title);
  g_free (tale->subtitle);
  g_free (tale->cover);
  g_free (tale->spread);
  g_free (tale->ornament);
  g_free (tale->last);
  g_free (tale->farewell);
  g_ptr_array_unref (tale->chapters);
}

BrambleTale *
bramble_tale_ref (BrambleTale *tale)
{
  return g_atomic_rc_box_acquire (tale);
}

void
bramble_tale_unref (BrambleTale *tale)
{
  g_atomic_rc_box_release_full (tale, clear);
}

/**
 * bramble_tale_add_chapter:
 * @heading: (transfer full): what it is called
 *
 * Returns: (transfer none): the new chapter, whose other fields may be filled
 */
BrambleTaleChapter *
bramble_tale_add_chapter (BrambleTale *tale,
                          char        *heading)
{
  BrambleTaleChapter *chapter = g_new0 (BrambleTaleChapter, 1);

  chapter->heading = heading;
  chapter->parts = g_ptr_array_new_with_free_func (free_part);
  g_ptr_array_add (tale->chapters, chapter);
  return chapter;
}

/**
 * bramble_tale_chapter_add_part:
 * @heading: (transfer full) (nullable): who it is about
 * @picture: (transfer full) (nullable): the portrait
 *
 * Returns: (transfer none): the new part, whose other fields may be filled
 */
BrambleTalePart *
bramble_tale_chapter_add_part (BrambleTaleChapter *chapter,
                               char               *heading,
                               char               *picture)
{
  BrambleTalePart *part = g_new0 (BrambleTalePart, 1);

  part->heading = heading;
  part->picture = picture;
  part->sentences = g_ptr_array_new_with_free_func (free_sentence);
  g_ptr_array_add (chapter->parts, part);
  return part;
}

/**
 * bramble_tale_part_tell:
 * @text: (transfer full): a whole sentence
 * @teller: (nullable): whose own words they are
 */
void
bramble_tale_part_tell (BrambleTalePart  *part,
                        BrambleTaleVoice  voice,
                        char             *text,
                        const char       *teller)
{
  BrambleTaleSentence *sentence = g_new0 (BrambleTaleSentence, 1);

  sentence->voice = voice;
  sentence->text = text;
  sentence->teller = g_strdup (teller);
  g_ptr_array_add (part->sentences, sentence);
}

/**
 * bramble_tale_sentence_dup_text:
 *
 * Returns: (transfer full): the sentence with whose words it is
 */
char *
bramble_tale_sentence_dup_text (const BrambleTaleSentence *sentence)
{
  if (sentence->teller == NULL)
    return g_strdup (sentence->text);

  /* Translators: a sentence in a book that a player wrote, and the player */
  return g_strdup_printf (C_("own words", "%1$s (%2$s)"), sentence->text, sentence->teller);
}
