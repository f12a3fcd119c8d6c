/* bramble-stuffed-board-answers.c: how the answers of Stuffed Fables look
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-board-private.h"

#include <glib/gi18n.h>
#include <rules/stuffed-text.h>

#include <bramble-stuffed-words.h>

static void
set_item (BrambleAnswer *answer,
          guint          item)
{
  answer->art = g_strconcat ("stuffed/items/", stuffed_item_ids[item], NULL);
  answer->about = g_strdup (stuffed_item_text (item));
}

static void
set_status (BrambleAnswer *answer,
            guint          status)
{
  answer->art = g_strconcat ("stuffed/statuses/", stuffed_status_ids[status], NULL);
  answer->about = g_strdup (stuffed_status_text (status));
}

static void
set_minion (BrambleAnswer *answer,
            guint          kind)
{
  answer->art = g_strconcat ("stuffed/minions/", stuffed_minion_ids[kind], NULL);
}

static void
set_seat (BrambleBoard  *board,
          guint          seat,
          BrambleAnswer *answer)
{
  const StuffedState *s = bramble_match_get_view (bramble_board_get_match (board));

  if (seat < s->n_seats)
    answer->art = g_strconcat ("stuffed/portraits/", stuffed_stuffy_ids[s->seats[seat].stuffy], NULL);
}

/* A die of a throw, as it lies there. */
static void
set_nth (BrambleBoard  *board,
         guint          nth,
         BrambleAnswer *answer)
{
  const StuffedState *s = bramble_match_get_view (bramble_board_get_match (board));
  guint colour = nth < STUFFED_DICE_OF_A_COLOUR ? s->roll.colour : s->roll.beside;

  if (colour < STUFFED_N_COLOURS)
    answer->art = g_strdup_printf ("stuffed/dice/%s-%u", stuffed_colour_ids[colour], s->roll.faces[nth]);
}

/* What an option of the story is like. */
static void
set_option (BrambleBoard        *board,
            const BrambleOption *o,
            BrambleAnswer       *answer)
{
  static const char *const arts[] = {
    [STUFFED_TAG_KIND] = "stuffed/tags/kind",
    [STUFFED_TAG_BRAVE] = "stuffed/tags/brave",
    [STUFFED_TAG_SLY] = "stuffed/tags/sly",
    [STUFFED_TAG_PLAIN] = "stuffed/tags/plain",
  };
  const char *const words[] = {
    [STUFFED_TAG_KIND] = C_("option", "kind"),
    [STUFFED_TAG_BRAVE] = C_("option", "brave"),
    [STUFFED_TAG_SLY] = C_("option", "sly"),
    [STUFFED_TAG_PLAIN] = C_("option", "plain"),
  };
  const StuffedState *s = bramble_match_get_view (bramble_board_get_match (board));
  const StuffedFrame *f = &s->stack[s->depth - 1];
  guint first = f->proc == STUFFED_PROC_LOST ? stuffed_losts[f->n].option : stuffed_statement (s, f)->to;
  guint tag = stuffed_tome (s, o->b)->options[first + o->a].tag;

  if (tag >= G_N_ELEMENTS (arts))
    return;
  answer->art = g_strdup (arts[tag]);
  answer->price = g_strdup (words[tag]);
}

/* What is done with the dice in the hand needs no numbers: the chance stands beside it. */
static void
shorten (const StuffedState  *s,
         const BrambleOption *o,
         BrambleAnswer       *answer)
{
  char *text = NULL;

  if (o->kind == STUFFED_OPT_MELEE)
    /* Translators: a minion, and its number */
    text = g_strdup_printf (_("Strike %1$s %2$u"), stuffed_minion_name (o->b), o->a + 1u);
  else if (o->kind == STUFFED_OPT_RANGED)
    /* Translators: a minion, and its number */
    text = g_strdup_printf (_("Shoot at %1$s %2$u"), stuffed_minion_name (o->b), o->a + 1u);
  else if (o->kind == STUFFED_OPT_STAND)
    text = g_strdup (stuffed_text (s->story, o->b, stuffed_stand (s, o->a)->label));
  if (text == NULL)
    return;
  g_free (answer->text);
  answer->text = text;
}

/* What a single die pays for waits until one is picked up. */
static gboolean
waits_for_a_die (const BrambleOption *o)
{
  return o->kind == STUFFED_OPT_RESERVE || o->kind == STUFFED_OPT_SEND || o->kind == STUFFED_OPT_GIVE;
}

/* With dice in the hand, what they could do has its chance, and nothing else is offered. */
static void
dress_drafted (BrambleStuffedBoard *self,
               const BrambleAsk    *ask,
               const BrambleOption *o,
               BrambleAnswer       *answer)
{
  const StuffedState *s = bramble_match_get_view (bramble_board_get_match (BRAMBLE_BOARD (self)));
  guint needed = bramble_stuffed_needed (s, o);
  BrambleStuffedOdds odds;
  StuffedRoll pool;

  if (o->kind == STUFFED_OPT_DONE)
    return;
  if (!bramble_stuffed_draft_serves (&self->draft, s, o))
    {
      answer->hidden = TRUE;
      return;
    }
  if (!bramble_stuffed_draft_pool (&self->draft, s, ask->seat, o, &pool))
    return;
  shorten (s, o, answer);
  bramble_stuffed_odds_fill (&odds, s, &pool);
  if (needed == 0)
    answer->price = g_strdup_printf (C_("totals of dice", "%1$u–%2$u"), odds.least, odds.most);
  else if (pool.kind == STUFFED_ROLL_TASK && odds.most < needed)
    /* Translators: a task gets on by so much, and is not done yet; very short */
    answer->price = g_strdup_printf (C_("totals of dice", "+%1$u–%2$u"), odds.least, odds.most);
  else
    answer->price = g_strdup_printf (C_("chance", "%u %%"), bramble_stuffed_percent (bramble_stuffed_odds_reach (&odds, needed)));
}

