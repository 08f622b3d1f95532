/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks that all rolls and draws come from the seed; see docs/dice.md. */
#include "players/self-play.h"
#include "record/orrery-record-private.h"

static gboolean
has_hash_of_seed (OrreryRecord *self)
{
  g_autofree char *hash = orrery_record_dup_seed_hash (self);

  return self->seed_hash == NULL || strcmp (hash, self->seed_hash) == 0;
}

/* The answer of the dice here, if it is a question of chance and nobody corrects the table by hand. Every
 * question of chance uses random numbers, even if there is only one answer. */
static gboolean
throw_dice (const Game *rules, const void *state, GameAnswer answer, GameRng *dice,
            GameAnswer *thrown)
{
  GameAnswer answers[GAME_MAX_ANSWERS];
  guint8 weights[GAME_MAX_ANSWERS];
  gsize n, i;

  if (rules->question (state).ask != GAME_CHANCE)
    return FALSE;
  n = rules->weigh (state, answers, weights);
  for (i = 0; i < n && answers[i] != answer; i++)
    ;
  if (i == n)
    return FALSE;
  *thrown = answers[game_pick_weighted (weights, n, dice)];
  return TRUE;
}

void
orrery_record_get_dice (OrreryRecord *self, guint point, GameRng *dice)
{
  const Game *rules = self->game->rules;
  GameState state;
  GameAnswer thrown;

  g_return_if_fail (ORRERY_IS_RECORD (self));
  g_return_if_fail (point <= self->answers->len);

  state = self->start;
  self_play_seed (dice, self->seed, 0);
  for (guint i = 0; i < point; i++)
    {
      const GameAnswer answer = g_array_index (self->answers, GameAnswer, i);

      throw_dice (rules, &state, answer, dice, &thrown);
      rules->apply (&state, answer, NULL);
    }
}

static void
compare (OrreryRecord *self, OrreryDiceCheck *check)
{
  const Game *rules = self->game->rules;
  GameState state = self->start;
  GameRng dice;

  self_play_seed (&dice, self->seed, 0);
  for (guint i = 0; i < self->answers->len; i++)
    {
      const GameAnswer answer = g_array_index (self->answers, GameAnswer, i);

      check->answer = i;
      if (throw_dice (rules, &state, answer, &dice, &check->expected))
        {
          if (check->expected != answer)
            {
              check->verdict = ORRERY_DICE_DIFFER;
              return;
            }
          check->n_checked++;
        }
      rules->apply (&state, answer, NULL);
    }
}

OrreryDiceCheck
orrery_record_check_dice (OrreryRecord *self)
{
  OrreryDiceCheck check = { .verdict = ORRERY_DICE_VERIFIED };

  g_return_val_if_fail (ORRERY_IS_RECORD (self), check);

  if ((self->game->rules->info (&self->start).options & GAME_MIRROR) != 0
      || (!self->has_seed && self->seed_hash == NULL))
    check.verdict = ORRERY_DICE_UNKNOWN;
  else if (!self->has_seed)
    check.verdict = ORRERY_DICE_HIDDEN;
  else if (!has_hash_of_seed (self))
    check.verdict = ORRERY_DICE_OTHER_SEED;
  else
    compare (self, &check);
  return check;
}
