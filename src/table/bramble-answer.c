/* bramble-answer.c: an answer as a button
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It has the key that presses it, a picture, what one says with it, and at the
 * other end what else comes of it.
 */

#include "bramble-answer.h"

#include <string.h>

#include "bramble-announce.h"
#include "bramble-name.h"
#include "bramble-picture.h"
#include "bramble-text.h"

/* Lines that a button has room for. */
#define LINES 2

/* Letters of a price that are never cut off: figures. */
#define WHOLE_PRICE 4

/* The parts of a button, kept with it. */
typedef struct
{
  BrambleText *key;
  GtkLabel *text;
  GtkWidget *picture; /* (nullable) */
  char *about;        /* (nullable) */
  gboolean ends;
  gboolean forgoes;
  GtkWidget *price;   /* (nullable): what else comes of it */
  gboolean plain;     /* it takes as little room as it can */
  gboolean own_key;   /* what presses it is its own, wherever it stands */
  gboolean line;      /* it is a line of a story */
} Parts;

/* Buttons that say when the keyboard is about to come there: up to twenty appear with a question, and
 * readers that are told of all of them at once skip the question itself. */
typedef GtkButton BrambleAnswerButton;
typedef GtkButtonClass BrambleAnswerButtonClass;
typedef GtkToggleButton BrambleAnswerToggle;
typedef GtkToggleButtonClass BrambleAnswerToggleClass;
GType bramble_answer_button_get_type (void);
GType bramble_answer_toggle_get_type (void);

G_DEFINE_TYPE (BrambleAnswerButton, bramble_answer_button, GTK_TYPE_BUTTON)
G_DEFINE_TYPE (BrambleAnswerToggle, bramble_answer_toggle, GTK_TYPE_TOGGLE_BUTTON)

static gboolean
bramble_answer_button_grab_focus (GtkWidget *widget)
{
  bramble_describe_focus (widget);
  return GTK_WIDGET_CLASS (bramble_answer_button_parent_class)->grab_focus (widget);
}

static void
bramble_answer_button_class_init (BrambleAnswerButtonClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = bramble_answer_button_grab_focus;
}

static void
bramble_answer_button_init (BrambleAnswerButton *self)
{
  bramble_describe_late (GTK_WIDGET (self));
}

static gboolean
bramble_answer_toggle_grab_focus (GtkWidget *widget)
{
  bramble_describe_focus (widget);
  return GTK_WIDGET_CLASS (bramble_answer_toggle_parent_class)->grab_focus (widget);
}

static void
bramble_answer_toggle_class_init (BrambleAnswerToggleClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = bramble_answer_toggle_grab_focus;
}

static void
bramble_answer_toggle_init (BrambleAnswerToggle *self)
{
  bramble_describe_late (GTK_WIDGET (self));
}

void
bramble_answer_clear (BrambleAnswer *answer)
{
  g_clear_pointer (&answer->text, g_free);
  g_clear_pointer (&answer->art, g_free);
  g_clear_pointer (&answer->price, g_free);
  g_clear_pointer (&answer->price_art, g_free);
  g_clear_pointer (&answer->about, g_free);
  g_clear_pointer (&answer->heard, g_free);
  g_clear_pointer (&answer->tag, g_free);
  g_clear_pointer (&answer->tag_art, g_free);
  g_clear_pointer (&answer->cost, g_free);
  g_clear_pointer (&answer->target, g_free);
}

static void
free_parts (gpointer data)
{
  g_free (((Parts *) data)->about);
  g_free (data);
}

static Parts *
parts_of (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), "bramble-answer");
}

/* A label with the first letter underlined that no other label has yet. */
static char *
with_mnemonic (const char *text,
               GString    *taken)
{
  GString *label = g_string_new (NULL);
  gboolean found = FALSE;

  for (const char *p = text; *p; p = g_utf8_next_char (p))
    {
      gunichar c = g_unichar_tolower (g_utf8_get_char (p));

      if (!found && g_unichar_isalpha (c) && g_utf8_strchr (taken->str, -1, c) == NULL)
        {
          found = TRUE;
          g_string_append_unichar (taken, c);
          g_string_append_c (label, '_');
        }
      if (*p == '_')
        g_string_append_c (label, '_');
      g_string_append_unichar (label, g_utf8_get_char (p));
    }

  return g_string_free (label, FALSE);
}

