/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/assist/lines/orrery-round-line.h"

#include <string.h>

static const char task_keys[] = { [ORRERY_TASK_STOCK] = '$', [ORRERY_TASK_DEVELOPMENT] = 'd', [ORRERY_TASK_WORLD] = 's',
                                  [ORRERY_TASK_ASK] = 'a' };

typedef struct
{
  OrreryRoundLine *out;
  const char *text;
  const char *p;
  guint8 cup[ROLL_N_COLOURS];
  int left[ROLL_N_COLOURS];
  guint extra; /* workers from tiles, in Explore */
  const char *tasked; /* where explorers end: after the last task; NULL: there is none yet */
} Reader;

/* --- Letters --- */

static gboolean
is_gap (char c)
{
  return g_ascii_isspace (c) || c == ',';
}

static gboolean
is_group_end (const Reader *self)
{
  return *self->p == '\0' || *self->p == '-' || is_gap (*self->p);
}

static int
colour_of (char c)
{
  for (guint i = 0; i < ROLL_N_COLOURS; i++)
    if (orrery_dice_line_colour_key (i) == g_ascii_tolower (c))
      return (int) i;
  return -1;
}

static OrreryTask
task_of (char c)
{
  for (guint i = ORRERY_TASK_STOCK; i < G_N_ELEMENTS (task_keys); i++)
    if (task_keys[i] == g_ascii_tolower (c))
      return (OrreryTask) i;
  return ORRERY_TASK_NONE;
}

static gboolean
fail (Reader *self, OrreryLineProblem problem)
{
  self->out->problem = problem;
  self->out->bad = (guint) (self->p - self->text);
  return FALSE;
}

/* --- Dice --- */

static gboolean
add (Reader *self, guint phase, guint colour, guint n)
{
  if (self->out->n[phase] + n > ORRERY_LINE_MAX_DICE)
    return fail (self, ORRERY_LINE_UNCLEAR);
  for (guint i = 0; i < n; i++)
    self->out->workers[phase][self->out->n[phase]++] = (OrreryLineWorker){ (guint8) colour, ORRERY_TASK_NONE };
  if (colour < ROLL_N_COLOURS)
    self->left[colour] -= (int) n;
  return TRUE;
}

/* The only color that is left; -1: none or several. */
static int
only_colour (const Reader *self)
{
  int found = -1;

  for (guint i = 0; i < ROLL_N_COLOURS; i++)
    if (self->left[i] > 0)
      {
        if (found >= 0)
          return -1;
        found = (int) i;
      }
  return found;
}

static guint
read_number (Reader *self)
{
  guint n = 0;

  for (; g_ascii_isdigit (*self->p); self->p++)
    n = MIN (n * 10 + (guint) (*self->p - '0'), ORRERY_LINE_MAX_DICE + 1);
  return n;
}

/* An explorer's task is also that of the dice before it that have none. */
static void
read_task (Reader *self, guint phase)
{
  const OrreryTask task = task_of (*self->p);

  if (phase != ROLL_EXPLORE || task == ORRERY_TASK_NONE)
    return;
  for (guint i = self->out->n[phase]; i > 0 && self->out->workers[phase][i - 1].task == ORRERY_TASK_NONE; i--)
    self->out->workers[phase][i - 1].task = (guint8) task;
  self->tasked = ++self->p;
}

/* The length of the word. */
static guint
count_all (const Reader *self)
{
  return *self->p == '*' ? 1 : g_ascii_strncasecmp (self->p, "all", 3) == 0 ? 3 : 0;
}

static gboolean
read_all (Reader *self, guint phase)
{
  self->p += count_all (self);
  for (guint i = 0; i < ROLL_N_COLOURS; i++)
    if (self->left[i] > 0 && !add (self, phase, i, (guint) self->left[i]))
      return FALSE;
  read_task (self, phase);
  return TRUE;
}

/* A missing color: a worker from a tile, or the only color that is left. */
static gboolean
guess_colour (Reader *self, guint phase, gboolean counted, int *colour)
{
  const gboolean tasked = phase == ROLL_EXPLORE && task_of (*self->p) != ORRERY_TASK_NONE;

  if (!tasked && !(counted && is_group_end (self)))
    return fail (self, ORRERY_LINE_UNCLEAR);
  *colour = tasked && !counted && self->extra > 0 ? ROLL_NO_COLOUR : only_colour (self);
  if (*colour < 0)
    return fail (self, ORRERY_LINE_WHICH_COLOUR);
  if (*colour == ROLL_NO_COLOUR)
    self->extra--;
  return TRUE;
}

static gboolean
read_dice (Reader *self, guint phase)
{
  const gboolean counted = g_ascii_isdigit (*self->p);
  const guint n = counted ? read_number (self) : 1;
  int colour = colour_of (*self->p);

  if (n == 0 || n > ORRERY_LINE_MAX_DICE)
    return fail (self, ORRERY_LINE_UNCLEAR);
  if (colour >= 0)
    self->p++;
  else if (!guess_colour (self, phase, counted, &colour))
    return FALSE;
  if (!add (self, phase, (guint) colour, n))
    return FALSE;
  read_task (self, phase);
  return TRUE;
}

