/* bramble-target.c: something on the table that can be touched
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-target.h"

#include <glib/gi18n.h>

#include "bramble-announce.h"
#include "bramble-contrast.h"
#include "bramble-frame.h"
#include "bramble-leaf.h"

/* What is higher than that GTK would cover with its tooltip, in pixels; and so many
 * letters are in a line of one. */
#define HIGH 48
#define TIP_CHARS 46

/* What is carried is no larger than this, and hangs so far below the pointer, in units: where it may be put
 * down is to be seen. */
#define CARRIED 13
#define HANGS 1.2

/* The words of it, kept with the target. */
#define TIP "bramble-tip"

/**
 * BrambleTarget:
 *
 * A button that stands for a thing on the table, such as "location/fields".
 * To press it runs the action "board.touch" with that name; the board knows
 * what to do with it. While it is lit it is an answer to what is asked.
 *
 * A thing that can be carried runs "board.carry" with its name when somebody
 * begins to drag it, and with an empty name in the end; dropped on a target
 * that takes it, it runs "board.drop" with both names.
 */
struct _BrambleTarget
{
  GtkButton parent_instance;

  BrambleThing thing; /* that it stands for, or none */
  GtkWidget *whole;   /* (nullable) (weak): what it is a sign of */
  char *label;        /* (nullable): what it is */
  char *description;  /* (nullable): what else there is to say */
  char *reason;       /* (nullable): why it is no answer now */
  char *tag;          /* (nullable): a word on it, while it is not chosen */
  gboolean carried;   /* it may be dragged */
  gboolean takes;     /* what is dragged now may be dropped here */
};

G_DEFINE_FINAL_TYPE (BrambleTarget, bramble_target, GTK_TYPE_BUTTON)

static void
bramble_target_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  /* What was being said about it goes with it. */
  while (child)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      if (GTK_IS_POPOVER (child))
        gtk_widget_unparent (child);
      child = next;
    }

  g_clear_weak_pointer (&BRAMBLE_TARGET (object)->whole);

  G_OBJECT_CLASS (bramble_target_parent_class)->dispose (object);
}

/* Says what it is, to those who hover and to those who listen. */
static void
speak (BrambleTarget *self)
{
  const char *const parts[] = { self->label, self->description, self->reason };
  GtkWidget *child = gtk_button_get_child (GTK_BUTTON (self));
  g_autoptr (GString) tip = g_string_new (NULL);
  g_autoptr (GString) about = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      if (parts[i] == NULL || *parts[i] == '\0')
        continue;
      g_string_append_printf (tip, "%s%s", tip->len > 0 ? "\n" : "", parts[i]);
      if (i > 0)
        g_string_append_printf (about, "%s%s", about->len > 0 ? "\n" : "", parts[i]);
    }
  /* What can be read is not covered by the same words. */
  if (BRAMBLE_IS_LEAF (child) && bramble_leaf_is_readable (BRAMBLE_LEAF (child)))
    g_string_assign (tip, self->reason ? self->reason : "");
  /* GTK makes of a tooltip a description, which would say the label again. */
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), tip->len > 0 ? tip->str : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, self->label ? self->label : "", -1);
  bramble_describe (GTK_WIDGET (self), about->str);
}

static void
set_css_class (BrambleTarget *self,
               const char    *name,
               gboolean       on)
{
  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

/* Dragging. What is handed over is the target itself, which only this program
 * understands. */

static GdkContentProvider *
prepare_drag (BrambleTarget *self)
{
  return self->carried ? gdk_content_provider_new_typed (BRAMBLE_TYPE_TARGET, self) : NULL;
}

/* Returns (transfer full): what is seen of it while it is carried. */
GdkPaintable *
bramble_target_dup_picture (BrambleTarget *self)
{
  g_autoptr (GdkPaintable) live = gtk_widget_paintable_new (GTK_WIDGET (self));
  g_autoptr (GdkPaintable) picture = gdk_paintable_get_current_image (live);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  double width = MAX (gtk_widget_get_width (GTK_WIDGET (self)), 1);
  double height = MAX (gtk_widget_get_height (GTK_WIDGET (self)), 1);
  double factor = MIN (CARRIED * bramble_frame_unit (GTK_WIDGET (self)) / MAX (width, height), 1);
  graphene_rect_t bounds;

  bounds = GRAPHENE_RECT_INIT (0, 0, (float) (width * factor), (float) (height * factor));
  /* There must be something, also of what was never drawn. */
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0 }, &bounds);
  gdk_paintable_snapshot (picture, snapshot, width * factor, height * factor);
  return gtk_snapshot_free_to_paintable (snapshot, &bounds.size);
}

