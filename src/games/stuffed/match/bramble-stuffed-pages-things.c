/* bramble-stuffed-pages-things.c: dice and tokens, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-cards.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const char *title;  /* untranslated, in the context of its kind */
  const char *text;   /* untranslated, and so are the rulings */
  const char *ruling; /* (nullable) */
} Words;

static const Words dice[STUFFED_N_COLOURS] = {
  [STUFFED_RED] = { NC_("die to read", "Red: strength"),
    N_("For melee, for tests and tasks of strength, and for moves across red lines."), NULL },
  [STUFFED_GREEN] = { NC_("die to read", "Green: nimbleness"),
    N_("For ranged attacks, for tests and tasks of nimbleness, and for moves across green lines."), NULL },
  [STUFFED_YELLOW] = { NC_("die to read", "Yellow: perception"),
    N_("For searches, for tests and tasks of perception, and for moves across yellow lines."), NULL },
  [STUFFED_BLUE] = { NC_("die to read", "Blue: kindness"),
    N_("For listening and comforting: tests and tasks of kindness, often the way to make a friend. And for moves across blue lines."), NULL },
  [STUFFED_PURPLE] = { NC_("die to read", "Purple: any"),
    N_("It goes into a pool of any colour, as many as you like, or into one of purple dice only."),
    N_("It never becomes another colour: bonuses and penalties for red, green, yellow or blue dice are not for it.") },
  [STUFFED_WHITE] = { NC_("die to read", "White: stuffing"),
    N_("Rolled before your actions. A roll that comes to your stuffing or more gains you 1 stuffing. There is one more of them than there are stuffies, and on the brave level there are as many."),
    N_("You say how many are rolled at once, and all must be rolled. One roll gains 1 at most. Who lies has 0: any roll is enough. They are never stored, given or pooled with others.") },
  [STUFFED_BLACK] = { NC_("die to read", "Black: threat"),
    N_("Goes onto the threat track. Minions roll them when they act. There is one more of them than there are stuffies, and on the gentle level there are as many."),
    N_("With no die left on the track a minion rolls a discarded one, which is lent.") },
};

static const Words tokens[BRAMBLE_STUFFED_N_PAGE_TOKENS] = {
  [BRAMBLE_STUFFED_TOKEN_STUFFING] = { NC_("token", "Stuffing"),
    N_("What keeps you upright. Damage costs it, white dice find it, friends give it. Without any you fall."),
    N_("Who gives some away keeps at least 1.") },
  [BRAMBLE_STUFFED_TOKEN_HEART] = { NC_("token", "Heart"),
    N_("Pays for an ability. You get hearts for kindness, most of the time."), N_("Who falls loses all hearts.") },
  [BRAMBLE_STUFFED_TOKEN_BUTTON] = { NC_("token", "Button"),
    N_("Pays a vendor. You gain one for each minion that you defeat."), N_("Who falls loses all buttons.") },
  [BRAMBLE_STUFFED_TOKEN_BOOKMARK] = { NC_("token", "Bookmark"),
    N_("Who has it places minions that come, and decides when two stuffies are equally near. It goes on to the next seat with every page."),
    N_("If a computer has it, the next person in turn order may be asked instead: that is chosen before the game.") },
  [BRAMBLE_STUFFED_TOKEN_POINT] = { NC_("token", "Point"),
    N_("Ends your move. The story tells what is there, once."), N_("A point with somebody on it cannot be entered.") },
  [BRAMBLE_STUFFED_TOKEN_POINT_AGAIN] = { NC_("token", "Point with a loop"),
    N_("Ends your move. The story tells what is there each time that somebody comes."),
    N_("Who begins a turn on it may have it read again.") },
  [BRAMBLE_STUFFED_TOKEN_LOST] = { NC_("token", "Lost token"),
    N_("Ends your move. Take it off, draw a Lost card, and choose what to do."), NULL },
  [BRAMBLE_STUFFED_TOKEN_VENDOR] = { NC_("token", "Vendor"),
    N_("Ends your move when nobody has been there yet, and lays out four items. On it or beside it you may buy, each for a button or for an item that you "
       "wear."),
    N_("In your own turn only. What is bought may be given on at once, like an item that is found. When the page is left, what was not sold goes back into the deck.") },
  [BRAMBLE_STUFFED_TOKEN_OBJECTIVE] = { NC_("token", "Objective"),
    N_("Something that the story is about. The page says what to do with it."), NULL },
  [BRAMBLE_STUFFED_TOKEN_DOOR] = { NC_("token", "Door"),
    N_("A wall until the story lifts it."), N_("Beside a door are those who could step onto it if it were open.") },
  [BRAMBLE_STUFFED_TOKEN_WAGON] = { NC_("token", "Wagon"),
    N_("Who begins a move on it may take it along."), NULL },
  [BRAMBLE_STUFFED_TOKEN_TRAIN] = { NC_("token", "Train"),
    N_("Goes along its track when the story says so. Who stands on it rides."), NULL },
  [BRAMBLE_STUFFED_TOKEN_EXIT] = { NC_("token", "Way out"),
    N_("Where the goal of the page wants you to be."), NULL },
};

static char *
dup_words (const Words  *words,
           char        **rulings)
{
  *rulings = words->ruling ? g_strdup (_(words->ruling)) : NULL;
  return g_strdup (_(words->text));
}

char *
bramble_stuffed_die_page (guint   colour,
                          char  **rulings)
{
  return dup_words (&dice[colour], rulings);
}

const char *
bramble_stuffed_die_title (guint colour)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "die to read", dice[colour].title);
}

char *
bramble_stuffed_token_page (guint   token,
                            char  **rulings)
{
  return dup_words (&tokens[token], rulings);
}

const char *
bramble_stuffed_token_title (guint token)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "token", tokens[token].title);
}
