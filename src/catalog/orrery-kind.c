/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The names of kinds of entries and of who decided a ruling. */
#include "orrery-entry.h"

#include <glib/gi18n.h>

static const struct
{
  const char *id;
  const char *name;
  const char *plural;
} kinds[ORRERY_N_KINDS] = {
  [ORRERY_KIND_DEVELOPMENT] = { "development", N_("Development"), N_("Developments") },
  [ORRERY_KIND_WORLD] = { "world", N_("World"), N_("Worlds") },
  [ORRERY_KIND_DIE] = { "die", N_("Die"), N_("Dice") },
  [ORRERY_KIND_RULE] = { "rule", N_("Rule"), N_("Rules") },
  [ORRERY_KIND_RULING] = { "ruling", N_("Question"), N_("Rulings") },
  [ORRERY_KIND_TERM] = { "term", N_("Term"), N_("Glossary") },
  [ORRERY_KIND_REMINDER] = { "reminder", N_("Often forgotten"), N_("Often forgotten") },
  [ORRERY_KIND_HELP] = { "help", N_("Help"), N_("Help") },
};

const char *
orrery_kind_get_id (OrreryKind kind)
{
  g_return_val_if_fail (kind < ORRERY_N_KINDS, NULL);

  return kinds[kind].id;
}

const char *
orrery_kind_get_name (OrreryKind kind)
{
  g_return_val_if_fail (kind < ORRERY_N_KINDS, NULL);

  return _(kinds[kind].name);
}

const char *
orrery_kind_get_plural (OrreryKind kind)
{
  g_return_val_if_fail (kind < ORRERY_N_KINDS, NULL);

  return _(kinds[kind].plural);
}

const char *
orrery_source_get_id (OrrerySource source)
{
  static const char *const ids[] = { NULL, "rules", "tile", "reading", "ours" };

  g_return_val_if_fail (source < G_N_ELEMENTS (ids), NULL);

  return ids[source];
}

const char *
orrery_source_get_text (OrrerySource source)
{
  switch (source)
    {
    case ORRERY_SOURCE_RULES:
      return _("The rulebook says so.");
    case ORRERY_SOURCE_TILE:
      return _("The tile or card says so.");
    case ORRERY_SOURCE_READING:
      return _("The rules leave this open; this is how Orrery plays it.");
    case ORRERY_SOURCE_OURS:
      return _("The rulebook does not say; this is our advice.");
    case ORRERY_SOURCE_NONE:
    default:
      return NULL;
    }
}
