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
#include "bramble-folk-style.h"
#include "bramble-picture.h"
#include "bramble-wrap.h"

/* The die, in units that the style sheet stretches. */
#define DIE 56

/* Letters in a line above a column of chances. */
#define HEAD_WIDTH 9

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
              const BrambleFolkLuck *luck)
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
      bramble_dice_view_throw (BRAMBLE_DICE_VIEW (die), &dice, 0);
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
      GtkWidget *label = bramble_folk_line_new (sum, "throw-sum");

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

/* The columns of the ladder. */
enum
{
  RANGE,
  PICTURE,
  TEXT,
  CHANCE,
  BETTER,
};

/* Whether anything could be added to a throw that is still to come. */
static gboolean
has_better (const FolkState       *s,
            const BrambleFolkLuck *luck)
{
  return luck->die == 0 && (s->seats[luck->seat].advice > 0 || bramble_folk_luck_tiles_add (s, luck));
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

/* Before the die is thrown: how many sides bring it. Afterwards: whether it did, or what
 * else would. */
static char *
dup_chance (const BrambleFolkLuck    *luck,
            const BrambleFolkOutcome *o)
{
  if (luck->die == 0)
    /* Translators: so many of the eight sides of a die */
    return g_strdup_printf (C_("sides", "%u of 8"), bramble_folk_count_sides (o->sides));
  if (o->now)
    return g_strdup (C_("throw", "now"));

  return o->needs > 0 ? g_strdup_printf (ngettext ("%u Advice", "%u Advice", o->needs), o->needs) : g_strdup ("");
}

/* Puts a cell into a line of the ladder. */
static void
add_cell (GtkGrid    *ladder,
          int         column,
          int         row,
          GtkWidget  *child,
          const char *css_class)
{
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (cell, "rung");
  if (css_class)
    gtk_widget_add_css_class (cell, css_class);
  if (column == TEXT)
    gtk_widget_set_hexpand (child, TRUE);
  gtk_box_append (GTK_BOX (cell), child);
  gtk_grid_attach (ladder, cell, column, row, 1, 1);
}

static GtkWidget *
create_number (const char *text)
{
  GtkWidget *label = bramble_folk_line_new (text, "rung-chance");

  gtk_label_set_wrap (GTK_LABEL (label), FALSE);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  return label;
}

/* With the pictures of tiles that it takes. */
static GtkWidget *
create_chance (const char               *text,
               const BrambleFolkOutcome *o)
{
  GtkWidget *number = create_number (text);
  g_autofree char *art = o->n_tiles > 0 ? g_strconcat ("folktales/tiles/", folk_tile_ids[o->tile], NULL) : NULL;
  GtkWidget *row;

  if (art == NULL)
    return number;

  row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  for (guint i = 0; i < o->n_tiles; i++)
    {
      GtkWidget *picture = bramble_picture_new (art, 1, 1);

      gtk_widget_add_css_class (picture, "sign");
      gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (row), picture);
    }
  gtk_widget_set_tooltip_text (row, folk_tile_name (o->tile));
  gtk_box_append (GTK_BOX (row), number);
  return row;
}

static void
add_rung (GtkGrid                  *ladder,
          int                       row,
          const FolkState          *s,
          const BrambleFolkLuck    *luck,
          const BrambleFolkOutcome *o)
{
  g_autofree char *range = dup_range (o);
  g_autofree char *chance = dup_chance (luck, o);
  GtkWidget *first = bramble_folk_line_new (range, "rung-range");
  GtkWidget *picture = bramble_picture_new (o->art, 1, 1);
  const char *css_class = NULL;

  if (o->now)
    css_class = "now";
  else if (luck->die > 0 && o->needs == 0 && o->n_tiles == 0 && o->least > bramble_folk_luck_total (s, luck))
    css_class = "away";
  gtk_label_set_wrap (GTK_LABEL (first), FALSE);
  gtk_widget_add_css_class (picture, "sign");
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  add_cell (ladder, RANGE, row, first, css_class);
  add_cell (ladder, PICTURE, row, picture, css_class);
  add_cell (ladder, TEXT, row, bramble_folk_line_new (o->text, "rung-text"), css_class);
  add_cell (ladder, CHANCE, row, create_chance (chance, o), css_class);
  if (has_better (s, luck))
    {
      g_autofree char *better = g_strdup_printf (C_("sides", "%u of 8"), o->better);

      add_cell (ladder, BETTER, row, create_number (better), css_class);
    }
}

