/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/roll/assist/orrery-table-book.h"

#include "games/roll/assist/orrery-assignment.h"
#include "assist/orrery-decision.h"
#include "games/roll/assist/orrery-explain.h"
#include "games/roll/players/players.h"
#include "games/roll/words/orrery-roll.h"
#include "games/roll/words/orrery-story.h"

#include <glib/gi18n.h>
#include <string.h>

/* --- Setting the table --- */

static guint8
start_tile (const OrreryFinalSeat *seat, RollKind kind)
{
  for (guint i = 0; i < seat->n_tiles; i++)
    if (roll_faces[seat->tiles[i]].kind == kind)
      return seat->tiles[i];
  return ROLL_NONE;
}

static char *
find_missing (const OrreryFinalTable *table, const OrreryPlayer *players)
{
  for (guint i = 0; i < table->n_seats; i++)
    {
      const OrreryFinalSeat *seat = &table->seats[i];

      if (seat->faction == 0)
        return g_strdup_printf (_("%s: the faction is missing."), players[i].name);
      if (seat->home == ROLL_NONE)
        return g_strdup_printf (_("%s: the home world is missing."), players[i].name);
      if (start_tile (seat, ROLL_DEVELOPMENT) == ROLL_NONE)
        return g_strdup_printf (_("%s: the starting development is missing."), players[i].name);
      if (start_tile (seat, ROLL_WORLD) == ROLL_NONE)
        return g_strdup_printf (_("%s: the starting world is missing."), players[i].name);
    }
  return NULL;
}

static GameAnswer
answer_setup (const OrreryFinalTable *table, const RollState *state)
{
  const OrreryFinalSeat *seat = &table->seats[state->actor];
  const guint8 development = start_tile (seat, ROLL_DEVELOPMENT);
  const guint8 world = start_tile (seat, ROLL_WORLD);

  switch (state->ask)
    {
    case ROLL_ASK_FACTION:
      return GAME_ANSWER (ROLL_DO_FACTION, seat->faction, 0, 0);
    case ROLL_ASK_HOME:
      return GAME_ANSWER (ROLL_DO_HOME, seat->home, 0, 0);
    case ROLL_ASK_DRAW:
      return GAME_ANSWER (
          ROLL_DO_TILE,
          ROLL_TILE_OF (state->start[state->actor][0] == ROLL_NONE ? development : world), 0, 0);
    default:
      return GAME_ANSWER (ROLL_DO_START, development, world, 0);
    }
}

