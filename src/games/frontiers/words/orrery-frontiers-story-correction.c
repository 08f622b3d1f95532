/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Corrections by hand, in sentences. */
#include "games/frontiers/words/orrery-frontiers-story.h"

#include <glib/gi18n.h>

static int
get_number (const GameEvent *e)
{
  return (gint16) (guint16) (e->b << 8 | e->c);
}

/* Of the whole table. */
static char *
tell_of_table (const GameEvent *e, const char *const *names)
{
  static const char *const levels[FR_N_LEVELS] = { N_("Clock"), N_("Counters"), N_("Mirror") };
  g_autofree char *text = NULL;

  switch (e->n)
    {
    case FR_DO_FIX_POOL:
      return g_strdup_printf (_("Corrected: the pool has %d VP."), get_number (e));
    case FR_DO_FIX_SUPPLY:
      return g_strdup_printf (ngettext ("Corrected: the supply has %d colonist.", "Corrected: the supply has %d colonists.", e->a), e->a);
    case FR_DO_FIX_PRODUCE:
      return g_strdup_printf (ngettext ("Corrected: Produce has %d credit on it.", "Corrected: Produce has %d credits on it.", e->a), e->a);
    case FR_DO_FIX_LEVEL:
      /* Translators: Clock, Counters or Mirror */
      return g_strdup_printf (_("The level is %s now."), _(levels[MIN (e->a, FR_LEVEL_MIRROR)]));
    case FR_DO_FIX_ORDER:
      text = orrery_frontiers_story_dup_order ((guint) e->a << 8 | e->b, names);
      return g_strdup_printf (_("Corrected: the order is %s."), text);
    case FR_DO_FIX_STACK:
      text = orrery_frontiers_story_dup_stack (e->a);
      return g_strdup_printf (e->b != 0 ? _("Corrected: %s shows its other face.") : _("Corrected: %s shows its white square."), text);
    default:
      return NULL;
    }
}

static char *
tell_stock (const GameEvent *e, const char *name)
{
  switch (e->n)
    {
    case FR_DO_FIX_STOCK:
      /* Translators: the player, how many goods, their kind */
      return g_strdup_printf (_("Corrected: %s has stockpiled %d of %s."), name, e->c, orrery_frontiers_story_kind (e->b));
    case FR_DO_FIX_STOCK_CREDITS:
      return g_strdup_printf (ngettext ("Corrected: %s has stockpiled %d credit.", "Corrected: %s has stockpiled %d credits.", e->b), name, e->b);
    default: /* FR_DO_FIX_STOCK_WORLDS */
      return g_strdup_printf (ngettext ("Corrected: %s has stockpiled %d world.", "Corrected: %s has stockpiled %d worlds.", e->b), name, e->b);
    }
}

/* Tiles, and the pieces on them. */
static char *
tell_tiles (const GameEvent *e, const char *name)
{
  g_autofree char *stack = NULL;

  switch (e->n)
    {
    case FR_DO_FIX_EXPLORED:
      return g_strdup_printf (ngettext ("Corrected: %s has %d explored world.", "Corrected: %s has %d explored worlds.", e->b), name, e->b);
    case FR_DO_FIX_ADD_WORLD:
      return g_strdup_printf (_("Corrected: %s has one more explored world."), name);
    case FR_DO_FIX_TAKE_WORLD:
      return g_strdup_printf (_("Corrected: %s has one explored world fewer."), name);
    case FR_DO_FIX_ADD_COLONY:
      return g_strdup_printf (_("Corrected: %s has one more colony."), name);
    case FR_DO_FIX_TAKE_COLONY:
      return g_strdup_printf (_("Corrected: %s has one colony fewer."), name);
    case FR_DO_FIX_GOOD:
      if (e->c == 0)
        return g_strdup_printf (_("Corrected: there is no good on colony %d of %s."), e->b + 1, name);
      /* Translators: the number of the colony, the player, the kind of good */
      return g_strdup_printf (_("Corrected: the good on colony %d of %s is %s."), e->b + 1, name, orrery_frontiers_story_kind (e->c - 1u));
    case FR_DO_FIX_SETTLERS:
      return g_strdup_printf (ngettext ("Corrected: %s has %d colonist on colony %d.", "Corrected: %s has %d colonists on colony %d.", e->c),
                              name, e->c, e->b + 1);
    case FR_DO_FIX_ADD_DEVELOPMENT:
      stack = orrery_frontiers_story_dup_stack (e->b);
      /* Translators: the player, a development */
      return g_strdup_printf (_("Corrected: %s has %s."), name, stack);
    case FR_DO_FIX_TAKE_DEVELOPMENT:
      return g_strdup_printf (_("Corrected: %s has one development fewer."), name);
    default:
      return tell_stock (e, name);
    }
}

static char *
tell_of_seat (const GameEvent *e, const char *name)
{
  const int n = get_number (e);

  switch (e->n)
    {
    case FR_DO_FIX_CREDITS:
      return g_strdup_printf (ngettext ("Corrected: %s has %d credit.", "Corrected: %s has %d credits.", (gulong) n), name, n);
    case FR_DO_FIX_CHIPS:
      return g_strdup_printf (_("Corrected: %s has %d VP in chips."), name, n);
    case FR_DO_FIX_COLONISTS:
      return g_strdup_printf (ngettext ("Corrected: %s has %d free colonist.", "Corrected: %s has %d free colonists.", e->b), name, e->b);
    case FR_DO_FIX_MILITARY:
      return g_strdup_printf (_("Corrected: %s has Military %d."), name, n);
    default:
      return tell_tiles (e, name);
    }
}

char *
orrery_frontiers_story_correction (const GameEvent *event, const char *const *names)
{
  char *text = tell_of_table (event, names);

  return text != NULL ? text : tell_of_seat (event, orrery_frontiers_story_name (names, event->seat));
}
