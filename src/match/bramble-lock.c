/* bramble-lock.c: files that one running program has for itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A lock is an empty file, and belongs to who has locked it. It ends with the
 * program, however that ends. The file may be removed with its lock: so whoever
 * gets a lock makes sure that its file is still the one with that name.
 */

#include "bramble-lock.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* Others have a lock for a moment only to see whether they could have it. */
#define TRIES 10
#define MOMENT 1000 /* µs */

static gboolean
is_still_there (int         lock,
                const char *path)
{
  struct stat ours, theirs;

  return fstat (lock, &ours) == 0 && stat (path, &theirs) == 0
         && ours.st_ino == theirs.st_ino && ours.st_dev == theirs.st_dev;
}

/* Whether a lock is ours now; where disks know no locks it always is. */
static gboolean
lock_file (int lock,
           int how)
{
  int failed;

  do
    failed = flock (lock, how);
  while (failed && errno == EINTR);
  return !failed || errno != EWOULDBLOCK;
}

/**
 * bramble_lock_take:
 *
 * Makes the file if need be, and locks it.
 *
 * Returns: the descriptor of a lock that is ours until it is closed, or -1 with
 *   errno set, to EWOULDBLOCK when another one has it
 */
int
bramble_lock_take (GFile               *file,
                   BrambleLockPatience  patience)
{
  const char *path = g_file_peek_path (file);

  for (guint i = 0; i < TRIES; i++)
    {
      int lock = g_open (path, O_RDWR | O_CREAT | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC, 0600);

      if (lock < 0)
        return -1;
      if (lock_file (lock, patience == BRAMBLE_LOCK_WAIT ? LOCK_EX : LOCK_EX | LOCK_NB) && is_still_there (lock, path))
        return lock;
      close (lock);
      g_usleep (MOMENT);
    }

  errno = EWOULDBLOCK;
  return -1;
}

/* Whether another one has it; leaves nothing behind. */
gboolean
bramble_lock_is_taken (GFile *file)
{
  int lock = g_open (g_file_peek_path (file), O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC, 0);
  gboolean taken;

  if (lock < 0)
    return FALSE;
  taken = !lock_file (lock, LOCK_SH | LOCK_NB);
  close (lock);
  return taken;
}

/* Gives a lock up, with its file. */
void
bramble_lock_remove (GFile *file,
                     int    lock)
{
  g_unlink (g_file_peek_path (file));
  close (lock);
}

/**
 * bramble_lock_join:
 * @first: (out): whether nobody else was there
 *
 * Takes a lock that any number may have at once.
 *
 * Returns: its descriptor, or -1 with errno set
 */
int
bramble_lock_join (GFile    *file,
                   gboolean *first)
{
  int lock = g_open (g_file_peek_path (file), O_RDWR | O_CREAT | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC, 0600);

  *first = FALSE;
  if (lock < 0)
    return -1;
  *first = lock_file (lock, LOCK_EX | LOCK_NB);
  for (guint i = 0; i < TRIES && !lock_file (lock, LOCK_SH | LOCK_NB); i++)
    g_usleep (MOMENT);
  return lock;
}
