/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Many games between computer players, in several threads, reported in order. */
#pragma once

#include "cli.h"
#include "players/self-play.h"
#include "record/orrery-game.h"

#include <glib.h>

typedef struct
{
  guint64 seed;
  guint rotation; /* by how many seats everybody has moved */
  guint n_answers;
  guint n_rounds;
  const OrreryEnd *end;
  GameScore score;
  GArray *answers; /* of GameAnswer, if requested */
  char *story;     /* if requested */
} CliGame;

/* Who plays, as --seats says it: KIND[@NODES or @TIMESx][@cheat][:FILE]. */
typedef struct
{
  char *word; /* as it was typed */
  const PlayerKind *kind;
  PlayerLimits limits;
  TrainerHead *trained; /* what `limits` points to */
} CliSeat;

typedef struct
{
  const OrreryGame *game;
  GameSetup setup;
  CliSeat seats[GAME_MAX_SEATS];
  const char *names[GAME_MAX_SEATS + 1];
  gboolean rotate;            /* one game per seed and seat, with everybody moving up one seat each time */
  guint64 seed; /* of the first game; the next ones follow */
  guint64 n_games;
  guint n_threads;
  gboolean with_answers;
  gboolean with_story;
} CliTournament;

/* seats.c: the kinds of players, in words. */
char *cli_list_kinds (const OrreryGame *game);

/* The game from the option --game, or the default; FALSE after printing an error. */
gboolean cli_find_game (const char *id, const OrreryGame **game);

/* The seats from the option --seats: KIND,KIND and so on. Unless it returns CLI_DONE, it has printed an error. */
CliExit cli_tournament_read_seats (CliTournament *tournament, const char *seats);
/* Some options are for two players only, and some exclude each other. */
gboolean cli_check_setup (const Game *rules, const GameSetup *setup, GError **error);
/* The game's options from the option --options: WORD,WORD and so on; NULL for none. Call it after the seats.
 * FALSE after printing an error. */
gboolean cli_tournament_read_options (CliTournament *tournament, const char *options);
void cli_tournament_clear (CliTournament *tournament);

/* Hands over one game; FALSE ends the tournament. */
typedef gboolean (*CliReport) (const CliGame *game, gpointer data);

/* Plays until all games are done, `report` returns FALSE, or somebody presses Ctrl+C. The reports come from
 * the calling thread, in the order of the seeds. Returns how many games were reported. */
guint64 cli_tournament_run (const CliTournament *tournament, CliReport report, gpointer data);
