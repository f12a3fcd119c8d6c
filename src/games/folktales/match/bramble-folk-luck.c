/* bramble-folk-luck.c: a throw of the yellow die, and what may come of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Chances are sides of the die: they are exact.
 */

#include "bramble-folk-luck.h"

#include <glib/gi18n-lib.h>
#include <rules/folk-text.h>
#include <string.h>


#define SPELL_NEEDS 4
#define GATE_NEEDS 8

/* What a tile that is given adds. */
#define KEY_ADDS 3
#define TRICKSTER_ADDS 5

/* Whether the die has been thrown when a throw waits at @step. */
static gboolean
has_fallen (guint step)
{
  return step == FOLK_STEP_LUCK || step == FOLK_STEP_TRICKED || step == FOLK_STEP_LOSE || step == FOLK_STEP_FIND
         || step == FOLK_STEP_SPELL || step == FOLK_STEP_GATE;
}

/* Whether a quest is fulfilled as the die falls, or was: with it the quest is the last one that is
 * done. */
static gboolean
serves_quest (const FolkState *s,
              const FolkFrame *f)
{
  const FolkSeat *owner = f->other < s->n_seats ? &s->seats[f->other] : NULL;

  if (f->proc != FOLK_PROC_THROW || owner == NULL)
    return FALSE;
  if (!has_fallen (f->step))
    return (f->flags & FOLK_FLAG_GIVEN) != 0;

  return owner->done > 0 && folk_cards[owner->quests[owner->done - 1]].who == f->who;
}

/**
 * bramble_folk_luck_asked:
 * @luck: (out): the throw that goes on
 *
 * Returns: whether one does: a question is about it
 */
gboolean
bramble_folk_luck_asked (const FolkState *s,
                         BrambleFolkLuck *luck)
{
  *luck = (BrambleFolkLuck) { BRAMBLE_FOLK_LUCK_NONE };
  for (guint i = s->depth; i > 0; i--)
    {
      const FolkFrame *f = &s->stack[i - 1];

      switch ((FolkProc) f->proc)
        {
        case FOLK_PROC_THROW:
          luck->kind = BRAMBLE_FOLK_LUCK_MEETING;
          break;
        case FOLK_PROC_SORCERER:
          luck->kind = BRAMBLE_FOLK_LUCK_SPELL;
          break;
        case FOLK_PROC_GATE:
          luck->kind = BRAMBLE_FOLK_LUCK_GATE;
          break;
        case FOLK_PROC_GAME:
        case FOLK_PROC_ROLL:
        case FOLK_PROC_MOVE:
        case FOLK_PROC_PAY:
        case FOLK_PROC_GAIN:
        case FOLK_PROC_TRICKSTER:
        case FOLK_PROC_WAND:
        case FOLK_PROC_TRADE:
        case FOLK_PROC_COURAGE:
        case FOLK_PROC_PARTNERS:
        case FOLK_N_PROCS:
          continue;
        }
      luck->seat = f->seat;
      luck->who = f->who;
      luck->die = has_fallen (f->step) ? f->die : 0;
      luck->added = luck->die > 0 ? f->added : 0;
      luck->serves = serves_quest (s, f);
      luck->owner = luck->serves ? f->other : f->seat;
      if (f->flags & FOLK_FLAG_TRICKED)
        luck->barred |= 1u << FOLK_TRICKSTER;
      /* What lies before the Sorcerer is not at hand. */
      if (luck->kind == BRAMBLE_FOLK_LUCK_SPELL && f->tile != FOLK_NONE)
        luck->barred |= 1u << f->tile;
      return TRUE;
    }
  return FALSE;
}

/* The field's number and what is added of itself. */
static int
bonus_of (const FolkState       *s,
          const BrambleFolkLuck *luck)
{
  return luck->kind == BRAMBLE_FOLK_LUCK_MEETING ? folk_luck_bonus (s, luck->seat, luck->who) : 0;
}

/**
 * bramble_folk_luck_told:
 * @luck: (out): the throw that @event tells of
 *
 * Returns: whether it tells of one
 */
