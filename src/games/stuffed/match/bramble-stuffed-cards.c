/* bramble-stuffed-cards.c: everything of Stuffed Fables that has a page, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nothing here belongs to a game that is being played. Cards are called as in the log, so
 * that a name there leads here; what could be called the same has a word before it.
 */

#include "bramble-stuffed-cards.h"

#include <glib/gi18n-lib.h>
#include <rules/stuffed-game.h>
#include <rules/stuffed-text.h>

static const char *const token_ids[BRAMBLE_STUFFED_N_PAGE_TOKENS] = {
  [BRAMBLE_STUFFED_TOKEN_STUFFING] = "stuffing",
  [BRAMBLE_STUFFED_TOKEN_HEART] = "heart",
  [BRAMBLE_STUFFED_TOKEN_BUTTON] = "button",
  [BRAMBLE_STUFFED_TOKEN_BOOKMARK] = "bookmark",
  [BRAMBLE_STUFFED_TOKEN_POINT] = "point",
  [BRAMBLE_STUFFED_TOKEN_POINT_AGAIN] = "point-again",
  [BRAMBLE_STUFFED_TOKEN_LOST] = "lost",
  [BRAMBLE_STUFFED_TOKEN_VENDOR] = "vendor",
  [BRAMBLE_STUFFED_TOKEN_OBJECTIVE] = "objective",
  [BRAMBLE_STUFFED_TOKEN_DOOR] = "door",
  [BRAMBLE_STUFFED_TOKEN_WAGON] = "wagon",
  [BRAMBLE_STUFFED_TOKEN_TRAIN] = "train",
  [BRAMBLE_STUFFED_TOKEN_EXIT] = "exit",
};

/* What pages of a kind are, and the numbers that they have. */
static const struct
{
  BrambleLexiconRange range;
  const char *art;    /* the family of their pictures */
  const char *type;   /* what all of them are called, untranslated */
  const char *about;  /* what holds for all of them, likewise */
} pages[BRAMBLE_STUFFED_N_PAGES] = {
  [BRAMBLE_STUFFED_PAGE_STUFFY] = {
    { 0, STUFFED_N_STUFFIES, "" }, "stuffed/stuffies/", NC_("kind of page", "Stuffy"),
    N_("Each is there once. It has an ability that is free and two that cost a heart, each once in a turn and once in a minion turn."),
  },
  [BRAMBLE_STUFFED_PAGE_MINION] = {
    { 0, STUFFED_N_ORDINARY, "" }, "stuffed/minions/", NC_("kind of page", "Minion"),
    N_("There are three cards of each kind. Who defeats one gains a button."),
  },
  [BRAMBLE_STUFFED_PAGE_LEADER] = {
    { STUFFED_N_ORDINARY, STUFFED_FIRST_BOSS, "" }, "stuffed/minions/", NC_("kind of page", "Leader"),
    N_("The leader comes first when its kind is called by name. Who defeats it gains a button and becomes courageous."),
  },
  [BRAMBLE_STUFFED_PAGE_BOSS] = {
    { STUFFED_FIRST_BOSS, STUFFED_N_MINIONS, "" }, "stuffed/minions/", NC_("kind of page", "Boss"),
    N_("On the normal level it comes with as much dark stuffing as there are stuffies, unless the story says otherwise. What would defeat it takes one of these; without any it is defeated. In its story there is a "
       "kind way, too."),
  },
  [BRAMBLE_STUFFED_PAGE_WEAPON] = {
    { 0, STUFFED_THIMBLE_HELMET, "" }, "stuffed/items/", NC_("kind of page", "Weapon"),
    N_("Melee needs red dice and a minion one open step away, a ranged attack needs green dice and a minion within the range."),
  },
  [BRAMBLE_STUFFED_PAGE_CLOTHES] = {
    { STUFFED_THIMBLE_HELMET, STUFFED_SHOELACE_ROPE, "" }, "stuffed/items/", NC_("kind of page", "Clothes"),
    N_("You wear one thing on your head and one on your body. An old one in its place is discarded."),
  },
  [BRAMBLE_STUFFED_PAGE_ACCESSORY] = {
    { STUFFED_SHOELACE_ROPE, STUFFED_JAM_SANDWICH, "" }, "stuffed/items/", NC_("kind of page", "Accessory"),
    N_("You have one at a time. An old one is discarded."),
  },
  [BRAMBLE_STUFFED_PAGE_PARTY] = {
    { STUFFED_JAM_SANDWICH, STUFFED_N_ITEMS, "" }, "stuffed/items/", NC_("kind of page", "Party item"),
    N_("It lies in the middle and counts as if everybody had it. Once a turn means once for all together, and nobody can pay with it."),
  },
  [BRAMBLE_STUFFED_PAGE_STATUS] = {
    { 0, STUFFED_N_STATUSES, "" }, "stuffed/statuses/", NC_("kind of page", "Status"),
    N_("Nobody has the same one twice. Who falls loses all of them. The numbers of tests are those of the normal level: gentle takes 1 less, brave 1 more."),
  },
  [BRAMBLE_STUFFED_PAGE_LOST] = {
    { 0, STUFFED_N_LOST, "" }, "stuffed/lost/", NC_("kind of page", "Lost card"),
    N_("It is drawn at a Lost token. What a choice is like and what it costs stands on the card; what comes of it is told when somebody has chosen."),
  },
  [BRAMBLE_STUFFED_PAGE_SLEEP] = {
    { 0, STUFFED_N_SLEEPS, "" }, "stuffed/sleep/", NC_("kind of page", "Sleep card"),
    N_("One is turned up when a stuffy falls, and when the story says so."),
  },
  [BRAMBLE_STUFFED_PAGE_ENVIRONMENT] = {
    { 0, STUFFED_N_ENVIRONMENTS, "" }, "stuffed/environments/", NC_("kind of page", "Environment"),
    N_("It holds for everybody on the page, until the page is left or something ends it. The numbers are those of the normal level: on gentle a test takes 1 less, "
       "and a task 1 less for each stuffy; on brave as much more."),
  },
  [BRAMBLE_STUFFED_PAGE_DIE] = {
    { 0, STUFFED_N_COLOURS, "die-" }, "stuffed/dice/", NC_("kind of page", "Die"),
    N_("Dice are drawn from the bag, five in a turn. What is used goes to the discarded ones, and from there back into the bag."),
  },
  [BRAMBLE_STUFFED_PAGE_TOKEN] = {
    { 0, BRAMBLE_STUFFED_N_PAGE_TOKENS, "token-" }, "stuffed/tokens/", NC_("kind of page", "Token"),
    N_("Stuffing, hearts and buttons never run out."),
  },
};

