/* stuffed-story.h: a story as the rules read it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Stories are written in a language of their own and become these tables, at build time or
 * when somebody brings one along. A story is a list of blocks, each a row of statements;
 * whatever a statement contains is another block, so that reading a story means to stand in
 * a block at a statement, and a position says where with two numbers.
 *
 * A block is also what can be unread. Nobody may know what is in one before it has been
 * read: whoever plays on in their thoughts gets a stand-in for it (see stuffed-read.c), and
 * only the procedure that reads blocks looks into them.
 */

#pragma once

#include "stuffed-grid.h"

G_BEGIN_DECLS

/* How much there can be, in all of a story: what a position keeps of it has these sizes. */
#define STUFFED_MAX_STORIES 64
#define STUFFED_MAX_PAGES 6
#define STUFFED_MAX_BLOCKS 512
#define STUFFED_MAX_ENTRIES 128
#define STUFFED_MAX_FLAGS 32
#define STUFFED_MAX_COUNTERS 8
#define STUFFED_MAX_STANDS 32
#define STUFFED_MAX_STATEMENTS 4096
#define STUFFED_MAX_IFS 1024
#define STUFFED_MAX_CHOICES 1024 /* options of all that is to be chosen */
#define STUFFED_MAX_FORKS 64
#define STUFFED_MAX_TEXTS 2048
#define STUFFED_MAX_WHENS 12 /* on one page */
#define STUFFED_MAX_OPTIONS 4
#define STUFFED_MAX_TRACK 16

#define STUFFED_MAX_POINTS 15 /* 1 to 9, a to f */

/* What a test needs at most, and a task for each stuffy. */
#define STUFFED_MAX_TEST 12
#define STUFFED_MAX_TASK 6

/* The hardest story, which knows how the others ended. */
#define STUFFED_LAST_LEVEL 7

/* "No block", "no condition", "no text". */
#define STUFFED_NO_BLOCK 0xffff
#define STUFFED_NO_TEXT 0xffff

/* So many, and so many more for each seat: 8-2n is 8 and -2. Below 0 is 0. */
typedef struct
{
  gint8 plus;
  gint8 each;
} StuffedNumber;

/* The seats that something happens to. All are standing ones, but for the lying. */
typedef enum
{
  STUFFED_WHO_NOBODY, /* the statement is about no seat */
  STUFFED_WHO_YOU,
  STUFFED_WHO_EACH,
  STUFFED_WHO_OTHERS,
  STUFFED_WHO_CHANCE,
  STUFFED_WHO_PICK,   /* you choose one */
  STUFFED_WHO_FEWEST, /* stuffing; a tie is broken by the bookkeeper */
  STUFFED_WHO_MOST,
  STUFFED_WHO_NEAR,   /* on or adjacent to the place @whom, a letter or point of the map */
  STUFFED_WHO_LYING,
  STUFFED_WHO_STUFFY, /* the stuffy @whom, if it plays */
  STUFFED_WHO_ANY,    /* in conditions only: one of those who stand */
  STUFFED_N_WHOS,
} StuffedWho;

/* What an option is like; more of it nobody knows before choosing. */
typedef enum
{
  STUFFED_TAG_KIND,
  STUFFED_TAG_BRAVE,
  STUFFED_TAG_SLY,
  STUFFED_TAG_PLAIN,
  STUFFED_N_TAGS,
} StuffedTag;