static void
drag_began (BrambleTarget *self,
            GdkDrag       *drag,
            GtkDragSource *source)
{
  g_autoptr (GdkPaintable) picture = bramble_target_dup_picture (self);
  int away = (int) (HANGS * bramble_frame_unit (GTK_WIDGET (self)));
  gboolean leftwards = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  gtk_drag_source_set_icon (source, picture, leftwards ? gdk_paintable_get_intrinsic_width (picture) + away : -away, -away);
  set_css_class (self, "carried", TRUE);
  gtk_widget_activate_action (GTK_WIDGET (self), "board.carry", "s", bramble_thing_get_name (self->thing));
}

static void
drag_ended (BrambleTarget *self)
{
  set_css_class (self, "carried", FALSE);
  gtk_widget_activate_action (GTK_WIDGET (self), "board.carry", "s", "");
}

static gboolean
accept_drop (BrambleTarget *self,
             GdkDrop       *drop)
{
  return self->takes && gdk_content_formats_contain_gtype (gdk_drop_get_formats (drop), BRAMBLE_TYPE_TARGET);
}

static gboolean
drop (BrambleTarget *self,
      const GValue  *value)
{
  BrambleTarget *thing = g_value_get_object (value);

  if (!self->takes || thing == NULL || thing->thing.kind == NULL)
    return FALSE;

  return gtk_widget_activate_action (GTK_WIDGET (self), "board.drop", "(ss)", bramble_thing_get_name (thing->thing),
                                     bramble_thing_get_name (self->thing));
}

/* The words of a tooltip, which the window has room for. */
static GtkWidget *
dress_tip (BrambleTarget *self,
           const char    *text)
{
  GtkWidget *label = g_object_get_data (G_OBJECT (self), TIP);

  if (label == NULL)
    {
      label = gtk_label_new (NULL);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_max_width_chars (GTK_LABEL (label), TIP_CHARS);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      g_object_set_data_full (G_OBJECT (self), TIP, g_object_ref_sink (label), g_object_unref);
    }
  gtk_label_set_label (GTK_LABEL (label), text);
  return label;
}

/* GTK puts the tooltip of what is high at the pointer, and so over it: that says what there
 * is to say when it is touched, and has most of it written on it. */
static gboolean
bramble_target_query_tooltip (GtkWidget  *widget,
                              int         x,
                              int         y,
                              gboolean    keyboard,
                              GtkTooltip *tooltip)
{
  const char *text = gtk_widget_get_tooltip_text (widget);

  if (text == NULL || gtk_widget_get_height (widget) > HIGH)
    return FALSE;

  gtk_tooltip_set_custom (tooltip, dress_tip (BRAMBLE_TARGET (widget), text));
  return TRUE;
}

static void
bramble_target_finalize (GObject *object)
{
  BrambleTarget *self = BRAMBLE_TARGET (object);

  g_free (self->label);
  g_free (self->description);
  g_free (self->reason);
  g_free (self->tag);

  G_OBJECT_CLASS (bramble_target_parent_class)->finalize (object);
}

static gboolean
bramble_target_grab_focus (GtkWidget *widget)
{
  bramble_describe_focus (widget);
  return GTK_WIDGET_CLASS (bramble_target_parent_class)->grab_focus (widget);
}

static void
bramble_target_class_init (BrambleTargetClass *klass)
{
  bramble_contrast_dress_table ();
  G_OBJECT_CLASS (klass)->dispose = bramble_target_dispose;
  G_OBJECT_CLASS (klass)->finalize = bramble_target_finalize;
  GTK_WIDGET_CLASS (klass)->grab_focus = bramble_target_grab_focus;
  GTK_WIDGET_CLASS (klass)->query_tooltip = bramble_target_query_tooltip;
}

