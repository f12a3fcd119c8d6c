/* bramble-seats.c: who plays a new game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-seats.h"

#include <glib/gi18n.h>
#include <string.h>

#include "bramble-children.h"
#include "bramble-chooser.h"
#include "bramble-name.h"
#include "bramble-picture.h"
#include "bramble-player-list.h"
#include "bramble-temper-list.h"

/* As much of a name as fits on every table. */
#define MAX_NAME 24

/* Names that players have until they change them. */
static const char *const names[BRAMBLE_MAX_SEATS] = {
  /* Translators: names of players */
  N_("Hazel"), N_("Rowan"), N_("Bryony"), N_("Moss"), N_("Sorrel"), N_("Ash"),
};

/* What there is for one seat. */
typedef struct
{
  GtkEditable *name;
  GtkDropDown *look; /* (nullable): in games where seats look different */
  GtkDropDown *player;
  GtkDropDown *temper; /* (nullable): in games whose computer players have one */
  BrambleChooser *choices[BRAMBLE_MAX_CHOICES]; /* (nullable): those of the game's that every seat has its own of */
  guint had; /* the look that it had before another one was chosen */
  gboolean person; /* a person plays there: some of what is only for people begins with that */
  gboolean shares; /* and there are others: all of it does */
} SeatRow;

enum { COLUMN_LOOK, COLUMN_NAME, COLUMN_PLAYER, COLUMN_TEMPER, COLUMN_CHOICES };

/**
 * BrambleSeats:
 *
 * A row for each seat of a game: what it looks like, what it is called, who
 * plays there and what they are like, and what else every seat chooses for itself. Seats are filled from
 * the first on.
 */
struct _BrambleSeats
{
  GtkWidget parent_instance;

  const BrambleGame *game;
  GtkGrid *grid;
  SeatRow rows[BRAMBLE_MAX_SEATS];
  gboolean updating; /* changes are the widget's own */
};

G_DEFINE_FINAL_TYPE (BrambleSeats, bramble_seats, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* What a seat is called until somebody says otherwise: as it looks, where everybody is called so. */
static const char *
find_usual_name (BrambleSeats *self,
                 guint         seat)
{
  const BrambleGame *game = self->game;

  if (game->lesson && game->lesson->by_look && self->rows[seat].had < bramble_n_looks (game))
    return g_dpgettext2 (NULL, "look", game->looks[self->rows[seat].had].name);

  return bramble_seats_usual_name (seat);
}

/* It looks otherwise now; who is called so is called otherwise, too. */
static void
set_look (BrambleSeats *self,
          guint         seat,
          guint         look)
{
  SeatRow *row = &self->rows[seat];
  gboolean usual = strcmp (gtk_editable_get_text (row->name), find_usual_name (self, seat)) == 0;

  row->had = look;
  if (row->look)
    gtk_drop_down_set_selected (row->look, look);
  gtk_entry_set_placeholder_text (GTK_ENTRY (row->name), find_usual_name (self, seat));
  if (usual)
    gtk_editable_set_text (row->name, find_usual_name (self, seat));
}

static gboolean
is_person (BrambleSeats *self,
           guint         seat)
{
  return gtk_drop_down_get_selected (self->rows[seat].player) == BRAMBLE_WISH_PERSON;
}

static gboolean
is_sharing (BrambleSeats *self,
            guint         seat)
{
  return seat < bramble_seats_get_n (self) && is_person (self, seat) && bramble_seats_get_n_persons (self) > 1;
}

/* Which of its own choices @seat has; what is only for people follows who plays. */
static void
update_choices (BrambleSeats *self,
                guint         seat)
{
  SeatRow *row = &self->rows[seat];
  gboolean plays = seat < bramble_seats_get_n (self);
  gboolean person = plays && is_person (self, seat);
  gboolean shares = is_sharing (self, seat);

  for (guint i = 0; i < BRAMBLE_MAX_CHOICES; i++)
    {
      gboolean people, on, was_on;

      if (row->choices[i] == NULL)
        continue;
      people = self->game->choices[i].for_people;
      on = shares || (person && self->game->choices[i].for_one);
      was_on = row->shares || (row->person && self->game->choices[i].for_one);
      gtk_widget_set_sensitive (GTK_WIDGET (row->choices[i]), plays && (!people || person));
      if (people && (on != was_on || !person))
        bramble_chooser_set_value (row->choices[i], on);
    }
  row->person = person;
  row->shares = shares;
}

/* Only some computer players have a temper. */
static void
update_temper (BrambleSeats *self,
               guint         seat)
{
  const BrambleLevel *level = bramble_seats_get_level (self, seat);
  GtkDropDown *temper = self->rows[seat].temper;

  if (temper == NULL)
    return;
  gtk_widget_set_visible (GTK_WIDGET (temper), level && level->tempered);
  bramble_temper_list_describe (temper, self->game);
}

/* What depends on who plays. */
static void
rows_changed (BrambleSeats *self)
{
  guint n;

  if (self->updating)
    return;

  n = bramble_seats_get_n (self);
  self->updating = TRUE;
  for (guint i = 0; i < self->game->max_seats; i++)
    {
      SeatRow *row = &self->rows[i];

      /* A seat can be filled only when those before it are. */
      if (i > n)
        gtk_drop_down_set_selected (row->player, bramble_wish_nobody (self->game));
      gtk_widget_set_sensitive (GTK_WIDGET (row->player), i <= n);
      gtk_widget_set_sensitive (GTK_WIDGET (row->name), i < n);
      if (row->look)
        gtk_widget_set_sensitive (GTK_WIDGET (row->look), i < n);
      update_choices (self, i);
      bramble_player_list_describe (row->player, self->game);
      update_temper (self, i);
    }
  self->updating = FALSE;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Where every look is there once, who has the chosen one gets the other in
 * exchange. */
static void
look_chosen (GtkDropDown  *drop_down,
             GParamSpec   *pspec,
             BrambleSeats *self)
{
  guint chosen = gtk_drop_down_get_selected (drop_down);
  guint mine = 0;

  while (mine < self->game->max_seats && self->rows[mine].look != drop_down)
    mine++;
  if (self->updating || mine == self->game->max_seats || chosen >= bramble_n_looks (self->game))
    return;

  self->updating = TRUE;
  for (guint i = 0; i < self->game->max_seats && self->game->looks_once; i++)
    if (i != mine && self->rows[i].had == chosen)
      set_look (self, i, self->rows[mine].had);
  set_look (self, mine, chosen);
  self->updating = FALSE;
  rows_changed (self);
}

static void
setup_look (GtkSignalListItemFactory *factory,
            GtkListItem              *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), bramble_picture_new (NULL, 40, 50));
  gtk_box_append (GTK_BOX (box), label);
  gtk_list_item_set_child (item, box);
}

