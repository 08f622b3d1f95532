/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scoring: chips, printed costs, and the bonuses of 6-cost developments. */
#include "games/roll/rules/internal.h"

/* Fractions are rounded up, once a formula (rules 4.2). */
static int
divide_up (int n, int by)
{
  return (n + by - 1) / by;
}

static int
sum_costs (const RollSeat *p, RollKind kind, unsigned colours, bool reassign_only)
{
  int n = 0;

  for (unsigned i = 0; i < p->n_tableau; i++)
    {
      const RollFace *face = &roll_faces[p->tableau[i]];

      if (face->kind == kind && (kind == ROLL_DEVELOPMENT || (colours & ROLL_BIT (face->colour)) != 0)
          && (!reassign_only || face->reassign))
        n += face->cost;
    }
  return n;
}

static int
count_dice (const RollState *s, int seat, unsigned colours)
{
  int n = 0;

  for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
    if ((colours & ROLL_BIT (c)) != 0)
      n += roll_dice_owned (s, seat, c);
  return n;
}

static int
count_die_colours (const RollState *s, int seat)
{
  int n = 0;

  for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
    n += roll_dice_owned (s, seat, c) > 0;
  return n;
}

static int
count_without_reassign (const RollSeat *p)
{
  int n = 0;

  for (unsigned i = 0; i < p->n_tableau; i++)
    n += roll_faces[p->tableau[i]].kind == ROLL_DEVELOPMENT && !roll_faces[p->tableau[i]].reassign;
  return n;
}

static int
count_goods (const RollSeat *p)
{
  int n = 0;

  for (unsigned i = 0; i < p->n_tableau; i++)
    n += roll_goods_count (p->goods[i]);
  return n;
}

/* Galactic Renaissance: one step for 1 VP in chips, two for 3, three for 6 … */
static int
chip_steps (int chips)
{
  int k = 0;

  while ((k + 1) * (k + 2) / 2 <= chips)
    k++;
  return k;
}

int
roll_bonus (const RollState *s, int seat, uint8_t face)
{
  const RollSeat *p = &s->seats[seat];
  const RollBonus *bonus = &roll_faces[face].bonus;

  switch ((RollBonusKind) bonus->kind)
    {
    case ROLL_BONUS_DEVELOPMENT_COSTS:
      return divide_up (sum_costs (p, ROLL_DEVELOPMENT, 0, false), bonus->divide);
    case ROLL_BONUS_REASSIGN_COSTS:
      return divide_up (sum_costs (p, ROLL_DEVELOPMENT, 0, true), bonus->divide);
    case ROLL_BONUS_WORLD_COSTS:
      return divide_up (sum_costs (p, ROLL_WORLD, bonus->colours, false), bonus->divide);
    case ROLL_BONUS_DICE_SETS:
      return bonus->points * divide_up (count_dice (s, seat, bonus->colours), bonus->divide);
    case ROLL_BONUS_DICE_COLOURS:
      return bonus->points * count_die_colours (s, seat);
    case ROLL_BONUS_WORLDS:
      return bonus->points * roll_count_worlds (p, bonus->colours);
    case ROLL_BONUS_CHIP_STEPS:
      return bonus->points * chip_steps (p->chips);
    case ROLL_BONUS_NO_REASSIGN:
      return bonus->points * count_without_reassign (p);
    case ROLL_BONUS_DEVELOPMENTS:
      return bonus->points * roll_count_developments (p);
    case ROLL_BONUS_GOODS:
      return bonus->points * count_goods (p);
    case ROLL_BONUS_NONE:
    default:
      return 0;
    }
}

static void
add_part (GameScore *score, int seat, RollPart kind, uint8_t piece, int points)
{
  score->total[seat] = (int16_t) (score->total[seat] + points);
  if (score->n_parts < GAME_MAX_PARTS)
    score->parts[score->n_parts++]
      = (GameScorePart){ (int8_t) seat, (uint8_t) kind, piece, (int16_t) points };
}

static void
score_seat (const RollState *s, int seat, GameScore *score)
{
  const RollSeat *p = &s->seats[seat];
  int tiles = 0;

  add_part (score, seat, ROLL_PART_CHIPS, 0, p->chips);
  for (unsigned i = 0; i < p->n_tableau; i++)
    tiles += roll_faces[p->tableau[i]].cost;
  add_part (score, seat, ROLL_PART_TILES, 0, tiles);
  for (unsigned i = 0; i < p->n_tableau; i++)
    if (roll_faces[p->tableau[i]].bonus.kind != ROLL_BONUS_NONE)
      add_part (score, seat, ROLL_PART_BONUS, p->tableau[i], roll_bonus (s, seat, p->tableau[i]));
  score->tie_break[seat] = (int16_t) (roll_sum (p->dice[ROLL_CUP]) + p->credits);
}

/* Rules 4.3: the highest score; of those the most dice in the cup and credits together. */
void
roll_score (const RollState *s, GameScore *score)
{
  int best = -1;

  memset (score, 0, sizeof *score);
  score->n_seats = s->n_seats;
  for (int i = 0; i < s->n_seats; i++)
    score_seat (s, i, score);
  for (int i = 0; i < s->n_seats; i++)
    {
      const int lead = best < 0 ? 1
                       : score->total[i] != score->total[best]
                         ? score->total[i] - score->total[best]
                         : score->tie_break[i] - score->tie_break[best];

      if (lead > 0)
        {
          best = i;
          score->winners = 0;
        }
      if (lead >= 0)
        score->winners = (uint8_t) (score->winners | ROLL_BIT (i));
    }
}
