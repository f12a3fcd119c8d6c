/* stuffed-set.h: the words that change positions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "stuffed-game.h"

G_BEGIN_DECLS

/* What one seat has, by the words after it. */
typedef gboolean (*StuffedSetSeat) (StuffedState      *s,
                                    guint              seat,
                                    const char *const *values,
                                    guint              n);

/* What a line does to what goes on. */
typedef enum
{
  STUFFED_SET_RESTS,  /* it ends */
  STUFFED_SET_CLEARS, /* the line sees to it itself */
  STUFFED_SET_OVER,
  STUFFED_SET_NOW,    /* it is what the line says, or stays */
  STUFFED_SET_WINDOW, /* it goes on from there to the next ask */
} StuffedSetKind;

typedef struct
{
  const char *key;
  gboolean (*set) (StuffedState      *s,
                   const char *const *words); /* (nullable) */
  StuffedSetSeat set_seat;                    /* (nullable): for each seat that is named */
  StuffedSetKind kind;
  const char *usage;
} StuffedSetKey;

/* stuffed-set-things.c: what somebody has and what lies on the table. */
extern const StuffedSetKey stuffed_set_keys[];
extern const guint stuffed_n_set_keys;
void     stuffed_lay_down   (StuffedState *s, guint seat);
gboolean stuffed_words_none (const char *const *values, guint n);
gboolean stuffed_set_number (guint8 *number, guint max, const char *const *values, guint n);
gboolean stuffed_parse_square (const StuffedState *s, const char *word, guint8 *square);
gboolean stuffed_parse_set (const char *const *values, guint n, const char *const *ids, guint n_ids, guint32 *set);
gboolean stuffed_parse_numbers (const char *const *words, guint n, guint max, int *numbers);

/* stuffed-set-decks.c: cards that nobody has. */
extern const StuffedSetKey stuffed_deck_keys[];
extern const guint stuffed_n_deck_keys;

/* stuffed-set-page.c: what lies on a page, and how far it has come. */
extern const StuffedSetKey stuffed_page_keys[];
extern const guint stuffed_n_page_keys;

void     stuffed_open_stands (StuffedState *s);

/* stuffed-set-window.c: a turn that goes on at one of its windows. */
gboolean stuffed_set_window (StuffedState *s, const char *const *words);
gboolean stuffed_all_placed (const StuffedState *s);

/* stuffed-blocks.c: parts of a story by their names. */
char **stuffed_block_names (const StuffedState *s, guint book);
int    stuffed_parse_block (const char *const *names, const char *word);
char  *stuffed_goal_word   (const StuffedState *s);
int    stuffed_parse_goal  (const StuffedState *s, const char *word);

/* stuffed-set.c */
void    stuffed_stack_sleep  (StuffedState *s);

/* stuffed-choices.c */
guint32 stuffed_friend_flags (const StuffedState *s);

G_END_DECLS
