/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Setup, Roll, Assign, Reveal, and events about tiles. */
#include "games/roll/catalog/orrery-roll-names.h"
#include "games/roll/words/orrery-story-private.h"

#include "assist/orrery-words.h"
#include <glib/gi18n.h>

/* Setup */

static char *
tell_faction (OrreryTeller *teller)
{
  g_autofree char *faction = orrery_story_faction (teller->events[0].a);

  return g_strdup_printf (_("%s plays the faction %s."), orrery_teller_name (teller), faction);
}

static char *
tell_home (OrreryTeller *teller)
{
  return g_strdup_printf (_("%s starts with %s."), orrery_teller_name (teller),
                          orrery_story_face (teller->events[0].a));
}

static char *
tell_setup_done (OrreryTeller *teller)
{
  return g_strdup (_("Everybody is ready to begin."));
}

static char *
tell_start_tiles (OrreryTeller *teller)
{
  return g_strdup_printf (_("%s starts with plans for %s and %s."), orrery_teller_name (teller),
                          orrery_story_face (teller->events[0].a),
                          orrery_story_face (teller->events[0].b));
}

static char *
tell_round (OrreryTeller *teller)
{
  return g_strdup_printf (_("Round %d begins."), teller->events[0].n);
}

/* Roll and Assign */

/* The dice of one cup. */
static char *
tell_rolled (OrreryTeller *teller, guint n)
{
  g_autoptr (GPtrArray) dice = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (guint i = 0; i < n; i++)
    {
      const GameEvent *e = &teller->events[i];

      /* Translators: a die and the side that it shows: "Home: Explore" */
      g_ptr_array_add (
          dice, g_strdup_printf (_("%s: %s"), e->a < ROLL_N_COLOURS ? orrery_colour_name (e->a) : "?",
                                 e->b < ROLL_N_SIDES ? orrery_story_phase (e->b) : _("kept secret")));
    }
  teller->used = n;
  list = orrery_words_join (dice);
  return g_strdup_printf (_("%s rolls %s."), orrery_teller_name (teller), list);
}

static char *
tell_showed (OrreryTeller *teller)
{
  const GameEvent *e = teller->events;
  guint n = 1;

  while (orrery_teller_follows (teller, n, ROLL_EVENT_SHOWED))
    n++;
  if (n > 1)
    return tell_rolled (teller, n);

  if (e->b >= ROLL_N_SIDES)
    return g_strdup_printf (_("%s rolls %s die in secret."),
                            orrery_teller_name (teller), orrery_story_a_die (e->a));
  return g_strdup_printf (_("%s rolls %s die: it shows %s."), orrery_teller_name (teller),
                          orrery_story_a_die (e->a), orrery_story_phase (e->b));
}

static char *
tell_placed (OrreryTeller *teller)
{
  return g_strdup_printf (_("%s places %s die in %s."), orrery_teller_name (teller),
                          orrery_story_a_die (teller->events[0].a),
                          orrery_story_phase (teller->events[0].b));
}

static char *
tell_selected (OrreryTeller *teller)
{
  return g_strdup_printf (_("%s selects %s with %s die."), orrery_teller_name (teller),
                          orrery_story_phase (teller->events[0].b),
                          orrery_story_a_die (teller->events[0].a));
}

static char *
tell_reassigned (OrreryTeller *teller)
{
  const GameEvent *e = teller->events;

  /* Translators: who, the worker's kind, two phases, and the power that does it */
  return g_strdup_printf (_("%s moves %s worker from %s to %s (%s)."), orrery_teller_name (teller),
                          orrery_story_a_die (e->a), orrery_story_phase (e->b),
                          orrery_story_phase (e->c),
                          e->n < 0 ? _("Dictate") : orrery_story_face ((guint) e->n));
}

static char *
tell_dictated (OrreryTeller *teller)
{
  return g_strdup_printf (_("%s dictates, and sets %s worker aside from %s."),
                          orrery_teller_name (teller), orrery_story_a_die (teller->events[0].a),
                          orrery_story_phase (teller->events[0].b));
}

