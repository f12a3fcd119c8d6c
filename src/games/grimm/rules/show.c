/* show.c: a position in words, for consoles and tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each line is a key and its values, and together they are everything that
 * the position is. Given back in their order with "set" before them they make
 * it again, but for those that are said when a game begins and those that
 * follow from others. What a view hides is a "?".
 */

#include "grimm.h"

#include "engine.h"
#include "choices.h"
#include "show.h"

const char *
grimm_show_card (guint card)
{
  return card == GRIMM_HIDDEN ? "?" : card < GRIMM_N_CARDS ? grimm_cards[card].id : "none";
}

const char *
grimm_show_location (guint location)
{
  if (location == GRIMM_NOWHERE)
    return "nowhere";
  if (location == GRIMM_HOME)
    return "home";

  return location < GRIMM_N_LOCATIONS ? grimm_location_ids[location] : "none";
}

const char *
grimm_show_seat (guint seat)
{
  return seat < GRIMM_MAX_SEATS ? grimm_seat_ids[seat] : "none";
}

/* A key, and the words of @ids that have a bit in @set. Empty sets are not
 * shown. */
void
grimm_show_set (GString           *text,
                const char        *key,
                const char *const *ids,
                guint              n_ids,
                guint              set)
{
  if (set == 0)
    return;

  g_string_append (text, key);
  for (guint i = 0; i < n_ids; i++)
    if ((set >> i) & 1)
      g_string_append_printf (text, " %s", ids[i]);
  g_string_append_c (text, '\n');
}

static void
add_counts (GString       *text,
            const char    *key,
            const char    *id,
            const guint16 *counts)
{
  g_string_append_printf (text, "%s %s %u %u %u\n", key, id, counts[0], counts[1], counts[2]);
}

/* A pile, the top card first. */
static void
add_pile (GString      *text,
          const char   *key,
          const guint8 *cards,
          guint         n)
{
  g_string_append (text, key);
  if (n == 0)
    g_string_append (text, " none");
  for (guint i = n; i > 0; i--)
    g_string_append_printf (text, " %s", grimm_show_card (cards[i - 1]));
  g_string_append_c (text, '\n');
}

/* The hand of @seat. What @viewer cannot see but knows of it is marked. */
static void
add_hand (GString          *text,
          const GrimmState *s,
          guint             seat,
          guint             viewer)
{
  const GrimmPlayer *player = &s->players[seat];
  guint shown = 0;

  g_string_append_printf (text, "hand %s", grimm_seat_ids[seat]);
  for (guint fable = 0; fable < GRIMM_N_FABLES; fable++)
    {
      for (guint n = grimm_hand_count (player, fable); n > 0; n--, shown++)
        g_string_append_printf (text, " %s", grimm_cards[fable].id);
      for (guint n = grimm_known_in_hand (s, viewer, seat, fable); n > 0; n--, shown++)
        g_string_append_printf (text, " known:%s", grimm_cards[fable].id);
    }
  for (; shown < player->hand_size; shown++)
    g_string_append (text, " ?");
  if (player->hand_size == 0)
    g_string_append (text, " none");
  g_string_append_c (text, '\n');
}

/* What lies before a player. It comes before the hand: it is not in it. */
static void
add_plan (GString          *text,
          const GrimmState *s,
          guint             seat)
{
  const GrimmPlayer *p = &s->players[seat];
  const char *id = grimm_seat_ids[seat];

  if (p->gather != GRIMM_NONE || p->fable != GRIMM_NONE)
    g_string_append_printf (text, "plan %s %s %s\n", id,
                            p->gather == GRIMM_NONE ? "none"
                            : p->gather == GRIMM_HIDDEN ? "?" : grimm_show_location (GRIMM_GATHER_LOCATION (p->gather)),
                            grimm_show_card (p->fable));
  if (p->dreamt && (p->fable != GRIMM_NONE || (!s->over && grimm_is_calm (s))))
    g_string_append_printf (text, "dream %s\n", id);
  if (p->monster_at != GRIMM_NONE)
    g_string_append_printf (text, "monster %s %s\n", id, grimm_show_location (p->monster_at));
}

/* Whether a Friend is just coming to @seat. */
static gboolean
is_gaining (const GrimmState *s,
            guint             seat)
{
  for (guint i = 0; i < s->depth; i++)
    if (s->stack[i].proc == GRIMM_PROC_CARD && s->stack[i].part == GRIMM_PART_GAINED && s->stack[i].owner == seat)
      return TRUE;

  return FALSE;
}

