/* test-texts.c: everything that a player reads has words, and tells no secret
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "game.h"
#include <rules/asks.h>
#include <rules/events.h>
#include <rules/grimm.h>
#include <rules/text.h>
#include "test-setup.h"

#define N_EDITIONS 2

static const char *const names[GRIMM_MAX_SEATS] = { "Anna", "Ben", "Chloe", "Dylan" };

/* The kinds of events that a log has no line for, whatever they carry. */
static const guint8 silent[] = {
  GRIMM_EVENT_WINDOW_BEGAN,
  GRIMM_EVENT_REFILLED,
  GRIMM_EVENT_START_PASSED,
};

static gboolean
is_silent (guint kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (silent); i++)
    if (silent[i] == kind)
      return TRUE;

  return FALSE;
}

/* A pig that goes where its card says has no line either. */
static gboolean
needs_no_line (const BrambleEvent *event)
{
  return is_silent (event->kind) || (event->kind == GRIMM_EVENT_PIG_MOVED && event->cause >= GRIMM_N_CARDS);
}

/* Words that were put together well. */
static void
assert_clean (const char *text)
{
  g_assert_nonnull (text);
  g_assert_cmpstr (text, !=, "");
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_null (strchr (text, '%'));
  g_assert_null (strstr (text, "(null)"));
  g_assert_null (strstr (text, "  "));
  g_assert_false (g_ascii_isspace (text[0]));
  g_assert_false (g_ascii_isspace (text[strlen (text) - 1]));
}

static void
assert_sentence (const char *text)
{
  assert_clean (text);
  g_assert_nonnull (strchr (".?!", text[strlen (text) - 1]));
}

/* A sentence that names the players whom it is about. */
static void
assert_spoken (const char *text)
{
  assert_sentence (text);
  g_assert_null (strstr (text, grimm_player_name (names, GRIMM_NONE)));
}

static void
test_cards (void)
{
  for (guint edition = 0; edition < N_EDITIONS; edition++)
    for (guint card = 0; card < GRIMM_N_CARDS; card++)
      {
        const GrimmCardWords *words = card < GRIMM_N_FABLES ? grimm_fable_words (edition, card)
                                                            : grimm_friend_words (edition, card);
        const char *when, *rulings;

        if (words->when == NULL || words->text == NULL)
          g_error ("%s has no words", grimm_cards[card].id);
        when = grimm_card_when (edition, card);
        rulings = grimm_card_rulings (edition, card);
        assert_clean (grimm_card_name (card));
        assert_clean (when);
        g_assert_cmpuint (g_utf8_strlen (when, -1), <=, 50);
        assert_sentence (grimm_card_text (edition, card));
        if (rulings)
          assert_sentence (rulings);
      }

  /* What differs by rule differs in words. */
  g_assert_cmpstr (grimm_card_text (0, GRIMM_SPY_NETWORK), !=, grimm_card_text (1, GRIMM_SPY_NETWORK));
  g_assert_cmpstr (grimm_card_text (0, GRIMM_ALI_BABA), !=, grimm_card_text (1, GRIMM_ALI_BABA));
  g_assert_cmpstr (grimm_card_text (0, GRIMM_WOLF), ==, grimm_card_text (1, GRIMM_WOLF));
}

static void
test_names (void)
{
  for (guint location = 0; location <= GRIMM_HOME; location++)
    assert_clean (grimm_location_name (location));
  for (guint window = 0; window < GRIMM_N_WINDOWS; window++)
    assert_clean (grimm_window_name (window));
  for (guint card_type = 0; card_type <= GRIMM_FRIEND; card_type++)
    assert_clean (grimm_card_type_name (card_type));
  for (guint section = 0; section < GRIMM_N_SECTIONS; section++)
    assert_clean (grimm_section_name (section));

  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    {
      g_autofree char *none = grimm_count_text (type, 0);
      g_autofree char *twelve = grimm_count_text (type, 12);

      assert_clean (grimm_type_name (type));
      assert_clean (none);
      assert_clean (twelve);
      g_assert_true (g_str_has_prefix (twelve, "12 "));
      for (guint section = 0; section < GRIMM_N_SECTIONS; section++)
        assert_clean (grimm_house_section_name (type, section));
    }
}

