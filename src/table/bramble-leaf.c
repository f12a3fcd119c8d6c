/* bramble-leaf.c: a card that can be read where it lies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-leaf.h"

#include "bramble-children.h"
#include "bramble-contrast.h"
#include "bramble-frame.h"
#include "bramble-picture.h"
#include "bramble-text.h"

/* Lengths in units of the table. */
#define ROW 7.2      /* what is lower than that is a line of a list */
#define READABLE 15  /* what is lower than that has no room for a text, unless it is broad */
#define GAP 0.5
#define PICTURE 5    /* so much of the picture is seen as long as letters can get smaller for it */

/* What is so many times as wide as high has its picture at the side. */
#define BROAD 1.35

/* Letters get smaller in such steps, down to the last of them. */
static const double sizes[] = { 1, 0.95, 0.9, 0.858 };

/**
 * BrambleLeaf:
 *
 * A card as large as it is given room: with its name, its picture and all of
 * its text; where it is low, with the name on the picture; as a line of a
 * list, with the name beside it. The text comes first: the picture gets what
 * it leaves, and where a text is very long its letters get a little smaller.
 */
struct _BrambleLeaf
{
  GtkWidget parent_instance;

  gboolean large; /* on the stage: larger letters, and when it acts in words */
  GtkWidget *name;
  GtkWidget *plate; /* the name on the picture */
  GtkWidget *title; /* the name beside it */
  GtkWidget *picture;
  gboolean pictured; /* there is something on it */
  GtkWidget *marks;
  GtkWidget *when;
  GtkWidget *text;
  GtkWidget *note;
  GtkWidget *tag;
  GtkWidget *tick; /* stands for the tag where there is no room for it */
};

G_DEFINE_FINAL_TYPE (BrambleLeaf, bramble_leaf, GTK_TYPE_WIDGET)

void
bramble_leaf_face_clear (BrambleLeafFace *face)
{
  g_clear_pointer (&face->name, g_free);
  g_clear_pointer (&face->kind, g_free);
  g_clear_pointer (&face->art, g_free);
  g_clear_pointer (&face->when, g_free);
  g_clear_pointer (&face->text, g_free);
  g_clear_pointer (&face->note, g_free);
  g_clear_pointer (&face->style, g_free);
}

static gboolean
is_said (GtkWidget *label)
{
  return *gtk_label_get_text (GTK_LABEL (label)) != '\0';
}

static void
place (GtkWidget *child,
       double     x,
       double     y,
       double     width,
       double     height)
{
  gboolean shown = width >= 1 && height >= 1;

  gtk_widget_set_child_visible (child, shown);
  if (shown)
    bramble_place (child, x, y, width, height);
}

static void
natural_size (GtkWidget *child,
              int        most,
              int       *width,
              int       *height)
{
  int minimum;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, width, NULL, NULL);
  *width = MAX (minimum, MIN (*width, most));
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, *width, NULL, height, NULL, NULL);
}

/* What lies over the picture at its corners. */
static void
lay_corners (BrambleLeaf *self,
             double       top,
             double       width,
             double       bottom,
             gboolean     marked)
{
  double unit = bramble_frame_unit (GTK_WIDGET (self));
  int tag_width, tag_height, marks_width, marks_height;

  natural_size (self->marks, (int) width, &marks_width, &marks_height);
  place (self->marks, width - marks_width - 0.3 * unit, bottom - marks_height - 0.3 * unit,
         marked && marks_width > 1 && marks_width < width && bottom - top > marks_height ? marks_width : 0, marks_height);
  place (self->tick, 0, 0, 0, 0);
  natural_size (self->tag, (int) width, &tag_width, &tag_height);
  place (self->tag, width - tag_width - 0.3 * unit, top + 0.3 * unit, is_said (self->tag) ? tag_width : 0, tag_height);
}

/* The name stands on the picture. */
static void
lay_low (BrambleLeaf *self,
         int          width,
         int          height)
{
  BrambleText *plate = BRAMBLE_TEXT (self->plate);
  GtkBorder padding;
  double size;
  int room, name_width, name_height;

  place (self->picture, 0, 0, width, height);
  gtk_style_context_get_padding (gtk_widget_get_style_context (self->plate), &padding);
  room = MAX (1, width - padding.left - padding.right);
  size = bramble_text_fit (plate, room, height);
  name_width = bramble_text_width (plate, room, size) + padding.left + padding.right;
  name_height = bramble_text_height (plate, room, size);
  bramble_text_set_size (plate, size);
  place (self->plate, 0, MAX (0, height - name_height), *bramble_text_get (plate) ? MIN (name_width, width) : 0, name_height);
  place (self->name, 0, 0, 0, 0);
  place (self->title, 0, 0, 0, 0);
  lay_corners (self, 0, width, height, FALSE);
  place (self->text, 0, 0, 0, 0);
  place (self->when, 0, 0, 0, 0);
  place (self->note, 0, 0, 0, 0);
}

