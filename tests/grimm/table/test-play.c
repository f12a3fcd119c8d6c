/* test-play.c: whole games played through the widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>
#include <string.h>

#include <rules/grimm.h>

#include "bramble-motion.h"
#include "bramble-settings.h"
#include "bramble-stage.h"
#include <bramble-grimm-board.h>
#include "hands.h"
#include "look.h"
#include "test-setup.h"
#include "test-slow.h"

/* More answers than any game of these has. */
#define PATIENCE 3000

typedef struct
{
  guint seats;
  guint persons;
  const char *cards;
  gboolean privacy;
} Table;

static BrambleMatch *
new_match (const Table *table,
           guint64      seed)
{
  static const char *const names[] = { "Hazel", "Rowan", "Bryony", "Moss" };
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS] = { 0 };
  BrambleSetup setup = test_setup (table->seats, seed, BRAMBLE_NO_SEAT, table->cards, NULL);
  g_autoptr (GError) error = NULL;
  BrambleRecord *record;

  for (guint i = 0; i < table->seats; i++)
    {
      seats[i].name = (char *) names[i];
      seats[i].level = i < table->persons ? NULL : &bramble_chance;
    }
  record = bramble_record_new (&grimm_game, &setup, seats, FALSE, &error);
  g_assert_no_error (error);
  return bramble_match_new (record);
}

/* Everything that can be read on the screen or heard: labels, tooltips, titles,
 * and names and descriptions in the accessibility tree. Sentences about the past are left to
 * the tests of the log: they may name a card that all have seen and that was
 * drawn again since. */
static void
collect_texts (GtkWidget *widget,
               GString   *texts)
{
  static const GtkAccessibleProperty heard[] = {
    GTK_ACCESSIBLE_PROPERTY_LABEL,
    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
    GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
  };
  const char *tip = gtk_widget_get_tooltip_text (widget);

  if (BRAMBLE_IS_STAGE (widget) || BRAMBLE_IS_MOTION (widget))
    return;
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (texts, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  if (GTK_IS_WINDOW (widget))
    g_string_append_printf (texts, "%s\n", gtk_window_get_title (GTK_WINDOW (widget)));
  if (tip)
    g_string_append_printf (texts, "%s\n", tip);
  for (guint i = 0; i < G_N_ELEMENTS (heard); i++)
    {
      g_autofree char *text = look_accessible (widget, heard[i]);

      if (text)
        g_string_append_printf (texts, "%s\n", text);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    collect_texts (child, texts);
}

/* Whether everybody may know of a copy of @fable that is not in a hand. */
static gboolean
is_public (const GrimmState *s,
           guint             fable)
{
  for (guint i = 0; i < s->n_discard; i++)
    if (s->discard[i] == fable)
      return TRUE;
  for (guint i = 0; i < s->n_locations; i++)
    if (s->unique[i] == fable)
      return TRUE;
  /* Everybody saw who took it. */
  for (guint seat = 0, n = 0; seat < s->n_seats; seat++)
    {
      n += s->known[seat][fable] != 0 || grimm_hand_count (&s->players[seat], fable) > 0;
      if (n == s->n_seats)
        return TRUE;
    }
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (s->players[seat].next_card == fable || s->players[seat].next_laid == fable
        || (s->players[seat].fable == fable && s->players[seat].fable_seen == GRIMM_ALL_SEATS))
      return TRUE;

  return FALSE;
}

/* Whether @viewer has a copy of @fable before their eyes, or knows of one. */
static gboolean
is_known (const GrimmState *s,
          guint             viewer,
          guint             fable)
{
  for (guint i = 0; i < s->n_deck; i++)
    if (s->deck[i] == fable && ((s->deck_known[viewer] >> i) & 1))
      return TRUE;
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (s->players[seat].fable == fable && ((s->players[seat].fable_seen >> viewer) & 1))
      return TRUE;

  return grimm_hand_count (&s->players[viewer], fable) > 0 || s->known[viewer][fable] != 0;
}

/* Whether a copy of @fable is where @viewer may not look: in a hand, face down
 * on the table, or in the deck. */
static gboolean
is_hidden (const GrimmState *s,
           int               viewer,
           guint             fable)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    if ((int) seat != viewer && (grimm_hand_count (&s->players[seat], fable) > 0 || s->players[seat].fable == fable))
      return TRUE;

  return memchr (s->deck, (int) fable, s->n_deck) != NULL;
}

/* What was looked for, and with whose eyes. */
static struct
{
  guint curtain;
  guint computers;
  guint person;
} looked;

/* No name of a card that is hidden may be readable: from anybody while the
 * curtain is down and while computers play, from who looks otherwise. */
static void
check_no_leak (GtkWidget    *window,
               GtkWidget    *board,
               BrambleMatch *match)
{
  const GrimmState *s = bramble_record_now (bramble_match_get_record (match));
  int viewer = bramble_match_get_viewer (match);
  g_autoptr (GString) texts = g_string_new ("\n");

  collect_texts (window, texts);
  for (guint fable = 0; fable < GRIMM_N_FABLES; fable++)
    {
      g_autofree char *line = NULL;

      if (!is_hidden (s, viewer, fable) || is_public (s, fable) || (viewer >= 0 && is_known (s, (guint) viewer, fable)))
        continue;
      looked.curtain += gtk_widget_get_visible (hands_find (board, "curtain"));
      looked.computers += viewer < 0 && !gtk_widget_get_visible (hands_find (board, "curtain"));
      looked.person += viewer >= 0;
      /* A card is a line of its own; the text of another card may speak of it. */
      line = g_strdup_printf ("\n%s\n", grimm_card_name (fable));
      if (strstr (texts->str, line))
        g_error ("%s is hidden, but can be read:\n%s", grimm_card_name (fable), texts->str);
    }
}

static void
play (gconstpointer data)
{
  const Table *table = data;
  g_autoptr (BrambleMatch) match = new_match (table, 1 + table->seats + 10 * table->persons);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *board = GTK_WIDGET (bramble_grimm_board_new (match, table->privacy));
  BrambleRng rng = { 5 };

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 700);
  gtk_window_set_child (GTK_WINDOW (window), board);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (board))
    g_main_context_iteration (NULL, TRUE);

  for (guint i = 0; !bramble_match_get_over (match); i++)
    {
      g_assert_cmpuint (i, <, PATIENCE);
      if (i % 7 == 0)
        check_no_leak (window, board, match);
      if (hands_do_something (board, match, &rng))
        look_settle ();
      else
        g_main_context_iteration (NULL, TRUE);
    }
  look_settle ();

  gtk_window_destroy (GTK_WINDOW (window));
  look_settle ();
  look_finalize (g_steal_pointer (&match));
}

