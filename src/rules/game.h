/* game.h: what a table game is to the rest of the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>
#include <string.h>

#include "archive.h"
#include "lesson.h"
#include "rng.h"
#include "setup.h"

G_BEGIN_DECLS

#define BRAMBLE_MAX_OPTIONS 256
#define BRAMBLE_NO_SEAT 0xff

/* The most answers of one seat, one after the other, that are thought about as one. */
#define BRAMBLE_PLAN_LENGTH 3

/* The largest state that a game may have, and the largest number of bytes that
 * one is written to. */
#define BRAMBLE_MAX_STATE 4096
#define BRAMBLE_MAX_WRITTEN 8192

#define BRAMBLE_RULES_ERROR (bramble_rules_error_quark ())
GQuark bramble_rules_error_quark (void);

typedef enum
{
  BRAMBLE_RULES_ERROR_SET_UP,   /* a game cannot be set up like that */
  BRAMBLE_RULES_ERROR_POSITION, /* a position cannot be like that */
  BRAMBLE_RULES_ERROR_BYTES,    /* bytes are no written state */
} BrambleRulesError;

/* One legal answer to an ask. What the numbers mean is the game's own affair. */
typedef struct
{
  guint8 kind;
  guint8 a;
  guint8 b;
  guint8 c;
} BrambleOption;

/* What the game waits for. It always waits for exactly one thing, or is over
 * (then there are no options). */
typedef struct
{
  guint32 turn;      /* how many answers the game had when this was asked */
  guint16 n_options; /* how many of @options are legal */
  guint8 kind;       /* the game's own number for the question */
  guint8 seat;       /* who answers, or BRAMBLE_NO_SEAT when the game is over */
  guint8 cause;      /* the card that asks, or the game's own "none" */
  BrambleOption options[BRAMBLE_MAX_OPTIONS];
} BrambleAsk;

/* What an ask is like for those who are not asked. The proof holds a game to it, and
 * the table follows it. Without any of these the answer needs what only the seat may
 * see, and everybody knows that the seat is asked, whatever it holds. */
typedef enum
{
  BRAMBLE_ASK_SECRET = 1 << 0, /* all seats answer at once, and nothing shows before all have */
  BRAMBLE_ASK_OPEN = 1 << 1,   /* the answer needs nothing that only the seat may see, and all may see it: no
                                * curtain falls for it */
  BRAMBLE_ASK_TELLS = 1 << 2,  /* whether the seat is asked at all depends on what only it knows: nobody else
                                * may notice that a computer player is */
} BrambleAskNature;

/* The most kinds of things on one side of an offer. */
#define BRAMBLE_OFFER_KINDS 4
/* No thing, where one could be named. */
#define BRAMBLE_OFFER_NOTHING 0xff

/* So many things of one kind. What a number means is the game's own affair. */
typedef struct
{
  guint8 thing;
  guint8 n; /* 0: nothing, and nothing after it */
} BrambleCounted;

/* What one seat offers another. Only bytes, and from small things to large ones
 * on either side, so that equal offers are the same bytes. See offer.h. */
typedef struct
{
  guint8 from;   /* who offers, or BRAMBLE_NO_SEAT: there is no offer */
  guint8 to;     /* whom, or BRAMBLE_NO_SEAT: not chosen yet */
  guint8 tries;  /* how many offers @from has made before this one */
  guint8 rather; /* what @to wants besides what is given, or BRAMBLE_OFFER_NOTHING */
  BrambleCounted given[BRAMBLE_OFFER_KINDS];  /* by @from */
  BrambleCounted wanted[BRAMBLE_OFFER_KINDS]; /* of @to */
} BrambleOffer;

/* A visible change, told with its cause. The letters carry what the kind says;
 * @card is the part of it that may be secret. */
