/* bramble-board-lesson.c: what is said to somebody who learns, and what is advised
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-board-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "bramble-note-place.h"
#include "bramble-settings.h"

/* How much worse it is to cover the question than something that could be answered, what is
 * advised or stands for a player, all that is written about one or the like, and anything else on
 * the table. */
#define QUESTION_WEIGHT 4
#define ADVISED_WEIGHT 2
#define WHOLE_WEIGHT 0.2f
#define REST_WEIGHT 0.1f

/* What is advised. */

/* Whether @option is the answer number @place that is advised. */
static gboolean
is_advised (BrambleBoardPrivate *priv,
            const BrambleOption *option,
            guint                place)
{
  return place < priv->n_advised && bramble_option_equal (&priv->advised[place], option);
}

/* Whether @option is what should be answered now. */
gboolean
bramble_board_is_advised (BrambleBoard        *self,
                          const BrambleOption *option)
{
  return is_advised (bramble_board_private (self), option, 0);
}

/* Whether something has no button that should have one now, for it is advised. */
static gboolean
misses_button (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  BrambleAsk ask;

  bramble_match_get_ask (priv->match, &ask);
  for (guint i = 0; i < ask.n_options; i++)
    if (is_advised (priv, &ask.options[i], 0) && bramble_prompt_hides (priv->prompt, i))
      return TRUE;

  return FALSE;
}

/**
 * bramble_board_advise:
 * @path: (array length=n): answers, one after the other; none of them puts out what was lit
 *
 * Lights up what somebody should answer, on the table and among the answers.
 */
void
bramble_board_advise (BrambleBoard        *self,
                      const BrambleOption *path,
                      guint                n)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  priv->n_advised = MIN (n, BRAMBLE_PLAN_LENGTH);
  if (priv->n_advised > 0)
    memcpy (priv->advised, path, priv->n_advised * sizeof *path);
  if (misses_button (self))
    bramble_board_show_plan (self);
  bramble_board_light (self);
}

/**
 * bramble_board_list_advised:
 * @things: (element-type BrambleThing): what stands for advised answers is added
 * @options: (element-type guint): and their numbers
 */
void
bramble_board_list_advised (BrambleBoard *self,
                            GArray       *things,
                            GArray       *options)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  const GPtrArray *choices = bramble_plan_get_active (priv->plan) ? bramble_plan_get_choices (priv->plan) : NULL;
  BrambleAsk ask;

  bramble_match_get_ask (priv->match, &ask);
  for (guint i = 0; choices && i < choices->len; i++)
    {
      const BramblePlanChoice *choice = g_ptr_array_index (choices, i);

      /* The first answer is to the question that is asked, the others to those after it. */
      for (guint place = 0; place < priv->n_advised; place++)
        if (is_advised (priv, &choice->option, place) && (choice->ask == ask.kind) == (place == 0))
          bramble_things_add (things, choice->thing);
    }
  for (guint i = 0; choices == NULL && i < ask.n_options; i++)
    if (is_advised (priv, &ask.options[i], 0))
      {
        BrambleSpot spot;

        bramble_table_locate (priv->table, bramble_match_get_view (priv->match), &ask, i, &spot);
        bramble_things_add (things, spot.thing);
        g_array_append_val (options, i);
      }
}

/* The lesson. */

gboolean
bramble_board_is_lesson (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  return bramble_record_lesson (bramble_match_get_record (priv->match)) && !bramble_match_get_replay (priv->match);
}

/* What is looked for on the table. */
typedef struct
{
  BrambleBoard *self;
  const char *kind;
  GtkWidget *found; /* (nullable) */
} Search;

static void
find_kind (BrambleTarget *target,
           gpointer       user_data)
{
  Search *search = user_data;
  BrambleBoardClass *klass = BRAMBLE_BOARD_GET_CLASS (search->self);

  if (search->found == NULL && bramble_thing_is (bramble_target_get_thing (target), search->kind)
      && (klass->is_meant == NULL || klass->is_meant (search->self, target, TRUE)))
    search->found = GTK_WIDGET (target);
}

