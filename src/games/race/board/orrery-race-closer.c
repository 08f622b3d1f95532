/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/race/board/orrery-race-closer.h"

#include <glib/gi18n-lib.h>

#include "assist/orrery-log-line.h"
#include "games/race/board/orrery-race-card.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/game/orrery-board.h"

static void
look_up_cb (GtkWidget *button, gpointer face)
{
  GtkWidget *popover = gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER);

  gtk_widget_activate_action (button, ORRERY_ACTION_LOOK_UP, "s", orrery_card_print (GPOINTER_TO_UINT (face))->id);
  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
}

static GtkWidget *
new_link (guint face)
{
  GtkWidget *button = gtk_button_new_with_label (_("Look Up"));

  gtk_widget_add_css_class (button, "flat");
  g_signal_connect (button, "clicked", G_CALLBACK (look_up_cb), GUINT_TO_POINTER (face));
  return button;
}

static GtkWidget *
new_note (const char *text)
{
  GtkWidget *label = orrery_label_new ("caption", 0.5);

  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  return label;
}

GtkWidget *
orrery_race_closer_new (guint face, const char *note, gboolean stays)
{
  GtkWidget *column;

  g_return_val_if_fail (face < ORRERY_CARD_N_FACES, NULL);

  column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (column, "orrery-closer");
  gtk_box_append (GTK_BOX (column), orrery_race_card_new (face, ORRERY_CARD_PAGE));
  if (note != NULL)
    gtk_box_append (GTK_BOX (column), new_note (note));
  if (stays)
    gtk_box_append (GTK_BOX (column), new_link (face));
  return column;
}

GtkWidget *
orrery_race_named_closer_new (const void *state, const char *text, gsize index, gboolean stays)
{
  const char *names[RACE_N_DESIGNS + 1] = { NULL };
  int design;

  for (guint i = 0; i < RACE_N_DESIGNS; i++)
    names[i] = race_design (state, i)->name;
  design = orrery_log_name_at (text, index, names);
  return design >= 0 ? orrery_race_closer_new (orrery_card_face (state, (guint) design), NULL, stays) : NULL;
}

guint
orrery_race_closer_get_design (GtkWidget *closer)
{
  return orrery_race_card_get_design (ORRERY_RACE_CARD (gtk_widget_get_first_child (closer)));
}
