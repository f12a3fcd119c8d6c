/* stuffed-reader-conditions.c: when something in a story is so
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-reader.h"

/* is F; C >= NUMBER … : one part of a condition, by its first word. */
typedef struct
{
  const char *word;
  gboolean (*read) (StuffedReader *r,
                    StuffedIf     *part);
} Form;

static gboolean
at_least (StuffedReader *r,
          StuffedIf     *part)
{
  return stuffed_reader_expect (r, ">=", "compare with >= and a number") && stuffed_reader_number (r, &part->n);
}

static gboolean
read_is (StuffedReader *r,
         StuffedIf     *part)
{
  part->kind = STUFFED_IF_FLAG;
  return stuffed_reader_flag (r, FALSE, &part->what);
}

static gboolean
at_or_near (StuffedReader *r,
            StuffedIf     *part)
{
  if (stuffed_reader_take (r, "at"))
    part->kind = STUFFED_IF_AT;
  else if (stuffed_reader_take (r, "near"))
    part->kind = STUFFED_IF_NEAR;
  else
    return stuffed_reader_refuse (r, "write: any near E, or: all at E", "here should be 'at' or 'near'");
  return stuffed_reader_letter (r, &part->what);
}

static gboolean
read_any (StuffedReader *r,
          StuffedIf     *part)
{
  return at_or_near (r, part);
}

static gboolean
read_all (StuffedReader *r,
          StuffedIf     *part)
{
  part->all = TRUE;
  return at_or_near (r, part);
}

static gboolean
read_token (StuffedReader *r,
            StuffedIf     *part)
{
  part->kind = STUFFED_IF_TOKEN;
  return stuffed_reader_one_of (r, "a token", stuffed_token_ids, STUFFED_N_TOKENS, &part->what)
         && stuffed_reader_expect (r, "at", "write: token door at D") && stuffed_reader_letter (r, &part->whom);
}

static gboolean
read_has (StuffedReader *r,
          StuffedIf     *part)
{
  static const char *const things[] = { "heart", "button", "item", "weapon", "die" };
  static const StuffedIfKind kinds[] = {
    STUFFED_IF_HEART, STUFFED_IF_BUTTON, STUFFED_IF_ITEMS, STUFFED_IF_WEAPON, STUFFED_IF_DIE,
  };
  const char *word;
  guint found;

  if (!stuffed_reader_who (r, TRUE, &part->who, &part->whom)
      || !stuffed_reader_word (r, "what somebody has", &word))
    return FALSE;
  found = stuffed_find_id (things, G_N_ELEMENTS (things), word);
  if (found != STUFFED_NONE)
    {
      part->kind = (guint8) kinds[found];
      return TRUE;
    }
  part->kind = STUFFED_IF_STATUS;
  part->what = (guint8) stuffed_find_id (stuffed_status_ids, STUFFED_N_STATUSES, word);
  if (part->what != STUFFED_NONE)
    return TRUE;
  part->kind = STUFFED_IF_ITEM;
  part->what = (guint8) stuffed_find_id (stuffed_item_ids, STUFFED_N_ITEMS, word);
  if (part->what != STUFFED_NONE)
    return TRUE;
  r->at--;
  return stuffed_reader_refuse (r, "write heart, button, item, weapon, die, a status such as soggy, or an item such as paper-crown",
                                "nobody can have '%s'", word);
}

static gboolean
read_stuffing (StuffedReader *r,
               StuffedIf     *part)
{
  part->kind = STUFFED_IF_STUFFING;
  return stuffed_reader_who (r, TRUE, &part->who, &part->whom)
         && stuffed_reader_expect (r, "<=", "write: stuffing you <= 2") && stuffed_reader_number (r, &part->n);
}

static gboolean
read_stuffies (StuffedReader *r,
               StuffedIf     *part)
{
  guint n;

  part->kind = STUFFED_IF_STUFFIES;
  if (!stuffed_reader_plain_number (r, "how many play", STUFFED_MIN_SEATS, STUFFED_MAX_SEATS, &n))
    return FALSE;
  part->n.plus = (gint8) n;
  return TRUE;
}

static gboolean
read_hero (StuffedReader *r,
           StuffedIf     *part)
{
  part->kind = STUFFED_IF_HERO;
  return stuffed_reader_one_of (r, "a stuffy", stuffed_stuffy_ids, STUFFED_N_STUFFIES, &part->what);
}

