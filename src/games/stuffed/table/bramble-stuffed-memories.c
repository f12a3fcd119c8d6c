/* bramble-stuffed-memories.c: stories that were finished, and who is a friend
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-memories.h"

#include <glib/gi18n.h>
#include <rules/stuffed-game.h>
#include <rules/stuffed-text.h>

#include "bramble-picture.h"

#define ENDING_WIDTH 80
#define ENDING_HEIGHT 55
#define FRIEND 55

/* Whom a story makes a friend of: the one who waits at its end. */
static const char *
find_friend (guint story)
{
  guint kind = STUFFED_FIRST_BOSS + story;

  return kind < STUFFED_N_MINIONS ? stuffed_minion_ids[kind] : NULL;
}

static void
attach (GtkGrid    *grid,
        GtkWidget  *child,
        const char *tooltip,
        int         column,
        int         row)
{
  if (tooltip)
    {
      gtk_widget_set_tooltip_text (child, tooltip);
      gtk_widget_set_can_target (child, TRUE);
      gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip, -1);
    }
  gtk_widget_set_valign (child, GTK_ALIGN_CENTER);
  gtk_grid_attach (grid, child, column, row, 1, 1);
}

static GtkWidget *
create_picture (const char *art,
                int         width,
                int         height)
{
  GtkWidget *picture = bramble_picture_new (art, width, height);

  gtk_widget_set_size_request (picture, width, height);
  return picture;
}

/* A dash, where nothing has been seen yet. */
static GtkWidget *
create_dash (int width)
{
  GtkWidget *dash = gtk_label_new ("–");

  gtk_widget_set_size_request (dash, width, -1);
  gtk_widget_add_css_class (dash, "dim");
  return dash;
}

static void
attach_ending (GtkGrid       *grid,
               StuffedMemory  memory,
               guint          n,
               int            row)
{
  static const char *const arts[] = { "stuffed/endings/asleep", "stuffed/endings/waking", "stuffed/endings/lost" };
  g_autofree char *words = NULL;

  switch (memory)
    {
    case STUFFED_MEMORY_ASLEEP:
      words = g_strdup_printf (ngettext ("Won Asleep %u time", "Won Asleep %u times", n), n);
      break;
    case STUFFED_MEMORY_WAKING:
      words = g_strdup_printf (ngettext ("Won Waking %u time", "Won Waking %u times", n), n);
      break;
    case STUFFED_MEMORY_LOST:
      words = g_strdup_printf (ngettext ("Lost %u time", "Lost %u times", n), n);
      break;
    case STUFFED_MEMORY_FRIEND:
    case STUFFED_N_MEMORIES:
      return;
    }
  attach (grid, n > 0 ? create_picture (arts[memory], ENDING_WIDTH, ENDING_HEIGHT) : create_dash (ENDING_WIDTH), n > 0 ? words : NULL,
          (int) memory + 2, row);
}

static void
attach_friend (GtkGrid *grid,
               guint    story,
               guint    n,
               int      row)
{
  const char *id = n > 0 ? find_friend (story) : NULL;
  g_autofree char *art = NULL;
  g_autofree char *words = NULL;

  if (id == NULL)
    {
      /* A story that somebody brought along has no picture of its friend. */
      attach (grid, n > 0 ? create_picture ("stuffed/tokens/heart", FRIEND, FRIEND) : create_dash (FRIEND), n > 0 ? _("A friend") : NULL,
              STUFFED_MEMORY_FRIEND + 2, row);
      return;
    }
  art = g_strconcat ("stuffed/minions/", id, NULL);
  /* Translators: %s is somebody out of a story */
  words = g_strdup_printf (_("A friend: %s"), stuffed_minion_name (STUFFED_FIRST_BOSS + story));
  attach (grid, create_picture (art, FRIEND, FRIEND), words, STUFFED_MEMORY_FRIEND + 2, row);
}

static void
attach_words (GtkGrid    *grid,
              const char *words,
              int         column,
              int         columns,
              int         row,
              const char *style)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (style)
    gtk_widget_add_css_class (label, style);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_grid_attach (grid, label, column, row, columns, 1);
}

/* Returns how often the story was won. */
static guint
attach_story (GtkGrid       *grid,
              guint          story,
              BrambleTimes   times,
              gconstpointer  remembered)
{
  guint n[STUFFED_N_MEMORIES];
  int row = (int) story + 1;
  g_autofree char *wins = NULL;

  for (StuffedMemory memory = 0; memory < STUFFED_N_MEMORIES; memory++)
    {
      char id[BRAMBLE_MAX_MEMORY_ID];

      stuffed_memory_id (story, memory, id, sizeof id);
      n[memory] = times (remembered, id);
      attach_ending (grid, memory, n[memory], row);
    }
  wins = g_strdup_printf ("%u", n[STUFFED_MEMORY_ASLEEP] + n[STUFFED_MEMORY_WAKING]);
  attach_words (grid, stuffed_text (story, STUFFED_TOME_STORY, stuffed_stories[story]->title), 0, 1, row, NULL);
  attach_words (grid, wins, 1, 1, row, "number");
  attach_friend (grid, story, n[STUFFED_MEMORY_FRIEND], row);
  return n[STUFFED_MEMORY_ASLEEP] + n[STUFFED_MEMORY_WAKING] + n[STUFFED_MEMORY_LOST];
}

/**
 * bramble_stuffed_show_memories:
 *
 * Returns: (transfer floating) (nullable): every story with how often it was won, the ends that were seen
 *   and the friend that was made; %NULL when none was finished
 */
GtkWidget *
bramble_stuffed_show_memories (BrambleTimes   times,
                               gconstpointer  remembered)
{
  static const char *const headings[] = { N_("Story"), N_("Wins"), N_("Ends seen"), NULL, NULL, N_("Friend") };
  GtkWidget *grid = gtk_grid_new ();
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (headings); i++)
    if (headings[i])
      {
        int columns = 1;

        /* One heading stands over all ends, so that they are equally far from each other. */
        while (i + columns < G_N_ELEMENTS (headings) && headings[i + columns] == NULL)
          columns++;
        attach_words (GTK_GRID (grid), _(headings[i]), (int) i, columns, 0, "page-heading");
      }
  for (guint story = 0; story < stuffed_n_stories; story++)
    n += attach_story (GTK_GRID (grid), story, times, remembered);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 16);
  if (n > 0)
    return grid;

  g_object_ref_sink (grid);
  g_object_unref (grid);
  return NULL;
}
