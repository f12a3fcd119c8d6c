/* bramble-stuffed-strike.c: what the minion that acts has done so far
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A minion turn is several answers long when somebody is asked in it, and may be over within one.
 * Who looks on sees it minion by minion and step by step; so all of it is made from what was told
 * by now, and from nothing else.
 */

#include "bramble-stuffed-strike.h"

#include <glib/gi18n-lib.h>
#include <rules/stuffed-events.h>
#include <rules/stuffed-game.h>
#include <rules/stuffed-text.h>

#include "bramble-stuffed-private.h"
#include "bramble-stuffed-way.h"

/* What a minion turn begins or ends with. */
static const guint8 edges[] = { STUFFED_EVENT_MINION_TURN, STUFFED_EVENT_TURN_BEGAN, STUFFED_EVENT_REFRESHED };

static void
begin (BrambleStuffedStrike *self,
       gboolean              acts)
{
  *self = (BrambleStuffedStrike) {
    .acts = acts,
    .foe = STUFFED_NONE,
    .to = STUFFED_NONE,
    .victim = STUFFED_NONE,
    .before = STUFFED_NONE,
    .cause = STUFFED_NONE,
    .status = STUFFED_NONE,
  };
}

/* What happens to the one who is hit. */
static void
follow_victim (BrambleStuffedStrike *self,
               const BrambleEvent   *e)
{
  if (e->kind == STUFFED_EVENT_STUFFING_CHANGED && e->n < 0)
    self->lost += (guint) -e->n;
  else if (e->kind == STUFFED_EVENT_STATUS_GOT)
    self->status = e->a;
  else if (e->kind == STUFFED_EVENT_FELL)
    self->fell = TRUE;
  else if (e->kind == STUFFED_EVENT_BLOCKED)
    {
      self->defended = TRUE;
      self->blocked = (guint) e->n;
    }
  else if (e->kind == STUFFED_EVENT_PREVENTED)
    {
      self->prevented += (guint) e->n;
      self->cause = e->cause;
    }
}

/* Brings @self up to what @e tells. */
void
bramble_stuffed_strike_follow (BrambleStuffedStrike *self,
                               const BrambleEvent   *e)
{
  if (e->kind == STUFFED_EVENT_MINION_TURN)
    begin (self, TRUE);
  /* After the last one all dice go back into the bag. */
  else if (e->kind == STUFFED_EVENT_REFRESHED || e->kind == STUFFED_EVENT_TURN_BEGAN || e->kind == STUFFED_EVENT_PAGE_OPENED)
    begin (self, FALSE);
  if (!self->acts)
    return;

  if (e->kind == STUFFED_EVENT_MINION_ROLLED)
    {
      begin (self, TRUE);
      self->foe = e->c;
      self->kind = e->a;
      self->face = e->b;
    }
  else if (e->kind == STUFFED_EVENT_MINION_MOVED)
    self->to = e->b;
  else if (e->kind == STUFFED_EVENT_MINION_PINNED)
    self->pinned = TRUE;
  else if (e->kind == STUFFED_EVENT_MINION_STRUCK)
    {
      self->struck = TRUE;
      self->victim = e->seat;
      self->strength = (guint) e->n;
    }
  else if (e->kind == STUFFED_EVENT_STEPPED_BEFORE && e->other == self->victim)
    {
      self->before = self->victim;
      self->victim = e->seat;
    }
  else if (self->victim != STUFFED_NONE && e->seat == self->victim)
    follow_victim (self, e);
}

/* The way is not told, only where it ends: it is found where everybody stood then. */
static void
find_way (BrambleStuffedStrike *self,
          BrambleMatch         *match,
          guint                 step,
          const GArray         *events,
          guint                 n)
{
  StuffedState s;

  if (step == 0)
    return;
  stuffed_view (bramble_record_state (bramble_match_get_record (match), step - 1), BRAMBLE_NO_SEAT, &s);
  for (guint i = 0; i < n; i++)
    stuffed_follow (&s, &g_array_index (events, BrambleEvent, i));
  if (self->foe < s.n_foes)
    self->n_way = bramble_stuffed_minion_way (&s, self->foe, self->to, self->way);
}

