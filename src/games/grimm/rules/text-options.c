/* text-options.c: every option as a short label for a button
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text.h"

#include <glib/gi18n-lib.h>

#include "asks.h"
#include "editions.h"

/* What Friends do as a special action. */
static const char *const specials[GRIMM_N_CARDS - GRIMM_N_FABLES] = {
  [GRIMM_FAIRY_GODMOTHER - GRIMM_N_FABLES] = NC_("option", "Draw 2 Fables"),
  [GRIMM_GOLDILOCKS - GRIMM_N_FABLES] = NC_("option", "Look at 3 Fables"),
  [GRIMM_LITTLE_MERMAID - GRIMM_N_FABLES] = NC_("option", "Gain 1 of each resource"),
  [GRIMM_RAPUNZEL - GRIMM_N_FABLES] = NC_("option", "Take all that lies on her"),
  [GRIMM_RED_RIDING_HOOD - GRIMM_N_FABLES] = NC_("option", "Look for Wolves"),
  [GRIMM_RUMPELSTILTSKIN - GRIMM_N_FABLES] = NC_("option", "Turn all your Straw into Wood or Brick"),
  [GRIMM_WOOD_CUTTER - GRIMM_N_FABLES] = NC_("option", "Gain 2 Wood, and 2 for the Forest"),
};

/* What they do without an action, and leave. */
static const char *const partings[GRIMM_N_CARDS - GRIMM_N_FABLES] = {
  [GRIMM_FAIRY_GODMOTHER - GRIMM_N_FABLES] = NC_("option", "Discard her and Fables for resources"),
  [GRIMM_GOLDEN_GOOSE - GRIMM_N_FABLES] = NC_("option", "Discard her for 2 resources"),
  [GRIMM_RUMPELSTILTSKIN - GRIMM_N_FABLES] = NC_("option", "Discard him and turn all your Straw"),
};

/* What an answer that many asks have means at this one, or @otherwise. */
static char *
label_for (const char *const *labels,
           const BrambleAsk  *ask,
           const char        *otherwise)
{
  const char *label = labels[ask->kind];

  return g_strdup (label ? g_dpgettext2 (GETTEXT_PACKAGE, "option", label) : otherwise);
}

static char *
friend_power (const char *const *labels,
              guint              card,
              const char        *otherwise)
{
  if (card >= GRIMM_N_FABLES && card < GRIMM_N_CARDS && labels[card - GRIMM_N_FABLES])
    otherwise = g_dpgettext2 (GETTEXT_PACKAGE, "option", labels[card - GRIMM_N_FABLES]);

  return grimm_with_cause (card, g_strdup (otherwise));
}

/* To want none of it means something else at every ask. */
static const char *const none_labels[GRIMM_N_ASKS] = {
  [GRIMM_ASK_PLAN_FABLE] = NC_("option", "No Fable"),
  [GRIMM_ASK_GOLDILOCKS_ROB] = NC_("option", "Keep her"),
  [GRIMM_ASK_CRYSTAL_CHANGE] = NC_("option", "Keep my card"),
  [GRIMM_ASK_TOM_THUMB] = NC_("option", "Take nothing"),
  [GRIMM_ASK_CHINNY_MOVE] = NC_("option", "Stay"),
  [GRIMM_ASK_GIFT] = NC_("option", "No gift"),
  [GRIMM_ASK_TRADE] = NC_("option", "No trade"),
  [GRIMM_ASK_ROBIN_STEAL] = NC_("option", "Steal nothing"),
  [GRIMM_ASK_STEAL_TWO] = NC_("option", "Steal nothing"),
  [GRIMM_ASK_ROBIN_MORE] = NC_("option", "Steal no more"),
  [GRIMM_ASK_SPIN_ONE] = NC_("option", "Keep the Straw"),
  [GRIMM_ASK_PUSS_PAYER] = NC_("option", "Pay it all myself"),
  [GRIMM_ASK_GODMOTHER_MORE] = NC_("option", "Discard no more"),
};

static const char *const yes_labels[GRIMM_N_ASKS] = {
  [GRIMM_ASK_USE_FRIEND] = NC_("option", "Discard now"),
  [GRIMM_ASK_CANCEL] = NC_("option", "Stop it"),
  [GRIMM_ASK_HIRED_HELP] = NC_("option", "Pay 2 resources"),
  [GRIMM_ASK_GINGERBREAD_MAN] = NC_("option", "Go nowhere"),
  [GRIMM_ASK_THUMBELINA] = NC_("option", "Draw a card"),
  [GRIMM_ASK_ORACLE] = NC_("option", "Draw Fables"),
};

