/* stuffed-names.c: what things are called and what cards say
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-text.h"

#include <glib/gi18n-lib.h>

static const StuffedWords items[STUFFED_N_ITEMS] = {
  [STUFFED_KNITTING_NEEDLE] = { NC_("item", "Knitting Needle"),
    NC_("item", "A melee weapon. Each red die of a melee counts 1 more."),
    NC_("item", "Number four, and sharper at one end.") },
  [STUFFED_WOODEN_SPOON] = { NC_("item", "Wooden Spoon"),
    NC_("item", "A melee weapon. Once a turn, roll one red die of a melee again."),
    NC_("item", "It still smells a little of plum.") },
  [STUFFED_TOFFEE_HAMMER] = { NC_("item", "Toffee Hammer"),
    NC_("item", "A melee weapon. A melee of two or more dice, one of them red, counts 3 more."),
    NC_("item", "Made for things that will not let go.") },
  [STUFFED_PAN_LID] = { NC_("item", "Pan Lid"),
    NC_("item", "A melee weapon. Defence rolls count 1 more."),
    NC_("item", "Whoever carries it is heard coming.") },
  [STUFFED_SKIPPING_ROPE] = { NC_("item", "Skipping Rope"),
    NC_("item", "A melee weapon."),
    NC_("item", "Salt, pepper, vinegar, and mind your ears.") },
  [STUFFED_PEA_SHOOTER] = { NC_("item", "Pea Shooter"),
    NC_("item", "A ranged weapon, range 3. Each green die of a ranged attack counts 1 more."),
    NC_("item", "Dried peas. The fresh ones only squash.") },
  [STUFFED_MARBLE_SLING] = { NC_("item", "Marble Sling"),
    NC_("item", "A ranged weapon, range 5."),
    NC_("item", "The cat’s-eye is for luck and is not to be shot.") },
  [STUFFED_BUTTON_YO_YO] = { NC_("item", "Button Yo-yo"),
    NC_("item", "A ranged weapon, range 2."),
    NC_("item", "It comes back. That is the best of it.") },
  [STUFFED_THIMBLE_HELMET] = { NC_("item", "Thimble Helmet"),
    NC_("item", "Once a turn or minion turn, an attack on you does 1 damage less."),
    NC_("item", "Rain sounds wonderful in it.") },
  [STUFFED_NIGHT_LIGHT_CAP] = { NC_("item", "Night-light Cap"),
    NC_("item", "Each yellow die counts 1 more in tests, tasks, searches and moves."),
    NC_("item", "Bright enough to read by, and too dim to be caught.") },
  [STUFFED_PAPER_CROWN] = { NC_("item", "Paper Crown"),
    NC_("item", "Each blue die counts 1 more in tests, tasks and moves."),
    NC_("item", "From a cracker, with the joke still inside.") },
  [STUFFED_WALNUT_CAP] = { NC_("item", "Walnut Cap"),
    NC_("item", "When you are hit, discard it to prevent up to 4 damage."),
    NC_("item", "Half a walnut. The other half has put to sea.") },
  [STUFFED_EARMUFFS] = { NC_("item", "Earmuffs"),
    NC_("item", "You are never scared or worried."),
    NC_("item", "Thunder sounds like somebody moving chairs.") },
  [STUFFED_OVEN_GLOVE_COAT] = { NC_("item", "Oven-glove Coat"),
    NC_("item", "Defence rolls count 1 more."),
    NC_("item", "The thumb makes a handy pocket.") },
  [STUFFED_RAINCOAT] = { NC_("item", "Raincoat"),
    NC_("item", "You are never soggy or tangled."),
    NC_("item", "Yellow, with a hood for bigger ears.") },
  [STUFFED_PATCHWORK_WAISTCOAT] = { NC_("item", "Patchwork Waistcoat"),
    NC_("item", "Rolls to find stuffing count 1 more."),
    NC_("item", "Eleven dresses and one curtain.") },
  [STUFFED_BATH_TOWEL_CAPE] = { NC_("item", "Bath-towel Cape"),
    NC_("item", "A move with a die that is not purple counts 2 more."),
    NC_("item", "It flies best down stairs.") },
  [STUFFED_TEA_COSY] = { NC_("item", "Tea Cosy"),
    NC_("item", "In your turn, discard it to gain 1 stuffing and become cosy."),
    NC_("item", "There are holes for the arms, meant for spout and handle.") },
  [STUFFED_DRESSING_GOWN] = { NC_("item", "Dressing Gown"),
    NC_("item", "You are never torn or lonely."),
    NC_("item", "The cord has been lost since spring.") },
  [STUFFED_SHOELACE_ROPE] = { NC_("item", "Shoelace Rope"),
    NC_("item", "All your moves cross green lines, too."),
    NC_("item", "The ends are dipped in wax, so they never fray.") },
  [STUFFED_PAPER_BOAT] = { NC_("item", "Paper Boat"),
    NC_("item", "All your moves cross blue lines, too."),
    NC_("item", "Folded from the weather page.") },
  [STUFFED_SEWING_KIT] = { NC_("item", "Sewing Kit"),
    NC_("item", "In your turn, discard it: you or an adjacent stuffy, even one that lies, gains 3 stuffing and is no longer torn."),
    NC_("item", "Six colours of thread, and one is sky.") },
  [STUFFED_TIN_WHISTLE] = { NC_("item", "Tin Whistle"),
    NC_("item", "In your turn, discard it: two dice leave the threat track."),
    NC_("item", "One blow, and everything remembers it is past bedtime.") },
  [STUFFED_MAGNIFYING_GLASS] = { NC_("item", "Magnifying Glass"),
    NC_("item", "A search with a yellow die counts 2 more."),
    NC_("item", "It makes crumbs into mountains, and worries too.") },
  [STUFFED_HANDKERCHIEF] = { NC_("item", "Handkerchief"),
    NC_("item", "In your turn, discard it: you or an adjacent stuffy gains 1 stuffing and is cured of one bad status."),
    NC_("item", "Ironed. There is an N in one corner.") },
  [STUFFED_JAM_SANDWICH] = { NC_("item", "Jam Sandwich"),
    NC_("item", "For everybody. In your turn, discard it: each one that stands gains 1 stuffing."),
    NC_("item", "Cut in triangles, as it should be.") },
  [STUFFED_BALL_OF_WOOL] = { NC_("item", "Ball of Wool"),
    NC_("item", "For everybody. Once a turn, give stuffing to another without paying a die."),
    NC_("item", "Nobody has ever found its other end.") },
  [STUFFED_PEPPERMINTS] = { NC_("item", "Bag of Peppermints"),
    NC_("item", "For everybody. In your turn, discard it: each one that stands is cured of one bad status."),
    NC_("item", "Eleven, and half of one.") },
  [STUFFED_LAVENDER_BAG] = { NC_("item", "Lavender Bag"),
    NC_("item", "For everybody. When a sleep card is due, discard it: the card goes beneath the deck unseen."),
    NC_("item", "It lay under the pillow until somebody needed it more.") },
  [STUFFED_PICTURE_BOOK] = { NC_("item", "Picture Book"),
    NC_("item", "For everybody. Once a turn, roll one blue die of any roll again."),
    NC_("item", "All the pages with the bear are loose.") },
  [STUFFED_BRASS_COMPASS] = { NC_("item", "Brass Compass"),
    NC_("item", "For everybody. A move with a die that is not purple counts 1 more."),
    NC_("item", "It does not point north. It points home.") },
};

static const char *const minion_names[STUFFED_N_MINIONS] = {
  [STUFFED_LINTLING] = NC_("minion", "Lintling"),
  [STUFFED_LAMPMOTH] = NC_("minion", "Lampmoth"),
  [STUFFED_HOOKLING] = NC_("minion", "Hookling"),
  [STUFFED_INKBLOT] = NC_("minion", "Inkblot"),
  [STUFFED_LINT_BARON] = NC_("minion", "Lint Baron"),
  [STUFFED_DAME_DUSK] = NC_("minion", "Dame Dusk"),
  [STUFFED_OLD_HOOK] = NC_("minion", "Old Hook"),
  [STUFFED_GREAT_AUNT_SPILL] = NC_("minion", "Great-Aunt Spill"),
  [STUFFED_MITTEN_KING] = NC_("minion", "Mitten King"),
  [STUFFED_EMPTY_COAT] = NC_("minion", "The Empty Coat"),
  [STUFFED_THUNDER_KETTLE] = NC_("minion", "The Thunder Kettle"),
  [STUFFED_WASNT_ME] = NC_("minion", "It-Wasn’t-Me"),
  [STUFFED_LONG_CLOCK] = NC_("minion", "The Long Clock"),
  [STUFFED_GREY_TIDE] = NC_("minion", "The Grey Tide"),
  [STUFFED_NOON_SHADOW] = NC_("minion", "The Noon Shadow"),
};

/* Each card of an ordinary kind has its own. */
static const char *const minion_flavours[STUFFED_N_MINIONS][STUFFED_CARDS_OF_A_KIND] = {
  [STUFFED_LINTLING] = {
    NC_("minion", "It was a sock once, or part of one."),
    NC_("minion", "It only wants to be swept up by somebody."),
    NC_("minion", "Blow, and there are two."),
  },
  [STUFFED_LAMPMOTH] = {
    NC_("minion", "It has circled one lamp all its life and has opinions."),
    NC_("minion", "Its wings are drawn with the softest pencil."),
    NC_("minion", "It eats the light and leaves the lamp."),
  },
  [STUFFED_HOOKLING] = {
    NC_("minion", "The coat has gone to school. The hook stays."),
    NC_("minion", "It holds on. Nobody has shown it anything else."),
    NC_("minion", "Bent once, by a very wet satchel."),
  },
  [STUFFED_INKBLOT] = {
    NC_("minion", "Look long enough and it is a rabbit. Look longer."),
    NC_("minion", "It was going to be a letter to somebody."),
    NC_("minion", "It gets into everything and is sorry afterwards."),
  },
  [STUFFED_LINT_BARON] = { NC_("minion", "He owns everything that nobody has missed.") },
  [STUFFED_DAME_DUSK] = { NC_("minion", "She remembers candles, and does not think much of bulbs.") },
  [STUFFED_OLD_HOOK] = { NC_("minion", "He carried a soldier’s coat, and never got over it.") },
  [STUFFED_GREAT_AUNT_SPILL] = { NC_("minion", "She tips herself over at every party and leaves before the cake.") },
  [STUFFED_MITTEN_KING] = { NC_("minion", "A hundred left hands, and none to hold.") },
  [STUFFED_EMPTY_COAT] = { NC_("minion", "Buttoned up to the chin, with nobody at home.") },
  [STUFFED_THUNDER_KETTLE] = { NC_("minion", "It has not been asked what is the matter.") },
  [STUFFED_WASNT_ME] = { NC_("minion", "It has your voice, and says it first.") },
  [STUFFED_LONG_CLOCK] = { NC_("minion", "It has kept one hour back, for itself.") },
  [STUFFED_GREY_TIDE] = { NC_("minion", "It comes up to see who is still there.") },
  [STUFFED_NOON_SHADOW] = { NC_("minion", "It is exactly as tall as Nell was when she was three.") },
};

