/* bramble-art.c: pictures, rendered once for each size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-art.h"

#include <librsvg/rsvg.h>
#include <math.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RsvgHandle, g_object_unref)

#define PREFIX "/io/github/bramblegames/Bramble/art/"
#define OUTLINED_PREFIX "/io/github/bramblegames/Bramble/art-outlined/"

/* Textures that were not used for longest go when there is more than this. */
#define MAX_BYTES (96 * 1024 * 1024)

/* s without a picture being rendered until memory is given back. */
#define REST 1

/* Threads that render at the same time at most. Each needs far more memory than the pixels that
 * stay, so more of them than there are processors are of no use. */
#define MOST_THREADS 4

/* Pictures that are shown at once at most, while others are still being rendered. */
#define TOGETHER 32

/**
 * BrambleArt:
 *
 * Renders the pictures in a thread, each once for every size in which it is
 * shown. Until the right size is there, another one of the same picture serves. Pictures
 * that are rendered at the same time come into sight together: every frame costs
 * what it costs, and a shelf that fills up in one go is calmer than one that flickers.
 * All pictures are there once more with outlines in place of their shadows.
 */
struct _BrambleArt
{
  GObject parent_instance;

  GHashTable *textures; /* "id@WxH" -> Entry */
  GHashTable *latest;   /* id -> key of the texture made last */
  GHashTable *pending;  /* keys that are being rendered */
  GThreadPool *threads; /* that render */
  GPtrArray *unshown;   /* ids of which nobody was told yet that they are there */
  guint64 clock;        /* counts uses */
  gsize bytes;          /* of all textures */
  gboolean outlined;    /* the variant that is shown */
  guint rest;           /* the source that gives memory back, or 0 */
};

typedef struct
{
  GdkTexture *texture;
  guint64 used;
  gsize bytes;
} Entry;

typedef struct
{
  char *id;
  char *key;
  int width;
  int height;
  gboolean outlined;
} Job;

enum
{
  SIGNAL_READY,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BrambleArt, bramble_art, G_TYPE_OBJECT)

static void
free_entry (gpointer data)
{
  Entry *entry = data;

  g_object_unref (entry->texture);
  g_free (entry);
}

static void
free_job (gpointer data)
{
  Job *job = data;

  g_free (job->id);
  g_free (job->key);
  g_free (job);
}

/* Returns (transfer full): a picture as pixels; only good when @drawn says so. */
static cairo_surface_t *
draw (const char  *id,
      gboolean     outlined,
      int          width,
      int          height,
      gboolean    *drawn,
      GError     **error)
{
  g_autofree char *path = g_strconcat (outlined ? OUTLINED_PREFIX : PREFIX, id, ".svg", NULL);
  g_autoptr (GBytes) svg = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  g_autoptr (RsvgHandle) handle = NULL;
  RsvgRectangle viewport = { 0, 0, width, height };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr;

  *drawn = FALSE;
  if (svg == NULL)
    return surface;
  handle = rsvg_handle_new_from_data (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg), error);
  if (handle == NULL)
    return surface;

  cr = cairo_create (surface);
  *drawn = rsvg_handle_render_document (handle, cr, &viewport, error);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static GdkTexture *
render (const Job  *job,
        GError    **error)
{
  gboolean drawn;
  cairo_surface_t *surface = draw (job->id, job->outlined, job->width, job->height, &drawn, error);
  gsize size = (gsize) cairo_image_surface_get_stride (surface) * (gsize) job->height;
  g_autoptr (GBytes) pixels = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), size,
                                                          (GDestroyNotify) cairo_surface_destroy, surface);
  GdkTexture *texture;

  if (!drawn)
    return NULL;

  texture = gdk_memory_texture_new (job->width, job->height, GDK_MEMORY_DEFAULT, pixels,
                                    (gsize) cairo_image_surface_get_stride (surface));
  /* The pixels belong to the surface and live as long as the texture. */
  g_object_set_data (G_OBJECT (texture), "bramble-surface", surface);
  return texture;
}

static void
render_in_thread (gpointer data,
                  gpointer user_data)
{
  g_autoptr (GTask) task = data;
  GError *error = NULL;
  GdkTexture *texture = render (g_task_get_task_data (task), &error);

  if (texture)
    g_task_return_pointer (task, texture, g_object_unref);
  else
    g_task_return_error (task, error);
}

/* Makes room by letting go of what was not used for longest. */
static void
trim (BrambleArt *self)
{
  while (self->bytes > MAX_BYTES && g_hash_table_size (self->textures) > 1)
    {
      GHashTableIter iter;
      const char *key, *oldest_key = NULL;
      Entry *entry, *oldest = NULL;

      g_hash_table_iter_init (&iter, self->textures);
      while (g_hash_table_iter_next (&iter, (gpointer *) &key, (gpointer *) &entry))
        if (oldest == NULL || entry->used < oldest->used)
          {
            oldest = entry;
            oldest_key = key;
          }
      self->bytes -= oldest->bytes;
      g_hash_table_remove (self->textures, oldest_key);
    }
}

