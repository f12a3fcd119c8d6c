/* bramble-log-entry.h: one sentence of a log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_LOG_ENTRY (bramble_log_entry_get_type ())
G_DECLARE_FINAL_TYPE (BrambleLogEntry, bramble_log_entry, BRAMBLE, LOG_ENTRY, GObject)

BrambleLogEntry   *bramble_log_entry_new         (char            *text,
                                                  char            *markup,
                                                  guint            round,
                                                  guint            step,
                                                  int              seat,
                                                  char           **cards,
                                                  gboolean         heading);

BrambleLogEntry   *bramble_log_entry_new_remark  (char            *text,
                                                  guint            round,
                                                  guint            step,
                                                  int              seat);
const char        *bramble_log_entry_get_text    (BrambleLogEntry *self);
const char        *bramble_log_entry_get_markup  (BrambleLogEntry *self);
guint              bramble_log_entry_get_round   (BrambleLogEntry *self);
guint              bramble_log_entry_get_step    (BrambleLogEntry *self);
int                bramble_log_entry_get_seat    (BrambleLogEntry *self);
const char *const *bramble_log_entry_get_cards   (BrambleLogEntry *self);
gboolean           bramble_log_entry_get_remark  (BrambleLogEntry *self);
gboolean           bramble_log_entry_get_heading (BrambleLogEntry *self);

/* What the log says of it besides. */
const char        *bramble_log_entry_get_phase   (BrambleLogEntry *self);
void               bramble_log_entry_set_phase   (BrambleLogEntry *self,
                                                  const char      *phase);
guint              bramble_log_entry_get_count   (BrambleLogEntry *self);
gboolean           bramble_log_entry_get_joined  (BrambleLogEntry *self);
void               bramble_log_entry_join        (BrambleLogEntry *self,
                                                  BrambleLogEntry *before);
void               bramble_log_entry_part        (BrambleLogEntry *self);

G_END_DECLS
