/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Turns events into sentences. */
#include "games/frontiers/words/orrery-frontiers-story.h"
#include "games/frontiers/words/orrery-frontiers-tile.h"

#include <glib/gi18n.h>

/* Counted things: "Ada gains 2 credits." */

static char *
tell_number (const GameEvent *e, const char *name)
{
  const gulong n = (gulong) ABS (e->n);

  switch (e->kind)
    {
    case FR_EVENT_CREDITS:
      return g_strdup_printf (ngettext ("%s gains %d credit.", "%s gains %d credits.", n), name, e->n);
    case FR_EVENT_CHIPS:
      return g_strdup_printf (_("%s gains %d VP."), name, e->n);
    case FR_EVENT_COLONISTS:
      if (e->b != 0)
        return g_strdup_printf (ngettext ("The supply is short: %s gets only %d colonist.",
                                          "The supply is short: %s gets only %d colonists.", n),
                                name, e->n);
      return g_strdup_printf (ngettext ("%s gets %d colonist.", "%s gets %d colonists.", n), name, e->n);
    default: /* FR_EVENT_MILITARY */
      return g_strdup_printf (_("%s has Military %d."), name, e->n);
    }
}

/* The name entered by its owner; without one "a world". */
static const char *
get_world (const GameEvent *e)
{
  const char *world = orrery_frontiers_name_get ((guint16) e->n);

  return world != NULL ? world : _("a world");
}

static char *
tell_bought (const GameEvent *e, const char *name)
{
  const char *face = orrery_frontiers_name_get ((guint16) e->n);
  g_autofree char *stack = face != NULL ? g_strdup (face) : orrery_frontiers_story_dup_stack (e->a);
  const int price = e->c - 1;

  if (price < 0)
    return g_strdup_printf (_("%s buys %s."), name, stack);
  if (e->b != 0)
    return g_strdup_printf (ngettext ("%s buys %s for %d credit, which the known powers do not explain.",
                                      "%s buys %s for %d credits, which the known powers do not explain.", (gulong) price),
                            name, stack, price);
  return g_strdup_printf (ngettext ("%s buys %s for %d credit.", "%s buys %s for %d credits.", (gulong) price),
                          name, stack, price);
}

static char *
tell_settled (const GameEvent *e, const char *name)
{
  const char *world = get_world (e);
  const int price = MAX (e->c - 1, 0);

  if (e->b == (1 | FR_UNEXPECTED))
    return g_strdup_printf (_("%s conquers %s, which the known powers do not explain."), name, world);
  if (e->b == (2 | FR_UNEXPECTED))
    return g_strdup_printf (ngettext ("%s settles %s for %d credit, which the known powers do not explain.",
                                      "%s settles %s for %d credits, which the known powers do not explain.", (gulong) price),
                            name, world, price);
  if (e->b == 1)
    /* Translators: the player, then the name of a world or "a world", as in the others */
    return g_strdup_printf (_("%s conquers %s."), name, world);
  if (e->b == 0)
    return g_strdup_printf (_("%s settles %s."), name, world);
  return g_strdup_printf (ngettext ("%s settles %s for %d credit.", "%s settles %s for %d credits.", (gulong) price),
                          name, world, price);
}

static char *
tell_goods (const GameEvent *e, const char *name)
{
  const char *kind = orrery_frontiers_story_kind (e->b);

  switch (e->kind)
    {
    case FR_EVENT_GOOD:
      /* Translators: the player, the kind of good, the number of the colony */
      return g_strdup_printf (e->c != 0 ? _("%s produces %s on colony %d.") : _("%s puts %s on colony %d."), name, kind, e->a + 1);
    case FR_EVENT_SOLD:
      return g_strdup_printf (ngettext ("%s sells %s for %d credit.", "%s sells %s for %d credits.", (gulong) e->n),
                              name, kind, e->n);
    case FR_EVENT_CONSUMED:
      return g_strdup_printf (_("%s consumes %s."), name, kind);
    case FR_EVENT_SHORT:
      return g_strdup_printf (_("There is no %s left for %s."), orrery_frontiers_story_kind (e->a), name);
    default: /* FR_EVENT_TEMPORARY */
      return g_strdup_printf (_("%s spends a good for %d Military."), name, e->n);
    }
}

