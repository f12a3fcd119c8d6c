/* main.c: bramble, the program with a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>
#include <locale.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <bramble-application.h>

int
main (int    argc,
      char **argv)
{
  g_autoptr (BrambleApplication) application = NULL;
  const char *locale_dir = g_getenv ("BRAMBLE_LOCALE_DIR");

#ifdef __GLIBC__
  /* Otherwise every thread that renders a picture leaves a heap of its own behind, of which hardly
   * anything is ever given back. */
  mallopt (M_ARENA_MAX, 2);
#endif
  setlocale (LC_ALL, "");
  /* A program that is not installed where it was meant to be is told where its
   * translations are. */
  bindtextdomain (GETTEXT_PACKAGE, locale_dir ? locale_dir : BRAMBLE_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  application = bramble_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
