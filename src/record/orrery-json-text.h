/* SPDX-License-Identifier: GPL-3.0-or-later */
/* JSON as we read and write it. Reading is strict and bounded, so that a hostile file costs little and a
 * damaged one is detected, with the line number; writing is for people: short values go on one line, and
 * answers go one per line. */
#pragma once

#include <json-glib/json-glib.h>

#define ORRERY_JSON_TEXT_MAX_BYTES  (16 * 1024 * 1024)
#define ORRERY_JSON_TEXT_MAX_DEPTH  32
#define ORRERY_JSON_TEXT_MAX_VALUES 250000

/* Errors are in ORRERY_RECORD_ERROR: SYNTAX with line and column, or TOO_LARGE. `length` may be -1 for
 * zero-terminated text. */
JsonNode *orrery_json_text_parse (const char *text, gssize length,
                                  GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* TRUE if there is a node with a plain value of the type: G_TYPE_STRING, G_TYPE_INT64, G_TYPE_DOUBLE or
 * G_TYPE_BOOLEAN. json-glib's own accessors confuse these, or complain. */
gboolean orrery_json_text_holds (JsonNode *node, GType type);
/* A member's text; NULL if there is no such member, or it is not a text. */
const char *orrery_json_text_get_string (JsonObject *object, const char *member);

/* The line, from 1, of an element of the list `member` of the outermost object; 0 if there is none.
 * For text that orrery_json_text_parse has read. */
guint orrery_json_text_line_of (const char *text, gssize length, const char *member, guint element);

/* Ends with a new line. */
char *orrery_json_text_print (JsonNode *node) G_GNUC_WARN_UNUSED_RESULT;
/* All on one line, without the new line. */
char *orrery_json_text_print_line (JsonNode *node) G_GNUC_WARN_UNUSED_RESULT;
/* The same without any spaces. */
char *orrery_json_text_print_compact (JsonNode *node) G_GNUC_WARN_UNUSED_RESULT;