gboolean
bramble_folk_luck_told (const FolkState    *s,
                        const BrambleEvent *event,
                        BrambleFolkLuck    *luck)
{
  *luck = (BrambleFolkLuck) { .seat = event->seat, .die = event->a };
  switch ((FolkEventKind) event->kind)
    {
    case FOLK_EVENT_LUCK_THROWN:
      luck->kind = BRAMBLE_FOLK_LUCK_MEETING;
      luck->who = event->b;
      break;
    case FOLK_EVENT_SPELL_THROWN:
      luck->kind = BRAMBLE_FOLK_LUCK_SPELL;
      break;
    case FOLK_EVENT_KNOCKED:
      luck->kind = BRAMBLE_FOLK_LUCK_GATE;
      break;
    case FOLK_EVENT_HERO_TAKEN:
    case FOLK_EVENT_CARD_DRAWN:
    case FOLK_EVENT_LOT_THROWN:
    case FOLK_EVENT_FIRST_CHOSEN:
    case FOLK_EVENT_TURN_BEGAN:
    case FOLK_EVENT_TURN_LOST:
    case FOLK_EVENT_RESTED:
    case FOLK_EVENT_BOOT_CHANGED:
    case FOLK_EVENT_BISCUIT_GOT:
    case FOLK_EVENT_BISCUIT_PAID:
    case FOLK_EVENT_BISCUIT_WALKED:
    case FOLK_EVENT_BISCUIT_PASSED:
    case FOLK_EVENT_FED:
    case FOLK_EVENT_ADVICE_GOT:
    case FOLK_EVENT_ADVICE_PAID:
    case FOLK_EVENT_ADVICE_PASSED:
    case FOLK_EVENT_GOLD_GOT:
    case FOLK_EVENT_GOLD_PAID:
    case FOLK_EVENT_GOLD_PASSED:
    case FOLK_EVENT_SALT_SPENT:
    case FOLK_EVENT_TILE_GOT:
    case FOLK_EVENT_TILE_LEFT:
    case FOLK_EVENT_TILE_GONE:
    case FOLK_EVENT_TILE_USED:
    case FOLK_EVENT_TILE_TURNED:
    case FOLK_EVENT_TILE_PASSED:
    case FOLK_EVENT_HELP_CHOSEN:
    case FOLK_EVENT_WHITE_THROWN:
    case FOLK_EVENT_NUMBER_NAMED:
    case FOLK_EVENT_BLUE_THROWN:
    case FOLK_EVENT_STOOD_STILL:
    case FOLK_EVENT_MOVED:
    case FOLK_EVENT_PATH_ENTERED:
    case FOLK_EVENT_PATH_WALKED:
    case FOLK_EVENT_PATH_LEFT:
    case FOLK_EVENT_FLEW:
    case FOLK_EVENT_STAYED:
    case FOLK_EVENT_QUEST_SERVED:
    case FOLK_EVENT_LUCK_RAISED:
    case FOLK_EVENT_QUEST_DONE:
    case FOLK_EVENT_OUTCOME_TAKEN:
    case FOLK_EVENT_FOUND:
    case FOLK_EVENT_TURN_FORFEITED:
    case FOLK_EVENT_SLIPPED_AWAY:
    case FOLK_EVENT_WISHED:
    case FOLK_EVENT_GATE_SHUT:
    case FOLK_EVENT_PUT:
    case FOLK_EVENT_OFFERED:
    case FOLK_EVENT_ACCEPTED:
    case FOLK_EVENT_DECLINED:
    case FOLK_EVENT_NO_TRADE:
    case FOLK_EVENT_DARED:
    case FOLK_EVENT_DARE_REFUSED:
    case FOLK_EVENT_COURAGE_THROWN:
    case FOLK_EVENT_SHARED:
    case FOLK_EVENT_GAME_OVER:
    case FOLK_N_EVENTS:
      return FALSE;
    }
  luck->added = event->n - (int) luck->die - bonus_of (s, luck);
  return TRUE;
}

int
bramble_folk_luck_total (const FolkState       *s,
                         const BrambleFolkLuck *luck)
{
  return (int) luck->die + luck->added + bonus_of (s, luck);
}

static void
add_part (BrambleFolkPart *parts,
          guint           *n,
          const char      *art,
          const char      *name,
          int              value,
          gboolean         counts)
{
  if (*n < BRAMBLE_FOLK_MAX_PARTS)
    parts[(*n)++] = (BrambleFolkPart) { g_intern_string (art), name, value, counts };
}

static void
add_tile (BrambleFolkPart *parts,
          guint           *n,
          guint            tile,
          int              value,
          gboolean         counts)
{
  g_autofree char *art = g_strconcat ("folktales/tiles/", folk_tile_ids[tile], NULL);

  add_part (parts, n, art, folk_tile_name (tile), value, counts);
}

