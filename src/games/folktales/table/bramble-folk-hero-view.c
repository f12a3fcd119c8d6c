/* bramble-folk-hero-view.c: a hero's board on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-hero-view.h"

#include <glib/gi18n.h>

#include <bramble-folk-target.h>
#include <bramble-folk-words.h>
#include <bramble-item.h>

#include "bramble-bind.h"
#include "bramble-children.h"
#include "bramble-fan.h"
#include "bramble-folk-layouts.h"
#include "bramble-folk-style.h"
#include "bramble-folk-tile.h"
#include "bramble-picture.h"
#include "bramble-target.h"
#include "bramble-wrap.h"

/* More than so many have lower lines. */
#define MANY_TASKS 6

/**
 * BrambleFolkHeroView:
 *
 * Who it is, their tokens, the satchel with its five places, and what is still to be
 * done.
 */
struct _BrambleFolkHeroView
{
  GtkWidget parent_instance;

  BrambleFolkHero *hero;
  BrambleFolkRoom room;
  BramblePanel *board;
  BrambleTarget *seat;
  GtkWidget *flag;                               /* of the team, if there are teams */
  GtkLabel *progress;                            /* how much is done */
  GtkWidget *tokens[BRAMBLE_FOLK_N_TOKENS];      /* the targets of heaps */
  GtkLabel *counts[BRAMBLE_FOLK_N_TOKENS];       /* how many lie there */
  BramblePicture *boot;                          /* the side of the boot token */
  GtkBox *biscuits;                              /* by number */
  GtkBox *satchel;
  GtkBox *places;                                /* that are free in the satchel */
  GtkBox *tasks;                                 /* what is to be done, in words */
  GtkBox *signs;                                 /* and in pictures */
  GtkLabel *next;                                /* what comes first */
};

G_DEFINE_FINAL_TYPE (BrambleFolkHeroView, bramble_folk_hero_view, GTK_TYPE_WIDGET)

static const struct
{
  const char *art;
  const char *name;
} heaps[BRAMBLE_FOLK_N_TOKENS] = {
  [BRAMBLE_FOLK_BISCUITS] = { "folktales/tokens/biscuit", N_("Biscuits") },
  [BRAMBLE_FOLK_ADVICE] = { "folktales/tokens/advice", N_("Advice") },
  [BRAMBLE_FOLK_GOLD] = { "folktales/tokens/gold", N_("Gold Coins") },
  [BRAMBLE_FOLK_SALT] = { "folktales/tokens/salt", N_("Salt") },
  [BRAMBLE_FOLK_BOOT] = { "folktales/tokens/boot-1", N_("Heavy boot") },
};

static guint
count_tokens (const FolkSeat  *p,
              BrambleFolkToken token)
{
  switch (token)
    {
    case BRAMBLE_FOLK_BISCUITS:
      return p->n_biscuits;
    case BRAMBLE_FOLK_ADVICE:
      return p->advice;
    case BRAMBLE_FOLK_GOLD:
      return p->gold;
    case BRAMBLE_FOLK_SALT:
      return p->salt;
    case BRAMBLE_FOLK_BOOT:
      return p->boot;
    case BRAMBLE_FOLK_N_TOKENS:
      break;
    }

  g_assert_not_reached ();
}

static void
show_tokens (BrambleFolkHeroView *self)
{
  const FolkSeat *p = bramble_folk_hero_get_seen (self->hero);

  for (guint i = 0; i < BRAMBLE_FOLK_N_TOKENS; i++)
    {
      guint n = count_tokens (p, i);
      g_autofree char *text = i == BRAMBLE_FOLK_BOOT ? g_strdup_printf ("−%u", n) : g_strdup_printf ("%u", n);
      /* Translators: what lies there, and how many of it */
      g_autofree char *name = g_strdup_printf (C_("tokens", "%1$s: %2$s"), _(heaps[i].name), text);

      gtk_label_set_label (self->counts[i], text);
      gtk_widget_set_visible (self->tokens[i], n > 0 || i < BRAMBLE_FOLK_SALT);
      bramble_target_describe (BRAMBLE_TARGET (self->tokens[i]), name, NULL);
    }
  bramble_picture_set_art (self->boot, p->boot > 1 ? "folktales/tokens/boot-2" : "folktales/tokens/boot-1");
}

