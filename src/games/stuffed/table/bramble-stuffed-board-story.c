/* bramble-stuffed-board-story.c: what is read of Stuffed Fables, and what the stage shows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-board-private.h"

#include <glib/gi18n.h>
#include <rules/stuffed-engine.h>
#include <rules/stuffed-text.h>
#include <string.h>

#include <bramble-art.h>

#include "bramble-stuffed-layouts.h"

static BrambleMatch *
match_of (BrambleStuffedBoard *self)
{
  return bramble_board_get_match (BRAMBLE_BOARD (self));
}

/* The page. */

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

/* The picture over the words: of the entry, if it has one, or of the page. */
static char *
dup_scene (const StuffedState *s,
           guint               block)
{
  const StuffedStory *story = stuffed_stories[s->story];
  g_autofree char *art = NULL;

  for (guint i = 0; i < story->n_entries; i++)
    {
      const char *dot = strchr (story->entries[i].id, '.');

      if (story->entries[i].block != block || dot == NULL)
        continue;
      art = g_strdup_printf ("stuffed/scenes/%s-%u-%s", story->id, s->page + 1u, dot + 1);
      if (bramble_art_has (bramble_art_get_default (), art))
        return g_steal_pointer (&art);
    }
  g_free (art);
  art = g_strdup_printf ("stuffed/scenes/%s-%u", story->id, s->page + 1u);
  return bramble_art_has (bramble_art_get_default (), art) ? g_steal_pointer (&art) : NULL;
}

/* The minion that acts, or NULL: the frame of its turn. */
static const StuffedFrame *
find_minion (const StuffedState *s)
{
  for (guint i = s->depth; i-- > 0;)
    if (s->stack[i].proc == STUFFED_PROC_MINIONS)
      return s->stack[i].at < s->n_foes || s->stack[i].other < s->n_foes ? &s->stack[i] : NULL;

  return NULL;
}

/* What comes of a minion's throw. */
static char *
dup_outcome (BrambleStuffedBoard *self,
             const StuffedState  *s,
             const BrambleAsk    *ask)
{
  const char *const *names = bramble_stuffed_table_get_names (self->table);
  const StuffedFrame *f = &s->stack[s->depth - 1];

  if (f->proc != STUFFED_PROC_HURT || f->seat >= s->n_seats)
    return NULL;
  /* Translators: how much a minion hurts, and whom */
  return g_strdup_printf (ngettext ("%1$u damage to %2$s.", "%1$u damage to %2$s.", f->n), f->n, names[f->seat]);
}

static void
show_hit (BrambleStuffedBoard *self,
          const StuffedState  *s)
{
  const StuffedFrame *f = s->depth > 0 ? &s->stack[s->depth - 1] : NULL;

  for (guint seat = 0; seat < s->n_seats; seat++)
    bramble_stuffed_toy_view_set_hit (self->toys[seat], f && f->proc == STUFFED_PROC_HURT && f->seat == seat);
}

/* Makes the page as large as it can be, or not; what is asked is lit with it. */
static void
set_reading (BrambleStuffedBoard *self,
             gboolean             reading,
             gboolean             lit)
{
  if (lit)
    gtk_widget_add_css_class (GTK_WIDGET (self), "reading");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "reading");
  if (reading == self->reading)
    return;

  self->reading = reading;
  bramble_board_set_layouts (BRAMBLE_BOARD (self),
                             bramble_stuffed_layouts (g_list_model_get_n_items (bramble_match_get_seats (match_of (self))), reading),
                             bramble_stuffed_tabs);
}

/* A Lost card that somebody chooses at. */
static gboolean
show_lost (BrambleStuffedBoard *self,
           const StuffedState  *s,
           const BrambleAsk    *ask)
{
  const StuffedFrame *f = &s->stack[s->depth - 1];
  g_autofree char *art = NULL;

  if ((ask->kind != STUFFED_ASK_CHOOSE && ask->kind != STUFFED_ASK_TALE) || f->proc != STUFFED_PROC_LOST)
    return FALSE;
  art = g_strconcat ("stuffed/lost/", stuffed_losts[f->n].id, NULL);
  bramble_stuffed_page_show (self->page, _("Somebody lost"), stuffed_lost_name (f->n), art,
                             stuffed_text (s->story, STUFFED_TOME_LOST, stuffed_losts[f->n].text), TRUE);
  set_reading (self, TRUE, TRUE);
  return TRUE;
}

