/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/assist/lines/orrery-reveal-lines.h"

#include "assist/orrery-words.h"
#include "games/roll/words/orrery-story-words.h"
#include "games/roll/words/orrery-words.h"

#include <glib/gi18n.h>
#include <string.h>

void
orrery_reveal_lines_init (OrreryRevealLines *self)
{
  memset (self->selected, ROLL_NO_PHASE, sizeof self->selected);
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    {
      self->lines[i] = g_strdup ("");
      self->names[i] = g_strdup ("");
    }
}

static void
clear_own (OrreryOwnAnswers *own)
{
  g_clear_pointer (&own->sides, g_array_unref);
  g_clear_pointer (&own->assignment, g_array_unref);
}

void
orrery_reveal_lines_clear (OrreryRevealLines *self)
{
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    {
      g_free (self->names[i]);
      g_free (self->lines[i]);
      g_clear_pointer (&self->fixes[i], g_array_unref);
      clear_own (&self->own[i]);
    }
}

/* --- Phases --- */

/* Players who assigned their own dice have already selected there. */
guint
orrery_reveal_lines_get_selected (OrreryRevealLines *self, guint seat)
{
  const GArray *assignment = seat < self->state.n_seats ? self->own[seat].assignment : NULL;

  for (guint i = 0; assignment != NULL && i < assignment->len; i++)
    if (GAME_ANSWER_KIND (g_array_index (assignment, GameAnswer, i)) == ROLL_DO_SELECT)
      return GAME_ANSWER_C (g_array_index (assignment, GameAnswer, i));
  return self->selected[seat];
}

/* With two players there is a spare die. */
static guint
count_selections (const OrreryRevealLines *self)
{
  return self->state.n_seats == 2 ? 3 : self->state.n_seats;
}

int
orrery_reveal_lines_find_unselected (OrreryRevealLines *self)
{
  for (guint i = 0; i < count_selections (self); i++)
    if (orrery_reveal_lines_get_selected (self, i) == ROLL_NO_PHASE)
      return (int) i;
  return -1;
}

guint
orrery_reveal_lines_get_phases (OrreryRevealLines *self)
{
  guint phases = 0;

  if (orrery_reveal_lines_find_unselected (self) >= 0)
    return 0;
  for (guint i = 0; i < count_selections (self); i++)
    phases |= ROLL_BIT (orrery_reveal_lines_get_selected (self, i));
  return phases;
}

gboolean
orrery_reveal_lines_is_brief (OrreryRevealLines *self)
{
  for (guint i = 0; i < self->state.n_seats; i++)
    if (orrery_reveal_lines_get_selected (self, i) == ROLL_NO_PHASE)
      return FALSE;
  return orrery_reveal_lines_get_phases (self) != 0;
}

/* --- Reading --- */

static void
read_brief (OrreryRevealLines *self, guint seat)
{
  const guint phases = orrery_reveal_lines_get_phases (self);
  const guint selected = orrery_reveal_lines_get_selected (self, seat);
  OrreryRoundLine *line = &self->rounds[seat];

  orrery_round_line_read (line, self->lines[seat], &self->state, seat, phases, selected);
  orrery_round_line_reveal (line, phases, selected, &self->revealed[seat]);
  self->whole[seat] = orrery_reveal_missing (&self->state, seat, &self->revealed[seat], &self->missing[seat])
                      && line->problem == ORRERY_LINE_RIGHT;
}

static void
read_line (OrreryRevealLines *self, guint seat)
{
  g_autoptr (GArray) sides = NULL;
  g_autoptr (GArray) assignment = NULL;

  if (orrery_reveal_lines_is_own (self, seat))
    {
      orrery_dice_line_revealed ("", &self->revealed[seat]);
      orrery_reveal_missing (&self->state, seat, &self->revealed[seat], &self->missing[seat]);
      self->whole[seat] = TRUE;
      return;
    }
  if (orrery_reveal_lines_is_brief (self))
    read_brief (self, seat);
  else
    {
      orrery_dice_line_revealed (self->lines[seat], &self->revealed[seat]);
      self->whole[seat] = orrery_reveal_missing (&self->state, seat, &self->revealed[seat], &self->missing[seat]);
    }
  if (self->whole[seat])
    orrery_reveal_answer (&self->state, seat, &self->revealed[seat], &sides, &assignment,
                          &self->explained[seat]);
}

