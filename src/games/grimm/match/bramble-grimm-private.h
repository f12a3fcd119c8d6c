/* bramble-grimm-private.h: what the models of The Grimm Forest share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All of them are made from a view of the viewer's and know nothing else.
 */

#pragma once

#include <rules/state.h>

#include "bramble-grimm-location.h"
#include "bramble-grimm-player.h"
#include "bramble-grimm-site.h"
#include "bramble-item-list.h"
#include "bramble-match.h"
#include "bramble-setters.h"
#include "bramble-specs.h"
#include "bramble-table.h"

G_BEGIN_DECLS

/* What the viewer sees, and how the players are called. */
typedef struct
{
  GrimmState s;                       /* the view, hidden parts hidden */
  int viewer;                         /* a seat, nobody or all */
  int asked;                          /* whose turn it is, or -1 */
  const char *names[GRIMM_MAX_SEATS]; /* of the players, NULL where nobody sits */
} BrambleGrimmView;

/* bramble-grimm-specs.c: what lies in the lists */
void         bramble_grimm_specs_add_card    (BrambleSpecs           *self,
                                              const BrambleGrimmView *view,
                                              guint                   card,
                                              int                     seat,
                                              gboolean                face_down,
                                              const char             *remark);
void         bramble_grimm_specs_add_monster (BrambleSpecs           *self,
                                              const BrambleGrimmView *view,
                                              guint                   card,
                                              int                     seat);
void         bramble_grimm_specs_add_pile    (BrambleSpecs           *self,
                                              const BrambleGrimmView *view,
                                              const guint8           *cards,
                                              guint                   n_cards);
void         bramble_grimm_specs_add_gather  (BrambleSpecs           *self,
                                              const BrambleGrimmView *view,
                                              guint                   holder,
                                              guint                   gather,
                                              gboolean                face_down);
void         bramble_grimm_specs_add_back    (BrambleSpecs           *self,
                                              const char             *id,
                                              int                     seat);
void         bramble_grimm_specs_add_pig     (BrambleSpecs           *self,
                                              const BrambleGrimmView *view,
                                              guint                   seat);
void         bramble_grimm_specs_add_section (BrambleSpecs           *self,
                                              guint                   type,
                                              guint                   section,
                                              guint                   count);
void         bramble_grimm_specs_add_bonus   (BrambleSpecs           *self,
                                              guint                   type,
                                              int                     seat);

/* bramble-grimm-table.c */
gboolean     bramble_grimm_is_looking        (const GrimmState       *s);

/* bramble-grimm-depart.c */
void         bramble_grimm_change_count      (GrimmState             *s,
                                              guint                   place,
                                              guint                   type,
                                              int                     by);
void         bramble_grimm_take_from_hand    (GrimmState             *s,
                                              guint                   seat,
                                              guint                   fable);
void         bramble_grimm_depart            (GrimmState             *s,
                                              const BrambleEvent     *e);

/* bramble-grimm-unfold.c */
void         bramble_grimm_unfold            (gpointer                state,
                                              int                     viewer,
                                              const BrambleEvent     *event,
                                              gboolean                landed);

/* bramble-grimm-words.c */
char        *bramble_grimm_resources_text    (const guint16          *counts);
char        *bramble_grimm_bonuses_text      (const GrimmState       *s,
                                              guint                   seat);
char        *bramble_grimm_declared_text     (const GrimmPlayer      *player);
char        *bramble_grimm_site_text         (const GrimmPlayer      *player,
                                              guint                   site);
const char  *bramble_grimm_gather_text       (guint                   location);
const char  *bramble_grimm_bonus_name        (guint                   type);
const char  *bramble_grimm_bonus_text        (guint                   type);
const char  *bramble_grimm_place_id          (guint                   location);

/* The parts of a table, which updates them. */
BrambleGrimmSite     *bramble_grimm_site_new        (guint                   index);
void                  bramble_grimm_site_update     (BrambleGrimmSite       *self,
                                                     const GrimmPlayer      *player);
BrambleGrimmPlayer   *bramble_grimm_player_new      (BrambleSeat            *seat);
void                  bramble_grimm_player_update   (BrambleGrimmPlayer     *self,
                                                     const BrambleGrimmView *view);
BrambleGrimmLocation *bramble_grimm_location_new    (guint                   index);
void                  bramble_grimm_location_update (BrambleGrimmLocation   *self,
                                                     const BrambleGrimmView *view);

G_END_DECLS
