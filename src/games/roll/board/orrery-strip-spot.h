/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryStripSpot: a place of the phase strip where dice can go: a column, the tile above it, the Dictate
 * area, or the tray of dice not placed yet. It can be focused and pressed. */
#pragma once

#include "games/roll/assist/drafts/orrery-dice-model.h"

#include <gtk/gtk.h>

typedef enum
{
  ORRERY_TILE_OPEN,   /* not known yet */
  ORRERY_TILE_CALLED, /* it happens */
  ORRERY_TILE_OFF,    /* it does not */
} OrreryTileState;

typedef struct
{
  gboolean target;    /* the chosen die, or any, may go here */
  gboolean hovered;   /* a die is dragged over it */
  gboolean narrow;
  gboolean stacked; /* the name of a phase is below its symbol */
  gboolean help;      /* explains the Dictate area */
  gboolean current;   /* the current phase */
  gboolean odd;       /* the note is a warning */
  gboolean numbers;   /* the tray says which number is which column */
  guint8 tile;        /* OrreryTileState; for headings */
  guint8 callers;     /* mask of seats; for headings */
  guint n_dice;
  int before, after;  /* px of words before its dice, and up to where these end; for the tray */
  int foot;           /* px for note and key */
  const char *note;   /* not owned, like all below */
  const char *second; /* a second line */
  const char *key;
  const char *const *names;
} OrrerySpotLook;

#define ORRERY_TYPE_STRIP_SPOT (orrery_strip_spot_get_type ())
G_DECLARE_FINAL_TYPE (OrreryStripSpot, orrery_strip_spot, ORRERY, STRIP_SPOT, GtkWidget)

/* Signal: pressed. */
GtkWidget *orrery_strip_spot_new       (guint                 place);
guint      orrery_strip_spot_get_place (OrreryStripSpot      *self);
void       orrery_strip_spot_set_look  (OrreryStripSpot *self, const OrrerySpotLook *look);

/* For tests. */
gboolean   orrery_strip_spot_is_target (OrreryStripSpot      *self);
