/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Warnings of GTK and libadwaita that are known, and that end no test. After gtk_test_init. */
void known_warnings_init (void);