typedef struct
{
  guint8 kind;  /* the game's own number for what happened */
  guint8 cause; /* the card that did it, or the game's own "none" */
  guint8 seat;  /* who it happened to, or who did it */
  guint8 other; /* another seat concerned */
  guint8 a;
  guint8 b;
  guint8 c;
  guint8 card;  /* hidden from those who are told but not shown */
  gint16 n;     /* how many */
  guint8 told;  /* the seats that learn that it happened, a bit each */
  guint8 shown; /* the seats that also learn which card */
  BrambleOffer offer; /* that was made, accepted or declined; else all zero */
} BrambleEvent;

/* All seats there could be, a bit each: everybody, and who only watches. */
#define BRAMBLE_ALL_SEATS 0x3f

#define BRAMBLE_MAX_DICE 12

/* Dice that were thrown, as an event tells of them. */
typedef struct
{
  guint n;
  guint8 faces[BRAMBLE_MAX_DICE]; /* what they show, from 1 */
  guint8 kinds[BRAMBLE_MAX_DICE]; /* the game's own numbers for what dice they are */
} BrambleDice;

/* What an ask has to do with an offer. */
typedef enum
{
  BRAMBLE_OFFER_NONE,      /* nothing */
  BRAMBLE_OFFER_MAKING,    /* whoever offers puts it together */
  BRAMBLE_OFFER_ANSWERING, /* whoever it was made to says yes or no */
} BrambleOfferStage;

/* The kinds of options of an ask about an offer; the letter a is a seat or a thing.
 * Every piece is an answer of its own, so what may be offered is up to the game. */
typedef enum
{
  BRAMBLE_OFFER_TO,      /* the seat a is whom it is for */
  BRAMBLE_OFFER_GIVE,    /* one more of the thing a is given */
  BRAMBLE_OFFER_WANT,    /* one more of it is wanted */
  BRAMBLE_OFFER_MAKE,    /* that is the offer */
  BRAMBLE_OFFER_DROP,    /* there will be none */
  BRAMBLE_OFFER_ACCEPT,  /* yes */
  BRAMBLE_OFFER_DECLINE, /* no */
  BRAMBLE_OFFER_RATHER,  /* no, but one more of the thing a might change that */
} BrambleOfferStep;

/* How the players of a game trade. */
typedef struct
{
  guint n_things; /* kinds of things that may be offered, numbered from 0 */
  /* What @ask of @state has to do with an offer, and with which. */
  BrambleOfferStage (*stage) (gconstpointer       state,
                              const BrambleAsk   *ask,
                              BrambleOffer       *offer);
  /* Lets things change hands as if @offer were accepted now. Returns FALSE, and
   * leaves @state as it is, where that breaks a rule or somebody lacks something. */
  gboolean (*exchange)   (gpointer             state,
                          const BrambleOffer  *offer);
  /* A stable word for consoles, and so many of it for people, such as "2 berries". */
  const char *(*thing_id) (guint               thing);
  char *   (*thing_text) (guint                thing,
                          guint                n);
} BrambleTrade;

/* Where the events of an answer go. The caller owns the array; nothing is
 * allocated while answering. */
typedef struct
{
  BrambleEvent *events;
  guint n_events;
  guint size; /* of @events */
  guint lost; /* events that found no room */
} BrambleEvents;

typedef enum
{
  BRAMBLE_PLAYING, /* it is not over */
  BRAMBLE_WON,     /* by @winners */
  BRAMBLE_LOST,    /* by all of them together */
  BRAMBLE_DRAWN,   /* by all, too */
} BrambleOutcome;

/* What became of a game, or how far it has come. */
typedef struct
{
  BrambleOutcome outcome;
  guint8 winners;                  /* a bit for each seat */
  guint8 sides[BRAMBLE_MAX_SEATS]; /* seats with the same number win together */
  int scores[BRAMBLE_MAX_SEATS];   /* what each has reached, also while it is played */
} BrambleResult;

typedef struct _BrambleLevel BrambleLevel;
typedef struct _BrambleThought BrambleThought;

/* What a game may count of how it is played, at most. */
#define BRAMBLE_MAX_HABITS 8
#define BRAMBLE_MAX_TEMPERS 8

