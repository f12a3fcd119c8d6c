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

      if (!grimm_word_number (w, 1 + type, GRIMM_MANY, &n))
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

  if (!grimm_word_seat (w, 0, &seat) || !grimm_word_number (w, 1, s->players[seat].n_sites, &site))
    return FALSE;
  if (site == 0)
    return grimm_refuse (w, "sites are counted from 1");
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
set_pig (GrimmWords *w)
{
  guint seat, location;

  if (!grimm_word_seat (w, 0, &seat))
    return FALSE;
  if (strcmp (w->words[1], "nowhere") == 0)
    location = GRIMM_NOWHERE;
  else if (strcmp (w->words[1], "home") == 0)
    location = GRIMM_HOME;
  else if (!grimm_word_location (w, 1, &location))
    return FALSE;
  w->s->players[seat].pig = (guint8) location;
  return TRUE;
}

static gboolean
set_monster (GrimmWords *w)
{
  GrimmState *s = w->s;
  guint seat, location;

  if (!grimm_word_seat (w, 0, &seat) || !grimm_word_location (w, 1, &location))
    return FALSE;
  if (s->players[seat].fable == GRIMM_NONE || grimm_cards[s->players[seat].fable].type != GRIMM_MONSTER)
    return grimm_refuse (w, "%s has set down no Monster", grimm_seat_ids[seat]);
  s->players[seat].monster_at = (guint8) location;
  s->monster_played = TRUE;
  return TRUE;
}

static gboolean
set_actions (GrimmWords *w)
{
  guint seat, n;

  if (!grimm_word_seat (w, 0, &seat) || !grimm_word_number (w, 1, 20, &n))
    return FALSE;
  w->s->players[seat].actions = (guint8) n;
  return TRUE;
}

static gboolean
set_start (GrimmWords *w)
{
  guint seat;

  if (!grimm_word_seat (w, 0, &seat))
    return FALSE;
  w->s->start = (guint8) seat;
  return TRUE;
}

static gboolean
set_round (GrimmWords *w)
{
  guint n;

  if (!grimm_word_number (w, 0, 10000, &n))
    return FALSE;
  w->s->round = (guint16) MAX (n, 1);
  return TRUE;
}

static gboolean
set_seed (GrimmWords *w)
{
  guint n;

  if (!grimm_word_number (w, 0, G_MAXUINT, &n))
    return FALSE;
  bramble_rng_seed (&w->s->rng, n);
  return TRUE;
}

/* The game goes on at the beginning of a window. From the Fables on, everybody
 * must have set down a Gather card; pigs that are at home go there. */
static gboolean
set_window (GrimmWords *w)
{
  GrimmState *s = w->s;
  BrambleAsk ask;
  GrimmRun run = { .s = s, .ask = &ask };
  guint window;

  if (!grimm_word_id (w, 0, "window", grimm_window_ids, GRIMM_N_WINDOWS, &window))
    return FALSE;
  if (window > GRIMM_WINDOW_PLAN && window < GRIMM_WINDOW_BACK)
    for (guint seat = 0; seat < s->n_seats; seat++)
      {
        GrimmPlayer *player = &s->players[seat];

        if (player->gather == GRIMM_NONE)
          return grimm_refuse (w, "%s has set down no Gather card", grimm_seat_ids[seat]);
        if (window > GRIMM_WINDOW_FABLES)
          player->fable_seen = GRIMM_ALL_SEATS;
        if (window > GRIMM_WINDOW_GATHERS)
          {
            player->gather_seen = GRIMM_ALL_SEATS;
            player->faced = GRIMM_GATHER_LOCATION (player->gather);
            if (player->pig == GRIMM_HOME)
              player->pig = player->faced;
          }
      }
  else if (window <= GRIMM_WINDOW_PLAN)
    for (guint seat = 0; seat < s->n_seats; seat++)
      {
        GrimmPlayer *player = &s->players[seat];

        /* A new planning: what lies there goes back. */
        if (player->gather != GRIMM_NONE)
          player->gather_hand |= (guint16) (1u << player->gather);
        player->gather = GRIMM_NONE;
        player->gather_seen = 0;
        if (player->fable != GRIMM_NONE && !player->dreamt)
          grimm_hand_add (s, seat, player->fable);
        else
          grimm_give_back (w, player->fable);
        player->fable = GRIMM_NONE;
        player->fable_seen = 0;
        player->dreamt = FALSE;
        player->monster_at = GRIMM_NONE;
        player->pig = GRIMM_HOME;
      }

  s->window = (guint8) window;
  s->planning = 0;
  s->plans_shown = window > GRIMM_WINDOW_PLAN ? GRIMM_ALL_SEATS & ((1u << s->n_seats) - 1) : 0;
  s->depth = 0;
  grimm_push (&run, GRIMM_PROC_ROUND, GRIMM_NONE, GRIMM_NONE);
  grimm_run (&run);
  return TRUE;
}

static const struct
{
  const char *name;
  guint min_words;
  guint max_words;
  gboolean (*set) (GrimmWords *w);
  const char *usage;
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
  { "corner", 1, 1, grimm_set_corner, "corner SEAT (Cutting Corners as a site)" },
  { "bonus", 2, 2, set_bonus, "bonus TYPE SEAT | none" },
  { "unique", 2, 2, grimm_set_unique, "unique LOCATION FABLE | none" },
  { "next", 2, 3, grimm_set_next, "next SEAT FABLE | none [LOCATION] (acts this round)" },
  { "laid", 2, 2, grimm_set_laid, "laid SEAT FABLE | none (acts next round)" },
  { "plan", 2, 3, grimm_set_plan, "plan SEAT LOCATION [FABLE]" },
  { "pig", 2, 2, set_pig, "pig SEAT LOCATION | nowhere | home" },
  { "monster", 2, 2, set_monster, "monster SEAT LOCATION (where its Fable stands)" },
  { "actions", 2, 2, set_actions, "actions SEAT NUMBER" },
  { "start", 1, 1, set_start, "start SEAT" },
  { "round", 1, 1, set_round, "round NUMBER" },
  { "seed", 1, 1, set_seed, "seed NUMBER (of what chance brings from now on)" },
  { "window", 1, 1, set_window, "window WINDOW (the game goes on there)" },
};

/* Effects that are half done rely on what they have seen, so the position may
 * change only while somebody plans or chooses an action, or nobody does. */
static gboolean
is_calm (const GrimmState *s)
{
  return s->over || s->ask_kind == GRIMM_ASK_PLAN_GATHER || s->ask_kind == GRIMM_ASK_ACTION;
}

/**
 * grimm_position_set:
 * @words: a command and its arguments, ended by %NULL
 *
 * Changes one part of a position, or says why not and changes nothing.
 */
gboolean
grimm_position_set (gpointer            state,
                    const char *const  *words,
                    GError            **error)
{
  GrimmState copy;
  GrimmWords w = { .s = &copy, .words = words + 1, .error = error };

  memcpy (&copy, state, sizeof copy);
  if (words[0] == NULL)
    return grimm_refuse (&w, "what shall be set?");
  w.n_words = g_strv_length ((char **) words) - 1;
  if (!is_calm (&copy))
    return grimm_refuse (&w, "a position can be set while a Gather card is planned or an action chosen, not amid an effect");

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      if (strcmp (commands[i].name, words[0]) != 0)
        continue;
      if (w.n_words < commands[i].min_words || w.n_words > commands[i].max_words)
        return grimm_refuse (&w, "usage: set %s", commands[i].usage);
      if (!commands[i].set (&w) || !grimm_check (&copy, error))
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
