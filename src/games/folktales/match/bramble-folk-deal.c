/* bramble-folk-deal.c: what would happen on fields, and on the way to them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Only what everybody can reckon: what chance will bring is not known here.
 */

#include "bramble-folk-words.h"

#include <glib/gi18n-lib.h>
#include <rules/folk-text.h>

/* A food field: two with the Satchel, but for wheat. */
static char *
food_text (const FolkState *s,
           guint            seat,
           guint            food)
{
  guint n = food != FOLK_WHEAT && folk_has (s, seat, FOLK_SATCHEL) ? 2 : 1;

  n = MIN (n, folk_biscuit_room (s, seat));
  if (n == 0)
    return g_strdup (_("no room for a Biscuit"));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u Biscuit", "%u Biscuits", n), n);
}

static char *
tile_text (const FolkState *s,
           guint            seat,
           guint            tile)
{
  if (folk_is_magical (tile) && folk_has (s, seat, tile))
    return g_strdup (_("an Advice: you have this item"));
  if (folk_is_animal (tile) && folk_has (s, seat, tile))
    return g_strdup (_("a Biscuit: you have this Animal"));
  if (folk_supply (s, tile) == 0)
    return g_strdup_printf (_("none left: %s"), folk_tile_name (tile));
  if (folk_wants (s, seat, tile))
    /* Translators: %s is a tile that a quest asks for */
    return g_strdup_printf (_("%s, which you need"), folk_tile_name (tile));

  /* Translators: %s is a tile */
  return g_strdup_printf (_("take along: %s"), folk_tile_name (tile));
}

static char *
bad_luck_text (const FolkState *s,
               guint            seat)
{
  const FolkSeat *p = &s->seats[seat];

  if (p->hero == FOLK_SHEPHERD || folk_has (s, seat, FOLK_BLACK_CAT) || folk_has (s, seat, FOLK_WISHING_TABLE))
    return g_strdup (_("Bad Luck does nothing to you"));
  if (p->advice > 0)
    return g_strdup (_("Bad Luck: 1 Advice less"));
  if (p->n_biscuits >= 2)
    return g_strdup (_("Bad Luck: 2 Biscuits less"));

  return g_strdup (_("Bad Luck: the boot gets heavier"));
}

/* Who waits there, with what is added to a throw. Who comes from a space of theirs has met them. */
static char *
adventure_text (const FolkState *s,
                guint            seat,
                guint            who)
{
  int bonus = folk_luck_bonus (s, seat, who);
  guint owner = folk_quest_owner (s, seat, who);
  g_autofree char *number = NULL;

  if (folk_who_is_at (s->seats[seat].field) == who)
    /* Translators: %s is a Foe or Friend; nothing happens, because there is no second throw */
    return g_strdup_printf (_("nothing: you come from %s"), folk_who_name (who));
  if (owner != FOLK_NONE && folk_can_give (s, seat, folk_quest (s, owner)))
    /* Translators: %s is a Foe or Friend of a quest */
    return g_strdup_printf (_("the quest at %s"), folk_who_name (who));

  number = bonus > 0 ? g_strdup_printf ("+%d", bonus) : bonus < 0 ? g_strdup_printf ("−%d", -bonus) : g_strdup ("0");
  /* Translators: a Foe or Friend, and what is added to the die there */
  return g_strdup_printf (C_("Lucky Throw", "%1$s, die %2$s"), folk_who_name (who), number);
}

static char *
shortcut_text (const FolkState *s,
               guint            seat,
               guint            shortcut)
{
  if (folk_can_enter (s, seat, shortcut))
    /* Translators: %s is a shortcut */
    return g_strdup_printf (_("you may take %s"), folk_shortcut_name (shortcut));

  return g_strdup_printf (_("you cannot pay for %s"), folk_shortcut_name (shortcut));
}

/* A Red Field eats a Biscuit. */
static char *
red_text (const FolkState *s,
          guint            seat,
          guint            n)
{
  if (folk_has (s, seat, FOLK_WISHING_TABLE))
    return NULL;
  if (s->seats[seat].n_biscuits < n)
    return g_strdup (_("the boot gets heavier"));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u Biscuit less", "%u Biscuits less", n), n);
}

