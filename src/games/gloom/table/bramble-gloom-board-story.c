/* bramble-gloom-board-story.c: what the stage shows of Fairytale Gloom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-gloom-board-private.h"

#include <glib/gi18n.h>
#include <rules/asks.h>
#include <rules/events.h>
#include <rules/text.h>

#include <bramble-gloom-cards.h>
#include <bramble-gloom-target.h>

#include "bramble-gloom-card.h"

static const GloomState *
view_of (BrambleBoard *board)
{
  return bramble_match_get_view (bramble_board_get_match (board));
}

/* Deeds. */

static BrambleDeed *
add_deed (GArray          *deeds,
          BrambleDeedKind  kind,
          guint            seat)
{
  BrambleDeed deed = { .kind = kind, .seat = (int) seat };

  g_array_append_val (deeds, deed);
  return &g_array_index (deeds, BrambleDeed, deeds->len - 1);
}

/* A card that somebody laid, played or got. */
static void
add_card (GArray          *deeds,
          BrambleDeedKind  kind,
          guint            seat,
          guint            card)
{
  BrambleDeed *deed;

  if (card >= GLOOM_N_CARDS || seat >= GLOOM_MAX_SEATS)
    return;
  deed = add_deed (deeds, kind, seat);
  deed->art = g_strdup (bramble_gloom_card_sign (card));
  deed->text = g_strdup (gloom_card_name (card));
}

/* So many cards more or fewer in hand. */
static void
add_hand (GArray *deeds,
          guint   seat,
          int     n)
{
  BrambleDeed *deed;

  if (seat >= GLOOM_MAX_SEATS)
    return;
  deed = add_deed (deeds, n > 0 ? BRAMBLE_DEED_DID : BRAMBLE_DEED_LOST, seat);
  deed->art = g_strdup ("gloom/icons/draw");
  deed->n = n;
  deed->of = "gloom/cards/back";
}

/* The class function: what @event means for whom. */
void
bramble_gloom_board_tell_deeds (BrambleBoard       *board,
                                const BrambleEvent *e,
                                GArray             *deeds)
{
  BrambleDeed *deed;

  switch ((GloomEventKind) e->kind)
    {
    case GLOOM_EVENT_MODIFIER_LAID:
    case GLOOM_EVENT_ENDING_LAID:
    case GLOOM_EVENT_EVENT_PLAYED:
    case GLOOM_EVENT_STORY_CLAIMED:
    case GLOOM_EVENT_STORY_STOLEN:
    case GLOOM_EVENT_RECOVERED:
    case GLOOM_EVENT_MODIFIER_RETURNED:
      add_card (deeds, BRAMBLE_DEED_DID, e->seat, e->card);
      return;
    case GLOOM_EVENT_RESPONDED:
      add_card (deeds, BRAMBLE_DEED_DID, e->seat, e->cause);
      return;
    case GLOOM_EVENT_CANCELLED:
    case GLOOM_EVENT_SENT_BACK:
    case GLOOM_EVENT_STORY_FREED:
      add_card (deeds, BRAMBLE_DEED_LOST, e->seat, e->card);
      return;
    case GLOOM_EVENT_MODIFIER_REMOVED:
    case GLOOM_EVENT_REVIVED:
      add_card (deeds, BRAMBLE_DEED_LOST, GLOOM_OWNER (e->a), e->card);
      return;
    case GLOOM_EVENT_DRAWN:
      add_hand (deeds, e->seat, 1);
      return;
    case GLOOM_EVENT_DISCARDED:
      add_hand (deeds, e->seat, -1);
      return;
    case GLOOM_EVENT_TAKEN:
      add_hand (deeds, e->seat, 1);
      add_hand (deeds, e->other, -1);
      return;
    case GLOOM_EVENT_GIVEN:
      add_hand (deeds, e->seat, -1);
      add_hand (deeds, e->other, 1);
      return;

    case GLOOM_EVENT_IDLE:
      deed = add_deed (deeds, BRAMBLE_DEED_DID, e->seat);
      deed->art = g_strdup (bramble_gloom_card_sign (e->card));
      /* Translators: %s is a card that was played for nothing */
      deed->text = g_strdup_printf (_("%s does nothing"), gloom_card_name (e->card));
      return;

    case GLOOM_EVENT_CHARACTER_CHOSEN:
    case GLOOM_EVENT_STORY_LAID_OUT:
    case GLOOM_EVENT_CARDS_DEALT:
    case GLOOM_EVENT_TURN_BEGAN:
    case GLOOM_EVENT_ANNOUNCED:
    case GLOOM_EVENT_TURNED_ASIDE:
    case GLOOM_EVENT_ANSWER_DONE:
    case GLOOM_EVENT_EVENT_OVER:
    case GLOOM_EVENT_HAND_DISCARDED:
    case GLOOM_EVENT_TURN_PASSED:
    case GLOOM_EVENT_SHUFFLED:
    case GLOOM_EVENT_LOOKED_AT_HAND:
    case GLOOM_EVENT_LOOKED_AT_TOP:
    case GLOOM_EVENT_PUT_BACK:
    case GLOOM_EVENT_EXTRA_ACTION:
    case GLOOM_EVENT_MODIFIER_MOVED:
    case GLOOM_EVENT_MODIFIER_SUNK:
    case GLOOM_EVENT_MODIFIER_RAISED:
    case GLOOM_EVENT_WIND_TURNED:
    case GLOOM_EVENT_ORDER_GIVEN:
    case GLOOM_EVENT_GAME_OVER:
    case GLOOM_N_EVENTS:
      return;
    }
}

