/* bramble-grimm-player.c: a player, the board and the cards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-private.h"

#include <glib/gi18n-lib.h>
#include <rules/grimm.h>

/**
 * BrambleGrimmPlayer:
 *
 * What the viewer sees of one player. Cards that the viewer does not know are
 * backs in the lists, one for each card.
 */
struct _BrambleGrimmPlayer
{
  GObject parent_instance;

  BrambleSeat *seat;
  guint resources[GRIMM_N_TYPES];
  guint hand_size;       /* Fables in hand */
  guint actions;         /* left this round */
  guint houses;          /* complete ones */
  gboolean starting;     /* holds the token of the starting player */
  gboolean asked;        /* it is this player's turn */
  gboolean planned;      /* the cards set down lie there for all to see, face down or up */
  const char *location;  /* the id of where the pig is */
  char *tower;           /* (nullable): translated; what lies on Rapunzel */
  char *gathered;        /* (nullable): translated; what was Gathered this round */
  char *bonus;           /* (nullable): translated; the First Builder Bonuses */
  char *declared;        /* (nullable): translated; what Aladdin or Pinocchio made them say */
  BrambleItemList *hand;
  BrambleItemList *gathers;
  BrambleItemList *front;
  BrambleItemList *next;
  BrambleItemList *friend_card; /* one or none */
  GListStore *sites;     /* BrambleGrimmSite */
};

