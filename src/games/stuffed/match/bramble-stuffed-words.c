/* bramble-stuffed-words.c: what lies on the table of Stuffed Fables, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-words.h"

#include <glib/gi18n-lib.h>
#include <rules/stuffed-engine.h>
#include <rules/stuffed-text.h>

/* What courage adds, when it is spent. */
#define COURAGE 3

static const char *const attributes[STUFFED_N_COLOURS] = {
  [STUFFED_RED] = NC_("die", "strength"),
  [STUFFED_GREEN] = NC_("die", "nimbleness"),
  [STUFFED_YELLOW] = NC_("die", "perception"),
  [STUFFED_BLUE] = NC_("die", "kindness"),
  /* Translators: a die that stands for any of strength, nimbleness, perception, kindness */
  [STUFFED_PURPLE] = NC_("die", "any"),
  [STUFFED_WHITE] = NC_("die", "stuffing"),
  [STUFFED_BLACK] = NC_("die", "threat"),
};

/* Returns the sign of a seat: seats have no colours, dice have. */
const char *
bramble_stuffed_seat_sign (guint seat)
{
  static const char *const signs[STUFFED_MAX_SEATS] = { "●", "▲", "◆", "■" };

  g_return_val_if_fail (seat < STUFFED_MAX_SEATS, NULL);

  return signs[seat];
}

/* Returns what dice of a colour are for, in a word. */
const char *
bramble_stuffed_attribute (guint colour)
{
  g_return_val_if_fail (colour < STUFFED_N_COLOURS, NULL);

  return g_dpgettext2 (GETTEXT_PACKAGE, "die", attributes[colour]);
}

/* Adds a sentence. */
G_GNUC_PRINTF (2, 3)
static void
say (GString    *text,
     const char *format,
     ...)
{
  va_list args;

  if (text->len > 0)
    g_string_append_c (text, ' ');
  va_start (args, format);
  g_string_append_vprintf (text, format, args);
  va_end (args);
}

static void
say_stored (GString            *text,
            const StuffedState *s,
            guint               seat)
{
  const StuffedSeat *p = &s->seats[seat];
  gboolean any = FALSE;

  for (guint i = 0; i < STUFFED_MAX_STORED; i++)
    if (p->stored[i] != STUFFED_NONE)
      {
        say (text, _("Stored: %s."), stuffed_die_name (p->stored[i]));
        any = TRUE;
      }
  if (!any)
    say (text, "%s", stuffed_has_status (s, seat, STUFFED_WORRIED) ? _("No die can be stored.") : _("No die is stored."));
}

/* Returns: (transfer full): all that a toy has, in sentences */
char *
bramble_stuffed_toy_text (const StuffedState *s,
                          guint               seat)
{
  const StuffedSeat *p = &s->seats[seat];
  GString *text = g_string_new (NULL);

  if (p->guard)
    say (text, _("Stays behind, on guard."));
  else if (p->stuffing == 0)
    say (text, _("Lies on the floor."));
  say (text, g_dngettext (GETTEXT_PACKAGE, "%u stuffing.", "%u stuffing.", p->stuffing), p->stuffing);
  if (p->hearts > 0)
    say (text, g_dngettext (GETTEXT_PACKAGE, "%u heart.", "%u hearts.", p->hearts), p->hearts);
  if (p->buttons > 0)
    say (text, g_dngettext (GETTEXT_PACKAGE, "%u button.", "%u buttons.", p->buttons), p->buttons);
  for (guint status = 0; status < STUFFED_N_STATUSES; status++)
    if (stuffed_has_status (s, seat, status))
      /* Translators: a status, and what it does */
      say (text, C_("status", "%1$s: %2$s"), stuffed_status_name (status), stuffed_status_text (status));
  for (guint slot = 0; slot < STUFFED_N_SLOTS; slot++)
    if (p->slots[slot] != STUFFED_NONE)
      /* Translators: an item, and what it does */
      say (text, C_("item", "%1$s: %2$s"), stuffed_item_name (p->slots[slot]), stuffed_item_text (p->slots[slot]));
  say_stored (text, s, seat);
  return g_string_free (text, FALSE);
}

