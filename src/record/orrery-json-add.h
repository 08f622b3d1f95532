/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Members of an object that is being built. */
#pragma once

#include <json-glib/json-glib.h>

static inline void
orrery_json_add_string (JsonBuilder *builder, const char *member, const char *value)
{
  json_builder_set_member_name (builder, member);
  json_builder_add_string_value (builder, value);
}

static inline void
orrery_json_add_int (JsonBuilder *builder, const char *member, gint64 value)
{
  json_builder_set_member_name (builder, member);
  json_builder_add_int_value (builder, value);
}

static inline void
orrery_json_add_double (JsonBuilder *builder, const char *member, double value)
{
  json_builder_set_member_name (builder, member);
  json_builder_add_double_value (builder, value);
}

static inline void
orrery_json_add_boolean (JsonBuilder *builder, const char *member, gboolean value)
{
  json_builder_set_member_name (builder, member);
  json_builder_add_boolean_value (builder, value);
}
