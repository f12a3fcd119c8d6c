/* show.c: the whole position in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In the order in which the lines can be set again: cards before what is known of
 * them, and what is going on last. Lines that follow from others come first and
 * cannot be set.
 */

#include "gloom.h"

#include <words.h>

#include "choices.h"
#include "position.h"

static void
show_word (GString    *text,
           guint       n,
           const char *word)
{
  if (n > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, word);
}

static const char *
card_word (guint card)
{
  return card < GLOOM_N_CARDS ? gloom_cards[card].id : card == GLOOM_HIDDEN ? "?" : "none";
}

static const char *
yes_no (gboolean yes)
{
  return yes ? "yes" : "no";
}

/* What was chosen before the game, and what a position comes to. */
static void
show_choices (GString          *text,
              const GloomState *s)
{
  bramble_words_add (text, "players %u\nfamilies-are %s\nwith-stories %u\nsimple %s\n", s->n_seats,
                     gloom_choices[GLOOM_CHOICE_FAMILIES].values[s->dealt].id, s->with_stories, yes_no (s->simple));
  for (guint seat = 0; seat < s->n_seats; seat++)
    if ((s->poker >> seat) & 1)
      bramble_words_add (text, "poker-face seat-%u\n", seat + 1);
  for (guint hero = 0; hero < gloom_n_heroes (s) && !gloom_is_drafting (s); hero++)
    bramble_words_add (text, "worth %s %d%s\n", gloom_cards[s->heroes[hero].character].id, gloom_worth (s, hero),
                       s->heroes[hero].finished ? " finished" : "");
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      bramble_words_add (text, "score seat-%u %d\nicons seat-%u", seat + 1, gloom_score (s, seat), seat + 1);
      for (guint icon = GLOOM_CROWN; icon < GLOOM_N_ICONS; icon++)
        {
          show_word (text, icon, gloom_icon_ids[icon]);
          g_string_append_c (text, ' ');
          g_string_append_c (text, (char) ('0' + MIN (gloom_icons (s, seat, icon), 9)));
        }
      bramble_words_add (text, "\nlimit seat-%u %u\n", seat + 1, gloom_draw_limit (s, seat));
    }
  for (guint seat = 0; s->over && seat < s->n_seats; seat++)
    if ((gloom_winners (s) >> seat) & 1)
      bramble_words_add (text, "winner seat-%u\n", seat + 1);
}

static void
show_turn (GString          *text,
           const GloomState *s)
{
  bramble_words_add (text, "start seat-%u\nfamilies", s->start + 1u);
  for (guint hero = 0; hero < gloom_n_heroes (s); hero++)
    show_word (text, 1, card_word (s->heroes[hero].character));
  bramble_words_add (text, "\nwind %s\n", s->backwards ? "counter-clockwise" : "clockwise");
  if (!gloom_is_drafting (s))
    bramble_words_add (text, "turn seat-%u %u\n", s->active + 1u, s->turns);
  bramble_words_add (text, "passes %u\nextra-next", s->passes);
  for (guint seat = 0; seat < s->n_seats; seat++)
    if ((s->extra_next >> seat) & 1)
      bramble_words_add (text, " seat-%u", seat + 1);
  bramble_words_add (text, "%s\nafter-used", s->extra_next == 0 ? " none" : "");
  for (guint card = 0; card < GLOOM_N_DECK_AND_STORIES; card++)
    if (gloom_in_set (s->after_used, card))
      bramble_words_add (text, " %s", gloom_cards[card].id);
  g_string_append (text, s->after_used[0] == 0 && s->after_used[1] == 0 ? " none\n" : "\n");
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (s->orders[seat] != GLOOM_ORDER_NONE)
      bramble_words_add (text, "order seat-%u %s\n", seat + 1,
                         s->orders[seat] < GLOOM_N_ORDERS ? gloom_order_ids[s->orders[seat]] : "?");
  for (guint i = 0; i < s->with_stories; i++)
    {
      bramble_words_add (text, "story %u %s ", i + 1, card_word (s->stories[i]));
      if (s->holders[i] == GLOOM_NONE)
        g_string_append (text, "none\n");
      else
        bramble_words_add (text, "seat-%u\n", s->holders[i] + 1u);
    }
}

