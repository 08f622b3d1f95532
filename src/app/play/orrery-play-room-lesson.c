/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lesson: a scripted game, and challenges. The session follows the script from step to step; a person's
 * decision is accepted if it is the one in the script. */
#define G_LOG_DOMAIN "orrery-play-room"

#include "app/play/orrery-play-room-private.h"

#include "widgets/art/orrery-builders.h"
#include "widgets/game/orrery-game-ui.h"
#include "widgets/style/orrery-text.h"

#include <glib/gi18n.h>

enum { PANE_FROM = 900 /* px */ };

static const OrreryStep *
get_step (OrreryPlayRoom *self)
{
  return orrery_lesson_get_step (self->lesson, self->lesson_step);
}

static const OrreryChallenge *
get_challenge (OrreryPlayRoom *self)
{
  return orrery_lesson_get_challenge (self->lesson, (guint) self->challenge);
}

static OrreryRecord *
get_record (OrreryPlayRoom *self)
{
  return orrery_session_get_record (self->session);
}

/* --- Progress --- */

static void
set_done (OrreryPlayRoom *self, const char *id)
{
  g_auto (GStrv) done = g_settings_get_strv (self->settings, "lesson-done");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) more = NULL;

  if (g_strv_contains ((const char *const *) done, id))
    return;
  g_strv_builder_addv (builder, (const char **) done);
  g_strv_builder_add (builder, id);
  more = g_strv_builder_end (builder);
  g_settings_set_strv (self->settings, "lesson-done", (const char *const *) more);
}

/* A chapter is done once its last step is behind the player, or if that is the very last step. */
static void
set_step (OrreryPlayRoom *self, guint step)
{
  const guint before = get_step (self)->chapter;
  g_autofree char *place = orrery_lesson_dup_place (self->lesson, step);

  if (step == self->lesson_step + 1 && orrery_lesson_get_step (self->lesson, step)->chapter != before)
    set_done (self, orrery_lesson_get_chapter (self->lesson, before)->id);
  self->lesson_step = step;
  if (step + 1 == orrery_lesson_get_n_steps (self->lesson))
    set_done (self, orrery_lesson_get_chapter (self->lesson, get_step (self)->chapter)->id);
  g_settings_set_string (self->settings, "lesson-place", place);
}

static void
show_progress (OrreryPlayRoom *self)
{
  g_auto (GStrv) done = g_settings_get_strv (self->settings, "lesson-done");
  g_autofree char *label = NULL;

  orrery_lesson_pane_show (self->lesson_pane, self->lesson, self->lesson_step, self->challenge,
                           (const char *const *) done);
  label = g_strdup_printf (C_("chapter", "%u of %u"), get_step (self)->chapter + 1,
                           orrery_lesson_get_n_chapters (self->lesson));
  gtk_button_set_label (GTK_BUTTON (self->chapters_button), self->challenge < 0 ? label : _("Challenges"));
}

/* --- Cards --- */

static void
show_step (OrreryPlayRoom *self)
{
  const OrreryStep *step = get_step (self);
  const OrreryChapter *chapter = orrery_lesson_get_chapter (self->lesson, step->chapter);
  g_autofree char *progress = g_strdup_printf (_("Step %u of %u"), self->lesson_step - chapter->first + 1,
                                               chapter->n_steps);
  const OrreryCoachCard card = {
    .chapter = chapter->title,
    .progress = progress,
    .step = self->lesson_step - chapter->first + 1,
    .n_steps = chapter->n_steps,
    .title = step->title,
    .text = step->text,
    .task = step->task,
    .can_go_back = self->lesson_step > 0,
    .can_go_on = TRUE,
  };

  orrery_coach_show (orrery_game_view_get_coach (self->view), &card);
  orrery_game_view_point_out (self->view, (const char *const *) step->shows);
}

static void
show_challenge (OrreryPlayRoom *self, OrreryVerdict verdict)
{
  const OrreryChallenge *challenge = get_challenge (self);
  const gboolean is_last = (guint) self->challenge + 1 == orrery_lesson_get_n_challenges (self->lesson);
  const char *const tasks[] = {
    [ORRERY_VERDICT_OPEN] = NULL,
    [ORRERY_VERDICT_SOLVED] = is_last ? _("Solved! You are ready for a game of your own.") : _("Solved!"),
    [ORRERY_VERDICT_FAILED] = _("Not this time. Choose Back to try again."),
  };
  const OrreryCoachCard card = {
    .chapter = _("Challenge"),
    .title = challenge->title,
    .text = challenge->text,
    .task = tasks[verdict],
    .can_go_back = TRUE,
    .can_go_on = !is_last,
  };

  orrery_coach_show (orrery_game_view_get_coach (self->view), &card);
}

