/* bramble-grimm-end.c: how a game of The Grimm Forest went, and why it ended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Boards lie open, so what is counted here is what every player has seen.
 */

#include "bramble-grimm-end.h"

#include <glib/gi18n-lib.h>
#include <rules/state.h>
#include <rules/text.h>

/* Sections that stand on the board of @seat. */
guint
bramble_grimm_count_sections (gconstpointer state,
                              guint         seat)
{
  const GrimmPlayer *player = &((const GrimmState *) state)->players[seat];
  guint n = 0;

  for (guint site = 0; site < player->n_sites; site++)
    n += player->sites[site].height;
  return n;
}

/* Resources that lie there. */
guint
bramble_grimm_count_resources (gconstpointer state,
                               guint         seat)
{
  return grimm_sum (((const GrimmState *) state)->players[seat].stock);
}

static const char *
nth_winner (BrambleMatch *match,
            guint         winners,
            guint         n)
{
  for (guint seat = 0; seat < GRIMM_MAX_SEATS; seat++)
    if (((winners >> seat) & 1) && n-- == 0)
      return bramble_seat_get_name (bramble_match_get_seat (match, seat));

  return NULL;
}

/* Which bonus decided: the sturdiest that one of those who were still tied had. */
static char *
bonus_reason (const GrimmState *s,
              guint             winner,
              const char       *name)
{
  for (int type = GRIMM_BRICK; type >= GRIMM_STRAW; type--)
    if (s->bonus[type] == winner)
      return g_strdup_printf (grimm_by_type ((guint) type,
                                             _("Brick and Wood houses are equal, so the First Builder Bonus decides, and %s has "
                                               "the one for Straw."),
                                             _("Brick and Wood houses are equal, so the First Builder Bonus decides, and %s has "
                                               "the one for Wood."),
                                             _("Brick and Wood houses are equal, so the First Builder Bonus decides, and %s has "
                                               "the one for Brick.")),
                              name);

  g_assert_not_reached ();
}

/**
 * bramble_grimm_dup_reason:
 *
 * Returns: (transfer full) (nullable): why they won, or %NULL while nobody has
 */
char *
bramble_grimm_dup_reason (BrambleMatch *match)
{
  const GrimmState *s = bramble_match_get_view (match);
  const char *name = nth_winner (match, s->winners, 0);
  guint builders = 0;

  if (!s->over || name == NULL)
    return NULL;

  for (guint seat = 0; seat < s->n_seats; seat++)
    builders += grimm_all_houses (&s->players[seat]) >= GRIMM_HOUSES_TO_WIN;
  switch ((GrimmWonBy) s->won_by)
    {
    case GRIMM_WON_BY_HOUSES:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("Nobody but %s has three houses."), name);
    case GRIMM_WON_BY_BRICK:
      /* Translators: %1$u is how many players, two or more; %2$s is one of them. */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "%1$u player has three houses. Brick houses decide, and %2$s has most of them.",
                                           "%1$u players have three houses. Brick houses decide, and %2$s has most of them.",
                                           builders),
                              builders, name);
    case GRIMM_WON_BY_WOOD:
      return g_strdup_printf (_("The number of Brick houses is equal, so Wood houses decide, and %s has most of them."), name);
    case GRIMM_WON_BY_BONUS:
      {
        guint winner = 0;

        while (((s->winners >> winner) & 1) == 0)
          winner++;
        return bonus_reason (s, winner, name);
      }
    case GRIMM_WON_SHARED:
      return g_strdup (_("They have as many Brick houses and as many Wood houses, and no First Builder Bonus decides between "
                         "them."));
    }

  g_assert_not_reached ();
}