/* From the lowest card to the topmost. */
static void
show_pile (GString          *text,
           const GloomState *s,
           const GloomHero  *h)
{
  guint8 cards[GLOOM_N_DECK];
  guint n = 0;

  for (guint card = h->top; card != GLOOM_NONE; card = s->below[card])
    cards[n++] = (guint8) card;
  if (n == 0)
    return;
  bramble_words_add (text, "pile %s", gloom_cards[h->character].id);
  while (n-- > 0)
    bramble_words_add (text, " %s/seat-%u", gloom_cards[cards[n]].id, s->laid_by[cards[n]] + 1u);
  g_string_append_c (text, '\n');
}

static void
show_hand (GString          *text,
           const GloomState *s,
           guint             seat)
{
  guint n = 0;

  bramble_words_add (text, "hand seat-%u ", seat + 1);
  for (guint card = 0; card < GLOOM_N_DECK; card++)
    if (gloom_in_set (s->hands[seat], card))
      show_word (text, n++, gloom_cards[card].id);
  while (n < s->n_hands[seat])
    show_word (text, n++, "?");
  g_string_append (text, n == 0 ? "none\n" : "\n");
}

/* The top card first. */
static void
show_row (GString      *text,
          const char   *key,
          const guint8 *cards,
          guint         n)
{
  g_string_append (text, key);
  for (guint i = n; i > 0; i--)
    show_word (text, i, card_word (cards[i - 1]));
  g_string_append (text, n == 0 ? " none\n" : "\n");
}

static void
show_knowledge (GString          *text,
                const GloomState *s)
{
  for (guint viewer = 0; viewer < s->n_seats; viewer++)
    for (guint card = 0; card < GLOOM_N_DECK; card++)
      {
        if (s->known[card][viewer] == 0)
          continue;
        bramble_words_add (text, "knows seat-%u %s", viewer + 1, gloom_cards[card].id);
        for (guint seat = 0; seat < s->n_seats; seat++)
          if ((s->known[card][viewer] >> seat) & 1)
            bramble_words_add (text, " seat-%u", seat + 1);
        g_string_append_c (text, '\n');
      }
  for (guint viewer = 0; viewer < s->n_seats; viewer++)
    if (s->deck_known[viewer] != 0)
      {
        bramble_words_add (text, "knows-deck seat-%u", viewer + 1);
        for (guint i = 0; i < GLOOM_TOP_CARDS; i++)
          if ((s->deck_known[viewer] >> i) & 1)
            bramble_words_add (text, " %u", i + 1);
        g_string_append_c (text, '\n');
      }
}

static void
show_now (GString          *text,
          const GloomState *s)
{
  bramble_words_add (text, "now %u %s %u %s %s ", s->action, yes_no (s->extra), s->free_plays, yes_no (s->idle),
                     gloom_over_ids[s->over]);
  if (s->ask_seat == GLOOM_NONE)
    g_string_append (text, "none");
  else
    bramble_words_add (text, "seat-%u", s->ask_seat + 1u);
  for (guint i = 0; i < s->depth; i++)
    gloom_word_frame (text, &s->stack[i]);
  g_string_append_c (text, '\n');
}

/**
 * gloom_show:
 * @seat: who looks, or GLOOM_NONE for everything
 *
 * Returns: (transfer full): the position in lines of words, with "?" for what is
 *   hidden
 */
char *
gloom_show (gconstpointer state,
            guint         seat)
{
  GString *text = g_string_new (NULL);
  GloomState s = *(const GloomState *) state;

  if (seat != GLOOM_NONE)
    gloom_view (state, seat, &s);

  show_choices (text, &s);
  show_turn (text, &s);
  for (guint hero = 0; hero < gloom_n_heroes (&s); hero++)
    show_pile (text, &s, &s.heroes[hero]);
  for (guint i = 0; i < s.n_seats; i++)
    show_hand (text, &s, i);
  show_row (text, "discard", s.discard, s.n_discard);
  show_row (text, "deck", s.deck, s.n_deck);
  show_knowledge (text, &s);
  show_now (text, &s);
  if (seat == GLOOM_NONE)
    bramble_words_add (text, "seed %" G_GUINT64_FORMAT "\n", s.rng.state);

  return g_string_free (text, FALSE);
}