/* A phase that one player selected happens for everybody. */
static void
read_lines (OrreryRevealLines *self)
{
  for (guint i = 0; i < self->state.n_seats; i++)
    read_line (self, i);
}

static void
empty (OrreryRevealLines *self)
{
  memset (self->selected, ROLL_NO_PHASE, sizeof self->selected);
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    {
      g_free (self->lines[i]);
      self->lines[i] = g_strdup ("");
      self->kept[i] = FALSE;
      clear_own (&self->own[i]);
    }
}

gboolean
orrery_reveal_lines_begin (OrreryRevealLines *self, const RollState *state, const char *const *names,
                           gboolean same_game)
{
  const gboolean same = same_game && self->state.round == state->round && self->state.n_seats == state->n_seats;

  self->begin = self->state = *state;
  for (guint i = 0; i < state->n_seats; i++)
    {
      g_free (self->names[i]);
      self->names[i] = g_strdup (names[i]);
      g_clear_pointer (&self->fixes[i], g_array_unref);
    }
  if (!same)
    empty (self);
  read_lines (self);
  return same;
}

void
orrery_reveal_lines_set_selected (OrreryRevealLines *self, guint seat, guint phase)
{
  self->selected[seat] = (guint8) phase;
  read_lines (self);
}

/* With the corrections of lines that are kept. */
static void
set_fixes (OrreryRevealLines *self, guint seat, GArray *fixes)
{
  g_clear_pointer (&self->fixes[seat], g_array_unref);
  self->fixes[seat] = fixes;
  self->state = self->begin;
  for (guint i = 0; i < self->state.n_seats; i++)
    for (guint k = 0; self->fixes[i] != NULL && k < self->fixes[i]->len; k++)
      roll_apply (&self->state, g_array_index (self->fixes[i], GameAnswer, k), NULL);
}

void
orrery_reveal_lines_set (OrreryRevealLines *self, guint seat, const char *line)
{
  g_free (self->lines[seat]);
  self->lines[seat] = g_strdup (line);
  set_fixes (self, seat, NULL);
  read_line (self, seat);
}

void
orrery_reveal_lines_set_own (OrreryRevealLines *self, guint seat, const OrreryOwnAnswers *own)
{
  clear_own (&self->own[seat]);
  if (own->assignment != NULL)
    {
      self->own[seat].sides = g_array_ref (own->sides);
      self->own[seat].assignment = g_array_ref (own->assignment);
    }
  read_lines (self);
}

gboolean
orrery_reveal_lines_is_own (OrreryRevealLines *self, guint seat)
{
  return self->own[seat].assignment != NULL;
}

/* --- Missing or odd entries --- */

int
orrery_reveal_lines_find_lacking (OrreryRevealLines *self, guint seat)
{
  for (guint i = 0; i < self->state.n_seats; i++)
    {
      const guint other = (seat + 1 + i) % self->state.n_seats;

      if (!self->whole[other])
        return (int) other;
    }
  return -1;
}

char *
orrery_reveal_lines_tell_missing (OrreryRevealLines *self, guint seat)
{
  const OrreryMissing *missing = &self->missing[seat];
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  if (orrery_reveal_lines_is_brief (self))
    return orrery_round_line_tell_problem (&self->rounds[seat], self->lines[seat], self->names[seat],
                                           orrery_reveal_lines_get_selected (self, seat));
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      if (missing->excess[colour] > 0)
        {
          g_autofree char *dice = orrery_story_one_colour (colour, missing->excess[colour]);

          /* Translators: a player and "4 Home dice" */
          return g_strdup_printf (_("%s: %s too many."), self->names[seat], dice);
        }
      if (missing->missing[colour] > 0)
        g_ptr_array_add (words, orrery_story_one_colour (colour, missing->missing[colour]));
    }
  if (self->revealed[seat].bad != G_MAXUINT)
    return g_strdup_printf (_("“%s” isn’t possible here."), self->lines[seat] + self->revealed[seat].bad);
  if (missing->too_many_dictates)
    return g_strdup_printf (_("%s may Dictate only once per round."), self->names[seat]);
  if (missing->no_phase)
    g_ptr_array_add (words, g_strdup (_("the selected phase")));
  if (words->len == 0)
    return g_strdup ("");
  {
    g_autofree char *list = orrery_words_join (words);

    return g_strdup_printf (_("%s: still missing %s."), self->names[seat], list);
  }
}

