/* text-characters.c: the Characters of Fairytale Gloom in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text.h"

#include <glib/gi18n-lib.h>

/* Names have three forms: {hero} stands at the beginning of a sentence, {hero:2}
 * elsewhere, and {hero:3} is for sentences of a translation that need another case. */
const GloomHeroWords gloom_words_heroes[] = {
  [GLOOM_CINDERELLA - GLOOM_N_DECK_AND_STORIES] = {
    .forms = { NC_("hero", "Cinderella"), NC_("hero in a sentence", "Cinderella"),
               /* Translators: in whatever case your tales need, as {hero:3} */
               NC_("hero, third form", "Cinderella") },
    /* Translators: which of the alternatives in {one|another} is for this hero, from 1 */
    .kind = NC_("alternative for Cinderella", "1"),
    .context = "alternative for Cinderella",
    .flavour = NC_("flavour", "She has swept the same hearth for nine years. The ashes have begun to take her side."),
  },
  [GLOOM_RED_RIDING_HOOD - GLOOM_N_DECK_AND_STORIES] = {
    .forms = { NC_("hero", "Red Riding Hood"), NC_("hero in a sentence", "Red Riding Hood"),
               /* Translators: in whatever case your tales need, as {hero:3} */
               NC_("hero, third form", "Red Riding Hood") },
    /* Translators: which of the alternatives in {one|another} is for this hero, from 1 */
    .kind = NC_("alternative for Red Riding Hood", "1"),
    .context = "alternative for Red Riding Hood",
    .flavour = NC_("flavour", "She was told to stay on the path. The path was told nothing."),
  },
  [GLOOM_GRANDMOTHER - GLOOM_N_DECK_AND_STORIES] = {
    .forms = { NC_("hero", "Grandmother"), NC_("hero in a sentence", "Grandmother"),
               /* Translators: in whatever case your tales need, as {hero:3} */
               NC_("hero, third form", "Grandmother") },
    /* Translators: which of the alternatives in {one|another} is for this hero, from 1 */
    .kind = NC_("alternative for Grandmother", "1"),
    .context = "alternative for Grandmother",
    .flavour = NC_("flavour", "She has been eaten twice and counts it as getting out of the house. Her knitting needles are not for knitting."),
  },
  [GLOOM_WOODSMAN - GLOOM_N_DECK_AND_STORIES] = {
    .forms = { NC_("hero", "The Woodsman"), NC_("hero in a sentence", "the Woodsman"),
               /* Translators: in whatever case your tales need, as {hero:3} */
               NC_("hero, third form", "the Woodsman") },
    /* Translators: which of the alternatives in {one|another} is for this hero, from 1 */
    .kind = NC_("alternative for The Woodsman", "1"),
    .context = "alternative for The Woodsman",
    .flavour = NC_("flavour", "He opens wolves for a living. It started as a hobby."),
  },
  [GLOOM_WOLF - GLOOM_N_DECK_AND_STORIES] = {
    .forms = { NC_("hero", "The Wolf"), NC_("hero in a sentence", "the Wolf"),
               /* Translators: in whatever case your tales need, as {hero:3} */
               NC_("hero, third form", "the Wolf") },
    /* Translators: which of the alternatives in {one|another} is for this hero, from 1 */
    .kind = NC_("alternative for The Wolf", "1"),
    .context = "alternative for The Wolf",
    .flavour = NC_("flavour", "He only ever wanted to be asked in. The teeth give people the wrong idea, and then the right one."),
  },
  [GLOOM_SNOW_WHITE - GLOOM_N_DECK_AND_STORIES] = {
    .forms = { NC_("hero", "Snow White"), NC_("hero in a sentence", "Snow White"),
               /* Translators: in whatever case your tales need, as {hero:3} */
               NC_("hero, third form", "Snow White") },
    /* Translators: which of the alternatives in {one|another} is for this hero, from 1 */
    .kind = NC_("alternative for Snow White", "1"),
    .context = "alternative for Snow White",
    .flavour = NC_("flavour", "She cooks for seven and sleeps across three beds. Fruit is no longer kept in the house."),
  },
  [GLOOM_RAPUNZEL - GLOOM_N_DECK_AND_STORIES] = {
    .forms = { NC_("hero", "Rapunzel"), NC_("hero in a sentence", "Rapunzel"),
               /* Translators: in whatever case your tales need, as {hero:3} */
               NC_("hero, third form", "Rapunzel") },
    /* Translators: which of the alternatives in {one|another} is for this hero, from 1 */
    .kind = NC_("alternative for Rapunzel", "1"),
    .context = "alternative for Rapunzel",
    .flavour = NC_("flavour", "Her hair takes four hours to dry and has never once been thanked. She is in, if you are calling."),
  },
  [GLOOM_HANSEL - GLOOM_N_DECK_AND_STORIES] = {
    .forms = { NC_("hero", "Hansel"), NC_("hero in a sentence", "Hansel"),
               /* Translators: in whatever case your tales need, as {hero:3} */
               NC_("hero, third form", "Hansel") },
    /* Translators: which of the alternatives in {one|another} is for this hero, from 1 */
    .kind = NC_("alternative for Hansel", "1"),
    .context = "alternative for Hansel",
    .flavour = NC_("flavour", "He invented the crumb trail and was outdone by sparrows. He has not been offered a second helping since."),
  },
  [GLOOM_GRETEL - GLOOM_N_DECK_AND_STORIES] = {
    .forms = { NC_("hero", "Gretel"), NC_("hero in a sentence", "Gretel"),
               /* Translators: in whatever case your tales need, as {hero:3} */
               NC_("hero, third form", "Gretel") },
    /* Translators: which of the alternatives in {one|another} is for this hero, from 1 */
    .kind = NC_("alternative for Gretel", "1"),
    .context = "alternative for Gretel",
    .flavour = NC_("flavour", "She pushed one witch into one oven, and that is all anybody wants to talk about. She bakes now."),
  },
  [GLOOM_GINGERBREAD_WITCH - GLOOM_N_DECK_AND_STORIES] = {
    .forms = { NC_("hero", "The Gingerbread Witch"), NC_("hero in a sentence", "the Gingerbread Witch"),
               /* Translators: in whatever case your tales need, as {hero:3} */
               NC_("hero, third form", "the Gingerbread Witch") },
    /* Translators: which of the alternatives in {one|another} is for this hero, from 1 */
    .kind = NC_("alternative for The Gingerbread Witch", "1"),
    .context = "alternative for The Gingerbread Witch",
    .flavour = NC_("flavour", "Her house is eaten by strangers every spring. Nobody ever asks about the roof."),
  },
  [GLOOM_PUSS_IN_BOOTS - GLOOM_N_DECK_AND_STORIES] = {
    .forms = { NC_("hero", "Puss in Boots"), NC_("hero in a sentence", "Puss in Boots"),
               /* Translators: in whatever case your tales need, as {hero:3} */
               NC_("hero, third form", "Puss in Boots") },
    /* Translators: which of the alternatives in {one|another} is for this hero, from 1 */
    .kind = NC_("alternative for Puss in Boots", "1"),
    .context = "alternative for Puss in Boots",
    .flavour = NC_("flavour", "He talked a miller’s son into a marquis. He has not been able to talk him out of it."),
  },
  [GLOOM_PINOCCHIO - GLOOM_N_DECK_AND_STORIES] = {
    .forms = { NC_("hero", "Pinocchio"), NC_("hero in a sentence", "Pinocchio"),
               /* Translators: in whatever case your tales need, as {hero:3} */
               NC_("hero, third form", "Pinocchio") },
    /* Translators: which of the alternatives in {one|another} is for this hero, from 1 */
    .kind = NC_("alternative for Pinocchio", "1"),
    .context = "alternative for Pinocchio",
    .flavour = NC_("flavour", "He has always told the truth. The nose is a coincidence."),
  },
  [GLOOM_ANANSI - GLOOM_N_DECK_AND_STORIES] = {
    .forms = { NC_("hero", "Anansi the Spider"), NC_("hero in a sentence", "Anansi the Spider"),
               /* Translators: in whatever case your tales need, as {hero:3} */
               NC_("hero, third form", "Anansi the Spider") },
    /* Translators: which of the alternatives in {one|another} is for this hero, from 1 */
    .kind = NC_("alternative for Anansi the Spider", "1"),
    .context = "alternative for Anansi the Spider",
    .flavour = NC_("flavour", "All stories belong to him, and he would like them back. He has eight legs and not one to stand on."),
  },
  [GLOOM_SLEEPING_BEAUTY - GLOOM_N_DECK_AND_STORIES] = {
    .forms = { NC_("hero", "Sleeping Beauty"), NC_("hero in a sentence", "Sleeping Beauty"),
               /* Translators: in whatever case your tales need, as {hero:3} */
               NC_("hero, third form", "Sleeping Beauty") },
    /* Translators: which of the alternatives in {one|another} is for this hero, from 1 */
    .kind = NC_("alternative for Sleeping Beauty", "1"),
    .context = "alternative for Sleeping Beauty",
    .flavour = NC_("flavour", "She needs five more minutes. The hedge agrees."),
  },
  [GLOOM_KAGUYA - GLOOM_N_DECK_AND_STORIES] = {
    .forms = { NC_("hero", "Princess Kaguya"), NC_("hero in a sentence", "Princess Kaguya"),
               /* Translators: in whatever case your tales need, as {hero:3} */
               NC_("hero, third form", "Princess Kaguya") },
    /* Translators: which of the alternatives in {one|another} is for this hero, from 1 */
    .kind = NC_("alternative for Princess Kaguya", "1"),
    .context = "alternative for Princess Kaguya",
    .flavour = NC_("flavour", "She was found in a bamboo stalk and will be fetched by the moon. In between there are suitors."),
  },
  [GLOOM_BABA_YAGA - GLOOM_N_DECK_AND_STORIES] = {
    .forms = { NC_("hero", "Baba Yaga"), NC_("hero in a sentence", "Baba Yaga"),
               /* Translators: in whatever case your tales need, as {hero:3} */
               NC_("hero, third form", "Baba Yaga") },
    /* Translators: which of the alternatives in {one|another} is for this hero, from 1 */
    .kind = NC_("alternative for Baba Yaga", "1"),
    .context = "alternative for Baba Yaga",
    .flavour = NC_("flavour", "Her house walks off whenever she has sat down. She has words with it, and then with you."),
  },
  [GLOOM_ALADDIN - GLOOM_N_DECK_AND_STORIES] = {
    .forms = { NC_("hero", "Aladdin"), NC_("hero in a sentence", "Aladdin"),
               /* Translators: in whatever case your tales need, as {hero:3} */
               NC_("hero, third form", "Aladdin") },
    /* Translators: which of the alternatives in {one|another} is for this hero, from 1 */
    .kind = NC_("alternative for Aladdin", "1"),
    .context = "alternative for Aladdin",
    .flavour = NC_("flavour", "He had three wishes and an uncle. The uncle was the expensive one."),
  },
  [GLOOM_LITTLE_MERMAID - GLOOM_N_DECK_AND_STORIES] = {
    .forms = { NC_("hero", "The Little Mermaid"), NC_("hero in a sentence", "the Little Mermaid"),
               /* Translators: in whatever case your tales need, as {hero:3} */
               NC_("hero, third form", "the Little Mermaid") },
    /* Translators: which of the alternatives in {one|another} is for this hero, from 1 */
    .kind = NC_("alternative for The Little Mermaid", "1"),
    .context = "alternative for The Little Mermaid",
    .flavour = NC_("flavour", "She gave up the sea for a man who cannot swim. The shoes hurt too."),
  },
  [GLOOM_RUMPELSTILTSKIN - GLOOM_N_DECK_AND_STORIES] = {
    .forms = { NC_("hero", "Rumpelstiltskin"), NC_("hero in a sentence", "Rumpelstiltskin"),
               /* Translators: in whatever case your tales need, as {hero:3} */
               NC_("hero, third form", "Rumpelstiltskin") },
    /* Translators: which of the alternatives in {one|another} is for this hero, from 1 */
    .kind = NC_("alternative for Rumpelstiltskin", "1"),
    .context = "alternative for Rumpelstiltskin",
    .flavour = NC_("flavour", "He told one person his name, and it was a fire. He takes straw, gold or children, in that order."),
  },
  [GLOOM_EMPEROR - GLOOM_N_DECK_AND_STORIES] = {
    .forms = { NC_("hero", "The Emperor"), NC_("hero in a sentence", "the Emperor"),
               /* Translators: in whatever case your tales need, as {hero:3} */
               NC_("hero, third form", "the Emperor") },
    /* Translators: which of the alternatives in {one|another} is for this hero, from 1 */
    .kind = NC_("alternative for The Emperor", "1"),
    .context = "alternative for The Emperor",
    .flavour = NC_("flavour", "He has nothing to wear and wears it every day. Winter is going to be a surprise."),
  },
};
