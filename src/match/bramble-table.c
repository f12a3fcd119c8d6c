/* bramble-table.c: what lies on the table, and how it takes its time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-table.h"

#include <string.h>

#include "bramble-setters.h"

/* How far an event of the last step has come to be seen. */
typedef enum
{
  NOT_YET, /* nothing of it */
  LEFT,    /* what moves has left where it was */
  LANDED,  /* all of it */
} Stage;

/**
 * BrambleTable:
 *
 * A game as the viewer of a match may see it: a game derives its own models
 * from this. The table follows the match; usually it shows what has happened
 * as soon as it has. A patient one waits for bramble_table_unfold() and
 * bramble_table_settle(), of which one must follow every answer. Whatever else
 * changes it shows at once.
 *
 * The rules tell where a step begins and where it ends, and events in between.
 * What is seen while a step unfolds is a view that follows the events. Nothing
 * is decided with such a view, and what the events do not tell comes when it
 * settles.
 */
typedef struct
{
  BrambleMatch *match;
  int viewer;         /* as was last shown */
  char *progress;     /* how far the game has come, as far as that is seen */
  gboolean patient;   /* answers are shown bit by bit */
  gboolean unfolding; /* what is seen is somewhere in the last step */
  guint step;         /* or in the one that unfolds */
  guint due;          /* the first step that nothing was shown of yet, or 0 */
  guint8 *seen;       /* (nullable): the state that is seen while unfolding */
  GArray *events;     /* BrambleEvent: of the last step, while unfolding */
  GArray *stages;     /* Stage: of each event */
  gboolean updating;  /* somebody is being told of changes */
  gboolean again;     /* meanwhile the match went on */
} BrambleTablePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (BrambleTable, bramble_table, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_VIEWER,
  PROP_PROGRESS,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static BrambleTablePrivate *
get_private (BrambleTable *self)
{
  return bramble_table_get_instance_private (self);
}

static const BrambleGame *
game (BrambleTable *self)
{
  return bramble_match_get_game (get_private (self)->match);
}

/* What lay on the table after @step, for the eyes of today. */
static guint8 *
look_back (BrambleTable *self,
           guint         step)
{
  BrambleMatch *match = get_private (self)->match;
  gconstpointer state = bramble_record_state (bramble_match_get_record (match), step);
  int viewer = bramble_match_get_viewer (match);
  guint8 *view = g_memdup2 (state, game (self)->state_size);

  if (viewer != BRAMBLE_VIEWER_ALL)
    game (self)->view (state, viewer < 0 ? BRAMBLE_NO_SEAT : (guint) viewer, view);
  return view;
}

/* Returns (transfer full): what is to be seen. It is a copy, because whoever
 * is told of a change may make the match go on. Half a plan does not lie on
 * the table of those who take their time. */
static guint8 *
look (BrambleTable *self)
{
  BrambleTablePrivate *priv = get_private (self);
  guint step;

  if (priv->unfolding)
    return g_memdup2 (priv->seen, game (self)->state_size);

  step = priv->patient ? bramble_table_get_plan_step (self) : bramble_match_get_step (priv->match);
  if (priv->due > 0)
    step = MIN (step, priv->due - 1);
  if (step < bramble_match_get_step (priv->match))
    return look_back (self, step);

  return g_memdup2 (bramble_match_get_view (priv->match), game (self)->state_size);
}

/* How many events have been seen of the step that unfolds: of what is silent between two of them, all. */
static guint
count_seen (BrambleTablePrivate *priv)
{
  guint n = priv->events->len;

  while (n > 0 && g_array_index (priv->stages, Stage, n - 1) == NOT_YET)
    n--;
  return n;
}

/* Returns (transfer full): how far the game has come, as far as that is seen. */
static char *
find_progress (BrambleTable *self)
{
  BrambleTablePrivate *priv = get_private (self);

  if (BRAMBLE_TABLE_GET_CLASS (self)->dup_progress)
    return BRAMBLE_TABLE_GET_CLASS (self)->dup_progress (self);
  if (priv->unfolding)
    return bramble_match_dup_progress_amid (priv->match, priv->step, count_seen (priv));
  if (priv->due > 0 && priv->due <= bramble_match_get_step (priv->match))
    return bramble_match_dup_progress_amid (priv->match, priv->due, 0);
  return bramble_match_dup_progress (priv->match);
}

static void
update_progress (BrambleTable *self)
{
  BrambleTablePrivate *priv = get_private (self);
  g_autofree char *progress = find_progress (self);

  if (g_strcmp0 (progress, priv->progress) == 0)
    return;
  g_free (priv->progress);
  priv->progress = g_steal_pointer (&progress);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROGRESS]);
}

