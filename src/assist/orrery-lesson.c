/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "assist/orrery-lesson-private.h"

#include <string.h>

G_DEFINE_FINAL_TYPE (OrreryLesson, orrery_lesson, G_TYPE_OBJECT)

/* --- The object --- */

static void
chapter_clear (gpointer data)
{
  OrreryChapter *chapter = data;

  g_free (chapter->id);
  g_free (chapter->title);
}

static void
step_clear (gpointer data)
{
  OrreryStep *step = data;

  g_free (step->title);
  g_free (step->text);
  g_free (step->task);
  g_strfreev (step->shows);
}

static void
challenge_clear (gpointer data)
{
  OrreryChallenge *challenge = data;

  g_free (challenge->id);
  g_free (challenge->title);
  g_free (challenge->text);
  g_free (challenge->event);
}

static void
orrery_lesson_finalize (GObject *object)
{
  OrreryLesson *self = ORRERY_LESSON (object);

  g_array_unref (self->chapters);
  g_array_unref (self->steps);
  g_array_unref (self->script);
  g_array_unref (self->challenges);
  g_ptr_array_unref (self->trials);
  g_clear_object (&self->start);

  G_OBJECT_CLASS (orrery_lesson_parent_class)->finalize (object);
}

static void
orrery_lesson_class_init (OrreryLessonClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = orrery_lesson_finalize;
}

static GArray *
new_array (gsize size, GDestroyNotify clear)
{
  GArray *array = g_array_new (FALSE, TRUE, (guint) size);

  g_array_set_clear_func (array, clear);
  return array;
}

static void
orrery_lesson_init (OrreryLesson *self)
{
  self->chapters = new_array (sizeof (OrreryChapter), chapter_clear);
  self->steps = new_array (sizeof (OrreryStep), step_clear);
  self->script = new_array (sizeof (GameAnswer), NULL);
  self->challenges = new_array (sizeof (OrreryChallenge), challenge_clear);
  self->trials = g_ptr_array_new_with_free_func (g_object_unref);
}

OrreryLesson *
orrery_lesson_new (const OrreryGame *game, const char *file, GBytes *bytes, GError **error)
{
  g_autoptr (OrreryLesson) self = g_object_new (ORRERY_TYPE_LESSON, NULL);

  self->game = game;
  return lesson_read (self, file, bytes, error) ? g_steal_pointer (&self) : NULL;
}

/* --- The scripted game --- */

guint
orrery_lesson_get_n_chapters (OrreryLesson *self)
{
  return self->chapters->len;
}

const OrreryChapter *
orrery_lesson_get_chapter (OrreryLesson *self, guint chapter)
{
  g_return_val_if_fail (chapter < self->chapters->len, NULL);

  return &g_array_index (self->chapters, OrreryChapter, chapter);
}

guint
orrery_lesson_get_n_steps (OrreryLesson *self)
{
  return self->steps->len;
}

const OrreryStep *
orrery_lesson_get_step (OrreryLesson *self, guint step)
{
  g_return_val_if_fail (step < self->steps->len, NULL);

  return &g_array_index (self->steps, OrreryStep, step);
}

guint
orrery_lesson_find_step (OrreryLesson *self, guint point)
{
  guint found = 0;

  for (guint i = 1; i < self->steps->len; i++)
    {
      const guint at = orrery_lesson_get_step (self, i)->point;

      if (at <= point && at > orrery_lesson_get_step (self, found)->point)
        found = i;
    }
  return found;
}

GArray *
orrery_lesson_get_script (OrreryLesson *self)
{
  return self->script;
}

gboolean
orrery_lesson_expects (OrreryLesson *self, guint point, const GameAnswer *answers, gsize n)
{
  return point + n <= self->script->len
         && memcmp (&g_array_index (self->script, GameAnswer, point), answers, n * sizeof *answers) == 0;
}

