/* folk-text-asks.c: questions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folk-text.h"

#include <glib/gi18n-lib.h>

#include "folk-asks.h"
#include "folk-engine.h"
#include "folk-game.h"

/* Questions that are always the same. */
static const char *const questions[FOLK_N_ASKS] = {
  [FOLK_ASK_NOTHING] = N_("The game is over."),
  [FOLK_ASK_ITEM] = N_("Which Starting item will you take along?"),
  [FOLK_ASK_BOOT] = N_("You can hardly walk for hunger: each roll counts two steps less. What will you do?"),
  [FOLK_ASK_BEFORE] = N_("What will you do before you roll?"),
  [FOLK_ASK_AFTER] = N_("What else will you do this turn?"),
  [FOLK_ASK_HELP] = N_("Only one of these helps you along this turn. Which?"),
  [FOLK_ASK_LANTERN] = N_("Will you use up your Lantern, so that the Dark Woods cost you no step?"),
  [FOLK_ASK_NUMBER] = N_("A blank! Which number shall it be?"),
  [FOLK_ASK_BONUS] = N_("Will you roll the blue die and go on?"),
  [FOLK_ASK_ADVICE] = N_("Will you give two Biscuits for an Advice before you throw?"),
  [FOLK_ASK_LOSE] = N_("What will you lose?"),
  [FOLK_ASK_FIND] = N_("Which Magical item will you take?"),
  [FOLK_ASK_TILE] =
    N_("The Sorcerer turns a tile into a Magical item for a Biscuit, if his spell succeeds. Which tile will you give him?"),
};

static char *
pay_text (const FolkFrame   *f,
          const char *const *names)
{
  if (f->other != FOLK_NONE)
    return g_strdup_printf (_("Which Biscuit do you give to %s?"), names[f->other]);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Which Biscuit will you give away?",
                                       "%u Biscuits are to be given away. Which is the next one?", f->n), f->n);
}

static char *
salt_text (const FolkFrame *f)
{
  if (f->die == FOLK_BLANK)
    return g_strdup (_("A blank! Will you give a Salt to roll again all the same?"));

  return g_strdup_printf (_("You rolled %u. Will you give a Salt to roll again?"), f->die);
}

/* What a card asks to be handed over: each asks for one sort of things. */
static char *
dup_gift (const FolkCardInfo *card)
{
  if (card->gold > 0)
    return folk_trade.thing_text (FOLK_THING_GOLD, card->gold);
  if (card->biscuits > 0)
    return folk_trade.thing_text (FOLK_THING_BISCUIT, card->biscuits);

  return g_strdup (folk_tile_name (card->tile));
}

static char *
hand_over_text (const FolkState   *s,
                const FolkFrame   *f,
                guint              seat,
                const char *const *names)
{
  g_autofree char *gift = dup_gift (&folk_cards[folk_quest (s, f->other)]);

  if (f->other == seat)
    /* Translators: who is met, and what is given there, such as "3 Biscuits" or "Dog" */
    return g_strdup_printf (_("Will you hand over what your quest asks for, here at %1$s: %2$s?"), folk_who_name (f->who), gift);

  /* Translators: whose quest, who is met, and what is given there, such as "3 Biscuits" or "Dog" */
  return g_strdup_printf (_("Will you hand over what the quest of %1$s asks for, here at %2$s: %3$s?"), names[f->other],
                          folk_who_name (f->who), gift);
}

static char *
luck_text (const FolkState *s,
           const FolkFrame *f)
{
  int total = f->die + f->added + folk_luck_bonus (s, f->seat, f->who);

  return g_strdup_printf (_("You threw %1$u, which makes %2$d in all. What will you do?"), f->die, total);
}

/* What has to be on the white die for so many steps, or 0 where that is the number of them, or is not
 * known: which tile helped is forgotten, and so is a Lantern that was used up. */
static guint
find_number (const FolkState *s,
             const FolkFrame *f)
{
  BrambleAsk help = { 0 };
  guint helper;
  int number;

  folk_gen_help (s, f, &help);
  helper = help.n_options == 1 ? help.options[0].a : FOLK_NONE;
  if (f->move != FOLK_MOVE_ROLL || f->prev != FOLK_NONE || help.n_options > 1
      || folk_steps (s, f->seat, helper, TRUE, 0) != folk_steps (s, f->seat, helper, FALSE, 0))
    return 0;

  number = f->n - folk_steps (s, f->seat, helper, FALSE, 0);
  return number < 1 || number >= FOLK_BLANK || number == f->n ? 0 : (guint) number;
}

