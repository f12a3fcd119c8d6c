/* match-kit.h: games, files and waiting, for tests of the match layer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-match.h>
#include <bramble-store.h>

#include "test-slow.h"

G_BEGIN_DECLS

/* A game of people; @cards may be "draft" for all cards in the draft edition. */
BrambleRecord *kit_record          (guint                    seats,
                                    const char              *cards,
                                    guint64                  seed,
                                    gboolean                 casual);
/* A game of @seats seats, each a computer player or (NULL) a person. */
BrambleRecord *kit_record_of       (guint                    seats,
                                    guint64                  seed,
                                    gboolean                 casual,
                                    const BrambleLevel *const *bots);
guint64        kit_hash            (const BrambleRecord     *record);
void           kit_ask             (const BrambleRecord     *record,
                                    BrambleAsk              *ask);
gboolean       kit_answer_any      (BrambleRecord           *record,
                                    BrambleRng              *rng);
guint          kit_play            (BrambleRecord           *record,
                                    BrambleRng              *rng,
                                    guint                    n_answers);
gboolean       kit_match_any       (BrambleMatch            *match,
                                    BrambleRng              *rng);
void           kit_same            (const BrambleRecord     *a,
                                    const BrambleRecord     *b);

/* Texts of saved games with something changed, and a right seal again. */
char          *kit_seal            (const char              *body);
char          *kit_unseal          (const char              *text);
char          *kit_edit            (const char              *text,
                                    const char              *group,
                                    const char              *key,
                                    const char              *value);
BrambleRecord *kit_load_text       (const char              *text);

/* A directory that is removed with all that is in it. */
typedef struct
{
  char *path;
  GFile *file;
} KitDir;

void           kit_dir_init        (KitDir                  *dir);
void           kit_dir_clear       (KitDir                  *dir);
char          *kit_dir_path        (KitDir                  *dir,
                                    const char              *name);
void           kit_remove          (const char              *path);
guint          kit_count_files     (const char              *path,
                                    const char              *part);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (KitDir, kit_dir_clear)

/* The main loop. */
typedef gboolean (*KitUntil) (gpointer data);

/* ms that nothing takes unless it hangs, on any machine that is as busy as can be. */
#define KIT_LONG 600000

gboolean       kit_wait            (KitUntil                 until,
                                    gpointer                 data,
                                    guint                    milliseconds);
void           kit_run_for         (guint                    milliseconds);

G_END_DECLS
