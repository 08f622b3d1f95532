/* SPDX-License-Identifier: GPL-3.0-or-later */
/* orrery-cli bench: how fast this machine plays.
 *
 * All measurements are taken in turn, several times, and the median of each is printed, so that other short
 * tasks on the machine do not matter. Time is the processor time of this thread. */
#include "catalog/orrery-search-bench.h"
#include "cli.h"
#include "commands.h"
#include "games/games.h"
#include "record/orrery-json-add.h"
#include "tournament.h"

#include <glib/gi18n.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum
{
  RUNS = 11, /* the default */
  MAX_RUNS = 1000,
  ROLLS_A_RUN = 30000000,
  COPIES_A_RUN = 2000000,
  GAMES_A_RUN = 2000,
  SIGNATURE_GAMES = 100 /* for each number of seats */
};

static const CliCommand command = {
  .name = "bench",
  .summary = N_("Measures how fast the rules and the search are on one core of this machine."),
  .description = N_("answers_per_second and games_per_second: random legal play with two seats, "
                    "listing the legal answers at every question. copies_per_second: copies of a "
                    "state of state_bytes bytes. dice_per_second: plain seeded six-sided rolls, "
                    "to compare machines; rolls_per_answer is how many of them one answer takes. "
                    "search_us_p50 and search_us_p99: microseconds per search as you type; "
                    "long_search_us_p99: the same for ten words; search_scan_ratio: its time "
                    "divided by that of a plain scan. signature: a checksum of everything asked "
                    "and answered in fixed games; it changes only when the rules do."),
};

typedef struct
{
  double answers_per_second;
  double games_per_second;
  double copies_per_second;
  double dice_per_second;
} Speeds;

/* Keeps the compiler from optimizing away what is measured. */
static volatile guint64 sink;

static double
get_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

static double
measure_dice (guint64 seed)
{
  double start = get_seconds ();
  guint64 sum = 0;
  GameRng rng;

  game_rng_seed (&rng, seed);
  for (int i = 0; i < ROLLS_A_RUN; i++)
    sum += game_rng_below (&rng, 6);
  sink = sum;
  return ROLLS_A_RUN / (get_seconds () - start);
}

static double
measure_copies (const Game *game)
{
  static GameState states[2];
  double start = get_seconds ();

  for (int i = 0; i < COPIES_A_RUN; i++)
    {
      memcpy (&states[i & 1], &states[~i & 1], game->state_size);
      /* The other half is copied by the next iteration: tell the compiler that it is used. */
      __asm__ volatile ("" : : "r" (states) : "memory");
    }
  return COPIES_A_RUN / (get_seconds () - start);
}

static GameAnswer
answer_at_random (const Game *game, const void *state, GameQuestion question, GameRng *rng)
{
  GameAnswer legal[GAME_MAX_ANSWERS];

  if (question.ask == GAME_CHANCE)
    return game_chance (game, state, rng);
  return legal[game_rng_below (rng, (guint32) game->legal (state, legal))];
}

/* FNV-1a, one step per question and answer. */
static guint64
mix (guint64 hash, guint64 value)
{
  for (int i = 0; i < 8; i++, value >>= 8)
    hash = (hash ^ (value & 255)) * G_GUINT64_CONSTANT (0x100000001b3);
  return hash;
}

static guint
play_at_random (const Game *game, guint n_seats, guint64 seed, guint64 *hash)
{
  const GameSetup setup = { .n_seats = (guint8) n_seats };
  GameState state;
  GameRng rng;
  guint n = 0;

  game_rng_seed (&rng, seed);
  game->start (&state, &setup);
  for (GameQuestion question = game->question (&state); question.ask != GAME_OVER && n < SELF_PLAY_MOST_ANSWERS;
       question = game->question (&state), n++)
    {
      const GameAnswer answer = answer_at_random (game, &state, question, &rng);

      if (hash != NULL)
        *hash = mix (*hash, (guint64) question.about << 32 | answer);
      game_play (game, &state, answer);
    }
  return n;
}

static void
measure_games (const Game *game, guint64 seed, Speeds *speeds)
{
  double start = get_seconds ();
  guint n_answers = 0;
  double seconds;

  for (guint64 i = 0; i < GAMES_A_RUN; i++)
    n_answers += play_at_random (game, 2, seed + i, NULL);
  seconds = get_seconds () - start;
  speeds->answers_per_second = n_answers / seconds;
  speeds->games_per_second = GAMES_A_RUN / seconds;
}

static guint64
compute_signature (const Game *game)
{
  guint64 hash = G_GUINT64_CONSTANT (0xcbf29ce484222325);

  for (guint n_seats = game->min_seats; n_seats <= game->max_seats; n_seats++)
    for (guint64 seed = 1; seed <= SIGNATURE_GAMES; seed++)
      play_at_random (game, n_seats, seed, &hash);
  /* Short enough to be read aloud and to be a number in any JSON. */
  return (hash ^ hash >> 32) & 0xffffffff;
}

static int
compare_doubles (gconstpointer a, gconstpointer b)
{
  const double x = *(const double *) a;
  const double y = *(const double *) b;

  return (x > y) - (x < y);
}

