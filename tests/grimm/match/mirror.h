/* mirror.h: a copy of an object that is kept by listening alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

/* Copies an object with all that it holds, then listens to "notify" and
 * "items-changed" and nothing else. The test fails when something is told that
 * is not so, or that has not changed. */
typedef struct _Mirror Mirror;

Mirror *mirror_new   (gpointer  object);
void    mirror_free  (Mirror   *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Mirror, mirror_free)

/* The copy as text, as world_dump () would say it. */
char   *mirror_dump  (Mirror   *self);
/* How often anything was told since the last time this was asked. */
guint   mirror_told  (Mirror   *self);
