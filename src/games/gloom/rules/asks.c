/* asks.c: the legal options of every ask
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Options are computed from the position and the top frame whenever they are
 * wanted; they are never stored. A generator that offers nothing means that
 * nobody is asked.
 */

#include "asks.h"

#include "engine.h"

/* Offers every card of a hand. */
static void
offer_hand (const GloomState *s,
            guint             seat,
            BrambleAsk       *ask)
{
  for (guint word = 0; word < 2; word++)
    for (guint64 left = s->hands[seat][word]; left != 0; left &= left - 1)
      gloom_offer (ask, GLOOM_OPT_CARD, word * 64 + (guint) __builtin_ctzll (left), 0, 0);
}

static void
offer_none_if_may (const GloomFrame *f,
                   BrambleAsk       *ask)
{
  if (gloom_clause (f)->may && ask->n_options > 0)
    gloom_offer (ask, GLOOM_OPT_NONE, 0, 0, 0);
}

/* Characters that nobody has chosen yet. */
static void
character (const GloomState *s,
           const GloomFrame *f,
           BrambleAsk       *ask)
{
  guint32 taken = 0;

  for (guint hero = 0; hero < gloom_n_heroes (s); hero++)
    if (s->heroes[hero].character != GLOOM_NONE)
      taken |= 1u << (s->heroes[hero].character - GLOOM_N_DECK_AND_STORIES);
  for (guint i = 0; i < GLOOM_N_CHARACTERS; i++)
    if (((taken >> i) & 1) == 0)
      gloom_offer (ask, GLOOM_OPT_CHARACTER, GLOOM_N_DECK_AND_STORIES + i, 0, 0);
}

/* Whether @seat may play a card now, as an action or freely. */
gboolean
gloom_is_playable (const GloomState *s,
                   guint             seat,
                   guint             card,
                   gboolean          ending_now)
{
  switch ((GloomKind) gloom_kind (card))
    {
    case GLOOM_MODIFIER:
      return gloom_has_place (s, card, seat);
    case GLOOM_EVENT:
      return !gloom_is_response (card) && !gloom_is_forbidden (s, seat, GLOOM_PLAYING_EVENTS);
    case GLOOM_ENDING:
      return ending_now && !gloom_is_forbidden (s, seat, GLOOM_PLAYING_ENDINGS) && gloom_has_place (s, card, seat);
    case GLOOM_STORY:
    case GLOOM_CHARACTER:
      break;
    }

  return FALSE;
}

/* Offers the cards of a hand that may be played, of the kinds of @kinds. Of Events
 * and Endings one is looked at for all: the same holds for each. */
static void
offer_playable (const GloomState *s,
                guint             seat,
                guint             kinds,
                gboolean          ending_now,
                BrambleAsk       *ask)
{
  gboolean looked[GLOOM_ENDING + 1] = { FALSE };
  gboolean can[GLOOM_ENDING + 1] = { FALSE };

  for (guint word = 0; word < 2; word++)
    for (guint64 left = s->hands[seat][word]; left != 0; left &= left - 1)
      {
        guint card = word * 64 + (guint) __builtin_ctzll (left);
        guint kind = gloom_kind (card);

        if (kinds != GLOOM_ANY_CARDS && ((kinds >> kind) & 1) == 0)
          continue;
        if (kind == GLOOM_EVENT && gloom_is_response (card))
          continue;
        if (kind == GLOOM_MODIFIER || !looked[kind])
          {
            looked[kind] = TRUE;
            can[kind] = gloom_is_playable (s, seat, card, ending_now);
          }
        if (can[kind])
          gloom_offer (ask, GLOOM_OPT_CARD, card, 0, 0);
      }
}

static void
action (const GloomState *s,
        const GloomFrame *f,
        BrambleAsk       *ask)
{
  offer_playable (s, ask->seat, GLOOM_ANY_CARDS, s->action == 0, ask);
  for (guint i = 0; i < GLOOM_MAX_STORIES; i++)
    if (gloom_may_claim (s, ask->seat, i))
      gloom_offer (ask, GLOOM_OPT_CLAIM, s->stories[i], i, 0);
  if (s->n_hands[ask->seat] > 0 && !gloom_is_forbidden (s, ask->seat, GLOOM_DISCARDING))
    gloom_offer (ask, GLOOM_OPT_DISCARD_HAND, 0, 0, 0);
  gloom_offer (ask, GLOOM_OPT_PASS, 0, 0, 0);
}

