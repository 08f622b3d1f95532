/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/orrery-application.h"
#include "catalog/orrery-language.h"
#include "games/games.h"

int
main (int argc, char *argv[])
{
  g_autoptr (OrreryApplication) app = NULL;

  orrery_language_init ();
  orrery_games_register ();
  orrery_games_register_uis ();
  app = orrery_application_new ();
  return g_application_run (G_APPLICATION (app), argc, argv);
}
