/* position-knowledge.c: the position commands for what seats know
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every command that moves cards makes seats forget, so these come last.
 */

#include "position.h"

/* Which seats know a card that lies face down before a player. */
static gboolean
set_seen (GrimmWords *w,
          gboolean    gather)
{
  GrimmPlayer *player;
  guint seat;
  guint8 seats;

  if (!grimm_word_seat (w, 0, &seat) || !grimm_word_seats (w, 1, &seats))
    return FALSE;
  player = &w->s->players[seat];
  if ((gather ? player->gather : player->fable) == GRIMM_NONE)
    return grimm_refuse (w, "no such card lies before %s", grimm_seat_ids[seat]);
  if (gather)
    player->gather_seen = seats;
  else
    player->fable_seen = seats;
  return TRUE;
}

gboolean
grimm_set_gather_seen (GrimmWords *w)
{
  return set_seen (w, TRUE);
}

gboolean
grimm_set_fable_seen (GrimmWords *w)
{
  return set_seen (w, FALSE);
}

static gboolean
has_mermaid (GrimmWords *w,
             guint       seat)
{
  return w->s->players[seat].friend_card == GRIMM_LITTLE_MERMAID
         || grimm_refuse (w, "%s does not have the Little Mermaid", grimm_seat_ids[seat]);
}

gboolean
grimm_set_unlocked (GrimmWords *w)
{
  guint seat;
  guint8 unlocked = 0;

  if (!grimm_word_seat (w, 0, &seat) || !has_mermaid (w, seat))
    return FALSE;
  for (guint i = 1; i < w->n_words && !(w->n_words == 2 && grimm_word_is_none (w, 1)); i++)
    {
      guint location;

      if (!grimm_word_location (w, i, &location))
        return FALSE;
      if ((w->s->players[seat].locked >> location) & 1)
        return grimm_refuse (w, "that Gather card lies under the Little Mermaid");
      unlocked |= (guint8) (1u << location);
    }
  w->s->players[seat].unlocked = unlocked;
  return TRUE;
}

gboolean
grimm_set_late_mermaid (GrimmWords *w)
{
  guint seat;

  return grimm_word_seat (w, 0, &seat) && has_mermaid (w, seat)
         && grimm_word_yes (w, 1, &w->s->players[seat].locked_late);
}

static gboolean
has_fable (const GrimmState *s,
           guint             seat,
           guint             fable)
{
  const GrimmPlayer *player = &s->players[seat];

  return grimm_hand_count (player, fable) > 0 || (player->fable == fable && !player->dreamt);
}

/* "set knows SEAT FABLE HOLDER… | none": one of the holders surely has it. */
gboolean
grimm_set_knows (GrimmWords *w)
{
  GrimmState *s = w->s;
  guint seat, fable;
  guint8 holders;
  gboolean held = FALSE;

  if (!grimm_word_seat (w, 0, &seat) || !grimm_word_card (w, 1, FALSE, &fable))
    return FALSE;
  if (w->n_words == 2)
    {
      if (fable != GRIMM_NONE)
        return grimm_refuse (w, "who has %s?", grimm_cards[fable].id);
      for (guint i = 0; i < GRIMM_N_FABLES; i++)
        s->known[seat][i] = 0;
      return TRUE;
    }
  if (fable == GRIMM_NONE || !grimm_word_seats (w, 2, &holders))
    return fable != GRIMM_NONE ? FALSE : grimm_refuse (w, "“none” is no Fable");
  if ((holders >> seat) & 1)
    return grimm_refuse (w, "what %s has itself is no knowledge", grimm_seat_ids[seat]);
  for (guint other = 0; other < s->n_seats; other++)
    held |= ((holders >> other) & 1) && has_fable (s, other, fable);
  if (!held)
    return grimm_refuse (w, "none of them has %s", grimm_cards[fable].id);
  if (!grimm_know_item (s, seat, fable, holders))
    return grimm_refuse (w, "%s knows as much of %s already as can be", grimm_seat_ids[seat], grimm_cards[fable].id);
  return TRUE;
}

/* "set knows-deck SEAT NUMBER… | none": places of the Fable deck, 1 its top. */
gboolean
grimm_set_knows_deck (GrimmWords *w)
{
  GrimmState *s = w->s;
  guint seat;
  guint64 known = 0;

  if (!grimm_word_seat (w, 0, &seat))
    return FALSE;
  for (guint i = 1; i < w->n_words && !(w->n_words == 2 && grimm_word_is_none (w, 1)); i++)
    {
      guint place;

      if (s->n_deck == 0)
        return grimm_refuse (w, "the Fable deck is empty");
      if (!grimm_word_number (w, i, 1, s->n_deck, &place))
        return FALSE;
      known |= G_GUINT64_CONSTANT (1) << (s->n_deck - place);
    }
  s->deck_known[seat] = known;
  return TRUE;
}
