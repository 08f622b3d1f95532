/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryNameSearch: a field for a few letters of a piece's name, with suggestions below. Enter takes the
 * selected one, Up and Down select another. Each game has its own, which knows its pieces.
 *
 * Signal: picked (guint what): a suggestion was taken; the field is empty again */
#pragma once

#include <gtk/gtk.h>

#define ORRERY_TYPE_NAME_SEARCH (orrery_name_search_get_type ())
G_DECLARE_DERIVABLE_TYPE (OrreryNameSearch, orrery_name_search, ORRERY, NAME_SEARCH, GtkWidget)

enum
{
  ORRERY_NAME_SEARCH_MOST = 6, /* suggestions */
  ORRERY_NAME_SEARCH_PICTURE = 28
};

typedef struct
{
  guint what;
  char *label;
  GdkPaintable *picture;
  gboolean is_refused; /* listed after the others; the label says why */
} OrrerySuggestion;

struct _OrreryNameSearchClass
{
  GtkWidgetClass parent_class;

  const char *nothing; /* shown if nothing has that name; to be translated */

  /* Appends the suggestions for `text` to an array of OrrerySuggestion, which owns them: best first; only the
   * first few are shown. */
  void     (*find)     (OrreryNameSearch *self,
                        const char       *text,
                        GArray           *found);
  /* Adds something below the empty field. NULL: nothing. */
  void     (*fill)     (OrreryNameSearch *self,
                        GtkWidget        *wrap);
  /* Enter without a suggestion. */
  void     (*pass)     (OrreryNameSearch *self,
                        gboolean          is_empty);
};

void       orrery_name_search_set_hint (OrreryNameSearch *self, const char *hint);
/* Beside the field. */
void       orrery_name_search_add      (OrreryNameSearch *self, GtkWidget *widget);
/* Searches again: the results may have changed. */
void       orrery_name_search_update   (OrreryNameSearch *self);
/* Empties the field and emits "picked". */
void       orrery_name_search_pick     (OrreryNameSearch *self, guint what);