/* What lies on a square and is no figure, in a few words, or NULL. */
static char *
dup_mark (const StuffedState *s,
          guint               square)
{
  guint point = stuffed_point_at (s, square);
  guint vendor = stuffed_vendor_at (s, square);

  for (guint i = 0; i < STUFFED_MAX_LOST_TOKENS; i++)
    if (s->lost_tokens[i] == square)
      return g_strdup (_("somebody lost"));
  for (guint i = 0; i < STUFFED_MAX_OBJECTIVES; i++)
    if (s->objectives[i] == square)
      return g_strdup (_("something that is looked for"));
  if (s->door == square)
    return g_strdup (_("a shut door"));
  if (s->wagon == square)
    return g_strdup (_("the wagon"));
  if (s->train == square)
    return g_strdup (_("the train"));
  if (vendor != STUFFED_NONE || stuffed_is_new_vendor (s, square))
    return g_strdup (_("a vendor"));
  if (point != STUFFED_NONE)
    return (s->points_read >> point) & 1 ? g_strdup (_("a point that was read")) : g_strdup (_("a point to read"));

  return NULL;
}

/* What stands between a square and the one beside it. */
static void
say_line (GString    *text,
          guint       line,
          const char *where)
{
  if (line == STUFFED_LINE_WHITE)
    /* Translators: %s is “above”, “below”, “left” or “right” */
    say (text, _("A white line %s, which nobody crosses."), where);
  else if (line != STUFFED_DOTTED)
    /* Translators: the colour of a line on the map, and where: “above”, “below”, “left” or “right” */
    say (text, _("A %1$s line %2$s."), stuffed_colour_name (line - STUFFED_LINE_RED + STUFFED_RED), where);
}

static void
say_lines (GString          *text,
           const StuffedMap *map,
           guint             square)
{
  guint column = square % map->columns, row = square / map->columns;

  if (row > 0)
    say_line (text, map->below[square - map->columns], C_("line", "above"));
  if (row + 1u < map->rows)
    say_line (text, map->below[square], C_("line", "below"));
  if (column > 0)
    say_line (text, map->right[square - 1], C_("line", "left"));
  if (column + 1u < map->columns)
    say_line (text, map->right[square], C_("line", "right"));
}

static void
say_distance (GString            *text,
              const StuffedState *s,
              guint               seat,
              guint               square)
{
  guint from = s->seats[seat].square;
  guint distance = from == STUFFED_NONE || from == square ? STUFFED_FAR : stuffed_distance (s, from, square);

  if (distance != STUFFED_FAR)
    say (text, g_dngettext (GETTEXT_PACKAGE, "Distance %u.", "Distance %u.", distance), distance);
}

/* Who stands on a square, or NULL. */
static char *
dup_figure (const StuffedState *s,
            guint               square,
            const char *const  *names)
{
  guint foe = stuffed_foe_at (s, square);
  guint who = stuffed_seat_at (s, square);

  if (foe != STUFFED_NONE)
    /* Translators: a minion, and which one of all */
    return g_strdup_printf (C_("minion", "%1$s, number %2$u"), stuffed_minion_name (s->foes[foe].kind), foe + 1);

  return who == STUFFED_NONE ? NULL : g_strdup (names[who]);
}

/* Where a square is, and what is there. */
static void
say_place (GString            *text,
           const StuffedState *s,
           guint               square,
           const char *const  *names)
{
  guint columns = stuffed_page (s)->map.columns, column = square % columns + 1, row = square / columns + 1;
  g_autofree char *figure = dup_figure (s, square, names);
  g_autofree char *mark = dup_mark (s, square);

  if (figure && mark)
    /* Translators: a square of the map, who stands there, and what lies there, such as “the wagon” */
    say (text, _("Column %1$u, row %2$u: %3$s; also here: %4$s."), column, row, figure, mark);
  else if (figure || mark)
    /* Translators: a square of the map, and who stands or what lies there */
    say (text, _("Column %1$u, row %2$u: %3$s."), column, row, figure ? figure : mark);
  else
    say (text, _("Column %1$u, row %2$u."), column, row);
}

/**
 * bramble_stuffed_square_label:
 * @seat: from whose place the distance is counted
 *
 * Returns: (transfer full): where a square is, what is there, how far away that is, and the lines
 *   round it
 */
char *
bramble_stuffed_square_label (const StuffedState *s,
                              guint               seat,
                              guint               square,
                              const char *const  *names)
{
  GString *text = g_string_new (NULL);

  say_place (text, s, square, names);
  say_distance (text, s, seat, square);
  say_lines (text, &stuffed_page (s)->map, square);
  return g_string_free (text, FALSE);
}

/**
 * bramble_stuffed_pool_text:
 * @needed: what is enough, or 0: the more the better
 *
 * Returns: (transfer full): what dice that are not thrown yet would come to, in a line or two
 */
