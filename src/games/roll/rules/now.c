/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Unfinished work inside a step: the names of its stages, and whether the rest of RollNow is consistent. The
 * rules rely on that without checking, so a state from outside is checked here first. */
#include "games/roll/rules/internal.h"

#define PART(part) (1u << ROLL_NOW_##part)

typedef struct
{
  const char *word;
  uint16_t parts; /* other allowed parts */
} Stage;

static const Stage plain_stages[] = { { "start", 0 }, { NULL, 0 } };
static const Stage assign_stages[] = { { "start", PART (LAST) | PART (POWER) | PART (MOVED) }, { NULL, 0 } };
static const Stage reveal_stages[] = { { "show", 0 }, { "send home", 0 }, { NULL, 0 } };
static const Stage explore_stages[] = {
  [ROLL_EXPLORE_START] = { "start", 0 },
  [ROLL_EXPLORE_TASKS] = { "tasks", PART (EXTRA) },
  [ROLL_EXPLORE_ABANDON] = { "abandon", PART (EXTRA) | PART (ABANDONING) | PART (LAST) },
  [ROLL_EXPLORE_DRAW] = { "draw", PART (EXTRA) | PART (TO_DRAW) | PART (DRAWN) | PART (GIVEN) },
  [ROLL_EXPLORE_PUT] = { "put", PART (EXTRA) | PART (TO_DRAW) | PART (DRAWN) | PART (GIVEN) },
  [ROLL_EXPLORE_GIVE] = { "give", PART (EXTRA) | PART (TO_DRAW) | PART (GIVEN) },
  [ROLL_EXPLORE_OFFER] = { "offer", 0 },
  [ROLL_EXPLORE_ORDER_DEVELOPMENTS] = { "order developments", PART (DRAWN) },
  [ROLL_EXPLORE_ORDER_WORLDS] = { "order worlds", PART (DRAWN) },
  [ROLL_EXPLORE_END] = { "end", 0 },
  [ROLL_EXPLORE_END + 1] = { NULL, 0 },
};
static const Stage build_stages[] = {
  [ROLL_BUILD_WORKERS] = { "workers", 0 },
  [ROLL_BUILD_COUNT] = { "count", PART (PICKED) | PART (LAST) },
  [ROLL_BUILD_KEEP] = { "keep", PART (PICKED) | PART (KEPT) | PART (LAST) },
  [ROLL_BUILD_REMOVE] = { "remove", 0 },
  [ROLL_BUILD_REMOVE + 1] = { NULL, 0 },
};
static const Stage ship_stages[] = {
  [ROLL_SHIP_START] = { "start", 0 },
  [ROLL_SHIP_GOOD] = { "good", PART (EXTRA) },
  [ROLL_SHIP_DELIVER] = { "deliver", PART (EXTRA) | PART (GOOD) },
  [ROLL_SHIP_BUY] = { "buy", PART (EXTRA) },
  [ROLL_SHIP_BUY + 1] = { NULL, 0 },
};
static const Stage manage_stages[] = {
  [ROLL_MANAGE_START] = { "start", 0 },
  [ROLL_MANAGE_RECRUIT] = { "recruit", PART (TO_RECRUIT) | PART (LAST) },
  [ROLL_MANAGE_RECALL] = { "recall", PART (GOOD) | PART (LAST) },
  [ROLL_MANAGE_RECALL + 1] = { NULL, 0 },
};

static const Stage *
stages_of (const RollState *s)
{
  static const Stage *const phases[ROLL_N_PHASES] = {
    [ROLL_EXPLORE] = explore_stages, [ROLL_DEVELOP] = build_stages, [ROLL_SETTLE] = build_stages,
    [ROLL_PRODUCE] = plain_stages,   [ROLL_SHIP] = ship_stages,
  };

  switch ((RollStep) s->step)
    {
    case ROLL_STEP_ASSIGN:
      return assign_stages;
    case ROLL_STEP_REVEAL:
      return reveal_stages;
    case ROLL_STEP_PHASES:
      return phases[s->phase];
    case ROLL_STEP_MANAGE:
      return manage_stages;
    case ROLL_STEP_SETUP:
    case ROLL_STEP_OVER:
    case ROLL_N_STEPS:
    default:
      return plain_stages;
    }
}