OrreryRecord *
orrery_table_set (const OrreryFinalTable *table, const OrreryPlayer *players, char **problem)
{
  const GameSetup setup = { (guint8) table->n_seats, ROLL_MIRROR };
  g_autoptr (OrreryRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  *problem = find_missing (table, players);
  if (*problem != NULL)
    return NULL;
  record = orrery_record_new (&orrery_roll, &setup, 0, players);
  while (orrery_roll_state (record)->step == ROLL_STEP_SETUP)
    if (!orrery_record_answer (record, answer_setup (table, orrery_record_get_state (record)), NULL,
                               &error))
      {
        *problem = g_strdup (error->message);
        return NULL;
      }
  return g_steal_pointer (&record);
}

/* --- Who is asked --- */

guint
orrery_table_computers (OrreryRecord *record)
{
  guint computers = 0;

  for (guint i = 0; i < orrery_record_get_n_seats (record); i++)
    if (roll_player (orrery_record_get_player (record, i)->kind) != NULL)
      computers |= 1u << i;
  return computers;
}

gboolean
orrery_table_answer_alone (const RollState *state, OrreryDepth depth, guint computers,
                           GameAnswer *answer)
{
  *answer = GAME_ANSWER (ROLL_DO_TILE, ROLL_UNKNOWN, 0, 0);
  return depth != ORRERY_DEPTH_MIRROR && state->ask == ROLL_ASK_DRAW
         && (computers >> state->actor & 1) == 0
         && roll_check (state, *answer) == GAME_OK;
}

static gboolean
is_correction (GameAnswer answer)
{
  return GAME_ANSWER_KIND (answer) >= ROLL_DO_FIX_CREDITS;
}

static gboolean
is_stop (OrreryRecord *record, guint point, OrreryDepth depth)
{
  const guint computers = orrery_table_computers (record);
  GameAnswer legal[GAME_MAX_ANSWERS];
  RollState state;
  GameQuestion question;

  if (point < orrery_record_get_n_answers (record)
      && is_correction (orrery_record_get_answer (record, point)))
    return TRUE;
  orrery_record_state_at (record, point, &state);
  question = roll_question (&state);
  if (question.ask == GAME_OVER || state.step == ROLL_STEP_SETUP)
    return question.ask == GAME_OVER;
  if (question.ask == GAME_CHANCE)
    return state.ask == ROLL_ASK_SIDE ? orrery_reveal_is_due (&state)
                                      : !orrery_table_answer_alone (&state, depth, computers, legal);
  /* A round is entered as a whole, and a computer player needs nobody. */
  if (roll_is_assigning (state.ask) || (computers >> question.seat & 1) != 0)
    return FALSE;
  return roll_legal (&state, legal) > 1 && orrery_decision_find_begin (record, point) == point;
}

int
orrery_table_stop_before (OrreryRecord *record, guint point, OrreryDepth depth)
{
  while (point-- > 0)
    if (is_stop (record, point, depth))
      return (int) point;
  return -1;
}

int
orrery_table_stop_after (OrreryRecord *record, guint point, OrreryDepth depth)
{
  const guint n = orrery_record_get_n_answers (record);

  while (point++ < n)
    if (point == n || is_stop (record, point, depth))
      return (int) point;
  return -1;
}

/* --- Where are the dice? --- */

static OrreryDicePlace
place_of (guint place)
{
  if (place == ROLL_CITIZENRY)
    return ORRERY_DICE_CITIZENRY;
  return place >= ROLL_ZONE && place < ROLL_ZONE + 2 ? ORRERY_DICE_STACKS : ORRERY_DICE_REVEALED;
}

static void
count_seat (const RollState *state, guint seat, OrreryDiceCensus *census)
{
  const RollSeat *p = &state->seats[seat];

  for (guint place = 0; place < ROLL_N_PLACES; place++)
    for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
      census->colours[seat][place_of (place)][colour] += p->dice[place][colour];
  for (guint i = 0; i < p->n_tableau; i++)
    for (guint shift = 0; shift < 8; shift += 4)
      if ((p->goods[i] >> shift & 15) != 0)
        census->colours[seat][ORRERY_DICE_GOODS][(p->goods[i] >> shift & 15) - 1]++;
  /* Until Reveal the selector is in no column. */
  if (state->step == ROLL_STEP_ASSIGN && p->selector < ROLL_N_COLOURS)
    census->colours[seat][ORRERY_DICE_REVEALED][p->selector]++;
}

void
orrery_table_count_dice (const RollState *state, OrreryDiceCensus *census)
{
  memset (census, 0, sizeof *census);
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    census->box[colour] = roll_dice[colour].count;
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      count_seat (state, seat, census);
      for (guint place = 0; place < ORRERY_DICE_BOX; place++)
        for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
          {
            const guint n = census->colours[seat][place][colour];

            census->by_seat[seat][place] += n;
            census->by_place[place] += n;
            census->box[colour] -= (int) n;
          }
    }
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    census->by_place[ORRERY_DICE_BOX] += (guint) MAX (census->box[colour], 0);
}

/* --- Not to be forgotten --- */

static gboolean
acts (const RollPower *power, guint phase, gboolean optional)
{
  if (phase == ROLL_NO_PHASE)
    return power->phases == 0
           && (power->kind == ROLL_POWER_REASSIGN || power->kind == ROLL_POWER_DICTATE_AGAIN
               || power->kind == ROLL_POWER_DICTATE_MORE);
  return (power->phases & ROLL_BIT (phase)) != 0 && (!optional || power->may);
}

GArray *
orrery_table_list_powers (const RollState *state, guint seat, guint phase, gboolean optional)
{
  const RollSeat *p = &state->seats[seat];
  GArray *faces = g_array_new (FALSE, FALSE, sizeof (guint8));

  for (guint i = 0; i < p->n_tableau; i++)
    for (guint k = 0; k < roll_faces[p->tableau[i]].n_powers; k++)
      if (acts (&roll_faces[p->tableau[i]].powers[k], phase, optional))
        {
          g_array_append_val (faces, p->tableau[i]);
          break;
        }
  return faces;
}
