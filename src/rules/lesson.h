/* lesson.h: a first game that teaches how to play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A lesson is a real game on a fixed deal, and sentences that are said when they
 * fit what happens. It is data only: everything that it depends on is named by
 * the ids of the game, as the console writes them. In a pattern a "*" stands for
 * any letters and a "?" for one.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The seat of whoever learns. */
#define BRAMBLE_LEARNER 0

/* A sentence or two. It is said when the learner is asked something and all that
 * it wants is true; what is NULL or 0 it does not care about. It is said once, and
 * steps that are due at the same time are said in the order of the table. Nothing
 * waits for it: who does something else simply meets other steps. */
typedef struct
{
  const char *id;       /* of this step; it never changes */
  guint round;          /* the first round in which it is said */
  guint last_round;     /* and the last one, or 0 */
  const char *ask;      /* a pattern of the question's id */
  const char *event;    /* a pattern of something that the learner was told since their last question */
  const char *position; /* patterns of lines of what the learner may know, separated by semicolons: all of them
                         * are there */
  const char *answer;   /* what is suggested: patterns of options, one for each question that follows at once,
                         * separated by blanks; it is only said while the first of them is possible */
  const char *thing;    /* what it speaks of, as its BrambleThing is called, or a kind of things: the first of one's own;
                         * NULL: the question itself */
  const char *also;     /* what else it speaks of, in the same way, separated by blanks; what of it does not lie there is
                         * left out */
  const char *text;     /* untranslated */
  gboolean again;       /* it is said as often as it fits, unless such a step before it does */
  gboolean waits;       /* it is not said beside a step before it that suggests something else */
  gboolean told;        /* its text says what to do: the answer is lit, and not said once more */
} BrambleLessonStep;

/* What another player answers. Where none of these fits, their level decides. */
typedef struct
{
  guint round;          /* in this round, or 0 for any */
  guint seat;           /* who */
  const char *ask;      /* a pattern of the question's id */
  const char *answers;  /* patterns of options separated by blanks: the first that is possible */
} BrambleLessonReply;

typedef struct
{
  const char *setup;            /* key=value pairs separated by blanks, as for a new game in the console */
  gboolean by_look;             /* its sentences call players as they look, and so does everything else */
  const char *const *places;    /* (nullable): changes of the position, ended by NULL */
  const char *level;            /* the id of the other players' level */
  const BrambleLessonStep *steps;     /* ended by a NULL id */
  const BrambleLessonReply *replies;  /* (nullable): ended by a NULL ask; the first that fits */
  const char *end;              /* what is said when the game is over, untranslated */
} BrambleLesson;

G_END_DECLS
