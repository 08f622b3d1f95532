/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a position of any game. Words and numbers are checked one by one, so that a message can name the
 * member; the rules check whether the table as a whole is possible. All of these set the error and return
 * FALSE, NULL or -1; a missing member leaves the value unchanged. */
#pragma once

#include <json-glib/json-glib.h>

#define ORRERY_POSITION_ERROR (orrery_position_error_quark ())
GQuark orrery_position_error_quark (void);

typedef enum
{
  ORRERY_POSITION_ERROR_SYNTAX,     /* not JSON, or not of this shape: the message names the member */
  ORRERY_POSITION_ERROR_IMPOSSIBLE, /* no such table is possible: the message names seat and piece */
} OrreryPositionError;

/* Always FALSE. */
gboolean orrery_position_fail       (GError **error, OrreryPositionError code, const char *format, ...) G_GNUC_PRINTF (3, 4);
gboolean orrery_position_fail_shape (const char *member, const char *shape, GError **error);

/* FALSE: the object has an unknown member. Both lists end with NULL. */
gboolean orrery_position_check_members (JsonObject *object, const char *const *known, const char *const *looks, GError **error);

gboolean    orrery_position_as_number  (JsonNode *node, const char *member, int least, int most, int *value, GError **error);
gboolean    orrery_position_get_number (JsonObject *object, const char *member, int least, int most, int *value, GError **error);
gboolean    orrery_position_get_flag   (JsonObject *object, const char *member, gboolean *value, GError **error);
const char *orrery_position_as_word    (JsonNode *node, const char *member, GError **error);
/* Which of the words it is. */
int         orrery_position_as_word_of (JsonNode *node, const char *member, const char *const *words, guint n, GError **error);
gboolean    orrery_position_get_array  (JsonObject *object, const char *member, JsonArray **array, GError **error);
gboolean    orrery_position_get_object (JsonObject *object, const char *member, JsonObject **value, GError **error);

/* A copy of a position without these members of it and of its seats; both lists end with NULL. */
JsonNode *orrery_position_without (JsonNode *node, const char *const *members, const char *const *of_seats)
    G_GNUC_WARN_UNUSED_RESULT;
