/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The output of a host for phone tests, one JSON object per line. */
#pragma once

#include "assist/orrery-session.h"

/* The port, and each seat's token (an address of NULL has none); the last address is the public one. `pick` is where
 * people pick a seat; NULL: nowhere. */
void phone_print_addresses (char *const *addresses, guint n, const char *pick);
/* "over": the score. */
void phone_print_score     (OrrerySession *session);
