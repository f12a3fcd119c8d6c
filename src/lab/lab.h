/* lab.h: the commands of bramble-lab
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bot.h>
#include <game.h>

G_BEGIN_DECLS

/* Room for the events of one answer; no answer makes nearly as many. */
#define LAB_MAX_EVENTS 1024

int lab_play    (int argc, char **argv);
int lab_console (int argc, char **argv);
int lab_bench   (int argc, char **argv);
int lab_verify  (int argc, char **argv);

/* One option that all commands share: --game ID, or NULL for the first game
 * there is. Says so on standard error when there is no such game. */
const BrambleGame *lab_game (const char *id);

/* Whether the options took all words of the command line. Says so on standard
 * error when one is left over. */
gboolean lab_no_more (int argc, char **argv);

/* proof.c: checking a game while it is played */
typedef struct _LabProof LabProof;

LabProof *lab_proof_new    (const BrambleGame  *game,
                            const BrambleSetup *setup);
void      lab_proof_free   (LabProof           *proof);
gboolean  lab_proof_answer (LabProof           *proof,
                            gpointer            state,
                            BrambleAsk         *ask,
                            guint               option,
                            GError            **error);
gboolean  lab_proof_replay (LabProof           *proof,
                            gconstpointer       state,
                            GError            **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabProof, lab_proof_free)

G_END_DECLS
