/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Highlights what a lesson talks about. Its words: the parts of the board, the phases ("explore" for the
 * column, "explore tile" for the tile above it), and tiles by name. */
#include "config.h"

#include "games/roll/board/orrery-roll-board-private.h"

#include "games/roll/assist/orrery-dice-model.h"

#define RING "orrery-pointed"
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

static GtkWidget *
find (OrreryRollBoard *self, const char *word)
{
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

/* Next to a large question there is no room for all parts. */
static gboolean
is_shown (OrreryRollBoard *self, GtkWidget *widget)
{
  for (; widget != GTK_WIDGET (self); widget = gtk_widget_get_parent (widget))
    if (!gtk_widget_get_visible (widget))
      return FALSE;
  return TRUE;
}

static void
add_ring (OrreryRollBoard *self, const char *word)
{
  GtkWidget *widget = find (self, word);

  if (widget == NULL || !is_shown (self, widget))
    return;
  gtk_widget_add_css_class (widget, RING);
  g_ptr_array_add (self->rings, g_object_ref (widget));
}

void
orrery_roll_board_point_again (OrreryRollBoard *self)
{
  for (guint i = 0; self->rings != NULL && i < self->rings->len; i++)
    gtk_widget_remove_css_class (g_ptr_array_index (self->rings, i), RING);
  g_clear_pointer (&self->rings, g_ptr_array_unref);
  if (self->pointed == NULL)
    return;
  self->rings = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; self->pointed[i] != NULL; i++)
    add_ring (self, self->pointed[i]);
}

void
orrery_roll_board_point_out (OrreryBoard *board, const char *const *what)
{
  OrreryRollBoard *self = ORRERY_ROLL_BOARD (board);

  g_strfreev (self->pointed);
  self->pointed = g_strdupv ((char **) what);
  orrery_roll_board_point_again (self);
}

GtkWidget *
orrery_roll_board_get_pointed (OrreryBoard *board)
{
  OrreryRollBoard *self = ORRERY_ROLL_BOARD (board);

  return self->rings != NULL && self->rings->len > 0 ? g_ptr_array_index (self->rings, 0) : NULL;
}
