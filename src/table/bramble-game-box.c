/* bramble-game-box.c: a game in its box
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-game-box.h"

#include <glib/gi18n.h>

#include "bramble-picture.h"

/* The pictures, and the band of the front that the name is written on. */
#define FRONT_WIDTH 240
#define SPINE_WIDTH 18
#define HEIGHT 300
#define BAND_TOP 266
#define BAND_HEIGHT 32

/* How much of the band letters take when they are as large as they can be, and
 * how much of its width. */
#define LETTERS 0.58
#define WORDS 0.92

/**
 * BrambleGameBox:
 *
 * The box of a game, to be chosen from the shelf. It is as large as it is
 * allowed to be; its name is written as large as it fits.
 */
struct _BrambleGameBox
{
  GtkButton parent_instance;

  const BramblePresentation *game;
  GtkWidget *spine;
  GtkWidget *front;
  PangoLayout *name; /* as large as it fits, or NULL before it has a size */
  char *about; /* for how many, and how many are unfinished, in words */
};

G_DEFINE_FINAL_TYPE (BrambleGameBox, bramble_game_box, GTK_TYPE_BUTTON)

static void
bramble_game_box_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  *minimum = 0;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? FRONT_WIDTH + SPINE_WIDTH : HEIGHT;
}

/* The name in letters of @size, within @width. */
static PangoLayout *
create_name (BrambleGameBox *self,
             double          size,
             double          width)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), bramble_presentation_name (self->game));
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("serif bold");

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  return layout;
}

/* Writes the name for a box that is @height high. A long one is smaller, and goes
 * over two lines if it must. */
static void
fit_name (BrambleGameBox *self,
          int             height)
{
  double scale = height / (double) HEIGHT;
  double size = BAND_HEIGHT * scale * LETTERS;
  int high;

  do
    {
      g_clear_object (&self->name);
      self->name = create_name (self, size, FRONT_WIDTH * scale * WORDS);
      pango_layout_get_pixel_size (self->name, NULL, &high);
      size *= 0.92;
    }
  while (size > 4 && high > BAND_HEIGHT * scale);
}

static void
bramble_game_box_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  BrambleGameBox *self = BRAMBLE_GAME_BOX (widget);
  /* Rather too wide than too narrow: it is to be as high as the front. */
  int spine = (height * SPINE_WIDTH + HEIGHT - 1) / HEIGHT;

  gtk_widget_size_allocate (self->spine, &(GtkAllocation) { 0, 0, spine, height }, -1);
  gtk_widget_size_allocate (self->front, &(GtkAllocation) { spine, 0, width - spine, height }, -1);
  fit_name (self, height);
}

static void
bramble_game_box_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  BrambleGameBox *self = BRAMBLE_GAME_BOX (widget);
  double scale = gtk_widget_get_height (widget) / (double) HEIGHT;
  int high;

  gtk_widget_snapshot_child (widget, self->spine, snapshot);
  gtk_widget_snapshot_child (widget, self->front, snapshot);
  if (self->name == NULL)
    return;

  pango_layout_get_pixel_size (self->name, NULL, &high);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) (SPINE_WIDTH * scale + FRONT_WIDTH * scale * (1 - WORDS) / 2),
                                                (float) (BAND_TOP * scale + (BAND_HEIGHT * scale - high) / 2)));
  /* The band is paper in light and dark. */
  gtk_snapshot_append_layout (snapshot, self->name, &(GdkRGBA) { 0.165f, 0.129f, 0.094f, 1 });
  gtk_snapshot_restore (snapshot);
}

static void
bramble_game_box_dispose (GObject *object)
{
  BrambleGameBox *self = BRAMBLE_GAME_BOX (object);

  g_clear_pointer (&self->spine, gtk_widget_unparent);
  g_clear_pointer (&self->front, gtk_widget_unparent);
  g_clear_object (&self->name);

  G_OBJECT_CLASS (bramble_game_box_parent_class)->dispose (object);
}

static void
bramble_game_box_finalize (GObject *object)
{
  g_free (BRAMBLE_GAME_BOX (object)->about);

  G_OBJECT_CLASS (bramble_game_box_parent_class)->finalize (object);
}

static void
bramble_game_box_class_init (BrambleGameBoxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bramble_game_box_dispose;
  object_class->finalize = bramble_game_box_finalize;
  widget_class->measure = bramble_game_box_measure;
  widget_class->size_allocate = bramble_game_box_size_allocate;
  widget_class->snapshot = bramble_game_box_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_RADIO);
}

static void
bramble_game_box_init (BrambleGameBox *self)
{
  /* A button lays out its one child; a box has two. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  self->spine = bramble_picture_new (NULL, SPINE_WIDTH, HEIGHT);
  self->front = bramble_picture_new (NULL, FRONT_WIDTH, HEIGHT);
  g_object_set (self->spine, "fill", TRUE, NULL);
  g_object_set (self->front, "fill", TRUE, NULL);
  gtk_widget_set_parent (self->spine, GTK_WIDGET (self));
  gtk_widget_set_parent (self->front, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "game-box");
}

/**
 * bramble_game_box_new:
 * @game: what is in the box
 */
GtkWidget *
bramble_game_box_new (const BramblePresentation *game)
{
  BrambleGameBox *self = g_object_new (BRAMBLE_TYPE_GAME_BOX, NULL);

  self->game = game;
  bramble_picture_set_art (BRAMBLE_PICTURE (self->spine), game->spine);
  bramble_picture_set_art (BRAMBLE_PICTURE (self->front), game->front);
  bramble_game_box_set_unfinished (self, 0);
  bramble_game_box_set_chosen (self, FALSE);
  return GTK_WIDGET (self);
}

const BramblePresentation *
bramble_game_box_get_game (BrambleGameBox *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GAME_BOX (self), NULL);

  return self->game;
}

void
bramble_game_box_set_chosen (BrambleGameBox *self,
                             gboolean        chosen)
{
  g_return_if_fail (BRAMBLE_IS_GAME_BOX (self));

  if (chosen)
    gtk_widget_add_css_class (GTK_WIDGET (self), "chosen");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "chosen");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_CHECKED,
                               chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

/* Says how many games of the kind can be gone on with. */
void
bramble_game_box_set_unfinished (BrambleGameBox *self,
                                 guint           n)
{
  const BrambleGame *game = self->game->game;
  g_autofree char *players = NULL;
  g_autofree char *unfinished = NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (BRAMBLE_IS_GAME_BOX (self));

  if (game->min_seats == game->max_seats)
    players = g_strdup_printf (ngettext ("%u player", "%u players", game->min_seats), game->min_seats);
  else
    /* Translators: how many can play a game, from fewest to most */
    players = g_strdup_printf (_("%1$u–%2$u players"), game->min_seats, game->max_seats);
  unfinished = g_strdup_printf (ngettext ("%u unfinished", "%u unfinished", n), n);
  g_free (self->about);
  self->about = n > 0 ? g_strdup_printf ("%s · %s", players, unfinished) : g_strdup (players);
  name = g_strdup_printf ("%s\n%s", bramble_presentation_name (self->game), self->about);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Returns for how many the game is, and how many games are unfinished, in words. */
const char *
bramble_game_box_get_about (BrambleGameBox *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GAME_BOX (self), NULL);

  return self->about;
}
