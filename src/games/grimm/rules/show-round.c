/* show-round.c: swapped cards, knowledge and effects under way in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "show.h"

#include "asks.h"
#include "grimm.h"

/* The two sets of holders that a viewer knows of for a Fable, see knowledge.c. */
#define HOLDERS(byte, slot) (((byte) >> (4 * (slot))) & 0x0fu)

/* How many copies of @fable in the hand of @seat @viewer knows for sure, though
 * it does not see them. While a Fable lies face down before @seat it may be
 * that one. */
guint
grimm_known_in_hand (const GrimmState *s,
                     guint             viewer,
                     guint             seat,
                     guint             fable)
{
  const GrimmPlayer *player = &s->players[seat];
  guint n = 0;

  if (viewer >= s->n_seats || viewer == seat || (player->fable == GRIMM_HIDDEN && !player->dreamt))
    return 0;
  for (guint slot = 0; slot < 2; slot++)
    n += HOLDERS (s->known[viewer][fable], slot) == 1u << seat;
  /* A Fable that this viewer sees lying there is no longer in the hand. */
  if (player->fable == fable && !player->dreamt && n > 0)
    n--;

  return n;
}

/* Gather cards that are not where they belong. */
void
grimm_show_gathers (GString          *text,
                    const GrimmState *s)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      const GrimmPlayer *p = &s->players[seat];

      if (p->gather != GRIMM_NONE && p->gather_home != seat)
        g_string_append_printf (text, "swapped %s %s\n", grimm_seat_ids[seat], grimm_seat_ids[p->gather_home]);
    }
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      guint strange = s->players[seat].gather_hand & ~(0x0fu << (4 * seat));

      if (strange == 0)
        continue;
      g_string_append_printf (text, "strange %s", grimm_seat_ids[seat]);
      for (guint card = 0; card < 4 * s->n_seats; card++)
        if ((strange >> card) & 1)
          g_string_append_printf (text, " %s-of-%s", grimm_location_ids[GRIMM_GATHER_LOCATION (card)],
                                  grimm_seat_ids[GRIMM_GATHER_HOME (card)]);
      g_string_append_c (text, '\n');
    }
}

/* Who knows a face-down card, when it is not its player alone. */
static void
show_seen (GString    *text,
           const char *key,
           guint       seat,
           guint       usual,
           guint       seen)
{
  if (seen == 0 && usual != 0)
    g_string_append_printf (text, "%s %s none\n", key, grimm_seat_ids[seat]);
  else if (seen != usual && seen != GRIMM_ALL_SEATS)
    {
      g_autofree char *start = g_strdup_printf ("%s %s", key, grimm_seat_ids[seat]);

      grimm_show_set (text, start, grimm_seat_ids, GRIMM_MAX_SEATS, seen);
    }
}

/* What seats have learnt of hands, of the deck and of cards that lie there. */
void
grimm_show_knowledge (GString          *text,
                      const GrimmState *s)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      const GrimmPlayer *p = &s->players[seat];
      g_autofree char *unlocked = g_strdup_printf ("unlocked %s", grimm_seat_ids[seat]);

      if (p->gather != GRIMM_NONE)
        show_seen (text, "gather-seen", seat, 1u << seat, p->gather_seen);
      if (p->fable != GRIMM_NONE)
        show_seen (text, "fable-seen", seat, p->dreamt ? 0 : 1u << seat, p->fable_seen);
      grimm_show_set (text, unlocked, grimm_location_ids, GRIMM_N_LOCATIONS, p->unlocked);
      if (p->locked_late)
        g_string_append_printf (text, "late-mermaid %s yes\n", grimm_seat_ids[seat]);
    }
  for (guint viewer = 0; viewer < s->n_seats; viewer++)
    {
      for (guint fable = 0; fable < GRIMM_N_FABLES; fable++)
        for (guint slot = 0; slot < 2; slot++)
          {
            g_autofree char *knows = g_strdup_printf ("knows %s %s", grimm_seat_ids[viewer], grimm_cards[fable].id);

            grimm_show_set (text, knows, grimm_seat_ids, GRIMM_MAX_SEATS, HOLDERS (s->known[viewer][fable], slot));
          }
      if (s->deck_known[viewer] != 0)
        {
          g_string_append_printf (text, "knows-deck %s", grimm_seat_ids[viewer]);
          for (guint place = 1; place <= s->n_deck; place++)
            if ((s->deck_known[viewer] >> (s->n_deck - place)) & 1)
              g_string_append_printf (text, " %u", place);
          g_string_append_c (text, '\n');
        }
    }
}

static const char *const won_by_ids[] = {
  [GRIMM_WON_BY_HOUSES] = "houses",
  [GRIMM_WON_BY_BRICK] = "brick",
  [GRIMM_WON_BY_WOOD] = "wood",
  [GRIMM_WON_BY_BONUS] = "bonus",
  [GRIMM_WON_SHARED] = "shared",
};

/* Where the round is: who is left to plan or builds, what is under way in the
 * middle of an effect, and how the game has ended. */
void
grimm_show_round (GString          *text,
                  const GrimmState *s)
{
  const GrimmFrame *top = &s->stack[s->depth - 1];

  if (s->monster_played)
    g_string_append (text, "monster-played yes\n");
  if (s->over)
    {
      for (guint seat = 0; seat < s->n_seats; seat++)
        if ((s->winners >> seat) & 1)
          g_string_append_printf (text, "winner %s\n", grimm_seat_ids[seat]);
      g_string_append_printf (text, "won-by %s\n", won_by_ids[s->won_by]);
      /* When all else is set it is the end of the game that says who has won. */
      g_string_append_printf (text, "window %s\n", grimm_window_ids[s->window]);
      for (guint seat = 0; seat < s->n_seats; seat++)
        if (s->players[seat].dreamt)
          g_string_append_printf (text, "dream %s\n", grimm_seat_ids[seat]);
      return;
    }

  if (s->window == GRIMM_WINDOW_PLAN && top->proc == GRIMM_PROC_PLAN)
    {
      grimm_show_set (text, "planning", grimm_seat_ids, GRIMM_MAX_SEATS, s->planning);
      if (s->ask_kind == GRIMM_ASK_PLAN_GATHER && s->players[s->ask_seat].friend_card == GRIMM_EVIL_QUEEN)
        g_string_insert (text, (gssize) text->len - 1, " peeked");
    }
  if (s->window == GRIMM_WINDOW_PLAN)
    grimm_show_set (text, "plans-shown", grimm_seat_ids, GRIMM_MAX_SEATS, s->plans_shown);
  if (s->ask_kind == GRIMM_ASK_ACTION)
    g_string_append_printf (text, "turn %s\n", grimm_seat_ids[top->owner]);
  if (grimm_is_calm (s))
    g_string_append_printf (text, "asks %s %s\n", grimm_asks[s->ask_kind].id, grimm_show_seat (s->ask_seat));
  else
    grimm_show_now (text, s);
}
