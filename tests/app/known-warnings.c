/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "known-warnings.h"

#include <adwaita.h>
#include <string.h>

static GLogFunc default_handler; /* of GLib's tests */

static gboolean
is_asked_in_a_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window))
        return TRUE;
    }
  return FALSE;
}

/* Warnings end a test, but these are not our fault.
 * - libadwaita 1.7 measures the heading of a message dialog at widths that are too small, and GTK 4.18 complains.
 * - GTK 4.8 sometimes draws a frame in which a widget was resized during layout but not allocated yet; the next frame
 *   is right. GTK 4.18 does so with parts that only libadwaita uses.
 * - libadwaita's flap divides 0 by 0 if it is revealed before it has a width, and has no valid number for one frame;
 *   its content then gets no width, and GTK 4.18 complains about the first widget in it.
 * - A popover that closes soon after it opened leaves GTK 4.8 waiting to show a tooltip on its surface, which is
 *   gone; it complains twice. */
static gboolean
is_passed_over (const char *message)
{
  return (g_str_has_prefix (message, "Trying to measure ") && is_asked_in_a_dialog ())
         || (g_str_has_prefix (message, gtk_get_minor_version () == 8 ? "Trying to snapshot " : "Trying to snapshot AdwGizmo ")
             && g_str_has_suffix (message, " without a current allocation"))
         || (g_str_has_prefix (message, "gtk_widget_size_allocate(): attempt to allocate ")
             && strstr (message, " with width -2147483648 ") != NULL)
         || (g_str_has_prefix (message, "Trying to measure ") && strstr (message, " for width of 0, ") != NULL)
         || g_str_equal (message, "gdk_surface_get_device_position: assertion 'GDK_IS_SURFACE (surface)' failed")
         || g_str_equal (message, "_gtk_widget_find_at_coords: assertion 'GDK_IS_SURFACE (surface)' failed");
}

/* Ends the test as GLib would, which does not ask about single messages. */
static void
end_test (GLogLevelFlags level)
{
  if ((level & (G_LOG_LEVEL_WARNING | G_LOG_LEVEL_CRITICAL)) != 0)
    g_abort ();
}

static GLogWriterOutput
write_log (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data)
{
  GLogWriterOutput output;

  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") && is_passed_over (fields[i].value))
      return G_LOG_WRITER_HANDLED;
  output = g_log_writer_default (level, fields, n_fields, data);
  end_test (level);
  return output;
}

/* Messages that are not structured get here. */
static void
log_cb (const char *domain, GLogLevelFlags level, const char *message, gpointer data)
{
  if (is_passed_over (message))
    return;
  default_handler (domain, level, message, data);
  end_test (level);
}

void
known_warnings_init (void)
{
  g_log_set_always_fatal (G_LOG_FATAL_MASK);
  g_log_set_writer_func (write_log, NULL, NULL);
  default_handler = g_log_set_default_handler (log_cb, NULL);
}
