/* leaks.c: what GLib gives up on purpose is no leak
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GLib keeps the names of its quarks in an array that it makes before main(). When
 * there are more of them than it holds it takes a larger one, and leaves the old one
 * to whoever may be reading it. Where that came from only a whole stack could tell,
 * and to look for one at every allocation makes widgets ten times slower. So it is
 * remembered here, and not lost. Only tests with the address sanitizer have this.
 */

#include <glib.h>

/* The size of that array: 2048 names. */
#define N_QUARKS 2048

/* Blocks of just this size: the first ones are made while libraries are loaded. */
static const volatile void *blocks[4];
static guint n_blocks;

void __sanitizer_malloc_hook (const volatile void *block,
                              gsize                size);

/* The sanitizer calls it after every allocation. */
void
__sanitizer_malloc_hook (const volatile void *block,
                         gsize                size)
{
  if (size == N_QUARKS * sizeof (char *) && n_blocks < G_N_ELEMENTS (blocks))
    blocks[n_blocks++] = block;
}