static const char *const no_labels[GRIMM_N_ASKS] = {
  [GRIMM_ASK_USE_FRIEND] = NC_("option", "Not now"),
  [GRIMM_ASK_CANCEL] = NC_("option", "Let it act"),
  [GRIMM_ASK_HIRED_HELP] = NC_("option", "Discard the card"),
  [GRIMM_ASK_GINGERBREAD_MAN] = NC_("option", "Go as planned"),
  [GRIMM_ASK_THUMBELINA] = NC_("option", "Go as planned"),
  [GRIMM_ASK_ORACLE] = NC_("option", "Draw none"),
};

/* A type stands for as many resources as the ask is about. */
static char *
type_label (const GrimmState *s,
            const GrimmFrame *f,
            const BrambleAsk *ask,
            guint             type)
{
  guint n = 1;

  if (ask->kind == GRIMM_ASK_RAPUNZEL || ask->kind == GRIMM_ASK_JACK_ADD || ask->kind == GRIMM_ASK_HARVEST
      || ask->kind == GRIMM_ASK_PINOCCHIO_GAIN)
    n = 2;
  else if (ask->kind == GRIMM_ASK_GIFT_RETURN)
    n = f->left;
  else if (ask->kind == GRIMM_ASK_SPIN_ALL)
    n = s->players[ask->seat].stock[GRIMM_STRAW];

  return grimm_count_text (type, n);
}

static char *
gather_label (const BrambleAsk  *ask,
              guint              gather,
              const char *const *names)
{
  const char *location = grimm_location_name (GRIMM_GATHER_LOCATION (gather));

  if (GRIMM_GATHER_HOME (gather) == ask->seat)
    return g_strdup (location);

  /* Translators: a Gather card, and the player whose card it is. */
  return g_strdup_printf (C_("option", "%1$s (from %2$s)"),
                          location, grimm_player_name (names, GRIMM_GATHER_HOME (gather)));
}

static char *
place_type_label (guint location,
                  guint type)
{
  g_autofree char *count = grimm_count_text (type, 1);

  return g_strdup_printf (grimm_by_location (location,
                                             C_("option", "%s from the Fields"),
                                             C_("option", "%s from the Forest"),
                                             C_("option", "%s from the Brickyard"),
                                             C_("option", "%s from the Market")),
                          count);
}

static char *
seat_type_label (const BrambleAsk    *ask,
                 const BrambleOption *o,
                 const char *const   *names)
{
  g_autofree char *count = grimm_count_text (o->b, 1);
  const char *name = grimm_player_name (names, o->a);

  if (ask->kind == GRIMM_ASK_ROBIN_GIVE)
    return g_strdup_printf (C_("option", "Give %1$s to %2$s"), count, name);

  return g_strdup_printf (C_("option", "Take %1$s from %2$s"), count, name);
}

static char *
house_label (const GrimmState    *s,
             const BrambleOption *o)
{
  const GrimmHouse *house = &s->players[o->a].sites[o->b];

  /* Translators: a section of a house like "Straw Walls", and the number of
   * the Build Site that it stands on. */
  return g_strdup_printf (C_("option", "%1$s, Build Site %2$u"),
                          grimm_house_section_name (house->type, MAX (house->height, 1) - 1u), o->b + 1u);
}

/* Whether another option differs from @o only in its site. */
static gboolean
site_matters (const BrambleAsk    *ask,
              const BrambleOption *o)
{
  for (guint i = 0; i < ask->n_options; i++)
    {
      const BrambleOption *other = &ask->options[i];

      if (other->kind == o->kind && other->b == o->b && other->c == o->c && other->a != o->a)
        return TRUE;
    }

  return FALSE;
}

/* What is built, and where if that matters. */
static char *
section_label (const GrimmState    *s,
               const BrambleAsk    *ask,
               const BrambleOption *o)
{
  const char *label = grimm_by_section (o->b,
                                        grimm_by_type (o->c,
                                                       C_("option", "Build Straw Floor"),
                                                       C_("option", "Build Wood Floor"),
                                                       C_("option", "Build Brick Floor")),
                                        grimm_by_type (o->c,
                                                       C_("option", "Build Straw Walls"),
                                                       C_("option", "Build Wood Walls"),
                                                       C_("option", "Build Brick Walls")),
                                        grimm_by_type (o->c,
                                                       C_("option", "Build Straw Roof"),
                                                       C_("option", "Build Wood Roof"),
                                                       C_("option", "Build Brick Roof")));

  if (!site_matters (ask, o))
    return g_strdup (label);

  if (s->players[ask->seat].corner == o->a)
    /* Translators: what is built, and the card that it is built on. */
    return g_strdup_printf (C_("option", "%1$s (%2$s)"), label, grimm_card_name (GRIMM_CUTTING_CORNERS));

  /* Translators: what is built, and the number of the Build Site. */
  return g_strdup_printf (C_("option", "%1$s (Build Site %2$u)"), label, o->a + 1u);
}

