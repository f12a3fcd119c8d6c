/* bramble-log.c: what the viewer of a match has been told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-log.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/**
 * BrambleLog:
 *
 * A list of #BrambleLogEntry: every sentence that the viewer has been told up
 * to the present step. It grows with the answers and shrinks with undo; other
 * eyes make another log of it.
 */
struct _BrambleLog
{
  BrambleList parent_instance;

  BrambleMatch *match;
  GPtrArray *entries; /* BrambleLogEntry: the items of the list */
  GArray *ends;       /* guint: for every step, how many entries there are after it */
  GPtrArray *phases;  /* char (nullable): for every step, which part of the round it ends in; not owned */
  GArray *events;     /* BrambleEvent: room to read those of a step */
  int viewer;         /* who was told */
  guint until;        /* the last step that is told, though there may be more */
};

G_DEFINE_FINAL_TYPE (BrambleLog, bramble_log, BRAMBLE_TYPE_LIST)

static guint
last_round (BrambleLog *self)
{
  return self->entries->len > 0
         ? bramble_log_entry_get_round (g_ptr_array_index (self->entries, self->entries->len - 1))
         : 0;
}

/* A letter that no text contains stands for a seat: the first of the private
 * ones of Unicode for the first, and so on. */
#define SEAT_LETTER 0xE000

/* The longest name of a card that @text begins with. */
static const char *
card_at (BrambleLog         *self,
         const char         *text,
         const char *const  *cards,
         const char        **name)
{
  const BrambleGame *game = bramble_match_get_game (self->match);
  const char *found = NULL;

  *name = NULL;
  for (guint i = 0; cards[i]; i++)
    {
      const char *one = game->card_name (cards[i]);

      if (one && g_str_has_prefix (text, one) && (found == NULL || strlen (one) > strlen (*name)))
        {
          found = cards[i];
          *name = one;
        }
    }

  return found;
}

static void
append_escaped (GString    *markup,
                const char *text,
                gssize      length)
{
  g_autofree char *escaped = g_markup_escape_text (text, length);

  g_string_append (markup, escaped);
}

/* The sentence about @event with a link for every card. Players may be called
 * anything, a card or a piece of markup too. So they are letters of their own
 * until the cards are found, and everything is escaped. */
static char *
dup_markup (BrambleLog         *self,
            const BrambleEvent *event,
            const char *const  *cards)
{
  char letters[BRAMBLE_MAX_SEATS][8] = { { 0 } };
  const char *names[BRAMBLE_MAX_SEATS];
  g_autofree char *draft = NULL;
  g_autoptr (GString) markup = NULL;
  gboolean any = FALSE;

  if (cards[0] == NULL || bramble_match_get_game (self->match)->card_name == NULL)
    return NULL;

  for (guint i = 0; i < BRAMBLE_MAX_SEATS; i++)
    {
      g_unichar_to_utf8 (SEAT_LETTER + i, letters[i]);
      names[i] = letters[i];
    }
  draft = bramble_match_dup_sentence_for (self->match, event, names);
  markup = g_string_new (NULL);
  for (const char *at = draft; *at;)
    {
      gunichar letter = g_utf8_get_char (at);
      const char *name;
      const char *card = card_at (self, at, cards, &name);

      if (card)
        {
          g_string_append_printf (markup, "<a href=\"%s\">", card);
          append_escaped (markup, name, -1);
          g_string_append (markup, "</a>");
          at += strlen (name);
          any = TRUE;
          continue;
        }
      if (letter >= SEAT_LETTER && letter < SEAT_LETTER + BRAMBLE_MAX_SEATS)
        append_escaped (markup, bramble_seat_get_name (bramble_match_get_seat (self->match, letter - SEAT_LETTER)), -1);
      else
        append_escaped (markup, at, g_utf8_next_char (at) - at);
      at = g_utf8_next_char (at);
    }

  return any ? g_string_free (g_steal_pointer (&markup), FALSE) : NULL;
}

/* What the game says of an event in its own words, "id key value key value …",
 * tells which cards it is about without knowing the game. */
static void
add_entry (BrambleLog         *self,
           guint               step,
           const BrambleEvent *event,
           const char         *phase,
           char               *text)
{
  const BrambleGame *game = bramble_match_get_game (self->match);
  BrambleLogEntry *entry;
  g_autofree char *line = game->event_line (event);
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  char **cards;
  char *markup;
  const char *card = NULL;
  gboolean heading = game->is_heading && game->is_heading (event);
  guint round = heading ? (guint) event->n : last_round (self);
  int seat = bramble_match_get_seat (self->match, event->seat) ? event->seat : -1;

  for (guint i = 1; words[i] && words[i + 1]; i += 2)
    if ((g_str_equal (words[i], "cause") || g_str_equal (words[i], "card"))
        && g_strcmp0 (card, words[i + 1]) != 0)
      {
        card = words[i + 1];
        g_strv_builder_add (builder, card);
      }

  cards = g_strv_builder_end (builder);
  markup = dup_markup (self, event, (const char *const *) cards);
  entry = bramble_log_entry_new (text, markup, round, step, seat, cards, heading);
  bramble_log_entry_set_phase (entry, heading ? NULL : phase);
  if (self->entries->len > 0)
    bramble_log_entry_join (entry, g_ptr_array_index (self->entries, self->entries->len - 1));
  g_ptr_array_add (self->entries, entry);
}

