/* bot.c: the computer players there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bot.h"

#include <glib/gi18n-lib.h>
#include <string.h>

const BrambleBot bramble_bot_gosling = {
  .id = "gosling",
  .name = NC_("bot", "Gosling"),
  .line = NC_("bot", "Follows its nose and never looks far."),
  .choose = bramble_bot_choose_search,
  .search = { .playouts = 12, .horizon = 0, .habit = 0.5 },
  .softness = 0.30,
};

const BrambleBot bramble_bot_hedgehog = {
  .id = "hedgehog",
  .name = NC_("bot", "Hedgehog"),
  .line = NC_("bot", "Builds steadily and thinks about this round."),
  .choose = bramble_bot_choose_search,
  .search = { .playouts = 24, .horizon = 0, .habit = 0.5 },
  .softness = 0.10,
};

const BrambleBot bramble_bot_fox = {
  .id = "fox",
  .name = NC_("bot", "Fox"),
  .line = NC_("bot", "Weighs every path and guesses where the others go."),
  .choose = bramble_bot_choose_search,
  .search = { .playouts = 48, .horizon = 0, .habit = 0.5 },
  .softness = 0.03,
};

const BrambleBot bramble_bot_raven = {
  .id = "raven",
  .name = NC_("bot", "Raven"),
  .line = NC_("bot", "Knows the tales, forgets nothing and is hard to beat."),
  .choose = bramble_bot_choose_search,
  .search = { .playouts = 2500, .horizon = 1, .habit = 0.5 },
  .softness = 0,
};

/* Not offered to anybody, but the measure of all others. */
const BrambleBot bramble_bot_random = {
  .id = "random",
  .name = NC_("bot", "Dice"),
  .line = NC_("bot", "Leaves everything to chance."),
  .choose = bramble_bot_choose_chance,
};

static const BrambleBot *const levels[] = {
  &bramble_bot_gosling,
  &bramble_bot_hedgehog,
  &bramble_bot_fox,
  &bramble_bot_raven,
  NULL
};

/* Names in saves of computer players that have gone, and who sits there now. */
static const struct
{
  const char *id;
  const BrambleBot *bot;
} former[] = {
  { "greedy", &bramble_bot_gosling },
};

/**
 * bramble_bots:
 *
 * Returns: the levels to play against, from weak to strong, ended by %NULL
 */
const BrambleBot *const *
bramble_bots (void)
{
  return levels;
}

/**
 * bramble_bot_by_id:
 *
 * Returns: (nullable): the computer player with that id
 */
const BrambleBot *
bramble_bot_by_id (const char *id)
{
  for (guint i = 0; levels[i]; i++)
    if (strcmp (levels[i]->id, id) == 0)
      return levels[i];
  for (guint i = 0; i < G_N_ELEMENTS (former); i++)
    if (strcmp (former[i].id, id) == 0)
      return former[i].bot;

  return strcmp (id, bramble_bot_random.id) == 0 ? &bramble_bot_random : NULL;
}

/**
 * bramble_bot_choose:
 *
 * Returns: a legal option of the thought's ask
 */
guint
bramble_bot_choose (const BrambleBot     *bot,
                    const BrambleThought *thought)
{
  guint option;

  g_return_val_if_fail (thought->ask->n_options > 0, 0);

  if (thought->ask->n_options == 1)
    return 0;

  option = bot->choose (bot, thought);
  g_assert (option < thought->ask->n_options);
  return option;
}
