/* bot.c: the computer players there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bot.h"

#include <string.h>

static const BrambleBot *const bots[] = { &bramble_bot_random, &bramble_bot_greedy, NULL };

/**
 * bramble_bots:
 *
 * Returns: all computer players from weak to strong, ended by %NULL
 */
const BrambleBot *const *
bramble_bots (void)
{
  return bots;
}

/**
 * bramble_bot_by_id:
 *
 * Returns: (nullable): the computer player with that id
 */
const BrambleBot *
bramble_bot_by_id (const char *id)
{
  for (guint i = 0; bots[i]; i++)
    if (strcmp (bots[i]->id, id) == 0)
      return bots[i];

  return NULL;
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

  option = bot->choose (thought);
  g_assert (option < thought->ask->n_options);
  return option;
}
