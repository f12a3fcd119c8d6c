/* stuffed-requests.c: what people may ask of their companions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A companion who is asked for something takes what does it for a little better than it is.
 * It is told why not where that would be foolish, and then nothing is better for it.
 */

#include "stuffed-game.h"

#include <glib/gi18n-lib.h>

#include "stuffed-plan.h"

typedef enum
{
  STUFFED_REQUEST_DEFEND,
  STUFFED_REQUEST_COME,
  STUFFED_REQUEST_SEARCH,
  STUFFED_REQUEST_ENCOURAGE,
} StuffedRequestKind;

/* Why a request is not heeded. */
typedef enum
{
  STUFFED_REFUSE_NOT,     /* it is */
  STUFFED_REFUSE_LIES,    /* who is asked lies */
  STUFFED_REFUSE_GUARDS,  /* or stays behind */
  STUFFED_REFUSE_WEAK,    /* or would fall */
  STUFFED_REFUSE_TANGLED, /* or cannot move */
  STUFFED_REFUSE_WAGON,   /* or has something to take along first */
  STUFFED_REFUSE_OTHER,   /* or has to raise somebody first */
  STUFFED_REFUSE_NOTHING, /* there is nothing to find, or nobody to defend against */
} StuffedRefusal;

/* How near a minion is that somebody must be defended against. */
#define REACH 3

static gboolean
is_here (const StuffedState *s,
         guint               seat)
{
  return stuffed_stands (s, seat) && s->seats[seat].square != STUFFED_NONE;
}

static gboolean
threatens (const StuffedState *s,
           guint               foe,
           guint               seat)
{
  return s->foes[foe].square != STUFFED_NONE && s->seats[seat].square != STUFFED_NONE
         && stuffed_distance (s, s->foes[foe].square, s->seats[seat].square) <= REACH;
}

static gboolean
is_threatened (const StuffedState *s,
               guint               seat)
{
  for (guint foe = 0; foe < s->n_foes; foe++)
    if (threatens (s, foe, seat))
      return TRUE;

  return FALSE;
}

static StuffedRefusal
refuse_to_go (const StuffedState *s,
              const BramblePlea  *plea)
{
  StuffedSquares to;

  /* Whoever would fall helps nobody by coming where minions are. */
  if (s->seats[plea->to].stuffing <= 1 && is_threatened (s, plea->from) && !is_threatened (s, plea->to))
    return STUFFED_REFUSE_WEAK;
  if (stuffed_has_status (s, plea->to, STUFFED_TANGLED))
    return STUFFED_REFUSE_TANGLED;

  return stuffed_errand_of (s, plea->to, &to) == STUFFED_ERRAND_WAGON ? STUFFED_REFUSE_WAGON : STUFFED_REFUSE_NOT;
}

/* Whether somebody lies whom a seat could raise: that comes before everything else. */
static gboolean
has_to_raise (const StuffedState *s,
              guint               seat)
{
  for (guint other = 0; other < s->n_seats; other++)
    if (stuffed_lies (s, other))
      return s->seats[seat].stuffing > 1;

  return FALSE;
}

static StuffedRefusal
refuse (const StuffedState *s,
        const BramblePlea  *plea)
{
  gboolean guards = s->seats[plea->to].guard;

  if (stuffed_lies (s, plea->to))
    return STUFFED_REFUSE_LIES;
  if (plea->what != STUFFED_REQUEST_ENCOURAGE && has_to_raise (s, plea->to))
    return STUFFED_REFUSE_OTHER;
  switch ((StuffedRequestKind) plea->what)
    {
    case STUFFED_REQUEST_DEFEND:
      if (!is_threatened (s, plea->from))
        return STUFFED_REFUSE_NOTHING;
      return guards ? STUFFED_REFUSE_NOT : s->seats[plea->to].stuffing <= 1 ? STUFFED_REFUSE_WEAK : STUFFED_REFUSE_NOT;
    case STUFFED_REQUEST_COME:
      return guards ? STUFFED_REFUSE_GUARDS : refuse_to_go (s, plea);
    case STUFFED_REQUEST_SEARCH:
      return guards ? STUFFED_REFUSE_GUARDS : s->search == 0 ? STUFFED_REFUSE_NOTHING : STUFFED_REFUSE_NOT;
    case STUFFED_REQUEST_ENCOURAGE:
      return STUFFED_REFUSE_NOT;
    }

  g_assert_not_reached ();
}