static char *
tell_ready (OrreryTeller *teller)
{
  return g_strdup_printf (_("%s has assigned all dice."), orrery_teller_name (teller));
}

/* Reveal */

static char *
tell_spare (OrreryTeller *teller)
{
  return g_strdup_printf (_("The spare die shows %s."), orrery_story_phase (teller->events[0].a));
}

static char *
tell_phases (OrreryTeller *teller)
{
  g_autoptr (GPtrArray) phases = g_ptr_array_new ();
  g_autofree char *list = NULL;

  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    if ((teller->events[0].a & ROLL_BIT (phase)) != 0)
      g_ptr_array_add (phases, (gpointer) orrery_story_phase (phase));
  list = orrery_words_join (phases);
  return g_strdup_printf (ngettext ("Only %s happens in this round.",
                                    "%s happen in this round.", phases->len),
                          list);
}

static char *
tell_phase (OrreryTeller *teller)
{
  static const char *const numerals[] = { "I", "II", "III", "IV", "V" };
  const guint phase = teller->events[0].a;

  return g_strdup_printf (_("Phase %s, %s, begins."), numerals[MIN (phase, 4)],
                          orrery_story_phase (phase));
}

/* Tiles of the construction zone */

static char *
tell_scouted (OrreryTeller *teller)
{
  const GameEvent *e = teller->events;

  return e->b ? g_strdup_printf (_("%s scouts with an extra %s explorer."),
                                 orrery_teller_name (teller), orrery_story_die (e->a))
              : g_strdup_printf (_("%s scouts with %s explorer."), orrery_teller_name (teller),
                                 orrery_story_a_die (e->a));
}

static char *
tell_abandoned (OrreryTeller *teller)
{
  const int n = teller->events[0].n;

  return g_strdup_printf (
      ngettext ("%s abandons %d tile.", "%s abandons %d tiles.", (gulong) n),
      orrery_teller_name (teller), n);
}

static char *
tell_abandoned_tiles (OrreryTeller *teller)
{
  g_autoptr (GPtrArray) tiles = g_ptr_array_new ();
  g_autofree char *list = NULL;
  guint i;

  for (i = 0; orrery_teller_follows (teller, i, ROLL_EVENT_ABANDONED_TILE); i++)
    g_ptr_array_add (tiles, (gpointer) orrery_story_face (teller->events[i].a));
  teller->used = i;
  list = orrery_words_join (tiles);
  return g_strdup_printf (_("%s abandons %s."), orrery_teller_name (teller), list);
}

static char *
tell_drew (OrreryTeller *teller)
{
  g_autofree char *tile = orrery_story_tile (teller->events[0].a);

  return g_strdup_printf (_("%s draws %s."), orrery_teller_name (teller), tile);
}

static char *
tell_put (OrreryTeller *teller)
{
  const GameEvent *e = teller->events;

  return g_strdup_printf (
      e->c ? _("%s puts %s on top of %s.") : _("%s puts %s at the bottom of %s."),
      orrery_teller_name (teller), orrery_story_face (e->a), orrery_story_stack (e->b));
}

static char *
tell_top (OrreryTeller *teller)
{
  /* Translators: a player, a tile, and a stack */
  return g_strdup_printf (_("%s now has %s on top of %s."), orrery_teller_name (teller),
                          orrery_story_face (teller->events[0].a),
                          orrery_story_stack (teller->events[0].b));
}

static char *
tell_rearranged (OrreryTeller *teller)
{
  return g_strdup_printf (_("%s rearranges both stacks."), orrery_teller_name (teller));
}

static char *
tell_shortage (OrreryTeller *teller)
{
  return g_strdup (_("The bag has too few tiles: everybody with three or more returns one."));
}

static char *
tell_gave (OrreryTeller *teller)
{
  return g_strdup_printf (_("%s returns a tile from %s."), orrery_teller_name (teller),
                          orrery_story_stack (teller->events[0].b));
}

