/* bramble-new-game.c: how a game is to be played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-new-game.h"

#include <glib/gi18n.h>
#include <string.h>

#include <bot.h>

#include "bramble-children.h"
#include "bramble-name.h"
#include "bramble-picture.h"
#include "bramble-settings.h"

/* Names that players have until they change them. */
static const char *const names[BRAMBLE_MAX_SEATS] = {
  /* Translators: names of players */
  N_("Hazel"), N_("Rowan"), N_("Bryony"), N_("Moss"), N_("Sorrel"), N_("Ash"),
};

/* What is first in the list of players of a seat; computer players follow, and
 * from the third seat on nobody. */
enum { PLAYER_PERSON, PLAYER_FIRST_BOT };

typedef struct
{
  GtkEditable *name;
  GtkDropDown *pig;
  GtkDropDown *player;
  guint had; /* the pig that it had before another one was chosen */
} SeatRow;

/**
 * BrambleNewGame:
 *
 * Who plays, and how. Everything that is chosen here is remembered.
 */
struct _BrambleNewGame
{
  GtkWidget parent_instance;

  GtkGrid *seats;
  GtkDropDown *cards;
  GtkDropDown *start;
  GtkCheckButton *casual;
  GtkCheckButton *privacy;
  GtkWidget *play;
  SeatRow rows[BRAMBLE_MAX_SEATS];
  gboolean updating; /* changes are the page's own */
};

G_DEFINE_FINAL_TYPE (BrambleNewGame, bramble_new_game, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_START,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const BrambleGame *
game (void)
{
  return bramble_games ()[0];
}

static guint
n_bots (void)
{
  guint n = 0;

  while (game ()->levels[n].id)
    n++;
  return n;
}

/* Returns (nullable): the computer player at that place of the list. */
static const BrambleLevel *
bot_at (guint player)
{
  return player >= PLAYER_FIRST_BOT && player < PLAYER_FIRST_BOT + n_bots ()
         ? &game ()->levels[player - PLAYER_FIRST_BOT]
         : NULL;
}

/* Whether somebody plays there. */
static gboolean
is_taken (BrambleNewGame *self,
          guint           seat)
{
  return gtk_drop_down_get_selected (self->rows[seat].player) < PLAYER_FIRST_BOT + n_bots ();
}

static guint
n_taken (BrambleNewGame *self)
{
  guint n = 0;

  while (n < game ()->max_seats && is_taken (self, n))
    n++;
  return n;
}

static guint
n_persons (BrambleNewGame *self)
{
  guint n = 0;

  for (guint i = 0; i < n_taken (self); i++)
    n += gtk_drop_down_get_selected (self->rows[i].player) == PLAYER_PERSON;
  return n;
}

/* Returns (transfer full): the name of a seat, which is never empty. */
static char *
name_of (BrambleNewGame *self,
         guint           seat)
{
  char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->rows[seat].name)));

  if (*name)
    return name;
  g_free (name);
  return g_strdup (_(names[seat]));
}

/* What depends on who plays. */
static void
seats_changed (BrambleNewGame *self)
{
  g_autoptr (GtkStringList) starters = gtk_string_list_new (NULL);
  guint selected = gtk_drop_down_get_selected (self->start);
  guint n = n_taken (self);

  if (self->updating)
    return;

  self->updating = TRUE;
  gtk_string_list_append (starters, _("Chance decides"));
  for (guint i = 0; i < game ()->max_seats; i++)
    {
      SeatRow *row = &self->rows[i];
      const BrambleLevel *bot;

      /* A seat can be filled only when those before it are. */
      if (i > n)
        gtk_drop_down_set_selected (row->player, PLAYER_FIRST_BOT + n_bots ());
      gtk_widget_set_sensitive (GTK_WIDGET (row->player), i <= n);
      gtk_widget_set_sensitive (GTK_WIDGET (row->name), i < n);
      gtk_widget_set_sensitive (GTK_WIDGET (row->pig), i < n);
      bot = bot_at (gtk_drop_down_get_selected (row->player));
      gtk_widget_set_tooltip_text (GTK_WIDGET (row->player), bot ? g_dpgettext2 (NULL, "bot", bot->line) : NULL);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row->player), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      bot ? g_dpgettext2 (NULL, "bot", bot->line) : "", -1);
      if (i < n)
        {
          g_autofree char *name = name_of (self, i);

          gtk_string_list_append (starters, name);
        }
    }
  gtk_drop_down_set_model (self->start, G_LIST_MODEL (starters));
  gtk_drop_down_set_selected (self->start, selected <= n ? selected : 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->privacy), n_persons (self) >= 2);
  self->updating = FALSE;
}

