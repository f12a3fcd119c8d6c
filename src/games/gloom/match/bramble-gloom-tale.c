/* bramble-gloom-tale.c: a game of Fairytale Gloom as a book
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every family is a chapter: first what the family did, then each of its heroes. All
 * of it is made from what everybody was told.
 */

#include "bramble-gloom-tale.h"

#include <glib/gi18n-lib.h>
#include <rules/gloom.h>
#include <rules/text.h>

/* The book while it is written. */
typedef struct
{
  const BrambleRecord *record;
  const GloomState *s;                       /* at the end */
  BrambleTaleChapter *chapters[GLOOM_MAX_SEATS];
  BrambleTalePart *families[GLOOM_MAX_SEATS]; /* what a family did */
  BrambleTalePart *heroes[GLOOM_MAX_HEROES];
} Book;

/**
 * bramble_gloom_tells:
 *
 * Returns: whether whoever did it may want to tell it in their own words
 */
gboolean
bramble_gloom_tells (const BrambleEvent *event)
{
  switch ((GloomEventKind) event->kind)
    {
    case GLOOM_EVENT_MODIFIER_LAID:
    case GLOOM_EVENT_ENDING_LAID:
    case GLOOM_EVENT_EVENT_PLAYED:
    case GLOOM_EVENT_STORY_CLAIMED:
    case GLOOM_EVENT_STORY_STOLEN:
    case GLOOM_EVENT_RESPONDED:
    case GLOOM_EVENT_REVIVED:
      return TRUE;
    case GLOOM_EVENT_CHARACTER_CHOSEN:
    case GLOOM_EVENT_STORY_LAID_OUT:
    case GLOOM_EVENT_CARDS_DEALT:
    case GLOOM_EVENT_TURN_BEGAN:
    case GLOOM_EVENT_ANNOUNCED:
    case GLOOM_EVENT_CANCELLED:
    case GLOOM_EVENT_SENT_BACK:
    case GLOOM_EVENT_TURNED_ASIDE:
    case GLOOM_EVENT_ANSWER_DONE:
    case GLOOM_EVENT_EVENT_OVER:
    case GLOOM_EVENT_STORY_FREED:
    case GLOOM_EVENT_HAND_DISCARDED:
    case GLOOM_EVENT_TURN_PASSED:
    case GLOOM_EVENT_DRAWN:
    case GLOOM_EVENT_SHUFFLED:
    case GLOOM_EVENT_DISCARDED:
    case GLOOM_EVENT_TAKEN:
    case GLOOM_EVENT_GIVEN:
    case GLOOM_EVENT_LOOKED_AT_HAND:
    case GLOOM_EVENT_LOOKED_AT_TOP:
    case GLOOM_EVENT_PUT_BACK:
    case GLOOM_EVENT_RECOVERED:
    case GLOOM_EVENT_EXTRA_ACTION:
    case GLOOM_EVENT_MODIFIER_MOVED:
    case GLOOM_EVENT_MODIFIER_REMOVED:
    case GLOOM_EVENT_MODIFIER_RETURNED:
    case GLOOM_EVENT_MODIFIER_SUNK:
    case GLOOM_EVENT_MODIFIER_RAISED:
    case GLOOM_EVENT_IDLE:
    case GLOOM_EVENT_WIND_TURNED:
    case GLOOM_EVENT_ORDER_GIVEN:
    case GLOOM_EVENT_GAME_OVER:
    case GLOOM_N_EVENTS:
      break;
    }

  return FALSE;
}

static const char *
name_of (const Book *book,
         guint       seat)
{
  return bramble_record_seat (book->record, seat)->name;
}

/* A sentence that has nobody to be about is left out. */
static void
tell (BrambleTalePart  *part,
      BrambleTaleVoice  voice,
      char             *text)
{
  if (text)
    bramble_tale_part_tell (part, voice, text, NULL);
}

/* Who was finished goes on, so what was told of the end was not the last word. */
static void
go_on (BrambleTalePart *part)
{
  for (guint i = 0; i < part->sentences->len; i++)
    {
      BrambleTaleSentence *sentence = g_ptr_array_index (part->sentences, i);

      if (sentence->voice == BRAMBLE_TALE_LAST)
        sentence->voice = BRAMBLE_TALE_TOLD;
    }
}

/* Tells what happened where it belongs. Returns (nullable): there. */
static BrambleTalePart *
tell_event (Book               *book,
            const BrambleEvent *e)
{
  BrambleTalePart *hero = e->a < gloom_n_heroes (book->s) ? book->heroes[e->a] : NULL;
  BrambleTalePart *family = e->seat < book->s->n_seats ? book->families[e->seat] : NULL;
  const char *name = family ? name_of (book, e->seat) : NULL;

  switch (e->kind)
    {
    /* What is moved is told of whom it has come to. */
    case GLOOM_EVENT_MODIFIER_LAID:
    case GLOOM_EVENT_MODIFIER_MOVED:
      tell (hero, BRAMBLE_TALE_TOLD, gloom_tale (e->card, e->b, name));
      return hero;
    case GLOOM_EVENT_ENDING_LAID:
      tell (hero, BRAMBLE_TALE_LAST, gloom_tale (e->card, e->b, name));
      return hero;
    case GLOOM_EVENT_TURNED_ASIDE:
      tell (hero, BRAMBLE_TALE_TOLD, gloom_tale (GLOOM_WRONG_ADDRESS, e->b, name));
      return hero;
    case GLOOM_EVENT_REVIVED:
      go_on (hero);
      tell (hero, BRAMBLE_TALE_TOLD, gloom_tale (GLOOM_ONLY_RESTING, e->b, name));
      return hero;
    case GLOOM_EVENT_EVENT_PLAYED:
    case GLOOM_EVENT_STORY_CLAIMED:
    case GLOOM_EVENT_STORY_STOLEN:
      tell (family, BRAMBLE_TALE_TOLD, gloom_tale (e->card, GLOOM_NONE, name));
      return family;
    case GLOOM_EVENT_RESPONDED:
      tell (family, BRAMBLE_TALE_TOLD, gloom_tale (e->cause, GLOOM_NONE, name));
      return family;
    default:
      return NULL;
    }
}