/* --- Pausing --- */

/* A step that is only read leaves the board as it is. */
static gboolean
explain_step (OrreryPlayRoom *self)
{
  const gboolean asks = orrery_session_get_asked (self->session) >= 0 && get_step (self)->task != NULL;

  show_step (self);
  if (asks)
    return FALSE;
  orrery_game_view_set_decision (self->view, NULL);
  orrery_question_bar_ask (orrery_game_view_get_bar (self->view), NULL, _("Choose Next when you have read this."), NULL);
  return TRUE;
}

static gboolean
explain_challenge (OrreryPlayRoom *self)
{
  const OrreryVerdict verdict = orrery_challenge_judge (get_challenge (self), get_record (self));

  if (verdict == ORRERY_VERDICT_SOLVED)
    set_done (self, get_challenge (self)->id);
  show_challenge (self, verdict);
  if (verdict == ORRERY_VERDICT_OPEN)
    return FALSE;
  orrery_game_view_set_decision (self->view, NULL);
  orrery_question_bar_ask (orrery_game_view_get_bar (self->view), NULL,
                           verdict == ORRERY_VERDICT_SOLVED ? _("You reached the goal.")
                                                            : _("The goal was not reached this round."), NULL);
  return TRUE;
}

gboolean
play_room_explain (OrreryPlayRoom *self)
{
  gboolean is_done;

  if (self->lesson == NULL)
    return FALSE;
  is_done = self->challenge < 0 ? explain_step (self) : explain_challenge (self);
  show_progress (self);
  return is_done;
}

/* --- From step to step --- */

static void
follow (OrreryPlayRoom *self)
{
  orrery_game_view_point_out (self->view, NULL);
  orrery_session_follow (self->session, orrery_lesson_get_script (self->lesson), get_step (self)->point);
}

void
play_room_begin_lesson (OrreryPlayRoom *self)
{
  gtk_widget_set_visible (self->game_buttons, self->lesson == NULL);
  gtk_widget_set_visible (self->lesson_buttons, self->lesson != NULL);
  play_room_fold_lesson (self, gtk_widget_get_width (GTK_WIDGET (self)));
  orrery_drop_focus (GTK_WIDGET (self->lesson_pane));
  /* If they cover the board, close them after a choice. */
  if (adw_flap_get_folded (self->lesson_flap))
    adw_flap_set_reveal_flap (self->lesson_flap, FALSE);
  if (self->lesson != NULL && self->challenge < 0)
    follow (self);
}

void
play_room_forget_lesson (OrreryPlayRoom *self)
{
  g_clear_object (&self->lesson);
  self->challenge = -1;
  orrery_coach_show (orrery_game_view_get_coach (self->view), NULL);
  orrery_game_view_point_out (self->view, NULL);
  play_room_begin_lesson (self);
}

void
play_room_follow_lesson (OrreryPlayRoom *self)
{
  const guint point = orrery_record_get_point (get_record (self));

  if (self->lesson == NULL || self->challenge >= 0)
    return;
  if (get_step (self)->point != point)
    set_step (self, orrery_lesson_find_step (self->lesson, point));
  orrery_session_follow (self->session, orrery_lesson_get_script (self->lesson), point);
}

void
play_room_go_to_step (OrreryPlayRoom *self, guint step)
{
  OrreryLesson *lesson = g_object_ref (self->lesson);
  g_autoptr (OrreryRecord) record = orrery_lesson_new_record (lesson, step);

  set_step (self, step);
  self->challenge = -1;
  play_room_start (self, record, lesson);
}

void
play_room_try (OrreryPlayRoom *self, guint challenge)
{
  OrreryLesson *lesson = g_object_ref (self->lesson);
  g_autoptr (OrreryRecord) record = orrery_lesson_new_trial (lesson, challenge);

  self->challenge = (int) challenge;
  play_room_start (self, record, lesson);
}