/* Explorers have tasks: dice without one are already in the next phase. */
static gboolean
end_explorers (Reader *self, guint phases)
{
  OrreryRoundLine *line = self->out;
  guint n = line->n[ROLL_EXPLORE];

  if (n == 0 || line->workers[ROLL_EXPLORE][n - 1].task != ORRERY_TASK_NONE)
    return TRUE;
  if (self->tasked == NULL || phases == ROLL_BIT (ROLL_EXPLORE))
    return fail (self, ORRERY_LINE_NO_TASK);
  for (; n > 0 && line->workers[ROLL_EXPLORE][n - 1].task == ORRERY_TASK_NONE; n--)
    self->left[line->workers[ROLL_EXPLORE][n - 1].colour]++;
  line->n[ROLL_EXPLORE] = (guint8) n;
  self->p = self->tasked;
  return TRUE;
}

static gboolean
read_group (Reader *self, guint phase, guint phases)
{
  /* Nobody: it needs no gap after it. */
  if (*self->p == '-')
    {
      self->p++;
      return TRUE;
    }
  while (!is_group_end (self))
    if (!(count_all (self) > 0 ? read_all (self, phase) : read_dice (self, phase)))
      return FALSE;
  return phase != ROLL_EXPLORE || end_explorers (self, phases);
}

static void
skip_gap (Reader *self)
{
  while (is_gap (*self->p))
    self->p++;
}

static void
read_groups (Reader *self, guint phases)
{
  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    if ((phases & ROLL_BIT (phase)) != 0)
      {
        skip_gap (self);
        if (!read_group (self, phase, phases))
          return;
      }
  skip_gap (self);
  if (*self->p != '\0')
    fail (self, ORRERY_LINE_UNCLEAR);
}

/* --- Checking against the table --- */

guint
orrery_round_line_count_extra (const RollSeat *seat)
{
  guint n = 0;

  for (guint i = 0; i < seat->n_tableau; i++)
    for (guint k = 0; k < roll_faces[seat->tableau[i]].n_powers; k++)
      {
        const RollPower *power = &roll_faces[seat->tableau[i]].powers[k];

        if (power->kind == ROLL_POWER_EXTRA_WORKERS && (power->phases & ROLL_BIT (ROLL_EXPLORE)) != 0)
          n += (guint) __builtin_popcount (power->colours);
      }
  return n;
}

/* Dice that were not rolled are wrong whatever they will do. */
static void
check_number (Reader *self)
{
  for (guint i = 0; i < ROLL_N_COLOURS; i++)
    if (self->left[i] < 0 && (self->out->problem == ORRERY_LINE_RIGHT || self->out->problem == ORRERY_LINE_NO_TASK))
      {
        self->out->problem = ORRERY_LINE_TOO_MANY;
        self->out->colour = (guint8) i;
        self->out->rolled = self->cup[i];
        self->out->typed = (guint8) (self->cup[i] - self->left[i]);
      }
    else
      self->out->left[i] = (guint8) MAX (self->left[i], 0);
}

static guint
count_dice (const OrreryRoundLine *self, guint phase)
{
  guint n = 0;

  for (guint i = 0; i < self->n[phase]; i++)
    n += self->workers[phase][i].colour < ROLL_N_COLOURS;
  return n;
}

static guint
count_left (const OrreryRoundLine *self)
{
  guint n = 0;

  for (guint i = 0; i < ROLL_N_COLOURS; i++)
    n += self->left[i];
  return n;
}

/* A die that can only Dictate is set aside for it. */
static guint
count_idle (const RollSeat *seat, guint phases)
{
  if (phases != ROLL_ANY_PHASE)
    return G_MAXUINT;
  return (seat->has & ROLL_BIT (ROLL_POWER_DICTATE_AGAIN)) != 0 ? G_MAXUINT : 1;
}

void
orrery_round_line_read (OrreryRoundLine *self, const char *text, const RollState *state, guint seat, guint phases,
                        guint selected)
{
  const RollSeat *p = &state->seats[seat];
  Reader reader = { .out = self, .text = text, .p = text, .extra = orrery_round_line_count_extra (p) };

  memset (self, 0, sizeof *self);
  self->bad = G_MAXUINT;
  /* Who selected another phase needs no explorers. */
  if (selected != ROLL_EXPLORE)
    reader.tasked = text;
  for (guint i = 0; i < ROLL_N_COLOURS; i++)
    reader.left[i] = reader.cup[i] = p->dice[ROLL_CUP][i];
  read_groups (&reader, phases);
  check_number (&reader);
  if (self->problem == ORRERY_LINE_RIGHT && count_dice (self, selected) == 0)
    self->problem = ORRERY_LINE_NO_SELECTOR;
  if (self->problem == ORRERY_LINE_RIGHT && count_left (self) > count_idle (p, phases))
    self->problem = ORRERY_LINE_NOT_ALL;
}