/* Every pig plays once: who has the chosen one gets the other in exchange. */
static void
pig_chosen (GtkDropDown    *drop_down,
            GParamSpec     *pspec,
            BrambleNewGame *self)
{
  guint chosen = gtk_drop_down_get_selected (drop_down);
  SeatRow *mine = NULL;

  for (guint i = 0; i < game ()->max_seats; i++)
    if (self->rows[i].pig == drop_down)
      mine = &self->rows[i];
  if (self->updating || mine == NULL || chosen >= bramble_n_looks (game ()))
    return;

  self->updating = TRUE;
  for (guint i = 0; i < game ()->max_seats; i++)
    if (&self->rows[i] != mine && self->rows[i].had == chosen)
      {
        self->rows[i].had = mine->had;
        gtk_drop_down_set_selected (self->rows[i].pig, mine->had);
      }
  mine->had = chosen;
  self->updating = FALSE;
}

/* What is remembered. */

static guint
find_player (guint       seat,
             const char *id)
{
  if (g_strcmp0 (id, "person") == 0)
    return PLAYER_PERSON;
  if (g_strcmp0 (id, "nobody") == 0 && seat >= 2)
    return PLAYER_FIRST_BOT + n_bots ();
  for (guint i = 0; id && i < n_bots (); i++)
    if (strcmp (game ()->levels[i].id, id) == 0)
      return PLAYER_FIRST_BOT + i;

  /* One person against two computers of the level that is meant for a first game. */
  return seat == 0 ? PLAYER_PERSON : seat < 3 ? PLAYER_FIRST_BOT + 1 : PLAYER_FIRST_BOT + n_bots ();
}

static const char *
player_id (BrambleNewGame *self,
           guint           seat)
{
  guint player = gtk_drop_down_get_selected (self->rows[seat].player);
  const BrambleLevel *bot = bot_at (player);

  return bot ? bot->id : player == PLAYER_PERSON ? "person" : "nobody";
}

static void
restore (BrambleNewGame *self)
{
  GSettings *settings = bramble_settings_get_default ();
  g_auto (GStrv) old_names = settings ? g_settings_get_strv (settings, "new-game-names") : g_new0 (char *, 1);
  g_auto (GStrv) players = settings ? g_settings_get_strv (settings, "new-game-players") : g_new0 (char *, 1);
  g_auto (GStrv) old_pigs = settings ? g_settings_get_strv (settings, "new-game-pigs") : g_new0 (char *, 1);
  guint seen = 0;

  self->updating = TRUE;
  for (guint i = 0; i < game ()->max_seats; i++)
    {
      gboolean named = i < g_strv_length (old_names) && *old_names[i];

      gtk_editable_set_text (self->rows[i].name, named ? old_names[i] : _(names[i]));
      gtk_drop_down_set_selected (self->rows[i].player,
                                  find_player (i, i < g_strv_length (players) ? players[i] : NULL));
      if (g_strv_length (old_pigs) == game ()->max_seats && bramble_find_look (game (), old_pigs[i]) >= 0)
        seen |= 1u << bramble_find_look (game (), old_pigs[i]);
    }
  for (guint i = 0; i < game ()->max_seats; i++)
    {
      /* Unless all of them are there, once each, they sit in their order. */
      self->rows[i].had = seen == (1u << game ()->max_seats) - 1 ? (guint) bramble_find_look (game (), old_pigs[i]) : i;
      gtk_drop_down_set_selected (self->rows[i].pig, self->rows[i].had);
    }
  self->updating = FALSE;

  seats_changed (self);
  if (settings)
    {
      g_autofree char *cards = g_settings_get_string (settings, "new-game-cards");
      guint start = (guint) (g_settings_get_int (settings, "new-game-start") + 1);

      gtk_drop_down_set_selected (self->cards, strcmp (cards, "all") == 0);
      gtk_drop_down_set_selected (self->start, start <= n_taken (self) ? start : 0);
      gtk_check_button_set_active (self->casual, g_settings_get_boolean (settings, "new-game-casual"));
      gtk_check_button_set_active (self->privacy, g_settings_get_boolean (settings, "new-game-privacy"));
    }
}

