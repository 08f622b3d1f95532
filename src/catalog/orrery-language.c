/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "orrery-language.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

#define MAX_CONTEXT 128

/* Everything that a phone may show is translated by gettext() itself, with <glib/gi18n.h>: g_dgettext() of
 * <glib/gi18n-lib.h> decides once, by this computer's language, whether anything is translated. */
void
orrery_language_init (void)
{
  const char *folder = g_getenv ("ORRERY_LOCALE_DIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, folder != NULL ? folder : ORRERY_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

const char *
orrery_language_get_code (void)
{
  /* Translators: the code of your language, if data/search and data/roll/concepts have a file of
   * that name for it. */
  return C_("search", "en");
}

const char *
orrery_language_translate (const char *id, const char *member, const char *text)
{
  char context[MAX_CONTEXT];

  if (text == NULL || id == NULL)
    return text;

  g_snprintf (context, sizeof context, "%s/%s", id, member);
  return g_dpgettext2 (NULL, context, text);
}
