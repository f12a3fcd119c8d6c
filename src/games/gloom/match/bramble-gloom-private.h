/* bramble-gloom-private.h: what the models of Fairytale Gloom share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All of them are made from a view of the viewer's and know nothing else.
 */

#pragma once

#include <rules/gloom.h>

#include "bramble-gloom-family.h"
#include "bramble-gloom-hero.h"
#include "bramble-item-list.h"
#include "bramble-match.h"
#include "bramble-setters.h"
#include "bramble-specs.h"
#include "bramble-table.h"

G_BEGIN_DECLS

/* What the viewer sees, and how the players are called. */
typedef struct
{
  GloomState s;                       /* the view, hidden parts hidden */
  int viewer;                         /* a seat, nobody or all */
  int asked;                          /* whose turn it is, or -1 */
  guint preview;                      /* a card that somebody thinks about, or GLOOM_NONE */
  const char *names[GLOOM_MAX_SEATS]; /* of the players, NULL where nobody sits */
} BrambleGloomView;

/* bramble-gloom-words.c */
char       *bramble_gloom_worth_text  (int                       worth);
char       *bramble_gloom_hero_text   (const BrambleGloomView   *view,
                                       guint                     hero,
                                       const BrambleGloomLayer  *layers,
                                       guint                     n_layers);
char       *bramble_gloom_family_text (const BrambleGloomView   *view,
                                       guint                     seat);

/* The parts of a table, which updates them. */
BrambleGloomHero   *bramble_gloom_hero_new      (guint                   index);
void                bramble_gloom_hero_update   (BrambleGloomHero       *self,
                                                 const BrambleGloomView *view);
BrambleGloomFamily *bramble_gloom_family_new    (BrambleSeat            *seat);
void                bramble_gloom_family_update (BrambleGloomFamily     *self,
                                                 const BrambleGloomView *view);

/* A card as an item of a list. */
void                bramble_gloom_specs_add_card (BrambleSpecs          *self,
                                                  guint                  card,
                                                  int                    seat);

G_END_DECLS
