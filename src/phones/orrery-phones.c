/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "phones/orrery-phones.h"

#include "phones/orrery-phone-door.h"
#include "phones/orrery-phone-guard.h"
#include "phones/orrery-phone-language.h"
#include "phones/orrery-phone-library.h"
#include "phones/orrery-phone-pages.h"
#include "phones/orrery-phone-pick.h"
#include "phones/orrery-phone-tokens.h"
#include "record/orrery-json-text.h"

#include <glib/gi18n.h>

#define SOCKET "/socket/"

enum
{
  MOST_BYTES = 4096,             /* of a message from a phone */
  MOST_WORDS = 200,              /* bytes, to search for */
  MOST_SCREENS = 4,              /* of a seat, or TVs */
  MOST_PICKING = 8,              /* screens without a seat yet */
  BURST = 200, PER_SECOND = 100, /* messages of a phone */
  KEEPALIVE = 15                 /* seconds */
};

typedef struct
{
  OrreryPhones *phones;
  SoupWebsocketConnection *connection;
  GSocketAddress *remote;
  int seat; /* GAME_NOBODY: a TV; ORRERY_PHONES_PICK: it picks one */
  const char *language;
  double allowance; /* messages */
  gint64 checked;   /* when, in µs */
  guint n_handled;  /* requests */
} Screen;

struct _OrreryPhones
{
  GObject parent_instance;

  OrreryPhoneTable *table;
  OrreryPhoneLibrary *library;
  SoupServer *server;
  OrreryPhoneDoor *door;
  OrreryPhoneTokens tokens;
  GPtrArray *screens;
  gboolean is_open; /* everybody may pick a seat */
};

G_DEFINE_FINAL_TYPE (OrreryPhones, orrery_phones, G_TYPE_OBJECT)

static guint changed_signal;

static guint
index_of (int seat)
{
  return seat == GAME_NOBODY ? ORRERY_PHONE_TV : seat == ORRERY_PHONES_PICK ? ORRERY_PHONE_PICK : (guint) seat;
}

static int
seat_of (int index)
{
  return index == ORRERY_PHONE_TV ? GAME_NOBODY : index == ORRERY_PHONE_PICK ? ORRERY_PHONES_PICK : index;
}

static const char *
get_folder (guint index)
{
  return index == ORRERY_PHONE_TV ? "/tv/" : index == ORRERY_PHONE_PICK ? "/pick/" : "/s/";
}

/* --- Pages --- */

/* Before anything else of the request is read, and before it becomes a WebSocket. */
static void
early_cb (SoupServer *server, SoupServerMessage *message, const char *path, GHashTable *query, gpointer user_data)
{
  OrreryPhones *self = user_data;

  if (!orrery_phone_guard_refuse (message) && g_str_has_prefix (path, SOCKET)
      && orrery_phone_tokens_find (&self->tokens, path, SOCKET) < 0)
    soup_server_message_set_status (message, SOUP_STATUS_NOT_FOUND, NULL);
}

static gboolean
is_page (OrreryPhones *self, const char *path)
{
  for (guint i = 0; i < ORRERY_PHONE_N_TOKENS; i++)
    if (orrery_phone_tokens_find (&self->tokens, path, get_folder (i)) == (int) i)
      return TRUE;
  return FALSE;
}

static void
request_cb (SoupServer *server, SoupServerMessage *message, const char *path, GHashTable *query, gpointer user_data)
{
  OrreryPhones *self = user_data;

  orrery_phone_pages_send (message, path, is_page (self, path));
}

/* --- Messages to a screen --- */

/* Says why, which takes until the other side has received it; but it is no screen any more, as it could go on sending. */
static void
send_off (Screen *screen, gushort code, const char *why)
{
  OrreryPhones *self = screen->phones;
  SoupWebsocketConnection *connection = screen->connection;

  if (soup_websocket_connection_get_state (connection) == SOUP_WEBSOCKET_STATE_OPEN)
    {
      g_signal_connect (g_object_ref (connection), "closed", G_CALLBACK (g_object_unref), NULL);
      soup_websocket_connection_close (connection, code, why);
    }
  g_ptr_array_remove (self->screens, screen);
  g_signal_emit (self, changed_signal, 0);
}

static void
send_node (Screen *screen, JsonNode *node)
{
  g_autofree char *text = json_to_string (node, FALSE);

  if (soup_websocket_connection_get_state (screen->connection) == SOUP_WEBSOCKET_STATE_OPEN
      && orrery_phone_door_may_send (screen->phones->door, screen->remote))
    soup_websocket_connection_send_text (screen->connection, text);
}

