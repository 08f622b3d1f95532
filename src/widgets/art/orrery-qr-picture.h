/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryQrPicture: a text as a QR code, always dark on light, because few readers accept the reverse. */
#pragma once

#include <gtk/gtk.h>

#define ORRERY_TYPE_QR_PICTURE (orrery_qr_picture_get_type ())
G_DECLARE_FINAL_TYPE (OrreryQrPicture, orrery_qr_picture, ORRERY, QR_PICTURE, GtkWidget)

GtkWidget *orrery_qr_picture_new      (void);
/* FALSE if it is too long for any code; then nothing is shown. */
gboolean   orrery_qr_picture_set_text (OrreryQrPicture *self, const char *text);
