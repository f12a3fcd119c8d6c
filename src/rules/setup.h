/* setup.h: how a game is begun
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define BRAMBLE_MAX_SEATS 6
#define BRAMBLE_MAX_CHOICES 12

typedef struct _BrambleGame BrambleGame;

/* A thing with a stable id for files and a name for people. */
typedef struct
{
  const char *id;
  const char *name; /* untranslated; marked for translation */
} BrambleNamed;

typedef enum
{
  BRAMBLE_CHOICE_ONE,    /* one of several things: its place among them */
  BRAMBLE_CHOICE_SWITCH, /* TRUE or FALSE */
  BRAMBLE_CHOICE_NUMBER, /* a number within bounds */
  BRAMBLE_CHOICE_SEAT,   /* a seat, from 1, or 0: chance decides */
} BrambleChoiceKind;

/* Something that can be chosen for a new game. The page for a new game, the
 * console, the lab and saved games are all made from these. */
typedef struct
{
  const char *id;             /* in files and on command lines: it never changes */
  const char *name;           /* untranslated, in the context "choice" */
  const char *explanation;    /* (nullable): a sentence more, untranslated, likewise */
  BrambleChoiceKind kind;
  gboolean per_seat;          /* every seat has its own */
  gboolean remembered;        /* nobody chooses it where games are kept: it follows from those that were finished */
  gboolean for_people;        /* a switch that no computer has; on for people who share a table, unless they say no */
  gboolean for_one;           /* such a switch that is on for somebody among computers, too */
  const BrambleNamed *values; /* what there is to choose from, ended by a NULL id; names in the context of @id */
  int min;                    /* of a number */
  int max;
  int usual;                  /* what it is when nobody says */
} BrambleChoice;

/* What a seat can look like on the table. */
typedef struct
{
  const char *id;     /* in files: it never changes */
  const char *name;   /* untranslated, in the context "look" */
  const char *figure; /* the id of a picture, higher than wide */
  const char *symbol; /* the id of a small picture that is known without its colour */
  const char *colour; /* as style sheets write it */
} BrambleLook;

/* How a game is begun. Plain data, made by bramble_setup_init (). */
typedef struct
{
  guint seats;
  guint64 seed;
  guint8 looks[BRAMBLE_MAX_SEATS]; /* places in the game's list of looks */
  gint16 values[BRAMBLE_MAX_CHOICES][BRAMBLE_MAX_SEATS]; /* for each of the game's choices what
                                                          * each seat chose, or all in the first place */
} BrambleSetup;

void     bramble_setup_init  (BrambleSetup        *setup,
                              const BrambleGame   *game);
gboolean bramble_setup_set   (BrambleSetup        *setup,
                              const BrambleGame   *game,
                              const char          *key,
                              const char          *value,
                              GError             **error);
char    *bramble_setup_get   (const BrambleSetup  *setup,
                              const BrambleGame   *game,
                              const char          *key);
gboolean bramble_setup_check (const BrambleSetup  *setup,
                              const BrambleGame   *game,
                              GError             **error);
gboolean bramble_setup_equal (const BrambleSetup  *a,
                              const BrambleSetup  *b,
                              const BrambleGame   *game);
int      bramble_find_choice (const BrambleGame   *game,
                              const char          *id);
int      bramble_find_look   (const BrambleGame   *game,
                              const char          *id);
guint    bramble_n_looks     (const BrambleGame   *game);

char    *bramble_choice_help (const BrambleChoice *choice);
char    *bramble_setup_help  (const BrambleGame   *game);

G_END_DECLS