/* Returns (nullable): what is called @name, if it lies on the table. */
static GtkWidget *
find_named (BrambleBoard *self,
            const char   *name)
{
  Search search = { self, name, bramble_board_find_place (bramble_thing_parse (name), self) };

  if (search.found == NULL)
    bramble_board_visit_targets (self, find_kind, &search);
  return search.found;
}

/**
 * bramble_board_find_taught:
 *
 * Returns: (nullable): what @step speaks of, if it lies on the table. Where only a kind of things is named it
 *   is the first that the learner may pick up, whichever it is.
 */
GtkWidget *
bramble_board_find_taught (BrambleBoard            *self,
                           const BrambleLessonStep *step)
{
  return step->thing ? find_named (self, step->thing) : NULL;
}

/**
 * bramble_board_find_also:
 *
 * Returns: (transfer full) (element-type GtkWidget): what else @step speaks of, as far as it lies on the table
 */
GPtrArray *
bramble_board_find_also (BrambleBoard            *self,
                         const BrambleLessonStep *step)
{
  g_auto (GStrv) names = g_strsplit (step->also ? step->also : "", " ", -1);
  GPtrArray *found = g_ptr_array_new ();

  for (guint i = 0; names[i]; i++)
    {
      GtkWidget *thing = find_named (self, names[i]);

      if (thing && found->len < BRAMBLE_NOTE_ALSO)
        g_ptr_array_add (found, thing);
    }
  return found;
}

/* What is suggested, in words, unless the text has said it. */
static char *
dup_advice (BrambleBoard            *self,
            const BrambleLessonStep *step,
            const BrambleOption     *path,
            guint                    n)
{
  g_autofree char *text = n > 0 && !step->told ? bramble_match_dup_path (bramble_board_private (self)->match, path, n) : NULL;

  /* Translators: %s is an answer, or two answers, that a lesson suggests */
  return text ? g_strdup_printf (_("Try this: %s."), text) : NULL;
}

/* What is marked on the table. */
typedef struct
{
  GtkWidget *thing; /* (nullable) */
  GPtrArray *also;  /* (nullable) */
} Marked;

static void
point_out (BrambleTarget *target,
           gpointer       user_data)
{
  const Marked *marked = user_data;

  if (GTK_WIDGET (target) == marked->thing || (marked->also && g_ptr_array_find (marked->also, target, NULL)))
    gtk_widget_add_css_class (GTK_WIDGET (target), "taught");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (target), "taught");
}

/* Points at what the present page speaks of, wherever that is now. */
void
bramble_board_point_lesson (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  gboolean shown = gtk_widget_get_visible (GTK_WIDGET (priv->note)) && priv->due && priv->page < priv->due->len;
  const BrambleLessonStep *step = shown ? g_ptr_array_index (priv->due, priv->page) : NULL;
  g_autoptr (GPtrArray) also = step ? bramble_board_find_also (self, step) : NULL;
  Marked marked = { step ? bramble_board_find_taught (self, step) : NULL, also };

  bramble_board_visit_targets (self, point_out, &marked);
  if (step)
    bramble_note_point (priv->note, marked.thing, also, GTK_WIDGET (priv->prompt));
}

/* Whether the keyboard is with the words. */
static gboolean
has_keyboard (BrambleBoardPrivate *priv)
{
  return gtk_widget_get_focus_child (GTK_WIDGET (priv->note)) != NULL;
}

/* Shows the present page, or nothing beyond the last one. */
static void
show_page (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  const BrambleLessonStep *step = priv->page < priv->due->len ? g_ptr_array_index (priv->due, priv->page) : NULL;
  BrambleOption path[BRAMBLE_PLAN_LENGTH];
  guint n = step ? bramble_lesson_suggested (bramble_match_get_record (priv->match), step, path) : 0;
  g_autofree char *advice = step ? dup_advice (self, step, path, n) : NULL;

  priv->n_read = MAX (priv->n_read, priv->page + 1);
  gtk_widget_set_visible (GTK_WIDGET (priv->note), step != NULL);
  if (step == NULL)
    {
      bramble_board_point_lesson (self);
      return;
    }

  /* What was suggested before stays lit while other things are said. */
  for (guint i = priv->page; i > 0 && n == 0; i--)
    n = bramble_lesson_suggested (bramble_match_get_record (priv->match), g_ptr_array_index (priv->due, i - 1), path);
  bramble_note_say (priv->note, _(step->text), advice);
  bramble_board_advise (self, path, n);
  bramble_note_set_page (priv->note, priv->page, priv->due->len);
}

