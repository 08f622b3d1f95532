/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryLogLine: one line of the log, or the heading of a round. */
#pragma once

#include <glib-object.h>

#define ORRERY_TYPE_LOG_LINE (orrery_log_line_get_type ())
G_DECLARE_FINAL_TYPE (OrreryLogLine, orrery_log_line, ORRERY, LOG_LINE, GObject)

struct _OrreryLogLine
{
  GObject parent_instance;

  guint point;
  gboolean heading;
  int seat;      /* -1: none */
  char *symbol;  /* NULL: none */
  char *text;    /* plain */
  char *markup;
};

OrreryLogLine *orrery_log_line_new (guint point, gboolean heading, int seat, const char *symbol,
                                    const char *text, const char *const *bold);

/* Which of the names is at that byte of the text, or else the first one in it; -1 if it has none. */
int            orrery_log_name_at  (const char *text, gsize index, const char *const *names);
