/* bramble-gloom-hero.h: a Character with the pile of clear cards on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include <rules/state.h>

G_BEGIN_DECLS

/* The places of a card, a bit each. */
#define BRAMBLE_GLOOM_POINTS(place) (1u << (place))
#define BRAMBLE_GLOOM_ICON(place) (1u << (GLOOM_PLACES + (place)))
#define BRAMBLE_GLOOM_EFFECT (1u << 6)
#define BRAMBLE_GLOOM_PORTRAIT (1u << 7)

/* One card of a pile. */
typedef struct
{
  guint8 card;   /* which one */
  guint8 laid;   /* the seat that laid it, or GLOOM_NONE */
  guint8 prints; /* the places where it prints something */
  guint8 shows;  /* those of them that no other card covers */
} BrambleGloomLayer;

/* More cards than a pile ever has. */
#define BRAMBLE_GLOOM_MAX_LAYERS (GLOOM_N_MODIFIERS + 1)

#define BRAMBLE_TYPE_GLOOM_HERO (bramble_gloom_hero_get_type ())
G_DECLARE_FINAL_TYPE (BrambleGloomHero, bramble_gloom_hero, BRAMBLE, GLOOM_HERO, GObject)

guint       bramble_gloom_hero_get_index       (BrambleGloomHero *self);
guint       bramble_gloom_hero_get_seat        (BrambleGloomHero *self);
guint       bramble_gloom_hero_get_character   (BrambleGloomHero *self);
const char *bramble_gloom_hero_get_name        (BrambleGloomHero *self);
const char *bramble_gloom_hero_get_description (BrambleGloomHero *self);
int         bramble_gloom_hero_get_worth       (BrambleGloomHero *self);
gboolean    bramble_gloom_hero_get_finished    (BrambleGloomHero *self);

/* The pile, from the bottom to the top. */
const BrambleGloomLayer *
            bramble_gloom_hero_get_layers      (BrambleGloomHero *self,
                                                guint            *n_layers);
const BrambleGloomLayer *
            bramble_gloom_hero_find_shown      (BrambleGloomHero *self,
                                                guint             place);

/* What would be, with one card more on top. */
guint       bramble_gloom_hero_get_preview     (BrambleGloomHero *self);
gboolean    bramble_gloom_hero_get_possible    (BrambleGloomHero *self);
int         bramble_gloom_hero_get_would       (BrambleGloomHero *self);
guint       bramble_gloom_hero_get_covered     (BrambleGloomHero *self);

guint       bramble_gloom_prints               (guint             card);

G_END_DECLS
