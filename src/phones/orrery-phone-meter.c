/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "phones/orrery-phone-meter.h"

#include <string.h>

enum { MOST = 64 * 1024 }; /* bytes: the requests for all pages, or twelve hours of answers to pings */

struct _OrreryPhoneMeter
{
  GObject parent_instance;

  gsize n; /* bytes since the last whole message */
};

static GConverterResult
convert (GConverter *converter, const void *in, gsize n_in, void *out, gsize n_out, GConverterFlags flags, gsize *n_read,
         gsize *n_written, GError **error)
{
  OrreryPhoneMeter *self = ORRERY_PHONE_METER (converter);
  const gsize n = MIN (n_in, n_out);

  if (n == 0 && (flags & G_CONVERTER_INPUT_AT_END) == 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_PARTIAL_INPUT, "there is nothing to read");
      return G_CONVERTER_ERROR;
    }
  if (n > MOST - self->n)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CONNECTION_CLOSED, "too much was sent");
      return G_CONVERTER_ERROR;
    }
  memcpy (out, in, n);
  self->n += n;
  *n_read = *n_written = n;
  return n == n_in && (flags & G_CONVERTER_INPUT_AT_END) != 0 ? G_CONVERTER_FINISHED : G_CONVERTER_CONVERTED;
}

void
orrery_phone_meter_reset (OrreryPhoneMeter *self)
{
  self->n = 0;
}

static void
reset (GConverter *converter)
{
  orrery_phone_meter_reset (ORRERY_PHONE_METER (converter));
}

static void
init_converter (GConverterIface *iface)
{
  iface->convert = convert;
  iface->reset = reset;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryPhoneMeter, orrery_phone_meter, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_CONVERTER, init_converter))

static void
orrery_phone_meter_class_init (OrreryPhoneMeterClass *klass)
{
}

static void
orrery_phone_meter_init (OrreryPhoneMeter *self)
{
}

OrreryPhoneMeter *
orrery_phone_meter_new (void)
{
  return g_object_new (ORRERY_TYPE_PHONE_METER, NULL);
}

GSocketConnection *
orrery_phone_meter_wrap (OrreryPhoneMeter *self, GSocketConnection *connection)
{
  GIOStream *plain = G_IO_STREAM (connection);
  g_autoptr (GInputStream) input
      = g_converter_input_stream_new (g_io_stream_get_input_stream (plain), G_CONVERTER (self));
  g_autoptr (GIOStream) measured = g_simple_io_stream_new (input, g_io_stream_get_output_stream (plain));
  GSocketConnection *wrapper
      = G_SOCKET_CONNECTION (g_tcp_wrapper_connection_new (measured, g_socket_connection_get_socket (connection)));

  /* It would close the socket when it goes. */
  g_object_set_data_full (G_OBJECT (wrapper), "connection", g_object_ref (connection), g_object_unref);
  return wrapper;
}
