/* position.c: setting up positions in words, for consoles and tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is shown can be set again, line by line and in the same order; what was
 * chosen before the game is only shown. What comes out of a line must be a
 * possible position, or nothing changes.
 */

#include "engine.h"
#include "position.h"

#include <string.h>

/* Whether nothing is going on but somebody's choice of an action. */
static gboolean
is_at_rest (const GloomState *s)
{
  return s->over || s->depth == 1;
}

/* The game waits for the next thing of whoever is on turn. */
static void
come_to_rest (GloomState *s)
{
  s->depth = 1;
  s->over = GLOOM_NOT_OVER;
  s->ask_seat = s->active;
  gloom_parse_frame (s, gloom_is_drafting (s) ? "game:character" : "game:action", &s->stack[0]);
}

/* A game ends at once when a family is complete or everybody has passed, also
 * when that is set; and it goes on when it is no longer so. */
static void
settle (GloomState *s)
{
  gboolean was_over = s->over != GLOOM_NOT_OVER;

  if (!is_at_rest (s) || gloom_is_drafting (s))
    return;
  if (gloom_is_complete (s))
    s->over = GLOOM_OVER_BY_FAMILY;
  else if (s->passes == s->n_seats)
    s->over = GLOOM_OVER_BY_PASSES;
  else if (s->over != GLOOM_OVER_BY_TURNS)
    s->over = GLOOM_NOT_OVER;

  if (s->over)
    {
      s->depth = 0;
      s->ask_seat = GLOOM_NONE;
    }
  else if (was_over)
    {
      s->action = (guint8) MIN (s->action, GLOOM_ACTIONS + s->extra - 1);
      s->idle |= s->action == 0;
      come_to_rest (s);
    }
}

static guint
n_chosen (const GloomState *s)
{
  guint n = 0;

  for (guint hero = 0; hero < gloom_n_heroes (s); hero++)
    n += s->heroes[hero].character != GLOOM_NONE;
  return n;
}

/* start SEAT */
static gboolean
set_start (GloomState        *s,
           const char *const *words)
{
  int seat = words[0] && words[1] == NULL ? bramble_parse_seat (words[0], s->n_seats) : -1;

  if (seat < 0)
    return FALSE;
  s->start = (guint8) seat;
  if (gloom_is_drafting (s))
    {
      s->active = (guint8) gloom_nth_seat (s, s->start, n_chosen (s) % s->n_seats);
      s->ask_seat = s->active;
    }
  return TRUE;
}

/* families CHARACTER… | none …, four for each seat; with all of them there the
 * first turn begins */
static gboolean
set_families (GloomState        *s,
              const char *const *words)
{
  gboolean drafting = gloom_is_drafting (s);

  if (g_strv_length ((char **) words) != gloom_n_heroes (s))
    return FALSE;
  for (guint hero = 0; words[hero]; hero++)
    {
      s->heroes[hero].character = (guint8) gloom_card_by_id (words[hero]);
      if (s->heroes[hero].character == GLOOM_NONE && strcmp (words[hero], "none") != 0)
        return FALSE;
    }
  if (!drafting)
    return TRUE;
  s->active = (guint8) gloom_nth_seat (s, s->start, n_chosen (s) % s->n_seats);
  if (n_chosen (s) == gloom_n_heroes (s))
    {
      s->active = s->start;
      s->turns = 1;
      s->idle = TRUE;
    }
  come_to_rest (s);
  return TRUE;
}

/* turn SEAT NUMBER: whose turn it is, and the how-many-th of all. It begins, so
 * nothing of an earlier one is left. */
static gboolean
set_turn (GloomState        *s,
          const char *const *words)
{
  int seat = words[0] && words[1] ? bramble_parse_seat (words[0], s->n_seats) : -1;
  int n = seat < 0 ? -1 : bramble_parse_number (words[1], 0, GLOOM_MAX_TURNS * GLOOM_MAX_SEATS);

  if (n < 1 || words[2] || gloom_is_drafting (s))
    return FALSE;
  s->active = (guint8) seat;
  s->turns = (guint8) n;
  s->action = 0;
  s->extra = FALSE;
  s->free_plays = 0;
  s->idle = TRUE;
  s->extra_next &= (guint8) ~(1u << seat);
  s->after_used[0] = s->after_used[1] = 0;
  memset (s->orders, GLOOM_ORDER_NONE, sizeof s->orders);
  come_to_rest (s);
  return TRUE;
}

