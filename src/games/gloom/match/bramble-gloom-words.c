/* bramble-gloom-words.c: what lies on the table of Fairytale Gloom, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-gloom-private.h"

#include <glib/gi18n-lib.h>
#include <rules/text.h>

#include "bramble-gloom-table.h"

/* Returns (transfer full): a Self-Worth with its sign, and what that means. */
char *
bramble_gloom_worth_text (int worth)
{
  g_autofree char *number = gloom_number (worth);

  if (worth < 0)
    return g_strdup_printf (_("Self-Worth %s: miserable."), number);
  if (worth > 0)
    return g_strdup_printf (_("Self-Worth %s: happy."), number);

  return g_strdup_printf (_("Self-Worth %s: neither happy nor miserable."), number);
}

static void
add_line (GString *text,
          char    *line)
{
  if (line)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", line);
  g_free (line);
}

/* Returns (nullable): the card that shows in @place. */
static const BrambleGloomLayer *
find_shown (const BrambleGloomLayer *layers,
            guint                    n_layers,
            guint                    place)
{
  for (guint i = 0; i < n_layers; i++)
    if (layers[i].shows & place)
      return &layers[i];

  return NULL;
}

static char *
icons_text (const BrambleGloomLayer *layers,
            guint                    n_layers)
{
  const char *names[GLOOM_PLACES + 1] = { NULL };
  g_autofree char *list = NULL;
  guint n = 0;

  for (guint i = 0; i < GLOOM_PLACES; i++)
    {
      const BrambleGloomLayer *layer = find_shown (layers, n_layers, BRAMBLE_GLOOM_ICON (i));

      if (layer)
        names[n++] = gloom_icon_name (gloom_cards[layer->card].icons[i]);
    }
  if (n == 0)
    return g_strdup (_("No icon shows."));

  list = g_strjoinv (", ", (char **) names);
  return g_strdup_printf (_("Icons that show: %s."), list);
}

static char *
points_text (const BrambleGloomLayer *layers,
             guint                    n_layers)
{
  const char *numbers[GLOOM_PLACES + 1] = { NULL };
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (guint i = 0; i < GLOOM_PLACES; i++)
    {
      const BrambleGloomLayer *layer = find_shown (layers, n_layers, BRAMBLE_GLOOM_POINTS (i));

      if (layer)
        g_ptr_array_add (texts, gloom_number (GLOOM_PRINTED (gloom_cards[layer->card].points[i])));
    }
  if (texts->len == 0)
    return g_strdup (_("No points show."));
  for (guint i = 0; i < texts->len; i++)
    numbers[i] = g_ptr_array_index (texts, i);
  list = g_strjoinv (", ", (char **) numbers);
  return g_strdup_printf (_("Points that show: %s."), list);
}

/* The text that can be read, and a persistent one that works by its portrait. */
static void
add_effects (GString                 *text,
             const BrambleGloomLayer *layers,
             guint                    n_layers)
{
  const BrambleGloomLayer *shown = find_shown (layers, n_layers, BRAMBLE_GLOOM_EFFECT);
  const BrambleGloomLayer *portrait = find_shown (layers, n_layers, BRAMBLE_GLOOM_PORTRAIT);

  if (shown && gloom_card_effect (shown->card))
    add_line (text, g_strdup_printf (_("The effect of “%1$s” shows: %2$s"), gloom_card_name (shown->card),
                                     gloom_card_effect (shown->card)));
  if (portrait && portrait != shown && gloom_is_persistent (portrait->card))
    add_line (text, g_strdup_printf (_("“%1$s” works as long as it shows: %2$s"), gloom_card_name (portrait->card),
                                     gloom_card_effect (portrait->card)));
}

static char *
layers_text (const BrambleGloomLayer *layers,
             guint                    n_layers)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = n_layers; i > 0; i--)
    g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", gloom_card_name (layers[i - 1].card));
  /* Translators: %1$u is how many cards lie on a Character, %2$s their names */
  return g_strdup_printf (ngettext ("%1$u card lies on it: %2$s.", "%1$u cards lie on it, from the top: %2$s.", n_layers),
                          n_layers, list->str);
}

/**
 * bramble_gloom_hero_text:
 *
 * Returns: (transfer full): everything that can be seen of a Character, in sentences
 */
