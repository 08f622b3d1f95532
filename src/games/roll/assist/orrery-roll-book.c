/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/assist/orrery-roll-book.h"

#include "games/roll/assist/lines/orrery-explain.h"
#include "games/roll/assist/orrery-roll-entry.h"
#include "games/roll/words/orrery-roll.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  SHORT_BAG = 15 /* tiles; with fewer, the order of Explore may matter */
};

/* --- Setting the table --- */

static guint8
start_tile (const OrreryFinalSeat *seat, RollKind kind)
{
  for (guint i = 0; i < seat->n_tiles; i++)
    if (roll_faces[seat->tiles[i]].kind == kind)
      return seat->tiles[i];
  return ROLL_NONE;
}

/* NULL: nothing. */
static char *
tell_missing (const OrreryFinalSeat *seat, const char *name)
{
  if (seat->faction == 0)
    return g_strdup_printf (_("%s: the faction is missing."), name);
  if (seat->home == ROLL_NONE)
    return g_strdup_printf (_("%s: the home world is missing."), name);
  if (start_tile (seat, ROLL_DEVELOPMENT) == ROLL_NONE)
    return g_strdup_printf (_("%s: the starting development is missing."), name);
  if (start_tile (seat, ROLL_WORLD) == ROLL_NONE)
    return g_strdup_printf (_("%s: the starting world is missing."), name);
  return NULL;
}

int
orrery_table_find_incomplete (const OrreryFinalTable *table)
{
  for (guint i = 0; i < table->n_seats; i++)
    {
      g_autofree char *missing = tell_missing (&table->seats[i], "");

      if (missing != NULL)
        return (int) i;
    }
  return -1;
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
  const int incomplete = orrery_table_find_incomplete (table);
  g_autoptr (OrreryRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  *problem = NULL;
  if (incomplete >= 0)
    {
      *problem = tell_missing (&table->seats[incomplete], players[incomplete].name);
      return NULL;
    }
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

static const char *
tell_secret (const void *state)
{
  return ((const RollState *) state)->ask == ROLL_ASK_DRAW ? _("You drew a tile.") : _("This is about your tiles.");
}

static const char *
tell_unsaid (const void *state)
{
  return ((const RollState *) state)->ask == ROLL_ASK_DRAW ? _("Keep It Secret") : NULL;
}

/* After recruiting, whichever dice those are. */
static gboolean
is_recall_next (RollState state)
{
  const guint8 actor = state.actor;
  GameAnswer legal[GAME_MAX_ANSWERS];

  while (state.ask == ROLL_ASK_RECRUIT && state.actor == actor)
    {
      roll_legal (&state, legal);
      roll_apply (&state, legal[0], NULL);
    }
  return state.ask == ROLL_ASK_RECALL && state.actor == actor;
}

/* Optional steps, requested with the question before. */
static const char *
tell_optional (const void *asked)
{
  const RollState *state = asked;
  const RollSeat *seat = &state->seats[state->actor];

  if (state->ask == ROLL_ASK_EXPLORE && seat->n_stack[ROLL_DEVELOPMENT] + seat->n_stack[ROLL_WORLD] > 0)
    return _("Abandon Tiles…");
  return state->ask == ROLL_ASK_RECRUIT && is_recall_next (*state) ? _("Recall…") : NULL;
}

static char *
tell_together (const void *asked)
{
  const RollState *state = asked;
  const RollSeat *seat = &state->seats[state->actor];

  if (state->ask != ROLL_ASK_RECRUIT)
    return NULL;
  /* Translators: credits; how many dice a player recruits of those in the Citizenry. */
  return g_strdup_printf (_("$%u: %u of %u dice"), seat->credits, state->now.moves,
                          roll_count_dice (seat->dice[ROLL_CITIZENRY]));
}

static gboolean
is_round_due (const void *state)
{
  return orrery_reveal_is_due (state);
}

static gboolean
is_in_round (const void *state)
{
  const RollState *s = state;

  return s->step == ROLL_STEP_ASSIGN || s->ask == ROLL_ASK_SPARE;
}

/* --- Turns --- */

/* TRUE if the seat's turn of this phase is still to come, and the order makes no difference. */
static gboolean
is_to_come (const RollState *state, guint seat)
{
  if (state->step != ROLL_STEP_PHASES && state->step != ROLL_STEP_MANAGE)
    return FALSE;
  if (state->step == ROLL_STEP_PHASES && state->phase == ROLL_EXPLORE && state->bag_count < SHORT_BAG)
    return FALSE;
  return (seat + state->n_seats - state->first) % state->n_seats > state->turn;
}

/* The rest of the table stays the same; the seat is asked first. */
static gboolean
begin_turn (void *table, guint seat)
{
  RollState *state = table;

  if (!is_to_come (state, seat))
    return FALSE;
  state->first = (guint8) seat;
  state->turn = 0;
  memset (&state->now, 0, sizeof state->now);
  state->ask = ROLL_ASK_NOTHING;
  state->actor = state->piece = 0;
  roll_view (state, (int) seat);
  return TRUE;
}

static gboolean
is_same_turn (const void *before, const void *after)
{
  const RollState *a = before, *b = after;

  return a->round == b->round && a->step == b->step && a->phase == b->phase && a->turn == b->turn;
}

static const OrreryDepth depths[] = {
  [ORRERY_ROLL_BOOKS] = { "books", N_("Books"),
                          N_("Enter what was revealed. Orrery moves dice, credits, chips and goods, "
                             "and asks only about choices.") },
  [ORRERY_ROLL_MIRROR] = { "mirror", N_("Full Mirror"),
                           N_("Enter rolls and draws too; pass the screen around for secrets.") },
};

const OrreryTableBook orrery_roll_book = {
  .depths = depths,
  .n_depths = G_N_ELEMENTS (depths),
  .answer_alone = orrery_roll_answer_alone,
  .answer_unsaid = orrery_roll_answer_unsaid,
  .is_optional = orrery_roll_is_optional,
  .tell_optional = tell_optional,
  .suggest = orrery_roll_suggest,
  .tell_together = tell_together,
  .together = N_("Which dice does each player recruit?"),
  .list_bundles = orrery_roll_list_bundles,
  .tell_secret = tell_secret,
  .tell_unsaid = tell_unsaid,
  .is_round_due = is_round_due,
  .is_in_round = is_in_round,
  .new_entry = orrery_roll_new_entry,
  .begin_turn = begin_turn,
  .is_same_turn = is_same_turn,
  .list_missed = orrery_roll_list_missed,
};

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
  /* Until Reveal, the selector is in no column. */
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

/* --- Reminders --- */

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
