/* folk-set.c: setting up positions in words, for consoles and tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is shown can be set again, line by line and in the same order. What comes out
 * of a line must be a possible position, or nothing changes.
 */

#include "folk-game.h"

#include <string.h>

/* More than there is of anything: whoever says so is told what is too much. */
#define MANY 99

/* Whether nothing is going on but somebody's choice of what to do. */
static gboolean
is_at_rest (const FolkState *s)
{
  return folk_is_over (s) || s->depth == 1;
}

/* The game waits for the next thing of whoever is on turn. */
static void
come_to_rest (FolkState *s)
{
  FolkFrame *f = &s->stack[0];

  s->over = FOLK_NOT_OVER;
  s->winner = FOLK_NONE;
  s->depth = 1;
  f->seat = s->active;
  bramble_offer_clear (&s->offer);
  folk_become (f, FOLK_PROC_GAME, s->round == 0 ? FOLK_STEP_ITEM
                                  : s->phase == FOLK_BEFORE ? FOLK_STEP_BEFORE : FOLK_STEP_AFTER);
  if (s->round == 0)
    f->n = (guint8) ((s->start + 2u * s->n_seats - 1 - s->active) % s->n_seats);
}

static gboolean
set_start (FolkState         *s,
           const char *const *words)
{
  int seat = words[0] && words[1] == NULL ? bramble_parse_seat (words[0], s->n_seats) : -1;

  if (seat < 0)
    return FALSE;
  s->start = (guint8) seat;
  if (s->round == 0)
    come_to_rest (s);
  return TRUE;
}

/* turn SEAT ROUND: whose turn it is, and the how-many-th of theirs; in round 0
 * Starting items are chosen */
static gboolean
set_turn (FolkState         *s,
          const char *const *words)
{
  int seat = words[0] && words[1] ? bramble_parse_seat (words[0], s->n_seats) : -1;
  int n = seat < 0 ? -1 : bramble_parse_number (words[1], 0, FOLK_MAX_ROUNDS);

  if (n < 0 || words[2])
    return FALSE;
  s->active = (guint8) seat;
  s->round = (guint8) n;
  folk_clear_turn (s);
  come_to_rest (s);
  return TRUE;
}

/* over SEAT ROUND gate WINNER | turns: whose turn it was */
static gboolean
set_over (FolkState         *s,
          const char *const *words)
{
  guint n = g_strv_length ((char **) words);
  int over = n >= 3 ? bramble_parse_id (words[2], folk_over_ids, FOLK_N_OVERS) : -1;
  int active = over > FOLK_NOT_OVER ? bramble_parse_seat (words[0], s->n_seats) : -1;
  int round = active < 0 ? -1 : bramble_parse_number (words[1], 0, FOLK_MAX_ROUNDS);
  int winner = round >= 0 && n == 4 ? bramble_parse_seat (words[3], s->n_seats) : -1;

  if (round < 0 || n != (over == FOLK_OVER_BY_GATE ? 4 : 3))
    return FALSE;
  s->active = (guint8) active;
  s->round = (guint8) round;
  folk_clear_turn (s);
  come_to_rest (s);
  s->depth = 0;
  s->over = (guint8) over;
  s->winner = winner < 0 ? FOLK_NONE : (guint8) winner;
  return TRUE;
}

static gboolean
set_seed (FolkState         *s,
          const char *const *words)
{
  return words[0] && words[1] == NULL && g_ascii_string_to_unsigned (words[0], 10, 0, G_MAXUINT64, &s->rng.state, NULL);
}

/* now PHASE offers N bonus N used USED FRAME… [offer WORD…]: how far the turn is, and
 * what goes on, from the lowest frame to the top */
static gboolean
set_now (FolkState         *s,
         const char *const *words)
{
  guint n = g_strv_length ((char **) words);
  int phase, offers, bonus, used;
  guint i;

  if (n < 8 || strcmp (words[1], "offers") != 0 || strcmp (words[3], "bonus") != 0 || strcmp (words[5], "used") != 0)
    return FALSE;
  phase = bramble_parse_id (words[0], folk_phase_ids, FOLK_N_PHASES);
  offers = bramble_parse_number (words[2], 0, FOLK_MAX_OFFERS);
  bonus = bramble_parse_number (words[4], 0, FOLK_MAX_BONUS);
  used = folk_parse_used (words[6]);
  if (phase < 0 || offers < 0 || bonus < 0 || used < 0)
    return FALSE;
  come_to_rest (s);
  s->phase = (guint8) phase;
  s->offers = (guint8) offers;
  s->bonus = (guint8) bonus;
  s->used = (guint16) used;
  s->depth = 0;
  for (i = 7; words[i] && strcmp (words[i], "offer") != 0; i++)
    if (s->depth == FOLK_MAX_DEPTH || !folk_parse_frame (s, words[i], &s->stack[s->depth++]))
      return FALSE;

  return words[i] == NULL || bramble_offer_parse_words (&folk_trade, words + i + 1, s->n_seats, &s->offer);
}

