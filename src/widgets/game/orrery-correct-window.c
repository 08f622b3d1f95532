/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-correct-window"

#include "widgets/game/orrery-correct-window.h"

#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-field-row.h"
#include "widgets/layout/orrery-scrolled.h"

#include <glib/gi18n.h>
#include <string.h>

typedef struct
{
  OrrerySession *session;
  guint first; /* where the corrections made here begin in the record */
  gboolean is_changed; /* what follows that point is theirs */
  guint seat;
  gboolean showing;
  GPtrArray *numbers; /* of GtkSpinButton */

  GtkWidget *box;
  GtkWidget *header;
  GtkWidget *said;
} OrreryCorrectWindowPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (OrreryCorrectWindow, orrery_correct_window, ADW_TYPE_WINDOW)

static OrreryCorrectWindowPrivate *
get_private (OrreryCorrectWindow *self)
{
  return orrery_correct_window_get_instance_private (self);
}

const void *
orrery_correct_window_get_state (OrreryCorrectWindow *self)
{
  g_return_val_if_fail (ORRERY_IS_CORRECT_WINDOW (self), NULL);

  return orrery_session_get_state (get_private (self)->session);
}

guint
orrery_correct_window_get_seat (OrreryCorrectWindow *self)
{
  g_return_val_if_fail (ORRERY_IS_CORRECT_WINDOW (self), 0);

  return get_private (self)->seat;
}

gboolean
orrery_correct_window_is_showing (OrreryCorrectWindow *self)
{
  g_return_val_if_fail (ORRERY_IS_CORRECT_WINDOW (self), FALSE);

  return get_private (self)->showing;
}

/* A number that is too large is not changed silently: a message next to it says what is possible. */
static gboolean
read_number (GtkSpinButton *spin, gint64 *number)
{
  GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (spin), ADW_TYPE_ACTION_ROW);
  double least, most;
  gboolean good;
  g_autofree char *range = NULL;

  gtk_spin_button_get_range (spin, &least, &most);
  good = g_ascii_string_to_signed (gtk_editable_get_text (GTK_EDITABLE (spin)), 10, (gint64) least, (gint64) most, number,
                                   NULL);
  range = g_strdup_printf (good ? _("%d to %d") : _("Enter a number from %d to %d."), (int) least, (int) most);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), range);
  orrery_toggle_class (GTK_WIDGET (spin), "error", !good);
  orrery_toggle_class (row, "orrery-wrong", !good);
  return good;
}

static void
show (OrreryCorrectWindow *self)
{
  OrreryCorrectWindowPrivate *priv = get_private (self);
  OrreryCorrectWindowClass *klass = ORRERY_CORRECT_WINDOW_GET_CLASS (self);

  priv->showing = TRUE;
  if (klass->show != NULL)
    klass->show (self);
  for (guint i = 0; i < priv->numbers->len; i++)
    read_number (g_ptr_array_index (priv->numbers, i), &(gint64) { 0 });
  priv->showing = FALSE;
}

/* --- Trying --- */

static void
say (OrreryCorrectWindow *self, const char *text, gboolean is_odd)
{
  GtkWidget *said = get_private (self)->said;

  orrery_label_set (said, text);
  orrery_toggle_class (said, "orrery-odd", is_odd);
  gtk_widget_set_visible (said, *text != '\0');
  orrery_announce (GTK_WIDGET (self), ORRERY_SAY_ALWAYS, text);
}

static char *
dup_refusal (OrreryCorrectWindow *self, const OrreryGame *game, GameAnswer answer, GameStatus status)
{
  OrreryCorrectWindowClass *klass = ORRERY_CORRECT_WINDOW_GET_CLASS (self);
  char *more = klass->dup_refusal != NULL ? klass->dup_refusal (self, answer, status) : NULL;

  return more != NULL ? more : g_strdup (game->tell_refusal (status));
}

char *
orrery_correct_window_dup_problem (OrreryCorrectWindow *self, const GameAnswer *answers, gsize n)
{
  const OrreryGame *game = orrery_record_get_game (orrery_session_get_record (get_private (self)->session));
  const void *now = orrery_correct_window_get_state (self);
  GameState state;

  g_return_val_if_fail (ORRERY_IS_CORRECT_WINDOW (self), NULL);

  memcpy (&state, now, game->rules->state_size);
  for (gsize i = 0; i < n; i++)
    {
      const GameStatus status = game->rules->apply (&state, answers[i], NULL);

      if (status != GAME_OK)
        return dup_refusal (self, game, answers[i], status);
    }
  return memcmp (&state, now, game->rules->state_size) == 0 ? g_strdup (_("There is nothing to correct.")) : NULL;
}

