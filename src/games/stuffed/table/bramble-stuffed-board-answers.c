/* bramble-stuffed-board-answers.c: how the answers of Stuffed Fables look
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-board-private.h"

#include <glib/gi18n.h>
#include <rules/stuffed-text.h>
#include <string.h>

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

/* It is touched on the map, and by keyboard the arrows go there; who goes through the answers sees and
 * hears what lies there. That nothing does is not said: the answer would be there twice. */
static void
set_square (BrambleStuffedBoard *self,
            guint                seat,
            guint                square,
            BrambleAnswer       *answer)
{
  const StuffedState *s = bramble_match_get_view (bramble_board_get_match (BRAMBLE_BOARD (self)));
  char text[2];
  const char *mark = bramble_stuffed_map_find_mark (s, square, text);
  g_autofree char *about = NULL;

  answer->art = g_strdup (mark ? mark : "stuffed/tokens/move");
  about = bramble_stuffed_square_label (s, seat, square, bramble_stuffed_table_get_names (self->table));
  if (!g_str_has_prefix (about, answer->text) || strlen (about) > strlen (answer->text) + 1)
    answer->about = g_steal_pointer (&about);
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

/* What an option takes stands in brackets at its end. */
static void
split_cost (BrambleAnswer *answer)
{
  char *begin = g_strrstr (answer->text, " (");
  gsize length = strlen (answer->text);

  if (begin == NULL || answer->text[length - 1] != ')')
    return;

  answer->text[length - 1] = '\0';
  answer->cost = g_strdup (begin + 2);
  *begin = '\0';
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
  answer->tag = g_strdup (words[tag]);
  answer->tag_art = g_strdup (arts[tag]);
  split_cost (answer);
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

/* What a single die pays for waits until one is picked up; what is given to a friend without one lies
 * at that friend, and what a vendor has on the stage. */
static gboolean
lies_elsewhere (const BrambleOption *o)
{
  return o->kind == STUFFED_OPT_RESERVE || o->kind == STUFFED_OPT_SEND || o->kind == STUFFED_OPT_GIVE || o->kind == STUFFED_OPT_GIVE_FREE
         || o->kind == STUFFED_OPT_BUY;
}

/* With dice in the hand, what they could do has its chance, and nothing else is offered. Friends who
 * could be encouraged are lit, and have one button each for all ways to do that. */
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
  if (!bramble_stuffed_draft_serves (&self->draft, s, o)
      || ((o->kind == STUFFED_OPT_SEND || o->kind == STUFFED_OPT_GIVE) && !s->seats[ask->seat].guard))
    {
      answer->hidden = TRUE;
      return;
    }
  if (!bramble_stuffed_draft_pool (&self->draft, s, ask->seat, o, &pool))
    return;
  shorten (s, o, answer);
  bramble_stuffed_odds_fill (&odds, s, &pool);
  answer->about = bramble_stuffed_pool_text (s, &pool, needed);
  if (needed == 0)
    answer->price = g_strdup_printf (C_("totals of dice", "%1$u–%2$u"), odds.least, odds.most);
  else if (pool.kind == STUFFED_ROLL_TASK && odds.most < needed)
    /* Translators: a task gets on by so much, and is not done yet; very short */
    answer->price = g_strdup_printf (C_("totals of dice", "+%1$u–%2$u"), odds.least, odds.most);
  else
    answer->price = g_strdup_printf (C_("chance", "%u %%"), bramble_stuffed_percent (bramble_stuffed_odds_reach (&odds, needed)));
}

/* Returns (transfer full): the colours in the hand, one after the other. */
static char *
dup_hand (const BrambleStuffedDraft *draft)
{
  g_autofree char *text = NULL;

  for (guint colour = 0; colour <= STUFFED_PURPLE; colour++)
    for (guint i = 0; i < bramble_stuffed_draft_of (draft, colour); i++)
      {
        g_autofree char *before = g_steal_pointer (&text);

        /* Translators: colours of dice, %1$s may be several of them */
        text = before ? g_strdup_printf (C_("dice", "%1$s, %2$s"), before, stuffed_colour_name (colour))
                      : g_strdup (stuffed_colour_name (colour));
      }
  return g_steal_pointer (&text);
}

/* The class function of #BrambleBoard: with dice in the hand it is asked what they shall do. What
 * stands on the open page is not said twice. */
char *
bramble_stuffed_board_dup_question (BrambleBoard     *board,
                                    const BrambleAsk *ask)
{
  BrambleStuffedBoard *self = BRAMBLE_STUFFED_BOARD (board);
  guint n = bramble_stuffed_draft_count (&self->draft);
  g_autofree char *hand = NULL;

  if (ask->kind == STUFFED_ASK_CHOOSE)
    return g_strdup (_("What will you choose?"));
  if (ask->kind != STUFFED_ASK_ACT || n == 0)
    return NULL;

  hand = dup_hand (&self->draft);
  /* Translators: dice that somebody has picked up; %s is their colours */
  return g_strdup_printf (ngettext ("What shall this die do: %s?", "What shall these dice do: %s?", n), hand);
}

/* Whether a die in the hand could encourage @seat. Who is on guard has a button for each way. */
static gboolean
could_encourage (BrambleStuffedBoard *self,
                 const BrambleAsk    *ask,
                 guint                seat)
{
  const StuffedState *s = bramble_match_get_view (bramble_board_get_match (BRAMBLE_BOARD (self)));

  for (guint i = 0; i < ask->n_options && !s->seats[ask->seat].guard; i++)
    if ((ask->options[i].kind == STUFFED_OPT_SEND || ask->options[i].kind == STUFFED_OPT_GIVE) && ask->options[i].a == seat
        && bramble_stuffed_draft_serves (&self->draft, s, &ask->options[i]))
      return TRUE;

  return FALSE;
}

/* The class function of #BrambleBoard: stored dice can be picked up, too, and dice in the hand be
 * put back, or go to a friend. */
gboolean
bramble_stuffed_board_add_answer (BrambleBoard     *board,
                                  const BrambleAsk *ask,
                                  guint             n,
                                  BrambleAnswer    *answer)
{
  BrambleStuffedBoard *self = BRAMBLE_STUFFED_BOARD (board);
  const StuffedState *s = bramble_match_get_view (bramble_board_get_match (board));

  if (ask->kind != STUFFED_ASK_ACT)
    return FALSE;
  for (guint colour = 0; colour <= STUFFED_PURPLE; colour++)
    if (ask->seat == s->active && bramble_stuffed_draft_takes (&self->draft, s, colour, TRUE) && n-- == 0)
      {
        /* Translators: %s is a die, such as “a red die” */
        answer->text = g_strdup_printf (_("Pick up what is stored: %s"), stuffed_die_name (colour));
        answer->art = g_strconcat ("stuffed/dice/", stuffed_colour_ids[colour], NULL);
        answer->action = "board.touch";
        answer->target = g_strdup (bramble_thing_get_name (bramble_stuffed_stored_thing (ask->seat, colour)));
        return TRUE;
      }
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (could_encourage (self, ask, seat) && n-- == 0)
      {
        /* Translators: %s is a player; with what is asked next */
        answer->text = g_strdup_printf (_("Encourage %s…"), bramble_stuffed_table_get_names (self->table)[seat]);
        set_seat (board, seat, answer);
        answer->action = "board.touch";
        answer->target = g_strdup (bramble_thing_get_name (bramble_stuffed_seat_thing (seat)));
        return TRUE;
      }
  if (n != 0 || bramble_stuffed_draft_count (&self->draft) == 0)
    return FALSE;

  answer->text = g_strdup (_("Put the dice back"));
  answer->action = "board.put-back";
  answer->key = "⌫";
  answer->ends = TRUE;
  return TRUE;
}

/* What comes of each number of a stored die, with @between two of them: a narrow table has no room for
 * a line each. */
static char *
dup_outcomes (const BrambleStuffedOdds *odds,
              const StuffedState       *s,
              guint                     seat,
              guint                     damage,
              const char               *between)
{
  GString *text = g_string_new (NULL);

  for (guint total = odds->least; total < damage && total <= odds->most; total++)
    if (odds->chances[total] > 0)
      {
        g_string_append (text, text->len > 0 ? between : "");
        /* Translators: what a die shows, how much stuffing is lost then, and the chance in percent */
        g_string_append_printf (text, _("%1$u: lose %2$u, %3$u %%"), total,
                                stuffed_damage_costs (s, seat, damage - total), bramble_stuffed_percent (odds->chances[total]));
      }
  if (odds->most >= damage)
    {
      g_string_append (text, text->len > 0 ? between : "");
      /* Translators: what a die shows at least, and the chance that all damage is blocked */
      g_string_append_printf (text, _("%1$u or more: all blocked, and the die stays, %2$u %%"), damage,
                              bramble_stuffed_percent (bramble_stuffed_odds_reach (odds, damage)));
    }
  return g_string_free (text, FALSE);
}

/* Who does not defend loses all of it. */
static void
dress_bearing (BrambleBoard  *board,
               BrambleAnswer *answer)
{
  const StuffedState *s = bramble_match_get_view (bramble_board_get_match (board));
  const StuffedFrame *f = &s->stack[s->depth - 1];
  guint n = stuffed_damage_costs (s, f->seat, f->n);

  g_free (answer->text);
  if (n >= s->seats[f->seat].stuffing)
    /* Translators: take the damage, and do not defend yourself */
    answer->text = g_strdup (_("Take it: lose all stuffing and fall"));
  else
    /* Translators: likewise */
    answer->text = g_strdup_printf (ngettext ("Take it: lose %u stuffing", "Take it: lose %u stuffing", n), n);
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
  answer->heard = dup_outcomes (&odds, s, ask->seat, damage, "\n");
  answer->about = dup_outcomes (&odds, s, ask->seat, damage, " · ");
}

/* How likely it is that so many white dice find stuffing. Who is lonely finds none, whatever they show. */
static void
dress_white (BrambleBoard        *board,
             const BrambleAsk    *ask,
             const BrambleOption *o,
             BrambleAnswer       *answer)
{
  const StuffedState *s = bramble_match_get_view (bramble_board_get_match (board));
  guint needed = s->seats[ask->seat].stuffing;
  BrambleStuffedOdds odds;
  StuffedRoll pool;

  if (stuffed_has_status (s, ask->seat, STUFFED_LONELY))
    return;
  bramble_stuffed_white_pool (ask, o->a, &pool);
  bramble_stuffed_odds_fill (&odds, s, &pool);
  answer->price = g_strdup_printf (C_("chance", "%u %%"), bramble_stuffed_percent (bramble_stuffed_odds_reach (&odds, needed)));
  answer->about = bramble_stuffed_pool_text (s, &pool, needed);
}

/* What was found, and what would be given up for it, can be read where that is decided. The first
 * lies on the stage unless a story is read there. */
static void
dress_found (BrambleStuffedBoard *self,
             const BrambleAsk    *ask,
             const BrambleOption *o,
             BrambleAnswer       *answer)
{
  const StuffedState *s = bramble_match_get_view (bramble_board_get_match (BRAMBLE_BOARD (self)));
  guint item = s->stack[s->depth - 1].what;
  gboolean taken = o->kind == STUFFED_OPT_WEAR || o->kind == STUFFED_OPT_HAND;
  guint old = taken ? stuffed_gives_up (s, o->kind == STUFFED_OPT_HAND ? o->a : ask->seat, item) : STUFFED_NONE;

  if (old == STUFFED_NONE)
    {
      answer->about = g_strdup (stuffed_item_text (item));
      return;
    }
  /* Translators: an item and what it does, and another that is given up for it and what that does */
  answer->heard = g_strdup_printf (_("%1$s: %2$s\n%3$s: %4$s"), stuffed_item_name (item), stuffed_item_text (item), stuffed_item_name (old),
                                   stuffed_item_text (old));
  if (self->mode == BRAMBLE_STUFFED_READING)
    answer->about = g_strdup (answer->heard);
  else
    /* Translators: an item that would be given up, and what it does */
    answer->about = g_strdup_printf (C_("item", "%1$s: %2$s"), stuffed_item_name (old), stuffed_item_text (old));
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
    answer->hidden = lies_elsewhere (o);
  else if (o->kind == STUFFED_OPT_DIE && bramble_stuffed_board_find_first_key (board, ask) > 1)
    answer->key = bramble_stuffed_dice_find_digit (self->dice, o->a);
  else if (ask->kind == STUFFED_ASK_DEFEND && o->kind == STUFFED_OPT_NONE)
    dress_bearing (board, answer);
  else if (ask->kind == STUFFED_ASK_DEFEND && (o->kind == STUFFED_OPT_STORED || o->kind == STUFFED_OPT_BOTH))
    dress_defence (board, ask, o, answer);
  else if (ask->kind == STUFFED_ASK_WHITE)
    dress_white (board, ask, o, answer);
  else if (ask->kind == STUFFED_ASK_ITEM || ask->kind == STUFFED_ASK_POCKETS)
    dress_found (self, ask, o, answer);
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
    case STUFFED_OPT_WALK_AWAY:
      answer->tag = g_strdup ("");
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
      set_square (self, ask->seat, o->a, answer);
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
    case STUFFED_OPT_WEAR:
    case STUFFED_OPT_DISCARD:
    case STUFFED_N_OPTS:
      return;
    }
}
