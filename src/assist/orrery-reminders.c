/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "assist/orrery-reminders.h"

#include "assist/orrery-games.h"

enum
{
  OFTEN_ENOUGH = 3,
  NEVER = 99
};

static GKeyFile *
load (char **path)
{
  GKeyFile *file = g_key_file_new ();

  *path = orrery_games_dup_path (ORRERY_GAMES_TABLES, "reminders.ini");
  g_key_file_load_from_file (file, *path, G_KEY_FILE_NONE, NULL);
  return file;
}

static void
store (const char *name, const char *id, int change)
{
  g_autofree char *path = NULL;
  g_autoptr (GKeyFile) file = load (&path);
  g_autoptr (GError) error = NULL;
  const int before = g_key_file_get_integer (file, name, id, NULL);

  g_key_file_set_integer (file, name, id, change == 0 ? 0 : before + change);
  if (!g_key_file_save_to_file (file, path, &error))
    g_message ("%s", error->message); /* the worst case is one more reminder */
}

gboolean
orrery_reminders_wants (const char *name, const char *id)
{
  g_autofree char *path = NULL;
  g_autoptr (GKeyFile) file = load (&path);

  return g_key_file_get_integer (file, name, id, NULL) < OFTEN_ENOUGH;
}

void
orrery_reminders_let_go (const char *name, const char *id, gboolean never)
{
  store (name, id, never ? NEVER : 1);
}

void
orrery_reminders_used (const char *name, const char *id)
{
  store (name, id, 0);
}
