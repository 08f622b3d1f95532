/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys that are printed on something: they do what it says, whatever has the focus in the window, as long as
 * it is visible. Only text fields and open menus come first. */
#pragma once

#include <gtk/gtk.h>

/* Printed on offered answers, by place. Letters with another meaning in a game are left out: "b", "d", "i",
 * "r", "s" and "t". */
#define ORRERY_KEYS_BY_PLACE "1234567890acefghjklmnopquvwxyz"

typedef struct _OrreryKeys OrreryKeys;

/* FALSE: the key means nothing now. */
typedef gboolean (*OrreryKeyFunc) (GtkWidget *widget, guint keyval, gpointer data);

/* The keys of a widget; freed with it. */
OrreryKeys *orrery_keys_new   (GtkWidget       *widget);
/* `func` is called with the widget and `data`. Keypad and upper-case keys count, too. */
void        orrery_keys_add   (OrreryKeys *self, guint keyval, GdkModifierType modifiers,
                               OrreryKeyFunc func, gpointer data);
void        orrery_keys_clear (OrreryKeys      *self);

/* The name of a key, as it is printed. */
char       *orrery_key_label      (guint keyval, GdkModifierType modifiers);
GtkWidget  *orrery_key_cap_new    (guint keyval, GdkModifierType modifiers);
/* A button that its printed key presses. */
GtkWidget  *orrery_key_button_new (const char *label, guint keyval, GdkModifierType modifiers);
void        orrery_key_button_set_label (GtkWidget *button, const char *label);
