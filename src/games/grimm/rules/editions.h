/* editions.h: how an edition plays the cards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine.h"

G_BEGIN_DECLS

#define GRIMM_IN(window) (1u << (window))

/* How one card is played. A card acts through the functions that it has. */
typedef struct
{
  GrimmEffect effect;      /* its step in its windows */
  guint16 windows;         /* the windows in which it acts as a Friend or as this round's Fable */
  guint16 next_windows;    /* the windows in which it acts as a Next Turn card, a round later */
  GrimmEffect special;     /* the special action of a Friend */
  GrimmTest special_ok;    /* whether the special action would do anything now */
  GrimmEffect free;        /* the power that is used without an action */
  GrimmTest free_ok;       /* whether it may be used now */
  GrimmEffect gained;      /* what happens when the Friend is gained */
  guint32 cancels;         /* the Monsters that it can cancel, a bit each */
  gboolean cancels_here;   /* only at its own player's Location */
  gboolean cancels_free;   /* without discarding the Friend */
} GrimmRule;

typedef struct
{
  gboolean draft_words;            /* cards say what those of the draft say */
  guint8 sites;                    /* Build Sites on a board */
  gboolean regal_limit;            /* above ten Prince Regal goes to the fullest Location */
  gboolean wishes_peek;            /* who is swapped at the Wishing Well looks at the new card */
  gboolean puss_always;            /* Puss in Boots helps with every Build */
  gboolean queen_sees_both;        /* the Evil Queen looks at both cards */
  const guint8 *copies;            /* of each Fable, advanced ones included */
  guint32 friends;                 /* GRIMM_FRIEND_BIT of each Friend */
  GrimmRule rules[GRIMM_N_CARDS];
} GrimmEdition;

/* All editions that can be chosen: the table in editions.c, the id, which is in
 * saved games and never changes, and the name. A new one comes last. */
#define GRIMM_EDITIONS(X)                                       \
  X (published, "published", NC_("edition", "Published rules")) \
  X (draft, "draft", NC_("edition", "Draft rules"))

extern const GrimmEdition *const grimm_editions[];
extern const guint grimm_n_editions;

static inline const GrimmEdition *
grimm_edition (const GrimmState *s)
{
  return grimm_editions[s->edition];
}

static inline const GrimmRule *
grimm_rule (const GrimmState *s,
            guint             card)
{
  return &grimm_edition (s)->rules[card];
}

guint    grimm_copies      (const GrimmState *s,
                            guint             fable);
gboolean grimm_has_friend  (const GrimmState *s,
                            guint             friend_card);

G_END_DECLS
