/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Powers that a player could have used and did not. */
#include "games/roll/assist/orrery-roll-book.h"

#include "games/roll/words/orrery-words.h"

/* The kind of power that the question offers, if people can forget it. */
static int
offered_kind (const RollState *state)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  gsize n;

  switch (state->ask)
    {
    case ROLL_ASK_BUY:
      return ROLL_POWER_TRADE_BUY;
    case ROLL_ASK_REARRANGE:
      return ROLL_POWER_REARRANGE;
    case ROLL_ASK_PUT:
      n = roll_legal (state, legal);
      for (gsize i = 0; i < n; i++)
        if (GAME_ANSWER_C (legal[i]) != 0)
          return ROLL_POWER_PLACE_ON_TOP;
      return -1;
    default:
      return -1;
    }
}

static gboolean
uses (GameAnswer answer)
{
  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_BUY:
    case ROLL_DO_REARRANGE:
      return TRUE;
    case ROLL_DO_PUT:
      return GAME_ANSWER_C (answer) != 0;
    default:
      return FALSE;
    }
}

static guint8
face_with (const RollSeat *seat, int kind)
{
  for (guint i = 0; i < seat->n_tableau; i++)
    for (guint k = 0; k < roll_faces[seat->tableau[i]].n_powers; k++)
      if (roll_faces[seat->tableau[i]].powers[k].kind == kind)
        return seat->tableau[i];
  return ROLL_NONE;
}

static int
find (const GArray *missed, guint8 face)
{
  for (guint i = 0; i < missed->len; i++)
    if (face != ROLL_NONE && g_array_index (missed, OrreryMissed, i).id == roll_faces[face].id)
      return (int) i;
  return -1;
}

static void
add (GArray *missed, guint seat, guint8 face, guint answer)
{
  OrreryMissed one = { seat, answer, roll_faces[face].id, roll_faces[face].name, NULL };

  for (guint i = 0; one.why == NULL && i < roll_faces[face].n_powers; i++)
    one.why = orrery_power_brief (&roll_faces[face].powers[i]);
  g_array_append_val (missed, one);
}

static void
clear (gpointer missed)
{
  g_free (((OrreryMissed *) missed)->why);
}

/* A power that was used once was not forgotten. */
static void
take_answer (GArray *missed, guint64 *used, const RollState *state, GameAnswer answer, guint i)
{
  const int kind = roll_question (state).ask == GAME_DECIDE ? offered_kind (state) : -1;
  const guint8 face = kind >= 0 ? face_with (&state->seats[state->actor], kind) : ROLL_NONE;
  const int at = find (missed, face);

  if (face == ROLL_NONE)
    return;
  if (uses (answer))
    {
      *used |= ROLL_BIT (kind);
      if (at >= 0)
        g_array_remove_index (missed, (guint) at);
    }
  else if (at < 0 && (*used & ROLL_BIT (kind)) == 0)
    add (missed, state->actor, face, i);
}

GArray *
orrery_roll_list_missed (const void *begin, const GameAnswer *answers, gsize n)
{
  GArray *missed = g_array_new (FALSE, FALSE, sizeof (OrreryMissed));
  RollState state = *(const RollState *) begin;
  const gboolean in_phase = state.step == ROLL_STEP_PHASES;
  guint64 used = 0;

  g_array_set_clear_func (missed, clear);
  for (gsize i = 0; i < n; i++)
    {
      take_answer (missed, &used, &state, answers[i], (guint) i);
      if (roll_apply (&state, answers[i], NULL) != GAME_OK)
        break;
    }
  if (!in_phase || orrery_roll_book.is_same_turn (begin, &state))
    g_array_set_size (missed, 0);
  return missed;
}