/* A tick or an open ring, and a picture. Where there is no room for words that is all of a
 * line of the list; where there is hardly any, only the picture, which pales when it is done. */
static GtkWidget *
create_sign (const BrambleFolkTask *task,
             gboolean               marked)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *picture = bramble_picture_new (task->art, 1, 1);
  /* Translators: something to be done, and where */
  g_autofree char *tip = g_strdup_printf (C_("task", "%1$s (%2$s)"), task->what, task->where);

  gtk_widget_add_css_class (row, "task");
  gtk_widget_add_css_class (row, task->done ? "done" : "open");
  if (marked)
    {
      GtkWidget *mark = gtk_label_new (task->done ? "✓" : "○");

      gtk_widget_add_css_class (mark, "mark");
      gtk_box_append (GTK_BOX (row), mark);
    }
  gtk_widget_add_css_class (picture, "sign");
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (row, tip);
  gtk_box_append (GTK_BOX (row), picture);
  return row;
}

/* The same, and the words. */
static GtkWidget *
create_task (const BrambleFolkTask *task)
{
  GtkWidget *row = create_sign (task, TRUE);
  GtkWidget *what = bramble_folk_line_new (task->name, "what");
  GtkWidget *where = bramble_folk_line_new (task->brief, "where");

  gtk_widget_set_hexpand (what, TRUE);
  gtk_label_set_xalign (GTK_LABEL (where), 1);
  /* What is to be done has two lines, if it must. */
  gtk_label_set_wrap (GTK_LABEL (where), FALSE);
  gtk_box_append (GTK_BOX (row), what);
  gtk_box_append (GTK_BOX (row), where);
  return row;
}

/* The first thing that is left to do, in words. */
static char *
dup_next (const GArray *tasks)
{
  for (guint i = 0; i < tasks->len; i++)
    {
      const BrambleFolkTask *task = &g_array_index (tasks, BrambleFolkTask, i);

      if (!task->done)
        /* Translators: something to be done, and where; short */
        return g_strdup_printf (C_("next task", "%1$s (%2$s)"), task->name, task->brief);
    }
  return NULL;
}

static void
show_tasks (BrambleFolkHeroView *self)
{
  const GArray *tasks = bramble_folk_hero_get_tasks (self->hero);
  /* Translators: how much of a list is done; very short */
  g_autofree char *progress = g_strdup_printf (C_("tasks", "%1$u/%2$u"), bramble_folk_tasks_done (tasks), tasks->len);
  g_autofree char *next = dup_next (tasks);

  gtk_label_set_label (self->progress, progress);
  bramble_children_remove (self->tasks);
  bramble_children_remove (self->signs);
  if (tasks->len > MANY_TASKS)
    gtk_widget_add_css_class (GTK_WIDGET (self->tasks), "many");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->tasks), "many");
  for (guint i = 0; i < tasks->len; i++)
    {
      const BrambleFolkTask *task = &g_array_index (tasks, BrambleFolkTask, i);

      gtk_box_append (self->signs, create_sign (task, self->room != BRAMBLE_FOLK_LOW));
      if (self->room == BRAMBLE_FOLK_OWN)
        gtk_box_append (self->tasks, create_task (task));
    }
  gtk_label_set_label (self->next, next ? next : "");
}

/* Empty places say how much more the satchel holds. */
static void
show_places (BrambleFolkHeroView *self)
{
  guint n = bramble_folk_hero_get_seen (self->hero)->n_tiles;

  bramble_children_remove (self->places);
  for (guint i = n; i < FOLK_MAX_TILES; i++)
    {
      GtkWidget *place = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

      gtk_widget_add_css_class (place, "free-place");
      gtk_box_append (self->places, place);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->places), n < FOLK_MAX_TILES);
}