const char *
roll_stage_word (const RollState *s, unsigned stage)
{
  const Stage *stages = stages_of (s);

  for (unsigned i = 0; i < stage; i++)
    if (stages[i].word == NULL)
      return NULL;
  return stages[stage].word;
}

/* `moves` counts the dice in `moved` or `kept`, or those still to be recruited. */
static RollNowPart
part_of_moves (const RollState *s)
{
  return s->step == ROLL_STEP_ASSIGN   ? ROLL_NOW_MOVED
         : s->step == ROLL_STEP_MANAGE ? ROLL_NOW_TO_RECRUIT
                                       : ROLL_NOW_KEPT;
}

static bool
has_moved (const RollNow *now)
{
  static const uint8_t nothing[sizeof now->moved];

  return memcmp (now->moved, nothing, sizeof now->moved) != 0;
}

static unsigned
parts_there (const RollState *s)
{
  const RollNow *now = &s->now;

  return ((now->marked[0] | now->marked[1]) != 0 ? PART (ABANDONING) : 0)
         | (now->last != 0 ? PART (LAST) : 0) | (now->power != 0 ? PART (POWER) : 0)
         | (now->moves != 0 ? 1u << part_of_moves (s) : 0) | (has_moved (now) ? PART (MOVED) : 0)
         | (roll_word (now->extra) != 0 ? PART (EXTRA) : 0)
         | (roll_word (now->picked) != 0 ? PART (PICKED) : 0)
         | (roll_word (now->kept) != 0 ? PART (KEPT) : 0)
         | (now->good != 0 || now->good_colour != 0 ? PART (GOOD) : 0)
         | (now->to_draw != 0 ? PART (TO_DRAW) : 0) | (now->given != 0 ? PART (GIVEN) : 0)
         | (now->n_drawn != 0 ? PART (DRAWN) : 0);
}

/* The value of RollNow.last after a series of colors. */
static unsigned
last_colour (const RollDice dice)
{
  unsigned last = 0;

  for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
    if (dice[c] > 0)
      last = c + 1;
  return last;
}

static bool
is_within (const RollDice part, const RollDice whole)
{
  for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
    if (part[c] > whole[c])
      return false;
  return true;
}

/* Assign */

static bool
are_moves_whole (const RollNow *now, const RollUse *use)
{
  if (now->moves >= use->most || now->moves > sizeof now->moved / sizeof *now->moved - 1)
    return false;
  for (unsigned i = 0; i < sizeof now->moved / sizeof *now->moved; i++)
    if (i < now->moves ? now->moved[i][0] >= ROLL_N_COLOURS || now->moved[i][1] >= ROLL_N_PHASES
                       : (now->moved[i][0] | now->moved[i][1]) != 0)
      return false;
  return true;
}

/* The last move of a use: its order encodes where it came from, which is stored nowhere else. */
static bool
is_last_move (const RollNow *now)
{
  const uint8_t *moved = now->moves == 0 ? NULL : now->moved[now->moves - 1];

  if (moved == NULL)
    return now->last == 0;
  for (unsigned from = 0; from < ROLL_N_PHASES; from++)
    if (from != moved[1] && now->last == roll_move_order (moved[0], from, moved[1]))
      return true;
  return false;
}

static RollNowPart
misfit_of_use (const RollState *s, int seat)
{
  const RollSeat *p = &s->seats[seat];
  RollUse use;

  if (p->selected >= ROLL_N_PHASES || roll_sum (p->dice[ROLL_WILDS]) > 0
      || (s->now.power != ROLL_UNKNOWN && s->now.power > p->n_tableau))
    return ROLL_NOW_POWER;
  use = s->now.power == ROLL_UNKNOWN ? roll_dictate_use (s, seat)
                                     : roll_reassign_use (s, seat, p->tableau[s->now.power - 1]);
  if (use.most == 0)
    return ROLL_NOW_POWER;
  if (!are_moves_whole (&s->now, &use))
    return ROLL_NOW_MOVED;
  return is_last_move (&s->now) ? ROLL_NOW_WHOLE : ROLL_NOW_LAST;
}