/* What one seat has, by the words after it. */
typedef gboolean (*SetSeat) (FolkState         *s,
                             guint              seat,
                             const char *const *values,
                             guint              n);

/* Whoever had that hero gets the other one; what only they could have done this turn
 * nobody has done. */
static gboolean
set_hero (FolkState         *s,
          guint              seat,
          const char *const *values,
          guint              n)
{
  int hero = n == 1 ? bramble_parse_id (values[0], folk_hero_ids, FOLK_N_HEROES) : -1;

  if (hero < 0)
    return FALSE;
  for (guint other = 0; other < s->n_seats; other++)
    if (s->seats[other].hero == hero)
      s->seats[other].hero = s->seats[seat].hero;
  s->seats[seat].hero = (guint8) hero;
  if (s->seats[s->active].hero != FOLK_PRINCESS)
    s->used &= (guint16) ~FOLK_USED_SALT;
  if (s->seats[s->active].hero != FOLK_CLEVER_GIRL)
    s->used &= (guint16) ~FOLK_USED_WITS;
  for (guint other = 0; other < s->n_seats; other++)
    s->seats[other].salt = s->seats[other].hero == FOLK_PRINCESS ? FOLK_SALT : 0;
  return TRUE;
}

/* Likewise for cards. */
static gboolean
set_quests (FolkState         *s,
            guint              seat,
            const char *const *values,
            guint              n)
{
  if (n != s->n_quests)
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      guint card = 0;

      while (card < FOLK_N_CARDS && strcmp (folk_cards[card].id, values[i]) != 0)
        card++;
      if (card == FOLK_N_CARDS)
        return FALSE;
      for (guint other = 0; other < s->n_seats; other++)
        for (guint j = 0; j < s->n_quests; j++)
          if (s->seats[other].quests[j] == card)
            s->seats[other].quests[j] = s->seats[seat].quests[i];
      s->seats[seat].quests[i] = (guint8) card;
    }
  return TRUE;
}

static gboolean
set_field (FolkState         *s,
           guint              seat,
           const char *const *values,
           guint              n)
{
  g_auto (GStrv) parts = n == 1 ? g_strsplit (values[0], "/", 2) : NULL;
  guint field = parts && parts[0] ? folk_board_find (parts[0]) : FOLK_NONE;
  guint goal = field != FOLK_NONE && parts[1] ? folk_board_find (parts[1]) : FOLK_NONE;

  if (field == FOLK_NONE || (parts[1] && goal == FOLK_NONE))
    return FALSE;
  s->seats[seat].field = (guint8) field;
  s->seats[seat].goal = (guint8) goal;
  /* What was for sale where the hero stood is not for sale here. */
  if (seat == s->active && !folk_is_market (field))
    s->used &= (guint16) ~FOLK_USED_MARKET;
  return TRUE;
}

static gboolean
is_none (const char *const *values,
         guint              n)
{
  return n == 1 && strcmp (values[0], "none") == 0;
}

static gboolean
set_biscuits (FolkState         *s,
              guint              seat,
              const char *const *values,
              guint              n)
{
  FolkSeat *p = &s->seats[seat];

  memset (p->biscuits, 0, sizeof p->biscuits);
  p->n_biscuits = 0;
  if (n == 0 || n > MANY)
    return FALSE;
  for (guint i = 0; i < n && !is_none (values, n); i++)
    {
      int steps = bramble_parse_number (values[i], 0, 5);
      guint number = 0;

      while (number < FOLK_N_NUMBERS && folk_biscuit_steps[number] != steps)
        number++;
      if (number == FOLK_N_NUMBERS)
        return FALSE;
      p->biscuits[number]++;
      p->n_biscuits++;
    }
  return TRUE;
}

static gboolean
set_number (guint8            *number,
            const char *const *values,
            guint              n)
{
  int value = n == 1 ? bramble_parse_number (values[0], 0, MANY) : -1;

  *number = (guint8) MAX (value, 0);
  return value >= 0;
}

static gboolean
set_done (FolkState         *s,
          guint              seat,
          const char *const *values,
          guint              n)
{
  return set_number (&s->seats[seat].done, values, n);
}

static gboolean
set_advice (FolkState         *s,
            guint              seat,
            const char *const *values,
            guint              n)
{
  return set_number (&s->seats[seat].advice, values, n);
}

static gboolean
set_gold (FolkState         *s,
          guint              seat,
          const char *const *values,
          guint              n)
{
  return set_number (&s->seats[seat].gold, values, n);
}

static gboolean
set_salt (FolkState         *s,
          guint              seat,
          const char *const *values,
          guint              n)
{
  return set_number (&s->seats[seat].salt, values, n);
}

static gboolean
set_boot (FolkState         *s,
          guint              seat,
          const char *const *values,
          guint              n)
{
  return set_number (&s->seats[seat].boot, values, n);
}

