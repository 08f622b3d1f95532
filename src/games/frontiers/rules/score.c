/* SPDX-License-Identifier: GPL-3.0-or-later */
/* End and scoring (rules 4.2, 4.3 and 6.1). The app asks for everything it cannot know, seat by seat. */
#include "games/frontiers/rules/internal.h"

enum { MOST_POINTS = 150 };

static bool
is_place (const FrSeat *p, unsigned place)
{
  return place < FR_PLACE_DEVELOPMENT ? place < p->n_colonies : place - FR_PLACE_DEVELOPMENT < p->n_developments;
}

enum { N_PLACES = FR_PLACE_DEVELOPMENT + FR_MAX_DEVELOPMENTS };

/* TRUE if it is an unnamed large development. All of them have a "?". */
static bool
is_large (const FrSeat *p, unsigned place)
{
  return place >= FR_PLACE_DEVELOPMENT && fr_stack_size (p->development[place - FR_PLACE_DEVELOPMENT]) == 2;
}

static unsigned
vp_at (const FrState *s, int seat, unsigned place)
{
  const FrTile *tile = fr_tile (s, fr_place_tile (s, seat, place));

  if (tile != NULL && fr_tile_vp (tile) != FR_VP_UNKNOWN)
    return fr_tile_vp (tile);
  return is_large (&s->seats[seat], place) ? FR_VP_BONUS : FR_VP_UNKNOWN;
}

/* Bonuses: within one "?" a tile scores its best line (AMB-19) */

static bool
line_fits (const FrState *s, int seat, FrLine line, unsigned own, unsigned place)
{
  const unsigned tile = fr_place_tile (s, seat, place);
  const unsigned filter = line >> 8 & 0xfff;

  if (place == own && (line >> 20 & 1) == 0)
    return false;
  switch (line >> 4 & 15)
    {
    case FR_EACH_TILE:
      return fr_fits (s, filter, tile);
    case FR_EACH_DEVELOPMENT:
      return place >= FR_PLACE_DEVELOPMENT && fr_fits (s, filter, tile);
    case FR_EACH_COLONY:
      return place < FR_PLACE_DEVELOPMENT && fr_fits (s, filter, tile);
    case FR_EACH_NAMED:
      return tile < FR_N_TILES && tile == filter;
    default:
      return false;
    }
}

static int
count_of_seat (const FrState *s, int seat, unsigned each)
{
  switch (each)
    {
    case FR_EACH_CHIPS:
      return s->seats[seat].chips;
    case FR_EACH_MILITARY:
      return fr_military (s, seat) > 0 ? fr_military (s, seat) : 0;
    case FR_EACH_GOODS:
      return fr_goods_of (s, seat);
    case FR_EACH_CREDITS:
      return s->seats[seat].credits;
    case FR_EACH_COLONISTS:
      return s->seats[seat].colonists;
    default:
      return 0;
    }
}

/* The line that a tile scores by; -1: none matches. */
static int
best_line (const FrState *s, int seat, const FrTile *tile, unsigned own, unsigned place)
{
  int best = -1;

  for (unsigned i = 0; i < fr_tile_n_lines (tile); i++)
    {
      const FrLine line = fr_tile_line (s, tile, i);

      if (line_fits (s, seat, line, own, place) && (best < 0 || (line & 15) > (fr_tile_line (s, tile, (unsigned) best) & 15)))
        best = (int) i;
    }
  return best;
}

/* The score of one line of the "?", and how often it counts. */
int
fr_bonus_of_line (const FrState *s, int seat, unsigned place, unsigned line, int *count)
{
  const FrTile *tile = fr_tile (s, fr_place_tile (s, seat, place));
  FrLine l;
  int per;

  *count = 0;
  if (tile == NULL || fr_tile_vp (tile) != FR_VP_BONUS || line >= fr_tile_n_lines (tile))
    return 0;
  l = fr_tile_line (s, tile, line);
  per = (int) (l >> 21 & 15);
  if ((l >> 4 & 15) > FR_EACH_NAMED)
    *count = count_of_seat (s, seat, l >> 4 & 15) / (per == 0 ? 1 : per);
  else
    for (unsigned i = 0; i < N_PLACES; i++)
      if (is_place (&s->seats[seat], i) && best_line (s, seat, tile, place, i) == (int) line)
        (*count)++;
  return (int) (l & 15) * *count;
}

