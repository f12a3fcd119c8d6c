/* bramble-gloom-cards.c: the cards of Fairytale Gloom, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nothing here belongs to a game that is being played: it is what stands on
 * the cards, for everybody who wants to read them.
 */

#include "bramble-gloom-cards.h"

#include <glib/gi18n-lib.h>
#include <rules/text.h>

#include "bramble-gloom-private.h"

/* Returns "card", "story" or "character": how a card is called as a thing. */
const char *
bramble_gloom_kind_id (guint card)
{
  switch ((GloomKind) gloom_kind (card))
    {
    case GLOOM_MODIFIER:
    case GLOOM_EVENT:
    case GLOOM_ENDING:
      return "card";
    case GLOOM_STORY:
      return "story";
    case GLOOM_CHARACTER:
      return "character";
    }

  g_assert_not_reached ();
}

const char *
bramble_gloom_kind_name (guint card)
{
  switch ((GloomKind) gloom_kind (card))
    {
    case GLOOM_MODIFIER:
      return C_("kind of card", "Modifier");
    case GLOOM_EVENT:
      return gloom_is_response (card) ? C_("kind of card", "Response") : C_("kind of card", "Event");
    case GLOOM_ENDING:
      return C_("kind of card", "Unhappy Ending");
    case GLOOM_STORY:
      return C_("kind of card", "Story");
    case GLOOM_CHARACTER:
      return C_("kind of card", "Character");
    }

  g_assert_not_reached ();
}

/* What all cards of its kind have in common, in a sentence. */
const char *
bramble_gloom_kind_text (guint card)
{
  switch ((GloomKind) gloom_kind (card))
    {
    case GLOOM_MODIFIER:
      return _("It is laid on any unfinished Character of anybody, on top of what lies there.");
    case GLOOM_EVENT:
      return gloom_is_response (card)
             ? _("It is played from the hand in another player’s turn, when what it answers is announced.")
             : _("It is played as an action, does what it says, and goes to the discard pile.");
    case GLOOM_ENDING:
      return _("It is laid on a miserable Character of anybody, as the first action only. The Character is finished.");
    case GLOOM_STORY:
      return _("It is claimed by a family that shows enough of its icon, and works for whoever controls it.");
    case GLOOM_CHARACTER:
      return _("Four Characters are a family. Their points, icons and effects are those that show in their pile.");
    }

  g_assert_not_reached ();
}

/* Returns (nullable): the name of the picture of a #GloomCategory. */
const char *
bramble_gloom_category_id (guint category)
{
  static const char *const ids[] = { NULL, "gloom/icons/immediate", "gloom/icons/ongoing", "gloom/icons/persistent",
                                     "gloom/icons/response" };

  return ids[category];
}

/* Returns (nullable): what a #GloomCategory is called. */
const char *
bramble_gloom_category_name (guint category)
{
  switch ((GloomCategory) category)
    {
    case GLOOM_NO_EFFECT:
      return NULL;
    case GLOOM_IMMEDIATE:
      return C_("effect", "Immediate");
    case GLOOM_ONGOING:
      return C_("effect", "Ongoing");
    case GLOOM_PERSISTENT:
      return C_("effect", "Persistent");
    case GLOOM_RESPONSE:
      return C_("effect", "Response");
    }

  g_assert_not_reached ();
}

/* What a card prints in one of its places for points. */
static char *
dup_points (guint card,
            guint place)
{
  guint printed = gloom_cards[card].points[place];

  /* Translators: a place of a card where no points are printed */
  return printed ? gloom_number (GLOOM_PRINTED (printed)) : g_strdup (C_("points", "clear"));
}

/* Returns (transfer full) (nullable): the points of a card, in a sentence. */
char *
bramble_gloom_card_points (guint card)
{
  const guint8 *points = gloom_cards[card].points;
  g_autofree char *top = NULL;
  g_autofree char *middle = NULL;
  g_autofree char *bottom = NULL;

  if (points[0] == 0 && points[1] == 0 && points[2] == 0)
    return NULL;

  top = dup_points (card, 0);
  middle = dup_points (card, 1);
  bottom = dup_points (card, 2);
  return g_strdup_printf (_("Points from the top: %1$s, %2$s, %3$s."), top, middle, bottom);
}

