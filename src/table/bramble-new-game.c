/* bramble-new-game.c: how a game is to be played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-new-game.h"

#include <glib/gi18n.h>
#include <temper.h>

#include "bramble-chooser.h"
#include "bramble-children.h"
#include "bramble-contrast.h"
#include "bramble-name.h"
#include "bramble-seats.h"
#include "bramble-settings.h"

/* More than setting a game up ever tells. */
#define MAX_EVENTS 1024

/**
 * BrambleNewGame:
 *
 * Who plays a game, and how: made from what the game says can be chosen.
 * Everything but the number of the deal is remembered for the next game of the kind.
 */
struct _BrambleNewGame
{
  GtkWidget parent_instance;

  BrambleWish wish;          /* what was remembered, and what is chosen as soon as it is wanted */
  BrambleSeats *seats;
  BrambleChooser *choosers[BRAMBLE_MAX_CHOICES]; /* (nullable): of what all seats choose together */
  GtkLabel *title;
  GtkBox *seats_place;
  GtkLabel *teams;           /* who plays together, if not everybody for themselves */
  GtkGrid *choices;
  GtkCheckButton *casual;
  GtkCheckButton *curtain;
  GtkEditable *seed;
  GtkLabel *trouble;
  GtkWidget *play;
  gboolean ready;            /* everything is there that can be chosen */
};

G_DEFINE_FINAL_TYPE (BrambleNewGame, bramble_new_game, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_START,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Puts everything that is chosen into the wish. */
static void
take_wish (BrambleNewGame *self)
{
  bramble_seats_take (self->seats, &self->wish);
  for (guint i = 0; i < BRAMBLE_MAX_CHOICES; i++)
    if (self->choosers[i])
      self->wish.setup.values[i][0] = (gint16) bramble_chooser_get_value (self->choosers[i]);
  self->wish.casual = gtk_check_button_get_active (self->casual);
  self->wish.curtain = gtk_check_button_get_active (self->curtain);
}

/* Reads the number of the deal; without one chance gives it. Returns whether what
 * was typed is a number at all. */
static gboolean
read_seed (BrambleNewGame *self,
           guint64        *seed)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (self->seed)));

  *seed = ((guint64) g_random_int () << 32) | g_random_int ();
  return *text == '\0' || g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL);
}

/* The players of a team, or NULL if there is only one, or everybody. */
static char *
dup_team (BrambleNewGame      *self,
          const BrambleResult *result,
          guint                first)
{
  guint n_seats = bramble_seats_get_n (self->seats);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (guint seat = 0; seat < n_seats; seat++)
    if (result->sides[seat] == result->sides[first])
      {
        /* It was told with its first player. */
        if (seat < first)
          return NULL;
        g_ptr_array_add (names, bramble_seats_dup_name (self->seats, seat));
      }
  if (names->len == 1 || names->len == n_seats)
    return NULL;

  g_ptr_array_add (names, NULL);
  list = g_strjoinv (", ", (char **) names->pdata);
  /* Translators: %s are the players of a team */
  return g_strdup_printf (_("Together: %s"), list);
}

/* Says who plays together. */
static void
show_teams (BrambleNewGame *self,
            gconstpointer   state)
{
  g_autoptr (GString) text = g_string_new (NULL);
  BrambleResult result = { 0 };

  if (state)
    self->wish.game->result (state, &result);
  for (guint seat = 0; state && seat < bramble_seats_get_n (self->seats); seat++)
    {
      g_autofree char *team = dup_team (self, &result, seat);

      if (team)
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", team);
    }
  gtk_label_set_label (self->teams, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->teams), text->len > 0);
}

