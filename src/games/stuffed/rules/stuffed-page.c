/* stuffed-page.c: what lies on a page, and what stands on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A page begins as the story has drawn it. Who follows the events lays it out in the same
 * way, so laying and clearing tell nothing themselves.
 */

#include "stuffed-engine.h"

#include <string.h>

/* Puts the squares of a letter into a list, as many as it has room for. */
static void
list_squares (const StuffedState *s,
              char                letter,
              guint8             *list,
              guint               n)
{
  StuffedSquares squares = stuffed_place (s, (guint) letter);

  for (guint i = 0; i < n; i++)
    list[i] = stuffed_squares_any (squares) ? (guint8) stuffed_squares_take (&squares) : STUFFED_NONE;
}

/* Everything of the page that was open is gone; dice that lay on tasks are discarded. */
void
stuffed_clear_page (StuffedState *s)
{
  for (guint stand = 0; stand < STUFFED_ALL_STANDS; stand++)
    if (s->stands[stand] == STUFFED_STAND_OPEN)
      stuffed_put_stand (s, stand, STUFFED_STAND_CLOSED);
  for (guint seat = 0; seat < s->n_seats; seat++)
    s->seats[seat].square = STUFFED_NONE;
  for (guint i = 0; i < STUFFED_MAX_VENDORS; i++)
    {
      s->vendors[i].square = STUFFED_NONE;
      memset (s->vendors[i].wares, STUFFED_NONE, sizeof s->vendors[i].wares);
    }
  memset (s->foes, 0, sizeof s->foes);
  s->n_foes = 0;
}

/* Map and tokens as drawn. */
void
stuffed_lay_page (StuffedState *s,
                  guint         number)
{
  const StuffedPage *page;

  stuffed_clear_page (s);
  s->page = (guint8) number;
  page = stuffed_page (s);
  s->goal = page->goal;
  s->search = page->search;
  s->environment = STUFFED_NONE;
  s->surges = 0;
  s->page_turns = 0;
  s->fired = 0;
  s->held = 0;
  s->points_off = 0;
  s->points_read = 0;
  s->defeated = 0;
  s->halt = 0;
  s->leave = STUFFED_NONE;
  s->leave_now = FALSE;
  list_squares (s, 'O', s->objectives, STUFFED_MAX_OBJECTIVES);
  list_squares (s, 'L', s->lost_tokens, STUFFED_MAX_LOST_TOKENS);
  list_squares (s, 'D', &s->door, 1);
  list_squares (s, 'W', &s->wagon, 1);
  list_squares (s, 'T', &s->train, 1);
}

/* The squares of a kind of token, and how many there can be. */
static guint8 *
tokens_of (StuffedState *s,
           guint         token,
           guint        *n)
{
  *n = 1;
  switch ((StuffedToken) token)
    {
    case STUFFED_TOKEN_OBJECTIVE:
      *n = STUFFED_MAX_OBJECTIVES;
      return s->objectives;
    case STUFFED_TOKEN_LOST:
      *n = STUFFED_MAX_LOST_TOKENS;
      return s->lost_tokens;
    case STUFFED_TOKEN_DOOR:
      return &s->door;
    case STUFFED_TOKEN_WAGON:
      return &s->wagon;
    case STUFFED_TOKEN_TRAIN:
      return &s->train;
    case STUFFED_N_TOKENS:
      break;
    }

  g_assert_not_reached ();
}

/* Lays a token on a square: one that is left, or the only one of its kind. */
void
stuffed_lay_token (StuffedState *s,
                   guint         token,
                   guint         square)
{
  guint n;
  guint8 *list = tokens_of (s, token, &n);
  guint at = 0;

  while (at + 1 < n && list[at] != STUFFED_NONE)
    at++;
  if (n == 1 || list[at] == STUFFED_NONE)
    list[at] = (guint8) square;
}

void
stuffed_take_token (StuffedState *s,
                    guint         token,
                    guint         square)
{
  guint n;
  guint8 *list = tokens_of (s, token, &n);

  for (guint i = 0; i < n; i++)
    if (list[i] == square)
      {
        list[i] = STUFFED_NONE;
        return;
      }
}

gboolean
stuffed_token_at (const StuffedState *s,
                  guint               token,
                  StuffedSquares      squares)
{
  guint n;
  const guint8 *list = tokens_of ((StuffedState *) s, token, &n);

  for (guint i = 0; i < n; i++)
    if (list[i] != STUFFED_NONE && stuffed_squares_has (squares, list[i]))
      return TRUE;

  return FALSE;
}

static void
tell_token (StuffedRun       *r,
            StuffedEventKind  kind,
            guint             token,
            guint             square)
{
  BrambleEvent *event = stuffed_tell (r, kind, STUFFED_NONE);

  event->a = (guint8) token;
  event->b = (guint8) square;
  event->c = token == STUFFED_TOKEN_TRAIN ? r->s->halt : STUFFED_NONE;
}

