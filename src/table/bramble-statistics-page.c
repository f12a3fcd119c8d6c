/* bramble-statistics-page.c: what became of the games, in numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-statistics-page.h"

#include <glib/gi18n.h>

#include "bramble-children.h"
#include "bramble-game-list.h"
#include "bramble-name.h"
#include "bramble-picture.h"
#include "bramble-presentation.h"

/**
 * BrambleStatisticsPage:
 *
 * For each game that was played a table of the finished ones by number of players
 * and kind of seat, and the last of all to be watched again. It is read anew, in a
 * thread, whenever the page comes into sight.
 */
struct _BrambleStatisticsPage
{
  GtkWidget parent_instance;

  BrambleStore *store;
  const BrambleGame *game;   /* whose numbers come first */
  GCancellable *cancellable; /* (nullable): of the reading under way */
  GtkStack *pages;
  GtkBox *tables;
  BramblePicture *picture;
  GtkLabel *trouble;
  BrambleGameList *games;
};

G_DEFINE_FINAL_TYPE (BrambleStatisticsPage, bramble_statistics_page, GTK_TYPE_WIDGET)

enum { COLUMN_PLAYERS, COLUMN_WHO, COLUMN_GAMES, COLUMN_WINS, COLUMN_ROUNDS, COLUMN_SCORE };

static void
attach (GtkGrid    *grid,
        const char *text,
        int         column,
        int         row,
        const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column <= COLUMN_WHO ? 0 : 1);
  /* Numbers stay in one line. */
  gtk_label_set_wrap (GTK_LABEL (label), row == 0 || column <= COLUMN_WHO);
  gtk_label_set_justify (GTK_LABEL (label), column <= COLUMN_WHO ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT);
  if (style)
    gtk_widget_add_css_class (label, style);
  gtk_grid_attach (grid, label, column, row, 1, 1);
}

static void
attach_headings (GtkGrid           *grid,
                 const BrambleGame *game)
{
  static const char *const headings[] = {
    [COLUMN_PLAYERS] = N_("Players"),
    /* Translators: heading over "People" and the names of computer players */
    [COLUMN_WHO] = N_("Who"),
    [COLUMN_GAMES] = N_("Games"),
    [COLUMN_WINS] = N_("Wins"),
    [COLUMN_ROUNDS] = N_("Rounds a game"),
  };

  for (guint i = 0; i < G_N_ELEMENTS (headings); i++)
    attach (grid, _(headings[i]), (int) i, 0, "page-heading");
  if (game->score_name)
    attach (grid, g_dpgettext2 (NULL, "score", game->score_name), COLUMN_SCORE, 0, "page-heading");
}

static void
attach_tally (GtkGrid            *grid,
              const BrambleGame  *game,
              const BrambleTally *tally,
              int                 row)
{
  g_autofree char *games = g_strdup_printf ("%u", tally->games);
  /* Translators: how many games were won, and how many percent that is. The
   * space before the percent sign is one at which no line is broken. */
  g_autofree char *wins = g_strdup_printf (_("%1$u (%2$.0f %%)"), tally->wins, 100.0 * tally->wins / tally->games);
  g_autofree char *score = g_strdup_printf ("%.1f", (double) tally->score / tally->games);
  g_autofree char *rounds = g_strdup_printf ("%.1f", (double) tally->rounds / tally->games);

  attach (grid, games, COLUMN_GAMES, row, "number");
  attach (grid, wins, COLUMN_WINS, row, "number");
  attach (grid, rounds, COLUMN_ROUNDS, row, "number");
  if (game->score_name)
    attach (grid, score, COLUMN_SCORE, row, "number");
}

/* Returns how many rows there are. */
static guint
fill_grid (GtkGrid           *grid,
           const BrambleGame *game,
           BrambleStatistics *statistics)
{
  int row = 1;

  for (guint n_seats = game->min_seats; n_seats <= game->max_seats; n_seats++)
    {
      g_autofree char *players = g_strdup_printf (ngettext ("%u player", "%u players", n_seats), n_seats);
      gboolean first = TRUE;

      for (guint i = 0; i == 0 || game->levels[i - 1].id; i++)
        {
          const BrambleLevel *bot = i == 0 ? NULL : &game->levels[i - 1];
          g_autofree char *who = bot ? g_strdup_printf (_("Computer: %s"), g_dpgettext2 (NULL, "bot", bot->name))
                                     : g_strdup (_("People"));
          BrambleTally tally;

          bramble_statistics_get (statistics, game->id, n_seats, bot ? bot->id : "person", &tally);
          if (tally.games == 0)
            continue;
          if (first)
            attach (grid, players, COLUMN_PLAYERS, row, "page-heading");
          attach (grid, who, COLUMN_WHO, row, NULL);
          attach_tally (grid, game, &tally, row++);
          first = FALSE;
        }
    }
  return (guint) row - 1;
}

/* What a game remembers beside numbers. */
static void
append_memories (BrambleStatisticsPage *self,
                 const BrambleGame     *game,
                 BrambleStatistics     *statistics)
{
  const BramblePresentation *presentation = bramble_presentation_of (game);
  const BrambleMemory memory = { statistics, game };
  GtkWidget *memories = presentation->show_memories ? presentation->show_memories (bramble_memory_times, &memory) : NULL;

  if (memories)
    {
      gtk_widget_add_css_class (memories, "sheet");
      gtk_box_append (self->tables, memories);
    }
}

