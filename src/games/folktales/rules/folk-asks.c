/* folk-asks.c: every ask with its id, its options and its nature
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Options are computed from the position and the top frame whenever they are
 * wanted; they are never stored. A generator that offers nothing means that
 * nobody is asked.
 */

#include "folk-asks.h"

#define OPEN BRAMBLE_ASK_OPEN

/* Only what is done with Biscuits before and after a roll needs their numbers. Which
 * one is paid is asked when they differ, and nobody else may know that. */
const FolkAskInfo folk_asks[FOLK_N_ASKS] = {
  [FOLK_ASK_NOTHING] = { "nothing", NULL, FALSE, 0 },
  [FOLK_ASK_ITEM] = { "item", folk_gen_item, FALSE, OPEN },
  [FOLK_ASK_BOOT] = { "boot", folk_gen_boot, FALSE, OPEN },
  [FOLK_ASK_BEFORE] = { "before", folk_gen_before, TRUE, 0 },
  [FOLK_ASK_AFTER] = { "after", folk_gen_after, TRUE, 0 },
  [FOLK_ASK_HELP] = { "help", folk_gen_help, FALSE, OPEN },
  [FOLK_ASK_LANTERN] = { "lantern", folk_gen_yes_no, FALSE, OPEN },
  [FOLK_ASK_SALT] = { "salt", folk_gen_yes_no, FALSE, OPEN },
  [FOLK_ASK_NUMBER] = { "number", folk_gen_number, FALSE, OPEN },
  [FOLK_ASK_WAY] = { "way", folk_gen_way, FALSE, OPEN },
  [FOLK_ASK_PAY] = { "pay", folk_gen_pay, FALSE, BRAMBLE_ASK_TELLS },
  [FOLK_ASK_ROOM] = { "room", folk_gen_room, FALSE, OPEN },
  [FOLK_ASK_BONUS] = { "bonus", folk_gen_yes_no, FALSE, OPEN },
  [FOLK_ASK_SHORTCUT] = { "shortcut", folk_gen_yes_no, FALSE, OPEN },
  [FOLK_ASK_HAND_OVER] = { "hand-over", folk_gen_yes_no, FALSE, OPEN },
  [FOLK_ASK_ADVICE] = { "advice", folk_gen_yes_no, FALSE, OPEN },
  [FOLK_ASK_LUCK] = { "luck", folk_gen_luck, FALSE, OPEN },
  [FOLK_ASK_LOSE] = { "lose", folk_gen_lose, FALSE, OPEN },
  [FOLK_ASK_FIND] = { "find", folk_gen_find, FALSE, OPEN },
  [FOLK_ASK_TILE] = { "tile", folk_gen_tile, FALSE, OPEN },
  [FOLK_ASK_WISH] = { "wish", folk_gen_wish, FALSE, OPEN },
  [FOLK_ASK_SPELL] = { "spell", folk_gen_spell, FALSE, OPEN },
  [FOLK_ASK_GATE] = { "gate", folk_gen_gate, FALSE, OPEN },
  [FOLK_ASK_KIND] = { "kind", folk_gen_kind, FALSE, OPEN },
  [FOLK_ASK_OFFER] = { "offer", folk_gen_offer, TRUE, OPEN },
  [FOLK_ASK_REPLY] = { "reply", folk_gen_reply, TRUE, OPEN },
  [FOLK_ASK_COURAGE] = { "courage", folk_gen_yes_no, FALSE, OPEN },
  [FOLK_ASK_GIVE] = { "give", folk_gen_give, FALSE, OPEN },
};

const guint8 folk_waits[FOLK_N_STEPS] = {
  [FOLK_STEP_ITEM] = FOLK_ASK_ITEM,
  [FOLK_STEP_BOOT] = FOLK_ASK_BOOT,
  [FOLK_STEP_BEFORE] = FOLK_ASK_BEFORE,
  [FOLK_STEP_AFTER] = FOLK_ASK_AFTER,
  [FOLK_STEP_HELP] = FOLK_ASK_HELP,
  [FOLK_STEP_LANTERN] = FOLK_ASK_LANTERN,
  [FOLK_STEP_SALT] = FOLK_ASK_SALT,
  [FOLK_STEP_NUMBER] = FOLK_ASK_NUMBER,
  [FOLK_STEP_WAY] = FOLK_ASK_WAY,
  [FOLK_STEP_PAY] = FOLK_ASK_PAY,
  [FOLK_STEP_ROOM] = FOLK_ASK_ROOM,
  [FOLK_STEP_BONUS] = FOLK_ASK_BONUS,
  [FOLK_STEP_SHORTCUT] = FOLK_ASK_SHORTCUT,
  [FOLK_STEP_HAND_OVER] = FOLK_ASK_HAND_OVER,
  [FOLK_STEP_ADVICE] = FOLK_ASK_ADVICE,
  [FOLK_STEP_LUCK] = FOLK_ASK_LUCK,
  [FOLK_STEP_LOSE] = FOLK_ASK_LOSE,
  [FOLK_STEP_FIND] = FOLK_ASK_FIND,
  [FOLK_STEP_TILE] = FOLK_ASK_TILE,
  [FOLK_STEP_WISH] = FOLK_ASK_WISH,
  [FOLK_STEP_SPELL] = FOLK_ASK_SPELL,
  [FOLK_STEP_GATE] = FOLK_ASK_GATE,
  [FOLK_STEP_KIND] = FOLK_ASK_KIND,
  [FOLK_STEP_OFFER] = FOLK_ASK_OFFER,
  [FOLK_STEP_REPLY] = FOLK_ASK_REPLY,
  [FOLK_STEP_COURAGE] = FOLK_ASK_COURAGE,
  [FOLK_STEP_GIVE] = FOLK_ASK_GIVE,
};

void
folk_gen_yes_no (const FolkState *s,
                 const FolkFrame *f,
                 BrambleAsk      *ask)
{
  folk_offer (ask, FOLK_OPT_YES, 0);
  folk_offer (ask, FOLK_OPT_NO, 0);
}

/* Who answers what the top frame asks. */
guint
folk_who_answers (const FolkState *s)
{
  const FolkFrame *f = &s->stack[s->depth - 1];

  if (f->step == FOLK_STEP_COURAGE)
    return f->other;
  if (f->step == FOLK_STEP_REPLY)
    return s->offer.to;

  return f->seat;
}

/* Computes what the game waits for. A view that may not know the options of
 * another seat's ask simply finds fewer. */
void
folk_ask_fill (const FolkState *s,
               BrambleAsk      *ask)
{
  const FolkFrame *f;

  ask->turn = s->turn;
  ask->n_options = 0;
  ask->cause = FOLK_NONE;
  if (folk_is_over (s))
    {
      ask->kind = FOLK_ASK_NOTHING;
      ask->seat = FOLK_NONE;
      return;
    }

  f = &s->stack[s->depth - 1];
  ask->kind = folk_waits[f->step];
  ask->seat = (guint8) folk_who_answers (s);
  folk_asks[ask->kind].generate (s, f, ask);
}
