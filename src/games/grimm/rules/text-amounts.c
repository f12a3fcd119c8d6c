/* text-amounts.c: the questions that count down what is given or taken
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text-asks.h"

#include <glib/gi18n-lib.h>

/* Frames that count say how many are left; for the others it is one. */
static guint
left (const GrimmFrame *f)
{
  return MAX (f->left, 1);
}

/* How many more there can be of what a frame counts down: who must give, take
 * or discard more than there is stops there. */
static guint
possible (const GrimmFrame *f,
          guint             there_are)
{
  return MAX (MIN (f->left, there_are), 1);
}

/* What the asked seat Gathered, still holds and has not given yet. */
static guint
gathered_left (const GrimmState *s,
               const GrimmFrame *f,
               const BrambleAsk *ask)
{
  const GrimmPlayer *player = grimm_asked (s, ask);
  guint n = 0;

  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    n += MIN (player->stock[type], (guint) MAX (player->gathered[type] - f->tally[type], 0));

  return n;
}

/* Only the Market leaves a choice of what to take. */
char *
grimm_ask_take_from_location (const GrimmState  *s,
                              const GrimmFrame  *f,
                              const BrambleAsk  *ask,
                              const char *const *names)
{
  guint n = possible (f, f->place < GRIMM_N_LOCATIONS ? grimm_sum (s->piles[f->place]) : 0);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Choose a resource to take from the Market.",
                                       "Choose a resource to take from the Market (%u left).", n),
                          n);
}

char *
grimm_ask_take_more (const GrimmState  *s,
                     const GrimmFrame  *f,
                     const BrambleAsk  *ask,
                     const char *const *names)
{
  guint n = possible (f, f->other < s->n_seats ? grimm_sum (s->players[f->other].stock) : 0);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Choose a resource to take from %1$s.",
                                       "Choose a resource to take from %1$s (%2$u left).", n),
                          grimm_player_name (names, f->other), n);
}

char *
grimm_ask_pay_gathered (const GrimmState  *s,
                        const GrimmFrame  *f,
                        const BrambleAsk  *ask,
                        const char *const *names)
{
  guint n = possible (f, gathered_left (s, f, ask));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Choose a resource you Gathered to give to %1$s.",
                                       "Choose a resource you Gathered to give to %1$s (%2$u left).", n),
                          grimm_player_name (names, f->other), n);
}

char *
grimm_ask_search_the_past (const GrimmState  *s,
                           const GrimmFrame  *f,
                           const BrambleAsk  *ask,
                           const char *const *names)
{
  guint n = possible (f, s->n_discard);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Choose a Fable from the discard pile.",
                                       "Choose a Fable from the discard pile (%u left).", n),
                          n);
}

char *
grimm_ask_discard (const GrimmState  *s,
                   const GrimmFrame  *f,
                   const BrambleAsk  *ask,
                   const char *const *names)
{
  guint n = possible (f, grimm_sum (grimm_asked (s, ask)->stock));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Choose a resource to discard.",
                                       "Choose a resource to discard (%u left).", n),
                          n);
}

char *
grimm_ask_give (const GrimmState  *s,
                const GrimmFrame  *f,
                const BrambleAsk  *ask,
                const char *const *names)
{
  guint n = possible (f, grimm_sum (grimm_asked (s, ask)->stock));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Choose a resource to give to %1$s.",
                                       "Choose a resource to give to %1$s (%2$u left).", n),
                          grimm_player_name (names, f->other), n);
}

char *
grimm_ask_godmother_more (const GrimmState  *s,
                          const GrimmFrame  *f,
                          const BrambleAsk  *ask,
                          const char *const *names)
{
  guint more = MAX (MIN (f->left < 3 ? 3u - f->left : 1, grimm_asked (s, ask)->hand_size), 1);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "You may discard %u more Fable. Each brings you a resource.",
                                       "You may discard up to %u more Fables. Each brings you a resource.", more),
                          more);
}

char *
grimm_ask_market_draft (const GrimmState  *s,
                        const GrimmFrame  *f,
                        const BrambleAsk  *ask,
                        const char *const *names)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Your turn to choose a resource at the Market (%u to share out).",
                                       "Your turn to choose a resource at the Market (%u to share out).",
                                       s->draft_left),
                          s->draft_left);
}

char *
grimm_ask_whispers (const GrimmState  *s,
                    const GrimmFrame  *f,
                    const BrambleAsk  *ask,
                    const char *const *names)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Choose a Fable to keep.",
                                       "Choose a Fable to keep (%u left).", left (f)),
                          left (f));
}

char *
grimm_ask_gain (const GrimmState  *s,
                const GrimmFrame  *f,
                const BrambleAsk  *ask,
                const char *const *names)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Choose a resource to gain.",
                                       "Choose a resource to gain (%u left).", left (f)),
                          left (f));
}

char *
grimm_ask_pay (const GrimmState  *s,
               const GrimmFrame  *f,
               const BrambleAsk  *ask,
               const char *const *names)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Choose a resource to pay.",
                                       "Choose a resource to pay (%u left).", left (f)),
                          left (f));
}

char *
grimm_ask_godmother_discard (const GrimmState  *s,
                             const GrimmFrame  *f,
                             const BrambleAsk  *ask,
                             const char *const *names)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Choose a Fable to discard.",
                                       "Choose a Fable to discard (%u left).", left (f)),
                          left (f));
}