/* What somebody says of the step in their own words comes after the last of it that is
 * about them: whatever else begins with it has nothing to do with that. */
static void
add_remark (BrambleLog *self,
            guint       step,
            guint       first,
            const char *phase)
{
  guint at = self->entries->len;
  guint seat;
  const char *remark = bramble_record_remark (bramble_match_get_record (self->match), step, &seat);
  BrambleLogEntry *entry;
  const char *name;

  if (remark == NULL)
    return;
  name = bramble_seat_get_name (bramble_match_get_seat (self->match, seat));
  /* Translators: a player, and what the player says in their own words */
  entry = bramble_log_entry_new_remark (g_strdup_printf (C_("remark", "%1$s: “%2$s”"), name, remark), last_round (self),
                                        step, (int) seat);
  for (guint i = self->entries->len; i > first; i--)
    {
      BrambleLogEntry *before = g_ptr_array_index (self->entries, i - 1);

      if (bramble_log_entry_get_seat (before) == (int) seat && !bramble_log_entry_get_heading (before))
        {
          at = i;
          phase = bramble_log_entry_get_phase (before);
          break;
        }
    }
  bramble_log_entry_set_phase (entry, phase);
  g_ptr_array_insert (self->entries, (int) at, entry);
}

/* Somebody's words of a step; @text is taken over. */
static void
add_words (BrambleLog *self,
           guint       step,
           guint       seat,
           const char *phase,
           char       *text)
{
  BrambleLogEntry *entry = bramble_log_entry_new_remark (text, last_round (self), step, (int) seat);

  bramble_log_entry_set_phase (entry, phase);
  g_ptr_array_add (self->entries, entry);
}

/* Why a computer player has answered so. */
static void
add_motive (BrambleLog *self,
            guint       step,
            const char *phase)
{
  guint seat = bramble_record_answerer (bramble_match_get_record (self->match), step);
  g_autofree char *motive = bramble_match_dup_motive (self->match, step);

  if (motive)
    add_words (self, step, seat, phase, bramble_match_dup_words (self->match, seat, motive));
}

/* What was asked of computer players after the step, and what they said to it. */
static void
add_pleas (BrambleLog *self,
           guint       step,
           const char *phase)
{
  const BrambleGame *game = bramble_match_get_game (self->match);
  const BrambleRecord *record = bramble_match_get_record (self->match);

  for (guint i = 0; i < bramble_record_n_pleas (record); i++)
    {
      guint at;
      const BramblePlea *plea = bramble_record_plea (record, i, &at);
      g_autofree char *reply = NULL;

      if (at != step)
        continue;
      reply = bramble_match_dup_reply (self->match, step, plea);
      add_words (self, step, plea->from, phase,
                 /* Translators: who asks whom for what */
                 g_strdup_printf (C_("request", "%1$s asks %2$s: “%3$s”"),
                                  bramble_seat_get_name (bramble_match_get_seat (self->match, plea->from)),
                                  bramble_seat_get_name (bramble_match_get_seat (self->match, plea->to)),
                                  g_dpgettext2 (GETTEXT_PACKAGE, "request", game->requests->kinds[plea->what].name)));
      add_words (self, step, plea->to, phase, bramble_match_dup_words (self->match, plea->to, reply));
    }
}

static void
add_step (BrambleLog *self,
          guint       step)
{
  const BrambleGame *game = bramble_match_get_game (self->match);
  const char *phase = step > 0 ? g_ptr_array_index (self->phases, step - 1) : NULL;
  guint first;

  if (step > 0)
    add_motive (self, step, phase);
  first = self->entries->len;
  bramble_match_get_events (self->match, step, self->events);
  for (guint i = 0; i < self->events->len; i++)
    {
      BrambleEvent event = g_array_index (self->events, BrambleEvent, i);
      const char *begun = game->phase ? game->phase (&event) : NULL;
      char *text;

      if (begun)
        phase = begun;

      /* The viewer was told it, or looks at everything. */
      event.told = BRAMBLE_ALL_SEATS;
      event.shown = BRAMBLE_ALL_SEATS;
      text = bramble_match_dup_sentence (self->match, &event);
      if (text)
        add_entry (self, step, &event, phase, text);
    }
  if (step > 0)
    add_remark (self, step, first, phase);
  add_pleas (self, step, phase);
  g_ptr_array_add (self->phases, (gpointer) phase);
  g_array_append_val (self->ends, self->entries->len);
}