/* Whoever still picks a seat sees what is public. */
static void
send_table (Screen *screen)
{
  OrreryPhones *self = screen->phones;
  g_autofree char *address = screen->seat == GAME_NOBODY && self->is_open ? orrery_phones_dup_address (self, ORRERY_PHONES_PICK) : NULL;
  g_autoptr (JsonNode) node = NULL;

  orrery_phone_language_begin (screen->language);
  node = orrery_phone_table_describe (self->table, MAX (screen->seat, GAME_NOBODY));
  orrery_phone_language_end ();
  json_object_set_int_member (json_node_get_object (node), "handled", screen->n_handled);
  if (address != NULL)
    json_object_set_member (json_node_get_object (node), "code", orrery_phone_pick_draw (address));
  send_node (screen, node);
}

static void
send_refusal (Screen *screen, const GError *error)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) node = NULL;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "refused");
  json_builder_add_string_value (builder, error->message);
  json_builder_end_object (builder);
  node = json_builder_get_root (builder);
  send_node (screen, node);
}

static void
table_changed_cb (OrreryPhones *self)
{
  for (guint i = 0; i < self->screens->len; i++)
    send_table (g_ptr_array_index (self->screens, i));
}

/* --- Messages from a screen --- */

/* Empty if it is missing or not a text. */
static const char *
get_text (JsonObject *request, const char *name)
{
  JsonNode *node = json_object_get_member (request, name);

  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_STRING)
    return "";
  return json_node_get_string (node);
}

/* In the language of the phone; NULL: it is another request. */
static JsonNode *
look_up (Screen *screen, JsonObject *request)
{
  const char *what = get_text (request, "do");
  OrreryPhoneLibrary *library = screen->phones->library;
  g_autofree char *words = g_strndup (get_text (request, "words"), MOST_WORDS);
  JsonNode *found = NULL;

  orrery_phone_language_begin (screen->language);
  if (g_str_equal (what, "find"))
    found = orrery_phone_library_find (library, screen->language, words);
  else if (g_str_equal (what, "look"))
    found = orrery_phone_library_look (library, screen->language, json_object_get_member (request, "names"));
  orrery_phone_language_end ();
  return found;
}

static void
send_address (Screen *screen, int seat)
{
  const guint index = index_of (seat);
  g_autofree char *path = g_strconcat (get_folder (index), screen->phones->tokens.list[index], NULL);
  g_autoptr (JsonNode) node = orrery_phone_pick_tell (path);

  send_node (screen, node);
}

/* Whoever picks a seat gets a new address for it, which nobody else has. */
static gboolean
pick (Screen *screen, JsonObject *request, GError **error)
{
  OrreryPhones *self = screen->phones;
  const gint64 seat = orrery_phone_pick_get_seat (request);

  if (!orrery_phone_table_is_free (self->table, seat))
    {
      g_set_error_literal (error, ORRERY_PHONE_ERROR, ORRERY_PHONE_ERROR_REFUSED, _("This seat is taken."));
      return FALSE;
    }
  orrery_phone_table_set_away (self->table, (guint) seat, TRUE);
  orrery_phones_reissue (self, (int) seat);
  send_address (screen, (int) seat);
  g_signal_emit (self, changed_signal, 0);
  return TRUE;
}

static gboolean
decide (Screen *screen, JsonObject *request, GError **error)
{
  if (screen->seat == ORRERY_PHONES_PICK && g_str_equal (get_text (request, "do"), "watch"))
    {
      send_address (screen, GAME_NOBODY);
      return TRUE;
    }
  if (screen->seat == ORRERY_PHONES_PICK && g_str_equal (get_text (request, "do"), "pick"))
    return pick (screen, request, error);
  if (screen->seat >= 0 && g_str_equal (get_text (request, "do"), "join"))
    {
      /* The seat is played on the phone from now on. Opening its page is not enough: a phone may do that by itself. */
      orrery_phone_table_set_away (screen->phones->table, (guint) screen->seat, TRUE);
      g_signal_emit (screen->phones, changed_signal, 0);
      send_table (screen);
      return TRUE;
    }
  if (screen->seat < 0 || !orrery_phone_table_is_away (screen->phones->table, (guint) screen->seat))
    {
      g_set_error_literal (error, ORRERY_PHONE_ERROR, ORRERY_PHONE_ERROR_REFUSED, _("This screen is for watching only."));
      return FALSE;
    }
  return orrery_phone_table_handle (screen->phones->table, (guint) screen->seat, request, error);
}

/* A decision is also reported on this computer's screen, in its own language. A rejected request changes
 * nothing, so it can be repeated to get the message in the phone's language. */
