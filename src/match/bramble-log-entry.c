/* bramble-log-entry.c: one sentence of a log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-log-entry.h"

struct _BrambleLogEntry
{
  GObject parent_instance;

  char *text;       /* translated */
  char *markup;     /* (nullable): the same with its cards as links */
  guint round;      /* in which it happened */
  guint step;       /* the answer that made it happen; 0 is the set-up */
  int seat;         /* whom it is about, or -1 */
  char **cards;     /* ids of the cards that it is about */
  gboolean heading; /* a round begins */
  gboolean remark;  /* somebody's own words */
  const char *phase; /* (nullable): translated; the part of the round; not owned */
  guint count;      /* how many equal ones it stands for */
  gboolean joined;  /* the one after it stands for it */
};

G_DEFINE_FINAL_TYPE (BrambleLogEntry, bramble_log_entry, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_TEXT,
  PROP_MARKUP,
  PROP_ROUND,
  PROP_STEP,
  PROP_SEAT,
  PROP_CARDS,
  PROP_HEADING,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
bramble_log_entry_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  BrambleLogEntry *self = BRAMBLE_LOG_ENTRY (object);

  switch (prop_id)
    {
    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;
    case PROP_MARKUP:
      g_value_set_string (value, self->markup);
      break;
    case PROP_ROUND:
      g_value_set_uint (value, self->round);
      break;
    case PROP_STEP:
      g_value_set_uint (value, self->step);
      break;
    case PROP_SEAT:
      g_value_set_int (value, self->seat);
      break;
    case PROP_CARDS:
      g_value_set_boxed (value, self->cards);
      break;
    case PROP_HEADING:
      g_value_set_boolean (value, self->heading);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bramble_log_entry_finalize (GObject *object)
{
  BrambleLogEntry *self = BRAMBLE_LOG_ENTRY (object);

  g_free (self->text);
  g_free (self->markup);
  g_strfreev (self->cards);

  G_OBJECT_CLASS (bramble_log_entry_parent_class)->finalize (object);
}

static void
bramble_log_entry_class_init (BrambleLogEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = bramble_log_entry_get_property;
  object_class->finalize = bramble_log_entry_finalize;

  props[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, readable);
  props[PROP_MARKUP] = g_param_spec_string ("markup", NULL, NULL, NULL, readable);
  props[PROP_ROUND] = g_param_spec_uint ("round", NULL, NULL, 0, G_MAXUINT, 0, readable);
  props[PROP_STEP] = g_param_spec_uint ("step", NULL, NULL, 0, G_MAXUINT, 0, readable);
  props[PROP_SEAT] = g_param_spec_int ("seat", NULL, NULL, -1, G_MAXINT, -1, readable);
  props[PROP_CARDS] = g_param_spec_boxed ("cards", NULL, NULL, G_TYPE_STRV, readable);
  props[PROP_HEADING] = g_param_spec_boolean ("heading", NULL, NULL, FALSE, readable);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bramble_log_entry_init (BrambleLogEntry *self)
{
  self->seat = -1;
}

/**
 * bramble_log_entry_new:
 * @text: (transfer full): the sentence
 * @markup: (transfer full) (nullable): the same with its cards as links
 * @cards: (transfer full): ids of the cards that it is about
 */
BrambleLogEntry *
bramble_log_entry_new (char      *text,
                       char      *markup,
                       guint      round,
                       guint      step,
                       int        seat,
                       char     **cards,
                       gboolean   heading)
{
  BrambleLogEntry *self = g_object_new (BRAMBLE_TYPE_LOG_ENTRY, NULL);

  self->text = text;
  self->markup = markup;
  self->round = round;
  self->step = step;
  self->seat = seat;
  self->cards = cards;
  self->heading = heading;
  return self;
}

/**
 * bramble_log_entry_new_remark:
 * @text: (transfer full): what @seat says of @step, with the name
 */
BrambleLogEntry *
bramble_log_entry_new_remark (char  *text,
                              guint  round,
                              guint  step,
                              int    seat)
{
  BrambleLogEntry *self = bramble_log_entry_new (text, NULL, round, step, seat, g_new0 (char *, 1), FALSE);

  self->remark = TRUE;
  return self;
}

const char *
bramble_log_entry_get_text (BrambleLogEntry *self)
{
  g_return_val_if_fail (BRAMBLE_IS_LOG_ENTRY (self), NULL);

  return self->text;
}

/* Returns (nullable): the sentence in Pango's markup, with a link for every card
 * that it names, whose address is the card's id; NULL when it names none. */
const char *
bramble_log_entry_get_markup (BrambleLogEntry *self)
{
  g_return_val_if_fail (BRAMBLE_IS_LOG_ENTRY (self), NULL);

  return self->markup;
}

guint
bramble_log_entry_get_round (BrambleLogEntry *self)
{
  g_return_val_if_fail (BRAMBLE_IS_LOG_ENTRY (self), 0);

  return self->round;
}

guint
bramble_log_entry_get_step (BrambleLogEntry *self)
{
  g_return_val_if_fail (BRAMBLE_IS_LOG_ENTRY (self), 0);

  return self->step;
}

/* Returns whom it is about, or -1. */
int
bramble_log_entry_get_seat (BrambleLogEntry *self)
{
  g_return_val_if_fail (BRAMBLE_IS_LOG_ENTRY (self), -1);

  return self->seat;
}

const char *const *
bramble_log_entry_get_cards (BrambleLogEntry *self)
{
  g_return_val_if_fail (BRAMBLE_IS_LOG_ENTRY (self), NULL);

  return (const char *const *) self->cards;
}

/* Whether a round begins here. */
gboolean
bramble_log_entry_get_heading (BrambleLogEntry *self)
{
  g_return_val_if_fail (BRAMBLE_IS_LOG_ENTRY (self), FALSE);

  return self->heading;
}

/* Whether these are somebody's own words, who is the seat that it is about. */
gboolean
bramble_log_entry_get_remark (BrambleLogEntry *self)
{
  g_return_val_if_fail (BRAMBLE_IS_LOG_ENTRY (self), FALSE);

  return self->remark;
}

/**
 * bramble_log_entry_get_phase:
 *
 * Returns: (nullable): the name of the part of the round that it happened in
 */
const char *
bramble_log_entry_get_phase (BrambleLogEntry *self)
{
  g_return_val_if_fail (BRAMBLE_IS_LOG_ENTRY (self), NULL);

  return self->phase;
}

/**
 * bramble_log_entry_set_phase:
 * @phase: (nullable): is not copied
 */
void
bramble_log_entry_set_phase (BrambleLogEntry *self,
                             const char      *phase)
{
  g_return_if_fail (BRAMBLE_IS_LOG_ENTRY (self));

  self->phase = phase;
}

/* Returns how many equal sentences in a row it stands for. */
guint
bramble_log_entry_get_count (BrambleLogEntry *self)
{
  g_return_val_if_fail (BRAMBLE_IS_LOG_ENTRY (self), 1);

  return self->count + 1;
}

/* Whether the next one says the same and stands for it. */
gboolean
bramble_log_entry_get_joined (BrambleLogEntry *self)
{
  g_return_val_if_fail (BRAMBLE_IS_LOG_ENTRY (self), FALSE);

  return self->joined;
}

/* Lets @self stand for @before too, if they say the same. */
void
bramble_log_entry_join (BrambleLogEntry *self,
                        BrambleLogEntry *before)
{
  g_return_if_fail (BRAMBLE_IS_LOG_ENTRY (self));

  if (self->seat != before->seat || self->heading || self->remark || self->phase != before->phase
      || g_strcmp0 (self->text, before->text) != 0)
    return;

  self->count = before->count + 1;
  before->joined = TRUE;
}

/* Nothing comes after it any more. */
void
bramble_log_entry_part (BrambleLogEntry *self)
{
  g_return_if_fail (BRAMBLE_IS_LOG_ENTRY (self));

  self->joined = FALSE;
}