static GtkWidget *
create_label (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
create_picture (const char *art,
                float       aspect)
{
  GtkWidget *picture = bramble_picture_new (art, (int) ((aspect > 0 ? aspect : 1) * 12), 12);

  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (picture, aspect > 1.2f ? "broad" : aspect > 0 && aspect < 0.9f ? "tall" : "square");
  if (aspect > 1.2f)
    g_object_set (picture, "fill", TRUE, NULL);
  return picture;
}

/* A line of a story: what one does, and below it what that is like and what it takes. */
static GtkWidget *
create_line (const BrambleAnswer *answer,
             GtkLabel            *text)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *tag = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (row, "line-row");
  gtk_widget_add_css_class (tag, "line-tag");
  if (answer->tag_art)
    gtk_box_append (GTK_BOX (tag), create_picture (answer->tag_art, 0));
  gtk_box_append (GTK_BOX (tag), gtk_label_new (answer->tag));
  gtk_box_append (GTK_BOX (row), tag);
  if (answer->cost)
    {
      GtkWidget *cost = create_label ("cost");

      gtk_label_set_label (GTK_LABEL (cost), answer->cost);
      gtk_widget_set_hexpand (cost, TRUE);
      gtk_box_append (GTK_BOX (row), cost);
    }
  gtk_widget_set_visible (row, answer->tag[0] != '\0');
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (text));
  gtk_box_append (GTK_BOX (column), row);
  return column;
}

/* What is heard of a line of a story beside what one does. */
static char *
dup_line (const BrambleAnswer *answer)
{
  return answer->cost ? g_strdup_printf ("%s, %s", answer->tag, answer->cost) : g_strdup (answer->tag);
}

/**
 * bramble_answer_new:
 * @toggle: whether it stays pressed while it is part of a larger answer
 * @taken: the letters that are keys already; one more is added to it
 */
GtkWidget *
bramble_answer_new (const BrambleAnswer *answer,
                    gboolean             toggle,
                    GString             *taken)
{
  GtkWidget *button = g_object_new (toggle ? bramble_answer_toggle_get_type () : bramble_answer_button_get_type (), NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_autofree char *text = with_mnemonic (answer->text, taken);
  g_autofree char *line = answer->tag ? dup_line (answer) : NULL;
  Parts *parts = g_new0 (Parts, 1);
  /* What it would do in words has the price in it. */
  const char *heard = answer->heard ? answer->heard : answer->about ? answer->about : answer->price ? answer->price : line;

  parts->key = BRAMBLE_TEXT (bramble_text_new ("key"));
  gtk_widget_set_valign (GTK_WIDGET (parts->key), GTK_ALIGN_CENTER);
  parts->text = GTK_LABEL (create_label ("said"));
  parts->about = g_strdup (answer->about);
  parts->ends = answer->ends;
  parts->forgoes = answer->forgoes;
  parts->own_key = answer->key != NULL;
  parts->line = answer->tag != NULL;
  if (answer->key)
    {
      bramble_text_set (parts->key, answer->key);
      gtk_widget_add_css_class (GTK_WIDGET (parts->key), "own");
    }
  gtk_label_set_text_with_mnemonic (parts->text, text);
  gtk_label_set_wrap_mode (parts->text, PANGO_WRAP_WORD);
  gtk_label_set_mnemonic_widget (parts->text, button);
  gtk_widget_set_hexpand (GTK_WIDGET (parts->text), TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (parts->key));
  if (answer->art)
    {
      parts->picture = create_picture (answer->art, answer->aspect);
      gtk_box_append (GTK_BOX (box), parts->picture);
    }
  gtk_box_append (GTK_BOX (box), answer->tag ? create_line (answer, parts->text) : GTK_WIDGET (parts->text));
  if (answer->price)
    {
      GtkWidget *price = create_label ("price");

      gtk_label_set_label (GTK_LABEL (price), answer->price);
      gtk_label_set_xalign (GTK_LABEL (price), 1);
      gtk_label_set_wrap (GTK_LABEL (price), FALSE);
      if (g_utf8_strlen (answer->price, -1) > WHOLE_PRICE)
        gtk_label_set_ellipsize (GTK_LABEL (price), PANGO_ELLIPSIZE_END);
      gtk_widget_set_tooltip_text (price, answer->price);
      parts->price = price;
      gtk_box_append (GTK_BOX (box), price);
      if (answer->price_art)
        gtk_box_append (GTK_BOX (box), create_picture (answer->price_art, 4.0f / 3));
    }
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "answer");
  if (answer->tag)
    gtk_widget_add_css_class (button, "line");
  if (answer->target)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", answer->target);
  if (answer->action)
    gtk_actionable_set_action_name (GTK_ACTIONABLE (button), answer->action);
  g_object_set_data_full (G_OBJECT (button), "bramble-answer", parts, free_parts);
  bramble_name_button (button, answer->text);
  bramble_describe (button, heard);
  return button;
}