static const StuffedWords statuses[STUFFED_N_STATUSES] = {
  [STUFFED_SCARED] = { NC_("status", "Scared"),
    NC_("status", "Each red or green die of your attacks counts 1 less. A blue test of 4 cures it, and so does defeating a minion."),
    NC_("status", "Everything has too many legs.") },
  [STUFFED_WORRIED] = { NC_("status", "Worried"),
    NC_("status", "No die can be stored with you. A blue test of 4 cures it, and so does stuffing that somebody gives you."),
    NC_("status", "What if. And if not, what then.") },
  [STUFFED_ANGRY] = { NC_("status", "Angry"),
    NC_("status", "You cannot encourage anybody, and each blue or yellow die counts 1 less. A blue test of 5 cures it, and so does staying with somebody lost."),
    NC_("status", "It is hot behind the button eyes.") },
  [STUFFED_TORN] = { NC_("status", "Torn"),
    NC_("status", "Damage that costs you stuffing costs 1 more. A green test of 5 cures it, made by you or an adjacent stuffy."),
    NC_("status", "A draught where there was none.") },
  [STUFFED_SOGGY] = { NC_("status", "Soggy"),
    NC_("status", "Your moves are halved, rounded up. A red test of 4 cures it."),
    NC_("status", "You leave a trail, and it is you.") },
  [STUFFED_TANGLED] = { NC_("status", "Tangled"),
    NC_("status", "You cannot move. A red or green test of 4 cures it, made by you or an adjacent stuffy."),
    NC_("status", "Over, under, and then it was too late.") },
  [STUFFED_LONELY] = { NC_("status", "Lonely"),
    NC_("status", "White dice find nothing for you unless a standing stuffy is adjacent. It is cured when somebody encourages you."),
    NC_("status", "The others are over there. It is a long way, over there.") },
  [STUFFED_SLEEPY] = { NC_("status", "Sleepy"),
    NC_("status", "You draw 4 dice. A yellow test of 5 cures it, and so does losing stuffing."),
    NC_("status", "Only the eyes, only for a moment.") },
  [STUFFED_COURAGEOUS] = { NC_("status", "Courageous"),
    NC_("status", "Use it up to add 3 to a roll of yours."),
    NC_("status", "Your knees have stopped asking.") },
  [STUFFED_CHEERFUL] = { NC_("status", "Cheerful"),
    NC_("status", "Use it up to roll any of your dice again."),
    NC_("status", "There is a tune in it somewhere.") },
  [STUFFED_COSY] = { NC_("status", "Cosy"),
    NC_("status", "Use it up to prevent 3 damage to you."),
    NC_("status", "Warm to the very last seam.") },
};

