/* bramble-stuffed-board-cards.c: what happened in Stuffed Fables, and the cards on the stage
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-board-private.h"

#include <glib/gi18n.h>
#include <rules/stuffed-text.h>

#include "bramble-children.h"
#include "bramble-fan.h"
#include "bramble-stuffed-style.h"

/* Four cards share the stage, in units. */
static const BrambleFanShape column_of_wares = { GTK_ORIENTATION_VERTICAL, 0, 0.8f };
static const BrambleFanShape close_wares = { GTK_ORIENTATION_VERTICAL, 0, 0.3f };

static const char *const sleeps[STUFFED_N_SLEEPS] = { "asleep", "restless", "waking" };

/* Deeds. */

static BrambleDeed *
add_deed (GArray          *deeds,
          BrambleDeedKind  kind,
          guint            seat,
          char            *art,
          char            *text)
{
  BrambleDeed deed = { .kind = kind, .seat = (int) seat, .art = art, .text = text };

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

  if (n == 0)
    return;
  deed = add_deed (deeds, n > 0 ? BRAMBLE_DEED_DID : BRAMBLE_DEED_LOST, seat, NULL, NULL);
  deed->n = n;
  deed->of = of;
}

static void
add_minion (GArray          *deeds,
            BrambleDeedKind  kind,
            const BrambleEvent *e,
            const char      *what)
{
  add_deed (deeds, kind, e->seat, g_strconcat ("stuffed/minions/", stuffed_minion_ids[e->a], NULL), g_strdup (what));
}

static void
add_item (GArray             *deeds,
          BrambleDeedKind     kind,
          const BrambleEvent *e)
{
  add_deed (deeds, kind, e->seat, g_strconcat ("stuffed/items/", stuffed_item_ids[e->a], NULL), g_strdup (stuffed_item_name (e->a)));
}

static void
add_status (GArray             *deeds,
            BrambleDeedKind     kind,
            const BrambleEvent *e)
{
  add_deed (deeds, kind, e->seat, g_strconcat ("stuffed/statuses/", stuffed_status_ids[e->a], NULL),
            g_strdup (stuffed_status_name (e->a)));
}

/* What somebody has more or less of. */
static const char *
find_counted (const BrambleEvent *e)
{
  if (e->kind == STUFFED_EVENT_STUFFING_CHANGED)
    return "stuffed/tokens/stuffing";
  if (e->kind == STUFFED_EVENT_HEARTS_CHANGED)
    return "stuffed/tokens/heart";

  return e->kind == STUFFED_EVENT_BUTTONS_CHANGED ? "stuffed/tokens/button" : NULL;
}

/* What becomes of minions. */
static void
tell_minion (GArray             *deeds,
             const BrambleEvent *e)
{
  if (e->kind == STUFFED_EVENT_MINION_DEFEATED)
    add_minion (deeds, BRAMBLE_DEED_DID, e, C_("minion", "defeated"));
  else if (e->kind == STUFFED_EVENT_MINION_MISSED)
    add_minion (deeds, BRAMBLE_DEED_LOST, e, C_("minion", "missed"));
  else if (e->kind == STUFFED_EVENT_MINION_HURT)
    add_minion (deeds, BRAMBLE_DEED_DID, e, C_("minion", "hit"));
  else if (e->kind == STUFFED_EVENT_MINION_STRUCK)
    add_minion (deeds, BRAMBLE_DEED_LOST, e, stuffed_minion_name (e->a));
}

/* What becomes of dice: those that bring the minion turn nearer, and those that are kept. */
static void
tell_dice (GArray             *deeds,
           const BrambleEvent *e)
{
  if (e->kind == STUFFED_EVENT_FOUND_NOTHING)
    add_deed (deeds, BRAMBLE_DEED_LOST, e->seat, g_strdup ("stuffed/dice/white"), g_strdup ("✕"));
  else if (e->kind == STUFFED_EVENT_ROLL_MADE && e->a == STUFFED_ROLL_TASK)
    add_count (deeds, e->seat, e->n, "stuffed/actions/task");
  else if (e->kind == STUFFED_EVENT_DICE_MOVED && e->c == STUFFED_DICE_TRACK && e->n > 0)
    {
      add_count (deeds, e->seat, e->n, "stuffed/dice/black");
      g_array_index (deeds, BrambleDeed, deeds->len - 1).kind = BRAMBLE_DEED_LOST;
    }
  else if (e->kind == STUFFED_EVENT_DICE_MOVED && e->c == STUFFED_DICE_STORED && e->b == STUFFED_DICE_DRAWN)
    add_deed (deeds, BRAMBLE_DEED_DID, e->seat, g_strconcat ("stuffed/dice/", stuffed_colour_ids[e->a], NULL),
              g_strdup (C_("socket", "stored")));
}

