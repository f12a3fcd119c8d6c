/* bramble-replay-bar.h: going through a game that was played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-match.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_REPLAY_BAR (bramble_replay_bar_get_type ())
G_DECLARE_FINAL_TYPE (BrambleReplayBar, bramble_replay_bar, BRAMBLE, REPLAY_BAR, GtkWidget)

void     bramble_replay_bar_set_match   (BrambleReplayBar *self,
                                         BrambleMatch     *match);
gboolean bramble_replay_bar_get_playing (BrambleReplayBar *self);
void     bramble_replay_bar_set_playing (BrambleReplayBar *self,
                                         gboolean          playing);
double   bramble_replay_bar_get_speed   (BrambleReplayBar *self);
void     bramble_replay_bar_rest        (BrambleReplayBar *self);

G_END_DECLS
