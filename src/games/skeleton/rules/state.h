/* state.h: everything that a game of Hedge Dice is at one moment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hedge Dice is the smallest honest game: it is there to be copied, and to show
 * the tests of all games what a game may be. Every round each player chooses in
 * secret to throw one, two or three dice, and then all throw. A 1 is a thorn: who
 * throws one picks nothing, everybody else as many berries as the dice show. Dock
 * leaves soothe: who has one gives it up for a thorn and picks what the other dice
 * show. Before each round one player after the other may trade leaves and berries.
 * Somebody has a wasp in secret, and may let it out once, when the player before them
 * has picked a lot.
 */

#pragma once

#include <game.h>
#include <offer.h>
#include <words.h>

G_BEGIN_DECLS

#define SKELETON_MAX_SEATS 6
#define SKELETON_MAX_DICE 3
#define SKELETON_ROUNDS 6
#define SKELETON_MIN_GOAL 10
#define SKELETON_MAX_GOAL 60
#define SKELETON_MAX_HEAD_START 9
#define SKELETON_RICH 10    /* berries of one throw that draw the wasp */
#define SKELETON_LEAVES 2   /* that everybody has in the beginning */
#define SKELETON_PIECES 5   /* the most that changes hands in one direction */
#define SKELETON_MAX_TRIES 2 /* offers before one round */

/* In a view: chosen, but nobody else may know what. */
#define SKELETON_HIDDEN 0xff
/* The wasp has flown away. */
#define SKELETON_GONE 0xfe

typedef enum
{
  SKELETON_RACE,     /* the first to reach the goal wins */
  SKELETON_TOGETHER, /* all of them reach it together, or all lose */
} SkeletonMode;

/* In the order of skeleton_choices. */
typedef enum
{
  SKELETON_CHOICE_MODE,
  SKELETON_CHOICE_GOAL,
  SKELETON_CHOICE_GENTLE,
  SKELETON_CHOICE_POKER_FACE,
  SKELETON_CHOICE_START,
  SKELETON_CHOICE_HEAD_START,
} SkeletonChoice;

typedef enum
{
  SKELETON_ASK_NOTHING, /* the game is over */
  SKELETON_ASK_DICE,    /* how many dice; the option's letter a is the number */
  SKELETON_ASK_OFFER,   /* what to offer whom; options as in game.h */
  SKELETON_ASK_REPLY,   /* yes or no, likewise */
  SKELETON_ASK_WASP,    /* whether to let the wasp out; the option's letter a says it */
} SkeletonAskKind;

/* What can be traded. */
typedef enum
{
  SKELETON_BERRY,
  SKELETON_LEAF,
  SKELETON_N_THINGS,
} SkeletonThing;

typedef enum
{
  SKELETON_EVENT_ROUND_BEGAN, /* the @n-th; the @seat may trade, if anybody */
  SKELETON_EVENT_PUT,         /* by @seat: the offer as it is now, with one piece more */
  SKELETON_EVENT_OFFERED,     /* by @seat: the offer */
  SKELETON_EVENT_ACCEPTED,    /* by @seat: the offer, which changes hands */
  SKELETON_EVENT_DECLINED,    /* by @seat: the offer, with what would rather be had */
  SKELETON_EVENT_NO_TRADE,    /* @seat has made no offer, or no other one */
  SKELETON_EVENT_CHOSEN,      /* by @seat; the card is how many dice */
  SKELETON_EVENT_THROWN,      /* by @seat: a, b and c are faces or 0, @n berries picked; with a leaf, if that is the cause */
  SKELETON_EVENT_STUNG,       /* by @seat's wasp: @other loses the @n berries just picked */
  SKELETON_EVENT_KEPT,        /* @seat lets @other pick; only @seat knows that it could do otherwise */
  SKELETON_EVENT_ENDED,       /* a is the outcome, b the winners; @n rounds are over */
} SkeletonEventKind;

/* No pointers: a copy of it is a copy of the game. */
typedef struct
{
  BrambleRng rng;                      /* what chance will bring */
  guint32 turn;                        /* answers given so far */
  guint16 berries[SKELETON_MAX_SEATS]; /* what each has picked */
  guint8 dice[SKELETON_MAX_SEATS];     /* what each has chosen to throw this round; 0: not yet */
  guint8 leaves[SKELETON_MAX_SEATS];   /* dock leaves that each has */
  BrambleOffer offer;                  /* before a round: what is being traded */
  guint8 made;                         /* the offer waits for an answer */
  guint8 wasp;                         /* who has it in secret, or SKELETON_GONE */
  guint8 poker_face;                   /* who has no wasp is asked for it, too */
  guint8 thrown;                       /* amid the throws: how many have thrown; else 0 */
  guint8 at_stake;                     /* berries just picked, while somebody is asked for the wasp; else 0 */
  guint8 n_seats;
  guint8 mode;                         /* a SkeletonMode */
  guint8 goal;                         /* berries to reach, for each */
  guint8 gentle;                       /* a thorn costs only its own die */
  guint8 start;                        /* the seat that chooses and throws first */
  guint8 done;                         /* rounds that are over */
} SkeletonState;

