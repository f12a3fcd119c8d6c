/* bramble-stuffed-pool.c: the dice that are thrown, or what it is all about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-pool.h"

#include <glib/gi18n.h>
#include <rules/stuffed-text.h>
#include <string.h>

#include <bramble-stuffed-target.h>
#include <bramble-stuffed-words.h>

#include "bramble-children.h"
#include "bramble-stuffed-histogram.h"
#include "bramble-stuffed-page.h"
#include "bramble-stuffed-style.h"
#include "bramble-target.h"

/* So many minions that act after another are named. */
#define MOST_THEN 2

/**
 * BrambleStuffedPool:
 *
 * Dice that are put together, with what each total is likely to be, or dice that lie there
 * thrown. While somebody reads it says what the page is about, and while a minion acts who comes
 * then.
 */
struct _BrambleStuffedPool
{
  GtkWidget parent_instance;

  GtkBox *column;
};

G_DEFINE_FINAL_TYPE (BrambleStuffedPool, bramble_stuffed_pool, GTK_TYPE_WIDGET)

static void
bramble_stuffed_pool_dispose (GObject *object)
{
  bramble_children_unparent (GTK_WIDGET (object));

  G_OBJECT_CLASS (bramble_stuffed_pool_parent_class)->dispose (object);
}

static void
bramble_stuffed_pool_class_init (BrambleStuffedPoolClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bramble_stuffed_pool_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "stuffedpool");
}

static void
bramble_stuffed_pool_init (BrambleStuffedPool *self)
{
  self->column = GTK_BOX (bramble_stuffed_box_new (GTK_ORIENTATION_VERTICAL, "pool-column"));
  gtk_widget_set_parent (GTK_WIDGET (self->column), GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "felt");
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
bramble_stuffed_pool_new (void)
{
  return g_object_new (BRAMBLE_TYPE_STUFFED_POOL, NULL);
}

/* The head of what is shown: dice fly here. */
static void
add_head (BrambleStuffedPool *self,
          const char         *title,
          const char         *state)
{
  GtkWidget *row = bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "dice-head");
  GtkWidget *heading = bramble_stuffed_word_new (title, "heading");
  GtkWidget *target = bramble_target_new (bramble_thing (BRAMBLE_STUFFED_POOL_THING, NULL), heading);

  /* What stands beside it has several lines where it must. */
  gtk_label_set_ellipsize (GTK_LABEL (heading), PANGO_ELLIPSIZE_NONE);
  gtk_widget_add_css_class (target, "quiet");
  bramble_target_set_whole (BRAMBLE_TARGET (target), GTK_WIDGET (self));
  gtk_box_append (GTK_BOX (row), target);
  if (state)
    gtk_box_append (GTK_BOX (row), bramble_stuffed_line_new (state, "state"));
  gtk_box_append (self->column, row);
}

static void
add_die (GtkBox *row,
         guint   colour,
         guint   face,
         guint   place)
{
  GtkWidget *die = bramble_stuffed_die_new (colour, face, "pool-die");
  GtkWidget *target;
  g_autofree char *name = NULL;

  if (face == 0)
    {
      gtk_box_append (row, die);
      return;
    }
  /* Translators: a die, and what it shows */
  name = g_strdup_printf (C_("die", "%1$s: %2$u"), stuffed_die_name (colour), face);
  target = bramble_target_new (bramble_thing_number (BRAMBLE_STUFFED_THROWN_THING, place), die);
  gtk_widget_add_css_class (target, "thrown");
  bramble_target_describe (BRAMBLE_TARGET (target), name, NULL);
  gtk_box_append (row, target);
}

static GtkBox *
add_dice (BrambleStuffedPool *self,
          const StuffedRoll  *pool)
{
  GtkWidget *row = bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "pool-dice");

  for (guint i = 0; i < pool->own; i++)
    add_die (GTK_BOX (row), pool->colour, pool->faces[i], i);
  for (guint i = 0; i < pool->purple; i++)
    add_die (GTK_BOX (row), pool->beside, pool->faces[STUFFED_DICE_OF_A_COLOUR + i], STUFFED_DICE_OF_A_COLOUR + i);
  gtk_box_append (self->column, row);
  return GTK_BOX (row);
}

/* Whether dice that lie there are enough, or NULL: the more the better. @more: what is missing may still
 * come. */
