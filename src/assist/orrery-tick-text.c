/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "assist/orrery-tick-text.h"

#include <glib/gi18n.h>

enum
{
  MOST = 99 /* of a kind */
};

typedef struct
{
  OrreryTicks *ticks;
  OrreryLetterFunc letter;
  GArray *choices; /* of OrreryChoice */
  GArray *chosen;  /* of GameAnswer */
} Line;

static void
line_clear (Line *line)
{
  g_array_unref (line->choices);
  g_array_unref (line->chosen);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Line, line_clear)

static const OrreryChoice *
find (const Line *line, char letter)
{
  for (guint i = 0; i < line->choices->len; i++)
    {
      const OrreryChoice *choice = &g_array_index (line->choices, OrreryChoice, i);

      if (line->letter (choice->answer) == letter)
        return choice;
    }
  return NULL;
}

static guint
count (const Line *line, GameAnswer answer)
{
  guint n = 0;

  for (guint i = 0; i < line->chosen->len; i++)
    n += g_array_index (line->chosen, GameAnswer, i) == answer;
  return n;
}

/* --- Reading --- */

static char *
tell_unknown (const Line *line, const char *at)
{
  g_autofree char *letters = orrery_tick_text_list_letters (line->ticks, line->letter);
  g_autofree char *symbol = g_strndup (at, (gsize) (g_utf8_next_char (at) - at));

  /* Translators: the first is what was typed, the second lists what can be typed. */
  return g_strdup_printf (_("“%s” is not possible here; use %s."), symbol, letters);
}

static char *
add (Line *line, char letter, guint n)
{
  const OrreryChoice *choice = find (line, letter);
  const guint most = choice->n_most, before = count (line, choice->answer);

  if (before + n > most)
    /* Translators: %c is a letter that stands for a color: "At most 2w." */
    return g_strdup_printf (_("At most %u%c."), most, letter);
  for (guint i = 0; i < n; i++)
    g_array_append_val (line->chosen, choice->answer);
  return NULL;
}

/* As far as possible. */
static void
add_all (Line *line)
{
  const guint wanted = orrery_ticks_get_wanted (line->ticks);

  for (guint i = 0; i < line->choices->len; i++)
    {
      const OrreryChoice *choice = &g_array_index (line->choices, OrreryChoice, i);

      while (count (line, choice->answer) < choice->n_most && (wanted == 0 || line->chosen->len < wanted))
        g_array_append_val (line->chosen, choice->answer);
    }
}

/* How many of the next letter; 1 if no number is there. */
static guint
read_number (const char **at)
{
  guint n = 0;

  if (!g_ascii_isdigit (**at))
    return 1;
  for (; g_ascii_isdigit (**at); (*at)++)
    n = MIN (n * 10 + (guint) g_ascii_digit_value (**at), MOST);
  return n;
}

static char *
read_part (Line *line, const char **at)
{
  const guint n = read_number (at);
  const char letter = g_ascii_tolower (**at);

  if (letter == '\0')
    return g_strdup_printf (_("A letter is missing after %u."), n);
  if (letter == '*' || g_ascii_strncasecmp (*at, "all", 3) == 0)
    {
      *at += letter == '*' ? 1 : 3;
      add_all (line);
      return NULL;
    }
  if (find (line, letter) == NULL)
    return tell_unknown (line, *at);
  (*at)++;
  return add (line, letter, n);
}

static char *
read_line (Line *line, const char *at)
{
  const guint wanted = orrery_ticks_get_wanted (line->ticks);
  char *problem = NULL;

  while (problem == NULL && *at != '\0')
    if (*at == ' ')
      at++;
    else
      problem = read_part (line, &at);
  if (problem == NULL && wanted > 0 && line->chosen->len > wanted)
    problem = g_strdup_printf (ngettext ("Only %u is possible.", "Only %u are possible.", wanted), wanted);
  return problem;
}

char *
orrery_tick_text_read (OrreryTicks *ticks, OrreryLetterFunc letter, const char *text)
{
  g_auto (Line) line = { ticks, letter, orrery_decision_list_choices (ORRERY_DECISION (ticks)),
                         g_array_new (FALSE, FALSE, sizeof (GameAnswer)) };
  char *problem = read_line (&line, text);

  orrery_decision_fill (ORRERY_DECISION (ticks), (const GameAnswer *) (gpointer) line.chosen->data,
                        problem == NULL ? line.chosen->len : 0);
  return problem;
}

/* --- Writing --- */

char *
orrery_tick_text_write (OrreryTicks *ticks, OrreryLetterFunc letter)
{
  g_autoptr (GArray) choices = orrery_decision_list_choices (ORRERY_DECISION (ticks));
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < choices->len; i++)
    {
      const OrreryChoice *choice = &g_array_index (choices, OrreryChoice, i);

      if (choice->n_ticked == 0)
        continue;
      if (text->len > 0)
        g_string_append_c (text, ' ');
      if (choice->n_ticked > 1)
        g_string_append_printf (text, "%u", choice->n_ticked);
      g_string_append_c (text, letter (choice->answer));
    }
  return g_string_free (text, FALSE);
}

char *
orrery_tick_text_list_letters (OrreryTicks *ticks, OrreryLetterFunc letter)
{
  g_autoptr (GArray) choices = orrery_decision_list_choices (ORRERY_DECISION (ticks));
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < choices->len; i++)
    g_string_append_printf (text, "%s%c", i > 0 ? " " : "", letter (g_array_index (choices, OrreryChoice, i).answer));
  return g_string_free (text, FALSE);
}