static void
tell_movers (GString *text, const RollState *state, guint seat, const OrreryEntered *die, char *const *names)
{
  g_autoptr (GArray) owners = g_array_new (FALSE, FALSE, sizeof (guint8));
  g_autoptr (GArray) movers = orrery_reveal_list_movers (state, die, owners);

  for (guint k = 0; k < movers->len; k++)
    for (guint who = 0; who < state->n_seats; who++)
      if ((g_array_index (owners, guint8, k) >> who & 1) != 0 && who != seat)
        g_string_append_printf (text, _(" %s could, but it belongs to %s."), roll_faces[g_array_index (movers, guint8, k)].name,
                                names[who]);
}

char *
orrery_reveal_tell_odd (const RollState *state, guint seat, const OrreryRevealed *revealed,
                        const OrreryExplained *explained, char *const *names)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < revealed->n; i++)
    {
      const OrreryEntered *die = &revealed->dice[i];

      if (explained->how[i] != ORRERY_DIE_UNEXPLAINED)
        continue;
      g_string_append_printf (
          text, _("No Reassign power of %s explains the %s die that shows %s and is in %s."),
          names[seat], orrery_story_die (die->colour), orrery_phase_name (die->side),
          orrery_phase_name (die->column));
      tell_movers (text, state, seat, die, names);
      g_string_append_c (text, '\n');
    }
  if (text->len > 0)
    g_string_truncate (text, text->len - 1);
  return g_string_free (text, FALSE);
}

char *
orrery_reveal_lines_tell_odd (OrreryRevealLines *self, guint seat)
{
  return orrery_reveal_tell_odd (&self->state, seat, &self->revealed[seat], &self->explained[seat], self->names);
}

char *
orrery_reveal_lines_propose (OrreryRevealLines *self, guint seat)
{
  if (!orrery_reveal_lines_is_brief (self) || orrery_reveal_lines_is_own (self, seat))
    return NULL;
  return orrery_round_line_propose (&self->rounds[seat], self->lines[seat], &self->state, seat,
                                    orrery_reveal_lines_get_phases (self), orrery_reveal_lines_get_selected (self, seat));
}

/* --- Keeping --- */

static gboolean
add_fix (GArray *fixes, RollState *state, guint seat, guint place, guint colour, guint n)
{
  const GameAnswer fix = GAME_ANSWER (ROLL_DO_FIX_DICE, seat * 16 + place, colour, n);

  g_array_append_val (fixes, fix);
  return roll_apply (state, fix, NULL) == GAME_OK;
}

/* Dice of one color; most often it was forgotten that they were recruited. */
static gboolean
add_fixes (GArray *fixes, RollState *state, guint seat, const OrreryRoundLine *line)
{
  const guint idle = state->seats[seat].dice[ROLL_CITIZENRY][line->colour];
  const guint moved = MIN (idle, (guint) line->typed - line->rolled);

  return (moved == 0 || add_fix (fixes, state, seat, ROLL_CITIZENRY, line->colour, idle - moved))
         && add_fix (fixes, state, seat, ROLL_CUP, line->colour, line->typed);
}

/* The corrections that make the line possible; NULL: there are none. */
static GArray *
list_fixes (OrreryRevealLines *self, guint seat)
{
  g_autoptr (GArray) fixes = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  OrreryRoundLine line = self->rounds[seat];
  RollState state = self->state;

  for (guint i = 0; i < ROLL_N_COLOURS && line.problem == ORRERY_LINE_TOO_MANY; i++)
    {
      if (!add_fixes (fixes, &state, seat, &line))
        return NULL;
      orrery_round_line_read (&line, self->lines[seat], &state, seat, orrery_reveal_lines_get_phases (self),
                              orrery_reveal_lines_get_selected (self, seat));
    }
  return line.problem == ORRERY_LINE_RIGHT ? g_steal_pointer (&fixes) : NULL;
}

gboolean
orrery_reveal_lines_can_keep (OrreryRevealLines *self, guint seat)
{
  g_autoptr (GArray) fixes = NULL;

  if (self->whole[seat])
    return TRUE;
  if (orrery_reveal_lines_is_brief (self) && self->rounds[seat].problem == ORRERY_LINE_TOO_MANY)
    fixes = list_fixes (self, seat);
  return fixes != NULL;
}