static char *
dup_verdict (guint    total,
             guint    needed,
             gboolean more)
{
  if (needed == 0)
    return NULL;
  if (total >= needed)
    return g_strdup_printf (_("✓ %1$u of %2$u: enough"), total, needed);
  if (more)
    return g_strdup_printf (_("✕ %1$u of %2$u, not yet"), total, needed);

  /* Translators: what dice came to, and what they had to */
  return g_strdup_printf (_("✕ %1$u of %2$u: too little"), total, needed);
}

/* What the dice came to, and what helped them or did not. */
static void
add_total (GtkWidget         *row,
           const BrambleDice *dice,
           guint              total)
{
  g_autofree char *sum = g_strdup_printf ("= %u", total);
  int more = (int) total;

  for (guint i = 0; i < dice->n; i++)
    more -= dice->faces[i];
  if (more != 0)
    {
      g_autofree char *plus = g_strdup_printf (more > 0 ? "+%d" : "−%d", ABS (more));

      gtk_box_append (GTK_BOX (row), bramble_stuffed_word_new (plus, "plus"));
    }
  gtk_box_append (GTK_BOX (row), bramble_stuffed_word_new (sum, "total"));
}

/* What dice that lie there come to, and whether that is enough. */
static void
show_thrown (BrambleStuffedPool *self,
             const StuffedState *s,
             const StuffedRoll  *pool,
             guint               needed)
{
  guint total = stuffed_total (s);
  g_autofree char *verdict = dup_verdict (total, needed, TRUE);
  BrambleDice dice = { .n = pool->own + pool->purple };

  memcpy (dice.faces, pool->faces, pool->own);
  memcpy (dice.faces + pool->own, pool->faces + STUFFED_DICE_OF_A_COLOUR, pool->purple);
  add_total (GTK_WIDGET (add_dice (self, pool)), &dice, total);
  if (verdict)
    gtk_box_append (self->column, bramble_stuffed_line_new (verdict, total >= needed ? "enough" : "missing"));
}

static void
show_odds (BrambleStuffedPool *self,
           const StuffedState *s,
           const StuffedRoll  *pool,
           guint               needed)
{
  GtkBox *row = add_dice (self, pool);
  GtkWidget *bars = bramble_stuffed_histogram_new ();
  BrambleStuffedOdds odds;
  g_autofree char *text = bramble_stuffed_pool_text (s, pool, needed);

  bramble_stuffed_odds_fill (&odds, s, pool);
  /* A task that cannot be done at once gets on all the same. */
  bramble_stuffed_histogram_set (BRAMBLE_STUFFED_HISTOGRAM (bars), &odds,
                                 pool->kind == STUFFED_ROLL_TASK && odds.most < needed ? 0 : needed);
  gtk_widget_set_hexpand (bars, TRUE);
  gtk_widget_set_vexpand (bars, TRUE);
  gtk_box_append (row, bars);
  gtk_widget_set_vexpand (GTK_WIDGET (row), TRUE);
  gtk_box_append (self->column, bramble_stuffed_line_new (text, "needed"));
}

/**
 * bramble_stuffed_pool_show:
 * @needed: what is enough, or 0: the more the better
 * @against: (nullable): what it is thrown for
 */
void
bramble_stuffed_pool_show (BrambleStuffedPool *self,
                           const StuffedState *s,
                           const StuffedRoll  *pool,
                           guint               needed,
                           const char         *against)
{
  gboolean thrown = pool->faces[0] > 0 || pool->faces[STUFFED_DICE_OF_A_COLOUR] > 0;

  g_return_if_fail (BRAMBLE_IS_STUFFED_POOL (self));

  bramble_children_remove (self->column);
  add_head (self, thrown ? _("This throw") : _("This pool"), against);
  if (thrown)
    show_thrown (self, s, pool, needed);
  else
    show_odds (self, s, pool, needed);
}

/**
 * bramble_stuffed_pool_show_throw:
 * @throw: dice that were thrown and are gone
 *
 * Says what they were and what came of them, so that it can be read for as long as nothing else is thrown.
 */
void
bramble_stuffed_pool_show_throw (BrambleStuffedPool        *self,
                                 const BrambleStuffedThrow *throw,
                                 const char *const         *names)
{
  GtkWidget *row = bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "pool-dice");
  g_autofree char *text = bramble_stuffed_throw_text (throw, names);
  g_autofree char *verdict = dup_verdict (throw->total, throw->needed, throw->kind == STUFFED_ROLL_TASK);

  g_return_if_fail (BRAMBLE_IS_STUFFED_POOL (self));

  bramble_children_remove (self->column);
  add_head (self, _("This throw"), stuffed_roll_name (throw->kind));
  for (guint i = 0; i < throw->dice.n; i++)
    add_die (GTK_BOX (row), throw->dice.kinds[i], throw->dice.faces[i], i);
  gtk_box_append (self->column, row);
  if (!throw->made)
    return;
  add_total (row, &throw->dice, throw->total);
  if (verdict)
    gtk_box_append (self->column, bramble_stuffed_line_new (verdict, bramble_stuffed_throw_did (throw) ? "enough" : "missing"));
  gtk_box_append (self->column, bramble_stuffed_line_new (text, "needed"));
}

