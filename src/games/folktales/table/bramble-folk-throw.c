/* bramble-folk-throw.c: a throw of the yellow die as a small scene
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who is met, the die, what is added to it, and below that a ladder of what every total
 * brings, the best on top, with the sides of the die that lead there. Before the die
 * is thrown it is the same ladder.
 */

#include "bramble-folk-throw.h"

#include <glib/gi18n.h>
#include <rules/folk-text.h>

#include "bramble-dice-view.h"
#include "bramble-folk-layouts.h"
#include "bramble-picture.h"
#include "bramble-wrap.h"

/* The die, in units that the style sheet stretches. */
#define DIE 56

/* The yellow die among the dice of the game. */
#define YELLOW 1

/* Returns (transfer full): the picture of a die's face; kinds are white, yellow, blue. */
char *
bramble_folk_dice_art (guint kind,
                       guint face)
{
  static const char *const colours[] = { "dice/white-", "folktales/dice/yellow-", "folktales/dice/blue-" };

  if (kind == 0 && face == FOLK_BLANK)
    return g_strdup ("folktales/dice/white-blank");

  return g_strdup_printf ("%s%u", colours[MIN (kind, 2)], face);
}

static GtkWidget *
create_label (const char *text,
              const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* The picture of who is met. */
static char *
dup_scene (const BrambleFolkLuck *luck)
{
  switch (luck->kind)
    {
    case BRAMBLE_FOLK_LUCK_MEETING:
      return g_strconcat ("folktales/tales/", folk_adventure_ids[luck->who], NULL);
    case BRAMBLE_FOLK_LUCK_SPELL:
      return g_strdup ("folktales/fields/sorcerer");
    case BRAMBLE_FOLK_LUCK_GATE:
      return g_strdup ("folktales/fields/castle");
    case BRAMBLE_FOLK_LUCK_NONE:
      break;
    }

  g_assert_not_reached ();
}

/* Who is met, and the die. */
static GtkWidget *
create_scene (const FolkState       *s,
              const BrambleFolkLuck *luck,
              double                 pace)
{
  g_autofree char *art = dup_scene (luck);
  g_autofree char *sum = bramble_folk_luck_sum (s, luck);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *picture = luck->kind == BRAMBLE_FOLK_LUCK_MEETING ? bramble_picture_new (art, 4, 3) : bramble_picture_new (art, 3, 3);
  GtkWidget *side = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *die;

  gtk_widget_add_css_class (row, "throw-scene");
  gtk_widget_add_css_class (picture, "throw-picture");
  gtk_box_append (GTK_BOX (row), picture);
  if (luck->die > 0)
    {
      BrambleDice dice = { .n = 1, .faces = { (guint8) luck->die }, .kinds = { YELLOW } };

      die = bramble_dice_view_new (DIE, bramble_folk_dice_art);
      bramble_dice_view_throw (BRAMBLE_DICE_VIEW (die), &dice, pace);
    }
  else
    {
      die = bramble_picture_new ("folktales/dice/yellow-8", 1, 1);
      gtk_widget_set_opacity (die, 0.55);
      gtk_widget_add_css_class (die, "throw-die");
    }
  gtk_widget_set_valign (die, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (die, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (die, TRUE);
  gtk_widget_set_hexpand (side, TRUE);
  gtk_box_append (GTK_BOX (side), die);
  if (sum)
    {
      GtkWidget *label = create_label (sum, "throw-sum");

      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
      gtk_label_set_xalign (GTK_LABEL (label), 0.5);
      gtk_box_append (GTK_BOX (side), label);
    }
  gtk_box_append (GTK_BOX (row), side);
  return row;
}

/* What helps or hinders; what does not count has a dashed edge, and says why. */
static GtkWidget *
create_part (const BrambleFolkPart *part)
{
  g_autofree char *value = part->value < 0 ? g_strdup_printf ("−%d", -part->value)
                           : part->value > 0 ? g_strdup_printf ("+%d", part->value) : g_strdup ("0");
  GtkWidget *chip = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *picture = bramble_picture_new (part->art, 1, 1);
  GtkWidget *number = gtk_label_new (part->counts ? value : "–");

  gtk_widget_add_css_class (chip, "chip");
  gtk_widget_add_css_class (picture, "sign");
  gtk_widget_add_css_class (number, "number");
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  if (!part->counts)
    gtk_widget_add_css_class (chip, "idle");
  gtk_widget_set_tooltip_text (chip, part->counts ? part->name : _("Only one weapon counts, the best."));
  gtk_box_append (GTK_BOX (chip), picture);
  gtk_box_append (GTK_BOX (chip), gtk_label_new (part->name));
  gtk_box_append (GTK_BOX (chip), number);
  return chip;
}

static GtkWidget *
create_parts (const FolkState       *s,
              const BrambleFolkLuck *luck)
{
  BrambleFolkPart parts[BRAMBLE_FOLK_MAX_PARTS];
  guint n = bramble_folk_luck_parts (s, luck, parts);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (row, bramble_wrap_new (0.5));
  gtk_widget_add_css_class (row, "throw-parts");
  for (guint i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (row), create_part (&parts[i]));
  return row;
}

/* Which totals bring it. */
static char *
dup_range (const BrambleFolkOutcome *o)
{
  if (o->most == G_MAXINT)
    /* Translators: a total of a throw, or a higher one; short */
    return g_strdup_printf (C_("throw", "%d+"), o->least);
  if (o->least == G_MININT)
    /* Translators: a total of a throw, or a lower one; short */
    return g_strdup_printf (C_("throw", "≤ %d"), o->most);

  /* Translators: totals of a throw, from and to; short */
  return g_strdup_printf (C_("throw", "%1$d–%2$d"), o->least, o->most);
}

static guint
count_sides (guint sides)
{
  guint n = 0;

  for (; sides > 0; sides >>= 1)
    n += sides & 1;
  return n;
}

/* How likely it is, or what would bring it. */
static char *
dup_chance (const FolkState          *s,
            const BrambleFolkLuck    *luck,
            const BrambleFolkOutcome *o)
{
  guint n = count_sides (o->sides);

  if (luck->die > 0 && o->now)
    return g_strdup (C_("throw", "now"));
  if (luck->die > 0)
    return o->needs > 0 ? g_strdup_printf (ngettext ("%u Advice", "%u Advice", o->needs), o->needs) : g_strdup ("");
  if (s->seats[luck->seat].advice > 0)
    /* Translators: how many sides of the die bring it, and how many bring it or something better with Advice */
    return g_strdup_printf (_("%1$u of 8 (%2$u with Advice)"), n, o->better);

  return g_strdup_printf (_("%u of 8"), n);
}

static void
add_rung (GtkGrid                  *ladder,
          int                       row,
          const FolkState          *s,
          const BrambleFolkLuck    *luck,
          const BrambleFolkOutcome *o)
{
  g_autofree char *range = dup_range (o);
  g_autofree char *chance = dup_chance (s, luck, o);
  GtkWidget *cells[4] = {
    create_label (range, "rung-range"),
    bramble_picture_new (o->art, 1, 1),
    create_label (o->text, "rung-text"),
    create_label (chance, "rung-chance"),
  };

  gtk_label_set_wrap (GTK_LABEL (cells[0]), FALSE);
  gtk_widget_add_css_class (cells[1], "sign");
  gtk_widget_set_valign (cells[1], GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (cells[2], TRUE);
  gtk_label_set_xalign (GTK_LABEL (cells[3]), 1);
  for (int i = 0; i < (int) G_N_ELEMENTS (cells); i++)
    {
      GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

      gtk_widget_add_css_class (cell, "rung");
      if (o->now)
        gtk_widget_add_css_class (cell, "now");
      else if (luck->die > 0 && o->needs == 0 && o->least > bramble_folk_luck_total (s, luck))
        gtk_widget_add_css_class (cell, "away");
      gtk_box_append (GTK_BOX (cell), cells[i]);
      gtk_grid_attach (ladder, cell, i, row, 1, 1);
    }
}

static GtkWidget *
create_ladder (const FolkState       *s,
               const BrambleFolkLuck *luck)
{
  BrambleFolkOutcome outcomes[FOLK_N_ROWS];
  guint n = bramble_folk_luck_outcomes (s, luck, outcomes);
  GtkWidget *ladder = gtk_grid_new ();

  gtk_widget_add_css_class (ladder, "ladder");
  for (guint i = 0; i < n; i++)
    add_rung (GTK_GRID (ladder), (int) i, s, luck, &outcomes[i]);
  return ladder;
}

/**
 * bramble_folk_throw_new:
 * @pace: at which the die rolls, once it is thrown; 0: it lies there
 */
GtkWidget *
bramble_folk_throw_new (const FolkState       *s,
                        const BrambleFolkLuck *luck,
                        double                 pace)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkWidget *panel = bramble_panel_new (&bramble_folk_throw_tall, &bramble_folk_throw_wide);
  g_autofree char *words = bramble_folk_luck_text (s, luck);

  gtk_widget_add_css_class (box, "throw");
  gtk_widget_set_hexpand (panel, TRUE);
  gtk_widget_set_vexpand (panel, TRUE);
  bramble_panel_add (BRAMBLE_PANEL (panel), "scene", create_scene (s, luck, pace));
  bramble_panel_add (BRAMBLE_PANEL (panel), "parts", create_parts (s, luck));
  bramble_panel_add (BRAMBLE_PANEL (panel), "ladder", create_ladder (s, luck));
  gtk_box_append (GTK_BOX (box), panel);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  return box;
}
