/* bramble-shelf.c: where one starts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-shelf.h"

#include <glib/gi18n.h>
#include <math.h>

#include "bramble-children.h"
#include "bramble-contrast.h"
#include "bramble-growth.h"
#include "bramble-name.h"
#include "bramble-settings.h"
#include "bramble-tiles.h"
#include "bramble-unfinished.h"
#include "bramble-wall.h"

/* The drawing of the shelf, in units. Where it is a little narrower than that of a table, what can be
 * done with a game does not fit beside its name any more. */
#define COLUMNS 170.0
#define ROWS 94.0

/**
 * BrambleShelf:
 *
 * The games in their boxes, what can be done with the chosen one, and the
 * unfinished games, newest first. Enter goes on with the newest; without one it
 * does what most people want of the chosen game.
 */
struct _BrambleShelf
{
  GtkWidget parent_instance;

  const BramblePresentation *const *games;
  BrambleBoxes *boxes;
  BrambleGamePanel *panel;
  GtkWidget *below;
  GtkWidget *scroller;
  GtkWidget *heading;
  GtkWidget *nothing;
  GtkBox *cards;
  BrambleStore *store;           /* (nullable): where games are kept, once it was read */
  BrambleStatistics *statistics; /* (nullable): of finished games, once they are read */
  GCancellable *cancellable;     /* (nullable): of their reading */
};

G_DEFINE_FINAL_TYPE (BrambleShelf, bramble_shelf, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static BrambleUnfinished *
first_card (BrambleShelf *self)
{
  GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->cards));

  return card ? BRAMBLE_UNFINISHED (card) : NULL;
}

static guint
count_unfinished (BrambleShelf      *self,
                  const BrambleGame *game)
{
  guint n = 0;

  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->cards)); card; card = gtk_widget_get_next_sibling (card))
    n += bramble_unfinished_get_game (BRAMBLE_UNFINISHED (card)) == game;
  return n;
}

/* Whether a person ever finished such a game. */
static gboolean
has_finished (BrambleStatistics *statistics,
              const BrambleGame *game)
{
  for (guint n_seats = game->min_seats; n_seats <= game->max_seats; n_seats++)
    {
      BrambleTally tally;

      bramble_statistics_get (statistics, game->id, n_seats, "person", &tally);
      if (tally.games > 0)
        return TRUE;
    }

  return FALSE;
}

/* What whoever plays has done with @game. */
static BrambleSkill
find_skill (BrambleShelf      *self,
            const BrambleGame *game)
{
  g_autoptr (GFile) lesson = self->store ? bramble_store_find_lesson (self->store, game) : NULL;

  if (count_unfinished (self, game) > 0 || bramble_settings_has_lesson (bramble_settings_get_default (), game->id))
    return BRAMBLE_SKILL_PLAYED;
  if (self->statistics == NULL)
    return BRAMBLE_SKILL_UNKNOWN;
  if (has_finished (self->statistics, game))
    return BRAMBLE_SKILL_PLAYED;

  return lesson ? BRAMBLE_SKILL_LEARNING : BRAMBLE_SKILL_NEW;
}

static void
show_chosen (BrambleShelf *self)
{
  const BramblePresentation *game = bramble_boxes_get_chosen (self->boxes);

  bramble_game_panel_show (self->panel, game, find_skill (self, game->game));
}