/* The Characters that the chosen card may be laid on. */
static void
target (const GloomState *s,
        const GloomFrame *f,
        BrambleAsk       *ask)
{
  gboolean ending;

  if (f->pick >= GLOOM_N_DECK)
    return;

  ending = gloom_kind (f->pick) == GLOOM_ENDING;
  for (guint hero = 0; hero < gloom_n_heroes (s); hero++)
    if (ending ? gloom_may_end (s, hero, ask->seat) : gloom_may_lie (s, f->pick, hero, ask->seat))
      gloom_offer_hero (s, ask, hero);
}

/* Whether a Modifier that was announced can be turned to a Character. A Response
 * is an Event, so it passes by who is shielded from Events. */
static gboolean
can_turn_to (const GloomState *s,
             const GloomFrame *play,
             guint             hero)
{
  return hero != play->hero && gloom_may_lie (s, play->held, hero, play->owner)
         && !gloom_is_shielded (s, hero, GLOOM_SHIELD_EVENTS);
}

static void
aside (const GloomState *s,
       const GloomFrame *f,
       BrambleAsk       *ask)
{
  for (guint hero = 0; hero < gloom_n_heroes (s); hero++)
    if (can_turn_to (s, f, hero))
      gloom_offer_hero (s, ask, hero);
}

/**
 * gloom_fits:
 * @play: the frame of a card that was announced
 * @seat: who would answer
 *
 * Returns: whether a Response may be played against it
 */
gboolean
gloom_fits (const GloomState *s,
            const GloomFrame *play,
            guint             response,
            guint             seat)
{
  const GloomEffect *effect = &gloom_cards[response].effect;
  guint kind = gloom_kind (play->held);

  switch ((GloomAnswers) effect->response)
    {
    case GLOOM_TO_EVENT:
      return kind == GLOOM_EVENT;
    case GLOOM_TO_MODIFIER:
      if (kind != GLOOM_MODIFIER)
        return FALSE;
      break;
    case GLOOM_TO_MODIFIER_ON_YOURS:
      if (kind != GLOOM_MODIFIER || GLOOM_OWNER (play->hero) != seat)
        return FALSE;
      break;
    case GLOOM_TO_ENDING:
      return kind == GLOOM_ENDING;
    }
  if (effect->clauses[0].verb != GLOOM_TURN_ASIDE)
    return TRUE;

  for (guint hero = 0; hero < gloom_n_heroes (s); hero++)
    if (can_turn_to (s, play, hero))
      return TRUE;

  return FALSE;
}

/* Whether some Response of the deck would fit, whoever holds it. */
gboolean
gloom_some_fits (const GloomState *s,
                 const GloomFrame *play,
                 guint             seat)
{
  for (guint card = GLOOM_FIRST_RESPONSE; card < GLOOM_N_MODIFIERS_AND_EVENTS; card++)
    if (gloom_in_game (s, card) && gloom_fits (s, play, card, seat))
      return TRUE;

  return FALSE;
}

static void
offer_responses (const GloomState *s,
                 const GloomFrame *f,
                 BrambleAsk       *ask)
{
  if (gloom_is_forbidden (s, ask->seat, GLOOM_PLAYING_EVENTS))
    return;
  for (guint card = GLOOM_FIRST_RESPONSE; card < GLOOM_N_MODIFIERS_AND_EVENTS; card++)
    if (gloom_in_set (s->hands[ask->seat], card) && gloom_fits (s, f, card, ask->seat))
      gloom_offer (ask, GLOOM_OPT_CARD, card, 0, 0);
}

static void
respond (const GloomState *s,
         const GloomFrame *f,
         BrambleAsk       *ask)
{
  offer_responses (s, f, ask);
  gloom_offer (ask, GLOOM_OPT_NONE, 0, 0, 0);
}

