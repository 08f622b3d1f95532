/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/assist/lines/orrery-rolled-line.h"

#include "assist/orrery-words.h"
#include "games/roll/assist/lines/orrery-explain.h"
#include "games/roll/words/orrery-story-words.h"

#include <glib/gi18n.h>
#include <string.h>

typedef struct
{
  OrreryRolledLine *out;
  const char *text;
  const char *p;
  const guint8 *cup;
  guint at; /* dice so far, including those that are not entered */
  gboolean only_faces;
} Reader;

/* --- Letters --- */

static void
skip_blanks (Reader *self)
{
  while (g_ascii_isspace (*self->p) || *self->p == ',')
    self->p++;
}

/* A column or Dictate; -1: neither. */
static int
column_of (char c)
{
  for (guint i = 0; i <= ORRERY_LINE_DICTATE; i++)
    if (orrery_dice_line_column_key (i) == g_ascii_tolower (c))
      return (int) i;
  return -1;
}

static int
side_of (const Reader *self, char c)
{
  const int column = column_of (c);

  /* A capital letter says where a die goes, unless it starts the line. */
  if (g_ascii_isupper (c) && self->p > self->text && !self->only_faces)
    return -1;
  if (g_ascii_tolower (c) == 'w' || (self->only_faces && c == '*'))
    return ROLL_WILD;
  return column == ORRERY_LINE_DICTATE ? -1 : column;
}

static gboolean
fail (Reader *self, OrreryRolledProblem problem)
{
  self->out->problem = problem;
  self->out->bad = (guint) (self->p - self->text);
  return FALSE;
}

/* --- Dice --- */

/* The color of a die, and how many of it follow; ROLL_NO_COLOUR if there is none. */
static guint
colour_at (const guint8 *cup, guint at, guint *left)
{
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      if (at < cup[colour])
        {
          *left = cup[colour] - at;
          return colour;
        }
      at -= cup[colour];
    }
  *left = 0;
  return ROLL_NO_COLOUR;
}

static guint
read_number (Reader *self)
{
  guint n = 0;

  if (!g_ascii_isdigit (*self->p))
    return 1;
  for (; g_ascii_isdigit (*self->p); self->p++)
    n = MIN (n * 10 + (guint) (*self->p - '0'), ORRERY_LINE_MAX_DICE + 1);
  return n;
}

/* Where a die that shows a phase goes. */
static gboolean
read_move (Reader *self, OrreryEntered *die)
{
  const gboolean dash = *self->p == '-';
  int column;

  if (!dash && !g_ascii_isupper (*self->p))
    return TRUE;
  if (dash && self->p[1] == '\0')
    {
      self->p++; /* incomplete */
      return TRUE;
    }
  column = column_of (self->p[dash ? 1 : 0]);
  if (column < 0 || column == die->side)
    return fail (self, ORRERY_ROLLED_UNCLEAR);
  self->p += dash ? 2 : 1;
  die->column = (guint8) column;
  self->out->is_assigned = TRUE;
  return TRUE;
}

/* Where a wild one goes, which must be typed. */
static gboolean
read_wild (Reader *self, OrreryEntered *die)
{
  int column;

  if (*self->p == '-')
    self->p++;
  self->out->is_open = self->out->is_open || *self->p == '\0' || *self->p == '?';
  if (*self->p == '\0')
    return TRUE;
  if (*self->p == '?')
    {
      self->p++;
      return TRUE;
    }
  column = column_of (*self->p);
  if (column < 0)
    return fail (self, ORRERY_ROLLED_UNCLEAR);
  self->p++;
  die->column = (guint8) column;
  self->out->is_assigned = TRUE;
  return TRUE;
}

static gboolean
read_star (Reader *self, OrreryEntered *die)
{
  if (*self->p != '*')
    return TRUE;
  if (die->column >= ROLL_N_PHASES || orrery_revealed_selector (&self->out->revealed) >= 0)
    return fail (self, ORRERY_ROLLED_UNCLEAR);
  self->p++;
  die->selects = TRUE;
  self->out->is_assigned = TRUE;
  return TRUE;
}

static gboolean
read_marks (Reader *self, OrreryEntered *die)
{
  if (self->only_faces)
    return TRUE;
  return (die->side == ROLL_WILD ? read_wild (self, die) : read_move (self, die)) && read_star (self, die);
}

