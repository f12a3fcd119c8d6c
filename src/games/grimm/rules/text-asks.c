/* text-asks.c: every question in words, addressed to the player who is asked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A question that a card asks is headed by the name of the card, so the
 * sentences here do not repeat it.
 */

#include "text-asks.h"

#include <glib/gi18n-lib.h>

#include "editions.h"

static gboolean
offers (const BrambleAsk *ask,
        guint             kind)
{
  for (guint i = 0; i < ask->n_options; i++)
    if (ask->options[i].kind == kind)
      return TRUE;

  return FALSE;
}

static gboolean
offers_self (const BrambleAsk *ask)
{
  for (guint i = 0; i < ask->n_options; i++)
    if (ask->options[i].kind == GRIMM_OPT_SEAT && ask->options[i].a == ask->seat)
      return TRUE;

  return FALSE;
}

/* Whether anybody who can be chosen has two resources. */
static gboolean
two_can_be_taken (const GrimmState *s,
                  const BrambleAsk *ask)
{
  for (guint i = 0; i < ask->n_options; i++)
    if (ask->options[i].kind == GRIMM_OPT_SEAT_TYPE && grimm_sum (s->players[ask->options[i].a].stock) >= 2)
      return TRUE;

  return FALSE;
}

static char *
plan_gather (const GrimmState  *s,
             const GrimmFrame  *f,
             const BrambleAsk  *ask,
             const char *const *names)
{
  if (grimm_asked (s, ask)->dreamt)
    return g_strdup_printf (_("Where will your pig go? Choose a Gather card. %s has chosen your Fable."),
                            grimm_card_name (GRIMM_SLEEPING_BEAUTY));

  return g_strdup (_("Where will your pig go? Choose a Gather card."));
}

static char *
plan_fable (const GrimmState  *s,
            const GrimmFrame  *f,
            const BrambleAsk  *ask,
            const char *const *names)
{
  if (ask->n_options > 0 && !offers (ask, GRIMM_OPT_NONE))
    return grimm_with_cause (GRIMM_HUNTSMAN, g_strdup (_("You must play a Fable. Which one?")));

  return g_strdup (_("Will you play a Fable this round?"));
}

/* What the free power does that is asked about at the start of a round. */
static char *
use_friend (const GrimmState  *s,
            const GrimmFrame  *f,
            const BrambleAsk  *ask,
            const char *const *names)
{
  if (ask->cause == GRIMM_FAIRY_GODMOTHER)
    return g_strdup (_("Discard her now, with up to 3 Fables, for as many resources?"));
  if (ask->cause == GRIMM_GOLDEN_GOOSE)
    return g_strdup (_("Discard her now for any 2 resources?"));
  if (ask->cause == GRIMM_RUMPELSTILTSKIN)
    return g_strdup (_("Discard him now and turn all your Straw into Wood, or all into Brick?"));

  return g_strdup (_("Use this power now?"));
}

static char *
cancel (const GrimmState  *s,
        const GrimmFrame  *f,
        const BrambleAsk  *ask,
        const char *const *names)
{
  guint friend_card = grimm_asked (s, ask)->friend_card;
  const char *monster = grimm_card_name (ask->cause);
  const char *power = grimm_card_name (friend_card);

  if (friend_card < GRIMM_N_CARDS && grimm_rule (s, friend_card)->cancels_free)
    /* Translators: %1$s is a Monster, %2$s a Friend. */
    return g_strdup_printf (_("A Monster is about to act at your Location: %1$s. Stop it with the help of %2$s?"),
                            monster, power);

  return g_strdup_printf (grimm_by_location (f->place,
                                             /* Translators: %1$s is a Monster, %2$s a Friend. */
                                             _("A Monster is about to act at the Fields: %1$s. Discard %2$s to stop it?"),
                                             _("A Monster is about to act in the Forest: %1$s. Discard %2$s to stop it?"),
                                             _("A Monster is about to act in the Brickyard: %1$s. Discard %2$s to stop it?"),
                                             _("A Monster is about to act at the Market: %1$s. Discard %2$s to stop it?")),
                          monster, power);
}

static char *
blow_down (const GrimmState  *s,
           const GrimmFrame  *f,
           const BrambleAsk  *ask,
           const char *const *names)
{
  if (f->seat == ask->seat)
    return g_strdup (_("One of your houses loses its top section. Which one?"));

  return g_strdup_printf (_("%s loses the top section of a house. Which one?"), grimm_player_name (names, f->seat));
}

