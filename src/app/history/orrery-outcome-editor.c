/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-outcome-editor"

#include "app/history/orrery-outcome-editor.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/keep/orrery-tell.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/game/orrery-name-completion.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-scrolled.h"

#define DATE_FORMAT "%Y-%m-%d %H:%M"

enum
{
  DATE = GAME_MAX_SEATS,
  DURATION,
  LOCATION,
  N_FIELDS,
  MOST_LETTERS = 30 /* of a name */
};

typedef struct
{
  GtkWidget *entry;
  GtkWidget *wrong;
} Field;

struct _OrreryOutcomeEditor
{
  AdwWindow parent_instance;

  OrreryLedger *ledger;
  OrreryOutcome *outcome;

  Field fields[N_FIELDS];
  GtkWidget *save;
  gboolean is_changed;
};

G_DEFINE_FINAL_TYPE (OrreryOutcomeEditor, orrery_outcome_editor, ADW_TYPE_WINDOW)

static guint saved_signal;

static const char *
text_of (OrreryOutcomeEditor *self, guint field)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->fields[field].entry));
}

/* --- What is entered --- */

static GDateTime *
read_date (OrreryOutcomeEditor *self)
{
  int year, month, day, hour = 12, minute = 0, end = 0;
  const char *text = text_of (self, DATE);
  const int n = sscanf (text, "%d-%d-%d%n %d:%d%n", &year, &month, &day, &end, &hour, &minute, &end);

  return (n == 3 || n == 5) && text[end] == '\0' ? g_date_time_new_local (year, month, day, hour, minute, 0) : NULL;
}

static gboolean
read_minutes (OrreryOutcomeEditor *self, guint *minutes)
{
  guint64 number = 0;
  const char *text = text_of (self, DURATION);
  const gboolean good
      = *text == '\0' || g_ascii_string_to_unsigned (text, 10, 0, ORRERY_OUTCOME_MAX_MINUTES, &number, NULL);

  *minutes = (guint) number;
  return good;
}

static gboolean
is_blank (const char *text)
{
  g_autofree char *copy = g_strstrip (g_strdup (text));

  return *copy == '\0';
}

/* The problem with a field; NULL: none. */
static char *
tell_wrong (OrreryOutcomeEditor *self, guint field)
{
  g_autoptr (GDateTime) date = NULL;
  guint minutes;

  if (field < GAME_MAX_SEATS)
    return is_blank (text_of (self, field)) ? g_strdup (_("Enter a name.")) : NULL;
  if (field == DATE)
    {
      date = read_date (self);
      return date == NULL ? g_strdup (_("Enter a date such as 2026-11-16 19:05.")) : NULL;
    }
  if (field == DURATION && !read_minutes (self, &minutes))
    return g_strdup_printf (_("Enter minutes from 0 to %u, or nothing."), ORRERY_OUTCOME_MAX_MINUTES);
  return NULL;
}

static gboolean
check (OrreryOutcomeEditor *self)
{
  gboolean good = TRUE;

  for (guint i = 0; i < N_FIELDS; i++)
    if (self->fields[i].entry != NULL)
      {
        g_autofree char *wrong = tell_wrong (self, i);

        orrery_label_set (self->fields[i].wrong, wrong);
        gtk_widget_set_visible (self->fields[i].wrong, wrong != NULL);
        orrery_toggle_class (self->fields[i].entry, "error", wrong != NULL);
        good &= wrong == NULL;
      }
  gtk_widget_set_sensitive (self->save, good);
  return good;
}

static void
changed_cb (OrreryOutcomeEditor *self)
{
  self->is_changed = TRUE;
  check (self);
}

/* Saves the entries and closes the window, unless one is invalid, which is shown next to it. */
static void
save_cb (OrreryOutcomeEditor *self)
{
  g_autoptr (GDateTime) date = NULL;
  g_autoptr (GError) error = NULL;
  OrreryOutcomeEdit edit = { .location = NULL };

  if (!check (self))
    return;
  date = read_date (self);
  for (guint i = 0; i < orrery_outcome_get_n_seats (self->outcome); i++)
    edit.names[i] = text_of (self, i);
  edit.date = date;
  edit.location = is_blank (text_of (self, LOCATION)) ? NULL : text_of (self, LOCATION);
  read_minutes (self, &edit.minutes);
  if (!orrery_ledger_edit (self->ledger, self->outcome, &edit, &error))
    {
      orrery_tell_refused (GTK_WIDGET (self), _("Not Saved"), error, NULL);
      return;
    }
  g_signal_emit (self, saved_signal, 0);
  gtk_window_destroy (GTK_WINDOW (self));
}

/* --- Leaving --- */

/* The dialog is still in use when the editor is gone: it must not be destroyed with it. */
static void
response_cb (GtkWindow *dialog, const char *response, OrreryOutcomeEditor *self)
{
  gtk_window_set_transient_for (dialog, NULL);
  if (g_str_equal (response, "save"))
    save_cb (self);
  else if (g_str_equal (response, "discard"))
    gtk_window_destroy (GTK_WINDOW (self));
}

/* Cancel discards changes, as it says; Escape can be meant for something else. */
static gboolean
orrery_outcome_editor_close_request (GtkWindow *window)
{
  OrreryOutcomeEditor *self = ORRERY_OUTCOME_EDITOR (window);
  GtkWidget *dialog;

  if (!self->is_changed)
    return GTK_WINDOW_CLASS (orrery_outcome_editor_parent_class)->close_request (window);
  dialog = adw_message_dialog_new (window, _("Save Changes?"), _("If you don’t save, your changes to this game are lost."));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "discard", _("_Discard"), "save",
                                    _("_Save"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "save");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
  return TRUE;
}