static void
bind_look (GtkSignalListItemFactory *factory,
           GtkListItem              *item,
           const BrambleGame        *game)
{
  GtkWidget *picture = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *label = gtk_widget_get_next_sibling (picture);
  guint look = gtk_list_item_get_position (item);

  bramble_picture_set_art (BRAMBLE_PICTURE (picture), look < bramble_n_looks (game) ? game->looks[look].figure : NULL);
  gtk_label_set_label (GTK_LABEL (label), gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

static GtkDropDown *
look_list_new (const BrambleGame *game)
{
  GtkStringList *list = gtk_string_list_new (NULL);
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  GtkDropDown *drop_down;

  for (guint i = 0; i < bramble_n_looks (game); i++)
    gtk_string_list_append (list, g_dpgettext2 (NULL, "look", game->looks[i].name));
  g_signal_connect (factory, "setup", G_CALLBACK (setup_look), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_look), (gpointer) game);
  drop_down = GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (list), NULL));
  gtk_drop_down_set_factory (drop_down, factory);
  return drop_down;
}

static void
attach (BrambleSeats *self,
        gpointer      widget,
        int           column,
        guint         seat,
        const char   *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  gtk_grid_attach (self->grid, widget, column, (int) seat + 1, 1, 1);
}

/* What every seat has its own of, in columns with a heading each. */
static void
add_choices (BrambleSeats *self,
             guint         seat)
{
  int column = COLUMN_CHOICES;

  for (guint i = 0; self->game->choices && self->game->choices[i].id; i++)
    {
      const BrambleChoice *choice = &self->game->choices[i];
      /* Translators: what a player chooses, and which player that is */
      g_autofree char *name = g_strdup_printf (_("%1$s, player %2$u"), bramble_choice_name (choice), seat + 1);
      GtkWidget *chooser;

      if (!choice->per_seat)
        continue;
      chooser = bramble_chooser_new (choice, name);
      self->rows[seat].choices[i] = BRAMBLE_CHOOSER (chooser);
      gtk_grid_attach (self->grid, chooser, column, (int) seat + 1, 1, 1);
      g_signal_connect_swapped (chooser, "changed", G_CALLBACK (rows_changed), self);
      if (seat == 0)
        {
          GtkWidget *heading = gtk_label_new (bramble_choice_name (choice));

          gtk_label_set_xalign (GTK_LABEL (heading), 0);
          gtk_widget_set_valign (heading, GTK_ALIGN_END);
          gtk_label_set_wrap (GTK_LABEL (heading), TRUE);
          gtk_grid_attach (self->grid, heading, column, 0, 1, 1);
        }
      column++;
    }
}

