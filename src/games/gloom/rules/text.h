/* text.h: what people read in Fairytale Gloom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cards.h"

G_BEGIN_DECLS

/* What a card says, untranslated. */
typedef struct
{
  const char *effect;  /* (nullable): whole sentences; no context */
  const char *flavour; /* in the context "flavour" */
  const char *tale;    /* a sentence for the tale, in the context "tale" */
} GloomWords;

/* A Character in words, untranslated. */
typedef struct
{
  const char *forms[3]; /* of the name, in the contexts that gloom_hero_name () says */
  const char *kind;     /* which alternative of {one|another} is for it, in a context of its own */
  const char *context;  /* the context of @kind */
  const char *flavour;  /* in the context "flavour" */
} GloomHeroWords;

/* Forms of a name: at the beginning of a sentence, and elsewhere. */
#define GLOOM_FORM_FIRST 1
#define GLOOM_FORM_INNER 2

/* In the order of the cards, from 0, from GLOOM_N_MODIFIERS, and from
 * GLOOM_N_DECK_AND_STORIES on. */
extern const GloomWords gloom_words_modifiers[];
extern const GloomWords gloom_words_others[];
extern const GloomHeroWords gloom_words_heroes[];

/* text-cards.c */
const char *gloom_card_name    (guint       card);
const char *gloom_card_effect  (guint       card);
const char *gloom_card_flavour (guint       card);
const char *gloom_icon_name    (guint       icon);
char       *gloom_number       (int         n);

/* tale.c */
char       *gloom_hero_name    (guint       character,
                                guint       form);
char       *gloom_family_name  (const char *name,
                                guint       form);
char       *gloom_tell_tale    (const char *sentence,
                                guint       character,
                                const char *name);
char       *gloom_tale         (guint       card,
                                guint       character,
                                const char *name);

G_END_DECLS
