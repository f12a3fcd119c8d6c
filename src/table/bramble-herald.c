/* bramble-herald.c: says aloud what happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-herald.h"

/* Sentences that come within so many ms are said in one breath: whoever plays
 * without motion would hear only the last one otherwise. */
#define BREATH 120

/**
 * BrambleHerald:
 *
 * Nobody sees it. It has a label that is an alert to assistive technology:
 * with every announcement the label goes away and comes back with another text
 * and another name, and screen readers follow any of the three.
 */
struct _BrambleHerald
{
  GtkWidget parent_instance;

  GtkWidget *label;
  GString *breath; /* what is said next */
  guint source;    /* until then */
};

G_DEFINE_FINAL_TYPE (BrambleHerald, bramble_herald, GTK_TYPE_WIDGET)

static void
set_text (BrambleHerald *self,
          const char    *text)
{
  gtk_widget_set_visible (self->label, FALSE);
  gtk_label_set_label (GTK_LABEL (self->label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->label), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_set_visible (self->label, *text != '\0');
}

static gboolean
speak (gpointer user_data)
{
  BrambleHerald *self = user_data;

  self->source = 0;
  set_text (self, self->breath->str);
  g_string_truncate (self->breath, 0);
  return G_SOURCE_REMOVE;
}

/* It takes no room and draws nothing. */

static void
bramble_herald_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  *minimum = *natural = 1;
}

static void
bramble_herald_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  BrambleHerald *self = BRAMBLE_HERALD (widget);
  GtkAllocation allocation = { 0, 0, 0, 0 };

  if (!gtk_widget_should_layout (self->label))
    return;

  gtk_widget_measure (self->label, GTK_ORIENTATION_HORIZONTAL, -1, &allocation.width, NULL, NULL, NULL);
  gtk_widget_measure (self->label, GTK_ORIENTATION_VERTICAL, allocation.width, &allocation.height, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->label, &allocation, -1);
}

static void
bramble_herald_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
}

static void
bramble_herald_dispose (GObject *object)
{
  BrambleHerald *self = BRAMBLE_HERALD (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->label, gtk_widget_unparent);

  G_OBJECT_CLASS (bramble_herald_parent_class)->dispose (object);
}

static void
bramble_herald_finalize (GObject *object)
{
  g_string_free (BRAMBLE_HERALD (object)->breath, TRUE);

  G_OBJECT_CLASS (bramble_herald_parent_class)->finalize (object);
}

static void
bramble_herald_class_init (BrambleHeraldClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bramble_herald_dispose;
  object_class->finalize = bramble_herald_finalize;
  widget_class->measure = bramble_herald_measure;
  widget_class->size_allocate = bramble_herald_size_allocate;
  widget_class->snapshot = bramble_herald_snapshot;
  gtk_widget_class_set_css_name (widget_class, "herald");
}

static void
bramble_herald_init (BrambleHerald *self)
{
  self->breath = g_string_new (NULL);
  self->label = g_object_new (GTK_TYPE_LABEL, "visible", FALSE, "wrap", TRUE,
                              "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, NULL);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_START);
}

/* Says @sentence, after what was to be said before it. */
void
bramble_herald_say (BrambleHerald *self,
                    const char    *sentence)
{
  g_return_if_fail (BRAMBLE_IS_HERALD (self));

  if (sentence == NULL || *sentence == '\0')
    return;

  if (self->breath->len > 0)
    g_string_append_c (self->breath, '\n');
  g_string_append (self->breath, sentence);
  if (self->source == 0)
    self->source = g_timeout_add (BREATH, speak, self);
}

/* Forgets what was said, and what was to be said. */
void
bramble_herald_hush (BrambleHerald *self)
{
  g_return_if_fail (BRAMBLE_IS_HERALD (self));

  g_clear_handle_id (&self->source, g_source_remove);
  g_string_truncate (self->breath, 0);
  set_text (self, "");
}

/* Returns what was said last. */
const char *
bramble_herald_get_text (BrambleHerald *self)
{
  g_return_val_if_fail (BRAMBLE_IS_HERALD (self), NULL);

  return gtk_label_get_text (GTK_LABEL (self->label));
}