OrreryRecord *
orrery_lesson_new_record (OrreryLesson *self, guint step)
{
  OrreryRecord *record = orrery_record_branch (self->start, orrery_record_get_n_answers (self->start));
  const guint end = orrery_lesson_get_step (self, step)->point;

  /* All of them have been tried when the script was read. */
  for (guint i = orrery_record_get_point (record); i < end; i++)
    orrery_record_answer (record, g_array_index (self->script, GameAnswer, i), NULL, NULL);
  return record;
}

/* --- Challenges --- */

guint
orrery_lesson_get_n_challenges (OrreryLesson *self)
{
  return self->challenges->len;
}

const OrreryChallenge *
orrery_lesson_get_challenge (OrreryLesson *self, guint challenge)
{
  g_return_val_if_fail (challenge < self->challenges->len, NULL);

  return &g_array_index (self->challenges, OrreryChallenge, challenge);
}

OrreryRecord *
orrery_lesson_new_trial (OrreryLesson *self, guint challenge)
{
  g_return_val_if_fail (challenge < self->trials->len, NULL);

  return orrery_record_branch (g_ptr_array_index (self->trials, challenge), 0);
}

/* How much of the goal these events reach. */
static guint
count_events (const OrreryChallenge *self, const Game *rules, const GameEvents *events)
{
  guint n = 0;

  for (guint i = 0; i < events->n && self->event != NULL; i++)
    if (events->list[i].seat == 0 && g_str_equal (rules->event_word (events->list[i].kind), self->event))
      n += self->sums ? (guint) events->list[i].n : 1;
  return n;
}

static gboolean
has_won (const Game *rules, const void *state)
{
  GameScore score;

  rules->score (state, &score);
  return (score.winners & 1) != 0;
}

OrreryVerdict
orrery_challenge_judge (const OrreryChallenge *self, OrreryRecord *record)
{
  const Game *rules = orrery_record_get_game (record)->rules;
  const guint end = orrery_record_get_point (record);
  guint count = 0;
  guint round;
  GameState state;

  orrery_record_state_at (record, 0, &state);
  round = rules->info (&state).round;
  for (guint i = 0; i < end; i++)
    {
      GameEvents events = { 0 };

      rules->apply (&state, orrery_record_get_answer (record, i), &events);
      count += count_events (self, rules, &events);
    }
  if (self->event != NULL ? count >= self->count
                          : rules->question (&state).ask == GAME_OVER && has_won (rules, &state))
    return ORRERY_VERDICT_SOLVED;
  return rules->question (&state).ask == GAME_OVER || rules->info (&state).round != round ? ORRERY_VERDICT_FAILED
                                                                                         : ORRERY_VERDICT_OPEN;
}

/* --- Progress --- */

char *
orrery_lesson_dup_place (OrreryLesson *self, guint step)
{
  const OrreryChapter *chapter = orrery_lesson_get_chapter (self, orrery_lesson_get_step (self, step)->chapter);

  return g_strdup_printf ("%s/%u", chapter->id, step - chapter->first + 1);
}

guint
orrery_lesson_find_place (OrreryLesson *self, const char *place)
{
  for (guint i = 0; i < self->steps->len; i++)
    {
      g_autofree char *here = orrery_lesson_dup_place (self, i);

      if (g_str_equal (here, place))
        return i;
    }
  return 0;
}

guint
orrery_lesson_count_minutes (OrreryLesson *self, guint step)
{
  const guint current = orrery_lesson_get_step (self, step)->chapter;
  const OrreryChapter *chapter = orrery_lesson_get_chapter (self, current);
  const guint left = chapter->first + chapter->n_steps - step;
  guint minutes = (chapter->minutes * left + chapter->n_steps - 1) / chapter->n_steps;

  for (guint i = current + 1; i < self->chapters->len; i++)
    minutes += orrery_lesson_get_chapter (self, i)->minutes;
  return minutes;
}
