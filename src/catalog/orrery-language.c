/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "orrery-language.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "orrery-fold.h"

#define SEARCH_CONTEXT "search"
#define MAX_CONTEXT 128

static const char *const words[ORRERY_N_WORDS] = {
  /* Translators: words of your language that carry no meaning in a search, with spaces between;
   * as many as you like. */
  NC_ ("search", "the a of in on and or is are"),
  /* Translators: words of your language that questions are asked with, with spaces between. */
  NC_ ("search", "what when where which who why how can may must"),
  /* Translators: the endings of your language that a word may lose and still be nearly the same,
   * with spaces between. */
  NC_ ("search", "ing ed es s er ers"),
  /* Translators: pairs of words of your language, with spaces between: who types the one finds the
   * other too. Begin with your words for the first pair; as many as you like. */
  NC_ ("search", "money=credits sell=trade planet=world points=vp lose=remove draw=scout"),
};

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
orrery_language_translate (const char *id,
                           const char *member,
                           const char *text)
{
  char context[MAX_CONTEXT];

  if (text == NULL || id == NULL)
    return text;

  g_snprintf (context, sizeof context, "%s/%s", id, member);
  return g_dpgettext2 (GETTEXT_PACKAGE, context, text);
}

char **
orrery_language_dup_words (const char *word)
{
  const char *translated = g_dpgettext2 (GETTEXT_PACKAGE, SEARCH_CONTEXT, word);
  g_autofree char *folded = NULL;

  if (g_str_equal (translated, word))
    return g_new0 (char *, 1);

  folded = orrery_fold_words (translated);
  return g_strsplit (folded, " ", -1);
}

const char *const *
orrery_language_get_words (OrreryWords which)
{
  static char **known[ORRERY_N_WORDS];

  g_return_val_if_fail (which < ORRERY_N_WORDS, NULL);

  if (g_once_init_enter (&known[which]))
    g_once_init_leave (&known[which], orrery_language_dup_words (words[which]));

  return (const char *const *) known[which];
}