/* Of a pile only what there is. */
static void
test_piles (void)
{
  static const guint piles[][GRIMM_N_TYPES] = { { 5, 0, 0 }, { 1, 2, 3 }, { 0, 0, 0 } };
  static const char *const texts[] = { "5 Straw", "1 Straw, 2 Wood, 3 Brick", "empty" };

  for (guint i = 0; i < G_N_ELEMENTS (piles); i++)
    {
      g_autofree char *text = grimm_pile_text (piles[i]);

      g_assert_cmpstr (text, ==, texts[i]);
    }
}

/* A position in which every question makes sense to be put in words. */
static void
set_up_state (GrimmState *s,
              guint       edition,
              guint       cause,
              guint       left)
{
  memset (s, 0, sizeof *s);
  s->edition = (guint8) edition;
  s->n_seats = 4;
  s->n_locations = 4;
  s->draft_left = 4;
  s->depth = 1;
  for (guint seat = 0; seat < 4; seat++)
    {
      s->players[seat].friend_card = GRIMM_RED_RIDING_HOOD;
      s->players[seat].actions = 2;
      s->players[seat].stock[GRIMM_STRAW] = 3;
      s->players[seat].corner = GRIMM_NONE;
      s->players[seat].sites[0] = (GrimmHouse) { .type = GRIMM_WOOD, .height = 2 };
    }
  s->stack[0] = (GrimmFrame) {
    .left = (guint16) left,
    .cause = (guint8) cause,
    .owner = 1,
    .seat = 2,
    .other = 3,
    .place = GRIMM_MARKET,
    .cards = { GRIMM_CINDERELLA, GRIMM_NONE, GRIMM_NONE, GRIMM_NONE },
  };
}

static void
test_asks (void)
{
  for (guint edition = 0; edition < N_EDITIONS; edition++)
    for (guint kind = 0; kind < GRIMM_N_ASKS; kind++)
      for (guint left = 0; left < 4; left++)
        for (guint cause = 0; cause <= GRIMM_N_CARDS; cause++)
          {
            BrambleAsk ask = { .kind = (guint8) kind, .cause = cause < GRIMM_N_CARDS ? (guint8) cause : GRIMM_NONE };
            GrimmState s;
            g_autofree char *text = NULL;

            set_up_state (&s, edition, ask.cause, left);
            text = grimm_ask_text (&s, &ask, names);
            assert_spoken (text);
            if (ask.cause < GRIMM_N_CARDS)
              g_assert_nonnull (strstr (text, kind == GRIMM_ASK_QUEEN_PEEK || kind == GRIMM_ASK_QUEEN_PEEK_BOTH
                                              ? grimm_card_name (GRIMM_EVIL_QUEEN)
                                              : grimm_card_name (ask.cause)));
          }
}

static void
test_options (void)
{
  for (guint kind = 0; kind < GRIMM_N_ASKS; kind++)
    for (guint option = 0; option < GRIMM_N_OPTS; option++)
      for (guint a = 0; a < 3; a++)
        {
          BrambleAsk ask = { .kind = (guint8) kind, .cause = GRIMM_NONE, .n_options = 1 };
          BrambleOption *o = &ask.options[0];
          GrimmState s;
          g_autofree char *text = NULL;

          *o = (BrambleOption) { .kind = (guint8) option, .a = (guint8) a, .b = (guint8) (2 - a), .c = 1 };
          if (option == GRIMM_OPT_FRIEND || option == GRIMM_OPT_SPECIAL || option == GRIMM_OPT_FREE)
            o->a = (guint8) (GRIMM_N_FABLES + a);
          set_up_state (&s, 0, GRIMM_NONE, 1);
          text = grimm_option_text (&s, &ask, 0, names);
          assert_clean (text);
        }
}

