/* position-frames.c: effects under way in words, shown and set
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An effect is one word: "card:step=1,owner=seat-2,cause=hired-help,part=2". Its
 * integers have the names that they have in state.h; what is nothing is left out.
 * The window is that of the position.
 */

#include "position.h"

#include <string.h>
#include <words.h>

#include "asks.h"
#include "show.h"

static const char *const proc_ids[GRIMM_N_PROCS] = {
  [GRIMM_PROC_ROUND] = "round",
  [GRIMM_PROC_PLAN] = "plan",
  [GRIMM_PROC_COLLECT] = "collect",
  [GRIMM_PROC_TURN] = "turn",
  [GRIMM_PROC_BUILD] = "build",
  [GRIMM_PROC_CARD] = "card",
  [GRIMM_PROC_MONSTER] = "monster",
  [GRIMM_PROC_PLACE] = "place",
  [GRIMM_PROC_GAIN_FRIEND] = "gain-friend",
  [GRIMM_PROC_GAIN_ANY] = "gain-any",
  [GRIMM_PROC_PAY_ANY] = "pay-any",
  [GRIMM_PROC_PAY_GATHERED] = "pay-gathered",
  [GRIMM_PROC_UNIQUES] = "uniques",
};

/* The small numbers of a frame. */
static const struct
{
  const char *name;
  gsize offset;
} numbers[] = {
  { "step", G_STRUCT_OFFSET (GrimmFrame, step) },   { "part", G_STRUCT_OFFSET (GrimmFrame, part) },
  { "seat", G_STRUCT_OFFSET (GrimmFrame, seat) },   { "other", G_STRUCT_OFFSET (GrimmFrame, other) },
  { "type", G_STRUCT_OFFSET (GrimmFrame, type) },   { "place", G_STRUCT_OFFSET (GrimmFrame, place) },
  { "index", G_STRUCT_OFFSET (GrimmFrame, index) },
};

/* The seats whose Fable was Sleeping Beauty's and has left its place, a bit each. */
static guint
dreams_gone (const GrimmState *s)
{
  guint seats = 0;

  for (guint seat = 0; seat < s->n_seats; seat++)
    if (s->players[seat].dreamt && s->players[seat].fable == GRIMM_NONE)
      seats |= 1u << seat;

  return seats;
}

static void
show_frame (GString          *text,
            const GrimmState *s,
            const GrimmFrame *f)
{
  bramble_words_add (text, " %s:step=%u", proc_ids[f->proc], f->step);
  if (f->owner != GRIMM_NONE)
    bramble_words_add (text, ",owner=%s", grimm_show_seat (f->owner));
  if (f->cause != GRIMM_NONE)
    bramble_words_add (text, ",cause=%s", grimm_show_card (f->cause));
  for (guint i = 1; i < G_N_ELEMENTS (numbers); i++)
    if (G_STRUCT_MEMBER (guint8, f, numbers[i].offset) != 0)
      bramble_words_add (text, ",%s=%u", numbers[i].name, G_STRUCT_MEMBER (guint8, f, numbers[i].offset));
  if (f->left != 0)
    bramble_words_add (text, ",left=%u", f->left);
  if (f->proc == GRIMM_PROC_ROUND && dreams_gone (s) != 0)
    bramble_words_add (text, ",dreamt=%u", dreams_gone (s));
  if (f->proc == GRIMM_PROC_COLLECT && s->draft_left != 0)
    bramble_words_add (text, ",draft=%u", s->draft_left);
  if (grimm_sum (f->tally) > 0)
    bramble_words_add (text, ",tally=%u/%u/%u", f->tally[0], f->tally[1], f->tally[2]);
  for (guint i = 0; i < GRIMM_MAX_SEATS; i++)
    if (f->cards[i] != GRIMM_NONE)
      bramble_words_add (text, ",card-%u=%s", i + 1, grimm_show_card (f->cards[i]));
}

/* What is going on in the middle of an effect: the window, what is asked of whom,
 * and the frames from the lowest to the top. The window once more is for people. */
