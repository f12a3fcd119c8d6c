/* position.c: setting up any position, for consoles and tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A position is changed by one command of words at a time, on a copy. Cards
 * are taken from deck and discard pile and go back beneath the deck, so that
 * none is ever lost. What comes out must pass the check of every position, or
 * nothing changes.
 */

#include "position.h"

#include <string.h>

/* The commands. */

static gboolean
set_counts (GrimmWords *w,
            guint16    *counts)
{
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    {
      guint n;

      if (!grimm_word_number (w, 1 + type, 0, GRIMM_MANY, &n))
        return FALSE;
      counts[type] = (guint16) n;
    }

  return TRUE;
}

static gboolean
set_resources (GrimmWords *w)
{
  guint seat;

  return grimm_word_seat (w, 0, &seat) && set_counts (w, w->s->players[seat].stock);
}

static gboolean
set_gathered (GrimmWords *w)
{
  guint seat;

  return grimm_word_seat (w, 0, &seat) && set_counts (w, w->s->players[seat].gathered);
}

static gboolean
set_tower (GrimmWords *w)
{
  guint seat;

  if (!grimm_word_seat (w, 0, &seat))
    return FALSE;
  if (w->s->players[seat].friend_card != GRIMM_RAPUNZEL)
    return grimm_refuse (w, "%s does not have Rapunzel", grimm_seat_ids[seat]);
  return set_counts (w, w->s->players[seat].tower);
}

static gboolean
set_pile (GrimmWords *w)
{
  guint location;
  guint16 counts[GRIMM_N_TYPES];

  if (!grimm_word_location (w, 0, &location) || !set_counts (w, counts))
    return FALSE;
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    if (counts[type] > 0 && !grimm_produces (location, type))
      return grimm_refuse (w, "%s never lies at the %s", grimm_type_ids[type], grimm_location_ids[location]);
  memcpy (w->s->piles[location], counts, sizeof counts);
  return TRUE;
}

/* "set house SEAT SITE TYPE SECTION" or "set house SEAT SITE none" */
static gboolean
set_house (GrimmWords *w)
{
  GrimmState *s = w->s;
  GrimmHouse *house;
  guint seat, site, type, section;

  if (!grimm_word_seat (w, 0, &seat) || !grimm_word_number (w, 1, 1, s->players[seat].n_sites, &site))
    return FALSE;
  house = &s->players[seat].sites[site - 1];
  while (house->height > 0)
    s->supply[house->type][--house->height]++;
  house->type = 0;
  if (w->n_words == 3)
    return strcmp (w->words[2], "none") == 0 || grimm_refuse (w, "a house needs a type and its top section");
  if (!grimm_word_type (w, 2, &type) || !grimm_word_id (w, 3, "section", grimm_section_ids, GRIMM_N_SECTIONS, &section))
    return FALSE;
  for (guint i = 0; i <= section; i++)
    {
      if (s->supply[type][i] == 0)
        return grimm_refuse (w, "no %s %s section is left", grimm_type_ids[type], grimm_section_ids[i]);
      s->supply[type][i]--;
    }
  house->type = (guint8) type;
  house->height = (guint8) (section + 1);
  /* The first finished house of a type took its bonus. */
  if (section == GRIMM_ROOF && s->bonus[type] == GRIMM_NONE)
    s->bonus[type] = (guint8) seat;
  return TRUE;
}

static gboolean
set_bonus (GrimmWords *w)
{
  guint type, seat;

  if (!grimm_word_type (w, 0, &type))
    return FALSE;
  if (strcmp (w->words[1], "none") == 0)
    {
      w->s->bonus[type] = GRIMM_NONE;
      return TRUE;
    }
  if (!grimm_word_seat (w, 1, &seat))
    return FALSE;
  w->s->bonus[type] = (guint8) seat;
  return TRUE;
}

static gboolean
set_actions (GrimmWords *w)
{
  guint seat, n;

  if (!grimm_word_seat (w, 0, &seat) || !grimm_word_number (w, 1, 0, GRIMM_MOST_ACTIONS, &n))
    return FALSE;
  w->s->players[seat].actions = (guint8) n;
  return TRUE;
}