static void
remember (BrambleNewGame *self)
{
  GSettings *settings = bramble_settings_get_default ();
  const char *old_names[BRAMBLE_MAX_SEATS + 1] = { NULL };
  const char *players[BRAMBLE_MAX_SEATS + 1] = { NULL };
  const char *old_pigs[BRAMBLE_MAX_SEATS + 1] = { NULL };

  if (settings == NULL)
    return;

  for (guint i = 0; i < game ()->max_seats; i++)
    {
      const char *name = gtk_editable_get_text (self->rows[i].name);

      /* A name that nobody chose follows the language. */
      old_names[i] = strcmp (name, _(names[i])) == 0 ? "" : name;
      players[i] = player_id (self, i);
      old_pigs[i] = game ()->looks[self->rows[i].had].id;
    }
  g_settings_set_strv (settings, "new-game-names", old_names);
  g_settings_set_strv (settings, "new-game-players", players);
  g_settings_set_strv (settings, "new-game-pigs", old_pigs);
  g_settings_set_string (settings, "new-game-cards", gtk_drop_down_get_selected (self->cards) == 0 ? "basic" : "all");
  g_settings_set_int (settings, "new-game-start", (int) gtk_drop_down_get_selected (self->start) - 1);
  g_settings_set_boolean (settings, "new-game-casual", gtk_check_button_get_active (self->casual));
  g_settings_set_boolean (settings, "new-game-privacy", gtk_check_button_get_active (self->privacy));
}

/* The rows. */

static void
setup_pig (GtkSignalListItemFactory *factory,
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
bind_pig (GtkSignalListItemFactory *factory,
          GtkListItem              *item)
{
  GtkWidget *picture = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *label = gtk_widget_get_next_sibling (picture);
  GtkStringObject *string = gtk_list_item_get_item (item);
  guint pig = gtk_list_item_get_position (item);

  bramble_picture_set_art (BRAMBLE_PICTURE (picture), pig < bramble_n_looks (game ()) ? game ()->looks[pig].figure : NULL);
  gtk_label_set_label (GTK_LABEL (label), gtk_string_object_get_string (string));
}

static void
setup_player (GtkSignalListItemFactory *factory,
              GtkListItem              *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = gtk_label_new (NULL);
  GtkWidget *line = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_xalign (GTK_LABEL (line), 0);
  gtk_widget_add_css_class (line, "dim-label");
  gtk_widget_add_css_class (line, "caption");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), line);
  gtk_list_item_set_child (item, box);
}

/* In the list every computer player says how it plays. */
static void
bind_player (GtkSignalListItemFactory *factory,
             GtkListItem              *item)
{
  GtkWidget *name = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *line = gtk_widget_get_next_sibling (name);
  const BrambleLevel *bot = bot_at (gtk_list_item_get_position (item));

  gtk_label_set_label (GTK_LABEL (name), gtk_string_object_get_string (gtk_list_item_get_item (item)));
  gtk_label_set_label (GTK_LABEL (line), bot ? g_dpgettext2 (NULL, "bot", bot->line) : "");
  gtk_widget_set_visible (line, bot != NULL);
}

