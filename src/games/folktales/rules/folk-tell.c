/* folk-tell.c: what happened, in sentences for the log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folk-text.h"

#include <glib/gi18n-lib.h>

#include "folk-game.h"

/* What one event tells, as somebody may know it. */
typedef struct
{
  const BrambleEvent *e;
  const char *who;   /* the seat's name, or "" */
  const char *other; /* the other's */
} Telling;

static char *
tell_biscuit (const Telling *t)
{
  const BrambleEvent *e = t->e;

  switch (e->kind)
    {
    case FOLK_EVENT_BISCUIT_GOT:
      if (e->card == FOLK_NONE)
        return g_strdup_printf (_("%s gets a Biscuit."), t->who);
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "%1$s gets a Biscuit of %2$u step.",
                                           "%1$s gets a Biscuit of %2$u steps.", (gulong) e->card),
                              t->who, e->card);
    case FOLK_EVENT_BISCUIT_PAID:
      if (e->card == FOLK_NONE)
        return g_strdup_printf (_("%s gives a Biscuit away."), t->who);
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "%1$s gives a Biscuit of %2$u step away.",
                                           "%1$s gives a Biscuit of %2$u steps away.", (gulong) e->card), t->who, e->card);
    case FOLK_EVENT_BISCUIT_WALKED:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "%1$s eats a Biscuit to walk %2$u step.",
                                           "%1$s eats a Biscuit to walk %2$u steps.", (gulong) e->a),
                              t->who, e->a);
    case FOLK_EVENT_BISCUIT_PASSED:
      if (e->card == FOLK_NONE)
        return g_strdup_printf (_("%2$s gets a Biscuit from %1$s."), t->who, t->other);
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "%2$s gets a Biscuit of %3$u step from %1$s.",
                                           "%2$s gets a Biscuit of %3$u steps from %1$s.", (gulong) e->card),
                              t->who, t->other, e->card);
    }

  g_assert_not_reached ();
}

static char *
tell_token (const Telling *t)
{
  const BrambleEvent *e = t->e;

  switch (e->kind)
    {
    case FOLK_EVENT_ADVICE_GOT:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "%1$s gets an Advice.",
                                           "%1$s gets %2$d Advice.", (gulong) e->n), t->who, e->n);
    case FOLK_EVENT_ADVICE_PAID:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "%1$s uses an Advice.",
                                           "%1$s uses %2$d Advice.", (gulong) e->n), t->who, e->n);
    case FOLK_EVENT_ADVICE_PASSED:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "%2$s gets an Advice from %1$s.",
                                           "%2$s gets %3$d Advice from %1$s.", (gulong) e->n), t->who,
                              t->other, e->n);
    case FOLK_EVENT_GOLD_GOT:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "%1$s gets a Gold Coin.",
                                           "%1$s gets %2$d Gold Coins.", (gulong) e->n), t->who, e->n);
    case FOLK_EVENT_GOLD_PAID:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "%1$s gives a Gold Coin away.",
                                           "%1$s gives %2$d Gold Coins away.", (gulong) e->n), t->who, e->n);
    case FOLK_EVENT_GOLD_PASSED:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "%2$s gets a Gold Coin from %1$s.",
                                           "%2$s gets %3$d Gold Coins from %1$s.", (gulong) e->n), t->who,
                              t->other, e->n);
    }

  g_assert_not_reached ();
}

/* The Trickster comes and goes as he likes. */
static char *
tell_trickster (const Telling *t)
{
  switch (t->e->kind)
    {
    case FOLK_EVENT_TILE_GOT:
      return g_strdup_printf (_("The Trickster joins %s."), t->who);
    case FOLK_EVENT_TILE_LEFT:
      return g_strdup_printf (_("%s has no room for the Trickster."), t->who);
    case FOLK_EVENT_TILE_GONE:
      return g_strdup_printf (_("The Trickster takes his leave of %s."), t->who);
    }

  g_assert_not_reached ();
}

