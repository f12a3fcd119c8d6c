/* bramble-herald.c: says aloud what happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-herald.h"

#include "bramble-announce.h"

/* Sentences that come within so many ms are said in one breath: each message
 * cuts short the one before it. */
#define BREATH 120

/* When the keyboard has just gone elsewhere, a reader first says where, with all that
 * describes it. What came sooner than that, in ms, would be said with it and again. */
#define PAUSE 450

/* And when everything is new to it, it looks at all of that first. */
#define FIRST_PAUSE 1200

/* How long a screen reader needs for a letter, in ms: some 180 words a minute,
 * the speed that they come with. */
#define LETTER 65

/**
 * BrambleHerald:
 *
 * Nobody sees it. What is to be said waits until what was said before should
 * have been heard, and then goes to the screen reader in one message. When the
 * keyboard goes elsewhere by itself in the meantime, the reader leaves off, and
 * what it had not come to yet is in the next message once more. A key that is
 * pressed is another thing: then somebody wants to hear no more of it.
 */
struct _BrambleHerald
{
  GtkWidget parent_instance;

  GPtrArray *waiting; /* char: what is said next */
  char *question;     /* (nullable): and after it, what is asked */
  GPtrArray *saying;  /* char: what was said last */
  char *text;         /* what was said last, in one piece */
  gint64 began;       /* when it was said, in µs */
  gint64 left_off;    /* when the reader left off, or 0 when it did not */
  gint64 moved;       /* when the keyboard went elsewhere last, in µs */
  gboolean spoke;     /* anything was said by now */
  GtkRoot *root;      /* (nullable): where the keyboard is watched */
  guint source;       /* until the next message */
};

G_DEFINE_FINAL_TYPE (BrambleHerald, bramble_herald, GTK_TYPE_WIDGET)

/* How long it takes to say @sentence, in µs. */
static gint64
duration (const char *sentence)
{
  return g_utf8_strlen (sentence, -1) * LETTER * G_TIME_SPAN_MILLISECOND;
}

/* When all that is being said will have been heard. */
static gint64
end_of_speech (BrambleHerald *self)
{
  gint64 end = self->began;

  if (self->left_off > 0)
    return 0;
  for (guint i = 0; i < self->saying->len; i++)
    end += duration (g_ptr_array_index (self->saying, i));
  return end;
}

/* What the reader had not come to when it left off comes first. */
static void
take_back_unheard (BrambleHerald *self)
{
  gint64 end = self->began;
  guint n = 0;

  for (guint i = 0; i < self->saying->len && self->left_off > 0; i++)
    {
      end += duration (g_ptr_array_index (self->saying, i));
      if (end > self->left_off)
        g_ptr_array_insert (self->waiting, (int) n++, g_strdup (g_ptr_array_index (self->saying, i)));
    }
}

static void
set_text (BrambleHerald *self,
          char          *text)
{
  g_free (self->text);
  self->text = text;
}

static gboolean
speak (gpointer user_data)
{
  BrambleHerald *self = user_data;

  self->source = 0;
  take_back_unheard (self);
  if (self->waiting->len == 0 && self->question == NULL)
    return G_SOURCE_REMOVE;

  g_ptr_array_set_size (self->saying, 0);
  g_ptr_array_extend_and_steal (self->saying, g_ptr_array_ref (self->waiting));
  if (self->question)
    g_ptr_array_add (self->saying, g_steal_pointer (&self->question));
  self->began = g_get_monotonic_time ();
  self->left_off = 0;
  self->spoke = TRUE;
  g_ptr_array_add (self->saying, NULL);
  set_text (self, g_strjoinv ("\n", (char **) self->saying->pdata));
  g_ptr_array_set_size (self->saying, (int) self->saying->len - 1);
  bramble_announce (GTK_WIDGET (self), self->text);
  return G_SOURCE_REMOVE;
}

/* Draws breath for what waits, when nothing is being said any more. */
static void
draw_breath (BrambleHerald *self)
{
  int pause = self->spoke ? PAUSE : FIRST_PAUSE;
  gint64 next = MAX (end_of_speech (self), self->moved + pause * G_TIME_SPAN_MILLISECOND);
  gint64 wait = MAX (next - g_get_monotonic_time (), 0) / G_TIME_SPAN_MILLISECOND;

  g_clear_handle_id (&self->source, g_source_remove);
  if (self->waiting->len > 0 || self->question)
    self->source = g_timeout_add (MAX ((guint) wait, BREATH), speak, self);
}

/* The keyboard is elsewhere, and the reader says where. */
static void
focus_moved (BrambleHerald *self)
{
  self->moved = g_get_monotonic_time ();
  if (self->left_off == 0)
    self->left_off = self->moved;
  if (self->source > 0)
    draw_breath (self);
}

