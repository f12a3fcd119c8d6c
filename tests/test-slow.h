/* test-slow.h: whether this is a build that is slowed down
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#if defined(__SANITIZE_ADDRESS__)
#define KIT_SLOW 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define KIT_SLOW 1
#endif
#endif
#ifndef KIT_SLOW
#define KIT_SLOW 0
#endif

/* How often something is done: less often in a build that is slowed down. */
#define KIT_TIMES(n) (KIT_SLOW ? MAX ((n) / 10, 1) : (n))

/* The same for what build-aux/prove does more often than the ordinary check:
 * BRAMBLE_TIMES says how many times as often. */
static inline guint
kit_more (guint n)
{
  const char *times = g_getenv ("BRAMBLE_TIMES");

  return times ? n * (guint) MAX (g_ascii_strtoull (times, NULL, 10), 1) : n;
}

/* How often something is done in the ordinary check, where every commit pays for it,
 * and in the long form: build-aux/prove long has it by BRAMBLE_LONG. */
static inline guint
kit_often (guint in_check,
           guint in_proof)
{
  return g_getenv ("BRAMBLE_LONG") ? in_proof : in_check;
}
