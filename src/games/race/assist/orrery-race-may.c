/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/race/assist/orrery-race-may.h"

#include "games/race/catalog/orrery-race-names.h"
#include "games/race/catalog/orrery-race-texts.h"
#include "games/race/words/orrery-race-play-words.h"
#include "games/race/words/orrery-race-story.h"

#include <glib/gi18n.h>

/* --- When --- */

/* The powers that work in a phase, as a mask of RaceWhen. */
static guint
whens_of (guint phase)
{
  static const guint whens[RACE_N_PHASES] = {
    [RACE_PHASE_EXPLORE] = RACE_BIT (RACE_IN_EXPLORE),
    [RACE_PHASE_DEVELOP] = RACE_BIT (RACE_IN_DEVELOP),
    [RACE_PHASE_DEVELOP_AGAIN] = RACE_BIT (RACE_IN_DEVELOP),
    [RACE_PHASE_SETTLE] = RACE_BIT (RACE_IN_SETTLE),
    [RACE_PHASE_SETTLE_AGAIN] = RACE_BIT (RACE_IN_SETTLE),
    [RACE_PHASE_CONSUME] = RACE_BIT (RACE_IN_TRADE) | RACE_BIT (RACE_IN_CONSUME),
    [RACE_PHASE_PRODUCE] = RACE_BIT (RACE_IN_PRODUCE),
  };

  return whens[phase];
}

static gboolean
works_now (const RaceState *state, guint when)
{
  return state->step == RACE_STEP_PHASES && (whens_of (state->phase) & when) != 0;
}

/* --- Reminders --- */

/* Powers that only change a number are visible in that number, and goods are automatic. */
static gboolean
is_worth_saying (const RacePower *power)
{
  switch ((int) power->kind)
    {
    case RACE_POWER_EXPLORE_DRAW: /* in the numbers of Explore */
    case RACE_POWER_EXPLORE_KEEP:
    case RACE_POWER_REDUCE_DEVELOPMENT_COST:
    case RACE_POWER_REDUCE_WORLD_COST:
    case RACE_POWER_MILITARY:
    case RACE_POWER_SPECIALIZED_MILITARY:
    case RACE_POWER_TRADE_BONUS:
    case RACE_POWER_PRODUCE_ON_THIS_WORLD:
      return FALSE;
    default:
      return TRUE;
    }
}

static void
clear (gpointer reminder)
{
  g_free (((OrreryRaceReminder *) reminder)->text);
}

static void
add_explore (GArray *list, const RaceState *state, guint seat)
{
  const int n = race_explore_draws (state, (int) seat);
  RaceState drawn = *state;
  OrreryRaceReminder one = { RACE_PHASE_EXPLORE, seat, RACE_N_DESIGNS, NULL };

  drawn.seats[seat].n_drawn = (guint8) n;
  one.text = g_strdup_printf (_("Draw %d, keep %d."), n, race_explore_keeps (&drawn, (int) seat));
  g_array_append_val (list, one);
}

/* The seat has had its turn in that phase. Nobody is asked about Explore, so that its numbers stay. */
static gboolean
is_done (const RaceState *state, guint phase, guint seat)
{
  const guint turn = (seat + state->n_seats - state->first) % state->n_seats;

  return phase != RACE_PHASE_EXPLORE && (phase < state->phase || (phase == state->phase && turn < state->turn));
}

static gboolean
is_used (const RaceState *state, guint phase, guint seat, guint place, guint power)
{
  return phase == RACE_PHASE_CONSUME && state->phase == phase && state->actor == seat
         && (state->now.used >> (place * RACE_MAX_POWERS + power) & 1) != 0;
}

static void
add_powers (GArray *list, const RaceState *state, guint phase, guint seat)
{
  const RaceSeat *p = &state->seats[seat];

  for (guint i = 0; i < p->n_tableau; i++)
    {
      const RaceDesign *card = race_design (state, p->tableau[i]);

      for (guint k = 0; k < card->n_powers; k++)
        if ((whens_of (phase) >> card->powers[k].when & 1) != 0 && is_worth_saying (&card->powers[k])
            && !is_used (state, phase, seat, i, k))
          {
            const OrreryRaceReminder one = { phase, seat, p->tableau[i], orrery_race_tell_power (&card->powers[k]) };

            g_array_append_val (list, one);
          }
    }
}

GArray *
orrery_race_list_reminders (const RaceState *state)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (OrreryRaceReminder));

  g_array_set_clear_func (list, clear);
  for (guint phase = 0; state->step == RACE_STEP_PHASES && phase < RACE_N_PHASES; phase++)
    for (guint i = 0; (state->phases >> phase & 1) != 0 && i < state->n_seats; i++)
      {
        if (phase == RACE_PHASE_EXPLORE)
          add_explore (list, state, i);
        if (!is_done (state, phase, i))
          add_powers (list, state, phase, i);
      }
  return list;
}

