/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-closer.h"

#include "assist/orrery-log-line.h"
#include "games/roll/board/orrery-board-part.h"
#include "games/roll/board/orrery-die.h"
#include "games/roll/board/orrery-tile.h"
#include "games/roll/words/orrery-words.h"
#include "widgets/art/orrery-builders.h"

#include <glib/gi18n.h>

enum
{
  DIE = 64,
  SIDE = 28,
};

static void
look_up_cb (GtkWidget *button, gpointer id)
{
  GtkWidget *popover = gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER);

  orrery_table_look_up (button, id);
  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
}

static GtkWidget *
new_link (const char *id)
{
  GtkWidget *button = gtk_button_new_with_label (_("Look Up"));

  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_data (button, "clicked", G_CALLBACK (look_up_cb), g_strdup (id), (GClosureNotify) g_free, 0);
  return button;
}

static GtkWidget *
new_line (const char *text, const char *css_class)
{
  GtkWidget *label = orrery_label_new (css_class, 0.5);

  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  return label;
}

static GtkWidget *
new_column (GtkWidget *piece)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_add_css_class (column, "orrery-closer");
  gtk_box_append (GTK_BOX (column), piece);
  return column;
}

static void
add_rest (GtkWidget *column, const char *note, const char *id, gboolean stays)
{
  if (note != NULL && *note != '\0')
    gtk_box_append (GTK_BOX (column), new_line (note, "caption"));
  if (stays && id != NULL)
    gtk_box_append (GTK_BOX (column), new_link (id));
}

GtkWidget *
orrery_face_closer_new (guint face, const char *note, gboolean stays)
{
  GtkWidget *column;

  g_return_val_if_fail (face < ROLL_N_FACES, NULL);

  column = new_column (orrery_tile_new (face, ORRERY_TILE_LARGE));
  add_rest (column, note, roll_faces[face].id, stays);
  return column;
}

GtkWidget *
orrery_named_closer_new (const void *state, const char *text, gsize index, gboolean stays)
{
  const char *names[ROLL_N_FACES + 1] = { NULL };
  int face;

  for (guint i = 0; i < ROLL_N_FACES; i++)
    names[i] = roll_faces[i].name;
  face = orrery_log_name_at (text, index, names);
  return face >= 0 ? orrery_face_closer_new ((guint) face, NULL, stays) : NULL;
}

GtkWidget *
orrery_tile_closer_new (guint face, gboolean stays)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_box_append (GTK_BOX (row), orrery_face_closer_new (face, NULL, stays));
  gtk_box_append (GTK_BOX (row), orrery_face_closer_new (ROLL_REVERSE_OF (face), _("Turned over"), stays));
  return row;
}

static GtkWidget *
new_sides (RollColour colour)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  for (guint i = 0; i < G_N_ELEMENTS (roll_dice[colour].sides); i++)
    gtk_box_append (GTK_BOX (row), orrery_die_new (colour, roll_dice[colour].sides[i], SIDE));
  return row;
}

GtkWidget *
orrery_die_closer_new (RollColour colour, RollPhase side, const char *note, gboolean stays)
{
  g_autofree char *name = orrery_die_spoken (colour, side);
  GtkWidget *column;

  g_return_val_if_fail (colour < ROLL_N_COLOURS, NULL);

  column = new_column (orrery_die_new (colour, side, DIE));
  gtk_box_append (GTK_BOX (column), new_line (name, "heading"));
  gtk_box_append (GTK_BOX (column), new_line (_("Its six faces"), "caption"));
  gtk_box_append (GTK_BOX (column), new_sides (colour));
  add_rest (column, note, roll_dice[colour].id, stays);
  return column;
}
