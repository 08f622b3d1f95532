/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table-script.h"

#include "assist/orrery-decision.h"
#include "games/roll/assist/orrery-roll-book.h"
#include "games/roll/words/orrery-roll.h"

#include <string.h>

guint8
face_by_name (const char *name)
{
  for (guint face = 0; face < ROLL_N_FACES; face++)
    if (g_str_equal (roll_faces[face].name, name))
      return (guint8) face;
  g_error ("no tile is called %s", name);
}

static int
seat_by_name (const Script *script, const char *name)
{
  for (guint i = 0; i < script->n_seats; i++)
    if (g_str_equal (script->players[i].name, name))
      return (int) i;
  return -1;
}

void
script_full (OrreryRevealed *revealed)
{
  for (guint i = 0; i < revealed->n; i++)
    if (revealed->dice[i].side == ROLL_NO_PHASE)
      revealed->dice[i].side = revealed->dice[i].column;
}

/* --- Steps --- */

static void
free_step (gpointer data)
{
  ScriptStep *step = data;

  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    g_free (step->lines[i]);
  g_free (step->wrong_line);
  g_free (step);
}

void
script_free (Script *script)
{
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    g_free (script->players[i].name);
  g_ptr_array_unref (script->steps);
  g_clear_object (&script->start);
  g_free (script);
}

static ScriptStep *
add_step (Script *script, ScriptKind kind)
{
  ScriptStep *step = g_new0 (ScriptStep, 1);

  step->kind = kind;
  step->before = script->end;
  step->wrong = -1;
  g_ptr_array_add (script->steps, step);
  return step;
}

static void
apply (Script *script, GameAnswer answer, const char *line)
{
  if (roll_apply (&script->end, answer, NULL) != GAME_OK)
    g_error ("round %d: the rules refuse “%s”", script->end.round, line);
}

static void
add_answer (Script *script, GameAnswer answer, const char *line)
{
  add_step (script, SCRIPT_ANSWER)->answer = answer;
  apply (script, answer, line);
}

/* Steps that are not in the script. */
static void
pass_forced (Script *script)
{
  GameAnswer legal[GAME_MAX_ANSWERS];

  while (roll_question (&script->end).ask == GAME_DECIDE && orrery_decision_is_forced (&roll_game, &script->end))
    {
      roll_legal (&script->end, legal);
      add_answer (script, legal[0], "");
    }
}

static void
end_round (Script *script, ScriptStep *round)
{
  OrreryRevealed revealed[ROLL_MAX_SEATS];
  g_autoptr (GArray) answers = NULL;

  for (guint i = 0; i < script->n_seats; i++)
    {
      if (round->lines[i] == NULL)
        g_error ("round %d: %s is missing", script->end.round, script->players[i].name);
      orrery_dice_line_revealed (round->lines[i], &revealed[i]);
      script_full (&revealed[i]);
    }
  answers = orrery_reveal_list_answers (&script->end, revealed, NULL);
  for (guint i = 0; i < answers->len; i++)
    apply (script, g_array_index (answers, GameAnswer, i), "the dice");
}

/* --- Reading --- */

static void
read_start (Script *script, OrreryFinalTable *table, const char *text)
{
  g_auto (GStrv) halves = g_strsplit (text, ": ", 2);
  g_auto (GStrv) tiles = g_strsplit (halves[1], ", ", -1);
  const guint seat = script->n_seats++;

  table->n_seats = script->n_seats;
  script->players[seat] = (OrreryPlayer){ g_strdup (halves[0]), (char *) "person" };
  for (guint i = 0; tiles[i] != NULL; i++)
    g_assert_true (orrery_final_table_add (table, seat, face_by_name (tiles[i])));
}

static GameAnswer
read_answer (const char *text)
{
  const char *colon = strstr (text, ": ");
  GameAnswer answer;

  if (!roll_parse (colon != NULL ? colon + 2 : text, &answer))
    g_error ("“%s” is no answer", text);
  return answer;
}

/* "Ada   2we wd*": a player's revealed dice. */
static gboolean
read_line (Script *script, const char *text, int *seat, char **line)
{
  g_auto (GStrv) parts = g_strsplit (text, "  ", 2);

  *seat = seat_by_name (script, parts[0]);
  if (*seat < 0 || parts[1] == NULL)
    return FALSE;
  *line = g_strdup (g_strstrip (parts[1]));
  return TRUE;
}

static void
read_oops (Script *script, ScriptStep *round, const char *text)
{
  g_autofree char *line = NULL;
  int seat;

  script->n_oops++;
  if (round != NULL && read_line (script, text, &seat, &line))
    {
      round->wrong = seat;
      round->wrong_line = g_steal_pointer (&line);
      return;
    }
  pass_forced (script);
  add_step (script, SCRIPT_OOPS)->answer = read_answer (text);
}

static void
read_fix (Script *script, const char *text)
{
  const GameAnswer answer = read_answer (text);

  pass_forced (script);
  script->n_fixes++;
  add_step (script, SCRIPT_FIX)->answer = answer;
  apply (script, answer, text);
}

static void
read_text (Script *script, ScriptStep **round, const char *text)
{
  const gboolean entering = *round != NULL;
  char *line = NULL;
  int seat;

  if (g_str_has_prefix (text, "round "))
    {
      pass_forced (script);
      g_assert_true (orrery_reveal_is_due (&script->end));
      g_assert_cmpint (atoi (text + 6), ==, script->end.round);
      *round = add_step (script, SCRIPT_ROUND);
      return;
    }
  if (g_str_has_prefix (text, "oops ") && (!entering || strstr (text, ": ") == NULL))
    {
      read_oops (script, *round, text + 5);
      return;
    }
  if (entering && read_line (script, text, &seat, &line))
    {
      (*round)->lines[seat] = line;
      return;
    }
  if (entering)
    end_round (script, g_steal_pointer (round));
  if (g_str_has_prefix (text, "oops "))
    read_oops (script, NULL, text + 5);
  else if (g_str_has_prefix (text, "fix "))
    read_fix (script, text + 4);
  else if (g_str_has_prefix (text, "score "))
    {
      g_auto (GStrv) halves = g_strsplit (text + 6, ": ", 2);

      script->scores[seat_by_name (script, halves[0])] = atoi (halves[1]);
    }
  else
    {
      pass_forced (script);
      add_answer (script, read_answer (text), text);
    }
}

Script *
script_load (const char *path)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  Script *script = g_new0 (Script, 1);
  ScriptStep *round = NULL;
  OrreryFinalTable table;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  script->steps = g_ptr_array_new_with_free_func (free_step);
  orrery_final_table_init (&table, 0);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (*lines[i] == '\0' || *lines[i] == '#')
        continue;
      if (g_str_has_prefix (lines[i], "start "))
        {
          read_start (script, &table, lines[i] + 6);
          continue;
        }
      if (script->start == NULL)
        {
          g_autofree char *problem = NULL;

          script->start = orrery_table_set (&table, script->players, &problem);
          g_assert_cmpstr (problem, ==, NULL);
          script->end = *orrery_roll_state (script->start);
        }
      read_text (script, &round, lines[i]);
    }
  pass_forced (script);
  return script;
}