static void
add_friend (GString          *text,
            const GrimmState *s,
            guint             seat)
{
  const GrimmPlayer *p = &s->players[seat];
  const char *id = grimm_seat_ids[seat];

  /* A Friend that is coming is part of what is going on: the Little Mermaid has no cards yet. */
  g_string_append_printf (text, "friend %s %s", id,
                          grimm_show_card (is_gaining (s, seat) ? GRIMM_NONE : p->friend_card));
  if (p->friend_card == GRIMM_LITTLE_MERMAID)
    for (guint location = 0; location < s->n_locations; location++)
      if (p->locked != 0 && ((p->locked >> location) & 1) == 0)
        g_string_append_printf (text, " %s", grimm_location_ids[location]);
  g_string_append_c (text, '\n');
  if (p->friend_card == GRIMM_RAPUNZEL)
    add_counts (text, "tower", id, p->tower);
  if (p->declared != GRIMM_NONE)
    g_string_append_printf (text, "declared %s %s\n", id,
                            p->friend_card == GRIMM_PINOCCHIO ? grimm_show_location (p->declared)
                            : p->declared ? "alone" : "together");
  if (p->robbed != GRIMM_NONE)
    g_string_append_printf (text, "robbed %s %s %s\n", id, grimm_seat_ids[p->robbed], grimm_type_ids[p->loot]);
}

static void
add_player (GString          *text,
            const GrimmState *s,
            guint             seat,
            guint             viewer)
{
  const GrimmPlayer *p = &s->players[seat];
  const char *id = grimm_seat_ids[seat];

  add_counts (text, "resources", id, p->stock);
  if (grimm_sum (p->gathered) > 0)
    add_counts (text, "gathered", id, p->gathered);
  add_plan (text, s, seat);
  add_hand (text, s, seat, viewer);
  add_friend (text, s, seat);
  if (p->corner != GRIMM_NONE)
    g_string_append_printf (text, "corner %s\n", id);
  for (guint site = 0; site < p->n_sites; site++)
    if (p->sites[site].height > 0)
      g_string_append_printf (text, "house %s %u %s %s\n", id, site + 1, grimm_type_ids[p->sites[site].type],
                              grimm_section_ids[p->sites[site].height - 1]);
  if (p->next_card != GRIMM_NONE)
    g_string_append_printf (text, "next %s %s%s%s\n", id, grimm_show_card (p->next_card),
                            p->next_place == GRIMM_NONE ? "" : " ",
                            p->next_place == GRIMM_NONE ? "" : grimm_show_location (p->next_place));
  if (p->next_laid != GRIMM_NONE)
    g_string_append_printf (text, "laid %s %s\n", id, grimm_show_card (p->next_laid));
  g_string_append_printf (text, "pig %s %s\n", id, grimm_show_location (p->pig));
  if (p->faced != GRIMM_NONE)
    g_string_append_printf (text, "faced %s %s\n", id, grimm_show_location (p->faced));
  g_string_append_printf (text, "actions %s %u\n", id, p->actions);
  if (p->used > 0)
    g_string_append_printf (text, "used %s %u\n", id, p->used);
  if (p->specials != 0)
    {
      g_string_append_printf (text, "specials %s", id);
      for (guint card = GRIMM_N_FABLES; card < GRIMM_N_CARDS; card++)
        if (p->specials & GRIMM_FRIEND_BIT (card))
          g_string_append_printf (text, " %s", grimm_cards[card].id);
      g_string_append_c (text, '\n');
    }
}

/**
 * grimm_show:
 * @seat: who looks, or BRAMBLE_NO_SEAT for everything
 *
 * Returns: (transfer full): the position in lines of words
 */
char *
grimm_show (gconstpointer state,
            guint         seat)
{
  GString *text = g_string_new (NULL);
  GrimmState view;
  const GrimmState *s = state;

  if (seat != BRAMBLE_NO_SEAT)
    {
      grimm_view (state, seat, &view);
      s = &view;
    }

  g_string_append_printf (text, "players %u\nround %u\n", s->n_seats, s->round);
  if (!s->over && grimm_is_calm (s))
    g_string_append_printf (text, "window %s\n", grimm_window_ids[s->window]);
  g_string_append_printf (text, "start %s\nedition %s\ncards %s\n", grimm_seat_ids[s->start],
                          grimm_choices[GRIMM_CHOICE_EDITION].values[s->edition].id,
                          grimm_choices[GRIMM_CHOICE_CARDS].values[s->advanced].id);
  for (guint location = 0; location < s->n_locations; location++)
    {
      add_counts (text, "pile", grimm_location_ids[location], s->piles[location]);
      if (s->unique[location] != GRIMM_NONE)
        g_string_append_printf (text, "unique %s %s\n", grimm_location_ids[location], grimm_show_card (s->unique[location]));
    }
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    g_string_append_printf (text, "bonus %s %s\n", grimm_type_ids[type], grimm_show_seat (s->bonus[type]));
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    g_string_append_printf (text, "supply %s floor %u walls %u roof %u\n", grimm_type_ids[type],
                            s->supply[type][0], s->supply[type][1], s->supply[type][2]);
  for (guint i = 0; i < s->n_seats; i++)
    add_player (text, s, i, seat);
  add_pile (text, "deck", s->deck, s->n_deck);
  add_pile (text, "discard", s->discard, s->n_discard);
  add_pile (text, "friend-deck", s->friends, s->n_friends);
  add_pile (text, "friend-discard", s->friend_discard, s->n_friend_discard);
  grimm_show_gathers (text, s);
  grimm_show_knowledge (text, s);
  grimm_show_round (text, s);
  if (seat == BRAMBLE_NO_SEAT)
    g_string_append_printf (text, "seed %" G_GUINT64_FORMAT "\n", s->rng.state);

  return g_string_free (text, FALSE);
}
