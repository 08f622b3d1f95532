/* SPDX-License-Identifier: GPL-3.0-or-later */
/* orrery-cli train: the network behind the strongest player learns by playing. */
#include "cli.h"
#include "commands.h"
#include "record/orrery-file.h"
#include "record/orrery-game.h"
#include "record/orrery-json-add.h"
#include "record/orrery-json-text.h"

#include <glib/gi18n.h>
#include <inttypes.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>

enum
{
  MAX_THREADS = 64,
  MAX_NODES = 10000,
  SETS_A_REPORT = 10 /* also how often it is saved */
};

static const CliCommand command = {
  .name = "train",
  .arguments = "FILE",
  .n_arguments = 1,
  .summary = N_("Trains the network by having it play against itself, and writes it to FILE."),
  .description = N_(
      "FILE.state next to it holds what is needed to continue; --resume leads to exactly the "
      "same network as without the break, if the other options are the same. The number of "
      "threads makes no difference either. Without --nodes the games are those of Regular with "
      "some randomness; with it, all seats think ahead with the current network, which is slower "
      "and teaches more. The loss is how badly the winner was predicted: 0.69 between two "
      "players is a coin toss. With --json, one object per line: games, loss and "
      "games_per_second."),
};

typedef struct
{
  char *games, *seed, *threads, *nodes, *from;
  double rate;
  gboolean resume;
  gboolean as_json;

  const char *file;
  guint n_threads;
  const PlayerTraining *kind;
  TrainerHead *trainer;
  gpointer *set;            /* finished games */
  gboolean *fits;           /* those that did not run too long */
  guint64 first;            /* number of the first game in the set */
  int next;                 /* the first one in the set that no thread has taken */
  double loss;
  gint64 since;
} Train;

static volatile sig_atomic_t interrupted;

static void
on_interrupt_cb (int signal)
{
  interrupted = 1;
}

static gboolean
read_numbers (Train *train)
{
  TrainerHead *trainer = train->trainer;
  guint64 n_threads = 1;
  guint64 n_nodes = 0;
  guint64 seed = 1;

  if (train->seed != NULL && !cli_parse_number ("--seed", train->seed, 0, CLI_MAX_SEED, &seed))
    return FALSE;
  train->kind->start (trainer, seed);
  if (train->games != NULL
      && !cli_parse_number ("--games", train->games, 1, G_MAXUINT32, &trainer->n_planned))
    return FALSE;
  if (train->threads != NULL
      && !cli_parse_number ("--threads", train->threads, 1, MAX_THREADS, &n_threads))
    return FALSE;
  if (train->nodes != NULL && !cli_parse_number ("--nodes", train->nodes, 8, MAX_NODES, &n_nodes))
    return FALSE;
  if (train->rate < 0 || train->rate > 0.1)
    return cli_misuse (_("--rate takes a number from 0 to 0.1"));
  if (train->resume && train->from != NULL)
    return cli_misuse (_("--resume and --from cannot be used together"));
  if (train->rate > 0)
    trainer->rate = (float) train->rate;
  trainer->nodes = (guint32) n_nodes;
  train->n_threads = (guint) n_threads;
  return TRUE;
}

static gboolean
complain_about (const char *path, const char *what)
{
  cli_complain ("%s: %s", path, what);
  return FALSE;
}

/* Where to begin: with random weights, with a network, or where training stopped. */
static gboolean
read_start (Train *train)
{
  g_autofree char *state = g_strconcat (train->file, ".state", NULL);
  const char *path = train->resume ? state : train->from;
  g_autofree char *bytes = NULL;
  g_autoptr (GError) error = NULL;
  const guint64 seed = train->trainer->seed;
  gsize n;

  if (path == NULL)
    return TRUE;
  bytes = orrery_file_read_text (path, ORRERY_JSON_TEXT_MAX_BYTES, &n, &error);
  if (bytes == NULL)
    return complain_about (path, error->message);
  if (train->from != NULL)
    return train->kind->read_net (train->trainer, (const guchar *) bytes, n)
           || complain_about (path, _("not a network of this program"));
  if (!train->kind->read_state (train->trainer, (const guchar *) bytes, n))
    return complain_about (path, _("not a training state"));
  return train->trainer->seed == seed
         || complain_about (path, _("it was started with another --seed"));
}

static gboolean
save (const Train *train)
{
  g_autofree char *state = g_strconcat (train->file, ".state", NULL);
  const PlayerTraining *kind = train->kind;
  g_autofree guchar *net = g_malloc (kind->net_size);
  g_autofree guchar *all = g_malloc (kind->state_size);
  g_autoptr (GError) error = NULL;

  kind->write_net (train->trainer, net);
  kind->write_state (train->trainer, all);
  return (g_file_set_contents (train->file, (const char *) net, (gssize) kind->net_size, &error)
          && g_file_set_contents (state, (const char *) all, (gssize) kind->state_size, &error))
         || complain_about (train->file, error->message);
}

static gpointer
work (gpointer data)
{
  Train *train = data;

  for (int i = g_atomic_int_add (&train->next, 1); i < (int) train->kind->set && !interrupted;
       i = g_atomic_int_add (&train->next, 1))
    train->fits[i] = train->kind->play (train->trainer, train->first + (guint64) i, train->set[i]);
  return NULL;
}

