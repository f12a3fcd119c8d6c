/* run.h: running bramble-lab, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

/* What a run of bramble-lab left behind. */
typedef struct
{
  int status;   /* what it exited with */
  char *out;    /* its standard output */
  char *errors; /* its standard error */
} Run;

void run_free (Run *run);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Run, run_free)

/* Runs bramble-lab with @input (may be NULL) and the words of @command, which
 * are separated by single blanks. It must not be killed by a signal. */
Run  *run_lab          (const char *command);
Run  *run_lab_input    (const char *command,
                        GBytes     *input);

/* It must have exited with 2, and said why in one line that contains @message. */
void  run_was_refused  (const Run  *run,
                        const char *message);

/* The path of a file in a directory of the test's own, and their end. */
char *run_new_file     (const char *name);
void  run_remove_files (void);