/* Where who is asked to come, or to defend, has to go: nowhere when it is there, or will not. */
StuffedSquares
stuffed_plea_goal (const StuffedState *s,
                   const BramblePlea  *plea)
{
  guint near = plea->what == STUFFED_REQUEST_COME ? 1 : 2;
  StuffedSquares goal;

  if ((plea->what != STUFFED_REQUEST_COME && plea->what != STUFFED_REQUEST_DEFEND) || !is_here (s, plea->to)
      || s->seats[plea->from].square == STUFFED_NONE || refuse (s, plea) != STUFFED_REFUSE_NOT
      || refuse_to_go (s, plea) != STUFFED_REFUSE_NOT
      || stuffed_distance (s, s->seats[plea->to].square, s->seats[plea->from].square) <= near)
    return STUFFED_NO_SQUARES;

  goal = stuffed_grid_within (&stuffed_page (s)->grid, stuffed_closed (s), stuffed_square (s->seats[plea->from].square), near);
  return stuffed_squares_but (goal, stuffed_figures (s));
}

/* How much nearer to who asks a move ends, as a part of the way. */
static double
heed_walk (const StuffedState  *s,
           const BrambleOption *o,
           const BramblePlea   *plea)
{
  guint from = s->seats[plea->from].square;
  double before, after;

  if (o->kind != STUFFED_OPT_SQUARE || !stuffed_squares_any (stuffed_plea_goal (s, plea)))
    return 0;
  before = stuffed_distance (s, s->seats[plea->to].square, from);
  after = stuffed_distance (s, o->a, from);
  return CLAMP ((before - after) / MAX (before - 1, 1), 0, 1);
}

/* Something that is done for who asks. */
static double
heed_help (const StuffedState  *s,
           const BrambleOption *o,
           const BramblePlea   *plea)
{
  switch ((guint) o->kind)
    {
    case STUFFED_OPT_GIVE:
    case STUFFED_OPT_GIVE_FREE:
      return o->a == plea->from && s->seats[plea->to].stuffing > 2 ? 1 : 0;
    case STUFFED_OPT_SEND:
      return o->a == plea->from && stuffed_n_stored (s, plea->from) == 0 ? 0.8 : 0;
    case STUFFED_OPT_USE:
      return o->a == STUFFED_WARM_WOOL && o->b == plea->from ? 1 : 0;
    case STUFFED_OPT_USE_ITEM:
      return o->b == plea->from ? 1 : 0;
    default: /* for nobody in particular */
      return 0;
    }
}

static double
heed_act (const StuffedState  *s,
          const BrambleOption *o,
          const BramblePlea   *plea)
{
  gboolean goes = o->kind == STUFFED_OPT_MOVE && stuffed_squares_any (stuffed_plea_goal (s, plea));

  switch ((StuffedRequestKind) plea->what)
    {
    case STUFFED_REQUEST_DEFEND:
      if (o->kind == STUFFED_OPT_MELEE || o->kind == STUFFED_OPT_RANGED)
        return threatens (s, o->a, plea->from) && !stuffed_is_shielded (s, o->b) ? 1 : 0;
      return goes ? 0.6 : o->kind == STUFFED_OPT_SEND ? heed_help (s, o, plea) : 0;
    case STUFFED_REQUEST_COME:
      return goes ? 1 : 0;
    case STUFFED_REQUEST_SEARCH:
      return o->kind == STUFFED_OPT_SEARCH ? 1 : 0;
    case STUFFED_REQUEST_ENCOURAGE:
      return heed_help (s, o, plea);
    }

  g_assert_not_reached ();
}

/* How much an answer does for a plea, from 0 to 1. */
double
stuffed_heeds (gconstpointer      view,
               const BrambleAsk  *ask,
               guint              option,
               const BramblePlea *plea)
{
  const StuffedState *s = view;
  const StuffedFrame *f = &s->stack[s->depth - 1];
  const BrambleOption *o = &ask->options[option];

  if (ask->seat != plea->to || refuse (s, plea) != STUFFED_REFUSE_NOT)
    return 0;
  switch ((guint) ask->kind)
    {
    case STUFFED_ASK_ACT:
      return heed_act (s, o, plea);
    case STUFFED_ASK_WALK:
      return heed_walk (s, o, plea);
    case STUFFED_ASK_HIT:
      return plea->what == STUFFED_REQUEST_DEFEND && f->seat == plea->from && o->kind != STUFFED_OPT_NONE ? 1 : 0;
    default: /* how it is done is for who does it */
      return 0;
    }
}