static char *
tell_tile (const Telling *t)
{
  const BrambleEvent *e = t->e;
  const char *tile = folk_tile_name (e->a);

  if (e->a == FOLK_TRICKSTER)
    return tell_trickster (t);
  switch (e->kind)
    {
    case FOLK_EVENT_TILE_GOT:
      return g_strdup_printf (_("%1$s gets this: %2$s."), t->who, tile);
    case FOLK_EVENT_TILE_LEFT:
      return g_strdup_printf (_("%1$s has no room for this: %2$s."), t->who, tile);
    case FOLK_EVENT_TILE_GONE:
      return g_strdup_printf (_("%1$s gives this up: %2$s."), t->who, tile);
    case FOLK_EVENT_TILE_USED:
      return g_strdup_printf (_("%1$s uses this: %2$s."), t->who, tile);
    case FOLK_EVENT_TILE_TURNED:
      return g_strdup_printf (_("For %1$s this changes: %2$s becomes %3$s."), t->who, tile, folk_tile_name (e->b));
    case FOLK_EVENT_TILE_PASSED:
      return g_strdup_printf (_("%2$s gets this from %1$s: %3$s."), t->who, t->other, tile);
    case FOLK_EVENT_FOUND:
      return g_strdup_printf (_("%1$s finds this: %2$s."), t->who, tile);
    case FOLK_EVENT_WISHED:
      return g_strdup_printf (_("%1$s gives the Sorcerer this: %2$s. It shall become: %3$s."), t->who, tile,
                              folk_tile_name (e->b));
    case FOLK_EVENT_HELP_CHOSEN:
      return g_strdup_printf (_("This helps %1$s along: %2$s."), t->who, tile);
    }

  g_assert_not_reached ();
}

static char *
tell_boot (const Telling *t)
{
  switch (t->e->c)
    {
    case 0:
      return g_strdup_printf (_("%s is rid of the heavy boot."), t->who);
    case 1:
      return g_strdup_printf (_("%s is hungry: each roll counts one less."), t->who);
    default: /* the other side of the token */
      return g_strdup_printf (_("%s is very hungry: each roll counts two less."), t->who);
    }
}

/* Turns that begin, are lost and will be. */
static char *
tell_turn (const Telling *t)
{
  const BrambleEvent *e = t->e;

  switch (e->kind)
    {
    case FOLK_EVENT_TURN_BEGAN:
      return g_strdup_printf (_("Turn %2$d of %1$s."), t->who, e->n);
    case FOLK_EVENT_TURN_LOST:
      return g_strdup_printf (_("%s loses this turn."), t->who);
    case FOLK_EVENT_TURN_FORFEITED:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "%1$s will lose a turn.",
                                           "%1$s will lose %2$u turns.", (gulong) e->c), t->who, e->c);
    case FOLK_EVENT_RESTED:
      return g_strdup_printf (_("%s lies down to rest, this turn and the next."), t->who);
    }

  g_assert_not_reached ();
}

static char *
tell_move (const Telling *t)
{
  const BrambleEvent *e = t->e;
  g_autofree char *to = folk_field_text (e->kind == FOLK_EVENT_STAYED ? e->a : e->b);

  switch (e->kind)
    {
    case FOLK_EVENT_MOVED:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "%1$s walks %2$d step to %3$s.",
                                           "%1$s walks %2$d steps to %3$s.", (gulong) e->n), t->who, e->n, to);
    case FOLK_EVENT_PATH_ENTERED:
      return g_strdup_printf (_("%1$s takes the shortcut: %2$s."), t->who, to);
    case FOLK_EVENT_PATH_WALKED:
      return g_strdup_printf (_("%1$s goes on along the shortcut: %2$s."), t->who, to);
    case FOLK_EVENT_PATH_LEFT:
      return g_strdup_printf (_("%1$s comes out of the shortcut: %2$s."), t->who, to);
    case FOLK_EVENT_FLEW:
      return g_strdup_printf (_("%1$s flies to the other side: %2$s."), t->who, to);
    case FOLK_EVENT_STAYED:
      return g_strdup_printf (_("%1$s stays here: %2$s."), t->who, to);
    }

  g_assert_not_reached ();
}

static char *
tell_still (const Telling *t)
{
  if (t->e->c)
    return g_strdup_printf (_("The blank ends the turn of %s."), t->who);

  return g_strdup_printf (_("%s has no step to take."), t->who);
}

static char *
tell_white (const Telling *t)
{
  if (t->e->a == FOLK_BLANK)
    return g_strdup_printf (_("%s rolls a blank."), t->who);

  return g_strdup_printf (_("%1$s rolls %2$u."), t->who, t->e->a);
}

static char *
tell_quest (const Telling *t)
{
  const BrambleEvent *e = t->e;
  const char *whom = folk_who_name (folk_cards[e->a].who);

  if (e->kind == FOLK_EVENT_CARD_DRAWN)
    return g_strdup_printf (_("The quest of %1$s leads to %2$s."), t->who, whom);
  if (e->kind == FOLK_EVENT_QUEST_SERVED)
    return g_strdup_printf (_("%1$s brings what is asked for to %2$s."), t->who, whom);
  if (e->seat == e->other)
    return g_strdup_printf (_("%1$s has fulfilled the quest at %2$s!"), t->who, whom);

  return g_strdup_printf (_("%1$s has fulfilled the quest of %3$s at %2$s!"), t->who, whom, t->other);
}

