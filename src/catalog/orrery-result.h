/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryResult: a line of the result list: an entry, a heading over entries, or a command. This also builds
 * the list. */
#pragma once

#include "catalog/orrery-facets.h"
#include "catalog/orrery-shelf.h"
#include "catalog/orrery-search.h"

typedef enum
{
  ORRERY_RESULT_HEADING,
  ORRERY_RESULT_ENTRY,
  ORRERY_RESULT_COMMAND
} OrreryResultType;

typedef enum
{
  ORRERY_COMMAND_BROWSE,  /* all tiles as a grid */
  ORRERY_COMMAND_UNFILTER,/* the same without the toggles */
  ORRERY_COMMAND_HELP,
  ORRERY_COMMAND_TABLEAU, /* the value of the bonuses of a tableau */
  ORRERY_COMMAND_GAME     /* the same words in another game */
} OrreryResultCommand;

#define ORRERY_TYPE_RESULT (orrery_result_get_type ())
G_DECLARE_FINAL_TYPE (OrreryResult, orrery_result, ORRERY, RESULT, GObject)

/* A list view makes new rows for new items, so the items are reused: a line takes over the contents of
 * another one, and emits "changed". */
void                orrery_result_become      (OrreryResult *self, OrreryResult *other);

OrreryResultType    orrery_result_get_kind    (OrreryResult *self);
OrreryResultCommand orrery_result_get_command (OrreryResult *self);
OrreryEntry        *orrery_result_get_entry   (OrreryResult *self); /* NULL: no entry */
const char         *orrery_result_get_title   (OrreryResult *self);
const char         *orrery_result_get_detail  (OrreryResult *self); /* NULL: none */
guint               orrery_result_get_depth   (OrreryResult *self);

/* The parameter of a command: the id of a game; NULL: none. */
const char         *orrery_result_get_target  (OrreryResult *self);

OrreryResult       *orrery_result_new_command (OrreryResultCommand command, const char *target,
                                               const char *title, const char *detail);

/* (element-type OrreryResult): the list without a query. The caller adds further commands. */
GPtrArray *orrery_result_list_browse (OrreryCatalog       *catalog,
                                      OrreryShelf         *shelf) G_GNUC_WARN_UNUSED_RESULT;
/* The results in groups. `more` is how many there would be without the toggles. */
GPtrArray *orrery_result_list_found  (const OrreryResults *results, const char *text, guint more)
                                     G_GNUC_WARN_UNUSED_RESULT;
