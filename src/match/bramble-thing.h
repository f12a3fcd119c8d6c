/* bramble-thing.h: the name of something on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What a card, a token, a pile or a place on the table is called, whoever
 * shows it: what is touched, what is carried and where to, and what flies from
 * where. Written out it is "kind/id": "fable/wolf", "seat/2", "site/2/1", or
 * only "deck". It is plain data that may be copied and needs no freeing. */
typedef struct
{
  const char *kind; /* interned; NULL for no thing at all */
  const char *id;   /* interned: which of its kind; NULL where there is only one */
} BrambleThing;

#define BRAMBLE_NO_THING ((BrambleThing) { NULL, NULL })

BrambleThing bramble_thing             (const char         *kind,
                                        const char         *id);
BrambleThing bramble_thing_number      (const char         *kind,
                                        guint               number);
BrambleThing bramble_thing_numbers     (const char         *kind,
                                        guint               first,
                                        guint               second);
BrambleThing bramble_thing_parse       (const char         *name);

const char  *bramble_thing_get_name    (BrambleThing        thing);
gboolean     bramble_thing_is          (BrambleThing        thing,
                                        const char         *kind);
gboolean     bramble_thing_is_number   (BrambleThing        thing,
                                        const char         *kind,
                                        guint              *number);
gboolean     bramble_thing_is_numbers  (BrambleThing        thing,
                                        const char         *kind,
                                        guint              *first,
                                        guint              *second);
gboolean     bramble_thing_equal       (BrambleThing        a,
                                        BrambleThing        b);

/* Several of them, each once. */
GArray      *bramble_things_new        (void);
void         bramble_things_add        (GArray             *things,
                                        BrambleThing        thing);
gboolean     bramble_things_contain    (const GArray       *things,
                                        BrambleThing        thing);

G_END_DECLS
