/* bramble-stuffed-list.c: a page of the book with things and what they do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-list.h"

#include <glib/gi18n.h>
#include <rules/stuffed-text.h>

#include <bramble-stuffed-target.h>
#include <bramble-stuffed-words.h>

#include "bramble-children.h"
#include "bramble-stuffed-style.h"
#include "bramble-target.h"

/**
 * BrambleStuffedList:
 *
 * On a compact table there is room for names and signs only; what they mean is read here.
 */
struct _BrambleStuffedList
{
  GtkWidget parent_instance;

  GtkBox *column;
  char *shown;   /* (nullable): what stands there */
};

G_DEFINE_FINAL_TYPE (BrambleStuffedList, bramble_stuffed_list, GTK_TYPE_WIDGET)

static void
bramble_stuffed_list_dispose (GObject *object)
{
  bramble_children_unparent (GTK_WIDGET (object));

  G_OBJECT_CLASS (bramble_stuffed_list_parent_class)->dispose (object);
}

static void
bramble_stuffed_list_finalize (GObject *object)
{
  g_free (BRAMBLE_STUFFED_LIST (object)->shown);

  G_OBJECT_CLASS (bramble_stuffed_list_parent_class)->finalize (object);
}

static void
bramble_stuffed_list_class_init (BrambleStuffedListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bramble_stuffed_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = bramble_stuffed_list_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "stuffedlist");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bramble_stuffed_list_init (BrambleStuffedList *self)
{
  GtkWidget *room = gtk_scrolled_window_new ();

  self->column = GTK_BOX (bramble_stuffed_box_new (GTK_ORIENTATION_VERTICAL, "list-column"));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (room), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (room), GTK_WIDGET (self->column));
  gtk_widget_set_parent (room, GTK_WIDGET (self));
}

/**
 * bramble_stuffed_list_new:
 * @name: what the page is about, for who has it read
 */
GtkWidget *
bramble_stuffed_list_new (const char *name)
{
  GtkWidget *self = g_object_new (BRAMBLE_TYPE_STUFFED_LIST, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return self;
}

/* A picture, a name, and what it does; all of it can be read large. */
static void
add (BrambleStuffedList *self,
     const char         *folder,
     const char         *id,
     const char         *name,
     const char         *text)
{
  g_autofree char *art = g_strconcat (folder, id, NULL);
  GtkWidget *row = bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "list-row");
  GtkWidget *words = bramble_stuffed_box_new (GTK_ORIENTATION_VERTICAL, "list-words");
  GtkWidget *picture = bramble_stuffed_sign_new (art, "list-picture");

  gtk_widget_set_valign (picture, GTK_ALIGN_START);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (row), picture);
  gtk_box_append (GTK_BOX (words), bramble_stuffed_line_new (name, "list-name"));
  if (text && *text)
    gtk_box_append (GTK_BOX (words), bramble_stuffed_line_new (text, "list-text"));
  gtk_box_append (GTK_BOX (row), words);
  bramble_target_set_shown (row, bramble_thing (BRAMBLE_STUFFED_CARD_THING, id));
  gtk_box_append (self->column, row);
}

/* Begins anew; returns FALSE when all is as it was. */
static gboolean
begin (BrambleStuffedList *self,
       char               *shown)
{
  gboolean another = g_strcmp0 (shown, self->shown) != 0;

  g_free (self->shown);
  self->shown = shown;
  if (another)
    bramble_children_remove (self->column);
  return another;
}

/* What each toy can do and wears. */
void
bramble_stuffed_list_show_items (BrambleStuffedList *self,
                                 const StuffedState *s)
{
  g_autoptr (GString) shown = g_string_new (NULL);

  g_return_if_fail (BRAMBLE_IS_STUFFED_LIST (self));

  for (guint seat = 0; seat < s->n_seats; seat++)
    for (guint slot = 0; slot < STUFFED_N_SLOTS; slot++)
      g_string_append_printf (shown, "%u %u ", s->seats[seat].stuffy, s->seats[seat].slots[slot]);
  if (!begin (self, g_strdup (shown->str)))
    return;
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      const StuffedSeat *p = &s->seats[seat];
      g_autofree char *about = bramble_stuffed_abilities_text (p->stuffy);

      add (self, "stuffed/portraits/", stuffed_stuffy_ids[p->stuffy], stuffed_stuffy_name (p->stuffy), about);
      for (guint slot = 0; slot < STUFFED_N_SLOTS; slot++)
        if (p->slots[slot] != STUFFED_NONE)
          add (self, "stuffed/items/", stuffed_item_ids[p->slots[slot]], stuffed_item_name (p->slots[slot]), stuffed_item_text (p->slots[slot]));
    }
}

/* What each minion in play does. */
void
bramble_stuffed_list_show_minions (BrambleStuffedList *self,
                                   const StuffedState *s)
{
  g_autoptr (GString) shown = g_string_new (NULL);

  g_return_if_fail (BRAMBLE_IS_STUFFED_LIST (self));

  for (guint foe = 0; foe < s->n_foes; foe++)
    g_string_append_printf (shown, "%u/%u ", s->foes[foe].kind, s->foes[foe].dark);
  if (!begin (self, g_strdup (shown->len > 0 ? shown->str : "none")))
    return;
  if (s->n_foes == 0)
    gtk_box_append (self->column, bramble_stuffed_line_new (_("No minions are here."), "list-text"));
  for (guint foe = 0; foe < s->n_foes; foe++)
    {
      g_autofree char *name = g_strdup_printf (C_("minion", "%1$u %2$s"), foe + 1, stuffed_minion_name (s->foes[foe].kind));
      g_autofree char *text = bramble_stuffed_minion_text (s, foe);

      add (self, "stuffed/minions/", stuffed_minion_ids[s->foes[foe].kind], name, text);
    }
}

/* What all have together: party items and the environment. */
void
bramble_stuffed_list_show_all (BrambleStuffedList *self,
                               const StuffedState *s)
{
  g_return_if_fail (BRAMBLE_IS_STUFFED_LIST (self));

  if (!begin (self, g_strdup_printf ("%u %u", s->party, s->environment)))
    return;
  if (s->party == 0 && s->environment == STUFFED_NONE)
    gtk_box_append (self->column, bramble_stuffed_line_new (_("Nothing yet that is for all."), "list-text"));
  if (s->environment != STUFFED_NONE)
    {
      g_autofree char *text = bramble_stuffed_environment_text (s);

      add (self, "stuffed/environments/", stuffed_environment_ids[s->environment], stuffed_environment_name (s->environment), text);
    }
  for (guint item = 0; item < STUFFED_N_ITEMS; item++)
    if ((s->party >> item) & 1)
      add (self, "stuffed/items/", stuffed_item_ids[item], stuffed_item_name (item), stuffed_item_text (item));
}
