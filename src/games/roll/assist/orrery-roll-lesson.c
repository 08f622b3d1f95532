/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/roll/assist/orrery-roll-lesson.h"

#include <glib/gi18n.h>

#include "games/roll/assist/orrery-lesson-words.h"
#include "games/roll/words/orrery-story.h"
#include "games/roll/words/orrery-words.h"
#include "games/roll/words/orrery-roll.h"

/* A seed whose first roll has several kinds of work and a wild die. */
#define SEED 44

struct _OrreryRollLesson
{
  OrreryLesson parent_instance;

  guint round;
  gboolean told_phases;
  guint explained;                  /* mask of phases, in any round */
  guint8 phase;                     /* that is on */
  guint happened;                   /* mask of phases of this round that were not told yet */
  GameEvents story[ROLL_N_PHASES];  /* of the person in each phase of this round */
};

G_DEFINE_FINAL_TYPE (OrreryRollLesson, orrery_roll_lesson, ORRERY_TYPE_LESSON)

static OrreryRecord *
new_record (OrreryLesson *lesson)
{
  const GameSetup setup = { .n_seats = 2, .options = ROLL_FIRST_GAME };
  const OrreryPlayer players[] = { { _("Ada"), (char *) "person" }, { _("Rigel"), (char *) "simple" } };

  return orrery_record_new (&orrery_roll, &setup, SEED, players);
}

/* --- What has happened --- */

static void
take (OrreryLesson *lesson, const GameEvents *events)
{
  OrreryRollLesson *self = ORRERY_ROLL_LESSON (lesson);

  for (guint i = 0; i < events->n; i++)
    {
      const GameEvent *event = &events->list[i];

      if (event->kind == ROLL_EVENT_PHASE)
        {
          self->phase = event->a;
          self->happened |= ROLL_BIT (self->phase);
          self->story[self->phase].n = 0;
        }
      else if (event->kind == ROLL_EVENT_ROUND || event->kind == ROLL_EVENT_RECRUITED)
        self->phase = ROLL_NO_PHASE;
      else if (self->phase < ROLL_N_PHASES && event->seat == 0 && self->story[self->phase].n < GAME_MAX_EVENTS)
        self->story[self->phase].list[self->story[self->phase].n++] = *event;
    }
}

/* --- Cards --- */

static void
tell_phase (OrreryRollLesson *self, RollPhase phase, const char *const *names)
{
  g_autofree char *story = orrery_story_events (&self->story[phase], names, 0);
  g_autofree char *about = self->explained & ROLL_BIT (phase) ? g_strdup ("") : orrery_lesson_phase (phase);
  const gboolean happened = story != NULL && *story != '\0';

  self->happened &= ~ROLL_BIT (phase);
  self->explained |= ROLL_BIT (phase);
  if (*about == '\0' && !happened)
    return;
  orrery_lesson_add (ORRERY_LESSON (self), ORRERY_CARD_PHASE, phase,
        g_strdup_printf ("%s %s", orrery_phase_numeral (phase), orrery_phase_name (phase)),
        g_strconcat (about, *about != '\0' ? "\n" : "",
                     happened ? story : _("You had no worker there this time."), NULL));
}

/* Phases that are over; one that is on is explained by its first question. */
static void
tell_what_happened (OrreryRollLesson *self, const RollState *state, const char *const *names)
{
  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    if ((self->happened & ROLL_BIT (phase)) && !(state->step == ROLL_STEP_PHASES && state->phase == phase))
      tell_phase (self, phase, names);
}

static void
begin_round (OrreryRollLesson *self, const RollState *state)
{
  const gboolean first = self->round == 0;

  self->round = state->round;
  self->told_phases = FALSE;
  if (first)
    {
      orrery_lesson_add (ORRERY_LESSON (self), ORRERY_CARD_WELCOME, 0, g_strdup (_("Welcome")),
            g_strdup (_("You lead a small empire in space, and your dice are its people. Each "
                        "round they are rolled, sent to work, and come back. Build worlds and "
                        "developments, and ship goods: all of it is worth points. This box "
                        "explains what happens; the question is below it.")));
      orrery_lesson_add (ORRERY_LESSON (self), ORRERY_CARD_ROLLED, 0, g_strdup (_("Your roll")), orrery_lesson_rolled (state));
    }
  else if (state->round <= ORRERY_LESSON_ROUNDS)
    {
      g_autofree char *rolled = orrery_lesson_rolled (state);

      orrery_lesson_add (ORRERY_LESSON (self), ORRERY_CARD_ROUND, state->round, g_strdup_printf (_("Round %d"), state->round),
            g_strconcat (_("The dice in your cup have been rolled again, and everything "
                           "continues as before. "), rolled, NULL));
    }
}