static gboolean
set_lost (FolkState         *s,
          guint              seat,
          const char *const *values,
          guint              n)
{
  g_auto (GStrv) parts = n == 1 ? g_strsplit (values[0], "/", 2) : NULL;

  if (parts == NULL || parts[0] == NULL || (parts[1] && strcmp (parts[1], "resting") != 0))
    return FALSE;
  s->seats[seat].resting = parts[1] != NULL;
  return set_number (&s->seats[seat].lost, (const char *const *) parts, 1);
}

static gboolean
set_tiles (FolkState         *s,
           guint              seat,
           const char *const *values,
           guint              n)
{
  FolkSeat *p = &s->seats[seat];

  memset (p->tiles, 0, sizeof p->tiles);
  memset (p->uses, 0, sizeof p->uses);
  p->n_tiles = 0;
  if (n == 0 || n > MANY)
    return FALSE;
  for (guint i = 0; i < n && !is_none (values, n); i++)
    {
      g_auto (GStrv) parts = g_strsplit (values[i], "/", 2);
      int tile = parts[0] ? bramble_parse_id (parts[0], folk_tile_ids, FOLK_N_TILES) : -1;
      guint most = tile >= 0 && folk_max_uses ((guint) tile) > 0 ? MANY : 0;
      int uses = tile >= 0 && parts[1] ? bramble_parse_number (parts[1], 0, most) : 0;

      if (tile < 0 || uses < 0)
        return FALSE;
      folk_put_tile (s, seat, (guint) tile, (guint) uses);
    }
  return TRUE;
}

static const struct
{
  const char *key;
  gboolean (*set) (FolkState         *s,
                   const char *const *words); /* (nullable) */
  SetSeat set_seat;  /* (nullable): for each seat that is named */
  gboolean anywhere; /* not only at rest */
  const char *usage;
} keys[] = {
  { "start", set_start, NULL, FALSE, "start SEAT" },
  { "heroes", NULL, set_hero, FALSE, "heroes SEAT HERO…" },
  { "quests", NULL, set_quests, FALSE, "quests SEAT CARD…" },
  { "done", NULL, set_done, FALSE, "done SEAT NUMBER…" },
  { "fields", NULL, set_field, FALSE, "fields SEAT FIELD[/END]…" },
  { "turn", set_turn, NULL, FALSE, "turn SEAT ROUND" },
  { "biscuits", NULL, set_biscuits, FALSE, "biscuits SEAT STEPS…|none…" },
  { "advice", NULL, set_advice, FALSE, "advice SEAT NUMBER…" },
  { "gold", NULL, set_gold, FALSE, "gold SEAT NUMBER…" },
  { "salt", NULL, set_salt, FALSE, "salt SEAT NUMBER…" },
  { "boot", NULL, set_boot, FALSE, "boot SEAT MINUS…" },
  { "tiles", NULL, set_tiles, FALSE, "tiles SEAT TILE[/USES]…|none…" },
  { "now", set_now, NULL, TRUE, "now PHASE offers NUMBER bonus NUMBER used USED,…|none FRAME… [offer OFFER…]" },
  { "over", set_over, NULL, FALSE, "over SEAT ROUND gate WINNER|turns" },
  { "lost", NULL, set_lost, TRUE, "lost SEAT TURNS[/resting]…" },
  { "seed", set_seed, NULL, TRUE, "seed NUMBER" },
};

/* Goes through "seat-1 VALUE… seat-2 VALUE…". */
static gboolean
set_seats (FolkState         *s,
           SetSeat            set,
           const char *const *words)
{
  guint seat, n;

  if (words[0] == NULL)
    return FALSE;
  for (; words[0]; words += n + 1)
    if (!bramble_parse_seat_part (words, s->n_seats, &seat, &n) || !set (s, seat, words + 1, n))
      return FALSE;

  return TRUE;
}

/**
 * folk_place:
 * @words: a key and its values
 *
 * Changes one part of the position, if what comes out is possible; else nothing.
 * It tells no events: nothing happens by it.
 */
gboolean
folk_place (gpointer            state,
            const char *const  *words,
            BrambleEvents      *events,
            GError            **error)
{
  FolkState *s = state;
  FolkState changed = *s;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      if (words[0] == NULL || strcmp (keys[i].key, words[0]) != 0)
        continue;
      if (!keys[i].anywhere && !is_at_rest (s))
        return bramble_refuse (error, "while something goes on only “now”, “lost” and “seed” can be set");
      if (!(keys[i].set ? keys[i].set (&changed, words + 1) : set_seats (&changed, keys[i].set_seat, words + 1)))
        return bramble_refuse (error, "usage: set %s", keys[i].usage);
      if (!folk_check (&changed, error))
        return FALSE;
      *s = changed;
      return TRUE;
    }

  return bramble_refuse (error, "unknown key “%s”", words[0] ? words[0] : "");
}

char *
folk_place_help (void)
{
  GString *help = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_string_append_printf (help, "set %s\n", keys[i].usage);
  bramble_list_words (help, folk_vocabularies, folk_n_vocabularies);
  return g_string_free (help, FALSE);
}
