/* bramble-grimm-table.c: everything that lies on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-table.h"

#include <rules/asks.h>
#include <rules/grimm.h>

#include "bramble-grimm-private.h"
#include "bramble-grimm-scene.h"
#include "bramble-grimm-target.h"

/**
 * BrambleGrimmTable:
 *
 * The Grimm Forest as the viewer of a match may see it. It changes by
 * difference: where two views agree, nothing is told.
 */
struct _BrambleGrimmTable
{
  BrambleTable parent_instance;

  guint window;            /* GrimmWindow */
  guint round;
  guint deck_size;
  guint friend_deck_size;
  GListStore *players;     /* BrambleGrimmPlayer */
  GListStore *locations;   /* BrambleGrimmLocation */
  BrambleItemList *discard;
  BrambleItemList *friend_discard;
  BrambleItemList *turned_up;
  BrambleItemList *looked_at;
  BrambleItemList *supply;
  BrambleItemList *bonuses;
};

G_DEFINE_FINAL_TYPE (BrambleGrimmTable, bramble_grimm_table, BRAMBLE_TYPE_TABLE)

enum
{
  PROP_0,
  PROP_WINDOW,
  PROP_WINDOW_NAME,
  PROP_ROUND,
  PROP_DECK_SIZE,
  PROP_FRIEND_DECK_SIZE,
  PROP_PLAYERS,
  PROP_LOCATIONS,
  PROP_DISCARD,
  PROP_FRIEND_DISCARD,
  PROP_TURNED_UP,
  PROP_LOOKED_AT,
  PROP_SUPPLY,
  PROP_BONUSES,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
update_piles (BrambleGrimmTable      *self,
              const BrambleGrimmView *view)
{
  const GrimmState *s = &view->s;
  g_auto (BrambleSpecs) specs = { NULL };

  bramble_grimm_specs_add_pile (&specs, view, s->discard, s->n_discard);
  bramble_specs_update (&specs, self->discard);
  bramble_grimm_specs_add_pile (&specs, view, s->friend_discard, s->n_friend_discard);
  bramble_specs_update (&specs, self->friend_discard);

  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    for (guint section = 0; section < GRIMM_N_SECTIONS; section++)
      bramble_grimm_specs_add_section (&specs, type, section, s->supply[type][section]);
  bramble_specs_update (&specs, self->supply);

  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    bramble_grimm_specs_add_bonus (&specs, type,
                                   s->bonus[type] < s->n_seats ? (int) s->bonus[type] : BRAMBLE_ITEM_NO_SEAT);
  bramble_specs_update (&specs, self->bonuses);
}

/* Friends lie open while somebody chooses, the latest first. */
static void
update_turned_up (BrambleGrimmTable      *self,
                  const BrambleGrimmView *view)
{
  g_auto (BrambleSpecs) specs = { NULL };

  for (guint depth = view->s.depth; depth > 0; depth--)
    {
      const GrimmFrame *f = &view->s.stack[depth - 1];

      for (guint i = 0; i < GRIMM_MAX_SEATS; i++)
        if (f->cards[i] != GRIMM_NONE)
          bramble_grimm_specs_add_card (&specs, view, f->cards[i], BRAMBLE_ITEM_NO_SEAT, FALSE, NULL);
    }
  bramble_specs_update (&specs, self->turned_up);
}

/* Whether the player who is asked looks at the top of the Fable deck; how many
 * cards of it, the frame says. */
gboolean
bramble_grimm_is_looking (const GrimmState *s)
{
  return s->ask_kind == GRIMM_ASK_WHISPERS
         || s->ask_kind == GRIMM_ASK_GOLDILOCKS_KEEP
         || s->ask_kind == GRIMM_ASK_GOLDILOCKS_TOP;
}

static void
update_looked_at (BrambleGrimmTable      *self,
                  const BrambleGrimmView *view)
{
  const GrimmState *s = &view->s;
  g_auto (BrambleSpecs) specs = { NULL };

  if (!s->over && s->depth > 0 && bramble_grimm_is_looking (s) && bramble_viewer_knows (view->viewer, s->ask_seat))
    {
      guint n = MIN (s->stack[s->depth - 1].index, s->n_deck);

      for (guint i = 1; i <= n; i++)
        bramble_grimm_specs_add_card (&specs, view, s->deck[s->n_deck - i], s->ask_seat, FALSE, NULL);
    }
  bramble_specs_update (&specs, self->looked_at);
}

/* How many actions are left follows from what is asked, not from events. */
static void
look (BrambleTable     *table,
      const GrimmState *state,
      BrambleGrimmView *view)
{
  BrambleMatch *match = bramble_table_get_match (table);
  const GrimmState *now = bramble_match_get_view (match);

  view->s = *state;
  view->viewer = bramble_match_get_viewer (match);
  view->asked = bramble_table_get_acting (table);
  for (guint seat = 0; seat < now->n_seats; seat++)
    {
      view->names[seat] = bramble_seat_get_name (bramble_match_get_seat (match, seat));
      view->s.players[seat].actions = now->players[seat].actions;
    }
}

static void
bramble_grimm_table_show (BrambleTable  *table,
                          gconstpointer  state)
{
  BrambleGrimmTable *self = BRAMBLE_GRIMM_TABLE (table);
  BrambleGrimmView view = { .viewer = BRAMBLE_VIEWER_NOBODY };
  const GrimmState *s = &view.s;

  look (table, state, &view);
  if (self->window != s->window)
    {
      self->window = s->window;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WINDOW]);
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WINDOW_NAME]);
    }
  bramble_set_uint (self, &self->round, s->round, props[PROP_ROUND]);
  bramble_set_uint (self, &self->deck_size, s->n_deck, props[PROP_DECK_SIZE]);
  bramble_set_uint (self, &self->friend_deck_size, s->n_friends, props[PROP_FRIEND_DECK_SIZE]);

  for (guint i = 0; i < s->n_seats; i++)
    {
      g_autoptr (BrambleGrimmPlayer) player = g_list_model_get_item (G_LIST_MODEL (self->players), i);

      bramble_grimm_player_update (player, &view);
    }
  for (guint i = 0; i < s->n_locations; i++)
    {
      g_autoptr (BrambleGrimmLocation) location = g_list_model_get_item (G_LIST_MODEL (self->locations), i);

      bramble_grimm_location_update (location, &view);
    }
  update_piles (self, &view);
  update_turned_up (self, &view);
  update_looked_at (self, &view);
}