/* A line of a list. */
static void
lay_row (BrambleLeaf *self,
         int          width,
         int          height)
{
  double unit = bramble_frame_unit (GTK_WIDGET (self));
  gboolean leftwards = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  double picture = MIN (height * 4 / 3, width / 3);
  BrambleText *title = BRAMBLE_TEXT (self->title);
  double rest = width - picture - GAP * unit;
  double beside = 0;
  double size;
  int tall, tick_width, tick_height;

  natural_size (self->tick, width, &tick_width, &tick_height);
  if (is_said (self->tag))
    beside = MIN (tick_width, rest / 2);
  size = bramble_text_fit (title, (int) (rest - beside), height);
  tall = bramble_text_height (title, (int) (rest - beside), size);
  place (self->picture, leftwards ? width - picture : 0, 0, picture, height);
  /* What even the smallest letters have no room for ends in dots. */
  bramble_text_set_size (title, tall <= height ? size : 0);
  place (self->title, leftwards ? beside : picture + GAP * unit, MAX (0, (height - tall) / 2), rest - beside, MIN (tall, height));
  place (self->name, 0, 0, 0, 0);
  place (self->plate, 0, 0, 0, 0);
  place (self->marks, 0, 0, 0, 0);
  place (self->tag, 0, 0, 0, 0);
  place (self->tick, leftwards ? 0 : width - tick_width, (height - tick_height) / 2.0,
         is_said (self->tag) ? tick_width : 0, tick_height);
  place (self->text, 0, 0, 0, 0);
  place (self->when, 0, 0, 0, 0);
  place (self->note, 0, 0, 0, 0);
}

/* How high everything is that is read, in letters of one of the sizes. */
typedef struct
{
  int name;         /* in pixels, as all of these */
  int when;         /* 0 when it is not said */
  int text;
  int note;         /* 0 when there is none, or no room for it */
  int gaps;         /* between all of them */
  int marks_width;  /* up to 1 when there are none */
  int marks_height;
  guint size;       /* which of the sizes it takes */
} Heights;

/* Finds the largest letters that leave so much of @height free. */
static Heights
measure_words (BrambleLeaf *self,
               int          width,
               int          height,
               double       free)
{
  double unit = bramble_frame_unit (GTK_WIDGET (self));
  gboolean noted = *bramble_text_get (BRAMBLE_TEXT (self->note)) != '\0';
  gboolean told = is_said (self->when);
  double name_size = bramble_text_fit_words (BRAMBLE_TEXT (self->name), width);
  Heights heights = { .name = bramble_text_height (BRAMBLE_TEXT (self->name), width, name_size) };

  bramble_text_set_size (BRAMBLE_TEXT (self->name), name_size);
  natural_size (self->marks, width, &heights.marks_width, &heights.marks_height);
  if (told)
    {
      gtk_widget_measure (self->when, GTK_ORIENTATION_VERTICAL, MAX (1, width - heights.marks_width), NULL, &heights.when,
                          NULL, NULL);
      heights.when = MAX (heights.when, heights.marks_width > 1 ? heights.marks_height : 0);
    }
  heights.gaps = (int) ((2 + (told ? 1 : 0) + (noted ? 1 : 0)) * GAP * unit);
  for (heights.size = 0;; heights.size++)
    {
      heights.text = bramble_text_height (BRAMBLE_TEXT (self->text), width, sizes[heights.size]);
      heights.note = bramble_text_height (BRAMBLE_TEXT (self->note), width, sizes[heights.size]);
      if (height - heights.name - heights.when - heights.text - heights.note - heights.gaps >= free
          || heights.size + 1 == G_N_ELEMENTS (sizes))
        break;
    }
  bramble_text_set_size (BRAMBLE_TEXT (self->text), sizes[heights.size]);
  bramble_text_set_size (BRAMBLE_TEXT (self->note), sizes[heights.size]);
  return heights;
}