static void
add (BrambleArt *self,
     const Job  *job,
     GdkTexture *texture)
{
  Entry *entry = g_new0 (Entry, 1);

  entry->texture = texture;
  entry->used = ++self->clock;
  entry->bytes = (gsize) job->width * (gsize) job->height * 4;
  self->bytes += entry->bytes;
  g_hash_table_insert (self->textures, g_strdup (job->key), entry);
  g_hash_table_insert (self->latest, g_strdup (job->id), g_strdup (job->key));
  trim (self);
}

static gboolean
give_back (gpointer data)
{
  BrambleArt *self = data;

  self->rest = 0;
#ifdef __GLIBC__
  malloc_trim (0);
#endif
  return G_SOURCE_REMOVE;
}

/* Rendering needs far more memory than the pixels that stay, in the heap of every
 * thread. The library keeps it for itself until it is told that all have come to rest. */
static void
come_to_rest (BrambleArt *self)
{
  g_clear_handle_id (&self->rest, g_source_remove);
  if (g_hash_table_size (self->pending) == 0)
    self->rest = g_timeout_add_seconds (REST, give_back, self);
}

/* Tells everybody of what is there now. */
static void
show (BrambleArt *self)
{
  g_autoptr (GPtrArray) shown = g_steal_pointer (&self->unshown);

  self->unshown = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < shown->len; i++)
    {
      const char *id = g_ptr_array_index (shown, i);

      g_signal_emit (self, signals[SIGNAL_READY], g_quark_from_string (id), id);
    }
}

static void
rendered (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  BrambleArt *self = BRAMBLE_ART (source);
  const Job *job = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  GdkTexture *texture = g_task_propagate_pointer (G_TASK (result), &error);

  g_hash_table_remove (self->pending, job->key);
  come_to_rest (self);
  if (texture == NULL)
    g_warning ("picture %s: %s", job->id, error->message);
  else if (job->outlined != self->outlined)
    g_object_unref (texture);
  else
    {
      add (self, job, texture);
      g_ptr_array_add (self->unshown, g_strdup (job->id));
    }
  if (g_hash_table_size (self->pending) == 0 || self->unshown->len >= TOGETHER)
    show (self);
}

static void
bramble_art_finalize (GObject *object)
{
  BrambleArt *self = BRAMBLE_ART (object);

  g_clear_handle_id (&self->rest, g_source_remove);
  g_hash_table_unref (self->textures);
  g_hash_table_unref (self->latest);
  g_hash_table_unref (self->pending);
  g_ptr_array_unref (self->unshown);
  g_thread_pool_free (self->threads, FALSE, TRUE);

  G_OBJECT_CLASS (bramble_art_parent_class)->finalize (object);
}

static void
bramble_art_class_init (BrambleArtClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bramble_art_finalize;

  /**
   * BrambleArt::ready:
   * @id: the picture of which there is a new texture
   */
  signals[SIGNAL_READY] = g_signal_new ("ready", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST | G_SIGNAL_DETAILED, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
bramble_art_init (BrambleArt *self)
{
  self->textures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_entry);
  self->latest = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->pending = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->unshown = g_ptr_array_new_with_free_func (g_free);
  self->threads = g_thread_pool_new (render_in_thread, NULL, (int) MIN (g_get_num_processors (), MOST_THREADS), FALSE,
                                     NULL);
}

/**
 * bramble_art_get_default:
 *
 * Returns: (transfer none): the pictures of this program
 */
BrambleArt *
bramble_art_get_default (void)
{
  static BrambleArt *art;

  if (art == NULL)
    art = g_object_new (BRAMBLE_TYPE_ART, NULL);
  return art;
}

/* Whether there is such a picture. */
gboolean
bramble_art_has (BrambleArt *self,
                 const char *id)
{
  g_autofree char *path = g_strconcat (PREFIX, id, ".svg", NULL);

  return g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL);
}

/**
 * bramble_art_peek:
 * @id: a picture such as "fables/wolf"
 * @width: in device pixels
 * @exact: (out): whether the texture has that size
 *
 * Gives what there is now, and sees to it that the right size will be there
 * soon; then #BrambleArt::ready is emitted.
 *
 * Returns: (nullable) (transfer none): a texture of the picture
 */
GdkTexture *
bramble_art_peek (BrambleArt *self,
                  const char *id,
                  int         width,
                  int         height,
                  gboolean   *exact)
{
  g_autofree char *key = g_strdup_printf ("%s%s@%dx%d", self->outlined ? "outlined/" : "", id, width, height);
  Entry *entry = g_hash_table_lookup (self->textures, key);

  *exact = entry != NULL;
  if (entry == NULL && !g_hash_table_contains (self->pending, key))
    {
      g_autoptr (GTask) task = g_task_new (self, NULL, rendered, NULL);
      Job *job = g_new0 (Job, 1);

      job->id = g_strdup (id);
      job->key = g_strdup (key);
      job->width = width;
      job->height = height;
      job->outlined = self->outlined;
      g_hash_table_add (self->pending, g_strdup (key));
      g_task_set_task_data (task, job, free_job);
      g_thread_pool_push (self->threads, g_steal_pointer (&task), NULL);
    }
  if (entry == NULL)
    {
      const char *other = g_hash_table_lookup (self->latest, id);

      entry = other ? g_hash_table_lookup (self->textures, other) : NULL;
    }
  if (entry == NULL)
    return NULL;

  entry->used = ++self->clock;
  return entry->texture;
}