void
grimm_show_now (GString          *text,
                const GrimmState *s)
{
  bramble_words_add (text, "now %s %s %s", grimm_window_ids[s->window], grimm_asks[s->ask_kind].id,
                     grimm_show_seat (s->ask_seat));
  for (guint i = 0; i < s->depth; i++)
    show_frame (text, s, &s->stack[i]);
  bramble_words_add (text, "\nwindow %s\n", grimm_window_ids[s->window]);
}

/* Reading. */

static gboolean
read_number (GrimmWords *w,
             const char *value,
             guint       max,
             guint      *number)
{
  GrimmWords one = *w;

  one.words = &value;
  return grimm_word_number (&one, 0, 0, max, number);
}

static gboolean
read_tally (GrimmWords *w,
            const char *value,
            GrimmFrame *f)
{
  g_auto (GStrv) counts = g_strsplit (value, "/", GRIMM_N_TYPES + 1);

  if (g_strv_length (counts) != GRIMM_N_TYPES)
    return grimm_refuse (w, "“%s” is no tally", value);
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    {
      guint n;

      if (!read_number (w, counts[type], GRIMM_MANY, &n))
        return FALSE;
      f->tally[type] = (guint16) n;
    }

  return TRUE;
}

/* A Friend that lies open is none of the deck or the discard pile any longer. */
static gboolean
read_open_card (GrimmWords *w,
                const char *key,
                const char *value,
                GrimmFrame *f)
{
  GrimmWords one = *w;
  guint place, card;

  one.words = &value;
  return read_number (w, key + strlen ("card-"), GRIMM_MAX_SEATS, &place)
         && (place > 0 || grimm_refuse (w, "“%s” is no place", key))
         && grimm_word_card (&one, 0, TRUE, &card) && grimm_swap_card (w, &f->cards[place - 1], card);
}

static gboolean
read_part (GrimmWords *w,
           const char *key,
           const char *value,
           GrimmFrame *f)
{
  GrimmWords one = *w;
  guint number;

  one.words = &value;
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (strcmp (key, numbers[i].name) == 0)
      {
        if (!read_number (w, value, G_MAXUINT8, &number))
          return FALSE;
        G_STRUCT_MEMBER (guint8, f, numbers[i].offset) = (guint8) number;
        return TRUE;
      }
  if (strcmp (key, "left") == 0 || strcmp (key, "draft") == 0)
    {
      if (!read_number (w, value, GRIMM_MANY, &number))
        return FALSE;
      *(key[0] == 'l' ? &f->left : &w->s->draft_left) = (guint16) number;
      return TRUE;
    }
  if (strcmp (key, "dreamt") == 0)
    {
      if (w->s->window <= GRIMM_WINDOW_PLAN)
        return grimm_refuse (w, "a Fable that was dreamt of lies there until it is turned up");
      if (!read_number (w, value, (1u << w->s->n_seats) - 1, &number))
        return FALSE;
      for (guint seat = 0; seat < w->s->n_seats; seat++)
        w->s->players[seat].dreamt |= (number >> seat) & 1;
      return TRUE;
    }
  if (strcmp (key, "owner") == 0)
    {
      if (!grimm_word_seat (&one, 0, &number))
        return FALSE;
      f->owner = (guint8) number;
      return TRUE;
    }
  if (strcmp (key, "cause") == 0)
    {
      f->cause = (guint8) grimm_card_by_id (value);
      return f->cause != GRIMM_NONE || grimm_refuse (w, "“%s” is no card", value);
    }
  if (strcmp (key, "tally") == 0)
    return read_tally (w, value, f);
  if (g_str_has_prefix (key, "card-"))
    return read_open_card (w, key, value, f);

  return grimm_refuse (w, "an effect has no “%s”", key);
}

