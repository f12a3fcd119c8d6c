/* bramble-grimm-reason.c: why a thing on the table is no answer now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <rules/asks.h>
#include <rules/grimm.h>
#include <rules/text.h>
#include <string.h>

#include "bramble-grimm-target.h"

/* The moment, as the viewer sees it. */
typedef struct
{
  const GrimmState *s;
  guint viewer;
  BrambleAsk ask;
  gboolean asked; /* the viewer is asked */
  const char *names[GRIMM_MAX_SEATS];
} Moment;

/* In a Build turn there are many things to do; outside of it none of them. */
static gboolean
is_turn (const Moment *m)
{
  return m->asked && m->ask.kind == GRIMM_ASK_ACTION;
}

static char *
why_no_turn (const Moment *m)
{
  if (m->asked)
    return g_strdup (_("There is another question to answer first."));
  if (m->s->window == GRIMM_WINDOW_BUILD)
    return g_strdup_printf (_("It is the Build turn of %s."), m->names[m->ask.seat]);

  return g_strdup (_("That is for your Build turn."));
}

static char *
why_not_site (const Moment *m,
              guint         seat,
              guint         site)
{
  if (seat >= m->s->n_seats || site >= m->s->players[seat].n_sites)
    return NULL;
  if (m->asked && m->ask.kind == GRIMM_ASK_BLOW_DOWN)
    return grimm_why_not_house (m->s, &m->ask, seat, site);
  if (seat != m->viewer)
    return NULL;
  if (is_turn (m))
    return grimm_why_not_build (m->s, seat, site, m->names);
  if (m->s->players[seat].sites[site].height == GRIMM_N_SECTIONS)
    return NULL;

  return why_no_turn (m);
}

static char *
why_not_plan (const Moment *m,
              gboolean      fable,
              const char   *id)
{
  const GrimmPlayer *player = &m->s->players[m->viewer];
  guint location = fable ? GRIMM_NONE : grimm_find_id (grimm_location_ids, m->s->n_locations, id);

  if (location != GRIMM_NONE && ((player->locked >> location) & 1))
    return g_strdup (_("It lies under the Little Mermaid and cannot be played while she is with you."));

  if (m->s->window == GRIMM_WINDOW_PLAN && player->gather != GRIMM_NONE && !m->asked)
    return g_strdup (_("Your plan for this round is set down already."));
  if (fable && m->s->window == GRIMM_WINDOW_PLAN && player->dreamt)
    /* Translators: %s is a Friend. */
    return g_strdup_printf (_("%s has chosen your Fable for this round."), grimm_card_name (GRIMM_SLEEPING_BEAUTY));

  return g_strdup (fable ? _("Fables are set down when all players plan, at the beginning of a round.")
                         : _("Gather cards are set down when all players plan, at the beginning of a round."));
}

static char *
why_not_friend (const Moment *m,
                const char   *id)
{
  guint card = m->s->players[m->viewer].friend_card;

  if (card >= GRIMM_N_CARDS || strcmp (grimm_cards[card].id, id) != 0
      || !grimm_friend_acts_in_turn (m->s, m->viewer))
    return NULL;

  return is_turn (m) ? grimm_why_not_friend (m->s, m->viewer) : why_no_turn (m);
}

static char *
why_not_location (const Moment *m,
                  const char   *id)
{
  guint location = grimm_find_id (grimm_location_ids, m->s->n_locations, id);

  return location != GRIMM_NONE && m->asked ? grimm_why_not_location (m->s, &m->ask, location) : NULL;
}

/**
 * bramble_grimm_why_not_set_down:
 * @view: what @seat knows
 * @fable: one of the seat's Fables
 *
 * Returns: (nullable) (transfer full): why it cannot be set down now, in a sentence, or
 *   %NULL when it can
 */
char *
bramble_grimm_why_not_set_down (const GrimmState *view,
                                guint             seat,
                                const char       *fable)
{
  Moment m = { .s = view, .viewer = seat };

  grimm_game.ask (view, &m.ask);
  m.asked = m.ask.seat == seat;
  if (view->window == GRIMM_WINDOW_PLAN && !view->players[seat].dreamt
      && (m.asked || view->players[seat].gather == GRIMM_NONE))
    return NULL;

  return why_not_plan (&m, TRUE, fable);
}

/**
 * bramble_grimm_why_not:
 * @thing: as of bramble_grimm_locate()
 *
 * The class function of #BrambleTable.
 */
char *
bramble_grimm_why_not (BrambleMatch *match,
                       BrambleThing  thing)
{
  Moment m = { .s = bramble_match_get_view (match) };
  guint seat = 0;
  guint site = 0;

  bramble_match_get_ask (match, &m.ask);
  /* Who answers openly is told before everybody's eyes. */
  m.viewer = bramble_match_get_viewer (match) < 0 ? m.ask.seat : (guint) bramble_match_get_viewer (match);
  m.asked = m.ask.seat == m.viewer;
  for (guint i = 0; i < m.s->n_seats; i++)
    m.names[i] = bramble_seat_get_name (bramble_match_get_seat (match, i));

  if (bramble_thing_is_numbers (thing, "site", &seat, &site))
    return why_not_site (&m, seat, site);
  if (bramble_thing_is_number (thing, "seat", &seat))
    return m.asked && seat < m.s->n_seats ? grimm_why_not_seat (m.s, &m.ask, seat, m.names) : NULL;
  if (bramble_thing_is (thing, "deck"))
    return is_turn (&m) ? grimm_why_not_draw (m.s, m.viewer) : why_no_turn (&m);
  if (bramble_thing_is (thing, "supply"))
    return is_turn (&m) ? grimm_why_not_gain (m.s, m.viewer) : why_no_turn (&m);
  if (bramble_thing_is (thing, "gather") || bramble_thing_is (thing, "fable"))
    return why_not_plan (&m, bramble_thing_is (thing, "fable"), thing.id);
  if (bramble_thing_is (thing, "friend"))
    return why_not_friend (&m, thing.id);
  if (bramble_thing_is (thing, "location"))
    return why_not_location (&m, thing.id);

  return NULL;
}