/* Returns (transfer full) (nullable): the icons of a card, in a sentence. */
char *
bramble_gloom_card_icons (guint card)
{
  const char *names[GLOOM_PLACES + 1] = { NULL };
  g_autofree char *list = NULL;
  guint n = 0;

  if (gloom_kind (card) == GLOOM_STORY)
    /* Translators: an icon, and how many of it a Story asks for */
    return g_strdup_printf (_("It asks for this icon in the family: %1$s (%2$u)."), gloom_icon_name (gloom_cards[card].needed),
                            gloom_cards[card].needs);
  for (guint i = 0; i < GLOOM_PLACES; i++)
    if (gloom_cards[card].icons[i])
      names[n++] = gloom_icon_name (gloom_cards[card].icons[i]);
  if (n == 0)
    return NULL;

  list = g_strjoinv (", ", (char **) names);
  return g_strdup_printf (_("Icons: %s."), list);
}

/* Returns (transfer full): everything that a card prints, in sentences; of one that
 * prints nothing, what is told of it. */
char *
bramble_gloom_card_text (guint card)
{
  g_autofree char *points = bramble_gloom_card_points (card);
  g_autofree char *icons = bramble_gloom_card_icons (card);
  const char *parts[] = { points, icons, gloom_card_effect (card) };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i])
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", parts[i]);
  if (text->len == 0)
    g_string_append (text, gloom_card_flavour (card));
  return g_string_free (text, FALSE);
}

static char *
brief_after (const GloomEffect *effect)
{
  switch ((GloomAfter) effect->after)
    {
    case GLOOM_NOT_AFTER:
    case GLOOM_N_AFTERS:
      break;
    case GLOOM_AFTER_YOU_LAY_ENDING:
      return g_strdup (C_("effect in brief", "after your Ending"));
    case GLOOM_AFTER_YOU_LAY_ON_ANOTHER:
      return g_strdup (C_("effect in brief", "after you meddle"));
    case GLOOM_AFTER_YOU_CLAIM:
      return g_strdup (C_("effect in brief", "after a claim"));
    case GLOOM_AFTER_ANOTHER_PLAYS_EVENT:
      return g_strdup (C_("effect in brief", "after others’ Events"));
    case GLOOM_AFTER_LAID_ON_THIS:
      return g_strdup (C_("effect in brief", "after being laid on"));
    case GLOOM_AFTER_YOU_DREW:
      return g_strdup (C_("effect in brief", "after drawing"));
    }

  g_assert_not_reached ();
}

static const char *
brief_shield (guint shield)
{
  switch ((GloomShield) shield)
    {
    case GLOOM_SHIELD_EVENTS:
      return C_("effect in brief", "no Events");
    case GLOOM_MODIFIERS_OF_OTHERS:
      return C_("effect in brief", "no strangers’ Modifiers");
    case GLOOM_POSITIVE_MODIFIERS:
      return C_("effect in brief", "no happy Modifiers");
    case GLOOM_ENDINGS_OF_OTHERS:
      return C_("effect in brief", "no strangers’ Endings");
    }

  g_assert_not_reached ();
}

static const char *
brief_forbidden (guint what)
{
  switch ((GloomForbidden) what)
    {
    case GLOOM_PLAYING_EVENTS:
      return C_("effect in brief", "forbids Events");
    case GLOOM_PLAYING_ENDINGS:
      return C_("effect in brief", "forbids Endings");
    case GLOOM_CLAIMING:
      return C_("effect in brief", "forbids claims");
    case GLOOM_FREE_PLAYS:
      return C_("effect in brief", "forbids free plays");
    case GLOOM_DISCARDING:
      return C_("effect in brief", "forbids discarding");
    }

  g_assert_not_reached ();
}

