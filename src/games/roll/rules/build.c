/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Phases II and III, Develop and Settle: the same code for the development and the world stack. */
#include "games/roll/rules/internal.h"

unsigned
roll_built_kind (const RollState *s)
{
  return s->phase == ROLL_DEVELOP ? ROLL_DEVELOPMENT : ROLL_WORLD;
}

static bool
covers (const RollPower *power, const RollFace *face)
{
  return (power->kinds & ROLL_BIT (face->kind)) != 0
         && (face->kind == ROLL_DEVELOPMENT || (power->colours & ROLL_BIT (face->colour)) != 0);
}

/* Rules 3.2.1: the printed cost minus all discounts. A discount has its own floor and never raises a cost;
 * the one with the higher floor (Free Trade Zone's, 2) comes first, so that others can go below it. */
int
roll_cost_why (const RollSeat *p, uint8_t face, GameCauses *causes)
{
  const RollFace *tile = &roll_faces[face];
  const RollPower *power;
  int cost = tile->cost;

  game_add_cause (causes, ROLL_CAUSE_BASE, face, cost);
  for (unsigned high = 2; high-- > 0;)
    for (unsigned at = 0; (power = roll_next_power (p, p->n_tableau, ROLL_POWER_DISCOUNT, &at)) != NULL;)
      {
        const int before = cost;

        if ((power->least > 1) != (high > 0) || !covers (power, tile)
            || (power->reassign_only && !tile->reassign))
          continue;
        if (cost > power->least)
          cost = cost - power->amount > power->least ? cost - power->amount : power->least;
        game_add_cause (causes, ROLL_CAUSE_TILE, roll_power_face (p, at), cost - before);
      }
  return cost;
}

int
roll_cost (const RollState *s, int seat, uint8_t face)
{
  return roll_cost_why (&s->seats[seat], face, NULL);
}

/* The tile being completed is the last of the tableau; powers "after this one" are those before it. */
static uint8_t
completed_face (const RollSeat *p)
{
  return p->tableau[p->n_tableau - 1];
}

static const RollPower *
older_power (const RollSeat *p, RollPowerKind kind, unsigned *at)
{
  const RollFace *new = &roll_faces[completed_face (p)];
  const RollPower *power;

  while ((power = roll_next_power (p, p->n_tableau - 1u, kind, at)) != NULL)
    if ((power->kinds & ROLL_BIT (new->kind)) != 0)
      return power;
  return NULL;
}

/* Galactic Federation and Galactic Exchange. */
const RollPower *
roll_keep_power (const RollSeat *p)
{
  unsigned at = 0;

  return older_power (p, ROLL_POWER_KEEP_WORKERS, &at);
}

/* New Galactic Order: colors of used workers that go to the cup anyway. */
static unsigned
kept_anyway (const RollSeat *p)
{
  unsigned at = 0;
  const RollPower *power = older_power (p, ROLL_POWER_KEEP_COLOUR, &at);

  return power == NULL ? 0 : power->colours;
}

static void
tell_kept (const RollSeat *p, int seat, unsigned colour, int n, RollPowerKind why, GameEvents *ev)
{
  unsigned at = 0;
  const uint8_t face = older_power (p, why, &at) != NULL ? roll_power_face (p, at) : ROLL_NONE;

  game_emit (ev, ROLL_EVENT (ROLL_EVENT_KEPT, (int8_t) seat, false, (uint8_t) colour, face, 0, (int16_t) n));
}

/* 3.2.2 step 4: dice and credits of the new tile; from now on it has its powers. */
static void
finish_tile (RollState *s, int seat, GameEvents *ev)
{
  RollSeat *p = &s->seats[seat];
  const uint8_t face = completed_face (p);

  roll_gain_credits (s, seat, roll_faces[face].placing.credits, face, ev);
  roll_grant (s, seat, face, ev);
  p->has |= roll_faces[face].has;
  s->now.stage = ROLL_BUILD_WORKERS;
}

/* 3.2.2 step 3: credits for completing, by the tiles before it. */
static void
gain_for_completing (RollState *s, int seat, GameEvents *ev)
{
  const RollSeat *p = &s->seats[seat];
  const RollPower *power;

  for (unsigned at = 0; (power = older_power (p, ROLL_POWER_COMPLETE_CREDITS, &at)) != NULL;)
    if (covers (power, &roll_faces[completed_face (p)]))
      roll_gain_credits (s, seat, power->amount, roll_power_face (p, at), ev);
}