/* Adds the letter that is the key of @label, a label with a mnemonic, to those that are @taken. */
void
bramble_answer_take_mnemonic (const char *label,
                              GString    *taken)
{
  const char *underscore = strchr (label, '_');

  if (underscore && underscore[1])
    g_string_append_unichar (taken, g_unichar_tolower (g_utf8_get_char (underscore + 1)));
}

/* Returns what one says with it. */
const char *
bramble_answer_get_text (GtkWidget *button)
{
  return gtk_label_get_text (parts_of (button)->text);
}

/* Returns (nullable): what it would do, in words. */
const char *
bramble_answer_get_about (GtkWidget *button)
{
  return parts_of (button)->about;
}

/* Whether it ends a choice. */
gboolean
bramble_answer_get_ends (GtkWidget *button)
{
  return parts_of (button)->ends;
}

/* Whether it gives something up for nothing. */
gboolean
bramble_answer_get_forgoes (GtkWidget *button)
{
  return parts_of (button)->forgoes;
}

/* Whether a key of its own presses it, wherever it stands. */
gboolean
bramble_answer_has_key (GtkWidget *button)
{
  return parts_of (button)->own_key;
}

/* Returns what presses it, as it is shown. */
const char *
bramble_answer_get_key (GtkWidget *button)
{
  return bramble_text_get (parts_of (button)->key);
}

/* Whether it is a line of a story, which is higher than others and as wide as the page. */
gboolean
bramble_answer_is_line (GtkWidget *button)
{
  return parts_of (button)->line;
}

/* Whether it goes without its picture, which takes room from what it says, and is broad for
 * a price only when it must be. */
void
bramble_answer_set_plain (GtkWidget *button,
                          gboolean   plain)
{
  Parts *parts = parts_of (button);

  parts->plain = plain;
  if (parts->picture)
    gtk_widget_set_visible (parts->picture, !plain);
}

/* Whether it has too much to say for a button that is only @width wide, however little room
 * all else takes. */
gboolean
bramble_answer_is_long (GtkWidget *button,
                        double     width)
{
  Parts *parts = parts_of (button);
  int without, least, line, two;

  if (parts->price)
    {
      int cut, whole;

      gtk_widget_measure (parts->price, GTK_ORIENTATION_HORIZONTAL, -1, &cut, &whole, NULL, NULL);
      width -= whole - cut;
    }

  /* Everything but the text is there in any case. */
  gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, &without, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (parts->text), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  without -= least;
  /* The longest word is not broken. */
  if (least > width - without)
    return TRUE;
  gtk_widget_measure (GTK_WIDGET (parts->text), GTK_ORIENTATION_VERTICAL, -1, &line, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (parts->text), GTK_ORIENTATION_VERTICAL, MAX (1, (int) width - without), &two, NULL,
                      NULL, NULL);
  return two > line * LINES + line / 2;
}

/* Whether it is better placed where it is wider than @width. */
gboolean
bramble_answer_is_wide (GtkWidget *button,
                        double     width)
{
  Parts *parts = parts_of (button);

  return (parts->price && !parts->plain) || bramble_answer_is_long (button, width);
}

/* Shows which digit presses it, or none with 0; the tenth is the zero. */
void
bramble_answer_set_key (GtkWidget *button,
                        guint      key)
{
  Parts *parts = parts_of (button);
  g_autofree char *text = parts->own_key ? NULL : key > 0 && key <= 10 ? g_strdup_printf ("%u", key % 10) : g_strdup ("");

  if (text)
    bramble_text_set (parts->key, text);
}