/* Keeps what is told of the first @n_steps steps, the set-up counted, and tells
 * the rest anew up to the present. Whoever listens hears of it at most once. */
static void
renew (BrambleLog *self,
       guint       n_steps)
{
  guint now = MIN (bramble_match_get_step (self->match), self->until);
  guint before = self->entries->len;
  guint kept;

  g_array_set_size (self->ends, MIN (self->ends->len, MIN (n_steps, now + 1)));
  kept = self->ends->len > 0 ? g_array_index (self->ends, guint, self->ends->len - 1) : 0;
  g_ptr_array_set_size (self->entries, (int) kept);
  g_ptr_array_set_size (self->phases, (int) self->ends->len);
  if (kept > 0)
    bramble_log_entry_part (g_ptr_array_index (self->entries, kept - 1));
  while (self->ends->len <= now)
    add_step (self, self->ends->len);

  if (before == kept && self->entries->len == kept)
    return;

  g_list_model_items_changed (G_LIST_MODEL (self), kept, before - kept, self->entries->len - kept);
  bramble_list_settle (BRAMBLE_LIST (self));
}

static void
answered (BrambleLog *self,
          guint       step)
{
  /* Another answer may have been given at this step and undone. */
  renew (self, step);
}

/* What was told of the step itself is told again, with other words after it. */
static void
remarked (BrambleLog *self,
          guint       step)
{
  renew (self, step);
}

static void
changed (BrambleLog *self)
{
  int viewer = bramble_match_get_viewer (self->match);

  if (viewer != self->viewer)
    {
      self->viewer = viewer;
      renew (self, 0);
    }
  else
    renew (self, G_MAXUINT);
}

static void
bramble_log_dispose (GObject *object)
{
  BrambleLog *self = BRAMBLE_LOG (object);

  g_clear_object (&self->match);

  G_OBJECT_CLASS (bramble_log_parent_class)->dispose (object);
}

static void
bramble_log_finalize (GObject *object)
{
  BrambleLog *self = BRAMBLE_LOG (object);

  g_array_unref (self->ends);
  g_array_unref (self->events);
  g_ptr_array_unref (self->phases);

  G_OBJECT_CLASS (bramble_log_parent_class)->finalize (object);
}

static void
bramble_log_class_init (BrambleLogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = bramble_log_dispose;
  object_class->finalize = bramble_log_finalize;
  BRAMBLE_LIST_CLASS (klass)->item_type = BRAMBLE_TYPE_LOG_ENTRY;
}

static void
bramble_log_init (BrambleLog *self)
{
  self->entries = bramble_list_get_items (BRAMBLE_LIST (self));
  self->ends = g_array_new (FALSE, FALSE, sizeof (guint));
  self->phases = g_ptr_array_new ();
  self->until = G_MAXUINT;
  self->events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
}

/**
 * bramble_log_new:
 *
 * Returns: (transfer full): the log of @match, which is kept alive by it
 */
BrambleLog *
bramble_log_new (BrambleMatch *match)
{
  BrambleLog *self;

  g_return_val_if_fail (BRAMBLE_IS_MATCH (match), NULL);

  self = g_object_new (BRAMBLE_TYPE_LOG, NULL);
  self->match = g_object_ref (match);
  self->viewer = bramble_match_get_viewer (match);
  g_signal_connect_object (match, "answered", G_CALLBACK (answered), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "remarked", G_CALLBACK (remarked), self, G_CONNECT_SWAPPED);
  renew (self, 0);
  return self;
}

/**
 * bramble_log_since:
 *
 * What came after a step, for a recap. It does not change any more.
 *
 * Returns: (transfer full): a list of #BrambleLogEntry
 */
GListModel *
bramble_log_since (BrambleLog *self,
                   guint       step)
{
  GListStore *since;
  guint from;

  g_return_val_if_fail (BRAMBLE_IS_LOG (self), NULL);

  since = g_list_store_new (BRAMBLE_TYPE_LOG_ENTRY);
  from = step < self->ends->len ? g_array_index (self->ends, guint, step) : self->entries->len;
  g_list_store_splice (since, 0, 0, self->entries->pdata + from, self->entries->len - from);
  return G_LIST_MODEL (since);
}

/**
 * bramble_log_set_until:
 * @step: the last step that the viewer has seen; %G_MAXUINT: all of them
 *
 * Tells nothing of what came after @step, until the viewer has seen that too.
 */
void
bramble_log_set_until (BrambleLog *self,
                       guint       step)
{
  g_return_if_fail (BRAMBLE_IS_LOG (self));

  if (self->until == step)
    return;

  self->until = step;
  renew (self, G_MAXUINT);
}
