/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-replay-bar"

#include "app/game/orrery-replay-bar.h"

#include "widgets/question/orrery-keys.h"

#include <glib/gi18n.h>

enum { SLOWEST = 200 }; /* ms per step, at least */

struct _OrreryReplayBar
{
  GtkWidget parent_instance;

  GArray *points;
  GArray *rounds;
  guint point;
  guint pace;
  guint source;
  gboolean moving; /* the scale follows */

  GtkWidget *box;
  GtkWidget *scale;
  GtkWidget *play;
};

G_DEFINE_FINAL_TYPE (OrreryReplayBar, orrery_replay_bar, GTK_TYPE_WIDGET)

static guint seek_signal;

static guint
nth (const GArray *points, guint i)
{
  return g_array_index (points, guint, i);
}

/* The index of the last of `points` that is not after `point`; -1 before the first. */
static int
index_of (const GArray *points, guint point)
{
  int found = -1;

  for (guint i = 0; i < points->len && nth (points, i) <= point; i++)
    found = (int) i;
  return found;
}

static void
seek (OrreryReplayBar *self, guint point)
{
  orrery_replay_bar_set_point (self, point);
  g_signal_emit (self, seek_signal, 0, point);
}

gboolean
orrery_replay_bar_step (OrreryReplayBar *self, int steps, gboolean rounds)
{
  const GArray *points;
  int i;

  g_return_val_if_fail (ORRERY_IS_REPLAY_BAR (self), FALSE);

  points = rounds ? self->rounds : self->points;
  i = index_of (points, self->point);
  /* Going back from within a round leads to its start. */
  if (steps < 0 && i >= 0 && nth (points, (guint) i) < self->point)
    i++;
  i += steps;
  if (i >= (int) points->len && rounds && self->points->len > 0
      && self->point < nth (self->points, self->points->len - 1))
    {
      seek (self, nth (self->points, self->points->len - 1));
      return TRUE;
    }
  if (points->len == 0 || i < 0 || i >= (int) points->len)
    return FALSE;
  seek (self, nth (points, (guint) i));
  return TRUE;
}

/* --- Playing --- */

static gboolean
tick_cb (gpointer data)
{
  OrreryReplayBar *self = data;

  if (orrery_replay_bar_step (self, 1, FALSE))
    return G_SOURCE_CONTINUE;
  self->source = 0;
  orrery_replay_bar_set_playing (self, FALSE);
  return G_SOURCE_REMOVE;
}

void
orrery_replay_bar_set_playing (OrreryReplayBar *self, gboolean playing)
{
  g_return_if_fail (ORRERY_IS_REPLAY_BAR (self));

  if (playing && self->source == 0)
    self->source = g_timeout_add (MAX (self->pace, SLOWEST), tick_cb, self);
  else if (!playing)
    g_clear_handle_id (&self->source, g_source_remove);
  gtk_button_set_icon_name (GTK_BUTTON (self->play),
                            playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (self->play, playing ? _("Pause") : _("Play"));
}

/* --- Buttons --- */

static void
round_back_cb (OrreryReplayBar *self)
{
  orrery_replay_bar_step (self, -1, TRUE);
}

static void
back_cb (OrreryReplayBar *self)
{
  orrery_replay_bar_step (self, -1, FALSE);
}

static void
play_cb (OrreryReplayBar *self)
{
  orrery_replay_bar_set_playing (self, self->source == 0);
}

static void
forward_cb (OrreryReplayBar *self)
{
  orrery_replay_bar_step (self, 1, FALSE);
}

static void
round_forward_cb (OrreryReplayBar *self)
{
  orrery_replay_bar_step (self, 1, TRUE);
}

/* These keys step, whatever has the focus. */
static gboolean
key_cb (GtkWidget *widget, guint keyval, gpointer data)
{
  OrreryReplayBar *self = ORRERY_REPLAY_BAR (widget);

  switch (keyval)
    {
    case GDK_KEY_Home:
      seek (self, nth (self->points, 0));
      break;
    case GDK_KEY_End:
      seek (self, nth (self->points, self->points->len - 1));
      break;
    default:
      orrery_replay_bar_step (self, keyval == GDK_KEY_Left ? -1 : 1, FALSE);
    }
  return TRUE;
}

static void
add_keys (OrreryReplayBar *self)
{
  OrreryKeys *keys = orrery_keys_new (GTK_WIDGET (self));

  static const guint keyvals[] = { GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Home, GDK_KEY_End };

  for (guint i = 0; i < G_N_ELEMENTS (keyvals); i++)
    orrery_keys_add (keys, keyvals[i], 0, key_cb, NULL);
}

static void
scale_cb (OrreryReplayBar *self)
{
  const guint i = (guint) gtk_range_get_value (GTK_RANGE (self->scale));

  if (!self->moving && i < self->points->len && nth (self->points, i) != self->point)
    seek (self, nth (self->points, i));
}

static GtkWidget *
add_button (OrreryReplayBar *self, const char *icon, const char *tooltip, GCallback callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), button);
  return button;
}