static void
hero_changed (BrambleFolkHeroView *self)
{
  const char *flag = bramble_folk_team_art (bramble_folk_hero_get_team (self->hero));

  show_tokens (self);
  show_tasks (self);
  show_places (self);
  bramble_picture_set_art (BRAMBLE_PICTURE (self->flag), flag);
  gtk_widget_set_visible (self->flag, flag != NULL);
  if (bramble_folk_hero_get_active (self->hero))
    gtk_widget_add_css_class (GTK_WIDGET (self), "asked");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "asked");
  bramble_target_describe (self->seat, bramble_folk_hero_get_name (self->hero), bramble_folk_hero_get_description (self->hero));
}

/* Symbol, name, and how much is done. */
static void
lay_seat (BrambleFolkHeroView *self)
{
  g_autofree char *art = g_strconcat ("folktales/portraits/", bramble_folk_hero_get_look (self->hero), NULL);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *who = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *symbol = bramble_picture_new (art, 1, 1);
  GtkWidget *name = gtk_label_new (bramble_folk_hero_get_name (self->hero));

  gtk_widget_add_css_class (symbol, "symbol");
  gtk_widget_add_css_class (name, "player-name");
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_tooltip_text (name, bramble_folk_hero_get_name (self->hero));
  gtk_box_append (GTK_BOX (who), symbol);
  gtk_box_append (GTK_BOX (who), name);
  self->seat = BRAMBLE_TARGET (bramble_target_new (bramble_folk_seat_thing (bramble_folk_hero_get_seat (self->hero)), who));
  gtk_widget_add_css_class (GTK_WIDGET (self->seat), "seat");
  self->progress = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->progress, 1);
  gtk_widget_set_hexpand (GTK_WIDGET (self->seat), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->progress), "state");
  self->flag = bramble_picture_new (NULL, 1, 1);
  gtk_widget_add_css_class (self->flag, "flag");
  gtk_widget_set_valign (self->flag, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->seat));
  gtk_box_append (GTK_BOX (line), self->flag);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->progress));
  bramble_panel_add (self->board, "seat", line);
}

static GtkWidget *
create_heap (BrambleFolkHeroView *self,
             BrambleFolkToken     token)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *picture = bramble_picture_new (heaps[token].art, 1, 1);

  self->counts[token] = GTK_LABEL (gtk_label_new (NULL));
  if (token == BRAMBLE_FOLK_BOOT)
    self->boot = BRAMBLE_PICTURE (picture);
  gtk_widget_add_css_class (picture, "sign");
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->counts[token]));
  self->tokens[token] = bramble_target_new (bramble_folk_token_thing (bramble_folk_hero_get_seat (self->hero), token), box);
  gtk_widget_add_css_class (self->tokens[token], "heap");
  return self->tokens[token];
}

/* A Biscuit with its number, which only who has it sees. */
static GtkWidget *
create_biscuit (gpointer item,
                gpointer user_data)
{
  BrambleFolkHeroView *self = user_data;
  guint place = (guint) g_ascii_strtoull (bramble_item_get_id (item), NULL, 10);
  GtkWidget *target = bramble_target_new (bramble_thing_numbers (BRAMBLE_FOLK_BISCUIT_THING, bramble_folk_hero_get_seat (self->hero),
                                                                 place), bramble_folk_biscuit_new (item));

  gtk_widget_add_css_class (target, "biscuit");
  bramble_target_describe (BRAMBLE_TARGET (target), bramble_item_get_name (item), NULL);
  return target;
}

static void
lay_tokens (BrambleFolkHeroView *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *biscuits = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (row, "tokens");
  gtk_widget_add_css_class (biscuits, "biscuits");
  self->biscuits = GTK_BOX (biscuits);
  for (guint i = 0; i < BRAMBLE_FOLK_N_TOKENS; i++)
    {
      gtk_box_append (GTK_BOX (row), create_heap (self, i));
      if (i == BRAMBLE_FOLK_BISCUITS)
        gtk_box_append (GTK_BOX (row), biscuits);
    }
  bramble_panel_add (self->board, "tokens", row);
}

static GtkWidget *
create_tile (gpointer item,
             gpointer user_data)
{
  BrambleFolkHeroView *self = user_data;

  return bramble_folk_tile_new (item, bramble_folk_hero_get_seat (self->hero), self->room == BRAMBLE_FOLK_OWN);
}