static char *
tell_throw (const Telling *t)
{
  const BrambleEvent *e = t->e;

  switch (e->kind)
    {
    case FOLK_EVENT_LUCK_THROWN:
      return g_strdup_printf (_("%1$s meets %2$s and throws %3$u: %4$d in all."), t->who, folk_who_name (e->b), e->a, e->n);
    case FOLK_EVENT_LUCK_RAISED:
      if (e->a == FOLK_NONE)
        return g_strdup_printf (_("With this Advice %1$s has %2$d in all."), t->who, e->n);
      /* Translators: a player, a total, and the tile that has added to it */
      return g_strdup_printf (_("This helps: %3$s. %1$s has %2$d in all."), t->who, e->n, folk_tile_name (e->a));
    case FOLK_EVENT_SPELL_THROWN:
      return g_strdup_printf (_("The Sorcerer casts his spell for %1$s: %2$d."), t->who, e->n);
    case FOLK_EVENT_KNOCKED:
      return g_strdup_printf (_("%1$s knocks at the gate: %2$d."), t->who, e->n);
    case FOLK_EVENT_COURAGE_THROWN:
      return g_strdup_printf (_("%1$s throws %2$u, and %3$s throws %4$u."), t->who, e->a, t->other, e->b);
    case FOLK_EVENT_LOT_THROWN:
      return g_strdup_printf (_("%1$s throws %2$u with the blue die."), t->who, e->a);
    }

  g_assert_not_reached ();
}

static char *
tell_outcome (const Telling *t)
{
  switch ((FolkRow) t->e->a)
    {
    case FOLK_ROW_LOSE_THING:
      return g_strdup_printf (_("That went badly for %s."), t->who);
    case FOLK_ROW_LOSE_TURN:
      return g_strdup_printf (_("%s comes away with nothing."), t->who);
    case FOLK_ROW_BISCUIT:
      return g_strdup_printf (_("%s is given something to eat."), t->who);
    case FOLK_ROW_ADVICE:
      return g_strdup_printf (_("%s is told something useful."), t->who);
    case FOLK_ROW_MAGICAL:
      return g_strdup_printf (_("%s wins a Magical item."), t->who);
    case FOLK_N_ROWS:
      break;
    }

  g_assert_not_reached ();
}

static char *
tell_meeting (const Telling *t)
{
  switch (t->e->kind)
    {
    case FOLK_EVENT_DARED:
      return g_strdup_printf (_("%1$s challenges %2$s to a Test of Courage."), t->who, t->other);
    case FOLK_EVENT_DARE_REFUSED:
      return g_strdup_printf (_("%1$s would rather not."), t->who);
    case FOLK_EVENT_SHARED:
      return g_strdup_printf (_("%1$s and %2$s open their satchels."), t->who, t->other);
    }

  g_assert_not_reached ();
}

static char *
tell_end (const Telling     *t,
          const char *const *names)
{
  guint8 winners = t->e->a;
  guint n = (guint) __builtin_popcount (winners);

  if (t->e->b == FOLK_OVER_BY_GATE && n == 1)
    return g_strdup_printf (_("The gate opens, and %s wins the game!"), t->who);
  if (t->e->b == FOLK_OVER_BY_GATE)
    return g_strdup_printf (_("The gate opens for %s, and the whole team wins the game!"), t->who);
  if (n == 1)
    return g_strdup_printf (_("Night falls over all roads. %s has come furthest and wins the game."),
                            names[__builtin_ctz (winners)]);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Night falls over all roads. %u player wins.",
                                       "Night falls over all roads. %u players win together.", (gulong) n), n);
}

/**
 * folk_event_text:
 * @viewer: who reads it, or FOLK_NONE for somebody who sees only what all do
 *
 * Returns: (transfer full) (nullable): a sentence for the log, or %NULL when it is
 *   not for @viewer to know, or needs no words
 */