static void
update_once (BrambleTable *self)
{
  BrambleTablePrivate *priv = get_private (self);
  g_autofree guint8 *state = look (self);

  g_object_freeze_notify (G_OBJECT (self));
  bramble_set_int (self, &priv->viewer, bramble_match_get_viewer (priv->match), props[PROP_VIEWER]);
  BRAMBLE_TABLE_GET_CLASS (self)->show (self, state);
  update_progress (self);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
update (BrambleTable *self)
{
  BrambleTablePrivate *priv = get_private (self);

  if (priv->updating)
    {
      priv->again = TRUE;
      return;
    }

  g_object_ref (self);
  priv->updating = TRUE;
  do
    {
      priv->again = FALSE;
      update_once (self);
    }
  while (priv->again);
  priv->updating = FALSE;
  g_object_unref (self);
}

static void
answered (BrambleTable *self,
          guint         step)
{
  BrambleTablePrivate *priv = get_private (self);

  if (!priv->patient)
    update (self);
  else if (priv->due == 0)
    priv->due = step;
}

/* Whose eyes look next is decided before an answer is shown. They do not see its end first. */
static void
changed (BrambleTable *self)
{
  BrambleTablePrivate *priv = get_private (self);

  if (priv->due > 0 && priv->viewer != bramble_match_get_viewer (priv->match))
    update (self);
  else
    bramble_table_settle (self);
}

static void
bramble_table_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  BrambleTablePrivate *priv = get_private (BRAMBLE_TABLE (object));

  switch (prop_id)
    {
    case PROP_VIEWER:
      g_value_set_int (value, priv->viewer);
      break;
    case PROP_PROGRESS:
      g_value_set_string (value, priv->progress);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bramble_table_finalize (GObject *object)
{
  BrambleTablePrivate *priv = get_private (BRAMBLE_TABLE (object));

  g_clear_object (&priv->match);
  g_free (priv->progress);
  g_free (priv->seen);
  g_array_unref (priv->events);
  g_array_unref (priv->stages);

  G_OBJECT_CLASS (bramble_table_parent_class)->finalize (object);
}

static void
bramble_table_class_init (BrambleTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = bramble_table_get_property;
  object_class->finalize = bramble_table_finalize;

  props[PROP_VIEWER] = g_param_spec_int ("viewer", NULL, NULL, BRAMBLE_VIEWER_ALL, BRAMBLE_MAX_SEATS - 1,
                                         BRAMBLE_VIEWER_NOBODY,
                                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_PROGRESS] = g_param_spec_string ("progress", NULL, NULL, NULL,
                                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bramble_table_init (BrambleTable *self)
{
  BrambleTablePrivate *priv = get_private (self);

  priv->viewer = BRAMBLE_VIEWER_NOBODY;
  priv->events = g_array_new (FALSE, TRUE, sizeof (BrambleEvent));
  priv->stages = g_array_new (FALSE, TRUE, sizeof (Stage));
}

/**
 * bramble_table_set_match:
 * @match: a match of the table's game
 *
 * Shows @match and follows it from now on. A game calls it once, when its
 * models are there to be filled.
 */
void
bramble_table_set_match (BrambleTable *self,
                         BrambleMatch *match)
{
  BrambleTablePrivate *priv = get_private (self);

  g_return_if_fail (BRAMBLE_IS_TABLE (self));
  g_return_if_fail (BRAMBLE_IS_MATCH (match));
  g_return_if_fail (priv->match == NULL);

  priv->match = g_object_ref (match);
  g_signal_connect_object (match, "answered", G_CALLBACK (answered), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  update (self);
}

/**
 * bramble_table_get_match:
 *
 * Returns: (transfer none): the match that is shown
 */
BrambleMatch *
bramble_table_get_match (BrambleTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_TABLE (self), NULL);

  return get_private (self)->match;
}

/**
 * bramble_table_get_progress:
 *
 * Returns: (transfer none): how far the game has come, in a few words, as far as that has been seen
 */
const char *
bramble_table_get_progress (BrambleTable *self)
{
  g_return_val_if_fail (BRAMBLE_IS_TABLE (self), NULL);

  return get_private (self)->progress;
}

/* Whether answers are shown bit by bit. */
void
bramble_table_set_patient (BrambleTable *self,
                           gboolean      patient)
{
  g_return_if_fail (BRAMBLE_IS_TABLE (self));

  get_private (self)->patient = patient;
  bramble_table_settle (self);
}

/* Shows what lay there before @step, the last one or one that was not shown yet. */
void
bramble_table_unfold (BrambleTable *self,
                      guint         step)
{
  BrambleTablePrivate *priv = get_private (self);

  g_return_if_fail (BRAMBLE_IS_TABLE (self));

  if (step == 0)
    return;

  priv->step = step;
  priv->due = 0;
  bramble_match_get_events (priv->match, step, priv->events);
  g_array_set_size (priv->stages, 0);
  g_array_set_size (priv->stages, priv->events->len);
  g_free (priv->seen);
  priv->seen = look_back (self, step - 1);
  priv->unfolding = TRUE;
  update (self);
}

static void
advance (BrambleTable *self,
         guint         event,
         Stage         stage)
{
  BrambleTablePrivate *priv = get_private (self);
  Stage *at = &g_array_index (priv->stages, Stage, event);

  for (; *at < stage; ++*at)
    BRAMBLE_TABLE_GET_CLASS (self)->unfold (priv->seen, bramble_match_get_viewer (priv->match),
                                            &g_array_index (priv->events, BrambleEvent, event), *at == LEFT);
}

/**
 * bramble_table_show_event:
 * @event: an event of the last step
 * @landed: whether what moves with it has arrived, or has only left
 *
 * Shows that the step has come so far. Earlier events that were not shown by
 * themselves have happened as well.
 */
void
bramble_table_show_event (BrambleTable *self,
                          guint         event,
                          gboolean      landed)
{
  BrambleTablePrivate *priv = get_private (self);

  g_return_if_fail (BRAMBLE_IS_TABLE (self));

  if (!priv->unfolding || event >= priv->events->len)
    return;

  for (guint i = 0; i < event; i++)
    if (g_array_index (priv->stages, Stage, i) == NOT_YET)
      advance (self, i, LANDED);
  advance (self, event, landed ? LANDED : LEFT);
  update (self);
}

/**
 * bramble_table_get_told:
 * @events: (element-type BrambleEvent): filled with what was seen so far of the last step, or of
 *   the one that unfolds
 *
 * Returns: which step that is
 */
guint
bramble_table_get_told (BrambleTable *self,
                        GArray       *events)
{
  BrambleTablePrivate *priv = get_private (self);

  g_return_val_if_fail (BRAMBLE_IS_TABLE (self), 0);

  if (!priv->unfolding)
    {
      bramble_match_get_events (priv->match, bramble_match_get_step (priv->match), events);
      return bramble_match_get_step (priv->match);
    }
  g_array_set_size (events, 0);
  for (guint i = 0; i < priv->events->len; i++)
    if (g_array_index (priv->stages, Stage, i) != NOT_YET)
      g_array_append_val (events, g_array_index (priv->events, BrambleEvent, i));
  return priv->step;
}

/* Shows what is. */
void
bramble_table_settle (BrambleTable *self)
{
  BrambleTablePrivate *priv = get_private (self);

  g_return_if_fail (BRAMBLE_IS_TABLE (self));

  priv->unfolding = FALSE;
  priv->due = 0;
  update (self);
}

/**
 * bramble_table_get_acting:
 *
 * Who answers what nobody may know that they were asked is not found out by this: it is still the turn of who
 * answered before them.
 *
 * Returns: whose turn it is to the eye: of who gave the answer that unfolds, and otherwise of who is asked; -1 when it
 *   is nobody's
 */
int
bramble_table_get_acting (BrambleTable *self)
{
  BrambleTablePrivate *priv = get_private (self);
  const BrambleRecord *record;

  g_return_val_if_fail (BRAMBLE_IS_TABLE (self), -1);

  if (!priv->unfolding && priv->due == 0)
    return bramble_match_get_ask_seat (priv->match);

  record = bramble_match_get_record (priv->match);
  for (guint step = priv->unfolding ? priv->step : priv->due; step > 0; step--)
    {
      gconstpointer state = bramble_record_state (record, step - 1);
      guint seat = bramble_record_answerer (record, step);
      BrambleAskNature nature;
      BrambleAsk ask;

      game (self)->ask (state, &ask);
      nature = bramble_ask_nature (game (self), state, &ask);
      if (seat == BRAMBLE_NO_SEAT || nature & BRAMBLE_ASK_SECRET)
        return -1;
      if (!(nature & BRAMBLE_ASK_TELLS))
        return (int) seat;
    }

  return -1;
}

/**
 * bramble_table_locate:
 * @state: the state that @ask is of
 * @spot: (out): where on the table the option lies
 */
void
bramble_table_locate (BrambleTable     *self,
                      gconstpointer     state,
                      const BrambleAsk *ask,
                      guint             option,
                      BrambleSpot      *spot)
{
  g_return_if_fail (BRAMBLE_IS_TABLE (self));
  g_return_if_fail (option < ask->n_options);

  memset (spot, 0, sizeof *spot);
  BRAMBLE_TABLE_GET_CLASS (self)->locate (state, ask, option, spot);
}

/**
 * bramble_table_lead:
 * @answers: (element-type BrambleOption): is filled with the answers that may follow
 *   when what the option carries is put down
 * @places: (element-type BrambleThing): is filled with where, in the same order
 */
void
bramble_table_lead (BrambleTable     *self,
                    gconstpointer     state,
                    const BrambleAsk *ask,
                    guint             option,
                    GArray           *answers,
                    GArray           *places)
{
  g_return_if_fail (BRAMBLE_IS_TABLE (self));
  g_return_if_fail (option < ask->n_options);

  if (BRAMBLE_TABLE_GET_CLASS (self)->lead)
    BRAMBLE_TABLE_GET_CLASS (self)->lead (state, ask, option, answers, places);
}

/**
 * bramble_table_why_not:
 * @thing: something that is no answer now; of cards, one of the viewer's own
 *
 * Returns: (nullable) (transfer full): the reason in a sentence, or %NULL when
 *   nobody would expect it to be one
 */
char *
bramble_table_why_not (BrambleTable *self,
                       BrambleThing  thing)
{
  BrambleTablePrivate *priv = get_private (self);
  BrambleAsk ask;

  g_return_val_if_fail (BRAMBLE_IS_TABLE (self), NULL);

  bramble_match_get_ask (priv->match, &ask);
  if (BRAMBLE_TABLE_GET_CLASS (self)->why_not == NULL || bramble_match_get_over (priv->match)
      || bramble_match_get_viewer (priv->match) == BRAMBLE_VIEWER_ALL
      || (bramble_match_get_viewer (priv->match) == BRAMBLE_VIEWER_NOBODY && ask.n_options == 0))
    return NULL;

  return BRAMBLE_TABLE_GET_CLASS (self)->why_not (priv->match, thing);
}

/**
 * bramble_table_is_planning:
 * @ask: (out): what is asked
 *
 * Whether @seat makes a choice in secret that can be put together on the
 * table: to every answer but one belongs a thing, and that one is what nothing
 * chosen means.
 */
gboolean
bramble_table_is_planning (BrambleTable  *self,
                           gconstpointer  state,
                           guint          seat,
                           BrambleAsk    *ask)
{
  guint n_words = 0;

  g_return_val_if_fail (BRAMBLE_IS_TABLE (self), FALSE);

  game (self)->ask (state, ask);
  if (ask->n_options == 0 || ask->seat != seat || !bramble_ask_is_secret (game (self), state, ask))
    return FALSE;

  for (guint i = 0; i < ask->n_options; i++)
    {
      BrambleSpot spot;

      bramble_table_locate (self, state, ask, i, &spot);
      n_words += spot.thing.kind == NULL;
    }
  return n_words <= 1;
}

/* Returns the step at which the viewer began to plan: an earlier one when the
 * rules have some of the answers already. Without a plan it is the present one. */
guint
bramble_table_get_plan_step (BrambleTable *self)
{
  BrambleTablePrivate *priv = get_private (self);
  const BrambleRecord *record = bramble_match_get_record (priv->match);
  int viewer = bramble_match_get_viewer (priv->match);
  guint step = bramble_match_get_step (priv->match);
  BrambleAsk ask;

  if (viewer < 0 || !bramble_table_is_planning (self, bramble_match_get_view (priv->match), (guint) viewer, &ask))
    return step;

  while (step > 0 && bramble_record_option (record, step) >= 0 && !bramble_record_reveals (record, step)
         && bramble_table_is_planning (self, bramble_record_state (record, step - 1), (guint) viewer, &ask))
    step--;
  return step;
}