/* --- May I use it? --- */

static char *
tell_when (const RaceDesign *card)
{
  g_autoptr (GString) phases = g_string_new (NULL);

  for (guint when = 0; when <= RACE_IN_PRODUCE; when++)
    if ((card->when >> when & 1) != 0)
      g_string_append_printf (phases, "%s%s", phases->len > 0 ? ", " : "", orrery_race_when_name (when));
  return g_strdup_printf (_("Not now: it works in %s."), phases->str);
}

/* The answer with which a player uses the card; 0: it needs none. */
static GameAnswer
answer_of (const RaceState *state, const RaceDesign *card, guint design)
{
  for (guint i = 0; i < card->n_powers; i++)
    switch ((int) card->powers[i].kind)
      {
      case RACE_POWER_TEMPORARY_MILITARY:
        return GAME_ANSWER (RACE_DO_DISCARD, design, 0, 0);
      case RACE_POWER_PLACE_WORLD_FOR_ZERO:
      case RACE_POWER_CONSUME:
      case RACE_POWER_CONSUME_GOOD_AT_TRADE_PRICE:
      case RACE_POWER_CONSUME_ALL_GOODS:
        if (works_now (state, RACE_BIT (card->powers[i].when)))
          return GAME_ANSWER (RACE_DO_USE, design, 0, 0);
        break;
      default:
        break;
      }
  return 0;
}

char *
orrery_race_may_use (const RaceState *state, guint seat, guint design, const char *const *names, gboolean *may)
{
  const RaceDesign *card = race_design (state, design);
  const GameQuestion question = race_question (state);
  GameAnswer answer;
  GameStatus status;

  if (may != NULL)
    *may = FALSE;
  if (card->n_powers == 0)
    return g_strdup (_("It has no power."));
  if (!works_now (state, card->when))
    return tell_when (card);
  answer = answer_of (state, card, design);
  if (answer == 0)
    {
      if (may != NULL)
        *may = TRUE;
      return g_strdup (_("It works by itself in this phase."));
    }
  if (question.seat != (int) seat && question.seat >= 0)
    return g_strdup_printf (_("Not now: %s has to decide first."), names[question.seat]);
  status = race_check (state, answer);
  if (may != NULL)
    *may = status == RACE_OK;
  return status == RACE_OK ? g_strdup (_("Yes.")) : g_strdup_printf (_("No. %s"), orrery_race_story_refusal (status));
}

/* --- May I place it? --- */

/* The table as if the seat had chosen a card from its hand in that phase. */
static RaceState
ask_for (const RaceState *state, guint seat, gboolean world)
{
  const guint again = world ? RACE_PHASE_SETTLE_AGAIN : RACE_PHASE_DEVELOP_AGAIN;
  RaceState asked = *state;
  RaceSeat *p = &asked.seats[seat];

  /* The bonus of a second phase is another one. */
  if (state->step != RACE_STEP_PHASES || state->phase != again)
    asked.phase = world ? RACE_PHASE_SETTLE : RACE_PHASE_DEVELOP;
  asked.step = RACE_STEP_PHASES;
  asked.ask = world ? RACE_ASK_SETTLE : RACE_ASK_DEVELOP;
  asked.actor = (guint8) seat;
  for (guint i = 0; i < asked.n_seats; i++)
    asked.seats[i].placing = 0;
  /* Does not check that the player has the card. */
  p->n_unknown = p->n_hand;
  p->hand = p->shown = (RaceCards) { { 0, 0 }, { 0, 0 } };
  return asked;
}

char *
orrery_race_may_place (const RaceState *state, guint seat, guint design, gboolean *may)
{
  const gboolean world = race_design (state, design)->kind == RACE_WORLD;
  const RaceState asked = ask_for (state, seat, world);
  const GameAnswer answer = GAME_ANSWER (world ? RACE_DO_SETTLE : RACE_DO_DEVELOP, design, 0, 0);
  const GameStatus status = race_check (&asked, answer);
  g_autofree char *gain = status == RACE_OK ? orrery_race_play_gain (&asked, answer) : NULL;
  g_autofree char *why = orrery_race_play_why (&asked, design);

  if (may != NULL)
    *may = status == RACE_OK;
  if (status != RACE_OK)
    return g_strdup_printf (_("No. %s"), orrery_race_story_refusal (status));
  /* Translators: "Yes: pay 3. Printed 5, Replicant Robots −2." */
  return why != NULL ? g_strdup_printf (_("Yes: %s. %s"), gain, why) : g_strdup_printf (_("Yes: %s."), gain);
}
