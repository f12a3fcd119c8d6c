/* bramble-folk-final.c: what a hero has when the game is over
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-final.h"

#include <glib/gi18n.h>
#include <rules/folk-game.h>
#include <rules/folk-text.h>

#include <bramble-folk-cards.h>

#include "bramble-picture.h"
#include "bramble-wrap.h"

#define SIGN 40

/* One thing with its name. What was not reached is pale. */
static void
append_sign (GtkWidget  *row,
             char       *art,
             const char *name,
             gboolean    done)
{
  GtkWidget *picture = bramble_picture_new (art, SIGN, SIGN);

  gtk_widget_set_size_request (picture, SIGN, SIGN);
  gtk_widget_set_opacity (picture, done ? 1 : 0.35);
  gtk_widget_set_tooltip_text (picture, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (GTK_BOX (row), picture);
  g_free (art);
}

static GtkWidget *
create_row (void)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_widget_set_layout_manager (row, bramble_wrap_new (0));
  gtk_widget_set_margin_start (row, 6);
  gtk_widget_set_margin_end (row, 6);
  return row;
}

static void
append_line (GtkBox     *board,
             const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_margin_start (label, 6);
  gtk_widget_add_css_class (label, "dim");
  gtk_box_append (board, label);
}

/* How far the quests have come, in words. */
static char *
dup_quests (const FolkState *s,
            guint            seat)
{
  const FolkSeat *p = &s->seats[seat];

  if (s->n_quests == 1 && p->done == 1)
    return g_strdup_printf (_("Quest fulfilled: %s."), bramble_folk_person_title (folk_cards[p->quests[0]].who));
  if (s->n_quests == 1)
    return g_strdup_printf (_("Quest not fulfilled: %s."), bramble_folk_person_title (folk_cards[p->quests[0]].who));

  return g_strdup_printf (ngettext ("%1$u of %2$u quest fulfilled.", "%1$u of %2$u quests fulfilled.", s->n_quests), p->done, s->n_quests);
}

/* Quests and what the card asks for, and then what else is in the satchel. */
void
bramble_folk_show_final (BrambleMatch *match,
                         guint         seat,
                         GtkBox       *heading,
                         GtkBox       *board)
{
  const FolkState *s = bramble_match_get_view (match);
  const FolkSeat *p = &s->seats[seat];
  g_autofree char *quests = dup_quests (s, seat);
  GtkWidget *asked = create_row ();
  GtkWidget *satchel = create_row ();

  for (guint i = 0; i < s->n_quests; i++)
    append_sign (asked, g_strconcat ("folktales/meet/", folk_adventure_ids[folk_cards[p->quests[i]].who], NULL),
                 bramble_folk_person_title (folk_cards[p->quests[i]].who), i < p->done);
  for (guint i = 0; s->n_quests == 1 && i < G_N_ELEMENTS (folk_cards[0].bring); i++)
    {
      guint tile = folk_cards[p->quests[0]].bring[i];

      if (tile != FOLK_NONE)
        append_sign (asked, g_strconcat ("folktales/tiles/", folk_tile_ids[tile], NULL), folk_tile_name (tile), folk_has (s, seat, tile));
    }
  for (guint tile = 0; tile < FOLK_N_TILES; tile++)
    for (guint i = 0; !folk_wants (s, seat, tile) && i < p->tiles[tile]; i++)
      append_sign (satchel, g_strconcat ("folktales/tiles/", folk_tile_ids[tile], NULL), folk_tile_name (tile), TRUE);
  gtk_box_append (board, asked);
  append_line (board, quests);
  gtk_box_append (board, satchel);
}
