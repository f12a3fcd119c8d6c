/* bramble-wish.c: what somebody wants of a new game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The settings keep for each game a list of words: "player-1" is "person",
 * "nobody" or the id of a computer player, "temper-1" what that is like, "name-1" a name, "look" the looks of all
 * seats, and the game's own choices stand there by their ids. Whoever edits the
 * settings can write what they like: what is no sense is as if it were not there.
 */

#include "bramble-wish.h"

#include <string.h>

#define KEY "new-games"
#define PERSON "person"
#define NOBODY "nobody"

/* How many play when nobody says how many, if the game lets them. */
#define USUAL_SEATS 3

/* Returns the place in the list where nobody is. */
guint
bramble_wish_nobody (const BrambleGame *game)
{
  guint n = 0;

  while (game->levels[n].id)
    n++;
  return BRAMBLE_WISH_PERSON + 1 + n;
}

/* Returns (nullable): the computer player at a place in the list. */
const BrambleLevel *
bramble_wish_level (const BrambleGame *game,
                    guint              player)
{
  return player > BRAMBLE_WISH_PERSON && player < bramble_wish_nobody (game)
         ? &game->levels[player - BRAMBLE_WISH_PERSON - 1]
         : NULL;
}

/* Returns (nullable): the temper at a place in the list. */
const BrambleTemper *
bramble_wish_temper (const BrambleGame *game,
                     guint              place)
{
  return place > BRAMBLE_WISH_ANYHOW && place <= bramble_game_n_tempers (game)
         ? &game->tempers[place - BRAMBLE_WISH_ANYHOW - 1]
         : NULL;
}

static const char *
player_id (const BrambleGame *game,
           guint              player)
{
  const BrambleLevel *level = bramble_wish_level (game, player);

  return level ? level->id : player == BRAMBLE_WISH_PERSON ? PERSON : NOBODY;
}

/* Sets who plays at @seat, if @id says so. */
static void
set_player (BrambleWish *wish,
            guint        seat,
            const char  *id)
{
  for (guint i = 0; i <= bramble_wish_nobody (wish->game); i++)
    if (strcmp (player_id (wish->game, i), id) == 0 && (strcmp (id, NOBODY) != 0 || seat >= wish->game->min_seats))
      wish->players[seat] = i;
}

/* Sets what who plays at @seat is like. */
static void
set_temper (BrambleWish *wish,
            guint        seat,
            const char  *id)
{
  const BrambleTemper *temper = bramble_game_temper (wish->game, id);

  wish->tempers[seat] = temper ? BRAMBLE_WISH_ANYHOW + 1 + (guint) (temper - wish->game->tempers) : BRAMBLE_WISH_ANYHOW;
}

/* An empty name is the one that is given by default. */
static void
set_name (BrambleWish *wish,
          guint        seat,
          const char  *name)
{
  g_free (wish->names[seat]);
  wish->names[seat] = *name ? g_strdup (name) : NULL;
}

/* Looks are taken only all together: one a seat, and where that matters none twice. */
static void
set_looks (BrambleWish *wish,
           const char  *ids)
{
  BrambleSetup setup = wish->setup;

  if (bramble_setup_set (&setup, wish->game, "look", ids, NULL))
    {
      setup.seats = wish->game->max_seats;
      if (bramble_setup_check (&setup, wish->game, NULL))
        memcpy (wish->setup.looks, setup.looks, sizeof setup.looks);
    }
}

/**
 * bramble_wish_init:
 *
 * What a first game is like: one person against the computers that are easiest to beat.
 */
