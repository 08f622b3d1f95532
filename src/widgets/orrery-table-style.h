/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the table share in looks: their style sheet, and a few small builders. */
#pragma once

#include <gtk/gtk.h>

#include "engine/roll/data.h"

G_BEGIN_DECLS

/* Loads ui/table.css for the display, once. */
void       orrery_table_style_ensure (void);

/* A label with these style classes, starting at the left unless `xalign` says otherwise. */
GtkWidget *orrery_label_new          (const char *css_class,
                                      double      xalign);
/* Changes the text only where it is another one. */
void       orrery_label_set          (GtkWidget  *label,
                                      const char *text);
/* The same for markup; what is none is shown as it is. */
void       orrery_label_set_markup   (GtkWidget  *label,
                                      const char *markup);

/* Takes all children out of a box. */
void       orrery_box_clear          (GtkWidget  *box);

/* The colour of a piece's surroundings, as the theme has it. */
GdkRGBA    orrery_theme_colour       (GtkWidget  *widget,
                                      const char *name);

/* A name with its number of dice or tiles, as "Genes die ×2", joined by commas. */
char      *orrery_dice_spoken        (const guint8 *dice);

G_END_DECLS
