/* SPDX-License-Identifier: GPL-3.0-or-later */
/* orrery-cli match: which kind of player is stronger, and how certain that is. */
#include "cli.h"
#include "commands.h"
#include "record/orrery-json-add.h"
#include "tournament.h"

#include <glib/gi18n.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#define MAX_THREADS 256
#define MAX_NODES 1000000

/* The standard deviations that contain 95 % of all results. */
#define SURE 1.96

static const CliCommand command = {
  .name = "match",
  .summary = N_("Plays many games between computer players and reports who is stronger."),
  .description = N_(
      /* xgettext:no-c-format */
      "Each seed is played once per seat, with the same dice and tiles and everybody moving up "
      "one seat, so that luck evens out; --games is rounded up accordingly. A share is the share "
      "of victories, with shared ones divided; a kind in several seats gets the shares of all of "
      "them. KIND@N plays with N nodes per decision, KIND@Nx with N times as many as usual, "
      "KIND@cheat with everything that is hidden, and KIND:FILE with the network in FILE, as "
      "‘train’ writes it; KIND@N@cheat:FILE does all three. low and high: the true share lies between "
      "them with 95% confidence. With --json, one object: games, mean_rounds, and players, for "
      "each kind name, share, low, high, mean_score and mean_rounds."),
};

typedef struct
{
  const char *word; /* of the first of its seats */
  guint n_seats;
  double in_set;  /* share of the games from one seed */
  double sum;     /* of those shares */
  double squares;
  double points;
} Side;

typedef struct
{
  char *game, *seats, *options, *seed, *games, *threads, *nodes;
  gboolean as_json;

  CliTournament tournament;
  Side sides[GAME_MAX_SEATS];
  guint n_sides;
  guint64 n_games;
  guint64 n_rounds;
} Match;

static Side *
get_side (Match *match, const char *word)
{
  for (guint i = 0; i < match->n_sides; i++)
    if (strcmp (match->sides[i].word, word) == 0)
      return &match->sides[i];
  match->sides[match->n_sides].word = word;
  return &match->sides[match->n_sides++];
}

static CliExit
read_seats (Match *match)
{
  CliExit status;

  if (!cli_find_game (match->game, &match->tournament.game))
    return CLI_MISUSED;
  status = cli_tournament_read_seats (&match->tournament, match->seats);
  if (status == CLI_DONE && !cli_tournament_read_options (&match->tournament, match->options))
    status = CLI_MISUSED;
  for (guint i = 0; status == CLI_DONE && i < match->tournament.setup.n_seats; i++)
    get_side (match, match->tournament.seats[i].word)->n_seats++;
  return status;
}

static gboolean
read_numbers (Match *match)
{
  CliTournament *tournament = &match->tournament;
  const guint n_seats = tournament->setup.n_seats;
  guint64 n_threads = 1;
  guint64 n_nodes = 0;

  tournament->n_games = 100;
  tournament->seed = 1;
  if (match->seed != NULL
      && !cli_parse_number ("--seed", match->seed, 0, CLI_MAX_SEED - G_MAXUINT32,
                            &tournament->seed))
    return FALSE;
  if (match->games != NULL
      && !cli_parse_number ("--games", match->games, 1, G_MAXUINT32 - n_seats,
                            &tournament->n_games))
    return FALSE;
  if (match->threads != NULL
      && !cli_parse_number ("--threads", match->threads, 1, MAX_THREADS, &n_threads))
    return FALSE;
  if (match->nodes != NULL && !cli_parse_number ("--nodes", match->nodes, 1, MAX_NODES, &n_nodes))
    return FALSE;
  tournament->n_games = (tournament->n_games + n_seats - 1) / n_seats * n_seats;
  tournament->n_threads = (guint) MIN (n_threads, tournament->n_games);
  tournament->rotate = TRUE;
  for (guint i = 0; i < n_seats; i++)
    if (tournament->seats[i].limits.nodes == 0)
      tournament->seats[i].limits.nodes = (guint32) n_nodes;
  return TRUE;
}

static void
end_set (Match *match)
{
  for (guint i = 0; i < match->n_sides; i++)
    {
      Side *side = &match->sides[i];
      const double share = side->in_set / match->tournament.setup.n_seats;

      side->sum += share;
      side->squares += share * share;
      side->in_set = 0;
    }
}

static gboolean
report (const CliGame *game, gpointer data)
{
  Match *match = data;
  const guint n_seats = match->tournament.setup.n_seats;

  for (guint i = 0; i < n_seats; i++)
    {
      const guint seat = (i + game->rotation) % n_seats;
      Side *side = get_side (match, match->tournament.seats[i].word);

      if (game->score.winners >> seat & 1)
        side->in_set += 1.0 / __builtin_popcount (game->score.winners);
      side->points += game->score.total[seat];
    }
  match->n_games++;
  match->n_rounds += game->n_rounds;
  if (match->n_games % n_seats == 0)
    end_set (match);
  return TRUE;
}

