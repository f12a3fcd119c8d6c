/* bramble-prompt.h: what is asked, in words, and the answers as buttons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-match.h>

G_BEGIN_DECLS

/* Something that may be part of an answer. */
typedef struct
{
  const char *target; /* the name of the thing on the table */
  const char *text;   /* what it is called */
  gboolean chosen;    /* it is part of the answer now */
} BramblePromptChoice;

#define BRAMBLE_TYPE_PROMPT (bramble_prompt_get_type ())
G_DECLARE_FINAL_TYPE (BramblePrompt, bramble_prompt, BRAMBLE, PROMPT, GtkWidget)

void        bramble_prompt_show         (BramblePrompt             *self,
                                         BrambleMatch              *match);
void        bramble_prompt_show_draft   (BramblePrompt             *self,
                                         const char                *question,
                                         const BramblePromptChoice *choices,
                                         guint                      n_choices,
                                         const char                *missing);
const char *bramble_prompt_get_question (BramblePrompt             *self);
void        bramble_prompt_focus        (BramblePrompt             *self);

G_END_DECLS