static GtkListItemFactory *
factory_new (GCallback setup,
             GCallback bind)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", setup, NULL);
  g_signal_connect (factory, "bind", bind, NULL);
  return factory;
}

static GtkDropDown *
pig_drop_down_new (void)
{
  GtkStringList *list = gtk_string_list_new (NULL);
  g_autoptr (GtkListItemFactory) factory = factory_new (G_CALLBACK (setup_pig), G_CALLBACK (bind_pig));
  GtkDropDown *drop_down;

  for (guint i = 0; i < game ()->max_seats; i++)
    gtk_string_list_append (list, g_dpgettext2 (NULL, "look", game ()->looks[i].name));
  drop_down = GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (list), NULL));
  gtk_drop_down_set_factory (drop_down, factory);
  return drop_down;
}

static GtkDropDown *
player_drop_down_new (guint seat)
{
  GtkStringList *list = gtk_string_list_new (NULL);
  g_autoptr (GtkListItemFactory) factory = factory_new (G_CALLBACK (setup_player), G_CALLBACK (bind_player));
  GtkDropDown *drop_down;

  gtk_string_list_append (list, _("A person"));
  for (guint i = 0; i < n_bots (); i++)
    {
      g_autofree char *text = g_strdup_printf (_("Computer: %s"), g_dpgettext2 (NULL, "bot", game ()->levels[i].name));

      gtk_string_list_append (list, text);
    }
  if (seat >= 2)
    gtk_string_list_append (list, _("Nobody"));
  drop_down = GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (list), NULL));
  gtk_drop_down_set_list_factory (drop_down, factory);
  return drop_down;
}

static void
add_row (BrambleNewGame *self,
         guint           seat)
{
  SeatRow *row = &self->rows[seat];
  g_autofree char *name = g_strdup_printf (_("Name of player %u"), seat + 1);
  g_autofree char *pig = g_strdup_printf (_("Pig of player %u"), seat + 1);
  g_autofree char *player = g_strdup_printf (_("Who is player %u?"), seat + 1);

  row->pig = pig_drop_down_new ();
  row->name = GTK_EDITABLE (gtk_entry_new ());
  row->player = player_drop_down_new (seat);
  row->had = seat;
  gtk_entry_set_max_length (GTK_ENTRY (row->name), 24);
  gtk_entry_set_activates_default (GTK_ENTRY (row->name), TRUE);
  gtk_entry_set_placeholder_text (GTK_ENTRY (row->name), _(names[seat]));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->name), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->pig), GTK_ACCESSIBLE_PROPERTY_LABEL, pig, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->player), GTK_ACCESSIBLE_PROPERTY_LABEL, player, -1);
  gtk_grid_attach (self->seats, GTK_WIDGET (row->pig), 0, (int) seat, 1, 1);
  gtk_grid_attach (self->seats, GTK_WIDGET (row->name), 1, (int) seat, 1, 1);
  gtk_grid_attach (self->seats, GTK_WIDGET (row->player), 2, (int) seat, 1, 1);
  gtk_widget_set_valign (GTK_WIDGET (row->name), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (row->player), GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (GTK_WIDGET (row->name), TRUE);
  g_signal_connect_swapped (row->name, "changed", G_CALLBACK (seats_changed), self);
  g_signal_connect_swapped (row->player, "notify::selected", G_CALLBACK (seats_changed), self);
  g_signal_connect (row->pig, "notify::selected", G_CALLBACK (pig_chosen), self);
}

static void
play_clicked (BrambleNewGame *self)
{
  g_signal_emit (self, signals[SIGNAL_START], 0);
}

