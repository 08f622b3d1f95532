/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The shared look of the parts of the table: their style sheet, and a few small builders. */
#pragma once

#include <gtk/gtk.h>

#include "widgets/art/orrery-picture.h"

G_BEGIN_DECLS

/* Loads ui/table.css for the display, once. */
void       orrery_table_style_ensure (void);

/* A label with these style classes, starting at the left unless `xalign` says otherwise. */
GtkWidget *orrery_label_new          (const char *css_class,
                                      double      xalign);
/* Changes the text only if it differs. */
void       orrery_label_set          (GtkWidget  *label,
                                      const char *text);
/* The same for markup; what is none is shown as it is. */
void       orrery_label_set_markup   (GtkWidget  *label,
                                      const char *markup);

/* The same for a tooltip; GTK asks the display where the pointer is whenever one is set. */
void       orrery_tooltip_set        (GtkWidget  *widget,
                                      const char *text);

/* A list of which Tab comes to one row, as arrow keys go to the others. */
GtkWidget *orrery_list_view_new      (GtkSelectionModel  *selection,
                                      GtkListItemFactory *factory);

/* A list of rows in a frame, none of which can be selected. */
GtkWidget *orrery_boxed_list_new     (void);

/* How the focus moves in a widget with a single child and its own way to take the focus: without this, GTK
   would let it take the focus again where Tab should leave it. */
gboolean   orrery_focus_child        (GtkWidget       *widget,
                                      GtkDirectionType direction);

void       orrery_toggle_class       (GtkWidget  *widget,
                                      const char *name,
                                      gboolean    on);

/* A sideways scroller around `child` that leaves the mouse wheel to the page. */
GtkWidget *orrery_sideways_new       (GtkWidget *child);

/* A card with a heading (or NULL) around a widget. */
GtkWidget *orrery_card_new           (const char *heading,
                                      GtkWidget  *child);

/* Any square picture beside a text that says the same. */
GtkWidget *orrery_picture_image_new  (const OrreryPicture *picture);
/* A coin or a chip without a number, as a sign. */
GtkWidget *orrery_token_new          (const OrreryPictureKind *kind,
                                      int                      size);

/* Takes all children out of a box, a grid, a list or a widget of ours. */
void       orrery_clear_children     (GtkWidget  *parent);

G_END_DECLS
