/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryHistogram: how often each interval of points was reached, and the mean. */
#pragma once

#include <gtk/gtk.h>

#define ORRERY_TYPE_HISTOGRAM (orrery_histogram_get_type ())
G_DECLARE_FINAL_TYPE (OrreryHistogram, orrery_histogram, ORRERY, HISTOGRAM, GtkWidget)

GtkWidget *orrery_histogram_new (void);

/* The intervals are `width` points wide, and the first of the `n` starts at `first`. */
void       orrery_histogram_set (OrreryHistogram *self, int first, int width, guint n,
                                 const guint *counts, double mean);

/* OrreryShareBar: a share of a whole, with a mark where an even share would be. */
#define ORRERY_TYPE_SHARE_BAR (orrery_share_bar_get_type ())
G_DECLARE_FINAL_TYPE (OrreryShareBar, orrery_share_bar, ORRERY, SHARE_BAR, GtkWidget)

GtkWidget *orrery_share_bar_new (void);
/* Both from 0 to 1. It is a picture next to words that say the same. */
void       orrery_share_bar_set (OrreryShareBar *self, double share, double even);