static double
get_median (const Speeds *runs, guint n, gsize offset)
{
  g_autofree double *values = g_new (double, n);

  for (guint i = 0; i < n; i++)
    memcpy (&values[i], (const char *) &runs[i] + offset, sizeof (double));
  qsort (values, n, sizeof (double), compare_doubles);
  return values[n / 2];
}

static Speeds
measure (const Game *game, guint n)
{
  g_autofree Speeds *runs = g_new (Speeds, n);

  play_at_random (game, 2, 0, NULL);
  for (guint i = 0; i < n; i++)
    {
      runs[i].dice_per_second = measure_dice (i);
      measure_games (game, (guint64) i * GAMES_A_RUN, &runs[i]);
      runs[i].copies_per_second = measure_copies (game);
    }
  return (Speeds){
    .answers_per_second = get_median (runs, n, G_STRUCT_OFFSET (Speeds, answers_per_second)),
    .games_per_second = get_median (runs, n, G_STRUCT_OFFSET (Speeds, games_per_second)),
    .copies_per_second = get_median (runs, n, G_STRUCT_OFFSET (Speeds, copies_per_second)),
    .dice_per_second = get_median (runs, n, G_STRUCT_OFFSET (Speeds, dice_per_second)),
  };
}

static void
print_json (const Game *game, const Speeds *speeds, const OrrerySearchBench *search)
{
  JsonBuilder *builder = json_builder_new ();
  const struct
  {
    const char *name;
    double value;
  } numbers[] = {
    { "answers_per_second", speeds->answers_per_second },
    { "games_per_second", speeds->games_per_second },
    { "copies_per_second", speeds->copies_per_second },
    { "dice_per_second", speeds->dice_per_second },
    { "rolls_per_answer", speeds->dice_per_second / speeds->answers_per_second },
    { "search_us_p50", search->search_us_p50 },
    { "search_us_p99", search->search_us_p99 },
    { "long_search_us_p99", search->long_us_p99 },
    { "search_scan_ratio", search->search_scan_ratio },
  };

  json_builder_begin_object (builder);
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      orrery_json_add_double (builder, numbers[i].name, numbers[i].value);
    }
  orrery_json_add_int (builder, "state_bytes", game->state_size);
  orrery_json_add_int (builder, "signature", (gint64) compute_signature (game));
  json_builder_end_object (builder);
  cli_print_builder (builder);
}

static void
print_text (const Game *game, const Speeds *speeds, const OrrerySearchBench *search)
{
  printf (_("%14.0f answers per second, each worth %.1f plain rolls\n"), speeds->answers_per_second,
          speeds->dice_per_second / speeds->answers_per_second);
  printf (_("%14.0f complete two-player games per second\n"), speeds->games_per_second);
  printf (_("%14.0f copies of a state per second, %zu bytes each\n"), speeds->copies_per_second,
          game->state_size);
  printf (_("%14.0f plain rolls per second\n"), speeds->dice_per_second);
  printf (_("%14.1f µs per search (median), %.1f µs (99th percentile)\n"),
          search->search_us_p50, search->search_us_p99);
  printf (_("%14.1f µs per search for ten words (99th percentile)\n"), search->long_us_p99);
  printf (_("%14.3f of a plain scan's time\n"), search->search_scan_ratio);
  printf (_("%14" PRIu64 " signature\n"), compute_signature (game));
}

static CliExit
run (const Game *game, guint n_runs, gboolean as_json)
{
  OrrerySearchBench search = { 0 };
  g_autoptr (GError) error = NULL;
  Speeds speeds;

  if (!orrery_search_bench (orrery_games_get_catalog (game->id), &search, &error))
    {
      cli_complain ("%s", error->message);
      return CLI_REFUSED;
    }
  speeds = measure (game, n_runs);
  if (as_json)
    print_json (game, &speeds, &search);
  else
    print_text (game, &speeds, &search);
  return CLI_DONE;
}

int
cli_bench (int argc, char **argv)
{
  g_autofree char *runs = NULL;
  g_autofree char *id = NULL;
  gboolean as_json = FALSE;
  gboolean signature = FALSE;
  const GOptionEntry entries[] = {
    cli_game_option (&id, _("Which game (default: %s)"), NULL),
    { "runs", 0, 0, G_OPTION_ARG_STRING, &runs, N_("Number of measurements (default: 11)"), N_("N") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_("Print one JSON object"), NULL },
    { "signature", 0, 0, G_OPTION_ARG_NONE, &signature, N_("Print only the signature"), NULL },
    { NULL }
  };
  const OrreryGame *game;
  guint64 n_runs = RUNS;

  if (!cli_parse (&command, entries, &argc, &argv) || !cli_find_game (id, &game))
    return CLI_MISUSED;
  if (runs != NULL && !cli_parse_number ("--runs", runs, 1, MAX_RUNS, &n_runs))
    return CLI_MISUSED;
  if (!signature)
    return run (game->rules, (guint) n_runs, as_json);
  printf ("%" PRIu64 "\n", compute_signature (game->rules));
  return CLI_DONE;
}
