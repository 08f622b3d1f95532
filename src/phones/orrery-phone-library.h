/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryPhoneLibrary: what a phone can look up, in its own language. */
#pragma once

#include "catalog/orrery-catalog.h"

#include <json-glib/json-glib.h>

typedef struct _OrreryPhoneLibrary OrreryPhoneLibrary;

/* NULL: there is nothing to look up. */
OrreryPhoneLibrary *orrery_phone_library_new  (const OrreryCatalogGame *game);
void                orrery_phone_library_free (OrreryPhoneLibrary *self);

/* Begin the language first (orrery-phone-language.h). New nodes: {"found":[{"name", "text"}]}, and by name
 * {"pieces":{NAME:{"kind", "cost", "text", "facets":{ID:[VALUE]}}}}. */
JsonNode *orrery_phone_library_find (OrreryPhoneLibrary *self, const char *language,
                                     const char *words) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *orrery_phone_library_look (OrreryPhoneLibrary *self, const char *language,
                                     JsonNode *names) G_GNUC_WARN_UNUSED_RESULT;