static const StuffedWords abilities[STUFFED_N_ABILITIES] = {
  [STUFFED_BEHIND_ME] = { NC_("ability", "Behind me"),
    NC_("ability", "Free. When a minion attacks a stuffy adjacent to you, it hits you instead."), NULL },
  [STUFFED_HEAVE] = { NC_("ability", "Heave"),
    NC_("ability", "For a heart: put a minion within 2 spaces of you on a free space within 3 spaces of it."), NULL },
  [STUFFED_GRIT] = { NC_("ability", "Grit"),
    NC_("ability", "For a heart: roll any red dice of your roll again."), NULL },
  [STUFFED_SCAMPER] = { NC_("ability", "Scamper"),
    NC_("ability", "Free. A move counts 2 more."), NULL },
  [STUFFED_THROUGH_THE_CRACK] = { NC_("ability", "Through the crack"),
    NC_("ability", "For a heart: your next move in this turn crosses all colours and passes minions."), NULL },
  [STUFFED_SQUEAK] = { NC_("ability", "Squeak"),
    NC_("ability", "For a heart: up to 2 dice leave the threat track."), NULL },
  [STUFFED_PINS] = { NC_("ability", "Pins"),
    NC_("ability", "You always have a ranged weapon of range 2, and it takes no place."), NULL },
  [STUFFED_PINNED] = { NC_("ability", "Pinned"),
    NC_("ability", "For a heart, when a minion within 4 spaces has rolled: its speed and strength are 0 this time."), NULL },
  [STUFFED_ONE_MORE_PIN] = { NC_("ability", "One more pin"),
    NC_("ability", "For a heart: an attack counts 3 more."), NULL },
  [STUFFED_DEEP_POCKETS] = { NC_("ability", "Deep pockets"),
    NC_("ability", "Free. When a search of yours succeeds, draw two items and keep one."), NULL },
  [STUFFED_I_MEANT_THAT] = { NC_("ability", "I meant that"),
    NC_("ability", "For a heart: turn one die of your roll over."), NULL },
  [STUFFED_TALL_TALE] = { NC_("ability", "Tall tale"),
    NC_("ability", "For a heart: another Lost card is drawn in place of the first, before anybody chooses."), NULL },
  [STUFFED_LULLABY] = { NC_("ability", "Lullaby"),
    NC_("ability", "Free. Discard a blue or purple die to cure a bad status of yours or of an adjacent stuffy."), NULL },
  [STUFFED_WARM_WOOL] = { NC_("ability", "Warm wool"),
    NC_("ability", "For a heart: a stuffy within 3 spaces, even one that lies, gains 2 stuffing."), NULL },
  [STUFFED_HUSH] = { NC_("ability", "Hush"),
    NC_("ability", "For a heart, when a sleep card is due: it goes beneath the deck unseen."), NULL },
  [STUFFED_IN_THE_SHELL] = { NC_("ability", "In the shell"),
    NC_("ability", "You may store two dice, and defend with one or both together."), NULL },
  [STUFFED_I_REMEMBER] = { NC_("ability", "I remember"),
    NC_("ability", "For a heart: take a die that is not white or black from the discarded ones."), NULL },
  [STUFFED_WAIT_FOR_IT] = { NC_("ability", "Wait for it"),
    NC_("ability", "For a heart: prevent up to 4 damage to any stuffy."), NULL },
};

