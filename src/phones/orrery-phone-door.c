/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "phones/orrery-phone-door.h"

#include "phones/orrery-phone-meter.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <sys/socket.h>

enum
{
  PORT = 8642,        /* if it is free, so that addresses stay the same */
  MOST = 64,          /* connections */
  MOST_FROM_ONE = 24, /* from one computer */
  SECONDS_TO_ASK = 15, /* for a request and its reply */
  SECONDS_SILENT = 45, /* a WebSocket is pinged more often */
  MOST_UNREAD = 100,   /* messages, besides what the system keeps: */
  BUFFER = 128 * 1024  /* bytes */
};

typedef struct
{
  OrreryPhoneDoor *door;
  GSocketConnection *connection; /* not owned: it is removed when the guest leaves */
  OrreryPhoneMeter *meter;
  GSocketAddress *remote;
  char *from; /* the same without the port */
  guint deadline;
  guint n_unread; /* messages since it last read any */
} Guest;

struct _OrreryPhoneDoor
{
  GSocketService *service;
  SoupServer *server;
  GPtrArray *guests;
  gboolean is_local;
  guint16 port;
};

static void
free_guest (gpointer data)
{
  Guest *guest = data;

  g_clear_handle_id (&guest->deadline, g_source_remove);
  g_object_unref (guest->meter);
  g_object_unref (guest->remote);
  g_free (guest->from);
  g_free (guest);
}

static void
gone_cb (gpointer data, GObject *connection)
{
  Guest *guest = data;

  g_ptr_array_remove_fast (guest->door->guests, guest);
}

static void
close_guest (Guest *guest)
{
  GSocket *socket = g_socket_connection_get_socket (guest->connection);

  g_socket_shutdown (socket, TRUE, TRUE, NULL);
}

static gboolean
deadline_cb (gpointer data)
{
  Guest *guest = data;

  guest->deadline = 0;
  close_guest (guest);
  return G_SOURCE_REMOVE;
}

static char *
dup_computer (GSocketAddress *address)
{
  if (!G_IS_INET_SOCKET_ADDRESS (address))
    return g_strdup ("");
  return g_inet_address_to_string (g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (address)));
}

static guint
count_from (OrreryPhoneDoor *self, const char *from)
{
  guint n = 0;

  for (guint i = 0; i < self->guests->len; i++)
    n += g_str_equal (((Guest *) g_ptr_array_index (self->guests, i))->from, from);
  return n;
}

/* Returns the connection to use. */
static GSocketConnection *
welcome (OrreryPhoneDoor *self, GSocketConnection *connection, GSocketAddress *remote)
{
  Guest *guest = g_new0 (Guest, 1);

  guest->door = self;
  guest->meter = orrery_phone_meter_new ();
  guest->connection = orrery_phone_meter_wrap (guest->meter, connection);
  guest->remote = g_object_ref (remote);
  guest->from = dup_computer (remote);
  guest->deadline = g_timeout_add_seconds (SECONDS_TO_ASK, deadline_cb, guest);
  g_ptr_array_add (self->guests, guest);
  g_object_weak_ref (G_OBJECT (guest->connection), gone_cb, guest);
  return guest->connection;
}

static gboolean
has_room (OrreryPhoneDoor *self, GSocketAddress *remote)
{
  g_autofree char *from = dup_computer (remote);

  return self->guests->len < MOST && count_from (self, from) < MOST_FROM_ONE;
}

static gboolean
incoming_cb (OrreryPhoneDoor *self, GSocketConnection *connection)
{
  g_autoptr (GSocketAddress) local = g_socket_connection_get_local_address (connection, NULL);
  g_autoptr (GSocketAddress) remote = g_socket_connection_get_remote_address (connection, NULL);
  g_autoptr (GSocketConnection) measured = NULL;

  if (local == NULL || remote == NULL || !has_room (self, remote))
    {
      g_io_stream_close (G_IO_STREAM (connection), NULL, NULL);
      return TRUE;
    }
  g_socket_set_timeout (g_socket_connection_get_socket (connection), SECONDS_SILENT);
  g_socket_set_option (g_socket_connection_get_socket (connection), SOL_SOCKET, SO_SNDBUF, BUFFER, NULL);
  measured = welcome (self, connection, remote);
  soup_server_accept_iostream (self->server, G_IO_STREAM (measured), local, remote, NULL);
  return TRUE;
}

static gboolean
is_same (GSocketAddress *a, GSocketAddress *b)
{
  return g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (a)) == g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (b))
         && g_inet_address_equal (g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (a)),
                                  g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (b)));
}

