/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define ORRERY_TYPE_APPLICATION (orrery_application_get_type ())

G_DECLARE_FINAL_TYPE (OrreryApplication, orrery_application, ORRERY, APPLICATION, AdwApplication)

OrreryApplication *orrery_application_new (void);
