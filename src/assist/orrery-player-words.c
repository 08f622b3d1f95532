/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "assist/orrery-player-words.h"

#include <glib/gi18n.h>

static const struct
{
  const char *kind;
  const char *name;
  const char *about;
} kinds[] = {
  { "random", N_("Random"), N_("Lets chance decide everything.") },
  { "newcomer", N_("Newcomer"), N_("Knows the rules, and not much more.") },
  { "simple", N_("Simple"), N_("Plays by rules of thumb.") },
  { "regular", N_("Regular"), N_("Takes what is worth most right now.") },
  { "network", N_("Advanced"), N_("Plays instantly, using what Expert has learned.") },
  { "expert", N_("Expert"), N_("Thinks ahead. A challenge.") },
};

const char *
orrery_player_kind_name (const char *kind)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_strcmp0 (kinds[i].kind, kind) == 0)
      return _(kinds[i].name);
  return kind;
}

const char *
orrery_player_kind_about (const char *kind)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_strcmp0 (kinds[i].kind, kind) == 0)
      return _(kinds[i].about);
  return "";
}