static void
bramble_target_init (BrambleTarget *self)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *place = gtk_drop_target_new (BRAMBLE_TYPE_TARGET, GDK_ACTION_MOVE);

  /* There are hundreds of them. */
  bramble_describe_late (GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "target");
  gtk_button_set_has_frame (GTK_BUTTON (self), FALSE);
  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (prepare_drag), self);
  g_signal_connect_swapped (source, "drag-begin", G_CALLBACK (drag_began), self);
  g_signal_connect_swapped (source, "drag-end", G_CALLBACK (drag_ended), self);
  g_signal_connect_swapped (place, "accept", G_CALLBACK (accept_drop), self);
  g_signal_connect_swapped (place, "drop", G_CALLBACK (drop), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (source));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (place));
}

/**
 * bramble_target_new:
 * @thing: what it stands for, or none
 * @child: (nullable) (transfer floating): what it looks like
 */
GtkWidget *
bramble_target_new (BrambleThing  thing,
                    GtkWidget    *child)
{
  BrambleTarget *self = g_object_new (BRAMBLE_TYPE_TARGET, NULL);

  if (thing.kind)
    bramble_target_set_thing (self, thing);
  if (child)
    gtk_button_set_child (GTK_BUTTON (self), child);
  return GTK_WIDGET (self);
}

BrambleThing
bramble_target_get_thing (BrambleTarget *self)
{
  g_return_val_if_fail (BRAMBLE_IS_TARGET (self), BRAMBLE_NO_THING);

  return self->thing;
}

void
bramble_target_set_thing (BrambleTarget *self,
                          BrambleThing   thing)
{
  g_return_if_fail (BRAMBLE_IS_TARGET (self));
  g_return_if_fail (thing.kind != NULL);

  if (bramble_thing_equal (self->thing, thing))
    return;

  self->thing = thing;
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "s", bramble_thing_get_name (thing));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "board.touch");
}

/* Whether it is an answer to what is asked. */
void
bramble_target_set_lit (BrambleTarget *self,
                        gboolean       lit)
{
  g_return_if_fail (BRAMBLE_IS_TARGET (self));

  set_css_class (self, "lit", lit);
}

/**
 * bramble_target_set_whole:
 * @whole: (nullable): what it stands for as a part or beside it: what is said of a player, whose name this is,
 *   is said of all that they have
 */
void
bramble_target_set_whole (BrambleTarget *self,
                          GtkWidget     *whole)
{
  g_return_if_fail (BRAMBLE_IS_TARGET (self));

  g_set_weak_pointer (&self->whole, whole);
}

/* Returns (nullable): all that is meant when it is spoken of, or NULL when that is the target alone. */
GtkWidget *
bramble_target_get_whole (BrambleTarget *self)
{
  g_return_val_if_fail (BRAMBLE_IS_TARGET (self), NULL);

  return self->whole;
}

/* Whether the answer that stands for it has the keyboard or the pointer: then it is as if it were pointed
 * at itself. */
void
bramble_target_set_meant (BrambleTarget *self,
                          gboolean       meant)
{
  g_return_if_fail (BRAMBLE_IS_TARGET (self));

  if (meant)
    gtk_widget_set_state_flags (GTK_WIDGET (self), GTK_STATE_FLAG_SELECTED, FALSE);
  else
    gtk_widget_unset_state_flags (GTK_WIDGET (self), GTK_STATE_FLAG_SELECTED);
}

/**
 * bramble_target_find_pointed:
 * @targets: (array length=n): some of them may be %NULL
 * @none: what is returned when it is none of them
 *
 * Returns: which of them has the keyboard, else is meant by an answer, else is pointed at
 */
guint
bramble_target_find_pointed (GtkWidget *const *targets,
                             guint             n,
                             guint             none)
{
  guint meant = none;
  guint pointed = none;

  for (guint i = 0; i < n; i++)
    {
      GtkStateFlags flags = targets[i] ? gtk_widget_get_state_flags (targets[i]) : 0;

      if (flags & GTK_STATE_FLAG_FOCUS_VISIBLE)
        return i;
      if (flags & GTK_STATE_FLAG_SELECTED)
        meant = i;
      if (flags & GTK_STATE_FLAG_PRELIGHT)
        pointed = i;
    }
  return meant != none ? meant : pointed;
}

/* Whether it has the keyboard, and that is to be seen, or is meant by an answer. */
gboolean
bramble_target_is_spoken_of (BrambleTarget *self)
{
  g_return_val_if_fail (BRAMBLE_IS_TARGET (self), FALSE);

  return (gtk_widget_get_state_flags (GTK_WIDGET (self)) & (GTK_STATE_FLAG_FOCUS_VISIBLE | GTK_STATE_FLAG_SELECTED)) != 0;
}