static void
bramble_herald_root (GtkWidget *widget)
{
  BrambleHerald *self = BRAMBLE_HERALD (widget);

  GTK_WIDGET_CLASS (bramble_herald_parent_class)->root (widget);
  self->root = gtk_widget_get_root (widget);
  g_signal_connect_swapped (self->root, "notify::focus-widget", G_CALLBACK (focus_moved), self);
}

static void
bramble_herald_unroot (GtkWidget *widget)
{
  BrambleHerald *self = BRAMBLE_HERALD (widget);

  bramble_announce_forget (widget);
  g_signal_handlers_disconnect_by_data (self->root, self);
  self->root = NULL;
  GTK_WIDGET_CLASS (bramble_herald_parent_class)->unroot (widget);
}

static void
bramble_herald_dispose (GObject *object)
{
  g_clear_handle_id (&BRAMBLE_HERALD (object)->source, g_source_remove);

  G_OBJECT_CLASS (bramble_herald_parent_class)->dispose (object);
}

static void
bramble_herald_finalize (GObject *object)
{
  BrambleHerald *self = BRAMBLE_HERALD (object);

  g_ptr_array_unref (self->waiting);
  g_ptr_array_unref (self->saying);
  g_free (self->question);
  g_free (self->text);

  G_OBJECT_CLASS (bramble_herald_parent_class)->finalize (object);
}

static void
bramble_herald_class_init (BrambleHeraldClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bramble_herald_dispose;
  object_class->finalize = bramble_herald_finalize;
  widget_class->root = bramble_herald_root;
  widget_class->unroot = bramble_herald_unroot;
  gtk_widget_class_set_css_name (widget_class, "herald");
}

static void
bramble_herald_init (BrambleHerald *self)
{
  self->waiting = g_ptr_array_new_with_free_func (g_free);
  self->saying = g_ptr_array_new_with_free_func (g_free);
  self->text = g_strdup ("");
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_START);
}

/* Says @sentence, after what was to be said before it. */
void
bramble_herald_say (BrambleHerald *self,
                    const char    *sentence)
{
  g_return_if_fail (BRAMBLE_IS_HERALD (self));

  if (sentence == NULL || *sentence == '\0')
    return;

  g_ptr_array_add (self->waiting, g_strdup (sentence));
  if (self->source == 0)
    draw_breath (self);
}

/* Whether a line of @sentences is @line. */
static gboolean
has_line (GPtrArray  *sentences,
          const char *line)
{
  for (guint i = 0; i < sentences->len; i++)
    {
      g_auto (GStrv) lines = g_strsplit (g_ptr_array_index (sentences, i), "\n", -1);

      if (g_strv_contains ((const char *const *) lines, line))
        return TRUE;
    }

  return FALSE;
}

/* Says those lines of @text that are not heard in any case: how a game ended may have been told
 * as it happened. */
void
bramble_herald_say_rest (BrambleHerald *self,
                         const char    *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  g_return_if_fail (BRAMBLE_IS_HERALD (self));

  for (guint i = 0; lines[i]; i++)
    if (!has_line (self->waiting, lines[i]) && !has_line (self->saying, lines[i]))
      bramble_herald_say (self, lines[i]);
}

/**
 * bramble_herald_ask:
 * @question: (nullable): what is asked now, or %NULL when it was answered
 *
 * Says @question after all else. There is only ever one: nobody wants to hear
 * what was asked before.
 */
void
bramble_herald_ask (BrambleHerald *self,
                    const char    *question)
{
  g_return_if_fail (BRAMBLE_IS_HERALD (self));

  g_free (self->question);
  self->question = g_strdup (question);
  if (self->source == 0)
    draw_breath (self);
}

/* Says @sentences at once, because somebody asked for them. */
void
bramble_herald_answer (BrambleHerald *self,
                       const char    *sentences)
{
  g_return_if_fail (BRAMBLE_IS_HERALD (self));

  bramble_herald_stop (self);
  g_ptr_array_insert (self->waiting, 0, g_strdup (sentences));
  draw_breath (self);
}

/* Whoever listens has heard enough, and has pressed a key or answered: what
 * comes next need not wait. */
void
bramble_herald_stop (BrambleHerald *self)
{
  g_return_if_fail (BRAMBLE_IS_HERALD (self));

  g_ptr_array_set_size (self->saying, 0);
  self->began = 0;
  self->left_off = 0;
  if (self->source > 0)
    draw_breath (self);
}

/* Forgets what was said, and what was to be said. */
void
bramble_herald_hush (BrambleHerald *self)
{
  g_return_if_fail (BRAMBLE_IS_HERALD (self));

  g_clear_handle_id (&self->source, g_source_remove);
  g_ptr_array_set_size (self->waiting, 0);
  g_clear_pointer (&self->question, g_free);
  bramble_herald_stop (self);
  set_text (self, g_strdup (""));
  bramble_announce_forget (GTK_WIDGET (self));
}

/* Returns what was said last. */
const char *
bramble_herald_get_text (BrambleHerald *self)
{
  g_return_val_if_fail (BRAMBLE_IS_HERALD (self), NULL);

  return self->text;
}
