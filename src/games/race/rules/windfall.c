/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which windfall worlds get a good in Produce (rules 3.5.3). Powers are compulsory and used in any order, so
 * only the final set of filled worlds matters; whether some order leads to it depends only on how many there
 * are of each kind. */
#include "games/race/rules/internal.h"

typedef struct
{
  int empty[RACE_N_GOODS];  /* own windfall worlds without a good */
  int powers[RACE_N_GOODS]; /* powers for that kind alone */
  int any;                  /* powers for any kind, and the bonus */
} Windfalls;

static unsigned
empty_windfalls (const RaceState *s, const RaceSeat *p)
{
  unsigned places = 0;

  for (unsigned i = 0; i < p->n_tableau; i++)
    if (race_design (s, p->tableau[i])->source == RACE_WINDFALL && p->good[i] == 0)
      places |= RACE_BIT (i);
  return places;
}

static void
count_by_good (const RaceState *s, const RaceSeat *p, unsigned places, int count[RACE_N_GOODS])
{
  memset (count, 0, RACE_N_GOODS * sizeof *count);
  for (; places != 0; places &= places - 1)
    count[race_design (s, p->tableau[__builtin_ctz (places)])->good]++;
}

static Windfalls
find_windfalls (const RaceState *s, int seat)
{
  const RaceSeat *p = &s->seats[seat];
  const RacePower *power;
  Windfalls w = { .any = race_has_action (s, seat, RACE_PRODUCE) };

  count_by_good (s, p, empty_windfalls (s, p), w.empty);
  for (unsigned at = 0;
       (power = race_next_power (s, p, p->n_tableau, RACE_BIT (RACE_POWER_PRODUCE_ON_WINDFALL), &at)) != NULL;)
    if (power->goods == RACE_ANY_GOOD)
      w.any++;
    else
      w.powers[__builtin_ctz (power->goods)]++;
  return w;
}

/* The test of rules 3.5.3 (AMB-14), which was verified against all orders of use. */
static bool
is_legal (const Windfalls *w, const int filled[RACE_N_GOODS])
{
  int lo = 0, hi = 0, need = 0;
  bool all = true;

  for (unsigned k = 0; k < RACE_N_GOODS; k++)
    {
      const int own = w->powers[k], empty = w->empty[k], f = filled[k];
      const int over = empty > own ? empty - own : 0;

      if (f < (own < empty ? own : empty))
        return false;
      need += over;
      if (f < empty)
        {
          all = false;
          lo += f - own;
          hi += f - own;
        }
      else
        {
          lo += over;
          hi += empty;
        }
    }
  return all ? need <= w->any : lo <= w->any && w->any <= hi;
}

/* TRUE if there is a legal set with at least those worlds filled, and at most `most` of each kind. */
static bool
can_complete (const Windfalls *w, const int least[RACE_N_GOODS], const int most[RACE_N_GOODS])
{
  int f[RACE_N_GOODS];

  for (f[0] = least[0]; f[0] <= most[0]; f[0]++)
    for (f[1] = least[1]; f[1] <= most[1]; f[1]++)
      for (f[2] = least[2]; f[2] <= most[2]; f[2]++)
        for (f[3] = least[3]; f[3] <= most[3]; f[3]++)
          if (is_legal (w, f))
            return true;
  return false;
}

static bool
may_be_done (const RaceState *s, int seat, const Windfalls *w)
{
  int filled[RACE_N_GOODS];

  count_by_good (s, &s->seats[seat], s->now.goods, filled);
  return is_legal (w, filled);
}

/* Worlds after the last one named. */
static unsigned
later_windfalls (const RaceState *s, const RaceSeat *p)
{
  const unsigned places = empty_windfalls (s, p);

  return s->now.goods == 0 ? places : places & ~0u << (32 - __builtin_clz (s->now.goods));
}