void
bramble_wish_init (BrambleWish       *wish,
                   const BrambleGame *game)
{
  *wish = (BrambleWish) { .game = game, .curtain = TRUE };
  bramble_setup_init (&wish->setup, game);
  for (guint i = 0; i < game->max_seats; i++)
    wish->players[i] = i == 0 ? BRAMBLE_WISH_PERSON
                       : i < MAX (USUAL_SEATS, game->min_seats) ? MIN (BRAMBLE_WISH_PERSON + 1, bramble_wish_nobody (game) - 1)
                       : bramble_wish_nobody (game);
  for (guint i = 0; game->choices[i].id; i++)
    for (guint seat = 0; seat < game->max_seats && game->choices[i].for_one; seat++)
      wish->setup.values[i][seat] = wish->players[seat] == BRAMBLE_WISH_PERSON;
}

void
bramble_wish_clear (BrambleWish *wish)
{
  for (guint i = 0; i < BRAMBLE_MAX_SEATS; i++)
    g_clear_pointer (&wish->names[i], g_free);
}

/* Whether @key is what is kept of a seat under the name of @what, and of which seat. */
static gboolean
is_of_seat (const BrambleWish *wish,
            const char        *key,
            const char        *what,
            guint             *seat)
{
  guint64 number;

  if (!g_str_has_prefix (key, what)
      || !g_ascii_string_to_unsigned (key + strlen (what), 10, 1, wish->game->max_seats, &number, NULL))
    return FALSE;
  *seat = (guint) number - 1;
  return TRUE;
}

/* Takes one thing that is remembered. */
static void
take (BrambleWish *wish,
      const char  *key,
      const char  *value)
{
  guint seat;

  if (is_of_seat (wish, key, "player-", &seat))
    set_player (wish, seat, value);
  else if (is_of_seat (wish, key, "temper-", &seat))
    set_temper (wish, seat, value);
  else if (is_of_seat (wish, key, "name-", &seat))
    set_name (wish, seat, value);
  else if (strcmp (key, "look") == 0)
    set_looks (wish, value);
  else if (strcmp (key, "casual") == 0)
    wish->casual = strcmp (value, "yes") == 0;
  else if (strcmp (key, "curtain") == 0)
    wish->curtain = strcmp (value, "no") != 0;
  else if (bramble_find_choice (wish->game, key) >= 0)
    bramble_setup_set (&wish->setup, wish->game, key, value, NULL);
}

static GVariant *
to_words (const BrambleWish *wish)
{
  const BrambleGame *game = wish->game;
  g_autoptr (GString) looks = g_string_new (NULL);
  BrambleSetup setup = wish->setup;
  GVariantBuilder words;

  g_variant_builder_init (&words, G_VARIANT_TYPE ("a{ss}"));
  for (guint i = 0; i < game->max_seats; i++)
    {
      g_autofree char *player = g_strdup_printf ("player-%u", i + 1);
      g_autofree char *temper = g_strdup_printf ("temper-%u", i + 1);
      g_autofree char *name = g_strdup_printf ("name-%u", i + 1);
      const BrambleTemper *chosen = bramble_wish_temper (game, wish->tempers[i]);

      g_variant_builder_add (&words, "{ss}", player, player_id (game, wish->players[i]));
      if (chosen)
        g_variant_builder_add (&words, "{ss}", temper, chosen->id);
      if (wish->names[i])
        g_variant_builder_add (&words, "{ss}", name, wish->names[i]);
      if (bramble_n_looks (game) > 0)
        g_string_append_printf (looks, "%s%s", i > 0 ? "," : "", game->looks[setup.looks[i]].id);
    }
  if (looks->len > 0)
    g_variant_builder_add (&words, "{ss}", "look", looks->str);
  /* What seats choose for themselves is kept for all there could be. */
  setup.seats = game->max_seats;
  for (guint i = 0; game->choices && game->choices[i].id; i++)
    {
      g_autofree char *value = bramble_setup_get (&setup, game, game->choices[i].id);

      g_variant_builder_add (&words, "{ss}", game->choices[i].id, value);
    }
  g_variant_builder_add (&words, "{ss}", "casual", wish->casual ? "yes" : "no");
  g_variant_builder_add (&words, "{ss}", "curtain", wish->curtain ? "yes" : "no");
  return g_variant_builder_end (&words);
}

