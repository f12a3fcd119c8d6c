/* stuffed-text.h: what people read of Stuffed Fables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "stuffed-engine.h"

G_BEGIN_DECLS

/* A card as people read it; all of it untranslated. */
typedef struct
{
  const char *name;    /* in the context that the function which translates it says */
  const char *text;    /* what it does */
  const char *flavour;
} StuffedWords;

/* stuffed-names.c: names, translated. */
const char *stuffed_item_name      (guint item);
const char *stuffed_item_text      (guint item);
const char *stuffed_item_flavour   (guint item);
const char *stuffed_minion_name    (guint kind);
const char *stuffed_minion_flavour (guint kind, guint card);
const char *stuffed_status_name    (guint status);
const char *stuffed_status_text    (guint status);
const char *stuffed_status_flavour (guint status);
const char *stuffed_ability_name   (guint ability);
const char *stuffed_ability_text   (guint ability);
const char *stuffed_stuffy_name    (guint stuffy);
const char *stuffed_stuffy_text    (guint stuffy);
const char *stuffed_colour_name    (guint colour);
const char *stuffed_die_name       (guint colour);
const char *stuffed_sleep_name     (guint kind);
const char *stuffed_roll_name      (guint kind);
const char *stuffed_cause_name     (guint cause);
const char *stuffed_environment_name (guint environment);
const char *stuffed_lost_name      (guint card);
const char *stuffed_name_by_id     (const char *id);
const char *stuffed_text           (guint story, guint tome, guint text);

/* stuffed-text-asks.c, stuffed-text-options.c */
char       *stuffed_ask_text       (gconstpointer       state,
                                    const BrambleAsk   *ask,
                                    const char *const  *names);
char       *stuffed_option_text    (gconstpointer       state,
                                    const BrambleAsk   *ask,
                                    guint               option,
                                    const char *const  *names);

/* stuffed-tell.c */
char       *stuffed_event_text     (const BrambleEvent *event,
                                    guint               viewer,
                                    const char *const  *names);

G_END_DECLS
