/* bramble-board-aloud.c: what is read aloud to those who ask for it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-board-private.h"

#include <glib/gi18n.h>

/* What is looked for on the table. */
typedef struct
{
  const char *kind; /* of the things */
  int first;        /* the seat that comes before all others, or -1 */
  GString *text;    /* what has been found */
} Search;

static void
read_target (BrambleTarget *target,
             gpointer       user_data)
{
  Search *search = user_data;
  BrambleThing thing = bramble_target_get_thing (target);
  g_autofree char *words = NULL;
  guint seat;

  if (thing.kind == NULL || !bramble_thing_is (thing, search->kind))
    return;

  words = bramble_target_dup_words (target);
  if (bramble_thing_is_number (thing, search->kind, &seat) && (int) seat == search->first)
    {
      g_string_prepend (search->text, search->text->len > 0 ? "\n" : "");
      g_string_prepend (search->text, words);
    }
  else
    g_string_append_printf (search->text, "%s%s", search->text->len > 0 ? "\n" : "", words);
}

/* What all things of @kind are, those of the viewer first. */
static char *
read_things (BrambleBoard *self,
             const char   *kind)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  /* Only the numbers of players are seats. */
  gboolean players = g_strcmp0 (kind, BRAMBLE_BOARD_GET_CLASS (self)->seat_kind) == 0;
  Search search = { kind, players ? bramble_match_get_viewer (priv->match) : -1, g_string_new (NULL) };

  if (kind)
    bramble_board_visit_targets (self, read_target, &search);
  return g_string_free (search.text, FALSE);
}

/* The step after which everything is new to the viewer: what came of their last
 * answer, what the others did then, and what they have answered since. Who only looks on
 * has given no answer: to them it is the present round. */
static guint
last_heard (BrambleBoardPrivate *priv)
{
  const BrambleRecord *record = bramble_match_get_record (priv->match);
  int viewer = bramble_match_get_viewer (priv->match);
  guint step = bramble_match_get_step (priv->match);

  if (viewer < 0)
    return bramble_board_before_round (priv->match);
  while (step > 0 && (int) bramble_record_answerer (record, step) == viewer)
    step--;
  while (step > 0 && (int) bramble_record_answerer (record, step) != viewer)
    step--;
  return step > 0 ? step - 1 : 0;
}

/* The sentences of @entries, one a line. */
static char *
dup_lines (GListModel *entries)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (entries); i++)
    {
      g_autoptr (BrambleLogEntry) entry = g_list_model_get_item (entries, i);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", bramble_log_entry_get_text (entry));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* All that happened after @before steps. What the game begins with comes before all steps. */
static GListModel *
entries_since (BrambleBoardPrivate *priv,
               int                  before)
{
  return before < 0 ? g_object_ref (G_LIST_MODEL (priv->log)) : bramble_log_since (priv->log, (guint) before);
}

/**
 * bramble_board_dup_events:
 *
 * Returns: (transfer full): what happened last, a sentence a line
 */
char *
bramble_board_dup_events (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  guint step = last_heard (priv);
  g_autoptr (GListModel) entries = entries_since (priv, step > 0 ? (int) step : -1);

  return dup_lines (entries);
}

/**
 * bramble_board_say_step:
 *
 * Lets who goes to another step of a replay hear what led to it, at once: whatever was being said is
 * of another one.
 */
void
bramble_board_say_step (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  guint step = bramble_match_get_step (priv->match);
  g_autoptr (GListModel) entries = NULL;
  g_autofree char *events = NULL;

  if (!bramble_match_get_replay (priv->match) || step == priv->told_step)
    return;

  priv->told_step = step;
  entries = entries_since (priv, (int) step - 1);
  events = dup_lines (entries);
  bramble_herald_answer (priv->herald, events);
}

/* Joins what is not %NULL, a line each. */
static char *
join (const char *first,
      const char *second)
{
  return g_strjoin (first && second ? "\n" : "", first ? first : "", second ? second : "", NULL);
}

/**
 * bramble_board_dup_question:
 * @again: whether the card that it is about is told also when it was told before
 *
 * Returns: (transfer full): what is asked and the answers, after what stands on the card
 *   that it is about
 */
char *
bramble_board_dup_question (BrambleBoard *self,
                            gboolean      again)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  g_autofree char *words = bramble_prompt_dup_words (priv->prompt);
  g_auto (BrambleActing) acting = { .seat = -1 };
  g_auto (BrambleLeafFace) face = { 0 };
  g_autofree char *card = NULL;
  gboolean known;

  if (!bramble_board_find_asked (self, &acting, &face) || face.text == NULL)
    {
      priv->told = BRAMBLE_NO_THING;
      return g_steal_pointer (&words);
    }
  known = bramble_thing_equal (priv->told, acting.card);
  priv->told = acting.card;
  if (known && !again)
    return g_steal_pointer (&words);
  /* Translators: the card that a question is about, and what stands on it; read aloud */
  card = g_strdup_printf (C_("card read aloud", "%1$s: %2$s"), face.name, face.text);
  return join (card, words);
}

/* What is asked, after what the lesson says about it. */
static char *
read_question (BrambleBoard *self)
{
  g_autofree char *words = bramble_board_dup_question (self, TRUE);
  g_autofree char *lesson = bramble_board_dup_lesson (self);

  return join (lesson, words);
}

static char *
dup_words (BrambleBoard   *self,
           BrambleReading  what)
{
  BrambleBoardClass *klass = BRAMBLE_BOARD_GET_CLASS (self);

  switch (what)
    {
    case BRAMBLE_READ_SEATS:
      return read_things (self, klass->seat_kind);
    case BRAMBLE_READ_PLACES:
      return klass->read_places ? klass->read_places (self) : read_things (self, klass->place_kind);
    case BRAMBLE_READ_EVENTS:
      return bramble_board_dup_events (self);
    case BRAMBLE_READ_QUESTION:
      return read_question (self);
    }
  g_assert_not_reached ();
}

/**
 * bramble_board_read_aloud:
 *
 * Lets a screen reader say @what, as the viewer knows it. While the curtain is
 * down nothing is for anybody.
 */
void
bramble_board_read_aloud (BrambleBoard   *self,
                          BrambleReading  what)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  g_autofree char *words = NULL;

  g_return_if_fail (BRAMBLE_IS_BOARD (self));

  if (gtk_widget_get_visible (priv->curtain))
    return;

  words = dup_words (self, what);
  bramble_herald_answer (priv->herald, *words ? words : _("There is nothing to read here."));
}
