/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page that says how to use the app. */
#pragma once

#include <gtk/gtk.h>

#include "catalog/orrery-catalog.h"

GtkWidget *orrery_help_new (OrreryCatalog *catalog);
