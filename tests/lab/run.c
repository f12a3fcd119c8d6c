/* run.c: running bramble-lab, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "run.h"

#include <glib/gstdio.h>
#include <string.h>

static char *directory;

void
run_free (Run *run)
{
  g_free (run->out);
  g_free (run->errors);
  g_free (run);
}

static char *
to_text (GBytes *bytes)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  return data ? g_strndup (data, size) : g_strdup ("");
}

Run *
run_lab_input (const char *command,
               GBytes     *input)
{
  const char *program = g_getenv ("BRAMBLE_LAB");
  g_autofree char *line = g_strconcat ("lab", *command ? " " : "", command, NULL);
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  g_autoptr (GSubprocessLauncher) launcher = NULL;
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GBytes) nothing = g_bytes_new_static ("", 0);
  g_autoptr (GBytes) out = NULL;
  g_autoptr (GBytes) errors = NULL;
  g_autoptr (GError) error = NULL;
  Run *run = g_new0 (Run, 1);

  if (program == NULL)
    g_error ("BRAMBLE_LAB must name the program: run this with “meson test”");
  g_free (words[0]);
  words[0] = g_strdup (program);

  launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE
                                        | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  process = g_subprocess_launcher_spawnv (launcher, (const char *const *) words, &error);
  g_assert_no_error (error);
  g_subprocess_communicate (process, input ? input : nothing, NULL, &out, &errors, &error);
  g_assert_no_error (error);
  run->out = to_text (out);
  run->errors = to_text (errors);
  if (!g_subprocess_get_if_exited (process))
    g_error ("“bramble-lab %s” was killed by signal %d:\n%s", command, g_subprocess_get_term_sig (process),
             run->errors);
  run->status = g_subprocess_get_exit_status (process);
  return run;
}

Run *
run_lab (const char *command)
{
  return run_lab_input (command, NULL);
}

void
run_was_refused (const Run  *run,
                 const char *message)
{
  const char *end = strchr (run->errors, '\n');

  g_assert_cmpint (run->status, ==, 2);
  g_assert_cmpstr (run->out, ==, "");
  g_assert_true (g_str_has_prefix (run->errors, "bramble-lab: "));
  g_assert_true (end != NULL && end[1] == '\0');
  if (strstr (run->errors, message) == NULL)
    g_error ("“%s” is not in: %s", message, run->errors);
}

char *
run_new_file (const char *name)
{
  g_autoptr (GError) error = NULL;

  if (directory == NULL)
    directory = g_dir_make_tmp ("bramble-lab-XXXXXX", &error);
  g_assert_no_error (error);
  return g_build_filename (directory, name, NULL);
}

void
run_remove_files (void)
{
  g_autoptr (GDir) dir = directory ? g_dir_open (directory, 0, NULL) : NULL;

  if (dir == NULL)
    return;
  for (const char *name = g_dir_read_name (dir); name; name = g_dir_read_name (dir))
    {
      g_autofree char *path = g_build_filename (directory, name, NULL);

      g_unlink (path);
    }
  g_rmdir (directory);
  g_clear_pointer (&directory, g_free);
}
