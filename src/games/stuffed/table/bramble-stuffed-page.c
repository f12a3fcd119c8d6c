/* bramble-stuffed-page.c: the page of the story, or of a minion
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-page.h"

#include <glib/gi18n.h>
#include <rules/stuffed-engine.h>
#include <rules/stuffed-text.h>

#include <bramble-stuffed-target.h>
#include <bramble-stuffed-words.h>

#include "bramble-children.h"
#include "bramble-stuffed-bar.h"
#include "bramble-stuffed-prose.h"
#include "bramble-stuffed-style.h"
#include "bramble-target.h"

/* The column of a minion's table that says what else it does. */
#define SPECIAL 4

/* Texts of more letters are set smaller, under a smaller picture, and those of still more once again. */
#define LONG 260
#define LONGER 400

/**
 * BrambleStuffedPage:
 *
 * What somebody reads, set as in a book with a large initial, on lit paper. Else it is calm and
 * says what the page is about, what can be done there together and what was read last. When a
 * minion acts or is pointed at it is dark and shows what its numbers mean.
 */
struct _BrambleStuffedPage
{
  GtkWidget parent_instance;

  GtkBox *column;
  char *shown; /* (nullable): what stands there, to be compared */
};

G_DEFINE_FINAL_TYPE (BrambleStuffedPage, bramble_stuffed_page, GTK_TYPE_WIDGET)

static void
bramble_stuffed_page_dispose (GObject *object)
{
  bramble_children_unparent (GTK_WIDGET (object));

  G_OBJECT_CLASS (bramble_stuffed_page_parent_class)->dispose (object);
}

static void
bramble_stuffed_page_finalize (GObject *object)
{
  g_free (BRAMBLE_STUFFED_PAGE (object)->shown);

  G_OBJECT_CLASS (bramble_stuffed_page_parent_class)->finalize (object);
}

static void
bramble_stuffed_page_class_init (BrambleStuffedPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bramble_stuffed_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = bramble_stuffed_page_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "stuffedpage");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bramble_stuffed_page_init (BrambleStuffedPage *self)
{
  self->column = GTK_BOX (bramble_stuffed_box_new (GTK_ORIENTATION_VERTICAL, "page-column"));
  gtk_widget_set_parent (GTK_WIDGET (self->column), GTK_WIDGET (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
bramble_stuffed_page_new (void)
{
  return g_object_new (BRAMBLE_TYPE_STUFFED_PAGE, NULL);
}

/* Keeps what is shown; returns FALSE when it is the same as before. */
static gboolean
begin (BrambleStuffedPage *self,
       char               *shown,
       const char         *css_class)
{
  static const char *const classes[] = { "lit-page", "calm-page", "dark-page" };

  if (g_strcmp0 (shown, self->shown) == 0)
    {
      g_free (shown);
      return FALSE;
    }
  g_free (self->shown);
  self->shown = shown;
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    gtk_widget_remove_css_class (GTK_WIDGET (self), classes[i]);
  gtk_widget_add_css_class (GTK_WIDGET (self), css_class);
  bramble_children_remove (self->column);
  bramble_target_set_shown (GTK_WIDGET (self), BRAMBLE_NO_THING);
  return TRUE;
}

/* What flies to a toy comes from the title. */
static void
add_title (BrambleStuffedPage *self,
           const char         *title,
           gboolean            centred)
{
  GtkWidget *label = bramble_stuffed_line_new (title, "page-title");
  GtkWidget *target = bramble_target_new (bramble_thing (BRAMBLE_STUFFED_BOOK_THING, NULL), label);

  gtk_label_set_xalign (GTK_LABEL (label), centred ? 0.5f : 0);
  gtk_label_set_justify (GTK_LABEL (label), centred ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT);
  gtk_widget_add_css_class (target, "quiet");
  bramble_target_set_whole (BRAMBLE_TARGET (target), GTK_WIDGET (self));
  gtk_box_append (self->column, target);
}

/* Words that scroll when there are many. */
static void
add_room (BrambleStuffedPage *self,
          GtkWidget          *words)
{
  GtkWidget *room = gtk_scrolled_window_new ();

  gtk_widget_set_valign (words, GTK_ALIGN_START);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (room), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  /* One sees that there is more of it. */
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (room), FALSE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (room), words);
  gtk_widget_set_vexpand (room, TRUE);
  gtk_box_append (self->column, room);
}

/**
 * bramble_stuffed_page_scroll:
 * @down: or up
 *
 * Shows what stands above or below, for who has no pointer.
 *
 * Returns: %FALSE when all of it is to be seen
 */
gboolean
bramble_stuffed_page_scroll (BrambleStuffedPage *self,
                             gboolean            down)
{
  g_return_val_if_fail (BRAMBLE_IS_STUFFED_PAGE (self), FALSE);

  for (GtkWidget *part = gtk_widget_get_first_child (GTK_WIDGET (self->column)); part; part = gtk_widget_get_next_sibling (part))
    {
      GtkAdjustment *place = GTK_IS_SCROLLED_WINDOW (part) ? gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (part)) : NULL;
      double step;

      if (place == NULL || !gtk_widget_get_mapped (part) || gtk_adjustment_get_upper (place) <= gtk_adjustment_get_page_size (place))
        continue;
      step = gtk_adjustment_get_page_increment (place);
      gtk_adjustment_set_value (place, gtk_adjustment_get_value (place) + (down ? step : -step));
      return TRUE;
    }

  return FALSE;
}

/* A button between two threads, where choices begin. */
static GtkWidget *
create_end (void)
{
  GtkWidget *row = bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "page-end");

  for (guint i = 0; i < 3; i++)
    {
      GtkWidget *part = i == 1 ? bramble_stuffed_sign_new ("stuffed/tokens/button", "page-button") : bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "page-thread");

      gtk_widget_set_hexpand (part, i != 1);
      gtk_widget_set_valign (part, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (row), part);
    }
  return row;
}

