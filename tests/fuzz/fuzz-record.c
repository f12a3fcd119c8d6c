/* fuzz-record.c: any bytes at all as a saved game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The loader reads what strangers send.
 */

#include "fuzz.h"

#include <string.h>

#include "match-kit.h"

/* What was loaded is a game: it can be saved, loaded again and played on. */
static void
check_game (BrambleRecord *record)
{
  g_autofree char *text = bramble_record_to_text (record);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrambleRecord) again = bramble_record_from_text (text, strlen (text), &error);
  const BrambleGame *game = bramble_record_game (record);
  BrambleRng rng = { 1 };

  g_assert_no_error (error);
  kit_same (record, again);
  kit_play (again, &rng, 20);
  game->check (bramble_record_now (again), &error);
  g_assert_no_error (error);
}

static void
try_text (const char *text,
          gsize       length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrambleRecord) record = bramble_record_from_text (text, length, &error);

  g_assert_true ((record != NULL) == (error == NULL));
  if (record)
    check_game (record);
  else
    {
      g_assert_true (error->domain == BRAMBLE_RECORD_ERROR);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_cmpuint (strlen (error->message), <, 400);
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *copy = g_strndup ((const char *) data, size);
  g_autofree char *body = kit_unseal (copy);
  g_autofree char *sealed = kit_seal (body);

  try_text ((const char *) data, size);
  try_text (sealed, strlen (sealed));
  return 0;
}
