/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/assist/lines/orrery-dice-line.h"

#include <glib/gi18n.h>
#include <string.h>

static const char colour_keys[] = "wrpcbgy";
static const char column_keys[] = "edsphx";

char
orrery_dice_line_colour_key (guint colour)
{
  return colour_keys[colour];
}

char
orrery_dice_line_column_key (guint column)
{
  return column_keys[column];
}

static int
find_key (const char *keys, char c)
{
  const char *at = c != '\0' ? strchr (keys, g_ascii_tolower (c)) : NULL;

  return at != NULL ? (int) (at - keys) : -1;
}

static const char *
skip_blanks (const char *p)
{
  while (g_ascii_isspace (*p) || *p == ',')
    p++;
  return p;
}

/* The number before a die; 1 if there is none, 0 if it is invalid. */
static guint
read_count (const char **p)
{
  guint n = 0;

  if (!g_ascii_isdigit (**p))
    return 1;
  for (; g_ascii_isdigit (**p); (*p)++)
    n = MIN (n * 10 + (guint) (**p - '0'), ORRERY_LINE_MAX_DICE + 1);
  *p = skip_blanks (*p);
  return n <= ORRERY_LINE_MAX_DICE ? n : 0;
}

gboolean
orrery_dice_line_totals (const char *text, guint8 totals[ROLL_N_COLOURS], guint *bad)
{
  const char *p = text;

  memset (totals, 0, ROLL_N_COLOURS);
  for (p = skip_blanks (p); *p != '\0'; p = skip_blanks (p + 1))
    {
      const guint n = read_count (&p);
      const int colour = find_key (colour_keys, *p);

      *bad = (guint) (p - text);
      if (n == 0 || colour < 0 || totals[colour] + n > G_MAXUINT8)
        return FALSE;
      totals[colour] = (guint8) (totals[colour] + n);
    }
  return TRUE;
}

static int
read_side (char c)
{
  const int column = find_key (column_keys, c);

  if (c == '*' || g_ascii_tolower (c) == 'w')
    return ROLL_WILD;
  return column == ORRERY_LINE_DICTATE ? -1 : column;
}

/* All of it, although its first letters may be right: "white", not "hite". */
static char *
dup_word_at (const char *text, guint at)
{
  guint end = at;

  while (at > 0 && g_ascii_isalpha (text[at - 1]))
    at--;
  while (text[end] != '\0' && text[end] != ' ' && text[end] != ',')
    end++;
  return g_strndup (text + at, end - at);
}

char *
orrery_dice_line_tell_wrong (const char *text)
{
  guint8 dice[ROLL_N_COLOURS];
  guint bad = 0;
  g_autofree char *word = NULL;

  if (orrery_dice_line_totals (text, dice, &bad))
    return NULL;
  if (text[bad] == '\0')
    return g_strdup (_("A number of dice needs a color, as in “5w”."));
  word = dup_word_at (text, bad);
  return g_strdup_printf (_("“%s” is not a die. Use w r p c b g y."), word);
}

const char *
orrery_dice_line_get_help (void)
{
  return _("“3w r” is three white dice and a red one: w white, r red, p purple, c cyan, b brown, g green, y yellow");
}

gboolean
orrery_dice_line_rolled (const char *text, guint colour, guint8 sides[ROLL_N_SIDES], guint *bad)
{
  const char *p = text;

  memset (sides, 0, ROLL_N_SIDES);
  for (p = skip_blanks (p); *p != '\0'; p = skip_blanks (p + 1))
    {
      const guint n = read_count (&p);
      const int side = read_side (*p);

      *bad = (guint) (p - text);
      if (n == 0 || side < 0 || roll_dice[colour].weight[side] == 0 || sides[side] + n > G_MAXUINT8)
        return FALSE;
      sides[side] = (guint8) (sides[side] + n);
    }
  return TRUE;
}

/* --- Revealed --- */

/* Parses what follows a die: its star, its side. FALSE if it is impossible; `p` is NULL if it is incomplete. */
static gboolean
read_marks (const char **p, OrreryEntered *die)
{
  for (*p = skip_blanks (*p); **p == '*' || **p == '/'; *p = skip_blanks (*p + 1))
    if (**p == '*')
      {
        if (die->selects || die->column == ORRERY_LINE_DICTATE)
          return FALSE;
        die->selects = TRUE;
      }
    else
      {
        int side;

        *p = skip_blanks (*p + 1);
        if (**p == '\0')
          {
            *p = NULL;
            return TRUE;
          }
        side = read_side (**p);
        if (side < 0 || die->side != ROLL_NO_PHASE || roll_dice[die->colour].weight[side] == 0)
          return FALSE;
        die->side = (guint8) side;
      }
  return TRUE;
}