/* All weapons that fit, the best first: only one of them counts. */
static void
add_weapons (const FolkState       *s,
             const BrambleFolkLuck *luck,
             BrambleFolkPart       *parts,
             guint                 *n)
{
  guint fitting = folk_meetings[luck->who].weapons;
  gboolean armed = FALSE;

  if (folk_is_foe (luck->who) && luck->who != FOLK_CROW && luck->who != FOLK_DEVIL
      && folk_has (s, luck->seat, FOLK_ENCHANTED_SWORD))
    {
      add_tile (parts, n, FOLK_ENCHANTED_SWORD, 2, TRUE);
      armed = TRUE;
    }
  if ((fitting >> FOLK_FEATHER) & 1 && folk_has (s, luck->seat, FOLK_FEATHER))
    {
      add_tile (parts, n, FOLK_FEATHER, 2, !armed);
      armed = TRUE;
    }
  for (guint tile = FOLK_FLUTE; tile <= FOLK_STAFF; tile++)
    if ((fitting >> tile) & 1 && folk_has (s, luck->seat, tile))
      {
        add_tile (parts, n, tile, 1, !armed);
        armed = TRUE;
      }
}

/**
 * bramble_folk_luck_parts:
 * @parts: (out): BRAMBLE_FOLK_MAX_PARTS of them: what is added to the die
 *
 * Returns: how many there are
 */
guint
bramble_folk_luck_parts (const FolkState       *s,
                         const BrambleFolkLuck *luck,
                         BrambleFolkPart       *parts)
{
  guint n = 0;

  if (luck->kind == BRAMBLE_FOLK_LUCK_MEETING)
    {
      g_autofree char *who = g_strconcat ("folktales/meet/", folk_adventure_ids[luck->who], NULL);
      g_autofree char *name = folk_capital (folk_who_name (luck->who));

      add_part (parts, &n, who, g_intern_string (name), folk_meetings[luck->who].number, TRUE);
      add_weapons (s, luck, parts, &n);
      if (folk_meetings[luck->who].dog && folk_has (s, luck->seat, FOLK_DOG))
        add_tile (parts, &n, FOLK_DOG, 2, TRUE);
      if (folk_is_foe (luck->who) && folk_meetings[luck->who].number <= -3 && s->seats[luck->seat].hero == FOLK_WHITE_MARE)
        add_part (parts, &n, "folktales/portraits/white-mare", folk_hero_name (FOLK_WHITE_MARE), 1, TRUE);
    }
  if (luck->added > 0)
    /* Translators: Advice, Trickster and Key, which were added to a throw */
    add_part (parts, &n, "folktales/tokens/advice", C_("throw", "added"), luck->added, TRUE);
  return n;
}

/* The outcomes of one throw, from the best; what each begins with. */
typedef struct
{
  int least;
  const char *text;
  const char *art;
} Row;

/* In the order of FolkRow, from the last. */
static const Row meeting_rows[] = {
  { 9, NULL, "folktales/tiles/magic-wand" },
  { 7, NULL, "folktales/tokens/advice" },
  { 5, NULL, "folktales/tokens/biscuit" },
  { 2, NULL, "folktales/fields/bad-luck" },
  { G_MININT, NULL, "folktales/tokens/gold" },
};
G_STATIC_ASSERT (G_N_ELEMENTS (meeting_rows) == FOLK_N_ROWS);

static const Row spell_rows[] = {
  { SPELL_NEEDS, N_("The spell succeeds"), "folktales/fields/sorcerer" },
  { G_MININT, N_("It becomes a Toad"), "folktales/tiles/toad" },
};

static const Row gate_rows[] = {
  { GATE_NEEDS, N_("The gate opens: you win"), "folktales/fields/castle" },
  { G_MININT, N_("The gate stays shut"), "folktales/fields/plain" },
};

static const Row *
rows_of (const BrambleFolkLuck *luck,
         guint                 *n)
{
  switch (luck->kind)
    {
    case BRAMBLE_FOLK_LUCK_MEETING:
      *n = G_N_ELEMENTS (meeting_rows);
      return meeting_rows;
    case BRAMBLE_FOLK_LUCK_SPELL:
      *n = G_N_ELEMENTS (spell_rows);
      return spell_rows;
    case BRAMBLE_FOLK_LUCK_GATE:
      *n = G_N_ELEMENTS (gate_rows);
      return gate_rows;
    case BRAMBLE_FOLK_LUCK_NONE:
      break;
    }

  *n = 0;
  return NULL;
}

/* Returns the picture of an outcome of the Lucky Throw. */
const char *
bramble_folk_row_art (guint row)
{
  g_return_val_if_fail (row < FOLK_N_ROWS, NULL);

  return meeting_rows[FOLK_N_ROWS - 1 - row].art;
}