/* What a page is called, without what stands before it. */
static const char *
plain_id (guint page,
          guint number)
{
  switch ((BrambleStuffedPageKind) page)
    {
    case BRAMBLE_STUFFED_PAGE_STUFFY:
      return stuffed_stuffy_ids[number];
    case BRAMBLE_STUFFED_PAGE_MINION:
    case BRAMBLE_STUFFED_PAGE_LEADER:
    case BRAMBLE_STUFFED_PAGE_BOSS:
      return stuffed_minion_ids[number];
    case BRAMBLE_STUFFED_PAGE_WEAPON:
    case BRAMBLE_STUFFED_PAGE_CLOTHES:
    case BRAMBLE_STUFFED_PAGE_ACCESSORY:
    case BRAMBLE_STUFFED_PAGE_PARTY:
      return stuffed_item_ids[number];
    case BRAMBLE_STUFFED_PAGE_STATUS:
      return stuffed_status_ids[number];
    case BRAMBLE_STUFFED_PAGE_LOST:
      return stuffed_losts[number].id;
    case BRAMBLE_STUFFED_PAGE_SLEEP:
      return stuffed_sleep_ids[number];
    case BRAMBLE_STUFFED_PAGE_ENVIRONMENT:
      return stuffed_environment_ids[number];
    case BRAMBLE_STUFFED_PAGE_DIE:
      return stuffed_colour_ids[number];
    case BRAMBLE_STUFFED_PAGE_TOKEN:
      return token_ids[number];
    case BRAMBLE_STUFFED_N_PAGES:
      break;
    }

  g_assert_not_reached ();
}