/* Above the chances of a throw that is still to come. */
static void
add_heading (GtkGrid               *ladder,
             const FolkState       *s,
             const BrambleFolkLuck *luck)
{
  GtkWidget *heads[2];
  guint advice = s->seats[luck->seat].advice;
  /* Translators: above how many sides of a die bring something or better when so many Advice are added */
  g_autofree char *better = g_strdup_printf (ngettext ("or better, %u Advice", "or better, %u Advice", advice), advice);

  /* Translators: above how many sides of a die bring something */
  heads[0] = bramble_folk_line_new (C_("sides", "chance"), "rung-head");
  heads[1] = bramble_folk_line_new (!has_better (s, luck) ? ""
                                    : bramble_folk_luck_tiles_add (s, luck)
                                    /* Translators: above how many sides of a die bring something or better when all that one has is added */
                                    ? C_("sides", "or better, with help") : better, "rung-head");
  for (int i = 0; i < 2; i++)
    {
      gtk_label_set_max_width_chars (GTK_LABEL (heads[i]), HEAD_WIDTH);
      gtk_label_set_xalign (GTK_LABEL (heads[i]), 1);
      gtk_label_set_justify (GTK_LABEL (heads[i]), GTK_JUSTIFY_RIGHT);
      gtk_grid_attach (ladder, heads[i], CHANCE + i, 0, 1, 1);
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
  if (luck->die == 0)
    add_heading (GTK_GRID (ladder), s, luck);
  for (guint i = 0; i < n; i++)
    add_rung (GTK_GRID (ladder), (int) i + 1, s, luck, &outcomes[i]);
  return ladder;
}

/* The ladder, and below it that a quest is fulfilled. */
static GtkWidget *
create_outcomes (const FolkState       *s,
                 const BrambleFolkLuck *luck,
                 const char            *quest)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (box, "throw-outcomes");
  gtk_box_append (GTK_BOX (box), create_ladder (s, luck));
  if (quest)
    gtk_box_append (GTK_BOX (box), bramble_folk_line_new (quest, "throw-quest"));
  return box;
}

/**
 * bramble_folk_throw_new:
 * @names: (nullable): of the players
 *
 * Returns: (transfer floating): what came of a throw, or may come of it. The die has rolled on
 *   the map.
 */
GtkWidget *
bramble_folk_throw_new (const FolkState       *s,
                        const char *const     *names,
                        const BrambleFolkLuck *luck)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkWidget *panel = bramble_panel_new (&bramble_folk_throw_tall, &bramble_folk_throw_wide);
  g_autofree char *words = bramble_folk_luck_words (s, names, luck);
  g_autofree char *quest = bramble_folk_luck_quest_text (s, names, luck);

  gtk_widget_add_css_class (box, "throw");
  gtk_widget_set_hexpand (panel, TRUE);
  gtk_widget_set_vexpand (panel, TRUE);
  bramble_panel_add (BRAMBLE_PANEL (panel), "scene", create_scene (s, luck));
  bramble_panel_add (BRAMBLE_PANEL (panel), "parts", create_parts (s, luck));
  bramble_panel_add (BRAMBLE_PANEL (panel), "ladder", create_outcomes (s, luck, quest));
  gtk_box_append (GTK_BOX (box), panel);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  return box;
}
