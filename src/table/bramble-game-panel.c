/* bramble-game-panel.c: what can be done with the chosen game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-game-panel.h"

#include <glib/gi18n.h>

#include "bramble-announce.h"
#include "bramble-children.h"
#include "bramble-name.h"
#include "bramble-picture.h"
#include "bramble-tiles.h"

/* Of the figure on the large button. */
#define FIGURE_WIDTH 64
#define FIGURE_HEIGHT 80

/* Between the words and the buttons beside them. */
#define ROW_GAP 12

/* What there is to say of a game is at least so wide, in letters. */
#define LEAST_WORDS 24

/**
 * BrambleGamePanel:
 *
 * Name and tagline of a game, and a button for everything that there is of it.
 * One of them is gold: to learn the game for who does not know it, or else to
 * play it. It lies below the boxes, or stands tall beside the only one; there, to
 * learn it has a button with a picture that cannot be overlooked. It is as high as the
 * game needs of which there is most to say.
 */
struct _BrambleGamePanel
{
  GtkWidget parent_instance;

  const BramblePresentation *const *games; /* what it was made with */
  gboolean tall;
  GtkBox *box;
  GtkBox *words;    /* name and tagline, a page for each game; all lie in the same place */
  GtkBox *place;    /* of the button that is gold, when there is room for a large one */
  GtkBox *others;
  GtkWidget *new_game;
  GtkWidget *learn;
  GtkWidget *lesson;              /* (nullable): the large one, where there is room for it */
  BramblePicture *lesson_figure;
  GtkLabel *lesson_name;
  GtkLabel *lesson_line;
  GtkWidget *rules;
  GtkWidget *statistics;
};

G_DEFINE_FINAL_TYPE (BrambleGamePanel, bramble_game_panel, GTK_TYPE_WIDGET)

static void
bramble_game_panel_dispose (GObject *object)
{
  BrambleGamePanel *self = BRAMBLE_GAME_PANEL (object);

  bramble_children_unparent (GTK_WIDGET (self));
  g_clear_object (&self->new_game);
  g_clear_object (&self->learn);
  g_clear_object (&self->lesson);
  g_clear_object (&self->rules);
  g_clear_object (&self->statistics);

  G_OBJECT_CLASS (bramble_game_panel_parent_class)->dispose (object);
}

static void
bramble_game_panel_class_init (BrambleGamePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_game_panel_dispose;

  g_type_ensure (BRAMBLE_TYPE_TILES);
  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-game-panel.ui");
#define CHILD(name) gtk_widget_class_bind_template_child (widget_class, BrambleGamePanel, name)
  CHILD (box);
  CHILD (words);
  CHILD (place);
  CHILD (others);
#undef CHILD
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* A button that comes and goes with the game, and so is kept. */
static GtkWidget *
button_new (const char *label,
            const char *action)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  bramble_name_buttons (button);
  return g_object_ref_sink (button);
}

static GtkWidget *
line_new (const char *text,
          const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style);
  return label;
}

/* A picture, and beside it what is to be done and what to expect of it. GTK would try dozens of
 * widths for texts that wrap if they were aligned or in a box beside the picture: so they fill
 * their column, and meet in its middle. */
static void
make_lesson (BrambleGamePanel *self)
{
  GtkWidget *row = gtk_grid_new ();
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *figure = bramble_picture_new (NULL, FIGURE_WIDTH, FIGURE_HEIGHT);
  GtkWidget *name = line_new (_("Learn by playing"), "game-name");
  GtkWidget *line = line_new (NULL, "line");

  self->lesson = button_new (_("_Learn to play"), "win.learn-of");
  gtk_widget_set_vexpand (name, TRUE);
  gtk_widget_set_vexpand (line, TRUE);
  gtk_label_set_yalign (GTK_LABEL (line), 0);
  gtk_box_append (GTK_BOX (words), name);
  gtk_box_append (GTK_BOX (words), line);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_vexpand (words, FALSE);
  gtk_widget_set_size_request (figure, FIGURE_WIDTH, FIGURE_HEIGHT);
  gtk_grid_set_column_spacing (GTK_GRID (row), 14);
  gtk_grid_attach (GTK_GRID (row), figure, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (row), words, 1, 0, 1, 1);
  gtk_button_set_child (GTK_BUTTON (self->lesson), row);
  gtk_widget_add_css_class (self->lesson, "lesson");
  gtk_widget_add_css_class (self->lesson, "first");
  self->lesson_figure = BRAMBLE_PICTURE (figure);
  self->lesson_name = GTK_LABEL (name);
  self->lesson_line = GTK_LABEL (line);
}