/* Nobody is walled in: a door is not put where somebody stands. */
void
stuffed_put_token (StuffedRun *r,
                   guint       token,
                   guint       square)
{
  StuffedState *s = r->s;
  guint n;
  const guint8 *list = tokens_of (s, token, &n);
  gboolean room = n == 1;

  for (guint i = 0; i < n; i++)
    room = room || list[i] == STUFFED_NONE;
  if (!room || stuffed_token_at (s, token, stuffed_square (square))
      || (token == STUFFED_TOKEN_DOOR && stuffed_squares_has (stuffed_figures (s), square)))
    return;
  stuffed_lay_token (s, token, square);
  tell_token (r, STUFFED_EVENT_TOKEN_PUT, token, square);
}

void
stuffed_lift_token (StuffedRun *r,
                    guint       token,
                    guint       square)
{
  stuffed_take_token (r->s, token, square);
  tell_token (r, STUFFED_EVENT_TOKEN_LIFTED, token, square);
}

/* The train goes along its track, and who stands on it rides. */
void
stuffed_shift_train (StuffedRun *r,
                     guint       n)
{
  StuffedState *s = r->s;
  const StuffedPage *page = stuffed_page (s);
  guint rider = s->train == STUFFED_NONE ? STUFFED_NONE : stuffed_seat_at (s, s->train);
  guint square;

  if (s->train == STUFFED_NONE || page->n_track == 0 || n % page->n_track == 0)
    return;
  s->halt = (guint8) ((s->halt + n) % page->n_track);
  square = page->track[s->halt];
  if (rider != stuffed_seat_at (s, square))
    stuffed_make_room (r, square);
  s->train = (guint8) square;
  tell_token (r, STUFFED_EVENT_TOKEN_PUT, STUFFED_TOKEN_TRAIN, square);
  if (rider != STUFFED_NONE && !stuffed_squares_has (stuffed_figures (s), square))
    stuffed_put_figure (r, rider, square);
}

/* A vendor is met for the first time: four items are laid out for this page. */
void
stuffed_open_vendor (StuffedRun *r,
                     guint       square)
{
  StuffedState *s = r->s;
  guint number = stuffed_vendor_at (s, STUFFED_NONE);
  BrambleEvent *event;

  s->vendors[number].square = (guint8) square;
  event = stuffed_tell (r, STUFFED_EVENT_VENDOR_OPENED, s->active);
  event->a = (guint8) number;
  event->b = (guint8) square;
  for (guint i = 0; i < STUFFED_N_WARES; i++)
    {
      guint item = stuffed_draw_card (r);

      s->vendors[number].wares[i] = (guint8) item;
      if (item == STUFFED_NONE)
        continue;
      event = stuffed_tell (r, STUFFED_EVENT_WARE_LAID, s->active);
      event->a = (guint8) item;
      event->c = (guint8) number;
      event->n = (gint16) i;
    }
}

/* A stand comes, or goes for ever; what lay on it is discarded. */
void
stuffed_put_stand (StuffedState *s,
                   guint         stand,
                   guint         state)
{
  if (state != STUFFED_STAND_OPEN && s->task_dice[stand][0] + s->task_dice[stand][1] > 0)
    {
      guint colour = stuffed_stand (s, stand)->colour;

      s->discard[colour] = (guint8) (s->discard[colour] + s->task_dice[stand][0]);
      s->discard[STUFFED_PURPLE] = (guint8) (s->discard[STUFFED_PURPLE] + s->task_dice[stand][1]);
      s->task_dice[stand][0] = 0;
      s->task_dice[stand][1] = 0;
    }
  if (state != s->stands[stand])
    s->totals[stand] = 0;
  s->stands[stand] = (guint8) state;
}

void
stuffed_set_stand (StuffedRun *r,
                   guint       stand,
                   guint       state)
{
  BrambleEvent *event;

  if (r->s->stands[stand] == state)
    return;
  stuffed_put_stand (r->s, stand, state);
  event = stuffed_tell (r, STUFFED_EVENT_STAND_CHANGED, STUFFED_NONE);
  event->a = (guint8) stand;
  event->b = (guint8) state;
  event->c = r->s->story;
}

/* What stands with an environment, or with none: a bit for each stand of their book. */
guint
stuffed_environment_stands (guint environment)
{
  const StuffedStory *book = &stuffed_environment_story;
  const StuffedBlock *block = environment == STUFFED_NONE ? NULL : &book->blocks[stuffed_environments[environment].block];
  guint stands = 0;

  for (guint i = 0; block && i < block->n; i++)
    if (book->statements[block->first + i].kind == STUFFED_DO_STAND)
      stands |= 1u << book->statements[block->first + i].what;
  return stands;
}

/* Another environment, or none: what stood with the last one is gone. */
void
stuffed_put_environment (StuffedState *s,
                         guint         environment)
{
  for (guint stand = STUFFED_MAX_STANDS; stand < STUFFED_ALL_STANDS; stand++)
    if (s->stands[stand] != STUFFED_STAND_NONE)
      stuffed_put_stand (s, stand, STUFFED_STAND_NONE);
  s->environment = (guint8) environment;
}

void
stuffed_set_environment (StuffedRun *r,
                         guint       environment)
{
  if (r->s->environment == environment)
    return;
  stuffed_put_environment (r->s, environment);
  stuffed_tell (r, STUFFED_EVENT_ENVIRONMENT_CHANGED, STUFFED_NONE)->a = (guint8) environment;
}
