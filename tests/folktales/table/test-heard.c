/* test-heard.c: what is heard at the table of Hungarian Folktales
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <bramble-folk-scene.h>
#include <bramble-folk-moves.h>
#include <bramble-presentation.h>
#include <rules/folk-game.h>

/* Games until everything has happened. */
#define GAMES 12

/* What an event sounds like; of a tile only a magical one does. */
static BrambleSound
find_sound (const BrambleEvent *e)
{
  switch ((FolkEventKind) e->kind)
    {
    case FOLK_EVENT_WHITE_THROWN:
    case FOLK_EVENT_LUCK_THROWN:
    case FOLK_EVENT_KNOCKED:
      return BRAMBLE_SOUND_DICE;
    case FOLK_EVENT_BOOT_CHANGED:
      return BRAMBLE_SOUND_SECTION;
    case FOLK_EVENT_TILE_GOT:
      return folk_is_magical (e->a) ? BRAMBLE_SOUND_SPELL : BRAMBLE_SOUND_TOKEN;
    case FOLK_EVENT_HERO_TAKEN:
    case FOLK_EVENT_CARD_DRAWN:
    case FOLK_EVENT_LOT_THROWN:
    case FOLK_EVENT_FIRST_CHOSEN:
    case FOLK_EVENT_TURN_BEGAN:
    case FOLK_EVENT_TURN_LOST:
    case FOLK_EVENT_RESTED:
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
    case FOLK_EVENT_TILE_LEFT:
    case FOLK_EVENT_TILE_GONE:
    case FOLK_EVENT_TILE_USED:
    case FOLK_EVENT_TILE_TURNED:
    case FOLK_EVENT_TILE_PASSED:
    case FOLK_EVENT_HELP_CHOSEN:
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
    case FOLK_EVENT_SPELL_THROWN:
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
      return BRAMBLE_SOUND_NONE;
    }

  g_assert_not_reached ();
}

static BrambleRecord *
play (guint64 seed)
{
  BrambleRecordSeat who[BRAMBLE_MAX_SEATS] = { { .name = (char *) "Hazel" }, { .name = (char *) "Moss" } };
  g_autoptr (GError) error = NULL;
  BrambleRng rng = { seed };
  BrambleSetup setup;
  BrambleRecord *record;

  bramble_setup_init (&setup, &folktales_game);
  setup.seats = 2;
  setup.seed = seed;
  setup.looks[1] = 1;
  record = bramble_record_new (&folktales_game, &setup, who, FALSE, &error);
  g_assert_no_error (error);
  while (!bramble_game_is_over (&folktales_game, bramble_record_now (record)))
    {
      BrambleAsk ask;

      folktales_game.ask (bramble_record_now (record), &ask);
      g_assert_true (bramble_record_answer (record, folktales_game.playout (bramble_record_now (record), &ask, &rng)));
    }
  return record;
}

/* Dice rattle, magic glitters, and a heavy boot is heard, as often as they come. */
static void
test_events (void)
{
  guint n_heard[BRAMBLE_N_SOUNDS] = { 0 };

  for (guint64 seed = 1; seed <= GAMES; seed++)
    {
      g_autoptr (BrambleMatch) match = bramble_match_new (play (seed));
      g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));

      for (guint step = 1; step <= bramble_match_get_step (match); step++)
        {
          g_autoptr (GPtrArray) moves = bramble_moves_new (match, step, bramble_folk_tell, bramble_folk_pictures);
          guint n_sounds[BRAMBLE_N_SOUNDS] = { 0 };
          guint n_expected[BRAMBLE_N_SOUNDS] = { 0 };

          for (guint i = 0; i < moves->len; i++)
            n_sounds[((const BrambleMove *) g_ptr_array_index (moves, i))->sound]++;
          bramble_match_get_events (match, step, events);
          for (guint i = 0; i < events->len; i++)
            n_expected[find_sound (&g_array_index (events, BrambleEvent, i))]++;
          for (guint sound = BRAMBLE_SOUND_NONE + 1; sound < BRAMBLE_N_SOUNDS; sound++)
            {
              g_assert_cmpuint (n_sounds[sound], >=, n_expected[sound]);
              n_heard[sound] += n_expected[sound];
            }
          g_assert_cmpuint (n_sounds[BRAMBLE_SOUND_SECTION], ==, n_expected[BRAMBLE_SOUND_SECTION]);
        }
    }
  g_assert_cmpuint (n_heard[BRAMBLE_SOUND_DICE], >, 0);
  g_assert_cmpuint (n_heard[BRAMBLE_SOUND_SPELL], >, 0);
  g_assert_cmpuint (n_heard[BRAMBLE_SOUND_SECTION], >, 0);
}

/* The end is the gate. */
static void
test_gate (void)
{
  g_assert_cmpint (bramble_presentation_of (&folktales_game)->end_sound, ==, BRAMBLE_SOUND_GATE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/folktales/heard/events", test_events);
  g_test_add_func ("/folktales/heard/gate", test_gate);
  return g_test_run ();
}
