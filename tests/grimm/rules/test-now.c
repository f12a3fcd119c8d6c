/* test-now.c: positions amid effects, as strangers might set them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <string.h>

#include <rules/asks.h>
#include "test-setup.h"
#include "test-slow.h"

static guint n_tried;
static guint n_let_in;

/* Another number, card or seat for one of the values of an effect; or another
 * effect, or none. */
static void
spoil (GStrv       words,
       BrambleRng *rng)
{
  guint n = g_strv_length (words);
  guint at = 1 + bramble_rng_below (rng, n - 1);
  g_auto (GStrv) parts = g_strsplit (words[at], ",", -1);
  guint part = bramble_rng_below (rng, MAX (g_strv_length (parts), 1));
  char *is = parts[0] ? strchr (parts[part], '=') : NULL;

  if (at >= 4 && is && bramble_rng_below (rng, 4) > 0)
    {
      g_autofree char *key = g_strndup (parts[part], (gsize) (is - parts[part]));

      g_free (parts[part]);
      parts[part] = bramble_rng_below (rng, 3) > 0 ? g_strdup_printf ("%s=%u", key, bramble_rng_below (rng, 14))
                    : g_str_has_suffix (key, "owner") ? g_strdup_printf ("%s=seat-%u", key, 1 + bramble_rng_below (rng, 4))
                    : g_strdup_printf ("%s=%s", key, grimm_cards[bramble_rng_below (rng, GRIMM_N_CARDS)].id);
      g_free (words[at]);
      words[at] = g_strjoinv (",", parts);
    }
  else if (at == 1)
    {
      g_free (words[at]);
      words[at] = g_strdup (grimm_window_ids[bramble_rng_below (rng, GRIMM_N_WINDOWS)]);
    }
  else if (at == 2)
    {
      g_free (words[at]);
      words[at] = g_strdup (grimm_asks[bramble_rng_below (rng, GRIMM_N_ASKS)].id);
    }
  else if (at == 3)
    {
      g_free (words[at]);
      words[at] = g_strdup_printf ("seat-%u", 1 + bramble_rng_below (rng, 4));
    }
  else
    {
      char *more = g_strdup_printf ("%s,%s=%u", words[at], bramble_rng_below (rng, 2) ? "index" : "place",
                                    bramble_rng_below (rng, 20));

      g_free (words[at]);
      words[at] = more;
    }
}

/* Whatever is let in passes the check, and so does everything after it. */
static void
play_on (GrimmState *s,
         const char *line,
         BrambleRng *rng)
{
  BrambleAsk ask;

  grimm_game.ask (s, &ask);
  for (guint n = 0; n < 40 && !s->over; n++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_true (grimm_game.answer (s, &ask, bramble_rng_below (rng, ask.n_options), NULL));
      if (!grimm_check (s, &error))
        g_error ("%s: %s", line, error->message);
    }
}

static void
spoil_position (const GrimmState *s,
                const BrambleAsk *ask,
                BrambleRng       *rng)
{
  g_autofree char *shown = NULL;
  const char *now;

  if (s->over || s->ask_kind == GRIMM_ASK_PLAN_GATHER || s->ask_kind == GRIMM_ASK_ACTION)
    return;
  shown = grimm_show (s, BRAMBLE_NO_SEAT);
  now = strstr (shown, "\nnow ");
  for (guint i = 0; i < 12; i++)
    {
      g_autofree char *line = g_strndup (now + 1, strcspn (now + 1, "\n"));
      g_auto (GStrv) words = g_strsplit (line, " ", -1);
      GrimmState copy = *s;

      for (guint n = 1 + bramble_rng_below (rng, 2); n > 0; n--)
        spoil (words, rng);
      n_tried++;
      if (!grimm_game.place (&copy, (const char *const *) words, NULL, NULL))
        {
          g_assert_cmpmem (&copy, sizeof copy, s, sizeof copy);
          continue;
        }
      n_let_in++;
      g_free (line);
      line = g_strjoinv (" ", words);
      play_on (&copy, line, rng);
    }
}

static void
what_cannot_go_on_is_not_let_in (void)
{
  const guint games = kit_often (KIT_SLOW ? 15 : 75, 150);

  kit_random_games (games, 400, spoil_position);
  g_test_message ("%u tried, %u let in", n_tried, n_let_in);
  g_assert_cmpuint (n_tried, >, 60 * games);
  /* Some of the changes are to something else that is possible. */
  g_assert_cmpuint (n_let_in, >, n_tried / 100);
  g_assert_cmpuint (n_let_in, <, n_tried / 4);
}

/* What is set amid an effect is played as if it had come about. */
static void
an_effect_can_be_begun_in_its_middle (void)
{
  KIT (3, "resources seat-1 2 1 0", "plan seat-1 fields hired-help", "plan seat-2 forest", "plan seat-3 forest");

  kit_set (k, "now fables hired-help seat-1 round:step=1,index=1 card:step=1,owner=seat-1,cause=hired-help,part=2");
  kit_asks (k, "hired-help", "seat-1");
  kit_answer (k, "hired-help", "yes");
  kit_asks (k, "pay", "seat-1");
  kit_shows (k, "laid seat-1 hired-help");
}

static void
nonsense_is_refused (void)
{
  KIT (3, "resources seat-1 2 1 0", "plan seat-1 fields hired-help", "plan seat-2 forest", "plan seat-3 forest");

  kit_set_fails (k, "now fables hired-help seat-1 round:step=1,index=1 dance:step=1", "no effect");
  kit_set_fails (k, "now fables hired-help seat-1 round:step=1,index=1 card:step=one", "no number");
  kit_set_fails (k, "now fables hired-help seat-1 round:step=1,index=1 card:step", "NAME=VALUE");
  kit_set_fails (k, "now fables hired-help seat-1 round:step=1,index=1 card:smell=1", "has no “smell”");
  kit_set_fails (k, "now fables hired-help seat-1 round:step=1,index=1 card:tally=1/2", "no tally");
  kit_set_fails (k, "now fables hired-help seat-1 round:step=1,index=1 card:cause=goblin", "no card");
  kit_set_fails (k, "now fables hired-help seat-1 round:step=1,index=1 card:card-0=aladdin", "no place");
  kit_set_fails (k, "now plan hired-help seat-1 round:step=1,dreamt=1 card:step=1", "dreamt");
  kit_set_fails (k, "now fables hired-help seat-9 round:step=1,index=1 card:step=1", "no seat");
  kit_set_fails (k, "now fables hired-help seat-2 round:step=1,index=1 card:step=1,owner=seat-1,cause=hired-help,part=2",
                 "impossible");
  kit_set_fails (k, "now fables gain seat-1 round:step=1,index=1 card:step=1,owner=seat-1,cause=hired-help,part=2",
                 "impossible");
  kit_set_fails (k, "now fables hired-help seat-1 round:step=1,index=1", "usage");
}

const KitTest kit_now_tests[] = {
  { "position", "what-cannot-go-on-is-not-let-in", what_cannot_go_on_is_not_let_in },
  { "position", "an-effect-can-be-begun-in-its-middle", an_effect_can_be_begun_in_its_middle },
  { "position", "nonsense-amid-an-effect-is-refused", nonsense_is_refused },
  { NULL },
};
