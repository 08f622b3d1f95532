/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Writing */

bool
game_put (char text[GAME_MAX_TEXT], size_t *at, const char *word)
{
  const size_t n = strlen (word);

  if (*at + n >= GAME_MAX_TEXT)
    return false;
  memcpy (text + *at, word, n + 1);
  *at += n;
  return true;
}

bool
game_put_number (char text[GAME_MAX_TEXT], size_t *at, int n)
{
  char word[16];

  snprintf (word, sizeof word, "%d", n);
  return game_put (text, at, word);
}

static bool
put_operand (const GameWords *words, char text[GAME_MAX_TEXT], size_t *at, const char *t, GameAnswer answer)
{
  const unsigned value = t[1] == 'a'   ? GAME_ANSWER_A (answer)
                         : t[1] == 'b' ? GAME_ANSWER_B (answer)
                                       : GAME_ANSWER_C (answer);

  if (t[2] == 'N')
    return game_put_number (text, at, (int) value);
  if (t[2] == 'M')
    return game_put_number (text, at, (int16_t) (uint16_t) (value << 8 | GAME_ANSWER_C (answer)));
  return words->put (text, at, t[2], value);
}

size_t
game_words_format (const GameWords *words, GameAnswer answer, char text[GAME_MAX_TEXT])
{
  const uint8_t kind = GAME_ANSWER_KIND (answer);
  size_t at = 0;

  text[0] = '\0';
  if (kind >= words->n_templates || words->templates[kind] == NULL)
    return 0;
  for (const char *t = words->templates[kind]; *t != '\0'; t++)
    {
      const char literal[2] = { *t, '\0' };

      if (*t != '%')
        {
          if (!game_put (text, &at, literal))
            return 0;
          continue;
        }
      if (!put_operand (words, text, &at, t, answer))
        return 0;
      t += 2;
    }
  return at;
}

/* Reading */

static char
lower (char c)
{
  return c >= 'A' && c <= 'Z' ? (char) (c - 'A' + 'a') : c;
}

bool
game_take (const char **text, const char *word)
{
  const char *t = *text;

  for (; *word != '\0'; word++, t++)
    if (lower (*t) != lower (*word))
      return false;
  *text = t;
  return true;
}

int
game_take_longest (const char **text, const char *const *names, unsigned n)
{
  const char *end = NULL;
  int found = -1;

  for (unsigned i = 0; i < n; i++)
    {
      const char *t = *text;

      if (game_take (&t, names[i]) && (end == NULL || t > end))
        {
          end = t;
          found = (int) i;
        }
    }
  if (found >= 0)
    *text = end;
  return found;
}

bool
game_take_number (const char **text, int least, int most, int *value)
{
  char *end;
  long n;

  if (**text != '-' && (**text < '0' || **text > '9'))
    return false;
  n = strtol (*text, &end, 10);
  if (end == *text || n < least || n > most)
    return false;
  *text = end;
  *value = (int) n;
  return true;
}

static bool
take_operand (const GameWords *words, const char **text, char type, int *value)
{
  if (type == 'N')
    return game_take_number (text, 0, UINT8_MAX, value);
  if (type == 'M')
    return game_take_number (text, INT16_MIN, INT16_MAX, value);
  return words->take (text, type, value);
}

static bool
parse_as (const GameWords *words, const char *text, const char *t, unsigned operands[3])
{
  for (; *t != '\0'; t++)
    {
      const char literal[2] = { *t, '\0' };
      int value = 0;

      if (*t != '%')
        {
          if (!game_take (&text, literal))
            return false;
          continue;
        }
      if (!take_operand (words, &text, t[2], &value))
        return false;
      if (t[2] == 'M')
        {
          operands[1] = (unsigned) value >> 8 & 0xff;
          operands[2] = (unsigned) value & 0xff;
        }
      else
        operands[t[1] - 'a'] |= (unsigned) value;
      t += 2;
    }
  return *text == '\0';
}

bool
game_words_parse (const GameWords *words, const char *text, GameAnswer *answer)
{
  for (unsigned kind = 0; kind < words->n_templates; kind++)
    {
      unsigned operands[3] = { 0, 0, 0 };

      if (words->templates[kind] != NULL && parse_as (words, text, words->templates[kind], operands))
        {
          *answer = GAME_ANSWER (kind, operands[0], operands[1], operands[2]);
          return true;
        }
    }
  return false;
}