/* Replaces what is remembered of @game by @words. */
static void
write_words (GSettings         *settings,
             const BrambleGame *game,
             GVariant          *words)
{
  g_autoptr (GVariant) old = g_settings_get_value (settings, KEY);
  g_autoptr (GVariant) kept = g_variant_ref_sink (words);
  GVariantBuilder all;
  GVariantIter iter;
  const char *id;
  GVariant *value;

  g_variant_builder_init (&all, G_VARIANT_TYPE ("a{sa{ss}}"));
  g_variant_iter_init (&iter, old);
  while (g_variant_iter_next (&iter, "{&s@a{ss}}", &id, &value))
    {
      if (strcmp (id, game->id) != 0)
        g_variant_builder_add (&all, "{s@a{ss}}", id, value);
      g_variant_unref (value);
    }
  g_variant_builder_add (&all, "{s@a{ss}}", game->id, kept);
  g_settings_set_value (settings, KEY, g_variant_builder_end (&all));
}

/* What was remembered when there was one game goes to the first of them, once. */
static void
take_over (GSettings *settings)
{
  static const char *const keys[] = {
    "new-game-names", "new-game-players", "new-game-pigs", "new-game-cards", "new-game-start", "new-game-casual",
    "new-game-privacy",
  };
  g_auto (BrambleWish) wish = { 0 };
  g_auto (GStrv) names = g_settings_get_strv (settings, "new-game-names");
  g_auto (GStrv) players = g_settings_get_strv (settings, "new-game-players");
  g_auto (GStrv) looks = g_settings_get_strv (settings, "new-game-pigs");
  g_autofree char *cards = g_settings_get_string (settings, "new-game-cards");
  g_autofree char *start = g_strdup_printf ("seat-%d", g_settings_get_int (settings, "new-game-start") + 1);
  g_autofree char *all_looks = g_strjoinv (",", looks);
  gboolean old = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autoptr (GVariant) value = g_settings_get_user_value (settings, keys[i]);

      old = old || value;
    }
  if (!old)
    return;

  bramble_wish_init (&wish, bramble_games ()[0]);
  for (guint i = 0; i < wish.game->max_seats; i++)
    {
      if (i < g_strv_length (names))
        set_name (&wish, i, names[i]);
      if (i < g_strv_length (players))
        set_player (&wish, i, players[i]);
    }
  set_looks (&wish, all_looks);
  take (&wish, "cards", cards);
  take (&wish, "start", start);
  wish.casual = g_settings_get_boolean (settings, "new-game-casual");
  wish.curtain = g_settings_get_boolean (settings, "new-game-privacy");
  write_words (settings, wish.game, to_words (&wish));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
}

/**
 * bramble_wish_restore:
 * @settings: (nullable): where it is remembered
 *
 * Takes what was remembered of the last game of this kind, as far as it makes
 * sense.
 */
void
bramble_wish_restore (BrambleWish *wish,
                      GSettings   *settings)
{
  g_autoptr (GVariant) all = NULL;
  g_autoptr (GVariant) words = NULL;
  GVariantIter iter;
  const char *key, *value;

  if (settings == NULL)
    return;
  take_over (settings);
  all = g_settings_get_value (settings, KEY);
  words = g_variant_lookup_value (all, wish->game->id, G_VARIANT_TYPE ("a{ss}"));
  if (words == NULL)
    return;
  g_variant_iter_init (&iter, words);
  while (g_variant_iter_next (&iter, "{&s&s}", &key, &value))
    take (wish, key, value);
}

/**
 * bramble_wish_remember:
 * @settings: (nullable): where it is remembered
 */
void
bramble_wish_remember (const BrambleWish *wish,
                       GSettings         *settings)
{
  if (settings)
    write_words (settings, wish->game, to_words (wish));
}
