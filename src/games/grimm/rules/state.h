/* state.h: everything that is The Grimm Forest at one moment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include <game.h>
#include "cards.h"

G_BEGIN_DECLS

#define GRIMM_MAX_SEATS 4
#define GRIMM_ALL_SEATS 0x0f
#define GRIMM_MAX_SITES 6
#define GRIMM_MAX_FABLES 56
#define GRIMM_MAX_FRIENDS 25
#define GRIMM_MAX_DEPTH 8
#define GRIMM_ACTIONS 2
#define GRIMM_HOUSES_TO_WIN 3
#define GRIMM_SECTIONS_EACH 5

/* Counts of resources stop here; no real game comes near. */
#define GRIMM_MANY 30000

typedef enum
{
  GRIMM_STRAW,
  GRIMM_WOOD,
  GRIMM_BRICK,
  GRIMM_N_TYPES,
} GrimmType;

typedef enum
{
  GRIMM_FIELDS,
  GRIMM_FOREST,
  GRIMM_BRICKYARD,
  GRIMM_MARKET,
  GRIMM_N_LOCATIONS,
  GRIMM_NOWHERE = GRIMM_N_LOCATIONS, /* a pig that went to no Location */
  GRIMM_HOME,                        /* a pig that has not set out yet */
} GrimmLocation;

typedef enum
{
  GRIMM_FLOOR,
  GRIMM_WALLS,
  GRIMM_ROOF,
  GRIMM_N_SECTIONS,
} GrimmSection;

/* The windows of a round, A to N of the rules. Stand and Arrive are the tail
 * of E: pigs go to their Locations, and cards that answer to that act. */
typedef enum
{
  GRIMM_WINDOW_START,
  GRIMM_WINDOW_REGAL,
  GRIMM_WINDOW_PLAN,
  GRIMM_WINDOW_FABLES,
  GRIMM_WINDOW_GATHERS,
  GRIMM_WINDOW_ARRIVE,
  GRIMM_WINDOW_BEFORE,
  GRIMM_WINDOW_COLLECT,
  GRIMM_WINDOW_GATHER_END,
  GRIMM_WINDOW_BACK,
  GRIMM_WINDOW_BUILD_START,
  GRIMM_WINDOW_BUILD,
  GRIMM_WINDOW_BUILD_END,
  GRIMM_WINDOW_GAME_END,
  GRIMM_WINDOW_CLEAN_UP,
  GRIMM_N_WINDOWS,
} GrimmWindow;

/* Why the winner won. */
typedef enum
{
  GRIMM_WON_BY_HOUSES, /* nobody else had three */
  GRIMM_WON_BY_BRICK,  /* most Brick houses */
  GRIMM_WON_BY_WOOD,   /* then most Wood houses */
  GRIMM_WON_BY_BONUS,  /* then the sturdiest First Builder Bonus */
  GRIMM_WON_SHARED,    /* still tied */
} GrimmWonBy;

/* What the top frame of the stack is doing. */
typedef enum
{
  GRIMM_PROC_ROUND,        /* the windows, one after the other */
  GRIMM_PROC_PLAN,         /* window C */
  GRIMM_PROC_COLLECT,      /* window G */
  GRIMM_PROC_TURN,         /* one player's Build turn */
  GRIMM_PROC_BUILD,        /* one section is built */
  GRIMM_PROC_CARD,         /* a card's own effect */
  GRIMM_PROC_MONSTER,      /* a Monster is about to act: may somebody cancel it? */
  GRIMM_PROC_PLACE,        /* a Monster or Unique Location goes to a Location */
  GRIMM_PROC_GAIN_FRIEND,  /* turn up a Friend, keep it or give it away */
  GRIMM_PROC_GAIN_ANY,     /* so many resources of any type from the supply */
  GRIMM_PROC_PAY_ANY,      /* so many resources of one's choice to a place */
  GRIMM_PROC_PAY_GATHERED, /* so many of what one Gathered to another player */
  GRIMM_PROC_UNIQUES,      /* the Unique Locations at the end of H */
  GRIMM_N_PROCS,
} GrimmProc;

/* One effect under way. Integers only, so that it is cloned, saved and
 * searched like everything else. */
