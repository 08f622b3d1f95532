/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/roll/words/orrery-deeds.h"

#include "games/roll/words/orrery-story-words.h"

#include <glib/gi18n-lib.h>

/* --- From events --- */

/* A completed tile is not forgotten for a worker that goes on to the next one. */
static OrreryDeed *
deed_of (OrreryDeeds *self, int seat, guint kind)
{
  OrreryDeed *deed = &self->deeds[seat];
  const gboolean is_same = deed->phase == self->phase
                           && (deed->kind == kind || (deed->kind == ROLL_EVENT_COMPLETED && kind == ROLL_EVENT_WORKER));

  if (!is_same)
    *deed = (OrreryDeed) { .kind = kind, .phase = self->phase };
  deed->place = 0;
  return deed;
}

/* What a seat gains belongs to what it has just done. */
static void
add_gain (OrreryDeeds *self, const GameEvent *event, guint kind)
{
  OrreryDeed *deed = &self->deeds[event->seat];

  if (deed->phase == self->phase && deed->kind == kind)
    deed->gained += event->n;
}

static void
add_event (OrreryDeeds *self, const GameEvent *event)
{
  switch (event->kind)
    {
    case ROLL_EVENT_ROUND:
    case ROLL_EVENT_PHASE:
      self->phase++;
      break;
    case ROLL_EVENT_STOCKED:
    case ROLL_EVENT_SCOUTED:
    case ROLL_EVENT_WORKER:
    case ROLL_EVENT_PRODUCED:
    case ROLL_EVENT_TRADED:
    case ROLL_EVENT_CONSUMED:
      deed_of (self, event->seat, event->kind)->n++;
      break;
    case ROLL_EVENT_RECRUITED:
      deed_of (self, event->seat, event->kind)->n += event->n;
      break;
    case ROLL_EVENT_COMPLETED:
      deed_of (self, event->seat, event->kind)->face = event->a;
      break;
    case ROLL_EVENT_CREDITS:
      add_gain (self, event, ROLL_EVENT_STOCKED);
      add_gain (self, event, ROLL_EVENT_TRADED);
      break;
    case ROLL_EVENT_CHIPS:
      add_gain (self, event, ROLL_EVENT_CONSUMED);
      break;
    default:
      break;
    }
}

void
orrery_deeds_note (OrreryDeeds *self, const GameEvents *events)
{
  for (guint i = 0; i < events->n; i++)
    add_event (self, &events->list[i]);
}

/* --- Going back --- */

/* Grows as the game goes on. */
static guint
place_in_game (const RollState *state)
{
  const guint phase = state->step == ROLL_STEP_PHASES ? state->phase + 1u : state->step < ROLL_STEP_PHASES ? 0 : ROLL_N_PHASES + 1;

  return (state->round * (ROLL_N_PHASES + 2u) + phase) * (ROLL_MAX_SEATS + 1) + state->turn + 1;
}

void
orrery_deeds_place (OrreryDeeds *self, const RollState *state)
{
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    if (self->deeds[i].place == 0)
      self->deeds[i].place = place_in_game (state);
}

/* --- In words --- */

static const char *
tell_doing (const RollState *state)
{
  static const char *const phases[ROLL_N_PHASES] = {
    N_("Exploring…"), N_("Developing…"), N_("Settling…"), N_("Producing…"), N_("Shipping…"),
  };

  switch (state->ask)
    {
    case ROLL_ASK_START:
      return _("Choosing tiles…");
    case ROLL_ASK_RECRUIT:
      return _("Recruiting…");
    case ROLL_ASK_RECALL:
      return _("Recalling…");
    default:
      return state->step == ROLL_STEP_PHASES ? _(phases[state->phase]) : _("Deciding…");
    }
}

static gboolean
is_acting (const RollState *state, int seat)
{
  const GameQuestion question = roll_question (state);

  return question.ask == GAME_DECIDE && question.seat == seat;
}