/**
 * bramble_folk_end_text:
 * @seat: whose move ends there
 *
 * Returns: (transfer full) (nullable): what the field at the end of a move brings,
 *   but for Red Fields, in a few words
 */
char *
bramble_folk_end_text (const FolkState *s,
                       guint            seat,
                       guint            field)
{
  const FolkField *f = &folk_board_fields ()[field];

  switch ((FolkFieldKind) f->kind)
    {
    case FOLK_KIND_PLAIN:
    case FOLK_KIND_VILLAGE:
    case FOLK_KIND_RED:
    case FOLK_KIND_PATH:
      return NULL;
    case FOLK_KIND_CASTLE:
      return g_strdup (folk_is_ready (s, seat) ? _("you stop here, and may knock next turn") : _("you stop here"));
    case FOLK_KIND_FOOD:
      return food_text (s, seat, f->what);
    case FOLK_KIND_ADVICE:
      return g_strdup (folk_advice_room (s, seat) > 0 ? _("1 Advice") : _("no room for an Advice"));
    case FOLK_KIND_GOLD:
      return g_strdup (folk_gold_room (s, seat) > 0 ? _("1 Gold Coin") : _("no room for a Gold Coin"));
    case FOLK_KIND_TILE:
      return tile_text (s, seat, f->what);
    case FOLK_KIND_BONUS:
      return g_strdup (_("you may roll again"));
    case FOLK_KIND_BAD_LUCK:
      return bad_luck_text (s, seat);
    case FOLK_KIND_ADVENTURE:
      return adventure_text (s, seat, f->what);
    case FOLK_KIND_SORCERER:
      return g_strdup (_("the Sorcerer changes a tile"));
    case FOLK_KIND_SHORTCUT:
      return shortcut_text (s, seat, f->what);
    case FOLK_KIND_CITY:
    case FOLK_KIND_PALACE:
      return g_strdup (_("1 Biscuit, and you may buy something"));
    case FOLK_N_KINDS:
      break;
    }

  g_assert_not_reached ();
}

/**
 * bramble_folk_way_fields:
 * @first: the field of the first step
 * @fields: (out): those of the way in order, with @from
 *
 * Returns: how many there are, at most @max
 */
guint
bramble_folk_way_fields (guint   from,
                         guint   first,
                         guint   to,
                         guint8 *fields,
                         guint   max)
{
  guint n = 0;
  guint prev = from;
  guint at = first;

  fields[n++] = (guint8) from;
  while (n < max)
    {
      guint next;

      fields[n++] = (guint8) at;
      if (at == to)
        break;
      next = folk_toward (at, prev, to);
      prev = at;
      at = next;
    }
  return n;
}

/* Returns how many Red Fields are on a way, its end included. */
guint
bramble_folk_way_reds (guint                from,
                       const BrambleOption *way)
{
  guint8 fields[FOLK_MAX_STEPS + 2];
  guint n = bramble_folk_way_fields (from, way->b, way->a, fields, G_N_ELEMENTS (fields));
  guint reds = 0;

  for (guint i = 1; i < n; i++)
    reds += folk_board_fields ()[fields[i]].kind == FOLK_KIND_RED;
  return reds;
}

/**
 * bramble_folk_way_text:
 * @way: an option that is a way
 *
 * Returns: (transfer full): what would happen on the way and at its end
 */
char *
bramble_folk_way_text (const FolkState     *s,
                       guint                seat,
                       const BrambleOption *way)
{
  guint reds = bramble_folk_way_reds (s->seats[seat].field, way);
  g_autofree char *cost = reds > 0 ? red_text (s, seat, reds) : NULL;
  g_autofree char *end = bramble_folk_end_text (s, seat, way->a);

  if (cost && end)
    /* Translators: what happens on the way, and what at its end */
    return g_strdup_printf (C_("way", "%1$s; %2$s"), cost, end);
  if (cost || end)
    return g_strdup (cost ? cost : end);

  return g_strdup (_("nothing happens here"));
}