/* Whether the game can be played like that, and by which teams. */
static gboolean
can_set_up (BrambleNewGame     *self,
            const BrambleSetup *setup)
{
  const BrambleGame *game = self->wish.game;
  g_autofree guint8 *state = g_malloc0 (game->state_size);
  g_autofree BrambleEvent *store = g_new (BrambleEvent, MAX_EVENTS);
  BrambleEvents events = { .events = store, .size = MAX_EVENTS };

  if (!bramble_game_set_up (game, state, setup, &events, NULL))
    {
      show_teams (self, NULL);
      return FALSE;
    }
  show_teams (self, state);
  return TRUE;
}

/* Says why it cannot be begun, if it cannot. */
static void
check_wish (BrambleNewGame *self)
{
  const char *trouble = NULL;
  BrambleSetup setup;
  gboolean has_seed;

  take_wish (self);
  setup = self->wish.setup;
  setup.seats = bramble_seats_get_n (self->seats);
  has_seed = read_seed (self, &setup.seed);
  if (!has_seed)
    trouble = _("The number of a deal is written with digits only.");
  else if (!can_set_up (self, &setup))
    trouble = _("What is chosen here does not go together. Change some of it to play.");
  gtk_label_set_label (self->trouble, trouble ? trouble : "");
  gtk_widget_set_visible (GTK_WIDGET (self->trouble), trouble != NULL);
  gtk_widget_set_sensitive (self->play, trouble == NULL);
}

static void
choice_changed (BrambleNewGame *self)
{
  if (self->ready)
    check_wish (self);
}

/* Who can be chosen, and whether a curtain makes sense, depends on who plays. */
static void
seats_changed (BrambleNewGame *self)
{
  guint n = bramble_seats_get_n (self->seats);
  g_auto (GStrv) names = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    names[i] = bramble_seats_dup_name (self->seats, i);
  for (guint i = 0; i < BRAMBLE_MAX_CHOICES; i++)
    if (self->choosers[i])
      bramble_chooser_set_seats (self->choosers[i], (const char *const *) names, n);
  gtk_widget_set_sensitive (GTK_WIDGET (self->curtain), bramble_seats_get_n_persons (self->seats) >= 2);
  choice_changed (self);
}

