/* proof-private.h: what the parts of a proof share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "proof.h"

G_BEGIN_DECLS

struct _BrambleProof
{
  const BrambleGame *game;
  BrambleSetup setup;   /* how the game was begun */
  guint8 *before;       /* the state before the answer */
  guint8 *kept;         /* the same, written and read */
  guint8 *copy;         /* a clone */
  guint8 *seen;         /* what a seat sees */
  guint8 *view;         /* the same, or what might be so */
  guint8 *other;        /* another view, to compare with */
  BrambleEvents events; /* what the last answer told */
  BrambleEvents told;   /* what another answer would tell */
  GArray *answers;      /* guint16: all of them, for the replay */
  gsize n_written;      /* how many bytes the state is */
  guint8 written[BRAMBLE_MAX_WRITTEN]; /* and which */
  GPtrArray *words;     /* char *: what is asked in the last position that was proved thoroughly, and its options */
  BrambleRng rng;       /* for filling in views */
};

/* Says what is wrong, and returns FALSE. */
gboolean bramble_proof_fail    (GError             **error,
                                const char          *format,
                                ...) G_GNUC_PRINTF (2, 3);
gboolean bramble_asks_equal    (const BrambleAsk    *a,
                                const BrambleAsk    *b);

/* proof-natures.c */
gboolean bramble_proof_secrets (BrambleProof        *proof,
                                gconstpointer        state,
                                const BrambleAsk    *ask,
                                GError             **error);
gboolean bramble_proof_open    (BrambleProof        *proof,
                                gconstpointer        state,
                                const BrambleAsk    *ask,
                                GError             **error);
gboolean bramble_proof_asking  (BrambleProof        *proof,
                                gconstpointer        state,
                                const BrambleAsk    *asked,
                                guint                option,
                                const BrambleAsk    *ask,
                                GError             **error);

/* proof-offers.c */
gboolean bramble_proof_offers  (BrambleProof        *proof,
                                gconstpointer        state,
                                const BrambleAsk    *ask,
                                GError             **error);

/* proof-views.c */
gboolean bramble_proof_views   (BrambleProof        *proof,
                                gconstpointer        state,
                                const BrambleAsk    *ask,
                                GError             **error);
gboolean bramble_proof_asked_alike (BrambleProof    *proof,
                                    const BrambleAsk *ask,
                                    gconstpointer    other);

/* proof-words.c */
extern const char *const bramble_proof_names[BRAMBLE_MAX_SEATS];

gboolean bramble_proof_ask     (BrambleProof        *proof,
                                gconstpointer        state,
                                const BrambleAsk    *ask,
                                GError             **error);
gboolean bramble_proof_told    (BrambleProof        *proof,
                                GError             **error);
gboolean bramble_proof_rebuild (BrambleProof        *proof,
                                gconstpointer        state,
                                const BrambleAsk    *ask,
                                GError             **error);

G_END_DECLS
