/* bramble-folk-luck-quest.c: the quest that a throw fulfils, and what is left to do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-luck.h"

#include <glib/gi18n-lib.h>
#include <rules/folk-text.h>

/* Gold is asked for beside tiles. */
#define MOST_WANTED 3

/* What @seat's own card wants at the Castle and it does not hold, or NULL. */
static char *
dup_missing (const FolkState *s,
             guint            seat)
{
  const FolkSeat *p = &s->seats[seat];
  const FolkCardInfo *own = &folk_cards[p->quests[0]];
  g_autofree char *gold = NULL;
  const char *missing[MOST_WANTED + 1] = { NULL };
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (own->bring); i++)
    if (own->bring[i] != FOLK_NONE && p->tiles[own->bring[i]] == 0)
      missing[n++] = folk_tile_name (own->bring[i]);
  if (own->treasure > p->gold)
    missing[n++] = gold = folk_trade.thing_text (FOLK_THING_GOLD, own->treasure);

  return n > 0 ? g_strjoinv (", ", (char **) missing) : NULL;
}

/* What comes next for @seat, or NULL where that is its partners' affair. */
static char *
dup_next (const FolkState *s,
          guint            seat)
{
  const FolkSeat *p = &s->seats[seat];
  g_autofree char *missing = s->n_quests > 1 ? NULL : dup_missing (s, seat);

  if (p->done < s->n_quests)
    /* Translators: %s is a Foe or a Friend, such as "the Witch" */
    return g_strdup_printf (_("Next quest: %s."), folk_who_name (folk_cards[folk_quest (s, seat)].who));
  if (missing)
    /* Translators: %s is what must be held at the Castle, one thing or several */
    return g_strdup_printf (_("Still to bring: %s."), missing);

  return folk_is_ready (s, seat) ? g_strdup (_("Now to the Castle!")) : NULL;
}

/**
 * bramble_folk_luck_quest_text:
 * @names: (nullable): of the players
 *
 * Returns: (transfer full) (nullable): that a throw fulfils a quest, and once it has, what is
 *   left to do
 */
char *
bramble_folk_luck_quest_text (const FolkState       *s,
                              const char *const     *names,
                              const BrambleFolkLuck *luck)
{
  gboolean own = luck->owner == luck->seat;
  g_autofree char *fulfilled = NULL;
  g_autofree char *next = NULL;

  if (!luck->serves || (!own && names == NULL))
    return NULL;
  if (luck->die == 0 && own)
    return g_strdup (_("The quest is fulfilled as the die falls, whatever it brings."));
  if (luck->die == 0)
    /* Translators: %s is a player of the same team */
    return g_strdup_printf (_("The quest of %s is fulfilled as the die falls, whatever it brings."), names[luck->owner]);

  /* Translators: %s is a player of the same team */
  fulfilled = own ? g_strdup (_("Quest fulfilled, whatever this throw brings."))
                  : g_strdup_printf (_("Quest of %s fulfilled, whatever this throw brings."), names[luck->owner]);
  next = dup_next (s, luck->seat);
  return next ? g_strdup_printf ("%s\n%s", fulfilled, next) : g_steal_pointer (&fulfilled);
}

/**
 * bramble_folk_luck_words:
 * @names: (nullable): of the players
 *
 * Returns: (transfer full): all that is seen of a throw in sentences, for who does not see it
 */
char *
bramble_folk_luck_words (const FolkState       *s,
                         const char *const     *names,
                         const BrambleFolkLuck *luck)
{
  g_autofree char *text = bramble_folk_luck_text (s, luck);
  g_autofree char *quest = bramble_folk_luck_quest_text (s, names, luck);

  return quest ? g_strdup_printf ("%s\n%s", quest, text) : g_steal_pointer (&text);
}