static void
box_chosen (BrambleShelf *self)
{
  show_chosen (self);
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

static void
box_opened (BrambleShelf *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.new-game-of", "s", bramble_shelf_get_chosen (self)->game->id);
}

/* It is known what game is on one of the cards. */
static void
card_read (BrambleShelf *self)
{
  for (guint i = 0; self->games[i]; i++)
    bramble_boxes_set_unfinished (self->boxes, self->games[i], count_unfinished (self, self->games[i]->game));
  show_chosen (self);
}

/* What Enter does. */
static gboolean
bramble_shelf_grab_focus (GtkWidget *widget)
{
  BrambleShelf *self = BRAMBLE_SHELF (widget);
  BrambleUnfinished *card = first_card (self);

  return gtk_widget_grab_focus (card ? bramble_unfinished_get_go_on (card) : bramble_game_panel_get_first (self->panel));
}

/* Tab goes through everything in its order, and does not begin with what Enter does. */
static gboolean
bramble_shelf_focus (GtkWidget        *widget,
                     GtkDirectionType  direction)
{
  return gtk_widget_child_focus (gtk_widget_get_first_child (widget), direction);
}

/* A window must not be kept large by letters that are large because it is. */
static void
bramble_shelf_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  double growth = bramble_growth_of (widget);

  gtk_widget_measure (BRAMBLE_SHELF (widget)->scroller, orientation, -1, minimum, natural, NULL, NULL);
  *minimum = (int) ceil (*minimum / growth);
  *natural = (int) ceil (*natural / growth);
}

static void
bramble_shelf_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  BrambleShelf *self = BRAMBLE_SHELF (widget);
  int minimum;

  bramble_growth_set (widget, bramble_growth_for (widget, COLUMNS, ROWS, width, height));
  /* Letters that are too large by now are so until the next frame. */
  gtk_widget_measure (self->scroller, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->scroller, &(GtkAllocation) { 0, 0, MAX (width, minimum), height }, -1);
}

static void
bramble_shelf_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bramble_shelf_parent_class)->map (widget);
  gtk_widget_grab_focus (widget);
}

static void
bramble_shelf_dispose (GObject *object)
{
  BrambleShelf *self = BRAMBLE_SHELF (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->store);
  bramble_children_unparent (GTK_WIDGET (object));
  g_clear_pointer (&self->statistics, bramble_statistics_free);

  G_OBJECT_CLASS (bramble_shelf_parent_class)->dispose (object);
}

static void
bramble_shelf_class_init (BrambleShelfClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_shelf_dispose;
  widget_class->measure = bramble_shelf_measure;
  widget_class->size_allocate = bramble_shelf_size_allocate;
  widget_class->map = bramble_shelf_map;
  widget_class->focus = bramble_shelf_focus;
  widget_class->grab_focus = bramble_shelf_grab_focus;

  g_type_ensure (BRAMBLE_TYPE_TILES);
  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-shelf.ui");
  gtk_widget_class_bind_template_child (widget_class, BrambleShelf, scroller);
  gtk_widget_class_bind_template_child (widget_class, BrambleShelf, below);
  gtk_widget_class_bind_template_child (widget_class, BrambleShelf, heading);
  gtk_widget_class_bind_template_child (widget_class, BrambleShelf, nothing);
  gtk_widget_class_bind_template_child (widget_class, BrambleShelf, cards);

  /**
   * BrambleShelf::chosen:
   *
   * Another game is chosen.
   */
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
}

static void
bramble_shelf_init (BrambleShelf *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bramble_name_buttons (self->below);
  bramble_contrast_follow (GTK_WIDGET (self));
  bramble_shelf_set_games (self, bramble_presentations ());
}

/**
 * bramble_shelf_set_games:
 * @games: what stands on the shelf, at least one, ended by %NULL; kept as it is
 */
void
bramble_shelf_set_games (BrambleShelf                     *self,
                         const BramblePresentation *const *games)
{
  g_return_if_fail (BRAMBLE_IS_SHELF (self));
  g_return_if_fail (games[0] != NULL);

  self->games = games;
  if (games[1])
    gtk_widget_add_css_class (GTK_WIDGET (self), "several");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "several");
  if (gtk_widget_get_parent (self->below))
    {
      g_object_ref (self->below);
      gtk_widget_unparent (self->below);
    }
  self->boxes = BRAMBLE_BOXES (bramble_boxes_new (games));
  self->panel = BRAMBLE_GAME_PANEL (bramble_game_panel_new (games));
  g_signal_connect_swapped (self->boxes, "chosen", G_CALLBACK (box_chosen), self);
  g_signal_connect_swapped (self->boxes, "opened", G_CALLBACK (box_opened), self);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), bramble_wall_new (self->boxes, self->panel, self->below));
  card_read (self);
}