/* Adds what there is to tell of @game. Returns whether there is anything. */
static gboolean
append_table (BrambleStatisticsPage *self,
              const BrambleGame     *game,
              BrambleStatistics     *statistics)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *title = gtk_label_new (g_dpgettext2 (NULL, "game", game->name));

  if (fill_grid (GTK_GRID (grid), game, statistics) == 0)
    {
      g_object_ref_sink (grid);
      g_object_unref (grid);
      g_object_ref_sink (title);
      g_object_unref (title);
      return FALSE;
    }
  attach_headings (GTK_GRID (grid), game);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 8);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 28);
  gtk_widget_add_css_class (grid, "sheet");
  gtk_widget_add_css_class (grid, "statistics");
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_widget_add_css_class (title, "page-heading");
  gtk_box_append (self->tables, title);
  gtk_box_append (self->tables, grid);
  append_memories (self, game, statistics);
  return TRUE;
}

/* The game that the page was asked for comes first. Returns how many games
 * there is something to tell of. */
static guint
fill_tables (BrambleStatisticsPage *self,
             BrambleStatistics     *statistics)
{
  guint n = 0;

  bramble_children_remove (self->tables);
  n += append_table (self, self->game, statistics);
  for (const BrambleGame *const *game = bramble_games (); *game; game++)
    if (*game != self->game)
      n += append_table (self, *game, statistics);
  return n;
}

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  GError *error = NULL;
  BrambleStatistics *statistics = bramble_store_read_statistics (source, &error);

  if (statistics)
    g_task_return_pointer (task, statistics, (GDestroyNotify) bramble_statistics_free);
  else
    g_task_return_error (task, error);
}

static void
was_read (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (BrambleStatisticsPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrambleStatistics) statistics = g_task_propagate_pointer (G_TASK (result), &error);

  if (g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;

  g_clear_object (&self->cancellable);
  if (statistics)
    gtk_stack_set_visible_child_name (self->pages, fill_tables (self, statistics) > 0 ? "numbers" : "nothing");
  else
    {
      gtk_label_set_label (self->trouble, error->message);
      gtk_stack_set_visible_child_name (self->pages, "trouble");
    }
}

/* Reads what there is now. */
void
bramble_statistics_page_refresh (BrambleStatisticsPage *self)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (BRAMBLE_IS_STATISTICS_PAGE (self));

  if (self->store == NULL)
    return;
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  bramble_game_list_read (self->games, self->store);
  task = g_task_new (self->store, self->cancellable, was_read, g_object_ref (self));
  g_task_run_in_thread (task, read_in_thread);
}

static void
bramble_statistics_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bramble_statistics_page_parent_class)->map (widget);
  bramble_statistics_page_refresh (BRAMBLE_STATISTICS_PAGE (widget));
}

static void
bramble_statistics_page_dispose (GObject *object)
{
  BrambleStatisticsPage *self = BRAMBLE_STATISTICS_PAGE (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  bramble_children_unparent (GTK_WIDGET (self));
  g_clear_object (&self->store);

  G_OBJECT_CLASS (bramble_statistics_page_parent_class)->dispose (object);
}

static void
bramble_statistics_page_class_init (BrambleStatisticsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_statistics_page_dispose;
  widget_class->map = bramble_statistics_page_map;

  g_type_ensure (BRAMBLE_TYPE_GAME_LIST);
  g_type_ensure (BRAMBLE_TYPE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-statistics-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BrambleStatisticsPage, pages);
  gtk_widget_class_bind_template_child (widget_class, BrambleStatisticsPage, tables);
  gtk_widget_class_bind_template_child (widget_class, BrambleStatisticsPage, picture);
  gtk_widget_class_bind_template_child (widget_class, BrambleStatisticsPage, trouble);
  gtk_widget_class_bind_template_child (widget_class, BrambleStatisticsPage, games);
}

static void
bramble_statistics_page_init (BrambleStatisticsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bramble_name_buttons (GTK_WIDGET (self));
}

/**
 * bramble_statistics_page_new:
 * @store: whose games the page tells of
 * @game: what it was asked for about
 */
GtkWidget *
bramble_statistics_page_new (BrambleStore      *store,
                             const BrambleGame *game)
{
  GtkWidget *self = g_object_new (BRAMBLE_TYPE_STATISTICS_PAGE, NULL);

  BRAMBLE_STATISTICS_PAGE (self)->game = game;
  bramble_picture_set_art (BRAMBLE_STATISTICS_PAGE (self)->picture, bramble_presentation_of (game)->front);
  bramble_statistics_page_set_store (BRAMBLE_STATISTICS_PAGE (self), store);
  return self;
}

/**
 * bramble_statistics_page_set_store:
 * @store: whose games the page tells of
 */
void
bramble_statistics_page_set_store (BrambleStatisticsPage *self,
                                   BrambleStore          *store)
{
  g_return_if_fail (BRAMBLE_IS_STATISTICS_PAGE (self));

  if (g_set_object (&self->store, store) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    bramble_statistics_page_refresh (self);
}
