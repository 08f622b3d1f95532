/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/orrery-question-bar.h"

struct _OrreryQuestionBar { GtkWidget parent_instance; };
G_DEFINE_FINAL_TYPE (OrreryQuestionBar, orrery_question_bar, GTK_TYPE_WIDGET)
static void orrery_question_bar_class_init (OrreryQuestionBarClass *c) { (void) c; }
static void orrery_question_bar_init (OrreryQuestionBar *s) { (void) s; }
GtkWidget * orrery_question_bar_new (void) { return g_object_new (ORRERY_TYPE_QUESTION_BAR, NULL); }
void orrery_question_bar_ask (OrreryQuestionBar *self, GdkPaintable *picture, const char *question, const char *why) { }
void orrery_question_bar_set_why (OrreryQuestionBar *self, const char *why) { }
void orrery_question_bar_add_answer (OrreryQuestionBar *self, const char *label, const char *key, GameAnswer answer, const char *reason) { }
void orrery_question_bar_add_action (OrreryQuestionBar *self, const char *label, const char *key, const char *name, const char *reason) { }
void orrery_question_bar_suggest (OrreryQuestionBar *self) { }
void orrery_question_bar_add_widget (OrreryQuestionBar *self, GtkWidget *widget) { }
void orrery_question_bar_set_reason (OrreryQuestionBar *self, const char *name, const char *reason) { }
void orrery_question_bar_set_compact (OrreryQuestionBar *self, gboolean compact) { }
gboolean orrery_question_bar_handle_key (OrreryQuestionBar *self, guint keyval, GdkModifierType modifiers) { return 0; }
const char * orrery_question_bar_get_question (OrreryQuestionBar *self) { return 0; }
const char * orrery_question_bar_get_why (OrreryQuestionBar *self) { return 0; }
GArray * orrery_question_bar_list_answers (OrreryQuestionBar *self) { return 0; }
GtkWidget * orrery_question_bar_get_answer_button (OrreryQuestionBar *self, GameAnswer answer) { return 0; }
GtkWidget * orrery_question_bar_get_action_button (OrreryQuestionBar *self, const char *name) { return 0; }