static gboolean
set_used (GrimmWords *w)
{
  guint seat, n;

  if (!grimm_word_seat (w, 0, &seat) || !grimm_word_number (w, 1, 0, GRIMM_MOST_ACTIONS, &n))
    return FALSE;
  w->s->players[seat].used = (guint8) n;
  return TRUE;
}

static gboolean
set_specials (GrimmWords *w)
{
  guint seat;
  guint32 specials = 0;

  if (!grimm_word_seat (w, 0, &seat))
    return FALSE;
  for (guint i = 1; i < w->n_words; i++)
    {
      guint card;

      if (!grimm_word_card (w, i, TRUE, &card))
        return FALSE;
      if (card != GRIMM_NONE)
        specials |= GRIMM_FRIEND_BIT (card);
    }
  w->s->players[seat].specials = specials;
  return TRUE;
}

static const struct
{
  const char *name;
  guint min_words;
  guint max_words;
  gboolean (*set) (GrimmWords *w);
  const char *usage;
  gboolean amid; /* in the middle of an effect, too */
} commands[] = {
  { "resources", 4, 4, set_resources, "resources SEAT STRAW WOOD BRICK" },
  { "gathered", 4, 4, set_gathered, "gathered SEAT STRAW WOOD BRICK" },
  { "tower", 4, 4, set_tower, "tower SEAT STRAW WOOD BRICK (what lies on Rapunzel)" },
  { "pile", 4, 4, set_pile, "pile LOCATION STRAW WOOD BRICK" },
  { "hand", 2, 60, grimm_set_hand, "hand SEAT FABLE… | none" },
  { "deck", 1, 60, grimm_set_deck, "deck FABLE… (on top, the first uppermost)" },
  { "discard", 1, 60, grimm_set_discard, "discard FABLE… | none | all" },
  { "friend-deck", 1, 60, grimm_set_friend_deck, "friend-deck FRIEND… (on top, the first uppermost)" },
  { "friend-discard", 1, 60, grimm_set_friend_discard, "friend-discard FRIEND… | none | all" },
  { "friend", 2, 4, grimm_set_friend, "friend SEAT FRIEND | none | little-mermaid KEPT KEPT" },
  { "house", 3, 4, set_house, "house SEAT SITE TYPE floor|walls|roof | none" },
  { "corner", 1, 2, grimm_set_corner, "corner SEAT [none] (Cutting Corners as a site)" },
  { "bonus", 2, 2, set_bonus, "bonus TYPE SEAT | none" },
  { "unique", 2, 2, grimm_set_unique, "unique LOCATION FABLE | none" },
  { "next", 2, 3, grimm_set_next, "next SEAT FABLE | none [LOCATION] (acts this round)" },
  { "laid", 2, 2, grimm_set_laid, "laid SEAT FABLE | none (acts next round)" },
  { "plan", 2, 3, grimm_set_plan, "plan SEAT LOCATION | none [FABLE]" },
  { "dream", 1, 1, grimm_set_dream, "dream SEAT (its Fable is Sleeping Beauty's)" },
  { "swapped", 2, 2, grimm_set_swapped, "swapped SEAT OWNER (whose Gather card lies before it)" },
  { "strange", 2, 13, grimm_set_strange, "strange SEAT LOCATION-of-SEAT… | none (Gather cards of others in hand)" },
  { "faced", 2, 2, grimm_set_faced, "faced SEAT LOCATION | none (what it had face up)" },
  { "declared", 2, 2, grimm_set_declared, "declared SEAT alone | together | LOCATION | none" },
  { "robbed", 2, 3, grimm_set_robbed, "robbed SEAT VICTIM TYPE | none (by Ali Baba)" },
  { "pig", 2, 2, grimm_set_pig, "pig SEAT LOCATION | nowhere | home" },
  { "monster", 2, 2, grimm_set_monster, "monster SEAT LOCATION | none (where its Fable stands)" },
  { "monster-played", 1, 1, grimm_set_monster_played, "monster-played yes | no" },
  { "gather-seen", 2, 5, grimm_set_gather_seen, "gather-seen SEAT SEAT… | none (who knows the Gather card)" },
  { "fable-seen", 2, 5, grimm_set_fable_seen, "fable-seen SEAT SEAT… | none (who knows the Fable)" },
  { "unlocked", 2, 5, grimm_set_unlocked, "unlocked SEAT LOCATION… | none (known not to be under the Little Mermaid)" },
  { "late-mermaid", 2, 2, grimm_set_late_mermaid, "late-mermaid SEAT yes | no (she came after planning)" },
  { "knows", 2, 6, grimm_set_knows, "knows SEAT FABLE HOLDER… | none (one of them has it)" },
  { "knows-deck", 2, 60, grimm_set_knows_deck, "knows-deck SEAT NUMBER… | none (cards from the top)" },
  { "actions", 2, 2, set_actions, "actions SEAT NUMBER" },
  { "used", 2, 2, set_used, "used SEAT NUMBER (actions taken this turn)" },
  { "specials", 2, 27, set_specials, "specials SEAT FRIEND… | none (used this turn)" },
  { "start", 1, 1, grimm_set_start, "start SEAT" },
  { "round", 1, 1, grimm_set_round, "round NUMBER" },
  { "seed", 1, 1, grimm_set_seed, "seed NUMBER (of what chance brings from now on)", TRUE },
  { "window", 1, 1, grimm_set_window, "window WINDOW (the game goes on there)" },
  { "planning", 1, 5, grimm_set_planning, "planning SEAT… [peeked] (who has not planned yet)" },
  { "plans-shown", 1, 4, grimm_set_plans_shown, "plans-shown SEAT… | none (whose plans lie there for all to see)", TRUE },
  { "turn", 1, 1, grimm_set_turn, "turn SEAT (whose Build turn it is)" },
  { "now", 5, 3 + GRIMM_MAX_DEPTH, grimm_set_now, "now WINDOW ASK SEAT EFFECT… (amid effects, as they are shown)", TRUE },
};