static RollNowPart
misfit_of_assign (const RollState *s)
{
  const int seat = s->turn - 1;

  if ((s->to_roll & ~s->to_assign) != 0 || (s->to_assign & ~roll_all_seats (s)) != 0)
    return ROLL_NOW_TO_ROLL;
  if (s->turn == 0)
    return parts_there (s) == 0 ? ROLL_NOW_WHOLE : ROLL_NOW_TURN;
  if ((s->to_assign >> seat & 1) == 0 || (s->to_roll >> seat & 1) != 0)
    return ROLL_NOW_TURN;
  if (s->now.power != 0)
    return misfit_of_use (s, seat);
  /* Without a power, nothing has been moved, and only wild dice are named in order. */
  if (parts_there (s) & PART (MOVED))
    return ROLL_NOW_MOVED;
  return s->now.last <= (roll_sum (s->seats[seat].dice[ROLL_WILDS]) > 0 ? ROLL_N_PHASES : 0)
           ? ROLL_NOW_WHOLE
           : ROLL_NOW_LAST;
}

static RollNowPart
misfit_of_reveal (const RollState *s)
{
  unsigned phases = 0;

  if (s->now.stage != ROLL_REVEAL_SEND_HOME)
    return ROLL_NOW_STAGE;
  for (int i = 0; i < s->n_seats; i++)
    {
      if (s->seats[i].selected >= ROLL_N_PHASES)
        return ROLL_NOW_STAGE;
      phases |= ROLL_BIT (s->seats[i].selected);
    }
  return s->phases == phases ? ROLL_NOW_WHOLE : ROLL_NOW_STAGE;
}

/* Explore and Ship */

/* At most what all tiles of the game lend. The tableau may have fewer now, because it can have been corrected. */
static bool
can_be_lent (const RollState *s)
{
  RollDice all = { 0 };

  for (unsigned face = 0; face < ROLL_N_FACES; face++)
    for (unsigned i = 0; i < roll_faces[face].n_powers; i++)
      {
        const RollPower *power = &roll_faces[face].powers[i];

        if (power->kind != ROLL_POWER_EXTRA_WORKERS || (power->phases & ROLL_BIT (s->phase)) == 0)
          continue;
        for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
          all[c] = (uint8_t) (all[c] + (power->colours >> c & 1));
      }
  return is_within (s->now.extra, all);
}

static RollNowPart
misfit_of_marks (const RollState *s, const RollSeat *p)
{
  unsigned last = 0;

  for (unsigned kind = 0; kind < 2; kind++)
    {
      const uint64_t marked = s->now.marked[kind];

      if (marked >> p->n_stack[kind] != 0)
        return ROLL_NOW_ABANDONING;
      if (marked != 0)
        last = roll_abandon_order (kind, 64u - (unsigned) __builtin_clzll (marked));
    }
  return s->now.last == last ? ROLL_NOW_WHOLE : ROLL_NOW_LAST;
}

/* The tile at the end of the phase is only drawn and placed; everybody who can give has one turn. */
static RollNowPart
misfit_of_explore (const RollState *s)
{
  const bool is_giving = s->now.stage == ROLL_EXPLORE_GIVE;
  const bool is_drawing = is_giving || s->now.stage == ROLL_EXPLORE_DRAW || s->now.stage == ROLL_EXPLORE_PUT;
  const unsigned given = is_giving ? roll_all_seats (s) : ROLL_ASKED_ALL;
  const RollSeat *p = &s->seats[roll_turn_seat (s)];

  if (s->turn >= s->n_seats && !is_drawing && s->now.stage != ROLL_EXPLORE_START
      && s->now.stage != ROLL_EXPLORE_END)
    return ROLL_NOW_STAGE;
  /* All explorers have worked before the stacks are rearranged and the turn ends. */
  if (s->now.stage >= ROLL_EXPLORE_OFFER && roll_sum (p->dice[ROLL_COLUMN + ROLL_EXPLORE]) > 0)
    return ROLL_NOW_STAGE;
  if (!can_be_lent (s) || (s->turn >= s->n_seats && roll_word (s->now.extra) != 0))
    return ROLL_NOW_EXTRA;
  if (s->now.to_draw > ROLL_N_TILES)
    return ROLL_NOW_TO_DRAW;
  if ((s->now.given & ~given) != 0)
    return ROLL_NOW_GIVEN;
  return misfit_of_marks (s, p);
}

