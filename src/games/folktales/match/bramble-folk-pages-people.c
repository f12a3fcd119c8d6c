/* bramble-folk-pages-people.c: Foes, Friends and Folktale cards, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Numbers, weapons and places are those of the rules and of the board.
 */

#include "bramble-folk-cards.h"

#include <glib/gi18n-lib.h>
#include <rules/folk-text.h>

#include "bramble-folk-words.h"

static const struct
{
  const char *title;
  const char *tale;
  const char *ruling; /* (nullable) */
} people[FOLK_N_ADVENTURES] = {
  [FOLK_FOX] = { NC_("person", "Fox"), N_("She knows where every goose sleeps, and what you had for breakfast."), NULL },
  [FOLK_FROG] = { NC_("person", "Frog"), N_("Once it was somebody, or so it says, and it says so all night."), NULL },
  [FOLK_SNAKE] = { NC_("person", "Snake"), N_("It lies on the warm stones of the Bare Lands and waits for bare feet."), NULL },
  [FOLK_CROW] = { NC_("person", "Crow"), N_("It has eaten the eyes of a king’s portrait and would like the king."),
                  N_("Who has Flute and Feather uses the Feather. The Enchanted Sword does not reach the Crow.") },
  [FOLK_BEAR] = { NC_("person", "Bear"), N_("He has lost his honey in a hollow tree, and somebody has to be to blame."), NULL },
  [FOLK_WOLVES] = { NC_("person", "Wolves"), N_("They stand on each other’s shoulders to look into windows, and the lowest one is ticklish."),
                    N_("The Lantern lets you throw again.") },
  [FOLK_ROBBERS] = { NC_("person", "Robbers"), N_("There are forty of them, one cauldron and not a single spoon."), N_("The Lantern lets you throw again.") },
  [FOLK_LION] = { NC_("person", "Lion"), N_("He has a thorn in his paw and shows it to nobody."), NULL },
  [FOLK_GIANT] = { NC_("person", "Giant"), N_("He kneads iron and pulls up oaks, and sneezes whole sledges off the road."), NULL },
  [FOLK_WITCH] = {
    /* Translators: vasorrú bába, the witch with the iron nose */
    NC_("person", "Witch"), N_("Her nose is of iron, and whoever serves her has years of three days."), N_("The Lantern lets you throw again.") },
  [FOLK_DRAGON] = {
    /* Translators: sárkány; here the one with twelve heads */
    NC_("person", "Dragon"), N_("It has twelve heads, and they quarrel about which of them may eat you."), NULL },
  [FOLK_DEVIL] = { NC_("person", "Devil"), N_("He sits where the road ends and buys whatever people do not know that they own."),
                   N_("The Enchanted Sword does not help against him. His last space is the end of a road.") },
  [FOLK_COTTAGE] = { NC_("person", "Cottage"), N_("It turns on a duck’s foot, and whoever is kind inside is told something."), NULL },
  [FOLK_BEGGAR] = { NC_("person", "Beggar"), N_("He shares his last crumb with everybody and knows all roads."), NULL },
  [FOLK_DWARF] = {
    /* Translators: hétszűnyű kapanyányi monyók, or simply törpe */
    NC_("person", "Dwarf"), N_("His beard is seven fathoms long, and he would rather have it caught in a pickaxe than in a door."), NULL },
  [FOLK_OLD_MAN] = { NC_("person", "Old Man"), N_("He greets everybody as grandson, and one had better greet him as grandfather."), NULL },
  [FOLK_KIND_FAIRY] = {
    /* Translators: jó tündér */
    NC_("person", "Kind Fairy"), N_("She combs the reeds, and the reeds hold still."),
    N_("A Golden Comb that was handed over to her does not help in this throw any more. It may be a spent one.") },
  [FOLK_KING] = { NC_("person", "King"), N_("One of his eyes always laughs, and the other one always weeps."),
                  N_("He is met only by who hands over the Key for the quest, after the Biscuit of the Palace.") },
};

const char *
bramble_folk_person_title (guint who)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "person", people[who].title);
}

static void
add_line (GString *text,
          char    *line)
{
  if (line)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", line);
  g_free (line);
}

static char *
dup_number (guint who)
{
  int number = folk_meetings[who].number;

  if (number > 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "A Lucky Throw counts %d more here.", "A Lucky Throw counts %d more here.",
                                         (gulong) number), number);
  if (number < 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "A Lucky Throw counts %d less here.", "A Lucky Throw counts %d less here.",
                                         (gulong) -number), -number);

  return g_strdup (_("A Lucky Throw counts as it falls here."));
}

static void
add_help (GPtrArray *help,
          guint      tile,
          int        more)
{
  /* Translators: a tile, and what it adds to a throw */
  g_ptr_array_add (help, g_strdup_printf (C_("help", "%1$s (+%2$d)"), folk_tile_name (tile), more));
}

