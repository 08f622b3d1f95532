/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-start-page"

#include "config.h"

#include "app/play/orrery-start-page.h"

#include "app/keep/orrery-game-list.h"
#include "assist/orrery-daily.h"
#include "assist/orrery-game-setup.h"
#include "widgets/game/orrery-game-ui.h"
#include "widgets/layout/orrery-wrap.h"

#include <adwaita.h>
#include <glib/gi18n.h>

struct _OrreryStartPage
{
  GtkWidget parent_instance;

  GSettings *settings;
  const OrreryGame *game;

  GtkWidget *scrolled;
  GtkLabel *heading;
  GtkWidget *play_button;
  GtkWidget *lesson_button;
  GtkWidget *daily_button;
  GtkLabel *setup_label;
  OrreryGameList *games;
};

G_DEFINE_FINAL_TYPE (OrreryStartPage, orrery_start_page, GTK_TYPE_WIDGET)

enum
{
  BEGIN,
  OPEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The daily game, if it can be played, and for how many days in a row it was. */
static void
show_daily (OrreryStartPage *self)
{
  const guint streak = orrery_daily_get_streak (self->settings);
  g_autofree char *days = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Finished on %u day in a row.",
                                                        "Finished on %u days in a row.", streak), streak);
  g_autofree char *about = g_strdup_printf ("%s %s", _("The same game for everybody, new each day."),
                                            streak > 0 ? days : "");

  gtk_widget_set_visible (self->daily_button, self->game->players[0] != NULL);
  gtk_widget_set_tooltip_text (self->daily_button, g_strchomp (about));
}

void
orrery_start_page_update (OrreryStartPage *self)
{
  g_auto (OrreryGameSetup) setup = { 0 };
  g_autofree char *text = NULL;
  g_autofree char *place = NULL;

  g_return_if_fail (ORRERY_IS_START_PAGE (self));

  orrery_game_setup_load (&setup, self->game, self->settings);
  text = orrery_game_setup_describe (&setup);
  gtk_label_set_label (self->setup_label, text);
  show_daily (self);
  place = g_settings_get_string (self->settings, "lesson-place");
  gtk_button_set_label (GTK_BUTTON (self->lesson_button), *place != '\0' ? _("Continue _Lesson") : _("_Learn the Game"));
  orrery_game_list_update (self->games);
}

void
orrery_start_page_set_game (OrreryStartPage *self, const OrreryGame *game)
{
  const OrreryGameUi *ui = orrery_game_ui_get (game);

  g_return_if_fail (ORRERY_IS_START_PAGE (self));

  self->game = game;
  gtk_label_set_label (self->heading, ui->invitation != NULL ? _(ui->invitation) : game->rules->name);
  gtk_widget_set_visible (self->lesson_button, ui->new_lesson != NULL);
  orrery_game_list_set_game (self->games, game);
  orrery_start_page_update (self);
}

/* --- The page --- */

static void
play_cb (OrreryStartPage *self)
{
  g_auto (OrreryGameSetup) setup = { 0 };
  g_autoptr (OrreryRecord) record = NULL;

  orrery_game_setup_load (&setup, self->game, self->settings);
  record = orrery_game_setup_begin (&setup, orrery_record_draw_seed ());
  g_signal_emit (self, signals[BEGIN], 0, record);
}

static void
open_cb (OrreryStartPage *self, GFile *file)
{
  g_signal_emit (self, signals[OPEN], 0, file);
}

static void
orrery_start_page_dispose (GObject *object)
{
  OrreryStartPage *self = ORRERY_START_PAGE (object);

  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (self), ORRERY_TYPE_START_PAGE);

  G_OBJECT_CLASS (orrery_start_page_parent_class)->dispose (object);
}

static void
orrery_start_page_class_init (OrreryStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_start_page_dispose;
  g_type_ensure (ORRERY_TYPE_WRAP);
  g_type_ensure (ORRERY_TYPE_GAME_LIST);
  signals[BEGIN] = g_signal_new ("begin", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                 ORRERY_TYPE_RECORD);
  signals[OPEN] = g_signal_new ("open", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_FILE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/orrerytable/Orrery/play/orrery-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, OrreryStartPage, scrolled);
  gtk_widget_class_bind_template_child (widget_class, OrreryStartPage, heading);
  gtk_widget_class_bind_template_child (widget_class, OrreryStartPage, play_button);
  gtk_widget_class_bind_template_child (widget_class, OrreryStartPage, setup_label);
  gtk_widget_class_bind_template_child (widget_class, OrreryStartPage, lesson_button);
  gtk_widget_class_bind_template_child (widget_class, OrreryStartPage, daily_button);
  gtk_widget_class_bind_template_child (widget_class, OrreryStartPage, games);
  gtk_widget_class_bind_template_callback (widget_class, play_cb);
  gtk_widget_class_bind_template_callback (widget_class, open_cb);
}

static void
orrery_start_page_init (OrreryStartPage *self)
{
  self->settings = g_settings_new (ORRERY_APP_ID);
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
orrery_start_page_focus (OrreryStartPage *self)
{
  g_return_if_fail (ORRERY_IS_START_PAGE (self));

  gtk_widget_grab_focus (self->play_button);
}
