/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-share"

#include "app/keep/orrery-tell.h"
#include "app/play/orrery-play-room-private.h"
#include "app/play/orrery-share.h"
#include "app/room/orrery-room.h"

#include <cairo-pdf.h>
#include <glib/gi18n.h>

enum { SCALE = 2 };

/* What a file chooser is for; lives as long as it is open. */
typedef struct
{
  OrreryPlayRoom *room;  /* NULL: a result is shared */
  OrreryRecord *record;
  gboolean is_whole; /* the record, without hidden information */
  OrreryGameOver *page;
  char *format;
} Purpose;

static void
purpose_free (Purpose *purpose)
{
  g_clear_object (&purpose->room);
  g_clear_object (&purpose->record);
  g_clear_object (&purpose->page);
  g_free (purpose->format);
  g_free (purpose);
}

static void
purpose_gone_cb (gpointer data, GClosure *closure)
{
  purpose_free (data);
}

/* --- Drawing a result --- */

static cairo_status_t
collect (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static cairo_status_t
draw_page (OrreryGameOver *page, cairo_surface_t *surface, double scale)
{
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  cairo_scale (cr, scale, scale);
  orrery_game_over_draw (page, cr);
  status = cairo_status (cr);
  cairo_destroy (cr);
  return status;
}

static cairo_status_t
write_png (OrreryGameOver *page, int width, int height, GByteArray *bytes)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width * SCALE, height * SCALE);
  cairo_status_t status = draw_page (page, surface, SCALE);

  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_write_to_png_stream (surface, collect, bytes);
  cairo_surface_destroy (surface);
  return status;
}

/* A pixel of the screen is three quarters of a point. */
static cairo_status_t
write_pdf (OrreryGameOver *page, int width, int height, GByteArray *bytes)
{
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (collect, bytes, width * 0.75, height * 0.75);
  cairo_status_t status;

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Orrery");
  status = draw_page (page, surface, 0.75);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return status;
}

gboolean
orrery_share_write (OrreryGameOver *page, const char *format, GFile *file, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_status_t status = CAIRO_STATUS_SUCCESS;
  int width, height;

  orrery_game_over_get_size (page, &width, &height);
  if (g_str_equal (format, "png"))
    status = write_png (page, width, height, bytes);
  else if (g_str_equal (format, "pdf"))
    status = write_pdf (page, width, height, bytes);
  else
    {
      g_autofree char *text = orrery_game_over_dup_text (page);

      g_byte_array_append (bytes, (const guint8 *) text, (guint) strlen (text));
    }
  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, cairo_status_to_string (status));
      return FALSE;
    }
  return g_file_replace_contents (file, (const char *) bytes->data, bytes->len, NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                  NULL, error);
}

/* --- Choosing --- */

gboolean
orrery_share_write_game (OrreryRecord *record, gboolean is_whole, GFile *file, GError **error)
{
  g_autoptr (OrreryRecord) public = NULL;

  if (is_whole && !orrery_record_is_over (record))
    return orrery_record_save_veiled (record, file, NULL, error);
  public = orrery_record_dup_public (record);
  return orrery_record_save (public, file, NULL, error);
}

static void
do_with_file (Purpose *purpose, GFile *file, GError **error)
{
  if (purpose->page != NULL)
    orrery_share_write (purpose->page, purpose->format, file, error);
  else if (purpose->record != NULL)
    orrery_share_write_game (purpose->record, purpose->is_whole, file, error);
  else
    orrery_play_room_open (purpose->room, file, ORRERY_OPEN_TO_PLAY);
}

static void
response_cb (GtkNativeDialog *dialog, int response, gpointer data)
{
  Purpose *purpose = data;
  g_autoptr (GError) error = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

      do_with_file (purpose, file, &error);
      if (error != NULL)
        orrery_tell_refused (purpose->room != NULL ? GTK_WIDGET (purpose->room) : GTK_WIDGET (purpose->page),
                             _("Not Saved"), error, file);
      else if (purpose->page != NULL)
        orrery_toast_show (GTK_WIDGET (purpose->page), _("Saved."));
      else if (purpose->record != NULL)
        play_room_toast (purpose->room, _("Saved."));
    }
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
}