/* Somebody reads @reading. */
void
bramble_stuffed_page_read (BrambleStuffedPage          *self,
                           const BrambleStuffedReading *reading)
{
  GtkWidget *small, *prose;
  guint letters;

  g_return_if_fail (BRAMBLE_IS_STUFFED_PAGE (self));

  if (!begin (self, g_strdup_printf ("read\n%s\n%s\n%s\n%s", reading->over, reading->title, reading->art ? reading->art : "",
                                     reading->text ? reading->text : ""), "lit-page"))
    return;

  letters = reading->text ? (guint) g_utf8_strlen (reading->text, -1) : 0;
  bramble_stuffed_set_class (GTK_WIDGET (self->column), "long", letters > LONG && letters <= LONGER);
  bramble_stuffed_set_class (GTK_WIDGET (self->column), "longer", letters > LONGER);
  small = bramble_stuffed_word_new (reading->over, "page-over");
  gtk_label_set_xalign (GTK_LABEL (small), 0.5f);
  gtk_box_append (self->column, small);
  add_title (self, reading->title, TRUE);
  if (reading->art)
    gtk_box_append (self->column, bramble_stuffed_sign_new (reading->art, "scene"));
  prose = bramble_stuffed_prose_new (reading->text, TRUE);
  gtk_widget_add_css_class (prose, "page-text");
  add_room (self, prose);
  gtk_box_append (self->column, create_end ());
  if (reading->card)
    bramble_target_set_shown (GTK_WIDGET (self), bramble_thing (BRAMBLE_STUFFED_CARD_THING, reading->card));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, reading->title, -1);
}

/**
 * bramble_stuffed_stand_new:
 * @pool: (nullable): the dice in hand, if they are for this one
 *
 * Returns: (transfer floating): a task or test that is open, which can be touched when it is an
 *   answer
 */
GtkWidget *
bramble_stuffed_stand_new (const StuffedState *s,
                           guint               stand,
                           const StuffedRoll  *pool)
{
  const StuffedStand *info = stuffed_stand (s, stand);
  const char *label = stuffed_text (s->story, stand < STUFFED_MAX_STANDS ? STUFFED_TOME_STORY : STUFFED_TOME_ENVIRONMENTS, info->label);
  guint total = info->task ? s->totals[stand] : 0, number = stuffed_stand_number (s, stand);
  g_autofree char *count = NULL;
  GtkWidget *column = bramble_stuffed_box_new (GTK_ORIENTATION_VERTICAL, "stand-column");
  GtkWidget *row = bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "stand");
  GtkWidget *name = bramble_stuffed_line_new (label, "stand-name");
  BrambleStuffedOdds odds = { 0 };
  GtkWidget *number_label, *target;

  if (info->task)
    /* Translators: how much of a task is done, and how much there is to do */
    count = g_strdup_printf (C_("task", "%1$u of %2$u"), total, number);
  else
    /* Translators: a number that dice must come to */
    count = g_strdup_printf (C_("test", "%u or more"), number);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_box_append (GTK_BOX (row), bramble_stuffed_die_new (info->colour, 0, "small-die"));
  gtk_box_append (GTK_BOX (row), name);
  number_label = bramble_stuffed_word_new (count, "count");
  gtk_label_set_ellipsize (GTK_LABEL (number_label), PANGO_ELLIPSIZE_NONE);
  gtk_box_append (GTK_BOX (row), number_label);
  gtk_box_append (GTK_BOX (column), row);
  if (pool)
    bramble_stuffed_odds_fill (&odds, s, pool);
  if (info->task)
    gtk_box_append (GTK_BOX (column), bramble_stuffed_bar_new (info->colour, total, number, odds.least, odds.most));
  target = bramble_target_new (bramble_stuffed_stand_thing (stand), column);
  bramble_target_describe (BRAMBLE_TARGET (target), label, count);
  return target;
}

