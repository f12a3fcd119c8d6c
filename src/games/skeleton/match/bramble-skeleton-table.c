/* bramble-skeleton-table.c: what lies on the table of Hedge Dice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-skeleton-table.h"

/**
 * BrambleSkeletonTable:
 *
 * So little lies there that it needs no models of its own: it is what the viewer
 * may know of the state.
 */
struct _BrambleSkeletonTable
{
  BrambleTable parent_instance;

  SkeletonState shown; /* with what is hidden from the viewer hidden */
};

G_DEFINE_FINAL_TYPE (BrambleSkeletonTable, bramble_skeleton_table, BRAMBLE_TYPE_TABLE)

static void
bramble_skeleton_table_show (BrambleTable  *table,
                             gconstpointer  state)
{
  BRAMBLE_SKELETON_TABLE (table)->shown = *(const SkeletonState *) state;
}

/* Nothing is missing before it has arrived somewhere else. */
static void
bramble_skeleton_table_unfold (gpointer            state,
                               int                 viewer,
                               const BrambleEvent *event,
                               gboolean            landed)
{
  if (landed)
    skeleton_follow (state, event);
}

/* Dice are held up where whoever threw them sits; everything else is only told. */
static void
tell (BrambleTelling     *telling,
      const BrambleEvent *event,
      BrambleScene       *scene)
{
  BrambleDice dice;

  if (!skeleton_game.dice (event, &dice))
    return;
  for (guint i = 0; i < dice.n; i++)
    {
      BrambleScene *die = i == 0 ? scene : bramble_telling_add (telling);

      /* Things are numbered from 0 and called from 1, as faces are. */
      bramble_scene_show (die, bramble_thing_number (BRAMBLE_SKELETON_DIE, dice.faces[i] - 1u),
                          bramble_thing_number (BRAMBLE_SKELETON_SEAT, event->seat));
    }
}

/* What is traded lies before whoever has it. */
static BrambleThing
find_traded (const BrambleOffer  *offer,
             const BrambleOption *option)
{
  const char *kind = option->a == SKELETON_LEAF ? BRAMBLE_SKELETON_LEAVES : BRAMBLE_SKELETON_BERRIES;

  switch ((BrambleOfferStep) option->kind)
    {
    case BRAMBLE_OFFER_TO:
      return bramble_thing_number (BRAMBLE_SKELETON_SEAT, option->a);
    case BRAMBLE_OFFER_GIVE:
    case BRAMBLE_OFFER_RATHER:
      return bramble_thing_number (kind, offer->from);
    case BRAMBLE_OFFER_WANT:
      return bramble_thing_number (kind, offer->to);
    case BRAMBLE_OFFER_MAKE:
    case BRAMBLE_OFFER_DROP:
    case BRAMBLE_OFFER_ACCEPT:
    case BRAMBLE_OFFER_DECLINE:
      return BRAMBLE_NO_THING;
    }

  g_assert_not_reached ();
}

static void
bramble_skeleton_table_locate (gconstpointer     state,
                               const BrambleAsk *ask,
                               guint             option,
                               BrambleSpot      *spot)
{
  const SkeletonState *s = state;

  if (ask->kind == SKELETON_ASK_DICE)
    spot->thing = bramble_thing_number (BRAMBLE_SKELETON_CUP, ask->options[option].a);
  else if (ask->kind != SKELETON_ASK_WASP)
    spot->thing = find_traded (&s->offer, &ask->options[option]);
}

static void
bramble_skeleton_table_class_init (BrambleSkeletonTableClass *klass)
{
  BrambleTableClass *table_class = BRAMBLE_TABLE_CLASS (klass);

  table_class->show = bramble_skeleton_table_show;
  table_class->unfold = bramble_skeleton_table_unfold;
  table_class->tell = tell;
  table_class->locate = bramble_skeleton_table_locate;
}

static void
bramble_skeleton_table_init (BrambleSkeletonTable *self)
{
}

/**
 * bramble_skeleton_table_new:
 *
 * Returns: (transfer full): the table on which @match is played
 */
BrambleSkeletonTable *
bramble_skeleton_table_new (BrambleMatch *match)
{
  BrambleSkeletonTable *self = g_object_new (BRAMBLE_TYPE_SKELETON_TABLE, NULL);

  bramble_table_set_match (BRAMBLE_TABLE (self), match);
  return self;
}

/* Returns what lies there now, as the viewer sees it. */
const SkeletonState *
bramble_skeleton_table_get_shown (BrambleSkeletonTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_SKELETON_TABLE (self), NULL);

  return &self->shown;
}