static void
order (const GloomState *s,
       const GloomFrame *f,
       BrambleAsk       *ask)
{
  offer_responses (s, f, ask);
  for (guint i = GLOOM_ORDER_NOT_THIS_TURN; i < GLOOM_N_ORDERS; i++)
    gloom_offer (ask, GLOOM_OPT_ORDER, i, 0, 0);
}

static void
player (const GloomState *s,
        const GloomFrame *f,
        BrambleAsk       *ask)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (seat != f->owner)
      gloom_offer (ask, GLOOM_OPT_SEAT, seat, 0, 0);
  offer_none_if_may (f, ask);
}

static void
may (const GloomState *s,
     const GloomFrame *f,
     BrambleAsk       *ask)
{
  gloom_offer (ask, GLOOM_OPT_YES, 0, 0, 0);
  gloom_offer (ask, GLOOM_OPT_NO, 0, 0, 0);
}

static void
discard (const GloomState *s,
         const GloomFrame *f,
         BrambleAsk       *ask)
{
  offer_hand (s, f->seat, ask);
  offer_none_if_may (f, ask);
}

static void
take (const GloomState *s,
      const GloomFrame *f,
      BrambleAsk       *ask)
{
  offer_hand (s, f->seat, ask);
}

static void
give (const GloomState *s,
      const GloomFrame *f,
      BrambleAsk       *ask)
{
  offer_hand (s, f->owner, ask);
  offer_none_if_may (f, ask);
}

/* The cards that were looked at and have no place yet; @place of @left have one. */
static void
put_back (const GloomState *s,
          const GloomFrame *f,
          BrambleAsk       *ask)
{
  for (guint i = f->place; i < f->left && i < s->n_deck; i++)
    gloom_offer (ask, GLOOM_OPT_CARD, s->deck[s->n_deck - 1 - i], 0, 0);
}

static void
recover (const GloomState *s,
         const GloomFrame *f,
         BrambleAsk       *ask)
{
  guint kinds = gloom_clause (f)->cards;

  for (guint i = 0; i < GLOOM_RECOVERABLE && i < s->n_discard; i++)
    {
      guint card = s->discard[s->n_discard - 1 - i];

      if (kinds == GLOOM_ANY_CARDS || ((kinds >> gloom_kind (card)) & 1))
        gloom_offer (ask, GLOOM_OPT_CARD, card, 0, 0);
    }
  offer_none_if_may (f, ask);
}

static void
free_play (const GloomState *s,
           const GloomFrame *f,
           BrambleAsk       *ask)
{
  offer_playable (s, f->seat, gloom_clause (f)->cards, TRUE, ask);
  gloom_offer (ask, GLOOM_OPT_NONE, 0, 0, 0);
}

/* To steal, one of another; to free, any that is controlled. */
static void
story (const GloomState *s,
       const GloomFrame *f,
       BrambleAsk       *ask)
{
  gboolean steal = gloom_clause (f)->verb == GLOOM_STEAL;

  for (guint i = 0; i < GLOOM_MAX_STORIES; i++)
    if (s->stories[i] != GLOOM_NONE && s->holders[i] != GLOOM_NONE && !(steal && s->holders[i] == f->seat))
      gloom_offer (ask, GLOOM_OPT_STORY, s->stories[i], i, 0);
  offer_none_if_may (f, ask);
}