/* The keyboard goes to the words, so that Enter turns them over and answers nothing unread;
 * but not from the log or from what is open beside the table, where somebody reads else. */
static void
take_keyboard (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (bramble_board_is_teaching (self)
      && (focus == NULL || (gtk_widget_is_ancestor (focus, GTK_WIDGET (self))
                            && !gtk_widget_is_ancestor (focus, GTK_WIDGET (priv->log_view)))))
    bramble_note_focus (priv->note);
}

/* Says the present page aloud. */
static void
say_page (BrambleBoard *self,
          void        (*say) (BrambleHerald *herald,
                              const char    *text))
{
  g_autofree char *words = bramble_board_dup_lesson (self);

  if (words)
    say (bramble_board_private (self)->herald, words);
}

/**
 * bramble_board_dup_lesson:
 *
 * Returns: (transfer full) (nullable): the words of the lesson that are shown, or %NULL when
 *   there are none
 */
char *
bramble_board_dup_lesson (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  BrambleOption path[BRAMBLE_PLAN_LENGTH];
  const BrambleLessonStep *step;
  g_autofree char *advice = NULL;
  guint n;

  if (!gtk_widget_get_visible (GTK_WIDGET (priv->note)))
    return NULL;

  step = g_ptr_array_index (priv->due, priv->page);
  n = bramble_lesson_suggested (bramble_match_get_record (priv->match), step, path);
  advice = dup_advice (self, step, path, n);
  return g_strjoin (advice ? "\n" : NULL, bramble_note_get_text (priv->note), advice, NULL);
}

/* Whoever answers before they have read all of it reads the rest as soon as it fits again, and
 * before what else is @due. */
static void
keep_unread (BrambleBoard *self,
             GPtrArray    *due)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  guint n_kept = 0;

  if (priv->unread == NULL)
    priv->unread = g_ptr_array_new ();
  /* What is taken back is said again anyway. */
  if (bramble_match_get_step (priv->match) <= priv->due_at)
    g_ptr_array_set_size (priv->unread, 0);
  else
    for (guint i = priv->n_read; priv->due && i < priv->due->len; i++)
      g_ptr_array_add (priv->unread, g_ptr_array_index (priv->due, i));
  for (guint i = 0; i < priv->unread->len;)
    {
      gpointer step = g_ptr_array_index (priv->unread, i);

      if (!g_ptr_array_find (due, step, NULL) && !bramble_lesson_fits_still (bramble_match_get_record (priv->match), step))
        {
          i++;
          continue;
        }
      if (!g_ptr_array_find (due, step, NULL))
        g_ptr_array_insert (due, (int) n_kept++, step);
      g_ptr_array_remove_index (priv->unread, i);
    }
}

/* Everything has come to rest: what the lesson has to say about it is said. */
void
bramble_board_show_lesson (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  g_autoptr (GPtrArray) due = NULL;

  if (!bramble_board_is_lesson (self) || bramble_match_get_viewer (priv->match) != BRAMBLE_LEARNER)
    return;
  if (bramble_match_get_over (priv->match))
    {
      bramble_settings_add_lesson (priv->settings, bramble_match_get_game (priv->match)->id);
      bramble_board_hide_lesson (self);
      return;
    }

  due = bramble_lesson_due (bramble_match_get_record (priv->match));
  if (priv->lesson_step == (int) bramble_match_get_step (priv->match))
    {
      /* The same words once more, wherever the thing is now. */
      show_page (self);
      return;
    }
  priv->lesson_step = (int) bramble_match_get_step (priv->match);
  /* Whatever was in between, nobody reads twice what was read to its end. */
  if (priv->due && priv->due_at == bramble_match_get_step (priv->match) && priv->n_read > priv->due->len)
    return;
  keep_unread (self, due);
  g_clear_pointer (&priv->due, g_ptr_array_unref);
  priv->due = g_steal_pointer (&due);
  priv->due_at = bramble_match_get_step (priv->match);
  priv->page = 0;
  priv->n_read = 0;
  show_page (self);
  take_keyboard (self);
  say_page (self, bramble_herald_say);
}

