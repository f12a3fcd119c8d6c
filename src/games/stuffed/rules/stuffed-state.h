/* stuffed-state.h: everything that a game of Stuffed Fables is at one moment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <game.h>

#include "stuffed-cards.h"
#include "stuffed-story.h"

G_BEGIN_DECLS

/* Stuffing, hearts and buttons stop here. */
#define STUFFED_MAX_COUNT 99
#define STUFFED_MAX_STORED 2
#define STUFFED_DICE_OF_A_COLOUR 5
/* A pool has all dice of a colour and all purple ones at most. */
#define STUFFED_MAX_POOL (2 * STUFFED_DICE_OF_A_COLOUR)
#define STUFFED_N_DRAWN 5
#define STUFFED_MAX_DEPTH 24
#define STUFFED_MAX_VENDORS 4
#define STUFFED_N_WARES 4
#define STUFFED_MAX_OBJECTIVES 4
#define STUFFED_MAX_LOST_TOKENS 4
#define STUFFED_MAX_LOSTS 32
#define STUFFED_N_SLEEP_CARDS 10
/* The cards on top of which Waking cannot be. */
#define STUFFED_SLEEP_TOP 7
/* The night is over after so many turns. */
#define STUFFED_MAX_TURNS 400

/* Stands of the story, then those of environments. */
#define STUFFED_MAX_ENVIRONMENT_STANDS 8
#define STUFFED_ALL_STANDS (STUFFED_MAX_STANDS + STUFFED_MAX_ENVIRONMENT_STANDS)

/* The texts that are read, each with blocks of its own. */
typedef enum
{
  STUFFED_TOME_STORY,
  STUFFED_TOME_LOST,
  STUFFED_TOME_ENVIRONMENTS,
  STUFFED_N_TOMES,
} StuffedTome;

typedef enum
{
  STUFFED_PHASE_OPENING, /* a page is opened; nobody has a turn */
  STUFFED_PHASE_FIND,    /* A to C */
  STUFFED_PHASE_ACTIONS, /* D */
  STUFFED_PHASE_CHECK,   /* E and F */
  STUFFED_PHASE_BETWEEN, /* G */
  STUFFED_N_PHASES,
} StuffedPhase;

typedef enum
{
  STUFFED_NOT_OVER,
  STUFFED_WON_ASLEEP,
  STUFFED_WON_WAKING,
  STUFFED_LOST_LYING,  /* all lie */
  STUFFED_LOST_STORY,  /* the story says so */
  STUFFED_LOST_TURNS,  /* the night is over */
  STUFFED_PAGE_TURNED, /* that was the only page; or a thought comes to one that nobody has read, and ends there */
  STUFFED_N_OVERS,
} StuffedOver;

typedef enum
{
  STUFFED_SLEEP_ASLEEP,
  STUFFED_SLEEP_RESTLESS,
  STUFFED_SLEEP_WAKING,
  STUFFED_N_SLEEPS,
} StuffedSleep;

typedef enum
{
  STUFFED_STAND_NONE, /* it never was there */
  STUFFED_STAND_OPEN,
  STUFFED_STAND_PASSED,
  STUFFED_STAND_CLOSED,
  STUFFED_N_STAND_STATES,
} StuffedStandState;

/* Where dice are. */
typedef enum
{
  STUFFED_DICE_BAG,
  STUFFED_DICE_DISCARD,
  STUFFED_DICE_DRAWN,  /* before the active seat */
  STUFFED_DICE_POOL,   /* being rolled */
  STUFFED_DICE_TRACK,  /* threat */
  STUFFED_DICE_STORED, /* with a seat */
  STUFFED_DICE_SENT,   /* before a seat, for its next turn */
  STUFFED_DICE_TASK,   /* on a stand */
  STUFFED_N_DICE_PLACES,
} StuffedDicePlace;

/* What has been done in this turn, and what is under way. */
typedef enum
{
  STUFFED_DONE_ENDED = 1 << 0,   /* the actions are over */
  STUFFED_DONE_CRACK = 1 << 1,   /* the next move goes through everything */
  STUFFED_DONE_WHITE = 1 << 2,   /* a white roll */
  STUFFED_DONE_ENTERED = 1 << 3, /* a repeatable point was entered and has not acted */
  STUFFED_DONE_SURGE = 1 << 4,   /* a surge goes on: no second one begins in it */
  STUFFED_DONE_MINIONS = 1 << 5, /* a minion turn goes on, likewise */
} StuffedDone;

#define STUFFED_ALL_DONE ((1 << 6) - 1)

/* Which "once" is meant: in a turn or in a minion turn. */
enum
{
  STUFFED_IN_TURN,
  STUFFED_IN_MINION_TURN,
  STUFFED_N_ONCES,
};

