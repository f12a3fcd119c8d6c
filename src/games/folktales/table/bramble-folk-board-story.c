/* bramble-folk-board-story.c: what the stage shows of Hungarian Folktales
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-board-private.h"

#include <glib/gi18n.h>
#include <rules/folk-engine.h>
#include <rules/folk-text.h>

#include <bramble-folk-words.h>

#include "bramble-folk-throw.h"
#include "bramble-folk-tile.h"
#include "bramble-presentation.h"

static const FolkState *
view_of (BrambleBoard *board)
{
  return bramble_match_get_view (bramble_board_get_match (board));
}

/* Deeds. */

/* Pictures of who is met, each by its name, and of where else the yellow die is thrown. */
#define MEETING "folktales/meet/"
#define GATE "folktales/fields/castle"
#define SORCERER "folktales/fields/sorcerer"

static BrambleDeed *
add_deed (GArray          *deeds,
          BrambleDeedKind  kind,
          guint            seat)
{
  BrambleDeed deed = { .kind = kind, .seat = (int) seat };

  g_array_append_val (deeds, deed);
  return &g_array_index (deeds, BrambleDeed, deeds->len - 1);
}

/* So many more or fewer of something. */
static void
add_count (GArray     *deeds,
           guint       seat,
           int         n,
           const char *of)
{
  BrambleDeed *deed;

  if (seat >= FOLK_MAX_SEATS || n == 0)
    return;
  deed = add_deed (deeds, n > 0 ? BRAMBLE_DEED_DID : BRAMBLE_DEED_LOST, seat);
  deed->n = n;
  deed->of = of;
}

static void
add_tile (GArray          *deeds,
          BrambleDeedKind  kind,
          guint            seat,
          guint            tile)
{
  BrambleDeed *deed;

  if (seat >= FOLK_MAX_SEATS)
    return;
  deed = add_deed (deeds, kind, seat);
  deed->art = g_strconcat ("folktales/tiles/", folk_tile_ids[tile], NULL);
  deed->text = g_strdup (folk_tile_name (tile));
}

static void
add_place (GArray *deeds,
           guint   seat,
           guint   field)
{
  BrambleDeed *deed = add_deed (deeds, BRAMBLE_DEED_WENT, seat);
  g_autofree char *name = folk_field_brief_text (field);

  deed->art = bramble_folk_field_dup_art (field);
  deed->text = folk_capital (name);
}

static void
add_words (GArray     *deeds,
           guint       seat,
           char       *art,
           char       *text,
           gboolean    lost)
{
  BrambleDeed *deed = add_deed (deeds, lost ? BRAMBLE_DEED_LOST : BRAMBLE_DEED_DID, seat);

  deed->art = art;
  deed->text = text;
}

/* What tokens do. */
static void
tell_tokens (const BrambleEvent *e,
             GArray             *deeds)
{
  static const char biscuit[] = "folktales/tokens/biscuit";
  static const char advice[] = "folktales/tokens/advice";
  static const char gold[] = "folktales/tokens/gold";

  switch (e->kind)
    {
    case FOLK_EVENT_BISCUIT_GOT:
      add_count (deeds, e->seat, 1, biscuit);
      return;
    case FOLK_EVENT_BISCUIT_PAID:
    case FOLK_EVENT_BISCUIT_WALKED:
      add_count (deeds, e->seat, -1, biscuit);
      return;
    case FOLK_EVENT_BISCUIT_PASSED:
      add_count (deeds, e->seat, -1, biscuit);
      add_count (deeds, e->other, 1, biscuit);
      return;
    case FOLK_EVENT_ADVICE_GOT:
      add_count (deeds, e->seat, e->n, advice);
      return;
    case FOLK_EVENT_ADVICE_PAID:
      add_count (deeds, e->seat, -e->n, advice);
      return;
    case FOLK_EVENT_ADVICE_PASSED:
      add_count (deeds, e->seat, -e->n, advice);
      add_count (deeds, e->other, e->n, advice);
      return;
    case FOLK_EVENT_GOLD_GOT:
      add_count (deeds, e->seat, e->n, gold);
      return;
    case FOLK_EVENT_GOLD_PAID:
      add_count (deeds, e->seat, -e->n, gold);
      return;
    case FOLK_EVENT_GOLD_PASSED:
      add_count (deeds, e->seat, -e->n, gold);
      add_count (deeds, e->other, e->n, gold);
      return;
    }

  g_assert_not_reached ();
}