static void
add (Reader *self, OrreryEntered die, guint n)
{
  OrreryRevealed *revealed = &self->out->revealed;

  for (guint i = 0; i < n; i++)
    {
      revealed->dice[revealed->n++] = die;
      die.selects = FALSE; /* of several, one selects */
    }
  self->out->rolled.n[die.colour][die.side] = (guint8) (self->out->rolled.n[die.colour][die.side] + n);
  self->at += n;
}

static gboolean
read_dice (Reader *self)
{
  const char *start = self->p;
  const guint n = read_number (self);
  OrreryEntered die = { 0, ROLL_NO_PHASE, ROLL_NO_PHASE, FALSE };
  guint left;
  const guint colour = colour_at (self->cup, self->at, &left);
  int side;

  skip_blanks (self);
  if (*self->p == '\0')
    return TRUE; /* a number that is waiting for its face */
  if (*self->p == '?' && n > 0)
    {
      self->p++;
      self->at += n;
      return TRUE;
    }
  side = side_of (self, *self->p);
  if (side < 0)
    return fail (self, ORRERY_ROLLED_UNCLEAR);
  if (colour == ROLL_NO_COLOUR || n == 0)
    {
      self->p = start;
      return fail (self, n == 0 ? ORRERY_ROLLED_UNCLEAR : ORRERY_ROLLED_ALL);
    }
  self->out->colour = (guint8) colour;
  if (roll_dice[colour].weight[side] == 0)
    return fail (self, ORRERY_ROLLED_NO_FACE);
  if (n > left)
    return fail (self, ORRERY_ROLLED_TOO_MANY);
  self->p++;
  die.colour = (guint8) colour;
  die.side = (guint8) side;
  die.column = side == ROLL_WILD ? ROLL_NO_PHASE : (guint8) side;
  if (!read_marks (self, &die))
    return FALSE;
  add (self, die, n);
  return TRUE;
}

void
orrery_rolled_line_read (OrreryRolledLine *self, const char *text, const RollState *state, guint seat,
                         gboolean only_faces)
{
  Reader reader = { self, text, text, state->seats[seat].dice[ROLL_CUP], 0, only_faces };
  guint left;

  memset (self, 0, sizeof *self);
  self->revealed.whole = TRUE;
  self->revealed.colour = -1;
  self->revealed.bad = self->bad = G_MAXUINT;
  for (skip_blanks (&reader); *reader.p != '\0'; skip_blanks (&reader))
    if (!read_dice (&reader))
      return;
  self->colour = (guint8) colour_at (reader.cup, reader.at, &left);
  if (!orrery_rolled_is_whole (&self->rolled, state, seat))
    self->problem = ORRERY_ROLLED_MISSING;
}

/* --- Writing --- */

static void
write_run (GString *text, const OrreryEntered *die, guint n, gboolean only_faces)
{
  if (n > 1)
    g_string_append_printf (text, "%u", n);
  g_string_append_c (text, die->side == ROLL_WILD ? 'w' : orrery_dice_line_column_key (die->side));
  if (only_faces)
    return;
  if (die->side == ROLL_WILD)
    g_string_append_c (text, die->column == ROLL_NO_PHASE ? '?' : orrery_dice_line_column_key (die->column));
  else if (die->column != die->side)
    g_string_append_c (text, g_ascii_toupper (orrery_dice_line_column_key (die->column)));
  if (die->selects)
    g_string_append_c (text, '*');
}

static guint
write_colour (GString *text, const OrreryRevealed *revealed, guint colour, gboolean only_faces)
{
  guint written = 0, n;

  for (guint i = 0; i < revealed->n; i += n)
    {
      n = orrery_revealed_count_equal (revealed, i);
      if (revealed->dice[i].colour != colour)
        continue;
      write_run (text, &revealed->dice[i], n, only_faces);
      written += n;
    }
  return written;
}