/* --- Building --- */

static void
add_field (OrreryOutcomeEditor *self, GtkWidget *box, guint field, const char *label, const char *text, int most)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *title = orrery_label_new ("caption-heading", 0);
  Field *of = &self->fields[field];

  of->entry = gtk_entry_new ();
  of->wrong = orrery_label_new ("caption error", 0);
  gtk_label_set_label (GTK_LABEL (title), label);
  gtk_label_set_wrap (GTK_LABEL (of->wrong), TRUE);
  gtk_widget_set_visible (of->wrong, FALSE);
  gtk_entry_set_max_length (GTK_ENTRY (of->entry), most);
  gtk_editable_set_text (GTK_EDITABLE (of->entry), text);
  gtk_entry_set_activates_default (GTK_ENTRY (of->entry), TRUE);
  orrery_set_spoken (of->entry, label);
  gtk_box_append (GTK_BOX (column), title);
  gtk_box_append (GTK_BOX (column), of->entry);
  gtk_box_append (GTK_BOX (column), of->wrong);
  gtk_box_append (GTK_BOX (box), column);
  g_signal_connect_object (of->entry, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}

static GtkWidget *
build_fields (OrreryOutcomeEditor *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  g_autoptr (GDateTime) local = g_date_time_to_local (orrery_outcome_get_date (self->outcome));
  g_autofree char *date = g_date_time_format (local, DATE_FORMAT);
  const guint minutes = orrery_outcome_get_minutes (self->outcome);
  g_autofree char *duration = minutes > 0 ? g_strdup_printf ("%u", minutes) : g_strdup ("");
  const char *location = orrery_outcome_get_location (self->outcome);

  for (guint i = 0; i < orrery_outcome_get_n_seats (self->outcome); i++)
    {
      g_autofree char *label = g_strdup_printf (_("Player %u"), i + 1);

      add_field (self, box, i, label, orrery_outcome_get_seat (self->outcome, i)->name, MOST_LETTERS);
      orrery_name_completion_attach (GTK_ENTRY (self->fields[i].entry));
    }
  add_field (self, box, DATE, _("Date and time"), date, 20);
  add_field (self, box, DURATION, _("Duration in minutes"), duration, 5);
  add_field (self, box, LOCATION, _("Place"), location != NULL ? location : "", ORRERY_OUTCOME_MAX_LOCATION);
  gtk_widget_add_css_class (box, "orrery-dialog");
  gtk_widget_set_margin_top (box, 12); /* its header has a line below */
  return box;
}

static GtkWidget *
build_header (OrreryOutcomeEditor *self)
{
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *cancel = gtk_button_new_with_mnemonic (_("_Cancel"));

  self->save = gtk_button_new_with_mnemonic (_("_Save"));
  gtk_widget_add_css_class (self->save, "suggested-action");
  g_signal_connect_object (cancel, "clicked", G_CALLBACK (gtk_window_destroy), self, G_CONNECT_SWAPPED);
  adw_header_bar_set_show_start_title_buttons (ADW_HEADER_BAR (header), FALSE);
  adw_header_bar_set_show_end_title_buttons (ADW_HEADER_BAR (header), FALSE);
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), cancel);
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), self->save);
  g_signal_connect_object (self->save, "clicked", G_CALLBACK (save_cb), self, G_CONNECT_SWAPPED);
  return header;
}

static void
build (OrreryOutcomeEditor *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scrolled;

  gtk_box_append (GTK_BOX (box), build_header (self));
  scrolled = orrery_scrolled_new (build_fields (self));
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (box), scrolled);
  adw_window_set_content (ADW_WINDOW (self), box);
  gtk_window_set_default_widget (GTK_WINDOW (self), self->save);
  gtk_widget_grab_focus (self->fields[0].entry);
  gtk_window_set_default_size (GTK_WINDOW (self), 360, 560);
}

static void
orrery_outcome_editor_dispose (GObject *object)
{
  OrreryOutcomeEditor *self = ORRERY_OUTCOME_EDITOR (object);

  g_clear_object (&self->ledger);
  g_clear_object (&self->outcome);

  G_OBJECT_CLASS (orrery_outcome_editor_parent_class)->dispose (object);
}

static void
orrery_outcome_editor_class_init (OrreryOutcomeEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_outcome_editor_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = orrery_outcome_editor_close_request;
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close", NULL);
  saved_signal = g_signal_new ("saved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                               0);
}

static void
orrery_outcome_editor_init (OrreryOutcomeEditor *self)
{
}

GtkWidget *
orrery_outcome_editor_new (GtkWindow *parent, OrreryLedger *ledger, OrreryOutcome *outcome)
{
  OrreryOutcomeEditor *self = g_object_new (ORRERY_TYPE_OUTCOME_EDITOR, "title", _("Edit Game"), "transient-for", parent,
                                            "modal", TRUE, "destroy-with-parent", TRUE, NULL);

  self->ledger = g_object_ref (ledger);
  self->outcome = g_object_ref (outcome);
  orrery_style_sheet_ensure ();
  build (self);
  check (self);
  return GTK_WIDGET (self);
}