/* When it acts, what it does, what else there is to know: from @y down. */
static void
lay_words (BrambleLeaf   *self,
           const Heights *heights,
           double         x,
           double         y,
           double         width,
           double         bottom)
{
  double unit = bramble_frame_unit (GTK_WIDGET (self));
  gboolean leftwards = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  place (self->when, 0, 0, 0, 0);
  if (heights->when > 0)
    {
      double beside = heights->marks_width > 1 ? heights->marks_width + GAP * unit : 0;

      place (self->marks, leftwards ? x + width - heights->marks_width : x, y + (heights->when - heights->marks_height) / 2.0,
             heights->marks_width > 1 ? heights->marks_width : 0, heights->marks_height);
      place (self->when, leftwards ? x : x + beside, y, width - beside, heights->when);
      y += heights->when + GAP * unit;
    }
  place (self->text, x, y, width, MAX (0, MIN (heights->text, bottom - y)));
  y += heights->text + GAP * unit;
  /* Half a remark is worse than none: the large card has it. */
  place (self->note, x, y, heights->note > 0 && y + heights->note <= bottom + 1 ? width : 0, heights->note);
}

/* How wide a picture may be that has words beside it: as wide as they let it. */
static double
find_picture_width (BrambleLeaf *self,
                    int          width,
                    int          height,
                    Heights     *heights)
{
  /* Without a picture the words have all of the room. */
  static const double parts[] = { 0.36, 0.28, 0.2, 0 };
  double gap = 2 * GAP * bramble_frame_unit (GTK_WIDGET (self));

  for (guint i = self->pictured ? 0 : G_N_ELEMENTS (parts) - 1;; i++)
    {
      double picture = MIN (parts[i] * width, height);

      *heights = measure_words (self, (int) (width - picture - gap), height, 0);
      if (heights->name + heights->when + heights->text + heights->gaps <= height || i + 1 == G_N_ELEMENTS (parts))
        return picture;
    }
}

/* All of it can be read, below the picture or, where it is broad, beside it. */
static void
lay_full (BrambleLeaf *self,
          int          width,
          int          height)
{
  double unit = bramble_frame_unit (GTK_WIDGET (self));
  gboolean leftwards = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  gboolean beside = width > BROAD * height;
  Heights heights = { 0 };
  double picture_width = beside ? find_picture_width (self, width, height, &heights) : width;
  double x = beside && !leftwards && picture_width > 0 ? picture_width + 2 * GAP * unit : 0;
  double words = beside ? width - picture_width - 2 * GAP * unit : width;
  double picture, y;

  if (!beside)
    heights = measure_words (self, (int) words, height, PICTURE * unit);
  picture = beside ? height : MAX (0, height - heights.name - heights.when - heights.text - heights.note - heights.gaps);
  y = heights.name + GAP * unit;
  place (self->plate, 0, 0, 0, 0);
  place (self->title, 0, 0, 0, 0);
  place (self->name, x, 0, words, heights.name);
  place (self->picture, beside && leftwards ? width - picture_width : 0, beside ? 0 : y, picture_width, picture);
  lay_corners (self, beside ? 0 : y, beside && leftwards ? width : picture_width, beside ? height : y + picture,
               heights.when == 0);
  lay_words (self, &heights, x, beside ? y : y + picture + GAP * unit, words, height);
}

/* Whether a low card on the stage is so broad that all of its text can stand beside the picture. */
static gboolean
has_room_beside (BrambleLeaf *self,
                 int          width,
                 int          height)
{
  Heights heights;

  if (!self->large || width <= BROAD * height)
    return FALSE;
  find_picture_width (self, width, height, &heights);
  return heights.name + heights.when + heights.text + heights.gaps <= height;
}

static void
bramble_leaf_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  BrambleLeaf *self = BRAMBLE_LEAF (widget);
  double unit = bramble_frame_unit (widget);
  gboolean row = height < ROW * unit && width > 2.2 * height;
  gboolean told = *bramble_text_get (BRAMBLE_TEXT (self->text)) != '\0';
  gboolean low = !row && (!told || (height < READABLE * unit && !has_room_beside (self, width, height)));

  if (row)
    lay_row (self, width, height);
  else if (low)
    lay_low (self, width, height);
  else
    lay_full (self, width, height);
  /* What was hidden and wanted to be drawn does not say so again. */
  gtk_widget_queue_draw (widget);
}

