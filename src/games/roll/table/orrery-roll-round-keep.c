/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saves the entries of a round, and reads them when its game is opened. */
#include "games/roll/table/orrery-roll-round-private.h"


#include <string.h>

/* --- Saving --- */

/* The selected phases, and the lines for them. */
static void
save_phases (OrreryRollRound *self, GKeyFile *file, const char *group, guint seat)
{
  const OrreryRevealLines *reveal = orrery_reveal_page_get_lines (self->reveal_page);
  g_autofree char *selected_key = g_strdup_printf ("seat-%u-selected", seat);
  g_autofree char *phases_key = g_strdup_printf ("seat-%u-phases", seat);
  g_autofree char *text = orrery_round_line_write (&reveal->rounds[seat], ROLL_ANY_PHASE);

  g_key_file_set_integer (file, group, selected_key, reveal->selected[seat]);
  if (orrery_reveal_page_is_brief (self->reveal_page, seat))
    g_key_file_set_string (file, group, phases_key, text);
  else
    g_key_file_remove_key (file, group, phases_key, NULL);
}

static void
load_selected (OrreryRollRound *self, GKeyFile *file, const char *group)
{
  /* After the last seat, the spare die. */
  for (guint i = 0; i <= ROLL_MAX_SEATS; i++)
    {
      g_autofree char *key = i < ROLL_MAX_SEATS ? g_strdup_printf ("seat-%u-selected", i) : g_strdup ("spare");
      const int phase = g_key_file_has_key (file, group, key, NULL) ? g_key_file_get_integer (file, group, key, NULL) : -1;
      const guint at = i < ROLL_MAX_SEATS ? i : roll_round_state (self)->n_seats;

      if (phase >= 0 && phase < ROLL_N_PHASES)
        orrery_reveal_page_select (self->reveal_page, at, (guint) phase);
    }
}

static void
save_seat (OrreryRollRound *self, GKeyFile *file, const char *group, guint seat)
{
  g_autofree char *line_key = g_strdup_printf ("seat-%u", seat);
  g_autofree char *roll_key = g_strdup_printf ("seat-%u-roll", seat);
  g_autofree char *own_key = g_strdup_printf ("seat-%u-assigned", seat);

  g_key_file_set_string (file, group, line_key, orrery_reveal_page_get_line (self->reveal_page, seat));
  save_phases (self, file, group, seat);
  g_key_file_set_string (file, group, roll_key, self->rolls[seat] != NULL ? self->rolls[seat] : "");
  if (self->own[seat].assignment != NULL)
    {
      g_autoptr (GArray) answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
      g_autofree char *text = NULL;

      /* The roll of a seat that enters it elsewhere is in no line. */
      if (self->rolls[seat] == NULL)
        g_array_append_vals (answers, self->own[seat].sides->data, self->own[seat].sides->len);
      g_array_append_vals (answers, self->own[seat].assignment->data, self->own[seat].assignment->len);
      text = orrery_answers_write (answers);
      g_key_file_set_string (file, group, own_key, text);
    }
  else
    g_key_file_remove_key (file, group, own_key, NULL);
}

void
roll_round_save (OrreryRoundEntry *entry, GKeyFile *file, const char *group)
{
  OrreryRollRound *self = ORRERY_ROLL_ROUND (entry);

  if (self->record == NULL)
    return;
  for (guint i = 0; i < roll_round_state (self)->n_seats; i++)
    save_seat (self, file, group, i);
  g_key_file_set_integer (file, group, "later", (int) self->later);
  g_key_file_set_integer (file, group, "spare",
                          orrery_reveal_page_get_lines (self->reveal_page)->selected[roll_round_state (self)->n_seats]);
}

/* --- Reading --- */

/* TRUE if these are the dice in the cup. */
static gboolean
has_rolled (OrreryRollRound *self, guint seat, const GArray *sides)
{
  guint8 counts[ROLL_N_COLOURS] = { 0 };

  for (guint i = 0; i < sides->len; i++)
    counts[GAME_ANSWER_A (g_array_index (sides, GameAnswer, i)) % ROLL_N_COLOURS]++;
  return memcmp (counts, roll_round_state (self)->seats[seat].dice[ROLL_CUP], sizeof counts) == 0;
}

