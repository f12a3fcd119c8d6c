/* game.h: what a table game is to the rest of the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "archive.h"
#include "rng.h"

G_BEGIN_DECLS

#define BRAMBLE_MAX_SEATS 4
#define BRAMBLE_MAX_OPTIONS 64
#define BRAMBLE_NO_SEAT 0xff

/* The largest number of bytes that any game's state is written to. */
#define BRAMBLE_MAX_WRITTEN 4096

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
  guint32 turn;     /* how many answers the game had when this was asked */
  guint8 kind;      /* the game's own number for the question */
  guint8 seat;      /* who answers, or BRAMBLE_NO_SEAT when the game is over */
  guint8 cause;     /* the card that asks, or the game's own "none" */
  guint8 n_options; /* how many of @options are legal */
  BrambleOption options[BRAMBLE_MAX_OPTIONS];
} BrambleAsk;

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
} BrambleEvent;

#define BRAMBLE_ALL_SEATS 0x0f

/* Where the events of an answer go. The caller owns the array; nothing is
 * allocated while answering. */
typedef struct
{
  BrambleEvent *events;
  guint n_events;
  guint size; /* of @events */
  guint lost; /* events that found no room */
} BrambleEvents;

/* How a game is begun. */
typedef struct
{
  guint seats;
  guint64 seed;
  guint start;         /* the starting seat, or BRAMBLE_NO_SEAT: chance decides */
  const char *edition; /* an id of the game's, or NULL for its first */
  const char *cards;   /* an id of the game's, or NULL for its first */
} BrambleSetup;

/* A thing with a stable id for files and a name for people. */
typedef struct
{
  const char *id;
  const char *name; /* untranslated; marked for translation */
} BrambleNamed;

/* A game: one table of functions. @state is always @state_size bytes of plain
 * data without pointers: clone it by copying. */
typedef struct
{
  const char *id;
  const char *name; /* untranslated; marked for translation */
  guint version; /* of its rules: another one when a state is written differently */
  gsize state_size;
  guint min_seats;
  guint max_seats;
  const BrambleNamed *editions; /* ended by a NULL id */
  const BrambleNamed *card_sets;

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
  gboolean (*is_over)  (gconstpointer        state,
                        guint8              *winners);
  guint    (*n_seats)  (gconstpointer        state);
  guint    (*round)    (gconstpointer        state);
  guint    (*score)    (gconstpointer        state,
                        guint                seat);

  /* What one seat may know. */
  void     (*view)     (gconstpointer        state,
                        guint                seat,
                        gpointer             view);
  void     (*resample) (gpointer             view,
                        guint                seat,
                        BrambleRng          *rng);

  /* Bytes. */
  gsize    (*write)    (gconstpointer        state,
                        guint8              *bytes,
                        gsize                size);
  gboolean (*read)     (gpointer             state,
                        const guint8        *bytes,
                        gsize                size,
                        GError             **error);
  guint64  (*hash)     (gconstpointer        state);
  gboolean (*check)    (gconstpointer        state,
                        GError             **error);
  gboolean (*check_events) (gconstpointer       before,
                            gconstpointer       after,
                            const BrambleEvents *events,
                            GError            **error);

  /* Setting up a position, and showing it, in words for consoles and tests. */
  gboolean (*place)    (gpointer             state,
                        const char *const   *words,
                        BrambleEvents       *events,
                        GError             **error);
  char *   (*show)     (gconstpointer        state,
                        guint                seat);
  char *   (*place_help) (void);

  /* Aids for bots: whether all seats answer at once and in secret; a quick
   * answer for playouts; each seat's chance to win, and what that is reckoned
   * from, @n_features numbers for each seat. */
  gboolean (*is_secret) (const BrambleAsk   *ask);
  guint    (*playout)  (gconstpointer        state,
                        const BrambleAsk    *ask,
                        BrambleRng          *rng);
  void     (*value)    (gconstpointer        state,
                        double              *values);
  void     (*features) (gconstpointer        state,
                        float               *features);
  guint n_features;
  /* What the game's own table of weights calls a feature. */
  void     (*feature_name) (guint            feature,
                            char            *name,
                            gsize            size);

  /* Whether an event tells somebody what nobody could have known before it. */
  gboolean (*reveals)  (const BrambleEvent  *event);

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
  /* The name of the card that event_line () calls @id, as event_text () writes
   * it, or NULL for what is no card. */
  const char *(*card_name)   (const char         *id);
} BrambleGame;

/* The games there are, ended by NULL. Whoever is linked with the program says
 * which: the list is in src/games. */
const BrambleGame *const *bramble_games      (void);
const BrambleGame        *bramble_game_by_id (const char *id);

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
