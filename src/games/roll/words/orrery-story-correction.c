/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Corrections by hand. */
#include "games/roll/words/orrery-story-private.h"

#include <glib/gi18n.h>

static char *
goods_text (guint goods)
{
  guint counts[ROLL_N_COLOURS] = { 0 };

  for (guint i = 0; i < 2; i++, goods >>= 4)
    if ((goods & 15) > 0 && (goods & 15) <= ROLL_N_COLOURS)
      counts[(goods & 15) - 1]++;
  return orrery_story_dice (counts);
}

static char *
tell_number (const GameEvent *e, const char *name)
{
  const int n = (gint16) (guint16) (e->b << 8 | e->c);

  switch (e->n)
    {
    case ROLL_DO_FIX_CREDITS:
      return g_strdup_printf (_("Correction: %s has $%d."), name, e->b);
    case ROLL_DO_FIX_CHIPS:
      return g_strdup_printf (_("Correction: %s has %d VP in chips."), name, n);
    default: /* ROLL_DO_FIX_POOL */
      return g_strdup_printf (_("Correction: the VP pool has %d."), n);
    }
}

static char *
tell_dice (const GameEvent *e, const char *name)
{
  g_autofree char *dice = NULL;

  if (e->n == ROLL_DO_FIX_DICE)
    {
      dice = orrery_story_one_colour (e->b, e->c);
      return g_strdup_printf (_("Correction: %s has %s in %s."), name, dice,
                              orrery_story_place (e->a & 15));
    }
  dice = goods_text (e->c);
  return g_strdup_printf (_("Correction: %s has %s on %s as goods."), name, dice,
                          orrery_story_face (e->b));
}

/* Below the top of a stack, a tile is its owner's secret. */
static char *
tell_stack (const GameEvent *e, const char *name, int reader)
{
  const gboolean may_know = e->b == 1 || reader < 0 || reader == e->seat;
  const char *face = may_know && e->n == ROLL_DO_FIX_INSERT ? orrery_story_face (e->c)
                                                            : _("a tile");

  return g_strdup_printf (e->n == ROLL_DO_FIX_INSERT ? _("Correction: %s now has %s in %s.")
                                                     : _("Correction: %s no longer has %s in %s."),
                          name, face, orrery_story_stack (e->a & 15));
}

static char *
tell_identity (const GameEvent *e, const char *name)
{
  g_autofree char *faction = NULL;

  if (e->n == ROLL_DO_FIX_HOME)
    return g_strdup_printf (_("Correction: %s starts with %s."), name, orrery_story_face (e->b));
  faction = orrery_story_faction (e->b);
  return g_strdup_printf (_("Correction: %s plays the faction %s."), name, faction);
}

char *
orrery_tell_correction (OrreryTeller *teller)
{
  const GameEvent *e = teller->events;
  const char *name = orrery_teller_name (teller);

  switch (e->n)
    {
    case ROLL_DO_FIX_CREDITS:
    case ROLL_DO_FIX_CHIPS:
    case ROLL_DO_FIX_POOL:
      return tell_number (e, name);
    case ROLL_DO_FIX_DICE:
    case ROLL_DO_FIX_GOODS:
      return tell_dice (e, name);
    case ROLL_DO_FIX_BUILD:
      return g_strdup_printf (_("Correction: %s has built %s."), name, orrery_story_face (e->b));
    case ROLL_DO_FIX_UNBUILD:
      return g_strdup_printf (_("Correction: %s has not built %s."), name,
                              orrery_story_face (e->b));
    case ROLL_DO_FIX_INSERT:
    case ROLL_DO_FIX_DISCARD:
      return tell_stack (e, name, teller->reader);
    default:
      return tell_identity (e, name);
    }
}
