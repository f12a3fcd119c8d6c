/* show.c: a position in words, for consoles and tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each line is a key and its values. Most lines can be given back to the
 * console with "set" before them. What a view hides is a "?".
 */

#include "grimm.h"

static const char *
card_id (guint card)
{
  return card == GRIMM_HIDDEN ? "?" : card < GRIMM_N_CARDS ? grimm_cards[card].id : "none";
}

static const char *
location_id (guint location)
{
  switch (location)
    {
    case GRIMM_NOWHERE:
      return "nowhere";
    case GRIMM_HOME:
      return "home";
    default:
      return location < GRIMM_N_LOCATIONS ? grimm_location_ids[location] : "none";
    }
}

static const char *
seat_id (guint seat)
{
  return seat < GRIMM_MAX_SEATS ? grimm_seat_ids[seat] : "none";
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
    g_string_append_printf (text, " %s", card_id (cards[i - 1]));
  g_string_append_c (text, '\n');
}

static void
add_hand (GString           *text,
          const GrimmPlayer *player,
          guint              seat)
{
  guint shown = 0;

  g_string_append_printf (text, "hand %s", grimm_seat_ids[seat]);
  for (guint fable = 0; fable < GRIMM_N_FABLES; fable++)
    for (guint n = grimm_hand_count (player, fable); n > 0; n--, shown++)
      g_string_append_printf (text, " %s", grimm_cards[fable].id);
  for (; shown < player->hand_size; shown++)
    g_string_append (text, " ?");
  if (player->hand_size == 0)
    g_string_append (text, " none");
  g_string_append_c (text, '\n');
}

static void
add_player (GString          *text,
            const GrimmState *s,
            guint             seat)
{
  const GrimmPlayer *p = &s->players[seat];
  const char *id = grimm_seat_ids[seat];

  add_counts (text, "resources", id, p->stock);
  if (grimm_sum (p->gathered) > 0)
    add_counts (text, "gathered", id, p->gathered);
  /* Before the hand: what is planned is not in it. */
  if (p->gather != GRIMM_NONE || p->fable != GRIMM_NONE)
    g_string_append_printf (text, "plan %s %s %s\n", id,
                            p->gather == GRIMM_NONE ? "none"
                            : p->gather == GRIMM_HIDDEN ? "?" : location_id (GRIMM_GATHER_LOCATION (p->gather)),
                            card_id (p->fable));
  if (p->monster_at != GRIMM_NONE)
    g_string_append_printf (text, "monster %s %s\n", id, location_id (p->monster_at));
  add_hand (text, p, seat);
  g_string_append_printf (text, "friend %s %s", id, card_id (p->friend_card));
  if (p->friend_card == GRIMM_LITTLE_MERMAID)
    for (guint location = 0; location < s->n_locations; location++)
      if (p->locked != 0 && ((p->locked >> location) & 1) == 0)
        g_string_append_printf (text, " %s", grimm_location_ids[location]);
  g_string_append_c (text, '\n');
  if (p->friend_card == GRIMM_RAPUNZEL)
    add_counts (text, "tower", id, p->tower);
  if (p->corner != GRIMM_NONE)
    g_string_append_printf (text, "corner %s\n", id);
  for (guint site = 0; site < p->n_sites; site++)
    if (p->sites[site].height > 0)
      g_string_append_printf (text, "house %s %u %s %s\n", id, site + 1, grimm_type_ids[p->sites[site].type],
                              grimm_section_ids[p->sites[site].height - 1]);
  if (p->next_card != GRIMM_NONE)
    g_string_append_printf (text, "next %s %s%s%s\n", id, card_id (p->next_card),
                            p->next_place == GRIMM_NONE ? "" : " ",
                            p->next_place == GRIMM_NONE ? "" : location_id (p->next_place));
  if (p->next_laid != GRIMM_NONE)
    g_string_append_printf (text, "laid %s %s\n", id, card_id (p->next_laid));
  g_string_append_printf (text, "pig %s %s\n", id, location_id (p->pig));
  g_string_append_printf (text, "actions %s %u\n", id, p->actions);
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

  g_string_append_printf (text, "players %u\nround %u\nwindow %s\nstart %s\n", s->n_seats, s->round,
                          grimm_window_ids[s->window], grimm_seat_ids[s->start]);
  for (guint location = 0; location < s->n_locations; location++)
    {
      add_counts (text, "pile", grimm_location_ids[location], s->piles[location]);
      if (s->unique[location] != GRIMM_NONE)
        g_string_append_printf (text, "unique %s %s\n", grimm_location_ids[location], card_id (s->unique[location]));
    }
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    g_string_append_printf (text, "bonus %s %s\n", grimm_type_ids[type], seat_id (s->bonus[type]));
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    g_string_append_printf (text, "supply %s floor %u walls %u roof %u\n", grimm_type_ids[type],
                            s->supply[type][0], s->supply[type][1], s->supply[type][2]);
  for (guint i = 0; i < s->n_seats; i++)
    add_player (text, s, i);
  add_pile (text, "deck", s->deck, s->n_deck);
  add_pile (text, "discard", s->discard, s->n_discard);
  add_pile (text, "friend-deck", s->friends, s->n_friends);
  add_pile (text, "friend-discard", s->friend_discard, s->n_friend_discard);
  for (guint i = 0; s->over && i < s->n_seats; i++)
    if ((s->winners >> i) & 1)
      g_string_append_printf (text, "winner %s\n", grimm_seat_ids[i]);

  return g_string_free (text, FALSE);
}
