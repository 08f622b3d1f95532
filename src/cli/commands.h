/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The commands of orrery-cli. Each gets its own name as argv[0] and returns a CliExit. */
#pragma once

int cli_analyze (int argc, char **argv);
int cli_bench (int argc, char **argv);
int cli_check (int argc, char **argv);
int cli_engine (int argc, char **argv);
int cli_cards (int argc, char **argv);
int cli_find (int argc, char **argv);
int cli_history (int argc, char **argv);
int cli_match (int argc, char **argv);
int cli_play (int argc, char **argv);
int cli_replay (int argc, char **argv);
int cli_score (int argc, char **argv);
int cli_show (int argc, char **argv);
int cli_tiles (int argc, char **argv);
int cli_train (int argc, char **argv);
