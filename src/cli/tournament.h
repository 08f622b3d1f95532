/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Many games between computer players, in several threads, reported in order. */
#pragma once

#include "cli.h"
#include "players/self-play.h"
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
  gboolean rotate;            /* as many games from each seed as seats, all moving up one */
  guint64 seed; /* of the first game; the next ones follow */
  guint64 n_games;
  guint n_threads;
  gboolean with_answers;
  gboolean with_story;
} CliTournament;

/* seats.c: the kinds of players, in words. */
char *cli_list_kinds (const OrreryGame *game);

/* The game that the option --game names, or the default one; FALSE after saying what is wrong. */
gboolean cli_find_game (const char *id, const OrreryGame **game);

/* The seats, as in the option --seats: KIND,KIND and so on. Unless it returns CLI_DONE it has said what
 * is wrong. */
CliExit cli_tournament_read_seats (CliTournament *tournament, const char *seats);
/* The game's options, as in the option --options: WORD,WORD and so on; NULL for none. Comes after the seats. FALSE after
 * saying what is wrong. */
gboolean cli_tournament_read_options (CliTournament *tournament, const char *options);
void cli_tournament_clear (CliTournament *tournament);

/* Hands over one game; FALSE ends the tournament. */
typedef gboolean (*CliReport) (const CliGame *game, gpointer data);

/* Plays until all games are done, `report` has had enough, or somebody presses Ctrl+C. The reports
 * come from the calling thread, in the order of the seeds. Returns how many games were reported. */
guint64 cli_tournament_run (const CliTournament *tournament, CliReport report, gpointer data);

G_END_DECLS
