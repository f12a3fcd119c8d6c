/* bramble-folk-hero.c: a hero with what they carry and have to do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-hero.h"

#include <glib/gi18n-lib.h>
#include <rules/folk-text.h>
#include <string.h>

#include "bramble-folk-private.h"
#include "bramble-folk-words.h"

/**
 * BrambleFolkHero:
 *
 * A player's board: tokens, satchel, and what is left to do, as far as the viewer
 * knows it.
 */
struct _BrambleFolkHero
{
  GObject parent_instance;

  BrambleSeat *seat;
  FolkSeat seen;             /* as was last shown */
  guint team;                /* which one, or FOLK_NONE: everybody plays for themselves */
  gboolean active;           /* it is their turn */
  char *description;         /* (nullable): translated */
  GArray *tasks;             /* BrambleFolkTask */
  BrambleItemList *tiles;    /* in the satchel */
  BrambleItemList *biscuits; /* by their numbers; empty when the viewer does not know them */
};

G_DEFINE_FINAL_TYPE (BrambleFolkHero, bramble_folk_hero, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
bramble_folk_hero_finalize (GObject *object)
{
  BrambleFolkHero *self = BRAMBLE_FOLK_HERO (object);

  g_object_unref (self->seat);
  g_object_unref (self->tiles);
  g_object_unref (self->biscuits);
  g_array_unref (self->tasks);
  g_free (self->description);

  G_OBJECT_CLASS (bramble_folk_hero_parent_class)->finalize (object);
}

static void
bramble_folk_hero_class_init (BrambleFolkHeroClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bramble_folk_hero_finalize;

  /**
   * BrambleFolkHero::changed:
   *
   * Something of it is another than before. Tiles and Biscuits tell their changes
   * themselves.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
bramble_folk_hero_init (BrambleFolkHero *self)
{
  self->tiles = bramble_item_list_new ();
  self->biscuits = bramble_item_list_new ();
  self->tasks = bramble_folk_tasks_new ();
  self->team = FOLK_NONE;
}

BrambleFolkHero *
bramble_folk_hero_new (BrambleSeat *seat)
{
  BrambleFolkHero *self = g_object_new (BRAMBLE_TYPE_FOLK_HERO, NULL);

  self->seat = g_object_ref (seat);
  return self;
}

/* How many there are, and how often a tile was used, is written on it: with another
 * number it is another item, which its note says. */
static void
update_tiles (BrambleFolkHero       *self,
              const BrambleFolkView *view,
              guint                  seat)
{
  const FolkSeat *p = &view->s.seats[seat];
  g_auto (BrambleSpecs) specs = { NULL };

  for (guint tile = 0; tile < FOLK_N_TILES; tile++)
    if (p->tiles[tile] > 0)
      {
        guint used = folk_uses (&view->s, seat, tile);
        BrambleItemSpec *spec = bramble_specs_add (&specs, "tile", folk_tile_ids[tile], (int) seat);

        spec->count = p->tiles[tile];
        spec->name = bramble_specs_own (&specs, bramble_folk_tile_text (tile, p->tiles[tile], used));
        spec->note = bramble_specs_own (&specs, bramble_folk_tile_sign (tile, p->tiles[tile], used));
      }
  bramble_specs_update (&specs, self->tiles);
}

/* Biscuits of one number. */
static char *
biscuit_text (guint n,
              guint steps)
{
  /* Translators: a Biscuit with so many steps on its back */
  g_autofree char *one = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Biscuit of %u step", "Biscuit of %u steps", steps), steps);

  /* Translators: how many, and of what */
  return n > 1 ? g_strdup_printf (C_("biscuits", "%1$u × %2$s"), n, one) : g_steal_pointer (&one);
}

/* Numbers are known to who has them. */
static void
update_biscuits (BrambleFolkHero       *self,
                 const BrambleFolkView *view,
                 guint                  seat)
{
  const FolkSeat *p = &view->s.seats[seat];
  g_auto (BrambleSpecs) specs = { NULL };

  for (guint i = 0; i < FOLK_N_NUMBERS; i++)
    if (p->biscuits[i] > 0)
      {
        guint steps = folk_biscuit_steps[i];
        BrambleItemSpec *spec = bramble_specs_add (&specs, "biscuit",
                                                   bramble_specs_own (&specs, g_strdup_printf ("%u", i)), (int) seat);

        spec->count = p->biscuits[i];
        spec->name = bramble_specs_own (&specs, biscuit_text (p->biscuits[i], steps));
        spec->note = spec->name;
      }
  bramble_specs_update (&specs, self->biscuits);
}

static void
add_line (GString *text,
          char    *line)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", line);
  g_free (line);
}

static void
add_tokens (GString        *text,
            const FolkSeat *p)
{
  add_line (text, g_strdup_printf (_("Biscuits: %1$u, Advice: %2$u, Gold Coins: %3$u."), p->n_biscuits, p->advice, p->gold));
  for (guint i = 0; i < FOLK_N_NUMBERS; i++)
    if (p->biscuits[i] > 0)
      /* Translators: how many Biscuits have so many steps on their back */
      add_line (text, g_strdup_printf (_("Biscuits with the number %2$u: %1$u."), p->biscuits[i], folk_biscuit_steps[i]));
  if (p->salt > 0)
    add_line (text, g_strdup_printf (_("Salt: %u."), p->salt));
  if (p->boot > 0)
    add_line (text, g_strdup_printf (_("A heavy boot: each roll counts %u less."), p->boot));
  if (p->lost > 0)
    add_line (text, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Will lose %u turn.", "Will lose %u turns.", p->lost), p->lost));
}

static void
add_satchel (GString         *text,
             const FolkState *s,
             guint            seat)
{
  const FolkSeat *p = &s->seats[seat];
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint tile = 0; tile < FOLK_N_TILES; tile++)
    if (p->tiles[tile] > 0)
      {
        g_autofree char *name = bramble_folk_tile_text (tile, p->tiles[tile], folk_uses (s, seat, tile));

        g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", name);
      }
  if (list->len == 0)
    add_line (text, g_strdup (_("The satchel is empty.")));
  else
    /* Translators: how many tiles of five, and which */
    add_line (text, g_strdup_printf (_("In the satchel, %1$u of 5: %2$s."), p->n_tiles, list->str));
}

/* Everything that can be seen of a hero, in sentences. */
static char *
describe (const BrambleFolkView *view,
          guint                  seat,
          const GArray          *tasks)
{
  const FolkSeat *p = &view->s.seats[seat];
  GString *text = g_string_new (NULL);
  g_autofree char *field = folk_field_text (p->field);

  /* Translators: a hero, and what only they can do */
  add_line (text, g_strdup_printf (C_("hero", "%1$s. %2$s"), folk_hero_name (p->hero), bramble_folk_power_text (p->hero)));
  /* Translators: %s is a field of the map */
  add_line (text, g_strdup_printf (_("Stands here: %s."), field));
  if (view->s.team_size > 1)
    for (guint other = 0; other < view->s.n_seats; other++)
      if (other != seat && folk_team (&view->s, other) == folk_team (&view->s, seat))
        add_line (text, g_strdup_printf (_("Plays together with %s."), view->names[other]));
  add_tokens (text, p);
  add_satchel (text, &view->s, seat);
  add_line (text, bramble_folk_tasks_text (tasks));
  return g_string_free (text, FALSE);
}

void
bramble_folk_hero_update (BrambleFolkHero       *self,
                          const BrambleFolkView *view)
{
  guint seat = bramble_seat_get_index (self->seat);
  const FolkSeat *p = &view->s.seats[seat];
  gboolean active = view->s.active == seat && !folk_is_over (&view->s);
  g_autoptr (GArray) tasks = bramble_folk_tasks_new ();
  g_autofree char *description = NULL;

  bramble_folk_tasks_fill (tasks, view, seat);
  description = describe (view, seat, tasks);
  update_tiles (self, view, seat);
  update_biscuits (self, view, seat);
  if (active == self->active && memcmp (p, &self->seen, sizeof *p) == 0 && g_strcmp0 (description, self->description) == 0)
    return;

  self->seen = *p;
  self->team = view->s.team_size > 1 ? folk_team (&view->s, seat) : FOLK_NONE;
  self->active = active;
  g_free (self->description);
  self->description = g_steal_pointer (&description);
  g_array_unref (self->tasks);
  self->tasks = g_steal_pointer (&tasks);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

guint
bramble_folk_hero_get_seat (BrambleFolkHero *self)
{
  g_return_val_if_fail (BRAMBLE_IS_FOLK_HERO (self), 0);

  return bramble_seat_get_index (self->seat);
}

/* Returns how the player is called. */
const char *
bramble_folk_hero_get_name (BrambleFolkHero *self)
{
  g_return_val_if_fail (BRAMBLE_IS_FOLK_HERO (self), NULL);

  return bramble_seat_get_name (self->seat);
}

/* Returns the id of the look, which pictures are called by. */
const char *
bramble_folk_hero_get_look (BrambleFolkHero *self)
{
  g_return_val_if_fail (BRAMBLE_IS_FOLK_HERO (self), NULL);

  return bramble_seat_get_look (self->seat)->id;
}

const char *
bramble_folk_hero_get_description (BrambleFolkHero *self)
{
  g_return_val_if_fail (BRAMBLE_IS_FOLK_HERO (self), NULL);

  return self->description;
}

/* Returns the number of their team, or FOLK_NONE when there are none. */
guint
bramble_folk_hero_get_team (BrambleFolkHero *self)
{
  g_return_val_if_fail (BRAMBLE_IS_FOLK_HERO (self), FOLK_NONE);

  return self->team;
}

gboolean
bramble_folk_hero_get_active (BrambleFolkHero *self)
{
  g_return_val_if_fail (BRAMBLE_IS_FOLK_HERO (self), FALSE);

  return self->active;
}

/* Returns what is known of tokens, tiles and quests. */
const FolkSeat *
bramble_folk_hero_get_seen (BrambleFolkHero *self)
{
  g_return_val_if_fail (BRAMBLE_IS_FOLK_HERO (self), NULL);

  return &self->seen;
}

/**
 * bramble_folk_hero_get_tasks:
 *
 * Returns: (transfer none) (element-type BrambleFolkTask): what is to be done, the
 *   Castle last
 */
const GArray *
bramble_folk_hero_get_tasks (BrambleFolkHero *self)
{
  g_return_val_if_fail (BRAMBLE_IS_FOLK_HERO (self), NULL);

  return self->tasks;
}

/**
 * bramble_folk_hero_get_tiles:
 *
 * Returns: (transfer none): a list of #BrambleItem, called like the tiles
 */
GListModel *
bramble_folk_hero_get_tiles (BrambleFolkHero *self)
{
  g_return_val_if_fail (BRAMBLE_IS_FOLK_HERO (self), NULL);

  return G_LIST_MODEL (self->tiles);
}

/**
 * bramble_folk_hero_get_biscuits:
 *
 * Returns: (transfer none): a list of #BrambleItem, called like the places in
 *   folk_biscuit_steps; empty when the viewer does not know them
 */
GListModel *
bramble_folk_hero_get_biscuits (BrambleFolkHero *self)
{
  g_return_val_if_fail (BRAMBLE_IS_FOLK_HERO (self), NULL);

  return G_LIST_MODEL (self->biscuits);
}
