/* bramble-summary.c: what everybody did since one's last turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-summary.h"

#include <bramble-verdict.h>
#include <glib/gi18n.h>

#include "bramble-children.h"
#include "bramble-picture.h"
#include "bramble-wrap.h"

/**
 * BrambleSummary:
 *
 * For each seat where it is and, in pictures, what it did and met with; below
 * that the last card that was played, with its text.
 */
struct _BrambleSummary
{
  GtkWidget parent_instance;

  GtkBox *seats;
  GtkWidget *nothing;
  GtkWidget *unwanted;
  GtkWidget *last;
  BramblePicture *last_picture;
  GtkLabel *last_kind;
  GtkLabel *last_name;
  GtkLabel *last_text;
};

G_DEFINE_FINAL_TYPE (BrambleSummary, bramble_summary, GTK_TYPE_WIDGET)

static void
bramble_summary_dispose (GObject *object)
{
  bramble_children_unparent (GTK_WIDGET (object));

  G_OBJECT_CLASS (bramble_summary_parent_class)->dispose (object);
}

static void
bramble_summary_class_init (BrambleSummaryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_summary_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-summary.ui");
  gtk_widget_class_bind_template_child (widget_class, BrambleSummary, seats);
  gtk_widget_class_bind_template_child (widget_class, BrambleSummary, nothing);
  gtk_widget_class_bind_template_child (widget_class, BrambleSummary, unwanted);
  gtk_widget_class_bind_template_child (widget_class, BrambleSummary, last);
  gtk_widget_class_bind_template_child (widget_class, BrambleSummary, last_picture);
  gtk_widget_class_bind_template_child (widget_class, BrambleSummary, last_kind);
  gtk_widget_class_bind_template_child (widget_class, BrambleSummary, last_name);
  gtk_widget_class_bind_template_child (widget_class, BrambleSummary, last_text);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bramble_summary_init (BrambleSummary *self)
{
  g_type_ensure (BRAMBLE_TYPE_PICTURE);
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bramble_summary_new (void)
{
  return g_object_new (BRAMBLE_TYPE_SUMMARY, NULL);
}

/* All deeds after the step @since, equal ones joined. */
static GArray *
collect (BrambleMatch    *match,
         guint            since,
         BrambleTellDeeds tell,
         gpointer         user_data)
{
  GArray *deeds = bramble_deeds_new ();
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));

  /* What the game began with comes before all answers. */
  for (guint step = since > 0 ? since + 1 : 0; step <= bramble_match_get_step (match); step++)
    {
      bramble_match_get_events (match, step, events);
      for (guint i = 0; i < events->len; i++)
        tell (&g_array_index (events, BrambleEvent, i), deeds, user_data);
    }
  bramble_deeds_join (deeds);
  return deeds;
}

static GtkWidget *
create_label (const char *text,
              const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* What is told of one seat, with its symbol and name. */
static void
add_seat (BrambleSummary *self,
          BrambleMatch   *match,
          int             seat,
          const GArray   *deeds)
{
  BrambleSeat *who = bramble_match_get_seat (match, (guint) seat);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *chips = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  /* Translators: %s is the name of whoever looks at the screen */
  g_autofree char *you = g_strdup_printf (_("%s (you)"), bramble_seat_get_name (who));
  GtkWidget *label = create_label (seat == bramble_match_get_viewer (match) ? you : bramble_seat_get_name (who), "who");
  g_autofree char *partners = bramble_partners_dup (match, (guint) seat);
  const char *place = NULL;

  gtk_widget_add_css_class (box, "deeds");
  gtk_widget_add_css_class (head, "head");
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (head), bramble_seat_symbol (match, seat));
  gtk_box_append (GTK_BOX (head), label);
  for (guint i = 0; i < deeds->len; i++)
    {
      const BrambleDeed *deed = &g_array_index (deeds, BrambleDeed, i);

      if (deed->seat == seat && deed->kind == BRAMBLE_DEED_WENT)
        place = deed->text;
      else if (deed->seat == seat)
        gtk_box_append (GTK_BOX (chips), bramble_deed_chip (deed));
    }
  if (place)
    gtk_box_append (GTK_BOX (head), create_label (place, "where"));
  gtk_box_append (GTK_BOX (box), head);
  if (partners)
    gtk_box_append (GTK_BOX (box), create_label (partners, "partners"));
  gtk_widget_set_layout_manager (chips, bramble_wrap_new (0.5));
  gtk_box_append (GTK_BOX (box), chips);
  gtk_box_append (self->seats, box);
}

