/* bramble-tale-print.c: a tale on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-tale-print.h"

#include <cairo-pdf.h>

#include <bramble-file.h>

#include "bramble-art.h"

/* A5, in points. */
#define PAPER_WIDTH 419.53
#define PAPER_HEIGHT 595.28
#define MARGIN 34.0

/* How large a unit of a page is there, and how fine pictures are: 300 in an inch. */
#define SCALE ((PAPER_WIDTH - 2 * MARGIN) / BRAMBLE_TALE_PAGE_WIDTH)
#define PIXELS (300.0 / 72 * SCALE)

static void
print_picture (const char            *art,
               const graphene_rect_t *bounds,
               gpointer               user_data)
{
  bramble_art_print (art, user_data, bounds, PIXELS);
}

static cairo_status_t
append (void                *closure,
        const unsigned char *data,
        unsigned int         length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/**
 * bramble_tale_print:
 *
 * Returns: (transfer full): @tale as a file in the portable document format, on A5. Any
 *   thread may do that.
 */
GBytes *
bramble_tale_print (const BrambleTale *tale,
                    GtkTextDirection   direction)
{
  g_autoptr (BrambleTalePages) pages = bramble_tale_pages_new (tale, BRAMBLE_TALE_PAGE_WIDTH,
                                                               (PAPER_HEIGHT - 2 * MARGIN) / SCALE, direction);
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (append, bytes, PAPER_WIDTH, PAPER_HEIGHT);
  cairo_t *cr = cairo_create (surface);

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, tale->title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Bramble");
  for (guint i = 0; i < bramble_tale_pages_get_n (pages); i++)
    {
      cairo_save (cr);
      cairo_translate (cr, MARGIN, MARGIN);
      cairo_scale (cr, SCALE, SCALE);
      bramble_tale_pages_visit (pages, i, print_picture, cr);
      bramble_tale_pages_draw (pages, i, cr);
      cairo_restore (cr);
      cairo_show_page (cr);
    }
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}

typedef struct
{
  BrambleTale *tale;
  GFile *file;
  GtkTextDirection direction;
} Saving;

static void
free_saving (gpointer data)
{
  Saving *saving = data;

  bramble_tale_unref (saving->tale);
  g_object_unref (saving->file);
  g_free (saving);
}

static void
save_in_thread (GTask        *task,
                gpointer      source_object,
                gpointer      task_data,
                GCancellable *cancellable)
{
  Saving *saving = task_data;
  g_autoptr (GBytes) bytes = bramble_tale_print (saving->tale, saving->direction);
  GError *error = NULL;

  if (g_file_replace_contents (saving->file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL, FALSE,
                               G_FILE_CREATE_NONE, NULL, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    {
      bramble_file_name_error (saving->file, error);
      g_task_return_error (task, error);
    }
}

/**
 * bramble_tale_save_async:
 *
 * Prints @tale into a file that a person chose, without blocking.
 */
void
bramble_tale_save_async (BrambleTale         *tale,
                         GFile               *file,
                         GAsyncReadyCallback  callback,
                         gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, user_data);
  Saving *saving = g_new0 (Saving, 1);

  saving->tale = bramble_tale_ref (tale);
  saving->file = g_object_ref (file);
  saving->direction = gtk_widget_get_default_direction ();
  g_task_set_source_tag (task, bramble_tale_save_async);
  g_task_set_task_data (task, saving, free_saving);
  g_task_run_in_thread (task, save_in_thread);
}

gboolean
bramble_tale_save_finish (GAsyncResult  *result,
                          GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
