/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lines of a round answer questions about its phases, so that nobody is asked twice. */
#include "games/roll/table/orrery-roll-round-private.h"


void
roll_round_keep_said (OrreryRollRound *self)
{
  const OrreryRevealLines *reveal = orrery_reveal_page_get_lines (self->reveal_page);

  self->said_round = roll_round_state (self)->round;
  g_set_weak_pointer (&self->said_record, self->record);
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    {
      self->said[i] = orrery_reveal_page_is_brief (self->reveal_page, i);
      self->lines[i] = reveal->rounds[i];
    }
}

/* For a round that was entered earlier, or before the program was started. */
static void
load_said (OrreryRollRound *self, OrreryRecord *record, guint round)
{
  g_autoptr (GKeyFile) file = orrery_record_dup_notes (record);
  g_autofree char *group = g_strdup_printf ("round-%u", round);

  self->said_round = round;
  g_set_weak_pointer (&self->said_record, record);
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    {
      g_autofree char *key = g_strdup_printf ("seat-%u-phases", i);
      g_autofree char *text = g_key_file_get_string (file, group, key, NULL);

      self->said[i] = text != NULL && orrery_round_line_restore (&self->lines[i], text);
    }
}

/* The line of the player who is asked; NULL: none. */
static const OrreryRoundLine *
find_said (OrreryRollRound *self, OrreryRecord *record, const RollState *state)
{
  if (state->step != ROLL_STEP_PHASES)
    return NULL;
  if (self->said_round != state->round || self->said_record != record)
    load_said (self, record, state->round);
  return self->said[state->actor] ? &self->lines[state->actor] : NULL;
}

gboolean
roll_round_answer (OrreryRoundEntry *entry, OrreryRecord *record, const void *state, GameAnswer *answer)
{
  const OrreryRoundLine *line = find_said (ORRERY_ROLL_ROUND (entry), record, state);

  return line != NULL && orrery_round_line_answer (line, state, answer);
}

gboolean
roll_round_wants (OrreryRoundEntry *entry, OrreryRecord *record, const void *state)
{
  const OrreryRoundLine *line = find_said (ORRERY_ROLL_ROUND (entry), record, state);

  return line != NULL && orrery_round_line_wants (line, state);
}