/* 3.2.2 step 2: the used dice leave the zone. */
static void
release_workers (RollState *s, int seat, GameEvents *ev)
{
  RollSeat *p = &s->seats[seat];
  const unsigned zone = ROLL_ZONE + roll_faces[completed_face (p)].kind;
  const unsigned anyway = kept_anyway (p);

  for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
    {
      const uint8_t used = s->now.picked[c];
      const bool is_anyway = (anyway >> c & 1) != 0;
      const uint8_t kept = is_anyway ? used : s->now.kept[c];

      p->dice[zone][c] = (uint8_t) (p->dice[zone][c] - used);
      p->dice[ROLL_CUP][c] = (uint8_t) (p->dice[ROLL_CUP][c] + kept);
      p->dice[ROLL_CITIZENRY][c] = (uint8_t) (p->dice[ROLL_CITIZENRY][c] + used - kept);
      if (kept > 0)
        tell_kept (p, seat, c, kept, is_anyway ? ROLL_POWER_KEEP_COLOUR : ROLL_POWER_KEEP_WORKERS, ev);
    }
  memset (s->now.picked, 0, sizeof s->now.picked);
  memset (s->now.kept, 0, sizeof s->now.kept);
  s->now.last = s->now.moves = 0;
  gain_for_completing (s, seat, ev);
  if (roll_faces[completed_face (p)].placing.remove_die)
    s->now.stage = ROLL_BUILD_REMOVE;
  else
    finish_tile (s, seat, ev);
}

/* 3.2.2 step 1: the tile goes to the tableau. `picked` are the dice that completed it. */
static void
complete (RollState *s, int seat, GameEvents *ev)
{
  RollSeat *p = &s->seats[seat];
  const unsigned kind = roll_built_kind (s);
  const uint8_t face = roll_stack_remove (p, kind, 0);

  p->tableau[p->n_tableau++] = face;
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_COMPLETED, (int8_t) seat, false, face, 0, 0,
                             (int16_t) roll_sum (s->now.picked)));
  if (p->n_stack[kind] > 0 && roll_stack_at (p, kind, 0) != ROLL_UNKNOWN)
    game_emit (ev, ROLL_EVENT (ROLL_EVENT_TOP, (int8_t) seat, false, roll_stack_at (p, kind, 0),
                               (uint8_t) kind, 0, 0));
  s->now.last = 0;
  if (roll_keep_power (p) != NULL)
    s->now.stage = ROLL_BUILD_KEEP;
  else
    release_workers (s, seat, ev);
}

static bool
is_one_colour (const RollDice dice)
{
  int n = 0;

  for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
    n += dice[c] > 0;
  return n <= 1;
}

/* More dice than the tile needs: the owner chooses which count (AMB-14); if all are equal there is no choice. */
static void
complete_or_count (RollState *s, int seat, int cost, GameEvents *ev)
{
  const uint8_t *zone = s->seats[seat].dice[ROLL_ZONE + roll_built_kind (s)];
  const int on = roll_sum (zone);

  if (on > cost && !is_one_colour (zone))
    {
      s->now.stage = ROLL_BUILD_COUNT;
      return;
    }
  for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
    s->now.picked[c] = zone[c] < cost ? zone[c] : (uint8_t) cost;
  complete (s, seat, ev);
}

static void
build_stage (RollState *s, int seat, GameEvents *ev)
{
  RollSeat *p = &s->seats[seat];
  const unsigned kind = roll_built_kind (s);
  int cost;

  if (p->n_stack[kind] == 0)
    {
      /* Nothing to build: workers, and dice left in the zone, go to the cup (AMB-5). */
      roll_to_cup (s, seat, ROLL_COLUMN + s->phase, ev);
      roll_to_cup (s, seat, ROLL_ZONE + kind, ev);
      roll_end_turn (s);
      return;
    }
  cost = roll_cost (s, seat, roll_stack_at (p, kind, 0));
  if (roll_sum (p->dice[ROLL_ZONE + kind]) >= cost)
    complete_or_count (s, seat, cost, ev);
  else if (roll_sum (p->dice[ROLL_COLUMN + s->phase]) > 0)
    roll_ask (s, ROLL_ASK_WORKER, seat, 0);
  else
    roll_end_turn (s);
}

