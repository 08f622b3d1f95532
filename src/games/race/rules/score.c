/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scoring (rules 4.2): chips, printed VP, and the bonuses of 6-cost developments. */
#include "games/race/rules/internal.h"

static bool
fits (const RaceLine *line, const RaceDesign *card, uint8_t design)
{
  return (line->kinds & RACE_BIT (card->kind)) != 0 && (!line->military || card->military)
         && (line->sources & RACE_BIT (card->source)) != 0 && (line->goods & RACE_BIT (card->good)) != 0
         && (line->keywords == 0 || (line->keywords & card->keywords) != 0)
         && (line->cost == 0 || line->cost == card->cost) && (line->when == 0 || (line->when & card->when) != 0)
         && (line->design == 0 || line->design == design + 1);
}

int
race_scoring_line (const RaceState *s, uint8_t development, uint8_t design)
{
  const RaceDesign *card = race_design (s, development);

  for (unsigned i = 0; i < card->n_lines; i++)
    if (card->lines[i].per == RACE_PER_CARD && fits (&card->lines[i], race_design (s, design), design))
      return (int) i;
  return -1;
}

static int
points_for_card (const RaceState *s, uint8_t development, uint8_t design)
{
  const int line = race_scoring_line (s, development, design);

  return line < 0 ? 0 : race_design (s, development)->lines[line].points;
}

static int
points_for_seat (const RaceSeat *p, const RaceLine *line)
{
  switch ((RacePer) line->per)
    {
    case RACE_PER_CHIPS:
      return line->points * (p->chips / line->each);
    case RACE_PER_MILITARY:
      return line->points * p->military;
    case RACE_PER_GOOD:
      return line->points * race_count_goods (p);
    case RACE_PER_CARD:
    default:
      return 0;
    }
}

int
race_bonus (const RaceState *s, int seat, uint8_t design)
{
  const RaceSeat *p = &s->seats[seat];
  const RaceDesign *development = race_design (s, design);
  int n = 0;

  for (unsigned i = 0; i < development->n_lines; i++)
    n += points_for_seat (p, &development->lines[i]);
  for (unsigned i = 0; i < p->n_tableau; i++)
    n += points_for_card (s, design, p->tableau[i]);
  return n;
}

static void
score_seat (const RaceState *s, int seat, GameScore *score)
{
  const RaceSeat *p = &s->seats[seat];
  int printed = 0;

  game_add_part (score, seat, RACE_PART_CHIPS, 0, p->chips);
  for (unsigned i = 0; i < p->n_tableau; i++)
    printed += race_design (s, p->tableau[i])->vp;
  game_add_part (score, seat, RACE_PART_CARDS, 0, printed);
  for (unsigned i = 0; i < p->n_tableau; i++)
    if (race_design (s, p->tableau[i])->n_lines > 0)
      game_add_part (score, seat, RACE_PART_BONUS, p->tableau[i], race_bonus (s, seat, p->tableau[i]));
  score->tie_break[seat] = (int16_t) (p->n_hand + race_count_goods (p));
}

/* Rules 4.3: the most VP; among those, the most cards in hand and goods together. */
void
race_score (const RaceState *s, GameScore *score)
{
  memset (score, 0, sizeof *score);
  score->n_seats = s->n_seats;
  for (int i = 0; i < s->n_seats; i++)
    score_seat (s, i, score);
  game_find_winners (score);
}
