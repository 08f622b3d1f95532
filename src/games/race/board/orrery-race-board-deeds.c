/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The last action of each of the others, in a few words next to its name. */
#include "config.h"

#include "games/race/board/orrery-race-board-private.h"

#include "games/race/words/orrery-race-play-words.h"
#include "games/race/words/orrery-race-story.h"

#include <glib/gi18n.h>

/* --- From events --- */

/* Adds up within a phase; the next phase starts over. */
static RaceDeed *
deed_of (OrreryRaceBoard *self, int seat, guint kind)
{
  RaceDeed *deed = &self->deeds[seat];

  if (deed->kind != kind || deed->phase != self->deed_phase)
    *deed = (RaceDeed) { .kind = kind, .phase = self->deed_phase };
  deed->place = 0;
  return deed;
}

/* Cards drawn for selling, consuming or producing belong to that action. */
static void
add_drawn (OrreryRaceBoard *self, const GameEvent *event)
{
  RaceDeed *deed = &self->deeds[event->seat];

  if (deed->phase == self->deed_phase && (deed->kind == RACE_EVENT_CONSUMED || deed->kind == RACE_EVENT_SOLD))
    deed->cards += event->n;
}

/* Goods are taken before anything is gained. */
static void
add_gain (OrreryRaceBoard *self, const GameEvent *event)
{
  if (event->kind == RACE_EVENT_CONSUMED && event->b < RACE_N_DESIGNS)
    memset (&self->gains[event->b], 0, sizeof *self->gains);
  else if (event->kind == RACE_EVENT_CHIPS && event->a < RACE_N_DESIGNS)
    self->gains[event->a].chips += event->n;
  else if (event->kind == RACE_EVENT_DREW && event->b < RACE_N_DESIGNS)
    self->gains[event->b].cards += event->n;
}

char *
race_board_tell_gain (OrreryRaceBoard *self, guint design)
{
  const int chips = self->gains[design].chips, cards = self->gains[design].cards;

  return chips > 0 || cards > 0 ? orrery_race_play_sum (chips, cards) : NULL;
}

static void
add_event (OrreryRaceBoard *self, const GameEvent *event)
{
  add_gain (self, event);
  switch (event->kind)
    {
    case RACE_EVENT_PHASE:
    case RACE_EVENT_ROUND:
      self->deed_phase++;
      memset (self->gains, 0, sizeof self->gains);
      break;
    case RACE_EVENT_REVEALED:
    case RACE_EVENT_PLACED:
    case RACE_EVENT_NOTHING:
      deed_of (self, event->seat, event->kind)->event = *event;
      break;
    case RACE_EVENT_KEPT:
      deed_of (self, event->seat, event->kind)->cards += event->n;
      break;
    case RACE_EVENT_SOLD:
      deed_of (self, event->seat, event->kind);
      break;
    case RACE_EVENT_CONSUMED:
      deed_of (self, event->seat, event->kind)->goods++;
      break;
    case RACE_EVENT_GOOD:
      if (event->b != 0)
        deed_of (self, event->seat, event->kind)->goods++;
      break;
    case RACE_EVENT_CHIPS:
      deed_of (self, event->seat, RACE_EVENT_CONSUMED)->chips += event->n;
      break;
    case RACE_EVENT_DREW:
      add_drawn (self, event);
      break;
    default:
      break;
    }
}

/* A card that is turned up is gone before anybody sees it. */
static void
tell_turned_up (OrreryRaceBoard *self, const GameEvent *event)
{
  const char *const *names = g_object_get_data (G_OBJECT (self), "names");
  g_autofree char *text = orrery_race_story_event (event, names, GAME_NOBODY);

  g_signal_emit_by_name (self, "news", text);
}

void
race_board_note (OrreryBoard *board, const GameEvents *events)
{
  OrreryRaceBoard *self = ORRERY_RACE_BOARD (board);

  for (guint i = 0; i < events->n; i++)
    {
      add_event (self, &events->list[i]);
      if (events->list[i].kind == RACE_EVENT_TURNED_UP)
        tell_turned_up (self, &events->list[i]);
    }
}

/* --- In words --- */

static char *
tell_cards (const RaceDeed *deed)
{
  switch (deed->kind)
    {
    case RACE_EVENT_KEPT:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Kept %d card", "Kept %d cards", (gulong) deed->cards), deed->cards);
    case RACE_EVENT_SOLD:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Sold a good for %d card", "Sold a good for %d cards",
                                           (gulong) deed->cards),
                              deed->cards);
    default: /* RACE_EVENT_GOOD */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Produced %d good", "Produced %d goods", (gulong) deed->goods),
                              deed->goods);
    }
}

char *
race_board_tell_deed (OrreryRaceBoard *self, guint seat)
{
  const RaceDeed *deed = &self->deeds[seat];
  g_autofree char *gain = NULL;

  if (deed->place > self->deed_place)
    return g_strdup ("");
  switch (deed->kind)
    {
    case RACE_EVENT_NONE:
      return g_strdup ("");
    case RACE_EVENT_NOTHING:
      return g_strdup (_("Placed nothing"));
    case RACE_EVENT_REVEALED:
      /* Translators: a player's card that everybody sees now, and that is still to be paid for */
      return g_strdup_printf (_("Revealed %s"), orrery_race_story_card (deed->event.a));
    case RACE_EVENT_PLACED:
      return g_strdup_printf (deed->event.b == RACE_CONQUER ? _("Conquered %s") : _("Placed %s"),
                              orrery_race_story_card (deed->event.a));
    case RACE_EVENT_CONSUMED:
      gain = orrery_race_play_sum (deed->chips, deed->cards);
      /* Translators: what a player got in the Consume phase: "+2 VP, 1 card" */
      return g_strdup_printf (_("Consumed: %s"), gain);
    default:
      return tell_cards (deed);
    }
}

/* --- Going back --- */

static guint
place_in_game (const RaceState *state)
{
  const guint phase = state->step == RACE_STEP_PHASES ? state->phase + 1u : state->step < RACE_STEP_PHASES ? 0 : RACE_N_PHASES + 1;

  const guint revealed = state->step == RACE_STEP_PHASES && race_is_public (state) ? 1 : 0;

  return ((state->round * (RACE_N_PHASES + 2u) + phase) * 2 + revealed) * (RACE_MAX_SEATS + 1) + state->turn;
}

/* Deeds that were undone, or are still to come in a replay, keep their point. */
void
race_board_place_deeds (OrreryRaceBoard *self)
{
  self->deed_place = place_in_game (&self->state);
  for (guint i = 0; i < RACE_MAX_SEATS; i++)
    if (self->deeds[i].place == 0)
      self->deeds[i].place = self->deed_place;
}
