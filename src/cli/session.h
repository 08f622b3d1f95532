/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One conversation of orrery-cli engine: requests in, replies out, with a game in between. docs/protocol.md
 * is the contract. */
#pragma once

#include "record/orrery-game.h"

typedef struct _CliSession CliSession;

/* `game` is used for requests and positions that name no game. */
CliSession *cli_session_new  (const OrreryGame *game);
void        cli_session_free (CliSession *self);

/* Takes one line without its end, and always replies. `quit` becomes TRUE after the request to end. */
JsonNode *cli_session_handle (CliSession *self, const char *line, gsize length, gboolean *quit)
  G_GNUC_WARN_UNUSED_RESULT;

/* The reply to a line that could not be read at all. */
JsonNode *cli_session_refuse (const char *code, const char *text)
  G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliSession, cli_session_free)