static char *
brief_clause (const GloomClause *clause)
{
  g_autofree char *number = gloom_number (clause->n);

  if (clause->verb == GLOOM_LIMIT)
    /* Translators: a number of cards by which the draw limit changes */
    return g_strdup_printf (C_("effect in brief", "draw %s"), number);
  if (clause->verb == GLOOM_WORTH && clause->per == GLOOM_PER_ICON)
    /* Translators: points for each icon of a kind */
    return g_strdup_printf (C_("effect in brief", "%1$s each %2$s"), number, gloom_icon_name (clause->icon));
  if (clause->verb == GLOOM_WORTH)
    /* Translators: points that an effect adds */
    return g_strdup_printf (C_("effect in brief", "worth %s"), number);
  if (clause->verb == GLOOM_COUNT_AS)
    /* Translators: one more of an icon */
    return g_strdup_printf (C_("effect in brief", "one more %s"), gloom_icon_name (clause->icon));
  if (clause->verb == GLOOM_SHIELD)
    return g_strdup (brief_shield (clause->shield));
  if (clause->verb == GLOOM_FORBID)
    return g_strdup (brief_forbidden (clause->forbidden));

  return NULL;
}

/**
 * bramble_gloom_card_brief:
 *
 * Returns: (transfer full) (nullable): what an effect that lies on a Character does
 *   from now on, in two or three words; an immediate one is over
 */
char *
bramble_gloom_card_brief (guint card)
{
  const GloomEffect *effect = &gloom_cards[card].effect;

  if (effect->category == GLOOM_NO_EFFECT)
    return NULL;
  if (effect->category == GLOOM_IMMEDIATE)
    return g_strdup (C_("effect in brief", "done"));
  if (effect->after != GLOOM_NOT_AFTER)
    return brief_after (effect);

  return brief_clause (&effect->clauses[0]);
}

/* A card as an item of a list. */
void
bramble_gloom_specs_add_card (BrambleSpecs *self,
                              guint         card,
                              int           seat)
{
  BrambleItemSpec *spec;

  if (card >= GLOOM_N_CARDS)
    {
      bramble_specs_add (self, "back", "card", seat);
      return;
    }
  spec = bramble_specs_add (self, bramble_gloom_kind_id (card), gloom_cards[card].id, seat);
  spec->name = gloom_card_name (card);
  spec->text = bramble_specs_own (self, bramble_gloom_card_text (card));
  spec->note = gloom_card_flavour (card);
}

static BrambleItem *
make_item (guint card)
{
  const char *flavour = gloom_card_flavour (card);
  g_autofree char *prints = bramble_gloom_card_text (card);
  g_autofree char *text = g_strcmp0 (prints, flavour) == 0 ? g_strdup (prints) : g_strdup_printf ("%s\n%s", prints, flavour);
  g_autofree char *rulings = bramble_gloom_card_rulings (card);
  BrambleItemSpec spec = {
    .kind = bramble_gloom_kind_id (card),
    .id = gloom_cards[card].id,
    .name = gloom_card_name (card),
    .text = text,
    .note = rulings,
    .count = 1,
    .seat = BRAMBLE_ITEM_NO_SEAT,
  };

  return bramble_item_new (&spec);
}

/**
 * bramble_gloom_cards_new:
 *
 * Returns: (transfer full): all cards of a kind as #BrambleItem, by name
 */
GListModel *
bramble_gloom_cards_new (GloomKind kind)
{
  GListStore *store = g_list_store_new (BRAMBLE_TYPE_ITEM);

  for (guint card = 0; card < GLOOM_N_CARDS; card++)
    if (gloom_kind (card) == kind)
      {
        g_autoptr (BrambleItem) item = make_item (card);

        g_list_store_insert_sorted (store, item, bramble_item_compare_names, NULL);
      }
  return G_LIST_MODEL (store);
}

/**
 * bramble_gloom_cards_find:
 *
 * Returns: (transfer full) (nullable): the card, or %NULL when there is none of that id
 */
BrambleItem *
bramble_gloom_cards_find (const char *id)
{
  guint card = gloom_card_by_id (id);

  return card == GLOOM_NONE ? NULL : make_item (card);
}