/* Of two equal Gather cards one sees whose they are. */
static void
test_gathers (void)
{
  BrambleAsk ask = { .kind = GRIMM_ASK_CRYSTAL_CHANGE, .cause = GRIMM_CRYSTAL_BALL, .n_options = 2 };
  g_autofree char *own = NULL;
  g_autofree char *foreign = NULL;
  GrimmState s;

  set_up_state (&s, 0, GRIMM_CRYSTAL_BALL, 0);
  ask.options[0] = (BrambleOption) { .kind = GRIMM_OPT_GATHER, .a = GRIMM_GATHER (0, GRIMM_FOREST) };
  ask.options[1] = (BrambleOption) { .kind = GRIMM_OPT_GATHER, .a = GRIMM_GATHER (1, GRIMM_FOREST) };
  own = grimm_option_text (&s, &ask, 0, names);
  foreign = grimm_option_text (&s, &ask, 1, names);
  g_assert_cmpstr (own, ==, grimm_location_name (GRIMM_FOREST));
  g_assert_nonnull (strstr (foreign, own));
  g_assert_nonnull (strstr (foreign, names[1]));
}

/* Every Friend with a power of one's own turn has words for it. */
static void
test_powers (void)
{
  for (guint card = GRIMM_N_FABLES; card < GRIMM_N_CARDS; card++)
    {
      BrambleAsk ask = { .kind = GRIMM_ASK_ACTION, .cause = GRIMM_NONE, .n_options = 2 };
      g_autofree char *special = NULL;
      g_autofree char *parting = NULL;
      GrimmState s;

      set_up_state (&s, 0, GRIMM_NONE, 1);
      ask.options[0] = (BrambleOption) { .kind = GRIMM_OPT_SPECIAL, .a = (guint8) card };
      ask.options[1] = (BrambleOption) { .kind = GRIMM_OPT_FREE, .a = (guint8) card };
      special = grimm_option_text (&s, &ask, 0, names);
      parting = grimm_option_text (&s, &ask, 1, names);
      g_assert_nonnull (strstr (special, grimm_card_name (card)));
      g_assert_nonnull (strstr (parting, grimm_card_name (card)));
      g_assert_cmpstr (special, !=, parting);
    }
}

/* An event of that kind as the rules might tell it. */
static BrambleEvent
sample_event (guint kind)
{
  BrambleEvent event = {
    .kind = (guint8) kind,
    .cause = GRIMM_NONE,
    .seat = 0,
    .other = 1,
    .card = GRIMM_NONE,
    .n = 2,
    .told = BRAMBLE_ALL_SEATS,
    .shown = BRAMBLE_ALL_SEATS,
  };

  switch ((GrimmEventKind) kind)
    {
    case GRIMM_EVENT_RESOURCES_MOVED:
      event.a = GRIMM_PLACE_SUPPLY;
      event.b = GRIMM_PLACE_SEAT (0);
      break;
    case GRIMM_EVENT_GATHERED:
    case GRIMM_EVENT_REFILLED:
      event.a = GRIMM_PLACE_LOCATION (GRIMM_FIELDS);
      break;
    case GRIMM_EVENT_GAME_WON:
      event.a = 1;
      break;
    case GRIMM_EVENT_ROUND_BEGAN:
    case GRIMM_EVENT_WINDOW_BEGAN:
    case GRIMM_EVENT_TURN_BEGAN:
    case GRIMM_EVENT_REGAL_CAME:
    case GRIMM_EVENT_FABLE_DRAWN:
    case GRIMM_EVENT_FABLE_PASSED:
    case GRIMM_EVENT_FABLE_TAKEN:
    case GRIMM_EVENT_FABLE_DISCARDED:
    case GRIMM_EVENT_FABLES_SHUFFLED:
    case GRIMM_EVENT_FABLES_LOOKED_AT:
    case GRIMM_EVENT_PLAN_SET:
    case GRIMM_EVENT_PLAN_MADE:
    case GRIMM_EVENT_DREAM_SET:
    case GRIMM_EVENT_FABLE_REVEALED:
    case GRIMM_EVENT_GATHER_REVEALED:
    case GRIMM_EVENT_GATHER_PEEKED:
    case GRIMM_EVENT_FABLE_PEEKED:
    case GRIMM_EVENT_GATHER_CHANGED:
    case GRIMM_EVENT_GATHERS_SWAPPED:
    case GRIMM_EVENT_GATHER_SHUFFLED:
    case GRIMM_EVENT_GATHER_DRAWN:
    case GRIMM_EVENT_GATHERS_LOCKED:
    case GRIMM_EVENT_PIG_MOVED:
    case GRIMM_EVENT_PIG_STAYED_AWAY:
    case GRIMM_EVENT_CARD_PLACED:
    case GRIMM_EVENT_CARD_LAID_ASIDE:
    case GRIMM_EVENT_CARD_RECALLED:
    case GRIMM_EVENT_CARD_CANCELLED:
    case GRIMM_EVENT_CARD_FIZZLED:
    case GRIMM_EVENT_CARD_IDLE:
    case GRIMM_EVENT_UNIQUE_LEFT:
    case GRIMM_EVENT_DECLARED_ALONE:
    case GRIMM_EVENT_DECLARED_CARD:
    case GRIMM_EVENT_ACTIONS_CHANGED:
    case GRIMM_EVENT_FRIEND_TURNED_UP:
    case GRIMM_EVENT_FRIEND_GAINED:
    case GRIMM_EVENT_FRIEND_LOST:
    case GRIMM_EVENT_FRIENDS_SHUFFLED:
    case GRIMM_EVENT_SPECIAL_USED:
    case GRIMM_EVENT_SECTION_BUILT:
    case GRIMM_EVENT_SECTION_LOST:
    case GRIMM_EVENT_SITE_GAINED:
    case GRIMM_EVENT_BONUS_TAKEN:
    case GRIMM_EVENT_START_PASSED:
    case GRIMM_N_EVENTS:
      break;
    }

  return event;
}

