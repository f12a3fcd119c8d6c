/* bramble-stuffed-pages-gear.c: stuffies, what they wear and how they feel, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-cards.h"

#include <glib/gi18n-lib.h>
#include <rules/stuffed-text.h>

#define WHOLE_ROLL N_("It counts once for the whole roll.")
#define NOT_PURPLE N_("It counts for each such die, and never for purple ones.")
#define DEFENCE N_("It counts once, also when Toddle defends with two dice.")

/* What is settled about a card, or NULL: nothing is left open. */
static const char *const stuffy_rulings[STUFFED_N_STUFFIES] = {
  [STUFFED_BARTLE] = N_("Behind me is for attacks of minions, not for what the story does; Bartle may defend with a stored die then. Heave puts nobody on a point, a Lost "
                        "token or a vendor. Grit rolls red dice only, also when they defend."),
  [STUFFED_WICK] = N_("Scamper is used when the roll is known. Through the crack crosses no white line, and nobody ends a move on a minion."),
  [STUFFED_PRICKLE] = N_("Pins need no place, and a better ranged weapon may be used instead of them. A minion that is pinned still acts: only it neither walks nor hurts this "
                         "time."),
  [STUFFED_FINN] = N_("Deep pockets is for Finn’s own searches, not for what the story lets him draw. I meant that makes 1 a 6, 2 a 5 and 3 a 4, and the other way round. Tall tale "
                      "is used before anybody chooses; the first card is discarded."),
  [STUFFED_LULLA] = N_("Lullaby is for the bad statuses. Warm wool counts neither as encouragement nor as giving stuffing, so it cures no worried or lonely one. Hush puts the "
                       "card beneath the deck without looking."),
  [STUFFED_TODDLE] = N_("Dice that defend together need not have one colour. When one of two stored dice must go, Toddle chooses which. I remember takes the die before him, for this "
                        "turn. Wait for it reaches any stuffy, however far away."),
};

static const char *const item_rulings[STUFFED_N_ITEMS] = {
  [STUFFED_KNITTING_NEEDLE] = NOT_PURPLE,
  [STUFFED_WOODEN_SPOON] = N_("It is used before bonuses are counted."),
  [STUFFED_TOFFEE_HAMMER] = WHOLE_ROLL,
  [STUFFED_PAN_LID] = DEFENCE,
  [STUFFED_SKIPPING_ROPE] = N_("It is an accessory, so your paws stay free."),
  [STUFFED_PEA_SHOOTER] = NOT_PURPLE,
  [STUFFED_BUTTON_YO_YO] = N_("It is an accessory, so your paws stay free."),
  [STUFFED_THIMBLE_HELMET] = N_("It is for attacks of minions, not for what the story does."),
  [STUFFED_NIGHT_LIGHT_CAP] = NOT_PURPLE,
  [STUFFED_PAPER_CROWN] = NOT_PURPLE,
  [STUFFED_WALNUT_CAP] = N_("Also when the story hurts you."),
  [STUFFED_OVEN_GLOVE_COAT] = DEFENCE,
  [STUFFED_RAINCOAT] = N_("Whoever puts it on is soggy or tangled no longer."),
  [STUFFED_EARMUFFS] = N_("Whoever puts it on is scared or worried no longer."),
  [STUFFED_DRESSING_GOWN] = N_("Whoever puts it on is torn or lonely no longer."),
  [STUFFED_PATCHWORK_WAISTCOAT] = WHOLE_ROLL,
  [STUFFED_BATH_TOWEL_CAPE] = WHOLE_ROLL,
  [STUFFED_SHOELACE_ROPE] = N_("Green is crossed besides the colour of the dice."),
  [STUFFED_PAPER_BOAT] = N_("Blue is crossed besides the colour of the dice."),
  [STUFFED_SEWING_KIT] = N_("Stuffing from another’s Sewing Kit cures a worried one."),
  [STUFFED_MAGNIFYING_GLASS] = WHOLE_ROLL,
  [STUFFED_HANDKERCHIEF] = N_("Who lies cannot be helped with it."),
  [STUFFED_JAM_SANDWICH] = N_("It is for each stuffy that stands. It cures no worried one."),
  [STUFFED_BALL_OF_WOOL] = N_("It is an encouragement: who is angry cannot use it, and you keep at least 1 stuffing."),
  [STUFFED_PEPPERMINTS] = N_("It is for each stuffy that stands, and each chooses what goes."),
  [STUFFED_LAVENDER_BAG] = N_("The first who stands is asked, in turn order."),
  [STUFFED_PICTURE_BOOK] = N_("Who rolls is asked. It helps in defence as well."),
  [STUFFED_BRASS_COMPASS] = WHOLE_ROLL,
};

