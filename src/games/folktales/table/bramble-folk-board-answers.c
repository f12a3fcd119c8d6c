/* bramble-folk-board-answers.c: how the answers of Hungarian Folktales look
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-board-private.h"

#include <glib/gi18n.h>
#include <rules/folk-engine.h>
#include <rules/folk-text.h>

#include <bramble-folk-words.h>

static void
set_tile (BrambleAnswer *answer,
          guint          tile)
{
  answer->art = g_strconcat ("folktales/tiles/", folk_tile_ids[tile], NULL);
}

/* Which of two ways to the same field an option is, counted from 0, or -1 for the only one. */
static int
find_twin (const BrambleAsk    *ask,
           const BrambleOption *o)
{
  guint before = 0;
  guint n = 0;

  for (guint i = 0; i < ask->n_options; i++)
    if (ask->options[i].kind == FOLK_OPT_WAY && ask->options[i].a == o->a)
      {
        before += &ask->options[i] < o;
        n++;
      }
  return n > 1 && before < BRAMBLE_FOLK_ROUTES ? (int) before : -1;
}

/* What a way costs in figures, and all that would happen in words. */
static void
dress_way (BrambleBoard        *board,
           const BrambleAsk    *ask,
           const BrambleOption *o,
           BrambleAnswer       *answer)
{
  const FolkState *s = bramble_match_get_view (bramble_board_get_match (board));
  guint8 fields[BRAMBLE_FOLK_MAX_WALK];
  guint n = bramble_folk_way_fields (s->seats[ask->seat].field, o->b, o->a, fields, BRAMBLE_FOLK_MAX_WALK);
  g_autofree char *what = bramble_folk_way_text (s, ask->seat, o);
  guint reds = folk_has (s, ask->seat, FOLK_WISHING_TABLE) ? 0 : bramble_folk_way_reds (s->seats[ask->seat].field, o);
  int twin = find_twin (ask, o);

  if (twin >= 0)
    {
      g_autofree char *text = answer->text;

      /* Translators: a field, and the letter of one of two ways that lead there */
      answer->text = g_strdup_printf (C_("way", "%1$s, way %2$s"), text, bramble_folk_route_letters[twin]);
    }
  answer->art = bramble_folk_field_dup_art (o->a);
  /* Translators: after how many steps something would happen, and what */
  answer->about = g_strdup_printf (ngettext ("%1$u step: %2$s.", "%1$u steps: %2$s.", n - 1), n - 1, what);
  if (reds == 0)
    return;
  answer->price = g_strdup_printf ("−%u", reds);
  answer->price_art = g_strdup (s->seats[ask->seat].n_biscuits < reds ? "folktales/tokens/boot-1" : "folktales/tokens/biscuit");
}

/* How far a number that one may name really goes. */
static void
dress_number (BrambleBoard        *board,
              const BrambleOption *o,
              BrambleAnswer       *answer)
{
  const FolkState *s = bramble_match_get_view (bramble_board_get_match (board));
  const FolkFrame *f = &s->stack[s->depth - 1];
  guint steps = (guint) folk_steps (s, f->seat, f->tile, (f->flags & FOLK_FLAG_LANTERN) != 0, o->a);

  answer->art = g_strdup_printf ("dice/white-%u", o->a);
  /* Translators: how far one goes with the number that one names */
  answer->about = g_strdup_printf (ngettext ("This makes %u step.", "This makes %u steps.", steps), steps);
}

static void
dress_seat (BrambleBoard  *board,
            guint          seat,
            BrambleAnswer *answer)
{
  BrambleSeat *who = bramble_match_get_seat (bramble_board_get_match (board), seat);

  if (who)
    answer->art = g_strdup (bramble_seat_get_look (who)->symbol);
}

/* Returns (nullable): the picture of a thing that can be traded. */
const char *
bramble_folk_offer_art (guint thing)
{
  static const char *const tokens[FOLK_THING_TILES] = {
    [FOLK_THING_BISCUIT] = "folktales/tokens/biscuit",
    [FOLK_THING_ADVICE] = "folktales/tokens/advice",
    [FOLK_THING_GOLD] = "folktales/tokens/gold",
  };
  g_autofree char *art = NULL;

  if (thing < FOLK_THING_TILES)
    return tokens[thing];
  if (thing >= FOLK_N_THINGS)
    return NULL;

  art = g_strconcat ("folktales/tiles/", folk_tile_ids[folk_thing_tile (thing)], NULL);
  return g_intern_string (art);
}