/* Where another game has more to say, what this one has is in the middle. */
static void
add_words (BrambleGamePanel          *self,
           const BramblePresentation *game)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *title = gtk_label_new (bramble_presentation_name (game));
  GtkWidget *tagline = gtk_label_new (_(game->tagline));

  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (title), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_yalign (GTK_LABEL (title), 1);
  gtk_widget_set_vexpand (title, TRUE);
  gtk_widget_add_css_class (title, "game-name");
  gtk_label_set_wrap (GTK_LABEL (tagline), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (tagline), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_width_chars (GTK_LABEL (tagline), LEAST_WORDS);
  gtk_label_set_xalign (GTK_LABEL (tagline), 0);
  gtk_label_set_yalign (GTK_LABEL (tagline), 0);
  gtk_widget_set_vexpand (tagline, TRUE);
  gtk_widget_set_vexpand (page, FALSE);
  gtk_box_append (GTK_BOX (page), title);
  gtk_box_append (GTK_BOX (page), tagline);
  gtk_box_append (self->words, page);
}

/* All pages lie in one place, which is as high as the highest and as wide as the one that is
 * seen. A stack would do the same, with all that it needs for pages that move. */
static void
measure_words (GtkWidget      *words,
               GtkOrientation  orientation,
               int             for_size,
               int            *minimum,
               int            *natural,
               int            *minimum_baseline,
               int            *natural_baseline)
{
  *minimum = 0;
  *natural = 0;
  for (GtkWidget *page = gtk_widget_get_first_child (words); page; page = gtk_widget_get_next_sibling (page))
    if (orientation == GTK_ORIENTATION_VERTICAL || gtk_widget_get_child_visible (page))
      {
        int page_minimum, page_natural, least = for_size;

        /* One that is not seen may need more width than there is for the others. */
        if (orientation == GTK_ORIENTATION_VERTICAL && !gtk_widget_get_child_visible (page))
          gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
        gtk_widget_measure (page, orientation, MAX (least, for_size), &page_minimum, &page_natural, NULL, NULL);
        *minimum = MAX (*minimum, page_minimum);
        *natural = MAX (*natural, page_natural);
      }
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *words)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
allocate_words (GtkWidget *words,
                int        width,
                int        height,
                int        baseline)
{
  for (GtkWidget *page = gtk_widget_get_first_child (words); page; page = gtk_widget_get_next_sibling (page))
    if (gtk_widget_get_child_visible (page))
      gtk_widget_allocate (page, width, height, baseline, NULL);
}

/* What the words and the buttons beside them have of @width: as much as they like while there is
 * enough, and the words what is left over. A box of newer GTK asks how little width will do for a
 * height, which pages that are not seen cannot say. */
static void
divide_row (GtkWidget *row,
            int        width,
            int       *words,
            int       *others)
{
  GtkRequestedSize sizes[2];
  int spare;

  sizes[0].data = gtk_widget_get_first_child (row);
  sizes[1].data = gtk_widget_get_last_child (row);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    gtk_widget_measure (sizes[i].data, GTK_ORIENTATION_HORIZONTAL, -1, &sizes[i].minimum_size, &sizes[i].natural_size, NULL, NULL);
  spare = MAX (width - ROW_GAP - sizes[0].minimum_size - sizes[1].minimum_size, 0);
  spare = gtk_distribute_natural_allocation (spare, G_N_ELEMENTS (sizes), sizes);
  *words = sizes[0].minimum_size + spare;
  *others = sizes[1].minimum_size;
}

static void
measure_row (GtkWidget      *row,
             GtkOrientation  orientation,
             int             for_size,
             int            *minimum,
             int            *natural,
             int            *minimum_baseline,
             int            *natural_baseline)
{
  GtkWidget *parts[] = { gtk_widget_get_first_child (row), gtk_widget_get_last_child (row) };
  int widths[] = { -1, -1 };

  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    divide_row (row, for_size, &widths[0], &widths[1]);
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? ROW_GAP : 0;
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      int least, like;

      gtk_widget_measure (parts[i], orientation, widths[i], &least, &like, NULL, NULL);
      *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? *minimum + least : MAX (*minimum, least);
      *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? *natural + like : MAX (*natural, like);
    }
}

static void
allocate_row (GtkWidget *row,
              int        width,
              int        height,
              int        baseline)
{
  gboolean leftwards = gtk_widget_get_direction (row) == GTK_TEXT_DIR_RTL;
  int words, others;

  divide_row (row, width, &words, &others);
  bramble_place (gtk_widget_get_first_child (row), leftwards ? width - words : 0, 0, words, height);
  bramble_place (gtk_widget_get_last_child (row), leftwards ? 0 : width - others, 0, others, height);
}

/* Shows the page of @game. Those of others keep their room. */
static void
show_words (BrambleGamePanel          *self,
            const BramblePresentation *game)
{
  GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (self->words));

  for (guint i = 0; self->games[i]; i++)
    {
      gtk_widget_set_child_visible (page, self->games[i] == game);
      page = gtk_widget_get_next_sibling (page);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self->words));
}

