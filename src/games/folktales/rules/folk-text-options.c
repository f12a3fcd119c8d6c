/* folk-text-options.c: what can be answered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folk-text.h"

#include <glib/gi18n-lib.h>

#include "folk-game.h"

/* Answers that are always the same. */
static const char *const answers[FOLK_N_OPTS] = {
  [FOLK_OPT_NONE] = N_("None of them"),
  [FOLK_OPT_YES] = N_("Yes"),
  [FOLK_OPT_NO] = N_("No"),
  [FOLK_OPT_ROLL] = N_("Roll the white die"),
  [FOLK_OPT_STAY] = N_("Stay here and take a Biscuit"),
  [FOLK_OPT_KNOCK] = N_("Knock at the gate"),
  [FOLK_OPT_QUEST] = N_("See to the quest here"),
  [FOLK_OPT_END_TURN] = N_("End the turn"),
  [FOLK_OPT_EAT] = N_("Give 2 Advice for a Biscuit"),
  [FOLK_OPT_MEND] = N_("Eat a Biscuit, and be rid of the heavy boot"),
  [FOLK_OPT_WITS] = N_("Use your wits: a Biscuit for an Advice"),
  [FOLK_OPT_BUY_ADVICE] = N_("Buy 2 Advice for a Gold Coin"),
  [FOLK_OPT_FORGE] = N_("Have the Sword enchanted for 2 Biscuits"),
  [FOLK_OPT_TRADE] = N_("Offer a trade"),
  [FOLK_OPT_GOLD] = N_("A Gold Coin"),
  [FOLK_OPT_ADVICE] = N_("Use an Advice: 1 more"),
  [FOLK_OPT_TRICKSTER] = N_("Let the Trickster help: 5 more"),
  [FOLK_OPT_COMB] = N_("Comb your hair and throw again"),
  [FOLK_OPT_LANTERN] = N_("Use up the Lantern and throw again"),
  [FOLK_OPT_KEY] = N_("Use up the Key: 3 more"),
  [FOLK_OPT_PAY_ADVICE] = N_("Give 2 Advice and be well"),
  [FOLK_OPT_REST] = N_("Rest: lose this turn and the next, and be well"),
  [FOLK_OPT_GO_ON] = N_("Go on with the heavy boot"),
  [FOLK_OPT_ENOUGH] = N_("That is enough"),
};

/* A way by its end, and by its first field where there are two to that end. */
static char *
dup_way (const BrambleOption *o,
         char              *(*field_text) (guint field))
{
  g_autofree char *end = field_text (o->a);
  g_autofree char *first = NULL;

  if (!o->c)
    return g_steal_pointer (&end);

  first = field_text (o->b);
  /* Translators: the field at the end of a way, and the first one on it */
  return g_strdup_printf (_("%1$s, first to %2$s"), end, first);
}

/* Where exactly a way ends is said only if that tells it from others: there is little room on
 * a button. */
static char *
way_text (const BrambleAsk    *ask,
          const BrambleOption *o)
{
  g_autofree char *text = dup_way (o, folk_field_brief_text);

  for (guint i = 0; i < ask->n_options; i++)
    {
      g_autofree char *other = &ask->options[i] == o ? NULL : dup_way (&ask->options[i], folk_field_brief_text);

      if (g_strcmp0 (text, other) == 0)
        {
          g_autofree char *exact = dup_way (o, folk_field_exact_text);

          return folk_capital (exact);
        }
    }
  return folk_capital (text);
}

static char *
buy_text (guint tile)
{
  if (folk_is_magical (tile))
    return g_strdup_printf (_("Buy for 2 Gold Coins and a Biscuit: %s"), folk_tile_name (tile));

  return g_strdup_printf (_("Buy for a Gold Coin: %s"), folk_tile_name (tile));
}

static char *
cloak_text (const BrambleAsk *ask)
{
  if (ask->kind == FOLK_ASK_LUCK)
    return g_strdup (_("Slip away in the Magic Cloak: 7 steps"));

  return g_strdup (_("Put on the Magic Cloak: 7 steps"));
}