/* The class function: what @event means for whom. */
void
bramble_stuffed_board_tell_deeds (BrambleBoard       *board,
                                  const BrambleEvent *e,
                                  GArray             *deeds)
{
  if (e->seat >= STUFFED_MAX_SEATS)
    return;
  if (find_counted (e))
    add_count (deeds, e->seat, e->n, find_counted (e));
  else if (e->kind == STUFFED_EVENT_STATUS_GOT)
    add_status (deeds, stuffed_statuses[e->a].good ? BRAMBLE_DEED_DID : BRAMBLE_DEED_LOST, e);
  else if (e->kind == STUFFED_EVENT_ITEM_WORN || e->kind == STUFFED_EVENT_ITEM_GONE)
    add_item (deeds, e->kind == STUFFED_EVENT_ITEM_WORN ? BRAMBLE_DEED_DID : BRAMBLE_DEED_LOST, e);
  else if (e->kind == STUFFED_EVENT_FELL)
    add_deed (deeds, BRAMBLE_DEED_LOST, e->seat, NULL, g_strdup (_("fell")));
  else if (e->kind == STUFFED_EVENT_ROSE)
    add_deed (deeds, BRAMBLE_DEED_DID, e->seat, NULL, g_strdup (_("stood up again")));
  else if (e->kind == STUFFED_EVENT_MOVED)
    add_deed (deeds, BRAMBLE_DEED_WENT, e->seat, g_strdup ("stuffed/tokens/move"), g_strdup (_("walked")));
  else if (e->kind == STUFFED_EVENT_LOST_DRAWN)
    add_deed (deeds, BRAMBLE_DEED_DID, e->seat, g_strconcat ("stuffed/lost/", stuffed_losts[e->a].id, NULL),
              g_strdup (stuffed_lost_name (e->a)));
  else if (e->kind >= STUFFED_EVENT_MINION_CAME)
    tell_minion (deeds, e);
  else
    tell_dice (deeds, e);
}

/* Cards. */

static void
fill_card (BrambleActing *acting,
           const char    *id,
           guint          seat,
           const char    *line)
{
  acting->card = bramble_thing (BRAMBLE_STUFFED_CARD_THING, id);
  acting->seat = seat < STUFFED_MAX_SEATS ? (int) seat : -1;
  acting->line = g_strdup (line);
}

/* The class function: what is found or turned up is held up. Lost cards and minions are on the
 * page. */
gboolean
bramble_stuffed_board_find_acting (BrambleBoard       *board,
                                   const BrambleEvent *e,
                                   BrambleActing      *acting)
{
  if (e->kind == STUFFED_EVENT_ITEM_DRAWN)
    fill_card (acting, stuffed_item_ids[e->a], e->seat, _("Found"));
  else if (e->kind == STUFFED_EVENT_SLEEP_CARD)
    fill_card (acting, sleeps[e->a], STUFFED_NONE, _("A sleep card"));
  return acting->card.kind != NULL;
}

/* The class function: the item or the Lost card that a question is about. */
gboolean
bramble_stuffed_board_find_asked (BrambleBoard     *board,
                                  const BrambleAsk *ask,
                                  BrambleActing    *acting)
{
  const StuffedState *s = bramble_match_get_view (bramble_board_get_match (board));

  if ((ask->kind == STUFFED_ASK_CHOOSE || ask->kind == STUFFED_ASK_TALE) && s->depth > 0 && s->stack[s->depth - 1].proc == STUFFED_PROC_LOST)
    {
      fill_card (acting, stuffed_losts[s->stack[s->depth - 1].n].id, s->stack[s->depth - 1].seat, _("Somebody lost"));
      return TRUE;
    }
  if (ask->kind != STUFFED_ASK_ITEM && ask->kind != STUFFED_ASK_POCKETS)
    return FALSE;

  fill_card (acting, stuffed_item_ids[s->stack[s->depth - 1].what], ask->seat, _("Found"));
  return TRUE;
}