static void
assert_event (const BrambleEvent *event)
{
  g_autofree char *text = grimm_event_text (event, 0, names);

  if (needs_no_line (event))
    g_assert_null (text);
  else
    assert_spoken (text);
}

static void
test_events (void)
{
  for (guint kind = 0; kind < GRIMM_N_EVENTS; kind++)
    for (guint card = 0; card <= GRIMM_N_CARDS; card++)
      for (guint cause = 0; cause <= GRIMM_N_CARDS; cause++)
        {
          BrambleEvent event = sample_event (kind);

          event.card = card < GRIMM_N_CARDS ? (guint8) card : GRIMM_NONE;
          event.cause = cause < GRIMM_N_CARDS ? (guint8) cause : GRIMM_NONE;
          for (event.n = -2; event.n <= 3; event.n++)
            assert_event (&event);
        }
}

/* Whatever the reason, and whichever card it is. */
static void
test_idle (void)
{
  for (guint why = 0; why < GRIMM_N_IDLES; why++)
    for (guint card = 0; card < GRIMM_N_CARDS; card++)
      {
        BrambleEvent event = sample_event (GRIMM_EVENT_CARD_IDLE);

        event.a = (guint8) why;
        event.card = event.cause = (guint8) card;
        assert_event (&event);
      }
}

/* From everywhere to everywhere. */
static void
test_resources (void)
{
  for (guint from = 0; from <= GRIMM_PLACE_SUPPLY; from++)
    for (guint to = 0; to <= GRIMM_PLACE_SUPPLY; to++)
      for (guint type = 0; type < GRIMM_N_TYPES && from != to; type++)
        {
          BrambleEvent event = sample_event (GRIMM_EVENT_RESOURCES_MOVED);
          g_autofree char *count = grimm_count_text (type, 2);
          g_autofree char *text = NULL;

          event.a = (guint8) from;
          event.b = (guint8) to;
          event.c = (guint8) type;
          text = grimm_event_text (&event, BRAMBLE_NO_SEAT, names);
          assert_spoken (text);
          g_assert_nonnull (strstr (text, count));
          /* Nobody but its own player takes what lies on Rapunzel. */
          if (to < GRIMM_MAX_SEATS && (from < GRIMM_PLACE_TOWER (0) || from == GRIMM_PLACE_SUPPLY))
            g_assert_nonnull (strstr (text, names[to]));
          if (from < GRIMM_MAX_SEATS)
            g_assert_nonnull (strstr (text, names[from]));
        }
}

static void
test_winners (void)
{
  for (guint winners = 1; winners < 16; winners++)
    for (guint won_by = 0; won_by <= GRIMM_WON_SHARED; won_by++)
      {
        BrambleEvent event = sample_event (GRIMM_EVENT_GAME_WON);
        g_autofree char *text = NULL;

        event.a = (guint8) winners;
        event.b = (guint8) won_by;
        text = grimm_event_text (&event, 0, names);
        assert_spoken (text);
        for (guint seat = 0; seat < GRIMM_MAX_SEATS; seat++)
          g_assert_cmpint (strstr (text, names[seat]) != NULL, ==, (winners >> seat) & 1);
      }
}

