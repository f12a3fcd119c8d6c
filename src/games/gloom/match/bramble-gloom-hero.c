/* bramble-gloom-hero.c: a Character with the pile of clear cards on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-gloom-private.h"

#include <string.h>

#include <rules/text.h>

/**
 * BrambleGloomHero:
 *
 * Somebody of a family, as everybody sees them: piles have no secrets. While the
 * viewer thinks about a card, it also knows what that would make of it.
 */
struct _BrambleGloomHero
{
  GObject parent_instance;

  guint index;       /* in the game, family by family */
  guint character;   /* the card, or GLOOM_NONE while nobody stands here */
  int worth;         /* Self-Worth */
  gboolean finished; /* an Ending lies on top */
  guint n_layers;    /* cards in the pile */
  BrambleGloomLayer layers[BRAMBLE_GLOOM_MAX_LAYERS]; /* the lowest first */
  guint preview;     /* the card that is thought about, or GLOOM_NONE */
  gboolean possible; /* it may be laid here */
  int would;         /* what the Self-Worth would be then */
  char *name;        /* (nullable): translated */
  char *description; /* translated */
};

G_DEFINE_FINAL_TYPE (BrambleGloomHero, bramble_gloom_hero, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
bramble_gloom_hero_finalize (GObject *object)
{
  BrambleGloomHero *self = BRAMBLE_GLOOM_HERO (object);

  g_free (self->name);
  g_free (self->description);

  G_OBJECT_CLASS (bramble_gloom_hero_parent_class)->finalize (object);
}

static void
bramble_gloom_hero_class_init (BrambleGloomHeroClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bramble_gloom_hero_finalize;

  /**
   * BrambleGloomHero::changed:
   *
   * Something of it is another than before.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
bramble_gloom_hero_init (BrambleGloomHero *self)
{
  self->character = GLOOM_NONE;
  self->preview = GLOOM_NONE;
}

BrambleGloomHero *
bramble_gloom_hero_new (guint index)
{
  BrambleGloomHero *self = g_object_new (BRAMBLE_TYPE_GLOOM_HERO, NULL);

  self->index = index;
  return self;
}

/* Returns the places of @card where it is not clear, a bit each. */
guint
bramble_gloom_prints (guint card)
{
  const GloomCard *c = &gloom_cards[card];
  gboolean ending = gloom_kind (card) == GLOOM_ENDING;
  guint prints = 0;

  for (guint i = 0; i < GLOOM_PLACES; i++)
    {
      if (c->points[i])
        prints |= BRAMBLE_GLOOM_POINTS (i);
      if (c->icons[i])
        prints |= BRAMBLE_GLOOM_ICON (i);
    }
  if (ending || c->effect.category != GLOOM_NO_EFFECT)
    prints |= BRAMBLE_GLOOM_EFFECT;
  if (ending || gloom_is_persistent (card))
    prints |= BRAMBLE_GLOOM_PORTRAIT;
  return prints;
}

/* Every place shows the topmost card that prints there. */
static guint
read_pile (const GloomState  *s,
           guint              hero,
           BrambleGloomLayer *layers)
{
  guint n = s->heroes[hero].n_cards;
  guint at = n;
  guint covered = 0;

  for (guint card = s->heroes[hero].top; card != GLOOM_NONE && at > 0; card = s->below[card])
    {
      guint prints = bramble_gloom_prints (card);

      layers[--at] = (BrambleGloomLayer) { (guint8) card, s->laid_by[card], (guint8) prints, (guint8) (prints & ~covered) };
      covered |= prints;
    }
  return n;
}

/* What the Self-Worth would be with one card more. Its immediate effect, which may
 * do anything, does not count. */
static int
find_would (const GloomState *s,
            guint             hero,
            guint             card,
            guint             by)
{
  GloomState after = *s;

  after.below[card] = after.heroes[hero].top;
  after.laid_by[card] = (guint8) by;
  after.heroes[hero].top = (guint8) card;
  after.heroes[hero].n_cards++;
  gloom_refresh (&after, hero);
  return gloom_worth (&after, hero);
}

static gboolean
is_possible (const GloomState *s,
             guint             hero,
             guint             card,
             guint             by)
{
  if (s->heroes[hero].finished || by >= s->n_seats)
    return FALSE;

  return gloom_kind (card) == GLOOM_ENDING ? gloom_may_end (s, hero, by) : gloom_may_lie (s, card, hero, by);
}

/* A card that lies in this pile already would only come to its top again. */
static gboolean
lies_here (const BrambleGloomHero *self,
           guint                   card)
{
  for (guint i = 0; i < self->n_layers; i++)
    if (self->layers[i].card == card)
      return TRUE;

  return FALSE;
}

static gboolean
update_preview (BrambleGloomHero       *self,
                const BrambleGloomView *view)
{
  guint by = view->viewer >= 0 ? (guint) view->viewer : GLOOM_NONE;
  gboolean lies = view->preview < GLOOM_N_DECK && gloom_kind (view->preview) != GLOOM_EVENT
                  && self->character < GLOOM_N_CARDS && !lies_here (self, view->preview);
  guint preview = lies ? view->preview : GLOOM_NONE;
  gboolean possible = lies && is_possible (&view->s, self->index, preview, by);
  int would = possible ? find_would (&view->s, self->index, preview, by) : self->worth;
  gboolean changed = preview != self->preview || possible != self->possible || would != self->would;

  self->preview = preview;
  self->possible = possible;
  self->would = would;
  return changed;
}

static gboolean
take (char **field,
      char  *value)
{
  gboolean changed = g_strcmp0 (*field, value) != 0;

  g_free (*field);
  *field = value;
  return changed;
}

void
bramble_gloom_hero_update (BrambleGloomHero       *self,
                           const BrambleGloomView *view)
{
  const GloomHero *h = &view->s.heroes[self->index];
  BrambleGloomLayer layers[BRAMBLE_GLOOM_MAX_LAYERS];
  guint n = read_pile (&view->s, self->index, layers);
  gboolean there = h->character < GLOOM_N_CARDS;
  int worth = there ? gloom_worth (&view->s, self->index) : 0;
  gboolean changed = n != self->n_layers || memcmp (layers, self->layers, n * sizeof *layers) != 0
                     || self->character != h->character || self->worth != worth || self->finished != h->finished;

  memcpy (self->layers, layers, n * sizeof *layers);
  self->n_layers = n;
  self->character = h->character;
  self->worth = worth;
  self->finished = h->finished;
  changed |= take (&self->name, there ? gloom_hero_name (h->character, GLOOM_FORM_FIRST) : NULL);
  changed |= take (&self->description, bramble_gloom_hero_text (view, self->index, layers, n));
  changed |= update_preview (self, view);
  if (changed)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

guint
bramble_gloom_hero_get_index (BrambleGloomHero *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_HERO (self), 0);

  return self->index;
}

guint
bramble_gloom_hero_get_seat (BrambleGloomHero *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_HERO (self), 0);

  return GLOOM_OWNER (self->index);
}

/* Returns the card, or GLOOM_NONE while nobody stands here. */
guint
bramble_gloom_hero_get_character (BrambleGloomHero *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_HERO (self), GLOOM_NONE);

  return self->character;
}

