/* folk-choices.c: what is chosen before a game of Hungarian Folktales, and who plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folk-game.h"

#include <glib/gi18n-lib.h>

static const BrambleNamed heroes[] = {
  { "chosen", NC_("heroes", "As chosen here") },
  { "dealt", NC_("heroes", "Dealt") },
  { NULL },
};

static const BrambleNamed quests[] = {
  { "one", NC_("quests", "One") },
  { "three", NC_("quests", "Three") },
  { "four", NC_("quests", "Four") },
  { NULL },
};

/* In the order of their size. */
static const BrambleNamed teams[] = {
  { "none", NC_("teams", "Everybody for themselves") },
  { "twos", NC_("teams", "Teams of two") },
  { "threes", NC_("teams", "Teams of three") },
  { NULL },
};

const BrambleChoice folk_choices[] = {
  [FOLK_CHOICE_HEROES] = {
    .id = "heroes",
    .name = NC_("choice", "Heroes"),
    .kind = BRAMBLE_CHOICE_ONE,
    .values = heroes,
  },
  [FOLK_CHOICE_QUESTS] = {
    .id = "quests",
    .name = NC_("choice", "Quests for each"),
    .explanation = NC_("choice",
                       "For two or three players: several quests are fulfilled in their order, and no Magical items are needed."),
    .kind = BRAMBLE_CHOICE_ONE,
    .values = quests,
  },
  [FOLK_CHOICE_TEAMS] = {
    .id = "teams",
    .name = NC_("choice", "Teams"),
    .explanation = NC_("choice", "Four or six players form teams of two, opposite each other; six may form teams of three."),
    .kind = BRAMBLE_CHOICE_ONE,
    .values = teams,
  },
  [FOLK_CHOICE_EXACT_END] = {
    .id = "exact-end",
    .name = NC_("choice", "Exact end"),
    .explanation = NC_("choice", "The last field of a dead end is reached by the exact number only."),
    .kind = BRAMBLE_CHOICE_SWITCH,
  },
  [FOLK_CHOICE_LONG_GAME] = {
    .id = "long-game",
    .name = NC_("choice", "Long game"),
    .explanation = NC_("choice", "The blank side of the white die ends the turn."),
    .kind = BRAMBLE_CHOICE_SWITCH,
  },
  [FOLK_CHOICE_KIND_FAIRIES] = {
    .id = "kind-fairies",
    .name = NC_("choice", "Kind fairies"),
    .explanation = NC_("choice", "Who wins a Magical item by a Lucky Throw chooses which."),
    .kind = BRAMBLE_CHOICE_SWITCH,
  },
  [FOLK_CHOICE_START] = {
    .id = "start",
    .name = NC_("choice", "Who begins?"),
    .explanation = NC_("choice", "If nobody is chosen, the blue die decides."),
    .kind = BRAMBLE_CHOICE_SEAT,
  },
  { NULL },
};

/* In the order of FolkHero. */
const BrambleLook folk_looks[] = {
  /* Translators: in Hungarian Fehérlófia */
  { "white-mare", NC_("look", "Son of the White Mare"), "folktales/heroes/white-mare", "folktales/seals/white-mare", "#d9822b" },
  /* Translators: in Hungarian Tündérszép Ilona */
  { "ilona", NC_("look", "Fairy Beauty Ilona"), "folktales/heroes/ilona", "folktales/seals/ilona", "#3a5fb0" },
  /* Translators: in Hungarian Fából faragott Péter */
  { "peter", NC_("look", "Peter Carved of Wood"), "folktales/heroes/peter", "folktales/seals/peter", "#7d56a6" },
  /* Translators: in Hungarian A csillagszemű juhász */
  { "shepherd", NC_("look", "Starry-Eyed Shepherd"), "folktales/heroes/shepherd", "folktales/seals/shepherd", "#4d8f3f" },
  /* Translators: in Hungarian Az okos lány */
  { "clever-girl", NC_("look", "The Clever Girl"), "folktales/heroes/clever-girl", "folktales/seals/clever-girl", "#c9302c" },
  /* Translators: in Hungarian A legkisebb királylány, of the tale of the salt */
  { "princess", NC_("look", "The Littlest Princess"), "folktales/heroes/princess", "folktales/seals/princess", "#3f8f8c" },
  { NULL },
};

const BrambleLevel folk_levels[] = {
  {
    .id = "gosling",
    .name = NC_("bot", "Gosling"),
    .line = NC_("bot", "Follows its beak and is glad of every apple."),
    .playouts = 8,
    .habit = 1,
    .softness = 0.16,
  },
  {
    .id = "hare",
    .name = NC_("bot", "Hare"),
    .line = NC_("bot", "Knows the shortest way and rarely looks beside it."),
    .playouts = 10,
    .habit = 1,
    .softness = 0.06,
  },
  {
    .id = "stork",
    .name = NC_("bot", "Stork"),
    .line = NC_("bot", "Has seen every road from above."),
    .playouts = 24,
    .habit = 1,
    .softness = 0.02,
  },
  {
    .id = "taltos",
    /* Translators: in Hungarian a táltos paripa, a magic horse that is fed with embers */
    .name = NC_("bot", "Táltos horse"),
    .line = NC_("bot", "Eats embers, speaks softly and is there before you."),
    .playouts = 500,
    .laps = 1,
    .habit = 1,
    .softness = 0,
  },
  { NULL },
};

/* The size of teams: what was wanted, where that can be; else everybody is alone. */
guint
folk_team_size (guint n_seats,
                guint wanted)
{
  if ((wanted == 2 && (n_seats == 4 || n_seats == 6)) || (wanted == 3 && n_seats == 6))
    return wanted;

  return 1;
}