static void
lay_satchel (BrambleFolkHeroView *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *satchel = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *places = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (row, "satchel");
  gtk_widget_add_css_class (satchel, "tiles");
  gtk_widget_add_css_class (places, "tiles");
  self->satchel = GTK_BOX (satchel);
  self->places = GTK_BOX (places);
  gtk_box_append (GTK_BOX (row), satchel);
  gtk_box_append (GTK_BOX (row), places);
  bramble_panel_add (self->board, "satchel", row);
}

static void
lay_tasks (BrambleFolkHeroView *self)
{
  GtkWidget *tasks = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *signs = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->tasks = GTK_BOX (tasks);
  self->signs = GTK_BOX (signs);
  self->next = GTK_LABEL (bramble_folk_line_new (NULL, "next"));
  gtk_widget_add_css_class (tasks, "tasks");
  gtk_widget_add_css_class (signs, "signs");
  gtk_widget_set_layout_manager (signs, bramble_wrap_new (0.3));
  bramble_panel_add (self->board, "tasks", tasks);
  bramble_panel_add (self->board, "signs", signs);
  bramble_panel_add (self->board, "next", GTK_WIDGET (self->next));
}

static void
bramble_folk_hero_view_dispose (GObject *object)
{
  BrambleFolkHeroView *self = BRAMBLE_FOLK_HERO_VIEW (object);

  if (self->hero)
    g_signal_handlers_disconnect_by_data (self->hero, self);
  bramble_children_unparent (GTK_WIDGET (self));
  g_clear_object (&self->hero);

  G_OBJECT_CLASS (bramble_folk_hero_view_parent_class)->dispose (object);
}

static void
bramble_folk_hero_view_class_init (BrambleFolkHeroViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bramble_folk_hero_view_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "folkhero");
}

static void
bramble_folk_hero_view_init (BrambleFolkHeroView *self)
{
}

/**
 * bramble_folk_hero_view_new:
 * @room: how much there is
 */
GtkWidget *
bramble_folk_hero_view_new (BrambleFolkHero *hero,
                            BrambleFolkRoom  room)
{
  static const struct
  {
    const BrambleSheet *wide;
    const BrambleSheet *compact;
    const char *css_class;
  } rooms[] = {
    [BRAMBLE_FOLK_OWN] = { &bramble_folk_own_board, &bramble_folk_own_strip, "own" },
    [BRAMBLE_FOLK_TALL] = { &bramble_folk_rival_tall, &bramble_folk_rival_strip, "tall" },
    [BRAMBLE_FOLK_NARROW] = { &bramble_folk_rival_tall, &bramble_folk_rival_strip, "narrow" },
    [BRAMBLE_FOLK_LOW] = { &bramble_folk_rival_low, &bramble_folk_rival_strip, "low" },
  };
  BrambleFolkHeroView *self = g_object_new (BRAMBLE_TYPE_FOLK_HERO_VIEW, NULL);

  self->hero = g_object_ref (hero);
  self->room = room;
  self->board = BRAMBLE_PANEL (bramble_panel_new (rooms[room].wide, rooms[room].compact));
  gtk_widget_add_css_class (GTK_WIDGET (self), rooms[room].css_class);
  gtk_widget_add_css_class (GTK_WIDGET (self), bramble_folk_hero_get_look (hero));
  gtk_widget_set_parent (GTK_WIDGET (self->board), GTK_WIDGET (self));
  lay_seat (self);
  lay_tokens (self);
  lay_satchel (self);
  lay_tasks (self);
  bramble_bind_box (self->satchel, bramble_folk_hero_get_tiles (hero), create_tile, self);
  if (room == BRAMBLE_FOLK_OWN)
    bramble_bind_box (self->biscuits, bramble_folk_hero_get_biscuits (hero), create_biscuit, self);
  g_signal_connect_swapped (hero, "changed", G_CALLBACK (hero_changed), self);
  hero_changed (self);
  return GTK_WIDGET (self);
}
