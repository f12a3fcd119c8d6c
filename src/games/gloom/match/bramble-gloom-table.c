/* bramble-gloom-table.c: everything that lies on the table of Fairytale Gloom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-gloom-table.h"

#include "bramble-gloom-private.h"
#include "bramble-gloom-scene.h"
#include "bramble-gloom-target.h"

/**
 * BrambleGloomTable:
 *
 * Fairytale Gloom as the viewer of a match may see it. It changes by difference:
 * where two views agree, nothing is told.
 */
struct _BrambleGloomTable
{
  BrambleTable parent_instance;

  BrambleGloomView view;       /* as was last shown */
  GListStore *families;        /* BrambleGloomFamily */
  GListStore *heroes;          /* BrambleGloomHero */
  BrambleItemList *characters; /* to choose from */
  BrambleItemList *stories;
  BrambleItemList *discard;
  BrambleItemList *looked_at;  /* cards that the viewer alone sees just now */
};

G_DEFINE_FINAL_TYPE (BrambleGloomTable, bramble_gloom_table, BRAMBLE_TYPE_TABLE)

/* Whom nobody has chosen yet. */
static void
update_characters (BrambleGloomTable *self)
{
  const GloomState *s = &self->view.s;
  g_auto (BrambleSpecs) specs = { NULL };

  for (guint card = GLOOM_N_DECK_AND_STORIES; card < GLOOM_N_CARDS && gloom_is_drafting (s); card++)
    {
      gboolean taken = FALSE;

      for (guint hero = 0; hero < gloom_n_heroes (s); hero++)
        taken |= s->heroes[hero].character == card;
      if (!taken)
        bramble_gloom_specs_add_card (&specs, card, BRAMBLE_ITEM_NO_SEAT);
    }
  bramble_specs_update (&specs, self->characters);
}

static void
update_middle (BrambleGloomTable *self)
{
  const GloomState *s = &self->view.s;
  g_auto (BrambleSpecs) specs = { NULL };

  for (guint i = 0; i < GLOOM_MAX_STORIES; i++)
    if (s->stories[i] < GLOOM_N_CARDS)
      bramble_gloom_specs_add_card (&specs, s->stories[i],
                                    s->holders[i] < s->n_seats ? (int) s->holders[i] : BRAMBLE_ITEM_NO_SEAT);
  bramble_specs_update (&specs, self->stories);

  for (guint i = s->n_discard; i > 0; i--)
    bramble_gloom_specs_add_card (&specs, s->discard[i - 1], BRAMBLE_ITEM_NO_SEAT);
  bramble_specs_update (&specs, self->discard);
}

/* What the viewer is asked about and sees nowhere else: the hand of another, or the
 * top of the draw pile. */
static void
update_looked_at (BrambleGloomTable *self)
{
  BrambleMatch *match = bramble_table_get_match (BRAMBLE_TABLE (self));
  g_auto (BrambleSpecs) specs = { NULL };
  BrambleAsk ask;

  bramble_match_get_ask (match, &ask);
  if (self->view.viewer >= 0 && ask.seat == (guint) self->view.viewer
      && (ask.kind == GLOOM_ASK_TAKE || ask.kind == GLOOM_ASK_PUT_BACK || ask.kind == GLOOM_ASK_RECOVER))
    for (guint i = 0; i < ask.n_options; i++)
      if (ask.options[i].kind == GLOOM_OPT_CARD)
        bramble_gloom_specs_add_card (&specs, ask.options[i].a, self->view.viewer);
  bramble_specs_update (&specs, self->looked_at);
}

static void
update_heroes (BrambleGloomTable *self)
{
  for (guint i = 0; i < gloom_n_heroes (&self->view.s); i++)
    {
      g_autoptr (BrambleGloomHero) hero = g_list_model_get_item (G_LIST_MODEL (self->heroes), i);

      bramble_gloom_hero_update (hero, &self->view);
    }
}