/* Somebody does not want what was offered, or something else for it. */
static void
tell_declined (const BrambleEvent *e,
               GArray             *deeds)
{
  g_autofree char *rather = NULL;

  if (e->offer.rather == BRAMBLE_OFFER_NOTHING)
    {
      add_words (deeds, e->seat, NULL, g_strdup (_("no trade")), TRUE);
      return;
    }
  rather = folk_trade.thing_text (e->offer.rather, 1);
  /* Translators: %s is what would have to be added to a trade; short */
  add_words (deeds, e->seat, g_strdup (bramble_folk_offer_art (e->offer.rather)), g_strdup_printf (_("wants as well: %s"), rather), TRUE);
}

/* What the yellow die came to, before somebody in the picture @art. */
static void
tell_thrown (const BrambleEvent *e,
             GArray             *deeds,
             char               *art)
{
  add_words (deeds, e->seat, art, g_strdup_printf (C_("total of a throw", "%d in all"), e->n), FALSE);
}

/* It came to more: the total that counts is the last one. What was fulfilled meanwhile has the same picture. */
static void
tell_raised (const BrambleEvent *e,
             GArray             *deeds)
{
  for (guint i = deeds->len; i-- > 0;)
    {
      BrambleDeed *deed = &g_array_index (deeds, BrambleDeed, i);

      if (deed->seat != e->seat || deed->art == NULL || g_strcmp0 (deed->text, _("Quest fulfilled")) == 0
          || !(g_str_has_prefix (deed->art, MEETING) || g_str_equal (deed->art, GATE) || g_str_equal (deed->art, SORCERER)))
        continue;
      g_free (deed->text);
      deed->text = g_strdup_printf (C_("total of a throw", "%d in all"), e->n);
      return;
    }
}

