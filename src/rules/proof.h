/* proof.h: everything that must hold for any game, proved while it is played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "game.h"

G_BEGIN_DECLS

/* Room for the events of one answer; no answer makes nearly as many. */
#define BRAMBLE_PROOF_EVENTS 1024

typedef struct _BrambleProof BrambleProof;

BrambleProof        *bramble_proof_new    (const BrambleGame  *game,
                                           const BrambleSetup *setup);
void                 bramble_proof_free   (BrambleProof       *proof);
gboolean             bramble_proof_begin  (BrambleProof       *proof,
                                           gpointer            state,
                                           BrambleAsk         *ask,
                                           GError            **error);
gboolean             bramble_proof_answer (BrambleProof       *proof,
                                           gpointer            state,
                                           BrambleAsk         *ask,
                                           guint               option,
                                           GError            **error);
gboolean             bramble_proof_end    (BrambleProof       *proof,
                                           gconstpointer       state,
                                           GError            **error);
const BrambleEvents *bramble_proof_events (BrambleProof       *proof);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrambleProof, bramble_proof_free)

G_END_DECLS