/* The kinds whose secret is a Location, or two of them, not a card. */
static gboolean
hides_location (guint kind)
{
  return kind == GRIMM_EVENT_GATHER_PEEKED || kind == GRIMM_EVENT_GATHER_CHANGED
      || kind == GRIMM_EVENT_GATHER_SHUFFLED || kind == GRIMM_EVENT_GATHERS_LOCKED;
}

static gboolean
names_secret (const char *text,
              guint       kind,
              guint       secret)
{
  if (!hides_location (kind))
    return strstr (text, grimm_card_name (secret)) != NULL;

  for (guint location = 0; location < GRIMM_N_LOCATIONS; location++)
    if (strstr (text, grimm_location_name (location)))
      return TRUE;

  return FALSE;
}

static void
test_hidden (void)
{
  static const guint8 secret_kinds[] = {
    GRIMM_EVENT_FABLE_DRAWN, GRIMM_EVENT_FABLE_PASSED, GRIMM_EVENT_PLAN_MADE, GRIMM_EVENT_DREAM_SET,
    GRIMM_EVENT_GATHER_PEEKED, GRIMM_EVENT_FABLE_PEEKED, GRIMM_EVENT_GATHER_CHANGED,
    GRIMM_EVENT_GATHER_SHUFFLED, GRIMM_EVENT_GATHERS_LOCKED,
  };
  static const guint8 viewers[] = { 1, 2, 3, BRAMBLE_NO_SEAT };

  for (guint kind = 0; kind < GRIMM_N_EVENTS; kind++)
    for (guint card = 0; card < GRIMM_N_CARDS; card++)
      {
        BrambleEvent event = sample_event (kind);
        g_autofree char *own = NULL;

        event.card = (guint8) card;
        if (kind == GRIMM_EVENT_GATHERS_LOCKED)
          event.card = 3;
        else if (hides_location (kind))
          event.card = (guint8) (card % GRIMM_N_LOCATIONS);
        event.shown = 1;

        for (guint i = 0; i < G_N_ELEMENTS (viewers); i++)
          {
            g_autofree char *text = grimm_event_text (&event, viewers[i], names);
            BrambleEvent seen;
            g_autofree char *filtered = NULL;

            g_assert_true (bramble_event_for_seat (&event, viewers[i], &seen));
            filtered = grimm_event_text (&seen, viewers[i], names);
            g_assert_cmpstr (text, ==, filtered);
            if (text)
              g_assert_false (names_secret (text, kind, event.card));

            /* A view may mark it as hidden itself. */
            seen.card = GRIMM_HIDDEN;
            g_free (filtered);
            filtered = grimm_event_text (&seen, viewers[i], names);
            g_assert_cmpstr (text, ==, filtered);
          }

        own = grimm_event_text (&event, 0, names);
        for (guint i = 0; i < G_N_ELEMENTS (secret_kinds); i++)
          if (secret_kinds[i] == kind)
            g_assert_true (names_secret (own, kind, event.card));

        /* Who is not told at all reads nothing. */
        event.told = 1;
        for (guint i = 0; i < G_N_ELEMENTS (viewers); i++)
          g_assert_null (grimm_event_text (&event, viewers[i], names));
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/texts/cards", test_cards);
  g_test_add_func ("/rules/texts/names", test_names);
  g_test_add_func ("/rules/texts/piles", test_piles);
  g_test_add_func ("/rules/texts/asks", test_asks);
  g_test_add_func ("/rules/texts/options", test_options);
  g_test_add_func ("/rules/texts/gathers", test_gathers);
  g_test_add_func ("/rules/texts/powers", test_powers);
  g_test_add_func ("/rules/texts/events", test_events);
  g_test_add_func ("/rules/texts/idle", test_idle);
  g_test_add_func ("/rules/texts/resources", test_resources);
  g_test_add_func ("/rules/texts/winners", test_winners);
  g_test_add_func ("/rules/texts/hidden", test_hidden);

  return g_test_run ();
}