/* The class function: what @event means for whom. */
void
bramble_folk_board_tell_deeds (BrambleBoard       *board,
                               const BrambleEvent *e,
                               GArray             *deeds)
{
  switch ((FolkEventKind) e->kind)
    {
    case FOLK_EVENT_BISCUIT_GOT:
    case FOLK_EVENT_BISCUIT_PAID:
    case FOLK_EVENT_BISCUIT_WALKED:
    case FOLK_EVENT_BISCUIT_PASSED:
    case FOLK_EVENT_ADVICE_GOT:
    case FOLK_EVENT_ADVICE_PAID:
    case FOLK_EVENT_ADVICE_PASSED:
    case FOLK_EVENT_GOLD_GOT:
    case FOLK_EVENT_GOLD_PAID:
    case FOLK_EVENT_GOLD_PASSED:
      tell_tokens (e, deeds);
      return;
    case FOLK_EVENT_MOVED:
    case FOLK_EVENT_PATH_ENTERED:
    case FOLK_EVENT_PATH_WALKED:
    case FOLK_EVENT_PATH_LEFT:
    case FOLK_EVENT_FLEW:
      add_place (deeds, e->seat, e->b);
      return;
    case FOLK_EVENT_TILE_GOT:
      add_tile (deeds, BRAMBLE_DEED_DID, e->seat, e->a);
      return;
    case FOLK_EVENT_TILE_GONE:
      add_tile (deeds, BRAMBLE_DEED_LOST, e->seat, e->a);
      return;
    case FOLK_EVENT_TILE_TURNED:
      add_tile (deeds, BRAMBLE_DEED_LOST, e->seat, e->a);
      add_tile (deeds, BRAMBLE_DEED_DID, e->seat, e->b);
      return;
    case FOLK_EVENT_TILE_PASSED:
      add_tile (deeds, BRAMBLE_DEED_LOST, e->seat, e->a);
      add_tile (deeds, BRAMBLE_DEED_DID, e->other, e->a);
      return;
    case FOLK_EVENT_LUCK_THROWN:
      tell_thrown (e, deeds, g_strconcat (MEETING, folk_adventure_ids[e->b], NULL));
      return;
    case FOLK_EVENT_SPELL_THROWN:
      tell_thrown (e, deeds, g_strdup (SORCERER));
      return;
    case FOLK_EVENT_KNOCKED:
      tell_thrown (e, deeds, g_strdup (GATE));
      return;
    case FOLK_EVENT_LUCK_RAISED:
      tell_raised (e, deeds);
      return;
    case FOLK_EVENT_QUEST_DONE:
      add_words (deeds, e->other, g_strconcat (MEETING, folk_adventure_ids[folk_cards[e->a].who], NULL),
                 g_strdup (_("Quest fulfilled")), FALSE);
      return;
    case FOLK_EVENT_TURN_FORFEITED:
      add_words (deeds, e->seat, NULL, g_strdup (_("will lose a turn")), TRUE);
      return;
    case FOLK_EVENT_TURN_LOST:
      add_words (deeds, e->seat, NULL, g_strdup (_("lost a turn")), TRUE);
      return;
    case FOLK_EVENT_RESTED:
      /* Translators: what somebody did in a turn, who lies down because the boots are so heavy; short */
      add_words (deeds, e->seat, NULL, g_strdup (_("lay down to rest")), TRUE);
      return;
    case FOLK_EVENT_STOOD_STILL:
      /* Translators: what somebody did in a turn, who had no step to take; short */
      add_words (deeds, e->seat, NULL, g_strdup (_("stood still")), TRUE);
      return;
    case FOLK_EVENT_BOOT_CHANGED:
      add_words (deeds, e->seat, g_strdup (e->c > 1 ? "folktales/tokens/boot-2" : "folktales/tokens/boot-1"),
                 e->c > 0 ? g_strdup_printf ("−%u", e->c) : g_strdup (_("rid of the boot")), e->c > 0);
      return;
    case FOLK_EVENT_DECLINED:
      tell_declined (e, deeds);
      return;
    case FOLK_EVENT_DARE_REFUSED:
      add_words (deeds, e->seat, NULL, g_strdup (_("no Test of Courage")), TRUE);
      return;
    case FOLK_EVENT_GATE_SHUT:
      add_words (deeds, e->seat, g_strdup (GATE), g_strdup (_("the gate stayed shut")), TRUE);
      return;
    case FOLK_EVENT_HERO_TAKEN:
    case FOLK_EVENT_CARD_DRAWN:
    case FOLK_EVENT_LOT_THROWN:
    case FOLK_EVENT_FIRST_CHOSEN:
    case FOLK_EVENT_TURN_BEGAN:
    case FOLK_EVENT_FED:
    case FOLK_EVENT_SALT_SPENT:
    case FOLK_EVENT_TILE_LEFT:
    case FOLK_EVENT_TILE_USED:
    case FOLK_EVENT_HELP_CHOSEN:
    case FOLK_EVENT_WHITE_THROWN:
    case FOLK_EVENT_NUMBER_NAMED:
    case FOLK_EVENT_BLUE_THROWN:
    case FOLK_EVENT_STAYED:
    case FOLK_EVENT_QUEST_SERVED:
    case FOLK_EVENT_OUTCOME_TAKEN:
    case FOLK_EVENT_FOUND:
    case FOLK_EVENT_SLIPPED_AWAY:
    case FOLK_EVENT_WISHED:
    case FOLK_EVENT_PUT:
    case FOLK_EVENT_OFFERED:
    case FOLK_EVENT_ACCEPTED:
    case FOLK_EVENT_NO_TRADE:
    case FOLK_EVENT_DARED:
    case FOLK_EVENT_COURAGE_THROWN:
    case FOLK_EVENT_SHARED:
    case FOLK_EVENT_GAME_OVER:
    case FOLK_N_EVENTS:
      return;
    }
}

/* Cards. */

static GtkWidget *
create_throw (BrambleThing card,
              gpointer     user_data)
{
  BrambleFolkBoard *self = user_data;

  return bramble_folk_throw_new (view_of (BRAMBLE_BOARD (self)), bramble_folk_table_get_names (self->table), &self->luck);
}

/* The card of who is met, what casts a spell, or the gate. */
static const char *
luck_card (const BrambleFolkLuck *luck)
{
  switch (luck->kind)
    {
    case BRAMBLE_FOLK_LUCK_MEETING:
      return folk_adventure_ids[luck->who];
    case BRAMBLE_FOLK_LUCK_SPELL:
      return "sorcerer";
    case BRAMBLE_FOLK_LUCK_GATE:
      return "castle";
    case BRAMBLE_FOLK_LUCK_NONE:
      break;
    }

  g_assert_not_reached ();
}

