/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/players/expert/net.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define LANES(n) __attribute__ ((vector_size ((n) * sizeof (float)), aligned (sizeof (float)), may_alias))
typedef float Four LANES (4);
typedef float Eight LANES (8);

#define INLINE static inline __attribute__ ((always_inline))

/* Sums that stay in registers: narrow ones have room for half of the first layer. */
enum { NARROW = NET_FIRST / 2 };
_Static_assert (NARROW % 8 == 0 && NET_SECOND % 8 == 0, "blocks fill the layers");

INLINE void
add_row (float *sum, unsigned n, const float *weights, float x, bool is_wide)
{
#pragma GCC unroll 8
  for (unsigned j = 0; is_wide && j < n; j += 8)
    *(Eight *) (sum + j) += x * *(const Eight *) (weights + j);
#pragma GCC unroll 8
  for (unsigned j = 0; !is_wide && j < n; j += 4)
    *(Four *) (sum + j) += x * *(const Four *) (weights + j);
}

INLINE void
rectify (const float *sum, unsigned n, float *out)
{
  for (unsigned i = 0; i < n; i++)
    out[i] = sum[i] > 0 ? sum[i] : 0;
}

/* Most inputs are zero. */
INLINE void
add_inputs (const Net *net, const Features *features, unsigned at, float *sum, unsigned n, bool is_wide)
{
  for (unsigned k = 0; k < features->n; k++)
    add_row (sum, n, net->layer.first[features->index[k]] + at, features->value[k], is_wide);
}

/* So are many values of the layers, but which ones is hard to predict, so these are not skipped. */
INLINE void
run (const Net *net, const float first[NET_FIRST], const Features *features, NetPass *pass, bool is_wide)
{
  const unsigned block = is_wide ? NET_FIRST : NARROW;
  float sum[NET_FIRST];

  for (unsigned at = 0; at < NET_FIRST; at += block)
    {
      memcpy (sum, first + at, block * sizeof *sum);
      add_inputs (net, features, at, sum, block, is_wide);
      rectify (sum, block, pass->first + at);
    }
  memcpy (sum, net->layer.second_bias, sizeof net->layer.second_bias);
  for (unsigned i = 0; i < NET_FIRST; i++)
    add_row (sum, NET_SECOND, net->layer.second[i], pass->first[i], is_wide);
  rectify (sum, NET_SECOND, pass->second);
  memcpy (pass->out, net->layer.out_bias, sizeof pass->out);
  for (unsigned i = 0; i < NET_SECOND; i++)
    for (unsigned j = 0; j < NET_OUT; j++)
      pass->out[j] += pass->second[i] * net->layer.out[i][j];
}

INLINE void
add (const Net *net, const Features *features, NetSums *sums, bool is_wide)
{
  const unsigned block = is_wide ? NET_FIRST : NARROW;
  float sum[NET_FIRST];

  for (unsigned at = 0; at < NET_FIRST; at += block)
    {
      memcpy (sum, sums->first + at, block * sizeof *sum);
      add_inputs (net, features, at, sum, block, is_wide);
      memcpy (sums->first + at, sum, block * sizeof *sum);
    }
}

/* Wide registers add the same numbers in the same order, so the result is the same on every machine;
 * fused multiplication, which rounds differently, is not part of this instruction set. */
#ifdef __x86_64__
#define WIDE __attribute__ ((target ("avx2")))
#define IS_WIDE __builtin_cpu_supports ("avx2")
#else
#define WIDE
#define IS_WIDE false
#endif

WIDE static void
run_wide (const Net *net, const float first[NET_FIRST], const Features *features, NetPass *pass)
{
  run (net, first, features, pass, true);
}

WIDE static void
add_wide (const Net *net, const Features *features, NetSums *sums)
{
  add (net, features, sums, true);
}

static void
run_on (const Net *net, const float first[NET_FIRST], const Features *features, NetPass *pass)
{
  if (IS_WIDE)
    run_wide (net, first, features, pass);
  else
    run (net, first, features, pass, false);
}