static void
bramble_gloom_table_show (BrambleTable  *table,
                          gconstpointer  state)
{
  BrambleGloomTable *self = BRAMBLE_GLOOM_TABLE (table);
  BrambleMatch *match = bramble_table_get_match (table);
  BrambleGloomView *view = &self->view;

  view->s = *(const GloomState *) state;
  view->viewer = bramble_match_get_viewer (match);
  view->asked = bramble_table_get_acting (table);
  for (guint seat = 0; seat < view->s.n_seats; seat++)
    view->names[seat] = bramble_seat_get_name (bramble_match_get_seat (match, seat));
  /* Others may look now. */
  if (view->preview < GLOOM_N_DECK
      && (view->viewer < 0 || !gloom_in_set (view->s.hands[view->viewer], view->preview)))
    view->preview = GLOOM_NONE;
  for (guint seat = 0; seat < view->s.n_seats; seat++)
    {
      g_autoptr (BrambleGloomFamily) family = g_list_model_get_item (G_LIST_MODEL (self->families), seat);

      bramble_gloom_family_update (family, view);
    }
  update_heroes (self);
  update_characters (self);
  update_middle (self);
  update_looked_at (self);
}

/* The class function of #BrambleTable. */
static void
bramble_gloom_table_unfold (gpointer            state,
                            int                 viewer,
                            const BrambleEvent *event,
                            gboolean            landed)
{
  if (landed)
    gloom_follow_arriving (state, event);
  else
    gloom_follow_leaving (state, event);
  gloom_refresh_all (state);
}

static void
bramble_gloom_table_finalize (GObject *object)
{
  BrambleGloomTable *self = BRAMBLE_GLOOM_TABLE (object);

  g_object_unref (self->families);
  g_object_unref (self->heroes);
  g_object_unref (self->characters);
  g_object_unref (self->stories);
  g_object_unref (self->discard);
  g_object_unref (self->looked_at);

  G_OBJECT_CLASS (bramble_gloom_table_parent_class)->finalize (object);
}

static void
bramble_gloom_table_class_init (BrambleGloomTableClass *klass)
{
  BrambleTableClass *table_class = BRAMBLE_TABLE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bramble_gloom_table_finalize;
  table_class->show = bramble_gloom_table_show;
  table_class->unfold = bramble_gloom_table_unfold;
  table_class->tell = bramble_gloom_tell;
  table_class->locate = bramble_gloom_locate;
  table_class->lead = bramble_gloom_lead;
  table_class->why_not = bramble_gloom_why_not;
}

static void
bramble_gloom_table_init (BrambleGloomTable *self)
{
  self->view.viewer = BRAMBLE_VIEWER_NOBODY;
  self->view.preview = GLOOM_NONE;
  self->families = g_list_store_new (BRAMBLE_TYPE_GLOOM_FAMILY);
  self->heroes = g_list_store_new (BRAMBLE_TYPE_GLOOM_HERO);
  self->characters = bramble_item_list_new ();
  self->stories = bramble_item_list_new ();
  self->discard = bramble_item_list_new ();
  self->looked_at = bramble_item_list_new ();
}

/**
 * bramble_gloom_table_new:
 * @match: a match of Fairytale Gloom
 *
 * Returns: (transfer full): what its viewer sees, now and as it goes on
 */
BrambleGloomTable *
bramble_gloom_table_new (BrambleMatch *match)
{
  BrambleGloomTable *self;
  const GloomState *view;

  g_return_val_if_fail (BRAMBLE_IS_MATCH (match), NULL);
  g_return_val_if_fail (bramble_match_get_game (match) == &gloom_game, NULL);

  self = g_object_new (BRAMBLE_TYPE_GLOOM_TABLE, NULL);
  view = bramble_match_get_view (match);
  for (guint i = 0; i < view->n_seats; i++)
    {
      g_autoptr (BrambleGloomFamily) family = bramble_gloom_family_new (bramble_match_get_seat (match, i));

      g_list_store_append (self->families, family);
    }
  for (guint i = 0; i < gloom_n_heroes (view); i++)
    {
      g_autoptr (BrambleGloomHero) hero = bramble_gloom_hero_new (i);

      g_list_store_append (self->heroes, hero);
    }
  bramble_table_set_match (BRAMBLE_TABLE (self), match);
  return self;
}