typedef struct
{
  guint16 statuses;                /* StuffedStatus, a bit each */
  guint8 stuffy;                   /* StuffedStuffy */
  guint8 square;                   /* where it stands or lies, or STUFFED_NONE: on guard, or not placed yet */
  guint8 stuffing;                 /* 0: it lies */
  guint8 hearts;
  guint8 buttons;
  guint8 guard;                    /* it stays behind to the end of the story */
  guint8 slots[STUFFED_N_SLOTS];   /* StuffedItem, or STUFFED_NONE */
  guint8 stored[STUFFED_MAX_STORED]; /* StuffedColour, or STUFFED_NONE; the first one is filled first */
  guint8 fresh;                    /* which of them were stored this turn, a bit each */
  guint8 used[STUFFED_N_ONCES];    /* its three abilities, then items by slot, a bit each */
  guint8 sent[STUFFED_PURPLE + 1]; /* dice laid before it for its next turn, by colour */
} StuffedSeat;

typedef struct
{
  guint8 kind;   /* StuffedMinionKind */
  guint8 square; /* or STUFFED_NONE: about to be placed */
  guint8 dark;   /* a boss's stuffing */
} StuffedFoe;

typedef struct
{
  guint8 square;                 /* or STUFFED_NONE: no vendor */
  guint8 wares[STUFFED_N_WARES]; /* StuffedItem, or STUFFED_NONE: sold */
} StuffedVendor;

/* Dice that are put together and rolled: those of one colour, then purple ones; of a defence
 * with two dice the second may have any colour. */
typedef struct
{
  guint16 marked;                  /* those to be rolled again, a bit each */
  guint8 kind;                     /* StuffedRollKind */
  guint8 seat;                     /* whose it is, or STUFFED_NONE: nothing is rolled */
  guint8 colour;                   /* of all that are not purple, or STUFFED_NONE: none is yet */
  guint8 beside;                   /* of those after them: purple, but for a defence */
  guint8 own;                      /* how many have the first colour */
  guint8 purple;                   /* and how many the second */
  guint8 faces[STUFFED_MAX_POOL];  /* what they show, 0: nothing yet; purple ones from the sixth on */
  guint8 added;
  guint8 total;                    /* when all is said */
} StuffedRoll;

/* One procedure under way. Integers only. */
typedef struct
{
  guint8 proc;  /* StuffedProc */
  guint8 step;  /* where it goes on, one of StuffedStep */
  guint8 seat;  /* whose it is; of a reading: you */
  guint8 other; /* another seat, or a minion's place in the column */
  guint8 book;  /* a reading: StuffedTome */
  guint8 high;  /* a reading: the block, its high */
  guint8 low;   /* and its low byte */
  guint8 at;    /* a reading: the statement; minions: who is next */
  guint8 left;  /* the seats that are still to come, a bit each */
  guint8 n;     /* a number: damage, how many */
  guint8 die;   /* a die that was rolled, or an action */
  guint8 what;  /* the thing concerned */
  guint8 flags; /* StuffedFlags */
} StuffedFrame;