/* A line of the page: what is chosen, and the words for it before. */
static void
add_choice (BrambleNewGame *self,
            guint           index)
{
  const BrambleChoice *choice = &self->wish.game->choices[index];
  GtkWidget *chooser = bramble_chooser_new (choice, bramble_choice_name (choice));

  self->choosers[index] = BRAMBLE_CHOOSER (chooser);
  g_signal_connect_swapped (chooser, "changed", G_CALLBACK (choice_changed), self);
  if (choice->kind == BRAMBLE_CHOICE_SWITCH)
    gtk_grid_attach (self->choices, chooser, 0, (int) index, 2, 1);
  else
    {
      GtkWidget *label = gtk_label_new (bramble_choice_name (choice));

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_grid_attach (self->choices, label, 0, (int) index, 1, 1);
      gtk_grid_attach (self->choices, chooser, 1, (int) index, 1, 1);
    }
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
  BrambleNewGame *self = BRAMBLE_NEW_GAME (widget);
  GtkRoot *root = gtk_widget_get_root (widget);

  take_wish (self);
  bramble_wish_remember (&self->wish, bramble_settings_get_default ());
  /* A deal is asked for once; the next game is another one. */
  gtk_editable_set_text (self->seed, "");
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
bramble_new_game_finalize (GObject *object)
{
  bramble_wish_clear (&BRAMBLE_NEW_GAME (object)->wish);

  G_OBJECT_CLASS (bramble_new_game_parent_class)->finalize (object);
}

static void
bramble_new_game_class_init (BrambleNewGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  bramble_contrast_dress_table ();
  object_class->dispose = bramble_new_game_dispose;
  object_class->finalize = bramble_new_game_finalize;
  widget_class->map = bramble_new_game_map;
  widget_class->unmap = bramble_new_game_unmap;

  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-new-game.ui");
#define CHILD(name) gtk_widget_class_bind_template_child (widget_class, BrambleNewGame, name)
  CHILD (title);
  CHILD (seats_place);
  CHILD (teams);
  CHILD (choices);
  CHILD (casual);
  CHILD (curtain);
  CHILD (seed);
  CHILD (trouble);
  CHILD (play);
#undef CHILD
  gtk_widget_class_bind_template_callback (widget_class, play_clicked);
  gtk_widget_class_bind_template_callback (widget_class, choice_changed);

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
}

/**
 * bramble_new_game_new:
 *
 * Returns: a page on which a new game of that kind is set up
 */
GtkWidget *
bramble_new_game_new (const BrambleGame *game)
{
  BrambleNewGame *self = g_object_new (BRAMBLE_TYPE_NEW_GAME, NULL);

  bramble_wish_init (&self->wish, game);
  bramble_wish_restore (&self->wish, bramble_settings_get_default ());
  gtk_label_set_label (self->title, g_dpgettext2 (NULL, "game", game->name));
  for (guint i = 0; game->choices && game->choices[i].id; i++)
    if (!game->choices[i].per_seat && !game->choices[i].remembered)
      add_choice (self, i);
  self->seats = BRAMBLE_SEATS (bramble_seats_new (&self->wish));
  gtk_box_append (self->seats_place, GTK_WIDGET (self->seats));
  g_signal_connect_swapped (self->seats, "changed", G_CALLBACK (seats_changed), self);
  seats_changed (self);
  for (guint i = 0; i < BRAMBLE_MAX_CHOICES; i++)
    if (self->choosers[i])
      bramble_chooser_set_value (self->choosers[i], self->wish.setup.values[i][0]);
  /* Who was to begin may not play any more. */
  seats_changed (self);
  gtk_check_button_set_active (self->casual, self->wish.casual);
  gtk_check_button_set_active (self->curtain, self->wish.curtain);
  gtk_widget_set_visible (GTK_WIDGET (self->curtain), !game->all_open);
  bramble_name_buttons (GTK_WIDGET (self));
  self->ready = TRUE;
  check_wish (self);
  return GTK_WIDGET (self);
}

/**
 * bramble_new_game_make_record:
 * @store: (nullable): where games are kept that it may remember
 *
 * Returns: (nullable) (transfer full): a new game as it is set up here
 */
BrambleRecord *
bramble_new_game_make_record (BrambleNewGame  *self,
                              BrambleStore    *store,
                              GError         **error)
{
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS] = { 0 };
  const BrambleLevel *levels[BRAMBLE_MAX_SEATS];
  const BrambleTemper *tempers[BRAMBLE_MAX_SEATS];
  BrambleSetup setup;
  BrambleRecord *record;

  g_return_val_if_fail (BRAMBLE_IS_NEW_GAME (self), NULL);

  take_wish (self);
  bramble_wish_remember (&self->wish, bramble_settings_get_default ());
  setup = self->wish.setup;
  setup.seats = bramble_seats_get_n (self->seats);
  read_seed (self, &setup.seed);
  if (store)
    bramble_store_recall (store, self->wish.game, &setup);
  for (guint i = 0; i < setup.seats; i++)
    {
      levels[i] = bramble_seats_get_level (self->seats, i);
      tempers[i] = bramble_seats_get_temper (self->seats, i);
    }
  bramble_temper_draw (self->wish.game, setup.seed, setup.seats, levels, tempers);
  for (guint i = 0; i < setup.seats; i++)
    seats[i] = (BrambleRecordSeat) {
      .name = bramble_seats_dup_name (self->seats, i),
      .level = levels[i],
      .temper = tempers[i],
    };
  record = bramble_record_new (self->wish.game, &setup, seats, self->wish.casual, error);
  if (record)
    bramble_record_set_curtain (record, self->wish.curtain);
  for (guint i = 0; i < setup.seats; i++)
    g_free (seats[i].name);
  return record;
}