static char *
gift_return (const GrimmState  *s,
             const GrimmFrame  *f,
             const BrambleAsk  *ask,
             const char *const *names)
{
  g_autofree char *gift = grimm_count_text (f->type, f->left);

  return g_strdup_printf (_("A gift from %1$s: %2$s. What do you give in return?"),
                          grimm_player_name (names, f->owner), gift);
}

/* A new Friend, and the one that would make room. */
static char *
new_friend (const GrimmState  *s,
            const GrimmFrame  *f,
            const BrambleAsk  *ask,
            const char *const *names)
{
  guint old = grimm_asked (s, ask)->friend_card;

  if (old < GRIMM_N_CARDS)
    /* Translators: both are Friends; %2$s goes if %1$s is kept. */
    return g_strdup_printf (_("You meet %1$s. Keep this Friend in place of %2$s, or give it to another player?"),
                            grimm_card_name (f->cards[0]), grimm_card_name (old));

  return g_strdup_printf (_("You meet %s. Keep this Friend, or give it to another player?"),
                          grimm_card_name (f->cards[0]));
}

static char *
action (const GrimmState  *s,
        const GrimmFrame  *f,
        const BrambleAsk  *ask,
        const char *const *names)
{
  guint actions = grimm_asked (s, ask)->actions;

  if (actions == 0)
    return g_strdup (_("You have no actions left. You may still use your Friend, or end your turn."));
  if (offers (ask, GRIMM_OPT_END_TURN))
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "You may take %u more action, or end your turn.",
                                         "You may take %u more actions, or end your turn.", actions),
                            actions);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Choose an action (%u left).",
                                       "Choose an action (%u left).", actions),
                          actions);
}

static char *
puss_payer (const GrimmState  *s,
            const GrimmFrame  *f,
            const BrambleAsk  *ask,
            const char *const *names)
{
  g_autofree char *part = grimm_count_text (f->type, 1);

  return g_strdup_printf (_("Which opponent’s board does %s of the price come from?"), part);
}

static char *
steal_two (const GrimmState  *s,
           const GrimmFrame  *f,
           const BrambleAsk  *ask,
           const char *const *names)
{
  if (!two_can_be_taken (s, ask))
    return g_strdup (_("Do you steal? Choose a resource."));
  return g_strdup (_("Do you steal? Choose the first resource; the second one comes from the same player."));
}

static char *
friendly_game (const GrimmState  *s,
               const GrimmFrame  *f,
               const BrambleAsk  *ask,
               const char *const *names)
{
  if (!two_can_be_taken (s, ask))
    return g_strdup (_("Choose a resource to take."));
  return g_strdup (_("Choose the first resource to take. The second one comes from the same player."));
}

static char *
troll_victim (const GrimmState  *s,
              const GrimmFrame  *f,
              const BrambleAsk  *ask,
              const char *const *names)
{
  if (offers_self (ask))
    return g_strdup (_("Who pays you half of what they Gathered? Choose yourself to let everybody off."));
  return g_strdup (_("Who pays you half of what they Gathered?"));
}

static char *
give_fable (const GrimmState  *s,
            const GrimmFrame  *f,
            const BrambleAsk  *ask,
            const char *const *names)
{
  return g_strdup_printf (_("Choose a Fable to give to %s."), grimm_player_name (names, f->owner));
}

static char *
snow_white_take (const GrimmState  *s,
                 const GrimmFrame  *f,
                 const BrambleAsk  *ask,
                 const char *const *names)
{
  return g_strdup_printf (_("%s has no Fable to give. Choose a resource instead."),
                          grimm_player_name (names, f->other));
}

static char *
robin_more (const GrimmState  *s,
            const GrimmFrame  *f,
            const BrambleAsk  *ask,
            const char *const *names)
{
  return g_strdup_printf (_("Will you steal one more resource from %s?"), grimm_player_name (names, f->other));
}

static char *
bonus (const GrimmState  *s,
       const GrimmFrame  *f,
       const BrambleAsk  *ask,
       const char *const *names)
{
  return g_strdup (grimm_by_type (f->type,
                                  _("You have built the first Straw house of this game. Choose your bonus!"),
                                  _("You have built the first Wood house of this game. Choose your bonus!"),
                                  _("You have built the first Brick house of this game. Choose your bonus!")));
}

