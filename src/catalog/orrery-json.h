/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads data files and reports mistakes: the first one is stored, with the file and the place, and everything
 * read after it is empty. */
#pragma once

#include <json-glib/json-glib.h>

typedef struct
{
  const char *file;
  GString    *place; /* "rules[3].text" */
  const char *id;    /* of the entry whose texts are being read */
  GError     *error;
} OrreryJson;

/* The root object; NULL if there is a mistake. The parser owns it. */
JsonObject *orrery_json_open (OrreryJson *json, JsonParser *parser, GBytes *bytes);

G_GNUC_PRINTF (2, 3)
void orrery_json_fail (OrreryJson *json, const char *format, ...);

/* Enters a member or an element; pass the result to orrery_json_leave. */
gsize orrery_json_enter (OrreryJson *json, const char *member, int element);
void  orrery_json_leave (OrreryJson *json, gsize at);

/* Every member must be one of known, which ends with NULL. */
void orrery_json_check_members (OrreryJson *json, JsonObject *object, const char *const *known);

/* The member, if there is one, must be of the type; `what` describes it. */
void orrery_json_check_value (OrreryJson *json, JsonObject *object, const char *member, GType type,
                              const char *what);

/* These fail if the member is missing or of another type; optional ones only for another type. Strings must
 * not be empty. */
JsonArray  *orrery_json_get_array     (OrreryJson *json, JsonObject *object, const char *member);
JsonObject *orrery_json_get_object    (OrreryJson *json, JsonObject *object, const char *member);
const char *orrery_json_get_string    (OrreryJson *json, JsonObject *object, const char *member);
const char *orrery_json_find_string   (OrreryJson *json, JsonObject *object, const char *member);
/* Empty if there is no such member. */
char      **orrery_json_dup_strings   (OrreryJson *json, JsonObject *object, const char *member);
/* A translated text; NULL if there is no such member. */
char       *orrery_json_dup_optional  (OrreryJson *json, JsonObject *object, const char *member);
/* A string, or a list of paragraphs that are joined. Each is translated separately. */
char       *orrery_json_dup_text      (OrreryJson *json, JsonObject *object, const char *member);
/* The search words, in the user's language and in that of the data. */
char      **orrery_json_dup_keywords  (OrreryJson *json, JsonObject *object, const char *title);
JsonObject *orrery_json_get_element   (OrreryJson *json, JsonArray *array, guint element);