/* The title stands in the row of the headings: a low window has no line to spare. */
static void
add_title (BrambleSeats *self)
{
  GtkWidget *title = gtk_label_new (_("Who plays?"));

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_valign (title, GTK_ALIGN_END);
  gtk_widget_add_css_class (title, "page-heading");
  gtk_grid_attach (self->grid, title, 0, 0, COLUMN_PLAYER + 1, 1);
}

/* What that means, beneath all seats: a box alone says nothing, and nobody looks for a tooltip. */
static void
add_explanations (BrambleSeats *self)
{
  int row = (int) self->game->max_seats + 1;
  int columns = COLUMN_CHOICES;

  for (guint i = 0; i < BRAMBLE_MAX_CHOICES; i++)
    columns += self->rows[0].choices[i] != NULL;
  for (guint i = 0; self->game->choices && self->game->choices[i].id; i++)
    {
      const BrambleChoice *choice = &self->game->choices[i];
      g_autofree char *text = NULL;
      GtkWidget *label;

      if (!choice->per_seat || choice->explanation == NULL)
        continue;
      /* Translators: what every player chooses, and what it means */
      text = g_strdup_printf (C_("choice", "%1$s: %2$s"), bramble_choice_name (choice), g_dpgettext2 (NULL, "choice", choice->explanation));
      label = gtk_label_new (text);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 56);
      gtk_widget_add_css_class (label, "caption");
      gtk_grid_attach (self->grid, label, 0, row++, columns, 1);
    }
}

static void
add_row (BrambleSeats *self,
         guint         seat)
{
  SeatRow *row = &self->rows[seat];
  g_autofree char *name = g_strdup_printf (_("Name of player %u"), seat + 1);
  g_autofree char *look = g_strdup_printf (_("Looks of player %u"), seat + 1);
  g_autofree char *player = g_strdup_printf (_("Who is player %u?"), seat + 1);
  g_autofree char *temper = g_strdup_printf (_("What is player %u like?"), seat + 1);

  row->name = GTK_EDITABLE (gtk_entry_new ());
  row->player = bramble_player_list_new (self->game, seat >= self->game->min_seats);
  if (bramble_n_looks (self->game) > 0)
    {
      row->look = look_list_new (self->game);
      attach (self, row->look, COLUMN_LOOK, seat, look);
      g_signal_connect (row->look, "notify::selected", G_CALLBACK (look_chosen), self);
    }
  gtk_entry_set_max_length (GTK_ENTRY (row->name), MAX_NAME);
  gtk_entry_set_activates_default (GTK_ENTRY (row->name), TRUE);
  gtk_editable_set_width_chars (row->name, 12);
  attach (self, row->name, COLUMN_NAME, seat, name);
  attach (self, row->player, COLUMN_PLAYER, seat, player);
  if (bramble_game_n_tempers (self->game) > 0)
    {
      row->temper = bramble_temper_list_new (self->game);
      attach (self, row->temper, COLUMN_TEMPER, seat, temper);
      g_signal_connect_swapped (row->temper, "notify::selected", G_CALLBACK (rows_changed), self);
    }
  gtk_widget_set_hexpand (GTK_WIDGET (row->name), TRUE);
  g_signal_connect_swapped (row->name, "changed", G_CALLBACK (rows_changed), self);
  g_signal_connect_swapped (row->player, "notify::selected", G_CALLBACK (rows_changed), self);
  add_choices (self, seat);
}

static void
bramble_seats_dispose (GObject *object)
{
  bramble_children_unparent (GTK_WIDGET (object));

  G_OBJECT_CLASS (bramble_seats_parent_class)->dispose (object);
}

static void
bramble_seats_class_init (BrambleSeatsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_seats_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);

  /**
   * BrambleSeats::changed:
   *
   * Somebody else plays, or is called or looks otherwise.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
bramble_seats_init (BrambleSeats *self)
{
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_row_spacing (self->grid, 6);
  gtk_grid_set_column_spacing (self->grid, 8);
  gtk_widget_set_parent (GTK_WIDGET (self->grid), GTK_WIDGET (self));
}

/**
 * bramble_seats_new:
 * @wish: who plays to begin with
 */
