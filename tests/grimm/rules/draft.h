/* draft.h: games of the draft edition, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "kit.h"
#include "test-setup.h"

/* As kit_new (), with the draft's rules. */
static inline Kit *
draft_new (guint              seats,
           const char *const *commands)
{
  Kit *k = kit_begin_with (test_setup (seats, 1, 0, NULL, "draft"));

  for (guint i = 0; commands[i]; i++)
    kit_set (k, commands[i]);
  return k;
}

#define NEW_DRAFT(seats, ...) draft_new (seats, (const char *const[]) { __VA_ARGS__, NULL })
#define DRAFT(...) g_autoptr (Kit) k = NEW_DRAFT (__VA_ARGS__)

static inline guint
hand_size (Kit  *k,
           guint seat)
{
  return k->s.players[seat].hand_size;
}