char *
folk_event_text (const BrambleEvent *event,
                 guint               viewer,
                 const char *const  *names)
{
  BrambleEvent e;
  Telling t = { .e = &e };

  if (!bramble_event_for_seat (event, viewer, &e))
    return NULL;

  t.who = e.seat < FOLK_MAX_SEATS ? names[e.seat] : "";
  t.other = e.other < FOLK_MAX_SEATS ? names[e.other] : "";
  switch ((FolkEventKind) e.kind)
    {
    case FOLK_EVENT_HERO_TAKEN:
      return g_strdup_printf (_("%1$s sets out as %2$s."), t.who, folk_hero_name (e.a));
    case FOLK_EVENT_CARD_DRAWN:
    case FOLK_EVENT_QUEST_SERVED:
    case FOLK_EVENT_QUEST_DONE:
      return tell_quest (&t);
    case FOLK_EVENT_FIRST_CHOSEN:
      return g_strdup_printf (_("%s has the first turn."), t.who);
    case FOLK_EVENT_TURN_BEGAN:
    case FOLK_EVENT_TURN_LOST:
    case FOLK_EVENT_TURN_FORFEITED:
    case FOLK_EVENT_RESTED:
      return tell_turn (&t);
    case FOLK_EVENT_BOOT_CHANGED:
      return tell_boot (&t);
    case FOLK_EVENT_BISCUIT_GOT:
    case FOLK_EVENT_BISCUIT_PAID:
    case FOLK_EVENT_BISCUIT_WALKED:
    case FOLK_EVENT_BISCUIT_PASSED:
      return tell_biscuit (&t);
    case FOLK_EVENT_FED:
      return g_strdup_printf (_("The Wishing Table is laid for %s."), t.who);
    case FOLK_EVENT_ADVICE_GOT:
    case FOLK_EVENT_ADVICE_PAID:
    case FOLK_EVENT_ADVICE_PASSED:
    case FOLK_EVENT_GOLD_GOT:
    case FOLK_EVENT_GOLD_PAID:
    case FOLK_EVENT_GOLD_PASSED:
      return tell_token (&t);
    case FOLK_EVENT_SALT_SPENT:
      return g_strdup_printf (_("%s gives a Salt to roll again."), t.who);
    case FOLK_EVENT_TILE_GOT:
    case FOLK_EVENT_TILE_LEFT:
    case FOLK_EVENT_TILE_GONE:
    case FOLK_EVENT_TILE_USED:
    case FOLK_EVENT_TILE_TURNED:
    case FOLK_EVENT_TILE_PASSED:
    case FOLK_EVENT_HELP_CHOSEN:
    case FOLK_EVENT_FOUND:
    case FOLK_EVENT_WISHED:
      return tell_tile (&t);
    case FOLK_EVENT_WHITE_THROWN:
      return tell_white (&t);
    case FOLK_EVENT_NUMBER_NAMED:
      return g_strdup_printf (_("%1$s chooses %2$d."), t.who, e.n);
    case FOLK_EVENT_BLUE_THROWN:
      return g_strdup_printf (_("%1$s goes on with a bonus roll of %2$u."), t.who, e.a);
    case FOLK_EVENT_STOOD_STILL:
      return tell_still (&t);
    case FOLK_EVENT_MOVED:
    case FOLK_EVENT_PATH_ENTERED:
    case FOLK_EVENT_PATH_WALKED:
    case FOLK_EVENT_PATH_LEFT:
    case FOLK_EVENT_FLEW:
    case FOLK_EVENT_STAYED:
      return tell_move (&t);
    case FOLK_EVENT_LOT_THROWN:
    case FOLK_EVENT_LUCK_THROWN:
    case FOLK_EVENT_LUCK_RAISED:
    case FOLK_EVENT_SPELL_THROWN:
    case FOLK_EVENT_KNOCKED:
    case FOLK_EVENT_COURAGE_THROWN:
      return tell_throw (&t);
    case FOLK_EVENT_OUTCOME_TAKEN:
      return tell_outcome (&t);
    case FOLK_EVENT_SLIPPED_AWAY:
      return g_strdup_printf (_("%s slips away unseen."), t.who);
    case FOLK_EVENT_GATE_SHUT:
      return g_strdup_printf (_("The gate stays shut for %s."), t.who);
    case FOLK_EVENT_PUT:
    case FOLK_EVENT_NO_TRADE:
      /* Nobody needs to read of an offer before it is made, or of one that is not. */
      return NULL;
    case FOLK_EVENT_OFFERED:
      return bramble_offer_made_text (&folk_trade, &e.offer, names);
    case FOLK_EVENT_ACCEPTED:
      return bramble_offer_accepted_text (&folk_trade, &e.offer, names);
    case FOLK_EVENT_DECLINED:
      return bramble_offer_declined_text (&folk_trade, &e.offer, names);
    case FOLK_EVENT_DARED:
    case FOLK_EVENT_DARE_REFUSED:
    case FOLK_EVENT_SHARED:
      return tell_meeting (&t);
    case FOLK_EVENT_GAME_OVER:
      return tell_end (&t, names);
    case FOLK_N_EVENTS:
      break;
    }

  g_assert_not_reached ();
}
