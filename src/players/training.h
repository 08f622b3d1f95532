/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a computer player learns by playing against itself.
 *
 * Games are played with its current knowledge, each from its own number, in any number of threads; then it
 * learns from them in order. So the same seed gives the same player, however many threads there are. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The common start of every trainer struct. */
typedef struct
{
  uint64_t seed;
  uint64_t n_games;   /* games learned from so far */
  uint64_t n_planned;
  uint32_t nodes;     /* how far players think ahead in a game; 0: not at all */
  float rate;         /* the initial learning rate; it falls to a tenth within `n_planned` games */
} TrainerHead;

typedef struct
{
  unsigned set;   /* games played with the same knowledge */
  unsigned batch; /* of those, per learning step */

  /* Bytes of a trainer, of a played game, and of both files. */
  size_t trainer_size;
  size_t game_size;
  size_t net_size;
  size_t state_size;

  void (*start) (TrainerHead *trainer, uint64_t seed);

  /* Plays game `number`. Reads the trainer only. False when it was too long. */
  bool (*play) (const TrainerHead *trainer, uint64_t number, void *game);

  /* Learns from up to `batch` games, skipping those that were too long (NULL). Returns the mean loss
   * (cross-entropy of the winner, in nats). */
  float (*learn) (TrainerHead *trainer, const void *const *games, unsigned n);

  /* The player's knowledge. */
  void (*write_net) (const TrainerHead *trainer, unsigned char *bytes);
  bool (*read_net) (TrainerHead *trainer, const unsigned char *bytes, size_t n);

  /* A file from which training continues as if it had not been interrupted. */
  void (*write_state) (const TrainerHead *trainer, unsigned char *bytes);
  bool (*read_state) (TrainerHead *trainer, const unsigned char *bytes, size_t n);
} PlayerTraining;
