/* bramble-thinker.h: a computer player at work in a thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include <bot.h>

G_BEGIN_DECLS

typedef struct _BrambleThinker BrambleThinker;

/* Called in the thread that started the thought, unless it was cancelled. */
typedef void (*BrambleThinkerCallback) (guint    option,
                                        gpointer user_data);

BrambleThinker *bramble_thinker_start  (const BrambleLevel     *level,
                                        const BrambleTemper    *temper,
                                        const BramblePlea      *plea,
                                        const BrambleGame      *game,
                                        gconstpointer           view,
                                        guint64                 seed,
                                        int                     known,
                                        guint                   pause,
                                        BrambleThinkerCallback  callback,
                                        gpointer                user_data);
void            bramble_thinker_cancel (BrambleThinker         *thinker);

G_END_DECLS
