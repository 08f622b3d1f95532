/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines to orrery-cli engine, with a separate session for every input. */
#include "cli/session.h"
#include "games/games.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  orrery_games_register ();
  g_autoptr (CliSession) session = cli_session_new (orrery_game_get_default ());
  const char *line = (const char *) data;
  const char *end = line + size;
  gboolean quit = FALSE;

  while (line < end && !quit)
    {
      const char *stop = memchr (line, '\n', (size_t) (end - line));
      const size_t length = (size_t) ((stop != NULL ? stop : end) - line);
      g_autoptr (JsonNode) reply = cli_session_handle (session, line, length, &quit);
      g_autofree char *text = json_to_string (reply, FALSE);

      g_assert (strchr (text, '\n') == NULL);
      line += length + 1;
    }
  return 0;
}