/* All that a step told everybody, and what was said to it. */
static void
tell_step (Book   *book,
           guint   step,
           GArray *events)
{
  BrambleTalePart *last = NULL;
  guint teller = 0;
  const char *remark = step > 0 ? bramble_record_remark (book->record, step, &teller) : NULL;

  bramble_record_events (book->record, step, events);
  for (guint i = 0; i < events->len; i++)
    {
      BrambleEvent event;
      BrambleTalePart *part;

      if (!bramble_event_for_seat (&g_array_index (events, BrambleEvent, i), BRAMBLE_NO_SEAT, &event))
        continue;
      part = tell_event (book, &event);
      if (last == NULL)
        last = part;
    }
  if (remark)
    bramble_tale_part_tell (last ? last : book->families[teller], BRAMBLE_TALE_OWN, g_strdup (remark),
                            name_of (book, teller));
}

static void
begin_chapter (Book        *book,
               BrambleTale *tale,
               guint        seat)
{
  const BrambleLook *look = bramble_record_look (book->record, seat);
  /* Translators: the heading of a chapter: the family of a player */
  BrambleTaleChapter *chapter = bramble_tale_add_chapter (tale, g_strdup_printf (_("The House of %s"), name_of (book, seat)));

  book->chapters[seat] = chapter;
  chapter->symbol = look ? g_strdup (look->symbol) : NULL;
  book->families[seat] = bramble_tale_chapter_add_part (chapter, NULL, NULL);
  for (guint i = 0; i < GLOOM_FAMILY; i++)
    {
      guint hero = GLOOM_HERO (seat, i);
      guint card = book->s->heroes[hero].character;

      book->heroes[hero] = bramble_tale_chapter_add_part (chapter, gloom_hero_name (card, GLOOM_FORM_FIRST),
                                                          g_strconcat ("gloom/heroes/", gloom_cards[card].id, NULL));
    }
}

/* What a hero came to. */
static void
end_hero (Book  *book,
          guint  hero)
{
  const GloomHero *h = &book->s->heroes[hero];
  BrambleTalePart *part = book->heroes[hero];
  int worth = gloom_worth (book->s, hero);

  if (!h->finished)
    {
      /* Translators: below the tale of somebody who came to no end, in small capitals */
      part->closing = g_strdup (_("To be continued"));
      return;
    }
  part->closing = g_strdup (gloom_card_name (h->top));
  part->score = gloom_number (worth);
  part->plaque = g_strdup (worth < 0 ? "gloom/icons/points-minus"
                           : worth > 0 ? "gloom/icons/points-plus" : "gloom/icons/points-nought");
  part->pale = worth >= 0;
}

static char *
dup_verdict (const Book *book,
             guint       seat)
{
  guint winners = gloom_winners (book->s);

  if (((winners >> seat) & 1) == 0)
    return g_strdup (_("Not miserable enough."));
  if ((winners & (winners - 1)) != 0)
    return g_strdup (_("As miserable as can be, and so among the winners."));

  return g_strdup (_("The most miserable family of all, and so the winner."));
}

static void
end_chapter (Book  *book,
             guint  seat)
{
  BrambleTaleChapter *chapter = book->chapters[seat];
  g_autoptr (GString) sum = g_string_new (NULL);

  for (guint i = 0; i < GLOOM_FAMILY; i++)
    {
      BrambleTalePart *part = book->heroes[GLOOM_HERO (seat, i)];

      end_hero (book, GLOOM_HERO (seat, i));
      if (part->score)
        g_string_append_printf (sum, "%s%s", sum->len > 0 ? "   " : "", part->score);
    }
  if (gloom_n_finished (book->s, seat) > 1)
    chapter->sum = g_string_free (g_steal_pointer (&sum), FALSE);
  chapter->score = gloom_number (gloom_score (book->s, seat));
  chapter->verdict = dup_verdict (book, seat);
  if (book->families[seat]->sentences->len == 0)
    g_ptr_array_remove (chapter->parts, book->families[seat]);
}

/**
 * bramble_gloom_tale_new:
 * @record: a game that is over
 *
 * Returns: (transfer full): its book
 */
BrambleTale *
bramble_gloom_tale_new (const BrambleRecord *record)
{
  BrambleTale *tale = bramble_tale_new (g_dpgettext2 (GETTEXT_PACKAGE, "game", gloom_game.name));
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  Book book = { .record = record, .s = bramble_record_now (record) };

  tale->subtitle = g_strdup (_("A book of woe, told by everybody at the table"));
  tale->cover = g_strdup ("gloom/box/front");
  tale->spread = g_strdup ("gloom/book/spread");
  tale->ornament = g_strdup ("gloom/book/flourish");
  tale->last = g_strdup ("gloom/book/the-end");
  /* Translators: the last words of a book */
  tale->farewell = g_strdup (_("And they lived unhappily ever after."));
  for (guint seat = 0; seat < book.s->n_seats; seat++)
    begin_chapter (&book, tale, seat);
  for (guint step = 0; step <= bramble_record_at (record); step++)
    tell_step (&book, step, events);
  for (guint seat = 0; seat < book.s->n_seats; seat++)
    end_chapter (&book, seat);
  return tale;
}
