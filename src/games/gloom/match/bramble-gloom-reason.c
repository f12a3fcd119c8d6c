/* bramble-gloom-reason.c: why a thing on the table is no answer now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-gloom-target.h"

#include <glib/gi18n-lib.h>
#include <rules/gloom.h>
#include <rules/text.h>

/* The moment, as the viewer sees it. */
typedef struct
{
  const GloomState *s;
  guint viewer;
  BrambleAsk ask;
  gboolean asked; /* the viewer is asked */
} Moment;

/**
 * bramble_gloom_why_not_card:
 * @view: what @seat knows
 * @card: one of their hand
 *
 * Returns: (transfer full) (nullable): why the card cannot be played as an action
 *   now; %NULL: it can
 */
char *
bramble_gloom_why_not_card (const GloomState *view,
                            guint             seat,
                            guint             card)
{
  if (gloom_is_drafting (view) || view->over)
    return g_strdup (_("The families are not complete yet."));
  if (gloom_is_response (card))
    return g_strdup (_("A Response is played in another player’s turn."));
  if (view->active != seat)
    return g_strdup (_("That is for your own turn."));
  if (gloom_kind (card) == GLOOM_ENDING && gloom_is_forbidden (view, seat, GLOOM_PLAYING_ENDINGS))
    return g_strdup (_("Something forbids you to lay Endings."));
  if (gloom_kind (card) == GLOOM_EVENT && gloom_is_forbidden (view, seat, GLOOM_PLAYING_EVENTS))
    return g_strdup (_("Something forbids you to play Events."));
  if (gloom_kind (card) == GLOOM_ENDING && view->action > 0)
    return g_strdup (_("An Ending can only be your first action."));
  if (gloom_kind (card) == GLOOM_ENDING && !gloom_has_place (view, card, seat))
    return g_strdup (_("No Character is miserable enough for an Ending."));
  if (gloom_kind (card) == GLOOM_MODIFIER && !gloom_has_place (view, card, seat))
    return g_strdup (_("There is no Character that it could be laid on."));

  return NULL;
}

static char *
why_not_hero (const Moment *m,
              guint         hero)
{
  const GloomFrame *f = m->s->depth > 0 ? &m->s->stack[m->s->depth - 1] : NULL;
  guint card = f && f->pick < GLOOM_N_DECK ? f->pick : GLOOM_NONE;

  if (!m->asked || (m->ask.kind != GLOOM_ASK_TARGET && m->ask.kind != GLOOM_ASK_FREE_TARGET) || card == GLOOM_NONE
      || hero >= gloom_n_heroes (m->s))
    return NULL;
  if (m->s->heroes[hero].finished)
    return g_strdup (_("This Character is finished."));
  if (gloom_kind (card) == GLOOM_ENDING && gloom_worth (m->s, hero) >= 0)
    return g_strdup (_("An Ending is only for the miserable."));

  return g_strdup (_("Something shields this Character."));
}

static char *
why_not_story (const Moment *m,
               guint         card)
{
  guint needed = gloom_cards[card].needed;
  guint n = gloom_icons (m->s, m->viewer, needed);

  if (!m->asked || m->ask.kind != GLOOM_ASK_ACTION)
    return NULL;
  for (guint i = 0; i < GLOOM_MAX_STORIES; i++)
    if (m->s->stories[i] == card && m->s->holders[i] == m->viewer)
      return g_strdup (_("You control this Story."));
  if (gloom_is_forbidden (m->s, m->viewer, GLOOM_CLAIMING))
    return g_strdup (_("Something forbids you to claim Stories."));
  if (n < gloom_cards[card].needs)
    /* Translators: an icon, how many of it a family shows, and how many are asked for */
    return g_strdup_printf (_("Your family shows too little of this icon: %1$s (%2$u of %3$u)."), gloom_icon_name (needed), n,
                            gloom_cards[card].needs);

  return g_strdup (_("Whoever controls it shows as much of its icon."));
}

static char *
why_not_in_hand (const Moment *m,
                 guint         card)
{
  if (!gloom_in_set (m->s->hands[m->viewer], card))
    return NULL;
  if (m->asked && m->ask.kind != GLOOM_ASK_ACTION)
    return g_strdup (_("It is no answer to this question."));

  return bramble_gloom_why_not_card (m->s, m->viewer, card);
}

/* The class function of #BrambleTable. */
char *
bramble_gloom_why_not (BrambleMatch *match,
                       BrambleThing  thing)
{
  int viewer = bramble_match_get_viewer (match);
  Moment m = { bramble_match_get_view (match), viewer >= 0 ? (guint) viewer : GLOOM_NONE };
  guint hero, card;

  bramble_match_get_ask (match, &m.ask);
  m.asked = m.ask.n_options > 0 && m.ask.seat == m.viewer;
  if (bramble_thing_is_number (thing, "hero", &hero))
    return why_not_hero (&m, hero);
  if (m.viewer >= m.s->n_seats || thing.id == NULL)
    return NULL;
  card = gloom_card_by_id (thing.id);
  if (bramble_thing_is (thing, "story") && card < GLOOM_N_CARDS)
    return why_not_story (&m, card);
  if (bramble_thing_is (thing, "card") && card < GLOOM_N_DECK)
    return why_not_in_hand (&m, card);

  return NULL;
}
