/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-tick-lines"

#include "app/table/orrery-tick-lines.h"

#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-scrolled.h"
#include "widgets/question/orrery-keys.h"
#include "widgets/question/orrery-question-bar.h"

#include <glib/gi18n.h>

struct _OrreryTickLines
{
  AdwBin parent_instance;

  char *question;
  GPtrArray *lines; /* of OrreryTickLine; borrowed */
  guint now;        /* the line that is typed into */
  char *label;      /* on the button, */
  char *reason;     /* and why it is grayed out; NULL: it isn't */

  GtkWidget *rows;
  GtkWidget *content;
  GtkWidget *foot;
  GtkWidget *bar;
  OrreryKeys *keys;
};

G_DEFINE_FINAL_TYPE (OrreryTickLines, orrery_tick_lines, ADW_TYPE_BIN)

enum
{
  ACCEPTED,
  WANTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

guint
orrery_tick_lines_get_n (OrreryTickLines *self)
{
  return self->lines->len;
}

OrreryTickLine *
orrery_tick_lines_get (OrreryTickLines *self, guint i)
{
  return g_ptr_array_index (self->lines, i);
}

/* The first line that cannot be accepted; -1: none. */
static int
find_bad (OrreryTickLines *self)
{
  for (guint i = 0; i < self->lines->len; i++)
    if (orrery_tick_line_get_problem (orrery_tick_lines_get (self, i)) != NULL)
      return (int) i;
  return -1;
}

/* --- The bar --- */

static char *
tell_letters (OrreryTickLines *self)
{
  OrreryTickLine *line = orrery_tick_lines_get (self, self->now);
  g_autofree char *letters = orrery_tick_line_list_letters (line);

  /* Translators: letters that can be typed: "w b y". "3w" is three of the first kind. */
  return g_strdup_printf (_("Letters: %s · 3%c three · * all · Tab next player"), letters, *letters);
}

static char *
label_new (OrreryTickLines *self, int bad)
{
  if (bad < 0)
    return g_strdup (ngettext ("Accept the Line", "Accept All Lines", self->lines->len));
  return g_strdup_printf (_("Fix %s’s Line"), orrery_tick_line_get_name (orrery_tick_lines_get (self, (guint) bad)));
}

/* The button stays as long as it says the same: it may have the focus. */
static void
show_bar (OrreryTickLines *self)
{
  OrreryQuestionBar *bar = ORRERY_QUESTION_BAR (self->bar);
  g_autofree char *letters = tell_letters (self);
  const int bad = find_bad (self);
  const char *reason = bad == (int) self->now ? orrery_tick_line_get_problem (orrery_tick_lines_get (self, self->now)) : NULL;
  g_autofree char *label = label_new (self, bad);

  if (g_strcmp0 (label, self->label) == 0 && g_strcmp0 (reason, self->reason) == 0)
    {
      orrery_question_bar_reword (bar, NULL, self->question, letters);
      return;
    }
  orrery_question_bar_ask (bar, NULL, self->question, letters);
  orrery_question_bar_add_action (bar, label, "Return", ORRERY_ACTION_ACCEPT_LINES, reason);
  orrery_question_bar_suggest (bar);
  g_free (self->label);
  g_free (self->reason);
  self->label = g_steal_pointer (&label);
  self->reason = g_strdup (reason);
}

/* --- Moving --- */

static void
show_now (OrreryTickLines *self, guint now)
{
  self->now = now;
  for (guint i = 0; i < self->lines->len; i++)
    orrery_tick_line_set_now (orrery_tick_lines_get (self, i), i == now);
  show_bar (self);
}

static void
go_to (OrreryTickLines *self, guint now)
{
  show_now (self, now);
  gtk_widget_grab_focus (GTK_WIDGET (orrery_tick_lines_get (self, now)));
}

static gboolean
move_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  OrreryTickLines *self = ORRERY_TICK_LINES (widget);
  const guint n = self->lines->len;

  go_to (self, (self->now + n + (guint) GPOINTER_TO_INT (data)) % n);
  return TRUE;
}

/* After the last line, to the next widget. */
static gboolean
tab_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  OrreryTickLines *self = ORRERY_TICK_LINES (widget);
  const guint next = self->now + (guint) GPOINTER_TO_INT (data);
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (!GTK_IS_EDITABLE (focus) || next >= self->lines->len)
    return FALSE;
  go_to (self, next);
  return TRUE;
}

static void
focus_cb (OrreryTickLines *self, GParamSpec *pspec, GtkEventController *focus)
{
  GtkWidget *line = gtk_event_controller_get_widget (focus);
  guint i;

  if (gtk_event_controller_focus_contains_focus (GTK_EVENT_CONTROLLER_FOCUS (focus))
      && g_ptr_array_find (self->lines, line, &i) && i != self->now)
    show_now (self, i);
}

static gboolean
type_cb (GtkWidget *widget, guint keyval, gpointer data)
{
  OrreryTickLines *self = ORRERY_TICK_LINES (widget);
  char text[8] = { 0 };

  g_unichar_to_utf8 (gdk_keyval_to_unicode (keyval), text);
  orrery_tick_line_type (orrery_tick_lines_get (self, self->now), text);
  return TRUE;
}

