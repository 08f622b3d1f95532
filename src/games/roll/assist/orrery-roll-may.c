/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/assist/orrery-roll-may.h"

#include "games/roll/assist/orrery-roll-book.h"
#include "games/roll/words/orrery-play-words.h"
#include "games/roll/words/orrery-story.h"
#include "games/roll/words/orrery-words.h"

#include <glib/gi18n.h>

/* The best statement about several ways to use a piece. */
typedef struct
{
  const RollState *state;
  GameAnswer answer;
  GameStatus status;
  gboolean found;
} Verdict;

/* The table as the seat may answer it: if the order of the players makes no difference, its turn may come now. */
static RollState
as_asked (const RollState *state, guint seat)
{
  RollState ahead = *state;

  if (roll_question (state).seat != (int) seat && orrery_roll_book.begin_turn (&ahead, seat)
      && roll_question (&ahead).seat == (int) seat)
    return ahead;
  return *state;
}

/* A reason about the piece is more helpful than one about the question. The order of choices that make no difference
 * is of no interest at the table. */
static void
consider (Verdict *verdict, GameAnswer answer)
{
  const GameStatus checked = roll_check (verdict->state, answer);
  const GameStatus status = checked == ROLL_OUT_OF_ORDER ? GAME_OK : checked;
  const gboolean vague = status == ROLL_OTHER_QUESTION || status == ROLL_NO_SUCH_ANSWER;

  if (verdict->found
      && (verdict->status == GAME_OK
          || (status != GAME_OK && (vague || verdict->status != ROLL_OTHER_QUESTION))))
    return;
  verdict->found = TRUE;
  verdict->answer = answer;
  verdict->status = status == ROLL_NO_SUCH_ANSWER ? ROLL_OTHER_QUESTION : status;
}

static char *
say (const Verdict *verdict, guint seat, const char *const *names, gboolean *may)
{
  const GameQuestion question = roll_question (verdict->state);
  const gboolean other = question.seat != (int) seat && question.ask != GAME_OVER;
  const gboolean yes = verdict->status == GAME_OK && !other;

  if (may != NULL)
    *may = yes;
  if (yes)
    {
      g_autofree char *what = orrery_play_answer (verdict->state, verdict->answer);

      return g_strdup_printf (_("Yes: %s"), what);
    }
  if (other && question.seat >= 0)
    return g_strdup_printf (_("Not now: %s has to decide first."), names[question.seat]);
  return g_strdup_printf (_("No. %s"), orrery_story_refusal (verdict->status));
}

/* Mask; goods are produced and shipped. */
static guint
get_phases (const RollFace *face)
{
  const gboolean has_goods = face->kind == ROLL_WORLD && face->colour < ROLL_N_COLOURS;
  guint phases = has_goods ? ROLL_BIT (ROLL_PRODUCE) | ROLL_BIT (ROLL_SHIP) : 0;

  for (guint i = 0; i < face->n_powers; i++)
    phases |= face->powers[i].phases;
  return phases;
}

/* When it works, if it does not work now. */
static char *
say_when (const RollFace *face)
{
  g_autoptr (GString) phases = g_string_new (NULL);

  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    if ((get_phases (face) & ROLL_BIT (phase)) != 0)
      g_string_append_printf (phases, "%s%s", phases->len > 0 ? ", " : "", orrery_phase_name (phase));
  if (face->reassign)
    return g_strdup (_("Not now: it works before Reveal."));
  if (phases->len == 0)
    return g_strdup (_("You don’t have to do anything: it works by itself."));
  return g_strdup_printf (_("Not now: it works in %s."), phases->str);
}

/* Everybody assigns at the same time, so nobody has to decide first. */
static char *
say_reassign (const RollState *state, guint seat, guint8 face, gboolean *may)
{
  /* Other powers change what Dictate may do. */
  const gboolean can = roll_faces[face].powers[0].kind != ROLL_POWER_REASSIGN
                       || roll_reassign_use (state, (int) seat, face).most > 0;

  if (may != NULL)
    *may = can;
  return g_strdup (can ? _("Yes, before Reveal: move dice, then enter them where they are.")
                       : _("Not now: it moves no dice at the moment."));
}

char *
orrery_roll_may_use (const RollState *state, guint seat, guint8 face, const char *const *names, gboolean *may)
{
  const RollFace *f = &roll_faces[face];
  const RollState asked = as_asked (state, seat);
  Verdict verdict = { &asked, 0, ROLL_OTHER_QUESTION, FALSE };

  if (may != NULL)
    *may = FALSE;
  if (f->reassign && state->step == ROLL_STEP_ASSIGN)
    return say_reassign (state, seat, face, may);
  if (state->step != ROLL_STEP_PHASES || (get_phases (f) & ROLL_BIT (state->phase)) == 0)
    return say_when (f);
  consider (&verdict, GAME_ANSWER (ROLL_DO_USE, face, 0, 0));
  for (guint i = 0; i < f->n_powers; i++)
    {
      if (f->powers[i].kind == ROLL_POWER_REARRANGE)
        consider (&verdict, GAME_ANSWER (ROLL_DO_REARRANGE, 0, 0, 0));
      if (f->powers[i].kind == ROLL_POWER_TRADE_BUY)
        consider (&verdict, GAME_ANSWER (ROLL_DO_BUY, 0, 0, 0));
      if (!f->powers[i].may && (f->powers[i].phases & ROLL_BIT (state->phase)) != 0)
        return g_strdup (_("It works automatically in this phase."));
    }
  for (guint colour = 0; f->kind == ROLL_WORLD && colour < ROLL_N_COLOURS; colour++)
    {
      consider (&verdict, GAME_ANSWER (ROLL_DO_SHIP, face, colour, 0));
      consider (&verdict, GAME_ANSWER (ROLL_DO_PRODUCE, colour, face, 0));
    }
  return say (&verdict, seat, names, may);
}

char *
orrery_roll_may_use_die (const RollState *state, guint seat, guint colour, const char *const *names, gboolean *may)
{
  static const guint8 kinds[] = { ROLL_DO_WORKER,  ROLL_DO_SCOUT, ROLL_DO_STOCK, ROLL_DO_TRADE,
                                  ROLL_DO_CONSUME, ROLL_DO_COUNT, ROLL_DO_KEEP,  ROLL_DO_RECRUIT };
  const RollState asked = as_asked (state, seat);
  Verdict verdict = { &asked, 0, ROLL_OTHER_QUESTION, FALSE };

  if (may != NULL)
    *may = FALSE;
  if (state->step == ROLL_STEP_ASSIGN)
    return g_strdup (_("Not now: dice work after Reveal."));
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    consider (&verdict, GAME_ANSWER (kinds[i], colour, 0, 0));
  for (guint i = 0; i < state->seats[seat].n_tableau; i++)
    consider (&verdict, GAME_ANSWER (ROLL_DO_PRODUCE, colour, state->seats[seat].tableau[i], 0));
  for (guint column = 0; column < ROLL_N_PHASES; column++)
    consider (&verdict, GAME_ANSWER (ROLL_DO_DICTATE, colour, column, 0));
  return say (&verdict, seat, names, may);
}