static void
add_fact (GtkBox     *row,
          const char *art,
          const char *word,
          guint       number)
{
  g_autofree char *text = number > 0 ? g_strdup_printf ("%u", number) : g_strdup ("–");
  GtkBox *fact = GTK_BOX (bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "page-fact"));

  gtk_box_append (fact, bramble_stuffed_sign_new (art, "small-die"));
  gtk_box_append (fact, bramble_stuffed_word_new (word, "state"));
  gtk_box_append (fact, bramble_stuffed_word_new (text, "count"));
  gtk_box_append (row, GTK_WIDGET (fact));
}

/* What a search needs, and how many sleep cards are left. */
GtkWidget *
bramble_stuffed_facts_new (const StuffedState *s)
{
  GtkWidget *row = bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "page-facts");

  add_fact (GTK_BOX (row), "stuffed/dice/yellow", _("search"), s->search > 0 ? stuffed_test_number (s, s->search) : 0);
  add_fact (GTK_BOX (row), "stuffed/tokens/moon", _("sleep"), s->n_sleep);
  return row;
}

/* The goal, the tasks, and who acts first when the threat is full. */
static void
add_tasks (GtkBox             *words,
           const StuffedState *s,
           const StuffedRoll  *pool)
{
  const char *goal = stuffed_text (s->story, STUFFED_TOME_STORY, s->goal);
  g_autofree char *safe = g_markup_escape_text (goal, -1);
  /* Translators: what the page is about; <b> and </b> stay */
  g_autofree char *markup = g_strdup_printf (_("<b>Goal</b> %s"), safe);
  GtkWidget *label = bramble_stuffed_line_new (NULL, "page-goal");

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_box_append (words, label);
  for (guint stand = 0; stand < STUFFED_ALL_STANDS; stand++)
    if (s->stands[stand] == STUFFED_STAND_OPEN)
      gtk_box_append (words, bramble_stuffed_stand_new (s, stand, pool && pool->kind == STUFFED_ROLL_TASK ? pool : NULL));
  gtk_box_append (words, bramble_stuffed_facts_new (s));
  if (s->n_foes > 0)
    {
      g_autofree char *brief = bramble_stuffed_minion_brief (s->foes[0].kind);
      /* Translators: a minion, and what it does */
      g_autofree char *first = g_strdup_printf (_("%1$s acts first: %2$s."), stuffed_minion_name (s->foes[0].kind), brief);

      gtk_box_append (words, bramble_stuffed_line_new (first, "page-first"));
    }
}

/* Everything that is to be seen of tasks, to be compared. */
static char *
dup_tasks (const StuffedState *s,
           const StuffedRoll  *pool)
{
  GString *text = g_string_new (NULL);

  for (guint stand = 0; stand < STUFFED_ALL_STANDS; stand++)
    g_string_append_printf (text, "%u/%u ", s->stands[stand], s->totals[stand]);
  g_string_append_printf (text, "%u %u %u %u %u", s->goal, s->search, s->n_sleep, s->n_foes, s->n_foes > 0 ? s->foes[0].kind : 0u);
  if (pool)
    g_string_append_printf (text, " %u %u %u %u", pool->kind, pool->colour, pool->own, pool->purple);
  return g_string_free (text, FALSE);
}

/**
 * bramble_stuffed_page_show:
 * @reading: what was read last
 * @pool: (nullable): the dice in hand
 *
 * Nobody reads now.
 */
void
bramble_stuffed_page_show (BrambleStuffedPage          *self,
                           const BrambleStuffedReading *reading,
                           const StuffedState          *s,
                           const StuffedRoll           *pool)
{
  g_autofree char *tasks = dup_tasks (s, pool);
  GtkWidget *words, *prose, *small;

  g_return_if_fail (BRAMBLE_IS_STUFFED_PAGE (self));

  if (!begin (self, g_strdup_printf ("show\n%s\n%s\n%s\n%s\n%s", reading->over, reading->title, reading->text ? reading->text : "", tasks,
                                     reading->news ? reading->news : ""), "calm-page"))
    return;

  small = bramble_stuffed_word_new (reading->over, "page-over");
  gtk_box_append (self->column, small);
  add_title (self, reading->title, FALSE);
  words = bramble_stuffed_box_new (GTK_ORIENTATION_VERTICAL, "page-words");
  if (reading->news)
    gtk_box_append (GTK_BOX (words), bramble_stuffed_line_new (reading->news, "page-news"));
  /* The goal is always in sight; what was read is there to be looked up. */
  add_tasks (GTK_BOX (words), s, pool);
  if (reading->text)
    {
      prose = bramble_stuffed_prose_new (reading->text, FALSE);
      gtk_widget_add_css_class (prose, "page-text");
      gtk_box_append (GTK_BOX (words), bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "page-thread"));
      gtk_box_append (GTK_BOX (words), prose);
    }
  add_room (self, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, reading->title, -1);
}