/* wind clockwise | counter-clockwise */
static gboolean
set_wind (GloomState        *s,
          const char *const *words)
{
  static const char *const ids[] = { "clockwise", "counter-clockwise" };
  int wind = words[0] && words[1] == NULL ? bramble_parse_id (words[0], ids, G_N_ELEMENTS (ids)) : -1;

  s->backwards = wind > 0;
  return wind >= 0;
}

/* story PLACE CARD SEAT | none */
static gboolean
set_story (GloomState        *s,
           const char *const *words)
{
  int place = words[0] && words[1] && words[2] && words[3] == NULL ? bramble_parse_number (words[0], 0, s->with_stories) : -1;
  guint card = place < 1 ? GLOOM_NONE : gloom_card_by_id (words[1]);
  int holder = place < 1 ? -1 : bramble_parse_seat (words[2], s->n_seats);

  if (card == GLOOM_NONE || (holder < 0 && strcmp (words[2], "none") != 0))
    return FALSE;
  /* The other place may have it: then the two change. */
  for (guint i = 0; i < GLOOM_MAX_STORIES; i++)
    if (s->stories[i] == card)
      s->stories[i] = s->stories[place - 1];
  s->stories[place - 1] = (guint8) card;
  s->holders[place - 1] = holder < 0 ? GLOOM_NONE : (guint8) holder;
  for (guint i = 0; i < GLOOM_MAX_STORIES; i++)
    if (i + 1 != (guint) place && holder >= 0 && s->holders[i] == holder)
      s->holders[i] = GLOOM_NONE;
  return TRUE;
}

/* order SEAT ORDER */
static gboolean
set_order (GloomState        *s,
           const char *const *words)
{
  int seat = words[0] && words[1] && words[2] == NULL ? bramble_parse_seat (words[0], s->n_seats) : -1;
  int order = seat < 0 ? -1 : bramble_parse_id (words[1], gloom_order_ids, GLOOM_N_ORDERS);

  if (order < 0)
    return FALSE;
  s->orders[seat] = (guint8) order;
  return TRUE;
}

/* passes NUMBER */
static gboolean
set_passes (GloomState        *s,
            const char *const *words)
{
  int n = words[0] && words[1] == NULL ? bramble_parse_number (words[0], 0, GLOOM_MAX_SEATS) : -1;

  s->passes = (guint8) MAX (n, 0);
  return n >= 0;
}

/* extra-next SEAT… | none */
static gboolean
set_extra_next (GloomState        *s,
                const char *const *words)
{
  s->extra_next = 0;
  for (guint i = 0; words[i] && strcmp (words[0], "none") != 0; i++)
    {
      int seat = bramble_parse_seat (words[i], s->n_seats);

      if (seat < 0)
        return FALSE;
      s->extra_next |= (guint8) (1u << seat);
    }

  return words[0] != NULL;
}

/* after-used CARD… | none */
static gboolean
set_after_used (GloomState        *s,
                const char *const *words)
{
  s->after_used[0] = s->after_used[1] = 0;
  for (guint i = 0; words[i] && strcmp (words[0], "none") != 0; i++)
    {
      guint card = gloom_card_by_id (words[i]);

      if (card >= GLOOM_N_DECK_AND_STORIES || gloom_cards[card].effect.after == GLOOM_NOT_AFTER)
        return FALSE;
      s->after_used[card >> 6] |= G_GUINT64_CONSTANT (1) << (card & 63);
    }

  return words[0] != NULL;
}

static gboolean
set_seed (GloomState        *s,
          const char *const *words)
{
  return words[0] && words[1] == NULL && g_ascii_string_to_unsigned (words[0], 10, 0, G_MAXUINT64, &s->rng.state, NULL);
}

/* Cards that frames hold go beneath the draw pile, or come out of wherever they
 * are. */
static gboolean
hold (GloomState *s,
      guint       card,
      gboolean    hold)
{
  if (card >= GLOOM_N_DECK)
    return card == GLOOM_NONE;
  if (hold)
    return gloom_take_out (s, card);
  gloom_put_beneath (s, card);
  return TRUE;
}

static gboolean
hold_frames (GloomState *s,
             gboolean    holding)
{
  for (guint i = 0; i < s->depth; i++)
    if (!hold (s, s->stack[i].held, holding) || !hold (s, s->stack[i].answer, holding))
      return FALSE;

  return TRUE;
}

/* now ACTIONS EXTRA FREE-PLAYS IDLE OVER SEAT | none FRAME…: how far the turn is,
 * and what is going on, from the lowest frame to the top */