const GloomAskInfo gloom_asks[GLOOM_N_ASKS] = {
  [GLOOM_ASK_NOTHING] = { "nothing", NULL, FALSE },
  [GLOOM_ASK_CHARACTER] = { "character", character, TRUE },
  [GLOOM_ASK_ACTION] = { "action", action, FALSE },
  [GLOOM_ASK_TARGET] = { "target", target, FALSE },
  [GLOOM_ASK_RESPOND] = { "respond", respond, FALSE },
  [GLOOM_ASK_ORDER] = { "order", order, FALSE },
  [GLOOM_ASK_ASIDE] = { "aside", aside, TRUE },
  [GLOOM_ASK_PLAYER] = { "player", player, TRUE },
  [GLOOM_ASK_MAY] = { "may", may, TRUE },
  [GLOOM_ASK_DISCARD] = { "discard", discard, TRUE },
  [GLOOM_ASK_TAKE] = { "take", take, TRUE },
  [GLOOM_ASK_GIVE] = { "give", give, TRUE },
  [GLOOM_ASK_PUT_BACK] = { "put-back", put_back, TRUE },
  [GLOOM_ASK_RECOVER] = { "recover", recover, TRUE },
  [GLOOM_ASK_FREE_PLAY] = { "free-play", free_play, TRUE },
  [GLOOM_ASK_FREE_TARGET] = { "free-target", target, TRUE },
  [GLOOM_ASK_HERO] = { "hero", gloom_gen_heroes, TRUE },
  [GLOOM_ASK_MODIFIER] = { "modifier", gloom_gen_modifiers, TRUE },
  [GLOOM_ASK_DESTINATION] = { "destination", gloom_gen_destinations, TRUE },
  [GLOOM_ASK_FIRST] = { "first", gloom_gen_first, TRUE },
  [GLOOM_ASK_SECOND] = { "second", gloom_gen_second, TRUE },
  [GLOOM_ASK_REVIVE] = { "revive", gloom_gen_revive, TRUE },
  [GLOOM_ASK_STORY] = { "story", story, TRUE },
};

const guint8 gloom_waits[GLOOM_N_STEPS] = {
  [GLOOM_STEP_CHARACTER] = GLOOM_ASK_CHARACTER,
  [GLOOM_STEP_ACTION] = GLOOM_ASK_ACTION,
  [GLOOM_STEP_TARGET] = GLOOM_ASK_TARGET,
  [GLOOM_STEP_RESPONDED] = GLOOM_ASK_RESPOND,
  [GLOOM_STEP_ORDERED] = GLOOM_ASK_ORDER,
  [GLOOM_STEP_ASIDE] = GLOOM_ASK_ASIDE,
  [GLOOM_STEP_PLAYER] = GLOOM_ASK_PLAYER,
  [GLOOM_STEP_MAY] = GLOOM_ASK_MAY,
  [GLOOM_STEP_DISCARD] = GLOOM_ASK_DISCARD,
  [GLOOM_STEP_TAKE] = GLOOM_ASK_TAKE,
  [GLOOM_STEP_GIVE] = GLOOM_ASK_GIVE,
  [GLOOM_STEP_PUT_BACK] = GLOOM_ASK_PUT_BACK,
  [GLOOM_STEP_RECOVER] = GLOOM_ASK_RECOVER,
  [GLOOM_STEP_FREE_PLAY] = GLOOM_ASK_FREE_PLAY,
  [GLOOM_STEP_FREE_TARGET] = GLOOM_ASK_FREE_TARGET,
  [GLOOM_STEP_HERO] = GLOOM_ASK_HERO,
  [GLOOM_STEP_MODIFIER] = GLOOM_ASK_MODIFIER,
  [GLOOM_STEP_DESTINATION] = GLOOM_ASK_DESTINATION,
  [GLOOM_STEP_FIRST] = GLOOM_ASK_FIRST,
  [GLOOM_STEP_SECOND] = GLOOM_ASK_SECOND,
  [GLOOM_STEP_REVIVE] = GLOOM_ASK_REVIVE,
  [GLOOM_STEP_STORY] = GLOOM_ASK_STORY,
};

/* Computes what the game waits for. A view that may not know the options of
 * another seat's ask simply finds fewer. */
void
gloom_ask_fill (const GloomState *s,
                BrambleAsk       *ask)
{
  const GloomFrame *f;

  ask->turn = s->turn;
  ask->n_options = 0;
  if (s->over)
    {
      ask->kind = GLOOM_ASK_NOTHING;
      ask->seat = GLOOM_NONE;
      ask->cause = GLOOM_NONE;
      return;
    }

  f = &s->stack[s->depth - 1];
  ask->kind = gloom_waits[f->step];
  ask->seat = s->ask_seat;
  ask->cause = f->card;
  gloom_asks[ask->kind].generate (s, f, ask);
}