static char *
tell_stockpiled (const GameEvent *e, const char *name)
{
  switch (e->a)
    {
    case FR_STOCKPILE_RESOURCES:
      return g_strdup_printf (_("%s stockpiles %s."), name, orrery_frontiers_story_kind (e->b));
    case FR_EXPLORATION:
      return g_strdup_printf (_("%s stockpiles a world."), name);
    default:
      return g_strdup_printf (ngettext ("%s stockpiles %d credit.", "%s stockpiles %d credits.", (gulong) e->n), name,
                              e->n);
    }
}

/* The reason for the end: it is the last round. */
static char *
tell_end (const GameEvent *e, const char *name)
{
  switch (e->a)
    {
    case FR_END_SPACES:
      return g_strdup_printf (_("%s covers more than ten spaces: this is the last round."), name);
    case FR_END_COLONIES:
      return g_strdup_printf (_("%s has more than seven colonies: this is the last round."), name);
    case FR_END_COLONISTS:
      return g_strdup (_("Fewer than five colonists are left: this is the last round."));
    default:
      return g_strdup (_("The VP pool is empty: add the tens. This is the last round."));
    }
}

static char *
tell_order (const GameEvent *e, const char *const *names)
{
  g_autofree char *order = orrery_frontiers_story_dup_order ((guint) e->a << 8 | e->b, names);

  /* Translators: names of players, in their order */
  return g_strdup_printf (_("Player order: %s."), order);
}

static char *
tell_side (const GameEvent *e)
{
  g_autofree char *stack = orrery_frontiers_story_dup_stack (e->a);

  /* Translators: "Turn over the small development 9." */
  return g_strdup_printf (e->b != 0 ? _("Turn over %s.") : _("Leave %s as it is."), stack);
}

static char *
tell_of_table (const GameEvent *e, const char *const *names)
{
  switch (e->kind)
    {
    case FR_EVENT_SIDE:
      return tell_side (e);
    case FR_EVENT_ORDER:
      return tell_order (e, names);
    case FR_EVENT_SETUP_DONE:
      return g_strdup (_("Everybody is ready to begin."));
    case FR_EVENT_ROUND:
      return g_strdup_printf (_("Round %d begins."), e->n);
    case FR_EVENT_LAID_OUT:
      /* Translators: the name of a world, or "a world" */
      return g_strdup_printf (_("Laid out: %s."), get_world (e));
    case FR_EVENT_ON_PRODUCE:
      return g_strdup_printf (ngettext ("Put 1 credit on Produce. It has %d credit now.",
                                        "Put 1 credit on Produce. It has %d credits now.", (gulong) e->n),
                              e->n);
    case FR_EVENT_END:
      return tell_end (e, orrery_frontiers_story_name (names, e->seat));
    case FR_EVENT_SCORING:
      return g_strdup (_("The last round is over. Remove all explored worlds, then score."));
    case FR_EVENT_CORRECTED:
      return orrery_frontiers_story_correction (e, names);
    case FR_EVENT_OVER:
      return g_strdup (_("The game is over."));
    default:
      return NULL;
    }
}

static char *
tell_choice (const GameEvent *e, const char *name)
{
  switch (e->kind)
    {
    case FR_EVENT_BOUGHT:
      return tell_bought (e, name);
    case FR_EVENT_PASSED:
      return g_strdup_printf (e->a == FR_TRADE ? _("%s sells nothing.") : _("%s buys nothing."), name);
    case FR_EVENT_SETTLED:
      return tell_settled (e, name);
    case FR_EVENT_REPLACED:
      return g_strdup_printf (_("%s replaces a colony with %s."), name, get_world (e));
    case FR_EVENT_STOCKPILED:
      return tell_stockpiled (e, name);
    case FR_EVENT_FACTS:
      return g_strdup_printf (_("%s describes a tile."), name);
    case FR_EVENT_LEARNED:
      /* Translators: the player, then the name of one of their tiles */
      return g_strdup_printf (_("%s: what is printed on %s is known from now on."), name, get_world (e));
    case FR_EVENT_KIND:
      return g_strdup_printf (_("%s names %s."), name, orrery_frontiers_story_kind (e->a));
    case FR_EVENT_SCORED:
      /* Translators: the player, a number, what was counted */
      return g_strdup_printf (_("%s enters %d for %s."), name, e->n, orrery_frontiers_story_part (e->a));
    default:
      return tell_goods (e, name);
    }
}

