/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saves unfinished training, to be resumed. */
#include "games/roll/players/expert/train.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

void
train_write (const TrainerHead *head, unsigned char *bytes)
{
  const Trainer *trainer = (const Trainer *) head;
  char text[TRAIN_HEADER + 64];

  memset (bytes, ' ', TRAIN_HEADER);
  memcpy (bytes, text,
          (size_t) snprintf (text, sizeof text,
                            "orrery training 1: %d weights, seed %" PRIu64 ", games %" PRIu64,
                            NET_SIZE, trainer->head.seed, trainer->head.n_games));
  bytes[TRAIN_HEADER - 1] = '\n';
  net_put (&trainer->net, bytes + TRAIN_HEADER);
  net_put (&trainer->mean, bytes + TRAIN_HEADER + 4 * (size_t) NET_SIZE);
  net_put (&trainer->square, bytes + TRAIN_HEADER + 8 * (size_t) NET_SIZE);
}

/* Settings that are not in the file, such as the rate, are unchanged. */
bool
train_read (TrainerHead *head, const unsigned char *bytes, size_t n)
{
  Trainer *trainer = (Trainer *) head;
  char text[TRAIN_HEADER];
  int size;

  if (n != TRAIN_FILE || bytes[TRAIN_HEADER - 1] != '\n')
    return false;
  memcpy (text, bytes, TRAIN_HEADER - 1);
  text[TRAIN_HEADER - 1] = '\0';
  if (sscanf (text, "orrery training 1: %d weights, seed %" SCNu64 ", games %" SCNu64, &size,
              &trainer->head.seed, &trainer->head.n_games)
          != 3
      || size != NET_SIZE)
    return false;
  return net_get (&trainer->net, bytes + TRAIN_HEADER)
         && net_get (&trainer->mean, bytes + TRAIN_HEADER + 4 * (size_t) NET_SIZE)
         && net_get (&trainer->square, bytes + TRAIN_HEADER + 8 * (size_t) NET_SIZE);
}
