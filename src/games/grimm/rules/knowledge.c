/* knowledge.c: what seats know of each other's hands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Of each Fable there are at most two copies. For each viewer and Fable the
 * state keeps one byte of two nibbles, an item each: a set of seats, one of
 * which surely holds a copy (in hand, or set face down this round). An empty
 * set is no knowledge. Copies are not told apart, so an item is a lower bound:
 * when a holder shows such a card, only what is true whichever copy it was
 * remains; when a holder passes a card that the viewer does not see, either
 * seat may have it from then on.
 */

#include "engine.h"

#define ITEM(byte, slot) (((byte) >> (4 * (slot))) & 0x0f)

static inline guint8
with_item (guint8 byte,
           guint  slot,
           guint  owners)
{
  return (guint8) ((byte & ~(0x0f << (4 * slot))) | (owners << (4 * slot)));
}

/* @viewer has seen @fable come into the hand of @owner. */
void
grimm_know_add (GrimmState *s,
                guint       viewer,
                guint       fable,
                guint       owner)
{
  guint8 *byte = &s->known[viewer][fable];

  if (ITEM (*byte, 0) == 0)
    *byte = with_item (*byte, 0, 1u << owner);
  else if (ITEM (*byte, 1) == 0)
    *byte = with_item (*byte, 1, 1u << owner);
}

/**
 * grimm_know_item:
 * @owners: seats, one of which holds a copy
 *
 * Returns: %FALSE when that is more than @viewer can know of the copies there
 *   are; then nothing has changed
 */
gboolean
grimm_know_item (GrimmState *s,
                 guint       viewer,
                 guint       fable,
                 guint       owners)
{
  guint8 *byte = &s->known[viewer][fable];
  guint slot = ITEM (*byte, 0) == 0 ? 0 : 1;
  guint all = owners | ITEM (*byte, 0) | ITEM (*byte, 1);
  guint copies = 0;

  for (guint seat = 0; seat < s->n_seats; seat++)
    if ((all >> seat) & 1)
      copies += grimm_hand_count (&s->players[seat], fable)
                + (s->players[seat].fable == fable && !s->players[seat].dreamt);
  if (ITEM (*byte, slot) != 0 || copies < (*byte == 0 ? 1u : 2u))
    return FALSE;
  *byte = with_item (*byte, slot, owners);
  return TRUE;
}

/* A copy that @byte may know about has left @owner. When either item may be
 * meant, the wider one is what surely remains; when neither contains the other,
 * the rest may be with anybody of both. */
guint8
grimm_know_without (guint8 byte,
                    guint  owner)
{
  guint first = ITEM (byte, 0);
  guint second = ITEM (byte, 1);

  if (((first >> owner) & 1) == 0)
    return ((second >> owner) & 1) == 0 ? byte : with_item (byte, 1, 0);
  if (((second >> owner) & 1) == 0)
    return with_item (byte, 0, 0);

  return with_item (with_item (byte, 0, first | second), 1, 0);
}

/* All see @fable leave the hand of @owner. */
void
grimm_know_left (GrimmState *s,
                 guint       fable,
                 guint       owner)
{
  for (guint viewer = 0; viewer < s->n_seats; viewer++)
    if (viewer != owner)
      s->known[viewer][fable] = grimm_know_without (s->known[viewer][fable], owner);
}

/* @from hands @fable to @to; only these two see which it is. */
void
grimm_know_passed (GrimmState *s,
                   guint       fable,
                   guint       from,
                   guint       to)
{
  for (guint viewer = 0; viewer < s->n_seats; viewer++)
    {
      if (viewer == from || viewer == to)
        continue;

      for (guint other = 0; other < GRIMM_N_FABLES; other++)
        {
          guint8 *byte = &s->known[viewer][other];

          for (guint slot = 0; slot < 2; slot++)
            if ((ITEM (*byte, slot) >> from) & 1)
              *byte = with_item (*byte, slot, ITEM (*byte, slot) | (1u << to));
        }
    }

  s->known[to][fable] = grimm_know_without (s->known[to][fable], from);
  grimm_know_add (s, from, fable, to);
}
