/* lab.h: the commands of bramble-lab
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdio.h>

#include <bot.h>
#include <game.h>

G_BEGIN_DECLS

int lab_answers    (int argc, char **argv);
int lab_balance    (int argc, char **argv);
int lab_bench      (int argc, char **argv);
int lab_calibrate  (int argc, char **argv);
int lab_console    (int argc, char **argv);
int lab_games      (int argc, char **argv);
int lab_hint       (int argc, char **argv);
int lab_play       (int argc, char **argv);
int lab_tournament (int argc, char **argv);
int lab_tune       (int argc, char **argv);
int lab_verify     (int argc, char **argv);

/* writing.c: the command that a game has for what people write for it */
int lab_writing (const BrambleGame *game,
                 int                argc,
                 char             **argv);

/* Whether the options took all words of the command line. Says so on standard
 * error when one is left over. */
gboolean lab_no_more (int argc, char **argv);

/* Takes the options of a command, with no word left over. Says on standard
 * error what is wrong. */
gboolean lab_parse (int                *argc,
                    char             ***argv,
                    const GOptionEntry *entries,
                    const char         *summary);

/* The same for a command that plays a game: --game and all that can be chosen for
 * a new one are options too. @setup is what was chosen. */
gboolean lab_parse_game (int                 *argc,
                         char              ***argv,
                         const GOptionEntry  *entries,
                         const char          *summary,
                         const BrambleGame  **game,
                         BrambleSetup        *setup);

/* Whether a game can be set up like that. Says so on standard error when not. */
gboolean lab_try_set_up (const BrambleGame  *game,
                         const BrambleSetup *setup);

/* The processor time of this thread in microseconds: it stands still while others have
 * the processor, so that a figure is the same on a busy machine. */
gint64 lab_time (void);

/* Two numbers mixed into one, so that neighbouring games are unlike. */
guint64 lab_mix (guint64 a,
                 guint64 b);

/* console.c: the line protocol, from wherever its lines come */
void lab_console_talk (const BrambleGame  *game,
                       const BrambleSetup *setup,
                       FILE               *input);

/* entrant.c: who plays */
typedef struct
{
  char *id;
  BrambleLevel custom;       /* made up on the command line */
  const BrambleLevel *level; /* or NULL: the game's own quick policy */
  const BrambleTemper *temper; /* (nullable): what it is like */
  BrambleGame *own_game;     /* (nullable): the game as this player takes it to be */
  gboolean sees_all;         /* all cards, plans and chance to come */
} LabEntrant;

/* What may stand for a player on the command line. */
#define LAB_ENTRANTS "a level, LEVEL:TEMPER for one with a temper, LEVEL+open for its twin that sees everything, LEVEL+former for who it was before, " \
                     "search:PLAYOUTS:HORIZON[:SOFTNESS[:HABIT[:FORESIGHT:FORESEEN[:CAUTION]]]], " \
                     "exploit:LEVEL for one who foresees what it plans, or policy"

guint lab_entrants_parse (LabEntrant        *entrants,
                          const BrambleGame *game,
                          const char        *seats);
char *lab_entrants_repeat (const char       *name,
                           guint             n);
void  lab_entrants_clear (LabEntrant        *entrants);
guint lab_entrant_choose (const LabEntrant  *entrant,
                          const BrambleGame *game,
                          gconstpointer      state,
                          const BrambleAsk  *ask,
                          gpointer           view,
                          guint64            seed);

/* progress.c: games that several threads take one by one */
typedef struct
{
  guint64 n;
  gint next; /* taken atomically */
  gint done;
} LabProgress;

gboolean lab_progress_take (LabProgress *progress,
                            guint64     *index);
void     lab_progress_done (LabProgress *progress);
void     lab_progress_show (LabProgress *progress);

/* endings.c: how games have ended */
#define LAB_MAX_ENDINGS 8

typedef struct
{
  const char *ids[LAB_MAX_ENDINGS + 1]; /* the game's words, ended by NULL */
  guint64 n[LAB_MAX_ENDINGS];           /* how many games each */
} LabEndings;

void   lab_endings_add    (LabEndings        *endings,
                           const BrambleGame *game,
                           gconstpointer      state);
void   lab_endings_join   (LabEndings        *endings,
                           const LabEndings  *more);
void   lab_endings_report (const LabEndings  *endings,
                           guint64            n);
double lab_margin         (double             mean,
                           double             squares,
                           guint64            n);

/* series.c: many games of the same kind, several at once */
#define LAB_MAX_GAMES 100000000

typedef struct
{
  const BrambleGame *game;
  BrambleSetup setup;                     /* the seed is the first game's */
  LabEntrant entrants[BRAMBLE_MAX_SEATS]; /* who plays */
  LabProgress progress;                   /* which games are played */
  int n_threads;                          /* games at once */
  gboolean deals_looks;                   /* who looks like what is another matter in every game */
} LabSeries;

/* Returns (transfer full): who plays when nobody is named. */
typedef char *(*LabUsual) (const BrambleGame *game);

gboolean lab_series_parse (LabSeries          *series,
                           int                 argc,
                           char              **argv,
                           LabUsual            usual,
                           const GOptionEntry *more,
                           const char         *summary);
void     lab_series_clear (LabSeries          *series);
void     lab_series_setup (const LabSeries    *series,
                           guint64             index,
                           BrambleSetup       *setup);
void     lab_series_begin (const LabSeries    *series,
                           guint64             index,
                           gpointer            state,
                           BrambleAsk         *ask,
                           BrambleEvents      *events,
                           BrambleRng         *rng);
void     lab_series_run   (LabSeries          *series,
                           GThreadFunc         work,
                           gpointer            data);

G_END_DECLS