static void
handle (Screen *screen, JsonObject *request)
{
  g_autoptr (JsonNode) found = look_up (screen, request);
  g_autoptr (GError) error = NULL;

  if (found != NULL)
    send_node (screen, found);
  if (found != NULL || decide (screen, request, NULL))
    return;
  orrery_phone_language_begin (screen->language);
  if (!decide (screen, request, &error))
    send_refusal (screen, error);
  orrery_phone_language_end ();
}

static gboolean
take_allowance (Screen *screen)
{
  const gint64 now = g_get_monotonic_time ();

  screen->allowance = MIN (BURST, screen->allowance + PER_SECOND * (double) (now - screen->checked) / G_USEC_PER_SEC);
  screen->checked = now;
  if (screen->allowance < 1)
    return FALSE;
  screen->allowance -= 1;
  return TRUE;
}

static void
message_cb (Screen *screen, SoupWebsocketDataType type, GBytes *message)
{
  g_autoptr (JsonNode) root = NULL;
  gsize length;
  const char *text = g_bytes_get_data (message, &length);

  if (!take_allowance (screen))
    {
      send_off (screen, SOUP_WEBSOCKET_CLOSE_POLICY_VIOLATION, "too many messages");
      return;
    }
  if (type == SOUP_WEBSOCKET_DATA_TEXT && length > 0)
    root = orrery_json_text_parse (text, (gssize) length, NULL);
  if (root == NULL || !JSON_NODE_HOLDS_OBJECT (root))
    {
      send_off (screen, SOUP_WEBSOCKET_CLOSE_UNSUPPORTED_DATA, "not understood");
      return;
    }
  orrery_phone_door_hear (screen->phones->door, screen->remote);
  screen->n_handled++;
  handle (screen, json_node_get_object (root));
}

/* --- Connecting and leaving --- */

static void
free_screen (gpointer data)
{
  Screen *screen = data;

  g_signal_handlers_disconnect_by_data (screen->connection, screen);
  g_object_unref (screen->connection);
  g_object_unref (screen->remote);
  g_free (screen);
}

static void
closed_cb (Screen *screen)
{
  OrreryPhones *self = screen->phones;

  g_ptr_array_remove (self->screens, screen);
  g_signal_emit (self, changed_signal, 0);
}

static void
add_screen (OrreryPhones *self, SoupWebsocketConnection *connection, GSocketAddress *remote, int seat, const char *language)
{
  Screen *screen = g_new0 (Screen, 1);

  screen->phones = self;
  screen->connection = g_object_ref (connection);
  screen->remote = g_object_ref (remote);
  screen->seat = seat;
  screen->allowance = BURST;
  screen->checked = g_get_monotonic_time ();
  screen->language = orrery_phone_language_find (language);
  soup_websocket_connection_set_max_incoming_payload_size (connection, MOST_BYTES);
  soup_websocket_connection_set_keepalive_interval (connection, KEEPALIVE);
  g_signal_connect_swapped (connection, "message", G_CALLBACK (message_cb), screen);
  g_signal_connect_swapped (connection, "closed", G_CALLBACK (closed_cb), screen);
  g_ptr_array_add (self->screens, screen);
  send_table (screen);
  g_signal_emit (self, changed_signal, 0);
}

/* The last of them is the one in somebody's hand, so the one that has been silent for longest leaves. */
static void
make_room (OrreryPhones *self, int seat)
{
  Screen *idlest = NULL;

  for (guint i = 0; i < self->screens->len; i++)
    {
      Screen *screen = g_ptr_array_index (self->screens, i);

      if (screen->seat == seat && (idlest == NULL || screen->checked < idlest->checked))
        idlest = screen;
    }
  if (orrery_phones_count (self, seat) >= (seat == ORRERY_PHONES_PICK ? MOST_PICKING : MOST_SCREENS))
    send_off (idlest, SOUP_WEBSOCKET_CLOSE_POLICY_VIOLATION, "elsewhere");
}

static void
socket_cb (SoupServer *server, SoupServerMessage *message, const char *path, SoupWebsocketConnection *connection,
           gpointer user_data)
{
  OrreryPhones *self = user_data;
  const int address = orrery_phone_tokens_find (&self->tokens, path, SOCKET);
  const int seat = seat_of (address);
  GSocketAddress *remote = soup_server_message_get_remote_address (message);

  if (address < 0) /* a new code was issued meanwhile */
    return;
  make_room (self, seat);
  orrery_phone_door_keep (self->door, remote);
  add_screen (self, connection, remote, seat, g_uri_get_query (soup_server_message_get_uri (message)));
}