void
roll_build_step (RollState *s, GameEvents *ev)
{
  const int seat = roll_turn_seat (s);

  if (s->turn == s->n_seats)
    {
      roll_end_phase_powers (s, ev);
      roll_next_phase (s, s->phase + 1u, ev);
      return;
    }
  switch (s->now.stage)
    {
    case ROLL_BUILD_COUNT:
      roll_ask (s, ROLL_ASK_COUNT, seat, 0);
      break;
    case ROLL_BUILD_KEEP:
      roll_ask (s, ROLL_ASK_KEEP, seat, completed_face (&s->seats[seat]));
      break;
    case ROLL_BUILD_REMOVE:
      roll_ask (s, ROLL_ASK_REMOVE, seat, completed_face (&s->seats[seat]));
      break;
    default:
      build_stage (s, seat, ev);
    }
}

/* Which worker is placed next? */

static GameStatus
check_worker (const RollState *s, GameAnswer answer)
{
  if (GAME_ANSWER_KIND (answer) != ROLL_DO_WORKER)
    return roll_wrong_kind (answer);
  return roll_check_series (roll_actor (s)->dice[ROLL_COLUMN + s->phase], GAME_ANSWER_A (answer), 0, 0);
}

static size_t
legal_worker (const RollState *s, GameAnswer *out)
{
  return roll_legal_series (roll_actor (s)->dice[ROLL_COLUMN + s->phase], 0, 0, ROLL_DO_WORKER, out);
}

static void
apply_worker (RollState *s, GameAnswer answer, GameEvents *ev)
{
  const uint8_t colour = GAME_ANSWER_A (answer);
  const unsigned kind = roll_built_kind (s);

  roll_move_die (&s->seats[s->actor], ROLL_COLUMN + s->phase, ROLL_ZONE + kind, colour);
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_WORKER, (int8_t) s->actor, false, colour, (uint8_t) kind, 0, 0));
}

const RollAsker roll_ask_worker = { legal_worker, check_worker, apply_worker };

bool
roll_is_completing (const RollState *s, int seat)
{
  return s->step == ROLL_STEP_PHASES && (s->phase == ROLL_DEVELOP || s->phase == ROLL_SETTLE)
         && (s->now.stage == ROLL_BUILD_KEEP || s->now.stage == ROLL_BUILD_REMOVE)
         && roll_turn_seat (s) == seat;
}

void
roll_count_again (RollState *s)
{
  s->now.stage = ROLL_BUILD_WORKERS;
}

/* Which of too many dice complete the tile? */

void
roll_uncounted (const RollState *s, RollDice left, int *want)
{
  const RollSeat *p = roll_actor (s);
  const unsigned kind = roll_built_kind (s);

  memset (left, 0, sizeof (RollDice));
  for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
    left[c] = (uint8_t) (p->dice[ROLL_ZONE + kind][c] - s->now.picked[c]);
  *want = roll_cost (s, s->actor, roll_stack_at (p, kind, 0)) - roll_sum (s->now.picked);
}

static GameStatus
check_count (const RollState *s, GameAnswer answer)
{
  RollDice left;
  int want;

  if (GAME_ANSWER_KIND (answer) != ROLL_DO_COUNT)
    return roll_wrong_kind (answer);
  roll_uncounted (s, left, &want);
  return roll_check_series (left, GAME_ANSWER_A (answer), s->now.last, want);
}

static size_t
legal_count (const RollState *s, GameAnswer *out)
{
  RollDice left;
  int want;

  roll_uncounted (s, left, &want);
  return roll_legal_series (left, s->now.last, want, ROLL_DO_COUNT, out);
}

static void
apply_count (RollState *s, GameAnswer answer, GameEvents *ev)
{
  RollDice left;
  int want;

  s->now.picked[GAME_ANSWER_A (answer)]++;
  s->now.last = (uint8_t) (GAME_ANSWER_A (answer) + 1);
  roll_uncounted (s, left, &want);
  if (want == 0)
    complete (s, s->actor, ev);
}

const RollAsker roll_ask_count = { legal_count, check_count, apply_count };

/* Galactic Federation and Galactic Exchange: which one or two of the used dice go to the cup? At least one
 * (AMB-6). With New Galactic Order a red worker goes there anyway; naming it means "only those". */