/* A Biscuit to walk with, or to pay with. */
static char *
biscuit_text (const BrambleOption *o)
{
  guint n = folk_biscuit_steps[o->a];

  if (o->kind == FOLK_OPT_WALK)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Walk with a Biscuit: %u step", "Walk with a Biscuit: %u steps", n), n);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The one with %u step", "The one with %u steps", n), n);
}

/* Answers about a tile. */
static char *
tile_text (const BrambleOption *o)
{
  const char *name = folk_tile_name (o->a);

  switch (o->kind)
    {
    case FOLK_OPT_SELL:
      return g_strdup_printf (_("Give up for 2 Biscuits: %s"), name);
    case FOLK_OPT_FEATHER:
      return g_strdup_printf (_("Turn into a Dove with the Feather: %s"), name);
    case FOLK_OPT_WAND:
      return g_strdup_printf (_("Wave the Magic Wand over: %s"), name);
    case FOLK_OPT_DISCARD:
      return g_strdup_printf (_("Discard: %s"), name);
    case FOLK_OPT_TILE:
      return g_strdup (name);
    }

  g_assert_not_reached ();
}

/* Returns: (transfer full): what an option is, for who is asked */
char *
folk_option_text (gconstpointer      state,
                  const BrambleAsk  *ask,
                  guint              option,
                  const char *const *names)
{
  const FolkState *s = state;
  const BrambleOption *o = &ask->options[option];
  g_autofree char *thing = NULL;

  if (ask->kind == FOLK_ASK_OFFER || ask->kind == FOLK_ASK_REPLY)
    return bramble_offer_option_text (&folk_trade, &s->offer, o, names);

  switch ((FolkOpt) o->kind)
    {
    case FOLK_OPT_WALK:
    case FOLK_OPT_BISCUIT:
      return biscuit_text (o);
    case FOLK_OPT_NUMBER:
      return g_strdup_printf (C_("white die", "%u"), o->a);
    case FOLK_OPT_WAY:
      return way_text (ask, o);
    case FOLK_OPT_CLOAK:
      return cloak_text (ask);
    case FOLK_OPT_BUY:
      return buy_text (o->a);
    case FOLK_OPT_SELL:
    case FOLK_OPT_FEATHER:
    case FOLK_OPT_WAND:
    case FOLK_OPT_DISCARD:
    case FOLK_OPT_TILE:
      return tile_text (o);
    case FOLK_OPT_OUTCOME:
      return g_strdup (folk_row_name (o->a));
    case FOLK_OPT_DARE:
      return g_strdup_printf (_("Challenge %s to a Test of Courage"), names[o->a]);
    case FOLK_OPT_SHARE:
      return g_strdup_printf (_("Share with your partner %s"), names[o->a]);
    case FOLK_OPT_GIVE:
      thing = folk_trade.thing_text (o->a, 1);
      return g_strdup_printf (C_("to a partner", "Give: %s"), thing);
    case FOLK_OPT_NONE:
    case FOLK_OPT_YES:
    case FOLK_OPT_NO:
    case FOLK_OPT_ROLL:
    case FOLK_OPT_STAY:
    case FOLK_OPT_KNOCK:
    case FOLK_OPT_QUEST:
    case FOLK_OPT_END_TURN:
    case FOLK_OPT_EAT:
    case FOLK_OPT_MEND:
    case FOLK_OPT_WITS:
    case FOLK_OPT_BUY_ADVICE:
    case FOLK_OPT_FORGE:
    case FOLK_OPT_TRADE:
    case FOLK_OPT_GOLD:
    case FOLK_OPT_ADVICE:
    case FOLK_OPT_TRICKSTER:
    case FOLK_OPT_COMB:
    case FOLK_OPT_LANTERN:
    case FOLK_OPT_KEY:
    case FOLK_OPT_PAY_ADVICE:
    case FOLK_OPT_REST:
    case FOLK_OPT_GO_ON:
    case FOLK_OPT_ENOUGH:
      return g_strdup (g_dgettext (GETTEXT_PACKAGE, answers[o->kind]));
    case FOLK_N_OPTS:
      break;
    }

  g_assert_not_reached ();
}