/**
 * bramble_art_print:
 * @id: a picture
 * @pixels: for each unit of @cr, as fine as paper needs it
 *
 * Draws a picture at once and keeps nothing of it: for what is not on the screen. Any
 * thread may do that.
 *
 * Returns: whether there is such a picture
 */
gboolean
bramble_art_print (const char            *id,
                   cairo_t               *cr,
                   const graphene_rect_t *bounds,
                   double                 pixels)
{
  int width = MAX (1, (int) (bounds->size.width * pixels));
  int height = MAX (1, (int) (bounds->size.height * pixels));
  gboolean drawn;
  cairo_surface_t *surface = draw (id, FALSE, width, height, &drawn, NULL);

  if (drawn)
    {
      cairo_save (cr);
      cairo_translate (cr, bounds->origin.x, bounds->origin.y);
      cairo_scale (cr, bounds->size.width / width, bounds->size.height / height);
      cairo_set_source_surface (cr, surface, 0, 0);
      cairo_paint (cr);
      cairo_restore (cr);
    }
  cairo_surface_destroy (surface);
  return drawn;
}

/**
 * bramble_art_set_outlined:
 * @outlined: whether shapes have outlines instead of shadows
 *
 * Changes how all pictures are drawn, those in sight too.
 */
void
bramble_art_set_outlined (BrambleArt *self,
                          gboolean    outlined)
{
  g_autoptr (GHashTable) shown = NULL;
  GHashTableIter iter;
  const char *id;

  g_return_if_fail (BRAMBLE_IS_ART (self));

  outlined = !!outlined;
  if (self->outlined == outlined)
    return;

  self->outlined = outlined;
  shown = g_steal_pointer (&self->latest);
  self->latest = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_hash_table_remove_all (self->textures);
  self->bytes = 0;
  /* Whoever shows one of them asks for it anew. */
  g_hash_table_iter_init (&iter, shown);
  while (g_hash_table_iter_next (&iter, (gpointer *) &id, NULL))
    g_signal_emit (self, signals[SIGNAL_READY], g_quark_from_string (id), id);
}

gboolean
bramble_art_get_outlined (BrambleArt *self)
{
  g_return_val_if_fail (BRAMBLE_IS_ART (self), FALSE);

  return self->outlined;
}

/* Waits until everything that was asked for is rendered: for pictures of the
 * program itself. */
void
bramble_art_settle (BrambleArt *self)
{
  while (g_hash_table_size (self->pending) > 0)
    g_main_context_iteration (NULL, TRUE);
}

/* Where a texture goes that is meant for @bounds, in the units of @widget. One that has the
 * right size but for a part of a pixel lies on whole pixels as it is: to squeeze it would
 * take far longer and blur it. */
static graphene_rect_t
snap (GtkWidget             *widget,
      GdkTexture            *texture,
      const graphene_rect_t *bounds)
{
  float scale = (float) gtk_widget_get_scale_factor (widget);
  float width = (float) gdk_texture_get_width (texture) / scale;
  float height = (float) gdk_texture_get_height (texture) / scale;

  if (fabsf (width - bounds->size.width) * scale > 1 || fabsf (height - bounds->size.height) * scale > 1)
    return *bounds;
  return GRAPHENE_RECT_INIT (roundf (bounds->origin.x * scale) / scale, roundf (bounds->origin.y * scale) / scale,
                             width, height);
}

/**
 * bramble_art_paint:
 * @widget: what is drawn
 * @texture: one from bramble_art_peek()
 * @bounds: where it goes
 *
 * Draws a picture. The cairo renderer of GTK converts every texture of a window
 * anew in every frame, whether it is seen or not; it gets the pixels as they are.
 */
void
bramble_art_paint (GtkWidget             *widget,
                   GtkSnapshot           *snapshot,
                   GdkTexture            *texture,
                   const graphene_rect_t *bounds)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GskRenderer *renderer = native ? gtk_native_get_renderer (native) : NULL;
  cairo_surface_t *surface = g_object_get_data (G_OBJECT (texture), "bramble-surface");
  graphene_rect_t place = snap (widget, texture, bounds);
  cairo_t *cr;

  if (surface == NULL || renderer == NULL || !GSK_IS_CAIRO_RENDERER (renderer))
    {
      gtk_snapshot_append_texture (snapshot, texture, &place);
      return;
    }

  cr = gtk_snapshot_append_cairo (snapshot, &place);
  cairo_translate (cr, place.origin.x, place.origin.y);
  cairo_scale (cr, place.size.width / gdk_texture_get_width (texture),
               place.size.height / gdk_texture_get_height (texture));
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
}