static bool
may_add (const RaceState *s, int seat, const Windfalls *w, unsigned place)
{
  const RaceSeat *p = &s->seats[seat];
  int least[RACE_N_GOODS], most[RACE_N_GOODS];
  const unsigned chosen = s->now.goods | RACE_BIT (place);

  count_by_good (s, p, chosen, least);
  count_by_good (s, p, chosen | (later_windfalls (s, p) & ~0u << place), most);
  return can_complete (w, least, most);
}

static unsigned
find_addable (const RaceState *s, int seat, const Windfalls *w)
{
  unsigned places = 0;

  for (unsigned left = later_windfalls (s, &s->seats[seat]); left != 0; left &= left - 1)
    if (may_add (s, seat, w, (unsigned) __builtin_ctz (left)))
      places |= left & -left;
  return places;
}

/* Asks if a world can be added; otherwise the set is complete. */
bool
race_ask_for_windfall (RaceState *s, int seat)
{
  const RaceSeat *p = &s->seats[seat];
  Windfalls w;

  if ((!race_has (p, RACE_POWER_PRODUCE_ON_WINDFALL) && !race_has_action (s, seat, RACE_PRODUCE))
      || later_windfalls (s, p) == 0)
    return false;
  w = find_windfalls (s, seat);
  if (find_addable (s, seat, &w) == 0)
    return false;
  race_ask (s, RACE_ASK_WINDFALL, seat, 0);
  return true;
}

static GameStatus
check_world (const RaceState *s, const Windfalls *w, uint8_t design)
{
  const RaceSeat *p = race_actor (s);
  const int place = race_tableau_find (p, design);

  if (place < 0)
    return RACE_NOT_OWNED;
  if (race_design (s, design)->source != RACE_WINDFALL)
    return RACE_NOT_WINDFALL;
  if (p->good[place] != 0)
    return RACE_WORLD_FULL;
  if ((later_windfalls (s, p) >> place & 1) == 0)
    return RACE_OUT_OF_ORDER;
  return may_add (s, s->actor, w, (unsigned) place) ? RACE_OK : RACE_NO_POWER_LEFT;
}

static GameStatus
check_windfall (const RaceState *s, GameAnswer answer)
{
  const Windfalls w = find_windfalls (s, s->actor);

  if (GAME_ANSWER_KIND (answer) == RACE_DO_DONE)
    return may_be_done (s, s->actor, &w) ? RACE_OK : RACE_MUST_USE;
  if (GAME_ANSWER_KIND (answer) != RACE_DO_PRODUCE_ON)
    return RACE_OTHER_QUESTION;
  return check_world (s, &w, GAME_ANSWER_A (answer));
}

void
race_set_windfalls (const RaceState *s, GameSet *set)
{
  const RaceSeat *p = race_actor (s);

  set->done = GAME_ANSWER (RACE_DO_DONE, 0, 0, 0);
  for (unsigned left = later_windfalls (s, p); left != 0; left &= left - 1)
    game_set_add (set, GAME_ANSWER (RACE_DO_PRODUCE_ON, p->tableau[__builtin_ctz (left)], 0, 0), 1);
}

static size_t
legal_windfall (const RaceState *s, GameAnswer *out)
{
  const Windfalls w = find_windfalls (s, s->actor);
  size_t n = race_list_worlds (race_actor (s), find_addable (s, s->actor, &w), RACE_DO_PRODUCE_ON, out);

  if (may_be_done (s, s->actor, &w))
    out[n++] = GAME_ANSWER (RACE_DO_DONE, 0, 0, 0);
  return n;
}

static void
apply_windfall (RaceState *s, GameAnswer answer, GameEvents *ev)
{
  (void) ev;
  if (GAME_ANSWER_KIND (answer) == RACE_DO_DONE)
    {
      s->now.stage = RACE_PRODUCE_FILL;
      s->now.at = 0;
    }
  else
    s->now.goods
      = (uint16_t) (s->now.goods | RACE_BIT (race_tableau_find (race_actor (s), GAME_ANSWER_A (answer))));
}

const RaceAsker race_ask_windfall = { legal_windfall, check_windfall, apply_windfall };