char *
bramble_stuffed_pool_text (const StuffedState *s,
                           const StuffedRoll  *pool,
                           guint               needed)
{
  GString *text = g_string_new (NULL);
  BrambleStuffedOdds odds;

  bramble_stuffed_odds_fill (&odds, s, pool);
  if (pool->kind == STUFFED_ROLL_MOVE)
    /* Translators: the smallest and the largest move of dice, in spaces */
    g_string_append_printf (text, _("%1$u to %2$u spaces"), stuffed_move_total (s, pool->seat, odds.least),
                            stuffed_move_total (s, pool->seat, odds.most));
  /* A task that cannot be done at once gets on all the same. */
  else if (needed == 0 || (pool->kind == STUFFED_ROLL_TASK && odds.most < needed))
    /* Translators: the smallest and the largest total of dice */
    g_string_append_printf (text, _("%1$u to %2$u"), odds.least, odds.most);
  else
    /* Translators: a number that dice must come to, and the chance in percent */
    g_string_append_printf (text, _("%1$u or more: %2$u %%"), needed,
                            bramble_stuffed_percent (bramble_stuffed_odds_reach (&odds, needed)));
  if (needed <= COURAGE || pool->seat >= s->n_seats || !stuffed_has_status (s, pool->seat, STUFFED_COURAGEOUS))
    return g_string_free (text, FALSE);

  g_string_append_c (text, '\n');
  /* Translators: a status that adds to a throw, by how much, and the chance then */
  g_string_append_printf (text, _("%1$s +%2$u, if spent: %3$u %%"), stuffed_status_name (STUFFED_COURAGEOUS), COURAGE,
                          bramble_stuffed_percent (bramble_stuffed_odds_reach (&odds, needed - COURAGE)));
  return g_string_free (text, FALSE);
}

/* Returns: (transfer full): what goes with an attack, in a few words */
char *
bramble_stuffed_special_text (const StuffedBehaviour *behaviour)
{
  switch ((StuffedSpecialKind) behaviour->special)
    {
    case STUFFED_SPECIAL_NONE:
      return g_strdup ("–");
    case STUFFED_SPECIAL_STATUS:
      return g_strdup (stuffed_status_name (behaviour->status));
    case STUFFED_SPECIAL_WITHIN:
      /* Translators: all within a distance get a status, whatever happens; very short */
      return g_strdup_printf (_("all within %1$u: %2$s"), behaviour->n, stuffed_status_name (behaviour->status));
    case STUFFED_SPECIAL_COMES:
      return g_strdup_printf (_("one comes: %s"), stuffed_minion_name (STUFFED_LINTLING));
    case STUFFED_SPECIAL_STORED:
      return g_strdup (_("a stored die goes"));
    case STUFFED_SPECIAL_OTHERS:
      return g_strdup_printf (_("others beside it: %u damage"), behaviour->n);
    case STUFFED_N_SPECIALS:
      break;
    }

  g_assert_not_reached ();
}

/* One row of a minion's table. */
static void
say_face (GString                *text,
          guint                   face,
          const StuffedBehaviour *b)
{
  g_autofree char *special = bramble_stuffed_special_text (b);

  g_string_append_c (text, '\n');
  if (b->range == 0 && b->special == STUFFED_SPECIAL_NONE)
    /* Translators: the number on a minion's die, and how far it walks */
    g_string_append_printf (text, _("%1$u: speed %2$u, no attack"), face, b->speed);
  else if (b->range == 0)
    /* Translators: likewise with what else it does, such as “all within 2: Worried” */
    g_string_append_printf (text, _("%1$u: speed %2$u, no attack, %3$s"), face, b->speed, special);
  else if (b->special == STUFFED_SPECIAL_NONE)
    /* Translators: the number on a minion's die, how far it walks, how far it reaches and how much it hurts */
    g_string_append_printf (text, _("%1$u: speed %2$u, range %3$u, strength %4$u"), face, b->speed, b->range, b->strength);
  else
    /* Translators: likewise with what else it does, such as “Scared” or “a stored die goes” */
    g_string_append_printf (text, _("%1$u: speed %2$u, range %3$u, strength %4$u, %5$s"), face, b->speed, b->range, b->strength, special);
}

/* Returns: (transfer full): what a kind of minions does with each number, a line each */
char *
bramble_stuffed_behaviours_text (guint kind)
{
  GString *text = g_string_new (NULL);

  for (guint face = 1; face <= 6; face++)
    say_face (text, face, &stuffed_minions[kind].faces[face - 1]);
  g_string_append_c (text, '.');
  return g_string_free (g_string_erase (text, 0, 1), FALSE);
}

