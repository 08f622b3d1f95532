/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds what a lesson talks about. Its words: the parts of the board, the phases ("explore" for the
 * column, "explore tile" for the tile above it), and tiles by name. */
#include "games/roll/board/orrery-roll-board-private.h"

#include "games/roll/assist/drafts/orrery-dice-model.h"

#define TILE " tile"

static GtkWidget *
find_phase (OrreryRollBoard *self, const char *word)
{
  const gboolean is_tile = g_str_has_suffix (word, TILE);
  const gsize length = strlen (word) - (is_tile ? strlen (TILE) : 0);

  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    if (strlen (roll_phase_names[phase]) == length && strncmp (roll_phase_names[phase], word, length) == 0)
      return orrery_phase_strip_get_spot (ORRERY_PHASE_STRIP (self->strip),
                                          (is_tile ? (guint) ORRERY_PLACE_SELECTOR : (guint) ROLL_COLUMN) + phase);
  return NULL;
}

static GtkWidget *
find_tile (OrreryRollBoard *self, const char *name)
{
  for (guint face = 0; face < ROLL_N_FACES; face++)
    if (g_str_equal (roll_faces[face].name, name))
      return orrery_tableau_get_tile (ORRERY_TABLEAU (self->tableau), face);
  return NULL;
}

/* In a small window some parts of the line are hidden: then the whole line is meant. */
static GtkWidget *
find_in_line (OrreryRollBoard *self, OrreryLinePart part)
{
  GtkWidget *found = orrery_seat_line_get_part (ORRERY_SEAT_LINE (self->line), part);

  for (GtkWidget *widget = found; widget != self->line; widget = gtk_widget_get_parent (widget))
    if (!gtk_widget_get_visible (widget))
      return self->line;
  return found;
}

GtkWidget *
orrery_roll_board_find (OrreryBoard *board, const char *word)
{
  OrreryRollBoard *self = ORRERY_ROLL_BOARD (board);
  OrreryConstruction *construction = ORRERY_CONSTRUCTION (self->construction);
  OrreryPhaseStrip *strip = ORRERY_PHASE_STRIP (self->strip);
  const struct
  {
    const char *word;
    GtkWidget *widget;
  } parts[] = {
    { "round", self->middle },
    { "strip", self->strip },
    { "construction", self->construction },
    { "tableau", self->tableau },
    { "rival", self->cards[1] },
    { "cup", find_in_line (self, ORRERY_LINE_CUP) },
    { "citizenry", find_in_line (self, ORRERY_LINE_CITIZENRY) },
    { "credits", find_in_line (self, ORRERY_LINE_CREDITS) },
    { "points", find_in_line (self, ORRERY_LINE_POINTS) },
    { "developing", orrery_construction_get_building (construction, ROLL_DEVELOPMENT) },
    { "settling", orrery_construction_get_building (construction, ROLL_WORLD) },
    { "wild", orrery_phase_strip_get_spot (strip, ROLL_WILDS) },
    { "dictate", orrery_phase_strip_get_spot (strip, ROLL_DICTATED) },
  };
  GtkWidget *found = find_phase (self, word);

  for (guint i = 0; i < G_N_ELEMENTS (parts) && found == NULL; i++)
    if (g_str_equal (parts[i].word, word))
      found = parts[i].widget;
  return found != NULL ? found : find_tile (self, word);
}
