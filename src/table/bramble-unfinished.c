/* bramble-unfinished.c: a game that can be gone on with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-unfinished.h"

#include <glib/gi18n.h>

#include "bramble-announce.h"
#include "bramble-children.h"
#include "bramble-miniature.h"
#include "bramble-name.h"
#include "bramble-popover.h"
#include "bramble-presentation.h"

/**
 * BrambleUnfinished:
 *
 * A card for a kept game: what its table looks like to everybody, how far it is,
 * when it was left and who plays. "win.resume" goes on with it, and "win.delete"
 * deletes it after a question. The file is read in a thread. A game without an
 * answer yet is in no file: it is only gone back to.
 */
struct _BrambleUnfinished
{
  GtkWidget parent_instance;

  GFile *file;               /* (nullable): where the game is kept */
  GCancellable *cancellable; /* of the reading; it ends with the card */
  const BrambleGame *game;   /* (nullable): until it is known */
  BrambleMiniature *picture;
  GtkLabel *title;
  GtkLabel *where;
  GtkLabel *about;
  char *when;                /* (nullable): the words for when it was left */
  char *who;                 /* (nullable): the names of who plays */
  GtkWidget *go_on;
  GtkWidget *bin;
  GtkPopover *question;
};

G_DEFINE_FINAL_TYPE (BrambleUnfinished, bramble_unfinished, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_READ,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Who listens hears the whole card when the keyboard comes to it, and again on the button that it comes to second. */
static void
name_card (BrambleUnfinished *self)
{
  GtkLabel *const labels[] = { self->title, self->where, self->about };
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    if (*gtk_label_get_text (labels[i]))
      g_string_append_printf (words, "%s%s", words->len > 0 ? "\n" : "", gtk_label_get_text (labels[i]));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words->str, -1);
  bramble_describe (gtk_widget_get_first_child (self->bin), words->str);
}

/* How far a game is, and whose turn. */
static char *
dup_where (BrambleMatch *match)
{
  int asked = bramble_match_get_ask_seat (match);
  guint round = bramble_match_get_round (match);
  const char *name;

  if (asked < 0)
    return NULL;
  name = bramble_seat_get_name (bramble_match_get_seat (match, (guint) asked));
  if (round == 0)
    /* Translators: who has to do something in a game that can be gone on with */
    return g_strdup_printf (_("%s’s turn"), name);
  /* Translators: where a game is that can be gone on with; %2$s is a player */
  return g_strdup_printf (_("Round %1$u, %2$s’s turn"), round, name);
}

static char *
dup_who (BrambleMatch *match)
{
  const BrambleRecord *record = bramble_match_get_record (match);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < bramble_record_n_seats (record); i++)
    /* A name may be written in the other direction: it keeps to itself. */
    g_string_append_printf (names, "%s\342\201\250%s\342\201\251", i > 0 ? ", " : "", bramble_record_seat (record, i)->name);
  return g_string_free (g_steal_pointer (&names), FALSE);
}

/* The day before today and this one have names. */
static char *
dup_when (GDateTime *time)
{
  g_autoptr (GDateTime) local = g_date_time_to_local (time);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) yesterday = g_date_time_add_days (now, -1);
  g_autofree char *clock = g_date_time_format (local, "%H:%M");

  if (g_date_time_get_year (local) == g_date_time_get_year (now)
      && g_date_time_get_day_of_year (local) == g_date_time_get_day_of_year (now))
    /* Translators: when a game was left; %s is a time such as 20:14 */
    return g_strdup_printf (_("Today, %s"), clock);
  if (g_date_time_get_year (local) == g_date_time_get_year (yesterday)
      && g_date_time_get_day_of_year (local) == g_date_time_get_day_of_year (yesterday))
    return g_strdup_printf (_("Yesterday, %s"), clock);
  return g_date_time_format (local, "%x");
}

/* What does not fit is said in full to who points at it. */
static void
set_text (GtkLabel   *label,
          const char *text)
{
  gtk_label_set_label (label, text ? text : "");
  gtk_widget_set_tooltip_text (GTK_WIDGET (label), text && *text ? text : NULL);
  gtk_widget_set_visible (GTK_WIDGET (label), text && *text);
}

/* When it was left and who plays are known one after the other. */
static void
show_about (BrambleUnfinished *self)
{
  g_autofree char *about = self->when && self->who ? g_strdup_printf ("%s · %s", self->when, self->who)
                                                   : g_strdup (self->when ? self->when : self->who);

  set_text (self->about, about);
  name_card (self);
}

static void
show_match (BrambleUnfinished *self,
            BrambleMatch      *match)
{
  const BramblePresentation *presentation = bramble_presentation_of (bramble_match_get_game (match));
  g_autofree char *where = presentation->where ? presentation->where (match) : dup_where (match);

  self->game = presentation->game;
  self->who = dup_who (match);
  set_text (self->title, bramble_presentation_name (presentation));
  set_text (self->where, where);
  if (presentation->preview)
    bramble_miniature_set_child (self->picture, presentation->preview (match));
  show_about (self);
}