static GameStatus
check_keep (const RollState *s, GameAnswer answer)
{
  const uint8_t colour = GAME_ANSWER_A (answer);

  if (GAME_ANSWER_KIND (answer) == ROLL_DO_DONE)
    return s->now.moves == 0 ? ROLL_MUST_USE : ROLL_OK;
  if (GAME_ANSWER_KIND (answer) != ROLL_DO_KEEP)
    return ROLL_OTHER_QUESTION;
  if (colour >= ROLL_N_COLOURS || s->now.picked[colour] <= s->now.kept[colour])
    return ROLL_NO_SUCH_DIE;
  if (s->now.moves > 0 && (kept_anyway (roll_actor (s)) >> colour & 1) != 0)
    return ROLL_USED_UP;
  return colour + 1 < s->now.last ? ROLL_OUT_OF_ORDER : ROLL_OK;
}

static size_t
legal_keep (const RollState *s, GameAnswer *out)
{
  size_t n = 0;

  if (s->now.moves > 0)
    out[n++] = GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0);
  for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
    if (check_keep (s, GAME_ANSWER (ROLL_DO_KEEP, c, 0, 0)) == ROLL_OK)
      out[n++] = GAME_ANSWER (ROLL_DO_KEEP, c, 0, 0);
  return n;
}

static bool
can_keep_more (const RollState *s, unsigned colour)
{
  const RollSeat *p = roll_actor (s);
  const unsigned anyway = kept_anyway (p);

  if (s->now.moves >= roll_keep_power (p)->amount || (anyway >> colour & 1) != 0)
    return false;
  for (unsigned c = colour; c < ROLL_N_COLOURS; c++)
    if ((anyway >> c & 1) == 0 && s->now.picked[c] > s->now.kept[c])
      return true;
  return false;
}

static void
apply_keep (RollState *s, GameAnswer answer, GameEvents *ev)
{
  const uint8_t colour = GAME_ANSWER_A (answer);

  if (GAME_ANSWER_KIND (answer) == ROLL_DO_KEEP)
    {
      s->now.kept[colour]++;
      s->now.moves++;
      s->now.last = (uint8_t) (colour + 1);
      if (can_keep_more (s, colour))
        return;
    }
  release_workers (s, s->actor, ev);
}

const RollAsker roll_ask_keep = { legal_keep, check_keep, apply_keep };

/* Which die is removed? Any of the seat's own, wherever it is (3.2.2 step 4). */

static GameStatus
check_remove (const RollState *s, GameAnswer answer)
{
  const RollSeat *p = roll_actor (s);
  const uint8_t a = GAME_ANSWER_A (answer);
  const uint8_t colour = GAME_ANSWER_B (answer);
  int i;

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_REMOVE:
      if (a >= ROLL_N_PLACES || colour >= ROLL_N_COLOURS)
        return ROLL_NO_SUCH_ANSWER;
      return p->dice[a][colour] > 0 ? ROLL_OK : ROLL_NO_SUCH_DIE;
    case ROLL_DO_REMOVE_GOOD:
      i = roll_tableau_find (p, a);
      if (i < 0 || colour >= ROLL_N_COLOURS || !roll_goods_have (p->goods[i], colour))
        return ROLL_NO_SUCH_GOOD;
      return ROLL_OK;
    default:
      return roll_wrong_kind (answer);
    }
}

static size_t
legal_remove (const RollState *s, GameAnswer *out)
{
  const RollSeat *p = roll_actor (s);
  size_t n = 0;

  for (unsigned place = 0; place < ROLL_N_PLACES; place++)
    for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
      if (p->dice[place][c] > 0)
        out[n++] = GAME_ANSWER (ROLL_DO_REMOVE, place, c, 0);
  return n + roll_legal_goods (p, ROLL_DO_REMOVE_GOOD, out + n);
}

static void
apply_remove (RollState *s, GameAnswer answer, GameEvents *ev)
{
  RollSeat *p = &s->seats[s->actor];
  const uint8_t a = GAME_ANSWER_A (answer);
  const uint8_t colour = GAME_ANSWER_B (answer);
  const bool is_good = GAME_ANSWER_KIND (answer) == ROLL_DO_REMOVE_GOOD;

  if (is_good)
    roll_goods_remove (p, (unsigned) roll_tableau_find (p, a), colour);
  else
    p->dice[a][colour]--;
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_REMOVED, (int8_t) s->actor, false, colour,
                             is_good ? ROLL_N_PLACES : a, is_good ? a : 0, 0));
  finish_tile (s, s->actor, ev);
}

const RollAsker roll_ask_remove = { legal_remove, check_remove, apply_remove };
