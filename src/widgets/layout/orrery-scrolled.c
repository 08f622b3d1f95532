/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/layout/orrery-scrolled.h"

#include <adwaita.h>

enum
{
  FRAMES = 6, /* a narrow page takes a few to settle */
  GAP = 12    /* around the part */
};

GtkWidget *
orrery_scrolled_new (GtkWidget *child)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), child);
  return scrolled;
}

GtkWidget *
orrery_scrolled_page_new (GtkWidget *content, int width)
{
  GtkWidget *clamp;

  gtk_widget_add_css_class (content, "orrery-table-page");
  if (width < 0)
    return orrery_scrolled_new (content);
  clamp = adw_clamp_new ();
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), width);
  adw_clamp_set_child (ADW_CLAMP (clamp), content);
  return orrery_scrolled_new (clamp);
}

/* --- Scrolling to a part --- */

typedef struct
{
  GtkWidget *part; /* weak */
  guint frames;    /* until it scrolls */
} Aim;

static void
aim_free (gpointer data)
{
  Aim *aim = data;

  g_clear_weak_pointer (&aim->part);
  g_free (aim);
}

/* Like gtk_adjustment_clamp_page(), which leaves an animation running that would scroll back: GTK starts one for a field
 * that gets the focus. */
static void
clamp_page (GtkAdjustment *adjustment, double lower, double upper)
{
  const double least = MAX (gtk_adjustment_get_value (adjustment), upper - gtk_adjustment_get_page_size (adjustment));

  gtk_adjustment_set_value (adjustment, MIN (least, lower));
}

static gboolean
scroll_cb (GtkWidget *scrolled, GdkFrameClock *clock, gpointer data)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  const double from = gtk_adjustment_get_value (adjustment);
  Aim *aim = data;
  graphene_rect_t bounds;

  if (--aim->frames > 0)
    return G_SOURCE_CONTINUE;
  /* In the window, not in the page: the page's own coordinates start inside its padding. */
  if (aim->part != NULL && gtk_widget_compute_bounds (aim->part, scrolled, &bounds))
    clamp_page (adjustment, from + bounds.origin.y - GAP, from + bounds.origin.y + bounds.size.height + GAP);
  return G_SOURCE_REMOVE;
}

void
orrery_scrolled_show (GtkWidget *scrolled, GtkWidget *part)
{
  Aim *aim = g_object_get_data (G_OBJECT (scrolled), "orrery-aim");

  if (aim == NULL)
    {
      aim = g_new0 (Aim, 1);
      g_object_set_data_full (G_OBJECT (scrolled), "orrery-aim", aim, aim_free);
    }
  g_set_weak_pointer (&aim->part, part);
  if (aim->frames == 0)
    gtk_widget_add_tick_callback (scrolled, scroll_cb, aim, NULL);
  aim->frames = FRAMES;
}