static void
was_loaded (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (BrambleUnfinished) self = user_data;
  g_autoptr (BrambleMatch) match = bramble_match_load_finish (result, NULL);

  if (g_cancellable_is_cancelled (self->cancellable))
    return;
  if (match == NULL)
    {
      /* Whoever wants to go on with it will be told what is wrong with it. */
      set_text (self->title, _("A game that cannot be read"));
      name_card (self);
      return;
    }

  show_match (self, match);
  g_signal_emit (self, signals[SIGNAL_READ], 0);
}

static void
was_dated (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (BrambleUnfinished) self = user_data;
  g_autoptr (GFileInfo) info = g_file_query_info_finish (G_FILE (source), result, NULL);
  g_autoptr (GDateTime) time = info ? g_file_info_get_modification_date_time (info) : NULL;

  if (g_cancellable_is_cancelled (self->cancellable))
    return;
  self->when = time ? dup_when (time) : NULL;
  show_about (self);
}

static void
keep_clicked (BrambleUnfinished *self)
{
  gtk_popover_popdown (self->question);
}

static void
sure_clicked (BrambleUnfinished *self)
{
  g_autofree char *uri = g_file_get_uri (self->file);

  gtk_popover_popdown (self->question);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.delete", "s", uri);
}

static void
bramble_unfinished_dispose (GObject *object)
{
  BrambleUnfinished *self = BRAMBLE_UNFINISHED (object);

  g_cancellable_cancel (self->cancellable);
  bramble_children_unparent (GTK_WIDGET (self));

  G_OBJECT_CLASS (bramble_unfinished_parent_class)->dispose (object);
}

static void
bramble_unfinished_finalize (GObject *object)
{
  BrambleUnfinished *self = BRAMBLE_UNFINISHED (object);

  g_clear_object (&self->file);
  g_object_unref (self->cancellable);
  g_free (self->when);
  g_free (self->who);

  G_OBJECT_CLASS (bramble_unfinished_parent_class)->finalize (object);
}

static void
bramble_unfinished_class_init (BrambleUnfinishedClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bramble_unfinished_dispose;
  object_class->finalize = bramble_unfinished_finalize;

  g_type_ensure (BRAMBLE_TYPE_MINIATURE);
  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-unfinished.ui");
#define CHILD(name) gtk_widget_class_bind_template_child (widget_class, BrambleUnfinished, name)
  CHILD (picture);
  CHILD (title);
  CHILD (where);
  CHILD (about);
  CHILD (go_on);
  CHILD (bin);
  CHILD (question);
#undef CHILD
  gtk_widget_class_bind_template_callback (widget_class, keep_clicked);
  gtk_widget_class_bind_template_callback (widget_class, sure_clicked);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  /**
   * BrambleUnfinished::read:
   *
   * It is known what game it is.
   */
  signals[SIGNAL_READ] = g_signal_new ("read", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 0);
}

static void
bramble_unfinished_init (BrambleUnfinished *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->cancellable = g_cancellable_new ();
  bramble_name_buttons (GTK_WIDGET (self));
  bramble_name_buttons (GTK_WIDGET (self->question));
  bramble_popover_go_with_size (self->question);
}

/**
 * bramble_unfinished_new:
 * @file: (nullable): where a game is kept
 * @match: (nullable): the game itself, if it is at hand; nobody in particular looks at it
 *
 * One of them must be there.
 */
GtkWidget *
bramble_unfinished_new (GFile        *file,
                        BrambleMatch *match)
{
  BrambleUnfinished *self = g_object_new (BRAMBLE_TYPE_UNFINISHED, NULL);
  g_autofree char *uri = file ? g_file_get_uri (file) : NULL;

  if (file)
    {
      self->file = g_object_ref (file);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->go_on), "s", uri);
      g_file_query_info_async (file, G_FILE_ATTRIBUTE_TIME_MODIFIED, G_FILE_QUERY_INFO_NONE, G_PRIORITY_DEFAULT,
                               self->cancellable, was_dated, g_object_ref (self));
    }
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->go_on), file ? "win.resume" : "win.back-to-table");
  gtk_widget_set_visible (self->bin, file != NULL);
  if (match)
    show_match (self, match);
  else
    bramble_match_load_async (file, self->cancellable, was_loaded, g_object_ref (self));
  return GTK_WIDGET (self);
}

/* Returns (nullable): where the game is kept. */
GFile *
bramble_unfinished_get_file (BrambleUnfinished *self)
{
  g_return_val_if_fail (BRAMBLE_IS_UNFINISHED (self), NULL);

  return self->file;
}

/* Returns (nullable): what game it is, once that is known. */
const BrambleGame *
bramble_unfinished_get_game (BrambleUnfinished *self)
{
  g_return_val_if_fail (BRAMBLE_IS_UNFINISHED (self), NULL);

  return self->game;
}

/* Returns the button that goes on with it. */
GtkWidget *
bramble_unfinished_get_go_on (BrambleUnfinished *self)
{
  g_return_val_if_fail (BRAMBLE_IS_UNFINISHED (self), NULL);

  return self->go_on;
}
