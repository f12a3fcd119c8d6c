/* bramble-prompt-private.h: what the parts of a prompt share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-prompt.h"
#include "bramble-slots.h"
#include "bramble-text.h"
#include "bramble-waiting.h"

G_BEGIN_DECLS

/**
 * BramblePrompt:
 *
 * Each button runs the action "board.answer" with the number of its option. An
 * answer that is put together of several things is a draft: its buttons run
 * "board.touch" with the name of a thing and stay pressed while it is part of
 * the answer, and one more, below them, runs "board.set-down".
 *
 * While somebody else is asked, it says what is going on.
 */
struct _BramblePrompt
{
  GtkWidget parent_instance;

  BrambleText *question; /* perhaps with what led to it before */
  char *asked;         /* the question alone */
  BrambleSlots *slots;
  GtkBox *bottom;      /* what sets a plan down, and the places of the plan */
  GtkWidget *confirm;
  BrambleOfferView *offer; /* (nullable): what the question is about, when it is an offer; elsewhere */
  BrambleWaiting *waiting; /* while somebody else is asked */
  GPtrArray *texts;    /* char: the answers in words, in their order */
  GArray *hidden;      /* guint: answers that have no button now */
  gboolean unnamed;    /* the question is not yet the name of it all, because it is asked aloud */
  const BramblePromptWays *ways; /* (nullable): of the game */
  gpointer ways_data;
};

void       bramble_prompt_set_question   (BramblePrompt    *self,
                                          const char       *question);
void       bramble_prompt_name_question  (BramblePrompt    *self,
                                          gboolean          here);
void       bramble_prompt_remove_answers (BramblePrompt    *self);
gboolean   bramble_prompt_has_focus      (BramblePrompt    *self);
GtkWidget *bramble_prompt_create_answer  (BramblePrompt    *self,
                                          const BrambleAsk *ask,
                                          guint             option,
                                          const char       *text,
                                          gboolean          toggle,
                                          GString          *taken);

G_END_DECLS