/* Whether Puss in Boots may find a part of the price elsewhere. */
static gboolean
puss_helps (const GrimmState    *s,
            const BrambleAsk    *ask,
            const BrambleOption *o)
{
  return o->kind == GRIMM_OPT_PUSS_BUILD
         || (grimm_edition (s)->puss_always && s->players[ask->seat].friend_card == GRIMM_PUSS_IN_BOOTS);
}

/* What is built, and what is paid for it to whom. */
static char *
build_label (const GrimmState    *s,
             const BrambleAsk    *ask,
             const BrambleOption *o,
             const char *const   *names)
{
  g_autofree char *section = section_label (s, ask, o);
  GrimmCost cost = grimm_cost (s, ask->seat, o->b, o->a);
  g_autofree char *price = grimm_count_text (o->c, cost.supply);
  g_autofree char *toll = grimm_count_text (o->c, cost.toll);

  if (cost.toll > 0 && puss_helps (s, ask, o))
    /* Translators: what is built, what it costs, and what goes to a player. */
    return g_strdup_printf (C_("option", "%1$s: %2$s, 1 of it perhaps an opponent’s, and %3$s to %4$s"),
                            section, price, toll, grimm_player_name (names, cost.toll_seat));
  if (cost.toll > 0)
    /* Translators: what is built, what it costs, and what goes to a player. */
    return g_strdup_printf (C_("option", "%1$s: %2$s, and %3$s to %4$s"),
                            section, price, toll, grimm_player_name (names, cost.toll_seat));
  if (puss_helps (s, ask, o))
    /* Translators: what is built, and what it costs. */
    return g_strdup_printf (C_("option", "%1$s: %2$s, 1 of it perhaps an opponent’s"), section, price);

  /* Translators: what is built, and what it costs. */
  return g_strdup_printf (C_("option", "%1$s: %2$s"), section, price);
}

static guint
count_of (const guint8 *cards,
          guint         n,
          guint         card)
{
  guint found = 0;

  for (guint i = 0; i < n; i++)
    found += cards[i] == card;

  return found;
}

/* A Fable. Two equal ones that lie there to choose from are one option. */
static char *
fable_label (const GrimmState *s,
             const GrimmFrame *f,
             const BrambleAsk *ask,
             guint             fable)
{
  guint copies = 1;

  if (ask->kind == GRIMM_ASK_WHISPERS || ask->kind == GRIMM_ASK_GOLDILOCKS_KEEP)
    copies = count_of (s->deck + s->n_deck - MIN (f->index, s->n_deck), MIN (f->index, s->n_deck), fable);
  else if (ask->kind == GRIMM_ASK_SEARCH)
    copies = count_of (s->discard, s->n_discard, fable);
  if (copies < 2)
    return g_strdup (grimm_card_name (fable));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       /* Translators: a card, and how many of it there are. */
                                       "%1$s (%2$u copy)",
                                       "%1$s (%2$u copies)", copies),
                          grimm_card_name (fable), copies);
}

static char *
gift_label (const BrambleOption *o,
            const char *const   *names)
{
  g_autofree char *gift = grimm_count_text (o->b, o->c);

  return g_strdup_printf (C_("option", "Give %1$s to %2$s"), gift, grimm_player_name (names, o->a));
}

static char *
trade_label (const BrambleOption *o)
{
  g_autofree char *given = grimm_count_text (o->a, 2);
  g_autofree char *taken = grimm_count_text (o->b, 3);

  /* Translators: a trade; %1$s is given and %2$s comes back for it. */
  return g_strdup_printf (C_("option", "%1$s for %2$s"), given, taken);
}

static char *
gain_label (guint type)
{
  g_autofree char *count = grimm_count_text (type, 1);

  return g_strdup_printf (C_("option", "Gain %s"), count);
}

/**
 * grimm_option_text:
 * @names: the display name of each seat
 *
 * Returns: (transfer full): a label for the option, different from those of
 *   the ask's other options
 */
