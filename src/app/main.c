/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/orrery-application.h"

#include <glib/gi18n.h>
#include <locale.h>

int
main (int argc, char *argv[])
{
  g_autoptr (OrreryApplication) app = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, ORRERY_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  app = orrery_application_new ();
  return g_application_run (G_APPLICATION (app), argc, argv);
}
