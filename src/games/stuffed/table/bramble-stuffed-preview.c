/* bramble-stuffed-preview.c: a small picture of a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The open page with everybody where they stand. It looks with nobody's eyes, so that it
 * shows what everybody may see and cannot show anything else.
 */

#include "bramble-stuffed-preview.h"

#include <glib/gi18n.h>
#include <rules/stuffed-text.h>

#include <bramble-stuffed-words.h>

#include "bramble-stuffed-example.h"

#define WIDTH 420
#define HEIGHT 336

/* What the picture shows, for who cannot see it. */
static char *
dup_description (BrambleMatch       *match,
                 const StuffedState *s)
{
  const StuffedStory *story = stuffed_stories[s->story];
  GString *text = g_string_new (NULL);

  /* Translators: a story, which page of it is open, and how many there are */
  g_string_append_printf (text, _("%1$s, page %2$u of %3$u."), stuffed_text (s->story, STUFFED_TOME_STORY, story->title), s->page + 1u,
                          story->n_pages);
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      guint stuffing = s->seats[seat].stuffing;

      g_string_append_c (text, '\n');
      /* Translators: a player, a stuffy, and how much stuffing it has */
      g_string_append_printf (text, ngettext ("%1$s as %2$s: %3$u stuffing.", "%1$s as %2$s: %3$u stuffing.", stuffing),
                              bramble_seat_get_name (bramble_match_get_seat (match, seat)),
                              stuffed_stuffy_name (s->seats[seat].stuffy), stuffing);
    }
  return g_string_free (text, FALSE);
}

/**
 * bramble_stuffed_preview_new:
 * @match: a game; from now on it is seen with nobody's eyes
 *
 * Returns: a picture of the table as it is now
 */
GtkWidget *
bramble_stuffed_preview_new (BrambleMatch *match)
{
  const StuffedState *s;
  g_autofree char *description = NULL;
  GtkWidget *map;

  bramble_match_set_viewer (match, BRAMBLE_VIEWER_NOBODY);
  s = bramble_match_get_view (match);
  map = bramble_stuffed_picture_of (s, WIDTH, HEIGHT);
  gtk_widget_add_css_class (map, "preview");
  description = dup_description (match, s);
  gtk_accessible_update_property (GTK_ACCESSIBLE (map), GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
  return map;
}

/* Returns: (transfer full): which page of which story is open */
char *
bramble_stuffed_dup_where (BrambleMatch *match)
{
  return bramble_stuffed_place_text (bramble_match_get_view (match));
}
