/* bramble-gloom-family.c: a player with a family
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-gloom-private.h"

#include <rules/text.h>

/**
 * BrambleGloomFamily:
 *
 * What a player has beside the Characters: a hand, as far as the viewer knows it, a
 * draw limit, and what the finished ones are worth.
 */
struct _BrambleGloomFamily
{
  GObject parent_instance;

  BrambleSeat *seat;
  guint finished;     /* Characters with an Ending */
  int score;          /* their Self-Worth */
  guint hand_size;    /* cards in hand */
  guint limit;        /* the hand is filled up to so many */
  gboolean active;    /* it is their turn */
  char *description;  /* (nullable): translated */
  BrambleItemList *hand;
};

G_DEFINE_FINAL_TYPE (BrambleGloomFamily, bramble_gloom_family, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
bramble_gloom_family_finalize (GObject *object)
{
  BrambleGloomFamily *self = BRAMBLE_GLOOM_FAMILY (object);

  g_object_unref (self->seat);
  g_object_unref (self->hand);
  g_free (self->description);

  G_OBJECT_CLASS (bramble_gloom_family_parent_class)->finalize (object);
}

static void
bramble_gloom_family_class_init (BrambleGloomFamilyClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bramble_gloom_family_finalize;

  /**
   * BrambleGloomFamily::changed:
   *
   * Something of it is another than before. The hand tells its changes itself.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
bramble_gloom_family_init (BrambleGloomFamily *self)
{
  self->hand = bramble_item_list_new ();
}

BrambleGloomFamily *
bramble_gloom_family_new (BrambleSeat *seat)
{
  BrambleGloomFamily *self = g_object_new (BRAMBLE_TYPE_GLOOM_FAMILY, NULL);

  self->seat = g_object_ref (seat);
  return self;
}

/* The cards that the viewer knows, then the backs of the others. */
static void
update_hand (BrambleGloomFamily     *self,
             const BrambleGloomView *view)
{
  guint seat = bramble_seat_get_index (self->seat);
  g_auto (BrambleSpecs) specs = { NULL };
  guint n = 0;

  for (guint card = 0; card < GLOOM_N_DECK; card++)
    if (gloom_in_set (view->s.hands[seat], card))
      {
        bramble_gloom_specs_add_card (&specs, card, (int) seat);
        n++;
      }
  for (; n < view->s.n_hands[seat]; n++)
    bramble_specs_add (&specs, "back", "card", (int) seat);
  bramble_specs_update (&specs, self->hand);
}

void
bramble_gloom_family_update (BrambleGloomFamily     *self,
                             const BrambleGloomView *view)
{
  guint seat = bramble_seat_get_index (self->seat);
  g_autofree char *description = bramble_gloom_family_text (view, seat);
  guint finished = gloom_n_finished (&view->s, seat);
  int score = gloom_score (&view->s, seat);
  guint limit = gloom_draw_limit (&view->s, seat);
  gboolean active = view->s.active == seat && !view->s.over;

  update_hand (self, view);
  if (finished == self->finished && score == self->score && limit == self->limit && active == self->active
      && view->s.n_hands[seat] == self->hand_size && g_strcmp0 (description, self->description) == 0)
    return;

  self->finished = finished;
  self->score = score;
  self->limit = limit;
  self->active = active;
  self->hand_size = view->s.n_hands[seat];
  g_free (self->description);
  self->description = g_steal_pointer (&description);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

guint
bramble_gloom_family_get_seat (BrambleGloomFamily *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_FAMILY (self), 0);

  return bramble_seat_get_index (self->seat);
}

const char *
bramble_gloom_family_get_name (BrambleGloomFamily *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_FAMILY (self), NULL);

  return bramble_seat_get_name (self->seat);
}

/* Returns the id of how the player looks. */
const char *
bramble_gloom_family_get_look (BrambleGloomFamily *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_FAMILY (self), NULL);

  return bramble_seat_get_look (self->seat)->id;
}

/* Returns the picture of the player's sign. */
const char *
bramble_gloom_family_get_symbol (BrambleGloomFamily *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_FAMILY (self), NULL);

  return bramble_seat_get_look (self->seat)->symbol;
}

/* Returns what is to be said of the player, in sentences. */
const char *
bramble_gloom_family_get_description (BrambleGloomFamily *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_FAMILY (self), NULL);

  return self->description;
}

/* Returns how many Characters are finished. */
guint
bramble_gloom_family_get_finished (BrambleGloomFamily *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_FAMILY (self), 0);

  return self->finished;
}

/* Returns the Self-Worth of those. */
int
bramble_gloom_family_get_score (BrambleGloomFamily *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_FAMILY (self), 0);

  return self->score;
}

guint
bramble_gloom_family_get_hand_size (BrambleGloomFamily *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_FAMILY (self), 0);

  return self->hand_size;
}

guint
bramble_gloom_family_get_limit (BrambleGloomFamily *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_FAMILY (self), 0);

  return self->limit;
}

/* Whether it is this player's turn. */
gboolean
bramble_gloom_family_get_active (BrambleGloomFamily *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_FAMILY (self), FALSE);

  return self->active;
}

/**
 * bramble_gloom_family_get_hand:
 *
 * Returns: (transfer none): a list of #BrambleItem: cards, and backs of those that the
 *   viewer does not know
 */
GListModel *
bramble_gloom_family_get_hand (BrambleGloomFamily *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_FAMILY (self), NULL);

  return G_LIST_MODEL (self->hand);
}