/* --- The revealed dice --- */

static guint
idle_column (guint phases)
{
  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    if ((phases & ROLL_BIT (phase)) == 0)
      return phase;
  return ORRERY_LINE_DICTATE;
}

static void
put (OrreryRevealed *revealed, guint colour, guint column, gboolean selects)
{
  if (revealed->n < ORRERY_LINE_MAX_DICE)
    revealed->dice[revealed->n++] = (OrreryEntered){ (guint8) colour, (guint8) column, ROLL_NO_PHASE, selects };
}

void
orrery_round_line_reveal (const OrreryRoundLine *self, guint phases, guint selected, OrreryRevealed *revealed)
{
  gboolean selects = TRUE;

  memset (revealed, 0, sizeof *revealed);
  revealed->whole = TRUE;
  revealed->colour = -1;
  revealed->bad = G_MAXUINT;
  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    for (guint i = 0; i < self->n[phase]; i++)
      if (self->workers[phase][i].colour < ROLL_N_COLOURS)
        {
          put (revealed, self->workers[phase][i].colour, phase, selects && phase == selected);
          selects = selects && phase != selected;
        }
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    for (guint i = 0; i < self->left[colour]; i++)
      put (revealed, colour, idle_column (phases), FALSE);
}

/* --- Tapping --- */

gboolean
orrery_round_line_add (OrreryRoundLine *self, guint colour, guint phase)
{
  if (self->left[colour] == 0 || phase >= ROLL_N_PHASES || self->n[phase] == ORRERY_LINE_MAX_DICE)
    return FALSE;
  self->left[colour]--;
  self->workers[phase][self->n[phase]++] =
      (OrreryLineWorker){ (guint8) colour, phase == ROLL_EXPLORE ? ORRERY_TASK_STOCK : ORRERY_TASK_NONE };
  return TRUE;
}

/* The die in the order of orrery_round_line_reveal; FALSE: it is idle. */
static gboolean
find_die (const OrreryRoundLine *self, guint die, guint *phase, guint *at)
{
  for (*phase = 0; *phase < ROLL_N_PHASES; (*phase)++)
    for (*at = 0; *at < self->n[*phase]; (*at)++)
      if (self->workers[*phase][*at].colour < ROLL_N_COLOURS && die-- == 0)
        return TRUE;
  return FALSE;
}

static int
find_idle (const OrreryRoundLine *self, guint die)
{
  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    die -= MIN (count_dice (self, phase), die);
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      if (die < self->left[colour])
        return (int) colour;
      die -= self->left[colour];
    }
  return -1;
}

gboolean
orrery_round_line_move (OrreryRoundLine *self, guint die, guint to)
{
  guint phase, at;
  int colour;

  if (!find_die (self, die, &phase, &at))
    {
      colour = find_idle (self, die);
      return colour >= 0 && orrery_round_line_add (self, (guint) colour, to);
    }
  colour = self->workers[phase][at].colour;
  self->n[phase]--;
  memmove (&self->workers[phase][at], &self->workers[phase][at + 1], (self->n[phase] - at) * sizeof (OrreryLineWorker));
  self->left[colour]++;
  return to == ROLL_NO_PHASE || orrery_round_line_add (self, (guint) colour, to);
}

gboolean
orrery_round_line_change_task (OrreryRoundLine *self, guint die)
{
  guint phase, at;

  if (!find_die (self, die, &phase, &at) || phase != ROLL_EXPLORE)
    return FALSE;
  self->workers[phase][at].task = self->workers[phase][at].task == ORRERY_TASK_ASK ? ORRERY_TASK_STOCK
                                                                                 : self->workers[phase][at].task + 1;
  return TRUE;
}

/* --- Saving --- */

static void
write_group (GString *text, const OrreryRoundLine *self, guint phase)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  if (self->n[phase] == 0)
    g_string_append_c (text, '-');
  for (guint i = 0; i < self->n[phase]; i++)
    {
      const OrreryLineWorker *worker = &self->workers[phase][i];

      if (worker->colour < ROLL_N_COLOURS)
        g_string_append_c (text, orrery_dice_line_colour_key (worker->colour));
      if (worker->task != ORRERY_TASK_NONE)
        g_string_append_c (text, task_keys[worker->task]);
    }
}

char *
orrery_round_line_write (const OrreryRoundLine *self, guint phases)
{
  GString *text = g_string_new (NULL);

  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    if ((phases & ROLL_BIT (phase)) != 0)
      write_group (text, self, phase);
  return g_string_free (text, FALSE);
}

/* Every die is named, so that only workers from tiles have to be guessed. */
gboolean
orrery_round_line_restore (OrreryRoundLine *self, const char *text)
{
  Reader reader = { .out = self, .text = text, .p = text, .extra = ORRERY_LINE_MAX_DICE };

  memset (self, 0, sizeof *self);
  self->bad = G_MAXUINT;
  read_groups (&reader, ROLL_ANY_PHASE);
  return self->problem == ORRERY_LINE_RIGHT;
}