/* Enter never accepts by half: it goes to the line that is wrong. */
static void
accept_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OrreryTickLines *self = ORRERY_TICK_LINES (widget);
  const int bad = find_bad (self);

  if (bad >= 0)
    go_to (self, (guint) bad);
  else
    g_signal_emit (self, signals[ACCEPTED], 0);
}

/* --- Lines --- */

static void
wanted_cb (OrreryTickLines *self, OrreryTickLine *line)
{
  g_signal_emit (self, signals[WANTED], 0, orrery_tick_line_get_seat (line));
}

void
orrery_tick_lines_add (OrreryTickLines *self, OrreryTickLine *line)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_return_if_fail (ORRERY_IS_TICK_LINES (self));

  g_ptr_array_add (self->lines, line);
  gtk_box_append (GTK_BOX (self->rows), GTK_WIDGET (line));
  g_signal_connect_object (focus, "notify::contains-focus", G_CALLBACK (focus_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (line), focus);
  g_signal_connect_object (line, "changed", G_CALLBACK (show_bar), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (line, "wanted", G_CALLBACK (wanted_cb), self, G_CONNECT_SWAPPED);
}

void
orrery_tick_lines_begin (OrreryTickLines *self)
{
  g_return_if_fail (ORRERY_IS_TICK_LINES (self) && self->lines->len > 0);

  go_to (self, 0);
}

void
orrery_tick_lines_set_compact (OrreryTickLines *self, gboolean compact)
{
  g_return_if_fail (ORRERY_IS_TICK_LINES (self));

  orrery_question_bar_set_compact (ORRERY_QUESTION_BAR (self->bar), compact);
  orrery_toggle_class (self->content, "narrow", compact);
  orrery_toggle_class (self->foot, "narrow", compact);
}

/* --- Building --- */

static void
add_shortcut (GtkEventController *keys, guint keyval, GdkModifierType modifiers, GtkShortcutFunc func, int step)
{
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys), gtk_shortcut_new (gtk_keyval_trigger_new (keyval, modifiers),
                                                        gtk_callback_action_new (func, GINT_TO_POINTER (step), NULL)));
}

static void
add_keys (OrreryTickLines *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_MANAGED);
  add_shortcut (keys, GDK_KEY_Down, 0, move_cb, 1);
  add_shortcut (keys, GDK_KEY_Up, 0, move_cb, -1);
  add_shortcut (keys, GDK_KEY_Tab, 0, tab_cb, 1);
  add_shortcut (keys, GDK_KEY_Tab, GDK_SHIFT_MASK, tab_cb, -1);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  self->keys = orrery_keys_new (GTK_WIDGET (self));
  for (const char *key = "abcdefghijklmnopqrstuvwxyz0123456789*"; *key != '\0'; key++)
    orrery_keys_add (self->keys, gdk_unicode_to_keyval ((guint32) *key), 0, type_cb, NULL);
}

static void
build (OrreryTickLines *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *scrolled;

  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_box_append (GTK_BOX (self->content), orrery_card_new (NULL, self->rows));
  scrolled = orrery_scrolled_page_new (self->content, -1);
  gtk_widget_set_vexpand (scrolled, TRUE);
  self->bar = orrery_question_bar_new ();
  self->foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_add_css_class (self->foot, "orrery-table-foot");
  gtk_box_append (GTK_BOX (self->foot), self->bar);
  gtk_box_append (GTK_BOX (box), scrolled);
  gtk_box_append (GTK_BOX (box), self->foot);
  adw_bin_set_child (ADW_BIN (self), box);
}

static gboolean
orrery_tick_lines_grab_focus (GtkWidget *widget)
{
  OrreryTickLines *self = ORRERY_TICK_LINES (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (orrery_tick_lines_get (self, self->now)));
}

static void
orrery_tick_lines_finalize (GObject *object)
{
  OrreryTickLines *self = ORRERY_TICK_LINES (object);

  g_ptr_array_unref (self->lines);
  g_free (self->question);
  g_free (self->label);
  g_free (self->reason);

  G_OBJECT_CLASS (orrery_tick_lines_parent_class)->finalize (object);
}

static void
orrery_tick_lines_class_init (OrreryTickLinesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = orrery_tick_lines_finalize;
  GTK_WIDGET_CLASS (klass)->grab_focus = orrery_tick_lines_grab_focus;
  GTK_WIDGET_CLASS (klass)->focus = orrery_focus_child;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), ORRERY_ACTION_ACCEPT_LINES, NULL, accept_action);
  signals[ACCEPTED] = g_signal_new ("accepted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 0);
  signals[WANTED] = g_signal_new ("wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
orrery_tick_lines_init (OrreryTickLines *self)
{
  self->lines = g_ptr_array_new ();
}

GtkWidget *
orrery_tick_lines_new (const char *question)
{
  OrreryTickLines *self = g_object_new (ORRERY_TYPE_TICK_LINES, NULL);

  self->question = g_strdup (question);
  build (self);
  add_keys (self);
  return GTK_WIDGET (self);
}