static const char *const status_rulings[STUFFED_N_STATUSES] = {
  [STUFFED_SCARED] = N_("Purple dice count in full, and no die counts less than 1."),
  [STUFFED_WORRIED] = N_("A die that is stored already stays. Warm wool and the Jam Sandwich do not cure it."),
  [STUFFED_ANGRY] = N_("Purple dice count in full. A Lost card that made you angry does not cure it at once."),
  [STUFFED_TORN] = N_("Damage that is blocked or prevented altogether costs nothing more."),
  [STUFFED_SOGGY] = N_("Bonuses of items are counted first, then the total is halved."),
  [STUFFED_TANGLED] = N_("A story can still move you."),
  [STUFFED_LONELY] = N_("A roll of white dice is made all the same; they are discarded."),
  [STUFFED_SLEEPY] = N_("Giving stuffing to another does not wake you: losing it by damage or in the story does."),
  [STUFFED_COURAGEOUS] = N_("It is used when the total is known, in any roll of yours, also of white dice or in defence."),
  [STUFFED_CHEERFUL] = N_("You choose which dice of one roll; they are rolled together, once."),
  [STUFFED_COSY] = N_("Also when the story hurts you."),
};

static char *
dup_rulings (const char *rulings)
{
  return rulings ? g_strdup (_(rulings)) : NULL;
}

/* Who it is, and the three abilities a line each. */
char *
bramble_stuffed_stuffy_page (guint   stuffy,
                             char  **rulings)
{
  GString *text = g_string_new (stuffed_stuffy_text (stuffy));

  for (guint i = 0; i < STUFFED_N_ABILITIES_EACH; i++)
    {
      guint ability = stuffy * STUFFED_N_ABILITIES_EACH + i;

      g_string_append_c (text, '\n');
      /* Translators: an ability, and what it does */
      g_string_append_printf (text, C_("ability", "%1$s: %2$s"), stuffed_ability_name (ability), stuffed_ability_text (ability));
    }
  *rulings = dup_rulings (stuffy_rulings[stuffy]);
  return g_string_free (text, FALSE);
}

static const char *
find_place (guint slot)
{
  switch (slot)
    {
    case STUFFED_HEAD:
      return _("On the head.");
    case STUFFED_BODY:
      return _("On the body.");
    case STUFFED_PAWS:
      return _("In the paws.");
    case STUFFED_ACCESSORY:
      return _("An accessory.");
    default: /* party items say so themselves */
      return NULL;
    }
}

char *
bramble_stuffed_item_page (guint   item,
                           char  **rulings)
{
  guint copies = stuffed_items[item].copies;
  const char *place = find_place (stuffed_items[item].slot);
  GString *text = g_string_new (stuffed_item_text (item));

  if (place)
    g_string_append_printf (text, "\n%s", place);
  g_string_append_c (text, place ? ' ' : '\n');
  g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, "There is %u card of it.", "There are %u cards of it.", copies), copies);
  g_string_append_printf (text, "\n%s", stuffed_item_flavour (item));
  *rulings = dup_rulings (item_rulings[item]);
  return g_string_free (text, FALSE);
}

char *
bramble_stuffed_status_page (guint   status,
                             char  **rulings)
{
  *rulings = dup_rulings (status_rulings[status]);
  return g_strdup_printf ("%s\n%s", stuffed_status_text (status), stuffed_status_flavour (status));
}
