/* bramble-gloom-pile-private.h: what the files of BrambleGloomPile share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-gloom-pile.h"

G_BEGIN_DECLS

/**
 * BrambleGloomPile:
 *
 * The pile of a hero as the layers it is: the portrait beneath, points and icons
 * where they show. What was covered is seen faintly while somebody points at it, and
 * for a while after it vanished.
 */
struct _BrambleGloomPile
{
  GtkWidget parent_instance;

  BrambleGloomHero *hero;
  gboolean near;       /* somebody points at it, or it has the focus */
  guint8 points[GLOOM_PLACES]; /* what was seen last, as cards print it */
  guint8 icons[GLOOM_PLACES];
  int worth;
  guint8 old_points[GLOOM_PLACES]; /* what vanished, or 0 */
  guint8 old_icons[GLOOM_PLACES];
  int old_worth;       /* before that */
  double fade;         /* how much of it can still be seen, from 1 to 0 */
  gint64 since;        /* when it vanished */
  guint tick;          /* callback, while it fades */
};

/* bramble-gloom-pile-paint.c */
void bramble_gloom_pile_snapshot (GtkWidget   *widget,
                                  GtkSnapshot *snapshot);

G_END_DECLS