/* While nobody has planned, whoever plans first is asked: the change may have
 * made that another seat. */
static void
ask_first_planner (GrimmWords *w)
{
  GrimmState *s = w->s;

  if (!s->over && s->ask_kind == GRIMM_ASK_PLAN_GATHER && s->planning == (1u << s->n_seats) - 1)
    {
      BrambleAsk ask;
      GrimmRun run = { .s = s, .ask = &ask };

      grimm_plan_on (&run, FALSE);
    }
}

/**
 * grimm_position_set:
 * @words: a command and its arguments, ended by %NULL
 * @events: (nullable): what happened when the game went on
 *
 * Changes one part of a position, or says why not and changes nothing.
 */
gboolean
grimm_position_set (gpointer            state,
                    const char *const  *words,
                    BrambleEvents      *events,
                    GError            **error)
{
  GrimmState copy;
  GrimmWords w = { .s = &copy, .words = words + 1, .events = events, .error = error };

  memcpy (&copy, state, sizeof copy);
  if (words[0] == NULL)
    return grimm_refuse (&w, "what shall be set?");
  w.n_words = g_strv_length ((char **) words) - 1;
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      if (strcmp (commands[i].name, words[0]) != 0)
        continue;
      if (!commands[i].amid && !copy.over && !grimm_is_calm (&copy))
        return grimm_refuse (&w, "a position can be set while a Gather card is planned or an action chosen, not amid an effect; "
                                 "there only “now” sets one");
      if (w.n_words < commands[i].min_words || w.n_words > commands[i].max_words)
        return grimm_refuse (&w, "usage: set %s", commands[i].usage);
      if (!commands[i].set (&w))
        return FALSE;
      /* What was set amid effects has not been looked at yet, and has its ask. */
      if (!commands[i].amid)
        ask_first_planner (&w);
      if (!grimm_check (&copy, error))
        return FALSE;
      memcpy (state, &copy, sizeof copy);
      return TRUE;
    }

  return grimm_refuse (&w, "“%s” cannot be set", words[0]);
}

/* Returns: (transfer full): the usage of all commands, one a line */
char *
grimm_position_help (void)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_string_append_printf (text, "set %s\n", commands[i].usage);

  return g_string_free (text, FALSE);
}