static char *
tell_of_seat (const GameEvent *e, const char *name)
{
  switch (e->kind)
    {
    case FR_EVENT_HOME:
      if (e->a == 0)
        return g_strdup_printf (_("%s puts a colonist on the home colony."), name);
      return g_strdup_printf (e->b != 0 ? _("%s plays the other side of mat %d, with a colonist on it.")
                                        : _("%s plays the white side of mat %d, with a colonist on it."),
                              name, e->a);
    case FR_EVENT_SELECTED:
      return g_strdup_printf (_("%s selects %s."), name, orrery_frontiers_story_action (e->a));
    case FR_EVENT_CREDITS:
    case FR_EVENT_CHIPS:
    case FR_EVENT_COLONISTS:
    case FR_EVENT_MILITARY:
      return tell_number (e, name);
    case FR_EVENT_MOVED:
      return g_strdup_printf (_("%s moves to place %d in the order."), name, e->a + 1);
    case FR_EVENT_GOAL:
      return g_strdup_printf (_("%s keeps a goal face down."), name);
    case FR_EVENT_GOAL_NAME:
      return g_strdup_printf (_("%s keeps the goal %s."), name, orrery_frontiers_story_goal (e->a));
    case FR_EVENT_GOAL_UP:
      return g_strdup_printf (_("%s turns up the goal %s."), name, orrery_frontiers_story_goal (e->a));
    case FR_EVENT_EXPLORED:
      return g_strdup_printf (_("%s takes %s."), name, get_world (e));
    case FR_EVENT_RETURNED:
      return g_strdup_printf (_("%s has more than nine: %s goes back."), name, get_world (e));
    default:
      return tell_choice (e, name);
    }
}

char *
orrery_frontiers_story_event (const GameEvent *event, const char *const *names, int seat)
{
  char *text;

  g_return_val_if_fail (event != NULL, NULL);

  if (event->secret && seat != GAME_NOBODY && seat != event->seat)
    return NULL;
  text = tell_of_table (event, names);
  return text != NULL ? text : tell_of_seat (event, orrery_frontiers_story_name (names, event->seat));
}

/* Of the sixteen coins, only those that turn something over matter; of the seven worlds, only those taken. */
static gboolean
is_worth_telling (const GameEvent *event)
{
  return event->kind == FR_EVENT_SIDE ? event->b != 0 : event->kind != FR_EVENT_LAID_OUT;
}

char *
orrery_frontiers_story_events (const GameEvents *events, const char *const *names, int seat)
{
  GString *story = g_string_new (NULL);

  g_return_val_if_fail (events != NULL, NULL);

  for (guint i = 0; i < events->n; i++)
    {
      const GameEvent *event = &events->list[i];
      g_autofree char *sentence = is_worth_telling (event) ? orrery_frontiers_story_event (event, names, seat) : NULL;

      if (sentence != NULL)
        g_string_append_printf (story, "%s%s", story->len > 0 ? " " : "", sentence);
    }
  return g_string_free (story, story->len == 0);
}

OrreryEventRank
orrery_frontiers_story_rank (const GameEvent *event)
{
  switch ((int) event->kind)
    {
    case FR_EVENT_ROUND:
    case FR_EVENT_OVER:
      return ORRERY_EVENT_ROUND;
    case FR_EVENT_SELECTED:
    case FR_EVENT_SCORING:
      return ORRERY_EVENT_PHASE;
    case FR_EVENT_SIDE:
    case FR_EVENT_LAID_OUT:
      return ORRERY_EVENT_SERIES;
    default:
      return ORRERY_EVENT_PLAIN;
    }
}