/* What a row of a meeting brings this hero. */
static const char *
outcome_text (const FolkState       *s,
              const BrambleFolkLuck *luck,
              guint                  row)
{
  guint which = FOLK_N_ROWS - 1 - row;
  const FolkSeat *p = &s->seats[luck->seat];

  if (which == FOLK_ROW_LOSE_TURN && p->hero == FOLK_PETER && folk_is_foe (luck->who))
    return _("Nothing: Peter loses no turn");

  return folk_row_name (which);
}

/* The tile that adds to a throw of this kind, how much, and how many of it there are. */
static guint
find_adder (const FolkState       *s,
            const BrambleFolkLuck *luck,
            int                   *adds,
            guint                 *n)
{
  gboolean gate = luck->kind == BRAMBLE_FOLK_LUCK_GATE;
  guint tile = gate ? FOLK_KEY : FOLK_TRICKSTER;

  *adds = gate ? KEY_ADDS : TRICKSTER_ADDS;
  *n = luck->kind == BRAMBLE_FOLK_LUCK_SPELL || (luck->barred >> tile) & 1 ? 0 : s->seats[luck->seat].tiles[tile];
  return tile;
}

/* Whether a tile could be added to a throw, not only Advice. */
gboolean
bramble_folk_luck_tiles_add (const FolkState       *s,
                             const BrambleFolkLuck *luck)
{
  int adds;
  guint n;

  find_adder (s, luck, &adds, &n);
  return n > 0;
}

/* The tile that throws the die again, or FOLK_NONE. */
static guint
find_again (const FolkState       *s,
            const BrambleFolkLuck *luck)
{
  if (((luck->barred >> FOLK_GOLDEN_COMB) & 1) == 0 && folk_can_use (s, luck->seat, FOLK_GOLDEN_COMB))
    return FOLK_GOLDEN_COMB;
  if (luck->kind == BRAMBLE_FOLK_LUCK_MEETING && folk_has (s, luck->seat, FOLK_LANTERN)
      && (luck->who == FOLK_WOLVES || luck->who == FOLK_ROBBERS || luck->who == FOLK_WITCH))
    return FOLK_LANTERN;

  return FOLK_NONE;
}

/* What it takes to come to an outcome above the one that the die has brought: Advice, then
 * tiles that add something, then another throw. */
static void
find_needs (const FolkState       *s,
            const BrambleFolkLuck *luck,
            BrambleFolkOutcome    *o)
{
  int gap = o->least - bramble_folk_luck_total (s, luck);
  int advice = s->seats[luck->seat].advice;
  guint again = find_again (s, luck);
  int adds;
  guint n;
  guint tile = find_adder (s, luck, &adds, &n);

  for (guint i = 0; i <= n; i++)
    if (gap <= advice + (int) i * adds)
      {
        o->needs = (guint) MAX (gap - (int) i * adds, 0);
        o->tile = tile;
        o->n_tiles = i;
        return;
      }
  if (again != FOLK_NONE && gap - (BRAMBLE_FOLK_DIE_SIDES - (int) luck->die) <= advice + (int) n * adds)
    {
      o->tile = again;
      o->n_tiles = 1;
    }
}

/**
 * bramble_folk_luck_outcomes:
 * @outcomes: (out): FOLK_N_ROWS of them, the best first
 *
 * Returns: how many there are
 */
guint
bramble_folk_luck_outcomes (const FolkState       *s,
                            const BrambleFolkLuck *luck,
                            BrambleFolkOutcome    *outcomes)
{
  guint n;
  const Row *rows = rows_of (luck, &n);
  int advice = s->seats[luck->seat].advice;
  int fixed = bonus_of (s, luck) + luck->added;
  int total = bramble_folk_luck_total (s, luck);
  int adds;
  guint n_adders;

  find_adder (s, luck, &adds, &n_adders);
  for (guint i = 0; i < n; i++)
    {
      BrambleFolkOutcome *o = &outcomes[i];

      *o = (BrambleFolkOutcome) { .least = rows[i].least, .most = i == 0 ? G_MAXINT : rows[i - 1].least - 1, .art = rows[i].art };
      o->text = rows[i].text ? _(rows[i].text) : outcome_text (s, luck, i);
      for (int side = 1; side <= BRAMBLE_FOLK_DIE_SIDES; side++)
        {
          if (side + fixed >= o->least && side + fixed <= o->most)
            o->sides |= 1u << (side - 1);
          o->better += o->least == G_MININT || side + fixed + advice + (int) n_adders * adds >= o->least;
        }
      o->now = luck->die > 0 && total >= o->least && total <= o->most;
      if (luck->die > 0 && total < o->least)
        find_needs (s, luck, o);
    }
  return n;
}