static const StuffedWords stuffies[STUFFED_N_STUFFIES] = {
  [STUFFED_BARTLE] = { NC_("look", "Bartle"), NC_("stuffy", "A badger cut from an army blanket; gruff, and always in front."), NULL },
  [STUFFED_WICK] = { NC_("look", "Wick"), NC_("stuffy", "A corduroy mouse who has to know what is in there."), NULL },
  [STUFFED_PRICKLE] = { NC_("look", "Prickle"), NC_("stuffy", "A pincushion hedgehog, shy and exact; she counts her pins at night."), NULL },
  [STUFFED_FINN] = { NC_("look", "Finn"), NC_("stuffy", "A fox made of a scarf; all his stories happened, he says, to somebody."), NULL },
  [STUFFED_LULLA] = { NC_("look", "Lulla"), NC_("stuffy", "A lamb with a music box inside; it plays best when she is hugged."), NULL },
  [STUFFED_TODDLE] = { NC_("look", "Toddle"), NC_("stuffy", "A felt tortoise, once Grandmother’s; he remembers and is in no hurry."), NULL },
};

static const char *const colours[STUFFED_N_COLOURS] = {
  NC_("colour", "red"), NC_("colour", "green"), NC_("colour", "yellow"), NC_("colour", "blue"),
  NC_("colour", "purple"), NC_("colour", "white"), NC_("colour", "black"),
};

