/* main.c: bramble, the program with a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>
#include <locale.h>

#include <bramble-application.h>

int
main (int    argc,
      char **argv)
{
  g_autoptr (BrambleApplication) application = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, BRAMBLE_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  application = bramble_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
