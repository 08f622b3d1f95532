/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of the room:
 *   orrery-reference.c          the widget, the room, and what the list beside the page says
 *   orrery-reference-places.c   pages that are shown, and the way from one to another
 *   orrery-reference-actions.c  commands */
#pragma once

#include "app/reference/orrery-reference.h"

#include <adwaita.h>

#include "catalog/orrery-visits.h"
#include "widgets/game/orrery-game-ui.h"

struct _OrreryReference
{
  GtkWidget parent_instance;

  const OrreryGameUi *ui;
  OrreryCatalog      *catalog; /* NULL: not loaded yet */
  OrreryShelf        *shelf;
  OrreryVisits       *visits;
  GSimpleActionGroup *actions;
  OrreryEntry        *peeked;  /* shown as a preview; NULL: the last visited place is shown */
  OrreryEntry        *coming;  /* will be shown once typing pauses; NULL: then the grid is filled */
  guint               peek_id;
  guint               read_id;
  guint               load_id;
  guint               depth;   /* folded: pages since the list */

  AdwToastOverlay  *toasts;
  AdwLeaflet       *leaflet;
  OrrerySearchPane *pane;
  GtkStack         *page;
  GtkWidget        *browse;
  GtkWidget        *view;
  GtkWidget        *help;
  GtkWidget        *tableau;
  GtkWidget        *header_start;
  GtkWidget        *header_end;
  GtkWidget        *star;
  GtkWidget        *narrow_star;
};

/* places */
gboolean reference_shows_page     (OrreryReference *self);
gboolean reference_shows_browse   (OrreryReference *self);
void     reference_show_page      (OrreryReference *self);
void     reference_show_list      (OrreryReference *self);
/* The page being visited; at once, or when there is time. */
void     reference_show_place     (OrreryReference *self, gboolean at_once);
void     reference_go_to          (OrreryReference *self, const char *place);
void     reference_walk           (OrreryReference *self, int steps);
/* Shows the entry once typing pauses; NULL: fills the grid. */
void     reference_queue_peek     (OrreryReference *self, OrreryEntry *entry);
void     reference_stop_timers    (OrreryReference *self);
void     reference_forget_pages   (OrreryReference *self);

/* actions */
void     reference_add_actions    (OrreryReference *self);
void     reference_update_actions (OrreryReference *self);