/* What a field brings as a note says it: what one gets has a plus, so that nobody takes it for a price. */
static char *
end_line (const FolkState *s,
          guint            seat,
          guint            field)
{
  g_autofree char *end = bramble_folk_end_text (s, seat, field);
  FolkFieldKind kind = folk_board_fields ()[field].kind;

  if (kind == FOLK_KIND_CITY || kind == FOLK_KIND_PALACE)
    /* Translators: what arriving in the City or the Palace brings; two short lines on the map */
    return g_strdup (_("+1 Biscuit\nYou may buy something"));

  if ((kind == FOLK_KIND_FOOD || kind == FOLK_KIND_ADVICE || kind == FOLK_KIND_GOLD) && g_ascii_isdigit (*end))
    return g_strconcat ("+", end, NULL);

  return g_steal_pointer (&end);
}

/**
 * bramble_folk_way_lines:
 * @way: an option that is a way
 *
 * Returns: (transfer full): the same for a note on the map, a line each
 */
char *
bramble_folk_way_lines (const FolkState     *s,
                        guint                seat,
                        const BrambleOption *way)
{
  guint reds = bramble_folk_way_reds (s->seats[seat].field, way);
  g_autofree char *cost = reds > 0 ? red_text (s, seat, reds) : NULL;
  g_autofree char *end = end_line (s, seat, way->a);
  g_autofree char *first = folk_capital (cost ? cost : end ? end : _("nothing happens here"));
  g_autofree char *second = cost && end ? folk_capital (end) : NULL;

  return second ? g_strdup_printf ("%s\n%s", first, second) : g_steal_pointer (&first);
}

/* Who stands on a field, or NULL. */
static char *
dup_standing (const FolkState   *s,
              guint              field,
              const char *const *names)
{
  const char *there[FOLK_MAX_SEATS + 1] = { NULL };
  guint n = 0;

  for (guint seat = 0; seat < s->n_seats; seat++)
    if (s->seats[seat].field == field)
      there[n++] = names[seat];
  return n > 0 ? g_strjoinv (", ", (char **) there) : NULL;
}

/**
 * bramble_folk_field_label:
 * @seat: who wants to know
 * @names: of the players
 *
 * Returns: (transfer full): what a field is, in which land it lies, how far it is and who
 *   stands there
 */
char *
bramble_folk_field_label (const FolkState   *s,
                          guint              seat,
                          guint              field,
                          const char *const *names)
{
  const FolkField *f = &folk_board_fields ()[field];
  guint steps = folk_board_distance (bramble_folk_where_from (&s->seats[seat]), field);
  g_autofree char *name = folk_capital (folk_field_name (field));
  g_autofree char *land = f->land == FOLK_NONE ? g_strdup (_("path of a shortcut")) : bramble_folk_land_text (f->land);
  g_autofree char *place = folk_place_text (field, land);
  g_autofree char *where = NULL;
  g_autofree char *there = dup_standing (s, field, names);

  if (steps == FOLK_FAR || steps == 0)
    /* Translators: a field, and the land that it lies in */
    where = g_strdup_printf (C_("field", "%1$s, %2$s"), name, place);
  else
    /* Translators: a field, the land that it lies in, and how far it is */
    where = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s, %2$s, %3$u step away", "%1$s, %2$s, %3$u steps away", steps),
                             name, place, steps);
  if (there == NULL)
    return g_steal_pointer (&where);

  /* Translators: a field and where it lies, and who stands there */
  return g_strdup_printf (C_("field", "%1$s. Here: %2$s"), where, there);
}

/**
 * bramble_folk_field_about:
 * @seat: who wants to know
 *
 * Returns: (transfer full) (nullable): what would happen on a field, in a sentence
 */
char *
bramble_folk_field_about (const FolkState *s,
                          guint            seat,
                          guint            field)
{
  g_autofree char *end = bramble_folk_end_text (s, seat, field);

  if (folk_board_fields ()[field].kind == FOLK_KIND_RED)
    return g_strdup (_("Who passes or lands here eats a Biscuit, or the boot gets heavier."));
  if (end == NULL)
    return NULL;

  /* Translators: %s is what would happen on a field */
  return g_strdup_printf (_("At the end of a move: %s."), end);
}