G_DEFINE_FINAL_TYPE (BrambleGrimmPlayer, bramble_grimm_player, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_SEAT,
  PROP_NAME,
  PROP_PIG,
  PROP_COMPUTER,
  PROP_STRAW, /* in the order of GrimmType */
  PROP_WOOD,
  PROP_BRICK,
  PROP_HAND_SIZE,
  PROP_ACTIONS,
  PROP_HOUSES,
  PROP_STARTING,
  PROP_ASKED,
  PROP_PLANNED,
  PROP_LOCATION,
  PROP_TOWER,
  PROP_GATHERED,
  PROP_BONUS,
  PROP_DECLARED,
  PROP_HAND,
  PROP_GATHERS,
  PROP_FRONT,
  PROP_NEXT,
  PROP_FRIEND,
  PROP_SITES,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* The viewer's own Fables by name; of others, how many. */
static void
update_hand (BrambleGrimmPlayer     *self,
             const BrambleGrimmView *view,
             guint                   seat)
{
  const GrimmPlayer *player = &view->s.players[seat];
  g_auto (BrambleSpecs) specs = { NULL };
  guint known = 0;

  for (guint fable = 0; fable < GRIMM_N_FABLES; fable++)
    for (guint n = grimm_hand_count (player, fable); n > 0; n--, known++)
      bramble_grimm_specs_add_card (&specs, view, fable, (int) seat, FALSE, NULL);
  for (guint i = known; i < player->hand_size; i++)
    bramble_grimm_specs_add_back (&specs, "fable", (int) seat);
  bramble_specs_update (&specs, self->hand);
}

/* In a hand that the viewer does not know, a view tells only how many cards
 * there are of whose. */
static void
update_gathers (BrambleGrimmPlayer     *self,
                const BrambleGrimmView *view,
                guint                   seat)
{
  g_auto (BrambleSpecs) specs = { NULL };

  for (guint gather = 0; gather < GRIMM_GATHER (GRIMM_MAX_SEATS, 0); gather++)
    if (((view->s.players[seat].gather_hand >> gather) & 1) == 0)
      continue;
    else if (bramble_viewer_knows (view->viewer, seat))
      bramble_grimm_specs_add_gather (&specs, view, seat, gather, FALSE);
    else
      bramble_grimm_specs_add_back (&specs, "gather", GRIMM_GATHER_HOME (gather));
  bramble_specs_update (&specs, self->gathers);
}

/* The cards set down this round: they turn up at the windows of their kind. */
static void
update_front (BrambleGrimmPlayer     *self,
              const BrambleGrimmView *view,
              guint                   seat)
{
  const GrimmPlayer *player = &view->s.players[seat];
  g_auto (BrambleSpecs) specs = { NULL };

  if (player->gather < GRIMM_HIDDEN)
    bramble_grimm_specs_add_gather (&specs, view, seat, player->gather, view->s.window < GRIMM_WINDOW_GATHERS);
  else if (player->gather == GRIMM_HIDDEN)
    bramble_grimm_specs_add_back (&specs, "gather", player->gather_home);
  if (player->fable != GRIMM_NONE)
    bramble_grimm_specs_add_card (&specs, view, player->fable, (int) seat, view->s.window < GRIMM_WINDOW_FABLES, NULL);
  bramble_specs_update (&specs, self->front);
}

/* A Next Turn card that lies at a Location is shown there. */
static void
update_next (BrambleGrimmPlayer     *self,
             const BrambleGrimmView *view,
             guint                   seat)
{
  const GrimmPlayer *player = &view->s.players[seat];
  g_auto (BrambleSpecs) specs = { NULL };

  if (player->next_card != GRIMM_NONE && player->next_place == GRIMM_NONE)
    bramble_grimm_specs_add_card (&specs, view, player->next_card, (int) seat, FALSE, _("It acts this round."));
  if (player->next_laid != GRIMM_NONE)
    bramble_grimm_specs_add_card (&specs, view, player->next_laid, (int) seat, FALSE, _("It waits for the next round."));
  bramble_specs_update (&specs, self->next);
}

static void
update_friend (BrambleGrimmPlayer     *self,
               const BrambleGrimmView *view,
               guint                   seat)
{
  g_auto (BrambleSpecs) specs = { NULL };

  if (view->s.players[seat].friend_card != GRIMM_NONE)
    bramble_grimm_specs_add_card (&specs, view, view->s.players[seat].friend_card, (int) seat, FALSE, NULL);
  bramble_specs_update (&specs, self->friend_card);
}

static void
update_sites (BrambleGrimmPlayer *self,
              const GrimmPlayer  *player)
{
  GListModel *sites = G_LIST_MODEL (self->sites);

  while (g_list_model_get_n_items (sites) > player->n_sites)
    g_list_store_remove (self->sites, g_list_model_get_n_items (sites) - 1);
  for (guint i = 0; i < player->n_sites; i++)
    {
      g_autoptr (BrambleGrimmSite) site = g_list_model_get_item (sites, i);

      if (site)
        {
          bramble_grimm_site_update (site, player);
          continue;
        }

      site = bramble_grimm_site_new (i);
      bramble_grimm_site_update (site, player);
      g_list_store_append (self->sites, site);
    }
}

static void
bramble_grimm_player_get_property (GObject    *object,
                                   guint       prop_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  BrambleGrimmPlayer *self = BRAMBLE_GRIMM_PLAYER (object);

  switch (prop_id)
    {
    case PROP_SEAT:
      g_value_set_uint (value, bramble_seat_get_index (self->seat));
      break;
    case PROP_NAME:
      g_value_set_string (value, bramble_seat_get_name (self->seat));
      break;
    case PROP_PIG:
      g_value_set_string (value, bramble_seat_get_look (self->seat)->id);
      break;
    case PROP_COMPUTER:
      g_value_set_boolean (value, bramble_seat_get_computer (self->seat));
      break;
    case PROP_STRAW:
    case PROP_WOOD:
    case PROP_BRICK:
      g_value_set_uint (value, self->resources[prop_id - PROP_STRAW]);
      break;
    case PROP_HAND_SIZE:
      g_value_set_uint (value, self->hand_size);
      break;
    case PROP_ACTIONS:
      g_value_set_uint (value, self->actions);
      break;
    case PROP_HOUSES:
      g_value_set_uint (value, self->houses);
      break;
    case PROP_STARTING:
      g_value_set_boolean (value, self->starting);
      break;
    case PROP_ASKED:
      g_value_set_boolean (value, self->asked);
      break;
    case PROP_PLANNED:
      g_value_set_boolean (value, self->planned);
      break;
    case PROP_LOCATION:
      g_value_set_string (value, self->location);
      break;
    case PROP_TOWER:
      g_value_set_string (value, self->tower);
      break;
    case PROP_GATHERED:
      g_value_set_string (value, self->gathered);
      break;
    case PROP_BONUS:
      g_value_set_string (value, self->bonus);
      break;
    case PROP_DECLARED:
      g_value_set_string (value, self->declared);
      break;
    case PROP_HAND:
      g_value_set_object (value, self->hand);
      break;
    case PROP_GATHERS:
      g_value_set_object (value, self->gathers);
      break;
    case PROP_FRONT:
      g_value_set_object (value, self->front);
      break;
    case PROP_NEXT:
      g_value_set_object (value, self->next);
      break;
    case PROP_FRIEND:
      g_value_set_object (value, self->friend_card);
      break;
    case PROP_SITES:
      g_value_set_object (value, self->sites);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bramble_grimm_player_finalize (GObject *object)
{
  BrambleGrimmPlayer *self = BRAMBLE_GRIMM_PLAYER (object);

  g_clear_object (&self->seat);
  g_free (self->tower);
  g_free (self->gathered);
  g_free (self->bonus);
  g_free (self->declared);
  g_object_unref (self->hand);
  g_object_unref (self->gathers);
  g_object_unref (self->front);
  g_object_unref (self->next);
  g_object_unref (self->friend_card);
  g_object_unref (self->sites);

  G_OBJECT_CLASS (bramble_grimm_player_parent_class)->finalize (object);
}

static void
bramble_grimm_player_class_init (BrambleGrimmPlayerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = bramble_grimm_player_get_property;
  object_class->finalize = bramble_grimm_player_finalize;

  props[PROP_SEAT] = g_param_spec_uint ("seat", NULL, NULL, 0, GRIMM_MAX_SEATS, 0, readable);
  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, readable);
  props[PROP_PIG] = g_param_spec_string ("pig", NULL, NULL, NULL, readable);
  props[PROP_COMPUTER] = g_param_spec_boolean ("computer", NULL, NULL, FALSE, readable);
  props[PROP_STRAW] = g_param_spec_uint ("straw", NULL, NULL, 0, G_MAXUINT, 0, readable);
  props[PROP_WOOD] = g_param_spec_uint ("wood", NULL, NULL, 0, G_MAXUINT, 0, readable);
  props[PROP_BRICK] = g_param_spec_uint ("brick", NULL, NULL, 0, G_MAXUINT, 0, readable);
  props[PROP_HAND_SIZE] = g_param_spec_uint ("hand-size", NULL, NULL, 0, G_MAXUINT, 0, readable);
  props[PROP_ACTIONS] = g_param_spec_uint ("actions", NULL, NULL, 0, G_MAXUINT, 0, readable);
  props[PROP_HOUSES] = g_param_spec_uint ("houses", NULL, NULL, 0, GRIMM_MAX_SITES, 0, readable);
  props[PROP_STARTING] = g_param_spec_boolean ("starting", NULL, NULL, FALSE, readable);
  props[PROP_ASKED] = g_param_spec_boolean ("asked", NULL, NULL, FALSE, readable);
  props[PROP_PLANNED] = g_param_spec_boolean ("planned", NULL, NULL, FALSE, readable);
  props[PROP_LOCATION] = g_param_spec_string ("location", NULL, NULL, NULL, readable);
  props[PROP_TOWER] = g_param_spec_string ("tower", NULL, NULL, NULL, readable);
  props[PROP_GATHERED] = g_param_spec_string ("gathered", NULL, NULL, NULL, readable);
  props[PROP_BONUS] = g_param_spec_string ("bonus", NULL, NULL, NULL, readable);
  props[PROP_DECLARED] = g_param_spec_string ("declared", NULL, NULL, NULL, readable);
  props[PROP_HAND] = g_param_spec_object ("hand", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  props[PROP_GATHERS] = g_param_spec_object ("gathers", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  props[PROP_FRONT] = g_param_spec_object ("front", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  props[PROP_NEXT] = g_param_spec_object ("next", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  props[PROP_FRIEND] = g_param_spec_object ("friend", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  props[PROP_SITES] = g_param_spec_object ("sites", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bramble_grimm_player_init (BrambleGrimmPlayer *self)
{
  self->location = bramble_grimm_place_id (GRIMM_HOME);
  self->hand = bramble_item_list_new ();
  self->gathers = bramble_item_list_new ();
  self->front = bramble_item_list_new ();
  self->next = bramble_item_list_new ();
  self->friend_card = bramble_item_list_new ();
  self->sites = g_list_store_new (BRAMBLE_TYPE_GRIMM_SITE);
}

BrambleGrimmPlayer *
bramble_grimm_player_new (BrambleSeat *seat)
{
  BrambleGrimmPlayer *self = g_object_new (BRAMBLE_TYPE_GRIMM_PLAYER, NULL);

  self->seat = g_object_ref (seat);
  return self;
}

void
bramble_grimm_player_update (BrambleGrimmPlayer     *self,
                             const BrambleGrimmView *view)
{
  guint seat = bramble_seat_get_index (self->seat);
  const GrimmState *s = &view->s;
  const GrimmPlayer *player = &s->players[seat];
  gboolean planned = player->gather != GRIMM_NONE && ((s->plans_shown >> seat) & 1);

  g_object_freeze_notify (G_OBJECT (self));
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    bramble_set_uint (self, &self->resources[type], player->stock[type], props[PROP_STRAW + type]);
  bramble_set_uint (self, &self->hand_size, player->hand_size, props[PROP_HAND_SIZE]);
  bramble_set_uint (self, &self->actions, player->actions, props[PROP_ACTIONS]);
  bramble_set_uint (self, &self->houses, grimm_all_houses (player), props[PROP_HOUSES]);
  bramble_set_int (self, &self->starting, s->start == seat, props[PROP_STARTING]);
  bramble_set_int (self, &self->asked, view->asked == (int) seat, props[PROP_ASKED]);
  bramble_set_int (self, &self->planned, planned, props[PROP_PLANNED]);
  bramble_set_id (self, &self->location, bramble_grimm_place_id (player->pig), props[PROP_LOCATION]);
  bramble_take_text (self, &self->tower, bramble_grimm_resources_text (player->tower), props[PROP_TOWER]);
  bramble_take_text (self, &self->gathered, bramble_grimm_resources_text (player->gathered),
                     props[PROP_GATHERED]);
  bramble_take_text (self, &self->bonus, bramble_grimm_bonuses_text (s, seat), props[PROP_BONUS]);
  bramble_take_text (self, &self->declared, bramble_grimm_declared_text (player), props[PROP_DECLARED]);

  update_hand (self, view, seat);
  update_gathers (self, view, seat);
  update_front (self, view, seat);
  update_next (self, view, seat);
  update_friend (self, view, seat);
  update_sites (self, player);
  g_object_thaw_notify (G_OBJECT (self));
}

guint
bramble_grimm_player_get_seat (BrambleGrimmPlayer *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_PLAYER (self), 0);

  return bramble_seat_get_index (self->seat);
}

const char *
bramble_grimm_player_get_name (BrambleGrimmPlayer *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_PLAYER (self), NULL);

  return bramble_seat_get_name (self->seat);
}

/* Returns the id of the colour that is played. */
const char *
bramble_grimm_player_get_pig (BrambleGrimmPlayer *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_PLAYER (self), NULL);

  return bramble_seat_get_look (self->seat)->id;
}

/* Whether the game waits for this player. */
gboolean
bramble_grimm_player_get_asked (BrambleGrimmPlayer *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_PLAYER (self), FALSE);

  return self->asked;
}

/* Returns where the pig is: the id of a Location, "nowhere" or "home". */
const char *
bramble_grimm_player_get_location (BrambleGrimmPlayer *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_PLAYER (self), NULL);

  return self->location;
}

/**
 * bramble_grimm_player_get_hand:
 *
 * Returns: (transfer none): a list of #BrambleItem, the Fables in hand
 */
GListModel *
bramble_grimm_player_get_hand (BrambleGrimmPlayer *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_PLAYER (self), NULL);

  return G_LIST_MODEL (self->hand);
}

/**
 * bramble_grimm_player_get_gathers:
 *
 * Returns: (transfer none): a list of #BrambleItem, the Gather cards in hand; an
 *   item's seat is whose card it is
 */
GListModel *
bramble_grimm_player_get_gathers (BrambleGrimmPlayer *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_PLAYER (self), NULL);

  return G_LIST_MODEL (self->gathers);
}

/**
 * bramble_grimm_player_get_front:
 *
 * Returns: (transfer none): a list of #BrambleItem, the Gather card and the Fable
 *   that lie there this round
 */
GListModel *
bramble_grimm_player_get_front (BrambleGrimmPlayer *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_PLAYER (self), NULL);

  return G_LIST_MODEL (self->front);
}

/**
 * bramble_grimm_player_get_next:
 *
 * Returns: (transfer none): a list of #BrambleItem, the Next Turn cards
 */
GListModel *
bramble_grimm_player_get_next (BrambleGrimmPlayer *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_PLAYER (self), NULL);

  return G_LIST_MODEL (self->next);
}

/**
 * bramble_grimm_player_get_friend:
 *
 * Returns: (transfer none): a list of one #BrambleItem or none
 */
GListModel *
bramble_grimm_player_get_friend (BrambleGrimmPlayer *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_PLAYER (self), NULL);

  return G_LIST_MODEL (self->friend_card);
}

/**
 * bramble_grimm_player_get_sites:
 *
 * Returns: (transfer none): a list of #BrambleGrimmSite
 */
GListModel *
bramble_grimm_player_get_sites (BrambleGrimmPlayer *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_PLAYER (self), NULL);

  return G_LIST_MODEL (self->sites);
}