/* Answers about an offer that are no pieces of it. */
static void
dress_offer (BrambleBoard        *board,
             const BrambleOption *o,
             BrambleAnswer       *answer)
{
  switch ((BrambleOfferStep) o->kind)
    {
    case BRAMBLE_OFFER_TO:
      dress_seat (board, o->a, answer);
      return;
    case BRAMBLE_OFFER_RATHER:
      answer->art = g_strdup (bramble_folk_offer_art (o->a));
      return;
    case BRAMBLE_OFFER_GIVE:
    case BRAMBLE_OFFER_WANT:
    case BRAMBLE_OFFER_MAKE:
    case BRAMBLE_OFFER_DROP:
    case BRAMBLE_OFFER_ACCEPT:
    case BRAMBLE_OFFER_DECLINE:
      return;
    }
}

/* The class function of #BrambleBoard. */
void
bramble_folk_board_dress_answer (BrambleBoard     *board,
                                 const BrambleAsk *ask,
                                 guint             option,
                                 BrambleAnswer    *answer)
{
  const BrambleOption *o = &ask->options[option];

  if (ask->kind == FOLK_ASK_OFFER || ask->kind == FOLK_ASK_REPLY)
    {
      dress_offer (board, o, answer);
      return;
    }
  switch ((FolkOpt) o->kind)
    {
    case FOLK_OPT_WAY:
      dress_way (board, ask, o, answer);
      return;
    case FOLK_OPT_TILE:
    case FOLK_OPT_SELL:
    case FOLK_OPT_FEATHER:
    case FOLK_OPT_WAND:
    case FOLK_OPT_BUY:
      set_tile (answer, o->a);
      return;
    case FOLK_OPT_DISCARD:
      set_tile (answer, o->a);
      answer->forgoes = TRUE;
      return;
    case FOLK_OPT_CLOAK:
      set_tile (answer, FOLK_MAGIC_CLOAK);
      return;
    case FOLK_OPT_COMB:
      set_tile (answer, FOLK_GOLDEN_COMB);
      return;
    case FOLK_OPT_LANTERN:
      set_tile (answer, FOLK_LANTERN);
      return;
    case FOLK_OPT_KEY:
      set_tile (answer, FOLK_KEY);
      return;
    case FOLK_OPT_TRICKSTER:
      set_tile (answer, FOLK_TRICKSTER);
      return;
    case FOLK_OPT_FORGE:
      set_tile (answer, FOLK_ENCHANTED_SWORD);
      return;
    case FOLK_OPT_OUTCOME:
      answer->art = g_strdup (bramble_folk_row_art (o->a));
      return;
    case FOLK_OPT_DARE:
    case FOLK_OPT_SHARE:
      dress_seat (board, o->a, answer);
      return;
    case FOLK_OPT_GIVE:
      answer->art = g_strdup (bramble_folk_offer_art (o->a));
      return;
    case FOLK_OPT_ROLL:
      answer->art = g_strdup ("dice/white-5");
      return;
    case FOLK_OPT_NUMBER:
      dress_number (board, o, answer);
      return;
    case FOLK_OPT_WALK:
    case FOLK_OPT_BISCUIT:
    case FOLK_OPT_EAT:
    case FOLK_OPT_STAY:
      answer->art = g_strdup ("folktales/tokens/biscuit");
      return;
    case FOLK_OPT_ADVICE:
    case FOLK_OPT_WITS:
    case FOLK_OPT_BUY_ADVICE:
    case FOLK_OPT_PAY_ADVICE:
      answer->art = g_strdup ("folktales/tokens/advice");
      return;
    case FOLK_OPT_GOLD:
      answer->art = g_strdup ("folktales/tokens/gold");
      return;
    case FOLK_OPT_MEND:
      answer->art = g_strdup ("folktales/tokens/boot-1");
      return;
    case FOLK_OPT_KNOCK:
      answer->art = g_strdup ("folktales/fields/castle");
      return;
    case FOLK_OPT_NONE:
    case FOLK_OPT_END_TURN:
    case FOLK_OPT_ENOUGH:
      answer->ends = TRUE;
      return;
    case FOLK_OPT_YES:
    case FOLK_OPT_NO:
    case FOLK_OPT_QUEST:
    case FOLK_OPT_TRADE:
    case FOLK_OPT_REST:
    case FOLK_OPT_GO_ON:
    case FOLK_N_OPTS:
      return;
    }
}