extern const BrambleGame skeleton_game;
extern const BrambleLesson skeleton_lesson;
extern const BrambleReason skeleton_reasons[];

/* trade.c */
extern const BrambleTrade skeleton_trade;

gboolean skeleton_can_trade  (const SkeletonState *s,
                              guint                from,
                              guint                to);
gboolean skeleton_is_fair    (const SkeletonState *s,
                              const BrambleOffer  *offer);
void     skeleton_ask_offer  (const SkeletonState *s,
                              BrambleAsk          *ask);
void     skeleton_ask_reply  (const SkeletonState *s,
                              BrambleAsk          *ask);
void     skeleton_begin_trade (SkeletonState       *s);
void     skeleton_end_offer  (SkeletonState       *s);
void     skeleton_take_offer (SkeletonState       *s,
                              const BrambleOption *option,
                              BrambleEvent        *event);

/* choices.c */
extern const BrambleChoice skeleton_choices[];
extern const BrambleLook skeleton_looks[];
extern const BrambleLevel skeleton_levels[];

/* wasp.c */
guint    skeleton_picker     (const SkeletonState *s);
gboolean skeleton_may_sting  (const SkeletonState *s,
                              guint                seat,
                              guint                n);
void     skeleton_ask_wasp   (const SkeletonState *s,
                              BrambleAsk          *ask);
void     skeleton_take_sting (SkeletonState       *s,
                              guint                seat,
                              gboolean             sting,
                              BrambleEvent        *event);
void     skeleton_hide_wasp  (SkeletonState       *v,
                              guint                viewer,
                              BrambleRng          *rng);
gboolean skeleton_check_wasp (const SkeletonState *s);

/* skeleton.c */
guint    skeleton_n_chosen (const SkeletonState *s);
guint    skeleton_nth_seat (const SkeletonState *s,
                            guint                n);
guint    skeleton_pick     (const SkeletonState *s,
                            guint                seat,
                            const guint8        *faces);
gboolean skeleton_needs_leaf (const SkeletonState *s,
                              const guint8        *faces);
void     skeleton_result   (gconstpointer        state,
                            BrambleResult       *result);

/* view.c */
void     skeleton_view     (gconstpointer        state,
                            guint                seat,
                            gpointer             view);
void     skeleton_resample (gpointer             view,
                            guint                seat,
                            BrambleRng          *rng);

/* check.c */
void     skeleton_visit    (gpointer             state,
                            BrambleArchive      *archive);
gboolean skeleton_check    (gconstpointer        state,
                            GError             **error);
void     skeleton_follow   (SkeletonState       *told,
                            const BrambleEvent  *event);
gboolean skeleton_check_events (gconstpointer        before,
                                gconstpointer        after,
                                const BrambleEvents *events,
                                GError             **error);

/* position.c */
gboolean skeleton_place    (gpointer             state,
                            const char *const   *words,
                            BrambleEvents       *events,
                            GError             **error);
char    *skeleton_show     (gconstpointer        state,
                            guint                seat);
char    *skeleton_place_help (void);

/* bots.c */
guint    skeleton_playout  (gconstpointer        state,
                            const BrambleAsk    *ask,
                            BrambleRng          *rng);
void     skeleton_value    (gconstpointer        state,
                            double              *values);
guint    skeleton_leap     (const BrambleLevel   *level,
                            const BrambleThought *thought);

/* ids.c */
const char *skeleton_ask_id      (const BrambleAsk   *ask);
void        skeleton_option_id   (const BrambleAsk   *ask,
                                  guint               option,
                                  char               *id,
                                  gsize               size);
const char *skeleton_event_id    (const BrambleEvent *event);
char       *skeleton_event_line  (const BrambleEvent *event);

/* text.c */
char       *skeleton_ask_text    (gconstpointer       state,
                                  const BrambleAsk   *ask,
                                  const char *const  *names);
char       *skeleton_option_text (gconstpointer       state,
                                  const BrambleAsk   *ask,
                                  guint               option,
                                  const char *const  *names);
char       *skeleton_event_text  (const BrambleEvent *event,
                                  guint               viewer,
                                  const char *const  *names);

G_END_DECLS