/* Something else happens now. */
void
bramble_board_hide_lesson (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  priv->n_advised = 0;
  priv->lesson_step = -1;
  if (!gtk_widget_get_visible (GTK_WIDGET (priv->note)))
    return;

  if (has_keyboard (priv))
    bramble_prompt_focus (priv->prompt);
  gtk_widget_set_visible (GTK_WIDGET (priv->note), FALSE);
  bramble_board_point_lesson (self);
}

/* Whether there is something to be read before anything goes on by itself. */
gboolean
bramble_board_is_teaching (BrambleBoard *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (bramble_board_private (self)->note));
}

/**
 * bramble_board_turn_lesson:
 * @pages: how many pages to go on, or back
 *
 * Goes on in what the lesson says about this moment. After the last page there is none, and
 * then the first again.
 */
void
bramble_board_turn_lesson (BrambleBoard *self,
                           int           pages)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  gboolean shown;

  g_return_if_fail (BRAMBLE_IS_BOARD (self));

  if (priv->due == NULL || priv->due->len == 0 || priv->lesson_step != (int) bramble_match_get_step (priv->match))
    return;
  shown = gtk_widget_get_visible (GTK_WIDGET (priv->note));
  priv->page = shown ? (guint) CLAMP ((int) priv->page + pages, 0, (int) priv->due->len) : 0;
  if (priv->page == priv->due->len)
    bramble_prompt_focus (priv->prompt);
  show_page (self);
  take_keyboard (self);
  say_page (self, bramble_herald_answer);
}

static void
next_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  bramble_board_turn_lesson (BRAMBLE_BOARD (widget), 1);
}

static void
back_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  bramble_board_turn_lesson (BRAMBLE_BOARD (widget), -1);
}

/* What lies on the table, as the note sees it. */
typedef struct
{
  BrambleBoard *self;
  GtkWidget *note;
  GArray *rooms; /* BrambleNoteSpared */
} Spare;

static void
spare_widget (GtkWidget *widget,
              float      weight,
              gboolean   answer,
              Spare     *spare)
{
  BrambleNoteSpared spared = { .weight = weight, .answer = answer };

  if (gtk_widget_get_mapped (widget) && gtk_widget_compute_bounds (widget, spare->note, &spared.room))
    g_array_append_val (spare->rooms, spared);
}

static void
spare_target (BrambleTarget *target,
              gpointer       user_data)
{
  Spare *spare = user_data;
  const char *seat = BRAMBLE_BOARD_GET_CLASS (spare->self)->seat_kind;
  GtkWidget *widget = GTK_WIDGET (target);
  GtkWidget *whole = bramble_target_get_whole (target);
  gboolean lit = gtk_widget_has_css_class (widget, "lit");

  if (whole && gtk_widget_is_ancestor (widget, whole))
    spare_widget (whole, WHOLE_WEIGHT, FALSE, spare);
  if (gtk_widget_has_css_class (widget, "advised") || (seat && bramble_thing_is (bramble_target_get_thing (target), seat)))
    spare_widget (widget, ADVISED_WEIGHT, lit, spare);
  else
    spare_widget (widget, lit ? 1 : REST_WEIGHT, lit, spare);
}

/* The question, what is read and everything that is an answer stay in sight, and of the rest as
 * much as can be. */
static void
spare_answers (GtkWidget *note,
               GArray    *rooms,
               gpointer   user_data)
{
  BrambleBoardClass *klass = BRAMBLE_BOARD_GET_CLASS (user_data);
  GtkWidget *reading = klass->find_reading ? klass->find_reading (user_data) : NULL;
  Spare spare = { user_data, note, rooms };

  /* Who cannot read the question has nothing from the words about it. */
  spare_widget (GTK_WIDGET (bramble_board_private (user_data)->prompt), QUESTION_WEIGHT, FALSE, &spare);
  if (reading)
    spare_widget (reading, 1, FALSE, &spare);
  bramble_board_visit_targets (user_data, spare_target, &spare);
}

void
bramble_board_add_lesson (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  priv->lesson_step = -1;
  bramble_note_set_spare (priv->note, spare_answers, self);
}

void
bramble_board_add_lesson_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "board.lesson-next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "board.lesson-back", NULL, back_action);
}
