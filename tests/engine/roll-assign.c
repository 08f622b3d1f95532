/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "roll-random.h"

static RollState
view_of (const RollState *s, int seat)
{
  RollState view = *s;

  roll_view (&view, seat);
  return view;
}

/* A round without questions after Assign leads straight to the next one. */
static bool
is_assigning (const Walk *w, const RollState *s)
{
  return s->step == ROLL_STEP_ASSIGN && s->round == ((const RollState *) &w->s)->round;
}

/* Others roll and assign at random, until the seat is asked or all have assigned. */
static void
pass_others (Walk *w, RollState *s, int seat)
{
  while (is_assigning (w, s) && roll_question (s).seat != seat)
    HOLDS (w, roll_apply (s, walk_any_answer (w, s, &w->sampling), NULL) == ROLL_OK);
}

/* Two worlds in which the seat rolls and assigns the same and the others do not. */
bool
roll_check_assign (Walk *w, int seat)
{
  RollState a = *(const RollState *) &w->s;
  RollState b = a;

  if (a.step != ROLL_STEP_ASSIGN || w->question.about != ROLL_ASK_SIDE || w->question.seat != 0)
    return false;
  for (;;)
    {
      GameAnswer answer;

      pass_others (w, &a, seat);
      pass_others (w, &b, seat);
      if (!is_assigning (w, &a) || !is_assigning (w, &b))
        break;
      {
        const RollState view_a = view_of (&a, seat);
        const RollState view_b = view_of (&b, seat);

        HOLDS (w, walk_same (w, &view_a, &view_b));
      }
      answer = walk_any_answer (w, &a, &w->sampling);
      HOLDS (w, roll_apply (&a, answer, NULL) == ROLL_OK);
      HOLDS (w, roll_apply (&b, answer, NULL) == ROLL_OK);
    }
  HOLDS (w, !is_assigning (w, &a) && !is_assigning (w, &b));
  return true;
}