static void
set_task (OrreryLesson *lesson, const RollState *state, OrreryAssignmentMissing lack)
{
  static const struct
  {
    OrreryCardKind kind;
    const char *title;
  } assigning[] = {
    [ORRERY_ASSIGNMENT_WHOLE] = { ORRERY_CARD_REVEAL, N_("Reveal") },
    [ORRERY_ASSIGNMENT_NEEDS_WILD] = { ORRERY_CARD_PLACE, N_("Place the wild die") },
    [ORRERY_ASSIGNMENT_NEEDS_SELECT] = { ORRERY_CARD_SELECT, N_("Select a phase") },
    [ORRERY_ASSIGNMENT_NEEDS_MOVE] = { ORRERY_CARD_SELECT, N_("Move a worker") },
  };

  if (state->step == ROLL_STEP_ASSIGN)
    orrery_lesson_set_task (lesson, assigning[lack].kind, lack, g_strdup (_(assigning[lack].title)),
                            orrery_lesson_assign (state, lack));
  else
    orrery_lesson_set_task (lesson, ORRERY_CARD_QUESTION, state->ask,
                            g_strdup (state->step == ROLL_STEP_PHASES ? orrery_phase_name (state->phase)
                                                                      : _("At the end of the round")),
                            orrery_lesson_question (state));
}

/* A phase that is on is explained by its first question. */
static void
tell_phase_begins (OrreryRollLesson *self, RollPhase phase)
{
  self->explained |= ROLL_BIT (phase);
  orrery_lesson_add (ORRERY_LESSON (self), ORRERY_CARD_PHASE, phase,
                     g_strdup_printf ("%s %s", orrery_phase_numeral (phase), orrery_phase_name (phase)),
                     orrery_lesson_phase (phase));
}

static void
look (OrreryLesson *lesson, OrreryDecision *decision, const char *const *names)
{
  OrreryRollLesson *self = ORRERY_ROLL_LESSON (lesson);
  const RollState *state = orrery_decision_get_start (decision);

  if (state->step != ROLL_STEP_ASSIGN && !self->told_phases)
    {
      orrery_lesson_add (lesson, ORRERY_CARD_PHASES, 0, g_strdup (_("What happens now")),
                         orrery_lesson_phases (state, names));
      self->told_phases = TRUE;
    }
  tell_what_happened (self, state, names);
  if (state->step == ROLL_STEP_PHASES && !(self->explained & ROLL_BIT (state->phase)))
    tell_phase_begins (self, state->phase);
  if (state->round != self->round)
    begin_round (self, state);
  if (state->round > ORRERY_LESSON_ROUNDS)
    {
      orrery_lesson_add (lesson, ORRERY_CARD_END, 0, g_strdup (_("Now you know the game")), orrery_lesson_end (state));
      orrery_lesson_finish (lesson);
    }
  else
    set_task (lesson, state,
              ORRERY_IS_ASSIGNMENT (decision) ? orrery_assignment_get_missing (ORRERY_ASSIGNMENT (decision))
                                              : ORRERY_ASSIGNMENT_WHOLE);
}

/* --- The lesson --- */

static void
orrery_roll_lesson_class_init (OrreryRollLessonClass *klass)
{
  OrreryLessonClass *lesson_class = ORRERY_LESSON_CLASS (klass);

  lesson_class->new_record = new_record;
  lesson_class->take = take;
  lesson_class->look = look;
}

static void
orrery_roll_lesson_init (OrreryRollLesson *self)
{
  self->phase = ROLL_NO_PHASE;
}

OrreryLesson *
orrery_roll_lesson_new (void)
{
  return g_object_new (ORRERY_TYPE_ROLL_LESSON, NULL);
}