/* The story as it was last read; large while it is read. */
static void
show_story (BrambleStuffedBoard *self,
            const StuffedState  *s,
            const BrambleAsk    *ask)
{
  const StuffedStory *story = stuffed_stories[s->story];
  guint block = STUFFED_NO_BLOCK;
  gboolean now;
  g_autofree char *text = dup_last_read (self, &block, &now);
  g_autofree char *scene = dup_scene (s, block);
  /* Translators: a story, which page of it is open, and how many there are */
  g_autofree char *over = g_strdup_printf (_("%1$s · page %2$u of %3$u"), stuffed_text (s->story, STUFFED_TOME_STORY, story->title),
                                           s->page + 1u, story->n_pages);
  gboolean reading = text && (now || ask->kind == STUFFED_ASK_CHOOSE) && bramble_stuffed_draft_count (&self->draft) == 0;

  bramble_stuffed_page_show (self->page, over, stuffed_text (s->story, STUFFED_TOME_STORY, stuffed_page (s)->title), scene, text, reading);
  set_reading (self, reading, reading);
}

/* What stands on the page now. */
void
bramble_stuffed_board_show_page (BrambleStuffedBoard *self)
{
  const StuffedState *s = bramble_match_get_view (match_of (self));
  const StuffedFrame *f = find_minion (s);
  BrambleAsk ask;

  bramble_match_get_ask (match_of (self), &ask);
  show_hit (self, s);
  if (s->depth > 0 && show_lost (self, s, &ask))
    return;
  if (f && f->other < s->n_foes && f->die > 0 && f->die <= 6)
    {
      g_autofree char *outcome = dup_outcome (self, s, &ask);

      bramble_stuffed_page_show_minion (self->page, s, f->other, f->die, outcome);
      set_reading (self, TRUE, FALSE);
      return;
    }
  show_story (self, s, &ask);
}

/* Deeds. */

static BrambleDeed *
add_deed (GArray          *deeds,
          BrambleDeedKind  kind,
          guint            seat,
          char            *art,
          char            *text)
{
  BrambleDeed deed = { .kind = kind, .seat = (int) seat, .art = art, .text = text };

  g_array_append_val (deeds, deed);
  return &g_array_index (deeds, BrambleDeed, deeds->len - 1);
}

/* So many more or fewer of something. */
static void
add_count (GArray     *deeds,
           guint       seat,
           int         n,
           const char *of)
{
  BrambleDeed *deed;

  if (n == 0)
    return;
  deed = add_deed (deeds, n > 0 ? BRAMBLE_DEED_DID : BRAMBLE_DEED_LOST, seat, NULL, NULL);
  deed->n = n;
  deed->of = of;
}

static void
add_minion (GArray          *deeds,
            BrambleDeedKind  kind,
            const BrambleEvent *e,
            const char      *what)
{
  add_deed (deeds, kind, e->seat, g_strconcat ("stuffed/minions/", stuffed_minion_ids[e->a], NULL), g_strdup (what));
}

static void
add_item (GArray             *deeds,
          BrambleDeedKind     kind,
          const BrambleEvent *e)
{
  add_deed (deeds, kind, e->seat, g_strconcat ("stuffed/items/", stuffed_item_ids[e->a], NULL), g_strdup (stuffed_item_name (e->a)));
}

static void
add_status (GArray             *deeds,
            BrambleDeedKind     kind,
            const BrambleEvent *e)
{
  add_deed (deeds, kind, e->seat, g_strconcat ("stuffed/statuses/", stuffed_status_ids[e->a], NULL),
            g_strdup (stuffed_status_name (e->a)));
}

/* The class function: what @event means for whom. */
void
bramble_stuffed_board_tell_deeds (BrambleBoard       *board,
                                  const BrambleEvent *e,
                                  GArray             *deeds)
{
  if (e->seat >= STUFFED_MAX_SEATS)
    return;
  switch ((guint) e->kind)
    {
    case STUFFED_EVENT_STUFFING_CHANGED:
      add_count (deeds, e->seat, e->n, "stuffed/tokens/stuffing");
      return;
    case STUFFED_EVENT_HEARTS_CHANGED:
      add_count (deeds, e->seat, e->n, "stuffed/tokens/heart");
      return;
    case STUFFED_EVENT_BUTTONS_CHANGED:
      add_count (deeds, e->seat, e->n, "stuffed/tokens/button");
      return;
    case STUFFED_EVENT_STATUS_GOT:
      add_status (deeds, stuffed_statuses[e->a].good ? BRAMBLE_DEED_DID : BRAMBLE_DEED_LOST, e);
      return;
    case STUFFED_EVENT_ITEM_WORN:
      add_item (deeds, BRAMBLE_DEED_DID, e);
      return;
    case STUFFED_EVENT_ITEM_GONE:
      add_item (deeds, BRAMBLE_DEED_LOST, e);
      return;
    case STUFFED_EVENT_MINION_DEFEATED:
      add_minion (deeds, BRAMBLE_DEED_DID, e, C_("minion", "defeated"));
      return;
    case STUFFED_EVENT_MINION_MISSED:
      add_minion (deeds, BRAMBLE_DEED_LOST, e, C_("minion", "missed"));
      return;
    case STUFFED_EVENT_MINION_HURT:
      add_minion (deeds, BRAMBLE_DEED_DID, e, C_("minion", "hit"));
      return;
    case STUFFED_EVENT_FELL:
      add_deed (deeds, BRAMBLE_DEED_LOST, e->seat, NULL, g_strdup (_("fell")));
      return;
    case STUFFED_EVENT_ROSE:
      add_deed (deeds, BRAMBLE_DEED_DID, e->seat, NULL, g_strdup (_("stood up again")));
      return;
    case STUFFED_EVENT_MOVED:
      add_deed (deeds, BRAMBLE_DEED_WENT, e->seat, g_strdup ("stuffed/tokens/move"), g_strdup (_("walked")));
      return;
    default: /* it is told, and that will do */
      return;
    }
}