static const char *
say_no (StuffedRefusal why,
        guint          what)
{
  switch (why)
    {
    case STUFFED_REFUSE_LIES:
      return _("I lie here myself.");
    case STUFFED_REFUSE_GUARDS:
      return _("I stay here on guard.");
    case STUFFED_REFUSE_WEAK:
      return _("I would fall myself.");
    case STUFFED_REFUSE_TANGLED:
      return _("I am tangled up myself.");
    case STUFFED_REFUSE_WAGON:
      return _("The wagon comes first.");
    case STUFFED_REFUSE_OTHER:
      return _("First we must raise who lies there.");
    case STUFFED_REFUSE_NOTHING:
      return what == STUFFED_REQUEST_SEARCH ? _("There is nothing to search here.") : _("I see no minion near you.");
    case STUFFED_REFUSE_NOT:
      break;
    }

  g_assert_not_reached ();
}

static const char *
say_yes (const StuffedState *s,
         const BramblePlea  *plea)
{
  switch ((StuffedRequestKind) plea->what)
    {
    case STUFFED_REQUEST_DEFEND:
      return _("I will keep them off you as well as I can.");
    case STUFFED_REQUEST_COME:
      return stuffed_squares_any (stuffed_plea_goal (s, plea)) ? _("I will come, as far as my dice go.") : _("I am here already.");
    case STUFFED_REQUEST_SEARCH:
      return _("I will, as soon as I draw yellow dice.");
    case STUFFED_REQUEST_ENCOURAGE:
      return s->seats[plea->to].stuffing > 2 ? _("I will, as soon as I can spare a die.")
                                             : _("I have no stuffing to spare, but perhaps a die.");
    }

  g_assert_not_reached ();
}

static char *
reply (gconstpointer      view,
       const BramblePlea *plea,
       const char *const *names,
       gboolean          *willing)
{
  const StuffedState *s = view;
  StuffedRefusal why = refuse (s, plea);

  *willing = why == STUFFED_REFUSE_NOT;
  return g_strdup (*willing ? say_yes (s, plea) : say_no (why, plea->what));
}

static gboolean
fulfils (gconstpointer       state,
         const BrambleEvent *event,
         const BramblePlea  *plea)
{
  const StuffedState *s = state;
  gboolean encouraged = event->kind == STUFFED_EVENT_ENCOURAGED && event->other == plea->from;

  if (event->seat != plea->to)
    return FALSE;
  switch ((StuffedRequestKind) plea->what)
    {
    case STUFFED_REQUEST_DEFEND:
      return event->kind == STUFFED_EVENT_MINION_DEFEATED || event->kind == STUFFED_EVENT_MINION_HURT || encouraged
             || (event->kind == STUFFED_EVENT_STEPPED_BEFORE && event->other == plea->from);
    case STUFFED_REQUEST_COME:
      return event->kind == STUFFED_EVENT_MOVED && s->seats[plea->from].square != STUFFED_NONE
             && stuffed_distance (s, event->b, s->seats[plea->from].square) <= 1;
    case STUFFED_REQUEST_SEARCH:
      return event->kind == STUFFED_EVENT_ROLL_MADE && event->a == STUFFED_ROLL_SEARCH;
    case STUFFED_REQUEST_ENCOURAGE:
      return encouraged || (event->kind == STUFFED_EVENT_USED && event->cause == STUFFED_WARM_WOOL);
    }

  g_assert_not_reached ();
}

static const BrambleRequest kinds[] = {
  [STUFFED_REQUEST_DEFEND] = { "defend", NC_("request", "Defend me here!") },
  [STUFFED_REQUEST_COME] = { "come", NC_("request", "Come to me!") },
  [STUFFED_REQUEST_SEARCH] = { "search", NC_("request", "Search for something!") },
  [STUFFED_REQUEST_ENCOURAGE] = { "encourage", NC_("request", "Encourage me!") },
  { NULL },
};

const BrambleRequests stuffed_requests = {
  .kinds = kinds,
  .heeds = stuffed_heeds,
  .reply = reply,
  .fulfils = fulfils,
};