static gboolean
add_dice (OrreryRevealed *out, OrreryEntered die, guint n)
{
  if (out->n + n > ORRERY_LINE_MAX_DICE || (die.selects && orrery_revealed_selector (out) >= 0))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      out->dice[out->n++] = die;
      die.selects = FALSE; /* of several, one selects */
    }
  return TRUE;
}

/* One die and its marks; NULL at the end, or if it is incomplete or wrong. */
static const char *
read_die (const char *text, const char *p, OrreryRevealed *out)
{
  OrreryEntered die = { 0, 0, ROLL_NO_PHASE, FALSE };
  const char *start = p;
  const guint n = read_count (&p);
  const int colour = find_key (colour_keys, *p);
  int column;

  if (n > 0 && *p == '\0' && p > start)
    {
      out->whole = FALSE;
      return NULL;
    }
  out->bad = (guint) (p - text);
  if (n == 0 || colour < 0)
    return NULL;
  p = skip_blanks (p + 1);
  out->bad = (guint) (p - text);
  if (*p == '\0')
    {
      out->whole = FALSE;
      out->colour = colour;
      out->bad = G_MAXUINT;
      return NULL;
    }
  column = find_key (column_keys, *p);
  if (column < 0)
    return NULL;
  die.colour = (guint8) colour;
  die.column = (guint8) column;
  p++;
  start = p;
  if (!read_marks (&p, &die) || !add_dice (out, die, n))
    {
      out->bad = (guint) (start - text);
      return NULL;
    }
  out->bad = G_MAXUINT;
  out->whole = p != NULL;
  return p;
}

void
orrery_dice_line_revealed (const char *text, OrreryRevealed *out)
{
  const char *p = skip_blanks (text);

  memset (out, 0, sizeof *out);
  out->whole = TRUE;
  out->colour = -1;
  out->bad = G_MAXUINT;
  while (p != NULL && *p != '\0')
    p = read_die (text, skip_blanks (p), out);
}

/* --- Writing --- */

static void
write_die (GString *text, const OrreryEntered *die, guint n)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  if (n > 1)
    g_string_append_printf (text, "%u", n);
  g_string_append_c (text, colour_keys[die->colour]);
  g_string_append_c (text, column_keys[die->column]);
  if (die->selects)
    g_string_append_c (text, '*');
  if (die->side == ROLL_WILD)
    g_string_append (text, "/w");
  else if (die->side != ROLL_NO_PHASE)
    g_string_append_printf (text, "/%c", column_keys[die->side]);
}

guint
orrery_revealed_count_equal (const OrreryRevealed *self, guint i)
{
  const OrreryEntered *a = &self->dice[i], *b = a + 1;

  while (b < self->dice + self->n && a->colour == b->colour && a->column == b->column && a->side == b->side
         && !a->selects && !b->selects)
    b++;
  return (guint) (b - a);
}

char *
orrery_dice_line_write (const OrreryRevealed *revealed)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0, n; i < revealed->n; i += n)
    {
      n = orrery_revealed_count_equal (revealed, i);
      write_die (text, &revealed->dice[i], n);
    }
  return g_string_free (text, FALSE);
}

char *
orrery_dice_line_write_totals (const guint8 totals[ROLL_N_COLOURS])
{
  GString *text = g_string_new (NULL);

  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    if (totals[colour] > 0)
      g_string_append_printf (text, "%s%u%c", text->len > 0 ? " " : "", totals[colour],
                              colour_keys[colour]);
  return g_string_free (text, FALSE);
}

void
orrery_revealed_count (const OrreryRevealed *self, guint counts[ROLL_N_COLOURS])
{
  memset (counts, 0, ROLL_N_COLOURS * sizeof *counts);
  for (guint i = 0; i < self->n; i++)
    counts[self->dice[i].colour]++;
}

int
orrery_revealed_selector (const OrreryRevealed *self)
{
  for (guint i = 0; i < self->n; i++)
    if (self->dice[i].selects)
      return (int) i;
  return -1;
}
