/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Links from one entry to others. Each list is (transfer container), an array of borrowed
 * OrreryEntry, without the entry itself and without doubles; empty if there is none. */
#pragma once

#include "orrery-catalog.h"

G_BEGIN_DECLS

/* The other side of a game tile, the other half of a faction; NULL for the rest. */
OrreryEntry *orrery_entry_get_reverse   (OrreryEntry *self);
/* The rule that this one is a part of; NULL at the top. */
OrreryEntry *orrery_entry_get_parent    (OrreryEntry *self);

GPtrArray   *orrery_entry_list_children (OrreryEntry *self) G_GNUC_WARN_UNUSED_RESULT;
/* The rules of the phases it acts in. */
GPtrArray   *orrery_entry_list_phases   (OrreryEntry *self) G_GNUC_WARN_UNUSED_RESULT;
/* Questions and answers about it, those about nothing more general first. */
GPtrArray   *orrery_entry_list_rulings  (OrreryEntry *self) G_GNUC_WARN_UNUSED_RESULT;
/* Tiles that do something alike, the most alike first. */
GPtrArray   *orrery_entry_list_similar  (OrreryEntry *self) G_GNUC_WARN_UNUSED_RESULT;
/* Tiles that make each other better: what a power counts, and what counts it. */
GPtrArray   *orrery_entry_list_combines (OrreryEntry *self) G_GNUC_WARN_UNUSED_RESULT;
/* For a rule: tiles that bend it. */
GPtrArray   *orrery_entry_list_tiles    (OrreryEntry *self) G_GNUC_WARN_UNUSED_RESULT;
/* For a tile: rules that it changes. */
GPtrArray   *orrery_entry_list_rules    (OrreryEntry *self) G_GNUC_WARN_UNUSED_RESULT;
/* All that its text and its data point at, other than the lists above. */
GPtrArray   *orrery_entry_list_links    (OrreryEntry *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