/* What a computer player is like, beside being strong or weak: something that one can learn. */
typedef struct
{
  const char *id;   /* in files: it never changes */
  const char *name; /* untranslated, in the context "temper" */
  const char *line; /* what one can learn of it, likewise */
  const char *face; /* the id of a small picture */
  double likes[BRAMBLE_MAX_HABITS]; /* by what odds a chance seems better with once more of each of the game's habits */
  double envy;      /* by what odds it seems worse, when the leader of the others wins for certain */
} BrambleTemper;

/* A computer player: how people know it, and how much it tries before it answers. */
struct _BrambleLevel
{
  const char *id;     /* in files: it never changes */
  const char *former; /* (nullable): what it was called in older files */
  const char *name;   /* untranslated, in the context "bot" */
  const char *line;   /* how it plays, likewise */
  guint playouts;     /* games played on, in all; 0: it leaves everything to chance */
  guint caution;      /* how many times as many for what is chosen in secret: from 2 all others learn as much; 0: as many */
  guint horizon;      /* rounds after this one that they go on for, or turns where a game has those */
  guint laps;         /* where it has turns: how many more of everybody's they go on for */
  double habit;       /* how often others are taken to plan by habit rather than by thought, from 0 to 1 */
  guint foresight;    /* how often it thinks in their place to know their habit; 0: it is the quick policy */
  guint foreseen;     /* playouts of each such thought */
  double softness;    /* how much of a chance to win it may overlook: the weaker, the more */
  double loyalty;     /* by how much an answer must seem better than that of the quick policy to be chosen */
  gboolean tempered;  /* it has one of the game's tempers */
  /* (nullable): how it comes to an answer, if not by trying. */
  guint (*choose) (const BrambleLevel   *level,
                   const BrambleThought *thought);
};

/* Something that people may ask of computer players who play along with them. */
typedef struct
{
  const char *id;   /* in files: it never changes */
  const char *name; /* what is said, untranslated, in the context "request" */
} BrambleRequest;

/* The most kinds of requests. */
#define BRAMBLE_MAX_REQUESTS 8

/* Such a request that somebody has made. It is no order: who is asked weighs it. */
typedef struct
{
  guint8 what; /* its place among the game's requests */
  guint8 from; /* who asks */
  guint8 to;   /* who is asked */
} BramblePlea;

/* What people may ask of computer players, and what these make of it. */
typedef struct
{
  const BrambleRequest *kinds; /* ended by a NULL id */
  /* How much an answer of @plea's seat to @ask would do for it, from 0, nothing, to 1: 0 for all of them when it would be
   * foolish to heed it now. */
  double   (*heeds)      (gconstpointer       view,
                          const BrambleAsk   *ask,
                          guint               option,
                          const BramblePlea  *plea);
  /* What that seat says to it, by what everybody may know: a translated sentence; @willing is set to whether it will try. */
  char *   (*reply)      (gconstpointer       view,
                          const BramblePlea  *plea,
                          const char *const  *names,
                          gboolean           *willing);
  /* Whether it is done with @event, after which everything is as in @state. */
  gboolean (*fulfils)    (gconstpointer       state,
                          const BrambleEvent *event,
                          const BramblePlea  *plea);
} BrambleRequests;

/* What a computer player is given to think about. It contains a view, never the
 * state, so there is no secret in it to use. */
struct _BrambleThought
{
  const BrambleGame *game;
  gconstpointer view;     /* what the asked seat may know */
  const BrambleAsk *ask;  /* computed from the view */
  guint64 seed;           /* of the bot's own chance, never taken from the deal */
  const BrambleTemper *temper; /* (nullable): of who thinks */
  const BramblePlea *plea; /* (nullable): what somebody asks of who thinks */
  const gint *cancelled;  /* (nullable): set to non-zero from another thread to end the thought */
  gint64 patience;        /* microseconds until the best so far has to do, or 0: as long as it takes */
};

/* How many others there have to be for something to be said: "the others" are several, and of
 * one it cannot be said that they are ahead of the others. */