static char *
tell_pile (OrreryTeller *teller)
{
  return g_strdup_printf (_("Abandoned tiles return to the bag: %d."), teller->events[0].n);
}

static char *
tell_completed (OrreryTeller *teller)
{
  const int n = teller->events[0].n;

  return g_strdup_printf (ngettext ("%s completes %s with %d die.",
                                    "%s completes %s with %d dice.", (gulong) n),
                          orrery_teller_name (teller), orrery_story_face (teller->events[0].a), n);
}

static char *
tell_end (OrreryTeller *teller)
{
  switch (teller->events[0].a)
    {
    case 1:
      return g_strdup (_("The VP pool is empty: the game is over."));
    case 2:
      return g_strdup (_("A tableau has twelve squares: the game is over."));
    default:
      return g_strdup (
          _("The VP pool is empty and a tableau has twelve squares: the game is over."));
    }
}

const OrreryTell orrery_tell[ROLL_N_EVENTS] = {
  [ROLL_EVENT_FACTION] = tell_faction,
  [ROLL_EVENT_HOME] = tell_home,
  [ROLL_EVENT_SETUP_DONE] = tell_setup_done,
  [ROLL_EVENT_START_TILES] = tell_start_tiles,
  [ROLL_EVENT_ROUND] = tell_round,
  [ROLL_EVENT_SHOWED] = tell_showed,
  [ROLL_EVENT_PLACED] = tell_placed,
  [ROLL_EVENT_SELECTED] = tell_selected,
  [ROLL_EVENT_REASSIGNED] = tell_reassigned,
  [ROLL_EVENT_DICTATED] = tell_dictated,
  [ROLL_EVENT_READY] = tell_ready,
  [ROLL_EVENT_SPARE] = tell_spare,
  [ROLL_EVENT_PHASES] = tell_phases,
  [ROLL_EVENT_PHASE] = tell_phase,
  [ROLL_EVENT_TO_CUP] = orrery_tell_to_cup,
  [ROLL_EVENT_STOCKED] = orrery_tell_stocked,
  [ROLL_EVENT_SCOUTED] = tell_scouted,
  [ROLL_EVENT_ABANDONED] = tell_abandoned,
  [ROLL_EVENT_ABANDONED_TILE] = tell_abandoned_tiles,
  [ROLL_EVENT_DREW] = tell_drew,
  [ROLL_EVENT_PUT] = tell_put,
  [ROLL_EVENT_PUT_SECRET] = tell_put,
  [ROLL_EVENT_TOP] = tell_top,
  [ROLL_EVENT_REARRANGED] = tell_rearranged,
  [ROLL_EVENT_SHORTAGE] = tell_shortage,
  [ROLL_EVENT_GAVE] = tell_gave,
  [ROLL_EVENT_PILE] = tell_pile,
  [ROLL_EVENT_WORKER] = orrery_tell_worker,
  [ROLL_EVENT_COMPLETED] = tell_completed,
  [ROLL_EVENT_KEPT] = orrery_tell_kept,
  [ROLL_EVENT_CREDITS] = orrery_tell_credits,
  [ROLL_EVENT_CHIPS] = orrery_tell_chips,
  [ROLL_EVENT_GAINED] = orrery_tell_gained,
  [ROLL_EVENT_REMOVED] = orrery_tell_removed,
  [ROLL_EVENT_PRODUCED] = orrery_tell_produced,
  [ROLL_EVENT_TRADED] = orrery_tell_shipped,
  [ROLL_EVENT_CONSUMED] = orrery_tell_shipped,
  [ROLL_EVENT_BOUGHT] = orrery_tell_bought,
  [ROLL_EVENT_RECRUITED] = orrery_tell_recruited,
  [ROLL_EVENT_BROKE] = orrery_tell_broke,
  [ROLL_EVENT_RECALLED] = orrery_tell_recalled,
  [ROLL_EVENT_CORRECTED] = orrery_tell_correction,
  [ROLL_EVENT_END] = tell_end,
};