/* One part of a condition; the parts that belong together must all hold. */
typedef enum
{
  STUFFED_IF_FLAG,     /* is F: the flag @what */
  STUFFED_IF_COUNTER,  /* C >= NUMBER: the counter @what, @n */
  STUFFED_IF_AT,       /* any|all at X: @all, the place @what */
  STUFFED_IF_NEAR,     /* any|all near X */
  STUFFED_IF_TOKEN,    /* token T at X: the token @what, the place @whom */
  STUFFED_IF_HEART,    /* has WHO heart: @who and @whom */
  STUFFED_IF_BUTTON,
  STUFFED_IF_ITEMS,    /* has WHO item: any */
  STUFFED_IF_WEAPON,
  STUFFED_IF_DIE,
  STUFFED_IF_STATUS,   /* has WHO STATUS: @what */
  STUFFED_IF_ITEM,     /* has WHO ITEM: @what */
  STUFFED_IF_STUFFING, /* stuffing WHO <= NUMBER */
  STUFFED_IF_STUFFIES, /* stuffies N: so many seats */
  STUFFED_IF_HERO,     /* hero NAME: the stuffy @what plays */
  STUFFED_IF_MINIONS,  /* minions >= NUMBER; none: not minions >= 1 */
  STUFFED_IF_DOWN,     /* down KIND: one of the kind @what at least was defeated on this page, and none is in play */
  STUFFED_IF_DONE,     /* done ID: the stand @what was passed */
  STUFFED_IF_READ,     /* read E: the block @block */
  STUFFED_IF_SURGES,   /* surges >= NUMBER, on this page */
  STUFFED_IF_TURNS,    /* turns >= NUMBER: so many are over on this page */
  STUFFED_IF_EVERY,    /* turns every NUMBER: a turn is over, and so many times some number of them are on this page;
                        * between turns only, so that a rule which acts again can act every time. Below 1 is 1 */
  STUFFED_IF_WAKING,
  STUFFED_IF_LEVEL,    /* level gentle|normal|brave: @what */
  STUFFED_N_IFS,
} StuffedIfKind;

typedef struct
{
  guint8 kind; /* StuffedIfKind */
  guint8 not;  /* it must not hold */
  guint8 who;  /* StuffedWho: it must hold for all of them and for one at least; of any, for one */
  guint8 whom;
  guint8 what;
  guint8 all;  /* of at and near: all, not any */
  StuffedNumber n;
  guint16 block;
} StuffedIf;

/* A condition: @n parts from @first on. None: it always holds. */
typedef struct
{
  guint16 first;
  guint16 n;
} StuffedCondition;