/* A question is the same whenever it is asked, or it says what the position has
 * to do with it. */
static const struct
{
  const char *text; /* or */
  GrimmQuestion *say;
} questions[GRIMM_N_ASKS] = {
  [GRIMM_ASK_NOTHING] = { .text = N_("The game is over.") },

  /* Planning */
  [GRIMM_ASK_PLAN_GATHER] = { .say = plan_gather },
  [GRIMM_ASK_PLAN_FABLE] = { .say = plan_fable },
  [GRIMM_ASK_QUEEN_PEEK] = { .text = N_("Which face-down card do you look at before you plan?") },
  [GRIMM_ASK_QUEEN_PEEK_BOTH] = { .text = N_("Whose face-down cards do you look at before you plan?") },

  /* Start of the round */
  [GRIMM_ASK_ALADDIN] = { .text = N_("Will you be alone at your Location this round?") },
  [GRIMM_ASK_STEAL] = { .text = N_("Choose a resource to steal.") },
  [GRIMM_ASK_STEAL_TWO] = { .say = steal_two },
  [GRIMM_ASK_PINOCCHIO] = { .text = N_("Which Gather card do you say you will play?") },
  [GRIMM_ASK_RAPUNZEL] = { .text = N_("Choose what the supply puts on her.") },
  [GRIMM_ASK_SLEEPING_BEAUTY] = { .text = N_("Who plays the top Fable of the deck this round, unseen?") },
  [GRIMM_ASK_TOM_THUMB] = { .text = N_("Will you take a resource from a Location?") },
  [GRIMM_ASK_FAIRY_FOOD] = { .text = N_("Choose a Location. Everybody who goes there will gain any 3 resources.") },
  [GRIMM_ASK_USE_FRIEND] = { .say = use_friend },
  [GRIMM_ASK_GOLDILOCKS_ROB] = {
    .text = N_("Discard her and raid an opponent for 1 resource of each type and a Fable?"),
  },

  /* Fables and Gather cards turn up */
  [GRIMM_ASK_PLACE_MONSTER] = { .text = N_("Choose a Location for your Monster.") },
  [GRIMM_ASK_PLACE_UNIQUE] = { .text = N_("Choose a Location for your Unique Location.") },
  [GRIMM_ASK_HIRED_HELP] = { .text = N_("Pay any 2 resources, to get twice what you Gather next round?") },
  [GRIMM_ASK_CRYSTAL_PEEK] = { .text = N_("Whose face-down Gather card do you look at?") },
  [GRIMM_ASK_CRYSTAL_CHANGE] = { .text = N_("Will you play another Gather card instead of yours?") },
  [GRIMM_ASK_TAVERN] = { .text = N_("Choose your new Friend. The others go to your opponents, as chance has it.") },
  [GRIMM_ASK_WISHING_WELL] = { .text = N_("Whose Gather cards change places?") },
  [GRIMM_ASK_TAKE_FROM_LOCATION] = { .say = grimm_ask_take_from_location },
  [GRIMM_ASK_GINGERBREAD_MAN] = { .text = N_("Go nowhere this round, and take 1 resource from each Location?") },
  [GRIMM_ASK_JACK_ADD] = { .text = N_("Choose what the Market gets.") },
  [GRIMM_ASK_THUMBELINA] = { .text = N_("Draw one of your other Gather cards blindly, and go there instead?") },

  /* Before collecting, and collecting */
  [GRIMM_ASK_CHINNY_MOVE] = { .text = N_("There is a Monster at your Location! Will you run?") },
  [GRIMM_ASK_CANCEL] = { .say = cancel },
  [GRIMM_ASK_MARKET_DRAFT] = { .say = grimm_ask_market_draft },

  /* End of the Gather phase */
  [GRIMM_ASK_FRIENDLY_GAME] = { .say = friendly_game },
  [GRIMM_ASK_TAKE_MORE] = { .say = grimm_ask_take_more },
  [GRIMM_ASK_BLOW_DOWN] = { .say = blow_down },
  [GRIMM_ASK_TROLL_VICTIM] = { .say = troll_victim },
  [GRIMM_ASK_PAY_GATHERED] = { .say = grimm_ask_pay_gathered },
  [GRIMM_ASK_ORACLE] = { .text = N_("Draw a Fable from the hand of every other player?") },
  [GRIMM_ASK_WHISPERS] = { .say = grimm_ask_whispers },
  [GRIMM_ASK_VAULT] = { .text = N_("Choose a Location without pigs. Half of what lies there is yours.") },
  [GRIMM_ASK_HARVEST] = { .text = N_("Choose what you gain.") },
  [GRIMM_ASK_SEARCH] = { .say = grimm_ask_search_the_past },
  [GRIMM_ASK_GIFT] = { .text = N_("Choose a gift. You will get as many resources of another type back.") },
  [GRIMM_ASK_GIFT_RETURN] = { .say = gift_return },
  [GRIMM_ASK_TRADE] = { .text = N_("Will you trade 2 resources of one type for 3 of another?") },
  [GRIMM_ASK_PINOCCHIO_GAIN] = { .text = N_("You told the truth. Choose what you gain.") },
  [GRIMM_ASK_GIVE_FABLE] = { .say = give_fable },
  [GRIMM_ASK_SNOW_WHITE_TAKE] = { .say = snow_white_take },
  [GRIMM_ASK_ROBIN_STEAL] = { .text = N_("Will you steal from a player at your Location?") },
  [GRIMM_ASK_ROBIN_MORE] = { .say = robin_more },
  [GRIMM_ASK_ROBIN_GIVE] = { .text = N_("Now give a resource to an opponent.") },
  [GRIMM_ASK_SPIN_ONE] = { .text = N_("What will 1 of your Straw turn into?") },

  /* Gaining and losing */
  [GRIMM_ASK_GAIN] = { .say = grimm_ask_gain },
  [GRIMM_ASK_PAY] = { .say = grimm_ask_pay },
  [GRIMM_ASK_DISCARD] = { .say = grimm_ask_discard },
  [GRIMM_ASK_GIVE] = { .say = grimm_ask_give },
  [GRIMM_ASK_KEEP_ONE] = { .text = N_("Choose the one resource that you keep. You discard all the others.") },

  /* Friends */
  [GRIMM_ASK_FRIEND] = { .say = new_friend },
  [GRIMM_ASK_MERMAID] = { .text = N_("Choose the 2 Gather cards that you keep in hand while she is with you.") },

  /* Building */
  [GRIMM_ASK_ACTION] = { .say = action },
  [GRIMM_ASK_BONUS] = { .say = bonus },
  [GRIMM_ASK_PUSS_PAYER] = { .say = puss_payer },
  [GRIMM_ASK_GOLDILOCKS_KEEP] = { .text = N_("Which Fable is just right? It goes to your hand.") },
  [GRIMM_ASK_GOLDILOCKS_TOP] = { .text = N_("Which Fable goes on top of the deck? The other one goes beneath it.") },
  [GRIMM_ASK_SPIN_ALL] = { .text = N_("What does all your Straw turn into?") },
  [GRIMM_ASK_GODMOTHER_DISCARD] = { .say = grimm_ask_godmother_discard },
  [GRIMM_ASK_GODMOTHER_MORE] = { .say = grimm_ask_godmother_more },
};