/* How likely a stored die blocks all of it. */
static void
dress_defence (BrambleBoard        *board,
               const BrambleAsk    *ask,
               const BrambleOption *o,
               BrambleAnswer       *answer)
{
  const StuffedState *s = bramble_match_get_view (bramble_board_get_match (board));
  const StuffedSeat *p = &s->seats[ask->seat];
  StuffedRoll pool = { .kind = STUFFED_ROLL_DEFENCE, .seat = ask->seat, .colour = o->a, .beside = STUFFED_PURPLE, .own = 1 };
  guint damage = s->stack[s->depth - 1].n;
  BrambleStuffedOdds odds;

  if (o->kind == STUFFED_OPT_BOTH)
    {
      pool.colour = p->stored[0];
      pool.beside = p->stored[1];
      pool.purple = 1;
    }
  bramble_stuffed_odds_fill (&odds, s, &pool);
  answer->price = g_strdup_printf (C_("chance", "%u %%"), bramble_stuffed_percent (bramble_stuffed_odds_reach (&odds, damage)));
  answer->about = g_strdup (_("How likely it is that all of it is blocked."));
}

/* The class function of #BrambleBoard. */
void
bramble_stuffed_board_dress_answer (BrambleBoard     *board,
                                    const BrambleAsk *ask,
                                    guint             option,
                                    BrambleAnswer    *answer)
{
  BrambleStuffedBoard *self = BRAMBLE_STUFFED_BOARD (board);
  const BrambleOption *o = &ask->options[option];

  if (ask->kind == STUFFED_ASK_ACT && bramble_stuffed_draft_count (&self->draft) > 0)
    dress_drafted (self, ask, o, answer);
  else if (ask->kind == STUFFED_ASK_ACT)
    answer->hidden = waits_for_a_die (o);
  else if (ask->kind == STUFFED_ASK_DEFEND && (o->kind == STUFFED_OPT_STORED || o->kind == STUFFED_OPT_BOTH))
    dress_defence (board, ask, o, answer);
  switch ((StuffedOpt) o->kind)
    {
    case STUFFED_OPT_DIE:
    case STUFFED_OPT_STORED:
    case STUFFED_OPT_RESERVE:
      answer->art = g_strconcat ("stuffed/dice/", stuffed_colour_ids[o->a], NULL);
      return;
    case STUFFED_OPT_NTH:
      set_nth (board, o->a, answer);
      return;
    case STUFFED_OPT_SEAT:
    case STUFFED_OPT_HAND:
    case STUFFED_OPT_SEND:
    case STUFFED_OPT_GIVE:
    case STUFFED_OPT_GIVE_FREE:
      set_seat (board, o->a, answer);
      return;
    case STUFFED_OPT_STATUS:
    case STUFFED_OPT_CURE:
    case STUFFED_OPT_SPEND:
      set_status (answer, o->a);
      return;
    case STUFFED_OPT_ITEM:
    case STUFFED_OPT_BUY:
    case STUFFED_OPT_USE_ITEM:
      set_item (answer, o->a);
      return;
    case STUFFED_OPT_MELEE:
    case STUFFED_OPT_RANGED:
      set_minion (answer, o->b);
      return;
    case STUFFED_OPT_OPTION:
      set_option (board, o, answer);
      return;
    case STUFFED_OPT_STAND:
      answer->art = g_strdup ("stuffed/actions/task");
      return;
    case STUFFED_OPT_USE:
      answer->art = g_strdup ("stuffed/actions/use");
      answer->about = g_strdup (stuffed_ability_text (o->a));
      return;
    case STUFFED_OPT_MOVE:
      answer->art = g_strdup ("stuffed/tokens/move");
      return;
    case STUFFED_OPT_SEARCH:
      answer->art = g_strdup ("stuffed/tokens/search");
      return;
    case STUFFED_OPT_ROLL:
      answer->art = g_strdup ("stuffed/actions/throw");
      return;
    case STUFFED_OPT_SQUARE:
      /* It is touched on the map; by keyboard the arrows go there. */
      answer->art = g_strdup ("stuffed/tokens/move");
      return;
    case STUFFED_OPT_NUMBER:
      answer->art = g_strdup (ask->kind == STUFFED_ASK_SQUEAK ? "stuffed/dice/black" : "stuffed/dice/white");
      return;
    case STUFFED_OPT_DONE:
    case STUFFED_OPT_NONE:
      answer->ends = TRUE;
      return;
    case STUFFED_OPT_YES:
    case STUFFED_OPT_NO:
    case STUFFED_OPT_STAY:
    case STUFFED_OPT_BOTH:
    case STUFFED_OPT_WALK_AWAY:
    case STUFFED_OPT_WEAR:
    case STUFFED_OPT_DISCARD:
    case STUFFED_N_OPTS:
      return;
    }
}
