/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "assist/orrery-game-code.h"

#define SCHEME "orrery:"

enum
{
  GAME,
  SEATS,
  OPTIONS,
  SEED,
  N_PARTS
};

char *
orrery_game_code_new (const OrreryGameSetup *setup, guint64 seed)
{
  g_autoptr (GString) seats = g_string_new (NULL);

  for (guint i = 0; i < setup->n_seats; i++)
    g_string_append_printf (seats, "%s%s", i > 0 ? "+" : "", setup->players[i].kind);
  return g_strdup_printf (SCHEME "%s/%s/%u/%" G_GUINT64_FORMAT, setup->game->rules->id, seats->str, setup->options, seed);
}

/* --- Reading --- */

static gboolean
read_seats (const char *text, OrreryGameSetup *setup)
{
  g_auto (GStrv) kinds = g_strsplit (text, "+", -1);
  const guint n = g_strv_length (kinds);

  if (n < setup->game->rules->min_seats || n > setup->game->rules->max_seats)
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      if (!g_str_equal (kinds[i], ORRERY_PERSON) && orrery_game_find_player (setup->game, kinds[i]) == NULL)
        return FALSE;
      setup->players[i] = (OrreryPlayer) { g_strdup (""), g_strdup (kinds[i]) };
    }
  setup->n_seats = n;
  return TRUE;
}

static gboolean
read_parts (char **parts, OrreryGameSetup *setup, guint64 *seed)
{
  guint64 options;

  if (g_strv_length (parts) != N_PARTS || (setup->game = orrery_game_by_id (parts[GAME])) == NULL
      || !read_seats (parts[SEATS], setup) || !g_ascii_string_to_unsigned (parts[OPTIONS], 10, 0, G_MAXUINT8, &options, NULL)
      || !g_ascii_string_to_unsigned (parts[SEED], 10, 0, G_MAXUINT64, seed, NULL))
    return FALSE;
  setup->options = (guint8) options;
  return orrery_game_setup_check (setup) == GAME_OK;
}

gboolean
orrery_game_code_read (const char *code, OrreryGameSetup *setup, guint64 *seed)
{
  g_autofree char *text = g_strstrip (g_strdup (code));
  g_auto (GStrv) parts = NULL;

  *setup = (OrreryGameSetup) { 0 };
  if (!g_str_has_prefix (text, SCHEME))
    return FALSE;
  parts = g_strsplit (text + strlen (SCHEME), "/", -1);
  if (read_parts (parts, setup, seed))
    return TRUE;
  orrery_game_setup_clear (setup);
  return FALSE;
}

/* --- The challenge of a day --- */

void
orrery_game_code_of_day (const OrreryGame *game, GDateTime *day, OrreryGameSetup *setup, guint64 *seed)
{
  g_autofree char *date = g_date_time_format (day, "%Y-%m-%d");
  g_autofree char *text = g_strdup_printf ("%s %s", game->rules->id, date);
  g_autofree char *hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  const char *kind = orrery_game_find_player (game, "regular") != NULL ? "regular" : orrery_game_setup_default_kind (game);

  hash[12] = '\0'; /* enough to differ, and short enough to be read out */
  *seed = g_ascii_strtoull (hash, NULL, 16);
  *setup = (OrreryGameSetup) { .game = game, .n_seats = 2 };
  setup->players[0] = (OrreryPlayer) { g_strdup (""), g_strdup (ORRERY_PERSON) };
  setup->players[1] = (OrreryPlayer) { g_strdup (""), g_strdup (kind) };
}
