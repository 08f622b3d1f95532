/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "assist/orrery-log-line.h"

#include <string.h>

G_DEFINE_FINAL_TYPE (OrreryLogLine, orrery_log_line, G_TYPE_OBJECT)

/* --- Bold names --- */

static gboolean
is_word (const char *at)
{
  return g_unichar_isalnum (g_utf8_get_char (at));
}

/* The longest name found here as whole words; -1: none. */
static int
name_at (const char *text, const char *at, const char *const *bold)
{
  gsize longest = 0;
  int which = -1;

  if (at > text && is_word (g_utf8_prev_char (at)))
    return -1;
  for (guint i = 0; bold && bold[i]; i++)
    {
      gsize length = strlen (bold[i]);

      if (length > longest && strncmp (at, bold[i], length) == 0
          && (at[length] == '\0' || !is_word (at + length)))
        {
          longest = length;
          which = (int) i;
        }
    }
  return which;
}

int
orrery_log_name_at (const char *text, gsize index, const char *const *names)
{
  int first = -1;

  for (const char *at = text; *at;)
    {
      const int which = name_at (text, at, names);
      const char *next = which >= 0 ? at + strlen (names[which]) : g_utf8_next_char (at);

      if (which >= 0 && at <= text + index && text + index < next)
        return which;
      if (first < 0)
        first = which;
      at = next;
    }
  return first;
}

/* The text with every whole occurrence of a name in bold. */
static char *
make_markup (const char *text, const char *const *bold)
{
  GString *markup = g_string_new (NULL);

  for (const char *at = text; *at;)
    {
      const int which = name_at (text, at, bold);
      const char *next = which >= 0 ? at + strlen (bold[which]) : g_utf8_next_char (at);
      g_autofree char *part = g_markup_escape_text (at, next - at);

      g_string_append_printf (markup, which >= 0 ? "<b>%s</b>" : "%s", part);
      at = next;
    }
  return g_string_free (markup, FALSE);
}

OrreryLogLine *
orrery_log_line_new (guint point, gboolean heading, int seat, const char *symbol, const char *text,
                     const char *const *bold)
{
  OrreryLogLine *self = g_object_new (ORRERY_TYPE_LOG_LINE, NULL);

  self->point = point;
  self->heading = heading;
  self->seat = seat;
  self->symbol = g_strdup (symbol);
  self->text = g_strdup (text);
  self->markup = make_markup (text, bold);
  return self;
}

static void
orrery_log_line_finalize (GObject *object)
{
  OrreryLogLine *self = ORRERY_LOG_LINE (object);

  g_free (self->symbol);
  g_free (self->text);
  g_free (self->markup);
  G_OBJECT_CLASS (orrery_log_line_parent_class)->finalize (object);
}

static void
orrery_log_line_class_init (OrreryLogLineClass *class)
{
  G_OBJECT_CLASS (class)->finalize = orrery_log_line_finalize;
}

static void
orrery_log_line_init (OrreryLogLine *self)
{
  self->seat = -1;
}