/* What the large button for learning says of @game. */
static void
show_large_lesson (BrambleGamePanel          *self,
                   const BramblePresentation *game,
                   const char                *line)
{
  if (game->game->looks)
    bramble_picture_set_art (self->lesson_figure, game->game->looks[0].figure);
  gtk_widget_set_visible (GTK_WIDGET (self->lesson_figure), game->game->looks != NULL);
  gtk_label_set_yalign (self->lesson_name, line ? 1 : 0.5f);
  gtk_label_set_label (self->lesson_line, line);
  gtk_widget_set_visible (GTK_WIDGET (self->lesson_line), line != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->lesson), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Learn by playing"), -1);
  bramble_describe (self->lesson, line);
}

/* What the buttons for learning say of @game: the large one in sight, the small one when
 * it is pointed at or read aloud. */
static void
show_lesson (BrambleGamePanel          *self,
             const BramblePresentation *game,
             BrambleSkill               skill)
{
  const char *line = game->lesson_line ? _(game->lesson_line) : NULL;

  if (skill == BRAMBLE_SKILL_LEARNING)
    line = _("Go on with your first game where you left it.");

  if (self->lesson)
    show_large_lesson (self, game, line);
  gtk_widget_set_tooltip_text (self->learn, line);
  bramble_describe (self->learn, line);
}

static void
bramble_game_panel_init (BrambleGamePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->words),
                                 gtk_custom_layout_new (get_request_mode, measure_words, allocate_words));
  self->new_game = button_new (_("_New game"), "win.new-game-of");
  self->learn = button_new (_("_Learn to play"), "win.learn-of");
  self->rules = button_new (_("_Rules and cards"), "win.rules-of");
  self->statistics = button_new (_("_Statistics"), "win.statistics-of");
}

/**
 * bramble_game_panel_new:
 * @games: what stands on the shelf, at least one, ended by %NULL, kept as it is; beside the
 *   only box the panel is tall
 */
GtkWidget *
bramble_game_panel_new (const BramblePresentation *const *games)
{
  BrambleGamePanel *self = g_object_new (BRAMBLE_TYPE_GAME_PANEL, NULL);
  gboolean tall = games[1] == NULL;

  self->games = games;
  self->tall = tall;
  for (guint i = 0; games[i]; i++)
    add_words (self, games[i]);
  if (tall)
    gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), GTK_ORIENTATION_VERTICAL);
  else
    gtk_widget_set_layout_manager (GTK_WIDGET (self->box), gtk_custom_layout_new (get_request_mode, measure_row, allocate_row));
  gtk_widget_set_visible (GTK_WIDGET (self->place), tall);
  if (tall)
    make_lesson (self);
  else
    g_object_set (gtk_widget_get_layout_manager (GTK_WIDGET (self->others)), "least", 2, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self), tall ? "tall" : "paper");
  return GTK_WIDGET (self);
}

static void
offer (GtkBox     *box,
       GtkWidget  *button,
       const char *game,
       gboolean    offered)
{
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", game);
  if (offered)
    gtk_box_append (box, button);
}

/**
 * bramble_game_panel_show:
 * @game: the chosen game, one of those that it was made with
 * @skill: what is known of who plays
 */
void
bramble_game_panel_show (BrambleGamePanel          *self,
                         const BramblePresentation *game,
                         BrambleSkill               skill)
{
  const char *id = game->game->id;
  gboolean lesson = game->game->lesson != NULL && game->board != NULL;
  gboolean learn = lesson && (skill == BRAMBLE_SKILL_NEW || skill == BRAMBLE_SKILL_LEARNING);
  gboolean large = learn && self->tall;
  GtkWidget *first = large ? self->lesson : learn ? self->learn : self->new_game;
  gboolean focused;

  g_return_if_fail (BRAMBLE_IS_GAME_PANEL (self));

  focused = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  show_words (self, game);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, bramble_presentation_name (game), -1);
  bramble_children_remove (self->place);
  bramble_children_remove (self->others);
  gtk_widget_remove_css_class (self->new_game, "first");
  gtk_widget_remove_css_class (self->learn, "first");
  if (skill != BRAMBLE_SKILL_UNKNOWN)
    gtk_widget_add_css_class (first, "first");
  show_lesson (self, game, skill);
  offer (self->tall ? self->place : self->others, first, id, TRUE);
  if (learn)
    offer (large ? self->place : self->others, self->new_game, id, TRUE);
  else
    offer (self->others, self->learn, id, lesson);
  offer (self->others, self->rules, id, game->chapters != NULL);
  offer (self->others, self->statistics, id, TRUE);
  if (focused)
    gtk_widget_grab_focus (first);
}

/* Returns the button that most people want. */
GtkWidget *
bramble_game_panel_get_first (BrambleGamePanel *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GAME_PANEL (self), NULL);

  return gtk_widget_get_first_child (GTK_WIDGET (self->tall ? self->place : self->others));
}
