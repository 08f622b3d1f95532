/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-table-banner"

#include "config.h"

#include "games/roll/table/orrery-table-banner.h"

#include "games/roll/words/orrery-story.h"
#include "games/roll/board/orrery-phase-tile.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/art/orrery-table-style.h"

#include <glib/gi18n.h>

struct _OrreryTableBanner
{
  GtkWindow parent_instance;

  OrrerySession *session;
  char *names[ROLL_MAX_SEATS + 1];
  gboolean hides_scores;

  GtkWidget *round;
  GtkWidget *pool;
  GtkWidget *phases[ROLL_N_PHASES];
  GtkWidget *seats;
  GtkWidget *question;
};

G_DEFINE_FINAL_TYPE (OrreryTableBanner, orrery_table_banner, GTK_TYPE_WINDOW)

static void
add_seat (OrreryTableBanner *self, const RollState *state, const GameScore *score, guint i)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);
  GtkWidget *mark = orrery_seat_mark_new (64);
  GtkWidget *name = orrery_label_new ("orrery-banner-name", 0);
  GtkWidget *line = orrery_label_new ("orrery-banner-line", 1);
  g_autofree char *tiles =
      g_strdup_printf (_("%d of %d tiles"), roll_squares (state, (int) i), ROLL_END_SQUARES);
  g_autofree char *text = self->hides_scores
                              ? g_strdup (tiles)
                              : g_strdup_printf (_("%s · %d VP"), tiles, score->total[i]);

  orrery_seat_mark_set (ORRERY_SEAT_MARK (mark), (int) i, self->names[i]);
  gtk_label_set_label (GTK_LABEL (name), self->names[i]);
  gtk_label_set_label (GTK_LABEL (line), text);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_box_append (GTK_BOX (row), mark);
  gtk_box_append (GTK_BOX (row), name);
  gtk_box_append (GTK_BOX (row), line);
  gtk_box_append (GTK_BOX (self->seats), row);
}

static void
show (OrreryTableBanner *self)
{
  const RollState *state = orrery_session_get_state (self->session);
  g_autofree char *round = g_strdup_printf (_("Round %d"), state->round);
  g_autofree char *pool = g_strdup_printf (_("%d VP in the pool"), MAX (state->pool, 0));
  g_autofree char *question = orrery_story_question (state, (const char *const *) self->names);
  GameScore score;

  roll_score (state, &score);
  orrery_label_set (self->round, round);
  orrery_label_set (self->pool, pool);
  orrery_label_set (self->question, question);
  for (guint i = 0; i < ROLL_N_PHASES; i++)
    orrery_phase_tile_set_on (ORRERY_PHASE_TILE (self->phases[i]),
                              state->step == ROLL_STEP_PHASES
                                  && (state->phases & ROLL_BIT (i)) != 0);
  orrery_clear_children (self->seats);
  for (guint i = 0; i < state->n_seats; i++)
    add_seat (self, state, &score, i);
}

static gboolean
key_cb (OrreryTableBanner *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  if (keyval != GDK_KEY_h && keyval != GDK_KEY_H)
    return GDK_EVENT_PROPAGATE;
  self->hides_scores = !self->hides_scores;
  show (self);
  return GDK_EVENT_STOP;
}

static void
orrery_table_banner_dispose (GObject *object)
{
  OrreryTableBanner *self = ORRERY_TABLE_BANNER (object);

  g_clear_object (&self->session);
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    g_clear_pointer (&self->names[i], g_free);

  G_OBJECT_CLASS (orrery_table_banner_parent_class)->dispose (object);
}

static void
orrery_table_banner_class_init (OrreryTableBannerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_table_banner_dispose;
}

static void
orrery_table_banner_init (OrreryTableBanner *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 36);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);
  GtkWidget *phases = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->round = orrery_label_new ("orrery-banner-round", 0);
  self->pool = orrery_label_new ("orrery-banner-line", 1);
  self->question = orrery_label_new ("orrery-banner-line", 0);
  self->seats = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  gtk_label_set_wrap (GTK_LABEL (self->question), TRUE);
  gtk_widget_set_hexpand (self->round, TRUE);
  gtk_widget_set_vexpand (self->seats, TRUE);
  gtk_box_append (GTK_BOX (head), self->round);
  gtk_box_append (GTK_BOX (head), self->pool);
  gtk_box_set_homogeneous (GTK_BOX (phases), TRUE);
  for (guint i = 0; i < ROLL_N_PHASES; i++)
    {
      self->phases[i] = orrery_phase_tile_new (i, FALSE);
      gtk_widget_set_size_request (self->phases[i], -1, 90);
      gtk_box_append (GTK_BOX (phases), self->phases[i]);
    }
  gtk_widget_add_css_class (box, "orrery-banner");
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), phases);
  gtk_box_append (GTK_BOX (box), self->seats);
  gtk_box_append (GTK_BOX (box), self->question);
  gtk_window_set_child (GTK_WINDOW (self), box);
  gtk_window_set_title (GTK_WINDOW (self), _("Table"));
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
orrery_table_banner_new (OrrerySession *session, const char *const *names)
{
  OrreryTableBanner *self = g_object_new (ORRERY_TYPE_TABLE_BANNER, NULL);

  self->session = g_object_ref (session);
  for (guint i = 0; names[i] != NULL; i++)
    self->names[i] = g_strdup (names[i]);
  g_signal_connect_object (session, "asked", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "over", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
  return GTK_WIDGET (self);
}
