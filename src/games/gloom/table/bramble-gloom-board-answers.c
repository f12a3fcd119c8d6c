/* bramble-gloom-board-answers.c: how the answers of Fairytale Gloom look
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-gloom-board-private.h"

#include <glib/gi18n.h>
#include <bramble-gloom-cards.h>
#include <rules/asks.h>
#include <rules/text.h>

#include "bramble-gloom-card.h"

#define PORTRAIT (240.0f / 336)

static void
set_art (BrambleAnswer *answer,
         char          *art,
         float          aspect)
{
  answer->art = art;
  answer->aspect = aspect;
}

static void
show_card (BrambleAnswer *answer,
           guint          card)
{
  set_art (answer, g_strdup (bramble_gloom_card_sign (card)), 1);
  answer->about = g_strdup (gloom_card_effect (card));
  answer->heard = bramble_gloom_card_text (card);
}

/* A card that can be read in hand is called by its name alone. */
static void
show_held_card (BrambleAnswer *answer,
                guint          card)
{
  g_free (answer->text);
  answer->text = g_strdup (gloom_card_name (card));
  set_art (answer, g_strdup (bramble_gloom_card_sign (card)), 1);
  answer->about = g_strdup (gloom_card_effect (card));
  answer->heard = bramble_gloom_card_text (card);
}

/* What a Character would be worth, and which points would be covered. */
static char *
describe_change (BrambleGloomHero *hero,
                 const char       *worth,
                 const char       *would)
{
  guint covered = bramble_gloom_hero_get_covered (hero);
  g_autoptr (GString) points = g_string_new (NULL);
  const char *name = bramble_gloom_hero_get_name (hero);

  for (guint i = 0; i < GLOOM_PLACES; i++)
    {
      const BrambleGloomLayer *layer = bramble_gloom_hero_find_shown (hero, BRAMBLE_GLOOM_POINTS (i));
      g_autofree char *number = NULL;

      if (layer == NULL || (covered & BRAMBLE_GLOOM_POINTS (i)) == 0)
        continue;
      number = gloom_number (GLOOM_PRINTED (gloom_cards[layer->card].points[i]));
      g_string_append_printf (points, "%s%s", points->len > 0 ? ", " : "", number);
    }
  if (points->len == 0)
    /* Translators: a Character, its Self-Worth, and what that becomes */
    return g_strdup_printf (_("%1$s: Self-Worth %2$s becomes %3$s."), name, worth, would);

  /* Translators: a Character, its Self-Worth, what that becomes, and points that are covered */
  return g_strdup_printf (_("%1$s: Self-Worth %2$s becomes %3$s. It covers %4$s."), name, worth, would, points->str);
}

/* What the card that is to be laid would make of a Character. */
static void
show_hero (BrambleGloomBoard *self,
           BrambleAnswer     *answer,
           guint              index)
{
  g_autoptr (BrambleGloomHero) hero = g_list_model_get_item (bramble_gloom_table_get_heroes (self->table), index);
  BrambleMatch *match = bramble_board_get_match (BRAMBLE_BOARD (self));
  g_autofree char *worth = NULL;
  g_autofree char *would = NULL;
  guint character;

  if (hero == NULL || (character = bramble_gloom_hero_get_character (hero)) >= GLOOM_N_CARDS)
    return;
  set_art (answer, g_strconcat ("gloom/heroes/", gloom_cards[character].id, NULL), PORTRAIT);
  if (!bramble_gloom_hero_get_possible (hero))
    {
      answer->about = g_strdup (bramble_gloom_hero_get_description (hero));
      return;
    }
  g_free (answer->text);
  answer->text = g_strdup (bramble_gloom_hero_get_name (hero));
  worth = gloom_number (bramble_gloom_hero_get_worth (hero));
  would = gloom_number (bramble_gloom_hero_get_would (hero));
  /* Translators: a Self-Worth, and what it becomes; short */
  answer->price = g_strdup_printf (C_("Self-Worth", "%1$s ▸ %2$s"), worth, would);
  answer->about = describe_change (hero, worth, would);
  /* Who sees it sees also whose it is. */
  if (GLOOM_OWNER (index) != (guint) bramble_match_get_viewer (match))
    {
      g_autofree char *family = g_strdup_printf (_("In the family of %s."),
                                                 bramble_seat_get_name (bramble_match_get_seat (match, GLOOM_OWNER (index))));

      answer->heard = g_strdup_printf ("%s\n%s", family, answer->about);
    }
}

static void
show_seat (BrambleBoard  *board,
           BrambleAnswer *answer,
           guint          seat)
{
  BrambleSeat *who = bramble_match_get_seat (bramble_board_get_match (board), seat);

  if (who)
    set_art (answer, g_strdup (bramble_seat_get_look (who)->symbol), 1);
}

/* The class function of #BrambleBoard. */
void
bramble_gloom_board_dress_answer (BrambleBoard     *board,
                                  const BrambleAsk *ask,
                                  guint             option,
                                  BrambleAnswer    *answer)
{
  BrambleGloomBoard *self = BRAMBLE_GLOOM_BOARD (board);
  const BrambleOption *o = &ask->options[option];

  /* What is to be laid is thought about from now on. */
  bramble_gloom_board_show_preview (self);
  switch ((GloomOptionKind) o->kind)
    {
    case GLOOM_OPT_CHARACTER:
      set_art (answer, g_strconcat ("gloom/heroes/", gloom_cards[o->a].id, NULL), PORTRAIT);
      answer->about = g_strdup (gloom_card_flavour (o->a));
      return;
    case GLOOM_OPT_CARD:
      show_held_card (answer, o->a);
      return;
    case GLOOM_OPT_CLAIM:
    case GLOOM_OPT_STORY:
    case GLOOM_OPT_MODIFIER:
      show_card (answer, o->a);
      return;
    case GLOOM_OPT_HERO:
      show_hero (self, answer, o->a);
      return;
    case GLOOM_OPT_SEAT:
      show_seat (board, answer, o->a);
      return;
    case GLOOM_OPT_DISCARD_HAND:
      set_art (answer, g_strdup ("gloom/icons/draw"), 1);
      answer->ends = TRUE;
      return;
    case GLOOM_OPT_NONE:
    case GLOOM_OPT_PASS:
      answer->ends = TRUE;
      return;
    case GLOOM_OPT_YES:
    case GLOOM_OPT_NO:
    case GLOOM_OPT_ORDER:
    case GLOOM_N_OPTIONS:
      return;
    }
}
