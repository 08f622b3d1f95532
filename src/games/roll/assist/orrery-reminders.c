/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/roll/assist/orrery-reminders.h"

#include "assist/orrery-games.h"
#include "games/roll/words/orrery-roll.h"

enum
{
  OFTEN_ENOUGH = 3,
  NEVER = 99
};

/* --- What was missed --- */

/* The kind of power that the question offers, if it is one that can be forgotten. */
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
    if (g_array_index (missed, OrreryMissed, i).face == face)
      return (int) i;
  return -1;
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
    {
      const OrreryMissed one = { state->actor, face, i };

      g_array_append_val (missed, one);
    }
}

GArray *
orrery_reminders_list (const RollState *begin, const GameAnswer *answers, gsize n)
{
  GArray *missed = g_array_new (FALSE, FALSE, sizeof (OrreryMissed));
  RollState state = *begin;
  guint64 used = 0;

  for (gsize i = 0; i < n; i++)
    {
      take_answer (missed, &used, &state, answers[i], (guint) i);
      if (roll_apply (&state, answers[i], NULL) != GAME_OK)
        break;
    }
  if (begin->step != ROLL_STEP_PHASES
      || (state.turn == begin->turn && state.phase == begin->phase && state.step == begin->step))
    g_array_set_size (missed, 0);
  return missed;
}

/* --- Who wants it --- */

static GKeyFile *
load (char **path)
{
  GKeyFile *file = g_key_file_new ();

  *path = orrery_games_dup_path (ORRERY_GAMES_TABLES, "reminders.ini");
  g_key_file_load_from_file (file, *path, G_KEY_FILE_NONE, NULL);
  return file;
}

static void
store (const char *name, guint8 face, int change)
{
  g_autofree char *path = NULL;
  g_autoptr (GKeyFile) file = load (&path);
  g_autoptr (GError) error = NULL;
  const int before = g_key_file_get_integer (file, name, roll_faces[face].id, NULL);

  g_key_file_set_integer (file, name, roll_faces[face].id, change == 0 ? 0 : before + change);
  if (!g_key_file_save_to_file (file, path, &error))
    g_message ("%s", error->message); /* what is lost is only that one is reminded once more */
}

gboolean
orrery_reminders_wants (const char *name, guint8 face)
{
  g_autofree char *path = NULL;
  g_autoptr (GKeyFile) file = load (&path);

  return g_key_file_get_integer (file, name, roll_faces[face].id, NULL) < OFTEN_ENOUGH;
}

void
orrery_reminders_let_go (const char *name, guint8 face, gboolean never)
{
  store (name, face, never ? NEVER : 1);
}

void
orrery_reminders_used (const char *name, guint8 face)
{
  store (name, face, 0);
}