void
orrery_reveal_lines_keep (OrreryRevealLines *self, guint seat)
{
  if (self->whole[seat])
    self->kept[seat] = TRUE;
  else if (orrery_reveal_lines_can_keep (self, seat))
    {
      set_fixes (self, seat, list_fixes (self, seat));
      read_line (self, seat);
    }
}

/* --- Answers --- */

/* Corrections come first. */
static void
prepend_fixes (OrreryRevealLines *self, GArray *answers)
{
  for (guint i = self->state.n_seats; i-- > 0;)
    if (self->fixes[i] != NULL)
      g_array_prepend_vals (answers, self->fixes[i]->data, self->fixes[i]->len);
}

GArray *
orrery_reveal_lines_list_answers (OrreryRevealLines *self)
{
  GArray *answers = orrery_reveal_list_answers (&self->state, self->revealed, self->own);
  const guint spare = self->state.n_seats == 2 ? self->selected[2] : ROLL_NO_PHASE;

  if (spare != ROLL_NO_PHASE)
    {
      const GameAnswer answer = GAME_ANSWER (ROLL_DO_SPARE, spare, 0, 0);

      g_array_append_val (answers, answer);
    }
  prepend_fixes (self, answers);
  return answers;
}

/* --- Changing --- */

static char *
write_brief (OrreryRevealLines *self, const OrreryRoundLine *line, gboolean changed)
{
  return changed ? orrery_round_line_write (line, orrery_reveal_lines_get_phases (self)) : NULL;
}

static gboolean
happens (OrreryRevealLines *self, guint column)
{
  return column < ROLL_N_PHASES && (orrery_reveal_lines_get_phases (self) & ROLL_BIT (column)) != 0;
}

char *
orrery_reveal_lines_add (OrreryRevealLines *self, guint seat, guint colour, guint column)
{
  OrreryRoundLine changed = self->rounds[seat];
  const char *line = self->lines[seat];
  const char die[] = { orrery_dice_line_colour_key (colour), orrery_dice_line_column_key (column),
                       '\0' };

  if (orrery_reveal_lines_is_brief (self))
    return write_brief (self, &changed, happens (self, column) && orrery_round_line_add (&changed, colour, column));
  if (self->missing[seat].missing[colour] == 0)
    return NULL;
  return g_strconcat (line, *line == '\0' || g_str_has_suffix (line, " ") ? "" : " ", die, NULL);
}

char *
orrery_reveal_lines_move (OrreryRevealLines *self, guint seat, guint die, guint column)
{
  OrreryRevealed changed = self->revealed[seat];
  OrreryRoundLine brief = self->rounds[seat];

  if (orrery_reveal_lines_is_brief (self))
    return write_brief (self, &brief,
                        orrery_round_line_move (&brief, die, happens (self, column) ? column : ROLL_NO_PHASE));
  if (die >= changed.n || changed.bad != G_MAXUINT || changed.dice[die].column == column)
    return NULL;
  changed.dice[die].column = (guint8) column;
  changed.dice[die].selects = changed.dice[die].selects && column != ORRERY_LINE_DICTATE;
  return orrery_dice_line_write (&changed);
}

char *
orrery_reveal_lines_select (OrreryRevealLines *self, guint seat, guint die)
{
  OrreryRevealed changed = self->revealed[seat];
  const gboolean was = changed.dice[die].selects;
  OrreryRoundLine brief = self->rounds[seat];

  if (orrery_reveal_lines_is_brief (self))
    return write_brief (self, &brief, orrery_round_line_change_task (&brief, die)
                                          || orrery_round_line_move (&brief, die, ROLL_NO_PHASE));
  if (changed.dice[die].column == ORRERY_LINE_DICTATE || changed.bad != G_MAXUINT)
    return NULL;
  for (guint i = 0; i < changed.n; i++)
    changed.dice[i].selects = FALSE;
  changed.dice[die].selects = !was;
  return orrery_dice_line_write (&changed);
}

char *
orrery_reveal_lines_take_last (OrreryRevealLines *self, guint seat)
{
  OrreryRevealed changed = self->revealed[seat];

  if (orrery_reveal_lines_is_brief (self))
    return g_strndup (self->lines[seat], MAX (strlen (self->lines[seat]), 1) - 1);
  if (changed.n > 0 && changed.whole)
    changed.n--;
  return orrery_dice_line_write (&changed);
}