static void
choose (Purpose *purpose, GtkWindow *parent, const char *title, const char *name)
{
  const GtkFileChooserAction action = name != NULL ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_OPEN;
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (title, parent, action, NULL, NULL);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  if (name != NULL)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  if (purpose->page == NULL)
    {
      g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

      gtk_file_filter_set_name (filter, _("Orrery games"));
      gtk_file_filter_add_pattern (filter, "*.orrery");
      gtk_file_filter_add_pattern (filter, "*.orrery-journal");
      gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
    }
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), purpose, purpose_gone_cb, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

void
orrery_share_open (OrreryPlayRoom *room, GtkWindow *parent)
{
  Purpose *purpose = g_new0 (Purpose, 1);

  purpose->room = g_object_ref (room);
  choose (purpose, parent, _("Open a Game"), NULL);
}

static void
choose_game_file (Purpose *purpose, GtkWindow *parent)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *name = g_date_time_format (now, "%Y-%m-%d.orrery");

  choose (purpose, parent, _("Save the Game"), name);
}

static void
asked_cb (AdwMessageDialog *dialog, const char *response, gpointer data)
{
  Purpose *purpose = data;

  if (g_str_equal (response, "cancel"))
    {
      purpose_free (purpose);
      return;
    }
  purpose->is_whole = g_str_equal (response, "whole");
  choose_game_file (purpose, gtk_window_get_transient_for (GTK_WINDOW (dialog)));
}

/* Everybody who gets a shared file can read it, so let people choose what it contains. */
static void
ask_what_to_save (Purpose *purpose, GtkWindow *parent)
{
  GtkWidget *widget = adw_message_dialog_new (parent, _("Save Hidden Information?"), NULL);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (widget);

  adw_message_dialog_set_body (
      dialog, _("The whole game continues exactly where you left off, with the same luck and the log. What you hide from "
                "each other is scrambled in the file, but someone determined could read it.\n\n"
                "Saving what everyone can see leaves that out: the table is the same, but there is no log, later "
                "rolls and draws will differ, and what was still secret is rolled or dealt again."));
  adw_message_dialog_add_responses (dialog, "cancel", _("_Cancel"), "visible", _("Save What _Everyone Can See"), "whole",
                                    _("Save the _Whole Game"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "whole", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "whole");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect (dialog, "response", G_CALLBACK (asked_cb), purpose);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
orrery_share_save (OrreryPlayRoom *room, GtkWindow *parent, OrrerySession *session)
{
  Purpose *purpose = g_new0 (Purpose, 1);

  purpose->room = g_object_ref (room);
  purpose->record = g_object_ref (orrery_session_get_record (session));
  purpose->is_whole = TRUE;
  if (orrery_session_count_persons (session) > 1 && !orrery_record_is_over (purpose->record))
    ask_what_to_save (purpose, parent);
  else
    choose_game_file (purpose, parent);
}

/* --- A finished game --- */

static void
share_action (OrreryGameOver *page, GVariant *format)
{
  Purpose *purpose = g_new0 (Purpose, 1);
  g_autofree char *name = NULL;

  purpose->page = g_object_ref (page);
  purpose->format = g_variant_dup_string (format, NULL);
  name = g_strdup_printf ("%s.%s", _("Result"), purpose->format);
  choose (purpose, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (page))), _("Share the Result"), name);
}

static void
copy_result_action (OrreryGameOver *page)
{
  g_autofree char *text = orrery_game_over_dup_text (page);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (page)), text);
  orrery_toast_show (GTK_WIDGET (page), _("Result copied to the clipboard."));
}

static const OrreryCommand commands[] = {
  { "share", G_CALLBACK (share_action), "is-over", "s" },
  { "copy-result", G_CALLBACK (copy_result_action), "is-over" },
};

void
orrery_share_add_commands (OrreryGameOver *page, OrreryGameView *view)
{
  orrery_room_add_commands (orrery_game_view_get_actions (view), commands, G_N_ELEMENTS (commands), view, page);
}
