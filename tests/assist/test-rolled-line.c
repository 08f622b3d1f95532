/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A roll and its assignment in one line. */
#include "config.h"

#include "games/roll/assist/lines/orrery-rolled-line.h"

#include <string.h>

/* 3 Home dice, 1 Military, 2 Genes. */
static void
set_cup (RollState *state)
{
  memset (state, 0, sizeof *state);
  state->n_seats = 2;
  state->seats[0].dice[ROLL_CUP][ROLL_WHITE] = 3;
  state->seats[0].dice[ROLL_CUP][ROLL_RED] = 1;
  state->seats[0].dice[ROLL_CUP][ROLL_GREEN] = 2;
}

static void
read (OrreryRolledLine *line, const char *text)
{
  RollState state;

  set_cup (&state);
  orrery_rolled_line_read (line, text, &state, 0, FALSE);
}

/* All possible entries, and their shortest form. */
static void
test_whole (void)
{
  static const struct
  {
    const char *typed, *written;
  } lines[] = {
    { "eedS*swpwx", "2edS*swpwx" },
    { "2e d-s* , s w-p w-x", "2edS*swpwx" },
    { "3es*2we", "3es*2we" },
    { "3e*s2we", "e*2es2we" },
    { "Eeh*swewe", "2eh*s2we" },
  };
  RollState state;

  set_cup (&state);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      OrreryRolledLine line;
      g_autofree char *text = NULL;

      read (&line, lines[i].typed);
      g_assert_cmpint (line.problem, ==, ORRERY_ROLLED_RIGHT);
      g_assert_true (orrery_rolled_line_is_whole (&line, &state, 0));
      g_assert_cmpuint (line.colour, ==, ROLL_NO_COLOUR);
      text = orrery_rolled_line_write (&line, &state, 0, FALSE);
      g_assert_cmpstr (text, ==, lines[i].written);
    }
}

static void
test_dice (void)
{
  OrreryRolledLine line;
  const OrreryEntered *dice = line.revealed.dice;

  read (&line, "edS*hXswpww");
  g_assert_cmpint (line.problem, ==, ORRERY_ROLLED_UNCLEAR); /* no phase is called w */
  read (&line, "edS*hXswpw?");
  g_assert_cmpint (line.problem, ==, ORRERY_ROLLED_RIGHT);
  g_assert_true (line.is_open && line.is_assigned);
  g_assert_cmpuint (line.revealed.n, ==, 6);
  g_assert_cmpuint (dice[0].column, ==, ROLL_EXPLORE);
  g_assert_true (dice[1].selects && dice[1].side == ROLL_DEVELOP && dice[1].column == ROLL_SETTLE);
  g_assert_cmpuint (dice[2].column, ==, ORRERY_LINE_DICTATE);
  g_assert_cmpuint (dice[3].colour, ==, ROLL_RED);
  g_assert_true (dice[4].side == ROLL_WILD && dice[4].column == ROLL_PRODUCE);
  g_assert_cmpuint (dice[5].column, ==, ROLL_NO_PHASE);
}

/* An error, and its place. */
static void
test_problems (void)
{
  static const struct
  {
    const char *typed;
    OrreryRolledProblem problem;
    guint bad;
  } lines[] = {
    { "", ORRERY_ROLLED_MISSING, G_MAXUINT },
    { "eed", ORRERY_ROLLED_MISSING, G_MAXUINT },
    { "2", ORRERY_ROLLED_MISSING, G_MAXUINT },      /* waits for its face */
    { "h-", ORRERY_ROLLED_MISSING, G_MAXUINT },     /* and this for its column */
    { "h-q", ORRERY_ROLLED_UNCLEAR, 1 },
    { "eex", ORRERY_ROLLED_UNCLEAR, 2 },
    { "eE", ORRERY_ROLLED_UNCLEAR, 1 },             /* it is there */
    { "e*d*", ORRERY_ROLLED_UNCLEAR, 3 },           /* one selects */
    { "eX*", ORRERY_ROLLED_UNCLEAR, 2 },
    { "w", ORRERY_ROLLED_NO_FACE, 0 },              /* a Home die */
    { "4e", ORRERY_ROLLED_TOO_MANY, 1 },
    { "eedswewee", ORRERY_ROLLED_ALL, 8 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      OrreryRolledLine line;

      g_test_message ("%s", lines[i].typed);
      read (&line, lines[i].typed);
      g_assert_cmpint (line.problem, ==, lines[i].problem);
      g_assert_cmpuint (line.bad, ==, lines[i].bad);
    }
}

/* Dice are tapped in any order: those before them keep their places. */
static void
test_tapped (void)
{
  OrreryRolledLine line;
  RollState state;
  g_autofree char *text = NULL;
  g_autofree char *less = NULL;

  set_cup (&state);
  read (&line, "e");
  g_assert_true (orrery_rolled_line_add (&line, &state, 0, ROLL_GREEN, ROLL_WILD));
  g_assert_false (orrery_rolled_line_add (&line, &state, 0, ROLL_WHITE, ROLL_WILD));
  text = orrery_rolled_line_write (&line, &state, 0, FALSE);
  g_assert_cmpstr (text, ==, "e???w?");
  read (&line, text);
  g_assert_cmpint (line.problem, ==, ORRERY_ROLLED_MISSING);
  g_assert_cmpuint (line.rolled.n[ROLL_GREEN][ROLL_WILD], ==, 1);
  g_assert_true (orrery_rolled_line_drop (&line, ROLL_GREEN, ROLL_WILD));
  g_assert_false (orrery_rolled_line_drop (&line, ROLL_GREEN, ROLL_WILD));
  less = orrery_rolled_line_write (&line, &state, 0, FALSE);
  g_assert_cmpstr (less, ==, "e");
}

/* For a computer player, only the faces are entered. */
static void
test_computer (void)
{
  OrreryRolledLine line;
  RollState state;

  set_cup (&state);
  orrery_rolled_line_read (&line, "EEDsw*", &state, 0, TRUE);
  g_assert_cmpint (line.problem, ==, ORRERY_ROLLED_RIGHT);
  g_assert_cmpuint (line.rolled.n[ROLL_GREEN][ROLL_WILD], ==, 2);
  g_assert_cmpuint (line.rolled.n[ROLL_WHITE][ROLL_EXPLORE], ==, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rolled-line/whole", test_whole);
  g_test_add_func ("/rolled-line/dice", test_dice);
  g_test_add_func ("/rolled-line/problems", test_problems);
  g_test_add_func ("/rolled-line/tapped", test_tapped);
  g_test_add_func ("/rolled-line/computer", test_computer);
  return g_test_run ();
}
