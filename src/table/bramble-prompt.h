/* bramble-prompt.h: what is asked, in words, and the answers as buttons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-plan.h>

#include "bramble-answer.h"
#include "bramble-offer-view.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_PROMPT (bramble_prompt_get_type ())
G_DECLARE_FINAL_TYPE (BramblePrompt, bramble_prompt, BRAMBLE, PROMPT, GtkWidget)

/* How a game asks. */
typedef struct
{
  BrambleDressAnswer dress;                        /* how the answers look */
  char     *(*question)  (const BrambleAsk *ask,   /* (transfer full) (nullable): what is asked, if the rules */
                          gpointer          user_data); /* would not say so themselves */
  gboolean  (*more)      (const BrambleAsk *ask,   /* the nth button that is no option; FALSE: there is none */
                          guint             n,
                          BrambleAnswer    *answer,
                          gpointer          user_data);
  guint     (*first_key) (const BrambleAsk *ask,   /* the digit of the first answer */
                          gpointer          user_data);
} BramblePromptWays;

void        bramble_prompt_set_ways     (BramblePrompt           *self,
                                         const BramblePromptWays *ways,
                                         gpointer                 user_data);
void        bramble_prompt_set_offer    (BramblePrompt      *self,
                                         BrambleOfferView   *offer);
void        bramble_prompt_set_places   (BramblePrompt      *self,
                                         GtkWidget          *places);
void        bramble_prompt_show         (BramblePrompt      *self,
                                         BrambleMatch       *match);
void        bramble_prompt_show_unfolding (BramblePrompt    *self,
                                           BrambleMatch     *match,
                                           guint             step);
void        bramble_prompt_show_plan    (BramblePrompt      *self,
                                         BramblePlan        *plan,
                                         BrambleMatch       *match);
void        bramble_prompt_show_steps   (BramblePrompt      *self,
                                         const GPtrArray    *moves,
                                         guint               now,
                                         gboolean            over);
void        bramble_prompt_show_motive  (BramblePrompt      *self,
                                         const char         *motive);
void        bramble_prompt_set_paused   (BramblePrompt      *self,
                                         gboolean            paused);
gboolean    bramble_prompt_is_pacing    (BramblePrompt      *self);
gboolean    bramble_prompt_hides        (BramblePrompt      *self,
                                         guint               option);
const char *bramble_prompt_get_question (BramblePrompt      *self);
char       *bramble_prompt_dup_words    (BramblePrompt      *self);
GVariant   *bramble_prompt_get_pointed  (BramblePrompt      *self);
void        bramble_prompt_advise       (BramblePrompt      *self,
                                         const GArray       *things,
                                         const GArray       *options);
void        bramble_prompt_focus        (BramblePrompt      *self);
gboolean    bramble_prompt_press        (BramblePrompt      *self,
                                         guint               answer);

G_END_DECLS
