/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Waits for what comes late on a busy machine: keys, frames, popovers, threads. */
#pragma once

#include <gtk/gtk.h>

/* Runs the main loop until the condition holds. Fails if it still does not hold after two minutes. */
#define assert_soon(condition)                                                                                  \
  G_STMT_START                                                                                                  \
  {                                                                                                             \
    const gint64 soon_end = soon_get_end ();                                                                    \
    while (!(condition))                                                                                        \
      if (!soon_go_on (soon_end))                                                                               \
        g_assertion_message_expr (G_LOG_DOMAIN, __FILE__, __LINE__, G_STRFUNC, "soon: " #condition);            \
  }                                                                                                             \
  G_STMT_END

/* The same for equal texts. */
#define assert_soon_cmpstr(found, expected)                                                                     \
  G_STMT_START                                                                                                  \
  {                                                                                                             \
    const gint64 soon_end = soon_get_end ();                                                                    \
    while (g_strcmp0 ((found), (expected)) != 0 && soon_go_on (soon_end))                                       \
      ;                                                                                                         \
    g_assert_cmpstr ((found), ==, (expected));                                                                  \
  }                                                                                                             \
  G_STMT_END

/* For other loops: when to give up, and one step of the main loop; FALSE: it is time to give up. */
gint64   soon_get_end (void);
gboolean soon_go_on   (gint64 end);

/* Runs the main loop until nothing is left to do, at least this long, and until each window on the screen has
 * had two more frames without a layout. */
void soon_settle (guint ms);