/* Cards. */

static void
fill_card (BrambleActing *acting,
           const char    *id,
           guint          seat,
           const char    *line)
{
  acting->card = bramble_thing (BRAMBLE_STUFFED_CARD_THING, id);
  acting->seat = seat < STUFFED_MAX_SEATS ? (int) seat : -1;
  acting->line = g_strdup (line);
}

/* The class function: what is found, met or turned up is held up. */
gboolean
bramble_stuffed_board_find_acting (BrambleBoard       *board,
                                   const BrambleEvent *e,
                                   BrambleActing      *acting)
{
  static const char *const sleeps[STUFFED_N_SLEEPS] = { "asleep", "restless", "waking" };

  switch ((guint) e->kind)
    {
    case STUFFED_EVENT_ITEM_DRAWN:
      fill_card (acting, stuffed_item_ids[e->a], e->seat, _("Found"));
      return TRUE;
    case STUFFED_EVENT_LOST_DRAWN:
      fill_card (acting, stuffed_losts[e->a].id, e->seat, _("Somebody lost"));
      return TRUE;
    case STUFFED_EVENT_MINION_STRUCK:
      fill_card (acting, stuffed_minion_ids[e->a], STUFFED_NONE, stuffed_minion_name (e->a));
      return TRUE;
    case STUFFED_EVENT_SLEEP_CARD:
      fill_card (acting, sleeps[e->a], STUFFED_NONE, _("A sleep card"));
      return TRUE;
    default: /* no card */
      return FALSE;
    }
}

/* The class function: the item that a question is about. */
gboolean
bramble_stuffed_board_find_asked (BrambleBoard     *board,
                                  const BrambleAsk *ask,
                                  BrambleActing    *acting)
{
  const StuffedState *s = bramble_match_get_view (bramble_board_get_match (board));

  if (ask->kind != STUFFED_ASK_ITEM && ask->kind != STUFFED_ASK_POCKETS)
    return FALSE;

  fill_card (acting, stuffed_item_ids[s->stack[s->depth - 1].what], ask->seat, _("Found"));
  return TRUE;
}

static void
fill_face (BrambleLeafFace *face,
           const char      *name,
           const char      *art,
           const char      *id,
           const char      *text,
           const char      *note)
{
  face->name = g_strdup (name);
  face->art = g_strconcat (art, id, NULL);
  face->text = g_strdup (text);
  face->note = g_strdup (note);
}

/* The class function: what stands on a card. */
gboolean
bramble_stuffed_board_read_card (BrambleBoard    *board,
                                 BrambleThing     card,
                                 BrambleLeafFace *face)
{
  static const char *const sleeps[STUFFED_N_SLEEPS] = { "asleep", "restless", "waking" };
  guint n;

  if (card.id == NULL)
    return FALSE;
  n = stuffed_find_id (stuffed_item_ids, STUFFED_N_ITEMS, card.id);
  if (n < STUFFED_N_ITEMS)
    fill_face (face, stuffed_item_name (n), "stuffed/items/", card.id, stuffed_item_text (n), stuffed_item_flavour (n));
  n = stuffed_find_id (stuffed_minion_ids, STUFFED_N_MINIONS, card.id);
  if (n < STUFFED_N_MINIONS)
    fill_face (face, stuffed_minion_name (n), "stuffed/minions/", card.id, stuffed_minion_flavour (n, 0), NULL);
  for (n = 0; n < stuffed_n_losts; n++)
    if (g_strcmp0 (stuffed_losts[n].id, card.id) == 0)
      fill_face (face, stuffed_lost_name (n), "stuffed/lost/", card.id, stuffed_text (0, STUFFED_TOME_LOST, stuffed_losts[n].text), NULL);
  for (n = 0; n < STUFFED_N_SLEEPS; n++)
    if (g_strcmp0 (sleeps[n], card.id) == 0)
      fill_face (face, stuffed_sleep_name (n), "stuffed/sleep/", card.id, NULL, NULL);
  return face->name != NULL;
}
