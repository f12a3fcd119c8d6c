/* bot-random.c: any legal answer, each as likely as the others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bot.h"

#include <glib/gi18n-lib.h>

static guint
choose (const BrambleThought *thought)
{
  BrambleRng rng;

  bramble_rng_seed (&rng, thought->seed);
  return bramble_rng_below (&rng, thought->ask->n_options);
}

const BrambleBot bramble_bot_random = {
  .id = "random",
  .name = NC_("bot", "Dice"),
  .line = NC_("bot", "Leaves everything to chance."),
  .choose = choose,
};
