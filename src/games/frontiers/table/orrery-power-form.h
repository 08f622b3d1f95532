/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryPowerForm: a window to choose the type of a tile's power, or of a line of its “?”, and fill in the
 * fields of that type.
 *
 * Signal: done (): it was entered */
#pragma once

#include <adwaita.h>
#include <json-glib/json-glib.h>

#define ORRERY_TYPE_POWER_FORM (orrery_power_form_get_type ())
G_DECLARE_FINAL_TYPE (OrreryPowerForm, orrery_power_form, ORRERY, POWER_FORM, AdwWindow)

GtkWidget  *orrery_power_form_new        (gboolean is_line);
/* NULL: a new one. */
void        orrery_power_form_set_object (OrreryPowerForm *self, JsonObject *object);
JsonObject *orrery_power_form_dup_object (OrreryPowerForm *self) G_GNUC_WARN_UNUSED_RESULT;