/* What a statement does. In brackets what it uses of its row. */
typedef enum
{
  /* flow */
  STUFFED_DO_TEXT,        /* [text] is told */
  STUFFED_DO_GOTO,        /* goes on in the block [to], and does not come back */
  STUFFED_DO_LEAVE,       /* for the page [what], counted from 0, when the turn is over */
  STUFFED_DO_LEAVE_NOW,   /* likewise, and the turn is over */
  STUFFED_DO_WIN,
  STUFFED_DO_LOSE,
  STUFFED_DO_IF,          /* by the condition [condition]: the block [to], else [other], which may be none */
  STUFFED_DO_ROLL,        /* a die: the block of the face it shows, in the fork [to] */
  /* decide */
  STUFFED_DO_CHOOSE,      /* [who], one of [n.plus] options from the option [to] on */
  STUFFED_DO_TEST,        /* [who] makes a test of the colour [what] for [n]: the block [to], or [other] */
  /* stand */
  STUFFED_DO_STAND,       /* the offer or task [what] is there from now on */
  STUFFED_DO_CLOSE,       /* the offer or task [what] is gone */
  /* stuffies */
  STUFFED_DO_GAIN_STUFFING, /* [who] [n] */
  STUFFED_DO_GAIN_HEART,
  STUFFED_DO_GAIN_BUTTON,
  STUFFED_DO_LOSE_STUFFING,
  STUFFED_DO_LOSE_HEART,
  STUFFED_DO_LOSE_BUTTON,
  STUFFED_DO_HURT,        /* [who] [n] */
  STUFFED_DO_BECOME,      /* [who], the status [what] */
  STUFFED_DO_CURE,        /* [who], the status [what], or STUFFED_NONE: any one that they choose */
  STUFFED_DO_DRAW_ITEM,   /* [who] */
  STUFFED_DO_DRAW_WEAPON, /* [who] */
  STUFFED_DO_GIVE,        /* [who], the item [what] */
  STUFFED_DO_DROP,        /* [who] an item that they choose */
  STUFFED_DO_DIE,         /* [who] a die before them that they choose */
  STUFFED_DO_MOVE,        /* [who] to the place [what]: a free space of it, else a nearest one */
  STUFFED_DO_GUARD,       /* [who] stays behind, off the map, and only sends dice to the end of the story */
  STUFFED_DO_END_ACTIONS,
  /* minions */
  STUFFED_DO_MEET_RANDOM, /* at the start [what], M or N */
  STUFFED_DO_MEET,        /* [n] of the kind [whom] at [what]; [other] is not 0: without their leader */
  STUFFED_DO_MEET_BOSS,   /* the boss [whom] at [what]; [other] is not 0: with [n] dark stuffing, at least 1 */
  STUFFED_DO_BANISH,      /* the kind [whom], or STUFFED_NONE: all */
  STUFFED_DO_ACT,         /* a minion turn now */
  /* board */
  STUFFED_DO_PUT,         /* the token [what] on the place [whom] */
  STUFFED_DO_LIFT,        /* the token [what] that lies on the place [whom], or STUFFED_NONE: all of them */
  STUFFED_DO_SHIFT,       /* the train [n] places along its track */
  STUFFED_DO_POINT_ON,    /* the point [what], counted from 0 */
  STUFFED_DO_POINT_OFF,
  STUFFED_DO_SEARCH,      /* needs [n] from now on; 0: no search */
  STUFFED_DO_GOAL,        /* is [text] from now on */
  STUFFED_DO_ENVIRONMENT, /* is [what] from now on, or STUFFED_NONE */
  /* table */
  STUFFED_DO_THREAT_MORE, /* [n] */
  STUFFED_DO_THREAT_LESS, /* [n] */
  STUFFED_DO_SLEEP,       /* [n] cards */
  STUFFED_DO_SURGE,
  STUFFED_DO_REFRESH,
  STUFFED_DO_SET,         /* the flag [what] */
  STUFFED_DO_CLEAR,       /* the flag [what] */
  STUFFED_DO_COUNT,       /* the counter [what] by [n] */
  STUFFED_N_DOS,
} StuffedDoKind;

typedef struct
{
  guint8 kind; /* StuffedDoKind */
  guint8 who;  /* StuffedWho */
  guint8 whom; /* a stuffy or a place, with @who; or a kind of minions */
  guint8 what;
  StuffedNumber n;
  guint16 text;
  guint16 to;
  guint16 other;
  StuffedCondition condition;
} StuffedDo;

/* Statements one after the other: @n from @first on. */
typedef struct
{
  guint16 first;
  guint16 n;
} StuffedBlock;

typedef struct
{
  guint16 label; /* a text */
  guint8 tag;    /* StuffedTag */
  StuffedCondition condition;
  guint16 block;
} StuffedOption;

/* What each face of a die brings. */
typedef struct
{
  guint16 blocks[6];
} StuffedFork;

/* A skill test on offer, or a group task. */
typedef struct
{
  const char *id;
  guint8 task;       /* it is a group task, which has no @fail */
  guint8 colour;     /* StuffedColour */
  guint8 near;       /* a place, or STUFFED_NONE: anywhere */
  StuffedNumber n;
  guint16 label;     /* a text */
  guint16 pass;      /* blocks */
  guint16 fail;
} StuffedStand;

/* A rule of a page. */
typedef struct
{
  guint8 again;  /* each time it becomes true, not only once */
  StuffedCondition condition;
  guint16 block;
} StuffedWhen;