/* Returns: (transfer full): what a minion does, for who points at it */
char *
bramble_stuffed_minion_text (const StuffedState *s,
                             guint               foe)
{
  const StuffedMinionInfo *info = &stuffed_minions[s->foes[foe].kind];
  GString *text = g_string_new (NULL);

  say (text, _("Defence %u."), info->defence);
  if (stuffed_is_boss (s->foes[foe].kind))
    say (text, g_dngettext (GETTEXT_PACKAGE, "%u dark stuffing.", "%u dark stuffing.", s->foes[foe].dark), s->foes[foe].dark);
  for (guint face = 1; face <= 6; face++)
    say_face (text, face, &info->faces[face - 1]);
  return g_string_free (text, FALSE);
}

/* From the least to the most of something that a minion's numbers mean. */
static char *
dup_span (guint least,
          guint most)
{
  return least == most ? g_strdup_printf ("%u", least) : g_strdup_printf ("%u–%u", least, most);
}

/* Returns: (transfer full): what is to be expected of a minion, in a line */
char *
bramble_stuffed_minion_brief (guint kind)
{
  guint slow = 0xff, fast = 0, near = 0xff, far = 0, strength = 0;
  g_autofree char *speed = NULL;
  g_autofree char *range = NULL;

  for (guint i = 0; i < 6; i++)
    {
      const StuffedBehaviour *b = &stuffed_minions[kind].faces[i];

      slow = MIN (slow, b->speed);
      fast = MAX (fast, b->speed);
      if (b->range == 0)
        continue;
      near = MIN (near, b->range);
      far = MAX (far, b->range);
      strength = MAX (strength, b->strength);
    }
  speed = dup_span (slow, fast);
  range = dup_span (MIN (near, far), far);
  /* Translators: how far a minion walks, how far it reaches, and how much it hurts at most */
  return g_strdup_printf (_("speed %1$s, range %2$s, up to %3$u damage"), speed, range, strength);
}

/* Returns: (transfer full): what a toy can do, a line each */
char *
bramble_stuffed_abilities_text (guint stuffy)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < STUFFED_N_ABILITIES_EACH; i++)
    {
      guint ability = stuffy * STUFFED_N_ABILITIES_EACH + i;

      if (i > 0)
        g_string_append_c (text, '\n');
      /* Translators: an ability, and what it does */
      g_string_append_printf (text, i > 0 ? C_("ability", "%1$s ♥ %2$s") : C_("ability", "%1$s: %2$s"), stuffed_ability_name (ability),
                              stuffed_ability_text (ability));
    }
  return g_string_free (text, FALSE);
}

/* Returns: (transfer full) (nullable): what an environment does as long as it is there */
char *
bramble_stuffed_rule_text (const StuffedEnvironment *environment)
{
  guint n = environment->n;

  switch ((StuffedRule) environment->rule)
    {
    case STUFFED_RULE_RANGE:
      return g_strdup_printf (_("Nobody’s range is above %u, neither a stuffy’s nor a minion’s."), n);
    case STUFFED_RULE_CREAK:
      return g_strdup_printf (_("A move that comes to %u or more brings a die of threat."), n);
    case STUFFED_RULE_FIRST_WHITE:
      return g_strdup_printf (_("The first roll of white dice in a turn counts %u more."), n);
    case STUFFED_RULE_BLOCK_LESS:
      return g_strdup_printf (_("Every defence roll counts %u less."), n);
    case STUFFED_RULE_CALL:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "You can encourage only those within %u space.",
                                           "You can encourage only those within %u spaces.", n), n);
    case STUFFED_RULE_MOVE:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Every move goes up to %u space further.",
                                           "Every move goes up to %u spaces further.", n), n);
    case STUFFED_RULE_RISE:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Who lies and gains stuffing gains %u more.",
                                           "Who lies and gains stuffing gains %u more.", n), n);
    case STUFFED_RULE_NONE:
    case STUFFED_N_RULES:
      return NULL;
    }

  g_assert_not_reached ();
}

/* Returns: (transfer full): what it is like on this page, and what that does */
char *
bramble_stuffed_environment_text (const StuffedState *s)
{
  const StuffedEnvironment *environment = &stuffed_environments[s->environment];
  g_autofree char *rule = bramble_stuffed_rule_text (environment);

  return g_strjoin (" ", stuffed_text (s->story, STUFFED_TOME_ENVIRONMENTS, environment->text), rule, NULL);
}

/* Returns: (transfer full): where in a story one is */
char *
bramble_stuffed_place_text (const StuffedState *s)
{
  const StuffedStory *story = stuffed_stories[s->story];

  /* Translators: a story, which page of it is open, and how many there are */
  return g_strdup_printf (_("%1$s · page %2$u of %3$u"), stuffed_text (s->story, STUFFED_TOME_STORY, story->title), s->page + 1u, story->n_pages);
}