typedef enum
{
  BRAMBLE_AGAINST_ANY,     /* however many there are */
  BRAMBLE_AGAINST_ONE,
  BRAMBLE_AGAINST_SEVERAL,
} BrambleAgainst;

/* Something that people have words for when they say why an answer is good. */
typedef struct
{
  const char *more;  /* an answer is better than another one, because of this; untranslated */
  const char *less;  /* an answer is worse than another one, because of this */
  /* How much of it @seat has got from @before, as far as it is known, to @after: for
   * most games a round later. */
  double (*measure) (gconstpointer        before,
                     gconstpointer        after,
                     const BrambleEvents *events,
                     guint                seat);
  double weight;     /* what one of it is worth; below 0 when it is bad */
  BrambleAgainst against; /* how many others it holds against */
} BrambleReason;

/* Something that can be seen of how a game is played: the lab counts it, and tempers like it. */
typedef struct
{
  const char *id;      /* in the lab's report */
  gboolean each_round; /* it is told for a round, not for a game */
  /* How much of it an answer brought @seat; @state is what came of it. */
  double (*measure) (gconstpointer        state,
                     const BrambleEvents *events,
                     guint                seat);
} BrambleHabit;

/* The computer players of a game as they were before: the lab holds newer ones against
 * them. Each function is like the game's own of that name. */
typedef struct
{
  const BrambleLevel *levels; /* ended by a NULL id */
  guint (*playout) (gconstpointer     state,
                    const BrambleAsk *ask,
                    BrambleRng       *rng);
  void  (*value)   (gconstpointer     state,
                    double           *values);
} BrambleFormer;

/* How often something was remembered of games that are over; @remembered is the caller's. */
typedef guint (*BrambleTimes) (gconstpointer remembered,
                               const char   *id);

/* The longest id of something that is remembered, with its end. */
#define BRAMBLE_MAX_MEMORY_ID 64

/* What people write for a game and bring along in files, such as stories. */
typedef struct
{
  const char *id;      /* the word for one of them, which is also the lab's command for it */
  const char *summary; /* what that command does */
  /* Whether the file at @path is one. The message of @error has a line for each thing
   * that is wrong with it. */
  gboolean (*check) (const char  *path,
                     GError     **error);
  /* Makes the file at @path part of the game until the program ends: a new one plays it
   * that has the choice @id with @value. */
  gboolean (*bring) (const char  *path,
                     const char **id,
                     const char **value,
                     GError     **error);
} BrambleWriting;

/* A game: one table of functions. @state is always @state_size bytes of plain
 * data without pointers: clone it by copying. */
struct _BrambleGame
{
  const char *id;
  const char *name;             /* untranslated, in the context "game" */
  guint version;                /* of its rules: another one when a state is written differently */
  gsize state_size;
  guint min_seats;
  guint max_seats;
  const BrambleChoice *choices; /* (nullable): of a new game, ended by a NULL id */
  const BrambleLook *looks;     /* (nullable): of the seats, ended by a NULL id; at least one a seat */
  gboolean looks_once;          /* no two seats look the same */
  gboolean all_open;            /* no seat has secrets from another: all is asked openly, and nobody wants a curtain */
  const BrambleLevel *levels;   /* the computer players, from weak to strong, ended by a NULL id */
  const BrambleTemper *tempers; /* (nullable): of the levels that have one, ended by a NULL id */
  const BrambleLesson *lesson;  /* (nullable): a first game for who does not know it */
  const BrambleWriting *writing; /* (nullable): what people write for it */
  const char *score_name;       /* (nullable): what scores count in a game, untranslated, in the context "score" */