static const char *
get_title (guint page,
           guint number)
{
  switch ((BrambleStuffedPageKind) page)
    {
    case BRAMBLE_STUFFED_PAGE_STUFFY:
      return stuffed_stuffy_name (number);
    case BRAMBLE_STUFFED_PAGE_MINION:
    case BRAMBLE_STUFFED_PAGE_LEADER:
    case BRAMBLE_STUFFED_PAGE_BOSS:
      return stuffed_minion_name (number);
    case BRAMBLE_STUFFED_PAGE_WEAPON:
    case BRAMBLE_STUFFED_PAGE_CLOTHES:
    case BRAMBLE_STUFFED_PAGE_ACCESSORY:
    case BRAMBLE_STUFFED_PAGE_PARTY:
      return stuffed_item_name (number);
    case BRAMBLE_STUFFED_PAGE_STATUS:
      return stuffed_status_name (number);
    case BRAMBLE_STUFFED_PAGE_LOST:
      return stuffed_lost_name (number);
    case BRAMBLE_STUFFED_PAGE_SLEEP:
      return stuffed_sleep_name (number);
    case BRAMBLE_STUFFED_PAGE_ENVIRONMENT:
      return stuffed_environment_name (number);
    case BRAMBLE_STUFFED_PAGE_DIE:
      return bramble_stuffed_die_title (number);
    case BRAMBLE_STUFFED_PAGE_TOKEN:
      return bramble_stuffed_token_title (number);
    case BRAMBLE_STUFFED_N_PAGES:
      break;
    }

  g_assert_not_reached ();
}

static char *
dup_text (guint   page,
          guint   number,
          char  **rulings)
{
  switch ((BrambleStuffedPageKind) page)
    {
    case BRAMBLE_STUFFED_PAGE_STUFFY:
      return bramble_stuffed_stuffy_page (number, rulings);
    case BRAMBLE_STUFFED_PAGE_MINION:
    case BRAMBLE_STUFFED_PAGE_LEADER:
    case BRAMBLE_STUFFED_PAGE_BOSS:
      return bramble_stuffed_minion_page (number, rulings);
    case BRAMBLE_STUFFED_PAGE_WEAPON:
    case BRAMBLE_STUFFED_PAGE_CLOTHES:
    case BRAMBLE_STUFFED_PAGE_ACCESSORY:
    case BRAMBLE_STUFFED_PAGE_PARTY:
      return bramble_stuffed_item_page (number, rulings);
    case BRAMBLE_STUFFED_PAGE_STATUS:
      return bramble_stuffed_status_page (number, rulings);
    case BRAMBLE_STUFFED_PAGE_LOST:
      return bramble_stuffed_lost_page (number, rulings);
    case BRAMBLE_STUFFED_PAGE_SLEEP:
      return bramble_stuffed_sleep_page (number, rulings);
    case BRAMBLE_STUFFED_PAGE_ENVIRONMENT:
      return bramble_stuffed_environment_page (number, rulings);
    case BRAMBLE_STUFFED_PAGE_DIE:
      return bramble_stuffed_die_page (number, rulings);
    case BRAMBLE_STUFFED_PAGE_TOKEN:
      return bramble_stuffed_token_page (number, rulings);
    case BRAMBLE_STUFFED_N_PAGES:
      break;
    }

  g_assert_not_reached ();
}

/**
 * bramble_stuffed_page_art:
 *
 * Returns: (transfer full): the id of a page's picture
 */
char *
bramble_stuffed_page_art (BrambleStuffedPageKind page,
                          guint                  number)
{
  return g_strconcat (pages[page].art, plain_id (page, number), NULL);
}

/* What all of a kind are. */
const char *
bramble_stuffed_page_type (BrambleStuffedPageKind page)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "kind of page", pages[page].type);
}

/* And what holds for all of them, in a sentence or two. */
const char *
bramble_stuffed_page_about (BrambleStuffedPageKind page)
{
  return _(pages[page].about);
}

static const BrambleLexiconRange *
get_range (guint page)
{
  return &pages[page].range;
}

const BrambleLexicon bramble_stuffed_lexicon = {
  .n_kinds = BRAMBLE_STUFFED_N_PAGES,
  .range = get_range,
  .id = plain_id,
  .title = get_title,
  .text = dup_text,
};
