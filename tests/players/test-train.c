/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Learning: from nothing to something, the same twice, and resuming after a break. */
#include "games/roll/players/expert/train.h"

#include <glib.h>
#include <string.h>

enum { HELD_OUT = 64, SETS = 24 };

static TrainGame *games[TRAIN_SET];

/* Plays a set and learns from it, as orrery-cli train does. */
static void
learn (Trainer *trainer)
{
  const uint64_t first = trainer->head.n_games;
  const TrainGame *fit[TRAIN_SET];

  for (unsigned i = 0; i < TRAIN_SET; i++)
    fit[i] = roll_training.play (&trainer->head, first + i, games[i]) ? games[i] : NULL;
  for (unsigned i = 0; i < TRAIN_SET; i += TRAIN_BATCH)
    roll_training.learn (&trainer->head, (const void *const *) fit + i, TRAIN_BATCH);
}

/* The mean loss on games that it does not learn from: a copy learns. */
static float
loss_of (const Trainer *trainer, const TrainGame *const *held_out, unsigned n)
{
  float loss = 0;

  for (unsigned i = 0; i < n; i++)
    {
      g_autofree Trainer *copy = g_memdup2 (trainer, sizeof *trainer);

      loss += roll_training.learn (&copy->head, (const void *const *) held_out + i, 1) / (float) n;
    }
  return loss;
}

static void
test_improves (void)
{
  g_autofree Trainer *trainer = g_new0 (Trainer, 1);
  g_autofree Trainer *other = g_new0 (Trainer, 1);
  const TrainGame *held_out[HELD_OUT];
  unsigned n = 0;
  float before;
  float after;

  roll_training.start (&trainer->head, 1);
  roll_training.start (&other->head, 99);
  for (unsigned i = 0; i < HELD_OUT; i++)
    {
      TrainGame *game = g_new (TrainGame, 1);

      if (roll_training.play (&other->head, i, game))
        held_out[n++] = game;
      else
        g_free (game);
    }
  g_assert_cmpuint (n, >, HELD_OUT / 2);
  before = loss_of (trainer, held_out, n);
  for (unsigned i = 0; i < SETS; i++)
    learn (trainer);
  after = loss_of (trainer, held_out, n);
  g_test_message ("loss %.3f before, %.3f after %u games", (double) before, (double) after,
                  (unsigned) trainer->head.n_games);
  g_assert_cmpfloat ((double) after, <, (double) before - 0.05);
  for (unsigned i = 0; i < n; i++)
    g_free ((gpointer) held_out[i]);
}

static void
test_resumes (void)
{
  g_autofree Trainer *straight = g_new0 (Trainer, 1);
  g_autofree Trainer *broken = g_new0 (Trainer, 1);
  g_autofree guchar *bytes = g_malloc (TRAIN_FILE);

  roll_training.start (&straight->head, 5);
  learn (straight);
  roll_training.write_state (&straight->head, bytes);
  learn (straight);

  roll_training.start (&broken->head, 6);
  g_assert_true (roll_training.read_state (&broken->head, bytes, TRAIN_FILE));
  g_assert_cmpuint (broken->head.seed, ==, 5);
  g_assert_cmpuint (broken->head.n_games, ==, TRAIN_SET);
  learn (broken);
  g_assert_cmpmem (&broken->net, sizeof (Net), &straight->net, sizeof (Net));
  g_assert_false (roll_training.read_state (&broken->head, bytes, TRAIN_FILE - 1));
  bytes[0] = 'x';
  g_assert_false (roll_training.read_state (&broken->head, bytes, TRAIN_FILE));
}

/* With thinking ahead, too, a game depends only on its number and the network. */
static void
test_thinks (void)
{
  g_autofree Trainer *trainer = g_new0 (Trainer, 1);

  roll_training.start (&trainer->head, 5);
  trainer->head.nodes = 8;
  g_assert_true (roll_training.play (&trainer->head, 3, games[0]));
  g_assert_true (roll_training.play (&trainer->head, 3, games[1]));
  g_assert_cmpuint (games[0]->n_rounds, ==, games[1]->n_rounds);
  g_assert_cmpmem (games[0]->at, games[0]->n_rounds * sizeof (RollState), games[1]->at,
                   games[1]->n_rounds * sizeof (RollState));
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; i < TRAIN_SET; i++)
    games[i] = g_new0 (TrainGame, 1);
  g_test_add_func ("/train/improves", test_improves);
  g_test_add_func ("/train/resumes", test_resumes);
  g_test_add_func ("/train/thinks", test_thinks);
  status = g_test_run ();
  for (unsigned i = 0; i < TRAIN_SET; i++)
    g_free (games[i]);
  return status;
}