/* Shows the events up to there, unless there are too many. */
static void
walk (OrreryPlayRoom *self, guint step)
{
  const gboolean skips = get_step (self)->skips;
  const guint point = get_step (self)->point;

  if (skips || orrery_lesson_get_step (self->lesson, step)->point < point)
    {
      play_room_go_to_step (self, step);
      return;
    }
  set_step (self, step);
  follow (self);
  orrery_game_view_set_decision (self->view, NULL);
  orrery_session_run (self->session);
}

void
play_room_step_on (OrreryPlayRoom *self)
{
  const gboolean is_waiting = orrery_record_get_point (get_record (self)) == get_step (self)->point;

  if (self->challenge >= 0)
    play_room_try (self, (guint) self->challenge + 1);
  else if (!is_waiting)
    orrery_session_play_on (self->session);
  else if (self->lesson_step + 1 < orrery_lesson_get_n_steps (self->lesson))
    walk (self, self->lesson_step + 1);
  else
    play_room_try (self, 0);
}

void
play_room_step_back (OrreryPlayRoom *self)
{
  if (self->challenge >= 0 && orrery_record_get_point (get_record (self)) > 0)
    play_room_try (self, (guint) self->challenge);
  else if (self->challenge > 0)
    play_room_try (self, (guint) self->challenge - 1);
  else if (self->challenge == 0)
    play_room_go_to_step (self, orrery_lesson_get_n_steps (self->lesson) - 1);
  else if (self->lesson_step > 0)
    walk (self, self->lesson_step - 1);
}

gboolean
play_room_check (OrreryPlayRoom *self, GArray *answers)
{
  const guint point = self->session != NULL ? orrery_record_get_point (get_record (self)) : 0;
  guint step = self->lesson_step + 1;

  if (self->lesson == NULL || self->challenge >= 0)
    return FALSE;
  if (!orrery_lesson_expects (self->lesson, point, (const GameAnswer *) (gpointer) answers->data, answers->len))
    {
      play_room_toast (self, _("You could do that, too. To go on with the lesson, do what it says or choose Next."));
      return TRUE;
    }
  while (orrery_lesson_get_step (self->lesson, step)->point < point + answers->len)
    step++;
  set_step (self, step);
  follow (self);
  return FALSE;
}

/* --- Beginning and leaving --- */

/* The lesson of the chosen game, or of the first game that has one. */
static OrreryLesson *
new_lesson (OrreryPlayRoom *self, GError **error)
{
  const GPtrArray *uis = orrery_game_ui_list ();
  const OrreryGameUi *ui = orrery_game_ui_get (self->game);

  for (guint i = 0; i < uis->len && ui->new_lesson == NULL; i++)
    ui = g_ptr_array_index (uis, i);
  return ui->new_lesson (error);
}

/* A finished lesson starts over. */
void
orrery_play_room_teach (OrreryPlayRoom *self)
{
  g_autofree char *place = g_settings_get_string (self->settings, "lesson-place");
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) record = NULL;
  OrreryLesson *lesson;
  guint step;

  g_return_if_fail (ORRERY_IS_PLAY_ROOM (self));

  lesson = new_lesson (self, &error);
  if (lesson == NULL)
    {
      g_warning ("%s", error->message);
      play_room_toast (self, _("The lesson can't be opened. Reinstall Orrery to repair it."));
      return;
    }
  step = orrery_lesson_find_place (lesson, place);
  self->lesson_step = step + 1 < orrery_lesson_get_n_steps (lesson) ? step : 0;
  self->challenge = -1;
  record = orrery_lesson_new_record (lesson, self->lesson_step);
  play_room_start (self, record, lesson);
}

/* The chapters are next to the board if there is room; otherwise they open above it. */
void
play_room_fold_lesson (OrreryPlayRoom *self, int width)
{
  const double letters = orrery_text_factor (gtk_widget_get_pango_context (GTK_WIDGET (self)));
  const gboolean fold = width < PANE_FROM * MAX (1, letters);
  const AdwFlapFoldPolicy policy = fold ? ADW_FLAP_FOLD_POLICY_ALWAYS : ADW_FLAP_FOLD_POLICY_NEVER;
  const gboolean is_folded = adw_flap_get_fold_policy (self->lesson_flap) == ADW_FLAP_FOLD_POLICY_ALWAYS;

  adw_flap_set_fold_policy (self->lesson_flap, policy);
  if (self->lesson == NULL || (fold && !is_folded))
    adw_flap_set_reveal_flap (self->lesson_flap, FALSE);
  else if (!fold)
    adw_flap_set_reveal_flap (self->lesson_flap, TRUE);
}