const BramblePresentation *
bramble_shelf_get_chosen (BrambleShelf *self)
{
  g_return_val_if_fail (BRAMBLE_IS_SHELF (self), NULL);

  return bramble_boxes_get_chosen (self->boxes);
}

void
bramble_shelf_choose (BrambleShelf              *self,
                      const BramblePresentation *game)
{
  g_return_if_fail (BRAMBLE_IS_SHELF (self));

  bramble_boxes_choose (self->boxes, game);
}

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  g_task_return_pointer (task, bramble_store_read_statistics (task_data, NULL), (GDestroyNotify) bramble_statistics_free);
}

static void
was_read (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  BrambleShelf *self = BRAMBLE_SHELF (source);
  BrambleStatistics *statistics = g_task_propagate_pointer (G_TASK (result), NULL);

  /* Statistics that cannot be read say nothing of who plays. */
  if (statistics == NULL)
    return;
  g_clear_pointer (&self->statistics, bramble_statistics_free);
  self->statistics = statistics;
  show_chosen (self);
}

/* Adds a card; the first is what Enter goes on with. */
static void
add_card (BrambleShelf *self,
          GtkWidget    *card)
{
  if (first_card (self) == NULL)
    gtk_widget_add_css_class (bramble_unfinished_get_go_on (BRAMBLE_UNFINISHED (card)), "first");
  g_signal_connect_object (card, "read", G_CALLBACK (card_read), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->cards, card);
}

/* Returns (nullable) (transfer full): what is played just now, as a copy that
 * nobody in particular looks at. It has no file before its first answer. A lesson is none of
 * the games that are gone on with. */
static BrambleMatch *
copy_played (BrambleStore *store)
{
  BrambleMatch *match = bramble_store_get_match (store);

  return match && !bramble_match_get_over (match) && !bramble_record_lesson (bramble_match_get_record (match))
         ? bramble_match_new (bramble_record_copy (bramble_match_get_record (match)))
         : NULL;
}

static void
add_cards (BrambleShelf *self,
           BrambleStore *store)
{
  g_autoptr (GPtrArray) files = bramble_store_list_unfinished (store);
  g_autoptr (BrambleMatch) played = copy_played (store);
  gboolean kept = FALSE;

  for (guint i = 0; i < files->len; i++)
    kept = kept || bramble_store_is_own (store, g_ptr_array_index (files, i));
  if (played && !kept)
    add_card (self, bramble_unfinished_new (NULL, played));
  for (guint i = 0; i < files->len; i++)
    {
      GFile *file = g_ptr_array_index (files, i);

      add_card (self, bramble_unfinished_new (file, bramble_store_is_own (store, file) ? played : NULL));
    }
}

/* Where there are none nobody has played, and that is known before the shelf is seen: nothing
 * on it changes a moment later. */
static void
read_statistics (BrambleShelf *self,
                 BrambleStore *store)
{
  g_autoptr (GTask) task = NULL;

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  if (!bramble_store_has_statistics (store))
    {
      g_clear_pointer (&self->statistics, bramble_statistics_free);
      self->statistics = bramble_statistics_new ();
      return;
    }
  self->cancellable = g_cancellable_new ();
  task = g_task_new (self, self->cancellable, was_read, NULL);
  g_task_set_task_data (task, g_object_ref (store), g_object_unref);
  g_task_run_in_thread (task, read_in_thread);
}

/**
 * bramble_shelf_read:
 *
 * Shows the unfinished games that @store keeps now. What there was before is gone
 * at once, so that it is never stale; what is in the files is read in threads.
 */
void
bramble_shelf_read (BrambleShelf *self,
                    BrambleStore *store)
{
  g_return_if_fail (BRAMBLE_IS_SHELF (self));
  g_return_if_fail (BRAMBLE_IS_STORE (store));

  g_set_object (&self->store, store);
  bramble_children_remove (self->cards);
  add_cards (self, store);
  gtk_widget_set_visible (self->heading, first_card (self) != NULL);
  gtk_widget_set_visible (self->nothing, first_card (self) == NULL);
  read_statistics (self, store);
  card_read (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}