/* The games above were looked at with all kinds of eyes. */
static void
looked_at_all (void)
{
  g_test_message ("hidden cards that were looked for: %u behind the curtain, %u while computers play, %u for a person",
                  looked.curtain, looked.computers, looked.person);
  if (looked.curtain + looked.computers + looked.person == 0)
    {
      g_test_skip ("the games were not played");
      return;
    }
  g_assert_cmpuint (looked.curtain, >, 100);
  g_assert_cmpuint (looked.person, >, 100);
  g_assert_cmpuint (looked.computers, >, KIT_SLOW ? 0 : 100);
}

int
main (int    argc,
      char **argv)
{
  /* The first two are for the check: people with the curtain, and one among computers. */
  static const Table tables[] = {
    { 2, 2, "all", TRUE },
    { 3, 1, "all", TRUE },
    { 2, 1, "basic", TRUE },
    { 3, 3, "basic", FALSE },
    { 4, 2, "all", TRUE },
    { 4, 4, "all", TRUE },
    { 4, 0, "all", TRUE },
  };

  gtk_test_init (&argc, &argv, NULL);
  g_settings_set_string (bramble_settings_get_default (), "pace", "off");

  for (guint i = 0; i < kit_often (2, KIT_SLOW ? 2 : G_N_ELEMENTS (tables)); i++)
    {
      g_autofree char *path = g_strdup_printf ("/table/play/%u-seats-%u-people-%s%s", tables[i].seats, tables[i].persons,
                                               tables[i].cards, tables[i].privacy ? "" : "-open");

      g_test_add_data_func (path, &tables[i], play);
    }
  g_test_add_func ("/table/play/looked-at-all", looked_at_all);

  return g_test_run ();
}