/* A number with its sign, between others. */
static void
append_signed (GString *text,
               int      value)
{
  g_string_append_printf (text, value < 0 ? " − %d" : " + %d", ABS (value));
}

/* Returns: (transfer full) (nullable): the sum in figures, once the die has fallen */
char *
bramble_folk_luck_sum (const FolkState       *s,
                       const BrambleFolkLuck *luck)
{
  BrambleFolkPart parts[BRAMBLE_FOLK_MAX_PARTS];
  guint n = bramble_folk_luck_parts (s, luck, parts);
  GString *text;

  if (luck->die == 0)
    return NULL;

  text = g_string_new (NULL);
  g_string_append_printf (text, "%u", luck->die);
  for (guint i = 0; i < n; i++)
    if (parts[i].counts && parts[i].value != 0)
      append_signed (text, parts[i].value);
  if (bramble_folk_luck_total (s, luck) != (int) luck->die || strchr (text->str, ' '))
    g_string_append_printf (text, " = %d", bramble_folk_luck_total (s, luck));
  return g_string_free (text, FALSE);
}

/* Returns how many sides of the die there are in a set of them. */
guint
bramble_folk_count_sides (guint sides)
{
  guint n = 0;

  for (; sides > 0; sides >>= 1)
    n += sides & 1;
  return n;
}

/* What an outcome takes that one can still come to. */
static char *
dup_needs (const BrambleFolkOutcome *o)
{
  GString *text = g_string_new (NULL);

  if (o->n_tiles > 1)
    /* Translators: how many, and of which tile */
    g_string_append_printf (text, C_("tile", "%1$u × %2$s"), o->n_tiles, folk_tile_name (o->tile));
  else if (o->n_tiles > 0)
    g_string_append (text, folk_tile_name (o->tile));
  if (o->n_tiles > 0 && o->needs > 0)
    g_string_append (text, " + ");
  if (o->needs > 0)
    g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, "%u Advice", "%u Advice", o->needs), o->needs);
  return g_string_free (text, FALSE);
}

/* Returns: (transfer full): the whole of it in sentences, for who does not see it */
char *
bramble_folk_luck_text (const FolkState       *s,
                        const BrambleFolkLuck *luck)
{
  BrambleFolkPart parts[BRAMBLE_FOLK_MAX_PARTS];
  BrambleFolkOutcome outcomes[FOLK_N_ROWS];
  guint n_parts = bramble_folk_luck_parts (s, luck, parts);
  guint n = bramble_folk_luck_outcomes (s, luck, outcomes);
  g_autofree char *sum = bramble_folk_luck_sum (s, luck);
  GString *text = g_string_new (sum);

  for (guint i = 0; i < n_parts; i++)
    if (parts[i].counts)
      {
        g_string_append (text, text->len > 0 ? "\n" : "");
        /* Translators: what helps or hinders a throw, and by how much, with a plus or minus */
        g_string_append_printf (text, C_("throw", "%1$s: %2$s%3$d."), parts[i].name, parts[i].value < 0 ? "−" : "+",
                                ABS (parts[i].value));
      }
  for (guint i = 0; i < n; i++)
    {
      /* What the die has ruled out is no chance any more. */
      if (luck->die > 0 && !outcomes[i].now && outcomes[i].needs == 0 && outcomes[i].n_tiles == 0)
        continue;
      g_string_append (text, text->len > 0 ? "\n" : "");
      if (outcomes[i].now)
        /* Translators: %s is what a throw brings as it is now */
        g_string_append_printf (text, C_("throw", "Now: %s."), outcomes[i].text);
      else if (outcomes[i].n_tiles > 0)
        {
          g_autofree char *needs = dup_needs (&outcomes[i]);

          /* Translators: an outcome, and what would bring it: a tile, perhaps with some Advice */
          g_string_append_printf (text, C_("throw", "%1$s: with this: %2$s."), outcomes[i].text, needs);
        }
      else if (outcomes[i].needs > 0)
        /* Translators: an outcome, and how many Advice would bring it */
        g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, "%1$s: with %2$u Advice.", "%1$s: with %2$u Advice.",
                                                   outcomes[i].needs), outcomes[i].text, outcomes[i].needs);
      else
        /* Translators: an outcome, and how many of the eight sides of the die bring it */
        g_string_append_printf (text, _("%1$s: %2$u of 8 sides."), outcomes[i].text, bramble_folk_count_sides (outcomes[i].sides));
    }
  return g_string_free (text, FALSE);
}