/* What happened to the table itself, and nobody at it did. */
static void
add_table (BrambleSummary *self,
           const GArray   *deeds)
{
  GtkWidget *chips = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (chips, "deeds");
  gtk_widget_set_layout_manager (chips, bramble_wrap_new (0.5));
  for (guint i = 0; i < deeds->len; i++)
    if (g_array_index (deeds, BrambleDeed, i).seat == BRAMBLE_DEED_OF_NOBODY)
      gtk_box_append (GTK_BOX (chips), bramble_deed_chip (&g_array_index (deeds, BrambleDeed, i)));
  gtk_box_append (self->seats, chips);
}

/* Whether anything is told of a seat. */
static gboolean
has_deeds (const GArray *deeds,
           int           seat)
{
  for (guint i = 0; i < deeds->len; i++)
    if (g_array_index (deeds, BrambleDeed, i).seat == seat)
      return TRUE;

  return FALSE;
}

/**
 * bramble_summary_show:
 * @since: the step after which it begins
 * @tell: (nullable): what the game says of an event
 *
 * Shows what happened since then, as far as the viewer of @match knows it.
 */
void
bramble_summary_show (BrambleSummary  *self,
                      BrambleMatch    *match,
                      guint            since,
                      BrambleTellDeeds tell,
                      gpointer         user_data)
{
  guint n = g_list_model_get_n_items (bramble_match_get_seats (match));
  int viewer = bramble_match_get_viewer (match);
  g_autoptr (GArray) deeds = NULL;

  g_return_if_fail (BRAMBLE_IS_SUMMARY (self));

  bramble_children_remove (self->seats);
  gtk_widget_set_visible (self->nothing, FALSE);
  if (tell == NULL)
    return;
  deeds = collect (match, since, tell, user_data);
  /* The viewer comes last, as at the table. */
  for (guint i = 1; i <= n; i++)
    {
      int seat = (int) (((guint) MAX (viewer, 0) + i) % n);

      if (has_deeds (deeds, seat))
        add_seat (self, match, seat, deeds);
    }
  if (has_deeds (deeds, BRAMBLE_DEED_OF_NOBODY))
    add_table (self, deeds);
  gtk_widget_set_visible (self->nothing, deeds->len == 0);
}

/* Says whether people want to be told what happened: else they are told why there is nothing. */
void
bramble_summary_set_wanted (BrambleSummary *self,
                            gboolean        wanted)
{
  g_return_if_fail (BRAMBLE_IS_SUMMARY (self));

  gtk_widget_set_visible (self->unwanted, !wanted);
}

/**
 * bramble_summary_show_last:
 * @face: (nullable): the card that was played last, or what else there was to look
 *   at, if anything
 */
void
bramble_summary_show_last (BrambleSummary    *self,
                           const BrambleLeafFace *face)
{
  g_return_if_fail (BRAMBLE_IS_SUMMARY (self));

  gtk_widget_set_visible (self->last, face != NULL);
  if (face == NULL)
    return;
  bramble_picture_set_art (self->last_picture, face->art);
  gtk_label_set_label (self->last_kind, face->kind ? face->kind : _("The last card"));
  gtk_label_set_label (self->last_name, face->name);
  gtk_label_set_label (self->last_text, face->text ? face->text : "");
}