gboolean
orrery_correct_window_try_all (OrreryCorrectWindow *self, const GameAnswer *answers, gsize n)
{
  OrreryCorrectWindowPrivate *priv = get_private (self);
  g_autofree char *problem = NULL;
  g_autoptr (GError) error = NULL;
  guint point;

  g_return_val_if_fail (ORRERY_IS_CORRECT_WINDOW (self), FALSE);

  point = orrery_record_get_point (orrery_session_get_record (priv->session));
  problem = orrery_correct_window_dup_problem (self, answers, n);
  if (problem == NULL && !orrery_session_answer_all (priv->session, answers, n, &error))
    problem = g_strdup (error->message);
  if (problem == NULL)
    {
      orrery_session_join (priv->session, point, point + (guint) n);
      priv->is_changed = TRUE;
    }
  say (self, problem != NULL ? problem : _("Corrected. Undo takes it back."), problem != NULL);
  show (self);
  return problem == NULL;
}

gboolean
orrery_correct_window_try (OrreryCorrectWindow *self, GameAnswer answer)
{
  return orrery_correct_window_try_all (self, &answer, 1);
}

/* --- Undo --- */

/* The keys take back corrections that were made here, never letters, nor answers of the game. */
static gboolean
undo_cb (GtkWidget *window, GVariant *args, gpointer data)
{
  OrreryCorrectWindowPrivate *priv = get_private (ORRERY_CORRECT_WINDOW (window));
  const int point = orrery_session_get_undo_point (priv->session);

  if (point >= (int) priv->first && orrery_session_is_correction (priv->session, (guint) point))
    orrery_session_undo (priv->session);
  else
    say (ORRERY_CORRECT_WINDOW (window), _("There is no correction to take back."), FALSE);
  return TRUE;
}

static gboolean
redo_cb (GtkWidget *window, GVariant *args, gpointer data)
{
  OrreryCorrectWindowPrivate *priv = get_private (ORRERY_CORRECT_WINDOW (window));

  if (priv->is_changed)
    orrery_session_redo (priv->session);
  return TRUE;
}

static void
add_key (GtkEventController *keys, GdkModifierType modifiers, GtkShortcutFunc callback)
{
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_z, modifiers),
                                                          gtk_callback_action_new (callback, NULL, NULL)));
}

static GtkEventController *
undo_keys_new (void)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  add_key (keys, GDK_CONTROL_MASK, undo_cb);
  add_key (keys, GDK_CONTROL_MASK | GDK_SHIFT_MASK, redo_cb);
  return keys;
}

/* --- The window --- */

static void
orrery_correct_window_finalize (GObject *object)
{
  g_clear_object (&get_private (ORRERY_CORRECT_WINDOW (object))->session);
  g_ptr_array_unref (get_private (ORRERY_CORRECT_WINDOW (object))->numbers);

  G_OBJECT_CLASS (orrery_correct_window_parent_class)->finalize (object);
}

static void
orrery_correct_window_class_init (OrreryCorrectWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = orrery_correct_window_finalize;
}

static void
orrery_correct_window_init (OrreryCorrectWindow *self)
{
  OrreryCorrectWindowPrivate *priv = get_private (self);

  priv->numbers = g_ptr_array_new ();
  priv->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  priv->header = adw_header_bar_new ();
  priv->said = orrery_label_new ("heading", 0);
  gtk_label_set_wrap (GTK_LABEL (priv->said), TRUE);
  gtk_widget_set_visible (priv->said, FALSE);
  gtk_widget_set_margin_start (priv->said, 18);
  gtk_widget_set_margin_end (priv->said, 18);
  gtk_widget_set_margin_bottom (priv->said, 12);
  gtk_box_append (GTK_BOX (priv->box), priv->header);
  gtk_box_append (GTK_BOX (priv->box), priv->said);
  gtk_box_append (GTK_BOX (priv->box), orrery_live_region_new ());
  gtk_widget_add_controller (GTK_WIDGET (self), undo_keys_new ());
  gtk_window_set_title (GTK_WINDOW (self), _("Correct the Table"));
  adw_window_set_content (ADW_WINDOW (self), priv->box);
}

