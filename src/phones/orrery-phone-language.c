/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gettext reads $LANGUAGE each time, but setenv() is not safe with other threads: it moves memory that they
 * may be reading. So the variable is set once, with room to spare, and its text is changed in place. */
#include "phones/orrery-phone-language.h"

#include <stdlib.h>

#define NAME "LANGUAGE="

/* An internal variable of gettext: when it changes, cached lookups are dropped. */
extern int _nl_msg_cat_cntr;

static char variable[128] = NAME;
static char usual[128 - sizeof NAME];

static void
set_language (const char *language)
{
  g_strlcpy (variable + sizeof NAME - 1, language, sizeof variable - sizeof NAME + 1);
  _nl_msg_cat_cntr++;
}

const char *
orrery_phone_language_find (const char *language)
{
  static const char *const known[] = { "en", "de", "fr" };

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    if (g_strcmp0 (language, known[i]) == 0)
      return known[i];
  return "";
}

void
orrery_phone_language_begin (const char *language)
{
  static gboolean is_ready;

  if (!is_ready)
    {
      g_strlcpy (usual, g_getenv ("LANGUAGE") != NULL ? g_getenv ("LANGUAGE") : "", sizeof usual);
      g_strlcat (variable, usual, sizeof variable);
      putenv (variable);
      is_ready = TRUE;
    }
  if (*language != '\0')
    set_language (language);
}

void
orrery_phone_language_end (void)
{
  set_language (usual);
}
