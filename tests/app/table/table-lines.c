/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table-lines.h"

#include "games/roll/assist/lines/orrery-round-line.h"

#include <string.h>

static const ScriptStep *
step_at (const Script *script, guint i)
{
  return i < script->steps->len ? g_ptr_array_index (script->steps, i) : NULL;
}

guint
lines_get_selected (const ScriptStep *round, guint seat)
{
  OrreryRevealed revealed;

  orrery_dice_line_revealed (round->lines[seat], &revealed);
  return revealed.dice[orrery_revealed_selector (&revealed)].column;
}

/* --- Actions --- */

static gboolean
is_of (const ScriptStep *step, guint seat, guint ask)
{
  return step->kind == SCRIPT_ANSWER && step->before.actor == seat && step->before.ask == ask;
}

static char
task_of (const Script *script, guint i)
{
  const ScriptStep *step = step_at (script, i), *next = step_at (script, i + 1);

  if (GAME_ANSWER_KIND (step->answer) == ROLL_DO_STOCK)
    return '$';
  if (is_of (next, step->before.actor, ROLL_ASK_ABANDON) && GAME_ANSWER_KIND (next->answer) != ROLL_DO_DONE)
    return 'a';
  while (!is_of (step_at (script, i), step->before.actor, ROLL_ASK_PUT))
    i++;
  return GAME_ANSWER_B (step_at (script, i)->answer) == ROLL_DEVELOPMENT ? 'd' : 's';
}

/* The workers of a phase in the order in which they acted; idle ones come last. */
static void
list_workers (const Script *script, guint round, guint seat, guint phase, OrreryRoundLine *line)
{
  OrreryRevealed revealed;
  guint left[ROLL_N_COLOURS] = { 0 };

  orrery_dice_line_revealed (((ScriptStep *) step_at (script, round))->lines[seat], &revealed);
  for (guint i = 0; i < revealed.n; i++)
    left[revealed.dice[i].colour] += revealed.dice[i].column == phase;
  for (guint i = round + 1; step_at (script, i) != NULL && step_at (script, i)->kind != SCRIPT_ROUND; i++)
    {
      const ScriptStep *step = step_at (script, i);
      const guint colour = GAME_ANSWER_A (step->answer);

      if (step->before.phase != phase || step->before.step != ROLL_STEP_PHASES
          || (!is_of (step, seat, ROLL_ASK_EXPLORE) && !is_of (step, seat, ROLL_ASK_WORKER)))
        continue;
      left[colour]--;
      line->workers[phase][line->n[phase]++] =
          (OrreryLineWorker){ (guint8) colour, (guint8) (phase == ROLL_EXPLORE ? task_of (script, i) : 0) };
    }
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    for (; left[colour] > 0; left[colour]--)
      line->workers[phase][line->n[phase]++] = (OrreryLineWorker){ (guint8) colour, 0 };
}

/* --- The shortest form --- */

static gboolean
is_only (const guint8 *cup)
{
  guint n = 0;

  for (guint i = 0; i < ROLL_N_COLOURS; i++)
    n += cup[i] > 0;
  return n == 1;
}

/* Adjacent dice of the same color. */
static guint
count_run (const OrreryRoundLine *line, guint phase, guint i)
{
  const OrreryLineWorker *worker = &line->workers[phase][i];
  guint n = 1;

  while (i + n < line->n[phase] && memcmp (worker, worker + n, sizeof *worker) == 0)
    n++;
  return n;
}

/* `ends`: the last dice of their task or group, where the number of the only color is enough. */
static void
append_run (GString *text, const OrreryLineWorker *worker, guint n, gboolean only, gboolean ends)
{
  const gboolean is_told = !only || !ends;

  if (is_told ? n > 2 : n > 1 || worker->task == 0)
    g_string_append_printf (text, "%u", n);
  for (guint i = 0; is_told && i < (n > 2 ? 1 : n); i++)
    g_string_append_c (text, orrery_dice_line_colour_key (worker->colour));
  if (ends && worker->task != 0)
    g_string_append_c (text, (char) worker->task);
}

static void
append_group (GString *text, const OrreryRoundLine *line, guint phase, guint8 *cup)
{
  guint n;

  for (guint i = 0; i < line->n[phase]; i += n)
    {
      const OrreryLineWorker *worker = &line->workers[phase][i];

      n = count_run (line, phase, i);
      append_run (text, worker, n, is_only (cup), i + n == line->n[phase] || worker[n].task != worker->task);
      cup[worker->colour] = (guint8) (cup[worker->colour] - n);
    }
}