static const char *const dice[STUFFED_N_COLOURS] = {
  NC_("die", "A red die"), NC_("die", "A green die"), NC_("die", "A yellow die"), NC_("die", "A blue die"),
  NC_("die", "A purple die"), NC_("die", "A white die"), NC_("die", "A black die"),
};

static const char *const sleeps[STUFFED_N_SLEEPS] = {
  NC_("sleep", "Asleep"), NC_("sleep", "Restless"), NC_("sleep", "Waking"),
};

static const char *const rolls[STUFFED_N_ROLLS] = {
  /* Translators: what dice are rolled for; it stands alone, beside “This pool” */
  NC_("roll", "find stuffing"), NC_("roll", "move"), NC_("roll", "pass the test"), NC_("roll", "help with the task"),
  NC_("roll", "strike"), NC_("roll", "shoot"), NC_("roll", "search"), NC_("roll", "defend"),
};

static const char *
say (const char *context,
     const char *text)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, context, text);
}

const char *
stuffed_item_name (guint item)
{
  return say ("item", items[item].name);
}

const char *
stuffed_item_text (guint item)
{
  return say ("item", items[item].text);
}

const char *
stuffed_item_flavour (guint item)
{
  return say ("item", items[item].flavour);
}

const char *
stuffed_minion_name (guint kind)
{
  return say ("minion", minion_names[kind]);
}

