/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/assist/lines/orrery-rolled.h"

#include "games/roll/words/orrery-story-words.h"
#include "games/roll/words/orrery-words.h"

#include <glib/gi18n.h>

int
orrery_rolled_missing (const OrreryRolled *self, const RollState *state, guint seat, guint colour)
{
  int n = state->seats[seat].dice[ROLL_CUP][colour];

  for (guint side = 0; side < ROLL_N_SIDES; side++)
    n -= self->n[colour][side];
  return n;
}

gboolean
orrery_rolled_is_whole (const OrreryRolled *self, const RollState *state, guint seat)
{
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    if (orrery_rolled_missing (self, state, seat, colour) != 0)
      return FALSE;
  return TRUE;
}

GArray *
orrery_rolled_list_sides (const OrreryRolled *self)
{
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));

  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    for (guint side = 0; side < ROLL_N_SIDES; side++)
      for (guint i = 0; i < self->n[colour][side]; i++)
        {
          const GameAnswer answer = GAME_ANSWER (ROLL_DO_SHOW, colour, side, 0);

          g_array_append_val (answers, answer);
        }
  return answers;
}

/* --- Saving --- */

char *
orrery_answers_write (const GArray *answers)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < answers->len; i++)
    {
      char words[GAME_MAX_TEXT];

      roll_format (g_array_index (answers, GameAnswer, i), words);
      g_string_append_printf (text, "%s%s", i > 0 ? "; " : "", words);
    }
  return g_string_free (text, FALSE);
}

GArray *
orrery_answers_read (const char *text)
{
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  g_auto (GStrv) parts = g_strsplit (text, "; ", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      GameAnswer answer;

      if (!roll_parse (parts[i], &answer))
        break;
      g_array_append_val (answers, answer);
    }
  return answers;
}

/* --- Words --- */

static void
tell_place (GString *text, const char *place, const guint8 *dice)
{
  guint counts[ROLL_N_COLOURS], n = 0;
  g_autofree char *words = NULL;

  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    n += counts[colour] = dice[colour];
  if (n == 0)
    return;
  words = orrery_story_dice (counts);
  g_string_append_printf (text, "%s: %s. ", place, words);
}

char *
orrery_rolled_tell (const RollState *assigned, guint seat)
{
  const RollSeat *p = &assigned->seats[seat];
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < ROLL_N_PHASES; i++)
    tell_place (text, orrery_phase_name (i), p->dice[ROLL_COLUMN + i]);
  tell_place (text, _("Dictate"), p->dice[ROLL_DICTATED]);
  if (p->selector < ROLL_N_COLOURS && p->selected < ROLL_N_PHASES)
    g_string_append_printf (text, _("%s selects %s."), orrery_colour_name (p->selector),
                            orrery_phase_name (p->selected));
  return g_string_free (text, FALSE);
}