typedef struct
{
  guint16 left;            /* how many times more */
  guint16 tally[GRIMM_N_TYPES]; /* given so far, by type */
  guint8 proc;             /* GrimmProc */
  guint8 step;             /* where it goes on, one of the procedure's steps */
  guint8 cause;            /* GrimmCard: named in every event it makes */
  guint8 owner;            /* the seat whose effect it is */
  guint8 window;           /* GrimmWindow it acts in */
  guint8 seat;             /* the seat it is dealing with now */
  guint8 other;            /* a second seat: chosen victim, giver, payer */
  guint8 type;             /* a GrimmType it remembers */
  guint8 place;            /* a Location or site it remembers */
  guint8 index;            /* how far it is in a list or in turn order */
  guint8 part;             /* whose turn within a player's step */
  guint8 cards[GRIMM_MAX_SEATS]; /* Friends lying open while one is chosen */
} GrimmFrame;

typedef struct
{
  guint8 type;   /* GrimmType; 0 while nothing stands here */
  guint8 height; /* sections that stand: 0 to 3 */
} GrimmHouse;

/* A Gather card is home * 4 + Location: sixteen cards, a bit each in a set. */
#define GRIMM_GATHER(home, location) ((home) * 4 + (location))
#define GRIMM_GATHER_HOME(card) ((card) / 4)
#define GRIMM_GATHER_LOCATION(card) ((card) % 4)
/* All Gather cards of one Location, whosever they are. */
#define GRIMM_GATHERS_OF(location) (0x1111 << (location))

typedef struct
{
  guint16 stock[GRIMM_N_TYPES];    /* resources on the board */
  guint16 gathered[GRIMM_N_TYPES]; /* collected in this round's window G */
  guint16 tower[GRIMM_N_TYPES];    /* resources that lie on Rapunzel */
  guint32 hand[2];                 /* Fables: a bit for a first copy, one for a second */
  guint32 specials;                /* Friends whose special action was used this turn */
  guint16 gather_hand;             /* Gather cards in hand, a bit each */
  guint8 hand_size;                /* public: how many Fables are in hand */
  guint8 friend_card;              /* GrimmCard or GRIMM_NONE */
  guint8 n_sites;                  /* Build Sites, the extra one included */
  guint8 corner;                   /* the site that is Cutting Corners, or GRIMM_NONE */
  GrimmHouse sites[GRIMM_MAX_SITES];
  guint8 fable;                    /* this round's Fable, GRIMM_NONE or GRIMM_HIDDEN */
  guint8 fable_seen;               /* seats that know @fable while it is face down */
  guint8 dreamt;                   /* TRUE when @fable is Sleeping Beauty's doing */
  guint8 next_card;                /* the Next Turn card that acts this round */
  guint8 next_laid;                /* the one laid aside for the next round */
  guint8 next_place;               /* the Location of @next_card, when it lies at one */
  guint8 monster_at;               /* where @fable stands as a Monster, or GRIMM_NONE */
  guint8 gather;                   /* the Gather card that lies here, GRIMM_NONE or, its
                                    * Location unknown to the view, GRIMM_HIDDEN */
  guint8 gather_home;              /* whose card @gather is: its back shows that */
  guint8 gather_seen;              /* seats that know @gather while it is face down */
  guint8 faced;                    /* the Location that lay face up in E, or GRIMM_NONE */
  guint8 locked;                   /* Locations whose cards lie under the Little Mermaid */
  guint8 unlocked;                 /* Locations that everybody knows not to be locked */
  guint8 locked_late;              /* TRUE: she came when a card was already set down */
  guint8 pig;                      /* GrimmLocation, GRIMM_NOWHERE or GRIMM_HOME */
  guint8 actions;                  /* actions left this round */
  guint8 used;                     /* actions taken this turn */
  guint8 declared;                 /* what Aladdin or Pinocchio said, or GRIMM_NONE */
  guint8 robbed;                   /* the seat that Ali Baba robbed, or GRIMM_NONE */
  guint8 loot;                     /* and the GrimmType he took */
} GrimmPlayer;