char *
grimm_option_text (gconstpointer      state,
                   const BrambleAsk  *ask,
                   guint              option,
                   const char *const *names)
{
  static const GrimmFrame no_frame = { .cards = { GRIMM_NONE, GRIMM_NONE, GRIMM_NONE, GRIMM_NONE } };
  const GrimmState *s = state;
  const GrimmFrame *f = s->depth > 0 ? &s->stack[s->depth - 1] : &no_frame;
  const BrambleOption *o = &ask->options[option];

  switch ((GrimmOptionKind) o->kind)
    {
    case GRIMM_OPT_NONE:
      return label_for (none_labels, ask, C_("option", "Nothing"));
    case GRIMM_OPT_YES:
      return label_for (yes_labels, ask, C_("option", "Yes"));
    case GRIMM_OPT_NO:
      return label_for (no_labels, ask, C_("option", "No"));
    case GRIMM_OPT_LOCATION:
      return g_strdup (grimm_location_name (o->a));
    case GRIMM_OPT_GATHER:
      return gather_label (ask, o->a, names);
    case GRIMM_OPT_FABLE:
      return fable_label (s, f, ask, o->a);
    case GRIMM_OPT_FRIEND:
      return g_strdup (grimm_card_name (o->a));
    case GRIMM_OPT_TYPE:
      return type_label (s, f, ask, o->a);
    case GRIMM_OPT_SEAT:
      if (o->a == ask->seat)
        return g_strdup (C_("option", "Myself"));
      return g_strdup (grimm_player_name (names, o->a));
    case GRIMM_OPT_SEAT_TYPE:
      return seat_type_label (ask, o, names);
    case GRIMM_OPT_PLACE_TYPE:
      return place_type_label (o->a, o->b);
    case GRIMM_OPT_SEATS:
      /* Translators: two players. */
      return g_strdup_printf (C_("option", "%1$s and %2$s"),
                              grimm_player_name (names, o->a), grimm_player_name (names, o->b));
    case GRIMM_OPT_LOCATIONS:
      /* Translators: two Locations. */
      return g_strdup_printf (C_("option locations", "%1$s and %2$s"),
                              grimm_location_name (o->a), grimm_location_name (o->b));
    case GRIMM_OPT_HOUSE:
      return house_label (s, o);
    case GRIMM_OPT_PEEK_GATHER:
      /* Translators: the Gather card of that player. */
      return g_strdup_printf (C_("option", "%s: Gather card"), grimm_player_name (names, o->a));
    case GRIMM_OPT_PEEK_FABLE:
      /* Translators: the Fable of that player. */
      return g_strdup_printf (C_("option", "%s: Fable"), grimm_player_name (names, o->a));
    case GRIMM_OPT_GIFT:
      return gift_label (o, names);
    case GRIMM_OPT_TRADE:
      return trade_label (o);
    case GRIMM_OPT_ALONE:
      return g_strdup (C_("option", "Alone"));
    case GRIMM_OPT_TOGETHER:
      return g_strdup (C_("option", "In company"));
    case GRIMM_OPT_KEEP:
      /* Translators: keep this Friend. */
      return g_strdup_printf (C_("option", "Keep %s"), grimm_card_name (f->cards[0]));
    case GRIMM_OPT_GIVE:
      /* Translators: give the Friend to that player. */
      return g_strdup_printf (C_("option", "Give to %s"), grimm_player_name (names, o->a));
    case GRIMM_OPT_DRAW:
      return g_strdup (C_("option", "Draw a Fable"));
    case GRIMM_OPT_GAIN:
      return gain_label (o->a);
    case GRIMM_OPT_BUILD:
      return build_label (s, ask, o, names);
    case GRIMM_OPT_PUSS_BUILD:
      return grimm_with_cause (GRIMM_PUSS_IN_BOOTS, build_label (s, ask, o, names));
    case GRIMM_OPT_SPECIAL:
      return friend_power (specials, o->a, C_("option", "Special action"));
    case GRIMM_OPT_FREE:
      return friend_power (partings, o->a, C_("option", "Discard this Friend"));
    case GRIMM_OPT_END_TURN:
      return g_strdup (C_("option", "End my turn"));
    case GRIMM_OPT_BONUS_RESOURCES:
      return g_strdup (C_("option", "1 of each resource"));
    case GRIMM_OPT_BONUS_FABLES:
      return g_strdup (C_("option", "2 Fables"));
    case GRIMM_OPT_BONUS_FRIEND:
      return g_strdup (C_("option", "1 Friend"));
    case GRIMM_N_OPTS:
      break;
    }

  g_assert_not_reached ();
}