static void
attach (GtkGrid    *grid,
        const char *text,
        int         column,
        int         row,
        gboolean    now,
        gboolean    head)
{
  GtkWidget *label = bramble_stuffed_word_new (text, head ? "table-head" : "table-cell");

  /* What is special has words, which leave the heads and the numbers their room. */
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
  if (column == SPECIAL)
    {
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_widget_add_css_class (label, "special");
    }
  if (now)
    gtk_widget_add_css_class (label, "now");
  gtk_grid_attach (grid, label, column, row, 1, 1);
}

static void
attach_number (GtkGrid  *grid,
               guint     number,
               gboolean  none,
               int       column,
               int       row,
               gboolean  now)
{
  g_autofree char *text = none ? g_strdup ("–") : g_strdup_printf ("%u", number);

  attach (grid, text, column, row, now, FALSE);
}

/* What each number means; the one that was thrown is lit. */
static GtkWidget *
create_table (guint kind,
              guint face)
{
  GtkWidget *grid = gtk_grid_new ();
  const char *heads[] = { C_("minion", "throw"), C_("minion", "speed"), C_("minion", "range"), C_("minion", "strength"),
                          C_("minion", "special") };

  gtk_widget_add_css_class (grid, "minion-table");
  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    attach (GTK_GRID (grid), heads[i], (int) i, 0, FALSE, TRUE);
  for (guint i = 0; i < 6; i++)
    {
      const StuffedBehaviour *b = &stuffed_minions[kind].faces[i];
      g_autofree char *special = bramble_stuffed_special_text (b);
      gboolean now = i + 1 == face;
      int row = (int) i + 1;

      attach_number (GTK_GRID (grid), i + 1, FALSE, 0, row, now);
      attach_number (GTK_GRID (grid), b->speed, FALSE, 1, row, now);
      attach_number (GTK_GRID (grid), b->range, b->range == 0, 2, row, now);
      attach_number (GTK_GRID (grid), b->strength, b->range == 0, 3, row, now);
      attach (GTK_GRID (grid), special, SPECIAL, row, now, FALSE);
    }
  return grid;
}

/**
 * bramble_stuffed_page_show_minion:
 * @foe: its place in the column
 * @face: what it has thrown, or 0
 * @victim: (nullable): whom it hits
 * @about: (nullable): what comes of that
 */
void
bramble_stuffed_page_show_minion (BrambleStuffedPage *self,
                                  const StuffedState *s,
                                  guint               foe,
                                  guint               face,
                                  const char         *victim,
                                  const char         *about)
{
  guint kind = s->foes[foe].kind;
  g_autofree char *art = g_strconcat ("stuffed/minions/", stuffed_minion_ids[kind], NULL);
  /* Translators: the number of a minion, and what it is */
  g_autofree char *title = g_strdup_printf (C_("minion", "%1$u %2$s"), foe + 1, stuffed_minion_name (kind));
  g_autofree char *defence = victim ? g_strdup_printf (_("Defence %1$u · hits %2$s"), stuffed_minions[kind].defence, victim)
                                    : g_strdup_printf (_("Defence %u"), stuffed_minions[kind].defence);
  GtkWidget *row, *words;

  g_return_if_fail (BRAMBLE_IS_STUFFED_PAGE (self));

  if (!begin (self, g_strdup_printf ("%u %u %u %u %s %s", kind, foe, face, s->foes[foe].dark, victim ? victim : "", about ? about : ""),
              "dark-page"))
    return;

  row = bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "minion-head");
  words = bramble_stuffed_box_new (GTK_ORIENTATION_VERTICAL, "minion-words");
  gtk_box_append (GTK_BOX (words), bramble_stuffed_line_new (title, "page-title"));
  gtk_box_append (GTK_BOX (words), bramble_stuffed_line_new (defence, "state"));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (row), bramble_stuffed_sign_new (art, "minion-figure"));
  gtk_box_append (GTK_BOX (row), words);
  if (face > 0)
    gtk_box_append (GTK_BOX (row), bramble_stuffed_die_new (STUFFED_BLACK, face, "pool-die"));
  gtk_box_append (self->column, row);
  gtk_box_append (self->column, create_table (kind, face));
  if (about && *about)
    add_room (self, bramble_stuffed_line_new (about, "minion-about"));
  bramble_target_set_shown (GTK_WIDGET (self), bramble_stuffed_minion_thing (foe));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}