/* Wilson's interval, which also works if all or no games are won. The games of one seed are not independent,
 * so their number is replaced by the number of independent ones with the same spread. */
static void
estimate (const Match *match, const Side *side, double *share, double *low, double *high)
{
  const double sets = (double) (match->n_games / match->tournament.setup.n_seats);
  const double p = side->sum / sets;
  const double variance = MAX (0, side->squares / sets - p * p) / MAX (1, sets - 1);
  const double most = 4.0 * (double) match->n_games;
  const double n = variance > 0 ? CLAMP (p * (1 - p) / variance, sets, most) : sets;
  const double z = SURE;
  const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
  const double reach = z * sqrt (p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n);

  *share = p;
  *low = MAX (0, middle - reach);
  *high = MIN (1, middle + reach);
}

static void
print_json (const Match *match)
{
  const double n_games = (double) match->n_games;
  JsonBuilder *builder = json_builder_new ();

  json_builder_begin_object (builder);
  orrery_json_add_int (builder, "games", (gint64) match->n_games);
  orrery_json_add_double (builder, "mean_rounds", (double) match->n_rounds / n_games);
  json_builder_set_member_name (builder, "players");
  json_builder_begin_array (builder);
  for (guint i = 0; i < match->n_sides; i++)
    {
      const Side *side = &match->sides[i];
      double share, low, high;

      estimate (match, side, &share, &low, &high);
      json_builder_begin_object (builder);
      orrery_json_add_string (builder, "name", side->word);
      orrery_json_add_double (builder, "share", share);
      orrery_json_add_double (builder, "low", low);
      orrery_json_add_double (builder, "high", high);
      orrery_json_add_double (builder, "mean_score", side->points / (n_games * side->n_seats));
      orrery_json_add_double (builder, "mean_rounds", (double) match->n_rounds / n_games);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  cli_print_builder (builder);
}

static void
print_text (const Match *match)
{
  const double n_games = (double) match->n_games;

  printf (_("%" PRIu64 " games, %.1f rounds on average\n"), match->n_games,
          (double) match->n_rounds / n_games);
  for (guint i = 0; i < match->n_sides; i++)
    {
      const Side *side = &match->sides[i];
      double share, low, high;

      estimate (match, side, &share, &low, &high);
      printf (_("  %-9s wins %5.1f%% (%.1f to %.1f), %.1f VP on average\n"), side->word,
              100 * share, 100 * low, 100 * high, side->points / (n_games * side->n_seats));
    }
}

static CliExit
run (Match *match)
{
  cli_tournament_run (&match->tournament, report, match);
  if (match->n_games < match->tournament.n_games)
    {
      cli_complain (_("stopped after %" PRIu64 " of %" PRIu64 " games"),
                    match->n_games, match->tournament.n_games);
      return CLI_REFUSED;
    }
  if (match->as_json)
    print_json (match);
  else
    print_text (match);
  return CLI_DONE;
}

int
cli_match (int argc, char **argv)
{
  g_autofree char *kinds = cli_list_kinds (orrery_game_get_default ());
  g_autofree char *who = g_strdup_printf (_("Players, two to five of: %s"), kinds);
  Match match = { 0 };
  const GOptionEntry entries[] = {
    cli_game_option (&match.game, _("Which game (default: %s)"), NULL),
    { "seats", 0, 0, G_OPTION_ARG_STRING, &match.seats, who, N_("KIND,KIND[,…]") },
    { "options", 0, 0, G_OPTION_ARG_STRING, &match.options,
      N_("Options of the game, such as two_actions for race"), N_("WORD[,…]") },
    { "games", 0, 0, G_OPTION_ARG_STRING, &match.games, N_("Number of games (default: 100)"),
      N_("N") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &match.seed, N_("Seed of the first games (default: 1)"),
      N_("N") },
    { "threads", 0, 0, G_OPTION_ARG_STRING, &match.threads, N_("Number of threads (default: 1)"),
      N_("N") },
    { "nodes", 0, 0, G_OPTION_ARG_STRING, &match.nodes,
      N_("Nodes per decision for players that think ahead (default: their own)"), N_("N") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &match.as_json, N_("Print one JSON object"), NULL },
    { NULL }
  };
  CliExit status = CLI_MISUSED;

  if (cli_parse (&command, entries, &argc, &argv))
    status = read_seats (&match);
  if (status == CLI_DONE)
    status = read_numbers (&match) ? run (&match) : CLI_MISUSED;
  cli_tournament_clear (&match.tournament);
  g_free (match.game);
  g_free (match.seats);
  g_free (match.options);
  g_free (match.games);
  g_free (match.seed);
  g_free (match.threads);
  g_free (match.nodes);
  return status;
}