char *
bramble_gloom_hero_text (const BrambleGloomView  *view,
                         guint                    hero,
                         const BrambleGloomLayer *layers,
                         guint                    n_layers)
{
  const GloomHero *h = &view->s.heroes[hero];
  GString *text = g_string_new (NULL);

  if (h->character >= GLOOM_N_CARDS)
    {
      add_line (text, g_strdup_printf (_("A place in the family of %s."), view->names[GLOOM_OWNER (hero)]));
      return g_string_free (text, FALSE);
    }
  add_line (text, g_strdup_printf (_("In the family of %s."), view->names[GLOOM_OWNER (hero)]));
  add_line (text, bramble_gloom_worth_text (gloom_worth (&view->s, hero)));
  if (h->finished)
    add_line (text, g_strdup_printf (_("Finished: “%s”."), gloom_card_name (h->top)));
  if (n_layers == 0)
    {
      add_line (text, g_strdup (_("Nothing has happened yet.")));
      return g_string_free (text, FALSE);
    }
  add_line (text, points_text (layers, n_layers));
  add_line (text, icons_text (layers, n_layers));
  add_effects (text, layers, n_layers);
  add_line (text, layers_text (layers, n_layers));
  return g_string_free (text, FALSE);
}

/**
 * bramble_gloom_family_text:
 *
 * Returns: (transfer full): what a player has, in sentences
 */
char *
bramble_gloom_family_text (const BrambleGloomView *view,
                           guint                   seat)
{
  const GloomState *s = &view->s;
  GString *text = g_string_new (NULL);
  g_autofree char *score = gloom_number (gloom_score (s, seat));
  guint finished = gloom_n_finished (s, seat);
  guint story = gloom_story_of (s, seat);

  /* Translators: %1$u is how many Characters are finished, %2$s their Self-Worth together */
  add_line (text, g_strdup_printf (ngettext ("%1$u Character finished, Self-Worth %2$s together.",
                                             "%1$u Characters finished, Self-Worth %2$s together.", finished),
                                   finished, score));
  for (guint i = 0; i < GLOOM_FAMILY; i++)
    if (s->heroes[GLOOM_HERO (seat, i)].character < GLOOM_N_CARDS)
      {
        g_autofree char *name = gloom_hero_name (s->heroes[GLOOM_HERO (seat, i)].character, GLOOM_FORM_FIRST);
        g_autofree char *worth = gloom_number (gloom_worth (s, GLOOM_HERO (seat, i)));

        /* Translators: a Character and its Self-Worth */
        add_line (text, g_strdup_printf (C_("Character", "%1$s: %2$s."), name, worth));
      }
  add_line (text, g_strdup_printf (ngettext ("%u card in hand.", "%u cards in hand.", s->n_hands[seat]), s->n_hands[seat]));
  add_line (text, g_strdup_printf (_("The draw limit is %u."), gloom_draw_limit (s, seat)));
  if (story != GLOOM_NONE && s->stories[story] < GLOOM_N_CARDS)
    add_line (text, g_strdup_printf (_("Controls the Story “%s”."), gloom_card_name (s->stories[story])));
  return g_string_free (text, FALSE);
}

/**
 * bramble_gloom_table_dup_story:
 * @story: which of them
 *
 * Returns: (transfer full): who controls it, and how much of its icon the viewer has
 */
char *
bramble_gloom_table_dup_story (BrambleGloomTable *self,
                               guint              story)
{
  const GloomState *s = bramble_gloom_table_get_shown (self);
  BrambleMatch *match = bramble_table_get_match (BRAMBLE_TABLE (self));
  int viewer = bramble_match_get_viewer (match);
  GString *text = g_string_new (NULL);
  guint card, holder;

  g_return_val_if_fail (story < GLOOM_MAX_STORIES && s->stories[story] < GLOOM_N_CARDS, g_string_free (text, FALSE));

  card = s->stories[story];
  holder = s->holders[story];
  if (holder < s->n_seats)
    add_line (text, g_strdup_printf (_("%1$s controls it and shows %2$u."),
                                     bramble_seat_get_name (bramble_match_get_seat (match, holder)),
                                     gloom_icons (s, holder, gloom_cards[card].needed)));
  else
    add_line (text, g_strdup (_("Nobody controls it.")));
  if (viewer >= 0 && (guint) viewer != holder)
    /* Translators: how many of an icon the viewer's family shows, and how many are asked for */
    add_line (text, g_strdup_printf (_("You show %1$u of %2$u."), gloom_icons (s, (guint) viewer, gloom_cards[card].needed),
                                     gloom_cards[card].needs));
  return g_string_free (text, FALSE);
}