/* TRUE if the rules accept it: the cup may have been corrected since. */
static gboolean
fits (OrreryRollRound *self, guint seat)
{
  const GArray *assignment = self->own[seat].assignment;
  const GArray *sides = self->own[seat].sides;
  RollState state = *roll_round_state (self);

  if (!has_rolled (self, seat, sides))
    return FALSE;
  orrery_reveal_lead (&state, seat, sides);
  for (guint i = 0; i < assignment->len; i++)
    if (roll_apply (&state, g_array_index (assignment, GameAnswer, i), NULL) != GAME_OK)
      return FALSE;
  return assignment->len > 0;
}

/* The old format, before a roll was one line: the sides of each color. */
static char *
load_faces (OrreryRollRound *self, GKeyFile *file, const char *group, guint seat)
{
  g_autofree char *key = g_strdup_printf ("seat-%u-rolled", seat);
  g_auto (GStrv) faces = g_key_file_get_string_list (file, group, key, NULL, NULL);
  OrreryRolledLine line = { 0 };
  guint8 sides[ROLL_N_SIDES];
  guint bad;

  for (guint colour = 0; faces != NULL && faces[colour] != NULL && colour < ROLL_N_COLOURS; colour++)
    if (orrery_dice_line_rolled (faces[colour], colour, sides, &bad))
      for (guint side = 0; side < ROLL_N_SIDES; side++)
        for (guint i = 0; i < sides[side]; i++)
          orrery_rolled_line_add (&line, roll_round_state (self), seat, colour, side);
  return orrery_rolled_line_write (&line, roll_round_state (self), seat, roll_round_computer_at (self, seat) != NULL);
}

/* Checks again that the rules accept it. */
static void
load_own (OrreryRollRound *self, guint seat, const char *text)
{
  g_autoptr (GArray) given = orrery_answers_read (text);
  OrreryExplained explained;
  OrreryRolledLine line;

  if (given->len > 0 && GAME_ANSWER_KIND (g_array_index (given, GameAnswer, 0)) == ROLL_DO_SHOW)
    {
      roll_round_take_given (self, seat, given);
      g_clear_pointer (&self->rolls[seat], g_free);
      if (!fits (self, seat))
        roll_round_drop_own (self, seat);
      return;
    }
  roll_round_read_roll (self, seat, &line);
  if (roll_round_computer_at (self, seat) == NULL && orrery_rolled_line_is_whole (&line, roll_round_state (self), seat))
    {
      orrery_reveal_answer (roll_round_state (self), seat, &line.revealed, &self->own[seat].sides, &self->own[seat].assignment,
                            &explained);
      return;
    }
  self->own[seat].sides = orrery_rolled_list_sides (&line.rolled);
  self->own[seat].assignment = g_steal_pointer (&given);
  if (!fits (self, seat))
    roll_round_drop_own (self, seat);
}

static void
load_seat (OrreryRollRound *self, GKeyFile *file, const char *group, guint seat)
{
  g_autofree char *line_key = g_strdup_printf ("seat-%u", seat);
  g_autofree char *roll_key = g_strdup_printf ("seat-%u-roll", seat);
  g_autofree char *own_key = g_strdup_printf ("seat-%u-assigned", seat);
  g_autofree char *line = g_key_file_get_string (file, group, line_key, NULL);
  g_autofree char *text = g_key_file_get_string (file, group, own_key, NULL);

  if (line != NULL)
    orrery_reveal_page_set_line (self->reveal_page, seat, line);
  self->rolls[seat] = g_key_file_get_string (file, group, roll_key, NULL);
  if (self->rolls[seat] == NULL)
    self->rolls[seat] = load_faces (self, file, group, seat);
  if (text != NULL)
    load_own (self, seat, text);
}

void
roll_round_load (OrreryRoundEntry *entry, GKeyFile *file, const char *group)
{
  OrreryRollRound *self = ORRERY_ROLL_ROUND (entry);

  load_selected (self, file, group);
  for (guint i = 0; i < roll_round_state (self)->n_seats; i++)
    load_seat (self, file, group, i);
  self->later = (guint) g_key_file_get_integer (file, group, "later", NULL);
  roll_round_ask (self);
}