/* Brings @self up to what @step has told. */
static void
follow_all (BrambleStuffedStrike *self,
            BrambleMatch         *match,
            guint                 step,
            const GArray         *events)
{
  guint moved = events->len;

  for (guint i = 0; i < events->len; i++)
    {
      const BrambleEvent *e = &g_array_index (events, BrambleEvent, i);

      bramble_stuffed_strike_follow (self, e);
      if (e->kind == STUFFED_EVENT_MINION_MOVED && self->acts)
        moved = i;
      else if (self->to == STUFFED_NONE)
        moved = events->len;
    }
  if (moved < events->len)
    find_way (self, match, step, events, moved);
}

/* Finds out from what was told what goes on now. */
void
bramble_stuffed_strike_find (BrambleStuffedStrike *self,
                             BrambleTable         *table)
{
  BrambleMatch *match = bramble_table_get_match (table);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  g_autoptr (GArray) told = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  guint step = bramble_table_get_told (table, told);

  begin (self, FALSE);
  for (guint first = bramble_stuffed_look_back (match, step, edges, G_N_ELEMENTS (edges)); first < step; first++)
    {
      bramble_match_get_events (match, first, events);
      follow_all (self, match, first, events);
    }
  follow_all (self, match, step, told);
}

/* Returns how much damage is left before a stored die is thrown. */
guint
bramble_stuffed_strike_left (const BrambleStuffedStrike *self)
{
  return self->strength > self->prevented ? self->strength - self->prevented : 0;
}

/* Adds a sentence. */
static void
say (GString *text,
     char    *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}

/* What was done against it, and what came of it. */
static void
say_outcome (const BrambleStuffedStrike *self,
             GString                    *text,
             const char *const          *names)
{
  if (self->prevented > 0)
    /* Translators: damage that was prevented, and by what */
    say (text, g_strdup_printf (_("%1$u less by %2$s."), self->prevented, stuffed_cause_name (self->cause)));
  if (self->defended)
    say (text, g_strdup_printf (_("%u blocked by the stored die."), self->blocked));
  if (self->lost > 0)
    say (text, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s loses %2$u stuffing.", "%1$s loses %2$u stuffing.", self->lost),
                                names[self->victim], self->lost));
  if (self->fell)
    /* Translators: %s is a player */
    say (text, g_strdup_printf (_("%s falls."), names[self->victim]));
  else if (self->status != STUFFED_NONE)
    say (text, g_strdup_printf (_("%1$s now has this status: %2$s."), names[self->victim], stuffed_status_name (self->status)));
}

/* Returns (transfer full): what comes of a throw, in sentences. */
char *
bramble_stuffed_strike_text (const BrambleStuffedStrike *self,
                             const StuffedState         *s,
                             const char *const          *names)
{
  const StuffedBehaviour *b;
  GString *text = g_string_new (NULL);

  if (self->foe == STUFFED_NONE || self->face == 0)
    return g_string_free (text, FALSE);
  b = &stuffed_minions[self->kind].faces[self->face - 1];
  if (self->pinned)
    say (text, g_strdup (_("This minion is pinned down.")));
  if (self->victim != STUFFED_NONE)
    say (text, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u damage to %2$s.", "%1$u damage to %2$s.", self->strength), self->strength,
                                names[self->victim]));
  else if (b->range == 0)
    say (text, g_strdup (_("With this throw it attacks nobody.")));
  if (self->victim != STUFFED_NONE)
    say_outcome (self, text, names);
  if (b->special == STUFFED_SPECIAL_STATUS && self->victim != STUFFED_NONE && self->status == STUFFED_NONE)
    /* Translators: a status that somebody gets who loses stuffing, and what that does */
    say (text, g_strdup_printf (_("Who loses stuffing gets: %1$s. %2$s"), stuffed_status_name (b->status), stuffed_status_text (b->status)));
  return g_string_free (text, FALSE);
}