/* Cards. */

/* The card as one holds it in hand, with its words for who does not see it. */
static GtkWidget *
create_card (BrambleThing thing,
             gpointer     user_data)
{
  guint card = gloom_card_by_id (thing.id);
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  g_autofree char *text = bramble_gloom_card_text (card);
  g_autofree char *words = g_strconcat (gloom_card_name (card), "\n", text, NULL);

  gtk_box_append (GTK_BOX (box), bramble_gloom_sheet_new (card));
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  return box;
}

static void
fill_acting (BrambleActing *acting,
             guint          card,
             int            seat,
             guint          character)
{
  acting->card = bramble_gloom_card_thing (card);
  acting->seat = seat;
  acting->create = create_card;
  acting->line = g_strdup (bramble_gloom_kind_name (card));
  if (character < GLOOM_N_CARDS)
    {
      acting->place = gloom_hero_name (character, GLOOM_FORM_FIRST);
      acting->place_art = g_strconcat ("gloom/heroes/", gloom_cards[character].id, NULL);
    }
}

gboolean
bramble_gloom_board_find_acting (BrambleBoard       *board,
                                 const BrambleEvent *e,
                                 BrambleActing      *acting)
{
  const GloomState *s = view_of (board);
  int seat = e->seat < s->n_seats ? (int) e->seat : -1;

  switch (e->kind)
    {
    case GLOOM_EVENT_ANNOUNCED:
    case GLOOM_EVENT_MODIFIER_LAID:
    case GLOOM_EVENT_ENDING_LAID:
    case GLOOM_EVENT_TURNED_ASIDE:
    case GLOOM_EVENT_MODIFIER_MOVED:
    case GLOOM_EVENT_MODIFIER_REMOVED:
    case GLOOM_EVENT_MODIFIER_SUNK:
    case GLOOM_EVENT_MODIFIER_RAISED:
    case GLOOM_EVENT_REVIVED:
      if (e->card >= GLOOM_N_CARDS)
        return FALSE;
      fill_acting (acting, e->card, seat, e->a < GLOOM_MAX_HEROES ? e->b : GLOOM_NONE);
      return TRUE;
    case GLOOM_EVENT_EVENT_PLAYED:
    case GLOOM_EVENT_STORY_CLAIMED:
    case GLOOM_EVENT_STORY_STOLEN:
      if (e->card >= GLOOM_N_CARDS)
        return FALSE;
      fill_acting (acting, e->card, seat, GLOOM_NONE);
      return TRUE;
    case GLOOM_EVENT_IDLE:
      fill_acting (acting, e->card, seat, GLOOM_NONE);
      g_free (acting->line);
      acting->line = bramble_match_dup_sentence (bramble_board_get_match (board), e);
      return TRUE;
    case GLOOM_EVENT_RESPONDED:
      fill_acting (acting, e->cause, seat, GLOOM_NONE);
      return TRUE;
    default:
      break;
    }
  if (e->cause >= GLOOM_N_CARDS)
    return FALSE;

  fill_acting (acting, e->cause, seat, GLOOM_NONE);
  return TRUE;
}

/* The card that a question is about: one that is announced, acts, or is to be laid. */
gboolean
bramble_gloom_board_find_asked (BrambleBoard     *board,
                                const BrambleAsk *ask,
                                BrambleActing    *acting)
{
  const GloomState *s = view_of (board);
  const GloomFrame *f = s->depth > 0 ? &s->stack[s->depth - 1] : NULL;
  guint card, owner, hero;

  if (f == NULL || ask->n_options == 0)
    return FALSE;
  card = ask->kind == GLOOM_ASK_TARGET || ask->kind == GLOOM_ASK_FREE_TARGET ? f->pick : f->card;
  if (card >= GLOOM_N_CARDS || ask->kind == GLOOM_ASK_ACTION || ask->kind == GLOOM_ASK_CHARACTER)
    return FALSE;

  owner = card == f->pick ? ask->seat : f->owner;
  hero = f->hero < gloom_n_heroes (s) && card == f->card ? s->heroes[f->hero].character : GLOOM_NONE;
  fill_acting (acting, card, owner < s->n_seats ? (int) owner : -1, hero);
  return TRUE;
}

gboolean
bramble_gloom_board_read_card (BrambleBoard    *board,
                               BrambleThing     card,
                               BrambleLeafFace *face)
{
  return card.id && bramble_gloom_read_card (card.id, face);
}
