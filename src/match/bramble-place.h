/* bramble-place.h: where one unfinished game is kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Where the places are, in the directory of a store. */
#define BRAMBLE_PLACE_FOLDER "unfinished"

/* And where lessons are that somebody has not finished. */
#define BRAMBLE_PLACE_LESSONS "lessons"

/* Earlier versions had so many places, autosave-1.bramble and so on. */
#define BRAMBLE_PLACE_OLD 9

/* A file for one game, and a lock beside it that belongs to the program that
 * plays this game. */
typedef struct
{
  char *name;  /* of the file, without its ending; it is never used again */
  GFile *file; /* the game; not there before its first answer */
  GFile *beside; /* the file of the lock */
  gboolean old;  /* it is one of those that earlier versions had */
  int lock;      /* the descriptor of the lock, or -1 */
} BramblePlace;

BramblePlace *bramble_place_new       (GFile         *directory);
BramblePlace *bramble_place_new_again (GFile         *directory,
                                       BramblePlace  *ended);
BramblePlace *bramble_place_by_name   (GFile         *directory,
                                       const char    *name);
BramblePlace *bramble_place_of_lesson (GFile         *directory,
                                       const char    *game);
BramblePlace *bramble_place_of_file   (GFile         *directory,
                                       GFile         *file);
BramblePlace *bramble_place_ref       (BramblePlace  *place);
void          bramble_place_unref     (BramblePlace  *place);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BramblePlace, bramble_place_unref)

/* Whether it is of a game that goes on though its end is on record, and the
 * name that such a game has had from its beginning. */
gboolean      bramble_place_is_again  (BramblePlace  *place);
const char   *bramble_place_origin    (BramblePlace  *place);

/* Whoever plays has the lock. */
gboolean      bramble_place_take      (BramblePlace  *place,
                                       GError       **error);
gboolean      bramble_place_is_taken  (BramblePlace  *place);

/* All there are, and what programs that were killed have left behind. */
GPtrArray    *bramble_place_list      (GFile         *directory);
void          bramble_place_clean     (GFile         *directory);
void          bramble_place_take_over (GFile         *directory);
BramblePlace *bramble_place_renew     (GFile         *directory,
                                       BramblePlace  *old,
                                       GError       **error);

G_END_DECLS