/* --- The widget --- */

static void
orrery_replay_bar_dispose (GObject *object)
{
  OrreryReplayBar *self = ORRERY_REPLAY_BAR (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_replay_bar_parent_class)->dispose (object);
}

static void
orrery_replay_bar_finalize (GObject *object)
{
  OrreryReplayBar *self = ORRERY_REPLAY_BAR (object);

  g_array_unref (self->points);
  g_array_unref (self->rounds);

  G_OBJECT_CLASS (orrery_replay_bar_parent_class)->finalize (object);
}

static void
orrery_replay_bar_class_init (OrreryReplayBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_replay_bar_dispose;
  G_OBJECT_CLASS (klass)->finalize = orrery_replay_bar_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  seek_signal = g_signal_new ("seek", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
orrery_replay_bar_init (OrreryReplayBar *self)
{
  self->points = g_array_new (FALSE, FALSE, sizeof (guint));
  self->rounds = g_array_new (FALSE, FALSE, sizeof (guint));
  self->pace = 600;
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_margin_start (self->box, 6);
  gtk_widget_set_margin_end (self->box, 6);
  gtk_widget_set_margin_bottom (self->box, 6);
  add_button (self, "media-skip-backward-symbolic", _("Previous Round"), G_CALLBACK (round_back_cb));
  add_button (self, "go-previous-symbolic", _("Step Back"), G_CALLBACK (back_cb));
  self->play = add_button (self, "media-playback-start-symbolic", _("Play"), G_CALLBACK (play_cb));
  add_button (self, "go-next-symbolic", _("Step Forward"), G_CALLBACK (forward_cb));
  add_button (self, "media-skip-forward-symbolic", _("Next Round"), G_CALLBACK (round_forward_cb));
  self->scale = gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 0, 1, 1);
  gtk_widget_set_hexpand (self->scale, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Moment"), -1);
  g_signal_connect_object (self->scale, "value-changed", G_CALLBACK (scale_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), self->scale);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  add_keys (self);
}

static void
copy_points (GArray *to, const GArray *from)
{
  g_array_set_size (to, 0);
  g_array_append_vals (to, from->data, from->len);
}

void
orrery_replay_bar_set_points (OrreryReplayBar *self, const GArray *points, const GArray *rounds)
{
  g_return_if_fail (ORRERY_IS_REPLAY_BAR (self));

  copy_points (self->points, points);
  copy_points (self->rounds, rounds);
  self->moving = TRUE;
  gtk_range_set_range (GTK_RANGE (self->scale), 0, MAX (1, (int) points->len - 1));
  self->moving = FALSE;
}

void
orrery_replay_bar_set_point (OrreryReplayBar *self, guint point)
{
  g_return_if_fail (ORRERY_IS_REPLAY_BAR (self));

  self->point = point;
  self->moving = TRUE;
  gtk_range_set_value (GTK_RANGE (self->scale), MAX (0, index_of (self->points, point)));
  self->moving = FALSE;
}

void
orrery_replay_bar_set_pace (OrreryReplayBar *self, guint pace)
{
  g_return_if_fail (ORRERY_IS_REPLAY_BAR (self));

  self->pace = pace;
}