int
fr_bonus (const FrState *s, int seat, unsigned place)
{
  const FrTile *tile = fr_tile (s, fr_place_tile (s, seat, place));
  int sum = 0;
  int count;

  for (unsigned i = 0; tile != NULL && i < fr_tile_n_lines (tile); i++)
    sum += fr_bonus_of_line (s, seat, place, i, &count);
  return sum;
}

/* Goals */

static unsigned
type_of (FrPower power)
{
  static const uint8_t types[FR_N_CODES] = {
    [FR_E1] = 1, [FR_E2] = 1, [FR_D1] = 2, [FR_D2] = 2, [FR_S1] = 4, [FR_S2] = 4,  [FR_S3] = 4,  [FR_S4] = 4,  [FR_S5] = 4,
    [FR_S6] = 4, [FR_S7] = 4, [FR_S8] = 4, [FR_S9] = 4, [FR_S10] = 4, [FR_T1] = 8, [FR_C1] = 16, [FR_C2] = 16, [FR_C3] = 16,
    [FR_P2] = 32, [FR_P3] = 32, [FR_P4] = 32, [FR_P5] = 32, [FR_P6] = 32, [FR_X1] = 0, [FR_X9] = 0,
  };

  /* A power in words says in which action it works. */
  if (fr_power_code (power) == FR_X9)
    return fr_power_bits (power) < 6 ? FR_BIT (fr_power_bits (power)) : 0;
  return types[fr_power_code (power)];
}

typedef struct
{
  int consume;
  unsigned types, keywords, kinds;
} Counted;

static Counted
count_tiles (const FrState *s, int seat)
{
  Counted c = { 0 };

  for (unsigned place = 0; place < N_PLACES; place++)
    {
      const FrTile *tile = is_place (&s->seats[seat], place) ? fr_tile (s, fr_place_tile (s, seat, place)) : NULL;

      if (tile == NULL)
        continue;
      for (unsigned i = 0; i < fr_tile_n_powers (tile); i++)
        {
          const unsigned type = type_of (fr_tile_power (s, tile, i));

          c.consume += type == 16;
          c.types |= type;
        }
      c.keywords |= fr_tile_keywords (tile);
      if (fr_tile_kind (tile) < FR_N_KINDS && place < FR_PLACE_DEVELOPMENT)
        c.kinds |= FR_BIT (fr_tile_kind (tile));
      else if (fr_tile_kind (tile) == FR_ANY_KIND && s->now.any_kind != 0)
        c.kinds |= FR_BIT (s->now.any_kind - 1u);
    }
  return c;
}

int
fr_goal_count (const FrState *s, int seat, unsigned goal)
{
  const FrSeat *p = &s->seats[seat];
  const Counted c = count_tiles (s, seat);

  if ((p->pad_known & FR_BIT (FR_N_PADS + goal)) != 0)
    return p->goal_pad[goal];
  switch ((FrGoal) goal)
    {
    case FR_CITIZEN_SERVICES:
      return c.consume;
    case FR_FACTION_TOLERANCE:
      return __builtin_popcount (c.keywords);
    case FR_SKILLED_WORKFORCE:
      return __builtin_popcount (c.types);
    case FR_DIVERSIFICATION:
      return __builtin_popcount (c.kinds);
    case FR_STOCKPILE_RESOURCES:
      return p->stock[0] + p->stock[1] + p->stock[2] + p->stock[3];
    case FR_EXPLORATION:
      return p->n_stock_worlds;
    case FR_TAX_ON_TRADE:
      return p->stock_credits;
    case FR_CONSCRIPTION: /* Clock only estimates them. */
      return fr_counts (s) ? p->colonists : 0;
    case FR_N_GOALS:
    default:
      return 0;
    }
}

/* A quantity between two steps scores the lower one. The owner enters the steps of Tax on Trade (AMB-24);
 * without them, its VP are entered instead of a quantity. */