/* @card: which of the cards of an ordinary kind, from 0 */
const char *
stuffed_minion_flavour (guint kind,
                        guint card)
{
  return say ("minion", minion_flavours[kind][kind < STUFFED_N_ORDINARY ? card : 0]);
}

const char *
stuffed_status_name (guint status)
{
  return say ("status", statuses[status].name);
}

const char *
stuffed_status_text (guint status)
{
  return say ("status", statuses[status].text);
}

const char *
stuffed_status_flavour (guint status)
{
  return say ("status", statuses[status].flavour);
}

const char *
stuffed_ability_name (guint ability)
{
  return say ("ability", abilities[ability].name);
}

const char *
stuffed_ability_text (guint ability)
{
  return say ("ability", abilities[ability].text);
}

const char *
stuffed_stuffy_name (guint stuffy)
{
  return say ("look", stuffies[stuffy].name);
}

const char *
stuffed_stuffy_text (guint stuffy)
{
  return say ("stuffy", stuffies[stuffy].text);
}

const char *
stuffed_colour_name (guint colour)
{
  return say ("colour", colours[colour]);
}

const char *
stuffed_die_name (guint colour)
{
  return say ("die", dice[colour]);
}

const char *
stuffed_sleep_name (guint kind)
{
  return say ("sleep", sleeps[kind]);
}

/* What a roll is for: it stands alone, and in no sentence. */
const char *
stuffed_roll_name (guint kind)
{
  return say ("roll", rolls[kind]);
}

/* What helped: an ability, an item or a status. */
const char *
stuffed_cause_name (guint cause)
{
  if (cause < STUFFED_N_ABILITIES)
    return stuffed_ability_name (cause);
  if (cause < STUFFED_CAUSE_STATUS (0))
    return stuffed_item_name (cause - STUFFED_CAUSE_ITEM (0));

  return stuffed_status_name (cause - STUFFED_CAUSE_STATUS (0));
}

/* A text of a story, of the Lost cards or of the environments, translated. */
const char *
stuffed_text (guint story,
              guint tome,
              guint text)
{
  const StuffedStory *table = stuffed_table (story, tome);

  return say (table->contexts[text], table->texts[text]);
}

const char *
stuffed_environment_name (guint environment)
{
  return stuffed_text (0, STUFFED_TOME_ENVIRONMENTS, stuffed_environments[environment].name);
}

const char *
stuffed_lost_name (guint card)
{
  return stuffed_text (0, STUFFED_TOME_LOST, stuffed_losts[card].name);
}

/* The name of the card that files call @id, or NULL. */
const char *
stuffed_name_by_id (const char *id)
{
  guint number = stuffed_find_id (stuffed_item_ids, STUFFED_N_ITEMS, id);

  if (number != STUFFED_NONE)
    return stuffed_item_name (number);
  number = stuffed_find_id (stuffed_minion_ids, STUFFED_N_MINIONS, id);
  if (number != STUFFED_NONE)
    return stuffed_minion_name (number);
  for (guint i = 0; i < stuffed_n_losts; i++)
    if (g_str_equal (stuffed_losts[i].id, id))
      return stuffed_lost_name (i);

  return NULL;
}