void
net_run (const Net *net, const Features *features, NetPass *pass)
{
  run_on (net, net->layer.first_bias, features, pass);
}

void
net_run_from (const Net *net, const NetSums *sums, const Features *features, NetPass *pass)
{
  run_on (net, sums->first, features, pass);
}

void
net_add (const Net *net, const Features *features, NetSums *sums)
{
  if (IS_WIDE)
    add_wide (net, features, sums);
  else
    add (net, features, sums, false);
}

static void
share_out (const GameScore *score, float chances[ROLL_MAX_SEATS])
{
  const float each = 1.f / (float) __builtin_popcount (score->winners);

  for (unsigned i = 0; i < score->n_seats; i++)
    chances[i] = (score->winners >> i & 1) != 0 ? each : 0;
}

void
net_chances (const Net *net, const RollState *s, float chances[ROLL_MAX_SEATS])
{
  float highest = -INFINITY;
  float sum = 0;
  GameScore score;

  roll_score (s, &score);
  if (s->step == ROLL_STEP_OVER)
    {
      share_out (&score, chances);
      return;
    }
  for (int i = 0; i < s->n_seats; i++)
    {
      Features features;
      NetPass pass;

      features_of (s, i, score.total, &features);
      net_run (net, &features, &pass);
      chances[i] = pass.out[0];
      highest = chances[i] > highest ? chances[i] : highest;
    }
  for (int i = 0; i < s->n_seats; i++)
    sum += chances[i] = expf (chances[i] - highest);
  for (int i = 0; i < s->n_seats; i++)
    chances[i] /= sum;
}

static void
init_layer (float *weights, unsigned n, float spread, GameRng *rng)
{
  for (unsigned i = 0; i < n; i++)
    weights[i] = spread * ((float) game_rng_below (rng, 20001) / 10000 - 1);
}

void
net_init (Net *net, GameRng *rng)
{
  memset (net, 0, sizeof *net);
  init_layer (&net->layer.first[0][0], NET_IN * NET_FIRST, 0.15f, rng);
  init_layer (&net->layer.second[0][0], NET_FIRST * NET_SECOND, 0.2f, rng);
  init_layer (&net->layer.out[0][0], NET_SECOND * NET_OUT, 0.1f, rng);
}

static void
write_header (unsigned char bytes[NET_HEADER])
{
  char text[NET_HEADER];

  memset (bytes, ' ', NET_HEADER);
  memcpy (bytes, text,
          (size_t) snprintf (text, sizeof text, "orrery net 1: %d inputs, %d, %d, %d", NET_IN,
                             NET_FIRST, NET_SECOND, NET_OUT));
  bytes[NET_HEADER - 1] = '\n';
}

void
net_put (const Net *net, unsigned char *at)
{
  for (unsigned i = 0; i < NET_SIZE; i++, at += 4)
    {
      uint32_t word;

      memcpy (&word, &net->all[i], sizeof word);
      for (unsigned k = 0; k < 4; k++)
        at[k] = (unsigned char) (word >> 8 * k);
    }
}

bool
net_get (Net *net, const unsigned char *at)
{
  for (unsigned i = 0; i < NET_SIZE; i++, at += 4)
    {
      const uint32_t word = at[0] | (uint32_t) at[1] << 8 | (uint32_t) at[2] << 16
                            | (uint32_t) at[3] << 24;

      memcpy (&net->all[i], &word, sizeof word);
      if (!isfinite (net->all[i]))
        return false;
    }
  return true;
}

void
net_write (const Net *net, unsigned char bytes[NET_FILE])
{
  write_header (bytes);
  net_put (net, bytes + NET_HEADER);
}

/* A damaged or foreign file is rejected. */
bool
net_read (Net *net, const unsigned char *bytes, size_t n)
{
  unsigned char header[NET_HEADER];

  write_header (header);
  return n == NET_FILE && memcmp (bytes, header, NET_HEADER) == 0
         && net_get (net, bytes + NET_HEADER);
}
