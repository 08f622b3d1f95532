/* SPDX-License-Identifier: GPL-3.0-or-later */
/* orrery-cli play: complete games between computer players. */
#include "assist/orrery-player-words.h"
#include "cli.h"
#include "commands.h"
#include "record/orrery-json-add.h"
#include "record/orrery-record.h"
#include "tournament.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <inttypes.h>
#include <stdio.h>

#define MAX_THREADS 256

static const CliCommand command = {
  .name = "play",
  .summary = N_("Plays complete games between computer players."),
  .description = N_("The same seed gives the same games, regardless of the number of threads: "
                    "the first game has the seed N, the next N + 1, and so on. With --json, one "
                    "object per game, one per line: seed, seats (kinds), rounds, answers, scores "
                    "and winners (both by seat, from 0) and end (pool: the chips ran out; tiles: "
                    "somebody filled twelve squares; both)."),
};

/* A story needs names for all players. */
static const char *const seat_names[GAME_MAX_SEATS] = {
  "Hypatia", "Kepler", "Herschel", "Leavitt", "Payne",
};

typedef struct
{
  char *game, *seats, *options, *seed, *games, *threads;
  char *folder;
  gboolean log;
  gboolean as_json;

  CliTournament tournament;
  guint64 n_wins[GAME_MAX_SEATS]; /* a shared victory counts for each */
  gint64 points[GAME_MAX_SEATS];
  guint64 n_rounds;
  CliExit status;
} Play;

static gboolean
read_numbers (Play *play)
{
  CliTournament *tournament = &play->tournament;
  guint64 n_threads = 1;

  tournament->n_games = 1;
  tournament->seed = cli_draw_seed ();
  if (play->seed != NULL
      && !cli_parse_number ("--seed", play->seed, 0, CLI_MAX_SEED, &tournament->seed))
    return FALSE;
  if (play->games != NULL
      && !cli_parse_number ("--games", play->games, 1, G_MAXUINT32, &tournament->n_games))
    return FALSE;
  if (play->threads != NULL
      && !cli_parse_number ("--threads", play->threads, 1, MAX_THREADS, &n_threads))
    return FALSE;
  if (tournament->n_games - 1 > CLI_MAX_SEED - tournament->seed)
    return cli_misuse (_("--seed %s leaves no room for %s games"), play->seed, play->games);
  tournament->n_threads = (guint) MIN (n_threads, tournament->n_games);
  return TRUE;
}

static CliExit
read_options (Play *play)
{
  CliExit status;

  if (play->log && play->as_json)
    {
      cli_misuse (_("--log and --json cannot be used together"));
      return CLI_MISUSED;
    }
  play->tournament.with_story = play->log;
  play->tournament.with_answers = play->folder != NULL;
  if (!cli_find_game (play->game, &play->tournament.game))
    return CLI_MISUSED;
  status = cli_tournament_read_seats (&play->tournament, play->seats);
  if (status != CLI_DONE)
    return status;
  if (!cli_tournament_read_options (&play->tournament, play->options))
    return CLI_MISUSED;
  for (guint i = 0; i < play->tournament.setup.n_seats; i++)
    play->tournament.names[i] = seat_names[i];
  return read_numbers (play) ? CLI_DONE : CLI_MISUSED;
}

static OrreryRecord *
make_record (const CliTournament *tournament, const CliGame *game, GError **error)
{
  OrreryPlayer players[GAME_MAX_SEATS];
  g_autoptr (OrreryRecord) record = NULL;

  for (guint i = 0; i < tournament->setup.n_seats; i++)
    players[i] = (OrreryPlayer){ (char *) tournament->names[i], (char *) tournament->seats[i].kind->id };
  record = orrery_record_new (tournament->game, &tournament->setup, game->seed, players);
  for (guint i = 0; i < game->answers->len; i++)
    if (!orrery_record_answer (record, g_array_index (game->answers, GameAnswer, i), NULL, error))
      return NULL;
  return g_steal_pointer (&record);
}

static gboolean
save_game (const Play *play, const CliGame *game)
{
  g_autofree char *name = g_strdup_printf ("%" PRIu64 ".orrery", game->seed);
  g_autofree char *path = g_build_filename (play->folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) record = make_record (&play->tournament, game, &error);

  if (record != NULL && orrery_record_save (record, file, NULL, &error))
    return TRUE;
  cli_complain ("%s: %s", path, error->message);
  return FALSE;
}

static void
print_json (const Play *play, const CliGame *game)
{
  JsonBuilder *builder = json_builder_new ();

  json_builder_begin_object (builder);
  orrery_json_add_int (builder, "seed", (gint64) game->seed);
  json_builder_set_member_name (builder, "seats");
  json_builder_begin_array (builder);
  for (guint i = 0; i < game->score.n_seats; i++)
    json_builder_add_string_value (builder, play->tournament.seats[i].word);
  json_builder_end_array (builder);
  orrery_json_add_int (builder, "rounds", game->n_rounds);
  orrery_json_add_int (builder, "answers", game->n_answers);
  json_builder_set_member_name (builder, "scores");
  json_builder_begin_array (builder);
  for (guint i = 0; i < game->score.n_seats; i++)
    json_builder_add_int_value (builder, game->score.total[i]);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "winners");
  json_builder_begin_array (builder);
  for (guint i = 0; i < game->score.n_seats; i++)
    if ((game->score.winners >> i & 1) != 0)
      json_builder_add_int_value (builder, i);
  json_builder_end_array (builder);
  orrery_json_add_string (builder, "end", game->end->word);
  json_builder_end_object (builder);
  cli_print_builder (builder);
}