static void
play_set (Train *train)
{
  g_autofree GThread **threads = g_new0 (GThread *, train->n_threads);

  train->first = train->trainer->n_games;
  train->next = 0;
  for (guint i = 1; i < train->n_threads; i++)
    threads[i] = g_thread_new ("learner", work, train);
  work (train);
  for (guint i = 1; i < train->n_threads; i++)
    g_thread_join (threads[i]);
}

static void
learn_set (Train *train)
{
  const guint n = train->kind->batch;
  g_autofree gconstpointer *batch = g_new (gconstpointer, n);

  for (guint i = 0; i < train->kind->set; i += n)
    {
      for (guint k = 0; k < n; k++)
        batch[k] = train->fits[i + k] ? train->set[i + k] : NULL;
      train->loss += (double) train->kind->learn (train->trainer, batch, n) * n / train->kind->set;
    }
}

static void
print_progress (Train *train, guint n_sets)
{
  const double seconds = (double) (g_get_monotonic_time () - train->since) / 1e6;
  const double speed = n_sets * train->kind->set / MAX (seconds, 1e-6);
  const double loss = train->loss / n_sets;

  if (train->as_json)
    {
      JsonBuilder *builder = json_builder_new ();

      json_builder_begin_object (builder);
      orrery_json_add_int (builder, "games", (gint64) train->trainer->n_games);
      orrery_json_add_double (builder, "loss", loss);
      orrery_json_add_double (builder, "games_per_second", speed);
      json_builder_end_object (builder);
      cli_print_builder (builder);
    }
  else
    printf (_("%" PRIu64 " of %" PRIu64 " games, loss %.4f, %.0f games per second\n"),
            train->trainer->n_games, train->trainer->n_planned, loss, speed);
  fflush (stdout);
  train->loss = 0;
  train->since = g_get_monotonic_time ();
}

static CliExit
run (Train *train)
{
  guint n_sets = 0;

  train->since = g_get_monotonic_time ();
  while (train->trainer->n_games < train->trainer->n_planned)
    {
      gboolean is_last;

      play_set (train);
      if (interrupted)
        break;
      learn_set (train);
      n_sets++;
      is_last = train->trainer->n_games >= train->trainer->n_planned;
      if (n_sets % SETS_A_REPORT != 0 && !is_last)
        continue;
      print_progress (train, n_sets);
      n_sets = 0;
      if (!save (train))
        return CLI_REFUSED;
    }
  /* An interrupted set is played again by --resume; everything learned before it is kept. */
  return save (train) && !interrupted ? CLI_DONE : CLI_REFUSED;
}

static CliExit
prepare_and_run (Train *train, const char *file)
{
  const struct sigaction action = { .sa_handler = on_interrupt_cb, .sa_flags = SA_RESTART };
  CliExit status = CLI_REFUSED;

  train->file = file;
  if (!read_start (train))
    return CLI_REFUSED;
  sigaction (SIGINT, &action, NULL);
  sigaction (SIGTERM, &action, NULL);
  train->set = g_new (gpointer, train->kind->set);
  train->fits = g_new (gboolean, train->kind->set);
  for (guint i = 0; i < train->kind->set; i++)
    train->set[i] = g_malloc (train->kind->game_size);
  status = run (train);
  for (guint i = 0; i < train->kind->set; i++)
    g_free (train->set[i]);
  g_free (train->set);
  g_free (train->fits);
  return status;
}

int
cli_train (int argc, char **argv)
{
  Train train = { .kind = orrery_game_get_default ()->training };
  const GOptionEntry entries[] = {
    { "games", 0, 0, G_OPTION_ARG_STRING, &train.games, N_("Number of games in all (default: "
                                                           "100000)"),
      N_("N") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &train.seed, N_("Random seed (default: 1)"),
      N_("N") },
    { "threads", 0, 0, G_OPTION_ARG_STRING, &train.threads,
      N_("Number of threads (default: 1)"), N_("N") },
    { "nodes", 0, 0, G_OPTION_ARG_STRING, &train.nodes,
      N_("Nodes per decision for all seats (default: no thinking ahead)"), N_("N") },
    { "rate", 0, 0, G_OPTION_ARG_DOUBLE, &train.rate,
      N_("Initial learning rate (default: 0.0015)"), N_("X") },
    { "from", 0, 0, G_OPTION_ARG_FILENAME, &train.from,
      N_("Start from this network instead of an empty one"), N_("FILE") },
    { "resume", 0, 0, G_OPTION_ARG_NONE, &train.resume, N_("Continue where FILE left off"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &train.as_json, N_("Print one object per line"), NULL },
    { NULL }
  };
  CliExit status = CLI_MISUSED;

  train.trainer = g_malloc0 (train.kind->trainer_size);
  if (cli_parse (&command, entries, &argc, &argv) && read_numbers (&train))
    status = prepare_and_run (&train, argv[1]);
  g_free (train.trainer);
  g_free (train.games);
  g_free (train.seed);
  g_free (train.threads);
  g_free (train.nodes);
  g_free (train.from);
  return status;
}