/* Whether it is what somebody advises. */
void
bramble_target_set_advised (BrambleTarget *self,
                            gboolean       advised)
{
  g_return_if_fail (BRAMBLE_IS_TARGET (self));

  set_css_class (self, "advised", advised);
}

/* A card that can be read says in a word what is the matter with it. */
static void
show_tag (BrambleTarget *self,
          gboolean       chosen)
{
  GtkWidget *child = gtk_button_get_child (GTK_BUTTON (self));

  if (BRAMBLE_IS_LEAF (child))
    bramble_leaf_set_tag (BRAMBLE_LEAF (child), chosen ? C_("card", "✓ chosen") : self->tag);
}

/**
 * bramble_target_set_tag:
 * @tag: (nullable): a word or two about where it is
 */
void
bramble_target_set_tag (BrambleTarget *self,
                        const char    *tag)
{
  g_return_if_fail (BRAMBLE_IS_TARGET (self));

  g_free (self->tag);
  self->tag = g_strdup (tag);
  show_tag (self, gtk_widget_has_css_class (GTK_WIDGET (self), "chosen"));
}

/* Whether it is part of an answer that is being thought about. */
void
bramble_target_set_chosen (BrambleTarget *self,
                           gboolean       chosen)
{
  g_return_if_fail (BRAMBLE_IS_TARGET (self));

  set_css_class (self, "chosen", chosen);
  show_tag (self, chosen);
  if (chosen)
    gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE, -1);
  else
    gtk_accessible_reset_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED);
}

/* Whether it may be dragged. */
void
bramble_target_set_carried (BrambleTarget *self,
                            gboolean       carried)
{
  g_return_if_fail (BRAMBLE_IS_TARGET (self));

  self->carried = carried;
}

/* Whether what is being dragged may be dropped here. */
void
bramble_target_set_takes (BrambleTarget *self,
                          gboolean       takes)
{
  g_return_if_fail (BRAMBLE_IS_TARGET (self));

  self->takes = takes;
  set_css_class (self, "takes", takes);
}

/**
 * bramble_target_set_reason:
 * @reason: (nullable): why it is no answer now, in a sentence
 */
void
bramble_target_set_reason (BrambleTarget *self,
                           const char    *reason)
{
  g_return_if_fail (BRAMBLE_IS_TARGET (self));

  if (g_strcmp0 (self->reason, reason) == 0)
    return;

  g_free (self->reason);
  self->reason = g_strdup (reason);
  speak (self);
}

/**
 * bramble_target_describe:
 * @label: (nullable): what it is
 * @description: (nullable): what else there is to say
 */
void
bramble_target_describe (BrambleTarget *self,
                         const char    *label,
                         const char    *description)
{
  g_return_if_fail (BRAMBLE_IS_TARGET (self));

  if (g_strcmp0 (self->label, label) == 0 && g_strcmp0 (self->description, description) == 0)
    return;

  g_free (self->label);
  g_free (self->description);
  self->label = g_strdup (label);
  self->description = g_strdup (description);
  speak (self);
}

/**
 * bramble_target_set_shown:
 * @widget: a picture or place that is no target for @thing itself
 * @thing: the card that is seen there, or none
 *
 * Says what can be read there.
 */
void
bramble_target_set_shown (GtkWidget    *widget,
                          BrambleThing  thing)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_object_set_data (G_OBJECT (widget), "bramble-shown", thing.kind ? (gpointer) bramble_thing_get_name (thing) : NULL);
}

BrambleThing
bramble_target_get_shown (GtkWidget *widget)
{
  const char *name;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), BRAMBLE_NO_THING);

  name = g_object_get_data (G_OBJECT (widget), "bramble-shown");
  return name ? bramble_thing_parse (name) : BRAMBLE_NO_THING;
}

/**
 * bramble_target_dup_words:
 *
 * Returns: (transfer full): what it is and what else there is to say
 */
char *
bramble_target_dup_words (BrambleTarget *self)
{
  g_return_val_if_fail (BRAMBLE_IS_TARGET (self), NULL);

  return g_strjoin (self->description && *self->description ? "\n" : NULL, self->label ? self->label : "",
                    self->description, NULL);
}