/* No pointers: a copy of it is a copy of the game. */
typedef struct
{
  BrambleRng rng;                  /* what chance will bring */
  guint32 turn;                    /* answers given so far */
  guint32 flags;                   /* of the story, a bit each */
  guint32 party;                   /* party items in play, a bit for each StuffedItem */
  guint32 party_used[STUFFED_N_ONCES];
  guint32 losts_gone;              /* Lost cards on their discard pile, a bit each */
  guint16 turns;                   /* begun in this game */
  guint16 page_turns;              /* over on this page */
  guint16 goal;                    /* a text of the story */
  guint16 fired;                   /* `when` rules of the page that have acted, a bit each */
  guint16 held;                    /* those whose condition held when it was last looked at */
  guint16 points_off;              /* points of the page, a bit each */
  guint16 points_read;
  guint16 defeated;                /* kinds of minions of which one was defeated on this page */
  guint8 n_seats;
  guint8 story;                    /* its place among all stories */
  guint8 level;                    /* StuffedDifficulty */
  guint8 keepers;                  /* seats that are asked when the book is theirs, a bit each; 0: all */
  guint8 friends;                  /* stories that ended in friendship, a bit each */
  guint8 veiled;                   /* a view: what is unread is not looked at */
  guint8 first;                    /* who has the first turn */
  guint8 active;                   /* whose turn it is, or was before a page was opened */
  guint8 bookkeeper;
  guint8 phase;                    /* StuffedPhase */
  guint8 done;                     /* StuffedDone */
  guint8 over;                     /* StuffedOver */
  guint8 page;                     /* from 0 */
  guint8 only_page;                /* the game is won when it is left: a lesson */
  guint8 leave;                    /* the page that is to be opened when the turn is over, or STUFFED_NONE */
  guint8 leave_now;                /* and the turn ends with it */
  guint8 surges;                   /* on this page */
  guint8 search;                   /* the number that it needs before the level counts, or 0: none */
  guint8 environment;              /* StuffedEnvironmentKind, or STUFFED_NONE */
  guint8 sleep_due;                /* cards that are still to be revealed */
  guint8 waking;                   /* that card was revealed */
  guint8 threat;                   /* dice on the track */
  guint8 bag[STUFFED_N_COLOURS];
  guint8 discard[STUFFED_N_COLOURS];
  guint8 drawn[STUFFED_N_COLOURS]; /* before the active seat */
  guint8 n_deck;                   /* item cards that are left */
  guint8 deck[STUFFED_N_ITEM_CARDS]; /* StuffedItem, the top one last */
  guint8 item_discards[STUFFED_N_ITEMS]; /* how many of each */
  guint8 n_losts;                  /* Lost cards that are left */
  guint8 losts[STUFFED_MAX_LOSTS]; /* the top one last */
  guint8 n_sleep;                  /* sleep cards that are left */
  guint8 sleep[STUFFED_N_SLEEP_CARDS]; /* StuffedSleep, the top one last */
  guint8 sleep_top;                /* how many of them, from the top, cannot be Waking */
  guint8 slept[STUFFED_N_SLEEPS];  /* revealed, by kind */
  guint8 objectives[STUFFED_MAX_OBJECTIVES]; /* squares, or STUFFED_NONE */
  guint8 lost_tokens[STUFFED_MAX_LOST_TOKENS];
  guint8 door;                     /* a square, or STUFFED_NONE: lifted, or there is none */
  guint8 wagon;
  guint8 train;
  guint8 halt;                     /* where on its track the train is */
  guint8 n_foes;                   /* minions in play */
  guint8 struck;                   /* who was hit last, or STUFFED_NONE */
  guint8 bled;                     /* and whether stuffing was lost */
  guint8 depth;                    /* frames in use */
  guint8 counters[STUFFED_MAX_COUNTERS];
  guint8 stands[STUFFED_ALL_STANDS]; /* StuffedStandState */
  guint8 totals[STUFFED_ALL_STANDS]; /* of tasks */
  guint8 task_dice[STUFFED_ALL_STANDS][2]; /* that lie on them: of their colour, and purple */
  guint8 read[STUFFED_N_TOMES][STUFFED_MAX_BLOCKS / 8]; /* blocks that were read, a bit each */
  StuffedVendor vendors[STUFFED_MAX_VENDORS];
  StuffedFoe foes[STUFFED_MAX_MINIONS]; /* the column, from the top */
  StuffedSeat seats[STUFFED_MAX_SEATS];
  StuffedRoll roll;
  StuffedFrame stack[STUFFED_MAX_DEPTH];
} StuffedState;

G_STATIC_ASSERT (sizeof (StuffedState) <= 2048);
G_STATIC_ASSERT (STUFFED_NONE == BRAMBLE_NO_SEAT);

/* Asking a position. None of these changes anything. */

/* The tables of a story, or of the cards that are read like one. */
static inline const StuffedStory *
stuffed_table (guint story,
               guint tome)
{
  switch (tome)
    {
    case STUFFED_TOME_STORY:
      return stuffed_stories[story];
    case STUFFED_TOME_LOST:
      return &stuffed_lost_story;
    default: /* environments */
      return &stuffed_environment_story;
    }
}

static inline const StuffedStory *
stuffed_tome (const StuffedState *s,
              guint               tome)
{
  return stuffed_table (s->story, tome);
}

static inline const StuffedPage *
stuffed_page (const StuffedState *s)
{
  return &stuffed_stories[s->story]->pages[s->page];
}

static inline gboolean
stuffed_is_over (const StuffedState *s)
{
  return s->over != STUFFED_NOT_OVER;
}

static inline guint
stuffed_after (const StuffedState *s,
               guint               seat)
{
  return seat + 1u == s->n_seats ? 0 : seat + 1;
}

static inline gboolean
stuffed_stands (const StuffedState *s,
                guint               seat)
{
  return s->seats[seat].stuffing > 0 && !s->seats[seat].guard;
}

static inline gboolean
stuffed_lies (const StuffedState *s,
              guint               seat)
{
  return s->seats[seat].stuffing == 0 && !s->seats[seat].guard;
}

static inline gboolean
stuffed_has_status (const StuffedState *s,
                    guint               seat,
                    guint               status)
{
  return (s->seats[seat].statuses >> status) & 1;
}

