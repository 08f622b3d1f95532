/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-reveal-line"

#include "games/roll/table/orrery-reveal-line.h"

#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/question/orrery-keys.h"

#include <glib/gi18n.h>

struct _OrreryRevealLine
{
  AdwBin parent_instance;

  gboolean updating;
  GtkWidget *entry;
  GtkWidget *message;
  GtkWidget *buttons;
  GtkWidget *fix;
  GtkWidget *keep;
  GtkWidget *palette;
};

G_DEFINE_FINAL_TYPE (OrreryRevealLine, orrery_reveal_line, ADW_TYPE_BIN)

enum
{
  CHANGED,
  ENTERED,
  NEXT,
  FIX,
  KEEP,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- Typing --- */

static void
changed_cb (OrreryRevealLine *self)
{
  if (!self->updating)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
entered_cb (OrreryRevealLine *self)
{
  g_signal_emit (self, signals[ENTERED], 0);
}

static void
activate_cb (OrreryRevealLine *self)
{
  g_signal_emit (self, signals[NEXT], 0);
}

static void
fix_cb (OrreryRevealLine *self)
{
  g_signal_emit (self, signals[FIX], 0);
}

static void
keep_cb (OrreryRevealLine *self)
{
  g_signal_emit (self, signals[KEEP], 0);
}

void
orrery_reveal_line_set_text (OrreryRevealLine *self, const char *text)
{
  g_return_if_fail (ORRERY_IS_REVEAL_LINE (self));

  if (g_str_equal (orrery_reveal_line_get_text (self), text))
    return;
  self->updating = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
  self->updating = FALSE;
}

const char *
orrery_reveal_line_get_text (OrreryRevealLine *self)
{
  g_return_val_if_fail (ORRERY_IS_REVEAL_LINE (self), NULL);

  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}

void
orrery_reveal_line_type (OrreryRevealLine *self, const char *text)
{
  int position = -1;

  g_return_if_fail (ORRERY_IS_REVEAL_LINE (self));

  gtk_widget_grab_focus (GTK_WIDGET (self));
  gtk_editable_insert_text (GTK_EDITABLE (self->entry), text, -1, &position);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

/* --- Showing --- */

void
orrery_reveal_line_set_name (OrreryRevealLine *self, const char *name)
{
  g_autofree char *spoken = g_strdup_printf (_("%s: %s"), name, _("Dice"));

  g_return_if_fail (ORRERY_IS_REVEAL_LINE (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

void
orrery_reveal_line_set_help (OrreryRevealLine *self, const char *example, const char *keys)
{
  g_return_if_fail (ORRERY_IS_REVEAL_LINE (self));

  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), example);
  orrery_tooltip_set (self->entry, keys);
}

void
orrery_reveal_line_set_locked (OrreryRevealLine *self, gboolean locked)
{
  g_return_if_fail (ORRERY_IS_REVEAL_LINE (self));

  gtk_widget_set_sensitive (self->entry, !locked);
}

void
orrery_reveal_line_set_message (OrreryRevealLine *self, const char *message, OrreryMessageKind kind)
{
  static const char *const signs[] = { [ORRERY_MESSAGE_PLAIN] = "", [ORRERY_MESSAGE_GOOD] = "✓ ", [ORRERY_MESSAGE_BAD] = "⚠ " };
  g_autofree char *text = NULL;

  g_return_if_fail (ORRERY_IS_REVEAL_LINE (self));

  text = *message != '\0' ? g_strconcat (signs[kind], message, NULL) : g_strdup ("");
  orrery_label_set (self->message, text);
  gtk_widget_set_visible (self->message, *message != '\0');
  orrery_toggle_class (self->message, "dim-label", kind == ORRERY_MESSAGE_PLAIN);
  orrery_toggle_class (self->message, "orrery-good", kind == ORRERY_MESSAGE_GOOD);
  orrery_toggle_class (self->message, "orrery-odd", kind == ORRERY_MESSAGE_BAD);
  orrery_toggle_class (self->entry, "error", kind == ORRERY_MESSAGE_BAD);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID,
                               kind == ORRERY_MESSAGE_BAD ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, message, -1);
}

void
orrery_reveal_line_mark (OrreryRevealLine *self, guint from, guint to)
{
  g_autoptr (PangoAttrList) marks = pango_attr_list_new ();

  g_return_if_fail (ORRERY_IS_REVEAL_LINE (self));

  if (from < to)
    {
      PangoAttribute *mark = pango_attr_underline_new (PANGO_UNDERLINE_ERROR);

      mark->start_index = from;
      mark->end_index = to;
      pango_attr_list_insert (marks, mark);
    }
  gtk_entry_set_attributes (GTK_ENTRY (self->entry), marks);
}

static void
set_button (GtkWidget *button, const char *label)
{
  gtk_widget_set_visible (button, label != NULL);
  if (label != NULL)
    orrery_key_button_set_label (button, label);
}

void
orrery_reveal_line_set_buttons (OrreryRevealLine *self, const char *fix, const char *keep)
{
  g_return_if_fail (ORRERY_IS_REVEAL_LINE (self));

  set_button (self->fix, fix);
  set_button (self->keep, keep);
  gtk_widget_set_visible (self->buttons, fix != NULL || keep != NULL);
}

GtkWidget *
orrery_reveal_line_get_palette (OrreryRevealLine *self)
{
  g_return_val_if_fail (ORRERY_IS_REVEAL_LINE (self), NULL);

  return self->palette;
}

void
orrery_reveal_line_show_palette (OrreryRevealLine *self, gboolean shown)
{
  g_return_if_fail (ORRERY_IS_REVEAL_LINE (self));

  gtk_widget_set_visible (self->palette, shown);
}

/* --- Building --- */

static void
build_entry (OrreryRevealLine *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->entry = gtk_entry_new ();
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 8);
  gtk_widget_add_css_class (self->entry, "monospace");
  gtk_widget_add_css_class (self->entry, "orrery-line-entry");
  g_signal_connect_object (self->entry, "activate", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "enter", G_CALLBACK (entered_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->entry, focus);
}

static GtkWidget *
build_button (OrreryRevealLine *self, guint keyval, GCallback func)
{
  GtkWidget *button = orrery_key_button_new ("", keyval, 0);

  gtk_widget_add_css_class (button, "orrery-line-button");
  orrery_wrap_append (ORRERY_WRAP (self->buttons), button);
  g_signal_connect_object (button, "clicked", func, self, G_CONNECT_SWAPPED);
  return button;
}

static gboolean
orrery_reveal_line_grab_focus (GtkWidget *widget)
{
  return gtk_entry_grab_focus_without_selecting (GTK_ENTRY (ORRERY_REVEAL_LINE (widget)->entry));
}

static void
orrery_reveal_line_class_init (OrreryRevealLineClass *klass)
{
  static const char *const names[N_SIGNALS] = { "changed", "entered", "next", "fix", "keep" };

  GTK_WIDGET_CLASS (klass)->grab_focus = orrery_reveal_line_grab_focus;
  GTK_WIDGET_CLASS (klass)->focus = orrery_focus_child;
  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
orrery_reveal_line_init (OrreryRevealLine *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  build_entry (self);
  self->message = orrery_label_new ("caption", 0);
  gtk_widget_add_css_class (self->message, "orrery-line-message");
  gtk_label_set_wrap (GTK_LABEL (self->message), TRUE);
  self->buttons = orrery_wrap_new (6);
  self->fix = build_button (self, GDK_KEY_F2, G_CALLBACK (fix_cb));
  self->keep = build_button (self, GDK_KEY_F3, G_CALLBACK (keep_cb));
  gtk_widget_set_visible (self->buttons, FALSE);
  self->palette = orrery_wrap_new (6);
  gtk_box_append (GTK_BOX (box), self->entry);
  gtk_box_append (GTK_BOX (box), self->message);
  gtk_box_append (GTK_BOX (box), self->buttons);
  gtk_box_append (GTK_BOX (box), self->palette);
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
orrery_reveal_line_new (void)
{
  return g_object_new (ORRERY_TYPE_REVEAL_LINE, NULL);
}