static void
bramble_new_game_map (GtkWidget *widget)
{
  BrambleNewGame *self = BRAMBLE_NEW_GAME (widget);
  GtkRoot *root = gtk_widget_get_root (widget);

  GTK_WIDGET_CLASS (bramble_new_game_parent_class)->map (widget);
  if (GTK_IS_WINDOW (root))
    gtk_window_set_default_widget (GTK_WINDOW (root), self->play);
  gtk_widget_grab_focus (self->play);
}

static void
bramble_new_game_unmap (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  remember (BRAMBLE_NEW_GAME (widget));
  if (GTK_IS_WINDOW (root))
    gtk_window_set_default_widget (GTK_WINDOW (root), NULL);
  GTK_WIDGET_CLASS (bramble_new_game_parent_class)->unmap (widget);
}

static void
bramble_new_game_dispose (GObject *object)
{
  bramble_children_unparent (GTK_WIDGET (object));

  G_OBJECT_CLASS (bramble_new_game_parent_class)->dispose (object);
}

static void
bramble_new_game_class_init (BrambleNewGameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_new_game_dispose;
  widget_class->map = bramble_new_game_map;
  widget_class->unmap = bramble_new_game_unmap;

  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-new-game.ui");
  gtk_widget_class_bind_template_child (widget_class, BrambleNewGame, seats);
  gtk_widget_class_bind_template_child (widget_class, BrambleNewGame, cards);
  gtk_widget_class_bind_template_child (widget_class, BrambleNewGame, start);
  gtk_widget_class_bind_template_child (widget_class, BrambleNewGame, casual);
  gtk_widget_class_bind_template_child (widget_class, BrambleNewGame, privacy);
  gtk_widget_class_bind_template_child (widget_class, BrambleNewGame, play);
  gtk_widget_class_bind_template_callback (widget_class, play_clicked);

  /**
   * BrambleNewGame::start:
   *
   * The player wants the game that is set up here.
   */
  signals[SIGNAL_START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 0);
}

static void
bramble_new_game_init (BrambleNewGame *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < game ()->max_seats; i++)
    add_row (self, i);
  bramble_name_buttons (GTK_WIDGET (self));
  restore (self);
}

/**
 * bramble_new_game_make_record:
 *
 * Returns: (nullable) (transfer full): a new game as it is set up here
 */
BrambleRecord *
bramble_new_game_make_record (BrambleNewGame  *self,
                              GError         **error)
{
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS] = { 0 };
  BrambleSetup setup;
  BrambleRecord *record;
  guint start;

  g_return_val_if_fail (BRAMBLE_IS_NEW_GAME (self), NULL);

  start = gtk_drop_down_get_selected (self->start);
  bramble_setup_init (&setup, game ());
  setup.seats = n_taken (self);
  setup.seed = ((guint64) g_random_int () << 32) | g_random_int ();
  setup.values[bramble_find_choice (game (), "cards")][0] = (gint16) gtk_drop_down_get_selected (self->cards);
  setup.values[bramble_find_choice (game (), "start")][0] = (gint16) start;
  for (guint i = 0; i < setup.seats; i++)
    {
      seats[i].name = name_of (self, i);
      setup.looks[i] = (guint8) self->rows[i].had;
      seats[i].level = bot_at (gtk_drop_down_get_selected (self->rows[i].player));
    }
  remember (self);
  record = bramble_record_new (game (), &setup, seats, gtk_check_button_get_active (self->casual), error);
  for (guint i = 0; i < setup.seats; i++)
    g_free (seats[i].name);
  return record;
}

/* Whether a curtain falls between the people at this computer. */
gboolean
bramble_new_game_get_privacy (BrambleNewGame *self)
{
  g_return_val_if_fail (BRAMBLE_IS_NEW_GAME (self), TRUE);

  return gtk_check_button_get_active (self->privacy) && n_persons (self) >= 2;
}
