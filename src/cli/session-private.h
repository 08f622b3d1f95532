/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The session as its commands see it. */
#pragma once

#include "record/orrery-record.h"
#include "session.h"

struct _CliSession
{
  const OrreryGame *game; /* used if none is named */
  OrreryRecord *record; /* NULL before the first game */
  GameRng dice;
};

/* One request, and the reply that a command fills in. */
typedef struct
{
  CliSession *session;
  JsonObject *request;
  JsonObject *reply;
  gboolean quit;
} CliCall;

typedef struct
{
  const char *name;
  gboolean needs_game;
  const char *members; /* what it takes besides id and command, with spaces between */
  void (*run) (CliCall *call);
} CliCallCommand;

/* In the list of members, this stands for the options of all games. */
#define CLI_CALL_OPTIONS "*options"

extern const CliCallCommand cli_call_commands[]; /* the last has no name */

/* Makes the reply an error; only the first one is reported. Returns FALSE. */
gboolean cli_call_fail (CliCall *call, const char *code, const char *format, ...)
  G_GNUC_PRINTF (3, 4);

/* Reads members of the request. They return FALSE after failing, and do not touch the value if there is no
 * such member. */
gboolean cli_call_get_int (CliCall *call, const char *member, gint64 least, gint64 most,
                           gint64 *value);
gboolean cli_call_get_string (CliCall *call, const char *member, const char **value);
/* A 64-bit seed: a number, or in quotation marks if it is too large for one. */
gboolean cli_call_get_seed (CliCall *call, guint64 *value);
gboolean cli_call_get_boolean (CliCall *call, const char *member, gboolean *value);