/* The seat that acts next when nobody does. */
static inline gboolean
stuffed_nobody_acts (const StuffedState *s)
{
  return s->phase == STUFFED_PHASE_OPENING || s->phase == STUFFED_PHASE_CHECK || s->phase == STUFFED_PHASE_BETWEEN;
}

static inline guint
stuffed_you (const StuffedState *s)
{
  return stuffed_nobody_acts (s) ? stuffed_after (s, s->active) : s->active;
}

/* Where turn order begins when several are concerned. */
static inline guint
stuffed_first_in_order (const StuffedState *s)
{
  return s->phase == STUFFED_PHASE_OPENING || s->phase == STUFFED_PHASE_BETWEEN ? stuffed_after (s, s->active) : s->active;
}

static inline gboolean
stuffed_was_read (const StuffedState *s,
                  guint               book,
                  guint               block)
{
  return (s->read[book][block / 8] >> (block % 8)) & 1;
}

/* Which "once" holds now. */
static inline guint
stuffed_once (const StuffedState *s)
{
  return s->done & STUFFED_DONE_MINIONS ? STUFFED_IN_MINION_TURN : STUFFED_IN_TURN;
}

/* What only standing seats have a use for: a party item counts as equipped by everyone. */
static inline gboolean
stuffed_wears (const StuffedState *s,
               guint               seat,
               guint               item)
{
  const StuffedItemInfo *info = &stuffed_items[item];

  return info->slot == STUFFED_PARTY ? (s->party >> item) & 1 : s->seats[seat].slots[info->slot] == item;
}

/* What a seat gives up when it takes an item along, or STUFFED_NONE: one is worn in each place, and
 * what is everybody's needs none. */
static inline guint
stuffed_gives_up (const StuffedState *s,
                  guint               seat,
                  guint               item)
{
  guint slot = stuffed_items[item].slot;

  return slot == STUFFED_PARTY ? STUFFED_NONE : s->seats[seat].slots[slot];
}

/* stuffed-state.c */
StuffedScene   stuffed_scene         (const StuffedState *s);
StuffedSquares stuffed_closed        (const StuffedState *s);
StuffedSquares stuffed_figures       (const StuffedState *s);
StuffedSquares stuffed_stops         (const StuffedState *s);
StuffedSquares stuffed_points        (const StuffedState *s);
StuffedSquares stuffed_place         (const StuffedState *s,
                                      guint               letter);
guint          stuffed_distance      (const StuffedState *s,
                                      guint               from,
                                      guint               to);
gboolean       stuffed_adjacent      (const StuffedState *s,
                                      guint               from,
                                      guint               to);
gboolean       stuffed_is_near       (const StuffedState *s,
                                      guint               seat,
                                      guint               letter);
guint          stuffed_seat_at       (const StuffedState *s,
                                      guint               square);
guint          stuffed_foe_at        (const StuffedState *s,
                                      guint               square);
guint          stuffed_point_at      (const StuffedState *s,
                                      guint               square);
guint          stuffed_vendor_at     (const StuffedState *s,
                                      guint               square);
gboolean       stuffed_is_new_vendor (const StuffedState *s,
                                      guint               square);
guint          stuffed_standing      (const StuffedState *s);
guint          stuffed_keeper        (const StuffedState *s);
guint          stuffed_room          (const StuffedState *s,
                                      guint               seat);
guint          stuffed_n_black       (const StuffedState *s);
guint          stuffed_n_white       (const StuffedState *s);
guint          stuffed_test_number   (const StuffedState *s,
                                      guint               number);
guint          stuffed_stand_number  (const StuffedState *s,
                                      guint               stand);
const StuffedStand *stuffed_stand    (const StuffedState *s,
                                      guint               stand);
guint          stuffed_rule          (const StuffedState *s,
                                      guint               rule);
guint          stuffed_range         (const StuffedState *s,
                                      guint               seat);
gboolean       stuffed_has_melee     (const StuffedState *s,
                                      guint               seat);
guint          stuffed_immune        (const StuffedState *s,
                                      guint               seat);
gboolean       stuffed_is_shielded   (const StuffedState *s,
                                      guint               kind);
gboolean       stuffed_can_use       (const StuffedState *s,
                                      guint               seat,
                                      guint               ability);
gboolean       stuffed_can_use_item  (const StuffedState *s,
                                      guint               seat,
                                      guint               item);
guint          stuffed_minions_free  (const StuffedState *s,
                                      guint               kind);
gboolean       stuffed_is_friend     (const StuffedState *s);

/* stuffed-conditions.c */
gboolean       stuffed_holds         (const StuffedState *s,
                                      guint               book,
                                      StuffedCondition    condition,
                                      guint               you);
guint          stuffed_targets       (const StuffedState *s,
                                      guint               who,
                                      guint               whom,
                                      guint               you);

G_END_DECLS