static void
fill_face (BrambleLeafFace *face,
           const char      *name,
           const char      *art,
           const char      *id,
           const char      *text,
           const char      *note)
{
  face->name = g_strdup (name);
  face->art = g_strconcat (art, id, NULL);
  face->text = g_strdup (text);
  face->note = g_strdup (note);
}

/* The class function: what stands on a card. */
gboolean
bramble_stuffed_board_read_card (BrambleBoard    *board,
                                 BrambleThing     card,
                                 BrambleLeafFace *face)
{
  guint n;

  if (card.id == NULL)
    return FALSE;
  n = stuffed_find_id (stuffed_item_ids, STUFFED_N_ITEMS, card.id);
  if (n < STUFFED_N_ITEMS)
    fill_face (face, stuffed_item_name (n), "stuffed/items/", card.id, stuffed_item_text (n), stuffed_item_flavour (n));
  n = stuffed_find_id (stuffed_minion_ids, STUFFED_N_MINIONS, card.id);
  if (n < STUFFED_N_MINIONS)
    fill_face (face, stuffed_minion_name (n), "stuffed/minions/", card.id, stuffed_minion_flavour (n, 0), NULL);
  for (n = 0; n < stuffed_n_losts; n++)
    if (g_strcmp0 (stuffed_losts[n].id, card.id) == 0)
      fill_face (face, stuffed_lost_name (n), "stuffed/lost/", card.id, stuffed_text (0, STUFFED_TOME_LOST, stuffed_losts[n].text), NULL);
  for (n = 0; n < STUFFED_N_SLEEPS; n++)
    if (g_strcmp0 (sleeps[n], card.id) == 0)
      fill_face (face, stuffed_sleep_name (n), "stuffed/sleep/", card.id, NULL, NULL);
  return face->name != NULL;
}

/* Vendors. */

void
bramble_stuffed_board_lay_wares (BrambleStuffedBoard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (box, "wares");
  gtk_widget_set_layout_manager (box, bramble_fan_new (&column_of_wares, &close_wares));
  self->wares = GTK_BOX (box);
  bramble_board_set_open_cards (BRAMBLE_BOARD (self), box);
}

/* A card of a vendor's: what it is, where it is worn, and what it does. */
static GtkWidget *
create_ware (guint vendor,
             guint item)
{
  g_autofree char *art = g_strconcat ("stuffed/items/", stuffed_item_ids[item], NULL);
  GtkWidget *row = bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "ware");
  GtkWidget *words = bramble_stuffed_box_new (GTK_ORIENTATION_VERTICAL, "ware-words");
  GtkWidget *target;

  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), bramble_stuffed_sign_new (art, "ware-picture"));
  gtk_box_append (GTK_BOX (words), bramble_stuffed_line_new (stuffed_item_name (item), "ware-name"));
  gtk_box_append (GTK_BOX (words), bramble_stuffed_line_new (stuffed_item_text (item), "ware-text"));
  gtk_box_append (GTK_BOX (row), words);
  target = bramble_target_new (bramble_thing_numbers (BRAMBLE_STUFFED_WARE_THING, vendor, item), row);
  bramble_target_describe (BRAMBLE_TARGET (target), stuffed_item_name (item), stuffed_item_text (item));
  return target;
}

/* The vendor whom one can buy from now, or STUFFED_NONE. */
static guint
find_vendor (BrambleStuffedBoard *self)
{
  BrambleAsk ask;

  if (!bramble_stuffed_board_picks (self, &ask) || bramble_stuffed_draft_count (&self->draft) > 0)
    return STUFFED_NONE;
  for (guint i = 0; i < ask.n_options; i++)
    if (ask.options[i].kind == STUFFED_OPT_BUY)
      return ask.options[i].c;

  return STUFFED_NONE;
}

/**
 * bramble_stuffed_board_show_wares:
 *
 * Returns: whether what a vendor has lies on the stage
 */
gboolean
bramble_stuffed_board_show_wares (BrambleStuffedBoard *self)
{
  const StuffedState *s = bramble_stuffed_table_get_shown (self->table);
  guint vendor = find_vendor (self);

  bramble_children_remove (self->wares);
  if (vendor == STUFFED_NONE)
    return FALSE;
  for (guint i = 0; i < STUFFED_N_WARES; i++)
    if (s->vendors[vendor].wares[i] != STUFFED_NONE)
      gtk_box_append (self->wares, create_ware (vendor, s->vendors[vendor].wares[i]));
  return TRUE;
}
