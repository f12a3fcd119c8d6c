/* bramble-stuffed-board-story.c: what is read of Stuffed Fables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-board-private.h"

#include <glib/gi18n.h>
#include <rules/stuffed-engine.h>
#include <rules/stuffed-text.h>
#include <string.h>

#include <bramble-art.h>
#include <bramble-stuffed-words.h>

#include "bramble-frame.h"
#include "bramble-stuffed-layouts.h"
#include "bramble-stuffed-style.h"

static BrambleMatch *
match_of (BrambleStuffedBoard *self)
{
  return bramble_board_get_match (BRAMBLE_BOARD (self));
}

/* What a step read, or NULL: texts one below the other. @block: the last one that was read. */
static char *
dup_read (BrambleMatch *match,
          guint         step,
          guint        *block)
{
  const StuffedState *s = bramble_match_get_view (match);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  g_autoptr (GString) text = g_string_new (NULL);

  bramble_match_get_events (match, step, events);
  for (guint i = 0; i < events->len; i++)
    {
      const BrambleEvent *e = &g_array_index (events, BrambleEvent, i);

      if (e->kind == STUFFED_EVENT_BLOCK_READ && e->a == STUFFED_TOME_STORY)
        *block = (guint) e->n;
      if (e->kind != STUFFED_EVENT_TEXT_READ)
        continue;
      if (text->len > 0)
        g_string_append (text, "\n");
      g_string_append (text, stuffed_text (s->story, e->a, (guint) e->n));
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* What was read before @block and led to it, because somebody chose it there; or STUFFED_NO_BLOCK. */
static guint
find_origin (BrambleMatch *match,
             guint         block)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  gboolean found = FALSE, chosen = FALSE;

  for (guint step = bramble_match_get_step (match); step > 0; step--)
    {
      bramble_match_get_events (match, step, events);
      for (guint i = events->len; i-- > 0;)
        {
          const BrambleEvent *e = &g_array_index (events, BrambleEvent, i);
          gboolean read = e->kind == STUFFED_EVENT_BLOCK_READ && e->a == STUFFED_TOME_STORY;

          /* What was chosen is a block of its own. */
          if (read && chosen)
            return (guint) e->n;
          found = found || (read && (guint) e->n == block);
          chosen = chosen || (found && e->kind == STUFFED_EVENT_CHOSEN && e->a == STUFFED_TOME_STORY);
          if (found && (e->kind == STUFFED_EVENT_TURN_BEGAN || e->kind == STUFFED_EVENT_SURGED))
            return STUFFED_NO_BLOCK;
        }
    }
  return STUFFED_NO_BLOCK;
}

/* What was read last, and whether that was just now. */
static char *
dup_last_read (BrambleStuffedBoard *self,
               guint               *block,
               gboolean            *now)
{
  BrambleMatch *match = match_of (self);
  guint last = bramble_match_get_step (match);

  for (guint step = last; step + 1 > 0; step--)
    {
      char *text = dup_read (match, step, block);

      if (text)
        {
          *now = step == last;
          return text;
        }
      if (step == 0)
        break;
    }
  *now = FALSE;
  return NULL;
}

/* The picture of the entry that begins with @block, or NULL. */
static char *
dup_entry_scene (const StuffedState *s,
                 guint               block)
{
  const StuffedStory *story = stuffed_stories[s->story];

  for (guint i = 0; i < story->n_entries; i++)
    {
      const char *dot = strchr (story->entries[i].id, '.');
      g_autofree char *art = dot ? g_strdup_printf ("stuffed/scenes/%s-%u-%s", story->id, s->page + 1u, dot + 1) : NULL;

      if (story->entries[i].block == block && art && bramble_art_has (bramble_art_get_default (), art))
        return g_steal_pointer (&art);
    }
  return NULL;
}

/* The picture over the words: of the entry, if it has one, of that which led to it, or of the page. */
static char *
dup_scene (BrambleMatch       *match,
           const StuffedState *s,
           guint               block)
{
  char *art = dup_entry_scene (s, block);

  if (art == NULL && block != STUFFED_NO_BLOCK)
    art = dup_entry_scene (s, find_origin (match, block));
  if (art)
    return art;
  art = g_strdup_printf ("stuffed/scenes/%s-%u", stuffed_stories[s->story]->id, s->page + 1u);
  if (!bramble_art_has (bramble_art_get_default (), art))
    g_clear_pointer (&art, g_free);
  return art;
}

/* Returns whether somebody reads now. */
gboolean
bramble_stuffed_board_reads (BrambleStuffedBoard *self)
{
  return self->mode == BRAMBLE_STUFFED_READING || self->mode == BRAMBLE_STUFFED_TELLING;
}

/* Makes the page as large as it can be, or not; what is asked is lit with it. */
static void
set_mode (BrambleStuffedBoard *self,
          BrambleStuffedMode   mode)
{
  bramble_stuffed_set_class (GTK_WIDGET (self), "reading", mode == BRAMBLE_STUFFED_READING || mode == BRAMBLE_STUFFED_TELLING);
  if (mode == self->mode)
    return;

  self->mode = mode;
  bramble_board_set_layouts (BRAMBLE_BOARD (self),
                             bramble_stuffed_layouts (g_list_model_get_n_items (bramble_match_get_seats (match_of (self))), mode),
                             bramble_stuffed_tabs);
}

/* A Lost card that somebody chooses at. */
static gboolean
show_lost (BrambleStuffedBoard *self,
           const StuffedState  *s,
           const BrambleAsk    *ask)
{
  const StuffedFrame *f = s->depth > 0 ? &s->stack[s->depth - 1] : NULL;
  g_autofree char *art = NULL;

  if (f == NULL || (ask->kind != STUFFED_ASK_CHOOSE && ask->kind != STUFFED_ASK_TALE) || f->proc != STUFFED_PROC_LOST)
    return FALSE;
  art = g_strconcat ("stuffed/lost/", stuffed_losts[f->n].id, NULL);
  bramble_stuffed_page_read (self->page, &(BrambleStuffedReading) { .over = _("Somebody lost"),
                                                                    .title = stuffed_lost_name (f->n),
                                                                    .art = art,
                                                                    .text = stuffed_text (s->story, STUFFED_TOME_LOST, stuffed_losts[f->n].text),
                                                                    .card = stuffed_losts[f->n].id });
  set_mode (self, BRAMBLE_STUFFED_READING);
  return TRUE;
}

/* A minion that acts, with what it does. */
static gboolean
show_acting (BrambleStuffedBoard *self,
             const StuffedState  *s)
{
  const BrambleStuffedStrike *strike = &self->strike;
  const char *const *names = bramble_stuffed_table_get_names (self->table);
  g_autofree char *outcome = NULL;

  if (!strike->acts || strike->foe >= s->n_foes)
    return FALSE;
  outcome = bramble_stuffed_strike_text (strike, s, names);
  bramble_stuffed_page_show_minion (self->page, s, strike->foe, strike->face, strike->victim == STUFFED_NONE ? NULL : names[strike->victim],
                                    outcome);
  set_mode (self, BRAMBLE_STUFFED_ACTING);
  return TRUE;
}

/* The last throw, where there is no room for its dice; otherwise NULL. */
static char *
dup_news (BrambleStuffedBoard *self)
{
  BrambleStuffedThrow throw;
  StuffedRoll pool;

  if (!bramble_frame_is_compact (GTK_WIDGET (self->page)) || bramble_stuffed_board_find_pool (self, &pool, NULL, NULL)
      || !bramble_stuffed_board_find_throw (self, &throw))
    return NULL;

  return bramble_stuffed_throw_brief (&throw, bramble_stuffed_table_get_names (self->table));
}

/* What leads to a choice is read where the choice will be made. */
static BrambleStuffedMode
find_reading_mode (BrambleStuffedBoard *self,
                   const BrambleAsk    *ask)
{
  BrambleAsk shown;

  bramble_board_get_ask (BRAMBLE_BOARD (self), &shown);
  return shown.n_options > 0 || ask->kind == STUFFED_ASK_CHOOSE ? BRAMBLE_STUFFED_READING : BRAMBLE_STUFFED_TELLING;
}

/* The story as it was last read; large while it is read. */
static void
show_story (BrambleStuffedBoard *self,
            const StuffedState  *s,
            const BrambleAsk    *ask)
{
  guint block = STUFFED_NO_BLOCK;
  gboolean now;
  g_autofree char *text = dup_last_read (self, &block, &now);
  g_autofree char *scene = dup_scene (match_of (self), s, block);
  g_autofree char *over = bramble_stuffed_place_text (s);
  gboolean reads = text && (now || ask->kind == STUFFED_ASK_CHOOSE) && bramble_stuffed_draft_count (&self->draft) == 0;
  BrambleStuffedReading reading = { .over = over, .title = stuffed_text (s->story, STUFFED_TOME_STORY, stuffed_page (s)->title), .art = scene,
                                    .text = text };
  g_autofree char *news = NULL;
  guint foe = bramble_stuffed_board_find_pointed (self);
  StuffedRoll pool;

  set_mode (self, reads ? find_reading_mode (self, ask) : bramble_stuffed_board_show_wares (self) ? BRAMBLE_STUFFED_TRADING : BRAMBLE_STUFFED_PLAYING);
  if (reads)
    bramble_stuffed_page_read (self->page, &reading);
  else if (foe < s->n_foes)
    bramble_stuffed_page_show_minion (self->page, s, foe, 0, NULL, NULL);
  else
    {
      reading.news = news = dup_news (self);
      bramble_stuffed_page_show (self->page, &reading, s, bramble_stuffed_board_find_pool (self, &pool, NULL, NULL) ? &pool : NULL);
    }
}

/* What stands on the page now. */
void
bramble_stuffed_board_show_page (BrambleStuffedBoard *self)
{
  const StuffedState *s = bramble_match_get_view (match_of (self));
  BrambleAsk ask;

  bramble_match_get_ask (match_of (self), &ask);
  if (!show_acting (self, bramble_stuffed_table_get_shown (self->table)) && !show_lost (self, s, &ask))
    show_story (self, s, &ask);
}