int
fr_goal_vp (const FrState *s, unsigned goal, int count)
{
  const FrGoalData *data = &fr_goals[goal];
  const uint8_t *steps = goal == FR_TAX_ON_TRADE ? s->tax : data->at_least;
  int vp = 0;

  if (!fr_is_counted (s, goal))
    return count <= data->vp[data->n_steps - 1] ? count : 0;
  for (unsigned i = 0; i < data->n_steps; i++)
    if (count >= steps[i])
      vp = data->vp[i];
  return vp;
}

bool
fr_is_counted (const FrState *s, unsigned goal)
{
  return goal != FR_TAX_ON_TRADE || s->tax[0] != 0;
}

static int
goal_points (const FrState *s, int seat, unsigned goal)
{
  if (!fr_is_counted (s, goal) && (s->seats[seat].pad_known & FR_BIT (FR_N_PADS + goal)) == 0)
    return 0;
  return fr_goal_vp (s, goal, fr_goal_count (s, seat, goal));
}

/* Printed VP */

static int
sum_printed (const FrState *s, int seat, bool developments)
{
  int sum = 0;

  for (unsigned place = 0; place < N_PLACES; place++)
    if (is_place (&s->seats[seat], place) && (place >= FR_PLACE_DEVELOPMENT) == developments
        && vp_at (s, seat, place) < FR_VP_UNKNOWN)
      sum += (int) vp_at (s, seat, place);
  return sum;
}

static int
sum_bonuses (const FrState *s, int seat)
{
  int sum = 0;

  for (unsigned place = 0; place < N_PLACES; place++)
    if (is_place (&s->seats[seat], place))
      sum += fr_bonus (s, seat, place);
  return sum;
}

static int
part_of (const FrState *s, int seat, FrPad pad)
{
  const FrSeat *p = &s->seats[seat];

  if ((p->pad_known & FR_BIT (pad)) != 0)
    return p->pad[pad];
  switch (pad)
    {
    case FR_PAD_DEVELOPMENTS:
      return sum_printed (s, seat, true);
    case FR_PAD_COLONIES:
      return sum_printed (s, seat, false);
    case FR_PAD_BONUSES:
      return sum_bonuses (s, seat);
    case FR_PAD_TIE:
    case FR_N_PADS:
    default: /* Clock does not keep them. */
      return fr_counts (s) ? p->credits + fr_goods_of (s, seat) : 0;
    }
}

static void
add_seat (const FrState *s, GameScore *score, int seat)
{
  game_add_part (score, seat, FR_PART_CHIPS, 0, s->seats[seat].chips);
  game_add_part (score, seat, FR_PART_DEVELOPMENTS, 0, part_of (s, seat, FR_PAD_DEVELOPMENTS));
  game_add_part (score, seat, FR_PART_COLONIES, 0, part_of (s, seat, FR_PAD_COLONIES));
  game_add_part (score, seat, FR_PART_BONUSES, 0, part_of (s, seat, FR_PAD_BONUSES));
  for (unsigned i = 0; i < s->n_goals; i++)
    if ((s->goal[i] & ~(unsigned) FR_FACE_DOWN) < FR_N_GOALS)
      {
        const unsigned goal = s->goal[i] & ~(unsigned) FR_FACE_DOWN;

        game_add_part (score, seat, FR_PART_GOAL, goal, goal_points (s, seat, goal));
      }
  score->tie_break[seat] = (int16_t) part_of (s, seat, FR_PAD_TIE);
}

void
fr_score (const FrState *s, GameScore *score)
{
  memset (score, 0, sizeof *score);
  score->n_seats = s->n_seats;
  for (int i = 0; i < s->n_seats; i++)
    add_seat (s, score, i);
  game_find_winners (score);
}

/* Numbers that have to be entered */

static bool
lacks (const FrState *s, int seat, unsigned flag, bool only_colonies)
{
  for (unsigned place = 0; place < N_PLACES; place++)
    if (is_place (&s->seats[seat], place) && (place < FR_PLACE_DEVELOPMENT || !only_colonies))
      {
        const FrTile *tile = fr_tile (s, fr_place_tile (s, seat, place));

        if (tile == NULL || (flag == 0 ? fr_tile_goods (tile) == FR_GOODS_UNKNOWN : (tile->flags & flag) == 0))
          return true;
      }
  return false;
}