/* TRUE if the seat still has its turn in this phase, and a worker for it. */
static gboolean
is_to_come (const RollState *state, int seat)
{
  const guint place = (guint) (seat + state->n_seats - state->first) % state->n_seats;

  return state->step == ROLL_STEP_PHASES && place > state->turn
         && roll_count_dice (state->seats[seat].dice[ROLL_COLUMN + state->phase]) > 0;
}

static const char *
tell_to_come (const RollState *state)
{
  static const char *const phases[ROLL_N_PHASES] = {
    N_("Explores after you"), N_("Develops after you"), N_("Settles after you"),
    N_("Produces after you"), N_("Ships after you"),
  };

  return _(phases[state->phase]);
}

/* The tile that the seat's workers are on now. */
static char *
tell_building (const RollState *state, int seat)
{
  const RollSeat *p = &state->seats[seat];
  const RollKind kind = state->phase == ROLL_SETTLE ? ROLL_WORLD : ROLL_DEVELOPMENT;
  const guint8 top = p->n_stack[kind] > 0 ? roll_stack_at (p, kind, 0) : ROLL_UNKNOWN;

  if (top >= ROLL_N_FACES)
    return g_strdup ("");
  /* Translators: a tile under construction, and its dice: "Comet Zone: 2 of 3" */
  return g_strdup_printf (_("%s: %d of %d"), orrery_story_face (top), roll_count_dice (p->dice[ROLL_ZONE + kind]),
                          roll_cost (state, seat, top));
}

static char *
tell_deed (const OrreryDeed *deed, const RollState *state, int seat)
{
  const gulong n = (gulong) deed->n;

  switch (deed->kind)
    {
    case ROLL_EVENT_STOCKED:
      return g_strdup_printf (_("Stocked: +$%d"), deed->gained);
    case ROLL_EVENT_SCOUTED:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Scouted with %d explorer", "Scouted with %d explorers", n), deed->n);
    case ROLL_EVENT_WORKER:
      return tell_building (state, seat);
    case ROLL_EVENT_COMPLETED:
      return g_strdup_printf (_("Completed %s"), orrery_story_face (deed->face));
    case ROLL_EVENT_PRODUCED:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Produced %d good", "Produced %d goods", n), deed->n);
    case ROLL_EVENT_TRADED:
      return g_strdup_printf (_("Traded for $%d"), deed->gained);
    case ROLL_EVENT_CONSUMED:
      return deed->gained > 0 ? g_strdup_printf (_("Consumed for %d VP"), deed->gained) : g_strdup (_("Shipping…"));
    case ROLL_EVENT_RECRUITED:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Recruited %d die", "Recruited %d dice", n), deed->n);
    default:
      return g_strdup ("");
    }
}

/* TRUE if the deed belongs to the round that is shown, and has happened by then; a building site is told only
 * while its phase lasts. */
static gboolean
is_told (const OrreryDeed *deed, const RollState *state)
{
  const guint per_phase = ROLL_MAX_SEATS + 1, per_round = per_phase * (ROLL_N_PHASES + 2u);
  const guint now = place_in_game (state), then = deed->place;

  return deed->kind != ROLL_EVENT_NONE && then <= now && (then - 1) / per_round == (now - 1) / per_round
         && (deed->kind != ROLL_EVENT_WORKER || (then - 1) / per_phase == (now - 1) / per_phase);
}

char *
orrery_deeds_tell (const OrreryDeeds *self, const RollState *state, int seat, int front, gboolean is_live)
{
  const OrreryDeed *deed = &self->deeds[seat];
  const gboolean is_now = is_live && is_acting (state, seat);

  if (is_to_come (state, seat))
    return g_strdup (is_live && is_acting (state, front) ? tell_to_come (state) : "");
  if (is_told (deed, state) && (!is_now || deed->phase == self->phase))
    return tell_deed (deed, state, seat);
  return g_strdup (is_now ? tell_doing (state) : "");
}
