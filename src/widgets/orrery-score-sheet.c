/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/orrery-score-sheet.h"

struct _OrreryScoreSheet { GtkWidget parent_instance; };
G_DEFINE_FINAL_TYPE (OrreryScoreSheet, orrery_score_sheet, GTK_TYPE_WIDGET)
static void orrery_score_sheet_class_init (OrreryScoreSheetClass *c) { (void) c; }
static void orrery_score_sheet_init (OrreryScoreSheet *s) { (void) s; }
struct _OrreryScoreBars { GtkWidget parent_instance; };
G_DEFINE_FINAL_TYPE (OrreryScoreBars, orrery_score_bars, GTK_TYPE_WIDGET)
static void orrery_score_bars_class_init (OrreryScoreBarsClass *c) { (void) c; }
static void orrery_score_bars_init (OrreryScoreBars *s) { (void) s; }
GtkWidget * orrery_score_sheet_new (void) { return g_object_new (ORRERY_TYPE_SCORE_SHEET, NULL); }
void orrery_score_sheet_set_state (OrreryScoreSheet *self, const RollState *state, const char *const *names) { }
char * orrery_score_sheet_dup_text (OrreryScoreSheet *self) { return 0; }
char * orrery_score_title (const RollState *state, const char *const *names) { return 0; }
char * orrery_score_subtitle (const RollState *state, const char *const *names) { return 0; }
GtkWidget * orrery_score_bars_new (void) { return g_object_new (ORRERY_TYPE_SCORE_BARS, NULL); }
void orrery_score_bars_set_state (OrreryScoreBars *self, const RollState *state, const char *const *names) { }