/* Who is gaining a Friend has it. */
static gboolean
gain_friend (GrimmWords       *w,
             const GrimmFrame *f)
{
  if (f->owner == GRIMM_NONE || f->cause < GRIMM_N_FABLES)
    return grimm_refuse (w, "nobody gains a Friend");
  w->s->players[f->owner].locked = 0;
  return w->s->players[f->owner].friend_card == f->cause
         || grimm_swap_card (w, &w->s->players[f->owner].friend_card, f->cause);
}

static gboolean
read_frame (GrimmWords *w,
            guint       at,
            GrimmFrame *f)
{
  g_auto (GStrv) halves = g_strsplit (w->words[at], ":", 2);
  g_auto (GStrv) parts = g_strsplit (halves[0] && halves[1] ? halves[1] : "", ",", -1);
  guint proc = grimm_find_id (proc_ids, GRIMM_N_PROCS, halves[0] ? halves[0] : "");

  if (proc == GRIMM_NONE)
    return grimm_refuse (w, "“%s” is no effect", w->words[at]);
  *f = (GrimmFrame) {
    .proc = (guint8) proc,
    .owner = GRIMM_NONE,
    .cause = GRIMM_NONE,
    .window = proc == GRIMM_PROC_ROUND ? GRIMM_WINDOW_START : w->s->window,
    .cards = { GRIMM_NONE, GRIMM_NONE, GRIMM_NONE, GRIMM_NONE },
  };
  for (guint i = 0; parts[i]; i++)
    {
      char *is = strchr (parts[i], '=');

      if (is == NULL)
        return grimm_refuse (w, "“%s” is no NAME=VALUE", parts[i]);
      *is = '\0';
      if (!read_part (w, parts[i], is + 1, f))
        return FALSE;
    }

  return f->proc != GRIMM_PROC_CARD || f->part != GRIMM_PART_GAINED || gain_friend (w, f);
}

/* What lies open in the effects that end goes back. */
static void
end_effects (GrimmWords *w)
{
  GrimmState *s = w->s;

  for (; s->depth > 0; s->depth--)
    for (guint i = 0; i < GRIMM_MAX_SEATS; i++)
      grimm_give_back (w, s->stack[s->depth - 1].cards[i]);
  s->draft_left = 0;
  s->over = FALSE;
  s->winners = 0;
  s->won_by = 0;
}

/* The ids of all asks, as the words of a position are found. */
static guint
find_ask (const char *id)
{
  for (guint kind = 0; kind < GRIMM_N_ASKS; kind++)
    if (strcmp (grimm_asks[kind].id, id) == 0)
      return kind;

  return GRIMM_ASK_NOTHING;
}

/* "set now WINDOW ASK SEAT EFFECT…" */
gboolean
grimm_set_now (GrimmWords *w)
{
  GrimmState *s = w->s;
  guint window, seat;

  if (!grimm_word_id (w, 0, "window", grimm_window_ids, GRIMM_N_WINDOWS, &window) || !grimm_word_seat (w, 2, &seat))
    return FALSE;
  end_effects (w);
  s->window = (guint8) window;
  s->ask_kind = (guint8) find_ask (w->words[1]);
  s->ask_seat = (guint8) seat;
  for (guint i = 3; i < w->n_words; i++)
    if (!read_frame (w, i, &s->stack[s->depth++]))
      return FALSE;
  if (window != GRIMM_WINDOW_PLAN)
    {
      s->planning = 0;
      s->plans_shown = window > GRIMM_WINDOW_PLAN ? (guint8) ((1u << s->n_seats) - 1) : 0;
    }
  for (guint i = 0; i < s->n_seats; i++)
    {
      /* What is turned up in a window is so when somebody is asked in it. */
      if (window >= GRIMM_WINDOW_FABLES && s->players[i].fable != GRIMM_NONE)
        s->players[i].fable_seen = GRIMM_ALL_SEATS;
      if (window >= GRIMM_WINDOW_GATHERS && s->players[i].gather != GRIMM_NONE)
        s->players[i].gather_seen = GRIMM_ALL_SEATS;
    }
  return TRUE;
}
