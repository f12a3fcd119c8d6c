/* folk-show.c: the whole position in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In the order in which the lines can be set again. What was chosen before the
 * game comes first and cannot be set.
 */

#include "folk-game.h"

#include <words.h>

static const char *
yes_no (gboolean yes)
{
  return yes ? "yes" : "no";
}

static void
show_choices (GString         *text,
              const FolkState *s)
{
  bramble_words_add (text, "players %u\nquests-each %u\nteam-size %u\nexact-end %s\nlong-game %s\nkind-fairies %s\n",
                     s->n_seats, s->n_quests, s->team_size, yes_no (s->exact), yes_no (s->long_game),
                     yes_no (s->kind_fairies));
  for (guint seat = 0; folk_is_over (s) && seat < s->n_seats; seat++)
    if ((folk_winners (s) >> seat) & 1)
      bramble_words_add (text, "winner seat-%u\n", seat + 1);
}

static void
show_quests (GString         *text,
             const FolkState *s)
{
  g_string_append (text, "heroes");
  for (guint seat = 0; seat < s->n_seats; seat++)
    bramble_words_add (text, " seat-%u %s", seat + 1, folk_hero_ids[s->seats[seat].hero]);
  g_string_append (text, "\nquests");
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      bramble_words_add (text, " seat-%u", seat + 1);
      for (guint i = 0; i < s->n_quests; i++)
        bramble_words_add (text, " %s", folk_cards[s->seats[seat].quests[i]].id);
    }
  g_string_append_c (text, '\n');
  bramble_words_numbers (text, "done", s->n_seats, &s->seats[0].done, sizeof (FolkSeat));
}

static void
show_fields (GString         *text,
             const FolkState *s)
{
  const FolkField *board = folk_board_fields ();

  g_string_append (text, "fields");
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      const FolkSeat *p = &s->seats[seat];

      bramble_words_add (text, " seat-%u %s", seat + 1, board[p->field].id);
      if (p->goal != FOLK_NONE)
        bramble_words_add (text, "/%s", board[p->goal].id);
    }
  g_string_append_c (text, '\n');
}

static void
show_biscuits (GString         *text,
               const FolkState *s)
{
  g_string_append (text, "biscuits");
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      const FolkSeat *p = &s->seats[seat];
      guint n = 0;

      bramble_words_add (text, " seat-%u", seat + 1);
      for (guint i = 0; i < FOLK_N_NUMBERS; i++)
        for (guint j = 0; j < p->biscuits[i]; j++, n++)
          bramble_words_add (text, " %u", folk_biscuit_steps[i]);
      for (; n < p->n_biscuits; n++)
        g_string_append (text, " ?");
      if (n == 0)
        g_string_append (text, " none");
    }
  g_string_append_c (text, '\n');
}

static void
show_lost (GString         *text,
           const FolkState *s)
{
  g_string_append (text, "lost");
  for (guint seat = 0; seat < s->n_seats; seat++)
    bramble_words_add (text, " seat-%u %u%s", seat + 1, s->seats[seat].lost, s->seats[seat].resting ? "/resting" : "");
  g_string_append_c (text, '\n');
}

static void
show_tiles (GString         *text,
            const FolkState *s)
{
  g_string_append (text, "tiles");
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      bramble_words_add (text, " seat-%u", seat + 1);
      for (guint tile = 0; tile < FOLK_N_TILES; tile++)
        for (guint i = 0; i < s->seats[seat].tiles[tile]; i++)
          {
            bramble_words_add (text, " %s", folk_tile_ids[tile]);
            if (folk_uses (s, seat, tile) > 0)
              bramble_words_add (text, "/%u", folk_uses (s, seat, tile));
          }
      if (s->seats[seat].n_tiles == 0)
        g_string_append (text, " none");
    }
  g_string_append_c (text, '\n');
}

static void
show_turn (GString         *text,
           const FolkState *s)
{
  bramble_words_add (text, "turn seat-%u %u\n", s->active + 1u, s->round);
}

/* Whose turn it was when the game was over. */
static void
show_over (GString         *text,
           const FolkState *s)
{
  bramble_words_add (text, "over seat-%u %u %s", s->active + 1u, s->round, folk_over_ids[s->over]);
  if (s->winner != FOLK_NONE)
    bramble_words_add (text, " seat-%u", s->winner + 1u);
  g_string_append_c (text, '\n');
}

static void
show_now (GString         *text,
          const FolkState *s)
{
  bramble_words_add (text, "now %s offers %u bonus %u used ", folk_phase_ids[s->phase], s->offers, s->bonus);
  folk_word_used (text, s->used);
  for (guint i = 0; i < s->depth; i++)
    folk_word_frame (text, &s->stack[i]);
  if (s->offer.from != BRAMBLE_NO_SEAT)
    {
      g_string_append (text, " offer");
      bramble_offer_write_words (&folk_trade, &s->offer, text);
    }
  g_string_append_c (text, '\n');
}

/**
 * folk_show:
 * @seat: who looks, or FOLK_NONE for everything
 *
 * Returns: (transfer full): the position in lines of words, with "?" for what is
 *   hidden
 */
char *
folk_show (gconstpointer state,
           guint         seat)
{
  GString *text = g_string_new (NULL);
  FolkState s = *(const FolkState *) state;

  if (seat != FOLK_NONE)
    folk_view (state, seat, &s);

  show_choices (text, &s);
  bramble_words_add (text, "start seat-%u\n", s.start + 1u);
  show_quests (text, &s);
  show_fields (text, &s);
  if (s.over == FOLK_OVER_BY_TURNS)
    show_over (text, &s);
  else
    show_turn (text, &s);
  show_biscuits (text, &s);
  bramble_words_numbers (text, "advice", s.n_seats, &s.seats[0].advice, sizeof (FolkSeat));
  bramble_words_numbers (text, "gold", s.n_seats, &s.seats[0].gold, sizeof (FolkSeat));
  bramble_words_numbers (text, "salt", s.n_seats, &s.seats[0].salt, sizeof (FolkSeat));
  bramble_words_numbers (text, "boot", s.n_seats, &s.seats[0].boot, sizeof (FolkSeat));
  show_tiles (text, &s);
  /* Who wins must have what it takes, and who is on turn has a turn to lose only if it was
   * lost by what goes on: so these come last. */
  if (s.over == FOLK_OVER_BY_GATE)
    show_over (text, &s);
  if (!folk_is_over (&s))
    show_now (text, &s);
  show_lost (text, &s);
  if (seat == FOLK_NONE)
    bramble_words_add (text, "seed %" G_GUINT64_FORMAT "\n", s.rng.state);

  return g_string_free (text, FALSE);
}
