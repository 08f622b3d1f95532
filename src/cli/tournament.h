/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Many games between computer players, in several threads, reported in order. */
#pragma once

#include "players/table.h"
#include "record/orrery-game.h"

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  guint64 seed;
  guint rotation; /* how many seats everybody has moved up */
  guint n_answers;
  guint n_rounds;
  const OrreryEnd *end;
  GameScore score;
  GArray *answers; /* of GameAnswer, where they are asked for */
  char *story;     /* where it is asked for */
} CliGame;

typedef struct
{
  const OrreryGame *game;
  GameSetup setup;
  const PlayerKind *kinds[GAME_MAX_SEATS];
  const char *names[GAME_MAX_SEATS + 1];
  gboolean rotate;            /* as many games from each seed as seats, all moving up one */
  const PlayerLimits *limits; /* or NULL */
  guint64 seed; /* of the first game; the next ones follow */
  guint64 n_games;
  guint n_threads;
  gboolean with_answers;
  gboolean with_story;
} CliTournament;

/* The kinds of players, in words. */
char *cli_list_kinds (const OrreryGame *game);

/* The game that the option --game names, or the default one; FALSE after saying what is wrong. */
gboolean cli_find_game (const char *id, const OrreryGame **game);

/* Who sits where, as the option --seats says it: KIND,KIND and so on. */
gboolean cli_tournament_read_seats (CliTournament *tournament, const char *seats);

/* Hands over one game; FALSE ends the tournament. */
typedef gboolean (*CliReport) (const CliGame *game, gpointer data);

/* Plays until all games are done, `report` has had enough, or somebody presses Ctrl+C. The reports
 * come from the calling thread, in the order of the seeds. Returns how many games were reported. */
guint64 cli_tournament_run (const CliTournament *tournament, CliReport report, gpointer data);

G_END_DECLS