/* NULL: it has left. */
static Guest *
find_guest (OrreryPhoneDoor *self, GSocketAddress *remote)
{
  for (guint i = self->guests->len; i-- > 0;)
    {
      Guest *guest = g_ptr_array_index (self->guests, i);

      if (is_same (guest->remote, remote))
        return guest;
    }
  return NULL;
}

void
orrery_phone_door_keep (OrreryPhoneDoor *self, GSocketAddress *remote)
{
  Guest *guest = find_guest (self, remote);

  if (guest != NULL)
    g_clear_handle_id (&guest->deadline, g_source_remove);
}

void
orrery_phone_door_hear (OrreryPhoneDoor *self, GSocketAddress *remote)
{
  Guest *guest = find_guest (self, remote);

  if (guest != NULL)
    orrery_phone_meter_reset (guest->meter);
}

static gboolean
is_reading (Guest *guest)
{
  return g_socket_condition_check (g_socket_connection_get_socket (guest->connection), G_IO_OUT) != 0;
}

gboolean
orrery_phone_door_may_send (OrreryPhoneDoor *self, GSocketAddress *remote)
{
  Guest *guest = find_guest (self, remote);

  if (guest == NULL)
    return FALSE;
  guest->n_unread = is_reading (guest) ? 0 : guest->n_unread + 1;
  if (guest->n_unread <= MOST_UNREAD)
    return TRUE;
  close_guest (guest);
  return FALSE;
}

static gboolean
listen_at (OrreryPhoneDoor *self, gboolean is_local, guint16 port, GError **error)
{
  g_autoptr (GInetAddress) host
      = is_local ? g_inet_address_new_loopback (G_SOCKET_FAMILY_IPV4) : g_inet_address_new_any (G_SOCKET_FAMILY_IPV4);
  g_autoptr (GSocketAddress) address = g_inet_socket_address_new (host, port);
  g_autoptr (GSocketAddress) effective = NULL;

  if (!g_socket_listener_add_address (G_SOCKET_LISTENER (self->service), address, G_SOCKET_TYPE_STREAM,
                                      G_SOCKET_PROTOCOL_TCP, NULL, &effective, error))
    return FALSE;
  self->port = g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (effective));
  return TRUE;
}

OrreryPhoneDoor *
orrery_phone_door_open (SoupServer *server, gboolean is_local, GError **error)
{
  OrreryPhoneDoor *self = g_new0 (OrreryPhoneDoor, 1);

  self->server = g_object_ref (server);
  self->is_local = is_local;
  self->guests = g_ptr_array_new_with_free_func (free_guest);
  self->service = g_socket_service_new ();
  if ((is_local || !listen_at (self, FALSE, PORT, NULL)) && !listen_at (self, is_local, 0, error))
    {
      orrery_phone_door_close (self);
      return NULL;
    }
  g_signal_connect_swapped (self->service, "incoming", G_CALLBACK (incoming_cb), self);
  g_socket_service_start (self->service);
  return self;
}

void
orrery_phone_door_close (OrreryPhoneDoor *self)
{
  g_signal_handlers_disconnect_by_data (self->service, self);
  g_socket_service_stop (self->service);
  g_socket_listener_close (G_SOCKET_LISTENER (self->service));
  for (guint i = 0; i < self->guests->len; i++)
    {
      Guest *guest = g_ptr_array_index (self->guests, i);

      g_object_weak_unref (G_OBJECT (guest->connection), gone_cb, guest);
      close_guest (guest);
    }
  g_ptr_array_unref (self->guests);
  g_object_unref (self->service);
  g_object_unref (self->server);
  g_free (self);
}

guint16
orrery_phone_door_get_port (OrreryPhoneDoor *self)
{
  return self->port;
}

/* Among several networks, the first one that is up is the one that the system would use. */
char *
orrery_phone_door_dup_host (OrreryPhoneDoor *self)
{
  struct ifaddrs *list;
  char text[INET_ADDRSTRLEN] = "";

  if (self->is_local)
    return g_strdup ("127.0.0.1");
  if (getifaddrs (&list) != 0)
    return NULL;
  for (const struct ifaddrs *at = list; at != NULL && *text == '\0'; at = at->ifa_next)
    if (at->ifa_addr != NULL && at->ifa_addr->sa_family == AF_INET && (at->ifa_flags & IFF_UP)
        && !(at->ifa_flags & IFF_LOOPBACK))
      inet_ntop (AF_INET, &((const struct sockaddr_in *) (const void *) at->ifa_addr)->sin_addr, text, sizeof text);
  freeifaddrs (list);
  return *text != '\0' ? g_strdup (text) : NULL;
}
