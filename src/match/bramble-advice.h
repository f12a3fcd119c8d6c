/* bramble-advice.h: what the strongest computer player thinks of an ask
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <search.h>

#include "bramble-match.h"

G_BEGIN_DECLS

/* It is about one ask of one match, and made of what the asked seat may know. */
typedef struct
{
  guint32 turn;             /* of the ask */
  guint best;               /* the plan to take, or one of those to vary between */
  BrambleFindings findings;
} BrambleAdvice;

void           bramble_advice_free         (BrambleAdvice        *advice);
gboolean       bramble_advice_is_current   (const BrambleAdvice  *advice,
                                            BrambleMatch         *match);
double         bramble_advice_loss         (const BrambleAdvice  *advice,
                                            const BrambleOption  *path,
                                            guint                 n);
const BrambleOption *bramble_advice_get_best (const BrambleAdvice *advice,
                                              guint                *n);
char          *bramble_advice_dup_text     (const BrambleAdvice  *advice,
                                            BrambleMatch         *match);
char          *bramble_advice_dup_warning  (const BrambleAdvice  *advice,
                                            BrambleMatch         *match,
                                            const BrambleOption  *path,
                                            guint                 n);

void           bramble_match_advise_async  (BrambleMatch         *match,
                                            GCancellable         *cancellable,
                                            GAsyncReadyCallback   callback,
                                            gpointer              user_data);
BrambleAdvice *bramble_match_advise_finish (BrambleMatch         *match,
                                            GAsyncResult         *result,
                                            GError              **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrambleAdvice, bramble_advice_free)

G_END_DECLS