static void
seat_cb (OrreryCorrectWindow *self, GParamSpec *pspec, GtkDropDown *seats)
{
  const guint seat = gtk_drop_down_get_selected (seats);

  if (seat == GTK_INVALID_LIST_POSITION)
    return;
  get_private (self)->seat = seat;
  say (self, "", FALSE);
  show (self);
}

/* The last message was about the table before this change. */
static void
moved_cb (OrreryCorrectWindow *self)
{
  say (self, "", FALSE);
  show (self);
}

void
orrery_correct_window_set_session (OrreryCorrectWindow *self, OrrerySession *session, const char *const *names)
{
  OrreryCorrectWindowPrivate *priv = get_private (self);

  g_return_if_fail (ORRERY_IS_CORRECT_WINDOW (self) && ORRERY_IS_SESSION (session));

  g_set_object (&priv->session, session);
  priv->first = orrery_record_get_point (orrery_session_get_record (session));
  if (names != NULL)
    {
      GtkWidget *seats = gtk_drop_down_new_from_strings (names);

      orrery_set_spoken (seats, _("Player"));
      g_signal_connect_object (seats, "notify::selected", G_CALLBACK (seat_cb), self, G_CONNECT_SWAPPED);
      adw_header_bar_set_title_widget (ADW_HEADER_BAR (priv->header), seats);
    }
  g_signal_connect_object (session, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
}

void
orrery_correct_window_set_page (OrreryCorrectWindow *self, GtkWidget *page)
{
  OrreryCorrectWindowPrivate *priv = get_private (self);

  g_return_if_fail (ORRERY_IS_CORRECT_WINDOW (self));

  gtk_widget_set_vexpand (page, TRUE);
  gtk_box_insert_child_after (GTK_BOX (priv->box), page, priv->header);
  show (self);
}

/* --- Parts of a page --- */

GtkWidget *
orrery_correct_page_new (GtkWidget *first, ...)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  va_list parts;

  va_start (parts, first);
  for (GtkWidget *part = first; part != NULL; part = va_arg (parts, GtkWidget *))
    gtk_box_append (GTK_BOX (content), part);
  va_end (parts);
  return orrery_scrolled_page_new (content, -1);
}

/* At once; when the number is reset on leaving the field, the message stays. */
static void
number_changed_cb (GtkSpinButton *spin)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (spin));
  gint64 number;

  if (*text != '\0' && g_ascii_strtoll (text, NULL, 10) != gtk_spin_button_get_value_as_int (spin))
    read_number (spin, &number);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (spin), "error");
}

static int
input_cb (GtkSpinButton *spin, double *value)
{
  gint64 number = 0;
  const gboolean good = read_number (spin, &number);

  *value = good ? (double) number : gtk_spin_button_get_value (spin);
  return good ? TRUE : GTK_INPUT_ERROR;
}

static void
number_cb (OrreryCorrectWindow *self, GtkSpinButton *spin)
{
  OrreryNumberFunc set = g_object_get_data (G_OBJECT (spin), "set");

  if (!get_private (self)->showing)
    set (self, gtk_spin_button_get_value_as_int (spin));
}

GtkWidget *
orrery_correct_add_number (OrreryCorrectWindow *self, GtkWidget *list, const char *title, int least, int most,
                           OrreryNumberFunc set)
{
  GtkWidget *row = orrery_field_row_new ();
  GtkWidget *spin = orrery_spin_new (least, most);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  g_signal_connect (spin, "input", G_CALLBACK (input_cb), NULL);
  g_signal_connect (spin, "changed", G_CALLBACK (number_changed_cb), NULL);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), spin);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  g_object_set_data (G_OBJECT (spin), "set", set);
  g_ptr_array_add (get_private (self)->numbers, spin);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (number_cb), self, G_CONNECT_SWAPPED);
  return spin;
}

static void
clicked_cb (OrreryCorrectWindow *self, GtkWidget *button)
{
  orrery_correct_window_try (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "answer")));
}

GtkWidget *
orrery_correct_button_connect (OrreryCorrectWindow *self, GtkWidget *button, const char *tooltip, GameAnswer answer)
{
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  g_object_set_data (G_OBJECT (button), "answer", GUINT_TO_POINTER (answer));
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  return button;
}

GtkWidget *
orrery_correct_row_new (const char *name, const char *about, GtkWidget *picture)
{
  GtkWidget *row = orrery_field_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), about);
  if (picture != NULL)
    adw_action_row_add_prefix (ADW_ACTION_ROW (row), picture);
  return row;
}