/* What is added by tiles. */
static char *
dup_help (guint who)
{
  g_autoptr (GPtrArray) help = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (guint tile = FOLK_FLUTE; tile <= FOLK_FEATHER; tile++)
    if ((folk_meetings[who].weapons >> tile) & 1)
      add_help (help, tile, tile == FOLK_FEATHER ? 2 : 1);
  if (folk_is_foe (who) && who != FOLK_CROW && who != FOLK_DEVIL)
    add_help (help, FOLK_ENCHANTED_SWORD, 2);
  if (folk_meetings[who].dog)
    add_help (help, FOLK_DOG, 2);
  if (help->len == 0)
    return NULL;

  g_ptr_array_add (help, NULL);
  list = g_strjoinv (", ", (char **) help->pdata);
  return folk_meetings[who].dog ? g_strdup_printf (_("What helps: %s. The best weapon counts, and the Dog beside it."), list)
                                : g_strdup_printf (_("What helps: %s. The best weapon counts."), list);
}

/* The nearest space of somebody, and how many there are. */
static guint
find_space (guint  who,
            guint  from,
            guint *n)
{
  guint nearest = FOLK_NONE;

  *n = 0;
  for (guint i = 0; i < FOLK_N_ON_FOOT; i++)
    if (folk_who_is_at (i) == who)
      {
        (*n)++;
        if (nearest == FOLK_NONE || folk_board_distance (from, i) < folk_board_distance (from, nearest))
          nearest = i;
      }
  return nearest;
}

static char *
dup_where (guint who)
{
  guint n;
  guint field = find_space (who, FOLK_VILLAGE, &n);
  const char *land = folk_land_name (folk_board_fields ()[field].land);
  guint steps = folk_board_distance (FOLK_VILLAGE, field);
  g_autofree char *distance = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u step", "%u steps", steps), steps);

  /* Translators: a land, how many spaces side by side, and a number of steps in words */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "On the map: %1$s, %2$u space, %3$s from the Village.",
                                       "On the map: %1$s, %2$u spaces, %3$s from the Village.", n),
                          land, n, distance);
}

char *
bramble_folk_person_page (guint   who,
                          char  **rulings)
{
  GString *text = g_string_new (NULL);

  add_line (text, g_strdup (_(people[who].tale)));
  add_line (text, dup_number (who));
  add_line (text, dup_help (who));
  add_line (text, dup_where (who));
  *rulings = people[who].ruling ? g_strdup (_(people[who].ruling)) : NULL;
  return g_string_free (text, FALSE);
}

/* What is to be handed over. */
static char *
dup_task (const FolkCardInfo *card)
{
  const char *who = folk_who_name (card->who);

  if (card->gold > 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Quest: hand over %1$u Gold Coin to %2$s.",
                                         "Quest: hand over %1$u Gold Coins to %2$s.", card->gold), card->gold, who);
  if (card->biscuits > 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Quest: hand over %1$u Biscuit, here: %2$s.",
                                         "Quest: hand over %1$u Biscuits, here: %2$s.", card->biscuits), card->biscuits, who);
  if (card->tile != FOLK_NONE)
    /* Translators: whom to meet, and what to hand over there */
    return g_strdup_printf (_("Quest: meet %1$s, and hand this over: %2$s."), who, folk_tile_name (card->tile));

  return g_strdup_printf (_("Quest: meet %s. Nothing needs to be handed over."), who);
}

static char *
dup_brought (const FolkCardInfo *card)
{
  const char *first = folk_tile_name (card->bring[0]);

  if (card->treasure > 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Hold at the gate: %1$s and %2$u Gold Coin.",
                                         "Hold at the gate: %1$s and %2$u Gold Coins.", card->treasure), first, card->treasure);
  if (card->bring[1] == FOLK_NONE)
    return g_strdup_printf (_("Hold at the gate: %s."), first);

  return g_strdup_printf (_("Hold at the gate: %1$s and %2$s."), first, folk_tile_name (card->bring[1]));
}

static char *
dup_way (guint who)
{
  guint n;
  guint from = folk_board_distance (FOLK_VILLAGE, find_space (who, FOLK_VILLAGE, &n));
  guint to = folk_board_distance (FOLK_CASTLE, find_space (who, FOLK_CASTLE, &n));

  /* Translators: numbers of steps, both larger than 6 */
  return g_strdup_printf (_("From the Village it is %1$u steps on foot, and from there %2$u steps to the Castle."), from, to);
}

char *
bramble_folk_tale_page (guint   card,
                        char  **rulings)
{
  const FolkCardInfo *info = &folk_cards[card];
  GString *text = g_string_new (NULL);

  add_line (text, dup_task (info));
  add_line (text, dup_brought (info));
  add_line (text, dup_way (info->who));
  if (info->tile == FOLK_NONE && info->gold == 0 && info->biscuits == 0)
    *rulings = g_strdup (_("The quest is fulfilled by the first throw there, whatever the die shows."));
  else
    *rulings = g_strdup (_("You are asked when you come there with what is wanted; it goes back to the supply. The quest is "
                           "fulfilled as soon as the die falls, whatever it shows. Without it the field is an adventure like others."));
  return g_string_free (text, FALSE);
}