GtkWidget *
bramble_seats_new (const BrambleWish *wish)
{
  BrambleSeats *self = g_object_new (BRAMBLE_TYPE_SEATS, NULL);

  self->game = wish->game;
  self->updating = TRUE;
  add_title (self);
  for (guint i = 0; i < self->game->max_seats; i++)
    {
      SeatRow *row = &self->rows[i];

      add_row (self, i);
      gtk_drop_down_set_selected (row->player, wish->players[i]);
      if (row->temper)
        gtk_drop_down_set_selected (row->temper, wish->tempers[i]);
      set_look (self, i, wish->setup.looks[i]);
      gtk_editable_set_text (row->name, wish->names[i] ? wish->names[i] : find_usual_name (self, i));
      for (guint k = 0; k < BRAMBLE_MAX_CHOICES; k++)
        if (row->choices[k])
          bramble_chooser_set_value (row->choices[k], wish->setup.values[k][i]);
    }
  add_explanations (self);
  bramble_name_buttons (GTK_WIDGET (self));
  for (guint i = 0; i < self->game->max_seats; i++)
    {
      self->rows[i].person = i < bramble_seats_get_n (self) && is_person (self, i);
      self->rows[i].shares = is_sharing (self, i);
    }
  self->updating = FALSE;
  rows_changed (self);
  return GTK_WIDGET (self);
}

/* Puts what is chosen into @wish. */
void
bramble_seats_take (BrambleSeats *self,
                    BrambleWish  *wish)
{
  g_return_if_fail (BRAMBLE_IS_SEATS (self));

  for (guint i = 0; i < self->game->max_seats; i++)
    {
      const SeatRow *row = &self->rows[i];
      const char *name = gtk_editable_get_text (row->name);

      g_free (wish->names[i]);
      /* A name that nobody chose follows the language. */
      wish->names[i] = strcmp (name, find_usual_name (self, i)) == 0 ? NULL : g_strdup (name);
      wish->players[i] = gtk_drop_down_get_selected (row->player);
      wish->tempers[i] = row->temper ? gtk_drop_down_get_selected (row->temper) : BRAMBLE_WISH_ANYHOW;
      wish->setup.looks[i] = (guint8) row->had;
      for (guint k = 0; k < BRAMBLE_MAX_CHOICES; k++)
        if (row->choices[k])
          wish->setup.values[k][i] = (gint16) bramble_chooser_get_value (row->choices[k]);
    }
}

/* Returns how many play. */
guint
bramble_seats_get_n (BrambleSeats *self)
{
  guint n = 0;

  g_return_val_if_fail (BRAMBLE_IS_SEATS (self), 0);

  while (n < self->game->max_seats
         && gtk_drop_down_get_selected (self->rows[n].player) < bramble_wish_nobody (self->game))
    n++;
  return n;
}

/* Returns how many of them are people. */
guint
bramble_seats_get_n_persons (BrambleSeats *self)
{
  guint n = 0;

  g_return_val_if_fail (BRAMBLE_IS_SEATS (self), 0);

  for (guint i = 0; i < bramble_seats_get_n (self); i++)
    n += gtk_drop_down_get_selected (self->rows[i].player) == BRAMBLE_WISH_PERSON;
  return n;
}

/* Returns the name that a player has until they change it. */
const char *
bramble_seats_usual_name (guint seat)
{
  g_return_val_if_fail (seat < BRAMBLE_MAX_SEATS, NULL);

  return _(names[seat]);
}

/* Returns (transfer full): the name of a seat, which is never empty. */
char *
bramble_seats_dup_name (BrambleSeats *self,
                        guint         seat)
{
  char *name;

  g_return_val_if_fail (BRAMBLE_IS_SEATS (self), NULL);
  g_return_val_if_fail (seat < self->game->max_seats, NULL);

  name = g_strstrip (g_strdup (gtk_editable_get_text (self->rows[seat].name)));
  if (*name)
    return name;
  g_free (name);
  return g_strdup (find_usual_name (self, seat));
}

/* Returns (nullable): the computer player of a seat. */
const BrambleLevel *
bramble_seats_get_level (BrambleSeats *self,
                         guint         seat)
{
  g_return_val_if_fail (BRAMBLE_IS_SEATS (self), NULL);
  g_return_val_if_fail (seat < self->game->max_seats, NULL);

  return bramble_wish_level (self->game, gtk_drop_down_get_selected (self->rows[seat].player));
}

/* Returns (nullable): what the computer player of a seat is like, when that is chosen. */
const BrambleTemper *
bramble_seats_get_temper (BrambleSeats *self,
                          guint         seat)
{
  const BrambleLevel *level = bramble_seats_get_level (self, seat);

  return level && level->tempered
         ? bramble_wish_temper (self->game, gtk_drop_down_get_selected (self->rows[seat].temper))
         : NULL;
}