/* Those that Stock come together, so that one letter is enough for all of them; but questions stay in their order. */
static void
gather_stocks (OrreryRoundLine *line)
{
  OrreryLineWorker *workers = line->workers[ROLL_EXPLORE];
  guint n = 0;

  for (guint i = 0; i < line->n[ROLL_EXPLORE] && workers[i].task != 'a'; i++)
    if (workers[i].task == '$')
      {
        const OrreryLineWorker stock = workers[i];

        memmove (&workers[n + 1], &workers[n], (i - n) * sizeof *workers);
        workers[n++] = stock;
      }
}

static const RollSeat *
seat_at (const Script *script, guint i, guint seat)
{
  return step_at (script, i) != NULL ? &step_at (script, i)->before.seats[seat] : &script->end.seats[seat];
}

/* TRUE if all builders end in the same place: nothing was completed, or nobody is left on a tile. */
static gboolean
is_any_order (const Script *script, guint round, guint seat, guint phase)
{
  const guint zone = ROLL_ZONE + (phase == ROLL_DEVELOP ? ROLL_DEVELOPMENT : ROLL_WORLD);
  guint first = 0, after = 0;

  for (guint i = round + 1; step_at (script, i) != NULL && step_at (script, i)->kind != SCRIPT_ROUND; i++)
    if (is_of (step_at (script, i), seat, ROLL_ASK_WORKER) && step_at (script, i)->before.phase == phase)
      {
        first = first == 0 ? i : first;
        after = i + 1;
      }
  return phase >= ROLL_PRODUCE || first == 0
         || seat_at (script, first, seat)->n_tableau == seat_at (script, after, seat)->n_tableau
         || roll_count_dice (seat_at (script, after, seat)->dice[zone]) == 0;
}

static gboolean
is_in_order (const OrreryRoundLine *line, guint phase)
{
  for (guint i = 1; i < line->n[phase]; i++)
    if (line->workers[phase][i].colour < line->workers[phase][i - 1].colour)
      return FALSE;
  return TRUE;
}

static gboolean
is_stocking (const OrreryRoundLine *line)
{
  for (guint i = 0; i < line->n[ROLL_EXPLORE]; i++)
    if (line->workers[ROLL_EXPLORE][i].task != '$')
      return FALSE;
  return TRUE;
}

/* Everything that is left, if it is more than one letter. */
static gboolean
is_all (const OrreryRoundLine *line, guint phase, const guint8 *cup, gboolean any_order)
{
  return roll_count_dice (cup) == line->n[phase] && line->n[phase] > 1
         && (phase == ROLL_EXPLORE ? is_stocking (line) : any_order || is_in_order (line, phase));
}

/* Who selected another phase needs no "-" for Explore, if the next group has dice. */
static gboolean
is_understood (const OrreryRoundLine *line, guint phases, guint selected)
{
  const guint next = phases & ~ROLL_BIT (ROLL_EXPLORE);

  return selected != ROLL_EXPLORE && next != 0 && line->n[__builtin_ctz (next)] > 0;
}

char *
lines_write (const Script *script, guint round, guint seat, guint phases)
{
  GString *text = g_string_new (NULL);
  OrreryRoundLine line = { 0 };
  guint8 cup[ROLL_N_COLOURS];
  gboolean needs_gap = FALSE; /* after explorers' tasks and after "-" there is none */
  gsize whole = 0;
  guint any_order = 0;

  memcpy (cup, step_at (script, round)->before.seats[seat].dice[ROLL_CUP], sizeof cup);
  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    {
      list_workers (script, round, seat, phase, &line);
      if (phase == ROLL_EXPLORE)
        gather_stocks (&line);
      else
        any_order |= (guint) is_any_order (script, round, seat, phase) << phase;
    }
  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    if ((phases & ROLL_BIT (phase)) != 0)
      {
        if (needs_gap && line.n[phase] > 0)
          g_string_append_c (text, ' ');
        needs_gap = line.n[phase] > 0 && phase != ROLL_EXPLORE;
        if (is_all (&line, phase, cup, (any_order & ROLL_BIT (phase)) != 0))
          g_string_append (text, phase == ROLL_EXPLORE ? "*$" : "*");
        else
          append_group (text, &line, phase, cup);
        if (line.n[phase] > 0)
          whole = text->len;
        else if (phase != ROLL_EXPLORE || !is_understood (&line, phases, lines_get_selected (step_at (script, round), seat)))
          g_string_append_c (text, '-');
      }
  g_string_truncate (text, whole);
  return g_string_free (text, FALSE);
}
