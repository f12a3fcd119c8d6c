/* bramble-preferences.c: how the program behaves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-preferences.h"

#include "bramble-announce.h"
#include "bramble-contrast.h"
#include "bramble-name.h"
#include "bramble-settings.h"

/* What bars of windows take of the height, this one's and those of the desktop. */
#define BARS 100

/**
 * BramblePreferences:
 *
 * A small window with what can be set. What is changed here is so at once.
 */
struct _BramblePreferences
{
  GtkWindow parent_instance;

  GtkScrolledWindow *scroller;
  GtkDropDown *pace;
  GtkSwitch *sound;
  GtkSwitch *answer_alone;
  GtkSwitch *recap;
  GtkSwitch *show_log;
  GtkSwitch *tutor;
  GtkSpinButton *tutor_tolerance;
};

G_DEFINE_FINAL_TYPE (BramblePreferences, bramble_preferences, GTK_TYPE_WINDOW)

/* The list has the order of BramblePace. */
static gboolean
pace_to_position (GValue   *value,
                  GVariant *variant,
                  gpointer  user_data)
{
  static const char *const nicks[] = { "slow", "normal", "fast", "off", NULL };

  for (guint i = 0; nicks[i]; i++)
    if (g_str_equal (nicks[i], g_variant_get_string (variant, NULL)))
      {
        g_value_set_uint (value, i);
        return TRUE;
      }

  return FALSE;
}

static GVariant *
position_to_pace (const GValue       *value,
                  const GVariantType *expected_type,
                  gpointer            user_data)
{
  static const char *const nicks[] = { "slow", "normal", "fast", "off" };
  guint position = g_value_get_uint (value);

  return position < G_N_ELEMENTS (nicks) ? g_variant_new_string (nicks[position]) : NULL;
}

static void
bramble_preferences_class_init (BramblePreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, BramblePreferences, scroller);
  gtk_widget_class_bind_template_child (widget_class, BramblePreferences, pace);
  gtk_widget_class_bind_template_child (widget_class, BramblePreferences, sound);
  gtk_widget_class_bind_template_child (widget_class, BramblePreferences, answer_alone);
  gtk_widget_class_bind_template_child (widget_class, BramblePreferences, recap);
  gtk_widget_class_bind_template_child (widget_class, BramblePreferences, show_log);
  gtk_widget_class_bind_template_child (widget_class, BramblePreferences, tutor);
  gtk_widget_class_bind_template_child (widget_class, BramblePreferences, tutor_tolerance);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
bramble_preferences_init (BramblePreferences *self)
{
  GSettings *settings = bramble_settings_get_default ();

  gtk_widget_init_template (GTK_WIDGET (self));
  bramble_name_buttons (GTK_WIDGET (self));
  bramble_announce_window (GTK_WINDOW (self));
  bramble_contrast_follow (GTK_WIDGET (self));
  bramble_contrast_follow (gtk_window_get_child (GTK_WINDOW (self)));
  if (settings == NULL)
    return;

  g_settings_bind_with_mapping (settings, "pace", self->pace, "selected", G_SETTINGS_BIND_DEFAULT,
                                pace_to_position, position_to_pace, NULL, NULL);
  g_settings_bind (settings, "sound", self->sound, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "answer-alone", self->answer_alone, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "recap", self->recap, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "show-log", self->show_log, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "tutor", self->tutor, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "tutor-tolerance", self->tutor_tolerance, "value", G_SETTINGS_BIND_DEFAULT);
  g_object_bind_property (self->tutor, "active", self->tutor_tolerance, "sensitive", G_BINDING_SYNC_CREATE);
}

/**
 * bramble_preferences_new:
 * @parent: (nullable): the window it belongs to
 */
GtkWidget *
bramble_preferences_new (GtkWindow *parent)
{
  BramblePreferences *self = g_object_new (BRAMBLE_TYPE_PREFERENCES, "transient-for", parent, NULL);
  int room = parent ? gtk_widget_get_height (GTK_WIDGET (parent)) - BARS : 0;

  /* Nobody scrolls where there is room for everything. */
  if (room > gtk_scrolled_window_get_max_content_height (self->scroller))
    gtk_scrolled_window_set_max_content_height (self->scroller, room);
  return GTK_WIDGET (self);
}