static RollNowPart
misfit_of_ship (const RollState *s)
{
  const RollSeat *p = &s->seats[roll_turn_seat (s)];
  int i;

  if (!can_be_lent (s))
    return ROLL_NOW_EXTRA;
  if (s->now.stage == ROLL_SHIP_BUY)
    return roll_has (p, ROLL_POWER_TRADE_BUY) ? ROLL_NOW_WHOLE : ROLL_NOW_STAGE;
  if (s->now.stage != ROLL_SHIP_DELIVER)
    return ROLL_NOW_WHOLE;
  i = s->now.good == 0 ? -1 : roll_tableau_find (p, (uint8_t) (s->now.good - 1));
  if (i < 0 || s->now.good_colour >= ROLL_N_COLOURS || !roll_goods_have (p->goods[i], s->now.good_colour))
    return ROLL_NOW_GOOD;
  return roll_sum (p->dice[ROLL_COLUMN + ROLL_SHIP]) + roll_sum (s->now.extra) > 0 ? ROLL_NOW_WHOLE
                                                                                 : ROLL_NOW_STAGE;
}

/* Develop and Settle */

static RollNowPart
misfit_of_count (const RollState *s, int seat)
{
  const RollSeat *p = &s->seats[seat];
  const unsigned kind = roll_built_kind (s);
  const uint8_t *zone = p->dice[ROLL_ZONE + kind];
  int cost;

  if (p->n_stack[kind] == 0 || roll_stack_at (p, kind, 0) >= ROLL_FIRST_FACTION_FACE)
    return ROLL_NOW_STAGE;
  cost = roll_cost (s, seat, roll_stack_at (p, kind, 0));
  if (roll_sum (zone) <= cost)
    return ROLL_NOW_STAGE;
  if (!is_within (s->now.picked, zone) || roll_sum (s->now.picked) >= cost)
    return ROLL_NOW_PICKED;
  return s->now.last == last_colour (s->now.picked) ? ROLL_NOW_WHOLE : ROLL_NOW_LAST;
}

static RollNowPart
misfit_of_keep (const RollState *s, const RollSeat *p)
{
  const RollNow *now = &s->now;

  if (roll_keep_power (p) == NULL)
    return ROLL_NOW_STAGE;
  if (roll_word (now->picked) == 0 || !is_within (now->picked, p->dice[ROLL_ZONE + roll_built_kind (s)]))
    return ROLL_NOW_PICKED;
  if (!is_within (now->kept, now->picked) || now->moves != roll_sum (now->kept)
      || now->moves >= roll_keep_power (p)->amount)
    return ROLL_NOW_KEPT;
  return now->last == last_colour (now->kept) ? ROLL_NOW_WHOLE : ROLL_NOW_LAST;
}

static RollNowPart
misfit_of_build (const RollState *s)
{
  const int seat = roll_turn_seat (s);
  const RollSeat *p = &s->seats[seat];
  const unsigned new = p->n_tableau - 1u;

  if (s->now.stage == ROLL_BUILD_COUNT)
    return misfit_of_count (s, seat);
  if (!roll_is_completing (s, seat))
    return ROLL_NOW_WHOLE;
  if (new < 3 || roll_faces[p->tableau[new]].kind != roll_built_kind (s) || p->goods[new] != 0)
    return ROLL_NOW_STAGE;
  if (s->now.stage == ROLL_BUILD_KEEP)
    return misfit_of_keep (s, p);
  return roll_faces[p->tableau[new]].placing.remove_die ? ROLL_NOW_WHOLE : ROLL_NOW_STAGE;
}

/* Manage */