static void
print_text (const Play *play, const CliGame *game)
{
  if (game->story != NULL)
    printf ("%s\n", game->story);
  printf (_("Seed %" PRIu64 ": %u rounds, %s."), game->seed, game->n_rounds,
          _(game->end->text));
  for (guint i = 0; i < game->score.n_seats; i++)
    {
      const gboolean won = (game->score.winners >> i & 1) != 0;

      /* Translators: "Kepler (Simple) 45 VP" */
      printf (_(" %s (%s) %d VP"), seat_names[i], orrery_player_kind_name (play->tournament.seats[i].word),
              game->score.total[i]);
      printf ("%s%s", won ? _(", won") : "", i + 1 < game->score.n_seats ? ";" : ".\n");
    }
}

static void
print_summary (const Play *play, guint64 n_games)
{
  const double n = (double) n_games;

  printf (_("\n%" PRIu64 " games, %.1f rounds on average\n"), n_games,
          (double) play->n_rounds / n);
  for (guint i = 0; i < play->tournament.setup.n_seats; i++)
    printf (_("  seat %u, %s (%s): %.1f VP on average, won %" PRIu64 " (%.1f%%)\n"), i,
            seat_names[i], orrery_player_kind_name (play->tournament.seats[i].word),
            (double) play->points[i] / n, play->n_wins[i], 100 * (double) play->n_wins[i] / n);
}

static gboolean
report (const CliGame *game, gpointer data)
{
  Play *play = data;

  for (guint i = 0; i < game->score.n_seats; i++)
    {
      play->points[i] += game->score.total[i];
      play->n_wins[i] += game->score.winners >> i & 1;
    }
  play->n_rounds += game->n_rounds;
  if (play->folder != NULL && !save_game (play, game))
    {
      play->status = CLI_REFUSED;
      return FALSE;
    }
  if (play->as_json)
    print_json (play, game);
  else
    print_text (play, game);
  return TRUE;
}

static CliExit
run (Play *play)
{
  guint64 n_games;

  if (play->folder != NULL && g_mkdir_with_parents (play->folder, 0777) != 0)
    {
      cli_complain ("%s: %s", play->folder, g_strerror (errno));
      return CLI_REFUSED;
    }
  n_games = cli_tournament_run (&play->tournament, report, play);
  if (n_games > 1 && !play->as_json)
    print_summary (play, n_games);
  if (play->status == CLI_DONE && n_games < play->tournament.n_games)
    {
      cli_complain (_("stopped after %" PRIu64 " of %" PRIu64 " games"),
                    n_games, play->tournament.n_games);
      return CLI_REFUSED;
    }
  return play->status;
}

int
cli_play (int argc, char **argv)
{
  g_autofree char *kinds = cli_list_kinds (orrery_game_get_default ());
  g_autofree char *who = g_strdup_printf (_("Players, two to five of: %s"), kinds);
  Play play = { 0 };
  const GOptionEntry entries[] = {
    cli_game_option (&play.game, _("Which game (default: %s)"), NULL),
    { "seats", 0, 0, G_OPTION_ARG_STRING, &play.seats, who, N_("KIND,KIND[,…]") },
    { "options", 0, 0, G_OPTION_ARG_STRING, &play.options,
      N_("Options of the game, such as two_actions for race"), N_("WORD[,…]") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &play.seed, N_("Random seed (default: chosen at random)"), N_("N") },
    { "games", 0, 0, G_OPTION_ARG_STRING, &play.games, N_("Number of games (default: 1)"),
      N_("N") },
    { "threads", 0, 0, G_OPTION_ARG_STRING, &play.threads, N_("Number of threads (default: 1)"),
      N_("N") },
    { "record", 0, 0, G_OPTION_ARG_FILENAME, &play.folder,
      N_("Save each game as DIR/SEED.orrery"), N_("DIR") },
    { "log", 0, 0, G_OPTION_ARG_NONE, &play.log, N_("Print what happens in each game"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &play.as_json, N_("Print one JSON object per game, one per line"),
      NULL },
    { NULL }
  };
  CliExit status = CLI_MISUSED;

  if (cli_parse (&command, entries, &argc, &argv))
    status = read_options (&play);
  if (status == CLI_DONE)
    status = run (&play);
  cli_tournament_clear (&play.tournament);
  g_free (play.game);
  g_free (play.seats);
  g_free (play.options);
  g_free (play.seed);
  g_free (play.games);
  g_free (play.threads);
  g_free (play.folder);
  return status;
}