static gboolean
read_minions (StuffedReader *r,
              StuffedIf     *part)
{
  part->kind = STUFFED_IF_MINIONS;
  if (stuffed_reader_take (r, "none"))
    {
      part->not = !part->not;
      part->n.plus = 1;
      return TRUE;
    }
  return at_least (r, part);
}

static gboolean
read_down (StuffedReader *r,
           StuffedIf     *part)
{
  part->kind = STUFFED_IF_DOWN;
  return stuffed_reader_one_of (r, "a minion", stuffed_minion_ids, STUFFED_N_MINIONS, &part->what);
}

static gboolean
read_done (StuffedReader *r,
           StuffedIf     *part)
{
  const char *name;

  part->kind = STUFFED_IF_DONE;
  if (!stuffed_reader_name (r, "the name of an offer or task", &name))
    return FALSE;
  part->block = stuffed_reader_refer (r, r->stand_references, name);
  return TRUE;
}

static gboolean
read_read (StuffedReader *r,
           StuffedIf     *part)
{
  const char *name;

  part->kind = STUFFED_IF_READ;
  if (!stuffed_reader_word (r, "an entry such as 1.lint", &name))
    return FALSE;
  part->block = stuffed_reader_refer (r, r->references, name);
  return TRUE;
}

static gboolean
read_surges (StuffedReader *r,
             StuffedIf     *part)
{
  part->kind = STUFFED_IF_SURGES;
  return at_least (r, part);
}

static gboolean
read_turns (StuffedReader *r,
            StuffedIf     *part)
{
  if (stuffed_reader_take (r, "every"))
    {
      part->kind = STUFFED_IF_EVERY;
      return stuffed_reader_number (r, &part->n);
    }
  part->kind = STUFFED_IF_TURNS;
  return at_least (r, part);
}

static gboolean
read_waking (StuffedReader *r,
             StuffedIf     *part)
{
  part->kind = STUFFED_IF_WAKING;
  return TRUE;
}

static gboolean
read_level (StuffedReader *r,
            StuffedIf     *part)
{
  part->kind = STUFFED_IF_LEVEL;
  return stuffed_reader_one_of (r, "a level", stuffed_level_ids, STUFFED_N_LEVELS, &part->what);
}

static const Form forms[] = {
  { "is", read_is },
  { "any", read_any },
  { "all", read_all },
  { "token", read_token },
  { "has", read_has },
  { "stuffing", read_stuffing },
  { "stuffies", read_stuffies },
  { "hero", read_hero },
  { "minions", read_minions },
  { "down", read_down },
  { "done", read_done },
  { "read", read_read },
  { "surges", read_surges },
  { "turns", read_turns },
  { "waking", read_waking },
  { "level", read_level },
};

static gboolean
read_part (StuffedReader *r,
           StuffedIf     *part)
{
  const StuffedScanned *after;

  if (stuffed_reader_take (r, "not"))
    part->not = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    if (stuffed_reader_take (r, forms[i].word))
      return forms[i].read (r, part);

  /* A counter has only its own name before the comparison. */
  if (stuffed_reader_peek (r)->kind == STUFFED_SCAN_WORD)
    {
      after = &g_array_index (r->scan->tokens, StuffedScanned, r->at + 1);
      if (after->kind == STUFFED_SCAN_MARK && g_str_equal (after->text, ">="))
        {
          part->kind = STUFFED_IF_COUNTER;
          return stuffed_reader_counter (r, FALSE, &part->what) && at_least (r, part);
        }
    }
  return stuffed_reader_refuse (r, "write for example: is beetle; mittens >= 2; all near E; has you button; minions none",
                                "this is no condition");
}

/* Reads a condition up to the colon after it. */
gboolean
stuffed_reader_condition (StuffedReader    *r,
                          StuffedCondition *condition)
{
  condition->first = (guint16) r->book->ifs->len;
  condition->n = 0;
  do
    {
      StuffedIf part = { .who = STUFFED_WHO_NOBODY, .block = STUFFED_NO_BLOCK };

      if (!read_part (r, &part))
        return FALSE;
      if (r->book->ifs->len >= STUFFED_MAX_IFS)
        return stuffed_reader_refuse (r, "tell it in two stories", "there are too many conditions");
      g_array_append_val (r->book->ifs, part);
      condition->n++;
    }
  while (stuffed_reader_take (r, "and"));
  return TRUE;
}
