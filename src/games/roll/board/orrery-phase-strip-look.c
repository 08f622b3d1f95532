/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The appearance of the places and dice of a phase strip, and the captions below them. */
#include "games/roll/board/orrery-phase-strip-private.h"

#include <glib/gi18n.h>

#include "games/roll/board/orrery-middle-bar.h"
#include "games/roll/words/orrery-phase-note.h"

/* --- Notes below the dice --- */

static char *
note_of (OrreryPhaseStrip *self, RollPhase phase, gboolean *is_odd)
{
  /* The die that selects the phase also works in it. */
  int here = orrery_dice_model_count (&self->dice, ROLL_COLUMN + phase)
             + orrery_dice_model_count (&self->dice, ORRERY_PLACE_SELECTOR + phase);

  if (self->state.step == ROLL_STEP_PHASES && self->state.phase == phase)
    here += orrery_dice_model_count (&self->dice, ORRERY_PLACE_EXTRA);

  *is_odd = FALSE;
  if (self->state.step == ROLL_STEP_SETUP || self->state.step > ROLL_STEP_PHASES)
    return g_strdup ("");
  if (self->state.step == ROLL_STEP_PHASES && !(self->state.phases & ROLL_BIT (phase)))
    return g_strdup (_("not this round"));
  return orrery_phase_note (&self->state, self->seat, phase, here, is_odd);
}

/* --- The state of each place --- */

static guint
tile_state (OrreryPhaseStrip *self, RollPhase phase)
{
  const RollState *state = &self->state;

  if (state->step == ROLL_STEP_ASSIGN)
    return state->seats[self->seat].selected == phase ? ORRERY_TILE_CALLED : ORRERY_TILE_OPEN;
  if (state->step == ROLL_STEP_REVEAL || state->step == ROLL_STEP_PHASES
      || state->step == ROLL_STEP_MANAGE)
    return state->phases & ROLL_BIT (phase) ? ORRERY_TILE_CALLED : ORRERY_TILE_OFF;
  return ORRERY_TILE_OPEN;
}

static guint
mask_of_targets (OrreryPhaseStrip *self, const OrreryPlacedDie *die)
{
  guint mask = 0;

  for (guint i = 0; i < self->offers->len; i++)
    {
      const OrreryDieMove *move = &g_array_index (self->offers, OrreryStripOffer, i).move;

      if (move->to < ORRERY_N_DIE_PLACES
          && (!die || (die->colour == move->colour && die->place == move->from)))
        mask |= 1u << move->to;
    }
  return mask;
}

static void
refresh_spot (OrreryPhaseStrip *self, GtkWidget *spot, guint targets, const OrreryPlacedDie *chosen)
{
  static const char *const keys[] = { "1", "2", "3", "4", "5" };
  guint place = orrery_strip_spot_get_place (ORRERY_STRIP_SPOT (spot));
  gboolean column = orrery_place_is_column (place);
  gboolean head = orrery_place_is_selector (place);
  gboolean odd = FALSE;
  g_autofree char *note = column ? note_of (self, place - ROLL_COLUMN, &odd) : NULL;
  OrrerySpotLook look = {
    .target = (targets >> place & 1) != 0,
    .hovered = self->hovered == place,
    .narrow = self->layout.narrow,
    .stacked = self->layout.stacked,
    .n_dice = orrery_dice_model_count (&self->dice, place),
    .numbers = self->layout.has_numbers && orrery_phase_strip_get_next (self),
    .before = self->layout.tray_start,
    .after = self->layout.tray_after,
    .foot = self->layout.foot,
    .note = note,
    .odd = odd && self->state.step == ROLL_STEP_ASSIGN,
    .help = self->state.step == ROLL_STEP_ASSIGN,
    .second = chosen && chosen->place == place ? _("is there now") : NULL,
    .key = place == ROLL_DICTATED ? "D" : column ? keys[place - ROLL_COLUMN] : NULL,
    .names = (const char *const *) self->names,
  };

  if (head)
    {
      RollPhase phase = place - ORRERY_PLACE_SELECTOR;

      look.key = self->selecting ? keys[phase] : NULL;
      look.tile = tile_state (self, phase);
      look.callers = orrery_phase_callers (&self->state, phase) & 0x1f;
      look.current = self->state.step == ROLL_STEP_PHASES && self->state.phase == phase;
    }
  orrery_strip_spot_set_look (ORRERY_STRIP_SPOT (spot), &look);
}

static void
refresh_die (OrreryPhaseStrip *self, GtkWidget *die)
{
  const OrreryPlacedDie *placed = orrery_board_die_get (ORRERY_BOARD_DIE (die));
  gboolean offered = orrery_phase_strip_is_offered (self, placed->colour, placed->place,
                                                    ORRERY_NO_PLACE);
  OrreryPieceState state = 0;

  if (placed->id == self->chosen)
    state = ORRERY_PIECE_SELECTED;
  else if (placed->place == ROLL_WILDS && orrery_phase_strip_get_next (self))
    state = ORRERY_PIECE_TARGET;
  /* In a draft nearly every die can be moved, so rings around all of them would mean nothing. */
  else if (offered && !self->chosen && !self->draft)
    state = ORRERY_PIECE_TARGET;
  orrery_piece_set_state (ORRERY_PIECE (die), state);
}

void
orrery_phase_strip_refresh (OrreryPhaseStrip *self)
{
  const OrreryPlacedDie *chosen = orrery_phase_strip_get_placed (self, self->chosen);
  const OrreryPlacedDie *next = orrery_phase_strip_get_next (self);
  guint targets = chosen || self->selecting ? mask_of_targets (self, chosen) : 0;

  if (!self->has_state)
    return;
  if (next)
    targets = mask_of_targets (self, next) & ((1u << ROLL_N_PHASES) - 1) << ROLL_COLUMN;
  if (self->selecting)
    targets &= ((1u << ROLL_N_PHASES) - 1) << ORRERY_PLACE_SELECTOR;
  for (guint i = 0; i < ORRERY_N_SPOTS; i++)
    refresh_spot (self, self->spots[i], targets, chosen);
  for (guint i = 0; i < self->dice.n; i++)
    {
      GtkWidget *die = orrery_phase_strip_get_die (self, self->dice.dice[i].id);

      if (die)
        refresh_die (self, die);
    }
}

