/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Small builders that all widgets share, and their style sheet. */
#pragma once

#include <gtk/gtk.h>

#include "widgets/art/orrery-picture.h"

/* Loads ui/widgets.css for the display, once. */
void       orrery_style_sheet_ensure (void);

/* A label with these style classes, starting at the left unless `xalign` says otherwise. */
GtkWidget *orrery_label_new          (const char *css_class, double xalign);
/* Changes the text only if it differs. */
void       orrery_label_set          (GtkWidget *label, const char *text);
/* The same for markup; invalid markup is shown as plain text. */
void       orrery_label_set_markup   (GtkWidget *label, const char *markup);

/* The same for a tooltip; GTK queries the pointer position whenever one is set. */
void       orrery_tooltip_set        (GtkWidget *widget, const char *text);

/* A list with one Tab stop; arrow keys move between its rows. */
GtkWidget *orrery_list_view_new      (GtkSelectionModel *selection, GtkListItemFactory *factory);

/* A list of rows in a frame, none of which can be selected. */
GtkWidget *orrery_boxed_list_new     (void);

/* Focus handling for a widget with a single child that takes the focus in its own way: without this, GTK
 * would give it the focus again where Tab should leave it. */
gboolean   orrery_focus_child        (GtkWidget *widget, GtkDirectionType direction);

/* Nothing has the focus if `from` or something in it had: Space or Enter must not press what GTK would focus when
 * that goes away. */
void       orrery_drop_focus         (GtkWidget *from);

/* For the class of a widget that is as high as its width requires. */
GtkSizeRequestMode orrery_get_height_for_width (GtkWidget *widget);
/* For the class of a widget with one child that it lays out itself, because it must know the size: as large as
 * the child. */
void       orrery_measure_child      (GtkWidget *widget, GtkOrientation orientation, int for_size,
                                      int *minimum, int *natural, int *minimum_baseline,
                                      int *natural_baseline);

void       orrery_toggle_class       (GtkWidget *widget, const char *name, gboolean on);

/* A horizontal scroller around `child` that leaves the mouse wheel to the page. */
GtkWidget *orrery_sideways_new       (GtkWidget *child);

/* A spin button that leaves the mouse wheel to the page around it, so that scrolling over it changes nothing. */
GtkWidget *orrery_spin_new           (int least, int most);

/* A card with a heading (or NULL) around a widget. */
GtkWidget *orrery_card_new           (const char *heading, GtkWidget *child);

/* Any square picture next to a text that says the same. */
GtkWidget *orrery_picture_image_new  (const OrreryPicture *picture);
/* A coin or chip without a number, as a symbol. */
GtkWidget *orrery_token_new          (const OrreryPictureKind *kind, int size);

/* Removes all children of a box, a grid, a list or one of our widgets. */
void       orrery_clear_children     (GtkWidget  *parent);