guint
orrery_phones_count (OrreryPhones *self, int seat)
{
  guint n = 0;

  for (guint i = 0; i < self->screens->len; i++)
    n += ((Screen *) g_ptr_array_index (self->screens, i))->seat == seat;
  return n;
}

void
orrery_phones_reissue (OrreryPhones *self, int seat)
{
  g_return_if_fail (seat >= ORRERY_PHONES_PICK && seat < GAME_MAX_SEATS);

  orrery_phone_tokens_draw (&self->tokens, index_of (seat));
  for (guint i = self->screens->len; i-- > 0;)
    {
      Screen *screen = g_ptr_array_index (self->screens, i);

      if (screen->seat == seat)
        send_off (screen, SOUP_WEBSOCKET_CLOSE_POLICY_VIOLATION, "gone");
    }
}

char *
orrery_phones_dup_address (OrreryPhones *self, int seat)
{
  g_autofree char *host = self->door != NULL ? orrery_phone_door_dup_host (self->door) : NULL;
  const guint index = index_of (seat);

  if (host == NULL || (seat == ORRERY_PHONES_PICK && !self->is_open))
    return NULL;
  return g_strdup_printf ("http://%s:%u%s%s", host, orrery_phone_door_get_port (self->door), get_folder (index),
                          self->tokens.list[index]);
}

void
orrery_phones_set_open (OrreryPhones *self, gboolean is_open)
{
  self->is_open = is_open;
  orrery_phones_reissue (self, ORRERY_PHONES_PICK);
  table_changed_cb (self);
}

OrreryPhoneTable *
orrery_phones_get_table (OrreryPhones *self)
{
  return self->table;
}

gboolean
orrery_phones_start (OrreryPhones *self, gboolean is_local, GError **error)
{
  if (self->door != NULL)
    return TRUE;
  self->server = soup_server_new ("server-header", "Orrery", NULL);
  /* A small message could become a huge one. */
  soup_server_remove_websocket_extension (self->server, SOUP_TYPE_WEBSOCKET_EXTENSION_DEFLATE);
  soup_server_add_early_handler (self->server, NULL, early_cb, self, NULL);
  soup_server_add_early_handler (self->server, "/socket", early_cb, self, NULL);
  soup_server_add_handler (self->server, NULL, request_cb, self, NULL);
  soup_server_add_websocket_handler (self->server, "/socket", NULL, NULL, socket_cb, self, NULL);
  self->door = orrery_phone_door_open (self->server, is_local, error);
  if (self->door == NULL)
    g_clear_object (&self->server);
  return self->door != NULL;
}

void
orrery_phones_stop (OrreryPhones *self)
{
  while (self->screens->len > 0)
    g_ptr_array_remove_index_fast (self->screens, 0);
  g_clear_pointer (&self->door, orrery_phone_door_close);
  if (self->server != NULL)
    soup_server_disconnect (self->server);
  g_clear_object (&self->server);
  self->is_open = FALSE;
  for (guint i = 0; i < ORRERY_PHONE_N_TOKENS; i++)
    orrery_phone_tokens_draw (&self->tokens, i);
  g_signal_emit (self, changed_signal, 0);
}

static void
orrery_phones_dispose (GObject *object)
{
  OrreryPhones *self = ORRERY_PHONES (object);

  if (self->table != NULL)
    {
      orrery_phones_stop (self);
      g_signal_handlers_disconnect_by_data (self->table, self);
    }
  g_clear_object (&self->table);
  g_clear_pointer (&self->library, orrery_phone_library_free);
  g_clear_pointer (&self->screens, g_ptr_array_unref);
  G_OBJECT_CLASS (orrery_phones_parent_class)->dispose (object);
}

static void
orrery_phones_class_init (OrreryPhonesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_phones_dispose;
  changed_signal = g_signal_new ("changed", ORRERY_TYPE_PHONES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
orrery_phones_init (OrreryPhones *self)
{
  self->screens = g_ptr_array_new_with_free_func (free_screen);
  for (guint i = 0; i < ORRERY_PHONE_N_TOKENS; i++)
    orrery_phone_tokens_draw (&self->tokens, i);
}

OrreryPhones *
orrery_phones_new (OrreryPhoneTable *table, const OrreryCatalogGame *catalog)
{
  OrreryPhones *self = g_object_new (ORRERY_TYPE_PHONES, NULL);

  self->table = g_object_ref (table);
  self->library = orrery_phone_library_new (catalog);
  g_signal_connect_swapped (table, "changed", G_CALLBACK (table_changed_cb), self);
  return self;
}