typedef struct
{
  guint16 title; /* texts */
  guint16 goal;
  guint8 search; /* the number that it needs, or 0: none */
  guint8 n_track;
  guint8 track[STUFFED_MAX_TRACK]; /* squares that the train goes along */
  guint16 opening;                 /* blocks: entry 0, */
  guint16 points[STUFFED_MAX_POINTS]; /* those of the points, or STUFFED_NO_BLOCK, */
  guint16 surge_first;             /* and what else happens on the page */
  guint16 surge_more;
  guint16 restless;
  guint16 first_when;
  guint16 n_whens;
  StuffedMap map;
  StuffedGrid grid; /* the same in sets */
} StuffedPage;

/* A block that can be gone to by its name. */
typedef struct
{
  const char *id; /* such as 1.lint */
  guint8 page;    /* counted from 0; STUFFED_NONE: of a card or an ending */
  guint16 block;
} StuffedEntry;

/* A story, or all Lost cards, or all environments: these are tables of the same kind. */
typedef struct
{
  const char *id;    /* in files: it never changes */
  guint16 title;     /* a text */
  guint8 level;      /* how hard it is among the stories, from 1 */
  guint8 n_pages;
  guint8 n_flags;
  guint8 n_counters;
  guint8 n_stands;
  guint16 n_blocks;
  guint16 n_entries;
  guint16 n_texts;
  guint16 ending_asleep; /* blocks */
  guint16 ending_waking;
  guint16 ending_lost;
  const StuffedPage *pages;
  const StuffedBlock *blocks;
  const StuffedDo *statements;
  const StuffedIf *ifs;
  const StuffedOption *options;
  const StuffedFork *forks;
  const StuffedStand *stands;
  const StuffedWhen *whens;
  const StuffedEntry *entries;
  const char *const *flags;    /* names, for consoles; friend-of-STORY is set by how that story ended */
  const char *const *counters;
  const char *const *texts;    /* untranslated, */
  const char *const *contexts; /* each in its context: where it stands in the story */
} StuffedStory;

/* A Lost card, in the table of all of them. */
typedef struct
{
  const char *id;
  guint16 name;    /* texts */
  guint16 text;
  guint16 option;  /* the first of @n options; walking away comes after them */
  guint8 n;
} StuffedLost;

/* The standing effects of environments. */
typedef enum
{
  STUFFED_RULE_NONE,
  STUFFED_RULE_RANGE,       /* nobody's range is above @n */
  STUFFED_RULE_CREAK,       /* a move total of @n or more brings a die of threat */
  STUFFED_RULE_FIRST_WHITE, /* the first white roll of a turn +@n */
  STUFFED_RULE_BLOCK_LESS,  /* every defence roll -@n */
  STUFFED_RULE_CALL,        /* one can encourage only within @n */
  STUFFED_RULE_MOVE,        /* every move total +@n, after halving */
  STUFFED_RULE_RISE,        /* who lies and gains stuffing gains @n more */
  STUFFED_N_RULES,
} StuffedRule;

typedef struct
{
  const char *id;
  guint8 good;    /* nobody wants it gone */
  guint8 rule;    /* StuffedRule */
  guint8 n;
  guint16 name;   /* texts */
  guint16 text;
  guint16 block;  /* what is said and stands while it is there */
} StuffedEnvironment;

/* All that the program brings along, in tables that the compiler of stories writes: stories
 * by level, and the two kinds of cards that are written in the same language. Stories that
 * somebody brings come after the others; see stuffed-catalogue.c. */
extern const StuffedStory *stuffed_stories[STUFFED_MAX_STORIES];
extern guint stuffed_n_stories;
extern const StuffedStory stuffed_lost_story;
extern const StuffedLost stuffed_losts[];
extern const guint stuffed_n_losts;
extern const StuffedStory stuffed_environment_story;
extern const StuffedEnvironment stuffed_environments[STUFFED_N_ENVIRONMENTS];

/* How many seats add to a number. */
static inline guint
stuffed_number (StuffedNumber number,
                guint         n_seats)
{
  int sum = number.plus + number.each * (int) n_seats;

  return (guint) MAX (sum, 0);
}

G_END_DECLS
