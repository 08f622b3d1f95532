/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "phones/orrery-phone-guard.h"

/* Our addresses are numbers. Anybody can make a name lead here, so that the browser takes their page for ours (DNS
 * rebinding). */
static gboolean
is_address (const char *host)
{
  g_autofree char *address = g_strconcat ("http://", host, NULL);
  g_autoptr (GUri) uri = g_uri_parse (address, G_URI_FLAGS_NONE, NULL);
  const char *name = uri != NULL ? g_uri_get_host (uri) : NULL;

  return name != NULL && (g_hostname_is_ip_address (name) || g_str_equal (name, "localhost"));
}

/* Browsers say which page opens a WebSocket: it must be ours. */
static gboolean
is_own_page (const char *host, const char *origin)
{
  g_autofree char *own = g_strconcat ("http://", host, NULL);

  return origin == NULL || g_str_equal (origin, own);
}

static guint
find_fault (SoupServerMessage *message)
{
  SoupMessageHeaders *headers = soup_server_message_get_request_headers (message);
  const char *host = soup_message_headers_get_one (headers, "Host");

  if (!g_str_equal (soup_server_message_get_method (message), "GET"))
    return SOUP_STATUS_METHOD_NOT_ALLOWED;
  if (soup_message_headers_get_encoding (headers) == SOUP_ENCODING_CHUNKED
      || soup_message_headers_get_content_length (headers) > 0)
    return SOUP_STATUS_REQUEST_ENTITY_TOO_LARGE;
  if (!is_address (host) || !is_own_page (host, soup_message_headers_get_one (headers, "Origin")))
    return SOUP_STATUS_FORBIDDEN;
  return SOUP_STATUS_NONE;
}

gboolean
orrery_phone_guard_refuse (SoupServerMessage *message)
{
  const guint fault = find_fault (message);

  /* Requests need no body, so none is read. */
  soup_message_body_set_accumulate (soup_server_message_get_request_body (message), FALSE);
  if (fault == SOUP_STATUS_NONE)
    return FALSE;
  soup_server_message_set_status (message, fault, NULL);
  soup_message_headers_replace (soup_server_message_get_response_headers (message), "Connection", "close");
  return TRUE;
}