  /* Playing. */
  gboolean (*set_up)   (gpointer             state,
                        const BrambleSetup  *setup,
                        BrambleEvents       *events,
                        GError             **error);
  void     (*ask)      (gconstpointer        state,
                        BrambleAsk          *ask);
  gboolean (*answer)   (gpointer             state,
                        BrambleAsk          *ask,
                        guint                option,
                        BrambleEvents       *events);
  void     (*result)   (gconstpointer        state,
                        BrambleResult       *result);
  /* (nullable): a word for how a game that is over has ended, where winning and losing
   * do not say all. */
  const char *(*ending) (gconstpointer       state);
  guint    (*n_seats)  (gconstpointer        state);
  guint    (*round)    (gconstpointer        state);
  /* (nullable): how many turns there have been, in a game whose rounds are made of the
   * turns of one after the other: computer players then look ahead by turns. */
  guint    (*turn)     (gconstpointer        state);
  /* (nullable): a set of BrambleAskNature; without it nothing special is asked. */
  guint    (*nature)   (gconstpointer        state,
                        const BrambleAsk    *ask);
  const BrambleTrade *trade; /* (nullable): how offers are made, where there are some */

  /* What one seat may know. */
  void     (*view)     (gconstpointer        state,
                        guint                seat,
                        gpointer             view);
  void     (*resample) (gpointer             view,
                        guint                seat,
                        BrambleRng          *rng);

  /* The one visit of all fields, which writes, reads and hashes; and what must be
   * true of every position and of how one came from another. */
  void     (*visit)    (gpointer             state,
                        BrambleArchive      *archive);
  gboolean (*check)    (gconstpointer        state,
                        GError             **error);
  gboolean (*check_events) (gconstpointer       before,
                            gconstpointer       after,
                            const BrambleEvents *events,
                            GError            **error);

  /* Setting up a position, and showing it, in words for consoles and tests. What is
   * shown, set line by line in a new game, makes every position again. */
  gboolean (*place)    (gpointer             state,
                        const char *const   *words,
                        BrambleEvents       *events,
                        GError             **error);
  char *   (*show)     (gconstpointer        state,
                        guint                seat);
  char *   (*place_help) (void);

  /* Aids for bots (nullable): a quick answer for playouts; each seat's chance to
   * win, and what that is reckoned from, @n_features numbers for each seat. Without
   * the first two every level leaves everything to chance. */
  guint    (*playout)  (gconstpointer        state,
                        const BrambleAsk    *ask,
                        BrambleRng          *rng);
  void     (*value)    (gconstpointer        state,
                        double              *values);
  /* (nullable): about how many rounds more @seat needs to win, if nobody stops it: by that
   * those choose who are sure of it either way. */
  double   (*rounds_left) (gconstpointer     state,
                           guint             seat);
  void     (*features) (gconstpointer        state,
                        float               *features);
  guint n_features;
  /* What the game's own table of weights calls a feature. */
  void     (*feature_name) (guint            feature,
                            char            *name,
                            gsize            size);

  const BrambleFormer *former;    /* (nullable): who played before */
  const BrambleHabit *habits;      /* (nullable): what can be seen of how it is played, ended by a NULL id */

  /* (nullable): What can be said about answers, ended by a NULL measure. Without it a
   * hint has only numbers. */
  const BrambleReason *reasons;
  /* (nullable): Why somebody would answer @option, by what @view shows: a whole sentence, translated, that
   * serves a hint as well as a computer player who explains itself; or NULL when there is nothing to say. */
  char *   (*motive)     (gconstpointer       view,
                          const BrambleAsk   *ask,
                          guint               option,
                          const char *const  *names);
  const BrambleRequests *requests; /* (nullable): what people may ask of computer players */

  /* (nullable): What is remembered of a game that is over, for statistics and for later games: the
   * id of the @n-th thing, which is fit for files, or FALSE after the last. */
  gboolean (*remember)   (gconstpointer       state,
                          guint               n,
                          char               *id,
                          gsize               size);
  /* (nullable): Sets the choices of a new game that are remembered. */
  void     (*recall)     (BrambleSetup       *setup,
                          BrambleTimes        times,
                          gconstpointer       remembered);

  /* Whether an event tells somebody what nobody could have known before it;
   * whether it begins a new part of the game, the @n-th, for log and recap
   * (nullable); and the dice that it tells of (nullable). */
  gboolean (*reveals)    (const BrambleEvent *event);
  gboolean (*is_heading) (const BrambleEvent *event);
  /* (nullable): The translated name of the part of a round that begins with an
   * event, or NULL when none does: a heading for the log. */
  const char *(*phase)   (const BrambleEvent *event);
  gboolean (*dice)       (const BrambleEvent *event,
                          BrambleDice        *dice);