static RollNowPart
misfit_of_manage (const RollState *s)
{
  const RollSeat *p = &s->seats[roll_turn_seat (s)];
  GameAnswer answers[ROLL_N_COLOURS];

  if (s->now.stage == ROLL_MANAGE_RECRUIT)
    {
      if (s->now.moves == 0 || s->now.moves != roll_to_recruit (p))
        return ROLL_NOW_TO_RECRUIT;
      return roll_legal_series (p->dice[ROLL_CITIZENRY], s->now.last, s->now.moves, ROLL_DO_RECRUIT, answers) > 0
               ? ROLL_NOW_WHOLE
               : ROLL_NOW_LAST;
    }
  if (s->now.good != 0 || s->now.good_colour >= ROLL_N_COLOURS
      || (s->now.good_colour != 0 && s->now.last < ROLL_RECALL_FIRST_GOOD))
    return ROLL_NOW_GOOD;
  return s->now.last < ROLL_RECALL_FIRST_GOOD + p->n_tableau ? ROLL_NOW_WHOLE : ROLL_NOW_LAST;
}

static unsigned
turns_of (const RollState *s)
{
  switch (s->step)
    {
    case ROLL_STEP_ASSIGN:
      return s->n_seats + 1u;
    case ROLL_STEP_PHASES:
      return s->phase == ROLL_EXPLORE ? 2u * s->n_seats : s->n_seats;
    case ROLL_STEP_MANAGE:
      return s->n_seats;
    default:
      return 1;
    }
}

static bool
has_unknown_top (const RollState *s)
{
  for (int i = 0; i < s->n_seats; i++)
    for (unsigned kind = 0; kind < 2; kind++)
      if (s->seats[i].n_stack[kind] > 0 && roll_stack_at (&s->seats[i], kind, 0) == ROLL_UNKNOWN)
        return true;
  return false;
}

/* The name of a top tile is asked for before anything else, so only the stages that turn one up can be unfinished. */
static bool
can_top_be_unknown (const RollState *s)
{
  if (s->step == ROLL_STEP_PHASES)
    return s->phase == ROLL_EXPLORE
           || ((s->phase == ROLL_DEVELOP || s->phase == ROLL_SETTLE) && s->now.stage != ROLL_BUILD_COUNT)
           || ((parts_there (s) & ~PART (EXTRA)) == 0 && s->now.stage != ROLL_SHIP_BUY);
  return parts_there (s) == 0;
}

static RollNowPart
misfit_of_step (const RollState *s)
{
  switch (s->step)
    {
    case ROLL_STEP_ASSIGN:
      return misfit_of_assign (s);
    case ROLL_STEP_REVEAL:
      return misfit_of_reveal (s);
    case ROLL_STEP_MANAGE:
      return misfit_of_manage (s);
    case ROLL_STEP_PHASES:
      return s->phase == ROLL_EXPLORE   ? misfit_of_explore (s)
             : s->phase == ROLL_SHIP    ? misfit_of_ship (s)
             : s->phase == ROLL_PRODUCE ? ROLL_NOW_WHOLE
                                        : misfit_of_build (s);
    default:
      return ROLL_NOW_WHOLE;
    }
}

static RollNowPart
find_misfit (const RollState *s)
{
  unsigned wrong;

  if (roll_stage_word (s, s->now.stage) == NULL)
    return ROLL_NOW_STAGE;
  if (s->turn >= turns_of (s) || s->first >= s->n_seats)
    return ROLL_NOW_TURN;
  if (s->step != ROLL_STEP_ASSIGN && (s->to_roll | s->to_assign) != 0)
    return ROLL_NOW_TO_ROLL;
  wrong = parts_there (s) & ~stages_of (s)[s->now.stage].parts;
  if (wrong != 0)
    return (RollNowPart) roll_lowest (wrong);
  if (has_unknown_top (s) && !can_top_be_unknown (s))
    return ROLL_NOW_STAGE;
  return misfit_of_step (s);
}

GameProblem
roll_verify_now (const RollState *s)
{
  const RollNowPart part = find_misfit (s);

  return (GameProblem){ part == ROLL_NOW_WHOLE ? ROLL_WHOLE : ROLL_BAD_NOW, GAME_NOBODY, (uint8_t) part, 0 };
}