static char *
question (const GrimmState  *s,
          const GrimmFrame  *f,
          const BrambleAsk  *ask,
          const char *const *names)
{
  if (questions[ask->kind].say)
    return questions[ask->kind].say (s, f, ask, names);

  return g_strdup (g_dgettext (GETTEXT_PACKAGE, questions[ask->kind].text));
}

/**
 * grimm_ask_text:
 * @names: the display name of each seat
 *
 * Returns: (transfer full): the question in words
 */
char *
grimm_ask_text (gconstpointer      state,
                const BrambleAsk  *ask,
                const char *const *names)
{
  static const GrimmFrame no_frame = { .cards = { GRIMM_NONE, GRIMM_NONE, GRIMM_NONE, GRIMM_NONE } };
  const GrimmState *s = state;
  const GrimmFrame *f = s->depth > 0 ? &s->stack[s->depth - 1] : &no_frame;
  guint cause = ask->cause;

  /* Planning asks for no card, though the Evil Queen is behind this. The
   * question whether to cancel a Monster names the cards itself. */
  if (ask->kind == GRIMM_ASK_QUEEN_PEEK || ask->kind == GRIMM_ASK_QUEEN_PEEK_BOTH)
    cause = GRIMM_EVIL_QUEEN;
  else if (ask->kind == GRIMM_ASK_CANCEL)
    cause = GRIMM_NONE;

  return grimm_with_cause (cause, question (s, f, ask, names));
}
