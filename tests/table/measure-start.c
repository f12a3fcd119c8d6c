/* measure-start.c: how long programs take to start, and how much they hold
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * measure-start RUNS EMPTY BRAMBLE: starts both in turn, on a display where
 * nothing else is. The time is from exec to the moment when the display
 * says that a window is mapped; the memory is what the kernel says when all has
 * come to rest.
 */

#include <X11/Xlib.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "measure.h"

/* s until everything has come to rest. */
#define REST 4
/* Runs in which the memory is looked at. */
#define MEMORY_RUNS 3

static GPid
start (const char *program)
{
  GPid pid = fork ();

  g_assert (pid >= 0);
  if (pid == 0)
    {
      execl (program, program, NULL);
      _exit (127);
    }
  return pid;
}

static void
stop (GPid           pid,
      struct rusage *usage)
{
  kill (pid, SIGKILL);
  g_assert (wait4 (pid, NULL, 0, usage) == pid);
}

/* Waits until a window that people can see is mapped. */
static void
wait_for_window (Display *display)
{
  for (;;)
    {
      XWindowAttributes attributes;
      XEvent event;

      XNextEvent (display, &event);
      if (event.type == MapNotify && !event.xmap.override_redirect
          && XGetWindowAttributes (display, event.xmap.window, &attributes) && attributes.width >= 100)
        return;
    }
}

/* Waits until its windows have gone, and forgets all about them. */
static void
wait_for_nothing (Display *display)
{
  for (;;)
    {
      Window root, parent, *children = NULL;
      unsigned n = 0;

      XSync (display, True);
      XQueryTree (display, DefaultRootWindow (display), &root, &parent, &children, &n);
      if (children)
        XFree (children);
      if (n == 0)
        return;
      g_usleep (5000);
    }
}

/* MB of memory, where what is shared counts by its share. */
static double
read_memory (GPid pid)
{
  g_autofree char *path = g_strdup_printf ("/proc/%d/smaps_rollup", pid);
  g_autofree char *text = NULL;
  const char *line;

  g_assert (g_file_get_contents (path, &text, NULL, NULL));
  line = g_strstr_len (text, -1, "\nPss:");
  g_assert (line);
  return (double) g_ascii_strtoull (line + 5, NULL, 10) / 1024;
}

static int
ignore_error (Display     *display,
              XErrorEvent *error)
{
  return 0;
}

int
main (int    argc,
      char **argv)
{
  Display *display = XOpenDisplay (NULL);
  int runs = argc == 4 ? atoi (argv[1]) : 0;
  GArray *times[2], *work[2], *memory[2];
  double from_empty[3];

  if (display == NULL || runs < 1)
    {
      g_printerr ("Usage: measure-start RUNS EMPTY BRAMBLE, on a display\n");
      return 2;
    }
  /* A window may be gone when it is asked for. */
  XSetErrorHandler (ignore_error);
  XSelectInput (display, DefaultRootWindow (display), SubstructureNotifyMask);
  for (guint which = 0; which < 2; which++)
    {
      times[which] = g_array_new (FALSE, FALSE, sizeof (double));
      work[which] = g_array_new (FALSE, FALSE, sizeof (double));
      memory[which] = g_array_new (FALSE, FALSE, sizeof (double));
    }

  /* The first run of each is to warm up. */
  for (int run = -1; run < runs; run++)
    for (guint which = 0; which < 2; which++)
      {
        struct rusage usage;
        double began, took, worked;
        GPid pid;

        wait_for_nothing (display);
        began = measure_now (CLOCK_MONOTONIC);
        pid = start (argv[2 + which]);
        wait_for_window (display);
        took = measure_now (CLOCK_MONOTONIC) - began;
        stop (pid, &usage);
        worked = (double) (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000
                 + (double) (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1000;
        if (run < 0)
          continue;
        g_array_append_val (times[which], took);
        g_array_append_val (work[which], worked);
      }
  for (guint run = 0; run < MEMORY_RUNS; run++)
    for (guint which = 0; which < 2; which++)
      {
        struct rusage usage;
        double held;
        GPid pid;

        wait_for_nothing (display);
        pid = start (argv[2 + which]);
        wait_for_window (display);
        g_usleep (REST * G_USEC_PER_SEC);
        held = read_memory (pid);
        stop (pid, &usage);
        g_array_append_val (memory[which], held);
      }

  from_empty[0] = measure_share (times[0], 0.5);
  from_empty[1] = measure_share (work[0], 0.5);
  from_empty[2] = measure_share (memory[0], 0.5);
  measure_print ("start to mapped window, empty window", from_empty[0], "ms", -1);
  measure_print ("start to mapped window, Bramble", measure_share (times[1], 0.5), "ms", -1);
  measure_print ("start, Bramble to empty window", measure_share (times[1], 0.5) / from_empty[0], "times", 1.5);
  measure_print ("start, processor time, Bramble to empty window", measure_share (work[1], 0.5) / from_empty[1], "times",
                 -1);
  measure_print ("memory (PSS), empty window", from_empty[2], "MB", -1);
  measure_print ("memory (PSS), Bramble", measure_share (memory[1], 0.5), "MB", -1);
  measure_print ("memory, Bramble to empty window", measure_share (memory[1], 0.5) / from_empty[2], "times", 1.4);
  return 0;
}
