/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-history-export"

#include "app/history/orrery-history-export.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/history/orrery-score-paper.h"
#include "record/orrery-outcome-export.h"

/* --- Writing --- */

/* The same games with their final tables, if these can be read. */
static GPtrArray *
load_whole (OrreryLedger *ledger, GPtrArray *outcomes)
{
  GPtrArray *whole = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < outcomes->len; i++)
    {
      OrreryOutcome *outcome = g_ptr_array_index (outcomes, i);
      OrreryOutcome *read = orrery_ledger_load_whole (ledger, outcome, NULL);

      g_ptr_array_add (whole, read != NULL ? read : g_object_ref (outcome));
    }
  return whole;
}

static gboolean
write_pdf (OrreryOutcome *outcome, GFile *file, GError **error)
{
  g_autofree char *path = g_file_get_path (file);

  if (path == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                           _("A PDF can only be saved on this computer."));
      return FALSE;
    }
  return orrery_score_paper_print (outcome, GTK_PRINT_OPERATION_ACTION_EXPORT, path, NULL, error)
         != GTK_PRINT_OPERATION_RESULT_ERROR;
}

gboolean
orrery_history_write (OrreryLedger *ledger, GPtrArray *outcomes, const char *format, GFile *file,
                      GError **error)
{
  g_autoptr (GPtrArray) whole = NULL;
  g_autofree char *text = NULL;

  if (g_str_equal (format, "pdf"))
    return outcomes->len == 1 && write_pdf (g_ptr_array_index (outcomes, 0), file, error);
  whole = load_whole (ledger, outcomes);
  text = g_str_equal (format, "csv") ? orrery_outcomes_to_csv (whole) : orrery_outcomes_to_json (whole);
  return g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                  NULL, error);
}

/* --- Choosing --- */

typedef struct
{
  GtkWindow *parent;
  OrreryLedger *ledger;
  GPtrArray *outcomes;
  char *format;
  OrreryExported exported;
} Purpose;

static void
purpose_free (gpointer data, GClosure *closure)
{
  Purpose *purpose = data;

  g_object_unref (purpose->parent);
  g_object_unref (purpose->ledger);
  g_ptr_array_unref (purpose->outcomes);
  g_free (purpose->format);
  g_free (purpose);
}

static void
response_cb (GtkNativeDialog *dialog, int response, gpointer data)
{
  Purpose *purpose = data;
  g_autoptr (GError) error = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

      orrery_history_write (purpose->ledger, purpose->outcomes, purpose->format, file, &error);
      purpose->exported (purpose->parent, error);
    }
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
}

void
orrery_history_export (GtkWindow *parent, OrreryLedger *ledger, GPtrArray *outcomes,
                       const char *format, OrreryExported exported)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
      _("Export"), parent, GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  g_autofree char *name = g_strdup_printf ("%s.%s", _("Orrery history"), format);
  Purpose *purpose = g_new0 (Purpose, 1);

  purpose->parent = g_object_ref (parent);
  purpose->ledger = g_object_ref (ledger);
  purpose->outcomes = g_ptr_array_ref (outcomes);
  purpose->format = g_strdup (format);
  purpose->exported = exported;
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), purpose, purpose_free, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}