static void
bramble_leaf_dispose (GObject *object)
{
  bramble_children_unparent (GTK_WIDGET (object));

  G_OBJECT_CLASS (bramble_leaf_parent_class)->dispose (object);
}

static void
bramble_leaf_class_init (BrambleLeafClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  bramble_contrast_dress_table ();
  G_OBJECT_CLASS (klass)->dispose = bramble_leaf_dispose;
  widget_class->measure = bramble_measure_nothing;
  widget_class->size_allocate = bramble_leaf_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "leaf");
}

static GtkWidget *
add_label (BrambleLeaf *self,
           const char  *css_class,
           gboolean     wrap)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), wrap);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

static void
bramble_leaf_init (BrambleLeaf *self)
{
  self->picture = bramble_picture_new (NULL, 4, 3);
  g_object_set (self->picture, "fill", TRUE, "lift", 0.3, NULL);
  gtk_widget_set_overflow (self->picture, GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (self->picture, "leaf-picture");
  gtk_widget_set_parent (self->picture, GTK_WIDGET (self));
  self->name = bramble_text_new ("leaf-name");
  bramble_text_center (BRAMBLE_TEXT (self->name));
  gtk_widget_set_parent (self->name, GTK_WIDGET (self));
  self->title = bramble_text_new ("leaf-title");
  gtk_widget_set_parent (self->title, GTK_WIDGET (self));
  self->when = add_label (self, "leaf-when", TRUE);
  gtk_label_set_yalign (GTK_LABEL (self->when), 0.5f);
  self->plate = bramble_text_new ("leaf-plate");
  gtk_widget_set_parent (self->plate, GTK_WIDGET (self));
  self->text = bramble_text_new ("leaf-text");
  gtk_widget_set_parent (self->text, GTK_WIDGET (self));
  self->note = bramble_text_new ("leaf-note");
  gtk_widget_set_parent (self->note, GTK_WIDGET (self));
  self->marks = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->marks, "leaf-marks");
  gtk_widget_set_parent (self->marks, GTK_WIDGET (self));
  self->tag = add_label (self, "leaf-tag", FALSE);
  self->tick = add_label (self, "leaf-tag", FALSE);
  gtk_label_set_label (GTK_LABEL (self->tick), "✓");
}

/**
 * bramble_leaf_new:
 * @large: whether it is on the stage, where it says everything
 */
GtkWidget *
bramble_leaf_new (gboolean large)
{
  BrambleLeaf *self = g_object_new (BRAMBLE_TYPE_LEAF, NULL);

  self->large = large;
  if (large)
    gtk_widget_add_css_class (GTK_WIDGET (self), "large");
  return GTK_WIDGET (self);
}

void
bramble_leaf_set_face (BrambleLeaf       *self,
                       const BrambleLeafFace *face)
{
  g_return_if_fail (BRAMBLE_IS_LEAF (self));
  g_return_if_fail (face != NULL);

  bramble_picture_set_art (BRAMBLE_PICTURE (self->picture), face->art);
  self->pictured = face->art != NULL;
  bramble_text_set (BRAMBLE_TEXT (self->name), face->name);
  bramble_text_set (BRAMBLE_TEXT (self->title), face->name);
  gtk_label_set_label (GTK_LABEL (self->when), self->large && face->when ? face->when : "");
  bramble_text_set (BRAMBLE_TEXT (self->plate), face->name);
  bramble_text_set (BRAMBLE_TEXT (self->text), face->text);
  bramble_text_set (BRAMBLE_TEXT (self->note), self->large ? face->note : NULL);
  bramble_children_remove (GTK_BOX (self->marks));
  for (guint i = 0; i < BRAMBLE_LEAF_MARKS && face->marks[i]; i++)
    gtk_box_append (GTK_BOX (self->marks), bramble_picture_new (face->marks[i], 1, 1));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Whether its text stands on it. */
gboolean
bramble_leaf_is_readable (BrambleLeaf *self)
{
  g_return_val_if_fail (BRAMBLE_IS_LEAF (self), FALSE);

  return *bramble_text_get (BRAMBLE_TEXT (self->text)) != '\0';
}

/**
 * bramble_leaf_set_tag:
 * @tag: (nullable): a word over its picture: that it is chosen, say
 */
void
bramble_leaf_set_tag (BrambleLeaf *self,
                      const char  *tag)
{
  g_return_if_fail (BRAMBLE_IS_LEAF (self));

  gtk_label_set_label (GTK_LABEL (self->tag), tag ? tag : "");
}
