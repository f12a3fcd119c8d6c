/* worlds.h: positions in matches, and everything a match shows as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-grimm-table.h>
#include <bramble-log.h>
#include <bramble-match.h>
#include <rules/grimm.h>

/* A match with the models that show it. */
typedef struct
{
  BrambleMatch *match;
  BrambleGrimmTable *table;
  BrambleLog *log;
} World;

/* A new game, which may be undone all the way. */
BrambleRecord *world_record       (const BrambleSetup *setup);
World         *world_new          (BrambleRecord      *record,
                                   int                 viewer);
/* The same game once more, to be looked at. */
World         *world_new_replay   (const World        *world,
                                   int                 viewer);
/* A match of one position: its record begins with @state. */
World         *world_new_at       (const BrambleSetup *setup,
                                   const GrimmState   *state,
                                   int                 viewer);
void           world_free         (World              *world);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (World, world_free)

/* Answers as a player might, or at random. */
gboolean       world_play         (World              *world,
                                   BrambleRng         *rng);

/* Calls @test for so many games of every size, edition and set of cards. */
typedef void (*WorldTest) (const BrambleSetup *setup,
                           guint64             seed);
void           world_for_all      (guint               games,
                                   WorldTest           test);

/* Another position that looks the same to @viewer. */
void           world_other_state  (const GrimmState   *state,
                                   int                 viewer,
                                   GrimmState         *other,
                                   BrambleRng         *rng);

/* Every readable property of an object and of all that it holds, line by line. */
char          *world_dump         (gpointer            object);
char          *world_dump_value   (const GValue       *value);
/* The same for all of a world, with question and options. */
char          *world_dump_all     (World              *world);

/* What is the same in two texts is not printed, what differs is. */
void           world_assert_same  (const char         *what,
                                   const char         *first,
                                   const char         *second);
