/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "phones/orrery-phone-pick.h"

#include "record/orrery-json-add.h"
#include "record/orrery-qr.h"

#include <string.h>

gint64
orrery_phone_pick_get_seat (JsonObject *request)
{
  JsonNode *node = json_object_get_member (request, "seat");

  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_INT64)
    return -1;
  return json_node_get_int (node);
}

JsonNode *
orrery_phone_pick_tell (const char *path)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  orrery_json_add_string (builder, "go", path);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

static void
write_row (JsonBuilder *builder, const OrreryQr *code, guint y)
{
  char row[ORRERY_QR_MAX_SIZE + 1] = "";

  for (guint x = 0; x < code->size; x++)
    row[x] = code->modules[y][x] != 0 ? '1' : '0';
  json_builder_add_string_value (builder, row);
}

JsonNode *
orrery_phone_pick_draw (const char *address)
{
  g_autoptr (OrreryQr) code = orrery_qr_new ((const guint8 *) address, strlen (address), ORRERY_QR_M, -1);
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  orrery_json_add_string (builder, "address", address);
  json_builder_set_member_name (builder, "rows");
  json_builder_begin_array (builder);
  for (guint y = 0; code != NULL && y < code->size; y++)
    write_row (builder, code, y);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}