/* Returns (nullable): how the Character is called. */
const char *
bramble_gloom_hero_get_name (BrambleGloomHero *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_HERO (self), NULL);

  return self->name;
}

/* Returns everything that can be seen of it, in sentences. */
const char *
bramble_gloom_hero_get_description (BrambleGloomHero *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_HERO (self), NULL);

  return self->description;
}

int
bramble_gloom_hero_get_worth (BrambleGloomHero *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_HERO (self), 0);

  return self->worth;
}

gboolean
bramble_gloom_hero_get_finished (BrambleGloomHero *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_HERO (self), FALSE);

  return self->finished;
}

/**
 * bramble_gloom_hero_get_layers:
 * @n_layers: (out): how many there are
 *
 * Returns: (transfer none) (array length=n_layers): the cards of the pile, the lowest first
 */
const BrambleGloomLayer *
bramble_gloom_hero_get_layers (BrambleGloomHero *self,
                               guint            *n_layers)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_HERO (self), NULL);

  *n_layers = self->n_layers;
  return self->layers;
}

/* Returns (nullable): the card that shows in a place, one of the bits of them. */
const BrambleGloomLayer *
bramble_gloom_hero_find_shown (BrambleGloomHero *self,
                               guint             place)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_HERO (self), NULL);

  for (guint i = 0; i < self->n_layers; i++)
    if (self->layers[i].shows & place)
      return &self->layers[i];

  return NULL;
}

/* Returns the card that the viewer thinks about, if it is one that is laid on
 * Characters, or GLOOM_NONE. */
guint
bramble_gloom_hero_get_preview (BrambleGloomHero *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_HERO (self), GLOOM_NONE);

  return self->preview;
}

/* Whether that card may be laid here. */
gboolean
bramble_gloom_hero_get_possible (BrambleGloomHero *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_HERO (self), FALSE);

  return self->possible;
}

/* Returns what the Self-Worth would be then. */
int
bramble_gloom_hero_get_would (BrambleGloomHero *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_HERO (self), 0);

  return self->would;
}

/* Returns the places that show something now and would be covered then. */
guint
bramble_gloom_hero_get_covered (BrambleGloomHero *self)
{
  guint shows = 0;

  g_return_val_if_fail (BRAMBLE_IS_GLOOM_HERO (self), 0);

  if (!self->possible)
    return 0;
  for (guint i = 0; i < self->n_layers; i++)
    shows |= self->layers[i].shows;
  return shows & bramble_gloom_prints (self->preview);
}