static void
bramble_grimm_table_get_property (GObject    *object,
                                  guint       prop_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  BrambleGrimmTable *self = BRAMBLE_GRIMM_TABLE (object);

  switch (prop_id)
    {
    case PROP_WINDOW:
      g_value_set_string (value, bramble_grimm_table_get_window (self));
      break;
    case PROP_WINDOW_NAME:
      g_value_set_string (value, bramble_grimm_table_get_window_name (self));
      break;
    case PROP_ROUND:
      g_value_set_uint (value, self->round);
      break;
    case PROP_DECK_SIZE:
      g_value_set_uint (value, self->deck_size);
      break;
    case PROP_FRIEND_DECK_SIZE:
      g_value_set_uint (value, self->friend_deck_size);
      break;
    case PROP_PLAYERS:
      g_value_set_object (value, self->players);
      break;
    case PROP_LOCATIONS:
      g_value_set_object (value, self->locations);
      break;
    case PROP_DISCARD:
      g_value_set_object (value, self->discard);
      break;
    case PROP_FRIEND_DISCARD:
      g_value_set_object (value, self->friend_discard);
      break;
    case PROP_TURNED_UP:
      g_value_set_object (value, self->turned_up);
      break;
    case PROP_LOOKED_AT:
      g_value_set_object (value, self->looked_at);
      break;
    case PROP_SUPPLY:
      g_value_set_object (value, self->supply);
      break;
    case PROP_BONUSES:
      g_value_set_object (value, self->bonuses);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bramble_grimm_table_finalize (GObject *object)
{
  BrambleGrimmTable *self = BRAMBLE_GRIMM_TABLE (object);

  g_object_unref (self->players);
  g_object_unref (self->locations);
  g_object_unref (self->discard);
  g_object_unref (self->friend_discard);
  g_object_unref (self->turned_up);
  g_object_unref (self->looked_at);
  g_object_unref (self->supply);
  g_object_unref (self->bonuses);

  G_OBJECT_CLASS (bramble_grimm_table_parent_class)->finalize (object);
}

static void
bramble_grimm_table_class_init (BrambleGrimmTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  BrambleTableClass *table_class = BRAMBLE_TABLE_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = bramble_grimm_table_get_property;
  object_class->finalize = bramble_grimm_table_finalize;
  table_class->show = bramble_grimm_table_show;
  table_class->unfold = bramble_grimm_unfold;
  table_class->tell = bramble_grimm_tell;
  table_class->locate = bramble_grimm_locate;
  table_class->why_not = bramble_grimm_why_not;

  props[PROP_WINDOW] = g_param_spec_string ("window", NULL, NULL, NULL, readable);
  props[PROP_WINDOW_NAME] = g_param_spec_string ("window-name", NULL, NULL, NULL, readable);
  props[PROP_ROUND] = g_param_spec_uint ("round", NULL, NULL, 0, G_MAXUINT, 0, readable);
  props[PROP_DECK_SIZE] = g_param_spec_uint ("deck-size", NULL, NULL, 0, G_MAXUINT, 0, readable);
  props[PROP_FRIEND_DECK_SIZE] = g_param_spec_uint ("friend-deck-size", NULL, NULL, 0, G_MAXUINT, 0, readable);
  props[PROP_PLAYERS] = g_param_spec_object ("players", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  props[PROP_LOCATIONS] = g_param_spec_object ("locations", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  props[PROP_DISCARD] = g_param_spec_object ("discard", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  props[PROP_FRIEND_DISCARD] = g_param_spec_object ("friend-discard", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  props[PROP_TURNED_UP] = g_param_spec_object ("turned-up", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  props[PROP_LOOKED_AT] = g_param_spec_object ("looked-at", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  props[PROP_SUPPLY] = g_param_spec_object ("supply", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  props[PROP_BONUSES] = g_param_spec_object ("bonuses", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bramble_grimm_table_init (BrambleGrimmTable *self)
{
  self->players = g_list_store_new (BRAMBLE_TYPE_GRIMM_PLAYER);
  self->locations = g_list_store_new (BRAMBLE_TYPE_GRIMM_LOCATION);
  self->discard = bramble_item_list_new ();
  self->friend_discard = bramble_item_list_new ();
  self->turned_up = bramble_item_list_new ();
  self->looked_at = bramble_item_list_new ();
  self->supply = bramble_item_list_new ();
  self->bonuses = bramble_item_list_new ();
}

/**
 * bramble_grimm_table_new:
 * @match: a match of The Grimm Forest
 *
 * Returns: (transfer full): what its viewer sees, now and as it goes on
 */
BrambleGrimmTable *
bramble_grimm_table_new (BrambleMatch *match)
{
  BrambleGrimmTable *self;
  const GrimmState *view;

  g_return_val_if_fail (BRAMBLE_IS_MATCH (match), NULL);
  g_return_val_if_fail (bramble_match_get_game (match) == &grimm_game, NULL);

  self = g_object_new (BRAMBLE_TYPE_GRIMM_TABLE, NULL);
  view = bramble_match_get_view (match);
  for (guint i = 0; i < view->n_seats; i++)
    {
      g_autoptr (BrambleGrimmPlayer) player = bramble_grimm_player_new (bramble_match_get_seat (match, i));

      g_list_store_append (self->players, player);
    }
  for (guint i = 0; i < view->n_locations; i++)
    {
      g_autoptr (BrambleGrimmLocation) location = bramble_grimm_location_new (i);

      g_list_store_append (self->locations, location);
    }
  bramble_table_set_match (BRAMBLE_TABLE (self), match);
  return self;
}

/* Returns the id of the window that the round is in. */
const char *
bramble_grimm_table_get_window (BrambleGrimmTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_TABLE (self), NULL);

  return grimm_window_ids[self->window];
}

/* Returns the translated name of the window that the round is in. */
const char *
bramble_grimm_table_get_window_name (BrambleGrimmTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_TABLE (self), NULL);

  return grimm_window_name (self->window);
}

guint
bramble_grimm_table_get_deck_size (BrambleGrimmTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_TABLE (self), 0);

  return self->deck_size;
}

guint
bramble_grimm_table_get_friend_deck_size (BrambleGrimmTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_TABLE (self), 0);

  return self->friend_deck_size;
}

/**
 * bramble_grimm_table_get_players:
 *
 * Returns: (transfer none): a list of #BrambleGrimmPlayer, in the order of seats
 */
GListModel *
bramble_grimm_table_get_players (BrambleGrimmTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_TABLE (self), NULL);

  return G_LIST_MODEL (self->players);
}

/**
 * bramble_grimm_table_get_locations:
 *
 * Returns: (transfer none): a list of #BrambleGrimmLocation
 */
GListModel *
bramble_grimm_table_get_locations (BrambleGrimmTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_TABLE (self), NULL);

  return G_LIST_MODEL (self->locations);
}

/**
 * bramble_grimm_table_get_discard:
 *
 * Returns: (transfer none): a list of #BrambleItem, the discarded Fables, the
 *   latest first
 */
GListModel *
bramble_grimm_table_get_discard (BrambleGrimmTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_TABLE (self), NULL);

  return G_LIST_MODEL (self->discard);
}

/**
 * bramble_grimm_table_get_friend_discard:
 *
 * Returns: (transfer none): a list of #BrambleItem, the latest first
 */
GListModel *
bramble_grimm_table_get_friend_discard (BrambleGrimmTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_TABLE (self), NULL);

  return G_LIST_MODEL (self->friend_discard);
}

/**
 * bramble_grimm_table_get_turned_up:
 *
 * Returns: (transfer none): a list of #BrambleItem, the Friends that lie open
 *   while somebody chooses
 */
GListModel *
bramble_grimm_table_get_turned_up (BrambleGrimmTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_TABLE (self), NULL);

  return G_LIST_MODEL (self->turned_up);
}

/**
 * bramble_grimm_table_get_looked_at:
 *
 * Returns: (transfer none): a list of #BrambleItem, the Fables on top of the deck
 *   that the viewer is looking at, the top one first
 */
GListModel *
bramble_grimm_table_get_looked_at (BrambleGrimmTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_TABLE (self), NULL);

  return G_LIST_MODEL (self->looked_at);
}

/**
 * bramble_grimm_table_get_supply:
 *
 * Returns: (transfer none): a list of nine #BrambleItem, the sections that are left
 */
GListModel *
bramble_grimm_table_get_supply (BrambleGrimmTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_TABLE (self), NULL);

  return G_LIST_MODEL (self->supply);
}

/**
 * bramble_grimm_table_get_bonuses:
 *
 * Returns: (transfer none): a list of three #BrambleItem; an item's seat is who has it
 */
GListModel *
bramble_grimm_table_get_bonuses (BrambleGrimmTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_TABLE (self), NULL);

  return G_LIST_MODEL (self->bonuses);
}