static char *
where_text (const FolkState *s,
            const FolkFrame *f)
{
  guint number = find_number (s, f);

  if (number == 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "You have %u step. Where to?", "You have %u steps. Where to?", f->n),
                            f->n);

  /* Translators: a number on a die, and how many steps it makes in the land where one stands and with what one has. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Your %1$u makes %2$u step here. Where to?",
                                       "Your %1$u makes %2$u steps here. Where to?", f->n), number, f->n);
}

static char *
share_text (const FolkFrame   *f,
            const char *const *names)
{
  if (f->flags & FOLK_FLAG_SECOND)
    return g_strdup_printf (_("What do you give to %s in return?"), names[f->other]);

  return g_strdup_printf (_("What do you give to %s?"), names[f->other]);
}

/* A tile that finds no room: one of six has to go. */
static char *
room_text (const FolkFrame *f)
{
  if (f->tile == FOLK_TRICKSTER)
    return g_strdup (_("The Trickster would like to come along, but your satchel is full. What will you put out?"));

  return g_strdup_printf (_("There is no room in your satchel for this: %s. What will you put out?"), folk_tile_name (f->tile));
}

/* Returns: (transfer full): the question, for who is asked */
char *
folk_ask_text (gconstpointer      state,
               const BrambleAsk  *ask,
               const char *const *names)
{
  const FolkState *s = state;
  const FolkFrame *f = s->depth > 0 ? &s->stack[s->depth - 1] : NULL;
  BrambleOffer offer;
  g_autofree char *field = NULL;

  switch ((FolkAskKind) ask->kind)
    {
    case FOLK_ASK_NOTHING:
    case FOLK_ASK_ITEM:
    case FOLK_ASK_BOOT:
    case FOLK_ASK_BEFORE:
    case FOLK_ASK_AFTER:
    case FOLK_ASK_HELP:
    case FOLK_ASK_LANTERN:
    case FOLK_ASK_NUMBER:
    case FOLK_ASK_BONUS:
    case FOLK_ASK_ADVICE:
    case FOLK_ASK_LOSE:
    case FOLK_ASK_FIND:
    case FOLK_ASK_TILE:
      return g_strdup (g_dgettext (GETTEXT_PACKAGE, questions[ask->kind]));
    case FOLK_ASK_SALT:
      return salt_text (f);
    case FOLK_ASK_WAY:
      return where_text (s, f);
    case FOLK_ASK_PAY:
      return pay_text (f, names);
    case FOLK_ASK_ROOM:
      return room_text (f);
    case FOLK_ASK_SHORTCUT:
      field = folk_field_text (folk_board_fields ()[s->seats[f->seat].field].other_end);
      return g_strdup_printf (_("Will you take the shortcut to the other side: %s?"), field);
    case FOLK_ASK_HAND_OVER:
      return hand_over_text (s, f, ask->seat, names);
    case FOLK_ASK_LUCK:
      return luck_text (s, f);
    case FOLK_ASK_WISH:
      return g_strdup_printf (_("What shall the Sorcerer make of this: %s?"), folk_tile_name (f->tile));
    case FOLK_ASK_SPELL:
      return g_strdup_printf (_("The spell has only %u, and needs 4. What will you do?"), f->die + f->added);
    case FOLK_ASK_GATE:
      return g_strdup_printf (_("You have %u, and the gate needs 8. What will you do?"), f->die + f->added);
    case FOLK_ASK_KIND:
      return g_strdup_printf (_("What shall the Magic Wand make of this: %s?"), folk_tile_name (f->tile));
    case FOLK_ASK_OFFER:
    case FOLK_ASK_REPLY:
      return bramble_offer_ask_text (&folk_trade, bramble_offer_stage (&folktales_game, s, ask, &offer), &s->offer, names);
    case FOLK_ASK_COURAGE:
      return g_strdup_printf (_("%s challenges you to a Test of Courage. The higher throw takes a Biscuit from the other. "
                                "Do you agree?"), names[f->seat]);
    case FOLK_ASK_GIVE:
      return share_text (f, names);
    case FOLK_N_ASKS:
      break;
    }

  g_assert_not_reached ();
}
