/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Links from one entry to others. Each list is (transfer container), an array of borrowed OrreryEntry,
 * without the entry itself and without duplicates; empty if there is none. */
#pragma once

#include "orrery-catalog.h"

/* The other side of a game tile, or the other half of a faction; NULL otherwise. */
OrreryEntry *orrery_entry_get_reverse   (OrreryEntry *self);
/* The rule that this one is a part of; NULL at the top. */
OrreryEntry *orrery_entry_get_parent    (OrreryEntry *self);

GPtrArray   *orrery_entry_list_children (OrreryEntry *self) G_GNUC_WARN_UNUSED_RESULT;
/* The rules of the phases it acts in. */
GPtrArray   *orrery_entry_list_phases   (OrreryEntry *self) G_GNUC_WARN_UNUSED_RESULT;
/* Questions and answers about it, the most specific first. */
GPtrArray   *orrery_entry_list_rulings  (OrreryEntry *self) G_GNUC_WARN_UNUSED_RESULT;
/* Similar tiles, the most similar first. */
GPtrArray   *orrery_entry_list_similar  (OrreryEntry *self) G_GNUC_WARN_UNUSED_RESULT;
/* Tiles that work well together: those that a power counts, and those whose power counts it. */
GPtrArray   *orrery_entry_list_combines (OrreryEntry *self) G_GNUC_WARN_UNUSED_RESULT;
/* For a rule: tiles that change it. */
GPtrArray   *orrery_entry_list_tiles    (OrreryEntry *self) G_GNUC_WARN_UNUSED_RESULT;
/* For a tile: rules that it changes. */
GPtrArray   *orrery_entry_list_rules    (OrreryEntry *self) G_GNUC_WARN_UNUSED_RESULT;
/* Everything else that its text and data refer to. */
GPtrArray   *orrery_entry_list_links    (OrreryEntry *self) G_GNUC_WARN_UNUSED_RESULT;
