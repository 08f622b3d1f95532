/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The network behind Expert learns by playing against itself. */
#pragma once

#include "games/roll/players/expert/net.h"
#include "players/training.h"

enum
{
  TRAIN_MAX_ROUNDS = 40, /* a longer game teaches nothing */
  TRAIN_BATCH = 16,      /* games a step of learning */
  TRAIN_SET = 64         /* games played with the same network, then learned from in their order */
};

/* A played game: the table at the start of each round, and how it ended. */
typedef struct
{
  unsigned n_rounds;
  uint8_t n_seats;
  float share[ROLL_MAX_SEATS]; /* of the victory */
  float points[ROLL_MAX_SEATS];
  RollState at[TRAIN_MAX_ROUNDS];
} TrainGame;

typedef struct
{
  TrainerHead head; /* without nodes they play as Regular does */
  float lambda;     /* how far a value is taken from the end rather than from the next round */
  Net net;
  Net mean;         /* Adam's two averages */
  Net square;
} Trainer;

extern const PlayerTraining roll_training;

/* The network's loss on games that it does not learn from. For tests. For tests. */
float train_loss (const Net *net, const TrainGame *const *games, unsigned n);

enum { TRAIN_HEADER = 96, TRAIN_FILE = TRAIN_HEADER + 12 * NET_SIZE };
void train_write (const TrainerHead *head, unsigned char *bytes);
bool train_read (TrainerHead *head, const unsigned char *bytes, size_t n);