static const char *
luck_name (const BrambleFolkLuck *luck)
{
  return luck->kind == BRAMBLE_FOLK_LUCK_MEETING ? _("The Lucky Throw") : _("A throw of the yellow die");
}

static void
fill_throw (BrambleFolkBoard *self,
            BrambleActing    *acting)
{
  acting->card = bramble_thing (BRAMBLE_FOLK_CARD_THING, luck_card (&self->luck));
  acting->seat = (int) self->luck.seat;
  acting->create = create_throw;
  acting->user_data = self;
  acting->anew = TRUE;
  acting->line = g_strdup (luck_name (&self->luck));
}

static void
fill_card (BrambleActing *acting,
           const char    *id,
           int            seat,
           const char    *line)
{
  acting->card = bramble_thing (BRAMBLE_FOLK_CARD_THING, id);
  acting->seat = seat;
  acting->line = g_strdup (line);
}

/* The class function: throws are seen as they are, and what was found is held up. */
gboolean
bramble_folk_board_find_acting (BrambleBoard       *board,
                                const BrambleEvent *e,
                                BrambleActing      *acting)
{
  BrambleFolkBoard *self = BRAMBLE_FOLK_BOARD (board);
  BrambleFolkLuck luck;

  if (bramble_folk_luck_told (view_of (board), e, &luck))
    {
      self->luck = luck;
      fill_throw (self, acting);
      return TRUE;
    }
  switch ((FolkEventKind) e->kind)
    {
    case FOLK_EVENT_QUEST_DONE:
      fill_card (acting, folk_adventure_ids[folk_cards[e->a].who], e->seat, _("Quest fulfilled"));
      return TRUE;
    case FOLK_EVENT_FOUND:
      fill_card (acting, folk_tile_ids[e->a], e->seat, _("Found"));
      return TRUE;
    case FOLK_EVENT_HERO_TAKEN:
    case FOLK_EVENT_CARD_DRAWN:
    case FOLK_EVENT_LOT_THROWN:
    case FOLK_EVENT_FIRST_CHOSEN:
    case FOLK_EVENT_TURN_BEGAN:
    case FOLK_EVENT_TURN_LOST:
    case FOLK_EVENT_RESTED:
    case FOLK_EVENT_BOOT_CHANGED:
    case FOLK_EVENT_BISCUIT_GOT:
    case FOLK_EVENT_BISCUIT_PAID:
    case FOLK_EVENT_BISCUIT_WALKED:
    case FOLK_EVENT_BISCUIT_PASSED:
    case FOLK_EVENT_FED:
    case FOLK_EVENT_ADVICE_GOT:
    case FOLK_EVENT_ADVICE_PAID:
    case FOLK_EVENT_ADVICE_PASSED:
    case FOLK_EVENT_GOLD_GOT:
    case FOLK_EVENT_GOLD_PAID:
    case FOLK_EVENT_GOLD_PASSED:
    case FOLK_EVENT_SALT_SPENT:
    case FOLK_EVENT_TILE_GOT:
    case FOLK_EVENT_TILE_LEFT:
    case FOLK_EVENT_TILE_GONE:
    case FOLK_EVENT_TILE_USED:
    case FOLK_EVENT_TILE_TURNED:
    case FOLK_EVENT_TILE_PASSED:
    case FOLK_EVENT_HELP_CHOSEN:
    case FOLK_EVENT_WHITE_THROWN:
    case FOLK_EVENT_NUMBER_NAMED:
    case FOLK_EVENT_BLUE_THROWN:
    case FOLK_EVENT_STOOD_STILL:
    case FOLK_EVENT_MOVED:
    case FOLK_EVENT_PATH_ENTERED:
    case FOLK_EVENT_PATH_WALKED:
    case FOLK_EVENT_PATH_LEFT:
    case FOLK_EVENT_FLEW:
    case FOLK_EVENT_STAYED:
    case FOLK_EVENT_QUEST_SERVED:
    case FOLK_EVENT_LUCK_THROWN:
    case FOLK_EVENT_LUCK_RAISED:
    case FOLK_EVENT_OUTCOME_TAKEN:
    case FOLK_EVENT_TURN_FORFEITED:
    case FOLK_EVENT_SLIPPED_AWAY:
    case FOLK_EVENT_WISHED:
    case FOLK_EVENT_SPELL_THROWN:
    case FOLK_EVENT_KNOCKED:
    case FOLK_EVENT_GATE_SHUT:
    case FOLK_EVENT_PUT:
    case FOLK_EVENT_OFFERED:
    case FOLK_EVENT_ACCEPTED:
    case FOLK_EVENT_DECLINED:
    case FOLK_EVENT_NO_TRADE:
    case FOLK_EVENT_DARED:
    case FOLK_EVENT_DARE_REFUSED:
    case FOLK_EVENT_COURAGE_THROWN:
    case FOLK_EVENT_SHARED:
    case FOLK_EVENT_GAME_OVER:
    case FOLK_N_EVENTS:
      return FALSE;
    }

  g_assert_not_reached ();
}