static bool
lacks_vp (const FrState *s, int seat, bool developments)
{
  for (unsigned place = 0; place < N_PLACES; place++)
    if (is_place (&s->seats[seat], place) && (place >= FR_PLACE_DEVELOPMENT) == developments
        && vp_at (s, seat, place) == FR_VP_UNKNOWN)
      return true;
  return false;
}

/* A "?" without its lines, or with too little known about other tiles. */
static bool
lacks_bonus (const FrState *s, int seat)
{
  if (lacks_vp (s, seat, true) || lacks_vp (s, seat, false))
    return true;
  for (unsigned place = 0; place < N_PLACES; place++)
    if (is_place (&s->seats[seat], place) && vp_at (s, seat, place) == FR_VP_BONUS)
      {
        const FrTile *tile = fr_tile (s, fr_place_tile (s, seat, place));

        if (tile == NULL || (tile->flags & FR_LINES_KNOWN) == 0 || lacks (s, seat, FR_KEYWORDS_KNOWN, false))
          return true;
      }
  return false;
}

static bool
lacks_goal (const FrState *s, int seat, unsigned goal)
{
  if (fr_find_goal (s, goal) < 0)
    return false;
  switch ((FrGoal) goal)
    {
    case FR_CITIZEN_SERVICES:
    case FR_SKILLED_WORKFORCE:
      return lacks (s, seat, FR_POWERS_KNOWN, false);
    case FR_FACTION_TOLERANCE:
      return lacks (s, seat, FR_KEYWORDS_KNOWN, false);
    case FR_DIVERSIFICATION:
      return lacks (s, seat, 0, true);
    case FR_TAX_ON_TRADE:
      return !fr_counts (s) || s->tax[0] == 0;
    case FR_STOCKPILE_RESOURCES:
    case FR_EXPLORATION:
    case FR_CONSCRIPTION:
    case FR_N_GOALS:
    default:
      return !fr_counts (s);
    }
}

/* TRUE if two seats are tied, and nobody has counted credits and goods. */
static bool
lacks_tie (const FrState *s, int seat)
{
  GameScore score;
  int n = 0;

  if (fr_counts (s))
    return false;
  fr_score (s, &score);
  for (int i = 0; i < s->n_seats; i++)
    {
      if (score.total[i] > score.total[seat])
        return false;
      n += score.total[i] == score.total[seat];
    }
  return n > 1;
}

bool
fr_needs_pad (const FrState *s, int seat, unsigned part)
{
  switch (part)
    {
    case FR_PAD_DEVELOPMENTS:
      return lacks_vp (s, seat, true);
    case FR_PAD_COLONIES:
      return lacks_vp (s, seat, false);
    case FR_PAD_BONUSES:
      return lacks_bonus (s, seat);
    case FR_PAD_TIE:
      return lacks_tie (s, seat);
    default:
      return lacks_goal (s, seat, part - FR_N_PADS);
    }
}

/* The maximum entry: categories and stockpiles have a limit, and so have the VP of an unknown step. */
int
fr_most_scored (const FrState *s, unsigned part)
{
  static const uint8_t most[FR_N_GOALS] = {
    [FR_CITIZEN_SERVICES] = 99, [FR_FACTION_TOLERANCE] = FR_N_KEYWORDS, [FR_SKILLED_WORKFORCE] = 6, [FR_DIVERSIFICATION] = FR_N_KINDS,
    [FR_STOCKPILE_RESOURCES] = 6, [FR_EXPLORATION] = FR_MAX_STOCKPILED, [FR_TAX_ON_TRADE] = 99, [FR_CONSCRIPTION] = 60,
  };

  if (part < FR_N_PADS)
    return MOST_POINTS;
  if (!fr_is_counted (s, part - FR_N_PADS))
    return fr_goals[FR_TAX_ON_TRADE].vp[FR_N_STEPS - 1];
  return most[part - FR_N_PADS];
}

static GameStatus
check_score (const FrState *s, GameAnswer answer)
{
  const int n = fr_number_of (answer);

  if (GAME_ANSWER_A (answer) != s->piece)
    return GAME_ANSWER_A (answer) < FR_N_PADS + FR_N_GOALS ? FR_OUT_OF_ORDER : FR_NO_SUCH_ANSWER;
  if (n < 0)
    return FR_NO_SUCH_ANSWER;
  return n <= fr_most_scored (s, s->piece) ? FR_OK : FR_LIMIT;
}