/**
 * bramble_stuffed_throw_brief:
 *
 * Returns: (transfer full) (nullable): the same in a line, where there is no room for dice
 */
char *
bramble_stuffed_throw_brief (const BrambleStuffedThrow *throw,
                             const char *const         *names)
{
  g_autofree char *text = bramble_stuffed_throw_text (throw, names);
  g_autofree char *verdict = dup_verdict (throw->total, throw->needed, throw->kind == STUFFED_ROLL_TASK);

  return verdict && text ? g_strdup_printf ("%s · %s", verdict, text) : g_steal_pointer (&text);
}

/* Says what dice are for, while none is in the hand. */
void
bramble_stuffed_pool_show_idle (BrambleStuffedPool *self,
                                gboolean            picks)
{
  g_return_if_fail (BRAMBLE_IS_STUFFED_POOL (self));

  bramble_children_remove (self->column);
  add_head (self, _("This pool"), NULL);
  if (picks)
    gtk_box_append (self->column, bramble_stuffed_line_new (_("Pick dice up: touch them, or press their digits. What they could do lights up, with its chance."), "hint"));
}

/* Says what the page is about, and what is open there: several tasks need more room than there is. */
void
bramble_stuffed_pool_show_goal (BrambleStuffedPool *self,
                                const StuffedState *s)
{
  GtkBox *words = GTK_BOX (bramble_stuffed_box_new (GTK_ORIENTATION_VERTICAL, "pool-words"));
  GtkWidget *room = gtk_scrolled_window_new ();

  g_return_if_fail (BRAMBLE_IS_STUFFED_POOL (self));

  bramble_children_remove (self->column);
  add_head (self, _("Goal"), NULL);
  gtk_box_append (words, bramble_stuffed_line_new (stuffed_text (s->story, STUFFED_TOME_STORY, s->goal), "goal"));
  for (guint stand = 0; stand < STUFFED_ALL_STANDS; stand++)
    if (s->stands[stand] == STUFFED_STAND_OPEN)
      gtk_box_append (words, bramble_stuffed_stand_new (s, stand, NULL));
  gtk_box_append (words, bramble_stuffed_facts_new (s));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (room), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  /* Without a bar nobody would know that there is more. */
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (room), FALSE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (room), GTK_WIDGET (words));
  gtk_widget_set_vexpand (room, TRUE);
  gtk_box_append (self->column, room);
}

/**
 * bramble_stuffed_pool_show_then:
 * @foe: the minion that acts now
 *
 * Says who acts after it.
 */
void
bramble_stuffed_pool_show_then (BrambleStuffedPool *self,
                                const StuffedState *s,
                                guint               foe)
{
  /* Only one has room for several lines. */
  GtkWidget *(*say) (const char *text, const char *css_class) = s->n_foes == foe + 2 ? bramble_stuffed_line_new : bramble_stuffed_word_new;

  g_return_if_fail (BRAMBLE_IS_STUFFED_POOL (self));

  bramble_children_remove (self->column);
  add_head (self, _("Then"), NULL);
  for (guint i = foe + 1; i < s->n_foes && i <= foe + MOST_THEN; i++)
    {
      g_autofree char *brief = bramble_stuffed_minion_brief (s->foes[i].kind);
      g_autofree char *name = g_strdup_printf (C_("minion", "%1$u %2$s"), i + 1, stuffed_minion_name (s->foes[i].kind));

      gtk_box_append (self->column, say (name, "then-name"));
      gtk_box_append (self->column, say (brief, "state"));
    }
  if (s->n_foes > foe + 1 + MOST_THEN)
    {
      guint left = s->n_foes - foe - 1 - MOST_THEN;
      g_autofree char *more = g_strdup_printf (ngettext ("and %u more", "and %u more", left), left);

      gtk_box_append (self->column, bramble_stuffed_word_new (more, "state"));
    }
  gtk_box_append (self->column, bramble_stuffed_line_new (_("Then all used dice go back into the bag."), "state"));
}