/* The class function: a throw that goes on, or the tile that a question is about. */
gboolean
bramble_folk_board_find_asked (BrambleBoard     *board,
                               const BrambleAsk *ask,
                               BrambleActing    *acting)
{
  BrambleFolkBoard *self = BRAMBLE_FOLK_BOARD (board);
  const FolkState *s = view_of (board);
  BrambleFolkLuck luck;

  if (ask->kind == FOLK_ASK_WAY || !bramble_folk_luck_asked (s, &luck))
    return FALSE;

  self->luck = luck;
  fill_throw (self, acting);
  return TRUE;
}

/* What is read of somebody who is met: who that is, and how likely everything is. Of a
 * throw that is over only the sum is left: what Advice of today would make of it is no matter. */
static void
read_throw (BrambleFolkBoard *self,
            BrambleLeafFace  *face)
{
  const FolkState *s = view_of (BRAMBLE_BOARD (self));
  BrambleFolkLuck now;

  g_free (face->text);
  face->kind = g_strdup (luck_name (&self->luck));
  face->text = bramble_folk_luck_asked (s, &now) ? bramble_folk_luck_words (s, bramble_folk_table_get_names (self->table), &self->luck)
                                                 : bramble_folk_luck_sum (s, &self->luck);
}

/* What a card is called and shows while it has no page. */
static void
read_plain (const char      *id,
            BrambleLeafFace *face)
{
  guint tile = bramble_folk_find_tile (id);

  if (tile != FOLK_NONE)
    {
      face->name = g_strdup (folk_tile_name (tile));
      face->art = g_strconcat ("folktales/tiles/", id, NULL);
      return;
    }
  for (guint who = 0; who < FOLK_N_ADVENTURES; who++)
    if (g_strcmp0 (folk_adventure_ids[who], id) == 0)
      {
        face->name = folk_capital (folk_who_name (who));
        face->art = g_strconcat ("folktales/tales/", id, NULL);
        return;
      }
  for (guint field = 0; field < FOLK_N_ON_FOOT && face->name == NULL; field++)
    if (g_strcmp0 (folk_kind_ids[folk_board_fields ()[field].kind], id) == 0)
      face->name = folk_capital (folk_field_name (field));
}

gboolean
bramble_folk_board_read_card (BrambleBoard    *board,
                              BrambleThing     card,
                              BrambleLeafFace *face)
{
  BrambleFolkBoard *self = BRAMBLE_FOLK_BOARD (board);
  BrambleMatch *match = bramble_table_get_match (BRAMBLE_TABLE (self->table));
  const BramblePresentation *game = bramble_presentation_of (bramble_match_get_game (match));
  g_auto (BrambleCardInfo) info = { 0 };

  if (card.id == NULL)
    return FALSE;
  if (game->describe_card && game->describe_card (bramble_record_setup (bramble_match_get_record (match)), card.id, &info))
    {
      face->name = g_strdup (bramble_item_get_name (info.item));
      face->art = g_strdup (info.picture);
      face->text = g_strdup (bramble_item_get_text (info.item));
    }
  else
    read_plain (card.id, face);
  if (self->luck.kind != BRAMBLE_FOLK_LUCK_NONE && g_strcmp0 (card.id, luck_card (&self->luck)) == 0)
    read_throw (self, face);
  return face->name != NULL;
}