  /* Ids and texts. Texts are translated; names are the seats' display names. */
  const char *(*ask_id)      (const BrambleAsk   *ask);
  void        (*option_id)   (const BrambleAsk   *ask,
                              guint               option,
                              char               *id,
                              gsize               size);
  char *      (*ask_text)    (gconstpointer       state,
                              const BrambleAsk   *ask,
                              const char *const  *names);
  char *      (*option_text) (gconstpointer       state,
                              const BrambleAsk   *ask,
                              guint               option,
                              const char *const  *names);
  const char *(*event_id)    (const BrambleEvent *event);
  char *      (*event_text)  (const BrambleEvent *event,
                              guint               viewer,
                              const char *const  *names);
  char *      (*event_line)  (const BrambleEvent *event);
  /* (nullable): the name of the card that event_line () calls @id, as
   * event_text () writes it, or NULL for what is no card. */
  const char *(*card_name)   (const char         *id);
};

/* The games there are, ended by NULL. Whoever is linked with the program says
 * which: the list is in src/games. */
const BrambleGame *const *bramble_games      (void);
const BrambleGame        *bramble_game_by_id (const char *id);

/* What every game does with what it says of itself. */
gboolean bramble_game_set_up      (const BrambleGame   *game,
                                   gpointer             state,
                                   const BrambleSetup  *setup,
                                   BrambleEvents       *events,
                                   GError             **error);
gboolean bramble_game_is_over     (const BrambleGame   *game,
                                   gconstpointer        state);
gsize    bramble_game_write       (const BrambleGame   *game,
                                   gconstpointer        state,
                                   guint8              *bytes,
                                   gsize                size);
gboolean bramble_game_read        (const BrambleGame   *game,
                                   gpointer             state,
                                   const guint8        *bytes,
                                   gsize                size,
                                   GError             **error);
guint64  bramble_game_hash        (const BrambleGame   *game,
                                   gconstpointer        state);
gboolean bramble_game_equal       (const BrambleGame   *game,
                                   gconstpointer        a,
                                   gconstpointer        b);
const BrambleLevel *
         bramble_game_level       (const BrambleGame   *game,
                                   const char          *id);
const BrambleLevel *
         bramble_game_strongest   (const BrambleGame   *game);
const BrambleTemper *
         bramble_game_temper      (const BrambleGame   *game,
                                   const char          *id);
guint    bramble_game_n_tempers   (const BrambleGame   *game);
double   bramble_result_share     (const BrambleResult *result,
                                   guint                n_seats,
                                   guint                seat);

/* Copies an ask and no more of its options than there are. */
static inline void
bramble_ask_copy (BrambleAsk       *to,
                  const BrambleAsk *from)
{
  memcpy (to, from, G_STRUCT_OFFSET (BrambleAsk, options) + from->n_options * sizeof (BrambleOption));
}

/* A set of BrambleAskNature. */
static inline guint
bramble_ask_nature (const BrambleGame *game,
                    gconstpointer      state,
                    const BrambleAsk  *ask)
{
  return game->nature ? game->nature (state, ask) : 0;
}

static inline gboolean
bramble_ask_is_secret (const BrambleGame *game,
                       gconstpointer      state,
                       const BrambleAsk  *ask)
{
  return (bramble_ask_nature (game, state, ask) & BRAMBLE_ASK_SECRET) != 0;
}

gboolean bramble_event_for_seat   (const BrambleEvent *event,
                                   guint               seat,
                                   BrambleEvent       *seen);
gboolean bramble_option_equal     (const BrambleOption *a,
                                   const BrambleOption *b);
int      bramble_ask_find         (const BrambleAsk    *ask,
                                   const BrambleOption *option);
int      bramble_ask_find_option  (const BrambleGame  *game,
                                   const BrambleAsk   *ask,
                                   const char         *id);

G_END_DECLS
