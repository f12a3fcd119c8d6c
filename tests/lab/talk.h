/* talk.h: talking to bramble-lab's console, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "run.h"

/* A session with three people, seat-1 first. */
#define NEW "new players=3 cards=all seed=1 start=seat-1\n"

/* Gives a console those lines. Returns its replies, of which each must begin
 * with "=" or "?" and end with an empty line, which is cut off; an error must
 * be one line. */
GPtrArray  *talk        (const char *script);
GPtrArray  *talk_bytes  (const char *script,
                         gsize       size);
const char *reply       (GPtrArray  *replies,
                         guint       n);
const char *last_reply  (GPtrArray  *replies);

gboolean    has_line    (const char *text,
                         const char *line);
void        assert_line (const char *text,
                         const char *line);

/* A line, and what must be replied to it, with * for anything. */
typedef struct
{
  const char *line;
  const char *reply;
} Exchange;

void        converse    (const Exchange *exchanges,
                         guint           n);

/* A test's name, and the test; a list of them ends with NULL. */
typedef struct
{
  const char *name;
  void (*test) (void);
} TalkTest;

int         talk_main   (int              argc,
                         char           **argv,
                         const TalkTest  *tests);
