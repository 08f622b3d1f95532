/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a line of a round is wrong, and how to fix it. */
#include "games/roll/assist/lines/orrery-round-line.h"

#include <string.h>

gboolean
orrery_round_line_is_wrong (const OrreryRoundLine *self)
{
  return self->problem == ORRERY_LINE_UNCLEAR || self->problem == ORRERY_LINE_TOO_MANY;
}

static guint
count_colour (const OrreryRoundLine *self, guint phase)
{
  guint n = 0;

  for (guint i = 0; i < self->n[phase]; i++)
    n += self->workers[phase][i].colour == self->colour;
  return n;
}

/* The dice beyond those that were rolled are the last ones. */
guint
orrery_round_line_get_wrong (const OrreryRoundLine *self)
{
  guint wrong = 0, left = (guint) self->typed - self->rolled;

  if (self->problem != ORRERY_LINE_TOO_MANY)
    return 0;
  for (guint phase = ROLL_N_PHASES; phase-- > 0 && left > 0;)
    {
      const guint n = count_colour (self, phase);

      wrong |= n > 0 ? ROLL_BIT (phase) : 0;
      left -= MIN (n, left);
    }
  return wrong;
}

void
orrery_round_line_find_wrong (const OrreryRoundLine *self, const char *text, guint *from, guint *to)
{
  *from = *to = 0;
  if (self->problem == ORRERY_LINE_UNCLEAR)
    {
      *from = self->bad;
      *to = (guint) strlen (text);
    }
  else if (self->problem == ORRERY_LINE_TOO_MANY)
    for (guint i = 0; text[i] != '\0'; i++)
      if (g_ascii_tolower (text[i]) == orrery_dice_line_colour_key (self->colour))
        {
          *from = i;
          *to = i + 1;
        }
}

static void
drop_last (OrreryRoundLine *self, guint colour)
{
  for (guint phase = ROLL_N_PHASES; phase-- > 0;)
    for (guint i = self->n[phase]; i-- > 0;)
      if (self->workers[phase][i].colour == colour)
        {
          self->n[phase]--;
          memmove (&self->workers[phase][i], &self->workers[phase][i + 1],
                   (self->n[phase] - i) * sizeof (OrreryLineWorker));
          return;
        }
}

/* Without the dice that nobody rolled. */
static char *
write_possible (const OrreryRoundLine *self, guint phases)
{
  OrreryRoundLine possible = *self;
  char *text;

  for (guint i = self->rolled; i < self->typed; i++)
    drop_last (&possible, self->colour);
  text = orrery_round_line_write (&possible, phases);
  while (g_str_has_suffix (text, " -"))
    text[strlen (text) - 2] = '\0';
  return text;
}

char *
orrery_round_line_propose (const OrreryRoundLine *self, const char *text, const RollState *state, guint seat,
                           guint phases, guint selected)
{
  OrreryRoundLine line = *self;
  g_autofree char *proposed = g_strdup (text);

  /* Each step makes it shorter. */
  for (gsize i = strlen (text); i > 0 && orrery_round_line_is_wrong (&line); i--)
    {
      if (line.problem == ORRERY_LINE_UNCLEAR)
        {
          char *bad = proposed + line.bad, *rest = *bad != '\0' ? g_utf8_next_char (bad) : bad;

          memmove (bad, rest, strlen (rest) + 1);
        }
      else
        {
          char *possible = write_possible (&line, phases);

          g_free (proposed);
          proposed = possible;
        }
      orrery_round_line_read (&line, proposed, state, seat, phases, selected);
    }
  return line.problem == ORRERY_LINE_RIGHT && *proposed != '\0' && !g_str_equal (proposed, text)
           ? g_steal_pointer (&proposed)
           : NULL;
}