char *
orrery_rolled_line_write (const OrreryRolledLine *self, const RollState *state, guint seat, gboolean only_faces)
{
  const guint8 *cup = state->seats[seat].dice[ROLL_CUP];
  GString *text = g_string_new (NULL);
  guint gap = 0;

  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      g_autoptr (GString) part = g_string_new (NULL);
      const guint n = write_colour (part, &self->revealed, colour, only_faces);

      /* Leave room for entries missing before it. */
      for (; n > 0 && gap > 0; gap--)
        g_string_append_c (text, '?');
      g_string_append (text, part->str);
      gap += cup[colour] - MIN (n, cup[colour]);
    }
  return g_string_free (text, FALSE);
}

/* --- Tapping --- */

gboolean
orrery_rolled_line_add (OrreryRolledLine *self, const RollState *state, guint seat, guint colour, guint side)
{
  const guint8 column = side == ROLL_WILD ? ROLL_NO_PHASE : (guint8) side;

  if (orrery_rolled_missing (&self->rolled, state, seat, colour) <= 0 || roll_dice[colour].weight[side] == 0
      || self->revealed.n == ORRERY_LINE_MAX_DICE)
    return FALSE;
  self->revealed.dice[self->revealed.n++] = (OrreryEntered){ (guint8) colour, column, (guint8) side, FALSE };
  self->rolled.n[colour][side]++;
  return TRUE;
}

/* The last that was entered. */
gboolean
orrery_rolled_line_drop (OrreryRolledLine *self, guint colour, guint side)
{
  OrreryRevealed *revealed = &self->revealed;

  for (guint i = revealed->n; i-- > 0;)
    if (revealed->dice[i].colour == colour && revealed->dice[i].side == side)
      {
        revealed->n--;
        memmove (&revealed->dice[i], &revealed->dice[i + 1], (revealed->n - i) * sizeof (OrreryEntered));
        self->rolled.n[colour][side]--;
        return TRUE;
      }
  return FALSE;
}

/* --- What is missing --- */

gboolean
orrery_rolled_line_is_whole (const OrreryRolledLine *self, const RollState *state, guint seat)
{
  OrreryMissing missing;

  return self->problem == ORRERY_ROLLED_RIGHT && !self->is_open
         && orrery_reveal_missing (state, seat, &self->revealed, &missing);
}

/* The page shows which ones; a list of them would leave a phone no room for the dice. */
static char *
tell_missing (const OrreryRolledLine *self, const RollState *state, guint seat)
{
  guint n = 0;

  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    n += (guint) MAX (orrery_rolled_missing (&self->rolled, state, seat, colour), 0);
  return g_strdup_printf (ngettext ("%u die is still missing.", "%u dice are still missing.", n), n);
}

/* For a line that says where dice go. */
static char *
tell_unassigned (const OrreryRolledLine *self, const RollState *state, guint seat, const char *name)
{
  OrreryMissing missing;

  if (!self->is_assigned || orrery_rolled_line_is_whole (self, state, seat))
    return g_strdup_printf (_("%s: all dice have been entered."), name);
  if (self->is_open)
    return g_strdup_printf (_("%s: where does the wild die go? Type its phase after W."), name);
  orrery_reveal_missing (state, seat, &self->revealed, &missing);
  if (missing.too_many_dictates)
    return g_strdup_printf (_("%s may Dictate only once per round."), name);
  return g_strdup_printf (_("%s: which die selects the phase? Type * after it."), name);
}

char *
orrery_rolled_line_tell (const OrreryRolledLine *self, const char *text, const RollState *state, guint seat,
                         const char *name)
{
  const char *bad = self->bad != G_MAXUINT ? text + self->bad : "";

  switch (self->problem)
    {
    case ORRERY_ROLLED_MISSING:
      return tell_missing (self, state, seat);
    case ORRERY_ROLLED_NO_FACE:
      return g_strdup_printf (_("%s dice have no face “%.1s”."), orrery_story_die (self->colour), bad);
    case ORRERY_ROLLED_TOO_MANY:
      return g_strdup_printf (_("%s doesn’t have that many %s dice."), name, orrery_story_die (self->colour));
    case ORRERY_ROLLED_ALL:
      return g_strdup_printf (_("All dice have been entered; “%s” is too much."), bad);
    case ORRERY_ROLLED_UNCLEAR:
      return g_strdup_printf (_("“%s” isn’t possible here."), bad);
    case ORRERY_ROLLED_RIGHT:
    default:
      return tell_unassigned (self, state, seat, name);
    }
}
