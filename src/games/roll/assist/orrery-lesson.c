/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/roll/assist/orrery-lesson.h"

#include <glib/gi18n.h>

#include "games/roll/assist/orrery-lesson-words.h"
#include "games/roll/words/orrery-story.h"
#include "games/roll/words/orrery-words.h"
#include "games/roll/words/orrery-roll.h"

/* Whose first roll has work of several kinds and a wild die. */
#define SEED 44

struct _OrreryLesson
{
  GQueue unread; /* of OrreryCard: the first is shown */
  OrreryCard *task;
  gboolean over;

  guint round;
  gboolean told_phases;
  guint explained;                  /* mask of phases, in any round */
  guint8 phase;                     /* that is on */
  guint happened;                   /* mask of phases of this round that were not told yet */
  GameEvents story[ROLL_N_PHASES];  /* of the person in each phase of this round */
};

static void
card_free (OrreryCard *card)
{
  if (card == NULL)
    return;
  g_free (card->title);
  g_free (card->text);
  g_free (card);
}

/* Takes both strings. */
static OrreryCard *
card_new (OrreryCardKind kind, guint detail, char *title, char *text, gboolean waits)
{
  OrreryCard *card = g_new0 (OrreryCard, 1);

  *card = (OrreryCard) { kind, detail, title, text, waits };
  return card;
}

OrreryLesson *
orrery_lesson_new (void)
{
  OrreryLesson *self = g_new0 (OrreryLesson, 1);

  g_queue_init (&self->unread);
  self->phase = ROLL_NO_PHASE;
  return self;
}

void
orrery_lesson_free (OrreryLesson *self)
{
  if (self == NULL)
    return;
  g_queue_clear_full (&self->unread, (GDestroyNotify) card_free);
  card_free (self->task);
  g_free (self);
}

OrreryRecord *
orrery_lesson_new_record (void)
{
  const GameSetup setup = { .n_seats = 2, .options = ROLL_FIRST_GAME };
  const OrreryPlayer players[] = { { _("Ada"), (char *) "person" }, { _("Rigel"), (char *) "simple" } };

  return orrery_record_new (&orrery_roll, &setup, SEED, players);
}

/* --- What has happened --- */

void
orrery_lesson_take (OrreryLesson *self, const GameEvents *events)
{
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
push (OrreryLesson *self, OrreryCardKind kind, guint detail, char *title, char *text)
{
  g_queue_push_tail (&self->unread, card_new (kind, detail, title, text, FALSE));
}

static void
tell_phase (OrreryLesson *self, RollPhase phase, const char *const *names)
{
  g_autofree char *story = orrery_story_events (&self->story[phase], names, 0);
  g_autofree char *about = self->explained & ROLL_BIT (phase) ? g_strdup ("") : orrery_lesson_phase (phase);
  const gboolean happened = story != NULL && *story != '\0';

  self->happened &= ~ROLL_BIT (phase);
  self->explained |= ROLL_BIT (phase);
  if (*about == '\0' && !happened)
    return;
  push (self, ORRERY_CARD_PHASE, phase,
        g_strdup_printf ("%s %s", orrery_phase_numeral (phase), orrery_phase_name (phase)),
        g_strconcat (about, *about != '\0' ? "\n" : "",
                     happened ? story : _("You had no worker there this time."), NULL));
}

/* Phases that are over; one that is on is explained by its first question. */
static void
tell_what_happened (OrreryLesson *self, const RollState *state, const char *const *names)
{
  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    if ((self->happened & ROLL_BIT (phase)) && !(state->step == ROLL_STEP_PHASES && state->phase == phase))
      tell_phase (self, phase, names);
}

static void
begin_round (OrreryLesson *self, const RollState *state)
{
  const gboolean first = self->round == 0;

  self->round = state->round;
  self->told_phases = FALSE;
  if (first)
    {
      push (self, ORRERY_CARD_WELCOME, 0, g_strdup (_("Welcome")),
            g_strdup (_("You lead a small empire in space, and your dice are its people. Each round they are rolled, sent "
                        "to work, and come back. Build worlds and developments, and ship goods: all of it is worth "
                        "points. This box explains what happens; what you are asked stands below it.")));
      push (self, ORRERY_CARD_ROLLED, 0, g_strdup (_("Your roll")), orrery_lesson_rolled (state));
    }
  else if (state->round <= ORRERY_LESSON_ROUNDS)
    {
      g_autofree char *rolled = orrery_lesson_rolled (state);

      push (self, ORRERY_CARD_ROUND, state->round, g_strdup_printf (_("Round %d"), state->round),
            g_strconcat (_("The dice in your cup have been rolled again, and everything goes on as before. "), rolled, NULL));
    }
}

static OrreryCard *
new_task (const RollState *state, OrreryAssignmentMissing lack)
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
    return card_new (assigning[lack].kind, lack, g_strdup (_(assigning[lack].title)), orrery_lesson_assign (state, lack),
                     TRUE);
  if (state->step == ROLL_STEP_PHASES)
    return card_new (ORRERY_CARD_QUESTION, state->ask, g_strdup (orrery_phase_name (state->phase)),
                     orrery_lesson_question (state), TRUE);
  return card_new (ORRERY_CARD_QUESTION, state->ask, g_strdup (_("At the end of the round")),
                   orrery_lesson_question (state), TRUE);
}

static void
finish (OrreryLesson *self, const RollState *state)
{
  if (self->over)
    return;
  self->over = TRUE;
  push (self, ORRERY_CARD_END, 0, g_strdup (_("Now you know the game")), orrery_lesson_end (state));
}

void
orrery_lesson_look (OrreryLesson *self, const RollState *state, const char *const *names, OrreryAssignmentMissing lack)
{
  if (self->over)
    return;
  if (state->step != ROLL_STEP_ASSIGN && !self->told_phases)
    {
      push (self, ORRERY_CARD_PHASES, 0, g_strdup (_("What happens now")), orrery_lesson_phases (state, names));
      self->told_phases = TRUE;
    }
  tell_what_happened (self, state, names);
  if (state->step == ROLL_STEP_PHASES && !(self->explained & ROLL_BIT (state->phase)))
    {
      self->explained |= ROLL_BIT (state->phase);
      push (self, ORRERY_CARD_PHASE, state->phase,
            g_strdup_printf ("%s %s", orrery_phase_numeral (state->phase), orrery_phase_name (state->phase)),
            orrery_lesson_phase (state->phase));
    }
  if (state->round != self->round)
    begin_round (self, state);
  g_clear_pointer (&self->task, card_free);
  if (state->round > ORRERY_LESSON_ROUNDS || state->step == ROLL_STEP_OVER)
    finish (self, state);
  else
    self->task = new_task (state, lack);
}

void
orrery_lesson_next (OrreryLesson *self)
{
  card_free (g_queue_pop_head (&self->unread));
}

const OrreryCard *
orrery_lesson_get_card (OrreryLesson *self)
{
  const OrreryCard *unread = g_queue_peek_head (&self->unread);

  return unread != NULL ? unread : self->task;
}

gboolean
orrery_lesson_is_over (OrreryLesson *self)
{
  return self->over && g_queue_is_empty (&self->unread);
}