typedef struct
{
  BrambleRng rng;
  guint64 deck_known[GRIMM_MAX_SEATS]; /* places of the Fable deck a seat knows, a bit each */
  guint32 turn;                        /* answers given so far */
  guint16 round;                       /* from 1 */
  guint16 piles[GRIMM_N_LOCATIONS][GRIMM_N_TYPES]; /* what lies at the Locations */
  guint16 draft_left;                  /* resources still to be drafted at the Market */
  guint8 edition;                      /* index of the edition */
  guint8 advanced;                     /* TRUE: all cards; FALSE: the basic ones */
  guint8 n_seats;
  guint8 n_locations;
  guint8 start;                        /* who holds the starting player token */
  guint8 window;                       /* GrimmWindow */
  guint8 over;
  guint8 winners;                      /* a bit for each seat */
  guint8 won_by;                       /* GrimmWonBy */
  guint8 monster_played;               /* a Monster was turned up this round */
  guint8 planning;                     /* seats that have not set down their plan */
  guint8 plans_shown;                  /* seats whose set-down cards all may see, backs up */
  guint8 ask_kind;                     /* GrimmAskKind */
  guint8 ask_seat;
  guint8 unique[GRIMM_N_LOCATIONS];    /* the Unique Location that lies here */
  guint8 bonus[GRIMM_N_TYPES];         /* who took it, or GRIMM_NONE */
  guint8 supply[GRIMM_N_TYPES][GRIMM_N_SECTIONS];
  guint8 known[GRIMM_MAX_SEATS][GRIMM_N_FABLES]; /* see knowledge.c */
  guint8 n_deck;
  guint8 n_discard;
  guint8 n_friends;
  guint8 n_friend_discard;
  guint8 deck[GRIMM_MAX_FABLES];       /* the top card is the last one */
  guint8 discard[GRIMM_MAX_FABLES];
  guint8 friends[GRIMM_MAX_FRIENDS];
  guint8 friend_discard[GRIMM_MAX_FRIENDS];
  GrimmPlayer players[GRIMM_MAX_SEATS];
  guint8 depth;                        /* frames in use */
  GrimmFrame stack[GRIMM_MAX_DEPTH];
} GrimmState;

G_STATIC_ASSERT (sizeof (GrimmState) <= 4096);
/* Nobody is nobody, for this game and for the program. */
G_STATIC_ASSERT (GRIMM_NONE == BRAMBLE_NO_SEAT);

/* A set of Fables, of Friends or of places in the deck has a bit for each. */
G_STATIC_ASSERT (GRIMM_N_FABLES <= 32);
G_STATIC_ASSERT (GRIMM_MAX_FRIENDS <= 32);
G_STATIC_ASSERT (GRIMM_MAX_FABLES <= 64);
/* There is one of each Friend. */
G_STATIC_ASSERT (GRIMM_N_CARDS - GRIMM_N_FABLES <= GRIMM_MAX_FRIENDS);

/* What a section costs, and what is still to be paid for a house of a height. */
extern const guint8 grimm_section_cost[GRIMM_N_SECTIONS];
extern const guint8 grimm_cost_left[GRIMM_N_SECTIONS + 1];

/* Asking a position. None of these changes anything. */

static inline guint
grimm_seat_in_turn (const GrimmState *s,
                    guint             index)
{
  guint seat = s->start + index;

  return seat >= s->n_seats ? seat - s->n_seats : seat;
}

static inline guint
grimm_sum (const guint16 *counts)
{
  return counts[GRIMM_STRAW] + counts[GRIMM_WOOD] + counts[GRIMM_BRICK];
}

static inline guint
grimm_hand_count (const GrimmPlayer *player,
                  guint              fable)
{
  return ((player->hand[0] >> fable) & 1) + ((player->hand[1] >> fable) & 1);
}

static inline gboolean
grimm_produces (guint location,
                guint type)
{
  return location == GRIMM_MARKET || location == type;
}

guint    grimm_pigs_at          (const GrimmState *s,
                                 guint             location);
gboolean grimm_is_alone         (const GrimmState *s,
                                 guint             seat);
gboolean grimm_is_with          (const GrimmState *s,
                                 guint             seat,
                                 guint             other);
gboolean grimm_has_company      (const GrimmState *s,
                                 guint             seat);
gboolean grimm_monster_at       (const GrimmState *s,
                                 guint             location);
guint    grimm_unique_place     (const GrimmState *s,
                                 guint             fable);
guint    grimm_friend_holder    (const GrimmState *s,
                                 guint             friend_card);
guint16  grimm_usable_gathers   (const GrimmState *s,
                                 guint             seat);
guint16  grimm_all_gathers      (const GrimmState *s,
                                 guint             seat);
guint    grimm_complete_houses  (const GrimmPlayer *player,
                                 guint              type);
guint    grimm_all_houses       (const GrimmPlayer *player);

G_END_DECLS