static gboolean
set_now (GloomState        *s,
         const char *const *words)
{
  static const char *const no_yes[] = { "no", "yes" };
  guint8 known[GLOOM_MAX_SEATS];
  guint n = g_strv_length ((char **) words);
  int action, extra, free_plays, idle, over, seat;

  if (n < 6 || n > 6 + GLOOM_MAX_DEPTH)
    return FALSE;
  action = bramble_parse_number (words[0], 0, GLOOM_ACTIONS + 1);
  extra = bramble_parse_id (words[1], no_yes, 2);
  free_plays = bramble_parse_number (words[2], 0, GLOOM_MAX_FREE_PLAYS);
  idle = bramble_parse_id (words[3], no_yes, 2);
  over = bramble_parse_id (words[4], gloom_over_ids, GLOOM_N_OVERS);
  seat = bramble_parse_seat (words[5], s->n_seats);
  if (action < 0 || extra < 0 || free_plays < 0 || idle < 0 || over < 0 || (seat < 0) != (over > 0))
    return FALSE;

  hold_frames (s, FALSE);
  s->action = (guint8) action;
  s->extra = (guint8) extra;
  s->free_plays = (guint8) free_plays;
  s->idle = (guint8) idle;
  s->over = (guint8) over;
  s->ask_seat = seat < 0 ? GLOOM_NONE : (guint8) seat;
  s->depth = 0;
  for (guint i = 6; words[i]; i++)
    if (!gloom_parse_frame (s, words[i], &s->stack[s->depth++]))
      return FALSE;
  /* The cards that are held lie beneath, so what is known of the top stays true. */
  memcpy (known, s->deck_known, sizeof known);
  if (!hold_frames (s, TRUE))
    return FALSE;
  memcpy (s->deck_known, known, sizeof known);
  return TRUE;
}

static const struct
{
  const char *key;
  gboolean (*set) (GloomState        *s,
                   const char *const *words);
  gboolean anywhere; /* not only at rest */
  const char *usage;
} keys[] = {
  { "start", set_start, FALSE, "start SEAT" },
  { "families", set_families, FALSE, "families CHARACTER|none…" },
  { "wind", set_wind, FALSE, "wind clockwise|counter-clockwise" },
  { "turn", set_turn, FALSE, "turn SEAT NUMBER" },
  { "passes", set_passes, FALSE, "passes NUMBER" },
  { "extra-next", set_extra_next, FALSE, "extra-next SEAT…|none" },
  { "after-used", set_after_used, FALSE, "after-used CARD…|none" },
  { "order", set_order, FALSE, "order SEAT ORDER" },
  { "story", set_story, FALSE, "story PLACE CARD SEAT|none" },
  { "pile", gloom_set_pile, FALSE, "pile CHARACTER CARD[/SEAT]…|none" },
  { "hand", gloom_set_hand, FALSE, "hand SEAT CARD…|none" },
  { "discard", gloom_set_discard, FALSE, "discard CARD…|none" },
  { "deck", gloom_set_deck, FALSE, "deck CARD…|none" },
  { "knows", gloom_set_knows, FALSE, "knows SEAT CARD HOLDER…" },
  { "knows-deck", gloom_set_knows_deck, FALSE, "knows-deck SEAT NUMBER…|none" },
  { "now", set_now, TRUE, "now ACTIONS EXTRA FREE-PLAYS IDLE OVER SEAT|none FRAME…" },
  { "seed", set_seed, TRUE, "seed NUMBER" },
};

/**
 * gloom_place:
 * @words: a key and its values
 *
 * Changes one part of the position, if what comes out is possible; else nothing.
 * It tells no events: nothing happens by it.
 */
gboolean
gloom_place (gpointer            state,
             const char *const  *words,
             BrambleEvents      *events,
             GError            **error)
{
  GloomState *s = state;
  GloomState changed = *s;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      if (words[0] == NULL || strcmp (keys[i].key, words[0]) != 0)
        continue;
      if (!keys[i].anywhere && !is_at_rest (s))
        return bramble_refuse (error, "amid an effect only “now” and “seed” can be set");
      if (!keys[i].set (&changed, words + 1))
        return bramble_refuse (error, "usage: set %s", keys[i].usage);
      gloom_refresh_all (&changed);
      if (!keys[i].anywhere)
        settle (&changed);
      if (!gloom_check (&changed, error))
        return FALSE;
      *s = changed;
      return TRUE;
    }

  return bramble_refuse (error, "unknown key “%s”", words[0] ? words[0] : "");
}

char *
gloom_place_help (void)
{
  GString *help = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_string_append_printf (help, "set %s\n", keys[i].usage);
  bramble_list_words (help, gloom_vocabularies, gloom_n_vocabularies);
  return g_string_free (help, FALSE);
}