static void
apply_score (FrState *s, GameAnswer answer, GameEvents *ev)
{
  FrSeat *p = fr_actor (s);
  const unsigned part = GAME_ANSWER_A (answer);

  if (part < FR_N_PADS)
    p->pad[part] = (uint8_t) fr_number_of (answer);
  else
    p->goal_pad[part - FR_N_PADS] = (uint8_t) fr_number_of (answer);
  p->pad_known = (uint16_t) (p->pad_known | FR_BIT (part));
  fr_emit (ev, FR_EVENT_SCORED, s->actor, part, 0, fr_number_of (answer));
}

const FrAsker fr_ask_score = { { FR_DO_SCORE }, FR_MUST_USE, check_score, apply_score };

/* Every part of every seat, then the tie-break, if the other parts make it necessary. */
static bool
ask_for_pad (FrState *s)
{
  for (unsigned is_tie = 0; is_tie < 2; is_tie++)
    for (int seat = 0; seat < s->n_seats; seat++)
      for (unsigned part = 0; part < FR_N_PADS + FR_N_GOALS; part++)
        if ((part == FR_PAD_TIE) == (is_tie != 0) && (s->seats[seat].pad_known & FR_BIT (part)) == 0
            && fr_needs_pad (s, seat, part))
          {
            fr_ask (s, FR_ASK_SCORE, seat, part);
            return true;
          }
  return false;
}

/* The kind of the any-kind world that scores most for its owner, and whether another one scores less. */
static unsigned
best_kind (const FrState *s, int seat, bool *matters)
{
  FrState named = *s;
  GameScore score;
  int total[FR_N_KINDS];
  unsigned best = 0;

  *matters = false;
  for (unsigned kind = 0; kind < FR_N_KINDS; kind++)
    {
      named.now.any_kind = (uint8_t) (kind + 1);
      fr_score (&named, &score);
      total[kind] = score.total[seat];
      *matters |= total[kind] != total[0];
      best = total[kind] > total[best] ? kind : best;
    }
  return best;
}

static bool
has_any_kind (const FrState *s, int seat)
{
  for (unsigned k = 0; k < s->seats[seat].n_colonies; k++)
    {
      const FrTile *tile = fr_tile (s, s->seats[seat].colony[k]);

      if (tile != NULL && fr_tile_kind (tile) == FR_ANY_KIND)
        return true;
    }
  return false;
}

/* The owner of the any-kind world also sets its kind for scoring. Only Mirror asks, and only if it matters. */
static bool
ask_for_any_kind (FrState *s, GameEvents *ev)
{
  for (int seat = 0; s->now.any_kind == 0 && seat < s->n_seats; seat++)
    if (has_any_kind (s, seat))
      {
        bool matters;
        const unsigned kind = best_kind (s, seat, &matters);

        if (matters && fr_mirrors (s))
          return fr_ask_for_kind (s, seat);
        s->now.any_kind = (uint8_t) (kind + 1);
        if (matters)
          fr_emit (ev, FR_EVENT_KIND, seat, kind, 0, 0);
      }
  return false;
}

void
fr_score_step (FrState *s, GameEvents *ev)
{
  const int place = fr_face_down (s);

  if (place >= 0 && (s->goal[place] & ~(unsigned) FR_FACE_DOWN) != FR_SECRET_GOAL)
    fr_turn_up (s, s->goal[place] & ~(unsigned) FR_FACE_DOWN, ev);
  else if (place >= 0)
    fr_ask (s, FR_ASK_GOAL_UP, s->holder[place], 0);
  else if (!ask_for_any_kind (s, ev) && !ask_for_pad (s))
    {
      const uint8_t any_kind = s->now.any_kind;

      memset (&s->now, 0, sizeof s->now);
      s->now.any_kind = any_kind;
      s->step = FR_STEP_OVER;
      fr_emit (ev, FR_EVENT_OVER, GAME_NOBODY, s->ends, 0, 0);
    }
}
