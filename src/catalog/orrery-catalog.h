/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Everything that can be looked up, as a list model of OrreryEntry: the tiles' faces first, then
 * dice, rules in the order of the round, reminders, rulings, terms. */
#pragma once

#include <gio/gio.h>

#include "orrery-entry.h"

G_BEGIN_DECLS

#define ORRERY_CATALOG_ERROR (orrery_catalog_error_quark ())
GQuark orrery_catalog_error_quark (void);

typedef enum
{
  ORRERY_CATALOG_ERROR_SYNTAX, /* no JSON */
  ORRERY_CATALOG_ERROR_SCHEMA  /* JSON, but not what it should be; the message says where */
} OrreryCatalogError;

#define ORRERY_TYPE_CATALOG (orrery_catalog_get_type ())
G_DECLARE_FINAL_TYPE (OrreryCatalog, orrery_catalog, ORRERY, CATALOG, GObject)

/* What is true of every game lies beside their folders, not in one of them. */
#define ORRERY_HELP_FILE "help.json"

/* Hands out one data file by its name, "tiles.json"; NULL without an error leaves it out. */
typedef GBytes *(*OrreryCatalogReader) (const char  *name,
                                        gpointer     data,
                                        GError     **error);

OrreryCatalog *orrery_catalog_new          (OrreryCatalogReader   reader,
                                            gpointer              data,
                                            GError              **error);
OrreryCatalog *orrery_catalog_new_for_path (const char           *folder,
                                            GError              **error);
/* From a GResource folder, "/io/github/orrerytable/Orrery/roll". */
OrreryCatalog *orrery_catalog_new_for_resource (const char       *folder,
                                                GError          **error);

/* The one catalogue of this program, loaded when first asked for: from $ORRERY_DATA_DIR/roll, else
 * from the program's resources, else from where it was installed. Borrowed. */
OrreryCatalog *orrery_catalog_get_default  (GError              **error);

OrreryEntry   *orrery_catalog_get_entry    (OrreryCatalog        *self,
                                            guint                 index);
guint          orrery_catalog_get_n_entries (OrreryCatalog       *self);

/* These return NULL where there is none. */
OrreryEntry   *orrery_catalog_lookup       (OrreryCatalog        *self,
                                            const char           *id);
OrreryEntry   *orrery_catalog_lookup_name  (OrreryCatalog        *self,
                                            const char           *name); /* folded */
OrreryEntry   *orrery_catalog_lookup_face  (OrreryCatalog        *self,
                                            int                   face);
OrreryEntry   *orrery_catalog_lookup_die   (OrreryCatalog        *self,
                                            int                   colour);

G_END_DECLS