/* Returns the position as it is seen now, with what the viewer may not know hidden. */
const GloomState *
bramble_gloom_table_get_shown (BrambleGloomTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_TABLE (self), NULL);

  return &self->view.s;
}

/**
 * bramble_gloom_table_get_families:
 *
 * Returns: (transfer none): a list of #BrambleGloomFamily, in the order of seats
 */
GListModel *
bramble_gloom_table_get_families (BrambleGloomTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_TABLE (self), NULL);

  return G_LIST_MODEL (self->families);
}

/**
 * bramble_gloom_table_get_heroes:
 *
 * Returns: (transfer none): a list of #BrambleGloomHero, family by family
 */
GListModel *
bramble_gloom_table_get_heroes (BrambleGloomTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_TABLE (self), NULL);

  return G_LIST_MODEL (self->heroes);
}

/**
 * bramble_gloom_table_get_characters:
 *
 * Returns: (transfer none): a list of #BrambleItem, those who can still be chosen
 */
GListModel *
bramble_gloom_table_get_characters (BrambleGloomTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_TABLE (self), NULL);

  return G_LIST_MODEL (self->characters);
}

/**
 * bramble_gloom_table_get_stories:
 *
 * Returns: (transfer none): a list of #BrambleItem; an item's seat is who controls it
 */
GListModel *
bramble_gloom_table_get_stories (BrambleGloomTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_TABLE (self), NULL);

  return G_LIST_MODEL (self->stories);
}

/**
 * bramble_gloom_table_get_discard:
 *
 * Returns: (transfer none): a list of #BrambleItem, the latest first
 */
GListModel *
bramble_gloom_table_get_discard (BrambleGloomTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_TABLE (self), NULL);

  return G_LIST_MODEL (self->discard);
}

/**
 * bramble_gloom_table_get_looked_at:
 *
 * Returns: (transfer none): a list of #BrambleItem, cards that the viewer chooses from
 *   and that lie in no hand of theirs
 */
GListModel *
bramble_gloom_table_get_looked_at (BrambleGloomTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_TABLE (self), NULL);

  return G_LIST_MODEL (self->looked_at);
}

guint
bramble_gloom_table_get_deck_size (BrambleGloomTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_TABLE (self), 0);

  return self->view.s.n_deck;
}

/* Returns the card that the viewer has chosen and not laid yet, or GLOOM_NONE. */
guint
bramble_gloom_table_get_chosen (BrambleGloomTable *self)
{
  const GloomState *s;
  const GloomFrame *f;
  BrambleAsk ask;

  g_return_val_if_fail (BRAMBLE_IS_GLOOM_TABLE (self), GLOOM_NONE);

  s = bramble_match_get_view (bramble_table_get_match (BRAMBLE_TABLE (self)));
  f = s->depth > 0 ? &s->stack[s->depth - 1] : NULL;
  bramble_match_get_ask (bramble_table_get_match (BRAMBLE_TABLE (self)), &ask);
  if (f == NULL || ask.n_options == 0 || self->view.viewer < 0 || ask.seat != (guint) self->view.viewer)
    return GLOOM_NONE;
  if (ask.kind == GLOOM_ASK_TARGET || ask.kind == GLOOM_ASK_FREE_TARGET || ask.kind == GLOOM_ASK_DESTINATION)
    return f->pick;

  return ask.kind == GLOOM_ASK_ASIDE ? f->card : GLOOM_NONE;
}

/* Lets every Character know what @card would make of it; GLOOM_NONE: none. */
void
bramble_gloom_table_set_preview (BrambleGloomTable *self,
                                 guint              card)
{
  g_return_if_fail (BRAMBLE_IS_GLOOM_TABLE (self));

  if (self->view.preview == card)
    return;

  self->view.preview = card;
  update_heroes (self);
}
