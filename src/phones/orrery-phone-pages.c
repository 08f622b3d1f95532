/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "phones/orrery-phone-pages.h"

#include <string.h>

static const struct
{
  const char *path, *resource, *type;
} files[] = {
  { "/page.css", "page.css", "text/css; charset=utf-8" },
  { "/frontiers.js", "frontiers.js", "text/javascript; charset=utf-8" },
  { "/join.js", "join.js", "text/javascript; charset=utf-8" },
  { "/page.js", "page.js", "text/javascript; charset=utf-8" },
  { "/pieces.js", "pieces.js", "text/javascript; charset=utf-8" },
  { "/race.js", "race.js", "text/javascript; charset=utf-8" },
  { "/roll.js", "roll.js", "text/javascript; charset=utf-8" },
  { "/speech.js", "speech.js", "text/javascript; charset=utf-8" },
  { "/words.js", "words.js", "text/javascript; charset=utf-8" },
  { "/icon.svg", "icon.svg", "image/svg+xml" },
};

static void
set_headers (SoupServerMessage *message)
{
  SoupMessageHeaders *headers = soup_server_message_get_response_headers (message);
  const char *host = soup_message_headers_get_one (soup_server_message_get_request_headers (message), "Host");
  g_autofree char *policy = NULL;

  /* In older browsers, 'self' does not include WebSockets. The host is the one that the browser asked for. */
  if (host == NULL || strlen (host) > 64 || strspn (host, "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.:-[]") != strlen (host))
    host = "localhost";
  policy = g_strdup_printf ("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
                            "connect-src 'self' ws://%s; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
                            host);
  soup_message_headers_replace (headers, "Content-Security-Policy", policy);
  soup_message_headers_replace (headers, "X-Content-Type-Options", "nosniff");
  soup_message_headers_replace (headers, "Referrer-Policy", "no-referrer");
  soup_message_headers_replace (headers, "Cache-Control", "no-store");
  soup_message_headers_replace (headers, "Cross-Origin-Resource-Policy", "same-origin");
  soup_message_headers_replace (headers, "Cross-Origin-Opener-Policy", "same-origin");
}

static void
send_resource (SoupServerMessage *message, guint status, const char *name, const char *type)
{
  g_autofree char *path = g_strconcat ("/io/github/orrerytable/Orrery/phone/", name, NULL);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, 0, NULL);

  set_headers (message);
  if (bytes == NULL)
    {
      soup_server_message_set_status (message, SOUP_STATUS_NOT_FOUND, NULL);
      return;
    }
  soup_server_message_set_status (message, status, NULL);
  soup_server_message_set_response (message, type, SOUP_MEMORY_COPY, g_bytes_get_data (bytes, NULL),
                                    g_bytes_get_size (bytes));
}

void
orrery_phone_pages_send (SoupServerMessage *message, const char *path, gboolean is_invited)
{
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    if (g_str_equal (path, files[i].path))
      {
        send_resource (message, SOUP_STATUS_OK, files[i].resource, files[i].type);
        return;
      }
  if (is_invited)
    send_resource (message, SOUP_STATUS_OK, "page.html", "text/html; charset=utf-8");
  else
    send_resource (message, SOUP_STATUS_NOT_FOUND, "gone.html", "text/html; charset=utf-8");
}
