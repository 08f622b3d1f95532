/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/question/orrery-line-keys.h"

#include "widgets/question/orrery-keys.h"

static gboolean
type_cb (GtkWidget *entry, guint keyval, gpointer data)
{
  char text[8] = { 0 };
  int position = -1;

  if (!gtk_widget_is_sensitive (entry))
    return FALSE;
  g_unichar_to_utf8 (gdk_keyval_to_unicode (keyval), text);
  gtk_entry_grab_focus_without_selecting (GTK_ENTRY (entry));
  gtk_editable_insert_text (GTK_EDITABLE (entry), text, -1, &position);
  gtk_editable_set_position (GTK_EDITABLE (entry), -1);
  return TRUE;
}

void
orrery_line_keys_add (GtkWidget *entry, const char *letters)
{
  OrreryKeys *keys = orrery_keys_new (entry);

  for (; *letters != '\0'; letters++)
    orrery_keys_add (keys, gdk_unicode_to_keyval ((guint32) *letters), 0, type_cb, NULL);
}
