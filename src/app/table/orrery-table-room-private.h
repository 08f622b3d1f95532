/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the room share:
 *   orrery-table-room.c          the widget and its pages */
#pragma once

#include <adwaita.h>

#include "app/table/orrery-score-page.h"
#include "app/table/orrery-table-room.h"

G_BEGIN_DECLS

struct _OrreryTableRoom
{
  GtkWidget parent_instance;

  GSimpleActionGroup *actions;

  AdwToastOverlay *toasts;
  GtkStack *stack;
  GtkWidget *start_page;
  OrreryScorePage *score_page;
  GtkWidget *header_start;
  GtkWidget *header_end;
};

void table_room_toast     (OrreryTableRoom *self,
                           const char      *text);
void table_room_show_page (OrreryTableRoom *self,
                           const char      *name);

G_END_DECLS
